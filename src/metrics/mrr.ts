import { type CaseMetric, QUALITY } from "./family.ts";
import { metricFromRanks } from "./view.ts";

/** 0 if no relevant result is in the top k, null for a case that expects no documents. */
export const MRR: CaseMetric = {
  ...QUALITY,
  name: "mrr",
  meaning: "1 / rank of the first right result; 0 if no right result is in the top k",
  category: "ranking_shift",
  cutoff: "optional",
  gatedByDefault: true,
  source: "Voorhees, TREC-8 question answering track (1999); trec_eval recip_rank, cut at k",
  ...metricFromRanks((ranks, k) => {
    const first = ranks.reduce<number>((least, rank) => Math.min(least, rank ?? least), Infinity);
    return first <= k ? 1 / first : 0;
  }),
};
