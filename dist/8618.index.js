export const id = 8618;
export const ids = [8618];
export const modules = {

/***/ 8618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderCompareHtml: () => (/* binding */ renderCompareHtml)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72452);
/* harmony import */ var _messages_causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76326);
/* harmony import */ var _messages_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31385);
/* harmony import */ var _reporters_html_charts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40305);
/* harmony import */ var _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92845);
/* harmony import */ var _reporters_html_page_data_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11448);
/* harmony import */ var _reporters_html_page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2513);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97855);








const LABEL = 80;
function* renderCompareHtml(comparison, program, pack) {
  const title = (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .manyTitle */ .WI)(comparison), _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .SENTENCE */ .gz);
  const groups = pageGroups(comparison);
  const notes = [_words_js__WEBPACK_IMPORTED_MODULE_0__/* .MANY_NOTE */ .lx, (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .manyClockNote */ .iq)(comparison)].map((note) => `<p class="more">${(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)(note)}</p>
`);
  const hasQueries = comparison.queries.length > 0;
  const explorer = `<div id="explorer"><p class="without">The table of queries needs JavaScript.</p></div>
`;
  const testTable = (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .detailsHtml */ .c9)("Every metric beside the first system's", renderTests(comparison));
  const figures = (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .sectionHtml */ .jB)("figures", "Figures", renderFigures(comparison));
  const picture = renderPicture(comparison);
  const body = `<header class="verdict"><h1>${title}</h1>
${renderRulings(comparison)}</header>
` + (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .sectionHtml */ .jB)("groups", "What changed", (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .groupList */ .M5)(groups.map(({ words }) => words))) + `<div class="columns"><div>${figures}</div><div>${picture}</div></div>
` + (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .sectionHtml */ .jB)("cases", "All queries", hasQueries ? explorer : "") + (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .sectionHtml */ .jB)("tests", "Against the first", testTable + notes.join(""));
  const queryLinks = hasQueries ? [["cases", "Queries"]] : [];
  const links = [["figures", "Figures"], ...queryLinks, ["tests", "Tests"]];
  const bar = (0,_reporters_html_page_js__WEBPACK_IMPORTED_MODULE_5__/* .renderBar */ .oe)(`${comparison.suite.name} ${comparison.suite.revision}`, links);
  const data = hasQueries ? (0,_reporters_html_page_data_js__WEBPACK_IMPORTED_MODULE_4__/* .pageParts */ .kZ)(explorerData(comparison, groups, program)) : ["null"];
  yield* (0,_reporters_html_page_js__WEBPACK_IMPORTED_MODULE_5__/* .renderPage */ .Cf)({ title, kind: "systems", bar, body, data }, pack);
}
const ICONS = {
  fail: "bad",
  fell: "half",
  pass: null,
  gain: "good"
};
function renderRulings({ systems }) {
  const [first, ...others] = systems;
  const items = [];
  for (const { label, ruling } of others) {
    if (ruling !== null) {
      const icon = ICONS[ruling.outcome];
      const mark = icon === null ? "" : (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .iconHtml */ .vF)(icon);
      const name = (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)(label, LABEL);
      const words = (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .rulingWords */ .Hr)(ruling), _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .SENTENCE */ .gz);
      items.push(`<li>${mark}<b>${name}</b> ${words}</li>
`);
    }
  }
  if (first === void 0 || items.length === 0) {
    return "";
  }
  return `<p class="fact">Beside ${(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)(first.label, LABEL)}:</p><ul class="rulings">
${items.join("")}</ul>
`;
}
function pageGroups({ systems, queries }) {
  const indexById = new Map(queries.map(({ id }, at) => [id, at]));
  const groupsOfSystems = systems.flatMap(({ label, groups }, at) => groups.map((group) => ({
    words: systems.length > 2 ? `${label}: ${(0,_messages_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .groupWords */ .Jk)(group)}` : (0,_messages_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .groupWords */ .Jk)(group),
    // The change is from the first system (0) to this one.
    pair: [0, at],
    cases: group.cases.flatMap((id) => indexById.get(id) ?? [])
  })));
  return groupsOfSystems.toSorted((a, b) => b.cases.length - a.cases.length);
}
function explorerData(comparison, groups, program) {
  const { systems, queries, metrics, suite, k } = comparison;
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
      queue: unjudged.slice(0, _reporters_html_page_data_js__WEBPACK_IMPORTED_MODULE_4__/* .QUEUE */ .a0),
      unjudged: unjudged.length,
      issue: []
    },
    answers: systems.flatMap(({ answers }) => answers.map(({ results }) => results)),
    cases: queries.map((query, at) => ({
      case: query,
      sides: systems.map(({ answers }) => pageAnswer((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .requireItem */ .l5)(answers, at), metrics))
    }))
  };
}
function uniqueNames(systems) {
  return systems.map(({ label }, at) => {
    const sameBefore = systems.slice(0, at).filter((other) => other.label === label).length;
    return sameBefore === 0 ? label : `${label} (${sameBefore + 1})`;
  });
}
function pageAnswer({ values, results, score }, metrics) {
  return {
    ranks: score.ranks,
    metrics: new Map(metrics.map(({ name }, i) => [name, values[i] ?? null])),
    results: score.results,
    samples: score.samples_ms,
    hits: results,
    details: { degraded: score.degraded || void 0, forbidden: score.forbidden_ranks }
  };
}
function listUnjudged({ systems, queries }) {
  const unjudged = [];
  for (const [caseIndex, { expect_empty: expectsNothing }] of queries.entries()) {
    if (!expectsNothing) {
      unjudged.push(...listUnjudgedOfQuery(systems, caseIndex));
    }
  }
  return unjudged.toSorted((a, b) => b.weight - a.weight).map(({ caseIndex, rank, hit }, index) => index < _reporters_html_page_data_js__WEBPACK_IMPORTED_MODULE_4__/* .QUEUE */ .a0 ? (0,_reporters_html_page_data_js__WEBPACK_IMPORTED_MODULE_4__/* .makeHole */ .ZS)(caseIndex, rank, hit) : { case: caseIndex, rank, doc_id: hit.doc_id });
}
function listUnjudgedOfQuery(systems, caseIndex) {
  const unjudgedById = /* @__PURE__ */ new Map();
  for (const { answers } of systems) {
    const { results, hits: judgedIds } = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .requireItem */ .l5)(answers, caseIndex);
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
function renderFigures({ systems, metrics }) {
  const columns = [
    (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .num */ .bu)("No."),
    (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)("System"),
    ...[...metrics.map(({ name }) => name), "p50", "p95"].map(_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .num */ .bu)
  ];
  const figureColumns = [
    ...metrics.map(({ unit, direction }, i) => ({
      values: systems.map((system) => (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .requireItem */ .l5)(system.figures, i).mean),
      isLowerBetter: direction === "lower",
      formatFigure: (value) => (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)(unit, value)
    })),
    ...["p50_ms", "p95_ms"].map((name) => ({
      values: systems.map(({ latency }) => latency?.[name] ?? null),
      isLowerBetter: true,
      formatFigure: _messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMs */ ._V
    }))
  ];
  const rows = systems.map(({ label }, at) => [
    String(at + 1),
    (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .codeHtml */ .v1)(label, LABEL),
    ...figureColumns.map(({ values, isLowerBetter, formatFigure }) => {
      const text = formatFigure((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .requireItem */ .l5)(values, at));
      return isBest(values, at, isLowerBetter) ? `<b class="best">${text}<span class="unseen">, best</span></b>` : text;
    })
  ]);
  return (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .tableHtml */ .qj)("Means of each system; the best of each column is marked", columns, rows);
}
function isBest(values, at, isLowerBetter) {
  const presentValues = values.filter((value) => value !== null);
  if (presentValues.every((value) => value === presentValues[0])) {
    return false;
  }
  return values[at] === (isLowerBetter ? Math.min(...presentValues) : Math.max(...presentValues));
}
function renderTests({ systems, metrics }) {
  const rows = systems.slice(1).flatMap(({ label, figures }) => (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .zipLists */ .L7)(metrics, figures).map(([{ name, unit }, { against_first: test }]) => {
    return [
      (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .codeHtml */ .v1)(label, LABEL),
      (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .codeHtml */ .v1)(name),
      test === null ? _messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .NONE */ .x3 : (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .differenceWords */ .XY)(test, unit))
    ];
  }));
  const columns = [(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)("System"), (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)("Metric"), (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .long */ .LU)("Difference")];
  return (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .tableHtml */ .qj)("Differences to the first system", columns, rows);
}
const WIDTH = 560;
const HEIGHT = 300;
const LEFT = 62;
const BOTTOM = 40;
function renderPicture({ systems, metrics }) {
  const [first] = metrics;
  const points = systems.flatMap((system, at) => {
    const mean = system.figures[0]?.mean ?? null;
    const ms = system.latency?.p50_ms ?? null;
    return mean === null || ms === null || ms <= 0 ? [] : [{ system, at, mean, ms }];
  });
  if (first === void 0 || points.length < 2) {
    return "";
  }
  const times = points.map(({ ms }) => ms);
  const roundScale = (0,_reporters_html_charts_js__WEBPACK_IMPORTED_MODULE_7__/* .logScale */ .tA)(times);
  const leastAndGreatest = [.../* @__PURE__ */ new Set([Math.min(...times), Math.max(...times)])];
  const latencyScale = roundScale.ticks.length > 1 ? roundScale : { ...roundScale, ticks: leastAndGreatest };
  const means = points.map(({ mean }) => mean);
  const centre = means.reduce((sum, mean) => sum + mean, 0) / means.length;
  const metricScale = (0,_reporters_html_charts_js__WEBPACK_IMPORTED_MODULE_7__/* .linearScale */ .om)([...means, centre - 0.03, centre + 0.03], [0, 1]);
  const place = scalePlaces(latencyScale, metricScale);
  const bestSystems = new Set((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .bestTrades */ .aS)(systems, 0));
  const bestPoints = points.filter(({ system }) => bestSystems.has(system)).toSorted((a, b) => a.ms - b.ms);
  const corners = bestPoints.map(({ ms, mean }) => `${place.x(ms)},${place.y(mean)}`).join(" ");
  const line = `<polyline points="${corners}" fill="none" stroke="currentColor" opacity="0.5"/>`;
  const dots = points.map((point) => renderDot(point, first, place, bestSystems.has(point.system)));
  const ticks = renderGrid(latencyScale, metricScale, place, (mean) => (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)(first.unit, mean));
  const label = `${first.name} against p50 latency of ${points.length} systems`;
  const svg = `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="100%" role="img" aria-label="${(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)(label)}">${ticks}${line}${dots.join("")}${renderAxes((0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)(first.name))}</svg>`;
  const note = `<p class="more">Numbers are those of the table. No other system beats one on the line in both.</p>`;
  return (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .sectionHtml */ .jB)("trade", `Quality against latency: ${first.name} and p50`, svg + note);
}
function renderDot({ system, at, mean, ms }, metric, place, isBestTrade) {
  const tooltip = `${system.label}: ${metric.name} ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)(metric.unit, mean)}, p50 ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMs */ ._V)(ms)}`;
  return `<circle cx="${place.x(ms)}" cy="${place.y(mean)}" r="${isBestTrade ? 6 : 4}" fill="currentColor" opacity="${isBestTrade ? 1 : 0.5}"><title>${(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)(tooltip, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .SENTENCE */ .gz)}</title></circle><text x="${place.x(ms, 9)}" y="${place.y(mean, -7)}" font-size="13" fill="currentColor">${at + 1}</text>`;
}
const RIGHT = 20;
const TOP = 15;
const ABOVE_AXIS = 10;
function scalePlaces(latencyScale, metricScale) {
  const areaWidth = WIDTH - LEFT - RIGHT;
  const areaHeight = HEIGHT - BOTTOM - TOP - ABOVE_AXIS;
  return {
    x: (ms, offset = 0) => {
      const x = LEFT + areaWidth * latencyScale.at(ms) / 100;
      return (x + offset).toFixed(1);
    },
    y: (mean, offset = 0) => {
      const y = TOP + areaHeight * (100 - metricScale.at(mean)) / 100;
      return (y + offset).toFixed(1);
    }
  };
}
function renderGrid(latencyScale, metricScale, { x, y }, formatMean) {
  const stroke = 'stroke="currentColor" opacity="0.15"';
  const font = 'font-size="12" fill="currentColor"';
  return [
    ...latencyScale.ticks.map((ms) => `<line x1="${x(ms)}" x2="${x(ms)}" y1="10" y2="${HEIGHT - BOTTOM}" ${stroke}/><text x="${x(ms)}" y="${HEIGHT - BOTTOM + 16}" text-anchor="middle" ${font}>${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMs */ ._V)(ms)}</text>`),
    ...metricScale.ticks.map((mean) => `<line x1="${LEFT}" x2="${WIDTH - 10}" y1="${y(mean)}" y2="${y(mean)}" ${stroke}/><text x="${LEFT - 6}" y="${y(mean, 4)}" text-anchor="end" ${font}>${formatMean(mean)}</text>`)
  ].join("");
}
function renderAxes(metric) {
  const font = `font-size="12" fill="currentColor"`;
  return `<text x="${WIDTH - 10}" y="${HEIGHT - 4}" text-anchor="end" ${font}>p50 latency (logarithmic), left is faster</text><text x="4" y="${HEIGHT - 4}" ${font}>${metric}, up is better</text>`;
}



/***/ })

};
