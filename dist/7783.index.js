export const id = 7783;
export const ids = [7783,164];
export const modules = {

/***/ 87783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bm25Retriever: () => (/* binding */ bm25Retriever),
/* harmony export */   readCorpus: () => (/* binding */ readCorpus)
/* harmony export */ });
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36132);
/* harmony import */ var _json_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58663);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56191);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76760);








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
        const { default: MiniSearch } = await __webpack_require__.e(/* import() */ 2150).then(__webpack_require__.bind(__webpack_require__, 72150));
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
            return Promise.reject((0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .cancelledError */ .YQ)());
        if (this.#indexed === null) {
            return Promise.reject(new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_failed", "bm25 was asked before it was started"));
        }
        const from = process.hrtime.bigint();
        const results = search(this.#indexed, question);
        const to = process.hrtime.bigint();
        return Promise.resolve({
            kind: "answer",
            results,
            degraded: false,
            elapsed_ms: (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_7__/* .elapsedMs */ .d5)(from, to),
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
    found.sort((a, b) => b.score - a.score || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(a.document.id, b.document.id));
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
        const source = config.corpus === null ? `files: ${config.files.map(_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD).join(", ")}` : (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(config.corpus);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_start", `bm25 has no document to search: ${source}`, {
            hint: "An empty index would score 0 against everything. Check the path or the globs (they start at `cwd`).",
        });
    }
    const all = [...documents.values()];
    const most = config.max_docs ?? null;
    if (most === null || all.length <= most)
        return all;
    ports.log(`bm25 searches the first ${most} of ${all.length} documents (retriever.max_docs)\n`);
    return all.slice(0, most);
}
async function readLines(corpus, ports, documents) {
    const path = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteInside */ .IP)(ports.root, corpus, "retriever.corpus");
    await (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .readJsonLines */ .s)({ path, name: corpus, code: "invalid_file" }, (value) => {
        const document = toDocument(value);
        if (typeof document === "string")
            return document;
        if (documents.has(document.id))
            return `the id ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(document.id)} was already used on an earlier line`;
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
            return `${field}: expected a string, got ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(JSON.stringify(text))}`;
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
    const { glob } = await __webpack_require__.e(/* import() */ 3382).then(__webpack_require__.bind(__webpack_require__, 73382));
    const found = await glob([...config.files], {
        cwd,
        expandDirectories: false,
        followSymbolicLinks: false,
        ignore: ["**/node_modules/**", "**/.git/**"],
    });
    const skipped = [];
    for (const path of found.toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)) {
        if (path.includes("\uFFFD"))
            throw nameError(path);
        const absolute = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteInside */ .IP)(ports.root, (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(cwd, path), "retriever.files");
        const bytes = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_5__.stat)(absolute)).size > MAX_DOCUMENT_BYTES ? null : await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_5__.readFile)(absolute);
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
/** Such a name can't be read back: the bytes that stood there are gone. */
function nameError(path) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_start", `bm25 can't read ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(path)}: its name is not valid UTF-8`, {
        hint: "Rename the file, or write retriever.files so that they leave it out.",
    });
}


/***/ }),

/***/ 58663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readJsonLines),
/* harmony export */   z: () => (/* binding */ fileError)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56906);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36132);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73024);





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
        const chunks = (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.createReadStream)(file.path, { highWaterMark: 1024 * 1024 });
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
    const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error);
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
    return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : `not a JSON object: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(text)}`;
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
