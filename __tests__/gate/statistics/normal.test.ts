import { describe, expect, it } from "vitest";
import { normalCdf, normalQuantile, tQuantile } from "../../../src/gate/statistics/power.ts";

describe("normal and t", () => {
  it("has the tabled probabilities", () => {
    // Abramowitz & Stegun, table 26.1.
    expect(normalCdf(0)).toBe(0.5);
    expect(normalCdf(1)).toBeCloseTo(0.841344746068543, 14);
    expect(normalCdf(-2)).toBeCloseTo(0.022750131948179, 14);
    expect(normalCdf(3)).toBeCloseTo(0.99865010196837, 14);
    expect([normalCdf(-9), normalCdf(9)]).toEqual([0, 1]);
  });

  it("has the tabled quantiles", () => {
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 12);
    expect(normalQuantile(0.05)).toBeCloseTo(-1.644853626951473, 12);
    // Abramowitz & Stegun, table 26.10.
    expect(tQuantile(0.975, 30)).toBeCloseTo(2.0423, 4);
    expect(tQuantile(0.975, 9)).toBeCloseTo(2.2622, 3);
    expect(Math.abs(tQuantile(0.975, 4) - 2.7764)).toBeLessThan(0.01);
  });
});
