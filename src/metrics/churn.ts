/** `jaccard`: how many of its results a case shares with the baseline. */
import type { Value } from "../model/scores.ts";
import { type ChurnMetric, absoluteTolerance } from "./family.ts";

/**
 * Overlap of a case's list with the baseline's, computed for pairs in decision/pairs.ts. The
 * baseline's own value is 1, so a tolerance or a floor says how much of the list must stay.
 */
export const JACCARD: ChurnMetric = {
  kind: "churn",
  name: "jaccard",
  direction: "higher",
  category: "ranking_shift",
  cutoff: "required",
  rule: absoluteTolerance(0.5),
  gatedByDefault: false,
  meaning:
    "documents that are in both lists, now and in the baseline, as a share of all documents in the lists",
  source: "Jaccard (1912); needs no judgments",
};

/** Whether the name is that of a metric of churn: `jaccard@10`. */
export function isChurn(metric: string): boolean {
  return metric.startsWith(JACCARD.name);
}

/**
 * Returns |A ∩ B| / |A ∪ B| for the first k distinct documents of two lists, whether their
 * documents are targets or not. Null if both are empty.
 */
export function computeJaccard(a: readonly string[], b: readonly string[], k: number): Value {
  const topOfA = [...new Set(a)].slice(0, k);
  const topOfB = new Set([...new Set(b)].slice(0, k));
  const common = topOfA.filter((document) => topOfB.has(document)).length;
  const unionSize = topOfA.length + topOfB.size - common;
  return unionSize === 0 ? null : common / unionSize;
}
