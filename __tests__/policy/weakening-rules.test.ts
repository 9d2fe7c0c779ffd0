/** From where on a rule counts as looser: at the limits, and at values that the baseline does not have yet. */
import { describe, expect, test } from "vitest";
import type {
  GatePolicy,
  LatencySettings,
  RuleSetting,
  Tolerance,
  Significance,
} from "../../src/model/config.ts";
import type { Inputs } from "../../src/model/report.ts";
import { RULES } from "../../src/policy/weakening-rules.ts";
import { configOf, inputsOf, makeCase, suiteOf } from "../helpers/make.ts";

const abs = (value: number): Tolerance => ({ unit: "absolute", value });
const percent = (value: number): Tolerance => ({ unit: "percent", value });
const spread = (value: number): Tolerance => ({ unit: "spread", value });
const LATENCY: LatencySettings = {
  warmup: 1,
  repeats: "auto",
  budget_s: 120,
  max_queries: null,
  seed: 1,
  source: "measured",
  side_by_side: { p50: 0.1, p95: 0.25 },
};

/** No baseline yet, and no rule in the intents but what is said here. */
function side(gate: Partial<GatePolicy>, k = 10): Inputs {
  const whole = configOf({ k, latency: LATENCY, gate: { ...configOf().gate, per_intent: "off", ...gate } });
  return inputsOf(whole, suiteOf(...Array.from({ length: 10 }, (_, i) => makeCase(`c${i}`))));
}

function looser(
  base: Partial<GatePolicy>,
  head: Partial<GatePolicy>,
  k = 10,
): readonly (readonly string[])[] {
  const sides = { base: side(base), head: side(head, k) };
  const found = RULES.find({ ...sides, moved: [], unusable: null, links: [] });
  return found.map(({ field, before, after }) => [field, before, after]);
}

const rule = (metric: string, setting: RuleSetting): Partial<GatePolicy> => ({
  metrics: new Map([[metric, setting]]),
});

/** What became wider of one tolerance, and at which value. */
function wider(metric: string, before: Tolerance, after: Tolerance): readonly string[] | null {
  const found = looser(rule(metric, { tolerance: [before] }), rule(metric, { tolerance: [after] }));
  expect(found.map(([field]) => field)).toEqual(found.length === 0 ? [] : [`gate.${metric}.tolerance`]);
  return found[0]?.slice(1) ?? null;
}

describe("a tolerance without a baseline is compared", () => {
  test("at a share of 0.01, 0.5 and 1", () => {
    // 50 % of 0.01 are 0.005.
    expect(wider("recall@10", percent(50), abs(0.006))).toEqual([
      "50% (0.005 overall at a baseline of 0.01)",
      "0.006 (0.006 overall at a baseline of 0.01)",
    ]);
    // Of 0.5 they are 0.25, which is more than 0.2; of 0.01 less.
    expect(wider("recall@10", abs(0.2), percent(50))).toEqual([
      "0.2 (0.2 overall at a baseline of 0.5)",
      "50% (0.25 overall at a baseline of 0.5)",
    ]);
    // Of 1 they are 0.5.
    expect(wider("recall@10", abs(0.4), percent(50))).toEqual([
      "0.4 (0.4 overall at a baseline of 1)",
      "50% (0.5 overall at a baseline of 1)",
    ]);
    expect(wider("recall@10", abs(0.5), percent(50))).toBeNull();
  });

  test("at 1 ms, 100 ms and 10 s", () => {
    // 10 % of 1 ms are 0.1 ms.
    expect(wider("latency_p50_ms", percent(10), abs(0.2))).toEqual([
      "10% (0.1 overall at a baseline of 1)",
      "0.2 (0.2 overall at a baseline of 1)",
    ]);
    // 50 % of 100 ms are 50 ms.
    expect(wider("latency_p50_ms", abs(40), percent(50))).toEqual([
      "40 (40 overall at a baseline of 100)",
      "50% (50 overall at a baseline of 100)",
    ]);
    // 1 % of 10 s are 100 ms.
    expect(wider("latency_p50_ms", abs(99), percent(1))).toEqual([
      "99 (99 overall at a baseline of 10000)",
      "1% (100 overall at a baseline of 10000)",
    ]);
    expect(wider("latency_p50_ms", abs(100), percent(1))).toBeNull();
  });

  test("at a spread of 0.01 between runs", () => {
    expect(wider("recall@10", spread(3), abs(0.03))).toBeNull();
    expect(wider("recall@10", spread(3), abs(0.031))).toEqual([
      "3 spread (0.03 overall)",
      "0.031 (0.031 overall)",
    ]);
  });
});

test("a billionth is no difference, and more is one", () => {
  expect(wider("recall@10", abs(0), abs(1e-9))).toBeNull();
  expect(wider("recall@10", abs(0), abs(1.1e-9))).toEqual(["0 (0 overall)", "1.1e-9 (1.1e-9 overall)"]);
  const floor = (value: number) => rule("recall@10", { floor: value });
  expect(looser(floor(1e-9), floor(0))).toEqual([]);
  expect(looser(floor(1.1e-9), floor(0))).toEqual([["gate.recall@10.floor", "1.1e-9", "0"]]);
  const ceiling = (value: number) => rule("latency_p50_ms", { ceiling: value });
  expect(looser(ceiling(0), ceiling(1e-9))).toEqual([]);
  expect(looser(ceiling(0), ceiling(1.1e-9))).toEqual([["gate.latency_p50_ms.ceiling", "0", "1.1e-9"]]);
});

test("lost cases have a significance of their own, or the gate's", () => {
  const losses = (significance: Significance, own?: Significance): Partial<GatePolicy> => ({
    significance,
    newly_lost: { max: [abs(2)], critical: 0, ...(own === undefined ? {} : { significance: own }) },
  });
  const field = "gate.newly_lost.significance";
  expect(looser(losses("off", 0.1), losses("off", 0.05))).toEqual([[field, "0.1", "0.05"]]);
  expect(looser(losses("off", 0.1), losses("off"))).toEqual([]);
  expect(looser(losses("off"), losses("off", 0.1))).toEqual([[field, "off", "0.1"]]);
});

test("under another k a rule is compared with the one of its name, or else with the one at the new k", () => {
  const recall = (...rules: readonly (readonly [number, number])[]): Partial<GatePolicy> => ({
    metrics: new Map(rules.map(([k, tolerance]) => [`recall@${k}`, { tolerance: [abs(tolerance)] }])),
  });
  const field = "gate.recall@10.tolerance";
  const [before, after] = ["0.1 (0.1 overall)", "0.3 (0.3 overall)"];
  expect(looser(recall([10, 0.1]), recall([10, 0.3], [20, 0.1]), 20)).toEqual([[field, before, after]]);
  expect(looser(recall([10, 0.1]), recall([10, 0.1], [20, 0.3]), 20)).toEqual([]);
  expect(looser(recall([10, 0.1]), recall([20, 0.3]), 20)).toEqual([[field, before, after]]);
  expect(looser(recall([10, 0.1]), recall([20, 0.1]), 20)).toEqual([]);
});

test("a metric that is off is told as such, not as the rule of the intents that changed beside it", () => {
  const intents = (tolerance: number): Partial<GatePolicy> => ({
    per_intent: { tolerance: [abs(tolerance)] },
  });
  const off = { ...intents(0.1), ...rule("recall@10", "off") };
  const [field, , after] = looser(intents(0.2), off)[0]!;
  expect([field, after]).toEqual(["gate.recall@10", "no rule"]);
  expect(looser(intents(0.2), off).map(([each]) => each)).not.toContain("gate.per_intent");
});
