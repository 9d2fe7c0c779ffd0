import { describe, expect, it } from "vitest";
import type { Hit } from "../../src/model/run.ts";
import type { Case } from "../../src/model/suite.ts";
import { answered, hitsOf, makeCase, target } from "../helpers/make.ts";
import { control, measureAll } from "../helpers/measure.ts";

const NAMES = [
  "context_precision_id",
  "context_recall_id",
  "context_precision_string",
  "context_recall_string",
] as const;

/** Returns the four values of a case with these hits, in the order of NAMES. */
function measure(subject: Case, hits: readonly Hit[], relevance = 1): readonly (number | null)[] {
  const scores = measureAll(NAMES, [subject], [answered("q", hits)], { relevance });
  return NAMES.map((name) => scores.cases[0]!.metrics.get(name) ?? null);
}

const hitsWithTexts = (...written: readonly string[]): readonly Hit[] =>
  written.map((text, i) => ({ doc_id: `d${i}`, text, repeat: false }));

describe("context metrics without a model", () => {
  it("by id: count targets among results, and found among targets", () => {
    // RAGAS' IDBasedContextPrecision and IDBasedContextRecall of the same ids.
    const gold = makeCase("q", { expected: [target("gold")] });

    expect(measure(gold, hitsOf("gold", "x", "y", "z"))).toEqual([1 / 4, 1, null, null]);

    const subject = makeCase("q", { expected: [target("a"), target("b"), target("c", 1, "path")] });

    // Two of four results are targets; two of three targets are found.
    expect(measure(subject, hitsOf("x", "a", "y", "b"))).toEqual([2 / 4, 2 / 3, null, null]);
    expect(measure(subject, hitsOf("a", "b", "x"))).toEqual([2 / 3, 2 / 3, null, null]);
    expect(measure(subject, hitsOf("x"))).toEqual([0, 0, null, null]);
    expect(measure(subject, [])).toEqual([0, 0, null, null]);
  });

  it("by text: match if contained, or as alike as definition.text says", () => {
    const passages = ["The gate needs Node 24 to run.", "Latency is a percentile."];
    const subject = makeCase("q", { expected: passages.map((text) => target(text, 1, "text")) });
    // One letter differs at rank 2, the other passage is contained at rank 3: (1/2 + 2/3) / 2.
    const hits = hitsWithTexts(
      "Nothing of it.",
      "The gate needs Node 25 to run.",
      "Say: latency is a percentile. Yes.",
    );

    expect(measure(subject, hits)).toEqual([null, null, (1 / 2 + 2 / 3) / 2, 1]);
    expect(measure(subject, hits.slice(0, 2))).toEqual([null, null, 1 / 2, 1 / 2]);
    expect(measure(subject, hits.slice(0, 1))).toEqual([null, null, 0, 0]);
  });

  it("keep ids and texts of one case apart", () => {
    const subject = makeCase("q", {
      expected: [target("d0"), target("a passage to find", 1, "text")],
    });

    expect(measure(subject, hitsWithTexts("x", "a passage to find"))).toEqual([1 / 2, 1, 1 / 2, 1]);
  });

  it("count no target below the threshold, no repeat and no negative control", () => {
    const subject = makeCase("q", { expected: [target("a"), target("b", 2)] });

    expect(measure(subject, hitsOf("a", "b"), 2).slice(0, 2)).toEqual([1 / 2, 1]);
    // Sets, as RAGAS has it: a, a, b, x are three documents, of which two are targets.
    expect(measure(subject, hitsOf("a", "a", "b", "x")).slice(0, 2)).toEqual([2 / 3, 1]);
    expect(measure(control, hitsOf("a"))).toEqual([null, null, null, null]);
  });
});

it("no metric of relevance counts a case for answers alone", () => {
  const subject = makeCase("q", { expected: [], watched: true });
  const names = ["recall@10", "ndcg@10", "zero_result_rate", "false_result_rate", "degraded_rate"];
  const { metrics: values } = measureAll(names, [subject], [answered("q", hitsOf("a"))]).cases[0]!;

  // degraded_rate is no metric of relevance: it counts every answer.
  expect(names.map((name) => values.get(name))).toEqual([null, null, null, null, 0]);
});
