/**
 * Metrics that count cases or results: empty lists, hits by results that must not come back,
 * degraded answers, errors, duplicates, and how much of a list was judged.
 */
import { type CaseMetric, type MetricFamily, absoluteTolerance, QUALITY } from "./family.ts";
import { documentIds } from "./matching.ts";
import { requireItem } from "../model/lookup.ts";
import { metricFromResults } from "./view.ts";

/** What most rates have in common; each may replace a member. */
const LOWER = { kind: "rate", direction: "lower", cutoff: "none", gatedByDefault: true } as const;

/** 1 for an empty list, else 0. Null for a failed query, and a case that expects no documents. */
export const ZERO_RESULT_RATE: CaseMetric = {
  ...LOWER,
  gatedByDefault: false,
  name: "zero_result_rate",
  meaning: "share of the queries with expected documents that got no result",
  category: "fewer_results",
  rule: absoluteTolerance(0.02),
  source: "over cases with targets; the gate counts a failed query as a query without a result",
  ...metricFromResults(({ length }, _, asksDocuments) =>
    asksDocuments ? Number(length === 0) : null,
  ),
};

/**
 * 1 for a negative control (`expect_empty`) with a result, else 0. Null for other cases, and a
 * failed or unrecorded query.
 */
export const FALSE_RESULT_RATE: CaseMetric = {
  ...LOWER,
  name: "false_result_rate",
  meaning: "share of the queries that should find nothing and got a result",
  category: "forbidden_hit",
  rule: absoluteTolerance(0),
  needs: "expect_empty",
  source:
    "over cases with expect_empty; results below definition.min_score don't count; the gate counts a failed query as a hit",
  value: (view) =>
    view.case.expect_empty && !view.failed && !view.absent ? Number(view.hits.length > 0) : null,
};

/** 1 for an answer that is called degraded, else 0. Null for a failed or unrecorded query. */
export const DEGRADED_RATE: CaseMetric = {
  ...LOWER,
  name: "degraded_rate",
  meaning: "share of the queries for which a part of the search did not work",
  category: "semantic_degraded_spike",
  rule: absoluteTolerance(0.05),
  source: "over all answered cases; the retriever writes `degraded: true`",
  value: (view) => (view.failed || view.absent ? null : Number(view.degraded)),
};

/** 1 for a failed query, else 0. Its ceiling is 0 by default. */
export const ERROR_RATE: CaseMetric = {
  ...LOWER,
  name: "error_rate",
  meaning: "share of the queries that failed",
  category: "retriever_error",
  rule: { tolerance: [], ceiling: 0 },
  source:
    "over all cases; if the config has no ceiling for it, one failed query makes the verdict error",
  value: (view) => Number(view.failed),
};

/**
 * 1 if a forbidden target is in the top k, else 0. Null without a forbidden list, for a failed or
 * unrecorded query, and if a cluster is forbidden and a result's cluster is unknown.
 */
export const FORBIDDEN_RATE: CaseMetric = {
  ...LOWER,
  name: "forbidden_rate",
  meaning: "share of the queries with a forbidden document in the top k",
  category: "forbidden_hit",
  cutoff: "required",
  rule: absoluteTolerance(0),
  needs: "forbidden",
  source:
    "over cases with a forbidden list; changes no other metric; the gate counts a failed query as a hit; if a cluster is forbidden, a result without a cluster fails as missing_data",
  value: (view, k) => {
    if (view.case.forbidden.length === 0 || view.failed || view.absent) {
      return null;
    }
    if (view.forbidden.slice(0, k).includes(true)) {
      return 1;
    }
    return view.unclustered.slice(0, k).includes(true) ? null : 0;
  },
};

/**
 * Whether the metric counts cases with a result that they must not have: a "hit", by a forbidden or
 * by a false result.
 */
export function isHitRate({ name }: MetricFamily): boolean {
  return name === FORBIDDEN_RATE.name || name === FALSE_RESULT_RATE.name;
}

/** Returns the names of both rates. The keys are those of `accepted` in a baseline's row. */
export function hitRateNames(k: number): Readonly<Record<"forbidden" | "false_result", string>> {
  return { forbidden: `${FORBIDDEN_RATE.name}@${k}`, false_result: FALSE_RESULT_RATE.name };
}

/** Top k results that repeat an earlier document / top k results. Null for an empty list. */
export const DUPLICATE_RATE: CaseMetric = {
  ...LOWER,
  name: "duplicate_rate",
  meaning: "share of the top k results that repeat an earlier document",
  category: "diversity_collapse",
  cutoff: "required",
  rule: absoluteTolerance(0.02),
  gatedByDefault: false,
  source: "over cases with a result; the gate counts a failed query as the worst possible list",
  ...metricFromResults((results, k) => {
    const top = results.slice(0, k);
    return top.length === 0 ? null : (top.length - new Set(top).size) / top.length;
  }),
};

/**
 * Share of the top k that was judged: a result covers a target, or the suite names it as
 * irrelevant. Null without a list of irrelevant documents, for a case that expects no documents,
 * and without results.
 */
export const JUDGED: CaseMetric = {
  ...QUALITY,
  name: "judged",
  meaning: "share of the top k results with a judgment, relevant or not",
  category: "ranking_shift",
  rule: absoluteTolerance(0.05),
  source:
    "ir_measures Judged@k; only over cases with judgments of other documents than their targets",
  value: (view, k) => {
    const irrelevant = view.case.judged_irrelevant;
    if (irrelevant === undefined || !view.asksDocuments) {
      return null;
    }
    const hits = view.hits.slice(0, k);
    if (hits.length === 0) {
      return null;
    }
    const irrelevantIds = new Set(irrelevant);
    const judgedHits = hits.filter(
      (hit, i) =>
        requireItem(view.covers, i).length > 0 ||
        documentIds(hit).some((id) => irrelevantIds.has(id)),
    );
    return judgedHits.length / hits.length;
  },
};
