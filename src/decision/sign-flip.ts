/**
 * The one-sided paired sign-flip test (Fisher, The Design of Experiments, 1935, sec. 21): were better and worse equally
 * likely for every block, how often would the sum fall at least as far as it did? Anyone can compute the same p:
 *
 * - A difference is now minus before, so that a loss is negative. Those of at most 1e-12 are no change. All blocks of the
 *   bucket, changed or not, are numbered from 0 in the order of their case ids.
 * - Up to 20 that changed: p = the share of all 2^n assignments of signs whose sum is at most the observed one + 1e-9.
 * - Beyond: 20,000 rounds, p = (1 + c) / 20,001, with c the rounds whose sum is at most the observed one + 1e-9
 *   (Phipson & Smyth 2010). The signs come from one SplitMix64 with seed 1: its 64-bit draw number
 *   floor(i / 64) x 20,000 + r, counted from 0, holds the signs of the blocks i in round r; bit i mod 64, from the least
 *   significant, tells whether block i is flipped. Each block has its own bit, so that improving one re-deals no other's.
 *
 * With F the sum of the differences that are flipped, a signed sum is total - 2F: it is at most the observed one where F
 * is at least 0. So a difference that grows never lowers p, but for what the draws miss where the 21st block changes.
 */
import { splitMix64 } from "./random.ts";

/** Differences up to this size are no change: the rounding of two ways to sum the same values. */
export const NO_CHANGE = 1e-12;
/** Up to this many changed blocks all assignments of signs are counted. */
export const EXACT_BLOCKS = 20;
/** Beyond that, so many random assignments are drawn. */
export const ROUNDS = 20_000;
/** Rounds whose random words are drawn together. */
const AT_ONCE = 500;
const SEED = 1;
/** Sums this close are ties, and ties count as "at least as far". */
const TIE = 1e-9;

/** Returns the p of a fall: P(a sum as low as the observed one or lower); 1 if nothing changed. */
export function signFlipP(differences: readonly number[]): number {
  const changed = differences.filter((each) => Math.abs(each) > NO_CHANGE);
  return changed.length > EXACT_BLOCKS ? drawnFlipP(differences) : exactFlipP(changed);
}

/**
 * Returns the exact p: of the 2^n subsets that may be flipped, the share that sums to 0 or more. It takes 2^(n/2) steps: the sums
 * of each half are sorted, and each pair of halves is found by two pointers (Horowitz & Sahni, J. ACM 21, 1974).
 */
function exactFlipP(changed: readonly number[]): number {
  const half = Math.ceil(changed.length / 2);
  const left = subsetSums(changed.slice(0, half));
  const right = subsetSums(changed.slice(half));
  let count = 0;
  let from = right.length;
  for (const each of left) {
    while (from > 0 && each + right[from - 1] >= -TIE / 2) {
      from--;
    }
    count += right.length - from;
  }
  return count / 2 ** changed.length;
}

/** Returns the sums of all subsets, ascending. */
function subsetSums(values: readonly number[]): Float64Array {
  const sums = new Float64Array(2 ** values.length);
  for (const [at, value] of values.entries()) {
    for (let i = 0; i < 2 ** at; i++) {
      sums[2 ** at + i] = sums[i] + value;
    }
  }
  return sums.sort();
}

/** Returns the p by 20,000 random rounds of flips. Differences that are no change count as 0. */
function drawnFlipP(differences: readonly number[]): number {
  const flipped = new Float64Array(ROUNDS);
  for (let from = 0; from < differences.length; from += 64) {
    const block = differences
      .slice(from, from + 64)
      .map((each) => (Math.abs(each) > NO_CHANGE ? each : 0));
    if (block.some((each) => each !== 0)) {
      addFlipped(flipped, block, from / 64);
    }
  }
  let asLow = 0;
  for (let round = 0; round < ROUNDS; round++) {
    if (flipped[round] >= -TIE / 2) {
      asLow++;
    }
  }
  return (1 + asLow) / (1 + ROUNDS);
}

/** Adds those of up to 64 differences that each round flips. Few words at a time: a short loop is soon compiled for good. */
function addFlipped(flipped: Float64Array, differences: readonly number[], column: number): void {
  const random = splitMix64(SEED, column * ROUNDS);
  const words = new Uint32Array(2 * AT_ONCE);
  const sums = sumsByByte(differences);
  for (let round = 0; round < ROUNDS; round += AT_ONCE) {
    random.draw(words);
    addWords(flipped.subarray(round, round + AT_ONCE), words, sums);
  }
}

/** Adds to each round the differences that its two random words flip; the second has the first 32 signs. */
function addWords(flipped: Float64Array, words: Uint32Array, sums: Float64Array): void {
  for (let round = 0; round < flipped.length; round++) {
    flipped[round] +=
      sumFlipped(sums, 0, words[2 * round + 1]) + sumFlipped(sums, 1024, words[2 * round]);
  }
}

/** Returns the sum of the differences that a word of 32 signs flips. `sums` are of sumsByByte, from the word's first byte on at `from`. */
function sumFlipped(sums: Float64Array, from: number, word: number): number {
  const low = sums[from + (word & 255)] + sums[from + 256 + ((word >>> 8) & 255)];
  return low + sums[from + 512 + ((word >>> 16) & 255)] + sums[from + 768 + (word >>> 24)];
}

/**
 * Returns, for each eight of these up to 64 differences and each value of a byte, the sum of those of
 * the eight whose bit is set in it. Entry 256 x eight + byte.
 */
function sumsByByte(differences: readonly number[]): Float64Array {
  const sums = new Float64Array(8 * 256);
  for (let at = 0; at < 64; at++) {
    const from = 256 * (at >>> 3);
    const bit = 1 << (at & 7);
    for (let i = 0; i < bit; i++) {
      sums[from + bit + i] = sums[from + i] + (differences[at] ?? 0);
    }
  }
  return sums;
}
