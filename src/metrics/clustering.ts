/** `clustering_ratio`: how much of a list comes from one cluster, or one file. */
import { countItems } from "../model/lookup.ts";
import { type CaseMetric, absoluteTolerance } from "./family.ts";

/**
 * Share of the top-k results that have the most frequent cluster (a result's path if it names
 * none). Repeated documents count: a list that shows one document ten times is not diverse. Null
 * for a case that expects no documents, and where clusteringRatio is null.
 */
export const CLUSTERING: CaseMetric = {
  kind: "rate",
  name: "clustering_ratio",
  meaning: "largest share of the top k results that come from one cluster (or file)",
  direction: "lower",
  category: "diversity_collapse",
  cutoff: "required",
  rule: absoluteTolerance(0.05),
  gatedByDefault: true,
  source:
    "over cases with two or more results, one of them with a cluster or a path; the gate counts a failed query as one cluster",
  value: (view, k) => {
    if (!view.asksDocuments) {
      return null;
    }
    return clusteringRatio(view.hits.slice(0, k).map((hit) => hit.cluster ?? hit.path ?? null));
  },
};

/**
 * Returns the size of the largest cluster / the number of results, given the cluster of each
 * result, or null for a result without one. Null for fewer than two results, and if no result has a
 * cluster.
 */
export function clusteringRatio(clusters: readonly (string | null)[]): number | null {
  if (clusters.length < 2) {
    return null;
  }
  const sizes = countItems(clusters.filter((cluster) => cluster !== null));
  return sizes.size === 0 ? null : Math.max(...sizes.values()) / clusters.length;
}
