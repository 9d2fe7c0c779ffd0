/** What a run asks, and what its latency checks can see, as plain English. */
import { loadFigures, loadParts } from "../metrics/load.ts";
import type { Notice } from "../model/notice.ts";
import type { Report } from "../model/report.ts";
import type { PlanLimit, VisibleRise } from "../model/sampling.ts";
import { scopeWords } from "./checks.ts";
import { formatMs, plural } from "./format.ts";

/** Printed before the run. `most`: where everything stays open after the plan. */
export function announcement({ planned, most }: { readonly planned: number; readonly most: number }): string {
  const queries = plural(planned, "query", "queries");
  return most > planned
    ? `This run asks ${queries}, and at most ${most} if latency stays undecided.`
    : `This run asks ${queries}.`;
}

const CODES = [
  "budget_ended",
  "queries_asked",
  "not_sampled",
  "not_planned",
  "plan_missing",
  "visible_rise",
  "blunt_tolerance",
] as const;
export type SamplingNotice = Extract<Notice, { readonly code: (typeof CODES)[number] }>;

export function isSamplingNotice(notice: Notice): notice is SamplingNotice {
  return (CODES as readonly string[]).includes(notice.code);
}

export function samplingSentence(notice: SamplingNotice): string {
  switch (notice.code) {
    case "budget_ended":
      return `Asking ended early, at the limit of time or queries: the cases were timed at least ${plural(notice.repeats, "time")}.`;
    case "queries_asked":
      return `This run asked ${plural(notice.queries, "query", "queries")}.`;
    case "not_sampled":
      return `${list(notice.metrics)} ${notice.metrics.length === 1 ? "is" : "are"} not gated ${scopeWords(notice.scope)}: ${notPlannedReason(notice)}.`;
    case "not_planned":
      return `Not gated yet, because the baseline has no samples for it: ${list(notice.metrics)}. Record a new baseline.`;
    case "plan_missing":
      return "The baseline has no sampling plan, because an earlier version recorded it. Its own samples decide which latency checks are gated. Record a new baseline.";
    case "visible_rise":
      return `The smallest rise that the latency checks can see overall: ${notice.rises.map(({ metric, rise }) => `${metric} ${riseWords(rise)}`).join(", ")}.`;
    case "blunt_tolerance":
      return bluntWords(notice);
  }
}

/** How this run was timed, and what it could see: a line each. */
export function samplingLines({
  run,
  verdict,
  inputs,
}: Pick<Report, "run" | "verdict" | "inputs">): readonly string[] {
  const { queries = 0, plan = [] } = run?.timing.asked ?? {};
  const repeats = new Map(plan.map((each) => [each.scope, each.repeats]));
  const rise = verdict.notices.find((notice) => notice.code === "visible_rise");
  return [
    ...(plan.length === 0 ? [] : [`Asked by the sampling plan: ${planWords({ queries, repeats })}.`]),
    ...(rise === undefined ? [] : [samplingSentence(rise)]),
    ...loadLines({ run, inputs }),
  ];
}

/** What many users at once saw, and how it went on over the time; none where nothing was asked under load. */
export function loadLines({ run, inputs }: Pick<Report, "run" | "inputs">): readonly string[] {
  const load = run?.load;
  if (load === undefined || inputs === null) return [];
  const { percentile } = inputs.config.definition;
  const { p50_ms: p50, p95_ms: p95, error_rate: errors, qps } = loadFigures(load, percentile);
  const { rate, duration_s: seconds, queries } = load;
  const asked = `${plural(queries.length, "query", "queries")} at ${rate} a second for ${seconds} s`;
  const parts = loadParts(load, LOAD_PARTS, percentile).map((part) => part?.p95_ms ?? null);
  return [
    `Under load: ${asked}, ${qps.toFixed(1)} answers a second reached, p50 ${formatMs(p50)}, p95 ${formatMs(p95)}, ${(100 * errors).toFixed(1)} % failed.`,
    `p95 under load, by tenth of the time: ${parts.map((ms) => formatMs(ms)).join(", ")}.`,
  ];
}

const LOAD_PARTS = 10;

/** `120 queries: each case 4 times, in intent rare 12 times`. */
export function planWords({
  queries,
  repeats,
}: {
  readonly queries: number;
  readonly repeats: ReadonlyMap<string, number>;
}): string {
  const scopes = [...repeats].map(([scope, times]) => {
    const where = scope === "overall" ? "each case" : `in ${scope.replace(":", " ")}`;
    return `${where} ${plural(times, "time")}`;
  });
  const asked = plural(queries, "query", "queries");
  return scopes.length === 0 ? asked : `${asked}: ${scopes.join(", ")}`;
}

/** `too few samples within the budget; budget_s: 50 would do`; also the reason of a check that is missing. */
export function notPlannedReason({
  budget_s: seconds,
  queries,
  by,
}: {
  readonly budget_s: number;
  readonly queries: number;
  readonly by: readonly PlanLimit[];
}): string {
  if (by.includes("recorded")) return "a recorded run has one time for each case, and a check takes three";
  if (by.includes("repeats")) return "latency.repeats is too low for it; set it to auto, or raise it";
  const needs = [
    ...(by.includes("budget_s") ? [`latency.budget_s: ${seconds}`] : []),
    ...(by.includes("max_queries") ? [`latency.max_queries: ${queries}`] : []),
  ];
  return `the sampling plan has no room for it; it needs ${needs.join(" and ")}`;
}

/** `+52 % (4.2 ms)` */
export function riseWords(rise: VisibleRise | null): string {
  if (rise === null) return "none";
  // A share of a fraction of a millisecond says nothing.
  return rise.share > 10
    ? `+${formatMs(rise.ms)}`
    : `+${Math.ceil(100 * rise.share)} % (${formatMs(rise.ms)})`;
}

function bluntWords(notice: Extract<SamplingNotice, { readonly code: "blunt_tolerance" }>): string {
  const [before, allowed] = [formatMs(notice.baseline), formatMs(notice.tolerance)];
  const share = Math.round((100 * notice.tolerance) / notice.baseline);
  const subject = `${notice.metric} has a baseline of ${before} and a tolerance of ${allowed}`;
  return notice.meaning === "below_noise"
    ? `${subject} (${share} %). Two machines of one kind differ by more, so another machine alone may fail it. Use base-directory.`
    : `${subject} (${share} %). A smaller rise passes unseen. Use base-directory, or a tolerance in percent.`;
}

function list(metrics: readonly string[]): string {
  return metrics.join(", ");
}

// What sharding has to do with a report, as plain English.

export type ShardNotice = Extract<
  Notice,
  { readonly code: "shard" | "joined" | "older_attempts" | "unlike_machines" }
>;

export function shardSentence(notice: ShardNotice): string {
  switch (notice.code) {
    case "shard":
      return `This is shard ${notice.index} of ${notice.count}: it asked ${notice.cases} of ${plural(notice.of, "case")}. Merge all shards to get the verdict.`;
    case "joined":
      return `Joined from the parts of ${plural(notice.shards, "shard")}.`;
    case "older_attempts":
      return `Several attempts of the workflow left parts of ${notice.shards.length === 1 ? "shard" : "shards"} ${notice.shards.join(", ")}; the latest counts.`;
    case "unlike_machines":
      return `The shards ran on ${notice.machines} kinds of machine: latency figures mix these machines and are less exact. The first shard's machine is recorded.`;
  }
}
