import { describe, expect, it } from "vitest";
import { LOSS_CAUSES, type Loss } from "../../src/model/explanation.ts";
import { causesWords, churnWords, evidenceClause, holesWords, lossWords } from "../../src/words/causes.ts";
import { EVIDENCE, makeExplanation, makeLoss } from "../helpers/report-explanation.ts";
import { SPECS } from "../helpers/report-specs.ts";

it("says how many got better and worse", () => {
  expect(evidenceClause(EVIDENCE)).toBe("3 better, 11 worse of 60");
});

describe("lossWords", () => {
  const target = { label: "docs/a.md", grade: 1, before: 2, now: null, deeper: null, unmatched: null };

  it.each<readonly [Partial<Loss>, string]>([
    [{ cause: "error" }, "the query failed"],
    [{ cause: "deeper" }, "found further down, at rank 14"],
    [
      {
        cause: "deeper",
        targets: [
          { ...target, deeper: 14 },
          { ...target, deeper: 31 },
        ],
      },
      "found further down, at rank 14 and 31",
    ],
    [
      { cause: "no_longer_matches", targets: [{ ...target, unmatched: 2 }] },
      "the document is returned, but no longer matches, at rank 2",
    ],
    [
      { cause: "crowded_out", cluster: { key: "big.ts", now: 8, before: 2 } },
      "crowded out by one cluster: 8 of the list are of big.ts; found at rank 14",
    ],
    [
      { cause: "duplicates", repeats: { now: 1, before: 0 }, targets: [target] },
      "crowded out by repeats: 1 repeat",
    ],
    [{ cause: "not_found" }, "not found at all in 100 results"],
    [{ cause: "not_found", probe: null }, "not found at all"],
    [
      {
        cause: "displaced",
        displaced_by: [
          { doc_id: "x", rank: 1, judged: "unjudged" },
          { doc_id: "y", rank: 2, judged: "relevant" },
          { doc_id: "z", rank: 3, judged: "irrelevant" },
        ],
      },
      "pushed out by other documents: 3 new results (1 unjudged, 1 relevant)",
    ],
  ])("%j", (overrides, words) => {
    expect(lossWords(makeLoss(SPECS[0], overrides))).toBe(words);
  });

  it.each(LOSS_CAUSES)("has words for %s", (cause) => {
    expect(lossWords(makeLoss(SPECS[0], { cause }))).toMatch(/^[a-z][^\n]{8,}$/);
  });
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
