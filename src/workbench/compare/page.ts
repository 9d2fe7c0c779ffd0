/** A comparison of several systems as one file without a script: figures, tests, and quality against latency. */
import type { Comparison } from "./model.ts";
import { bestTrades, MANY_NOTE, manyClockNote, manyTitle, differenceWords, rulingWords } from "./words.ts";
import { formatMs, formatValue, NONE } from "../../words/format.ts";
import { linearScale, logScale } from "../../reporters/html/charts.ts";
import {
  code,
  type Html,
  long,
  num,
  plain,
  section,
  SENTENCE,
  table,
  text,
} from "../../reporters/html/html.ts";
import { pageOf } from "../page.ts";

const LABEL = 80;
/** The picture, in its own units. */
const [WIDTH, HEIGHT, LEFT, BOTTOM] = [720, 360, 70, 40];

export function renderCompareHtml(comparison: Comparison): string {
  const title = text(manyTitle(comparison), SENTENCE);
  const notes = [MANY_NOTE, manyClockNote(comparison)].map((note) => `<p>${text(note)}</p>\n`).join("");
  return pageOf(
    "systems",
    title,
    `<h1>${title}</h1>\n${notes}` +
      section("figures", "Figures", figures(comparison)) +
      picture(comparison) +
      section("tests", "Against the first", tests(comparison)),
  );
}

function figures({ systems, metrics }: Comparison): Html {
  const columns = [
    num("No."),
    plain("System"),
    ...metrics.map(({ name }) => num(name)),
    num("p50"),
    num("p95"),
  ];
  const rows = systems.map(({ label, figures: own, latency }, at) => [
    String(at + 1),
    code(label, LABEL),
    ...own.map(({ mean }, i) => formatValue(metrics[i]!.unit, mean)),
    formatMs(latency?.p50_ms ?? null),
    formatMs(latency?.p95_ms ?? null),
  ]);
  return table("Means of each system", columns, rows);
}

function tests({ systems, metrics }: Comparison): Html {
  const rows = systems.slice(1).flatMap(({ label, figures: own, ruling }) => [
    ...(ruling === null ? [] : [[code(label, LABEL), "the rule", text(rulingWords(ruling), SENTENCE)]]),
    ...metrics.map(({ name, unit }, i) => {
      const test = own[i]!.against_first;
      return [code(label, LABEL), code(name), test === null ? NONE : text(differenceWords(test, unit))];
    }),
  ]);
  return table(
    "Differences to the first system",
    [plain("System"), plain("Metric"), long("Difference")],
    rows,
  );
}

/** Up is better, left is faster; what no other system beats in both is joined by a line. */
function picture({ systems, metrics }: Comparison): Html {
  const [first] = metrics;
  const points = systems.flatMap((system, at) => {
    const [mean, ms] = [system.figures[0]?.mean ?? null, system.latency?.p50_ms ?? null];
    return mean === null || ms === null || ms <= 0 ? [] : [{ system, at, mean, ms }];
  });
  if (first === undefined || points.length < 2) return "";
  const [across, up] = [
    logScale(points.map(({ ms }) => ms)),
    linearScale(
      points.map(({ mean }) => mean),
      [0, 1],
    ),
  ];
  const x = (ms: number): number => LEFT + ((WIDTH - LEFT - 20) * across.at(ms)) / 100;
  const y = (mean: number): number => 15 + ((HEIGHT - BOTTOM - 25) * (100 - up.at(mean))) / 100;
  const place = (value: number): string => value.toFixed(1);
  const best = new Set(bestTrades(systems, 0));
  const front = points.filter(({ system }) => best.has(system)).toSorted((a, b) => a.ms - b.ms);
  const grid = [
    ...across.ticks.map(
      (ms) =>
        `<line x1="${place(x(ms))}" x2="${place(x(ms))}" y1="10" y2="${HEIGHT - BOTTOM}" stroke="currentColor" opacity="0.15"/>` +
        `<text x="${place(x(ms))}" y="${HEIGHT - BOTTOM + 16}" text-anchor="middle" font-size="12" fill="currentColor">${formatMs(ms)}</text>`,
    ),
    ...up.ticks.map(
      (mean) =>
        `<line x1="${LEFT}" x2="${WIDTH - 10}" y1="${place(y(mean))}" y2="${place(y(mean))}" stroke="currentColor" opacity="0.15"/>` +
        `<text x="${LEFT - 6}" y="${place(y(mean) + 4)}" text-anchor="end" font-size="12" fill="currentColor">${formatValue(first.unit, mean)}</text>`,
    ),
  ];
  const line = `<polyline points="${front.map(({ ms, mean }) => `${place(x(ms))},${place(y(mean))}`).join(" ")}" fill="none" stroke="currentColor" opacity="0.5"/>`;
  const dots = points.map(({ system, at, mean, ms }) => {
    const said = `${system.label}: ${first.name} ${formatValue(first.unit, mean)}, p50 ${formatMs(ms)}`;
    return (
      `<circle cx="${place(x(ms))}" cy="${place(y(mean))}" r="${best.has(system) ? 6 : 4}" fill="currentColor" opacity="${best.has(system) ? 1 : 0.5}"><title>${text(said, SENTENCE)}</title></circle>` +
      `<text x="${place(x(ms) + 9)}" y="${place(y(mean) - 7)}" font-size="13" fill="currentColor">${at + 1}</text>`
    );
  });
  const axes =
    `<text x="${WIDTH - 10}" y="${HEIGHT - 4}" text-anchor="end" font-size="12" fill="currentColor">p50 latency, left is faster</text>` +
    `<text x="4" y="${HEIGHT - 4}" font-size="12" fill="currentColor">${text(first.name)}, up is better</text>`;
  const svg = `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="100%" role="img" aria-label="${text(`${first.name} against p50 latency of ${points.length} systems`)}">${grid.join("")}${line}${dots.join("")}${axes}</svg>`;
  return section(
    "trade",
    `Quality against latency: ${text(first.name)} and p50`,
    `${svg}<p>Numbers are those of the table. Systems on the line are beaten by no other in both.</p>`,
  );
}
