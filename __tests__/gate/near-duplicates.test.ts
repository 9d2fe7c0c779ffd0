import fc from "fast-check";
import { expect, it } from "vitest";
import { firstAlike, plainQuery } from "../../src/gate/near-duplicates.ts";

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
])("%s | %s: %s", (a, b, same) => {
  expect(firstAlike([a, b])).toEqual(same ? [0, 0] : [0, 1]);
});

it("joins with the first that is alike, and never through a third", () => {
  // 26 triples each: 24 of 28 are common to neighbours, 22 of 30 to the ends.
  const first = "abcdefghijklmnopqrstuvwxyz";
  const between = "abcdefghijklmnopqrstuvwxyq";
  const far = "zbcdefghijklmnopqrstuvwxyq";
  expect(firstAlike([first, between, far])).toEqual([0, 0, 2]);
});

/** The definition: the share of common letter triples, each pair compared. */
function slowly(queries: readonly string[]): readonly number[] {
  const grams = queries.map((query) => {
    const text = ` ${plainQuery(query)} `;
    return new Set(Array.from({ length: Math.max(0, text.length - 2) }, (_, i) => text.slice(i, i + 3)));
  });
  const firsts: number[] = [];
  return queries.map((_, i) => {
    const found = firsts.find((j) => {
      const shared = [...grams[i]!].filter((gram) => grams[j]!.has(gram)).length;
      return shared >= 0.8 * (grams[i]!.size + grams[j]!.size - shared) - 1e-9;
    });
    if (found === undefined) firsts.push(i);
    return found ?? i;
  });
}

it("finds what comparing each pair finds", () => {
  const query = fc
    .array(fc.constantFrom("a", "b", "c", " "), { minLength: 1, maxLength: 14 })
    .map((letters) => letters.join("").trim() || "a");
  fc.assert(
    fc.property(fc.array(query, { maxLength: 40 }), (queries) => {
      expect(firstAlike(queries)).toEqual(slowly(queries));
    }),
  );
});
