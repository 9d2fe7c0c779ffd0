/**
 * The job summary, for a reviewer with ten seconds: at most 400 words of a pass and 700 of a
 * failure. All else is on the page. GitHub drops a summary over 1 MiB without a word.
 */
import { problemPlace, type Problem } from "../model/problem.ts";
import type { Step } from "../messages/advice.ts";
import { pageOfError } from "../messages/error-page.ts";
import { codeMarkdown, escapeMarkdown } from "../messages/escape.ts";
import type { CaseView } from "../messages/items.ts";
import { type ReportView, countWords, visibleSteps } from "../messages/view.ts";
import { mdList, mdProse, mdTable, type RowCounts, linesMd, logMd, partsMd } from "./view-md.ts";

/** The most characters of a query or name, and of a sentence. */
const QUERY = 120;
const SENTENCE = 600;

/** How much the summary shows. */
const PROBLEMS = 100;
const QUERIES = 8;
const ROW_COUNTS: RowCounts = {
  rows: 6,
  queries: 5,
  fell: 3,
  lost: 3,
  won: 3,
  short: false,
};
const NOTICES = 3;
const STEPS = 5;

/**
 * Returns the job summary as Markdown: heading and title, cause and advice, what the run was, the
 * problems of an error, the parts of the view, the steps and the notices. `reportUrl`: where the
 * whole report can be downloaded; null if that is not known.
 */
export function renderSummaryMd(view: ReportView, reportUrl: string | null = null): string {
  const { error } = view;
  const blocks = [
    `### ${escapeMarkdown(view.heading)} · ${escapeMarkdown(view.title, SENTENCE)}\n`,
    logMd(view.output, SENTENCE),
    ...linesMd(view, ROW_COUNTS),
    error === null
      ? ""
      : `<b>More:</b> <a href="${pageOfError(error.code)}">${escapeMarkdown(error.code)}</a>\n`,
    aboutLine(view, reportUrl),
    ...errorMd(view),
    ...partsMd(view, ROW_COUNTS),
    stepsMd(view),
    noticesMd(view),
  ];
  return blocks.filter(Boolean).join("\n");
}

function aboutLine({ about, counts }: ReportView, reportUrl: string | null): string {
  const link = reportUrl === null ? "" : `[Full report](${reportUrl})`;
  const words = about.map((part) => escapeMarkdown(part, QUERY));
  const aboutText = [...words, link].filter(Boolean).join(" · ");
  const lines = [escapeMarkdown(countWords(counts), SENTENCE), aboutText].filter(Boolean);
  return lines.length === 0 ? "" : `${lines.join("\n\n")}\n`;
}

/**
 * Returns two tables for an error that ended the run: what is wrong with a file, and what the
 * retriever answered to the queries that failed. A table without rows is "".
 */
function errorMd({ error }: ReportView): readonly string[] {
  const { problems = [], queries = [] } = error ?? {};
  const problemCells = (problem: Problem): readonly string[] => [
    codeMarkdown(problemPlace(problem), QUERY),
    problem.pointer ? codeMarkdown(problem.pointer, QUERY) : "",
    escapeMarkdown(problem.message, SENTENCE),
  ];
  const failedCells = ({ query, change }: CaseView): readonly string[] => [
    escapeMarkdown(query, QUERY),
    escapeMarkdown(change, SENTENCE),
  ];
  return [
    mdTable(["Where", "Field", "What is wrong"], problems, problemCells, PROBLEMS),
    mdTable(["Failed query", "What the retriever said"], queries, failedCells, QUERIES),
  ];
}

/** Returns the steps. Their heading keeps Markdown from joining them to a list before. */
function stepsMd(view: ReportView): string {
  const list = mdList(visibleSteps(view), stepMd, STEPS);
  return list === "" ? "" : `<b>Next:</b>\n\n${list}`;
}

function stepMd({ why, command }: Step): string {
  return mdProse(why, SENTENCE) + (command === "" ? "" : `: ${codeMarkdown(command, SENTENCE)}`);
}

function noticesMd({ notices }: ReportView): string {
  const list = mdList(notices, (notice) => mdProse(notice, SENTENCE), NOTICES);
  return list === "" ? "" : `<b>Notices:</b>\n\n${list}`;
}
