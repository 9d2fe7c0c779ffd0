import type { Placed } from "./matcher.ts";
import type { Pool } from "./pools.ts";

/** All that trec_eval's measures need to know of one query: where its judged documents stand, among how many. */
export interface Ranking {
  readonly retrieved: number;
  /** 1-based ranks of the retrieved judged documents, ascending, and their grades. */
  readonly ranks: readonly number[];
  readonly grades: readonly number[];
  /** Ranks of the relevant ones alone. */
  readonly relevantRanks: readonly number[];
  readonly pool: Pool;
}

/** @param depth what lies beyond counts as not retrieved. */
export function rankingOf(
  placed: Placed,
  pool: Pool,
  retrieved: number,
  relevance: number,
  depth: number,
): Ranking {
  const kept = placed.ranks.filter((rank) => rank <= depth).length;
  const ranks = placed.ranks.slice(0, kept);
  const grades = placed.grades.slice(0, kept);
  return {
    retrieved: Math.min(retrieved, depth),
    ranks,
    grades,
    relevantRanks: ranks.filter((_, at) => grades[at]! >= relevance),
    pool,
  };
}

export function emptyRanking(pool: Pool): Ranking {
  return { retrieved: 0, ranks: [], grades: [], relevantRanks: [], pool };
}
