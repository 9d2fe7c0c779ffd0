import fc from "fast-check";
import { expect, it } from "vitest";
import { firstAlike, plainQuery } from "../../src/workbench/near-duplicates.ts";

it("plainQuery drops case and marks, unless nothing is left", () => {
  expect(plainQuery("  Reset \t Password?! ")).toBe("reset password");
  expect(plainQuery(" ?! ")).toBe("?!");
});

// One query | the other | whether they are alike
it.each([
  ["how to reset a password", "How to reset a password?", true],
  ["how to reset a password", "how to reset a passwords", true],
  ["configure the retriever timeout", "configure the retriever timeouts!", true],
  ["how do I install it on linux", "how do i instal it on linux", true],
  ["how to reset a password", "how to change an address", false],
  // Alike but for what makes them two questions.
  ["http error code 404 in nginx", "http error code 403 in nginx", false],
  ["run the service with docker", "run the service without docker", false],
  ["c++ client library example", "c# client library example", false],
  ["convert python to java code", "convert java to python code", false],
  // Short ones. Without its s a word of four letters or more is its singular.
  ["reset cars", "reset car", true],
  ["the gas", "the ga", false],
  ["the glass", "the glas", false],
  // Without a word the texts themselves are compared, trimmed.
  ["?", "!", false],
  [" ? ", "?", true],
])("firstAlike takes %s and %s as alike: %s", (a, b, areAlike) => {
  // For each query the index of the first that it is like, or its own.
  expect(firstAlike([a, b])).toEqual(areAlike ? [0, 0] : [0, 1]);
});

// 26 letter triples each. FIRST and BETWEEN have 24 of 28 in common, as BETWEEN and FAR have: more
// than four fifths. FIRST and FAR have 22 of 30: less.
const FIRST = "abcdefghijklmnopqrstuvwxyz";
const BETWEEN = "abcdefghijklmnopqrstuvwxyq";
const FAR = "zbcdefghijklmnopqrstuvwxyq";

it("firstAlike joins with the first similar query, never through a third", () => {
  expect(firstAlike([FIRST, BETWEEN, FAR])).toEqual([0, 0, 2]);
  expect(firstAlike([FAR, FIRST, BETWEEN])).toEqual([0, 1, 0]);
});

/**
 * The definition, without its speed: for each query the index of the first that shares four fifths
 * of its letter triples, or its own index.
 */
function compareAllPairs(queries: readonly string[]): readonly number[] {
  const grams = queries.map((query) => {
    const text = ` ${plainQuery(query)} `;
    return new Set(
      Array.from({ length: Math.max(0, text.length - 2) }, (_, i) => text.slice(i, i + 3)),
    );
  });
  const firstIndexes: number[] = [];
  return queries.map((_, i) => {
    const firstAlikeIndex = firstIndexes.find((j) => {
      const shared = [...grams[i]!].filter((gram) => grams[j]!.has(gram)).length;
      return shared >= 0.8 * (grams[i]!.size + grams[j]!.size - shared) - 1e-9;
    });
    if (firstAlikeIndex === undefined) {
      firstIndexes.push(i);
    }
    return firstAlikeIndex ?? i;
  });
}

it("firstAlike ignores the order of words and numbers", () => {
  // Only the triples of letters differ that span the words that were parted.
  const words = ["how do I reset my password", "reset my password how do I"];
  const numbers = ["error 404 after the login, then 500", "then 500, error 404 after the login"];

  // The second query is like the first.
  expect(firstAlike(words)).toEqual([0, 0]);
  expect(firstAlike(numbers)).toEqual([0, 0]);
});

it("firstAlike needs four fifths in common, and no less", () => {
  // 27 letters with a blank at both ends have 27 triples. Three of these hold the changed letter, so
  // 24 are common, of 27 + 27 - 24 = 30: four fifths.
  expect(firstAlike(["abcdefghijklmnopqrstuvwxyzä", "abcdefghijklmöopqrstuvwxyzä"])).toEqual([
    0, 0,
  ]);
  // Of 26 letters 23 are common, of 26 + 26 - 23 = 29: less than four fifths.
  expect(firstAlike(["abcdefghijklmnopqrstuvwxyz", "abcdefghijklmöopqrstuvwxyz"])).toEqual([0, 1]);
});

it("firstAlike equals compareAllPairs for texts with an edit or turned round", () => {
  const letters = fc.string({
    unit: fc.constantFrom(...Array.from("abcdefghij ")),
    minLength: 24,
    maxLength: 45,
  });
  // Either the letter at a position is replaced, or the text is turned round so that it begins
  // there: then most triples are the same, in another order.
  const edit = fc.record({
    textIndex: fc.nat(2),
    at: fc.nat(44),
    letter: fc.constantFrom(...Array.from("abcxyz")),
    isTurned: fc.boolean(),
  });
  const queries = fc.tuple(
    fc.array(letters, { minLength: 3, maxLength: 3 }),
    fc.array(edit, { maxLength: 12 }),
  );
  fc.assert(
    fc.property(queries, ([texts, edits]) => {
      const edited = edits.map(({ textIndex, at, letter, isTurned }) => {
        const text = texts[textIndex]!;
        return isTurned
          ? `${text.slice(at)} ${text.slice(0, at)}`
          : text.slice(0, at) + letter + text.slice(at + 1);
      });
      const textsAndEdits = [...texts, ...edited];

      expect(firstAlike(textsAndEdits)).toEqual(compareAllPairs(textsAndEdits));
    }),
  );
});
