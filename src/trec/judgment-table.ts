import { LEAST_NAMES, longer, NameTable } from "./name-table.ts";
import type { Pool } from "./pools.ts";

/** All judgments of a file as bytes and numbers: about a fifth of what strings and Maps of them take. */
export class JudgmentTable {
  /** Query ids, numbered in the order of the file. */
  readonly queries: NameTable = new NameTable();
  /** The docnos of the judgments, in groups by query. */
  readonly #documents = new NameTable();
  /** By judgment. */
  #grades: Int32Array = new Int32Array(LEAST_NAMES);
  /** The next judgment of the same query, or -1. */
  #next: Int32Array = new Int32Array(LEAST_NAMES);
  /** By query: its first and its last judgment. */
  #first: Int32Array = new Int32Array(LEAST_NAMES);
  #last: Int32Array = new Int32Array(LEAST_NAMES);

  get count(): number {
    return this.#documents.count;
  }

  /** The query's number, a new one where it is new; a judgment of it must follow. The bytes are UTF-8. */
  enterQuery(bytes: Uint8Array, from: number, to: number, hash: number): number {
    const query = this.queries.enter(0, bytes, from, to, hash);
    if (query === this.#first.length) {
      this.#first = longer(this.#first);
      this.#last = longer(this.#last);
    }
    return query;
  }

  /** Adds a judgment; where there is one for this document already, keeps that and returns its grade. */
  add(
    query: number,
    bytes: Uint8Array,
    from: number,
    to: number,
    hash: number,
    grade: number,
  ): number | null {
    const before = this.#documents.count;
    const judgment = this.#documents.enter(query, bytes, from, to, hash);
    if (judgment < before) return this.#grades[judgment]!;
    if (judgment === this.#grades.length) {
      this.#grades = longer(this.#grades);
      this.#next = longer(this.#next);
    }
    this.#grades[judgment] = grade;
    this.#next[judgment] = -1;
    const last = this.#last[query]!;
    if (judgment > 0 && this.#documents.groups[last] === query) this.#next[last] = judgment;
    else this.#first[query] = judgment;
    this.#last[query] = judgment;
    return null;
  }

  /** Hands the judgments of a query, given by its number, to the pool. */
  fill(pool: Pool, query: number): void {
    const { memory, ends, hashes } = this.#documents;
    for (let at = this.#first[query]!; at >= 0; at = this.#next[at]!)
      pool.add(memory, this.#documents.start(at), ends[at]!, hashes[at]!, this.#grades[at]!);
  }

  /** The same as strings and Maps. */
  toMaps(): ReadonlyMap<string, ReadonlyMap<string, number>> {
    const maps = new Map<string, ReadonlyMap<string, number>>();
    for (let query = 0; query < this.queries.count; query++) {
      const grades = new Map<string, number>();
      for (let at = this.#first[query]!; at >= 0; at = this.#next[at]!)
        grades.set(this.#documents.text(at), this.#grades[at]!);
      maps.set(this.queries.text(query), grades);
    }
    return maps;
  }
}
