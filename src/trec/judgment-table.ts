import { JudgmentLists } from "./judgment-lists.ts";
import { LEAST_NAMES, longer, NameTable } from "./name-table.ts";

/** The judgments of a file while it is read, as bytes and numbers: no string is made for a document. */
export class JudgmentTable {
  readonly #queries = new NameTable();
  /** The docnos of the judgments, in groups by query. */
  readonly #documents = new NameTable();
  /** By judgment. */
  #grades: Int32Array = new Int32Array(LEAST_NAMES);

  get count(): number {
    return this.#documents.count;
  }

  /** The query's number, a new one where it is new. The bytes are UTF-8. */
  enterQuery(bytes: Uint8Array, from: number, to: number, hash: number): number {
    return this.#queries.enter(0, bytes, from, to, hash);
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
    if (judgment === this.#grades.length) this.#grades = longer(this.#grades);
    this.#grades[judgment] = grade;
    return null;
  }

  finish(): JudgmentLists {
    return new JudgmentLists(this.#queries, this.#documents, this.#grades);
  }
}
