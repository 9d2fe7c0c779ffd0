export const id = 857;
export const ids = [857];
export const modules = {

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

/***/ 5857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mcpRetriever: () => (/* binding */ mcpRetriever)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/retrievers/expression.js
var expression = __webpack_require__(3425);
// EXTERNAL MODULE: ./lib/retrievers/failures.js
var failures = __webpack_require__(6132);
// EXTERNAL MODULE: ./lib/retrievers/http-client.js
var http_client = __webpack_require__(2499);
// EXTERNAL MODULE: ./lib/retrievers/http-plan.js + 1 modules
var http_plan = __webpack_require__(3161);
// EXTERNAL MODULE: ./lib/retrievers/lifetime.js
var lifetime = __webpack_require__(7252);
// EXTERNAL MODULE: ./lib/retrievers/log.js
var log = __webpack_require__(2817);
// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(6698);
;// CONCATENATED MODULE: ./lib/retrievers/mcp-clock.js

/** The call that a message belongs to: the SDK picks the message's id after it took the call over. */
const currentCall = new external_node_async_hooks_.AsyncLocalStorage();

// EXTERNAL MODULE: ./lib/retrievers/framer.js
var framer = __webpack_require__(1946);
// EXTERNAL MODULE: ./lib/retrievers/json.js
var json = __webpack_require__(8225);
// EXTERNAL MODULE: ./lib/retrievers/process.js + 1 modules
var retrievers_process = __webpack_require__(7033);
// EXTERNAL MODULE: ./lib/retrievers/quote.js
var quote = __webpack_require__(6103);
// EXTERNAL MODULE: ./lib/retrievers/timing.js
var timing = __webpack_require__(1881);
;// CONCATENATED MODULE: ./lib/retrievers/mcp-child.js








/** The stdio transport over a child of ours: the SDK's own knows no process groups, no caps and no clean environment. */
class McpChild {
    onclose;
    onerror;
    onmessage;
    #context;
    #family = new retrievers_process/* Family */.Hx();
    #framer = new framer/* LineFramer */._p();
    #calls = new Map();
    #child = null;
    constructor(context) {
        this.#context = context;
    }
    async start() {
        const { child: options, log } = this.#context;
        let child;
        try {
            child = await this.#family.spawn(options, (chunk) => log.push(chunk));
        }
        catch (cause) {
            throw (0,failures/* startError */.h5)(cause, options.argv);
        }
        this.#child = child;
        child.answers.on("data", (chunk) => {
            const at = process.hrtime.bigint();
            this.#read(() => this.#framer.push(chunk, (text, line) => this.#onLine(text, line, at)));
        });
        void this.#onExit(child);
    }
    send(message) {
        const clock = currentCall.getStore();
        const line = `${JSON.stringify(message)}\n`;
        if (clock !== undefined && "method" in message && "id" in message && message.id !== undefined) {
            this.#calls.set(message.id, { clock, askedAt: process.hrtime.bigint() });
        }
        this.#child?.stdin.write(line);
        return Promise.resolve();
    }
    /** Leaves no process behind. */
    async close() {
        await this.#family.end();
        this.onclose?.();
    }
    async #onExit(child) {
        const exit = await child.exited;
        const { label, lifetime, log } = this.#context;
        lifetime.fail((0,failures/* exitError */.xA)(exit, label, "before the run was over", log));
        this.onclose?.();
    }
    #read(run) {
        if (this.#context.lifetime.failure !== null)
            return;
        try {
            run();
        }
        catch (error) {
            const { label, lifetime } = this.#context;
            if (error instanceof errors.GateError)
                lifetime.fail(error);
            else if (!(error instanceof framer/* LineError */.dt))
                throw error;
            else
                lifetime.fail((0,failures/* protocolError */.JW)(`standard output of ${label}: ${error.message}`));
            // What still comes is read by nobody: a flood ends here.
            this.#child?.answers.destroy();
        }
    }
    #onLine(text, line, at) {
        if (text.trim() === "" || this.#context.lifetime.failure !== null)
            return;
        const what = `line ${line} of the server's output`;
        const message = (0,failures/* parseJson */.qF)(text, what);
        if (!(0,json/* isObject */.G)(message))
            throw (0,failures/* protocolError */.JW)(`${what} is not a JSON object: ${(0,quote/* quote */.h)(text)}`);
        const { id } = message;
        const call = typeof id === "string" || typeof id === "number" ? this.#calls.get(id) : undefined;
        if (call !== undefined && message["method"] === undefined) {
            this.#calls.delete(id);
            call.clock.elapsedMs = (0,timing/* elapsedMs */.d5)(call.askedAt, at);
        }
        // The SDK checks the shape of every message that it is given.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        this.onmessage?.(message);
    }
}

