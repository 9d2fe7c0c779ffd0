export const id = 169;
export const ids = [169,246];
export const modules = {

/***/ 51246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   formatProblem: () => (/* binding */ formatProblem)
/* harmony export */ });
/** What is wrong in a user's file, and where. */
/** `file:line`, the form that editors and log readers jump to. */
function placeOf(problem) {
    return problem.line === undefined ? problem.file : `${problem.file}:${problem.line}`;
}
/** `file:line (pointer): message`, not escaped. */
function formatProblem(problem) {
    const pointer = problem.pointer ? ` (${problem.pointer})` : "";
    return `${placeOf(problem)}${pointer}: ${problem.message}`;
}


/***/ }),

/***/ 91014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EC: () => (/* binding */ CHUNK_BYTES),
/* harmony export */   oD: () => (/* binding */ openSource),
/* harmony export */   ts: () => (/* binding */ PIECE_BYTES)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);
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

/***/ 22125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ parseDecimal),
/* harmony export */   Fm: () => (/* binding */ blankBits),
/* harmony export */   Kb: () => (/* binding */ WORD_SLACK),
/* harmony export */   Xo: () => (/* binding */ compareBytes),
/* harmony export */   e4: () => (/* binding */ readDecimal),
/* harmony export */   er: () => (/* binding */ sameBytes),
/* harmony export */   iZ: () => (/* binding */ padHash),
/* harmony export */   jl: () => (/* binding */ firstBytesOf),
/* harmony export */   nC: () => (/* binding */ copyBytes),
/* harmony export */   xz: () => (/* binding */ bytesBefore),
/* harmony export */   yi: () => (/* binding */ hashBytes),
/* harmony export */   zF: () => (/* binding */ mixWord)
/* harmony export */ });
/** Stretches of bytes: few at a time, which loops handle faster than calls. */
/** Whether two stretches of memory hold the same bytes. */
function sameBytes(a, aFrom, aTo, b, bFrom, bTo) {
    if (aTo - aFrom !== bTo - bFrom)
        return false;
    for (let at = aFrom, other = bFrom; at < aTo; at++, other++)
        if (a[at] !== b[other])
            return false;
    return true;
}
/** Negative where the first stretch comes before the second in byte order, 0 where they are the same. */
function compareBytes(bytes, aFrom, aTo, bFrom, bTo) {
    const length = Math.min(aTo - aFrom, bTo - bFrom);
    for (let at = 0; at < length; at++) {
        const difference = bytes[aFrom + at] - bytes[bFrom + at];
        if (difference !== 0)
            return difference;
    }
    return aTo - aFrom - (bTo - bFrom);
}
function copyBytes(from, start, end, to, into) {
    for (let at = start, other = into; at < end; at++, other++)
        to[other] = from[at];
}
// Columns four bytes at a time: where they end, and hashes of them.
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
const PRIME = 0x9e3779b1;
/** PRIME to the power of the index, modulo 2^32. */
const HASH_POWERS = Int32Array.of(1, PRIME, 0xffe6cc61, 0xcc042811);
/** One step of a polynomial in PRIME, whose terms the kernel can compute side by side. */
function mixWord(hash, word) {
    return (Math.imul(hash, PRIME) + word) | 0;
}
/** As if words of zeros followed, up to a multiple of four words; `full` words came before the last, partial one. */
function padHash(hash, full) {
    return Math.imul(hash, HASH_POWERS[3 - (full & 3)]);
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
    return padHash(mixWord(hash, wordAt(bytes, at, to - at)), (to - from) >> 2);
}
function wordAt(bytes, at, count) {
    let word = 0;
    for (let byte = 0; byte < count; byte++)
        word |= bytes[at + byte] << (8 * byte);
    return word;
}
// Decimal numbers as C's strtod reads them: the nearest double, ties to even.
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

/***/ 97878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RX: () => (/* binding */ JudgmentTable),
  bC: () => (/* binding */ Pool),
  Ie: () => (/* binding */ empty),
  Uj: () => (/* binding */ plainJudgments)
});

// UNUSED EXPORTS: JudgmentLists

// EXTERNAL MODULE: ./lib/trec/bytes.js
var trec_bytes = __webpack_require__(22125);
// EXTERNAL MODULE: ./lib/trec/kernel.js + 1 modules
var kernel = __webpack_require__(44314);
// EXTERNAL MODULE: ./lib/trec/text.js
var trec_text = __webpack_require__(14807);
;// CONCATENATED MODULE: ./lib/trec/name-table.js



