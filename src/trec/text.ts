import { formatProblem, type Problem } from "../model/problem.ts";
import { GateError } from "../errors.ts";
import { isUtf8 } from "node:buffer";

export const NEWLINE = 10;
export const COMMENT = 35;
const MAX_PROBLEMS = 20;
const MAX_SHOWN_LENGTH = 60;
/** More columns than any format has; further ones of a line are not split. */
export const MAX_COLUMNS = 8;

/** Whether the byte separates columns: C's isspace in the "C" locale. */
export function isSpace(byte: number): boolean {
  return byte === 32 || (byte >= 9 && byte <= 13);
}

/** Puts start and end of each column into `out`; returns how many there are, up to MAX_COLUMNS. */
export function splitColumns(bytes: Uint8Array, from: number, to: number, out: Int32Array): number {
  let count = 0;
  let at = from;
  while (count < MAX_COLUMNS) {
    while (at < to && isSpace(bytes[at])) {
      at++;
    }
    if (at >= to) {
      break;
    }
    out[2 * count] = at;
    while (at < to && !isSpace(bytes[at])) {
      at++;
    }
    out[2 * count + 1] = at;
    count++;
  }
  return count;
}

/** Returns the offset behind the last newline, `from` if there is none. */
export function behindLastLine(bytes: Uint8Array, from: number, to: number): number {
  let at = to;
  while (at > from && bytes[at - 1] !== NEWLINE) {
    at--;
  }
  return at;
}

/** Whether the range is UTF-8. Most ids are ASCII, which the loop finds fastest. */
export function isUtf8Text(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    if (bytes[at] > 127) {
      return isUtf8(bytes.subarray(from, to));
    }
  }
  return true;
}

/** Returns the range as text. Bytes that are not UTF-8 become U+FFFD. */
export function decodeText(text: Buffer, from: number, to: number): string {
  return text.toString("utf8", from, to);
}

/** Returns the range as text; null if it is not UTF-8. */
export function decodeExact(text: Buffer, from: number, to: number): string | null {
  return isUtf8Text(text, from, to) ? decodeText(text, from, to) : null;
}

/** Returns the text in quotes, control characters escaped, cut to MAX_SHOWN_LENGTH. */
export function showText(text: string): string {
  return JSON.stringify(
    text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text,
  );
}

export function columnsMessage(line: string, columnCount: number, expected: string): string {
  const countText = columnCount >= MAX_COLUMNS ? `${MAX_COLUMNS} or more` : `${columnCount}`;
  const hint = line.includes("\u00A0")
    ? "; the line has no-break spaces, which do not separate columns: use tabs or spaces"
    : "";
  return `${countText} column${columnCount === 1 ? "" : "s"}, expected ${expected}${hint}: ${showText(line)}`;
}

export function repeatMessage(docno: string, qid: string, firstLine: number): string {
  return `document ${showText(docno)} is listed twice for query ${showText(qid)}, first on line ${firstLine}`;
}

export const IS_UTF16 = "the file is UTF-16, expected UTF-8: save it as UTF-8";

/** Whether the file is UTF-16, by its byte order mark, or a NUL as one of the first two bytes. */
export function isUtf16([first, second]: Uint8Array): boolean {
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return hasMark || (second !== undefined && (first === 0 || second === 0));
}

export class Problems {
  readonly #file: string;
  readonly #list: Problem[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  /** Adds the problem of a line from 1 (null: of the file), unless there are enough. */
  add(line: number | null, message: string): void {
    if (!this.isFull) {
      this.#list.push({ file: this.#file, ...(line !== null && { line }), message });
    }
  }

  /** Whether no further problem is kept: the reader can stop. */
  get isFull(): boolean {
    return this.#list.length >= MAX_PROBLEMS;
  }

  get isEmpty(): boolean {
    return this.#list.length === 0;
  }

  /**
   * Throws a GateError of this code with all problems in line order; its message shows the first.
   * Returns if there is no problem.
   */
  throwIfAny(code: "invalid_run" | "invalid_qrels", hint: string): void {
    const problems = this.#list.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
    const [first] = problems;
    if (first === undefined) {
      return;
    }
    const moreCount = problems.length - 1;
    const moreText =
      moreCount === 0 ? "" : ` (and ${this.isFull ? "at least " : ""}${moreCount} more)`;
    throw new GateError(code, `${formatProblem(first)}${moreText}`, { hint, problems });
  }
}

