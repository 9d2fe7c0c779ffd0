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

/** Null where nothing was scored. */
export function renderCasesCsv(report: Report): Iterable<string> | null {
  return report.scores === null ? null : csvLines(report);
}

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
      [row.score, row.before].map((of) => of?.metrics.get(name) ?? null),
    );
    yield csvLine([...leading, ...values.map((value) => value && roundNumber(value))]);
  }
}

function csvLine(cells: readonly CsvCell[]): string {
  return cells.map((cell) => csvCell(cell)).join(",") + EOL;
}

/** `short`: without the results, which baseline.json has. A case that was not asked has empty cells: neither `none` nor an empty list is known of it. */
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

/** A word and no dash: a dash would start a formula, an empty place would shift the list. */
function ranksCell({ case: { expected } }: CaseRow, ranks: readonly (number | null)[]): string {
  return expected.map((_, i) => ranks[i] ?? "none").join(LIST);
}

function msCell(ms: Value): Value {
  return ms === null ? null : roundMs(ms);
}

function metricNames(report: Report): readonly string[] {
  const names = new Set<string>();
  for (const each of report.scores?.cases ?? []) {
    for (const name of each.metrics.keys()) {
      names.add(name);
    }
  }
  return [...names].toSorted(compareCodePoints);
}
