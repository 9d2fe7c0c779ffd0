/** What is said of a baseline's history, strangers' text raw; and all of it as text for a terminal, and as JSON. */
import { canonicalJson } from "../../model/canonical-json.ts";
import { type Scope, scopeText } from "../../model/scope.ts";
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
import type { History, HistoryPoint, HistorySeries, AcceptedMove } from "./model.ts";
import { requireItem, zipLists } from "../../model/lookup.ts";

/** Values that differ by less are the same: the rounding of floating-point numbers. */
const ROUNDING = 1e-12;

/** Returns the file, the number of commits that changed it, and their first and last day. */
export function historyTitle({ file, points }: History): string {
  const first = points[0];
  const last = points.at(-1);
  const span =
    first === undefined || last === undefined ? "" : `, ${commitDay(first)} to ${commitDay(last)}`;
  return `${file}: ${pluralise(points.length, "commit")} changed it${span}`;
}

/** Returns the commit's day in UTC: `2026-11-27`. */
export function commitDay({ date }: HistoryPoint): string {
  return date.slice(0, 10);
}

/** Returns a sentence for each reason why older commits are missing. Empty if none is. */
export function historyNotes({
  points,
  incomplete,
  left_out: leftOut,
}: History): readonly string[] {
  const ends = points.filter(({ shallow }) => shallow).map(({ commit }) => commit.slice(0, 12));
  const shownEnds = listFirst(ends, 3);
  return [
    ...(incomplete
      ? [
          `This clone is shallow and ends at ${shownEnds}: what was recorded before is missing, and the figures there may be older than the commit. Fetch the rest with \`git fetch --unshallow\`, or check out with fetch-depth: 0.`,
        ]
      : []),
    ...(leftOut > 0
      ? [`${pluralise(leftOut, "older commit is", "older commits are")} left out.`]
      : []),
  ];
}

/**
 * Returns what is special about a commit, joined by semicolons; "" if nothing is. `file`: today's
 * path.
 */
