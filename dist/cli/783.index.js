export const id = 783;
export const ids = [783];
export const modules = {

/***/ 1014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ CHUNK_BYTES),
/* harmony export */   o: () => (/* binding */ openSource)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8522);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/** Where qrels and runs come from: a file or bytes in memory, plain or gzip, read piece by piece. */




const CHUNK_BYTES = 1_048_576;
/**
 * Opens a source, decompressing where the first two bytes are gzip's (RFC 1952: 1f 8b), whatever the name says.
 * @throws GateError `file_not_found`, `file_unreadable`
 */
async function openSource(input, name) {
    if (typeof input !== "string") {
        const pieces = input instanceof Uint8Array ? [input] : input;
        return isGzip(firstBytes(pieces)) ? gunzipped(node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(pieces), name) : piecesSource(pieces);
    }
    const handle = await openFile(input, name);
    const magic = new Uint8Array(2);
    const { bytesRead } = await handle.read(magic, 0, 2, 0);
    if (bytesRead === 2 && isGzip(magic))
        return gunzipped(handle.createReadStream({ start: 0 }), name);
    return fileSource(handle, name);
}
async function openFile(path, name) {
    let handle;
    try {
        handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, "r");
        if (!(await handle.stat()).isDirectory())
            return handle;
    }
    catch (cause) {
        if (cause instanceof Error && "code" in cause && cause.code === "ENOENT")
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("file_not_found", `${name}: no such file`, { cause });
        throw unreadable(name, cause);
    }
    await handle.close();
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("file_unreadable", `${name} is a directory, expected a file`);
}
function fileSource(handle, name) {
    let position = 0;
    return {
        async read(into, at, length) {
            try {
                const { bytesRead } = await handle.read(into, at, length, position);
                position += bytesRead;
                return bytesRead;
            }
            catch (cause) {
                throw unreadable(name, cause);
            }
        },
        close: () => handle.close(),
    };
}
function piecesSource(pieces) {
    const iterator = pieces.values();
    return fromNext(() => Promise.resolve(iterator.next().value), async () => { });
}
function gunzipped(compressed, name) {
    const gunzip = (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.createGunzip)({ chunkSize: CHUNK_BYTES });
    compressed.on("error", (error) => gunzip.destroy(error));
    compressed.pipe(gunzip);
    const iterator = gunzip[Symbol.asyncIterator]();
    const next = async () => {
        try {
            return (await iterator.next()).value;
        }
        catch (cause) {
            throw unreadable(name, cause);
        }
    };
    return fromNext(next, async () => {
        compressed.destroy();
        gunzip.destroy();
    });
}
/** Hands out pieces of any size in the sizes that the reader asks for. */
function fromNext(next, close) {
    let rest = new Uint8Array();
    return {
        async read(into, at, length) {
            while (rest.length === 0) {
                const piece = await next();
                if (piece === undefined)
                    return 0;
                rest = piece;
            }
            const taken = rest.subarray(0, length);
            into.set(taken, at);
            rest = rest.subarray(taken.length);
            return taken.length;
        },
        close,
    };
}
function firstBytes(pieces) {
    const first = [];
    for (const piece of pieces) {
        first.push(...piece.subarray(0, 2));
        if (first.length >= 2)
            break;
    }
    return Uint8Array.from(first);
}
function isGzip(bytes) {
    return bytes[0] === 0x1f && bytes[1] === 0x8b;
}
function unreadable(name, cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("file_unreadable", `${name} can't be read: ${why}`, { cause });
}


/***/ }),

/***/ 495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ allocate),
/* harmony export */   V: () => (/* binding */ enlarge)
/* harmony export */ });
function allocate(size) {
    const bytes = new Uint8Array(size);
    const words = new DataView(bytes.buffer);
    return { bytes, words, text: Buffer.from(bytes.buffer) };
}
/** A larger piece that begins with what the smaller one holds. */
function enlarge(memory, size) {
    const larger = allocate(size);
    larger.bytes.set(memory.bytes);
    return larger;
}


/***/ }),

/***/ 8500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yu: () => (/* binding */ inputName),
  KA: () => (/* binding */ readQrels)
});

// UNUSED EXPORTS: Qrels

// EXTERNAL MODULE: ./lib/trec/byte-source.js
var byte_source = __webpack_require__(1014);
// EXTERNAL MODULE: ./lib/trec/memory.js
var memory = __webpack_require__(495);
// EXTERNAL MODULE: ./lib/trec/rows.js
var rows = __webpack_require__(2933);
// EXTERNAL MODULE: ./lib/trec/text.js
var trec_text = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/trec/words.js
var words = __webpack_require__(4151);
;// CONCATENATED MODULE: ./lib/trec/judgment-table.js




