import { type CaseMetric, absoluteTolerance } from "./family.ts";

/**
 * Largest number of top-k results with one cluster key, of the results in the top k. Repeats count: a list that shows
 * one document ten times is the least diverse there is.
 */
export const CLUSTERING: CaseMetric = {
  kind: "rate",
  name: "clustering_ratio",
  meaning: "share of the top k that comes from one cluster (or file)",
  direction: "lower",
  category: "diversity_collapse",
  cutoff: "required",
  rule: absoluteTolerance(0.05),
  gatedByDefault: true,
  source:
    "over cases with two or more results of which one has a cluster key or a path; the gate counts a failed query as one cluster",
  value: (view, k) => {
    if (!view.asksDocuments) {
      return null;
    }
    return clusteringRatio(view.hits.slice(0, k).map((hit) => hit.cluster ?? hit.path ?? null));
  },
};

/** Returns the share of the largest cluster in a list of clusters, or null for fewer than two results or no cluster. */
export function clusteringRatio(clusters: readonly (string | null)[]): number | null {
  if (clusters.length < 2) {
    return null;
  }
  const sizes = new Map<string, number>();
  for (const cluster of clusters) {
    if (cluster !== null) {
      sizes.set(cluster, (sizes.get(cluster) ?? 0) + 1);
    }
  }
  return sizes.size === 0 ? null : Math.max(...sizes.values()) / clusters.length;
}
