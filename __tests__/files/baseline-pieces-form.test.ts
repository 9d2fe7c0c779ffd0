/** Which texts are read in pieces, and where a piece ends: small texts, so that each is seen whole. */
import { describe, expect, it } from "vitest";
import { inPieces } from "../../src/files/baseline-pieces.ts";

/** Members `id-0`, `id-1` and so on. */
const members = (count: number): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`id-${i}`, { rank: i }]));
const written = (value: unknown): string => JSON.stringify(value, null, 2);
const sizes = (pieces: Iterable<object>): readonly number[] =>
  [...pieces].map((piece) => Object.keys(piece).length);

describe("pieces", () => {
  it("have 500 members each, and the last has what is left", () => {
    const sizesOf = (cases: number, samples: number): readonly (readonly number[])[] => {
      const pieces = inPieces(written({ cases: members(cases), samples: members(samples) }))!;
      return [sizes(pieces.cases), sizes(pieces.samples)];
    };
    // 1,001 = 500 + 500 + 1, and 1,000 = 500 + 500.
    expect(sizesOf(1001, 1000)).toEqual([
      [500, 500, 1],
      [500, 500],
    ]);
    expect(sizesOf(1, 499)).toEqual([[1], [499]]);
  });

  it.each([
    ["cases first", { version: 1, cases: members(3), k: 10, samples: members(2), tool: "t" }],
    ["samples first", { version: 1, samples: members(2), k: 10, cases: members(3), tool: "t" }],
    ["nothing behind them", { k: 10, version: 1, tool: "t", samples: members(2), cases: members(3) }],
  ])("are the file's members, and the rest is the file without them: %s", (_, file) => {
    const { rest, cases, samples } = inPieces(written(file))!;
    expect(rest).toEqual({ version: 1, cases: {}, k: 10, samples: {}, tool: "t" });
    expect([[...cases], [...samples]]).toEqual([[members(3)], [members(2)]]);
  });

  it("are none where an object has no members", () => {
    const { rest, cases, samples } = inPieces('{\n  "cases": {\n  },\n  "samples": {\n  },\n  "k": 10\n}')!;
    expect(rest).toEqual({ cases: {}, samples: {}, k: 10 });
    expect([[...cases], [...samples]]).toEqual([[], []]);
  });

  it.each([
    ["within one piece", 1],
    ["in two pieces", 500],
  ])("end with an error where a member occurs twice: %s", (_, at) => {
    const text = written({ cases: members(501) }).replace(`"id-${at}"`, '"id-0"');
    expect(() => sizes(inPieces(text)!.cases)).toThrow(SyntaxError);
  });
});

describe("a text", () => {
  const file = { version: 1, cases: members(2), samples: members(2) };

  it.each([
    ["a list", written([file]).replaceAll("\n  ", "\n")],
    ["no cases", written({ version: 1, samples: members(2) })],
    ["all in one line", JSON.stringify(file)],
    ["cases that occur twice", written(file).replace('"samples"', '"cases"')],
    ["another member that occurs twice", written({ ...file, k: 10 }).replace('"k"', '"version"')],
    ["cases that end elsewhere", '{\n  "cases": {\n    "a": 1 }}'],
    ["samples that end elsewhere", '{\n  "cases": {\n  },\n  "samples": {\n    "a": 1 }}'],
    ["cases of another object", `{"cases": {},\n"params": {\n  "cases": {\n    "a": {}\n  }}}`],
    [
      "cases of another object, with the file's own cases in one line",
      `{"cases": {"cut": 0},\n"params": {\n  "cases": {\n    "a": {}\n  }}}`,
    ],
    [
      "samples of another object",
      `{\n  "cases": {\n    "a": {}\n  },"params": {\n  "samples": {\n    "a": {}\n  }}}`,
    ],
    ["samples in one line", `{\n  "cases": {\n    "a": {}\n  },"samples": {"a": {}}}`],
    ["a rest that is no JSON", written(file).replace('"version": 1', '"version": one')],
  ])("is not read in pieces: %s", (_, text) => {
    expect(inPieces(text)).toBeNull();
  });
});
