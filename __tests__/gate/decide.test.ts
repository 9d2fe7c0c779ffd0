import { describe, expect, it } from "vitest";
import { decide } from "../../src/gate/decide.ts";
import type { Config, LatencySettings } from "../../src/model/config.ts";
import type { CaseRun, Hit } from "../../src/model/run.ts";
import type { Suite } from "../../src/model/suite.ts";
import type { Check, Verdict } from "../../src/model/verdict.ts";
import {
  answered,
  baselineOf,
  configOf,
  failedRun,
  hitsOf,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { pairCases } from "../../src/gate/pairs.ts";
import { resolveRules } from "../../src/gate/rules.ts";
import { OVERALL, intentScope, scopeText } from "../../src/model/scope.ts";

const NOISE = ["n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8", "n9"];
const ids = Array.from({ length: 20 }, (_, i) => `c${String(i).padStart(2, "0")}`);
const suite = suiteOf(...ids.map((id, i) => makeCase(id, { intent: i % 2 ? "symbol" : "howto" })));
const good = (id: string): readonly Hit[] => hitsOf(`${id}-doc`, ...NOISE);

function verdictOf(
  change: (id: string, index: number) => CaseRun,
  options: { readonly config?: Config; readonly suite?: Suite; readonly base?: (id: string) => CaseRun } = {},
): Verdict {
  const config = options.config ?? configOf();
  const ours = options.suite ?? suite;
  const base = options.base ?? ((id) => answered(id, good(id)));
  const baseline = baselineOf(config, suite, runOf(suite.cases.map((each) => base(each.id))));
  const run = runOf(ours.cases.map((each, i) => change(each.id, i)));
  return decide({ config, suite: ours, baseline }, scoresOf(config, ours, run), run);
}

function failedChecks(verdict: Verdict): readonly Check[] {
  return verdict.checks.filter((check) => !check.passed);
}

function gateOf(gate: Partial<Config["gate"]>): Config {
  return configOf({ gate: { ...configOf().gate, ...gate } });
}

describe("judge", () => {
  it("passes the unchanged run, and says what was gated", () => {
    const verdict = verdictOf((id) => answered(id, good(id)));
    expect(verdict).toMatchObject({ verdict: "pass", categories: [] });
    expect(verdict.checks.map((check) => `${scopeText(check.scope)} ${check.metric}`)).toContain(
      "overall recall@10",
    );
    expect(verdict.checks.map((check) => `${scopeText(check.scope)} ${check.metric}`)).toContain(
      "intent:symbol ndcg@10",
    );
  });

  it("calls a lost target recall_drop, with the ranking that follows from it as secondary", () => {
    const verdict = verdictOf((id, i) => answered(id, i < 3 ? hitsOf(...NOISE) : good(id)));
    expect(verdict).toMatchObject({
      verdict: "fail",
      categories: ["recall_drop"],
      secondary_categories: ["ranking_shift"],
    });
    const recall = failedChecks(verdict).find(
      (check) => check.metric === "recall@10" && check.scope.kind === "overall",
    )!;
    expect(recall).toMatchObject({
      baseline: 1,
      current: 0.85,
      tolerance: 0.01,
      limit: 0.99,
      category: "recall_drop",
    });
    expect(recall.delta).toBeCloseTo(-0.15, 12);
    expect(recall.cases.map((each) => each.id)).toEqual(["c00", "c01", "c02"]);
    expect(recall.cases[0]).toMatchObject({ before: 1, after: 0, ranks_before: [1], ranks_after: [null] });
    const lost = failedChecks(verdict).find((check) => check.metric === "newly_lost")!;
    expect(lost).toMatchObject({ current: 3, limit: 2, category: "recall_drop" });
  });

  it("calls a swap within the cutoff ranking_shift, never recall_drop", () => {
    const verdict = verdictOf((id) => answered(id, good(id).toReversed()));
    expect(verdict).toMatchObject({
      verdict: "fail",
      categories: ["ranking_shift"],
      secondary_categories: [],
    });
    const mrr = failedChecks(verdict).find((check) => check.metric === "mrr@10")!;
    expect(mrr.cases[0]).toMatchObject({
      id: "c00",
      before: 1,
      after: 0.1,
      ranks_before: [1],
      ranks_after: [10],
    });
  });

  it("keeps ranking_shift primary in a bucket that lost no target", () => {
    const worse = (id: string, i: number) => (i % 2 ? good(id).toReversed() : hitsOf(...NOISE));
    const verdict = verdictOf((id, i) => answered(id, i < 6 ? worse(id, i) : good(id)));
    // howto lost targets, symbol did not; overall is told with howto.
    expect(verdict.categories).toEqual(["recall_drop", "ranking_shift"]);
    const shifts = failedChecks(verdict).filter(({ metric }) => metric === "mrr@10");
    expect(shifts.map(({ scope, secondary_to: cause }) => [scopeText(scope), cause])).toEqual([
      ["overall", "recall_drop"],
      ["intent:howto", "recall_drop"],
      ["intent:symbol", null],
    ]);
  });

  it("calls results from one cluster diversity_collapse", () => {
    const spread = (id: string): readonly Hit[] => good(id).map((hit, i) => ({ ...hit, cluster: `c${i}` }));
    const verdict = verdictOf(
      (id) =>
        answered(
          id,
          good(id).map((hit) => ({ ...hit, cluster: "one" })),
        ),
      {
        base: (id) => answered(id, spread(id)),
      },
    );
    expect(verdict.categories).toEqual(["diversity_collapse"]);
    expect(failedChecks(verdict)[0]).toMatchObject({ metric: "clustering_ratio@10", current: 1 });
    expect(failedChecks(verdict)[0]!.delta).toBeCloseTo(0.9, 12);
  });

  it("calls fallbacks semantic_degraded_spike", () => {
    const verdict = verdictOf((id) => ({
      ...answered(id, good(id)),
      outcome: { kind: "answer", hits: good(id), returned: 10, degraded: true },
    }));
    expect(verdict.categories).toEqual(["semantic_degraded_spike"]);
  });

  it("calls slower answers latency_regression, overall and by intent", () => {
    const config = configOf({
      latency: {
        warmup: 1,
        repeats: 6,
        budget_s: 60,
        max_queries: null,
        seed: 1,
        source: "measured",
        side_by_side: { p50: 0.1, p95: 0.25 },
      },
    });
    const times = (base: number, i: number): number[] =>
      Array.from({ length: 6 }, (_, j) => base + ((i + j) % 5));
    const verdict = verdictOf((id, i) => answered(id, good(id), times(90, i)), {
      config,
      base: (id) => answered(id, good(id), times(10, ids.indexOf(id))),
    });
    expect(verdict.categories).toEqual(["latency_regression"]);
    const p95 = failedChecks(verdict).find(
      (check) => check.metric === "latency_p95_ms" && check.scope.kind === "overall",
    )!;
    // 120 samples of 10 … 14: p95 14; tolerance max(20, 50 % of 14) = 20.
    expect(p95).toMatchObject({ baseline: 14, current: 94, tolerance: 20, limit: 34, n: 120 });
    expect(p95.interval![0]).toBeGreaterThan(34);
    expect(failedChecks(verdict).map((check) => scopeText(check.scope))).toContain("intent:symbol");
  });

  const timed = (settings: Partial<LatencySettings> = {}): LatencySettings => ({
    warmup: 1,
    repeats: 6,
    budget_s: 60,
    max_queries: null,
    seed: 1,
    source: "measured",
    side_by_side: { p50: 0.1, p95: 0.25 },
    ...settings,
  });
  const p95Of = (verdict: Verdict): Check | undefined =>
    verdict.checks.find((check) => check.metric === "latency_p95_ms" && check.scope.kind === "overall");

  it("fails for a few slow cases: the suite is fixed, so which of its queries are slow is no noise", () => {
    const verdict = verdictOf(
      (id, i) => answered(id, good(id), Array<number>(6).fill(i === 0 ? 500 : i === 1 ? 400 : 10)),
      {
        config: configOf({ latency: timed() }),
        base: (id) => answered(id, good(id), [10, 10, 10, 10, 10, 10]),
      },
    );
    // 20 cases: rank ceil(.95 x 20) = 19 is the case of 400 ms, in every resample.
    expect(p95Of(verdict)).toMatchObject({ current: 400, interval: [400, 400], limit: 30, outcome: "fail" });
  });

  it("holds a figure over its limit that noise explains as a watch", () => {
    // 1 of 6 repeats of every case is slow: p50 of the bucket is 10 ms, and the mean 10 + 90 / 6 = 25 ms.
    const rules = new Map([["latency_mean_ms", { tolerance: [{ unit: "absolute", value: 14 } as const] }]]);
    const verdict = verdictOf(
      (id, i) => answered(id, good(id), i < 2 ? [10, 10, 10, 10, 10, 910] : [10, 10, 10, 10, 10, 10]),
      {
        config: configOf({ latency: timed(), gate: { ...configOf().gate, metrics: rules } }),
        base: (id) => answered(id, good(id), [10, 10, 10, 10, 10, 10]),
      },
    );
    const mean = verdict.checks.find(
      ({ metric, scope }) => metric === "latency_mean_ms" && scope.kind === "overall",
    )!;
    // 2 of 20 cases have a mean of 160 ms: 10 + 2 x 150 / 20 = 25 ms, over 24 ms.
    expect(mean.current).toBeCloseTo(25, 9);
    expect(mean).toMatchObject({ outcome: "watch", passed: true });
    expect(mean.limit).toBeCloseTo(24, 9);
    expect(verdict.verdict).toBe("pass");
  });

  it("leaves out what the plan can't fill, and says what it takes; a rule that names it makes it missing", () => {
    const few = (id: string): CaseRun => answered(id, good(id), [1, 1]);
    const unnamed = verdictOf(few, { config: configOf({ latency: timed({ repeats: 2 }) }), base: few });
    expect(p95Of(unnamed)).toBeUndefined();
    expect(unnamed.notices).toContainEqual({
      code: "not_sampled",
      scope: OVERALL,
      metrics: ["latency_p50_ms", "latency_p95_ms"],
      budget_s: 1,
      queries: 20 + 20 * 4,
      by: ["repeats"],
    });
    const gate = { ...configOf().gate, metrics: new Map([["latency_p95_ms", { ceiling: 500 }]]) };
    const named = verdictOf(few, { config: configOf({ latency: timed({ repeats: 2 }), gate }), base: few });
    expect(p95Of(named)).toMatchObject({
      category: "missing_data",
      missing: { code: "not_in_plan", by: ["repeats"] },
    });
  });

  it("counts a new forbidden hit as forbidden_hit", () => {
    const withForbidden = suiteOf(
      ...suite.cases.map((each) => makeCase(each.id, { intent: each.intent, forbidden: [target("bad")] })),
    );
    const config = configOf();
    const baseline = baselineOf(config, withForbidden, runOf(ids.map((id) => answered(id, good(id)))));
    const run = runOf(
      ids.map((id, i) => answered(id, i === 4 ? hitsOf(`${id}-doc`, "bad", ...NOISE.slice(1)) : good(id))),
    );
    const verdict = decide(
      { config, suite: withForbidden, baseline },
      scoresOf(config, withForbidden, run),
      run,
    );
    expect(verdict.categories).toEqual(["forbidden_hit"]);
    expect(failedChecks(verdict)[0]!.cases[0]!.id).toBe("c04");
  });

  it("treats a case that vanished as missing_data, an edited one too, and a new one as a notice", () => {
    const fewer = suiteOf(...suite.cases.slice(1));
    expect(verdictOf((id) => answered(id, good(id)), { suite: fewer }).categories).toEqual(["missing_data"]);
    const edited = suiteOf(
      ...suite.cases.slice(1),
      makeCase("c00", { query: "easier", expected: [target("n1")] }),
    );
    const verdict = verdictOf((id) => answered(id, good(id)), { suite: edited });
    expect(verdict.categories).toEqual(["missing_data"]);
    expect(failedChecks(verdict)[0]).toMatchObject({
      metric: "cases",
      missing: { code: "cases_absent" },
      cases: [{ id: "c00" }],
    });
    const more = suiteOf(...suite.cases, makeCase("new"));
    const grown = verdictOf((id) => answered(id, good(id)), { suite: more });
    expect(grown.verdict).toBe("pass");
    expect(grown.notices).toContainEqual({ code: "new_cases", cases: ["new"] });
  });

  it("fails where nothing pairs: an edited suite can't pass by comparing nothing", () => {
    const other = suiteOf(...suite.cases.map((each) => makeCase(each.id, { query: "other" })));
    const verdict = verdictOf((id) => answered(id, good(id)), { suite: other });
    expect(failedChecks(verdict)[0]).toMatchObject({ missing: { code: "no_paired_cases" } });
  });

  it("holds floors over all cases, new ones included", () => {
    const config = gateOf({ metrics: new Map([["recall@10", { floor: 0.97 }]]) });
    const more = suiteOf(...suite.cases, makeCase("new"));
    const verdict = verdictOf((id) => answered(id, id === "new" ? hitsOf(...NOISE) : good(id)), {
      config,
      suite: more,
    });
    expect(failedChecks(verdict)).toMatchObject([
      { metric: "recall@10", baseline: null, limit: 0.97, cases: [{ id: "new" }] },
    ]);
  });

  it("lets as many cases be lost as newly_lost says in cases", () => {
    const lose = (count: number): unknown =>
      verdictOf((id, i) => answered(id, i < count ? hitsOf(...NOISE) : good(id)), {
        config: gateOf({
          newly_lost: { max: [{ unit: "cases", value: 3 }], critical: 0, significance: "off" },
        }),
      }).checks.find(({ metric }) => metric === "newly_lost");
    expect(lose(3)).toMatchObject({ limit: 3, current: 3, passed: true });
    expect(lose(4)).toMatchObject({ limit: 3, current: 4, passed: false });
  });

  it("asks of lost cases as newly_lost says, and as the gate does where it says nothing", () => {
    const losses = { max: [{ unit: "absolute", value: 0 } as const], critical: 0 };
    const outcome = (
      newlyLost: typeof losses & { readonly significance?: "off" | "auto" },
      all: "off" | "auto",
    ) =>
      verdictOf((id, i) => answered(id, i === 0 ? hitsOf(...NOISE) : good(id)), {
        config: gateOf({ significance: all, newly_lost: newlyLost }),
      }).checks.find(({ metric }) => metric === "newly_lost")!.outcome;
    // One loss and no win: p = 1/2.
    expect(outcome(losses, "auto")).toBe("watch");
    expect(outcome({ ...losses, significance: "off" }, "auto")).toBe("fail");
    expect(outcome(losses, "off")).toBe("fail");
    expect(outcome({ ...losses, significance: "auto" }, "off")).toBe("watch");
  });

  it("loses a new critical case that finds none of its targets, not one that finds some", () => {
    const both = [target("first"), target("second")];
    const grown = suiteOf(...suite.cases, makeCase("new", { expected: both, critical: true }));
    const lost = (found: readonly Hit[]): unknown =>
      verdictOf((id) => answered(id, id === "new" ? found : good(id)), { suite: grown }).checks.find(
        ({ metric }) => metric === "critical_lost",
      )!.current;
    expect([lost(hitsOf("second")), lost(hitsOf("x"))]).toEqual([0, 1]);
  });

  it("never tolerates a lost critical case, nor a new one that finds nothing", () => {
    const critical = suiteOf(...suite.cases.slice(1), makeCase("c00", { intent: "howto", critical: true }));
    const config = configOf();
    const baseline = baselineOf(
      config,
      critical,
      runOf(critical.cases.map((each) => answered(each.id, good(each.id)))),
    );
    const run = runOf(
      critical.cases.map((each) => answered(each.id, each.id === "c00" ? hitsOf(...NOISE) : good(each.id))),
    );
    const verdict = decide({ config, suite: critical, baseline }, scoresOf(config, critical, run), run);
    expect(failedChecks(verdict).map((check) => check.metric)).toContain("critical_lost");
    const added = suiteOf(...suite.cases, makeCase("new", { critical: true }));
    const grown = verdictOf((id) => answered(id, id === "new" ? [] : good(id)), { suite: added });
    expect(failedChecks(grown)).toMatchObject([{ metric: "critical_lost", cases: [{ id: "new" }] }]);
  });

  it("is off only by name, and says so", () => {
    const off = gateOf({ metrics: new Map([["degraded_rate", "off"]]) });
    const verdict = verdictOf(
      (id) => ({
        ...answered(id, good(id)),
        outcome: { kind: "answer", hits: good(id), returned: 10, degraded: true },
      }),
      { config: off },
    );
    expect(verdict.verdict).toBe("pass");
    expect(verdict.notices).toContainEqual({ code: "rule_off", metric: "degraded_rate", scope: OVERALL });
    const named = gateOf({ metrics: new Map([["precision@10", { tolerance: [] }]]) });
    const lost = verdictOf((id, i) => answered(id, i < 3 ? hitsOf(...NOISE) : good(id)), { config: named });
    expect(lost.categories).toContain("recall_drop");
  });

  it("does not gate an intent of fewer than five cases unless it is named", () => {
    const small = suiteOf(
      ...suite.cases.map((each, i) => makeCase(each.id, { intent: i < 3 ? "rare" : "howto" })),
    );
    const config = configOf();
    const named = gateOf({ intents: new Map([["rare", new Map([["mrr@10", {}]])]]) });
    const baseline = baselineOf(
      config,
      small,
      runOf(small.cases.map((each) => answered(each.id, good(each.id)))),
    );
    const run = runOf(
      small.cases.map((each, i) =>
        answered(each.id, i === 0 ? hitsOf("n1", `${each.id}-doc`) : good(each.id)),
      ),
    );
    const scores = scoresOf(config, small, run);
    const unnamed = decide({ config, suite: small, baseline }, scores, run);
    expect(unnamed.checks.some((check) => scopeText(check.scope) === "intent:rare")).toBe(false);
    expect(unnamed.notices).toContainEqual({ code: "small_intent", intent: "rare", cases: 3 });
    const gated = decide({ config: named, suite: small, baseline }, scores, run);
    expect(
      gated.checks.filter((check) => scopeText(check.scope) === "intent:rare").map((check) => check.metric),
    ).toEqual(["mrr@10"]);
  });

  it("misses an intent that is gated by name and has no case", () => {
    const config = gateOf({ intents: new Map([["gone", new Map([["mrr@10", {}]])]]) });
    const verdict = verdictOf((id) => answered(id, good(id)), { config });
    expect(failedChecks(verdict)).toMatchObject([{ scope: intentScope("gone"), category: "missing_data" }]);
  });

  it("misses a gated metric that the baseline lacks", () => {
    const config = configOf();
    const baseline = baselineOf(config, suite, runOf(ids.map((id) => answered(id, good(id)))));
    const cases = new Map(
      [...baseline.cases].map(([id, each]) => [
        id,
        { ...each, metrics: new Map([...each.metrics].filter(([name]) => name !== "ndcg@10")) },
      ]),
    );
    const run = runOf(ids.map((id) => answered(id, good(id))));
    const verdict = decide(
      { config, suite, baseline: { ...baseline, cases } },
      scoresOf(config, suite, run),
      run,
    );
    expect(failedChecks(verdict)[0]).toMatchObject({
      metric: "ndcg@10",
      missing: { code: "baseline_lacks_metric" },
    });
  });

  it("says which default metrics an older baseline lacks, overall and unnamed", () => {
    const lacking = (config: Config): readonly unknown[] => {
      const recorded = baselineOf(config, suite, runOf(ids.map((id) => answered(id, good(id)))));
      const cases = [...recorded.cases].map(([id, row]) => {
        const metrics = new Map([...row.metrics].filter(([name]) => !/fill_rate|ndcg/.test(name)));
        return [id, { ...row, metrics }] as const;
      });
      const run = runOf(ids.map((id) => answered(id, good(id))));
      const baseline = { ...recorded, cases: new Map(cases) };
      const { notices } = decide({ config, suite, baseline }, scoresOf(config, suite, run), run);
      return notices.filter(({ code }) => code === "not_in_baseline");
    };
    expect(lacking(configOf())).toEqual([{ code: "not_in_baseline", metric: "fill_rate@10" }]);
    expect(lacking(gateOf({ metrics: new Map([["fill_rate@10", {}]]) }))).toEqual([]);
  });

  it("compares what the baseline has of a metric, though one of its cases lacks it", () => {
    const run = runOf(ids.map((id) => answered(id, good(id))));
    const recorded = baselineOf(configOf(), suite, run);
    const row = { ...recorded.cases.get(ids[0]!)!, metrics: new Map() };
    const baseline = { ...recorded, cases: new Map([...recorded.cases, [ids[0]!, row]]) };
    const { checks } = decide({ config: configOf(), suite, baseline }, scoresOf(configOf(), suite, run), run);
    expect(checks.find(({ metric }) => metric === "recall@10")).toMatchObject({ kind: "mean", baseline: 1 });
  });

  it("misses what another tool had a mean of and no case has a value of now", () => {
    // Of one result nothing can be clustered.
    const run = runOf(ids.map((id) => answered(id, hitsOf(`${id}-doc`))));
    const recorded = baselineOf(configOf(), suite, run);
    const clustering = (before: number | null): readonly Check[] => {
      const means = { ...recorded.means, overall: new Map([["clustering_ratio", before]]) };
      const baseline = { ...recorded, foreign: "cruxe" as const, cases: new Map(), means };
      const { checks } = decide(
        { config: configOf(), suite, baseline },
        scoresOf(configOf(), suite, run),
        run,
      );
      return checks.filter(({ metric }) => metric === "clustering_ratio@10");
    };
    expect(clustering(0.5)).toMatchObject([{ missing: { code: "not_measured" }, baseline: 0.5 }]);
    expect(clustering(null)).toEqual([]);
  });

  it("names those that lost most first", () => {
    // The reciprocal rank falls from 1 to 0.5, to 0 and to 0.2.
    const lists = [["x", `${ids[0]!}-doc`], NOISE, ["x", "y", "z", "u", `${ids[2]!}-doc`]];
    const verdict = verdictOf((id, at) => answered(id, at < 3 ? hitsOf(...lists[at]!) : good(id)));
    const mrr = verdict.checks.find(({ metric }) => metric === "mrr@10")!;
    expect(mrr.cases.map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0]]);
  });

  it("lets better pass, and says so; a jump of 0.15 is suspicious", () => {
    const worse = (id: string): CaseRun => answered(id, ids.indexOf(id) < 5 ? hitsOf(...NOISE) : good(id));
    const verdict = verdictOf((id) => answered(id, good(id)), { base: worse });
    expect(verdict.verdict).toBe("pass");
    expect(verdict.notices).toContainEqual({
      code: "improved",
      metric: "recall@10",
      scope: OVERALL,
      delta: 0.25,
    });
    expect(verdict.notices).toContainEqual({ code: "implausible_jump", metric: "recall@10", delta: 0.25 });
    // Two of twenty are more than one case, and less than 0.15.
    const two = (id: string): CaseRun => answered(id, ids.indexOf(id) < 2 ? hitsOf(...NOISE) : good(id));
    const small = verdictOf((id) => answered(id, good(id)), { base: two });
    const codes = small.notices.map(({ code }) => code);
    expect([codes.includes("improved"), codes.includes("implausible_jump")]).toEqual([true, false]);
    // Not up to the tolerance itself.
    const wide = gateOf({
      metrics: new Map([["recall@10", { tolerance: [{ unit: "absolute", value: 0.25 }] }]]),
    });
    const same = verdictOf((id) => answered(id, good(id)), { base: worse, config: wide });
    const improved = same.notices.flatMap((notice) => (notice.code === "improved" ? [notice.metric] : []));
    expect(improved).toContain("mrr@10");
    expect(improved).not.toContain("recall@10");
    // Not where a floor still fails it: 15 of 20 found, 10 before.
    const floored = gateOf({ metrics: new Map([["recall@10", { floor: 0.9 }]]) });
    const half = verdictOf((id) => worse(id), {
      config: floored,
      base: (id) => answered(id, ids.indexOf(id) < 10 ? hitsOf(...NOISE) : good(id)),
    });
    const told = half.notices.flatMap((notice) => (notice.code === "improved" ? [notice.metric] : []));
    expect(told).toContain("mrr@10");
    expect(told).not.toContain("recall@10");
    // Five of twenty had no result, and all have now: a rate is better where it is lower.
    const empty = (id: string): CaseRun => answered(id, ids.indexOf(id) < 5 ? [] : good(id));
    const { notices } = verdictOf((id) => answered(id, good(id)), { base: empty });
    expect(notices).toContainEqual({
      code: "improved",
      metric: "zero_result_rate",
      scope: OVERALL,
      delta: -0.25,
    });
    expect(notices).toContainEqual({ code: "implausible_jump", metric: "zero_result_rate", delta: -0.25 });
  });

  it("fails where it made no check of a baseline", () => {
    const names = resolveRules(configOf(), suite).rules.map(({ metric }) => [metric.name, "off"] as const);
    const config = gateOf({ metrics: new Map(names), newly_lost: { max: null, critical: 0 } });
    expect(verdictOf((id) => answered(id, good(id)), { config })).toMatchObject({
      verdict: "fail",
      checks: [],
    });
    const run = runOf(ids.map((id) => answered(id, good(id))));
    const alone = decide({ config, suite, baseline: null }, scoresOf(config, suite, run), run);
    expect(alone).toMatchObject({ verdict: "pass", checks: [] });
  });

  it("counts the cases that have a value", () => {
    // One result alone makes no clusters: of 20 cases 17 have a ratio.
    const apart = (id: string): readonly Hit[] => good(id).map((hit) => ({ ...hit, cluster: hit.doc_id }));
    const verdict = verdictOf((id, i) => answered(id, i < 3 ? apart(id).slice(0, 1) : apart(id)), {
      base: (id) => answered(id, apart(id)),
    });
    const of = (metric: string): Check =>
      verdict.checks.find((check) => check.metric === metric && check.scope.kind === "overall")!;
    expect([of("clustering_ratio@10").n, of("recall@10").n]).toEqual([17, 20]);
  });

  it("misses what was measured before and is not now, named or not", () => {
    const apart = (id: string): readonly Hit[] => good(id).map((hit) => ({ ...hit, cluster: hit.doc_id }));
    const verdict = verdictOf((id) => answered(id, good(id).slice(0, 1)), {
      base: (id) => answered(id, apart(id)),
    });
    const missing = failedChecks(verdict).filter(({ metric }) => metric === "clustering_ratio@10");
    expect(missing[0]).toMatchObject({ category: "missing_data", missing: { code: "not_measured" } });
    expect(missing[0]!.baseline).toBeCloseTo(0.1, 12);
  });

  it("compares as many new cases as old ones", () => {
    // Ten of twenty are known to the baseline.
    const known = suiteOf(...suite.cases.slice(0, 10));
    const baseline = baselineOf(
      configOf(),
      known,
      runOf(ids.slice(0, 10).map((id) => answered(id, good(id)))),
    );
    const run = runOf(ids.map((id) => answered(id, good(id))));
    const { verdict } = decide(
      { config: configOf(), suite, baseline },
      scoresOf(configOf(), suite, run),
      run,
    );
    expect(verdict).toBe("pass");
  });

  it("lists the cases furthest from good where a floor fails and nothing moved", () => {
    // Ranks 2, 4 and 2, all others first: 17 + 1/2 + 1/4 + 1/2 of 20.
    const at = new Map([
      ["c03", 2],
      ["c07", 4],
      ["c05", 2],
    ]);
    const list = (id: string): CaseRun =>
      answered(id, hitsOf(...NOISE.slice(0, (at.get(id) ?? 1) - 1), `${id}-doc`));
    const config = gateOf({ metrics: new Map([["mrr@10", { floor: 0.95 }]]) });
    const [check] = failedChecks(verdictOf(list, { config, base: list }));
    expect(check).toMatchObject({ metric: "mrr@10", limit: 0.95, current: 18.25 / 20 });
    expect(check!.cases.map(({ id, after }) => [id, after])).toEqual([
      ["c07", 1 / 4],
      ["c03", 1 / 2],
      ["c05", 1 / 2],
    ]);
  });

  it("lists the cases that the run lacks in the order of their ids", () => {
    const run = runOf(ids.slice(3).map((id) => answered(id, good(id))));
    const kept = suiteOf(...suite.cases.slice(3));
    const recorded = baselineOf(configOf(), suite, runOf(ids.map((id) => answered(id, good(id)))));
    const baseline = { ...recorded, cases: new Map([...recorded.cases].toReversed()) };
    expect(pairCases(scoresOf(configOf(), kept, run), baseline).absent).toEqual(["c00", "c01", "c02"]);
  });

  it("never passes a limited dataset", () => {
    const verdict = verdictOf((id) => answered(id, good(id)), { suite: { ...suite, partial: true } });
    expect(verdict).toMatchObject({ verdict: "partial" });
  });
});

