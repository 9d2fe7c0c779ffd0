export const id = 863;
export const ids = [863];
export const modules = {

/***/ 2125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xo: () => (/* binding */ compareBytes),
/* harmony export */   er: () => (/* binding */ sameBytes),
/* harmony export */   nC: () => (/* binding */ copyBytes)
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


/***/ }),

/***/ 495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CN: () => (/* binding */ allocate),
/* harmony export */   VO: () => (/* binding */ enlarge),
/* harmony export */   zE: () => (/* binding */ memoryOf)
/* harmony export */ });
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


/***/ }),

/***/ 8863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yu: () => (/* binding */ inputName),
  KA: () => (/* binding */ readQrels)
});

// UNUSED EXPORTS: Qrels

// EXTERNAL MODULE: ./lib/trec/byte-source.js
var byte_source = __webpack_require__(1014);
// EXTERNAL MODULE: ./lib/trec/text.js
var trec_text = __webpack_require__(4807);
;// CONCATENATED MODULE: ./lib/trec/judgment-lists.js

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

// EXTERNAL MODULE: ./lib/trec/bytes.js
var trec_bytes = __webpack_require__(2125);
// EXTERNAL MODULE: ./lib/trec/memory.js
var memory = __webpack_require__(495);
// EXTERNAL MODULE: ./lib/trec/words.js
var words = __webpack_require__(4151);
;// CONCATENATED MODULE: ./lib/trec/name-table.js




const GOLDEN = 0x9e3779b1;
/** Growing from few takes longer than leaving some free. */
const LEAST_NAMES = 16_384;
/** Names as bytes, numbered in the order in which they were entered, each unique in its group; found without strings. */
class NameTable {
    count = 0;
    memory = (0,memory/* allocate */.CN)(65_536);
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
            this.memory = (0,memory/* enlarge */.VO)(this.memory, 2 * end);
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
    return Math.imul((0,words/* mixWord */.zF)(hash, group), GOLDEN) >>> Math.clz32(mask);
}
/** Twice as long, beginning with the same. */
function longer(from) {
    const to = new Int32Array(2 * from.length);
    to.set(from);
    return to;
}

;// CONCATENATED MODULE: ./lib/trec/judgment-table.js


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

;// CONCATENATED MODULE: ./lib/trec/plain-judgments.js



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
            query = table.enterQuery(bytes, start, firstEnd, (0,words/* hashBytes */.yi)(bytes, start, firstEnd));
        }
        if (table.add(query, bytes, docStart, docEnd, (0,words/* hashBytes */.yi)(bytes, docStart, docEnd), grade) !== null)
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

// EXTERNAL MODULE: ./lib/trec/window.js
var trec_window = __webpack_require__(1375);
;// CONCATENATED MODULE: ./lib/trec/qrels.js
/** Judgments: `qid iter docno grade`, or the same without the iteration column. */






