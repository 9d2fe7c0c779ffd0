import { describe, expect, it } from "vitest";
import { JACCARD, compareLists } from "../../src/metrics/churn.ts";
import { metric } from "../helpers/measure.ts";

const letters = (text: string): readonly string[] => text.split("");

describe("jaccard", () => {
  it("needs a cutoff", () => {
    expect(metric("jaccard@10")).toMatchObject({ family: JACCARD, k: 10 });
  });

  it("is 1 for the baseline's own list", () => {
    const same = compareLists(letters("abc"), letters("abc"), 3);

    expect(same.jaccard).toBe(1);
  });
});

describe("compareLists", () => {
  it("counts the documents that both lists have in the top k", () => {
    // {a b c d} and {b x y d}: 2 of 6 are in both; of A's four documents B has two.
    expect(compareLists(letters("abcd"), letters("bxyd"), 10)).toMatchObject({
      jaccard: 2 / 6,
      found: 0.5,
    });
    // At 2: {a b} and {b x}.
    expect(compareLists(letters("abcd"), letters("bxyd"), 2)).toMatchObject({
      jaccard: 1 / 3,
      found: 0.5,
    });
    // {a b} and {a b c d e f}: 2 of 6; B has both of A's.
    expect(compareLists(letters("ab"), letters("abcdef"), 10)).toMatchObject({
      jaccard: 1 / 3,
      found: 1,
    });
  });

  it("counts a repeated document once, and fills its place with the next one", () => {
    // The top 2 of a a b is {a b}, that of a c is {a c}: 1 of 3 is in both.
    expect(compareLists(letters("aab"), letters("ac"), 2)).toMatchObject({
      jaccard: 1 / 3,
      found: 0.5,
    });
  });

  it("is null for two empty lists, and 0 for one empty list", () => {
    expect(compareLists([], [], 10)).toEqual({ jaccard: null, found: null });
    expect(compareLists([], letters("a"), 10)).toEqual({ jaccard: 0, found: null });
    expect(compareLists(letters("a"), [], 10)).toEqual({ jaccard: 0, found: 0 });
  });
});
