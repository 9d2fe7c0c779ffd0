/** `precision` and `hit_rate`: how many results match a target, and whether any does. */
import { type CaseMetric, QUALITY } from "./family.ts";
import { isRelevant, metricFromRanks } from "./view.ts";

/**
 * Top k results that cover a relevant target / k; a repeat covers none. Null for a case that
 * expects no documents.
 */
export const PRECISION: CaseMetric = {
  ...QUALITY,
  name: "precision",
  meaning: "share of the top k places with a target",
  category: "ranking_shift",
  source: "trec_eval P_k: divided by k, also if fewer results were returned",
  value: (view, k) => {
    const relevantResults = view.covers
      .slice(0, k)
      .filter((targets) => targets.some((target) => isRelevant(view, target)));
    return view.asksDocuments ? relevantResults.length / k : null;
  },
};

/** Whether a top k result covers a relevant target. Null for a case that expects no documents. */
export const HIT_RATE: CaseMetric = {
  ...QUALITY,
  name: "hit_rate",
  meaning: "share of the cases with at least one target in the top k",
  category: "recall_drop",
  source: "trec_eval success_k",
  ...metricFromRanks((ranks, k) => Number(ranks.some((rank) => rank !== null && rank <= k))),
};
