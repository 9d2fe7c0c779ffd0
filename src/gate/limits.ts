/** What a value is held against: floors, ceilings and tolerances in their units. */
import type { Tolerance } from "../model/config.ts";

// Limits. Contract: `max(floor, baseline - tolerance)` where higher is better, `min(ceiling, baseline + tolerance)` where lower is.

/** Absorbs the rounding of baselines and of sums such as 0.8 - 0.1 = 0.7000000000000001; far below any real change. */
export const EPSILON = 1e-9;

/**
 * The largest of the tolerances in the metric's unit. `percent` is of the baseline, `cases` is 1/n of the bucket.
 * `spread` is between the baseline's runs, in the metric's unit, and 0 where it has one run. No tolerance at all is 0.
 */
export function toleranceValue(
  tolerances: readonly Tolerance[],
  baseline: number,
  cases: number,
  spread = 0,
): number {
  return tolerances.reduce(
    (largest, tolerance) => Math.max(largest, inUnits(tolerance, baseline, cases, spread)),
    0,
  );
}

/** Whole cases within a tolerance: 18.4 % of 375 are 69, though the product is a hair below. */
function wholeCases(tolerance: number): number {
  return Math.floor(tolerance + EPSILON);
}

/** Cases of `n` that may be lost: what is counted is cases, so that "3 cases" and 3 are the same. */
export function lossesAllowed(max: readonly Tolerance[], n: number): number {
  const counted = max.map((each) => (each.unit === "cases" ? { ...each, unit: "absolute" as const } : each));
  return wholeCases(toleranceValue(counted, n, n));
}

function inUnits(tolerance: Tolerance, baseline: number, cases: number, spread: number): number {
  switch (tolerance.unit) {
    case "absolute":
      return tolerance.value;
    case "percent":
      return (Math.abs(baseline) * tolerance.value) / 100;
    case "cases":
      return tolerance.value / cases;
    case "spread":
      return tolerance.value * spread;
  }
}

export interface Bounds {
  readonly floor: number | null;
  readonly ceiling: number | null;
}

/** The value that `current` is held against; null where neither a baseline nor a bound gives one. */
export function limitOf(
  direction: "higher" | "lower",
  baseline: number | null,
  tolerance: number | null,
  bounds: Bounds,
): number | null {
  const bound = direction === "higher" ? bounds.floor : bounds.ceiling;
  if (baseline === null || tolerance === null) return bound;
  const relative = direction === "higher" ? baseline - tolerance : baseline + tolerance;
  if (bound === null) return relative;
  return direction === "higher" ? Math.max(bound, relative) : Math.min(bound, relative);
}

/** Written so that NaN on either side never passes. */
export function passes(direction: "higher" | "lower", current: number, limit: number): boolean {
  return direction === "higher" ? current >= limit - EPSILON : current <= limit + EPSILON;
}
