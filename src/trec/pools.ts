import { allocate, type Memory } from "./memory.ts";

/**
 * One query's judgments after the other: counted, and docnos as bytes for comparing with a run's. Everything in here is
 * used again for the next query, so that garbage does not grow with a file; the typed arrays are longer than `count`.
 */
export class Pool {
  #relevance = 1;
  count = 0;
  /** Where the docnos stand. */
  memory: Memory = allocate(0);
  starts: Int32Array = new Int32Array(128);
  ends: Int32Array = new Int32Array(128);
  hashes: Int32Array = new Int32Array(128);
  grades: Int32Array = new Int32Array(128);
  /** Judgments with at least the relevance level. */
  relevant = 0;
  /** Judgments from 0 up to the relevance level; those below 0 are in the pool but count as unjudged, as in trec_eval. */
  nonrelevant = 0;
  /** Judgments above 0, whatever the relevance level. */
  positive = 0;
  /** Grades above 0, highest first, and how many documents have each. */
  readonly levels: number[] = [];
  readonly levelCounts: number[] = [];

  /** Empties it for the next query. */
  clear(relevance: number): void {
    this.#relevance = relevance;
    this.count = 0;
    this.relevant = 0;
    this.nonrelevant = 0;
    this.positive = 0;
    empty(this.levels);
    empty(this.levelCounts);
  }

  /** Takes one more judgment, whose docno stands in `memory` as those of all others do; `clear` comes first. */
  add(memory: Memory, start: number, end: number, hash: number, grade: number): void {
    const at = this.count++;
    if (at === this.hashes.length) this.#growRows();
    this.memory = memory;
    this.starts[at] = start;
    this.ends[at] = end;
    this.hashes[at] = hash;
    this.grades[at] = grade;
    if (grade >= this.#relevance) this.relevant++;
    else if (grade >= 0) this.nonrelevant++;
    if (grade > 0) this.#enterLevel(grade);
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

  #growRows(): void {
    const size = 2 * this.hashes.length;
    this.starts = larger(this.starts, size);
    this.ends = larger(this.ends, size);
    this.hashes = larger(this.hashes, size);
    this.grades = larger(this.grades, size);
  }
}

/** Setting the length of a list takes longer, where it has few entries or none. */
export function empty(list: number[]): void {
  while (list.length > 0) list.pop();
}

function larger(from: Int32Array, size: number): Int32Array {
  const to = new Int32Array(size);
  to.set(from);
  return to;
}
