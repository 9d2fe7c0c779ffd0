/** What the rule lets through: the largest net loss of whole cases, without intents, that is never red. */
import { grouped, ruleBlocks } from "./ways.mjs";

/** Of `n` cases some with one target leave the list, where they stood at this rank, and others enter it as the first. */
function largestNetLoss(n, won, rankOfLost) {
  const moves = (lost) =>
    Array.from({ length: n }, (_, at) => {
      const [sign, rank] = at < won ? [1, 1] : at < won + lost ? [-1, rankOfLost] : [0, 1];
      return {
        id: String(at),
        block: null,
        recall: sign,
        mrr: sign / rank,
        ndcg: sign / Math.log2(rank + 1),
        foundBefore: sign <= 0,
        findsNow: sign >= 0,
      };
    });
  let largest = 0;
  for (let lost = won; lost <= n - won; lost++) {
    if (!ruleBlocks(grouped(moves(lost)))) {
      largest = lost - won;
    }
  }
  return largest;
}

export const letThrough = () =>
  [20, 60, 300].map((n) => ({
    n,
    net: [largestNetLoss(n, 0, 1), largestNetLoss(n, n / 5, 1), largestNetLoss(n, n / 5, 10)],
  }));
