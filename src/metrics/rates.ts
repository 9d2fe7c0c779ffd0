import { type CaseMetric, absolute } from "./family.ts";

const LOWER = { kind: "rate", direction: "lower", cutoff: "none", gatedByDefault: true } as const;

export const ZERO_RESULT_RATE: CaseMetric = {
  ...LOWER,
  name: "zero_result_rate",
  meaning: "cases with targets that got no result at all",
  category: "recall_drop",
  rule: absolute(0.02),
  source: "over cases with expected targets; a failed query has no result",
  value: (view) => (view.judged ? Number(view.hits.length === 0) : null),
};

export const FALSE_RESULT_RATE: CaseMetric = {
  ...LOWER,
  name: "false_result_rate",
  meaning: "negative controls that got a result",
  category: "forbidden_hit",
  rule: absolute(0),
  needs: "expect_empty",
  source:
    "over expect_empty cases; a result scoring below definition.min_score is none; a failed query counts as one",
  value: (view) => (view.case.expect_empty ? Number(view.failed || view.hits.length > 0) : null),
};

export const DEGRADED_RATE: CaseMetric = {
  ...LOWER,
  name: "degraded_rate",
  meaning: "queries on which the retriever answered in degraded mode to a lesser method",
  category: "semantic_degraded_spike",
  rule: absolute(0.05),
  source: "over all cases; the retriever says `degraded: true`, or the query failed",
  value: (view) => Number(view.degraded || view.failed),
};

export const ERROR_RATE: CaseMetric = {
  ...LOWER,
  name: "error_rate",
  meaning: "queries that the retriever failed to answer",
  category: "retriever_error",
  rule: { tolerance: [], ceiling: 0 },
  source: "over all cases; without a ceiling of its own in the config, any failure is verdict error",
  value: (view) => Number(view.failed),
};
