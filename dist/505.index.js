export const id = 505;
export const ids = [505];
export const modules = {

/***/ 60009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ parseAnswer)
/* harmony export */ });
/* unused harmony export MAX_RESULTS */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38225);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66103);



/** More than any metric looks at, few enough that a flood ends in an error. */
const MAX_RESULTS = 10_000;
const RESULT_TEXTS = [
    ["id", "id"],
    ["path", "path"],
    ["name", "name"],
    ["qualified_name", "qualifiedName"],
    ["text", "text"],
    ["cluster", "cluster"],
];
/**
 * Checks an answer object of the contract: `results` (id strings, or objects with id, path, name, qualified_name,
 * text, score, cluster, start and end), `degraded`, `latency_ms`, `spans`, `usage`, `answer`. Keys it does not know are ignored,
 * since retrievers return what else they have; a text that is null counts as absent. Throws `retriever_answer`
 * naming `where` and the place (`results[3].score: expected a finite number, got "NaN"`).
 */
function parseAnswer(value, where) {
    const reader = new Reader(where);
    const answer = reader.object(value, "");
    const results = reader.array(answer.results, "results");
    if (results.length > MAX_RESULTS) {
        reader.fail("results", `at most ${MAX_RESULTS} results`, `${results.length}`);
    }
    const reportedMs = reader.amount(answer.latency_ms, "latency_ms");
    const spans = reader.spans(answer.spans);
    const usage = reader.usage(answer.usage);
    const text = reader.text(answer.answer, "answer");
    return {
        kind: "answer",
        results: results.map((result, index) => reader.result(result, index)),
        degraded: reader.flag(answer.degraded, "degraded"),
        ...(reportedMs === undefined ? {} : { reportedMs }),
        ...(spans === undefined ? {} : { spans }),
        ...(usage === undefined ? {} : { usage }),
        ...(text === undefined ? {} : { answer: text }),
    };
}
class Reader {
    #where;
    constructor(where) {
        this.#where = where;
    }
    fail(place, expected, got) {
        const at = place === "" ? "" : `${place}: `;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("retriever_answer", `${this.#where}: ${at}expected ${expected}, got ${got}`, {
            hint: 'An answer is {"results": [...]}; see the retriever section of the README for its fields.',
        });
    }
    object(value, place) {
        return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(value) ? value : this.fail(place, "an object", show(value));
    }
    array(value, place) {
        return Array.isArray(value) ? value : this.fail(place, "an array", show(value));
    }
    text(value, place) {
        if (value === undefined || value === null)
            return undefined;
        return typeof value === "string" ? value : this.fail(place, "a string", show(value));
    }
    flag(value, place) {
        if (value === undefined || value === null)
            return false;
        return typeof value === "boolean" ? value : this.fail(place, "true or false", show(value));
    }
    /** Null is refused here: it is what JSON.stringify makes of NaN. */
    finite(value, place) {
        if (value === undefined)
            return undefined;
        if (typeof value === "number" && Number.isFinite(value))
            return value;
        return this.fail(place, "a finite number", show(value));
    }
    /** Milliseconds or a count. */
    amount(value, place) {
        const number = this.finite(value, place);
        if (number !== undefined && number < 0)
            this.fail(place, "a number of at least 0", show(value));
        return number;
    }
    /** The place is put into words only where something is wrong: this runs for every result of every query. */
    result(value, index) {
        const at = (key = "") => `results[${index}]${key}`;
        if (typeof value === "string")
            return value === "" ? this.#emptyId(at()) : { id: value };
        if (typeof value === "number")
            this.fail(at(), "a string or an object", `${value} (send ids as strings)`);
        if (typeof value !== "object")
            this.fail(at(), "a string or an object", show(value));
        if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(value))
            this.fail(at(), "an object", show(value));
        const parsed = {};
        for (const [key, field] of RESULT_TEXTS) {
            const given = value[key];
            if (given === undefined || given === null)
                continue;
            if (typeof given === "string")
                parsed[field] = given;
            else if (key === "id" && typeof given === "number") {
                this.fail(at(".id"), "a string", `the number ${given} (send ids as strings)`);
            }
            else
                this.fail(at(`.${key}`), "a string", show(given));
        }
        if (parsed.id === "")
            this.#emptyId(at(".id"));
        const { score } = value;
        if (typeof score === "number" && Number.isFinite(score))
            parsed.score = score;
        else if (score !== undefined)
            this.finite(score, at(".score"));
        const span = this.#span(value, at);
        if (span !== undefined)
            parsed.span = span;
        return parsed;
    }
    /** `start` and `end`, half-open, in code points of the document. */
    #span({ start, end }, at) {
        if (start === undefined && end === undefined)
            return undefined;
        const offset = (value, key) => Number.isSafeInteger(value) && value >= 0
            ? value
            : this.fail(at(key), "a whole number of at least 0", show(value));
        const span = { start: offset(start, ".start"), end: offset(end, ".end") };
        if (span.end < span.start)
            this.fail(at(".end"), `at least start (${span.start})`, String(span.end));
        return span;
    }
    spans(value) {
        if (value === undefined || value === null)
            return undefined;
        const entries = Object.entries(this.object(value, "spans"));
        return Object.fromEntries(entries.map(([name, ms]) => {
            const place = `spans.${name}`;
            return [name, this.amount(ms, place) ?? this.fail(place, "a number", show(ms))];
        }));
    }
    /** One object for one call, or an array for several. */
    usage(value) {
        if (value === undefined || value === null)
            return undefined;
        if (!Array.isArray(value))
            return [this.#usageItem(value, "usage")];
        return value.map((item, index) => this.#usageItem(item, `usage[${index}]`));
    }
    #usageItem(value, place) {
        const item = this.object(value, place);
        const model = this.text(item.model, `${place}.model`);
        const prompt = this.amount(item.prompt_tokens, `${place}.prompt_tokens`);
        const completion = this.amount(item.completion_tokens, `${place}.completion_tokens`);
        return {
            ...(model === undefined ? {} : { model }),
            ...(prompt === undefined ? {} : { prompt_tokens: prompt }),
            ...(completion === undefined ? {} : { completion_tokens: completion }),
        };
    }
    #emptyId(place) {
        return this.fail(place, "a document id", "an empty string");
    }
}
function show(value) {
    if (value === undefined)
        return "nothing";
    if (value === null)
        return "null (which JSON writers also make of NaN and Infinity)";
    if (typeof value === "number" || typeof value === "boolean")
        return String(value);
    if (Array.isArray(value))
        return "an array";
    if (typeof value === "object")
        return "an object";
    return typeof value === "string" ? (0,_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(value) : typeof value;
}


/***/ }),

