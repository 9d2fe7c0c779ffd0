import fc from "fast-check";
import { expect, it } from "vitest";
import { compareCodePoints } from "../../src/model/canonical-json.ts";

it("orders as the code points do", () => {
  const points = (text: string): readonly number[] => Array.from(text, (char) => char.codePointAt(0)!);
  const reference = (a: string, b: string): number => {
    const [x, y] = [points(a), points(b)];
    for (let i = 0; i < Math.min(x.length, y.length); i++) if (x[i] !== y[i]) return Math.sign(x[i]! - y[i]!);
    return Math.sign(x.length - y.length);
  };
  const text = fc.string({
    unit: fc.constantFrom("a", "b", "\ufffd", "\ue000", "\u{1f600}", "\u{10000}"),
    maxLength: 4,
  });
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(compareCodePoints(a, b)).toBe(reference(a, b));
    }),
    { numRuns: 2000 },
  );
});

it("orders as the UTF-8 bytes do", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (a, b) => {
      expect(compareCodePoints(a, b)).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
  );
});
