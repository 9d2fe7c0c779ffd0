/** cases.csv: one line a case, safe to open in a spreadsheet (RFC 4180, formulas disarmed). */
import { targetLabel } from "../model/suite.ts";
import type { Report } from "../model/report.ts";
import { compareCodePoints, roundNumber } from "../model/canonical-json.ts";
import { roundMs } from "./baseline-json.ts";
import { csvCell } from "../words/escape.ts";
import { caseRows, lossesById, medianMs, rankBefore, type CaseRow } from "../words/rows.ts";
import { isLarge, isUnchanged } from "./large-suites.ts";
import { scopeText } from "../model/scope.ts";

type CsvCell = string | number | null;

const EOL = "\r\n";

/** Null where nothing was scored. */
export function renderCasesCsv(report: Report): Iterable<string> | null {
  return report.scores === null ? null : csvLines(report);
}

function* csvLines(report: Report): Iterable<string> {
  const losses = lossesById(report);
  const metrics = metricNames(report);
  const large = isLarge(report);
  yield csvLine([...LEADING, ...metrics.flatMap((name) => [name, `${name}_baseline`])]);
  for (const row of caseRows(report))
    yield csvLine([
      ...leadingCells(row, losses.get(row.case.id)?.cause ?? null, large && isUnchanged(row)),
      ...metricCells(row, metrics),
    ]);
}

function csvLine(cells: readonly CsvCell[]): string {
  return cells.map((cell) => csvCell(cell)).join(",") + EOL;
}

const LEADING = [
  "id",
  "intent",
  "query",
  "params",
  "file",
  "line",
  "critical",
  "tags",
  "failed_checks",
  "cause",
  "targets",
  "ranks_baseline",
  "ranks",
  "results",
  "degraded",
  "error",
  "latency_median_ms",
  "latency_median_ms_baseline",
] as const;

/** `cause`: of a lost target. `short`: without the results, which baseline.json has. */
function leadingCells(row: CaseRow, cause: string | null, short: boolean): readonly CsvCell[] {
  const { case: one, score } = row;
  const [median, before] = [score?.samples_ms, row.before?.latency_ms].map((samples) =>
    medianMs(samples ?? []),
  );
  return [
    one.id,
    one.intent,
    one.query,
    one.params === undefined ? null : JSON.stringify(one.params),
    one.place.file,
    one.place.line,
    one.critical ? "true" : "false",
    (one.tags ?? []).join(LIST),
    row.failed.map((check) => `${check.metric} ${scopeText(check.scope)}`).join(LIST),
    cause,
    one.expected.map(targetLabel).join(LIST),
    row.before === null ? null : one.expected.map((_, i) => rankCell(rankBefore(row, i) ?? null)).join(LIST),
    // Of a case that was not asked nothing is known: no rank is none, and no list is empty.
    score === null ? null : one.expected.map((_, i) => rankCell(score.ranks[i] ?? null)).join(LIST),
    short || score === null ? null : score.results.join(LIST),
    score === null ? null : String(score.degraded),
    score === null ? "not asked" : score.error,
    ...[median, before].map((ms) => (ms === null || ms === undefined ? null : roundMs(ms))),
  ];
}

const LIST = "; ";

/** A word and no dash: a dash would start a formula, an empty place would shift the list. */
function rankCell(rank: number | null): string {
  return rank === null ? "none" : String(rank);
}

function metricCells(row: CaseRow, metrics: readonly string[]): readonly CsvCell[] {
  return metrics.flatMap((name) =>
    [row.score?.metrics.get(name), row.before?.metrics.get(name)].map((value) =>
      value === undefined || value === null ? null : roundNumber(value),
    ),
  );
}

function metricNames(report: Report): readonly string[] {
  const names = new Set<string>();
  for (const each of report.scores?.cases ?? []) for (const name of each.metrics.keys()) names.add(name);
  return [...names].toSorted(compareCodePoints);
}
