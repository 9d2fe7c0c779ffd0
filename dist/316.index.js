export const id = 316;
export const ids = [316];
export const modules = {

/***/ 60009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ parseAnswer)
/* harmony export */ });
/* unused harmony export MAX_RESULTS */
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36132);



/** More than any metric looks at, few enough that a flood ends in an error. */
const MAX_RESULTS = 10_000;
const RESULT_TEXTS = [
    ["id", "id"],
    ["path", "path"],
    ["name", "name"],
    ["qualified_name", "qualified_name"],
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
        ...(reportedMs === undefined ? {} : { reported_ms: reportedMs }),
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
        return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) ? value : this.fail(place, "an object", show(value));
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
        if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
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
    return typeof value === "string" ? (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(value) : typeof value;
}


/***/ }),

/***/ 36132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ totalTimeoutError),
/* harmony export */   JW: () => (/* binding */ protocolError),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   L1: () => (/* binding */ closedError),
/* harmony export */   Wm: () => (/* binding */ stoppedError),
/* harmony export */   YQ: () => (/* binding */ cancelledError),
/* harmony export */   aN: () => (/* binding */ lastWords),
/* harmony export */   dr: () => (/* binding */ FLUSH_HINT),
/* harmony export */   h5: () => (/* binding */ startError),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   w2: () => (/* binding */ timeoutError),
/* harmony export */   xA: () => (/* binding */ exitError)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);


const FLUSH_HINT = "Flush standard output after each line (Python: print(..., flush=True)) and end each answer with a line feed.";
const STDOUT_HINT = "Standard output must carry one JSON object a line and nothing else; print everything else to standard error.";
/** The program could not be started at all. */
function startError(cause, argv) {
    const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .systemCode */ .xU)(cause);
    const name = quote(argv[0] ?? "");
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
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("retriever_answer", `${what} is not JSON: it holds NaN or Infinity: ${quote(text)}`, {
                hint: "JSON has no NaN and no Infinity: a score must be a finite number, or be left out.",
                cause,
            });
        }
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("retriever_answer", `${what} is not JSON: ${quote(text)}`, {
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

/***/ 56906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oc: () => (/* binding */ MAX_LINE_BYTES),
/* harmony export */   _p: () => (/* binding */ LineFramer),
/* harmony export */   dt: () => (/* binding */ LineError),
/* harmony export */   k7: () => (/* binding */ Output)
/* harmony export */ });
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36132);

/** The whole standard output of a process that answers one query, up to the cap of a line, and when it was complete. */
class Output {
    /** Resolves where more comes than the cap; the rest is dropped. */
    overflow;
    #chunks = [];
    #bytes = 0;
    #lastAt = process.hrtime.bigint();
    #endAt = null;
    #onOverflow = () => { };
    constructor() {
        this.overflow = new Promise((resolve) => {
            this.#onOverflow = resolve;
        });
    }
    push(chunk) {
        this.#lastAt = process.hrtime.bigint();
        this.#bytes += chunk.length;
        if (this.#bytes > MAX_LINE_BYTES)
            this.#onOverflow();
        else
            this.#chunks.push(chunk);
    }
    end() {
        this.#endAt = process.hrtime.bigint();
    }
    /** The end of the output, or its last bytes where a grandchild holds the pipe open. */
    completeAt() {
        return this.#endAt ?? this.#lastAt;
    }
    text(where) {
        if (this.#bytes > MAX_LINE_BYTES) {
            throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .protocolError */ .JW)(`${where} is longer than the limit of ${MAX_LINE_BYTES} bytes`);
        }
        try {
            // TextDecoder drops a byte order mark by itself.
            return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(this.#chunks));
        }
        catch {
            throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .protocolError */ .JW)(`${where} is not valid UTF-8`);
        }
    }
}
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

