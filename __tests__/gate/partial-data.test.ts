/** Cost and stages as they are judged: what one answer lacks is missing, never good. */
import { describe, expect, it } from "vitest";
import { decide } from "../../src/gate/decide.ts";
import { resolveRules } from "../../src/gate/rules.ts";
import { selfTest } from "../../src/gate/selftest.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Config, GatePolicy, LatencySettings, Prices, RuleSetting } from "../../src/model/config.ts";
import type { CaseRun, Run, StageSamples } from "../../src/model/run.ts";
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
} from "../helpers/make.ts";
import { scopeText, OVERALL } from "../../src/model/scope.ts";

const ids = Array.from({ length: 10 }, (_, at) => `c${at}`);
const suite = suiteOf(...ids.map((id, at) => makeCase(id, { intent: at < 5 ? "howto" : "symbol" })));
const PRICES: Prices = {
  currency: "USD",
  models: new Map([["chat", { prompt: 0.001, completion: null, per_call: null }]]),
};
const LATENCY: LatencySettings = {
  warmup: 1,
  repeats: 12,
  budget_s: 60,
  max_queries: null,
  seed: 1,
  source: "measured",
  side_by_side: { p50: 0.1, p95: 0.25 },
};

function policy(
  rules: Readonly<Record<string, RuleSetting>>,
  more: Partial<GatePolicy> = {},
): Partial<Config> {
  return { gate: { ...configOf().gate, metrics: new Map(Object.entries(rules)), ...more } };
}

function judged(config: Config, before: Run | Baseline, now: Run): Verdict {
  const baseline =
    "cases" in before && before.cases instanceof Map
      ? (before as Baseline)
      : baselineOf(config, suite, before as Run);
  return decide({ config, suite, baseline }, scoresOf(config, suite, now), now);
}

function checksOf(verdict: Verdict, metric: string): readonly Partial<Check>[] {
  return verdict.checks.filter((check) => check.metric === metric);
}

