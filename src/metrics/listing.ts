import { type CaseMetric, absolute } from "./family.ts";
import { idsOf } from "./matching.ts";

export const FORBIDDEN_RATE: CaseMetric = {
  kind: "rate",
  name: "forbidden_rate",
  meaning: "cases with a forbidden target in the top k",
  direction: "lower",
  category: "forbidden_hit",
  cutoff: "required",
  rule: absolute(0),
  gatedByDefault: true,
  needs: "forbidden",
  source: "over cases with a forbidden list; changes no other metric",
  value: (view, k) =>
    view.case.forbidden.length === 0 ? null : Number(view.forbidden.slice(0, k).includes(true)),
};

export const DUPLICATE_RATE: CaseMetric = {
  kind: "rate",
  name: "duplicate_rate",
  meaning: "results in the top k that repeat an earlier document",
  direction: "lower",
  category: "diversity_collapse",
  cutoff: "required",
  rule: absolute(0.02),
  gatedByDefault: false,
  source: "over cases with a result",
  value: (view, k) => {
    const hits = view.hits.slice(0, k);
    return hits.length === 0 ? null : hits.filter((hit) => hit.repeat).length / hits.length;
  },
};

export const JUDGED: CaseMetric = {
  kind: "quality",
  name: "judged",
  meaning: "results in the top k that somebody judged, relevant or not",
  direction: "higher",
  category: "ranking_shift",
  cutoff: "required",
  rule: absolute(0.05),
  gatedByDefault: false,
  source: "ir_measures Judged@k; only where the judgments hold more than the targets",
  value: (view, k) => {
    const irrelevant = view.case.judgedIrrelevant;
    if (irrelevant === undefined || !view.judged) return null;
    const hits = view.hits.slice(0, k);
    if (hits.length === 0) return null;
    const known = new Set(irrelevant);
    return (
      hits.filter((hit, i) => view.covers[i]!.length > 0 || idsOf(hit).some((id) => known.has(id))).length /
      hits.length
    );
  },
};
