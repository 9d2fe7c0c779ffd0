export const id = 6291;
export const ids = [6291];
export const modules = {

/***/ 16291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readRagasCsv: () => (/* binding */ readRagasCsv)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _delimited_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58143);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70987);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29389);




const USUAL_NAMES = {
  query: ["user_input", "question"],
  reference_answer: ["reference", "ground_truth"],
  expected: ["reference_contexts", "contexts"],
  id: ["id"]
};
async function readRagasCsv({ files, path, columns }) {
  const text = files.readText([path], { what: "questions", hint: "`path` is the CSV file." });
  const { file } = text;
  const problems = [
    ...(0,_delimited_js__WEBPACK_IMPORTED_MODULE_1__/* .findUnknownColumns */ .NJ)(columns, "ragas-csv", Object.keys(USUAL_NAMES), file)
  ];
  const cases = [];
  for (const row of (0,_delimited_js__WEBPACK_IMPORTED_MODULE_1__/* .readTable */ .xz)(text, (header) => chooseColumns(header, columns), problems)) {
    const rowCase = readRow(row, file, (column, message) => {
      problems.push({ file, line: row.line, message: `column ${row.nameOf(column)}: ${message}` });
    });
    if (rowCase !== null) {
      cases.push(rowCase);
    }
  }
  return { cases, problems };
}
function chooseColumns(header, written) {
  const names = Object.fromEntries(Object.entries(USUAL_NAMES).map(([column, usual]) => {
    const found = usual.find((name) => header.includes(name));
    return [column, written?.[column] ?? found ?? usual[0]];
  }));
  const hasPassages = header.includes(names["expected"] ?? "");
  const needed = ["query", ...hasPassages ? [] : ["reference_answer"]];
  const guarded = Object.values(USUAL_NAMES).flat().filter((name) => name !== "id");
  return {
    names,
    needed: [...needed, ...Object.keys(written ?? {})],
    guarded,
    renamedIn: "ragas-csv"
  };
}
function readRow({ line, cell, has }, file, report) {
  const expected = readContexts(cell("expected"), (message) => report("expected", message));
  const hasNoPassages = expected?.length === 0;
  const answer = cell("reference_answer");
  if (hasNoPassages && !has("reference_answer")) {
    report("expected", "expected passages, since the table has no answers");
    return null;
  }
  const needed = hasNoPassages ? ["query", "reference_answer", "id"] : ["query", "id"];
  const blankColumns = needed.filter((column) => has(column) && cell(column) === null);
  for (const column of blankColumns) {
    report(column, "expected text that is not blank");
  }
  const question = cell("query");
  if (question === null || blankColumns.length > 0 || expected === null) {
    return null;
  }
  return {
    id: cell("id"),
    query: question,
    place: { file, line },
    intent: null,
    expected,
    forbidden: [],
    ...(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUndefined */ .r$)({
      reference_answer: answer ?? void 0,
      watched: hasNoPassages ? true : void 0
    })
  };
}
function readContexts(cell, report) {
  if (cell === null) {
    return [];
  }
  const list = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextList */ .G1)(cell);
  if (list.kind === "wrong") {
    report(list.message);
    return null;
  }
  for (const [index, text] of list.texts.entries()) {
    const firstIndex = list.texts.indexOf(text);
    if (text.trim() === "") {
      report(`entry ${index + 1} is blank`);
    } else if (firstIndex < index) {
      report(`entry ${index + 1} repeats entry ${firstIndex + 1}; remove one`);
    }
  }
  return list.texts.map((value) => ({ kind: "text", value, grade: 1 }));
}



/***/ })

};
