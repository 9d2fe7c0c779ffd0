/** The checks of the job summary: those that failed, and those that the label accepted. */
import { besideCommit, ratioWords, RATIO_METRICS, ratioCell } from "../words/side-by-side.ts";
import type { Report } from "../model/report.ts";
import { type Check, missingOf, evidenceOfCheck } from "../model/verdict.ts";
import { evidenceClause } from "../words/causes.ts";
import { checkNumbers, plural, withArrow, formatMs, NONE } from "../words/format.ts";
import { checkSentence, missingReason, scopeLabel, latencyLabel } from "../words/notices.ts";
import { watchSentence, watchedChecks } from "../words/watches.ts";
import { samplingLines } from "../words/sampling.ts";
import { codeMarkdown, escapeMarkdown } from "../words/escape.ts";
import { type RowBounds, mdTable, mdDetails } from "./markdown.ts";
import { failedChecks, latencyRows, stageRows, type LatencyRow } from "../words/rows.ts";
import type { Scope } from "../model/scope.ts";

const CHECK_NAME_LENGTH = 80;
const SENTENCE = 600;
const FAILED: RowBounds = { rows: 30, bytes: 120_000 };
const WATCHED_CASES = 5;
const ACCEPTED: RowBounds = { rows: 30, bytes: 40_000 };

const COLUMNS = ["Failed check", "Where", "Baseline:", "Now:", "Change:", "Limit:", "Category"];

export function failedBlock(report: Report): string {
  const failed = failedChecks(report);
  return failed.length === 0 ? "" : mdTable(COLUMNS, failed, failedRow, FAILED);
}

/** What failed by the base's files and is no failure, because somebody said so. */
export function acceptedBlock({ verdict: { accepted = [] } }: Report): string {
  if (accepted.length === 0) return "";
  const title = `<b>Accepted with the label:</b> ${plural(accepted.length, "check")} that failed by the base's files\n`;
  const row = (check: Check): readonly string[] => [
    escapeMarkdown(checkSentence(check), SENTENCE),
    check.category,
  ];
  return `${title}\n${mdTable(["Accepted", "Category"], accepted, row, ACCEPTED)}`;
}

/** Beyond its limit, and no failure. */
export function watchedBlock(report: Report): string {
  const watched = watchedChecks(report);
  if (watched.length === 0) return "";
  const row = (check: Check): readonly string[] => [
    escapeMarkdown(watchSentence(check), SENTENCE),
    check.cases
      .slice(0, WATCHED_CASES)
      .map(({ id }) => codeMarkdown(id, CHECK_NAME_LENGTH))
      .join(" "),
  ];
  return mdTable(
    ["⚠️ Watch: beyond its limit, and no failure", "Cases, worst first"],
    watched,
    row,
    ACCEPTED,
  );
}

function failedRow(check: Check): readonly string[] {
  const { baseline, current, delta, limit } = checkNumbers(check);
  const missing = missingOf(check);
  const why =
    missing === null
      ? check.kind === "ratio"
        ? ratioWords(check.ratio)
        : undefined
      : missingReason(missing);
  const category =
    check.secondary_to === null
      ? `<b>${check.category}</b>${why === undefined ? "" : `: ${escapeMarkdown(why)}`}`
      : `${check.category}, follows from ${check.secondary_to}`;
  const tested = evidenceOfCheck(check);
  const evidence = tested === null ? "" : `<br>${escapeMarkdown(evidenceClause(tested))}`;
  return [
    escapeMarkdown(check.metric, CHECK_NAME_LENGTH),
    whereMd(check.scope),
    baseline,
    `<b>${current}</b>`,
    withArrow(delta),
    limit,
    category + evidence,
  ];
}

export function whereMd(scope: Scope): string {
  return escapeMarkdown(scopeLabel(scope), CHECK_NAME_LENGTH);
}

// Latency of the job summary: by intent and by stage, beside the baseline's or times the base's.

const NAME = 80;
const LATENCY: RowBounds = { rows: 100, bytes: 60_000 };

export function latencyBlock(report: Report): string {
  const rows = [...latencyRows(report), ...stageRows(report)];
  if (rows.length === 0) return "";
  const beside = besideCommit(report) !== null && report.run?.timing.seed !== undefined;
  const ratios = beside ? ["p50, times the base's:", "p95, times the base's:"] : [];
  const columns = [
    "Where",
    "Samples:",
    "p50:",
    "p50 baseline:",
    "p95:",
    "p95 baseline:",
    "p99:",
    "Mean:",
    ...ratios,
  ];
  const ratioOf = ({ scope, stage }: Pick<LatencyRow, "scope" | "stage">, metric: string): string =>
    stage === null ? ratioCell(report, scope, metric) : NONE;
  const row = ({ now, before, ...where }: LatencyRow): readonly string[] => [
    escapeMarkdown(latencyLabel(where), NAME),
    String(now.samples),
    formatMs(now.p50_ms),
    formatMs(before?.p50_ms ?? null),
    formatMs(now.p95_ms),
    formatMs(before?.p95_ms ?? null),
    formatMs(now.p99_ms),
    formatMs(now.mean_ms),
    ...(beside ? RATIO_METRICS.map(({ metric }) => ratioOf(where, metric)) : []),
  ];
  const lines = samplingLines(report).map((line) => `\n${escapeMarkdown(line, SENTENCE)}\n`);
  return mdDetails("Latency by intent", mdTable(columns, rows, row, LATENCY) + lines.join(""));
}
