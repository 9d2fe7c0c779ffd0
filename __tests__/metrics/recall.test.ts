import { describe, expect, it } from "vitest";
import { score } from "../../src/metrics/score.ts";
import type { Hit } from "../../src/model/run.ts";
import { answered, definitionOf, hitsOf, makeCase, runOf, suiteOf, target } from "../helpers/make.ts";
import { metric, measure, three, graded } from "../helpers/measure.ts";

describe("recall", () => {
  it("counts targets found in the top k, of all targets", () => {
    expect(measure("recall@10", three, hitsOf("x", "a", "b"))).toBe(2 / 3);
    expect(measure("recall@2", three, hitsOf("x", "a", "b"))).toBe(1 / 3);
  });

  it("lets a result cover every target that it matches", () => {
    const subject = makeCase("q", { expected: [target("a.md", 1, "path"), target("docs/a.md", 1, "path")] });
    const hit: Hit = { doc_id: "docs/a.md", path: "docs/a.md", repeat: false };
    expect(measure("recall@10", subject, [hit])).toBe(1);
  });

  it("counts a repeated document once", () => {
    const one = makeCase("q", { expected: [target("d1")] });
    expect(measure("recall@10", one, hitsOf("d1", "d1"))).toBe(1);
  });

  it("counts a target at rank k, and none below it", () => {
    const one = makeCase("q", { expected: [target("a")] });
    expect(measure("recall@3", one, hitsOf("x", "y", "a"))).toBe(1);
    expect(measure("recall@2", one, hitsOf("x", "y", "a"))).toBe(0);
    expect(measure("full_coverage_rate@2", one, hitsOf("x", "y", "a"))).toBe(0);
  });

  it("counts targets from the relevance threshold up", () => {
    expect(measure("recall@10", graded, hitsOf("d2"), { relevance: 2 })).toBe(0);
    expect(measure("recall@10", graded, hitsOf("d1"), { relevance: 2 })).toBe(1);
    expect(measure("recall@10", graded, hitsOf("d1"), { relevance: 3 })).toBe(0);
  });

  it("has no value for a case that expects nothing", () => {
    const negative = makeCase("q", { expected: [], expect_empty: true });
    expect(measure("recall@10", negative, hitsOf("a"))).toBeNull();
    expect(measure("full_coverage_rate@10", negative, hitsOf("a"))).toBeNull();
    expect(measure("precision@10", negative, hitsOf("a"))).toBeNull();
    expect(measure("hit_rate@10", negative, hitsOf("a"))).toBeNull();
  });
});

it("coverage, evidence recall, full coverage average over cases (macro), and over targets for evidence recall (micro)", () => {
  // one of one passage, one of seven: macro (1 + 1/7)/2 = 0.571429, micro 2/8 = 0.25
  const seven = ["a", "b", "c", "d", "e", "f", "g"].map((id) => target(id));
  const suite = suiteOf(makeCase("one"), makeCase("seven", { expected: seven }));
  const run = runOf([answered("one", hitsOf("one-doc")), answered("seven", hitsOf("a"))]);
  const names = ["coverage@10", "evidence_recall@10", "full_coverage_rate@10"];
  const { means } = score(suite, run, names.map(metric), definitionOf());
  expect(means.overall.get("coverage@10")).toBeCloseTo(4 / 7, 12);
  expect(means.overall.get("evidence_recall@10")).toBe(0.25);
  expect(means.overall.get("full_coverage_rate@10")).toBe(0.5);
});
