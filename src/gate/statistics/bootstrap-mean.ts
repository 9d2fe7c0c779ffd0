/** Resampled means: the machinery below the intervals of paired deltas and of log latency ratios. */
import { percentile } from "../../metrics/percentile.ts";
import { normalCdf, tQuantile } from "./normal.ts";
import { splitMix64 } from "./random.ts";

export interface MeanIntervalOptions {
  readonly seed: number;
  /** Coverage aimed at. */
  readonly level: number;
  readonly method: "expanded" | "percentile";
  readonly resamples: number;
  /** An upper bound on the degrees of freedom, where the values hold less than their number says. */
  readonly mostDf?: number;
}

/** 2000 up to 2,000 units; fewer beyond, where the bounds are smoother, but never below 500. */
export function resamplesFor(units: number): number {
  return Math.max(500, Math.min(2000, Math.floor(4_000_000 / units)));
}

/**
 * Interval of the mean of all values, each stratum resampled within itself and keeping its size; at least two values a
 * stratum. `expanded` is the percentile bootstrap with its level widened so that a normal sample gets its t interval
 * (Hesterberg, What Teachers Should Know about the Bootstrap, Am. Stat. 69(4), 2015): the bootstrap's standard error
 * lacks the factor sqrt(n / (n - 1)) of each stratum, and z stands where t should. Degrees of freedom by Satterthwaite
 * over the strata.
 */
export function meanInterval(
  strata: readonly Float64Array[],
  options: MeanIntervalOptions,
): readonly [low: number, high: number] {
  const means = resampledMeans(strata, options.resamples, options.seed).toSorted();
  const share = options.method === "expanded" ? expandedShare(strata, options) : (1 + options.level) / 2;
  return [percentile(means, 1 - share, "linear")!, percentile(means, share, "linear")!];
}

/** One mean a resample, in the order drawn. */
function resampledMeans(strata: readonly Float64Array[], resamples: number, seed: number): Float64Array {
  const n = strata.reduce((sum, stratum) => sum + stratum.length, 0);
  const random = splitMix64(seed);
  const words = new Uint32Array(n);
  const means = new Float64Array(resamples);
  for (let round = 0; round < resamples; round++) {
    random.draw(words);
    let sum = 0;
    let at = 0;
    for (const stratum of strata) sum += drawn(stratum, words, (at += stratum.length) - stratum.length);
    means[round] = sum / n;
  }
  return means;
}

/** The sum of as many draws as the stratum has units. A 32-bit word times n / 2^32 is uneven by at most n / 2^32. */
function drawn(stratum: Float64Array, words: Uint32Array, from: number): number {
  const scale = stratum.length / 2 ** 32;
  let sum = 0;
  for (let i = 0; i < stratum.length; i++) sum += stratum[(words[from + i]! * scale) >>> 0]!;
  return sum;
}

function expandedShare(
  strata: readonly Float64Array[],
  { level, mostDf = Infinity }: MeanIntervalOptions,
): number {
  let [bootstrap, unbiased, inverse] = [0, 0, 0];
  for (const stratum of strata) {
    const n = stratum.length;
    const center = stratum.reduce((sum, value) => sum + value, 0) / n;
    const squares = stratum.reduce((sum, value) => sum + (value - center) ** 2, 0);
    const variance = (squares * n) / (n - 1);
    bootstrap += squares;
    unbiased += variance;
    inverse += variance ** 2 / (n - 1);
  }
  // No spread at all: every quantile is the mean.
  if (bootstrap === 0) return (1 + level) / 2;
  return widenedShare(level, Math.min(mostDf, unbiased ** 2 / inverse), unbiased / bootstrap);
}

/** The upper quantile to read so that a normal sample gives its t interval; `inflation` is of the variance. */
export function widenedShare(level: number, df: number, inflation: number): number {
  return normalCdf(tQuantile((1 + level) / 2, df) * Math.sqrt(inflation));
}

/**
 * The plain percentile bootstrap of a mean: `resamples` means of n draws each, an index being 64 bits modulo n; bounds
 * by linear interpolation. Seeded alike, it gives the same bounds as other programs that use SplitMix64.
 */
export function percentileInterval(
  values: readonly number[],
  options: { readonly level: number; readonly resamples: number; readonly seed: number },
): readonly [low: number, high: number] | null {
  if (values.length === 0) return null;
  const random = splitMix64(options.seed);
  const means = Float64Array.from({ length: options.resamples }, () => {
    let sum = 0;
    for (let draw = 0; draw < values.length; draw++) sum += values[random.below(values.length)]!;
    return sum / values.length;
  }).toSorted();
  const alpha = (1 - options.level) / 2;
  return [percentile(means, alpha, "linear")!, percentile(means, 1 - alpha, "linear")!];
}
