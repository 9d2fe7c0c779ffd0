import { type CaseMetric, QUALITY } from "./family.ts";
import { documentGain } from "../model/config.ts";
import { consumeTargets } from "./view.ts";
import { requireItem } from "../model/lookup.ts";

/** Returns the sum of the gains, each divided by log2 of its rank + 1. They are in rank order. */
function discountGains(gains: readonly number[]): number {
  // The rank is i + 1.
  return gains.reduce((sum, gain, i) => sum + gain / Math.log2(i + 2), 0);
}

/**
 * The discounted gain of the results divided by that of the ideal list: the k targets of the
 * highest grades, however few results were returned. 0 if that list has no gain, null for a case
 * that expects no documents. Each target counts once.
 */
export const NDCG: CaseMetric = {
  ...QUALITY,
  name: "ndcg",
  meaning: "discounted gain of the top k, as a share of the best possible gain",
  category: "ranking_shift",
  gatedByDefault: true,
  source:
    "Järvelin & Kekäläinen (2002); the gain is the grade (trec_eval ndcg_cut_k), or 2^grade - 1 (Burges et al. 2005)",
  value: (view, k) => {
    if (!view.asksDocuments) {
      return null;
    }
    const targetGains = view.case.expected.map(({ grade }) => documentGain(grade, view.definition));
    const ideal = discountGains(targetGains.toSorted((a, b) => b - a).slice(0, k));
    if (ideal === 0) {
      return 0;
    }
    const gains = consumeTargets(view, () => true)
      .slice(0, k)
      .map((target) => (target === null ? 0 : requireItem(targetGains, target)));
    return discountGains(gains) / ideal;
  },
};
