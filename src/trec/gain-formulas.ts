/** trec_eval 10's measures that weigh a document by its gain and are not nDCG: m_G.c, m_Rndcg.c, m_rbp.c, m_rbp_resid.c. */
import { type FormulaRules, gainOf } from "./formulas.ts";
import type { JudgedRank, Ranking } from "./plain-rows.ts";

/** The chance that a reader goes on to the next result, trec_eval's default. */
const PERSISTENCE = 0.9;

/** The gains of the best list there is, by rank - 1; behind its end there is none. */
function idealGains({ levels, levelCounts }: JudgedRank, rules: FormulaRules): readonly number[] {
  return levels.flatMap((grade, level) =>
    Array.from({ length: levelCounts[level]! }, () => gainOf(grade, rules)),
  );
}

/**
 * Normalised gain (Buckley 2008): each document's gain over log2(2 + what the best list would have by its rank - what
 * this one has), of all gain. A rank of the best list weighs 1 at least.
 */
export function normalisedGain(ranking: Ranking, rules: FormulaRules): number {
  const ideal = idealGains(ranking.pool, rules);
  let [sum, gained, cost, rank] = [0, 0, 0, 0];
  ranking.ranks.forEach((at, index) => {
    const gain = gainOf(ranking.grades[index]!, rules);
    if (gain === 0) return;
    gained += gain;
    for (; rank < at; rank++) cost += Math.max(ideal[rank] ?? 0, 1);
    sum += gain / Math.log2(2 + cost - gained);
  });
  const all = ideal.reduce((total, gain) => total + gain, 0);
  return all === 0 ? 0 : sum / all;
}

/**
 * Mean of ndcg over the ranks at which the best list goes on to a lower grade, and over the whole list where it has two
 * results more than there are gains (that is how trec_eval counts).
 */
export function ndcgAtLevels(ranking: Ranking, rules: FormulaRules): number {
  const { pool, retrieved } = ranking;
  if (pool.relevant === 0) return 0;
  const cutoffs: number[] = [];
  for (const count of pool.levelCounts) cutoffs.push((cutoffs.at(-1) ?? 0) + count);
  if (retrieved > pool.positive + 1) cutoffs.push(retrieved);
  const ideal = idealGains(pool, rules);
  let [sum, gained, best, at, rank] = [0, 0, 0, 0, 0];
  for (const cutoff of cutoffs) {
    for (; at < ranking.ranks.length && ranking.ranks[at]! <= cutoff; at++) {
      const gain = gainOf(ranking.grades[at]!, rules);
      if (gain !== 0) gained += gain / Math.log2(ranking.ranks[at]! + 1);
    }
    for (; rank < cutoff && rank < ideal.length; rank++) best += ideal[rank]! / Math.log2(rank + 2);
    sum += gained / best;
  }
  return sum / cutoffs.length;
}

/**
 * Rank-biased precision (Moffat & Zobel 2008), p = 0.9. Gains above 1 are divided by the query's largest: trec_eval
 * means to do so, and reads variables that it never set; its figures are these wherever those hold 0.
 */
export function rankBiasedPrecision(ranking: Ranking, rules: FormulaRules): number {
  const largest = Math.max(1, gainOf(ranking.pool.levels[0] ?? 0, rules));
  let [sum, weight, rank] = [0, 1, 1];
  ranking.ranks.forEach((at, index) => {
    for (; rank < at; rank++) weight *= PERSISTENCE;
    const gain = gainOf(ranking.grades[index]!, rules);
    if (gain !== 0) sum += (gain / largest) * weight;
  });
  return (1 - PERSISTENCE) * sum;
}

/** How much rank-biased precision could rise if every result without a judgment, and all behind the last, had gain 1. */
export function rankBiasedResidual(ranking: Ranking): number {
  let [sum, weight, next] = [0, 1, 0];
  let unjudged = false;
  for (let rank = 1; rank <= ranking.retrieved; rank++, weight *= PERSISTENCE) {
    const judged = ranking.ranks[next] === rank;
    if (judged && ranking.grades[next++]! >= 0) continue;
    unjudged = true;
    sum += weight;
  }
  return unjudged ? weight + (1 - PERSISTENCE) * sum : 0;
}
