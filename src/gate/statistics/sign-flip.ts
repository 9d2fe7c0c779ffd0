/**
 * The one-sided paired sign-flip test (Fisher, The Design of Experiments, 1935, sec. 21): were better and worse equally
 * likely for every block, how often would the sum fall at least as far as it did? Anyone can compute the same p:
 *
 * - A difference is run minus baseline, signed so that a loss is negative. Those of at most 1e-12 are left out; the
 *   others are numbered from 0 in the order given.
 * - Up to 20 of them: p = the share of all 2^n assignments of signs whose sum is at most the observed one + 1e-9.
 * - Beyond: 20,000 rounds, p = (1 + c) / 20,001, with c the rounds whose sum is at most the observed one + 1e-9
 *   (Phipson & Smyth 2010). The signs come from one SplitMix64 with seed 1: its 64-bit draw number
 *   floor(i / 64) x 20,000 + r, counted from 0, holds the signs of the differences i in round r; bit i mod 64, from the
 *   least significant, tells whether difference i is flipped.
 */
import { splitMix64 } from "./random.ts";
import { subsetsFrom } from "./subset-sums.ts";

/** Differences up to this size are no change: the rounding of two ways to sum the same values. */
export const NO_CHANGE = 1e-12;
/** Up to this many changed blocks all assignments of signs are counted. */
export const EXACT_BLOCKS = 20;
export const ROUNDS = 20_000;
const SEED = 1;
/** Sums this close are ties, and ties count as "at least as far". */
const TIE = 1e-9;

export interface SignFlipTest {
  /** P(a sum as low as this or lower); 1 where nothing changed. */
  readonly p: number;
  readonly method: "exact" | "monte_carlo";
}

export function signFlipTest(differences: readonly number[]): SignFlipTest {
  const changed = differences.filter((each) => Math.abs(each) > NO_CHANGE);
  if (changed.length > EXACT_BLOCKS) return { p: drawn(Float64Array.from(changed)), method: "monte_carlo" };
  return { p: counted(changed), method: "exact" };
}

/*
 * With T the sum of the sizes that get a minus, a signed sum is total - 2T: it is as low as the observed one where T
 * reaches the sum of the observed losses.
 */
function counted(changed: readonly number[]): number {
  const losses = changed.reduce((sum, each) => (each < 0 ? sum - each : sum), 0);
  return subsetsFrom(changed.map(Math.abs), losses - TIE / 2) / 2 ** changed.length;
}

function drawn(changed: Float64Array): number {
  // Any flip of a loss raises the sum, and these draws flip one of the first 21 in each round.
  if (changed.every((each) => each < -TIE)) return 1 / (1 + ROUNDS);
  const totals = new Float64Array(ROUNDS);
  for (let from = 0; from < changed.length; from += 64) {
    addSigned(totals, changed.subarray(from, from + 64), signsOf(from / 64));
  }
  const observed = changed.reduce((sum, each) => sum + each, 0);
  let asLow = 0;
  for (const total of totals) if (total <= observed + TIE) asLow++;
  return (1 + asLow) / (1 + ROUNDS);
}

/** Adds up to 64 differences, signed by each round. The second of its two words has the signs of the first 32. */
function addSigned(totals: Float64Array, differences: Float64Array, signs: Uint32Array): void {
  addHalf(totals, differences.subarray(0, 32), signs, 1);
  if (differences.length > 32) addHalf(totals, differences.subarray(32), signs, 0);
}

/** A byte of signs is one look-up. */
function addHalf(totals: Float64Array, differences: Float64Array, signs: Uint32Array, half: number): void {
  const [a, b, c, d] = [0, 8, 16, 24].map((from) => sumsByByte(differences.subarray(from, from + 8)));
  for (let round = 0; round < ROUNDS; round++) {
    const word = signs[round * 2 + half]!;
    totals[round]! += a![word & 255]! + b![(word >>> 8) & 255]! + c![(word >>> 16) & 255]! + d![word >>> 24]!;
  }
}

/** For each of 256 bytes the sum of these (up to 8) differences, those whose bit is set flipped. */
function sumsByByte(differences: Float64Array): Float64Array {
  const sums = new Float64Array(256);
  for (let byte = 0; byte < 256; byte++) {
    let sum = 0;
    for (let bit = 0; bit < differences.length; bit++) {
      sum += (byte >>> bit) & 1 ? -differences[bit]! : differences[bit]!;
    }
    sums[byte] = sum;
  }
  return sums;
}

/** Drawn once and kept, since every test of a run asks for the same ones: 160 kB for 64 blocks, 10 MB at most. */
const columns: Uint32Array[] = [];
const MOST_COLUMNS = 64;
/** Of the columns beyond, one at a time. */
const beyond = new Uint32Array(ROUNDS * 2);

/** The draws for blocks 64 x column and up: high and low half of each round's. Read before the next call. */
function signsOf(column: number): Uint32Array {
  const known = columns[column];
  if (known !== undefined) return known;
  const words = column < MOST_COLUMNS ? new Uint32Array(ROUNDS * 2) : beyond;
  splitMix64(SEED, column * ROUNDS).draw(words);
  if (column < MOST_COLUMNS) columns[column] = words;
  return words;
}
