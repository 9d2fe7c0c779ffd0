import { compareBytes, sameBytes } from "./bytes.ts";
import type { JudgmentLists, Pool } from "./judgments.ts";
import type { Kernel } from "./kernel.ts";
import type { MutableRanking } from "./plain-rows.ts";
import type { Rows } from "./rows.ts";

/** `trec`: score descending, then docno descending by bytes. `score`: score descending, then docno ascending. */
export type TieOrder = "trec" | "score";

export interface Repeat {
  readonly row: number;
  readonly firstRow: number;
}

/** From so many judged documents on, one sort of all rows is cheaper than counting for each. */
const SORT_FROM = 64;
/** Up to so many judged documents, searching all rows for each is cheaper than a hash table of the rows. */
const FEW_JUDGED = 32;
const LEAST_SLOTS = 4096;
const GOLDEN = 0x9e3779b1;

/**
 * Finds judged and repeated documents of one query after the other with one hash table. Documents are the same where
 * their bytes are; hashes only find candidates.
 */
export class RowMatcher {
  /** Repeated documents of the last query, in file order. */
  readonly repeats: Repeat[] = [];
  readonly #kernel: Kernel | null;
  /** 0: free; k > 0: row k - 1. */
  #slots = new Int32Array(LEAST_SLOTS);
  /** By judgment of the query: its row, or -1. */
  #rowOf = new Int32Array(1024);

  constructor(kernel: Kernel | null) {
    this.#kernel = kernel;
  }

  /** Puts the judged documents of `into.pool` into the ranking. Where it is empty, rows are only searched for repeats. */
  match(rows: Rows, order: TieOrder, into: MutableRanking): void {
    const { pool } = into;
    if (this.repeats.length > 0) this.repeats.length = 0;
    const judged = pool.to - pool.from;
    if (this.#rowOf.length < judged) this.#rowOf = new Int32Array(2 * judged);
    if (judged <= FEW_JUDGED && this.#kernel?.hasNoRepeats(rows) === true)
      this.#searchRows(rows, pool, this.#kernel);
    else this.#findJudged(rows, this.#enterRows(rows), pool);
    this.#place(rows, order, into);
  }

  #searchRows(rows: Rows, { lists, from, to }: Pool, kernel: Kernel): void {
    for (let at = from; at < to; at++) {
      const hash = lists.hashes[at]!;
      let row = kernel.findRow(rows, hash, 0);
      while (row >= 0 && !isJudgedRow(rows, row, lists, at)) row = kernel.findRow(rows, hash, row + 1);
      this.#rowOf[at - from] = row;
    }
  }

  #enterRows(rows: Rows): Int32Array {
    let size = LEAST_SLOTS;
    while (size < 2 * rows.count) size *= 2;
    if (this.#slots.length === size) this.#slots.fill(0);
    else this.#slots = new Int32Array(size);
    const { hashes, count } = rows;
    const slots = this.#slots;
    const mask = size - 1;
    const shift = Math.clz32(mask);
    for (let row = 0; row < count; row++) {
      let slot = Math.imul(hashes[row]!, GOLDEN) >>> shift;
      let entry = slots[slot]!;
      while (entry !== 0 && !isSameRow(rows, row, entry - 1)) {
        slot = (slot + 1) & mask;
        entry = slots[slot]!;
      }
      if (entry === 0) slots[slot] = row + 1;
      else this.repeats.push({ row, firstRow: entry - 1 });
    }
    return slots;
  }

  #findJudged(rows: Rows, slots: Int32Array, { lists, from, to }: Pool): void {
    const mask = slots.length - 1;
    const shift = Math.clz32(mask);
    for (let at = from; at < to; at++) {
      let slot = Math.imul(lists.hashes[at]!, GOLDEN) >>> shift;
      while (slots[slot] !== 0 && !isJudgedRow(rows, slots[slot]! - 1, lists, at)) slot = (slot + 1) & mask;
      this.#rowOf[at - from] = slots[slot]! - 1;
    }
  }

  #place(rows: Rows, order: TieOrder, into: MutableRanking): void {
    const { lists, from, to } = into.pool;
    const { grades } = lists;
    const rowOf = this.#rowOf;
    let retrieved = 0;
    for (let at = from; at < to; at++) if (rowOf[at - from]! >= 0) retrieved++;
    if (retrieved < SORT_FROM) {
      for (let at = from; at < to; at++) {
        const row = rowOf[at - from]!;
        if (row >= 0) into.insert(this.#rankOf(rows, row, order), grades[at]!);
      }
      return;
    }
    const judgmentOf = new Int32Array(rows.count).fill(-1);
    for (let at = from; at < to; at++) if (rowOf[at - from]! >= 0) judgmentOf[rowOf[at - from]!] = at;
    sortedRows(rows, order).forEach((row, at) => {
      if (judgmentOf[row]! >= 0) into.insert(at + 1, grades[judgmentOf[row]!]!);
    });
  }

  #rankOf(rows: Rows, row: number, order: TieOrder): number {
    const counted = this.#kernel?.holds(rows) === true ? this.#kernel.countedRank(row, rows.count) : 0;
    return counted > 0 ? counted : countedRank(rows, row, order);
  }
}

function isSameRow({ hashes, starts, ends, memory }: Rows, a: number, b: number): boolean {
  if (hashes[a] !== hashes[b]) return false;
  return sameBytes(memory.bytes, starts[a]!, ends[a]!, memory.bytes, starts[b]!, ends[b]!);
}

function isJudgedRow(rows: Rows, row: number, lists: JudgmentLists, at: number): boolean {
  if (rows.hashes[row] !== lists.hashes[at]) return false;
  const [bytes, judged] = [rows.memory.bytes, lists.memory.bytes];
  return sameBytes(bytes, rows.starts[row]!, rows.ends[row]!, judged, lists.starts[at]!, lists.ends[at]!);
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
