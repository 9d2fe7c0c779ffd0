/**
 * Latency of two retrievers that ran in one job. Milliseconds move with the machine; the ratio of two answers to the
 * same query, asked one after the other, hardly does.
 */
import {
  type PercentileMethod,
  type SortedBucket,
  sortBucket,
  weightedStatistic,
} from "../../metrics/weighted-latency.ts";
import { percentileValue } from "../../metrics/latency.ts";
import type { VisibleRise } from "../../model/sampling.ts";
import type { RatioFigures } from "../../model/verdict.ts";
import { EPSILON } from "../../decision/limits.ts";
import { shuffle, splitMix64 } from "../../decision/random.ts";
import {
  type Distribution,
  type ResampleOptions,
  drawsOfCase,
  countDraws,
  weighPlaces,
} from "./resample.ts";
import {
  ERROR,
  LOOKS,
  type LookOutcome,
  MISSED,
  MOST_SHARE,
  type NoLook,
  interval95,
  findShortage,
  wayDown,
} from "./stored.ts";

export interface RatioRule {
  readonly statistic: RatioStatistic;
  /** A share: 0.1 lets head be 10 % slower. */
  readonly tolerance: number;
  /** A rise of at most so many milliseconds never fails. */
  readonly floorMs: number;
}

export interface MeasuredRatio {
  readonly kind: RatioKind;
  /** head / base. */
  readonly ratio: number;
  /** 95 % interval of the ratio. */
  readonly interval: readonly [low: number, high: number];
  readonly outcome: LookOutcome;
  /** Logs of the ratios in the resamples, ascending. */
  readonly spread: Distribution;
}

export interface RatioLook {
  readonly kind: "measured";
  /** The worst of the ratios' outcomes. */
  readonly outcome: LookOutcome;
  /** p50 has both kinds, p95 the bucket's alone: single cases have no tail of their own. */
  readonly ratios: readonly MeasuredRatio[];
  /** The bucket's percentile on each side, in milliseconds. */
  readonly baseMs: number;
  readonly headMs: number;
  readonly samples: number;
}

const WORST: readonly LookOutcome[] = ["fail", "undecided", "pass"];

/**
 * One look at a check side by side. Pairs are resampled within their cases, so both sides move together. A ratio fails
 * where it is over 1 + tolerance at its lower 99.5 % bound (half of the error at each look) and the rise is above the
 * floor. Samples without a partner are left out.
 */
export function lookAtRatios(
  cases: readonly PairedSamples[],
  rule: RatioRule,
  options: ResampleOptions,
): RatioLook | NoLook {
  const paired = completePairs(cases);
  const base = paired.map((each) => each.base);
  const reason = findShortage(base, rule.statistic, "now");
  if (reason !== null) {
    return { kind: "missing", reason };
  }
  const sides = sortSides(paired);
  const figures = pairFigures(paired, sides, rule.statistic, options.method);
  let drawn: ReturnType<typeof resampledRatios> | null = null;
  const ratioSpread = (kind: RatioKind): Distribution =>
    (drawn ??= resampledRatios(paired, sides, rule.statistic, options))[kind];
  const ratios = figures.logs.map(([kind, log]) =>
    lookAtRatio(kind, log, figures.baseMs, () => ratioSpread(kind), rule),
  );
  return {
    kind: "measured",
    outcome: WORST.find((each) => ratios.some((ratio) => ratio.outcome === each))!,
    ratios,
    baseMs: figures.baseMs,
    headMs: figures.headMs,
    samples: base.reduce((sum, each) => sum + each.length, 0),
  };
}

/** What is within its limit is decided without resamples: they are drawn where they are read. */
function lookAtRatio(
  kind: RatioKind,
  log: number,
  baseMs: number,
  spread: () => Distribution,
  { tolerance, floorMs }: RatioRule,
): MeasuredRatio {
  // The epsilon absorbs rounding, so that a rise of exactly the tolerance passes.
  const limit = Math.log(1 + tolerance) + EPSILON;
  const lowerBound = (): number =>
    spread()[Math.ceil((ERROR.ratio / LOOKS) * spread().length) - 1]!;
  const within = log <= limit || baseMs * (Math.exp(log) - 1) <= floorMs;
  return {
    kind,
    ratio: Math.exp(log),
    get interval() {
      const [from, to] = interval95(spread());
      return [Math.exp(from), Math.exp(to)] as const;
    },
    // Written so that NaN never passes.
    outcome: within ? "pass" : lowerBound() <= limit ? "undecided" : "fail",
    get spread() {
      return spread();
    },
  };
}

