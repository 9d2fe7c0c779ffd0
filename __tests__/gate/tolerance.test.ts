import { describe, expect, it } from "vitest";
import { limitOf, lossesAllowed, passes, toleranceValue } from "../../src/gate/rules.ts";

const none = { floor: null, ceiling: null };

describe("tolerance", () => {
  it("is the largest of the list, in the metric's unit", () => {
    expect(
      toleranceValue(
        [
          { unit: "absolute", value: 0.01 },
          { unit: "cases", value: 1 },
        ],
        0.9,
        60,
      ),
    ).toBe(1 / 60);
    expect(
      toleranceValue(
        [
          { unit: "absolute", value: 0.01 },
          { unit: "cases", value: 1 },
        ],
        0.9,
        500,
      ),
    ).toBe(0.01);
    expect(
      toleranceValue(
        [
          { unit: "absolute", value: 20 },
          { unit: "percent", value: 50 },
        ],
        100,
        1,
      ),
    ).toBe(50);
    expect(toleranceValue([], 0.9, 60)).toBe(0);
  });

  it("counts whole cases, and loses none to rounding", () => {
    // 375 x 18.4 % is 69; in floating point 68.99999999999999.
    expect(lossesAllowed([{ unit: "percent", value: 18.4 }], 375)).toBe(69);
    expect(lossesAllowed([{ unit: "absolute", value: 2.9 }], 375)).toBe(2);
  });

  it("counts cases that may be lost alike with and without the word", () => {
    expect(lossesAllowed([{ unit: "cases", value: 3 }], 20)).toBe(3);
    expect(lossesAllowed([{ unit: "absolute", value: 3 }], 20)).toBe(3);
    expect(lossesAllowed([{ unit: "cases", value: 3 }], 0)).toBe(3);
    // The larger holds: 4 of 20 are a fifth.
    expect(
      lossesAllowed(
        [
          { unit: "cases", value: 3 },
          { unit: "percent", value: 20 },
        ],
        20,
      ),
    ).toBe(4);
  });

  it("is a multiple of the spread between runs, and nothing where there was one run", () => {
    expect(toleranceValue([{ unit: "spread", value: 3 }], 0.9, 60, 0.02)).toBeCloseTo(0.06, 12);
    expect(toleranceValue([{ unit: "spread", value: 3 }], 0.9, 60)).toBe(0);
  });

  it("takes the stricter of the bound and the baseline", () => {
    expect(limitOf("higher", 0.9, 0.05, none)).toBeCloseTo(0.85, 12);
    expect(limitOf("higher", 0.9, 0.05, { floor: 0.88, ceiling: null })).toBe(0.88);
    expect(limitOf("higher", 0.9, 0.05, { floor: 0.5, ceiling: null })).toBeCloseTo(0.85, 12);
    expect(limitOf("lower", 100, 20, { floor: null, ceiling: 110 })).toBe(110);
    expect(limitOf("lower", 100, 20, { floor: null, ceiling: 500 })).toBe(120);
    expect(limitOf("higher", null, null, { floor: 0.8, ceiling: null })).toBe(0.8);
    expect(limitOf("higher", null, null, none)).toBeNull();
  });

  it("passes exactly at the limit: 0.8 - 0.1 is 0.7000000000000001 in floating point", () => {
    expect(passes("higher", 0.7, limitOf("higher", 0.8, 0.1, none)!)).toBe(true);
    expect(passes("higher", 0.699999, limitOf("higher", 0.8, 0.1, none)!)).toBe(false);
    expect(passes("lower", 0.3, limitOf("lower", 0.2, 0.1, none)!)).toBe(true);
  });

  it("never passes NaN, on either side", () => {
    expect(passes("higher", Number.NaN, 0.5)).toBe(false);
    expect(passes("lower", Number.NaN, 0.5)).toBe(false);
    expect(passes("higher", 0.5, Number.NaN)).toBe(false);
    expect(passes("lower", 0.5, Number.NaN)).toBe(false);
  });
});
