/** Numbers and names for people. */
import { type Scope } from "../model/scope.ts";
import type { Unit, Value } from "../model/scores.ts";
import type { Check } from "../model/verdict.ts";
import { capText } from "./escape.ts";

export const NONE = "–";
const MINUS = "−";

/** Three significant digits, never more than the clock gives: 0.042 ms, 4.21 ms, 42.1 ms, 421 ms, 12,800 ms. */
export function formatMs(ms: Value, decimals: number = msDecimals(ms)): string {
  return ms === null ? NONE : `${withMinus(groupDigits(ms.toFixed(decimals)))} ms`;
}

/** Returns the decimals for three significant digits, at most 12: a query may cost a hundred-thousandth. */
function costDecimals(cost: Value): number {
  const size = Math.abs(cost ?? 0);
  return size === 0 ? 0 : Math.min(Math.max(2 - Math.floor(Math.log10(size)), 0), 12);
}

/** Returns the decimals for three significant digits, at most 3. */
function msDecimals(ms: Value): number {
  const size = Math.abs(ms ?? 0);
  return size < 1 ? 3 : size < 10 ? 2 : size < 100 ? 1 : 0;
}

/** A value in its unit: shares with 3 decimals, milliseconds with three digits, unless told otherwise. */
export function formatValue(unit: Unit, value: Value, decimals?: number): string {
  if (value === null) {
    return NONE;
  }
  if (unit === "ms") {
    return formatMs(value, decimals);
  }
  if (unit === "cases") {
    return withMinus(groupDigits(String(Math.round(value * 1e6) / 1e6)));
  }
  const usualDecimals = unit === "characters" ? 1 : unit === "money" ? costDecimals(value) : 3;
  return withMinus(value.toFixed(decimals ?? usualDecimals));
}

/** With a sign, also for gains: `+0.012`, `−0.067`, `0.000`. */
export function formatDelta(unit: Unit, delta: Value, decimals?: number): string {
  if (delta === null) {
    return NONE;
  }
  const shown = formatValue(unit, delta, decimals);
  return delta > 0 && /[1-9]/.test(shown) ? `+${shown}` : shown;
}

/** `▲` or `▼` before a delta that shows; direction of movement, not of merit. */
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

/** `12,800` and `20,000`; four digits stay together. */
function groupDigits(digits: string): string {
  return /\d{5}/.test(digits)
    ? digits.replaceAll(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ",")
    : digits;
}

type ShownFigure = "baseline" | "current" | "delta" | "limit";
export type RowFigures = Pick<Check, ShownFigure | "unit">;

/** The figures of one row, all with the same number of decimals. */
export function checkNumbers(row: RowFigures): Readonly<Record<ShownFigure, string>> {
  const { unit, baseline, current, limit } = row;
  const values = [baseline, current, limit].filter((value) => value !== null);
  const decimals =
    unit === "ms"
      ? rowDecimals(values)
      : unit === "money"
        ? Math.max(0, ...values.map(costDecimals))
        : unit === "characters"
          ? 1
          : distinctDecimals(values, 3, 6);
  return {
    baseline: formatValue(unit, baseline, decimals),
    current: formatValue(unit, current, decimals),
    delta: formatDelta(unit, printedDelta(row, decimals), decimals),
    limit: formatValue(unit, limit, decimals),
  };
}

/** Returns the change that is printed; of counts, and without two figures, the measured one. */
function printedDelta({ unit, baseline, current, delta }: RowFigures, decimals: number): Value {
  if (baseline === null || current === null || delta === null || unit === "cases") {
    return delta;
  }
  return subtractPrinted(baseline, current, decimals);
}

/** Returns the difference of the two figures as they are printed, so that a reader who subtracts finds no other. */
export function subtractPrinted(baseline: number, current: number, decimals: number): number {
  return Number(current.toFixed(decimals)) - Number(baseline.toFixed(decimals));
}

/**
 * Returns the decimals of a row of milliseconds: as many as the smallest value needs, but none beside seconds and one beside
 * hundreds, unless two different values would look alike.
 */
function rowDecimals(values: readonly number[]): number {
  const largest = Math.max(0, ...values.map(Math.abs));
  const most = largest < 100 ? 3 : largest < 1000 ? 1 : 0;
  return distinctDecimals(values, Math.min(most, Math.max(0, ...values.map(msDecimals))), 3);
}

/** Returns `least`, or more decimals, up to `most`, if two different values would look alike. */
function distinctDecimals(values: readonly number[], least: number, most: number): number {
  const countDistinct = (decimals: number): number =>
    new Set(values.map((value) => value.toFixed(decimals))).size;
  let decimals = least;
  while (decimals < most && countDistinct(decimals) < countDistinct(9)) {
    decimals++;
  }
  return decimals;
}

/** A rank, or a dash where the target was not found in the top k. */
export function formatRank(rank: number | null): string {
  return rank === null ? NONE : String(rank);
}

/** `1 case`, `4 cases`, `20,000 cases`. */
export function pluralise(count: number, one: string, many: string = `${one}s`): string {
  return `${groupDigits(String(count))} ${count === 1 ? one : many}`;
}

// The names of strangers within a sentence.

/** How many ids a sentence names before it counts the rest. */
const NAMED = 5;
const NAME_LENGTH = 80;

/** Returns the names, each shortened: the first few, then how many more. */
export function listNames(ids: readonly string[], most: number = NAMED): string {
  return listFirst(ids.map(clipName), most);
}

/** Returns the first words, at most `most`, then how many more there are. */
export function listFirst(words: readonly string[], most: number, between: string = ", "): string {
  const shown = words.slice(0, most).join(between);
  return words.length > most ? `${shown} and ${words.length - most} more` : shown;
}

/** Returns a name cut to 80 characters: a name of 10 kB would bury the sentence around it. */
export function clipName(name: string): string {
  return capText(name, NAME_LENGTH);
}

/** `overall`, or `in intent howto`. */
export function scopeWords(scope: Scope): string {
  return scope.kind === "overall" ? "overall" : `in ${scope.kind} ${clipName(scope.name)}`;
}

/** Returns the scope's name for tables: an intent bare, a tag with `tag` before it. */
export function scopeLabel(scope: Scope): string {
  if (scope.kind === "overall") {
    return "overall";
  }
  return scope.kind === "tag" ? `tag ${scope.name}` : scope.name;
}

/** Returns by what a table of these scopes is divided; `by intent` if it has the whole suite alone. */
export function byWords(scopes: readonly Scope[]): string {
  const kinds = new Set(scopes.map(({ kind }) => kind));
  if (!kinds.has("tag")) {
    return "by intent";
  }
  return kinds.has("intent") ? "by intent and tag" : "by tag";
}

/** `2 intents and 1 tag`, or `2 more intents and 1 more tag`. */
export function countWords(scopes: readonly Scope[], more: "" | "more " = ""): string {
  const words = (["intent", "tag"] as const).flatMap((kind) => {
    const count = scopes.filter((scope) => (scope.kind === "tag") === (kind === "tag")).length;
    return count === 0 ? [] : [pluralise(count, more + kind)];
  });
  return words.join(" and ");
}

/** `howto`, or `howto [rerank]` for one stage of its answers. */
export function latencyLabel(row: {
  readonly scope: Scope;
  readonly stage: string | null;
}): string {
  return row.stage === null ? scopeLabel(row.scope) : `${scopeLabel(row.scope)} [${row.stage}]`;
}
