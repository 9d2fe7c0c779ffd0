export const id = 2714;
export const ids = [2714];
export const modules = {

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
    const { default: jmespath } = await __webpack_require__.e(/* import() */ 7598).then(__webpack_require__.t.bind(__webpack_require__, 7598, 19));
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

/***/ 56191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ after),
/* harmony export */   d5: () => (/* binding */ elapsedMs),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   v7: () => (/* binding */ pause),
/* harmony export */   wC: () => (/* binding */ turn)
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
/** Lets signals and everything else that waits have its turn. */
function turn() {
    return new Promise((resolve) => {
        setImmediate(resolve);
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
