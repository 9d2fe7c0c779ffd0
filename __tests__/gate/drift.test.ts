import { describe, expect, it } from "vitest";
import { intentNotices } from "../../src/gate/evidence.ts";
import { EPSILON } from "../../src/gate/rules.ts";
import type { Check } from "../../src/model/verdict.ts";
import { makeReport } from "../helpers/make-report.ts";
import { OVERALL, intentScope, type Scope } from "../../src/model/scope.ts";
import { checkWith } from "../helpers/plain-check.ts";

function check(
  metric: string,
  scope: Scope,
  delta: number,
  overrides: Pick<Partial<Check>, "passed" | "direction" | "tolerance"> = {},
): Check {
  const [first] = makeReport().verdict.checks;
  return checkWith(first, { metric, scope, delta, tolerance: 0.05, ...overrides });
}

describe("intentNotices", () => {
  it("names an intent that uses up more than half of its tolerance while the mean rises", () => {
    const checks = [
      check("recall@10", OVERALL, 0.02),
      check("recall@10", intentScope("howto"), -0.03),
      // Half of 0.05 is not more than half.
      check("recall@10", intentScope("symbol"), -0.025),
      check("recall@10", intentScope("error"), 0.1),
    ];
    expect(intentNotices(checks)).toEqual([
      { code: "intent_falls", intent: "howto", metric: "recall@10", delta: -0.03, overall: 0.02 },
    ]);
  });

  it("says it once an intent, of the metric that used up most", () => {
    const checks = [
      check("recall@10", OVERALL, 0.02),
      check("ndcg@10", OVERALL, 0.01),
      check("recall@10", intentScope("howto"), -0.03),
      check("ndcg@10", intentScope("howto"), -0.045),
    ];
    for (const each of [checks, checks.toReversed()]) {
      expect(intentNotices(each)).toEqual([
        { code: "intent_falls", intent: "howto", metric: "ndcg@10", delta: -0.045, overall: 0.01 },
      ]);
    }
  });

  it("names the first of two metrics that used up as much", () => {
    const of = (...metrics: readonly string[]): unknown =>
      intentNotices([
        check("recall@10", OVERALL, 0.02),
        check("ndcg@10", OVERALL, 0.01),
        ...metrics.map((metric) => check(metric, intentScope("howto"), -0.03)),
      ]);
    expect(of("recall@10", "ndcg@10")).toMatchObject([{ metric: "recall@10" }]);
    expect(of("ndcg@10", "recall@10")).toMatchObject([{ metric: "ndcg@10" }]);
  });

  it("takes half of a tolerance and a rise by rounding for none", () => {
    const of = (overall: number, used: number): unknown =>
      intentNotices([
        check("recall@10", OVERALL, overall, { tolerance: 1 }),
        check("recall@10", intentScope("a"), -used, { tolerance: 1 }),
      ]);
    expect(of(0.1, 0.5 + EPSILON)).toEqual([]);
    expect(of(0.1, 0.5 + 2 * EPSILON)).toHaveLength(1);
    expect(of(EPSILON, 0.75)).toEqual([]);
    expect(of(2 * EPSILON, 0.75)).toHaveLength(1);
  });

  it.each([
    [
      "the intent has new cases alone, which no baseline allows anything",
      [check("recall@10", OVERALL, 0.1), check("recall@10", intentScope("a"), 0, { tolerance: null })],
    ],
    [
      "nothing is allowed, and nothing fell",
      [check("recall@10", OVERALL, 0.1), check("recall@10", intentScope("a"), 0, { tolerance: 0 })],
    ],
    ["the mean falls too", [check("recall@10", OVERALL, -0.01), check("recall@10", intentScope("a"), -0.04)]],
    ["the mean stays", [check("recall@10", OVERALL, 0), check("recall@10", intentScope("a"), -0.04)]],
    ["another metric rises", [check("mrr@10", OVERALL, 0.1), check("recall@10", intentScope("a"), -0.04)]],
    [
      "the intent fails by itself",
      [check("recall@10", OVERALL, 0.1), check("recall@10", intentScope("a"), -0.06, { passed: false })],
    ],
    [
      "less is better",
      [
        check("degraded_rate", OVERALL, 0.1, { direction: "lower" }),
        check("degraded_rate", intentScope("a"), -0.04, { direction: "lower" }),
      ],
    ],
  ])("is silent where %s", (_, checks) => {
    expect(intentNotices(checks)).toEqual([]);
  });
});
