import { describe, expect, it } from "vitest";
import type { Baseline } from "../../src/model/baseline.ts";
import { makeErrorReport, makeReport } from "../helpers/make-report.ts";
import {
  answered,
  baselineOf,
  configOf,
  definitionOf,
  failedRun,
  hitsOf,
  makeCase,
  runOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { renderBaseline, renderBaselineJson } from "../helpers/rendered.ts";

/** baseline.json, as far as these tests read it. */
interface Written {
  readonly metrics: { readonly overall: Readonly<Record<string, number | null>> };
  readonly means?: unknown;
  readonly retriever: object;
  readonly cases: Record<string, Record<string, unknown>>;
}

const suite = suiteOf(makeCase("a"), makeCase("b", { forbidden: [target("old")] }));
// 11.2 - 0.8 = 10.399999999999999 in binary64.
const run = runOf([
  answered("a", hitsOf("x", "a-doc"), [11.2 - 0.8, 12]),
  answered("b", hitsOf("b-doc", "old")),
]);
const baseline = baselineOf(configOf(), suite, run);
const renderToJson = (toWrite: Baseline): Written => JSON.parse(renderBaseline(toWrite));

describe("baseline.json", () => {
  const text = renderBaseline(baseline);

  it("has exactly these keys at the top, in the retriever and in a case", () => {
    const value = renderToJson(baseline);

    expect(Object.keys(value)).toEqual(
      "cases definition environment k metrics retriever suite timing tool version samples".split(
        " ",
      ),
    );
    expect(Object.keys(value.retriever)).toEqual(["corpus_digest", "fingerprint", "kind"]);
    expect(Object.keys(value.cases["a"]!)).toEqual(
      "ask intent ranks results targets values".split(" "),
    );
  });

  it("has a line for each case, without what ranks and results give", () => {
    const { a, b } = renderToJson(baseline).cases;
    const line = text.split("\n").find((each) => each.includes('"ranks":[2]'));
    const targets = '[{"grade":1,"kind":"id","value":"a-doc"}]';

    // `values` are those of clustering_ratio, context_chars, map (1/2), ndcg (1/log2(3)) and
    // precision (1/10), which ranks and results do not give.
    expect(line).toBe(
      `    "a": {"ask":"${String(a!["ask"])}","intent":"howto","ranks":[2],"results":["x","a-doc"],"targets":${targets},"values":[null,null,0.5,0.630929753571,0.1]},`,
    );

    const names =
      "clustering_ratio@10 context_chars@10 degraded_rate duplicate_rate@10 error_rate false_result_rate fill_rate@10 " +
      "forbidden_rate@10 hit_rate@10 map@10 mrr@10 ndcg@10 precision@10 recall@10 zero_result_rate";

    expect(Object.keys(renderToJson(baseline).metrics.overall)).toEqual(names.split(" "));
    // Case b forbids a document, which came back.
    expect(b!["forbidden"]).toHaveLength(1);
    expect(a).not.toHaveProperty("forbidden");
    expect(b!["metrics"]).toEqual({ "forbidden_rate@10": 1 });
  });

  it("marks a failed query", () => {
    const failed = baselineOf(configOf(), suite, runOf([failedRun("a"), failedRun("b")]));

    expect(renderToJson(failed).cases["a"]!["metrics"]).toEqual({
      degraded_rate: null,
      error_rate: 1,
      "fill_rate@10": null,
      zero_result_rate: null,
    });
  });

  it("has all values of a case if the file can't tell which targets count", () => {
    // The targets have grade 1, so with `relevance: 2` none counts, which ranks don't show.
    const config = configOf({ definition: definitionOf({ relevance: 2 }) });
    const { cases, metrics } = renderToJson(baselineOf(config, suite, run));

    expect(cases["a"]!["ranks"]).toEqual([2]);
    expect(cases["a"]).not.toHaveProperty("metrics");

    // `values` has no rates, which do not depend on the targets that count.
    const leftOutNames = [
      "degraded_rate",
      "duplicate_rate@10",
      "error_rate",
      "false_result_rate",
      "fill_rate@10",
    ];
    const metricNames = Object.keys(metrics.overall).filter(
      (name) => ![...leftOutNames, "forbidden_rate@10", "zero_result_rate"].includes(name),
    );
    const { metrics: figures } = baseline.cases.get("a")!;

    expect(metricNames).toContain("recall@10");
    expect(cases["a"]!["values"]).toHaveLength(metricNames.length);
    expect(figures.get("recall@10")).toBe(1);
    expect((cases["a"]!["values"] as unknown[])[metricNames.indexOf("recall@10")]).toBe(0);
  });

  it("has means over cases, or over targets for evidence_recall", () => {
    const graded = suiteOf(
      makeCase("a", { expected: [target("a1", 2), target("a2", 2)] }),
      makeCase("b", { expected: [target("b1", 2), target("b2", 1)] }),
    );
    const config = configOf({
      metrics: ["evidence_recall@10"],
      definition: definitionOf({ relevance: 2 }),
    });
    const found = runOf([answered("a", hitsOf("a1")), answered("b", hitsOf("b1"))]);

    // Of a1, a2 and b1, two are found; by the ranks it would be three of four.
    expect(renderToJson(baselineOf(config, graded, found)).metrics).toMatchObject({
      by_intent: { howto: { "evidence_recall@10": 0.666666666667, "recall@10": 0.75 } },
      overall: { "evidence_recall@10": 0.666666666667, "recall@10": 0.75 },
    });
  });

  it("has the accepted figures if there are any", () => {
    const rows = [...baseline.cases].map(([id, row]) => {
      return [
        id,
        id === "a" ? { ...row, accepted: { mrr: 1 / 3, forbidden: true } } : row,
      ] as const;
    });
    const value = renderToJson({
      ...baseline,
      cases: new Map(rows),
      accepted: { commit: null, recordings: 2 },
    });

    expect(value).toMatchObject({ accepted: { commit: null, recordings: 2 } });
    expect(value.cases["a"]!["accepted"]).toEqual({ forbidden: true, mrr: 0.333333333333 });
    expect(value.cases["b"]).not.toHaveProperty("accepted");
    expect(renderToJson(baseline)).not.toHaveProperty("accepted");
  });

  it("has milliseconds to three decimals at the end, a line for each case", () => {
    const [above, below] = text.split('  "samples": {\n') as [string, string];

    expect(above).not.toContain("10.4");
    expect(below).toBe('    "a": [10.4,12]\n  }\n}\n');

    const spans_ms = new Map([["rerank", [1.0004, 2]]]);
    const staged = new Map(
      [...baseline.cases].map(([id, one]) => [id, { ...one, spans_ms }] as const),
    );

    expect(renderBaseline({ ...baseline, cases: staged })).toContain(
      '"a": {"latency_ms":[10.4,12],"spans_ms":{"rerank":[1,2]}},',
    );
  });

  it("has no samples if nothing was timed", () => {
    const untimed = [...baseline.cases].map(
      ([id, one]) => [id, { ...one, latency_ms: [] }] as const,
    );

    expect(renderBaseline({ ...baseline, cases: new Map(untimed) })).not.toMatch(/"samples": \{/);
  });

  it("does not depend on the order of cases", () => {
    const cases = new Map([...baseline.cases].toReversed());

    expect(renderBaseline({ ...baseline, cases })).toBe(text);
  });

  it("throws for a metric that is no number instead of writing null", () => {
    const means = { overall: new Map([["recall@10", Number.NaN]]), by_intent: new Map() };

    expect(() => renderBaseline({ ...baseline, means })).toThrow(RangeError);
  });
});

it("baseline.json is not written for a run with errors", () => {
  expect(renderBaselineJson(makeErrorReport())).toBeNull();
  expect(renderBaselineJson(makeReport())).not.toBeNull();
});
