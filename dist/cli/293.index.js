export const id = 293;
export const ids = [293];
export const modules = {

/***/ 1014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EC: () => (/* binding */ CHUNK_BYTES),
/* harmony export */   oD: () => (/* binding */ openSource),
/* harmony export */   ts: () => (/* binding */ PIECE_BYTES)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7075);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8500);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8522);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/** Where qrels and runs come from: a file or bytes in memory, plain or gzip, read piece by piece. */





const CHUNK_BYTES = 1_048_576;
/** What is read at a time where it is read in order and used at once: it stays in a processor's own cache. */
const PIECE_BYTES = 262_144;
/** So often the event loop gets its turn: a signal would have to wait for the end of the file otherwise. */
const TURN_BYTES = 33_554_432;
/**
 * Opens a source, decompressing where the first two bytes are gzip's (RFC 1952: 1f 8b), whatever the name says.
 * @throws GateError `file_not_found`, `file_unreadable`
 */
async function openSource(input, name) {
    if (typeof input !== "string") {
        const pieces = input instanceof Uint8Array ? [input] : input;
        return isGzip(firstBytes(pieces)) ? gunzipped(node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(pieces), name) : piecesSource(pieces);
    }
    const file = openFile(input, name);
    const magic = new Uint8Array(2);
    const got = readFrom(file, name, magic, 0, 2, 0);
    if (got === 2 && isGzip(magic))
        return gunzipped((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)("", { fd: file, start: 0 }), name);
    return fileSource(file, name);
}
function openFile(path, name) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, "r");
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isDirectory())
            return file;
    }
    catch (cause) {
        if (cause instanceof Error && "code" in cause && cause.code === "ENOENT")
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.GateError("file_not_found", `${name}: no such file`, { cause });
        throw unreadable(name, cause);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.GateError("file_unreadable", `${name} is a directory, expected a file`);
}
/** Reads at once: the next bytes of a file are in the system's cache, and a thread that fetched them would take longer. */
function fileSource(file, name) {
    let position = 0;
    let turn = TURN_BYTES;
    return {
        async read(into, at, length) {
            if (position >= turn) {
                turn += TURN_BYTES;
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
            }
            const got = readFrom(file, name, into, at, length, position);
            position += got;
            return got;
        },
        async close() {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        },
    };
}
function readFrom(file, name, into, at, length, position) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, into, at, length, position);
    }
    catch (cause) {
        throw unreadable(name, cause);
    }
}
function piecesSource(pieces) {
    const iterator = pieces.values();
    return fromNext(() => Promise.resolve(iterator.next().value), async () => { });
}
function gunzipped(compressed, name) {
    const gunzip = (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createGunzip)({ chunkSize: CHUNK_BYTES });
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
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__.GateError("file_unreadable", `${name} can't be read: ${why}`, { cause });
}


/***/ }),

/***/ 3833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ parseDecimal),
/* harmony export */   e: () => (/* binding */ readDecimal)
/* harmony export */ });
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


/***/ }),

/***/ 1018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ BATCH_ROWS),
/* harmony export */   m: () => (/* binding */ plainRows)
/* harmony export */ });
/* harmony import */ var _decimal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3833);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4151);


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
        let blank = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .blankBits */ .Fm)(word);
        while (blank === 0) {
            hash = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .mixWord */ .zF)(hash, word);
            at += 4;
            word = words.getInt32(at, true);
            blank = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .blankBits */ .Fm)(word);
        }
        const rest = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesBefore */ .xz)(blank);
        hash = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .mixWord */ .zF)(hash, (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .firstBytesOf */ .jl)(word, rest));
        at += rest;
        const docEnd = at;
        hash = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .padHash */ .iZ)(hash, (docEnd - docStart) >> 2);
        byte = bytes[at];
        if (byte !== SPACE && byte !== TAB)
            break;
        do
            byte = bytes[++at];
        while (byte === SPACE || byte === TAB);
        if (byte <= SPACE)
            break;
        blank = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .blankBits */ .Fm)(words.getInt32(at, true));
        for (; blank === 0; blank = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .blankBits */ .Fm)(words.getInt32(at, true)))
            at += 4;
        at += (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesBefore */ .xz)(blank);
        byte = bytes[at];
        if (byte !== SPACE && byte !== TAB)
            break;
        do
            byte = bytes[++at];
        while (byte === SPACE || byte === TAB);
        at = (0,_decimal_js__WEBPACK_IMPORTED_MODULE_0__/* .readDecimal */ .e)(bytes, at, scores, count);
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
        blank = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .blankBits */ .Fm)(words.getInt32(at, true));
        for (; blank === 0; blank = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .blankBits */ .Fm)(words.getInt32(at, true)))
            at += 4;
        at += (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesBefore */ .xz)(blank);
        byte = bytes[at];
        while (byte === SPACE || byte === TAB || byte === RETURN)
            byte = bytes[++at];
        if (byte !== NEWLINE)
            break;
        starts[count] = docStart;
        ends[count] = docEnd;
        hashes[count] = hash;
        count++;
        start = at + 1;
    }
    rows.count = count;
    return start;
}
/** The first four bytes of a column, or as many as it has. */
function firstWord(words, at, length) {
    const word = words.getInt32(at, true);
    return length < 4 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .firstBytesOf */ .jl)(word, length) : word;
}


/***/ }),

/***/ 2933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ Rows)
/* harmony export */ });
/* harmony import */ var _memory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(495);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4807);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4151);



