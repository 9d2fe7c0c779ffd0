export const id = 3425;
export const ids = [3425];
export const modules = {

/***/ 83425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BB: () => (/* binding */ fillText),
/* harmony export */   Gq: () => (/* binding */ compileTemplate),
/* harmony export */   Ie: () => (/* binding */ NULL_NAME_HINT),
/* harmony export */   J2: () => (/* binding */ FunctionError),
/* harmony export */   Kc: () => (/* binding */ hasPlaceholder),
/* harmony export */   Lf: () => (/* binding */ makeExtractor),
/* harmony export */   Sx: () => (/* binding */ firstArgument),
/* harmony export */   T9: () => (/* binding */ fillUrl),
/* harmony export */   U4: () => (/* binding */ usesPlaceholder),
/* harmony export */   WE: () => (/* binding */ refuseMisspeltPlaceholders),
/* harmony export */   WY: () => (/* binding */ startsWithOwnFunction),
/* harmony export */   Wo: () => (/* binding */ compileExpression),
/* harmony export */   Zc: () => (/* binding */ normalizeResult),
/* harmony export */   z_: () => (/* binding */ nullNameError)
/* harmony export */ });
/* unused harmony export splitIntoLines */
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60009);
/* harmony import */ var _read_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44195);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32818);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73196);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36132);
/* harmony import */ var _suggest_results_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52770);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97855);









