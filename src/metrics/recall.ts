/** `recall`, and what is made from it: `coverage`, `evidence_recall`, `full_coverage_rate`. */
import { type CaseMetric, QUALITY_RULE } from "./family.ts";
import { type CaseView, isRelevant, relevantCount, targetRanks } from "./view.ts";

/**
 * Returns the number of relevant targets found in the top k / the number of relevant targets; 0 if
 * no target is relevant, null for a case that expects no documents.
 */
function recallOfCase(view: CaseView, k: number): number | null {
  if (!view.asksDocuments) {
    return null;
  }
  const relevantTargets = relevantCount(view);
  if (relevantTargets === 0) {
    return 0;
  }
  const found = targetRanks(view).filter(
    (rank, target) => rank !== null && rank <= k && isRelevant(view, target),
  );
  return found.length / relevantTargets;
}

export const RECALL: CaseMetric = {
  kind: "quality",
  name: "recall",
  meaning: "share of the expected documents that are in the top k",
  direction: "higher",
  category: "recall_drop",
  cutoff: "required",
  rule: QUALITY_RULE,
  gatedByDefault: true,
  source: "trec_eval recall_k; a result covers every target that it matches",
  value: recallOfCase,
};

/** Recall by its usual name for passages: the mean over cases of covered passages / passages. */
export const COVERAGE: CaseMetric = {
  ...RECALL,
  name: "coverage",
  meaning: "share of a case's passages that the top k covers (macro)",
  gatedByDefault: false,
};

/** Recall over all cases as one: sum of found targets / sum of targets, by weighted cases. */
export const EVIDENCE_RECALL: CaseMetric = {
  ...RECALL,
  name: "evidence_recall",
  meaning: "share of all cases' passages that the top k covers (micro)",
  gatedByDefault: false,
  weight: "targets",
};

/**
 * 1 for a case with all of its relevant targets in the top k, else 0; 0 also if no target is
 * relevant. Null for a case that expects no documents.
 */
export const FULL_COVERAGE: CaseMetric = {
  ...RECALL,
  name: "full_coverage_rate",
  meaning: "share of the cases whose targets are all in the top k",
  gatedByDefault: false,
  value: (view, k) => {
    const recall = recallOfCase(view, k);
    return recall === null ? null : Number(recall === 1);
  },
};
