import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ComparedText } from "../../src/metrics/compared-text.ts";
import { ratioAtLeast, sequenceRatio } from "../../src/metrics/sequence-matcher.ts";

describe("sequenceRatio", () => {
  // CPython 3: difflib.SequenceMatcher(None, a, b, autojunk).ratio()
  // One text | the other | 2 * equal letters / all letters
  it.each([
    ["", "", 1],
    ["", "abc", 0],
    ["abc", "abc", 1],
    ["abcd", "bcde", 0.75],
    // The first of equally long blocks matches: "t", behind which "diet" has nothing.
    ["tide", "diet", 0.25],
    ["diet", "tide", 0.5],
    ["kitten", "sitting", 8 / 13],
    ["\u{1F600}ab", "ab\u{1F600}", 2 / 3],
    ["private Thread currentThread;", "private volatile Thread currentThread;", 58 / 67],
  ])("is for %j and %j %d, as in CPython", (a, b, ratio) => {
    expect(sequenceRatio(a, b, false)).toBe(ratio);
    expect(sequenceRatio(a, b, true)).toBe(ratio);
  });

  it("is 0 for one letter 200 times behind another beginning, with autojunk only", () => {
    // With autojunk one letter over and over is popular from 200 characters on, and starts no match.
    expect(sequenceRatio(`x${"a".repeat(199)}`, "a".repeat(199), true)).toBe((2 * 199) / 399);
    expect(sequenceRatio(`x${"a".repeat(200)}`, "a".repeat(200), true)).toBe(0);
    expect(sequenceRatio(`x${"a".repeat(200)}`, "a".repeat(200), false)).toBe((2 * 200) / 401);
  });

  it("counts a common beginning also of popular letters", () => {
    expect(sequenceRatio("a".repeat(201), "a".repeat(200), true)).toBe((2 * 200) / 401);
  });

  it("calls a character popular if it is in more than n / 100 + 1 of n places", () => {
    // Of 200 characters 3 may be equal, not 4. The letters come last, so that no common beginning
    // matches them. A ratio is 2 * the equal letters / all letters: 2 * 3 / (4 + 200).
    const rareCharacters = (count: number): string =>
      String.fromCodePoint(...Array.from({ length: count }, (_, at) => 0x4e00 + at));

    expect(sequenceRatio("yzzz", `${rareCharacters(197)}zzz`, true)).toBe(6 / 204);
    expect(sequenceRatio("yzzzz", `${rareCharacters(196)}zzzz`, true)).toBe(0);
    expect(sequenceRatio("yzzzz", `${rareCharacters(196)}zzzz`, false)).toBe(8 / 205);
    // Whole hundreds count: of 250 still 3, of 300 one more.
    expect(sequenceRatio("yzzz", `${rareCharacters(247)}zzz`, true)).toBe(6 / 254);
    expect(sequenceRatio("yzzzz", `${rareCharacters(246)}zzzz`, true)).toBe(0);
    expect(sequenceRatio("yzzzz", `${rareCharacters(296)}zzzz`, true)).toBe(8 / 305);
  });
});

/** Random and near copies, of small alphabets, so that long texts have much in common. */
const random = fc.oneof(
  fc.string({ unit: fc.constantFrom("a", "b", "c", "\u{1F600}", " "), maxLength: 40 }),
  fc.string({ unit: fc.constantFrom("a", "b", " "), minLength: 190, maxLength: 230 }),
  fc.string({ unit: fc.constantFrom(...Array.from("abcdefghij")), minLength: 25, maxLength: 95 }),
);
const nearCopies = fc
  .tuple(random, fc.array(fc.tuple(fc.nat(), fc.constantFrom("", "x", "ab")), { maxLength: 6 }))
  .map(([text, edits]): readonly [string, string] => {
    const copy = Array.from(text);
    for (const [at, put] of edits) {
      if (copy.length > 0) {
        copy[at % copy.length] = put;
      }
    }
    return [text, copy.join("")];
  });
const pairs = fc.oneof(fc.tuple(random, random), nearCopies);

const atLeast = (a: string, b: string, threshold: number, autojunk: boolean): boolean =>
  ratioAtLeast(new ComparedText(a), new ComparedText(b), threshold, autojunk);

describe("ratioAtLeast", () => {
  it("decides as the full ratio does, on and beside the threshold", () => {
    fc.assert(
      fc.property(
        pairs,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        ([a, b], any, autojunk) => {
          const ratio = sequenceRatio(a, b, autojunk);
          return [any, 0, 0.7, 1, ratio, ratio + 1e-16, ratio - 1e-16].every(
            (threshold) => atLeast(a, b, threshold, autojunk) === ratio >= threshold,
          );
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("rules out texts by length, by letters and by the order of letters", () => {
    // The ratios are 2 * 10 / 110 = 0.18, 0, and 2 * 1 / 20 = 0.1.
    expect(atLeast("a".repeat(10), "a".repeat(100), 0.5, false)).toBe(false);
    expect(atLeast("abcdefghij", "klmnopqrst", 0.1, false)).toBe(false);
    expect(atLeast("abcdefghij", "jihgfedcba", 0.2, false)).toBe(false);
  });

  it("takes 1 as the ratio of two empty texts", () => {
    expect(atLeast("", "", 1, false)).toBe(true);
    expect(atLeast("", "", 1.5, false)).toBe(false);
  });

  it("keeps the answers with autojunk on and off apart, in any order", () => {
    const a = `x${"a".repeat(200)}`;
    const b = new ComparedText("a".repeat(200));

    // On: the only letter is popular and nothing matches; off: 200 of 401 characters twice. `b`
    // keeps what was computed for both.
    for (const [autojunk, reached] of [
      [true, false],
      [false, true],
      [true, false],
    ] as const) {
      expect(ratioAtLeast(new ComparedText(a), b, 0.9, autojunk)).toBe(reached);
    }
  });
});
