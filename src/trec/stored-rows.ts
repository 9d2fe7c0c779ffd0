import { enlarge } from "./memory.ts";
import { Rows } from "./rows.ts";

/** Rows of one query gathered from several places of a file: its docnos are copied, so that they outlive the reading. */
export class StoredRows extends Rows {
  #lines = new Int32Array();
  #used = 0;

  /** @param first of the same query as all that are appended. */
  constructor(first: Rows) {
    super();
    this.begin(0, first.qidLength, first.qidHash);
    this.#copy(first.memory.bytes, first.qidStart, first.qidStart + first.qidLength);
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
      this.starts[this.count] = this.#used;
      this.#copy(more.memory.bytes, more.starts[row]!, more.ends[row]!);
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

  #copy(bytes: Uint8Array, from: number, to: number): void {
    const { length } = this.memory.bytes;
    const end = this.#used + to - from;
    if (end > length) this.memory = enlarge(this.memory, Math.max(2 * length, end, 256));
    this.memory.bytes.set(bytes.subarray(from, to), this.#used);
    this.#used = end;
  }
}
