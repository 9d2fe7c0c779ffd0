/** Could deltas like these be chance? Tests that assume nothing but that better and worse are equally likely. */
import { EPSILON } from "../rules.ts";
import { splitMix64 } from "./random.ts";
import { subsetsFrom } from "./subset-sums.ts";

export interface SignTest {
  /** P(a split at least as uneven), either way. */
  readonly twoSided: number;
  /** P(at least as many losses). */
  readonly worse: number;
}

/** The sign test (Dixon & Mood 1946): exact binomial probabilities, ties dropped. 1 where nothing differs. */
export function signTest(wins: number, losses: number): SignTest {
  const n = wins + losses;
  return {
    twoSided: Math.min(1, 2 * binomialTail(n, Math.max(wins, losses))),
    worse: binomialTail(n, losses),
  };
}

/** P(X >= k) for n fair coins. Exact as long as the numbers of outcomes are below 2^53, to 1e-12 beyond. */
export function binomialTail(n: number, k: number): number {
  if (k <= 0) return 1;
  if (2 * k <= n) return 1 - binomialTail(n, n - k + 1);
  let sum = 0;
  let term = binomialTerm(n, k);
  for (let i = k; i <= n && term > 0; i++) {
    sum += term;
    term = (term * (n - i)) / (i + 1);
  }
  return sum;
}

/** C(n, k) / 2^n; halved on the way wherever the product would grow, since C(1030, 515) alone overflows. */
function binomialTerm(n: number, k: number): number {
  let product = 1;
  let halvings = n;
  for (let i = 1; i <= n - k; i++) {
    product = (product * (k + i)) / i;
    for (; product > 2 ** 40 && halvings > 0; halvings--) product /= 2;
  }
  return product * 2 ** -halvings;
}

export interface PermutationTest {
  /** Two-sided: P(|sum of the deltas with random signs| >= |their sum|). */
  readonly p: number;
  /** `exact` counts every assignment of signs; `monte_carlo` draws 9,999 (fewer above 8,000 deltas) and adds this one. */
  readonly method: "exact" | "monte_carlo";
}

/** Up to this many deltas that differ, all 2^n assignments are counted, whatever the values. */
export const ENUMERATED = 32;
/** Additions that counting on a grid may take: about 10 ms. */
const GRID_WORK = 10_000_000;
const LOOKUPS = 20_000_000;

/** The paired sign-flip test (Fisher 1935, sec. 21), seeded where the deltas are too many and too uneven to count. */
export function permutationTest(deltas: readonly number[], seed: number): PermutationTest {
  const sizes = deltas.map(Math.abs).filter((size) => size > EPSILON);
  const sum = Math.abs(deltas.reduce((total, delta) => total + delta, 0));
  if (sum <= EPSILON) return { p: 1, method: "exact" };
  if (sizes.length <= ENUMERATED) return { p: enumerated(sizes, sum), method: "exact" };
  const grid = onGrid(sizes);
  if (grid !== null) return { p: countedOnGrid(grid, Math.round(sum * grid.perUnit)), method: "exact" };
  return { p: drawnSigns(Float64Array.from(sizes), sum, seed), method: "monte_carlo" };
}

/*
 * With T the sum of the sizes that get a plus, the signed sum is 2T - total, so |2T - total| >= sum on both sides of a
 * symmetric distribution: p = 2 P(T >= (total + sum) / 2).
 */
function threshold(sizes: readonly number[], sum: number): number {
  return (sizes.reduce((total, size) => total + size, 0) + sum) / 2;
}

function enumerated(sizes: readonly number[], sum: number): number {
  const count = subsetsFrom(sizes, threshold(sizes, sum) - EPSILON);
  return Math.min(1, (2 * count) / 2 ** sizes.length);
}

interface Grid {
  readonly steps: readonly number[];
  readonly perUnit: number;
}

/** Denominators to try: shares of few targets, precision at k, and 1/rank up to rank 10 (2520 = lcm of 1 to 10). */
const DENOMINATORS: readonly number[] = [...Array.from({ length: 120 }, (_, i) => i + 1), 840, 2520];

/** The sizes as whole numbers of a common step, where they have one and counting on it is quick. */
function onGrid(sizes: readonly number[]): Grid | null {
  const perUnit = DENOMINATORS.find((each) =>
    sizes.every((size) => Math.abs(size * each - Math.round(size * each)) <= EPSILON * each),
  );
  if (perUnit === undefined) return null;
  const steps = sizes.map((size) => Math.round(size * perUnit));
  const range = steps.reduce((total, step) => total + step, 0);
  return (range * steps.length) / 2 > GRID_WORK ? null : { steps, perUnit };
}

/** The distribution of T, one size after the other; probabilities, since counts of 2^n would overflow. */
function countedOnGrid({ steps }: Grid, sum: number): number {
  // Whole, since a sum of steps and their total are both even or both odd.
  const least = threshold(steps, sum);
  const range = steps.reduce((total, step) => total + step, 0);
  const probability = new Float64Array(range + 1);
  probability[0] = 1;
  let reached = 0;
  for (const step of steps) {
    reached += step;
    for (let at = reached; at >= 0; at--) {
      const shifted = at >= step ? probability[at - step]! : 0;
      probability[at] = (probability[at]! + shifted) / 2;
    }
  }
  let tail = 0;
  for (let at = range; at >= least; at--) tail += probability[at]!;
  return Math.min(1, 2 * tail);
}

/** (b + 1) / (m + 1): this assignment is one of those drawn, so p is never 0 (Phipson & Smyth 2010). */
function drawnSigns(sizes: Float64Array, sum: number, seed: number): number {
  const tables = fourSigned(sizes);
  const fours = tables.length / 16;
  const rounds = Math.max(1999, Math.min(9999, Math.floor(LOOKUPS / fours)));
  const words = new Uint32Array(Math.ceil(fours / 8));
  const random = splitMix64(seed);
  let extreme = 0;
  for (let round = 0; round < rounds; round++) {
    random.draw(words);
    let total = 0;
    for (let four = 0; four < fours; four++) {
      const signs = (words[four >>> 3]! >>> ((four & 7) * 4)) & 15;
      total += tables[four * 16 + signs]!;
    }
    if (Math.abs(total) >= sum - EPSILON) extreme++;
  }
  return (extreme + 1) / (rounds + 1);
}

/** For every four sizes the 16 sums of their signed values: four bits of chance are then one look-up. */
function fourSigned(sizes: Float64Array): Float64Array {
  const fours = Math.ceil(sizes.length / 4);
  const tables = new Float64Array(fours * 16);
  for (let i = 0; i < tables.length; i++) {
    let sum = 0;
    for (let bit = 0; bit < 4; bit++) {
      const size = sizes[(i >>> 4) * 4 + bit] ?? 0;
      sum += (i >>> bit) & 1 ? size : -size;
    }
    tables[i] = sum;
  }
  return tables;
}
