/**
 * How far a mean paired delta could lie from what these cases show. A deterministic retriever has no variance between
 * reruns; what varies is which queries the suite holds, so whole information needs are resampled, within their intents.
 */
import type { Evidence, TooFew } from "../../model/explanation.ts";
import { EPSILON } from "../tolerance.ts";
import { meanInterval, resamplesFor } from "./bootstrap-mean.ts";

/** What is drawn as a whole: the cases of one group, or a single case. */
export interface Unit {
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
export function pairedInterval(units: readonly Unit[], options: IntervalOptions): Interval {
  const { level = 0.95, method = "expanded", resamples = resamplesFor(units.length), seed } = options;
  const none = tooFew(units);
  if (none !== null) return { kind: "none", reason: none };
  const mean = meanOf(units);
  const mostDf = units.filter(differs).length - 1;
  const [low, high] = meanInterval(influences(units, mean), { level, method, resamples, seed, mostDf });
  return { kind: "interval", low: mean + low, high: mean + high, level, resamples };
}

/** The weighted mean of all cases in the units; NaN for none. */
export function meanOf(units: readonly Unit[]): number {
  let [sum, weight] = [0, 0];
  for (const unit of units) {
    sum += unit.sum;
    weight += unit.weight;
  }
  return sum / weight;
}

export function differs(unit: Unit): boolean {
  return Math.abs(unit.sum) > EPSILON;
}

function tooFew(units: readonly Unit[]): TooFew | null {
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
function influences(units: readonly Unit[], mean: number): readonly Float64Array[] {
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
  return large.filter((each) => each.length > 0).map((each) => Float64Array.from(each));
}
