/**
 * The smallest rise that a plan sees: one that nine runs of ten call a failure at the first look, worked out from the
 * noise within the cases. It is printed, and decides nothing.
 *
 * With d(p) as the way from the figure down to the p-quantile of its resamples, and u(p) as the way up, a rise fails in
 * nine of ten runs where it lies above the limit by the error's share of the noise and by the tenth's beside it. Noise
 * grows with the figure. Both sides' ways add up as the roots of squares do (Zou & Donner, Stat. Med. 27, 2008).
 */
import type { VisibleRise } from "../../model/sampling.ts";
import { percentile } from "../../metrics/latency.ts";
import { ERROR, LOOKS } from "./looks.ts";
import { type ResampleOptions, resampled } from "./resample.ts";
import type { RatioLook, RatioRule } from "./side-by-side.ts";
import { type CaseSamples, type StoredRule, limitAbove, shortage } from "./stored.ts";
import { bucketStatistic } from "../../metrics/weighted-latency.ts";

/** A fifth of the tenth that may miss it: the noise is an estimate too, and where it came out low so did the rise. */
const MISSED = 0.02;
/** A rise beyond this many times the baseline is none that a plan sees. */
const MOST_SHARE = 1e6;

/**
 * Against a stored baseline whose samples are as many as the plan's; null where no rise is seen, since the samples are
 * too few or too noisy. Drift between the two runs is not in it.
 */
export function visibleRise(
  before: CaseSamples,
  rule: StoredRule,
  options: ResampleOptions,
): VisibleRise | null {
  const { statistic } = rule;
  if (rule.tolerance === null || shortage(before, statistic, "before") !== null) return null;
  const figure = bucketStatistic(before, statistic, options.method)!;
  if (!(figure > 0)) return null;
  const spread = resampled(before, statistic, options);
  const limitFor = (ms: number): number => limitAbove(rule, ms);
  const limit = limitFor(figure);
  const limits = spread.map(limitFor);
  const share = smallest((rise) => {
    const way = (p: number): number =>
      Math.hypot(wayDown(spread, figure, p) * (1 + rise), wayUp(limits, limit, p));
    return figure * (1 + rise) - limit > way(ERROR.rise / LOOKS) + way(MISSED);
  });
  return share === null ? null : { share, ms: figure * share };
}

/** Side by side, from the ratios just measured: as a share of the base, null where no rise is seen. */
export function visibleRatio(look: RatioLook, rule: RatioRule): VisibleRise | null {
  const { baseMs } = look;
  if (!(baseMs > 0)) return null;
  const logs = look.ratios.map(({ ratio, spread }) => {
    const log = Math.log(ratio);
    return (
      Math.log(1 + rule.tolerance) + wayDown(spread, log, ERROR.ratio / LOOKS) + wayDown(spread, log, MISSED)
    );
  });
  // A rise of all answers moves every ratio, and one that fails is enough. Under the floor nothing fails.
  const share = Math.max(Math.exp(Math.min(...logs)) - 1, rule.floorMs / baseMs);
  return share <= MOST_SHARE ? { share, ms: baseMs * share } : null;
}

function wayDown(spread: Float64Array, figure: number, p: number): number {
  return Math.max(0, figure - percentile(spread, p, "linear")!);
}

function wayUp(spread: Float64Array, figure: number, p: number): number {
  return Math.max(0, percentile(spread, 1 - p, "linear")! - figure);
}

/** The smallest share that is seen, to a ten-thousandth of itself; null where none is. */
function smallest(isSeen: (share: number) => boolean): number | null {
  if (!isSeen(MOST_SHARE)) return null;
  let [low, high] = [1 / MOST_SHARE, MOST_SHARE];
  while (high > low * 1.0001) {
    const middle = Math.sqrt(low * high);
    if (isSeen(middle)) high = middle;
    else low = middle;
  }
  return high;
}
