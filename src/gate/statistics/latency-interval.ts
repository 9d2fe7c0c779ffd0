/** How sure a latency percentile is. */
import { percentile } from "../../metrics/latency.ts";
import { sortBlocks, weigh, weightedMean, weightedPercentile } from "./blocks.ts";
import { splitMix64 } from "./random.ts";

/** Enough for bounds that move by less than the clock's own jitter. */
const RESAMPLES = 1000;
/** Above this many samples fewer resamples give the same bounds; it keeps 20,000 cases within a second. */
const WORK = 20_000_000;

/** Fewest samples in a bucket: about three above the percentile; the median wants both sides. */
export const MIN_SAMPLES = { p50: 20, p90: 30, p95: 60, p99: 300, mean: 20 } as const;
export type Statistic = keyof typeof MIN_SAMPLES;

const SHARE = { p50: 0.5, p90: 0.9, p95: 0.95, p99: 0.99 } as const;

/** The statistic of samples in milliseconds; null for none. */
export function statisticOf(
  samples: readonly number[],
  statistic: Statistic,
  method: "nearest" | "linear",
): number | null {
  if (statistic === "mean") {
    return samples.length === 0 ? null : samples.reduce((sum, value) => sum + value, 0) / samples.length;
  }
  return percentile(Float64Array.from(samples).toSorted(), SHARE[statistic], method);
}

/**
 * 95 % percentile-bootstrap interval of the statistic, with cases as blocks (Efron & Tibshirani 1993, ch. 8). Null
 * without samples.
 */
export function latencyInterval(
  blocks: readonly (readonly number[])[],
  statistic: Statistic,
  method: "nearest" | "linear",
  seed: number,
): readonly [number, number] | null {
  const filled = blocks.filter((block) => block.length > 0);
  if (filled.length === 0) return null;
  const sorted = sortBlocks(filled);
  const rounds = Math.max(200, Math.min(RESAMPLES, Math.floor(WORK / sorted.values.length)));
  const random = splitMix64(seed);
  const words = new Uint32Array(filled.length);
  const weights = new Uint32Array(filled.length);
  const estimates = Float64Array.from({ length: rounds }, () => {
    random.draw(words);
    weigh(words, weights);
    if (statistic === "mean") return weightedMean(sorted, weights);
    return weightedPercentile(sorted, weights, SHARE[statistic], method);
  }).toSorted();
  return [percentile(estimates, 0.025, "linear")!, percentile(estimates, 0.975, "linear")!];
}