/***/ 36132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ totalTimeoutError),
/* harmony export */   JW: () => (/* binding */ protocolError),
/* harmony export */   L1: () => (/* binding */ closedError),
/* harmony export */   Wm: () => (/* binding */ stoppedError),
/* harmony export */   YQ: () => (/* binding */ cancelledError),
/* harmony export */   aN: () => (/* binding */ lastWords),
/* harmony export */   dr: () => (/* binding */ FLUSH_HINT),
/* harmony export */   h5: () => (/* binding */ startError),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   w2: () => (/* binding */ timeoutError),
/* harmony export */   xA: () => (/* binding */ exitError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38225);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66103);



const FLUSH_HINT = "Flush standard output after each line (Python: print(..., flush=True)) and end each answer with a line feed.";
const STDOUT_HINT = "Standard output must carry one JSON object a line and nothing else; print everything else to standard error.";
/** The program could not be started at all. */
function startError(cause, argv) {
    const code = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .systemCode */ .x)(cause);
    const name = (0,_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(argv[0] ?? "");
    if (code === "ENOENT") {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("retriever_start", `the command ${name} was not found`, {
            hint: "Install it in an earlier step, or give its path; a relative path starts at the retriever's `cwd`.",
            cause,
        });
    }
    if (code === "EACCES" || code === "EPERM") {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("retriever_start", `the command ${name} is not executable`, {
            hint: "Run `chmod +x` on it and commit that (`git update-index --chmod=+x`), or name its interpreter first.",
            cause,
        });
    }
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("retriever_start", `the command ${name} could not be started: ${reason}`, { cause });
}
/** The program ended while it was still needed. */
function exitError(exit, label, when, log) {
    const how = exit.signal === null ? `exited with code ${exit.code}` : `was killed by ${exit.signal}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("retriever_failed", `${label} ${how} ${when}${lastWords(log)}`, {
        hint: "A retriever stays up until its standard input ends. retriever.log holds all that it wrote.",
    });
}
function closedError(stream, label, log) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("retriever_failed", `${label} closed its ${stream} but went on running${lastWords(log)}`, {
        hint: "A retriever keeps both open until its standard input ends.",
    });
}
function timeoutError(message, hint, log) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("retriever_timeout", `${message}${lastWords(log)}`, { hint });
}
function totalTimeoutError(limit, log) {
    const message = `the retriever was still needed after total_timeout_ms (${limit} ms)`;
    return timeoutError(message, "Raise retriever.total_timeout_ms, or make the suite smaller.", log);
}
/** Something on standard output that is not the protocol. */
function protocolError(message, hint = STDOUT_HINT) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("retriever_answer", message, { hint });
}
function cancelledError() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("cancelled", "the run was cancelled while the retriever was in use");
}
function stoppedError() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("cancelled", "the retriever was stopped");
}
/** Parses one piece of a child's output; throws `retriever_answer` that says why it may have failed. */
function parseJson(text, what) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        if (/(?:^|[\s:,[])-?(?:NaN|Infinity)\b/.test(text)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("retriever_answer", `${what} is not JSON: it holds NaN or Infinity: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(text)}`, {
                hint: "JSON has no NaN and no Infinity: a score must be a finite number, or be left out.",
                cause,
            });
        }
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("retriever_answer", `${what} is not JSON: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(text)}`, {
            hint: STDOUT_HINT,
            cause,
        });
    }
}
/** The end of standard error, which mostly holds the reason. Untrusted. */
function lastWords(log) {
    const lines = log.lastLines(5);
    return lines === ""
        ? "; it wrote nothing to standard error"
        : `; its last lines on standard error:\n${lines}`;
}


/***/ }),

/***/ 51946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oc: () => (/* binding */ MAX_LINE_BYTES),
/* harmony export */   _p: () => (/* binding */ LineFramer),
/* harmony export */   dt: () => (/* binding */ LineError)
/* harmony export */ });
/** Longest line that a retriever may send. A 200 MB line must end in an error, not in our memory. */
const MAX_LINE_BYTES = 1024 * 1024;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** A line that can't be read; the caller knows whose line it was. */
class LineError extends Error {
    /** 1-based. */
    line;
    constructor(line, message) {
        super(message);
        this.name = "LineError";
        this.line = line;
    }
}
/**
 * Cuts a byte stream into lines at `\n` or `\r\n`, in any chunking, and decodes each as UTF-8. A byte order mark at
 * the very start is dropped; a last line without a line end counts when the output ends. Lines before a bad one are
 * delivered first. Throws LineError for a line over the cap (as soon as it is over, the rest is never kept) and for
 * bytes that are not UTF-8; after that the framer must not be used.
 */
class LineFramer {
    #maxBytes;
    #decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    #held = Buffer.alloc(0);
    #heldBytes = 0;
    #line = 1;
    constructor(maxBytes = MAX_LINE_BYTES) {
        this.#maxBytes = maxBytes;
    }
    push(chunk, onLine) {
        let from = 0;
        for (;;) {
            const at = chunk.indexOf(LINE_FEED, from);
            const piece = chunk.subarray(from, at === -1 ? chunk.length : at);
            if (this.#heldBytes + piece.length > this.#maxBytes)
                this.#tooLong();
            if (at === -1) {
                this.#hold(piece);
                return;
            }
            this.#deliver(piece, onLine);
            from = at + 1;
        }
    }
    /** The output ended: what is held is the last line. */
    end(onLine) {
        if (this.#heldBytes > 0)
            this.#deliver(Buffer.alloc(0), onLine);
    }
    #deliver(piece, onLine) {
        let bytes = piece;
        if (this.#heldBytes > 0) {
            this.#hold(piece);
            bytes = this.#held.subarray(0, this.#heldBytes);
            this.#heldBytes = 0;
        }
        if (bytes.at(-1) === CARRIAGE_RETURN)
            bytes = bytes.subarray(0, -1);
        const line = this.#line++;
        onLine(this.#decode(bytes, line), line);
    }
    #decode(bytes, line) {
        let text;
        try {
            text = this.#decoder.decode(bytes);
        }
        catch {
            throw new LineError(line, `line ${line} is not valid UTF-8`);
        }
        return line === 1 && text.startsWith("\uFEFF") ? text.slice(1) : text;
    }
    /** Grows by doubling: a line that comes byte by byte costs one buffer, not one object a byte. */
    #hold(piece) {
        const needed = this.#heldBytes + piece.length;
        if (needed > this.#held.length) {
            const grown = Buffer.alloc(Math.max(needed, this.#held.length * 2, 1024));
            this.#held.copy(grown, 0, 0, this.#heldBytes);
            this.#held = grown;
        }
        piece.copy(this.#held, this.#heldBytes);
        this.#heldBytes = needed;
    }
    #tooLong() {
        throw new LineError(this.#line, `line ${this.#line} is longer than the limit of ${this.#maxBytes} bytes`);
    }
}