const GOLDEN = 0x9e3779b1;
/** Growing from few takes longer than leaving some free. */
const LEAST_NAMES = 16_384;
/** Names as bytes, numbered in the order in which they were entered, each unique in its group; found without strings. */
class NameTable {
    count = 0;
    memory = (0,kernel/* allocate */.CN)(65_536);
    /** By number: where the name ends in the memory (it starts where the one before ends), its hash and its group. */
    ends = new Int32Array(LEAST_NAMES);
    hashes = new Int32Array(LEAST_NAMES);
    groups = new Int32Array(LEAST_NAMES);
    /** Open addressing: a number + 1, or 0. */
    #slots = new Int32Array(2 * LEAST_NAMES);
    /** The name's number, or -1. */
    find(group, bytes, from, to, hash) {
        return this.#slots[this.#slotOf(group, bytes, from, to, hash)] - 1;
    }
    /** The name's number, which is the count before where it is new. */
    enter(group, bytes, from, to, hash) {
        if (this.count === this.ends.length)
            this.#grow();
        const slot = this.#slotOf(group, bytes, from, to, hash);
        const known = this.#slots[slot];
        if (known !== 0)
            return known - 1;
        const number = this.count++;
        const start = this.start(number);
        const end = start + (to - from);
        if (end > this.memory.bytes.length)
            this.memory = (0,kernel/* enlarge */.VO)(this.memory, 2 * end);
        (0,trec_bytes/* copyBytes */.nC)(bytes, from, to, this.memory.bytes, start);
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
        return (0,trec_text/* decode */.D4)(this.memory.text, this.start(number), this.ends[number]);
    }
    /** The numbers in byte order of the names. */
    inByteOrder() {
        const numbers = new Int32Array(this.count);
        for (let number = 0; number < this.count; number++)
            numbers[number] = number;
        const compare = (a, b) => (0,trec_bytes/* compareBytes */.Xo)(this.memory.bytes, this.start(a), this.ends[a], this.start(b), this.ends[b]);
        for (let number = 1; number < this.count; number++)
            if (compare(number - 1, number) > 0)
                return numbers.sort(compare);
        return numbers;
    }
    /** Where this name stands, or the free slot where it would. */
    #slotOf(group, bytes, from, to, hash) {
        const slots = this.#slots;
        const mask = slots.length - 1;
        let slot = firstSlot(group, hash, mask);
        for (let entry = slots[slot]; entry !== 0; entry = slots[slot]) {
            const number = entry - 1;
            if (this.hashes[number] === hash &&
                this.groups[number] === group &&
                (0,trec_bytes/* sameBytes */.er)(bytes, from, to, this.memory.bytes, this.start(number), this.ends[number]))
                break;
            slot = (slot + 1) & mask;
        }
        return slot;
    }
    #grow() {
        this.ends = longer(this.ends);
        this.hashes = longer(this.hashes);
        this.groups = longer(this.groups);
        const slots = new Int32Array(2 * this.#slots.length);
        const mask = slots.length - 1;
        for (let number = 0; number < this.count; number++) {
            let slot = firstSlot(this.groups[number], this.hashes[number], mask);
            while (slots[slot] !== 0)
                slot = (slot + 1) & mask;
            slots[slot] = number + 1;
        }
        this.#slots = slots;
    }
}
function firstSlot(group, hash, mask) {
    return Math.imul((0,trec_bytes/* mixWord */.zF)(hash, group), GOLDEN) >>> Math.clz32(mask);
}
/** Twice as long, beginning with the same. */
function longer(from) {
    const to = new Int32Array(2 * from.length);
    to.set(from);
    return to;
}

;// CONCATENATED MODULE: ./lib/trec/judgments.js



/** The judgments of a file while it is read, as bytes and numbers: no string is made for a document. */
class JudgmentTable {
    #queries = new NameTable();
    /** The docnos of the judgments, in groups by query. */
    #documents = new NameTable();
    /** By judgment. */
    #grades = new Int32Array(LEAST_NAMES);
    get count() {
        return this.#documents.count;
    }
    /** The query's number, a new one where it is new. The bytes are UTF-8. */
    enterQuery(bytes, from, to, hash) {
        return this.#queries.enter(0, bytes, from, to, hash);
    }
    /** Adds a judgment; where there is one for this document already, keeps that and returns its grade. */
    add(query, bytes, from, to, hash, grade) {
        const before = this.#documents.count;
        const judgment = this.#documents.enter(query, bytes, from, to, hash);
        if (judgment < before)
            return this.#grades[judgment];
        if (judgment === this.#grades.length)
            this.#grades = longer(this.#grades);
        this.#grades[judgment] = grade;
        return null;
    }
    finish() {
        return new JudgmentLists(this.#queries, this.#documents, this.#grades);
    }
}
/** The judgments of a file by query, those of one query one behind the other, each in the order of the file. */
class JudgmentLists {
    /** Query ids, numbered in the order of the file. */
    queries;
    /** Where the docnos stand. */
    memory;
    /** By query and one more: where its judgments begin. */
    firsts;
    /** By judgment: where its docno starts and ends in the memory, its hash and its grade. */
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
        this.grades = new Int32Array(count);
        const nexts = firstsOf(groups, count, queries.count);
        this.firsts = nexts.slice();
        for (let judgment = 0; judgment < count; judgment++) {
            const at = nexts[groups[judgment]]++;
            this.starts[at] = documents.start(judgment);
            this.ends[at] = documents.ends[judgment];
            this.hashes[at] = documents.hashes[judgment];
            this.grades[at] = grades[judgment];
        }
    }
    /** The same as strings and Maps. */
    toMaps() {
        const maps = new Map();
        for (let query = 0; query < this.queries.count; query++) {
            const grades = new Map();
            for (let at = this.firsts[query]; at < this.firsts[query + 1]; at++)
                grades.set((0,trec_text/* decode */.D4)(this.memory.text, this.starts[at], this.ends[at]), this.grades[at]);
            maps.set(this.queries.text(query), grades);
        }
        return maps;
    }
}
/** Where each group begins once they stand one behind the other, and where the last one ends. */
function firstsOf(groups, count, groupCount) {
    const firsts = new Int32Array(groupCount + 1);
    for (let at = 0; at < count; at++)
        firsts[groups[at] + 1]++;
    for (let group = 1; group <= groupCount; group++)
        firsts[group] += firsts[group - 1];
    return firsts;
}
const TAB = 9;
const RETURN = 13;
const SPACE = 32;
const COMMENT = 35;
const ZERO = 48;
const LAST_ASCII = 127;
/**
 * Takes judgments in the usual form: `width` columns of ASCII one space or tab apart, a grade of one digit with nothing
 * behind it, and the document not judged before.
 * @param limit every line before it ends in a newline.
 * @returns the offset of the first line that is not taken.
 */
function plainJudgments(table, bytes, from, limit, width) {
    let query = -1;
    let qidStart = from;
    let qidEnd = from;
    let start = from;
    while (start < limit && bytes[start] !== COMMENT) {
        const firstEnd = columnEnd(bytes, start);
        const docStart = (width === 4 ? columnEnd(bytes, firstEnd + 1) : firstEnd) + 1;
        const docEnd = columnEnd(bytes, docStart);
        const grade = bytes[docEnd + 1] - ZERO;
        if (firstEnd < 0 || docStart === 0 || docEnd < 0 || !(grade >= 0 && grade <= 9))
            break;
        const end = bytes[docEnd + 2] === RETURN ? docEnd + 3 : docEnd + 2;
        if (bytes[end] !== trec_text/* NEWLINE */.Xy)
            break;
        if (query < 0 || !(0,trec_bytes/* sameBytes */.er)(bytes, qidStart, qidEnd, bytes, start, firstEnd)) {
            qidStart = start;
            qidEnd = firstEnd;
            query = table.enterQuery(bytes, start, firstEnd, (0,trec_bytes/* hashBytes */.yi)(bytes, start, firstEnd));
        }
        if (table.add(query, bytes, docStart, docEnd, (0,trec_bytes/* hashBytes */.yi)(bytes, docStart, docEnd), grade) !== null)
            break;
        start = end + 1;
    }
    return start;
}
/** Where a column ends before a space or tab; -1 where it is empty, ends otherwise or is not ASCII. */
function columnEnd(bytes, from) {
    let at = from;
    while (bytes[at] > SPACE && bytes[at] <= LAST_ASCII)
        at++;
    return at > from && (bytes[at] === SPACE || bytes[at] === TAB) ? at : -1;
}
/** One query's judgments after the other: where they stand, and counted. */
class Pool {
    lists;
    #relevance;
    /** The judgments from one up to before the other. */
    from = 0;
    to = 0;
    /** Judgments with at least the relevance level. */
    relevant = 0;
    /** Judgments from 0 up to the relevance level; those below 0 are in the pool but count as unjudged, as in trec_eval. */
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
    /** @param query its number, or -1 for none */
    open(query) {
        const { firsts, grades } = this.lists;
        this.from = query < 0 ? 0 : firsts[query];
        this.to = query < 0 ? 0 : firsts[query + 1];
        this.relevant = 0;
        this.nonrelevant = 0;
        this.positive = 0;
        empty(this.levels);
        empty(this.levelCounts);
        for (let at = this.from; at < this.to; at++) {
            const grade = grades[at];
            if (grade >= this.#relevance)
                this.relevant++;
            else if (grade >= 0)
                this.nonrelevant++;
            if (grade > 0)
                this.#enterLevel(grade);
        }
    }
    #enterLevel(grade) {
        this.positive++;
        const { levels, levelCounts } = this;
        let at = 0;
        while (at < levels.length && levels[at] > grade)
            at++;
        if (levels[at] === grade)
            levelCounts[at]++;
        else if (at === levels.length) {
            levels.push(grade);
            levelCounts.push(1);
        }
        else {
            levels.splice(at, 0, grade);
            levelCounts.splice(at, 0, 1);
        }
    }
}
/** Setting the length of a list takes longer, where it has few entries or none. */
function empty(list) {
    while (list.length > 0)
        list.pop();
}


/***/ }),

