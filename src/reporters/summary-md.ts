/**
 * The job summary, for a reviewer with ten seconds: the verdict with its worst fact, what failed, who lost, and the
 * rest folded away. GitHub drops a summary over 1 MiB without a word, so every part has its share of 1,000,000 bytes.
 */
import { placeOf, type Problem } from "../model/problem.ts";
import type { Inputs, Report } from "../model/report.ts";
import type { Step } from "../messages/advice.ts";
import { type Blocks, blocksOf, factLines, stepsOf } from "../messages/blocks.ts";
import { churnWords, groupWords, holesWords, stagesWords } from "../messages/causes.ts";
import { pageOfError } from "../messages/error-page.ts";
import { codeMarkdown, escapeMarkdown } from "../messages/escape.ts";
import { byWords, formatMs, latencyLabel, plural } from "../messages/format.ts";
import { rowOf } from "../messages/items.ts";
import { originWords, receiptFacts } from "../messages/receipt.ts";
import {
  type LatencyRow,
  type MetricRow,
  statusWords,
  besideCommit,
  failedQueries,
  latencyRows,
  metricRows,
  ratioCells,
  ratioNames,
  stageRows,
} from "../messages/rows.ts";
import { type Room, FIGURES, itemsMd, logMd, rowMd, whyMd } from "./blocks-md.ts";
import { type RowBounds, mdDetails, mdList, mdTable } from "./markdown.ts";

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

/** `reportUrl`: where the whole report can be downloaded; null where that is not known. */
export function renderSummaryMd(report: Report, reportUrl: string | null = null): string {
  const told = blocksOf(report);
  const { failure } = report;
  const [fact, ...lines] = factLines(told.fact);
  const blocks = [
    `### ${escapeMarkdown(told.title)} · ${escapeMarkdown(fact, SENTENCE)}\n`,
    logMd(lines, SENTENCE),
    ...whyMd(told),
    failure === null
      ? ""
      : `<b>More:</b> <a href="${pageOfError(failure.code)}">${escapeMarkdown(failure.code)}</a>\n`,
    contextLine(report, told, reportUrl),
    problemBlock(report),
    queriesBlock(report),
    ...itemsMd(told, ROOM),
    partBlock(report),
    nextBlock(told),
    besideBlock(report),
    metricsBlock(report),
    latencyBlock(report),
    mdDetails(`Notices (${told.notices.length})`, listOf(told.notices)),
    receiptBlock(report),
  ];
  return blocks.filter(Boolean).join("\n");
}

function contextLine(report: Report, { tally }: Blocks, reportUrl: string | null): string {
  const link = reportUrl === null ? "" : `[Full report](${reportUrl})`;
  const context = report.inputs === null ? [] : contextWords(report, tally, report.inputs);
  const parts = [...context, link].filter(Boolean);
  return parts.length === 0 ? "" : `${parts.join(" · ")}\n`;
}

function contextWords(
  report: Report,
  tally: string,
  { suite, config, baseline }: Inputs,
): readonly string[] {
  const beside = besideCommit(report);
  const stored =
    baseline === null ? "no baseline" : `compared with ${codeMarkdown(config.baseline, NAME)}`;
  const against = beside === null ? stored : `side by side with the base ${codeMarkdown(beside)}`;
  const name = `Suite <b>${escapeMarkdown(suite.name, NAME)}</b> ${escapeMarkdown(suite.revision, NAME)}`;
  const cases = plural(suite.cases.length, "case");
  return [`${name}, ${cases}`, tally, against, escapeMarkdown(originWords(report))];
}

function problemBlock({ failure }: Report): string {
  const row = (problem: Problem): readonly string[] => [
    codeMarkdown(placeOf(problem), QUERY),
    problem.pointer ? codeMarkdown(problem.pointer, QUERY) : "",
    escapeMarkdown(problem.message, SENTENCE),
  ];
  return mdTable(["Where", "Field", "What is wrong"], failure?.problems ?? [], row, PROBLEMS);
}

