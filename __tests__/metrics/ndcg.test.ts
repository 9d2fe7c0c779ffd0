import { describe, expect, it } from "vitest";
import type { Hit } from "../../src/model/run.ts";
import { hitsOf, makeCase, target } from "../helpers/make.ts";
import { measure, caseWithTargetsABC, gradedCase } from "../helpers/measure.ts";

describe("ndcg", () => {
  it("has linear gain by default, and exponential gain if written", () => {
    // d2 has grade 1 and stands second, d1 has grade 2 and stands third (discount 1/2). Exponential
    // gains are 1 and 3.
    const discountAt2 = 1 / Math.log2(3);

    expect(measure("ndcg@3", gradedCase, hitsOf("x", "d2", "d1"))).toBeCloseTo(
      (discountAt2 + 2 / 2) / (2 + discountAt2),
      12,
    );
    expect(
      measure("ndcg@3", gradedCase, hitsOf("x", "d2", "d1"), { gain: "exponential" }),
    ).toBeCloseTo((discountAt2 + 3 / 2) / (3 + discountAt2), 12);
  });

  it("is 0, as in trec_eval, if no target has a gain", () => {
    const subject = makeCase("q", { expected: [target("a", 0)] });

    expect(measure("ndcg@3", subject, hitsOf("a"))).toBe(0);
  });

  it("gives a result the highest grade of its targets, in any order", () => {
    const high = target("a.md", 3, "path");
    const low = target("docs/a.md", 1, "path");
    const hit: Hit = { doc_id: "docs/a.md", path: "docs/a.md", repeat: false };

    // 3 of the 3 + 1/log2(3) that two results would have.
    for (const expected of [
      [high, low],
      [low, high],
    ]) {
      expect(measure("ndcg@3", makeCase("q", { expected }), [hit])).toBeCloseTo(
        3 / (3 + 1 / Math.log2(3)),
        12,
      );
    }
  });

  it("keeps decimal gains", () => {
    const subject = makeCase("q", { expected: [target("a", 0.5), target("b", 2.5)] });
    const discountAt2 = 1 / Math.log2(3);

    expect(measure("ndcg@2", subject, hitsOf("a", "b"))).toBeCloseTo(
      (0.5 + 2.5 * discountAt2) / (2.5 + 0.5 * discountAt2),
      12,
    );
    // Only b reaches relevance: 1.
    expect(measure("recall@1", subject, hitsOf("a", "b"))).toBe(0);
    expect(measure("recall@2", subject, hitsOf("a", "b"))).toBe(1);
  });

  it("keeps the ideal at min(k, R), for any number of results", () => {
    const ideal = 1 + 1 / Math.log2(3) + 1 / 2;

    expect(measure("ndcg@10", caseWithTargetsABC, hitsOf("a"))).toBeCloseTo(1 / ideal, 12);
    expect(measure("ndcg@1", caseWithTargetsABC, hitsOf("a"))).toBe(1);
  });

  it("uses up the highest grade first, and is at most 1", () => {
    const subject = makeCase("q", {
      expected: [target("a.md", 1, "path"), target("docs/a.md", 3, "path")],
    });
    const hits: Hit[] = ["x/docs/a.md", "y/docs/a.md", "z/docs/a.md"].map((path) => ({
      doc_id: path,
      path,
      repeat: false,
    }));

    expect(measure("ndcg@10", subject, hits)).toBe(1);
  });

  it("counts grades below the relevance threshold", () => {
    // d2 alone at rank 1: 1 / (2 + 1/log2(3))
    const ideal = 2 + 1 / Math.log2(3);

    expect(measure("ndcg@10", gradedCase, hitsOf("d2"), { relevance: 2 })).toBeCloseTo(
      1 / ideal,
      12,
    );
  });
});
