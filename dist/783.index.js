export const id = 783;
export const ids = [783];
export const modules = {

/***/ 87783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bm25Retriever: () => (/* binding */ bm25Retriever),
/* harmony export */   readCorpus: () => (/* binding */ readCorpus)
/* harmony export */ });
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16886);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36132);
/* harmony import */ var _json_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58663);
/* harmony import */ var _questions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58490);








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
            return Promise.reject((0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .cancelledError */ .YQ)());
        if (this.#indexed === null) {
            return Promise.reject(new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("retriever_failed", "bm25 was asked before it was started"));
        }
        const from = process.hrtime.bigint();
        const results = search(this.#indexed, question);
        const to = process.hrtime.bigint();
        return Promise.resolve({
            kind: "answer",
            results,
            degraded: false,
            elapsed_ms: (0,_questions_js__WEBPACK_IMPORTED_MODULE_6__/* .elapsedMs */ .d5)(from, to),
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
    found.sort((a, b) => b.score - a.score || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compareCodePoints */ .OP)(a.document.id, b.document.id));
    return found.slice(0, question.k).map(({ document, score }) => toResult(document, score));
}
function toResult(document, score) {
    const { id, path, name, qualified_name: qualifiedName, cluster, span } = document;
    return {
        id,
        ...(path === undefined ? {} : { path }),
        ...(name === undefined ? {} : { name }),
        ...(qualifiedName === undefined ? {} : { qualified_name: qualifiedName }),
        ...(cluster === undefined ? {} : { cluster }),
        ...(span === undefined ? {} : { span }),
        text: document.text,
        score,
    };
}
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
        const source = config.corpus === null ? `files: ${config.files.map(_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD).join(", ")}` : (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(config.corpus);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("retriever_start", `bm25 has no document to search: ${source}`, {
            hint: "An empty index would score 0 against everything. Check the path or the globs (they start at `cwd`).",
        });
    }
    return [...documents.values()];
}
async function readLines(corpus, ports, documents) {
    const path = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteInside */ .IP)(ports.root, corpus, "retriever.corpus");
    await (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .readJsonLines */ .s)({ path, name: corpus, code: "invalid_file" }, (value) => {
        const document = toDocument(value);
        if (typeof document === "string")
            return document;
        if (documents.has(document.id))
            return `the id ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(document.id)} was already used on an earlier line`;
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
            return `${field}: expected a string, got ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(JSON.stringify(text))}`;
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
        ...(qualifiedName === undefined ? {} : { qualified_name: qualifiedName }),
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
    const cwd = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteInside */ .IP)(ports.root, config.cwd, "retriever.cwd");
    const { glob } = await __webpack_require__.e(/* import() */ 382).then(__webpack_require__.bind(__webpack_require__, 73382));
    const found = await glob([...config.files], {
        cwd,
        expandDirectories: false,
        followSymbolicLinks: false,
        ignore: ["**/node_modules/**", "**/.git/**"],
    });
    const skipped = [];
    for (const path of found.toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compareCodePoints */ .OP)) {
        const absolute = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteInside */ .IP)(ports.root, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cwd, path), "retriever.files");
        const bytes = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(absolute)).size > MAX_DOCUMENT_BYTES ? null : await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(absolute);
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


/***/ }),

/***/ 58663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readJsonLines),
/* harmony export */   z: () => (/* binding */ fileError)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10107);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56906);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36132);





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
    const framer = new _output_js__WEBPACK_IMPORTED_MODULE_2__/* .LineFramer */ ._p(MAX_FILE_LINE_BYTES);
    try {
        const chunks = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(file.path, { highWaterMark: 1024 * 1024 });
        for await (const chunk of chunks)
            framer.push(chunk, onLine);
        framer.end(onLine);
    }
    catch (error) {
        if (!(error instanceof _output_js__WEBPACK_IMPORTED_MODULE_2__/* .LineError */ .dt))
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
    const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCode */ .xU)(error);
    if (code === undefined)
        return error;
    if (code === "ENOENT")
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_not_found", `there is no file ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)}`, { cause: error });
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_unreadable", `${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} can't be read: ${code}`, { cause: error });
}
function parseObject(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return `not JSON: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(text)}`;
    }
    return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value) ? value : `not a JSON object: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(text)}`;
}


/***/ }),

/***/ 58490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ after),
/* harmony export */   QI: () => (/* binding */ Questions),
/* harmony export */   d5: () => (/* binding */ elapsedMs),
/* harmony export */   qO: () => (/* binding */ retryDelayMs),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   v7: () => (/* binding */ pause)
/* harmony export */ });
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36132);

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
        this.#open.set(question.id, { question, timer: after(limitMs, onLate) });
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
