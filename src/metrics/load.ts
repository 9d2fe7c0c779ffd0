/** Figures of many users at once: over the queries of `latency.load`, from the time at which each was to start. */
import type { LoadRun } from "../model/run.ts";
import type { LoadMetric } from "./family.ts";
import { percentile } from "./latency.ts";

const BASE = {
  kind: "load",
  cutoff: "none",
  category: "latency_regression",
  // A limit of its own, or none: two machines under load are no measure of each other.
  rule: { tolerance: [] },
  gatedByDefault: false,
  source: "open loop: seeded Poisson arrivals, latency from the intended start",
} as const;

export const LOAD: readonly LoadMetric[] = [
  {
    ...BASE,
    name: "load_p50_ms",
    meaning: "under load, half of the answers took at most this long",
    direction: "lower",
    figure: "p50_ms",
  },
  {
    ...BASE,
    name: "load_p95_ms",
    meaning: "under load, 95 % of the answers took at most this long",
    direction: "lower",
    figure: "p95_ms",
  },
  {
    ...BASE,
    name: "load_error_rate",
    meaning: "under load, the share of queries that failed",
    direction: "lower",
    category: "retriever_error",
    figure: "error_rate",
  },
  {
    ...BASE,
    name: "load_qps",
    meaning: "answers a second that were reached under load",
    direction: "higher",
    figure: "qps",
  },
];

interface LoadFigures {
  /** Null where every query failed. */
  readonly p50_ms: number | null;
  readonly p95_ms: number | null;
  readonly error_rate: number;
  /** From the first start to the last answer. */
  readonly qps: number;
}

/** The same for each of `parts` equal parts of the time, by the start that was meant; null where no query fell into one. */
export function loadParts(
  load: LoadRun,
  parts: number,
  method: "nearest" | "linear",
): readonly (LoadFigures | null)[] {
  const length = (load.duration_s * 1000) / parts;
  return Array.from({ length: parts }, (_, at) => {
    const own = load.queries.filter(
      ({ start_ms: start }) => start >= at * length && start < (at + 1) * length,
    );
    return own.length === 0 ? null : loadFigures({ ...load, queries: own }, method);
  });
}

export function loadFigures({ queries, duration_s }: LoadRun, method: "nearest" | "linear"): LoadFigures {
  const answered = queries.flatMap(({ start_ms, ms }) => (ms === null ? [] : [{ end: start_ms + ms, ms }]));
  const sorted = Float64Array.from(answered, ({ ms }) => ms).sort();
  const end = answered.reduce((latest, each) => Math.max(latest, each.end), duration_s * 1000);
  return {
    p50_ms: percentile(sorted, 0.5, method),
    p95_ms: percentile(sorted, 0.95, method),
    error_rate: (queries.length - answered.length) / queries.length,
    qps: answered.length / (end / 1000),
  };
}
