/** Which cases are shown. A filter keeps the order. */
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

const HOLDS: Readonly<Record<Flag, (row: Row) => boolean>> = {
  failed: (row) => row.failed.length > 0,
  changed: (row) => row.changed,
  lost: (row) => row.lost,
  critical: (row) => row.case.critical === true,
  error: (row) => row.case.error !== undefined,
  new: (row) => row.metricsBefore === null,
};

export function hasFlag(row: Row, flag: Flag): boolean {
  return HOLDS[flag](row);
}

const haystacks = new WeakMap<Row, string>();

function haystackOf(row: Row): string {
  let text = haystacks.get(row);
  if (text === undefined) haystacks.set(row, (text = `${row.case.id}\n${row.case.query}`.toLowerCase()));
  return text;
}

/** Every word of the search must occur in the query or the id, in any case. The order stays. */
export function filtered(rows: readonly Row[], filter: Filter): readonly Row[] {
  if (filter === NO_FILTER) return rows;
  const words = filter.search.toLowerCase().split(/\s+/u).filter(Boolean);
  return rows.filter(
    (row) =>
      (filter.intent === "" || row.intent === filter.intent) &&
      filter.flags.every((flag) => hasFlag(row, flag)) &&
      words.every((word) => haystackOf(row).includes(word)),
  );
}
