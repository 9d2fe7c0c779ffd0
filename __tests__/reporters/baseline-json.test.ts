import { describe, expect, it } from "vitest";
import type { Baseline } from "../../src/model/baseline.ts";
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
import { renderBaseline } from "../helpers/rendered.ts";

/** baseline.json, as far as these tests read it. */
interface Written {
  readonly metrics: { readonly overall: Readonly<Record<string, number | null>> };
  readonly cases: Record<string, Record<string, unknown>>;
}

const suite = suiteOf(makeCase("a"), makeCase("b"));
const run = runOf([answered("a", hitsOf("x", "a-doc"), [10, 12]), answered("b", hitsOf("b-doc"))]);
const baseline = baselineOf(configOf(), suite, run);
const renderToJson = (toWrite: Baseline): Written => JSON.parse(renderBaseline(toWrite));

describe("baseline.json", () => {
  const text = renderBaseline(baseline);

  it("baseline.json has a case in a line, with the values that ranks do not give", () => {
    const { ask } = renderToJson(baseline).cases["a"]!;
    const targets = '[{"grade":1,"kind":"id","value":"a-doc"}]';

    const line = text.split("\n").find((each) => each.includes('"ranks":[2]'));

    // `values` are those of clustering_ratio, context_chars, map (1/2), ndcg (1/log2(3)) and
    // precision (1/10).
    expect(line).toBe(
      `    "a": {"ask":"${String(ask)}","intent":"howto","ranks":[2],"results":["x","a-doc"],"targets":${targets},"values":[null,null,0.5,0.630929753571,0.1]},`,
    );
  });

  it("baseline.json has error_rate 1 of a failed query, and null for other metrics", () => {
    const failed = baselineOf(configOf(), suite, runOf([failedRun("a"), failedRun("b")]));

    expect(renderToJson(failed).cases["a"]!["metrics"]).toEqual({
      degraded_rate: null,
      error_rate: 1,
      "fill_rate@10": null,
      zero_result_rate: null,
    });
  });

  it("baseline.json has recall, MRR and hit rate of a case whose targets don't count", () => {
    // The targets have grade 1, so with `relevance: 2` none counts, which ranks don't show.
    const config = configOf({ definition: definitionOf({ relevance: 2 }) });

    const { a } = renderToJson(baselineOf(config, suite, run)).cases;

    expect(a!["ranks"]).toEqual([2]);
    // clustering_ratio, context_chars, hit_rate, map, mrr, ndcg (by the grade: 1/log2(3)),
    // precision and recall. Ranks alone would give a hit rate of 1, an MRR of 1/2 and a recall of 1.
    expect(a!["values"]).toEqual([null, null, 0, 0, 0, 0.630929753571, 0, 0]);
    expect(a).not.toHaveProperty("metrics");
  });

  it("baseline.json has the mean of recall over cases, of evidence_recall over targets", () => {
    const graded = suiteOf(
      makeCase("a", { expected: [target("a1", 2), target("a2", 2)] }),
      makeCase("b", { expected: [target("b1", 2), target("b2", 1)] }),
    );
    const config = configOf({
      metrics: ["evidence_recall@10"],
      definition: definitionOf({ relevance: 2 }),
    });
    const found = runOf([answered("a", hitsOf("a1")), answered("b", hitsOf("b1"))]);

    // a1, a2 and b1 are relevant. Cases: (1/2 + 1/1) / 2. Targets: 2 of 3.
    expect(renderToJson(baselineOf(config, graded, found)).metrics).toMatchObject({
      by_intent: { howto: { "evidence_recall@10": 0.666666666667, "recall@10": 0.75 } },
      overall: { "evidence_recall@10": 0.666666666667, "recall@10": 0.75 },
    });
  });

  it("baseline.json has no samples if nothing was timed", () => {
    const untimed = [...baseline.cases].map(
      ([id, one]) => [id, { ...one, latency_ms: [] }] as const,
    );

    expect(renderBaseline({ ...baseline, cases: new Map(untimed) })).not.toMatch(/"samples": \{/);
  });

  it("baseline.json does not depend on the order of cases", () => {
    const cases = new Map([...baseline.cases].toReversed());

    expect(renderBaseline({ ...baseline, cases })).toBe(text);
  });

  it("throws for a metric that is no number instead of writing null", () => {
    const means = { overall: new Map([["recall@10", Number.NaN]]), by_intent: new Map() };

    expect(() => renderBaseline({ ...baseline, means })).toThrow(RangeError);
  });
});
