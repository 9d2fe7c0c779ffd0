export const id = 243;
export const ids = [243];
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

/***/ 4470:
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
 * removed variable there does not bring it back, while `env` may set any name. This is hygiene, not a wall: a
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

/***/ 8084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ childOptions)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4470);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(975);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6103);





/** What every child of a retriever gets: its folder, checked, and its environment. Throws GateError. */
function childOptions(config, ports, argv, answersOn) {
    const cwd = (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .insideRoot */ .p)(ports.root, config.cwd, "retriever.cwd");
    // Checked here because spawn reports a missing folder as if the command were missing.
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(cwd, { throwIfNoEntry: false })?.isDirectory() !== true) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_start", `retriever.cwd: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h)(config.cwd)} is not a folder`, {
            hint: "`cwd` is where the retriever runs; leave it out for the config's own folder.",
        });
    }
    return { argv, cwd, env: (0,_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .childEnvironment */ .Q)(ports.environment, config), answersOn };
}


/***/ }),

/***/ 7033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hx: () => (/* binding */ Family)
});

// UNUSED EXPORTS: Child, killAllChildren

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./lib/retrievers/environment.js
var environment = __webpack_require__(4470);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./lib/retrievers/strays.js


/**
 * Processes whose environment carries the token, ours excepted: a grandchild that called setsid left the process
 * group and is found in no other way. Linux only (empty elsewhere); a process that cleared its environment is not found.
 */
function findStrays(token) {
    if (process.platform !== "linux")
        return [];
    const needle = Buffer.from(`${environment/* CHILD_TOKEN_NAME */.h}=${token}`);
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

// EXTERNAL MODULE: ./lib/retrievers/timing.js
var timing = __webpack_require__(1881);
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
        if (!(await (0,timing/* within */.ux)(this.#exit, STDIN_GRACE_MS))) {
            signalGroup(this.#pid, "SIGTERM");
            if (!(await (0,timing/* within */.ux)(this.#exit, TERM_GRACE_MS))) {
                signalGroup(this.#pid, "SIGKILL");
                await (0,timing/* within */.ux)(this.#exit, TERM_GRACE_MS);
            }
        }
        await endGroup(this.#pid);
        await (0,timing/* within */.ux)(this.exited, DRAIN_MS * 2);
        this.#destroy();
    }
    async #drained(outputs) {
        const ends = Promise.all(outputs.map((output) => new Promise((resolve) => output.once("close", resolve))));
        const exit = await this.#exit;
        await (0,timing/* within */.ux)(ends, DRAIN_MS);
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
            env: { ...options.env, [environment/* CHILD_TOKEN_NAME */.h]: this.#token },
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
            await (0,timing/* pause */.v7)(20);
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

/***/ 1881:
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
