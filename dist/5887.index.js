export const id = 5887;
export const ids = [5887];
export const modules = {

/***/ 15887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readCruxePack: () => (/* binding */ readCruxePack)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72050);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70987);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29389);




const QUERY_KEYS = ["id", "query", "intent", "expected_targets", "negative_targets"];
async function readCruxePack({ files, path, revision }) {
  const source = files.readText([path], { what: "query pack", hint: "`path` is the query pack." });
  const { file } = source;
  const document = await (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDatasetFile */ .sk)(source);
  const { value, lineOf } = document;
  const problems = [];
  const reportInPack = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFileReport */ .Ff)({ file, lineOf }, problems);
  const pack = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectMembers */ .vN)(value);
  reportUnknownKeys(pack, ["version", "queries"], reportInPack);
  const version = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextMember */ .Oq)(pack, "version", reportInPack);
  if (version !== null && version !== revision) {
    reportInPack(`the pack's version is ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(version)}, the suite's \`revision\` ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(revision)}; write it as the pack has it`, "/version");
  }
  const queries = Array.isArray(pack["queries"]) ? pack["queries"] : [];
  if (queries.length === 0) {
    reportInPack("expected a list of queries with at least one", "/queries");
  }
  const cases = [];
  for (const [index, query] of queries.entries()) {
    const pointer = `/queries/${index}`;
    const report = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .reportInside */ .Tc)(reportInPack, pointer);
    const parsedCase = readQuery(query, { file, line: lineOf(pointer) }, report);
    if (parsedCase !== null) {
      cases.push(parsedCase);
    }
  }
  const warnings = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .warnOfValuesCutByComment */ .YV)(document);
  return { cases, problems, warnings };
}
function readQuery(value, place, report) {
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
    report(`expected an object; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(value)}`);
    return null;
  }
  reportUnknownKeys(value, QUERY_KEYS, report);
  const id = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextMember */ .Oq)(value, "id", report);
  const query = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextMember */ .Oq)(value, "query", report);
  const intent = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextMember */ .Oq)(value, "intent", report);
  (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .checkIntent */ .Dh)(intent, report);
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
    report(`expected a list; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(list)}`, `/${key}`);
    return [];
  }
  const seenHints = /* @__PURE__ */ new Set();
  for (const [index, target] of list.entries()) {
    const reportTarget = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .reportInside */ .Tc)(report, `/${key}/${index}`);
    if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(target)) {
      reportTarget(`expected an object with \`hint\`; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(target)}`);
      continue;
    }
    reportUnknownKeys(target, ["hint"], reportTarget);
    const hint = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextMember */ .Oq)(target, "hint", reportTarget)?.trim();
    if (hint === void 0) {
      continue;
    }
    if (seenHints.has(hint)) {
      reportTarget(`hint ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(hint)} is already in the list; remove one`);
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



/***/ })

};
