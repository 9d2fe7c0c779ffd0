import { describe, expect, it } from "vitest";
import { intentNotices } from "../../src/gate/evidence.ts";
import type { Check } from "../../src/model/verdict.ts";
import { makeReport } from "../helpers/make-report.ts";

function check(metric: string, scope: Check["scope"], delta: number, overrides: Partial<Check> = {}): Check {
  return { ...makeReport().verdict.checks[0], metric, scope, delta, tolerance: 0.05, ...overrides };
}

describe("intentNotices", () => {
  it("names an intent that uses up more than half of its tolerance while the mean rises", () => {
    const checks = [
      check("recall@10", "overall", 0.02),
      check("recall@10", "intent:howto", -0.03),
      // Half of 0.05 is not more than half.
      check("recall@10", "intent:symbol", -0.025),
      check("recall@10", "intent:error", 0.1),
    ];
    expect(intentNotices(checks)).toEqual([
      { code: "intent_falls", intent: "howto", metric: "recall@10", delta: -0.03, overall: 0.02 },
    ]);
  });

  it("says it once an intent, of the metric that used up most", () => {
    const checks = [
      check("recall@10", "overall", 0.02),
      check("ndcg@10", "overall", 0.01),
      check("recall@10", "intent:howto", -0.03),
      check("ndcg@10", "intent:howto", -0.045),
    ];
    for (const each of [checks, checks.toReversed()]) {
      expect(intentNotices(each)).toEqual([
        { code: "intent_falls", intent: "howto", metric: "ndcg@10", delta: -0.045, overall: 0.01 },
      ]);
    }
  });

  it.each([
    ["the mean falls too", [check("recall@10", "overall", -0.01), check("recall@10", "intent:a", -0.04)]],
    ["the mean stays", [check("recall@10", "overall", 0), check("recall@10", "intent:a", -0.04)]],
    ["another metric rises", [check("mrr@10", "overall", 0.1), check("recall@10", "intent:a", -0.04)]],
    [
      "the intent fails by itself",
      [check("recall@10", "overall", 0.1), check("recall@10", "intent:a", -0.06, { passed: false })],
    ],
    [
      "less is better",
      [
        check("degraded_rate", "overall", 0.1, { direction: "lower" }),
        check("degraded_rate", "intent:a", -0.04, { direction: "lower" }),
      ],
    ],
  ])("is silent where %s", (_, checks) => {
    expect(intentNotices(checks)).toEqual([]);
  });
});
