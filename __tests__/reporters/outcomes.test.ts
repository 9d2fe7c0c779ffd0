/** Each way a run ends, in every output: what happened, why, and what to do. */
import { expect, it } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { buildView, joinHeadline } from "../../src/messages/view.ts";
import { hasLostTarget } from "../../src/messages/items.ts";
import { makeFailingReport, makeReport } from "../helpers/make-report.ts";
import { retrieverErrorReport } from "../helpers/report-outcomes.ts";
import { renderReportHtml, renderText, annotations } from "../helpers/rendered.ts";

/** Returns the report as the log has it. */
const textOf = (report: Report): string =>
  renderText(report, { color: false, width: 120, reportPath: "r/report.html" });
const linesOf = (report: Report): readonly string[] => textOf(report).trimEnd().split("\n");

it("renderText shows two notes of a pass with 600 notices, in at most ten lines", () => {
  const report = makeReport();
  const notices = Array.from(
    { length: 600 },
    (_, i) => ({ code: "weakened", place: `gate.${i}`, before: "0", after: "1" }) as const,
  );

  const lines = linesOf({ ...report, verdict: { ...report.verdict, notices } });

  expect(lines.length).toBeLessThanOrEqual(10);
  expect(lines.filter((line) => line.startsWith("note: "))).toHaveLength(2);
});

it("annotations are none for a pass without a fall or a loss", () => {
  const report = makeReport();
  const notices = [{ code: "implausible_jump", metric: "ndcg@10", delta: 0.2 } as const];

  expect(annotations({ ...report, verdict: { ...report.verdict, notices } })).toEqual([]);
});

it("renderReportHtml does not list failed queries as moved within tolerance", () => {
  const report = retrieverErrorReport();
  // Without a failed check the section of the worst queries has those that moved within tolerance.
  const verdict = { ...report.verdict, verdict: "error", checks: [] } as const;

  const page = renderReportHtml({ ...report, verdict });

  const worstQueries = page.split('<section id="worst"')[1]!.split("</section>")[0]!;
  // The query of proxy-setup, one of the two that failed.
  expect(worstQueries).not.toContain("use the runner behind a corporate proxy");
});

it("a report's next step and headline skip a case that had found nothing before", () => {
  const failing = makeFailingReport();
  const recall = failing.verdict.checks.find(({ metric }) => metric === "recall@10")!;
  const lostCase = recall.cases.find(hasLostTarget)!;
  // It stands first in the check, but lost nothing: its only document was not found before either.
  const first = { ...lostCase, id: "first", before: 0, ranks_before: [null] };
  const check = { ...recall, cases: [first, lostCase] };

  const view = buildView({ ...failing, verdict: { ...failing.verdict, checks: [check] } });

  const ask = view.next.find(({ command }) => command.includes(" ask "))!;
  const { query } = failing.inputs!.suite.cases.find(({ id }) => id === lostCase.id)!;
  expect(ask.command).toContain(`--case ${lostCase.id}`);
  expect(joinHeadline(view)).toContain(`queries got worse, worst: "${query}"`);
});