export function pointNote(
  { state, shallow, differs, path, moved }: HistoryPoint,
  file: string,
): string {
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
export function acceptedMoveWords(move: AcceptedMove | null): string {
  const changes = Object.entries(move ?? {}).map(([metric, change]) => ({ metric, change }));
  const listChanges = (label: string, sign: -1 | 1): string => {
    const words = changes
      .filter(({ change }) => Math.sign(change) === sign)
      .map(({ metric, change }) => `${metric} ${formatDelta("share", change)}`);
    return words.length === 0 ? "" : `${label}: ${words.join(", ")}`;
  };
  return [listChanges("accepted", -1), listChanges("gained", 1)].filter(Boolean).join("; ");
}

/** Returns the limit with its sign: `≥ 0.740`. Empty if the series has no rule, or the rule no limit. */
function limitWords(rule: HistorySeries["rule"], limit: string): string {
  if (rule === null || rule.limit === null) {
    return "";
  }
  return `${rule.direction === "higher" ? "≥" : "≤"} ${limit}`;
}

/**
 * Returns the largest change from one known value to the next: `−0.120 at 1a2b3c4d5e6f Record after the new tokenizer`. Commits
 * without a value are skipped, and the change counts at the commit that has one again. `no change` if there is none.
 */
export function stepWords({ unit, values }: HistorySeries, { points }: History): string {
  let largest: { readonly delta: number; readonly point: HistoryPoint } | null = null;
  let before: number | null = null;
  for (const [value, point] of zipLists(values, points)) {
    if (value === null) {
      continue;
    }
    const delta = before === null ? 0 : value - before;
    if (Math.abs(delta) > Math.max(Math.abs(largest?.delta ?? 0), ROUNDING)) {
      largest = { delta, point };
    }
    before = value;
  }
  if (largest === null) {
    return "no change";
  }
  const { commit, subject } = largest.point;
  return `${formatDelta(unit, largest.delta)} at ${commit.slice(0, 12)} ${subject}`;
}

/** Returns the first and the last value that are there, their difference and the limit, all with the same decimals. */
export function seriesFigures(series: HistorySeries): {
  readonly first: string;
  readonly last: string;
  readonly change: string;
  readonly limit: string;
} {
  const { unit, values, rule } = series;
  const knownValues = values.filter((value) => value !== null);
  const baseline = knownValues[0] ?? null;
  const current = knownValues.at(-1) ?? null;
  const delta = baseline === null || current === null ? null : current - baseline;
  const figures = checkNumbers({ unit, baseline, current, delta, limit: rule?.limit ?? null });
  return {
    first: figures.baseline,
    last: figures.current,
    change: figures.delta,
    limit: limitWords(rule, figures.limit),
  };
}

// For a terminal, and as JSON.

const SCHEMA_VERSION = 1;
/** Characters of a commit's subject, of an id and of the largest step. */
const MOST_CHARACTERS = 60;
/** So many of the newest values are drawn as bars. */
const MOST_BARS = 40;

/** Returns what `history --json` prints. */
export function renderHistoryJson(history: History): string {
  const series = history.series.map((each) => ({ ...each, scope: scopeText(each.scope) }));
  return canonicalJson({ schema_version: SCHEMA_VERSION, ...history, series });
}

/** Returns what `history` prints: the commits, a table for each scope, and notes. */
export function renderHistoryText(history: History): string {
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

/** Returns a line for each commit, newest first, as git prints them: hash, day, subject and note. */
function pointLines(history: History): readonly string[] {
  return history.points.toReversed().map((point) => {
    const note = pointNote(point, history.file);
    const subject = logLine(point.subject, MOST_CHARACTERS);
    return `${point.commit.slice(0, 12)}  ${commitDay(point)}  ${subject}${note === "" ? "" : `  (${logLine(note)})`}`;
  });
}

/** Returns the table of a scope, a line for each metric; `*` marks a gated one. */
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
 * Returns the best rank of each named case at every commit, newest first, and a note about ids that
 * have no such ranks.
 */
export function renderCasesText(history: History, ids: readonly string[]): string {
  const casesOfIds = ids.map((id) => history.cases.find((each) => each.id === id));
  const rows = history.points
    .map((point, at) => [
      point.commit.slice(0, 12),
      ...casesOfIds.map((each) => rankWords(each?.ranks[at])),
      commitDay(point),
      logLine(cutLine(point.subject)),
    ])
    .toReversed();
  const idsWithoutRanks = ids.filter((_, at) => casesOfIds[at] === undefined);
  const note =
    idsWithoutRanks.length === 0
      ? []
      : [
          `note: not in these baselines, or always at the same rank: ${idsWithoutRanks.map((id) => logLine(id)).join(", ")}`,
        ];
  const heads = ["commit", ...ids.map((id) => logLine(id, MOST_CHARACTERS)), "date", "subject"];
  const table = alignCells([heads, ...rows], (column) => column >= 1 && column <= ids.length);
  return [...table, ...note].map((line) => `${line.trimEnd()}\n`).join("");
}

/**
 * Returns the rank; a dash if no target was found (null), "" if the baseline has no such case
 * (undefined).
 */
export function rankWords(rank: number | null | undefined): string {
  return rank === undefined ? "" : rank === null ? NONE : String(rank);
}

/** Bars from the lowest to the highest. */
const LEVELS = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
const MIDDLE_LEVEL = 3;

/**
 * Returns a bar for each of the newest values, between the least and the greatest of them. A dash
 * is a missing value; the bars of equal values are of middle height.
 */
function renderBars({ values }: HistorySeries): string {
  const shown = values.slice(-MOST_BARS);
  const knownValues = shown.filter((value) => value !== null);
  const low = Math.min(...knownValues);
  const range = Math.max(...knownValues) - low;
  const barOfValue = (value: number): string => {
    const share = (value - low) / range;
    return requireItem(
      LEVELS,
      range > ROUNDING ? Math.round(share * (LEVELS.length - 1)) : MIDDLE_LEVEL,
    );
  };
  return shown.map((value) => (value === null ? NONE : barOfValue(value))).join("");
}
