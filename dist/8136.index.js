export const id = 8136;
export const ids = [8136];
export const modules = {

/***/ 62499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qq: () => (/* binding */ HttpClient),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   ch: () => (/* binding */ toAddress),
/* harmony export */   d8: () => (/* binding */ networkReason),
/* harmony export */   kX: () => (/* binding */ WrongAnswer),
/* harmony export */   xT: () => (/* binding */ successText)
/* harmony export */ });
/* unused harmony exports MAX_BODY_BYTES, tooLarge */
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10107);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36132);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56191);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44708);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38522);







/** The size of an answer, before and after decompression. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;
function toAddress(url) {
    const { hostname, protocol, pathname, search, href, host } = url;
    const secure = protocol === "https:";
    const port = url.port === "" ? (secure ? 443 : 80) : Number(url.port);
    // An address of IPv6 stands in brackets in a URL only.
    return {
        secure,
        hostname: hostname.replace(/^\[(.*)\]$/, "$1"),
        port,
        path: `${pathname}${search}`,
        href,
        host,
    };
}
const RESETS = new Set(["ECONNRESET", "EPIPE", "ECONNABORTED"]);
/**
 * HTTP over kept-alive connections, one request at a time on each. Not `fetch`, whose own work shows in the clock.
 * Redirects are answers like any other, no proxy is used whatever the environment says, and nothing is retried here.
 */
