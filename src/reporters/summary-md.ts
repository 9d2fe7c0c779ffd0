/**
 * The job summary, for a reviewer with ten seconds: the verdict with its worst fact, what failed, who lost, and the
 * rest folded away. GitHub drops a summary over 1 MiB without a word, so every part has its share of 1,000,000 bytes.
 */
import { besideCommit } from "../words/side-by-side.ts";
import { placeOf, type Problem } from "../model/problem.ts";
import type { Inputs, Report } from "../model/report.ts";
import { pageOfError } from "../words/error-page.ts";
import { nextSteps } from "../words/advice.ts";
import { originWords, receiptFacts } from "../words/receipt.ts";
import { codeMarkdown, escapeMarkdown } from "../words/escape.ts";
import { churnWords, holesWords } from "../words/causes.ts";
import { checkNumbers, plural, withArrow } from "../words/format.ts";
import { factLines, verdictWords } from "../words/headline.ts";
import { todoWords } from "../words/todo.ts";
import { whyWords } from "../words/why.ts";
import { mdDetails, mdList, mdProse, mdTable, type RowBounds } from "./markdown.ts";
import { failedChecks, metricRows, type MetricRow, type RowStatus } from "../words/rows.ts";
import { queriesBlock, worstBlocks } from "./summary-cases.ts";
import { acceptedBlock, failedBlock, watchedBlock, latencyBlock, whereMd } from "./summary-tables.ts";
import { watchedChecks } from "../words/watches.ts";
import { noteWords, noticeSentences } from "../words/notice-list.ts";
import { byWords } from "../words/notices.ts";

const NAME = 80;
const QUERY = 120;
const SENTENCE = 600;

/** Shares of the limit; with headline, hint, the checks and the cases below 900,000 bytes. */
const PROBLEMS: RowBounds = { rows: 100, bytes: 150_000 };
const OVERALL: RowBounds = { rows: 30, bytes: 50_000 };
const METRICS: RowBounds = { rows: 400, bytes: 80_000 };
const NOTICES: RowBounds = { rows: 50, bytes: 60_000 };
const RECEIPT: RowBounds = { rows: 60, bytes: 60_000 };

/** `reportUrl`: where the whole report can be downloaded; null where nobody knows. */
export function renderSummaryMd(report: Report, reportUrl: string | null = null): string {
  const blocks = [
    `### ${verdictMd(report)}\n`,
    lastLinesBlock(report),
    whyBlock(report),
    contextLine(report, reportUrl),
    problemBlock(report),
    queriesBlock(report),
    failedBlock(report),
    acceptedBlock(report),
    watchedBlock(report),
    ...worstBlocks(report),
    overallBlock(report),
    nextBlock(report),
    besideBlock(report),
    metricsBlock(report),
    latencyBlock(report),
    noticesBlock(report),
    receiptBlock(report),
  ];
  return blocks.filter((block) => block !== "").join("\n");
}

function verdictMd(report: Report): string {
  return `${escapeMarkdown(verdictWords(report))} · ${escapeMarkdown(factLines(report)[0], SENTENCE)}`;
}

/** What the retriever wrote last, as it wrote it. */
function lastLinesBlock(report: Report): string {
  const [, ...lines] = factLines(report);
  if (lines.length === 0) return "";
  return `<pre>${lines.map((line) => escapeMarkdown(line, SENTENCE)).join("\n")}</pre>\n`;
}

/** Why, then what to do; each a line, where it is known. */
function whyBlock(report: Report): string {
  const lines = [
    ["Why", whyWords(report), escapeMarkdown],
    ["What to do", todoWords(report), mdProse],
    ["Note", noteWords(report), escapeMarkdown],
    ["More", report.failure === null ? "" : pageOfError(report.failure.code), escapeMarkdown],
  ] as const;
  return lines
    .filter(([, words]) => words !== "")
    .map(([title, words, toMd]) => `<b>${title}:</b> ${toMd(words, SENTENCE)}\n`)
    .join("\n");
}

function contextLine(report: Report, reportUrl: string | null): string {
  const link = reportUrl === null ? "" : `[Full report](${reportUrl})`;
  if (report.inputs === null) return link === "" ? "" : `${link}\n`;
  return `${contextWords(report, report.inputs)}${link === "" ? "" : ` · ${link}`}\n`;
}

