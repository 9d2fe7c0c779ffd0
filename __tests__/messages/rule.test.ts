import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { THE_RULE, levelWords, pWords } from "../../src/messages/rule.ts";

/** Without line breaks and the marks of comments, which each file has in other places. */
const plainText = (text: string): string => text.replaceAll(/\s+#?\s*/g, " ");

it.each([
  "README.md",
  "docs/tolerances.md",
  "schemas/config.schema.json",
  "docs/reference/config.md",
])("%s describes the rule with the same sentences", (file) => {
  const text = plainText(
    readFileSync(new URL(`../../${file}`, import.meta.url), "utf8"),
  ).toLowerCase();

  expect(text).toContain(plainText(THE_RULE).toLowerCase());
});

it.each([
  [1e-9, "p < 0.0001"],
  [0.0312, "p = 0.031"],
  [0.125, "p = 0.13"],
  [1, "p = 1"],
])("pWords writes %d as %s", (p, words) => {
  expect(pWords(p)).toBe(words);
});

// If all n queries are lost, p is 1 / 2^n: 0.016 for 6, but 0.031 for 5, above 0.1 / 4 = 0.025.
it.each([
  [6, "fails if p ≤ 0.025"],
  [5, "fails if p ≤ 0.025; 5 queries are too few for that, 6 are enough"],
  [1, "fails if p ≤ 0.025; 1 query is too few for that, 6 are enough"],
])("levelWords says if %d queries are too few to fail the test", (n, words) => {
  expect(levelWords(0.1 / 4, n)).toBe(words);
});
