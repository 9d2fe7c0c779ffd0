import { describe, expect, it } from "vitest";
import { splitMix64 } from "../../../src/gate/statistics/random.ts";
import {
  ENUMERATED,
  binomialTail,
  permutationTest,
  signTest,
} from "../../../src/gate/statistics/exact-tests.ts";

/** Every assignment of signs, one by one. */
function bruteForce(deltas: readonly number[]): number {
  const sum = Math.abs(deltas.reduce((total, delta) => total + delta, 0));
  let extreme = 0;
  for (let signs = 0; signs < 2 ** deltas.length; signs++) {
    const flipped = deltas.reduce((total, delta, i) => total + ((signs >>> i) & 1 ? delta : -delta), 0);
    if (Math.abs(flipped) >= sum - 1e-9) extreme++;
  }
  return extreme / 2 ** deltas.length;
}

/** Counts of assignments by their sum, in whole numbers without an upper end. */
function counted(steps: readonly number[]): number {
  let counts = new Map<number, bigint>([[0, 1n]]);
  for (const step of steps) {
    const next = new Map<number, bigint>();
    for (const [sum, count] of counts) {
      for (const each of [sum + step, sum - step]) next.set(each, (next.get(each) ?? 0n) + count);
    }
    counts = next;
  }
  const sum = Math.abs(steps.reduce((total, step) => total + step, 0));
  let extreme = 0n;
  for (const [each, count] of counts) if (Math.abs(each) >= sum) extreme += count;
  return Number((extreme * 10n ** 18n) / 2n ** BigInt(steps.length)) / 1e18;
}

const uneven = (n: number, shift = 0): readonly number[] =>
  Array.from({ length: n }, (_, i) => Math.sin(1 + i * 1.7) * 0.4 + shift);

describe("signTest", () => {
  it("is the binomial with fair coins", () => {
    expect(signTest(0, 5)).toEqual({ twoSided: 2 / 32, worse: 1 / 32 });
    expect(signTest(0, 6)).toEqual({ twoSided: 2 / 64, worse: 1 / 64 });
    // C(10,7) + C(10,8) + C(10,9) + C(10,10) = 120 + 45 + 10 + 1
    expect(signTest(3, 7)).toEqual({ twoSided: 352 / 1024, worse: 176 / 1024 });
    expect(signTest(7, 3)).toEqual({ twoSided: 352 / 1024, worse: 1 - (1 + 10 + 45) / 1024 });
    expect(signTest(4, 4).twoSided).toBe(1);
    expect(signTest(0, 0)).toEqual({ twoSided: 1, worse: 1 });
  });

  it("stays exact where the coefficients overflow", () => {
    // P(X >= k) + P(X >= n - k + 1) = 1 by symmetry; the middle of an odd n halves it.
    expect(binomialTail(2001, 1001)).toBeCloseTo(0.5, 12);
    expect(binomialTail(20_000, 10_001) + binomialTail(20_000, 10_000)).toBeCloseTo(1, 12);
    // 200 / sqrt(5000) = 2.828 standard deviations; 0.0024 with the continuity correction (z = 2.8214).
    expect(binomialTail(20_000, 10_200)).toBeCloseTo(0.002391, 5);
    expect(binomialTail(20_000, 20_000)).toBe(0);
  });
});

