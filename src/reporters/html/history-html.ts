/** The history as one file without a script: a line for each metric, and every value in a table. */
import type { History, HistoryPoint, HistorySeries } from "../../model/history.ts";
import { type Scope, scopeText } from "../../model/scope.ts";
import { formatDelta, formatValue } from "../../words/format.ts";
import { dayOf, endsOf, historyNotes, historyTitle, pointNote, stepWords } from "../../words/history.ts";
import { scopeLabel } from "../../words/notices.ts";
import { linearScale, percentOf } from "./charts.ts";
import { code, details, type Html, long, NAME, num, plain, section, SENTENCE, table, text } from "./html.ts";
import { STYLE, STYLE_HASH } from "./page.generated.ts";

const POLICY = `default-src 'none'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'none'`;
/** Pixels; the width is that of the cell. */
const HEIGHT = 48;

export function renderHistoryHtml(history: History): string {
  const scopes = [...new Map(history.series.map(({ scope }) => [scopeText(scope), scope])).values()];
  const title = text(historyTitle(history), SENTENCE);
  return (
    `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n` +
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="referrer" content="no-referrer">\n` +
    `<title>${title}</title>\n<style>${STYLE}</style>\n</head>\n<body>\n<main id="main">\n<h1>${title}</h1>\n` +
    historyNotes(history)
      .map((note) => `<p>${text(note, SENTENCE)}</p>\n`)
      .join("") +
    scopes.map((scope, i) => scopeSection(history, scope, i)).join("") +
    section("commits", "Commits", commits(history)) +
    `</main>\n</body>\n</html>\n`
  );
}

function scopeSection(history: History, scope: Scope, index: number): Html {
  const own = history.series.filter((each) => scopeText(each.scope) === scopeText(scope));
  const label = scope.kind === "overall" ? "Overall" : `Intent ${scopeLabel(scope)}`;
  const columns = [
    plain("Metric"),
    num("First"),
    num("Now"),
    num("Change"),
    plain("Over time"),
    long("Largest step"),
  ];
  const rows = own.map((series) => {
    const { first, last, delta } = endsOf(series);
    return [
      code(series.metric, NAME),
      formatValue(series.unit, first),
      formatValue(series.unit, last),
      formatDelta(series.unit, delta),
      line(series, history.points),
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
  const body = table(`${label}: first, now and between`, columns, rows);
  return section(
    `scope-${index}`,
    label.slice(0, NAME),
    body + details("Every value", table(`${label}: every value`, heads, values)),
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
    if (value === null) return "";
    const before = i === 0 ? null : values[i - 1]!;
    const joined =
      before === null
        ? ""
        : `<line x1="${x(i - 1)}" y1="${y(before)}" x2="${x(i)}" y2="${y(value)}" stroke="currentColor" opacity="0.5"/>`;
    const point = points[i]!;
    const said = `${formatValue(unit, value)} at ${point.commit.slice(0, 12)}, ${dayOf(point)}: ${point.subject}`;
    return `${joined}<circle cx="${x(i)}" cy="${y(value)}" r="3" fill="currentColor"><title>${text(said, SENTENCE)}</title></circle>`;
  });
  return `<svg width="220" height="${HEIGHT}" role="img" aria-label="${known.length} values">${marks.join("")}</svg>`;
}

function commits(history: History): Html {
  const rows = history.points.toReversed().map((point) => {
    const { state } = point;
    const suite =
      state.kind === "baseline" ? `revision ${state.revision}, ${state.cases} cases, k ${state.k}` : "";
    return [
      code(point.commit.slice(0, 12)),
      text(dayOf(point)),
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
