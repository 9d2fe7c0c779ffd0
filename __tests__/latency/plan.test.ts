import { describe, expect, it, test } from "vitest";
import {
  countPasses,
  countTimes,
  expectedQueries,
  findKnownRepeats,
  hasEnoughCases,
  makeRounds,
  neededSeconds,
  type PlanningPolicy,
  planRun,
  repeatsToFill,
  selectTimedCases,
} from "../../src/latency/plan.ts";
import type { LatencySettings, RuleSetting } from "../../src/model/config.ts";
import { groupBy } from "../../src/model/scope.ts";
import type { Case, Suite } from "../../src/model/suite.ts";
import { makeCase, suiteOf } from "../helpers/make.ts";
import { readFileSync } from "node:fs";
import { casesIn, SETTINGS, SUITE, timedBaseline, timedConfig } from "./timed.ts";

function settingsWith(changed: Partial<LatencySettings>): LatencySettings {
  return { ...SETTINGS, ...changed };
}

/** Every query takes so many milliseconds. */
function tookEach(ms: number, { cases }: Suite = SUITE): ReadonlyMap<string, number> {
  return new Map(cases.map(({ id }) => [id, ms]));
}

function policyOf(
  suite: Suite,
  rules: Readonly<Record<string, RuleSetting | "off">> = {},
  latency = SETTINGS,
): PlanningPolicy {
  return { config: timedConfig(rules, latency), suite, baseline: null };
}

describe("selectTimedCases", () => {
  const suite = suiteOf(
    ...casesIn("common", 3000),
    ...casesIn("other", 1900),
    ...casesIn("rare", 92),
    ...casesIn("tiny", 8),
  );
  const timed = (cases: number): readonly Case[] =>
    selectTimedCases(policyOf(suite, {}, settingsWith({ cases })));
  const counts = (cases: number): unknown =>
    Object.fromEntries(
      [...groupBy(timed(cases), ({ intent }) => intent)].map(([key, own]) => [key, own.length]),
    );

  it("takes its share of each intent, and fifteen if there is room", () => {
    // 8 of tiny and 15 of rare leave 477, of which 3000 and 1900 of 4900 are 292 and 185.
    expect(counts(500)).toEqual({ common: 292, other: 185, rare: 15, tiny: 8 });
    expect(counts(2500)).toEqual({ common: 1498, other: 948, rare: 46, tiny: 8 });
    expect(counts(8)).toEqual({ common: 2, other: 2, rare: 2, tiny: 2 });
  });

  it("takes all cases of a suite that is not larger", () => {
    expect(timed(5000)).toBe(suite.cases);
    expect(selectTimedCases(policyOf(suite))).toBe(suite.cases);
  });

  it("takes the cases with the smallest digests, at any seed", () => {
    const own = timed(500).filter(({ intent }) => intent === "common");

    const all = casesIn("common", 3000).map(({ digests }) => digests.ask);

    expect(own.map(({ digests }) => digests.ask).toSorted()).toEqual(all.toSorted().slice(0, 292));
  });
});

describe("repeatsToFill", () => {
  it("leaves a tenth of the cases to spare, and asks each three times at least", () => {
    // 60 / (5 - 1), ceil(60 / (7 - 1)), 60 / 90 -> 3, 20 / (5 - 1), ceil(300 / (40 - 4)), 20 / 1
    expect(repeatsToFill("p95", 5)).toBe(15);
    expect(repeatsToFill("p95", 7)).toBe(10);
    expect(repeatsToFill("p95", 100)).toBe(3);
    expect(repeatsToFill("p50", 5)).toBe(5);
    expect(repeatsToFill("p99", 40)).toBe(9);
    expect(repeatsToFill("p50", 1)).toBe(20);
  });
});

describe("hasEnoughCases", () => {
  it("needs twenty queries for p95, of which two may be edited", () => {
    expect([17, 18].map((cases) => hasEnoughCases("p95", cases))).toEqual([false, true]);
    expect(hasEnoughCases("p50", 1)).toBe(true);
  });
});

test("docs/latency.md has the repeats that the plan chooses", () => {
  const page = readFileSync(new URL("../../docs/latency.md", import.meta.url), "utf8");
  const repeats = Array.from({ length: 201 }, (_, count) => {
    const suite = suiteOf(...casesIn("howto", count));
    return planRun([policyOf(suite)], suite.cases, SETTINGS, tookEach(1, suite)).repeats;
  });
  const sizesWith = (isWanted: (times: number) => boolean): readonly number[] =>
    repeats.flatMap((times, size) => (size > 0 && isWanted(times) ? [size] : []));

  const sizes = sizesWith((times) => times !== 3);

  expect(sizes).toEqual([1, 2, 3, 4, 5, 6, 7, 20, 21, 22]);
  expect([repeats[20], repeats[21], repeats[22]]).toEqual([4, 4, 4]);
  expect(sizesWith((times) => times < 3)).toEqual([]);
  expect(page).toContain("Every query is timed three times");
  expect(page).toContain(
    "Fewer than 8 queries are timed more often, and 20 to 22 queries, where p95 begins, four times.",
  );
  expect(page).toContain("200 queries take 600 timings, at most 1,200");
  expect(200 * repeats[200]!).toBe(600);
});

