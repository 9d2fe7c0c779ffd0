export const id = 243;
export const ids = [243];
export const modules = {

/***/ 16448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ Conversation)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60009);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36132);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56906);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87033);
/* harmony import */ var _questions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58490);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56191);








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
    #family = new _process_js__WEBPACK_IMPORTED_MODULE_5__/* .Family */ .Hx();
    #framer = new _output_js__WEBPACK_IMPORTED_MODULE_4__/* .LineFramer */ ._p();
    #log = new _process_js__WEBPACK_IMPORTED_MODULE_5__/* .BoundedLog */ .ot();
    #questions = new _questions_js__WEBPACK_IMPORTED_MODULE_6__/* .Questions */ .Q();
    #child = null;
    #failure = null;
    /** What was wrong with the last line, which had no line end. */
    #unread = null;
    #readiness = null;
    #totalTimer;
    #stopping = null;
    #onAbort = () => this.#fail((0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .cancelledError */ .YQ)());
    constructor(plan, ports) {
        this.#plan = plan;
        this.#ports = ports;
    }
    async start() {
        if (this.#ports.signal.aborted)
            throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .cancelledError */ .YQ)();
        this.#ports.signal.addEventListener("abort", this.#onAbort);
        const { child: options, limits } = this.#plan;
        try {
            this.#child = await this.#family.spawn(options, (chunk) => this.#log.push(chunk));
        }
        catch (cause) {
            throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .startError */ .h5)(cause, options.argv);
        }
        const total = limits.total_timeout_ms;
        this.#totalTimer = (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_7__/* .after */ .Pl)(total, () => this.#fail((0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .totalTimeoutError */ .AC)(total, this.#log)));
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
        const { query, k, params } = question;
        const id = this.#questions.nextId();
        const line = `${JSON.stringify({ id, query, k, params })}\n`;
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
        this.#fail((0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .stoppedError */ .Wm)());
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
    /** A last line that can't be read waits for the exit: where that was no good one, the line was cut off by it. */
    #onEnd() {
        const at = process.hrtime.bigint();
        const fault = this.#faultOf(() => this.#framer.end((text, line) => this.#onLine(text, line, at)));
        this.#unread ??= fault;
    }
    async #onExit(child) {
        const exit = await child.exited;
        this.#onEnd();
        if (this.#unread !== null && exit.code === 0)
            this.#fail(this.#unread);
        const waiting = this.#questions.oldest;
        const asked = waiting === null ? "before the run was over" : `while ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(waiting)} waited for an answer`;
        const when = this.#readiness === null ? asked : "before it was ready";
        this.#fail((0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .exitError */ .xA)(exit, this.#plan.label, when, this.#log));
    }
    async #onClosed(child, stream) {
        // The exit that mostly goes with it says more, and fails first.
        await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .ux)(child.exited, 1000);
        await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_7__/* .pause */ .v7)(0);
        this.#fail(this.#unread ?? (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .closedError */ .L1)(stream, this.#plan.label, this.#log));
    }
    #read(run) {
        const fault = this.#faultOf(run);
        if (fault !== null)
            this.#fail(fault);
    }
    #faultOf(run) {
        if (this.#failure !== null)
            return null;
        try {
            run();
            return null;
        }
        catch (error) {
            if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError)
                return error;
            if (!(error instanceof _output_js__WEBPACK_IMPORTED_MODULE_4__/* .LineError */ .dt))
                throw error;
            return (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .protocolError */ .JW)(`standard output of ${this.#plan.label}: ${error.message}`);
        }
    }
    #onLine(text, line, at) {
        if (this.#failure !== null || text.trim() === "")
            return;
        const what = `line ${line} of the retriever's output`;
        const message = (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text, what);
        if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(message))
            throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .protocolError */ .JW)(`${what} is not a JSON object: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(text)}`);
        if (message.id === undefined) {
            this.#onNotice(message, what);
            return;
        }
        const question = this.#questions.find(message.id, what);
        const where = `the answer to ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(question.query)} (${what})`;
        const { error } = message;
        if (typeof error === "string") {
            this.#questions.settle(question, { kind: "error", message: error, retries: 0 });
            return;
        }
        if (error !== undefined && error !== null)
            throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .protocolError */ .JW)(`${where}: error: expected a string`);
        const answer = (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAnswer */ .W)(message, where);
        this.#questions.settle(question, { elapsed_ms: (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_7__/* .elapsedMs */ .d5)(question.askedAt, at), retries: 0, ...answer });
    }
    /** A line without an id speaks for the retriever as a whole. */
    #onNotice(message, what) {
        if (typeof message.error === "string") {
            const code = this.#readiness === null ? "retriever_failed" : "retriever_start";
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError(code, `${this.#plan.label} reported: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(message.error, 2000)}`, {
                hint: "retriever.log holds all that it wrote.",
            });
        }
        if (message.ready !== true) {
            throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .protocolError */ .JW)(`${what} has no id`, "Answer with the id that the request carries.");
        }
        this.#readiness?.resolve();
        this.#readiness = null;
    }
    async #untilReady() {
        const limit = this.#plan.limits.startup_timeout_ms;
        const ready = new Promise((resolve, reject) => {
            this.#readiness = { resolve, reject };
        });
        if (await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .ux)(ready, limit))
            return;
        const message = `${this.#plan.label} was not ready within startup_timeout_ms (${limit} ms)`;
        this.#fail((0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .timeoutError */ .w2)(message, `Print {"ready":true} once it can answer. ${_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .FLUSH_HINT */ .dr}`, this.#log));
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
            ? _failures_js__WEBPACK_IMPORTED_MODULE_3__/* .FLUSH_HINT */ .dr
            : "Raise retriever.timeout_ms, or see in retriever.log what it was doing.";
        const message = `no answer to ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(query)} within ${limit.name} (${limit.ms} ms)`;
        this.#fail((0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .timeoutError */ .w2)(message, hint, this.#log));
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

