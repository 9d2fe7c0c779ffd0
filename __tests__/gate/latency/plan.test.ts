import { describe, expect, it } from "vitest";
import { type GatedBucket, planSampling, repeatsFor } from "../../../src/gate/latency/plan.ts";

const roomy = { budgetS: 120, maxQueries: null, warmup: 1 };

/** Intents of so many cases, with p50 and p95 gated in each and overall. */
function suite(
  sizes: Readonly<Record<string, number>>,
  named: readonly string[] = [],
): readonly GatedBucket[] {
  const intents = Object.entries(sizes).map(([intent, cases]) => ({
    scope: `intent:${intent}`,
    cases: Array.from({ length: cases }, (_, i) => `${intent}-${i}`),
  }));
  const overall = { scope: "overall", cases: intents.flatMap(({ cases }) => cases) };
  return [overall, ...intents].map(({ scope, cases }) => ({
    scope,
    cases,
    statistics: (["p50", "p95"] as const).map((statistic) => ({ statistic, named: named.includes(scope) })),
  }));
}

function taking(buckets: readonly GatedBucket[], ms: number): ReadonlyMap<string, number> {
  return new Map(buckets[0]!.cases.map((id) => [id, ms]));
}

describe("repeatsFor", () => {
  it("fills the percentile's samples, with three at least", () => {
    // 60 / 5, ceil(60 / 7), 60 / 100 -> 3, 20 / 5, ceil(300 / 40)
    expect([
      repeatsFor("p95", 5),
      repeatsFor("p95", 7),
      repeatsFor("p95", 100),
      repeatsFor("p50", 5),
      repeatsFor("p99", 40),
    ]).toEqual([12, 9, 3, 4, 8]);
  });
});

