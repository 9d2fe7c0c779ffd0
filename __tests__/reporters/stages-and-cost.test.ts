/** Stages, prices and characters of documents, through every file that carries them. */
import { describe, expect, it } from "vitest";
import { loadBaseline } from "../../src/files/baseline.ts";
import { decidePolicy } from "../../src/gate/decide.ts";
import { makeJudgedPolicy } from "../../src/decision/row-scores.ts";
import { makeBaseline } from "../../src/gate/outcome.ts";
import type { Config, Prices } from "../../src/model/config.ts";
import type { Report } from "../../src/model/report.ts";
import type { Run } from "../../src/model/run.ts";
import type { SpanTarget } from "../../src/model/suite.ts";
import {
  answered,
  configOf,
  inputsOf,
  latencyOf,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
  withAnswer,
} from "../helpers/make.ts";
import { workspace } from "../helpers/workspace.ts";
import {
  renderBaseline,
  renderReportHtml,
  renderReportJson,
  schemaProblems,
  renderText,
} from "../helpers/rendered.ts";

const PRICES: Prices = {
  currency: "USD",
  models: new Map([["chat", { prompt: 0.001, completion: null, per_call: null }]]),
};
const LATENCY = latencyOf(60);
const config: Config = configOf({
  prices: PRICES,
  latency: LATENCY,
  gate: {
    metrics: new Map([["cost_per_query", {}]]),
  },
});
const span: SpanTarget = {
  kind: "span",
  value: "a.md",
  by: "path",
  start: 10,
  end: 50,
  text: "…",
  grade: 2,
};
const suite = suiteOf(makeCase("q", { expected: [span] }));

/** Returns a run of one query, timed 60 times, that uses so many tokens. */
function runWith({ rerankMs, tokens }: { rerankMs: number; tokens: number }): Run {
  const sixtySamples = (ms: number): readonly number[] =>
    Array.from({ length: 60 }, (_, at) => ms + at / 1000);
  const hit = { doc_id: "a.md#0-100", path: "a.md", span: { start: 0, end: 100 }, repeat: false };
  const usage = [{ model: "chat", prompt_tokens: tokens }];
  const spansMs = new Map(
    Object.entries({ rerank: sixtySamples(rerankMs), search: sixtySamples(10.00049) }),
  );
  return runOf([
    { ...withAnswer(answered("q", [hit], sixtySamples(100)), { usage }), spans_ms: spansMs },
  ]);
}

const inputs = inputsOf(config, suite);
const runBefore = runWith({ rerankMs: 40, tokens: 1000 });
const before = makeBaseline(inputs, runBefore, scoresOf(config, suite, runBefore), "gate 0.1.0");

/** Returns the report of a run against the baseline `before`. */
function report(now: Run): Report {
  const scores = scoresOf(config, suite, now);
  return {
    tool: "gate 0.1.0",
    verdict: decidePolicy(makeJudgedPolicy({ config, suite, baseline: before }, scores, now)),
    failure: null,
    inputs: { ...inputs, baseline: before },
    run: now,
    scores,
    new_baseline: makeBaseline(inputs, now, scores, "gate 0.1.0"),
    deterministic_digest: null,
  };
}

/** Half as slow again in the stage rerank, and 200 tokens more. */
const slower = report(runWith({ rerankMs: 60, tokens: 1200 }));

describe("baseline.json", () => {
  const text = renderBaseline(before);

  it("has prices as a config writes them, and samples by stage", () => {
    const value: unknown = JSON.parse(text);

    expect(value).toMatchObject({
      prices: { currency: "USD", models: { chat: { prompt: 0.001 } } },
      samples: { q: { spans_ms: { search: expect.arrayContaining([10, 10.001]) as unknown } } },
    });
    expect(JSON.stringify(value)).not.toContain("per_call");
  });

  it("a baseline with prices and stages is read back as it was written", async () => {
    const root = { directory: workspace({ "b.json": text }) };
    const loaded = await loadBaseline(root, "b.json");

    expect(loaded!.baseline.prices).toEqual(PRICES);
    expect(renderBaseline(loaded!.baseline)).toBe(text);
    expect([...loaded!.baseline.cases.get("q")!.spans_ms!.keys()]).toEqual(["rerank", "search"]);
    expect(loaded!.baseline.latency.by_intent.get("howto")!.spans!.get("search")!.samples).toBe(60);
  });

  it("has no samples by stage if the query has no stages", () => {
    const { spans_ms: _, ...queryWithoutStages } = runBefore.cases[0]!;
    const run = runOf([queryWithoutStages]);

    const withoutStages = makeBaseline(inputs, run, scoresOf(config, suite, run), "t");

    expect(renderBaseline(withoutStages)).not.toContain("spans");
  });

  it("has no prices if the config has none", () => {
    const { prices: _, ...withoutPrices } = before;

    expect(renderBaseline(withoutPrices)).not.toContain("prices");
  });
});

it("report.json has the times of stages, the prices, and the rank of a span", () => {
  const value: unknown = JSON.parse(renderReportJson(slower));

  expect(schemaProblems(value)).toEqual([]);
  // The query's time is the lower quartile of 60, 60.001, …, 60.059 ms: the 15th of them.
  expect(value).toMatchObject({
    latency: { by_intent: { howto: { spans: { rerank: { p95_ms: 60.014 } } } } },
    receipt: { prices: { currency: "USD", models: { chat: { prompt: 0.001 } } } },
    cases: [
      {
        targets: [{ label: "span: a.md[10:50]", rank: 1 }],
        spans_ms: { search: expect.arrayContaining([10]) as unknown },
      },
    ],
  });
});

describe("reports of cost and stages", () => {
  const text = renderText(slower, { color: false, width: 120, reportPath: null });

  it("the log names what a query costs, and the limit", () => {
    expect(slower.verdict.categories).toEqual(["cost_regression"]);
    // 1,200 tokens at 0.001 for a thousand; 5 % more than 0.001 was allowed.
    expect(text).toContain(
      "cost_per_query rose from 0.00100 to 0.00120 over 1 query (limit 0.00105)",
    );
  });

  it("the page lists stages and prices", () => {
    const page = renderReportHtml(slower);

    expect(page).toMatch(/howto (?:\[|&#91;)search(?:\]|&#93;)/);
    expect(page).toContain("chat prompt 0.001, in USD");
  });
});
