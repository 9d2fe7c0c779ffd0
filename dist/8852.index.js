export const id = 8852;
export const ids = [8852];
export const modules = {

/***/ 18852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readCsvQuestions: () => (/* binding */ readCsvQuestions)
/* harmony export */ });
/* harmony import */ var _model_alike_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7072);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97855);
/* harmony import */ var _expressions_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1681);
/* harmony import */ var _expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93117);
/* harmony import */ var _delimited_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58143);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29389);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70987);
/* harmony import */ var _judgments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56985);








const COLUMNS = ["query", "expected", "intent", "grade", "id"];
const USUAL = ["query", "expected"];
async function readCsvQuestions(source) {
  const problems = [];
  const text = source.files.readText([source.path], {
    what: "questions",
    hint: "`path` is the CSV file."
  });
  const { file } = text;
  problems.push(...(0,_delimited_js__WEBPACK_IMPORTED_MODULE_2__/* .findUnknownColumns */ .NJ)(source.columns, "csv", COLUMNS, file));
  const table = (0,_delimited_js__WEBPACK_IMPORTED_MODULE_2__/* .readTable */ .xz)(text, (header) => chooseColumns(header, source.columns), problems);
  const [firstRow] = table;
  if (firstRow === void 0) {
    return { cases: [], problems };
  }
  const column = firstRow.nameOf("expected");
  const columnSetting = source.columns?.["expected"] ?? column;
  const expression = columnSetting === column ? (0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_1__/* .writeKey */ .TE)(column) : columnSetting;
  const evaluate = await (0,_expressions_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .compileExpression */ .Wo)(expression, "columns.expected");
  const renameDocument = (name) => String(evaluate({ [column]: name }));
  const doubtfulCells = [];
  const ratings = [];
  for (const { line, cell, has } of table) {
    const report = (0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .makeLineReport */ .Bf)(file, line, problems);
    if (!has("expected")) {
      ratings.push(...readRatings(cell, [null], line, report));
      continue;
    }
    const cellText = cell("expected") ?? "";
    const { names, isDoubtful } = readCellDocuments(cellText, source.separator);
    if (isDoubtful) {
      doubtfulCells.push({ line, text: cellText });
    }
    ratings.push(...readRatings(cell, names.map(renameDocument), line, report));
  }
  return {
    cases: (0,_judgments_js__WEBPACK_IMPORTED_MODULE_5__.makeRatedCases)(ratings, file, "hint", problems),
    expected: expression,
    form: "text",
    problems,
    warnings: warnOfDoubtfulCells(file, doubtfulCells)
  };
}
const MOST_SHOWN = 5;
function warnOfDoubtfulCells(file, cells) {
  const [first] = cells;
  if (first === void 0) {
    return [];
  }
  const places = cells.map(({ line }) => `${file}:${line}`);
  const subject = cells.length === 1 ? "this cell" : `${cells.length} cells (${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .listFirst */ .rL)(places, MOST_SHOWN)})`;
  const verbPhrase = cells.length === 1 ? "is read as a name" : "are read as names";
  const separator = /^\s*[([{]/.test(first.text) ? void 0 : /[;|,\n]/.exec(first.text)?.[0];
  const separatorAdvice = separator === void 0 ? "" : `\`separator: ${JSON.stringify(separator)}\` in \`dataset\`, or `;
  const message = `${subject} may hold several documents, or passages, and ${verbPhrase}. Write ${separatorAdvice}a list such as ["a.md", "b.md"]. Passages are read by the format ragas-csv.`;
  return [{ file, line: first.line, message }];
}
function readCellDocuments(cellText, separator) {
  const list = (0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextList */ .G1)(cellText);
  if (list.kind === "texts") {
    const names2 = list.texts.map((text) => text.trim()).filter((text) => text !== "");
    return { names: names2, isDoubtful: names2.some(isPassage) };
  }
  const parts = separator === void 0 ? [cellText] : cellText.split(separator);
  const names = parts.map((part) => part.trim()).filter((part) => part !== "");
  return {
    names,
    isDoubtful: names.some((name) => (0,_model_alike_names_js__WEBPACK_IMPORTED_MODULE_7__/* .isPrintedCollection */ .JM)(name) || (0,_model_alike_names_js__WEBPACK_IMPORTED_MODULE_7__/* .looksLikeSeveralNames */ .y)(name))
  };
}
const MOST_WORDS_OF_NAME = 3;
function isPassage(text) {
  return text.split(/\s+/).length > MOST_WORDS_OF_NAME && /[.!?]$/.test(text);
}
function readRatings(cell, documents, line, report) {
  const query = cell("query");
  const intent = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .toWord */ .Os)(cell("intent") ?? "") || null;
  const gradeText = cell("grade");
  const grade = gradeText === null ? 1 : (0,_judgments_js__WEBPACK_IMPORTED_MODULE_5__.parseRating)(gradeText, (message) => report(`column grade: ${message}`));
  if (query === null) {
    report("the cell of the query is empty");
  }
  if (documents.length === 0) {
    report("the cell of the expected document is empty; write queries that should find nothing into a suite of their own, with `expect_empty: true`");
  }
  if (query === null || grade === null) {
    return [];
  }
  return documents.map((document) => ({ id: cell("id"), query, intent, document, grade, line }));
}
function chooseColumns(header, written) {
  const ownNames = written === void 0 ? COLUMNS : USUAL;
  const names = { ...Object.fromEntries(ownNames.map((name) => [name, name])), ...written };
  const { expected } = names;
  if (expected !== void 0 && !header.includes(expected)) {
    names["expected"] = columnOfExpression(expected);
  }
  const ourColumns = Object.values(names);
  const mayHaveDocuments = header.length === 0 || header.some((name) => !ourColumns.includes(name));
  const needed = [...mayHaveDocuments ? USUAL : ["query"], ...Object.keys(written ?? {})];
  return { names, needed, renamedIn: "csv" };
}
function columnOfExpression(expression) {
  const path = (0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_1__/* .findLeadingPath */ .PQ)((0,_expressions_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .firstArgument */ .Sx)(expression) ?? expression);
  return path?.replaceAll('"', "") ?? expression;
}



/***/ })

};
