/**
 * trec_eval 10's measures for one query, each the formula of the m_*.c file of its name, summed in the same order so
 * that even the last bits agree. They see only ranks of judged documents: all others weigh nothing in any of them.
 */
import type { Ranking, JudgedRank } from "./plain-rows.ts";

/** What a measure may depend on beside the ranking. */
export interface FormulaRules {
  /** Lowest grade that is relevant. */
  readonly relevance: number;
  /** The gain of grade g: g, as trec_eval and BEIR have it, or 2^g - 1 (Burges et al. 2005). */
  readonly gain: "linear" | "exponential";
  /** float32: as trec_eval 9, which rounds scores before ordering, so that near ties become ties, and cuts shares of recall. */
  readonly scores: "float64" | "float32";
}

/** trec_eval's smallest value under a geometric mean. */
const MIN_GEOMETRIC = 0.00001;
const INFAP_EPSILON = 0.00001;

export function gradeGain(grade: number, rules: FormulaRules): number {
  if (grade <= 0) {
    return 0;
  }
  return rules.gain === "linear" ? grade : 2 ** grade - 1;
}

/** Relevant documents in the first `cutoff`. */
export function countRelevant(ranking: Ranking, cutoff: number): number {
  const { relevantRanks } = ranking;
  let count = 0;
  while (count < relevantRanks.length && relevantRanks[count] <= cutoff) {
    count++;
  }
  return count;
}

