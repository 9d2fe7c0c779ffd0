import { describe, expect, it } from "vitest";
import type { Hit } from "../../src/model/run.ts";
import { answered, failedRun, hitsOf, makeCase, target, withAnswer } from "../helpers/make.ts";
import { control, measure, measureAll } from "../helpers/measure.ts";

describe("scoreRun › rates", () => {
  it("false_result_rate counts negative controls only", () => {
    const scored: Hit[] = [{ doc_id: "a", score: 0.2, repeat: false }];

    expect(measure("false_result_rate", control, scored)).toBe(1);
    expect(measure("false_result_rate", control, [])).toBe(0);
    expect(measure("zero_result_rate", control, [])).toBeNull();
  });

  it("a failed query is 0 in quality, 1 in error_rate, and left out of other rates", () => {
    const cases = ["found", "empty", "failed"].map((id) => makeCase(id));
    const answers = [
      answered("found", hitsOf("found-doc")),
      withAnswer(answered("empty", []), { degraded: true }),
      failedRun("failed"),
    ];
    const quality = ["recall@10", "mrr@10", "ndcg@10"];
    const rates = ["zero_result_rate", "error_rate", "degraded_rate"];

    const { means } = measureAll([...quality, ...rates], cases, answers);

    expect([...means.overall]).toEqual([
      ["recall@10", (1 + 0 + 0) / 3],
      ["mrr@10", (1 + 0 + 0) / 3],
      ["ndcg@10", (1 + 0 + 0) / 3],
      // Of the two queries with an answer.
      ["zero_result_rate", (0 + 1) / 2],
      ["error_rate", (0 + 0 + 1) / 3],
      ["degraded_rate", (0 + 1) / 2],
    ]);
  });

  it("zero_result_rate counts empty lists, not lists without a target", () => {
    expect(measure("zero_result_rate", makeCase("q"), [])).toBe(1);
    expect(measure("zero_result_rate", makeCase("q"), hitsOf("x"))).toBe(0);
  });

  it("degraded_rate is of all cases that answered", () => {
    const cases = ["a", "b", "c", "d"].map((id) => makeCase(id));
    const answers = cases.map(({ id }) =>
      withAnswer(answered(id, hitsOf(`${id}-doc`)), { degraded: id === "a" }),
    );
    const { means } = measureAll(["degraded_rate"], cases, answers);

    expect(means.overall.get("degraded_rate")).toBe(1 / 4);
  });

  it("false_result_rate and forbidden_rate are null for a failed query", () => {
    const cases = [control, makeCase("b", { forbidden: [target("old")] })];
    const answers = [failedRun("q"), failedRun("b")];
    const { means } = measureAll(["false_result_rate", "forbidden_rate@10"], cases, answers);

    expect([...means.overall.values()]).toEqual([null, null]);
  });

  it("forbidden_rate counts hits in the top k of cases with a forbidden list", () => {
    const guarded = makeCase("q", { forbidden: [target("old")] });

    expect(measure("forbidden_rate@2", guarded, hitsOf("a", "old"))).toBe(1);
    expect(measure("forbidden_rate@1", guarded, hitsOf("a", "old"))).toBe(0);
    expect(measure("forbidden_rate@2", makeCase("q"), hitsOf("a", "old"))).toBeNull();
    expect(
      measureAll([], [guarded], [answered("q", hitsOf("old"))]).cases[0]!.forbidden_ranks,
    ).toEqual([1]);
  });

  it("forbidden_rate is null if a cluster is forbidden and a result's is unknown", () => {
    const subject = makeCase("q", { forbidden: [target("b", 1, "cluster")] });
    const inClusterA: Hit = { ...hitsOf("x")[0]!, cluster: "a" };
    const inClusterB: Hit = { ...hitsOf("x")[0]!, cluster: "b" };
    const rateOf = (hits: readonly Hit[]) => measure("forbidden_rate@1", subject, hits);

    expect(rateOf([inClusterA])).toBe(0);
    expect(rateOf([inClusterB])).toBe(1);
    expect(rateOf(hitsOf("x"))).toBeNull();
    // The result without a cluster is below the cutoff.
    expect(rateOf([inClusterA, ...hitsOf("y")])).toBe(0);
  });

  it("duplicate_rate is of the results in the top k", () => {
    const subject = makeCase("q");

    expect(measure("duplicate_rate@3", subject, hitsOf("a", "a", "b", "b"))).toBe(1 / 3);
    expect(measure("duplicate_rate@10", subject, hitsOf("a", "a", "b", "b"))).toBe(0.5);
    expect(measure("duplicate_rate@10", subject, [])).toBeNull();
  });

  it("judged is the share of the top k with a judgment, relevant or not", () => {
    const irrelevant = { judged_irrelevant: ["n"] };
    const subject = makeCase("q", { expected: [target("a")], ...irrelevant });

    expect(measure("judged@4", subject, hitsOf("a", "n", "x", "y", "n2"))).toBe(0.5);
    expect(measure("judged@1", subject, hitsOf("a", "x"))).toBe(1);
    expect(measure("judged@4", subject, [])).toBeNull();
    expect(measure("judged@4", makeCase("q"), hitsOf("a"))).toBeNull();
    expect(measure("judged@4", { ...control, ...irrelevant }, hitsOf("n"))).toBeNull();
  });
});
