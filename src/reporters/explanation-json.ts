/** The parts of report.json that explain. Everything in them is the same for two runs on the same inputs. */
import type { Evidence, Holes, Loss } from "../model/explanation.ts";
import type { Report } from "../model/report.ts";
import { bucketsValue } from "./baseline-json.ts";

/** Null where there was nothing to test. */
export function evidenceValue(evidence: Evidence | null): unknown {
  if (evidence === null) return null;
  const { interval } = evidence;
  return {
    units: evidence.units,
    wins: evidence.wins,
    losses: evidence.losses,
    ties: evidence.ties,
    delta: evidence.delta,
    interval: interval.kind === "interval" ? [interval.low, interval.high] : null,
    no_interval: interval.kind === "none" ? interval.reason : null,
    p_sign: evidence.pSign,
    p_permutation: evidence.pPermutation,
    p_corrected: evidence.pHolm,
    permutation: evidence.permutation,
  };
}

export function explanationValue({ explanation = null }: Report): Readonly<Record<string, unknown>> {
  const churn = explanation?.churn ?? null;
  return {
    losses: explanation?.losses?.map(lossValue) ?? null,
    loss_causes: explanation?.causes ?? [],
    holes: holesValue(explanation?.holes ?? null),
    churn: churn && bucketsValue(churn, (means) => means),
  };
}

/** What the explanation says of one case, of the head's. */
export function explainedCase({ explanation = null }: Report, id: string): Readonly<Record<string, unknown>> {
  const holes = explanation?.holes?.byCase.get(id);
  return {
    unjudged: holes?.unjudged ?? null,
    optimistic: holes?.optimistic ?? null,
    churn: explanation?.churn?.byCase.get(id) ?? null,
  };
}

function lossValue(loss: Loss): unknown {
  const { id, query, intent, critical, law, cause, targets, displacedBy, cluster, repeats, probe } = loss;
  return {
    id,
    query,
    intent,
    critical,
    law,
    cause,
    targets: targets.map((target) => ({
      label: target.label,
      grade: target.grade,
      rank_before: target.before,
      rank: target.now,
      rank_deeper: target.deeper,
      rank_unmatched: target.unmatched,
    })),
    displaced_by: displacedBy.map(({ docId, rank, judged }) => ({ doc_id: docId, rank, judged })),
    cluster: cluster && { key: cluster.key, results: cluster.now, largest_before: cluster.before },
    repeats: repeats.now,
    repeats_before: repeats.before,
    probe,
  };
}

function holesValue(holes: Holes | null): unknown {
  if (holes === null) return null;
  const { cases, results, unjudged, bounds } = holes;
  return { cases, results, unjudged, bounds };
}
