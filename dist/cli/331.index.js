export const id = 331;
export const ids = [331];
export const modules = {

/***/ 3425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ makeExtractor),
/* harmony export */   W: () => (/* binding */ compileExpression)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8225);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6103);




/** Throws `invalid_config` naming the key. The library is loaded by the first expression. */
async function compileExpression(text, key) {
    const { default: jmespath } = await __webpack_require__.e(/* import() */ 598).then(__webpack_require__.t.bind(__webpack_require__, 5217, 19));
    try {
        jmespath.compile(text);
    }
    catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_config", `${key}: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(text)} is not JMESPath: ${reason}`, {
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
            const got = found === null ? "nothing" : (0,_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(JSON.stringify(found));
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("retriever_answer", `${where}: the expression ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(config.results)} found ${got}, not a list`, {
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
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(value) && typeof value["error"] === "string")
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
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(value))
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


/***/ }),

/***/ 2499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qq: () => (/* binding */ HttpClient),
/* harmony export */   YK: () => (/* binding */ MAX_BODY_BYTES),
/* harmony export */   ch: () => (/* binding */ toAddress),
/* harmony export */   d8: () => (/* binding */ networkReason),
/* harmony export */   g$: () => (/* binding */ tooLarge)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4708);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8225);
/* harmony import */ var _timing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1881);




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
        this.#agents = { "http:": new node_http__WEBPACK_IMPORTED_MODULE_0__.Agent(options), "https:": new node_https__WEBPACK_IMPORTED_MODULE_1__.Agent(options) };
    }
    /** Never rejects. `timeoutMs` bounds all of it, from name resolution to the last byte. */
    exchange(request, timeoutMs) {
        return new Promise((resolve) => {
            const { address, method, headers, body } = request;
            const { secure, hostname, port, path } = address;
            const agent = secure ? this.#agents["https:"] : this.#agents["http:"];
            const outgoing = (secure ? node_https__WEBPACK_IMPORTED_MODULE_1__ : node_http__WEBPACK_IMPORTED_MODULE_0__).request({ hostname, port, path, method, headers, agent });
            this.#inFlight.add(outgoing);
            const timer = (0,_timing_js__WEBPACK_IMPORTED_MODULE_2__/* .after */ .Pl)(timeoutMs, () => finish({ kind: "timeout" }));
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
        const ms = (0,_timing_js__WEBPACK_IMPORTED_MODULE_2__/* .elapsedMs */ .d5)(startedAt(), process.hrtime.bigint());
        const body = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = incoming;
        finish({ kind: "answer", status, headers, body, elapsedMs: ms });
    });
    incoming.on("error", (error) => finish(broken(error)));
}
function tooLarge(how) {
    return `the answer is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB${how}`;
}
function broken(error) {
    const early = RESETS.has((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCode */ .x)(error) ?? "");
    return { kind: "broken", message: early ? "the answer ended before it was complete" : error.message };
}
function failed(error) {
    const code = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCode */ .x)(error) ?? "";
    if (RESETS.has(code))
        return { kind: "reset", message: `the connection was reset (${code})` };
    // The parser's codes: what answered does not speak HTTP.
    if (code.startsWith("HPE_"))
        return { kind: "broken", message: `the answer is not HTTP: ${error.message}` };
    return { kind: "unreachable", message: networkReason(error), cause: error };
}
function networkReason(error) {
    const code = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCode */ .x)(error) ?? "";
    if (code === "ECONNREFUSED")
        return "the connection was refused";
    if (code === "ENOTFOUND" || code === "EAI_AGAIN")
        return `the host's name could not be resolved (${code})`;
    // An AggregateError of several addresses has no message of its own.
    return error.message === "" ? code : error.message;
}


/***/ }),

/***/ 8946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   kX: () => (/* binding */ WrongAnswer),
/* harmony export */   xT: () => (/* binding */ successText)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);
/* harmony import */ var _http_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2499);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8225);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6103);





/** What came instead of JSON. */
class WrongAnswer extends Error {
}
const utf8 = new TextDecoder("utf-8", { fatal: true });
const DECODERS = {
    gzip: (0,node_util__WEBPACK_IMPORTED_MODULE_0__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_1__.gunzip),
    "x-gzip": (0,node_util__WEBPACK_IMPORTED_MODULE_0__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_1__.gunzip),
    deflate: (0,node_util__WEBPACK_IMPORTED_MODULE_0__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflate),
    br: (0,node_util__WEBPACK_IMPORTED_MODULE_0__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_1__.brotliDecompress),
};
/** The JSON value of a 2xx answer. Throws WrongAnswer that says what is wrong with it; its text is untrusted. */
async function readJson(answer) {
    const text = await successText(answer);
    const type = answer.headers["content-type"];
    if (!/^[^;]*[/+]json\s*(?:;|$)/i.test(type ?? "")) {
        const got = type === undefined ? "without a content type" : `as ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .J)(type, 100)}`;
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
        throw new WrongAnswer(`the server redirects (${status}) to ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .J)(target, 300)}; redirects are not followed`);
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
        bytes = await decode(body, { maxOutputLength: _http_client_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_BODY_BYTES */ .YK }).catch(undecodable);
    else if (encoding !== "identity" && encoding !== "") {
        throw new WrongAnswer(`the answer is compressed as ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .J)(encoding, 40)}, which was not asked for`);
    }
    try {
        return utf8.decode(bytes);
    }
    catch {
        throw new WrongAnswer("the answer is not valid UTF-8");
    }
}
function undecodable(error) {
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCode */ .x)(error) === "ERR_BUFFER_TOO_LARGE")
        throw new WrongAnswer((0,_http_client_js__WEBPACK_IMPORTED_MODULE_2__/* .tooLarge */ .g$)(" when it is decompressed"));
    throw new WrongAnswer("the answer can't be decompressed");
}
function excerpt(text) {
    const start = (0,_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .J)(text.trim(), 200);
    return start === "" ? "" : `: ${start}`;
}