const GOLDEN = 0x9e3779b1;
/** All judgments of a file as bytes and numbers: about a fifth of what strings and Maps of them take. */
class JudgmentTable {
    /** The number of each query, in the order of the file. */
    queries = new Map();
    count = 0;
    #memory = (0,memory/* allocate */.C)(4096);
    /** By judgment: where its docno ends in the memory (it starts where the one before ends), its hash, its grade. */
    #ends = new Int32Array(64);
    #hashes = new Int32Array(64);
    #grades = new Int32Array(64);
    /** The next judgment of the same query, or -1. */
    #next = new Int32Array(64);
    /** By query: its first and its last judgment. */
    #first = new Int32Array(64);
    #last = new Int32Array(64);
    /** Open addressing over (query, docno): a judgment + 1, or 0. */
    #slots = new Int32Array(256);
    /** Adds a judgment; where there is one for this document already, keeps that and returns its grade. */
    add(qid, bytes, from, to, grade) {
        const query = this.#number(qid);
        const hash = (0,words/* mixWord */.zF)((0,words/* hashBytes */.yi)(bytes, from, to), query);
        if (2 * this.count >= this.#slots.length)
            this.#rehash();
        const mask = this.#slots.length - 1;
        let slot = slotOf(hash, mask);
        for (let entry = this.#slots[slot]; entry !== 0; entry = this.#slots[slot]) {
            if (this.#isSame(entry - 1, hash, bytes, from, to))
                return this.#grades[entry - 1];
            slot = (slot + 1) & mask;
        }
        this.#slots[slot] = this.count + 1;
        this.#append(query, hash, bytes, from, to, grade);
        return null;
    }
    /** Hands a query's judgments to the pool. */
    fill(pool, qid) {
        const query = this.queries.get(qid);
        if (query === undefined)
            return;
        for (let at = this.#first[query]; at >= 0; at = this.#next[at])
            pool.add(this.#memory.bytes, this.#start(at), this.#ends[at], this.#grades[at]);
    }
    /** The same as strings and Maps. */
    toMaps() {
        const maps = new Map();
        for (const [qid, query] of this.queries) {
            const grades = new Map();
            for (let at = this.#first[query]; at >= 0; at = this.#next[at])
                grades.set((0,trec_text/* decode */.D4)(this.#memory.text, this.#start(at), this.#ends[at]), this.#grades[at]);
            maps.set(qid, grades);
        }
        return maps;
    }
    #number(qid) {
        const known = this.queries.get(qid);
        if (known !== undefined)
            return known;
        const query = this.queries.size;
        this.queries.set(qid, query);
        if (query === this.#first.length) {
            this.#first = doubled(this.#first);
            this.#last = doubled(this.#last);
        }
        this.#first[query] = -1;
        return query;
    }
    #append(query, hash, bytes, from, to, grade) {
        const at = this.count;
        if (at === this.#ends.length)
            this.#growRows();
        const start = this.#start(at);
        const end = start + (to - from);
        const size = this.#memory.bytes.length;
        if (end > size)
            this.#memory = (0,memory/* enlarge */.V)(this.#memory, Math.max(2 * size, end));
        for (let into = start, other = from; into < end; into++, other++)
            this.#memory.bytes[into] = bytes[other];
        this.#ends[at] = end;
        this.#hashes[at] = hash;
        this.#grades[at] = grade;
        this.#next[at] = -1;
        if (this.#first[query] === -1)
            this.#first[query] = at;
        else
            this.#next[this.#last[query]] = at;
        this.#last[query] = at;
        this.count++;
    }
    #start(at) {
        return at === 0 ? 0 : this.#ends[at - 1];
    }
    #isSame(at, hash, bytes, from, to) {
        // Equal docnos of two queries differ in their hashes, since mixWord gives each number another one.
        if (this.#hashes[at] !== hash)
            return false;
        return (0,rows/* sameBytes */.e)(bytes, from, to, this.#memory.bytes, this.#start(at), this.#ends[at]);
    }
    #growRows() {
        this.#ends = doubled(this.#ends);
        this.#hashes = doubled(this.#hashes);
        this.#grades = doubled(this.#grades);
        this.#next = doubled(this.#next);
    }
    #rehash() {
        this.#slots = new Int32Array(2 * this.#slots.length);
        const mask = this.#slots.length - 1;
        for (let at = 0; at < this.count; at++) {
            let slot = slotOf(this.#hashes[at], mask);
            while (this.#slots[slot] !== 0)
                slot = (slot + 1) & mask;
            this.#slots[slot] = at + 1;
        }
    }
}
function slotOf(hash, mask) {
    return Math.imul(hash, GOLDEN) >>> Math.clz32(mask);
}
function doubled(from) {
    const larger = new Int32Array(2 * from.length);
    larger.set(from);
    return larger;
}

// EXTERNAL MODULE: ./lib/trec/window.js
var trec_window = __webpack_require__(1375);
;// CONCATENATED MODULE: ./lib/trec/qrels.js
/** Judgments: `qid iter docno grade`, or the same without the iteration column. */





const COMMENT = 35;
const GRADE = /^[+-]?\d+(?:\.0*)?$/;
/** 2^1000 - 1 and sums of it are still finite, so no gain can overflow. */
const MAX_GRADE = 1000;
const HINT = "qrels have four columns (qid iteration docno grade) or three (qid docno grade), separated by tabs or spaces; grades are integers, 0 or less for not relevant";
const QUERY_NAMES = /^(?:q|qid|topic|query|query[-_]?id|topic[-_]?id)$/i;
const DOCUMENT_NAMES = /^(?:corpus|did|pid|docno|doc|document|(?:corpus|doc|document|passage)[-_]?id)$/i;
class Qrels {
    table;
    /** Rows that repeat an earlier one exactly, and were taken once. */
    repeated;
    #queries;
    constructor(table, repeated) {
        this.table = table;
        this.repeated = repeated;
    }
    /** By query id, in the order of the file; made when first asked for. */
    get queries() {
        return (this.#queries ??= this.table.toMaps());
    }
}
/**
 * Reads qrels: 3 or 4 columns (the same throughout), tabs or spaces, `#` comment lines, blank lines, a header on line 1,
 * a byte order mark, CRLF, gzip. An exact repeat of a judgment counts once, since it says nothing new; trec_eval refuses
 * it. A grade may be written as a decimal that is an integer (2.0), and is an integer from -1000 to 1000.
 * @param name what problems call the file; by default the path.
 * @throws GateError `invalid_qrels` with up to 20 problems, `file_not_found`, `file_unreadable`
 */
async function readQrels(input, name = inputName(input)) {
    const window = new trec_window/* Window */.p(await (0,byte_source/* openSource */.o)(input, name));
    const reader = new QrelsReader(name);
    try {
        await reader.read(window);
    }
    finally {
        await window.close();
    }
    return reader.finish();
}
/** What to call an input in messages where the caller has no name for it. */
function inputName(input) {
    return typeof input === "string" ? input : "(bytes)";
}
class QrelsReader {
    #problems;
    #table = new JudgmentTable();
    /** Of the row before, since most rows repeat it. */
    #qid = "";
    #qidBytes = new Uint8Array();
    #columns = new Int32Array(2 * trec_text/* MAX_COLUMNS */.ZS);
    #line = 0;
    /** Columns of the first row, which all others must have too; 0 before it. */
    #width = 0;
    #repeated = 0;
    constructor(name) {
        this.#problems = new trec_text/* Problems */.Zw(name);
    }
    async read(window) {
        while (!window.ended && window.end - window.start < 3)
            await window.refill(window.start);
        const problem = (0,trec_text/* encodingProblem */.pz)(window.memory.bytes, window.start, window.end);
        if (problem !== null) {
            this.#problems.add(1, problem);
            return;
        }
        let at = window.start + (0,trec_text/* markLength */.Id)(window.memory.bytes, window.start, window.end);
        while (!this.#problems.full) {
            at = this.#lines(window, at);
            if (window.ended)
                break;
            at += await window.refill(at);
        }
    }
    finish() {
        if (this.#table.count === 0 && this.#problems.none)
            this.#problems.add(null, this.#line === 0 ? "the file is empty" : "the file has no judgments");
        this.#problems.throwIfAny("invalid_qrels", HINT);
        return new Qrels(this.#table, this.#repeated);
    }
    /** Takes the complete lines, at the end of the file the last one too; returns the offset behind them. */
    #lines(window, from) {
        let at = from;
        while (at < window.end && !this.#problems.full) {
            const newline = window.memory.bytes.indexOf(trec_text/* NEWLINE */.Xy, at);
            const complete = newline >= 0 && newline < window.end;
            if (!complete && !window.ended)
                break;
            const to = complete ? newline : window.end;
            this.#line++;
            const problem = this.#takeLine(window.memory, at, to);
            if (problem !== null)
                this.#problems.add(this.#line, problem);
            at = complete ? to + 1 : to;
        }
        return at;
    }
    /** Returns what is wrong with the line, if anything. */
    #takeLine({ bytes, text }, from, to) {
        if (bytes[from] === COMMENT && from < to)
            return null;
        const columns = this.#columns;
        const found = (0,trec_text/* splitColumns */.uz)(bytes, from, to, columns);
        if (found === 0)
            return null;
        const fits = this.#width === 0 ? found === 3 || found === 4 : found === this.#width;
        if (!fits)
            return (0,trec_text/* columnsMessage */.Np)((0,trec_text/* decode */.D4)(text, from, to).trimEnd(), found, this.#expected());
        const [start, end] = [columns[2 * found - 4], columns[2 * found - 3]];
        const qid = this.#queryId({ bytes, text }, columns[0], columns[1]);
        if (qid === null || !(0,trec_text/* isUtf8Text */.Lr)(bytes, start, end))
            return "an id is not UTF-8: save the file as UTF-8";
        const written = (0,trec_text/* decode */.D4)(text, columns[2 * found - 2], columns[2 * found - 1]);
        if (this.#line === 1 && isHeader(qid, (0,trec_text/* decode */.D4)(text, start, end), written))
            return null;
        this.#width = found;
        const grade = GRADE.test(written) ? Number(written) + 0 : Number.NaN;
        if (!(Math.abs(grade) <= MAX_GRADE))
            return `grade ${(0,trec_text/* show */.WU)(written)}, expected an integer from -${MAX_GRADE} to ${MAX_GRADE}`;
        const earlier = this.#table.add(qid, bytes, start, end, grade);
        if (earlier === null)
            return null;
        if (earlier !== grade)
            return conflictMessage((0,trec_text/* decode */.D4)(text, start, end), qid, grade, earlier);
        this.#repeated++;
        return null;
    }
    /** Null where the bytes are not UTF-8. */
    #queryId({ bytes, text }, from, to) {
        if ((0,rows/* sameBytes */.e)(bytes, from, to, this.#qidBytes, 0, this.#qidBytes.length))
            return this.#qid;
        const qid = (0,trec_text/* decodeExact */.IC)(text, from, to);
        if (qid === null)
            return null;
        this.#qid = qid;
        this.#qidBytes = bytes.slice(from, to);
        return qid;
    }
    #expected() {
        if (this.#width === 0)
            return "3 (qid docno grade) or 4 (qid iteration docno grade)";
        return `${this.#width} as in the rows before`;
    }
}
function conflictMessage(docno, qid, grade, earlier) {
    return `document ${(0,trec_text/* show */.WU)(docno)} of query ${(0,trec_text/* show */.WU)(qid)} has grade ${grade} here and ${earlier} before, expected one grade`;
}
/** Names alone do not make a header: a first row `query123 auth_doc 1` is data. */
function isHeader(qid, docno, grade) {
    return Number.isNaN(Number(grade)) && QUERY_NAMES.test(qid) && DOCUMENT_NAMES.test(docno);
}


/***/ }),

/***/ 2933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ Rows),
/* harmony export */   e: () => (/* binding */ sameBytes)
/* harmony export */ });
/* harmony import */ var _memory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(495);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4807);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4151);



/** The rows of one query in file order, as offsets into memory and numbers: no string is made for a document. */
class Rows {
    memory = (0,_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .allocate */ .C)(0);
    count = 0;
    qid = "";
    qidStart = 0;
    qidLength = 0;
    /** Of the tag column of the last row. */
    tagStart = 0;
    tagEnd = 0;
    /** Where each document's name starts and ends, and its hash. */
    starts = new Int32Array();
    ends = new Int32Array();
    hashes = new Int32Array();
    scores = new Float64Array();
    /** 1-based, of the first row; the rows need not stand on adjacent lines. */
    firstLine = 0;
    /** Makes room for so many rows beyond those that are there. */
    reserve(more) {
        const needed = this.count + more;
        if (needed <= this.starts.length)
            return;
        const size = Math.max(needed, 2 * this.starts.length);
        this.starts = larger(this.starts, new Int32Array(size));
        this.ends = larger(this.ends, new Int32Array(size));
        this.hashes = larger(this.hashes, new Int32Array(size));
        this.scores = larger(this.scores, new Float64Array(size));
    }
    begin(qid, start, length, line) {
        this.qid = qid;
        this.qidStart = start;
        this.qidLength = length;
        this.firstLine = line;
    }
    push(start, end, score) {
        const at = this.count++;
        this.starts[at] = start;
        this.ends[at] = end;
        this.hashes[at] = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .hashBytes */ .yi)(this.memory.bytes, start, end);
        this.scores[at] = score;
    }
    clear() {
        this.count = 0;
    }
    /** Every offset moves by this much. */
    shift(by) {
        if (by === 0 || this.count === 0)
            return;
        this.qidStart += by;
        this.tagStart += by;
        this.tagEnd += by;
        for (let at = 0; at < this.count; at++) {
            this.starts[at] += by;
            this.ends[at] += by;
        }
    }
    /** 1-based line numbers of all rows, counted where they are asked for. */
    lines() {
        const { bytes } = this.memory;
        const lines = new Int32Array(this.count);
        let line = this.firstLine;
        let at = this.starts[0] ?? 0;
        for (let row = 0; row < this.count; row++) {
            for (; at < this.starts[row]; at++)
                if (bytes[at] === _text_js__WEBPACK_IMPORTED_MODULE_0__/* .NEWLINE */ .Xy)
                    line++;
            lines[row] = line;
        }
        return lines;
    }
    docno(row) {
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D4)(this.memory.text, this.starts[row], this.ends[row]);
    }
    tag() {
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D4)(this.memory.text, this.tagStart, this.tagEnd);
    }
}
/** Whether two stretches of memory hold the same bytes. */
function sameBytes(a, aFrom, aTo, b, bFrom, bTo) {
    if (aTo - aFrom !== bTo - bFrom)
        return false;
    for (let at = aFrom, other = bFrom; at < aTo; at++, other++)
        if (a[at] !== b[other])
            return false;
    return true;
}
function larger(from, to) {
    to.set(from);
    return to;
}


/***/ }),

