/**
 * Checks against a baseline of another tool, which has means and no cases: this run's mean over all of its cases beside
 * the mean there. Which cases made a difference can't be known, so culprits are the ones furthest from good.
 */
import { withoutCost } from "../metrics/cost.ts";
import type { CaseMetric, LatencyMetric } from "../metrics/family.ts";
import { mean } from "../metrics/score.ts";
import { bucketStatistic } from "../metrics/weighted-latency.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import type { Config, Definition } from "../model/config.ts";
import type { CaseScore, Value } from "../model/scores.ts";
import type { Suite } from "../model/suite.ts";
import type { Check, Culprit } from "../model/verdict.ts";
import { worstNow } from "./checks.ts";
import { type LatencyRules, ceilingCheck } from "./latency-checks.ts";
import type { Pair, Bucket } from "./pairs.ts";
import { type Rule, limitOf, toleranceValue } from "./rules.ts";
import { bucketAt } from "../model/scope.ts";
import { makeCheck, missingCheck, absentCheck } from "./check.ts";

/** Null: the tool measured it and had no value. Undefined: the file does not have it. */
function meanBefore(baseline: Baseline, rule: Rule, k: number): number | null | undefined {
  const { metric, scope } = rule;
  // The file does not say its cutoff: it is taken to be the config's.
  if (metric.k !== null && Number.isFinite(metric.k) && metric.k !== k) return undefined;
  return bucketAt(baseline.means, scope)?.get(metric.family.name);
}

function latencyBefore(baseline: Baseline, rule: Rule, metric: LatencyMetric): number | null {
  // It knows nothing of stages.
  if (rule.metric.k === null && rule.metric.stage !== undefined) return null;
  return bucketAt(baseline.latency, rule.scope)?.[`${metric.statistic}_ms`] ?? null;
}

/**
 * One check of a quality metric or rate. Where the baseline lacks the metric, a rule that the config names is missing
 * data, and of one that it does not name floor and ceiling hold.
 */
