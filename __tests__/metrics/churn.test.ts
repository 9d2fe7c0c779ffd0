import { describe, expect, it } from "vitest";
import { computeJaccard } from "../../src/metrics/churn.ts";

const letters = (text: string): readonly string[] => text.split("");

describe("computeJaccard", () => {
  it("is 1 for the baseline's own list", () => {
    expect(computeJaccard(letters("abc"), letters("abc"), 3)).toBe(1);
  });

  it("counts the documents that both lists have in the top k", () => {
    // {a b c d} and {b x y d}: 2 of 6 are in both.
    expect(computeJaccard(letters("abcd"), letters("bxyd"), 10)).toBe(2 / 6);
    // At 2: {a b} and {b x}.
    expect(computeJaccard(letters("abcd"), letters("bxyd"), 2)).toBe(1 / 3);
    // {a b} and {a b c d e f}: 2 of 6.
    expect(computeJaccard(letters("ab"), letters("abcdef"), 10)).toBe(2 / 6);
  });

  it("counts a repeated document once, and fills its place with the next one", () => {
    // The top 2 of a a b is {a b}, that of a c is {a c}: 1 of 3 is in both.
    expect(computeJaccard(letters("aab"), letters("ac"), 2)).toBe(1 / 3);
  });

  it("is null for two empty lists, and 0 for one empty list", () => {
    expect(computeJaccard([], [], 10)).toBeNull();
    expect(computeJaccard([], letters("a"), 10)).toBe(0);
    expect(computeJaccard(letters("a"), [], 10)).toBe(0);
  });
});
