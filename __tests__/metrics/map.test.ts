import { describe, expect, it } from "vitest";
import { hitsOf, makeCase, target } from "../helpers/make.ts";
import { measure, three } from "../helpers/measure.ts";

describe("map", () => {
  it("is the mean over targets of the precision at their rank", () => {
    // a at 1, b at 3, c missing: (1/1 + 2/3) / 3
    expect(measure("map@10", three, hitsOf("a", "x", "b"))).toBeCloseTo((1 + 2 / 3) / 3, 12);
    expect(measure("map@2", three, hitsOf("a", "x", "b"))).toBeCloseTo(1 / 3, 12);
  });

  it("counts a repeated document once", () => {
    const one = makeCase("q", { expected: [target("d1")] });
    expect(measure("map@10", one, hitsOf("d1", "d1"))).toBe(1);
  });

  it("is 0 where no target is relevant, and has no value for a case that expects nothing", () => {
    expect(measure("map@10", three, hitsOf("a"), { relevance: 2 })).toBe(0);
    const negative = makeCase("q", { expected: [], expect_empty: true });
    expect(measure("map@10", negative, hitsOf("a"))).toBeNull();
  });
});
