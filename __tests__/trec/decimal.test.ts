import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseDecimal, readDecimal } from "../../src/trec/bytes.ts";

/** The value and where it ends, or null where the fast path leaves the decision to parseDecimal. */
function read(text: string): { value: number; end: number } | null {
  const out = new Float64Array(1);
  const end = readDecimal(Buffer.from(`${text}\tx\n`), 0, out, 0);
  return end < 0 ? null : { value: out[0], end };
}

describe("readDecimal", () => {
  it.each(
    "0 -0 7 12.5 -3.25 0.6898301657029192 12.345678901234567 123456789012345678.5 .5 1.".split(" "),
  )("reads %s to the last bit", (text) => {
    expect(read(text)).toEqual({ value: Number(text), end: text.length });
  });

  it.each(["", "-", ".", "1e-3", "+1", "nan", "inf", "0x10", "1,5", "1.5.2", "--1"])(
    "leaves %s to the general path",
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  it("agrees with Number on every bit", () => {
    const printed = fc.oneof(
      fc
        .double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 })
        .map((x) => x.toFixed(6)),
      fc
        .double({ noNaN: true, noDefaultInfinity: true, min: 1e-3, max: 1e6 })
        .map((x) => x.toPrecision(17)),
      fc.float({ noNaN: true, noDefaultInfinity: true, min: 1, max: 1e6 }).map((x) => String(x)),
      fc.integer({ min: -1e9, max: 1e9 }).map(String),
    );
    let answered = 0;
    let all = 0;
    fc.assert(
      fc.property(printed, (text) => {
        const result = read(text);
        all++;
        // Only exponents are left to parseDecimal.
        if (result === null) {
          return text.includes("e");
        }
        answered++;
        return Object.is(result.value, Number(text)) && result.end === text.length;
      }),
      { numRuns: 20_000 },
    );

    expect(answered / all).toBeGreaterThan(0.9);
  });

  it("is never wrong on random digits of any length", () => {
    const digits = fc.stringMatching(/^-?[0-9]{1,24}(\.[0-9]{0,24})?$/);
    fc.assert(
      fc.property(digits, (text) => {
        const result = read(text);
        return result === null || Object.is(result.value, Number(text));
      }),
      { numRuns: 20_000 },
    );
  });

  it("is right halfway between two doubles, if one more digit decides", () => {
    // 2^53 + 1 lies between 2^53 and 2^53 + 2: ties to even, then up. If `read` does not decide,
    // Number does.
    expect(read("9007199254740993")?.value ?? Number("9007199254740993")).toBe(9007199254740992);
    expect(read("9007199254740993.0000001")?.value ?? Number("9007199254740993.0000001")).toBe(
      9007199254740994,
    );
  });
});

describe("parseDecimal", () => {
  it.each([
    ["1e-3", 0.001],
    ["+2.5", 2.5],
    ["-1.5E2", -150],
    ["5e-324", 5e-324],
  ])("reads %s", (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  it.each("| 1|nan|NaN|inf|-Infinity|0x1p3|1,5|1_000|high|1e999|1e|e5|.".split("|"))(
    "refuses %j",
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );
});
