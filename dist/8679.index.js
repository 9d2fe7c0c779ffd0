export const id = 8679;
export const ids = [8679];
export const modules = {

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



/***/ }),

/***/ 47352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shuffled),
/* harmony export */   f: () => (/* binding */ splitMix64)
/* harmony export */ });
const GAMMA = 0x9e3779b97f4a7c15n;
function splitMix64(seed, skipped = 0) {
  const from = BigInt.asUintN(64, BigInt(seed) + BigInt(skipped) * GAMMA);
  const state = Uint32Array.of(Number(from >> 32n), Number(from & 0xffffffffn));
  const drawn = new Uint32Array(2);
  const next = () => {
    step(state, drawn, 0);
    return [drawn[0], drawn[1]];
  };
  const below = (n) => {
    step(state, drawn, 0);
    const sum = drawn[0] % n * (2 ** 32 % n) + drawn[1] % n;
    const rest = sum - Math.floor(sum / n) * n;
    return rest < 0 ? rest + n : rest;
  };
  const draw = (words) => {
    for (let i = 0; i < words.length; i += 2)
      step(state, words, i);
  };
  return { next, below, draw };
}
function step(state, out, at) {
  const before = state[1];
  let low = before + 2135587861 | 0;
  let high = state[0] + 2654435769 + (low >>> 0 < before ? 1 : 0) | 0;
  state[0] = high;
  state[1] = low;
  low ^= low >>> 30 | high << 2;
  high ^= high >>> 30;
  high = carry(low, 7396, 58809) + Math.imul(high, 484763065) + Math.imul(low, 3210233709) | 0;
  low = Math.imul(low, 484763065);
  low ^= low >>> 27 | high << 5;
  high ^= high >>> 27;
  high = carry(low, 4913, 4587) + Math.imul(high, 321982955) + Math.imul(low, 2496678331) | 0;
  low = Math.imul(low, 321982955);
  out[at] = high ^ high >>> 31;
  out[at + 1] = low ^ (low >>> 31 | high << 1);
}
function carry(low, above, below) {
  const l0 = low & 65535;
  const l1 = low >>> 16;
  const middle = (Math.imul(l0, below) >>> 16) + Math.imul(l1, below) >>> 0;
  const second = Math.imul(l0, above) + (middle & 65535) >>> 0;
  return Math.imul(l1, above) + (middle >>> 16) + (second >>> 16) | 0;
}
function shuffled(values, random) {
  const result = [...values];
  for (let i = result.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [result[i], result[j]] = [result[j], result[i]];
  }
  return result;
}



/***/ }),

/***/ 79456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TM: () => (/* binding */ digestFile),
/* harmony export */   UA: () => (/* binding */ refuseLinks),
/* harmony export */   f8: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _chunks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53179);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);







async function writeWhole(root, file, content) {
  const target = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file);
  const temporary = `${target}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.randomUUID)()}.tmp`;
  refuseLinks(root.directory, node_path__WEBPACK_IMPORTED_MODULE_5__.dirname(target), file);
  try {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_5__.dirname(target), { recursive: true });
    const whole = typeof content === "string" || content instanceof Uint8Array;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.writeFile)(temporary, whole ? content : (0,_chunks_js__WEBPACK_IMPORTED_MODULE_6__/* .inChunks */ .m)(content), { flag: "wx" });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.rename)(temporary, target);
  } catch (cause) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.rm)(temporary, { force: true }).catch(() => null);
    const why = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("report_incomplete", `${file} can't be written (${why})`, {
      hint: "Check that its folder is writable, that it is no folder itself, and that the disk has room.",
      cause
    });
  }
}
function refuseLinks(directory, target, shown) {
  const link = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .linkOnTheWay */ .KH)(directory, target);
  if (link === null)
    return;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("report_incomplete", `${shown} lies behind the symbolic link ${link}; nothing was written`, {
    hint: "Replace the link by a folder, or name another place."
  });
}
async function digestFile(root, file) {
  const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHash)("sha256");
  try {
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.createReadStream)((0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file)))
      hash.update(chunk);
    return hash.digest("hex");
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    if (code === "ENOENT")
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_not_found", `${file} does not exist`, { cause });
    const why = code === "EISDIR" ? "is a folder, expected a file" : `can't be read: ${code}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_unreadable", `${file} ${why}`, { cause });
  }
}



/***/ })

};
