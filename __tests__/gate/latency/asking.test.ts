import { describe, expect, it } from "vitest";
import {
  type PlanningPolicy,
  type SeenSamples,
  expectedQueries,
  knownRepeats,
  openCases,
  countPasses,
  extraRounds,
  makeRounds,
  runSampling,
  timesByCase,
} from "../../../src/gate/latency/asking.ts";
import { repeatsToSee } from "../../../src/gate/latency/ratios.ts";
import { planFromRepeats } from "../../../src/gate/latency/plan.ts";
import type { Baseline } from "../../../src/model/baseline.ts";
import { type Config, DEFAULT_DEFINITION, type RuleSetting } from "../../../src/model/config.ts";
import type { Run } from "../../../src/model/run.ts";
import type { AskedCase } from "../../../src/model/suite.ts";
import { makeCase, suiteOf } from "../../helpers/make.ts";
import { SETTINGS, SUITE, casesIn, timedBaseline, timedConfig, timedRun } from "./timed.ts";

describe("makeRounds", () => {
  it("spreads the repeats of each case evenly over the rounds", () => {
    const times = new Map(Object.entries({ often: 4, rare: 2, never: 0 }));

    expect(makeRounds(times)).toEqual([["often"], ["often", "rare"], ["often"], ["often", "rare"]]);
    expect(makeRounds(new Map())).toEqual([]);
  });

  it("asks each case as often as it should", () => {
    const times = new Map(Array.from({ length: 13 }, (_, i) => [`c${i}`, i]));
    const asked = makeRounds(times).flat();

    for (const [id, n] of times) {
      expect(asked.filter((each) => each === id)).toHaveLength(n);
    }
  });
});

it("expectedQueries counts warm-up, both sides and the second look", () => {
  const times = new Map(Object.entries({ a: 12, b: 3 }));
  const limits = { warmup: 1, looks: 2 } as const;

  // 2 + 15, and 15 more.
  expect(expectedQueries(times, limits)).toEqual({ planned: 17, most: 32 });
  expect(expectedQueries(times, limits, 2)).toEqual({ planned: 34, most: 64 });
});

const config = timedConfig();
const took = new Map(SUITE.cases.map(({ id }) => [id, 10]));

// 60 / 18 -> 4 overall, and 60 / 9 -> 7 in an intent of ten.
const PLANNED = { "intent:howto": 7, "intent:rare": 7, overall: 4 };

const policyWith = (
  repeats: Readonly<Record<string, number>> | null,
  suite = SUITE,
  settings = SETTINGS,
): PlanningPolicy => {
  const own = { config: timedConfig({}, settings), suite };
  const baseline = timedBaseline(own.config, timedRun(100, {}, suite.cases), suite);
  if (repeats === null) {
    return { ...own, baseline: null };
  }
  return {
    ...own,
    baseline: {
      ...baseline,
      plan: planFromRepeats(new Map(Object.entries(repeats)), own, settings, took),
    },
  };
};

describe("knownRepeats and runSampling", () => {
  const repeatsOf = (...policies: readonly PlanningPolicy[]): unknown => {
    const known = knownRepeats(policies, SETTINGS);
    const { repeats } = runSampling(policies, SUITE.cases, SETTINGS, took);
    if (known !== null) {
      expect(known).toEqual(repeats);
    }
    return [known !== null, Object.fromEntries(repeats)];
  };

  it("take the larger number of both policies, scope by scope", () => {
    const base = policyWith({ ...PLANNED, overall: 9 });
    const head = policyWith({ ...PLANNED, "intent:rare": 8 });
    const both = { "intent:howto": 7, "intent:rare": 8, overall: 9 };

    expect(repeatsOf(base, head)).toEqual([true, both]);
    expect(repeatsOf(policyWith({ overall: 3 }), head)).toEqual([
      true,
      { ...PLANNED, "intent:rare": 8 },
    ]);
  });

  it("plan after the first pass if a baseline has no plan", () => {
    expect(repeatsOf(policyWith(null))).toEqual([false, PLANNED]);
    expect(repeatsOf(policyWith({ overall: 9 }), policyWith(null))).toEqual([
      false,
      { ...PLANNED, overall: 9 },
    ]);

    const { times, rounds } = runSampling([policyWith(null)], SUITE.cases, SETTINGS, took);

    expect([new Set(times.values()), rounds.length]).toEqual([new Set([7]), 7]);
  });

  it("add the checks of an intent that the stored plan does not know", () => {
    // What it has heard of stays, also where a new plan would say 4.
    const known = policyWith({ overall: 3, "intent:howto": 7 }, suiteOf(...casesIn("howto")));
    const grown: PlanningPolicy = { config, suite: SUITE, baseline: known.baseline };

    expect(repeatsOf(grown)).toEqual([false, { overall: 3, "intent:howto": 7, "intent:rare": 7 }]);
  });

  it("raise the repeats to the number in the config", () => {
    const fixed = { ...SETTINGS, repeats: 12 };

    expect(knownRepeats([policyWith(PLANNED, SUITE, fixed)], fixed)!.get("overall")).toBe(12);
  });

  it("allow three times the recorded duration, or the budget", () => {
    const policyTaking = (ms: number): PlanningPolicy => {
      const { baseline, ...own } = policyWith(PLANNED);
      return { ...own, baseline: { ...baseline!, plan: { ...baseline!.plan!, ms } } };
    };
    const endsAfter = (...all: readonly number[]): number =>
      runSampling(all.map(policyTaking), SUITE.cases, SETTINGS, took).ends_ms;

    expect([endsAfter(10_000), endsAfter(50_000), endsAfter(1, 50_000)]).toEqual([
      60_000, 150_000, 150_000,
    ]);
  });
});

