export const id = 2297;
export const ids = [2297];
export const modules = {

/***/ 82297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UW: () => (/* binding */ TREC_OPTIONS),
  tL: () => (/* binding */ evaluateRun),
  L4: () => (/* binding */ measuredValues),
  cI: () => (/* binding */ readRun)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/trec/judgments.js
var judgments = __webpack_require__(88739);
// EXTERNAL MODULE: ./lib/trec/kernel.js + 1 modules
var trec_kernel = __webpack_require__(44314);
;// CONCATENATED MODULE: ./lib/trec/ranking.js

class MutableRanking {
  retrieved = 0;
  ranks = [];
  grades = [];
  relevantRanks = [];
  pool;
  constructor(pool) {
    this.pool = pool;
  }
  /** Forgets the ranking of the last query; its judgments, `pool`, stay. */
  clear() {
    this.retrieved = 0;
    (0,judgments/* emptyList */.ck)(this.ranks);
    (0,judgments/* emptyList */.ck)(this.grades);
    (0,judgments/* emptyList */.ck)(this.relevantRanks);
  }
  /** Adds a document in the order of ranks: fast if documents come almost in that order. */
  insert(rank, grade) {
    const { ranks, grades } = this;
    let at = ranks.length;
    while (at > 0 && ranks[at - 1] > rank) {
      ranks[at] = ranks[at - 1];
      grades[at] = grades[at - 1];
      at--;
    }
    ranks[at] = rank;
    grades[at] = grade;
  }
  /**
   * Gives the judged documents the ranks 1, 2, …, as if no other (grade below 0) had been
   * retrieved. Returns how many they are.
   */
  rankJudgedOnly() {
    const { ranks, grades } = this;
    let remaining = 0;
    for (let at = 0; at < ranks.length; at++) {
      if (grades[at] >= 0) {
        grades[remaining++] = grades[at];
      }
    }
    grades.length = remaining;
    ranks.length = remaining;
    for (let at = 0; at < remaining; at++) {
      ranks[at] = at + 1;
    }
    return remaining;
  }
  /**
   * Removes documents beyond `depth`, which count as not retrieved, and notes the ranks of relevant
   * ones. `relevance` is the lowest relevant grade.
   */
  finish(retrieved, relevance, depth) {
    const { ranks, grades, relevantRanks } = this;
    while (ranks.length > 0 && ranks[ranks.length - 1] > depth) {
      ranks.pop();
      grades.pop();
    }
    this.retrieved = Math.min(retrieved, depth);
    for (let at = 0; at < ranks.length; at++) {
      if (grades[at] >= relevance) {
        relevantRanks.push(ranks[at]);
      }
    }
  }
}


// EXTERNAL MODULE: ./lib/trec/rows.js
var trec_rows = __webpack_require__(52933);
// EXTERNAL MODULE: ./lib/trec/byte-source.js
var byte_source = __webpack_require__(91014);
// EXTERNAL MODULE: ./lib/trec/text.js
var trec_text = __webpack_require__(14807);
;// CONCATENATED MODULE: ./lib/trec/run-rows.js



const RUN_COLUMNS = 6;
const SHORTEST_ROW = 12;
const HINT = "a run has six columns: qid Q0 docno rank score tag, separated by tabs or spaces; trec_eval skips further columns, and so does score --ignore-extra-columns";
const QUERY_START = 0;
const QUERY_END = 1;
const DOCUMENT_START = 4;
const DOCUMENT_END = 5;
const SCORE_START = 8;
const SCORE_END = 9;
class RunScanner {
  name;
  rows;
  problems;
  /** Of the last row; empty before all are read, and if `take` stopped the reading. */
  runId = "";
  /** Reads rows of the usual form, fast; null where all are read in JavaScript. */
  #kernel;
  #input;
  #reading;
  /** Start and end of each column of the current line, as splitColumns fills it. */
  #columns = new Int32Array(2 * trec_text/* MAX_COLUMNS */.ZS);
  #line = 0;
  /** Whether there was any row, right or wrong. */
  #hasRow = false;
  constructor(input, reading, kernel = null) {
    this.name = reading.name;
    this.#input = input;
    this.#reading = reading;
    this.#kernel = kernel;
    this.rows = kernel?.rows ?? new trec_rows/* Rows */.Sc();
    this.problems = new trec_text/* Problems */.Zw(reading.name);
  }
  /**
   * Reads the file and calls `take` with the rows of each query. Wrong rows are in `problems`.
   *
   * @throws GateError `invalid_run` if the file has no row at all, right or wrong,
   * `file_not_found`, `file_unreadable`
   */
  async read(take) {
    const window = new trec_rows/* Window */.p8(await (0,byte_source/* openSource */.oD)(this.#input, this.#reading.name), this.#kernel?.place);
    try {
      await this.#scan(window, take);
    } finally {
      await window.close();
    }
    if (this.#hasRow) {
      return;
    }
    if (this.problems.isEmpty) {
      this.problems.add(null, this.#line === 0 ? "the file is empty" : "the file has no rows");
    }
    this.throwProblems();
  }
  /** @throws GateError `invalid_run` with every problem found so far. */
  throwProblems() {
    this.problems.throwIfAny("invalid_run", HINT);
  }
  /**
   * Reads the rows piece by piece. `rows` has what was read so far of the current query. When the
   * next piece is read, the window keeps the bytes of these rows, from the query's id on. If `take`
   * returns false, reading stops there, and `runId` stays empty.
   */
  async #scan(window, take) {
    const { rows, problems } = this;
    rows.clear();
    let at = await window.readStart();
    if (at === null) {
      this.problems.add(1, trec_text/* IS_UTF16 */.u2);
      return this.throwProblems();
    }
    while (!problems.isFull) {
      const { bytes } = window.memory;
      if (window.ended && window.end > at && bytes[window.end - 1] !== trec_text/* NEWLINE */.Xy) {
        bytes[window.end++] = trec_text/* NEWLINE */.Xy;
      }
      const linesEnd = (0,trec_text/* behindLastLine */.Zp)(bytes, at, window.end);
      rows.memory = window.memory;
      rows.reserve(Math.ceil((linesEnd - at) / SHORTEST_ROW));
      if (this.#kernel?.hasInMemory(rows) === true) {
        this.#kernel.markBlanks(at, linesEnd);
      }
      const nextLine = this.#takeLines(at, linesEnd, take);
      if (nextLine === null) {
        return;
      }
      at = nextLine;
      if (window.ended || problems.isFull) {
        break;
      }
      const shift = await window.refill(rows.count > 0 ? rows.qidStart : at);
      rows.shiftOffsets(shift);
      at += shift;
    }
    if (rows.count === 0) {
      return;
    }
    this.runId = rows.tag();
    take(rows);
  }
  /**
   * Reads the lines and hands over each query that is complete. Returns the offset of the next
   * line, or null if `take` ended the reading.
   */
  #takeLines(from, limit, take) {
    const { rows, problems } = this;
    let at = from;
    while (at < limit && !problems.isFull) {
      at = this.#takeRows(at, limit);
      if (at === limit) {
        break;
      }
      const nextLine = this.#kernel?.atOtherQuery === true ? at : this.#takeOddLine(at);
      const isOfOtherQuery = nextLine === at;
      if (isOfOtherQuery) {
        if (!take(rows)) {
          return null;
        }
        rows.clear();
      }
      at = nextLine;
    }
    return at;
  }
  /** Returns the offset behind the rows that the kernel takes; `from` without the kernel. */
  #takeRows(from, limit) {
    const { rows } = this;
    const countBefore = rows.count;
    if (this.#kernel?.hasInMemory(rows) !== true) {
      return from;
    }
    const at = this.#kernel.takeRows(rows, from, limit);
    if (rows.count === countBefore) {
      return at;
    }
    if (countBefore === 0) {
      rows.firstLine = this.#line + 1;
    }
    this.#hasRow = true;
    this.#line += rows.count - countBefore;
    return at;
  }
  /**
   * Takes any line: adds its row or a problem, or skips a blank or comment. Returns the offset of
   * the next line; `from` if the row is of another query, which is then not taken.
   */
  #takeOddLine(from) {
    const { rows } = this;
    const { bytes } = rows.memory;
    const lineEnd = bytes.indexOf(trec_text/* NEWLINE */.Xy, from);
    const columns = this.#columns;
    const columnCount = (0,trec_text/* splitColumns */.uz)(bytes, from, lineEnd, columns);
    if (columnCount === 0 || bytes[columns[QUERY_START]] === trec_text/* COMMENT */.YK) {
      this.#line++;
      return lineEnd + 1;
    }
    const queryStart = columns[QUERY_START];
    const queryEnd = columns[QUERY_END];
    const currentEnd = rows.qidStart + rows.qidLength;
    if (rows.count > 0 && !(0,trec_text/* sameBytes */.er)(bytes, rows.qidStart, currentEnd, bytes, queryStart, queryEnd)) {
      return from;
    }
    this.#line++;
    this.#hasRow = true;
    const problem = this.#takeOddRow(from, lineEnd, columnCount);
    if (problem !== null) {
      this.problems.add(this.#line, problem);
    }
    return lineEnd + 1;
  }
  /** Adds the row, or returns what is wrong with it. `from` and `to` are only for the message. */
  #takeOddRow(from, to, columnCount) {
    const { rows } = this;
    const { text } = rows.memory;
    const columns = this.#columns;
    const hasTooMany = columnCount > RUN_COLUMNS && this.#reading.extraColumns === "refuse";
    if (columnCount < RUN_COLUMNS || hasTooMany) {
      return (0,trec_text/* columnsMessage */.Np)((0,trec_text/* decodeText */.g7)(text, from, to).trimEnd(), columnCount, EXPECTED_COLUMNS);
    }
    const scoreText = (0,trec_text/* decodeText */.g7)(text, columns[SCORE_START], columns[SCORE_END]);
    const score = (0,trec_text/* parseDecimal */.$Q)(scoreText);
    if (score === null) {
      return `score ${(0,trec_text/* showText */.h$)(scoreText)}, expected a finite decimal number such as 12.5`;
    }
    if (rows.count === 0) {
      const queryStart = columns[QUERY_START];
      const queryEnd = columns[QUERY_END];
      if (!(0,trec_text/* isUtf8Text */.Lr)(rows.memory.bytes, queryStart, queryEnd)) {
        return "the query id is not UTF-8: save the file as UTF-8";
      }
      const hash = (0,trec_text/* hashBytes */.yi)(rows.memory.bytes, queryStart, queryEnd);
      rows.setQuery(queryStart, queryEnd - queryStart, hash);
      rows.firstLine = this.#line;
    }
    rows.push(columns[DOCUMENT_START], columns[DOCUMENT_END], score);
    return null;
  }
}
const EXPECTED_COLUMNS = "6 (qid Q0 docno rank score tag)";