/***/ 4378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ RunScanner)
});

// EXTERNAL MODULE: ./lib/trec/byte-source.js
var byte_source = __webpack_require__(1014);
;// CONCATENATED MODULE: ./lib/trec/decimal.js
/** Decimal numbers as C's strtod reads them: the nearest double, ties to even. */
const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
/** 10^22 is the largest power of ten that a double holds exactly. */
const MAX_EXACT_POWER = 22;
const POWERS = Float64Array.from({ length: MAX_EXACT_POWER + 1 }, (_, exponent) => Number(`1e${exponent}`));
const ZERO = 48;
/** As differences to the digit 0. */
const DOT = -2;
const MINUS = -3;
const BLANK = -16;
/**
 * The value of a plain decimal number, or null: not for `nan`, `inf`, hexadecimal, `1,5`, or anything beyond a
 * double's range. JavaScript's Number and C's strtod agree on what is left.
 */
function parseDecimal(text) {
    if (!PLAIN.test(text))
        return null;
    const value = Number(text);
    return Number.isFinite(value) ? value : null;
}
/**
 * Reads `-?digits[.digits]` at `from`, up to a byte that is white space, into `out[index]`.
 * @returns the offset behind it, or -1 where this path can't prove the value exact (exponents, a plus sign, very long
 * numbers) or it is no number: parseDecimal decides then.
 */
