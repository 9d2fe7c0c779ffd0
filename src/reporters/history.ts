/** History -> text for a terminal, and JSON. */
import { canonicalJson } from "../model/canonical-json.ts";
import type { History, HistorySeries } from "../model/history.ts";
import { type Scope, scopeText } from "../model/scope.ts";
import { capped, logLine } from "../words/escape.ts";
import { formatDelta, formatValue, NONE, scopeLabel } from "../words/format.ts";
import { dayOf, endsOf, historyNotes, historyTitle, pointNote, stepWords } from "../words/history.ts";

const SCHEMA_VERSION = 1;
const SUBJECT = 60;
/** The newest values, as bars. */
const BARS = 40;

export function renderHistoryJson(history: History): string {
  const series = history.series.map((each) => ({ ...each, scope: scopeText(each.scope) }));
  return canonicalJson({ schema_version: SCHEMA_VERSION, ...history, series });
}

export function renderHistoryText(history: History): string {
  const scopes = [...new Map(history.series.map(({ scope }) => [scopeText(scope), scope])).values()];
  const lines = [
    logLine(historyTitle(history)),
    "",
    ...pointLines(history),
    ...scopes.flatMap((scope) => scopeLines(history, scope)),
    ...historyNotes(history).flatMap((note) => ["", `note: ${logLine(note)}`]),
  ];
  return lines.map((line) => `${line.trimEnd()}\n`).join("");
}

/** Newest first, as git prints them. */
function pointLines(history: History): readonly string[] {
  return history.points.toReversed().map((point) => {
    const note = pointNote(point, history.file);
    const subject = logLine(point.subject, SUBJECT);
    return `${point.commit.slice(0, 12)}  ${dayOf(point)}  ${subject}${note === "" ? "" : `  (${logLine(note)})`}`;
  });
}

function scopeLines(history: History, scope: Scope): readonly string[] {
  const own = history.series.filter((each) => scopeText(each.scope) === scopeText(scope));
  const rows = own.map((series) => {
    const { first, last, delta } = endsOf(series);
    return [
      `  ${logLine(series.metric)}`,
      formatValue(series.unit, first),
      formatValue(series.unit, last),
      formatDelta(series.unit, delta),
      bars(series),
      logLine(capped(stepWords(series, history), SUBJECT)),
    ];
  });
  const heads = [logLine(scopeLabel(scope)), "first", "now", "change", "over time", "largest step"];
  return ["", ...aligned([heads, ...rows])];
}

/** Numbers to the right, the rest to the left. */
function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows.map((row) =>
    row.map((cell, i) => (i >= 1 && i <= 3 ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!))).join("  "),
  );
}

const LEVELS = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/** One bar a commit, between the series' own least and greatest; a flat series is in the middle. */
function bars({ values }: HistorySeries): string {
  const shown = values.slice(-BARS);
  const known = shown.filter((value) => value !== null);
  const low = Math.min(...known);
  const range = Math.max(...known) - low;
  const level = (value: number): string =>
    LEVELS[range > 1e-12 ? Math.round(((value - low) / range) * (LEVELS.length - 1)) : 3]!;
  return shown.map((value) => (value === null ? NONE : level(value))).join("");
}
