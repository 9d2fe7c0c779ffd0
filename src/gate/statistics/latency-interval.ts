/** How sure a latency percentile is. */
import { percentile } from "../../metrics/percentile.ts";
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
export function statisticOf(samples: readonly number[], statistic: Statistic, method: "nearest" | "linear"): number | null {
  if (statistic === "mean") {
    return samples.length === 0 ? null : samples.reduce((sum, value) => sum + value, 0) / samples.length;
  }
  return percentile(Float64Array.from(samples).sort(), SHARE[statistic], method);
}

/**
 * 95 % percentile-bootstrap interval of the statistic, with cases as blocks (Efron & Tibshirani 1993, ch. 8): a case's
 * repeats are not independent, so whole cases are drawn. Null without samples.
 */
export function latencyInterval(
  blocks: readonly (readonly number[])[],
  statistic: Statistic,
  method: "nearest" | "linear",
  seed: number,
): readonly [number, number] | null {
  const filled = blocks.filter((block) => block.length > 0);
  const samples = filled.flatMap((block, index) => block.map((value) => ({ value, index })));
  if (samples.length === 0) return null;
  const sorted = samples.toSorted((a, b) => a.value - b.value);
  const values = Float64Array.from(sorted, (sample) => sample.value);
  const owners = Uint32Array.from(sorted, (sample) => sample.index);
  const rounds = Math.max(200, Math.min(RESAMPLES, Math.floor(WORK / samples.length)));
  const random = splitMix64(seed);
  const estimates = new Float64Array(rounds);
  const weights = new Uint32Array(filled.length);
  for (let round = 0; round < rounds; round++) {
    weights.fill(0);
    for (let draw = 0; draw < filled.length; draw++) {
      const block = random.below(filled.length);
      weights[block] = weights[block]! + 1;
    }
    estimates[round] = resampled(values, owners, weights, statistic, method);
  }
  estimates.sort();
  return [percentile(estimates, 0.025, "linear")!, percentile(estimates, 0.975, "linear")!];
}

/** The statistic of the sorted values, each counted as often as its block was drawn. */
function resampled(
  values: Float64Array,
  owners: Uint32Array,
  weights: Uint32Array,
  statistic: Statistic,
  method: "nearest" | "linear",
): number {
  let total = 0;
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    const weight = weights[owners[i]!]!;
    total += weight;
    sum += weight * values[i]!;
  }
  if (statistic === "mean") return sum / total;
  const share = SHARE[statistic];
  const at = (rank: number): number => valueAtRank(values, owners, weights, rank);
  if (method === "nearest") return at(Math.min(Math.max(Math.ceil(share * total - 1e-9) - 1, 0), total - 1));
  const position = share * (total - 1);
  const below = Math.floor(position);
  const lower = at(below);
  return lower + (at(Math.min(below + 1, total - 1)) - lower) * (position - below);
}

/** 0-based rank in the weighted, sorted list. */
function valueAtRank(values: Float64Array, owners: Uint32Array, weights: Uint32Array, rank: number): number {
  let passed = 0;
  for (let i = 0; i < values.length; i++) {
    passed += weights[owners[i]!]!;
    if (passed > rank) return values[i]!;
  }
  return values.at(-1)!;
}
