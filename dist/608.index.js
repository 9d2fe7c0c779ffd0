export const id = 608;
export const ids = [608];
export const modules = {

/***/ 80608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readBeir: () => (/* binding */ readBeir),
/* harmony export */   readQueryLines: () => (/* binding */ readQueryLines)
/* harmony export */ });
/* harmony import */ var _judgments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56985);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70987);


async function readBeir(source) {
  const { path, queries, qrels, split, files } = source;
  const problems = [];
  const flatPlaces = split === void 0 ? [`${path}/qrels.tsv`] : [];
  const usualPlaces = [`${path}/qrels/${split ?? "test"}.tsv`, ...flatPlaces];
  const judgments = await (0,_judgments_js__WEBPACK_IMPORTED_MODULE_0__.readJudgments)(files, {
    places: qrels === void 0 ? usualPlaces : [qrels],
    hint: "Name the split with `split`, or the file with `qrels`.",
    grades: "integers"
  }, problems);
  const text = files.readText([queries ?? `${path}/queries.jsonl`], {
    what: "queries",
    hint: "`path` is the folder that holds queries.jsonl; or name the file with `queries`."
  });
  const queryFile = readQueryLines(text, problems);
  return {
    ...(0,_judgments_js__WEBPACK_IMPORTED_MODULE_0__.joinJudgments)(queryFile, judgments, "judged", problems),
    usualCorpus: `${path}/corpus.jsonl`,
    problems
  };
}
function readQueryLines(source, problems) {
  const { file } = source;
  const queries = /* @__PURE__ */ new Map();
  (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonObjects */ .lm)(source, problems, (value, line, report) => {
    if ((0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .reportMisspeltKey */ .H2)(value, ["_id", "text"], report)) {
      return;
    }
    const id = (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextMember */ .Oq)(value, "_id", report);
    const query = (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextMember */ .Oq)(value, "text", report);
    if (id !== null && query !== null) {
      (0,_judgments_js__WEBPACK_IMPORTED_MODULE_0__.addQuery)(queries, { file, line, id, query }, problems);
    }
  }, "foreign");
  return { file, queries };
}



/***/ })

};
