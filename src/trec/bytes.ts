/** Stretches of bytes: few at a time, which loops handle faster than calls. */
/** Whether two stretches of memory hold the same bytes. */
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
  for (let at = aFrom, other = bFrom; at < aTo; at++, other++) {
    if (a[at] !== b[other]) {
      return false;
    }
  }
  return true;
}

/** Negative where the first stretch comes before the second in byte order, 0 where they are the same. */
export function compareBytes(
  bytes: Uint8Array,
  aFrom: number,
  aTo: number,
  bFrom: number,
  bTo: number,
): number {
  const length = Math.min(aTo - aFrom, bTo - bFrom);
  for (let at = 0; at < length; at++) {
    const difference = bytes[aFrom + at] - bytes[bFrom + at];
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
  into: number,
): void {
  for (let at = start, other = into; at < end; at++, other++) {
    to[other] = from[at];
  }
}

// Columns four bytes at a time: where they end, and hashes of them.

/** Bytes that must be readable behind the last line for a word to be read at its end. */
export const WORD_SLACK = 4;

/**
 * One bit for the first byte of a little-endian word that is 32 or less, and maybe further ones above it; 0 for none.
 * Such a byte minus 33 borrows, which sets its top bit; a byte of 128 or more has that bit itself and is masked out.
 */
export function blankBits(word: number): number {
  return (word - 0x21212121) & ~word & 0x80808080;
}

/** How many bytes lie before the first one that blankBits found. */
export function countBytesBeforeBlank(bits: number): number {
  return (31 - Math.clz32(bits & -bits)) >> 3;
}

const PRIME = 0x9e3779b1;
/** PRIME to the power of the index, modulo 2^32. */
const HASH_POWERS = Int32Array.of(1, PRIME, 0xffe6cc61, 0xcc042811);

/** One step of a polynomial in PRIME, whose terms the kernel can compute side by side. */
export function mixWord(hash: number, word: number): number {
  return (Math.imul(hash, PRIME) + word) | 0;
}

/** As if words of zeros followed, up to a multiple of four words; `full` words came before the last, partial one. */
export function padHash(hash: number, full: number): number {
  return Math.imul(hash, HASH_POWERS[3 - (full & 3)]);
}

/** The first `count` bytes of a word, 0 to 3 of them; the rest zero. */
export function keepFirstBytes(word: number, count: number): number {
  return word & ((1 << (count << 3)) - 1);
}

/** Little-endian words, the last one always partial and maybe empty. Equal hashes are always confirmed byte by byte. */
export function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0;
  let at = from;
  for (; to - at >= 4; at += 4) {
    hash = mixWord(hash, readWord(bytes, at, 4));
  }
  return padHash(mixWord(hash, readWord(bytes, at, to - at)), (to - from) >> 2);
}

function readWord(bytes: Uint8Array, at: number, count: number): number {
  let word = 0;
  for (let byte = 0; byte < count; byte++) {
    word |= bytes[at + byte] << (8 * byte);
  }
  return word;
}

// Decimal numbers as C's strtod reads them: the nearest double, ties to even.

const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
/** 10^22 is the largest power of ten that a double holds exactly. */
const MAX_EXACT_POWER = 22;
const POWERS = Float64Array.from({ length: MAX_EXACT_POWER + 1 }, (_, exponent) =>
  Number(`1e${exponent}`),
);
const ZERO = 48;
/** As differences to the digit 0. */
const DOT = -2;
const MINUS = -3;
const BLANK = -16;

/**
 * The value of a plain decimal number, or null: not for `nan`, `inf`, hexadecimal, `1,5`, or anything beyond a
 * double's range. JavaScript's Number and C's strtod agree on what is left.
 */
export function parseDecimal(text: string): number | null {
  if (!PLAIN.test(text)) {
    return null;
  }
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}

/**
 * Reads `-?digits[.digits]` at `from`, up to a byte that is white space, into `out[index]`.
 * @returns the offset behind it, or -1 where this path can't prove the value exact (exponents, a plus sign, very long
 * numbers) or it is no number: parseDecimal decides then.
 */
export function readDecimal(
  bytes: Uint8Array,
  from: number,
  out: Float64Array,
  index: number,
): number {
  let at = from;
  let digit = bytes[at] - ZERO;
  const negative = digit === MINUS;
  if (negative) {
    digit = bytes[++at] - ZERO;
  }
  const first = at;
  let mantissa = 0;
  while (digit >= 0 && digit < 10) {
    mantissa = (Math.imul(mantissa, 10) + digit) | 0;
    digit = bytes[++at] - ZERO;
  }
  let digits = at - first;
  let fraction = 0;
  if (digit === DOT) {
    digit = bytes[++at] - ZERO;
    const point = at;
    while (digit >= 0 && digit < 10) {
      mantissa = (Math.imul(mantissa, 10) + digit) | 0;
      digit = bytes[++at] - ZERO;
    }
    fraction = at - point;
    digits += fraction;
  }
  if (digits === 0 || digit > BLANK) {
    return -1;
  }
  // Up to 9 digits fit an int32, and one division of exact doubles is correctly rounded.
  const value = digits < 10 ? mantissa / POWERS[fraction] : longDecimal(bytes, first, at, fraction);
  if (value < 0) {
    return -1;
  }
  out[index] = negative ? -value : value;
  return at;
}

/** As readDecimal, for any number of digits; negative where exactness can't be shown. */
function longDecimal(bytes: Uint8Array, from: number, to: number, fraction: number): number {
  if (fraction > MAX_EXACT_POWER) {
    return -1;
  }
  let high = 0;
  let low = 0;
  let scale = 1;
  for (let at = from; at < to; at++) {
    const digit = bytes[at] - ZERO;
    if (digit < 0) {
      continue;
    } // the point
    if (high < 9e14) {
      high = high * 10 + digit;
    } else {
      low = low * 10 + digit;
      scale *= 10;
    }
  }
  const divisor = POWERS[fraction];
  if (scale === 1) {
    return high / divisor;
  }
  return scale > 1e7 ? -1 : divideExactly(high, scale, low, divisor);
}

const SPLITTER = 134_217_729; // 2^27 + 1, Veltkamp's constant for doubles

/** a * b - product, exactly (Dekker 1971), for a product that neither over- nor underflows. */
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
 * (high * scale + low) / divisor, correctly rounded, or -1. The dividend is held exactly as a sum of two doubles; the
 * quotient's error is computed to 2^-50 of itself, and the result accepted only if it is the same at both ends of that
 * interval (Ziv's rounding test).
 */
function divideExactly(high: number, scale: number, low: number, divisor: number): number {
  const product = high * scale;
  const sum = product + low;
  const part = sum - product;
  const rest = product - (sum - part) + (low - part) + productError(high, scale, product);
  const quotient = sum / divisor;
  const back = quotient * divisor;
  const correction = (sum - back - productError(quotient, divisor, back) + rest) / divisor;
  const slack = Math.abs(correction) * 2 ** -48;
  const value = quotient + (correction + slack);
  return value === quotient + (correction - slack) ? value : -1;
}

/** One piece of memory, seen as what each of its readers is fastest with. */
export interface Memory {
  /** For scanning: on a Buffer, which is a subclass, the same loops take a tenth longer. */
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

/** A larger piece that begins with what the smaller one holds. */
export function enlargeMemory(memory: Memory, size: number): Memory {
  const larger = allocateMemory(size);
  larger.bytes.set(memory.bytes);
  return larger;
}