// EXTERNAL MODULE: ./lib/retrievers/http-json.js
var http_json = __webpack_require__(8946);
// EXTERNAL MODULE: ./lib/retrievers/retry.js
var retry = __webpack_require__(1070);
;// CONCATENATED MODULE: ./lib/retrievers/mcp-fetch.js






const MOST_RETRIES = 2;
/**
 * What the SDK's HTTP transport asks with: `node:http`, whose clock shows the server's time and not fetch's own. An
 * answer is handed over when it is whole, JSON or event stream, which a server closes after its answer. The stream of
 * notifications is refused; nothing here listens to it.
 */
function mcpFetch({ client, lifetime, headers, timeoutMs }) {
    return async (url, init = {}) => {
        const method = init.method ?? "GET";
        if (method === "GET")
            return new Response(null, { status: 405 });
        // The end of the session is said after the end of the run.
        const during = method === "DELETE" ? (work) => work : (work) => lifetime.until(work);
        const request = {
            address: (0,http_client/* toAddress */.ch)(new URL(url)),
            method,
            headers: { ...headers, ...Object.fromEntries(new Headers(init.headers)) },
            body: typeof init.body === "string" ? init.body : null,
        };
        const call = currentCall.getStore();
        for (let retries = 0;; retries++) {
            const exchange = await during(client.exchange(request, timeoutMs));
            const delay = retries < MOST_RETRIES ? (0,retry/* retryDelayMs */.q)(exchange, retries) : null;
            if (delay !== null) {
                if (call !== undefined)
                    call.retries++;
                await during((0,timing/* pause */.v7)(delay));
                continue;
            }
            if (exchange.kind === "timeout") {
                throw end(lifetime, "retriever_timeout", `${request.address.host} did not answer within ${timeoutMs} ms`);
            }
            if (exchange.kind === "unreachable") {
                throw end(lifetime, "retriever_failed", `${request.address.host} can't be reached: ${exchange.message}`);
            }
            if (exchange.kind !== "answer")
                throw new http_json/* WrongAnswer */.kX(exchange.message);
            if (call !== undefined)
                call.elapsedMs = exchange.elapsedMs;
            const { "content-type": type, "mcp-session-id": session } = exchange.headers;
            const text = await (0,http_json/* successText */.xT)(exchange);
            return new Response(text === "" ? null : text, {
                status: exchange.status,
                headers: {
                    ...(type === undefined ? {} : { "content-type": type }),
                    ...(typeof session === "string" ? { "mcp-session-id": session } : {}),
                },
            });
        }
    };
}
function end(lifetime, code, message) {
    const error = new errors.GateError(code, message, { hint: "Is the server up, and the address right?" });
    lifetime.fail(error);
    return error;
}

;// CONCATENATED MODULE: ./lib/retrievers/mcp-result.js



/**
 * What a tool gave: its structured content, else its text parsed as JSON; several texts are a list, as servers send a
 * list that has no schema. Throws WrongAnswer where the tool reports an error, or gave neither.
 */
