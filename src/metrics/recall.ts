/** `recall`, and what is made from it: `coverage`, `evidence_recall`, `full_coverage_rate`. */
import { type CaseMetric, QUALITY } from "./family.ts";
import { type Ranks, metricFromRanks } from "./view.ts";

/** Returns the share of the targets with a rank up to k; 0 without targets. */
function recallOfRanks(ranks: Ranks, k: number): number {
  const found = ranks.filter((rank) => rank !== null && rank <= k);
  return ranks.length === 0 ? 0 : found.length / ranks.length;
}

export const RECALL: CaseMetric = {
  ...QUALITY,
  name: "recall",
  meaning: "share of the expected documents that are in the top k",
  category: "recall_drop",
  gatedByDefault: true,
  source: "trec_eval recall_k; a result covers every target that it matches",
  ...metricFromRanks(recallOfRanks),
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

/** 1 for a case with all of its relevant targets in the top k, else 0. */
export const FULL_COVERAGE: CaseMetric = {
  ...RECALL,
  name: "full_coverage_rate",
  meaning: "share of the cases whose targets are all in the top k",
  gatedByDefault: false,
  ...metricFromRanks((ranks, k) => Number(recallOfRanks(ranks, k) === 1)),
};
