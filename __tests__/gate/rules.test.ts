/** Which rule applies to which metric, in the suite and in each intent. */
import { describe, expect, it } from "vitest";
import { listMetrics, resolveRules, type Rule } from "../../src/decision/rules.ts";
import type {
  Config,
  GatePolicy,
  LatencySettings,
  RuleSetting,
  Tolerance,
} from "../../src/model/config.ts";
import { scopeText } from "../../src/model/scope.ts";
import { configOf, makeCase, suiteOf, target } from "../helpers/make.ts";
import { SETTINGS, casesIn } from "../latency/timed.ts";

const LATENCY: LatencySettings = { ...SETTINGS, repeats: 5 };
const SUITE = suiteOf(...casesIn("a", 5), ...casesIn("b", 5), ...casesIn("small", 4, ["rare"]));
const absoluteTolerance = (value: number): Tolerance => ({ unit: "absolute", value });

/** A config with these rules of the whole suite, and further settings of the gate. */
function config(
  rules: Readonly<Record<string, RuleSetting>>,
  gate: Partial<GatePolicy> = {},
  more: Partial<Config> = {},
): Config {
  return configOf({ gate: { metrics: new Map(Object.entries(rules)), ...gate }, ...more });
}

/** The rule of a name like "intent:a recall@10" or "overall mrr@10". */
const ruleAt = (whole: Config, name: string, suite = SUITE): Rule | undefined =>
  resolveRules(whole, suite).find(
    ({ metric, scope }) => `${scopeText(scope)} ${metric.name}` === name,
  );

/** The scopes in which the metric has a rule, in one text: "overall a b". */
function scopesOfRules(whole: Config, metric: string, suite = SUITE): string {
  const metricRules = resolveRules(whole, suite).filter((rule) => rule.metric.name === metric);
  return metricRules.map(({ scope }) => scopeText(scope).replace("intent:", "")).join(" ");
}

