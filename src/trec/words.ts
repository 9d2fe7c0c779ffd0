/** Columns four bytes at a time: where they end, and hashes of them. */

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
export function bytesBefore(bits: number): number {
  return (31 - Math.clz32(bits & -bits)) >> 3;
}

const PRIME = 0x9e3779b1;
/** PRIME to the power of the index, modulo 2^32. */
const POWERS = Int32Array.of(1, PRIME, 0xffe6cc61, 0xcc042811);

/** One step of a polynomial in PRIME, whose terms the kernel can compute side by side. */
export function mixWord(hash: number, word: number): number {
  return (Math.imul(hash, PRIME) + word) | 0;
}

/** As if words of zeros followed, up to a multiple of four words; `full` words came before the last, partial one. */
export function padHash(hash: number, full: number): number {
  return Math.imul(hash, POWERS[3 - (full & 3)]!);
}

/** The first `count` bytes of a word, 0 to 3 of them; the rest zero. */
export function firstBytesOf(word: number, count: number): number {
  return word & ((1 << (count << 3)) - 1);
}

/** Little-endian words, the last one always partial and maybe empty. Equal hashes are always confirmed byte by byte. */
export function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0;
  let at = from;
  for (; to - at >= 4; at += 4) hash = mixWord(hash, wordAt(bytes, at, 4));
  return padHash(mixWord(hash, wordAt(bytes, at, to - at)), (to - from) >> 2);
}

function wordAt(bytes: Uint8Array, at: number, count: number): number {
  let word = 0;
  for (let byte = 0; byte < count; byte++) word |= bytes[at + byte]! << (8 * byte);
  return word;
}
