export const id = 9202;
export const ids = [9202];
export const modules = {

/***/ 29202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runRetriever: () => (/* binding */ runRetriever)
/* harmony export */ });
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(97855);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _trec_evaluator_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82297);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60009);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36132);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22708);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56906);
/* harmony import */ var _read_value_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44195);
/* harmony import */ var _model_docno_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(61172);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16886);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(51455);













const ABSENT_ANSWER = {
  kind: "answer",
  results: [],
  degraded: false,
  absent: true
};
function runRetriever({ path: name }, ports) {
  let answers = null;
  const recordedParams = /* @__PURE__ */ new Map();
  return {
    start: async () => {
      const path = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_1__/* .absoluteInside */ .IP)(ports.root, name, "retriever.path");
      const isJsonLines = await readFirstCharacter(path, name) === "{";
      answers = isJsonLines ? await readAnswerLines(path, name, recordedParams) : await readTrecAnswers(path, name);
      refuseUnrelatedRun(name, [...answers.keys()], ports.caseIds);
    },
    ask: async (question) => {
      if (ports.signal.aborted) {
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .cancelledError */ .YQ)();
      }
      const recorded = answers.get(question.case_id) ?? ABSENT_ANSWER;
      const params = recordedParams.get(question.case_id);
      const askedParams = (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_8__/* .compactCanonical */ .SM)(question.params ?? {});
      if (params !== void 0 && params !== askedParams) {
        return (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .failedQuery */ .eQ)(`the run was recorded with other params: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteText */ .ol)(params)}`);
      }
      return recorded.kind === "error" ? recorded : { elapsed_ms: null, retries: 0, ...recorded };
    },
    stop: async () => {
      answers = null;
    }
  };
}
function refuseUnrelatedRun(name, queryIds, caseIds = []) {
  const suiteIds = new Set(caseIds);
  if (queryIds.length === 0 || suiteIds.size === 0 || queryIds.some((id) => suiteIds.has(id))) {
    return;
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("invalid_run", `the run ${name} has answers to ${nameFirstIds(queryIds)}, and to no case of the suite, which has ${nameFirstIds(caseIds)}`, "Compare the ids of both files: a suffix or leading zeros make another id.");
}
const MOST_NAMED_IDS = 5;
function nameFirstIds(ids) {
  return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_11__/* .listFirst */ .rL)(ids.map(_system_excerpt_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteText */ .ol), MOST_NAMED_IDS);
}
async function readTrecAnswers(path, name) {
  const { queries, runId } = await (0,_trec_evaluator_js__WEBPACK_IMPORTED_MODULE_3__/* .readRun */ .cI)(path, name);
  const isOurRun = runId === _model_docno_js__WEBPACK_IMPORTED_MODULE_12__/* .RUN_TAG */ .R2;
  const answers = /* @__PURE__ */ new Map();
  for (const [queryId, listed] of queries) {
    const ranked = listed.toSorted((a, b) => b.score - a.score || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_8__/* .compareCodePoints */ .OP)(b.doc_id, a.doc_id));
    const results = ranked.map(({ doc_id: docno, score }) => {
      const id = (0,_model_docno_js__WEBPACK_IMPORTED_MODULE_12__/* .decodeDocno */ .i8)(docno);
      return isOurRun ? { id, path: id, score } : { id: docno, score };
    });
    const caseId = isOurRun ? (0,_model_docno_js__WEBPACK_IMPORTED_MODULE_12__/* .decodeDocno */ .i8)(queryId) : queryId;
    answers.set(caseId, { kind: "answer", results, degraded: false });
  }
  return answers;
}
async function readAnswerLines(path, name, params) {
  const answers = /* @__PURE__ */ new Map();
  await (0,_output_js__WEBPACK_IMPORTED_MODULE_6__/* .readJsonLines */ .sS)({ path, name, code: "invalid_run" }, (value) => {
    const id = value.query_id;
    if (typeof id !== "string" || id === "") {
      return "query_id: expected a string that is not empty";
    }
    if (answers.has(id)) {
      return `query_id ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteText */ .ol)(id)} was already answered on an earlier line`;
    }
    if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value.params)) {
      params.set(id, (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_8__/* .compactCanonical */ .SM)(value.params));
    }
    try {
      answers.set(id, lineToAnswer(value, `query_id ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteText */ .ol)(id)}`));
      return null;
    } catch (error) {
      return (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .answerProblem */ .mr)(error);
    }
  });
  return answers;
}
function lineToAnswer(value, where) {
  const failure = (0,_read_value_js__WEBPACK_IMPORTED_MODULE_7__/* .findFailure */ .gd)(value);
  if (failure !== null) {
    return (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .failedQuery */ .eQ)(failure);
  }
  if (value.ranked === void 0) {
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .parseAnswer */ .Wp)(value, where);
  }
  if (!Array.isArray(value.ranked)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("invalid_run", `${where}: ranked: expected an array`);
  }
  const results = value.ranked.map((item, index) => {
    const { doc_id: id, score } = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectMembers */ .vN)(item);
    if (typeof id !== "string") {
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("invalid_run", `${where}: ranked[${index}].doc_id: expected a string`);
    }
    return { id, score };
  });
  return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .parseAnswer */ .Wp)({ ...value, results }, where, "ranked");
}
async function readFirstCharacter(path, name) {
  try {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_9__.open)(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(65536));
      return buffer.subarray(0, bytesRead).toString("utf8").trimStart()[0];
    } finally {
      await file.close();
    }
  } catch (error) {
    throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .fileError */ .zS)(error, name, "retriever.path");
  }
}



/***/ })

};
