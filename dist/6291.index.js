export const id = 6291;
export const ids = [6291];
export const modules = {

/***/ 18852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readCsv)
/* harmony export */ });
function readCsv({ file, text }, problems) {
  const rows = [];
  let [at, line] = [0, 1];
  while (at < text.length) {
    const begun = line;
    const cells = [];
    for (; ; ) {
      const cell = text[at] === '"' ? quoted(text, at) : plain(text, at);
      const wrong = cell.wrong ?? afterCell(text, cell.end);
      if (wrong !== null) {
        const where = line + lineEnds(text, at, cell.end);
        problems.push({ file, line: where, message: `column ${cells.length + 1}: ${wrong}` });
        return rows;
      }
      cells.push(cell.value);
      line += lineEnds(text, at, cell.end);
      at = cell.end;
      if (text[at] !== ",")
        break;
      at++;
    }
    at += text[at] === "\r" ? 2 : 1;
    line++;
    if (cells.length > 1 || cells[0] !== "")
      rows.push({ line: begun, cells });
  }
  return rows;
}
function quoted(text, start) {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] === '"')
      continue;
    return { value: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1, wrong: null };
  }
  return { value: "", end: start, wrong: "the quote that opens here is never closed" };
}
const PLAIN = /[^,\r\n]*/y;
function plain(text, start) {
  PLAIN.lastIndex = start;
  const [value = ""] = PLAIN.exec(text) ?? [];
  const end = start + value.length;
  const wrong = value.includes('"') ? "a quote within a cell that is not quoted; quote the cell and double the quote" : null;
  return { value, end, wrong };
}
function afterCell(text, end) {
  const next = text[end];
  if (next === void 0 || next === "," || next === "\n")
    return null;
  if (next === "\r") {
    return text[end + 1] === "\n" ? null : "a carriage return without a line feed; save the file with LF or CRLF";
  }
  return `expected a comma or the end of the line after the closing quote; got ${JSON.stringify(next)}`;
}
function lineEnds(text, from, to) {
  let count = 0;
  for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1))
    count++;
  return count;
}



/***/ }),

/***/ 16291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readRagasCsv: () => (/* binding */ readRagasCsv)
/* harmony export */ });
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41229);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73196);
/* harmony import */ var _csv_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18852);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70987);





const REQUIRED = ["question", "ground_truth"];
const COLUMNS = [...REQUIRED, "contexts", "id"];
async function readRagasCsv({ files, path }) {
  const text = files.text([path], "questions", "`path` is the CSV file.");
  const problems = [];
  const [header, ...rows] = (0,_csv_js__WEBPACK_IMPORTED_MODULE_3__/* .readCsv */ .N)(text, problems);
  const columns = header === void 0 ? null : columnsOf(header, text.file, problems);
  if (header === void 0 && problems.length === 0)
    problems.push({
      file: text.file,
      line: 1,
      message: "expected a header with `question` and `ground_truth`"
    });
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
    if (each === null)
      continue;
    const earlier = cases.get(each.id);
    if (earlier === void 0)
      cases.set(each.id, each);
    else
      report(`column ${columns.has("id") ? "id" : "question"}: taken by line ${earlier.place.line}`);
  }
  return { cases: [...cases.values()], notices: [], corpus: null, problems };
}
function columnsOf({ cells, line }, file, problems) {
  const before = problems.length;
  const report = (message) => void problems.push({ file, line, message });
  const names = cells.map((cell) => cell.trim());
  const missing = COLUMNS.filter((column) => !names.includes(column));
  for (const [index, name] of names.entries()) {
    if (name !== "" && names.indexOf(name) < index)
      report(`column ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(name)} stands in the header twice`);
    const near = COLUMNS.includes(name) ? null : (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestWord */ .z)(name, missing);
    if (near !== null && near !== "id")
      report(`unknown column ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(name)}; did you mean \`${near}\`?`);
  }
  for (const column of REQUIRED)
    if (missing.includes(column))
      report(`column \`${column}\` is missing; the header has ${names.join(", ")}`);
  if (problems.length > before)
    return null;
  return new Map(COLUMNS.flatMap((column) => missing.includes(column) ? [] : [[column, names.indexOf(column)]]));
}
function readRow({ cells, line }, columns, file, report) {
  const cell = (column) => {
    const at = columns.get(column);
    return at === void 0 ? "" : cells[at];
  };
  const blank = [...columns.keys()].filter((column) => column !== "contexts" && cell(column).trim() === "");
  for (const column of blank)
    report(`column ${column}: expected text that is not blank`);
  const expected = readContexts(cell("contexts"), report);
  if (blank.length > 0 || expected === null)
    return null;
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
  if (cell.trim() === "")
    return [];
  const list = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextList */ .G1)(cell);
  if (list.kind === "wrong") {
    report(`column contexts: ${list.message}`);
    return null;
  }
  for (const [index, text] of list.texts.entries()) {
    const earlier = list.texts.indexOf(text);
    if (text.trim() === "")
      report(`column contexts: entry ${index + 1} is blank`);
    else if (earlier < index)
      report(`column contexts: entry ${index + 1} repeats entry ${earlier + 1}; remove one`);
  }
  return list.texts.map((value) => ({ kind: "text", value, grade: 1 }));
}



/***/ })

};
