import { expect, it } from "vitest";
import { alignColumns } from "../../src/reporters/terminal.ts";
import { makeFailingReport } from "../helpers/make-report.ts";
import { renderText } from "../helpers/rendered.ts";

const OPTIONS = { color: false, width: 100, reportPath: null };

it("alignColumns drops columns before it breaks a line", () => {
  const widths = [200, 70, 60].map((width) => {
    const lines = renderText(makeFailingReport(), { ...OPTIONS, width }).split("\n");
    const tables = lines.filter((line) =>
      /^(?:overall|latency|by |  (?:recall|symbol|overall))/.test(line),
    );
    return Math.max(...tables.map(({ length }) => length)) <= width;
  });

  expect(widths).toEqual([true, true, true]);
});

it("alignColumns counts wide characters and combining marks", () => {
  const color = (text: string): string => text;

  expect(
    alignColumns([
      { cells: ["検索", "1", "x"], color },
      { cells: ["abcde", "22", ""], color },
      { cells: ["e\u0301", "3", ""], color },
    ]),
  ).toEqual(["検索    1  x", "abcde  22", "e\u0301       3"]);
});
