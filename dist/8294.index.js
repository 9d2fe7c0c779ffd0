export const id = 8294;
export const ids = [8294];
export const modules = {

/***/ 68294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: () => (/* binding */ makeExtractor),
/* harmony export */   Zc: () => (/* binding */ normalizeResult),
/* harmony export */   oL: () => (/* binding */ unreadError)
/* harmony export */ });
/* harmony import */ var _expressions_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1681);
/* harmony import */ var _expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38002);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22708);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60009);
/* harmony import */ var _read_value_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44195);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32818);








const RESULTS_KEY = "retriever.results";
const EXTRA_KEYS = ["degraded", "latency_ms", "corpus"];
async function makeExtractor(config) {
  const { results } = config;
  if (results === null) {
    return readOwnShape;
  }
  return typeof results === "string" ? makeJsonExtractor(config, results) : makeTextExtractor(config, results);
}
async function makeJsonExtractor(config, written) {
  const resultsExpression = await (0,_expressions_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .compileExpression */ .Wo)(written, RESULTS_KEY);
  const readDegraded = await compileExtra(config, "degraded");
  const readLatency = await compileExtra(config, "latency_ms");
  const readCorpus = await compileExtra(config, "corpus");
  return (value, where) => {
    (0,_read_value_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseFailure */ .jx)(value);
    const place = `${where}: ${RESULTS_KEY}`;
    const listOrMap = evaluateExpression(resultsExpression, written, value, place);
    const found = Array.isArray(listOrMap) ? listOrMap : (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .orderScoreMap */ .df)(listOrMap);
    if (found === null) {
      const got = listOrMap === null ? "nothing" : (0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .excerptJson */ .yq)(listOrMap);
      const subject = `${place} ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteText */ .ol)(written)} found ${got}, not a list`;
      throw unreadError(value, subject);
    }
    const readBy = `${where}, read by ${RESULTS_KEY}`;
    const results = found.map((result) => normalizeResult(result, config.lenient));
    if ((0,_expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnnamed */ .Vn)(results[0])) {
      throw unreadError(value, `${readBy}: ${UNNAMED}`);
    }
    const latencyMs = readLatency?.(value, where) ?? void 0;
    const degraded = readDegraded?.(value, where) === true;
    const corpus = readCorpus?.(value, where);
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .parseAnswer */ .Wp)({ results, degraded, latency_ms: latencyMs, corpus }, readBy);
  };
}
async function compileExtra(config, extraKey) {
  const text = config[extraKey] ?? null;
  if (text === null) {
    return null;
  }
  const key = `retriever.${extraKey}`;
  const expression = await (0,_expressions_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .compileExpression */ .Wo)(text, key);
  return (answer, where) => evaluateExpression(expression, text, answer, `${where}: ${key}`);
}
const UNNAMED = "results[0] has none of id, path and text";
function unreadError(answer, problem) {
  const suggested = (0,_expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestResults */ .zP)(answer);
  const advice = suggested === null ? `: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .excerptJson */ .yq)(answer)}` : `; ${suggested.where}. ${(0,_expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_1__/* .adviseResults */ .Ze)(suggested.expression)}`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue("retriever_answer", `${problem}${advice}`, {
    hint: `Compare ${RESULTS_KEY} with the answer.`,
    key: RESULTS_KEY
  });
}
function makeTextExtractor(config, { lines, empty }) {
  if (empty !== null) {
    (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .compilePattern */ .E)(empty, `${RESULTS_KEY}.empty`);
  }
  if (lines === null) {
    return readOwnShape;
  }
  const uselessKey = EXTRA_KEYS.find((field) => typeof config[field] === "string");
  if (uselessKey !== void 0) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue("invalid_config", `retriever.${uselessKey}: there is no JSON to look it up in`, "With `results.lines` answers are text: remove it.");
  }
  const readText = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .makeTextReader */ .x)(lines, empty);
  return (value, where) => {
    if (typeof value === "string") {
      return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .parseAnswer */ .Wp)({ results: readText(value, where) }, where);
    }
    (0,_read_value_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseFailure */ .jx)(value);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue("retriever_answer", `${where} is no text, which ${RESULTS_KEY}.lines reads: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .excerptJson */ .yq)(value)}`, "Write JMESPath for an answer in JSON.");
  };
}
function readOwnShape(value, where, whole = value) {
  (0,_read_value_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseFailure */ .jx)(value);
  const answer = Array.isArray(value) ? { results: value } : value;
  const problem = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(answer) ? describeOtherShape(answer["results"]) : null;
  if (problem !== null && (0,_expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestResults */ .zP)(whole) !== null) {
    throw unreadError(whole, `${where}: ${problem}`);
  }
  return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .parseAnswer */ .Wp)(answer, where);
}
function describeOtherShape(results) {
  if (Array.isArray(results)) {
    if ((0,_expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_1__/* .haveHiddenNames */ .R)(results)) {
      return "the results have a text and neither id nor path";
    }
    return Array.isArray(results[0]) || (0,_expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnnamed */ .Vn)(results[0]) ? UNNAMED : null;
  }
  return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .orderScoreMap */ .df)(results) === null ? "results: expected an array" : null;
}
function normalizeResult(value, lenient = false) {
  if (typeof value === "number") {
    return idAsText(value);
  }
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value)) {
    return value;
  }
  const kept = /* @__PURE__ */ new Map();
  for (const [key, member] of Object.entries(value)) {
    const mayBeNoText = !lenient || key === "id" || key === "score";
    const hasRightType = mayBeNoText || typeof member === "string";
    if (hasRightType && !isAbsent(key, member)) {
      kept.set(key, key === "id" ? idAsText(member) : member);
    }
  }
  return Object.fromEntries(kept);
}
function isAbsent(key, member) {
  return member === null || Number.isNaN(member) && key !== "score";
}
function idAsText(value) {
  return Number.isSafeInteger(value) ? String(value) : value;
}
function evaluateExpression(expression, text, value, where) {
  try {
    return expression(value) ?? null;
  } catch (cause) {
    const message = `${where}: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .errorMessage */ .gJ)(cause)} It looked in ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .excerptJson */ .yq)(value)}`;
    const hint = (0,_expressions_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .adviseTrying */ .C5)(text, "an answer of the server");
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue("retriever_answer", message, { hint, cause });
  }
}



/***/ })

};
