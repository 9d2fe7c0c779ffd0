/** What the reader has chosen, as the page's address: a link opens the same view. */
import { TRENDS, type ReportData, type SystemPair } from "./decode.ts";
import { FIRST_SORT, isSortKey, type Sort } from "./order.ts";
import { CHOICES, FLAGS, NO_FILTER, type Filter } from "./select.ts";

export interface View {
  readonly filter: Filter;
  readonly sort: Sort;
  /** Index of the case. */
  readonly open: number | null;
  readonly judging: boolean;
  readonly pair: SystemPair;
  /** Of the figure that the systems' columns show; empty for the first that the page names. */
  readonly figure: string;
}

/** The first two: a report's baseline and now. */
export const FIRST_PAIR: SystemPair = [0, 1];

/** With its `#`; empty for the view that the page begins with. The markup writes `#case=<id>` itself (html.ts). */
export function writeHash(
  { filter, sort, open, judging, pair, figure }: View,
  { page }: ReportData,
): string {
  const { change } = filter;
  const parts: readonly (readonly [string, string])[] = [
    ["q", filter.search],
    ...CHOICES.map((each) => [each, filter[each]] as const),
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

/** A link to a case alone opens it over what is shown; whatever the hash names that there is not is left out. */
export function readView(hash: string, report: ReportData, shown: View): View {
  const given = new URLSearchParams(hash.slice(1));
  const open = findCase(given.get("case"), report);
  const names = [...given.keys()];
  const elsewhere = hash !== "" && !names.some((name) => KNOWN.has(name));
  if (elsewhere || (names.length === 1 && open !== null)) {
    return { ...shown, open, judging: false };
  }
  const filter = readFilter(given, report);
  const judging = given.get("judge") === "1";
  const figure = given.get("figure") ?? "";
  return {
    filter,
    sort: readSort(given.get("sort"), report),
    open,
    judging,
    pair: readPair(given, report),
    figure,
  };
}

/** A group is of two systems, which a link to it need not name. */
function readPair(given: URLSearchParams, { page }: ReportData): SystemPair {
  const group = page.groups[Number(given.get("group") ?? -1)];
  const written = given.get("pair")?.split("-").map(Number) ?? group?.pair;
  const [from = -1, to = -1] = written ?? [];
  const known = [from, to].every((at) => page.names[at] !== undefined) && from !== to;
  return known ? [from, to] : FIRST_PAIR;
}

const KNOWN: ReadonlySet<string> = new Set([
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

function findCase(id: string | null, { page }: ReportData): number | null {
  const at = page.cases.findIndex((one) => one.id.replaceAll(/\p{Cs}/gu, "\ufffd") === id);
  return at === -1 ? null : at;
}

function readFilter(given: URLSearchParams, { page, measures }: ReportData): Filter {
  const known: Readonly<Record<(typeof CHOICES)[number], readonly string[]>> = {
    intent: page.intents,
    category: page.categories,
    cause: page.causes.map(([cause]) => cause),
    tag: page.tags,
    group: page.groups.map((_, at) => String(at)),
  };
  const readChoice = (name: (typeof CHOICES)[number]): string => {
    const value = given.get(name) ?? "";
    return known[name].includes(value) ? value : "";
  };
  const shown = given.get("show")?.split(",") ?? [];
  const [word, ...measure] = given.get("change")?.split(":") ?? [];
  const trend = TRENDS.find((each) => each === word);
  const change = measures.find(({ name }) => name === measure.join(":"));
  const filter: Filter = {
    search: given.get("q") ?? "",
    intent: readChoice("intent"),
    category: readChoice("category"),
    cause: readChoice("cause"),
    tag: readChoice("tag"),
    group: readChoice("group"),
    flags: FLAGS.filter((flag) => shown.includes(flag)),
    change: trend === undefined || change === undefined ? null : { trend, measure: change.name },
  };
  return tidyFilter(filter);
}

/** NO_FILTER itself where nothing is chosen. */
export function tidyFilter(filter: Filter): Filter {
  const none = filter.search === "" && filter.flags.length === 0 && filter.change === null;
  return none && CHOICES.every((each) => filter[each] === "") ? NO_FILTER : filter;
}

function readSort(given: string | null, report: ReportData): Sort {
  const key = given?.replace(/^-/, "") ?? "";
  return isSortKey(key, report) ? { key, descending: given?.startsWith("-") === true } : FIRST_SORT;
}

/** Replaces the entry in the history: stepping through cases should not fill it. */
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
