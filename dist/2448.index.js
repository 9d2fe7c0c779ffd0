export const id = 2448;
export const ids = [2448];
export const modules = {

/***/ 32448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H6: () => (/* binding */ alignCells),
/* harmony export */   Pk: () => (/* binding */ fitColumns),
/* harmony export */   S$: () => (/* binding */ removeColours),
/* harmony export */   wrapLine: () => (/* binding */ wrapLine),
/* harmony export */   z: () => (/* binding */ PAINT)
/* harmony export */ });
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97855);

function sgrPaint(on, off) {
  return (text) => text === "" ? "" : `\x1B[${on}m${text}\x1B[${off}m`;
}
const PAINT = {
  bold: sgrPaint(1, 22),
  dim: sgrPaint(2, 22),
  red: sgrPaint(31, 39),
  green: sgrPaint(32, 39),
  yellow: sgrPaint(33, 39)
};
function removeColours(text) {
  return text.replaceAll(SGR, "");
}
const GAP = "  ";
function alignCells(rows, isNumber = (column) => column > 0) {
  const widths = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .requireItem */ .l5)(rows, 0).map((_, i) => Math.max(...rows.map((row) => textWidth((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .requireItem */ .l5)(row, i)))));
  return rows.map((row) => {
    const padded = row.map((cell, i) => {
      const space = " ".repeat((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .requireItem */ .l5)(widths, i) - textWidth(cell));
      return isNumber(i) ? space + cell : cell + space;
    });
    return padded.join(GAP).trimEnd();
  });
}
function fitColumns(lines, dropOrder, width) {
  const rows = alignCells(lines.map(({ cells }) => cells));
  const [dropped, ...furtherDropped] = dropOrder;
  if (dropped === void 0 || rows.every((row) => textWidth(row) <= width)) {
    return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .zipLists */ .L7)(lines, rows).map(([{ color }, row]) => color(row));
  }
  const narrowerLines = lines.map((line) => ({ ...line, cells: line.cells.toSpliced(dropped, 1) }));
  return fitColumns(narrowerLines, furtherDropped, width);
}
function wrapLine(line, width) {
  const flag = /^ +--\S+(?: [^ ]+)? {2,}(?=\S)/.exec(line);
  const indent = flag === null ? `${/^ */.exec(removeColours(line))[0]}  ` : " ".repeat(flag[0].length);
  const lines = [];
  let current = "";
  for (const word of line.split(/(?<=\S)(?= +\S)/)) {
    if (current !== "" && textWidth(current + word) > width) {
      lines.push(current);
      current = indent + word.trimStart();
    } else {
      current += word;
    }
  }
  return [...lines, current];
}
const NO_COLUMN = new RegExp("\\p{Mn}|\\p{Me}|[\\u200b-\\u200d]", "u");
const TWO_COLUMNS = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const SGR = /\u001b\[\d+m/g;
function textWidth(text) {
  let columns = 0;
  for (const character of removeColours(text)) {
    if (!NO_COLUMN.test(character)) {
      columns += TWO_COLUMNS.test(character) ? 2 : 1;
    }
  }
  return columns;
}



/***/ })

};
