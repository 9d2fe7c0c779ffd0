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

function config(
  rules: Readonly<Record<string, RuleSetting>>,
  gate: Partial<GatePolicy> = {},
  more: Partial<Config> = {},
): Config {
  return configOf({ gate: { metrics: new Map(Object.entries(rules)), ...gate }, ...more });
}

const ruleAt = (whole: Config, name: string, suite = SUITE): Rule | undefined =>
  resolveRules(whole, suite).find(
    ({ metric, scope }) => `${scopeText(scope)} ${metric.name}` === name,
  );

/** Where the metric has a rule: overall, and the names of intents. */
function namesOf(whole: Config, metric: string, suite = SUITE): string {
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
    expect(namesOf(config({}), "recall@10")).toBe("overall a b");

    const intents = new Map([["small", new Map([["recall@10", {}]])]]);

    expect(namesOf(config({}, { intents }), "recall@10")).toBe("overall a b small");
    expect(namesOf(config({}, { intents }), "mrr@10")).toBe("overall a b small");
    expect(ruleAt(config({}, { intents }), "intent:small recall@10")!.named).toBe(true);
    expect(ruleAt(config({}, { intents }), "intent:a recall@10")!.named).toBe(false);

    // An intent that holds all cases is the whole suite once more.
    const alone = suiteOf(...casesIn("x", 5));

    expect(namesOf(config({}), "recall@10", alone)).toBe("overall");
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

    // What is written for all cases says nothing of the fall of quality in an intent; of a rate it holds where it is larger.
    const tolerance = [absoluteTolerance(0.1)];
    const alone = config({ "recall@10": { tolerance }, degraded_rate: { tolerance } });

    expect(ruleAt(alone, "intent:b recall@10")!.tolerance).toEqual([absoluteTolerance(0.05)]);

    const rate = [absoluteTolerance(0.05), { unit: "cases", value: 1 }, absoluteTolerance(0.1)];

    expect(ruleAt(alone, "intent:b degraded_rate")!.tolerance).toEqual(rate);
  });

  it("tests significance unless a tolerance or significance is written there", () => {
    const tolerance = [absoluteTolerance(0.1)];
    const own = new Map([["a", new Map([["recall@10", { tolerance }]])]]);
    const written = {
      "recall@10": { tolerance },
      "ndcg@10": { tolerance, significance: "auto" },
    } as const;
    const asked = (
      gate: Config["gate"]["significance"],
      name: string,
      part: Partial<Config["gate"]> = {},
    ) => ruleAt(config(written, { significance: gate, intents: own, ...part }), name)!.significance;

    expect(asked(null, "overall recall@10")).toBe("off");
    expect(asked(null, "overall ndcg@10")).toBe("auto");
    expect(asked(null, "overall mrr@10")).toBe("auto");
    expect(asked(null, "intent:a recall@10")).toBe("off");
    expect(asked(null, "intent:b recall@10")).toBe("auto");
    expect(asked(0.05, "overall recall@10")).toBe(0.05);
    expect(asked(0.05, "intent:a recall@10")).toBe(0.05);
    expect(asked("off", "overall ndcg@10")).toBe("auto");
    expect(asked("off", "intent:b mrr@10")).toBe("off");

    // Of all intents, `per_intent` is nearer than the gate, and its tolerance keeps the test.
    const shared = { per_intent: { tolerance, significance: 0.2 } };

    expect(asked("off", "intent:b mrr@10", shared)).toBe(0.2);
    expect(asked("off", "intent:a recall@10", shared)).toBe("off");
    expect(asked(null, "intent:b mrr@10", { per_intent: { tolerance } })).toBe("auto");
    expect(asked(null, "intent:b degraded_rate")).toBe("off");
  });

  it("passes ceilings of failures and latency on to intents, and no other", () => {
    const whole = config({ error_rate: { ceiling: 0.2 }, "clustering_ratio@10": { ceiling: 0.9 } });

    expect(ruleAt(whole, "intent:a error_rate")!.ceiling).toBe(0.2);
    expect(ruleAt(config({}), "intent:a error_rate")!.ceiling).toBe(0);
    expect(ruleAt(whole, "intent:a clustering_ratio@10")!.ceiling).toBeNull();

    // Of latency both are.
    const timed = config({ latency_p50_ms: { ceiling: 90 } }, {}, { latency: LATENCY });

    expect(ruleAt(timed, "intent:a latency_p50_ms")).toMatchObject({ ceiling: 90, named: false });
  });

  it("makes no rule that is off: overall, in one intent or in every intent", () => {
    expect(namesOf(config({ "recall@10": "off" }), "recall@10")).toBe("");

    const intents = new Map([["a", new Map<string, RuleSetting>([["recall@10", "off"]])]]);

    expect(namesOf(config({}, { intents }), "recall@10")).toBe("overall b");
    expect(namesOf(config({}, { per_intent: "off" }), "recall@10")).toBe("overall");

    // Named in one intent it holds there, though it is off elsewhere.
    const kept = new Map([["a", new Map([["recall@10", { floor: 0.5 }]])]]);

    expect(namesOf(config({ "recall@10": "off" }, { intents: kept }), "recall@10")).toBe("a");
    expect(namesOf(config({}, { per_intent: "off", intents: kept }), "recall@10")).toBe(
      "overall a",
    );
  });

  it("makes rules only for what cases have: forbidden documents, controls", () => {
    expect(namesOf(config({}), "forbidden_rate@10")).toBe("");
    expect(namesOf(config({}), "false_result_rate")).toBe("");

    const some = suiteOf(
      ...SUITE.cases.slice(0, 9),
      makeCase("a9", { intent: "a", forbidden: [target("bad")] }),
      makeCase("b9", { intent: "b", expected: [], expect_empty: true }),
    );

    expect(namesOf(config({}), "forbidden_rate@10", some)).toBe("overall a");
    // Of the intent b four cases have targets.
    expect(namesOf(config({}), "false_result_rate", some)).toBe("overall");

    // What is never tolerated overall is not in an intent either, whatever the others share.
    const shared = config({}, { per_intent: { tolerance: [absoluteTolerance(0.5)] } });

    expect(ruleAt(shared, "intent:a forbidden_rate@10", some)!.tolerance).toEqual([
      absoluteTolerance(0),
    ]);
  });

  it("makes no latency rule if latency is off", () => {
    const clocked = (latency: Config["latency"]): readonly string[] =>
      resolveRules(config({ latency_p99_ms: {} }, {}, { latency }), SUITE)
        .filter(({ metric }) => metric.name.startsWith("latency"))
        .map(({ metric, scope }) => `${scopeText(scope)} ${metric.name}`);

    expect(clocked("off")).toEqual([]);

    const timed = clocked(LATENCY);

    expect(timed).toContain("intent:a latency_p99_ms");
    expect(timed).not.toContain("intent:small latency_p50_ms");
  });
});
