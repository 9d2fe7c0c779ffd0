import { Rows } from "./rows.ts";

/** Rows of one query gathered from several places of a file: its docnos are copied, so that they outlive the reading. */
export class StoredRows {
  readonly rows: Rows = new Rows();
  #used = 0;

  constructor(qid: string) {
    this.rows.qid = qid;
  }

  append(more: Rows): void {
    const { rows } = this;
    rows.reserve(more.count);
    for (let row = 0; row < more.count; row++) {
      const from = more.starts[row]!;
      const to = more.ends[row]!;
      this.#reserveBytes(to - from);
      rows.bytes.set(more.bytes.subarray(from, to), this.#used);
      rows.starts[rows.count] = this.#used;
      this.#used += to - from;
      rows.ends[rows.count] = this.#used;
      rows.hashes[rows.count] = more.hashes[row]!;
      rows.scores[rows.count] = more.scores[row]!;
      rows.lines[rows.count] = more.lines[row]!;
      rows.count++;
    }
  }

  #reserveBytes(more: number): void {
    if (this.#used + more <= this.rows.bytes.length) return;
    const larger = new Uint8Array(Math.max(2 * this.rows.bytes.length, this.#used + more, 256));
    larger.set(this.rows.bytes);
    this.rows.bytes = larger;
  }
}
