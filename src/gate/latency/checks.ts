/** The checks of one latency rule: against recorded samples, beside the base's of the same job, and against ceilings. */
import type { LatencyMetric } from "../../metrics/family.ts";
import { percentile } from "../../metrics/latency.ts";
import { bucketStatistic } from "../../metrics/weighted-latency.ts";
import type { Baseline } from "../../model/baseline.ts";
import {
  type Definition,
  type LatencySettings,
  SIDE_BY_SIDE_FLOOR_MS,
  type SideBySide,
} from "../../model/config.ts";
import type { Repeats } from "../../model/sampling.ts";
import { bucketAt } from "../../model/scope.ts";
import type { CaseScore } from "../../model/scores.ts";
import type {
  Check,
  Culprit,
  LatencyCheck,
  MissingCheck,
  MissingReason,
  Outcome,
  RatioCheck,
} from "../../model/verdict.ts";
import { bareCulprit, culprit, inTurn, checkOf, missingCheck, notMeasured } from "../checks.ts";
import type { Bucket } from "../pairs.ts";
import { type Rule, limitOf, toleranceValue } from "../rules.ts";
import { hasLimit, timesOf } from "./plan.ts";
import {
  type MeasuredRatio,
  type PairedSamples,
  type RatioLook,
  type RatioRule,
  type RatioStatistic,
  baseNoise,
  lookAtRatios,
  visibleRatio,
} from "./ratios.ts";
import type { ResampleOptions } from "./resample.ts";
import {
  type CaseSamples,
  type LookOutcome,
  type NoLook,
  type StoredLook,
  type StoredRule,
  lookAtStored,
  visibleRise,
} from "./stored.ts";

export interface LatencyRules {
  readonly settings: LatencySettings;
  readonly definition: Definition;
  readonly options: ResampleOptions;
  /** What the run was to ask, by scope. */
  readonly repeats: Repeats;
  /** `record`: what is measured now has to hold in the next run of the same code as well. */
  readonly recording: boolean;
  /** By the pairs of a bucket: its percentiles share their samples. */
  readonly timed: Map<Bucket["pairs"], TimedBucket>;
}

/** Each of its lists is made once for a bucket, and with it what is worked out of it. */
interface TimedBucket {
  readonly cases: readonly TimedCase[];
  readonly now: CaseSamples;
  readonly before: CaseSamples;
}

/** One case of a bucket. */
export interface TimedCase {
  /** How often the plan asks it; 0 where a query of it failed, so that there is nothing to ask. */
  readonly planned: number;
  /** Milliseconds, in the order taken: the plan's first. */
  readonly now: readonly number[];
  /** Of the baseline, or of the base's retriever beside; empty where nothing is compared. */
  readonly before: readonly number[];
}

export function samplesOf(cases: readonly TimedCase[]): TimedBucket {
  return { cases, now: cases.map(({ now }) => now), before: cases.map(({ before }) => before) };
}

export function latencyChecks(
  rule: Rule,
  metric: LatencyMetric,
  bucket: Bucket,
  by: LatencyRules,
): readonly Check[] {
  const { pairs, added } = timedOnBoth(bucket);
  const all = [...pairs.map(({ now }) => now), ...added];
  if (all.length === 0) return [notMeasured(rule)];
  const known = by.timed.get(bucket.pairs) ?? samplesOf(timedPairs({ pairs }, by));
  by.timed.set(bucket.pairs, known);
  const checks = [
    pairs.length === 0 ? null : storedCheck(rule, metric, known, by, () => slower(bucket)),
    added.length === 0 ? null : ceilingCheck(rule, metric, all, by),
  ];
  return checks.filter((check) => check !== null);
}

