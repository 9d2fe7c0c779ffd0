/** How much two texts can have in common at most, cheaply. */
import { type ComparedText, WORD_BITS } from "./compared-text.ts";

const WORD = 2 ** WORD_BITS - 1;

/** Size of the intersection of the two multisets of characters (difflib's quick_ratio). */
export function commonCharacters(a: ComparedText, b: ComparedText): number {
  const [few, many] = a.counts.size <= b.counts.size ? [a.counts, b.counts] : [b.counts, a.counts];
  let common = 0;
  for (const [point, count] of few) common += Math.min(count, many.get(point) ?? 0);
  return common;
}

/** Rows between two looks at whether what is left can still suffice. */
const LOOK_EVERY = 64;

/**
 * Whether the longest common subsequence has at least `needed` characters; matching blocks are one, so they match no
 * more than it has. A bit for each position of b, a word of them at a step: Hyyrö (2004), Bit-parallel LCS-length
 * computation revisited. A pair of positions further apart than either text can leave unmatched is never looked at.
 */
export function sharesSubsequence(a: ComparedText, b: ComparedText, needed: number): boolean {
  const { points } = a;
  const { masks } = b;
  const [spareA, spareB] = [points.length - needed, b.length - needed];
  if (spareA < 0 || spareB < 0) return false;
  // A bit goes to 0 where one more character of b is in the subsequence.
  const open = new Int32Array(Math.ceil(b.length / WORD_BITS)).fill(WORD);
  for (let row = 0; row < points.length; row++) {
    const mask = masks.get(points[row]!);
    if (mask !== undefined) {
      const from = Math.max(Math.floor((row - spareA) / WORD_BITS), 0);
      const to = Math.min(Math.floor((row + spareB) / WORD_BITS) + 1, open.length);
      advance(open, mask, from, to);
    }
    if (row % LOOK_EVERY === LOOK_EVERY - 1 && row + 1 - zeros(open) > spareA) return false;
  }
  return zeros(open) >= needed;
}

/** One more character of a. Words beyond the range stay: without a match there they would not change. */
function advance(open: Int32Array, mask: Int32Array, from: number, to: number): void {
  let carry = 0;
  for (let at = from; at < to; at++) {
    const before = open[at]!;
    const here = before & mask[at]!;
    const sum = before + here + carry;
    carry = sum >>> WORD_BITS;
    open[at] = (sum | (before ^ here)) & WORD;
  }
}

function zeros(words: Int32Array): number {
  let count = 0;
  for (const word of words) count += bitsOf(~word & WORD);
  return count;
}

/** Bits that are 1, pairs, nibbles and bytes at a time. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
