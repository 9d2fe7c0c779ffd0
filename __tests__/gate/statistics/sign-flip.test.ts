import { describe, expect, it } from "vitest";
import { EXACT_BLOCKS, ROUNDS, signFlipTest } from "../../../src/gate/statistics/sign-flip.ts";
import { subsetSums, subsetsFrom } from "../../../src/gate/statistics/subset-sums.ts";

/** Every assignment of signs, one by one. */
function bruteForce(differences: readonly number[]): number {
  const observed = differences.reduce((sum, each) => sum + each, 0);
  let asLow = 0;
  for (let signs = 0; signs < 2 ** differences.length; signs++) {
    const sum = differences.reduce((total, each, i) => total + ((signs >>> i) & 1 ? -each : each), 0);
    if (sum <= observed + 1e-9) asLow++;
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

/** The draws as the header of sign-flip.ts documents them, one after the other, from a column on. */
function documented(differences: readonly number[], from = 0): number {
  const random = splitMix(1n + BigInt(from) * 20_000n * 0x9e3779b97f4a7c15n);
  const totals = Array.from({ length: 20_000 }, () => 0);
  for (let column = 0; column * 64 < differences.length; column++) {
    for (let round = 0; round < 20_000; round++) {
      const bits = random.next().value;
      for (let i = column * 64; i < Math.min(differences.length, column * 64 + 64); i++) {
        const flipped = (bits >> BigInt(i % 64)) & 1n;
        totals[round]! += flipped === 1n ? -differences[i]! : differences[i]!;
      }
    }
  }
  const observed = differences.reduce((sum, each) => sum + each, 0);
  return (1 + totals.filter((total) => total <= observed + 1e-9).length) / 20_001;
}

const uneven = (n: number, shift: number): readonly number[] =>
  Array.from({ length: n }, (_, i) => Math.sin(1 + i * 1.7) * 0.4 + shift);

describe("subset sums", () => {
  it("are all of them, ascending", () => {
    expect([...subsetSums([4, 1, 2])]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect([...subsetSums([])]).toEqual([0]);
    expect([...subsetSums([0, 2, 2])]).toEqual([0, 0, 2, 2, 2, 2, 4, 4]);
  });

  it("are counted from a value on", () => {
    expect(subsetsFrom([4, 1, 2], 5)).toBe(3);
    expect(subsetsFrom([1, 1, 1, 1], 2)).toBe(11);
    expect(subsetsFrom([1, 1], 3)).toBe(0);
  });
});

describe("signFlipTest", () => {
  it("is 0.5^n where all of n fell, and 1 where all rose", () => {
    expect(signFlipTest([-0.3, -0.1, -0.2])).toEqual({ p: 1 / 8, method: "exact" });
    expect(signFlipTest([0.3, 0.1, 0.2])).toEqual({ p: 1, method: "exact" });
  });

  it("is 1 where nothing changed, rounding included", () => {
    expect(signFlipTest([])).toEqual({ p: 1, method: "exact" });
    expect(signFlipTest([0, -1e-13, 5e-13])).toEqual({ p: 1, method: "exact" });
    expect(signFlipTest([0, -1e-13, -2, 0])).toEqual({ p: 1 / 2, method: "exact" });
  });

  it("weighs sizes: one small win against two large losses", () => {
    // Sums of ±3 ±2 ±1: -6 -4 -2 0 0 2 4 6. The observed -3 - 2 + 1 = -4 or lower: 2 of 8.
    expect(signFlipTest([-3, -2, 1]).p).toBe(2 / 8);
    // -3 + 2 - 1 = -2 or lower: 3 of 8.
    expect(signFlipTest([-3, 2, -1]).p).toBe(3 / 8);
  });

  it("is the sign test where all sizes are equal", () => {
    // C(10,7) + C(10,8) + C(10,9) + C(10,10) = 120 + 45 + 10 + 1
    expect(signFlipTest([-1, -1, -1, 1, -1, 1, -1, -1, 1, -1]).p).toBe(176 / 1024);
  });

  it("counts ties that differ by rounding alone", () => {
    // 0.1 + 0.2 is 0.30000000000000004 and ties with 0.3: -0.6 (1), -0.4 (1), -0.2 (1), 0 (2) of 8.
    expect(signFlipTest([-0.1, -0.2, 0.3]).p).toBe(5 / 8);
    expect(signFlipTest([0.3, -0.2, -0.1]).p).toBe(5 / 8);
  });

  it("takes sums up to 1e-9 apart for ties", () => {
    // Of -1 and 1 - d: sums of -2 + d, -d (observed), d and 2 - d. That of d lies 2d above the observed one.
    expect(signFlipTest([-1, 1 - 0.4e-9]).p).toBe(3 / 4);
    expect(signFlipTest([-1, 1 - 0.6e-9]).p).toBe(2 / 4);
  });

  it("counts every assignment up to 20 changed", () => {
    for (const shift of [-0.2, -0.05, 0, 0.1]) {
      const sixteen = uneven(16, shift);
      expect(signFlipTest(sixteen).p).toBe(bruteForce(sixteen));
    }
    const twenty = [...uneven(EXACT_BLOCKS, -0.1), 0, 0, 0];
    expect(signFlipTest(twenty)).toEqual({ p: bruteForce(twenty.slice(0, 20)), method: "exact" });
  });

  it("draws as documented beyond", () => {
    for (const n of [21, 33, 64, 65, 130]) {
      const differences = uneven(n, -0.04);
      expect(signFlipTest(differences)).toEqual({ p: documented(differences), method: "monte_carlo" });
    }
    const first = signFlipTest(uneven(40, -0.04)).p;
    expect(signFlipTest(uneven(40, -0.04)).p).toBe(first);
  });

  it("numbers the changed ones only, in their order", () => {
    const differences = uneven(40, -0.04);
    const between = differences.flatMap((each) => [0, each, 1e-13]);
    expect(signFlipTest(between)).toEqual(signFlipTest(differences));
  });

  it("is close to the exact p where it draws", () => {
    // 15 of 25 equal changes are losses: the binomial tail P(X >= 15) = 0.21218; its standard error is 0.0029.
    const differences = Array.from({ length: 25 }, (_, i) => (i % 5 < 3 ? -1 : 1));
    expect(Math.abs(signFlipTest(differences).p - 0.21218)).toBeLessThan(0.012);
  });

  it("is never 0", () => {
    expect(signFlipTest(Array.from({ length: 60 }, () => -1)).p).toBe(1 / (1 + ROUNDS));
  });

  it("counts the rounds without a flip where all are losses", () => {
    for (const n of [21, 22, 24, 31, 32, 33, 50, 64, 65]) {
      const losses = uneven(n, -0.5);
      expect(losses.every((each) => each < 0)).toBe(true);
      expect(signFlipTest(losses)).toEqual({ p: documented(losses), method: "monte_carlo" });
    }
    // Flips that move the sum by no more than a tie count: 40 losses of 2e-11 differ by 1.6e-9 at most.
    const tiny = Array.from({ length: 40 }, () => -2e-11);
    expect(signFlipTest(tiny).p).toBe(documented(tiny));
    expect(signFlipTest(tiny).p).toBeGreaterThan(0.9);
  });

  it("draws the same for blocks beyond those whose draws are kept", () => {
    // 64 columns of 64 blocks are kept. Together these are 8e-9, and the others differ by 0.25: they decide no round.
    const kept = Array.from({ length: 4096 }, () => 2e-12);
    const few = [-0.5, 0.25, -0.75, 0.5, -0.25, 1, -1, 0.5];
    const p = documented(few, 64);
    expect(p).not.toBe(documented(few));
    expect(signFlipTest([...kept, ...few])).toEqual({ p, method: "monte_carlo" });
    expect(signFlipTest([...kept, ...few, ...few]).p).not.toBe(p);
    expect(signFlipTest([...kept, ...few])).toEqual({ p, method: "monte_carlo" });
  });
});
