export const id = 3169;
export const ids = [3169];
export const modules = {

/***/ 88739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RX: () => (/* binding */ JudgmentTable),
/* harmony export */   bC: () => (/* binding */ Pool),
/* harmony export */   ck: () => (/* binding */ emptyList)
/* harmony export */ });
/* unused harmony export JudgmentLists */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14807);

const INITIAL_NAMES = 16384;
class NameTable {
  count = 0;
  memory = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .allocateMemory */ .bz)(65536);
  /** By number: the end of the name in the memory. It starts where the name before it ends. */
  ends = new Int32Array(INITIAL_NAMES);
  hashes = new Int32Array(INITIAL_NAMES);
  groups = new Int32Array(INITIAL_NAMES);
  /** The hash table, with open addressing: a name's number + 1, or 0 for a free slot. */
  #slots = new Int32Array(2 * INITIAL_NAMES);
  /** Returns the name's number; -1 if it was not entered. */
  find(group, bytes, from, to, hash) {
    return this.#slots[this.#findSlot(group, bytes, from, to, hash)] - 1;
  }
  /** Returns the name's number. A new name is added: its number is the `count` before the call. */
  enter(group, bytes, from, to, hash) {
    if (this.count === this.ends.length) {
      this.#grow();
    }
    const slot = this.#findSlot(group, bytes, from, to, hash);
    const entry = this.#slots[slot];
    if (entry !== 0) {
      return entry - 1;
    }
    const number = this.count++;
    const start = this.start(number);
    const end = start + (to - from);
    if (end > this.memory.bytes.length) {
      this.memory = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .enlargeMemory */ .k)(this.memory, 2 * end);
    }
    (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .copyBytes */ .nC)(bytes, from, to, this.memory.bytes, start);
    this.ends[number] = end;
    this.hashes[number] = hash;
    this.groups[number] = group;
    this.#slots[slot] = this.count;
    return number;
  }
  start(number) {
    return number === 0 ? 0 : this.ends[number - 1];
  }
  text(number) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g7)(this.memory.text, this.start(number), this.ends[number]);
  }
  /** Returns the numbers of all names. Sorts only if they are not in order yet. */
  inByteOrder() {
    const numbers = new Int32Array(this.count);
    for (let number = 0; number < this.count; number++) {
      numbers[number] = number;
    }
    const compareNames = (a, b) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareBytes */ .Xo)(this.memory.bytes, this.start(a), this.ends[a], this.start(b), this.ends[b]);
    for (let number = 1; number < this.count; number++) {
      if (compareNames(number - 1, number) > 0) {
        return numbers.sort(compareNames);
      }
    }
    return numbers;
  }
  /** Returns the slot that has the name in its group, or the free one where it belongs. */
  #findSlot(group, bytes, from, to, hash) {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = firstSlot(group, hash, mask);
    for (let entry = slots[slot]; entry !== 0; entry = slots[slot]) {
      const number = entry - 1;
      if (this.hashes[number] === hash && this.groups[number] === group && (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sameBytes */ .er)(bytes, from, to, this.memory.bytes, this.start(number), this.ends[number])) {
        break;
      }
      slot = slot + 1 & mask;
    }
    return slot;
  }
  #grow() {
    this.ends = doubleLength(this.ends);
    this.hashes = doubleLength(this.hashes);
    this.groups = doubleLength(this.groups);
    const slots = new Int32Array(2 * this.#slots.length);
    const mask = slots.length - 1;
    for (let number = 0; number < this.count; number++) {
      let slot = firstSlot(this.groups[number], this.hashes[number], mask);
      while (slots[slot] !== 0) {
        slot = slot + 1 & mask;
      }
      slots[slot] = number + 1;
    }
    this.#slots = slots;
  }
}
function firstSlot(group, hash, mask) {
  return Math.imul((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .mixWord */ .zF)(hash, group), _text_js__WEBPACK_IMPORTED_MODULE_0__/* .PRIME */ .s9) >>> Math.clz32(mask);
}
function doubleLength(numbers) {
  const length = 2 * numbers.length;
  const larger = numbers instanceof Int32Array ? new Int32Array(length) : new Float64Array(length);
  larger.set(numbers);
  return larger;
}
class JudgmentTable {
  #queries = new NameTable();
  /** The docnos of the judgments, in groups by query. */
  #documents = new NameTable();
  /** By the number of the judgment's document. */
  #grades;
  constructor(decimals) {
    this.#grades = decimals ? new Float64Array(INITIAL_NAMES) : new Int32Array(INITIAL_NAMES);
  }
  get count() {
    return this.#documents.count;
  }
  /** Returns the query's number; a new query is added. The bytes must be UTF-8. */
  enterQuery(bytes, from, to, hash) {
    return this.#queries.enter(0, bytes, from, to, hash);
  }
  /** Adds a judgment and returns null. If the document has one, adds nothing, returns its grade. */
  add(query, bytes, from, to, hash, grade) {
    const countBefore = this.#documents.count;
    const judgment = this.#documents.enter(query, bytes, from, to, hash);
    if (judgment < countBefore) {
      return this.#grades[judgment];
    }
    if (judgment === this.#grades.length) {
      this.#grades = doubleLength(this.#grades);
    }
    this.#grades[judgment] = grade;
    return null;
  }
  finish() {
    return new JudgmentLists(this.#queries, this.#documents, this.#grades);
  }
}
class JudgmentLists {
  queries;
  memory;
  /** By query, the index of its first judgment; and one more, the number of all judgments. */
  firsts;
  /** By judgment: the start and end of its docno in the memory, its hash and its grade. */
  starts;
  ends;
  hashes;
  grades;
  /** @param documents in groups by the number of their query */
  constructor(queries, documents, grades) {
    const { count, groups } = documents;
    this.queries = queries;
    this.memory = documents.memory;
    this.starts = new Int32Array(count);
    this.ends = new Int32Array(count);
    this.hashes = new Int32Array(count);
    this.grades = grades instanceof Int32Array ? new Int32Array(count) : new Float64Array(count);
    const nexts = groupStarts(groups, count, queries.count);
    this.firsts = nexts.slice();
    for (let judgment = 0; judgment < count; judgment++) {
      const at = nexts[groups[judgment]]++;
      this.starts[at] = documents.start(judgment);
      this.ends[at] = documents.ends[judgment];
      this.hashes[at] = documents.hashes[judgment];
      this.grades[at] = grades[judgment];
    }
  }
  toMaps() {
    const maps = /* @__PURE__ */ new Map();
    for (let query = 0; query < this.queries.count; query++) {
      const grades = /* @__PURE__ */ new Map();
      for (let at = this.firsts[query]; at < this.firsts[query + 1]; at++) {
        grades.set((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g7)(this.memory.text, this.starts[at], this.ends[at]), this.grades[at]);
      }
      maps.set(this.queries.text(query), grades);
    }
    return maps;
  }
}
function groupStarts(groups, count, groupCount) {
  const firsts = new Int32Array(groupCount + 1);
  for (let at = 0; at < count; at++) {
    firsts[groups[at] + 1]++;
  }
  for (let group = 1; group <= groupCount; group++) {
    firsts[group] += firsts[group - 1];
  }
  return firsts;
}
class Pool {
  lists;
  #relevance;
  /** Its judgments in `lists`: from index `from` up to, not with, `to`. */
  from = 0;
  to = 0;
  /** Judgments with at least the relevance level. */
  relevant = 0;
  /**
   * Judgments from 0 up to below the relevance level. Those below 0 are in the pool but count as
   * unjudged, as in trec_eval.
   */
  nonrelevant = 0;
  /** Judgments above 0, whatever the relevance level. */
  positive = 0;
  /** Grades above 0, highest first, and how many documents have each. */
  levels = [];
  levelCounts = [];
  constructor(lists, relevance) {
    this.lists = lists;
    this.#relevance = relevance;
  }
  /** Makes this the pool of a query, with its counts; -1 for one without judgments. */
  open(query) {
    const { firsts, grades } = this.lists;
    this.from = query < 0 ? 0 : firsts[query];
    this.to = query < 0 ? 0 : firsts[query + 1];
    this.relevant = 0;
    this.nonrelevant = 0;
    this.positive = 0;
    emptyList(this.levels);
    emptyList(this.levelCounts);
    for (let at = this.from; at < this.to; at++) {
      const grade = grades[at];
      if (grade >= this.#relevance) {
        this.relevant++;
      } else if (grade >= 0) {
        this.nonrelevant++;
      }
      if (grade > 0) {
        this.#enterLevel(grade);
      }
    }
  }
  #enterLevel(grade) {
    this.positive++;
    const { levels, levelCounts } = this;
    let at = 0;
    while (at < levels.length && levels[at] > grade) {
      at++;
    }
    if (levels[at] === grade) {
      levelCounts[at]++;
    } else if (at === levels.length) {
      levels.push(grade);
      levelCounts.push(1);
    } else {
      levels.splice(at, 0, grade);
      levelCounts.splice(at, 0, 1);
    }
  }
}
function emptyList(list) {
  while (list.length > 0) {
    list.pop();
  }
}



