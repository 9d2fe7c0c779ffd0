import { allocate, type Memory } from "./memory.ts";
import { decode, NEWLINE } from "./text.ts";
import { hashBytes } from "./words.ts";

/** The rows of one query in file order, as offsets into memory and numbers: no string is made for a document. */
export class Rows {
  memory: Memory = allocate(0);
  count = 0;
  /** Where the query's id stands; it is UTF-8. */
  qidStart = 0;
  qidLength = 0;
  /** Of the tag column of the last row. */
  tagStart = 0;
  tagEnd = 0;
  /** Where each document's name starts and ends, and its hash. */
  starts: Int32Array = new Int32Array();
  ends: Int32Array = new Int32Array();
  hashes: Int32Array = new Int32Array();
  scores: Float64Array = new Float64Array();
  /** The tag that was asked for last: most files have one throughout. */
  #tag = "";
  #tagBytes = new Uint8Array();
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

  begin(start: number, length: number): void {
    this.qidStart = start;
    this.qidLength = length;
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
    this.tagStart += by;
    this.tagEnd += by;
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

  tag(): string {
    const { bytes, text } = this.memory;
    if (!sameBytes(bytes, this.tagStart, this.tagEnd, this.#tagBytes, 0, this.#tagBytes.length)) {
      this.#tagBytes = bytes.slice(this.tagStart, this.tagEnd);
      this.#tag = decode(text, this.tagStart, this.tagEnd);
    }
    return this.#tag;
  }
}

/** Whether two stretches of memory hold the same bytes. */
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

/** For a few bytes, which a loop copies faster than `set`. */
export function copyBytes(from: Uint8Array, start: number, end: number, to: Uint8Array, into: number): void {
  for (let at = start, other = into; at < end; at++, other++) to[other] = from[at]!;
}

function larger<T extends Int32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
