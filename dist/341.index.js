export const id = 341;
export const ids = [341];
export const modules = {

/***/ 93530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UW: () => (/* binding */ TREC_OPTIONS),
  tL: () => (/* binding */ evaluateRun),
  cI: () => (/* binding */ readRun),
  sm: () => (/* binding */ valuesOf)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/trec/trec-output.js
var trec_output = __webpack_require__(30294);
// EXTERNAL MODULE: ./lib/trec/judgments.js + 1 modules
var judgments = __webpack_require__(97878);
// EXTERNAL MODULE: ./lib/trec/bytes.js
var trec_bytes = __webpack_require__(22125);
;// CONCATENATED MODULE: ./lib/trec/matcher.js

/** From so many judged documents on, one sort of all rows is cheaper than counting for each. */
const SORT_FROM = 64;
/** Up to so many judged documents, searching all rows for each is cheaper than a hash table of the rows. */
const FEW_JUDGED = 32;
const LEAST_SLOTS = 4096;
const GOLDEN = 0x9e3779b1;
/**
 * Finds judged and repeated documents of one query after the other with one hash table. Documents are the same where
 * their bytes are; hashes only find candidates.
 */
class RowMatcher {
    /** Repeated documents of the last query, in file order. */
    repeats = [];
    #kernel;
    /** 0: free; k > 0: row k - 1. */
    #slots = new Int32Array(LEAST_SLOTS);
    /** By judgment of the query: its row, or -1. */
    #rowOf = new Int32Array(1024);
    constructor(kernel) {
        this.#kernel = kernel;
    }
    /** Puts the judged documents of `into.pool` into the ranking. Where it is empty, rows are only searched for repeats. */
    match(rows, order, into) {
        const { pool } = into;
        if (this.repeats.length > 0)
            this.repeats.length = 0;
        const judged = pool.to - pool.from;
        if (this.#rowOf.length < judged)
            this.#rowOf = new Int32Array(2 * judged);
        if (judged <= FEW_JUDGED && this.#kernel?.hasNoRepeats(rows) === true)
            this.#searchRows(rows, pool, this.#kernel);
        else
            this.#findJudged(rows, this.#enterRows(rows), pool);
        this.#place(rows, order, into);
    }
    #searchRows(rows, { lists, from, to }, kernel) {
        for (let at = from; at < to; at++) {
            const hash = lists.hashes[at];
            let row = kernel.findRow(rows, hash, 0);
            while (row >= 0 && !isJudgedRow(rows, row, lists, at))
                row = kernel.findRow(rows, hash, row + 1);
            this.#rowOf[at - from] = row;
        }
    }
    #enterRows(rows) {
        let size = LEAST_SLOTS;
        while (size < 2 * rows.count)
            size *= 2;
        if (this.#slots.length === size)
            this.#slots.fill(0);
        else
            this.#slots = new Int32Array(size);
        const { hashes, count } = rows;
        const slots = this.#slots;
        const mask = size - 1;
        const shift = Math.clz32(mask);
        for (let row = 0; row < count; row++) {
            let slot = Math.imul(hashes[row], GOLDEN) >>> shift;
            let entry = slots[slot];
            while (entry !== 0 && !isSameRow(rows, row, entry - 1)) {
                slot = (slot + 1) & mask;
                entry = slots[slot];
            }
            if (entry === 0)
                slots[slot] = row + 1;
            else
                this.repeats.push({ row, firstRow: entry - 1 });
        }
        return slots;
    }
    #findJudged(rows, slots, { lists, from, to }) {
        const mask = slots.length - 1;
        const shift = Math.clz32(mask);
        for (let at = from; at < to; at++) {
            let slot = Math.imul(lists.hashes[at], GOLDEN) >>> shift;
            while (slots[slot] !== 0 && !isJudgedRow(rows, slots[slot] - 1, lists, at))
                slot = (slot + 1) & mask;
            this.#rowOf[at - from] = slots[slot] - 1;
        }
    }
    #place(rows, order, into) {
        const { lists, from, to } = into.pool;
        const { grades } = lists;
        const rowOf = this.#rowOf;
        let retrieved = 0;
        for (let at = from; at < to; at++)
            if (rowOf[at - from] >= 0)
                retrieved++;
        if (retrieved < SORT_FROM) {
            for (let at = from; at < to; at++) {
                const row = rowOf[at - from];
                if (row >= 0)
                    into.insert(this.#rankOf(rows, row, order), grades[at]);
            }
            return;
        }
        const judgmentOf = new Int32Array(rows.count).fill(-1);
        for (let at = from; at < to; at++)
            if (rowOf[at - from] >= 0)
                judgmentOf[rowOf[at - from]] = at;
        sortedRows(rows, order).forEach((row, at) => {
            if (judgmentOf[row] >= 0)
                into.insert(at + 1, grades[judgmentOf[row]]);
        });
    }
    #rankOf(rows, row, order) {
        const counted = this.#kernel?.holds(rows) === true ? this.#kernel.countedRank(row, rows.count) : 0;
        return counted > 0 ? counted : countedRank(rows, row, order);
    }
}
function isSameRow({ hashes, starts, ends, memory }, a, b) {
    if (hashes[a] !== hashes[b])
        return false;
    return (0,trec_bytes/* sameBytes */.er)(memory.bytes, starts[a], ends[a], memory.bytes, starts[b], ends[b]);
}
function isJudgedRow(rows, row, lists, at) {
    if (rows.hashes[row] !== lists.hashes[at])
        return false;
    const [bytes, judged] = [rows.memory.bytes, lists.memory.bytes];
    return (0,trec_bytes/* sameBytes */.er)(bytes, rows.starts[row], rows.ends[row], judged, lists.starts[at], lists.ends[at]);
}
/** 1 + the rows that stand before this one. */
function countedRank(rows, row, order) {
    const { scores, count } = rows;
    const score = scores[row];
    let before = 0;
    for (let other = 0; other < count; other++) {
        const rival = scores[other];
        if (rival > score)
            before++;
        else if (rival === score && other !== row && compareTied(rows, other, row, order) < 0)
            before++;
    }
    return before + 1;
}
function sortedRows(rows, order) {
    const { scores, count } = rows;
    const indexes = Uint32Array.from({ length: count }, (_, at) => at);
    return indexes.toSorted((a, b) => scores[b] - scores[a] || compareTied(rows, a, b, order));
}
/** Negative where `a` stands before `b`, by docno alone; UTF-8's byte order is that of code points. */
function compareTied(rows, a, b, order) {
    const { starts, ends } = rows;
    const { bytes } = rows.memory;
    const ascending = (0,trec_bytes/* compareBytes */.Xo)(bytes, starts[a], ends[a], starts[b], ends[b]);
    return order === "trec" ? -ascending : ascending;
}

