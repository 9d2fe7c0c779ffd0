import { decode } from "./text.ts";
import { hashBytes } from "./words.ts";

/** The rows of one query in file order, as offsets into `bytes` and numbers: no string is made for a document. */
export class Rows {
  bytes: Uint8Array = new Uint8Array();
  /** The same memory; set with `use`. */
  words: DataView = new DataView(new ArrayBuffer(0));
  count = 0;
  qid = "";
  qidStart = 0;
  qidLength = 0;
  /** Of the tag column of the last row. */
  tagStart = 0;
  tagEnd = 0;
  starts: Int32Array = new Int32Array();
  ends: Int32Array = new Int32Array();
  hashes: Int32Array = new Int32Array();
  scores: Float64Array = new Float64Array();
  /** 1-based line numbers. */
  lines: Int32Array = new Int32Array();

  use(bytes: Uint8Array): void {
    if (this.bytes === bytes) return;
    this.bytes = bytes;
    this.words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Makes room for so many rows beyond those that are there. */
  reserve(more: number): void {
    const needed = this.count + more;
    if (needed <= this.starts.length) return;
    const size = Math.max(needed, 2 * this.starts.length);
    this.starts = larger(this.starts, new Int32Array(size));
    this.ends = larger(this.ends, new Int32Array(size));
    this.hashes = larger(this.hashes, new Int32Array(size));
    this.scores = larger(this.scores, new Float64Array(size));
    this.lines = larger(this.lines, new Int32Array(size));
  }

  begin(qid: string, start: number, length: number): void {
    this.qid = qid;
    this.qidStart = start;
    this.qidLength = length;
  }

  push(start: number, end: number, score: number, line: number): void {
    const at = this.count++;
    this.starts[at] = start;
    this.ends[at] = end;
    this.hashes[at] = hashBytes(this.bytes, start, end);
    this.scores[at] = score;
    this.lines[at] = line;
  }

  clear(): void {
    this.count = 0;
  }

  /** Every offset moves by this much. */
  shift(by: number): void {
    if (by === 0 || this.count === 0) return;
    this.qidStart += by;
    this.tagStart += by;
    this.tagEnd += by;
    for (let at = 0; at < this.count; at++) {
      this.starts[at]! += by;
      this.ends[at]! += by;
    }
  }

  isQuery(from: number, to: number): boolean {
    return sameBytes(this.bytes, this.qidStart, this.qidStart + this.qidLength, this.bytes, from, to);
  }

  docno(row: number): string {
    return decode(this.bytes, this.starts[row]!, this.ends[row]!);
  }

  tag(): string {
    return decode(this.bytes, this.tagStart, this.tagEnd);
  }
}

export function sameBytes(
  a: Uint8Array,
  aFrom: number,
  aTo: number,
  b: Uint8Array,
  bFrom: number,
  bTo: number,
): boolean {
  if (aTo - aFrom !== bTo - bFrom) return false;
  for (let at = aFrom, other = bFrom; at < aTo; at++, other++) if (a[at] !== b[other]) return false;
  return true;
}

function larger<T extends Int32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
