import {
  sameBytes,
  type Memory,
  compareBytes,
  copyBytes,
  mixWord,
  PRIME,
  allocateMemory,
  enlargeMemory,
  decodeText,
} from "./text.ts";

/** Large, since growing takes time. */
const INITIAL_NAMES = 16_384;

/**
 * Ids of queries or documents as bytes, so that no strings are made, numbered as they are entered.
 * A name is unique within its group: for documents the number of their query.
 */
class NameTable {
  count = 0;
  memory: Memory = allocateMemory(65_536);
  /** By number: the end of the name in the memory. It starts where the name before it ends. */
  ends: Int32Array = new Int32Array(INITIAL_NAMES);
  hashes: Int32Array = new Int32Array(INITIAL_NAMES);
  groups: Int32Array = new Int32Array(INITIAL_NAMES);
  /** The hash table, with open addressing: a name's number + 1, or 0 for a free slot. */
  #slots: Int32Array = new Int32Array(2 * INITIAL_NAMES);

  /** Returns the name's number; -1 if it was not entered. */
  find(group: number, bytes: Uint8Array, from: number, to: number, hash: number): number {
    return this.#slots[this.#findSlot(group, bytes, from, to, hash)] - 1;
  }

  /** Returns the name's number. A new name is added: its number is the `count` before the call. */
  enter(group: number, bytes: Uint8Array, from: number, to: number, hash: number): number {
    if (this.count === this.ends.length) {
      this.#grow();
    }
    const slot = this.#findSlot(group, bytes, from, to, hash);
    const entry = this.#slots[slot];
    if (entry !== 0) {
      return entry - 1;
    }
    const number = this.count++;
    const start = this.start(number);
    const end = start + (to - from);
    if (end > this.memory.bytes.length) {
      this.memory = enlargeMemory(this.memory, 2 * end);
    }
    copyBytes(bytes, from, to, this.memory.bytes, start);
    this.ends[number] = end;
    this.hashes[number] = hash;
    this.groups[number] = group;
    this.#slots[slot] = this.count;
    return number;
  }

  start(number: number): number {
    return number === 0 ? 0 : this.ends[number - 1];
  }

  text(number: number): string {
    return decodeText(this.memory.text, this.start(number), this.ends[number]);
  }

  /** Returns the numbers of all names. Sorts only if they are not in order yet. */
  inByteOrder(): Int32Array {
    const numbers = new Int32Array(this.count);
    for (let number = 0; number < this.count; number++) {
      numbers[number] = number;
    }
    const compareNames = (a: number, b: number): number =>
      compareBytes(this.memory.bytes, this.start(a), this.ends[a], this.start(b), this.ends[b]);
    for (let number = 1; number < this.count; number++) {
      if (compareNames(number - 1, number) > 0) {
        return numbers.sort(compareNames);
      }
    }
    return numbers;
  }

  /** Returns the slot that has the name in its group, or the free one where it belongs. */
  #findSlot(group: number, bytes: Uint8Array, from: number, to: number, hash: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = firstSlot(group, hash, mask);
    for (let entry = slots[slot]; entry !== 0; entry = slots[slot]) {
      const number = entry - 1;
      if (
        this.hashes[number] === hash &&
        this.groups[number] === group &&
        sameBytes(bytes, from, to, this.memory.bytes, this.start(number), this.ends[number])
      ) {
        break;
      }
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #grow(): void {
    this.ends = doubleLength(this.ends);
    this.hashes = doubleLength(this.hashes);
    this.groups = doubleLength(this.groups);
    const slots = new Int32Array(2 * this.#slots.length);
    const mask = slots.length - 1;
    for (let number = 0; number < this.count; number++) {
      let slot = firstSlot(this.groups[number], this.hashes[number], mask);
      while (slots[slot] !== 0) {
        slot = (slot + 1) & mask;
      }
      slots[slot] = number + 1;
    }
    this.#slots = slots;
  }
}

/** Returns the slot to look at first: the highest bits of the mixed hash, as many as `mask` has. */
function firstSlot(group: number, hash: number, mask: number): number {
  return Math.imul(mixWord(hash, group), PRIME) >>> Math.clz32(mask);
}

function doubleLength<T extends Grades>(numbers: T): T {
  const length = 2 * numbers.length;
  const larger = numbers instanceof Int32Array ? new Int32Array(length) : new Float64Array(length);
  larger.set(numbers);
  return larger as T;
}

export type Grades = Int32Array | Float64Array;

/** Collects judgments as bytes and numbers, without strings. */
export class JudgmentTable {
  readonly #queries = new NameTable();
  /** The docnos of the judgments, in groups by query. */
  readonly #documents = new NameTable();
  /** By the number of the judgment's document. */
  #grades: Grades;

  constructor(decimals: boolean) {
    this.#grades = decimals ? new Float64Array(INITIAL_NAMES) : new Int32Array(INITIAL_NAMES);
  }

  get count(): number {
    return this.#documents.count;
  }