// EXTERNAL MODULE: ./lib/trec/plain-rows.js
var plain_rows = __webpack_require__(91018);
// EXTERNAL MODULE: ./lib/trec/rows.js
var trec_rows = __webpack_require__(52933);
// EXTERNAL MODULE: ./lib/trec/text.js
var trec_text = __webpack_require__(14807);
;// CONCATENATED MODULE: ./lib/trec/evaluator.js







/** Scores the queries of one run: read them once, by `scan` or by `gather`, then `finish`. */
class Evaluator {
    #lists;
    #columns;
    #options;
    #matcher;
    #ranking;
    #order;
    /** By the query's number: one value for each column, and whether the run has it. */
    #values;
    #seen;
    #unjudged = new Set();
    constructor(lists, columns, options, kernel) {
        this.#lists = lists;
        this.#columns = columns;
        this.#options = options;
        this.#matcher = new RowMatcher(kernel);
        this.#ranking = new plain_rows/* MutableRanking */.Vq(new judgments/* Pool */.bC(lists, options.relevance));
        this.#order = options.order === "trec" ? "trec" : "score";
        this.#values = new Float64Array(lists.queries.count * columns.length);
        this.#seen = new Uint8Array(lists.queries.count);
    }
    /** Scores query after query; false where one turns up a second time, so that this way of reading can't do. */
    async scan(scanner) {
        let known = false;
        await scanner.read((rows) => {
            const query = this.#find(rows);
            known = !this.#isNew(rows, query);
            if (known)
                return false;
            this.#scoreRows(rows, query, scanner);
            return true;
        });
        if (known)
            return false;
        scanner.throwIfAny();
        return true;
    }
    /** Reads everything first, for runs whose queries are interleaved. */
    async gather(scanner) {
        const stored = new Map();
        await scanner.read((rows) => {
            const { qid } = rows;
            let all = stored.get(qid);
            if (all === undefined)
                stored.set(qid, (all = new trec_rows/* StoredRows */.BD(rows)));
            all.append(rows);
            return true;
        });
        for (const all of stored.values()) {
            const query = this.#find(all);
            this.#isNew(all, query);
            this.#scoreRows(all, query, scanner);
        }
        scanner.throwIfAny();
    }
    /** The number of the rows' query, or -1 where it is not judged. */
    #find({ memory, qidStart, qidLength, qidHash }) {
        return this.#lists.queries.find(0, memory.bytes, qidStart, qidStart + qidLength, qidHash);
    }
    /** Notes that the run has this query; false where that was known. */
    #isNew(rows, query) {
        if (query < 0) {
            const { qid } = rows;
            const known = this.#unjudged.has(qid);
            this.#unjudged.add(qid);
            return !known;
        }
        const known = this.#seen[query] === 1;
        this.#seen[query] = 1;
        return !known;
    }
    #scoreRows(rows, query, scanner) {
        const { relevance, depth, scores } = this.#options;
        if (scores === "float32")
            for (let row = 0; row < rows.count; row++)
                rows.scores[row] = Math.fround(rows.scores[row]);
        this.#begin(query);
        this.#matcher.match(rows, this.#order, this.#ranking);
        if (this.#matcher.repeats.length > 0)
            this.#tellRepeats(rows, scanner);
        this.#ranking.finish(rows.count, relevance, depth);
        if (query >= 0)
            this.#compute(query);
    }
    #tellRepeats(rows, scanner) {
        const lines = rows.lines();
        for (const { row, firstRow } of this.#matcher.repeats)
            scanner.problems.add(lines[row], (0,trec_text/* repeatMessage */.l8)(rows.docno(row), rows.qid, lines[firstRow]));
    }
    /** Starts a ranking that is empty but for the judgments. */
    #begin(query) {
        this.#ranking.clear();
        this.#ranking.pool.open(query);
    }
    #compute(query) {
        const columns = this.#columns;
        const values = this.#values;
        const from = query * columns.length;
        for (let column = 0; column < columns.length; column++) {
            const { measure, parameter } = columns[column];
            values[from + column] = measure.compute(this.#ranking, parameter, this.#options);
        }
    }
    /** @throws GateError `invalid_run` where no query is left to average over. */
    finish({ name, runId }) {
        const { queries } = this.#lists;
        const all = queries.inByteOrder();
        const missing = all.filter((query) => this.#seen[query] === 0);
        for (const query of missing) {
            this.#begin(query);
            this.#compute(query);
        }
        const counted = this.#options.queries === "judged" ? all : all.filter((query) => this.#seen[query] === 1);
        if (counted.length === 0)
            throw new errors.GateError("invalid_run", `${name}: none of its queries is judged, nothing to average over`, {
                hint: "check that run and qrels use the same query ids",
            });
        const values = (0,trec_output/* rowsInOrder */.FA)(this.#values, counted, this.#columns.length);
        let ids;
        return {
            runId,
            count: counted.length,
            get ids() {
                return (ids ??= Array.from(counted, (query) => queries.text(query)));
            },
            values,
            summary: (0,trec_output/* summarise */.fS)(this.#columns, values, counted.length),
            missing: Array.from(missing, (query) => queries.text(query)),
            unjudged: this.#unjudged.size,
        };
    }
}

// EXTERNAL MODULE: ./lib/trec/kernel.js + 1 modules
var trec_kernel = __webpack_require__(44314);
// EXTERNAL MODULE: ./lib/trec/qrels.js
var trec_qrels = __webpack_require__(73169);
// EXTERNAL MODULE: ./lib/trec/byte-source.js
var byte_source = __webpack_require__(91014);
;// CONCATENATED MODULE: ./lib/trec/run-rows.js
/** Recorded runs as bytes: `qid Q0 docno rank score tag` a line, grouped by query while they are read. */





const COLUMNS = 6;
const COMMENT = 35;
/** The shortest row, `1 0 d 1 1 t` and its newline: bounds how many rows some bytes can hold. */
const SHORTEST_ROW = 12;
const HINT = "a run has six columns: qid Q0 docno rank score tag, separated by tabs or spaces; what follows them trec_eval skips, and so does score --ignore-extra-columns";
/**
 * Reads a run and hands over the rows of one query after the other, as long as its lines follow each other; a query that
 * turns up again later is handed over again. Problems go to `problems`; the caller decides when to throw, and reading
 * stops once there are too many.
 */
class RunScanner {
    /** What problems call the file. */
    name;
    rows;
    problems;
    /** The tag of the last row, once all are read. */
    runId = "";
    #kernel;
    #input;
    #reading;
    #columns = new Int32Array(2 * trec_text/* MAX_COLUMNS */.ZS);
    #line = 0;
    #seen = false;
    constructor(input, reading, kernel = null) {
        this.name = reading.name;
        this.#input = input;
        this.#reading = reading;
        this.#kernel = kernel;
        this.rows = kernel?.rows ?? new trec_rows/* Rows */.Sc();
        this.problems = new trec_text/* Problems */.Zw(reading.name);
    }
    /** @throws GateError `invalid_run` where the file as a whole is none, `file_not_found`, `file_unreadable` */
    async read(take) {
        const window = new trec_rows/* Window */.p8(await (0,byte_source/* openSource */.oD)(this.#input, this.#reading.name), this.#kernel?.place);
        try {
            await this.#scan(window, take);
        }
        finally {
            await window.close();
        }
        if (!this.#seen && this.problems.none)
            this.problems.add(null, this.#line === 0 ? "the file is empty" : "the file has no rows");
        if (!this.#seen)
            this.throwIfAny();
    }
    /** @throws GateError `invalid_run` with every problem found so far. */
    throwIfAny() {
        this.problems.throwIfAny("invalid_run", HINT);
    }
    async #scan(window, take) {
        const { rows, problems } = this;
        rows.clear();
        let at = await this.#begin(window);
        while (!problems.full) {
            const limit = completeLines(window, at);
            rows.memory = window.memory;
            rows.reserve(Math.ceil((limit - at) / SHORTEST_ROW));
            if (this.#kernel?.holds(rows) === true)
                this.#kernel.prepare(at, limit);
            const next = this.#takeLines(at, limit, take);
            if (next === null)
                return;
            at = next;
            if (window.ended || problems.full)
                break;
            const moved = await window.refill(rows.count > 0 ? rows.qidStart : at);
            rows.shift(moved);
            at += moved;
        }
        if (rows.count === 0)
            return;
        this.runId = rows.tag();
        take(rows);
    }
    /** Returns the offset of the first line that is not taken, or null where the reading ends. */
    #takeLines(from, limit, take) {
        const { rows, problems } = this;
        let at = from;
        while (at < limit && !problems.full) {
            at = this.#takeRows(at, limit);
            if (at === limit)
                break;
            const next = this.#kernel?.atOtherQuery === true ? at : this.#oddLine(at);
            if (next === at) {
                if (!take(rows))
                    return null;
                rows.clear();
            }
            at = next;
        }
        return at;
    }
    /** Fills the window up to where the encoding shows; returns the offset behind a byte order mark. */
    async #begin(window) {
        while (!window.ended && window.end - window.start < 3)
            await window.refill(window.start);
        const problem = (0,trec_text/* encodingProblem */.pz)(window.memory.bytes, window.start, window.end);
        if (problem !== null) {
            this.problems.add(1, problem);
            this.throwIfAny();
        }
        return window.start + (0,trec_text/* markLength */.Id)(window.memory.bytes, window.start, window.end);
    }
    /** Takes as many rows of one query in plain form as there are; returns the offset of the line behind them. */
    #takeRows(from, limit) {
        const { rows } = this;
        const before = rows.count;
        const at = this.#kernel?.holds(rows) === true
            ? this.#kernel.takeRows(rows, from, limit)
            : takePlain(rows, from, limit);
        if (rows.count === before)
            return at;
        if (before === 0)
            rows.firstLine = this.#line + 1;
        this.#seen = true;
        this.#line += rows.count - before;
        return at;
    }
    /**
     * Any line: takes it as a row, skips it, or notes what is wrong with it, and returns the offset behind it. A row of
     * another query is left where it is: `from` itself is returned.
     */
    #oddLine(from) {
        const { rows, problems } = this;
        const { bytes } = rows.memory;
        const to = bytes.indexOf(trec_text/* NEWLINE */.Xy, from);
        const columns = this.#columns;
        const split = (0,trec_text/* splitColumns */.uz)(bytes, from, to, columns);
        // As trec_eval, which skips white space before it looks for a comment.
        const found = split > 0 && bytes[columns[0]] === COMMENT ? 0 : split;
        const queryEnd = rows.qidStart + rows.qidLength;
        const isOther = () => !(0,trec_bytes/* sameBytes */.er)(bytes, rows.qidStart, queryEnd, bytes, columns[0], columns[1]);
        if (found > 0 && rows.count > 0 && isOther())
            return from;
        this.#line++;
        if (found === 0)
            return to + 1;
        this.#seen = true;
        const problem = this.#oddRow(from, to, found);
        if (problem !== null)
            problems.add(this.#line, problem);
        return to + 1;
    }
    /** Takes a row from its columns; returns what is wrong with it, if anything. */
    #oddRow(from, to, found) {
        const { rows } = this;
        const { text } = rows.memory;
        const columns = this.#columns;
        const tooMany = found > COLUMNS && this.#reading.extraColumns === "refuse";
        if (found < COLUMNS || tooMany)
            return (0,trec_text/* columnsMessage */.Np)((0,trec_text/* decode */.D4)(text, from, to).trimEnd(), found, HINT_COLUMNS);
        const written = (0,trec_text/* decode */.D4)(text, columns[8], columns[9]);
        const score = (0,trec_bytes/* parseDecimal */.$Q)(written);
        if (score === null)
            return `score ${(0,trec_text/* show */.WU)(written)}, expected a finite decimal number such as 12.5`;
        if (rows.count === 0) {
            if (!(0,trec_text/* isUtf8Text */.Lr)(rows.memory.bytes, columns[0], columns[1]))
                return "the query id is not UTF-8: save the file as UTF-8";
            const hash = (0,trec_bytes/* hashBytes */.yi)(rows.memory.bytes, columns[0], columns[1]);
            rows.begin(columns[0], columns[1] - columns[0], hash);
            rows.firstLine = this.#line;
        }
        rows.push(columns[4], columns[5], score);
        return null;
    }
}
function takePlain(rows, from, limit) {
    let at = from;
    if (rows.count === 0)
        return at;
    for (let taken = plain_rows/* BATCH_ROWS */.B8; taken === plain_rows/* BATCH_ROWS */.B8 && at < limit;) {
        const before = rows.count;
        at = (0,plain_rows/* plainRows */.mN)(rows, at, limit);
        taken = rows.count - before;
    }
    return at;
}
const HINT_COLUMNS = "6 (qid Q0 docno rank score tag)";
/** Where the last complete line ends; at the end of the file a missing newline is added. */
function completeLines(window, from) {
    const { bytes } = window.memory;
    if (window.ended && window.end > from && bytes[window.end - 1] !== trec_text/* NEWLINE */.Xy)
        bytes[window.end++] = trec_text/* NEWLINE */.Xy;
    return (0,trec_text/* behindLastLine */.Zp)(bytes, from, window.end);
}

;// CONCATENATED MODULE: ./lib/trec/evaluate.js





const TREC_OPTIONS = {
    relevance: 1,
    gain: "linear",
    order: "trec",
    scores: "float64",
    queries: "judged",
    depth: Infinity,
    extraColumns: "refuse",
};
/** One query's values, one for each column. */
function valuesOf(evaluation, query) {
    const width = evaluation.summary.length;
    return evaluation.values.subarray(query * width, (query + 1) * width);
}
/**
 * Scores a recorded run. Memory grows with the number of queries and the largest query, not with the file, as long as
 * each query's rows follow each other; where they don't, all rows are held as bytes and numbers.
 * @param kernel null for the plain path, which gives the same results; a kernel serves one evaluation at a time.
 * @throws GateError `invalid_run` with up to 20 problems (repeated documents among them), `file_not_found`,
 * `file_unreadable`
 */
async function evaluateRun(input, qrels, columns, options = TREC_OPTIONS, name = (0,trec_qrels/* inputName */.yu)(input), kernel = (0,trec_kernel/* openKernel */.m0)()) {
    const reading = { name, extraColumns: options.extraColumns };
    const inOrder = new Evaluator(qrels.lists, columns, options, kernel);
    const scanner = new RunScanner(input, reading, kernel);
    if (await inOrder.scan(scanner))
        return inOrder.finish(scanner);
    const gathered = new Evaluator(qrels.lists, columns, options, kernel);
    const again = new RunScanner(input, reading, kernel);
    await gathered.gather(again);
    return gathered.finish(again);
}
/**
 * Reads a TREC run as evaluateRun does, into strings.
 * @param name what problems call the file; by default the path.
 * @throws GateError `invalid_run` with up to 20 problems, `file_not_found`, `file_unreadable`
 */
async function readRun(input, name = (0,trec_qrels/* inputName */.yu)(input)) {
    const scanner = new RunScanner(input, { name, extraColumns: "refuse" });
    const queries = new Map();
    await scanner.read((rows) => {
        const { qid } = rows;
        let results = queries.get(qid);
        if (results === undefined)
            queries.set(qid, (results = new Map()));
        const lines = rows.lines();
        for (let row = 0; row < rows.count; row++) {
            const line = lines[row];
            const docId = (0,trec_text/* decodeExact */.IC)(rows.memory.text, rows.starts[row], rows.ends[row]);
            const earlier = docId === null ? undefined : results.get(docId);
            if (docId === null)
                scanner.problems.add(line, "the document id is not UTF-8: save the file as UTF-8");
            else if (earlier === undefined)
                results.set(docId, { doc_id: docId, score: rows.scores[row], line });
            else
                scanner.problems.add(line, (0,trec_text/* repeatMessage */.l8)(docId, qid, earlier.line));
        }
        return true;
    });
    scanner.throwIfAny();
    return {
        queries: new Map(Array.from(queries, ([qid, results]) => [qid, listOf(results)])),
        runId: scanner.runId,
    };
}
function listOf(results) {
    return Array.from(results.values(), ({ doc_id: docId, score }) => ({ doc_id: docId, score }));
}


/***/ }),

/***/ 30294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ formatRuns),
/* harmony export */   FA: () => (/* binding */ rowsInOrder),
/* harmony export */   TI: () => (/* binding */ formatRun),
/* harmony export */   fS: () => (/* binding */ summarise),
/* harmony export */   gn: () => (/* binding */ formatFixed),
/* harmony export */   vV: () => (/* binding */ runsAsJson)
/* harmony export */ });
/* harmony import */ var _evaluate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93530);

