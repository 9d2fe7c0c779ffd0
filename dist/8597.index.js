export const id = 8597;
export const ids = [8597,6985];
export const modules = {

/***/ 56985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NOTHING: () => (/* binding */ NOTHING),
/* harmony export */   addQuery: () => (/* binding */ addQuery),
/* harmony export */   joinJudgments: () => (/* binding */ joinJudgments),
/* harmony export */   judgedCase: () => (/* binding */ judgedCase),
/* harmony export */   readJudgments: () => (/* binding */ readJudgments),
/* harmony export */   readQrelsJsonl: () => (/* binding */ readQrelsJsonl)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _trec_qrels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73169);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29389);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70987);





async function readJudgments(files, places, hint, problems, kind = "integers") {
  const { file, bytes } = files.bytes(places, "judgments", hint);
  const { queries } = await (0,_trec_qrels_js__WEBPACK_IMPORTED_MODULE_2__/* .readQrels */ .KA)(bytes, file, kind);
  let rows = null;
  const lineOf = (queryId, document) => {
    rows ??= rowsOf((0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeText */ .g7)(file, bytes, "judgments"));
    return rows.find(([qid, docno]) => qid === queryId && (document === void 0 || docno === document))?.[2] ?? 1;
  };
  for (const [queryId, grades] of queries) {
    for (const [document, grade] of grades) {
      if (grade <= _format_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_GRADE */ .zH)
        continue;
      const message = `grade ${grade}, expected ${kind === "integers" ? "an integer" : "a number"} up to ${_format_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_GRADE */ .zH}`;
      problems.push({ file, line: lineOf(queryId, document), message });
    }
  }
  return { file, queries, lineOf };
}
function rowsOf(text) {
  return (0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .linesOf */ .Dx)(text).flatMap(({ line, text: row }) => {
    const columns = row.trim().split(/[\t-\r ]+/);
    return row.startsWith("#") ? [] : [[columns[0] ?? "", columns.at(-2) ?? "", line]];
  });
}
function judgedCase(grades) {
  const irrelevant = [...grades].filter(([, grade]) => grade <= 0).map(([document]) => document);
  return {
    expected: [...grades].filter(([, grade]) => grade > 0).map(asTarget),
    forbidden: [],
    ...irrelevant.length === 0 ? {} : { judged_irrelevant: irrelevant.toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP) }
  };
}
function asTarget([value, grade]) {
  return { kind: "id", value, grade };
}
const KEYS = ["query_id", "query", "relevant_docs", "reference_answer"];
async function readQrelsJsonl({ files, path }) {
  const problems = [];
  const text = files.text([path], "queries and judgments", "`path` is the JSON Lines file.");
  const { file } = text;
  const cases = /* @__PURE__ */ new Map();
  (0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonObjects */ .T5)(text, problems, (value, line) => {
    const before = problems.length;
    const report = (message, pointer) => {
      problems.push({ file, line, message, ...pointer === void 0 ? {} : { pointer } });
    };
    const typo = (0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .misspelt */ .IM)(value, KEYS);
    if (typo !== null)
      return report(typo);
    const [id, query] = [(0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(value, "query_id", report), (0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(value, "query", report)];
    const grades = gradesOf(value["relevant_docs"], report);
    const answer = value["reference_answer"] ?? void 0;
    if (answer !== void 0 && typeof answer !== "string")
      report(`expected text; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(answer)}`, "/reference_answer");
    if (problems.length > before || id === null || query === null)
      return;
    const earlier = cases.get(id);
    if (earlier !== void 0)
      return report(`query id ${JSON.stringify(id)} is taken by line ${earlier.place.line}`);
    cases.set(id, {
      id,
      query,
      place: { file, line },
      intent: null,
      ...judgedCase(grades),
      ...typeof answer === "string" ? { reference_answer: answer } : {}
    });
  });
  return { cases: [...cases.values()], notices: [], corpus: null, problems };
}
function gradesOf(written, report) {
  const at = "/relevant_docs";
  const grades = /* @__PURE__ */ new Map();
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(written)) {
    report(`expected an object of grades by document; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(written)}`, at);
    return grades;
  }
  for (const [document, grade] of Object.entries(written)) {
    if (document.trim() === "")
      report("a document id is blank", at);
    if (typeof grade === "number" && Number.isInteger(grade) && grade <= _format_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_GRADE */ .zH)
      grades.set(document, grade);
    else
      report(`document ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(document)}: expected an integer grade up to ${_format_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_GRADE */ .zH}; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(grade)}`, at);
  }
  return grades;
}
const NOTHING = /* @__PURE__ */ new Map();
function joinJudgments({ file, queries }, judged, which, problems) {
  for (const queryId of judged.queries.keys()) {
    if (queries.has(queryId))
      continue;
    const message = `query ${JSON.stringify(queryId)} is judged, but ${file} has no such query`;
    problems.push({ file: judged.file, line: judged.lineOf(queryId), message });
  }
  const chosen = [...queries].filter(([id]) => which === "all" || judged.queries.has(id));
  const left = queries.size - chosen.length;
  return {
    cases: chosen.map(([id, { query, line }]) => ({
      id,
      query,
      place: { file, line },
      intent: null,
      ...judgedCase(judged.queries.get(id) ?? NOTHING)
    })),
    notices: left === 0 ? [] : [{ code: "unjudged_queries", count: left }]
  };
}
function addQuery(queries, file, id, query, line, problems) {
  const earlier = queries.get(id);
  if (earlier === void 0)
    queries.set(id, { query, line });
  else
    problems.push({ file, line, message: `query id ${JSON.stringify(id)} is taken by line ${earlier.line}` });
}



/***/ }),

