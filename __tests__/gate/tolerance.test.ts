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
    // tolerance | baseline | cases | the value of the larger one
    ["0.01 + 1 case", 0.9, 60, 1 / 60],
    ["0.01 + 1 case", 0.9, 500, 0.01],
    ["20 + 50%", 100, 1, 50],
  ])("%s at %d of %d cases is %d", (text, baseline, cases, expected) => {
    expect(toleranceValue(readTolerances(text), baseline, cases)).toBeCloseTo(expected, 12);
  });

  it("is 0 if none is written", () => {
    expect(toleranceValue([], 0.9, 60)).toBe(0);
  });
});

describe("checkLimit and isWithinLimit", () => {
  it.each([
    // the better values | baseline | tolerance | floor, or ceiling if lower is better | limit
    ["higher", 0.9, 0.05, null, 0.85],
    ["higher", 0.9, 0.05, 0.88, 0.88],
    ["higher", 0.9, 0.05, 0.5, 0.85],
    ["lower", 100, 20, 110, 110],
    ["lower", 100, 20, 500, 120],
    ["higher", null, null, 0.8, 0.8],
    ["higher", null, null, null, null],
  ] as const)(
    "the limit with %s better, baseline %s, tolerance %s and bound %s is %s",
    (direction, baseline, tolerance, bound, expected) => {
      const bounds =
        direction === "higher" ? { floor: bound, ceiling: null } : { floor: null, ceiling: bound };
      const limit = checkLimit(direction, baseline, tolerance, bounds);
      if (expected === null) {
        expect(limit).toBeNull();
      } else {
        expect(limit).toBeCloseTo(expected, 12);
      }
    },
  );

  it("a limit is met by an equal value, and never by NaN", () => {
    // In floating point 0.8 - 0.1 is 0.7000000000000001, and 0.2 + 0.1 is 0.30000000000000004.
    expect(isWithinLimit("higher", 0.7, 0.8 - 0.1)).toBe(true);
    expect(isWithinLimit("higher", 0.699999, 0.8 - 0.1)).toBe(false);
    expect(isWithinLimit("lower", 0.2 + 0.1, 0.3)).toBe(true);
    for (const direction of ["higher", "lower"] as const) {
      expect(isWithinLimit(direction, Number.NaN, 0.5)).toBe(false);
      expect(isWithinLimit(direction, 0.5, Number.NaN)).toBe(false);
    }
  });
});
