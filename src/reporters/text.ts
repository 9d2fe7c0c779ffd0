/** What `gate` and `record` print. Failures last and the verdict at the very end, where a terminal stops scrolling. */
import { loadLines } from "../words/sampling.ts";
import { besideCommit, ratioCell, RATIO_METRICS } from "../words/side-by-side.ts";
import type { Report } from "../model/report.ts";
import { pageOfError } from "../words/error-page.ts";
import { nextSteps } from "../words/advice.ts";
import { originWords } from "../words/receipt.ts";
import { logLine } from "../words/escape.ts";
import { checkNumbers, formatMs, NONE, plural, withArrow } from "../words/format.ts";
import { factLines, verdictWords } from "../words/headline.ts";
import { todoWords } from "../words/todo.ts";
import { whyWords } from "../words/why.ts";
import { noticeSentences } from "../words/notice-list.ts";
import { watchedChecks } from "../words/watches.ts";
import { intentTable } from "./intent-table.ts";
import {
  latencyRows,
  metricRows,
  failedPercentiles,
  slowerThanAllowed,
  stageRows,
  type LatencyRow,
  type MetricRow,
  type RowStatus,
} from "../words/rows.ts";
import { countWords, latencyLabel } from "../words/notices.ts";
import type { Scope } from "../model/scope.ts";
import {
  type Palette,
  type TextLine,
  acceptedLines,
  failedLines,
  watchedLines,
  layout,
  palette,
  placed,
  queryLines,
  problemLines,
} from "./text-checks.ts";

export interface TextOptions {
  readonly color: boolean;
  /** Columns of the terminal; 80 to 120 where there is none. */
  readonly width: number;
  /** Where the report can be read, as people should open it; null where none was written. */
  readonly reportPath: string | null;
  /** Where its reader is, relative to the repository's root; absent where nobody knows. */
  readonly folder?: string | undefined;
}

/** More than fits a screen is in the report. */
const NOTICES = 20;
/** A pass on unchanged results takes ten lines in all. */
const QUIET_NOTICES = 4;
const INTENTS = 30;
const FIGURES = 8;
const NAME = 40;