/**
 * A number as C's printf("%.<digits>f") writes it. Both languages round the exact binary value, but where it lies
 * exactly between two decimals C takes the even one and toFixed the larger: for 4 digits at odd multiples of 1/32.
 */
function formatFixed(value, digits = 4) {
    if (!Number.isFinite(value))
        return Number.isNaN(value) ? "nan" : value > 0 ? "inf" : "-inf";
    const size = Math.abs(value);
    // A tie needs value * 10^digits = n + 1/2, so value is a multiple of 2^-(digits + 1): 5^digits divides the rest.
    const halves = size * 2 ** (digits + 1);
    if (!Number.isSafeInteger(halves) || halves % 2 === 0)
        return sign(value) + size.toFixed(digits);
    const twice = BigInt(halves) * 5n ** BigInt(digits);
    const even = (twice >> 1n) + ((twice >> 1n) & 1n);
    const text = even.toString().padStart(digits + 1, "0");
    const point = text.length - digits;
    return `${sign(value)}${text.slice(0, point)}${digits === 0 ? "" : "."}${text.slice(point)}`;
}
function sign(value) {
    return value < 0 || Object.is(value, -0) ? "-" : "";
}
// From the values of queries, one row for each, to the figures of a run.
/** The rows of values in this order, which is often theirs. */
function rowsInOrder(values, order, width) {
    if (order.length * width === values.length && order.every((row, at) => row === at))
        return values;
    const ordered = new Float64Array(order.length * width);
    for (let row = 0, to = 0; row < order.length; row++) {
        const from = order[row] * width;
        for (let column = 0; column < width; column++)
            ordered[to++] = values[from + column];
    }
    return ordered;
}
/** One figure for each column: a sum, a mean, or e to the mean of logarithms. */
function summarise(columns, values, queries) {
    const sums = new Float64Array(columns.length);
    for (let at = 0; at < values.length;)
        for (let column = 0; column < sums.length; column++)
            sums[column] += values[at++];
    return columns.map(({ measure }, column) => {
        const sum = sums[column];
        if (measure.summary === "sum")
            return sum;
        const mean = sum / queries;
        return measure.summary === "geometric" ? Math.exp(mean) : mean;
    });
}
const NAME_WIDTH = 22;
const ALL = "all";
function formatValue(column, value) {
    return column.measure.integer ? String(value) : formatFixed(value);
}
/** Columns with a value for one query: not `num_q`, nor geometric means, whose parts are logarithms. As trec_eval. */
function perQuery(columns) {
    return columns.flatMap(({ measure }, at) => measure.name === "num_q" || measure.summary === "geometric" ? [] : [at]);
}
/** Exactly what trec_eval prints: `%-22s\t%s\t%s`, queries first where asked for, each line ended. */
function formatRun(run, selection, eachQuery) {
    const { evaluation } = run;
    const { columns } = selection;
    const line = (label, of, value) => `${label.padEnd(NAME_WIDTH)}\t${of}\t${value}\n`;
    let text = "";
    if (eachQuery)
        evaluation.ids.forEach((id, query) => {
            const values = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .valuesOf */ .sm)(evaluation, query);
            for (const at of perQuery(columns))
                text += line(columns[at].label, id, formatValue(columns[at], values[at]));
        });
    if (selection.runId)
        text += line("runid", ALL, evaluation.runId);
    columns.forEach((column, at) => {
        text += line(column.label, ALL, formatValue(column, evaluation.summary[at]));
    });
    return text;
}
/**
 * Several runs on the same judgments: a heading, then name, query, one value a run, and one difference to the first run
 * for every other, separated by tabs. A value that a run lacks is `-`.
 */
