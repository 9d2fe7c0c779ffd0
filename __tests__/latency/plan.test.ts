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

function settingsWith(overrides: Partial<LatencySettings>): LatencySettings {
  return { ...SETTINGS, ...overrides };
}

/** The milliseconds that each case took, the same for all. */
function tookEach(ms: number, { cases }: Suite = SUITE): ReadonlyMap<string, number> {
  return new Map(cases.map(({ id }) => [id, ms]));
}

/** The policy of a suite without a baseline. */
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
  const selectTimed = (count: number): readonly Case[] =>
    selectTimedCases(policyOf(suite, {}, settingsWith({ cases: count })));
  /** How many of the selected cases are of each intent. */
  const countByIntent = (count: number): unknown => {
    const casesByIntent = groupBy(selectTimed(count), ({ intent }) => intent);
    return Object.fromEntries([...casesByIntent].map(([intent, cases]) => [intent, cases.length]));
  };

  it("takes its share of each intent, and fifteen if there is room", () => {
    // 8 of tiny and 15 of rare leave 477, of which 3000 and 1900 of 4900 are 292 and 185.
    expect(countByIntent(500)).toEqual({ common: 292, other: 185, rare: 15, tiny: 8 });
    // 8 of tiny leave 2492, of which 3000, 1900 and 92 of 4992 are 1497.6, 948.5 and 45.9.
    expect(countByIntent(2500)).toEqual({ common: 1498, other: 948, rare: 46, tiny: 8 });
    // No room for fifteen: the same number of each.
    expect(countByIntent(8)).toEqual({ common: 2, other: 2, rare: 2, tiny: 2 });
  });

  it("takes all cases of a suite that is not larger", () => {
    expect(selectTimed(5000)).toBe(suite.cases);
    expect(selectTimedCases(policyOf(suite))).toBe(suite.cases);
  });

  it("takes the cases of an intent with the smallest digests", () => {
    const allDigests = casesIn("common", 3000).map(({ digests }) => digests.ask);

    const selected = selectTimed(500).filter(({ intent }) => intent === "common");

    expect(selected.map(({ digests }) => digests.ask).toSorted()).toEqual(
      allDigests.toSorted().slice(0, 292),
    );
  });
});

describe("repeatsToFill", () => {
  it("leaves a tenth of the cases to spare, and asks each three times at least", () => {
    // p50 takes 20 samples, p95 12 and p99 300.
    expect(repeatsToFill("p95", 2)).toBe(12); // 12 / (2 - 1)
    expect(repeatsToFill("p95", 3)).toBe(6); // 12 / (3 - 1)
    expect(repeatsToFill("p95", 100)).toBe(3); // 12 / (100 - 10) is below three
    expect(repeatsToFill("p50", 5)).toBe(5); // 20 / (5 - 1)
    expect(repeatsToFill("p99", 40)).toBe(9); // 300 / (40 - 4) = 8.3
    expect(repeatsToFill("p50", 1)).toBe(20); // one case can't be spared
  });
});

describe("hasEnoughCases", () => {
  it("needs five queries for p95", () => {
    expect(hasEnoughCases("p95", 4)).toBe(false);
    expect(hasEnoughCases("p95", 5)).toBe(true);
    expect(hasEnoughCases("p50", 1)).toBe(true);
  });
});

test("docs/latency.md has the repeats that the plan chooses", () => {
  const page = readFileSync(new URL("../../docs/latency.md", import.meta.url), "utf8");
  /** The repeats that are planned for a suite of so many cases. */
  const repeatsBySize = Array.from({ length: 201 }, (_, count) => {
    const suite = suiteOf(...casesIn("howto", count));
    return planRun([policyOf(suite)], suite.cases, SETTINGS, tookEach(1, suite)).repeats;
  });

  expect(repeatsBySize.slice(4, 43)).toEqual(Array<number>(39).fill(7));
  expect(repeatsBySize.slice(75)).not.toContain(5);
  expect(repeatsBySize.slice(76)).toEqual(Array<number>(125).fill(3));
  expect(page).toContain(
    "The gate measures each query seven times in a suite of up to 42 queries, and three times from 76 queries on.",
  );
  expect(page).toContain("200 queries need 600 measurements, or up to 1,200");
  expect(200 * repeatsBySize[200]!).toBe(600);
});