/***/ }),

/***/ 58663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readJsonLines),
/* harmony export */   z: () => (/* binding */ fileError)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _framer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51946);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38225);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66103);





/** A document or an answer of this size is a mistake; the cap keeps one from taking the memory. */
const MAX_FILE_LINE_BYTES = 16 * 1024 * 1024;
const MAX_PROBLEMS = 100;
/**
 * Hands over each line of a JSON Lines file as an object, blank lines left out. `onObject` returns what is wrong with
 * the line, or null. Throws `file_not_found`, `file_unreadable`, or one error of `code` with every problem (at most
 * 100) as `file:line`.
 */
async function readJsonLines(file, onObject) {
    const problems = [];
    const add = (line, message) => {
        if (problems.length < MAX_PROBLEMS)
            problems.push({ file: file.name, line, message });
    };
    const onLine = (text, line) => {
        if (text.trim() === "")
            return;
        const value = parseObject(text);
        const problem = typeof value === "string" ? value : onObject(value, line);
        if (problem !== null)
            add(line, problem);
    };
    const framer = new _framer_js__WEBPACK_IMPORTED_MODULE_2__/* .LineFramer */ ._p(MAX_FILE_LINE_BYTES);
    try {
        const chunks = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(file.path, { highWaterMark: 1024 * 1024 });
        for await (const chunk of chunks)
            framer.push(chunk, onLine);
        framer.end(onLine);
    }
    catch (error) {
        if (!(error instanceof _framer_js__WEBPACK_IMPORTED_MODULE_2__/* .LineError */ .dt))
            throw fileError(error, file.name);
        add(error.line, error.message);
    }
    if (problems.length === 0)
        return;
    const first = problems[0];
    const more = problems.length === 1 ? "" : ` (and ${problems.length - 1} more)`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue(file.code, `${file.name}:${first.line}: ${first.message}${more}`, { problems });
}
/** What reading a file failed with, as a known error. */
function fileError(error, name) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue)
        return error;
    const code = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCode */ .x)(error);
    if (code === undefined)
        return error;
    if (code === "ENOENT")
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("file_not_found", `there is no file ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h)(name)}`, { cause: error });
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("file_unreadable", `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h)(name)} can't be read: ${code}`, { cause: error });
}
function parseObject(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return `not JSON: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h)(text)}`;
    }
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(value) ? value : `not a JSON object: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h)(text)}`;
}


