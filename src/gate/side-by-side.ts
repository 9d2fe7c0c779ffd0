/** Where the base's retriever was asked beside the head's, its answers of this very job are what each policy compares with. */
import { GateError, failureOfBase } from "../errors.ts";
import type { LatencyMetric } from "../metrics/family.ts";
import { score } from "../metrics/score.ts";
import type { Baseline } from "../model/baseline.ts";
import type { SideBySide } from "../model/config.ts";
import type { Notice } from "../model/notice.ts";
import type { Beside } from "../model/policy.ts";
import type { Inputs } from "../model/report.ts";
import type { Run } from "../model/run.ts";
import type { Scores } from "../model/scores.ts";
import type { Case } from "../model/suite.ts";
import type { Check, RatioFigures } from "../model/verdict.ts";
import { type Bucket, missingCheck } from "./checks.ts";
import { decide } from "./decide.ts";
import { type LatencyRules, latencyCheck, slower, slowest } from "./latency-checks.ts";
import { makeBaseline } from "./outcome.ts";
import { metricsOf, type Rule } from "./rules.ts";
import { assertMeasured } from "./sound.ts";
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
import type { Decision, Union } from "./two-policies.ts";

/** Both policies as they judge now. */
export interface BesideInputs {
  readonly head: Inputs;
  readonly base: Inputs | null;
  readonly notices: readonly Notice[];
}

interface TwoPolicies {
  readonly head: Inputs;
  readonly base: Inputs | null;
  readonly acceptance: Decision["acceptance"];
}

/**
 * `run` is the base retriever's, over the union of both suites. It takes the place of the stored baselines; where the
 * label accepts, only of the base's, whose judgement is for the record: the head's own files hold. Throws base_failed
 * where there is nothing to compare with.
 */
export function sideBySide(
  policies: TwoPolicies,
  union: Union,
  run: Run,
  beside: Beside,
  tool: string,
): BesideInputs {
  const measured = (
    policy: "head" | "base",
    inputs: Inputs,
  ): { scores: Scores; part: Run; inputs: Inputs } => {
    const part = union.part(run, policy);
    const { config, suite } = inputs;
    const scores = score(suite, part, metricsOf(config), config.definition);
    // What the head has stored says nothing about the base.
    assertBaseMeasured(inputs, scores, policy === "base" ? inputs.baseline : null);
    const made = makeBaseline({ ...inputs, retriever: beside.receipt }, part, scores, tool);
    return { scores, part, inputs: { ...inputs, baseline: { ...made, beside: { commit: beside.commit } } } };
  };
  const judged = measured("head", policies.head).inputs;
  const accepted = policies.acceptance === "given";
  const notices: Notice[] = accepted ? [{ code: "not_side_by_side", reason: "accepted" }] : [];
  const head = accepted ? policies.head : judged;
  if (policies.base === null) return { head, base: null, notices };
  const base = measured("base", policies.base);
  return {
    head,
    base: base.inputs,
    notices: [...notices, ...belowStored(policies.base, base.scores, base.part)],
  };
}

/** One failed query is enough: a base that scores 0 somewhere lets the head get worse there. */
function assertBaseMeasured(inputs: Inputs, scores: Scores, stored: Baseline | null): void {
  const failed = scores.cases.filter((each) => each.error !== null);
  const [first] = failed;
  if (first !== undefined) {
    const count = failed.length === 1 ? "1 query" : `${failed.length} queries`;
    throw failureOfBase(
      new GateError("query_errors", `${count} failed, first "${first.id}": ${first.error}`),
    );
  }
  try {
    assertMeasured(inputs.config, inputs.suite, scores, stored);
  } catch (error) {
    throw error instanceof GateError ? failureOfBase(error) : error;
  }
}

/**
 * The base held to its own stored baseline, as the gate would hold it: where it fails, the base directory may lack what
 * the base had, and the head is compared with too little.
 */
function belowStored(base: Inputs, scores: Scores, run: Run): readonly Notice[] {
  if (base.baseline === null) return [];
  const { checks } = decide({ ...base, config: { ...base.config, latency: "off" } }, scores, run);
  for (const { passed, missing, secondary_to: follows, metric, scope, baseline, current } of checks) {
    if (passed || missing !== null || follows !== null || baseline === null || current === null) continue;
    return [{ code: "base_below_baseline", metric, scope, stored: baseline, measured: current }];
  }
  return [];
}

// Latency of base and head that were timed side by side: the ratio of their answers to the same query decides.

/** A percentile that has a ratio; others are compared in milliseconds, with the base's samples of the same run. */
export type RatioMetric = LatencyMetric & { readonly statistic: RatioStatistic };

export function hasRatio(metric: LatencyMetric): metric is RatioMetric {
  return metric.statistic === "p50" || metric.statistic === "p95";
}

function ruleOf(statistic: RatioStatistic, shares: SideBySide): RatioRule {
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
  const check = ratioCheck(rule, metric.statistic, bucket, by);
  if (check.missing !== null) return [check];
  const ceiling = latencyCheck({ ...rule, tolerance: [] }, metric, now, null, by, () => slowest(now));
  return ceiling === null ? [check] : [check, ceiling];
}

function ratioCheck(rule: Rule, statistic: RatioStatistic, bucket: Bucket, by: LatencyRules): Check {
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
  const passed = ratioPasses(measured, held);
  const { baseMs, headMs, low, high } = measured;
  return {
    metric: rule.metric.name,
    scope: rule.scope,
    n: measured.samples,
    baseline: baseMs,
    current: headMs,
    interval: [baseMs * low, baseMs * high],
    delta: headMs - baseMs,
    tolerance: baseMs * held.tolerance,
    limit: baseMs * (1 + held.tolerance),
    direction: "lower",
    passed,
    category: "latency_regression",
    secondary_to: null,
    missing: null,
    cases: passed ? [] : slower(bucket),
    ratio: figuresOf(measured, held, noise.kind === "none" ? null : noise),
  };
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
      const ids = cases.filter((each) => scope === "overall" || scope === `intent:${each.intent}`);
      if (family.kind !== "latency" || ids.length === 0) return true;
      const paired = ids.flatMap((each) => pairs.get(each.id) ?? []);
      const samples = paired.reduce((sum, { head }) => sum + head.length, 0);
      if (samples < MIN_SAMPLES[family.statistic]) return false;
      if (scope !== "overall" || family.statistic !== "p50") return true;
      return ratioSettled(latencyRatio(paired, "p50", options), ruleOf("p50", by.settings.side_by_side));
    });
}
