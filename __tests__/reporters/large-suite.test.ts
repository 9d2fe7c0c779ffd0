/** Beyond 20,000 cases files leave out what others of the same report hold. */
import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { type CaseSpec, makeBaseline, makeReport, withCases } from "../helpers/make-report.ts";
import {
  renderBaselineJson,
  renderCasesCsv,
  renderJunitXml,
  renderReportJson,
  schemaProblems,
} from "../helpers/rendered.ts";

/**
 * Returns a report of so many cases. The target of the first fell from rank 1 to 3, the others
 * stayed at 3: their reciprocal rank, 1/3, is no round number.
 */
function reportOf(cases: number): Report {
  const specs = Array.from({ length: cases }, (_, i): CaseSpec => ({
    id: `case-${String(i).padStart(5, "0")}`,
    query: `number ${i}`,
    intent: `intent ${i % 3}`,
    targets: [[`docs/${i}.md`, 1]],
    before: [i === 0 ? 1 : 3],
    after: [3],
    ms: [10, 10],
  }));
  const baselineOnly = { new_baseline: makeBaseline(specs, "after"), explanation: null };
  return { ...withCases(makeReport(), specs), ...baselineOnly };
}

/** One case more than a report may have whose files hold every case whole. */
const large = reportOf(20_001);
/** The most cases of a report whose files hold every case whole. */
const usual = reportOf(20_000);
/** Its first cases are those of the others. */
const small = reportOf(20);

describe("the report of a large suite", () => {
  const written = renderReportJson(large);
  const whole = JSON.parse(written);
  const { cases } = whole;

  it("report.json of 20,001 cases has the changed one whole, and less of the others", () => {
    const [moved, ...others] = cases;

    expect(moved).toEqual(JSON.parse(renderReportJson(small)).cases[0]);
    expect(others).toHaveLength(20_000);
    expect(others[0]).toEqual({
      id: "case-00001",
      query: "number 1",
      intent: "intent 1",
      unchanged: true,
      unjudged: null,
      targets: [{ label: "docs/1.md", grade: 1, rank: 3 }],
    });
    expect(schemaProblems({ ...whole, cases: cases.slice(0, 3) })).toEqual([]);

    // What is not marked has to have all of it.
    const { unchanged: _, ...bare } = others[0];

    expect(schemaProblems({ ...whole, cases: [bare] })).not.toEqual([]);
  });

  it("report.json has a case whole if only its list or a figure changed", () => {
    const scores = large.scores!.cases.map((each, i) => {
      if (i === 1) {
        return { ...each, results: each.results.with(9, "docs/new.md") };
      }
      return i === 2 ? { ...each, metrics: new Map([...each.metrics, ["mrr@10", 0.25]]) } : each;
    });
    const report = { ...large, scores: { ...large.scores!, cases: scores } };
    const { cases: rows } = JSON.parse(renderReportJson(report));
    const unchanged = rows.slice(0, 4).map((row: { readonly unchanged?: true }) => row.unchanged);

    // A rank of case 0 changed, the list of case 1, a figure of case 2, and nothing of case 3.
    expect(unchanged).toEqual([undefined, undefined, undefined, true]);
  });

  it("report.json has a line for each case", () => {
    expect(written.split("\n").filter((line) => line.startsWith('    {"'))).toHaveLength(20_001);
  });

  it("baseline.json has a line with the ranks of a case, and one with its times", () => {
    const lines = renderBaselineJson(large)!
      .split("\n")
      .filter((line) => line.startsWith('    "case-00001": '));

    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('"ranks":[3]');
    // Five times around 10 ms, 0.4 ms apart.
    expect(lines[1]).toMatch(/: \[9\.2,9\.6,10,10\.4,10\.8\],$/);
  });

  it("cases.csv leaves out the lists of unchanged cases, and junit.xml the cases", () => {
    const [, first, second] = renderCasesCsv(large)!.split("\r\n");

    // The target of the changed case is at rank 3, behind two others.
    expect(first).toContain("docs/other-1.md; docs/other-2.md; docs/0.md");
    expect(second).not.toContain("docs/other-1.md");
    expect(renderJunitXml(large)).not.toContain("case-00001");
    expect(renderJunitXml(usual)).toContain("case-00001");
  });

  it("report.json has all cases whole if there is no baseline of this run", () => {
    const { cases: all } = JSON.parse(renderReportJson({ ...large, new_baseline: null }));

    expect(all[1]).toEqual(JSON.parse(renderReportJson(small)).cases[1]);
    expect(all[1].unchanged).toBeUndefined();
  });
});
