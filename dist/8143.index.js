export const id = 8143;
export const ids = [8143];
export const modules = {

/***/ 58143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readCsv),
/* harmony export */   V: () => (/* binding */ delimiterOf)
/* harmony export */ });
const DELIMITERS = [",", ";", "	"];
function delimiterOf(text) {
  const [head = ""] = text.replaceAll(/"[^"]*"/g, "").split("\n", 1);
  const count = (each) => head.split(each).length;
  return DELIMITERS.reduce((best, each) => count(each) > count(best) ? each : best);
}
function readCsv({ file, text }, problems, delimiter = ",") {
  const rows = [];
  let [at, line] = [0, 1];
  while (at < text.length) {
    const begun = line;
    const cells = [];
    for (; ; ) {
      const cell = text[at] === '"' ? quoted(text, at) : plain(text, at, delimiter);
      const wrong = cell.wrong ?? afterCell(text, cell.end, delimiter);
      if (wrong !== null) {
        const where = line + lineEnds(text, at, cell.end);
        problems.push({ file, line: where, message: `column ${cells.length + 1}: ${wrong}` });
        return rows;
      }
      cells.push(cell.value);
      line += lineEnds(text, at, cell.end);
      at = cell.end;
      if (text[at] !== delimiter)
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
const PLAIN = { ",": /[^,\r\n]*/y, ";": /[^;\r\n]*/y, "	": /[^\t\r\n]*/y };
function plain(text, start, delimiter) {
  PLAIN[delimiter].lastIndex = start;
  const [value = ""] = PLAIN[delimiter].exec(text) ?? [];
  const end = start + value.length;
  const wrong = value.includes('"') ? "a quote within a cell that is not quoted; quote the cell and double the quote" : null;
  return { value, end, wrong };
}
function afterCell(text, end, delimiter) {
  const next = text[end];
  if (next === void 0 || next === delimiter || next === "\n")
    return null;
  if (next === "\r") {
    return text[end + 1] === "\n" ? null : "a carriage return without a line feed; save the file with LF or CRLF";
  }
  const name = { ",": "a comma", ";": "a semicolon", "	": "a tab" }[delimiter];
  return `expected ${name} or the end of the line after the closing quote; got ${JSON.stringify(next)}`;
}
function lineEnds(text, from, to) {
  let count = 0;
  for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1))
    count++;
  return count;
}



/***/ })

};
