/**
 * Writes a comparison as an HTML page: a ruling on each system, what changed, figures, and every
 * query in the explorer, the table that the report's page has as well.
 */
import type { Hit } from "../../model/run.ts";
import type { ComparedAnswer, ComparedSystem, Comparison, SystemRuling } from "./model.ts";
import {
  bestTrades,
  MANY_NOTE,
  manyClockNote,
  manyTitle,
  differenceWords,
  rulingWords,
} from "./words.ts";
import { groupWords } from "../../messages/causes.ts";
import { formatMs, formatValue, NONE } from "../../messages/format.ts";
import { linearScale, logScale, type Scale } from "../../reporters/html/charts.ts";
import {
  codeHtml,
  detailsHtml,
  groupList,
  type Html,
  iconHtml,
  type IconName,
  long,
  num,
  plain,
  sectionHtml,
  SENTENCE,
  tableHtml,
  escapeText,
} from "../../reporters/html/html.ts";
import {
  type ExplorerData,
  type ExploredCase,
  makeHole,
  type PageGroup,
  type PageHole,
  pageParts,
  QUEUE,
} from "../../reporters/html/page-data.ts";
import { renderBar, type Pack, renderPage } from "../../reporters/html/page.ts";
import { requireItem, zipLists } from "../../model/lookup.ts";

/** The longest label of a system, in characters; a longer one is cut. */
const LABEL = 80;

/**
 * Yields the page in pieces: rulings, what changed, figures, the table of queries, and tests. The
 * page's script makes the table; without queries there is none. `pack` compresses the data that the
 * script reads if it is large; without it data stays readable. `program` is the command's name, for
 * the lines to copy.
 */
export function* renderCompareHtml(
  comparison: Comparison,
  program: string,
  pack?: Pack,
): Iterable<string> {
  const title = escapeText(manyTitle(comparison), SENTENCE);
  const groups = pageGroups(comparison);
  const notes = [MANY_NOTE, manyClockNote(comparison)].map(
    (note) => `<p class="more">${escapeText(note)}</p>\n`,
  );
  const hasQueries = comparison.queries.length > 0;
  const explorer = `<div id="explorer"><p class="without">The table of queries needs JavaScript.</p></div>\n`;
  const testTable = detailsHtml("Every metric beside the first system's", renderTests(comparison));
  const figures = sectionHtml("figures", "Figures", renderFigures(comparison));
  const picture = renderPicture(comparison);
  // A section without content is left out.
  const body =
    `<header class="verdict"><h1>${title}</h1>\n${renderRulings(comparison)}</header>\n` +
    sectionHtml("groups", "What changed", groupList(groups.map(({ words }) => words))) +
    `<div class="columns"><div>${figures}</div><div>${picture}</div></div>\n` +
    sectionHtml("cases", "All queries", hasQueries ? explorer : "") +
    sectionHtml("tests", "Against the first", testTable + notes.join(""));
  const queryLinks = hasQueries ? ([["cases", "Queries"]] as const) : [];
  const links = [["figures", "Figures"], ...queryLinks, ["tests", "Tests"]] as const;
  const bar = renderBar(`${comparison.suite.name} ${comparison.suite.revision}`, links);
  const data = hasQueries ? pageParts(explorerData(comparison, groups, program)) : ["null"];
  yield* renderPage({ title, kind: "systems", bar, body, data }, pack);
}

// What a reader sees first: each system beside the first, and what its lists have in common.

/** The icon before a system's ruling. */
const ICONS: Readonly<Record<SystemRuling["outcome"], IconName | null>> = {
  fail: "bad",
  fell: "half",
  pass: null,
  gain: "good",
};

/** Returns a list with the ruling of each system but the first; empty if none has a ruling. */
function renderRulings({ systems }: Comparison): Html {
  const [first, ...others] = systems;
  const items: Html[] = [];
  for (const { label, ruling } of others) {
    if (ruling !== null) {
      const icon = ICONS[ruling.outcome];
      const mark = icon === null ? "" : iconHtml(icon);
      const name = escapeText(label, LABEL);
      const words = escapeText(rulingWords(ruling), SENTENCE);
      items.push(`<li>${mark}<b>${name}</b> ${words}</li>\n`);
    }
  }
  if (first === undefined || items.length === 0) {
    return "";
  }
  return `<p class="fact">Beside ${escapeText(first.label, LABEL)}:</p><ul class="rulings">\n${items.join("")}</ul>\n`;
}

/**
 * Returns the groups of queries whose lists changed in the same way, of all systems, the largest
 * first. `pair` are the indexes of the first system and of the one with the change, `cases` those
 * of the queries. With more than two systems the words begin with the system's name.
 */
