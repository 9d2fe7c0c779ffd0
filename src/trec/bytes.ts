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

/** By byte order; a prefix comes first. */
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

// Columns are read a "word" at a time: four bytes as a little-endian integer. A byte of 32 or less
// is called blank: a column ends before the first one. The next functions find that end and hash
// the bytes.

/** Bytes that must be readable behind the last line, since a word may reach beyond it. */
export const WORD_SLACK = 4;

/**
 * Returns 0 if no byte of the word is blank. Otherwise the lowest 1 of the result is the top bit of
 * the first blank byte, and the bits above it mean nothing. A blank byte minus 33 borrows, which
 * sets its top bit; a byte of 128 or more has that bit already and is masked out.
 */
export function blankBits(word: number): number {
  return (word - 0x21212121) & ~word & 0x80808080;
}

export function countBytesBeforeBlank(bits: number): number {
  return (31 - Math.clz32(bits & -bits)) >> 3;
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

/** `fullWords` is how many came before the partial one. */
export function padHash(hash: number, fullWords: number): number {
  return Math.imul(hash, HASH_POWERS[3 - (fullWords & 3)]);
}

/** Returns the word with all but its first `count` bytes (0 to 3) set to zero. */
export function keepFirstBytes(word: number, count: number): number {
  return word & ((1 << (count << 3)) - 1);
}

/** Returns the hash of a range. Callers compare the bytes as well if two hashes are equal. */
export function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0;
  let at = from;
  for (; to - at >= WORD_BYTES; at += WORD_BYTES) {
    hash = mixWord(hash, readWord(bytes, at, WORD_BYTES));
  }
  const fullWords = (to - from) >> 2;
  return padHash(mixWord(hash, readWord(bytes, at, to - at)), fullWords);
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

const PLAIN_DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
/** 10^22 is the largest power of ten that a double holds exactly. */
const MAX_EXACT_POWER = 22;
const POWERS_OF_TEN = Float64Array.from({ length: MAX_EXACT_POWER + 1 }, (_, exponent) =>
  Number(`1e${exponent}`),
);
/** The byte of the digit 0. DOT, MINUS and BLANK are given as their differences to it. */
const ZERO = 48;
const DOT = -2;
const MINUS = -3;
const BLANK = -16;

/**
 * Null for `nan`, `inf`, hexadecimal, `1,5`, and what is beyond a double's range. For all others
 * JavaScript's Number and C's strtod agree.
 */
export function parseDecimal(text: string): number | null {
  if (!PLAIN_DECIMAL.test(text)) {
    return null;
  }
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}

/**
 * Reads `-?digits[.digits]` at `from`, up to white space, into `out[index]`. This is the fast way
 * for usual numbers.
 * @returns the offset behind the number, or -1 if it has another form (an exponent, a plus sign, no
 * number at all) or is too long to be read exactly: `parseDecimal` must decide then.
 */
export function readDecimal(
  bytes: Uint8Array,
  from: number,
  out: Float64Array,
  index: number,
): number {
  let at = from;
  let digit = bytes[at] - ZERO;
  const isNegative = digit === MINUS;
  if (isNegative) {
    digit = bytes[++at] - ZERO;
  }
  const firstDigit = at;
  let mantissa = 0;
  while (digit >= 0 && digit < 10) {
    mantissa = (Math.imul(mantissa, 10) + digit) | 0;
    digit = bytes[++at] - ZERO;
  }
  let digitCount = at - firstDigit;
  let fractionDigits = 0;
  if (digit === DOT) {
    digit = bytes[++at] - ZERO;
    const fractionStart = at;
    while (digit >= 0 && digit < 10) {
      mantissa = (Math.imul(mantissa, 10) + digit) | 0;
      digit = bytes[++at] - ZERO;
    }
    fractionDigits = at - fractionStart;
    digitCount += fractionDigits;
  }
  // `digit` is the byte behind the number, which must be white space.
  if (digitCount === 0 || digit > BLANK) {
    return -1;
  }
  // Up to 9 digits fit into the int32 `mantissa`, and the quotient of two exact doubles is
  // correctly rounded. With more digits the mantissa has overflowed and is not used.
  const value =
    digitCount < 10
      ? mantissa / POWERS_OF_TEN[fractionDigits]
      : readLongDecimal(bytes, firstDigit, at, fractionDigits);
  if (value < 0) {
    return -1;
  }
  out[index] = isNegative ? -value : value;
  return at;
}

/** From this value on, one more digit could make an integer that a double does not hold exactly. */
const HIGH_IS_FULL = 9e14;
/** Numbers with more than 7 digits behind the first 15 or 16 are left to `parseDecimal`. */
const MAX_SCALE = 1e7;

/** -1 if it can't be computed exactly. At most one point. */
function readLongDecimal(
  bytes: Uint8Array,
  from: number,
  to: number,
  fractionDigits: number,
): number {
  if (fractionDigits > MAX_EXACT_POWER) {
    return -1;
  }
  // The digits as an integer are high * scale + low.
  let high = 0;
  let low = 0;
  let scale = 1;
  for (let at = from; at < to; at++) {
    const digit = bytes[at] - ZERO;
    // The point.
    if (digit < 0) {
      continue;
    }
    if (high < HIGH_IS_FULL) {
      high = high * 10 + digit;
    } else {
      low = low * 10 + digit;
      scale *= 10;
    }
  }
  const divisor = POWERS_OF_TEN[fractionDigits];
  if (scale === 1) {
    return high / divisor;
  }
  return scale > MAX_SCALE ? -1 : divideExactly(high, scale, low, divisor);
}

const SPLITTER = 134_217_729; // 2^27 + 1, Veltkamp's constant for doubles

/**
 * Returns a * b - product exactly, where `product` is the rounded a * b (Dekker 1971). It must
 * neither overflow nor underflow. Each factor is split into two halves whose products are exact.
 */
function productError(a: number, b: number, product: number): number {
  const x = SPLITTER * a;
  const aHigh = x - (x - a);
  const aLow = a - aHigh;
  const y = SPLITTER * b;
  const bHigh = y - (y - b);
  const bLow = b - bHigh;
  return aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow);
}

