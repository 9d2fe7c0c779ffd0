/**
 * Computes the limit of a figure: `max(floor, baseline - tolerance)`, or `min(ceiling, baseline +
 * tolerance)` if lower is better.
 */
import type { Tolerance } from "../model/config.ts";

/** Absorbs the rounding of sums such as 0.8 - 0.1 = 0.7000000000000001. */
export const EPSILON = 1e-9;

/** The fixed limits of a metric, which hold with any baseline; null without one. */
export interface Bounds {
  readonly floor: number | null;
  readonly ceiling: number | null;
}

type MetricDirection = "higher" | "lower";

/**
 * Returns the largest of the tolerances in the metric's unit, or 0 if there is none. `percent` is
 * of `baseline`; one of `cases` moves the mean over so many cases by 1/cases.
 */
export function toleranceValue(
  tolerances: readonly Tolerance[],
  baseline: number,
  cases: number,
): number {
  let largest = 0;
  for (const { unit, value } of tolerances) {
    if (unit === "absolute") {
      largest = Math.max(largest, value);
    } else if (unit === "percent") {
      largest = Math.max(largest, (Math.abs(baseline) * value) / 100);
    } else {
      largest = Math.max(largest, value / cases);
    }
  }
  return largest;
}

/**
 * Returns the stricter of the bound (floor or ceiling) and the baseline's limit. Null without both.
 */
export function checkLimit(
  direction: MetricDirection,
  baseline: number | null,
  tolerance: number | null,
  bounds: Bounds,
): number | null {
  const bound = direction === "higher" ? bounds.floor : bounds.ceiling;
  if (baseline === null || tolerance === null) {
    return bound;
  }
  const relative = direction === "higher" ? baseline - tolerance : baseline + tolerance;
  if (bound === null) {
    return relative;
  }
  return direction === "higher" ? Math.max(bound, relative) : Math.min(bound, relative);
}

/** False if either is NaN. */
export function isWithinLimit(direction: MetricDirection, current: number, limit: number): boolean {
  return direction === "higher" ? current >= limit - EPSILON : current <= limit + EPSILON;
}
