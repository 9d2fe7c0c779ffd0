/** The files of a report as whole texts; reporters give them in parts. */
import { readFileSync } from "node:fs";
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from "ajv/dist/2020.js";
import { compactParts } from "../../src/model/canonical-json.ts";
import type { Report } from "../../src/model/report.ts";
import { type CommentPart, renderCommentMd } from "../../src/reporters/comment-md.ts";
import type { ViewPlaces } from "../../src/messages/advice.ts";
import { type ReportView, buildView } from "../../src/messages/view.ts";
import * as baseline from "../../src/reporters/baseline-json.ts";
import * as csv from "../../src/reporters/cases-csv.ts";
import * as data from "../../src/reporters/html/page-data.ts";
import * as html from "../../src/reporters/html/report-html.ts";
import type { Pack } from "../../src/reporters/html/page.ts";
import * as junit from "../../src/reporters/junit-xml.ts";
import * as part from "../../src/reporters/part-json.ts";
import { REPORTERS } from "../../src/reporters/registry.ts";
import * as json from "../../src/reporters/report-json.ts";
import * as annotated from "../../src/reporters/annotations.ts";
import * as summary from "../../src/reporters/summary-md.ts";
import * as text from "../../src/reporters/text.ts";
import * as trec from "../../src/reporters/trec.ts";
import * as unjudged from "../../src/reporters/unjudged-jsonl.ts";

/** Returns the parts as one text; null for null. */
function joinText(parts: Iterable<string>): string;
function joinText(parts: Iterable<string> | null): string | null;
function joinText(parts: Iterable<string> | null): string | null {
  return parts === null ? null : [...parts].join("");
}

export const renderReportJson = (report: Report) =>
  joinText(json.renderReportJson(report, buildView(report)));
/** The text that the report's digest covers. */
export const deterministicText = (report: Report): string =>
  joinText(compactParts(json.deterministicPart(report)));
export const renderBaseline = (one: Parameters<typeof baseline.baselineParts>[0]) =>
  joinText(baseline.baselineParts(one));
export const renderBaselineJson = (report: Report) => joinText(baseline.renderBaselineJson(report));
export const renderCasesCsv = (report: Report) =>
  joinText(csv.renderCasesCsv(report, buildView(report)));
export const renderJunitXml = (report: Report) =>
  joinText(junit.renderJunitXml(report, buildView(report)));
export const renderRunTrec = (report: Report) =>
  joinText(trec.renderRunTrec(report, buildView(report)));
export const renderQrelsTrec = (report: Report) =>
  joinText(trec.renderQrelsTrec(report, buildView(report)));
export const renderUnjudgedJsonl = (report: Report) =>
  joinText(unjudged.renderUnjudgedJsonl(report, buildView(report)));
export const renderPartJson = (report: Report) => joinText(part.renderPartJson(report));
export const renderReportHtml = (report: Report, pack?: Pack) =>
  joinText(html.renderReportHtml(report, buildView(report), pack));
export const pageData = (report: Report): data.PageData =>
  JSON.parse(joinText(data.pageParts(report, buildView(report))));

export const renderText = (
  report: Report,
  options: Parameters<typeof text.renderText>[1] & ViewPlaces,
): string => text.renderText(buildView(report, options), options);
export const renderSummaryMd = (report: Report, url?: string | null): string =>
  summary.renderSummaryMd(buildView(report), url);
export const annotations = (
  report: Report,
  also?: Parameters<typeof annotated.makeAnnotations>[1],
): ReturnType<typeof annotated.makeAnnotations> =>
  annotated.makeAnnotations(buildView(report), also);

let schema: ValidateFunction | undefined;

/** Compiles the schema of report.json. It refers to that of the baseline for what both share. */
function compileReportSchema(): ValidateFunction {
  const readSchema = (name: string): AnySchemaObject => {
    const file = new URL(`../../schemas/${name}.schema.json`, import.meta.url);
    return JSON.parse(readFileSync(file, "utf8"));
  };
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
  });
  ajv.addKeyword("x-expected");
  ajv.addSchema(readSchema("baseline"));
  return ajv.compile(readSchema("report"));
}

/** Returns how the report breaks the published schema of report.json; empty if it fits. */
export function schemaProblems(report: unknown): readonly unknown[] {
  schema ??= compileReportSchema();
  return schema(report) ? [] : schema.errors!;
}

/** The run that a comment is about, and its commit. */
export const COMMENT_CONTEXT = {
  runUrl: "https://x.test/1",
  attempt: 1,
  commit: "a1b2c3d4e5f6a7b8",
  conclusion: null,
};

/** Returns the report as a comment reads it, of this suite and commit if it says them. */
export function readForComment(
  report: Report,
  { suite, commit }: { readonly suite?: string; readonly commit?: string } = {},
): CommentPart["report"] {
  const { view } = JSON.parse(renderReportJson(report)) as { readonly view: ReportView };
  const { verdict } = report.verdict;
  return {
    verdict,
    suite: suite ?? null,
    failure: report.failure,
    view: { ...view, verdict },
    commit: commit ?? null,
  };
}

/** Returns the comment on a pull request about this report alone. */
export const commentOf = (report: Report): string =>
  renderCommentMd([{ key: "", report: readForComment(report), page: null }], COMMENT_CONTEXT);

/** Returns the texts of the report's files by name, without files that are not written. */
export function renderFiles(report: Report): ReadonlyMap<string, string> {
  const view = buildView(report);
  const files = REPORTERS.map(
    ({ file, render }) => [file, joinText(render(report, view))] as const,
  );
  return new Map(files.flatMap(([file, text]) => (text === null ? [] : [[file, text] as const])));
}
