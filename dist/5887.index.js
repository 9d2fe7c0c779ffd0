export const id = 5887;
export const ids = [5887];
export const modules = {

/***/ 15887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MemberReader: () => (/* binding */ MemberReader),
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
  const { file, text } = files.readText([path], {
    what: "query pack",
    hint: "`path` is the query pack."
  });
  const document = await (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDocument */ .Tp)({ file, text, digest: "" }, "invalid_suite", {
    numbers: "as written"
  });
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
  const reportInPack = makeReport("");
  const pack = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectMembers */ .vN)(value);
  reportUnknownKeys(pack, ["version", "queries"], reportInPack);
  const version = (0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextMember */ .Oq)(pack, "version", reportInPack);
  if (version !== null && version !== revision) {
    reportInPack(`the pack's version is ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(version)}, the suite's \`revision\` ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(revision)}; write it as the pack has it`, "/version");
  }
  const queries = Array.isArray(pack["queries"]) ? pack["queries"] : [];
  if (queries.length === 0) {
    reportInPack("expected a list of queries with at least one", "/queries");
  }
  const cases = /* @__PURE__ */ new Map();
  for (const [index, query] of queries.entries()) {
    const pointer = `/queries/${index}`;
    const reportInQuery = makeReport(pointer);
    const parsedCase = readQuery(query, { file, line: lineOf(pointer) }, reportInQuery);
    if (parsedCase === null) {
      continue;
    }
    if (cases.has(parsedCase.id)) {
      reportInQuery(`query id ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(parsedCase.id)} is taken by an earlier query`, "/id");
    } else {
      cases.set(parsedCase.id, parsedCase);
    }
  }
  const warnings = (0,_cut_values_js__WEBPACK_IMPORTED_MODULE_2__/* .warnOfValuesCutByComment */ .Y)(document);
  return { cases: [...cases.values()], usualCorpus: null, problems, warnings };
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
  const seenHints = /* @__PURE__ */ new Set();
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
    if (seenHints.has(hint)) {
      reportInside(`hint ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(hint)} is already in the list; remove one`);
    }
    seenHints.add(hint);
  }
  return [...seenHints].map((value) => ({ kind: "hint", value, grade: 1 }));
}
function reportUnknownKeys(value, knownKeys, report) {
  for (const key of Object.keys(value)) {
    if (!knownKeys.includes(key)) {
      report(`unknown key "${key}"; expected one of ${knownKeys.join(", ")}`, `/${key}`);
    }
  }
}
class MemberReader {
  #document;
  /** The caller's list, shared by the readers of all objects of the document. */
  #problems;
  /** JSON pointer of the object. */
  #pointer;
  #value;
  constructor(document, problems, pointer, value) {
    this.#document = document;
    this.#problems = problems;
    this.#pointer = pointer;
    this.#value = value;
  }
  /**
   * Returns the reader of the document's top level: of an empty object, with a problem, if that is
   * no object.
   */
  static openDocument(document, problems) {
    const value = readObject(document.value, "", document, problems);
    return new MemberReader(document, problems, "", value);
  }
  /**
   * Adds a problem for every member whose name is not in `knownKeys`, with the known name that is
   * nearest.
   */
  reportUnknownMembers(knownKeys) {
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
   * Returns the reader of the member, which must be an object: of an empty object if the member is
   * missing or no object. A member that is no object is a problem, and so is a missing one that is
   * `required`.
   */
  readObject(key, presence) {
    const value = this.#value[key];
    if (value === void 0 && presence === "required") {
      this.#report(`\`${key}\` is missing`, this.#pointer);
    }
    const object = value === void 0 ? {} : readObject(value, this.#memberPointer(key), this.#document, this.#problems);
    return new MemberReader(this.#document, this.#problems, this.#memberPointer(key), object);
  }
  /**
   * Returns a reader for every member, with the member's name. Adds a problem for each member that
   * is no object.
   */
  readObjects() {
    return Object.keys(this.#value).map((key) => [key, this.readObject(key, "required")]);
  }
  /** Returns the number; 0, with a problem, if it is missing or wrong (not finite, or below 0). */
  readRequiredNumber(key) {
    if (this.#value[key] === void 0) {
      this.#report(`\`${key}\` is missing`, this.#pointer);
    }
    return this.readNumber(key, 0);
  }
  /**
   * Returns the number; `fallback` if it is missing, and, with a problem, if it is not finite or
   * below 0.
   */
  readNumber(key, fallback) {
    const value = this.#value[key];
    if (typeof value === "number" && Number.isFinite(value) && value >= 0) {
      return value;
    }
    if (value !== void 0) {
      this.#report(`expected a number from 0; got ${JSON.stringify(value)}`, this.#memberPointer(key));
    }
    return fallback;
  }
  /** Returns the number; null if it is missing, and 0, with a problem, if it is wrong. */
  readOptionalNumber(key) {
    return this.#value[key] === void 0 ? null : this.readNumber(key, 0);
  }
  /**
   * Returns the member; `fallback` if it is missing or null, and, with a problem, if it is anything
   * else.
   */
  readBoolean(key, fallback) {
    const value = this.#value[key] ?? fallback;
    if (typeof value === "boolean") {
      return value;
    }
    this.#report(`expected true or false; got ${JSON.stringify(value)}`, this.#memberPointer(key));
    return fallback;
  }
  /** Adds a problem unless the member is exactly the text `expected`. */
  requireText(key, expected) {
    const value = this.#value[key];
    if (value === void 0) {
      this.#report(`\`${key}\` is missing`, this.#pointer);
    } else if (value !== expected) {
      const message = `expected ${JSON.stringify(expected)}; got ${JSON.stringify(value)}`;
      this.#report(message, this.#memberPointer(key));
    }
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
