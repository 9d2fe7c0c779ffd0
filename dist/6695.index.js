export const id = 6695;
export const ids = [6695];
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

/***/ 16695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  httpRetriever: () => (/* binding */ httpRetriever),
  untilOpen: () => (/* binding */ untilOpen)
});

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
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

;// CONCATENATED MODULE: ./lib/retrievers/http.js











/** `kind: http`: a server that answers JSON, running already or started here. */
function httpRetriever(config, ports) {
    return new Http(config, ports);
}
/**
 * The clock of a query runs from the sent request to the last byte of the answer, for `embed` and the search; what
 * a retry or a new connection takes is not in it. A wrong answer fails its query; a server that can't be reached, or
 * does not answer in time, ends the run.
 */
class Http {
    #config;
    #ports;
    #client;
    #lifetime;
    #log = new process/* BoundedLog */.ot();
    #plan = null;
    #server = null;
    #stopping = null;
    constructor(config, ports) {
        this.#config = config;
        this.#ports = ports;
        this.#client = new http_client/* HttpClient */.Qq(config.concurrency);
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
        const patience = { limitMs: start === null ? 0 : this.#config.startup_timeout_ms, attemptMs: timeout };
        const ready = plan.ready === null
            ? untilOpen(plan.url, patience, this.#lifetime)
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
        let values = { query: question.query, k: question.k };
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
            return { ...answer, ...(spans === undefined ? {} : { spans }), elapsed_ms: elapsedMs, retries };
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
        for (let retries = 0;; retries++) {
            const exchange = await this.#client.exchange(request, limit);
            if (this.#lifetime.failure !== null)
                throw this.#lifetime.failure;
            const delay = retries < most ? (0,questions/* retryDelayMs */.q)(exchange, retries) : null;
            if (delay !== null) {
                await this.#lifetime.until((0,timers/* pause */.v7)(delay));
                continue;
            }
            if (exchange.kind === "timeout")
                throw this.#late(what, limit);
            if (exchange.kind === "unreachable")
                throw this.#lost(request.address.host, exchange);
            const after = retries === 0 ? "" : ` (after ${retries} ${retries === 1 ? "retry" : "retries"})`;
            const wrong = (message) => {
                return { kind: "error", message: this.#clean(`${what}: ${message}${after}`), retries };
            };
            if (exchange.kind !== "answer")
                return wrong(exchange.message);
            try {
                return { kind: "json", value: await (0,http_client/* readJson */.Vh)(exchange), elapsed_ms: exchange.elapsed_ms, retries };
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
/** Opens a connection and closes it again. Throws `retriever_start` with the reason where there is none to be had. */
async function untilOpen(url, { limitMs, attemptMs }, lifetime) {
    const deadline = performance.now() + limitMs;
    for (;;) {
        const reason = await whyClosed(url, attemptMs);
        if (lifetime.failure !== null)
            throw lifetime.failure;
        if (reason === null)
            return;
        if (performance.now() >= deadline) {
            const waited = limitMs === 0 ? "" : ` within startup_timeout_ms (${limitMs} ms)`;
            throw new errors.GateError("retriever_start", `${url.host} can't be reached${waited}: ${reason}`, {
                hint: "Start the server in an earlier step, or with `start`; `ready_url` waits for one that still loads.",
            });
        }
        await (0,timers/* pause */.v7)(50);
    }
}
function whyClosed(url, limitMs) {
    const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
    const secure = url.protocol === "https:";
    const port = url.port === "" ? (secure ? 443 : 80) : Number(url.port);
    const name = external_node_net_.isIP(host) === 0 ? { servername: host } : {};
    const socket = secure ? external_node_tls_.connect({ host, port, ...name }) : external_node_net_.connect({ host, port });
    return new Promise((resolve) => {
        const timer = (0,timers/* after */.Pl)(limitMs, () => resolve(`no connection within ${limitMs} ms`));
        socket.once(secure ? "secureConnect" : "connect", () => resolve(null));
        socket.on("error", (error) => resolve((0,http_client/* networkReason */.d8)(error)));
        socket.once("close", () => clearTimeout(timer));
    }).finally(() => socket.destroy());
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


/***/ })

};
