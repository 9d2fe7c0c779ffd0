export const id = 2714;
export const ids = [2714];
export const modules = {

/***/ 60009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ parseAnswer)
/* harmony export */ });
/* unused harmony export MAX_RESULTS */
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36132);



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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `${this.#where}: ${at}expected ${expected}, got ${got}`, {
            hint: 'An answer is {"results": [...]}; see the retriever section of the README for its fields.',
        });
    }
    object(value, place) {
        return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : this.fail(place, "an object", show(value));
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
        if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
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
        if (typeof value["page_content"] === "string")
            fillFromDocument(parsed, value["page_content"], value["metadata"]);
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
            if (_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .FORBIDDEN_KEYS */ .p5.has(name))
                this.fail("spans", `other names than ${[..._system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .FORBIDDEN_KEYS */ .p5].join(", ")}`, show(name));
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
/** A document as LangChain writes it: `page_content`, and `metadata.source` where it came from. */
function fillFromDocument(parsed, content, metadata) {
    parsed.text ??= content;
    const source = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(metadata) ? metadata["source"] : undefined;
    if (typeof source === "string" && source !== "")
        parsed.path ??= source;
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
    return typeof value === "string" ? (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(value) : typeof value;
}


/***/ }),

/***/ 98060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ FUNCTIONS),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   ZR: () => (/* binding */ calledWithin),
/* harmony export */   iH: () => (/* binding */ takeCall)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);

/** What JMESPath lacks: answers in columns, and answers in lines. */
const FUNCTIONS = {
    zip: (values) => zip(values),
    lines: ([value]) => (value === null || value === undefined ? null : linesOf(value)),
};
/** Rows of columns. A column that is not there is one of nulls; columns of different length fit nowhere. */
function zip(columns) {
    const lists = columns.filter((column) => column !== null && column !== undefined);
    if (lists.length === 0)
        return null;
    const lengths = lists.map((list) => (Array.isArray(list) ? list.length : Number.NaN));
    if (lengths.some(Number.isNaN))
        throw new Error("zip: expected lists, got something else");
    const [rows = 0] = lengths;
    if (lengths.some((length) => length !== rows)) {
        throw new Error(`zip: expected lists of one length, got ${lengths.join(", ")}`);
    }
    return Array.from({ length: rows }, (_, row) => columns.map((column) => (Array.isArray(column) ? column[row] : null)));
}
/** The lines of a text, or of each text of a list; blank ones are none. */
function linesOf(value) {
    if (Array.isArray(value))
        return value.flatMap((each) => linesOf(each));
    if (typeof value !== "string")
        throw new Error("lines: expected a text, got something else");
    return value
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== "");
}
/** `zip(a, b)[].{…}` as name, arguments and rest. Throws what is wrong with its brackets. */
function takeCall(text) {
    const head = /^\s*([a-z_]+)\s*\(/.exec(text);
    if (head === null || !Object.hasOwn(FUNCTIONS, head[1]))
        return null;
    const own = [];
    let from = head[0].length;
    let depth = 0;
    for (let at = from; at < text.length; at++) {
        const letter = text[at];
        if (`'"\``.includes(letter))
            at = endOfText(text, at);
        else if (letter === "," && depth === 0) {
            own.push(text.slice(from, at));
            from = at + 1;
        }
        else if ("([{".includes(letter))
            depth++;
        else if (")]}".includes(letter) && depth-- === 0) {
            return { name: head[1], arguments: [...own, text.slice(from, at)], rest: text.slice(at + 1).trim() };
        }
    }
    throw new Error(`${head[1]}( has no closing bracket`);
}
function endOfText(text, start) {
    for (let at = start + 1; at < text.length; at++) {
        if (text[at] === "\\")
            at++;
        else if (text[at] === text[start])
            return at;
    }
    return text.length;
}
/** The name of a function of ours within a compiled expression, where JMESPath could not call it. */
function calledWithin(node) {
    if (Array.isArray(node))
        return node.map(calledWithin).find((name) => name !== null) ?? null;
    if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(node))
        return null;
    if (node["type"] === "Function" && Object.hasOwn(FUNCTIONS, String(node["name"])))
        return String(node["name"]);
    return (Object.values(node)
        .map(calledWithin)
        .find((name) => name !== null) ?? null);
}


