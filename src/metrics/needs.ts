/**
 * Makes needs, which are targets of the kind "any" that any of several documents answers, and
 * decides which of them each result serves.
 */
import { type SingleTarget, type Target, compareTargets } from "../model/suite.ts";
import { targetIdentity } from "./text.ts";
import { requireItem, requireValue } from "../model/lookup.ts";

/**
 * Returns the need that any of these documents answers, with equal documents once and all of them
 * with this grade. If only one document is left, returns that one as a target of its own kind.
 */
export function makeNeed(documents: readonly SingleTarget[], grade: number): Target {
  const membersByIdentity = new Map(
    documents.map((document) => [targetIdentity(document), { ...document, grade }]),
  );
  const members = [...membersByIdentity.values()].toSorted(compareTargets);
  const [first, ...others] = members;
  return first !== undefined && others.length === 0 ? first : { kind: "any", members, grade };
}

/**
 * Returns, by rank - 1, the index of the need that is newly found at this rank, or null. `covers`:
 * by rank - 1, the needs that the result could serve. `grades`: the grade of each need.
 *
 * A result serves one need. They are assigned so that the first n results together find as many
 * needs as possible, for every n, those of a higher grade first: an earlier result is moved to
 * another of its needs if a later one can then find something (augmenting paths, Kuhn 1955). So one
 * more member of a need never makes a list find less.
 */
export function serveNeeds(
  covers: readonly (readonly number[])[],
  grades: readonly number[],
): readonly (number | null)[] {
  const assignment: Assignment = { resultByNeed: new Map(), needByResult: new Map() };
  return covers.map((_, result) => findNeed(covers, grades, assignment, result));
}

/** Which result serves which need: indexes of results by index of need, and the reverse. */
interface Assignment {
  readonly resultByNeed: Map<number, number>;
  readonly needByResult: Map<number, number>;
}

/**
 * Returns the need that is newly found once this result is added, the best one by grade. Null if it
 * finds nothing new. Changes the assignment along an augmenting path of a bipartite matching: if
 * the new result covers only need 0, and the result that serves 0 also covers 1, the new one takes
 * 0, the other one moves to 1, and need 1 is newly found.
 */
function findNeed(
  covers: readonly (readonly number[])[],
  grades: readonly number[],
  { resultByNeed, needByResult }: Assignment,
  result: number,
): number | null {
  // Searches for needs that no result serves yet: first those of the new result, then those of each
  // result that serves a need reached so far and could give it up. The list of results grows while
  // it is read. `takerByNeed`: the result that would take the need.
  const takerByNeed = new Map<number, number>();
  const reachedResults = [result];
  let best: number | null = null;
  for (const candidate of reachedResults) {
    for (const need of requireItem(covers, candidate)) {
      if (takerByNeed.has(need)) {
        continue;
      }
      takerByNeed.set(need, candidate);
      const serving = resultByNeed.get(need);
      if (serving !== undefined) {
        reachedResults.push(serving);
      } else if (best === null || requireItem(grades, need) > requireItem(grades, best)) {
        best = need;
      }
    }
  }
  // Walks back to the new result: each taker takes the free need, and frees the one it had.
  let freeNeed = best;
  while (freeNeed !== null) {
    const taker: number = requireValue(takerByNeed, freeNeed);
    const freedNeed = taker === result ? null : requireValue(needByResult, taker);
    resultByNeed.set(freeNeed, taker);
    needByResult.set(taker, freeNeed);
    freeNeed = freedNeed;
  }
  return best;
}