/***/ 44314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CN: () => (/* binding */ allocate),
  VO: () => (/* binding */ enlarge),
  m0: () => (/* binding */ openKernel)
});

// UNUSED EXPORTS: Kernel, memoryOf

// EXTERNAL MODULE: ./lib/trec/bytes.js
var trec_bytes = __webpack_require__(22125);
;// CONCATENATED MODULE: ./lib/trec/kernel.generated.js
// Generated from kernel/ by scripts/build-kernel.mjs; do not edit.
const KERNEL = "AGFzbQEAAAABMAhgAn9/AX9gAX8Bf2AEf39/fwF/YAN/f38Bf2ABfwBgAABgBX9/f39/AX9gAn9/AAMODQEEAgMDAAUGAAIBAAcFBgEBgASABAZiDX8AQYCAwAALfwBBgICAAgt/AEG11RoLfwBBgCALfwBBgMAAC38AQYDBwAILfwBBqOyVBAt/AEH8wYAFC38AQdCX6wULfwBBpO3VBgt/AEH4wsAHC38AQbjuvgkLfwFBAAsHzgETDUNPTlNUQU5UU19FTkQDDAptYXJrQmxhbmtzAAwLY291bnRlZFJhbmsACwdmaW5kUm93AAMKaGFzUmVwZWF0cwAKA0VORAMLBEVORFMDBwZIQVNIRVMDCAhNQVhfUk9XUwMCCE9ERF9ST1dTAwkKT0REX1NDT1JFUwMKC1BJRUNFX0JZVEVTAwAKUk9PTV9CWVRFUwMBBlNDT1JFUwMFBlNUQVJUUwMGBVNUQVRFAwMGV0lORE9XAwQIdGFrZVJvd3MABwZtZW1vcnkCAAgBBgwBDQq9GA1OAgF7AX8gAP0ABAAiAUGACP0ABAD9dyAB/SP9ZCECA0AgAkUEQCAAQRBqIgD9AAQAIgFBgAj9AAQA/XcgAf0j/WQhAgwBCwsgACACaGoLzgIEAXsFfwF+AXwgAEEBdCICKAKAwcACIgQtAABBLUYhBSACKAKEwcACIgYgBGsgBWsiAiAGQRBr/QAEACIBQfAJ/QAEAP0j/WRnQRBrIgNKBEAgASAGQRFr/QAEACADQcAJav0ABAD9UiEBIAJBAWshAgVBACEDCyABQeAJ/QAEAP1xIAJBwAlq/QAEAP1OIQEgAkEBa0EPSQR/IAFBgAr9AAQA/XD9ZAVBAQtFBEAgAEEBdCABQZAK/QAEAP1OQaAK/QAEAP2VASABQQj9jQH9jgFBsAr9AAQA/boBIgEgAf2GAUHACv0ABAD9ugH9HQAiB0L/////D4NCgMLXL34gB0Igh3y5IANBA3QrA8AIoyIImiAIIAUbOQOAwcACDwtBiCAoAgAiAkECdCIDIABBAnU2AqTt1QYgAyAENgL4wsAHQYggIAJBAWo2AgALLwADQCACIANKBEAgAxABIANBBGohAwwBCwtBgCAgAkECdTYCAEGEICAANgIAIAELmgECAXsBfyAA/REhAyABQQJ0IQEgAkECdCEEA0AgAUFAayICIARMBEAgAf0ABNCX6wUgA/03IAH9AATgl+sFIAP9N/1QIAH9AATwl+sFIAP9NyAB/QAEgJjrBSAD/Tf9UP1Q/VNFBEAgAiEBDAILCwsDQCABIARIBEAgASgC0JfrBSAARgRAIAFBAnUPCyABQQRqIQEMAQsLQX8LMQEBfwNAIAIgA0oEQCAAIANqLQAAIAEgA2otAABHBEBBAA8LIANBAWohAwwBCwtBAQuzAQMCfwF7AX4DQCAAQRBqIgIgAU0EQCAA/QAEAEGwCP0ABAD9tQEiBCAEIAT9DQgJCgsMDQ4PAAECAwQFBgf9rgH9HQAiBacgBUIgh6dqIANBwfna+wFsaiEDIAIhAAwBCwsgAP0ABABBoAggASAAa2v9AAQA/U5BsAj9AAQA/bUBIgQgBCAE/Q0ICQoLDA0ODwABAgMEBQYH/a4B/R0AIgWnIAVCIIenaiADQcH52vsBbGoLBwBB9AokDAvQCAMLfwJ7BH4gAkECdCIHIQJBiCBBADYCAANAIAAgAUkEQCAAIAdBAEogAyAEEAkiCEEATARAQQJBASAIQQBIGyAAIAcgAhACDwsgB0UEQCAAIQNBjCAgABAAIABrIgQ2AgBBkCAgACAEaiIFIABrIgZBEEkEfyAA/QAEAEGgCCAGa/0ABAD9TkGwCP0ABAD9tQEiECAQIBD9DQgJCgsMDQ4PAAECAwQFBgf9rgH9HQAiEqcgEkIgh6dqBSAAIAUQBQs2AgALIAAhBSAA/QAEACEQQRAgCCAIQRBOG0EBdEHQCmovAQAhCQNAAkAgACAIaiIGQQN2KQOg5pYJIAZBB3GtiCIVIBVCAX2DIhIgEkIBfYMiEyATQgF9gyIUUAR/IAcgBhAIBSAVIBQgFYVCAYZCAYSDUAR/IAYgFHqnaiEKAn8gBiAVeqdqIgstAABBIHMgBiASeqdqIgwtAABBIHNyIAYgE3qnaiINLQAAQSBzcgRAQQAgCy0AACIOQQlGIA5BIEZyBH8gDC0AACIOQQlGIA5BIEZyBUEACwR/IA0tAAAiDkEJRiAOQSBGcgVBAAtFDQEaCyAHIAY2AqjslQQgByALNgL8wYAFIAcgCyAGayIOQRBJBH8gBv0ABABBoAggDmv9AAQA/U5BsAj9AAQA/bUBIhEgESAR/Q0ICQoLDA0ODwABAgMEBQYH/a4B/R0AIhKnIBJCIIenagUgBiALEAULNgLQl+sFIAdBAXQiBiAMQQFqNgKAwcACIAYgDTYChMHAAiAKQQFqIAotAABBCkYNABogCkECakEAIAotAABBDUYEfyAKLQABQQpGBUEACxsLBUEACwsiBkUEQEEBIAAgByACEAIPCyAGIQAgB0EEaiIHIAJrQRBGBEAgAkEBdCIKKAKMwcACIgsgCigCiMHAAmtBAWshDAJ/QQAgCigChMHAAiINIAooAoDBwAJrQQFrIg4gC0EIayANQQhr/V0DAP1XAwABIhFB8An9AAQA/SP9ZCIPQRh0ZyIGayAMIA9BgP4DcUEQdGciD2tyQYCAgIB4cSAOQQFrIAxBAWtyckEITw0AGkEAIBEgC0EJayANQQlr/V0DAP1XAwABIA9ByAlqIAZByAlq/V0DAP1XAwAB/VJB4An9AAQA/XEgDEHICWogDkHICWr9XQMA/VcDAAH9TiIRQYAK/QAEAP1w/WQNABogCiARQZAK/QAEAP1OQaAK/QAEAP2VASARQQj9jQH9jgFBsAr9AAQA/boBIhEgEf2GAUHACv0ABAD9ugH9/gEgD0EDdEHACGogBkEDdEHACGr9XQMA/VcDAAH98wH9CwSAwcACQQELRQRAIAIQASACQQRqEAELIAJBCGohAgsgACABTw0AIAD9AAQAIBD9I/1kQX9zIAlxDQAgCEEQSgR/IAVBEGogAEEQaiAIQRBrEAQFQQELDQELCwwBCwtBACAAIAcgAhACC+YCAwd/AXsBfiABEAAiAkEBaiIGEAAiBEEBaiIHEAAiBUEBaiIIEAAhAyAEIAZGIAEgAkZyIAUgB0ZyIAMgCEZyBEBBAA8LAn8gAi0AAEEgcyAELQAAQSBzciAFLQAAQSBzcgRAQQAgAi0AACIGQQlGIAZBIEZyBH8gBC0AACIGQQlGIAZBIEZyBUEACwR/IAUtAAAiBkEJRiAGQSBGcgVBAAtFDQEaCyAAIAE2AqjslQQgACACNgL8wYAFIAAgAiABayIGQRBJBH8gAf0ABABBoAggBmv9AAQA/U5BsAj9AAQA/bUBIgkgCSAJ/Q0ICQoLDA0ODwABAgMEBQYH/a4B/R0AIgqnIApCIIenagUgASACEAULNgLQl+sFIABBAXQiACAEQQFqNgKAwcACIAAgBTYChMHAAiADQQFqIAMtAABBCkYNABogA0ECakEAIAMtAABBDUYEfyADLQABQQpGBUEACxsLC78BAQN/IAAQACIEIABrIgUEfyAALQAAQSNGBUEBCwR/QQAFIAQtAAAiBkEJRiAGQSBGcgtFBEBBAA8LIAEEQCADIAVHBH9BAAUgACACIAUQBAtFBEBBfw8LBSAAIQECfwNAIAEgBEkEQEEAIAEtAABB/wBLDQIaIAFBAWohAQwBCwtBAQtFBEBBAA8LCyAEQQFqIgEQACICIAFGBH9BAAUgAi0AACIBQQlGIAFBIEZyC0UEQEEADwsgAkEBaiAAawuVAgEGf0HMmKsIQQBBgIAB/AsAA0AgASAAQQJ0SARAIAEoAtCX6wVBsfPd8XlsQQ92IgNBBXZBAnQiBCgCzJirCCEFIAQgBUEBIAN0cjYCzJirCCACIAE2AsyYrAggAiAFIAN2QQFxQQJ0aiECIAFBBGohAQwBCwtBACEBA0AgASACSARAIAEoAsyYrAgiBCgC0JfrBSIFQQAgBEECdRADIQADQCAAQQBOBEAgAEECdCIDKAL8wYAFIAMoAqjslQRrIgYgBCgC/MGABSAEKAKo7JUEa0cEf0EABSADKAKo7JUEIAQoAqjslQQgBhAECwRAQQEPCyAFIABBAWogBEECdRADIQAMAQsLIAFBBGohAQwBCwtBAAuqAQQCfgR7AX8CfCAAQQN0KwOAwcACIgn9FCEGIAFBfnFBA3QhAANAIAAgCEoEQCAEIAj9AASAwcACIgcgBv1K/dEBIQQgBSAHIAb9R/3RASEFIAhBEGohCAwBCwsgBP0dACAE/R0BfCEDIAX9HQAgBf0dAXwhAiABQQFxBEAgAyAAKwOAwcACIgogCWStfCEDIAIgCSAKYa18IQILIAOnQQFqQQAgAkIBURsLogECAXsBfyAAQUBxIQADQCAAIAFJBEAgAEEDdiIDIAD9AAQAIgJBgAj9AAQA/XcgAv0j/WQ7AaDmlgkgAyAA/QAEECICQYAI/QAEAP13IAL9I/1kOwGi5pYJIAMgAP0ABCAiAkGACP0ABAD9dyAC/SP9ZDsBpOaWCSADIAD9AAQwIgJBgAj9AAQA/XcgAv0j/WQ7AabmlgkgAEFAayEADAELCwsLkgMNAEGACAsQICAgICAgICAgICAgICAgIABBkAgLEP////////////////////8AQbAICw0RKATMYczm/7F5N54BAEHGCAt68D8AAAAAAAAkQAAAAAAAAFlAAAAAAABAj0AAAAAAAIjDQAAAAAAAavhAAAAAAICELkEAAAAA0BJjQQAAAACE15dBAAAAAGXNzUEAAAAgX6ACQgAAAOh2SDdCAAAAopQabUIAAEDlnDCiQgAAkB7EvNZCAAA0JvVrDEMAQdAJCxD/////////////////////AEHgCQsQMDAwMDAwMDAwMDAwMDAwMABB8AkLEC4uLi4uLi4uLi4uLi4uLi4AQYAKCxB2dnZ2dnZ2dnZ2dnZ2dnZ2AEGQCgsP/wD/AP8A/wD/AP8A/wD/AEGgCgsPCgAKAAoACgAKAAoACgAKAEGwCgsPZAABAGQAAQBkAAEAZAABAEHACgsPECcBABAnAQAQJwEAECcBAEHSCgsgAQADAAcADwAfAD8AfwD/AP8B/wP/B/8P/x//P/9///8=";

