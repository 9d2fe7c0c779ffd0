export const id = 5841;
export const ids = [5841];
export const modules = {

/***/ 65841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ findOutcome),
/* harmony export */   NA: () => (/* binding */ countChangedLists),
/* harmony export */   Ru: () => (/* binding */ valueText),
/* harmony export */   SS: () => (/* binding */ describeOutcome),
/* harmony export */   nx: () => (/* binding */ OUTCOME_WORDS)
/* harmony export */ });
/* harmony import */ var _messages_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31385);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13480);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);



function countChangedLists({ scores, inputs }) {
  const baseline = inputs?.baseline ?? null;
  if (scores === null || baseline === null) {
    return null;
  }
  const changed = scores.cases.filter(({ id, results }) => !(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .sameCanonical */ .FN)(baseline.cases.get(id)?.results ?? [], results));
  return changed.length;
}
function findOutcome(report, { counts }) {
  const { verdict } = report;
  if (verdict.verdict === "fail") {
    return "fail";
  }
  if (counts.fell > 0 || counts.lost > 0) {
    return "fell";
  }
  if (verdict.notices.some(({ code }) => code === "gained")) {
    return "gain";
  }
  return countChangedLists(report) === 0 ? "same" : "pass";
}
function describeOutcome(outcome, { title, cause, counts }) {
  if (outcome === "same" || outcome === "pass") {
    return "";
  }
  if (outcome === "gain") {
    return counts.found > 0 ? (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(counts.found, "query is newly found", "queries are newly found") : (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(counts.better, "query got better", "queries got better");
  }
  if (counts.lost === 0) {
    return title;
  }
  const lost = `${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(counts.lost, "query", "queries")} lost a document`;
  return cause.startsWith(lost) ? cause : [lost, cause].filter(Boolean).join(". Why: ");
}
const OUTCOME_WORDS = {
  same: "no change",
  pass: "pass",
  fell: "fell",
  gain: "gain",
  fail: "FAIL"
};
function valueText(metric, value) {
  return (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)((0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOfMetric */ .QG)(metric), value);
}



/***/ })

};