class HttpClient {
    #agents;
    #inFlight = new Set();
    constructor(connections) {
        const options = { keepAlive: true, maxSockets: connections, maxFreeSockets: connections };
        this.#agents = { "http:": new node_http__WEBPACK_IMPORTED_MODULE_1__.Agent(options), "https:": new node_https__WEBPACK_IMPORTED_MODULE_2__.Agent(options) };
    }
    /** Never rejects. `timeoutMs` bounds all of it, from name resolution to the last byte. */
    exchange(request, timeoutMs) {
        return new Promise((resolve) => {
            const { address, method, headers, body } = request;
            const { secure, hostname, port, path } = address;
            const agent = secure ? this.#agents["https:"] : this.#agents["http:"];
            const outgoing = (secure ? node_https__WEBPACK_IMPORTED_MODULE_2__ : node_http__WEBPACK_IMPORTED_MODULE_1__).request({ hostname, port, path, method, headers, agent });
            this.#inFlight.add(outgoing);
            const timer = (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_5__/* .after */ .Pl)(timeoutMs, () => finish({ kind: "timeout" }));
            let answering = false;
            let startedAt = process.hrtime.bigint();
            const finish = (exchange) => {
                clearTimeout(timer);
                this.#inFlight.delete(outgoing);
                resolve(exchange);
                if (exchange.kind !== "answer")
                    outgoing.destroy();
            };
            // The request is with the system: neither a new connection nor our own writing is the server's time.
            outgoing.once("finish", () => {
                startedAt = process.hrtime.bigint();
            });
            outgoing.on("error", (error) => finish(answering ? broken(error) : failed(error)));
            outgoing.once("response", (incoming) => {
                answering = true;
                collect(incoming, finish, () => startedAt);
            });
            outgoing.end(body ?? undefined);
        });
    }
    /** Ends every connection; what is under way ends as reset. */
    close() {
        for (const outgoing of this.#inFlight)
            outgoing.destroy(Object.assign(new Error("closed"), { code: "ECONNRESET" }));
        this.#agents["http:"].destroy();
        this.#agents["https:"].destroy();
    }
}
function collect(incoming, finish, startedAt) {
    const chunks = [];
    let bytes = 0;
    incoming.on("data", (chunk) => {
        bytes += chunk.length;
        if (bytes > MAX_BODY_BYTES)
            finish({ kind: "broken", message: tooLarge("") });
        else
            chunks.push(chunk);
    });
    incoming.once("end", () => {
        const ms = (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_5__/* .elapsedMs */ .d5)(startedAt(), process.hrtime.bigint());
        const body = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = incoming;
        finish({ kind: "answer", status, headers, body, elapsed_ms: ms });
    });
    incoming.on("error", (error) => finish(broken(error)));
}
function tooLarge(how) {
    return `the answer is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB${how}`;
}
function broken(error) {
    const early = RESETS.has((0,_system_json_js__WEBPACK_IMPORTED_MODULE_6__/* .systemCode */ .xU)(error) ?? "");
    return { kind: "broken", message: early ? "the answer ended before it was complete" : error.message };
}
function failed(error) {
    const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_6__/* .systemCode */ .xU)(error) ?? "";
    if (RESETS.has(code))
        return { kind: "reset", message: `the connection was reset (${code})` };
    // The parser's codes: what answered does not speak HTTP.
    if (code.startsWith("HPE_"))
        return { kind: "broken", message: `the answer is not HTTP: ${error.message}` };
    return { kind: "unreachable", message: networkReason(error), cause: error };
}
function networkReason(error) {
    const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_6__/* .systemCode */ .xU)(error) ?? "";
    if (code === "ECONNREFUSED")
        return "the connection was refused";
    if (code === "ENOTFOUND" || code === "EAI_AGAIN")
        return `the host's name could not be resolved (${code})`;
    // An AggregateError of several addresses has no message of its own.
    return error.message === "" ? code : error.message;
}
/** What came instead of JSON. */
class WrongAnswer extends Error {
}
const utf8 = new TextDecoder("utf-8", { fatal: true });
const DECODERS = {
    gzip: (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_4__.gunzip),
    "x-gzip": (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_4__.gunzip),
    deflate: (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_4__.inflate),
    br: (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_4__.brotliDecompress),
};
/** The JSON value of a 2xx answer. Throws WrongAnswer that says what is wrong with it; its text is untrusted. */
async function readJson(answer) {
    const text = await successText(answer);
    const type = answer.headers["content-type"];
    if (!/^[^;]*[/+]json\s*(?:;|$)/i.test(type ?? "")) {
        const got = type === undefined ? "without a content type" : `as ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(type, 100)}`;
        throw new WrongAnswer(`the server answered ${got}, not as application/json${excerpt(text)}`);
    }
    try {
        return JSON.parse(text);
    }
    catch {
        throw new WrongAnswer(`the answer is not JSON${excerpt(text)}`);
    }
}
/** The decompressed text of a 2xx answer. Throws WrongAnswer for every other status; a redirect names its target. */
async function successText(answer) {
    const { status, headers } = answer;
    if (status >= 300 && status < 400) {
        const target = headers.location ?? "nowhere";
        throw new WrongAnswer(`the server redirects (${status}) to ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(target, 300)}; redirects are not followed`);
    }
    const text = await bodyText(answer);
    if (status < 200 || status > 299)
        throw new WrongAnswer(`the server answered ${status}${excerpt(text)}`);
    return text;
}
async function bodyText({ body, headers }) {
    const encoding = (headers["content-encoding"] ?? "identity").trim().toLowerCase();
    const decode = DECODERS[encoding];
    let bytes = body;
    if (decode !== undefined)
        bytes = await decode(body, { maxOutputLength: MAX_BODY_BYTES }).catch(undecodable);
    else if (encoding !== "identity" && encoding !== "") {
        throw new WrongAnswer(`the answer is compressed as ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(encoding, 40)}, which was not asked for`);
    }
    try {
        return utf8.decode(bytes);
    }
    catch {
        throw new WrongAnswer("the answer is not valid UTF-8");
    }
}
function undecodable(error) {
    if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_6__/* .systemCode */ .xU)(error) === "ERR_BUFFER_TOO_LARGE")
        throw new WrongAnswer(tooLarge(" when it is decompressed"));
    throw new WrongAnswer("the answer can't be decompressed");
}
function excerpt(text) {
    const start = (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(text.trim(), 200);
    return start === "" ? "" : `: ${start}`;
}


/***/ }),

/***/ 93161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mb: () => (/* binding */ asUrl),
  S3: () => (/* binding */ httpPlan),
  DQ: () => (/* binding */ resolveHeaders),
  M0: () => (/* binding */ withPort)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/retrievers/ports.js
