/** The p of the sign-flip test, against a count of all assignments and the documented draws. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EXACT_BLOCKS, ROUNDS, signFlipP } from "../../src/decision/sign-flip.ts";

/** Returns the exact p: it counts every assignment of signs, one by one. */
function bruteForce(differences: readonly number[]): number {
  const observed = differences.reduce((sum, each) => sum + each, 0);
  let asLow = 0;
  for (let signs = 0; signs < 2 ** differences.length; signs++) {
    const sum = differences.reduce(
      (total, each, i) => total + ((signs >>> i) & 1 ? -each : each),
      0,
    );
    if (sum <= observed + 1e-9) {
      asLow++;
    }
  }
  return asLow / 2 ** differences.length;
}

/** The published generator in whole numbers of 64 bits, as any language would write it. */
function* splitMix(seed: bigint): Generator<bigint, never> {
  const MASK = (1n << 64n) - 1n;
  let state = seed & MASK;
  for (;;) {
    state = (state + 0x9e3779b97f4a7c15n) & MASK;
    let z = ((state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & MASK;
    yield z ^ (z >> 31n);
  }
}

/** Returns the drawn p, with the draws that the header of sign-flip.ts documents, one by one. */
function documentedP(differences: readonly number[]): number {
  const random = splitMix(1n);
  const totals = Array.from({ length: 20_000 }, () => 0);
  for (let group = 0; group * 64 < differences.length; group++) {
    for (let round = 0; round < 20_000; round++) {
      const bits = random.next().value;
      for (let i = group * 64; i < Math.min(differences.length, group * 64 + 64); i++) {
        const flipped = (bits >> BigInt(i % 64)) & 1n;
        totals[round]! += flipped === 1n ? -differences[i]! : differences[i]!;
      }
    }
  }
  const observed = differences.reduce((sum, each) => sum + each, 0);
  return (1 + totals.filter((total) => total <= observed + 1e-9).length) / 20_001;
}

/** Returns n differences of different sizes between shift - 0.4 and shift + 0.4. */
const unevenDifferences = (n: number, shift: number): readonly number[] =>
  Array.from({ length: n }, (_, i) => Math.sin(1 + i * 1.7) * 0.4 + shift);

describe("signFlipP", () => {
  it("is 0.5^n if all of n fell, and 1 if all rose", () => {
    expect(signFlipP([-0.3, -0.1, -0.2])).toBe(1 / 8);
    expect(signFlipP([0.3, 0.1, 0.2])).toBe(1);
  });

  it("is 1 if nothing changed by more than rounding", () => {
    expect(signFlipP([])).toBe(1);
    expect(signFlipP([0, -1e-13, 5e-13])).toBe(1);
  });

  it("leaves out values that did not change by more than rounding", () => {
    // As for -2 alone.
    expect(signFlipP([0, -1e-13, -2, 0])).toBe(1 / 2);
  });

  it("weighs sizes: one small win against two large losses", () => {
    // Sums of ±3 ±2 ±1: -6 -4 -2 0 0 2 4 6. The observed -3 - 2 + 1 = -4 or lower: 2 of 8.
    expect(signFlipP([-3, -2, 1])).toBe(2 / 8);
    // -3 + 2 - 1 = -2 or lower: 3 of 8.
    expect(signFlipP([-3, 2, -1])).toBe(3 / 8);
  });

  it("counts ties that differ only by rounding", () => {
    // 0.1 + 0.2 is 0.30000000000000004 and ties with 0.3: -0.6 (1), -0.4 (1), -0.2 (1), 0 (2) of 8.
    expect(signFlipP([-0.1, -0.2, 0.3])).toBe(5 / 8);
    expect(signFlipP([0.3, -0.2, -0.1])).toBe(5 / 8);
  });

  it("takes sums up to 1e-9 apart as ties", () => {
    // Of -1 and 1 - d: sums of -2 + d, -d (observed), d and 2 - d. That of d lies 2d above the
    // observed one.
    expect(signFlipP([-1, 1 - 0.4e-9])).toBe(3 / 4);
    expect(signFlipP([-1, 1 - 0.6e-9])).toBe(2 / 4);
  });

  it("counts every assignment for up to 20 changed values", () => {
    for (const shift of [-0.2, -0.05, 0, 0.1]) {
      const sixteen = unevenDifferences(16, shift);
      expect(signFlipP(sixteen)).toBe(bruteForce(sixteen));
    }
    const twenty = unevenDifferences(EXACT_BLOCKS, -0.1);

    expect(signFlipP([0, ...twenty, 0, 0])).toBe(bruteForce(twenty));
  });

  it("draws as documented for more than 20 changed values", () => {
    // A draw has 64 bits: one draw a round for up to 64 values, two for 65, three for 130.
    for (const n of [21, 33, 64, 65, 130]) {
      const differences = unevenDifferences(n, -0.04);
      expect(signFlipP(differences)).toBe(documentedP(differences));
    }
    // 21 changed among 150. Value i is flipped by bit i % 64 of a draw, also if others did not change.
    const amongOthers = unevenDifferences(150, -0.04).map((each, i) => (i % 7 === 3 ? each : 0));

    expect(signFlipP(amongOthers)).toBe(documentedP(amongOthers));
    // A zero before all others moves them to other bits; one behind them does not.
    expect(signFlipP([0, ...amongOthers])).not.toBe(signFlipP(amongOthers));
    expect(signFlipP([...amongOthers, 0])).toBe(signFlipP(amongOthers));
  });

  it("is never 0: the observed assignment counts beside those of the rounds", () => {
    expect(signFlipP(Array.from({ length: 60 }, () => -1))).toBe(1 / (1 + ROUNDS));
  });

  it("counts rounds whose flips move the sum by up to 1e-9, which is a tie", () => {
    // A flip of -2e-11 moves the sum by 4e-11. All 24 move it by 0.96e-9, a tie in every round.
    expect(signFlipP(Array.from({ length: 24 }, () => -2e-11))).toBe(1);
    // A round flips about half of 40. Up to 25 move it by 25 x 4e-11 = 1e-9, a tie; 4 % of the rounds
    // flip more.
    expect(signFlipP(Array.from({ length: 40 }, () => -2e-11))).toBeCloseTo(0.96, 2);
  });

  const arbitraryDifferences = (n: number): fc.Arbitrary<readonly number[]> =>
    fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: n, maxLength: n });
  const STEP = fc.double({ min: 1e-9, max: 2, noNaN: true });

  it.each([
    [8, 200],
    [40, 10],
  ])("never falls when one of %d differences grows", (n, numRuns) => {
    const increaseAt = (at: number, step: number, all: readonly number[]): readonly number[] =>
      all.map((each, i) => (i === at ? each + step : each));
    fc.assert(
      fc.property(arbitraryDifferences(n), fc.nat(n - 1), STEP, (all, at, step) => {
        expect(signFlipP(increaseAt(at, step, all))).toBeGreaterThanOrEqual(signFlipP(all));
      }),
      { seed: 1, numRuns },
    );
  });
});
