export const id = 3164;
export const ids = [3164,3196];
export const modules = {

/***/ 16886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ canonicalParts),
/* harmony export */   FN: () => (/* binding */ sameCanonical),
/* harmony export */   OP: () => (/* binding */ compareCodePoints),
/* harmony export */   SM: () => (/* binding */ compactCanonical),
/* harmony export */   Wf: () => (/* binding */ roundNumber),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   yg: () => (/* binding */ compactParts),
/* harmony export */   zX: () => (/* binding */ StreamedValue)
/* harmony export */ });
function compareCodePoints(a, b) {
  if (a === b) {
    return 0;
  }
  if (!SURROGATE.test(a) && !SURROGATE.test(b)) {
    return a < b ? -1 : 1;
  }
  let index = 0;
  while (index < a.length && a.charCodeAt(index) === b.charCodeAt(index)) {
    index++;
  }
  const pointOfA = a.codePointAt(index) ?? -1;
  const pointOfB = b.codePointAt(index) ?? -1;
  return pointOfA < pointOfB ? -1 : 1;
}
const SURROGATE = /[\ud800-\udfff]/;
const DECIMALS = 12;
function roundNumber(value, decimals = DECIMALS) {
  if (!Number.isFinite(value)) {
    throw new RangeError(`${value} can't be written as JSON`);
  }
  const rounded = Number.isInteger(value) ? value : Number(value.toFixed(decimals));
  return rounded === 0 ? 0 : rounded;
}
class StreamedValue {
  kind;
  /** Whether each item is on one line, without white space inside. */
  lines;
  /** Returns the values of a list, or the members of an object: `[key, value]`. */
  makeItems;
  constructor(kind, makeItems, lines) {
    this.kind = kind;
    this.lines = lines;
    this.makeItems = makeItems;
  }
  static list(makeItems) {
    return new StreamedValue("list", makeItems, false);
  }
  /** The members must be in code point order of their keys. */
  static members(makeItems, lines = false) {
    return new StreamedValue("members", makeItems, lines);
  }
  /** Yields the text. `style` is that of the brackets, and of items unless each has one line. */
  *parts(style) {
    const itemStyle = this.lines ? { ...style, write: compactCanonical } : style;
    const [open, close] = this.kind === "list" ? "[]" : "{}";
    let isEmpty = true;
    for (const item of this.makeItems()) {
      const lead = isEmpty ? `${open}${style.first}` : style.next;
      const text = this.kind === "list" ? itemStyle.write(item) : writeMember(item, itemStyle);
      yield lead + text;
      isEmpty = false;
    }
    yield isEmpty ? `${open}${close}` : `${style.last}${close}`;
  }
}
function prettyStyle(indent) {
  const inner = `${indent}  `;
  return {
    first: `
${inner}`,
    next: `,
${inner}`,
    last: `
${indent}`,
    colon: ": ",
    write: (value) => writePretty(value, inner)
  };
}
const COMPACT = { first: "", next: ",", last: "", colon: ":", write: compactCanonical };
function writeMember([key, value], { colon, write }) {
  return `${JSON.stringify(key)}${colon}${write(value)}`;
}
function canonicalJson(value) {
  return `${writePretty(value, "")}
`;
}
function* canonicalParts(value) {
  yield* streamedParts(value, prettyStyle(""), prettyStyle("  "));
  yield "\n";
}
function compactParts(value) {
  return streamedParts(value, COMPACT, COMPACT);
}
function* streamedParts(value, style, memberStyle) {
  let lead = `{${style.first}`;
  for (const [key, member] of sortedMembers(value) ?? []) {
    if (member instanceof StreamedValue) {
      yield `${lead}${JSON.stringify(key)}${style.colon}`;
      yield* member.parts(memberStyle);
    } else {
      yield lead + writeMember([key, member], style);
    }
    lead = style.next;
  }
  yield `${style.last}}`;
}
function compactCanonical(value) {
  if (Array.isArray(value)) {
    return `[${value.map(compactCanonical).join(",")}]`;
  }
  const members = sortedMembers(value);
  if (members === null) {
    return writeScalar(value);
  }
  return `{${members.map((member) => writeMember(member, COMPACT)).join(",")}}`;
}
function sameCanonical(a, b) {
  return a === b || compactCanonical({ value: a }) === compactCanonical({ value: b });
}
function writePretty(value, indent) {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.every(isScalar)) {
      return `[${value.map(writeScalar).join(", ")}]`;
    }
    return `[
${value.map((item) => inner + writePretty(item, inner)).join(",\n")}
${indent}]`;
  }
  const members = sortedMembers(value);
  if (members === null) {
    return writeScalar(value);
  }
  if (members.length === 0) {
    return "{}";
  }
  const lines = members.map(([key, member]) => `${inner}${JSON.stringify(key)}: ${writePretty(member, inner)}`);
  return `{
${lines.join(",\n")}
${indent}}`;
}
function isScalar(value) {
  return value === null || typeof value !== "object";
}
function writeScalar(value) {
  if (value === null) {
    return "null";
  }
  if (typeof value === "number") {
    return String(roundNumber(value));
  }
  if (typeof value === "string" || typeof value === "boolean") {
    return JSON.stringify(value);
  }
  throw new TypeError(`a ${typeof value} can't be written as JSON`);
}
function sortedMembers(value) {
  if (value === null || typeof value !== "object") {
    return null;
  }
  const entries = value instanceof Map ? value : plainEntries(value);
  const members = [];
  for (const [key, member] of entries) {
    if (typeof key !== "string") {
      throw new TypeError("a Map with keys that are no strings can't be written as JSON");
    }
    if (member !== void 0) {
      members.push([key, member]);
    }
  }
  return members.toSorted((a, b) => compareCodePoints(a[0], b[0]));
}
function plainEntries(value) {
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new TypeError("an object of a class can't be written as JSON");
  }
  return Object.entries(value);
}



