export const id = 9202;
export const ids = [9202];
export const modules = {

/***/ 58663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readJsonLines),
/* harmony export */   z: () => (/* binding */ fileError)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56906);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36132);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73024);





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
    const framer = new _output_js__WEBPACK_IMPORTED_MODULE_1__/* .LineFramer */ ._p(MAX_FILE_LINE_BYTES);
    try {
        const chunks = (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.createReadStream)(file.path, { highWaterMark: 1024 * 1024 });
        for await (const chunk of chunks)
            framer.push(chunk, onLine);
        framer.end(onLine);
    }
    catch (error) {
        if (!(error instanceof _output_js__WEBPACK_IMPORTED_MODULE_1__/* .LineError */ .dt))
            throw fileError(error, file.name);
        add(error.line, error.message);
    }
    if (problems.length === 0)
        return;
    const first = problems[0];
    const more = problems.length === 1 ? "" : ` (and ${problems.length - 1} more)`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError(file.code, `${file.name}:${first.line}: ${first.message}${more}`, { problems });
}
/** What reading a file failed with, as a known error. */
function fileError(error, name) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError)
        return error;
    const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCode */ .xU)(error);
    if (code === undefined)
        return error;
    if (code === "ENOENT")
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("file_not_found", `there is no file ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)}`, { cause: error });
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("file_unreadable", `${(0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} can't be read: ${code}`, { cause: error });
}
function parseObject(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return `not JSON: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)}`;
    }
    return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value) ? value : `not a JSON object: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)}`;
}


/***/ }),

/***/ 29202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runRetriever: () => (/* binding */ runRetriever)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10107);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _trec_evaluate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47139);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60009);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36132);
/* harmony import */ var _json_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58663);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16886);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51455);









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
        const path = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteInside */ .IP)(this.#ports.root, name, "retriever.path");
        const first = await firstCharacter(path, name);
        this.#answers = first === "{" ? await readAnswerLines(path, name) : await readTrecAnswers(path, name);
    }
    ask(question) {
        if (this.#ports.signal.aborted)
            return Promise.reject((0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .cancelledError */ .YQ)());
        if (this.#answers === null) {
            return Promise.reject(new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_failed", "the recorded run was asked before it was read"));
        }
        const recorded = this.#answers.get(question.case_id) ?? NOTHING;
        return Promise.resolve(recorded.kind === "error" ? recorded : { ...recorded, elapsed_ms: null, retries: 0 });
    }
    stop() {
        this.#answers = null;
        return Promise.resolve();
    }
}
/** Such a file has no returned order: its rank column is ignored, and here score decides, then id. */
async function readTrecAnswers(path, name) {
    const { queries } = await (0,_trec_evaluate_js__WEBPACK_IMPORTED_MODULE_2__/* .readRun */ .cI)(path, name);
    const answers = new Map();
    for (const [queryId, listed] of queries) {
        const results = listed.map(({ doc_id: id, score }) => ({ id, score }));
        results.sort((a, b) => b.score - a.score || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compareCodePoints */ .OP)(a.id, b.id));
        answers.set(queryId, { kind: "answer", results, degraded: false });
    }
    return answers;
}
async function readAnswerLines(path, name) {
    const answers = new Map();
    await (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .readJsonLines */ .s)({ path, name, code: "invalid_run" }, (value) => {
        const id = value.query_id;
        if (typeof id !== "string" || id === "")
            return "query_id: expected a string that is not empty";
        if (answers.has(id))
            return `query_id ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(id)} was already answered on an earlier line`;
        try {
            answers.set(id, toAnswer(value, `query_id ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(id)}`));
            return null;
        }
        catch (error) {
            if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError)
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
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .parseAnswer */ .W)(value, where);
    }
    if (!Array.isArray(value.ranked))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_run", `${where}: ranked: expected an array`);
    const results = value.ranked.map((item, index) => toResult(item, `${where}: ranked[${index}]`));
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .parseAnswer */ .W)({ ...value, results }, where);
}
function toResult(item, place) {
    const { doc_id: id, score } = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv)(item) ? item : {};
    if (typeof id !== "string" || id === "") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_run", `${place}.doc_id: expected a string that is not empty`);
    }
    if (score === undefined)
        return { id };
    if (typeof score !== "number" || !Number.isFinite(score)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_run", `${place}.score: expected a finite number`);
    }
    return { id, score };
}
/** The first character that is neither white space nor a byte order mark, within the first 64 KiB. */
async function firstCharacter(path, name) {
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.open)(path);
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
        throw (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .fileError */ .z)(error, name);
    }
}


/***/ })

};