describe("planRun", () => {
  const repeatsOf = (policy: PlanningPolicy, ms = 1): number => {
    const { cases } = policy.suite;
    const { latency } = policy.config;
    const settings = latency === "off" ? SETTINGS : latency;
    return planRun([policy], cases, settings, tookEach(ms, policy.suite)).repeats;
  };

  it("times each query three times, and more often in a small suite", () => {
    // p50 of four: 20 / 3. p95 of twenty: 60 / 18. Of ten there is no p95, unless a rule names it: 60 / 9.
    expect(repeatsOf(policyOf(suiteOf(...casesIn("a", 4))))).toBe(7);
    expect(repeatsOf(policyOf(suiteOf(...casesIn("a", 10))))).toBe(3);
    expect(repeatsOf(policyOf(suiteOf(...casesIn("a", 10)), { latency_p95_ms: {} }))).toBe(7);
    expect(repeatsOf(policyOf(SUITE))).toBe(4);
    expect(repeatsOf(policyOf(suiteOf(...casesIn("a", 24))))).toBe(3);
    expect(repeatsOf(policyOf(suiteOf(...casesIn("a", 500))))).toBe(3);
  });

  it("keeps to the budget, and times nothing if three repeats exceed it", () => {
    const fourQueriesIn2s = policyOf(
      suiteOf(...casesIn("a", 4)),
      {},
      settingsWith({ budget_s: 2 }),
    );

    // 2 s are 500 ms for each of four queries.
    expect([70, 100, 166, 167].map((ms) => repeatsOf(fourQueriesIn2s, ms))).toEqual([7, 5, 3, 0]);
    // Seven repeats (see above) of 4 x 167 ms are 4.7 s.
    expect(neededSeconds(fourQueriesIn2s, tookEach(167, fourQueriesIn2s.suite))).toBe(5);
  });

  it("takes the config's own number at any cost", () => {
    const policy = policyOf(SUITE, {}, settingsWith({ repeats: 9, budget_s: 1 }));

    expect(repeatsOf(policy, 1000)).toBe(9);
    expect(findKnownRepeats([policy], settingsWith({ repeats: 9 }))).toBe(9);
  });

  it("takes the baseline's repeats, and of two policies the larger", () => {
    const baseline = timedBaseline(timedConfig());
    const five = { ...baseline, timing: { ...baseline.timing, repeats: 5, ms: 90_000 } };
    const recorded = { ...policyOf(SUITE), baseline: five };

    const plan = planRun([recorded, policyOf(SUITE)], SUITE.cases, SETTINGS, tookEach(1));

    // Three times what was recorded is more than the budget of a minute.
    expect(plan).toMatchObject({ repeats: 5, ends_ms: 270_000 });
    expect(findKnownRepeats([recorded], SETTINGS)).toBe(5);
    expect(findKnownRepeats([recorded, policyOf(SUITE)], SETTINGS)).toBeNull();
  });

  it("gives a number of repeats the time it takes, whatever the budget", () => {
    const settings = settingsWith({ repeats: 5, budget_s: 1 });
    const recording = policyOf(SUITE, {}, settings);
    const baseline = {
      ...timedBaseline(timedConfig()),
      timing: { source: "off", repeats: 0, ms: 0 },
    };
    const untimed = { ...recording, baseline: baseline as PlanningPolicy["baseline"] };

    const plan = planRun([recording], SUITE.cases, settings, tookEach(60));
    const second = planRun([untimed], SUITE.cases, settings, tookEach(60));

    // Three times 5 x 20 x 60 ms.
    expect([plan.repeats, plan.ends_ms]).toEqual([5, 18_000]);
    expect([second.repeats, second.ends_ms]).toEqual([5, 18_000]);
  });

  it("times a case that only the base's suite has under its own id", () => {
    const [first, ...others] = SUITE.cases;
    const asked = [...others, { ...first!, id: "howto-0 (base)", asked_as: "howto-0" }];

    const times = countTimes(3, [policyOf(SUITE)], [...asked, makeCase("stranger")]);

    expect(times.get("howto-0 (base)")).toBe(3);
    expect(times.get("stranger")).toBe(0);
  });
});

describe("makeRounds", () => {
  it("spreads the repeats of each case evenly over the rounds", () => {
    const times = new Map(Object.entries({ often: 4, rare: 2, never: 0 }));

    expect(makeRounds(times)).toEqual([["often"], ["often", "rare"], ["often"], ["often", "rare"]]);
    expect(makeRounds(new Map())).toEqual([]);
  });
});

describe("expectedQueries", () => {
  it("counts warm-up, both sides, and what is timed once more", () => {
    const times = new Map(Object.entries({ a: 12, b: 3 }));

    // 2 + 15, and 15 more.
    expect(expectedQueries(times, 1, 1)).toEqual({ planned: 17, most: 32 });
    expect(expectedQueries(times, 1, 2)).toEqual({ planned: 34, most: 64 });
  });
});

describe("countPasses", () => {
  const ids = ["a", "b", "c", "d"];
  const plan = { repeats: 20, times: new Map(ids.map((id) => [id, 20])) };
  const passesOf = (base: readonly number[], settings = settingsWith({ budget_s: 120 })): number =>
    countPasses(plan, settings, new Map(ids.map((id) => [id, base])));

  it("asks as often as the base's noise takes to show 15 %", () => {
    // Noise 0.1 / 0.3186 / sqrt(2) = 0.222; 2 x (0.222 x 1.3626 x 3.126 / ln(1.15 / 1.1))^2 = 905 answers of each side, of
    // 80 in a pass: twelve.
    expect(passesOf([40, 40 * Math.exp(0.1), 40])).toBe(12);
    expect(passesOf([40, 40, 40])).toBe(1);
  });

  it("keeps to the budget", () => {
    // A pass of 160 queries takes 6.6 s; a tenth of 15 s is left over.
    expect(passesOf([40, 40 * Math.exp(0.1), 40], settingsWith({ budget_s: 15 }))).toBe(2);
  });

  it("asks once if the config has a number of repeats", () => {
    expect(passesOf([40, 80, 40], settingsWith({ repeats: 20 }))).toBe(1);
  });
});