/***/ }),

/***/ 61172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R2: () => (/* binding */ RUN_TAG),
/* harmony export */   gr: () => (/* binding */ decodePercent),
/* harmony export */   i8: () => (/* binding */ decodeDocno),
/* harmony export */   uM: () => (/* binding */ encodeDocno)
/* harmony export */ });
const RUN_TAG = "retrieval-gate";
function encodeDocno(id) {
  return id.replaceAll(/[\s\p{Cc}]|%(?=[0-9a-f]{2})|^#/giu, encodeURIComponent);
}
function decodeDocno(docno) {
  return docno.replaceAll(/(?:%[0-9A-F]{2})+/g, decodePercent);
}
function decodePercent(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}



/***/ }),

/***/ 73196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ nearestWord)
/* harmony export */ });
function nearestWord(word, candidates) {
  const byDistance = candidates.map((candidate) => ({
    candidate,
    distance: editDistance(word.toLowerCase(), candidate.toLowerCase())
  })).toSorted((a, b) => a.distance - b.distance);
  const nearest = byDistance[0];
  const mostEdits = Math.min(2, Math.floor(word.length / 2));
  return nearest !== void 0 && nearest.distance <= mostEdits ? nearest.candidate : null;
}
function editDistance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + Number(a[i - 1] !== b[j - 1]));
    }
    row = next;
  }
  return row[b.length];
}



/***/ }),

/***/ 14807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ parseDecimal),
/* harmony export */   EQ: () => (/* binding */ wrapMemory),
/* harmony export */   IC: () => (/* binding */ decodeExact),
/* harmony export */   Lr: () => (/* binding */ isUtf8Text),
/* harmony export */   Np: () => (/* binding */ columnsMessage),
/* harmony export */   Xo: () => (/* binding */ compareBytes),
/* harmony export */   Xy: () => (/* binding */ NEWLINE),
/* harmony export */   YK: () => (/* binding */ COMMENT),
/* harmony export */   ZS: () => (/* binding */ MAX_COLUMNS),
/* harmony export */   Zp: () => (/* binding */ behindLastLine),
/* harmony export */   Zw: () => (/* binding */ Problems),
/* harmony export */   bJ: () => (/* binding */ isUtf16),
/* harmony export */   bz: () => (/* binding */ allocateMemory),
/* harmony export */   er: () => (/* binding */ sameBytes),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   h$: () => (/* binding */ showText),
/* harmony export */   k: () => (/* binding */ enlargeMemory),
/* harmony export */   l8: () => (/* binding */ repeatMessage),
/* harmony export */   nC: () => (/* binding */ copyBytes),
/* harmony export */   s9: () => (/* binding */ PRIME),
/* harmony export */   u2: () => (/* binding */ IS_UTF16),
/* harmony export */   uz: () => (/* binding */ splitColumns),
/* harmony export */   xC: () => (/* binding */ isSpace),
/* harmony export */   yi: () => (/* binding */ hashBytes),
/* harmony export */   zF: () => (/* binding */ mixWord)
/* harmony export */ });
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51246);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4573);



