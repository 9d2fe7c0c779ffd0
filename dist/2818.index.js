export const id = 2818;
export const ids = [2818];
export const modules = {

/***/ 32818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ compilePattern),
/* harmony export */   x: () => (/* binding */ makeTextReader)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22708);
/* harmony import */ var _read_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44195);



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
    const isEmpty = emptyPattern?.test(start) ?? (0,_read_value_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(start).kind === "empty";
    if (results.length > 0 || isEmpty) {
      return results;
    }
    throw textError(`${where}: no line matches retriever.results.lines: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(text)}`);
  };
}
function compilePattern(text, key) {
  try {
    return new RegExp(text, "u");
  } catch (cause) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_config", `${key}: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(text)} is no regular expression: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(cause)}`, {
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
  const problem = unknownName === void 0 ? "has no group that names a result" : `has a group ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(unknownName)}, which results don't have`;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_config", `retriever.results.lines: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(lines)} ${problem}`, `Name the parts of a line: (?<path>\u2026), (?<id>\u2026) or (?<text>\u2026), and beside it any of ${GROUPS.join(", ")}.`);
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
  throw textError(`${place}: the score ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(written)} is no number`);
}
function textError(message) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("retriever_answer", message, 'Correct the pattern, or write as retriever.results.empty what the search says if it finds nothing. `retrieval-gate ask "some words"` shows an answer.');
}



/***/ })

};
