/**
 * Percentiles of a bucket in which every case weighs the same, however often it was asked: a sample weighs
 * 1 / (samples of its case), so that asking the cases of a small bucket more often moves no other bucket's figure.
 */

import type { Statistic } from "../model/sampling.ts";

export { MIN_REPEATS, type Statistic } from "../model/sampling.ts";
export type PercentileMethod = "nearest" | "linear";

/** Fewest samples in a bucket: three above the percentile; the median and the mean want both sides. */
export const MIN_SAMPLES: Readonly<Record<Statistic, number>> = {
  p50: 20,
  p90: 30,
  p95: 60,
  p99: 300,
  mean: 20,
};

const SHARE = { p50: 0.5, p90: 0.9, p95: 0.95, p99: 0.99 } as const;

/** Absorbs the rounding of sums of weights; the smallest weight is far above it. */
const WEIGHT_EPSILON = 1e-9;

/** All samples of a bucket in ascending order. */
export interface SortedBucket {
  /** Milliseconds. */
  readonly values: Float64Array;
  /** Where a sample stands among the sorted: by its place when the cases' samples are written one after the other. */
  readonly places: Uint32Array;
  /** Samples by case; each is at least 1. */
  readonly sizes: Uint32Array;
  /** Weights by sorted place; they add up to the number of cases. */
  readonly weights: Float64Array;
  /** Kish's effective number of samples: (sum of weights)^2 / sum of squared weights. */
  readonly effective: number;
}

/** Samples in milliseconds by case. Cases without samples are left out. */
export function sortBucket(cases: readonly (readonly number[])[]): SortedBucket {
  const filled = cases.filter((samples) => samples.length > 0);
  const flat = new Float64Array(filled.reduce((sum, samples) => sum + samples.length, 0));
  let end = 0;
  for (const samples of filled) {
    for (const ms of samples) {
      flat[end++] = ms;
    }
  }
  const values = flat.toSorted();
  const places = findPlaces(values, flat);
  const weights = new Float64Array(flat.length);
  let at = 0;
  for (const samples of filled) {
    for (const last = at + samples.length; at < last; at++) {
      weights[places[at]] = 1 / samples.length;
    }
  }
  return {
    values,
    places,
    sizes: Uint32Array.from(filled, (samples) => samples.length),
    weights,
    effective: filled.length ** 2 / filled.reduce((sum, samples) => sum + 1 / samples.length, 0),
  };
}

/** Equal samples stand in the order given. Looking places up is several times as fast as sorting with a callback. */
function findPlaces(values: Float64Array, flat: Float64Array): Uint32Array {
  const equals = new Uint32Array(flat.length);
  const places = new Uint32Array(flat.length);
  for (let i = 0; i < flat.length; i++) {
    const ms = flat[i];
    let low = 0;
    let high = values.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (values[middle] < ms) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    places[i] = low + equals[low]++;
  }
  return places;
}

/** The statistic of a bucket's samples in milliseconds, by case; null without samples. */
export function bucketStatistic(
  cases: readonly (readonly number[])[],
  statistic: Statistic,
  method: PercentileMethod,
): number | null {
  const bucket = sortBucket(cases);
  return bucket.values.length === 0
    ? null
    : weightedStatistic(bucket, bucket.weights, statistic, method);
}

/**
 * The statistic under other weights by sorted place that also add up to the number of cases. The bucket has samples.
 *
 * `nearest` is the smallest sample at or below which p of the weight lies (Hyndman & Fan type 1). `linear` is the mean
 * of the quantile function over a window of 1 / n* from p (n* - 1) / n* on, n* being the effective number of samples
 * (Akinshin, Weighted quantile estimators, 2023, type 7). With equal repeats both equal metrics/latency.ts.
 */
export function weightedStatistic(
  bucket: SortedBucket,
  weights: Float64Array,
  statistic: Statistic,
  method: PercentileMethod,
): number {
  const total = bucket.sizes.length;
  if (statistic === "mean") {
    return weightedMean(bucket.values, weights) / total;
  }
  const share = SHARE[statistic];
  if (method === "nearest") {
    return nearestRankValue(bucket.values, weights, total, share);
  }
  const from = ((share * (bucket.effective - 1)) / bucket.effective) * total;
  return windowMean(bucket.values, weights, total, from, from + total / bucket.effective);
}

function weightedMean(values: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    sum += values[i] * weights[i];
  }
  return sum;
}

/** From the nearer end: for p95 that is a twentieth of the samples. */
function nearestRankValue(
  values: Float64Array,
  weights: Float64Array,
  total: number,
  share: number,
): number {
  const target = share * total - WEIGHT_EPSILON;
  if (share <= 0.5) {
    let below = 0;
    for (let i = 0; i < values.length; i++) {
      below += weights[i];
      if (below >= target) {
        return values[i];
      }
    }
    return values[values.length - 1];
  }
  // The smallest sample with at least the target at or below it has at most the rest above it, and its neighbour more.
  const rest = total - target;
  let above = 0;
  for (let i = values.length - 1; i > 0; i--) {
    above += weights[i];
    if (above > rest) {
      return values[i];
    }
  }
  return values[0];
}

/** The mean of the quantile function between two heaps of weight, counted from the bottom. */
function windowMean(
  values: Float64Array,
  weights: Float64Array,
  total: number,
  from: number,
  to: number,
): number {
  const low = total - to;
  const high = total - from;
  let above = 0;
  let sum = 0;
  let covered = 0;
  for (let i = values.length - 1; i >= 0 && above < high; i--) {
    const next = above + weights[i];
    const part = Math.min(next, high) - Math.max(above, low);
    if (part > 0) {
      sum += part * values[i];
      covered += part;
    }
    above = next;
  }
  // Rounding may leave a window at the very top or bottom without any weight.
  return covered > 0 ? sum / covered : values[low <= 0 ? values.length - 1 : 0];
}
