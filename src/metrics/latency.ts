/** Latency of a bucket: percentiles over the timed samples of its cases, each case with the same weight, in milliseconds. */
import { compareCodePoints } from "../model/canonical-json.ts";
import type { CaseScore, LatencySummary } from "../model/scores.ts";
import { LATENCY_RULE, type LatencyMetric } from "./family.ts";
import { type Statistic, sortBucket, weightedStatistic } from "./weighted-latency.ts";
import { requireItem } from "../model/lookup.ts";

const BASE = {
  kind: "latency",
  cutoff: "none",
  direction: "lower",
  category: "latency_regression",
  rule: LATENCY_RULE,
  source: "monotonic clock, one query in flight, warm-up excluded, each case with the same weight",
} as const;

function percentileMetric(
  statistic: "p50" | "p90" | "p95" | "p99",
  gatedByDefault: boolean,
): LatencyMetric {
  return {
    ...BASE,
    name: `latency_${statistic}_ms`,
    meaning: `${statistic.slice(1)} % of the answers took at most this long`,
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
    meaning: "mean time of an answer",
    statistic: "mean",
    gatedByDefault: false,
  },
];

/** Samples in milliseconds, one list a case; each case weighs the same, however often it was asked. */
export function summariseLatency(
  cases: readonly (readonly number[])[],
  method: "nearest" | "linear",
): LatencySummary {
  const bucket = sortBucket(cases);
  const samples = bucket.values.length;
  const findStatistic = (statistic: Statistic): number | null =>
    samples === 0 ? null : weightedStatistic(bucket, bucket.weights, statistic, method);
  return {
    samples,
    p50_ms: findStatistic("p50"),
    p90_ms: findStatistic("p90"),
    p95_ms: findStatistic("p95"),
    p99_ms: findStatistic("p99"),
    mean_ms: findStatistic("mean"),
  };
}

/** With what the answers told of their stages, by name in code point order. */
export function summariseBucket(
  cases: readonly Pick<CaseScore, "samples_ms" | "spans_ms">[],
  method: "nearest" | "linear",
): LatencySummary {
  const summary = summariseLatency(
    cases.map((each) => each.samples_ms),
    method,
  );
  const stages = new Set(cases.flatMap((each) => [...(each.spans_ms?.keys() ?? [])]));
  if (stages.size === 0) {
    return summary;
  }
  const summariseStage = (stage: string): LatencySummary =>
    summariseLatency(
      cases.map((each) => each.spans_ms?.get(stage) ?? []),
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
 * The p-quantile of values sorted ascending, 0 < p < 1; null for none, because a missing sample must not look fast.
 * `nearest` returns an observed value (nearest rank, Hyndman & Fan type 1); `linear` interpolates between the two
 * neighbours of p(n - 1) (type 7). The 1e-9 keeps 0.55 * 100 = 55.000000000000007 at rank 55.
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
    const index = Math.min(Math.max(Math.ceil(p * n - 1e-9) - 1, 0), n - 1);
    return requireItem(sorted, index);
  }
  const position = p * (n - 1);
  const index = Math.floor(position);
  const below = requireItem(sorted, index);
  const above = requireItem(sorted, Math.min(index + 1, n - 1));
  return below + (above - below) * (position - index);
}
