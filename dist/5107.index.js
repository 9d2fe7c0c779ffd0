export const id = 5107;
export const ids = [5107];
export const modules = {

/***/ 25107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mcpRetriever: () => (/* binding */ mcpRetriever)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/retrievers/lifetime.js
var lifetime = __webpack_require__(37252);
// EXTERNAL MODULE: ./lib/retrievers/expression.js
var retrievers_expression = __webpack_require__(83425);
// EXTERNAL MODULE: ./lib/retrievers/failures.js
var failures = __webpack_require__(36132);
// EXTERNAL MODULE: ./lib/retrievers/http-client.js
var http_client = __webpack_require__(62499);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: ./lib/retrievers/columns.js
var columns = __webpack_require__(98060);
;// CONCATENATED MODULE: ./lib/retrievers/mcp-content.js





const ANSWER_KEYS = ["results", "error"];
const DOCUMENT_KEYS = ["id", "path", "name", "qualified_name", "text", "page_content"];
/** How the reference servers say that there is nothing, in a text where others send a list. */
const NOTHING_FOUND = /^no (?:matches|matching \w+|results|documents)(?: were)?(?: found)?\.?$/i;
/** What is wrong with an answer that has no list, or more than one. */
const NO_LIST = "has no list of results; write retriever.results, a JMESPath expression that finds it";
/** Throws WrongAnswer where the tool reports an error. */
function contentOf(result) {
    const content = Array.isArray(result["content"]) ? result["content"] : [];
    const texts = content.flatMap((item) => (0,json/* isObject */.Gv)(item) && item["type"] === "text" && typeof item["text"] === "string" ? [item["text"]] : []);
    if (result["isError"] === true)
        throw new http_client/* WrongAnswer */.kX((0,failures/* cut */.Jj)(texts.join("\n") || "the tool reported an error", 2000));
    return { structured: result["structuredContent"] ?? null, texts, values: texts.map(parsed) };
}
/** A number of its own is left as it was written: an id of digits is no number. */
function parsed(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === "number" ? text : value;
    }
    catch {
        return text;
    }
}
/**
 * The list that a tool's answer holds, as servers of the official SDKs send it: structured content that is a list, or
 * an object with one; a text block for each result, which for one result can't be told from an answer and for none is
 * nothing; one text block with a list or an object; lines of text. Throws WrongAnswer where it holds none of these.
 */
function listIn({ structured, texts, values }, where) {
    const own = structured === null ? null : listOf(structured, where);
    if (own !== null)
        return own;
    if (texts.length === 0) {
        if (structured === null)
            return [];
        throw new http_client/* WrongAnswer */.kX(`${where} ${NO_LIST}`);
    }
    const [only] = values;
    if (values.length === 1 && typeof only !== "string") {
        const list = listOf(only, where);
        if (list === null)
            throw new http_client/* WrongAnswer */.kX(`${where} ${NO_LIST}: ${(0,failures/* quote */.hD)(texts[0])}`);
        return list;
    }
    if (values.some((value) => typeof value !== "string") && values.every((value) => value !== null))
        return values;
    if (texts.length > 1 && texts.some((text) => (0,columns/* linesOf */.Dx)(text).length > 1)) {
        throw new http_client/* WrongAnswer */.kX(`${where} is several texts of several lines; ${NO_LIST}`);
    }
    const lines = (0,columns/* linesOf */.Dx)(texts);
    return lines.length === 1 && NOTHING_FOUND.test(lines[0]) ? [] : lines.map((line) => ({ path: line }));
}
/** An answer of the contract's own shape, a list, the only list of an object, or one document; null for what is none. */
function listOf(value, where) {
    if (Array.isArray(value))
        return value;
    if (!(0,json/* isObject */.Gv)(value))
        return null;
    if (ANSWER_KEYS.some((key) => key in value))
        return value;
    const members = Object.entries(value);
    // What the Python SDKs put around anything that is no object.
    if (members.length === 1 && members[0][0] === "result")
        return listOf(members[0][1], where);
    const lists = members.map(([, member]) => member).filter((member) => Array.isArray(member));
    const isDocument = DOCUMENT_KEYS.some((key) => typeof value[key] === "string");
    if (!isDocument)
        return lists.length === 1 ? lists[0] : null;
    if (lists.every((list) => list.length > 0 && list.every((each) => !(0,json/* isObject */.Gv)(each))))
        return [value];
    throw new http_client/* WrongAnswer */.kX(`${where} could be one document or a list of them; ${NO_LIST}`);
}
/** As `retriever.results` says, or as `listIn` finds. */
function mcpAnswer(result, extract, { expression, where }) {
    const content = contentOf(result);
    if (expression === null) {
        const list = listIn(content, where);
        return extract(Array.isArray(list) ? list.map((each) => (0,retrievers_expression/* asResult */.Ap)(each)) : list, where);
    }
    const { structured, values } = content;
    if (structured !== null)
        return extract(structured, where);
    const [only] = values;
    if (values.length !== 1)
        return extract(values, where);
    // One result of several comes as one text block, as a whole answer does: the expression says which it is.
    try {
        return extract(only, where);
    }
    catch (error) {
        if (typeof only === "string")
            throw new http_client/* WrongAnswer */.kX(`${where} is text, not JSON: ${(0,failures/* quote */.hD)(only)}`);
        if (!(0,json/* isObject */.Gv)(only))
            throw error;
        try {
            return extract([only], where);
        }
        catch {
            throw error;
        }
    }
}

