/** Each way a run ends, in every output: what happened, why, and what to do. */
import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report.ts";
import type { Check } from "../../src/model/verdict.ts";
import { buildView, joinHeadline } from "../../src/messages/view.ts";
import { hasLostTarget, worstCulprit } from "../../src/messages/items.ts";
import { sortChecks } from "../../src/messages/rows.ts";
import { makeFailingReport, makeReport } from "../helpers/make-report.ts";
import { retrieverErrorReport } from "../helpers/report-outcomes.ts";
import { renderReportHtml, renderText, annotations } from "../helpers/rendered.ts";

/** Returns the report as the log has it. */
const textOf = (report: Report): string =>
  renderText(report, { color: false, width: 120, reportPath: "r/report.html" });
const linesOf = (report: Report): readonly string[] => textOf(report).trimEnd().split("\n");
/** Returns the section of the worst queries on the page. */
const worstOf = (report: Report): string =>
  renderReportHtml(report).split('<section id="worst"')[1]!.split("</section>")[0]!;

it("the log shows two notes of a pass with 600 notices, in at most ten lines", () => {
  const report = makeReport();
  const notices = Array.from(
    { length: 600 },
    (_, i) => ({ code: "weakened", place: `gate.${i}`, before: "0", after: "1" }) as const,
  );

  const lines = linesOf({ ...report, verdict: { ...report.verdict, notices } });

  expect(lines.length).toBeLessThanOrEqual(10);
  expect(lines.filter((line) => line.startsWith("note: "))).toHaveLength(2);
});

it("there is no annotation for a pass without a fall or a loss", () => {
  const report = makeReport();
  const notices = [{ code: "implausible_jump", metric: "ndcg@10", delta: 0.2 } as const];

  expect(annotations({ ...report, verdict: { ...report.verdict, notices } })).toEqual([]);
});

it("the page does not list failed queries as moved within tolerance", () => {
  const report = retrieverErrorReport();
  const error: Report = { ...report, verdict: { ...report.verdict, verdict: "error", checks: [] } };

  expect(worstOf(error)).not.toContain("use the runner behind a corporate proxy");
});

describe("the query that a report names", () => {
  const failing = makeFailingReport();
  const recall = sortChecks(failing.verdict).failed[0]!;
  const casesNotFoundBefore = recall.cases.map((each) => ({
    ...each,
    before: 0,
    ranks_before: [null],
  }));
  const lost = recall.cases.find(hasLostTarget)!;

  it("is one that lost what the sentence is about", () => {
    expect(recall).toMatchObject({ metric: "recall@10", category: "recall_drop" });

    const notLost = { ...casesNotFoundBefore[0]!, id: "first" };
    const check = { ...recall, cases: [notLost, lost] };

    expect(worstCulprit(check)!.id).toBe(lost.id);
    // If none lost a document, it is the first.
    expect(worstCulprit({ ...check, cases: casesNotFoundBefore })!.id).toBe(
      casesNotFoundBefore[0]!.id,
    );

    const report = { ...failing, verdict: { ...failing.verdict, checks: [check] } };

    expect(
      buildView(report).next.find(({ command }) => command.includes(" ask "))!.command,
    ).toContain(lost.id);
    expect(joinHeadline(buildView(report))).toContain("5 queries got worse, worst: ");
  });

  it("is one of recall before one of the length of lists", () => {
    const lists = { ...recall, metric: "fill_rate@10", current: 0, limit: 1 } as Check;
    const report = { ...failing, verdict: { ...failing.verdict, checks: [lists, recall] } };

    expect(sortChecks(report.verdict).failed[0]!.metric).toBe("recall@10");
  });
});
