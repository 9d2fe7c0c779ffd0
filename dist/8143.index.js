export const id = 8143;
export const ids = [8143];
export const modules = {

/***/ 58143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NJ: () => (/* binding */ findUnknownColumns),
/* harmony export */   Nb: () => (/* binding */ readCsv),
/* harmony export */   T6: () => (/* binding */ detectDelimiter),
/* harmony export */   xz: () => (/* binding */ readTable)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73196);


const DELIMITERS = [",", ";", "	"];
function detectDelimiter(text) {
  const [firstLine = ""] = text.replaceAll(/"[^"]*"/g, "").split("\n", 1);
  const countCells = (delimiter) => firstLine.split(delimiter).length;
  return DELIMITERS.reduce((best, candidate) => countCells(candidate) > countCells(best) ? candidate : best);
}
function readCsv({ file, text }, problems, delimiter = ",") {
  const rows = [];
  let offset = 0;
  let line = 1;
  while (offset < text.length) {
    const { cells, end, error } = readCells(text, offset, delimiter);
    const endLine = line + text.slice(offset, end).split("\n").length - 1;
    if (error !== null) {
      problems.push({ file, line: endLine, message: `column ${cells.length + 1}: ${error}` });
      return rows;
    }
    if (cells.some((cell) => cell.trim() !== "")) {
      rows.push({ line, cells });
    }
    line = endLine + 1;
    offset = end + (text[end] === "\r" ? 2 : 1);
  }
  return rows;
}
function readCells(text, start, delimiter) {
  const cells = [];
  let offset = start;
  for (; ; ) {
    const isQuoted = text[offset] === '"';
    const cell = isQuoted ? readQuotedCell(text, offset) : readPlainCell(text, offset, delimiter);
    const { value, end } = cell;
    const error = cell.error ?? findErrorAfterCell(text, end, delimiter);
    if (error !== null) {
      return { cells, end, error };
    }
    cells.push(value);
    if (text[end] !== delimiter) {
      return { cells, end, error: null };
    }
    offset = end + 1;
  }
}
function readQuotedCell(text, start) {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] === '"') {
      continue;
    }
    return { value: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1, error: null };
  }
  return { value: "", end: start, error: "the quote that opens here is never closed" };
}
const PLAIN_CELL = { ",": /[^,\r\n]*/y, ";": /[^;\r\n]*/y, "	": /[^\t\r\n]*/y };
function readPlainCell(text, start, delimiter) {
  const pattern = PLAIN_CELL[delimiter];
  pattern.lastIndex = start;
  const [value = ""] = pattern.exec(text) ?? [];
  const end = start + value.length;
  const error = value.includes('"') ? "a quote within a cell that is not quoted; quote the cell and double the quote" : null;
  return { value, end, error };
}
function findErrorAfterCell(text, end, delimiter) {
  const next = text[end];
  if (next === void 0 || next === delimiter || next === "\n") {
    return null;
  }
  if (next === "\r") {
    return text[end + 1] === "\n" ? null : "a carriage return without a line feed; save the file with LF or CRLF";
  }
  const name = { ",": "a comma", ";": "a semicolon", "	": "a tab" }[delimiter];
  return `expected ${name} or the end of the line after the closing quote; got ${JSON.stringify(next)}`;
}
function readTable(source, chooseColumns, problems) {
  const { file } = source;
  const problemsBefore = problems.length;
  const [firstRow, ...rows] = readCsv(source, problems, detectDelimiter(source.text));
  const header = (firstRow?.cells ?? []).map((cell) => cell.trim());
  const columns = chooseColumns(header);
  const { names } = columns;
  if (firstRow === void 0) {
    if (problems.length === problemsBefore) {
      const neededNames = listNeededNames(columns).join(" and ");
      problems.push({ file, line: 1, message: `expected a header with ${neededNames}` });
    }
    return [];
  }
  const faults = checkHeader(header, columns);
  if (faults.length > 0) {
    problems.push(...faults.map((message) => ({ file, line: firstRow.line, message })));
    return [];
  }
  const indexes = new Map(Object.entries(names).map(([column, name]) => [column, header.indexOf(name)]));
  const table = [];
  for (const { line, cells } of rows) {
    if (cells.length !== header.length) {
      const message = `expected ${header.length} cells, as in the header; got ${cells.length}`;
      problems.push({ file, line, message });
    } else {
      table.push({
        line,
        // At index -1 there is no cell.
        cell: (column) => cells[indexes.get(column) ?? -1]?.trim() || null,
        has: (column) => (indexes.get(column) ?? -1) >= 0,
        nameOf: (column) => names[column] ?? column
      });
    }
  }
  return table;
}
function checkHeader(header, columns) {
  const { names, needed, guarded = [] } = columns;
  const messages = [];
  for (const name of Object.values(names)) {
    if (header.indexOf(name) !== header.lastIndexOf(name)) {
      messages.push(`column ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(name)} stands in the header twice`);
    }
  }
  for (const [column, name] of Object.entries(names)) {
    if (needed.includes(column) && !header.includes(name)) {
      const advice = adviseOnMissingColumn(header, columns, column);
      messages.push(`there is no column ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(name)} for \`${column}\` in the header (${header.join(", ")}); ${advice}`);
    }
  }
  const absentNames = guarded.filter((name) => !header.includes(name));
  for (const name of header) {
    const nearName = guarded.includes(name) ? null : (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestWord */ .z)(name, absentNames);
    if (nearName !== null) {
      messages.push(`unknown column ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(name)}; did you mean \`${nearName}\`?`);
    }
  }
  return messages;
}
function adviseOnMissingColumn(header, columns, column) {
  const { names, renamedIn } = columns;
  const nearName = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestWord */ .z)(names[column] ?? column, header);
  if (nearName !== null) {
    return `did you mean ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(nearName)}?`;
  }
  const rename = renamedIn === void 0 ? "name yours so" : `name yours with \`columns: { ${column}: \u2026 }\` of format ${renamedIn}`;
  const neededNames = listNeededNames(columns);
  return neededNames.some((name) => header.includes(name)) ? rename : `${rename}, or, if the first line is a row, write a header above it: \`${neededNames.join(",")}\``;
}
function listNeededNames({ names, needed }) {
  return [...new Set(needed.map((column) => names[column] ?? column))];
}
function findUnknownColumns(written, format, columns, file) {
  const unknownNames = Object.keys(written ?? {}).filter((name) => !columns.includes(name));
  return unknownNames.map((name) => {
    const message = `\`columns.${name}\`: format ${format} has ${columns.join(", ")}`;
    return { file, line: 1, message };
  });
}



/***/ })

};
