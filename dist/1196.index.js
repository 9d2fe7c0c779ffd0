export const id = 1196;
export const ids = [1196];
export const modules = {

/***/ 8815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readTsv: () => (/* binding */ readTsv),
/* harmony export */   readTwoColumns: () => (/* binding */ readTwoColumns),
/* harmony export */   reportHeader: () => (/* binding */ reportHeader)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _judgments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56985);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70987);



async function readTsv({ files, path, queries, qrels }) {
  const problems = [];
  const judgments = await (0,_judgments_js__WEBPACK_IMPORTED_MODULE_1__.readJudgments)(files, {
    places: [qrels ?? `${path}/qrels.tsv`],
    hint: "Name the file with `qrels`. A table with a header is `format: csv`, which reads tabs.",
    grades: "decimals"
  }, problems);
  const text = files.readText(queries === void 0 ? [`${path}/queries.tsv`, path] : [queries], {
    what: "queries",
    hint: "`path` is the file of queries, or a folder that holds queries.tsv."
  });
  const queryFile = readTwoColumns(text, problems);
  reportHeader(queryFile, judgments.queries, problems);
  return { ...(0,_judgments_js__WEBPACK_IMPORTED_MODULE_1__.joinJudgments)(queryFile, judgments, "all", problems), problems };
}
function readTwoColumns({ file, text }, problems) {
  const queries = /* @__PURE__ */ new Map();
  for (const { line, text: row } of (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .splitLines */ .uz)(text)) {
    const columns = row.split("	").map((cell) => cell.trim());
    const [id, query] = columns;
    if (columns.length !== 2 || !id || !query) {
      const message = `expected two columns, a query's id and its text, with one tab between them; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(row)}`;
      problems.push({ file, line, message });
      continue;
    }
    (0,_judgments_js__WEBPACK_IMPORTED_MODULE_1__.addQuery)(queries, { file, line, id, query }, problems);
  }
  return { file, queries };
}
const ID_NAMES = /^(?:q|qid|query|id|query[-_ ]?id|topic[-_ ]?id)$/i;
const TEXT_NAMES = /^(?:query|text|query[-_ ]?text|question|title|topic)$/i;
function reportHeader({ file, queries }, judgedQueries, problems) {
  const [firstQuery] = queries;
  if (firstQuery === void 0) {
    return;
  }
  const [id, { query, line }] = firstQuery;
  if (line !== 1 || judgedQueries.has(id) || !ID_NAMES.test(id) || !TEXT_NAMES.test(query)) {
    return;
  }
  problems.push({
    file,
    line: 1,
    message: "this looks like a header; the format has none: remove the line"
  });
}



/***/ })

};
