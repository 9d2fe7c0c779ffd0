/** The types of metrics, and the rules that they have by default. */
import type { Tolerance } from "../model/config.ts";
import type { Unit, Value } from "../model/scores.ts";
import type { Category } from "../model/verdict.ts";
import type { CaseView } from "./view.ts";

/** The tolerance and the ceiling of a metric whose rule the config does not write. */
interface DefaultRule {
  readonly tolerance: readonly Tolerance[];
  readonly ceiling?: number;
}

interface MetricDescription {
  /** The name without its cutoff: `recall`. */
  readonly name: string;
  readonly meaning: string;
  readonly direction: "higher" | "lower";
  /** The category of its failed checks in the verdict. */
  readonly category: Category;
  readonly rule: DefaultRule;
  /** Whether it is gated if the config does not name it. */
  readonly gatedByDefault: boolean;
  /** Whose definition it is, and over which cases it is; for the docs. */
  readonly source: string;
}

/** A metric with one value a case, aggregated as a mean. */
export interface CaseMetric extends MetricDescription {
  /** All but cost and size are shares from 0 to 1; those have their own units and no upper end. */
  readonly kind: "quality" | "rate" | "cost" | "size" | "answer";
  readonly cutoff: "required" | "optional" | "none";
  /** Gated by default only if the suite has such cases or targets, or a judge is configured. */
  readonly needs?: "forbidden" | "expect_empty" | "judge" | "text";
  /** The value for one case at cutoff k (Infinity for none); null if it does not apply. */
  readonly value: (view: CaseView, k: number) => Value;
  /** "targets": a case's weight in the mean is its number of relevant targets. Absent: 1. */
  readonly weight?: "targets";
}

/** A percentile or mean of timed samples, in milliseconds. */
export interface LatencyMetric extends MetricDescription {
  readonly kind: "latency";
  readonly cutoff: "none";
  readonly statistic: "p50" | "p90" | "p95" | "p99" | "mean";
}

/** How much of the baseline's list a case's list still has. Needs the baseline and no judgments. */
export interface ChurnMetric extends MetricDescription {
  readonly kind: "churn";
  readonly cutoff: "required";
  readonly weight?: never;
}

export type MetricFamily = CaseMetric | ChurnMetric | LatencyMetric;

/** Whether the metric has a value for each case that needs nothing but the run. */
export function isPerCase(family: MetricFamily): family is CaseMetric {
  return family.kind !== "latency" && family.kind !== "churn";
}

/** Returns the unit of the metric's values. */
export function metricUnit(family: MetricFamily): Unit {
  const { kind } = family;
  if (kind === "latency") {
    return "ms";
  }
  if (kind === "size") {
    return "characters";
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

/** Whether it is a quality metric of retrieval, whose loss is tested for significance. */
export function isTested({ name }: MetricFamily): boolean {
  return TESTED.has(name);
}

/** Whether any change for the worse is tested: a loss of quality, a judged loss, or a rate's rise. */
export function hasTest(family: MetricFamily): boolean {
  const isJudged = family.kind === "answer" && family.direction === "higher";
  return isTested(family) || isJudged || TESTED_RATES.has(family.name);
}

export const QUALITY_RULE: DefaultRule = { tolerance: [{ unit: "absolute", value: 0.01 }] };

export const LATENCY_RULE: DefaultRule = {
  tolerance: [
    { unit: "absolute", value: 20 },
    { unit: "percent", value: 50 },
  ],
};

/** Returns the rule that has this absolute tolerance alone. */
export function absoluteTolerance(value: number): DefaultRule {
  return { tolerance: [{ unit: "absolute", value }] };
}
