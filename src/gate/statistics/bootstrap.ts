/**
 * How far a mean paired delta could lie from what these cases show. A deterministic retriever has no variance between
 * reruns; what varies is which queries the suite holds, so whole information needs are resampled, within their intents.
 */
import { percentile } from "../../metrics/latency.ts";
import type { Evidence, TooFew } from "../../model/explanation.ts";
import { EPSILON } from "../rules.ts";
import { normalCdf, tQuantile } from "./power.ts";
import { splitMix64 } from "./random.ts";

/** What is drawn as a whole: the cases of one group, or a single case. */
export interface WeightedUnit {
  /** Units are resampled within their stratum. */
  readonly stratum: string;
  /** Sum over the unit's cases of weight x delta. */
  readonly sum: number;
  /** Sum of the weights; the mean of a set of units is its sum of `sum` / its sum of `weight`. */
  readonly weight: number;
}

/** Fewer units, or fewer that differ, and no method tried in bench/statistics.mjs covers what it promises. */
export const MIN_UNITS = 10;
export const MIN_DIFFER = 10;

export type Interval = Evidence["interval"];

export interface IntervalOptions {
  readonly seed: number;
  /** Coverage aimed at, 0.95 unless told. */
  readonly level?: number;
  /** `expanded` unless told; `percentile` is the uncorrected interval, too narrow below about 60 units. */
  readonly method?: "expanded" | "percentile";
  readonly resamples?: number;
}

/**
 * Interval of the mean paired delta. The corrected percentile bootstrap (bootstrap-mean.ts) was chosen over BCa and
 * bootstrap-t in bench/statistics.mjs: on deltas that are mostly zero both cover less, and it never leaves the range of
 * the deltas. Zeros say little about the spread, so the units that differ less one bound the degrees of freedom.
 */
export function pairedInterval(units: readonly WeightedUnit[], options: IntervalOptions): Interval {
  const { level = 0.95, method = "expanded", resamples = resamplesFor(units.length), seed } = options;
  const none = tooFew(units);
  if (none !== null) return { kind: "none", reason: none };
  const mean = meanOf(units);
  const mostDf = units.filter(differs).length - 1;
  const [low, high] = meanInterval(influences(units, mean), { level, method, resamples, seed, mostDf });
  return { kind: "interval", low: mean + low, high: mean + high, level, resamples };
}

/** The weighted mean of all cases in the units; NaN for none. */
export function meanOf(units: readonly WeightedUnit[]): number {
  let [sum, weight] = [0, 0];
  for (const unit of units) {
    sum += unit.sum;
    weight += unit.weight;
  }
  return sum / weight;
}

export function differs(unit: WeightedUnit): boolean {
  return Math.abs(unit.sum) > EPSILON;
}

function tooFew(units: readonly WeightedUnit[]): TooFew | null {
  if (units.length < MIN_UNITS) return { code: "too_few_units", have: units.length, need: MIN_UNITS };
  const differing = units.filter(differs).length;
  return differing < MIN_DIFFER ? { code: "too_few_differ", have: differing, need: MIN_DIFFER } : null;
}

/** Below this a stratum's own spread says little: such strata are drawn from together. */
const SMALL_STRATUM = 5;

/**
 * Each unit's pull on the mean, by stratum: (sum - mean x weight) / mean weight. With equal weights it is the delta's
 * distance from the mean; with unequal ones the ratio of sums to first order (Cochran, Sampling Techniques, sec. 6.3).
 */
function influences(units: readonly WeightedUnit[], mean: number): readonly Float64Array[] {
  const meanWeight = units.reduce((sum, unit) => sum + unit.weight, 0) / units.length;
  const byStratum = new Map<string, number[]>();
  for (const unit of units) {
    const own = byStratum.get(unit.stratum) ?? [];
    own.push((unit.sum - mean * unit.weight) / meanWeight);
    byStratum.set(unit.stratum, own);
  }
  const strata = [...byStratum.values()].toSorted((a, b) => a.length - b.length);
  const large = strata.filter((each) => each.length >= SMALL_STRATUM);
  const rest = strata.filter((each) => each.length < SMALL_STRATUM).flat();
  if (rest.length >= SMALL_STRATUM || large.length === 0) large.push(rest);
  else large[0] = [...large[0]!, ...rest];
  return large.map((each) => Float64Array.from(each));
}

// Resampled means, below the intervals of paired deltas.

interface MeanIntervalOptions {
  readonly seed: number;
  /** Coverage aimed at. */
  readonly level: number;
  readonly method: "expanded" | "percentile";
  readonly resamples: number;
  /** An upper bound on the degrees of freedom, where the values hold less than their number says. */
  readonly mostDf?: number;
}

/** 2000 up to 2,000 units; fewer beyond, where the bounds are smoother, but never below 500. */
function resamplesFor(units: number): number {
  return Math.max(500, Math.min(2000, Math.floor(4_000_000 / units)));
}

/**
 * Interval of the mean of all values, each stratum resampled within itself and keeping its size; at least two values a
 * stratum. `expanded` is the percentile bootstrap with its level widened so that a normal sample gets its t interval
 * (Hesterberg, What Teachers Should Know about the Bootstrap, Am. Stat. 69(4), 2015): the bootstrap's standard error
 * lacks the factor sqrt(n / (n - 1)) of each stratum, and z stands where t should. Degrees of freedom by Satterthwaite
 * over the strata.
 */
function meanInterval(
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
function widenedShare(level: number, df: number, inflation: number): number {
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
