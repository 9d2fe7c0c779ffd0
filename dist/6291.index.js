export const id = 6291;
export const ids = [6291];
export const modules = {

/***/ 16291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readRagasCsv: () => (/* binding */ readRagasCsv)
/* harmony export */ });
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41229);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73196);
/* harmony import */ var _delimited_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58143);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70987);





const REQUIRED = ["question", "ground_truth"];
const COLUMNS = [...REQUIRED, "contexts", "id"];
async function readRagasCsv({ files, path }) {
  const text = files.text([path], "questions", "`path` is the CSV file.");
  const problems = [];
  const [header, ...rows] = (0,_delimited_js__WEBPACK_IMPORTED_MODULE_2__/* .readCsv */ .Nb)(text, problems);
  const columns = header === void 0 ? null : columnsOf(header, text.file, problems);
  if (header === void 0 && problems.length === 0) {
    problems.push({
      file: text.file,
      line: 1,
      message: "expected a header with `question` and `ground_truth`"
    });
  }
  const cases = /* @__PURE__ */ new Map();
  for (const [index, row] of columns === null ? [] : rows.entries()) {
    const report = (message) => {
      problems.push({ file: text.file, line: row.line, message: `row ${index + 1}, ${message}` });
    };
    if (row.cells.length !== header.cells.length) {
      report(`expected ${header.cells.length} columns as in the header; got ${row.cells.length}`);
      continue;
    }
    const each = readRow(row, columns, text.file, report);
    if (each === null) {
      continue;
    }
    const earlier = cases.get(each.id);
    if (earlier === void 0) {
      cases.set(each.id, each);
    } else {
      report(`column ${columns.has("id") ? "id" : "question"}: taken by line ${earlier.place.line}`);
    }
  }
  return { cases: [...cases.values()], notices: [], corpus: null, problems };
}
function columnsOf({ cells, line }, file, problems) {
  const before = problems.length;
  const report = (message) => void problems.push({ file, line, message });
  const names = cells.map((cell) => cell.trim());
  const missing = COLUMNS.filter((column) => !names.includes(column));
  for (const [index, name] of names.entries()) {
    if (name !== "" && names.indexOf(name) < index) {
      report(`column ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(name)} stands in the header twice`);
    }
    const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestWord */ .z)(name, missing);
    if (near !== null && near !== "id") {
      report(`unknown column ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(name)}; did you mean \`${near}\`?`);
    }
  }
  for (const column of REQUIRED) {
    if (missing.includes(column)) {
      report(`column \`${column}\` is missing; the header has ${names.join(", ")}`);
    }
  }
  if (problems.length > before) {
    return null;
  }
  return new Map(COLUMNS.flatMap((column) => missing.includes(column) ? [] : [[column, names.indexOf(column)]]));
}
function readRow({ cells, line }, columns, file, report) {
  const cell = (column) => {
    const at = columns.get(column);
    return at === void 0 ? "" : cells[at];
  };
  const blank = [...columns.keys()].filter((column) => column !== "contexts" && cell(column).trim() === "");
  for (const column of blank) {
    report(`column ${column}: expected text that is not blank`);
  }
  const expected = readContexts(cell("contexts"), report);
  if (blank.length > 0 || expected === null) {
    return null;
  }
  const question = cell("question");
  return {
    id: columns.has("id") ? cell("id").trim() : `q-${(0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(question).slice(0, 12)}`,
    query: question,
    place: { file, line },
    intent: null,
    expected,
    forbidden: [],
    reference_answer: cell("ground_truth"),
    ...expected.length === 0 ? { answers_only: true } : {}
  };
}
function readContexts(cell, report) {
  if (cell.trim() === "") {
    return [];
  }
  const list = (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextList */ .G1)(cell);
  if (list.kind === "wrong") {
    report(`column contexts: ${list.message}`);
    return null;
  }
  for (const [index, text] of list.texts.entries()) {
    const earlier = list.texts.indexOf(text);
    if (text.trim() === "") {
      report(`column contexts: entry ${index + 1} is blank`);
    } else if (earlier < index) {
      report(`column contexts: entry ${index + 1} repeats entry ${earlier + 1}; remove one`);
    }
  }
  return list.texts.map((value) => ({ kind: "text", value, grade: 1 }));
}



/***/ })

};