it("countPasses counts side by side for overall, not for each intent", () => {
  const passesWithin = (budget_s: number): number => {
    const settings = { ...SETTINGS, budget_s };
    const policy = { config: timedConfig({}, settings), suite: SUITE, baseline: null };
    const times = new Map(SUITE.cases.map(({ id }, i) => [id, i === 0 ? 2 : 1]));
    const sampling = { repeats: new Map(), times, rounds: [], ends_ms: 0 };
    const base = new Map(SUITE.cases.map(({ id }) => [id, [100, 110, 100, 110]]));
    return countPasses([policy], { cases: SUITE.cases, sampling, settings }, base);
  };

  // A pass of 20 cases, of which one is asked twice, on two sides at 105 ms takes 4.4 s: of 60 s, less a tenth, that is 12.
  // (4.089 x 1.2533 x ln 1.1 / 0.6745 / ln (1.15 / 1.1)) ^ 2 = 265: over 20 cases 14 passes, over an intent's ten 27.
  expect([passesWithin(60), passesWithin(600)]).toEqual([12, 14]);
});

it("repeatsToSee ignores untimed cases, and is 0 for a rise below the floor", () => {
  const rule = { statistic: "p50", tolerance: 0.1, floorMs: 0.3 } as const;
  const twenty = [...SUITE.cases.map(() => [100, 110, 100, 110]), []];

  expect(repeatsToSee(twenty, rule)).toBeCloseTo(265.3 / 20, 1);

  // Of 1, 1.1, 3, 3.3, 5, 5.5 ms it is the third, and a rise of 15 % of it is 0.45 ms.
  const mixed = [5, 1, 3].map((ms) => [ms, 1.1 * ms]);

  expect(repeatsToSee(mixed, rule)).toBeGreaterThan(0);
  expect(repeatsToSee(mixed, { ...rule, floorMs: 0.46 })).toBe(0);
});

describe("timesByCase and extraRounds", () => {
  it("timesByCase takes the larger number of base and head, and of both intents", () => {
    const repeats = new Map(Object.entries({ overall: 3, "intent:howto": 5, "intent:rare": 8 }));
    const [howto] = casesIn("howto", 1);
    const moved = { ...howto!, intent: "rare" };
    const policy = (
      subject: typeof moved,
    ): { readonly config: typeof config; readonly suite: typeof SUITE } => ({
      config,
      suite: suiteOf(subject),
    });
    const repeatsOfCase = (...policies: readonly ReturnType<typeof policy>[]): number | undefined =>
      timesByCase(repeats, policies, [howto!]).get("howto-0");

    expect(repeatsOfCase(policy(howto!))).toBe(5);
    expect(repeatsOfCase(policy(howto!), policy(moved))).toBe(8);

    // The base's wording of a case has an id of its own.
    const renamed = { ...howto!, id: "howto-0 (base)", asked_as: "howto-0" };

    expect([...timesByCase(repeats, [policy(moved)], [renamed])]).toEqual([["howto-0 (base)", 8]]);
  });

  it("extraRounds repeats the plan for the cases that are still open", () => {
    const times = new Map(Object.entries({ a: 2, b: 1 }));

    expect(extraRounds(times, new Set(["a"]))).toEqual([["a"], ["a"]]);
  });
});

const percentTolerance = (
  value: number,
  more: { readonly ceiling?: number } = {},
): RuleSetting => ({
  tolerance: [{ unit: "percent", value }],
  ...more,
});
/** p50 alone: a tenth more than the baseline's 100 ms is allowed. */
const P50 = { latency_p50_ms: percentTolerance(10), latency_p95_ms: "off" } as const;

const samplesOf = (run: Run): ReadonlyMap<string, readonly number[]> =>
  new Map(run.cases.map((each) => [each.case_id, each.samples_ms]));
const seenOf = (run: Run, base: Run | null = null): SeenSamples => ({
  now: samplesOf(run),
  base: base === null ? null : samplesOf(base),
});

/** Ids of the cases asked on; the plan asks each case three times. */
function openIds(
  seen: SeenSamples,
  {
    config = timedConfig(P50),
    baseline = timedBaseline(config),
    cases = SUITE.cases,
  }: {
    readonly config?: Config;
    readonly baseline?: Baseline | null;
    readonly cases?: readonly AskedCase[];
  } = {},
): readonly string[] {
  const policy = { config, suite: SUITE, baseline };
  const plan = runSampling([policy], cases, SETTINGS, new Map());
  const times = new Map(cases.map(({ id }) => [id, 3]));
  const asking = {
    cases,
    sampling: { ...plan, times },
    settings: SETTINGS,
    definition: DEFAULT_DEFINITION,
  };
  return [...openCases(policy, asking, seen)].toSorted();
}

