import { describe, expect, it } from "vitest";
import { hitsOf } from "../helpers/make.ts";
import { measure, caseWithTargetsABC } from "../helpers/measure.ts";

describe("map", () => {
  it("is the mean over targets of the precision at their rank", () => {
    // a at 1, b at 3, c missing: (1/1 + 2/3) / 3
    expect(measure("map@10", caseWithTargetsABC, hitsOf("a", "x", "b"))).toBeCloseTo(
      (1 + 2 / 3) / 3,
      12,
    );
    expect(measure("map@2", caseWithTargetsABC, hitsOf("a", "x", "b"))).toBeCloseTo(1 / 3, 12);
  });

  it("is 0 if no target is relevant", () => {
    expect(measure("map@10", caseWithTargetsABC, hitsOf("a"), { relevance: 2 })).toBe(0);
  });
});
