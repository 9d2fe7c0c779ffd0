import { describe, expect, it } from "vitest";
import {
  gatedChecks,
  caseMeans,
  newPlan,
  planSampling,
  planFromRepeats,
  repeatsToFill,
  storedPlan,
  timedCases,
  caseTimes,
  unknownChecks,
  unplannedChecks,
} from "../../../src/gate/latency/plan.ts";
import { expectedQueries, timesByCase } from "../../../src/gate/latency/asking.ts";
import { latencyPart, runPlan } from "../../../src/gate/latency/policy.ts";
import type { LatencySettings } from "../../../src/model/config.ts";
import type { Run } from "../../../src/model/run.ts";
import type { PlannedCheck, SamplingPlan, Statistic } from "../../../src/model/sampling.ts";
import { groupBy } from "../../../src/model/scope.ts";
import type { Case } from "../../../src/model/suite.ts";
import { configOf, scoresOf, suiteOf } from "../../helpers/make.ts";
import { SETTINGS, SUITE, casesIn, timedBaseline, timedConfig, timedRun } from "./timed.ts";
import { rowsOf } from "../made.ts";

/** Two intents of ten cases. p50 takes 20 samples and p95 60, each case three at least. */
const config = timedConfig();
const planned = { config, suite: SUITE };
const took = (ms: number, suite = SUITE): ReadonlyMap<string, number> =>
  new Map(suite.cases.map(({ id }) => [id, ms]));
const three = new Map([["overall", 3]]);
const changed = (more: Partial<LatencySettings>): LatencySettings => ({ ...SETTINGS, ...more });
const namesOf = (checks: readonly Pick<PlannedCheck, "scope" | "statistic">[]): readonly string[] =>
  checks.map(({ scope, statistic }) => `${scope} ${statistic}`);

describe("the cases that are timed", () => {
  const suite = suiteOf(
    ...casesIn("common", 3000),
    ...casesIn("other", 1900),
    ...casesIn("rare", 92),
    ...casesIn("tiny", 8),
  );
  const timed = (cases: number, own = suite): readonly Case[] =>
    timedCases({ config: timedConfig({}, changed({ cases })), suite: own });
  const counts = (cases: number): unknown =>
    Object.fromEntries(
      [...groupBy(timed(cases), ({ intent }) => intent)].map(([key, own]) => [key, own.length]),
    );

  it("are so many, of each intent its share, and fifteen where there is room", () => {
    // 8 of tiny and 15 of rare leave 477, of which 3000 and 1900 of 4900 are 292 and 185.
    expect(counts(500)).toEqual({ common: 292, other: 185, rare: 15, tiny: 8 });
    expect(counts(2500)).toEqual({ common: 1498, other: 948, rare: 46, tiny: 8 });
    expect(counts(8)).toEqual({ common: 2, other: 2, rare: 2, tiny: 2 });
    expect(timed(5000)).toBe(suite.cases);
    expect(timedCases({ config: timedConfig(), suite })).toBe(suite.cases);
  });

  it("are those with the smallest digests, which no seed chooses", () => {
    const before = timed(500);
    const asks = before
      .filter(({ intent }) => intent === "common")
      .map(({ digests }) => digests.ask);
    const all = casesIn("common", 3000).map(({ digests }) => digests.ask);

    expect(asks.toSorted()).toEqual(all.toSorted().slice(0, 292));
  });

  // Fifteen of an intent fill its p95 with four repeats.
  it.each([
    [1, 15],
    [4, 60],
    [4, 100],
    [20, 300],
    [20, 1000],
  ])("ask a suite of 5,000 in %i intents at most four times each of %i", (intents, cases) => {
    const own = suiteOf(
      ...Array.from({ length: intents }, (_, n) => casesIn(`intent-${n}`, 5000 / intents)).flat(),
    );
    const settings = changed({ cases });
    const policy = { config: timedConfig({}, settings), suite: own };
    const plan = newPlan(policy, settings, took(1, own));

    expect(plan.unfilled).toEqual([]);

    const times = timesByCase(plan.repeats, [policy], own.cases);

    expect([...times.values()].filter((count) => count > 0)).toHaveLength(cases);

    const { planned: asked, most } = expectedQueries(times, { warmup: 1, looks: 2 });

    expect(asked).toBe(plan.queries);
    expect(asked).toBeLessThanOrEqual(5000 + 4 * cases);
    expect(most).toBeLessThanOrEqual(5000 + 8 * cases);
  });
});

