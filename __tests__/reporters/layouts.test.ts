/**
 * Whole outputs as people read them, each in a file. What every output must have is in
 * messages/view.test.ts.
 */
import { expect, it } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { type CommentPart, renderCommentMd } from "../../src/reporters/comment-md.ts";
import { leaderboardRows } from "../../src/reporters/leaderboard.ts";
import { expectGolden, listOtherLines, pageText } from "../helpers/golden.ts";
import {
  COMMENT_CONTEXT,
  commentOf,
  readForComment,
  pageData,
  renderCasesCsv,
  renderJunitXml,
  renderQrelsTrec,
  renderReportHtml,
  renderReportJson,
  renderFiles,
  renderText,
  renderSummaryMd,
  annotations,
} from "../helpers/rendered.ts";
import { makeErrorReport } from "../helpers/make-report.ts";
import { everyCheck } from "../helpers/every-check.ts";
import { alone, besideReport, crowdedReport, richReport } from "../helpers/report-sweep.ts";
import { OUTCOMES, costReport, renamedReport } from "../helpers/report-outcomes.ts";

/** Reports whose golden page has only the lines that the whole page of another report lacks. */
const LIKE_PAGES: Readonly<Record<string, string>> = {
  checks: "rich",
  beside: "rich",
  two_policies: "fail",
  retriever_error: "fail",
  accepted: "pass",
  watch: "pass",
  weakened: "pass",
  partial: "pass",
  first: "pass",
  cost: "pass",
  floor: "pass",
  forbidden: "pass",
};

/** The width that the command takes for a log. */
const LOG_WIDTH = 120;

/** Returns the report as text: for a log, or wrapped for a terminal of fewer columns. */
const textOf = (
  report: Report,
  { width, color = false }: { readonly width: number; readonly color?: boolean },
): string =>
  renderText(report, {
    color,
    width,
    wrap: width < LOG_WIDTH,
    reportPath: "r/report.html",
    folder: "docs",
  });

const NO_DIGESTS = { ask: "", targets: "", limits: "" };

/** Returns a report of a suite without cases: all its cases are only in the baseline. */
function goneReport(): Report {
  const report = renamedReport();
  return {
    ...report,
    inputs: { ...report.inputs!, suite: { ...report.inputs!.suite, cases: [] } },
  };
}

/**
 * Returns a report whose advice asks for a label, and in whose baseline the case token-rotate has
 * other digests: it was edited.
 */
function labelledReport(): Report {
  const report = alone([everyCheck().get("recall_drop went wrong")!]);
  const { baseline, ...inputs } = report.inputs!;
  const cases = new Map([
    ...baseline!.cases,
    ["token-rotate", { ...baseline!.cases.get("token-rotate")!, digests: NO_DIGESTS }],
  ]);
  return { ...report, inputs: { ...inputs, baseline: { ...baseline!, cases } } };
}

/** Returns a line for each member, or for each entry of a member that is a list. */
function linesOf(value: object): string {
  const lines = Object.entries(value).flatMap(([name, member]) =>
    [member].flat().map((each) => `${name}: ${JSON.stringify(each)}\n`),
  );
  return lines.join("");
}

/** Returns the lines of report.json without its view, which messages/views has. */
function reportText(report: Report): string {
  const { view: _, ...value } = JSON.parse(renderReportJson(report)) as Record<string, unknown>;
  return linesOf(value);
}

/** The reports of which there are golden files, by the first part of the files' names. */
const REPORTS: Readonly<Record<string, () => Report>> = {
  ...OUTCOMES,
  error: makeErrorReport,
  cost: costReport,
  gone: goneReport,
  rich: richReport,
  beside: besideReport,
  labelled: labelledReport,
  checks: () => alone([...everyCheck().values()]),
};
/** The outputs, by the last part of the golden files' names. */
const LAYOUTS: Readonly<Record<string, (report: Report) => string>> = {
  log: (report) => textOf(report, { width: LOG_WIDTH }),
  colors: (report) => textOf(report, { width: LOG_WIDTH, color: true }).replaceAll("\u001b[", "^"),
  terminal: (report) => textOf(report, { width: 80 }),
  summary: (report) => renderSummaryMd(report, "https://example.test/run/1#artifacts"),
  comment: (report) => commentOf(report),
  annotations: (report) => `${JSON.stringify(annotations(report), null, 2)}\n`,
  cases: (report) => renderCasesCsv(report)!.replaceAll("\r\n", "\n"),
  junit: (report) => renderJunitXml(report),
  page: (report) => pageText(renderReportHtml(report)),
  explorer: (report) => linesOf(pageData(report)),
  qrels: (report) => renderQrelsTrec(report)!,
  report: reportText,
  // The files that have no layout of their own, and the rows of the leaderboard.
  others: (report) =>
    [...renderFiles(report)]
      .filter(([file]) => !/^(?:report\.|cases|junit|summary|qrels)/.test(file))
      .map(([file, text]) => `--- ${file}\n${text.replaceAll("\r\n", "\n")}`)
      .concat(
        leaderboardRows(report, report.origin?.time ?? "").map(
          ({ header, row }) => `${header}\n${row}\n`,
        ),
      )
      .join(""),
};

