/** The one place where checks are made, and the checks of quality metrics and rates: one for one rule. */
import type { CaseMetric, ChurnMetric } from "../metrics/family.ts";
import { unitOf } from "../metrics/family.ts";
import { ERROR_RATE } from "../metrics/rates.ts";
import { mean } from "../metrics/score.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import { OVERALL } from "../model/scope.ts";
import { NO_LIMITS } from "../model/digests.ts";
import type { CaseScore, Value } from "../model/scores.ts";
import type {
  AbsentCheck,
  By,
  Check,
  CountCheck,
  Culprit,
  MeanCheck,
  MissingCheck,
  MissingReason,
  Outcome,
  WeakeningCheck,
  WeakeningFinding,
} from "../model/verdict.ts";
import { type Bucket, type Pair, type Policy, valueOf } from "./pairs.ts";
import { EPSILON, type Rule, limitOf, passes, toleranceValue } from "./rules.ts";

type Culprits = () => readonly Culprit[];
type RunFigures = Pick<MeanCheck, "n" | "baseline" | "current">;

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
/** Of all cases, and failed. */
const BARE = {
  ...NO_FIGURES,
  scope: OVERALL,
  direction: "higher",
  outcome: "fail",
  passed: false,
} as const;

/** What the checks of a rule share, and what follows from outcome and figures. */
export function checkOf(
  { metric, scope, anonymous }: Rule,
  outcome: Outcome,
  figures: RunFigures & Partial<Pick<MeanCheck, "delta" | "interval" | "tolerance" | "limit">>,
  culprits: Culprits,
): Omit<MeanCheck, "kind"> {
  const { baseline, current } = figures;
  return {
    ...NO_FIGURES,
    metric: metric.name,
    unit: unitOf(metric.family),
    scope,
    direction: metric.family.direction,
    category: metric.family.category,
    delta: baseline === null || current === null ? null : current - baseline,
    ...figures,
    outcome,
    passed: outcome !== "fail",
    cases: outcome === "pass" || anonymous ? [] : culprits(),
  };
}

/** A mean; null where the rule has no limit: no baseline, and no floor or ceiling. */
export function meanCheck(
  rule: Rule,
  figures: RunFigures & { readonly current: number },
  culprits: Culprits,
): MeanCheck | null {
  const { direction } = rule.metric.family;
  const { baseline, current, n } = figures;
  const tolerance = baseline === null ? null : toleranceValue(rule.tolerance, baseline, n);
  const relative = rule.tolerance.length === 0 ? null : baseline;
  const limit = limitOf(direction, relative, tolerance, rule);
  if (limit === null) return null;
  const passed = passes(direction, current, limit);
  return {
    kind: "mean",
    ...checkOf(rule, passed ? "pass" : "fail", { ...figures, tolerance, limit }, culprits),
    ...(baseline === null ? {} : { span: "baseline" }),
    ...(passed ? {} : { by: byOf(rule, direction, current) }),
  };
}

/** Which limit a figure is beyond: a bound holds with any baseline. */
export function byOf({ floor, ceiling }: Rule, direction: "higher" | "lower", figure: number): By {
  if (direction === "higher") return floor !== null && !passes(direction, figure, floor) ? "floor" : "line";
  return ceiling !== null && !passes(direction, figure, ceiling) ? "ceiling" : "line";
}

/** `seen` are the figures that are there. */
export function missingCheck(
  rule: Rule,
  missing: MissingReason,
  seen: Partial<RunFigures> = {},
  cases: readonly Culprit[] = [],
): MissingCheck {
  const made = checkOf(rule, "fail", { ...NO_FIGURES, ...seen }, () => []);
  return { kind: "missing", ...made, category: "missing_data", missing, cases };
}

export function notMeasured(
  rule: Rule,
  seen: Partial<RunFigures> = {},
  cases?: readonly Culprit[],
): MissingCheck {
  return missingCheck(rule, { code: "not_measured" }, seen, cases);
}

