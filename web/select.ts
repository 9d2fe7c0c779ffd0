/** Which cases are shown. A filter keeps the order. */
import { measureTrend, type ReportData, type Row, type Trend } from "./decode.ts";

/** Filters that are on or off. */
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

/** Filters with one of a few values; empty for all. */
export const CHOICES = ["intent", "category", "cause", "tag", "group"] as const;
export type Choice = (typeof CHOICES)[number];

/** Which cases a reader wants to see. */
export interface Filter extends Readonly<Record<Choice, string>> {
  /** Words that must all be in the query or the id. */
  readonly search: string;
  /** All of them must be true of a case. */
  readonly flags: readonly Flag[];
  /** Keeps the cases that changed so by a measure; null for all. */
  readonly change: { readonly measure: string; readonly trend: Trend } | null;
}
/**
 * The filter that keeps all cases. Compared by identity: tidyFilter returns this very object if
 * nothing is chosen.
 */
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

/** Whether each flag is true of a row. */
const FLAG_TESTS: Readonly<Record<Flag, (row: Row) => boolean>> = {
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

/** Returns whether a flag is true of a row. */
export function hasFlag(row: Row, flag: Flag): boolean {
  return FLAG_TESTS[flag](row);
}

/** Whether a row has the chosen value. A group lists its cases itself. */
const CHOICE_TESTS: Readonly<
  Record<Exclude<Choice, "group">, (row: Row, value: string) => boolean>
> = {
  intent: (row, value) => row.intent === value,
  category: (row, value) => row.failed.includes(value),
  cause: (row, value) => row.case.loss?.[0] === value,
  tag: (row, value) => row.tags.includes(value),
};

/** The texts that are searched, by row. */
const searchTexts = new WeakMap<Row, string>();

/** Returns id and query in lower case, made once for each row. */
function searchText(row: Row): string {
  let text = searchTexts.get(row);
  if (text === undefined) {
    searchTexts.set(row, (text = `${row.case.id}\n${row.case.query}`.toLowerCase()));
  }
  return text;
}

/**
 * Returns the rows that pass the filter, in their order. Every word of the search must be in the
 * query or the id.
 */
export function filterRows(
  { page, measures }: ReportData,
  rows: readonly Row[],
  filter: Filter,
): readonly Row[] {
  if (filter === NO_FILTER) {
    return rows;
  }
  const words = filter.search.toLowerCase().split(/\s+/u).filter(Boolean);
  const activeChoices = CHOICES.filter((choice) => choice !== "group" && filter[choice] !== "");
  const groupCases = filter.group === "" ? null : new Set(page.groups[Number(filter.group)]?.cases);
  const { change } = filter;
  const measure = measures.find(({ name }) => name === change?.measure);
  return rows.filter(
    (row) =>
      (groupCases === null || groupCases.has(row.index)) &&
      activeChoices.every(
        (choice) => choice === "group" || CHOICE_TESTS[choice](row, filter[choice]),
      ) &&
      filter.flags.every((flag) => hasFlag(row, flag)) &&
      (measure === undefined || measureTrend(measure, row) === change?.trend) &&
      words.every((word) => searchText(row).includes(word)),
  );
}
