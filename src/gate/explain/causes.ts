/** One cause for each lost case. Several may hold; LOSS_CAUSES says which is named, and the facts stand beside it. */
import { targetRanks, viewCase } from "../../metrics/view.ts";
import type { Definition } from "../../model/config.ts";
import {
  type CauseShare,
  LOSS_CAUSES,
  type Loss,
  type LossCause,
  type ProbeAnswer,
} from "../../model/explanation.ts";
import { type LossFacts, isLost } from "./loss-facts.ts";

/** Whether asking for more could say more: not of an answer that is broken, short, or no answer at all. */
export function wantsProbe(facts: LossFacts): boolean {
  return (
    !["error", "degraded", "nothing_returned", "no_longer_matches"].includes(causeOf(facts)) && !facts.short
  );
}

export interface Probed {
  /** Results asked for. */
  readonly k: number;
  readonly answer: ProbeAnswer;
}

/** `probed` is null where the case was not asked again, or did not answer. */
export function explainLoss(
  facts: LossFacts,
  probed: Probed | null,
  limits: { readonly k: number; readonly definition: Definition },
): Loss {
  const seen =
    probed === null ? facts : { ...facts, targets: deeperTargets(facts, probed, limits.definition) };
  // As many as before the cut, or fewer: no more is ever given, and what comes next can't be seen.
  const beyond = probed !== null && probed.answer.returned > limits.k;
  const { id, query, intent, critical, targets, displacedBy, cluster, repeats } = seen;
  return {
    id,
    query,
    intent,
    critical,
    cause: causeOf(seen, beyond),
    targets,
    displacedBy,
    cluster,
    repeats,
    probe: probed && { k: probed.k, returned: probed.answer.returned },
  };
}

function deeperTargets(facts: LossFacts, { answer }: Probed, definition: Definition): Loss["targets"] {
  const run = {
    caseId: facts.id,
    outcome: { kind: "answer" as const, hits: answer.hits, returned: answer.returned, degraded: false },
    firstMs: null,
    samplesMs: [],
  };
  const ranks = targetRanks(viewCase(facts.case, run, definition));
  return facts.targets.map((target, i) =>
    isLost(target) ? { ...target, deeper: ranks[i] ?? null } : target,
  );
}

/** `beyond`: the list of the probe went past the cutoff. */
function causeOf(facts: LossFacts, beyond = false): LossCause {
  const lost = facts.targets.filter(isLost);
  if (facts.error) return "error";
  if (facts.degraded) return "degraded";
  if (facts.results === 0) return "nothing_returned";
  if (lost.some((target) => target.unmatched !== null)) return "no_longer_matches";
  if (isCrowded(facts)) return "crowded_out";
  const repeats = facts.repeats.now - facts.repeats.before;
  if (repeats > 0 && repeats >= facts.displacedBy.length) return "duplicates";
  if (lost.every((target) => target.deeper !== null)) return "deeper";
  if (beyond || facts.short) return "not_found";
  return facts.displacedBy.length > 0 || repeats > 0 ? "displaced" : "unresolved";
}

/**
 * More of one cluster than the baseline's list had of any, and most of the places that changed hands went to it. One
 * new result of a large cluster is no crowd: it is what moves up where a document has left the index.
 */
function isCrowded({ cluster, ofCluster, displacedBy, repeats }: LossFacts): boolean {
  if (cluster === null || cluster.before === null || cluster.now <= cluster.before) return false;
  const taken = displacedBy.length + Math.max(0, repeats.now - repeats.before);
  return ofCluster >= 2 && ofCluster * 2 > taken;
}

export function sharesOf(losses: readonly Loss[]): readonly CauseShare[] {
  return LOSS_CAUSES.flatMap((cause) => {
    const cases = losses.filter((loss) => loss.cause === cause).length;
    return cases === 0 ? [] : [{ cause, cases, share: cases / losses.length }];
  });
}