const qrels_COMMENT = 35;
const qrels_ZERO = 48;
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
    const window = new trec_window/* Window */.p(await (0,byte_source/* openSource */.oD)(input, name));
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
        return new Qrels(this.#table.finish(), this.#repeated);
    }
    /** Takes the complete lines, at the end of the file the last one too; returns the offset behind them. */
    #lines(window, from) {
        const { bytes } = window.memory;
        const limit = (0,trec_text/* behindLastLine */.Zp)(bytes, from, window.end);
        let at = from;
        while (at < window.end && !this.#problems.full) {
            at = this.#takePlain(bytes, at, limit);
            if (at >= limit && !(window.ended && at < window.end))
                break;
            const to = at < limit ? bytes.indexOf(trec_text/* NEWLINE */.Xy, at) : window.end;
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
        const at = plainJudgments(this.#table, bytes, from, limit, this.#width);
        this.#line += this.#table.count - before;
        return at;
    }
    /** Returns what is wrong with the line, if anything. */
    #takeLine({ bytes, text }, from, to) {
        if (bytes[from] === qrels_COMMENT && from < to)
            return null;
        const columns = this.#columns;
        const found = (0,trec_text/* splitColumns */.uz)(bytes, from, to, columns);
        if (found === 0)
            return null;
        const fits = this.#width === 0 ? found === 3 || found === 4 : found === this.#width;
        if (!fits)
            return (0,trec_text/* columnsMessage */.Np)((0,trec_text/* decode */.D4)(text, from, to).trimEnd(), found, this.#expected());
        const qidEnd = columns[1];
        const start = columns[2 * found - 4];
        const end = columns[2 * found - 3];
        const qid = (0,trec_text/* decodeExact */.IC)(text, columns[0], qidEnd);
        if (qid === null || !(0,trec_text/* isUtf8Text */.Lr)(bytes, start, end))
            return "an id is not UTF-8: save the file as UTF-8";
        const grade = readGrade(bytes, text, columns[2 * found - 2], columns[2 * found - 1]);
        if (Number.isNaN(grade)) {
            const written = (0,trec_text/* decode */.D4)(text, columns[2 * found - 2], columns[2 * found - 1]);
            if (this.#line === 1 && isHeader(qid, (0,trec_text/* decode */.D4)(text, start, end), written))
                return null;
            this.#width = found === 3 ? 3 : 4;
            return `grade ${(0,trec_text/* show */.WU)(written)}, expected an integer from -${MAX_GRADE} to ${MAX_GRADE}`;
        }
        this.#width = found === 3 ? 3 : 4;
        const query = this.#table.enterQuery(bytes, columns[0], qidEnd, (0,words/* hashBytes */.yi)(bytes, columns[0], qidEnd));
        const earlier = this.#table.add(query, bytes, start, end, (0,words/* hashBytes */.yi)(bytes, start, end), grade);
        if (earlier === null)
            return null;
        if (earlier !== grade)
            return conflictMessage((0,trec_text/* decode */.D4)(text, start, end), qid, grade, earlier);
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
    const digit = bytes[from] - qrels_ZERO;
    if (to - from === 1 && digit >= 0 && digit <= 9)
        return digit;
    const written = (0,trec_text/* decode */.D4)(text, from, to);
    const grade = GRADE.test(written) ? Number(written) + 0 : Number.NaN;
    return Math.abs(grade) <= MAX_GRADE ? grade : Number.NaN;
}
function conflictMessage(docno, qid, grade, earlier) {
    return `document ${(0,trec_text/* show */.WU)(docno)} of query ${(0,trec_text/* show */.WU)(qid)} has grade ${grade} here and ${earlier} before, expected one grade`;
}
/** Names alone do not make a header: a first row `query123 auth_doc 1` is data. */
function isHeader(qid, docno, grade) {
    return Number.isNaN(Number(grade)) && QUERY_NAMES.test(qid) && DOCUMENT_NAMES.test(docno);
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
/** A newline that the end of a file lacks, and what scanning by words may read beyond it. */
const SLACK_BYTES = 1 + _words_js__WEBPACK_IMPORTED_MODULE_1__/* .WORD_SLACK */ .Kb;
function newPlace(roomBytes, pieceBytes) {
    return { memory: (0,_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .allocate */ .CN)(roomBytes + pieceBytes + SLACK_BYTES), origin: roomBytes, roomBytes, pieceBytes };
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

/***/ 4151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fm: () => (/* binding */ blankBits),
/* harmony export */   Kb: () => (/* binding */ WORD_SLACK),
/* harmony export */   iZ: () => (/* binding */ padHash),
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
const PRIME = 0x9e3779b1;
/** PRIME to the power of the index, modulo 2^32. */
const POWERS = Int32Array.of(1, PRIME, 0xffe6cc61, 0xcc042811);
/** One step of a polynomial in PRIME, whose terms the kernel can compute side by side. */
function mixWord(hash, word) {
    return (Math.imul(hash, PRIME) + word) | 0;
}
/** As if words of zeros followed, up to a multiple of four words; `full` words came before the last, partial one. */
function padHash(hash, full) {
    return Math.imul(hash, POWERS[3 - (full & 3)]);
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


/***/ })

};
