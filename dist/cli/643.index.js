export const id = 643;
export const ids = [643];
export const modules = {

/***/ 5643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commandRetriever: () => (/* binding */ commandRetriever)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/retrievers/conversation.js + 1 modules
var conversation = __webpack_require__(3622);
// EXTERNAL MODULE: ./lib/retrievers/answer.js
var answer = __webpack_require__(9);
// EXTERNAL MODULE: ./lib/retrievers/failures.js
var failures = __webpack_require__(6132);
// EXTERNAL MODULE: ./lib/retrievers/framer.js
var framer = __webpack_require__(1946);
// EXTERNAL MODULE: ./lib/retrievers/log.js
var retrievers_log = __webpack_require__(2817);
;// CONCATENATED MODULE: ./lib/retrievers/output.js


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
        if (this.#bytes > framer/* MAX_LINE_BYTES */.Oc)
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
        if (this.#bytes > framer/* MAX_LINE_BYTES */.Oc) {
            throw (0,failures/* protocolError */.JW)(`${where} is longer than the limit of ${framer/* MAX_LINE_BYTES */.Oc} bytes`);
        }
        try {
            // TextDecoder drops a byte order mark by itself.
            return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(this.#chunks));
        }
        catch {
            throw (0,failures/* protocolError */.JW)(`${where} is not valid UTF-8`);
        }
    }
}

// EXTERNAL MODULE: ./lib/retrievers/process.js + 1 modules
var retrievers_process = __webpack_require__(7033);
// EXTERNAL MODULE: ./lib/retrievers/quote.js
var quote = __webpack_require__(6103);
// EXTERNAL MODULE: ./lib/retrievers/template.js
var template = __webpack_require__(4457);
// EXTERNAL MODULE: ./lib/retrievers/timing.js
var timing = __webpack_require__(1881);
;// CONCATENATED MODULE: ./lib/retrievers/per-query.js










/**
 * One process a query, with `{{query}}` and `{{k}}` replaced in its arguments, and one answer object on standard
 * output. The clock runs from before the process's start to the end of its output. A process that exits with another
 * code than 0 failed this query; one that hangs or prints something else ends the run.
 */
class PerQuery {
    #plan;
    #ports;
    #family = new retrievers_process/* Family */.Hx();
    #log = new retrievers_log/* BoundedLog */.o();
    #waiting = new Set();
    #failure = null;
    #totalTimer;
    #stopping = null;
    #onAbort = () => this.#fail((0,failures/* cancelledError */.YQ)());
    constructor(plan, ports) {
        this.#plan = plan;
        this.#ports = ports;
    }
    start() {
        if (this.#ports.signal.aborted)
            return Promise.reject((0,failures/* cancelledError */.YQ)());
        this.#ports.signal.addEventListener("abort", this.#onAbort);
        const limit = this.#plan.limits.total_timeout_ms;
        this.#totalTimer = (0,timing/* after */.Pl)(limit, () => this.#fail((0,failures/* totalTimeoutError */.AC)(limit, this.#log)));
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
        const argv = this.#plan.child.argv.map((argument) => (0,template/* fillText */.BB)(argument, question));
        const log = new retrievers_log/* BoundedLog */.o();
        const output = new Output();
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
            if (exit instanceof errors.GateError)
                throw exit;
            return this.#read(question, output, exit, log, startedAt);
        }
        catch (error) {
            if (error instanceof errors.GateError)
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
        this.#fail((0,failures/* stoppedError */.Wm)());
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
            const error = (0,failures/* startError */.h5)(cause, argv);
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
            timer = (0,timing/* after */.Pl)(limit, () => {
                const message = `no answer to ${(0,quote/* quote */.h)(question.query)} within timeout_ms (${limit} ms)`;
                const hint = "With per_query the limit includes the start of the process; raise retriever.timeout_ms.";
                resolve((0,failures/* timeoutError */.w2)(message, hint, log));
            });
            void overflow.then(() => resolve((0,failures/* protocolError */.JW)(`the answer to ${(0,quote/* quote */.h)(question.query)} is longer than the limit of ${framer/* MAX_LINE_BYTES */.Oc} bytes`)));
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
            return { kind: "error", message: `the process ${how}${(0,failures/* lastWords */.aN)(log)}`, retries: 0 };
        }
        const where = `the answer to ${(0,quote/* quote */.h)(question.query)}`;
        const text = output.text(where);
        if (text.trim() === "")
            throw (0,failures/* protocolError */.JW)(`${where} is empty${(0,failures/* lastWords */.aN)(log)}`);
        const value = (0,failures/* parseJson */.qF)(text, where);
        const error = typeof value === "object" && value !== null && "error" in value ? value.error : undefined;
        if (typeof error === "string")
            return { kind: "error", message: error, retries: 0 };
        return { ...(0,answer/* parseAnswer */.W)(value, where), elapsedMs: (0,timing/* elapsedMs */.d5)(startedAt, output.completeAt()), retries: 0 };
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

// EXTERNAL MODULE: ./lib/retrievers/plan.js
var plan = __webpack_require__(8084);
;// CONCATENATED MODULE: ./lib/retrievers/command.js





/** `kind: command`: one long-lived child over JSON Lines, or with `per_query` one process a query. */
function commandRetriever(config, ports) {
    if (config.command.length === 0 || config.command[0] === "") {
        throw new errors.GateError("invalid_config", "retriever.command is empty", {
            hint: "Name a program and its arguments: command: [python3, retrieval/serve.py]",
        });
    }
    const child = (0,plan/* childOptions */.Z)(config, ports, config.command, 1);
    const label = `the retriever ${(0,quote/* quote */.h)(config.command.join(" "))}`;
    return config.per_query
        ? new PerQuery({ child, limits: config, label }, ports)
        : new conversation/* Conversation */.s({ child, limits: config, ready: config.ready, label }, ports);
}


/***/ }),

/***/ 3622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ Conversation)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/retrievers/answer.js
var retrievers_answer = __webpack_require__(9);
// EXTERNAL MODULE: ./lib/retrievers/failures.js
var failures = __webpack_require__(6132);
// EXTERNAL MODULE: ./lib/retrievers/framer.js
var framer = __webpack_require__(1946);
// EXTERNAL MODULE: ./lib/retrievers/json.js
var json = __webpack_require__(8225);
// EXTERNAL MODULE: ./lib/retrievers/log.js
var log = __webpack_require__(2817);
// EXTERNAL MODULE: ./lib/retrievers/process.js + 1 modules
var retrievers_process = __webpack_require__(7033);
// EXTERNAL MODULE: ./lib/retrievers/quote.js
var quote = __webpack_require__(6103);
// EXTERNAL MODULE: ./lib/retrievers/timing.js
var timing = __webpack_require__(1881);
;// CONCATENATED MODULE: ./lib/retrievers/questions.js



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
        this.#open.set(question.id, { question, timer: (0,timing/* after */.Pl)(limitMs, onLate) });
    }
    /** The open question that a line's id belongs to; throws `retriever_answer` for an unknown or a repeated one. */
    find(id, what) {
        if (typeof id !== "string") {
            throw (0,failures/* protocolError */.JW)(`${what}: id: expected the string of the request`, 'Send the id back as it came: "1", not 1.');
        }
        const open = this.#open.get(id);
        if (open !== undefined)
            return open.question;
        const number = /^[1-9]\d*$/.test(id) ? Number(id) : Number.NaN;
        const fault = number <= this.#asked ? "was already answered" : "was never asked";
        throw (0,failures/* protocolError */.JW)(`${what}: id ${(0,quote/* quote */.h)(id)} ${fault}`, "Answer each request once, with the id that it carries.");
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

;// CONCATENATED MODULE: ./lib/retrievers/conversation.js










/**
 * A child that lives as long as the run and speaks JSON Lines: `{"id","query","k"}` in, `{"id","results",…}` or
 * `{"id","error"}` out, matched by id. `{"ready":true}` before the first question and `{"error":"…"}` without an id
 * ("I can't go on") are understood too. The clock runs from writing the request to the arrival of the bytes that
 * complete the answer's line. The first fault is the last: everything asked then or later rejects with it. No more
 * is written than the caller has questions in flight, so a child that does not read costs no memory.
 */
class Conversation {
    #plan;
    #ports;
    #family = new retrievers_process/* Family */.Hx();
    #framer = new framer/* LineFramer */._p();
    #log = new log/* BoundedLog */.o();
    #questions = new Questions();
    #child = null;
    #failure = null;
    #readiness = null;
    #totalTimer;
    #stopping = null;
    #onAbort = () => this.#fail((0,failures/* cancelledError */.YQ)());
    constructor(plan, ports) {
        this.#plan = plan;
        this.#ports = ports;
    }
    async start() {
        if (this.#ports.signal.aborted)
            throw (0,failures/* cancelledError */.YQ)();
        this.#ports.signal.addEventListener("abort", this.#onAbort);
        const { child: options, limits } = this.#plan;
        try {
            this.#child = await this.#family.spawn(options, (chunk) => this.#log.push(chunk));
        }
        catch (cause) {
            throw (0,failures/* startError */.h5)(cause, options.argv);
        }
        const total = limits.total_timeout_ms;
        this.#totalTimer = (0,timing/* after */.Pl)(total, () => this.#fail((0,failures/* totalTimeoutError */.AC)(total, this.#log)));
        const ready = this.#plan.ready ? this.#untilReady() : null;
        this.#listen(this.#child);
        await ready;
        if (this.#failure !== null)
            throw this.#failure;
    }
    ask(question) {
        if (this.#failure !== null)
            return Promise.reject(this.#failure);
        const child = this.#child;
        if (child === null)
            return Promise.reject(new Error("ask was called before start"));
        const { query, k } = question;
        const id = this.#questions.nextId();
        const line = `${JSON.stringify({ id, query, k })}\n`;
        const limit = this.#limit();
        return new Promise((resolve, reject) => {
            const askedAt = process.hrtime.bigint();
            child.stdin.write(line);
            this.#questions.add({ id, query, askedAt, resolve, reject }, limit.ms, () => this.#late(query, limit));
        });
    }
    stop() {
        this.#stopping ??= this.#stop();
        return this.#stopping;
    }
    async #stop() {
        this.#ports.signal.removeEventListener("abort", this.#onAbort);
        this.#fail((0,failures/* stoppedError */.Wm)());
        await this.#family.end();
        const text = this.#log.text();
        if (text !== "")
            this.#ports.log(text);
    }
    #listen(child) {
        child.answers.on("data", (chunk) => {
            const at = process.hrtime.bigint();
            this.#read(() => this.#framer.push(chunk, (text, line) => this.#onLine(text, line, at)));
        });
        child.answers.once("end", () => {
            this.#onEnd();
            void this.#onClosed(child, "standard output");
        });
        child.stdin.once("error", () => void this.#onClosed(child, "standard input"));
        void this.#onExit(child);
    }
    #onEnd() {
        const at = process.hrtime.bigint();
        this.#read(() => this.#framer.end((text, line) => this.#onLine(text, line, at)));
    }
    async #onExit(child) {
        const exit = await child.exited;
        this.#onEnd();
        const waiting = this.#questions.oldest;
        const asked = waiting === null ? "before the run was over" : `while ${(0,quote/* quote */.h)(waiting)} waited for an answer`;
        const when = this.#readiness === null ? asked : "before it was ready";
        this.#fail((0,failures/* exitError */.xA)(exit, this.#plan.label, when, this.#log));
    }
    async #onClosed(child, stream) {
        // The exit that mostly goes with it says more, and fails first.
        await (0,timing/* within */.ux)(child.exited, 1000);
        await (0,timing/* pause */.v7)(0);
        this.#fail((0,failures/* closedError */.L1)(stream, this.#plan.label, this.#log));
    }
    #read(run) {
        if (this.#failure !== null)
            return;
        try {
            run();
        }
        catch (error) {
            if (error instanceof errors.GateError)
                this.#fail(error);
            else if (!(error instanceof framer/* LineError */.dt))
                throw error;
            else
                this.#fail((0,failures/* protocolError */.JW)(`standard output of ${this.#plan.label}: ${error.message}`));
        }
    }
    #onLine(text, line, at) {
        if (this.#failure !== null || text.trim() === "")
            return;
        const what = `line ${line} of the retriever's output`;
        const message = (0,failures/* parseJson */.qF)(text, what);
        if (!(0,json/* isObject */.G)(message))
            throw (0,failures/* protocolError */.JW)(`${what} is not a JSON object: ${(0,quote/* quote */.h)(text)}`);
        if (message.id === undefined) {
            this.#onNotice(message, what);
            return;
        }
        const question = this.#questions.find(message.id, what);
        const where = `the answer to ${(0,quote/* quote */.h)(question.query)} (${what})`;
        const { error } = message;
        if (typeof error === "string") {
            this.#questions.settle(question, { kind: "error", message: error, retries: 0 });
            return;
        }
        if (error !== undefined && error !== null)
            throw (0,failures/* protocolError */.JW)(`${where}: error: expected a string`);
        const answer = (0,retrievers_answer/* parseAnswer */.W)(message, where);
        this.#questions.settle(question, { ...answer, elapsedMs: (0,timing/* elapsedMs */.d5)(question.askedAt, at), retries: 0 });
    }
    /** A line without an id speaks for the retriever as a whole. */
    #onNotice(message, what) {
        if (typeof message.error === "string") {
            const code = this.#readiness === null ? "retriever_failed" : "retriever_start";
            throw new errors.GateError(code, `${this.#plan.label} reported: ${(0,quote/* cut */.J)(message.error, 2000)}`, {
                hint: "retriever.log holds all that it wrote.",
            });
        }
        if (message.ready !== true) {
            throw (0,failures/* protocolError */.JW)(`${what} has no id`, "Answer with the id that the request carries.");
        }
        this.#readiness?.resolve();
        this.#readiness = null;
    }
    async #untilReady() {
        const limit = this.#plan.limits.startup_timeout_ms;
        const ready = new Promise((resolve, reject) => {
            this.#readiness = { resolve, reject };
        });
        if (await (0,timing/* within */.ux)(ready, limit))
            return;
        const message = `${this.#plan.label} was not ready within startup_timeout_ms (${limit} ms)`;
        this.#fail((0,failures/* timeoutError */.w2)(message, `Print {"ready":true} once it can answer. ${failures/* FLUSH_HINT */.dr}`, this.#log));
    }
    /** Without `ready` the program may still be loading when it is asked first. */
    #limit() {
        const { timeout_ms: ms, startup_timeout_ms: startup } = this.#plan.limits;
        const first = this.#questions.answered === 0 && !this.#plan.ready;
        return first ? { ms: startup + ms, name: "startup_timeout_ms + timeout_ms" } : { ms, name: "timeout_ms" };
    }
    #late(query, limit) {
        const first = this.#questions.answered === 0;
        const hint = first
            ? failures/* FLUSH_HINT */.dr
            : "Raise retriever.timeout_ms, or see in retriever.log what it was doing.";
        const message = `no answer to ${(0,quote/* quote */.h)(query)} within ${limit.name} (${limit.ms} ms)`;
        this.#fail((0,failures/* timeoutError */.w2)(message, hint, this.#log));
    }
    #fail(error) {
        if (this.#failure !== null)
            return;
        this.#failure = error;
        clearTimeout(this.#totalTimer);
        this.#questions.rejectAll(error);
        this.#readiness?.reject(error);
        this.#readiness = null;
        // What still comes is read by nobody: a flood ends here.
        this.#child?.answers.destroy();
        void this.#family.end();
    }
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

/***/ 4457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BB: () => (/* binding */ fillText),
/* harmony export */   T9: () => (/* binding */ fillUrl),
/* harmony export */   kD: () => (/* binding */ compileJson),
/* harmony export */   wy: () => (/* binding */ mentions)
/* harmony export */ });
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


/***/ })

};