/** The whole run as text with a newline at the end; SGR colours only where asked for. */
export function renderText(report: Report, options: TextOptions): string {
  const colors = palette(options.color);
  const end = endLines(report, options, colors);
  if (isQuiet(report)) {
    const above = [
      heading(report, colors),
      figuresLine(report),
      ...noticeLines(report, colors, options.width, QUIET_NOTICES),
    ];
    return `${[...above, "", ...end].join("\n")}\n`;
  }
  // A run that broke off has figures that compare with nothing.
  const whole = report.failure === null || report.new_baseline !== null;
  const blocks = [
    [heading(report, colors)],
    ...(whole ? [metricLines(report, colors), [...latencyLines(report, colors), ...loadLines(report)]] : []),
    noticeLines(report, colors, options.width, NOTICES),
    acceptedLines(report, colors),
    watchedLines(report, colors),
    failedLines(report, colors, options.width),
    problemLines(report, colors),
    queryLines(report, colors),
    end,
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");
}

/** A pass on unchanged results has nothing to show but that it is one. */
function isQuiet(report: Report): boolean {
  const { verdict, accepted = [] } = report.verdict;
  if (verdict !== "pass" || accepted.length > 0 || watchedChecks(report).length > 0) return false;
  const rows = metricRows(report).filter((row) => row.unit !== "ms");
  return (
    report.inputs?.baseline !== null && rows.every(({ delta }) => delta === null || Math.abs(delta) < 1e-9)
  );
}

/** The overall figures in one line. */
function figuresLine(report: Report): string {
  const overall = metricRows(report).filter(
    ({ scope, current }) => scope.kind === "overall" && current !== null,
  );
  const figures = overall.filter(({ unit }) => unit === "share" || unit === "ms").slice(0, FIGURES);
  return logLine(figures.map((row) => `${row.metric} ${checkNumbers(row).current}`).join(", "));
}

function heading(report: Report, colors: Palette): string {
  if (report.inputs === null) return colors.dim(report.tool);
  const { suite, config, baseline } = report.inputs;
  const beside = besideCommit(report);
  const stored = baseline === null ? "no baseline" : `baseline ${logLine(config.baseline, NAME * 2)}`;
  const against = beside === null ? stored : `side by side with the base ${beside}`;
  const name = `${logLine(suite.name, NAME)} ${logLine(suite.revision, NAME)}`;
  const facts = [
    plural(suite.cases.length, "case"),
    `k = ${config.k}`,
    against,
    logLine(originWords(report)),
  ];
  return `${colors.bold(name)}  ${facts.filter((fact) => fact !== "").join(", ")}`;
}

const STATUS: Readonly<Record<RowStatus, string>> = {
  held: "",
  watched: "watch",
  failed: "FAILED",
  secondary: "failed, follows",
  missing: "MISSING",
  reported: "not gated",
};

function statusColor(status: RowStatus, colors: Palette): (text: string) => string {
  if (status === "failed" || status === "missing") return colors.red;
  if (status === "secondary" || status === "watched") return colors.yellow;
  return status === "reported" ? colors.dim : (text) => text;
}

/** All metrics overall, then a line for each intent; latency has its own table. */
function metricLines(report: Report, colors: Palette): readonly string[] {
  const rows = metricRows(report).filter((row) => row.scope.kind === "overall" && row.unit !== "ms");
  if (rows.length === 0) return [];
  const judged = report.verdict.checks.length > 0;
  const head = { cells: ["overall", "baseline", "now", "change", "limit", ""], color: colors.dim };
  const { lines, left } = intentTable(report, INTENTS, colors);
  return [
    ...layout([head, ...rows.map((row) => metricCells(row, judged, colors))]),
    ...(lines.length > 0 ? ["", ...layout(lines)] : []),
    ...leftLines(left, colors),
  ];
}

const leftLines = (left: readonly Scope[], colors: Palette): readonly string[] =>
  left.length === 0 ? [] : [colors.dim(`+${countWords(left)} more in the report`)];

function metricCells(
  row: MetricRow,
  judged: boolean,
  colors: Palette,
): { cells: readonly string[]; color: (text: string) => string } {
  const { baseline, current, delta, limit } = checkNumbers(row);
  const status = judged ? STATUS[row.status] : "";
  const cells = [`  ${logLine(row.metric, NAME)}`, baseline, current, withArrow(delta), limit, status];
  return { cells, color: statusColor(row.status, colors) };
}

function latencyLines(report: Report, colors: Palette): readonly string[] {
  const rows = latencyRows(report);
  if (rows.length === 0) return [];
  const beside = besideCommit(report) !== null && report.run?.timing.seed !== undefined;
  const titles = ["latency", "samples", "p50", "baseline", "p95", "baseline", "mean"];
  const head = {
    cells: [...titles, ...(beside ? ["p50 / base's", "p95 / base's"] : []), ""],
    color: colors.dim,
  };
  const stages = stageRows(report).filter((row) => row.scope.kind === "overall");
  const told = rows.filter((row) => row.scope.kind === "overall" || slowerThanAllowed(report, row));
  const shown = [...told.slice(0, INTENTS + 1), ...stages.slice(0, INTENTS)];
  const ratios = (row: LatencyRow): readonly string[] => {
    if (!beside) return [];
    return RATIO_METRICS.map(({ metric }) =>
      row.stage === null ? ratioCell(report, row.scope, metric) : NONE,
    );
  };
  const lines = shown.map((row) => latencyLine(row, ratios(row), failedPercentiles(report, row), colors));
  const left = rows.filter((row) => !shown.includes(row)).map(({ scope }) => scope);
  return [...layout([head, ...lines]), ...leftLines(left, colors)];
}

function latencyLine(
  row: LatencyRow,
  ratios: readonly string[],
  failed: readonly string[],
  colors: Palette,
): TextLine {
  const { now, before } = row;
  return {
    cells: [
      `  ${logLine(latencyLabel(row), NAME)}`,
      String(now.samples),
      formatMs(now.p50_ms),
      formatMs(before?.p50_ms ?? null),
      formatMs(now.p95_ms),
      formatMs(before?.p95_ms ?? null),
      formatMs(now.mean_ms),
      ...ratios,
      failed.length > 0 ? `${failed.join(", ")} ${STATUS.failed}` : "",
    ],
    color: failed.length > 0 ? colors.red : (text) => text,
  };
}

function noticeLines(report: Report, colors: Palette, width: number, most: number): readonly string[] {
  const notices = noticeSentences(report);
  const lines = notices.slice(0, most).map((notice) => colors.dim(`note: ${logLine(notice, width * 2)}`));
  const left = notices.length - lines.length;
  return left > 0 ? [...lines, colors.dim(`+${plural(left, "note")} more in the report`)] : lines;
}

function endLines(report: Report, options: TextOptions, colors: Palette): readonly string[] {
  const { verdict } = report.verdict;
  const paint = verdict === "pass" ? colors.green : verdict === "partial" ? colors.yellow : colors.red;
  const steps = verdict === "pass" ? [] : nextSteps(report, options.folder).slice(1);
  const [fact, ...lastLines] = factLines(report);
  const told = [
    // The problems of a failure stand above, each on its line.
    ["why", report.failure === null ? whyWords(report) : ""],
    ["what to do", todoWords(report)],
    ["more", report.failure === null ? "" : pageOfError(report.failure.code)],
  ] as const;
  const said = told.filter(([, words]) => words !== "");
  return [
    ...said.map(([title, words]) => `${colors.bold(`${title}:`)} ${logLine(words, 2_000)}`),
    ...steps.map((step) =>
      colors.dim(`${step.why}: ${logLine(placed(step.command, options.reportPath), 2_000)}`),
    ),
    `${paint(colors.bold(logLine(verdictWords(report))))}  ${logLine(fact, 2_000)}`,
    ...lastLines.map((line) => `    ${logLine(line, 2_000)}`),
    ...(options.reportPath === null ? [] : [`report: ${logLine(options.reportPath)}`]),
  ];
}
