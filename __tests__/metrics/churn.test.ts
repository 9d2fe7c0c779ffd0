import { expect, it } from "vitest";
import { computeJaccard } from "../../src/metrics/churn.ts";

// What the lists are | one list | the other | k | documents in both / in either
it.each<readonly [string, string, string, number, number | null]>([
  ["the same", "abc", "abc", 3, 1],
  ["two of six documents in both", "abcd", "bxyd", 10, 2 / 6],
  ["one of three in both top 2", "abcd", "bxyd", 2, 1 / 3],
  ["of other lengths", "ab", "abcdef", 10, 2 / 6],
  // The top 2 of a a b is a b.
  ["with a repeat, whose place the next document takes", "aab", "ac", 2, 1 / 3],
  ["empty and not", "", "a", 10, 0],
  ["both empty", "", "", 10, null],
])("computeJaccard of lists that are %s: %s and %s at %i", (_, one, other, k, similarity) => {
  expect(computeJaccard(Array.from(one), Array.from(other), k)).toBe(similarity);
  expect(computeJaccard(Array.from(other), Array.from(one), k)).toBe(similarity);
});