/***/ }),

/***/ 38225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isObject),
/* harmony export */   x: () => (/* binding */ systemCode)
/* harmony export */ });
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** The system's code of an error (ENOENT), where it has one. */
function systemCode(error) {
    return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}


/***/ }),

/***/ 70975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ insideRoot)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);



/**
 * The absolute form of a path that is relative to the repository root. Throws `outside_root` where it, or what its
 * symbolic links lead to, lies outside; a path that does not exist is judged by its name alone.
 */
function insideRoot(root, path, what) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path);
    const contained = isInside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root), absolute);
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(absolute) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(absolute) : null;
    if (!contained || (real !== null && !isInside((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root), real))) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("outside_root", `${what}: ${JSON.stringify(path)} is outside the repository root`, {
            hint: "Use a path inside the repository; a symbolic link may not lead out of it.",
        });
    }
    return absolute;
}
function isInside(root, path) {
    const step = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
    return step !== ".." && !step.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(step);
}


/***/ }),

/***/ 66103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ cut),
/* harmony export */   h: () => (/* binding */ quote)
/* harmony export */ });
/** The first `length` UTF-16 units, one less where that would tear a surrogate pair. */
function cut(text, length) {
    if (text.length <= length)
        return text;
    const last = text.charCodeAt(length - 1);
    return text.slice(0, last >= 0xd800 && last < 0xdc00 ? length - 1 : length);
}
/** Untrusted text for a message: quoted, control characters escaped, cut to 80 characters. */
function quote(text) {
    return JSON.stringify(text.length <= 80 ? text : `${cut(text, 80)}…`);
}