const NEWLINE = 10;
const COMMENT = 35;
const MAX_PROBLEMS = 20;
const MAX_SHOWN_LENGTH = 60;
const MAX_COLUMNS = 8;
function isSpace(byte) {
  return byte === 32 || byte >= 9 && byte <= 13;
}
function splitColumns(bytes, from, to, out) {
  let count = 0;
  let at = from;
  while (count < MAX_COLUMNS) {
    while (at < to && isSpace(bytes[at])) {
      at++;
    }
    if (at >= to) {
      break;
    }
    out[2 * count] = at;
    while (at < to && !isSpace(bytes[at])) {
      at++;
    }
    out[2 * count + 1] = at;
    count++;
  }
  return count;
}
function behindLastLine(bytes, from, to) {
  let at = to;
  while (at > from && bytes[at - 1] !== NEWLINE) {
    at--;
  }
  return at;
}
function isUtf8Text(bytes, from, to) {
  for (let at = from; at < to; at++) {
    if (bytes[at] > 127) {
      return (0,node_buffer__WEBPACK_IMPORTED_MODULE_1__.isUtf8)(bytes.subarray(from, to));
    }
  }
  return true;
}
function decodeText(text, from, to) {
  return text.toString("utf8", from, to);
}
function decodeExact(text, from, to) {
  return isUtf8Text(text, from, to) ? decodeText(text, from, to) : null;
}
function showText(text) {
  return JSON.stringify(text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}\u2026` : text);
}
function columnsMessage(line, columnCount, expected) {
  const countText = columnCount >= MAX_COLUMNS ? `${MAX_COLUMNS} or more` : `${columnCount}`;
  const hint = line.includes("\xA0") ? "; the line has no-break spaces, which do not separate columns: use tabs or spaces" : "";
  return `${countText} column${columnCount === 1 ? "" : "s"}, expected ${expected}${hint}: ${showText(line)}`;
}
function repeatMessage(docno, qid, firstLine) {
  return `document ${showText(docno)} is listed twice for query ${showText(qid)}, first on line ${firstLine}`;
}
const IS_UTF16 = "the file is UTF-16, expected UTF-8: save it as UTF-8";
function isUtf16([first, second]) {
  const hasMark = first === 255 && second === 254 || first === 254 && second === 255;
  return hasMark || second !== void 0 && (first === 0 || second === 0);
}
class Problems {
  #file;
  #list = [];
  constructor(file) {
    this.#file = file;
  }
  /** Adds the problem of a line from 1 (null: of the file), unless there are enough. */
  add(line, message) {
    if (!this.isFull) {
      this.#list.push({ file: this.#file, ...line !== null && { line }, message });
    }
  }
  /** Whether no further problem is kept: the reader can stop. */
  get isFull() {
    return this.#list.length >= MAX_PROBLEMS;
  }
  get isEmpty() {
    return this.#list.length === 0;
  }
  /**
   * Throws a GateError of this code with all problems in line order; its message shows the first.
   * Returns if there is no problem.
   */
  throwIfAny(code, hint) {
    const problems = this.#list.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
    const [first] = problems;
    if (first === void 0) {
      return;
    }
    const moreCount = problems.length - 1;
    const moreText = moreCount === 0 ? "" : ` (and ${this.isFull ? "at least " : ""}${moreCount} more)`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(code, `${(0,_model_problem_js__WEBPACK_IMPORTED_MODULE_2__.formatProblem)(first)}${moreText}`, { hint, problems });
  }
}
function sameBytes(a, aFrom, aTo, b, bFrom, bTo) {
  if (aTo - aFrom !== bTo - bFrom) {
    return false;
  }
  for (let aAt = aFrom, bAt = bFrom; aAt < aTo; aAt++, bAt++) {
    if (a[aAt] !== b[bAt]) {
      return false;
    }
  }
  return true;
}
function compareBytes(bytes, aFrom, aTo, bFrom, bTo) {
  const sharedLength = Math.min(aTo - aFrom, bTo - bFrom);
  for (let index = 0; index < sharedLength; index++) {
    const difference = bytes[aFrom + index] - bytes[bFrom + index];
    if (difference !== 0) {
      return difference;
    }
  }
  return aTo - aFrom - (bTo - bFrom);
}
function copyBytes(from, start, end, to, toStart) {
  for (let at = start, toAt = toStart; at < end; at++, toAt++) {
    to[toAt] = from[at];
  }
}
const WORD_BYTES = 4;
const PRIME = 2654435761;
const HASH_POWERS = Int32Array.of(1, PRIME, 4293315681, 3422824465);
function mixWord(hash, word) {
  return Math.imul(hash, PRIME) + word | 0;
}
function hashBytes(bytes, from, to) {
  let hash = 0;
  let at = from;
  for (; to - at >= WORD_BYTES; at += WORD_BYTES) {
    hash = mixWord(hash, readWord(bytes, at, WORD_BYTES));
  }
  const fullWords = to - from >> 2;
  const wholeHash = mixWord(hash, readWord(bytes, at, to - at));
  const zeroWords = 3 - (fullWords & 3);
  return Math.imul(wholeHash, HASH_POWERS[zeroWords]);
}
function readWord(bytes, at, count) {
  let word = 0;
  for (let byte = 0; byte < count; byte++) {
    word |= bytes[at + byte] << 8 * byte;
  }
  return word;
}
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
function parseDecimal(text) {
  if (!DECIMAL.test(text)) {
    return null;
  }
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}
function allocateMemory(size) {
  return wrapMemory(new ArrayBuffer(size));
}
function wrapMemory(buffer) {
  return { bytes: new Uint8Array(buffer), text: Buffer.from(buffer) };
}
function enlargeMemory(memory, size) {
  const larger = allocateMemory(size);
  larger.bytes.set(memory.bytes);
  return larger;
}



/***/ })

};