/***/ 10107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   xU: () => (/* binding */ systemCode)
/* harmony export */ });
/** JSON from outside, as far as it is checked. */
/** True for `{…}`; an array is none. */
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** The system's code of an error (ENOENT), where it has one. */
function systemCode(error) {
    return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
const SHOWN = 80;
/** A value as it would be written, cut where it is long; a long one costs no more than a short one. */
function show(value) {
    if (typeof value === "number" && !Number.isFinite(value))
        return String(value);
    const text = value === undefined ? "nothing" : JSON.stringify(beginning(value, { left: SHOWN }));
    return text.length > SHOWN ? `${text.slice(0, SHOWN - 3)}…` : text;
}
/** As much of it as is shown, and a little more. */
function beginning(value, budget) {
    if (typeof value === "string") {
        budget.left -= value.length + 2;
        return value.slice(0, 2 * SHOWN);
    }
    budget.left -= 2;
    if (Array.isArray(value)) {
        const kept = [];
        for (const item of value) {
            if (budget.left < 0)
                break;
            kept.push(beginning(item, budget));
        }
        return budget.left < 0 && kept.length < value.length ? [...kept, ""] : kept;
    }
    if (typeof value !== "object" || value === null)
        return value;
    const kept = [];
    for (const key in value) {
        if (budget.left < 0)
            break;
        budget.left -= key.length + 3;
        kept.push([key.slice(0, 2 * SHOWN), beginning(value[key], budget)]);
    }
    return Object.fromEntries(kept);
}


/***/ }),

/***/ 34081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ absolutePath),
/* harmony export */   IP: () => (/* binding */ absoluteInside),
/* harmony export */   KH: () => (/* binding */ linkOnTheWay),
/* harmony export */   p0: () => (/* binding */ insideRoot),
/* harmony export */   wg: () => (/* binding */ findRoot)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/** The repository root: nothing that a config names lies outside it. */



/** The nearest folder above `directory` that holds `.git`, or `directory` itself. Throws file_not_found. */
function findRoot(directory) {
    let real;
    try {
        real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(directory);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("file_not_found", `the working directory ${directory} does not exist`, {
            cause: error,
        });
    }
    for (let folder = real;; folder = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, ".git"), { throwIfNoEntry: false }) !== undefined)
            return { directory: folder };
        if (node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder) === folder)
            return { directory: real };
    }
}
/**
 * Resolves a path written in a file of `from` (relative to the root, a folder) and checks that it stays inside.
 * Returns it relative to the root, with `/`. Links are not followed. Throws outside_root.
 */
function insideRoot(root, from, written, where) {
    const absolute = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(root.directory, from, written);
    if (!isInside(root.directory, absolute)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("outside_root", `${where}: "${written}" is outside the repository`, {
            hint: "Paths must stay inside the repository root; move the file into the repository.",
        });
    }
    return node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root.directory, absolute).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
}
/**
 * The absolute form of a path that is relative to the repository root. Throws `outside_root` where it, or what its
 * symbolic links lead to, lies outside; a path that does not exist is checked by its name alone.
 */
function absoluteInside(directory, written, what) {
    const absolute = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory, written);
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(absolute) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(absolute) : null;
    if (!isInside(directory, absolute) || (real !== null && !isInside((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(directory), real))) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("outside_root", `${what}: ${JSON.stringify(written)} is outside the repository root`, {
            hint: "Use a path inside the repository; a symbolic link may not lead out of it.",
        });
    }
    return absolute;
}
/**
 * The first symbolic link among the names that lead from `directory` to `target`, relative to it; null where there is
 * none, and where the target lies outside: what is there no change of this repository can have made.
 */
function linkOnTheWay(directory, target) {
    const relative = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(directory, target);
    if (relative === "" || !isInside(directory, target))
        return null;
    const names = relative.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    for (let length = 1; length <= names.length; length++) {
        const part = names.slice(0, length).join("/");
        const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, part), { throwIfNoEntry: false });
        if (found?.isSymbolicLink() === true)
            return part;
        if (found === undefined)
            return null;
    }
    return null;
}
function isInside(directory, absolute) {
    const relative = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(directory, absolute);
    return relative !== ".." && !relative.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(relative);
}
function absolutePath(root, file) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.join(root.directory, file);
}


/***/ })

};