function readDecimal(bytes, from, out, index) {
    let at = from;
    let digit = bytes[at] - ZERO;
    const negative = digit === MINUS;
    if (negative)
        digit = bytes[++at] - ZERO;
    const first = at;
    let mantissa = 0;
    while (digit >= 0 && digit < 10) {
        mantissa = (Math.imul(mantissa, 10) + digit) | 0;
        digit = bytes[++at] - ZERO;
    }
    let digits = at - first;
    let fraction = 0;
    if (digit === DOT) {
        digit = bytes[++at] - ZERO;
        const point = at;
        while (digit >= 0 && digit < 10) {
            mantissa = (Math.imul(mantissa, 10) + digit) | 0;
            digit = bytes[++at] - ZERO;
        }
        fraction = at - point;
        digits += fraction;
    }
    if (digits === 0 || digit > BLANK)
        return -1;
    // Up to 9 digits fit an int32, and one division of exact doubles is correctly rounded.
    const value = digits < 10 ? mantissa / POWERS[fraction] : longDecimal(bytes, first, at, fraction);
    if (value < 0)
        return -1;
    out[index] = negative ? -value : value;
    return at;
}
/** As readDecimal, for any number of digits; negative where exactness can't be shown. */
function longDecimal(bytes, from, to, fraction) {
    if (fraction > MAX_EXACT_POWER)
        return -1;
    let high = 0;
    let low = 0;
    let scale = 1;
    for (let at = from; at < to; at++) {
        const digit = bytes[at] - ZERO;
        if (digit < 0)
            continue; // the point
        if (high < 9e14)
            high = high * 10 + digit;
        else {
            low = low * 10 + digit;
            scale *= 10;
        }
    }
    const divisor = POWERS[fraction];
    if (scale === 1)
        return high / divisor;
    return scale > 1e7 ? -1 : divide(high, scale, low, divisor);
}
const SPLITTER = 134_217_729; // 2^27 + 1, Veltkamp's constant for doubles
/** a * b - product, exactly (Dekker 1971), for a product that neither over- nor underflows. */
function productError(a, b, product) {
    const x = SPLITTER * a;
    const aHigh = x - (x - a);
    const aLow = a - aHigh;
    const y = SPLITTER * b;
    const bHigh = y - (y - b);
    const bLow = b - bHigh;
    return aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow);
}
/**
 * (high * scale + low) / divisor, correctly rounded, or -1. The dividend is held exactly as a sum of two doubles; the
 * quotient's error is computed to 2^-50 of itself, and the result accepted only if it is the same at both ends of that
 * interval (Ziv's rounding test).
 */