var retrievers_ports = __webpack_require__(96035);
// EXTERNAL MODULE: ./lib/retrievers/expression.js
var expression = __webpack_require__(83425);
// EXTERNAL MODULE: ./lib/retrievers/http-client.js
var http_client = __webpack_require__(62499);
;// CONCATENATED MODULE: ./lib/retrievers/presets.js
const fields = (source) => ["path", "name", "qualified_name", "text"].map((field) => `${field}: ${source}${field}`).join(", ");
/** The search API of Elasticsearch and OpenSearch; a shard that failed or a time-out gives part of the results. */
const ELASTIC = {
    method: "POST",
    body: { query: { multi_match: { query: "{{query}}" } }, size: "{{k}}" },
    parameters: {},
    results: `hits.hits[].{id: _id, score: _score, ${fields("_source.")}}`,
    degraded: "timed_out || _shards.failed > `0`",
    latency_ms: "took",
};
const PRESETS = {
    elasticsearch: ELASTIC,
    opensearch: ELASTIC,
    /** POST /collections/NAME/points/query; the vector comes from `embed`. */
    qdrant: {
        method: "POST",
        body: { query: "{{vector}}", limit: "{{k}}", with_payload: true },
        parameters: {},
        results: `result.points[].{id: id, score: score, ${fields("payload.")}}`,
        degraded: null,
        latency_ms: null,
    },
    /** POST /indexes/NAME/search. */
    meilisearch: {
        method: "POST",
        body: { q: "{{query}}", limit: "{{k}}", showRankingScore: true },
        parameters: {},
        results: `hits[].{id: id, score: _rankingScore, ${fields("")}}`,
        degraded: null,
        latency_ms: "processingTimeMs",
    },
    /**
     * GET /collections/NAME/documents/search?query_by=FIELDS. Its text_match exceeds what a double holds, so that two
     * scores could read as equal: the order of the answer stands alone.
     */
    typesense: {
        method: "GET",
        body: null,
        parameters: { q: "{{query}}", per_page: "{{k}}" },
        results: `hits[].{id: document.id, ${fields("document.")}}`,
        degraded: null,
        latency_ms: "search_time_ms",
    },
};

// EXTERNAL MODULE: ./lib/retrievers/failures.js
var failures = __webpack_require__(36132);
;// CONCATENATED MODULE: ./lib/retrievers/http-plan.js