/***/ }),

/***/ 73169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KA: () => (/* binding */ readQrels),
/* harmony export */   yu: () => (/* binding */ inputName)
/* harmony export */ });
/* unused harmony export Qrels */
/* harmony import */ var _byte_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91014);
/* harmony import */ var _judgments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88739);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14807);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52933);




const ZERO = 48;
const INTEGER_GRADE = /^[+-]?\d+(?:\.0*)?$/;
const DECIMAL_GRADE = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const MAX_GRADE = 1e3;
const HINT = "qrels have four columns (qid iteration docno grade) or three (qid docno grade), separated by tabs or spaces; grades are integers, 0 or less for not relevant";
const QUERY_NAMES = /^(?:q|qid|topic|query|query[-_]?id|topic[-_]?id)$/i;
const DOCUMENT_NAMES = /^(?:corpus|did|pid|docno|doc|document|(?:corpus|doc|document|passage)[-_]?id)$/i;
class Qrels {
  lists;
  #queries;
  constructor(lists) {
    this.lists = lists;
  }
  get queries() {
    return this.#queries ??= this.lists.toMaps();
  }
}
async function readQrels(input, name = inputName(input), grades = "integers") {
  const window = new _rows_js__WEBPACK_IMPORTED_MODULE_3__/* .Window */ .p8(await (0,_byte_source_js__WEBPACK_IMPORTED_MODULE_0__/* .openSource */ .oD)(input, name));
  const reader = new QrelsReader(name, grades === "decimals");
  try {
    await reader.read(window);
  } finally {
    await window.close();
  }
  return reader.finish();
}
function inputName(input) {
  return typeof input === "string" ? input : "(bytes)";
}
class QrelsReader {
  #problems;
  #table;
  #decimals;
  /** Start and end of each column of the current line, as splitColumns fills it. */
  #columns = new Int32Array(2 * _text_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_COLUMNS */ .ZS);
  #line = 0;
  /** Columns of the first row, which all others must have too; 0 before it. */
  #width = 0;
  constructor(name, decimals) {
    this.#problems = new _text_js__WEBPACK_IMPORTED_MODULE_2__/* .Problems */ .Zw(name);
    this.#decimals = decimals;
    this.#table = new _judgments_js__WEBPACK_IMPORTED_MODULE_1__/* .JudgmentTable */ .RX(decimals);
  }
  async read(window) {
    let at = await window.readStart();
    if (at === null) {
      this.#problems.add(1, _text_js__WEBPACK_IMPORTED_MODULE_2__/* .IS_UTF16 */ .u2);
      return;
    }
    while (!this.#problems.isFull) {
      at = this.#takeLines(window, at);
      if (window.ended) {
        break;
      }
      at += await window.refill(at);
    }
  }
  /** Throws `invalid_qrels` with the problems, or if there is no judgment. */
  finish() {
    if (this.#table.count === 0 && this.#problems.isEmpty) {
      this.#problems.add(null, this.#line === 0 ? "the file is empty" : "the file has no judgments");
    }
    this.#problems.throwIfAny("invalid_qrels", HINT);
    return new Qrels(this.#table.finish());
  }
  /** Reads the complete lines, and the file's unfinished last one. Returns the offset behind. */
  #takeLines(window, from) {
    const { bytes } = window.memory;
    const limit = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .behindLastLine */ .Zp)(bytes, from, window.end);
    const end = window.ended ? window.end : limit;
    let at = from;
    while (at < end && !this.#problems.isFull) {
      const to = at < limit ? bytes.indexOf(_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NEWLINE */ .Xy, at) : window.end;
      this.#line++;
      const problem = this.#takeLine(window.memory, at, to);
      if (problem !== null) {
        this.#problems.add(this.#line, problem);
      }
      at = at < limit ? to + 1 : to;
    }
    return at;
  }
  /**
   * Adds the judgment of a line; skips a comment, a blank line, and a header on line 1. Returns
   * what is wrong with the line, or null.
   */
  #takeLine({ bytes, text }, from, to) {
    if (bytes[from] === _text_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMENT */ .YK && from < to) {
      return null;
    }
    const columns = this.#columns;
    const width = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .splitColumns */ .uz)(bytes, from, to, columns);
    if (width === 0) {
      return null;
    }
    const hasRightWidth = this.#width === 0 ? width === 3 || width === 4 : width === this.#width;
    if (!hasRightWidth) {
      return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .columnsMessage */ .Np)((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeText */ .g7)(text, from, to).trimEnd(), width, this.#describeWidth());
    }
    const qidStart = columns[0];
    const qidEnd = columns[1];
    const start = columns[2 * width - 4];
    const end = columns[2 * width - 3];
    const gradeStart = columns[2 * width - 2];
    const gradeEnd = columns[2 * width - 1];
    const qid = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeExact */ .IC)(text, qidStart, qidEnd);
    if (qid === null || !(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .isUtf8Text */ .Lr)(bytes, start, end)) {
      return "an id is not UTF-8: save the file as UTF-8";
    }
    const grade = this.#readGrade(bytes, text, gradeStart, gradeEnd);
    if (Number.isNaN(grade)) {
      const docno = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeText */ .g7)(text, start, end);
      return this.#findWrongGrade(qid, docno, (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeText */ .g7)(text, gradeStart, gradeEnd), width);
    }
    this.#width = width === 3 ? 3 : 4;
    const qidHash = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .hashBytes */ .yi)(bytes, qidStart, qidEnd);
    const query = this.#table.enterQuery(bytes, qidStart, qidEnd, qidHash);
    const hash = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .hashBytes */ .yi)(bytes, start, end);
    const earlierGrade = this.#table.add(query, bytes, start, end, hash, grade);
    if (earlierGrade === null || earlierGrade === grade) {
      return null;
    }
    return `document ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .showText */ .h$)((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeText */ .g7)(text, start, end))} of query ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .showText */ .h$)(qid)} has grade ${grade} here and ${earlierGrade} before, expected one grade`;
  }
  /**
   * Returns what is wrong with a line whose grade is no grade; null for a header on line 1. A line
   * with a wrong grade is a row all the same: all others must have as many columns.
   */
  #findWrongGrade(qid, docno, gradeText, width) {
    if (this.#line === 1 && isHeader(qid, docno, gradeText)) {
      return null;
    }
    if (this.#line === 1 && isHeader(docno, qid, gradeText)) {
      return `the header names the document first, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .showText */ .h$)(qid)}; expected the columns query, document, grade`;
    }
    this.#width = width === 3 ? 3 : 4;
    return `grade ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .showText */ .h$)(gradeText)}, expected ${this.#decimals ? "a number" : "an integer"} from -${MAX_GRADE} to ${MAX_GRADE}`;
  }
  /** Returns the grade; NaN if it has another form or is out of range. */
  #readGrade(bytes, text, from, to) {
    const digit = bytes[from] - ZERO;
    if (to - from === 1 && digit >= 0 && digit <= 9) {
      return digit;
    }
    const gradeText = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeText */ .g7)(text, from, to);
    const form = this.#decimals ? DECIMAL_GRADE : INTEGER_GRADE;
    const grade = Number(gradeText) + 0;
    return form.test(gradeText) && Math.abs(grade) <= MAX_GRADE ? grade : Number.NaN;
  }
  #describeWidth() {
    if (this.#width === 0) {
      return "3 (qid docno grade) or 4 (qid iteration docno grade)";
    }
    return `${this.#width} as in the rows before`;
  }
}
function isHeader(qid, docno, grade) {
  return Number.isNaN(Number(grade)) && QUERY_NAMES.test(qid) && DOCUMENT_NAMES.test(docno);
}



