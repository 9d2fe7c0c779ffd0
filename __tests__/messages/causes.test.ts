import { expect, it } from "vitest";
import { churnWords, holesWords } from "../../src/messages/causes.ts";
import { makeExplanation } from "../helpers/report-explanation.ts";
import { SPECS } from "../helpers/report-specs.ts";

it("says nothing of an explanation that has nothing to say", () => {
  const { holes, churn } = makeExplanation(SPECS);
  expect([
    holesWords(null),
    churnWords(null),
    holesWords({ ...holes!, unjudged: 0 }),
  ]).toStrictEqual(["", "", ""]);
  const same = new Map([["recall@10", { measured: 0.8, pessimistic: 0.8, optimistic: 0.8 }]]);
  expect(holesWords({ ...holes!, bounds: same })).toMatch(/unjudged$/);
  for (const value of [1, 1 - 1e-15, null]) {
    expect(churnWords({ ...churn!, overall: new Map([["jaccard@10", value]]) })).toBe("");
  }
});
