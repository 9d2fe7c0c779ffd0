import { describe, expect, it } from "vitest";
import { type Rule, resolveRules } from "../../../src/gate/rules.ts";
import { neverFires, newlyLostNeverFires, powerOf } from "../../../src/gate/lint.ts";
import { CLUSTERING } from "../../../src/metrics/clustering.ts";
import { LATENCY } from "../../../src/metrics/latency.ts";
import { RECALL } from "../../../src/metrics/recall.ts";
import { metricAt } from "../../../src/metrics/registry.ts";
import type { RuleSetting, Significance, Tolerance } from "../../../src/model/config.ts";
import { SETTINGS } from "../latency/timed.ts";
import {
  answered,
  baselineOf,
  configOf,
  hitsOf,
  makeCase,
  runOf,
  suiteOf,
  target,
} from "../../helpers/make.ts";
import { OVERALL, scopeText } from "../../../src/model/scope.ts";

const absolute = (value: number): Tolerance => ({ unit: "absolute", value });
const rule = (overrides: Partial<Rule>): Rule => ({
  metric: metricAt(RECALL, 10),
  scope: OVERALL,
  tolerance: [],
  floor: null,
  ceiling: null,
  significance: "off",
  named: true,
  ...overrides,
});

describe("neverFires", () => {
  it("finds limits that the worst value still meets", () => {
    expect(neverFires(rule({ tolerance: [absolute(0.5)] }), 0.4, 60)).toMatchObject({
      code: "limit_beyond_worst",
      worst: 0,
    });
    expect(neverFires(rule({ tolerance: [absolute(0.5)], floor: 0.1 }), 0.4, 60)).toBeNull();
    expect(neverFires(rule({ tolerance: [absolute(0.3)] }), 0.4, 60)).toBeNull();
    expect(neverFires(rule({ tolerance: [{ unit: "percent", value: 100 }] }), 0.9, 60)).not.toBeNull();
    // One case of five weighs 0.2, which is all that this bucket has.
    expect(neverFires(rule({ tolerance: [{ unit: "cases", value: 1 }] }), 0.2, 5)).toMatchObject({
      limit: 0,
    });
    expect(neverFires(rule({ floor: 0 }), null, 60)).toEqual({
      code: "limit_beyond_worst",
      limit: 0,
      worst: 0,
    });
    expect(neverFires(rule({}), 0.4, 60)).toEqual({ code: "no_limit" });
  });

  it("turns round where lower is better", () => {
    const lower = { metric: metricAt(CLUSTERING, 10) };
    expect(neverFires(rule({ ...lower, ceiling: 1 }), null, 60)).toEqual({
      code: "limit_beyond_worst",
      limit: 1,
      worst: 1,
    });
    expect(neverFires(rule({ ...lower, ceiling: 0.9 }), null, 60)).toBeNull();
    expect(neverFires(rule({ ...lower, tolerance: [absolute(0.3)] }), 0.8, 60)).toMatchObject({ worst: 1 });
    expect(neverFires(rule({ ...lower, tolerance: [absolute(0.1)] }), 0.8, 60)).toBeNull();
  });

  it("judges by the hardest baseline where there is none yet, and milliseconds not at all", () => {
    expect(neverFires(rule({ tolerance: [absolute(0.9)] }), null, 60)).toBeNull();
    expect(neverFires(rule({ tolerance: [absolute(1)] }), null, 60)).not.toBeNull();
    expect(neverFires(rule({ metric: metricAt(LATENCY[0]!, 10), ceiling: 1e9 }), null, 60)).toBeNull();
  });
});

