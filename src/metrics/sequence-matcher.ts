/** Compares texts as Python's difflib.SequenceMatcher does, so that other tools' figures agree. */
import { ComparedText, commonCharacters, sharesSubsequence } from "./compared-text.ts";

/**
 * Returns how alike two texts are, as Python's difflib.SequenceMatcher(None, a, b).ratio() does
 * (Ratcliff & Obershelp): 2 * matched / (|a| + |b|) over code points, 1 for two empty texts. Not
 * symmetric. `autojunk` is difflib's default: in a second text of 200 characters or more no match
 * starts at a character that makes up over 1 % of it. It is here only to reproduce figures, since
 * almost equal long texts look different with it.
 */
export function sequenceRatio(a: string, b: string, autojunk: boolean): number {
  const left = new ComparedText(a);
  const right = new ComparedText(b);
  const total = left.length + right.length;
  if (total === 0) {
    return 1;
  }
  const matcher = new BlockMatcher(left, right, autojunk);
  while (matcher.matchNextStretch()) {
    // Each step adds to `matcher.matched`, until no stretch is left.
  }
  return (2 * matcher.matched) / total;
}

/**
 * Whether sequenceRatio(a, b, autojunk) >= threshold, always with the same answer, but faster.
 * Upper bounds of `matched` are tried first, from cheap to costly: the shorter length, the
 * characters that both have, the longest common subsequence. They hold with autojunk, too, which
 * only takes matches away. Then the blocks are matched until the answer is clear.
 */
export function ratioAtLeast(
  a: ComparedText,
  b: ComparedText,
  threshold: number,
  autojunk: boolean,
): boolean {
  const total = a.length + b.length;
  if (total === 0) {
    return 1 >= threshold;
  }
  const isReached = (matched: number): boolean => (2 * matched) / total >= threshold;
  if (isReached(0)) {
    return true;
  }
  if (!isReached(Math.min(a.length, b.length)) || !isReached(commonCharacters(a, b))) {
    return false;
  }
  const estimate = (threshold * total) / 2;
  const leastMatched = findLeastCount(isReached, estimate);
  if (!sharesSubsequence(a, b, leastMatched)) {
    return false;
  }
  const matcher = new BlockMatcher(a, b, autojunk);
  while (matcher.matchNextStretch()) {
    if (isReached(matcher.matched)) {
      return true;
    }
    if (!isReached(matcher.matched + matcher.mostStillPossible)) {
      return false;
    }
  }
  return isReached(matcher.matched);
}

/**
 * Returns the smallest count that reaches the threshold. `estimate` is that count before it is
 * rounded. It may be wrong in its last bits, so the search starts one below.
 */
function findLeastCount(isReached: (matched: number) => boolean, estimate: number): number {
  let least = Math.floor(estimate) - 1;
  while (!isReached(least)) {
    least++;
  }
  return least;
}

/** Equal characters in both texts: from index `a` of the one and `b` of the other. */
interface Block {
  readonly a: number;
  readonly b: number;
  readonly size: number;
}

/** A part of both texts in which blocks are still to be found; `…To` is the index behind it. */
interface Stretch {
  readonly aFrom: number;
  readonly aTo: number;
  readonly bFrom: number;
  readonly bTo: number;
}

/**
 * Finds the longest common block of both texts, then those to its left and right, and so on. The
 * stretches that are left wait in a list, so that the caller can stop after any step, and deep
 * nesting takes no stack.
 */
class BlockMatcher {
  /** Characters in blocks found so far. */
  matched = 0;
  /** An upper bound of the characters that the remaining stretches can still match. */
  mostStillPossible = 0;
  readonly #a: Uint32Array;
  readonly #b: Uint32Array;
  /** Where each code point is in b, ascending; without those that autojunk ignores. */
  readonly #positions: ReadonlyMap<number, readonly number[]>;
  readonly #stretches: Stretch[] = [];
  /**
   * By index of b + 1, the length of the common run that ends at that character of b and the
   * current character of a; `#previous` is that of the previous character of a.
   */
  #runs: Int32Array;
  #previous: Int32Array;

