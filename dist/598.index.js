export const id = 598;
export const ids = [598];
export const modules = {

/***/ 88928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ judgeRun),
/* harmony export */   z: () => (/* binding */ baselineOfReport)
/* harmony export */ });
/* harmony import */ var _app_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81271);
/* harmony import */ var _gate_conclude_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65688);
/* harmony import */ var _gate_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80443);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/* harmony import */ var _pipeline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27586);
/* harmony import */ var _reporters_report_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55177);
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41229);







function judgeRun(policies, ask) {
  return (0,_pipeline_js__WEBPACK_IMPORTED_MODULE_3__/* .runPipeline */ .a)({
    command: "gate",
    tool: _app_version_js__WEBPACK_IMPORTED_MODULE_6__.TOOL,
    load: () => Promise.resolve(policies),
    findWeakening: () => [],
    selectCases: (cases) => cases,
    retrieve: ask,
    judgeAnswers: (_plan, measured) => Promise.resolve(measured),
    conclude: (measurement) => {
      const { probe = null, corpus, texts } = measurement.asked;
      return (0,_gate_conclude_js__WEBPACK_IMPORTED_MODULE_0__/* .concludeGate */ .t)(measurement, { command: "gate", tool: _app_version_js__WEBPACK_IMPORTED_MODULE_6__.TOOL, probe, corpus, texts });
    },
    digestReport: (report) => (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_5__/* .digestParts */ .zf)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compactParts */ .yg)((0,_reporters_report_json_js__WEBPACK_IMPORTED_MODULE_4__/* .deterministicPart */ .W)(report)))
  });
}
function baselineOfReport({ inputs, run, scores, failure }) {
  const isMeasured = failure === null || failure.code === "baseline_missing";
  if (!isMeasured || inputs === null || run === null || scores === null) {
    return null;
  }
  const alone = { ...inputs, baseline: null };
  return (0,_gate_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .makeBaseline */ .c1)(alone, run, scores, _app_version_js__WEBPACK_IMPORTED_MODULE_6__.TOOL);
}



/***/ }),

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


function countChangedLists({ scores, inputs }) {
  const baseline = inputs?.baseline ?? null;
  if (scores === null || baseline === null) {
    return null;
  }
  const isChanged = ({ id, results }) => {
    const before = baseline.cases.get(id)?.results ?? [];
    return before.length !== results.length || before.some((each, at) => each !== results[at]);
  };
  return scores.cases.filter(isChanged).length;
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