/***/ }),

/***/ 83425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ asResult),
/* harmony export */   BB: () => (/* binding */ fillText),
/* harmony export */   Lf: () => (/* binding */ makeExtractor),
/* harmony export */   T9: () => (/* binding */ fillUrl),
/* harmony export */   Wo: () => (/* binding */ compileExpression),
/* harmony export */   kD: () => (/* binding */ compileJson),
/* harmony export */   n9: () => (/* binding */ varies),
/* harmony export */   wy: () => (/* binding */ mentions)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60009);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98060);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36132);





/** Throws `invalid_config` naming the key. The library is loaded by the first expression. */
async function compileExpression(text, key) {
    const { default: jmespath } = await __webpack_require__.e(/* import() */ 7598).then(__webpack_require__.t.bind(__webpack_require__, 7598, 19));
    const compiled = (part) => {
        const inner = (0,_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .calledWithin */ .ZR)(jmespath.compile(part));
        if (inner !== null)
            throw new Error(`${inner}(…) can only stand at the start`);
        return (data) => jmespath.search(data, part);
    };
    try {
        const call = (0,_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .takeCall */ .iH)(text);
        if (call === null)
            return compiled(text);
        const own = call.arguments.map((argument) => compiled(argument.trim()));
        const rest = compiled(`@${/^[.[]/.test(call.rest) ? "" : " "}${call.rest}`);
        return (data) => rest(_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .FUNCTIONS */ .AW[call.name](own.map((each) => each(data))));
    }
    catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_config", `${key}: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(text)} is not JMESPath: ${reason}`, {
            hint: "Try the expression on jmespath.org with one of your server's answers.",
            cause,
        });
    }
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
            const got = found === null ? "nothing" : (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(JSON.stringify(found));
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `${where}: the expression ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(config.results)} found ${got}, not a list, in ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(JSON.stringify(value))}`, {
                hint: "Compare retriever.results with the server's answer.",
            });
        }
        const ms = latency ? evaluate(latency, value, `${where}: latency_ms`) : null;
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAnswer */ .W)({
            results: found.map((each) => asResult(each, config.lenient)),
            degraded: degraded ? evaluate(degraded, value, `${where}: degraded`) === true : false,
            ...(ms === null ? {} : { latency_ms: ms }),
        }, where);
    };
}
/** `{"results": [...], ...}`, or the bare list. */
function ownShape(value, where) {
    if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && typeof value["error"] === "string")
        return { error: value["error"] };
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAnswer */ .W)(Array.isArray(value) ? { results: value } : value, where);
}
/**
 * JMESPath gives null for a field that a document lacks, so null is "not there". Servers with integer ids are common;
 * their decimal form is the id, as long as JSON.parse kept it exact.
 */
function asResult(value, lenient = false) {
    if (typeof value === "number")
        return asId(value);
    if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return value;
    const kept = ([key, member]) => member !== null && (!lenient || typeof member === "string" || key === "id" || key === "score");
    return Object.fromEntries(Object.entries(value)
        .filter(kept)
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `${where}: ${reason} It looked in ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(JSON.stringify(value))}`, {
            cause,
        });
    }
}
const NAMES = (/* unused pure expression or super */ null && (["query", "k", "vector"]));
const PARAM = "params\\.[A-Za-z0-9_-]+(?:\\.[A-Za-z0-9_-]+)*";
const PLACEHOLDER = new RegExp(`\\{\\{(query|k|vector|${PARAM})\\}\\}`, "g");
const WHOLE = new RegExp(`^\\{\\{(query|k|vector|${PARAM})\\}\\}$`);
/** Whether a template says something else for another query. */
function varies(template) {
    return JSON.stringify(template ?? null).search(PLACEHOLDER) !== -1;
}
/** What a placeholder stands for; null for a param that is null. */
function valueOf(name, values) {
    if (!name.startsWith("params."))
        return values[name];
    let value = values.params;
    for (const key of name.split(".").slice(1)) {
        value = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    }
    if (value !== undefined)
        return value;
    // Not left out: without its filter a query finds more.
    throw new _failures_js__WEBPACK_IMPORTED_MODULE_4__/* .ParamError */ .sN(`there is no {{${name}}}: give it in the case's params, or null in retriever.params where it may be left out`);
}
/**
 * Makes bodies or arguments of a template: a string that is nothing but `{{k}}` becomes the number, one that holds it
 * beside other text gets it as text (a vector as JSON). Keys stay as they are. One pass: a query that holds `{{k}}`
 * stays as it is. A member that is nothing but a param which is null is left out. The template is read once, what has no placeholder is shared by all that it makes.
 */