// EXTERNAL MODULE: ./lib/trec/qrels.js
var trec_qrels = __webpack_require__(73169);
;// CONCATENATED MODULE: ./lib/trec/evaluator.js








class Evaluator {
  #lists;
  #columns;
  #options;
  #matcher;
  #ranking;
  #order;
  #values;
  /** By the query's number, 1 if the run has the query. */
  #seen;
  #unjudged = /* @__PURE__ */ new Set();
  constructor(lists, columns, options, kernel) {
    this.#lists = lists;
    this.#columns = columns;
    this.#options = options;
    this.#matcher = new RowMatcher(kernel);
    this.#ranking = new MutableRanking(new judgments/* Pool */.bC(lists, options.relevance));
    this.#order = options.order === "trec" ? "trec" : "score";
    this.#values = new Float64Array(lists.queries.count * columns.length);
    this.#seen = new Uint8Array(lists.queries.count);
  }
  /**
   * Scores each query as its rows come. Throws `invalid_run` with all problems of the rows. Returns
   * false if rows of a query come in two places: another evaluator then has to read the run by
   * `gatherQueries`.
   */
  async scanQueries(scanner) {
    let isSplit = false;
    await scanner.read((rows) => {
      const query = this.#findQuery(rows);
      isSplit = this.#markSeen(rows, query);
      if (isSplit) {
        return false;
      }
      this.#scoreRows(rows, query, scanner);
      return true;
    });
    if (isSplit) {
      return false;
    }
    scanner.throwProblems();
    return true;
  }
  /**
   * Keeps all rows, then scores each query: for runs in which a query's rows do not follow one
   * another. Throws `invalid_run`.
   */
  async gatherQueries(scanner) {
    const rowsByQuery = /* @__PURE__ */ new Map();
    await scanner.read((rows) => {
      const { qid } = rows;
      const storedRows = rowsByQuery.get(qid) ?? new trec_rows/* StoredRows */.BD(rows);
      rowsByQuery.set(qid, storedRows);
      storedRows.append(rows);
      return true;
    });
    for (const storedRows of rowsByQuery.values()) {
      const query = this.#findQuery(storedRows);
      this.#markSeen(storedRows, query);
      this.#scoreRows(storedRows, query, scanner);
    }
    scanner.throwProblems();
  }
  /** Returns the number of the query in the qrels, -1 if it is not judged. */
  #findQuery({ memory, qidStart, qidLength, qidHash }) {
    return this.#lists.queries.find(0, memory.bytes, qidStart, qidStart + qidLength, qidHash);
  }
  /** Notes that the run has the query; returns whether that was noted before. */
  #markSeen(rows, query) {
    if (query < 0) {
      const { qid } = rows;
      const wasSeen2 = this.#unjudged.has(qid);
      this.#unjudged.add(qid);
      return wasSeen2;
    }
    const wasSeen = this.#seen[query] === 1;
    this.#seen[query] = 1;
    return wasSeen;
  }
  /**
   * Ranks the rows and computes the query's values. Scores are rounded first if the options say so.
   * The rows of an unjudged query (-1) are only searched for documents that come twice.
   */
  #scoreRows(rows, query, scanner) {
    const { relevance, depth, scores, judgedOnly } = this.#options;
    if (scores === "float32") {
      for (let row = 0; row < rows.count; row++) {
        rows.scores[row] = Math.fround(rows.scores[row]);
      }
    }
    this.#startRanking(query);
    this.#matcher.matchJudged(rows, this.#order, this.#ranking);
    if (this.#matcher.repeats.length > 0) {
      this.#reportRepeats(rows, scanner);
    }
    this.#ranking.finish(judgedOnly ? this.#ranking.rankJudgedOnly() : rows.count, relevance, depth);
    if (query >= 0) {
      this.#computeColumns(query);
    }
  }
  #reportRepeats(rows, scanner) {
    const lines = rows.lineNumbers();
    for (const { row, firstRow } of this.#matcher.repeats) {
      scanner.problems.add(lines[row], (0,trec_text/* repeatMessage */.l8)(rows.docno(row), rows.qid, lines[firstRow]));
    }
  }
  /** Starts the ranking of a query (-1: an unjudged one), without results yet. */
  #startRanking(query) {
    this.#ranking.clear();
    this.#ranking.pool.open(query);
  }
  #computeColumns(query) {
    const columns = this.#columns;
    const values = this.#values;
    const from = query * columns.length;
    for (let column = 0; column < columns.length; column++) {
      const { measure, parameter } = columns[column];
      values[from + column] = measure.compute(this.#ranking, parameter, this.#options);
    }
  }
  /**
   * Returns the figures of the run. Judged queries that it lacks get the values of an empty list.
   * @throws GateError `invalid_run` if no query counts.
   */
  finish({ name, runId }) {
    const { queries } = this.#lists;
    const judgedQueries = queries.inByteOrder();
    const missingQueries = judgedQueries.filter((query) => this.#seen[query] === 0);
    for (const query of missingQueries) {
      this.#startRanking(query);
      this.#computeColumns(query);
    }
    const countedQueries = this.#options.queries === "judged" ? judgedQueries : judgedQueries.filter((query) => this.#seen[query] === 1);
    if (countedQueries.length === 0) {
      throw new errors/* GateError */.ue("invalid_run", `${name}: none of its queries is judged, nothing to average over`, "check that run and qrels use the same query ids");
    }
    const values = rowsInOrder(this.#values, countedQueries, this.#columns.length);
    let ids;
    return {
      runId,
      count: countedQueries.length,
      get ids() {
        return ids ??= Array.from(countedQueries, (query) => queries.text(query));
      },
      values,
      summary: this.#summarise(values, countedQueries.length),
      missing: Array.from(missingQueries, (query) => queries.text(query)),
      unjudged: this.#unjudged.size
    };
  }
  /**
   * Returns the figure of each column. If all judged queries count, that of a measure with
   * `sumGrades` comes from all grades of the qrels.
   */
  #summarise(values, queries) {
    const summary = summariseColumns(this.#columns, values, queries);
    if (this.#options.queries === "retrieved") {
      return summary;
    }
    return this.#columns.map(({ measure }, column) => measure.sumGrades?.(this.#lists.grades) ?? summary[column]);
  }
}
function rowsInOrder(values, order, width) {
  if (order.length * width === values.length && order.every((row, at) => row === at)) {
    return values;
  }
  const ordered = new Float64Array(order.length * width);
  for (let row = 0, target = 0; row < order.length; row++) {
    const from = order[row] * width;
    for (let column = 0; column < width; column++) {
      ordered[target++] = values[from + column];
    }
  }
  return ordered;
}
function summariseColumns(columns, values, queries) {
  const sums = new Float64Array(columns.length);
  for (let at = 0; at < values.length; ) {
    for (let column = 0; column < sums.length; column++) {
      sums[column] += values[at++];
    }
  }
  return columns.map(({ measure }, column) => {
    const sum = sums[column];
    if (measure.summary === "sum") {
      return sum;
    }
    const mean = sum / queries;
    return measure.summary === "geometric" ? Math.exp(mean) : mean;
  });
}
function measuredValues(evaluation, query) {
  const width = evaluation.summary.length;
  return evaluation.values.subarray(query * width, (query + 1) * width);
}
const SORT_FROM = 64;
const FEW_JUDGED = 32;
const INITIAL_JUDGMENTS = 1024;
const MIN_SLOTS = 4096;
class RowMatcher {
  repeats = [];
  #kernel;
  /** The hash table of the rows: a row's index + 1, or 0 for a free slot. */
  #slots = new Int32Array(MIN_SLOTS);
  /** By judgment of the query: the row of its document, or -1. */
  #rowByJudgment = new Int32Array(INITIAL_JUDGMENTS);
  constructor(kernel) {
    this.#kernel = kernel;
  }
  /**
   * Adds the judged documents of `ranking.pool` that the rows have to the ranking, and sets
   * `repeats`. With an empty pool the rows are only searched for repeats. A hash table finds both.
   * It is not made if few documents are judged and the kernel knows that none repeats.
   */
  matchJudged(rows, order, ranking) {
    const { pool } = ranking;
    if (this.repeats.length > 0) {
      this.repeats.length = 0;
    }
    const judgedCount = pool.to - pool.from;
    if (this.#rowByJudgment.length < judgedCount) {
      this.#rowByJudgment = new Int32Array(2 * judgedCount);
    }
    if (judgedCount <= FEW_JUDGED && this.#kernel?.hasNoRepeats(rows) === true) {
      this.#searchRows(rows, pool, this.#kernel);
    } else {
      this.#findJudged(rows, this.#enterRows(rows), pool);
    }
    this.#addToRanking(rows, order, ranking);
  }
  /** Sets `#rowByJudgment` without a table: the kernel searches all rows for each judgment. */
  #searchRows(rows, { lists, from, to }, kernel) {
    for (let at = from; at < to; at++) {
      const hash = lists.hashes[at];
      let row = kernel.findRow(rows, hash, 0);
      while (row >= 0 && !isJudgedRow(rows, row, lists, at)) {
        row = kernel.findRow(rows, hash, row + 1);
      }
      this.#rowByJudgment[at - from] = row;
    }
  }
  /**
   * Returns a hash table of the rows, half full at most: an entry is a row + 1, or 0 if its slot is
   * free. Adds repeated documents to `repeats`.
   */
  #enterRows(rows) {
    let size = MIN_SLOTS;
    while (size < 2 * rows.count) {
      size *= 2;
    }
    if (this.#slots.length === size) {
      this.#slots.fill(0);
    } else {
      this.#slots = new Int32Array(size);
    }
    const { hashes, count } = rows;
    const slots = this.#slots;
    const mask = size - 1;
    const shift = Math.clz32(mask);
    for (let row = 0; row < count; row++) {
      let slot = Math.imul(hashes[row], trec_text/* PRIME */.s9) >>> shift;
      let entry = slots[slot];
      while (entry !== 0 && !isSameRow(rows, row, entry - 1)) {
        slot = slot + 1 & mask;
        entry = slots[slot];
      }
      if (entry === 0) {
        slots[slot] = row + 1;
      } else {
        this.repeats.push({ row, firstRow: entry - 1 });
      }
    }
    return slots;
  }
  /** Sets `#rowByJudgment` from the hash table of the rows. */
  #findJudged(rows, slots, { lists, from, to }) {
    const mask = slots.length - 1;
    const shift = Math.clz32(mask);
    for (let at = from; at < to; at++) {
      let slot = Math.imul(lists.hashes[at], trec_text/* PRIME */.s9) >>> shift;
      while (slots[slot] !== 0 && !isJudgedRow(rows, slots[slot] - 1, lists, at)) {
        slot = slot + 1 & mask;
      }
      this.#rowByJudgment[at - from] = slots[slot] - 1;
    }
  }
  /** Adds rank and grade of each found judgment: counts few ranks, sorts all rows for many. */
  #addToRanking(rows, order, ranking) {
    const { lists, from, to } = ranking.pool;
    const { grades } = lists;
    const rowByJudgment = this.#rowByJudgment;
    let foundCount = 0;
    for (let at = from; at < to; at++) {
      if (rowByJudgment[at - from] >= 0) {
        foundCount++;
      }
    }
    if (foundCount < SORT_FROM) {
      for (let at = from; at < to; at++) {
        const row = rowByJudgment[at - from];
        if (row >= 0) {
          ranking.insert(this.#findRank(rows, row, order), grades[at]);
        }
      }
      return;
    }
    const judgmentByRow = new Int32Array(rows.count).fill(-1);
    for (let at = from; at < to; at++) {
      if (rowByJudgment[at - from] >= 0) {
        judgmentByRow[rowByJudgment[at - from]] = at;
      }
    }
    sortedRows(rows, order).forEach((row, place) => {
      if (judgmentByRow[row] >= 0) {
        ranking.insert(place + 1, grades[judgmentByRow[row]]);
      }
    });
  }
  /** Returns the row's rank, counted by the kernel if no other row has the same score. */
  #findRank(rows, row, order) {
    const untiedRank = this.#kernel?.hasInMemory(rows) === true ? this.#kernel.findUntiedRank(row, rows.count) : 0;
    return untiedRank > 0 ? untiedRank : countRank(rows, row, order);
  }
}
function isSameRow({ hashes, starts, ends, memory }, a, b) {
  if (hashes[a] !== hashes[b]) {
    return false;
  }
  return (0,trec_text/* sameBytes */.er)(memory.bytes, starts[a], ends[a], memory.bytes, starts[b], ends[b]);
}
function isJudgedRow(rows, row, lists, judgment) {
  if (rows.hashes[row] !== lists.hashes[judgment]) {
    return false;
  }
  const rowBytes = rows.memory.bytes;
  const judgedBytes = lists.memory.bytes;
  return (0,trec_text/* sameBytes */.er)(rowBytes, rows.starts[row], rows.ends[row], judgedBytes, lists.starts[judgment], lists.ends[judgment]);
}
function countRank(rows, row, order) {
  const { scores, count } = rows;
  const score = scores[row];
  let rowsBefore = 0;
  for (let other = 0; other < count; other++) {
    const otherScore = scores[other];
    if (otherScore > score) {
      rowsBefore++;
    } else if (otherScore === score && other !== row && compareTied(rows, other, row, order) < 0) {
      rowsBefore++;
    }
  }
  return rowsBefore + 1;
}
function sortedRows(rows, order) {
  const { scores, count } = rows;
  const indexes = Uint32Array.from({ length: count }, (_, at) => at);
  return indexes.toSorted((a, b) => scores[b] - scores[a] || compareTied(rows, a, b, order));
}
function compareTied(rows, a, b, order) {
  const { starts, ends } = rows;
  const { bytes } = rows.memory;
  const ascending = (0,trec_text/* compareBytes */.Xo)(bytes, starts[a], ends[a], starts[b], ends[b]);
  return order === "trec" ? -ascending : ascending;
}
const TREC_OPTIONS = {
  relevance: 1,
  gain: "linear",
  order: "trec",
  scores: "float64",
  queries: "judged",
  depth: Infinity,
  judgedOnly: false,
  extraColumns: "refuse"
};
async function evaluateRun(input, qrels, columns, options = TREC_OPTIONS, name = (0,trec_qrels/* inputName */.yu)(input), kernel = (0,trec_kernel/* openKernel */.m)()) {
  const reading = { name, extraColumns: options.extraColumns };
  const evaluator = new Evaluator(qrels.lists, columns, options, kernel);
  const scanner = new RunScanner(input, reading, kernel);
  if (await evaluator.scanQueries(scanner)) {
    return evaluator.finish(scanner);
  }
  const gatheringEvaluator = new Evaluator(qrels.lists, columns, options, kernel);
  const secondScanner = new RunScanner(input, reading, kernel);
  await gatheringEvaluator.gatherQueries(secondScanner);
  return gatheringEvaluator.finish(secondScanner);
}
async function readRun(input, name = (0,trec_qrels/* inputName */.yu)(input)) {
  const scanner = new RunScanner(input, { name, extraColumns: "refuse" }, (0,trec_kernel/* openKernel */.m)());
  const queries = /* @__PURE__ */ new Map();
  await scanner.read((rows) => {
    const { qid } = rows;
    const results = queries.get(qid) ?? /* @__PURE__ */ new Map();
    queries.set(qid, results);
    const lines = rows.lineNumbers();
    for (let row = 0; row < rows.count; row++) {
      const line = lines[row];
      const docId = (0,trec_text/* decodeExact */.IC)(rows.memory.text, rows.starts[row], rows.ends[row]);
      const earlier = docId === null ? void 0 : results.get(docId);
      if (docId === null) {
        scanner.problems.add(line, "the document id is not UTF-8: save the file as UTF-8");
      } else if (earlier === void 0) {
        results.set(docId, { score: rows.scores[row], line });
      } else {
        scanner.problems.add(line, (0,trec_text/* repeatMessage */.l8)(docId, qid, earlier.line));
      }
    }
    return true;
  });
  scanner.throwProblems();
  return {
    queries: new Map(Array.from(queries, ([qid, results]) => [
      qid,
      Array.from(results, ([docId, { score }]) => ({ doc_id: docId, score }))
    ])),
    runId: scanner.runId
  };
}