// EXTERNAL MODULE: ./lib/retrievers/http-plan.js + 1 modules
var http_plan = __webpack_require__(93161);
// EXTERNAL MODULE: ./lib/retrievers/output.js
var output = __webpack_require__(56906);
// EXTERNAL MODULE: ./lib/retrievers/process.js + 1 modules
var retrievers_process = __webpack_require__(87033);
// EXTERNAL MODULE: ./lib/retrievers/questions.js
var questions = __webpack_require__(58490);
// EXTERNAL MODULE: ./lib/system/timers.js
var timers = __webpack_require__(56191);
// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(16698);
;// CONCATENATED MODULE: ./lib/retrievers/mcp-transport.js









/** The stdio transport over a child of ours: the SDK's own knows no process groups, no caps and no clean environment. */
class McpChild {
    onclose;
    onerror;
    onmessage;
    #context;
    #family = new retrievers_process/* Family */.Hx();
    #framer = new output/* LineFramer */._p();
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
            else if (!(error instanceof output/* LineError */.dt))
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
        if (!(0,json/* isObject */.Gv)(message))
            throw (0,failures/* protocolError */.JW)(`${what} is not a JSON object: ${(0,failures/* quote */.hD)(text)}`);
        const { id } = message;
        const call = typeof id === "string" || typeof id === "number" ? this.#calls.get(id) : undefined;
        if (call !== undefined && message["method"] === undefined) {
            this.#calls.delete(id);
            call.clock.elapsed_ms = (0,timers/* elapsedMs */.d5)(call.askedAt, at);
        }
        // The SDK checks the shape of every message that it is given.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        this.onmessage?.(message);
    }
}
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
            const delay = retries < MOST_RETRIES ? (0,questions/* retryDelayMs */.q)(exchange, retries) : null;
            if (delay !== null) {
                if (call !== undefined)
                    call.retries++;
                await during((0,timers/* pause */.v7)(delay));
                continue;
            }
            if (exchange.kind === "timeout") {
                throw end(lifetime, "retriever_timeout", `${request.address.host} did not answer within ${timeoutMs} ms`);
            }
            if (exchange.kind === "unreachable") {
                throw end(lifetime, "retriever_failed", `${request.address.host} can't be reached: ${exchange.message}`);
            }
            if (exchange.kind !== "answer")
                throw new http_client/* WrongAnswer */.kX(exchange.message);
            if (call !== undefined)
                call.elapsed_ms = exchange.elapsed_ms;
            const { "content-type": type, "mcp-session-id": session } = exchange.headers;
            const text = await (0,http_client/* successText */.xT)(exchange);
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
/** The call that a message belongs to: the SDK picks the message's id after it took the call over. */
const currentCall = new external_node_async_hooks_.AsyncLocalStorage();

// EXTERNAL MODULE: ./lib/retrievers/per-query.js
var per_query = __webpack_require__(83809);
// EXTERNAL MODULE: ./lib/retrievers/reach.js
var reach = __webpack_require__(66364);
;// CONCATENATED MODULE: ./lib/retrievers/mcp.js












