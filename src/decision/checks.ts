/** Makes checks: the one place that knows what every kind of check has. */
import { type MetricFamily, metricUnit } from "../metrics/family.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import { OVERALL, intentScope } from "../model/scope.ts";
import type { CaseScore, Value } from "../model/scores.ts";
import { targetLabel } from "../model/suite.ts";
import type {
  AbsentCheck,
  FailureGround,
  CountCheck,
  Culprit,
  MeanCheck,
  MissingCheck,
  MissingReason,
  NotGatedCheck,
  Outcome,
  WeakeningCheck,
  WeakeningFinding,
} from "../model/verdict.ts";
import { EPSILON, checkLimit, isWithinLimit, toleranceValue } from "./limits.ts";
import { type Pair, metricValue } from "./pairs.ts";
import type { Rule } from "./rules.ts";

/** Returns the cases behind a check. Called only if it did not pass. */
type FindCulprits = () => readonly Culprit[];
/** Number of cases, and the figures before and now. */
type RunFigures = Pick<MeanCheck, "n" | "baseline" | "current">;
type Direction = MetricFamily["direction"];

/** The figures of a check that has none. */
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

/** What a failed check of the whole suite has in any case. */
const FAILED = {
  ...NO_FIGURES,
  scope: OVERALL,
  direction: "higher",
  outcome: "fail",
  passed: false,
} as const;

/** Returns what all checks of a rule have, and what follows from its outcome and figures. */
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

/** Returns the check of a mean by its limit alone. Null if the rule has none: no baseline, and no floor or ceiling. */
export function meanCheck(
  rule: Rule,
  figures: RunFigures & { readonly current: number },
  findCulprits: FindCulprits,
): MeanCheck | null {
  const { direction } = rule.metric.family;
  const { baseline, current, n } = figures;
  const tolerance = baseline === null ? null : toleranceValue(rule.tolerance, baseline, n);
  const compared = rule.tolerance.length === 0 ? null : baseline;
  const limit = checkLimit(direction, compared, tolerance, rule);
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

/**
 * Returns by which bound a check has failed that fails with this figure: the floor or ceiling if the
 * figure is beyond it, else the limit. The floor or ceiling comes first: it holds with any baseline.
 */
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

/** Returns the failed check of something that could not be checked, with the reason. `seen` are the figures that are known. */
export function missingCheck(
  rule: Rule,
  missing: MissingReason,
  seen: Partial<RunFigures> = {},
  cases: readonly Culprit[] = [],
): MissingCheck {
  const check = makeCheck(rule, "fail", { ...NO_FIGURES, ...seen }, () => []);
  return { kind: "missing", ...check, category: "missing_data", missing, cases };
}

/** Returns the failed check of a rule whose metric this run has no value for. */
export function notMeasuredCheck(
  rule: Rule,
  seen: Partial<RunFigures> = {},
  cases?: readonly Culprit[],
): MissingCheck {
  return missingCheck(rule, { code: "not_measured" }, seen, cases);
}

/** Returns the check of a metric that the baseline has no value for yet. It fails nothing, and is not shown as passed. */
export function notGatedCheck(rule: Rule, seen: Partial<RunFigures> = {}): NotGatedCheck {
  return { kind: "not_gated", ...makeCheck(rule, "pass", { ...NO_FIGURES, ...seen }, () => []) };
}

/** Returns the check of `n` critical cases: one that is lost, or newly hit, is enough to fail. */
export function countCheck(
  metric: CountCheck["metric"],
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

/** Returns the failed check of cases, or samples, of the baseline that this run has no counterpart for. */
export function absentCheck(
  code: AbsentCheck["missing"]["code"],
  {
    before,
    now,
    intent,
  }: { readonly before: number; readonly now: number; readonly intent?: string },
  cases: readonly Culprit[],
): AbsentCheck {
  return {
    ...FAILED,
    kind: "absent",
    metric: "cases",
    unit: "cases",
    ...(intent === undefined ? {} : { scope: intentScope(intent) }),
    n: now,
    baseline: before,
    current: now,
    delta: now - before,
    category: "missing_data",
    missing: { code },
    cases,
  };
}

/** Returns the failed check of a rule that the change weakens. It has no figures. */
export function weakeningCheck(finding: WeakeningFinding): WeakeningCheck {
  const field = finding.fields[0]?.field ?? finding.file;
  return {
    ...FAILED,
    kind: "weakening",
    metric: field,
    unit: "share",
    n: finding.cases.length,
    category: "gate_weakened",
    cases: finding.cases,
    weakening: { ...finding, field },
  };
}

// The cases behind a check.

/**
 * Returns the cases that moved in the bad direction, largest move first. Cases without a value now are left out. If none
 * moved, returns those that are furthest from good now (worstNow).
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
    const by = after === null ? 0 : sign * ((before ?? 0) - after);
    if (by > EPSILON) {
      changed.push({ by, culprit: makeCulprit(pair, before, after) });
    }
  }
  if (changed.length > 0) {
    return sortCulprits(changed);
  }
  const cases = pairs.map(({ now }) => now);
  return worstNow(cases, metric, direction);
}

/** Returns the cases that are furthest from good, worst first. Cases without a value or at the best value are left out. */
export function worstNow(
  cases: readonly CaseScore[],
  metric: string,
  direction: Direction,
): readonly Culprit[] {
  const best = direction === "higher" ? 1 : 0;
  const far: RankedCulprit[] = [];
  for (const each of cases) {
    const after = metricValue(each, metric);
    const by = after === null ? 0 : Math.abs(best - after);
    if (by > EPSILON) {
      far.push({ by, culprit: bareCulprit(each.id, after, each.ranks) });
    }
  }
  return sortCulprits(far);
}

/** A culprit, and how bad it is: the largest `by` is the worst. */
export interface RankedCulprit {
  readonly by: number;
  readonly culprit: Culprit;
}

/** Returns the culprits, the worst first and equal ones by id. */
export function sortCulprits(culprits: readonly RankedCulprit[]): readonly Culprit[] {
  return culprits
    .toSorted((a, b) => b.by - a.by || compareCodePoints(a.culprit.id, b.culprit.id))
    .map((each) => each.culprit);
}

/** Returns the culprit of a pair. It has the row's targets if the case was edited since. */
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