/***/ }),

/***/ 44314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ openKernel)
});

// UNUSED EXPORTS: Kernel

// EXTERNAL MODULE: ./lib/trec/text.js
var trec_text = __webpack_require__(14807);
;// CONCATENATED MODULE: ./lib/trec/kernel.generated.js
const KERNEL = "AGFzbQEAAAABMAhgAn9/AX9gAX8Bf2AEf39/fwF/YAN/f38Bf2ABfwBgAABgBX9/f39/AX9gAn9/AAMODQEEAgMDAAUGAAIBAAcFBgEBgASABAZiDX8AQYCAwAALfwBBgICAAgt/AEG11RoLfwBBgCALfwBBgMAAC38AQYDBwAILfwBBqOyVBAt/AEH8wYAFC38AQdCX6wULfwBBpO3VBgt/AEH4wsAHC38AQbjuvgkLfwFBAAsHzgETDUNPTlNUQU5UU19FTkQDDAptYXJrQmxhbmtzAAwLY291bnRlZFJhbmsACwdmaW5kUm93AAMKaGFzUmVwZWF0cwAKA0VORAMLBEVORFMDBwZIQVNIRVMDCAhNQVhfUk9XUwMCCE9ERF9ST1dTAwkKT0REX1NDT1JFUwMKC1BJRUNFX0JZVEVTAwAKUk9PTV9CWVRFUwMBBlNDT1JFUwMFBlNUQVJUUwMGBVNUQVRFAwMGV0lORE9XAwQIdGFrZVJvd3MABwZtZW1vcnkCAAgBBgwBDQq9GA1OAgF7AX8gAP0ABAAiAUGACP0ABAD9dyAB/SP9ZCECA0AgAkUEQCAAQRBqIgD9AAQAIgFBgAj9AAQA/XcgAf0j/WQhAgwBCwsgACACaGoLzgIEAXsFfwF+AXwgAEEBdCICKAKAwcACIgQtAABBLUYhBSACKAKEwcACIgYgBGsgBWsiAiAGQRBr/QAEACIBQfAJ/QAEAP0j/WRnQRBrIgNKBEAgASAGQRFr/QAEACADQcAJav0ABAD9UiEBIAJBAWshAgVBACEDCyABQeAJ/QAEAP1xIAJBwAlq/QAEAP1OIQEgAkEBa0EPSQR/IAFBgAr9AAQA/XD9ZAVBAQtFBEAgAEEBdCABQZAK/QAEAP1OQaAK/QAEAP2VASABQQj9jQH9jgFBsAr9AAQA/boBIgEgAf2GAUHACv0ABAD9ugH9HQAiB0L/////D4NCgMLXL34gB0Igh3y5IANBA3QrA8AIoyIImiAIIAUbOQOAwcACDwtBiCAoAgAiAkECdCIDIABBAnU2AqTt1QYgAyAENgL4wsAHQYggIAJBAWo2AgALLwADQCACIANKBEAgAxABIANBBGohAwwBCwtBgCAgAkECdTYCAEGEICAANgIAIAELmgECAXsBfyAA/REhAyABQQJ0IQEgAkECdCEEA0AgAUFAayICIARMBEAgAf0ABNCX6wUgA/03IAH9AATgl+sFIAP9N/1QIAH9AATwl+sFIAP9NyAB/QAEgJjrBSAD/Tf9UP1Q/VNFBEAgAiEBDAILCwsDQCABIARIBEAgASgC0JfrBSAARgRAIAFBAnUPCyABQQRqIQEMAQsLQX8LMQEBfwNAIAIgA0oEQCAAIANqLQAAIAEgA2otAABHBEBBAA8LIANBAWohAwwBCwtBAQuzAQMCfwF7AX4DQCAAQRBqIgIgAU0EQCAA/QAEAEGwCP0ABAD9tQEiBCAEIAT9DQgJCgsMDQ4PAAECAwQFBgf9rgH9HQAiBacgBUIgh6dqIANBwfna+wFsaiEDIAIhAAwBCwsgAP0ABABBoAggASAAa2v9AAQA/U5BsAj9AAQA/bUBIgQgBCAE/Q0ICQoLDA0ODwABAgMEBQYH/a4B/R0AIgWnIAVCIIenaiADQcH52vsBbGoLBwBB9AokDAvQCAMLfwJ7BH4gAkECdCIHIQJBiCBBADYCAANAIAAgAUkEQCAAIAdBAEogAyAEEAkiCEEATARAQQJBASAIQQBIGyAAIAcgAhACDwsgB0UEQCAAIQNBjCAgABAAIABrIgQ2AgBBkCAgACAEaiIFIABrIgZBEEkEfyAA/QAEAEGgCCAGa/0ABAD9TkGwCP0ABAD9tQEiECAQIBD9DQgJCgsMDQ4PAAECAwQFBgf9rgH9HQAiEqcgEkIgh6dqBSAAIAUQBQs2AgALIAAhBSAA/QAEACEQQRAgCCAIQRBOG0EBdEHQCmovAQAhCQNAAkAgACAIaiIGQQN2KQOg5pYJIAZBB3GtiCIVIBVCAX2DIhIgEkIBfYMiEyATQgF9gyIUUAR/IAcgBhAIBSAVIBQgFYVCAYZCAYSDUAR/IAYgFHqnaiEKAn8gBiAVeqdqIgstAABBIHMgBiASeqdqIgwtAABBIHNyIAYgE3qnaiINLQAAQSBzcgRAQQAgCy0AACIOQQlGIA5BIEZyBH8gDC0AACIOQQlGIA5BIEZyBUEACwR/IA0tAAAiDkEJRiAOQSBGcgVBAAtFDQEaCyAHIAY2AqjslQQgByALNgL8wYAFIAcgCyAGayIOQRBJBH8gBv0ABABBoAggDmv9AAQA/U5BsAj9AAQA/bUBIhEgESAR/Q0ICQoLDA0ODwABAgMEBQYH/a4B/R0AIhKnIBJCIIenagUgBiALEAULNgLQl+sFIAdBAXQiBiAMQQFqNgKAwcACIAYgDTYChMHAAiAKQQFqIAotAABBCkYNABogCkECakEAIAotAABBDUYEfyAKLQABQQpGBUEACxsLBUEACwsiBkUEQEEBIAAgByACEAIPCyAGIQAgB0EEaiIHIAJrQRBGBEAgAkEBdCIKKAKMwcACIgsgCigCiMHAAmtBAWshDAJ/QQAgCigChMHAAiINIAooAoDBwAJrQQFrIg4gC0EIayANQQhr/V0DAP1XAwABIhFB8An9AAQA/SP9ZCIPQRh0ZyIGayAMIA9BgP4DcUEQdGciD2tyQYCAgIB4cSAOQQFrIAxBAWtyckEITw0AGkEAIBEgC0EJayANQQlr/V0DAP1XAwABIA9ByAlqIAZByAlq/V0DAP1XAwAB/VJB4An9AAQA/XEgDEHICWogDkHICWr9XQMA/VcDAAH9TiIRQYAK/QAEAP1w/WQNABogCiARQZAK/QAEAP1OQaAK/QAEAP2VASARQQj9jQH9jgFBsAr9AAQA/boBIhEgEf2GAUHACv0ABAD9ugH9/gEgD0EDdEHACGogBkEDdEHACGr9XQMA/VcDAAH98wH9CwSAwcACQQELRQRAIAIQASACQQRqEAELIAJBCGohAgsgACABTw0AIAD9AAQAIBD9I/1kQX9zIAlxDQAgCEEQSgR/IAVBEGogAEEQaiAIQRBrEAQFQQELDQELCwwBCwtBACAAIAcgAhACC+YCAwd/AXsBfiABEAAiAkEBaiIGEAAiBEEBaiIHEAAiBUEBaiIIEAAhAyAEIAZGIAEgAkZyIAUgB0ZyIAMgCEZyBEBBAA8LAn8gAi0AAEEgcyAELQAAQSBzciAFLQAAQSBzcgRAQQAgAi0AACIGQQlGIAZBIEZyBH8gBC0AACIGQQlGIAZBIEZyBUEACwR/IAUtAAAiBkEJRiAGQSBGcgVBAAtFDQEaCyAAIAE2AqjslQQgACACNgL8wYAFIAAgAiABayIGQRBJBH8gAf0ABABBoAggBmv9AAQA/U5BsAj9AAQA/bUBIgkgCSAJ/Q0ICQoLDA0ODwABAgMEBQYH/a4B/R0AIgqnIApCIIenagUgASACEAULNgLQl+sFIABBAXQiACAEQQFqNgKAwcACIAAgBTYChMHAAiADQQFqIAMtAABBCkYNABogA0ECakEAIAMtAABBDUYEfyADLQABQQpGBUEACxsLC78BAQN/IAAQACIEIABrIgUEfyAALQAAQSNGBUEBCwR/QQAFIAQtAAAiBkEJRiAGQSBGcgtFBEBBAA8LIAEEQCADIAVHBH9BAAUgACACIAUQBAtFBEBBfw8LBSAAIQECfwNAIAEgBEkEQEEAIAEtAABB/wBLDQIaIAFBAWohAQwBCwtBAQtFBEBBAA8LCyAEQQFqIgEQACICIAFGBH9BAAUgAi0AACIBQQlGIAFBIEZyC0UEQEEADwsgAkEBaiAAawuVAgEGf0HMmKsIQQBBgIAB/AsAA0AgASAAQQJ0SARAIAEoAtCX6wVBsfPd8XlsQQ92IgNBBXZBAnQiBCgCzJirCCEFIAQgBUEBIAN0cjYCzJirCCACIAE2AsyYrAggAiAFIAN2QQFxQQJ0aiECIAFBBGohAQwBCwtBACEBA0AgASACSARAIAEoAsyYrAgiBCgC0JfrBSIFQQAgBEECdRADIQADQCAAQQBOBEAgAEECdCIDKAL8wYAFIAMoAqjslQRrIgYgBCgC/MGABSAEKAKo7JUEa0cEf0EABSADKAKo7JUEIAQoAqjslQQgBhAECwRAQQEPCyAFIABBAWogBEECdRADIQAMAQsLIAFBBGohAQwBCwtBAAuqAQQCfgR7AX8CfCAAQQN0KwOAwcACIgn9FCEGIAFBfnFBA3QhAANAIAAgCEoEQCAEIAj9AASAwcACIgcgBv1K/dEBIQQgBSAHIAb9R/3RASEFIAhBEGohCAwBCwsgBP0dACAE/R0BfCEDIAX9HQAgBf0dAXwhAiABQQFxBEAgAyAAKwOAwcACIgogCWStfCEDIAIgCSAKYa18IQILIAOnQQFqQQAgAkIBURsLogECAXsBfyAAQUBxIQADQCAAIAFJBEAgAEEDdiIDIAD9AAQAIgJBgAj9AAQA/XcgAv0j/WQ7AaDmlgkgAyAA/QAEECICQYAI/QAEAP13IAL9I/1kOwGi5pYJIAMgAP0ABCAiAkGACP0ABAD9dyAC/SP9ZDsBpOaWCSADIAD9AAQwIgJBgAj9AAQA/XcgAv0j/WQ7AabmlgkgAEFAayEADAELCwsLkgMNAEGACAsQICAgICAgICAgICAgICAgIABBkAgLEP////////////////////8AQbAICw0RKATMYczm/7F5N54BAEHGCAt68D8AAAAAAAAkQAAAAAAAAFlAAAAAAABAj0AAAAAAAIjDQAAAAAAAavhAAAAAAICELkEAAAAA0BJjQQAAAACE15dBAAAAAGXNzUEAAAAgX6ACQgAAAOh2SDdCAAAAopQabUIAAEDlnDCiQgAAkB7EvNZCAAA0JvVrDEMAQdAJCxD/////////////////////AEHgCQsQMDAwMDAwMDAwMDAwMDAwMABB8AkLEC4uLi4uLi4uLi4uLi4uLi4AQYAKCxB2dnZ2dnZ2dnZ2dnZ2dnZ2AEGQCgsP/wD/AP8A/wD/AP8A/wD/AEGgCgsPCgAKAAoACgAKAAoACgAKAEGwCgsPZAABAGQAAQBkAAEAZAABAEHACgsPECcBABAnAQAQJwEAECcBAEHSCgsgAQADAAcADwAfAD8AfwD/AP8B/wP/B/8P/x//P/9///8=";


