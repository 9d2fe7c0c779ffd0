/** The checks of one latency rule: against recorded samples, beside the base's of the same job, and against ceilings. */
import { percentileValue } from "../../metrics/latency.ts";
import { MIN_REPEATS, type Statistic } from "../../metrics/weighted-latency.ts";
import {
  type LatencySettings,
  SIDE_BY_SIDE_FLOOR_MS,
  type SideBySide,
} from "../../model/config.ts";
import type { SamplingPlan, UnfilledCheck } from "../../model/sampling.ts";
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
import {
  bareCulprit,
  makeCheck,
  makeCulprit,
  exceededBound,
  missingCheck,
  notMeasured,
  sortCulprits,
} from "../../decision/checks.ts";
import { toleranceValue } from "../../decision/limits.ts";
import type { ComparedCases } from "../../decision/pairs.ts";
import { type LatencyRule, hasLimit } from "./plan.ts";
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
import { type ResampleOptions, Samples } from "./resample.ts";
import {
  type LookOutcome,
  type NoLook,
  type StoredLook,
  type StoredRule,
  lookAtStored,
  visibleRise,
} from "./stored.ts";

/** The latency part of a policy: by which plan it is decided, and how. */
export interface LatencyPart {
  readonly plan: SamplingPlan;
  /** By check, of a plan that may have thousands; null where it is filled. */
  readonly planned: ReadonlyMap<string, UnfilledCheck | null>;
  readonly settings: LatencySettings;
  readonly options: ResampleOptions;
  /** How often the run was to ask a case. */
  readonly times: (subject: CaseScore) => number;
  /** Whether time ended before all of the plan was asked. */
  readonly ended: boolean;
  /** `record`: what is measured now has to hold in the next run of the same code as well. */
  readonly recording: boolean;
  /** The run's times are a recorded run's, or another job's: only a rule that the config names holds them to something. */
  readonly recorded: boolean;
  /** Base and head were asked the same query one after the other. */
  readonly paired: boolean;
  /** By the pairs of a bucket: its percentiles share their samples. */
  readonly timed: Map<ComparedCases["pairs"], TimedBucket>;
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

/** The times of a bucket on both sides. */
export class TimedBucket {
  readonly cases: readonly TimedCase[];
  readonly now: Samples;
  readonly before: Samples;
  /** Some cases of the bucket were not asked, and say nothing of a ceiling. */
  readonly isPart: boolean;
  readonly #options: ResampleOptions;

  constructor(cases: readonly TimedCase[], options: ResampleOptions, isPart = false) {
    this.cases = cases;
    this.isPart = isPart;
    this.#options = options;
    this.now = new Samples(
      cases.map(({ now }) => now),
      options,
    );
    this.before = new Samples(
      cases.map(({ before }) => before),
      options,
    );
  }

