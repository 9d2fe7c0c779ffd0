export const id = 626;
export const ids = [626];
export const modules = {

/***/ 32626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bm25Retriever: () => (/* binding */ bm25Retriever)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/retrievers/json-lines.js
var json_lines = __webpack_require__(58663);
// EXTERNAL MODULE: ./lib/model/order.js
var order = __webpack_require__(4209);
// EXTERNAL MODULE: ./lib/retrievers/paths.js
var paths = __webpack_require__(70975);
// EXTERNAL MODULE: ./lib/retrievers/quote.js
var quote = __webpack_require__(66103);
;// CONCATENATED MODULE: ./lib/retrievers/bm25-corpus.js







/** A larger file is data, not a document. */
const MAX_DOCUMENT_BYTES = 1024 * 1024;
const OPTIONAL = ["title", "text", "path", "name", "qualified_name", "cluster"];
/**
 * The documents of `corpus` (JSON Lines of `{id | _id, title?, text?, path?, name?, qualified_name?, cluster?}`, chunks
 * with `start` and `end`) and of `files` (globs from `cwd`; id and path are the file's path from there, with `/`). Throws `invalid_file` with every
 * bad line, and `retriever_start` where no document is left.
 */
async function readCorpus(config, ports) {
    const documents = new Map();
    if (config.corpus !== null)
        await readLines(config.corpus, ports, documents);
    if (config.files.length > 0)
        await readFiles(config, ports, documents);
    if (documents.size === 0) {
        const source = config.corpus === null ? `files: ${config.files.map(quote/* quote */.h).join(", ")}` : (0,quote/* quote */.h)(config.corpus);
        throw new errors/* GateError */.ue("retriever_start", `bm25 has no document to search: ${source}`, {
            hint: "An empty index would score 0 against everything. Check the path or the globs (they start at `cwd`).",
        });
    }
    return [...documents.values()];
}
async function readLines(corpus, ports, documents) {
    const path = (0,paths/* insideRoot */.p)(ports.root, corpus, "retriever.corpus");
    await (0,json_lines/* readJsonLines */.s)({ path, name: corpus, code: "invalid_file" }, (value) => {
        const document = toDocument(value);
        if (typeof document === "string")
            return document;
        if (documents.has(document.id))
            return `the id ${(0,quote/* quote */.h)(document.id)} was already used on an earlier line`;
        documents.set(document.id, document);
        return null;
    });
}
function toDocument(value) {
    const key = value.id === undefined ? "_id" : "id";
    const id = value[key];
    if (typeof id !== "string" || id === "") {
        return id === undefined
            ? "neither id nor _id"
            : `${key}: expected a string that is not empty, got ${JSON.stringify(id)}`;
    }
    const texts = {};
    for (const field of OPTIONAL) {
        const text = value[field];
        if (text === undefined || text === null)
            continue;
        if (typeof text !== "string")
            return `${field}: expected a string, got ${(0,quote/* quote */.h)(JSON.stringify(text))}`;
        texts[field] = text;
    }
    const span = spanOf(value);
    if (typeof span === "string")
        return span;
    const { title = "", text = "", path, name, qualified_name: qualifiedName, cluster } = texts;
    return {
        id,
        title,
        text,
        ...(path === undefined ? {} : { path }),
        ...(name === undefined ? {} : { name }),
        ...(qualifiedName === undefined ? {} : { qualifiedName }),
        ...(cluster === undefined ? {} : { cluster }),
        ...(span === null ? {} : { span }),
    };
}
/** Null where the line has neither offset. */
function spanOf({ start, end }) {
    if (start === undefined && end === undefined)
        return null;
    const whole = (offset) => Number.isSafeInteger(offset) && offset >= 0;
    if (whole(start) && whole(end) && start <= end)
        return { start, end };
    return `start and end: expected two whole numbers, 0 <= start <= end, got ${JSON.stringify([start, end])}`;
}
async function readFiles(config, ports, documents) {
    const cwd = (0,paths/* insideRoot */.p)(ports.root, config.cwd, "retriever.cwd");
    const { glob } = await __webpack_require__.e(/* import() */ 382).then(__webpack_require__.bind(__webpack_require__, 73382));
    const found = await glob([...config.files], {
        cwd,
        expandDirectories: false,
        followSymbolicLinks: false,
        ignore: ["**/node_modules/**", "**/.git/**"],
    });
    const skipped = [];
    for (const path of found.toSorted(order/* compareCodePoints */.O)) {
        const absolute = (0,paths/* insideRoot */.p)(ports.root, (0,external_node_path_.join)(cwd, path), "retriever.files");
        const bytes = (await (0,promises_.stat)(absolute)).size > MAX_DOCUMENT_BYTES ? null : await (0,promises_.readFile)(absolute);
        if (bytes === null || bytes.includes(0))
            skipped.push(path);
        else
            documents.set(path, { id: path, title: "", text: bytes.toString("utf8"), path });
    }
    if (skipped.length > 0) {
        const names = skipped.slice(0, 20).join(", ");
        ports.log(`bm25 left out ${skipped.length} files that are binary or over 1 MiB: ${names}\n`);
    }
}

// EXTERNAL MODULE: ./lib/retrievers/failures.js
var failures = __webpack_require__(36132);
// EXTERNAL MODULE: ./lib/retrievers/timing.js
var timing = __webpack_require__(51881);
;// CONCATENATED MODULE: ./lib/retrievers/bm25.js





/** `kind: bm25`: lexical search in our own process. */
function bm25Retriever(config, ports) {
    return new Bm25(config, ports);
}
/**
 * MiniSearch (BM25+, its default tokenizer): title and text, title counts twice, any term may match, no fuzzy and no
 * prefix matches. Results by score, equal scores by id (code points). The clock runs around the search only.
 */
class Bm25 {
    #config;
    #ports;
    #indexed = null;
    constructor(config, ports) {
        this.#config = config;
        this.#ports = ports;
    }
    async start() {
        const documents = await readCorpus(this.#config, this.#ports);
        const { default: MiniSearch } = await __webpack_require__.e(/* import() */ 150).then(__webpack_require__.bind(__webpack_require__, 72150));
        const index = new MiniSearch({
            fields: ["title", "text"],
            searchOptions: { boost: { title: 2 }, combineWith: "OR", fuzzy: false, prefix: false },
        });
        const entries = documents.map(({ title, text }, id) => ({ id, title, text }));
        // In slices, so that a signal is seen while a large corpus is indexed.
        await index.addAllAsync(entries, { chunkSize: 500 });
        this.#indexed = { index, documents };
    }
    ask(question) {
        if (this.#ports.signal.aborted)
            return Promise.reject((0,failures/* cancelledError */.YQ)());
        if (this.#indexed === null) {
            return Promise.reject(new errors/* GateError */.ue("retriever_failed", "bm25 was asked before it was started"));
        }
        const from = process.hrtime.bigint();
        const results = search(this.#indexed, question);
        const to = process.hrtime.bigint();
        return Promise.resolve({
            kind: "answer",
            results,
            degraded: false,
            elapsedMs: (0,timing/* elapsedMs */.d5)(from, to),
            retries: 0,
        });
    }
    stop() {
        this.#indexed = null;
        return Promise.resolve();
    }
}
function search({ index, documents }, question) {
    const found = index
        .search(question.query)
        .map(({ id, score }) => ({ document: documents[Number(id)], score }));
    found.sort((a, b) => b.score - a.score || (0,order/* compareCodePoints */.O)(a.document.id, b.document.id));
    return found.slice(0, question.k).map(({ document, score }) => toResult(document, score));
}
function toResult(document, score) {
    const { id, path, name, qualifiedName, cluster, span } = document;
    return {
        id,
        ...(path === undefined ? {} : { path }),
        ...(name === undefined ? {} : { name }),
        ...(qualifiedName === undefined ? {} : { qualifiedName }),
        ...(cluster === undefined ? {} : { cluster }),
        ...(span === undefined ? {} : { span }),
        text: document.text,
        score,
    };
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

/***/ 51881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ after),
/* harmony export */   d5: () => (/* binding */ elapsedMs),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   v7: () => (/* binding */ pause)
/* harmony export */ });
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
