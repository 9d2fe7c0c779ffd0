import type { JudgmentLists } from "./judgment-lists.ts";

/** One query's judgments after the other: where they stand, and counted. */
export class Pool {
  readonly lists: JudgmentLists;
  readonly #relevance: number;
  /** The judgments from one up to before the other. */
  from = 0;
  to = 0;
  /** Judgments with at least the relevance level. */
  relevant = 0;
  /** Judgments from 0 up to the relevance level; those below 0 are in the pool but count as unjudged, as in trec_eval. */
  nonrelevant = 0;
  /** Judgments above 0, whatever the relevance level. */
  positive = 0;
  /** Grades above 0, highest first, and how many documents have each. */
  readonly levels: number[] = [];
  readonly levelCounts: number[] = [];

  constructor(lists: JudgmentLists, relevance: number) {
    this.lists = lists;
    this.#relevance = relevance;
  }

  /** @param query its number, or -1 for none */
  open(query: number): void {
    const { firsts, grades } = this.lists;
    this.from = query < 0 ? 0 : firsts[query]!;
    this.to = query < 0 ? 0 : firsts[query + 1]!;
    this.relevant = 0;
    this.nonrelevant = 0;
    this.positive = 0;
    empty(this.levels);
    empty(this.levelCounts);
    for (let at = this.from; at < this.to; at++) {
      const grade = grades[at]!;
      if (grade >= this.#relevance) this.relevant++;
      else if (grade >= 0) this.nonrelevant++;
      if (grade > 0) this.#enterLevel(grade);
    }
  }

  #enterLevel(grade: number): void {
    this.positive++;
    const { levels, levelCounts } = this;
    let at = 0;
    while (at < levels.length && levels[at]! > grade) at++;
    if (levels[at] === grade) levelCounts[at]!++;
    else if (at === levels.length) {
      levels.push(grade);
      levelCounts.push(1);
    } else {
      levels.splice(at, 0, grade);
      levelCounts.splice(at, 0, 1);
    }
  }
}

/** Setting the length of a list takes longer, where it has few entries or none. */
export function empty(list: number[]): void {
  while (list.length > 0) list.pop();
}
