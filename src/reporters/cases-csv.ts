/**
 * cases.csv: one line a case, safe to open in a spreadsheet (RFC 4180, formulas disarmed). A row
 * (CaseRow) joins what is known of one case; `score` is null if it was not asked, `before` (its row
 * of the baseline) if it is new.
 */
import { medianOfTimes } from "../metrics/latency.ts";
import { compareCodePoints, roundNumber } from "../model/canonical-json.ts";
import type { Report } from "../model/report.ts";
import { scopeText } from "../model/scope.ts";
import type { Scores } from "../model/scores.ts";
import { targetLabel } from "../model/suite.ts";
import { csvCell } from "../messages/escape.ts";
import type { CaseBook, CaseRow } from "../messages/rows.ts";
import type { FullView } from "../messages/view.ts";
import { msValue } from "./baseline-json.ts";

type CsvCell = string | number | null;

const EOL = "\r\n";
/** Stands between the members of a list in a cell. */
const LIST_SEPARATOR = "; ";

/** Yields cases.csv, a line for each case; null if nothing was scored. */
export function renderCasesCsv({ scores }: Report, { tables }: FullView): Iterable<string> | null {
  return scores === null ? null : csvLines(tables.cases, metricNames(scores));
}

/**
 * Yields the header and a line for each case: the leading columns, then each metric now and at the
 * baseline.
 */
function* csvLines(cases: CaseBook, metrics: readonly string[]): Iterable<string> {
  yield csvLine([
    ...Object.keys(LEADING),
    ...metrics.flatMap((name) => [name, `${name}_baseline`]),
  ]);
  for (const row of cases.values()) {
    const leading = Object.values(LEADING).map((makeCell) => makeCell(row));
    const values = metrics.flatMap((name) =>
      [row.score, row.before].map((side) => side?.metrics.get(name) ?? null),
    );
    const roundedValues = values.map((value) => value && roundNumber(value));
    yield csvLine([...leading, ...roundedValues]);
  }
}

function csvLine(cells: readonly CsvCell[]): string {
  return cells.map((cell) => csvCell(cell)).join(",") + EOL;
}

/**
 * The leading columns, each with the function that makes its cell. A case that was not asked has
 * empty cells: it is not known whether it finds nothing.
 */
const LEADING: Readonly<Record<string, (row: CaseRow) => CsvCell>> = {
  id: (row) => row.case.id,
  intent: (row) => row.case.intent,
  query: (row) => row.case.query,
  params: (row) => (row.case.params === undefined ? null : JSON.stringify(row.case.params)),
  file: (row) => row.case.place.file,
  line: (row) => row.case.place.line,
  critical: (row) => String(row.case.critical),
  tags: (row) => (row.case.tags ?? []).join(LIST_SEPARATOR),
  failed_checks: ({ failed }) =>
    failed.map(({ metric, scope }) => `${metric} ${scopeText(scope)}`).join(LIST_SEPARATOR),
  cause: ({ loss }) => loss?.cause ?? null,
  targets: (row) => row.case.expected.map(targetLabel).join(LIST_SEPARATOR),
  ranks_baseline: (row) => row.before && ranksCell(row, row.before.ranks),
  ranks: (row) => row.score && ranksCell(row, row.score.ranks),
  results: ({ score }) => score && score.results.join(LIST_SEPARATOR),
  degraded: ({ score }) => score && String(score.degraded),
  error: ({ score }) => (score === null ? "not asked" : score.error),
  latency_median_ms: ({ score }) => msValue(medianOfTimes(score?.samples_ms ?? [])),
  latency_median_ms_baseline: ({ before }) => msValue(medianOfTimes(before?.latency_ms ?? [])),
};

/**
 * Returns the ranks of the case's targets: `1; none; 7`. One that is not found is a word: a dash
 * would start a formula, and an empty member would be lost if the list is split at blanks.
 */
function ranksCell({ case: { expected } }: CaseRow, ranks: readonly (number | null)[]): string {
  return expected.map((_, i) => ranks[i] ?? "none").join(LIST_SEPARATOR);
}

function metricNames({ cases }: Scores): readonly string[] {
  const names = new Set(cases.flatMap(({ metrics }) => [...metrics.keys()]));
  return [...names].toSorted(compareCodePoints);
}
