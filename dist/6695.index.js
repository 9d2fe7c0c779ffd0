export const id = 6695;
export const ids = [6695];
export const modules = {

/***/ 16695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  httpRetriever: () => (/* binding */ httpRetriever)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/retrievers/lifetime.js
var lifetime = __webpack_require__(37252);
// EXTERNAL MODULE: ./lib/retrievers/failures.js
var failures = __webpack_require__(36132);
// EXTERNAL MODULE: ./lib/retrievers/http-client.js
var http_client = __webpack_require__(62499);
// EXTERNAL MODULE: ./lib/retrievers/http-plan.js + 1 modules
var http_plan = __webpack_require__(93161);
// EXTERNAL MODULE: ./lib/retrievers/questions.js
var questions = __webpack_require__(58490);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./lib/retrievers/per-query.js
var per_query = __webpack_require__(83809);
// EXTERNAL MODULE: ./lib/retrievers/process.js + 1 modules
var process = __webpack_require__(87033);
// EXTERNAL MODULE: ./lib/system/timers.js
var timers = __webpack_require__(56191);
;// CONCATENATED MODULE: ./lib/retrievers/server.js







/** How long `stop` may take before the server is ended without it. */
const STOP_MS = 30_000;
/** Between two looks at whether the server is ready: soon at first, then sparingly. */
const POLLS_MS = [20, 50, 100, 250];
/** The server of `start`, in a process group of its own. Its exit before `stop` ends the run. */
class Server {
    #context;
    #command;
    #port;
    #family = new process/* Family */.Hx();
    #label;
    constructor(context, command, port) {
        this.#context = context;
        this.#command = command;
        this.#port = port;
        this.#label = `the server ${(0,failures/* quote */.hD)(command.command.join(" "))}`;
    }
    async start() {
        const { lifetime, log } = this.#context;
        const child = await this.#spawn(this.#family, this.#command.command);
        void child.exited.then((exit) => lifetime.fail((0,failures/* exitError */.xA)(exit, this.#label, "while it was needed", log)));
    }
    /** Runs `stop`, then ends what is left. Never rejects. */
    async stop() {
        if (this.#command.stop !== null)
            await this.#runStop(this.#command.stop);
        await this.#family.end();
    }
    async #runStop(command) {
        const family = new process/* Family */.Hx();
        const { log } = this.#context;
        try {
            const child = await this.#spawn(family, command);
            child.stdin.end();
            const ended = await (0,timers/* within */.ux)(child.exited, STOP_MS);
            if (!ended)
                log.push(Buffer.from(`retriever.start.stop took longer than ${STOP_MS} ms and was ended\n`));
        }
        catch (error) {
            log.push(Buffer.from(`retriever.start.stop: ${error instanceof Error ? error.message : String(error)}\n`));
        }
        finally {
            await family.end();
        }
    }
    async #spawn(family, command) {
        const { config, ports, log } = this.#context;
        const argv = command.map((argument) => (0,http_plan/* withPort */.M0)(argument, this.#port));
        const options = (0,per_query/* childOptions */.Z)(config, ports, argv, "none");
        try {
            return await family.spawn(options, (chunk) => log.push(chunk));
        }
        catch (cause) {
            throw (0,failures/* startError */.h5)(cause, argv);
        }
    }
}
/** A port of loopback that nobody listens on. Another program could take it first; then readiness says so. */
function freePort() {
    return new Promise((resolve, reject) => {
        const server = (0,external_node_net_.createServer)();
        server.once("error", reject);
        server.listen(0, "127.0.0.1", () => {
            const address = server.address();
            server.close(() => typeof address === "object" && address !== null ? resolve(address.port) : reject());
        });
    });
}
/** Asks until the answer is 2xx. Throws `retriever_timeout` naming the last thing that was in the way. */
async function untilReady(request, client, context) {
    const limit = context.config.startup_timeout_ms;
    const deadline = performance.now() + limit;
    let last = "it was not asked";
    for (let poll = 0;; poll++) {
        const left = deadline - performance.now();
        if (left <= 0)
            break;
        const exchange = await client.exchange(request, Math.min(left, 5000));
        if (context.lifetime.failure !== null)
            throw context.lifetime.failure;
        if (exchange.kind === "answer" && exchange.status >= 200 && exchange.status < 300)
            return;
        last = describe(exchange);
        await (0,timers/* pause */.v7)(POLLS_MS[Math.min(poll, POLLS_MS.length - 1)]);
    }
    const words = context.config.start === null ? "" : (0,failures/* lastWords */.aN)(context.log);
    throw new errors.GateError("retriever_timeout", `${request.address.href} was not ready within startup_timeout_ms (${limit} ms): ${last}${words}`, { hint: "Raise retriever.startup_timeout_ms, or see in retriever.log what the server was doing." });
}
function describe(exchange) {
    if (exchange.kind === "answer")
        return `it answered ${exchange.status}`;
    return exchange.kind === "timeout" ? "it did not answer" : exchange.message;
}

// EXTERNAL MODULE: ./lib/retrievers/reach.js
var reach = __webpack_require__(66364);
;// CONCATENATED MODULE: ./lib/retrievers/http.js










/** `kind: http`: a server that answers JSON, running already or started here. */
function httpRetriever(config, ports) {
    return new Http(config, ports);
}
/**
 * The clock of a query runs from the sent request to the last byte of the answer, for `embed` and the search; what
 * a retry or a new connection takes is not in it, but what was waited for in vain is. A wrong answer fails its query,
 * and so does one that does not come in time; a server that can't be reached, or stops answering, ends the run.
 */
class Http {
    #config;
    #ports;
    #trust;
    #client;
    #lifetime;
    #log = new process/* BoundedLog */.ot();
    /** Whether anything came since the last query that timed out for good: two such in a row end the run. */
    #answers = false;
    #plan = null;
    #server = null;
    #stopping = null;
    constructor(config, ports) {
        this.#config = config;
        this.#ports = ports;
        this.#trust = (0,reach/* trustOf */.An)(config.ca, ports);
        this.#client = new http_client/* HttpClient */.Qq(config.concurrency, this.#trust);
        this.#lifetime = new lifetime/* Lifetime */.i(ports.signal, () => this.#client.close());
    }
    async start() {
        const { total_timeout_ms: total, start, timeout_ms: timeout } = this.#config;
        this.#lifetime.begin(total, () => (0,failures/* totalTimeoutError */.AC)(total, this.#log));
        const port = start === null ? null : await freePort();
        // Before anything runs: what is wrong with the config is wrong whatever the server does.
        const plan = await (0,http_plan/* httpPlan */.S3)(this.#config, this.#ports, port);
        this.#plan = plan;
        // It may have been stopped meanwhile; nothing is started then.
        if (this.#lifetime.failure !== null)
            throw this.#lifetime.failure;
        const context = {
            config: this.#config,
            ports: this.#ports,
            lifetime: this.#lifetime,
            log: this.#log,
        };
        if (start !== null && port !== null) {
            this.#server = new Server(context, start, port);
            await this.#server.start();
        }
        const patience = {
            trust: this.#trust,
            limitMs: start === null ? 0 : this.#config.startup_timeout_ms,
            attemptMs: timeout,
        };
        const ready = plan.ready === null
            ? (0,reach/* untilOpen */.pF)(plan.url, patience, this.#lifetime)
            : untilReady(plan.ready, this.#client, context);
        await this.#lifetime.until(ready);
    }
    async ask(question) {
        const { failure } = this.#lifetime;
        if (failure !== null)
            throw failure;
        const plan = this.#plan;
        if (plan === null)
            throw new Error("ask was called before start");
        let values = question;
        let embedding = null;
        const about = (0,failures/* quote */.hD)(question.query);
        if (plan.embed !== null) {
            const embedded = await this.#send(plan.embed.request(values), `the embedding of ${about}`);
            if (embedded.kind === "error")
                return embedded;
            const vector = plan.embed.vector(embedded.value);
            if (!isVector(vector)) {
                const message = `the embedding of ${about}: retriever.embed.vector found no list of numbers in the answer`;
                return { kind: "error", message, retries: embedded.retries };
            }
            embedding = embedded;
            values = { ...values, vector };
        }
        const found = await this.#send(plan.search(values), `the search for ${about}`);
        const retries = found.retries + (embedding?.retries ?? 0);
        if (found.kind === "error")
            return { ...found, retries };
        return this.#read(plan, { ...found, retries }, embedding, `the answer to ${about}`);
    }
    stop() {
        this.#stopping ??= this.#stop();
        return this.#stopping;
    }
    async #stop() {
        this.#lifetime.fail((0,failures/* stoppedError */.Wm)());
        await this.#server?.stop();
        const text = this.#log.text();
        if (text !== "")
            this.#ports.log(this.#clean(text));
    }
    #read(plan, found, embedding, where) {
        const { retries } = found;
        try {
            const answer = plan.extract(found.value, where);
            if ("error" in answer)
                return { kind: "error", message: this.#clean(answer.error), retries };
            const elapsedMs = found.elapsed_ms + (embedding?.elapsed_ms ?? 0);
            const spans = embedding === null ? answer.spans : { ...answer.spans, embed: embedding.elapsed_ms };
            return { elapsed_ms: elapsedMs, retries, ...answer, ...(spans === undefined ? {} : { spans }) };
        }
        catch (error) {
            if (!(error instanceof errors.GateError))
                throw error;
            return { kind: "error", message: this.#clean(error.message), retries };
        }
    }
    /** One request with its retries, as JSON. Rejects where the retriever as a whole can't go on. */
    async #send(request, what) {
        const { timeout_ms: limit, retries: most } = this.#config;
        let waited = 0;
        for (let retries = 0;; retries++) {
            const exchange = await this.#client.exchange(request, limit);
            if (this.#lifetime.failure !== null)
                throw this.#lifetime.failure;
            if (exchange.kind !== "timeout")
                this.#answers = true;
            else if (retries < most) {
                waited += limit;
                continue;
            }
            const delay = retries < most ? (0,questions/* retryDelayMs */.q)(exchange, retries) : null;
            if (delay !== null) {
                await this.#lifetime.until((0,timers/* pause */.v7)(delay));
                continue;
            }
            if (exchange.kind === "unreachable")
                throw this.#lost(request.address.host, exchange);
            const after = retries === 0 ? "" : ` (after ${retries} ${retries === 1 ? "retry" : "retries"})`;
            const wrong = (message) => {
                return { kind: "error", message: this.#clean(`${what}: ${message}${after}`), retries };
            };
            if (exchange.kind === "timeout") {
                if (!this.#answers)
                    throw this.#late(what, limit);
                this.#answers = false;
                return wrong(`no whole answer within timeout_ms (${limit} ms)`);
            }
            if (exchange.kind !== "answer")
                return wrong(exchange.message);
            try {
                const value = await (0,http_client/* readJson */.Vh)(exchange);
                return { kind: "json", value, elapsed_ms: waited + exchange.elapsed_ms, retries };
            }
            catch (error) {
                if (error instanceof http_client/* WrongAnswer */.kX)
                    return wrong(error.message);
                throw error;
            }
        }
    }
    #late(what, limit) {
        const message = `${what} was not answered whole within timeout_ms (${limit} ms)`;
        const error = new errors.GateError("retriever_timeout", message, {
            hint: "Raise retriever.timeout_ms, or see what the server was doing.",
        });
        const late = this.#server === null ? error : (0,failures/* timeoutError */.w2)(message, error.hint, this.#log);
        this.#lifetime.fail(late);
        return late;
    }
    #lost(host, { message, cause }) {
        const error = new errors.GateError("retriever_failed", `${host} can't be reached any more: ${message}`, {
            hint: (0,reach/* connectionHint */.kF)(cause),
            cause,
        });
        this.#lifetime.fail(error);
        return error;
    }
    /** Without the values that headers took from the environment: a server may send them back. */
    #clean(text) {
        return (this.#plan?.secrets ?? []).reduce((cleaned, secret) => cleaned.replaceAll(secret, "***"), text);
    }
}
function isVector(value) {
    return Array.isArray(value) && value.length > 0 && value.every((each) => Number.isFinite(each));
}


/***/ })

};
