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

/**
 * Length of the longest common subsequence, which no set of matching blocks exceeds: they are one. A bit for each
 * position of b, that many at a step: Hyyrö (2004), Bit-parallel LCS-length computation revisited.
 */
export function commonSubsequence(a: ComparedText, b: ComparedText): number {
  const words = Math.ceil(b.length / WORD_BITS);
  // A bit goes to 0 where one more character of b is in the subsequence.
  const open = new Int32Array(words).fill(WORD);
  const { masks } = b;
  for (const point of a.points) {
    const mask = masks.get(point);
    if (mask === undefined) continue;
    let carry = 0;
    for (let at = 0; at < words; at++) {
      const before = open[at]!;
      const here = mask[at]!;
      const sum = before + (before & here) + carry;
      carry = sum >>> WORD_BITS;
      open[at] = (sum | (before & ~here)) & WORD;
    }
  }
  return zeros(open);
}

function zeros(words: Int32Array): number {
  let count = 0;
  for (const word of words) {
    for (let left = ~word & WORD; left !== 0; left &= left - 1) count++;
  }
  return count;
}
