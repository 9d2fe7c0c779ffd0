import { describe, expect, it } from "vitest";
import { buildView } from "../../src/messages/view.ts";
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

describe("renderText", () => {
  it("quotes a query whose case has no other id", () => {
    const report = makeFailingReport();
    const [first] = buildView(report).failed[0]!.cases;
    const cases = report.inputs!.suite.cases.map((each) => {
      return each.id === first!.id ? { ...each, query: each.id } : each;
    });
    const suite = { ...report.inputs!.suite, cases };

    const text = renderText({ ...report, inputs: { ...report.inputs!, suite } }, OPTIONS);

    expect(text).toContain(`\n  "${first!.id}", critical: `);
    expect(text).not.toContain("case ");
  });
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
