import { type CaseMetric, QUALITY_RULE } from "./family.ts";
import { consumeTargets, isRelevant, relevantCount } from "./view.ts";

/** AP@k = (1/R) * sum over consuming ranks i <= k of (targets consumed up to i) / i, R = all relevant targets. */
export const MAP: CaseMetric = {
  kind: "quality",
  name: "map",
  meaning: "mean over targets of the precision at the rank that finds each, cut at k",
  direction: "higher",
  category: "ranking_shift",
  cutoff: "optional",
  rule: QUALITY_RULE,
  gatedByDefault: false,
  source: "trec_eval map_cut_k",
  value: (view, k) => {
    if (!view.asksDocuments) {
      return null;
    }
    const all = relevantCount(view);
    if (all === 0) {
      return 0;
    }
    let found = 0;
    let sum = 0;
    for (const [i, target] of consumeTargets(view, (candidate) =>
      isRelevant(view, candidate),
    ).entries()) {
      if (i >= k) {
        break;
      }
      if (target === null) {
        continue;
      }
      found += 1;
      sum += found / (i + 1);
    }
    return sum / all;
  },
};
