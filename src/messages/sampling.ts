/** What a run asks, and what its latency checks can notice, as plain English. */
import type { Notice } from "../model/notice.ts";
import type { Report } from "../model/report.ts";
import type { MissingReason } from "../model/verdict.ts";
import { formatMs, pluralise, queriesText } from "./format.ts";

/**
 * Returns what is printed before the run: how many queries it has (`cases`), how often it asks in
 * all (`planned`), and how often at most if the gate measures latency again (`most`). `passes` are
 * the rounds of timing side by side, null until the base's times are known; without it one side is
 * asked.
 */
export function announceQueries(
  { cases, planned, most }: Readonly<Record<"cases" | "planned" | "most", number>>,
  passes?: number | null,
): string {
  if (passes === undefined) {
    const times = planned === cases ? "" : `, ${planned} times in total`;
    const again = most > planned ? `, or up to ${most} times if it measures latency again` : "";
    return `This run asks ${queriesText(cases)}${times}${again}.`;
  }
  const queries = queriesText(planned);
  if (passes === null) {
    return `This run sends at least ${queries} in total to base and head. From the base's response times, the gate computes how many more queries it must send. The limit is latency.budget_s.`;
  }
  const rounds = pluralise(passes, "round");
  const announcement = `This run sends ${queries} in total to base and head (${rounds} of timing).`;
  return most > planned
    ? `${announcement} If the gate measures latency again, it sends up to ${most} queries.`
    : announcement;
}

/**
 * Returns two lines: how often the retriever was asked, and which rises of latency the run could
 * notice. The first is left out if nothing was timed, the second without the notice
 * `latency_limits`.
 */
export function samplingLines({
  run,
  verdict,
}: Pick<Report, "run" | "verdict">): readonly string[] {
  const { queries = 0, repeats = 0, passes = 1 } = run?.timing.asked ?? {};
  const limits = verdict.notices.find((notice) => notice.code === "latency_limits");
  const asked = `The gate asked ${pluralise(queries, "time")} in total. Each timed query has ${pluralise(repeats * passes, "timing")}.`;
  return [...(repeats === 0 ? [] : [asked]), ...(limits === undefined ? [] : [limitWords(limits)])];
}

/**
 * Returns why the plan of a run has too few samples for a check of latency, and what to do about
 * it. `by` is the setting that allows too few, `needed` what it would have to be.
 */
export function notPlannedWords({
  by,
  needed,
}: Extract<MissingReason, { readonly code: "not_in_plan" }>): readonly [why: string, todo: string] {
  switch (by) {
    case "recorded":
      return [
        "a recorded run has one time for each query, and the check needs three",
        "Remove the rule.",
      ];
    case "repeats":
      return [
        "the check needs more timings of each query",
        `Set latency.repeats to ${needed}, or remove the rule.`,
      ];
    case "budget_s":
      return [
        `timing takes ${needed} seconds, and latency.budget_s allows less`,
        `Set latency.budget_s to ${needed}, measure fewer queries (latency.cases), or remove the rule.`,
      ];
  }
}

/** True if the notice says that the baseline's times were taken on another kind of machine. */
export function isOfOtherMachine(notice: Notice): boolean {
  return notice.code === "latency_limits" && notice.other_machine;
}

/** A larger rise is not printed in percent: those of a search that takes no time are thousands. */
const MOST_PERCENT = 1000;

/**
 * Returns which rises of latency the run can't notice: `Latency checks can't notice rises below
 * 31.5 ms (50 %) at p50. To notice smaller rises of latency, compare head and base side by side
 * (`base-directory`).` If the time budget allows no timing (`budget` is what it would take, in
 * seconds), returns that latency is not gated.
 */
export function limitWords({
  beside,
  other_machine: isOtherMachine,
  rises,
  budget_s: budget,
}: Extract<Notice, { readonly code: "latency_limits" }>): string {
  if (budget !== null) {
    return `Latency is not gated: timing takes ${budget} seconds, and latency.budget_s allows less. Raise this time limit, or measure fewer queries (latency.cases).`;
  }
  const riseWords = rises.map(({ metric, ms, baseline }) => {
    // `p50` of `latency_p50_ms`.
    const name = metric.replace(/^latency_(\w+)_ms$/, "$1");
    const percent = Math.ceil((100 * ms) / baseline);
    const share = percent <= MOST_PERCENT ? ` (${percent} %)` : "";
    return `${formatMs(ms)}${share} at ${name}`;
  });
  const machine = isOtherMachine ? " The baseline was recorded on another kind of machine." : "";
  const better = beside
    ? ""
    : " To notice smaller rises of latency, compare head and base side by side (`base-directory`).";
  return `Latency checks can't notice rises below ${riseWords.join(", or ")}.${machine}${better}`;
}
