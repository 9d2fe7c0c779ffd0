/**
 * How far a bucket falls without any change, if the answers vary: from the variances of its rows.
 */
import { averageKnown } from "../metrics/score.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";

/** Of a normal distribution, 5 % lie so many standard deviations or more below the mean. */
const ONE_SIDED_95 = 1.64;

/**
 * Returns the smallest fall of recall + nDCG, summed over these rows, that is more than noise: 1.64
 * standard deviations of the difference between one run and the mean of the recorded runs. A row
 * without a variance has the mean variance of the others. Null if no row has one.
 */
export function noiseOfRows(
  rows: readonly BaselineCase[],
  baseline: Baseline | null,
): number | null {
  const variances = [...(baseline?.cases.values() ?? [])].map((row) => row.variance ?? null);
  const meanVariance = averageKnown(variances);
  if (meanVariance === null) {
    return null;
  }
  const runs = baseline?.run_count ?? 1;
  // Cases that expect nothing have neither recall nor nDCG, so they add no noise.
  const rowsToFind = rows.filter(({ targets }) => targets.length > 0);
  const sum = rowsToFind.reduce((all, row) => all + (row.variance ?? meanVariance), 0);
  return ONE_SIDED_95 * Math.sqrt(sum * (1 + 1 / runs));
}