function compileJson(template) {
    if (!varies(template))
        return () => template;
    if (typeof template === "string") {
        const whole = WHOLE.exec(template)?.[1];
        return whole === undefined ? (values) => fillText(template, values) : (values) => valueOf(whole, values);
    }
    if (Array.isArray(template)) {
        const items = template.map(compileJson);
        return (values) => items.map((fill) => fill(values));
    }
    const members = Object.entries(template).map(([key, value]) => [key, compileJson(value)]);
    const optional = new Set(Object.entries(template).flatMap(([key, value]) => typeof value === "string" && value.startsWith("{{params.") && WHOLE.test(value) ? [key] : []));
    return (values) => Object.fromEntries(members
        .map(([key, fill]) => [key, fill(values)])
        .filter(([key, value]) => value !== null || !optional.has(key)));
}
function fillText(template, values) {
    return template.replaceAll(PLACEHOLDER, (whole, name) => {
        const value = valueOf(name, values);
        return value === undefined ? whole : asText(value ?? "");
    });
}
/** Percent-encoded, so that a query can change nothing but its own value. */
function fillUrl(template, values) {
    return template.replaceAll(PLACEHOLDER, (_, name) => {
        // A lone surrogate has no UTF-8 form, and encodeURIComponent throws on it: through bytes it becomes U+FFFD.
        return encodeURIComponent(Buffer.from(asText(valueOf(name, values) ?? "")).toString());
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

/***/ 96035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ childEnvironment),
/* harmony export */   h: () => (/* binding */ CHILD_TOKEN_NAME)
/* harmony export */ });
/** Names every process that comes from one retriever, so that one which left its process group is still found. */
const CHILD_TOKEN_NAME = "RETRIEVAL_GATE_CHILD";
/** Ours or the runner's, never the retriever's: tokens, the action's inputs, the files that the runner reads commands from. */
const REMOVED = new Set([
    "GITHUB_TOKEN",
    "GITHUB_ENV",
    "GITHUB_PATH",
    "GITHUB_OUTPUT",
    "GITHUB_STATE",
    "GITHUB_STEP_SUMMARY",
    "NODE_OPTIONS",
    CHILD_TOKEN_NAME,
]);
const REMOVED_PREFIXES = ["ACTIONS_", "INPUT_"];
/** Kept under `env_only` without being named: without them no command is found (PATH) or starts (Windows). */
const ALWAYS_KEPT = new Set(["PATH"]);
const ALWAYS_KEPT_ON_WINDOWS = new Set(["PATH", "PATHEXT", "SYSTEMROOT", "COMSPEC"]);
/**
 * The environment of a retriever's process: the step's, minus what belongs to the runner and to us, plus
 * PYTHONUNBUFFERED=1 (a Python child that prints without flushing would hang), plus `env`. `env_only` lists the only
 * names taken from the step's environment besides PATH (on Windows also PATHEXT, SystemRoot and ComSpec); naming a
 * removed variable there does not bring it back, while `env` may set any name. This is hygiene, not protection: a
 * process of the same user can read its parent's environment.
 */
