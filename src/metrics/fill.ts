/** `fill_rate`: how full lists are. */
import { type CaseMetric, absoluteTolerance } from "./family.ts";

/**
 * Results in the top k / k. It shows that lists got shorter even if the targets are still found.
 * Repeated documents count as results. Null for a failed query, and a case that expects no
 * documents.
 */
export const FILL_RATE: CaseMetric = {
  kind: "rate",
  name: "fill_rate",
  meaning: "results in the top k, of the k that were asked for",
  direction: "higher",
  category: "fewer_results",
  cutoff: "required",
  rule: absoluteTolerance(0.1),
  gatedByDefault: false,
  source:
    "over cases with expected targets; a failed query has no value, and the gate counts it as 0",
  value: (view, k) =>
    view.asksDocuments && !view.failed ? Math.min(view.hits.length, k) / k : null,
};