function divide(high, scale, low, divisor) {
    const product = high * scale;
    const sum = product + low;
    const part = sum - product;
    const rest = product - (sum - part) + (low - part) + productError(high, scale, product);
    const quotient = sum / divisor;
    const back = quotient * divisor;
    const correction = (sum - back - productError(quotient, divisor, back) + rest) / divisor;
    const slack = Math.abs(correction) * 2 ** -48;
    const value = quotient + (correction + slack);
    return value === quotient + (correction - slack) ? value : -1;
}

// EXTERNAL MODULE: ./lib/trec/words.js
var trec_words = __webpack_require__(4151);
;// CONCATENATED MODULE: ./lib/trec/plain-rows.js


const BATCH_ROWS = 256;
const SPACE = 32;
const TAB = 9;
const RETURN = 13;
const NEWLINE = 10;
/** The usual second column, as a little-endian word. */
const WORD_Q0 = 0x3051;
/**
 * The hot loop: appends rows of the current query that are in the plain form, columns separated by tabs or spaces and
 * nothing behind the tag, and returns the offset of the first line that is not one. Every line before `limit` ends in a
 * newline, which ends every scan, and WORD_SLACK bytes follow it. Written out flat, and the longer columns a word at a
 * time: columns in functions of their own, byte by byte, take half as long again. It stops after BATCH_ROWS, since a
 * function that is called often is compiled as a whole, and one that only loops is not.
 */
function plainRows(rows, from, limit) {
    const { starts, ends, hashes, scores, qidStart, qidLength } = rows;
    const { bytes, words } = rows.memory;
    const qidHead = firstWord(words, qidStart, qidLength);
    let { count } = rows;
    const stop = count + BATCH_ROWS;
    let start = from;
    while (start < limit && count < stop) {
        if (firstWord(words, start, qidLength) !== qidHead)
            break;
        let same = 4;
        while (same < qidLength && bytes[start + same] === bytes[qidStart + same])
            same++;
        if (same < qidLength)
            break;
        let at = start + qidLength;
        let byte = bytes[at];
        if (byte !== SPACE && byte !== TAB)
            break;
        do
            byte = bytes[++at];
        while (byte === SPACE || byte === TAB);
        let word = words.getInt32(at, true);
        if ((word & 0xffff) === WORD_Q0) {
            at += 2;
            byte = (word >>> 16) & 0xff;
        }
        while (byte > SPACE)
            byte = bytes[++at];
        if (byte !== SPACE && byte !== TAB)
            break;
        do
            byte = bytes[++at];
        while (byte === SPACE || byte === TAB);
        if (byte <= SPACE)
            break;
        const docStart = at;
        let hash = 0;
        word = words.getInt32(at, true);
        let blank = (0,trec_words/* blankBits */.Fm)(word);
        while (blank === 0) {
            hash = (0,trec_words/* mixWord */.zF)(hash, word);
            at += 4;
            word = words.getInt32(at, true);
            blank = (0,trec_words/* blankBits */.Fm)(word);
        }
        const rest = (0,trec_words/* bytesBefore */.xz)(blank);
        hash = (0,trec_words/* mixWord */.zF)(hash, (0,trec_words/* firstBytesOf */.jl)(word, rest));
        at += rest;
        const docEnd = at;
        byte = bytes[at];
        if (byte !== SPACE && byte !== TAB)
            break;
        do
            byte = bytes[++at];
        while (byte === SPACE || byte === TAB);
        if (byte <= SPACE)
            break;
        blank = (0,trec_words/* blankBits */.Fm)(words.getInt32(at, true));
        for (; blank === 0; blank = (0,trec_words/* blankBits */.Fm)(words.getInt32(at, true)))
            at += 4;
        at += (0,trec_words/* bytesBefore */.xz)(blank);
        byte = bytes[at];
        if (byte !== SPACE && byte !== TAB)
            break;
        do
            byte = bytes[++at];
        while (byte === SPACE || byte === TAB);
        at = readDecimal(bytes, at, scores, count);
        if (at < 0)
            break;
        byte = bytes[at];
        if (byte !== SPACE && byte !== TAB)
            break;
        do
            byte = bytes[++at];
        while (byte === SPACE || byte === TAB);
        if (byte <= SPACE)
            break;
        const tag = at;
        blank = (0,trec_words/* blankBits */.Fm)(words.getInt32(at, true));
        for (; blank === 0; blank = (0,trec_words/* blankBits */.Fm)(words.getInt32(at, true)))
            at += 4;
        at += (0,trec_words/* bytesBefore */.xz)(blank);
        const tagEnd = at;
        byte = bytes[at];
        while (byte === SPACE || byte === TAB || byte === RETURN)
            byte = bytes[++at];
        if (byte !== NEWLINE)
            break;
        starts[count] = docStart;
        ends[count] = docEnd;
        hashes[count] = hash;
        count++;
        rows.tagStart = tag;
        rows.tagEnd = tagEnd;
        start = at + 1;
    }
    rows.count = count;
    return start;
}
/** The first four bytes of a column, or as many as it has. */
function firstWord(words, at, length) {
    const word = words.getInt32(at, true);
    return length < 4 ? (0,trec_words/* firstBytesOf */.jl)(word, length) : word;
}