function divideOrZero(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

export function recallAtCutoff(ranking: Ranking, cutoff: number): number {
  return divideOrZero(countRelevant(ranking, cutoff), ranking.pool.relevant);
}

/** Precision over what could be found at best: relevant in the first `cutoff` / min(cutoff, all relevant). */
export function relativePrecision(ranking: Ranking, cutoff: number): number {
  return divideOrZero(countRelevant(ranking, cutoff), Math.min(cutoff, ranking.pool.relevant));
}

/** Mean over all relevant documents of the precision at each that was found. */
export function averagePrecision(ranking: Ranking, cutoff: number): number {
  const { relevantRanks } = ranking;
  let sum = 0;
  for (let found = 0; found < relevantRanks.length && relevantRanks[found] <= cutoff; found++) {
    sum += (found + 1) / relevantRanks[found];
  }
  return divideOrZero(sum, ranking.pool.relevant);
}

/** The logarithm whose mean, raised to e, is the geometric mean over queries. */
export function boundedLogarithm(value: number): number {
  return Math.log(Math.max(value, MIN_GEOMETRIC));
}

/** Normalised discounted cumulative gain: discount log2(rank + 1), ideal over the best min(cutoff, judged) grades. */
export function ndcgAtCutoff(ranking: Ranking, cutoff: number, rules: FormulaRules): number {
  let sum = 0;
  for (let at = 0; at < ranking.ranks.length && ranking.ranks[at] <= cutoff; at++) {
    const gain = gradeGain(ranking.grades[at], rules);
    if (gain !== 0) {
      sum += gain / Math.log2(ranking.ranks[at] + 1);
    }
  }
  return divideOrZero(sum, idealGain(ranking, cutoff, rules));
}

function idealGain(ranking: Ranking, cutoff: number, rules: FormulaRules): number {
  let sum = 0;
  let rank = 0;
  const { levels, levelCounts } = ranking.pool;
  for (let level = 0; level < levels.length && rank < cutoff; level++) {
    const gain = gradeGain(levels[level], rules);
    for (let at = 0; at < levelCounts[level] && rank < cutoff; at++) {
      sum += gain / Math.log2(++rank + 1);
    }
  }
  return sum;
}

/** Mean over all relevant documents of ndcg at each, those not found standing at the end of the list. */
export function ndcgAtRelevant(ranking: Ranking, rules: FormulaRules): number {
  let sum = 0;
  let gained = 0;
  let found = 0;
  ranking.ranks.forEach((rank, at) => {
    const gain = gradeGain(ranking.grades[at], rules);
    if (gain === 0) {
      return;
    }
    gained += gain / Math.log2(rank + 1);
    sum += gained / idealGain(ranking, rank, rules);
    found++;
  });
  const { positive } = ranking.pool;
  if (found === 0) {
    return 0;
  }
  sum += ((positive - found) * gained) / idealGain(ranking, Infinity, rules);
  return sum / positive;
}

/** Share of judged non-relevant documents that stand below the relevant ones (Buckley & Voorhees 2004). */
export function binaryPreference(ranking: Ranking, rules: FormulaRules): number {
  const { relevant, nonrelevant } = ranking.pool;
  let sum = 0;
  let above = 0;
  const { grades } = ranking;
  for (let at = 0; at < grades.length; at++) {
    const grade = grades[at];
    if (grade < 0) {
      continue;
    }
    if (grade < rules.relevance) {
      above++;
    } else if (above === 0) {
      sum += 1;
    } else {
      sum += 1 - Math.min(above, relevant) / Math.min(nonrelevant, relevant);
    }
  }
  return relevant === 0 ? sum : sum / relevant;
}

/** Inferred average precision (Yilmaz & Aslam 2006); negative grades are the part of the pool that was not sampled. */
export function inferredPrecision(ranking: Ranking, rules: FormulaRules): number {
  const { relevant } = ranking.pool;
  let sum = 0;
  let above = 0;
  let unsampled = 0;
  let found = 0;
  ranking.grades.forEach((grade, at) => {
    const before = ranking.ranks[at] - 1;
    if (grade < 0) {
      unsampled++;
    } else if (grade < rules.relevance) {
      above++;
    } else if (before === 0) {
      found++;
      sum += 1;
    } else {
      const pooled = (found + above + unsampled) / before;
      const precise = (found + INFAP_EPSILON) / (found + above + 2 * INFAP_EPSILON);
      sum += 1 / (before + 1) + (before / (before + 1)) * pooled * precise;
      found++;
    }
  });
  return relevant === 0 ? sum : sum / relevant;
}

/**
 * Precision at a share of recall, interpolated: the highest at this rank or below. The share becomes a number of
 * documents by rounding half up, as in trec_eval 10; 9 adds 0.9 and cuts.
 */
export function precisionAtRecall(ranking: Ranking, recall: number, rules: FormulaRules): number {
  const { relevantRanks, retrieved } = ranking;
  const found = relevantRanks.length;
  if (found === 0) {
    return 0;
  }
  const exact = recall * ranking.pool.relevant;
  const wanted = rules.scores === "float32" ? Math.trunc(exact + 0.9) : roundHalfUp(exact);
  if (wanted > found) {
    return 0;
  }
  let best = found / retrieved;
  for (let at = found; at >= wanted && at > 0; at--) {
    const precision = at / relevantRanks[at - 1];
    if (precision > best) {
      best = precision;
    }
  }
  return best;
}

/** C's lround for what is not negative; Math.round(0.49999999999999994) would be 1 in a naive floor(x + 0.5). */
function roundHalfUp(value: number): number {
  const whole = Math.trunc(value);
  return value - whole >= 0.5 ? whole + 1 : whole;
}

/** Precision at a multiple of the number of relevant documents. */
export function precisionAtMultiple(ranking: Ranking, multiple: number): number {
  const cutoff = Math.trunc(multiple * ranking.pool.relevant + 0.9);
  return divideOrZero(countRelevant(ranking, cutoff), cutoff);
}

/** Gain over rank, binary: the mean over relevant documents of 1 / log2(2 + non-relevant above). */
export function binaryGain(ranking: Ranking): number {
  let sum = 0;
  ranking.relevantRanks.forEach((rank, at) => {
    sum += 1 / Math.log2(3 + (rank - 1) - (at + 1));
  });
  return divideOrZero(sum, ranking.pool.relevant);
}

/** Documents in the first `cutoff` without a judgment of 0 or more, over `cutoff`. */
export function unjudgedShare(ranking: Ranking, cutoff: number): number {
  let judged = 0;
  ranking.ranks.forEach((rank, at) => {
    if (rank <= cutoff && ranking.grades[at] >= 0) {
      judged++;
    }
  });
  return (Math.min(cutoff, ranking.retrieved) - judged) / cutoff;
}

/** F over the whole list; `beta` weighs recall against precision as trec_eval's parameter does. */
export function setF(ranking: Ranking, beta: number): number {
  const found = ranking.relevantRanks.length;
  if (found === 0) {
    return 0;
  }
  const precision = found / ranking.retrieved;
  const recall = found / ranking.pool.relevant;
  return ((beta + 1) * precision * recall) / (beta * precision + recall);
}

export { divideOrZero as share };

/** The chance that a reader goes on to the next result, trec_eval's default. */
const PERSISTENCE = 0.9;

/** The gains of the best list there is, by rank - 1; behind its end there is none. */
function idealGains({ levels, levelCounts }: JudgedRank, rules: FormulaRules): readonly number[] {
  return levels.flatMap((grade, level) =>
    Array.from({ length: levelCounts[level] }, () => gradeGain(grade, rules)),
  );
}

/**
 * Normalised gain (Buckley 2008): each document's gain over log2(2 + what the best list would have by its rank - what
 * this one has), of all gain. A rank of the best list weighs 1 at least.
 */
export function normalisedGain(ranking: Ranking, rules: FormulaRules): number {
  const ideal = idealGains(ranking.pool, rules);
  let sum = 0;
  let gained = 0;
  let cost = 0;
  let rank = 0;
  ranking.ranks.forEach((at, index) => {
    const gain = gradeGain(ranking.grades[index], rules);
    if (gain === 0) {
      return;
    }
    gained += gain;
    for (; rank < at; rank++) {
      cost += Math.max(ideal[rank] ?? 0, 1);
    }
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
  if (pool.relevant === 0) {
    return 0;
  }
  const cutoffs: number[] = [];
  // Grades above 0, highest first.
  for (const count of pool.levelCounts) {
    cutoffs.push((cutoffs.at(-1) ?? 0) + count);
  }
  // trec_eval: retrieved > positive + 1.
  if (retrieved > pool.positive + 1) {
    cutoffs.push(retrieved);
  }
  const ideal = idealGains(pool, rules);
  let sum = 0;
  let gained = 0;
  let best = 0;
  let at = 0;
  let rank = 0;
  for (const cutoff of cutoffs) {
    for (; at < ranking.ranks.length && ranking.ranks[at] <= cutoff; at++) {
      const gain = gradeGain(ranking.grades[at], rules);
      if (gain !== 0) {
        gained += gain / Math.log2(ranking.ranks[at] + 1);
      }
    }
    for (; rank < cutoff && rank < ideal.length; rank++) {
      best += ideal[rank] / Math.log2(rank + 2);
    }
    sum += gained / best;
  }
  return sum / cutoffs.length;
}

/**
 * Rank-biased precision (Moffat & Zobel 2008), p = 0.9. Gains above 1 are divided by the query's largest: trec_eval
 * means to do so, and reads variables that it never set; its figures are these wherever those hold 0.
 */
export function rankBiasedPrecision(ranking: Ranking, rules: FormulaRules): number {
  const largest = Math.max(1, gradeGain(ranking.pool.levels[0] ?? 0, rules));
  let sum = 0;
  let weight = 1;
  let rank = 1;
  ranking.ranks.forEach((at, index) => {
    for (; rank < at; rank++) {
      weight *= PERSISTENCE;
    }
    const gain = gradeGain(ranking.grades[index], rules);
    if (gain !== 0) {
      sum += (gain / largest) * weight;
    }
  });
  return (1 - PERSISTENCE) * sum;
}

/** How much rank-biased precision could rise if every result without a judgment, and all behind the last, had gain 1. */
export function rankBiasedResidual(ranking: Ranking): number {
  let sum = 0;
  let weight = 1;
  let next = 0;
  let unjudged = false;
  for (let rank = 1; rank <= ranking.retrieved; rank++, weight *= PERSISTENCE) {
    const judged = ranking.ranks[next] === rank;
    if (judged && ranking.grades[next++] >= 0) {
      continue;
    }
    unjudged = true;
    sum += weight;
  }
  return unjudged ? weight + (1 - PERSISTENCE) * sum : 0;
}