describe("planRun", () => {
  const repeatsOf = (policy: PlanningPolicy, ms = 1): number => {
    const { cases } = policy.suite;
    const { latency } = policy.config;
    const settings = latency === "off" ? SETTINGS : latency;
    return planRun([policy], cases, settings, tookEach(ms, policy.suite)).repeats;
  };

  it("times each query up to seven times while that takes 300 samples at most", () => {
    const repeatsOfSize = (count: number): number =>
      repeatsOf(policyOf(suiteOf(...casesIn("a", count))));

    // p50 takes 20 samples of all cases but one: 20 / (3 - 1).
    expect(repeatsOfSize(3)).toBe(10);
    expect(repeatsOfSize(42)).toBe(7); // 300 / 42 = 7.1
    expect(repeatsOfSize(60)).toBe(5);
    expect(repeatsOfSize(100)).toBe(3);
    expect(repeatsOfSize(500)).toBe(3);
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
    const timing = { ...baseline.timing, repeats: 9, ms: 90_000 };
    const withNineRepeats = { ...policyOf(SUITE), baseline: { ...baseline, timing } };
    const withoutBaseline = policyOf(SUITE);
    const policies = [withNineRepeats, withoutBaseline];

    const plan = planRun(policies, SUITE.cases, SETTINGS, tookEach(1));

    // Three times the 90 s that were recorded, although the budget is a minute.
    expect(plan).toMatchObject({ repeats: 9, ends_ms: 270_000 });
    expect(findKnownRepeats([withNineRepeats], SETTINGS)).toBe(9);
    expect(findKnownRepeats(policies, SETTINGS)).toBeNull();
  });

  it("takes as long as the config's repeats need, whatever the budget", () => {
    const settings = settingsWith({ repeats: 5, budget_s: 1 });
    const withoutBaseline = policyOf(SUITE, {}, settings);
    const baseline = {
      ...timedBaseline(timedConfig()),
      timing: { source: "off", repeats: 0, ms: 0 },
    };
    const withUntimedBaseline = {
      ...withoutBaseline,
      baseline: baseline as PlanningPolicy["baseline"],
    };

    // Three times 5 x 20 x 60 ms.
    for (const policy of [withoutBaseline, withUntimedBaseline]) {
      expect(planRun([policy], SUITE.cases, settings, tookEach(60))).toMatchObject({
        repeats: 5,
        ends_ms: 18_000,
      });
    }
  });
});

describe("planRun of a number of repeats", () => {
  it("takes as long as they need if the baseline has fewer", () => {
    const settings = settingsWith({ repeats: 50, budget_s: 1 });
    const baseline = timedBaseline(timedConfig());
    const timing = { ...baseline.timing, repeats: 3, ms: 100 };
    const policy = { ...policyOf(SUITE, {}, settings), baseline: { ...baseline, timing } };

    // Three times 50 x 20 x 60 ms.
    expect(planRun([policy], SUITE.cases, settings, tookEach(60))).toMatchObject({
      repeats: 50,
      ends_ms: 180_000,
    });
  });
});

describe("countTimes", () => {
  it("gives a case asked under another id its repeats, and an unknown case 0", () => {
    const [first, ...others] = SUITE.cases;
    const askedCases = [...others, { ...first!, id: "howto-0 (base)", asked_as: "howto-0" }];

    const times = countTimes(3, [policyOf(SUITE)], [...askedCases, makeCase("stranger")]);

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

    // One side: 2 cases once for warm-up and 12 + 3 timings. The timings may be repeated to
    // confirm.
    expect(expectedQueries(times, 1, 1)).toEqual({ planned: 17, most: 32 });
    // Two sides.
    expect(expectedQueries(times, 1, 2)).toEqual({ planned: 34, most: 64 });
  });
});

describe("countPasses", () => {
  const ids = ["a", "b", "c", "d"];
  const plan = { repeats: 20, times: new Map(ids.map((id) => [id, 20])) };
  /** The passes if the base took these milliseconds for each of the four cases. */
  const passesOf = (
    baseMs: readonly number[],
    settings = settingsWith({ budget_s: 120 }),
  ): number => countPasses(plan, settings, new Map(ids.map((id) => [id, baseMs])));

  it("asks as often as the base's noise takes to show 15 %", () => {
    // Noise 0.1 / 0.3186 / sqrt(2) = 0.222; 2 x (0.222 x 1.3626 x 3.126 / ln(1.15 / 1.1))^2 = 905
    // answers of each side, of 80 in a pass: twelve.
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