it("listMetrics names what is gated, named anywhere, reported or usual", () => {
  const intents = new Map([["a", new Map([["hit_rate@3", {}]])]]);
  const whole = config(
    { "recall@5": {}, latency_p99_ms: {}, "churn_jaccard@5": {}, "mrr@2": "off" },
    { intents },
    { metrics: ["precision@7", "latency_mean_ms", "no such metric"], latency: LATENCY },
  );
  const names = listMetrics(whole).map(({ name }) => name);
  const wanted = "recall@5 recall@10 mrr@2 hit_rate@3 precision@7 ndcg@10".split(" ");

  expect(names).toEqual(expect.arrayContaining(wanted));
  expect(names.filter((name) => /latency|churn|jaccard|such/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain("cost_per_query");
});

describe("resolveRules", () => {
  it("makes rules overall and for intents of five cases, not for one of four", () => {
    expect(scopesOfRules(config({}), "recall@10")).toBe("overall a b");
  });

  it("makes the rules of all metrics for a smaller intent that the config names", () => {
    const intents = new Map([["small", new Map([["recall@10", {}]])]]);
    const whole = config({}, { intents });

    expect(scopesOfRules(whole, "recall@10")).toBe("overall a b small");
    expect(scopesOfRules(whole, "mrr@10")).toBe("overall a b small");
    expect(ruleAt(whole, "intent:small recall@10")!.named).toBe(true);
    expect(ruleAt(whole, "intent:a recall@10")!.named).toBe(false);
  });

  it("makes no rule for an intent of all cases, which is the whole suite", () => {
    const oneIntent = suiteOf(...casesIn("x", 5));

    expect(scopesOfRules(config({}), "recall@10", oneIntent)).toBe("overall");
  });

  describe("if the metric, `per_intent` and an intent have settings", () => {
    const whole = config(
      { "recall@10": { tolerance: [absoluteTolerance(0.1)], floor: 0.8, significance: 0.05 } },
      {
        per_intent: { tolerance: [absoluteTolerance(0.2)] },
        intents: new Map([["a", new Map([["recall@10", { floor: 0.3 }]])]]),
      },
    );

    it("the whole suite has the settings of the metric", () => {
      expect(ruleAt(whole, "overall recall@10")).toMatchObject({
        tolerance: [absoluteTolerance(0.1)],
        floor: 0.8,
        significance: 0.05,
      });
    });

    it("an intent has its own settings, then `per_intent`'s, then the metric's", () => {
      expect(ruleAt(whole, "intent:a recall@10")).toMatchObject({
        floor: 0.3,
        tolerance: [absoluteTolerance(0.2)],
        significance: 0.05,
      });
    });

    it("an intent without a setting has no floor: it is not inherited", () => {
      expect(ruleAt(whole, "intent:b recall@10")).toMatchObject({
        tolerance: [absoluteTolerance(0.2)],
        floor: null,
      });
    });
  });

  it("recall in an intent has a tolerance of 0.05, not that of the whole suite", () => {
    const whole = config({ "recall@10": { tolerance: [absoluteTolerance(0.1)] } });

    expect(ruleAt(whole, "intent:b recall@10")!.tolerance).toEqual([absoluteTolerance(0.05)]);
  });

  it("a rate in an intent has the suite's tolerance beside its own two", () => {
    const whole = config({ degraded_rate: { tolerance: [absoluteTolerance(0.1)] } });

    // The largest counts.
    expect(ruleAt(whole, "intent:b degraded_rate")!.tolerance).toEqual([
      absoluteTolerance(0.05),
      { unit: "cases", value: 1 },
      absoluteTolerance(0.1),
    ]);
  });

  describe("significance if recall has a tolerance, and nDCG one with significance: auto", () => {
    const tolerance = [absoluteTolerance(0.1)];
    const written = {
      "recall@10": { tolerance },
      "ndcg@10": { tolerance, significance: "auto" },
    } as const;
    /** In the intent a recall has a tolerance, too. */
    const intents = new Map([["a", new Map([["recall@10", { tolerance }]])]]);
    const significanceOf = (name: string, gate: Partial<Config["gate"]>) =>
      ruleAt(config(written, { intents, ...gate }), name)!.significance;

    it.each([
      ["overall recall@10", "off", "a written tolerance decides without a test"],
      ["intent:a recall@10", "off", "the intent's written tolerance does, too"],
      ["intent:b recall@10", "auto", "no tolerance is written for the intent"],
      ["overall ndcg@10", "auto", "a significance stands beside the tolerance"],
      ["overall mrr@10", "auto", "no tolerance is written"],
      ["intent:b degraded_rate", "off", "a rate has no test"],
    ] as const)("of %s is %s if the gate has none: %s", (name, expected, _reason) => {
      expect(significanceOf(name, { significance: null })).toBe(expected);
    });

    it.each([
      ["overall recall@10", 0.05, 0.05, "the gate's counts beside a tolerance"],
      ["intent:a recall@10", 0.05, 0.05, "also in an intent"],
      ["intent:b mrr@10", "off", "off", "and without a tolerance"],
      ["overall ndcg@10", "off", "auto", "the metric's own comes first"],
    ] as const)("of %s with the gate's %s is %s: %s", (name, significance, expected, _reason) => {
      expect(significanceOf(name, { significance })).toBe(expected);
    });

    it("is that of `per_intent` in an intent, before the gate's", () => {
      const gate = { significance: "off", per_intent: { tolerance, significance: 0.2 } } as const;

      expect(significanceOf("intent:b mrr@10", gate)).toBe(0.2);
      // Intent a has a tolerance of its own for recall, so `per_intent` does not count there.
      expect(significanceOf("intent:a recall@10", gate)).toBe("off");
    });

    it("is auto in an intent if `per_intent` has a tolerance alone", () => {
      const gate = { significance: null, per_intent: { tolerance } };

      expect(significanceOf("intent:b mrr@10", gate)).toBe("auto");
    });
  });

  it("intents have the suite's ceiling for failed queries, 0 by default", () => {
    const whole = config({ error_rate: { ceiling: 0.2 } });

    expect(ruleAt(whole, "intent:a error_rate")!.ceiling).toBe(0.2);
    expect(ruleAt(config({}), "intent:a error_rate")!.ceiling).toBe(0);
  });

  it("intents have the suite's ceiling for latency", () => {
    const timed = config({ latency_p50_ms: { ceiling: 90 } }, {}, { latency: LATENCY });

    expect(ruleAt(timed, "intent:a latency_p50_ms")).toMatchObject({ ceiling: 90, named: false });
  });

  it("intents do not have the suite's ceiling for clustering_ratio", () => {
    const whole = config({ "clustering_ratio@10": { ceiling: 0.9 } });

    expect(ruleAt(whole, "intent:a clustering_ratio@10")!.ceiling).toBeNull();
  });

  const OFF_IN_A = new Map([["a", new Map<string, RuleSetting>([["recall@10", "off"]])]]);
  const FLOOR_IN_A = new Map([["a", new Map([["recall@10", { floor: 0.5 }]])]]);
  it.each([
    ["the metric is off", config({ "recall@10": "off" }), ""],
    ["it is off in the intent a", config({}, { intents: OFF_IN_A }), "overall b"],
    ["`per_intent` is off", config({}, { per_intent: "off" }), "overall"],
    [
      "the metric is off, and the intent a names it",
      config({ "recall@10": "off" }, { intents: FLOOR_IN_A }),
      "a",
    ],
    [
      "`per_intent` is off, and the intent a names it",
      config({}, { per_intent: "off", intents: FLOOR_IN_A }),
      "overall a",
    ],
  ])("recall has rules where it is not off: %s", (_, whole, scopes) => {
    expect(scopesOfRules(whole, "recall@10")).toBe(scopes);
  });

  it("has no rule of forbidden documents or controls without such cases", () => {
    expect(scopesOfRules(config({}), "forbidden_rate@10")).toBe("");
    expect(scopesOfRules(config({}), "false_result_rate")).toBe("");
  });

  describe("with one case that forbids a document, and one control", () => {
    // Five cases of a and four of b, the forbidding case in a, and the control in b.
    const suite = suiteOf(
      ...SUITE.cases.slice(0, 9),
      makeCase("a9", { intent: "a", forbidden: [target("bad")] }),
      makeCase("b9", { intent: "b", expected: [], expect_empty: true }),
    );

    it("has a rule of forbidden documents overall and in that case's intent", () => {
      expect(scopesOfRules(config({}), "forbidden_rate@10", suite)).toBe("overall a");
    });

    it("has a rule of controls overall alone: the intent has four cases with targets", () => {
      expect(scopesOfRules(config({}), "false_result_rate", suite)).toBe("overall");
    });

    it("tolerates no forbidden document in an intent, whatever `per_intent` allows", () => {
      const tolerant = config({}, { per_intent: { tolerance: [absoluteTolerance(0.5)] } });

      expect(ruleAt(tolerant, "intent:a forbidden_rate@10", suite)!.tolerance).toEqual([
        absoluteTolerance(0),
      ]);
    });
  });

  it("makes no latency rule if latency is off", () => {
    const latencyRules = (latency: Config["latency"]): readonly string[] =>
      resolveRules(config({ latency_p99_ms: {} }, {}, { latency }), SUITE)
        .filter(({ metric }) => metric.name.startsWith("latency"))
        .map(({ metric, scope }) => `${scopeText(scope)} ${metric.name}`);

    expect(latencyRules("off")).toEqual([]);

    const timed = latencyRules(LATENCY);

    expect(timed).toContain("intent:a latency_p99_ms");
    expect(timed).not.toContain("intent:small latency_p50_ms");
  });
});
