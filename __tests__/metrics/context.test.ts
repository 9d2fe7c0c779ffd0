import { describe, expect, it } from "vitest";
import type { Hit } from "../../src/model/run.ts";
import type { Case } from "../../src/model/suite.ts";
import { answered, hitsOf, makeCase, target } from "../helpers/make.ts";
import { measureAll } from "../helpers/measure.ts";

/** Precision and recall of a case by the ids of its hits, or by their texts. */
interface Context {
  readonly precision: number | null;
  readonly recall: number | null;
}
const NOT_MEASURED: Context = { precision: null, recall: null };

/** Returns context_precision_id and context_recall_id, and the two that end in _string. */
function measure(
  subject: Case,
  hits: readonly Hit[],
  { relevance = 1 } = {},
): { readonly byId: Context; readonly byText: Context } {
  const names = ["id", "string"].flatMap((by) => [
    `context_precision_${by}`,
    `context_recall_${by}`,
  ]);
  const { metrics } = measureAll(names, [subject], [answered("q", hits)], { relevance }).cases[0]!;
  const contextBy = (by: "id" | "string"): Context => ({
    precision: metrics.get(`context_precision_${by}`) ?? null,
    recall: metrics.get(`context_recall_${by}`) ?? null,
  });
  return { byId: contextBy("id"), byText: contextBy("string") };
}

const hitsWithTexts = (...written: readonly string[]): readonly Hit[] =>
  written.map((text, i) => ({ doc_id: `d${i}`, text, repeat: false }));

describe("context_precision and context_recall", () => {
  // RAGAS' IDBasedContextPrecision and IDBasedContextRecall of the same ids: how many results are
  // targets, and how many targets are found. A target by path counts as one by id.
  // Targets | results | value
  it.each([
    [["gold"], ["gold", "x", "y", "z"], { precision: 1 / 4, recall: 1 }],
    [["a", "b", "c"], ["x", "a", "y", "b"], { precision: 2 / 4, recall: 2 / 3 }],
    [["a", "b", "c"], ["a", "b", "x"], { precision: 2 / 3, recall: 2 / 3 }],
    [["a", "b", "c"], ["x"], { precision: 0, recall: 0 }],
    [["a", "b", "c"], [], { precision: 0, recall: 0 }],
  ])("by id, of the targets %j and the results %j: %j", (targets, results, expected) => {
    const kindOf = (id: string) => (id === "c" ? "path" : "id");
    const subject = makeCase("q", { expected: targets.map((id) => target(id, 1, kindOf(id))) });

    expect(measure(subject, hitsOf(...results))).toEqual({ byId: expected, byText: NOT_MEASURED });
  });

  it("by text, a passage matches if it is contained or as alike as the definition says", () => {
    const passages = ["The gate needs Node 24 to run.", "Latency is a percentile."];
    const subject = makeCase("q", { expected: passages.map((text) => target(text, 1, "text")) });
    // The first passage is at rank 2, but for one digit, and the second one is within rank 3.
    const hits = hitsWithTexts(
      "Nothing of it.",
      "The gate needs Node 25 to run.",
      "Say: latency is a percentile. Yes.",
    );

    const precisionOfAll = (1 / 2 + 2 / 3) / 2;
    expect(measure(subject, hits)).toEqual({
      byId: NOT_MEASURED,
      byText: { precision: precisionOfAll, recall: 1 },
    });
    expect(measure(subject, hits.slice(0, 2)).byText).toEqual({ precision: 1 / 2, recall: 1 / 2 });
    expect(measure(subject, hits.slice(0, 1)).byText).toEqual({ precision: 0, recall: 0 });
  });

  it("ids and texts of one case are measured apart", () => {
    const subject = makeCase("q", {
      expected: [target("d0"), target("a passage to find", 1, "text")],
    });

    // The result d0 is a target, and the second result has the passage.
    expect(measure(subject, hitsWithTexts("x", "a passage to find"))).toEqual({
      byId: { precision: 1 / 2, recall: 1 },
      byText: { precision: 1 / 2, recall: 1 },
    });
  });

  const gradedSubject = makeCase("q", { expected: [target("a", 1), target("b", 2)] });

  it("a target below the relevance counts as no target", () => {
    // Of grades 1 and 2 only that of b counts: one of two results, and one of one target.
    const { byId } = measure(gradedSubject, hitsOf("a", "b"), { relevance: 2 });

    expect(byId).toEqual({ precision: 1 / 2, recall: 1 });
  });

  it("a repeated result counts once, as in RAGAS: of a, a, b and x two of three", () => {
    const { byId } = measure(gradedSubject, hitsOf("a", "a", "b", "x"));

    expect(byId).toEqual({ precision: 2 / 3, recall: 1 });
  });
});

it("no metric of relevance counts a case for answers alone", () => {
  const subject = makeCase("q", { expected: [], watched: true });
  const names = ["recall@10", "ndcg@10", "zero_result_rate", "false_result_rate", "degraded_rate"];
  const { metrics: values } = measureAll(names, [subject], [answered("q", hitsOf("a"))]).cases[0]!;

  expect(Object.fromEntries(names.map((name) => [name, values.get(name)]))).toEqual({
    "recall@10": null,
    "ndcg@10": null,
    zero_result_rate: null,
    false_result_rate: null,
    // No metric of relevance: it counts every answer.
    degraded_rate: 0,
  });
});
