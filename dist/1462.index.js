export const id = 1462;
export const ids = [1462];
export const modules = {

/***/ 31462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ loadPart),
/* harmony export */   Wd: () => (/* binding */ formatVerdictLines),
/* harmony export */   X8: () => (/* binding */ loadVerdicts)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/* harmony import */ var _model_part_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42956);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72050);
/* harmony import */ var _formats_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70987);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62611);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4593);








async function loadPart(root, file) {
  const document = await (0,_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parseDocument */ .Tp)((0,_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readText */ .yR)(root, file, "part"), "invalid_part");
  (0,_document_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseNewer */ ._$)(document, "schema_version");
  const { default: compiled } = await __webpack_require__.e(/* import() */ 7522).then(__webpack_require__.t.bind(__webpack_require__, 7522, 19));
  const checked = (0,_validate_js__WEBPACK_IMPORTED_MODULE_7__/* .checkCompiled */ .AT)(document, "part", compiled.part, () => compiled.schemas().part);
  const { shard, workflow, binding, failure, deeper, ...runMembers } = checked;
  return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutUndefined */ .r$)({ shard, workflow, binding, failure, deeper, run: readRun(runMembers) });
}
function readRun(written) {
  const { environment, unstable, retries, corrected, corpus, log } = written;
  const timing = readMembers(written.timing, _model_part_js__WEBPACK_IMPORTED_MODULE_3__/* .TIMING_NAMES */ .q8);
  const cases = written.cases.map(readCase);
  const run = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutUndefined */ .r$)({
    cases,
    timing,
    environment,
    unstable,
    retries,
    corrected,
    corpus,
    log
  });
  return run;
}
function readCase(written) {
  const { id: caseId, first_ms: firstMs, samples_ms: samplesMs } = written;
  const caseRun = {
    case_id: caseId,
    outcome: readOutcome(written.outcome),
    first_ms: firstMs,
    samples_ms: samplesMs,
    ...readStageSamples(written)
  };
  return caseRun;
}
function readStageSamples({ spans_ms: spans }) {
  return spans === void 0 ? {} : { spans_ms: new Map(Object.entries(spans)) };
}
function readOutcome(written) {
  if (written.kind === "error") {
    return written;
  }
  const { hits, ...answer } = written;
  return { hits: readHits(hits), ...readMembers(answer, _model_part_js__WEBPACK_IMPORTED_MODULE_3__/* .ANSWER_NAMES */ .UR) };
}
function readHits(written) {
  const seenDocuments = /* @__PURE__ */ new Set();
  return written.map((writtenHit) => {
    const hit = readMembers(writtenHit, _model_part_js__WEBPACK_IMPORTED_MODULE_3__/* .HIT_NAMES */ .v7);
    const repeat = seenDocuments.has(hit.doc_id);
    seenDocuments.add(hit.doc_id);
    return { repeat, ...hit };
  });
}
function readMembers(value, fileNames) {
  const members = {};
  for (const [name, fileName] of Object.entries(fileNames)) {
    if (value[fileName] !== void 0) {
      members[name] = value[fileName];
    }
  }
  return members;
}
function loadVerdicts(root, file) {
  const text = readCacheText(root, file);
  const verdicts = /* @__PURE__ */ new Map();
  const lineByKey = /* @__PURE__ */ new Map();
  const problems = [];
  (0,_formats_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .readJsonObjects */ .lm)({ file, text }, problems, (value, line) => {
    const verdict = readVerdict({ file, line, value }, problems);
    if (verdict === null) {
      return;
    }
    const earlier = verdicts.get(verdict.key);
    if (earlier !== void 0 && !(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .sameCanonical */ .FN)(earlier, verdict)) {
      const message = `key ${verdict.key} has another verdict on line ${lineByKey.get(verdict.key)}; remove one of the two`;
      problems.push({ file, line, message });
    }
    verdicts.set(verdict.key, verdict);
    lineByKey.set(verdict.key, line);
  });
  if (problems.length > 0) {
    throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_7__/* .invalidFile */ .Am)("invalid_verdicts", "judge.cache", file, problems);
  }
  return verdicts;
}
function readCacheText(root, file) {
  try {
    return (0,_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readText */ .yR)(root, file, "judge.cache").text;
  } catch (error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError && error.code === "file_not_found") {
      return "";
    }
    throw error;
  }
}
function readVerdict({ file, line, value }, problems) {
  try {
    const document = { file, value, digest: "", lineOf: () => line };
    return (0,_validate_js__WEBPACK_IMPORTED_MODULE_7__/* .checkSchema */ ._U)(document, "verdicts");
  } catch (error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError)) {
      throw error;
    }
    problems.push(...error.problems);
    return null;
  }
}
function formatVerdictLines(verdicts) {
  return [...verdicts].toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(a.key, b.key)).map((each) => `${(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compactCanonical */ .SM)(each)}
`).join("");
}



/***/ }),

/***/ 42956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UR: () => (/* binding */ ANSWER_NAMES),
/* harmony export */   q8: () => (/* binding */ TIMING_NAMES),
/* harmony export */   v7: () => (/* binding */ HIT_NAMES)
/* harmony export */ });
const HIT_NAMES = {
  doc_id: "doc_id",
  id: "id",
  path: "path",
  name: "name",
  qualified_name: "qualified_name",
  text: "text",
  score: "score",
  cluster: "cluster",
  span: "span"
};
const ANSWER_NAMES = {
  kind: "kind",
  returned: "returned",
  degraded: "degraded",
  absent: "absent",
  reported_ms: "reported_ms",
  spans: "spans",
  usage: "usage",
  answer: "answer",
  stages: "stages"
};
const TIMING_NAMES = {
  source: "source",
  repeats: "repeats",
  budget_ended: "budget_ended",
  asked: "asked"
};



/***/ })

};
