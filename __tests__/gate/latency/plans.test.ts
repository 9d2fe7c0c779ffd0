import { describe, expect, it } from "vitest";
import { latencyPart, runPlan, planNotices } from "../../../src/gate/latency/policy.ts";
import {
  gatedBuckets,
  limitsOf,
  meansOf,
  planWith,
  storedPlan,
  timesOf,
  unknownChecks,
  unplannedIn,
} from "../../../src/gate/latency/plan.ts";
import type { Baseline } from "../../../src/model/baseline.ts";
import type { LatencySettings } from "../../../src/model/config.ts";
import type { Run } from "../../../src/model/run.ts";
import type { SamplingPlan } from "../../../src/model/sampling.ts";
import { configOf, scoresOf } from "../../helpers/make.ts";
import { SETTINGS, SUITE, timedBaseline, timedConfig, timedRun } from "./timed.ts";

/** Two intents of ten cases. p50 takes 20 samples and p95 60, each case three at least. */
const config = timedConfig();
const planned = { config, suite: SUITE };
const took = (ms: number): ReadonlyMap<string, number> => new Map(SUITE.cases.map(({ id }) => [id, ms]));
const three = new Map([["overall", 3]]);

describe("what given repeats fill", () => {
  const settings = (changed: Partial<LatencySettings>): LatencySettings => ({ ...SETTINGS, ...changed });
  const left = (changed: Partial<LatencySettings>, ms = 10): unknown =>
    planWith(three, planned, settings(changed), took(ms)).unfilled.map(
      ({ scope, statistic, queries, budget_s: budget, by }) => [scope, statistic, queries, budget, by],
    );

  it("is every check whose bucket has its samples; the others say what they would take", () => {
    const plan = planWith(three, planned, SETTINGS, took(10));
    expect(plan.filled.map(({ scope, statistic, repeats }) => `${scope} ${statistic} ${repeats}`)).toEqual([
      "overall p50 3",
      "overall p95 3",
      "intent:howto p50 3",
      "intent:rare p50 3",
    ]);
    // A warm-up of 20 and 20 x 3 timed of 10 ms; with a tenth to spare p95 takes 60 / 9 -> 7 of ten cases, 40 more.
    expect(plan).toMatchObject({ queries: 80, ms: 600 });
    expect(left({})).toEqual([
      ["intent:howto", "p95", 120, 1, ["budget_s"]],
      ["intent:rare", "p95", 120, 1, ["budget_s"]],
    ]);
  });

  it("names what keeps a check out, and a second at least where nothing known does", () => {
    const first = (changed: Partial<LatencySettings>, ms?: number): unknown =>
      (left(changed, ms) as readonly unknown[])[0];
    const check = ["intent:howto", "p95", 120] as const;
    expect(first({ budget_s: 0.9, max_queries: 119 })).toEqual([...check, 1, ["budget_s", "max_queries"]]);
    expect(first({ budget_s: 1, max_queries: 119 })).toEqual([...check, 1, ["max_queries"]]);
    expect(first({ budget_s: 1, max_queries: 120, repeats: 3 })).toEqual([...check, 1, ["repeats"]]);
    expect(first({ repeats: 3 }, 0)).toEqual([...check, 1, ["repeats"]]);
    expect(first({ max_queries: 119 }, 0)).toEqual([...check, 0, ["max_queries"]]);
    // 100 timed queries of 25.5 ms.
    expect(first({ budget_s: 2 }, 25.5)).toEqual([...check, 3, ["budget_s"]]);
    expect(planWith(three, planned, SETTINGS, took(10), "recorded").unfilled[0]!.by).toEqual(["recorded"]);
  });

  it("costs the mean of the known for cases whose time is not, and counts the quality pass as a warm-up", () => {
    const [one, two] = SUITE.cases;
    const known = new Map([
      [one!.id, 10],
      [two!.id, 30],
    ]);
    // 3 x 10, 3 x 30, and 18 x 3 x 20.
    expect(planWith(three, planned, SETTINGS, known)).toMatchObject({ queries: 80, ms: 1200 });
    expect(planWith(three, planned, SETTINGS, new Map()).ms).toBe(0);
    expect(planWith(three, planned, settings({ warmup: 0 }), known).queries).toBe(80);
    expect(planWith(three, planned, settings({ warmup: 2 }), known).queries).toBe(100);
    expect([0, 1, 2].map((warmup) => limitsOf(settings({ warmup })).warmup)).toEqual([1, 1, 2]);
  });

  it("leaves a tenth of a bucket to spare, and nothing of a single case", () => {
    const spare = [1, 2, 10, 11].map((count) => {
      const suite = { ...SUITE, cases: SUITE.cases.slice(0, count) };
      return gatedBuckets({ config, suite }).find(({ scope }) => scope === "overall")!.spare;
    });
    expect(spare).toEqual([0, 1, 1, 2]);
  });

  it("asks a case as often as any of its scopes does", () => {
    const repeats = new Map([
      ["overall", 3],
      ["intent:a", 5],
      ["tag:t", 9],
    ]);
    expect(timesOf(repeats, { intent: "b" })).toBe(3);
    expect(timesOf(repeats, { intent: "a" })).toBe(5);
    expect(timesOf(repeats, { intent: "a", tags: ["x", "t"] })).toBe(9);
    expect(timesOf(new Map(), { intent: "a" })).toBe(0);
  });
});

