import { describe, expect, it } from "vitest";
import type { Hit } from "../../src/model/run.ts";
import { hitsOf, makeCase, target } from "../helpers/make.ts";
import { control, gradedCase, measure, caseWithTargetsABC } from "../helpers/measure.ts";

describe("recall", () => {
  it("counts targets found in the top k, of all targets", () => {
    expect(measure("recall@10", caseWithTargetsABC, hitsOf("x", "a", "b"))).toBe(2 / 3);
    expect(measure("recall@2", caseWithTargetsABC, hitsOf("x", "a", "b"))).toBe(1 / 3);
  });

  it("counts every target that a result covers, and precision counts one", () => {
    const subject = makeCase("q", {
      expected: [target("a.md", 1, "path"), target("docs/a.md", 1, "path")],
    });
    const hit: Hit = { doc_id: "docs/a.md", path: "docs/a.md", repeat: false };

    expect(measure("recall@10", subject, [hit])).toBe(1);
    expect(measure("precision@10", subject, [hit])).toBe(0.1);
  });

  it("counts a target at rank k, and none below", () => {
    const one = makeCase("q", { expected: [target("a")] });

    expect(measure("recall@3", one, hitsOf("x", "y", "a"))).toBe(1);
    expect(measure("recall@2", one, hitsOf("x", "y", "a"))).toBe(0);
    expect(measure("full_coverage_rate@2", one, hitsOf("x", "y", "a"))).toBe(0);
  });

  it("counts targets from the relevance threshold up", () => {
    expect(measure("recall@10", gradedCase, hitsOf("d2"), { relevance: 2 })).toBe(0);
    expect(measure("recall@10", gradedCase, hitsOf("d1"), { relevance: 2 })).toBe(1);
    expect(measure("recall@10", gradedCase, hitsOf("d1"), { relevance: 3 })).toBe(0);
  });
});

it.each(["recall@10", "full_coverage_rate@10", "precision@10", "hit_rate@10", "map@10"])(
  "%s is null for a case that expects nothing",
  (name) => {
    expect(measure(name, control, hitsOf("a"))).toBeNull();
  },
);

it.each([
  ["recall@10", 1],
  ["precision@10", 0.1],
  ["map@10", 1],
  ["ndcg@10", 1],
])("%s counts a repeated document once", (name, value) => {
  expect(measure(name, makeCase("q", { expected: [target("d1")] }), hitsOf("d1", "d1"))).toBe(
    value,
  );
});
