/** What the reader has chosen, written into the page's address: a link opens the same view. */
import { TRENDS, type ReportData, type SystemPair } from "./decode.ts";
import { FIRST_SORT, isSortKey, type Sort } from "./order.ts";
import { CHOICES, FLAGS, NO_FILTER, type Filter } from "./select.ts";

/** What the page shows. */
export interface View {
  readonly filter: Filter;
  readonly sort: Sort;
  /** Index of the case that is open; null if none is. */
  readonly open: number | null;
  /** True while unjudged results are graded. */
  readonly judging: boolean;
  readonly pair: SystemPair;
  /** Name of the measure in the systems' columns; empty for the page's own choice. */
  readonly figure: string;
}

/** The first two systems: a report's baseline and now. */
export const FIRST_PAIR: SystemPair = [0, 1];

/**
 * Returns the view as a hash with its `#`; empty for the view that the page begins with. The page's
 * markup writes `#case=<id>` itself (html.ts).
 */
export function writeHash(
  { filter, sort, open, judging, pair, figure }: View,
  { page }: ReportData,
): string {
  const { change } = filter;
  const parts: readonly (readonly [string, string])[] = [
    ["q", filter.search],
    ...CHOICES.map((choice) => [choice, filter[choice]] as const),
    ["show", filter.flags.join(",")],
    ["change", change === null ? "" : `${change.trend}:${change.measure}`],
    ["sort", sort === FIRST_SORT ? "" : `${sort.descending ? "-" : ""}${sort.key}`],
    ["pair", pair.join() === FIRST_PAIR.join() ? "" : pair.join("-")],
    ["figure", figure],
    ["judge", judging ? "1" : ""],
    ["case", open === null ? "" : (page.cases[open]?.id ?? "")],
  ];
  // A lone surrogate becomes U+FFFD here, as in the links of the markup.
  const text = new URLSearchParams(
    parts.filter(([, value]) => value !== "").map((part) => [...part]),
  ).toString();
  return text === "" ? "" : `#${text}`;
}

/**
 * Returns the view that a hash names; what the page does not have is left out. A link to a case
 * alone, or a hash without any of our names, keeps the view that is shown, with that case open or
 * none.
 */
export function readView(hash: string, report: ReportData, shown: View): View {
  const params = new URLSearchParams(hash.slice(1));
  const open = findCase(params.get("case"), report);
  const names = [...params.keys()];
  const isOtherAnchor = hash !== "" && !names.some((name) => VIEW_PARAMS.has(name));
  if (isOtherAnchor || (names.length === 1 && open !== null)) {
    return { ...shown, open, judging: false };
  }
  const filter = readFilter(params, report);
  const judging = params.get("judge") === "1";
  const figure = params.get("figure") ?? "";
  return {
    filter,
    sort: readSort(params.get("sort"), report),
    open,
    judging,
    pair: readPair(params, report),
    figure,
  };
}

/**
 * Returns the two systems that are named, or those of the named group; the first two if there are
 * no such systems.
 */
function readPair(params: URLSearchParams, { page }: ReportData): SystemPair {
  const group = page.groups[Number(params.get("group") ?? -1)];
  const named = params.get("pair")?.split("-").map(Number) ?? group?.pair;
  const [from = -1, to = -1] = named ?? [];
  const isPair = [from, to].every((at) => page.names[at] !== undefined) && from !== to;
  return isPair ? [from, to] : FIRST_PAIR;
}

/** Names in a hash that are of the view. */
const VIEW_PARAMS: ReadonlySet<string> = new Set([
  "q",
  ...CHOICES,
  "show",
  "change",
  "sort",
  "pair",
  "figure",
  "judge",
  "case",
]);

/** Returns the index of a case; null if there is none. In a hash a lone surrogate is U+FFFD. */
function findCase(id: string | null, { page }: ReportData): number | null {
  const at = page.cases.findIndex(
    (pageCase) => pageCase.id.replaceAll(/\p{Cs}/gu, "\ufffd") === id,
  );
  return at === -1 ? null : at;
}

/** Returns the filter that a hash names. Values that the page does not have are left out. */
function readFilter(params: URLSearchParams, { page, measures }: ReportData): Filter {
  const valuesOf: Readonly<Record<(typeof CHOICES)[number], readonly string[]>> = {
    intent: page.intents,
    category: page.categories,
    cause: page.causes.map(([cause]) => cause),
    tag: page.tags,
    group: page.groups.map((_, at) => String(at)),
  };
  const readChoice = (name: (typeof CHOICES)[number]): string => {
    const value = params.get(name) ?? "";
    return valuesOf[name].includes(value) ? value : "";
  };
  const flagNames = params.get("show")?.split(",") ?? [];
  const [trendName, ...measureName] = params.get("change")?.split(":") ?? [];
  const trend = TRENDS.find((name) => name === trendName);
  const change = measures.find(({ name }) => name === measureName.join(":"));
  const filter: Filter = {
    search: params.get("q") ?? "",
    intent: readChoice("intent"),
    category: readChoice("category"),
    cause: readChoice("cause"),
    tag: readChoice("tag"),
    group: readChoice("group"),
    flags: FLAGS.filter((flag) => flagNames.includes(flag)),
    change: trend === undefined || change === undefined ? null : { trend, measure: change.name },
  };
  return tidyFilter(filter);
}

/** Returns the filter, or NO_FILTER itself if nothing is chosen. */
export function tidyFilter(filter: Filter): Filter {
  const isPlain = filter.search === "" && filter.flags.length === 0 && filter.change === null;
  return isPlain && CHOICES.every((choice) => filter[choice] === "") ? NO_FILTER : filter;
}

/**
 * Returns the order that is named, `-` before it for a descending one; the first order if there is
 * no such column.
 */
function readSort(text: string | null, report: ReportData): Sort {
  const key = text?.replace(/^-/, "") ?? "";
  return isSortKey(key, report) ? { key, descending: text?.startsWith("-") === true } : FIRST_SORT;
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
