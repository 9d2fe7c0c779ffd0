/**
 * trec_eval 10's measures for one query, each by the formula of its m_*.c file, summed in the same
 * order so that even the last bits agree. They need only the ranks of judged documents: others
 * weigh nothing.
 */
import type { Ranking, JudgmentCounts } from "./ranking.ts";

export interface FormulaRules {
  /** Lowest grade that is relevant. */
  readonly relevance: number;
  /** The gain of grade g: g, as trec_eval and BEIR have it, or 2^g - 1 (Burges et al. 2005). */
  readonly gain: "linear" | "exponential";
  /**
   * `float32`: as trec_eval 9, which rounds scores before it orders by them, so that nearly equal
   * ones become equal, and rounds recall levels differently (see precisionAtRecall).
   */
  readonly scores: "float64" | "float32";
}

/** trec_eval's smallest value under a geometric mean. */
const MIN_GEOMETRIC = 0.00001;
/** Keeps infAP's estimate defined if no document above was judged; trec_eval's value. */
const INFAP_EPSILON = 0.00001;

/** Returns the gain of a grade; 0 for a grade of 0 or less. */
export function gradeGain(grade: number, rules: FormulaRules): number {
  if (grade <= 0) {
    return 0;
  }
  return rules.gain === "linear" ? grade : 2 ** grade - 1;
}

export function countRelevant(ranking: Ranking, cutoff: number): number {
  const { relevantRanks } = ranking;
  let count = 0;
  while (count < relevantRanks.length && relevantRanks[count] <= cutoff) {
    count++;
  }
  return count;
}

export function divideOrZero(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

export function recallAtCutoff(ranking: Ranking, cutoff: number): number {
  return divideOrZero(countRelevant(ranking, cutoff), ranking.pool.relevant);
}

/** Returns the relevant documents found, divided by the most that there could be. */
export function relativePrecision(ranking: Ranking, cutoff: number): number {
  return divideOrZero(countRelevant(ranking, cutoff), Math.min(cutoff, ranking.pool.relevant));
}

/**
 * Returns the mean of the precisions at the ranks of all relevant documents; 0 for one that is not
 * in the first `cutoff`.
 */
export function averagePrecision(ranking: Ranking, cutoff: number): number {
  const { relevantRanks } = ranking;
  const found = countRelevant(ranking, cutoff);
  let sum = 0;
  for (let at = 0; at < found; at++) {
    sum += (at + 1) / relevantRanks[at];
  }
  return divideOrZero(sum, ranking.pool.relevant);
}

/** Returns the logarithm of a value of at least MIN_GEOMETRIC: for a geometric mean. */
export function boundedLogarithm(value: number): number {
  return Math.log(Math.max(value, MIN_GEOMETRIC));
}

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

/**
 * Returns the gain at each rank of the best possible list, cut at `cutoff`. `levels` are the grades
 * above 0, highest first.
 */
function idealGains(
  { levels, levelCounts }: JudgmentCounts,
  rules: FormulaRules,
  cutoff = Infinity,
): readonly number[] {
  const gains: number[] = [];
  for (let level = 0; level < levels.length && gains.length < cutoff; level++) {
    const gain = gradeGain(levels[level], rules);
    const end = Math.min(gains.length + levelCounts[level], cutoff);
    while (gains.length < end) {
      gains.push(gain);
    }
  }
  return gains;
}

/** Returns the discounted gain of the best possible list, cut at `cutoff`. */
function idealGain({ pool }: Ranking, cutoff: number, rules: FormulaRules): number {
  const gains = idealGains(pool, rules, cutoff);
  return gains.reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0);
}

/**
 * Returns the mean, over all documents with a gain, of ndcg at the document's rank: DCG up to
 * there, over the ideal DCG up to there. A document that is not found counts with ndcg of the whole
 * ranking.
 */
export function ndcgAtRelevant(ranking: Ranking, rules: FormulaRules): number {
  let sum = 0;
  let dcg = 0;
  let foundCount = 0;
  ranking.ranks.forEach((rank, at) => {
    const gain = gradeGain(ranking.grades[at], rules);
    if (gain === 0) {
      return;
    }
    dcg += gain / Math.log2(rank + 1);
    sum += dcg / idealGain(ranking, rank, rules);
    foundCount++;
  });
  const { positive } = ranking.pool;
  if (foundCount === 0) {
    return 0;
  }
  sum += ((positive - foundCount) * dcg) / idealGain(ranking, Infinity, rules);
  return sum / positive;
}

