/**
 * Writes the history as one HTML page: a line for each metric by time, what is gated first, and
 * every value in a table.
 */
import { type History, type HistoryPoint, type HistorySeries, selectMovedCases } from "./model.ts";
import { type Scope, scopeText } from "../../model/scope.ts";
import { formatValue, scopeLabel, withArrow } from "../../messages/format.ts";
import {
  acceptedMoveWords,
  commitDay,
  historyNotes,
  historyTitle,
  pointNote,
  rankWords,
  seriesFigures,
  stepWords,
} from "./words.ts";
import { linearScale, percentText } from "../../reporters/html/charts.ts";
import {
  codeHtml,
  detailsHtml,
  type Html,
  long,
  NAME,
  num,
  plain,
  sectionHtml,
  SENTENCE,
  tableHtml,
  escapeText,
} from "../../reporters/html/html.ts";
import { renderBar, renderPage } from "../../reporters/html/page.ts";
import { requireItem } from "../../model/lookup.ts";

/** The height of a metric's line over time, in pixels. It is as wide as its table cell. */
const HEIGHT = 48;
/** If there are no more intents than this, all are unfolded from the start. */
const MOST_UNFOLDED = 2;
/** How many cases have their ranks shown; `--case` prints the others. */
const MOST_CASES = 30;
/** A place in a line over time is at 2 to 98 percent of its width, so that no dot is cut off. */
const FIRST_PLACE = 2;
const PLACES_WIDTH = 96;

/**
 * Returns the history as one HTML page: overall, the commits, the queries that moved, and each
 * intent. A section that has nothing to show is left out, also from the links at the top.
 */
export function renderHistoryHtml(history: History): string {
  // Each scope once, in the order of the series: overall comes first.
  const scopes = [
    ...new Map(history.series.map(({ scope }) => [scopeText(scope), scope])).values(),
  ];
  const [overall, ...intentScopes] = scopes;
  const title = escapeText(historyTitle(history), SENTENCE);
  const notes = historyNotes(history).map((note) => `<p>${escapeText(note, SENTENCE)}</p>\n`);
  const intents = intentScopes.map((scope) =>
    detailsHtml(
      scopeTitle(scope),
      scopeTables(history, scope),
      intentScopes.length <= MOST_UNFOLDED,
    ),
  );
  const overallTables = overall === undefined ? "" : scopeTables(history, overall);
  const allSections = [
    { id: "overall", name: "Overall", html: overallTables },
    { id: "commits", name: "Commits", html: renderCommits(history) },
    { id: "queries", name: "Queries that moved", html: renderQueries(history) },
    { id: "intents", name: "By intent", html: intents.join("") },
  ];
  const sections = allSections.filter(({ html }) => html !== "");
  const links = sections.map(({ id, name }) => [id, name] as const);
  const body =
    `<header><h1>${title}</h1>\n${notes.join("")}</header>\n` +
    sections.map(({ id, name, html }) => sectionHtml(id, name, html)).join("");
  const bar = renderBar(history.file, links);
  // The page's script has nothing to show.
  const data = ["null"];
  return [...renderPage({ title, kind: "history", bar, body, data })].join("");
}

/** Returns `Overall`, or `Intent howto`, cut to the length of a name. */
function scopeTitle(scope: Scope): string {
  return scope.kind === "overall" ? "Overall" : `Intent ${scopeLabel(scope)}`.slice(0, NAME);
}

/** What the signs in a line over time mean. */
const LEGEND = `<p class="legend" aria-hidden="true"><span>dot: a commit, by its date</span><span>dashed: the limit now</span><span>ring: a loss was accepted</span></p>`;

/**
 * Returns the legend and the tables of a scope: one of the gated metrics, then, folded, one of the
 * others and one of every value. If no metric is gated, the first table has them all.
 */
