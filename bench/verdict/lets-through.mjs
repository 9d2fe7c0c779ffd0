/** What the default rules let through: the largest net loss of whole cases that is never red. */
import { verdictOf } from "./rule.mjs";

/**
 * `lost` cases leave the list and `won` others enter it, of `n` in all. `together`: every rank is 1, so that recall, MRR
 * and nDCG fall alike; else what is lost stood at rank 10 and what is won comes first, so that MRR and nDCG rise.
 */
function moved(n, lost, won, together) {
  const column = (value) => Float64Array.from({ length: n }, (_, at) => value(at));
  const rankOfLost = together ? 1 : 10;
  const before = (value) => column((at) => (at < won ? 0 : at < won + lost ? value(rankOfLost) : value(1)));
  const after = (value) => column((at) => (at < won ? value(1) : at < won + lost ? 0 : value(1)));
  const values = (side) => ({
    recall: side(() => 1),
    mrr: side((rank) => 1 / rank),
    ndcg: side((rank) => 1 / Math.log2(rank + 1)),
    found: side(() => 1),
    fill: column(() => 1),
    empty: column(() => 0),
  });
  return [values(before), values(after)];
}

/** The largest number of lost cases, less the won ones, that is not red. */
export function largestNetLoss(library, n, won, together) {
  const cases = Array.from({ length: n }, (_, at) => at);
  let largest = 0;
  for (let lost = won; lost <= n - won; lost++) {
    const [before, after] = moved(n, lost, won, together);
    if (!verdictOf(library, before, after, cases, null).red) largest = lost - won;
  }
  return largest;
}

export const LET_THROUGH = [20, 60, 300];
