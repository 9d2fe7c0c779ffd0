import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Check } from "../../src/model/verdict.ts";
import { THE_RULE, decidedWords, pWords, testedWords } from "../../src/words/rule.ts";
import { makeFailingReport } from "../helpers/make-report.ts";

/** Without line breaks and the marks of comments, which each file has in other places. */
const plain = (text: string): string => text.replaceAll(/\s+#?\s*/g, " ");

it.each(["README.md", "docs/tolerances.md", "schemas/config.schema.json", "docs/reference/config.md"])(
  "%s says the rule in the same sentences",
  (file) => {
    const text = plain(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8")).toLowerCase();
    expect(text).toContain(plain(THE_RULE).toLowerCase());
  },
);

it.each([
  [1e-9, "< 0.0001"],
  [0.0312, "0.031"],
  [0.125, "0.13"],
  [1, "1"],
])("p %d is written %s", (p, words) => {
  expect(pWords(p)).toBe(words);
});

it("says a p with the level that it was held against", () => {
  expect(testedWords({ p: 0.03125, level: 0.1 / 3 })).toBe("p = 0.031, level 0.033");
  expect(testedWords({ p: 0, level: 0.15 })).toBe("p < 0.0001, level 0.15");
  expect(testedWords({})).toBe("");
});

it.each<readonly [Partial<Check>, string]>([
  [{ by: "test", p: 0.125, level: 0.15 }, "significant (p = 0.13, level 0.15)"],
  [{ by: "own", p: 0.004, level: 0.01 }, "significant by itself (p = 0.004, level 0.01)"],
  [{ by: "five" }, "2 cases got worse and none better"],
  [{ by: "few" }, "all 2 cases got worse"],
  [{ by: "line" }, ""],
])("says what decided: %j", (own, words) => {
  const [check] = makeFailingReport().verdict.checks;
  const cases = check!.cases.slice(0, 2);
  expect(decidedWords(Object.assign({}, check, own, { cases }))).toBe(words);
});
