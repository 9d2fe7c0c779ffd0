/** What is told beside latency checks, and pairs that are too few for one. */
import { expect, test } from "vitest";
import { latencyCheck } from "../../../src/gate/check.ts";
import { baseNoise } from "../../../src/gate/latency/base-noise.ts";
import { latencyChecks } from "../../../src/gate/latency-checks.ts";
import { latencyNotices, planNotices } from "../../../src/gate/latency-notices.ts";
import { ratioChecks } from "../../../src/gate/ratio-checks.ts";
import { splitMix64 } from "../../../src/gate/statistics/random.ts";
import { LATENCY } from "../../../src/metrics/latency.ts";
import { DEFAULT_DEFINITION } from "../../../src/model/config.ts";
import type { Notice } from "../../../src/model/notice.ts";
import type { SamplingPlan } from "../../../src/model/sampling.ts";
import { scoresOf } from "../../helpers/make.ts";
import { recorded, ruleOf, scored } from "../made.ts";
import { SETTINGS, SUITE, timedBaseline, timedConfig, timedRun } from "./timed.ts";

const P50 = LATENCY.find(({ statistic }) => statistic === "p50")!;
const config = timedConfig();
const baseline = timedBaseline(config);
const policy = { config, suite: SUITE, baseline };
const by = ["budget_s"] as const;
const RULES = { settings: SETTINGS, definition: DEFAULT_DEFINITION, repeats: new Map(), recording: false };

test("a check that the plan leaves out is told where no rule names it; a named one is missing data", () => {
  const left = (statistic: "p50" | "p95", named: boolean, queries: number) =>
    ({ scope: "intent:rare", statistic, named, repeats: 6, queries, budget_s: queries / 10, by }) as const;
  const told = (...unfilled: SamplingPlan["unfilled"]): unknown => {
    const plan = { ...baseline.plan!, unfilled };
    return planNotices({ ...policy, baseline: { ...baseline, plan } }).filter(
      ({ code }) => code === "not_sampled",
    );
  };
  expect(told(left("p95", true, 80))).toEqual([]);
  expect(told(left("p95", false, 80), left("p50", false, 60), left("p50", true, 990))).toMatchObject([
    { metrics: ["latency_p95_ms", "latency_p50_ms"], budget_s: 8, queries: 80, by },
  ]);
});

test("a tolerance is told to be blunt from the first fraction of a millisecond on", () => {
  const run = timedRun(100);
  const scores = scoresOf(config, SUITE, run);
  const part = { plan: baseline.plan!, by: RULES, recorded: false, paired: false };
  const blunt = (before: number | null, tolerance: number | null): readonly Notice[] => {
    const figures = {
      n: 60,
      baseline: before,
      current: 1,
      interval: null,
      limit: 50,
      visible: null,
    } as const;
    const check = latencyCheck(ruleOf(P50), { ...figures, tolerance, outcome: "pass" }, () => []);
    const found = latencyNotices(policy, part, [check], { run, scores, rules: [] });
    return found.filter(({ code }) => code === "blunt_tolerance");
  };
  expect(blunt(0.5, 20)).toMatchObject([{ metric: "latency_p50_ms", baseline: 0.5, tolerance: 20 }]);
  expect([blunt(0, 20), blunt(null, 20), blunt(0.5, null)]).toEqual([[], [], []]);
});

test("pairs that are too few are missing data, with how many there are", () => {
  const rule = ruleOf(P50, { tolerance: [{ unit: "absolute", value: 20 }] });
  const pairs = Array.from({ length: 9 }, (_, n) => ({
    now: scored(`c${n}`, {}, { samples_ms: [10, 10] }),
    before: recorded({}, { latency_ms: [10, 10] }),
  }));
  const p50 = { ...P50, statistic: "p50" } as const;
  const rules = { ...RULES, repeats: new Map([["overall", 2]]) };
  expect(ratioChecks(rule, p50, { pairs, added: [] }, rules)).toMatchObject([
    { missing: { code: "too_few_repeats", cases: 9 }, baseline: null, current: null, n: 18 },
  ]);
  expect(ratioChecks(rule, p50, { pairs: [], added: [] }, rules)).toMatchObject([
    { missing: { code: "not_measured" }, n: 0 },
  ]);
});

test("a ceiling is a check of its own over new cases, and none where there are none", () => {
  const rule = ruleOf(P50, { tolerance: [{ unit: "absolute", value: 20 }], ceiling: 500 });
  const timed = { samples_ms: [10, 10, 10] };
  const pairs = Array.from({ length: 9 }, (_, n) => ({
    now: scored(`c${n}`, {}, timed),
    before: recorded({}, { latency_ms: [10, 10, 10] }),
  }));
  const rules = { ...RULES, repeats: new Map([["overall", 3]]) };
  expect(latencyChecks(rule, P50, { pairs, added: [] }, rules)).toMatchObject([
    { baseline: 10, limit: 30, n: 27 },
  ]);
  expect(latencyChecks(rule, P50, { pairs, added: [scored("new", {}, timed)] }, rules)).toMatchObject([
    { baseline: 10, limit: 30, n: 27 },
    { baseline: null, limit: 500, n: 30 },
  ]);
});

test("the base's own noise lies within its interval, for either percentile", () => {
  const random = splitMix64(3);
  const take = (): number => 100 + random.below(1000) / 50;
  const cases = Array.from({ length: 30 }, () => ({ base: Array.from({ length: 8 }, take), head: [] }));
  for (const statistic of ["p50", "p95"] as const) {
    const { ratio, low, high } = baseNoise(cases, statistic, { seed: 1, method: "nearest" })!;
    expect(low).toBeLessThan(ratio);
    expect(high).toBeGreaterThan(ratio);
  }
});
