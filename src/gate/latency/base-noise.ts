/** The machine's own noise, for people: base against base, each case's repeats split in two at random. */
import type { RatioFigures } from "../../model/verdict.ts";
import { shuffled, splitMix64 } from "../statistics/random.ts";
import type { PairedSamples, RatioStatistic } from "./pairs.ts";
import type { ResampleOptions } from "./resample.ts";
import { lookAtRatios } from "./side-by-side.ts";

/**
 * A little more than what the ratio of neighbours suffers, as the halves are neither neighbours nor as many. Null where
 * a half has too few repeats.
 */
export function baseNoise(
  cases: readonly PairedSamples[],
  statistic: RatioStatistic,
  options: ResampleOptions,
): RatioFigures["noise"] {
  const random = splitMix64(options.seed);
  const halves = cases.map(({ base }) => {
    const mixed = shuffled(base, random);
    const half = Math.floor(mixed.length / 2);
    return { base: mixed.slice(0, half), head: mixed.slice(half, 2 * half) };
  });
  const look = lookAtRatios(halves, { statistic, tolerance: 0, floorMs: 0 }, options);
  if (look.kind === "missing") return null;
  const { ratio, interval } = look.ratios[0]!;
  return { ratio, low: interval[0], high: interval[1] };
}