function contextWords(report: Report, inputs: Inputs): string {
  const { suite, config, baseline } = inputs;
  const { checks } = report.verdict;
  const failed = failedChecks(report).length;
  const watched = watchedChecks(report).length;
  const beside = besideCommit(report);
  const stored = baseline === null ? "no baseline" : `compared with ${codeMarkdown(config.baseline, NAME)}`;
  const against = beside === null ? stored : `side by side with the base ${codeMarkdown(beside)}`;
  const counted =
    checks.length === 0
      ? ""
      : ` · ${failed} of ${plural(checks.length, "check")} failed${watched === 0 ? "" : `, ${watched} to watch`}`;
  const origin = originWords(report);
  return `Suite <b>${escapeMarkdown(suite.name, NAME)}</b> ${escapeMarkdown(suite.revision, NAME)}, ${plural(suite.cases.length, "case")}${counted} · ${against}${origin === "" ? "" : ` · ${escapeMarkdown(origin)}`}`;
}

function problemBlock(report: Report): string {
  if (report.failure === null) return "";
  const { problems } = report.failure;
  if (problems.length === 0) return "";
  const row = (problem: Problem): readonly string[] => [
    codeMarkdown(placeOf(problem), QUERY),
    problem.pointer ? codeMarkdown(problem.pointer, QUERY) : "",
    escapeMarkdown(problem.message, SENTENCE),
  ];
  return mdTable(["Where", "Field", "What is wrong"], problems, row, PROBLEMS);
}

/** What the figures leave out: results that nobody judged, and lists that changed. */
function besideBlock({ explanation = null }: Report): string {
  const facts = [holesWords(explanation?.holes ?? null), churnWords(explanation?.churn ?? null)];
  const some = facts.filter((fact) => fact !== "");
  const list = mdList(some, (fact) => escapeMarkdown(fact, SENTENCE), NOTICES);
  return some.length === 0 ? "" : mdDetails("Beside the verdict: unjudged results, changed lists", list);
}

const STATUS: Readonly<Record<RowStatus, string>> = {
  held: "held",
  watched: "watch",
  failed: "<b>failed</b>",
  secondary: "failed, follows",
  missing: "<b>missing</b>",
  reported: "not gated",
};

const METRIC_COLUMNS = ["Metric", "Where", "Baseline:", "Now:", "Change:", "Limit:", "Gate"];

function metricMd(row: MetricRow): readonly string[] {
  const { baseline, current, delta, limit } = checkNumbers(row);
  return [
    escapeMarkdown(row.metric, NAME),
    whereMd(row.scope),
    baseline,
    current,
    withArrow(delta),
    limit,
    STATUS[row.status],
  ];
}

/** In the open only what moved where nothing failed: then it is the news. What stayed is among all metrics. */
function overallBlock(report: Report): string {
  const { verdict, checks } = report.verdict;
  if (verdict !== "pass" && verdict !== "partial") return "";
  const rows = metricRows(report).filter(
    ({ scope, delta, current }) =>
      scope.kind === "overall" && current !== null && (delta === null || Math.abs(delta) > 1e-9),
  );
  if (rows.length === 0) return "";
  // A part of the suite that nobody judged has no limits.
  const columns = checks.length === 0 ? METRIC_COLUMNS.slice(0, -2) : METRIC_COLUMNS;
  return mdTable(columns, rows, (row) => metricMd(row).slice(0, columns.length), OVERALL);
}

function metricsBlock(report: Report): string {
  const rows = metricRows(report);
  if (rows.length === 0) return "";
  return mdDetails(
    `All metrics, overall and ${byWords(rows.map(({ scope }) => scope))} (${rows.length})`,
    mdTable(METRIC_COLUMNS, rows, metricMd, METRICS),
  );
}

function noticesBlock(report: Report): string {
  const notices = noticeSentences(report);
  if (notices.length === 0) return "";
  const list = mdList(notices, (notice) => escapeMarkdown(notice, SENTENCE), NOTICES);
  return mdDetails(`Notices (${notices.length})`, list);
}

function receiptBlock(report: Report): string {
  const row = (fact: { name: string; value: string }): readonly string[] => [
    escapeMarkdown(fact.name, QUERY),
    codeMarkdown(fact.value, SENTENCE),
  ];
  return mdDetails(
    "Receipt: what was judged, by what",
    mdTable(["What", "Value"], receiptFacts(report), row, RECEIPT),
  );
}

function nextBlock(report: Report): string {
  const steps = nextSteps(report);
  if (steps.length === 0 || report.verdict.verdict === "pass") return "";
  return mdList(
    steps,
    (step) => `${escapeMarkdown(step.why)}: ${codeMarkdown(step.command, SENTENCE)}`,
    NOTICES,
  );
}
