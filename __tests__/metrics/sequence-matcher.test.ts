import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ratioAtLeast, sequenceRatio } from "../../src/metrics/sequence-matcher.ts";

describe("sequenceRatio", () => {
  // CPython 3: difflib.SequenceMatcher(None, a, b, autojunk).ratio()
  it.each([
    ["", "", 1],
    ["", "abc", 0],
    ["abc", "abc", 1],
    ["abcd", "bcde", 0.75],
    ["tide", "diet", 0.25],
    ["diet", "tide", 0.5],
    ["kitten", "sitting", 8 / 13],
    ["\u{1F600}ab", "ab\u{1F600}", 2 / 3],
    ["private Thread currentThread;", "private volatile Thread currentThread;", 58 / 67],
  ])("of %j and %j is %d", (a, b, ratio) => {
    expect(sequenceRatio(a, b, false)).toBe(ratio);
    expect(sequenceRatio(a, b, true)).toBe(ratio);
  });

  it("falls off at 200 characters with autojunk only", () => {
    // One letter over and over is popular from 200 characters on, and starts no match; a common beginning still counts.
    const text = (length: number): string => `${"a".repeat(length - 1)}b`;
    expect(sequenceRatio(`x${text(199)}`, text(199), true)).toBe((2 * 199) / 399);
    expect(sequenceRatio(`x${"a".repeat(200)}`, "a".repeat(200), true)).toBe(0);
    expect(sequenceRatio("a".repeat(201), "a".repeat(200), true)).toBe((2 * 200) / 401);
    expect(sequenceRatio(`x${"a".repeat(200)}`, "a".repeat(200), false)).toBe((2 * 200) / 401);
  });

  it("calls a character popular when it stands in more than 1 % and one place", () => {
    // Of 200 characters 3 may be equal, not 4. The letters come last, so that no common beginning matches them.
    const rare = (count: number): string =>
      String.fromCodePoint(...Array.from({ length: count }, (_, at) => 0x4e00 + at));
    expect(sequenceRatio("yzzz", `${rare(197)}zzz`, true)).toBe(6 / 204);
    expect(sequenceRatio("yzzzz", `${rare(196)}zzzz`, true)).toBe(0);
    expect(sequenceRatio("yzzzz", `${rare(196)}zzzz`, false)).toBe(8 / 205);
  });

  it("takes the earliest of equally long blocks, which decides what is left to match", () => {
    // "ab" matches first at a[0], b[2]; then nothing of b[0..2] is left of it in a.
    expect(sequenceRatio("abcd", "cdab", false)).toBe(0.5);
  });
});

describe("ratioAtLeast", () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom("a", "b", "c", "\u{1F600}", " "), maxLength: 40 }),
    fc.string({ unit: fc.constantFrom("a", "b", " "), minLength: 190, maxLength: 230 }),
  );

  it("decides as the full ratio does, on the threshold and a bit beside it too", () => {
    fc.assert(
      fc.property(
        text,
        text,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        (a, b, any, autojunk) => {
          const ratio = sequenceRatio(a, b, autojunk);
          return [any, 0, 0.7, 1, ratio, ratio + 1e-16, ratio - 1e-16].every(
            (threshold) => ratioAtLeast(a, b, threshold, autojunk) === ratio >= threshold,
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  it("rules out by length and by letters what can't match", () => {
    expect(ratioAtLeast("a".repeat(10), "a".repeat(100), 0.5, false)).toBe(false);
    expect(ratioAtLeast("abcdefghij", "klmnopqrst", 0.1, false)).toBe(false);
    expect(ratioAtLeast("abcdefghij", "jihgfedcba", 0.2, false)).toBe(false);
    expect(ratioAtLeast("", "", 1, false)).toBe(true);
  });
});