/***/ }),

/***/ 11505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runRetriever: () => (/* binding */ runRetriever)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/trec/qrels.js + 4 modules
var qrels = __webpack_require__(68863);
// EXTERNAL MODULE: ./lib/trec/byte-source.js
var byte_source = __webpack_require__(91014);
// EXTERNAL MODULE: ./lib/trec/bytes.js
var trec_bytes = __webpack_require__(22125);
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
var trec_words = __webpack_require__(84151);
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
        hash = (0,trec_words/* padHash */.iZ)(hash, (docEnd - docStart) >> 2);
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
        blank = (0,trec_words/* blankBits */.Fm)(words.getInt32(at, true));
        for (; blank === 0; blank = (0,trec_words/* blankBits */.Fm)(words.getInt32(at, true)))
            at += 4;
        at += (0,trec_words/* bytesBefore */.xz)(blank);
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
    return length < 4 ? (0,trec_words/* firstBytesOf */.jl)(word, length) : word;
}

// EXTERNAL MODULE: ./lib/trec/memory.js
var memory = __webpack_require__(40495);
// EXTERNAL MODULE: ./lib/trec/text.js
var trec_text = __webpack_require__(14807);
;// CONCATENATED MODULE: ./lib/trec/rows.js



/** Rank, score, tag: what follows a docno. */
const COLUMNS_TO_TAG = 3;
/** The rows of one query in file order, as offsets into memory and numbers: no string is made for a document. */
class Rows {
    memory = (0,memory/* allocate */.CN)(0);
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
        this.hashes[at] = (0,trec_words/* hashBytes */.yi)(this.memory.bytes, start, end);
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
                if (bytes[at] === trec_text/* NEWLINE */.Xy)
                    line++;
            lines[row] = line;
        }
        return lines;
    }
    get qid() {
        return (0,trec_text/* decode */.D4)(this.memory.text, this.qidStart, this.qidStart + this.qidLength);
    }
    docno(row) {
        return (0,trec_text/* decode */.D4)(this.memory.text, this.starts[row], this.ends[row]);
    }
    /** The last row's. */
    tag() {
        const { bytes, text } = this.memory;
        let at = this.ends[this.count - 1];
        let start = at;
        for (let column = 0; column < COLUMNS_TO_TAG; column++) {
            while ((0,trec_text/* isSpace */.xC)(bytes[at]))
                at++;
            start = at;
            while (at < bytes.length && !(0,trec_text/* isSpace */.xC)(bytes[at]))
                at++;
        }
        return (0,trec_text/* decode */.D4)(text, start, at);
    }
}
function larger(from, to) {
    to.set(from);
    return to;
}