/***/ }),

/***/ 3161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mb: () => (/* binding */ asUrl),
  S3: () => (/* binding */ httpPlan),
  DQ: () => (/* binding */ resolveHeaders),
  M0: () => (/* binding */ withPort)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/retrievers/environment.js
var retrievers_environment = __webpack_require__(4470);
// EXTERNAL MODULE: ./lib/retrievers/expression.js
var expression = __webpack_require__(3425);
// EXTERNAL MODULE: ./lib/retrievers/http-client.js
var http_client = __webpack_require__(2499);
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

// EXTERNAL MODULE: ./lib/retrievers/quote.js
var quote = __webpack_require__(6103);
// EXTERNAL MODULE: ./lib/retrievers/template.js
var retrievers_template = __webpack_require__(4457);
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
    const url = asUrl((0,retrievers_template/* fillUrl */.T9)(search.url, { query: "", k: 1, vector: [] }), "retriever.url");
    return {
        search: requests(search),
        extract: await (0,expression/* makeExtractor */.L)(config, "retriever"),
        embed: embed && {
            request: requests(embed),
            vector: await (0,expression/* compileExpression */.W)(written.embed.vector, "retriever.embed.vector"),
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
    throw new errors.GateError("invalid_config", `${(0,quote/* quote */.h)(text)} holds {{port}}, but there is no retriever.start`, {
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
    if ((0,retrievers_template/* mentions */.wy)(parts, "vector") && embed === null) {
        throw new errors.GateError("invalid_config", "the request holds {{vector}}, but there is no retriever.embed", {
            hint: "Add embed: { url, body, vector }, the request that turns the query into a vector; or write a body without it.",
        });
    }
    if (embed !== null && !(0,retrievers_template/* mentions */.wy)(parts, "vector")) {
        throw new errors.GateError("invalid_config", "retriever.embed is never used: no {{vector}} in url or body");
    }
    const asked = embed === null ? parts : [embed.url, embed.body];
    if (!(0,retrievers_template/* mentions */.wy)(asked, "query")) {
        const at = embed === null ? "retriever.url and retriever.body" : "retriever.embed";
        throw new errors.GateError("invalid_config", `${at}: no {{query}}, so every case would ask the same`);
    }
}
/** What does not depend on the query is made once. */
function requests(template) {
    const { at, method, headers, body } = template;
    const address = (values) => (0,http_client/* toAddress */.ch)(asUrl((0,retrievers_template/* fillUrl */.T9)(template.url, values), `${at}.url`));
    const fixed = /\{\{(?:query|k|vector)\}\}/.test(template.url) ? null : address({ query: "", k: 1 });
    const fill = body === null ? null : (0,retrievers_template/* compileJson */.kD)(body);
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
        throw new errors.GateError("invalid_config", `${at}: ${(0,quote/* quote */.h)(text)} is not an http or https address`);
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
    const environment = (0,retrievers_environment/* childEnvironment */.Q)(ports.environment, written);
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
            throw new errors.GateError("invalid_config", `${at}: ${(0,quote/* quote */.h)(name)} and its value are not a valid header`);
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

/***/ 7252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ Lifetime)
/* harmony export */ });
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6132);
/* harmony import */ var _timing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1881);


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
        this.#timer = (0,_timing_js__WEBPACK_IMPORTED_MODULE_1__/* .after */ .Pl)(totalMs, () => this.fail(totalError()));
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

/***/ 1070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ retryDelayMs)
/* harmony export */ });
const FIRST_DELAY_MS = 250;
/** Longer than this nobody waits for one query, whatever the server asks for. */
const MAX_DELAY_MS = 10_000;
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
    return Math.min(wanted ?? FIRST_DELAY_MS * 2 ** retries, MAX_DELAY_MS);
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

/***/ 4457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BB: () => (/* binding */ fillText),
/* harmony export */   T9: () => (/* binding */ fillUrl),
/* harmony export */   kD: () => (/* binding */ compileJson),
/* harmony export */   wy: () => (/* binding */ mentions)
/* harmony export */ });
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


/***/ })

};