function pageGroups({ systems, queries }: Comparison): readonly PageGroup[] {
  const indexById = new Map(queries.map(({ id }, at) => [id, at]));
  const groupsOfSystems = systems.flatMap(({ label, groups }, at) =>
    groups.map((group): PageGroup => ({
      words: systems.length > 2 ? `${label}: ${groupWords(group)}` : groupWords(group),
      // The change is from the first system (0) to this one.
      pair: [0, at],
      cases: group.cases.flatMap((id) => indexById.get(id) ?? []),
    })),
  );
  return groupsOfSystems.toSorted((a, b) => b.cases.length - a.cases.length);
}

// The explorer's data.

/**
 * Returns what the page's script reads: facts, each system's results, and each query with its
 * values by system. What only a report of the gate has, such as causes, is empty.
 */
function explorerData(
  comparison: Comparison,
  groups: readonly PageGroup[],
  program: string,
): ExplorerData {
  const { systems, queries, metrics, suite, k } = comparison;
  // The results that the page asks people to grade.
  const unjudged = listUnjudged(comparison);
  return {
    facts: {
      names: uniqueNames(systems),
      compared: true,
      suite: suite.name,
      k,
      config: systems[0]?.path ?? null,
      program,
      causes: [],
      groups,
      metrics: metrics.map(({ name }) => name),
      worst: [],
      queue: unjudged.slice(0, QUEUE),
      unjudged: unjudged.length,
      issue: [],
    },
    answers: systems.flatMap(({ answers }) => answers.map(({ results }) => results)),
    cases: queries.map((query, at): ExploredCase => ({
      case: query,
      sides: systems.map(({ answers }) => pageAnswer(requireItem(answers, at), metrics)),
    })),
  };
}

function uniqueNames(systems: readonly ComparedSystem[]): readonly string[] {
  return systems.map(({ label }, at) => {
    const sameBefore = systems.slice(0, at).filter((other) => other.label === label).length;
    return sameBefore === 0 ? label : `${label} (${sameBefore + 1})`;
  });
}

/**
 * Returns one system's answer to one query as the explorer reads it. The answer's values are in the
 * order of `metrics`.
 */
function pageAnswer(
  { values, results, score }: ComparedAnswer,
  metrics: Comparison["metrics"],
): ExploredCase["sides"][number] {
  return {
    ranks: score.ranks,
    metrics: new Map(metrics.map(({ name }, i) => [name, values[i] ?? null])),
    results: score.results,
    samples: score.samples_ms,
    hits: results,
    details: { degraded: score.degraded || undefined, forbidden: score.forbidden_ranks },
  };
}

/** A result of one query without a grade. */
interface UnjudgedResult {
  /** The index of the query. */
  readonly caseIndex: number;
  /** The rank, from 1, in the first system that returns it. */
  readonly rank: number;
  readonly hit: Hit;
  /** The sum of 1/rank over the systems that return it: how much a grade would tell. */
  weight: number;
}

/**
 * Returns the results without a grade, those first that rank high in many systems (see `weight`).
 * Queries that expect nothing are left out. Only the first `QUEUE` results, which the page asks
 * about, have a path and a text.
 */
function listUnjudged({ systems, queries }: Comparison): readonly PageHole[] {
  const unjudged: UnjudgedResult[] = [];
  for (const [caseIndex, { expect_empty: expectsNothing }] of queries.entries()) {
    if (!expectsNothing) {
      unjudged.push(...listUnjudgedOfQuery(systems, caseIndex));
    }
  }
  return unjudged
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ caseIndex, rank, hit }, index) =>
      index < QUEUE
        ? makeHole(caseIndex, rank, hit)
        : { case: caseIndex, rank, doc_id: hit.doc_id },
    );
}

/** Returns each document that some system returns for the query and that has no grade, once. */
function listUnjudgedOfQuery(
  systems: readonly ComparedSystem[],
  caseIndex: number,
): readonly UnjudgedResult[] {
  const unjudgedById = new Map<string, UnjudgedResult>();
  for (const { answers } of systems) {
    const { results, hits: judgedIds } = requireItem(answers, caseIndex);
    const judged = new Set(judgedIds);
    for (const [index, hit] of results.entries()) {
      if (hit.repeat || judged.has(hit.doc_id)) {
        continue;
      }
      const rank = index + 1;
      const unjudged = unjudgedById.get(hit.doc_id) ?? { caseIndex, rank, hit, weight: 0 };
      unjudged.weight += 1 / rank;
      unjudgedById.set(hit.doc_id, unjudged);
    }
  }
  return [...unjudgedById.values()];
}

// Figures.

