/** What a run asks, and what its latency checks can see, as plain English. */
import type { Report } from "../model/report.ts";
import type { Check } from "../model/verdict.ts";
import type { PlanLimit, VisibleRise } from "../model/sampling.ts";
import { formatMs, pluralise } from "./format.ts";

/**
 * Printed before the run. `most`: where everything stays open after the plan. `passes`: side by side, through the plan;
 * null until the base's times have told.
 */
export function announceQueries(
  { planned, most }: { readonly planned: number; readonly most: number },
  passes?: number | null,
): string {
  const queries = pluralise(planned, "query", "queries");
  if (passes === null) {
    return `This run asks ${queries} of base and head together. The base's times then tell how many more it takes to see a rise, within latency.budget_s.`;
  }
  const asked =
    passes === undefined
      ? queries
      : `${queries} of base and head together (${pluralise(passes, "pass", "passes")})`;
  return most > planned
    ? `This run asks ${asked}, and at most ${most} if latency stays undecided.`
    : `This run asks ${asked}.`;
}

/** How this run was timed, and what it could see: a line each. */
export function samplingLines({
  run,
  verdict,
}: Pick<Report, "run" | "verdict">): readonly string[] {
  const { queries = 0, plan = [], passes = 1 } = run?.timing.asked ?? {};
  const repeats = new Map(plan.map((each) => [each.scope, each.repeats * passes]));
  const asked =
    plan.length === 0 ? "" : `Asked by the sampling plan: ${planWords({ queries, repeats })}.`;
  return [asked, visibleWords(verdict.checks)].filter(Boolean);
}

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
    return `${where} ${pluralise(times, "time")}`;
  });
  const asked = pluralise(queries, "query", "queries");
  return scopes.length === 0 ? asked : `${asked}: ${scopes.join(", ")}`;
}

/** `too few samples within the budget; budget_s: 50 would do`; also the reason of a check that is missing. */
export function notPlannedReason({
  budget_s: seconds,
  by,
}: {
  readonly budget_s: number;
  readonly by: readonly PlanLimit[];
}): string {
  if (by.includes("recorded")) {
    return "a recorded run has one time for each case, and a check takes three";
  }
  if (by.includes("repeats")) {
    return "latency.repeats is too low for it; set it to auto, or raise it";
  }
  return `the sampling plan has no room for it; it needs latency.budget_s: ${seconds}`;
}

/** Returns the smallest rises of the whole suite that the samples show. Empty if they show none. */
function visibleWords(checks: readonly Check[]): string {
  const rises: string[] = [];
  for (const check of checks) {
    const isTested =
      check.kind === "ratio" || (check.kind === "latency" && check.tolerance !== null);
    if (isTested && check.scope.kind === "overall" && check.visible !== null) {
      rises.push(`${check.metric} ${riseWords(check.visible)}`);
    }
  }
  return rises.length === 0
    ? ""
    : `This run can't notice a smaller rise of latency than: ${rises.join(", ")}.`;
}

/** `+52 % (4.2 ms)` */
function riseWords({ share, ms }: VisibleRise): string {
  // A share of a fraction of a millisecond says nothing.
  return share > 10 ? `+${formatMs(ms)}` : `+${Math.ceil(100 * share)} % (${formatMs(ms)})`;
}