function scopeTables(history: History, scope: Scope): Html {
  const scopeSeries = history.series.filter((each) => scopeText(each.scope) === scopeText(scope));
  const label = scopeTitle(scope);
  const gatedSeries = scopeSeries.filter(({ rule }) => rule !== null);
  const breakNote = history.points.some(({ differs }) => differs.length > 0)
    ? "; across an upright line the figures don't compare"
    : "";
  const foldedValues = detailsHtml("Every value", valueTable(history, label, scopeSeries));
  if (gatedSeries.length === 0) {
    return (
      LEGEND +
      metricTable(history, `${label}: every metric${breakNote}`, scopeSeries) +
      foldedValues
    );
  }
  const otherSeries = scopeSeries.filter(({ rule }) => rule === null);
  const otherTable =
    otherSeries.length === 0 ? "" : metricTable(history, `${label}: not gated`, otherSeries);
  const gatedTable = metricTable(history, `${label}: what is gated${breakNote}`, gatedSeries);
  return LEGEND + gatedTable + detailsHtml("Not gated", otherTable) + foldedValues;
}

/**
 * Returns a table with a row for each series: its line over time, its first and last value, their
 * difference, its limit now, and its largest step.
 */
function metricTable(
  history: History,
  caption: string,
  seriesList: readonly HistorySeries[],
): Html {
  const figures = ["First", "Now", "Change", "Limit now"].map(num);
  const columns = [plain("Metric"), plain("Over time"), ...figures, long("Largest step")];
  const rows = seriesList.map((series) => {
    const { first, last, change, limit } = seriesFigures(series);
    return [
      codeHtml(series.metric, NAME),
      renderLine(series, history.points),
      first,
      last,
      withArrow(change),
      escapeText(limit),
      escapeText(stepWords(series, history), SENTENCE),
    ];
  });
  return tableHtml(caption, columns, rows);
}

/** Returns a table of every value of the series: a row for each commit, newest first. */
function valueTable(history: History, label: string, seriesList: readonly HistorySeries[]): Html {
  const rows = history.points
    .map((point, at) => [
      commitHtml(history, point),
      ...seriesList.map(({ unit, values }) => formatValue(unit, values[at] ?? null)),
    ])
    .toReversed();
  const heads = [plain("Commit"), ...seriesList.map(({ metric }) => num(metric))];
  return tableHtml(`${label}: every value`, heads, rows);
}

/**
 * Returns the place of each commit between left and right, in percent of the width: by its date, so
 * that a month without commits is a gap. In equal steps if all have the same date.
 */
function datePlaces(points: readonly HistoryPoint[]): readonly number[] {
  const times = points.map(({ date }) => Date.parse(date));
  const firstTime = Math.min(...times);
  const lastTime = Math.max(...times);
  return times.map((time, at) => {
    const share =
      lastTime > firstTime
        ? (time - firstTime) / (lastTime - firstTime)
        : (at + 0.5) / points.length;
    return FIRST_PLACE + PLACES_WIDTH * share;
  });
}

/**
 * Returns the metric's values over time as an SVG: a dot for each commit with a value, with a
 * tooltip that names the commit; a ring around it if a loss of this metric was accepted; a line
 * between neighbours that both have a value; an upright line in place of it where their figures
 * don't compare; a dashed line for the limit as it is now. Empty if there is no value.
 */
function renderLine(series: HistorySeries, points: readonly HistoryPoint[]): Html {
  const { values, unit, rule } = series;
  const presentValues = values.filter((value) => value !== null);
  if (presentValues.length === 0) {
    return "";
  }
  const limit = rule?.limit ?? null;
  const { at } = linearScale([...presentValues, ...(limit === null ? [] : [limit])]);
  // Grows downwards in a picture: the greatest value is at the top.
  const y = (value: number): string => ((HEIGHT * (100 - at(value))) / 100).toFixed(1);
  const places = datePlaces(points);
  const marks = points.map((point, index) => renderPoint(series, point, { index, places, y }));
  const limitLine =
    limit === null
      ? ""
      : `<line class="limit" x1="0" x2="100%" y1="${y(limit)}" y2="${y(limit)}"/>`;
  const leastValue = formatValue(unit, Math.min(...presentValues));
  const greatestValue = formatValue(unit, Math.max(...presentValues));
  const label = `${presentValues.length} values from ${leastValue} to ${greatestValue}`;
  return `<svg class="trend" height="${HEIGHT}" role="img" aria-label="${label}">${limitLine}${marks.join("")}</svg>`;
}

/** Where the marks of one point are drawn. */
interface PointPlace {
  /** The index of the point. */
  readonly index: number;
  /** The place of each point between left and right, in percent. */
  readonly places: readonly number[];
  /** Returns the height of a value in the picture, from the top. */
  readonly y: (value: number) => string;
}