it("fills the percentile's samples, with three of each case at least", () => {
  // 60 / 5, ceil(60 / 7), 60 / 100 -> 3, 20 / 5, ceil(300 / 40)
  const sizes = [
    ["p95", 5],
    ["p95", 7],
    ["p95", 100],
    ["p50", 5],
    ["p99", 40],
  ] as const;

  expect(sizes.map(([statistic, cases]) => repeatsToFill(statistic, cases))).toEqual([
    12, 9, 3, 4, 8,
  ]);
});

/** `a:5` is an intent of five cases, `a:5!` one that rules name, `a:5~100` one whose queries take 100 ms each. */
function planOf([intents, ms, limits, statistics]: readonly string[]): SamplingPlan {
  const parts = intents!.split(" ").map((each) => {
    const [, name, size, named, own] = /^(\w):(\d+)(!?)(?:~(\d+))?$/.exec(each)!;
    return { name: name!, size: Number(size), named: named === "!", ms: Number(own ?? ms) };
  });
  const cases = parts.flatMap(({ name, size }) => casesIn(name, size));
  const check = (scope: string, size: number, named: boolean): readonly PlannedCheck[] =>
    statistics!.split(" ").map((statistic) => {
      const repeats = repeatsToFill(statistic as Statistic, size);
      return { scope, statistic: statistic as Statistic, named, repeats };
    });
  const checks = [
    ...check("overall", cases.length, false),
    ...parts.flatMap(({ name, size, named }) => check(`intent:${name}`, size, named)),
  ];
  const times = new Map(
    cases.map(({ id, intent }) => [id, parts.find(({ name }) => name === intent)!.ms]),
  );
  const settings = changed(Object.fromEntries(limits!.split(" ").map((each) => each.split("="))));
  return planSampling(checks, { config, suite: suiteOf(...cases) }, settings, times);
}

describe("planSampling", () => {
  // Comments below: what each adds. `out` has queries of the run, seconds, and what keeps the check out.
  it.each(
    rowsOf(`
    # 60 / 5 = 12; 60 / 35 and 60 / 40 come to less than three. 40 for quality, 5 x 12 and 35 x 3 timed.
    a:5 b:35 | 20 | budget_s=120 | p50 p95 | overall 3, intent:b 3, intent:a 12; 205 queries, 3300 ms
    # Overall and b: 40 x 3 x .3 s = 36 s. p50 in a: one more for each of 5, 37.5 s. p95 in a: 9 more, 49.5 s.
    a:5 b:35 | 300 | budget_s=40 | p50 p95 | overall 3, intent:b 3, intent:a 4; 165 queries, 37500 ms; out intent:a p95 205 50 budget_s
    # What adds the least time is first. Overall 60 / 10 = 6 times: 33 s. To 12 times b adds 6 x 5 x .1 s = 3 s, a 30 s.
    a:5~1000 b:5~100 | 0 | budget_s=65 | p95 | overall 6, intent:b 12; 100 queries, 36000 ms; out intent:a p95 130 66 budget_s
    a:5~1000 b:5~100 | 0 | budget_s=66 | p95 | overall 6, intent:b 12, intent:a 12; 130 queries, 66000 ms
    a:5~1000 b:5~100 | 0 | budget_s=65.999 | p95 | overall 6, intent:b 12; 100 queries, 36000 ms; out intent:a p95 130 66 budget_s
    # Of two that add as much the first.
    b:5 a:5 | 1000 | budget_s=90 | p95 | overall 6, intent:b 12; 100 queries, 90000 ms; out intent:a p95 130 120 budget_s
    # What a rule names comes before anything else: 5 x 12 x .3 s = 18 s; overall would take 31.5 s more.
    a:5! b:35 | 300 | budget_s=20 | p95 | intent:a 12; 100 queries, 18000 ms; out overall p95 205 50 budget_s, intent:b p95 205 50 budget_s
    # 300 / 5 = 60 repeats of 5 cases are 300 s; overall adds 17 of 15 more, 255 s.
    a:5! b:15 | 1000 | budget_s=310 | p99 | intent:a 60; 320 queries, 300000 ms; out overall p99 545 525 budget_s, intent:b p99 620 600 budget_s
    # 40 x 3 x 416.75 ms are 50.01 s, for which 50 s do not do.
    a:40 | 416.75 | budget_s=40 | p95 | ; 40 queries, 0 ms; out overall p95 160 51 budget_s, intent:a p95 160 51 budget_s
    # Queries count with the warm-up.
    a:5 b:35 | 1 | warmup=2 | p50 p95 | overall 3, intent:b 3, intent:a 12; 245 queries, 165 ms
    # A bucket is asked as often as its most demanding percentile, be that the first. 60 samples of one case.
    a:5 | 1 | budget_s=9 | p95 p50 | overall 12, intent:a 12; 65 queries, 60 ms
    a:1! | 1 | budget_s=9 | p50 p95 | intent:a 60, overall 60; 61 queries, 60 ms
    `),
  )("of %s at %s ms with %s for %s", (...row) => {
    const { repeats, queries, ms, unfilled } = planOf(row);
    const asked = [...repeats].map((each) => each.join(" ")).join(", ");
    const out = unfilled.map(
      ({ scope, statistic, queries: all, budget_s: budget, by }) =>
        `${scope} ${statistic} ${all} ${budget} ${by.join("+")}`,
    );
    const left = out.length === 0 ? "" : `; out ${out.join(", ")}`;

    expect(`${asked}; ${queries} queries, ${ms} ms${left}`).toBe(row[4]);
  });

  it("takes the mean for cases whose time is unknown, and nothing is too long where no time is known", () => {
    const suite = suiteOf(...casesIn("a", 40));
    const [check] = gatedChecks({ config, suite });
    const left = (known: ReadonlyMap<string, number>): readonly number[] =>
      planSampling([check!], { config, suite }, SETTINGS, known).unfilled.map(
        ({ budget_s: needs }) => needs,
      );

    // 40 cases of 3 s, three times each; the mean of one time is that time.
    expect(left(new Map(Object.entries({ "a-0": 2000, "a-1": 4000 })))).toEqual([360]);
    expect(left(new Map([["a-0", 2000]]))).toEqual([240]);
    expect(left(new Map())).toEqual([]);
  });
});

