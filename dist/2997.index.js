export const id = 2997;
export const ids = [2997];
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
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36132);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56191);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44708);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38522);







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
    constructor(connections, trust = {}) {
        const options = { keepAlive: true, maxSockets: connections, maxFreeSockets: connections };
        this.#agents = { "http:": new node_http__WEBPACK_IMPORTED_MODULE_2__.Agent(options), "https:": new node_https__WEBPACK_IMPORTED_MODULE_3__.Agent({ ...options, ...trust }) };
    }
    /** Never rejects. `timeoutMs` bounds all of it, from name resolution to the last byte. */
    exchange(request, timeoutMs) {
        return new Promise((resolve) => {
            const { address, method, headers, body } = request;
            const { secure, hostname, port, path } = address;
            const agent = secure ? this.#agents["https:"] : this.#agents["http:"];
            const outgoing = (secure ? node_https__WEBPACK_IMPORTED_MODULE_3__ : node_http__WEBPACK_IMPORTED_MODULE_2__).request({ hostname, port, path, method, headers, agent });
            this.#inFlight.add(outgoing);
            const timer = (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_6__/* .after */ .Pl)(timeoutMs, () => finish({ kind: "timeout" }));
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
        const ms = (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_6__/* .elapsedMs */ .d5)(startedAt(), process.hrtime.bigint());
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
    const early = RESETS.has((0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error) ?? "");
    return { kind: "broken", message: early ? "the answer ended before it was complete" : error.message };
}
function failed(error) {
    const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error) ?? "";
    if (RESETS.has(code))
        return { kind: "reset", message: `the connection was reset (${code})` };
    // The parser's codes: what answered does not speak HTTP.
    if (code.startsWith("HPE_"))
        return { kind: "broken", message: `the answer is not HTTP: ${error.message}` };
    return { kind: "unreachable", message: networkReason(error), cause: error };
}
function networkReason(error) {
    const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error) ?? "";
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
    gzip: (0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_5__.gunzip),
    "x-gzip": (0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_5__.gunzip),
    deflate: (0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_5__.inflate),
    br: (0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_5__.brotliDecompress),
};
/** The JSON value of a 2xx answer. Throws WrongAnswer that says what is wrong with it; its text is untrusted. */
async function readJson(answer) {
    const text = await successText(answer);
    const type = answer.headers["content-type"];
    if (!/^[^;]*[/+]json\s*(?:;|$)/i.test(type ?? "")) {
        const got = type === undefined ? "without a content type" : `as ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(type, 100)}`;
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
        throw new WrongAnswer(`the server redirects (${status}) to ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(target, 300)}; redirects are not followed`);
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
        throw new WrongAnswer(`the answer is compressed as ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(encoding, 40)}, which was not asked for`);
    }
    try {
        return utf8.decode(bytes);
    }
    catch {
        throw new WrongAnswer("the answer is not valid UTF-8");
    }
}
function undecodable(error) {
    if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error) === "ERR_BUFFER_TOO_LARGE")
        throw new WrongAnswer(tooLarge(" when it is decompressed"));
    throw new WrongAnswer("the answer can't be decompressed");
}
function excerpt(text) {
    const start = (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(text.trim(), 200);
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
/** Weaviate's answer to an error has a null where the list would be; `values` of what is no object is an error. */
const WEAVIATE = `values(data.Get)[0][].{id: _additional.id, score: to_number(_additional.score), ${fields("")}}`;
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
    /**
     * GET /solr/COLLECTION/select?qf=FIELDS. `edismax` takes a query as people type it: the standard parser would refuse
     * one with a bracket or a colon. Limits of time give part of the results.
     */
    solr: {
        method: "GET",
        body: null,
        parameters: { q: "{{query}}", rows: "{{k}}", defType: "edismax", fl: "*,score", wt: "json" },
        results: `response.docs[].{id: id, score: score, ${fields("")}}`,
        degraded: "responseHeader.partialResults",
        latency_ms: "responseHeader.QTime",
    },
    /**
     * POST /api/v2/tenants/T/databases/D/collections/ID/query. Its answer is in columns, one list for each query. A
     * distance is no score, since less is nearer: the order of the answer stands alone.
     */
    chroma: {
        method: "POST",
        body: {
            query_embeddings: ["{{vector}}"],
            n_results: "{{k}}",
            include: ["metadatas", "documents"],
        },
        parameters: {},
        results: "zip(ids[0], metadatas[0], documents[0])[*].{id: [0], path: [1].path, name: [1].name, qualified_name: [1].qualified_name, text: [2] || [1].text}",
        degraded: null,
        latency_ms: null,
    },
    /** POST /v1/graphql. GraphQL names collection and fields in its text, and refuses a field that is not there. */
    weaviate: {
        method: "POST",
        body: {
            query: "query($q: String!, $k: Int!) { Get { {{params.collection}}(bm25: { query: $q }, limit: $k) { {{params.fields}} _additional { id score } } } }",
            variables: { q: "{{query}}", k: "{{k}}" },
        },
        parameters: {},
        results: WEAVIATE,
        degraded: null,
        latency_ms: null,
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
    if (embed !== null)
        asUrl(withoutValues(embed.url), "retriever.embed.url");
    const readyUrl = config.ready_url && asUrl(withPort(config.ready_url, port), "retriever.ready_url");
    const url = asUrl(withoutValues(search.url), "retriever.url");
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
        lenient: config.results === null,
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
    const fixed = (0,expression/* varies */.n9)(template.url) ? null : address({ query: "", k: 1 });
    const fill = body === null ? null : (0,expression/* compileJson */.kD)(body);
    return (values) => ({
        address: fixed ?? address(values),
        method,
        headers: (0,expression/* varies */.n9)(headers) ? filledHeaders(headers, values) : headers,
        body: fill === null ? null : JSON.stringify(fill(values)),
    });
}
/** Where a query goes is no matter of the query. */
const VALUE_IN_HOST = /^https?:[/\\]*[^/?#\\]*\{\{/;
function withoutValues(template) {
    if (VALUE_IN_HOST.test(template)) {
        throw new errors.GateError("invalid_config", `retriever.url: ${(0,failures/* quote */.hD)(template)} has a placeholder in its host`, {
            hint: "A query or a param can be in the path, after `?`, in headers and in the body; another host is another retriever.",
        });
    }
    return template.replaceAll(/\{\{[^{}]*\}\}/g, "x");
}
/** A header whose only param is null is left out. */
function filledHeaders(headers, values) {
    const filled = (0,expression/* compileJson */.kD)(headers)(values);
    return Object.fromEntries(Object.entries(filled).map(([name, value]) => {
        const text = typeof value === "string" ? value : JSON.stringify(value);
        try {
            (0,external_node_http_.validateHeaderValue)(name, text);
        }
        catch {
            throw new failures/* ParamError */.sN(`the header ${(0,failures/* quote */.hD)(name)} can't hold ${(0,failures/* quote */.hD)(text)}`);
        }
        return [name, text];
    }));
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

/***/ 58663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readJsonLines),
/* harmony export */   z: () => (/* binding */ fileError)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56906);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36132);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73024);





