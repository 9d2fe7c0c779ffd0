/**
 * Resampling within cases. The suite is fixed and the same on both sides, so which of its queries are slow is no noise:
 * only the repeats of a case could have come out otherwise.
 *
 * Of a case with r samples r - 1 are drawn with replacement. Drawing r would give a variance that is too small by
 * (r - 1) / r, a third where a case was asked three times (McCarthy & Snowden, The bootstrap and finite population
 * sampling, 1985; Rao & Wu, JASA 83, 1988).
 */
import { splitMix64 } from "../statistics/random.ts";
import {
  type PercentileMethod,
  type SortedBucket,
  type Statistic,
  sortBucket,
  weightedStatistic,
} from "../../metrics/weighted-latency.ts";

export interface ResampleOptions {
  readonly seed: number;
  readonly method: PercentileMethod;
  /** Keeps what was drawn with these options. */
  readonly known?: Map<SortedBucket, ReadonlyMap<Statistic, Distribution>>;
}

/** Of each side: every pair of the two counts, so that the tail of a difference is told by 250,000 pairs. */
const RESAMPLES = 500;

/** Draws from a case with so many samples: one less, but one where there is a single sample. */
export function drawsFrom(samples: number): number {
  return Math.max(1, samples - 1);
}

/** Draws in a whole resample. */
export function drawsIn(sizes: Uint32Array): number {
  return sizes.reduce((sum, size) => sum + drawsFrom(size), 0);
}

/** What a statistic could have been: its value in each resample, ascending, in milliseconds. */
export type Distribution = Float64Array;

/** What nearly every bucket is asked for: one drawing serves both. */
const USUAL: readonly Statistic[] = ["p50", "p95"];

/** Of a list of cases that never changes, and that has samples. */
export function resampled(
  cases: readonly (readonly number[])[],
  statistic: Statistic,
  options: ResampleOptions,
): Distribution {
  const bucket = sortBucket(cases);
  const own = options.known?.get(bucket);
  const found = own?.get(statistic);
  if (found !== undefined) return found;
  const wanted = USUAL.includes(statistic) ? USUAL : [statistic];
  const made = drawn(bucket, wanted, options);
  const all = new Map([...(own ?? []), ...wanted.map((each, at) => [each, made[at]!] as const)]);
  options.known?.set(bucket, all);
  return all.get(statistic)!;
}

function drawn(
  bucket: SortedBucket,
  statistics: readonly Statistic[],
  { seed, method }: ResampleOptions,
): readonly Distribution[] {
  const random = splitMix64(seed);
  const words = new Uint32Array(drawsIn(bucket.sizes));
  const weights = new Float64Array(bucket.values.length);
  const made = statistics.map(() => new Float64Array(RESAMPLES));
  for (let round = 0; round < RESAMPLES; round++) {
    random.draw(words);
    weigh(bucket, words, weights);
    for (const [at, statistic] of statistics.entries())
      made[at]![round] = weightedStatistic(bucket, weights, statistic, method);
  }
  return made.map((values) => values.sort());
}

/**
 * The weights of one resample by sorted place. A word times r / 2^32 is uneven by at most r / 2^32, and several times as
 * fast as a division.
 */
function weigh({ sizes, places }: SortedBucket, words: Uint32Array, weights: Float64Array): void {
  weights.fill(0);
  let [first, at] = [0, 0];
  for (let i = 0; i < sizes.length; i++) {
    const size = sizes[i]!;
    const end = at + drawsFrom(size);
    const [scale, own] = [size / 2 ** 32, 1 / (end - at)];
    for (; at < end; at++) {
      const place = places[first + ((words[at]! * scale) >>> 0)]!;
      weights[place] = weights[place]! + own;
    }
    first += size;
  }
}

/** The share of pairs, one of each distribution, in which `left` is at most `right`. O(n). */
export function shareAtMost(left: Distribution, right: Distribution): number {
  let [pairs, below] = [0, 0];
  for (const bound of right) {
    while (below < left.length && left[below]! <= bound) below++;
    pairs += below;
  }
  return pairs / (left.length * right.length);
}