// EXTERNAL MODULE: ./lib/trec/plain-rows.js
var plain_rows = __webpack_require__(91018);
// EXTERNAL MODULE: ./lib/trec/rows.js
var rows = __webpack_require__(52933);
// EXTERNAL MODULE: ./lib/trec/text.js
var trec_text = __webpack_require__(14807);
;// CONCATENATED MODULE: ./lib/trec/kernel.js





function allocate(size) {
    return memoryOf(new ArrayBuffer(size));
}
function memoryOf(buffer) {
    return { bytes: new Uint8Array(buffer), words: new DataView(buffer), text: Buffer.from(buffer) };
}
/** A larger piece that begins with what the smaller one holds. */
function enlarge(memory, size) {
    const larger = allocate(size);
    larger.bytes.set(memory.bytes);
    return larger;
}
const SPACE = 32;
const ODD = 1;
const OTHER_QUERY = 2;
/** Places in what takeRows returns beside the offset. */
const [COUNT, STOPPED, ODD_COUNT, QID_LENGTH, QID_HASH] = [0, 1, 2, 3, 4];
const STATE_LENGTH = 5;
/** From so many rows on, a hash table is faster than its bits. */
const MANY_ROWS = 4096;
let compiled;
/** A kernel of one's own, or null where WebAssembly or its SIMD is not there. */
function openKernel() {
    try {
        compiled ??= new WebAssembly.Module(Buffer.from(KERNEL, "base64"));
        return new Kernel(new WebAssembly.Instance(compiled).exports);
    }
    catch {
        return null;
    }
}
class Kernel {
    rows = new rows/* Rows */.Sc();
    /** For the window of the run whose rows it takes. */
    place;
    /** Whether takeRows stopped at a row of another query. */
    atOtherQuery = false;
    #exports;
    #memory;
    #starts;
    #state;
    #oddRows;
    #oddScores;
    constructor(exports) {
        this.#exports = exports;
        const { buffer } = exports.memory;
        const { MAX_ROWS } = exports;
        const ints = (address) => new Int32Array(buffer, exports[address].value, MAX_ROWS.value);
        this.#starts = ints("STARTS");
        this.rows.starts = this.#starts;
        this.rows.ends = ints("ENDS");
        this.rows.hashes = ints("HASHES");
        this.rows.scores = new Float64Array(buffer, exports.SCORES.value, MAX_ROWS.value);
        this.#state = new Int32Array(buffer, exports.STATE.value, STATE_LENGTH);
        this.#oddRows = ints("ODD_ROWS");
        this.#oddScores = ints("ODD_SCORES");
        const memory = memoryOf(buffer);
        this.#memory = memory;
        const [roomBytes, pieceBytes] = [exports.ROOM_BYTES.value, exports.PIECE_BYTES.value];
        this.place = { memory, origin: exports.WINDOW.value + roomBytes, roomBytes, pieceBytes };
    }
    /** Whether rows lie in its memory: those of a query that is too large do not. */
    holds(rows) {
        return rows.memory === this.#memory && rows.starts === this.#starts;
    }
    /** Comes before takeRows wherever the memory between two offsets has new bytes. */
    prepare(from, limit) {
        this.#exports.markBlanks(from, limit);
    }
    /**
     * As plainRows, but it also begins a query where there are no rows yet.
     * @returns the offset of the first line that is not taken.
     */
    takeRows(rows, from, limit) {
        const { count, qidStart, qidLength } = rows;
        const state = this.#state;
        let at = this.#exports.takeRows(from, limit, count, qidStart, qidLength);
        rows.count = state[COUNT];
        this.atOtherQuery = state[STOPPED] === OTHER_QUERY;
        if (state[ODD_COUNT] > 0)
            at = this.#readOddScores(rows, from, at);
        if (count === 0 && rows.count > 0)
            rows.begin(from, state[QID_LENGTH], state[QID_HASH]);
        return state[STOPPED] === ODD && rows.count > 0 ? (0,plain_rows/* plainRows */.mN)(rows, at, limit) : at;
    }
    /** Where one is no number, drops its row and all behind it, and returns the offset of its line. */
    #readOddScores(rows, from, to) {
        for (let odd = 0; odd < this.#state[ODD_COUNT]; odd++) {
            const row = this.#oddRows[odd];
            if (readScore(rows, this.#oddScores[odd], row))
                continue;
            rows.count = row;
            this.atOtherQuery = false;
            return Math.max(from, rows.memory.bytes.lastIndexOf(trec_text/* NEWLINE */.Xy, rows.starts[row]) + 1);
        }
        return to;
    }
    /** Whether it can tell, and no document turns up twice. */
    hasNoRepeats(rows) {
        return rows.count <= MANY_ROWS && this.holds(rows) && this.#exports.hasRepeats(rows.count) === 0;
    }
    /** The first row from `from` on whose document's name has this hash, or -1. */
    findRow(rows, hash, from) {
        return this.#exports.findRow(hash, from, rows.count);
    }
    /** 1 + the rows with a higher score; 0 where others have the same one. */
    countedRank(row, count) {
        return this.#exports.countedRank(row, count);
    }
}
/** A score that the kernel left; false where it is no number. */
function readScore(rows, from, row) {
    const { bytes, text } = rows.memory;
    if ((0,trec_bytes/* readDecimal */.e4)(bytes, from, rows.scores, row) >= 0)
        return true;
    let to = from;
    while (bytes[to] > SPACE)
        to++;
    const value = (0,trec_bytes/* parseDecimal */.$Q)((0,trec_text/* decode */.D4)(text, from, to));
    if (value !== null)
        rows.scores[row] = value;
    return value !== null;
}


/***/ }),

