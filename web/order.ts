/**
 * In which order cases are shown. Each column's values are ranked once; a sort is then one of whole
 * numbers, which takes a few milliseconds for 20,000 rows in either direction.
 */
import { measureChange, everyMeasure, type ReportData, type Row, measureValue } from "./decode.ts";

/**
 * Columns that show no measure. `severity` is the order of the page itself, `fall` is how far the
 * worst target fell.
 */
const PLAIN = ["severity", "query", "id", "intent", "fall", "outcome"] as const;

/**
 * A column: `value:` and `change:` before a measure's name are its value and its change;
 * `in:1:ndcg@10` is the measure in the system of that number.
 */
export type SortKey =
  | (typeof PLAIN)[number]
  | `value:${string}`
  | `change:${string}`
  | `in:${string}`;

export interface Sort {
  readonly key: SortKey;
  readonly descending: boolean;
}
export const FIRST_SORT: Sort = { key: "severity", descending: false };

/** True if the page has such a column. */
export function isSortKey(key: string, { measures, page }: ReportData): key is SortKey {
  if (PLAIN.some((column) => column === key)) {
    return true;
  }
  const [kind, ...nameParts] = key.split(":");
  const name = nameParts.join(":");
  if (kind === "in") {
    return page.names[Number(name.split(":")[0])] !== undefined;
  }
  if (kind === "value") {
    return name === "latency" || page.metrics.includes(name);
  }
  return kind === "change" && measures.some((measure) => measure.name === name);
}

/**
 * Returns the rows in the order of a column. Rows without a value stand last in either direction;
 * equals stay in the order of their ids.
 */
export function sortRows(report: ReportData, { key, descending }: Sort): readonly Row[] {
  const { rows } = report;
  const ranks = rankRows(report, key);
  const count = rows.length;
  // One number for each row, `place * count + index`: sorting numbers is fast, and the remainder is
  // the row's index.
  const order = Float64Array.from(ranks, (rank, index) => {
    const placeOfValue = descending ? count - 1 - rank : rank;
    const place = rank === LAST ? count : placeOfValue;
    return place * count + index;
  });
  const sortedRows: Row[] = [];
  for (const number of order.sort()) {
    const row = rows[number % count];
    if (row !== undefined) {
      sortedRows.push(row);
    }
  }
  return sortedRows;
}

/**
 * Ranks the columns one after the other while the browser is idle, so that the first click on each
 * is fast (rankRows).
 */
export function rankAhead(report: ReportData, keys: readonly SortKey[]): void {
  const [key, ...rest] = keys;
  if (key === undefined) {
    return;
  }
  // Safari has no idle callback.
  (globalThis.requestIdleCallback ?? setTimeout)(() => {
    rankRows(report, key);
    rankAhead(report, rest);
  });
}

/** Rank of a row without a value. */
const LAST = -1;
/** The ranks that rankRows has computed, by report and column. */
const rankCache = new WeakMap<ReportData, Map<SortKey, readonly number[]>>();

/**
 * Returns for each row how many distinct values of the column come before its own; LAST if it has
 * none. Computed once for each column.
 */
function rankRows(report: ReportData, key: SortKey): readonly number[] {
  const ranksByColumn = rankCache.get(report) ?? new Map<SortKey, readonly number[]>();
  rankCache.set(report, ranksByColumn);
  const cached = ranksByColumn.get(key);
  if (cached !== undefined) {
    return cached;
  }
  const values = report.rows.map(columnReader(report, key));
  const distinct = [...new Set(values)]
    .filter((value) => value !== null)
    .toSorted((a, b) => (a < b ? -1 : 1));
  const rankOfValue = new Map(distinct.map((value, i) => [value, i]));
  const ranks = values.map((value) => (value === null ? LAST : (rankOfValue.get(value) ?? LAST)));
  ranksByColumn.set(key, ranks);
  return ranks;
}

/**
 * Returns the function that reads a row's value in a column; the value is null if the row has none.
 */
function columnReader(
  { page, measures }: ReportData,
  key: SortKey,
): (row: Row) => string | number | null {
  switch (key) {
    case "severity":
      return (row) => row.severity;
    case "query":
      return (row) => row.case.query.toLowerCase();
    case "id":
      return (row) => row.case.id;
    case "intent":
      return (row) => row.intent;
    case "fall":
      return (row) => row.fall;
    case "outcome":
      return outcomeRank;
    default: {
      const kind = key.slice(0, key.indexOf(":"));
      const name = key.slice(key.indexOf(":") + 1);
      if (kind === "in") {
        return systemReader(page, name);
      }
      const measure = (kind === "change" ? measures : everyMeasure(page)).find(
        (candidate) => candidate.name === name,
      );
      if (measure === undefined) {
        return () => null;
      }
      return kind === "change"
        ? (row) => measureChange(measure, row)
        : (row) => measureValue(measure, row.to);
    }
  }
}

/** Returns the function that reads a measure in one system; `name` is `1:ndcg@10`. */
function systemReader(page: ReportData["page"], name: string): (row: Row) => number | null {
  const system = Number(name.split(":")[0]);
  const measureName = name.slice(name.indexOf(":") + 1);
  const measure = everyMeasure(page).find((candidate) => candidate.name === measureName);
  return (row) => (measure === undefined ? null : measureValue(measure, row.sides[system] ?? null));
}

/**
 * Returns the rank by outcome: errors, failures, losses, changes, new cases, the rest. Null for
 * cases not asked.
 */
function outcomeRank(row: Row): number | null {
  if (row.unasked) {
    return null;
  }
  if (row.error !== undefined) {
    return 0;
  }
  if (row.failed.length > 0) {
    return 1;
  }
  if (row.lost) {
    return 2;
  }
  if (row.changed) {
    return 3;
  }
  return row.from === null ? 4 : 5;
}