describe("cost_per_query", () => {
  /** Answers of so many prompt tokens; null: the answer has no usage. */
  function spending(tokens: (at: number) => number | null | "failed"): Run {
    return runOf(
      ids.map((id, at): CaseRun => {
        const used = tokens(at);
        const run = answered(id, hitsOf(`${id}-doc`));
        if (used === "failed") return failedRun(id);
        if (used === null || run.outcome.kind === "error") return run;
        return { ...run, outcome: { ...run.outcome, usage: [{ model: "chat", prompt_tokens: used }] } };
      }),
    );
  }
  const thousand = spending(() => 1000);
  const gated = (setting: RuleSetting = {}): Config =>
    configOf({ prices: PRICES, ...policy({ cost_per_query: setting }) });

  it("is reported where there are prices, and gated where it is named", () => {
    const reported = configOf({ prices: PRICES });
    expect(scoresOf(reported, suite, thousand).means.overall.get("cost_per_query")).toBeCloseTo(0.001, 12);
    expect(scoresOf(configOf(), suite, thousand).means.overall.has("cost_per_query")).toBe(false);
    expect(
      checksOf(
        judged(
          reported,
          thousand,
          spending(() => 9000),
        ),
        "cost_per_query",
      ),
    ).toEqual([]);
    const scopes = checksOf(judged(gated(), thousand, thousand), "cost_per_query").map((each) => each.scope!);
    expect(scopes.map(scopeText)).toEqual(["overall", "intent:howto", "intent:symbol"]);
  });

  it("may rise by 5 % of the baseline, and beyond is a cost_regression with the dearest cases", () => {
    // 0.001 + 5 % = 0.00105: 10 queries of 1,000 tokens may become 10,500 tokens in all.
    expect(
      judged(
        gated(),
        thousand,
        spending(() => 1050),
      ),
    ).toMatchObject({ verdict: "pass" });
    const dear = judged(
      gated(),
      thousand,
      spending((at) => (at === 3 ? 1600 : 1000)),
    );
    expect(dear).toMatchObject({ verdict: "fail", categories: ["cost_regression"] });
    const [overall, howto, symbol] = checksOf(dear, "cost_per_query");
    expect(overall).toMatchObject({ direction: "lower", passed: false, n: 10 });
    expect(overall!.baseline).toBeCloseTo(0.001, 12);
    expect(overall!.current).toBeCloseTo(0.00106, 12);
    expect(overall!.limit).toBeCloseTo(0.00105, 12);
    expect(overall!.cases!.map((each) => [each.id, each.before, each.after])).toEqual([
      ["c3", 0.001, 0.0016],
    ]);
    expect([howto!.passed, symbol!.passed]).toEqual([false, true]);
  });

  it("is no share of queries: per_intent does not loosen it", () => {
    const config = configOf({
      prices: PRICES,
      ...policy({ cost_per_query: {} }, { per_intent: { tolerance: [{ unit: "absolute", value: 0.05 }] } }),
    });
    const howto = resolveRules(config, suite).rules.find(
      (rule) => rule.metric.name === "cost_per_query" && scopeText(rule.scope) === "intent:howto",
    );
    expect(howto?.tolerance).toEqual([{ unit: "percent", value: 5 }]);
  });

  it("is missing where one answer does not tell its usage, with that case", () => {
    const verdict = judged(
      gated(),
      thousand,
      spending((at) => (at === 7 ? null : 1)),
    );
    expect(verdict).toMatchObject({ verdict: "fail", categories: ["missing_data"] });
    expect(verdict.notices.filter((notice) => notice.code === "not_applicable")).not.toContainEqual(
      expect.objectContaining({ metric: "cost_per_query" }),
    );
    const [overall, howto, symbol] = checksOf(verdict, "cost_per_query");
    expect(overall).toMatchObject({
      missing: { code: "not_measured" },
      cases: [{ id: "c7" }],
      current: null,
    });
    expect(howto).toMatchObject({ passed: true });
    expect(symbol).toMatchObject({ missing: { code: "not_measured" } });
  });

  it("is missing where the baseline has none, unless a ceiling is all that it is held to", () => {
    const before = spending(() => null);
    expect(checksOf(judged(gated(), before, thousand), "cost_per_query")[0]).toMatchObject({
      missing: { code: "baseline_lacks_metric" },
      passed: false,
    });
    const ceiling = gated({ tolerance: [], ceiling: 0.0009 });
    expect(checksOf(judged(ceiling, before, thousand), "cost_per_query")[0]).toMatchObject({
      limit: 0.0009,
      category: "cost_regression",
      passed: false,
    });
  });

  it("leaves out queries that failed, on either side", () => {
    const config = gated();
    const one = spending((at) => (at === 0 ? "failed" : 1000));
    const [now] = checksOf(
      judged(
        config,
        spending((at) => (at === 0 ? 99_000 : 1000)),
        one,
      ),
      "cost_per_query",
    );
    expect(now).toMatchObject({ n: 9, passed: true });
    expect([now!.baseline, now!.current]).toEqual([expect.closeTo(0.001, 12), expect.closeTo(0.001, 12)]);
    const [before] = checksOf(judged(config, one, thousand), "cost_per_query");
    expect(before).toMatchObject({ n: 9, passed: true });
    expect(before!.baseline).toBeCloseTo(0.001, 12);
  });
});

