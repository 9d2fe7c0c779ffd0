/**
 * Describes a baseline's history in words, with the texts of strangers as they are, and prints all
 * of it as text for a terminal, and as JSON.
 */
import { canonicalJson } from "../../model/canonical-json.ts";
import { type Scope, scopeText } from "../../model/scope.ts";
import type { Value } from "../../model/scores.ts";
import { logLine } from "../../messages/escape.ts";
import {
  NONE,
  checkNumbers,
  formatDelta,
  listFirst,
  pluralise,
  scopeLabel,
} from "../../messages/format.ts";
import { alignCells } from "../../reporters/terminal.ts";
import type { History, HistoryCase, HistoryPoint, HistorySeries, AcceptedMove } from "./model.ts";
import { requireItem, zipLists } from "../../model/lookup.ts";

/** Values that differ by less are the same: the rounding of floating-point numbers. */
const ROUNDING = 1e-12;

/** Returns the file, the number of commits that changed it, and their first and last day. */
function historyTitle({ file, points }: History): string {
  const first = points[0];
  const last = points.at(-1);
  const span =
    first === undefined || last === undefined ? "" : `, ${commitDay(first)} to ${commitDay(last)}`;
  return `${file}: ${pluralise(points.length, "commit")} changed it${span}`;
}

/** Returns the commit's day in UTC: `2026-11-27`. */
function commitDay({ date }: HistoryPoint): string {
  return date.slice(0, 10);
}

/**
 * Returns a note for each reason why older commits are missing: the clone is shallow, or there are
 * too many. Empty if none is missing.
 */
function historyNotes({ points, incomplete, left_out: leftOut }: History): readonly string[] {
  const notes: string[] = [];
  if (incomplete) {
    const lastCommits = points
      .filter(({ shallow }) => shallow)
      .map(({ commit }) => commit.slice(0, 12));
    notes.push(
      `This clone is shallow and ends at ${listFirst(lastCommits, 3)}: what was recorded before is missing, and the figures there may be older than the commit. Fetch the rest with \`git fetch --unshallow\`, or check out with fetch-depth: 0.`,
    );
  }
  if (leftOut > 0) {
    notes.push(`${pluralise(leftOut, "older commit is", "older commits are")} left out.`);
  }
  return notes;
}

/**
 * Returns what is special about a commit, joined by semicolons; "" if nothing is. `file`: the path
 * of the baseline today, with which the path in the commit is compared.
 */
function pointNote({ state, shallow, differs, path, moved }: HistoryPoint, file: string): string {
  const notes = [
    shallow ? "the clone ends here" : "",
    state.kind === "removed" ? "the file is removed" : "",
    state.kind === "unreadable" ? `can't be read: ${state.reason}` : "",
    acceptedMoveWords(moved),
    differs.length > 0 ? `another ${differs.join(", ")}: not comparable with the one before` : "",
    path === file ? "" : `then ${path}`,
  ];
  return notes.filter(Boolean).join("; ");
}

/**
 * Returns `accepted: recall −0.022; gained: ndcg +0.010`: which accepted figures the commit moved.
 * What fell was accepted, what rose was gained. Empty if none moved.
 */
function acceptedMoveWords(move: AcceptedMove | null): string {
  const changes = Object.entries(move ?? {}).map(([metric, change]) => ({ metric, change }));
  const listChanges = (label: string, sign: -1 | 1): string => {
    const words = changes
      .filter(({ change }) => Math.sign(change) === sign)
      .map(({ metric, change }) => `${metric} ${formatDelta("share", change)}`);
    return words.length === 0 ? "" : `${label}: ${words.join(", ")}`;
  };
  return [listChanges("accepted", -1), listChanges("gained", 1)].filter(Boolean).join("; ");
}

/**
 * Returns the limit with its sign: `≥ 0.740`. Empty if the series has no rule, or the rule no
 * limit. `limit`: the rule's limit as it is printed.
 */
function limitWords(rule: HistorySeries["rule"], limit: string): string {
  if (rule === null || rule.limit === null) {
    return "";
  }
  return `${rule.direction === "higher" ? "≥" : "≤"} ${limit}`;
}

/**
 * Returns the largest change from one known value to the next, with its commit: `−0.120 at
 * 1a2b3c4d5e6f Record after the new tokenizer`. Commits without a value are skipped; then the
 * change counts at the next commit that has one. `no change` if no value changed.
 */
export function stepWords(series: HistorySeries, { points }: History): string {
  const { values } = series;
  let largest: (Step & { readonly delta: number; readonly point: HistoryPoint }) | null = null;
  let previousValue: number | null = null;
  for (const [value, point] of zipLists(values, points)) {
    if (value === null) {
      continue;
    }
    const delta = previousValue === null ? 0 : value - previousValue;
    if (Math.abs(delta) > Math.max(Math.abs(largest?.delta ?? 0), ROUNDING)) {
      largest = { first: previousValue, last: value, delta, point };
    }
    previousValue = value;
  }
  if (largest === null) {
    return "no change";
  }
  const { commit, subject } = largest.point;
  const { change } = stepFigures(series, largest);
  return `${change} at ${commit.slice(0, 12)} ${subject}`;
}

/** Two values of a series, their difference and the limit, as texts. */
interface SeriesFigures {
  readonly first: string;
  readonly last: string;
  readonly change: string;
  readonly limit: string;
}

/**
 * Returns the first and the last known value, their difference and the limit, all as texts with the
 * same decimals. The limit has its sign, and is empty without a rule.
 */
