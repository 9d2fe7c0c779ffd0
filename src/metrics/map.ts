import { type CaseMetric, QUALITY } from "./family.ts";
import { consumeTargets, isRelevant, relevantCount } from "./view.ts";

/**
 * AP@k = (1/R) * the sum, over the ranks i <= k whose result finds a new target, of (targets found
 * up to i) / i. R is the number of relevant targets. The value is 0 if R is 0, and null for a case
 * that expects no documents.
 */
export const MAP: CaseMetric = {
  ...QUALITY,
  name: "map",
  meaning: "mean of the precision at the rank of each target in the top k",
  category: "ranking_shift",
  cutoff: "optional",
  source: "trec_eval map_cut_k",
  value: (view, k) => {
    if (!view.asksDocuments) {
      return null;
    }
    const relevantTargets = relevantCount(view);
    if (relevantTargets === 0) {
      return 0;
    }
    const targetByResult = consumeTargets(view, (target) => isRelevant(view, target));
    let found = 0;
    let sum = 0;
    for (const [i, target] of targetByResult.slice(0, k).entries()) {
      if (target === null) {
        continue;
      }
      found += 1;
      sum += found / (i + 1);
    }
    return sum / relevantTargets;
  },
};