/**
 * Returns (high * scale + low) / divisor correctly rounded, or -1 if that can't be decided. The
 * dividend is kept exactly as `sum` + `sumError`; `addedLow` is the part of `low` that entered
 * `sum`. The error of the rounded quotient is computed almost exactly; the result is accepted only
 * if the smallest and the largest possible error give the same double (Ziv's rounding test).
 */
function divideExactly(high: number, scale: number, low: number, divisor: number): number {
  const product = high * scale;
  const sum = product + low;
  const addedLow = sum - product;
  const sumError =
    product - (sum - addedLow) + (low - addedLow) + productError(high, scale, product);
  const quotient = sum / divisor;
  const roundedBack = quotient * divisor;
  const correction =
    (sum - roundedBack - productError(quotient, divisor, roundedBack) + sumError) / divisor;
  // The correction is computed in a few steps, each with a relative error of at most 2^-53.
  const correctionBound = Math.abs(correction) * 2 ** -48;
  const value = quotient + (correction + correctionBound);
  return value === quotient + (correction - correctionBound) ? value : -1;
}

/** One piece of memory in three views, each of which is the fastest for one purpose. */
export interface Memory {
  /** For scanning. On a Buffer, its subclass, the same loops take a tenth longer. */
  readonly bytes: Uint8Array;
  /** For scanning four bytes at a time. */
  readonly words: DataView;
  /** For making strings. */
  readonly text: Buffer;
}

export function allocateMemory(size: number): Memory {
  return wrapMemory(new ArrayBuffer(size));
}

export function wrapMemory(buffer: ArrayBuffer): Memory {
  return { bytes: new Uint8Array(buffer), words: new DataView(buffer), text: Buffer.from(buffer) };
}

export function enlargeMemory(memory: Memory, size: number): Memory {
  const larger = allocateMemory(size);
  larger.bytes.set(memory.bytes);
  return larger;
}