describe("what latency rules gate", () => {
  it("leaves a tenth of a bucket to spare, and nothing of a single case", () => {
    // 60 / 1, 60 / (2 - 1), 60 / (10 - 1), 60 / (11 - 2), 60 / (15 - 2)
    const repeats = [1, 2, 10, 11, 15].map((count) => {
      const suite = { ...SUITE, cases: SUITE.cases.slice(0, count) };
      return gatedChecks({ config, suite }).find(({ statistic }) => statistic === "p95")!.repeats;
    });

    expect(repeats).toEqual([60, 60, 7, 7, 5]);

    // Of a sample of 12 it is 60 / 10: only up to four repeats is there none to spare.
    const sampled = { config: timedConfig({}, changed({ cases: 12 })), suite: SUITE };

    expect(gatedChecks(sampled)[1]).toMatchObject({
      scope: "overall",
      statistic: "p95",
      repeats: 6,
    });
  });

  it("is no intent of under five cases and none without a case, unless a rule names it", () => {
    const suite = suiteOf(...casesIn("a", 4), ...casesIn("b", 5));
    const named = ["a", "gone"].map(
      (intent) => [intent, new Map([["latency_p50_ms", { ceiling: 1 }]])] as const,
    );
    const scopes = (gate = config.gate): readonly string[] =>
      namesOf(gatedChecks({ config: { ...config, gate }, suite }));
    const unnamed = ["overall p50", "overall p95", "intent:b p50", "intent:b p95"];

    expect(scopes()).toEqual(unnamed);
    expect(scopes({ ...config.gate, intents: new Map(named) }).toSorted()).toEqual(
      ["intent:a p50", ...unnamed].toSorted(),
    );
  });
});