// Of each report the outputs whose layout it is an example of.
it.each([
  ["fail", Object.keys(LAYOUTS)],
  ["rich", Object.keys(LAYOUTS)],
  ["checks", ["log", "summary", "comment", "annotations", "junit", "page"]],
  ["labelled", ["log", "summary", "comment"]],
  ["beside", ["log", "terminal", "summary", "page", "report"]],
  ["watch", ["log", "colors", "terminal", "comment", "annotations", "junit", "page"]],
  ["accepted", ["log", "colors", "comment", "annotations", "page"]],
  ["weakened", ["colors", "terminal", "summary", "comment", "page"]],
  ["retriever_error", ["log", "annotations", "page"]],
  ["crashed", ["terminal", "annotations", "summary", "comment", "page"]],
  ["partial", ["log", "colors", "summary", "page"]],
  ["pass", "colors terminal annotations others summary comment junit page explorer".split(" ")],
  ["error", ["colors", "terminal", "others", "summary", "annotations", "junit", "page"]],
  ["first", ["terminal", "page", "cases"]],
  ["two_policies", ["log", "colors", "comment", "page"]],
  ["cost", ["log", "summary", "page"]],
  ["gone", ["log", "annotations", "cases"]],
  ["renamed", ["log", "summary", "junit", "explorer"]],
  ["floor", ["log", "page"]],
  ["forbidden", ["log", "page", "qrels"]],
] as const)('outputs of the report "%s" are as in the golden files', (name, outputs) => {
  for (const output of outputs) {
    const layOut = LAYOUTS[output]!;
    const text = layOut(REPORTS[name]!());
    // A page that is nearly that of another report is shown by the lines in which they differ.
    const likeName = output === "page" ? LIKE_PAGES[name] : undefined;
    expectGolden(
      new URL(`layouts/${name}-${output}.txt`, import.meta.url),
      likeName === undefined ? text : listOtherLines(text, layOut(REPORTS[likeName]!())),
    );
  }
});

it("outputs count what they have no room for", () => {
  // The sizes are those around each number of things that an output has room for. A report that
  // ended in an error has other limits. In the long ones every name has 5,000 characters.
  const longName = "name ".repeat(1_000);
  const crowds: readonly { size: number; hasEnded: boolean; names?: string }[] = [
    ...[1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 20, 21, 31, 50].map((size) => ({
      size,
      hasEnded: false,
    })),
    ...[1, 3, 4, 5, 6, 10, 11, 50, 51].map((size) => ({ size, hasEnded: true })),
    { size: 5, hasEnded: false, names: longName },
    { size: 5, hasEnded: true, names: longName },
  ];
  const lines = crowds.flatMap(({ size, hasEnded, names }) => {
    const report = crowdedReport(size, hasEnded, names);
    return ["log", "summary", "comment", "annotations", "junit", "page"].map((name) => {
      const text = LAYOUTS[name]!(report);
      // `and 3 more queries`, `+490 more in the report`, up to a mark or the line's end.
      const more = [...text.matchAll(/(?:and |\+|; )?\d+ more[^,.<|)\n"]*/g)].map(
        ([words]) => words,
      );
      const counted = `${text.split("\n").length} lines, ${text.length} characters`;
      return `${size}${names ? " long" : ""}${hasEnded ? " ended" : ""} ${name}: ${counted}; ${[...new Set(more)].join(", ")}`;
    });
  });

  expect(lines.join("\n")).not.toMatch(/\b(?:0|-\d+) more/);
  expectGolden(new URL("layouts/crowded.txt", import.meta.url), [...lines, ""].join("\n"));
});

const MIXED_RUN = "one gate failed, one passed, and one report can't be read";

/**
 * Makes the arguments of renderCommentMd, by the name of what the comment is about. `before` is the
 * comment of the third entry (MIXED_RUN), which the fourth and fifth replace.
 */
const COMMENTS: Readonly<Record<string, (before: string) => Parameters<typeof renderCommentMd>>> = {
  "a failed run without a report": () => [[], { ...COMMENT_CONTEXT, conclusion: "failure" }],
  "a run without a report yet": () => [[], COMMENT_CONTEXT],
  [MIXED_RUN]: () => [
    [
      partOf({ key: "fail", name: "fail" }),
      partOf({ key: "pass", name: "pass", page: "https://x.test/page" }),
    ],
    { ...COMMENT_CONTEXT, attempt: 2 },
    [{ key: "broken", name: "broken", words: "can't be read" }],
  ],
  "a second run of one gate for the same commit": (before) => [
    [partOf({ key: "pass", name: "pass" })],
    COMMENT_CONTEXT,
    [],
    before,
  ],
  "a second run of one gate for another commit": (before) => [
    [partOf({ key: "pass", name: "pass" })],
    { ...COMMENT_CONTEXT, commit: "c3d4" },
    [],
    before,
  ],
  "three reports of one suite, after a run that failed": () => [
    [
      partOf({ key: "one", name: "pass" }),
      partOf({ key: "two", name: "pass" }),
      partOf({ key: "old", name: "pass", commit: "0ld" }),
    ],
    { ...COMMENT_CONTEXT, conclusion: "failure" },
  ],
};

/** What a part of a comment is made of. */
interface PartSpec {
  readonly key: string;
  /** One of REPORTS. */
  readonly name: string;
  readonly page?: string;
  /** The commit that the report is of; null if it does not say. */
  readonly commit?: string;
}

/** Returns a report as a part of a comment. Passing ones are of the suite docs, others of code. */
function partOf({ key, name, page, ...commit }: PartSpec): CommentPart {
  const suite = name === "pass" ? "docs" : "code";
  const report = readForComment(REPORTS[name]!(), { suite, ...commit });
  return { key, report, page: page ?? null };
}

it("a comment has its heading, lines and memory as in the golden file", () => {
  const comments = new Map<string, string>();
  for (const [name, makeArguments] of Object.entries(COMMENTS)) {
    const before = comments.get(MIXED_RUN) ?? "";
    comments.set(name, renderCommentMd(...makeArguments(before)));
  }
  const text = [...comments].map(([name, comment]) => `=== ${name}\n${comment}`).join("\n");

  expectGolden(new URL("layouts/comments.txt", import.meta.url), text);
});
