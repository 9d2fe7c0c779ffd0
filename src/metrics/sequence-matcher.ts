import { ComparedText, commonCharacters, sharesSubsequence } from "./compared-text.ts";

/**
 * How alike two texts are, as Python's difflib.SequenceMatcher(None, a, b).ratio() has it (Ratcliff & Obershelp):
 * 2 * matched / (|a| + |b|) over code points, 1 for two empty texts. Not symmetric. `autojunk` is difflib's default,
 * which in a second text of 200 characters or more starts no match at a character that makes up over 1 % of it; it
 * exists here to reproduce figures, since it makes near-identical long texts look unlike.
 */
export function sequenceRatio(a: string, b: string, autojunk: boolean): number {
  const left = new ComparedText(a);
  const right = new ComparedText(b);
  const total = left.length + right.length;
  if (total === 0) {
    return 1;
  }
  const matcher = new BlockMatcher(left, right, autojunk);
  while (matcher.matchNextStretch()) {}
  return (2 * matcher.matched) / total;
}

/**
 * Whether sequenceRatio(a, b, autojunk) >= threshold, with the same answer everywhere. Upper bounds come first, cheap
 * ones before dear ones: the lengths, the characters that both have, the longest common subsequence. All hold under
 * autojunk too, which only ever matches less. Then the full matching stops as soon as the answer is clear. Division is
 * monotonic, so comparing bounds after it decides as the ratio itself would.
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
  if (!isReached(Math.min(a.length, b.length))) {
    return false;
  }
  if (!isReached(commonCharacters(a, b))) {
    return false;
  }
  if (!sharesSubsequence(a, b, leastReaching(isReached, (threshold * total) / 2))) {
    return false;
  }
  const matcher = new BlockMatcher(a, b, autojunk);
  while (matcher.matchNextStretch()) {
    if (isReached(matcher.matched)) {
      return true;
    }
    if (!isReached(matcher.matched + matcher.open)) {
      return false;
    }
  }
  return isReached(matcher.matched);
}

/** The smallest count that reaches, near an estimate that rounding may have moved by one. */
function leastReaching(reaches: (matched: number) => boolean, estimate: number): number {
  let least = Math.floor(estimate) - 1;
  while (!reaches(least)) {
    least++;
  }
  return least;
}

interface Block {
  readonly a: number;
  readonly b: number;
  readonly size: number;
}

interface Stretch {
  readonly aFrom: number;
  readonly aTo: number;
  readonly bFrom: number;
  readonly bTo: number;
}

/** Finds the longest common block, then those on its left and right, one stretch at a step. */
class BlockMatcher {
  /** Characters in blocks found so far. */
  matched = 0;
  /** More than this can't be found in the stretches that are left. */
  open = 0;
  readonly #a: Uint32Array;
  readonly #b: Uint32Array;
  readonly #positions: ReadonlyMap<number, readonly number[]>;
  readonly #stretches: Stretch[] = [];
  /** Length of the common run that ends before a position of b, for this and the previous character of a. */
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

  /** False once nothing is left. */
  matchNextStretch(): boolean {
    const stretch = this.#stretches.pop();
    if (stretch === undefined) {
      return false;
    }
    this.open -= longestPossibleMatch(stretch);
    const { a, b, size } = this.#longest(stretch);
    this.matched += size;
    if (size === 0) {
      return true;
    }
    this.#push({ ...stretch, aTo: a, bTo: b });
    this.#push({ ...stretch, aFrom: a + size, bFrom: b + size });
    return true;
  }

  #push(stretch: Stretch): void {
    const most = longestPossibleMatch(stretch);
    if (most === 0) {
      return;
    }
    this.open += most;
    this.#stretches.push(stretch);
  }

  /** The longest block, of those the first in a, of those the first in b. */
  #longest(stretch: Stretch): Block {
    const { aFrom, aTo, bFrom, bTo } = stretch;
    let best: Block = { a: aFrom, b: bFrom, size: 0 };
    let touched: readonly number[] = [];
    for (let at = aFrom; at < aTo; at++) {
      const positions = this.#positions.get(this.#a[at]) ?? [];
      const runs = this.#runs;
      const previous = this.#previous;
      for (let index = findFirstPosition(positions, bFrom); index < positions.length; index++) {
        const other = positions[index];
        if (other >= bTo) {
          break;
        }
        const size = previous[other] + 1;
        runs[other + 1] = size;
        if (size > best.size) {
          best = { a: at - size + 1, b: other - size + 1, size };
        }
      }
      this.#forget(touched, stretch);
      touched = positions;
      [this.#runs, this.#previous] = [previous, runs];
    }
    this.#forget(touched, stretch);
    return this.#extended(best, stretch);
  }

  /** Zeroes the run lengths that were written into the older row for these positions. */
  #forget(touched: readonly number[], { bFrom, bTo }: Stretch): void {
    for (
      let index = findFirstPosition(touched, bFrom);
      index < touched.length && touched[index] < bTo;
      index++
    ) {
      this.#previous[touched[index] + 1] = 0;
    }
  }

  /** Grows the block over equal neighbours; those may be characters that autojunk ignored, and the block may be empty. */
  #extended(block: Block, { aFrom, aTo, bFrom, bTo }: Stretch): Block {
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

/** No more characters than this can match in a stretch. */
function longestPossibleMatch({ aFrom, aTo, bFrom, bTo }: Stretch): number {
  return Math.min(aTo - aFrom, bTo - bFrom);
}

/** Index of the first position that is at least `from`. */
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
