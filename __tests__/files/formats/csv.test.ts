import { describe, expect, it } from "vitest";
import { readCsv } from "../../../src/files/formats/csv.ts";

/** Rows as [line, ...cells]. */
function rows(text: string): readonly (readonly (string | number)[])[] {
  const { rows: read, unclosed } = readCsv(text);
  expect(unclosed).toBeNull();
  return read.map(({ line, cells }) => [line, ...cells]);
}

describe("readCsv", () => {
  // Each as Python's csv.reader reads it, with newline="" and the lines counted on.
  it.each([
    [
      "a,b\nc,d\n",
      [
        [1, "a", "b"],
        [2, "c", "d"],
      ],
    ],
    ["a,b", [[1, "a", "b"]]],
    [
      "a,\r\n,b\r\n",
      [
        [1, "a", ""],
        [2, "", "b"],
      ],
    ],
    ["a,", [[1, "a", ""]]],
    ["a\n\nb\n", [[1, "a"], [2], [3, "b"]]],
    [
      '"a,""b""\nc",d\ne',
      [
        [1, 'a,"b"\nc', "d"],
        [3, "e"],
      ],
    ],
    ['a"b",c', [[1, 'a"b"', "c"]]],
    ['"a"b,c', [[1, "ab", "c"]]],
    ['""', [[1]]],
    ['"",""', [[1, "", ""]]],
    ["", []],
    [
      "a\rb",
      [
        [1, "a"],
        [2, "b"],
      ],
    ],
  ])("%j", (text, expected) => {
    expect(rows(text)).toEqual(expected);
  });

  it("names the line of a quote that nothing closes", () => {
    expect(readCsv('a,b\n"c\nd,e\n')).toEqual({ rows: [{ line: 1, cells: ["a", "b"] }], unclosed: 2 });
  });
});