/***/ 91018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B8: () => (/* binding */ BATCH_ROWS),
/* harmony export */   Vq: () => (/* binding */ MutableRanking),
/* harmony export */   mN: () => (/* binding */ plainRows)
/* harmony export */ });
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22125);
/* harmony import */ var _judgments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97878);


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
        let blank = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .blankBits */ .Fm)(word);
        while (blank === 0) {
            hash = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .mixWord */ .zF)(hash, word);
            at += 4;
            word = words.getInt32(at, true);
            blank = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .blankBits */ .Fm)(word);
        }
        const rest = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesBefore */ .xz)(blank);
        hash = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .mixWord */ .zF)(hash, (0,_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .firstBytesOf */ .jl)(word, rest));
        at += rest;
        const docEnd = at;
        hash = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .padHash */ .iZ)(hash, (docEnd - docStart) >> 2);
        byte = bytes[at];
        if (byte !== SPACE && byte !== TAB)
            break;
        do
            byte = bytes[++at];
        while (byte === SPACE || byte === TAB);
        if (byte <= SPACE)
            break;
        blank = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .blankBits */ .Fm)(words.getInt32(at, true));
        for (; blank === 0; blank = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .blankBits */ .Fm)(words.getInt32(at, true)))
            at += 4;
        at += (0,_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesBefore */ .xz)(blank);
        byte = bytes[at];
        if (byte !== SPACE && byte !== TAB)
            break;
        do
            byte = bytes[++at];
        while (byte === SPACE || byte === TAB);
        at = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .readDecimal */ .e4)(bytes, at, scores, count);
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
        blank = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .blankBits */ .Fm)(words.getInt32(at, true));
        for (; blank === 0; blank = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .blankBits */ .Fm)(words.getInt32(at, true)))
            at += 4;
        at += (0,_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesBefore */ .xz)(blank);
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
    return length < 4 ? (0,_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .firstBytesOf */ .jl)(word, length) : word;
}
/** A ranking that is filled anew for every query. */
class MutableRanking {
    retrieved = 0;
    ranks = [];
    grades = [];
    relevantRanks = [];
    pool;
    constructor(pool) {
        this.pool = pool;
    }
    clear() {
        this.retrieved = 0;
        (0,_judgments_js__WEBPACK_IMPORTED_MODULE_1__/* .empty */ .Ie)(this.ranks);
        (0,_judgments_js__WEBPACK_IMPORTED_MODULE_1__/* .empty */ .Ie)(this.grades);
        (0,_judgments_js__WEBPACK_IMPORTED_MODULE_1__/* .empty */ .Ie)(this.relevantRanks);
    }
    /** Takes a document; ascending order comes about by insertion from behind, fit for pools of few documents. */
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
    /** @param depth what lies beyond counts as not retrieved. */
    finish(retrieved, relevance, depth) {
        const { ranks, grades, relevantRanks } = this;
        while (ranks.length > 0 && ranks.at(-1) > depth) {
            ranks.pop();
            grades.pop();
        }
        this.retrieved = Math.min(retrieved, depth);
        for (let at = 0; at < ranks.length; at++)
            if (grades[at] >= relevance)
                relevantRanks.push(ranks[at]);
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
/* harmony import */ var _judgments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97878);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14807);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52933);
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22125);
/** Judgments: `qid iter docno grade`, or the same without the iteration column. */