describe("the plan of a stored baseline", () => {
  const { plan: own, ...bare } = timedBaseline(config);
  const from = (baseline: Baseline, settings = SETTINGS): unknown =>
    storedPlan({ config: timedConfig({}, settings), suite: SUITE }, baseline, settings)?.repeats ?? null;
  const without = (ids: readonly string[], samples: readonly number[] | null): Baseline => ({
    ...bare,
    cases: new Map(
      [...bare.cases].flatMap(([id, row]) => {
        if (!ids.includes(id)) return [[id, row] as const];
        return samples === null ? [] : [[id, { ...row, latency_ms: samples }] as const];
      }),
    ),
  });
  const all = SUITE.cases.map(({ id }) => id);

  it("is its own, or what its samples fill; none where it has no samples of ours", () => {
    expect(storedPlan(planned, { ...bare, plan: own! }, SETTINGS)).toEqual(own);
    expect(storedPlan(planned, null, SETTINGS)).toBeNull();
    expect(storedPlan(planned, { ...bare, foreign: "cruxe" }, SETTINGS)).toBeNull();
    expect(storedPlan(planned, { ...bare, timing: { source: "off", repeats: 0 } }, SETTINGS)).toBeNull();
    // Three samples a case: p95 in an intent would take 60 / 10.
    const everywhere = new Map([
      ["overall", 3],
      ["intent:howto", 3],
      ["intent:rare", 3],
    ]);
    expect(from(bare)).toEqual(everywhere);
    expect(from(bare, { ...SETTINGS, repeats: 5 })).toEqual(everywhere);
    expect(from(bare, { ...SETTINGS, repeats: 2 })).toEqual(
      new Map([...everywhere.keys()].map((key) => [key, 2])),
    );
  });

  it("lacks what failed queries left without samples, and nothing else", () => {
    const failed = {
      ...without(
        all.filter((id) => id.startsWith("howto")),
        [],
      ),
      plan: own!,
    };
    const scopes = (plan: SamplingPlan): readonly string[] => [
      ...new Set(plan.filled.map(({ scope }) => scope)),
    ];
    expect(scopes(own!)).toContain("intent:howto");
    expect(scopes(storedPlan(planned, failed, SETTINGS)!)).toEqual(
      scopes(own!).filter((scope) => scope !== "intent:howto"),
    );
  });

  it("takes the fewest samples of a bucket, of the cases that it has", () => {
    const rare = new Map([["intent:rare", 3]]);
    expect(from(without(["howto-0"], []))).toEqual(rare);
    // Two are too few for any percentile.
    expect(from(without(["howto-0"], [1, 2]))).toEqual(rare);
    expect(from(without(["howto-0"], null))).toEqual(from(bare));
    expect(from(without(all, null))).toEqual(new Map());
  });

  it("knows what a query of each case takes", () => {
    const rows = new Map([
      ["a", { latency_ms: [10, 30] }],
      ["b", { latency_ms: [] }],
    ]);
    expect(meansOf(rows)).toEqual(new Map([["a", 20]]));
  });

  it("tells the checks that it has never heard of from those that it leaves out", () => {
    const plan = planWith(three, planned, SETTINGS, took(10));
    const names = (checks: ReturnType<typeof unknownChecks>): readonly string[] =>
      checks.map(({ scope, statistic }) => `${scope} ${statistic}`);
    const p95 = ["intent:howto p95", "intent:rare p95"];
    expect(names(unknownChecks(planned, plan))).toEqual([]);
    expect(names(unplannedIn(planned, plan))).toEqual(p95);
    const older = { ...plan, unfilled: plan.unfilled.slice(1), filled: plan.filled.slice(1) };
    expect(names(unknownChecks(planned, older))).toEqual(["overall p50", "intent:howto p95"]);
    expect(names(unplannedIn(planned, null))).toHaveLength(6);
  });

  it("is told before anybody is asked: what it leaves out, and what is new since", () => {
    const plan = planWith(three, planned, SETTINGS, took(10));
    const baseline = { ...bare, plan };
    const codes = (policy: Parameters<typeof planNotices>[0]): readonly string[] =>
      planNotices(policy).map(({ code }) => code);
    expect(planNotices({ ...planned, baseline })).toEqual(
      ["howto", "rare"].map((name) => ({
        code: "not_sampled",
        scope: { kind: "intent", name },
        metrics: ["latency_p95_ms"],
        budget_s: 1,
        queries: 120,
        by: ["budget_s"],
      })),
    );
    expect(codes({ ...planned, baseline: { ...baseline, plan: { ...plan, unfilled: [] } } })).toEqual([
      "not_planned",
    ]);
    expect(codes({ ...planned, baseline: bare })).toContain("plan_missing");
    expect(codes({ ...planned, baseline: null })).toEqual([]);
    expect(codes({ ...planned, config: configOf(), baseline })).toEqual([]);
  });
});

