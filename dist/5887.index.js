export const id = 5887;
export const ids = [5887];
export const modules = {

/***/ 15887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fields: () => (/* binding */ Fields),
/* harmony export */   readCruxePack: () => (/* binding */ readCruxePack)
/* harmony export */ });
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36575);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73196);
/* harmony import */ var _cut_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19070);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72050);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70987);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29389);







const QUERY_KEYS = ["id", "query", "intent", "expected_targets", "negative_targets"];
async function readCruxePack({ files, path, revision }) {
  const { file, text } = files.text([path], "query pack", "`path` is the query pack.");
  const document = await (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDocument */ .T)({ file, text, digest: "" }, "invalid_suite", "as written");
  const { value, lineOf } = document;
  const problems = [];
  const makeReport = (entryPointer) => (message, pointer = "") => {
    problems.push({
      file,
      pointer: `${entryPointer}${pointer}`,
      line: lineOf(`${entryPointer}${pointer}`),
      message
    });
  };
  const pack = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectMembers */ .vN)(value);
  reportUnknownKeys(pack, ["version", "queries"], makeReport(""));
  const version = (0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextMember */ .Oq)(pack, "version", makeReport(""));
  if (version !== null && version !== revision) {
    makeReport("")(`the pack's version is ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(version)}, the suite's \`revision\` ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(revision)}; write it as the pack has it`, "/version");
  }
  const queries = Array.isArray(pack["queries"]) ? pack["queries"] : [];
  if (queries.length === 0) {
    makeReport("")("expected a list of queries with at least one", "/queries");
  }
  const cases = /* @__PURE__ */ new Map();
  for (const [index, query] of queries.entries()) {
    const pointer = `/queries/${index}`;
    const parsedCase = readQuery(query, { file, line: lineOf(pointer) }, makeReport(pointer));
    if (parsedCase === null) {
      continue;
    }
    if (cases.has(parsedCase.id)) {
      makeReport(pointer)(`query id ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(parsedCase.id)} is taken by an earlier query`, "/id");
    } else {
      cases.set(parsedCase.id, parsedCase);
    }
  }
  const warnings = (0,_cut_values_js__WEBPACK_IMPORTED_MODULE_2__/* .warnOfValuesCutByComment */ .Y)(document);
  return { cases: [...cases.values()], corpus: null, problems, warnings };
}
function readQuery(value, place, report) {
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value)) {
    report(`expected an object; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(value)}`);
    return null;
  }
  reportUnknownKeys(value, QUERY_KEYS, report);
  const id = (0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextMember */ .Oq)(value, "id", report);
  const query = (0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextMember */ .Oq)(value, "query", report);
  const intent = (0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextMember */ .Oq)(value, "intent", report);
  if (intent !== null && !_format_js__WEBPACK_IMPORTED_MODULE_5__/* .INTENT */ .Xi.test(intent)) {
    report(`expected a word of letters, digits, \`.\`, \`_\` and \`-\`; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(intent)}`, "/intent");
  }
  const expected = readHints(value, "expected_targets", report);
  const forbidden = readHints(value, "negative_targets", report);
  if (expected.length === 0) {
    report("expected at least one target", "/expected_targets");
  }
  return id === null || query === null || intent === null ? null : { id, query, intent, place, expected, forbidden };
}
function readHints(query, key, report) {
  const list = query[key] ?? [];
  if (!Array.isArray(list)) {
    report(`expected a list; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(list)}`, `/${key}`);
    return [];
  }
  const hints = /* @__PURE__ */ new Set();
  for (const [index, target] of list.entries()) {
    const targetPointer = `/${key}/${index}`;
    const reportInside = (message, pointer = "") => report(message, `${targetPointer}${pointer}`);
    if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(target)) {
      reportInside(`expected an object with \`hint\`; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(target)}`);
      continue;
    }
    reportUnknownKeys(target, ["hint"], reportInside);
    const hint = (0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextMember */ .Oq)(target, "hint", reportInside)?.trim();
    if (hint === void 0) {
      continue;
    }
    if (hints.has(hint)) {
      reportInside(`hint ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(hint)} is already in the list; remove one`);
    }
    hints.add(hint);
  }
  return [...hints].map((value) => ({ kind: "hint", value, grade: 1 }));
}
function reportUnknownKeys(value, knownKeys, report) {
  for (const key of Object.keys(value)) {
    if (!knownKeys.includes(key)) {
      report(`unknown key "${key}"; expected one of ${knownKeys.join(", ")}`, `/${key}`);
    }
  }
}
class Fields {
  #document;
  #problems;
  #pointer;
  #value;
  constructor(document, problems, pointer, value) {
    this.#document = document;
    this.#problems = problems;
    this.#pointer = pointer;
    this.#value = value;
  }
  /** Returns the document's top level, and adds a problem if it is no object. */
  static of(document, problems) {
    const value = readObject(document.value, "", document, problems);
    return new Fields(document, problems, "", value);
  }
  /** Adds a problem for every member whose name is not in `knownKeys`. */
  refuseUnknown(knownKeys) {
    for (const key of Object.keys(this.#value)) {
      if (knownKeys.includes(key)) {
        continue;
      }
      const nearKey = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_6__/* .nearestWord */ .z)(key, knownKeys);
      const expected = nearKey === null ? `expected one of ${knownKeys.join(", ")}` : `did you mean \`${nearKey}\`?`;
      this.#report(`unknown key "${key}"; ${expected}`, this.#memberPointer(key));
    }
  }
  /**
   * Returns the member as an object; an empty one if it is missing or wrong. A missing one is a problem if it is
   * `required`.
   */
  object(key, presence) {
    const value = this.#value[key];
    if (value === void 0 && presence === "required") {
      this.#report(`\`${key}\` is missing`, this.#pointer);
    }
    const object = value === void 0 ? {} : readObject(value, this.#memberPointer(key), this.#document, this.#problems);
    return new Fields(this.#document, this.#problems, this.#memberPointer(key), object);
  }
  /** Returns every member by its name, as an object. */
  objects() {
    return Object.keys(this.#value).map((key) => [key, this.object(key, "required")]);
  }
  /**
   * Returns the number, which must be finite and not below 0; `fallback` if it is missing or wrong, and 0 if that is null. A
   * wrong number is a problem, a missing one only if `fallback` is null.
   */
  number(key, fallback) {
    const value = this.#value[key];
    if (typeof value === "number" && Number.isFinite(value) && value >= 0) {
      return value;
    }
    if (value !== void 0) {
      this.#report(`expected a number from 0; got ${JSON.stringify(value)}`, this.#memberPointer(key));
    } else if (fallback === null) {
      this.#report(`\`${key}\` is missing`, this.#pointer);
    }
    return fallback ?? 0;
  }
  /** Returns the number, or null if it is missing; 0, with a problem, if it is wrong. */
  optionalNumber(key) {
    return this.#value[key] === void 0 ? null : this.number(key, null);
  }
  /** Returns the member, or `fallback` if it is missing or wrong; a wrong one is a problem. */
  boolean(key, fallback) {
    const value = this.#value[key] ?? fallback;
    if (typeof value === "boolean") {
      return value;
    }
    this.#report(`expected true or false; got ${JSON.stringify(value)}`, this.#memberPointer(key));
    return fallback;
  }
  /** Returns text that is not blank, and is `expected` if that is given; empty, with a problem, if it is missing or wrong. */
  text(key, expected) {
    const value = this.#value[key];
    if (typeof value === "string" && value.trim() !== "" && (expected === void 0 || value === expected)) {
      return value;
    }
    const expectedText = expected === void 0 ? "text that is not blank" : JSON.stringify(expected);
    if (value === void 0) {
      this.#report(`\`${key}\` is missing`, this.#pointer);
    } else {
      this.#report(`expected ${expectedText}; got ${JSON.stringify(value)}`, this.#memberPointer(key));
    }
    return "";
  }
  /** Returns the pointer of a member. */
  #memberPointer(key) {
    return `${this.#pointer}/${(0,_json_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .escapePointer */ .lZ)(key)}`;
  }
  /** Adds a problem at a pointer of the document. */
  #report(message, pointer) {
    const { file, lineOf } = this.#document;
    this.#problems.push({ file, pointer, line: lineOf(pointer), message });
  }
}
function readObject(value, pointer, { file, lineOf }, problems) {
  if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value)) {
    return value;
  }
  const message = `expected an object; got ${JSON.stringify(value)}`;
  problems.push({ file, pointer, line: lineOf(pointer), message });
  return {};
}



/***/ })

};