describe("what given repeats fill", () => {
  const left = (more: Partial<LatencySettings>, ms = 10): readonly unknown[] =>
    planFromRepeats(three, planned, changed(more), took(ms)).unfilled.map(
      ({ scope, statistic, queries, budget_s: budget, by }) => [
        scope,
        statistic,
        queries,
        budget,
        by,
      ],
    );

  it("is every check whose bucket has its samples; the others say what they would take", () => {
    const plan = planFromRepeats(three, planned, SETTINGS, took(10));

    expect(namesOf(plan.filled)).toEqual([
      "overall p50",
      "overall p95",
      "intent:howto p50",
      "intent:rare p50",
    ]);
    expect(plan.filled.map(({ repeats }) => repeats)).toEqual([3, 3, 3, 3]);
    // A warm-up of 20 and 20 x 3 timed of 10 ms; with a tenth to spare p95 takes 60 / 9 -> 7 of ten cases, 40 more.
    expect(plan).toMatchObject({ queries: 80, ms: 600 });
    expect(left({})).toEqual([
      ["intent:howto", "p95", 120, 1, ["budget_s"]],
      ["intent:rare", "p95", 120, 1, ["budget_s"]],
    ]);
  });

  it.each<readonly [Partial<LatencySettings>, number, number, string]>([
    [{ budget_s: 0.9 }, 10, 1, "budget_s"],
    // Where nothing known keeps it out it takes a second at least.
    [{ budget_s: 1, repeats: 3 }, 10, 1, "repeats"],
    [{ repeats: 3 }, 0, 1, "repeats"],
    // 100 timed queries of 25.5 ms.
    [{ budget_s: 2 }, 25.5, 3, "budget_s"],
  ])("with %j at %d ms a query leaves p95 out for %d s by %s", (more, ms, budget, by) => {
    expect(left(more, ms)[0]).toEqual(["intent:howto", "p95", 120, budget, by.split(" ")]);
  });

  it("costs the mean of the known for cases whose time is not, and counts the quality pass as a warm-up", () => {
    const [one, two] = SUITE.cases;
    const known = new Map([
      [one!.id, 10],
      [two!.id, 30],
    ]);
    const cost = (more: Partial<LatencySettings>): readonly number[] => {
      const { queries, ms } = planFromRepeats(three, planned, changed(more), known);
      return [queries, ms];
    };
    // 3 x 10, 3 x 30, and 18 x 3 x 20.
    const costs = [{}, { warmup: 0 }, { warmup: 2 }].map((more) => cost(more).join(" "));

    expect(costs).toEqual(["80 1200", "80 1200", "100 1200"]);
  });

  it("asks a case as often as any of its scopes does", () => {
    const repeats = new Map(Object.entries({ overall: 3, "intent:a": 5 }));
    const cases = [{ intent: "b" }, { intent: "a" }];

    expect(cases.map((each) => caseTimes(repeats, each))).toEqual([3, 5]);
    expect(caseTimes(new Map(), { intent: "a" })).toBe(0);
  });
});

describe("a plan that is made now", () => {
  it("asks every bucket as often as its percentiles need, and says what that costs", () => {
    const made = newPlan(planned, SETTINGS, took(10));

    // 60 / 18 -> 4 overall, and 60 / 9 -> 7 in an intent of ten; 20 queries of warm-up and 20 cases seven times.
    expect(Object.fromEntries(made.repeats)).toEqual({
      "intent:howto": 7,
      "intent:rare": 7,
      overall: 4,
    });
    expect(made).toMatchObject({ queries: 160, ms: 1400, unfilled: [] });
    expect(newPlan(planned, changed({ budget_s: 0.001 }), took(10)).filled).toEqual([]);
  });

  it("asks as often as the config says, whatever that fills", () => {
    for (const repeats of [1, 4]) {
      expect([...newPlan(planned, changed({ repeats }), took(10)).repeats]).toEqual([
        ["overall", repeats],
      ]);
    }
  });

  it("asks for overall figures as well where only an intent is gated", () => {
    const off = timedConfig({ latency_p50_ms: "off", latency_p95_ms: "off" });
    const intents = new Map([["howto", new Map([["latency_p50_ms", { ceiling: 400 }]])]]);
    const alone = { config: { ...off, gate: { ...off.gate, intents } }, suite: SUITE };
    const { repeats, filled, queries } = newPlan(alone, SETTINGS, took(10));

    // 20 / 9 -> 3 in the intent, and three of each case overall.
    expect(Object.fromEntries(repeats)).toEqual({ "intent:howto": 3, overall: 3 });
    expect(namesOf(filled)).toEqual(["intent:howto p50"]);
    expect(queries).toBe(20 + 20 * 3);
  });
});

describe("the plan of a stored baseline", () => {
  const { plan: own, ...bare } = timedBaseline(config);

  it("is its own, or none if it has none", () => {
    expect(storedPlan({ ...bare, plan: own! })).toEqual(own);
    expect(storedPlan(bare)).toBeNull();
    expect(storedPlan(null)).toBeNull();
  });

  it("lacks the checks whose cases all failed", () => {
    const cases = new Map(
      [...bare.cases].map(([id, row]) => [
        id,
        id.startsWith("howto") ? { ...row, latency_ms: [] } : row,
      ]),
    );
    const failed = { ...bare, cases, plan: own! };

    expect(namesOf(own!.filled)).toContain("intent:howto p50");
    expect(namesOf(storedPlan(failed)!.filled)).toEqual(["overall p50", "intent:rare p50"]);
  });

  it("knows what a query of each case takes", () => {
    const rows = new Map([
      ["a", [10, 30]],
      ["b", []],
    ]);

    expect(caseMeans(rows)).toEqual(new Map([["a", 20]]));
  });

  it("tells the checks that it has never heard of from those that it leaves out", () => {
    const plan = planFromRepeats(three, planned, SETTINGS, took(10));

    expect(unknownChecks(planned, plan)).toEqual([]);
    expect(namesOf(unplannedChecks(planned, plan))).toEqual([
      "intent:howto p95",
      "intent:rare p95",
    ]);

    const older = { ...plan, unfilled: plan.unfilled.slice(1), filled: plan.filled.slice(1) };

    expect(namesOf(unknownChecks(planned, older))).toEqual(["overall p50", "intent:howto p95"]);
    expect(unplannedChecks(planned, null)).toHaveLength(6);
  });
});

