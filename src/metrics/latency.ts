/**
 * Latency of a bucket, in milliseconds. Each case counts once, with the lower quartile of its
 * samples: a moment in which the machine is slow rarely hits most samples of a case.
 */
import { compareCodePoints } from "../model/canonical-json.ts";
import type { CaseScore, LatencySummary } from "../model/scores.ts";
import { LATENCY_RULE, type LatencyMetric } from "./family.ts";
import { requireItem } from "../model/lookup.ts";
import type { Statistic } from "../model/sampling.ts";

const BASE = {
  kind: "latency",
  cutoff: "none",
  direction: "lower",
  category: "latency_regression",
  rule: LATENCY_RULE,
  source:
    "monotonic clock; one query at a time; without warm-up; the lower quartile of each query's times",
} as const;

function percentileMetric(
  statistic: "p50" | "p90" | "p95" | "p99",
  gatedByDefault: boolean,
): LatencyMetric {
  return {
    ...BASE,
    name: `latency_${statistic}_ms`,
    meaning: `${statistic.slice(1)} % of the queries take at most this long`,
    statistic,
    gatedByDefault,
  };
}

export const LATENCY: readonly LatencyMetric[] = [
  percentileMetric("p50", true),
  percentileMetric("p90", false),
  percentileMetric("p95", true),
  percentileMetric("p99", false),
  {
    ...BASE,
    name: "latency_mean_ms",
    meaning: "mean time of a query",
    statistic: "mean",
    gatedByDefault: false,
  },
];

/** Fewest samples of all cases of a bucket together for its statistic to be gated. */
export const MIN_SAMPLES: Readonly<Record<Statistic, number>> = {
  p50: 20,
  p90: 30,
  p95: 12,
  p99: 300,
  mean: 20,
};

const SHARE = { p50: 0.5, p90: 0.9, p95: 0.95, p99: 0.99 } as const;

/** Returns the lower quartile, by nearest rank. NaN without samples. */
export function typicalTime(samples: readonly number[]): number {
  return percentileValue(Float64Array.from(samples).sort(), 0.25, "nearest") ?? NaN;
}

export function medianOfTimes(samples: readonly number[]): number | null {
  return percentileValue(Float64Array.from(samples).sort(), 0.5, "nearest");
}

/** Returns the statistic over cases, by the samples of each; null if none has a sample. */
export function latencyStatistic(
  cases: readonly (readonly number[])[],
  statistic: Statistic,
  method: "nearest" | "linear",
): number | null {
  return computeStatistic(sortTypicalTimes(cases), statistic, method);
}

function sortTypicalTimes(cases: readonly (readonly number[])[]): Float64Array {
  const timed = cases.filter(({ length }) => length > 0);
  return Float64Array.from(timed, typicalTime).sort();
}

function computeStatistic(
  sorted: Float64Array,
  statistic: Statistic,
  method: "nearest" | "linear",
): number | null {
  if (statistic !== "mean") {
    return percentileValue(sorted, SHARE[statistic], method);
  }
  const sum = sorted.reduce((total, ms) => total + ms, 0);
  return sorted.length === 0 ? null : sum / sorted.length;
}

/** Returns all statistics over cases, by the milliseconds of each; null if none has any. */
export function summariseLatency(
  cases: readonly (readonly number[])[],
  method: "nearest" | "linear",
): LatencySummary {
  const sorted = sortTypicalTimes(cases);
  const findStatistic = (statistic: Statistic): number | null =>
    computeStatistic(sorted, statistic, method);
  return {
    samples: cases.reduce((sum, { length }) => sum + length, 0),
    p50_ms: findStatistic("p50"),
    p90_ms: findStatistic("p90"),
    p95_ms: findStatistic("p95"),
    p99_ms: findStatistic("p99"),
    mean_ms: findStatistic("mean"),
  };
}

/** Returns the statistics of all times, and of each stage (`spans`), in code point order. */
export function summariseBucket(
  cases: readonly Pick<CaseScore, "samples_ms" | "spans_ms">[],
  method: "nearest" | "linear",
): LatencySummary {
  const summary = summariseLatency(
    cases.map(({ samples_ms: times }) => times),
    method,
  );
  const stages = new Set(cases.flatMap(({ spans_ms: times }) => [...(times?.keys() ?? [])]));
  if (stages.size === 0) {
    return summary;
  }
  const summariseStage = (stage: string): LatencySummary =>
    summariseLatency(
      cases.map(({ spans_ms: times }) => times?.get(stage) ?? []),
      method,
    );
  return {
    ...summary,
    spans: new Map(
      [...stages].toSorted(compareCodePoints).map((stage) => [stage, summariseStage(stage)]),
    ),
  };
}

/**
 * Returns the p-quantile of values sorted ascending; null without any. `nearest` is one of the
 * values (Hyndman & Fan type 1); `linear` interpolates between the neighbours of index p(n - 1)
 * (type 7).
 */
export function percentileValue(
  sorted: ArrayLike<number>,
  p: number,
  method: "nearest" | "linear",
): number | null {
  const n = sorted.length;
  if (n === 0) {
    return null;
  }
  if (method === "nearest") {
    // The 1e-9 absorbs rounding: 0.55 * 100 is 55.000000000000007, and would be rank 56.
    const index = Math.min(Math.max(Math.ceil(p * n - 1e-9) - 1, 0), n - 1);
    return requireItem(sorted, index);
  }
  const position = p * (n - 1);
  const index = Math.floor(position);
  const below = requireItem(sorted, index);
  const above = requireItem(sorted, Math.min(index + 1, n - 1));
  return below + (above - below) * (position - index);
}
