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
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73196);
/* harmony import */ var _delimited_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58143);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70987);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97855);






const USUAL_NAMES = {
  query: ["user_input", "question"],
  reference_answer: ["reference", "ground_truth"],
  expected: ["reference_contexts", "contexts"],
  id: ["id"]
};
const COLUMNS = Object.keys(USUAL_NAMES);
const ID_LENGTH = 12;
async function readRagasCsv({ files, path, columns: writtenNames }) {
  const text = files.readText([path], { what: "questions", hint: "`path` is the CSV file." });
  const problems = [];
  const [header, ...rows] = (0,_delimited_js__WEBPACK_IMPORTED_MODULE_2__/* .readCsv */ .Nb)(text, problems);
  if (header === void 0 && problems.length === 0) {
    const message = "expected a header with `user_input`, and `reference` or `reference_contexts`";
    problems.push({ file: text.file, line: 1, message });
  }
  const columns = header === void 0 ? null : findColumns(header, writtenNames, text.file, problems);
  const cases = /* @__PURE__ */ new Map();
  if (header === void 0 || columns === null) {
    return { cases: [], usualCorpus: null, problems };
  }
  for (const [index, row] of rows.entries()) {
    const report = (message) => {
      problems.push({ file: text.file, line: row.line, message: `row ${index + 1}, ${message}` });
    };
    if (row.cells.length !== header.cells.length) {
      report(`expected ${header.cells.length} columns as in the header; got ${row.cells.length}`);
      continue;
    }
    const rowCase = readRow(row, columns, text.file, report);
    if (rowCase === null) {
      continue;
    }
    const earlierCase = cases.get(rowCase.id);
    if (earlierCase === void 0) {
      cases.set(rowCase.id, rowCase);
    } else {
      const { name } = columns.get("id") ?? (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .requireValue */ .vd)(columns, "query");
      report(`column ${name}: taken by line ${earlierCase.place.line}`);
    }
  }
  return { cases: [...cases.values()], usualCorpus: null, problems };
}
function findColumns({ cells, line }, writtenNames, file, problems) {
  const problemsBefore = problems.length;
  const report = (message) => void problems.push({ file, line, message });
  const header = cells.map((cell) => cell.trim());
  for (const [index, name] of header.entries()) {
    if (name !== "" && header.indexOf(name) < index) {
      report(`column ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(name)} stands in the header twice`);
    }
  }
  for (const name of Object.keys(writtenNames ?? {})) {
    if (!Object.hasOwn(USUAL_NAMES, name)) {
      report(`\`columns.${name}\`: format ragas-csv has ${COLUMNS.join(", ")}`);
    }
  }
  const columns = /* @__PURE__ */ new Map();
  for (const column of COLUMNS) {
    const writtenName = writtenNames?.[column];
    const names = writtenName === void 0 ? USUAL_NAMES[column] : [writtenName];
    const name = names.find((each) => header.includes(each));
    if (name !== void 0) {
      columns.set(column, { name, index: header.indexOf(name) });
    } else if (writtenName !== void 0) {
      report(`there is no column ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(writtenName)} for \`${column}\`; the header has ${header.join(", ")}`);
    }
  }
  reportMissingColumns(header, columns, report);
  return problems.length > problemsBefore ? null : columns;
}
function reportMissingColumns(header, columns, report) {
  const foundNames = new Set([...columns.values()].map(({ name }) => name));
  const missingColumns = COLUMNS.filter((column) => column !== "id" && !columns.has(column));
  const missingNames = missingColumns.flatMap((column) => USUAL_NAMES[column]);
  for (const name of header.filter((each) => !foundNames.has(each))) {
    const nearName = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_5__/* .nearestWord */ .z)(name, missingNames);
    if (nearName !== null) {
      report(`unknown column ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(name)}; did you mean \`${nearName}\`?`);
    }
  }
  const hasQuery = columns.has("query");
  const hasAnswerOrContexts = columns.has("reference_answer") || columns.has("expected");
  if (hasQuery && hasAnswerOrContexts) {
    return;
  }
  const missingText = hasQuery ? "`reference` or `reference_contexts` is needed" : "column `user_input` is missing";
  const key = hasQuery ? "reference_answer" : "query";
  report(`${missingText}; the header has ${header.join(", ")}. Name yours with \`columns: { ${key}: \u2026 }\``);
}
function readRow({ cells, line }, columns, file, report) {
  const readCell = (column) => {
    const headerColumn = columns.get(column);
    return headerColumn === void 0 ? "" : (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .requireItem */ .l5)(cells, headerColumn.index);
  };
  const contextsColumn = columns.get("expected");
  const expected = contextsColumn === void 0 ? [] : readContexts(readCell("expected"), contextsColumn.name, report);
  const isBlank = (column) => columns.has(column) && readCell(column).trim() === "";
  const neededColumns = expected?.length === 0 ? ["query", "reference_answer", "id"] : ["query", "id"];
  const blankColumns = neededColumns.filter(isBlank);
  for (const column of blankColumns) {
    report(`column ${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .requireValue */ .vd)(columns, column).name}: expected text that is not blank`);
  }
  if (blankColumns.length === 0 && expected?.length === 0 && !columns.has("reference_answer")) {
    const { name } = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .requireValue */ .vd)(columns, "expected");
    report(`column ${name}: expected passages, since the table has no answers`);
    return null;
  }
  if (blankColumns.length > 0 || expected === null) {
    return null;
  }
  const question = readCell("query");
  const answer = readCell("reference_answer");
  return {
    id: columns.has("id") ? readCell("id").trim() : `q-${(0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestText */ .M6)(question).slice(0, ID_LENGTH)}`,
    query: question,
    place: { file, line },
    intent: null,
    expected,
    forbidden: [],
    ...(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutUndefined */ .r$)({
      reference_answer: answer.trim() === "" ? void 0 : answer,
      watched: expected.length === 0 ? true : void 0
    })
  };
}
function readContexts(cell, columnName, report) {
  if (cell.trim() === "") {
    return [];
  }
  const list = (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextList */ .G1)(cell);
  if (list.kind === "wrong") {
    report(`column ${columnName}: ${list.message}`);
    return null;
  }
  for (const [index, text] of list.texts.entries()) {
    const firstIndex = list.texts.indexOf(text);
    if (text.trim() === "") {
      report(`column ${columnName}: entry ${index + 1} is blank`);
    } else if (firstIndex < index) {
      report(`column ${columnName}: entry ${index + 1} repeats entry ${firstIndex + 1}; remove one`);
    }
  }
  return list.texts.map((value) => ({ kind: "text", value, grade: 1 }));
}



/***/ })

};
