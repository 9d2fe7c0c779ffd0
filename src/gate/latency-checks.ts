/** Latency, judged beyond doubt: a percentile fails when even the lower bound of its interval is over the limit. */
import { percentile } from "../metrics/latency.ts";
import type { LatencyMetric } from "../metrics/family.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import type { Definition, LatencySettings } from "../model/config.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import type { StageSamples } from "../model/run.ts";
import type { CaseScore } from "../model/scores.ts";
import type { Case } from "../model/suite.ts";
import type { Check, Culprit } from "../model/verdict.ts";
import { culprit } from "./checks.ts";
import { type Rule, toleranceValue } from "./rules.ts";
import { MIN_SAMPLES, latencyInterval, statisticOf } from "./statistics/latency-interval.ts";
import type { Bucket } from "./pairs.ts";
import { makeCheck, missingCheck } from "./check.ts";
import { covers } from "../model/scope.ts";

export interface LatencyRules {
  readonly settings: LatencySettings;
  readonly definition: Definition;
}

export function latencyChecks(
  rule: Rule,
  metric: LatencyMetric,
  bucket: Bucket,
  by: LatencyRules,
): readonly Check[] {
  const paired = bucket.pairs.map((pair) => pair.now);
  if (paired.length + bucket.added.length === 0) {
    return [missingCheck(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
  }
  const checks: (Check | null)[] = [];
  if (paired.length > 0) {
    const before = statisticOf(
      bucket.pairs.flatMap((pair) => pair.before.latency_ms),
      metric.statistic,
      by.definition.percentile,
    );
    checks.push(latencyCheck(rule, metric, paired, before, by, () => slower(bucket)));
  }
  if (bucket.added.length > 0) {
    const all = [...paired, ...bucket.added];
    checks.push(latencyCheck({ ...rule, tolerance: [] }, metric, all, null, by, () => slowest(all)));
  }
  return checks.filter((check) => check !== null);
}

/** Null where the rule has no limit. */
export function latencyCheck(
  rule: Rule,
  metric: LatencyMetric,
  cases: readonly CaseScore[],
  baseline: number | null,
  by: LatencyRules,
  culprits: () => readonly Culprit[],
): Check | null {
  const samples = cases.flatMap((each) => each.samples_ms);
  const current = statisticOf(samples, metric.statistic, by.definition.percentile);
  const seen = { baseline, current, n: samples.length };
  if (rule.tolerance.length === 0 && rule.ceiling === null) return null;
  const need = MIN_SAMPLES[metric.statistic];
  if (current === null || samples.length < need) {
    const answering = cases.filter((each) => each.error === null).length;
    const repeats = answering === 0 ? 0 : Math.ceil(need / answering);
    return missingCheck(rule, { code: "too_few_samples", have: samples.length, need, repeats }, seen);
  }
  if (baseline === null && rule.tolerance.length > 0) {
    return missingCheck(rule, { code: "baseline_lacks_metric" }, seen);
  }
  const interval = latencyInterval(
    cases.map((each) => each.samples_ms),
    metric.statistic,
    by.definition.percentile,
    by.settings.seed,
  );
  // The bootstrap can't say less than what was seen at the bound itself: without an interval the figure decides.
  const judged = interval?.[0] ?? current;
  return makeCheck(
    rule,
    { n: samples.length, baseline, current, interval, judged, cases: cases.length },
    culprits,
  );
}

function median(samples: readonly number[]): number | null {
  return percentile(Float64Array.from(samples).sort(), 0.5, "nearest");
}

/** By how much the case's median rose, most first. */
export function slower(bucket: Bucket): readonly Culprit[] {
  return bucket.pairs
    .flatMap((pair) => {
      const [before, after] = [median(pair.before.latency_ms), median(pair.now.samples_ms)];
      return after === null ? [] : [{ rise: after - (before ?? 0), each: culprit(pair, before, after) }];
    })
    .filter(({ rise }) => rise > 0)
    .toSorted((a, b) => b.rise - a.rise || compareCodePoints(a.each.id, b.each.id))
    .map(({ each }) => each);
}

export function slowest(cases: readonly CaseScore[]): readonly Culprit[] {
  return cases
    .flatMap((each) => {
      const after = median(each.samples_ms);
      return after === null
        ? []
        : [{ id: each.id, before: null, after, ranks_before: null, ranks_after: each.ranks }];
    })
    .toSorted((a, b) => b.after - a.after || compareCodePoints(a.id, b.id));
}

/** Timed samples in milliseconds, by case id. */
export type SamplesByCase = ReadonlyMap<string, readonly number[]>;
export type StagesByCase = ReadonlyMap<string, StageSamples>;

/**
 * Whether the timed samples settle every latency rule: each bucket has the samples its percentile needs, and each
 * interval is narrower than a quarter of the tolerance (in milliseconds; a share is taken of the baseline, or of the
 * current figure where there is none).
 */
export function latencySettled(
  rules: readonly Rule[],
  cases: readonly Case[],
  baseline: Baseline | null,
  by: LatencyRules,
): (samples: SamplesByCase, stages?: StagesByCase) => boolean {
  return (samples, stages) =>
    rules.every((rule) => {
      const family = rule.metric.family;
      const ids = cases.filter((each) => covers(rule.scope, each));
      if (family.kind !== "latency" || ids.length === 0) return true;
      const stage = rule.metric.k === null ? rule.metric.stage : undefined;
      const blocks = ids.map(
        ({ id }) => (stage === undefined ? samples.get(id) : stages?.get(id)?.get(stage)) ?? [],
      );
      const all = blocks.flat();
      // No more repeats make an answer tell a stage that it never tells.
      if (stage !== undefined && all.length === 0) return true;
      if (all.length < MIN_SAMPLES[family.statistic]) return false;
      const method = by.definition.percentile;
      const before = ids.flatMap(({ id }) => recordedSamples(baseline?.cases.get(id), stage));
      const reference =
        statisticOf(before, family.statistic, method) ?? statisticOf(all, family.statistic, method)!;
      const tolerance = toleranceValue(rule.tolerance, reference, ids.length);
      if (tolerance === 0) return true;
      const [low, high] = latencyInterval(blocks, family.statistic, method, by.settings.seed)!;
      return high - low < tolerance / 4;
    });
}

/** Timed samples of a case's baseline, of whole answers or of one stage. */
export function recordedSamples(
  before: BaselineCase | undefined,
  stage: string | undefined,
): readonly number[] {
  return (stage === undefined ? before?.latency_ms : before?.spans_ms?.get(stage)) ?? [];
}