// EXTERNAL MODULE: ./lib/trec/window.js
var trec_window = __webpack_require__(93756);
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
        this.rows = kernel?.rows ?? new Rows();
        this.problems = new trec_text/* Problems */.Zw(reading.name);
    }
    /** @throws GateError `invalid_run` where the file as a whole is none, `file_not_found`, `file_unreadable` */
    async read(take) {
        const window = new trec_window/* Window */.p(await (0,byte_source/* openSource */.oD)(this.#input, this.#reading.name), this.#kernel?.place);
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
        const score = parseDecimal(written);
        if (score === null)
            return `score ${(0,trec_text/* show */.WU)(written)}, expected a finite decimal number such as 12.5`;
        if (rows.count === 0) {
            if (!(0,trec_text/* isUtf8Text */.Lr)(rows.memory.bytes, columns[0], columns[1]))
                return "the query id is not UTF-8: save the file as UTF-8";
            const hash = (0,trec_words/* hashBytes */.yi)(rows.memory.bytes, columns[0], columns[1]);
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
    for (let taken = BATCH_ROWS; taken === BATCH_ROWS && at < limit;) {
        const before = rows.count;
        at = plainRows(rows, at, limit);
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

;// CONCATENATED MODULE: ./lib/trec/run-lists.js



/**
 * Reads a TREC run as evaluateRun does, into strings.
 * @param name what problems call the file; by default the path.
 * @throws GateError `invalid_run` with up to 20 problems, `file_not_found`, `file_unreadable`
 */
async function readRun(input, name = (0,qrels/* inputName */.yu)(input)) {
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
                results.set(docId, { docId, score: rows.scores[row], line });
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
    return Array.from(results.values(), ({ docId, score }) => ({ docId, score }));
}

// EXTERNAL MODULE: ./lib/retrievers/answer.js
var answer = __webpack_require__(60009);
// EXTERNAL MODULE: ./lib/retrievers/failures.js
var failures = __webpack_require__(36132);
// EXTERNAL MODULE: ./lib/retrievers/json-lines.js
var json_lines = __webpack_require__(58663);
// EXTERNAL MODULE: ./lib/retrievers/json.js
var json = __webpack_require__(38225);
// EXTERNAL MODULE: ./lib/model/order.js
var order = __webpack_require__(4209);
// EXTERNAL MODULE: ./lib/retrievers/paths.js
var paths = __webpack_require__(70975);
// EXTERNAL MODULE: ./lib/retrievers/quote.js
var quote = __webpack_require__(66103);
;// CONCATENATED MODULE: ./lib/retrievers/run.js










const NOTHING = { kind: "answer", results: [], degraded: false };
/** `kind: run`: what a retriever answered earlier, read from a file. */
function runRetriever(config, ports) {
    return new RecordedRun(config, ports);
}
/**
 * A file that starts with `{` is JSON Lines, of `{query_id, ranked: [{doc_id, score}]}` or of answers with a
 * `query_id`; anything else is a TREC run. No clock runs, so `elapsedMs` is null; a `latency_ms` of the file is
 * reported. A query that the file lacks has no results, as under `trec_eval -c`.
 */
class RecordedRun {
    #config;
    #ports;
    #answers = null;
    constructor(config, ports) {
        this.#config = config;
        this.#ports = ports;
    }
    async start() {
        const name = this.#config.path;
        const path = (0,paths/* insideRoot */.p)(this.#ports.root, name, "retriever.path");
        const first = await firstCharacter(path, name);
        this.#answers = first === "{" ? await readAnswerLines(path, name) : await readTrecAnswers(path, name);
    }
    ask(question) {
        if (this.#ports.signal.aborted)
            return Promise.reject((0,failures/* cancelledError */.YQ)());
        if (this.#answers === null) {
            return Promise.reject(new errors/* GateError */.ue("retriever_failed", "the recorded run was asked before it was read"));
        }
        const recorded = this.#answers.get(question.caseId) ?? NOTHING;
        return Promise.resolve(recorded.kind === "error" ? recorded : { ...recorded, elapsedMs: null, retries: 0 });
    }
    stop() {
        this.#answers = null;
        return Promise.resolve();
    }
}
/** Such a file has no returned order: its rank column is ignored, and here score decides, then id. */
async function readTrecAnswers(path, name) {
    const { queries } = await readRun(path, name);
    const answers = new Map();
    for (const [queryId, listed] of queries) {
        const results = listed.map(({ docId: id, score }) => ({ id, score }));
        results.sort((a, b) => b.score - a.score || (0,order/* compareCodePoints */.O)(a.id, b.id));
        answers.set(queryId, { kind: "answer", results, degraded: false });
    }
    return answers;
}
async function readAnswerLines(path, name) {
    const answers = new Map();
    await (0,json_lines/* readJsonLines */.s)({ path, name, code: "invalid_run" }, (value) => {
        const id = value.query_id;
        if (typeof id !== "string" || id === "")
            return "query_id: expected a string that is not empty";
        if (answers.has(id))
            return `query_id ${(0,quote/* quote */.h)(id)} was already answered on an earlier line`;
        try {
            answers.set(id, toAnswer(value, `query_id ${(0,quote/* quote */.h)(id)}`));
            return null;
        }
        catch (error) {
            if (error instanceof errors/* GateError */.ue)
                return error.message;
            throw error;
        }
    });
    return answers;
}
function toAnswer(value, where) {
    if (value.ranked === undefined) {
        if (typeof value.error === "string")
            return { kind: "error", message: value.error, retries: 0 };
        return (0,answer/* parseAnswer */.W)(value, where);
    }
    if (!Array.isArray(value.ranked))
        throw new errors/* GateError */.ue("invalid_run", `${where}: ranked: expected an array`);
    const results = value.ranked.map((item, index) => toResult(item, `${where}: ranked[${index}]`));
    return (0,answer/* parseAnswer */.W)({ ...value, results }, where);
}
function toResult(item, place) {
    const { doc_id: id, score } = (0,json/* isObject */.G)(item) ? item : {};
    if (typeof id !== "string" || id === "") {
        throw new errors/* GateError */.ue("invalid_run", `${place}.doc_id: expected a string that is not empty`);
    }
    if (score === undefined)
        return { id };
    if (typeof score !== "number" || !Number.isFinite(score)) {
        throw new errors/* GateError */.ue("invalid_run", `${place}.score: expected a finite number`);
    }
    return { id, score };
}
/** The first character that is neither white space nor a byte order mark, within the first 64 KiB. */
async function firstCharacter(path, name) {
    try {
        const file = await (0,promises_.open)(path);
        try {
            const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
            // String trimming takes U+FEFF as white space.
            return buffer.subarray(0, bytesRead).toString("utf8").trimStart()[0];
        }
        finally {
            await file.close();
        }
    }
    catch (error) {
        throw (0,json_lines/* fileError */.z)(error, name);
    }
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
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("file_not_found", `${name}: no such file`, { cause });
        throw unreadable(name, cause);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("file_unreadable", `${name} is a directory, expected a file`);
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
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("file_unreadable", `${name} can't be read: ${why}`, { cause });
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue(code, `${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .formatProblem */ .Vw)(first)}${others}`, { hint, problems });
    }
}


/***/ })

};
