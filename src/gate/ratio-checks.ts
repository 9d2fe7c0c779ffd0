/** Latency of base and head that were timed side by side: the ratio of their answers to the same query decides. */
import type { LatencyMetric } from "../metrics/family.ts";
import type { SideBySide } from "../model/config.ts";
import type { Case } from "../model/suite.ts";
import type { Check, RatioFigures, RatioCheck, MissingCheck } from "../model/verdict.ts";
import { type LatencyRules, latencyCheck, slower, slowest } from "./latency-checks.ts";
import type { Rule } from "./rules.ts";
import { MIN_SAMPLES } from "./statistics/latency-interval.ts";
import {
  SIDE_BY_SIDE,
  type LatencyRatio,
  type PairedSamples,
  type RatioRule,
  type RatioStatistic,
  baseNoise,
  latencyRatio,
  ratioPasses,
  ratioSettled,
} from "./statistics/paired-latency.ts";
import type { Bucket } from "./pairs.ts";
import { missingCheck, ratioCheck } from "./check.ts";
import { covers } from "../model/scope.ts";

/** A percentile that has a ratio; others are compared in milliseconds, with the base's samples of the same run. */
export type RatioMetric = LatencyMetric & { readonly statistic: RatioStatistic };

export function hasRatio(metric: LatencyMetric): metric is RatioMetric {
  return metric.statistic === "p50" || metric.statistic === "p95";
}

export function ruleOf(statistic: RatioStatistic, shares: SideBySide): RatioRule {
  return { tolerance: shares[statistic], floorMs: SIDE_BY_SIDE.floorMs };
}

/**
 * The ratio in place of the rule's tolerance in milliseconds, and its ceiling in a check of its own. The bucket's pairs
 * hold the base's samples as those of before, in the order in which both were taken.
 */
export function ratioChecks(
  rule: Rule,
  metric: RatioMetric,
  bucket: Bucket,
  by: LatencyRules,
): readonly Check[] {
  const now = [...bucket.pairs.map((pair) => pair.now), ...bucket.added];
  if (now.length === 0) {
    return [missingCheck(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
  }
  const check = judgeRatio(rule, metric.statistic, bucket, by);
  if (check.kind === "missing") return [check];
  const ceiling = latencyCheck({ ...rule, tolerance: [] }, metric, now, null, by, () => slowest(now));
  return ceiling === null ? [check] : [check, ceiling];
}

export function judgeRatio(
  rule: Rule,
  statistic: RatioStatistic,
  bucket: Bucket,
  by: LatencyRules,
): RatioCheck | MissingCheck {
  const paired = bucket.pairs.map(({ before, now }): PairedSamples => ({
    base: before.latency_ms,
    head: now.samples_ms,
  }));
  const options = { seed: by.settings.seed, method: by.definition.percentile };
  const measured = latencyRatio(paired, statistic, options);
  if (measured.kind === "none") {
    const seen = { baseline: null, current: null, n: measured.reason.have };
    return missingCheck(rule, measured.reason, seen);
  }
  const held = ruleOf(statistic, by.settings.side_by_side);
  const noise = baseNoise(paired, statistic, options);
  const { samples, baseMs, headMs } = measured;
  return ratioCheck(
    rule,
    { samples, baseMs, headMs, passed: ratioPasses(measured, held) },
    figuresOf(measured, held, noise.kind === "none" ? null : noise),
    () => slower(bucket),
  );
}

function figuresOf(measured: LatencyRatio, held: RatioRule, noise: LatencyRatio | null): RatioFigures {
  const bounds = ({ ratio, low, high }: LatencyRatio): { ratio: number; low: number; high: number } => ({
    ratio,
    low,
    high,
  });
  return {
    ...bounds(measured),
    tolerance: held.tolerance,
    floor_ms: held.floorMs,
    noise: noise === null ? null : bounds(noise),
  };
}

/** Timed pairs by case id. */
export type PairsByCase = ReadonlyMap<string, PairedSamples>;

/**
 * Whether the pairs so far settle every latency rule: each bucket has the samples that its percentile needs, and the
 * ratio of the overall p50 is narrow enough. The others' width would ask for many times the repeats.
 */
export function pairsSettled(
  rules: readonly Rule[],
  cases: readonly Case[],
  by: LatencyRules,
): (pairs: PairsByCase) => boolean {
  const options = { seed: by.settings.seed, method: by.definition.percentile };
  return (pairs) =>
    rules.every(({ metric: { family }, scope }) => {
      const ids = cases.filter((each) => covers(scope, each));
      if (family.kind !== "latency" || ids.length === 0) return true;
      const paired = ids.flatMap((each) => pairs.get(each.id) ?? []);
      const samples = paired.reduce((sum, { head }) => sum + head.length, 0);
      if (samples < MIN_SAMPLES[family.statistic]) return false;
      if (scope.kind !== "overall" || family.statistic !== "p50") return true;
      return ratioSettled(latencyRatio(paired, "p50", options), ruleOf("p50", by.settings.side_by_side));
    });
}
