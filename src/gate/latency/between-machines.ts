/** What a comparison with a stored baseline can't see, since another machine may have recorded it. */

/** Hosted machines of one kind differ by about a third on the same code. */
export const SPREAD_BETWEEN_MACHINES: number = 1 / 3;
/** A rise that has to be larger than this many times the baseline is one that hardly any change makes. */
export const MOST_TOLERANCE = 2;

/** `below_noise`: another machine alone may fail it. `sees_little`: latency may triple unseen. */
export type ToleranceMeaning = "below_noise" | "sees_little" | "meaningful";

/** Both in milliseconds; the baseline is above 0. */
export function meaningOfTolerance(baselineMs: number, toleranceMs: number): ToleranceMeaning {
  if (toleranceMs < SPREAD_BETWEEN_MACHINES * baselineMs) return "below_noise";
  return toleranceMs > MOST_TOLERANCE * baselineMs ? "sees_little" : "meaningful";
}