const COMMENT = 35;
const ZERO = 48;
const GRADE = /^[+-]?\d+(?:\.0*)?$/;
/** 2^1000 - 1 and sums of it are still finite, so no gain can overflow. */
const MAX_GRADE = 1000;
const HINT = "qrels have four columns (qid iteration docno grade) or three (qid docno grade), separated by tabs or spaces; grades are integers, 0 or less for not relevant";
const QUERY_NAMES = /^(?:q|qid|topic|query|query[-_]?id|topic[-_]?id)$/i;
const DOCUMENT_NAMES = /^(?:corpus|did|pid|docno|doc|document|(?:corpus|doc|document|passage)[-_]?id)$/i;
class Qrels {
    lists;
    /** Rows that repeat an earlier one exactly, and were taken once. */
    repeated;
    #queries;
    constructor(lists, repeated) {
        this.lists = lists;
        this.repeated = repeated;
    }
    /** By query id, in the order of the file; made when first asked for. */
    get queries() {
        return (this.#queries ??= this.lists.toMaps());
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
    const window = new _rows_js__WEBPACK_IMPORTED_MODULE_3__/* .Window */ .p8(await (0,_byte_source_js__WEBPACK_IMPORTED_MODULE_0__/* .openSource */ .oD)(input, name));
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
    #table = new _judgments_js__WEBPACK_IMPORTED_MODULE_1__/* .JudgmentTable */ .RX();
    #columns = new Int32Array(2 * _text_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_COLUMNS */ .ZS);
    #line = 0;
    /** Columns of the first row, which all others must have too; 0 before it. */
    #width = 0;
    #repeated = 0;
    constructor(name) {
        this.#problems = new _text_js__WEBPACK_IMPORTED_MODULE_2__/* .Problems */ .Zw(name);
    }
    async read(window) {
        while (!window.ended && window.end - window.start < 3)
            await window.refill(window.start);
        const problem = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .encodingProblem */ .pz)(window.memory.bytes, window.start, window.end);
        if (problem !== null) {
            this.#problems.add(1, problem);
            return;
        }
        let at = window.start + (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .markLength */ .Id)(window.memory.bytes, window.start, window.end);
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
        return new Qrels(this.#table.finish(), this.#repeated);
    }
    /** Takes the complete lines, at the end of the file the last one too; returns the offset behind them. */
    #lines(window, from) {
        const { bytes } = window.memory;
        const limit = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .behindLastLine */ .Zp)(bytes, from, window.end);
        let at = from;
        while (at < window.end && !this.#problems.full) {
            at = this.#takePlain(bytes, at, limit);
            if (at >= limit && !(window.ended && at < window.end))
                break;
            const to = at < limit ? bytes.indexOf(_text_js__WEBPACK_IMPORTED_MODULE_2__/* .NEWLINE */ .Xy, at) : window.end;
            this.#line++;
            const problem = this.#takeLine(window.memory, at, to);
            if (problem !== null)
                this.#problems.add(this.#line, problem);
            at = at < limit ? to + 1 : to;
        }
        return at;
    }
    #takePlain(bytes, from, limit) {
        if (this.#width === 0)
            return from;
        const before = this.#table.count;
        const at = (0,_judgments_js__WEBPACK_IMPORTED_MODULE_1__/* .plainJudgments */ .Uj)(this.#table, bytes, from, limit, this.#width);
        this.#line += this.#table.count - before;
        return at;
    }
    /** Returns what is wrong with the line, if anything. */
    #takeLine({ bytes, text }, from, to) {
        if (bytes[from] === COMMENT && from < to)
            return null;
        const columns = this.#columns;
        const found = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .splitColumns */ .uz)(bytes, from, to, columns);
        if (found === 0)
            return null;
        const fits = this.#width === 0 ? found === 3 || found === 4 : found === this.#width;
        if (!fits)
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .columnsMessage */ .Np)((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decode */ .D4)(text, from, to).trimEnd(), found, this.#expected());
        const qidEnd = columns[1];
        const start = columns[2 * found - 4];
        const end = columns[2 * found - 3];
        const qid = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeExact */ .IC)(text, columns[0], qidEnd);
        if (qid === null || !(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .isUtf8Text */ .Lr)(bytes, start, end))
            return "an id is not UTF-8: save the file as UTF-8";
        const grade = readGrade(bytes, text, columns[2 * found - 2], columns[2 * found - 1]);
        if (Number.isNaN(grade)) {
            const written = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decode */ .D4)(text, columns[2 * found - 2], columns[2 * found - 1]);
            if (this.#line === 1 && isHeader(qid, (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decode */ .D4)(text, start, end), written))
                return null;
            this.#width = found === 3 ? 3 : 4;
            return `grade ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(written)}, expected an integer from -${MAX_GRADE} to ${MAX_GRADE}`;
        }
        this.#width = found === 3 ? 3 : 4;
        const query = this.#table.enterQuery(bytes, columns[0], qidEnd, (0,_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .hashBytes */ .yi)(bytes, columns[0], qidEnd));
        const earlier = this.#table.add(query, bytes, start, end, (0,_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .hashBytes */ .yi)(bytes, start, end), grade);
        if (earlier === null)
            return null;
        if (earlier !== grade)
            return conflictMessage((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decode */ .D4)(text, start, end), qid, grade, earlier);
        this.#repeated++;
        return null;
    }
    #expected() {
        if (this.#width === 0)
            return "3 (qid docno grade) or 4 (qid iteration docno grade)";
        return `${this.#width} as in the rows before`;
    }
}
/** NaN where it is no grade. */
function readGrade(bytes, text, from, to) {
    const digit = bytes[from] - ZERO;
    if (to - from === 1 && digit >= 0 && digit <= 9)
        return digit;
    const written = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decode */ .D4)(text, from, to);
    const grade = GRADE.test(written) ? Number(written) + 0 : Number.NaN;
    return Math.abs(grade) <= MAX_GRADE ? grade : Number.NaN;
}
function conflictMessage(docno, qid, grade, earlier) {
    return `document ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(docno)} of query ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(qid)} has grade ${grade} here and ${earlier} before, expected one grade`;
}
/** Names alone do not make a header: a first row `query123 auth_doc 1` is data. */
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
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22125);
/* harmony import */ var _kernel_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44314);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14807);




