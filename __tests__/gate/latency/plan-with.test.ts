/** What given repeats come to, by arithmetic over two intents of ten cases. */
import { describe, expect, test } from "vitest";
import { planSampling } from "../../../src/gate/latency/plan.ts";
import { gatedBuckets, limitsOf, newPlan, planWith } from "../../../src/gate/latency/plans.ts";
import type { RuleSetting } from "../../../src/model/config.ts";
import type { Repeats } from "../../../src/model/sampling.ts";
import { SETTINGS, SUITE, timedConfig } from "./timed.ts";

const planned = { config: timedConfig(), suite: SUITE };
const taking = (howto: number, rare = howto): ReadonlyMap<string, number> =>
  new Map(SUITE.cases.map(({ id, intent }) => [id, intent === "howto" ? howto : rare]));
const repeats = (overall: number, rare = overall): Repeats =>
  new Map([
    ["overall", overall],
    ["intent:rare", rare],
  ]);

describe("given repeats", () => {
  test("fill a bucket by the case that is asked least", () => {
    const plan = planWith(repeats(3, 12), planned, SETTINGS, taking(10));
    const filled = plan.filled.map(
      ({ scope, statistic, repeats: times }) => `${scope} ${statistic} ${times}`,
    );
    // p95 of ten cases takes 60 / 10 = 6 repeats, p50 20 / 10 are less than the three of any.
    expect(filled.toSorted()).toEqual([
      "intent:howto p50 3",
      "intent:rare p50 12",
      "intent:rare p95 12",
      "overall p50 3",
      "overall p95 3",
    ]);
  });

  test("cost what each case takes, its mean where that is unknown", () => {
    // 20 once for quality; ten once for 10 ms each, ten three times for 100 ms each.
    expect(planWith(repeats(1, 3), planned, SETTINGS, taking(10, 100))).toMatchObject({
      queries: 20 + 10 + 30,
      ms: 100 + 3000,
    });
    const one = new Map([
      ["howto-0", 10],
      ["rare-0", 30],
    ]);
    // The 18 others take 20 ms.
    expect(planWith(repeats(1), planned, SETTINGS, one).ms).toBe(10 + 30 + 18 * 20);
    expect(planWith(repeats(1), planned, SETTINGS, new Map()).ms).toBe(0);
  });

  test("leave out what needs more, with what that would take beside the rest", () => {
    const settings = { ...SETTINGS, budget_s: 10, repeats: "auto" } as const;
    const left = (given: Repeats, ms: number, most: number | null = null) => {
      const plan = planWith(given, planned, { ...settings, max_queries: most }, taking(ms));
      const overall = plan.unfilled.filter(({ scope }) => scope === "overall");
      return overall.map(({ statistic, queries, budget_s: budget, by }) => [statistic, queries, budget, by]);
    };
    // 20 for quality; p50 takes 20 x 3: 60 x 166.75 ms are 10.005 s. p95 takes 60 of the 18 cases that may be left: 20 x 4.
    expect(left(repeats(1), 166.75)).toEqual([
      ["p50", 80, 11, ["budget_s"]],
      ["p95", 100, 14, ["budget_s"]],
    ]);
    // 10 x 3, or 10 x 4, and 10 x 5 times, which are asked in any case.
    expect(left(repeats(1, 5), 1)).toEqual([
      ["p50", 100, 1, ["budget_s"]],
      ["p95", 110, 1, ["budget_s"]],
    ]);
    expect(left(repeats(1), 1, 80)[0]![3]).toEqual(["budget_s"]);
    expect(left(repeats(1), 1, 79)[0]![3]).toEqual(["max_queries"]);
  });
});

describe("a new plan", () => {
  test("is the one that fits, and overall is in it or left out", () => {
    for (const budget of [60, 0.001]) {
      const settings = { ...SETTINGS, budget_s: budget };
      expect(newPlan(planned, settings, taking(10))).toEqual(
        planSampling(gatedBuckets(planned), taking(10), limitsOf(settings)),
      );
    }
  });
});

test("a percentile is named in a bucket where the rule of whole answers or of a stage is", () => {
  const stage: RuleSetting = { tolerance: [{ unit: "absolute", value: 5 }] };
  const named = (own: Readonly<Record<string, RuleSetting>>, intent: string | null): unknown => {
    const config = timedConfig(own);
    const intents = new Map(intent === null ? [] : [["rare", new Map([[intent, {}]])] as const]);
    const buckets = gatedBuckets({ config: { ...config, gate: { ...config.gate, intents } }, suite: SUITE });
    return Object.fromEntries(
      buckets.map(({ scope, statistics }) => [
        scope,
        statistics.find(({ statistic }) => statistic === "p50")!.named,
      ]),
    );
  };
  const staged = { "latency_p50_ms[rank]": stage };
  expect(named({}, null)).toEqual({ overall: false, "intent:howto": false, "intent:rare": false });
  expect(named(staged, null)).toEqual({ overall: true, "intent:howto": false, "intent:rare": false });
  expect(named(staged, "latency_p50_ms")).toMatchObject({ "intent:howto": false, "intent:rare": true });
});