describe("the latency part of a policy", () => {
  const run = timedRun(100);
  const timed = (timing: Partial<Run["timing"]>): Run => ({
    ...run,
    timing: { ...run.timing, ...timing },
  });
  const scores = scoresOf(config, SUITE, run);
  const { plan: _plan, ...bare } = timedBaseline(config);
  const stored = {
    ...bare,
    plan: planFromRepeats(new Map([["overall", 9]]), planned, SETTINGS, took(10)),
  };
  const alone = { ...planned, baseline: null };

  it("is none where nothing was timed, or latency is off", () => {
    expect(latencyPart(alone, scores, timed({ source: "off" }))).toBeNull();
    expect(latencyPart({ ...alone, config: configOf() }, scores, run)).toBeNull();
    expect(latencyPart(alone, scores, run)).toMatchObject({ recorded: false, paired: false });
    expect(latencyPart(alone, scores, timed({ source: "recorded" }))).toMatchObject({
      recorded: true,
    });
  });

  it("is paired where the base was asked beside, in an order that is known", () => {
    const beside = {
      ...planned,
      baseline: { ...stored, beside: { commit: "b".repeat(40), accepted_figures: true } },
    };

    expect(latencyPart(beside, scores, timed({ seed: 1 }))!.paired).toBe(true);
    expect(latencyPart(beside, scores, run)!.paired).toBe(false);
    expect(latencyPart({ ...planned, baseline: stored }, scores, timed({ seed: 1 }))!.paired).toBe(
      false,
    );
  });

  it("goes by the stored plan, and by what was asked where there is none or a new one is recorded", () => {
    const repeats = (...[policy, , by]: Parameters<typeof latencyPart>): unknown =>
      Object.fromEntries(latencyPart(policy, scores, by)?.plan.repeats ?? []);

    expect(repeats({ ...planned, baseline: stored }, scores, run)).toEqual({ overall: 9 });
    expect(repeats({ ...planned, baseline: stored, recording: true }, scores, run)).toEqual({
      overall: 3,
    });
    expect(repeats(alone, scores, run)).toEqual({ overall: 3 });
    expect(repeats(alone, scores, timed({ repeats: 0 }))).toEqual({});
    expect(repeats(alone, scores, timed({ repeats: 1 }))).toEqual({ overall: 1 });

    const asked = { plan: [{ scope: "intent:rare", repeats: 4 }], queries: 60, ms: 1234 };

    expect(repeats(alone, scores, timed({ asked }))).toEqual({ "intent:rare": 4 });
  });

  it("knows whether time ended the plan early", () => {
    const ended = (budget_ended: boolean): unknown =>
      latencyPart(alone, scores, timed({ budget_ended }))!.ended;

    expect([ended(false), ended(true)]).toEqual([false, true]);
  });

  it("takes what asking took, and the samples' own time where that is not known", () => {
    const asked = { plan: [], queries: 60, ms: 1234 };

    expect(runPlan(planned, scores, timed({ asked })).ms).toBe(1234);
    expect(runPlan(planned, scores, timed({ asked: { ...asked, passes: 2 } })).ms).toBe(617);

    // Each case three times at its mean: the sum of all samples.
    const sum = run.cases.flatMap((each) => each.samples_ms).reduce((total, ms) => total + ms, 0);

    expect(runPlan(planned, scores, run).ms).toBeCloseTo(sum, 9);
    expect(runPlan({ ...planned, config: configOf() }, scores, run)).toMatchObject({
      filled: [],
      ms: 0,
    });

    const recorded = { ...config, retriever: { ...config.retriever, kind: "run" } };
    const [left] = runPlan({ suite: SUITE, config: recorded }, scores, run).unfilled;

    expect(left!.by).toEqual(["recorded"]);

    // Asked once, 100 ms each: three times twenty cases take 6 s.
    const none = { ...scores, cases: scores.cases.map((each) => ({ ...each, samples_ms: [] })) };
    const cases = run.cases.map((each) => ({ ...each, first_ms: 100, samples_ms: [] }));
    const { unfilled } = runPlan(planned, none, { ...timed({ repeats: 0 }), cases });

    expect(unfilled).toContainEqual(
      expect.objectContaining({ scope: "overall", statistic: "p50", budget_s: 6 }),
    );
  });
});
