/** Against a file that has means and no cases. */
import { describe, expect, test } from "vitest";
import { latencyMeansChecks } from "../../src/gate/latency/checks.ts";
import type { LatencyRule } from "../../src/gate/latency/plan.ts";
import { absentIntentChecks, meansChecks, notCompared } from "../../src/gate/means-checks.ts";
import type { Rule } from "../../src/gate/rules.ts";
import { COST } from "../../src/metrics/cost.ts";
import { LATENCY } from "../../src/metrics/latency.ts";
import { EVIDENCE_RECALL, RECALL } from "../../src/metrics/recall.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import { intentScope } from "../../src/model/scope.ts";
import type { CaseScore, LatencySummary, Value } from "../../src/model/scores.ts";
import type { Check } from "../../src/model/verdict.ts";
import { baselineOf, configOf, makeCase, runOf, suiteOf } from "../helpers/make.ts";
import { metric } from "../helpers/measure.ts";
import { partBy } from "./latency/timed.ts";
import { ruleOf, scored } from "./made.ts";

const OURS = baselineOf(configOf(), suiteOf(makeCase("a")), runOf([]));
const NONE = { samples: 0, p50_ms: null, p90_ms: null, p95_ms: null, p99_ms: null, mean_ms: null } as const;

/** As another tool leaves it: these means, and these figures in milliseconds overall and by intent. */
function foreign(
  means: Readonly<Record<string, Value>>,
  overall: Partial<LatencySummary> = {},
  byIntent: Readonly<Record<string, Partial<LatencySummary>>> = {},
): Baseline {
  const intents = Object.entries(byIntent).map(([name, own]) => [name, { ...NONE, ...own }] as const);
  return {
    ...OURS,
    foreign: "cruxe",
    cases: new Map(),
    means: { overall: new Map(Object.entries(means)), by_intent: new Map() },
    latency: { overall: { ...NONE, ...overall }, by_intent: new Map(intents) },
  };
}

const missing = (checks: readonly Check[]): unknown =>
  checks.map((check) => (check.kind === "missing" ? check.missing.code : check.kind));