describe("latency of a stage", () => {
  /** Twelve samples a case, of the answer and of its stages. */
  function timed(stages: (at: number) => Readonly<Record<string, readonly number[]>>): Run {
    return runOf(
      ids.map((id, at): CaseRun => {
        const spansMs: StageSamples = new Map(Object.entries(stages(at)));
        return {
          ...answered(id, hitsOf(`${id}-doc`), twelve(100)),
          ...(spansMs.size === 0 ? {} : { spans_ms: spansMs }),
        };
      }),
    );
  }
  const twelve = (ms: number): readonly number[] => Array.from({ length: 12 }, (_, at) => ms + at / 100);
  const same = timed(() => ({ search: twelve(10), rerank: twelve(40) }));
  const NAME = "latency_p95_ms[rerank]";
  const gated = (setting: RuleSetting = {}): Config =>
    configOf({ latency: LATENCY, ...policy({ [NAME]: setting }) });

  it("is summarised beside whole answers, overall and by intent", () => {
    const mixed = timed((at): Readonly<Record<string, readonly number[]>> =>
      at < 5 ? { search: twelve(10) } : { search: twelve(10), rerank: twelve(40) },
    );
    const { overall, by_intent: byIntent } = scoresOf(configOf(), suite, mixed).latency;
    expect([...overall.spans!.keys()]).toEqual(["rerank", "search"]);
    // 60 samples that take twelve values, five times each: the 57th is the last value, the 30th the sixth.
    expect(overall.spans!.get("rerank")).toMatchObject({ samples: 60, p95_ms: 40.11, p50_ms: 40.05 });
    expect(overall.spans!.get("rerank")!.mean_ms).toBeCloseTo(40.055, 9);
    expect(byIntent.get("howto")!.spans!.has("rerank")).toBe(false);
    expect(byIntent.get("symbol")!.spans!.get("rerank")!.samples).toBe(60);
    expect(
      scoresOf(
        configOf(),
        suite,
        timed(() => ({})),
      ).latency.overall.spans,
    ).toBeUndefined();
  });

  it("is gated by name alone, and fails where that stage is slower", () => {
    const config = gated({ tolerance: [{ unit: "absolute", value: 5 }] });
    const slower = timed(() => ({ search: twelve(10), rerank: twelve(60) }));
    expect(judged(config, same, same)).toMatchObject({ verdict: "pass" });
    const verdict = judged(config, same, slower);
    expect(verdict).toMatchObject({ verdict: "fail", categories: ["latency_regression"] });
    expect(checksOf(verdict, NAME)[0]).toMatchObject({
      baseline: 40.11,
      current: 60.11,
      n: 120,
      scope: OVERALL,
      passed: false,
      interval: [expect.any(Number), 60.11],
    });
    expect(checksOf(verdict, NAME)[0]!.limit).toBeCloseTo(45.11, 9);
    expect(checksOf(verdict, NAME)[0]!.cases![0]).toMatchObject({ id: "c0", before: 40.05, after: 60.05 });
    // The whole answer took as long as before.
    expect(checksOf(verdict, "latency_p95_ms").every((check) => check.passed)).toBe(true);
    expect(judged(configOf({ latency: LATENCY }), same, slower)).toMatchObject({ verdict: "pass" });
  });

  it.each([
    ["an answer lacks it", timed((at) => (at === 4 ? {} : { rerank: twelve(1) })), ["c4"]],
    ["a repeat lacks it", timed((at) => ({ rerank: at === 2 ? twelve(1).slice(1) : twelve(1) })), ["c2"]],
    ["no answer has it", timed(() => ({ search: twelve(1) })), ids],
  ])("is missing where %s", (_, run, lacking) => {
    const verdict = judged(gated(), same, run);
    expect(verdict).toMatchObject({ verdict: "fail", categories: ["missing_data"] });
    const [overall] = checksOf(verdict, NAME);
    expect(overall).toMatchObject({ missing: { code: "not_measured" }, current: null, passed: false });
    expect(overall!.cases!.map((each) => each.id)).toEqual(lacking);
  });

  it("is missing where the baseline lacks it, unless it has a ceiling alone", () => {
    const before = timed((at) =>
      at === 9 ? { search: twelve(10) } : { search: twelve(10), rerank: twelve(40) },
    );
    expect(checksOf(judged(gated(), before, same), NAME)[0]).toMatchObject({
      missing: { code: "baseline_lacks_metric" },
      cases: [{ id: "c9" }],
    });
    const ceiling = gated({ tolerance: [], ceiling: 30 });
    expect(checksOf(judged(ceiling, before, same), NAME)[0]).toMatchObject({ limit: 30, passed: false });
  });

  it("has no baseline in the file of another tool, which knows whole answers alone", () => {
    const config = configOf({
      latency: LATENCY,
      ...policy({ [NAME]: { ceiling: 500 }, latency_p95_ms: { ceiling: 500 } }),
    });
    const foreign: Baseline = { ...baselineOf(config, suite, same), foreign: "cruxe", cases: new Map() };
    const verdict = judged(config, foreign, same);
    const compared = ["latency_p95_ms", NAME].map((name) => {
      const { baseline, delta } = checksOf(verdict, name)[0]!;
      return [baseline, delta];
    });
    // Of twelve samples a case the 114th of 120 is the last value.
    expect(compared).toEqual([
      [100.11, 0],
      [null, null],
    ]);
  });

  it("is one of the things that a slower retriever is blocked by in the self-test", () => {
    const off = policy({ latency_p50_ms: "off", latency_p95_ms: "off", [NAME]: {} });
    const config = configOf({ latency: LATENCY, ...off });
    const baseline = baselineOf(config, suite, same);
    expect(selfTest({ config, suite, baseline }, scoresOf(config, suite, same), same)).toContainEqual({
      code: "selftest",
      blocked: expect.arrayContaining(["slower"]) as unknown,
    });
  });
});