function toolValue(result, where) {
    const content = Array.isArray(result["content"]) ? result["content"] : [];
    const texts = content.flatMap((item) => (0,json/* isObject */.G)(item) && item["type"] === "text" && typeof item["text"] === "string" ? [item["text"]] : []);
    if (result["isError"] === true)
        throw new http_json/* WrongAnswer */.kX((0,quote/* cut */.J)(texts.join("\n") || "the tool reported an error", 2000));
    const structured = result["structuredContent"];
    if (structured !== undefined && structured !== null)
        return structured;
    if (texts.length === 0)
        throw new http_json/* WrongAnswer */.kX(`${where} has neither structured content nor text`);
    const values = texts.map((text) => parse(text, where));
    return values.length === 1 ? values[0] : values;
}
function parse(text, where) {
    try {
        return JSON.parse(text);
    }
    catch {
        throw new http_json/* WrongAnswer */.kX(`${where} is text, not JSON: ${(0,quote/* quote */.h)(text)}`);
    }
}

// EXTERNAL MODULE: ./lib/retrievers/plan.js
var plan = __webpack_require__(8084);
// EXTERNAL MODULE: ./lib/retrievers/template.js
var template = __webpack_require__(4457);
;// CONCATENATED MODULE: ./lib/retrievers/mcp.js















