export const id = 1681;
export const ids = [1681];
export const modules = {

/***/ 1681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ adviseTrying),
/* harmony export */   I9: () => (/* binding */ splitIntoLines),
/* harmony export */   J2: () => (/* binding */ FunctionError),
/* harmony export */   Ox: () => (/* binding */ findOwnFunction),
/* harmony export */   Sx: () => (/* binding */ firstArgument),
/* harmony export */   Wo: () => (/* binding */ compileExpression)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22708);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73196);
/* harmony import */ var _model_docs_page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52164);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97855);






const OWN_FUNCTIONS = {
  zip: (args, data) => zipColumns(args.map((column) => column(data))),
  lines: ([text], data) => {
    const value = text?.(data) ?? null;
    return value === null ? null : splitIntoLines(value);
  },
  items: (args, data) => joinMaps(args.map((map) => map(data))),
  each: pairWithChildren,
  lookup: pairWithLookups,
  split: ([text, mark], data) => splitText(text?.(data) ?? null, mark?.(data))
};
function joinMaps(maps) {
  const [first] = maps;
  if (first === null || first === void 0) {
    return null;
  }
  for (const map of maps) {
    if (map !== null && !(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(map)) {
      throw new Error(`items: expected maps, got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(map)}`);
    }
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
  const list = parents(data) ?? null;
  if (list === null) {
    return null;
  }
  if (!Array.isArray(list)) {
    throw new Error(`each: expected a list of parents, got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(list)}`);
  }
  const rows = [];
  for (const parent of list) {
    const found = children(parent) ?? [];
    for (const child of Array.isArray(found) ? found : [found]) {
      rows.push([parent, child]);
    }
  }
  return rows;
}
function pairWithLookups([list, key, table, rowKey], data) {
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
    if (keyText !== null) {
      (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .addToList */ .vH)(groups, keyText, row);
    }
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
  return splitTrimmed(value, mark);
}
function splitTrimmed(text, separator) {
  const parts = text.split(separator).map((part) => part.trim());
  return parts.filter((part) => part !== "");
}
function zipColumns(columns) {
  const presentColumns = columns.filter((column) => (column ?? null) !== null);
  const lengths = presentColumns.map((column) => {
    if (!Array.isArray(column)) {
      throw new Error(`zip: expected lists, got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(column)}`);
    }
    return column.length;
  });
  const [rowCount] = lengths;
  if (rowCount === void 0) {
    return null;
  }
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
  return splitTrimmed(value, /\r?\n/);
}
function splitOwnCall(text) {
  const name = findOwnFunction(text);
  if (name === null) {
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
      const textAfterCall = text.slice(at + 1).trim();
      return { apply: OWN_FUNCTIONS[name], argumentTexts, textAfterCall };
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
  const nearest = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestWord */ .z)(name, names);
  const question = nearest === null ? "" : `; did you mean ${nearest}()?`;
  throw new FunctionError(`there is no function ${name}()${question}`, `The functions are ${[...JMESPATH_FUNCTIONS].join(", ")}; and at the start ${Object.keys(OWN_FUNCTIONS).join(", ")}.`);
}
function adviseTrying(text, sample) {
  const [, jsonPath] = /^\s*\$\.?(.*)$/s.exec(text) ?? [];
  if (jsonPath !== void 0) {
    return `This is JSONPath. JMESPath has no \`$\` at the start: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteText */ .ol)(jsonPath)}.`;
  }
  const name = findOwnFunction(text);
  return name !== null ? `${name}(\u2026) is a function of this program, which ${(0,_model_docs_page_js__WEBPACK_IMPORTED_MODULE_5__/* .docsPage */ .t)("reference/formats.md#json")} describes. Try what follows it on jmespath.org.` : `Try the expression on jmespath.org with ${sample}.`;
}
function findOwnFunction(text) {
  const [, name = ""] = /^\s*([a-z_]+)\s*\(/.exec(text) ?? [];
  return Object.hasOwn(OWN_FUNCTIONS, name) ? name : null;
}
function firstArgument(text) {
  return splitOwnCall(text)?.argumentTexts[0]?.trim() ?? null;
}
async function compileExpression(text, key, sample = "one of your server's answers") {
  const { default: jmespath } = await __webpack_require__.e(/* import() */ 7598).then(__webpack_require__.t.bind(__webpack_require__, 7598, 19));
  const compileJmespath = (expression) => {
    refuseUnknownFunctions(jmespath.compile(expression));
    return (data) => jmespath.search(data, expression);
  };
  const compileWithOwnCalls = (expression) => {
    const call = splitOwnCall(expression);
    if (call === null) {
      return compileJmespath(expression);
    }
    const args = call.argumentTexts.map((argument) => compileWithOwnCalls(argument.trim()));
    const evaluateAfterCall = compileJmespath(`@${call.textAfterCall}`);
    return (data) => evaluateAfterCall(call.apply(args, data));
  };
  try {
    return compileWithOwnCalls(text);
  } catch (cause) {
    if (cause instanceof FunctionError) {
      const message2 = `${key}: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteText */ .ol)(text)} can't be used: ${cause.message}`;
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("invalid_config", message2, { hint: cause.advice, cause });
    }
    const message = `${key}: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteText */ .ol)(text)} is not JMESPath: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .gJ)(cause)}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("invalid_config", message, { hint: adviseTrying(text, sample), cause });
  }
}



/***/ })

};
