/**
 * Resampling within cases. The suite is fixed and the same on both sides, so which of its queries are slow is no noise:
 * only the repeats of a case could have come out otherwise.
 *
 * Of a case with r samples r - 1 are drawn with replacement. Drawing r would give a variance that is too small by
 * (r - 1) / r, a third where a case was asked three times (McCarthy & Snowden, The bootstrap and finite population
 * sampling, 1985; Rao & Wu, JASA 83, 1988).
 */
import { splitMix64 } from "../../decision/random.ts";
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

/** Samples in milliseconds, one list a case. Cases without samples count nowhere. */
export type CaseSamples = readonly (readonly number[])[];

/** Of each side: every pair of the two counts, so that the tail of a difference is told by 250,000 pairs. */
const RESAMPLES = 500;

/** Draws from a case with so many samples: one less, but one where there is a single sample. */
export function drawsOfCase(samples: number): number {
  return Math.max(1, samples - 1);
}

/** Draws in a whole resample. */
export function countDraws(sizes: Uint32Array): number {
  return sizes.reduce((sum, size) => sum + drawsOfCase(size), 0);
}

/** What a statistic could have been: its value in each resample, ascending, in milliseconds. */
export type Distribution = Float64Array;

/** What nearly every bucket is asked for: one drawing serves both. */
const USUAL: readonly Statistic[] = ["p50", "p95"];

/** The samples of a bucket: sorted once and drawn from once, however many of its figures are asked for. */
export class Samples {
  readonly cases: CaseSamples;
  readonly #options: ResampleOptions;
  readonly #drawn = new Map<Statistic, Distribution>();
  #sorted: SortedBucket | null = null;

  constructor(cases: CaseSamples, options: ResampleOptions) {
    this.cases = cases;
    this.#options = options;
  }

  get sorted(): SortedBucket {
    return (this.#sorted ??= sortBucket(this.cases));
  }

  /** Null without samples. */
  figure(statistic: Statistic): number | null {
    const { values, weights } = this.sorted;
    return values.length === 0
      ? null
      : weightedStatistic(this.sorted, weights, statistic, this.#options.method);
  }

  /** What the statistic of a bucket with samples could have been. */
  resampleStatistic(statistic: Statistic): Distribution {
    const wanted = USUAL.includes(statistic) ? USUAL : [statistic];
    if (!this.#drawn.has(statistic)) {
      for (const [at, drawn] of this.#draw(wanted).entries()) {
        this.#drawn.set(wanted[at]!, drawn);
      }
    }
    return this.#drawn.get(statistic)!;
  }

  #draw(statistics: readonly Statistic[]): readonly Distribution[] {
    const { seed, method } = this.#options;
    const { sizes, values } = this.sorted;
    const random = splitMix64(seed);
    const words = new Uint32Array(countDraws(sizes));
    const weights = new Float64Array(values.length);
    const made = statistics.map(() => new Float64Array(RESAMPLES));
    for (let round = 0; round < RESAMPLES; round++) {
      random.draw(words);
      weighPlaces(this.sorted, words, weights);
      for (const [at, statistic] of statistics.entries()) {
        made[at]![round] = weightedStatistic(this.sorted, weights, statistic, method);
      }
    }
    return made.map((each) => each.sort());
  }
}

/**
 * The weights of one resample by sorted place. A word times r / 2^32 is uneven by at most r / 2^32, and several times as
 * fast as a division.
 */
export function weighPlaces(
  { sizes, places }: SortedBucket,
  words: Uint32Array,
  weights: Float64Array,
): void {
  weights.fill(0);
  let first = 0;
  let at = 0;
  for (let i = 0; i < sizes.length; i++) {
    const size = sizes[i]!;
    const end = at + drawsOfCase(size);
    const scale = size / 2 ** 32;
    const own = 1 / (end - at);
    for (; at < end; at++) {
      const place = places[first + ((words[at]! * scale) >>> 0)]!;
      weights[place] = weights[place]! + own;
    }
    first += size;
  }
}

/** The share of pairs, one of each distribution, in which `left` is at most `right`. O(n). */
export function shareAtMost(left: Distribution, right: Distribution): number {
  let pairs = 0;
  let below = 0;
  for (const bound of right) {
    while (below < left.length && left[below]! <= bound) {
      below++;
    }
    pairs += below;
  }
  return pairs / (left.length * right.length);
}