/***/ 98597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readTsv: () => (/* binding */ readTsv),
/* harmony export */   readTwoColumns: () => (/* binding */ readTwoColumns),
/* harmony export */   refuseHeader: () => (/* binding */ refuseHeader)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _judgments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56985);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70987);



async function readTsv({ files, path, queries, qrels }) {
  const problems = [];
  const judged = await (0,_judgments_js__WEBPACK_IMPORTED_MODULE_1__.readJudgments)(files, [qrels ?? `${path}/qrels.tsv`], "Name the file with `qrels`.", problems, "decimals");
  const text = files.text(queries === null ? [`${path}/queries.tsv`, path] : [queries], "queries", "`path` is the file of queries, or a folder that holds queries.tsv.");
  const read = readTwoColumns(text, problems);
  refuseHeader(read, judged.queries, problems);
  return { ...(0,_judgments_js__WEBPACK_IMPORTED_MODULE_1__.joinJudgments)(read, judged, "all", problems), corpus: null, problems };
}
function readTwoColumns({ file, text }, problems) {
  const queries = /* @__PURE__ */ new Map();
  for (const { line, text: row } of (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .linesOf */ .Dx)(text)) {
    const columns = row.split("	").map((cell) => cell.trim());
    const [id, query] = columns;
    if (columns.length !== 2 || !id || !query) {
      const message = `expected two columns, a query's id and its text, with one tab between them; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(row)}`;
      problems.push({ file, line, message });
      continue;
    }
    (0,_judgments_js__WEBPACK_IMPORTED_MODULE_1__.addQuery)(queries, file, id, query, line, problems);
  }
  return { file, queries };
}
const ID_NAMES = /^(?:q|qid|query|id|query[-_ ]?id|topic[-_ ]?id)$/i;
const TEXT_NAMES = /^(?:query|text|query[-_ ]?text|question|title|topic)$/i;
function refuseHeader({ file, queries }, judged, problems) {
  const [first] = queries;
  if (first === void 0 || first[1].line !== 1 || judged.has(first[0]))
    return;
  if (!ID_NAMES.test(first[0]) || !TEXT_NAMES.test(first[1].query))
    return;
  problems.push({ file, line: 1, message: "this looks like a header; the format has none: remove the line" });
}



/***/ })

};
