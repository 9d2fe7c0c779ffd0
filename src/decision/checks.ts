/**
 * Makes the checks of every kind, and lists of the cases behind them (culprits), from figures and
 * outcomes.
 */
import { type MetricFamily, metricUnit } from "../metrics/family.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import { OVERALL } from "../model/scope.ts";
import type { CaseScore, Value } from "../model/scores.ts";
import { targetLabel } from "../model/suite.ts";
import {
  GOLDEN_DATA_FINDINGS,
  type AbsentCheck,
  type FailureGround,
  type CountCheck,
  type Culprit,
  type MeanCheck,
  type MissingCheck,
  type MissingReason,
  type NotGatedCheck,
  type Outcome,
  type WeakeningCheck,
  type WeakeningFinding,
} from "../model/verdict.ts";
import { EPSILON, checkLimit, isWithinLimit, toleranceValue } from "./limits.ts";
import { type Pair, metricValue } from "./pairs.ts";
import type { Rule } from "./rules.ts";

type FindCulprits = () => readonly Culprit[];
type RunFigures = Pick<MeanCheck, "n" | "baseline" | "current">;
type Direction = MetricFamily["direction"];

const NO_FIGURES = {
  n: 0,
  baseline: null,
  current: null,
  interval: null,
  delta: null,
  tolerance: null,
  limit: null,
  secondary_to: null,
} as const;

const FAILED = {
  ...NO_FIGURES,
  scope: OVERALL,
  direction: "higher",
  outcome: "fail",
  passed: false,
} as const;

/**
 * Returns the members that all checks of a rule have, apart from `kind`. `delta` is current -
 * baseline if `figures` has no other.
 */
export function makeCheck(
  { metric, scope }: Rule,
  outcome: Outcome,
  figures: RunFigures & Partial<Pick<MeanCheck, "delta" | "interval" | "tolerance" | "limit">>,
  findCulprits: FindCulprits,
): Omit<MeanCheck, "kind"> {
  const { baseline, current } = figures;
  return {
    ...NO_FIGURES,
    metric: metric.name,
    unit: metricUnit(metric.family),
    scope,
    direction: metric.family.direction,
    category: metric.family.category,
    delta: baseline === null || current === null ? null : current - baseline,
    ...figures,
    outcome,
    passed: outcome !== "fail",
    cases: outcome === "pass" ? [] : findCulprits(),
  };
}

/**
 * Returns the check of a mean by its limit alone. Null if the rule has no limit here: neither a
 * floor or ceiling, nor a tolerance and a baseline.
 */
export function meanCheck(
  rule: Rule,
  figures: RunFigures & { readonly current: number },
  findCulprits: FindCulprits,
): MeanCheck | null {
  const { direction } = rule.metric.family;
  const { baseline, current, n } = figures;
  const tolerance = baseline === null ? null : toleranceValue(rule.tolerance, baseline, n);
  // A rule without a tolerance is not compared with the baseline.
  const comparedBaseline = rule.tolerance.length === 0 ? null : baseline;
  const limit = checkLimit(direction, comparedBaseline, tolerance, rule);
  if (limit === null) {
    return null;
  }
  const isWithin = isWithinLimit(direction, current, limit);
  const check = makeCheck(
    rule,
    isWithin ? "pass" : "fail",
    { ...figures, tolerance, limit },
    findCulprits,
  );
  const reference = baseline === null ? {} : { reference: "baseline" as const };
  const by = isWithin ? {} : { by: exceededBound(rule, direction, current) };
  return { kind: "mean", ...check, ...reference, ...by };
}

export function exceededBound(
  { floor, ceiling }: Rule,
  direction: Direction,
  figure: number,
): FailureGround {
  if (direction === "higher") {
    return floor !== null && !isWithinLimit(direction, figure, floor) ? "floor" : "limit";
  }
  return ceiling !== null && !isWithinLimit(direction, figure, ceiling) ? "ceiling" : "limit";
}

/**
 * Returns the failed check of a rule that has nothing to compare. `cases`: those without a value.
 */
export function missingCheck(
  rule: Rule,
  missing: MissingReason,
  knownFigures: Partial<RunFigures> = {},
  cases: readonly Culprit[] = [],
): MissingCheck {
  const check = makeCheck(rule, "fail", { ...NO_FIGURES, ...knownFigures }, () => []);
  return { kind: "missing", ...check, category: "missing_data", missing, cases };
}

/** Returns the failed check of a rule whose metric this run has no value for. */
export function notMeasuredCheck(
  rule: Rule,
  knownFigures: Partial<RunFigures> = {},
  cases?: readonly Culprit[],
): MissingCheck {
  return missingCheck(rule, { code: "not_measured" }, knownFigures, cases);
}

/** Returns the check of a metric that one side can't have a value for. It fails nothing. */
export function notGatedCheck(
  rule: Rule,
  lacks: NotGatedCheck["lacks"] = "before",
  knownFigures: Partial<RunFigures> = {},
): NotGatedCheck {
  const check = makeCheck(rule, "pass", { ...NO_FIGURES, ...knownFigures }, () => []);
  return { kind: "not_gated", lacks, ...check };
}

/**
 * Returns the check of all `n` critical cases, which fails if any is lost or newly hit (`failed`).
 */