const HOWTO = Array.from({ length: 10 }, (_, n) => `howto-${n}`);
const RARE = Array.from({ length: 10 }, (_, n) => `rare-${n}`);

describe("openCases", () => {
  const BOTH = [...HOWTO, ...RARE];
  const late = new Map(
    [...samplesOf(timedRun(100))].map(([id, ms]) => [id, [...ms, 900, 900, 900, 900]]),
  );
  const configWithRule = (rule: RuleSetting): Config =>
    timedConfig({ latency_p50_ms: rule, latency_p95_ms: "off" });
  const leftOut = (config: Config): Baseline => {
    const baseline = timedBaseline(config);
    const check = {
      statistic: "p50",
      named: false,
      repeats: 3,
      queries: 80,
      budget_s: 1,
      by: ["budget_s"],
    } as const;
    const unfilled = ["overall", "intent:howto", "intent:rare"].map((scope) => ({
      ...check,
      scope,
    }));
    return { ...baseline, plan: { ...baseline.plan!, filled: [], unfilled } };
  };
  const edited = timedBaseline(timedConfig(P50));
  const editedRows = [...edited.cases].map(
    ([id, row]) => [id, { ...row, digests: makeCase(id, { query: "old" }).digests }] as const,
  );
  const unsteady = timedRun(100).cases.map((each, n) => ({
    ...each,
    samples_ms: each.samples_ms.map((ms, i) => ms * (1.11 + 0.3 * (((n + i) % 3) - 1))),
  }));
  const noisy = seenOf({ ...timedRun(100), cases: unsteady }, timedRun(100));
  // By default 50 % are allowed: 153 ms lie within the noise above 150.
  const usual = timedConfig({ latency_p95_ms: "off" });

  it.each<readonly [string, SeenSamples, Parameters<typeof openIds>[1], readonly string[]]>([
    ["as fast as before", seenOf(timedRun(100)), {}, []],
    ["twice as slow", seenOf(timedRun(200)), {}, []],
    ["overall within the noise above the limit", seenOf(timedRun(112)), {}, BOTH],
    ["an intent within the noise above the limit", seenOf(timedRun(90, { howto: 112 })), {}, HOWTO],
    [
      "no rule with a limit",
      seenOf(timedRun(112)),
      { config: configWithRule({ tolerance: [] }) },
      [],
    ],
    ["samples that came after the plan's", { now: late, base: null }, {}, []],
    ["filled by the plan", seenOf(timedRun(153)), { config: usual }, BOTH],
    [
      "left out by the plan",
      seenOf(timedRun(153)),
      { config: usual, baseline: leftOut(usual) },
      [],
    ],
    [
      "left out, and a rule names it",
      seenOf(timedRun(112)),
      { baseline: leftOut(timedConfig(P50)) },
      BOTH,
    ],
    [
      "no baseline, near the ceiling",
      seenOf(timedRun(107)),
      { baseline: null, config: configWithRule(percentTolerance(10, { ceiling: 105 })) },
      BOTH,
    ],
    ["no baseline, no ceiling", seenOf(timedRun(107)), { baseline: null }, []],
    [
      "edited since",
      seenOf(timedRun(112)),
      { baseline: { ...edited, cases: new Map(editedRows) } },
      [],
    ],
    // Side by side 10 % are allowed.
    ["beside, alike", seenOf(timedRun(100), timedRun(100)), {}, []],
    ["beside, within the noise", noisy, {}, BOTH],
    [
      "beside, where the baseline's tolerance is wide",
      noisy,
      { config: configWithRule(percentTolerance(100)) },
      BOTH,
    ],
    [
      "beside, near the ceiling",
      seenOf(timedRun(100), timedRun(100)),
      { config: configWithRule({ ceiling: 98 }) },
      BOTH,
    ],
  ])("names the cases to ask once more: %s", (_, seen, options, expected) => {
    expect(openIds(seen, options)).toEqual(expected);
  });
});

it("openCases names a case by the id under which its wording was asked", () => {
  const cases: readonly AskedCase[] = SUITE.cases.map((each) =>
    each.id === "howto-0" ? { ...each, id: "howto-0 (base)", asked_as: "howto-0" } : each,
  );
  const run = timedRun(112);
  const renamed = {
    ...run,
    cases: run.cases.map((each) =>
      each.case_id === "howto-0" ? { ...each, case_id: "howto-0 (base)" } : each,
    ),
  };
  const ids = openIds(seenOf(renamed), { cases });

  expect(ids).toContain("howto-0 (base)");
  expect(ids).not.toContain("howto-0");

  // The head asks something else under that id.
  const other = [...cases, { ...SUITE.cases[0]!, query: "another" }];

  expect(openIds(seenOf(renamed), { cases: other })).not.toContain("howto-0");
});