/** Rank, score, tag: what follows a docno. */
const COLUMNS_TO_TAG = 3;
/** The rows of one query in file order, as offsets into memory and numbers: no string is made for a document. */
class Rows {
    memory = (0,_kernel_js__WEBPACK_IMPORTED_MODULE_2__/* .allocate */ .CN)(0);
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
        this.hashes[at] = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .hashBytes */ .yi)(this.memory.bytes, start, end);
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
                if (bytes[at] === _text_js__WEBPACK_IMPORTED_MODULE_3__/* .NEWLINE */ .Xy)
                    line++;
            lines[row] = line;
        }
        return lines;
    }
    get qid() {
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .decode */ .D4)(this.memory.text, this.qidStart, this.qidStart + this.qidLength);
    }
    docno(row) {
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .decode */ .D4)(this.memory.text, this.starts[row], this.ends[row]);
    }
    /** The last row's. */
    tag() {
        const { bytes, text } = this.memory;
        let at = this.ends[this.count - 1];
        let start = at;
        for (let column = 0; column < COLUMNS_TO_TAG; column++) {
            while ((0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .isSpace */ .xC)(bytes[at]))
                at++;
            start = at;
            while (at < bytes.length && !(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .isSpace */ .xC)(bytes[at]))
                at++;
        }
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .decode */ .D4)(text, start, at);
    }
}
function larger(from, to) {
    to.set(from);
    return to;
}
/** Rows of one query gathered from several places of a file: its docnos are copied, so that they outlive the reading. */
class StoredRows extends Rows {
    #lines = new Int32Array();
    #used = 0;
    /** @param first of the same query as all that are appended. */
    constructor(first) {
        super();
        this.begin(0, first.qidLength, first.qidHash);
        this.#copy(first.memory.bytes, first.qidStart, first.qidStart + first.qidLength);
    }
    append(more) {
        const lines = more.lines();
        this.reserve(more.count);
        if (this.#lines.length < this.starts.length) {
            const larger = new Int32Array(this.starts.length);
            larger.set(this.#lines);
            this.#lines = larger;
        }
        for (let row = 0; row < more.count; row++) {
            this.starts[this.count] = this.#used;
            this.#copy(more.memory.bytes, more.starts[row], more.ends[row]);
            this.ends[this.count] = this.#used;
            this.hashes[this.count] = more.hashes[row];
            this.scores[this.count] = more.scores[row];
            this.#lines[this.count] = lines[row];
            this.count++;
        }
    }
    lines() {
        return this.#lines;
    }
    #copy(bytes, from, to) {
        const { length } = this.memory.bytes;
        const end = this.#used + to - from;
        if (end > length)
            this.memory = (0,_kernel_js__WEBPACK_IMPORTED_MODULE_2__/* .enlarge */ .VO)(this.memory, Math.max(2 * length, end, 256));
        this.memory.bytes.set(bytes.subarray(from, to), this.#used);
        this.#used = end;
    }
}
const ROOM_BYTES = 262_144;
/** A newline that the end of a file lacks, and what scanning by words may read beyond it. */
const SLACK_BYTES = 1 + _bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .WORD_SLACK */ .Kb;
function newPlace(roomBytes, pieceBytes) {
    return { memory: (0,_kernel_js__WEBPACK_IMPORTED_MODULE_2__/* .allocate */ .CN)(roomBytes + pieceBytes + SLACK_BYTES), origin: roomBytes, roomBytes, pieceBytes };
}
/**
 * A stretch of a file in memory. The reader says from where on it still needs the bytes; those move to just before the
 * next piece. Room and pieces grow together where it keeps more than there is room for, which holds the copying linear
 * in the file.
 */
class Window {
    /** Valid from `start` to `end`; one byte beyond `end` may be written, WORD_SLACK more may be read. */
    start;
    end;
    /** True once nothing follows `end`. */
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
     * Drops what lies before `keepFrom` and appends the next piece.
     * @returns what to add to every offset into the memory that is still in use.
     */
    async refill(keepFrom) {
        const kept = this.end - keepFrom;
        const { bytes } = this.memory;
        if (kept > this.#place.roomBytes)
            this.#place = newPlace(2 * kept, Math.max(_byte_source_js__WEBPACK_IMPORTED_MODULE_0__/* .PIECE_BYTES */ .ts, 2 * kept));
        const { memory, origin, pieceBytes } = this.#place;
        this.start = origin - kept;
        if (memory.bytes === bytes)
            bytes.copyWithin(this.start, keepFrom, this.end);
        else
            memory.bytes.set(bytes.subarray(keepFrom, this.end), this.start);
        const got = await this.#source.read(memory.bytes, origin, pieceBytes);
        this.end = origin + got;
        this.ended = got === 0;
        return this.start - keepFrom;
    }
    close() {
        return this.#source.close();
    }
}


/***/ }),

/***/ 14807:
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
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51246);
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError(code, `${(0,_model_problem_js__WEBPACK_IMPORTED_MODULE_2__.formatProblem)(first)}${others}`, { hint, problems });
    }
}


/***/ })

};