/** A document or an answer of this size is a mistake; the cap keeps one from taking the memory. */
const MAX_FILE_LINE_BYTES = 16 * 1024 * 1024;
const MAX_PROBLEMS = 100;
/**
 * Hands over each line of a JSON Lines file as an object, blank lines left out. `onObject` returns what is wrong with
 * the line, or null. Throws `file_not_found`, `file_unreadable`, or one error of `code` with every problem (at most
 * 100) as `file:line`.
 */
async function readJsonLines(file, onObject) {
    const problems = [];
    const add = (line, message) => {
        if (problems.length < MAX_PROBLEMS)
            problems.push({ file: file.name, line, message });
    };
    const onLine = (text, line) => {
        if (text.trim() === "")
            return;
        const value = parseObject(text);
        const problem = typeof value === "string" ? value : onObject(value, line);
        if (problem !== null)
            add(line, problem);
    };
    const framer = new _output_js__WEBPACK_IMPORTED_MODULE_2__/* .LineFramer */ ._p(MAX_FILE_LINE_BYTES);
    try {
        const chunks = (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.createReadStream)(file.path, { highWaterMark: 1024 * 1024 });
        for await (const chunk of chunks)
            framer.push(chunk, onLine);
        framer.end(onLine);
    }
    catch (error) {
        if (!(error instanceof _output_js__WEBPACK_IMPORTED_MODULE_2__/* .LineError */ .dt))
            throw fileError(error, file.name);
        add(error.line, error.message);
    }
    if (problems.length === 0)
        return;
    const first = problems[0];
    const more = problems.length === 1 ? "" : ` (and ${problems.length - 1} more)`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError(file.code, `${file.name}:${first.line}: ${first.message}${more}`, { problems });
}
/** What reading a file failed with, as a known error. */
function fileError(error, name) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError)
        return error;
    const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error);
    if (code === undefined)
        return error;
    if (code === "ENOENT")
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_not_found", `there is no file ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)}`, { cause: error });
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_unreadable", `${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} can't be read: ${code}`, { cause: error });
}
function parseObject(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return `not JSON: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(text)}`;
    }
    return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : `not a JSON object: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(text)}`;
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

