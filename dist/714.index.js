export const id = 714;
export const ids = [714];
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

/***/ 83425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BB: () => (/* binding */ fillText),
/* harmony export */   Lf: () => (/* binding */ makeExtractor),
/* harmony export */   T9: () => (/* binding */ fillUrl),
/* harmony export */   Wo: () => (/* binding */ compileExpression),
/* harmony export */   kD: () => (/* binding */ compileJson),
/* harmony export */   wy: () => (/* binding */ mentions)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60009);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36132);




/** Throws `invalid_config` naming the key. The library is loaded by the first expression. */
async function compileExpression(text, key) {
    const { default: jmespath } = await __webpack_require__.e(/* import() */ 598).then(__webpack_require__.t.bind(__webpack_require__, 7598, 19));
    try {
        jmespath.compile(text);
    }
    catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_config", `${key}: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)} is not JMESPath: ${reason}`, {
            hint: "Try the expression on jmespath.org with one of your server's answers.",
            cause,
        });
    }
    return (data) => jmespath.search(data, text);
}
async function makeExtractor(config, prefix) {
    if (config.results === null)
        return ownShape;
    const compiled = (key) => {
        const text = config[key];
        return text === null ? null : compileExpression(text, `${prefix}.${key}`);
    };
    const results = await compileExpression(config.results, `${prefix}.results`);
    const degraded = await compiled("degraded");
    const latency = await compiled("latency_ms");
    return (value, where) => {
        const found = evaluate(results, value, `${where}: results`);
        if (!Array.isArray(found)) {
            const got = found === null ? "nothing" : (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(JSON.stringify(found));
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("retriever_answer", `${where}: the expression ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(config.results)} found ${got}, not a list`, {
                hint: "Compare retriever.results with the server's answer.",
            });
        }
        const ms = latency ? evaluate(latency, value, `${where}: latency_ms`) : null;
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAnswer */ .W)({
            results: found.map(asResult),
            degraded: degraded ? evaluate(degraded, value, `${where}: degraded`) === true : false,
            ...(ms === null ? {} : { latency_ms: ms }),
        }, where);
    };
}
/** `{"results": [...], ...}`, or the bare list. */
function ownShape(value, where) {
    if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value) && typeof value["error"] === "string")
        return { error: value["error"] };
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAnswer */ .W)(Array.isArray(value) ? { results: value } : value, where);
}
/**
 * JMESPath gives null for a field that a document lacks, so null is "not there". Servers with integer ids are common;
 * their decimal form is the id, as long as JSON.parse kept it exact.
 */
function asResult(value) {
    if (typeof value === "number")
        return asId(value);
    if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value))
        return value;
    return Object.fromEntries(Object.entries(value)
        .filter(([, member]) => member !== null)
        .map(([key, member]) => [key, key === "id" ? asId(member) : member]));
}
function asId(value) {
    return Number.isSafeInteger(value) ? String(value) : value;
}
function evaluate(expression, value, where) {
    try {
        return expression(value) ?? null;
    }
    catch (cause) {
        // A function of JMESPath that was given another type, say.
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("retriever_answer", `${where}: ${reason}`, { cause });
    }
}
const NAMES = ["query", "k", "vector"];
const PLACEHOLDER = /\{\{(query|k|vector)\}\}/g;
/**
 * Makes bodies or arguments of a template: a string that is nothing but `{{k}}` becomes the number, one that holds it
 * beside other text gets it as text (a vector as JSON). Keys stay as they are. One pass: a query that holds `{{k}}`
 * stays as it is. The template is read once, what has no placeholder is shared by all that it makes.
 */
function compileJson(template) {
    if (!NAMES.some((name) => mentions(template, name)))
        return () => template;
    if (typeof template === "string") {
        const whole = NAMES.find((name) => template === `{{${name}}}`);
        return whole === undefined ? (values) => fillText(template, values) : (values) => values[whole];
    }
    if (Array.isArray(template)) {
        const items = template.map(compileJson);
        return (values) => items.map((fill) => fill(values));
    }
    const members = Object.entries(template).map(([key, value]) => [key, compileJson(value)]);
    return (values) => Object.fromEntries(members.map(([key, fill]) => [key, fill(values)]));
}
function fillText(template, values) {
    return template.replaceAll(PLACEHOLDER, (whole, name) => values[name] === undefined ? whole : asText(values[name]));
}
/** Percent-encoded, so that a query can change nothing but its own value. */
function fillUrl(template, values) {
    return template.replaceAll(PLACEHOLDER, (_, name) => {
        // A lone surrogate has no UTF-8 form, and encodeURIComponent throws on it: through bytes it becomes U+FFFD.
        return encodeURIComponent(Buffer.from(asText(values[name])).toString());
    });
}
/** Whether the placeholder occurs anywhere in a template. */
function mentions(template, name) {
    return JSON.stringify(template ?? null).includes(`{{${name}}}`);
}
function asText(value) {
    return typeof value === "string" ? value : JSON.stringify(value);
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

/***/ 83809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ childOptions),
/* harmony export */   o: () => (/* binding */ PerQuery)
/* harmony export */ });
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60009);
/* harmony import */ var _expression_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83425);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36132);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56906);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96035);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87033);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56191);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73024);










