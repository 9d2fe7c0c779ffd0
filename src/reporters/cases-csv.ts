/** cases.csv: one line a case, safe to open in a spreadsheet (RFC 4180, formulas disarmed). */
import { compareCodePoints, roundNumber } from "../model/canonical-json.ts";
import type { Report } from "../model/report.ts";
import { scopeText } from "../model/scope.ts";
import type { Value } from "../model/scores.ts";
import { targetLabel } from "../model/suite.ts";
import { csvCell } from "../messages/escape.ts";
import { type CaseRow, caseRows, medianMs } from "../messages/rows.ts";
import { roundMs } from "./baseline-json.ts";
import { isLarge, isUnchanged } from "./report-cases.ts";

type CsvCell = string | number | null;

const EOL = "\r\n";
const LIST = "; ";

/** Yields cases.csv, a line for each case; null if nothing was scored. */
export function renderCasesCsv(report: Report): Iterable<string> | null {
  return report.scores === null ? null : csvLines(report);
}

/** Yields the header and a line for each case: the leading columns, then each metric now and at the baseline. */
function* csvLines(report: Report): Iterable<string> {
  const metrics = metricNames(report);
  const large = isLarge(report);
  yield csvLine([
    ...Object.keys(LEADING),
    ...metrics.flatMap((name) => [name, `${name}_baseline`]),
  ]);
  for (const row of caseRows(report)) {
    const short = large && isUnchanged(row);
    const leading = Object.values(LEADING).map((cell) => cell(row, short));
    const values = metrics.flatMap((name) =>
      [row.score, row.before].map((side) => side?.metrics.get(name) ?? null),
    );
    yield csvLine([...leading, ...values.map((value) => value && roundNumber(value))]);
  }
}

function csvLine(cells: readonly CsvCell[]): string {
  return cells.map((cell) => csvCell(cell)).join(",") + EOL;
}

/**
 * The leading columns, each with the function that makes its cell. `short` leaves out the results, which baseline.json has. A
 * case that was not asked has empty cells: it is not known whether it finds nothing.
 */
const LEADING: Readonly<Record<string, (row: CaseRow, short: boolean) => CsvCell>> = {
  id: (row) => row.case.id,
  intent: (row) => row.case.intent,
  query: (row) => row.case.query,
  params: (row) => (row.case.params === undefined ? null : JSON.stringify(row.case.params)),
  file: (row) => row.case.place.file,
  line: (row) => row.case.place.line,
  critical: (row) => String(row.case.critical),
  tags: (row) => (row.case.tags ?? []).join(LIST),
  failed_checks: ({ failed }) =>
    failed.map(({ metric, scope }) => `${metric} ${scopeText(scope)}`).join(LIST),
  cause: ({ loss }) => loss?.cause ?? null,
  targets: (row) => row.case.expected.map(targetLabel).join(LIST),
  ranks_baseline: (row) => row.before && ranksCell(row, row.before.ranks),
  ranks: (row) => row.score && ranksCell(row, row.score.ranks),
  results: ({ score }, short) => (short || score === null ? null : score.results.join(LIST)),
  degraded: ({ score }) => score && String(score.degraded),
  error: ({ score }) => (score === null ? "not asked" : score.error),
  latency_median_ms: ({ score }) => msCell(medianMs(score?.samples_ms)),
  latency_median_ms_baseline: ({ before }) => msCell(medianMs(before?.latency_ms)),
};

/** Returns the ranks of the targets. One that is not found is a word: a dash would start a formula, a blank shift the list. */
function ranksCell({ case: { expected } }: CaseRow, ranks: readonly (number | null)[]): string {
  return expected.map((_, i) => ranks[i] ?? "none").join(LIST);
}

function msCell(ms: Value): Value {
  return ms === null ? null : roundMs(ms);
}

/** Returns the names of all metrics that some case has, in order. */
function metricNames(report: Report): readonly string[] {
  const names = new Set<string>();
  for (const { metrics } of report.scores?.cases ?? []) {
    for (const name of metrics.keys()) {
      names.add(name);
    }
  }
  return [...names].toSorted(compareCodePoints);
}