const OWN_FUNCTIONS = {
  zip: (args, data) => zipColumns(args.map((column) => column(data))),
  lines: ([text], data) => {
    const value = text?.(data) ?? null;
    return value === null ? null : splitIntoLines(value);
  },
  items: (args, data) => joinMaps(args.map((map) => map(data))),
  each: (args, data) => pairWithChildren(args, data),
  lookup: (args, data) => pairWithLookups(args, data),
  split: ([text, mark], data) => splitText(text?.(data) ?? null, mark?.(data))
};
function joinMaps(maps) {
  const [first] = maps;
  if (first === null || first === void 0) {
    return null;
  }
  if (!maps.every((map) => (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(map) || map === null)) {
    const wrongValue = maps.find((map) => !(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(map) && map !== null);
    throw new Error(`items: expected maps, got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(wrongValue)}`);
  }
  return Object.keys(first).map((key) => [
    key,
    ...maps.map((map) => (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(map) && Object.hasOwn(map, key) ? map[key] : null)
  ]);
}
function pairWithChildren([parents, children], data) {
  if (parents === void 0 || children === void 0) {
    throw new Error("each: expected two expressions, the parents and what is looked up in each");
  }
  const list = parents(data);
  if (list === null || list === void 0) {
    return null;
  }
  if (!Array.isArray(list)) {
    throw new Error(`each: expected a list of parents, got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(list)}`);
  }
  return list.flatMap((parent) => {
    const childOrList = children(parent) ?? [];
    return (Array.isArray(childOrList) ? childOrList : [childOrList]).map((child) => [
      parent,
      child
    ]);
  });
}
function pairWithLookups(args, data) {
  const [list, key, table, rowKey] = args;
  if (list === void 0 || key === void 0 || table === void 0) {
    throw new Error("lookup: expected a list, the key of a member, and where to look it up");
  }
  const members = list(data) ?? null;
  if (members === null) {
    return null;
  }
  if (!Array.isArray(members)) {
    throw new Error(`lookup: expected a list, got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(members)}`);
  }
  const mapOrRows = table(data) ?? null;
  const entryByKey = Array.isArray(mapOrRows) ? groupRows(mapOrRows, rowKey ?? key) : toMap(mapOrRows);
  return members.map((member) => [member, entryByKey.get(asMapKey(key(member))) ?? null]);
}
function groupRows(rows, key) {
  const groups = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const keyText = asMapKey(key(row));
    if (keyText === null) {
      continue;
    }
    const group = groups.get(keyText) ?? [];
    group.push(row);
    groups.set(keyText, group);
  }
  return groups;
}
function toMap(value) {
  if (value !== null && !(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
    throw new Error(`lookup: expected a map or a list of rows, got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(value)}`);
  }
  return new Map(Object.entries(value ?? {}));
}
function asMapKey(value) {
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}
function splitText(value, mark) {
  if (typeof mark !== "string" || mark === "") {
    throw new Error("split: expected a text and a mark in quotes, such as split(sources, ',')");
  }
  if (Array.isArray(value)) {
    return value.map((member) => splitText(member, mark));
  }
  if (value === null) {
    return null;
  }
  if (typeof value !== "string") {
    throw new Error(`split: expected a text, got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(value)}`);
  }
  return value.split(mark).map((part) => part.trim()).filter((part) => part !== "");
}
function zipColumns(columns) {
  const presentColumns = columns.filter((column) => column !== null && column !== void 0);
  if (presentColumns.length === 0) {
    return null;
  }
  const lengths = presentColumns.map((column) => Array.isArray(column) ? column.length : Number.NaN);
  if (lengths.some(Number.isNaN)) {
    const wrongColumn = presentColumns.find((column) => !Array.isArray(column));
    throw new Error(`zip: expected lists, got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(wrongColumn)}`);
  }
  const rowCount = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .requireItem */ .l5)(lengths, 0);
  if (lengths.some((length) => length !== rowCount)) {
    throw new Error(`zip: expected lists of one length, got ${lengths.join(", ")}`);
  }
  return Array.from({ length: rowCount }, (_, row) => columns.map((column) => Array.isArray(column) ? column[row] : null));
}
function splitIntoLines(value) {
  if (Array.isArray(value)) {
    return value.flatMap((member) => splitIntoLines(member));
  }
  if (typeof value !== "string") {
    throw new Error(`lines: expected a text, got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(value)}`);
  }
  return value.split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== "");
}
function splitOwnCall(text) {
  const name = findOwnFunction(text);
  const apply = name === null ? void 0 : OWN_FUNCTIONS[name];
  if (apply === void 0) {
    return null;
  }
  const argumentTexts = [];
  let argumentStart = text.indexOf("(") + 1;
  let innerBrackets = 0;
  for (let at = argumentStart; at < text.length; at++) {
    const letter = text.charAt(at);
    if (QUOTES.includes(letter)) {
      at = findClosingQuote(text, at);
    } else if ("([{".includes(letter)) {
      innerBrackets++;
    } else if (")]}".includes(letter) && innerBrackets > 0) {
      innerBrackets--;
    } else if (")]}".includes(letter)) {
      argumentTexts.push(text.slice(argumentStart, at));
      return { apply, argumentTexts, textAfterCall: text.slice(at + 1).trim() };
    } else if (letter === "," && innerBrackets === 0) {
      argumentTexts.push(text.slice(argumentStart, at));
      argumentStart = at + 1;
    }
  }
  throw new Error(`${name}( has no closing bracket`);
}
const QUOTES = `'"\``;
function findClosingQuote(text, start) {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\") {
      at++;
    } else if (text[at] === text[start]) {
      return at;
    }
  }
  return text.length;
}
const JMESPATH_FUNCTIONS = new Set("abs avg ceil contains ends_with floor join keys length map max max_by merge min min_by not_null reverse sort sort_by starts_with sum to_array to_number to_string type values".split(" "));
function listCalledFunctions(node) {
  if (Array.isArray(node)) {
    return node.flatMap(listCalledFunctions);
  }
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(node)) {
    return [];
  }
  const innerNames = listCalledFunctions(Object.values(node));
  return node["type"] === "Function" ? [String(node["name"]), ...innerNames] : innerNames;
}
class FunctionError extends Error {
  /** What to do about it. */
  advice;
  constructor(message, advice) {
    super(message);
    this.advice = advice;
  }
}
function refuseUnknownFunctions(tree) {
  const name = listCalledFunctions(tree).find((called) => !JMESPATH_FUNCTIONS.has(called));
  if (name === void 0) {
    return;
  }
  if (Object.hasOwn(OWN_FUNCTIONS, name)) {
    throw new FunctionError(`${name}(\u2026) can only stand at the start`, `Write it without parentheses around it, and what follows behind \` | \`: \`${name}(\u2026) | [0]\`.`);
  }
  const names = [...Object.keys(OWN_FUNCTIONS), ...JMESPATH_FUNCTIONS];
  const nearest = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_8__/* .nearestWord */ .z)(name, names);
  const question = nearest === null ? "" : `; did you mean ${nearest}()?`;
  throw new FunctionError(`there is no function ${name}()${question}`, `The functions are ${[...JMESPATH_FUNCTIONS].join(", ")}; and at the start ${Object.keys(OWN_FUNCTIONS).join(", ")}.`);
}
function adviseTrying(text, sample) {
  const name = findOwnFunction(text);
  return name !== null ? `${name}(\u2026) is a function of this program, which docs/retrievers.md describes. Try what follows it on jmespath.org.` : `Try the expression on jmespath.org with ${sample}.`;
}
function findOwnFunction(text) {
  const [, name = ""] = /^\s*([a-z_]+)\s*\(/.exec(text) ?? [];
  return Object.hasOwn(OWN_FUNCTIONS, name) ? name : null;
}
function startsWithOwnFunction(text) {
  return findOwnFunction(text) !== null;
}
function firstArgument(text) {
  return splitOwnCall(text)?.argumentTexts[0]?.trim() ?? null;
}
const EXTRA_KEYS = ["degraded", "latency_ms", "corpus"];
async function compileExpression(text, key, sample = "one of your server's answers") {
  const { default: jmespath } = await __webpack_require__.e(/* import() */ 7598).then(__webpack_require__.t.bind(__webpack_require__, 7598, 19));
  const compileJmespath = (part) => {
    refuseUnknownFunctions(jmespath.compile(part));
    return (data) => jmespath.search(data, part);
  };
  const compileWithOwnCalls = (part) => {
    const call = splitOwnCall(part);
    if (call === null) {
      return compileJmespath(part);
    }
    const args = call.argumentTexts.map((argument) => compileWithOwnCalls(argument.trim()));
    const evaluateAfterCall = compileJmespath(`@${call.textAfterCall}`);
    return (data) => evaluateAfterCall(call.apply(args, data));
  };
  try {
    return compileWithOwnCalls(text);
  } catch (cause) {
    if (cause instanceof FunctionError) {
      const message2 = `${key}: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteText */ .ol)(text)} can't be used: ${cause.message}`;
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_config", message2, { hint: cause.advice, cause });
    }
    const message = `${key}: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteText */ .ol)(text)} is not JMESPath: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .errorMessage */ .gJ)(cause)}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_config", message, { hint: adviseTrying(text, sample), cause });
  }
}
async function makeExtractor(config, prefix) {
  const { results } = config;
  if (results === null) {
    return (value, where) => readOwnShape(value, where, `${prefix}.results`);
  }
  return typeof results === "string" ? makeJsonExtractor(config, results, prefix) : makeTextExtractor(config, results, prefix);
}
async function makeJsonExtractor(config, written, prefix) {
  const key = `${prefix}.results`;
  const resultsExpression = await compileExpression(written, key);
  const mapping = await compileMapping(written, key);
  const readDegraded = await compileExtra(config, "degraded", prefix);
  const readLatency = await compileExtra(config, "latency_ms", prefix);
  const readCorpus = await compileExtra(config, "corpus", prefix);
  return (value, where) => {
    const failure = (0,_read_value_js__WEBPACK_IMPORTED_MODULE_3__/* .findFailure */ .gd)(value);
    if (failure !== null) {
      return { error: failure };
    }
    const readBy = `${where}, read by ${key}`;
    const listOrMap = evaluateExpression(resultsExpression, written, value, `${where}: ${key}`);
    const found = Array.isArray(listOrMap) ? listOrMap : (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .orderScoreMap */ .df)(listOrMap);
    if (found === null) {
      throw noListError(value, listOrMap, `${where}: ${key} ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteText */ .ol)(written)}`, key);
    }
    const results = found.map((each) => normalizeResult(each, config.lenient));
    const unnamedAt = results.findIndex(_suggest_results_js__WEBPACK_IMPORTED_MODULE_6__/* .isUnnamed */ .Vn);
    if (unnamedAt !== -1) {
      const items = mapping === null ? found : evaluateList(mapping.expression, value);
      throw unnamedError({ where: readBy, key, at: unnamedAt, written, mapping, items });
    }
    const latencyMs = readLatency?.(value, where) ?? void 0;
    const degraded = readDegraded?.(value, where) === true;
    const corpus = readCorpus?.(value, where);
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAnswer */ .Wp)({ results, degraded, latency_ms: latencyMs, corpus }, readBy);
  };
}
async function compileExtra(config, extraKey, prefix) {
  const text = config[extraKey] ?? null;
  if (text === null) {
    return null;
  }
  const key = `${prefix}.${extraKey}`;
  const expression = await compileExpression(text, key);
  return (answer, where) => evaluateExpression(expression, text, answer, `${where}: ${key}`);
}
async function compileMapping(text, key) {
  const mapping = (0,_suggest_results_js__WEBPACK_IMPORTED_MODULE_6__/* .readMapping */ .vh)(text);
  if (mapping === null) {
    return null;
  }
  return { ...mapping, expression: await compileExpression(mapping.list, key) };
}
function evaluateList(expression, data) {
  const found = expression(data);
  return Array.isArray(found) ? found.filter((each) => each !== null) : [];
}
function noListError(answer, found, subject, key) {
  const got = found === null ? "nothing" : (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .excerptJson */ .yq)(found);
  const suggested = (0,_suggest_results_js__WEBPACK_IMPORTED_MODULE_6__/* .suggestResults */ .zP)(answer);
  const advice = suggested === null ? ` in ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .excerptJson */ .yq)(answer)}` : `; ${suggested.where}. ${(0,_suggest_results_js__WEBPACK_IMPORTED_MODULE_6__/* .adviseResults */ .Ze)(suggested.expression)}`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `${subject} found ${got}, not a list${advice}`, {
    hint: `Compare ${key} with the answer.`,
    key
  });
}
const NULL_NAME_HINT = "Name the document in that field, or leave the result out.";
function nullNameError(where, at, field) {
  const message = `${where}: results[${at}] names no document: its field ${field} is null`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", message, { hint: NULL_NAME_HINT });
}
function unnamedError({ where, key, at, written, mapping, items }) {
  const item = items[at] ?? items[0];
  const nullName = (0,_suggest_results_js__WEBPACK_IMPORTED_MODULE_6__/* .findNullName */ .g3)(item, mapping);
  if (nullName !== null) {
    return nullNameError(where, at, nullName);
  }
  const why = (0,_suggest_results_js__WEBPACK_IMPORTED_MODULE_6__/* .explainUnnamed */ .Oq)(written, mapping, items, item);
  const message = `${where}: results[${at}] has none of id, path and text: ${why}`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", message, {
    hint: `Correct ${key}.`,
    key
  });
}
function makeTextExtractor(config, { lines, empty }, prefix) {
  if (empty !== null) {
    (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .compilePattern */ .E)(empty, `${prefix}.results.empty`);
  }
  if (lines === null) {
    return (value, where) => readOwnShape(value, where, `${prefix}.results`);
  }
  const uselessKey = EXTRA_KEYS.find((field) => typeof config[field] === "string");
  if (uselessKey !== void 0) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_config", `${prefix}.${uselessKey}: there is no JSON to look it up in`, {
      hint: "With `results.lines` answers are text: remove it."
    });
  }
  const readText = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .makeTextReader */ .x)(lines, empty);
  return (value, where) => {
    if (typeof value === "string") {
      return (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAnswer */ .Wp)({ results: readText(value, where) }, where);
    }
    const failure = (0,_read_value_js__WEBPACK_IMPORTED_MODULE_3__/* .findFailure */ .gd)(value);
    if (failure !== null) {
      return { error: failure };
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `${where} is no text, which ${prefix}.results.lines reads: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .excerptJson */ .yq)(value)}`, {
      hint: "Write JMESPath for an answer in JSON."
    });
  };
}
function readOwnShape(value, where, key) {
  const failure = (0,_read_value_js__WEBPACK_IMPORTED_MODULE_3__/* .findFailure */ .gd)(value);
  if (failure !== null) {
    return { error: failure };
  }
  const answer = Array.isArray(value) ? { results: value } : value;
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(answer)) {
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAnswer */ .Wp)(answer, where);
  }
  const { results } = answer;
  const isList = Array.isArray(results) && !results.some(Array.isArray);
  if (!isList) {
    const suggested = (0,_suggest_results_js__WEBPACK_IMPORTED_MODULE_6__/* .suggestResults */ .zP)(value);
    if (suggested === null || (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .orderScoreMap */ .df)(results) !== null) {
      return (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAnswer */ .Wp)(answer, where);
    }
    const got = Array.isArray(results) ? "an array of arrays" : "nothing";
    const advice = (0,_suggest_results_js__WEBPACK_IMPORTED_MODULE_6__/* .adviseResults */ .Ze)(suggested.expression);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `${where}: results: expected an array, got ${got}; ${suggested.where}. ${advice}`, { hint: `Write ${key}.`, key });
  }
  const at = results.findIndex(_suggest_results_js__WEBPACK_IMPORTED_MODULE_6__/* .isUnnamed */ .Vn);
  if (at !== -1) {
    const written = Array.isArray(value) ? "@" : "results";
    throw unnamedError({ where, key, at, written, mapping: null, items: results });
  }
  return (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAnswer */ .Wp)(answer, where);
}
function normalizeResult(value, lenient = false) {
  if (typeof value === "number") {
    return idAsText(value);
  }
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || !lenient && needsNoChange(value)) {
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
    const message = `${where}: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .errorMessage */ .gJ)(cause)} It looked in ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .excerptJson */ .yq)(value)}`;
    const hint = adviseTrying(text, "an answer of the server");
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", message, { hint, cause });
  }
}
const PLACEHOLDER_NAMES = ["query", "k", "vector"];
const PARAM_PATTERN = "params\\.[A-Za-z0-9_-]+(?:\\.[A-Za-z0-9_-]+)*";
const PLACEHOLDER = new RegExp(`\\{\\{(query|k|vector|${PARAM_PATTERN})\\}\\}`, "g");
const WHOLE_PLACEHOLDER = new RegExp(`^\\{\\{(query|k|vector|${PARAM_PATTERN})\\}\\}$`);
function hasPlaceholder(template) {
  return JSON.stringify(template ?? null).search(PLACEHOLDER) !== -1;
}
function placeholderValue(name, values) {
  if (!name.startsWith("params.")) {
    return values[name];
  }
  let value = values.params;
  for (const key of name.split(".").slice(1)) {
    value = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && Object.hasOwn(value, key) ? value[key] : void 0;
  }
  if (value !== void 0) {
    return value;
  }
  throw new _failures_js__WEBPACK_IMPORTED_MODULE_5__/* .ParamError */ .sN(`there is no {{${name}}}: give it in the case's params, or null in retriever.params where it may be left out`);
}
function compileTemplate(template) {
  if (!hasPlaceholder(template)) {
    return () => template;
  }
  if (typeof template === "string") {
    const placeholder = WHOLE_PLACEHOLDER.exec(template)?.[1];
    return placeholder === void 0 ? (values) => fillText(template, values) : (values) => placeholderValue(placeholder, values);
  }
  if (Array.isArray(template)) {
    const items = template.map(compileTemplate);
    return (values) => items.map((fill) => fill(values));
  }
  const members = Object.entries(template).map(([key, value]) => ({
    key,
    fill: compileTemplate(value),
    mayBeLeftOut: isOneParam(value)
  }));
  return (values) => {
    const filled = /* @__PURE__ */ new Map();
    for (const { key, fill, mayBeLeftOut } of members) {
      const value = fill(values);
      if (value !== null || !mayBeLeftOut) {
        filled.set(key, value);
      }
    }
    return Object.fromEntries(filled);
  };
}
function isOneParam(template) {
  return typeof template === "string" && template.startsWith("{{params.") && WHOLE_PLACEHOLDER.test(template);
}
function fillText(template, values) {
  return template.replaceAll(PLACEHOLDER, (whole, name) => {
    const value = placeholderValue(name, values);
    return value === void 0 ? whole : asText(value ?? "");
  });
}
function fillUrl(template, values) {
  return template.replaceAll(PLACEHOLDER, (_, name) => {
    return encodeURIComponent(Buffer.from(asText(placeholderValue(name, values) ?? "")).toString());
  });
}
const BRACED_TEXT = /\{\{([^{}"]{1,40})\}\}/g;
function refuseMisspeltPlaceholders(template, at) {
  for (const [braced, inner = ""] of JSON.stringify(template ?? null).matchAll(BRACED_TEXT)) {
    if (WHOLE_PLACEHOLDER.test(braced) || braced === "{{port}}") {
      continue;
    }
    const nearest = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_8__/* .nearestWord */ .z)(inner.trim(), [...PLACEHOLDER_NAMES, "port"]);
    const isMeantAsPlaceholder = nearest !== null || inner.trim().startsWith("params.");
    if (!isMeantAsPlaceholder) {
      continue;
    }
    const corrected = nearest ?? inner.trim();
    const message = `${at}: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteText */ .ol)(braced)} is no placeholder; did you mean {{${corrected}}}?`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_config", message, {
      hint: "Placeholders are {{query}}, {{k}}, {{vector}}, {{port}} and {{params.NAME}}, without spaces."
    });
  }
}
function usesPlaceholder(template, name) {
  return JSON.stringify(template ?? null).includes(`{{${name}}}`);
}
function asText(value) {
  return typeof value === "string" ? value : JSON.stringify(value);
}



/***/ }),

