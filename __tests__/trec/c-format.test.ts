import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatFixed } from "../../src/trec/selection.ts";

describe("formatFixed", () => {
  // printf("%.4f") of glibc: exact ties go to the even digit, where toFixed goes up.
  it.each([
    [1 / 32, "0.0312"],
    [3 / 32, "0.0938"],
    [5 / 32, "0.1562"],
    [-1 / 32, "-0.0312"],
    [1000 + 1 / 32, "1000.0312"],
    [0.00005, "0.0001"],
    [0.5, "0.5000"],
    [-412.66666666666669, "-412.6667"],
    [-0, "-0.0000"],
    [-0.00001, "-0.0000"],
    [2 / 3, "0.6667"],
    [1, "1.0000"],
  ])("writes %d as %s", (value, text) => {
    expect(formatFixed(value)).toBe(text);
  });

  it("rounds ties to the even digit at other precisions, too", () => {
    expect(formatFixed(0.125, 2)).toBe("0.12");
    expect(formatFixed(0.375, 2)).toBe("0.38");
    expect(formatFixed(2.5, 0)).toBe("2");
    expect(formatFixed(3.5, 0)).toBe("4");
  });

  it("writes the nearest decimal, and the even one of two equally near", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -(2 ** 40), max: 2 ** 40 }),
        fc.integer({ min: 0, max: 12 }),
        (n, bits) => {
          const value = n / 2 ** bits;
          // |value| * 10^4 is numerator / denominator, both exact: `whole` and a remainder.
          const numerator = BigInt(Math.abs(n)) * 10_000n;
          const denominator = 2n ** BigInt(bits);
          const whole = numerator / denominator;
          const twiceRemainder = 2n * (numerator % denominator);
          const isTie = twiceRemainder === denominator;
          const roundsUp = isTie ? whole % 2n === 1n : twiceRemainder > denominator;
          const digits = (whole + (roundsUp ? 1n : 0n)).toString().padStart(5, "0");
          const expected = `${n < 0 ? "-" : ""}${digits.slice(0, -4)}.${digits.slice(-4)}`;
          return formatFixed(value) === expected;
        },
      ),
      { numRuns: 5000 },
    );
  });
});
