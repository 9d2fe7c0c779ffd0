/** The types of metrics, their default rules, and which metrics have a significance test. */
import type { Tolerance } from "../model/config.ts";
import type { Unit, Value } from "../model/scores.ts";
import type { Category } from "../model/verdict.ts";
import type { CaseView, FromRanks, FromResults } from "./view.ts";

interface DefaultRule {
  readonly tolerance: readonly Tolerance[];
  readonly ceiling?: number;
}

interface MetricDescription {
  /** Without its cutoff: `recall`. */
  readonly name: string;
  /** What the value is, in one line for users. */
  readonly meaning: string;
  readonly direction: "higher" | "lower";
  readonly category: Category;
  readonly rule: DefaultRule;
  /** Whether it is gated if the config does not name it. */
  readonly gatedByDefault: boolean;
  /** The source of its definition, and the cases that it is computed over; for the docs. */
  readonly source: string;
}

/** A metric with one value a case, aggregated as a mean. */
export interface CaseMetric extends MetricDescription {
  /** `answer` is judged by a language model. All but cost and size are shares from 0 to 1. */
  readonly kind: "quality" | "rate" | "cost" | "size" | "answer";
  /** Whether the name takes a cutoff: `recall@10`. */
  readonly cutoff: "required" | "optional" | "none";
  /** Gated by default only if the suite has such cases or targets, or a judge is configured. */
  readonly needs?: "forbidden" | "expect_empty" | "judge" | "text";
  /** The value for one case at cutoff k (Infinity for none); null if it does not apply. */
  readonly value: (view: CaseView, k: number) => Value;
  /** How the value follows from ranks or from results alone. Absent: it does not. */
  readonly fromRanks?: FromRanks;
  readonly fromResults?: FromResults;
  /** "targets": a case's weight in the mean is its number of relevant targets. Absent: 1. */
  readonly weight?: "targets";
}

/** A percentile or mean of timed samples, in milliseconds. */
export interface LatencyMetric extends MetricDescription {
  readonly kind: "latency";
  readonly cutoff: "none";
  readonly statistic: "p50" | "p90" | "p95" | "p99" | "mean";
}

/** Computed for pairs (decision/pairs.ts), without judgments. */
export interface ChurnMetric extends MetricDescription {
  readonly kind: "churn";
  readonly cutoff: "required";
  readonly weight?: never;
}

export interface LossMetric extends MetricDescription {
  readonly kind: "loss";
  readonly cutoff: "none";
}

/** A metric without its cutoff: `recall`. `recall@5` and `recall@10` are two metrics of it. */
export type MetricFamily = CaseMetric | ChurnMetric | LatencyMetric | LossMetric;

export function isPerCase(family: MetricFamily): family is CaseMetric {
  return family.kind !== "latency" && family.kind !== "churn" && family.kind !== "loss";
}

export function metricUnit(family: MetricFamily): Unit {
  const { kind } = family;
  if (kind === "latency") {
    return "ms";
  }
  if (kind === "size") {
    return "characters";
  }
  if (kind === "loss") {
    return "cases";
  }
  return kind === "cost" ? "money" : "share";
}

/** Quality metrics whose loss is tested for significance. In all of them higher is better. */
const TESTED: ReadonlySet<string> = new Set([
  "recall",
  "precision",
  "hit_rate",
  "mrr",
  "map",
  "ndcg",
  "coverage",
  "full_coverage_rate",
  "evidence_recall",
]);

/** Rates whose rise is tested for significance. */
const TESTED_RATES: ReadonlySet<string> = new Set([
  "forbidden_rate",
  "false_result_rate",
  "clustering_ratio",
]);

export function isTestedQuality({ name }: MetricFamily): boolean {
  return TESTED.has(name);
}

/**
 * Whether chance is tested: for a loss of quality, a fall of a judged metric, and a rise of some
 * rates. Other metrics are decided by their limits alone.
 */
export function hasTest(family: MetricFamily): boolean {
  const isJudged = family.kind === "answer" && family.direction === "higher";
  return isTestedQuality(family) || isJudged || TESTED_RATES.has(family.name);
}

/** What most metrics of quality have in common; each may replace a member. */
export const QUALITY: Pick<
  CaseMetric,
  "kind" | "direction" | "cutoff" | "rule" | "gatedByDefault"
> = {
  kind: "quality",
  direction: "higher",
  cutoff: "required",
  rule: absoluteTolerance(0.01),
  gatedByDefault: false,
};

/** In milliseconds, and per cent of the baseline. */
export const LATENCY_RULE: DefaultRule = {
  tolerance: [
    { unit: "absolute", value: 20 },
    { unit: "percent", value: 50 },
  ],
};

export function absoluteTolerance(value: number): DefaultRule {
  return { tolerance: [{ unit: "absolute", value }] };
}
