import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compareCodePoints } from "../../src/retrievers/order.ts";

test("orders by code points, which is the order of the UTF-8 bytes", () => {
  // U+FF21 is below U+1F600, but its UTF-16 unit is above the other's first surrogate.
  expect(["\u{1F600}", "\uFF21", "b", "a", "ab", ""].toSorted(compareCodePoints)).toEqual([
    "",
    "a",
    "ab",
    "b",
    "\uFF21",
    "\u{1F600}",
  ]);
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (a, b) => {
      expect(Math.sign(compareCodePoints(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
  );
});
