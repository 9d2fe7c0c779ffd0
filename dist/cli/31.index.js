export const id = 31;
export const ids = [31];
export const modules = {

/***/ 9:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ parseAnswer)
/* harmony export */ });
/* unused harmony export MAX_RESULTS */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8225);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6103);



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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("retriever_answer", `${this.#where}: ${at}expected ${expected}, got ${got}`, {
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

/***/ 6132:
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
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8225);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6103);



const FLUSH_HINT = "Flush standard output after each line (Python: print(..., flush=True)) and end each answer with a line feed.";
const STDOUT_HINT = "Standard output must carry one JSON object a line and nothing else; print everything else to standard error.";
/** The program could not be started at all. */
function startError(cause, argv) {
    const code = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .systemCode */ .x)(cause);
    const name = (0,_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(argv[0] ?? "");
    if (code === "ENOENT") {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("retriever_start", `the command ${name} was not found`, {
            hint: "Install it in an earlier step, or give its path; a relative path starts at the retriever's `cwd`.",
            cause,
        });
    }
    if (code === "EACCES" || code === "EPERM") {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("retriever_start", `the command ${name} is not executable`, {
            hint: "Run `chmod +x` on it and commit that (`git update-index --chmod=+x`), or name its interpreter first.",
            cause,
        });
    }
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("retriever_start", `the command ${name} could not be started: ${reason}`, { cause });
}
/** The program ended while it was still needed. */
function exitError(exit, label, when, log) {
    const how = exit.signal === null ? `exited with code ${exit.code}` : `was killed by ${exit.signal}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("retriever_failed", `${label} ${how} ${when}${lastWords(log)}`, {
        hint: "A retriever stays up until its standard input ends. retriever.log holds all that it wrote.",
    });
}
function closedError(stream, label, log) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("retriever_failed", `${label} closed its ${stream} but went on running${lastWords(log)}`, {
        hint: "A retriever keeps both open until its standard input ends.",
    });
}
function timeoutError(message, hint, log) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("retriever_timeout", `${message}${lastWords(log)}`, { hint });
}
function totalTimeoutError(limit, log) {
    const message = `the retriever was still needed after total_timeout_ms (${limit} ms)`;
    return timeoutError(message, "Raise retriever.total_timeout_ms, or make the suite smaller.", log);
}
/** Something on standard output that is not the protocol. */
function protocolError(message, hint = STDOUT_HINT) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("retriever_answer", message, { hint });
}
function cancelledError() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("cancelled", "the run was cancelled while the retriever was in use");
}
function stoppedError() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("cancelled", "the retriever was stopped");
}
/** Parses one piece of a child's output; throws `retriever_answer` that says why it may have failed. */
function parseJson(text, what) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        if (/(?:^|[\s:,[])-?(?:NaN|Infinity)\b/.test(text)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("retriever_answer", `${what} is not JSON: it holds NaN or Infinity: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(text)}`, {
                hint: "JSON has no NaN and no Infinity: a score must be a finite number, or be left out.",
                cause,
            });
        }
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("retriever_answer", `${what} is not JSON: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(text)}`, {
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

/***/ 1946:
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

/***/ 8663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readJsonLines),
/* harmony export */   z: () => (/* binding */ fileError)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _framer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1946);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8225);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6103);





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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError(file.code, `${file.name}:${first.line}: ${first.message}${more}`, { problems });
}
/** What reading a file failed with, as a known error. */
function fileError(error, name) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError)
        return error;
    const code = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCode */ .x)(error);
    if (code === undefined)
        return error;
    if (code === "ENOENT")
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_not_found", `there is no file ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h)(name)}`, { cause: error });
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_unreadable", `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h)(name)} can't be read: ${code}`, { cause: error });
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

/***/ 8225:
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

/***/ 975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ insideRoot)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("outside_root", `${what}: ${JSON.stringify(path)} is outside the repository root`, {
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

/***/ 6103:
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

/***/ 4031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runRetriever: () => (/* binding */ runRetriever)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/trec/qrels.js + 4 modules
var qrels = __webpack_require__(8863);
// EXTERNAL MODULE: ./lib/trec/run-rows.js
var run_rows = __webpack_require__(7293);
// EXTERNAL MODULE: ./lib/trec/text.js
var trec_text = __webpack_require__(4807);
;// CONCATENATED MODULE: ./lib/trec/run-lists.js



/**
 * Reads a TREC run as evaluateRun does, into strings.
 * @param name what problems call the file; by default the path.
 * @throws GateError `invalid_run` with up to 20 problems, `file_not_found`, `file_unreadable`
 */
async function readRun(input, name = (0,qrels/* inputName */.yu)(input)) {
    const scanner = new run_rows/* RunScanner */.i(input, { name, extraColumns: "refuse" });
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
var answer = __webpack_require__(9);
// EXTERNAL MODULE: ./lib/retrievers/failures.js
var failures = __webpack_require__(6132);
// EXTERNAL MODULE: ./lib/retrievers/json-lines.js
var json_lines = __webpack_require__(8663);
// EXTERNAL MODULE: ./lib/retrievers/json.js
var json = __webpack_require__(8225);
// EXTERNAL MODULE: ./lib/model/order.js
var order = __webpack_require__(4209);
// EXTERNAL MODULE: ./lib/retrievers/paths.js
var paths = __webpack_require__(975);
// EXTERNAL MODULE: ./lib/retrievers/quote.js
var quote = __webpack_require__(6103);
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
            return Promise.reject(new errors.GateError("retriever_failed", "the recorded run was asked before it was read"));
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
            if (error instanceof errors.GateError)
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
        throw new errors.GateError("invalid_run", `${where}: ranked: expected an array`);
    const results = value.ranked.map((item, index) => toResult(item, `${where}: ranked[${index}]`));
    return (0,answer/* parseAnswer */.W)({ ...value, results }, where);
}
function toResult(item, place) {
    const { doc_id: id, score } = (0,json/* isObject */.G)(item) ? item : {};
    if (typeof id !== "string" || id === "") {
        throw new errors.GateError("invalid_run", `${place}.doc_id: expected a string that is not empty`);
    }
    if (score === undefined)
        return { id };
    if (typeof score !== "number" || !Number.isFinite(score)) {
        throw new errors.GateError("invalid_run", `${place}.score: expected a finite number`);
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


/***/ })

};