describe("the latency part of a policy", () => {
  const run = timedRun(100);
  const timed = (timing: Partial<Run["timing"]>): Run => ({ ...run, timing: { ...run.timing, ...timing } });
  const scores = scoresOf(config, SUITE, run);
  const { plan: _plan, ...bare } = timedBaseline(config);
  const stored = { ...bare, plan: planWith(new Map([["overall", 9]]), planned, SETTINGS, took(10)) };

  it("is none where nothing was timed, or nobody wants it", () => {
    const policy = { ...planned, baseline: null };
    expect(latencyPart(policy, scores, timed({ source: "off" }))).toBeNull();
    expect(latencyPart({ ...policy, config: configOf() }, scores, run)).toBeNull();
    expect(latencyPart(policy, scores, run)).toMatchObject({ recorded: false, paired: false });
    expect(latencyPart(policy, scores, timed({ source: "recorded" }))).toMatchObject({ recorded: true });
  });

  it("is paired where the base was asked beside, in an order that is known", () => {
    const beside = { ...planned, baseline: { ...stored, beside: { commit: "b".repeat(40) } } };
    expect(latencyPart(beside, scores, timed({ seed: 1 }))!.paired).toBe(true);
    expect(latencyPart(beside, scores, run)!.paired).toBe(false);
    expect(latencyPart({ ...planned, baseline: stored }, scores, timed({ seed: 1 }))!.paired).toBe(false);
  });

  it("goes by the stored plan, and by what was asked where there is none or a new one is recorded", () => {
    const repeats = (...[policy, , by]: Parameters<typeof latencyPart>): unknown =>
      Object.fromEntries(latencyPart(policy, scores, by)?.plan.repeats ?? []);
    expect(repeats({ ...planned, baseline: stored }, scores, run)).toEqual({ overall: 9 });
    expect(repeats({ ...planned, baseline: stored, recording: true }, scores, run)).toEqual({ overall: 3 });
    expect(repeats({ ...planned, baseline: null }, scores, run)).toEqual({ overall: 3 });
    expect(repeats({ ...planned, config: configOf(), baseline: stored }, scores, run)).toEqual({});
    expect(repeats({ ...planned, baseline: null }, scores, timed({ repeats: 0 }))).toEqual({});
    expect(repeats({ ...planned, baseline: null }, scores, timed({ repeats: 1 }))).toEqual({ overall: 1 });
    const asked = { plan: [{ scope: "intent:rare", repeats: 4 }], queries: 60, ms: 1234 };
    expect(repeats({ ...planned, baseline: null }, scores, timed({ asked }))).toEqual({ "intent:rare": 4 });
  });

  it("takes what asking took, and the samples' own time where that is not known", () => {
    const asked = { plan: [], queries: 60, ms: 1234 };
    expect(runPlan(planned, scores, timed({ asked })).ms).toBe(1234);
    // Each case three times at its mean: the sum of all samples.
    const sum = run.cases.flatMap((each) => each.samples_ms).reduce((total, ms) => total + ms, 0);
    expect(runPlan(planned, scores, run).ms).toBeCloseTo(sum, 9);
    expect(runPlan({ ...planned, config: configOf() }, scores, run)).toEqual({
      repeats: new Map(),
      filled: [],
      unfilled: [],
      queries: 0,
      ms: 0,
    });
    const recorded = { ...config, retriever: { ...config.retriever, kind: "run" } };
    const [left] = runPlan({ suite: SUITE, config: recorded }, scores, run).unfilled;
    expect(left!.by).toEqual(["recorded"]);
  });
});
