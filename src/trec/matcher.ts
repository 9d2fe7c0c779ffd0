import type { Pool } from "./pools.ts";
import type { MutableRanking } from "./ranking.ts";
import { sameBytes, type Rows } from "./rows.ts";

/** `trec`: score descending, then docno descending by bytes. `score`: score descending, then docno ascending. */
export type TieOrder = "trec" | "score";

export interface Repeat {
  readonly row: number;
  readonly firstRow: number;
}

/** From so many judged documents on, one sort of all rows is cheaper than counting for each. */
const SORT_FROM = 64;
const GOLDEN = 0x9e3779b1;

/**
 * Finds judged and repeated documents of one query after the other with one hash table. Documents are the same where
 * their bytes are; hashes only find candidates.
 */
export class Matcher {
  /** Repeated documents of the last query, in file order. */
  readonly repeats: Repeat[] = [];
  /** 0: free; k > 0: row k - 1; k < 0: judgment -k - 1. */
  #slots = new Int32Array(4096);
  /** By judgment: its row, or -1. */
  #rowOf = new Int32Array(1024);

  /** Puts the judged documents of `into.pool` into the ranking. Where it is empty, rows are only searched for repeats. */
  match(rows: Rows, order: TieOrder, into: MutableRanking): void {
    const { pool } = into;
    this.#prepare(rows.count + pool.count, pool.count);
    this.#enterPool(pool);
    this.#enterRows(rows, pool);
    this.#place(rows, order, into);
  }

  #prepare(entries: number, judged: number): void {
    let size = 4096;
    while (size < 2 * entries) size *= 2;
    if (this.#slots.length === size) this.#slots.fill(0);
    else this.#slots = new Int32Array(size);
    if (this.#rowOf.length < judged) this.#rowOf = new Int32Array(2 * judged);
    this.#rowOf.fill(-1, 0, judged);
    this.repeats.length = 0;
  }

  #enterPool(pool: Pool): void {
    const slots = this.#slots;
    const shift = Math.clz32(slots.length - 1);
    for (let at = 0; at < pool.count; at++) {
      let slot = Math.imul(pool.hashes[at]!, GOLDEN) >>> shift;
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = -at - 1;
    }
  }

  #enterRows(rows: Rows, pool: Pool): void {
    const { hashes, count } = rows;
    const slots = this.#slots;
    const mask = slots.length - 1;
    const shift = Math.clz32(mask);
    for (let row = 0; row < count; row++) {
      let slot = Math.imul(hashes[row]!, GOLDEN) >>> shift;
      let entry = slots[slot]!;
      while (entry !== 0 && !this.#isSame(rows, pool, row, entry)) {
        slot = (slot + 1) & mask;
        entry = slots[slot]!;
      }
      if (entry === 0) slots[slot] = row + 1;
      else this.#meet(row, entry);
    }
  }

  /** A row whose document is in the table already. */
  #meet(row: number, entry: number): void {
    if (entry > 0) this.repeats.push({ row, firstRow: entry - 1 });
    else if (this.#rowOf[-entry - 1]! >= 0) this.repeats.push({ row, firstRow: this.#rowOf[-entry - 1]! });
    else this.#rowOf[-entry - 1] = row;
  }

  #isSame(rows: Rows, pool: Pool, row: number, entry: number): boolean {
    const { starts, ends, hashes } = rows;
    const { bytes } = rows.memory;
    if (entry > 0) {
      const other = entry - 1;
      if (hashes[other] !== hashes[row]) return false;
      return sameBytes(bytes, starts[row]!, ends[row]!, bytes, starts[other]!, ends[other]!);
    }
    const at = -entry - 1;
    if (pool.hashes[at] !== hashes[row]) return false;
    return sameBytes(
      bytes,
      starts[row]!,
      ends[row]!,
      pool.memory.bytes,
      pool.starts[at]!,
      pool.starts[at + 1]!,
    );
  }

  #place(rows: Rows, order: TieOrder, into: MutableRanking): void {
    const { grades, count } = into.pool;
    let retrieved = 0;
    for (let at = 0; at < count; at++) if (this.#rowOf[at]! >= 0) retrieved++;
    if (retrieved < SORT_FROM) {
      for (let at = 0; at < count; at++)
        if (this.#rowOf[at]! >= 0) into.insert(countedRank(rows, this.#rowOf[at]!, order), grades[at]!);
      return;
    }
    const judgmentOf = new Int32Array(rows.count).fill(-1);
    for (let at = 0; at < count; at++) if (this.#rowOf[at]! >= 0) judgmentOf[this.#rowOf[at]!] = at;
    sortedRows(rows, order).forEach((row, at) => {
      if (judgmentOf[row]! >= 0) into.insert(at + 1, grades[judgmentOf[row]!]!);
    });
  }
}

/** 1 + the rows that stand before this one. */
function countedRank(rows: Rows, row: number, order: TieOrder): number {
  const { scores, count } = rows;
  const score = scores[row]!;
  let before = 0;
  for (let other = 0; other < count; other++) {
    const rival = scores[other]!;
    if (rival > score) before++;
    else if (rival === score && other !== row && compareTied(rows, other, row, order) < 0) before++;
  }
  return before + 1;
}

function sortedRows(rows: Rows, order: TieOrder): Uint32Array {
  const { scores, count } = rows;
  const indexes = Uint32Array.from({ length: count }, (_, at) => at);
  return indexes.toSorted((a, b) => scores[b]! - scores[a]! || compareTied(rows, a, b, order));
}

/** Negative where `a` stands before `b`, by docno alone; UTF-8's byte order is that of code points. */
function compareTied(rows: Rows, a: number, b: number, order: TieOrder): number {
  const { starts, ends } = rows;
  const { bytes } = rows.memory;
  const ascending = compareBytes(bytes, starts[a]!, ends[a]!, starts[b]!, ends[b]!);
  return order === "trec" ? -ascending : ascending;
}

function compareBytes(bytes: Uint8Array, aFrom: number, aTo: number, bFrom: number, bTo: number): number {
  const length = Math.min(aTo - aFrom, bTo - bFrom);
  for (let at = 0; at < length; at++) {
    const difference = bytes[aFrom + at]! - bytes[bFrom + at]!;
    if (difference !== 0) return difference;
  }
  return aTo - aFrom - (bTo - bFrom);
}
