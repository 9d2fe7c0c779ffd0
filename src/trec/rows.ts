import { allocate, type Memory } from "./memory.ts";
import { decode, isSpace, NEWLINE } from "./text.ts";
import { hashBytes } from "./words.ts";

/** Rank, score, tag: what follows a docno. */
const COLUMNS_TO_TAG = 3;

/** The rows of one query in file order, as offsets into memory and numbers: no string is made for a document. */
export class Rows {
  memory: Memory = allocate(0);
  count = 0;
  /** Where the query's id stands, which is UTF-8, and its hash. */
  qidStart = 0;
  qidLength = 0;
  qidHash = 0;
  /** Where each document's name starts and ends, and its hash. */
  starts: Int32Array = new Int32Array();
  ends: Int32Array = new Int32Array();
  hashes: Int32Array = new Int32Array();
  scores: Float64Array = new Float64Array();
  /** 1-based, of the first row; the rows need not stand on adjacent lines. */
  firstLine = 0;

  /** Makes room for so many rows beyond those that are there. */
  reserve(more: number): void {
    const needed = this.count + more;
    if (needed <= this.starts.length) return;
    const size = Math.max(needed, 2 * this.starts.length);
    this.starts = larger(this.starts, new Int32Array(size));
    this.ends = larger(this.ends, new Int32Array(size));
    this.hashes = larger(this.hashes, new Int32Array(size));
    this.scores = larger(this.scores, new Float64Array(size));
  }

  begin(start: number, length: number, hash: number): void {
    this.qidStart = start;
    this.qidLength = length;
    this.qidHash = hash;
  }

  push(start: number, end: number, score: number): void {
    const at = this.count++;
    this.starts[at] = start;
    this.ends[at] = end;
    this.hashes[at] = hashBytes(this.memory.bytes, start, end);
    this.scores[at] = score;
  }

  clear(): void {
    this.count = 0;
  }

  /** Every offset moves by this much. */
  shift(by: number): void {
    if (by === 0 || this.count === 0) return;
    this.qidStart += by;
    for (let at = 0; at < this.count; at++) {
      this.starts[at]! += by;
      this.ends[at]! += by;
    }
  }

  /** 1-based line numbers of all rows, counted where they are asked for. */
  lines(): Int32Array {
    const { bytes } = this.memory;
    const lines = new Int32Array(this.count);
    let line = this.firstLine;
    let at = this.starts[0] ?? 0;
    for (let row = 0; row < this.count; row++) {
      for (; at < this.starts[row]!; at++) if (bytes[at] === NEWLINE) line++;
      lines[row] = line;
    }
    return lines;
  }

  get qid(): string {
    return decode(this.memory.text, this.qidStart, this.qidStart + this.qidLength);
  }

  docno(row: number): string {
    return decode(this.memory.text, this.starts[row]!, this.ends[row]!);
  }

  /** The last row's. */
  tag(): string {
    const { bytes, text } = this.memory;
    let at = this.ends[this.count - 1]!;
    let start = at;
    for (let column = 0; column < COLUMNS_TO_TAG; column++) {
      while (isSpace(bytes[at]!)) at++;
      start = at;
      while (at < bytes.length && !isSpace(bytes[at]!)) at++;
    }
    return decode(text, start, at);
  }
}

function larger<T extends Int32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
