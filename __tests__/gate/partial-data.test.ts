/** Cost, fill rate and forbidden results: what an answer lacks counts as missing, never as good. */
import { describe, expect, it } from "vitest";
import { decidePolicy } from "../../src/gate/decide.ts";
import { makeJudgedPolicy } from "../../src/decision/row-scores.ts";
import { resolveRules } from "../../src/decision/rules.ts";
import type { Config, Prices, RuleSetting } from "../../src/model/config.ts";
import type { CaseRun, Run } from "../../src/model/run.ts";
import { scopeText } from "../../src/model/scope.ts";
import type { Check, Verdict } from "../../src/model/verdict.ts";
import type { CaseScore, Value } from "../../src/model/scores.ts";
import {
  configOf,
  failedRun,
  inputsOn,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { configWithRules, judgedPolicyOf, answerListing, verdictOn, withAnswer } from "./made.ts";

const ids = Array.from({ length: 10 }, (_, at) => `c${at}`);
const suite = suiteOf(
  ...ids.map((id, at) => makeCase(id, { intent: at < 5 ? "howto" : "symbol" })),
);

/** The verdict on the run `now`, with the run `before` as its baseline. */
const decideAgainst = (config: Config, before: Run, now: Run): Verdict =>
  verdictOn(inputsOn(config, suite, before), now);
const checksOf = ({ checks }: Verdict, metric: string): readonly Check[] =>
  checks.filter((check) => check.metric === metric);

/** The figure, but for rounding. */
const nearly = (figure: number): unknown => expect.closeTo(figure, 12);

describe("decidePolicy › cost_per_query", () => {
  const prices: Prices = {
    currency: "USD",
    models: new Map([["chat", { prompt: 0.001, completion: null, per_call: null }]]),
  };
  /**
   * Answers of 1,000 prompt tokens each. `tokensByCase` has other numbers, by id or for "all";
   * null: the answer has no usage.
   */
  const runSpending = (
    tokensByCase: Readonly<Record<string, number | null | "failed">> = {},
  ): Run =>
    runOf(
      ids.map((id): CaseRun => {
        const tokens =
          tokensByCase[id] ?? (id in tokensByCase ? null : (tokensByCase["all"] ?? 1000));
        const run = answerListing(id, `${id}-doc`);
        if (tokens === "failed") {
          return failedRun(id);
        }
        return tokens === null
          ? run
          : withAnswer(run, { usage: [{ model: "chat", prompt_tokens: tokens }] });
      }),
    );
  const noUsage = Object.fromEntries(ids.map((id) => [id, null]));
  const configPriced = (setting: RuleSetting = {}): Config =>
    configWithRules(new Map([["cost_per_query", setting]]), { prices });
  const costChecks = (before: Run, now: Run, config = configPriced()): readonly Check[] =>
    checksOf(decideAgainst(config, before, now), "cost_per_query");

  it("cost is reported if the config has prices: 1,000 tokens at 0.001 for a thousand", () => {
    const costWith = (config: Config) =>
      scoresOf(config, suite, runSpending()).means.overall.get("cost_per_query");

    expect(costWith(configOf({ prices }))).toBeCloseTo(0.001, 12);
    expect(costWith(configOf())).toBeUndefined();
  });

  it("cost is gated only if the config has a rule of it, then overall and by intent", () => {
    const withRule = configPriced();
    const withoutRule = configOf({ prices });
    const before = runSpending();
    const now = runSpending({ all: 9000 });

    const scopes = costChecks(before, now, withRule).map(({ scope }) => scopeText(scope));

    expect(scopes).toEqual(["overall", "intent:howto", "intent:symbol"]);
    expect(costChecks(before, now, withoutRule)).toEqual([]);
  });

  // A query costs 0.001, and 5 % more may pass: 0.00105 on the mean of ten.
  const SPENT_BEFORE = runSpending();

  it("cost fails overall and in the intent of a query that costs 60 % more", () => {
    // c0 to c4 are of howto. On the mean of ten 0.0006 are 6 %, above the tolerance of 5 %.
    const [overall, howto, symbol] = costChecks(SPENT_BEFORE, runSpending({ c3: 1600 }));

    expect(overall).toMatchObject({
      state: "fail",
      n: 10,
      current: nearly(0.00106),
      limit: nearly(0.00105),
    });
    expect(howto).toMatchObject({
      state: "fail",
      cases: [{ id: "c3", before: 0.001, after: 0.0016 }],
    });
    expect(symbol).toMatchObject({ state: "pass" });
  });

  it("cost is missing overall and in the intent of an answer without usage", () => {
    const missing = { state: "missing", current: null, missing: { code: "not_measured" } };

    // c7 is of symbol. All other queries cost a thousandth.
    const [overall, howto, symbol] = costChecks(SPENT_BEFORE, runSpending({ all: 1, c7: null }));

    expect(overall).toMatchObject({ ...missing, cases: [{ id: "c7" }] });
    expect(howto).toMatchObject({ state: "pass" });
    expect(symbol).toMatchObject(missing);
  });

  // 0.001, which each query of runSpending() costs, is above this ceiling.
  const CEILING = configPriced({ tolerance: [], ceiling: 0.0009 });
  /** Only nine of the ten queries count. */
  const NINE_PASS = { state: "pass", n: 9, baseline: nearly(0.001), current: nearly(0.001) };

  it.each<readonly [what: string, before: Run, now: Run, config: Config, check: object]>([
    [
      "passes with 5 % more: 1,050 tokens in place of 1,000",
      SPENT_BEFORE,
      runSpending({ all: 1050 }),
      configPriced(),
      { state: "pass" },
    ],
    [
      "is missing if the baseline has no usage",
      runSpending(noUsage),
      runSpending(),
      configPriced(),
      { state: "missing", missing: { code: "baseline_lacks_metric" } },
    ],
    [
      "fails above a ceiling, which needs no usage in the baseline",
      runSpending(noUsage),
      runSpending(),
      CEILING,
      { state: "fail", limit: 0.0009, category: "cost_regression" },
    ],
    [
      "counts all ten queries for a ceiling if one row has no usage",
      runSpending({ c0: null }),
      runSpending(),
      CEILING,
      { n: 10 },
    ],
    [
      "leaves out a dear query that fails now",
      runSpending({ c0: 99_000 }),
      runSpending({ c0: "failed" }),
      configPriced(),
      NINE_PASS,
    ],
    [
      "leaves out a query that failed in the baseline",
      runSpending({ c0: "failed" }),
      runSpending(),
      configPriced(),
      NINE_PASS,
    ],
  ])("cost %s", (_, before, now, config, check) => {
    const [overall] = costChecks(before, now, config);

    expect(overall).toMatchObject(check);
  });

  it("cost keeps its tolerance of 5 % in intents, whatever `per_intent` has", () => {
    const config = configPriced();
    const perIntent = { tolerance: [{ unit: "absolute", value: 0.05 }] } as const;
    const rules = resolveRules(
      { ...config, gate: { ...config.gate, per_intent: perIntent } },
      suite,
    );
    const intentRules = rules.filter(
      ({ metric, scope }) => metric.name === "cost_per_query" && scope.kind === "intent",
    );

    expect(intentRules[0]!.tolerance).toEqual([{ unit: "percent", value: 5 }]);
  });
});

it("fill_rate leaves out queries that failed in the baseline, except for a floor", () => {
  const answerOfSize = (id: string, size: number): CaseRun =>
    answerListing(id, `${id}-doc`, ...Array.from({ length: size - 1 }, (_, at) => `x${at}`));
  const run = (first: CaseRun): Run =>
    runOf([first, ...ids.slice(1).map((id) => answerOfSize(id, 8))]);
  const rules: Config["gate"]["metrics"] = new Map([
    ["fill_rate@10", { floor: 0.75 }],
    ["error_rate", { ceiling: 0.3 }],
  ]);
  const before = run(failedRun("c0"));
  const now = run(answerOfSize("c0", 1));

  const verdict = decideAgainst(configWithRules(rules), before, now);

  // Nine queries have 8 of 10 results on both sides. The floor counts the tenth, too, which has one:
  // (9 x 0.8 + 0.1) / 10 = 0.73.
  expect(checksOf(verdict, "fill_rate@10").slice(0, 2)).toMatchObject([
    { n: 9, baseline: expect.closeTo(0.8, 9), delta: 0, passed: true },
    { n: 10, baseline: null, current: expect.closeTo(0.73, 9), by: "floor", passed: false },
  ]);
});

describe("decidePolicy › forbidden_rate", () => {
  const name = "forbidden_rate@10";
  const withForbidden = suiteOf(
    ...suite.cases.map(({ id }) => makeCase(id, { forbidden: [target("bad")] })),
  );
  const run = runOf(ids.map((id) => answerListing(id, `${id}-doc`)));
  const policy = inputsOn(configWithRules(new Map([[name, {}]])), withForbidden, run);
  const { cases: rows } = policy.baseline;
  const withoutRate = <T extends { readonly metrics: ReadonlyMap<string, Value> }>(each: T): T => ({
    ...each,
    metrics: new Map([...each.metrics, [name, null]]),
  });
  /** The check if the run has no rate for c0. `score` changes what c0 scored. */
  const checkWithoutRate = (
    { inBaseline }: { readonly inBaseline: boolean },
    score: Partial<CaseScore> = {},
  ): Check => {
    const before = rows.get("c0")!;
    const baseline = {
      ...policy.baseline,
      cases: new Map([...rows, ["c0", inBaseline ? before : withoutRate(before)]]),
    };
    const { scores } = judgedPolicyOf(policy, run);
    const cases = scores.cases.map((each) =>
      each.id === "c0" ? { ...withoutRate(each), ...score } : each,
    );
    const judged = makeJudgedPolicy({ ...policy, baseline }, { ...scores, cases }, run);
    return checksOf(decidePolicy(judged), name)[0]!;
  };

  // Every case forbids a document, so each answer should have a rate, even if the row has none.
  it.each([
    ["the run lacks", { inBaseline: true }],
    ["run and baseline lack", { inBaseline: false }],
  ])("forbidden_rate is missing if %s a rate for a case", (_, rate) => {
    expect(checkWithoutRate(rate)).toMatchObject({ state: "missing", cases: [{ id: "c0" }] });
  });

  // Neither has an answer of its own that should have a rate.
  const scoreOfFailedQuery = { results: rows.get("c0")!.results };
  const scoreWithoutTargets = { ranks: [] };
  it.each<[string, Partial<CaseScore>]>([
    ["whose query failed, so that it has the list of its row", scoreOfFailedQuery],
    ["without targets", scoreWithoutTargets],
  ])("forbidden_rate passes if run and baseline have no rate for a case %s", (_, score) => {
    expect(checkWithoutRate({ inBaseline: false }, score).state).toBe("pass");
  });
});
