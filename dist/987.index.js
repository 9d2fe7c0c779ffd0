export const id = 987;
export const ids = [987];
export const modules = {

/***/ 70987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bf: () => (/* binding */ makeLineReport),
/* harmony export */   Ff: () => (/* binding */ makeFileReport),
/* harmony export */   G1: () => (/* binding */ readTextList),
/* harmony export */   H2: () => (/* binding */ reportMisspeltKey),
/* harmony export */   Oq: () => (/* binding */ readTextMember),
/* harmony export */   Tc: () => (/* binding */ reportInside),
/* harmony export */   ko: () => (/* binding */ readOptionalText),
/* harmony export */   lm: () => (/* binding */ readJsonObjects),
/* harmony export */   sk: () => (/* binding */ parseDatasetFile),
/* harmony export */   uz: () => (/* binding */ splitLines)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73196);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80097);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72050);




function parseDatasetFile({ file, text }) {
  const source = { file: file.replace(/\.gz$/i, ""), text, digest: "" };
  return (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDocument */ .Tp)(source, "invalid_suite", "foreign");
}
function splitLines(text) {
  const lines = [];
  for (const [index, rawLine] of text.split("\n").entries()) {
    const lineText = rawLine.endsWith("\r") ? rawLine.slice(0, -1) : rawLine;
    if (lineText.trim() !== "") {
      lines.push({ line: index + 1, text: lineText });
    }
  }
  return lines;
}
function makeFileReport({ file, lineOf }, problems) {
  return (message, pointer = "") => {
    problems.push({ file, pointer, line: lineOf(pointer), message });
  };
}
function reportInside(report, place) {
  return (message, pointer = "") => report(message, `${place}${pointer}`);
}
function makeLineReport(file, line, problems) {
  return (message, pointer) => {
    problems.push((0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUndefined */ .r$)({ file, line, message, pointer }));
  };
}
function readJsonObjects({ file, text }, problems, handleObject, origin = "own") {
  if (isJsonDocument(text)) {
    const message = "expected JSON Lines, one object on each line; the file is one JSON document of several lines: `jq -c '.[]'` writes each item of a list on a line";
    problems.push({ file, line: 1, message });
    return;
  }
  for (const { line, text: lineText } of splitLines(text)) {
    const reading = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readJson */ .Vh)({ file, text: lineText, line }, origin);
    const { value } = reading;
    problems.push(...reading.problems);
    if (value !== void 0 && !(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
      problems.push({ file, line, message: `expected an object, got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(value)}` });
    } else if (value !== void 0 && reading.problems.length === 0) {
      handleObject(value, line, makeLineReport(file, line, problems));
    }
  }
}
function isJsonDocument(text) {
  const [firstLine, secondLine] = splitLines(text);
  if (firstLine === void 0 || secondLine === void 0) {
    return false;
  }
  return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .tryParseJson */ .Bl)(firstLine.text) === void 0 && (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .tryParseJson */ .Bl)(text) !== void 0;
}
function readTextMember(value, key, report) {
  const member = value[key];
  if (typeof member === "string" && member.trim() !== "") {
    return member;
  }
  if (member === void 0) {
    report(`\`${key}\` is missing`);
  } else {
    const quoted = typeof member === "number" ? `; write it in quotes: "${member}"` : "";
    report(`expected text that is not blank; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(member)}${quoted}`, `/${key}`);
  }
  return null;
}
function readOptionalText(entry, key, report) {
  const value = entry[key] ?? null;
  if (value === null || typeof value === "string" && value.trim() === "") {
    return null;
  }
  if (typeof value === "string") {
    return value;
  }
  report(`expected text; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(value)}`, `/${key}`);
  return null;
}
function reportMisspeltKey(value, knownKeys, report) {
  for (const key of Object.keys(value)) {
    if (knownKeys.includes(key)) {
      continue;
    }
    const nearKey = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestWord */ .z)(key, knownKeys.filter((name) => value[name] === void 0));
    if (nearKey !== null) {
      report(`unknown key "${key}"; did you mean \`${nearKey}\`?`);
      return true;
    }
  }
  return false;
}
function readTextList(cell) {
  const text = cell.trim();
  if (!text.startsWith("[")) {
    return makeWrongList('expected a list of texts, such as ["first", "second"]');
  }
  const json = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .tryParseJson */ .Bl)(text);
  if (json !== void 0) {
    if (Array.isArray(json) && json.every((entry) => typeof entry === "string")) {
      return { kind: "texts", texts: json };
    }
    return makeWrongList("expected every entry of the list to be a text");
  }
  return readPythonList(text);
}
function makeWrongList(message) {
  return { kind: "wrong", message };
}
const PYTHON_STRING = /\s*(?:'([^'\\\n]*(?:\\[^][^'\\\n]*)*)'|"([^"\\\n]*(?:\\[^][^"\\\n]*)*)")\s*([,\]])/y;
const PYTHON_ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{1,3})|([^]))/g;
const LETTER_ESCAPES = /* @__PURE__ */ new Map([
  ["\\", "\\"],
  ["'", "'"],
  ['"', '"'],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "	"],
  ["a", "\x07"],
  ["b", "\b"],
  ["f", "\f"],
  ["v", "\v"],
  ["\n", ""]
]);
function readPythonList(text) {
  if (/^\[\s*\]$/.test(text)) {
    return { kind: "texts", texts: [] };
  }
  const texts = [];
  let offset = 1;
  for (; ; ) {
    PYTHON_STRING.lastIndex = offset;
    const match = PYTHON_STRING.exec(text);
    if (match === null) {
      return makeWrongList(`expected a list of texts in quotes with commas between them, as JSON or as Python prints it; entry ${texts.length + 1} is none: ${JSON.stringify(text.slice(offset, offset + 20))}`);
    }
    const [, singleQuoted, doubleQuoted, delimiter] = match;
    const value = unescapeText(singleQuoted ?? doubleQuoted ?? "");
    if (value === null) {
      return makeWrongList(`entry ${texts.length + 1} has an escape that Python does not know`);
    }
    texts.push(value);
    offset = PYTHON_STRING.lastIndex;
    if (delimiter === "]") {
      const rest = text.slice(offset, offset + 20);
      return rest === "" ? { kind: "texts", texts } : makeWrongList(`expected nothing after the list; got ${JSON.stringify(rest)}`);
    }
  }
}
function unescapeText(written) {
  let isKnown = true;
  const value = written.replaceAll(PYTHON_ESCAPE, (...groups) => {
    const [, hex2, hex4, hex8, octal, letter] = groups;
    if (letter !== void 0) {
      const character = LETTER_ESCAPES.get(letter);
      isKnown &&= character !== void 0;
      return character ?? "";
    }
    const hex = hex2 ?? hex4 ?? hex8;
    const codePoint = Number.parseInt(hex ?? octal ?? "", hex === void 0 ? 8 : 16);
    isKnown &&= codePoint <= 1114111;
    return isKnown ? String.fromCodePoint(codePoint) : "";
  });
  return isKnown ? value : null;
}



/***/ })

};