/***/ }),

/***/ 52933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BD: () => (/* binding */ StoredRows),
/* harmony export */   Sc: () => (/* binding */ Rows),
/* harmony export */   p8: () => (/* binding */ Window)
/* harmony export */ });
/* harmony import */ var _byte_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91014);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14807);


const COLUMNS_TO_TAG = 3;
class Rows {
  memory = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .allocateMemory */ .bz)(0);
  count = 0;
  /** Start and length of the query's id, which is UTF-8, and its hash. */
  qidStart = 0;
  qidLength = 0;
  qidHash = 0;
  /** By row: start and end of the document's id, and its hash. */
  starts = new Int32Array();
  ends = new Int32Array();
  hashes = new Int32Array();
  scores = new Float64Array();
  /** The line of the first row, from 1. Other lines may be between the rows. */
  firstLine = 0;
  reserve(extraRows) {
    const needed = this.count + extraRows;
    if (needed <= this.starts.length) {
      return;
    }
    const size = Math.max(needed, 2 * this.starts.length);
    this.starts = copyNumbers(this.starts, new Int32Array(size));
    this.ends = copyNumbers(this.ends, new Int32Array(size));
    this.hashes = copyNumbers(this.hashes, new Int32Array(size));
    this.scores = copyNumbers(this.scores, new Float64Array(size));
  }
  /** Sets the id of the query that the rows are of: where it is in the memory, and its hash. */
  setQuery(start, length, hash) {
    this.qidStart = start;
    this.qidLength = length;
    this.qidHash = hash;
  }
  /** Adds a row, for which there must be room. */
  push(start, end, score) {
    const at = this.count++;
    this.starts[at] = start;
    this.ends[at] = end;
    this.hashes[at] = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hashBytes */ .yi)(this.memory.bytes, start, end);
    this.scores[at] = score;
  }
  clear() {
    this.count = 0;
  }
  shiftOffsets(by) {
    this.qidStart += by;
    for (let at = 0; at < this.count; at++) {
      this.starts[at] += by;
      this.ends[at] += by;
    }
  }
  /** Returns the line of each row, by counting the newlines from the first row on. */
  lineNumbers() {
    const { bytes } = this.memory;
    const lines = new Int32Array(this.count);
    let line = this.firstLine;
    let at = this.starts[0] ?? 0;
    for (let row = 0; row < this.count; row++) {
      for (; at < this.starts[row]; at++) {
        if (bytes[at] === _text_js__WEBPACK_IMPORTED_MODULE_1__/* .NEWLINE */ .Xy) {
          line++;
        }
      }
      lines[row] = line;
    }
    return lines;
  }
  get qid() {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeText */ .g7)(this.memory.text, this.qidStart, this.qidStart + this.qidLength);
  }
  docno(row) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeText */ .g7)(this.memory.text, this.starts[row], this.ends[row]);
  }
  /** Returns the tag of the last row; there must be a row. */
  tag() {
    const { bytes, text } = this.memory;
    let at = this.ends[this.count - 1];
    let start = at;
    for (let column = 0; column < COLUMNS_TO_TAG; column++) {
      while ((0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isSpace */ .xC)(bytes[at])) {
        at++;
      }
      start = at;
      while (at < bytes.length && !(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isSpace */ .xC)(bytes[at])) {
        at++;
      }
    }
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeText */ .g7)(text, start, at);
  }
}
function copyNumbers(from, to) {
  to.set(from);
  return to;
}
const MIN_STORED_BYTES = 256;
class StoredRows extends Rows {
  /** The line number of each row. May be longer than `count`, as the other arrays. */
  #lines = new Int32Array();
  #used = 0;
  /** Takes only the query's id from `first`; rows are added by `append`. */
  constructor(first) {
    super();
    this.setQuery(0, first.qidLength, first.qidHash);
    this.#appendBytes(first.memory.bytes, first.qidStart, first.qidStart + first.qidLength);
  }
  append(newRows) {
    const newLines = newRows.lineNumbers();
    this.reserve(newRows.count);
    if (this.#lines.length < this.starts.length) {
      this.#lines = copyNumbers(this.#lines, new Int32Array(this.starts.length));
    }
    for (let row = 0; row < newRows.count; row++) {
      this.starts[this.count] = this.#used;
      this.#appendBytes(newRows.memory.bytes, newRows.starts[row], newRows.ends[row]);
      this.ends[this.count] = this.#used;
      this.hashes[this.count] = newRows.hashes[row];
      this.scores[this.count] = newRows.scores[row];
      this.#lines[this.count] = newLines[row];
      this.count++;
    }
  }
  lineNumbers() {
    return this.#lines;
  }
  #appendBytes(bytes, from, to) {
    const { length } = this.memory.bytes;
    const end = this.#used + to - from;
    if (end > length) {
      this.memory = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .enlargeMemory */ .k)(this.memory, Math.max(2 * length, end, MIN_STORED_BYTES));
    }
    this.memory.bytes.set(bytes.subarray(from, to), this.#used);
    this.#used = end;
  }
}
const ROOM_BYTES = 262144;
const SLACK_BYTES = 1;
function newPlace(roomBytes, pieceBytes) {
  return {
    memory: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .allocateMemory */ .bz)(roomBytes + pieceBytes + SLACK_BYTES),
    origin: roomBytes,
    roomBytes,
    pieceBytes
  };
}
class Window {
  /** Where the bytes in use begin and end in the memory. One byte at `end` may be written. */
  start;
  end;
  /** Whether `end` is the end of the file. */
  ended = false;
  #source;
  #place;
  constructor(source, place = newPlace(ROOM_BYTES, _byte_source_js__WEBPACK_IMPORTED_MODULE_0__/* .PIECE_BYTES */ .ts)) {
    this.#source = source;
    this.#place = place;
    this.start = place.origin;
    this.end = place.origin;
  }
  get memory() {
    return this.#place.memory;
  }
  /**
   * Keeps the bytes from `keepFrom` on and reads the next piece behind them. Sets `ended` if there
   * is none. The bytes may move, and `memory` may become another one. @returns what to add to each
   * offset that is still in use.
   */
  async refill(keepFrom) {
    const keptBytes = this.end - keepFrom;
    const { bytes } = this.memory;
    if (keptBytes > this.#place.roomBytes) {
      this.#place = newPlace(2 * keptBytes, Math.max(_byte_source_js__WEBPACK_IMPORTED_MODULE_0__/* .PIECE_BYTES */ .ts, 2 * keptBytes));
    }
    const { memory, origin, pieceBytes } = this.#place;
    this.start = origin - keptBytes;
    if (memory.bytes === bytes) {
      bytes.copyWithin(this.start, keepFrom, this.end);
    } else {
      memory.bytes.set(bytes.subarray(keepFrom, this.end), this.start);
    }
    const pieceLength = await this.#source.read(memory.bytes, origin, pieceBytes);
    this.end = origin + pieceLength;
    this.ended = pieceLength === 0;
    return this.start - keepFrom;
  }
  /** Returns the offset behind a byte order mark. Null if the file is UTF-16. */
  async readStart() {
    while (!this.ended && this.end - this.start < 3) {
      await this.refill(this.start);
    }
    const bytes = this.memory.bytes.subarray(this.start, this.end);
    if ((0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isUtf16 */ .bJ)(bytes)) {
      return null;
    }
    const isUtf8Mark = bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191;
    return this.start + (isUtf8Mark ? 3 : 0);
  }
  close() {
    return this.#source.close();
  }
}



/***/ })

};