/** Whole cases that were lost, of `n`; `found` others make up for them, where they are counted. */
export function countCheck(
  metric: CountCheck["metric"],
  n: number,
  lost: readonly Culprit[],
  limit: number,
  found: number | null = null,
): CountCheck {
  const net = lost.length - (found ?? 0);
  const passed = passes("lower", net, limit);
  return {
    ...BARE,
    kind: "count",
    metric,
    unit: "cases",
    n,
    baseline: 0,
    current: net,
    delta: net,
    tolerance: limit,
    limit,
    direction: "lower",
    outcome: passed ? "pass" : "fail",
    passed,
    category: "recall_drop",
    cases: passed ? [] : lost,
    ...(found === null ? {} : { counts: { lost: lost.length, found } }),
  };
}

/** Cases, or samples, of the baseline that this run has no counterpart for. */
export function absentCheck(
  code: AbsentCheck["missing"]["code"],
  { before, now }: { readonly before: number; readonly now: number },
  cases: readonly Culprit[],
): AbsentCheck {
  return {
    ...BARE,
    kind: "absent",
    metric: "cases",
    unit: "cases",
    n: now,
    baseline: before,
    current: now,
    delta: now - before,
    category: "missing_data",
    missing: { code },
    cases,
  };
}

/** What the change loosens: it has no figures, and always fails. */
export function weakeningCheck(found: WeakeningFinding): WeakeningCheck {
  return {
    ...BARE,
    kind: "weakening",
    metric: found.field,
    unit: "share",
    n: found.cases.length,
    category: "gate_weakened",
    cases: found.cases,
    weakening: found,
  };
}

// Quality metrics and rates: one value a case, aggregated as a mean.

type MeanMetric = CaseMetric | ChurnMetric;

/**
 * Checks of a metric in one bucket. Means of baseline and run are over the paired cases; where there are new cases as
 * well, a floor or ceiling is checked over all of them, in a check of its own.
 */
export function qualityChecks(rule: Rule, metric: MeanMetric, bucket: Bucket): readonly Check[] {
  const { name } = rule.metric;
  const { pairs, added } = countedIn(metric, name, bucket);
  if (pairs.length + added.length === 0) return [notMeasured(rule)];
  const paired = pairs.length === 0 ? null : pairedCheck(rule, metric, pairs);
  const checks: (Check | null)[] = [paired];
  if (added.length > 0) {
    const all = [...pairs.map((pair) => pair.now), ...added];
    const current = mean(all, (each) => valueOf(each, name), metric.weight);
    const figures = { n: all.length, baseline: null };
    if (current !== null) {
      const worst: Culprits = () => worstNow(all, name, metric.direction);
      checks.push(meanCheck({ ...rule, tolerance: [] }, { ...figures, current }, worst));
    } else if (rule.named) checks.push(notMeasured(rule));
  }
  return checks.filter((check) => check !== null);
}

/** A query that failed counts 0 in quality, and in no rate but the errors'; one that failed before is new in the others. */
function countedIn(metric: MeanMetric, name: string, { pairs, added }: Bucket): Bucket {
  if (metric.kind === "quality" || metric.name === ERROR_RATE.name) return { pairs, added };
  const answered = pairs.filter(({ now }) => now.error === null);
  const isNew = ({ now, before }: Pair): boolean =>
    valueOf(before, ERROR_RATE.name) === 1 && valueOf(now, name) !== null;
  const back = metric.kind === "churn" ? [] : answered.filter(isNew).map(({ now }) => now);
  return {
    pairs: answered.filter((pair) => !isNew(pair)),
    added: [...back, ...added.filter(({ error }) => error === null)],
  };
}

