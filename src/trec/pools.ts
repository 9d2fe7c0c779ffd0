import { allocate, enlarge, type Memory } from "./memory.ts";
import { hashBytes } from "./words.ts";

/**
 * One query's judgments after the other: counted, and docnos as bytes for comparing with a run's. Everything in here is
 * used again for the next query, so that garbage does not grow with a file; the typed arrays are longer than `count`.
 */
export class Pool {
  #relevance = 1;
  count = 0;
  memory: Memory = allocate(4096);
  /** Each docno ends where the next begins; the last one's end stands behind it. */
  starts: Int32Array = new Int32Array(129);
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
    this.levels.length = 0;
    this.levelCounts.length = 0;
  }

  /** Takes one more judgment; `clear` comes first. */
  add(bytes: Uint8Array, from: number, to: number, grade: number): void {
    if (this.count === this.hashes.length) this.#growRows();
    const start = this.starts[this.count]!;
    const end = start + (to - from);
    const size = this.memory.bytes.length;
    if (end > size) this.memory = enlarge(this.memory, Math.max(2 * size, end));
    for (let at = start, other = from; at < end; at++, other++) this.memory.bytes[at] = bytes[other]!;
    this.hashes[this.count] = hashBytes(bytes, from, to);
    this.grades[this.count++] = grade;
    this.starts[this.count] = end;
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
    else {
      levels.splice(at, 0, grade);
      levelCounts.splice(at, 0, 1);
    }
  }

  #growRows(): void {
    const size = 2 * this.hashes.length;
    this.starts = larger(this.starts, size + 1);
    this.hashes = larger(this.hashes, size);
    this.grades = larger(this.grades, size);
  }
}

function larger(from: Int32Array, size: number): Int32Array {
  const to = new Int32Array(size);
  to.set(from);
  return to;
}
