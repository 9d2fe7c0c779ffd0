/** The history as one file without a script: a line for each metric, and every value in a table. */
import type { History, HistoryPoint, HistorySeries } from "./model.ts";
import { type Scope, scopeText } from "../../model/scope.ts";
import { formatDelta, formatValue, scopeLabel, withArrow } from "../../words/format.ts";
import { dayOf, endsOf, historyNotes, historyTitle, pointNote, stepWords } from "./words.ts";
import { linearScale, percentOf } from "../../reporters/html/charts.ts";
import {
  code,
  details,
  type Html,
  long,
  NAME,
  num,
  plain,
  section,
  SENTENCE,
  table,
  text,
} from "../../reporters/html/html.ts";
import { pageOf } from "../page.ts";

/** Pixels; the width is that of the cell. */
const HEIGHT = 48;
/** So many intents are unfolded from the start. */
const OPEN = 2;

export function renderHistoryHtml(history: History): string {
  const scopes = [...new Map(history.series.map(({ scope }) => [scopeText(scope), scope])).values()];
  const [overall, ...others] = scopes;
  const title = text(historyTitle(history), SENTENCE);
  const notes = historyNotes(history).map((note) => `<p>${text(note, SENTENCE)}</p>\n`);
  const intents = others.map((scope) =>
    details(scopeTitle(scope), scopeTables(history, scope), others.length <= OPEN),
  );
  return pageOf(
    "history",
    title,
    `<header><h1>${title}</h1>\n${notes.join("")}</header>\n` +
      (overall === undefined ? "" : section("overall", scopeTitle(overall), scopeTables(history, overall))) +
      section("commits", "Commits", commits(history)) +
      section("intents", "By intent", intents.join("")),
  );
}

function scopeTitle(scope: Scope): string {
  return scope.kind === "overall" ? "Overall" : `Intent ${scopeLabel(scope)}`.slice(0, NAME);
}

function scopeTables(history: History, scope: Scope): Html {
  const own = history.series.filter((each) => scopeText(each.scope) === scopeText(scope));
  const label = scopeTitle(scope);
  const columns = [
    plain("Metric"),
    plain("Over time"),
    num("First"),
    num("Now"),
    num("Change"),
    long("Largest step"),
  ];
  const rows = own.map((series) => {
    const { first, last, delta } = endsOf(series);
    return [
      code(series.metric, NAME),
      line(series, history.points),
      formatValue(series.unit, first),
      formatValue(series.unit, last),
      withArrow(formatDelta(series.unit, delta)),
      text(stepWords(series, history), SENTENCE),
    ];
  });
  const values = history.points
    .toReversed()
    .map((point, i) => [
      code(point.commit.slice(0, 12)),
      ...own.map(({ unit, values: all }) => formatValue(unit, all.at(-1 - i) ?? null)),
    ]);
  const heads = [plain("Commit"), ...own.map(({ metric }) => num(metric))];
  const apart = history.points.some(({ differs }) => differs.length > 0)
    ? "; across an upright line the figures don't compare"
    : "";
  return (
    table(`${label}: a dot for each commit${apart}`, columns, rows) +
    details("Every value", table(`${label}: every value`, heads, values))
  );
}

/** A dot for each commit, joined where neighbours both have a value; each dot names its commit. */
function line({ values, unit }: HistorySeries, points: readonly HistoryPoint[]): Html {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return "";
  const { at } = linearScale(known);
  const x = (i: number): string => percentOf(values.length === 1 ? 50 : 2 + (96 * i) / (values.length - 1));
  const y = (value: number): string => ((HEIGHT * (100 - at(value))) / 100).toFixed(1);
  const marks = values.map((value, i) => {
    const point = points[i]!;
    const wall =
      point.differs.length > 0
        ? `<line class="apart" x1="${x(i - 0.5)}" y1="0" x2="${x(i - 0.5)}" y2="100%"/>`
        : "";
    if (value === null) return wall;
    const before = i === 0 || wall !== "" ? null : values[i - 1]!;
    const joined =
      before === null
        ? ""
        : `<line class="joint" x1="${x(i - 1)}" y1="${y(before)}" x2="${x(i)}" y2="${y(value)}"/>`;
    const said = `${formatValue(unit, value)} at ${point.commit.slice(0, 12)}, ${dayOf(point)}: ${point.subject}`;
    return `${wall}${joined}<circle cx="${x(i)}" cy="${y(value)}" r="3"><title>${text(said, SENTENCE)}</title></circle>`;
  });
  const [least, most] = [Math.min(...known), Math.max(...known)].map((value) => formatValue(unit, value));
  const label = `${known.length} values from ${least!} to ${most!}`;
  return `<svg class="trend" height="${HEIGHT}" role="img" aria-label="${label}">${marks.join("")}</svg>`;
}

function commits(history: History): Html {
  const rows = history.points.toReversed().map((point) => {
    const { state } = point;
    const suite =
      state.kind === "baseline" ? `revision ${state.revision}, ${state.cases} cases, k ${state.k}` : "";
    return [
      code(point.commit.slice(0, 12)),
      `<span class="day">${text(dayOf(point))}</span>`,
      text(point.subject, SENTENCE),
      text(suite, NAME),
      text(pointNote(point, history.file), SENTENCE),
    ];
  });
  return table(
    "Commits that changed the baseline, newest first",
    [plain("Commit"), plain("Date"), long("Subject"), long("Suite"), long("Note")],
    rows,
  );
}
