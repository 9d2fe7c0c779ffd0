import { enlarge } from "./memory.ts";
import { Rows } from "./rows.ts";

/** Rows of one query gathered from several places of a file: its docnos are copied, so that they outlive the reading. */
export class StoredRows extends Rows {
  #lines = new Int32Array();
  #used = 0;

  constructor(qid: string) {
    super();
    this.qid = qid;
  }

  append(more: Rows): void {
    const lines = more.lines();
    this.reserve(more.count);
    if (this.#lines.length < this.starts.length) {
      const larger = new Int32Array(this.starts.length);
      larger.set(this.#lines);
      this.#lines = larger;
    }
    for (let row = 0; row < more.count; row++) {
      const from = more.starts[row]!;
      const to = more.ends[row]!;
      this.#reserveBytes(to - from);
      this.memory.bytes.set(more.memory.bytes.subarray(from, to), this.#used);
      this.starts[this.count] = this.#used;
      this.#used += to - from;
      this.ends[this.count] = this.#used;
      this.hashes[this.count] = more.hashes[row]!;
      this.scores[this.count] = more.scores[row]!;
      this.#lines[this.count] = lines[row]!;
      this.count++;
    }
  }

  override lines(): Int32Array {
    return this.#lines;
  }

  #reserveBytes(more: number): void {
    const { length } = this.memory.bytes;
    if (this.#used + more > length)
      this.memory = enlarge(this.memory, Math.max(2 * length, this.#used + more, 256));
  }
}
