export const id = 8928;
export const ids = [8928];
export const modules = {

/***/ 88928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zy: () => (/* binding */ judgeRun),
/* harmony export */   qQ: () => (/* binding */ refuseJudge),
/* harmony export */   u5: () => (/* binding */ writeReport),
/* harmony export */   zT: () => (/* binding */ baselineOfReport)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _app_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85609);
/* harmony import */ var _app_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14830);
/* harmony import */ var _app_version_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(81271);
/* harmony import */ var _app_write_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94307);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _gate_conclude_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65688);
/* harmony import */ var _gate_outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80443);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16886);
/* harmony import */ var _pipeline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27586);
/* harmony import */ var _reporters_report_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1670);
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(41229);












function judgeRun(policies, ask) {
  return (0,_pipeline_js__WEBPACK_IMPORTED_MODULE_8__/* .runPipeline */ .a)({
    command: "gate",
    tool: _app_version_js__WEBPACK_IMPORTED_MODULE_11__.TOOL,
    load: () => Promise.resolve(policies),
    findWeakening: () => [],
    selectCases: (cases) => cases,
    retrieve: ask,
    judgeAnswers: (_plan, measured) => Promise.resolve(measured),
    conclude: (measurement) => (0,_gate_conclude_js__WEBPACK_IMPORTED_MODULE_5__/* .concludeGate */ .t)(measurement, { command: "gate", tool: _app_version_js__WEBPACK_IMPORTED_MODULE_11__.TOOL }),
    digestReport: (report) => (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_10__/* .digestParts */ .zf)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compactParts */ .yg)((0,_reporters_report_json_js__WEBPACK_IMPORTED_MODULE_9__/* .deterministicPart */ .W)(report)))
  });
}
function refuseJudge(command, { file, judge }) {
  if (judge !== void 0) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("usage", `${command}: ${file} has a judge, and answers are not judged here`, "Use a config without `judge`.");
  }
}
async function writeReport(folder, report, commit, ports) {
  const { environment, workingDirectory } = ports;
  const origin = (0,_app_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .readOrigin */ .P2)(environment, null, commit, (0,_app_origin_js__WEBPACK_IMPORTED_MODULE_1__.commandName)(ports), /* @__PURE__ */ new Date());
  const request = {
    ...(0,_app_request_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyRequest */ .n6)("gate", workingDirectory),
    config: report.inputs?.config.file ?? null,
    reportDir: folder
  };
  const isAtDesk = false;
  const { complete } = await (0,_app_write_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .writeOutcome */ .gZ)(request, { ...report, origin }, isAtDesk);
  const page = node_path__WEBPACK_IMPORTED_MODULE_0__.relative(workingDirectory, node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, "report.html"));
  if (!complete) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("report_incomplete", `${page} could not be written`);
  }
  return page.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
}
function baselineOfReport({ inputs, run, scores, failure }) {
  const isMeasured = failure === null || failure.code === "baseline_missing";
  if (!isMeasured || inputs === null || run === null || scores === null) {
    return null;
  }
  const alone = { ...inputs, baseline: null };
  return (0,_gate_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .makeBaseline */ .c1)(alone, run, scores, _app_version_js__WEBPACK_IMPORTED_MODULE_11__.TOOL);
}



/***/ })

};
