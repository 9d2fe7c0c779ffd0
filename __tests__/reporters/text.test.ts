import { describe, expect, it } from "vitest";
import { buildView } from "../../src/messages/view.ts";
import { alignColumns } from "../../src/reporters/terminal.ts";
import { makeFailingReport } from "../helpers/make-report.ts";
import { renderText } from "../helpers/rendered.ts";

const OPTIONS = { color: false, width: 100, reportPath: null };

// The whole table takes 52 columns: it leaves out the change first, which takes 10, then the
// figure before.
it.each([
  [52, "metric where before now change limit"],
  [51, "metric where before now limit"],
  [42, "metric where before now limit"],
  [41, "metric where now limit"],
])("renderText leaves out columns of a table on a terminal of %i columns", (width, columns) => {
  const lines = renderText(makeFailingReport(), { ...OPTIONS, width }).split("\n");

  const heading = lines.find((line) => line.startsWith("  metric"))!;
  const rows = lines.filter((line) => line.startsWith("  recall@10"));

  expect(heading.trim().split(/ +/)).toEqual(columns.split(" "));
  // Of the whole suite, and of an intent.
  expect(rows).toHaveLength(2);
  expect(Math.max(...rows.map(({ length }) => length))).toBeLessThanOrEqual(width);
});

describe("renderText", () => {
  it("names a case by its query in quotes if the query is its id", () => {
    const report = makeFailingReport();
    const [first] = buildView(report).failed[0]!.cases;
    const cases = report.inputs!.suite.cases.map((each) => {
      return each.id === first!.id ? { ...each, query: each.id } : each;
    });
    const suite = { ...report.inputs!.suite, cases };

    const text = renderText({ ...report, inputs: { ...report.inputs!, suite } }, OPTIONS);

    expect(text).toContain(`\n  "${first!.id}", critical: `);
    expect(text).not.toContain("\n  case ");
  });
});

it("alignColumns counts wide characters and combining marks", () => {
  const color = (text: string): string => text;

  // 検索 takes four columns, and e with its accent one.
  expect(
    alignColumns([
      { cells: ["検索", "1", "x"], color },
      { cells: ["abcde", "22", ""], color },
      { cells: ["e\u0301", "3", ""], color },
    ]),
  ).toEqual(["検索    1  x", "abcde  22", "e\u0301       3"]);
});
