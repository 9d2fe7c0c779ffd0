/** What `gate` and `record` print. Failures last and the verdict at the very end, where a terminal stops scrolling. */
import type { Report } from "../model/report.ts";
import type { Check } from "../model/verdict.ts";
import { nextSteps } from "./advice.ts";
import { logLine } from "./escape.ts";
import {
  changedMoves,
  checkNumbers,
  culpritChange,
  culpritMoves,
  formatMove,
  formatMs,
  isLatency,
  plural,
  withArrow,
} from "./format.ts";
import { verdictWords, worstFact } from "./headline.ts";
import { intentTable } from "./intent-table.ts";
import { formatProblem } from "./problems.ts";
import {
  failedChecks,
  latencyRows,
  metricRows,
  slowerThanAllowed,
  stageRows,
  worstCases,
  type LatencyRow,
  type MetricRow,
  type RowStatus,
  type WorstCase,
} from "./rows.ts";
import { checkSentence, latencyLabel, noticeSentence } from "./sentences.ts";
import { layout, palette, type Line, type Palette } from "./terminal.ts";

export interface TextOptions {
  readonly color: boolean;
  /** Columns of the terminal; 80 to 120 where there is none. */
  readonly width: number;
  /** Where the report can be read, as people should open it; null where none was written. */
  readonly reportPath: string | null;
}

/** More than fits a screen is in the report. */
const CHECKS = 20;
const CULPRITS = 3;
const MOVES = 3;
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
  const against = baseline === null ? "no baseline" : `baseline ${logLine(config.baseline, NAME * 2)}`;
  const name = `${logLine(suite.name, NAME)} ${logLine(suite.revision, NAME)}`;
  return `${colors.bold(name)}  ${plural(suite.cases.length, "case")}, k = ${config.k}, ${against}`;
}

const STATUS: Readonly<Record<RowStatus, string>> = {
  held: "",
  failed: "FAILED",
  secondary: "failed, follows",
  missing: "MISSING",
  reported: "not gated",
};

function statusColor(status: RowStatus, colors: Palette): (text: string) => string {
  if (status === "failed" || status === "missing") return colors.red;
  if (status === "secondary") return colors.yellow;
  return status === "reported" ? colors.dim : (text) => text;
}

/** All metrics overall, then a line for each intent; latency has its own table. */
function metricLines(report: Report, colors: Palette): readonly string[] {
  const rows = metricRows(report).filter((row) => row.scope === "overall" && !isLatency(row.metric));
  if (rows.length === 0) return [];
  const head = { cells: ["overall", "baseline", "now", "change", "limit", ""], color: colors.dim };
  const intents = intentTable(report, INTENTS, colors);
  const left = (report.scores?.means.byIntent.size ?? 0) - INTENTS;
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
  const head = {
    cells: ["latency", "samples", "p50", "baseline", "p95", "baseline", "mean", ""],
    color: colors.dim,
  };
  const stages = stageRows(report).filter((row) => row.scope === "overall");
  const shown = [...rows.slice(0, INTENTS + 1), ...stages.slice(0, INTENTS)];
  const lines = shown.map((row) => latencyLine(row, slowerThanAllowed(report, row), colors));
  const left = rows.length - Math.min(rows.length, INTENTS + 1);
  return [
    ...layout([head, ...lines]),
    ...(left > 0 ? [`+${plural(left, "intent")} more in the report`] : []),
  ];
}

function latencyLine(row: LatencyRow, failed: boolean, colors: Palette): Line {
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

function failedLines(report: Report, colors: Palette, width: number): readonly string[] {
  const failed = failedChecks(report);
  const cases = worstCases(report);
  const lines = failed
    .slice(0, CHECKS)
    .map((check) => [
      checkLine(check, colors),
      ...(check.secondary_to === null ? culpritLines(check, cases, colors, width) : []),
    ]);
  // The worst is printed last, next to the verdict.
  const shown = lines.toReversed().flat();
  return failed.length > CHECKS
    ? [`+${failed.length - CHECKS} more failed checks in the report`, ...shown]
    : shown;
}

function checkLine(check: Check, colors: Palette): string {
  const primary = check.secondary_to === null;
  const mark = primary ? colors.red("✗") : colors.yellow("·");
  const category = primary ? check.category : `${check.category}, follows from ${check.secondary_to}`;
  return `${mark} ${logLine(checkSentence(check))}  ${colors.dim(category)}`;
}

/** Each case stands under the worst check that names it. */
function culpritLines(
  check: Check,
  all: readonly WorstCase[],
  colors: Palette,
  width: number,
): readonly string[] {
  const own = all.filter((each) => each.check === check);
  const below = check.cases.length - own.length;
  const left = own.length - Math.min(own.length, CULPRITS);
  const rest = [
    ...(left > 0 ? [plural(left, "more case")] : []),
    ...(below > 0 ? [`${plural(below, "case")} listed below`] : []),
  ];
  return [
    ...own.slice(0, CULPRITS).flatMap((worst) => caseLines(worst, colors, width)),
    ...(rest.length > 0 ? [colors.dim(`    and ${rest.join(", ")}`)] : []),
  ];
}

function caseLines(
  { case: one, id, check, culprit }: WorstCase,
  colors: Palette,
  width: number,
): readonly string[] {
  const name =
    one === null ? `case ${logLine(id, width)}` : `"${logLine(one.query, Math.max(20, width - 30))}"`;
  const change = logLine(culpritChange(check, culprit));
  const moves = isLatency(check.metric) ? [] : changedMoves(culpritMoves(culprit, one)).slice(0, MOVES);
  const ranks = moves.map(
    (move) => `      ${logLine(move.label, NAME * 2)}  rank ${formatMove(move.before, move.after)}`,
  );
  return [`    ${name}  ${colors.dim(change)}`, ...ranks];
}

function problemLines(report: Report, colors: Palette): readonly string[] {
  if (report.failure === null) return [];
  const { problems, hint } = report.failure;
  const lines = problems
    .slice(0, PROBLEMS)
    .map((problem) => `${colors.red("✗")} ${logLine(formatProblem(problem), 1_000)}`);
  const more = problems.length > PROBLEMS ? [`+${problems.length - PROBLEMS} more`] : [];
  return [
    ...lines,
    ...more,
    ...(hint === null ? [] : [`${colors.bold("what to do:")} ${logLine(hint, 2_000)}`]),
  ];
}

function endLines(report: Report, options: TextOptions, colors: Palette): readonly string[] {
  const { verdict } = report.verdict;
  const paint = verdict === "pass" ? colors.green : verdict === "partial" ? colors.yellow : colors.red;
  const steps = verdict === "pass" ? [] : nextSteps(report).slice(1);
  return [
    ...steps.map((step) => colors.dim(`${step.why}: ${logLine(step.command)}`)),
    `${paint(colors.bold(logLine(verdictWords(report))))}  ${logLine(worstFact(report), 2_000)}`,
    ...(options.reportPath === null ? [] : [`report: ${logLine(options.reportPath)}`]),
  ];
}
