export const id = 7331;
export const ids = [7331];
export const modules = {

/***/ 7331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderHistoryHtml: () => (/* binding */ renderHistoryHtml)
/* harmony export */ });
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _messages_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31385);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19207);
/* harmony import */ var _reporters_html_charts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40305);
/* harmony import */ var _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92845);
/* harmony import */ var _reporters_html_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2513);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97855);







const HEIGHT = 48;
const OPEN = 2;
const CASES = 30;
function renderHistoryHtml(history) {
  const scopes = [
    ...new Map(history.series.map(({ scope }) => [(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(scope), scope])).values()
  ];
  const [overall, ...others] = scopes;
  const title = (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .historyTitle */ .Zl)(history), _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .SENTENCE */ .gz);
  const notes = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .historyNotes */ .wX)(history).map((note) => `<p>${(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)(note, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .SENTENCE */ .gz)}</p>
`);
  const intents = others.map((scope) => (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .detailsHtml */ .c9)(scopeTitle(scope), scopeTables(history, scope), others.length <= OPEN));
  const sections = [
    ["overall", "Overall", overall === void 0 ? "" : scopeTables(history, overall)],
    ["commits", "Commits", renderCommits(history)],
    ["queries", "Queries that moved", renderQueries(history)],
    ["intents", "By intent", intents.join("")]
  ];
  const links = sections.flatMap(([id, name, body2]) => body2 === "" ? [] : [[id, name]]);
  const body = `<header><h1>${title}</h1>
${notes.join("")}</header>
` + sections.map(([id, name, part]) => (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .sectionHtml */ .jB)(id, name, part)).join("");
  return [
    ...(0,_reporters_html_page_js__WEBPACK_IMPORTED_MODULE_4__/* .renderPage */ .Cf)({
      title,
      kind: "history",
      bar: (0,_reporters_html_page_js__WEBPACK_IMPORTED_MODULE_4__/* .renderBar */ .oe)(history.file, links),
      body,
      data: ["null"]
    })
  ].join("");
}
function scopeTitle(scope) {
  return scope.kind === "overall" ? "Overall" : `Intent ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeLabel */ .$o)(scope)}`.slice(0, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .NAME */ .o_);
}
const LEGEND = `<p class="legend" aria-hidden="true"><span>dot: a commit, by its date</span><span>dashed: the limit now</span><span>ring: a loss was accepted</span></p>`;
function scopeTables(history, scope) {
  const own = history.series.filter((each) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(each.scope) === (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(scope));
  const label = scopeTitle(scope);
  const gated = own.filter(({ rule }) => rule !== null);
  const apart = history.points.some(({ differs }) => differs.length > 0) ? "; across an upright line the figures don't compare" : "";
  const values = (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .detailsHtml */ .c9)("Every value", valueTable(history, label, own));
  if (gated.length === 0) {
    return LEGEND + metricTable(history, `${label}: every metric${apart}`, own) + values;
  }
  const rest = own.filter(({ rule }) => rule === null);
  const others = rest.length === 0 ? "" : metricTable(history, `${label}: not gated`, rest);
  const table = metricTable(history, `${label}: what is gated${apart}`, gated);
  return LEGEND + table + (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .detailsHtml */ .c9)("Not gated", others) + values;
}
function metricTable(history, caption, own) {
  const figures = ["First", "Now", "Change", "Limit now"].map(_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .num */ .bu);
  const columns = [(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)("Metric"), (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)("Over time"), ...figures, (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .long */ .LU)("Largest step")];
  const rows = own.map((series) => {
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
function valueTable(history, label, own) {
  const rows = history.points.map((point, at) => [
    commitHtml(history, point),
    ...own.map(({ unit, values }) => (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(unit, values[at] ?? null))
  ]).toReversed();
  const heads = [(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)("Commit"), ...own.map(({ metric }) => (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .num */ .bu)(metric))];
  return (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .tableHtml */ .qj)(`${label}: every value`, heads, rows);
}
function datePlaces(points) {
  const times = points.map(({ date }) => Date.parse(date));
  const first = Math.min(...times);
  const last = Math.max(...times);
  return times.map((time, at) => {
    const share = last > first ? (time - first) / (last - first) : (at + 0.5) / points.length;
    return 2 + 96 * share;
  });
}
function renderLine({ metric, values, unit, rule }, points) {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) {
    return "";
  }
  const limit = rule?.limit ?? null;
  const { at } = (0,_reporters_html_charts_js__WEBPACK_IMPORTED_MODULE_5__/* .linearScale */ .om)([...known, ...limit === null ? [] : [limit]]);
  const places = datePlaces(points);
  const y = (value) => (HEIGHT * (100 - at(value)) / 100).toFixed(1);
  const marks = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .zipLists */ .L7)(values, points).map(([value, point], i) => {
    const place = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .requireItem */ .l5)(places, i);
    const placeBefore = places[i - 1] ?? 0;
    const x = (0,_reporters_html_charts_js__WEBPACK_IMPORTED_MODULE_5__/* .percentText */ .fL)(place);
    const middle = (0,_reporters_html_charts_js__WEBPACK_IMPORTED_MODULE_5__/* .percentText */ .fL)((place + placeBefore) / 2);
    const wall = point.differs.length > 0 ? `<line class="apart" x1="${middle}" y1="0" x2="${middle}" y2="100%"/>` : "";
    if (value === null) {
      return wall;
    }
    const before = wall === "" ? values[i - 1] ?? null : null;
    const joined = before === null ? "" : `<line class="joint" x1="${(0,_reporters_html_charts_js__WEBPACK_IMPORTED_MODULE_5__/* .percentText */ .fL)(placeBefore)}" y1="${y(before)}" x2="${x}" y2="${y(value)}"/>`;
    const moved = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .movedWords */ .$j)(point.moved);
    const accepted = Object.entries(point.moved ?? {}).some(([name, by]) => metric.startsWith(`${name}@`) && by < 0);
    const ring = accepted ? `<circle class="accepted" cx="${x}" cy="${y(value)}" r="6"/>` : "";
    const said = `${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(unit, value)} at ${point.commit.slice(0, 12)}, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .commitDay */ .wA)(point)}: ${point.subject}${moved === "" ? "" : ` (${moved})`}`;
    return `${wall}${joined}${ring}<g><circle cx="${x}" cy="${y(value)}" r="3"/><title>${(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)(said, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .SENTENCE */ .gz)}</title></g>`;
  });
  const bound = limit === null ? "" : `<line class="limit" x1="0" x2="100%" y1="${y(limit)}" y2="${y(limit)}"/>`;
  const least = (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(unit, Math.min(...known));
  const most = (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(unit, Math.max(...known));
  const label = `${known.length} values from ${least} to ${most}`;
  return `<svg class="trend" height="${HEIGHT}" role="img" aria-label="${label}">${bound}${marks.join("")}</svg>`;
}
function commitHtml({ address }, { commit }) {
  const short = (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .codeHtml */ .v1)(commit.slice(0, 12));
  return address === null ? short : `<a href="${(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)(`${address}/commit/${commit}`)}">${short}</a>`;
}
function renderCommits(history) {
  const rows = history.points.toReversed().map((point) => {
    const { state } = point;
    const suite = state.kind === "baseline" ? `revision ${state.revision}, ${state.cases} queries, k ${state.k}` : "";
    return [
      commitHtml(history, point),
      `<span class="day">${(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .commitDay */ .wA)(point))}</span>`,
      (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)(point.subject, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .SENTENCE */ .gz),
      (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)(suite, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .NAME */ .o_),
      (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .pointNote */ .HN)(point, history.file), _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .SENTENCE */ .gz)
    ];
  });
  const columns = [(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)("Commit"), (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)("Date"), ...["Subject", "Suite", "Note"].map(_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .long */ .LU)];
  return (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .tableHtml */ .qj)("Commits that changed the baseline, newest first", columns, rows);
}
function renderQueries({ cases, points }) {
  if (cases.length === 0) {
    return "";
  }
  const rows = cases.slice(0, CASES).map(({ id, ranks }) => [(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .codeHtml */ .v1)(id, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .NAME */ .o_), ...ranks.map((rank) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .rankWords */ .cz)(rank))]);
  const left = cases.length - rows.length;
  const more = left > 0 ? `; ${left} more with --case` : "";
  const heads = [(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)("Query"), ...points.map(({ commit }) => (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .num */ .bu)(commit.slice(0, 7)))];
  return (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .tableHtml */ .qj)(`The best rank of a target, oldest commit first; \u2013 is not found${more}`, heads, rows);
}



/***/ })

};
