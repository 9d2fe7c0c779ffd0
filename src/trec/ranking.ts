import { emptyList, type Pool } from "./judgments.ts";

/** All that trec_eval's measures need of one query: the ranks of its judged documents. */
export interface Ranking {
  readonly retrieved: number;
  /** From 1, ascending, of documents that the qrels list. A grade below 0 counts as unjudged. */
  readonly ranks: readonly number[];
  readonly grades: readonly number[];
  readonly relevantRanks: readonly number[];
  readonly pool: JudgmentCounts;
}

/** Pool describes them. */
export type JudgmentCounts = Pick<Pool, "relevant" | "nonrelevant" | "positive"> & {
  readonly levels: readonly number[];
  readonly levelCounts: readonly number[];
};

export class MutableRanking implements Ranking {
  retrieved = 0;
  readonly ranks: number[] = [];
  readonly grades: number[] = [];
  readonly relevantRanks: number[] = [];
  readonly pool: Pool;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  /** Forgets the ranking of the last query; its judgments, `pool`, stay. */
  clear(): void {
    this.retrieved = 0;
    emptyList(this.ranks);
    emptyList(this.grades);
    emptyList(this.relevantRanks);
  }

  /** Adds a document in the order of ranks: fast if documents come almost in that order. */
  insert(rank: number, grade: number): void {
    const { ranks, grades } = this;
    let at = ranks.length;
    while (at > 0 && ranks[at - 1] > rank) {
      ranks[at] = ranks[at - 1];
      grades[at] = grades[at - 1];
      at--;
    }
    ranks[at] = rank;
    grades[at] = grade;
  }

  /**
   * Gives the judged documents the ranks 1, 2, …, as if no other (grade below 0) had been
   * retrieved. Returns how many they are.
   */
  rankJudgedOnly(): number {
    const { ranks, grades } = this;
    let remaining = 0;
    for (let at = 0; at < ranks.length; at++) {
      if (grades[at] >= 0) {
        grades[remaining++] = grades[at];
      }
    }
    grades.length = remaining;
    ranks.length = remaining;
    for (let at = 0; at < remaining; at++) {
      ranks[at] = at + 1;
    }
    return remaining;
  }

  /**
   * Removes documents beyond `depth`, which count as not retrieved, and notes the ranks of relevant
   * ones. `relevance` is the lowest relevant grade.
   */
  finish(retrieved: number, relevance: number, depth: number): void {
    const { ranks, grades, relevantRanks } = this;
    while (ranks.length > 0 && ranks[ranks.length - 1] > depth) {
      ranks.pop();
      grades.pop();
    }
    this.retrieved = Math.min(retrieved, depth);
    for (let at = 0; at < ranks.length; at++) {
      if (grades[at] >= relevance) {
        relevantRanks.push(ranks[at]);
      }
    }
  }
}
