import { describe, expect, it } from "vitest";
import { parseDecimal } from "../../src/trec/text.ts";

describe("parseDecimal", () => {
  it.each([
    ["1e-3", 0.001],
    ["+2.5", 2.5],
    ["-1.5E2", -150],
    ["5e-324", 5e-324],
  ])("parseDecimal reads %s", (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  it.each("| 1|nan|NaN|inf|-Infinity|0x1p3|1,5|1_000|high|1e999|1e|e5|.".split("|"))(
    "parseDecimal refuses %j",
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );
});