describe("means of another tool", () => {
  const rule = ruleOf(RECALL, { tolerance: [{ unit: "absolute", value: 0.1 }] });
  const cases = [
    scored("a", { "recall@10": 1 }),
    scored("b", { "recall@10": 0.5 }),
    scored("c", { "recall@10": null }),
  ];
  const checks = (own: Rule, before: Baseline, scores = cases): readonly Check[] =>
    meansChecks(own, RECALL, scores, before, 10);

  test("are compared with the mean of the cases that have a value", () => {
    // (1 + 0.5) / 2 = 0.75; 0.9 - 0.1 = 0.8.
    expect(checks(rule, foreign({ recall: 0.9 }))).toMatchObject([
      { n: 2, baseline: 0.9, current: 0.75, limit: 0.8, passed: false, cases: [{ id: "b" }] },
    ]);
    expect(checks(rule, foreign({ recall: 0.85 }))).toMatchObject([{ passed: true }]);
    // One of two cases is allowed: 0.9 - 1 / 2.
    const one = { ...rule, tolerance: [{ unit: "cases", value: 1 }] } as const;
    expect(checks(one, foreign({ recall: 0.9 }))).toMatchObject([{ limit: 0.4 }]);
  });

  test("weigh a case as the metric does", () => {
    const name = "evidence_recall@10";
    const own = ruleOf(EVIDENCE_RECALL, { tolerance: [{ unit: "absolute", value: 0.1 }] });
    const scores = [scored("a", { [name]: 1 }, { targets: 3 }), scored("b", { [name]: 0 }, { targets: 1 })];
    const before = foreign({ evidence_recall: 0.75 });
    expect(meansChecks(own, EVIDENCE_RECALL, scores, before, 10)).toMatchObject([{ current: 0.75 }]);
  });

  test("are missing where there are no cases, or no case has a value", () => {
    const nothing = { missing: { code: "not_measured" }, current: null, n: 0 };
    expect(checks(rule, foreign({ recall: 0.9 }), [])).toMatchObject([{ ...nothing, baseline: null }]);
    const empty = cases.slice(2);
    expect(checks(rule, foreign({ recall: 0.9 }), empty)).toMatchObject([{ ...nothing, baseline: 0.9 }]);
    const unnamed = { ...rule, named: false };
    expect(missing(checks(unnamed, foreign({ recall: 0.9 }), empty))).toEqual(["not_measured"]);
    expect(missing(checks(rule, foreign({ recall: null }), empty))).toEqual(["not_measured"]);
    expect(checks(unnamed, foreign({ recall: null }), empty)).toEqual([]);
    expect(checks(unnamed, foreign({}), empty)).toEqual([]);
  });

  test("that the file lacks are missing data where the config names a rule that compares", () => {
    expect(checks(rule, foreign({ mrr: 1 }))).toMatchObject([
      { missing: { code: "baseline_lacks_metric" }, baseline: null, current: 0.75, n: 2 },
    ]);
    const floor = { ...rule, floor: 0.5 };
    expect(checks({ ...floor, named: false }, foreign({}))).toMatchObject([{ limit: 0.5, passed: true }]);
    expect(checks({ ...floor, tolerance: [] }, foreign({}))).toMatchObject([{ limit: 0.5, passed: true }]);
    expect(checks({ ...rule, named: false }, foreign({}))).toEqual([]);
    // The tool measured it and had no value: that is known.
    expect(checks(floor, foreign({ recall: null }))).toMatchObject([{ limit: 0.5, baseline: null }]);
  });

  test("are taken to be at the config's k, and at no other", () => {
    const before = foreign({ recall: 0.9, mrr: 0.9, error_rate: 0 });
    const at = (name: string, k: number): unknown => {
      const own = { ...rule, metric: metric(name) };
      const scores = [scored("a", { [name]: 1 })];
      return meansChecks(own, RECALL, scores, before, k).map(({ baseline, kind }) => [kind, baseline]);
    };
    expect(at("recall@10", 10)).toEqual([["mean", 0.9]]);
    expect(at("recall@10", 5)).toEqual([["missing", null]]);
    // A rate has no cutoff that could differ.
    expect(at("error_rate", 5)).toEqual([["mean", 0]]);
  });

  test("of latency are a bound like a ceiling", () => {
    const p50 = LATENCY.find(({ statistic }) => statistic === "p50")!;
    const by = partBy(undefined, { times: () => 3 });
    const own = ruleOf(p50, { tolerance: [{ unit: "absolute", value: 20 }] }) as LatencyRule;
    const timed = (ms: number, count = 10): readonly CaseScore[] =>
      Array.from({ length: count }, (_, n) => scored(`c${n}`, {}, { samples_ms: [ms, ms, ms] }));
    const of = (rule_: LatencyRule, ms: number, before: Baseline): readonly Check[] =>
      latencyMeansChecks(rule_, timed(ms), before, by);
    const before = foreign({}, { p50_ms: 100, p95_ms: 300 }, { x: { p50_ms: 70 } });
    expect(of(own, 120, before)).toMatchObject([
      { baseline: 100, current: 120, delta: 20, tolerance: 20, limit: 120, passed: true },
    ]);
    expect(of(own, 121, before)).toMatchObject([{ delta: 21, limit: 120, passed: false }]);
    // The stricter of both holds: the rule's own ceiling, or what the baseline allows.
    expect(of({ ...own, ceiling: 110 }, 111, before)).toMatchObject([{ limit: 110, passed: false }]);
    expect(of({ ...own, ceiling: 130 }, 121, before)).toMatchObject([{ limit: 120, passed: false }]);
    // An intent that the file has, and one that it lacks, whose ceiling holds alone.
    expect(of({ ...own, scope: intentScope("x") }, 91, before)).toMatchObject([
      { baseline: 70, limit: 90, passed: false },
    ]);
    const alone = { ...own, scope: intentScope("y") };
    expect(of(alone, 91, before)).toEqual([]);
    expect(of({ ...alone, ceiling: 90 }, 91, before)).toMatchObject([
      { baseline: null, delta: null, tolerance: null, limit: 90, passed: false },
    ]);
    // One of ten cases' worth of milliseconds.
    const share = { ...own, tolerance: [{ unit: "cases", value: 50 }] } as const;
    expect(of(share, 100, before)).toMatchObject([{ tolerance: 5, limit: 105 }]);
    const none = { missing: { code: "not_measured" }, baseline: null, current: null, n: 0 };
    expect(latencyMeansChecks(own, [], before, by)).toMatchObject([none]);
    expect(latencyMeansChecks(alone, [], before, by)).toMatchObject([none]);
    const often = { ...by, times: () => 20 };
    const single = [scored("c", {}, { samples_ms: Array<number>(20).fill(90) })];
    expect(latencyMeansChecks(own, single, before, often)).toMatchObject([{ n: 20, passed: true }]);
    expect(latencyMeansChecks(own, timed(100, 2), before, by)).toMatchObject([
      { missing: { code: "too_few_samples" } },
    ]);
  });
});

test("intents of the file that no case has any more are missing data, in their order", () => {
  const before = foreign({}, {}, { z: { samples: 3 }, howto: { samples: 5 }, b: { samples: 4 } });
  expect(absentIntentChecks(before, suiteOf(makeCase("a")))).toMatchObject([
    { scope: intentScope("b"), baseline: 4, current: 0, delta: -4 },
    { scope: intentScope("z"), baseline: 3, current: 0, delta: -3 },
  ]);
});

test("what is not compared is named: rules over all cases that compare and are not in the file", () => {
  const tolerance = [{ unit: "absolute", value: 0.1 }] as const;
  const rules = [
    ruleOf(RECALL, { tolerance }),
    ruleOf(EVIDENCE_RECALL, { tolerance }),
    ruleOf(EVIDENCE_RECALL, { tolerance, scope: intentScope("x") }),
    ruleOf(COST),
    ruleOf(LATENCY[0]!, { tolerance }),
  ];
  const before = foreign({ recall: 0.9 });
  const lacking = ["evidence_recall@10"];
  expect(notCompared(before, rules, configOf())).toEqual([...lacking, "newly_lost"]);
  const off = configOf({ gate: { newly_lost: { max: null, critical: 0 } } });
  expect(notCompared(before, rules, off)).toEqual(lacking);
  // At another k the file's recall is another figure.
  expect(notCompared(before, rules, { ...off, k: 5 })).toEqual(["recall@10", ...lacking]);
});
