export const id = 3126;
export const ids = [3126];
export const modules = {

/***/ 33126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderReplayHtml: () => (/* binding */ renderReplayHtml)
/* harmony export */ });
/* harmony import */ var _reporters_html_charts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40305);
/* harmony import */ var _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57107);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28213);
/* harmony import */ var _reporters_html_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2513);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97855);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65841);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37248);







const ICONS = {
  fail: "bad",
  fell: "half",
  gain: "good"
};
function renderReplayHtml(replay) {
  const title = (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeHtml */ .ZD)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .summaryWords */ .qA)(replay), _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__/* .SENTENCE */ .gz);
  const about = `${replay.suite}: each commit answered today's ${replay.queries} queries, and is compared with the one before. Small losses of several commits are not added up, as the gate does with its accepted figures.`;
  const body = `<header><h1>${title}</h1>
<p>${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeHtml */ .ZD)(about, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__/* .SENTENCE */ .gz)}</p></header>
` + (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__/* .sectionHtml */ .jB)("metrics", "Metrics", renderMetrics(replay)) + (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__/* .sectionHtml */ .jB)("commits", "Commits", renderCommits(replay));
  const links = [
    ["metrics", "Metrics"],
    ["commits", "Commits"]
  ];
  const bar = (0,_reporters_html_page_js__WEBPACK_IMPORTED_MODULE_1__/* .renderBar */ .oe)(replay.suite, links);
  return [...(0,_reporters_html_page_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPage */ .Cf)({ title, kind: "replay", bar, body, data: ["null"] })].join("");
}
function renderMetrics({ metrics, rows }) {
  const columns = [(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)("Metric"), (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)("Oldest to newest"), (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__/* .num */ .bu)("First"), (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__/* .num */ .bu)("Last")];
  const cells = metrics.map((metric, at) => {
    const values = rows.map((row) => row.values[at] ?? null);
    const known = values.filter((value) => value !== null);
    const first = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .valueText */ .Ru)(metric, known[0] ?? null);
    const last = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .valueText */ .Ru)(metric, known.at(-1) ?? null);
    return [(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__/* .codeHtml */ .v1)(metric, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__/* .NAME */ .o_), renderSparkline(metric, (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .zipLists */ .L7)(rows, values)), first, last];
  });
  return (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__/* .tableHtml */ .qj)("Each metric over the commits", columns, cells);
}
const HEIGHT = 40;
const MARGIN = 2;
function renderSparkline(metric, points) {
  const known = points.map(([, value]) => value).filter((value) => value !== null);
  if (known.length === 0) {
    return "";
  }
  const { at } = (0,_reporters_html_charts_js__WEBPACK_IMPORTED_MODULE_6__/* .linearScale */ .om)(known);
  const step = (100 - 2 * MARGIN) / Math.max(1, points.length - 1);
  let line = "";
  let previousDot = null;
  for (const [index, [row, value]] of points.entries()) {
    if (value === null) {
      continue;
    }
    const x = (0,_reporters_html_charts_js__WEBPACK_IMPORTED_MODULE_6__/* .percentText */ .fL)(MARGIN + step * index);
    const y = (HEIGHT * (100 - at(value)) / 100).toFixed(1);
    const joint = previousDot && `<line x1="${previousDot.x}" y1="${previousDot.y}" x2="${x}" y2="${y}"/>`;
    const tooltip = `${(0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .valueText */ .Ru)(metric, value)} at ${row.commit.slice(0, 7)} ${row.subject}`;
    const words = (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeHtml */ .ZD)(tooltip, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__/* .SENTENCE */ .gz);
    const dot = `<circle class="${row.outcome}" cx="${x}" cy="${y}" r="3"><title>${words}</title></circle>`;
    line += `${joint ?? ""}${dot}`;
    previousDot = { x, y };
  }
  const least = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .valueText */ .Ru)(metric, Math.min(...known));
  const greatest = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .valueText */ .Ru)(metric, Math.max(...known));
  const label = `${known.length} values from ${least} to ${greatest}`;
  return `<svg class="sparkline" height="${HEIGHT}" role="img" aria-label="${label}">${line}</svg>`;
}
function renderCommits({ metrics, rows }) {
  const columns = [
    (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)("Commit"),
    (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)("Date"),
    (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__/* .long */ .LU)("Subject"),
    ...metrics.map((metric) => (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__/* .num */ .bu)(metric)),
    (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__/* .num */ .bu)("Lists changed"),
    (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__/* .long */ .LU)("Verdict")
  ];
  const cells = rows.toReversed().map((row) => [
    (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__/* .codeHtml */ .v1)(row.commit.slice(0, 12)),
    `<span class="day">${row.date}</span>`,
    (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeHtml */ .ZD)(row.subject, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__/* .SENTENCE */ .gz),
    ...metrics.map((metric, at) => (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .valueText */ .Ru)(metric, row.values[at] ?? null)),
    row.changed === null ? "\u2013" : String(row.changed),
    renderVerdict(row)
  ]);
  return (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__/* .tableHtml */ .qj)("What the gate would have said, newest first", columns, cells);
}
function renderVerdict(row) {
  const icon = ICONS[row.outcome];
  const mark = icon === void 0 ? "" : (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__/* .iconHtml */ .vF)(icon);
  const words = (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeHtml */ .ZD)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictWords */ .L2)(row), _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_0__/* .SENTENCE */ .gz);
  const link = row.report === null ? "" : ` <a href="${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeHtml */ .ZD)(row.report)}">report</a>`;
  return `${mark}${words}${link}`;
}



/***/ })

};
