/** Numbers and names for people. A value that is not known (null) is printed as a dash. */
import { withoutTextHash } from "../model/alike-names.ts";
import { listFirst } from "../model/lookup.ts";
import { type Scope } from "../model/scope.ts";
import type { Unit, Value } from "../model/scores.ts";
import type { Check } from "../model/verdict.ts";
import { capText } from "./escape.ts";

/** Printed in place of a value that is not known. */
export const NONE = "–";
const MINUS = "−";

/**
 * Returns milliseconds with three significant digits: 4.21 ms, 42.1 ms, 421 ms. There are at most
 * three decimals, since clocks give no more (0.042 ms), and all digits before the point stay
 * (12,842 ms). `decimals` sets another number of decimals.
 */
export function formatMs(ms: Value, decimals: number = msDecimals(ms)): string {
  return ms === null ? NONE : `${withMinus(groupDigits(ms.toFixed(decimals)))} ms`;
}

/**
 * Returns the decimals of a cost with three significant digits, at most 12: a query may cost a
 * hundred-thousandth. 0 for 0 and for null.
 */
function costDecimals(cost: Value): number {
  const size = Math.abs(cost ?? 0);
  if (size === 0) {
    return 0;
  }
  const decimals = 2 - Math.floor(Math.log10(size));
  return Math.min(Math.max(decimals, 0), 12);
}

/** Returns the decimals of milliseconds with three significant digits, at most 3. */
function msDecimals(ms: Value): number {
  const size = Math.abs(ms ?? 0);
  if (size < 1) {
    return 3;
  }
  if (size < 10) {
    return 2;
  }
  return size < 100 ? 1 : 0;
}

/**
 * Returns a value in its unit: shares with 3 decimals, characters with 1, milliseconds and money
 * with three significant digits, numbers of cases as whole numbers where they are whole. `decimals`
 * sets another number of decimals, but not for cases.
 */
export function formatValue(unit: Unit, value: Value, decimals?: number): string {
  if (value === null) {
    return NONE;
  }
  if (unit === "ms") {
    return formatMs(value, decimals);
  }
  if (unit === "cases") {
    // Six decimals hide the error of a mean that is whole.
    return withMinus(groupDigits(String(Math.round(value * 1e6) / 1e6)));
  }
  if (unit === "money") {
    return withMinus(value.toFixed(decimals ?? costDecimals(value)));
  }
  return withMinus(value.toFixed(decimals ?? (unit === "characters" ? 1 : 3)));
}

/**
 * Returns a change in its unit with a sign, a plus included: `+0.012`, `−0.067`. One that prints as
 * 0 has none: `0.000`.
 */
export function formatDelta(unit: Unit, delta: Value, decimals?: number): string {
  if (delta === null) {
    return NONE;
  }
  const shown = formatValue(unit, delta, decimals);
  return delta > 0 && /[1-9]/.test(shown) ? `+${shown}` : shown;
}

/**
 * Returns a printed change with `▲` or `▼` before it, for up or down, not for better or worse; as
 * it is if it has no sign.
 */
export function withArrow(delta: string): string {
  if (delta.startsWith("+")) {
    return `▲ ${delta}`;
  }
  return delta.startsWith(MINUS) ? `▼ ${delta}` : delta;
}

/** Returns the figure with a real minus sign, and none before a zero. */
function withMinus(text: string): string {
  if (!text.startsWith("-")) {
    return text;
  }
  return /[1-9]/.test(text) ? MINUS + text.slice(1) : text.slice(1);
}

/** Returns a figure with commas between thousands: `12,800`, but `1280` and `1.28001`. */
function groupDigits(digits: string): string {
  // A comma stands before each three digits up to the end of the number, but not behind a decimal
  // point.
  return /\d{5}/.test(digits)
    ? digits.replaceAll(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ",")
    : digits;
}

/** The figures that a row of a table shows. */
type ShownFigure = "baseline" | "current" | "delta" | "limit";
/** The figures of a row with their unit; null where there is none. */
export type RowFigures = Pick<Check, ShownFigure | "unit">;

/**
 * Returns the figures of one row as text, all with the same number of decimals: as many as show
 * that different figures differ. The change is the difference of the two printed figures.
 */
export function checkNumbers(row: RowFigures): Readonly<Record<ShownFigure, string>> {
  const { unit, baseline, current, limit } = row;
  const values = [baseline, current, limit].filter((value) => value !== null);
  const decimals = decimalsOfRow(unit, values);
  return {
    baseline: formatValue(unit, baseline, decimals),
    current: formatValue(unit, current, decimals),
    delta: formatDelta(unit, printedDelta(row, decimals), decimals),
    limit: formatValue(unit, limit, decimals),
  };
}

/** Returns the decimals of a row. Those of a count ("cases") are not used: it is written whole. */
function decimalsOfRow(unit: Unit, values: readonly number[]): number {
  switch (unit) {
    case "ms":
      return rowDecimals(values);
    case "money":
      return Math.max(0, ...values.map(costDecimals));
    case "characters":
      return 1;
    default:
      return distinctDecimals(values, 3, 6);
  }
}

/**
 * Returns the change that is printed: the difference of the printed figures, which a reader finds
 * who subtracts them. Of counts, and without two figures, the measured one.
 */
