/**
 * The job summary, for a reviewer with ten seconds: the verdict with its worst fact, what failed, who lost, and the
 * rest folded away. GitHub drops a summary over 1 MiB without a word, so every part has its share of 1,000,000 bytes.
 */
import { placeOf, type Problem } from "../model/problem.ts";
import type { Inputs, Report } from "../model/report.ts";
import { type Blocks, blocksOf, factLines } from "../words/blocks.ts";
import { churnWords, groupWords, holesWords, stagesWords } from "../words/causes.ts";
import { pageOfError } from "../words/error-page.ts";
import { codeMarkdown, escapeMarkdown } from "../words/escape.ts";
import {
  NONE,
  byWords,
  checkNumbers,
  formatMs,
  latencyLabel,
  plural,
  scopeLabel,
  withArrow,
} from "../words/format.ts";
import { originWords, receiptFacts } from "../words/receipt.ts";
import {
  RATIO_METRICS,
  besideCommit,
  failedQueries,
  latencyRows,
  metricRows,
  ratioCell,
  stageRows,
  type LatencyRow,
  type MetricRow,
  type RowStatus,
} from "../words/rows.ts";
import { loadLines } from "../words/sampling.ts";
import { itemsMd, whyMd, type Room } from "./blocks-md.ts";
import { mdDetails, mdList, mdTable, type RowBounds } from "./markdown.ts";

const NAME = 80;
const QUERY = 120;
const SENTENCE = 600;

/** Shares of the limit; with headline, hint, the checks and the cases below 900,000 bytes. */
const PROBLEMS: RowBounds = { rows: 100, bytes: 150_000 };
const ROOM: Room = { rows: { rows: 30, bytes: 60_000 }, cases: { rows: 8, bytes: 20_000 } };
const METRICS: RowBounds = { rows: 400, bytes: 80_000 };
const LATENCY: RowBounds = { rows: 100, bytes: 60_000 };
const NOTICES: RowBounds = { rows: 50, bytes: 60_000 };
const RECEIPT: RowBounds = { rows: 60, bytes: 60_000 };

/** `reportUrl`: where the whole report can be downloaded; null where nobody knows. */
export function renderSummaryMd(report: Report, reportUrl: string | null = null): string {
  const told = blocksOf(report);
  const [fact, ...lines] = factLines(told.fact);
  const page = report.failure === null ? "" : pageOfError(report.failure.code);
  const blocks = [
    `### ${escapeMarkdown(told.title)} · ${escapeMarkdown(fact, SENTENCE)}\n`,
    lines.length === 0
      ? ""
      : `<pre>${lines.map((line) => escapeMarkdown(line, SENTENCE)).join("\n")}</pre>\n`,
    ...whyMd(told, page === "" ? "" : `<a href="${page}">${escapeMarkdown(report.failure!.code)}</a>`),
    contextLine(report, told, reportUrl),
    problemBlock(report),
    queriesBlock(report),
    ...itemsMd(told, ROOM),
    partBlock(report),
    nextBlock(told),
    besideBlock(report),
    metricsBlock(report),
    latencyBlock(report),
    noticesBlock(told),
    receiptBlock(report),
  ];
  return blocks.filter((block) => block !== "").join("\n");
}

function contextLine(report: Report, { tally }: Blocks, reportUrl: string | null): string {
  const link = reportUrl === null ? "" : `[Full report](${reportUrl})`;
  if (report.inputs === null) return link === "" ? "" : `${link}\n`;
  return `${contextWords(report, tally, report.inputs)}${link === "" ? "" : ` · ${link}`}\n`;
}

function contextWords(report: Report, tally: string, { suite, config, baseline }: Inputs): string {
  const beside = besideCommit(report);
  const stored = baseline === null ? "no baseline" : `compared with ${codeMarkdown(config.baseline, NAME)}`;
  const against = beside === null ? stored : `side by side with the base ${codeMarkdown(beside)}`;
  const parts = [tally, against, escapeMarkdown(originWords(report))].filter((part) => part !== "");
  return `Suite <b>${escapeMarkdown(suite.name, NAME)}</b> ${escapeMarkdown(suite.revision, NAME)}, ${plural(suite.cases.length, "case")} · ${parts.join(" · ")}`;
}

function problemBlock({ failure }: Report): string {
  if (failure === null || failure.problems.length === 0) return "";
  const row = (problem: Problem): readonly string[] => [
    codeMarkdown(placeOf(problem), QUERY),
    problem.pointer ? codeMarkdown(problem.pointer, QUERY) : "",
    escapeMarkdown(problem.message, SENTENCE),
  ];
  return mdTable(["Where", "Field", "What is wrong"], failure.problems, row, PROBLEMS);
}

