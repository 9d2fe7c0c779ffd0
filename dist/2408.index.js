export const id = 2408;
export const ids = [2408];
export const modules = {

/***/ 22408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readQuepid: () => (/* binding */ readQuepid)
/* harmony export */ });
/* harmony import */ var _delimited_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58143);
/* harmony import */ var _judgments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56985);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70987);



const COLUMNS = {
  names: { query: "query", docid: "docid", rating: "rating" },
  needed: ["query", "docid", "rating"]
};
async function readQuepid({ files, path }) {
  const problems = [];
  const source = files.readText([path], {
    what: "judgments",
    hint: "`path` is the CSV file that Quepid exported."
  });
  const { file } = source;
  const unratedQueries = /* @__PURE__ */ new Set();
  const ratings = [];
  for (const { line, cell } of (0,_delimited_js__WEBPACK_IMPORTED_MODULE_0__/* .readTable */ .xz)(source, () => COLUMNS, problems)) {
    const query = cell("query");
    const document = cell("docid");
    const ratingText = cell("rating");
    const report = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .makeLineReport */ .Bf)(file, line, problems);
    if (query === null) {
      report("the cell of the query is empty");
    } else if (ratingText === null) {
      unratedQueries.add(query);
    } else if (document === null) {
      report("the cell of the docid is empty");
    }
    const grade = ratingText === null ? null : (0,_judgments_js__WEBPACK_IMPORTED_MODULE_1__.parseRating)(ratingText, report);
    if (query !== null && document !== null && grade !== null) {
      ratings.push({ id: null, query, intent: null, document, grade, line });
    }
  }
  for (const { query } of ratings) {
    unratedQueries.delete(query);
  }
  return (0,_judgments_js__WEBPACK_IMPORTED_MODULE_1__.makeRatedDataset)(ratings, file, unratedQueries.size, problems);
}



/***/ })

};