/**
 * Returns bpref (Buckley & Voorhees 2004): the mean, over all relevant documents, of the share of
 * judged non-relevant ones that are not above it; 0 for a document that is not found. At most as
 * many non-relevant ones count as there are relevant ones.
 */
export function binaryPreference(ranking: Ranking, rules: FormulaRules): number {
  const { relevant, nonrelevant } = ranking.pool;
  let sum = 0;
  let nonrelevantAbove = 0;
  const { grades } = ranking;
  for (let at = 0; at < grades.length; at++) {
    const grade = grades[at];
    // Listed in the qrels, but counts as unjudged.
    if (grade < 0) {
      continue;
    }
    if (grade < rules.relevance) {
      nonrelevantAbove++;
    } else if (nonrelevantAbove === 0) {
      sum += 1;
    } else {
      sum += 1 - Math.min(nonrelevantAbove, relevant) / Math.min(nonrelevant, relevant);
    }
  }
  return relevant === 0 ? sum : sum / relevant;
}

/**
 * Returns infAP, inferred average precision (Yilmaz & Aslam 2006), for pools of which only a sample
 * was judged: a negative grade is a document of the pool that was not judged. Each relevant
 * document that is found adds the expected precision at its rank.
 */
export function inferredPrecision(ranking: Ranking, rules: FormulaRules): number {
  const { relevant } = ranking.pool;
  let sum = 0;
  let nonrelevantAbove = 0;
  let unsampledAbove = 0;
  let relevantAbove = 0;
  ranking.grades.forEach((grade, at) => {
    if (grade < 0) {
      unsampledAbove++;
      return;
    }
    if (grade < rules.relevance) {
      nonrelevantAbove++;
      return;
    }
    const rank = ranking.ranks[at];
    const documentsAbove = rank - 1;
    // The document itself is relevant.
    let precision = 1 / rank;
    if (documentsAbove > 0) {
      // What is not in the pool is not relevant. The rest is estimated from the judged ones.
      const pooledShare = (relevantAbove + nonrelevantAbove + unsampledAbove) / documentsAbove;
      const precisionAbove =
        (relevantAbove + INFAP_EPSILON) / (relevantAbove + nonrelevantAbove + 2 * INFAP_EPSILON);
      precision += (documentsAbove / rank) * pooledShare * precisionAbove;
    }
    sum += precision;
    relevantAbove++;
  });
  return relevant === 0 ? sum : sum / relevant;
}

/**
 * Returns the interpolated precision at a level of recall: the highest precision at the rank where
 * that recall is reached, or further down; 0 if it is not reached. The number of relevant documents
 * for a level is rounded half up, as in trec_eval 10. trec_eval 9, with `float32` scores, adds 0.9
 * and truncates.
 */
export function precisionAtRecall(ranking: Ranking, recall: number, rules: FormulaRules): number {
  const { relevantRanks } = ranking;
  const foundCount = relevantRanks.length;
  if (foundCount === 0) {
    return 0;
  }
  const exactCount = recall * ranking.pool.relevant;
  const neededCount =
    rules.scores === "float32" ? Math.trunc(exactCount + 0.9) : roundHalfUp(exactCount);
  if (neededCount > foundCount) {
    return 0;
  }
  let bestPrecision = 0;
  for (let at = foundCount; at >= neededCount && at > 0; at--) {
    bestPrecision = Math.max(bestPrecision, at / relevantRanks[at - 1]);
  }
  return bestPrecision;
}

/** Rounds a half up. (floor(x + 0.5) would make 1 of 0.49999999999999994.) */
function roundHalfUp(value: number): number {
  const whole = Math.trunc(value);
  return value - whole >= 0.5 ? whole + 1 : whole;
}

/**
 * Returns the precision at a cutoff that is a multiple of the number of relevant documents. It is
 * made an integer as trec_eval does: plus 0.9, truncated.
 */
export function precisionAtMultiple(ranking: Ranking, multiple: number): number {
  const cutoff = Math.trunc(multiple * ranking.pool.relevant + 0.9);
  return divideOrZero(countRelevant(ranking, cutoff), cutoff);
}

/** Returns binG: the mean, over relevant documents, of 1 / log2(2 + non-relevant ones above it). */
export function binaryGain(ranking: Ranking): number {
  let sum = 0;
  ranking.relevantRanks.forEach((rank, relevantAbove) => {
    const nonrelevantAbove = rank - 1 - relevantAbove;
    sum += 1 / Math.log2(2 + nonrelevantAbove);
  });
  return divideOrZero(sum, ranking.pool.relevant);
}