export function countCheck(
  metric: "critical_lost" | "critical_hit",
  n: number,
  failed: readonly Culprit[],
): CountCheck {
  const passed = failed.length === 0;
  return {
    ...FAILED,
    kind: "count",
    metric,
    unit: "cases",
    n,
    baseline: 0,
    current: failed.length,
    delta: failed.length,
    tolerance: 0,
    limit: 0,
    direction: "lower",
    outcome: passed ? "pass" : "fail",
    passed,
    category: metric === "critical_lost" ? "recall_drop" : "forbidden_hit",
    cases: failed,
  };
}

/** Returns the check of `n` cases of a scope, of which at most `ceiling` may be lost. */
export function lostQueriesCheck(
  { scope }: Rule,
  ceiling: number,
  n: number,
  lost: readonly Culprit[],
): CountCheck {
  const check = countCheck("critical_lost", n, lost);
  const passed = lost.length <= ceiling;
  return {
    ...check,
    metric: "lost_queries",
    scope,
    limit: ceiling,
    outcome: passed ? "pass" : "fail",
    passed,
    cases: passed ? [] : lost,
  };
}

/** Returns the failed check of a run that has no case of the `before` cases of the baseline. */
export function absentCheck(before: number, cases: readonly Culprit[]): AbsentCheck {
  return {
    ...FAILED,
    kind: "absent",
    metric: "cases",
    unit: "cases",
    n: 0,
    baseline: before,
    current: 0,
    delta: -before,
    category: "missing_data",
    missing: { code: "no_paired_cases" },
    cases,
  };
}

/**
 * Returns the failed check of a weakened rule. In place of a metric it names the finding's first
 * field, or its file if it has no fields.
 */
export function weakeningCheck(finding: WeakeningFinding): WeakeningCheck {
  const field = finding.fields[0]?.field ?? finding.file;
  return {
    ...FAILED,
    kind: "weakening",
    metric: field,
    // Every check needs a unit. Without figures, none is shown.
    unit: "share",
    n: finding.cases.length,
    category: GOLDEN_DATA_FINDINGS.includes(finding.code) ? "golden_data_edited" : "gate_weakened",
    cases: finding.cases,
    weakening: { ...finding, field },
  };
}

/**
 * Returns the cases that moved in the bad direction, largest move first; without a value before,
 * from 0. If none moved so, returns those that are furthest from the best value now (worstNow).
 */
export function worstChanges(
  pairs: readonly Pair[],
  metric: string,
  direction: Direction,
): readonly Culprit[] {
  const sign = direction === "higher" ? 1 : -1;
  const changed: RankedCulprit[] = [];
  for (const pair of pairs) {
    const before = metricValue(pair.before, metric);
    const after = metricValue(pair.now, metric);
    const badness = after === null ? 0 : sign * ((before ?? 0) - after);
    if (badness > EPSILON) {
      changed.push({ badness, culprit: makeCulprit(pair, before, after) });
    }
  }
  if (changed.length > 0) {
    return sortCulprits(changed);
  }
  const cases = pairs.map(({ now }) => now);
  return worstNow(cases, metric, direction);
}

/** Returns the cases that are not at the best value (1 or 0), worst first. */
export function worstNow(
  cases: readonly CaseScore[],
  metric: string,
  direction: Direction,
): readonly Culprit[] {
  const best = direction === "higher" ? 1 : 0;
  const far: RankedCulprit[] = [];
  for (const each of cases) {
    const after = metricValue(each, metric);
    const badness = after === null ? 0 : Math.abs(best - after);
    if (badness > EPSILON) {
      far.push({ badness, culprit: bareCulprit(each.id, after, each.ranks) });
    }
  }
  return sortCulprits(far);
}

export interface RankedCulprit {
  readonly badness: number;
  readonly culprit: Culprit;
}

/** Returns the culprits, largest badness first: of equal ones those that lost the higher ranks. */
export function sortCulprits(culprits: readonly RankedCulprit[]): readonly Culprit[] {
  return culprits
    .toSorted(
      (a, b) =>
        b.badness - a.badness ||
        sumLostGains(b.culprit) - sumLostGains(a.culprit) ||
        compareCodePoints(a.culprit.id, b.culprit.id),
    )
    .map((each) => each.culprit);
}

/** Returns the discounted gain that the culprit's targets lost, each counted as relevant. */
function sumLostGains({ ranks_before: before, ranks_after: after }: Culprit): number {
  const gainAt = (rank: number | null | undefined): number =>
    rank === null || rank === undefined ? 0 : 1 / Math.log2(rank + 1);
  let lost = 0;
  for (const [target, rank] of (before ?? []).entries()) {
    lost += Math.max(0, gainAt(rank) - gainAt(after?.[target]));
  }
  return lost;
}

/** Returns the culprit of a pair. It names the row's targets if the case was edited since. */
export function makeCulprit(pair: Pair, before: Value, after: Value): Culprit {
  return {
    id: pair.now.id,
    before,
    after,
    ranks_before: pair.before.ranks,
    ranks_after: pair.now.ranks,
    ...(pair.by_suite === undefined ? {} : { targets: pair.before.targets.map(targetLabel) }),
  };
}

/** Returns the culprit of a case that nothing is compared with. */
export function bareCulprit(
  id: string,
  after: Value = null,
  ranks: Culprit["ranks_after"] = null,
): Culprit {
  return { id, before: null, after, ranks_before: null, ranks_after: ranks };
}