/** The limits are ours; the SDK has one of its own that must not come first. */
const NO_SDK_TIMEOUT_MS = 2 ** 31 - 1;
/** How long an HTTP server has to take the end of the session. */
const GOODBYE_MS = 1000;
/** `kind: mcp`: a tool of a Model Context Protocol server, a child of ours or an address. */
function mcpRetriever(config, ports) {
    if (!(0,template/* mentions */.wy)(config.arguments, "query")) {
        throw new errors.GateError("invalid_config", "retriever.arguments: no {{query}}, so every case would ask the same");
    }
    return new Mcp(config, ports);
}
class Mcp {
    #config;
    #ports;
    #lifetime;
    #log = new log/* BoundedLog */.o();
    #label;
    #secrets = [];
    #fill;
    /** Ends the session and what carries it. */
    #close = () => Promise.resolve();
    #connection = null;
    #stopping = null;
    constructor(config, ports) {
        this.#config = config;
        this.#ports = ports;
        this.#lifetime = new lifetime/* Lifetime */.i(ports.signal);
        this.#fill = (0,template/* compileJson */.kD)(config.arguments);
        this.#label = `the MCP server ${(0,quote/* quote */.h)(config.command?.join(" ") ?? config.url ?? "")}`;
    }
    async start() {
        const { total_timeout_ms: total, startup_timeout_ms: limit } = this.#config;
        this.#lifetime.begin(total, () => (0,failures/* totalTimeoutError */.AC)(total, this.#log));
        const connecting = this.#connect();
        const timer = (0,timing/* after */.Pl)(limit, () => {
            const message = `${this.#label} was not ready within startup_timeout_ms (${limit} ms)`;
            this.#lifetime.fail((0,failures/* timeoutError */.w2)(message, failures/* FLUSH_HINT */.dr, this.#log));
        });
        try {
            this.#connection = await this.#lifetime.until(connecting);
        }
        catch (error) {
            if (error instanceof errors.GateError)
                throw error;
            const reason = this.#clean(error instanceof Error ? error.message : String(error));
            throw new errors.GateError("retriever_start", `${this.#label}: ${reason}`, { cause: error });
        }
        finally {
            clearTimeout(timer);
        }
    }
    async ask(question) {
        const { failure } = this.#lifetime;
        if (failure !== null)
            throw failure;
        const connection = this.#connection;
        if (connection === null)
            throw new Error("ask was called before start");
        const { tool, timeout_ms: limit } = this.#config;
        const about = (0,quote/* quote */.h)(question.query);
        const parameters = { name: tool, arguments: this.#fill(question) };
        const clock = { elapsedMs: null, retries: 0 };
        const timer = (0,timing/* after */.Pl)(limit, () => {
            const message = `no answer to ${about} within timeout_ms (${limit} ms)`;
            this.#lifetime.fail((0,failures/* timeoutError */.w2)(message, "Raise retriever.timeout_ms.", this.#log));
        });
        try {
            const result = await this.#lifetime.until(currentCall.run(clock, () => connection.client.callTool(parameters, undefined, { timeout: NO_SDK_TIMEOUT_MS })));
            const where = `the answer to ${about}`;
            const answer = connection.extract(toolValue(result, where), where);
            if ("error" in answer)
                return this.#error(answer.error, clock);
            return { ...answer, elapsedMs: clock.elapsedMs, retries: clock.retries };
        }
        catch (error) {
            const ended = this.#lifetime.failure;
            if (ended !== null)
                throw ended;
            // A JSON-RPC error, a status that is none of 2xx, a result that is none: this query's.
            return this.#error(error instanceof Error ? error.message : String(error), clock);
        }
        finally {
            clearTimeout(timer);
        }
    }
    stop() {
        this.#stopping ??= this.#stop();
        return this.#stopping;
    }
    async #stop() {
        this.#lifetime.fail((0,failures/* stoppedError */.Wm)());
        await this.#close();
        const text = this.#log.text();
        if (text !== "")
            this.#ports.log(this.#clean(text));
    }
    async #connect() {
        const extract = await (0,expression/* makeExtractor */.L)(this.#config, "retriever");
        const transport = this.#config.command === null
            ? await this.#httpTransport()
            : this.#childTransport(this.#config.command);
        const { Client } = await Promise.all(/* import() */[__webpack_require__.e(330), __webpack_require__.e(63)]).then(__webpack_require__.bind(__webpack_require__, 63));
        const client = new Client({ name: "retrieval-gate", version: "1" });
        // The SDK has callbacks, no events.
        // oxlint-disable-next-line unicorn/prefer-add-event-listener
        client.onerror = (error) => this.#log.push(Buffer.from(`${error.message}\n`));
        const options = { timeout: NO_SDK_TIMEOUT_MS };
        // It may have been stopped meanwhile; nothing is started then.
        if (this.#lifetime.failure !== null)
            throw this.#lifetime.failure;
        await client.connect(transport, options);
        const names = [];
        let cursor;
        do {
            const page = await client.listTools(cursor === undefined ? {} : { cursor }, options);
            names.push(...page.tools.map(({ name }) => name));
            cursor = page.nextCursor;
        } while (cursor !== undefined && names.length < 1000);
        if (!names.includes(this.#config.tool)) {
            throw new errors.GateError("retriever_start", `${this.#label} has no tool ${(0,quote/* quote */.h)(this.#config.tool)}`, {
                hint: names.length === 0 ? "It offers none." : `It has: ${(0,quote/* cut */.J)(names.map(quote/* quote */.h).join(", "), 500)}`,
            });
        }
        return { client, extract };
    }
    #childTransport(command) {
        const transport = new McpChild({
            child: (0,plan/* childOptions */.Z)(this.#config, this.#ports, command, 1),
            label: this.#label,
            lifetime: this.#lifetime,
            log: this.#log,
        });
        this.#close = () => transport.close();
        return transport;
    }
    async #httpTransport() {
        const url = (0,http_plan/* asUrl */.mb)(this.#config.url ?? "", "retriever.url");
        const headers = (0,http_plan/* resolveHeaders */.DQ)(this.#config.headers, {
            at: "retriever.headers",
            written: this.#config,
            ports: this.#ports,
            secrets: this.#secrets,
            hasBody: true,
        });
        const client = new http_client/* HttpClient */.Qq(this.#config.concurrency);
        const context = { client, lifetime: this.#lifetime, headers, timeoutMs: this.#config.timeout_ms };
        const { StreamableHTTPClientTransport } = await Promise.all(/* import() */[__webpack_require__.e(330), __webpack_require__.e(502)]).then(__webpack_require__.bind(__webpack_require__, 1502));
        const transport = new StreamableHTTPClientTransport(url, { fetch: mcpFetch(context) });
        this.#close = async () => {
            await (0,timing/* within */.ux)(transport.terminateSession().catch(() => { }), GOODBYE_MS);
            await transport.close();
            client.close();
        };
        return transport;
    }
    #error(message, { retries }) {
        return { kind: "error", message: this.#clean(message), retries };
    }
    #clean(text) {
        return this.#secrets.reduce((cleaned, secret) => cleaned.replaceAll(secret, "***"), text);
    }
}


/***/ })

};
