/** A comparison as the report's explorer over its systems: verdicts, what changed, figures, and every query. */
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

const LABEL = 80;

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
  const some = comparison.queries.length > 0;
  const explorer = `<div id="explorer"><p class="without">The table of queries needs this page's script.</p></div>\n`;
  const differences = detailsHtml(
    "Every metric beside the first system's",
    renderTests(comparison),
  );
  const body =
    `<header class="verdict"><h1>${title}</h1>\n${renderRulings(comparison)}</header>\n` +
    sectionHtml("groups", "What changed", groupList(groups.map(({ words }) => words))) +
    `<div class="columns"><div>${sectionHtml("figures", "Figures", renderFigures(comparison))}</div><div>${renderPicture(comparison)}</div></div>\n` +
    sectionHtml("cases", "All queries", some ? explorer : "") +
    sectionHtml("tests", "Against the first", differences + notes.join(""));
  const cases = some ? ([["cases", "Queries"]] as const) : [];
  const links = [["figures", "Figures"], ...cases, ["tests", "Tests"]] as const;
  const bar = renderBar(`${comparison.suite.name} ${comparison.suite.revision}`, links);
  const data = some ? pageParts(explorerData(comparison, groups, program)) : ["null"];
  yield* renderPage({ title, kind: "systems", bar, body, data }, pack);
}

// What a reader sees first: each system beside the first, and what its lists have in common.

const ICONS: Readonly<Record<SystemRuling["outcome"], IconName | null>> = {
  fail: "bad",
  fell: "half",
  pass: null,
  gain: "good",
};

function renderRulings({ systems }: Comparison): Html {
  const [first, ...others] = systems;
  const items = others.flatMap(({ label, ruling }) => {
    if (ruling === null) {
      return [];
    }
    const mark = ICONS[ruling.outcome];
    const words = `${mark === null ? "" : iconHtml(mark)}<b>${escapeText(label, LABEL)}</b> ${escapeText(rulingWords(ruling), SENTENCE)}`;
    return [`<li>${words}</li>\n`];
  });
  if (first === undefined || items.length === 0) {
    return "";
  }
  return `<p class="fact">Beside ${escapeText(first.label, LABEL)}:</p><ul class="rulings">\n${items.join("")}</ul>\n`;
}

/** Of several systems the words begin with the system's name. */
function pageGroups({ systems, queries }: Comparison): readonly PageGroup[] {
  const index = new Map(queries.map(({ id }, at) => [id, at]));
  const all = systems.flatMap(({ label, groups }, at) =>
    groups.map((group): PageGroup => ({
      words: systems.length > 2 ? `${label}: ${groupWords(group)}` : groupWords(group),
      pair: [0, at],
      cases: group.cases.flatMap((id) => index.get(id) ?? []),
    })),
  );
  return all.toSorted((a, b) => b.cases.length - a.cases.length);
}

// The explorer's data.

function explorerData(
  comparison: Comparison,
  groups: readonly PageGroup[],
  program: string,
): ExplorerData {
  const { systems, queries, metrics, suite, k } = comparison;
  const queue = listUnjudged(comparison);
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
      queue: queue.slice(0, QUEUE),
      unjudged: queue.length,
      issue: [],
    },
    answers: systems.flatMap(({ answers }) => answers.map(({ results }) => results)),
    cases: queries.map((one, at): ExploredCase => ({
      case: one,
      sides: systems.map(({ answers }) => pageAnswer(requireItem(answers, at), metrics)),
    })),
  };
}

/** Returns the labels with a number behind a label that an earlier system has. */
function uniqueNames(systems: readonly ComparedSystem[]): readonly string[] {
  return systems.map(({ label }, at) => {
    const before = systems.slice(0, at).filter((other) => other.label === label).length;
    return before === 0 ? label : `${label} (${before + 1})`;
  });
}

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

/** Results without a grade, those first that stand highest in most systems. */
function listUnjudged({ systems, queries }: Comparison): readonly PageHole[] {
  const found = queries.flatMap(({ expect_empty: control }, at) => {
    const holes = new Map<string, { readonly rank: number; readonly hit: Hit; weight: number }>();
    for (const { answers } of control ? [] : systems) {
      const { results, hits } = requireItem(answers, at);
      const judged = new Set(hits);
      for (const [i, hit] of results.entries()) {
        if (hit.repeat || judged.has(hit.doc_id)) {
          continue;
        }
        const known = holes.get(hit.doc_id) ?? { rank: i + 1, hit, weight: 0 };
        known.weight += 1 / (i + 1);
        holes.set(hit.doc_id, known);
      }
    }
    return [...holes.values()].map((hole) => ({ ...hole, at }));
  });
  const ordered = found.toSorted((a, b) => b.weight - a.weight);
  return ordered.map(({ at, rank, hit }, i) =>
    i < QUEUE ? makeHole(at, rank, hit) : { case: at, rank, doc_id: hit.doc_id },
  );
}

// Figures.

function renderFigures({ systems, metrics }: Comparison): Html {
  const columns = [
    num("No."),
    plain("System"),
    ...[...metrics.map(({ name }) => name), "p50", "p95"].map(num),
  ];
  const shown = [
    ...metrics.map(({ unit, direction }, i) => ({
      values: systems.map((system) => requireItem(system.figures, i).mean),
      lower: direction === "lower",
      words: (value: number | null) => formatValue(unit, value),
    })),
    ...(["p50_ms", "p95_ms"] as const).map((name) => ({
      values: systems.map(({ latency }) => latency?.[name] ?? null),
      lower: true,
      words: formatMs,
    })),
  ];
  const rows = systems.map(({ label }, at) => [
    String(at + 1),
    codeHtml(label, LABEL),
    ...shown.map(({ values, lower, words }) => {
      const text = words(requireItem(values, at));
      return isBest(values, at, lower)
        ? `<b class="best">${text}<span class="unseen">, best</span></b>`
        : text;
    }),
  ]);
  return tableHtml("Means of each system; the best of each column is marked", columns, rows);
}

