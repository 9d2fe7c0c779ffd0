/**
 * The one-sided paired sign-flip test (Fisher, The Design of Experiments, 1935, sec. 21): were
 * better and worse equally likely for every block, how often would the sum fall at least as far as
 * it did? Anyone can compute the same p:
 *
 * - A difference is now minus before, so that a loss is negative. Those of at most 1e-12 are no
 *   change. All blocks of the bucket, changed or not, are numbered from 0 in the order of their
 *   case ids.
 * - Up to 20 that changed: p = the share of all 2^n assignments of signs whose sum is at most the
 *   observed one + 1e-9.
 * - Beyond: 20,000 rounds, p = (1 + c) / 20,001, with c the rounds whose sum is at most the
 *   observed one + 1e-9 (Phipson & Smyth 2010). The signs come from one SplitMix64 with seed 1: its
 *   64-bit draw number floor(i / 64) x 20,000 + r, counted from 0, holds the signs of the blocks i
 *   in round r; bit i mod 64, from the least significant, tells whether block i is flipped. Each
 *   block has its own bit, so that improving one re-deals no other's.
 *
 * With F the sum of the differences that are flipped, a signed sum is total - 2F: it is at most the
 * observed one where F is at least 0. So a difference that grows never lowers p, but for what the
 * draws miss where the 21st block changes.
 */
import { splitMix64 } from "./random.ts";

/** Differences up to this size are no change: two sums of the same values may differ by so much. */
export const NO_CHANGE = 1e-12;
/** Up to this many changed blocks all assignments of signs are counted. */
export const EXACT_BLOCKS = 20;
/** Beyond that, so many random assignments are drawn. */
export const ROUNDS = 20_000;
/** The signs that one draw holds: its 64 bits. */
const DRAW_BITS = 64;
/** Rounds whose random words are drawn together, to bound the memory. */
const ROUNDS_AT_ONCE = 500;
/** A fixed seed, so that the same differences always have the same p. */
const SEED = 1;
/** Sums this close are ties, and ties count as "at least as far". */
const TIE = 1e-9;
/** Total - 2F is at most total + TIE: the least sum F of flipped differences that counts. */
const LEAST_FLIPPED_SUM = -TIE / 2;

/**
 * Returns the p of a fall; 1 if nothing changed. `differences`: now minus before, one for each
 * block, in the order of the blocks.
 */
export function signFlipP(differences: readonly number[]): number {
  const changed = differences.filter((each) => Math.abs(each) > NO_CHANGE);
  return changed.length > EXACT_BLOCKS ? drawnFlipP(differences) : exactFlipP(changed);
}

/**
 * Returns the exact p: of the 2^n subsets that may be flipped, the share that sums to 0 or more. To
 * take 2^(n/2) steps, the differences are split into two halves, and the subset sums of each are
 * sorted. For each sum of the left half a pointer then finds the sums of the right half that
 * suffice (Horowitz & Sahni, J. ACM 21, 1974).
 */
function exactFlipP(changed: readonly number[]): number {
  const half = Math.ceil(changed.length / 2);
  const leftSums = sortedSubsetSums(changed.slice(0, half));
  const rightSums = sortedSubsetSums(changed.slice(half));
  let count = 0;
  // Right sums from this index on suffice. A larger left sum needs a smaller right one, so it only
  // moves down.
  let from = rightSums.length;
  for (const leftSum of leftSums) {
    while (from > 0 && leftSum + rightSums[from - 1] >= LEAST_FLIPPED_SUM) {
      from--;
    }
    count += rightSums.length - from;
  }
  return count / 2 ** changed.length;
}

function sortedSubsetSums(values: readonly number[]): Float64Array {
  const sums = new Float64Array(2 ** values.length);
  for (const [at, value] of values.entries()) {
    // The subsets with this value are those of the values before it, with it added.
    for (let i = 0; i < 2 ** at; i++) {
      sums[2 ** at + i] = sums[i] + value;
    }
  }
  return sums.sort();
}

/**
 * Returns the p of random rounds, each of which flips each difference by the throw of a coin: the
 * share of rounds that end as low as the run, with the run itself as one more round. A round does
 * if the differences that it flips sum to 0 or more.
 */
function drawnFlipP(differences: readonly number[]): number {
  // For each round the sum of the differences that it flips.
  const flippedSums = new Float64Array(ROUNDS);
  for (let from = 0; from < differences.length; from += DRAW_BITS) {
    const group = differences
      .slice(from, from + DRAW_BITS)
      .map((each) => (Math.abs(each) > NO_CHANGE ? each : 0));
    if (group.some((each) => each !== 0)) {
      addFlipped(flippedSums, group, from / DRAW_BITS);
    }
  }
  const asLowCount = flippedSums.filter((sum) => sum >= LEAST_FLIPPED_SUM).length;
  return (1 + asLowCount) / (1 + ROUNDS);
}

/**
 * Adds to each round's sum those of up to 64 differences that the round flips. `groupsBefore`: how
 * many groups of 64 are before these. The loop over the rounds of one draw is a function of its own
 * (addWords), which the engine compiles early.
 */
function addFlipped(
  flippedSums: Float64Array,
  differences: readonly number[],
  groupsBefore: number,
): void {
  const random = splitMix64(SEED, groupsBefore * ROUNDS);
  const words = new Uint32Array(2 * ROUNDS_AT_ONCE);
  const sums = sumsByByte(differences);
  for (let round = 0; round < ROUNDS; round += ROUNDS_AT_ONCE) {
    random.draw(words);
    addWords(flippedSums.subarray(round, round + ROUNDS_AT_ONCE), words, sums);
  }
}

/**
 * Adds to each round's sum the differences that its two random words flip. The second word is the
 * low half of the draw and has the signs of the first 32 differences.
 */
function addWords(flippedSums: Float64Array, words: Uint32Array, sums: Float64Array): void {
  for (let round = 0; round < flippedSums.length; round++) {
    const lowWord = words[2 * round + 1];
    const highWord = words[2 * round];
    // The sums of the last 32 differences begin at 4 x 256: behind four bytes of 256 values each.
    flippedSums[round] += sumFlipped(sums, 0, lowWord) + sumFlipped(sums, 1024, highWord);
  }
}

/**
 * Returns the sum of the differences that a word of 32 signs flips. From index `from` on, `sums` has
 * four tables of 256 sums, one for each byte of the word, the lowest first (sumsByByte).
 */
function sumFlipped(sums: Float64Array, from: number, word: number): number {
  const low = sums[from + (word & 255)] + sums[from + 256 + ((word >>> 8) & 255)];
  return low + sums[from + 512 + ((word >>> 16) & 255)] + sums[from + 768 + (word >>> 24)];
}

/**
 * Returns one table of 256 sums for each eight differences: at 256 x group + byte the sum of those
 * that the bits of the byte choose. With byte 0b101 of group 0 these are differences 0 and 2.
 */
function sumsByByte(differences: readonly number[]): Float64Array {
  const sums = new Float64Array(8 * 256);
  for (let at = 0; at < DRAW_BITS; at++) {
    const from = 256 * (at >>> 3);
    const bit = 1 << (at & 7);
    // The bytes whose highest bit is this one are the bytes below it, with this difference added.
    for (let i = 0; i < bit; i++) {
      sums[from + bit + i] = sums[from + i] + (differences[at] ?? 0);
    }
  }
  return sums;
}