/** What the retriever said to each query that failed, where that ended the run. */
function queriesBlock(report: Report): string {
  const failed = report.failure === null ? [] : failedQueries(report);
  const row = ({ case: one, error }: (typeof failed)[number]): readonly string[] => [
    escapeMarkdown(one.query, QUERY),
    escapeMarkdown(one.intent, NAME),
    escapeMarkdown(error, SENTENCE),
  ];
  return mdTable(["Failed query", "Intent", "What the retriever said"], failed, row, ROOM.cases);
}

const GROUPS = 3;

/** What the figures leave out: the largest groups of what changed, results without a judgment, lists that changed. */
function besideBlock({ explanation = null }: Report): string {
  const facts = [
    ...(explanation?.groups ?? []).slice(0, GROUPS).map(groupWords),
    stagesWords(explanation?.stages),
    holesWords(explanation?.holes ?? null),
    churnWords(explanation?.churn ?? null),
  ].filter(Boolean);
  return mdDetails("Beside the verdict: unjudged results, changed lists", listOf(facts));
}

/** A part of the suite has no limits, so that its figures are the news. */
function partBlock(report: Report): string {
  if (report.verdict.verdict !== "partial") {
    return "";
  }
  const rows = metricRows(report).filter(
    ({ scope, current }) => scope.kind === "overall" && current !== null,
  );
  return mdTable(FIGURES.slice(0, -1), rows, (row) => rowMd(rowOf(row)).slice(0, -1), ROOM.rows);
}

function metricsBlock(report: Report): string {
  const rows = metricRows(report);
  const by = byWords(rows.map(({ scope }) => scope));
  const cells = (row: MetricRow): readonly string[] => {
    const word = statusWords(row);
    return [
      ...rowMd(rowOf(row)),
      word === "failed" || word === "missing" ? `<b>${word}</b>` : word,
    ];
  };
  const table = mdTable([...FIGURES, "Gate"], rows, cells, METRICS);
  return mdDetails(`All metrics, overall and ${by} (${rows.length})`, table);
}

/** By intent and by stage, beside the baseline's or times the base's. */
function latencyBlock(report: Report): string {
  const rows = [...latencyRows(report), ...stageRows(report)];
  if (rows.length === 0) {
    return "";
  }
  const ratios = ratioNames(report).map((name) => `${name}, times the base's:`);
  const percentiles = [
    "Samples:",
    "p50:",
    "p50 baseline:",
    "p95:",
    "p95 baseline:",
    "p99:",
    "Mean:",
  ];
  const cells = (row: LatencyRow): readonly string[] => {
    const { now, before } = row;
    const times = [now.p50_ms, before?.p50_ms, now.p95_ms, before?.p95_ms, now.p99_ms, now.mean_ms];
    const figures = [String(now.samples), ...times.map((ms = null) => formatMs(ms))];
    return [escapeMarkdown(latencyLabel(row), NAME), ...figures, ...ratioCells(report, row)];
  };
  const table = mdTable(["Where", ...percentiles, ...ratios], rows, cells, LATENCY);
  return mdDetails(`Latency ${byWords(rows.map(({ scope }) => scope))}`, table);
}

function listOf(sentences: readonly string[]): string {
  return mdList(sentences, (sentence) => escapeMarkdown(sentence, SENTENCE), NOTICES);
}

function receiptBlock(report: Report): string {
  const row = (fact: { name: string; value: string }): readonly string[] => [
    escapeMarkdown(fact.name, QUERY),
    codeMarkdown(fact.value, SENTENCE),
  ];
  const table = mdTable(["What", "Value"], receiptFacts(report), row, RECEIPT);
  return mdDetails("Receipt: what was judged, by what", table);
}

function nextBlock(told: Blocks): string {
  const step = ({ why, command }: Step): string =>
    escapeMarkdown(why) + (command === "" ? "" : `: ${codeMarkdown(command, SENTENCE)}`);
  return mdList(stepsOf(told), step, NOTICES);
}
