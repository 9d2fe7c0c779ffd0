/** Which cases are shown, in which order. Pure; 20,000 rows in a few milliseconds. */
import type { Row } from "./decode.ts";

export const FLAGS = ["failed", "changed", "lost", "critical", "error", "new"] as const;
export type Flag = (typeof FLAGS)[number];

export interface Filter {
  readonly search: string;
  /** Empty for all. */
  readonly intent: string;
  /** All of them must hold. */
  readonly flags: readonly Flag[];
}
export const NO_FILTER: Filter = { search: "", intent: "", flags: [] };

export type SortKey =
  | "severity"
  | "query"
  | "id"
  | "intent"
  | "fall"
  | "latency"
  | "outcome"
  | `metric:${number}`;

export interface Sort {
  readonly key: SortKey;
  readonly descending: boolean;
}
export const FIRST_SORT: Sort = { key: "severity", descending: false };

export function hasFlag(row: Row, flag: Flag): boolean {
  switch (flag) {
    case "failed":
      return row.failed.length > 0;
    case "changed":
      return row.changed;
    case "lost":
      return row.lost;
    case "critical":
      return row.case.critical === true;
    case "error":
      return row.case.error !== undefined;
    case "new":
      return row.metricsBefore === null;
  }
}

const haystacks = new WeakMap<Row, string>();

function haystackOf(row: Row): string {
  let text = haystacks.get(row);
  if (text === undefined) haystacks.set(row, (text = `${row.case.id}\n${row.case.query}`.toLowerCase()));
  return text;
}

/** Every word of the search must occur in the query or the id, in any case. */
export function select(rows: readonly Row[], filter: Filter, sort: Sort): readonly Row[] {
  const words = filter.search.toLowerCase().split(/\s+/u).filter(Boolean);
  const kept = rows.filter(
    (row) =>
      (filter.intent === "" || row.intent === filter.intent) &&
      filter.flags.every((flag) => hasFlag(row, flag)) &&
      words.every((word) => haystackOf(row).includes(word)),
  );
  return sorted(kept, sort);
}

/** What can't be compared stands last in either direction; equals stay in the order of their ids. */
function sorted(rows: readonly Row[], { key, descending }: Sort): readonly Row[] {
  const sign = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: valueOf(row, key) }))
    .sort((a, b) => compare(a.value, b.value, sign) || a.row.index - b.row.index)
    .map(({ row }) => row);
}

type SortValue = string | number | null;

function compare(a: SortValue, b: SortValue, sign: number): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -sign : sign;
}

function valueOf(row: Row, key: SortKey): SortValue {
  switch (key) {
    case "severity":
      return row.severity;
    case "query":
      return row.case.query.toLowerCase();
    case "id":
      return row.case.id;
    case "intent":
      return row.intent;
    case "fall":
      return row.fall;
    case "latency":
      return row.ms;
    case "outcome":
      return outcomeRank(row);
    default:
      return row.metrics[Number(key.slice("metric:".length))] ?? null;
  }
}

/** Errors, then failures, then changes. */
function outcomeRank(row: Row): number {
  if (row.case.error !== undefined) return 0;
  if (row.failed.length > 0) return 1;
  if (row.lost) return 2;
  if (row.changed) return 3;
  return row.metricsBefore === null ? 4 : 5;
}
