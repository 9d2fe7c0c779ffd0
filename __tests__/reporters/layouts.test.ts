/** Whole outputs as people read them, each in a file. What must hold of all of them is in words/blocks.test.ts. */
import { expect, it } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { annotations } from "../../src/reporters/annotations.ts";
import { renderSummaryMd } from "../../src/reporters/summary-md.ts";
import { renderText } from "../../src/reporters/text.ts";
import { expectGolden, pageText } from "../helpers/golden.ts";
import {
  commentOf,
  pageData,
  renderCasesCsv,
  renderJunitXml,
  renderQrelsTrec,
  renderReportHtml,
  renderReportJson,
} from "../helpers/rendered.ts";
import { makeErrorReport } from "../helpers/make-report.ts";
import { OUTCOMES, costReport, renamedReport } from "../helpers/report-outcomes.ts";

const textOf = (report: Report, width: number, color = false): string =>
  renderText(report, { color, width, wrap: width < 120, reportPath: "r/report.html", folder: "docs" });

/** Cases that only the baseline has. */
function goneReport(): Report {
  const report = renamedReport();
  return { ...report, inputs: { ...report.inputs!, suite: { ...report.inputs!.suite, cases: [] } } };
}

/** A line for each member, and for each entry of one that is a list. */
function linesOf(value: object): string {
  const lines = Object.entries(value).flatMap(([name, member]) =>
    [member].flat().map((each) => `${name}: ${JSON.stringify(each)}\n`),
  );
  return lines.join("");
}

/** What is told stands in words/told. */
function reportText(report: Report): string {
  const { told: _, ...value } = JSON.parse(renderReportJson(report)) as Readonly<Record<string, unknown>>;
  return linesOf(value);
}

const REPORTS: Readonly<Record<string, () => Report>> = {
  ...OUTCOMES,
  error: makeErrorReport,
  cost: costReport,
  gone: goneReport,
};
const LAYOUTS: Readonly<Record<string, (report: Report) => string>> = {
  log: (report) => textOf(report, 120),
  terminal: (report) => textOf(report, 80),
  summary: (report) => renderSummaryMd(report, "https://example.test/run/1#artifacts"),
  comment: (report) => commentOf(report),
  annotations: (report) => `${JSON.stringify(annotations(report), null, 2)}\n`,
  cases: (report) => renderCasesCsv(report)!.replaceAll("\r\n", "\n"),
  junit: (report) => renderJunitXml(report),
  page: (report) => pageText(renderReportHtml(report)),
  explorer: (report) => linesOf(pageData(report)),
  qrels: (report) => renderQrelsTrec(report)!,
  report: reportText,
};

it.each([
  ["fail", Object.keys(LAYOUTS)],
  ["watch", ["log", "terminal", "comment", "annotations", "junit", "page"]],
  ["accepted", ["log", "comment", "annotations", "page"]],
  ["weakened", ["terminal", "summary", "comment", "page"]],
  ["retriever_error", ["log", "annotations", "page"]],
  ["crashed", ["terminal", "summary", "comment", "page"]],
  ["partial", ["log", "summary", "page"]],
  ["pass", ["terminal", "summary", "comment", "junit", "page", "explorer"]],
  ["error", ["terminal", "summary", "annotations", "junit", "page"]],
  ["first", ["terminal", "page", "cases"]],
  ["two_policies", ["log", "comment", "page"]],
  ["cost", ["log", "summary", "page"]],
  ["gone", ["log", "annotations", "cases"]],
  ["renamed", ["log", "summary", "junit", "explorer"]],
  ["floor", ["log", "page"]],
  ["forbidden", ["log", "page", "qrels"]],
] as const)("%s", (name, outputs) => {
  for (const output of outputs)
    expectGolden(
      new URL(`layouts/${name}-${output}.txt`, import.meta.url),
      LAYOUTS[output]!(REPORTS[name]!()),
    );
});

it("is the same text with and without colour", () => {
  const report = OUTCOMES["fail"]!();
  const colored = textOf(report, 80, true);
  expect(colored).toContain("\u001b[31m");
  const esc = String.fromCodePoint(27);
  expect(colored.replaceAll(new RegExp(`${esc}\\[\\d+m`, "g"), "")).toBe(textOf(report, 80));
  expect(textOf(report, 80)).not.toContain(esc);
});
