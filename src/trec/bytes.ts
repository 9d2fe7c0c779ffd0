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
/** 2^32 divided by the golden ratio, made a prime: it spreads the bits of words well. */
const PRIME = 0x9e3779b1;
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
  return Math.imul(wholeHash, HASH_POWERS[3 - (fullWords & 3)]);
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
 * Null for `nan`, `inf`, hexadecimal, `1,5`, and what is beyond a double's range. For all others
 * JavaScript's Number and C's strtod agree.
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
