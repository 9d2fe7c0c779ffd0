/** What `gate` and `record` print. Failures last and the verdict at the very end, where a terminal stops scrolling. */
import { moreAbout } from "../words/error-page.ts";
import { besideCommit, ratioCell, RATIO_METRICS } from "../words/side-by-side.ts";
import { formatProblem } from "../model/problem.ts";
import type { Report } from "../model/report.ts";
import { nextSteps } from "../words/advice.ts";
import { logLine, shellWord } from "../words/escape.ts";
import { causesWords, churnWords, holesWords } from "../words/causes.ts";
import { checkNumbers, formatMs, NONE, plural, withArrow } from "../words/format.ts";
import { verdictWords, worstFact } from "../words/headline.ts";
import { intentTable } from "./intent-table.ts";
import {
  latencyRows,
  metricRows,
  slowerThanAllowed,
  stageRows,
  type LatencyRow,
  type MetricRow,
  type RowStatus,
} from "../words/rows.ts";
import { latencyLabel, noticeSentence } from "../words/notices.ts";
import {
  type Palette,
  type TextLine,
  acceptedLines,
  failedLines,
  watchedLines,
  layout,
  palette,
} from "./text-checks.ts";

export interface TextOptions {
  readonly color: boolean;
  /** Columns of the terminal; 80 to 120 where there is none. */
  readonly width: number;
  /** Where the report can be read, as people should open it; null where none was written. */
  readonly reportPath: string | null;
}

/** More than fits a screen is in the report. */
const PROBLEMS = 50;
const NOTICES = 20;
const INTENTS = 30;
const NAME = 40;

/** The whole run as text with a newline at the end; SGR colours only where asked for. */
export function renderText(report: Report, options: TextOptions): string {
  const colors = palette(options.color);
  const blocks = [
    [heading(report, colors)],
    metricLines(report, colors),
    latencyLines(report, colors),
    noticeLines(report, colors, options.width),
    explainLines(report, colors, options.width),
    acceptedLines(report, colors),
    watchedLines(report, colors),
    failedLines(report, colors, options.width),
    problemLines(report, colors),
    endLines(report, options, colors),
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");
}

function heading(report: Report, colors: Palette): string {
  if (report.inputs === null) return colors.dim(report.tool);
  const { suite, config, baseline } = report.inputs;
  const beside = besideCommit(report);
  const stored = baseline === null ? "no baseline" : `baseline ${logLine(config.baseline, NAME * 2)}`;
  const against = beside === null ? stored : `side by side with the base ${beside}`;
  const name = `${logLine(suite.name, NAME)} ${logLine(suite.revision, NAME)}`;
  return `${colors.bold(name)}  ${plural(suite.cases.length, "case")}, k = ${config.k}, ${against}`;
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
  const head = { cells: ["overall", "baseline", "now", "change", "limit", ""], color: colors.dim };
  const intents = intentTable(report, INTENTS, colors);
  const left = (report.scores?.means.by_intent.size ?? 0) - INTENTS;
  return [
    ...layout([head, ...rows.map((row) => metricCells(row, colors))]),
    ...(intents.length > 0 ? ["", ...layout(intents)] : []),
    ...(left > 0 ? [`+${plural(left, "intent")} more in the report`] : []),
  ];
}

function metricCells(
  row: MetricRow,
  colors: Palette,
): { cells: readonly string[]; color: (text: string) => string } {
  const { baseline, current, delta, limit } = checkNumbers(row);
  const cells = [
    `  ${logLine(row.metric, NAME)}`,
    baseline,
    current,
    withArrow(delta),
    limit,
    STATUS[row.status],
  ];
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
  const shown = [...rows.slice(0, INTENTS + 1), ...stages.slice(0, INTENTS)];
  const ratios = (row: LatencyRow): readonly string[] => {
    if (!beside) return [];
    return RATIO_METRICS.map(({ metric }) =>
      row.stage === null ? ratioCell(report, row.scope, metric) : NONE,
    );
  };
  const lines = shown.map((row) => latencyLine(row, ratios(row), slowerThanAllowed(report, row), colors));
  const left = rows.length - Math.min(rows.length, INTENTS + 1);
  return [
    ...layout([head, ...lines]),
    ...(left > 0 ? [`+${plural(left, "intent")} more in the report`] : []),
  ];
}

function latencyLine(row: LatencyRow, ratios: readonly string[], failed: boolean, colors: Palette): TextLine {
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
      failed ? STATUS.failed : "",
    ],
    color: failed ? colors.red : (text) => text,
  };
}

function noticeLines(report: Report, colors: Palette, width: number): readonly string[] {
  const { notices } = report.verdict;
  const lines = notices
    .slice(0, NOTICES)
    .map((notice) => colors.dim(`note: ${logLine(noticeSentence(notice), width * 2)}`));
  return notices.length > NOTICES
    ? [...lines, colors.dim(`+${notices.length - NOTICES} more in the report`)]
    : lines;
}

function explainLines(report: Report, colors: Palette, width: number): readonly string[] {
  const { explanation = null, verdict } = report;
  const failed = verdict.checks.some((check) => !check.passed);
  const facts = [
    failed ? holesWords(explanation?.holes ?? null) : "",
    churnWords(explanation?.churn ?? null),
    causesWords(explanation?.causes ?? []),
  ];
  return facts.filter((fact) => fact !== "").map((fact) => colors.dim(logLine(fact, width * 2)));
}

function problemLines(report: Report, colors: Palette): readonly string[] {
  if (report.failure === null) return [];
  const { code, problems, hint } = report.failure;
  const lines = problems
    .slice(0, PROBLEMS)
    .map((problem) => `${colors.red("✗")} ${logLine(formatProblem(problem), 1_000)}`);
  const more = problems.length > PROBLEMS ? [`+${problems.length - PROBLEMS} more`] : [];
  return [
    ...lines,
    ...more,
    ...(hint === null ? [] : [`${colors.bold("what to do:")} ${logLine(hint, 2_000)}`]),
    colors.dim(moreAbout(code)),
  ];
}

function endLines(report: Report, options: TextOptions, colors: Palette): readonly string[] {
  const { verdict } = report.verdict;
  const paint = verdict === "pass" ? colors.green : verdict === "partial" ? colors.yellow : colors.red;
  const steps = verdict === "pass" ? [] : nextSteps(report).slice(1);
  return [
    ...steps.map((step) =>
      colors.dim(`${step.why}: ${logLine(placed(step.command, options.reportPath), 2_000)}`),
    ),
    `${paint(colors.bold(logLine(verdictWords(report))))}  ${logLine(worstFact(report), 2_000)}`,
    ...(options.reportPath === null ? [] : [`report: ${logLine(options.reportPath)}`]),
  ];
}

/** On the machine that has the report, a command to paste as it is. */
function placed(command: string, reportPath: string | null): string {
  const folder = reportPath?.replace(/[/\\][^/\\]*$/, "");
  return folder === undefined
    ? command
    : command.replace("<report-dir>/baseline.json", () => shellWord(`${folder}/baseline.json`));
}