/**
 * Returns the table of means and latencies, a row for each system. The best value of a column is
 * marked; no value has a dash.
 */
function renderFigures({ systems, metrics }: Comparison): Html {
  const columns = [
    num("No."),
    plain("System"),
    ...[...metrics.map(({ name }) => name), "p50", "p95"].map(num),
  ];
  const figureColumns = [
    ...metrics.map(({ unit, direction }, i) => ({
      values: systems.map((system) => requireItem(system.figures, i).mean),
      isLowerBetter: direction === "lower",
      formatFigure: (value: number | null) => formatValue(unit, value),
    })),
    ...(["p50_ms", "p95_ms"] as const).map((name) => ({
      values: systems.map(({ latency }) => latency?.[name] ?? null),
      isLowerBetter: true,
      formatFigure: formatMs,
    })),
  ];
  const rows = systems.map(({ label }, at) => [
    String(at + 1),
    codeHtml(label, LABEL),
    ...figureColumns.map(({ values, isLowerBetter, formatFigure }) => {
      const text = formatFigure(requireItem(values, at));
      return isBest(values, at, isLowerBetter)
        ? `<b class="best">${text}<span class="unseen">, best</span></b>`
        : text;
    }),
  ]);
  return tableHtml("Means of each system; the best of each column is marked", columns, rows);
}

/**
 * Returns whether the value at the index is the best of its column, also beside an equal one. If
 * all values are equal, or there is only one, none is.
 */
function isBest(values: readonly (number | null)[], at: number, isLowerBetter: boolean): boolean {
  const presentValues = values.filter((value) => value !== null);
  if (presentValues.every((value) => value === presentValues[0])) {
    return false;
  }
  return values[at] === (isLowerBetter ? Math.min(...presentValues) : Math.max(...presentValues));
}

function renderTests({ systems, metrics }: Comparison): Html {
  const rows = systems.slice(1).flatMap(({ label, figures }) =>
    zipLists(metrics, figures).map(([{ name, unit }, { against_first: test }]) => {
      return [
        codeHtml(label, LABEL),
        codeHtml(name),
        test === null ? NONE : escapeText(differenceWords(test, unit)),
      ];
    }),
  );
  const columns = [plain("System"), plain("Metric"), long("Difference")];
  return tableHtml("Differences to the first system", columns, rows);
}

// Quality against latency.

/** The picture's size and the margins for the two axes, in units of its view box. */
const WIDTH = 560;
const HEIGHT = 300;
const LEFT = 62;
const BOTTOM = 40;

/**
 * Returns a picture of the first metric against p50 latency: a dot for each system; up is better,
 * left is faster. A line joins the systems that no other one beats (bestTrades). Empty if fewer
 * than two systems have both figures.
 */
function renderPicture({ systems, metrics }: Comparison): Html {
  const [first] = metrics;
  const points = systems.flatMap((system, at): readonly PicturePoint[] => {
    const mean = system.figures[0]?.mean ?? null;
    const ms = system.latency?.p50_ms ?? null;
    // A logarithmic axis has no place for 0.
    return mean === null || ms === null || ms <= 0 ? [] : [{ system, at, mean, ms }];
  });
  if (first === undefined || points.length < 2) {
    return "";
  }
  const times = points.map(({ ms }) => ms);
  const roundScale = logScale(times);
  // If the axis has at most one round latency, it shows the least and the greatest instead.
  const leastAndGreatest = [...new Set([Math.min(...times), Math.max(...times)])];
  const latencyScale =
    roundScale.ticks.length > 1 ? roundScale : { ...roundScale, ticks: leastAndGreatest };
  const means = points.map(({ mean }) => mean);
  const centre = means.reduce((sum, mean) => sum + mean, 0) / means.length;
  // The axis spans at least 0.06, so that a tiny difference does not fill the picture. A mean is
  // within 0 and 1.
  const metricScale = linearScale([...means, centre - 0.03, centre + 0.03], [0, 1]);
  const place = scalePlaces(latencyScale, metricScale);
  const bestSystems = new Set(bestTrades(systems, 0));
  const bestPoints = points
    .filter(({ system }) => bestSystems.has(system))
    .toSorted((a, b) => a.ms - b.ms);
  const corners = bestPoints.map(({ ms, mean }) => `${place.x(ms)},${place.y(mean)}`).join(" ");
  const line = `<polyline points="${corners}" fill="none" stroke="currentColor" opacity="0.5"/>`;
  const dots = points.map((point) => renderDot(point, first, place, bestSystems.has(point.system)));
  const ticks = renderGrid(latencyScale, metricScale, place, (mean) =>
    formatValue(first.unit, mean),
  );
  const label = `${first.name} against p50 latency of ${points.length} systems`;
  const svg = `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="100%" role="img" aria-label="${escapeText(label)}">${ticks}${line}${dots.join("")}${renderAxes(escapeText(first.name))}</svg>`;
  const note = `<p class="more">Numbers are those of the table. No other system beats one on the line in both.</p>`;
  return sectionHtml("trade", `Quality against latency: ${first.name} and p50`, svg + note);
}