/** The limits are ours; the SDK has one of its own that must not come first. */
const NO_SDK_TIMEOUT_MS = 2 ** 31 - 1;
/** How long an HTTP server has to take the end of the session. */
const GOODBYE_MS = 1000;
const SSE_HINT = "An address that refuses the first message may speak the legacy SSE transport, which is not supported: name the server's streamable HTTP endpoint (mostly /mcp), or start the server as `command`.";
/** `kind: mcp`: a tool of a Model Context Protocol server, a child of ours or an address. */
function mcpRetriever(config, ports) {
    if (!(0,retrievers_expression/* mentions */.wy)(config.arguments, "query")) {
        throw new errors.GateError("invalid_config", "retriever.arguments: no {{query}}, so every case would ask the same");
    }
    return new Mcp(config, ports);
}
class Mcp {
    #config;
    #ports;
    #lifetime;
    #log = new retrievers_process/* BoundedLog */.ot();
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
        this.#fill = (0,retrievers_expression/* compileJson */.kD)(config.arguments);
        this.#label = `the MCP server ${(0,failures/* quote */.hD)(config.command?.join(" ") ?? config.url ?? "")}`;
    }
    async start() {
        const { total_timeout_ms: total, startup_timeout_ms: limit } = this.#config;
        this.#lifetime.begin(total, () => (0,failures/* totalTimeoutError */.AC)(total, this.#log));
        const connecting = this.#connect();
        const timer = (0,timers/* after */.Pl)(limit, () => {
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
            // An endpoint of the transport that streamable HTTP replaced takes no message where it is asked for one.
            const old = this.#config.url !== null && /\b40[45]\b/.test(reason);
            throw new errors.GateError("retriever_start", `${this.#label}: ${reason}`, {
                cause: error,
                ...(old ? { hint: SSE_HINT } : {}),
            });
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
        const about = (0,failures/* quote */.hD)(question.query);
        const parameters = { name: tool, arguments: this.#fill(question) };
        const clock = { elapsed_ms: null, retries: 0 };
        const timer = (0,timers/* after */.Pl)(limit, () => {
            const message = `no answer to ${about} within timeout_ms (${limit} ms)`;
            this.#lifetime.fail((0,failures/* timeoutError */.w2)(message, "Raise retriever.timeout_ms.", this.#log));
        });
        try {
            const result = await this.#lifetime.until(currentCall.run(clock, () => connection.client.callTool(parameters, undefined, { timeout: NO_SDK_TIMEOUT_MS })));
            const answer = mcpAnswer(result, connection.extract, {
                expression: this.#config.results,
                where: `the answer to ${about}`,
            });
            if ("error" in answer)
                return this.#error(answer.error, clock);
            return { elapsed_ms: clock.elapsed_ms, retries: clock.retries, ...answer };
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
        const extract = await (0,retrievers_expression/* makeExtractor */.Lf)(this.#config, "retriever");
        const transport = this.#config.command === null
            ? await this.#httpTransport()
            : this.#childTransport(this.#config.command);
        const { Client } = await Promise.all(/* import() */[__webpack_require__.e(330), __webpack_require__.e(63)]).then(__webpack_require__.bind(__webpack_require__, 30063));
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
            throw new errors.GateError("retriever_start", `${this.#label} has no tool ${(0,failures/* quote */.hD)(this.#config.tool)}`, {
                hint: names.length === 0 ? "It offers none." : `It has: ${(0,failures/* cut */.Jj)(names.map(failures/* quote */.hD).join(", "), 500)}`,
            });
        }
        return { client, extract };
    }
    #childTransport(command) {
        const transport = new McpChild({
            child: (0,per_query/* childOptions */.Z)(this.#config, this.#ports, command, 1),
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
        const client = new http_client/* HttpClient */.Qq(this.#config.concurrency, (0,reach/* trustOf */.An)(this.#config.ca, this.#ports));
        const context = { client, lifetime: this.#lifetime, headers, timeoutMs: this.#config.timeout_ms };
        const { StreamableHTTPClientTransport } = await Promise.all(/* import() */[__webpack_require__.e(330), __webpack_require__.e(1502)]).then(__webpack_require__.bind(__webpack_require__, 31502));
        const transport = new StreamableHTTPClientTransport(url, { fetch: mcpFetch(context) });
        this.#close = async () => {
            await (0,timers/* within */.ux)(transport.terminateSession().catch(() => { }), GOODBYE_MS);
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
