/** Cases of this run beside the same cases of the baseline. */
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { compareCodePoints } from "../model/order.ts";
import type { CaseScore, Scores } from "../model/scores.ts";

export interface Pair {
  readonly now: CaseScore;
  readonly before: BaselineCase;
}

export interface Pairing {
  /** Same id and same digest on both sides, in case-id order. */
  readonly pairs: readonly Pair[];
  /** In this run, not (or differently) in the baseline. */
  readonly added: readonly CaseScore[];
  /** In the baseline, not (or differently) in this run. */
  readonly absent: readonly string[];
}

export function pairCases(scores: Scores, baseline: Baseline | null): Pairing {
  const pairs: Pair[] = [];
  const added: CaseScore[] = [];
  for (const now of scores.cases) {
    const before = baseline?.cases.get(now.id);
    if (before !== undefined && before.digest === now.digest) pairs.push({ now, before });
    else added.push(now);
  }
  const paired = new Set(pairs.map((pair) => pair.now.id));
  const absent = [...(baseline?.cases.keys() ?? [])]
    .filter((id) => !paired.has(id))
    .toSorted(compareCodePoints);
  return { pairs, added, absent };
}

/** A target was found in the baseline's top k and is not found now. */
export function lostTarget(pair: Pair): boolean {
  return pair.before.ranks.some((rank, target) => rank !== null && (pair.now.ranks[target] ?? null) === null);
}

/** Some target was found in the baseline's top k, and none is found now. */
export function newlyLost(pair: Pair): boolean {
  return pair.before.ranks.some((rank) => rank !== null) && pair.now.ranks.every((rank) => rank === null);
}
