import { type CaseMetric, QUALITY_RULE } from "./family.ts";
import { documentGain } from "../model/config.ts";
import { type CaseView, consumeTargets } from "./view.ts";
import { requireItem } from "../model/lookup.ts";

function gradeGain(view: CaseView, grade: number): number {
  return documentGain(grade, view.definition);
}

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
  kind: "quality",
  name: "ndcg",
  meaning: "discounted gain of the top k, as a share of the best possible gain",
  direction: "higher",
  category: "ranking_shift",
  cutoff: "required",
  rule: QUALITY_RULE,
  gatedByDefault: true,
  source:
    "Järvelin & Kekäläinen (2002); the gain is the grade (trec_eval ndcg_cut_k), or 2^grade - 1 (Burges et al. 2005)",
  value: (view, k) => {
    if (!view.asksDocuments) {
      return null;
    }
    const grades = view.case.expected.map((target) => target.grade);
    const ideal = discountGains(
      grades
        .toSorted((a, b) => b - a)
        .slice(0, k)
        .map((grade) => gradeGain(view, grade)),
    );
    if (ideal === 0) {
      return 0;
    }
    const gains = consumeTargets(view, () => true)
      .slice(0, k)
      .map((target) => (target === null ? 0 : gradeGain(view, requireItem(grades, target))));
    return discountGains(gains) / ideal;
  },
};
