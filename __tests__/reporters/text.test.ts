import { describe, expect, it } from "vitest";
import { buildView } from "../../src/messages/view.ts";
import { alignCells } from "../../src/reporters/terminal.ts";
import { renderText as renderView } from "../../src/reporters/text.ts";
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

  it("leaves out the times sooner than the failures that follow from another", () => {
    const full = buildView(makeFailingReport());
    const [item] = full.failed;
    const view = { ...full, failed: [item!], lost: [], won: [], notices: [], next: [] };
    const follows = [{ ...item!, sentence: "This failure follows" }];

    // At most 25 lines are printed: the longer the cause, the fewer are left for what is below it.
    const causes = Array.from({ length: 30 }, (_, lines) => "a cause ".repeat(3 * lines));
    const texts = causes.map((cause) =>
      renderView({ ...view, follows, times: "p50 1 ms", cause }, OPTIONS),
    );

    const shown = texts.map((text) => ({
      follows: text.includes("This failure follows"),
      times: text.includes("p50 1 ms"),
    }));
    // At some length the times are gone and the line stays; at no length is it the other way round.
    expect(shown).toContainEqual({ follows: true, times: false });
    expect(shown).not.toContainEqual({ follows: false, times: true });
  });
});

it("alignCells counts wide characters and combining marks", () => {
  // 検索 takes four columns, and e with its accent one.
  expect(
    alignCells([
      ["検索", "1"],
      ["abcde", "22"],
      ["e\u0301", "3"],
    ]),
  ).toEqual(["検索    1", "abcde  22", "e\u0301       3"]);
});
