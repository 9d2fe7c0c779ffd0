import { allocate, enlarge } from "./memory.ts";
import type { Pool } from "./pools.ts";
import { copyBytes, sameBytes } from "./rows.ts";
import { decode } from "./text.ts";
import { hashBytes, mixWord } from "./words.ts";

const GOLDEN = 0x9e3779b1;

/** All judgments of a file as bytes and numbers: about a fifth of what strings and Maps of them take. */
export class JudgmentTable {
  /** The number of each query, in the order of the file. */
  readonly queries: Map<string, number> = new Map();
  count = 0;
  #memory = allocate(4096);
  /** By judgment: where its docno ends in the memory (it starts where the one before ends), its hash, query and grade. */
  #ends: Int32Array = new Int32Array(64);
  #hashes: Int32Array = new Int32Array(64);
  #queries: Int32Array = new Int32Array(64);
  #grades: Int32Array = new Int32Array(64);
  /** The next judgment of the same query, or -1. */
  #next: Int32Array = new Int32Array(64);
  /** By query: its first and its last judgment. */
  #first: Int32Array = new Int32Array(64);
  #last: Int32Array = new Int32Array(64);
  /** Open addressing over (query, docno): a judgment + 1, or 0. */
  #slots: Int32Array = new Int32Array(256);

  /** Adds a judgment; where there is one for this document already, keeps that and returns its grade. */
  add(qid: string, bytes: Uint8Array, from: number, to: number, grade: number): number | null {
    const query = this.#number(qid);
    const hash = hashBytes(bytes, from, to);
    if (2 * this.count >= this.#slots.length) this.#rehash();
    const mask = this.#slots.length - 1;
    let slot = slotOf(hash, query, mask);
    for (let entry = this.#slots[slot]!; entry !== 0; entry = this.#slots[slot]!) {
      if (this.#isSame(entry - 1, query, hash, bytes, from, to)) return this.#grades[entry - 1]!;
      slot = (slot + 1) & mask;
    }
    this.#slots[slot] = this.count + 1;
    this.#append(query, hash, bytes, from, to, grade);
    return null;
  }

  /** Hands the judgments of a query, given by its number, to the pool. */
  fill(pool: Pool, query: number): void {
    for (let at = this.#first[query]!; at >= 0; at = this.#next[at]!)
      pool.add(this.#memory, this.#start(at), this.#ends[at]!, this.#hashes[at]!, this.#grades[at]!);
  }

  /** The same as strings and Maps. */
  toMaps(): ReadonlyMap<string, ReadonlyMap<string, number>> {
    const maps = new Map<string, ReadonlyMap<string, number>>();
    for (const [qid, query] of this.queries) {
      const grades = new Map<string, number>();
      for (let at = this.#first[query]!; at >= 0; at = this.#next[at]!)
        grades.set(decode(this.#memory.text, this.#start(at), this.#ends[at]!), this.#grades[at]!);
      maps.set(qid, grades);
    }
    return maps;
  }

  #number(qid: string): number {
    const known = this.queries.get(qid);
    if (known !== undefined) return known;
    const query = this.queries.size;
    this.queries.set(qid, query);
    if (query === this.#first.length) {
      this.#first = doubled(this.#first);
      this.#last = doubled(this.#last);
    }
    this.#first[query] = -1;
    return query;
  }

  #append(query: number, hash: number, bytes: Uint8Array, from: number, to: number, grade: number): void {
    const at = this.count;
    if (at === this.#ends.length) this.#growRows();
    const start = this.#start(at);
    const end = start + (to - from);
    const size = this.#memory.bytes.length;
    if (end > size) this.#memory = enlarge(this.#memory, Math.max(2 * size, end));
    copyBytes(bytes, from, to, this.#memory.bytes, start);
    this.#ends[at] = end;
    this.#hashes[at] = hash;
    this.#queries[at] = query;
    this.#grades[at] = grade;
    this.#next[at] = -1;
    if (this.#first[query] === -1) this.#first[query] = at;
    else this.#next[this.#last[query]!] = at;
    this.#last[query] = at;
    this.count++;
  }

  #start(at: number): number {
    return at === 0 ? 0 : this.#ends[at - 1]!;
  }

  #isSame(at: number, query: number, hash: number, bytes: Uint8Array, from: number, to: number): boolean {
    if (this.#hashes[at] !== hash || this.#queries[at] !== query) return false;
    return sameBytes(bytes, from, to, this.#memory.bytes, this.#start(at), this.#ends[at]!);
  }

  #growRows(): void {
    this.#ends = doubled(this.#ends);
    this.#hashes = doubled(this.#hashes);
    this.#queries = doubled(this.#queries);
    this.#grades = doubled(this.#grades);
    this.#next = doubled(this.#next);
  }

  #rehash(): void {
    this.#slots = new Int32Array(2 * this.#slots.length);
    const mask = this.#slots.length - 1;
    for (let at = 0; at < this.count; at++) {
      let slot = slotOf(this.#hashes[at]!, this.#queries[at]!, mask);
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = at + 1;
    }
  }
}

function slotOf(hash: number, query: number, mask: number): number {
  return Math.imul(mixWord(hash, query), GOLDEN) >>> Math.clz32(mask);
}

function doubled(from: Int32Array): Int32Array {
  const larger = new Int32Array(2 * from.length);
  larger.set(from);
  return larger;
}
