import { empty, type Pool } from "./pools.ts";

/** All that trec_eval's measures need to know of one query: where its judged documents stand, among how many. */
export interface Ranking {
  readonly retrieved: number;
  /** 1-based ranks of the retrieved judged documents, ascending, and their grades. */
  readonly ranks: readonly number[];
  readonly grades: readonly number[];
  /** Ranks of the relevant ones alone. */
  readonly relevantRanks: readonly number[];
  readonly pool: Judged;
}

/** What measures need to know of the judgments; see Pool. */
export type Judged = Pick<Pool, "relevant" | "nonrelevant" | "positive"> & {
  readonly levels: readonly number[];
  readonly levelCounts: readonly number[];
};

/** A ranking that is filled anew for every query. */
export class MutableRanking implements Ranking {
  retrieved = 0;
  readonly ranks: number[] = [];
  readonly grades: number[] = [];
  readonly relevantRanks: number[] = [];
  readonly pool: Pool;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  clear(): void {
    this.retrieved = 0;
    empty(this.ranks);
    empty(this.grades);
    empty(this.relevantRanks);
  }

  /** Takes a document; ascending order comes about by insertion from behind, fit for pools of few documents. */
  insert(rank: number, grade: number): void {
    const { ranks, grades } = this;
    let at = ranks.length;
    while (at > 0 && ranks[at - 1]! > rank) {
      ranks[at] = ranks[at - 1]!;
      grades[at] = grades[at - 1]!;
      at--;
    }
    ranks[at] = rank;
    grades[at] = grade;
  }

  /** @param depth what lies beyond counts as not retrieved. */
  finish(retrieved: number, relevance: number, depth: number): void {
    const { ranks, grades, relevantRanks } = this;
    while (ranks.length > 0 && ranks.at(-1)! > depth) {
      ranks.pop();
      grades.pop();
    }
    this.retrieved = Math.min(retrieved, depth);
    for (let at = 0; at < ranks.length; at++) if (grades[at]! >= relevance) relevantRanks.push(ranks[at]!);
  }
}
