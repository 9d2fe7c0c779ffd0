export const id = 2438;
export const ids = [2438];
export const modules = {

/***/ 1732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R6: () => (/* binding */ CATEGORIES),
/* harmony export */   bg: () => (/* binding */ evidenceOfCheck),
/* harmony export */   my: () => (/* binding */ isCount),
/* harmony export */   oy: () => (/* binding */ missingOf)
/* harmony export */ });
/* unused harmony exports BYS, REASONS, SPANS, WEAKENINGS */
const CATEGORIES = [
  "recall_drop",
  "ranking_shift",
  "latency_regression",
  "diversity_collapse",
  "semantic_degraded_spike",
  "forbidden_hit",
  "retriever_error",
  "cost_regression",
  "answer_regression",
  "missing_data",
  "gate_weakened"
];
const SPANS = (/* unused pure expression or super */ null && (["baseline", "anchor"]));
const BYS = (/* unused pure expression or super */ null && (["test", "own", "five", "few", "line", "floor", "ceiling"]));
const REASONS = (/* unused pure expression or super */ null && (["not_significant", "small", "earlier", "drift", "found_more"]));
function missingOf(check) {
  return check.kind === "missing" || check.kind === "absent" ? check.missing : null;
}
function evidenceOfCheck(check) {
  return check.kind === "mean" ? check.evidence ?? null : null;
}
function isCount(check) {
  return check.kind === "count" || check.kind === "absent";
}
const WEAKENINGS = (/* unused pure expression or super */ null && ([
  "config_moved",
  "base_unusable",
  "link",
  "retriever",
  "definition",
  "rule_removed",
  "rule_loosened",
  "sampling",
  "prices",
  "metric_removed",
  "suite_renamed",
  "case_removed",
  "case_edited",
  "baseline_removed",
  "baseline_lowered",
  "baseline_not_measured",
  "baseline_vouches",
  "anchor_moved",
  "verdict_changed",
  "unlisted"
]));



/***/ }),

/***/ 7331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderHistoryHtml: () => (/* binding */ renderHistoryHtml)
/* harmony export */ });
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _words_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50354);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19207);
/* harmony import */ var _reporters_html_charts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40305);
/* harmony import */ var _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92845);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91258);