describe("failed queries under a ceiling", () => {
  it("are a check in every intent, under the ceiling that the config gives", () => {
    const config = gateOf({ metrics: new Map([["error_rate", { ceiling: 0.2 }]]) });
    // c00, c02, c04: 3 of 20 overall, 3 of the 10 in howto.
    const verdict = verdictOf((id, i) => (i < 6 && i % 2 === 0 ? failedRun(id) : answered(id, good(id))), {
      config,
    });
    const rates = verdict.checks.filter(({ metric }) => metric === "error_rate");
    expect(rates.map(({ scope, limit, passed }) => [scopeText(scope), limit, passed])).toEqual([
      ["overall", 0.2, true],
      ["intent:howto", 0.2, false],
      ["intent:symbol", 0.2, true],
    ]);
  });
});

describe("losses beside failed queries", () => {
  const config = gateOf({ metrics: new Map([["error_rate", { ceiling: 0.2 }]]) });
  /** Of the first five the query fails; the next `lost` find nothing, and the last `found` found nothing before. */
  const losses = (lost: number, found = 0): Check =>
    verdictOf((id, i) => (i < 5 ? failedRun(id) : answered(id, i < 5 + lost ? hitsOf(...NOISE) : good(id))), {
      config,
      base: (id) => answered(id, ids.indexOf(id) >= 20 - found ? hitsOf(...NOISE) : good(id)),
    }).checks.find(({ metric }) => metric === "newly_lost")!;

  it("are of them where no more than the limit is left without them", () => {
    // Two may be lost. 5 / 20 is above the ceiling of 0.2.
    expect(losses(2)).toMatchObject({ current: 7, passed: false, category: "retriever_error" });
    expect(losses(3)).toMatchObject({ current: 8, passed: false, category: "recall_drop" });
    expect(losses(3, 1)).toMatchObject({ current: 7, passed: false, category: "retriever_error" });
  });
});
