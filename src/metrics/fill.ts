import { type CaseMetric, absoluteTolerance } from "./family.ts";
import { metricFromResults } from "./view.ts";

/**
 * Results in the top k / k: shows shorter lists even if the targets are still found. Repeated
 * documents count as results. Null for a failed query, and a case that expects no documents.
 */
export const FILL_RATE: CaseMetric = {
  kind: "rate",
  name: "fill_rate",
  meaning: "number of results, divided by k",
  direction: "higher",
  category: "fewer_results",
  cutoff: "required",
  rule: absoluteTolerance(0.1),
  gatedByDefault: false,
  source: "over cases with targets; the gate counts a failed query as 0",
  ...metricFromResults(({ length }, k, asksDocuments) =>
    asksDocuments ? Math.min(length, k) / k : null,
  ),
};
