export const id = 8618;
export const ids = [8618];
export const modules = {

/***/ 8618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderCompareHtml: () => (/* binding */ renderCompareHtml)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72452);
/* harmony import */ var _words_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50354);
/* harmony import */ var _reporters_html_charts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40305);
/* harmony import */ var _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92845);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91258);





const LABEL = 80;
const [WIDTH, HEIGHT, LEFT, BOTTOM] = [720, 360, 70, 40];
function renderCompareHtml(comparison) {
  const title = (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .manyTitle */ .WI)(comparison), _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .SENTENCE */ .gz);
  const notes = [_words_js__WEBPACK_IMPORTED_MODULE_0__/* .MANY_NOTE */ .lx, (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .manyClockNote */ .iq)(comparison)].map((note) => `<p>${(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(note)}</p>
`).join("");
  return (0,_page_js__WEBPACK_IMPORTED_MODULE_3__/* .pageOf */ .Z)("systems", title, `<h1>${title}</h1>
${notes}` + (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .section */ .uW)("figures", "Figures", figures(comparison)) + picture(comparison) + (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .section */ .uW)("tests", "Against the first", tests(comparison)));
}
function figures({ systems, metrics }) {
  const columns = [
    (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .num */ .bu)("No."),
    (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)("System"),
    ...metrics.map(({ name }) => (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .num */ .bu)(name)),
    (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .num */ .bu)("p50"),
    (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .num */ .bu)("p95")
  ];
  const rows = systems.map(({ label, figures: own, latency }, at) => [
    String(at + 1),
    (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(label, LABEL),
    ...own.map(({ mean }, i) => (0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(metrics[i].unit, mean)),
    (0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMs */ ._V)(latency?.p50_ms ?? null),
    (0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMs */ ._V)(latency?.p95_ms ?? null)
  ]);
  return (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)("Means of each system", columns, rows);
}
function tests({ systems, metrics }) {
  const rows = systems.slice(1).flatMap(({ label, figures: own, ruling }) => [
    ...ruling === null ? [] : [[(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(label, LABEL), "the rule", (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .rulingWords */ .Hr)(ruling), _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .SENTENCE */ .gz)]],
    ...metrics.map(({ name, unit }, i) => {
      const test = own[i].against_first;
      return [(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(label, LABEL), (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name), test === null ? _words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .NONE */ .x3 : (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .differenceWords */ .XY)(test, unit))];
    })
  ]);
  return (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)("Differences to the first system", [(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)("System"), (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)("Metric"), (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .long */ .LU)("Difference")], rows);
}
function picture({ systems, metrics }) {
  const [first] = metrics;
  const points = systems.flatMap((system, at) => {
    const [mean, ms] = [system.figures[0]?.mean ?? null, system.latency?.p50_ms ?? null];
    return mean === null || ms === null || ms <= 0 ? [] : [{ system, at, mean, ms }];
  });
  if (first === void 0 || points.length < 2)
    return "";
  const [across, up] = [
    (0,_reporters_html_charts_js__WEBPACK_IMPORTED_MODULE_4__/* .logScale */ .tA)(points.map(({ ms }) => ms)),
    (0,_reporters_html_charts_js__WEBPACK_IMPORTED_MODULE_4__/* .linearScale */ .om)(points.map(({ mean }) => mean), [0, 1])
  ];
  const x = (ms) => LEFT + (WIDTH - LEFT - 20) * across.at(ms) / 100;
  const y = (mean) => 15 + (HEIGHT - BOTTOM - 25) * (100 - up.at(mean)) / 100;
  const place = (value) => value.toFixed(1);
  const best = new Set((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .bestTrades */ .aS)(systems, 0));
  const front = points.filter(({ system }) => best.has(system)).toSorted((a, b) => a.ms - b.ms);
  const grid = [
    ...across.ticks.map((ms) => `<line x1="${place(x(ms))}" x2="${place(x(ms))}" y1="10" y2="${HEIGHT - BOTTOM}" stroke="currentColor" opacity="0.15"/><text x="${place(x(ms))}" y="${HEIGHT - BOTTOM + 16}" text-anchor="middle" font-size="12" fill="currentColor">${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMs */ ._V)(ms)}</text>`),
    ...up.ticks.map((mean) => `<line x1="${LEFT}" x2="${WIDTH - 10}" y1="${place(y(mean))}" y2="${place(y(mean))}" stroke="currentColor" opacity="0.15"/><text x="${LEFT - 6}" y="${place(y(mean) + 4)}" text-anchor="end" font-size="12" fill="currentColor">${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(first.unit, mean)}</text>`)
  ];
  const line = `<polyline points="${front.map(({ ms, mean }) => `${place(x(ms))},${place(y(mean))}`).join(" ")}" fill="none" stroke="currentColor" opacity="0.5"/>`;
  const dots = points.map(({ system, at, mean, ms }) => {
    const said = `${system.label}: ${first.name} ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(first.unit, mean)}, p50 ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMs */ ._V)(ms)}`;
    return `<circle cx="${place(x(ms))}" cy="${place(y(mean))}" r="${best.has(system) ? 6 : 4}" fill="currentColor" opacity="${best.has(system) ? 1 : 0.5}"><title>${(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(said, _reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .SENTENCE */ .gz)}</title></circle><text x="${place(x(ms) + 9)}" y="${place(y(mean) - 7)}" font-size="13" fill="currentColor">${at + 1}</text>`;
  });
  const axes = `<text x="${WIDTH - 10}" y="${HEIGHT - 4}" text-anchor="end" font-size="12" fill="currentColor">p50 latency, left is faster</text><text x="4" y="${HEIGHT - 4}" font-size="12" fill="currentColor">${(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(first.name)}, up is better</text>`;
  const svg = `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="100%" role="img" aria-label="${(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`${first.name} against p50 latency of ${points.length} systems`)}">${grid.join("")}${line}${dots.join("")}${axes}</svg>`;
  return (0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .section */ .uW)("trade", `Quality against latency: ${(0,_reporters_html_html_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(first.name)} and p50`, `${svg}<p>Numbers are those of the table. Systems on the line are beaten by no other in both.</p>`);
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
