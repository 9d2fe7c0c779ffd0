/**
 * What the reader has chosen, as texts by their names in the page's address: a link opens the same
 * view. "" is what is not chosen.
 */
import { measureTrend, TRENDS, type ReportData, type Row } from "./decode.ts";
import { isColumn } from "./order.ts";

/** Filters that are on or off, each with its button's label and whether it is true of a row. */
export const FLAGS: readonly (readonly [
  name: string,
  label: string,
  isTrue: (row: Row) => boolean,
])[] = [
  ["failed", "Behind a failure", (row) => row.case.failed.length > 0],
  ["changed", "Changed", (row) => row.changed],
  ["lost", "Lost a document", (row) => row.lost],
  ["critical", "Critical", (row) => row.case.critical === true],
  ["degraded", "Degraded", (row) => row.case.now?.degraded === true],
  ["forbidden", "Forbidden", (row) => row.case.now?.forbidden !== undefined],
  [
    "dead",
    "Not found before",
    ({ targets }) => targets.length > 0 && targets.every(({ before }) => before === null),
  ],
  ["error", "Error", (row) => row.case.now?.error !== undefined],
  ["unasked", "Not asked", (row) => row.case.now === null],
  ["new", "No baseline", (row) => row.case.before === null],
];

/** Filters with one of a few values. */
export const CHOICES = ["intent", "category", "cause", "tag", "group"] as const;
type Choice = (typeof CHOICES)[number];

/**
 * The filters: `q` has words that must all be in the query or the id, `show` the names of flags
 * with commas between them, and `change` a trend by a measure, `worse:recall@10`.
 */
const FILTERS = ["q", ...CHOICES, "show", "change"] as const;
/** `sort` is a column, `-` before it for a descending order; `case` the id of the open case. */
const NAMES = [...FILTERS, "sort", "judge", "case"] as const;

export type View = Readonly<Record<(typeof NAMES)[number], string>>;

/** The view that the page begins with. */
export const FIRST_VIEW: View = readNames(new URLSearchParams());

function readNames(params: URLSearchParams): View {
  const values = NAMES.map((name) => [name, params.get(name) ?? ""] as const);
  return Object.fromEntries(values) as View;
}

/** Returns what is chosen of the filters; empty if nothing is. */
export function filterKey(view: View): string {
  return FILTERS.map((name) => view[name])
    .join("\n")
    .trim();
}

/**
 * Returns the view as a hash with its `#`; empty for the view that the page begins with. The page's
 * markup writes `#case=<id>` itself (html.ts).
 */
export function writeHash(view: View): string {
  // A lone surrogate becomes U+FFFD here, as in the links of the markup.
  const chosen = NAMES.filter((name) => view[name] !== "").map((name) => [name, view[name]]);
  return chosen.length === 0 ? "" : `#${new URLSearchParams(chosen).toString()}`;
}

/**
 * Returns the view that a hash names, the first view if it is empty, without what the page does not
 * have. A link to a case alone (`#case=a`), or another anchor of the page (`#metrics`), keeps the
 * old view, with that case open or none, and the judge's panel closed.
 */
export function readView(hash: string, report: ReportData, oldView: View): View {
  const params = new URLSearchParams(hash.slice(1));
  const view = readNames(params);
  const hasOtherNames = NAMES.some((name) => name !== "case" && params.has(name));
  const isCaseOrAnchor = hash !== "" && !hasOtherNames;
  if (isCaseOrAnchor) {
    return { ...oldView, case: view.case, judge: "" };
  }
  const options = listOptions(report);
  const choices = CHOICES.map((name) => {
    const isKnown = options[name].some(([value]) => value === view[name]);
    return [name, isKnown ? view[name] : ""] as const;
  });
  const flags = FLAGS.filter(([name]) => hasFlag(view, name)).map(([name]) => name);
  return {
    ...view,
    ...Object.fromEntries(choices),
    show: flags.join(),
    change: readChange(view, report) === null ? "" : view.change,
    sort: isColumn(report, view.sort) ? view.sort : "",
  };
}

/** Returns the values of each choice with their labels. */
export function listOptions({
  page,
  rows,
}: ReportData): Readonly<Record<Choice, readonly (readonly [value: string, label: string])[]>> {
  const listValues = (read: (row: Row) => readonly string[]): readonly [string, string][] =>
    [...new Set(rows.flatMap(read))].map((value) => [value, value]);
  return {
    intent: listValues((row) => [row.case.intent]),
    category: listValues((row) => row.case.failed),
    cause: page.causes,
    tag: listValues((row) => row.case.tags ?? []),
    group: page.groups.map(({ words }, index) => [String(index), words]),
  };
}

/** Returns whether the view shows only rows with the flag. */
export function hasFlag({ show }: View, name: string): boolean {
  return show.split(",").includes(name);
}

/** Returns the view with the flag switched on if it was off, and off if it was on. */
export function toggleFlag(view: View, name: string): View {
  const flags = FLAGS.map(([flag]) => flag).filter((flag) =>
    flag === name ? !hasFlag(view, flag) : hasFlag(view, flag),
  );
  return { ...view, show: flags.join() };
}

/** Returns the trend and the measure that rows are filtered by; null if they are by none. */
function readChange({ change }: View, { measures }: ReportData) {
  const trend = TRENDS.find((name) => change.startsWith(`${name}:`));
  const measure = measures.find(({ name }) => change === `${trend}:${name}`);
  return trend === undefined || measure === undefined ? null : { trend, measure };
}

/** Returns the rows that pass the filters, in their order. */
export function filterRows(report: ReportData, rows: readonly Row[], view: View): readonly Row[] {
  const words = view.q.toLowerCase().split(/\s+/u).filter(Boolean);
  const flags = FLAGS.filter(([name]) => hasFlag(view, name));
  const group = view.group === "" ? undefined : report.page.groups[Number(view.group)];
  const groupCases = group === undefined ? null : new Set(group.cases);
  const change = readChange(view, report);
  return rows.filter(
    (row) =>
      (view.intent === "" || row.case.intent === view.intent) &&
      (view.category === "" || row.case.failed.includes(view.category)) &&
      (view.cause === "" || row.case.loss?.[0] === view.cause) &&
      (view.tag === "" || row.case.tags?.includes(view.tag) === true) &&
      (groupCases === null || groupCases.has(row.index)) &&
      flags.every(([, , isTrue]) => isTrue(row)) &&
      (change === null || measureTrend(change.measure, row) === change.trend) &&
      words.every((word) => `${row.case.id}\n${row.case.query}`.toLowerCase().includes(word)),
  );
}

/**
 * Writes the hash into the address, without a new entry in the history: stepping through cases
 * should not fill it.
 */
export function replaceHash(hash: string): void {
  if (hash === location.hash) {
    return;
  }
  try {
    history.replaceState(null, "", hash === "" ? location.pathname + location.search : hash);
  } catch {
    // A sandboxed page may not; the view is what it is all the same.
  }
}