function childEnvironment(step, config, platform = process.platform) {
    // Windows compares names without case, every other system with.
    const canonical = (name) => (platform === "win32" ? name.toUpperCase() : name);
    const always = platform === "win32" ? ALWAYS_KEPT_ON_WINDOWS : ALWAYS_KEPT;
    const only = config.env_only === null ? null : new Set(config.env_only.map(canonical));
    const added = new Set(Object.keys(config.env).map(canonical));
    const environment = new Map();
    for (const [name, value] of Object.entries(step)) {
        const key = canonical(name);
        if (value === undefined || added.has(key) || isRemoved(key))
            continue;
        if (only === null || only.has(key) || always.has(key))
            environment.set(name, value);
    }
    environment.set("PYTHONUNBUFFERED", "1");
    for (const [name, value] of Object.entries(config.env))
        environment.set(name, value);
    return Object.fromEntries(environment);
}
function isRemoved(name) {
    return REMOVED.has(name) || REMOVED_PREFIXES.some((prefix) => name.startsWith(prefix));
}


/***/ }),

/***/ 87033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ot: () => (/* binding */ BoundedLog),
  Hx: () => (/* binding */ Family)
});

// UNUSED EXPORTS: Child, killAllChildren

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./lib/retrievers/ports.js
var ports = __webpack_require__(96035);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/retrievers/strays.js


/**
 * Processes whose environment carries the token, ours excepted: a grandchild that called setsid left the process
 * group and is found in no other way. Linux only (empty elsewhere); a process that cleared its environment is not found.
 */
function findStrays(token) {
    if (process.platform !== "linux")
        return [];
    const needle = Buffer.from(`${ports/* CHILD_TOKEN_NAME */.h}=${token}`);
    const found = [];
    for (const entry of (0,external_node_fs_.readdirSync)("/proc")) {
        const pid = Number(entry);
        if (!Number.isInteger(pid) || pid === process.pid)
            continue;
        try {
            if ((0,external_node_fs_.readFileSync)(`/proc/${entry}/environ`).includes(needle))
                found.push(pid);
        }
        catch {
            // Gone meanwhile, or another user's: not a child of ours.
        }
    }
    return found;
}
/** Kills them, and looks again until none is left: one may have forked meanwhile. Synchronous, for the last moment. */
function killStrays(token) {
    for (let round = 0; round < 50; round++) {
        const strays = findStrays(token);
        if (strays.length === 0)
            return;
        for (const pid of strays) {
            try {
                process.kill(pid, "SIGKILL");
            }
            catch {
                // Gone meanwhile.
            }
        }
    }
}
/**
 * Whether the process group still has a member that runs. One that is dead but not yet collected by its new parent
 * (in a container without an init that may be never) still takes signals; only /proc tells it apart. Linux only: true
 * elsewhere.
 */
function groupRuns(group) {
    if (process.platform !== "linux")
        return true;
    return (0,external_node_fs_.readdirSync)("/proc").some((entry) => {
        if (!/^\d+$/.test(entry))
            return false;
        try {
            // The name, in parentheses, may hold anything; then come state, parent and group (proc(5)).
            const stat = (0,external_node_fs_.readFileSync)(`/proc/${entry}/stat`, "latin1");
            const [state, , inGroup] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
            return Number(inGroup) === group && state !== "Z" && state !== "X";
        }
        catch {
            return false;
        }
    });
}

// EXTERNAL MODULE: ./lib/system/timers.js
var timers = __webpack_require__(56191);
;// CONCATENATED MODULE: ./lib/retrievers/process.js






/** How long a child has to leave by itself once its standard input ended. */
const STDIN_GRACE_MS = 1000;
/** How long it then has between SIGTERM and SIGKILL. */
const TERM_GRACE_MS = 2000;
/** How long output may still come after the exit. `close` never fires while a grandchild holds the pipe. */
const DRAIN_MS = 500;
const WINDOWS = process.platform === "win32";
/** Every family that may have living members, for the last resort. */
const families = new Set();
let watching = false;
/** From the first child on; a program that starts none has no such handler. */
function watchExit() {
    if (watching)
        return;
    watching = true;
    process.on("exit", killAllChildren);
}
/**
 * Kills every child of every retriever, synchronously and without grace. Runs by itself when our process exits: after
 * it none of ours is left, whatever way we end (SIGKILL excepted; then children see the end of their standard input).
 */
