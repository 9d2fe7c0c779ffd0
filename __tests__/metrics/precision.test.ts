import { describe, expect, it } from "vitest";
import { hitsOf } from "../helpers/make.ts";
import { measure, caseWithTargetsABC } from "../helpers/measure.ts";

describe("precision and hit rate", () => {
  it("precision divides by k, also if fewer results came back", () => {
    expect(measure("precision@10", caseWithTargetsABC, hitsOf("a"))).toBe(0.1);
    expect(measure("precision@2", caseWithTargetsABC, hitsOf("x", "a", "b"))).toBe(0.5);
  });

  it("hit rate counts queries with a target in the top k", () => {
    expect(measure("hit_rate@1", caseWithTargetsABC, hitsOf("x", "a"))).toBe(0);
    expect(measure("hit_rate@2", caseWithTargetsABC, hitsOf("x", "a"))).toBe(1);
  });
});