describe("powerOf", () => {
  const cases = [
    ...Array.from({ length: 6 }, (_, i) =>
      makeCase(`a${i}`, { intent: "a", ...(i < 2 ? { group: "g" } : {}) }),
    ),
    ...Array.from({ length: 5 }, (_, i) =>
      makeCase(`b${i}`, { intent: "b", expected: [target("x"), target("y")] }),
    ),
    makeCase("none", { intent: "b", expected: [], expect_empty: true }),
  ];
  const suite = suiteOf(...cases);
  const config = configOf();

  it("counts the cases of every rule, and what one weighs", () => {
    const rows = powerOf(config, suite, null);
    expect(rows.length).toBe(resolveRules(config, suite).rules.length);
    const at = (metric: string, scope: string) =>
      rows.find((row) => row.metric === metric && scopeText(row.scope) === scope);
    expect(at("recall@10", "overall")).toEqual({
      metric: "recall@10",
      scope: OVERALL,
      cases: 11,
      weight: 1 / 11,
      visible: { losses: 1, drop: 1 / 11 },
      neverFires: null,
    });
    expect(at("recall@10", "intent:a")).toMatchObject({ cases: 6 });
    expect(at("false_result_rate", "overall")).toMatchObject({ cases: 1 });
    expect(at("degraded_rate", "intent:b")).toMatchObject({ cases: 6 });
  });

  it("counts for forbidden documents the cases that have some", () => {
    const some = suiteOf(...cases, makeCase("f", { forbidden: [target("bad")] }));
    const row = powerOf(config, some, null).find(({ metric }) => metric === "forbidden_rate@10");
    expect(row).toMatchObject({ cases: 1, weight: 1 });
  });

  it("knows the baseline's values and which cases had one", () => {
    // One of five cases of intent b finds a target, half of its two: recall 0.1, of which 0.2 may be lost.
    const per = { tolerance: [absolute(0.2)] };
    const config = configOf({ gate: { ...configOf().gate, per_intent: per } });
    const run = runOf(suite.cases.map((each) => answered(each.id, each.id === "b0" ? hitsOf("x") : [])));
    const rows = powerOf(config, suite, baselineOf(config, suite, run));
    const row = rows.find((each) => each.metric === "recall@10" && scopeText(each.scope) === "intent:b");
    expect(row).toMatchObject({ cases: 5, neverFires: { code: "limit_beyond_worst", worst: 0 } });
    // No case of the baseline has two results, so nothing has a clustering ratio.
    expect(rows.some((each) => each.metric === "clustering_ratio@10")).toBe(false);
  });

  it("says how few losses are visible: a floor needs no test, chance needs three losses", () => {
    // One of eleven cases is 0.09, beyond 0.01.
    const visible = (setting: RuleSetting, significance: Significance): unknown => {
      const gate = { ...config.gate, significance, metrics: new Map([["recall@10", setting]]) };
      const rows = powerOf(configOf({ gate }), suite, null);
      return rows.find((row) => row.metric === "recall@10" && row.scope.kind === "overall")!.visible;
    };
    expect(visible({}, "off")).toEqual({ losses: 1, drop: 1 / 11 });
    // 0.5^3 = 0.125 is the level where no case got better.
    expect(visible({}, "auto")).toEqual({ losses: 3, drop: 3 / 11 });
    // 0.5^6 = 0.016 and 0.5^7 = 0.008.
    expect(visible({}, 0.01)).toEqual({ losses: 7, drop: 7 / 11 });
    // 10/11 = 0.909 is below the floor.
    expect(visible({ floor: 0.95 }, "auto")).toEqual({ losses: 1, drop: 1 / 11 });
    // 9/11 = 0.818 is above it: what is beyond the tolerance alone needs the test.
    expect(visible({ floor: 0.8 }, "auto")).toEqual({ losses: 3, drop: 3 / 11 });
  });

  it("takes one loss at least, though the baseline is below the floor already", () => {
    const run = runOf(suite.cases.map(({ id }) => answered(id, hitsOf("other"))));
    const gate = { ...config.gate, metrics: new Map([["recall@10", { floor: 0.5 }]]) };
    const floored = configOf({ gate });
    const rows = powerOf(floored, suite, baselineOf(floored, suite, run));
    expect(rows.find(({ metric }) => metric === "recall@10")!.visible).toMatchObject({ losses: 1 });
  });

  it("assumes none where lower is better and no baseline says more", () => {
    // Half of nothing is nothing: the first query without a result is beyond it.
    const metrics = new Map([["zero_result_rate", { tolerance: [{ unit: "percent", value: 50 } as const] }]]);
    const rows = powerOf(configOf({ gate: { ...config.gate, metrics } }), suite, null);
    const row = rows.find(({ metric, scope }) => metric === "zero_result_rate" && scope.kind === "overall");
    expect(row!.visible).toEqual({ losses: 1, drop: 1 / 11 });
  });

  it("leaves out what is no share: time, load, cost and size", () => {
    const metrics = new Map<string, RuleSetting>([
      ["cost_per_query", { ceiling: 0.1 }],
      ["context_chars@10", { ceiling: 100 }],
      ["load_qps", { floor: 10 }],
    ]);
    const latency = SETTINGS;
    const texts = suiteOf(...cases, makeCase("text", { expected: [target("words", 1, "text")] }));
    const { rules } = resolveRules(configOf({ latency, gate: { ...config.gate, metrics } }), texts);
    const kinds = new Set(rules.map(({ metric: { family } }) => family.kind));
    expect(kinds).toEqual(new Set(["quality", "rate", "size", "cost", "latency", "load"]));
    const rows = powerOf(configOf({ latency, gate: { ...config.gate, metrics } }), texts, null);
    expect(rows.map(({ metric }) => metric)).toEqual(
      powerOf(config, texts, null).map(({ metric }) => metric),
    );
  });

  it("gives the heaviest case's weight where cases weigh by their targets", () => {
    const metrics = new Map<string, RuleSetting>([["evidence_recall@10", { tolerance: [absolute(0.01)] }]]);
    const rows = powerOf(configOf({ gate: { ...config.gate, metrics } }), suite, null);
    // 6 cases of one target and 5 of two: 2 / 16.
    expect(
      rows.find((row) => row.metric === "evidence_recall@10" && row.scope.kind === "overall")!.weight,
    ).toBe(2 / 16);
  });
});

describe("newlyLostNeverFires", () => {
  const suite = suiteOf(makeCase("a"), makeCase("b"), makeCase("c", { expected: [], expect_empty: true }));
  const withMax = (max: readonly Tolerance[]) =>
    configOf({ gate: { ...configOf().gate, newly_lost: { max, critical: 0 } } });

  it("finds a limit that every case may be lost under", () => {
    expect(newlyLostNeverFires(withMax([absolute(2)]), suite)).toEqual({
      code: "allows_every_loss",
      allowed: 2,
      cases: 2,
    });
    expect(newlyLostNeverFires(withMax([{ unit: "percent", value: 50 }]), suite)).toBeNull();
    const nothingSought = suiteOf(makeCase("c", { expected: [], expect_empty: true }));
    expect(newlyLostNeverFires(withMax([absolute(2)]), nothingSought)).toBeNull();
    expect(
      newlyLostNeverFires(
        configOf({ gate: { ...configOf().gate, newly_lost: { max: null, critical: 0 } } }),
        suite,
      ),
    ).toBeNull();
  });
});