describe("permutationTest", () => {
  it("counts by hand", () => {
    // All three one way: only +++ and --- are as extreme, 2 of 8.
    expect(permutationTest([-0.5, -0.5, -0.25], 1)).toEqual({ p: 2 / 8, method: "exact" });
    // Sums of +-1 +-0.5 +-0.25 are 1.75, 1.25, 0.75, 0.25 and their negatives; 1.25 is reached by 4 of 8.
    expect(permutationTest([1, 0.5, -0.25], 1).p).toBe(4 / 8);
    expect(permutationTest([1, -0.5, -0.25], 1).p).toBe(1);
    expect(permutationTest([0.3, -0.3], 1).p).toBe(1);
    expect(permutationTest([], 1).p).toBe(1);
  });

  it("drops ties", () => {
    expect(permutationTest([0, -0.5, 0, -0.5, -0.25, 1e-12], 1).p).toBe(2 / 8);
  });

  it("agrees with trying every assignment, whatever the values", () => {
    for (const deltas of [uneven(12), uneven(12, 0.15), uneven(13, -0.2), uneven(1, 0.2)]) {
      expect(permutationTest(deltas, 1)).toEqual({ p: bruteForce(deltas), method: "exact" });
    }
  });

  it("is the sign test where all deltas are as large, on either way of counting", () => {
    for (const n of [ENUMERATED, ENUMERATED + 1, 60, 225]) {
      const losses = Math.ceil(n * 0.6);
      const deltas = Array.from({ length: n }, (_, i) => (i < losses ? -1 / 3 : 1 / 3));
      const found = permutationTest(deltas, 1);
      expect(found.method).toBe("exact");
      expect(found.p).toBeCloseTo(signTest(n - losses, losses).twoSided, 12);
    }
  });

  it("counts up to 32 deltas of any size, and draws signs of more", () => {
    const methods = [ENUMERATED, ENUMERATED + 1].map((n) => permutationTest(uneven(n), 1).method);
    expect(methods).toEqual(["exact", "monte_carlo"]);
  });

  it("counts moves of reciprocal ranks exactly, in 2520ths", () => {
    const steps = Array.from(
      { length: 45 },
      (_, i) => 2520 / (1 + (i % 10)) - 2520 / (1 + ((i * 3 + 5) % 9)) + 0,
    );
    const whole = steps.map(Math.round).filter((step) => step !== 0);
    expect(whole.length).toBeGreaterThan(ENUMERATED);
    const found = permutationTest(
      whole.map((step) => step / 2520),
      1,
    );
    expect(found.method).toBe("exact");
    expect(found.p).toBeCloseTo(counted(whole), 12);
  });

  it("draws signs where neither way is quick, and counts the sample itself", () => {
    const oneWay = uneven(100).map((delta) => -Math.abs(delta) - 0.01 * Math.SQRT2);
    // None of 9,999 draws can be as extreme: p = (0 + 1) / (9999 + 1).
    expect(permutationTest(oneWay, 1)).toEqual({ p: 1 / 10_000, method: "monte_carlo" });
    const mixed = uneven(60, 0.06).map((delta) => Math.round(delta * 1000) / 1000);
    const found = permutationTest(mixed, 1);
    const exact = counted(mixed.map((delta) => Math.round(delta * 1000)));
    expect(found.method).toBe("monte_carlo");
    expect(Math.abs(found.p - exact)).toBeLessThan(4 * Math.sqrt((exact * (1 - exact)) / 9999));
    expect(permutationTest(mixed, 1)).toEqual(found);
    expect(new Set([1, 2, 3, 4].map((seed) => permutationTest(mixed, seed).p)).size).toBeGreaterThan(1);
  });

  it("draws the signs of 64 deltas from 64 bits, the high half first", () => {
    const mixed = uneven(62, 0.06).map((delta) => Math.round(delta * 1000) / 1000);
    const [observed, random] = [Math.abs(mixed.reduce((sum, each) => sum + each, 0)), splitMix64(3)];
    let extreme = 0;
    for (let round = 0; round < 9999; round++) {
      const words = random.next();
      const total = mixed.reduce((sum, delta, i) => {
        const size = Math.abs(delta);
        return sum + ((words[i >> 5]! >>> (i & 31)) & 1 ? size : -size);
      }, 0);
      if (Math.abs(total) >= observed - 1e-9) extreme++;
    }
    expect(permutationTest(mixed, 3)).toEqual({ p: (extreme + 1) / 10_000, method: "monte_carlo" });
  });

  it("counts on a grid up to ten million additions", () => {
    // Half of 1,000 x 20,000 steps; then 1,001 x 20,020 / 2 = 10,020,010.
    const of = (n: number): string => permutationTest(Array<number>(n).fill(20), 1).method;
    expect([of(1000), of(1001)]).toEqual(["exact", "monte_carlo"]);
  });

  it("draws less often where the deltas are very many", () => {
    // 20,000,000 / (12,000 / 4) = 6,666 draws, none of them as extreme.
    const many = Array.from({ length: 12_000 }, (_, i) => -0.5 - Math.sin(i) / 10);
    expect(permutationTest(many, 1)).toEqual({ p: 1 / 6667, method: "monte_carlo" });
  });

  it("rejects at most 5 % of all assignments of signs, and not none", () => {
    for (const sizes of [uneven(10), [1, 1, 1, 0.5, 0.5, 0.5, 0.5, 0.25, 0.25, 1]]) {
      let rejected = 0;
      for (let signs = 0; signs < 1024; signs++) {
        const deltas = sizes.map((size, i) => ((signs >>> i) & 1 ? size : -size));
        if (permutationTest(deltas, 1).p <= 0.05) rejected++;
      }
      expect(rejected).toBeGreaterThan(0);
      expect(rejected / 1024).toBeLessThanOrEqual(0.05);
    }
  });
});