/** Side by side, from the ratios just measured: as a share of the base, null where no rise is seen. */
export function visibleRatio(look: RatioLook, rule: RatioRule): VisibleRise | null {
  const { baseMs } = look;
  if (!(baseMs > 0)) {
    return null;
  }
  const logs = look.ratios.map(({ ratio, spread }) => {
    const log = Math.log(ratio);
    return (
      Math.log(1 + rule.tolerance) +
      wayDown(spread, log, ERROR.ratio / LOOKS) +
      wayDown(spread, log, MISSED)
    );
  });
  // A rise of all answers moves every ratio, and one that fails is enough. Under the floor nothing fails.
  const share = Math.max(Math.exp(Math.min(...logs)) - 1, rule.floorMs / baseMs);
  return share <= MOST_SHARE ? { share, ms: baseMs * share } : null;
}

/** Of a p50's tolerance: the rise that nine runs of ten should fail. */
const SOUGHT = 1.5;
/** From a ratio's limit to that rise, in standard errors: to the bound of the first look, and to a miss in ten. */
const ERRORS_APART = 2.807 + 1.282;
/** The standard error of a median of n normal values, and the median of their size, both in standard deviations. */
const MEDIAN_ERROR = Math.sqrt(Math.PI / 2);
const MEDIAN_SIZE = 0.6745;

/**
 * How often each case of a bucket must be asked so that its typical ratio shows the rise, from the base's repeats alone:
 * nothing of the head decides how much is asked. 0 where the rise is within the floor, or the base has no repeats.
 */
export function repeatsToSee(
  base: readonly (readonly number[])[],
  { tolerance, floorMs }: RatioRule,
): number {
  // Two answers of one case differ as those of base and head do.
  const apart = base.flatMap((own) =>
    own.slice(1).map((ms, i) => Math.abs(Math.log(atLeastMinimum(ms) / atLeastMinimum(own[i]!)))),
  );
  const ms = percentileValue(base.flat().toSorted(compareNumbers), 0.5, "nearest");
  const size = percentileValue(apart.toSorted(compareNumbers), 0.5, "nearest");
  if (ms === null || size === null || ms * SOUGHT * tolerance <= floorMs) {
    return 0;
  }
  const way = Math.log((1 + SOUGHT * tolerance) / (1 + tolerance));
  const cases = base.filter((own) => own.length > 0).length;
  return ((ERRORS_APART * MEDIAN_ERROR * size) / MEDIAN_SIZE / way) ** 2 / cases;
}

// The machine's own noise, for people: base against base, each case's repeats split in two at random.

/**
 * A little more than what the ratio of neighbours suffers, as the halves are neither neighbours nor as many. Null where
 * a half has too few repeats.
 */
export function baseNoise(
  cases: readonly PairedSamples[],
  statistic: RatioStatistic,
  options: ResampleOptions,
): RatioFigures["noise"] {
  const random = splitMix64(options.seed);
  const halves = completePairs(cases).map(({ base }) => {
    const mixed = shuffle(base, random);
    const half = Math.floor(mixed.length / 2);
    return { base: mixed.slice(0, half), head: mixed.slice(half, 2 * half) };
  });
  const look = lookAtRatios(halves, { statistic, tolerance: 0, floorMs: 0 }, options);
  if (look.kind === "missing") {
    return null;
  }
  const { ratio, interval } = look.ratios[0]!;
  return { ratio, low: interval[0], high: interval[1] };
}

// What the ratio between the samples of the same queries could have been.

/** One case's samples in milliseconds; base[i] and head[i] were taken one after the other, in either order. */
export interface PairedSamples {
  readonly base: readonly number[];
  readonly head: readonly number[];
}

export type RatioStatistic = "p50" | "p95";

/** `typical`: the geometric mean over cases of the median ratio of their pairs. `bucket`: of the bucket's percentile. */
type RatioKind = "typical" | "bucket";

/** Enough for the tail that decides. Larger buckets have smoother bounds, and fewer keep large suites within a second. */
const MOST_RESAMPLES = 1000;
const FEWEST_RESAMPLES = 600;
const WORK = 2_000_000;

/** Clocks that say 0 ms would make a ratio infinite; a microsecond is below what any of them resolves. */
const LEAST_MS = 0.001;

/** The pairs of each case that has any; samples without a partner are left out. */
function completePairs(cases: readonly PairedSamples[]): readonly PairedSamples[] {
  return cases
    .map(({ base, head }) => {
      const length = Math.min(base.length, head.length);
      return { base: base.slice(0, length), head: head.slice(0, length) };
    })
    .filter(({ base }) => base.length > 0);
}

interface SortedSides {
  readonly base: SortedBucket;
  readonly head: SortedBucket;
}

export function sortSides(paired: readonly PairedSamples[]): SortedSides {
  return {
    base: sortBucket(paired.map((each) => each.base)),
    head: sortBucket(paired.map((each) => each.head)),
  };
}