/***/ 80243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   moduleRetriever: () => (/* binding */ moduleRetriever)
/* harmony export */ });
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16448);
/* harmony import */ var _per_query_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83809);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36132);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73024);






/**
 * `kind: module`: an ES module in a child Node.js process, never in ours, where it could exit 0 for us. The host
 * script speaks the protocol of `command`, with the answers on descriptor 3: whatever the module, its packages or
 * their native code print on standard output is log and can't break an answer.
 */
function moduleRetriever(config, ports) {
    const path = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteInside */ .IP)(ports.root, config.path, "retriever.path");
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_5__.statSync)(path, { throwIfNoEntry: false })?.isFile() !== true) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_not_found", `retriever.path: there is no file ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(config.path)}`, {
            hint: "Name an ES module whose default export is (query, { k, signal }) => results.",
        });
    }
    const argv = [process.execPath, ...typeFlags(config.path), ports.moduleHost, path];
    const child = (0,_per_query_js__WEBPACK_IMPORTED_MODULE_3__/* .childOptions */ .Z)(config, ports, argv, 3);
    return new _conversation_js__WEBPACK_IMPORTED_MODULE_2__/* .Conversation */ .s({ child, limits: config, ready: true, label: `the module ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(config.path)}` }, ports);
}
const STRIP = "--experimental-strip-types";
/** What lets this Node.js read TypeScript; it does so by itself from 22.18 on, with a flag from 22.6. */
function typeFlags(path) {
    if (!/\.[cm]?ts$/.test(path) || ("typescript" in process.features && process.features.typescript))
        return [];
    if (process.allowedNodeEnvironmentFlags.has(STRIP))
        return [STRIP];
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_config", `retriever.path: Node.js ${process.versions.node} reads no TypeScript, and ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(path)} is such a module`, {
        hint: "Use Node.js 22.18 or newer (the action brings 24), build it to .mjs in an earlier step, or run it by `kind: command` with tsx.",
    });
}


/***/ })

};
