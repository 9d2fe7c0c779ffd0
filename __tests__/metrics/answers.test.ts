import { describe, expect, it } from "vitest";
import { JUDGED_METRICS, type JudgedMetric, type Sample } from "../../src/model/answers.ts";
import type { CaseRun } from "../../src/model/run.ts";
import { answered, hitsOf, makeCase } from "../helpers/make.ts";
import { measureAll } from "../helpers/measure.ts";

const METRICS = [...JUDGED_METRICS, "answers_unmeasured_rate"];
const sampleOf = (figure: number): Sample => ({ kind: "value", value: figure });
const NONE: Sample = { kind: "unmeasured", reason: "no_answer" };

function judgedRun(id: string, samples: Partial<Record<JudgedMetric, Sample>> | null): CaseRun {
  const run = answered(id, hitsOf("x"));
  return samples === null
    ? run
    : { ...run, judged: new Map(Object.entries(samples) as [JudgedMetric, Sample][]) };
}

describe("judged metrics", () => {
  it("are means over measured samples, and the share of others is a metric", () => {
    const asked = Array.from("abcde", (id) => makeCase(id));
    const { means, cases } = measureAll(METRICS, asked, [
      judgedRun("a", { faithfulness: sampleOf(1), context_recall: sampleOf(0.5) }),
      judgedRun("b", { faithfulness: sampleOf(0.25), context_recall: NONE }),
      judgedRun("c", { faithfulness: NONE, context_recall: NONE }),
      judgedRun("d", { faithfulness: sampleOf(0), context_recall: sampleOf(1) }),
      // Not asked, as for a negative control.
      judgedRun("e", null),
    ]);

    expect([...means.overall]).toEqual([
      ["faithfulness", (1 + 0.25 + 0) / 3],
      ["answer_relevancy", null],
      ["context_precision", null],
      ["context_recall", (0.5 + 1) / 2],
      // b and c, of whose samples one or more is not measured, of the four that were asked.
      ["answers_unmeasured_rate", 2 / 4],
    ]);
    const rateByCase = cases.map(({ id, metrics }) => [id, metrics.get("answers_unmeasured_rate")]);

    expect(Object.fromEntries(rateByCase)).toEqual({ a: 0, b: 1, c: 1, d: 0, e: null });
  });
});
