import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JACCARD, RBO, overlapOf, rankBiasedOverlap } from "../../src/metrics/churn.ts";
import { metric } from "../helpers/measure.ts";

const list = (text: string): readonly string[] => text.split("");

describe("jaccard and rbo", () => {
  it("need a cutoff, and have the baseline's list as their measure", () => {
    expect(metric("jaccard@10")).toMatchObject({ family: JACCARD, k: 10 });
    expect(metric("rbo@5")).toMatchObject({ family: RBO, k: 5 });
  });

  it("are 1 for the baseline's own list, so that a floor says how much of it must stay", () => {
    const same = overlapOf(list("abc"), list("abc"), 3);
    expect(same[JACCARD.overlap]).toBe(1);
    expect(same[RBO.overlap]).toBeCloseTo(1, 12);
  });
});

/** Eq. 32 as it is written, with X_d counted again at each depth. */
function asWritten(a: readonly string[], b: readonly string[], p: number): number {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const [s, l] = [short.length, long.length];
  const shared = (depth: number): number =>
    short.slice(0, depth).filter((each) => long.slice(0, depth).includes(each)).length;
  let first = 0;
  for (let d = 1; d <= l; d++) first += (shared(d) / d) * p ** d;
  let second = 0;
  for (let d = s + 1; d <= l; d++) second += ((shared(s) * (d - s)) / (s * d)) * p ** d;
  return ((1 - p) / p) * (first + second) + ((shared(l) - shared(s)) / l + shared(s) / s) * p ** l;
}

describe("rank-biased overlap", () => {
  it("is 1 for equal lists and 0 for disjoint ones", () => {
    expect(rankBiasedOverlap(list("abcdef"), list("abcdef"), 0.9)).toBeCloseTo(1, 12);
    expect(rankBiasedOverlap(list("abc"), list("xyz"), 0.9)).toBe(0);
    expect(rankBiasedOverlap([], list("abc"), 0.9)).toBe(0);
    expect(rankBiasedOverlap([], [], 0.9)).toBe(1);
  });

  it("extrapolates two swapped results: (1-p)/p (0/1 p + 2/2 p^2) + 2/2 p^2", () => {
    // .1/.9 * .81 + .81 = .09 + .81
    expect(rankBiasedOverlap(list("ab"), list("ba"), 0.9)).toBeCloseTo(0.9, 12);
  });

  it("is a sum over depths, by hand", () => {
    // <a b c d e f g> and <z c a v w x y>: X_d = 0 0 2 2 2 2 2, so the agreements are 0, 0, 2/3, 2/4, 2/5, 2/6, 2/7.
    const sum = [0, 0, 2 / 3, 2 / 4, 2 / 5, 2 / 6, 2 / 7].reduce(
      (total, share, i) => total + share * 0.9 ** (i + 1),
      0,
    );
    expect(rankBiasedOverlap(list("abcdefg"), list("zcavwxy"), 0.9)).toBeCloseTo(
      (0.1 / 0.9) * sum + (2 / 7) * 0.9 ** 7,
      12,
    );
  });

  it("weighs the shorter list's end as it saw it", () => {
    // s = 1, l = 3, X = 1 1 1: terms 1/1, 1/2 + 1*1/(1*2), 1/3 + 1*2/(1*3), all 1; then ((1-1)/3 + 1/1) p^3.
    // .1/.9 * (.9 + .81 + .729) + .729 = .271 + .729
    expect(rankBiasedOverlap(list("a"), list("abc"), 0.9)).toBeCloseTo(1, 12);
    // s = 1, X = 0 1: terms 0, 1/2 + 0; ((1-0)/2 + 0) p^2: .1/.9 * .405 + .405
    expect(rankBiasedOverlap(list("a"), list("ba"), 0.9)).toBeCloseTo(0.045 + 0.405, 12);
  });

  it("is the published formula for any two lists, symmetric and in [0, 1]", () => {
    const lists = fc.uniqueArray(fc.constantFrom(...list("abcdefghijkl")), { minLength: 1 });
    fc.assert(
      fc.property(lists, lists, fc.double({ min: 0.05, max: 0.95, noNaN: true }), (a, b, p) => {
        const value = rankBiasedOverlap(a, b, p);
        expect(value).toBeCloseTo(asWritten(a, b, p), 10);
        expect(rankBiasedOverlap(b, a, p)).toBeCloseTo(value, 12);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1 + 1e-12);
      }),
    );
  });
});

describe("overlap of two answers", () => {
  it("counts distinct documents of the top k", () => {
    // {a b c d} and {b x y d}: 2 of 6; A's four are found twice.
    expect(overlapOf(list("abcd"), list("bxyd"), 10)).toMatchObject({ jaccard: 2 / 6, found: 0.5 });
    // At 2: {a b} and {b x}.
    expect(overlapOf(list("abcd"), list("bxyd"), 2)).toMatchObject({ jaccard: 1 / 3, found: 0.5 });
    // Repeats give their place up: {a b} of a a b, {a c} of a c.
    expect(overlapOf(list("aab"), list("ac"), 2)).toMatchObject({ jaccard: 1 / 3, found: 0.5 });
    expect(overlapOf(list("ab"), list("abcdef"), 10)).toMatchObject({ jaccard: 1 / 3, found: 1 });
  });

  it("says nothing of two empty lists, and nothing is shared with one", () => {
    expect(overlapOf([], [], 10)).toEqual({ jaccard: null, rbo: null, found: null });
    expect(overlapOf([], list("a"), 10)).toEqual({ jaccard: 0, rbo: 0, found: null });
    expect(overlapOf(list("a"), [], 10)).toEqual({ jaccard: 0, rbo: 0, found: 0 });
  });
});
