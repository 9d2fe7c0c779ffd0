export const id = 795;
export const ids = [795];
export const modules = {

/***/ 50795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   concludePart: () => (/* binding */ concludePart),
/* harmony export */   withPart: () => (/* binding */ withPart)
/* harmony export */ });
/* unused harmony export assertFits */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62611);
/* harmony import */ var _gate_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18900);
/* harmony import */ var _gate_explain_explain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5098);
/* harmony import */ var _gate_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60220);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27139);
/* harmony import */ var _reporters_part_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32712);
/* harmony import */ var _shards_check_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90061);
/* harmony import */ var _shards_split_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23925);









const HEAD_ROOM = 2 * 1024 * 1024;
function withPart(shard, plan, measured, origin) {
  const part = partOf(shard, plan, measured, origin);
  assertFits(part, _files_read_js__WEBPACK_IMPORTED_MODULE_1__/* .JSON_LIMIT */ .Vz - HEAD_ROOM);
  return { ...measured, part };
}
async function concludePart(shard, measurement) {
  const { inputs, plan, asked } = measurement;
  const partial = (0,_shards_split_js__WEBPACK_IMPORTED_MODULE_8__/* .partialVerdict */ .Z5)(shard, asked.run.cases.length, plan.all.length);
  const failure = asked.failure && (0,_gate_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g5)(asked.failure);
  return {
    inputs: { ...inputs, suite: { ...inputs.suite, partial: true } },
    verdict: failure === null ? partial : (0,_gate_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .failed */ .gz)(failure, inputs, partial),
    explanation: null,
    failure,
    ...failure === null ? { part: await withDeeper(measurement) } : {}
  };
}
async function withDeeper({ inputs, plan, asked, measured, scores }) {
  const head = { policy: inputs, scores, run: measured.head };
  const base = baseOf(plan.base, measured.base);
  return { ...asked.part, deeper: await (0,_gate_explain_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .probeLosses */ .se)(head, base, asked.probe) };
}
function baseOf(base, run) {
  if (base === null)
    return null;
  const ids = new Set(run.cases.map((each) => each.case_id));
  const suite = { ...base.suite, cases: base.suite.cases.filter(({ id }) => ids.has(id)) };
  const { definition } = base.config;
  return { policy: { ...base, suite }, scores: (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_5__/* .score */ .fN)(suite, run, (0,_gate_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .metricsOf */ .Ps)(base.config), definition), run };
}
function partOf(shard, { head, base, all }, { run, failure }, { tool, environment }) {
  return {
    shard,
    workflow: (0,_shards_check_js__WEBPACK_IMPORTED_MODULE_7__/* .workflowRunOf */ .ol)(environment),
    binding: (0,_shards_check_js__WEBPACK_IMPORTED_MODULE_7__/* .bindingOf */ .hJ)(tool, { head, base, cases: all }),
    run,
    failure: failure && { code: failure.code, message: failure.message, hint: failure.hint ?? null }
  };
}
function assertFits(part, limit) {
  let bytes = 0;
  for (const line of (0,_reporters_part_json_js__WEBPACK_IMPORTED_MODULE_6__/* .caseLines */ .m)(part))
    bytes += Buffer.byteLength(line);
  if (bytes <= limit)
    return;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("part_too_large", `the results of this shard have ${mebibytes(bytes)}; the limit is ${mebibytes(limit)}`, {
    hint: "Use more shards, or return less text with each result."
  });
}
function mebibytes(bytes) {
  return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}



/***/ })

};
