import { describe, expect, it } from "vitest";
import { holm } from "../../../src/gate/statistics/holm.ts";

describe("holm", () => {
  it("multiplies step by step and never falls", () => {
    // 0.005 x 4 = 0.02; 0.01 x 3 = 0.03; 0.03 x 2 = 0.06; 0.04 x 1 = 0.04, held at 0.06.
    const adjusted = holm([0.01, 0.04, 0.03, 0.005]);
    for (const [i, p] of [0.03, 0.06, 0.06, 0.02].entries()) expect(adjusted[i]).toBeCloseTo(p, 12);
  });

  it("stops at 1, leaves one p-value alone, and takes none", () => {
    expect(holm([0.6, 0.9])).toEqual([1, 1]);
    expect(holm([0.04])).toEqual([0.04]);
    expect(holm([])).toEqual([]);
  });
});