function killAllChildren() {
    for (const family of families)
        family.killNow();
}
/** One running process and its process group. */
class Child {
    stdin;
    answers;
    /** Resolves after the exit and once the output is drained, or given up on. */
    exited;
    #process;
    #pid;
    #exit;
    #ending = null;
    constructor(process, pid, answersOn, onNoise) {
        this.#process = process;
        this.#pid = pid;
        this.stdin = process.stdin;
        const answers = process.stdio[answersOn === "none" ? 1 : answersOn];
        if (!(answers instanceof external_node_stream_.Readable))
            throw new Error("the child has no pipe for its answers");
        this.answers = answers;
        this.#exit = new Promise((resolve) => {
            process.once("exit", (code, signal) => resolve({ code, signal }));
        });
        const noises = answersOn === 1 ? [process.stderr] : [process.stdout, process.stderr];
        for (const noise of noises)
            noise.on("data", onNoise);
        for (const stream of process.stdio)
            stream?.on("error", () => { });
        process.on("error", () => { });
        this.exited = this.#drained([...new Set([...noises, this.answers])]);
    }
    /** End of standard input, then SIGTERM, then SIGKILL, each with its grace, to the whole group. Never rejects. */
    end() {
        this.#ending ??= this.#end();
        return this.#ending;
    }
    /** Without grace and without waiting. */
    killNow() {
        signalGroup(this.#pid, "SIGKILL");
    }
    async #end() {
        this.stdin.end();
        if (!(await (0,timers/* within */.ux)(this.#exit, STDIN_GRACE_MS))) {
            signalGroup(this.#pid, "SIGTERM");
            if (!(await (0,timers/* within */.ux)(this.#exit, TERM_GRACE_MS))) {
                signalGroup(this.#pid, "SIGKILL");
                await (0,timers/* within */.ux)(this.#exit, TERM_GRACE_MS);
            }
        }
        await endGroup(this.#pid);
        await (0,timers/* within */.ux)(this.exited, DRAIN_MS * 2);
        this.#destroy();
    }
    async #drained(outputs) {
        const ends = Promise.all(outputs.map((output) => new Promise((resolve) => output.once("close", resolve))));
        const exit = await this.#exit;
        await (0,timers/* within */.ux)(ends, DRAIN_MS);
        this.#destroy();
        return exit;
    }
    #destroy() {
        for (const stream of this.#process.stdio)
            stream?.destroy();
    }
}
/** The processes of one retriever: one that lives long, or one a query. They share a token by which strays are found. */
class Family {
    #token = (0,external_node_crypto_.randomUUID)();
    #children = new Set();
    #ended = false;
    /** Resolves when the program has started; rejects with the system's error (ENOENT, EACCES) where it can't. */
    async spawn(options, onNoise) {
        if (this.#ended)
            throw new Error("a process was asked for after the end of its family");
        watchExit();
        families.add(this);
        const [file, ...args] = options.argv;
        const started = (0,external_node_child_process_.spawn)(file, args, {
            cwd: options.cwd,
            env: { ...options.env, [ports/* CHILD_TOKEN_NAME */.h]: this.#token },
            // Never inherit: a child that keeps our stdout open holds up the runner.
            stdio: options.answersOn === 3 ? ["pipe", "pipe", "pipe", "pipe"] : ["pipe", "pipe", "pipe"],
            // Its own process group, so that a signal reaches its children too. On Windows it would open a console window.
            detached: !WINDOWS,
            windowsHide: true,
        });
        if (started.pid === undefined) {
            throw await new Promise((resolve) => started.once("error", resolve));
        }
        const child = new Child(started, started.pid, options.answersOn, onNoise);
        this.#children.add(child);
        return child;
    }
    /** Ends one child that is no longer needed, and its group. */
    async endChild(child) {
        await child.end();
        this.#children.delete(child);
    }
    /** Ends them all, and what left their groups. Never rejects; safe to call again. */
    async end() {
        this.#ended = true;
        await Promise.all([...this.#children].map((child) => child.end()));
        killStrays(this.#token);
        families.delete(this);
    }
    killNow() {
        for (const child of this.#children)
            child.killNow();
        killStrays(this.#token);
    }
}
/** The leader is gone; what it started may live on in its group. */
async function endGroup(pid) {
    const runs = () => signalGroup(pid, 0) && groupRuns(pid);
    if (WINDOWS || !runs())
        return;
    signalGroup(pid, "SIGTERM");
    const waits = [TERM_GRACE_MS, DRAIN_MS];
    for (const [index, wait] of waits.entries()) {
        const until = performance.now() + wait;
        while (performance.now() < until) {
            if (!runs())
                return;
            await (0,timers/* pause */.v7)(20);
        }
        if (index === 0)
            signalGroup(pid, "SIGKILL");
    }
}
/** True where the signal reached someone. */
function signalGroup(pid, signal) {
    if (WINDOWS) {
        return ((0,external_node_child_process_.spawnSync)("taskkill", ["/pid", String(pid), "/T", "/F"], { stdio: "ignore", windowsHide: true })
            .status === 0);
    }
    try {
        return process.kill(-pid, signal);
    }
    catch {
        return false;
    }
}
const HEAD_BYTES = 64 * 1024;
const TAIL_BYTES = 64 * 1024;
/**
 * What a retriever wrote for people: the first 64 KiB and the last 64 KiB, and how much lay between. Holds 128 KiB
 * however much comes.
 */
class BoundedLog {
    #head = Buffer.alloc(HEAD_BYTES);
    /** A ring: byte n of what follows the head lies at n modulo its size. */
    #tail = Buffer.alloc(TAIL_BYTES);
    #headBytes = 0;
    #tailBytes = 0;
    push(chunk) {
        const toHead = Math.min(chunk.length, HEAD_BYTES - this.#headBytes);
        chunk.copy(this.#head, this.#headBytes, 0, toHead);
        this.#headBytes += toHead;
        let from = toHead;
        while (from < chunk.length) {
            const at = this.#tailBytes % TAIL_BYTES;
            const copied = chunk.copy(this.#tail, at, from);
            from += copied;
            this.#tailBytes += copied;
        }
    }
    /** Everything kept, decoded as UTF-8 with replacement characters; untrusted, escape before printing. */
    text() {
        const head = this.#head.subarray(0, this.#headBytes);
        const leftOut = this.#tailBytes - TAIL_BYTES;
        if (leftOut <= 0)
            return Buffer.concat([head, this.#tail.subarray(0, this.#tailBytes)]).toString("utf8");
        const at = this.#tailBytes % TAIL_BYTES;
        const tail = Buffer.concat([this.#tail.subarray(at), this.#tail.subarray(0, at)]);
        return `${head.toString("utf8")}\n[${leftOut} bytes left out]\n${tail.toString("utf8")}`;
    }
    /** The last lines with any content, at most `count` lines and 2,000 characters; empty where nothing was written. */
    lastLines(count) {
        const lines = this.text()
            .split("\n")
            .filter((line) => line.trim() !== "");
        return lines.slice(-count).join("\n").slice(-2000);
    }
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


/***/ }),

/***/ 56191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ after),
/* harmony export */   d5: () => (/* binding */ elapsedMs),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   v7: () => (/* binding */ pause)
/* harmony export */ });
/** Timers and clocks. */
/** Longest delay that setTimeout takes; a longer one would fire at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;
/** setTimeout for a limit from a config, however large. */
function after(ms, run) {
    return setTimeout(run, Math.min(ms, MAX_DELAY_MS));
}
function pause(ms) {
    return new Promise((resolve) => {
        setTimeout(resolve, ms);
    });
}
/** True where the promise settled in time. */
async function within(promise, ms) {
    let timer;
    const late = new Promise((resolve) => {
        timer = after(ms, () => resolve(false));
    });
    try {
        return await Promise.race([promise.then(() => true), late]);
    }
    finally {
        clearTimeout(timer);
    }
}
/** Monotonic milliseconds between two readings of process.hrtime.bigint(). */
function elapsedMs(from, to) {
    return Number(to - from) / 1e6;
}


/***/ })

};
