export const id = 9591;
export const ids = [9591];
export const modules = {

/***/ 19591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readRankEval: () => (/* binding */ readRankEval)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _judgments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56985);
/* harmony import */ var _judgment_lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43062);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70987);




async function readRankEval({ files, path }) {
  const problems = [];
  const indices = /* @__PURE__ */ new Set();
  const readDocument = (rating, report) => {
    const id = (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextMember */ .Oq)(rating, "_id", report);
    const index = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrEmpty */ ._c)(rating["_index"]);
    indices.add(index);
    return id === null ? null : `${index}/${id}`;
  };
  const entries = (0,_judgment_lists_js__WEBPACK_IMPORTED_MODULE_2__.readRatedEntries)(files, path, ["requests"], problems, (entry, line, report) => {
    const id = (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextMember */ .Oq)(entry, "id", report);
    const texts = [...findSearchTexts(entry["params"]), ...findSearchTexts(entry["request"])];
    const differentTexts = [...new Set(texts)];
    const [query, ...otherTexts] = differentTexts;
    if (query === void 0 || otherTexts.length > 0) {
      const textsShown = differentTexts.map(_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp).join(" and ") || "none";
      report(`expected one text to search for, in a \`match\`, a \`query\` or \`params\`; got ${textsShown}`);
      return [];
    }
    if (id === null) {
      return [];
    }
    return (0,_judgment_lists_js__WEBPACK_IMPORTED_MODULE_2__.readRatings)(entry, readDocument, { id, query, line }, report);
  });
  const ratings = indices.size > 1 ? entries.ratings : entries.ratings.map(({ document, ...rating }) => ({
    ...rating,
    document: document.slice(document.indexOf("/") + 1)
  }));
  return (0,_judgments_js__WEBPACK_IMPORTED_MODULE_1__.makeRatedDataset)(ratings, entries.file, entries.unratedCount, problems);
}
const CLAUSE_KEYS = /^(?:match|match_phrase|match_phrase_prefix|match_bool_prefix)$/;
const TEXT_KEYS = /^(?:query|query_string|query_text|q|search|text)$/;
function findSearchTexts(value) {
  if (Array.isArray(value)) {
    return value.flatMap(findSearchTexts);
  }
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
    return [];
  }
  return Object.entries(value).flatMap(([key, member]) => {
    if (typeof member === "string") {
      return TEXT_KEYS.test(key) ? [member] : [];
    }
    if (CLAUSE_KEYS.test(key) && (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(member)) {
      return Object.values(member).flatMap((clauseValue) => typeof clauseValue === "string" ? [clauseValue] : findSearchTexts(clauseValue));
    }
    return findSearchTexts(member);
  });
}



/***/ })

};
