export const id = 2823;
export const ids = [2823];
export const modules = {

/***/ 29389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xi: () => (/* binding */ INTENT),
/* harmony export */   cc: () => (/* binding */ DatasetFiles),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   vq: () => (/* binding */ FORMAT_KEYS),
/* harmony export */   zH: () => (/* binding */ MAX_GRADE)
/* harmony export */ });
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41229);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _trec_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14807);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62611);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38522);





const FORMAT_KEYS = ["queries", "qrels", "corpus", "documents", "split"];
const MAX_GRADE = 255;
const INTENT = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,79}$/u;
class DatasetFiles {
  root;
  #digests = /* @__PURE__ */ new Map();
  constructor(root) {
    this.root = root;
  }
  /** SHA-256 of each file that was read, by path. */
  get digests() {
    return this.#digests;
  }
  /**
   * The first of `places` that exists, with or without `.gz`. `hint` says what to do where none does.
   * @throws GateError `file_not_found` naming every place, `file_unreadable`, `file_too_large`, `outside_root`
   */
  bytes(places, what, hint) {
    for (const place of places) {
      for (const file of /\.gz$/i.test(place) ? [place] : [place, `${place}.gz`]) {
        const bytes = this.#tryRead(file, what);
        if (bytes !== null)
          return { file, bytes };
      }
    }
    const where = places.length === 1 ? `there is no ${places[0]}` : `none of ${places.join(", ")} exists`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_not_found", `the dataset's ${what}: ${where}`, { hint });
  }
  text(places, what, hint) {
    const { file, bytes } = this.bytes(places, what, hint);
    return { file, text: decodeText(file, bytes, what) };
  }
  #tryRead(file, what) {
    try {
      const bytes = (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readBytes */ .io)(this.root, file, what, _read_js__WEBPACK_IMPORTED_MODULE_3__/* .JSON_LIMIT */ .Vz);
      this.#digests.set(file, (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(bytes));
      return bytes;
    } catch (error) {
      if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError && (error.code === "file_not_found" || isFolder(error.cause)))
        return null;
      throw error;
    }
  }
}
function isFolder(cause) {
  return cause instanceof Error && "code" in cause && cause.code === "EISDIR";
}
function decodeText(file, bytes, what) {
  const plain = bytes[0] === 31 && bytes[1] === 139 ? decompress(file, bytes, what) : bytes;
  const problem = (0,_trec_text_js__WEBPACK_IMPORTED_MODULE_2__/* .encodingProblem */ .pz)(plain, 0, plain.length);
  if (problem !== null)
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_file", `${what} ${file}: ${problem}`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(plain);
  } catch (cause) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_file", `${what} ${file} is not valid UTF-8`, {
      hint: "Save it as UTF-8.",
      cause
    });
  }
}
function decompress(file, bytes, what) {
  try {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.gunzipSync)(bytes, { maxOutputLength: _read_js__WEBPACK_IMPORTED_MODULE_3__/* .JSON_LIMIT */ .Vz });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_unreadable", `${what} ${file} can't be decompressed: ${why}`, { cause });
  }
}



/***/ }),

/***/ 70987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   G1: () => (/* binding */ readTextList),
/* harmony export */   IM: () => (/* binding */ misspelt),
/* harmony export */   T5: () => (/* binding */ jsonObjects),
/* harmony export */   b6: () => (/* binding */ textOf)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73196);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36575);



function linesOf(text) {
  return text.split("\n").flatMap((written, index) => {
    const line = written.endsWith("\r") ? written.slice(0, -1) : written;
    return line.trim() === "" ? [] : [{ line: index + 1, text: line }];
  });
}
function jsonObjects({ file, text }, problems, take) {
  for (const { line, text: written } of linesOf(text)) {
    let value;
    try {
      value = JSON.parse(written);
    } catch (error) {
      const message = `not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
      problems.push({ file, line, message });
      continue;
    }
    const hidden = (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .scanJson */ .Ey)(written, file, line).problems;
    problems.push(...hidden);
    if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
      problems.push({ file, line, message: `expected an object, got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(value)}` });
    else if (hidden.length === 0)
      take(value, line);
  }
}
function textOf(value, key, report) {
  const member = value[key];
  if (typeof member === "string" && member.trim() !== "")
    return member;
  if (member === void 0)
    report(`\`${key}\` is missing`);
  else
    report(`expected text that is not blank; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(member)}`, `/${key}`);
  return null;
}
function misspelt(value, known) {
  for (const key of Object.keys(value)) {
    if (known.includes(key))
      continue;
    const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(key, known.filter((name) => value[name] === void 0));
    if (near !== null)
      return `unknown key "${key}"; did you mean \`${near}\`?`;
  }
  return null;
}
function readTextList(cell) {
  const text = cell.trim();
  if (!text.startsWith("["))
    return wrong('expected a list of texts, such as ["first", "second"]');
  const json = tryJson(text);
  if (json !== void 0) {
    if (Array.isArray(json) && json.every((each) => typeof each === "string"))
      return { kind: "texts", texts: json };
    return wrong("expected every entry of the list to be a text");
  }
  return readPython(text);
}
function wrong(message) {
  return { kind: "wrong", message };
}
function tryJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
const STRING = /\s*(?:'([^'\\\n]*(?:\\[^][^'\\\n]*)*)'|"([^"\\\n]*(?:\\[^][^"\\\n]*)*)")\s*([,\]])/y;
const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{1,3})|([^]))/g;
const NAMED = /* @__PURE__ */ new Map([
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
function readPython(text) {
  if (/^\[\s*\]$/.test(text))
    return { kind: "texts", texts: [] };
  const texts = [];
  let at = 1;
  for (; ; ) {
    STRING.lastIndex = at;
    const found = STRING.exec(text);
    if (found === null) {
      return wrong(`expected a list of texts in quotes with commas between them, as JSON or as Python prints it; entry ${texts.length + 1} is none: ${JSON.stringify(text.slice(at, at + 20))}`);
    }
    const value = unescape(found[1] ?? found[2] ?? "");
    if (value === null)
      return wrong(`entry ${texts.length + 1} has an escape that Python does not know`);
    texts.push(value);
    at = STRING.lastIndex;
    if (found[3] === "]")
      break;
  }
  if (at < text.length)
    return wrong(`expected nothing after the list; got ${JSON.stringify(text.slice(at, at + 20))}`);
  return { kind: "texts", texts };
}
function unescape(written) {
  let known = true;
  const value = written.replaceAll(ESCAPE, (_, hex2, hex4, hex8, octal, letter) => {
    const hex = hex2 ?? hex4 ?? hex8;
    const point = hex === void 0 ? octal && Number.parseInt(octal, 8) : Number.parseInt(hex, 16);
    if (typeof point === "number" && point <= 1114111)
      return String.fromCodePoint(point);
    const named = letter === void 0 ? void 0 : NAMED.get(letter);
    if (named === void 0)
      known = false;
    return named ?? "";
  });
  return known ? value : null;
}



/***/ })

};
