/**
 * The job summary, for a reviewer with ten seconds: the verdict with its worst fact, what failed, who lost, and the
 * rest folded away. GitHub drops a summary over 1 MiB without a word, so every part has its share of 1,000,000 bytes.
 */
import { besideCommit } from "../words/side-by-side.ts";
import { placeOf, type Problem } from "../model/problem.ts";
import type { Loss } from "../model/explanation.ts";
import type { Inputs, Report } from "../model/report.ts";
import type { Category } from "../model/verdict.ts";
import { pageOfError } from "../words/error-page.ts";
import { nextSteps, todoWords } from "../words/advice.ts";
import { originWords, receiptFacts } from "../words/receipt.ts";
import { codeMarkdown, escapeMarkdown } from "../words/escape.ts";
import { churnWords, holesWords, lossWords } from "../words/causes.ts";
import {
  changedMoves,
  checkNumbers,
  culpritChange,
  culpritMoves,
  formatMove,
  NONE,
  plural,
  withArrow,
} from "../words/format.ts";
import { factLines, verdictWords, whyWords } from "../words/headline.ts";
import { mdDetails, mdList, mdTable, type RowBounds } from "./markdown.ts";
import {
  failedChecks,
  lossesById,
  metricRows,
  worstByCategory,
  type MetricRow,
  type RowStatus,
  type WorstCase,
} from "../words/rows.ts";
import { acceptedBlock, failedBlock, watchedBlock, latencyBlock, whereMd } from "./summary-tables.ts";
import { watchedChecks } from "../words/watches.ts";
import { noticeSentences } from "../words/notice-list.ts";
import { CATEGORY_MEANING } from "../words/notices.ts";

const NAME = 80;
const QUERY = 120;
const SENTENCE = 600;
/** Targets of one case in one cell. */
const MOVES = 3;

/** Shares of the limit, WORST once for each category; with headline, hint and the checks below 900,000 bytes. */
const WORST: RowBounds = { rows: 8, bytes: 20_000 };
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
    ["Why", whyWords(report)],
    ["What to do", todoWords(report)],
    ["More", report.failure === null ? "" : pageOfError(report.failure.code)],
  ] as const;
  return lines
    .filter(([, words]) => words !== "")
    .map(([title, words]) => `<b>${title}:</b> ${escapeMarkdown(words, SENTENCE)}\n`)
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

function worstBlocks(report: Report): readonly string[] {
  const losses = lossesById(report);
  return [...worstByCategory(report)].map(([category, cases]) => worstBlock(category, cases, losses));
}

function worstBlock(category: Category, cases: readonly WorstCase[], losses: Losses): string {
  const title = `<b>Worst cases, ${category}</b>: ${CATEGORY_MEANING[category]}\n`;
  const ranked = cases.every(
    ({ check }) => check.unit !== "ms" && check.unit !== "money" && check.kind !== "absent",
  );
  const columns = ranked
    ? ["Query", "Intent", "Target: rank before → now", "Before → now"]
    : ["Query", "Intent", "Before → now"];
  return `${title}\n${mdTable(columns, cases, (each) => worstRow(each, ranked, losses), WORST)}`;
}

type Losses = ReturnType<typeof lossesById>;

function worstRow(worst: WorstCase, ranked: boolean, losses: Losses): readonly string[] {
  const { culprit, check } = worst;
  const query = worst.case === null ? codeMarkdown(worst.id, NAME) : escapeMarkdown(worst.case.query, QUERY);
  const intent = escapeMarkdown(worst.case?.intent ?? NONE, NAME);
  const change = escapeMarkdown(culpritChange(check, culprit), NAME);
  return ranked ? [query, intent, movesMd(worst, losses.get(worst.id)), change] : [query, intent, change];
}

function movesMd(worst: WorstCase, loss: Loss | undefined): string {
  const moves = changedMoves(culpritMoves(worst.culprit, worst.case));
  const shown = moves
    .slice(0, MOVES)
    .map((move) => `${codeMarkdown(move.label, NAME)} <b>${formatMove(move.before, move.after)}</b>`);
  const more = moves.length > MOVES ? [`+${moves.length - MOVES} more`] : [];
  const why = loss === undefined ? [] : [escapeMarkdown(lossWords(loss), SENTENCE)];
  return [...shown, ...more, ...why].join("<br>");
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

/** In the open only where nothing failed: then it is the news. */
function overallBlock(report: Report): string {
  if (report.verdict.verdict !== "pass" && report.verdict.verdict !== "partial") return "";
  const rows = metricRows(report).filter((row) => row.scope.kind === "overall");
  return rows.length === 0 ? "" : mdTable(METRIC_COLUMNS, rows, metricMd, OVERALL);
}

function metricsBlock(report: Report): string {
  const rows = metricRows(report);
  if (rows.length === 0) return "";
  return mdDetails(
    `All metrics, overall and by intent (${rows.length})`,
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