// EXTERNAL MODULE: ./lib/trec/rows.js
var rows = __webpack_require__(52933);
;// CONCATENATED MODULE: ./lib/trec/kernel.js



const SPACE = 32;
const OTHER_QUERY = 2;
const COUNT = 0;
const STOPPED = 1;
const ODD_COUNT = 2;
const QID_LENGTH = 3;
const QID_HASH = 4;
const STATE_LENGTH = 5;
const MANY_ROWS = 4096;
let compiledModule;
function openKernel() {
  try {
    compiledModule ??= new WebAssembly.Module(Buffer.from(KERNEL, "base64"));
    return new Kernel(new WebAssembly.Instance(compiledModule).exports);
  } catch {
    return null;
  }
}
class Kernel {
  rows = new rows/* Rows */.Sc();
  /** Where the window of a run must be for the kernel to read it. */
  place;
  /** Whether takeRows stopped at a row of another query. */
  atOtherQuery = false;
  #exports;
  #memory;
  #starts;
  #state;
  /** By score that takeRows could not read: its row, and the offset of its text. */
  #oddRows;
  #oddScores;
  constructor(exports) {
    this.#exports = exports;
    const { buffer } = exports.memory;
    const { MAX_ROWS } = exports;
    const viewOfInts = (address) => new Int32Array(buffer, exports[address].value, MAX_ROWS.value);
    this.#starts = viewOfInts("STARTS");
    this.rows.starts = this.#starts;
    this.rows.ends = viewOfInts("ENDS");
    this.rows.hashes = viewOfInts("HASHES");
    this.rows.scores = new Float64Array(buffer, exports.SCORES.value, MAX_ROWS.value);
    this.#state = new Int32Array(buffer, exports.STATE.value, STATE_LENGTH);
    this.#oddRows = viewOfInts("ODD_ROWS");
    this.#oddScores = viewOfInts("ODD_SCORES");
    const memory = (0,trec_text/* wrapMemory */.EQ)(buffer);
    this.#memory = memory;
    const roomBytes = exports.ROOM_BYTES.value;
    const pieceBytes = exports.PIECE_BYTES.value;
    this.place = { memory, origin: exports.WINDOW.value + roomBytes, roomBytes, pieceBytes };
  }
  /** Whether the kernel can read these rows. Those of a query that is too large are elsewhere. */
  hasInMemory(rows) {
    return rows.memory === this.#memory && rows.starts === this.#starts;
  }
  /** Marks where columns end. Must be called when bytes there are new, before takeRows. */
  markBlanks(from, limit) {
    this.#exports.markBlanks(from, limit);
  }
  /**
   * Appends rows of the current query, or of the next one if there are none yet. @returns the
   * offset of the first line that was not taken.
   */
  takeRows(rows, from, limit) {
    const { count, qidStart, qidLength } = rows;
    const state = this.#state;
    let at = this.#exports.takeRows(from, limit, count, qidStart, qidLength);
    rows.count = state[COUNT];
    this.atOtherQuery = state[STOPPED] === OTHER_QUERY;
    if (state[ODD_COUNT] > 0) {
      at = this.#readOddScores(rows, from, at);
    }
    if (count === 0 && rows.count > 0) {
      rows.setQuery(from, state[QID_LENGTH], state[QID_HASH]);
    }
    return at;
  }
  /**
   * Reads the scores that the kernel left. If one is no number, drops its row and all after it, and
   * returns the offset of its line; else `to`.
   */
  #readOddScores(rows, from, to) {
    for (let odd = 0; odd < this.#state[ODD_COUNT]; odd++) {
      const row = this.#oddRows[odd];
      if (readScore(rows, this.#oddScores[odd], row)) {
        continue;
      }
      rows.count = row;
      this.atOtherQuery = false;
      return Math.max(from, rows.memory.bytes.lastIndexOf(trec_text/* NEWLINE */.Xy, rows.starts[row]) + 1);
    }
    return to;
  }
  /**
   * Whether it is known that no document comes twice: false also if there are too many rows, or if
   * they are not in the kernel's memory.
   */
  hasNoRepeats(rows) {
    return rows.count <= MANY_ROWS && this.hasInMemory(rows) && this.#exports.hasRepeats(rows.count) === 0;
  }
  /** Returns the first row from index `from` on whose document has this hash, or -1. */
  findRow(rows, hash, from) {
    return this.#exports.findRow(hash, from, rows.count);
  }
  /** Returns 1 + the number of rows with a higher score; 0 if another row has the same score. */
  findUntiedRank(row, count) {
    return this.#exports.countedRank(row, count);
  }
}
function readScore(rows, from, row) {
  const { bytes, text } = rows.memory;
  let to = from;
  while (bytes[to] > SPACE) {
    to++;
  }
  const value = (0,trec_text/* parseDecimal */.$Q)((0,trec_text/* decodeText */.g7)(text, from, to));
  if (value !== null) {
    rows.scores[row] = value;
  }
  return value !== null;
}



/***/ })

};