export function seriesFigures(series: HistorySeries): SeriesFigures {
  const knownValues = series.values.filter((value) => value !== null);
  const first = knownValues[0] ?? null;
  const last = knownValues.at(-1) ?? null;
  return stepFigures(series, { first, last });
}

/** Two values of a series; null if there is none. */
interface Step {
  readonly first: Value;
  readonly last: Value;
}

/** Returns the figures of two values, as seriesFigures does. */
function stepFigures({ unit, rule }: HistorySeries, { first, last }: Step): SeriesFigures {
  const delta = first === null || last === null ? null : last - first;
  const limit = rule?.limit ?? null;
  const figures = checkNumbers({ unit, baseline: first, current: last, delta, limit });
  return {
    first: figures.baseline,
    last: figures.current,
    change: figures.delta,
    limit: limitWords(rule, figures.limit),
  };
}

// For a terminal, and as JSON.

const SCHEMA_VERSION = 1;
/** The most characters that are printed of a commit's subject, of an id and of the largest step. */
const MOST_CHARACTERS = 60;
/** How many of the newest values are drawn as bars. */
const MOST_BARS = 40;

/** Returns what `history --json` prints: the history as it is, with each scope as a text. */
export function renderHistoryJson(history: History): string {
  const series = history.series.map((each) => ({ ...each, scope: scopeText(each.scope) }));
  return canonicalJson({ schema_version: SCHEMA_VERSION, ...history, series });
}

/** Returns what `history` prints: a title, the commits, a table for each scope, and notes. */
export function renderHistoryText(history: History): string {
  // Each scope once, in the order of the series.
  const scopes = [
    ...new Map(history.series.map(({ scope }) => [scopeText(scope), scope])).values(),
  ];
  const lines = [
    logLine(historyTitle(history)),
    "",
    ...pointLines(history),
    ...scopes.flatMap((scope) => scopeLines(history, scope)),
    ...historyNotes(history).flatMap((note) => ["", `note: ${logLine(note)}`]),
  ];
  return lines.map((line) => `${line.trimEnd()}\n`).join("");
}

/**
 * Returns a line for each commit, newest first, as git prints them: hash, day, subject and note.
 */
function pointLines(history: History): readonly string[] {
  return history.points.toReversed().map((point) => {
    const note = pointNote(point, history.file);
    const subject = logLine(point.subject, MOST_CHARACTERS);
    return `${point.commit.slice(0, 12)}  ${commitDay(point)}  ${subject}${note === "" ? "" : `  (${logLine(note)})`}`;
  });
}

function scopeLines(history: History, scope: Scope): readonly string[] {
  const seriesOfScope = history.series.filter((each) => scopeText(each.scope) === scopeText(scope));
  const rows = seriesOfScope.map((series) => {
    const { first, last, change, limit } = seriesFigures(series);
    return [
      `${series.rule === null ? "  " : "* "}${logLine(series.metric)}`,
      first,
      last,
      change,
      renderBars(series),
      limit,
      logLine(cutLine(stepWords(series, history))),
    ];
  });
  const heads = ["first", "now", "change", "over time", "limit now", "largest step"];
  const table = [[logLine(scopeLabel(scope)), ...heads], ...rows];
  // The columns `first`, `now` and `change` are numbers.
  return ["", ...alignCells(table, (column) => column >= 1 && column <= 3)];
}

/** Returns the line, with an ellipsis at its end if it is too long. */
function cutLine(line: string): string {
  const characters = Array.from(line);
  return characters.length > MOST_CHARACTERS
    ? `${characters.slice(0, MOST_CHARACTERS - 1).join("")}…`
    : line;
}

/**
 * Returns what `history --case` prints: a table with a row for each commit, newest first, and a
 * column with the best rank of each case.
 */
export function renderCasesText({ points }: History, cases: readonly HistoryCase[]): string {
  const rows = points
    .map((point, at) => [
      point.commit.slice(0, 12),
      ...cases.map(({ ranks }) => rankWords(ranks[at])),
      commitDay(point),
      logLine(cutLine(point.subject)),
    ])
    .toReversed();
  const ids = cases.map(({ id }) => logLine(id, MOST_CHARACTERS));
  const table = alignCells([["commit", ...ids, "date", "subject"], ...rows], (column) => {
    return column >= 1 && column <= ids.length;
  });
  return table.map((line) => `${line.trimEnd()}\n`).join("");
}

/**
 * Returns the rank; a dash if no target was found (null), "" if the baseline has no such case
 * (undefined).
 */
function rankWords(rank: number | null | undefined): string {
  if (rank === undefined) {
    return "";
  }
  return rank === null ? NONE : String(rank);
}

/** Bars from the lowest to the highest. */
const LEVELS = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
/** The index of the bar for a value if all values are equal. */
const MIDDLE_LEVEL = 3;

/**
 * Returns a bar for each of the newest MOST_BARS values, oldest first: the lowest for the least of
 * them, the highest for the greatest. A dash is a missing value; the bars of equal values are of
 * middle height.
 */
function renderBars({ values }: HistorySeries): string {
  const shown = values.slice(-MOST_BARS);
  const knownValues = shown.filter((value) => value !== null);
  const low = Math.min(...knownValues);
  const range = Math.max(...knownValues) - low;
  const barOfValue = (value: number): string => {
    if (range <= ROUNDING) {
      return requireItem(LEVELS, MIDDLE_LEVEL);
    }
    const share = (value - low) / range;
    return requireItem(LEVELS, Math.round(share * (LEVELS.length - 1)));
  };
  return shown.map((value) => (value === null ? NONE : barOfValue(value))).join("");
}