// EXTERNAL MODULE: ./lib/trec/rows.js
var trec_rows = __webpack_require__(2933);
// EXTERNAL MODULE: ./lib/trec/text.js
var trec_text = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/trec/window.js
var trec_window = __webpack_require__(1375);
;// CONCATENATED MODULE: ./lib/trec/run-rows.js
/** Recorded runs as bytes: `qid Q0 docno rank score tag` a line, grouped by query while they are read. */






const COLUMNS = 6;
const COMMENT = 35;
/** The shortest row, `1 0 d 1 1 t` and its newline: bounds how many rows some bytes can hold. */
const SHORTEST_ROW = 12;
const HINT = "a run has six columns: qid Q0 docno rank score tag, separated by tabs or spaces; what follows them trec_eval skips, and so does score --ignore-extra-columns";
/**
 * Reads a run and yields the rows of one query after the other, as long as its lines follow each other; a query that
 * turns up again later is yielded again. What is yielded is valid until the next step. Problems go to `problems`;
 * the caller decides when to throw, and reading stops once there are too many.
 */
class RunScanner {
    rows = new trec_rows/* Rows */.S();
    problems;
    #input;
    #reading;
    #columns = new Int32Array(2 * trec_text/* MAX_COLUMNS */.ZS);
    #line = 0;
    #seen = false;
    constructor(input, reading) {
        this.#input = input;
        this.#reading = reading;
        this.problems = new trec_text/* Problems */.Zw(reading.name);
    }
    /** @throws GateError `invalid_run` where the file as a whole is none, `file_not_found`, `file_unreadable` */
    async *queries() {
        const window = new trec_window/* Window */.p(await (0,byte_source/* openSource */.o)(this.#input, this.#reading.name));
        try {
            yield* this.#scan(window);
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
    async *#scan(window) {
        const { rows, problems } = this;
        let at = await this.#begin(window);
        while (!problems.full) {
            const limit = completeLines(window, at);
            rows.memory = window.memory;
            rows.reserve(Math.ceil((limit - at) / SHORTEST_ROW));
            while (at < limit && !problems.full) {
                if (rows.count > 0)
                    at = this.#takePlain(at, limit);
                if (at === limit)
                    break;
                const next = this.#oddLine(at);
                if (next === at) {
                    yield rows;
                    rows.clear();
                }
                at = next;
            }
            if (window.ended)
                break;
            const keepFrom = rows.count > 0 ? rows.qidStart : at;
            const moved = await window.refill(keepFrom);
            rows.shift(moved);
            at += moved;
        }
        if (rows.count > 0)
            yield rows;
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
    #takePlain(from, limit) {
        let at = from;
        for (let taken = BATCH_ROWS; taken === BATCH_ROWS && at < limit; this.#line += taken) {
            const before = this.rows.count;
            at = plainRows(this.rows, at, limit);
            taken = this.rows.count - before;
        }
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
        const found = bytes[from] === COMMENT ? 0 : (0,trec_text/* splitColumns */.uz)(bytes, from, to, columns);
        const queryEnd = rows.qidStart + rows.qidLength;
        const isOther = () => !(0,trec_rows/* sameBytes */.e)(bytes, rows.qidStart, queryEnd, bytes, columns[0], columns[1]);
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
        const score = parseDecimal(written);
        if (score === null)
            return `score ${(0,trec_text/* show */.WU)(written)}, expected a finite decimal number such as 12.5`;
        if (rows.count === 0) {
            const qid = (0,trec_text/* decodeExact */.IC)(text, columns[0], columns[1]);
            if (qid === null)
                return "the query id is not UTF-8: save the file as UTF-8";
            rows.begin(qid, columns[0], columns[1] - columns[0], this.#line);
        }
        rows.push(columns[4], columns[5], score);
        rows.tagStart = columns[10];
        rows.tagEnd = columns[11];
        return null;
    }
}
const HINT_COLUMNS = "6 (qid Q0 docno rank score tag)";
/** Where the last complete line ends; at the end of the file a missing newline is added. */
function completeLines(window, from) {
    const { bytes } = window.memory;
    if (window.ended && window.end > from && bytes[window.end - 1] !== trec_text/* NEWLINE */.Xy)
        bytes[window.end++] = trec_text/* NEWLINE */.Xy;
    for (let at = window.end; at > from; at--)
        if (bytes[at - 1] === trec_text/* NEWLINE */.Xy)
            return at;
    return from;
}


/***/ }),

/***/ 4807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   IC: () => (/* binding */ decodeExact),
/* harmony export */   Id: () => (/* binding */ markLength),
/* harmony export */   Lr: () => (/* binding */ isUtf8Text),
/* harmony export */   Np: () => (/* binding */ columnsMessage),
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   Xy: () => (/* binding */ NEWLINE),
/* harmony export */   ZS: () => (/* binding */ MAX_COLUMNS),
/* harmony export */   Zw: () => (/* binding */ Problems),
/* harmony export */   l8: () => (/* binding */ repeatMessage),
/* harmony export */   pz: () => (/* binding */ encodingProblem),
/* harmony export */   uz: () => (/* binding */ splitColumns)
/* harmony export */ });
/* unused harmony export isSpace */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/** What the two parsers share: columns, text and problems of a line. */


