export const id = 7627;
export const ids = [7627];
export const modules = {

/***/ 67627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ THE_RULE),
/* harmony export */   Hn: () => (/* binding */ testedWords),
/* harmony export */   gh: () => (/* binding */ pWords),
/* harmony export */   iC: () => (/* binding */ decidedWords)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50354);

const THE_RULE = "The gate fails if recall, MRR or nDCG drops by more than 0.01 (0.05 within an intent) and the drop is significant. In a small suite, three lost queries with none gained are enough; in a small intent, five. A smaller drop may be shown as a watch; it passes.";
function pWords(p) {
  return p < 1e-4 ? "p < 0.0001" : `p = ${Number(p.toPrecision(2))}`;
}
function testedWords({ p, level }) {
  if (p === void 0)
    return "";
  return level === void 0 ? pWords(p) : `${pWords(p)}, level ${Number(level.toPrecision(2))}`;
}
const BY = {
  test: (check) => `significant (${testedWords(check)})`,
  own: (check) => `significant by itself (${testedWords(check)})`,
  five: ({ cases }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(cases.length, "case")} got worse and none better`,
  few: ({ cases }) => cases.length === 1 ? "the only case got worse" : `all ${cases.length} cases got worse`,
  line: () => "",
  floor: () => "",
  ceiling: () => ""
};
function decidedWords(check) {
  return check.by === void 0 ? "" : BY[check.by](check);
}



/***/ })

};