/** Returns the share of the first `cutoff` places with a result without a grade of 0 or more. */
export function unjudgedShare(ranking: Ranking, cutoff: number): number {
  let judged = 0;
  ranking.ranks.forEach((rank, at) => {
    if (rank <= cutoff && ranking.grades[at] >= 0) {
      judged++;
    }
  });
  return (Math.min(cutoff, ranking.retrieved) - judged) / cutoff;
}

/** Returns F of the whole list. `beta` is trec_eval's parameter: the square of F's usual beta. */
export function setF(ranking: Ranking, beta: number): number {
  const foundCount = ranking.relevantRanks.length;
  if (foundCount === 0) {
    return 0;
  }
  const precision = foundCount / ranking.retrieved;
  const recall = foundCount / ranking.pool.relevant;
  return ((beta + 1) * precision * recall) / (beta * precision + recall);
}

/** The probability that a reader goes on to the next result: p, trec_eval's default. */
const PERSISTENCE = 0.9;

/**
 * Returns G, normalised gain (Buckley 2008): the sum of each document's gain / log2(2 + cost), over
 * all gain. The cost is the gain of the best possible list up to this rank (`bestGain`, at least 1
 * for each rank) minus the gain found so far.
 */
export function normalisedGain(ranking: Ranking, rules: FormulaRules): number {
  const gainsOfBest = idealGains(ranking.pool, rules);
  let sum = 0;
  let gainFound = 0;
  let bestGain = 0;
  let rank = 0;
  ranking.ranks.forEach((documentRank, index) => {
    const gain = gradeGain(ranking.grades[index], rules);
    if (gain === 0) {
      return;
    }
    gainFound += gain;
    for (; rank < documentRank; rank++) {
      bestGain += Math.max(gainsOfBest[rank] ?? 0, 1);
    }
    sum += gain / Math.log2(2 + bestGain - gainFound);
  });
  const totalGain = gainsOfBest.reduce((total, gain) => total + gain, 0);
  return totalGain === 0 ? 0 : sum / totalGain;
}

/**
 * Returns Rndcg: the mean of ndcg at several ranks. These are the last rank of each grade in the
 * best possible list. As in trec_eval, the mean includes ndcg at the end of the run's list if that
 * has at least two results more than there are documents with a gain. 0 if no document is relevant.
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
  if (retrieved > pool.positive + 1) {
    cutoffs.push(retrieved);
  }
  const sum = cutoffs.reduce((total, cutoff) => total + ndcgAtCutoff(ranking, cutoff, rules), 0);
  return sum / cutoffs.length;
}

/**
 * Returns rank-biased precision (Moffat & Zobel 2008), p = 0.9. Gains are divided by the query's
 * largest if that is above 1. trec_eval is written to do so, but reads variables that it never
 * sets: it gives these figures if they happen to be 0.
 */
export function rankBiasedPrecision(ranking: Ranking, rules: FormulaRules): number {
  const largestGain = Math.max(1, gradeGain(ranking.pool.levels[0] ?? 0, rules));
  let sum = 0;
  let weight = 1;
  let rank = 1;
  ranking.ranks.forEach((documentRank, index) => {
    for (; rank < documentRank; rank++) {
      weight *= PERSISTENCE;
    }
    const gain = gradeGain(ranking.grades[index], rules);
    if (gain !== 0) {
      sum += (gain / largestGain) * weight;
    }
  });
  return (1 - PERSISTENCE) * sum;
}

/**
 * Returns how much rank-biased precision could rise if every result without a judgment, and all
 * behind the end of the list, had a gain of 1; 0 if all results are judged, as if nothing came
 * behind the end.
 */
export function rankBiasedResidual(ranking: Ranking): number {
  let sum = 0;
  let weight = 1;
  let nextInPool = 0;
  let hasUnjudged = false;
  for (let rank = 1; rank <= ranking.retrieved; rank++, weight *= PERSISTENCE) {
    const isInPool = ranking.ranks[nextInPool] === rank;
    // A grade below 0 is in the pool, but counts as unjudged.
    const isJudged = isInPool && ranking.grades[nextInPool] >= 0;
    nextInPool += isInPool ? 1 : 0;
    if (!isJudged) {
      hasUnjudged = true;
      sum += weight;
    }
  }
  // All ranks behind the end together weigh 0.9^retrieved, which is `weight` after the loop.
  return hasUnjudged ? weight + (1 - PERSISTENCE) * sum : 0;
}