/** What the retriever said to each query that failed, where that ended the run. */
function queriesBlock(report: Report): string {
  const failed = report.failure === null ? [] : failedQueries(report);
  if (failed.length === 0) return "";
  const row = ({ case: one, error }: (typeof failed)[number]): readonly string[] => [
    escapeMarkdown(one.query, QUERY),
    escapeMarkdown(one.intent, NAME),
    escapeMarkdown(error, SENTENCE),
  ];
  return mdTable(["Failed query", "Intent", "What the retriever said"], failed, row, ROOM.cases);
}

/** What the figures leave out: results that nobody judged, and lists that changed. */
/** What changed in many lists: the largest. */
const GROUPS = 3;

function besideBlock({ explanation = null }: Report): string {
  const facts = [
    ...(explanation?.groups ?? []).slice(0, GROUPS).map(groupWords),
    stagesWords(explanation?.stages),
    holesWords(explanation?.holes ?? null),
    churnWords(explanation?.churn ?? null),
  ];
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
  const where = escapeMarkdown(scopeLabel(row.scope), NAME);
  return [
    escapeMarkdown(row.metric, NAME),
    where,
    baseline,
    current,
    withArrow(delta),
    limit,
    STATUS[row.status],
  ];
}

/** A part of the suite has no limits, so that its figures are the news. */
function partBlock(report: Report): string {
  const rows = metricRows(report).filter(
    ({ scope, current }) => scope.kind === "overall" && current !== null,
  );
  if (report.verdict.verdict !== "partial" || rows.length === 0) return "";
  return mdTable(METRIC_COLUMNS.slice(0, -2), rows, (row) => metricMd(row).slice(0, -2), ROOM.rows);
}

function metricsBlock(report: Report): string {
  const rows = metricRows(report);
  if (rows.length === 0) return "";
  const by = byWords(rows.map(({ scope }) => scope));
  const table = mdTable(METRIC_COLUMNS, rows, metricMd, METRICS);
  return mdDetails(`All metrics, overall and ${by} (${rows.length})`, table);
}

/** By intent and by stage, beside the baseline's or times the base's. */
function latencyBlock(report: Report): string {
  const rows = [...latencyRows(report), ...stageRows(report)];
  if (rows.length === 0) return "";
  const beside = besideCommit(report) !== null && report.run?.timing.seed !== undefined;
  const ratios = beside ? ["p50, times the base's:", "p95, times the base's:"] : [];
  const percentiles = ["Samples:", "p50:", "p50 baseline:", "p95:", "p95 baseline:", "p99:", "Mean:"];
  const row = ({ now, before, ...where }: LatencyRow): readonly string[] => [
    escapeMarkdown(latencyLabel(where), NAME),
    String(now.samples),
    ...[now.p50_ms, before?.p50_ms, now.p95_ms, before?.p95_ms, now.p99_ms, now.mean_ms].map((ms) =>
      formatMs(ms ?? null),
    ),
    ...ratios.map((_, i) =>
      where.stage === null ? ratioCell(report, where.scope, RATIO_METRICS[i]!.metric) : NONE,
    ),
  ];
  const lines = loadLines(report).map((line) => `\n${escapeMarkdown(line, SENTENCE)}\n`);
  const table = mdTable(["Where", ...percentiles, ...ratios], rows, row, LATENCY);
  return mdDetails(`Latency ${byWords(rows.map(({ scope }) => scope))}`, table + lines.join(""));
}

function noticesBlock({ notices }: Blocks): string {
  if (notices.length === 0) return "";
  const list = mdList(notices, (notice) => escapeMarkdown(notice, SENTENCE), NOTICES);
  return mdDetails(`Notices (${notices.length})`, list);
}

function receiptBlock(report: Report): string {
  const row = (fact: { name: string; value: string }): readonly string[] => [
    escapeMarkdown(fact.name, QUERY),
    codeMarkdown(fact.value, SENTENCE),
  ];
  const table = mdTable(["What", "Value"], receiptFacts(report), row, RECEIPT);
  return mdDetails("Receipt: what was judged, by what", table);
}

/** On a pass only where there is something to adopt. */
function nextBlock({ next, title }: Blocks): string {
  const steps = title.startsWith("PASS") ? next.filter((step) => step.do === "adopt") : next;
  if (steps.length === 0) return "";
  return mdList(
    steps,
    ({ why, command }) =>
      `${escapeMarkdown(why.charAt(0).toUpperCase() + why.slice(1))}${command === "" ? "" : `: ${codeMarkdown(command, SENTENCE)}`}`,
    NOTICES,
  );
}
