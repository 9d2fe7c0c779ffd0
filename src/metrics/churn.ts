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

/**
 * How much two lists A and B of documents have in common, whether their documents are targets or
 * not.
 */
export interface Overlap {
  /** |A ∩ B| / |A ∪ B|. Null if both are empty. */
  readonly jaccard: Value;
  /**
   * |A ∩ B| / |A|: recall of an approximate search B against an exact one, A. Null if A is empty.
   */
  readonly found: Value;
}

/** Returns how much the first k distinct documents of both lists have in common. */
export function compareLists(a: readonly string[], b: readonly string[], k: number): Overlap {
  const topOfA = [...new Set(a)].slice(0, k);
  const topOfB = [...new Set(b)].slice(0, k);
  const setOfB = new Set(topOfB);
  const common = topOfA.filter((document) => setOfB.has(document)).length;
  const unionSize = topOfA.length + topOfB.length - common;
  return {
    jaccard: unionSize === 0 ? null : common / unionSize,
    found: topOfA.length === 0 ? null : common / topOfA.length,
  };
}
