export const id = 8852;
export const ids = [8852];
export const modules = {

/***/ 18852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readCsvQuestions: () => (/* binding */ readCsvQuestions)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73196);
/* harmony import */ var _delimited_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58143);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29389);
/* harmony import */ var _judgments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56985);






const LONGEST_CELL = 1024 * 1024;
const LONGEST_FILE = 64 * 1024 * 1024;
const COLUMNS = ["query", "expected", "intent", "grade", "id"];
const NEEDED = ["query", "expected"];
async function readCsvQuestions(source) {
  const problems = [];
  const text = source.files.text([source.path], "questions", "`path` is the CSV file.");
  const { file } = text;
  const table = readTable(text, namesOf(source.columns), problems);
  const ratings = table.flatMap(({ line, cell }) => {
    const report = (message) => void problems.push({ file, line, message });
    return ratingsOf(cell, source.separator, line, report);
  });
  return { cases: (0,_judgments_js__WEBPACK_IMPORTED_MODULE_4__.ratedCases)(ratings, file, "hint", problems), notices: [], corpus: null, problems };
}
function ratingsOf(cell, separator, line, report) {
  const query = cell("query");
  const written = cell("expected");
  const documents = (separator === null ? [written ?? ""] : (written ?? "").split(separator)).flatMap((each) => each.trim() || []);
  const intent = cell("intent");
  const grade = cell("grade") === null ? 1 : (0,_judgments_js__WEBPACK_IMPORTED_MODULE_4__.ratingOf)(cell("grade"), (message) => report(`column grade: ${message}`));
  if (query === null)
    report("the cell of the query is empty");
  if (documents.length === 0)
    report("the cell of the expected document is empty; for a query that should find nothing write a case with `expect_empty: true`");
  if (intent !== null && !_format_js__WEBPACK_IMPORTED_MODULE_3__/* .INTENT */ .Xi.test(intent))
    report(`expected an intent of letters, digits, \`.\`, \`_\` and \`-\`; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(intent)}`);
  if (query === null || grade === null)
    return [];
  return documents.map((document) => ({ id: cell("id"), query, intent, document, grade, line }));
}
function namesOf(written) {
  const usual = written === null ? COLUMNS : NEEDED;
  return { ...Object.fromEntries(usual.map((name) => [name, name])), ...written };
}
function readTable(source, names, problems) {
  const { file, text } = source;
  if (Buffer.byteLength(text) > LONGEST_FILE)
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("file_too_large", `questions ${file}: the limit of a CSV file is 64 MiB`, {
      hint: "Split it into several suites."
    });
  const [header, ...rows] = (0,_delimited_js__WEBPACK_IMPORTED_MODULE_2__/* .readCsv */ .N)(source, problems, (0,_delimited_js__WEBPACK_IMPORTED_MODULE_2__/* .delimiterOf */ .V)(text));
  const columns = header === void 0 ? null : columnsOf(header, names, file, problems);
  if (header === void 0 && problems.length === 0)
    problems.push({ file, line: 1, message: `expected a header with ${names.query} and ${names.expected}` });
  if (columns === null)
    return [];
  return rows.flatMap(({ line, cells }) => {
    const long = cells.findIndex((each) => each.length > LONGEST_CELL);
    const message = cells.length !== header.cells.length ? `expected ${header.cells.length} cells, as in the header; got ${cells.length}` : long === -1 ? null : `column ${long + 1}: the limit of a cell is 1 MiB`;
    if (message !== null) {
      problems.push({ file, line, message });
      return [];
    }
    const cell = (column) => cells[columns.get(column) ?? -1]?.trim() || null;
    return [{ line, cell }];
  });
}
function columnsOf({ cells, line }, names, file, problems) {
  const header = cells.map((cell) => cell.trim());
  const found = /* @__PURE__ */ new Map();
  const before = problems.length;
  for (const column of COLUMNS) {
    const name = names[column];
    const at = name === void 0 ? -1 : header.indexOf(name);
    if (at !== -1) {
      found.set(column, at);
      if (header.indexOf(name, at + 1) !== -1)
        problems.push({ file, line, message: `column ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(name)} stands in the header twice` });
      continue;
    }
    if (name === void 0 || name === column && !NEEDED.includes(column))
      continue;
    const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_5__/* .nearestWord */ .z)(name, header);
    const next = near === null ? `name yours with \`columns: { ${column}: \u2026 }\`` : `did you mean ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(near)}?`;
    const message = `there is no column ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(name)} for \`${column}\` in the header (${header.join(", ")}); ${next}`;
    problems.push({ file, line, message });
  }
  return problems.length > before ? null : found;
}



/***/ })

};