export function meansChecks(
  rule: Rule,
  metric: CaseMetric,
  cases: readonly CaseScore[],
  baseline: Baseline,
  k: number,
): readonly Check[] {
  const { name } = rule.metric;
  if (cases.length === 0)
    return [missingCheck(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
  const before = meanBefore(baseline, rule, k);
  const values = cases.filter((each) => (each.metrics.get(name) ?? null) !== null);
  const current = mean(values, (each) => each.metrics.get(name) ?? null, metric.weight);
  const seen = { baseline: before ?? null, current, n: values.length };
  const relative = rule.tolerance.length > 0;
  if (before === undefined && rule.named && relative)
    return [missingCheck(rule, { code: "baseline_lacks_metric" }, seen)];
  if (current === null) {
    return rule.named || typeof before === "number"
      ? [missingCheck(rule, { code: "not_measured" }, seen)]
      : [];
  }
  const measured = { ...seen, current, interval: null, judged: current, cases: values.length };
  return present(makeCheck(rule, measured, () => worstNow(values, name, metric.direction)));
}

/** As against cases of ours; where the baseline has no figure for an intent, its ceiling holds alone. */
export function latencyMeansChecks(
  rule: Rule,
  metric: LatencyMetric,
  cases: readonly CaseScore[],
  baseline: Baseline,
  by: LatencyRules,
): readonly Check[] {
  if (cases.length === 0)
    return [missingCheck(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
  const before = latencyBefore(baseline, rule, metric);
  // It has no samples, so what it allows is a bound like a ceiling.
  const allowed =
    before === null
      ? null
      : limitOf("lower", before, toleranceValue(rule.tolerance, before, cases.length), rule);
  const check = ceilingCheck({ ...rule, ceiling: allowed ?? rule.ceiling }, metric, cases, by);
  if (check === null || before === null || check.kind === "missing") return present(check);
  const tolerance = toleranceValue(rule.tolerance, before, cases.length);
  return [{ ...check, baseline: before, delta: (check.current ?? before) - before, tolerance }];
}

/** What was measured once can't leave unseen: intents of the baseline without a case in the suite. */
export function absentIntentChecks(baseline: Baseline, suite: Suite): readonly Check[] {
  const known = new Set(suite.cases.map((each) => each.intent));
  const absent = [...baseline.latency.by_intent].filter(([intent]) => !known.has(intent));
  return absent
    .toSorted(([a], [b]) => compareCodePoints(a, b))
    .map(([intent, { samples }]) => absentCheck("cases_absent", { before: samples, now: 0, intent }, []));
}

/** Metrics that are gated overall and that the baseline knows nothing of, and `newly_lost`, which needs cases. */
export function notCompared(baseline: Baseline, rules: readonly Rule[], config: Config): readonly string[] {
  const lacking = rules.filter(
    (rule) =>
      rule.scope.kind === "overall" &&
      rule.tolerance.length > 0 &&
      rule.metric.family.kind !== "latency" &&
      meanBefore(baseline, rule, config.k) === undefined,
  );
  const names = lacking.map((rule) => rule.metric.name);
  return config.gate.newly_lost.max === null ? names : [...names, "newly_lost"];
}

function present(check: Check | null): readonly Check[] {
  return check === null ? [] : [check];
}

// Figures that an answer may lack: what its stages took, what it cost. One answer without them, and a percentile or mean
// would be of other queries: then nothing is judged.

/** The bucket to judge, or the check that says why there is none. */
export type Comparable =
  | { readonly bucket: Bucket; readonly missing?: never }
  | { readonly missing: Check; readonly bucket?: never };

/** The bucket with a stage's samples in the place of whole answers'. */
export function stageBucket(rule: Rule, stage: string, { pairs, added }: Bucket): Comparable {
  const now = [...pairs.map((pair) => pair.now), ...added];
  const incomplete = now.filter((each) => lacksStage(each.samples_ms, each.spans_ms?.get(stage)));
  if (incomplete.length > 0) return { missing: notMeasured(rule, incomplete) };
  const unknown = pairs.filter(({ before }) => lacksStage(before.latency_ms, before.spans_ms?.get(stage)));
  if (unknown.length > 0 && rule.tolerance.length > 0) return { missing: notInBaseline(rule, unknown) };
  const scored = (each: CaseScore): CaseScore => ({ ...each, samples_ms: each.spans_ms?.get(stage) ?? [] });
  const recorded = (before: BaselineCase): BaselineCase => ({
    ...before,
    latency_ms: before.spans_ms?.get(stage) ?? [],
  });
  return {
    bucket: {
      pairs: pairs.map((pair) => ({ now: scored(pair.now), before: recorded(pair.before) })),
      added: added.map(scored),
    },
  };
}

function lacksStage(whole: readonly number[], stage: readonly number[] | undefined): boolean {
  return (stage?.length ?? 0) !== whole.length;
}

/** Cases that cost something on both sides as pairs; one that failed costs nothing that is known, and is left out. */
export function costBucket(rule: Rule, { pairs, added }: Bucket): Comparable {
  const { name } = rule.metric;
  const incomplete = withoutCost([...pairs.map((pair) => pair.now), ...added], name);
  if (incomplete.length > 0) return { missing: notMeasured(rule, incomplete) };
  const known = (value: number | null | undefined): boolean => (value ?? null) !== null;
  const priced = pairs.filter(({ now }) => known(now.metrics.get(name)));
  const compared = priced.filter(({ before }) => known(before.metrics.get(name)));
  const fresh = priced.filter((pair) => !compared.includes(pair));
  if (compared.length === 0 && fresh.length > 0 && rule.tolerance.length > 0)
    return { missing: notInBaseline(rule, fresh) };
  return { bucket: { pairs: compared, added: [...fresh.map((pair) => pair.now), ...added] } };
}

function notMeasured(rule: Rule, cases: readonly CaseScore[]): Check {
  const culprits = cases.map((each) => bare(each.id));
  return missingCheck(rule, { code: "not_measured" }, NOTHING, culprits);
}

function notInBaseline(rule: Rule, pairs: readonly Pair[]): Check {
  const culprits = pairs.map((pair) => bare(pair.now.id));
  return missingCheck(rule, { code: "baseline_lacks_metric" }, NOTHING, culprits);
}

const NOTHING = { baseline: null, current: null, n: 0 } as const;

function bare(id: string): Culprit {
  return { id, before: null, after: null, ranks_before: null, ranks_after: null };
}

/** What recorded rows say of a metric: the statistic of their times, or the mean of those that have it. */
export function figureOfRows(
  rows: readonly Pick<BaselineCase, "metrics" | "latency_ms">[],
  { family, name }: Rule["metric"],
  method: Definition["percentile"],
): Value {
  if (family.kind === "latency") {
    const samples = rows.map((each) => each.latency_ms);
    return bucketStatistic(samples, family.statistic, method);
  }
  const values = rows.flatMap((each) => each.metrics.get(name) ?? []);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