/**
 * Compares, copies, hashes and parses ids and numbers as bytes. Each has few bytes, for which these
 * loops are faster than the methods of Buffer. A range is given by its first offset and the offset
 * behind its last byte.
 */

export function sameBytes(
  a: Uint8Array,
  aFrom: number,
  aTo: number,
  b: Uint8Array,
  bFrom: number,
  bTo: number,
): boolean {
  if (aTo - aFrom !== bTo - bFrom) {
    return false;
  }
  for (let aAt = aFrom, bAt = bFrom; aAt < aTo; aAt++, bAt++) {
    if (a[aAt] !== b[bAt]) {
      return false;
    }
  }
  return true;
}

/** Compares two ranges in byte order; a prefix comes first. */
export function compareBytes(
  bytes: Uint8Array,
  aFrom: number,
  aTo: number,
  bFrom: number,
  bTo: number,
): number {
  const sharedLength = Math.min(aTo - aFrom, bTo - bFrom);
  for (let index = 0; index < sharedLength; index++) {
    const difference = bytes[aFrom + index] - bytes[bFrom + index];
    if (difference !== 0) {
      return difference;
    }
  }
  return aTo - aFrom - (bTo - bFrom);
}

export function copyBytes(
  from: Uint8Array,
  start: number,
  end: number,
  to: Uint8Array,
  toStart: number,
): void {
  for (let at = start, toAt = toStart; at < end; at++, toAt++) {
    to[toAt] = from[at];
  }
}

// The hash of some bytes is a polynomial in PRIME of their words, the last of which is always
// partial and may be empty; it is padded with words of zeros to a multiple of four words. The
// WebAssembly kernel computes the same hash four words at a time.

const WORD_BYTES = 4;
/**
 * 2^32 divided by the golden ratio, made a prime. It spreads the bits of words well, and hashes over
 * the slots of a table (Knuth's multiplicative hashing).
 */
export const PRIME = 0x9e3779b1;
/** PRIME to the power of the index, modulo 2^32. */
const HASH_POWERS = Int32Array.of(1, PRIME, 0xffe6cc61, 0xcc042811);

export function mixWord(hash: number, word: number): number {
  return (Math.imul(hash, PRIME) + word) | 0;
}

/** Returns the hash of a range. Callers compare the bytes as well if two hashes are equal. */
export function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0;
  let at = from;
  for (; to - at >= WORD_BYTES; at += WORD_BYTES) {
    hash = mixWord(hash, readWord(bytes, at, WORD_BYTES));
  }
  const fullWords = (to - from) >> 2;
  const wholeHash = mixWord(hash, readWord(bytes, at, to - at));
  // Words of zeros follow, since the kernel hashes four words at a time: after 9 bytes, two full
  // words and a partial one, it is one. Each of them multiplies the hash by PRIME.
  const zeroWords = 3 - (fullWords & 3);
  return Math.imul(wholeHash, HASH_POWERS[zeroWords]);
}

/** Returns `count` bytes (0 to 4) from `at` on as a word; its other bytes are zero. */
function readWord(bytes: Uint8Array, at: number, count: number): number {
  let word = 0;
  for (let byte = 0; byte < count; byte++) {
    word |= bytes[at + byte] << (8 * byte);
  }
  return word;
}

// Decimal numbers as C's strtod reads them: the nearest double, ties to even.

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
/**
 * Returns the number; null for `nan`, `inf`, hexadecimal, `1,5`, and what is beyond a double's
 * range. For all others JavaScript's Number and C's strtod agree.
 */
export function parseDecimal(text: string): number | null {
  if (!DECIMAL.test(text)) {
    return null;
  }
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}

/** One piece of memory in two views, each of which is the fastest for one purpose. */
export interface Memory {
  /** For scanning. On a Buffer, its subclass, the same loops take a tenth longer. */
  readonly bytes: Uint8Array;
  /** For making strings. */
  readonly text: Buffer;
}

export function allocateMemory(size: number): Memory {
  return wrapMemory(new ArrayBuffer(size));
}

export function wrapMemory(buffer: ArrayBuffer): Memory {
  return { bytes: new Uint8Array(buffer), text: Buffer.from(buffer) };
}

export function enlargeMemory(memory: Memory, size: number): Memory {
  const larger = allocateMemory(size);
  larger.bytes.set(memory.bytes);
  return larger;
}
