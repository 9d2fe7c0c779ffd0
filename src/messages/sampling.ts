/** What a run asks, and what its latency checks can notice, as plain English. */
import type { Notice } from "../model/notice.ts";
import type { Report } from "../model/report.ts";
import type { MissingReason } from "../model/verdict.ts";
import { formatMs, pluralise } from "./format.ts";

/**
 * Printed before the run. `most`: if all of latency is timed again. `passes`: side by side, how often the plan is asked; null
 * until the base's times have told.
 */
export function announceQueries(
  { planned, most }: { readonly planned: number; readonly most: number },
  passes?: number | null,
): string {
  const queries = pluralise(planned, "query", "queries");
  if (passes === null) {
    return `This run sends ${queries} in total to base and head. From the base's times, the gate then computes how many more queries it needs within latency.budget_s.`;
  }
  const announcement =
    passes === undefined
      ? `This run asks ${queries}`
      : `This run sends ${queries} in total to base and head (${pluralise(passes, "round")} of timing)`;
  return most > planned
    ? `${announcement}, or at most ${most} if it measures latency again.`
    : `${announcement}.`;
}

/** How many queries were asked and count, and what the run could notice: a line each. */
export function samplingLines({
  run,
  verdict,
}: Pick<Report, "run" | "verdict">): readonly string[] {
  const { queries = 0, repeats = 0, passes = 1 } = run?.timing.asked ?? {};
  const limits = verdict.notices.find((notice) => notice.code === "latency_limits");
  const asked = `The gate asked ${pluralise(queries, "time")} in total. Each query has ${pluralise(repeats * passes, "timing")}.`;
  return [...(repeats === 0 ? [] : [asked]), ...(limits === undefined ? [] : [limitWords(limits)])];
}

/** Why a check that a rule names has too few samples, and what to do about it. */
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

/** Whether the notice says that the baseline's times are those of another kind of machine. */
export function isOfOtherMachine(notice: Notice): boolean {
  return notice.code === "latency_limits" && notice.other_machine;
}

/** A larger share of a baseline says nothing: a search that takes no time rises by thousands of percent. */
const MOST_PERCENT = 1000;

/**
 * `Latency checks can't notice rises below 31.5 ms (50 %) at p50. To notice smaller rises, compare side by side, with
 * base-directory.`
 */
export function limitWords({
  beside,
  other_machine: isOtherMachine,
  rises,
  budget_s: budget,
}: Extract<Notice, { readonly code: "latency_limits" }>): string {
  if (budget !== null) {
    return `Latency is not gated: timing takes ${budget} seconds, and latency.budget_s allows less. Raise this budget, or measure fewer queries (latency.cases).`;
  }
  const each = rises.map(({ metric, ms, baseline }) => {
    const name = metric.replace(/^latency_(\w+)_ms$/, "$1");
    const percent = Math.ceil((100 * ms) / baseline);
    const share = percent <= MOST_PERCENT ? ` (${percent} %)` : "";
    return `${formatMs(ms)}${share} at ${name}`;
  });
  const machine = isOtherMachine ? " The baseline was recorded on another kind of machine." : "";
  const better = beside
    ? ""
    : " To notice smaller rises, compare side by side, with base-directory.";
  return `Latency checks can't notice rises below ${each.join(", or ")}.${machine}${better}`;
}