  /** What the plan asked of each case; the bucket itself where nothing was asked beyond it. */
  get planned(): TimedBucket {
    if (this.cases.every(({ now, planned }) => now.length <= planned)) {
      return this;
    }
    const cases = this.cases.map((each) => ({ ...each, now: each.now.slice(0, each.planned) }));
    return new TimedBucket(cases, this.#options);
  }

  get pairs(): readonly PairedSamples[] {
    return this.cases.map(({ now, before }) => ({ base: before, head: now }));
  }

  /**
   * What can be compared of a plan that time ended: the cases that were asked three times. Where these are too few, all
   * that were asked, as often as each was, as repeats of one: which case is slow then counts as noise, too.
   */
  get cut(): readonly TimedBucket[] {
    const asked = this.cases.filter(({ now }) => now.length > 0);
    const least = Math.min(...asked.map(({ now }) => now.length));
    const sideSamples = (side: "now" | "before"): readonly number[] =>
      asked.flatMap((each) => each[side].slice(0, least));
    const whole = asked.filter(({ now }) => now.length >= MIN_REPEATS);
    const one = { planned: 0, now: sideSamples("now"), before: sideSamples("before") };
    const { length } = this.cases.filter(({ planned }) => planned > 0);
    return [
      new TimedBucket(whole, this.#options, whole.length < length),
      new TimedBucket([one], this.#options, asked.length < length),
    ];
  }

  /** The plan could not be carried out. Null where it was. */
  get unfinished(): MissingReason | null {
    if (this.cases.every(({ now, planned }) => now.length >= planned)) {
      return null;
    }
    const sumCases = (of: (each: TimedCase) => number): number =>
      this.cases.reduce((total, each) => total + of(each), 0);
    const have = sumCases(({ now, planned }) => Math.min(now.length, planned));
    return { code: "plan_unfinished", have, need: sumCases(({ planned }) => planned) };
  }
}

/** Returns the checks against recorded samples. Cases without any are compared with the ceiling alone. */
export function latencyChecks(
  rule: LatencyRule,
  bucket: ComparedCases,
  part: LatencyPart,
): readonly Check[] {
  const { pairs, added } = timedOnBoth(bucket);
  const all = [...pairs.map(({ now }) => now), ...added];
  if (all.length === 0) {
    return [notMeasured(rule)];
  }
  const known = part.timed.get(bucket.pairs) ?? timedPairs(pairs, part);
  part.timed.set(bucket.pairs, known);
  const checks = [
    pairs.length === 0 ? null : storedCheck(rule, known, part, () => slowerCases(bucket)),
    added.length === 0 ? null : ceilingCheck(rule, all, part),
  ];
  return checks.filter((check) => check !== null);
}

/** A query that failed when the baseline was recorded has nothing to be compared with, like a new one. */
function timedOnBoth({ pairs, added }: ComparedCases): Pick<ComparedCases, "pairs" | "added"> {
  const timed = pairs.filter(({ before }) => before.latency_ms.length > 0);
  if (timed.length === 0 || timed.length === pairs.length) {
    return { pairs, added };
  }
  const untimed = pairs.filter(({ before }) => before.latency_ms.length === 0);
  return { pairs: timed, added: [...untimed.map(({ now }) => now), ...added] };
}

/** One without a time now counts on neither side: without the fast ones, the rest would seem slower than all were. */
function timedPairs(pairs: ComparedCases["pairs"], part: LatencyPart): TimedBucket {
  const cases = pairs.map(({ now, before }) => timedCase(now, before.latency_ms, part));
  return new TimedBucket(cases, part.options);
}

function timedCase(now: CaseScore, before: readonly number[], part: LatencyPart): TimedCase {
  const { error, samples_ms: samples } = now;
  const times = error === null ? part.times(now) : 0;
  if (part.ended) {
    return { planned: times, now: samples, before: error === null ? before : [] };
  }
  // All was asked: what a case lacks was answered differently, and gave no sample.
  const planned = Math.min(times, samples.length);
  return { planned, now: samples, before: samples.length === 0 ? [] : before };
}

/** The rule's ceiling over these cases; null where it has none. */
function ceilingCheck(
  rule: LatencyRule,
  cases: readonly CaseScore[],
  part: LatencyPart,
): LatencyCheck | MissingCheck | null {
  const timed = cases.map((each) => timedCase(each, [], part));
  const alone = new TimedBucket(timed, part.options);
  return storedCheck({ ...rule, tolerance: [] }, alone, part, () => slowestCases(cases));
}

/** Null where the rule has no limit. */
function storedCheck(
  rule: LatencyRule,
  bucket: TimedBucket,
  part: LatencyPart,
  culprits: () => readonly Culprit[],
): LatencyCheck | MissingCheck | null {
  if (!hasLimit(rule)) {
    return null;
  }
  const cases = bucket.cases.length;
  const held = storedRule(rule, cases);
  const lookAtBucket = (seen: TimedBucket): StoredLook | NoLook =>
    lookAtStored(seen, seen.isPart ? { ...held, ceiling: null } : held);
  const found = inTwoLooks(bucket, lookAtBucket, part);
  if (found.kind === "missing") {
    return unmeasuredCheck(rule, bucket, found.reason);
  }
  const { look } = found;
  const { current, baseline, limit, samples: n } = look;
  const tolerance = baseline === null ? null : toleranceValue(rule.tolerance, baseline, cases);
  const { interval } = look;
  const visible = visibleRise(bucket.before, held);
  const figures = { n, baseline, current, interval, tolerance, limit };
  const outcome = findOutcome(rule, found, part);
  const beyond =
    outcome === "fail" && current !== null && exceededBound(rule, "lower", current) === "ceiling";
  const by = beyond ? { by: "ceiling" as const } : {};
  return { kind: "latency", ...makeCheck(rule, outcome, figures, culprits), ...by, visible };
}

/** While recording, a ceiling within what the noise reaches would fail the same code on another day. */
function findOutcome(
  { ceiling }: LatencyRule,
  { look, outcome }: MeasuredTimes<StoredLook>,
  { recording }: LatencyPart,
): Outcome {
  if (!recording || ceiling === null) {
    return outcome;
  }
  return look.interval[1] <= ceiling ? outcome : "fail";
}

/** A bucket of so many cases, for a tolerance in cases. */
export function storedRule({ metric, tolerance, ceiling }: LatencyRule, cases: number): StoredRule {
  const allowedRise = (ms: number): number => toleranceValue(tolerance, ms, cases);
  const { statistic } = metric.family;
  return { statistic, tolerance: tolerance.length === 0 ? null : allowedRise, ceiling };
}

function unmeasuredCheck(
  rule: LatencyRule,
  { now, before }: TimedBucket,
  reason: MissingReason,
): MissingCheck {
  const { statistic } = rule.metric.family;
  const baseline = before.figure(statistic);
  const current = now.figure(statistic);
  const lacks = rule.tolerance.length > 0 && baseline === null;
  const n = now.sorted.values.length;
  return missingCheck(rule, lacks ? { code: "baseline_lacks_metric" } : reason, {
    baseline,
    current,
    n,
  });
}

export function sampleMedian(samples: readonly number[]): number | null {
  return percentileValue(Float64Array.from(samples).sort(), 0.5, "nearest");
}

/** By how much the case's median rose, most first. */
function slowerCases({ pairs }: ComparedCases): readonly Culprit[] {
  const risen = pairs.flatMap((pair) => {
    const before = sampleMedian(pair.before.latency_ms);
    const after = sampleMedian(pair.now.samples_ms);
    const by = (after ?? 0) - (before ?? 0);
    return by > 0 ? [{ by, culprit: makeCulprit(pair, before, after) }] : [];
  });
  return sortCulprits(risen);
}

function slowestCases(cases: readonly CaseScore[]): readonly Culprit[] {
  const timed = cases.flatMap(({ id, ranks, samples_ms: samples }) => {
    const by = sampleMedian(samples);
    return by === null ? [] : [{ by, culprit: bareCulprit(id, by, ranks) }];
  });
  return sortCulprits(timed);
}

// Base and head side by side: the ratio of their answers to the same query decides.

/** Null for a percentile that is compared in milliseconds, with the base's samples of the same run. */
export function ratioRule({ metric }: LatencyRule, shares: SideBySide): RatioRule | null {
  const { statistic } = metric.family;
  if (!hasRatio(statistic)) {
    return null;
  }
  return { statistic, tolerance: shares[statistic], floorMs: SIDE_BY_SIDE_FLOOR_MS };
}

function hasRatio(statistic: Statistic): statistic is RatioStatistic {
  return statistic === "p50" || statistic === "p95";
}

/**
 * The ratio in place of the rule's tolerance in milliseconds, and its ceiling in a check of its own. The bucket's pairs
 * hold the base's samples as those of before, in the order in which both were taken.
 */
export function ratioChecks(
  rule: LatencyRule,
  held: RatioRule,
  bucket: ComparedCases,
  part: LatencyPart,
): readonly Check[] {
  const now = [...bucket.pairs.map((pair) => pair.now), ...bucket.added];
  if (now.length === 0) {
    return [notMeasured(rule)];
  }
  const check = bucket.pairs.length === 0 ? null : comparedCheck(rule, held, bucket, part);
  const ceiling = check?.kind === "missing" ? null : ceilingCheck(rule, now, part);
  return [check, ceiling].filter((each) => each !== null);
}

function comparedCheck(
  rule: LatencyRule,
  held: RatioRule,
  bucket: ComparedCases,
  part: LatencyPart,
): RatioCheck | MissingCheck {
  const { options } = part;
  const timed = timedPairs(bucket.pairs, part);
  const found = inTwoLooks(timed, ({ pairs }) => lookAtRatios(pairs, held, options), part);
  if (found.kind === "missing") {
    const n = timed.cases.reduce((sum, each) => sum + each.now.length, 0);
    return missingCheck(rule, found.reason, { n });
  }
  const { samples: n, baseMs: baseline, headMs: current, ratios } = found.look;
  // The ratio that decides: of two that fail, or of two that pass, the larger.
  const { ratio, interval } = ratios.reduce((worst, each) => (isWorse(each, worst) ? each : worst));
  const [low, high] = interval;
  const { tolerance, floorMs } = held;
  const noise = baseNoise(timed.pairs, held.statistic, options);
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
    ...makeCheck(rule, found.outcome, figures, () => slowerCases(bucket)),
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

interface MeasuredTimes<L> {
  readonly kind: "measured";
  readonly outcome: Outcome;
  readonly look: L;
}
type InTwoLooks<L> =
  | MeasuredTimes<L>
  | { readonly kind: "missing"; readonly reason: MissingReason };

/** Whether the plan's samples leave a check open, so that asking on is worth it. */
export function isOpen(look: StoredLook | RatioLook | NoLook): boolean {
  return look.kind === "measured" && look.outcome === "undecided";
}

/**
 * A failure at the first look is final, and so is a pass; a pass takes the whole plan, and without it nothing passes.
 * What is open then is decided by all samples, and where they leave it open as well, the check does not fail and is marked.
 */
export function inTwoLooks<L extends { readonly kind: "measured"; readonly outcome: LookOutcome }>(
  bucket: TimedBucket,
  look: (seen: TimedBucket) => L | NoLook,
  part: Pick<LatencyPart, "ended" | "recording">,
): InTwoLooks<L> {
  const { unfinished } = bucket;
  if (unfinished !== null) {
    return ofUnfinished(bucket, look, part) ?? { kind: "missing", reason: unfinished };
  }
  const first = look(bucket.planned);
  if (first.kind === "missing") {
    return first;
  }
  if (first.outcome === "fail") {
    return { kind: "measured", outcome: "fail", look: first };
  }
  if (first.outcome === "pass") {
    return { kind: "measured", outcome: "pass", look: first };
  }
  // The second look has all that the first had.
  const all = look(bucket);
  if (all.kind === "missing") {
    return all;
  }
  const { outcome } = all;
  return { kind: "measured", outcome: outcome === "undecided" ? "fell" : outcome, look: all };
}

/** It may fail, and never passes. Null where too little was asked, and where `record` wants the whole plan. */
function ofUnfinished<L extends { readonly kind: "measured"; readonly outcome: LookOutcome }>(
  bucket: TimedBucket,
  look: (seen: TimedBucket) => L | NoLook,
  { ended, recording }: Pick<LatencyPart, "ended" | "recording">,
): MeasuredTimes<L> | null {
  const found = bucket.cut.map(look).find(({ kind }) => kind === "measured");
  if (found?.kind !== "measured") {
    return null;
  }
  if (found.outcome === "fail") {
    return { kind: "measured", outcome: "fail", look: found };
  }
  return ended && !recording ? { kind: "measured", outcome: "fell", look: found } : null;
}
