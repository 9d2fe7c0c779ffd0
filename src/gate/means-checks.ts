/**
 * Checks against a baseline of another tool, which has means and no cases: this run's mean over all of its cases beside
 * the mean there. Which cases made a difference can't be known, so culprits are the ones furthest from good.
 */
import { withoutCost } from "../metrics/cost.ts";
import type { CaseMetric } from "../metrics/family.ts";
import { average, mean } from "../metrics/score.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import type { Config, Definition } from "../model/config.ts";
import type { CaseScore, Value } from "../model/scores.ts";
import type { Suite } from "../model/suite.ts";
import type { Check, Culprit } from "../model/verdict.ts";
import { absentCheck, bareCulprit, meanCheck, missingCheck, notMeasured, worstNow } from "./checks.ts";
import { type Bucket, type Pair, valueOf } from "./pairs.ts";
import type { Rule } from "./rules.ts";
import { bucketStatistic } from "../metrics/weighted-latency.ts";
import { bucketAt } from "../model/scope.ts";

/** Null: the tool measured it and had no value. Undefined: the file does not have it. */
export function foreignFigure(
  { means, latency }: Pick<Baseline, "means" | "latency">,
  { metric, scope }: Rule,
  k: number,
): Value | undefined {
  const { family } = metric;
  if (family.kind === "latency") return bucketAt(latency, scope)?.[`${family.statistic}_ms`] ?? null;
  // The file does not say its cutoff: it is taken to be the config's.
  if (metric.k !== null && Number.isFinite(metric.k) && metric.k !== k) return undefined;
  return bucketAt(means, scope)?.get(family.name);
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
  if (cases.length === 0) return [notMeasured(rule)];
  const before = foreignFigure(baseline, rule, k);
  const values = cases.filter((each) => valueOf(each, name) !== null);
  const current = mean(values, (each) => valueOf(each, name), metric.weight);
  const seen = { baseline: before ?? null, current, n: values.length };
  const relative = rule.tolerance.length > 0;
  if (before === undefined && rule.named && relative)
    return [missingCheck(rule, { code: "baseline_lacks_metric" }, seen)];
  if (current === null) return rule.named || typeof before === "number" ? [notMeasured(rule, seen)] : [];
  const check = meanCheck(rule, { ...seen, current }, () => worstNow(values, name, metric.direction));
  return check === null ? [] : [check];
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
      foreignFigure(baseline, rule, config.k) === undefined,
  );
  const names = lacking.map((rule) => rule.metric.name);
  return config.gate.newly_lost.max === null ? names : [...names, "newly_lost"];
}

// Figures that an answer may lack: what it cost. One answer without them, and a percentile or mean
// would be of other queries: then nothing is judged.

/** The bucket to judge, or the check that says why it can't be judged. */
export type Comparable =
  | { readonly bucket: Bucket; readonly missing?: never }
  | { readonly missing: Check; readonly bucket?: never };

/** As pairs those that cost something at the baseline; one that fails now costs nothing that is known, and counts nowhere. */
export function costBucket(rule: Rule, { pairs, added }: Bucket): Comparable {
  const { name } = rule.metric;
  const incomplete = withoutCost([...pairs.map((pair) => pair.now), ...added], name);
  if (incomplete.length > 0) return { missing: notMeasured(rule, {}, listed(incomplete)) };
  const compared = pairs.filter(({ before }) => valueOf(before, name) !== null);
  const fresh = pairs.filter((pair) => !compared.includes(pair));
  if (compared.length === 0 && fresh.length > 0 && rule.tolerance.length > 0)
    return { missing: notInBaseline(rule, fresh) };
  return { bucket: { pairs: compared, added: [...fresh.map((pair) => pair.now), ...added] } };
}

function listed(cases: readonly CaseScore[]): readonly Culprit[] {
  return cases.map(({ id }) => bareCulprit(id));
}

function notInBaseline(rule: Rule, pairs: readonly Pair[]): Check {
  const cases = listed(pairs.map(({ now }) => now));
  return missingCheck(rule, { code: "baseline_lacks_metric" }, {}, cases);
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
  return average(rows.map((each) => valueOf(each, name)));
}
