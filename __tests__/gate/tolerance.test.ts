/** Tolerances and limits in numbers. */
import { describe, expect, it } from "vitest";
import { checkLimit, isWithinLimit, toleranceValue } from "../../src/decision/rules.ts";
import type { Tolerance } from "../../src/model/config.ts";

/** The tolerances of a text like `0.01 + 1 case` or `20 + 50%`. Of several the largest applies. */
const readTolerances = (text: string): readonly Tolerance[] =>
  text.split(" + ").map((part) => {
    const [, value, unit] = /^([\d.]+) ?(.*)$/.exec(part)!;
    const units = { "": "absolute", "%": "percent", case: "cases" } as const;
    return { unit: units[unit as keyof typeof units], value: Number(value) };
  });

describe("toleranceValue", () => {
  it.each([
    { tolerances: "0.01 + 1 case", baseline: 0.9, cases: 60, largest: 1 / 60 },
    { tolerances: "0.01 + 1 case", baseline: 0.9, cases: 500, largest: 0.01 },
    { tolerances: "20 + 50%", baseline: 100, cases: 1, largest: 50 },
  ])("of $tolerances is $largest for a baseline of $baseline and $cases cases", (row) => {
    const value = toleranceValue(readTolerances(row.tolerances), row.baseline, row.cases);

    expect(value).toBeCloseTo(row.largest, 12);
  });

  it("is 0 if none is written", () => {
    expect(toleranceValue([], 0.9, 60)).toBe(0);
  });
});

describe("checkLimit", () => {
  // The stricter one counts: the baseline less the tolerance, or the floor.
  it.each([
    { baseline: 0.9, tolerance: 0.05, floor: null, limit: 0.85 },
    { baseline: 0.9, tolerance: 0.05, floor: 0.88, limit: 0.88 },
    { baseline: 0.9, tolerance: 0.05, floor: 0.5, limit: 0.85 },
    { baseline: null, tolerance: null, floor: 0.8, limit: 0.8 },
  ])("is $limit for $baseline less $tolerance, and a floor of $floor", (row) => {
    const bounds = { floor: row.floor, ceiling: null };

    expect(checkLimit("higher", row.baseline, row.tolerance, bounds)).toBeCloseTo(row.limit, 12);
  });

  it.each([
    { ceiling: 110, limit: 110 },
    { ceiling: 500, limit: 120 },
  ])("is $limit for 100 and 20 more, and a ceiling of $ceiling", ({ ceiling, limit }) => {
    expect(checkLimit("lower", 100, 20, { floor: null, ceiling })).toBe(limit);
  });

  it("is null without a baseline and a floor", () => {
    expect(checkLimit("higher", null, null, { floor: null, ceiling: null })).toBeNull();
  });
});

describe("isWithinLimit", () => {
  it("is true for a value that is the limit, but for rounding", () => {
    // In floating point 0.8 - 0.1 is 0.7000000000000001, and 0.2 + 0.1 is 0.30000000000000004.
    expect(isWithinLimit("higher", 0.7, 0.8 - 0.1)).toBe(true);
    expect(isWithinLimit("higher", 0.699999, 0.8 - 0.1)).toBe(false);
    expect(isWithinLimit("lower", 0.2 + 0.1, 0.3)).toBe(true);
  });

  it.each(["higher", "lower"] as const)("is false for NaN if %s is better", (direction) => {
    expect(isWithinLimit(direction, Number.NaN, 0.5)).toBe(false);
    expect(isWithinLimit(direction, 0.5, Number.NaN)).toBe(false);
  });
});