/***/ 32818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ compilePattern),
/* harmony export */   x: () => (/* binding */ makeTextReader)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36132);
/* harmony import */ var _read_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44195);



const MOST_CHARACTERS = 16384;
const GROUPS = ["id", "path", "name", "qualified_name", "text", "cluster", "score"];
const NAMING_GROUPS = ["id", "path", "text"];
function makeTextReader(lines, empty) {
  const linePattern = compilePattern(lines, "retriever.results.lines");
  refuseUnknownGroups(lines);
  const emptyPattern = empty === null ? null : compilePattern(empty, "retriever.results.empty");
  return (text, where) => {
    const results = [];
    for (const [index, lineText] of text.split(/\r\n|\r|\n/).entries()) {
      const place = `${where}: line ${index + 1}`;
      if (lineText.length > MOST_CHARACTERS) {
        throw textError(`${place} is longer than ${MOST_CHARACTERS} characters`);
      }
      const match = linePattern.exec(lineText);
      if (match !== null) {
        results.push(readResult(match.groups ?? {}, place));
      }
    }
    const start = text.slice(0, MOST_CHARACTERS);
    const isEmpty = emptyPattern?.test(start) ?? (0,_read_value_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(start).kind === "empty";
    if (results.length > 0 || isEmpty) {
      return results;
    }
    throw textError(`${where}: no line matches retriever.results.lines: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(text)}`);
  };
}
function compilePattern(text, key) {
  try {
    return new RegExp(text, "u");
  } catch (cause) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_config", `${key}: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(text)} is no regular expression: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(cause)}`, {
      hint: "Write it as JavaScript does, in single quotes: lines: '^- (?<path>\\S+) \\(score (?<score>[\\d.]+)\\)$'",
      cause
    });
  }
}
function refuseUnknownGroups(lines) {
  const names = [...lines.matchAll(/\(\?<([^=!>][^>]*)>/g)].map(([, name = ""]) => name);
  const unknownName = names.find((name) => !GROUPS.some((group) => group === name));
  if (unknownName === void 0 && NAMING_GROUPS.some((group) => names.includes(group))) {
    return;
  }
  const problem = unknownName === void 0 ? "has no group that names a result" : `has a group ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(unknownName)}, which results don't have`;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_config", `retriever.results.lines: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(lines)} ${problem}`, {
    hint: `Name the parts of a line: (?<path>\u2026), (?<id>\u2026) or (?<text>\u2026), and beside it any of ${GROUPS.join(", ")}.`
  });
}
function readResult(groups, place) {
  const result = {};
  for (const group of GROUPS) {
    const groupText = groups[group]?.trim() ?? "";
    if (groupText === "") {
      continue;
    }
    if (group === "score") {
      result.score = readScore(groupText, place);
    } else {
      result[group] = groupText;
    }
  }
  if (NAMING_GROUPS.every((group) => result[group] === void 0)) {
    throw textError(`${place} matches retriever.results.lines without an id, a path or a text`);
  }
  return result;
}
function readScore(written, place) {
  const score = Number(written);
  if (Number.isFinite(score)) {
    return score;
  }
  throw textError(`${place}: the score ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(written)} is no number`);
}
function textError(message) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("retriever_answer", message, {
    hint: 'Correct the pattern, or write as retriever.results.empty what the search says if it finds nothing. `retrieval-gate ask "some words"` shows an answer.'
  });
}



/***/ })

};
