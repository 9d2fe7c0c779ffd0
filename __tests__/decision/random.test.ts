/** The random numbers of splitMix64, against published values and 64-bit arithmetic. */
import { describe, expect, it } from "vitest";
import { shuffle, splitMix64 } from "../../src/decision/random.ts";

/** Returns 64 bits in 16 hex digits. */
const hexOf = ([high, low]: readonly [number, number]): string =>
  high.toString(16).padStart(8, "0") + low.toString(16).padStart(8, "0");

/** The published algorithm, in BigInt. */
function referenceSplitMix(seed: bigint): () => bigint {
  const mask = (1n << 64n) - 1n;
  let state = seed;
  return () => {
    state = (state + 0x9e3779b97f4a7c15n) & mask;
    let z = state;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & mask;
    return z ^ (z >> 31n);
  };
}

describe("splitMix64 and shuffle", () => {
  it("gives the published values for seed 0", () => {
    const random = splitMix64(0);

    expect([random.next(), random.next(), random.next()].map(hexOf)).toEqual([
      "e220a8397b1dcdaf",
      "6e789e6aa1b965f4",
      "06c45d188009454f",
    ]);
  });

  it.each([1, 42, 0xc0ffee, 2 ** 53 - 1])("follows the 64-bit arithmetic for seed %d", (seed) => {
    const random = splitMix64(seed);
    const expected = referenceSplitMix(BigInt(seed));

    for (let i = 0; i < 1000; i++) {
      expect(hexOf(random.next())).toBe(expected().toString(16).padStart(16, "0"));
    }
  });

  it("takes the whole 64 bits modulo n", () => {
    const random = splitMix64(7);
    const expected = referenceSplitMix(7n);

    for (const n of [1, 2, 3, 60, 225, 20_000, 2 ** 26 - 1]) {
      for (let i = 0; i < 50; i++) {
        expect(random.below(n)).toBe(Number(expected() % BigInt(n)));
      }
    }
  });

  it("shuffles without losing a value, the same way for the same seed", () => {
    const values = Array.from({ length: 50 }, (_, i) => i);
    const once = shuffle(values, splitMix64(3));

    expect(once).toEqual(shuffle(values, splitMix64(3)));
    expect(once).not.toEqual(values);
    expect(once.toSorted((a, b) => a - b)).toEqual(values);
  });

  it("reaches all six orders of three values in 50 shuffles", () => {
    const seeds = Array.from({ length: 50 }, (_, i) => i);

    const orders = seeds.map((seed) => shuffle([1, 2, 3], splitMix64(seed)).join(""));

    expect(new Set(orders).size).toBe(6);
  });
});

describe("splitMix64.draw", () => {
  it("skips 4 draws of two words each, and gives the words after them", () => {
    const whole = new Uint32Array(20);
    const rest = new Uint32Array(12);
    splitMix64(9_007_199_254_740_991).draw(whole);
    splitMix64(9_007_199_254_740_991, 4).draw(rest);

    expect([...rest]).toEqual([...whole.subarray(8)]);
  });

  it("gives 64-bit values as two halves, the high one first, and drops a spare half", () => {
    const random = splitMix64(0);
    const threeHalves = new Uint32Array(3);
    random.draw(threeHalves);

    // The published values for seed 0: e220a839 7b1dcdaf, 6e789e6a a1b965f4, 06c45d18 8009454f.
    expect([...threeHalves]).toEqual([0xe220a839, 0x7b1dcdaf, 0x6e789e6a]);
    // The half a1b965f4 is dropped.
    expect(random.next()).toEqual([0x06c45d18, 0x8009454f]);
  });
});
