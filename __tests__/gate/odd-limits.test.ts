import { describe, expect, it } from "vitest";
import { findOddLimits } from "../../src/gate/odd-limits.ts";
import { noticeSentence } from "../../src/messages/notices.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { RuleSetting, Tolerance } from "../../src/model/config.ts";
import { baselineOf, configOf, makeCase, runOf, suiteOf, target } from "../helpers/make.ts";
import { SETTINGS } from "../latency/timed.ts";
import { answerListing, configWithRules } from "./made.ts";

/** Cases with five, one and six documents. */
const SUITE = suiteOf(
  makeCase("five", { expected: "abcde".split("").map((id) => target(id)) }),
  makeCase("one"),
  makeCase("six", { expected: "abcdef".split("").map((id) => target(id)) }),
);

/** Returns the sentences about a config with this rule, and k 3. */
function sentencesOf(
  metric: string,
  rule: RuleSetting,
  baseline: Baseline | null = null,
): readonly string[] {
  const config = configWithRules(new Map([[metric, rule]]), { k: 3, latency: SETTINGS });
  return findOddLimits(config, SUITE, baseline).map((notice) => noticeSentence(notice));
}

describe("findOddLimits › a floor", () => {
  it("names the most that is possible, and the case that has least", () => {
    // In the top 3 are 3 of 5 documents of one case, 1 of 1 and 3 of 6: (0.6 + 1 + 0.5) / 3.
    expect(sentencesOf("recall@3", { floor: 0.9 })).toEqual([
      "No search can reach the floor 0.9 of recall@3 overall: a perfect search has 0.700 with this suite and k = 3. Case six has at most 0.500.",
    ]);
  });

  // A perfect search finds 3 of 5, 1 of 1 and 3 of 6 documents in the top 3: recall is
  // (0.6 + 1 + 0.5) / 3 = 0.7. No list of three is better, so MRR and nDCG are 1.
  it.each([
    ["recall@3", 0.7],
    ["mrr@3", 1],
    ["ndcg@3", 1],
  ])("says nothing of a floor of %s at %d, which a perfect search reaches", (metric, floor) => {
    expect(sentencesOf(metric, { floor })).toEqual([]);
  });
});

describe("findOddLimits › a tolerance above 1 for a share", () => {
  const absolute = (value: number) => ({ unit: "absolute", value }) as const;

  it.each<readonly [metric: string, tolerance: readonly Tolerance[], question: string]>([
    ["recall@10", [absolute(2)], 'Did you mean 0.02 or "2%"?'],
    ["error_rate", [absolute(0.1), absolute(5)], 'Did you mean 0.05 or "5%"?'],
  ])("asks what the tolerance of %s means: %j", (metric, tolerance, question) => {
    const sentences = sentencesOf(metric, { tolerance });

    expect(sentences).toEqual([expect.stringContaining(question)]);
  });

  // A share can change by 1 at most, so only a number above 1 may be meant as a percentage.
  it.each<readonly [what: string, metric: string, rule: RuleSetting]>([
    ["a tolerance of 1", "recall@10", { tolerance: [absolute(1)] }],
    ["a percentage", "recall@10", { tolerance: [{ unit: "percent", value: 5 }] }],
    ["characters, which are no share", "context_chars@10", { tolerance: [absolute(2)] }],
    ["a metric without a rule", "recall@10", "off"],
  ])("asks nothing about %s", (_, metric, rule) => {
    expect(sentencesOf(metric, rule)).toEqual([]);
  });

  it("an odd tolerance is named once where intents inherit it", () => {
    const cases = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) =>
      makeCase(`c${n}`, { intent: n < 6 ? "first" : "second" }),
    );
    const config = configWithRules(new Map([["recall@10", { tolerance: [absolute(5)] }]]));

    expect(findOddLimits(config, suiteOf(...cases), null)).toHaveLength(1);
  });
});

describe("findOddLimits › a tolerance in percent of 0", () => {
  const percent = { unit: "percent", value: 50 } as const;
  const answers = runOf(SUITE.cases.map(({ id }) => answerListing(id, `${id}-doc`)));
  const recorded = baselineOf(configOf(), SUITE, answers);
  const means = { ...recorded.means, overall: new Map([["degraded_rate", 0]]) };
  /** A baseline whose p50 is this. */
  const baselineWithTime = (p50_ms: number): Baseline => {
    const overall = { ...recorded.latency.overall, p50_ms };
    return { ...recorded, means, latency: { ...recorded.latency, overall } };
  };

  it("names a time of 0 ms", () => {
    expect(sentencesOf("latency_p50_ms", { tolerance: [percent] }, baselineWithTime(0))).toEqual([
      'The tolerance "50%" of latency_p50_ms overall allows no rise, because the baseline has 0.000 ms. Write a number in place of the percentage.',
    ]);
  });

  it("names no percentage of a time above 0", () => {
    const baseline = baselineWithTime(0.01);

    expect(sentencesOf("latency_p50_ms", { tolerance: [percent] }, baseline)).toEqual([]);
  });

  it("names no percentage of 0 ms beside a number, which allows a rise", () => {
    const tolerance = [percent, { unit: "absolute", value: 5 }] as const;

    expect(sentencesOf("latency_p50_ms", { tolerance }, baselineWithTime(0))).toEqual([]);
  });
});