/** Where all are the same none is best. */
function isBest(values: readonly (number | null)[], at: number, lower: boolean): boolean {
  const known = values.filter((value) => value !== null);
  if (known.every((value) => value === known[0])) {
    return false;
  }
  return values[at] === (lower ? Math.min(...known) : Math.max(...known));
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

/** The picture, in its own units. */
const WIDTH = 560;
const HEIGHT = 300;
const LEFT = 62;
const BOTTOM = 40;

/** Up is better, left is faster; what no other system beats in both is joined by a line. */
function renderPicture({ systems, metrics }: Comparison): Html {
  const [first] = metrics;
  const points = systems.flatMap((system, at) => {
    const mean = system.figures[0]?.mean ?? null;
    const ms = system.latency?.p50_ms ?? null;
    return mean === null || ms === null || ms <= 0 ? [] : [{ system, at, mean, ms }];
  });
  if (first === undefined || points.length < 2) {
    return "";
  }
  const times = points.map(({ ms }) => ms);
  const scale = logScale(times);
  // Between times that are close there is no round one: then the least and the greatest stand at the axis.
  const ends = [...new Set([Math.min(...times), Math.max(...times)])];
  const across = scale.ticks.length > 1 ? scale : { ...scale, ticks: ends };
  const means = points.map(({ mean }) => mean);
  const centre = means.reduce((sum, mean) => sum + mean, 0) / means.length;
  // Within a narrow range a difference of nothing would fill the picture.
  const up = linearScale([...means, centre - 0.03, centre + 0.03], [0, 1]);
  const place = scalePlaces(across, up);
  const best = new Set(bestTrades(systems, 0));
  const front = points.filter(({ system }) => best.has(system)).toSorted((a, b) => a.ms - b.ms);
  const line = `<polyline points="${front.map(({ ms, mean }) => `${place.x(ms)},${place.y(mean)}`).join(" ")}" fill="none" stroke="currentColor" opacity="0.5"/>`;
  const dots = points.map(({ system, at, mean, ms }) => {
    const said = `${system.label}: ${first.name} ${formatValue(first.unit, mean)}, p50 ${formatMs(ms)}`;
    const own = best.has(system);
    return (
      `<circle cx="${place.x(ms)}" cy="${place.y(mean)}" r="${own ? 6 : 4}" fill="currentColor" opacity="${own ? 1 : 0.5}"><title>${escapeText(said, SENTENCE)}</title></circle>` +
      `<text x="${place.x(ms, 9)}" y="${place.y(mean, -7)}" font-size="13" fill="currentColor">${at + 1}</text>`
    );
  });
  const ticks = renderGrid(across, up, place, (mean) => formatValue(first.unit, mean));
  const label = `${first.name} against p50 latency of ${points.length} systems`;
  const svg = `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="100%" role="img" aria-label="${escapeText(label)}">${ticks}${line}${dots.join("")}${renderAxes(escapeText(first.name))}</svg>`;
  const note = `<p class="more">Numbers are those of the table. No other system beats one on the line in both.</p>`;
  return sectionHtml("trade", `Quality against latency: ${first.name} and p50`, svg + note);
}

interface Places {
  readonly x: (ms: number, more?: number) => string;
  readonly y: (mean: number, more?: number) => string;
}

function scalePlaces(across: Scale, up: Scale): Places {
  return {
    x: (ms, more = 0) => (LEFT + ((WIDTH - LEFT - 20) * across.at(ms)) / 100 + more).toFixed(1),
    y: (mean, more = 0) =>
      (15 + ((HEIGHT - BOTTOM - 25) * (100 - up.at(mean))) / 100 + more).toFixed(1),
  };
}

function renderGrid(
  across: Scale,
  up: Scale,
  { x, y }: Places,
  words: (mean: number) => string,
): Html {
  const stroke = 'stroke="currentColor" opacity="0.15"';
  const font = 'font-size="12" fill="currentColor"';
  return [
    ...across.ticks.map(
      (ms) =>
        `<line x1="${x(ms)}" x2="${x(ms)}" y1="10" y2="${HEIGHT - BOTTOM}" ${stroke}/>` +
        `<text x="${x(ms)}" y="${HEIGHT - BOTTOM + 16}" text-anchor="middle" ${font}>${formatMs(ms)}</text>`,
    ),
    ...up.ticks.map(
      (mean) =>
        `<line x1="${LEFT}" x2="${WIDTH - 10}" y1="${y(mean)}" y2="${y(mean)}" ${stroke}/>` +
        `<text x="${LEFT - 6}" y="${y(mean, 4)}" text-anchor="end" ${font}>${words(mean)}</text>`,
    ),
  ].join("");
}

function renderAxes(metric: Html): Html {
  const font = `font-size="12" fill="currentColor"`;
  return (
    `<text x="${WIDTH - 10}" y="${HEIGHT - 4}" text-anchor="end" ${font}>p50 latency (logarithmic), left is faster</text>` +
    `<text x="4" y="${HEIGHT - 4}" ${font}>${metric}, up is better</text>`
  );
}
