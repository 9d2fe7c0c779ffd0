/** What a metric is. */
import type { Tolerance } from "../model/config.ts";
import type { Unit, Value } from "../model/scores.ts";
import type { Category } from "../model/verdict.ts";
import type { CaseView } from "./view.ts";

interface DefaultRule {
  readonly tolerance: readonly Tolerance[];
  readonly ceiling?: number;
}

interface MetricDescription {
  /** The name without its cutoff: `recall`. */
  readonly name: string;
  readonly meaning: string;
  readonly direction: "higher" | "lower";
  /** What its failure is called. */
  readonly category: Category;
  /** The rule it has where the config says nothing. */
  readonly rule: DefaultRule;
  /** Whether it is gated where the config does not name it. */
  readonly gatedByDefault: boolean;
  readonly source: string;
}

/** A metric with one value a case, aggregated as a mean. */
export interface CaseMetric extends MetricDescription {
  /** A cost and a size have units of their own and no upper end; a case without a cost is not measured. */
  readonly kind: "quality" | "rate" | "cost" | "size" | "answer";
  readonly cutoff: "required" | "optional" | "none";
  /** Only gated by default where some case of the suite, or a judge, makes it meaningful. */
  readonly needs?: "forbidden" | "expect_empty" | "judge" | "text";
  /** The value for one case at cutoff k (Infinity for none); null if it does not apply. */
  readonly value: (view: CaseView, k: number) => Value;
  /** In the mean a case weighs as many as it has relevant targets; 1 where absent. */
  readonly weight?: "targets";
}

/** A percentile or mean of timed samples, in milliseconds. */
export interface LatencyMetric extends MetricDescription {
  readonly kind: "latency";
  readonly cutoff: "none";
  readonly statistic: "p50" | "p90" | "p95" | "p99" | "mean";
}

/** How much of the baseline's list is left: one value a case, that needs the baseline and no judgments. */
export interface ChurnMetric extends MetricDescription {
  readonly kind: "churn";
  readonly cutoff: "required";
  readonly weight?: never;
}

export type MetricFamily = CaseMetric | ChurnMetric | LatencyMetric;

/** Whether the run alone gives every case its value. */
export function isPerCase(family: MetricFamily): family is CaseMetric {
  return family.kind !== "latency" && family.kind !== "churn";
}

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

/** Metrics of quality whose fall is tested. Each is better where it is higher. */
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

/** Rates whose rise is tested. */
const TESTED_RATES: ReadonlySet<string> = new Set([
  "forbidden_rate",
  "false_result_rate",
  "clustering_ratio",
]);

/** Whether its fall is tested for significance: quality that cases gain and lose alike. */
export function isTested({ name }: MetricFamily): boolean {
  return TESTED.has(name);
}

/** Whether a change for the worse is tested for significance. */
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

export function absoluteTolerance(value: number): DefaultRule {
  return { tolerance: [{ unit: "absolute", value }] };
}