function formatRuns(runs, selection, eachQuery) {
    const { columns } = selection;
    const first = runs[0].file;
    const heading = [
        "measure",
        "query",
        ...runs.map(({ file }) => file),
        ...runs.slice(1).map(({ file }) => `${file} - ${first}`),
    ];
    let text = tabbed(heading);
    if (eachQuery) {
        const byId = runs.map(({ evaluation }) => new Map(evaluation.ids.map((id, query) => [id, (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .valuesOf */ .sm)(evaluation, query)])));
        const ids = new Set(runs.flatMap(({ evaluation }) => evaluation.ids));
        for (const id of ids)
            for (const at of perQuery(columns))
                text += compared(columns[at], id, byId.map((values) => values.get(id)?.[at]));
    }
    if (selection.runId)
        text += tabbed(["runid", ALL, ...runs.map(({ evaluation }) => evaluation.runId)]);
    columns.forEach((column, at) => {
        text += compared(column, ALL, runs.map(({ evaluation }) => evaluation.summary[at]));
    });
    return text;
}
function compared(column, of, values) {
    const [first] = values;
    const shown = values.map((value) => (value === undefined ? "-" : formatValue(column, value)));
    const differences = values.slice(1).map((value) => {
        if (value === undefined || first === undefined)
            return "-";
        const text = formatValue(column, value - first);
        return value - first > 0 ? `+${text}` : text;
    });
    return tabbed([column.label, of, ...shown, ...differences]);
}
function tabbed([label, ...cells]) {
    return `${[label.padEnd(NAME_WIDTH), ...cells].join("\t")}\n`;
}
/** The same as data, values unrounded; `queries` only where asked for. */
function runsAsJson(runs, selection, options, eachQuery) {
    const { columns } = selection;
    const named = (values, of) => Object.fromEntries(of.map((at) => [columns[at].label, values[at]]));
    const all = columns.map((_, at) => at);
    const { relevance, gain, order, scores, queries, depth } = options;
    const document = {
        schema_version: 1,
        definition: {
            gain,
            relevance,
            order,
            scores,
            queries,
            ...(depth === Infinity ? {} : { max_retrieved: depth }),
        },
        runs: runs.map(({ file, evaluation }) => ({
            file,
            runid: evaluation.runId,
            summary: named(evaluation.summary, all),
            missing_queries: evaluation.missing,
            unjudged_queries: evaluation.unjudged,
            ...(eachQuery
                ? {
                    queries: evaluation.ids.map((id, query) => ({
                        id,
                        ...named((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .valuesOf */ .sm)(evaluation, query), perQuery(columns)),
                    })),
                }
                : {}),
        })),
    };
    return `${JSON.stringify(document, null, 2)}\n`;
}


/***/ })

};
