import fc from "fast-check";
import { expect, it } from "vitest";
import { firstAlike, plainQuery } from "../../src/workbench/near-duplicates.ts";

it("plainQuery drops case and marks, unless nothing is left", () => {
  expect(plainQuery("  Reset \t Password?! ")).toBe("reset password");
  expect(plainQuery(" ?! ")).toBe("?!");
});

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
  ["?", "!", false],
  [" ? ", "?", true],
])("firstAlike takes %s and %s as alike: %s", (a, b, same) => {
  expect(firstAlike([a, b])).toEqual(same ? [0, 0] : [0, 1]);
});

it("firstAlike joins with the first similar query, never through a third", () => {
  // 26 triples each: 24 of 28 are common to neighbours, 22 of 30 to the ends.
  const first = "abcdefghijklmnopqrstuvwxyz";
  const between = "abcdefghijklmnopqrstuvwxyq";
  const far = "zbcdefghijklmnopqrstuvwxyq";

  expect(firstAlike([first, between, far])).toEqual([0, 0, 2]);
});

/** The definition: the share of common letter triples, each pair compared. */
function compareAllPairs(queries: readonly string[]): readonly number[] {
  const grams = queries.map((query) => {
    const text = ` ${plainQuery(query)} `;
    return new Set(
      Array.from({ length: Math.max(0, text.length - 2) }, (_, i) => text.slice(i, i + 3)),
    );
  });
  const firsts: number[] = [];
  return queries.map((_, i) => {
    const found = firsts.find((j) => {
      const shared = [...grams[i]!].filter((gram) => grams[j]!.has(gram)).length;
      return shared >= 0.8 * (grams[i]!.size + grams[j]!.size - shared) - 1e-9;
    });
    if (found === undefined) {
      firsts.push(i);
    }
    return found ?? i;
  });
}

it("firstAlike finds what comparing each pair finds", () => {
  const query = fc
    .array(fc.constantFrom("a", "b", "c", " "), { minLength: 1, maxLength: 14 })
    .map((letters) => letters.join("").trim() || "a");
  fc.assert(
    fc.property(fc.array(query, { maxLength: 40 }), (queries) => {
      expect(firstAlike(queries)).toEqual(compareAllPairs(queries));
    }),
  );
});

it("firstAlike ignores the order of words and numbers", () => {
  // 41 triples each, of which only the one between the halves differs: 40 of 42.
  const one = "abcdefghijklmnopqrst";
  const other = "tsrqponmlkjihgfedcba";

  expect(firstAlike([`${one} ${other}`, `${other} ${one}`])).toEqual([0, 0]);
  expect(firstAlike([`${one} 404 ${other} 500`, `${other} 500 ${one} 404`])).toEqual([0, 0]);
});

it("firstAlike needs four fifths in common, and no less", () => {
  // 27 letters have 27 triples, three of which hold the middle letter: 24 of 30.
  expect(firstAlike(["abcdefghijklmnopqrstuvwxyzä", "abcdefghijklmöopqrstuvwxyzä"])).toEqual([
    0, 0,
  ]);
  // Of 26 letters 23 of 29.
  expect(firstAlike(["abcdefghijklmnopqrstuvwxyz", "abcdefghijklmöopqrstuvwxyz"])).toEqual([0, 1]);

  // 20 triples, all of which the longer one has among its 25.
  const short = "abcdefghijklmnopqrst";
  const long = "abcdefghijklmnopqrst uvwx";

  expect(firstAlike([short, long])).toEqual([0, 0]);
  expect(firstAlike([long, short])).toEqual([0, 0]);
});

it("firstAlike takes the first of two that are not similar themselves", () => {
  const far = "zbcdefghijklmnopqrstuvwxyq";
  const first = "abcdefghijklmnopqrstuvwxyz";

  expect(firstAlike([far, first, "abcdefghijklmnopqrstuvwxyq"])).toEqual([0, 1, 0]);
});

it("firstAlike finds what pairs find for queries that differ by a letter", () => {
  const letters = fc.string({
    unit: fc.constantFrom(...Array.from("abcdefghij ")),
    minLength: 24,
    maxLength: 45,
  });
  const edit = fc.record({
    from: fc.nat(2),
    at: fc.nat(44),
    letter: fc.constantFrom(...Array.from("abcxyz")),
    turn: fc.boolean(),
  });
  const queries = fc.tuple(
    fc.array(letters, { minLength: 3, maxLength: 3 }),
    fc.array(edit, { maxLength: 12 }),
  );
  fc.assert(
    fc.property(queries, ([texts, edits]) => {
      const edited = edits.map(({ from, at, letter, turn }) => {
        const text = texts[from]!;
        return turn
          ? `${text.slice(at)} ${text.slice(0, at)}`
          : text.slice(0, at) + letter + text.slice(at + 1);
      });
      const all = [...texts, ...edited];

      expect(firstAlike(all)).toEqual(compareAllPairs(all));
    }),
  );
});