/**
 * One process a query, with `{{query}}` and `{{k}}` replaced in its arguments, and one answer object on standard
 * output. The clock runs from before the process's start to the end of its output. A process that exits with another
 * code than 0 failed this query; one that hangs or prints something else ends the run.
 */
class PerQuery {
    #plan;
    #ports;
    #family = new _process_js__WEBPACK_IMPORTED_MODULE_7__/* .Family */ .Hx();
    #log = new _process_js__WEBPACK_IMPORTED_MODULE_7__/* .BoundedLog */ .ot();
    #waiting = new Set();
    #failure = null;
    #totalTimer;
    #stopping = null;
    #onAbort = () => this.#fail((0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .cancelledError */ .YQ)());
    constructor(plan, ports) {
        this.#plan = plan;
        this.#ports = ports;
    }
    start() {
        if (this.#ports.signal.aborted)
            return Promise.reject((0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .cancelledError */ .YQ)());
        this.#ports.signal.addEventListener("abort", this.#onAbort);
        const limit = this.#plan.limits.total_timeout_ms;
        this.#totalTimer = (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_9__/* .after */ .Pl)(limit, () => this.#fail((0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .totalTimeoutError */ .AC)(limit, this.#log)));
        return Promise.resolve();
    }
    async ask(question) {
        if (this.#failure !== null)
            throw this.#failure;
        if (question.query.includes("\0")) {
            return {
                kind: "error",
                message: "the query holds a NUL character, which no argument can carry",
                retries: 0,
            };
        }
        const argv = this.#plan.child.argv.map((argument) => (0,_expression_js__WEBPACK_IMPORTED_MODULE_3__/* .fillText */ .BB)(argument, question));
        const log = new _process_js__WEBPACK_IMPORTED_MODULE_7__/* .BoundedLog */ .ot();
        const output = new _output_js__WEBPACK_IMPORTED_MODULE_5__/* .Output */ .k7();
        const startedAt = process.hrtime.bigint();
        const child = await this.#spawn(argv, (chunk) => {
            log.push(chunk);
            this.#log.push(chunk);
        });
        child.answers.on("data", (chunk) => output.push(chunk));
        child.answers.once("end", () => output.end());
        child.stdin.end();
        const end = this.#orFailure(question, log, output.overflow);
        try {
            const exit = await Promise.race([child.exited, end.failure]);
            if (exit instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError)
                throw exit;
            return this.#read(question, output, exit, log, startedAt);
        }
        catch (error) {
            if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError)
                this.#fail(error);
            throw error;
        }
        finally {
            end.clear();
            await this.#family.endChild(child);
        }
    }
    stop() {
        this.#stopping ??= this.#stop();
        return this.#stopping;
    }
    async #stop() {
        this.#ports.signal.removeEventListener("abort", this.#onAbort);
        this.#fail((0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .stoppedError */ .Wm)());
        await this.#family.end();
        const text = this.#log.text();
        if (text !== "")
            this.#ports.log(text);
    }
    async #spawn(argv, onNoise) {
        try {
            return await this.#family.spawn({ ...this.#plan.child, argv }, onNoise);
        }
        catch (cause) {
            const error = (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .startError */ .h5)(cause, argv);
            this.#fail(error);
            throw error;
        }
    }
    #orFailure(question, log, overflow) {
        const limit = this.#plan.limits.timeout_ms;
        let timer;
        let report;
        const failure = new Promise((resolve) => {
            report = resolve;
            timer = (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_9__/* .after */ .Pl)(limit, () => {
                const message = `no answer to ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(question.query)} within timeout_ms (${limit} ms)`;
                const hint = "With per_query the limit includes the start of the process; raise retriever.timeout_ms.";
                resolve((0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .timeoutError */ .w2)(message, hint, log));
            });
            void overflow.then(() => resolve((0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .protocolError */ .JW)(`the answer to ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(question.query)} is longer than the limit of ${_output_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LINE_BYTES */ .Oc} bytes`)));
        });
        this.#waiting.add(report);
        const clear = () => {
            clearTimeout(timer);
            this.#waiting.delete(report);
        };
        return { failure, clear };
    }
    #read(question, output, exit, log, startedAt) {
        if (exit.code !== 0) {
            const how = exit.signal === null ? `exited with code ${exit.code}` : `was killed by ${exit.signal}`;
            return { kind: "error", message: `the process ${how}${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .lastWords */ .aN)(log)}`, retries: 0 };
        }
        const where = `the answer to ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(question.query)}`;
        const text = output.text(where);
        if (text.trim() === "")
            throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .protocolError */ .JW)(`${where} is empty${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .lastWords */ .aN)(log)}`);
        const value = (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text, where);
        const error = typeof value === "object" && value !== null && "error" in value ? value.error : undefined;
        if (typeof error === "string")
            return { kind: "error", message: error, retries: 0 };
        return {
            ...(0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAnswer */ .W)(value, where),
            elapsed_ms: (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_9__/* .elapsedMs */ .d5)(startedAt, output.completeAt()),
            retries: 0,
        };
    }
    #fail(error) {
        if (this.#failure !== null)
            return;
        this.#failure = error;
        clearTimeout(this.#totalTimer);
        for (const report of this.#waiting)
            report(error);
        void this.#family.end();
    }
}
/** What every child of a retriever gets: its folder, checked, and its environment. Throws GateError. */
function childOptions(config, ports, argv, answersOn) {
    const cwd = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteInside */ .IP)(ports.root, config.cwd, "retriever.cwd");
    // Checked here because spawn reports a missing folder as if the command were missing.
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_8__.statSync)(cwd, { throwIfNoEntry: false })?.isDirectory() !== true) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_start", `retriever.cwd: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(config.cwd)} is not a folder`, {
            hint: "`cwd` is where the retriever runs; leave it out for the config's own folder.",
        });
    }
    return { argv, cwd, env: (0,_ports_js__WEBPACK_IMPORTED_MODULE_6__/* .childEnvironment */ .Q)(ports.environment, config), answersOn };
}