/** Checks what the schema can't. `port` replaces `{{port}}`. Throws `invalid_config` and `missing_secret`. */
async function httpPlan(written, ports, port) {
    const config = withPreset(written);
    const secrets = [];
    const headers = (own, at, body) => resolveHeaders(own, { at, written, ports, secrets, hasBody: body !== null });
    const search = {
        at: "retriever",
        url: withPort(config.url, port),
        method: config.method ?? (config.body === null ? "GET" : "POST"),
        headers: headers(config.headers, "retriever.headers", config.body),
        body: config.body,
    };
    const embed = written.embed && {
        at: "retriever.embed",
        url: withPort(written.embed.url, port),
        method: "POST",
        headers: headers(written.embed.headers, "retriever.embed.headers", written.embed.body),
        body: written.embed.body,
    };
    checkPlaceholders(search, embed);
    const readyUrl = config.ready_url && asUrl(withPort(config.ready_url, port), "retriever.ready_url");
    const url = asUrl((0,expression/* fillUrl */.T9)(search.url, { query: "", k: 1, vector: [] }), "retriever.url");
    return {
        search: requests(search),
        extract: await (0,expression/* makeExtractor */.Lf)(config, "retriever"),
        embed: embed && {
            request: requests(embed),
            vector: await (0,expression/* compileExpression */.Wo)(written.embed.vector, "retriever.embed.vector"),
        },
        url,
        ready: readyUrl ? readiness(readyUrl, url, search.headers) : null,
        secrets,
    };
}
/** With the search's headers, which a health check may want too, but only where they are going anyway. */
function readiness(url, search, headers) {
    const own = url.origin === search.origin ? headers : { accept: "application/json" };
    return { address: (0,http_client/* toAddress */.ch)(url), method: "GET", headers: own, body: null };
}
/** The commands and addresses of one run share one port. */
function withPort(text, port) {
    if (port !== null)
        return text.replaceAll("{{port}}", String(port));
    if (!text.includes("{{port}}"))
        return text;
    throw new errors.GateError("invalid_config", `${(0,failures/* quote */.hD)(text)} holds {{port}}, but there is no retriever.start`, {
        hint: "{{port}} is a free port for a server that the gate starts; otherwise write the port.",
    });
}
function withPreset(config) {
    if (config.preset === null)
        return config;
    const preset = PRESETS[config.preset];
    const missing = Object.entries(preset.parameters).filter(([name]) => !new RegExp(`[?&]${name}=`).test(config.url));
    const added = missing.map(([name, value]) => `${name}=${value}`).join("&");
    const joint = config.url.includes("?") ? "&" : "?";
    return {
        ...config,
        url: added === "" ? config.url : `${config.url}${joint}${added}`,
        method: config.method ?? preset.method,
        body: config.body ?? preset.body,
        // An expression of the preset fits the answer that the preset expects.
        results: config.results ?? preset.results,
        degraded: config.degraded ?? (config.results === null ? preset.degraded : null),
        latency_ms: config.latency_ms ?? (config.results === null ? preset.latency_ms : null),
    };
}
function checkPlaceholders(search, embed) {
    const parts = [search.url, search.body];
    if ((0,expression/* mentions */.wy)(parts, "vector") && embed === null) {
        throw new errors.GateError("invalid_config", "the request holds {{vector}}, but there is no retriever.embed", {
            hint: "Add embed: { url, body, vector }, the request that turns the query into a vector; or write a body without it.",
        });
    }
    if (embed !== null && !(0,expression/* mentions */.wy)(parts, "vector")) {
        throw new errors.GateError("invalid_config", "retriever.embed is never used: no {{vector}} in url or body");
    }
    const asked = embed === null ? parts : [embed.url, embed.body];
    if (!(0,expression/* mentions */.wy)(asked, "query")) {
        const at = embed === null ? "retriever.url and retriever.body" : "retriever.embed";
        throw new errors.GateError("invalid_config", `${at}: no {{query}}, so every case would ask the same`);
    }
}
/** What does not depend on the query is made once. */
function requests(template) {
    const { at, method, headers, body } = template;
    const address = (values) => (0,http_client/* toAddress */.ch)(asUrl((0,expression/* fillUrl */.T9)(template.url, values), `${at}.url`));
    const fixed = /\{\{(?:query|k|vector)\}\}/.test(template.url) ? null : address({ query: "", k: 1 });
    const fill = body === null ? null : (0,expression/* compileJson */.kD)(body);
    return (values) => ({
        address: fixed ?? address(values),
        method,
        headers,
        body: fill === null ? null : JSON.stringify(fill(values)),
    });
}
/** Throws `invalid_config` for what is no http address, and for one that holds a password. */
function asUrl(text, at) {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url === null || !/^https?:$/.test(url.protocol)) {
        throw new errors.GateError("invalid_config", `${at}: ${(0,failures/* quote */.hD)(text)} is not an http or https address`);
    }
    if (url.username !== "" || url.password !== "") {
        throw new errors.GateError("invalid_config", `${at} holds a user name or password`, {
            hint: 'Send it as a header from the environment: authorization: { env: SEARCH_TOKEN, prefix: "Basic " }',
        });
    }
    return url;
}
/** Values from the environment are added to `secrets`. Throws `missing_secret` for a name that is empty or absent. */
function resolveHeaders(headers, context) {
    const { at, ports, written, secrets, hasBody } = context;
    const environment = (0,retrievers_ports/* childEnvironment */.Q)(ports.environment, written);
    const resolved = { accept: "application/json" };
    if (hasBody)
        resolved["content-type"] = "application/json";
    for (const [name, value] of Object.entries(headers)) {
        let text;
        if (typeof value === "string")
            text = value;
        else {
            const secret = environment[value.env]?.trim() ?? "";
            if (secret === "")
                throw missingSecret(`${at}.${name}`, value.env, ports);
            secrets.push(secret);
            text = `${value.prefix}${secret}`;
        }
        try {
            (0,external_node_http_.validateHeaderName)(name);
            (0,external_node_http_.validateHeaderValue)(name, text);
        }
        catch {
            throw new errors.GateError("invalid_config", `${at}: ${(0,failures/* quote */.hD)(name)} and its value are not a valid header`);
        }
        resolved[name.toLowerCase()] = text;
    }
    return resolved;
}
function missingSecret(at, name, ports) {
    if ((ports.environment[name] ?? "") !== "") {
        return new errors.GateError("missing_secret", `${at}: ${name} is the runner's or ours and is kept from retrievers`, {
            hint: "Give the step a variable of its own for the retriever; env_only must name it, where there is one.",
        });
    }
    return new errors.GateError("missing_secret", `${at}: the environment variable ${name} is empty or missing`, {
        hint: "Set it in the step's env. Secrets are not given to forks: run the gate there on a server without one.",
    });
}


/***/ }),

/***/ 37252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ Lifetime)
/* harmony export */ });
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36132);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56191);


