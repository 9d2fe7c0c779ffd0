/** A replay as one HTML page: each metric over the commits, and what the gate would have said. */
import { linearScale, percentText } from "../../reporters/html/charts.ts";
import {
  codeHtml,
  type Html,
  iconHtml,
  type IconName,
  long,
  NAME,
  num,
  plain,
  sectionHtml,
  SENTENCE,
  tableHtml,
} from "../../reporters/html/html.ts";
import { escapeHtml } from "../../messages/escape.ts";
import { renderBar, renderPage } from "../../reporters/html/page.ts";
import { zipLists } from "../../model/lookup.ts";
import type { Value } from "../../model/scores.ts";
import type { Replay, ReplayOutcome, ReplayRow } from "./model.ts";
import { valueText } from "../outcome.ts";
import { summaryWords, verdictWords } from "./words.ts";

const ICONS: Readonly<Partial<Record<ReplayOutcome, IconName>>> = {
  fail: "bad",
  fell: "half",
  gain: "good",
};

export function renderReplayHtml(replay: Replay): string {
  const title = escapeHtml(summaryWords(replay), SENTENCE);
  const about = `${replay.suite}: each commit answered today's ${replay.queries} queries, and is compared with the one before. Small losses of several commits are not added up, as the gate does with its accepted figures.`;
  const body =
    `<header><h1>${title}</h1>\n<p>${escapeHtml(about, SENTENCE)}</p></header>\n` +
    sectionHtml("metrics", "Metrics", renderMetrics(replay)) +
    sectionHtml("commits", "Commits", renderCommits(replay));
  const links = [
    ["metrics", "Metrics"],
    ["commits", "Commits"],
  ] as const;
  const bar = renderBar(replay.suite, links);
  return [...renderPage({ title, kind: "replay", bar, body, data: ["null"] })].join("");
}

/** Returns a table with the line of each metric over the commits, its first and last value. */
function renderMetrics({ metrics, rows }: Replay): Html {
  const columns = [plain("Metric"), plain("Oldest to newest"), num("First"), num("Last")];
  const cells = metrics.map((metric, at) => {
    const values = rows.map((row) => row.values[at] ?? null);
    const known = values.filter((value) => value !== null);
    const first = valueText(metric, known[0] ?? null);
    const last = valueText(metric, known.at(-1) ?? null);
    return [codeHtml(metric, NAME), renderSparkline(metric, zipLists(rows, values)), first, last];
  });
  return tableHtml("Each metric over the commits", columns, cells);
}

/** The height of a line, in pixels. */
const HEIGHT = 40;
/** The first and last dot are so far from the sides, in percent, that they are not cut off. */
const MARGIN = 2;

/**
 * Returns the values as a line with a dot for each commit that ran, which a tooltip names. Empty
 * without values.
 */
function renderSparkline(metric: string, points: readonly (readonly [ReplayRow, Value])[]): Html {
  const known = points.map(([, value]) => value).filter((value) => value !== null);
  if (known.length === 0) {
    return "";
  }
  const { at } = linearScale(known);
  const step = (100 - 2 * MARGIN) / Math.max(1, points.length - 1);
  let line = "";
  let previousDot: { readonly x: string; readonly y: string } | null = null;
  for (const [index, [row, value]] of points.entries()) {
    if (value === null) {
      continue;
    }
    const x = percentText(MARGIN + step * index);
    const y = ((HEIGHT * (100 - at(value))) / 100).toFixed(1);
    const joint =
      previousDot && `<line x1="${previousDot.x}" y1="${previousDot.y}" x2="${x}" y2="${y}"/>`;
    const tooltip = `${valueText(metric, value)} at ${row.commit.slice(0, 7)} ${row.subject}`;
    const words = escapeHtml(tooltip, SENTENCE);
    const dot = `<circle class="${row.outcome}" cx="${x}" cy="${y}" r="3"><title>${words}</title></circle>`;
    line += `${joint ?? ""}${dot}`;
    previousDot = { x, y };
  }
  const least = valueText(metric, Math.min(...known));
  const greatest = valueText(metric, Math.max(...known));
  const label = `${known.length} values from ${least} to ${greatest}`;
  return `<svg class="sparkline" height="${HEIGHT}" role="img" aria-label="${label}">${line}</svg>`;
}

function renderCommits({ metrics, rows }: Replay): Html {
  const columns = [
    plain("Commit"),
    plain("Date"),
    long("Subject"),
    ...metrics.map((metric) => num(metric)),
    num("Lists changed"),
    long("Verdict"),
  ];
  const cells = rows
    .toReversed()
    .map((row) => [
      codeHtml(row.commit.slice(0, 12)),
      `<span class="day">${row.date}</span>`,
      escapeHtml(row.subject, SENTENCE),
      ...metrics.map((metric, at) => valueText(metric, row.values[at] ?? null)),
      row.changed === null ? "–" : String(row.changed),
      renderVerdict(row),
    ]);
  return tableHtml("What the gate would have said, newest first", columns, cells);
}

function renderVerdict(row: ReplayRow): Html {
  const icon = ICONS[row.outcome];
  const mark = icon === undefined ? "" : iconHtml(icon);
  const words = escapeHtml(verdictWords(row), SENTENCE);
  const link = row.report === null ? "" : ` <a href="${escapeHtml(row.report)}">report</a>`;
  return `${mark}${words}${link}`;
}
