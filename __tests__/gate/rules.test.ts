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
  it("makes rules overall, for intents of five cases and for named smaller ones", () => {
    expect(scopesOfRules(config({}), "recall@10")).toBe("overall a b");

    // An intent that the config names for one metric has the rules of all metrics, mrr too.
    const intents = new Map([["small", new Map([["recall@10", {}]])]]);

    expect(scopesOfRules(config({}, { intents }), "recall@10")).toBe("overall a b small");
    expect(scopesOfRules(config({}, { intents }), "mrr@10")).toBe("overall a b small");
    expect(ruleAt(config({}, { intents }), "intent:small recall@10")!.named).toBe(true);
    expect(ruleAt(config({}, { intents }), "intent:a recall@10")!.named).toBe(false);

    // An intent of all cases gets no rules of its own: it is the whole suite.
    const oneIntent = suiteOf(...casesIn("x", 5));

    expect(scopesOfRules(config({}), "recall@10", oneIntent)).toBe("overall");
  });

  it("takes each field from the nearest setting that has it", () => {
    const shared = { tolerance: [absoluteTolerance(0.2)] };
    const intentRules = new Map([["a", new Map([["recall@10", { floor: 0.3 }]])]]);
    const whole = config(
      { "recall@10": { tolerance: [absoluteTolerance(0.1)], floor: 0.8, significance: 0.05 } },
      { per_intent: shared, intents: intentRules },
    );

    expect(ruleAt(whole, "overall recall@10")).toMatchObject({
      tolerance: [absoluteTolerance(0.1)],
      floor: 0.8,
    });

    // A floor is not inherited; the shared tolerance is nearer than the metric's.
    const nearest = { tolerance: [absoluteTolerance(0.2)], floor: 0.3, significance: 0.05 };

    expect(ruleAt(whole, "intent:a recall@10")).toMatchObject(nearest);
    expect(ruleAt(whole, "intent:b recall@10")).toMatchObject({
      tolerance: [absoluteTolerance(0.2)],
      floor: null,
    });

    // Quality in an intent does not inherit the overall tolerance. A rate has it beside its own
    // two, and the largest counts.
    const tolerance = [absoluteTolerance(0.1)];
    const overallOnly = config({ "recall@10": { tolerance }, degraded_rate: { tolerance } });

    expect(ruleAt(overallOnly, "intent:b recall@10")!.tolerance).toEqual([absoluteTolerance(0.05)]);

    const rate = [absoluteTolerance(0.05), { unit: "cases", value: 1 }, absoluteTolerance(0.1)];

    expect(ruleAt(overallOnly, "intent:b degraded_rate")!.tolerance).toEqual(rate);
  });

  it("tests no significance if a tolerance is written, unless significance is too", () => {
    const tolerance = [absoluteTolerance(0.1)];
    const intents = new Map([["a", new Map([["recall@10", { tolerance }]])]]);
    const written = {
      "recall@10": { tolerance },
      "ndcg@10": { tolerance, significance: "auto" },
    } as const;
    const significanceOf = (
      significance: Config["gate"]["significance"],
      name: string,
      gate: Partial<Config["gate"]> = {},
    ) => ruleAt(config(written, { significance, intents, ...gate }), name)!.significance;

    // The gate has no significance. A tolerance that is written for the metric ends the test
    // (recall overall and in intent a), unless a significance stands beside it (ndcg).
    expect(significanceOf(null, "overall recall@10")).toBe("off");
    expect(significanceOf(null, "overall ndcg@10")).toBe("auto");
    expect(significanceOf(null, "overall mrr@10")).toBe("auto");
    expect(significanceOf(null, "intent:a recall@10")).toBe("off");
    expect(significanceOf(null, "intent:b recall@10")).toBe("auto");
    // The gate has one: it counts unless the metric has its own (ndcg).
    expect(significanceOf(0.05, "overall recall@10")).toBe(0.05);
    expect(significanceOf(0.05, "intent:a recall@10")).toBe(0.05);
    expect(significanceOf("off", "overall ndcg@10")).toBe("auto");
    expect(significanceOf("off", "intent:b mrr@10")).toBe("off");

    // In intents `per_intent` comes before the gate's significance. Its tolerance does not end the
    // test.
    const shared = { per_intent: { tolerance, significance: 0.2 } };

    expect(significanceOf("off", "intent:b mrr@10", shared)).toBe(0.2);
    // Intent a has a tolerance of its own for recall, so `per_intent` does not count there.
    expect(significanceOf("off", "intent:a recall@10", shared)).toBe("off");
    expect(significanceOf(null, "intent:b mrr@10", { per_intent: { tolerance } })).toBe("auto");
    expect(significanceOf(null, "intent:b degraded_rate")).toBe("off");
  });

  it("passes ceilings of failures and latency on to intents, and no other", () => {
    const whole = config({ error_rate: { ceiling: 0.2 }, "clustering_ratio@10": { ceiling: 0.9 } });

    expect(ruleAt(whole, "intent:a error_rate")!.ceiling).toBe(0.2);
    expect(ruleAt(config({}), "intent:a error_rate")!.ceiling).toBe(0);
    expect(ruleAt(whole, "intent:a clustering_ratio@10")!.ceiling).toBeNull();

    // Latency passes on its ceiling.
    const timed = config({ latency_p50_ms: { ceiling: 90 } }, {}, { latency: LATENCY });

    expect(ruleAt(timed, "intent:a latency_p50_ms")).toMatchObject({ ceiling: 90, named: false });
  });

  it("makes no rule that is off: overall, in one intent or in every intent", () => {
    expect(scopesOfRules(config({ "recall@10": "off" }), "recall@10")).toBe("");

    const intents = new Map([["a", new Map<string, RuleSetting>([["recall@10", "off"]])]]);

    expect(scopesOfRules(config({}, { intents }), "recall@10")).toBe("overall b");
    expect(scopesOfRules(config({}, { per_intent: "off" }), "recall@10")).toBe("overall");

    // A rule that an intent names applies there, though it is off elsewhere.
    const kept = new Map([["a", new Map([["recall@10", { floor: 0.5 }]])]]);

    expect(scopesOfRules(config({ "recall@10": "off" }, { intents: kept }), "recall@10")).toBe("a");
    expect(scopesOfRules(config({}, { per_intent: "off", intents: kept }), "recall@10")).toBe(
      "overall a",
    );
  });

  it("makes rules only for what cases have: forbidden documents, controls", () => {
    expect(scopesOfRules(config({}), "forbidden_rate@10")).toBe("");
    expect(scopesOfRules(config({}), "false_result_rate")).toBe("");

    const withForbiddenAndControl = suiteOf(
      ...SUITE.cases.slice(0, 9),
      makeCase("a9", { intent: "a", forbidden: [target("bad")] }),
      makeCase("b9", { intent: "b", expected: [], expect_empty: true }),
    );

    expect(scopesOfRules(config({}), "forbidden_rate@10", withForbiddenAndControl)).toBe(
      "overall a",
    );
    // Of the intent b four cases have targets.
    expect(scopesOfRules(config({}), "false_result_rate", withForbiddenAndControl)).toBe("overall");

    // Forbidden results are not tolerated in an intent either, whatever per_intent allows.
    const shared = config({}, { per_intent: { tolerance: [absoluteTolerance(0.5)] } });

    expect(
      ruleAt(shared, "intent:a forbidden_rate@10", withForbiddenAndControl)!.tolerance,
    ).toEqual([absoluteTolerance(0)]);
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
