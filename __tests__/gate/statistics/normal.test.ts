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

  it("expands t in 1/df by the terms of Abramowitz & Stegun 26.7.5", () => {
    // At the normal quantile z = 1, p = 0.841344746068543, each term is the sum of its coefficients.
    const terms = [1, 2 / 4, 24 / 96, (3 + 19 + 17 - 15) / 384, (79 + 776 + 1482 - 1920 - 945) / 92160];
    for (const df of [1, 2, 4]) {
      const sum = terms.reduce((total, term, i) => total + term / df ** i, 0);
      expect(tQuantile(0.841344746068543, df)).toBeCloseTo(sum, 12);
    }
    // At z = 2, p = 0.977249868051821, their powers differ.
    const powers = (...by: readonly number[]): number =>
      by.reduce((sum, each, i) => sum + each * 2 ** (2 * i + 1), 0);
    const fourth = powers(-945, -1920, 1482, 776, 79) / 92160;
    const all = [2, powers(1, 1) / 4, powers(3, 16, 5) / 96, powers(-15, 17, 19, 3) / 384, fourth];
    expect(tQuantile(0.977249868051821, 1)).toBeCloseTo(
      all.reduce((sum, each) => sum + each, 0),
      9,
    );
  });

  it("has the tabled quantiles", () => {
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 12);
    expect(normalQuantile(0.05)).toBeCloseTo(-1.644853626951473, 12);
    // Abramowitz & Stegun, table 26.10.
    expect(tQuantile(0.975, 30)).toBeCloseTo(2.0423, 4);
    expect(tQuantile(0.975, 10)).toBeCloseTo(2.2281, 4);
    expect(tQuantile(0.975, 9)).toBeCloseTo(2.2622, 3);
    expect(Math.abs(tQuantile(0.975, 4) - 2.7764)).toBeLessThan(0.01);
  });
});
