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
/* unused harmony export alignColumns */
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
function alignColumns(lines) {
  const count = Math.max(...lines.map((line) => line.cells.length));
  const widths = Array.from({ length: count }, (_, i) => Math.max(...lines.map((line) => textWidth(line.cells[i] ?? ""))));
  return lines.map(({ cells, color }) => {
    const padded = cells.map((cell, i) => {
      const space = " ".repeat((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .requireItem */ .l5)(widths, i) - textWidth(cell));
      return i === 0 || i === count - 1 ? cell + space : space + cell;
    });
    return color(padded.join(GAP).trimEnd());
  });
}
function alignCells(rows, isNumber = (column) => column > 0) {
  const widths = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .requireItem */ .l5)(rows, 0).map((_, i) => Math.max(...rows.map((row) => (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .requireItem */ .l5)(row, i).length)));
  return rows.map((row) => row.map((cell, i) => isNumber(i) ? cell.padStart((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .requireItem */ .l5)(widths, i)) : cell.padEnd((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .requireItem */ .l5)(widths, i))).join(GAP));
}
function fitColumns(lines, dropGroups, width) {
  const [dropped, ...laterGroups] = dropGroups;
  const aligned = alignColumns(lines);
  if (dropped === void 0 || aligned.every((line) => textWidth(line) <= width)) {
    return aligned;
  }
  const remainingLines = lines.map(({ cells, color }) => ({
    cells: cells.filter((_, i) => !dropped.includes(i)),
    color
  }));
  const movedGroups = laterGroups.map((group) => group.map((column) => column - dropped.filter((other) => other < column).length));
  return fitColumns(remainingLines, movedGroups, width);
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