/** A query that failed when the baseline was recorded has nothing to be compared with, like a new one. */
function timedOnBoth({ pairs, added }: Bucket): Pick<Bucket, "pairs" | "added"> {
  const timed = pairs.filter(({ before }) => before.latency_ms.length > 0);
  if (timed.length === 0 || timed.length === pairs.length) return { pairs, added };
  const untimed = pairs.filter(({ before }) => before.latency_ms.length === 0);
  return { pairs: timed, added: [...untimed.map(({ now }) => now), ...added] };
}

/** One that fails now counts on neither side: without the fast ones, the rest would seem slower than all were. */
function timedPairs({ pairs }: Pick<Bucket, "pairs">, by: LatencyRules): readonly TimedCase[] {
  return pairs.map(({ now, before }) => timedCase(now, now.error === null ? before.latency_ms : [], by));
}

function timedCase(now: CaseScore, before: readonly number[], { repeats }: LatencyRules): TimedCase {
  return { planned: now.error === null ? timesOf(repeats, now) : 0, now: now.samples_ms, before };
}

/** The rule's ceiling over these cases; null where it has none. */
export function ceilingCheck(
  rule: Rule,
  metric: LatencyMetric,
  cases: readonly CaseScore[],
  by: LatencyRules,
): LatencyCheck | MissingCheck | null {
  const alone = samplesOf(cases.map((each) => timedCase(each, [], by)));
  return storedCheck({ ...rule, tolerance: [] }, metric, alone, by, () => slowest(cases));
}

/** Null where the rule has no limit. */
function storedCheck(
  rule: Rule,
  metric: LatencyMetric,
  samples: TimedBucket,
  by: LatencyRules,
  culprits: () => readonly Culprit[],
): LatencyCheck | MissingCheck | null {
  if (!hasLimit(rule)) return null;
  const cases = samples.cases.length;
  const held = storedRule(rule, metric, cases);
  const found = storedInTwoLooks(samples, held, by.options);
  if (found.kind === "missing") return missing(rule, metric, samples, by, found.reason);
  const { look } = found;
  const { current, baseline, limit, samples: n } = look;
  const tolerance = baseline === null ? null : toleranceValue(rule.tolerance, baseline, cases);
  // What only people read of it takes most of the time.
  const told = rule.anonymous !== true;
  const interval = told ? look.interval : null;
  const visible = told ? visibleRise(samples.before, held, by.options) : null;
  const figures = { n, baseline, current, interval, tolerance, limit };
  return { kind: "latency", ...checkOf(rule, outcomeOf(rule, found, by), figures, culprits), visible };
}

/** While recording, a ceiling within what the noise reaches would fail the same code on another day. */
function outcomeOf(
  { ceiling }: Rule,
  { look, outcome }: Measured<StoredLook>,
  { recording }: LatencyRules,
): Outcome {
  if (!recording || ceiling === null) return outcome;
  return look.interval[1] <= ceiling ? outcome : "fail";
}

/** A bucket of so many cases, for a tolerance in cases. */
export function storedRule(rule: Rule, { statistic }: LatencyMetric, cases: number): StoredRule {
  const { tolerance, ceiling } = rule;
  const allowed = (ms: number): number => toleranceValue(tolerance, ms, cases);
  return { statistic, tolerance: tolerance.length === 0 ? null : allowed, ceiling };
}

function missing(
  rule: Rule,
  { statistic }: LatencyMetric,
  { now, before }: TimedBucket,
  { definition }: LatencyRules,
  reason: MissingReason,
): MissingCheck {
  const isRecorded = before.some((samples) => samples.length > 0);
  const [baseline, current] = [before, now].map((samples) =>
    bucketStatistic(samples, statistic, definition.percentile),
  ) as [number | null, number | null];
  const n = now.reduce((sum, samples) => sum + samples.length, 0);
  const lacks = rule.tolerance.length > 0 && !isRecorded;
  return missingCheck(rule, lacks ? { code: "baseline_lacks_metric" } : reason, { baseline, current, n });
}

