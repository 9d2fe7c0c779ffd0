import type { Value } from "../model/scores.ts";
import { type ChurnMetric, absoluteTolerance } from "./family.ts";

/** A list is at 1 with itself, so the baseline's value is 1 and a floor says how much of the list must stay. */
export const JACCARD: ChurnMetric = {
  kind: "churn",
  name: "jaccard",
  direction: "higher",
  category: "ranking_shift",
  cutoff: "required",
  rule: absoluteTolerance(0.5),
  gatedByDefault: false,
  meaning: "documents that the top k shares with the baseline's, of all in either",
  source: "Jaccard (1912); needs no judgments",
};

/** How much two lists of documents have in common, judged or not. Null if that can't be said: both are empty. */
export interface Overlap {
  /** |A ∩ B| / |A ∪ B|. */
  readonly jaccard: Value;
  /** Share of A's list that B has too: recall of an approximate search B against an exact one, A. Null if A is empty. */
  readonly found: Value;
}

/** Returns how much the first k distinct documents of both lists have in common. */
export function compareLists(a: readonly string[], b: readonly string[], k: number): Overlap {
  const first = [...new Set(a)].slice(0, k);
  const second = [...new Set(b)].slice(0, k);
  const other = new Set(second);
  const common = first.filter((document) => other.has(document)).length;
  const all = first.length + second.length - common;
  return {
    jaccard: all === 0 ? null : common / all,
    found: first.length === 0 ? null : common / first.length,
  };
}