describe("planSampling", () => {
  it("asks the cases of small buckets more often, and the others no more than they need", () => {
    const buckets = suite({ a: 5, b: 35 });
    const plan = planSampling(buckets, taking(buckets, 20), roomy);
    // 60 / 5 = 12; 60 / 35 and 60 / 40 come to less than three.
    expect(plan.repeats).toEqual(
      new Map([
        ["overall", 3],
        ["intent:b", 3],
        ["intent:a", 12],
      ]),
    );
    // 40 for quality, 5 x 12 and 35 x 3 timed.
    expect(plan).toMatchObject({ queries: 40 + 60 + 105, ms: 165 * 20, unfilled: [] });
    // Twice the plan is within a thousand queries.
    expect(40 + 2 * 165).toBeLessThan(1000);
  });

  it("counts a case once that an intent and a tag ask alike", () => {
    const cases = Array.from({ length: 5 }, (_, i) => `a-${i}`);
    const statistics = [{ statistic: "p95", named: true }] as const;
    const buckets = ["intent:a", "tag:t"].map((scope) => ({ scope, cases, statistics }));
    // 60 samples of 5 cases: 12 of each, 5 x 12 s. The tag's are the same.
    const plan = planSampling(buckets, new Map(cases.map((id) => [id, 1000])), { ...roomy, budgetS: 100 });
    expect(plan).toMatchObject({ queries: 5 + 60, ms: 60_000, unfilled: [] });
    expect(plan.filled.map(({ scope }) => scope)).toEqual(["intent:a", "tag:t"]);
  });

  it("leaves out what the budget can't fill, and says what it would take", () => {
    const buckets = suite({ a: 5, b: 35 });
    const plan = planSampling(buckets, taking(buckets, 300), { ...roomy, budgetS: 40 });
    // Overall and b: 40 x 3 x .3 s = 36 s. p50 in a: one more for each of 5, 37.5 s. p95 in a: 9 more, 49.5 s.
    expect(plan.filled.map(({ scope, statistic }) => `${scope} ${statistic}`).toSorted()).toEqual([
      "intent:a p50",
      "intent:b p50",
      "intent:b p95",
      "overall p50",
      "overall p95",
    ]);
    expect(plan.unfilled).toEqual([
      {
        scope: "intent:a",
        statistic: "p95",
        named: false,
        repeats: 12,
        queries: 40 + 165,
        budget_s: 50,
        by: ["budget_s"],
      },
    ]);
    expect(plan.repeats.get("intent:a")).toBe(4);
    expect(plan.ms).toBe(37_500);
  });

  it("fills what adds the least time first", () => {
    const buckets = suite({ a: 5, b: 5 });
    const took = new Map(buckets[0]!.cases.map((id) => [id, id.startsWith("a") ? 1000 : 100]));
    // Overall 60 / 10 = 6 times: 33 s. To 12 times b adds 6 x 5 x .1 s = 3 s, a 30 s: both are 66 s.
    const filled = (budgetS: number): readonly string[] =>
      planSampling(buckets, took, { ...roomy, budgetS })
        .filled.filter(({ scope, statistic }) => scope !== "overall" && statistic === "p95")
        .map(({ scope }) => scope);
    expect(filled(65)).toEqual(["intent:b"]);
    expect(filled(66)).toEqual(["intent:b", "intent:a"]);
    expect(filled(65.999)).toEqual(["intent:b"]);
  });

  it("fills what a rule names before anything else", () => {
    const buckets = suite({ a: 5, b: 35 }, ["intent:a"]);
    // 5 x 12 x .3 s = 18 s; overall would take 31.5 s more.
    const plan = planSampling(buckets, taking(buckets, 300), { ...roomy, budgetS: 20 });
    expect(plan.filled.map(({ scope }) => scope)).toEqual(["intent:a", "intent:a"]);
    expect(plan.unfilled.map(({ scope, budget_s: needs }) => [scope, needs])).toEqual([
      ["overall", 50],
      ["overall", 50],
      ["intent:b", 50],
      ["intent:b", 50],
    ]);
  });

  it("fills a named check that costs more than all cases together", () => {
    const [overall, a] = suite({ a: 5, b: 15 });
    const named = { ...a!, statistics: [{ statistic: "p99", named: true }] } as const;
    // 300 / 5 = 60 repeats of 5 cases are 300 s; overall adds 3 of 15 more, 45 s; alone it would take 60 s.
    const plan = planSampling([overall!, named], taking([overall!], 1000), { ...roomy, budgetS: 310 });
    expect(plan.filled.map(({ scope, statistic }) => `${scope} ${statistic}`)).toEqual(["intent:a p99"]);
    expect(plan.unfilled.map(({ scope, budget_s: needs }) => [scope, needs])).toEqual([
      ["overall", 345],
      ["overall", 345],
    ]);
  });

  it("keeps within max_queries, warm-up included", () => {
    const buckets = suite({ a: 5, b: 35 });
    const plan = planSampling(buckets, taking(buckets, 1), { budgetS: 120, maxQueries: 205, warmup: 1 });
    expect(plan).toMatchObject({ queries: 205, unfilled: [] });
    const less = planSampling(buckets, taking(buckets, 1), { budgetS: 120, maxQueries: 204, warmup: 1 });
    expect(less.unfilled).toMatchObject([{ scope: "intent:a", statistic: "p95", by: ["max_queries"] }]);
    const warm = planSampling(buckets, taking(buckets, 1), { budgetS: 120, maxQueries: 205, warmup: 2 });
    expect(warm.unfilled).toHaveLength(1);
  });

  it("gates no intent of under five cases unless a rule names it", () => {
    const small = suite({ a: 4, b: 36 });
    expect(planSampling(small, taking(small, 1), roomy).repeats.has("intent:a")).toBe(false);
    const named = suite({ a: 4, b: 36 }, ["intent:a"]);
    expect(planSampling(named, taking(named, 1), roomy).repeats.get("intent:a")).toBe(15);
    // Overall is gated in a suite of any size: 60 / 3.
    const tiny = suite({ a: 3 });
    expect(planSampling(tiny, taking(tiny, 1), roomy).repeats).toEqual(new Map([["overall", 20]]));
  });

  it("takes the mean for cases whose time is unknown, and fills nothing where nothing fits", () => {
    const buckets = suite({ a: 40 });
    const half = new Map([
      ["a-0", 2000],
      ["a-1", 4000],
    ]);
    const plan = planSampling(buckets, half, roomy);
    // 40 cases of 3 s, three times each.
    expect(plan).toMatchObject({ filled: [], queries: 40, ms: 0 });
    expect(plan.unfilled.map(({ budget_s: needs }) => needs)).toEqual([360, 360, 360, 360]);
    expect(planSampling([], new Map(), roomy)).toMatchObject({ filled: [], unfilled: [], queries: 0 });
    // The mean of one time is that time: 40 x 3 x 2 s.
    const one = planSampling(buckets, new Map([["a-0", 2000]]), roomy);
    expect(one.unfilled.map(({ budget_s: needs }) => needs)).toEqual([240, 240, 240, 240]);
    // Where no time is known nothing is too long.
    expect(planSampling(buckets, new Map(), roomy)).toMatchObject({ unfilled: [], queries: 160, ms: 0 });
  });

  it("counts what is left out beside all that is in, whichever came first", () => {
    const buckets = suite({ a: 5, b: 35 });
    // Overall would take 40 x 3 x .3 s = 36 s; a takes 5 x 12 x .3 s = 18 s, and overall 35 x 3 x .3 s = 31.5 s more.
    const small = planSampling(buckets, taking(buckets, 300), { ...roomy, budgetS: 20 });
    expect(small.filled.map(({ scope }) => scope)).toEqual(["intent:a", "intent:a"]);
    expect(small.unfilled.map(({ budget_s: needs }) => needs)).toEqual([50, 50, 50, 50]);
    // p99 in a is 60 x 5 x .3 s = 90 s, which is too much; beside overall's 36 s it adds 57 x 5 x .3 s = 85.5 s.
    const [overall, a] = buckets;
    const named = { ...a!, statistics: [{ statistic: "p99", named: true }] } as const;
    const large = planSampling([overall!, named], taking(buckets, 300), { ...roomy, budgetS: 40 });
    expect(large.unfilled).toMatchObject([{ scope: "intent:a", budget_s: 122 }]);
    // 40 x 3 x 416.75 ms are 50.01 s, for which 50 s do not do.
    const [one] = suite({ a: 40 });
    const over = planSampling([one!], taking([one!], 416.75), { ...roomy, budgetS: 40 });
    expect(over.unfilled.map(({ budget_s: needs }) => needs)).toEqual([51, 51]);
  });

  it("asks a bucket as often as its most demanding percentile does, be that the first", () => {
    const [, a] = suite({ a: 5 });
    const statistics = [
      { statistic: "p50", named: false },
      { statistic: "p95", named: true },
    ] as const;
    const plan = planSampling([{ ...a!, statistics }], new Map(), roomy);
    expect(plan.filled.map(({ statistic }) => statistic)).toEqual(["p95", "p50"]);
    expect(plan.repeats.get("intent:a")).toBe(12);
  });

  it("takes the first of two that add as much", () => {
    const buckets = suite({ b: 5, a: 5 });
    // Overall 6 x 10 x 1 s; p95 in either intent is 6 more of five cases, 30 s.
    const { filled, unfilled } = planSampling(buckets, taking(buckets, 1000), { ...roomy, budgetS: 90 });
    expect(filled.at(-1)).toMatchObject({ scope: "intent:b", statistic: "p95" });
    expect(unfilled).toMatchObject([{ scope: "intent:a", statistic: "p95", budget_s: 120 }]);
  });

  it("plans a bucket of one case, and leaves out one that no case is in", () => {
    const one = planSampling(suite({ a: 1 }, ["intent:a"]), new Map([["a-0", 1]]), roomy);
    // 60 samples of one case.
    expect(one.repeats).toEqual(
      new Map([
        ["intent:a", 60],
        ["overall", 60],
      ]),
    );
    const none = planSampling(suite({ a: 0 }, ["intent:a", "overall"]), new Map(), roomy);
    expect(none).toMatchObject({ filled: [], unfilled: [] });
  });

  it("counts the cases that a bucket may lose as lost", () => {
    const spared = suite({ a: 20 }).map((bucket) => ({ ...bucket, spare: 4 }));
    // 60 / (20 - 4) = 3.75.
    expect(planSampling(spared, taking(spared, 1), roomy).repeats.get("intent:a")).toBe(4);
  });
});