/** Against another tool's means. As against cases of ours, but where it has no figure the ceiling holds alone. */
export function latencyMeansChecks(
  rule: Rule,
  metric: LatencyMetric,
  cases: readonly CaseScore[],
  baseline: Baseline,
  by: LatencyRules,
): readonly Check[] {
  if (cases.length === 0) return [notMeasured(rule)];
  // It knows nothing of stages.
  const isStage = rule.metric.k === null && rule.metric.stage !== undefined;
  const figures = isStage ? undefined : bucketAt(baseline.latency, rule.scope);
  const before = figures?.[`${metric.statistic}_ms`] ?? null;
  const tolerance = before === null ? null : toleranceValue(rule.tolerance, before, cases.length);
  // It has no samples, so what it allows is a bound like a ceiling.
  const ceiling = limitOf("lower", before, tolerance, rule);
  const check = ceilingCheck({ ...rule, ceiling }, metric, cases, by);
  if (check === null) return [];
  if (before === null || check.kind === "missing") return [check];
  return [{ ...check, baseline: before, delta: (check.current ?? before) - before, tolerance }];
}

export function median(samples: readonly number[]): number | null {
  return percentile(Float64Array.from(samples).sort(), 0.5, "nearest");
}

/** By how much the case's median rose, most first. */
function slower({ pairs }: Bucket): readonly Culprit[] {
  const risen = pairs.flatMap((pair) => {
    const [before, after] = [median(pair.before.latency_ms), median(pair.now.samples_ms)];
    const by = after === null ? 0 : after - (before ?? 0);
    return by > 0 ? [{ by, culprit: culprit(pair, before, after) }] : [];
  });
  return inTurn(risen);
}

function slowest(cases: readonly CaseScore[]): readonly Culprit[] {
  const timed = cases.flatMap(({ id, ranks, samples_ms: samples }) => {
    const by = median(samples);
    return by === null ? [] : [{ by, culprit: bareCulprit(id, by, ranks) }];
  });
  return inTurn(timed);
}

// Base and head side by side: the ratio of their answers to the same query decides.

/** A percentile that has a ratio; others are compared in milliseconds, with the base's samples of the same run. */
export type RatioMetric = LatencyMetric & { readonly statistic: RatioStatistic };

export function hasRatio(metric: LatencyMetric): metric is RatioMetric {
  return metric.statistic === "p50" || metric.statistic === "p95";
}

export function ruleOf(statistic: RatioStatistic, shares: SideBySide): RatioRule {
  return { statistic, tolerance: shares[statistic], floorMs: SIDE_BY_SIDE_FLOOR_MS };
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
  if (now.length === 0) return [notMeasured(rule)];
  const check = compared(rule, metric.statistic, bucket, by);
  const ceiling = check.kind === "missing" ? null : ceilingCheck(rule, metric, now, by);
  return ceiling === null ? [check] : [check, ceiling];
}

function compared(
  rule: Rule,
  statistic: RatioStatistic,
  bucket: Bucket,
  by: LatencyRules,
): RatioCheck | MissingCheck {
  const { options } = by;
  const cases = timedPairs(bucket, by);
  const held = ruleOf(statistic, by.settings.side_by_side);
  const found = ratioInTwoLooks(cases, held, options);
  if (found.kind === "missing") {
    const n = cases.reduce((sum, each) => sum + each.now.length, 0);
    return missingCheck(rule, found.reason, { n });
  }
  const { samples: n, baseMs: baseline, headMs: current, ratios } = found.look;
  // The ratio that decides: of two that fail, or of two that pass, the larger.
  const { ratio, interval } = ratios.reduce((worst, each) => (isWorse(each, worst) ? each : worst));
  const [low, high] = interval;
  const { tolerance, floorMs } = held;
  const noise = baseNoise(cases.map(pairOf), statistic, options);
  // Milliseconds are for people; the ratio is what was judged.
  const figures = {
    n,
    baseline,
    current,
    interval: [baseline * low, baseline * high] as const,
    tolerance: baseline * tolerance,
    limit: baseline * (1 + tolerance),
  };
  return {
    kind: "ratio",
    ...checkOf(rule, found.outcome, figures, () => slower(bucket)),
    ratio: { ratio, low, high, tolerance, floor_ms: floorMs, noise },
    visible: visibleRatio(found.look, held),
  };
}

