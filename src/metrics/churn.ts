import { type ChurnMetric, absolute } from "./family.ts";

/** A list is at 1 with itself, so the baseline's value is 1 and a floor says how much of the list must stay. */
const CHURN = {
  kind: "churn",
  direction: "higher",
  category: "ranking_shift",
  cutoff: "required",
  rule: absolute(0.5),
  gatedByDefault: false,
} as const;

export const JACCARD: ChurnMetric = {
  ...CHURN,
  name: "jaccard",
  overlap: "jaccard",
  meaning: "documents that the top k shares with the baseline's, of all in either",
  source: "Jaccard (1912); needs no judgments",
};

export const RBO: ChurnMetric = {
  ...CHURN,
  name: "rbo",
  overlap: "rbo",
  meaning: "agreement of the top k with the baseline's, the upper ranks weighing most",
  source: "Webber, Moffat & Zobel (2010), rank-biased overlap, extrapolated, p = 0.9; needs no judgments",
};