  /** Returns the query's number; a new query is added. The bytes must be UTF-8. */
  enterQuery(bytes: Uint8Array, from: number, to: number, hash: number): number {
    return this.#queries.enter(0, bytes, from, to, hash);
  }

  /** Adds a judgment and returns null. If the document has one, adds nothing, returns its grade. */
  add(
    query: number,
    bytes: Uint8Array,
    from: number,
    to: number,
    hash: number,
    grade: number,
  ): number | null {
    const countBefore = this.#documents.count;
    const judgment = this.#documents.enter(query, bytes, from, to, hash);
    if (judgment < countBefore) {
      return this.#grades[judgment];
    }
    if (judgment === this.#grades.length) {
      this.#grades = doubleLength(this.#grades);
    }
    this.#grades[judgment] = grade;
    return null;
  }

  finish(): JudgmentLists {
    return new JudgmentLists(this.#queries, this.#documents, this.#grades);
  }
}

/** The queries, and each one's judgments, are in the order of the file. */
export class JudgmentLists {
  readonly queries: NameTable;
  readonly memory: Memory;
  /** By query, the index of its first judgment; and one more, the number of all judgments. */
  readonly firsts: Int32Array;
  /** By judgment: the start and end of its docno in the memory, its hash and its grade. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly hashes: Int32Array;
  readonly grades: Grades;

  /** @param documents in groups by the number of their query */
  constructor(queries: NameTable, documents: NameTable, grades: Grades) {
    const { count, groups } = documents;
    this.queries = queries;
    this.memory = documents.memory;
    this.starts = new Int32Array(count);
    this.ends = new Int32Array(count);
    this.hashes = new Int32Array(count);
    this.grades = grades instanceof Int32Array ? new Int32Array(count) : new Float64Array(count);
    // By query, the index of its next judgment: these are in the order of the file, not by query.
    const nexts = groupStarts(groups, count, queries.count);
    this.firsts = nexts.slice();
    for (let judgment = 0; judgment < count; judgment++) {
      const at = nexts[groups[judgment]]++;
      this.starts[at] = documents.start(judgment);
      this.ends[at] = documents.ends[judgment];
      this.hashes[at] = documents.hashes[judgment];
      this.grades[at] = grades[judgment];
    }
  }

  toMaps(): ReadonlyMap<string, ReadonlyMap<string, number>> {
    const maps = new Map<string, ReadonlyMap<string, number>>();
    for (let query = 0; query < this.queries.count; query++) {
      const grades = new Map<string, number>();
      for (let at = this.firsts[query]; at < this.firsts[query + 1]; at++) {
        grades.set(decodeText(this.memory.text, this.starts[at], this.ends[at]), this.grades[at]);
      }
      maps.set(this.queries.text(query), grades);
    }
    return maps;
  }
}

/**
 * Returns where each group's items start if they are ordered by group, and as the last one where
 * all end. `groups` has the group of each item.
 */
function groupStarts(groups: Int32Array, count: number, groupCount: number): Int32Array {
  const firsts = new Int32Array(groupCount + 1);
  // Counts the items of each group one index further on. The sums of these counts are the starts.
  for (let at = 0; at < count; at++) {
    firsts[groups[at] + 1]++;
  }
  for (let group = 1; group <= groupCount; group++) {
    firsts[group] += firsts[group - 1];
  }
  return firsts;
}

/** The judgments of one query and their counts. `open` is called for each query in turn. */
export class Pool {
  readonly lists: JudgmentLists;
  readonly #relevance: number;
  /** Its judgments in `lists`: from index `from` up to, not with, `to`. */
  from = 0;
  to = 0;
  /** Judgments with at least the relevance level. */
  relevant = 0;
  /**
   * Judgments from 0 up to below the relevance level. Those below 0 are in the pool but count as
   * unjudged, as in trec_eval.
   */
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

  /** Makes this the pool of a query, with its counts; -1 for one without judgments. */
  open(query: number): void {
    const { firsts, grades } = this.lists;
    this.from = query < 0 ? 0 : firsts[query];
    this.to = query < 0 ? 0 : firsts[query + 1];
    this.relevant = 0;
    this.nonrelevant = 0;
    this.positive = 0;
    emptyList(this.levels);
    emptyList(this.levelCounts);
    for (let at = this.from; at < this.to; at++) {
      const grade = grades[at];
      if (grade >= this.#relevance) {
        this.relevant++;
      } else if (grade >= 0) {
        this.nonrelevant++;
      }
      if (grade > 0) {
        this.#enterLevel(grade);
      }
    }
  }

  #enterLevel(grade: number): void {
    this.positive++;
    const { levels, levelCounts } = this;
    let at = 0;
    while (at < levels.length && levels[at] > grade) {
      at++;
    }
    if (levels[at] === grade) {
      levelCounts[at]++;
    } else if (at === levels.length) {
      levels.push(grade);
      levelCounts.push(1);
    } else {
      levels.splice(at, 0, grade);
      levelCounts.splice(at, 0, 1);
    }
  }
}

/** Empties a list. For a short one this is faster than setting its length. */
export function emptyList(list: number[]): void {
  while (list.length > 0) {
    list.pop();
  }
}