interface PairFigures {
  readonly baseMs: number;
  readonly headMs: number;
  /** Logs of the ratios. */
  readonly logs: readonly (readonly [RatioKind, number])[];
}

/** What the samples say themselves. */
export function pairFigures(
  paired: readonly PairedSamples[],
  { base, head }: SortedSides,
  statistic: RatioStatistic,
  method: PercentileMethod,
): PairFigures {
  const bucketStatistic = (bucket: SortedBucket): number =>
    weightedStatistic(bucket, bucket.weights, statistic, method);
  const baseMs = bucketStatistic(base);
  const headMs = bucketStatistic(head);
  const bucket = ["bucket", Math.log(atLeastMinimum(headMs) / atLeastMinimum(baseMs))] as const;
  const logs = statistic === "p50" ? [["typical", typicalLog(paired)] as const, bucket] : [bucket];
  return { baseMs, headMs, logs };
}

/** Both ratios in logs, each ascending; `typical` is empty where the statistic has none. */
function resampledRatios(
  paired: readonly PairedSamples[],
  sides: SortedSides,
  statistic: RatioStatistic,
  options: ResampleOptions,
): Readonly<Record<RatioKind, Distribution>> {
  const random = splitMix64(options.seed);
  const { base } = sides;
  const words = new Uint32Array(countDraws(base.sizes));
  const weights = {
    base: new Float64Array(base.values.length),
    head: new Float64Array(base.values.length),
  };
  const of = (side: "base" | "head"): number =>
    atLeastMinimum(weightedStatistic(sides[side], weights[side], statistic, options.method));
  // By sample: the log ratio of its pair, sorted within its case. Which of the equally likely is first says nothing.
  const rankedLogs = (): number[] => paired.flatMap((each) => Array.from(pairLogs(each).sort()));
  const logs = statistic === "p50" ? Float64Array.from(rankedLogs()) : null;
  const rounds = countResamples(base.values.length);
  const typical = new Float64Array(logs === null ? 0 : rounds);
  const bucket = Float64Array.from({ length: rounds }, (_, round) => {
    random.draw(words);
    // A pair that is drawn weighs on both sides.
    weighPlaces(sides.base, words, weights.base);
    weighPlaces(sides.head, words, weights.head);
    if (logs !== null) {
      typical[round] = resampledTypical(logs, base.sizes, words);
    }
    return Math.log(of("head") / of("base"));
  });
  return { typical: typical.toSorted(), bucket: bucket.toSorted() };
}

/** Of a bucket with so many pairs. */
export function countResamples(pairs: number): number {
  return Math.max(FEWEST_RESAMPLES, Math.min(MOST_RESAMPLES, Math.floor(WORK / pairs)));
}

function pairLogs({ base, head }: PairedSamples): Float64Array {
  return Float64Array.from(head, (ms, i) =>
    Math.log(atLeastMinimum(ms) / atLeastMinimum(base[i]!)),
  );
}

/**
 * The mean over cases of the median of the logs drawn. The logs of a case are ascending, so counting how often each is
 * drawn finds the median.
 */
function resampledTypical(logs: Float64Array, sizes: Uint32Array, words: Uint32Array): number {
  const counts = new Uint16Array(sizes.reduce((most, size) => Math.max(most, size), 0));
  let first = 0;
  let at = 0;
  let sum = 0;
  for (let i = 0; i < sizes.length; i++) {
    const size = sizes[i]!;
    const draws = drawsOfCase(size);
    const scale = size / 2 ** 32;
    counts.fill(0, 0, size);
    for (const end = at + draws; at < end; at++) {
      counts[(words[at]! * scale) >>> 0]!++;
    }
    sum +=
      (logs[first + drawPlace(counts, (draws - 1) >> 1)]! +
        logs[first + drawPlace(counts, draws >> 1)]!) /
      2;
    first += size;
  }
  return sum / sizes.length;
}

/** Where the draw of a 0-based rank stands. */
function drawPlace(counts: Uint16Array, rank: number): number {
  let place = 0;
  let left = rank;
  while (left >= counts[place]!) {
    left -= counts[place++]!;
  }
  return place;
}

/** The log of the geometric mean over cases of the median ratio of their pairs. */
function typicalLog(paired: readonly PairedSamples[]): number {
  const medians = paired.map((each) => {
    const logs = pairLogs(each).toSorted();
    const middle = (logs.length - 1) / 2;
    return (logs[Math.floor(middle)]! + logs[Math.ceil(middle)]!) / 2;
  });
  return medians.reduce((sum, log) => sum + log, 0) / medians.length;
}

const compareNumbers = (a: number, b: number): number => a - b;

function atLeastMinimum(ms: number): number {
  return Math.max(ms, LEAST_MS);
}
