import { describe, expect, it } from "vitest";
import { causesWords, churnWords, evidenceClause, holesWords } from "../../src/words/causes.ts";
import { EVIDENCE, makeExplanation } from "../helpers/report-explanation.ts";
import { SPECS } from "../helpers/report-specs.ts";

it("says how many got better and worse", () => {
  expect(evidenceClause(EVIDENCE)).toBe("3 better, 11 worse of 60");
});

describe("summaries of an explanation", () => {
  const { causes, holes, churn } = makeExplanation(SPECS);

  it("count causes, holes and what is left of the lists", () => {
    expect(causesWords(causes)).toBe("3 cases lost a target: 2 found further down; 1 no longer found");
    // 13 cases with targets, each with nine unjudged results of ten.
    expect(holesWords(holes)).toBe(
      "117 of 130 results are unjudged; if none or all of them are relevant: ndcg@10 0.600 to 0.900",
    );
    expect(churnWords(churn)).toBe("overlap with the baseline's lists: jaccard@10 0.800, rbo@10 0.900");
  });

  it("say nothing where there is nothing to say", () => {
    expect([causesWords([]), holesWords(null), churnWords(null)]).toEqual(["", "", ""]);
    expect(holesWords({ ...holes!, unjudged: 0 })).toBe("");
    const same = new Map([
      ["jaccard@10", 1],
      ["rbo@10", 1 - 1e-15],
    ]);
    expect(churnWords({ ...churn!, overall: same })).toBe("");
    expect(churnWords({ ...churn!, overall: new Map([["jaccard@10", null]]) })).toBe("");
  });
});