/***/ }),

/***/ 58490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ Questions),
/* harmony export */   q: () => (/* binding */ retryDelayMs)
/* harmony export */ });
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36132);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56191);


/** The questions that a child has not answered yet, by the opaque id that each carries: a counter. */
class Questions {
    #open = new Map();
    #asked = 0;
    #answered = 0;
    get answered() {
        return this.#answered;
    }
    /** The query that has waited longest, or null. */
    get oldest() {
        for (const { question } of this.#open.values())
            return question.query;
        return null;
    }
    nextId() {
        return String(++this.#asked);
    }
    add(question, limitMs, onLate) {
        this.#open.set(question.id, { question, timer: (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_1__/* .after */ .Pl)(limitMs, onLate) });
    }
    /** The open question that a line's id belongs to; throws `retriever_answer` for an unknown or a repeated one. */
    find(id, what) {
        if (typeof id !== "string") {
            throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .protocolError */ .JW)(`${what}: id: expected the string of the request`, 'Send the id back as it came: "1", not 1.');
        }
        const open = this.#open.get(id);
        if (open !== undefined)
            return open.question;
        const number = /^[1-9]\d*$/.test(id) ? Number(id) : Number.NaN;
        const fault = number <= this.#asked ? "was already answered" : "was never asked";
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .protocolError */ .JW)(`${what}: id ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(id)} ${fault}`, "Answer each request once, with the id that it carries.");
    }
    settle(question, answer) {
        clearTimeout(this.#open.get(question.id)?.timer);
        this.#open.delete(question.id);
        this.#answered++;
        question.resolve(answer);
    }
    rejectAll(error) {
        for (const { question, timer } of this.#open.values()) {
            clearTimeout(timer);
            question.reject(error);
        }
        this.#open.clear();
    }
}
const FIRST_DELAY_MS = 250;
/** Longer than this nobody waits for one query, whatever the server asks for. */
const LONGEST_RETRY_DELAY_MS = 10_000;
/**
 * How long to wait before asking again, or null for what is not worth it: only 429, 503 and a connection that broke
 * before any answer say that nothing was answered; a wrong answer stays wrong.
 */
function retryDelayMs(exchange, retries, now = Date.now()) {
    // Mostly a kept-alive connection that the server had just closed: the next one is fresh.
    if (exchange.kind === "reset")
        return retries === 0 ? 0 : FIRST_DELAY_MS;
    if (exchange.kind !== "answer" || (exchange.status !== 429 && exchange.status !== 503))
        return null;
    const wanted = retryAfterMs(exchange.headers["retry-after"], now);
    return Math.min(wanted ?? FIRST_DELAY_MS * 2 ** retries, LONGEST_RETRY_DELAY_MS);
}
/** RFC 9110, 10.2.3: seconds, or a date. */
function retryAfterMs(header, now) {
    if (header === undefined)
        return null;
    if (/^\d+$/.test(header.trim()))
        return Number(header) * 1000;
    const date = Date.parse(header);
    return Number.isNaN(date) ? null : Math.max(0, date - now);
}


/***/ })

};