/** Rank, score, tag: what follows a docno. */
const COLUMNS_TO_TAG = 3;
/** The rows of one query in file order, as offsets into memory and numbers: no string is made for a document. */
class Rows {
    memory = (0,_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .allocate */ .CN)(0);
    count = 0;
    /** Where the query's id stands, which is UTF-8, and its hash. */
    qidStart = 0;
    qidLength = 0;
    qidHash = 0;
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
    begin(start, length, hash) {
        this.qidStart = start;
        this.qidLength = length;
        this.qidHash = hash;
    }
    push(start, end, score) {
        const at = this.count++;
        this.starts[at] = start;
        this.ends[at] = end;
        this.hashes[at] = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .hashBytes */ .yi)(this.memory.bytes, start, end);
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
    get qid() {
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D4)(this.memory.text, this.qidStart, this.qidStart + this.qidLength);
    }
    docno(row) {
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D4)(this.memory.text, this.starts[row], this.ends[row]);
    }
    /** The last row's. */
    tag() {
        const { bytes, text } = this.memory;
        let at = this.ends[this.count - 1];
        let start = at;
        for (let column = 0; column < COLUMNS_TO_TAG; column++) {
            while ((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpace */ .xC)(bytes[at]))
                at++;
            start = at;
            while (at < bytes.length && !(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpace */ .xC)(bytes[at]))
                at++;
        }
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D4)(text, start, at);
    }
}
function larger(from, to) {
    to.set(from);
    return to;
}


/***/ }),

/***/ 7293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ RunScanner)
/* harmony export */ });
/* harmony import */ var _byte_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1014);
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2125);
/* harmony import */ var _decimal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3833);
/* harmony import */ var _plain_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1018);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2933);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4807);
/* harmony import */ var _window_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1375);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4151);
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
    #columns = new Int32Array(2 * _text_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_COLUMNS */ .ZS);
    #line = 0;
    #seen = false;
    constructor(input, reading, kernel = null) {
        this.name = reading.name;
        this.#input = input;
        this.#reading = reading;
        this.#kernel = kernel;
        this.rows = kernel?.rows ?? new _rows_js__WEBPACK_IMPORTED_MODULE_3__/* .Rows */ .S();
        this.problems = new _text_js__WEBPACK_IMPORTED_MODULE_4__/* .Problems */ .Zw(reading.name);
    }
    /** @throws GateError `invalid_run` where the file as a whole is none, `file_not_found`, `file_unreadable` */
    async read(take) {
        const window = new _window_js__WEBPACK_IMPORTED_MODULE_5__/* .Window */ .p(await (0,_byte_source_js__WEBPACK_IMPORTED_MODULE_0__/* .openSource */ .oD)(this.#input, this.#reading.name), this.#kernel?.place);
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
        const problem = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .encodingProblem */ .pz)(window.memory.bytes, window.start, window.end);
        if (problem !== null) {
            this.problems.add(1, problem);
            this.throwIfAny();
        }
        return window.start + (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .markLength */ .Id)(window.memory.bytes, window.start, window.end);
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
        const to = bytes.indexOf(_text_js__WEBPACK_IMPORTED_MODULE_4__/* .NEWLINE */ .Xy, from);
        const columns = this.#columns;
        const split = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .splitColumns */ .uz)(bytes, from, to, columns);
        // As trec_eval, which skips white space before it looks for a comment.
        const found = split > 0 && bytes[columns[0]] === COMMENT ? 0 : split;
        const queryEnd = rows.qidStart + rows.qidLength;
        const isOther = () => !(0,_bytes_js__WEBPACK_IMPORTED_MODULE_7__/* .sameBytes */ .er)(bytes, rows.qidStart, queryEnd, bytes, columns[0], columns[1]);
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
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .columnsMessage */ .Np)((0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .decode */ .D4)(text, from, to).trimEnd(), found, HINT_COLUMNS);
        const written = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .decode */ .D4)(text, columns[8], columns[9]);
        const score = (0,_decimal_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDecimal */ .$)(written);
        if (score === null)
            return `score ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .show */ .WU)(written)}, expected a finite decimal number such as 12.5`;
        if (rows.count === 0) {
            if (!(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .isUtf8Text */ .Lr)(rows.memory.bytes, columns[0], columns[1]))
                return "the query id is not UTF-8: save the file as UTF-8";
            const hash = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .hashBytes */ .yi)(rows.memory.bytes, columns[0], columns[1]);
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
    for (let taken = _plain_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .BATCH_ROWS */ .B; taken === _plain_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .BATCH_ROWS */ .B && at < limit;) {
        const before = rows.count;
        at = (0,_plain_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .plainRows */ .m)(rows, at, limit);
        taken = rows.count - before;
    }
    return at;
}
const HINT_COLUMNS = "6 (qid Q0 docno rank score tag)";
/** Where the last complete line ends; at the end of the file a missing newline is added. */
function completeLines(window, from) {
    const { bytes } = window.memory;
    if (window.ended && window.end > from && bytes[window.end - 1] !== _text_js__WEBPACK_IMPORTED_MODULE_4__/* .NEWLINE */ .Xy)
        bytes[window.end++] = _text_js__WEBPACK_IMPORTED_MODULE_4__/* .NEWLINE */ .Xy;
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .behindLastLine */ .Zp)(bytes, from, window.end);
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
/* harmony export */   Zp: () => (/* binding */ behindLastLine),
/* harmony export */   Zw: () => (/* binding */ Problems),
/* harmony export */   l8: () => (/* binding */ repeatMessage),
/* harmony export */   pz: () => (/* binding */ encodingProblem),
/* harmony export */   uz: () => (/* binding */ splitColumns),
/* harmony export */   xC: () => (/* binding */ isSpace)
/* harmony export */ });
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
/** Where the last line ends that ends before `to`; `from` where none does. */
function behindLastLine(bytes, from, to) {
    let at = to;
    while (at > from && bytes[at - 1] !== NEWLINE)
        at--;
    return at;
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


/***/ })

};
