/** Needs that any of several documents answers: how they are made, and which of them each result serves. */
import { compareCodePoints } from "../model/canonical-json.ts";
import { type SingleTarget, type Target, targetKey } from "../model/suite.ts";
import { targetIdentity } from "./text.ts";
import { requireItem, requireValue } from "../model/lookup.ts";

/** Returns the need that any of these documents answers, equal ones once; the document itself if there is only one. */
export function makeNeed(documents: readonly SingleTarget[], grade: number): Target {
  const byIdentity = new Map(documents.map((each) => [targetIdentity(each), { ...each, grade }]));
  const members = [...byIdentity.values()].toSorted((a, b) =>
    compareCodePoints(targetKey(a), targetKey(b)),
  );
  const [first, ...others] = members;
  return first !== undefined && others.length === 0 ? first : { kind: "any", members, grade };
}

/**
 * Returns, by rank - 1, the need that is found at this rank, or null. `covers`: by rank - 1, the needs that a result could
 * serve; `grades`: those of the needs.
 *
 * A document serves one need. The documents are dealt so that the first n results find as many needs as they can, for
 * every n, those of a higher grade first: an earlier document moves to another of its needs if that lets a later one find
 * something (augmenting paths, Kuhn 1955). So a need with one more member never makes a list find less.
 */
export function serveNeeds(
  covers: readonly (readonly number[])[],
  grades: readonly number[],
): readonly (number | null)[] {
  const dealt: ServedNeeds = { resultOf: new Map(), needOf: new Map() };
  return covers.map((_, result) => findNeed(covers, grades, dealt, result));
}

/** Which result serves which need, in both directions. */
interface ServedNeeds {
  readonly resultOf: Map<number, number>;
  readonly needOf: Map<number, number>;
}

/** Returns the need that is found with this result, with the documents dealt so that it is; null if it finds nothing new. */
function findNeed(
  covers: readonly (readonly number[])[],
  grades: readonly number[],
  { resultOf, needOf }: ServedNeeds,
  result: number,
): number | null {
  const reachedFrom = new Map<number, number>();
  const reached = [result];
  let best: number | null = null;
  for (const from of reached) {
    for (const need of requireItem(covers, from)) {
      if (reachedFrom.has(need)) {
        continue;
      }
      reachedFrom.set(need, from);
      const holder = resultOf.get(need);
      if (holder !== undefined) {
        reached.push(holder);
      } else if (best === null || requireItem(grades, need) > requireItem(grades, best)) {
        best = need;
      }
    }
  }
  let moved = best;
  while (moved !== null) {
    const server: number = requireValue(reachedFrom, moved);
    const left = server === result ? null : requireValue(needOf, server);
    resultOf.set(moved, server);
    needOf.set(server, moved);
    moved = left;
  }
  return best;
}
