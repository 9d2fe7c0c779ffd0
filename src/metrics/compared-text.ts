/** A text with what comparing it takes, each worked out once and only where it is needed. */
const AUTOJUNK_FROM = 200;
const HIGH_SURROGATES = /[\ud800-\udbff]/;

/** Bits of a word that are used: two words and a carry then add up within a 32-bit integer. */
const WORD_BITS = 30;

export class ComparedText {
  readonly text: string;
  #points: Uint32Array | null = null;
  #counts: ReadonlyMap<number, number> | null = null;
  #positions: ReadonlyMap<number, readonly number[]> | null = null;
  #popular: ReadonlyMap<number, readonly number[]> | null = null;
  #masks: ReadonlyMap<number, Int32Array> | null = null;

  constructor(text: string) {
    this.text = text;
  }

  /** Code points: what Python's strings are made of. */
  get points(): Uint32Array {
    return (this.#points ??= codePoints(this.text));
  }

  /** In code points. */
  get length(): number {
    return this.points.length;
  }

  /** How often each character stands in it. */
  get counts(): ReadonlyMap<number, number> {
    return (this.#counts ??= countPoints(this.points));
  }

  /** Where each character stands, ascending; with `autojunk` without those that difflib calls popular. */
  positions(autojunk: boolean): ReadonlyMap<number, readonly number[]> {
    const all = (this.#positions ??= findPositions(this.points));
    if (!autojunk || this.length < AUTOJUNK_FROM) {
      return all;
    }
    return (this.#popular ??= withoutPopular(all, this.length));
  }

  /** For each character a bit per position where it stands, WORD_BITS to a word. */
  get masks(): ReadonlyMap<number, Int32Array> {
    return (this.#masks ??= buildMasks(this.points));
  }
}

function codePoints(text: string): Uint32Array {
  const points = new Uint32Array(text.length);
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

function countPoints(points: Uint32Array): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const point of points) {
    counts.set(point, (counts.get(point) ?? 0) + 1);
  }
  return counts;
}

function findPositions(points: Uint32Array): ReadonlyMap<number, readonly number[]> {
  const characterPositions = new Map<number, number[]>();
  points.forEach((point, at) => {
    const list = characterPositions.get(point);
    if (list === undefined) {
      characterPositions.set(point, [at]);
    } else {
      list.push(at);
    }
  });
  return characterPositions;
}

function withoutPopular(
  positions: ReadonlyMap<number, readonly number[]>,
  length: number,
): ReadonlyMap<number, readonly number[]> {
  const most = Math.floor(length / 100) + 1;
  return new Map([...positions].filter(([, list]) => list.length <= most));
}

function buildMasks(points: Uint32Array): ReadonlyMap<number, Int32Array> {
  const masks = new Map<number, Int32Array>();
  const words = Math.ceil(points.length / WORD_BITS);
  points.forEach((point, at) => {
    let mask = masks.get(point);
    if (mask === undefined) {
      masks.set(point, (mask = new Int32Array(words)));
    }
    const word = Math.floor(at / WORD_BITS);
    mask[word] = mask[word] | (1 << (at % WORD_BITS));
  });
  return masks;
}

// How much two texts can have in common at most, cheaply.

const WORD = 2 ** WORD_BITS - 1;

/** Size of the intersection of the two multisets of characters (difflib's quick_ratio). */
export function commonCharacters(a: ComparedText, b: ComparedText): number {
  const [few, many] = a.counts.size <= b.counts.size ? [a.counts, b.counts] : [b.counts, a.counts];
  let common = 0;
  for (const [point, count] of few) {
    common += Math.min(count, many.get(point) ?? 0);
  }
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
  const spareA = points.length - needed;
  const spareB = b.length - needed;
  if (spareA < 0 || spareB < 0) {
    return false;
  }
  // A bit goes to 0 where one more character of b is in the subsequence.
  const open = new Int32Array(Math.ceil(b.length / WORD_BITS)).fill(WORD);
  for (let row = 0; row < points.length; row++) {
    const mask = masks.get(points[row]);
    if (mask !== undefined) {
      const from = Math.max(Math.floor((row - spareA) / WORD_BITS), 0);
      const to = Math.min(Math.floor((row + spareB) / WORD_BITS) + 1, open.length);
      advanceMatches(open, mask, from, to);
    }
    const looks = row % LOOK_EVERY === LOOK_EVERY - 1;
    if (looks && row + 1 - countZeroBits(open) > spareA) {
      return false;
    }
  }
  return countZeroBits(open) >= needed;
}

/** One more character of a. Words beyond the range stay: without a match there they would not change. */
function advanceMatches(open: Int32Array, mask: Int32Array, from: number, to: number): void {
  let carry = 0;
  for (let at = from; at < to; at++) {
    const before = open[at];
    const here = before & mask[at];
    const sum = before + here + carry;
    carry = sum >>> WORD_BITS;
    open[at] = (sum | (before ^ here)) & WORD;
  }
}

function countZeroBits(words: Int32Array): number {
  let count = 0;
  for (const word of words) {
    count += countBits(~word & WORD);
  }
  return count;
}

/** Bits that are 1, pairs, nibbles and bytes at a time. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