const ORDER: readonly LookOutcome[] = ["pass", "undecided", "fail"];

function isWorse(a: MeasuredRatio, b: MeasuredRatio): boolean {
  const by = ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome);
  return by > 0 || (by === 0 && a.ratio > b.ratio);
}

// Two looks: what the plan decides, and what is asked once more decides of the rest.

/** The plan could not be carried out: what is there may fail a check, and can't pass it. */
type Unfinished = Extract<MissingReason, { readonly code: "plan_unfinished" }>;

interface Measured<L> {
  readonly kind: "measured";
  readonly outcome: Outcome;
  readonly look: L;
}
type InTwoLooks<L> = Measured<L> | { readonly kind: "missing"; readonly reason: MissingReason };

export function storedInTwoLooks(
  samples: TimedBucket,
  rule: StoredRule,
  options: ResampleOptions,
): InTwoLooks<StoredLook> {
  const { cases } = samples;
  return inTwoLooks(cases, firstLook(cases), (seen) =>
    lookAtStored(seen === cases ? samples : samplesOf(seen), rule, options),
  );
}

export function ratioInTwoLooks(
  cases: readonly TimedCase[],
  rule: RatioRule,
  options: ResampleOptions,
): InTwoLooks<RatioLook> {
  return inTwoLooks(cases, firstLook(cases), (seen) => lookAtRatios(seen.map(pairOf), rule, options));
}

/** Whether the plan's samples leave a check open, so that asking on is worth it. */
export function isOpen(look: StoredLook | RatioLook | NoLook): boolean {
  return look.kind === "measured" && look.outcome === "undecided";
}

/** What the plan asked of each case; the list itself where nothing was asked beyond it. */
export function firstLook<T extends TimedCase>(cases: readonly T[]): readonly T[] {
  if (cases.every(({ now, planned }) => now.length <= planned)) return cases;
  return cases.map((each) => ({ ...each, now: each.now.slice(0, each.planned) }));
}

/** Pairs up to what the head has. */
export function pairOf({ now, before }: TimedCase): PairedSamples {
  return { base: before.slice(0, now.length), head: now };
}

/**
 * A failure at the first look is final, and so is a pass; a pass takes the whole plan. What is open then is decided by all
 * samples, and where they leave it open as well it is a watch.
 */
function inTwoLooks<L extends { readonly kind: "measured"; readonly outcome: LookOutcome }>(
  cases: readonly TimedCase[],
  planned: readonly TimedCase[],
  look: (cases: readonly TimedCase[]) => L | NoLook,
): InTwoLooks<L> {
  const first = look(planned);
  const unfinished = unfinishedOf(cases);
  if (first.kind === "missing") return { kind: "missing", reason: unfinished ?? first.reason };
  if (first.outcome === "fail") return { kind: "measured", outcome: "fail", look: first };
  if (unfinished !== null) return { kind: "missing", reason: unfinished };
  if (first.outcome === "pass") return { kind: "measured", outcome: "pass", look: first };
  // The second look has all that the first had.
  const all = look(cases);
  if (all.kind === "missing") return all;
  const { outcome } = all;
  return { kind: "measured", outcome: outcome === "undecided" ? "watch" : outcome, look: all };
}

/** Null where every case was asked as often as planned. */
function unfinishedOf(cases: readonly TimedCase[]): Unfinished | null {
  if (cases.every(({ now, planned }) => now.length >= planned)) return null;
  const have = cases.reduce((sum, { now, planned }) => sum + Math.min(now.length, planned), 0);
  return { code: "plan_unfinished", have, need: cases.reduce((sum, { planned }) => sum + planned, 0) };
}
