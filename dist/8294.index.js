export const id = 8294;
export const ids = [8294];
export const modules = {

/***/ 68294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ie: () => (/* binding */ NULL_NAME_HINT),
/* harmony export */   Lf: () => (/* binding */ makeExtractor),
/* harmony export */   Zc: () => (/* binding */ normalizeResult),
/* harmony export */   z_: () => (/* binding */ nullNameError)
/* harmony export */ });
/* harmony import */ var _expressions_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1681);
/* harmony import */ var _expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38002);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22708);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60009);
/* harmony import */ var _read_value_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44195);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32818);








const EXTRA_KEYS = ["degraded", "latency_ms", "corpus"];
async function makeExtractor(config, prefix) {
  const { results } = config;
  if (results === null) {
    return (value, where) => readOwnShape(value, where, `${prefix}.results`);
  }
  return typeof results === "string" ? makeJsonExtractor(config, results, prefix) : makeTextExtractor(config, results, prefix);
}
async function makeJsonExtractor(config, written, prefix) {
  const key = `${prefix}.results`;
  const resultsExpression = await (0,_expressions_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .compileExpression */ .Wo)(written, key);
  const mapping = await compileMapping(written, key);
  const readDegraded = await compileExtra(config, "degraded", prefix);
  const readLatency = await compileExtra(config, "latency_ms", prefix);
  const readCorpus = await compileExtra(config, "corpus", prefix);
  return (value, where) => {
    const failure = (0,_read_value_js__WEBPACK_IMPORTED_MODULE_5__/* .findFailure */ .gd)(value);
    if (failure !== null) {
      return { error: failure };
    }
    const readBy = `${where}, read by ${key}`;
    const listOrMap = evaluateExpression(resultsExpression, written, value, `${where}: ${key}`);
    const found = Array.isArray(listOrMap) ? listOrMap : (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .orderScoreMap */ .df)(listOrMap);
    if (found === null) {
      throw noListError(value, listOrMap, `${where}: ${key} ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteText */ .ol)(written)}`, key);
    }
    const results = found.map((each) => normalizeResult(each, config.lenient));
    const unnamedAt = results.findIndex(_expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnnamed */ .Vn);
    if (unnamedAt !== -1) {
      const items = mapping === null ? found : evaluateList(mapping.expression, value);
      throw unnamedError({ where: readBy, key, at: unnamedAt, written, mapping, items });
    }
    const latencyMs = readLatency?.(value, where) ?? void 0;
    const degraded = readDegraded?.(value, where) === true;
    const corpus = readCorpus?.(value, where);
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .parseAnswer */ .Wp)({ results, degraded, latency_ms: latencyMs, corpus }, readBy);
  };
}
async function compileExtra(config, extraKey, prefix) {
  const text = config[extraKey] ?? null;
  if (text === null) {
    return null;
  }
  const key = `${prefix}.${extraKey}`;
  const expression = await (0,_expressions_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .compileExpression */ .Wo)(text, key);
  return (answer, where) => evaluateExpression(expression, text, answer, `${where}: ${key}`);
}
async function compileMapping(text, key) {
  const mapping = (0,_expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_1__/* .readMapping */ .vh)(text);
  if (mapping === null) {
    return null;
  }
  return { ...mapping, expression: await (0,_expressions_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .compileExpression */ .Wo)(mapping.list, key) };
}
function evaluateList(expression, data) {
  const found = expression(data);
  return Array.isArray(found) ? found.filter((each) => each !== null) : [];
}
function noListError(answer, found, subject, key) {
  const got = found === null ? "nothing" : (0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .excerptJson */ .yq)(found);
  const suggested = (0,_expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestResults */ .zP)(answer);
  const advice = suggested === null ? ` in ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .excerptJson */ .yq)(answer)}` : `; ${suggested.where}. ${(0,_expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_1__/* .adviseResults */ .Ze)(suggested.expression)}`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("retriever_answer", `${subject} found ${got}, not a list${advice}`, {
    hint: `Compare ${key} with the answer.`,
    key
  });
}
const NULL_NAME_HINT = "Name the document in that field, or leave the result out.";
function nullNameError(where, at, field) {
  const message = `${where}: results[${at}] names no document: its field ${field} is null`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("retriever_answer", message, { hint: NULL_NAME_HINT });
}
function unnamedError({ where, key, at, written, mapping, items }) {
  const item = items[at] ?? items[0];
  const nullName = (0,_expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_1__/* .findNullName */ .g3)(item, mapping);
  if (nullName !== null) {
    return nullNameError(where, at, nullName);
  }
  const why = (0,_expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_1__/* .explainUnnamed */ .Oq)(written, mapping, items, item);
  const message = `${where}: results[${at}] has none of id, path and text: ${why}`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("retriever_answer", message, {
    hint: `Correct ${key}.`,
    key
  });
}
function makeTextExtractor(config, { lines, empty }, prefix) {
  if (empty !== null) {
    (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .compilePattern */ .E)(empty, `${prefix}.results.empty`);
  }
  if (lines === null) {
    return (value, where) => readOwnShape(value, where, `${prefix}.results`);
  }
  const uselessKey = EXTRA_KEYS.find((field) => typeof config[field] === "string");
  if (uselessKey !== void 0) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("invalid_config", `${prefix}.${uselessKey}: there is no JSON to look it up in`, {
      hint: "With `results.lines` answers are text: remove it."
    });
  }
  const readText = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .makeTextReader */ .x)(lines, empty);
  return (value, where) => {
    if (typeof value === "string") {
      return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .parseAnswer */ .Wp)({ results: readText(value, where) }, where);
    }
    const failure = (0,_read_value_js__WEBPACK_IMPORTED_MODULE_5__/* .findFailure */ .gd)(value);
    if (failure !== null) {
      return { error: failure };
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("retriever_answer", `${where} is no text, which ${prefix}.results.lines reads: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .excerptJson */ .yq)(value)}`, {
      hint: "Write JMESPath for an answer in JSON."
    });
  };
}
function readOwnShape(value, where, key) {
  const failure = (0,_read_value_js__WEBPACK_IMPORTED_MODULE_5__/* .findFailure */ .gd)(value);
  if (failure !== null) {
    return { error: failure };
  }
  const answer = Array.isArray(value) ? { results: value } : value;
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(answer)) {
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .parseAnswer */ .Wp)(answer, where);
  }
  const { results } = answer;
  const isList = Array.isArray(results) && !results.some(Array.isArray);
  if (!isList) {
    const suggested = (0,_expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestResults */ .zP)(value);
    if (suggested === null || (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .orderScoreMap */ .df)(results) !== null) {
      return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .parseAnswer */ .Wp)(answer, where);
    }
    const got = Array.isArray(results) ? "an array of arrays" : "nothing";
    const advice = (0,_expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_1__/* .adviseResults */ .Ze)(suggested.expression);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("retriever_answer", `${where}: results: expected an array, got ${got}; ${suggested.where}. ${advice}`, { hint: `Write ${key}.`, key });
  }
  const at = results.findIndex(_expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnnamed */ .Vn);
  if (at !== -1) {
    const written = Array.isArray(value) ? "@" : "results";
    throw unnamedError({ where, key, at, written, mapping: null, items: results });
  }
  return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .parseAnswer */ .Wp)(answer, where);
}
function normalizeResult(value, lenient = false) {
  if (typeof value === "number") {
    return idAsText(value);
  }
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) || !lenient && needsNoChange(value)) {
    return value;
  }
  const isKept = ([key, member]) => !isAbsent(key, member) && (!lenient || typeof member === "string" || key === "id" || key === "score");
  return Object.fromEntries(Object.entries(value).filter(isKept).map(([key, member]) => [key, key === "id" ? idAsText(member) : member]));
}
function isAbsent(key, member) {
  return member === null || Number.isNaN(member) && key !== "score";
}
function needsNoChange(value) {
  for (const key in value) {
    if (isAbsent(key, value[key])) {
      return false;
    }
  }
  return typeof value["id"] !== "number";
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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("retriever_answer", message, { hint, cause });
  }
}



/***/ })

};