  constructor(a: ComparedText, b: ComparedText, autojunk: boolean) {
    this.#a = a.points;
    this.#b = b.points;
    this.#positions = b.positions(autojunk);
    this.#runs = new Int32Array(b.length + 1);
    this.#previous = new Int32Array(b.length + 1);
    this.#push({ aFrom: 0, aTo: a.length, bFrom: 0, bTo: b.length });
  }

  /**
   * Takes one stretch, counts its longest common block in `matched`, and adds the parts to its left
   * and right as stretches. Returns false if no stretch was left.
   */
  matchNextStretch(): boolean {
    const stretch = this.#stretches.pop();
    if (stretch === undefined) {
      return false;
    }
    this.mostStillPossible -= longestPossibleMatch(stretch);
    const { a, b, size } = this.#findLongestBlock(stretch);
    this.matched += size;
    if (size === 0) {
      return true;
    }
    this.#push({ ...stretch, aTo: a, bTo: b });
    this.#push({ ...stretch, aFrom: a + size, bFrom: b + size });
    return true;
  }

  /** Adds a stretch unless it is empty in one of the texts. */
  #push(stretch: Stretch): void {
    const most = longestPossibleMatch(stretch);
    if (most === 0) {
      return;
    }
    this.mostStillPossible += most;
    this.#stretches.push(stretch);
  }

  /**
   * Returns the longest common block of the stretch, of size 0 if there is none. Of equal ones it
   * is the first in a, then the first in b. Reads a once; for each of its characters, only the
   * places of b that have the same one are looked at.
   */
  #findLongestBlock(stretch: Stretch): Block {
    const { aFrom, aTo, bFrom, bTo } = stretch;
    // `runs` is filled for the current character of a, `previous` was for the one before. Both are
    // all zero between calls, so only the places that were written are zeroed.
    let best: Block = { a: aFrom, b: bFrom, size: 0 };
    let writtenPositions: readonly number[] = [];
    for (let aIndex = aFrom; aIndex < aTo; aIndex++) {
      const positions = this.#positions.get(this.#a[aIndex]) ?? [];
      const runs = this.#runs;
      const previous = this.#previous;
      for (let index = findFirstPosition(positions, bFrom); index < positions.length; index++) {
        const bIndex = positions[index];
        if (bIndex >= bTo) {
          break;
        }
        const size = previous[bIndex] + 1;
        runs[bIndex + 1] = size;
        if (size > best.size) {
          best = { a: aIndex - size + 1, b: bIndex - size + 1, size };
        }
      }
      // The older row becomes the next one to write, so it must be empty.
      this.#clearPrevious(writtenPositions, stretch);
      writtenPositions = positions;
      [this.#runs, this.#previous] = [previous, runs];
    }
    this.#clearPrevious(writtenPositions, stretch);
    return this.#extendBlock(best, stretch);
  }

  /** Zeroes what the older row has at these positions of b, within the stretch. */
  #clearPrevious(positions: readonly number[], { bFrom, bTo }: Stretch): void {
    for (
      let index = findFirstPosition(positions, bFrom);
      index < positions.length && positions[index] < bTo;
      index++
    ) {
      this.#previous[positions[index] + 1] = 0;
    }
  }

  /**
   * Returns the block, which may be empty, extended over equal characters next to it: those may be
   * characters that autojunk ignores.
   */
  #extendBlock(block: Block, { aFrom, aTo, bFrom, bTo }: Stretch): Block {
    let { a, b, size } = block;
    while (a > aFrom && b > bFrom && this.#a[a - 1] === this.#b[b - 1]) {
      a--;
      b--;
      size++;
    }
    while (a + size < aTo && b + size < bTo && this.#a[a + size] === this.#b[b + size]) {
      size++;
    }
    return { a, b, size };
  }
}

function longestPossibleMatch({ aFrom, aTo, bFrom, bTo }: Stretch): number {
  return Math.min(aTo - aFrom, bTo - bFrom);
}

/** Returns the index of the first of the ascending positions from `from` on, else their number. */
function findFirstPosition(positions: readonly number[], from: number): number {
  if (from === 0) {
    return 0;
  }
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (positions[middle] < from) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
