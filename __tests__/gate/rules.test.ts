/** Which rule applies to which metric, in the suite and in each intent. */
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
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
import { rows } from "../helpers/table.ts";
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

/** The value with each `tolerance: 0.1` as an absolute tolerance. */
const readTolerances = (key: string, value: unknown): unknown =>
  key === "tolerance" && typeof value === "number" ? [absoluteTolerance(value)] : value;
const parseFields = (cell: string): object =>
  JSON.parse(JSON.stringify(parse(`{ ${cell} }`)), readTolerances) as object;
/** The gate of a cell in YAML: rules by metric, by intent and of every intent. */
function parseGate(cell: string): Partial<GatePolicy> {
  const { metrics = {}, intents = {}, ...others } = parseFields(cell) as Record<string, object>;
  const byIntent = Object.entries(intents).map(
    ([intent, rules]) => [intent, new Map(Object.entries(rules as object))] as const,
  );
  return { ...others, metrics: new Map(Object.entries(metrics)), intents: new Map(byIntent) };
}

it("listMetrics names the metrics of rules, of the report, and the usual ones", () => {
  const intents = new Map([["a", new Map([["hit_rate@3", {}]])]]);
  const whole = config(
    { "recall@5": {}, latency_p99_ms: {}, "churn_jaccard@5": {}, "mrr@2": "off" },
    { intents },
    { metrics: ["precision@7", "latency_mean_ms", "no such metric"], latency: LATENCY },
  );
  const names = listMetrics(whole).map(({ name }) => name);
  const ofRules = ["recall@5", "mrr@2", "hit_rate@3"];
  const reported = ["precision@7"];
  const usual = ["recall@10", "ndcg@10"];

  expect(names).toEqual(expect.arrayContaining([...ofRules, ...reported, ...usual]));
  expect(new Set(names).size).toBe(names.length);
  // Times and churn are measured elsewhere, and cost only if the config has prices.
  expect(names.filter((name) => /latency|churn|jaccard|cost|such/.test(name))).toEqual([]);
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

  const WRITTEN = `metrics: { recall@10: { tolerance: 0.1 }, ndcg@10: { tolerance: 0.1, significance: auto } }, intents: { a: { recall@10: { tolerance: 0.1 } } }`;
  const LAYERED = `metrics: { recall@10: { tolerance: 0.1, floor: 0.8, significance: 0.05 } }, per_intent: { tolerance: 0.2 }, intents: { a: { recall@10: { floor: 0.3 } } }`;
  // Tolerances are absolute. A rule of an intent has its own settings, then those of `per_intent`,
  // then the metric's; a floor is not inherited. A written tolerance decides without a test, unless
  // a significance stands beside it or the gate has one (null: it has none). LAYERED sets recall@10
  // at all three places. WRITTEN has tolerances for recall@10, in the suite and in intent a, and for
  // ndcg@10, there with a significance.
  it.each(
    rows(`
# what | the gate's settings | the rule | has
the metric's settings in the whole suite | ${LAYERED} | overall recall@10 | tolerance: 0.1, floor: 0.8, significance: 0.05
an intent's own floor, and the tolerance of per_intent | ${LAYERED} | intent:a recall@10 | tolerance: 0.2, floor: 0.3, significance: 0.05
no floor in an intent without one of its own | ${LAYERED} | intent:b recall@10 | tolerance: 0.2, floor: null
a tolerance of 0.05 in an intent, not the suite's | metrics: { recall@10: { tolerance: 0.1 } } | intent:b recall@10 | tolerance: 0.05
the suite's ceiling for failed queries in an intent | metrics: { error_rate: { ceiling: 0.2 } } | intent:a error_rate | ceiling: 0.2
a ceiling of 0 for failed queries by default | | intent:a error_rate | ceiling: 0
no ceiling for clusters in an intent | metrics: { clustering_ratio@10: { ceiling: 0.9 } } | intent:a clustering_ratio@10 | ceiling: null

no test beside a written tolerance | ${WRITTEN}, significance: null | overall recall@10 | significance: off
no test beside an intent's written tolerance | ${WRITTEN}, significance: null | intent:a recall@10 | significance: off
a test in an intent without a tolerance | ${WRITTEN}, significance: null | intent:b recall@10 | significance: auto
a test beside a tolerance that has a significance | ${WRITTEN}, significance: null | overall ndcg@10 | significance: auto
a test where no tolerance is written | ${WRITTEN}, significance: null | overall mrr@10 | significance: auto
no test of a rate | ${WRITTEN}, significance: null | intent:b degraded_rate | significance: off
the gate's significance beside a tolerance | ${WRITTEN}, significance: 0.05 | overall recall@10 | significance: 0.05
the gate's significance in an intent | ${WRITTEN}, significance: 0.05 | intent:a recall@10 | significance: 0.05
the gate's significance without a tolerance | ${WRITTEN}, significance: off | intent:b mrr@10 | significance: off
the metric's significance before the gate's | ${WRITTEN}, significance: off | overall ndcg@10 | significance: auto
that of per_intent before the gate's | ${WRITTEN}, significance: off, per_intent: { tolerance: 0.1, significance: 0.2 } | intent:b mrr@10 | significance: 0.2
an intent's own settings before per_intent | ${WRITTEN}, significance: off, per_intent: { tolerance: 0.1, significance: 0.2 } | intent:a recall@10 | significance: off
a test beside a tolerance of per_intent alone | ${WRITTEN}, significance: null, per_intent: { tolerance: 0.1 } | intent:b mrr@10 | significance: auto
`),
  )("the rule has %s", (_, gate = "", name = "", fields = "") => {
    expect(ruleAt(configOf({ gate: parseGate(gate) }), name)).toMatchObject(parseFields(fields));
  });

  it("a rate in an intent has the suite's tolerance beside its own two", () => {
    const whole = config({ degraded_rate: { tolerance: [absoluteTolerance(0.1)] } });

    // By default a rate in an intent may rise by 0.05 or by one case. Of all three the largest counts.
    expect(ruleAt(whole, "intent:b degraded_rate")!.tolerance).toEqual([
      absoluteTolerance(0.05),
      { unit: "cases", value: 1 },
      absoluteTolerance(0.1),
    ]);
  });

  it("intents have the suite's ceiling for latency", () => {
    const timed = config({ latency_p50_ms: { ceiling: 90 } }, {}, { latency: LATENCY });

    expect(ruleAt(timed, "intent:a latency_p50_ms")).toMatchObject({ ceiling: 90, named: false });
  });

  it.each(
    rows(`
# what is off | the gate's settings | where recall has rules
the metric | metrics: { recall@10: off } |
the metric in the intent a | intents: { a: { recall@10: off } } | overall b
per_intent | per_intent: off | overall
the metric, and the intent a names it | metrics: { recall@10: off }, intents: { a: { recall@10: { floor: 0.5 } } } | a
per_intent, and the intent a names it | per_intent: off, intents: { a: { recall@10: { floor: 0.5 } } } | overall a
`),
  )("recall has no rule where it is off: %s", (_, gate = "", scopes = "") => {
    expect(scopesOfRules(configOf({ gate: parseGate(gate) }), "recall@10")).toBe(scopes);
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

    it("has a rule of forbidden documents overall and in the forbidding case's intent a", () => {
      expect(scopesOfRules(config({}), "forbidden_rate@10", suite)).toBe("overall a");
    });

    it("has a rule of controls overall alone: the control's intent b is too small", () => {
      // Only an intent of five cases with targets has rules: b has four, and the control.
      expect(scopesOfRules(config({}), "false_result_rate", suite)).toBe("overall");
    });

    it("tolerates no forbidden document in an intent, whatever `per_intent` allows", () => {
      const tolerant = config({}, { per_intent: { tolerance: [absoluteTolerance(0.5)] } });

      expect(ruleAt(tolerant, "intent:a forbidden_rate@10", suite)!.tolerance).toEqual([
        absoluteTolerance(0),
      ]);
    });
  });

  describe("of latency", () => {
    const namingP99 = (latency: Config["latency"]): Config =>
      config({ latency_p99_ms: {} }, {}, { latency });

    // SUITE has five cases of intent a, and five of b.
    it("makes rules overall and for intents of five cases", () => {
      expect(scopesOfRules(namingP99(LATENCY), "latency_p99_ms")).toBe("overall a b");
    });

    it("makes no rule if latency is off", () => {
      expect(scopesOfRules(namingP99("off"), "latency_p99_ms")).toBe("");
      expect(scopesOfRules(namingP99("off"), "latency_p50_ms")).toBe("");
    });
  });
});