const HEIGHT = 48;
const OPEN = 2;
function renderHistoryHtml(history) {
  const scopes = [...new Map(history.series.map(({ scope }) => [(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(scope), scope])).values()];
  const [overall, ...others] = scopes;
  const title = (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .historyTitle */ .Zl)(history), _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .SENTENCE */ .gz);
  const notes = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .historyNotes */ .wX)(history).map((note) => `<p>${(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(note, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .SENTENCE */ .gz)}</p>
`);
  const intents = others.map((scope) => (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .details */ .zH)(scopeTitle(scope), scopeTables(history, scope), others.length <= OPEN));
  return (0,_page_js__WEBPACK_IMPORTED_MODULE_4__/* .pageOf */ .Z)("history", title, `<header><h1>${title}</h1>
${notes.join("")}</header>
` + (overall === void 0 ? "" : (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)("overall", scopeTitle(overall), scopeTables(history, overall))) + (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)("commits", "Commits", commits(history)) + (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)("intents", "By intent", intents.join("")));
}
function scopeTitle(scope) {
  return scope.kind === "overall" ? "Overall" : `Intent ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeLabel */ .$o)(scope)}`.slice(0, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .NAME */ .o_);
}
function scopeTables(history, scope) {
  const own = history.series.filter((each) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(each.scope) === (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(scope));
  const label = scopeTitle(scope);
  const columns = [
    (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)("Metric"),
    (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)("Over time"),
    (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .num */ .bu)("First"),
    (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .num */ .bu)("Now"),
    (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .num */ .bu)("Change"),
    (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .long */ .LU)("Largest step")
  ];
  const rows = own.map((series) => {
    const { first, last, delta } = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .endsOf */ .oI)(series);
    return [
      (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(series.metric, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .NAME */ .o_),
      line(series, history.points),
      (0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(series.unit, first),
      (0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(series.unit, last),
      (0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .withArrow */ .mh)((0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDelta */ .CW)(series.unit, delta)),
      (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .stepWords */ .c9)(series, history), _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .SENTENCE */ .gz)
    ];
  });
  const values = history.points.toReversed().map((point, i) => [
    (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(point.commit.slice(0, 12)),
    ...own.map(({ unit, values: all }) => (0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(unit, all.at(-1 - i) ?? null))
  ]);
  const heads = [(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)("Commit"), ...own.map(({ metric }) => (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .num */ .bu)(metric))];
  const apart = history.points.some(({ differs }) => differs.length > 0) ? "; across an upright line the figures don't compare" : "";
  return (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(`${label}: a dot for each commit${apart}`, columns, rows) + (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .details */ .zH)("Every value", (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(`${label}: every value`, heads, values));
}
function line({ values, unit }, points) {
  const known = values.filter((value) => value !== null);
  if (known.length === 0)
    return "";
  const { at } = (0,_reporters_html_charts_js__WEBPACK_IMPORTED_MODULE_5__/* .linearScale */ .om)(known);
  const x = (i) => (0,_reporters_html_charts_js__WEBPACK_IMPORTED_MODULE_5__/* .percentOf */ .pR)(values.length === 1 ? 50 : 2 + 96 * i / (values.length - 1));
  const y = (value) => (HEIGHT * (100 - at(value)) / 100).toFixed(1);
  const marks = values.map((value, i) => {
    const point = points[i];
    const wall = point.differs.length > 0 ? `<line class="apart" x1="${x(i - 0.5)}" y1="0" x2="${x(i - 0.5)}" y2="100%"/>` : "";
    if (value === null)
      return wall;
    const before = i === 0 || wall !== "" ? null : values[i - 1];
    const joined = before === null ? "" : `<line class="joint" x1="${x(i - 1)}" y1="${y(before)}" x2="${x(i)}" y2="${y(value)}"/>`;
    const said = `${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(unit, value)} at ${point.commit.slice(0, 12)}, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .dayOf */ .kb)(point)}: ${point.subject}`;
    return `${wall}${joined}<circle cx="${x(i)}" cy="${y(value)}" r="3"><title>${(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(said, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .SENTENCE */ .gz)}</title></circle>`;
  });
  const [least, most] = [Math.min(...known), Math.max(...known)].map((value) => (0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(unit, value));
  const label = `${known.length} values from ${least} to ${most}`;
  return `<svg class="trend" height="${HEIGHT}" role="img" aria-label="${label}">${marks.join("")}</svg>`;
}
function commits(history) {
  const rows = history.points.toReversed().map((point) => {
    const { state } = point;
    const suite = state.kind === "baseline" ? `revision ${state.revision}, ${state.cases} cases, k ${state.k}` : "";
    return [
      (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(point.commit.slice(0, 12)),
      `<span class="day">${(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .dayOf */ .kb)(point))}</span>`,
      (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(point.subject, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .SENTENCE */ .gz),
      (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(suite, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .NAME */ .o_),
      (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .pointNote */ .HN)(point, history.file), _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .SENTENCE */ .gz)
    ];
  });
  return (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)("Commits that changed the baseline, newest first", [(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)("Commit"), (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)("Date"), (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .long */ .LU)("Subject"), (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .long */ .LU)("Suite"), (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_3__/* .long */ .LU)("Note")], rows);
}



/***/ }),

/***/ 91258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ pageOf)
/* harmony export */ });
/* harmony import */ var _reporters_html_page_generated_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63116);

const POLICY = `default-src 'none'; style-src '${_reporters_html_page_generated_js__WEBPACK_IMPORTED_MODULE_0__/* .STYLE_HASH */ .h3}'; base-uri 'none'; form-action 'none'`;
function pageOf(kind, title, body) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${_reporters_html_page_generated_js__WEBPACK_IMPORTED_MODULE_0__/* .STYLE */ .Y}</style>
</head>
<body>
<main id="main" class="${kind}">
${body}</main>
</body>
</html>
`;
}



/***/ })

};
