/** The history as one page: a line for each metric by time, what is gated first, and every value in a table. */
import type { History, HistoryPoint, HistorySeries } from "./model.ts";
import { type Scope, scopeText } from "../../model/scope.ts";
import { formatValue, scopeLabel, withArrow } from "../../messages/format.ts";
import {
  commitDay,
  historyNotes,
  historyTitle,
  movedWords,
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
import { requireItem, zipLists } from "../../model/lookup.ts";

/** Pixels; the width is that of the cell. */
const HEIGHT = 48;
/** Up to so many intents are unfolded from the start. */
const OPEN = 2;
/** Cases whose ranks are shown; `--case` prints the others. */
const CASES = 30;

/** Returns the history as one HTML page. */
export function renderHistoryHtml(history: History): string {
  const scopes = [
    ...new Map(history.series.map(({ scope }) => [scopeText(scope), scope])).values(),
  ];
  const [overall, ...others] = scopes;
  const title = escapeText(historyTitle(history), SENTENCE);
  const notes = historyNotes(history).map((note) => `<p>${escapeText(note, SENTENCE)}</p>\n`);
  const intents = others.map((scope) =>
    detailsHtml(scopeTitle(scope), scopeTables(history, scope), others.length <= OPEN),
  );
  const sections: readonly (readonly [string, string, Html])[] = [
    ["overall", "Overall", overall === undefined ? "" : scopeTables(history, overall)],
    ["commits", "Commits", renderCommits(history)],
    ["queries", "Queries that moved", renderQueries(history)],
    ["intents", "By intent", intents.join("")],
  ];
  const links = sections.flatMap(([id, name, body]) => (body === "" ? [] : [[id, name] as const]));
  const body =
    `<header><h1>${title}</h1>\n${notes.join("")}</header>\n` +
    sections.map(([id, name, part]) => sectionHtml(id, name, part)).join("");
  return [
    ...renderPage({
      title,
      kind: "history",
      bar: renderBar(history.file, links),
      body,
      data: ["null"],
    }),
  ].join("");
}

function scopeTitle(scope: Scope): string {
  return scope.kind === "overall" ? "Overall" : `Intent ${scopeLabel(scope)}`.slice(0, NAME);
}

const LEGEND = `<p class="legend" aria-hidden="true"><span>dot: a commit, by its date</span><span>dashed: the limit now</span><span>ring: a loss was accepted</span></p>`;

/** Returns the tables of a scope: gated metrics, then the others and all values folded. */
function scopeTables(history: History, scope: Scope): Html {
  const own = history.series.filter((each) => scopeText(each.scope) === scopeText(scope));
  const label = scopeTitle(scope);
  const gated = own.filter(({ rule }) => rule !== null);
  const apart = history.points.some(({ differs }) => differs.length > 0)
    ? "; across an upright line the figures don't compare"
    : "";
  const values = detailsHtml("Every value", valueTable(history, label, own));
  if (gated.length === 0) {
    return LEGEND + metricTable(history, `${label}: every metric${apart}`, own) + values;
  }
  const rest = own.filter(({ rule }) => rule === null);
  const others = rest.length === 0 ? "" : metricTable(history, `${label}: not gated`, rest);
  const table = metricTable(history, `${label}: what is gated${apart}`, gated);
  return LEGEND + table + detailsHtml("Not gated", others) + values;
}

/** Returns a table with a row for each series: its line over time, first and last value, limit. */
function metricTable(history: History, caption: string, own: readonly HistorySeries[]): Html {
  const figures = ["First", "Now", "Change", "Limit now"].map(num);
  const columns = [plain("Metric"), plain("Over time"), ...figures, long("Largest step")];
  const rows = own.map((series) => {
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

/** Returns a table of every value, a row for each commit, newest first. */
function valueTable(history: History, label: string, own: readonly HistorySeries[]): Html {
  const rows = history.points
    .map((point, at) => [
      commitHtml(history, point),
      ...own.map(({ unit, values }) => formatValue(unit, values[at] ?? null)),
    ])
    .toReversed();
  const heads = [plain("Commit"), ...own.map(({ metric }) => num(metric))];
  return tableHtml(`${label}: every value`, heads, rows);
}

/** Places in percent by date, so that a quiet month is a gap; in equal steps where all have one date. */
function datePlaces(points: readonly HistoryPoint[]): readonly number[] {
  const times = points.map(({ date }) => Date.parse(date));
  const first = Math.min(...times);
  const last = Math.max(...times);
  return times.map((time, at) => {
    const share = last > first ? (time - first) / (last - first) : (at + 0.5) / points.length;
    return 2 + 96 * share;
  });
}

/** Joined where neighbours both have a value; each dot names its commit. */
function renderLine(
  { metric, values, unit, rule }: HistorySeries,
  points: readonly HistoryPoint[],
): Html {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) {
    return "";
  }
  const limit = rule?.limit ?? null;
  const { at } = linearScale([...known, ...(limit === null ? [] : [limit])]);
  const places = datePlaces(points);
  const y = (value: number): string => ((HEIGHT * (100 - at(value))) / 100).toFixed(1);
  const marks = zipLists(values, points).map(([value, point], i) => {
    const place = requireItem(places, i);
    const placeBefore = places[i - 1] ?? 0;
    const x = percentText(place);
    const middle = percentText((place + placeBefore) / 2);
    const wall =
      point.differs.length > 0
        ? `<line class="apart" x1="${middle}" y1="0" x2="${middle}" y2="100%"/>`
        : "";
    if (value === null) {
      return wall;
    }
    const before = wall === "" ? (values[i - 1] ?? null) : null;
    const joined =
      before === null
        ? ""
        : `<line class="joint" x1="${percentText(placeBefore)}" y1="${y(before)}" x2="${x}" y2="${y(value)}"/>`;
    const moved = movedWords(point.moved);
    // A loss of this very metric.
    const accepted = Object.entries(point.moved ?? {}).some(
      ([name, by]) => metric.startsWith(`${name}@`) && by < 0,
    );
    const ring = accepted ? `<circle class="accepted" cx="${x}" cy="${y(value)}" r="6"/>` : "";
    const said = `${formatValue(unit, value)} at ${point.commit.slice(0, 12)}, ${commitDay(point)}: ${point.subject}${moved === "" ? "" : ` (${moved})`}`;
    return `${wall}${joined}${ring}<g><circle cx="${x}" cy="${y(value)}" r="3"/><title>${escapeText(said, SENTENCE)}</title></g>`;
  });
  const bound =
    limit === null
      ? ""
      : `<line class="limit" x1="0" x2="100%" y1="${y(limit)}" y2="${y(limit)}"/>`;
  const least = formatValue(unit, Math.min(...known));
  const most = formatValue(unit, Math.max(...known));
  const label = `${known.length} values from ${least} to ${most}`;
  return `<svg class="trend" height="${HEIGHT}" role="img" aria-label="${label}">${bound}${marks.join("")}</svg>`;
}

/** Returns the short hash, as a link if the repository's address is known. */
function commitHtml({ address }: History, { commit }: HistoryPoint): Html {
  const short = codeHtml(commit.slice(0, 12));
  return address === null
    ? short
    : `<a href="${escapeText(`${address}/commit/${commit}`)}">${short}</a>`;
}

/** Returns the table of commits, newest first. */
function renderCommits(history: History): Html {
  const rows = history.points.toReversed().map((point) => {
    const { state } = point;
    const suite =
      state.kind === "baseline"
        ? `revision ${state.revision}, ${state.cases} queries, k ${state.k}`
        : "";
    return [
      commitHtml(history, point),
      `<span class="day">${escapeText(commitDay(point))}</span>`,
      escapeText(point.subject, SENTENCE),
      escapeText(suite, NAME),
      escapeText(pointNote(point, history.file), SENTENCE),
    ];
  });
  const columns = [plain("Commit"), plain("Date"), ...["Subject", "Suite", "Note"].map(long)];
  return tableHtml("Commits that changed the baseline, newest first", columns, rows);
}

/** The best rank of a target at each commit. */
function renderQueries({ cases, points }: History): Html {
  if (cases.length === 0) {
    return "";
  }
  const rows = cases
    .slice(0, CASES)
    .map(({ id, ranks }) => [codeHtml(id, NAME), ...ranks.map((rank) => rankWords(rank))]);
  const left = cases.length - rows.length;
  const more = left > 0 ? `; ${left} more with --case` : "";
  const heads = [plain("Query"), ...points.map(({ commit }) => num(commit.slice(0, 7)))];
  return tableHtml(
    `The best rank of a target, oldest commit first; – is not found${more}`,
    heads,
    rows,
  );
}
