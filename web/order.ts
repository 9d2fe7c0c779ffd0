/** In which order cases are shown. */
import { measureChange, type ReportData, type Row } from "./decode.ts";
import { rowOutcome } from "./words.ts";

/** A row's value in a column; null if it has none. */
type ColumnValue = (row: Row) => string | number | null;

/** The columns that show no measure. */
const PLAIN: Readonly<Record<string, ColumnValue>> = {
  query: (row) => row.case.query.toLowerCase(),
  id: (row) => row.case.id,
  intent: (row) => row.case.intent,
  fall: (row) => row.fall,
  outcome: (row) => rowOutcome(row).rank,
};

/**
 * Returns how a column reads its value, null if the page has no such column. `value:` and `change:`
 * before a measure's name are its value and its change.
 */
function findColumn({ measures }: ReportData, column: string): ColumnValue | null {
  if (Object.hasOwn(PLAIN, column)) {
    return PLAIN[column] ?? null;
  }
  const measure = measures.find(({ name }) => column.endsWith(`:${name}`));
  if (measure !== undefined && column === `value:${measure.name}`) {
    return (row) => measure.readValue(row.case.now);
  }
  if (measure !== undefined && column === `change:${measure.name}`) {
    return (row) => measureChange(measure, row);
  }
  return null;
}

/** Returns whether a sort, such as `-id`, is by a column of the page. */
export function isColumn(report: ReportData, sort: string): boolean {
  return findColumn(report, sort.replace(/^-/, "")) !== null;
}

/**
 * Returns the rows in the order of a column, descending with `-` before its name; for "" by
 * `severity`, which is 0 for a case of the worst failed check. Rows without a value stand last in
 * either direction; equals stay in the order of their ids.
 */
export function sortRows(report: ReportData, sort: string): readonly Row[] {
  const readSeverity: ColumnValue = (row) => row.severity;
  const readValue = findColumn(report, sort.replace(/^-/, "")) ?? readSeverity;
  const direction = sort.startsWith("-") ? -1 : 1;
  const valued = report.rows.map((row) => ({ row, value: readValue(row) }));
  valued.sort((a, b) => {
    if (a.value === b.value) {
      return 0;
    }
    if (a.value === null || b.value === null) {
      return a.value === null ? 1 : -1;
    }
    return a.value < b.value ? -direction : direction;
  });
  return valued.map(({ row }) => row);
}
