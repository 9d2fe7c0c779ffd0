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
var quote = __webpack_require__(8484);
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
        const argv = fill(this.#plan.child.argv, question);
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
/** One pass, so that a query that holds `{{k}}` stays as it is. */
function fill(argv, question) {
    return argv.map((argument) => argument.replaceAll(/\{\{(query|k)\}\}/g, (_, name) => name === "k" ? String(question.k) : question.query));
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


/***/ })

};