/** A system that has both figures. */
interface PicturePoint {
  readonly system: ComparedSystem;
  /** Its index in the table of figures. */
  readonly at: number;
  /** The mean of the first metric. */
  readonly mean: number;
  /** p50 latency. */
  readonly ms: number;
}

/**
 * Returns a system's dot with its number in the table of figures above it, and its name and figures
 * as a tooltip. `isBestTrade` makes the dot larger and darker.
 */
function renderDot(
  { system, at, mean, ms }: PicturePoint,
  metric: Comparison["metrics"][number],
  place: Places,
  isBestTrade: boolean,
): Html {
  const tooltip = `${system.label}: ${metric.name} ${formatValue(metric.unit, mean)}, p50 ${formatMs(ms)}`;
  return (
    `<circle cx="${place.x(ms)}" cy="${place.y(mean)}" r="${isBestTrade ? 6 : 4}" fill="currentColor" opacity="${isBestTrade ? 1 : 0.5}"><title>${escapeText(tooltip, SENTENCE)}</title></circle>` +
    `<text x="${place.x(ms, 9)}" y="${place.y(mean, -7)}" font-size="13" fill="currentColor">${at + 1}</text>`
  );
}

/**
 * Functions that return the coordinate of a latency or of a mean in the picture, plus `offset`
 * units.
 */
interface Places {
  readonly x: (ms: number, offset?: number) => string;
  readonly y: (mean: number, offset?: number) => string;
}

/** Room right of the last dot, for its number. */
const RIGHT = 20;
/** Room above the highest dot, for its number, and below the lowest one. */
const TOP = 15;
const ABOVE_AXIS = 10;

/**
 * Returns the coordinates for two scales. A scale's position in percent is one of the area that the
 * margins leave; y is turned round, since it grows downwards in a picture.
 */
function scalePlaces(latencyScale: Scale, metricScale: Scale): Places {
  const areaWidth = WIDTH - LEFT - RIGHT;
  const areaHeight = HEIGHT - BOTTOM - TOP - ABOVE_AXIS;
  return {
    x: (ms, offset = 0) => {
      const x = LEFT + (areaWidth * latencyScale.at(ms)) / 100;
      return (x + offset).toFixed(1);
    },
    y: (mean, offset = 0) => {
      const y = TOP + (areaHeight * (100 - metricScale.at(mean))) / 100;
      return (y + offset).toFixed(1);
    },
  };
}

/**
 * Returns an upright line for each tick of the latency scale and a level one for each tick of the
 * metric scale, with their labels. `formatMean` writes the label of a mean.
 */
function renderGrid(
  latencyScale: Scale,
  metricScale: Scale,
  { x, y }: Places,
  formatMean: (mean: number) => string,
): Html {
  const stroke = 'stroke="currentColor" opacity="0.15"';
  // Upright lines begin 10 units below the picture's edge, and level lines end 10 before it. A
  // label is below its upright line, or left of its level line.
  const font = 'font-size="12" fill="currentColor"';
  return [
    ...latencyScale.ticks.map(
      (ms) =>
        `<line x1="${x(ms)}" x2="${x(ms)}" y1="10" y2="${HEIGHT - BOTTOM}" ${stroke}/>` +
        `<text x="${x(ms)}" y="${HEIGHT - BOTTOM + 16}" text-anchor="middle" ${font}>${formatMs(ms)}</text>`,
    ),
    ...metricScale.ticks.map(
      (mean) =>
        `<line x1="${LEFT}" x2="${WIDTH - 10}" y1="${y(mean)}" y2="${y(mean)}" ${stroke}/>` +
        `<text x="${LEFT - 6}" y="${y(mean, 4)}" text-anchor="end" ${font}>${formatMean(mean)}</text>`,
    ),
  ].join("");
}

/** Returns the names of the two axes. `metric`: the name of the metric, escaped. */
function renderAxes(metric: Html): Html {
  const font = `font-size="12" fill="currentColor"`;
  return (
    `<text x="${WIDTH - 10}" y="${HEIGHT - 4}" text-anchor="end" ${font}>p50 latency (logarithmic), left is faster</text>` +
    `<text x="4" y="${HEIGHT - 4}" ${font}>${metric}, up is better</text>`
  );
}
