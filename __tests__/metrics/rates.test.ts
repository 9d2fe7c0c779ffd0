import { describe, expect, it } from "vitest";
import { score } from "../../src/metrics/score.ts";
import type { Hit } from "../../src/model/run.ts";
import { answered, definitionOf, failedRun, hitsOf, makeCase, runOf, suiteOf } from "../helpers/make.ts";
import { metric, measure } from "../helpers/measure.ts";

describe("rates", () => {
  it("the false result rate looks at negative controls alone", () => {
    const negative = makeCase("q", { expected: [], expect_empty: true });
    const scored: Hit[] = [{ doc_id: "a", score: 0.2, repeat: false }];
    expect(measure("false_result_rate", negative, scored)).toBe(1);
    expect(measure("false_result_rate", negative, [])).toBe(0);
    expect(measure("zero_result_rate", negative, [])).toBeNull();
  });

  it("counts a failed query with the worst value everywhere, never leaves it out", () => {
    const suite = suiteOf(makeCase("a"), makeCase("b"));
    const run = runOf([answered("a", hitsOf("a-doc")), failedRun("b")]);
    const names = ["recall@10", "mrr@10", "ndcg@10", "zero_result_rate", "error_rate", "degraded_rate"];
    const { means } = score(suite, run, names.map(metric), definitionOf());
    expect([...means.overall]).toEqual([
      ["recall@10", 0.5],
      ["mrr@10", 0.5],
      ["ndcg@10", 0.5],
      ["zero_result_rate", 0.5],
      ["error_rate", 0.5],
      ["degraded_rate", 0.5],
    ]);
  });

  it("the degraded rate is of all cases", () => {
    const suite = suiteOf(makeCase("a"), makeCase("b"), makeCase("c"), makeCase("d"));
    const fine = ["b", "c", "d"].map((id) => answered(id, hitsOf(`${id}-doc`)));
    const fallen = answered("a", hitsOf("a-doc"));
    if (fallen.outcome.kind !== "answer") throw new Error("it was answered");
    const run = runOf([{ ...fallen, outcome: { ...fallen.outcome, degraded: true } }, ...fine]);
    const { means } = score(suite, run, [metric("degraded_rate")], definitionOf());
    expect(means.overall.get("degraded_rate")).toBe(1 / 4);
  });
});