const NEWLINE = 10;
const MAX_PROBLEMS = 20;
const MAX_SHOWN = 60;
/** More than any format has; what lies beyond is only counted as too many. */
const MAX_COLUMNS = 8;
/** C's isspace in the "C" locale, which is what separates columns. */
function isSpace(byte) {
    return byte === 32 || (byte >= 9 && byte <= 13);
}
/** Offsets of a line's columns, as pairs of start and end in `out`; returns how many, at most MAX_COLUMNS. */
function splitColumns(bytes, from, to, out) {
    let count = 0;
    let at = from;
    while (count < MAX_COLUMNS) {
        while (at < to && isSpace(bytes[at]))
            at++;
        if (at >= to)
            break;
        out[2 * count] = at;
        while (at < to && !isSpace(bytes[at]))
            at++;
        out[2 * count + 1] = at;
        count++;
    }
    return count;
}
/** Whether the bytes between two offsets are UTF-8; most ids are ASCII, which needs no second look. */
function isUtf8Text(bytes, from, to) {
    for (let at = from; at < to; at++)
        if (bytes[at] > 127)
            return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(from, to));
    return true;
}
/** The text between two offsets; bytes that are not UTF-8 become U+FFFD. */
function decode(text, from, to) {
    return text.toString("utf8", from, to);
}
/** As decode, or null where the bytes are not UTF-8. */
function decodeExact(text, from, to) {
    return isUtf8Text(text, from, to) ? decode(text, from, to) : null;
}
/** A value for a message: control characters escaped, cut to a length that a log can take. */
function show(text) {
    return JSON.stringify(text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);
}
/** What is wrong with a line that has the wrong number of columns. */
function columnsMessage(line, found, expected) {
    const count = found >= MAX_COLUMNS ? `${MAX_COLUMNS} or more` : `${found}`;
    const hint = line.includes("\u00A0")
        ? "; the line has no-break spaces, which do not separate columns: use tabs or spaces"
        : "";
    return `${count} column${found === 1 ? "" : "s"}, expected ${expected}${hint}: ${show(line)}`;
}
/** What a document's second row for a query is told. */
function repeatMessage(docno, qid, firstLine) {
    return `document ${show(docno)} is listed twice for query ${show(qid)}, first on line ${firstLine}`;
}
/** Why a file can't be text in UTF-8, judged by its first bytes; null where it can. */
function encodingProblem(bytes, start, end) {
    const [a, b] = [bytes[start], bytes[start + 1]];
    const mark = (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff);
    const nul = end - start >= 2 && (a === 0 || b === 0);
    return mark || nul ? "the file is UTF-16, expected UTF-8: save it as UTF-8" : null;
}
/** Length of the UTF-8 byte order mark at `start`: 3 or 0. */
function markLength(bytes, start, end) {
    const marked = end - start >= 3 && bytes[start] === 0xef && bytes[start + 1] === 0xbb && bytes[start + 2] === 0xbf;
    return marked ? 3 : 0;
}
/** Collects what is wrong with one file, in line order, up to 20 places. */
class Problems {
    #file;
    #list = [];
    constructor(file) {
        this.#file = file;
    }
    /** `line` is 1-based; null stands for the whole file. */
    add(line, message) {
        if (!this.full)
            this.#list.push({ file: this.#file, ...(line === null ? {} : { line }), message });
    }
    get full() {
        return this.#list.length >= MAX_PROBLEMS;
    }
    get none() {
        return this.#list.length === 0;
    }
    /** @throws GateError where anything was added. */
    throwIfAny(code, hint) {
        const problems = this.#list.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
        const [first] = problems;
        if (first === undefined)
            return;
        const more = problems.length - 1;
        const others = more === 0 ? "" : ` (and ${this.full ? "at least " : ""}${more} more)`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError(code, `${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.formatProblem)(first)}${others}`, { hint, problems });
    }
}