/***/ 66364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ trustOf),
/* harmony export */   kF: () => (/* binding */ connectionHint),
/* harmony export */   pF: () => (/* binding */ untilOpen)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41692);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34081);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10107);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36132);
/* harmony import */ var _http_client_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62499);
/* harmony import */ var _json_lines_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58663);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56191);










const CERTIFICATE = /-----BEGIN (?:TRUSTED )?CERTIFICATE-----/;
/** The authorities of `ca` beside the usual ones. Throws where the file is not there, or holds no certificate. */
function trustOf(ca, ports) {
    if (ca === null || ca === undefined)
        return {};
    let text;
    try {
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,_system_root_js__WEBPACK_IMPORTED_MODULE_4__/* .absoluteInside */ .IP)(ports.root, ca, "retriever.ca"), "latin1");
    }
    catch (error) {
        throw (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_8__/* .fileError */ .z)(error, ca);
    }
    if (!CERTIFICATE.test(text)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("invalid_config", `retriever.ca: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(ca)} holds no certificate in PEM`, {
            hint: "Name the file of the authority that signed the server's certificate; it starts with -----BEGIN CERTIFICATE-----.",
        });
    }
    return { ca: [...node_tls__WEBPACK_IMPORTED_MODULE_2__.rootCertificates, text] };
}
const UNTRUSTED = new Set([
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "SELF_SIGNED_CERT_IN_CHAIN",
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    "UNABLE_TO_GET_ISSUER_CERT",
    "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
]);
const START_HINT = "Start the server in an earlier step, or with `start`; `ready_url` waits for one that still loads.";
/** What to do about a server to which no connection came about. */
function connectionHint(error) {
    const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_5__/* .systemCode */ .xU)(error) ?? "";
    if (UNTRUSTED.has(code)) {
        return "Its certificate is signed by an authority that is not known here: name that authority's file as retriever.ca, or in NODE_EXTRA_CA_CERTS of the step.";
    }
    if (code === "ERR_TLS_CERT_ALTNAME_INVALID") {
        return "Ask for it by a name that stands in its certificate.";
    }
    return code === "CERT_HAS_EXPIRED" ? "Renew its certificate." : START_HINT;
}
/** Opens a connection and closes it again. Throws `retriever_start` with the reason where there is none to be had. */
async function untilOpen(url, { limitMs, attemptMs, trust }, lifetime) {
    const deadline = performance.now() + limitMs;
    for (;;) {
        const closed = await whyClosed(url, attemptMs, trust);
        if (lifetime.failure !== null)
            throw lifetime.failure;
        if (closed === null)
            return;
        if (performance.now() >= deadline) {
            const waited = limitMs === 0 ? "" : ` within startup_timeout_ms (${limitMs} ms)`;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("retriever_start", `${url.host} can't be reached${waited}: ${(0,_http_client_js__WEBPACK_IMPORTED_MODULE_7__/* .networkReason */ .d8)(closed)}`, {
                hint: connectionHint(closed),
                cause: closed,
            });
        }
        await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_9__/* .pause */ .v7)(50);
    }
}
function whyClosed(url, limitMs, trust) {
    const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
    const secure = url.protocol === "https:";
    const port = url.port === "" ? (secure ? 443 : 80) : Number(url.port);
    const name = node_net__WEBPACK_IMPORTED_MODULE_1__.isIP(host) === 0 ? { servername: host } : {};
    const socket = secure ? node_tls__WEBPACK_IMPORTED_MODULE_2__.connect({ host, port, ...name, ...trust }) : node_net__WEBPACK_IMPORTED_MODULE_1__.connect({ host, port });
    return new Promise((resolve) => {
        const timer = (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_9__/* .after */ .Pl)(limitMs, () => resolve(new Error(`no connection within ${limitMs} ms`)));
        socket.once(secure ? "secureConnect" : "connect", () => resolve(null));
        socket.on("error", (error) => resolve(error));
        socket.once("close", () => clearTimeout(timer));
    }).finally(() => socket.destroy());
}


/***/ })

};
