export const id = 2323;
export const ids = [2323];
export const modules = {

/***/ 42323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q6: () => (/* binding */ ValuePlaces),
/* harmony export */   Qc: () => (/* binding */ joinLists),
/* harmony export */   Rv: () => (/* binding */ findCaseLists),
/* harmony export */   bz: () => (/* binding */ isBlankOrComment),
/* harmony export */   so: () => (/* binding */ readGoldenFile)
/* harmony export */ });
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97855);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93117);
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41229);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72050);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80097);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62611);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70987);









async function readGoldenFile(files, path) {
  const source = files.readText([path], {
    what: "cases",
    hint: "`path` is the file with the cases."
  });
  const ending = /\.(jsonl|ndjson|json|ya?ml)(?:\.gz)?$/i.exec(source.file)?.[1]?.toLowerCase();
  if (ending === void 0) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_suite", `${source.file}: unknown file type`, "Format json reads .json, .jsonl, .ndjson, .yaml and .yml.");
  }
  if (ending === "jsonl" || ending === "ndjson") {
    return readJsonLines(source);
  }
  const document = {
    file: source.file.replace(/\.gz$/i, ""),
    text: source.text,
    digest: (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .digestText */ .M6)(source.text)
  };
  const parsed = await (0,_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parseDocument */ .Tp)(document, "invalid_suite", { numbers: "as written" });
  return {
    file: source.file,
    value: parsed.value,
    lineOf: parsed.lineOf,
    numberTexts: new Set(parsed.texts?.values()),
    warnings: (0,_document_js__WEBPACK_IMPORTED_MODULE_4__/* .warnOfValuesCutByComment */ .YV)(parsed)
  };
}
function isBlankOrComment(line) {
  return /^\s*(?:$|#|\/\/)/.test(line);
}
function readJsonLines({ file, text }) {
  const problems = [];
  const value = [];
  const lines = [];
  const numberTexts = /* @__PURE__ */ new Set();
  for (const { line, text: lineText } of (0,_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .splitLines */ .uz)(text)) {
    if (isBlankOrComment(lineText)) {
      continue;
    }
    const reading = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .readJson */ .Vh)({ file, text: lineText, line }, { numbers: "as written" });
    value.push(reading.value);
    lines.push(line);
    problems.push(...reading.problems);
    for (const numberText of reading.texts.values()) {
      numberTexts.add(numberText);
    }
  }
  if (problems.length > 0) {
    throw (0,_read_js__WEBPACK_IMPORTED_MODULE_6__/* .syntaxError */ .Ip)("invalid_suite", file, problems);
  }
  const findLine = (pointer) => lines[Number(pointer.split("/")[1] ?? 0)] ?? 1;
  return { file, value, lineOf: findLine, numberTexts, warnings: [] };
}
function findCaseLists(value) {
  const lists = [];
  const visitValue = (node, path) => {
    if (Array.isArray(node)) {
      if (node.length > 0 && node.every(_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)) {
        lists.push({ expression: path.map(_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_2__/* .writeKey */ .TE).join(".") || "@", path, cases: node });
      }
    } else if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(node)) {
      for (const [key, member] of Object.entries(node)) {
        visitValue(member, [...path, key]);
      }
    }
  };
  visitValue(value, []);
  return lists;
}
function joinLists(lists) {
  const patterns = new Set(lists.map(({ path: path2 }) => [...path2.slice(0, -2), "*", path2.at(-1)].join("\n")));
  const [{ path }] = lists;
  const lastKey = path.at(-1);
  if (patterns.size !== 1 || path.length < 2 || lastKey === void 0) {
    return null;
  }
  return `${[...path.slice(0, -2).map(_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_2__/* .writeKey */ .TE), "*", (0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_2__/* .writeKey */ .TE)(lastKey)].join(".")}[]`;
}
const MOST_KEYS_SHOWN = 5;
class ValuePlaces {
  #paths = /* @__PURE__ */ new Map();
  /** By text, in the order of the file. findPath removes those that it has returned. */
  #texts = /* @__PURE__ */ new Map();
  #value;
  constructor(value) {
    this.#value = value;
    this.#visit(value, []);
  }
  /** An object to which an alias of YAML leads again keeps its first path. */
  #visit(value, path) {
    if (typeof value === "string") {
      (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .addToList */ .vH)(this.#texts, value, path);
    }
    if (typeof value !== "object" || value === null || this.#paths.has(value)) {
      return;
    }
    this.#paths.set(value, path);
    for (const [key, member] of Object.entries(value)) {
      this.#visit(member, [...path, key]);
    }
  }
  /**
   * Returns the keys to a case in the file; null if it is not found. A case that the expression
   * made new, such as `{q: question, d: docs}`, gets the path of its last object or list that
   * stands in the file, or else of its last text. If the file has a text several times, each call
   * returns the next of its places: so cases with equal texts get their own places if they are
   * asked for in order.
   */
  findPath(value) {
    if (typeof value === "string") {
      const paths = this.#texts.get(value) ?? [];
      const path = paths.length > 1 ? paths.shift() : paths[0];
      return path ?? null;
    }
    if (typeof value !== "object" || value === null) {
      return null;
    }
    const pathOfObject = this.#paths.get(value);
    if (pathOfObject !== void 0) {
      return pathOfObject;
    }
    const parts = Object.values(value).toReversed();
    const objects = parts.filter((part) => typeof part === "object" && part !== null);
    const texts = parts.filter((part) => typeof part === "string");
    for (const part of [...objects, ...texts]) {
      const path = this.findPath(part);
      if (path !== null) {
        return path;
      }
    }
    return null;
  }
  /** "", the pointer of the whole file, if the value is not found. */
  findPointer(value) {
    return (0,_read_js__WEBPACK_IMPORTED_MODULE_6__/* .writePointer */ .NS)(this.findPath(value) ?? []);
  }
  /**
   * Returns advice how `fields` can use a text of an object around the case: JMESPath can't look up
   * from a case, so `cases` has to be `each(parents, path)`, which gives pairs of parent and case.
   * Null if there is none but the whole file, whose texts belong to all cases.
   */
  adviseOnParent(value) {
    const path = this.findPath(value) ?? [];
    for (let depth = path.length - 1; depth > 0; depth--) {
      const parent = getAtPath(this.#value, path.slice(0, depth));
      if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(parent)) {
        continue;
      }
      const textKeys = Object.keys(parent).filter((key) => typeof parent[key] === "string");
      const [firstTextKey] = textKeys;
      if (firstTextKey === void 0) {
        continue;
      }
      const parentsExpression = this.#allMembersExpression(path.slice(0, depth - 1));
      const childPath = path.slice(depth).filter((key) => !/^\d+$/.test(key)).map(_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_2__/* .writeKey */ .TE).join(".");
      const expression = (0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteExpression */ .nn)(`each(${parentsExpression}, ${childPath || "@"})`);
      const textExpression = (0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteExpression */ .nn)(`[0].${(0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_2__/* .writeKey */ .TE)(firstTextKey)}`);
      const shownKeys = textKeys.slice(0, MOST_KEYS_SHOWN).map((key) => `\`${key}\``);
      return `The object above the case has ${shownKeys.join(", ")}, and an expression can't look up. Write \`cases: ${expression}\`: then [0] is that object and [1] the case, for example \`expected: ${textExpression}\`.`;
    }
    return null;
  }
  /**
   * Returns the expression of all members at the path: `topics[]` or `topics.*`. A list on the way
   * there counts with all its items: `data[].paragraphs[]`.
   */
  #allMembersExpression(path) {
    let expression = "";
    for (const [depth, key] of path.entries()) {
      const isInList = Array.isArray(getAtPath(this.#value, path.slice(0, depth)));
      expression += isInList ? "[]" : `.${(0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_2__/* .writeKey */ .TE)(key)}`;
    }
    expression += Array.isArray(getAtPath(this.#value, path)) ? "[]" : ".*";
    return expression.replace(/^\./, "");
  }
}
function getAtPath(value, path) {
  return path.reduce((parent, key) => parent?.[key], value);
}



/***/ })

};
