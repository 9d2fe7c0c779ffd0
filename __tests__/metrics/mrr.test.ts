import { describe, expect, it } from "vitest";
import { hitsOf } from "../helpers/make.ts";
import { measure, caseWithTargetsABC, gradedCase } from "../helpers/measure.ts";

describe("mrr", () => {
  it("is 1 / rank of the first target, and 0 below the cutoff", () => {
    expect(measure("mrr@10", caseWithTargetsABC, hitsOf("x", "y", "b", "a"))).toBe(1 / 3);
    expect(measure("mrr@2", caseWithTargetsABC, hitsOf("x", "y", "b"))).toBe(0);
    expect(measure("mrr", caseWithTargetsABC, hitsOf("x", "y", "b"))).toBe(1 / 3);
  });

  it("skips results below the relevance threshold", () => {
    // d2 has grade 1, d1 has grade 2 and rank 2.
    expect(measure("mrr@10", gradedCase, hitsOf("d2", "d1"), { relevance: 2 })).toBe(1 / 2);
  });
});
