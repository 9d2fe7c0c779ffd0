/** The documents that lost targets stood for at the baseline: what they say helps to see why they are gone. */
import type { Baseline } from "../../model/baseline.ts";
import type { Explanation } from "../../model/explanation.ts";

/** A page holds no more of their texts. */
const MOST = 500;

/** Ids, of the worst losses first. What the base's own policy lost stands in another baseline. */
export function lostDocuments({ losses }: Explanation, baseline: Baseline | null): ReadonlySet<string> {
  const ids = (losses ?? [])
    .filter(({ policy }) => policy === undefined)
    .flatMap(({ id, targets }) => {
      const results = baseline?.cases.get(id)?.results ?? [];
      const ranks = targets.flatMap(({ before, now }) => (before !== null && now === null ? [before] : []));
      return ranks.flatMap((rank) => results[rank - 1] ?? []);
    });
  return new Set([...new Set(ids)].slice(0, MOST));
}
