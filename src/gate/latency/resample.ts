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

/** The bucket has samples. The same samples, seed and method give the same distribution. */
export function resampled(
  cases: readonly (readonly number[])[],
  statistic: Statistic,
  options: ResampleOptions,
): Distribution {
  const { bucket, distributions } = keptOf(cases, options);
  if (!distributions.has(statistic)) {
    // Drawing is most of the work, and where one percentile is asked for another one mostly follows.
    const made = new Set<Statistic>([statistic, ...(statistic === "mean" ? [] : TOGETHER)]);
    for (const [each, values] of drawn(bucket, [...made], options)) distributions.set(each, values);
  }
  return distributions.get(statistic)!;
}

const TOGETHER: readonly Statistic[] = ["p50", "p95"];

function drawn(
  bucket: SortedBucket,
  statistics: readonly Statistic[],
  { seed, method }: ResampleOptions,
): ReadonlyMap<Statistic, Distribution> {
  const random = splitMix64(seed);
  const words = new Uint32Array(drawsIn(bucket.sizes));
  const weights = new Float64Array(bucket.values.length);
  const made = new Map(statistics.map((each) => [each, new Float64Array(RESAMPLES)]));
  for (let round = 0; round < RESAMPLES; round++) {
    random.draw(words);
    weigh(bucket, words, weights);
    for (const [each, values] of made) values[round] = weightedStatistic(bucket, weights, each, method);
  }
  for (const values of made.values()) values.sort();
  return made;
}

/** What was drawn from the same samples before: a run asks for its baseline's up to eight times. */
interface Kept extends ResampleOptions {
  /** By case, one after the other. */
  readonly samples: Float64Array;
  readonly bucket: SortedBucket;
  readonly distributions: Map<Statistic, Distribution>;
}

/** Two sides at two looks. */
const MOST_KEPT = 4;
const kept: Kept[] = [];

function keptOf(cases: readonly (readonly number[])[], { seed, method }: ResampleOptions): Kept {
  const filled = cases.filter((samples) => samples.length > 0);
  const at = kept.findIndex((each) => each.seed === seed && each.method === method && isOf(each, filled));
  const [before] = at < 0 ? [] : kept.splice(at, 1);
  const found = before ?? {
    seed,
    method,
    samples: Float64Array.from(filled.flat()),
    bucket: sortBucket(filled),
    distributions: new Map<Statistic, Distribution>(),
  };
  kept.unshift(found);
  kept.length = Math.min(kept.length, MOST_KEPT);
  return found;
}

function isOf({ samples, bucket }: Kept, cases: readonly (readonly number[])[]): boolean {
  if (bucket.sizes.length !== cases.length) return false;
  let at = 0;
  return cases.every(
    (own, i) => own.length === bucket.sizes[i] && own.every((ms) => Object.is(samples[at++], ms)),
  );
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
