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


const COLUMNS = ["query", "docid", "rating"];
async function readQuepid({ files, path }) {
  const problems = [];
  const source = files.text([path], "judgments", "`path` is the CSV file that Quepid exported.");
  const { file, text } = source;
  const [header, ...rows] = (0,_delimited_js__WEBPACK_IMPORTED_MODULE_0__/* .readCsv */ .N)(source, problems, (0,_delimited_js__WEBPACK_IMPORTED_MODULE_0__/* .delimiterOf */ .V)(text));
  const names = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const at = COLUMNS.map((column) => names.indexOf(column));
  if (at.includes(-1)) {
    const message = `expected a header with query, docid and rating; got ${names.join(", ") || "nothing"}`;
    problems.push({ file, line: header?.line ?? 1, message });
    return { cases: [], notices: [], corpus: null, problems };
  }
  const unrated = /* @__PURE__ */ new Set();
  const ratings = rows.flatMap(({ line, cells }) => {
    const [query = "", document = "", written = ""] = at.map((index) => cells[index]?.trim());
    const report = (message) => void problems.push({ file, line, message });
    if (query === "")
      report("the cell of the query is empty");
    if (written === "") {
      unrated.add(query);
      return [];
    }
    if (document === "")
      report("the cell of the docid is empty");
    const grade = (0,_judgments_js__WEBPACK_IMPORTED_MODULE_1__.ratingOf)(written, report);
    return grade === null ? [] : [{ id: null, query, intent: null, document, grade, line }];
  });
  for (const { query } of ratings)
    unrated.delete(query);
  return {
    cases: (0,_judgments_js__WEBPACK_IMPORTED_MODULE_1__.ratedCases)(ratings, file, "id", problems),
    notices: unrated.size === 0 ? [] : [{ code: "unjudged_queries", count: unrated.size }],
    corpus: null,
    problems,
    ...(0,_judgments_js__WEBPACK_IMPORTED_MODULE_1__.scaleOf)(ratings)
  };
}



/***/ })

};
