export const id = 7331;
export const ids = [7331];
export const modules = {

/***/ 7331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderHistoryHtml: () => (/* binding */ renderHistoryHtml)
/* harmony export */ });
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1419);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _messages_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31385);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19207);
/* harmony import */ var _reporters_html_charts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40305);
/* harmony import */ var _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92845);
/* harmony import */ var _reporters_html_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2513);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97855);








const HEIGHT = 48;
const MOST_UNFOLDED = 2;
const MOST_CASES = 30;
const FIRST_PLACE = 2;
const PLACES_WIDTH = 96;
function renderHistoryHtml(history) {
  const scopes = [
    ...new Map(history.series.map(({ scope }) => [(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(scope), scope])).values()
  ];
  const [overall, ...intentScopes] = scopes;
  const title = (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .historyTitle */ .Zl)(history), _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .SENTENCE */ .gz);
  const notes = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .historyNotes */ .wX)(history).map((note) => `<p>${(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)(note, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .SENTENCE */ .gz)}</p>
`);
  const intents = intentScopes.map((scope) => (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .detailsHtml */ .c9)(scopeTitle(scope), scopeTables(history, scope), intentScopes.length <= MOST_UNFOLDED));
  const overallTables = overall === void 0 ? "" : scopeTables(history, overall);
  const allSections = [
    { id: "overall", name: "Overall", html: overallTables },
    { id: "commits", name: "Commits", html: renderCommits(history) },
    { id: "queries", name: "Queries that moved", html: renderQueries(history) },
    { id: "intents", name: "By intent", html: intents.join("") }
  ];
  const sections = allSections.filter(({ html }) => html !== "");
  const links = sections.map(({ id, name }) => [id, name]);
  const body = `<header><h1>${title}</h1>
${notes.join("")}</header>
` + sections.map(({ id, name, html }) => (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .sectionHtml */ .jB)(id, name, html)).join("");
  const bar = (0,_reporters_html_page_js__WEBPACK_IMPORTED_MODULE_4__/* .renderBar */ .oe)(history.file, links);
  const data = ["null"];
  return [...(0,_reporters_html_page_js__WEBPACK_IMPORTED_MODULE_4__/* .renderPage */ .Cf)({ title, kind: "history", bar, body, data })].join("");
}
function scopeTitle(scope) {
  return scope.kind === "overall" ? "Overall" : `Intent ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeLabel */ .$o)(scope)}`.slice(0, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .NAME */ .o_);
}
const LEGEND = `<p class="legend" aria-hidden="true"><span>dot: a commit, by its date</span><span>dashed: the limit now</span><span>ring: a loss was accepted</span></p>`;
function scopeTables(history, scope) {
  const scopeSeries = history.series.filter((each) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(each.scope) === (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(scope));
  const label = scopeTitle(scope);
  const gatedSeries = scopeSeries.filter(({ rule }) => rule !== null);
  const breakNote = history.points.some(({ differs }) => differs.length > 0) ? "; across an upright line the figures don't compare" : "";
  const foldedValues = (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .detailsHtml */ .c9)("Every value", valueTable(history, label, scopeSeries));
  if (gatedSeries.length === 0) {
    return LEGEND + metricTable(history, `${label}: every metric${breakNote}`, scopeSeries) + foldedValues;
  }
  const otherSeries = scopeSeries.filter(({ rule }) => rule === null);
  const otherTable = otherSeries.length === 0 ? "" : metricTable(history, `${label}: not gated`, otherSeries);
  const gatedTable = metricTable(history, `${label}: what is gated${breakNote}`, gatedSeries);
  return LEGEND + gatedTable + (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .detailsHtml */ .c9)("Not gated", otherTable) + foldedValues;
}
function metricTable(history, caption, seriesList) {
  const figures = ["First", "Now", "Change", "Limit now"].map(_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .num */ .bu);
  const columns = [(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)("Metric"), (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)("Over time"), ...figures, (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .long */ .LU)("Largest step")];
  const rows = seriesList.map((series) => {
    const { first, last, change, limit } = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .seriesFigures */ .DT)(series);
    return [
      (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .codeHtml */ .v1)(series.metric, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .NAME */ .o_),
      renderLine(series, history.points),
      first,
      last,
      (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_1__/* .withArrow */ .mh)(change),
      (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)(limit),
      (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .stepWords */ .c9)(series, history), _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .SENTENCE */ .gz)
    ];
  });
  return (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .tableHtml */ .qj)(caption, columns, rows);
}
function valueTable(history, label, seriesList) {
  const rows = history.points.map((point, at) => [
    commitHtml(history, point),
    ...seriesList.map(({ unit, values }) => (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(unit, values[at] ?? null))
  ]).toReversed();
  const heads = [(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)("Commit"), ...seriesList.map(({ metric }) => (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .num */ .bu)(metric))];
  return (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .tableHtml */ .qj)(`${label}: every value`, heads, rows);
}
function datePlaces(points) {
  const times = points.map(({ date }) => Date.parse(date));
  const firstTime = Math.min(...times);
  const lastTime = Math.max(...times);
  return times.map((time, at) => {
    const share = lastTime > firstTime ? (time - firstTime) / (lastTime - firstTime) : (at + 0.5) / points.length;
    return FIRST_PLACE + PLACES_WIDTH * share;
  });
}
function renderLine(series, points) {
  const { values, unit, rule } = series;
  const presentValues = values.filter((value) => value !== null);
  if (presentValues.length === 0) {
    return "";
  }
  const limit = rule?.limit ?? null;
  const { at } = (0,_reporters_html_charts_js__WEBPACK_IMPORTED_MODULE_5__/* .linearScale */ .om)([...presentValues, ...limit === null ? [] : [limit]]);
  const y = (value) => (HEIGHT * (100 - at(value)) / 100).toFixed(1);
  const places = datePlaces(points);
  const marks = points.map((point, index) => renderPoint(series, point, { index, places, y }));
  const limitLine = limit === null ? "" : `<line class="limit" x1="0" x2="100%" y1="${y(limit)}" y2="${y(limit)}"/>`;
  const leastValue = (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(unit, Math.min(...presentValues));
  const greatestValue = (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(unit, Math.max(...presentValues));
  const label = `${presentValues.length} values from ${leastValue} to ${greatestValue}`;
  return `<svg class="trend" height="${HEIGHT}" role="img" aria-label="${label}">${limitLine}${marks.join("")}</svg>`;
}
function renderPoint({ metric, values, unit }, point, { index, places, y }) {
  const place = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .requireItem */ .l5)(places, index);
  const placeBefore = places[index - 1] ?? 0;
  const x = (0,_reporters_html_charts_js__WEBPACK_IMPORTED_MODULE_5__/* .percentText */ .fL)(place);
  const middle = (0,_reporters_html_charts_js__WEBPACK_IMPORTED_MODULE_5__/* .percentText */ .fL)((place + placeBefore) / 2);
  const breakLine = point.differs.length > 0 ? `<line class="apart" x1="${middle}" y1="0" x2="${middle}" y2="100%"/>` : "";
  const value = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .requireItem */ .l5)(values, index);
  if (value === null) {
    return breakLine;
  }
  const valueBefore = breakLine === "" ? values[index - 1] ?? null : null;
  const joint = valueBefore === null ? "" : `<line class="joint" x1="${(0,_reporters_html_charts_js__WEBPACK_IMPORTED_MODULE_5__/* .percentText */ .fL)(placeBefore)}" y1="${y(valueBefore)}" x2="${x}" y2="${y(value)}"/>`;
  const ring = isLossAccepted(metric, point) ? `<circle class="accepted" cx="${x}" cy="${y(value)}" r="6"/>` : "";
  const moveWords = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .acceptedMoveWords */ .Iw)(point.moved);
  const move = moveWords === "" ? "" : ` (${moveWords})`;
  const tooltip = `${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(unit, value)} at ${point.commit.slice(0, 12)}, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .commitDay */ .wA)(point)}: ${point.subject}${move}`;
  const dot = `<g><circle cx="${x}" cy="${y(value)}" r="3"/><title>${(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)(tooltip, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .SENTENCE */ .gz)}</title></g>`;
  return `${breakLine}${joint}${ring}${dot}`;
}
function isLossAccepted(metric, { moved }) {
  return Object.entries(moved ?? {}).some(([name, change]) => metric.startsWith(`${name}@`) && change < 0);
}
function commitHtml({ address }, { commit }) {
  const short = (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .codeHtml */ .v1)(commit.slice(0, 12));
  return address === null ? short : `<a href="${(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)(`${address}/commit/${commit}`)}">${short}</a>`;
}
function renderCommits(history) {
  const rows = history.points.toReversed().map((point) => {
    const { state } = point;
    const suiteWords = state.kind === "baseline" ? `revision ${state.revision}, ${state.cases} queries, k ${state.k}` : "";
    return [
      commitHtml(history, point),
      `<span class="day">${(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .commitDay */ .wA)(point))}</span>`,
      (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)(point.subject, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .SENTENCE */ .gz),
      (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)(suiteWords, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .NAME */ .o_),
      (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .pointNote */ .HN)(point, history.file), _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .SENTENCE */ .gz)
    ];
  });
  const columns = [(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)("Commit"), (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)("Date"), ...["Subject", "Suite", "Note"].map(_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .long */ .LU)];
  return (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .tableHtml */ .qj)("Commits that changed the baseline, newest first", columns, rows);
}
function renderQueries(history) {
  const { points } = history;
  const cases = (0,_model_js__WEBPACK_IMPORTED_MODULE_7__/* .selectMovedCases */ .x)(history);
  if (cases.length === 0) {
    return "";
  }
  const rows = cases.slice(0, MOST_CASES).map(({ id, ranks }) => [(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .codeHtml */ .v1)(id, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .NAME */ .o_), ...ranks.map((rank) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .rankWords */ .cz)(rank))]);
  const hiddenCases = cases.length - rows.length;
  const moreNote = hiddenCases > 0 ? `; ${hiddenCases} more with --case` : "";
  const heads = [(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)("Query"), ...points.map(({ commit }) => (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .num */ .bu)(commit.slice(0, 7)))];
  return (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .tableHtml */ .qj)(`The best rank of a target, oldest commit first; \u2013 is not found${moreNote}`, heads, rows);
}



/***/ })

};
