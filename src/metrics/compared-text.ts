/** Texts prepared for sequence-matcher.ts, and quick upper bounds of what two have in common. */
import { countItems, addToList } from "../model/lookup.ts";

/** difflib's autojunk ignores frequent characters in texts of at least so many characters. */
const AUTOJUNK_FROM = 200;
/** Matches the first half of a character that takes two UTF-16 units, such as an emoji. */
const HIGH_SURROGATES = /[\ud800-\udbff]/;

/** Used bits of an integer in a bit mask: the sum of two and a carry still fits into 32 bits. */
const WORD_BITS = 30;

/**
 * A text with what is needed to compare it with others (sequence-matcher.ts). Each part is computed
 * when it is first asked for.
 */
export class ComparedText {
  readonly text: string;
  #points: Uint32Array | null = null;
  #counts: ReadonlyMap<number, number> | null = null;
  #positions: ReadonlyMap<number, readonly number[]> | null = null;
  #rarePositions: ReadonlyMap<number, readonly number[]> | null = null;
  #masks: ReadonlyMap<number, Int32Array> | null = null;

  constructor(text: string) {
    this.text = text;
  }

  /** The code points, which are the characters of Python's strings; keys of the maps below. */
  get points(): Uint32Array {
    return (this.#points ??= codePoints(this.text));
  }

  get length(): number {
    return this.points.length;
  }

  /** How often each character is in the text. */
  get counts(): ReadonlyMap<number, number> {
    return (this.#counts ??= countItems(this.points));
  }

  /**
   * The positions of each character, ascending. With `autojunk`, in a text of AUTOJUNK_FROM
   * characters or more, without the frequent characters.
   */
  positions(autojunk: boolean): ReadonlyMap<number, readonly number[]> {
    const all = (this.#positions ??= findPositions(this.points));
    if (!autojunk || this.length < AUTOJUNK_FROM) {
      return all;
    }
    return (this.#rarePositions ??= withoutPopular(all, this.length));
  }

  /** For each character a bit mask with a 1 at each of its positions, WORD_BITS to an integer. */
  get masks(): ReadonlyMap<number, Int32Array> {
    return (this.#masks ??= buildMasks(this.points));
  }
}

function codePoints(text: string): Uint32Array {
  const points = new Uint32Array(text.length);
  // Without surrogates each UTF-16 unit is a code point. That loop is faster.
  if (!HIGH_SURROGATES.test(text)) {
    for (let at = 0; at < text.length; at++) {
      points[at] = text.charCodeAt(at);
    }
    return points;
  }
  let count = 0;
  for (const character of text) {
    points[count++] = character.codePointAt(0) ?? 0;
  }
  return points.subarray(0, count);
}

function findPositions(points: Uint32Array): ReadonlyMap<number, readonly number[]> {
  const characterPositions = new Map<number, number[]>();
  points.forEach((point, at) => addToList(characterPositions, point, at));
  return characterPositions;
}

/**
 * Returns the positions without the characters that difflib calls popular: those that make up more
 * than 1 % of the text.
 */
function withoutPopular(
  positions: ReadonlyMap<number, readonly number[]>,
  length: number,
): ReadonlyMap<number, readonly number[]> {
  // As difflib computes 1 %.
  const most = Math.floor(length / 100) + 1;
  return new Map([...positions].filter(([, list]) => list.length <= most));
}

/** Returns for each character its positions in the text, as bits in integers of WORD_BITS. */
function buildMasks(points: Uint32Array): ReadonlyMap<number, Int32Array> {
  const masks = new Map<number, Int32Array>();
  const words = Math.ceil(points.length / WORD_BITS);
  points.forEach((point, at) => {
    const mask = masks.get(point) ?? new Int32Array(words);
    masks.set(point, mask);
    const word = Math.floor(at / WORD_BITS);
    const bit = 1 << (at % WORD_BITS);
    mask[word] = mask[word] | bit;
  });
  return masks;
}

// Upper bounds of what two texts have in common, which cost less than matching them.

/** An integer with all WORD_BITS at 1. */
const ALL_ONES = 2 ** WORD_BITS - 1;

/**
 * Returns how many characters both have, in any order: each as often as in the text that has it
 * less often. It is an upper bound of what can match, as in difflib's quick_ratio.
 */
export function commonCharacters(a: ComparedText, b: ComparedText): number {
  const [few, many] = a.counts.size <= b.counts.size ? [a.counts, b.counts] : [b.counts, a.counts];
  let common = 0;
  for (const [point, count] of few) {
    common += Math.min(count, many.get(point) ?? 0);
  }
  return common;
}

/** After so many characters of a, `sharesSubsequence` checks whether the rest can still suffice. */
const CHECK_EVERY = 64;

/**
 * Whether the longest common subsequence of the texts has at least `needed` characters. difflib's
 * matching blocks are a common subsequence, so they never have more. Bit-parallel, after Hyyrö
 * (2004), Bit-parallel LCS-length computation revisited.
 */
export function sharesSubsequence(a: ComparedText, b: ComparedText, needed: number): boolean {
  const { points } = a;
  const { masks } = b;
  // How many characters of each text may stay unmatched.
  const spareA = points.length - needed;
  const spareB = b.length - needed;
  if (spareA < 0 || spareB < 0) {
    return false;
  }
  // A bit for each position of b. It is 0 if b up to there has one more character in common with
  // the rows so far than without it: so the subsequence is as long as there are bits at 0. With
  // "abc" and b "xac" the bits of x, a and c are 1, 0, 1 after row "a", and 1, 0, 0 after row "c",
  // for "ac". Bits behind b's end match nothing and stay 1.
  const open = new Int32Array(Math.ceil(b.length / WORD_BITS)).fill(ALL_ONES);
  for (let row = 0; row < points.length; row++) {
    const mask = masks.get(points[row]);
    if (mask !== undefined) {
      // This character can only match in b from row - spareA to row + spareB. Further to the left,
      // over spareA characters of a stay unmatched; further to the right, over spareB of b.
      const from = Math.max(Math.floor((row - spareA) / WORD_BITS), 0);
      const to = Math.min(Math.floor((row + spareB) / WORD_BITS) + 1, open.length);
      advanceMatches(open, mask, from, to);
    }
    const isCheckDue = row % CHECK_EVERY === CHECK_EVERY - 1;
    if (isCheckDue) {
      const unmatchedOfA = row + 1 - countZeroBits(open);
      if (unmatchedOfA > spareA) {
        return false;
      }
    }
  }
  return countZeroBits(open) >= needed;
}

/**
 * Extends the subsequence by one more character of a, whose positions in b are the bits of `mask`:
 * changes the integers of `open` from index `from` up to, but not including, `to`. This is Hyyrö's
 * step V' = (V + (V & M)) | (V & ~M), for a number V of many integers: each sum carries into the
 * next one.
 */
function advanceMatches(open: Int32Array, mask: Int32Array, from: number, to: number): void {
  let carry = 0;
  for (let at = from; at < to; at++) {
    const oldWord = open[at];
    const matches = oldWord & mask[at];
    const sum = oldWord + matches + carry;
    carry = sum >>> WORD_BITS;
    // `matches` is a part of `oldWord`, so that V & ~M is V ^ M.
    open[at] = (sum | (oldWord ^ matches)) & ALL_ONES;
  }
}

function countZeroBits(words: Int32Array): number {
  let count = 0;
  for (const word of words) {
    count += countBits(~word & ALL_ONES);
  }
  return count;
}

/** Returns the number of bits at 1: added up in pairs, then in groups of four, then in bytes. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