/** The time from start to stop of a retriever: the first failure ends it, and everything that waits on it. */
class Lifetime {
    #signal;
    #onFailure;
    #waiting = new Set();
    #failure = null;
    #timer;
    #onAbort = () => this.fail((0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .cancelledError */ .YQ)());
    /** `onFailure` ends what is under way. */
    constructor(signal, onFailure = () => { }) {
        this.#signal = signal;
        this.#onFailure = onFailure;
    }
    get failure() {
        return this.#failure;
    }
    /** Throws `cancelled` where the run was cancelled already. */
    begin(totalMs, totalError) {
        if (this.#signal.aborted)
            throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .cancelledError */ .YQ)();
        this.#signal.addEventListener("abort", this.#onAbort);
        this.#timer = (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_1__/* .after */ .Pl)(totalMs, () => this.fail(totalError()));
    }
    fail(error) {
        if (this.#failure !== null)
            return;
        this.#failure = error;
        clearTimeout(this.#timer);
        this.#signal.removeEventListener("abort", this.#onAbort);
        this.#onFailure();
        for (const tell of this.#waiting)
            tell(error);
        this.#waiting.clear();
    }
    /** The work's outcome, or the failure as soon as there is one. */
    until(work) {
        if (this.#failure !== null) {
            void work.catch(() => { });
            return Promise.reject(this.#failure);
        }
        return new Promise((resolve, reject) => {
            this.#waiting.add(reject);
            work.then(resolve, reject).finally(() => this.#waiting.delete(reject));
        });
    }
}


/***/ }),

/***/ 98136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mcpRetriever: () => (/* binding */ mcpRetriever),
  toolValue: () => (/* binding */ toolValue)
});

// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/retrievers/lifetime.js
var lifetime = __webpack_require__(37252);
// EXTERNAL MODULE: ./lib/retrievers/expression.js
var expression = __webpack_require__(83425);
// EXTERNAL MODULE: ./lib/retrievers/failures.js
var failures = __webpack_require__(36132);
// EXTERNAL MODULE: ./lib/retrievers/http-client.js
var http_client = __webpack_require__(62499);
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
;// CONCATENATED MODULE: ./lib/retrievers/mcp.js











/** The limits are ours; the SDK has one of its own that must not come first. */
const NO_SDK_TIMEOUT_MS = 2 ** 31 - 1;
/** How long an HTTP server has to take the end of the session. */
const GOODBYE_MS = 1000;
/** `kind: mcp`: a tool of a Model Context Protocol server, a child of ours or an address. */
function mcpRetriever(config, ports) {
    if (!(0,expression/* mentions */.wy)(config.arguments, "query")) {
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
        this.#fill = (0,expression/* compileJson */.kD)(config.arguments);
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
        const about = (0,failures/* quote */.hD)(question.query);
        const parameters = { name: tool, arguments: this.#fill(question) };
        const clock = { elapsed_ms: null, retries: 0 };
        const timer = (0,timers/* after */.Pl)(limit, () => {
            const message = `no answer to ${about} within timeout_ms (${limit} ms)`;
            this.#lifetime.fail((0,failures/* timeoutError */.w2)(message, "Raise retriever.timeout_ms.", this.#log));
        });
        try {
            const result = await this.#lifetime.until(currentCall.run(clock, () => connection.client.callTool(parameters, undefined, { timeout: NO_SDK_TIMEOUT_MS })));
            const where = `the answer to ${about}`;
            const answer = connection.extract(toolValue(result, where), where);
            if ("error" in answer)
                return this.#error(answer.error, clock);
            return { ...answer, elapsed_ms: clock.elapsed_ms, retries: clock.retries };
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
        const extract = await (0,expression/* makeExtractor */.Lf)(this.#config, "retriever");
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
        const client = new http_client/* HttpClient */.Qq(this.#config.concurrency);
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
/**
 * What a tool gave: its structured content, else its text parsed as JSON; several texts are a list, as servers send a
 * list that has no schema. Throws WrongAnswer where the tool reports an error, or gave neither.
 */
function toolValue(result, where) {
    const content = Array.isArray(result["content"]) ? result["content"] : [];
    const texts = content.flatMap((item) => (0,json/* isObject */.Gv)(item) && item["type"] === "text" && typeof item["text"] === "string" ? [item["text"]] : []);
    if (result["isError"] === true)
        throw new http_client/* WrongAnswer */.kX((0,failures/* cut */.Jj)(texts.join("\n") || "the tool reported an error", 2000));
    const structured = result["structuredContent"];
    if (structured !== undefined && structured !== null)
        return structured;
    if (texts.length === 0)
        throw new http_client/* WrongAnswer */.kX(`${where} has neither structured content nor text`);
    const values = texts.map((text) => parse(text, where));
    return values.length === 1 ? values[0] : values;
}
function parse(text, where) {
    try {
        return JSON.parse(text);
    }
    catch {
        throw new http_client/* WrongAnswer */.kX(`${where} is text, not JSON: ${(0,failures/* quote */.hD)(text)}`);
    }
}


/***/ })

};