/**
 * Returns the marks of one commit in a line over time: the upright line or the line to the
 * neighbour before, the ring, and the dot with its tooltip (see renderLine). Without a value only
 * the upright line.
 */
function renderPoint(
  { metric, values, unit }: HistorySeries,
  point: HistoryPoint,
  { index, places, y }: PointPlace,
): Html {
  const place = requireItem(places, index);
  const placeBefore = places[index - 1] ?? 0;
  const x = percentText(place);
  const middle = percentText((place + placeBefore) / 2);
  const breakLine =
    point.differs.length > 0
      ? `<line class="apart" x1="${middle}" y1="0" x2="${middle}" y2="100%"/>`
      : "";
  const value = requireItem(values, index);
  if (value === null) {
    return breakLine;
  }
  // Null if the two are not to be joined.
  const valueBefore = breakLine === "" ? (values[index - 1] ?? null) : null;
  const joint =
    valueBefore === null
      ? ""
      : `<line class="joint" x1="${percentText(placeBefore)}" y1="${y(valueBefore)}" x2="${x}" y2="${y(value)}"/>`;
  const ring = isLossAccepted(metric, point)
    ? `<circle class="accepted" cx="${x}" cy="${y(value)}" r="6"/>`
    : "";
  const moveWords = acceptedMoveWords(point.moved);
  const move = moveWords === "" ? "" : ` (${moveWords})`;
  const tooltip = `${formatValue(unit, value)} at ${point.commit.slice(0, 12)}, ${commitDay(point)}: ${point.subject}${move}`;
  const dot = `<g><circle cx="${x}" cy="${y(value)}" r="3"/><title>${escapeText(tooltip, SENTENCE)}</title></g>`;
  return `${breakLine}${joint}${ring}${dot}`;
}

/**
 * Returns whether the commit accepted a loss of this metric. An accepted figure has the name of the
 * metric without its cutoff: `recall` for `recall@10`.
 */
function isLossAccepted(metric: string, { moved }: HistoryPoint): boolean {
  return Object.entries(moved ?? {}).some(
    ([name, change]) => metric.startsWith(`${name}@`) && change < 0,
  );
}

/** Returns the commit's short hash, as a link if the repository's address is known. */
function commitHtml({ address }: History, { commit }: HistoryPoint): Html {
  const short = codeHtml(commit.slice(0, 12));
  return address === null
    ? short
    : `<a href="${escapeText(`${address}/commit/${commit}`)}">${short}</a>`;
}

/**
 * Returns the table of commits, newest first: hash, date, subject, suite, and what is special about
 * it.
 */
function renderCommits(history: History): Html {
  const rows = history.points.toReversed().map((point) => {
    const { state } = point;
    const suiteWords =
      state.kind === "baseline"
        ? `revision ${state.revision}, ${state.cases} queries, k ${state.k}`
        : "";
    return [
      commitHtml(history, point),
      `<span class="day">${escapeText(commitDay(point))}</span>`,
      escapeText(point.subject, SENTENCE),
      escapeText(suiteWords, NAME),
      escapeText(pointNote(point, history.file), SENTENCE),
    ];
  });
  const columns = [plain("Commit"), plain("Date"), ...["Subject", "Suite", "Note"].map(long)];
  return tableHtml("Commits that changed the baseline, newest first", columns, rows);
}

/**
 * Returns a table with a row for each of the first MOST_CASES cases that moved, and in it the best
 * rank of a target at each commit; empty if no case moved.
 */
function renderQueries(history: History): Html {
  const { points } = history;
  const cases = selectMovedCases(history);
  if (cases.length === 0) {
    return "";
  }
  const rows = cases
    .slice(0, MOST_CASES)
    .map(({ id, ranks }) => [codeHtml(id, NAME), ...ranks.map((rank) => rankWords(rank))]);
  const hiddenCases = cases.length - rows.length;
  const moreNote = hiddenCases > 0 ? `; ${hiddenCases} more with --case` : "";
  const heads = [plain("Query"), ...points.map(({ commit }) => num(commit.slice(0, 7)))];
  return tableHtml(
    `The best rank of a target, oldest commit first; – is not found${moreNote}`,
    heads,
    rows,
  );
}