function pairedCheck(
  rule: Rule,
  metric: MeanMetric,
  pairs: readonly Pair[],
): MeanCheck | MissingCheck | null {
  const { name } = rule.metric;
  const now = pairs.map((pair) => pair.now);
  const current = mean(now, (each) => valueOf(each, name), metric.weight);
  const baseline = mean(now, (_, at) => valueOf(pairs[at]!.before, name), metric.weight);
  const seen = { baseline, current, n: pairs.length };
  const unknown = pairs.every(({ before }) => before.metrics.get(name) === undefined);
  if (unknown && !rule.named && rule.metric.family.baselineMayLack === true) return null;
  // Where no case of the baseline has a value and the same cases have one now, the rule has nothing to compare with.
  if (unknown || (baseline === null && current !== null && rule.tolerance.length > 0))
    return missingCheck(rule, { code: "baseline_lacks_metric" }, seen);
  if (current === null) return baseline === null && !rule.named ? null : notMeasured(rule, seen);
  const unasked =
    metric.kind === "rate" && "needs" in metric ? notAsked(pairs, name, metric.needs === "forbidden") : [];
  if (unasked.length > 0) return notMeasured(rule, seen, unasked);
  const n = now.filter((each) => valueOf(each, name) !== null).length;
  const figures = { n, baseline, current };
  return meanCheck(rule, figures, () => worstChanges(pairs, name, metric.direction));
}

/** Negative controls and cases with a forbidden list that a recorded run has no row for: not asked is never good. */
function notAsked(pairs: readonly Pair[], name: string, limited: boolean): readonly Culprit[] {
  return pairs
    .filter(
      ({ now, before }) =>
        valueOf(now, name) === null &&
        // Where a query failed, the row of before may stand in its place: it owes nothing new.
        (valueOf(before, name) !== null || (limited && now.results !== before.results && mustTell(now))),
    )
    .map((pair) => culprit(pair, valueOf(pair.before, name), null));
}

/** It has a forbidden list, and targets beside it: an answer owes a value, also where the baseline has none. */
function mustTell({ digests, ranks, error }: CaseScore): boolean {
  return error === null && digests.limits !== NO_LIMITS && ranks.length > 0;
}

/** Cases that moved in the bad direction, largest move first, then by id. */
export function worstChanges(
  pairs: readonly Pair[],
  metric: string,
  direction: "higher" | "lower",
): readonly Culprit[] {
  const sign = direction === "higher" ? 1 : -1;
  const changed = pairs.flatMap((pair) => {
    const [before, after] = [valueOf(pair.before, metric), valueOf(pair.now, metric)];
    const by = after === null ? 0 : sign * ((before ?? 0) - after);
    return by > EPSILON ? [{ by, culprit: culprit(pair, before, after) }] : [];
  });
  if (changed.length > 0) return inTurn(changed);
  return worstNow(
    pairs.map(({ now }) => now),
    metric,
    direction,
  );
}

/** Cases that are furthest from good, where nothing moved and a floor or ceiling failed. */
export function worstNow(
  cases: readonly CaseScore[],
  metric: string,
  direction: "higher" | "lower",
): readonly Culprit[] {
  const best = direction === "higher" ? 1 : 0;
  const far = cases.flatMap((each) => {
    const after = valueOf(each, metric);
    const by = after === null ? 0 : Math.abs(best - after);
    return by <= EPSILON ? [] : [{ by, culprit: bareCulprit(each.id, after, each.ranks) }];
  });
  return inTurn(far);
}

/** The worst first, then by id. */
export function inTurn(
  found: readonly { readonly by: number; readonly culprit: Culprit }[],
): readonly Culprit[] {
  return found
    .toSorted((a, b) => b.by - a.by || compareCodePoints(a.culprit.id, b.culprit.id))
    .map((each) => each.culprit);
}

export function culprit(pair: Pair, before: Value, after: Value): Culprit {
  return { id: pair.now.id, before, after, ranks_before: pair.before.ranks, ranks_after: pair.now.ranks };
}

/** Of a case that nothing is compared with. */
export function bareCulprit(id: string, after: Value = null, ranks: Culprit["ranks_after"] = null): Culprit {
  return { id, before: null, after, ranks_before: null, ranks_after: ranks };
}

/** Cases that the baseline lacks have no list to compare with: they take no part. */
export function churnChecks(
  rule: Rule,
  family: ChurnMetric,
  bucket: Bucket,
  policy: Policy,
): readonly Check[] {
  if (policy.recording === true) return [];
  if (policy.baseline === null) return [missingCheck(rule, { code: "baseline_lacks_lists" })];
  return qualityChecks(rule, family, { ...bucket, added: [] });
}