/***/ }),

/***/ 1375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ Window)
/* harmony export */ });
/* harmony import */ var _byte_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1014);
/* harmony import */ var _memory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(495);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4151);



const ROOM_BYTES = 262_144;
/** A newline that the end of the file lacks, and what scanning by words may read beyond it. */
const SLACK_BYTES = 1 + _words_js__WEBPACK_IMPORTED_MODULE_1__/* .WORD_SLACK */ .Kb;
/**
 * A stretch of a file in memory. The reader says from where on it still needs the bytes; those move to just before the
 * next piece, which is read into a second buffer meanwhile, so memory stays at two pieces plus what the reader keeps.
 * Both grow together where it keeps more than a piece, which holds the copying linear in the file.
 */
class Window {
    /** Valid from `start` to `end`; one byte beyond `end` may be written, WORD_SLACK more may be read. */
    memory = (0,_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .allocate */ .C)(ROOM_BYTES + _byte_source_js__WEBPACK_IMPORTED_MODULE_0__/* .CHUNK_BYTES */ .E + SLACK_BYTES);
    start = ROOM_BYTES;
    end = ROOM_BYTES;
    /** True once nothing follows `end`. */
    ended = false;
    #source;
    #room = ROOM_BYTES;
    #spare = (0,_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .allocate */ .C)(ROOM_BYTES + _byte_source_js__WEBPACK_IMPORTED_MODULE_0__/* .CHUNK_BYTES */ .E + SLACK_BYTES);
    #pending;
    constructor(source) {
        this.#source = source;
        this.#pending = this.#prefetch();
    }
    /**
     * Drops what lies before `keepFrom` and appends the next piece.
     * @returns what to add to every offset into the memory that is still in use.
     */
    async refill(keepFrom) {
        const got = await this.#pending;
        if (got === 0) {
            this.ended = true;
            return 0;
        }
        const kept = this.end - keepFrom;
        if (kept > this.#room)
            this.#grow(kept, got);
        this.#spare.bytes.set(this.memory.bytes.subarray(keepFrom, this.end), this.#room - kept);
        [this.memory, this.#spare] = [this.#spare, this.memory];
        const size = this.memory.bytes.length;
        if (this.#spare.bytes.length < size)
            this.#spare = (0,_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .allocate */ .C)(size);
        this.start = this.#room - kept;
        this.end = this.#room + got;
        this.#pending = this.#prefetch();
        return this.start - keepFrom;
    }
    /** Waits for the read under way, so that nothing writes after the source is closed. */
    async close() {
        await this.#pending.catch(() => 0);
        await this.#source.close();
    }
    #prefetch() {
        const { bytes } = this.#spare;
        const pending = this.#source.read(bytes, this.#room, bytes.length - this.#room - SLACK_BYTES);
        // Awaited in refill or close; until then a failure must not count as unhandled.
        pending.catch(() => undefined);
        return pending;
    }
    #grow(kept, got) {
        const room = 2 * kept;
        const larger = (0,_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .allocate */ .C)(room + Math.max(_byte_source_js__WEBPACK_IMPORTED_MODULE_0__/* .CHUNK_BYTES */ .E, room) + SLACK_BYTES);
        larger.bytes.set(this.#spare.bytes.subarray(this.#room, this.#room + got), room);
        this.#spare = larger;
        this.#room = room;
    }
}


/***/ }),

/***/ 4151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fm: () => (/* binding */ blankBits),
/* harmony export */   Kb: () => (/* binding */ WORD_SLACK),
/* harmony export */   jl: () => (/* binding */ firstBytesOf),
/* harmony export */   xz: () => (/* binding */ bytesBefore),
/* harmony export */   yi: () => (/* binding */ hashBytes),
/* harmony export */   zF: () => (/* binding */ mixWord)
/* harmony export */ });
/** Columns four bytes at a time: where they end, and hashes of them. */
/** Bytes that must be readable behind the last line for a word to be read at its end. */
const WORD_SLACK = 4;
/**
 * One bit for the first byte of a little-endian word that is 32 or less, and maybe further ones above it; 0 for none.
 * Such a byte minus 33 borrows, which sets its top bit; a byte of 128 or more has that bit itself and is masked out.
 */
function blankBits(word) {
    return (word - 0x21212121) & ~word & 0x80808080;
}
/** How many bytes lie before the first one that blankBits found. */
function bytesBefore(bits) {
    return (31 - Math.clz32(bits & -bits)) >> 3;
}
function mixWord(hash, word) {
    const mixed = Math.imul(hash ^ word, 0x9e3779b1);
    return mixed ^ (mixed >>> 15);
}
/** The first `count` bytes of a word, 0 to 3 of them; the rest zero. */
function firstBytesOf(word, count) {
    return word & ((1 << (count << 3)) - 1);
}
/** Little-endian words, the last one always partial and maybe empty. Equal hashes are always confirmed byte by byte. */
function hashBytes(bytes, from, to) {
    let hash = 0;
    let at = from;
    for (; to - at >= 4; at += 4)
        hash = mixWord(hash, wordAt(bytes, at, 4));
    return mixWord(hash, wordAt(bytes, at, to - at));
}
function wordAt(bytes, at, count) {
    let word = 0;
    for (let byte = 0; byte < count; byte++)
        word |= bytes[at + byte] << (8 * byte);
    return word;
}


/***/ })

};