function printedDelta({ unit, baseline, current, delta }: RowFigures, decimals: number): Value {
  if (baseline === null || current === null || delta === null || unit === "cases") {
    return delta;
  }
  return Number(current.toFixed(decimals)) - Number(baseline.toFixed(decimals));
}

/**
 * Returns the decimals of a row of milliseconds: as many as the smallest value needs, but at most 3
 * below 100 ms, 1 below 1000 ms, and else 0. More if two different values would look alike.
 */
function rowDecimals(values: readonly number[]): number {
  const largest = Math.max(0, ...values.map(Math.abs));
  let most = 3;
  if (largest >= 1000) {
    most = 0;
  } else if (largest >= 100) {
    most = 1;
  }
  const needed = Math.max(0, ...values.map(msDecimals));
  return distinctDecimals(values, Math.min(most, needed), 3);
}

/** Values that are alike up to so many decimals are equal: the rest is an error of rounding. */
const EQUAL_DECIMALS = 9;

/**
 * Returns `least`, or as many more decimals, up to `most`, as it takes that no two different values
 * look alike.
 */
function distinctDecimals(values: readonly number[], least: number, most: number): number {
  const countDistinct = (decimals: number): number =>
    new Set(values.map((value) => value.toFixed(decimals))).size;
  let decimals = least;
  while (decimals < most && countDistinct(decimals) < countDistinct(EQUAL_DECIMALS)) {
    decimals++;
  }
  return decimals;
}

export function formatRank(rank: number | null): string {
  return rank === null ? NONE : String(rank);
}

/**
 * Returns a number with its noun: `1 case`, `4 cases`, `20,000 cases`.
 * `many` is the plural if that is not `one` with an s.
 */
export function pluralise(count: number, one: string, many: string = `${one}s`): string {
  return `${groupDigits(String(count))} ${count === 1 ? one : many}`;
}

/** Returns `1 query`, `12 queries`. */
export function queriesText(count: number): string {
  return pluralise(count, "query", "queries");
}

// The names of strangers within a sentence.

/** How many ids a sentence names before it counts the rest. */
const NAMED = 5;
const NAME_LENGTH = 80;

/**
 * Returns the first names, at most `most`, each shortened, then how many more there are: `a, b and
 * 12 more`.
 */
export function listNames(ids: readonly string[], most: number = NAMED): string {
  return listFirst(ids.map(clipName), most);
}

/** Returns a name cut to 80 characters: a name of 10 kB would bury the sentence around it. */
export function clipName(name: string): string {
  return capText(name, NAME_LENGTH);
}

/** Returns a scope for a sentence: `overall`, `in intent howto`, `in tag rare`. */
export function scopeWords(scope: Scope): string {
  return scope.kind === "overall" ? "overall" : `in ${scope.kind} ${clipName(scope.name)}`;
}

/** Returns `recall@10 overall`, `recall@10 in intent howto`. */
export function checkName({ metric, scope }: Pick<Check, "metric" | "scope">): string {
  return `${metric} ${scopeWords(scope)}`;
}

/** Returns a scope for a table: `overall`, `howto` for an intent, `tag rare` for a tag. */
export function scopeLabel(scope: Scope): string {
  if (scope.kind === "overall") {
    return "overall";
  }
  return scope.kind === "tag" ? `tag ${scope.name}` : scope.name;
}

/**
 * Returns by what a table of these scopes is divided: `by intent`, `by tag` or both; `by intent` if
 * it has neither.
 */
export function byWords(scopes: readonly Scope[]): string {
  const kinds = new Set(scopes.map(({ kind }) => kind));
  if (!kinds.has("tag")) {
    return "by intent";
  }
  return kinds.has("intent") ? "by intent and tag" : "by tag";
}

/**
 * Returns how many scopes there are of each kind: `2 intents and 1 tag`, or with `more` `2 more
 * intents and 1 more tag`. The scope of the whole suite must not be among them.
 */
export function countWords(scopes: readonly Scope[], more: "" | "more " = ""): string {
  const tagCount = scopes.filter(({ kind }) => kind === "tag").length;
  const intentCount = scopes.length - tagCount;
  const words = [
    intentCount === 0 ? "" : pluralise(intentCount, `${more}intent`),
    tagCount === 0 ? "" : pluralise(tagCount, `${more}tag`),
  ];
  return words.filter(Boolean).join(" and ");
}

/** Returns an interval of ratios with two decimals: `1.27 to 1.38`. */
export function rangeText({ low, high }: { readonly low: number; readonly high: number }): string {
  return `${low.toFixed(2)} to ${high.toFixed(2)}`;
}

/** Returns the id of a result without its text's hash, if no other of the results has this path. */
export function plainName(id: string, results: readonly string[]): string {
  const plain = withoutTextHash(id);
  const isShared = results.some((other) => other !== id && withoutTextHash(other) === plain);
  return isShared ? id : plain;
}

/**
 * Returns the ranks of a document in words: `rank 2 → lost`, `new at rank 3`, `rank 3` if it did
 * not move. `before` is null if the baseline did not find it, undefined if it has no such case.
 */
export function moveWords(before: number | null | undefined, after: number | null): string {
  if (before === null) {
    return after === null ? "not found before either" : `new at rank ${after}`;
  }
  if (before === undefined || before === after) {
    return after === null ? "not found by the search" : `rank ${after}`;
  }
  return `rank ${before} → ${after ?? "lost"}`;
}
