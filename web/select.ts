/** Which cases are shown. A filter keeps the order. */
import { measureTrend, type ReportData, type Row, type Trend } from "./decode.ts";

export const FLAGS = [
  "failed",
  "changed",
  "lost",
  "critical",
  "degraded",
  "forbidden",
  "dead",
  "error",
  "unasked",
  "new",
] as const;
export type Flag = (typeof FLAGS)[number];

/** Each has one of a few values; empty for all. */
export const CHOICES = ["intent", "category", "cause", "tag", "group"] as const;
export type Choice = (typeof CHOICES)[number];

export interface Filter extends Readonly<Record<Choice, string>> {
  readonly search: string;
  /** All of them must hold. */
  readonly flags: readonly Flag[];
  readonly change: { readonly measure: string; readonly trend: Trend } | null;
}
export const NO_FILTER: Filter = {
  search: "",
  intent: "",
  category: "",
  cause: "",
  tag: "",
  group: "",
  flags: [],
  change: null,
};

const HOLDS: Readonly<Record<Flag, (row: Row) => boolean>> = {
  failed: (row) => row.failed.length > 0,
  changed: (row) => row.changed,
  lost: (row) => row.lost,
  critical: (row) => row.case.critical === true,
  degraded: (row) => row.to?.page.degraded === true,
  forbidden: (row) => (row.to?.page.forbidden?.length ?? 0) > 0,
  dead: (row) => row.targets.length > 0 && row.targets.every(({ before }) => before === null),
  error: (row) => row.error !== undefined,
  unasked: (row) => row.unasked,
  new: (row) => row.from === null,
};

export function hasFlag(row: Row, flag: Flag): boolean {
  return HOLDS[flag](row);
}

const CHOSEN: Readonly<Record<Exclude<Choice, "group">, (row: Row, value: string) => boolean>> = {
  intent: (row, value) => row.intent === value,
  category: (row, value) => row.failed.includes(value),
  cause: (row, value) => row.case.loss?.[0] === value,
  tag: (row, value) => row.tags.includes(value),
};

const haystacks = new WeakMap<Row, string>();

function searchText(row: Row): string {
  let text = haystacks.get(row);
  if (text === undefined) {
    haystacks.set(row, (text = `${row.case.id}\n${row.case.query}`.toLowerCase()));
  }
  return text;
}

/** Every word of the search must occur in the query or the id, in any case. The order stays. */
export function filterRows(
  { page, measures }: ReportData,
  rows: readonly Row[],
  filter: Filter,
): readonly Row[] {
  if (filter === NO_FILTER) {
    return rows;
  }
  const words = filter.search.toLowerCase().split(/\s+/u).filter(Boolean);
  const chosen = CHOICES.filter((each) => each !== "group" && filter[each] !== "");
  const group = filter.group === "" ? null : new Set(page.groups[Number(filter.group)]?.cases);
  const { change } = filter;
  const measure = measures.find(({ name }) => name === change?.measure);
  return rows.filter(
    (row) =>
      (group === null || group.has(row.index)) &&
      chosen.every((each) => each === "group" || CHOSEN[each](row, filter[each])) &&
      filter.flags.every((flag) => hasFlag(row, flag)) &&
      (measure === undefined || measureTrend(measure, row) === change?.trend) &&
      words.every((word) => searchText(row).includes(word)),
  );
}
