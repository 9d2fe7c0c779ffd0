export const id = 9959;
export const ids = [9959];
export const modules = {

/***/ 35700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   br: () => (/* binding */ systemOf),
/* harmony export */   fO: () => (/* binding */ MOST_RESULTS),
/* harmony export */   nj: () => (/* binding */ readCompareInputs),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   qb: () => (/* binding */ requireSame)
/* harmony export */ });
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41229);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34081);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _files_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71132);
/* harmony import */ var _files_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54803);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16886);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69559);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78691);
/* harmony import */ var _system_write_whole_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79456);
/** What `compare` compares: two configs on the suite of the first, or two recorded runs on named files. */










/** No metric's cutoff may be larger, in configs neither. */
const MOST_RESULTS = 1000;
const ABSENT = "absent";
/** `from`: the working directory, from the root. Throws not_comparable for configs that measure different things. */
async function readCompareInputs(root, from, request) {
    const inside = (written, flag) => (0,_system_root_js__WEBPACK_IMPORTED_MODULE_1__/* .insideRoot */ .p0)(root, from, written, `--${flag}`);
    if (request.kind === "configs")
        return fromConfigs(root, inside(request.a, "a"), inside(request.b, "b"));
    const { queries, truth, corpus, runA, runB, k } = request;
    return fromFiles(root, {
        queries: inside(queries, "queries"),
        judgments: inside(truth, "truth"),
        corpus: corpus === null ? null : inside(corpus, "corpus"),
    }, [inside(runA, "run-a"), inside(runB, "run-b")], k);
}
async function fromConfigs(root, a, b) {
    const overrides = { suite: null, baseline: null };
    const [first, second] = [await (0,_files_config_js__WEBPACK_IMPORTED_MODULE_4__/* .loadConfig */ .Z)(root, a, overrides), await (0,_files_config_js__WEBPACK_IMPORTED_MODULE_4__/* .loadConfig */ .Z)(root, b, overrides)];
    const suite = await (0,_files_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .loadSuite */ .bu)(root, first.config.suites);
    const other = await (0,_files_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .loadSuite */ .bu)(root, second.config.suites);
    requireSame(first, second, suite, other);
    // A suite file holds queries and judgments: they have one digest.
    const digest = digestOf(suite.digests);
    return {
        suite: suite.suite,
        k: first.config.k,
        definition: first.config.definition,
        digests: { corpus: await corpusOf(root, first, second), queries: digest, qrels: digest },
        a: systemOf(first),
        b: systemOf(second),
    };
}
function systemOf({ config, digest }) {
    return { path: config.file, digest, retriever: config.retriever };
}
function requireSame(a, b, suiteA, suiteB) {
    const parts = [
        ["k", a.config.k, b.config.k],
        ["definition", a.config.definition, b.config.definition],
        ["suite", suiteA.suite.digest, suiteB.suite.digest],
    ];
    const problems = parts
        .map(([field, x, y]) => [field, (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__/* .compactCanonical */ .SM)(x), (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__/* .compactCanonical */ .SM)(y)])
        .filter(([, x, y]) => x !== y)
        .map(([field, x, y]) => ({
        file: b.config.file,
        pointer: `/${field}`,
        message: `${field} is ${y} here and ${x} in ${a.config.file}`,
    }));
    if (problems.length === 0)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("not_comparable", `${a.config.file} and ${b.config.file} measure different things`, {
        problems,
        hint: "Both systems are asked the same suite: let the configs differ in their retriever alone.",
    });
}
/** Of one file its own SHA-256, of several that of their list as sha256sum prints it. */
function digestOf(files) {
    const [only, ...more] = files.values();
    if (only !== undefined && more.length === 0)
        return only;
    return (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)([...files].map(([file, digest]) => `${digest}  ${file}\n`).join(""));
}
/** Where the retrievers name their corpora: one digest, or the list's where they search different ones. */
async function corpusOf(root, a, b) {
    const corpora = new Map();
    for (const { config } of [a, b]) {
        const data = (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_7__/* .dataOf */ .qu)(config.retriever);
        if (data?.holds === "corpus")
            corpora.set(data.file, await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_8__/* .digestFile */ .TM)(root, data.file));
    }
    return corpora.size === 0 ? ABSENT : digestOf(corpora);
}
/** Whoever has queries, judgments and runs in files, and no config, gets ndcg of 2^grade - 1. */
const FROM_FILES = { ..._model_config_js__WEBPACK_IMPORTED_MODULE_6__/* .DEFAULT_DEFINITION */ .Kr, gain: "exponential" };
async function fromFiles(root, files, runs, k) {
    const { loadPair } = await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(1282)]).then(__webpack_require__.bind(__webpack_require__, 31282));
    const { suite, queries, judgments: qrels } = await loadPair(root, files);
    const systems = [];
    for (const run of runs)
        systems.push({ path: run, digest: await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_8__/* .digestFile */ .TM)(root, run), retriever: runRetriever(run) });
    const corpus = files.corpus === null ? ABSENT : await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_8__/* .digestFile */ .TM)(root, files.corpus);
    const [a, b] = systems;
    return { suite, k, definition: FROM_FILES, digests: { corpus, queries, qrels }, a, b };
}
function runRetriever(file) {
    return {
        kind: "run",
        path: file,
        cwd: node_path__WEBPACK_IMPORTED_MODULE_2__.posix.dirname(file),
        env: {},
        env_only: null,
        startup_timeout_ms: 60_000,
        timeout_ms: 60_000,
        total_timeout_ms: 3_600_000,
        concurrency: 1,
        params: null,
    };
}


/***/ }),

/***/ 51872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ runCompare),
/* harmony export */   W: () => (/* binding */ measureSystem)
/* harmony export */ });
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _gate_comparison_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14914);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(16886);
/* harmony import */ var _reporters_compare_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(43257);
/* harmony import */ var _retrievers_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87033);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78691);
/* harmony import */ var _run_run_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59525);
/* harmony import */ var _system_write_whole_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79456);
/* harmony import */ var _compare_inputs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35700);
/* harmony import */ var _measure_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9611);
/* harmony import */ var _secrecy_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(98228);
/** `compare`: asks both systems every query once, no clock runs, and writes the files that were asked for. */














/** `workingDirectory` is absolute. Throws GateError for the inputs, for a system that fails, and for a file. */
async function runCompare(workingDirectory, request, outputs, ports) {
    const root = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .findRoot */ .wg)(workingDirectory);
    const from = node_path__WEBPACK_IMPORTED_MODULE_2__.relative(root.directory, workingDirectory);
    const inputs = await (0,_compare_inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .readCompareInputs */ .nj)(root, from, request);
    const secrecy = new _secrecy_js__WEBPACK_IMPORTED_MODULE_11__/* .Secrecy */ .z(ports.environment);
    const retrievers = [inputs.a.retriever, inputs.b.retriever];
    const known = secrecy.know({ retrievers, named: [], suites: [inputs.suite] }, root);
    for (const notice of [...inputs.suite.notices, ...known])
        ports.note(notice);
    ports.listen?.();
    const ask = async (system) => {
        try {
            const measured = await measureSystem(root, inputs, system, ports);
            secrecy.check({ run: measured.run, base: null });
            return measured;
        }
        catch (error) {
            throw secrecy.said(error);
        }
    };
    const [a, b] = [await ask(inputs.a), await ask(inputs.b)];
    const comparison = (0,_gate_comparison_js__WEBPACK_IMPORTED_MODULE_4__/* .compareSystems */ .qv)(inputs, a, b);
    await writeOutputs(root, from, outputs, comparison);
    return comparison;
}
/** Not part of a comparison, which is the same on every machine. */
const ANYWHERE = { os: "", arch: "", cpu: "", cores: 0, node: "" };
/** Throws what the retriever failed with, and query_errors where it failed on single queries. */
async function measureSystem(root, plan, system, ports, clocked = null) {
    const { suite, k, definition } = plan;
    const log = new _retrievers_process_js__WEBPACK_IMPORTED_MODULE_5__/* .BoundedLog */ .ot();
    const retriever = (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .createRetriever */ .HF)(system.retriever, {
        root: root.directory,
        environment: ports.environment,
        moduleHost: ports.moduleHost,
        signal: ports.signal,
        log: (text) => log.push(Buffer.from(text)),
    });
    const { failure, ...measured } = await (0,_run_run_suite_js__WEBPACK_IMPORTED_MODULE_7__/* .runSuite */ .o)({
        cases: suite.cases,
        k,
        definition,
        latency: clocked?.latency ?? "off",
        concurrency: system.retriever.concurrency,
        clock: (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .clockOf */ .ie)(system.retriever) === "recorded" ? "recorded" : "ours",
        sampling: () => ({
            rounds: Array.from({ length: clocked?.repeats ?? 0 }, () => suite.cases.map(({ id }) => id)),
            more: () => [],
            ends_ms: Infinity,
        }),
    }, {
        retriever,
        now: () => performance.now(),
        cancelled: () => ports.signal.aborted,
        progress: (0,_measure_js__WEBPACK_IMPORTED_MODULE_10__/* .showProgress */ .R)({
            line: ports.line,
            print: ports.progress,
            now: () => performance.now(),
        }),
        environment: ANYWHERE,
    });
    if (failure !== null) {
        const { code, message, hint, problems } = failure;
        const options = { problems, cause: failure, ...(hint === undefined ? {} : { hint }) };
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError(code, `${system.path}: ${message}`, options);
    }
    const failed = measured.cases.filter((each) => each.outcome.kind === "error");
    const [first] = failed;
    if (first?.outcome.kind === "error") {
        const count = failed.length === 1 ? "1 query" : `${failed.length} queries`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("query_errors", `${system.path}: ${count} failed, first "${first.case_id}": ${first.outcome.message}`);
    }
    return {
        path: system.path,
        digest: system.digest,
        run: { ...measured, environment: ANYWHERE, log: log.text() },
    };
}
async function writeOutputs(root, from, outputs, comparison) {
    const place = (flag) => {
        const written = outputs[flag];
        return written === null ? null : (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .insideRoot */ .p0)(root, from, written, `--${flag}`);
    };
    const [out, csv, traces] = [place("out"), place("csv"), place("traces")];
    if (out !== null)
        await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_8__/* .writeWhole */ .f8)(root, out, (0,_reporters_compare_js__WEBPACK_IMPORTED_MODULE_12__/* .renderCompareJson */ .Q4)(comparison));
    if (csv !== null)
        await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_8__/* .writeWhole */ .f8)(root, csv, (0,_reporters_compare_js__WEBPACK_IMPORTED_MODULE_12__/* .renderCompareCsv */ .gP)(comparison));
    for (const system of traces === null ? [] : ["A", "B"]) {
        await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_8__/* .writeWhole */ .f8)(root, `${traces}/${system}.jsonl`, traceLines(comparison, system, outputs.queryText));
    }
}
// What each system answered, a JSON line a query; the query's own words only on request.
const SCHEMA_VERSION = 1;
const REDACTED = "[REDACTED]";
/** `query_id` is the SHA-1 of the query's text: traces join by it without giving the text away. */
function traceLines(comparison, system, queries) {
    const { digest } = system === "A" ? comparison.a : comparison.b;
    return comparison.queries
        .map((each) => ({
        trace_schema_version: SCHEMA_VERSION,
        system,
        config_digest: digest,
        query_id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)("sha1").update(each.query).digest("hex"),
        query: queries === "shown" ? each.query : REDACTED,
        items: itemsOf(system === "A" ? each.a : each.b),
        meta: { qid: each.id, k: comparison.k },
    }))
        .map((record) => `${(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_13__/* .compactCanonical */ .SM)(record)}\n`)
        .join("");
}
function itemsOf({ results, hits }) {
    const judged = new Set(hits);
    return results.map((hit, index) => ({
        id: hit.doc_id,
        rank: index + 1,
        judged: !hit.repeat && judged.has(hit.doc_id),
        ...(hit.score === undefined ? {} : { score: hit.score }),
    }));
}


/***/ }),

/***/ 98228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ Secrecy)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/retrievers/registry.js + 6 modules
var registry = __webpack_require__(78691);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/system/secrets.js
/** Secrets of the environment, in every form in which a program may repeat one, and their replacement in a text. */

/** What stands in a secret's place. */
const HIDDEN = "***";
/** Shorter values are in words that have nothing to do with them. */
const SHORTEST_SECRET = 8;
const SECRET_NAME = /(?:TOKEN|KEY|SECRET|PASSWORD|PASS|AUTH|CREDENTIALS|DSN|PAT)$/iu;
/** Variables that are called like a secret, and those that the config names; a value of several lines is several. */
function secretsIn(environment, named) {
    const found = Object.entries(environment).flatMap(([name, value = ""]) => named.has(name) || SECRET_NAME.test(name)
        ? [value, ...linesOf(value), ...passwordsOf(value)].map((each) => ({
            name,
            value: each.trim(),
        }))
        : []);
    const long = found.filter(({ value }) => value.length >= SHORTEST_SECRET && !isPlace(value));
    return [...new Map(long.map((secret) => [secret.value, secret])).values()];
}
/** Of a key in PEM, without what every key begins and ends with. */
function linesOf(value) {
    return value.split(/[\r\n]+/u).filter((line) => !line.startsWith("-----"));
}
/** `SSH_KEY=/home/me/.ssh/id` names a file of this machine. */
function isPlace(value) {
    return /^(?:\/|[A-Za-z]:\\)/u.test(value) && (0,external_node_fs_.existsSync)(value);
}
/** Of `postgres://user:password@host` and `user:password`. */
function passwordsOf(value) {
    const found = /^(?:[a-z][a-z0-9+.-]*:\/\/)?[^\s:/@]*:([^\s/@]+)(?:@|$)/iu.exec(value)?.[1];
    return found === undefined ? [] : [found, decoded(found)];
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** Replaces them in a text; null where there is nothing to replace. */
function hiderOf(secrets) {
    if (secrets.length === 0)
        return null;
    const forms = [...new Set(secrets.flatMap(({ value }) => formsOf(value)))];
    // The longest first: a value may hold another.
    const pattern = new RegExp(forms.toSorted((a, b) => b.length - a.length).join("|"), "gu");
    return (text) => {
        const hidden = text.replace(pattern, HIDDEN);
        return hidden.includes("…") || hidden.includes(" bytes left out]") ? withoutCut(hidden, secrets) : hidden;
    };
}
/** As patterns. */
function formsOf(value) {
    const long = (texts) => [...new Set(texts)].filter((text) => text.length >= SHORTEST_SECRET);
    return [
        ...long([value, ...escapesOf(value), ...hexOf(value)]).map(patternOf),
        ...long(base64Of(value)).map(wrappedPattern),
    ];
}
/** A plain word or number is found as a whole only: `PASS=password` hides no part of `passwords`. */
function patternOf(text) {
    const literal = literalOf(text);
    if (!/^(?:[a-z]+|[A-Z][a-z]+|[A-Z]+|\d+)$/u.test(text))
        return literal;
    return String.raw `(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`;
}
function literalOf(text) {
    return text.replaceAll(/[$()*+.?[\\\]^{|}/]/gu, String.raw `\$&`);
}
/** Many programs break lines of base64 at 64 or 76 characters; in JSON, too. */
function wrappedPattern(text) {
    return Array.from(text, literalOf).join(String.raw `(?:\r?\n|\\n)?`);
}
function escapesOf(value) {
    const json = JSON.stringify(value).slice(1, -1);
    const ascii = json.replaceAll(/[\u0080-\uffff]/g, unicodeEscape);
    const url = [...Buffer.from(value, "utf8")].map(percent).join("");
    const uri = uriForms(value);
    const html = value
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        .replaceAll('"', "&quot;");
    return [
        json,
        ascii,
        json.replaceAll("/", String.raw `\/`),
        // Go's and .NET's.
        json.replaceAll(/[&<>]/gu, unicodeEscape),
        JSON.stringify(value.replaceAll('"', "\0"))
            .slice(1, -1)
            .replaceAll(String.raw `\u0000`, '"')
            .replaceAll(/["&'+<>`\u0080-\uffff]/g, (each) => unicodeEscape(each).toUpperCase().replace("U", "u")),
        // JSON in JSON.
        JSON.stringify(json).slice(1, -1),
        url,
        ...uri,
        ...uri.map((each) => each.replaceAll("%20", "+")),
        ...uri.map(lowerPercent),
        html,
        html.replaceAll("'", "&#39;"),
        html.replaceAll("'", "&#x27;"),
        html.replaceAll("'", "&#039;"),
        html.replaceAll("'", "&#39;").replaceAll("&quot;", "&#34;").replaceAll("+", "&#43;"),
    ];
}
function uriForms(value) {
    try {
        const whole = encodeURIComponent(value);
        // Python's quote leaves `/`, and escapes what encodeURIComponent leaves.
        const strict = whole.replaceAll(/[!'()*]/gu, percentOf);
        return [whole, encodeURI(value), strict, strict.replaceAll("%2F", "/")];
    }
    catch {
        return [];
    }
}
function percent(byte) {
    return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}
function percentOf(character) {
    return percent(character.codePointAt(0));
}
function lowerPercent(text) {
    return text.replaceAll(/%[0-9A-F]{2}/gu, (each) => each.toLowerCase());
}
function unicodeEscape(unit) {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function hexOf(value) {
    const hex = Buffer.from(value, "utf8").toString("hex");
    return [hex, hex.toUpperCase()];
}
/** At each of the three offsets at which it may stand in what was encoded: `user:secret`, a header, a whole file. */
function base64Of(value) {
    const bytes = Buffer.from(value, "utf8");
    return [0, 1, 2].flatMap((offset) => {
        const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
        // Characters that hold bits of a neighbour differ with it.
        const own = text.slice([0, 2, 3][offset], Math.floor(((offset + bytes.length) * 8) / 6));
        return [own, own.replaceAll("+", "-").replaceAll("/", "_")];
    });
}
const CUT = /…|\n\[\d+ bytes left out\]\n/gu;
/** What is left of a secret where a text was cut in it. */
function withoutCut(text, secrets) {
    const parts = text.split(CUT);
    const marks = text.match(CUT) ?? [];
    return parts
        .map((part, index) => {
        const before = index === parts.length - 1 ? part : withoutEnd(part, secrets);
        return `${before}${marks[index] ?? ""}`;
    })
        .join("");
}
function withoutEnd(part, secrets) {
    for (const { value } of secrets) {
        for (let length = value.length - 1; length >= SHORTEST_SECRET; length--) {
            if (part.endsWith(value.slice(0, length)))
                return part.slice(0, -length) + HIDDEN;
        }
    }
    return part;
}

;// CONCATENATED MODULE: ./lib/app/secrecy.js
/** Keeps secrets of the environment out of everything that leaves a run; matching and scoring happen before. */




class Secrecy {
    #environment;
    #all;
    #secrets;
    /** Until the config is read, what is called like a secret is one. */
    constructor(environment) {
        this.#environment = environment;
        this.#all = secretsIn(environment, new Set());
        this.#secrets = this.#all;
    }
    /** For the job's log: also those that the suite holds. The runner's own it masks by itself. */
    get masks() {
        return this.#all.filter(({ name }) => !name.startsWith("ACTIONS_")).map(({ value }) => value);
    }
    /** As `know`, of base and head. */
    learn({ head, base, beside }, root) {
        const { retriever, judge } = head.config;
        return this.know({
            retrievers: beside ? [retriever, beside.config] : [retriever],
            named: judge?.api_key ? [judge.api_key.env] : [],
            suites: base === null ? [head.suite] : [head.suite, base.suite],
        }, root);
    }
    /** Adds what the configs name, and leaves out what the repository itself says to everybody: a notice tells of it. */
    know({ retrievers, named, suites }, root) {
        const own = Object.assign({}, ...retrievers.map(ownVariables));
        const names = new Set([...named, ...retrievers.flatMap(variablesOf)]);
        const all = secretsIn({ ...own, ...this.#environment }, names);
        const texts = all.length === 0 ? [] : suites.flatMap(({ cases }) => cases.flatMap(stringsOf));
        const data = all.length === 0 ? [] : retrievers.flatMap((each) => dataText(each, root) ?? []);
        const isKnown = ({ value }) => texts.some((text) => text.includes(value)) || data.some((bytes) => bytes.includes(value));
        const known = all.filter(isKnown);
        this.#all = all;
        this.#secrets = all.filter((secret) => !known.includes(secret));
        const variables = [...new Set(known.map(({ name }) => name))].toSorted();
        return variables.length === 0 ? [] : [{ code: "secret_in_suite", variables }];
    }
    /** Throws retriever_answer where a result's id holds one: ids join runs, baselines and judgments, and stay as they are. */
    check({ run, base }) {
        const hide = hiderOf(this.#secrets);
        if (hide === null)
            return;
        for (const each of [run, ...(base === null ? [] : [base])])
            checkIds(each, hide);
    }
    /** Any value without them. */
    without(value) {
        const hide = hiderOf(this.#secrets);
        return hide === null ? value : hiddenIn(value, hide);
    }
    /** The same error: a retriever's own words are in its message. */
    said(error) {
        if (!(error instanceof errors.GateError))
            return error;
        const { message, hint, problems } = this.without({
            message: error.message,
            hint: error.hint,
            problems: error.problems,
        });
        return new errors.GateError(error.code, message, { problems, ...(hint === undefined ? {} : { hint }) });
    }
    hidden(report) {
        const hide = hiderOf(this.#secrets);
        if (hide === null)
            return report;
        const { inputs, ...rest } = report;
        // The repository's own files hold none.
        return { ...hiddenIn(rest, hide), inputs };
    }
}
const ID_FIELDS = ["id", "path", "name", "qualified_name", "cluster"];
function checkIds(run, hide) {
    for (const { case_id: id, outcome } of run.cases) {
        if (outcome.kind !== "answer")
            continue;
        for (const [index, hit] of outcome.hits.entries()) {
            const field = ID_FIELDS.find((each) => hit[each] !== undefined && hide(hit[each]) !== hit[each]);
            if (field === undefined)
                continue;
            throw new errors.GateError("retriever_answer", `case "${id}": \`${field}\` of result ${index + 1} holds the value of a secret`, { hint: "Reports, baselines and judgments repeat ids as they are: return another id." });
        }
    }
}
/** Whatever the kind: a value `{ env, prefix }` of the config is sent with the variable's content. */
function variablesOf(value) {
    if (typeof value !== "object" || value === null)
        return [];
    if ("env" in value && typeof value.env === "string" && "prefix" in value)
        return [value.env];
    return Object.values(value).flatMap(variablesOf);
}
/** What the config sets for the retriever alone. */
function ownVariables(retriever) {
    if (!("env" in retriever))
        return {};
    const written = retriever.env;
    const entries = written instanceof Map ? [...written] : Object.entries(written ?? {});
    return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
}
function stringsOf(value) {
    if (typeof value === "string")
        return [value];
    if (value instanceof Map)
        return [...value].flat().flatMap(stringsOf);
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
/** Of the corpus, or the recorded run. */
function dataText(retriever, root) {
    const data = (0,registry/* dataOf */.qu)(retriever);
    if (data === null)
        return null;
    try {
        return (0,read/* readBytes */.io)(root, data.file, "corpus", read/* JSON_LIMIT */.Vz);
    }
    catch {
        // The retriever will say what is wrong with it.
        return null;
    }
}
/** Their values are words of ours and ids of the suite, whatever a secret looks like. */
const OWN_WORDS = new Set("kind code verdict outcome category categories secondary_categories metric policy mode unit source tool os arch case_id digest direction acceptance reason".split(" "));
/** The same value with every text in it hidden; itself where nothing changes. Keys stay. */
function hiddenIn(value, hide) {
    return walk(value, hide);
}
function walk(value, hide) {
    if (typeof value === "string")
        return hide(value);
    if (Array.isArray(value)) {
        const items = value.map((each) => walk(each, hide));
        return items.some((each, index) => each !== value[index]) ? items : value;
    }
    if (value instanceof Map) {
        const entries = [...value].map(([key, each]) => [key, walk(each, hide)]);
        return entries.some(([key, each]) => each !== value.get(key)) ? new Map(entries) : value;
    }
    if (typeof value !== "object" || value === null || value instanceof Set)
        return value;
    const members = Object.entries(value);
    const walked = members.map(([key, each]) => [key, isOwnWord(key, each) ? each : walk(each, hide)]);
    return walked.some(([, each], index) => each !== members[index][1]) ? Object.fromEntries(walked) : value;
}
function isOwnWord(key, value) {
    const words = typeof value === "string" || (Array.isArray(value) && value.every((each) => typeof each === "string"));
    return words && OWN_WORDS.has(key);
}


/***/ }),

/***/ 99859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readArguments: () => (/* binding */ readArguments),
/* harmony export */   readFlags: () => (/* binding */ readFlags),
/* harmony export */   text: () => (/* binding */ text),
/* harmony export */   texts: () => (/* binding */ texts),
/* harmony export */   unknownCommand: () => (/* binding */ unknownCommand)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73196);
/** What every command is, and how its arguments are read. */



/** Reads flags strictly: throws usage for one that is unknown, dry_run_refused for any spelling of a dry run. */
function readFlags(command, argv, flags) {
    return readArguments(command, argv, flags, false).values;
}
/** As readFlags, with what stands between the flags. */
function readArguments(command, argv, flags, allowPositionals = true) {
    for (const argument of argv) {
        if (/^--?dry[-_]?run(=|$)/i.test(argument)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("dry_run_refused", "there is no dry run: a gate that cannot fail guards nothing", {
                hint: `Remove ${argument}. \`validate\` checks files without running the retriever.`,
            });
        }
    }
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
            args: [...argv],
            options: { ...flags, help: { type: "boolean", short: "h" } },
            strict: true,
            allowPositionals,
        });
    }
    catch (error) {
        const known = Object.keys(flags).map((name) => `--${name}`);
        const wrong = argv.find((argument) => argument.startsWith("-") && !known.includes(argument.split("=")[0]));
        const near = wrong === undefined ? null : (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(wrong.split("=")[0], known);
        const reason = error instanceof Error ? error.message.split(". ")[0] : String(error);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `${command}: ${reason}`, {
            hint: near === null
                ? `Flags: ${known.join(", ")}. See \`retrieval-gate ${command} --help\`.`
                : `Did you mean ${near}?`,
            cause: error,
        });
    }
}
function text(values, name) {
    const value = values[name];
    return typeof value === "string" && value !== "" ? value : null;
}
/** Of a flag that may be repeated. */
function texts(values, name) {
    const value = values[name];
    return Array.isArray(value) ? value.filter((each) => typeof each === "string" && each !== "") : [];
}
// Wrong command lines.
function unknownCommand(name, commands) {
    const known = commands.map((command) => command.name);
    if (/^--?dry[-_]?run/i.test(name)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("dry_run_refused", "there is no dry run: a gate that cannot fail guards nothing");
    }
    const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(name, known);
    const hint = near === null ? `Commands: ${known.join(", ")}.` : `Did you mean \`${near}\`?`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `unknown command "${name}"`, { hint });
}


/***/ }),

/***/ 82105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compare: () => (/* binding */ compare)
/* harmony export */ });
/* harmony import */ var _app_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51872);
/* harmony import */ var _app_compare_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35700);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _reporters_compare_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43257);
/* harmony import */ var _reporters_compare_many_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65553);
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1454);
/* harmony import */ var _words_notices_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2712);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99859);
/** `compare`: two systems on one suite, side by side. No verdict. */








const FLAGS = {
    config: { type: "string", multiple: true },
    set: { type: "string", multiple: true },
    repeats: { type: "string" },
    html: { type: "string" },
    a: { type: "string" },
    b: { type: "string" },
    queries: { type: "string" },
    truth: { type: "string" },
    corpus: { type: "string" },
    "run-a": { type: "string" },
    "run-b": { type: "string" },
    k: { type: "string" },
    out: { type: "string" },
    csv: { type: "string" },
    traces: { type: "string" },
    "trace-queries": { type: "boolean" },
    json: { type: "boolean" },
};
const HELP = `Usage: retrieval-gate compare --a CONFIG --b CONFIG [flags]
       retrieval-gate compare --config F [--config F]… [--set FIELD=V,V…] [--html F] [--out F]
       retrieval-gate compare --queries F --truth F --run-a F --run-b F --k N [flags]

Two systems on one suite: recall, mrr and ndcg of each, B - A, and what their lists have in common. No verdict.
With --config: two or more systems, each against the first: paired tests (corrected by Holm), and quality against latency.
Exit code: 0 both were measured, 2 wrong or incomparable input, 3 a retriever failed.

  --a F, --b F         configs; both retrievers are asked A's suite, k and definition, which must be B's too
  --config F           a config; give it more than once. All must have the first one's suite, k and definition
  --set FIELD=V,V…     each config once with each value, for a field below retriever; may be repeated
  --repeats N          how often each case is timed, with --config (3); latency: off in a config times none
  --html F             with --config: write a page
  --queries F          two columns (id, query) without header, TREC topics, or BEIR's lines (.jsonl); gz is fine
  --truth F            qrels of three or four columns; a query that they lack counts 0
  --run-a F, --run-b F recorded runs: TREC, or JSON Lines of query_id and ranked
  --k N                cutoff of the recorded runs
  --corpus F           digested, and judged documents that it lacks are told
  --out F              JSON, with SHA-256 digests of every input and paths from the root: the same bytes in any folder
  --csv F              qid,system,recall,mrr,ndcg,hits; hits are the judged documents of the top k
  --traces D           A.jsonl and B.jsonl: what was answered; query text is [REDACTED], its SHA-1 is query_id
  --trace-queries      write the query text into the traces
  --json               print the JSON instead of text

Example: retrieval-gate compare --a lexical.yaml --b hybrid.yaml --out compare.json
Example: retrieval-gate compare --config retrieval-gate.yaml --set retriever.params.ef=32,64,128 --html compare.html
Example: retrieval-gate compare --queries queries.tsv --truth qrels.tsv --run-a old.run --run-b new.run --k 10
`;
async function compare(argv, ports) {
    const values = (0,_command_js__WEBPACK_IMPORTED_MODULE_5__.readFlags)("compare", argv, FLAGS);
    if (values["help"] === true) {
        ports.out(HELP);
        return { kind: "answered" };
    }
    const asked = {
        environment: ports.environment,
        signal: ports.guard.signal,
        listen: () => ports.guard.listen(),
        moduleHost: ports.moduleHost,
        progress: (line) => ports.err(`${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_6__.logLine)(line)}\n`),
        line: ports.columns === null ? null : (line) => ports.err(`\r\x1b[2K${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_6__.logLine)(line)}`),
        note: (notice) => ports.err(`note: ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_6__.logLine)((0,_words_notices_js__WEBPACK_IMPORTED_MODULE_4__/* .noticeSentence */ .cv)(notice))}\n`),
    };
    if ((0,_command_js__WEBPACK_IMPORTED_MODULE_5__.texts)(values, "config").length > 0)
        return compareConfigs(values, ports, asked);
    const only = ["set", "repeats", "html"].find((flag) => values[flag] !== undefined);
    if (only !== undefined)
        throw usage(`--${only} goes with --config`);
    const comparison = await (0,_app_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .runCompare */ .L)(ports.workingDirectory, requestOf(values), outputsOf(values), asked);
    warnOfZeros(comparison, ports);
    ports.out(values["json"] === true ? (0,_reporters_compare_js__WEBPACK_IMPORTED_MODULE_7__/* .renderCompareJson */ .Q4)(comparison) : (0,_reporters_compare_js__WEBPACK_IMPORTED_MODULE_7__/* .renderCompareText */ .z8)(comparison));
    return { kind: "answered" };
}
const REPEATS = 3;
async function compareConfigs(values, ports, asked) {
    const other = [...CONFIG_FLAGS, ...FILE_FLAGS, "corpus", "csv", "traces", "trace-queries"].find((flag) => values[flag] !== undefined);
    if (other !== undefined)
        throw usage(`--config and --${other} don't go together`);
    const { runCompareMany, settingOf } = await __webpack_require__.e(/* import() */ 4659).then(__webpack_require__.bind(__webpack_require__, 64659));
    const settings = (0,_command_js__WEBPACK_IMPORTED_MODULE_5__.texts)(values, "set").map(settingOf);
    const written = (0,_command_js__WEBPACK_IMPORTED_MODULE_5__.text)(values, "repeats");
    const repeats = written === null ? REPEATS : wholeOf("repeats", written, 100);
    const files = { out: (0,_command_js__WEBPACK_IMPORTED_MODULE_5__.text)(values, "out"), html: (0,_command_js__WEBPACK_IMPORTED_MODULE_5__.text)(values, "html") };
    const request = { configs: (0,_command_js__WEBPACK_IMPORTED_MODULE_5__.texts)(values, "config"), settings, repeats, ...files };
    const comparison = await runCompareMany(ports.workingDirectory, request, asked);
    ports.out(values["json"] === true ? (0,_reporters_compare_many_js__WEBPACK_IMPORTED_MODULE_3__/* .renderManyJson */ .y)(comparison) : (0,_reporters_compare_many_js__WEBPACK_IMPORTED_MODULE_3__/* .renderManyText */ .v)(comparison));
    return { kind: "answered" };
}
const CONFIG_FLAGS = ["a", "b"];
const FILE_FLAGS = ["queries", "truth", "run-a", "run-b", "k"];
/** Throws usage for flags that don't fit together. */
function requestOf(values) {
    const given = (flags) => flags.filter((flag) => (0,_command_js__WEBPACK_IMPORTED_MODULE_5__.text)(values, flag) !== null);
    const [configs, files] = [given(CONFIG_FLAGS), given([...FILE_FLAGS, "corpus"])];
    if (configs.length > 0 && files.length > 0) {
        throw usage(`--${configs[0]} and --${files[0]} don't go together`);
    }
    const wanted = configs.length > 0 ? CONFIG_FLAGS : FILE_FLAGS;
    const missing = wanted.filter((flag) => (0,_command_js__WEBPACK_IMPORTED_MODULE_5__.text)(values, flag) === null);
    if (missing.length > 0)
        throw usage(`--${missing.join(", --")} ${missing.length === 1 ? "is" : "are"} missing`);
    const present = (flag) => (0,_command_js__WEBPACK_IMPORTED_MODULE_5__.text)(values, flag);
    if (configs.length > 0)
        return { kind: "configs", a: present("a"), b: present("b") };
    return {
        kind: "runs",
        queries: present("queries"),
        truth: present("truth"),
        corpus: (0,_command_js__WEBPACK_IMPORTED_MODULE_5__.text)(values, "corpus"),
        runA: present("run-a"),
        runB: present("run-b"),
        k: wholeOf("k", present("k"), _app_compare_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_RESULTS */ .fO),
    };
}
function wholeOf(flag, written, most) {
    const number = /^\d{1,6}$/.test(written) ? Number(written) : 0;
    if (number >= 1 && number <= most)
        return number;
    throw usage(`--${flag} "${written}", expected a whole number from 1 to ${most}`);
}
function outputsOf(values) {
    return {
        out: (0,_command_js__WEBPACK_IMPORTED_MODULE_5__.text)(values, "out"),
        csv: (0,_command_js__WEBPACK_IMPORTED_MODULE_5__.text)(values, "csv"),
        traces: (0,_command_js__WEBPACK_IMPORTED_MODULE_5__.text)(values, "traces"),
        queryText: values["trace-queries"] === true ? "shown" : "redacted",
    };
}
function usage(message) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("usage", `compare: ${message}`, {
        hint: "Give --a and --b, two configs; or --config, several; or --queries, --truth, --run-a, --run-b and --k. See compare --help.",
    });
}
/** Zeros everywhere are more often an empty index, or ids that don't fit the judgments, than a bad system. */
function warnOfZeros({ a, b, k }, ports) {
    for (const [name, side] of [
        ["A", a],
        ["B", b],
    ]) {
        if (found(side))
            continue;
        ports.err(`warning: every metric of ${name} (${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_6__.logLine)(side.path)}) is 0 at k = ${k}: it found no judged document; check its index, and that its ids are those of the judgments\n`);
    }
}
function found({ macro }) {
    return Object.values(macro).some((value) => value !== null && value > 0);
}


/***/ }),

/***/ 44033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J9: () => (/* binding */ wrongFormerIds),
/* harmony export */   Qk: () => (/* binding */ unsoundCases),
/* harmony export */   TO: () => (/* binding */ repeatedIds),
/* harmony export */   iD: () => (/* binding */ baseUnderNewIds),
/* harmony export */   s5: () => (/* binding */ inFile),
/* harmony export */   zn: () => (/* binding */ underNewIds)
/* harmony export */ });
/** New ids by old ones; `known` is the digest under the old id, and nothing may stand under the new one. */
function renamed({ cases }, known) {
    return new Map(cases.flatMap(({ id, was, digest }) => was !== undefined && !known.has(id) && known.get(was)?.digest === digest ? [[was, id]] : []));
}
/** A row whose case has another id by now. */
function underNewIds(baseline, suite) {
    return withIds(baseline, renamed(suite, baseline.cases));
}
function withIds(baseline, ids) {
    if (ids.size === 0)
        return baseline;
    const rows = [...baseline.cases].map(([id, row]) => [ids.get(id) ?? id, row]);
    return { ...baseline, cases: new Map(rows) };
}
/** The base as the head calls its cases: what the head renamed is neither gone nor new. */
function baseUnderNewIds(base, head) {
    const ids = renamed(head.suite, new Map(base.suite.cases.map((each) => [each.id, each])));
    if (ids.size === 0)
        return base;
    const named = (each) => ({ ...each, id: ids.get(each.id) ?? each.id });
    return {
        ...base,
        suite: { ...base.suite, cases: base.suite.cases.map(named) },
        baseline: base.baseline === null ? null : withIds(base.baseline, ids),
    };
}
/** A former id belongs to one case, which has another one now. */
function wrongFormerIds(cases) {
    const now = new Map(cases.map((each) => [each.id, each]));
    const claimed = new Map();
    return cases.flatMap((each) => {
        if (each.was === undefined)
            return [];
        const still = now.get(each.was);
        const earlier = claimed.get(each.was);
        claimed.set(each.was, each);
        const other = still ?? earlier;
        if (other === undefined)
            return [];
        const what = still === undefined ? "is claimed by" : "is still the id of";
        const message = `case "${each.id}": \`was: ${each.was}\` ${what} ${other.place.file}:${other.place.line}; remove one`;
        return [{ file: each.place.file, pointer: "/cases", line: each.place.line, message }];
    });
}
/** The cases of a file that its schema refuses and that have an id all the same. */
function unsoundCases({ document, sound, }) {
    const { cases } = (document.value ?? {});
    if (!Array.isArray(cases) || sound === null)
        return [];
    return cases.flatMap((each, index) => {
        const pointer = `/cases/${index}`;
        if (!sound.leftOut(pointer) || typeof each?.id !== "string")
            return [];
        return [{ id: each.id, place: { file: document.file, line: document.lineOf(pointer) } }];
    });
}
/** The sound cases as they stand, with the others where they are in the file. */
function inFile(cases, unsound) {
    if (unsound.length === 0)
        return cases;
    const files = [...new Set([...cases, ...unsound].map(({ place }) => place.file))];
    const at = ({ place }) => files.indexOf(place.file);
    return [...cases, ...unsound].toSorted((a, b) => at(a) - at(b) || a.place.line - b.place.line);
}
function repeatedIds(cases) {
    const first = new Map();
    return cases.flatMap((each) => {
        const earlier = first.get(each.id);
        if (earlier === undefined) {
            first.set(each.id, each);
            return [];
        }
        const message = `case id "${each.id}" is taken by ${earlier.place.file}:${earlier.place.line}; ids are unique across files`;
        return [{ file: each.place.file, pointer: "/cases", line: each.place.line, message }];
    });
}


/***/ }),

/***/ 54803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ finishCase),
/* harmony export */   H7: () => (/* binding */ makeSuite),
/* harmony export */   bu: () => (/* binding */ loadSuite)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82347);
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41229);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16886);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44141);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72050);
/* harmony import */ var _former_ids_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44033);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62611);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19733);
/* harmony import */ var _metrics_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64235);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10107);
/** Suite files: what the user wrote becomes cases, sorted, digested and checked against one another. */











/** Reads and joins suite files (relative to the root). Throws invalid_suite with every problem found. */
async function loadSuite(root, files) {
    const documents = [];
    const open = new Set();
    for (const file of files)
        documents.push(asApproved(await (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDocument */ .T)((0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readText */ .yR)(root, file, "suite"), "invalid_suite"), open));
    const checked = documents.map((document) => ({ document, ...(0,_validate_js__WEBPACK_IMPORTED_MODULE_5__/* .checkAll */ .K7)(document, "suite") }));
    const problems = checked.flatMap((each) => each.problems);
    const refused = problems.length > 0;
    const written = checked.flatMap(({ document, sound }) => sound === null ? [] : [{ document, sound, suite: sound.value }]);
    const parts = [];
    for (const { document, sound, suite } of written) {
        // A dataset is a file of its own, with problems of its own.
        if (refused && suite.dataset !== undefined)
            continue;
        parts.push(await readPart(root, document, suite, sound.origin, problems));
    }
    const cases = parts.flatMap((part) => part.cases).filter(({ id }) => !open.has(id));
    const [first, ...others] = written;
    for (const { document, suite } of others) {
        if (refused || (suite.name === first.suite.name && suite.revision === first.suite.revision))
            continue;
        const message = `joined suites must agree on name and revision; expected "${first.suite.name}" and "${first.suite.revision}"`;
        problems.push({ file: document.file, pointer: "/name", line: document.lineOf("/name"), message });
    }
    problems.push(...(0,_former_ids_js__WEBPACK_IMPORTED_MODULE_7__/* .repeatedIds */ .TO)((0,_former_ids_js__WEBPACK_IMPORTED_MODULE_7__/* .inFile */ .s5)(cases, checked.flatMap(_former_ids_js__WEBPACK_IMPORTED_MODULE_7__/* .unsoundCases */ .Qk))), ...(0,_former_ids_js__WEBPACK_IMPORTED_MODULE_7__/* .wrongFormerIds */ .J9)(cases));
    if (problems.length > 0)
        throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .Gq)("invalid_suite", "suite", files.join(", "), problems);
    const digests = new Map(parts.flatMap((part) => [...part.digests]));
    const partial = parts.some((part) => part.partial);
    const notices = parts.flatMap((part) => part.notices);
    const { name, revision } = first.suite;
    if (cases.length === 0 && open.size > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_suite", `draft ${files.join(", ")}: none of its ${open.size} cases has a target yet`, {
            hint: `Name what they should find: retrieval-gate suggest --review ${files[0]}`,
        });
    }
    const suite = makeSuite(name, revision, cases, [...digests.keys()], partial, notices);
    const draft = written.some((each) => each.suite.draft === true);
    return { suite: draft ? { ...suite, draft: { without_target: [...open] } } : suite, digests };
}
/** A draft's cases may lack their targets: they pass the schema for negative controls, and go to `open`. */
function asApproved(document, open) {
    const { draft, cases } = (document.value ?? {});
    if (draft !== true || !Array.isArray(cases))
        return document;
    const filled = cases.map((each) => {
        if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv)(each) || "expected" in each || "expect_empty" in each)
            return each;
        open.add(String(each["id"]));
        return { ...each, expect_empty: true };
    });
    return { ...document, value: { ...document.value, cases: filled } };
}
async function readPart(root, document, suite, origin, problems) {
    const own = [document.file, document.digest];
    if (suite.dataset === undefined) {
        const cases = suite.cases.map((each, index) => readCase(each, document, (below) => origin(`/cases/${index}${below}`), problems));
        return { cases, notices: [], digests: new Map([own]), partial: false };
    }
    // Most suites are written by hand, and pay nothing for the formats.
    const { readDataset } = await __webpack_require__.e(/* import() */ 2963).then(__webpack_require__.bind(__webpack_require__, 42963));
    const { cases, digests, ...rest } = await readDataset(root, document, suite.dataset, suite.revision);
    return { ...rest, cases: cases.map(finishCase), digests: new Map([own, ...digests]) };
}
function makeSuite(name, revision, cases, files, partial, notices = []) {
    const sorted = cases.toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__/* .compareCodePoints */ .OP)(a.id, b.id));
    const digest = (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__/* .compactCanonical */ .SM)({ name, revision, cases: sorted.map((each) => [each.id, each.digest]) }));
    return { name, revision, digest, cases: sorted, files, partial, notices };
}
/** `placeOf` gives the place in the file, of one in the case. */
function readCase(written, document, placeOf, problems) {
    const place = { file: document.file, line: document.lineOf(placeOf("")) };
    const targets = (key) => {
        const list = (written[key] ?? []).map(readTarget);
        const seen = new Set();
        for (const [index, target] of list.entries()) {
            const at = placeOf(`/${key}/${index}`);
            const report = (message) => {
                problems.push({ file: document.file, pointer: at, line: document.lineOf(at), message });
            };
            const same = (0,_metrics_text_js__WEBPACK_IMPORTED_MODULE_6__/* .identityOf */ .cu)(target);
            if (seen.has(same))
                report(`target "${(0,_model_suite_js__WEBPACK_IMPORTED_MODULE_10__/* .targetLabel */ .O)(target)}" is already in \`${key}\` of case "${written.id}"; remove one`);
            seen.add(same);
            if (target.kind === "span" && target.end <= target.start)
                report(`expected \`end\` above \`start\` (${target.start}), which it does not include; got ${target.end}`);
        }
        return list.toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__/* .compareCodePoints */ .OP)((0,_model_suite_js__WEBPACK_IMPORTED_MODULE_10__/* .targetLabel */ .O)(a), (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_10__/* .targetLabel */ .O)(b)));
    };
    for (const key of ["id", "intent"]) {
        if (!_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .FORBIDDEN_KEYS */ .p5.has(written[key]))
            continue;
        const at = placeOf(`/${key}`);
        const message = `"${written[key]}" can't be a name, because reports have names as keys; choose another`;
        problems.push({ file: document.file, pointer: at, line: document.lineOf(at), message });
    }
    return finishCase({
        id: written.id,
        query: written.query,
        intent: written.intent,
        expected: targets("expected"),
        expect_empty: written.expect_empty === true,
        forbidden: targets("forbidden"),
        critical: written.critical ?? false,
        ...(written.group === undefined ? {} : { group: written.group }),
        ...(written.reference_answer === undefined ? {} : { reference_answer: written.reference_answer }),
        ...(written.params === undefined ? {} : { params: written.params }),
        ...(written.was === undefined ? {} : { was: written.was }),
        ...(written.tags === undefined ? {} : { tags: written.tags }),
        ...(written.judged_irrelevant === undefined
            ? {}
            : { judged_irrelevant: written.judged_irrelevant.toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__/* .compareCodePoints */ .OP) }),
        place,
    });
}
/** Adds the digest: everything but the ids, the tags and the place. Its keys are a format of their own: baselines hold the digests. */
function finishCase(subject) {
    const { id: _id, was: _was, tags: _tags, place: _place, expect_empty: expectEmpty, ...content } = subject;
    const { answers_only: answersOnly, reference_answer: referenceAnswer, ...others } = content;
    const { judged_irrelevant: judgedIrrelevant, ...rest } = others;
    const digested = {
        ...rest,
        expectEmpty,
        ...(answersOnly === undefined ? {} : { answersOnly }),
        ...(referenceAnswer === undefined ? {} : { referenceAnswer }),
        ...(judgedIrrelevant === undefined ? {} : { judgedIrrelevant }),
    };
    return { ...subject, digest: (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__/* .compactCanonical */ .SM)(digested)) };
}
function readTarget(written) {
    if (typeof written === "string")
        return { kind: "hint", value: written.trim(), grade: 1 };
    const grade = written.grade ?? 1;
    if (written["span"] !== undefined)
        return readSpan(written["span"], grade);
    const kind = WRITTEN_KINDS.find((candidate) => written[candidate] !== undefined) ?? "id";
    const value = String(written[kind]);
    return { kind, value: kind === "text" ? value : value.trim(), grade };
}
const WRITTEN_KINDS = ["path", "name", "qualified_name", "id", "text"];
function readSpan({ path, id, start, end }, grade) {
    const document = path === undefined
        ? { by: "id", value: id.trim() }
        : { by: "path", value: path.trim() };
    return { kind: "span", ...document, start, end, grade };
}


/***/ }),

/***/ 13574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ retrieverValue),
/* harmony export */   Pz: () => (/* binding */ bucketsValue),
/* harmony export */   Wl: () => (/* binding */ latencyValue),
/* harmony export */   Ws: () => (/* binding */ renderBaselineJson),
/* harmony export */   f2: () => (/* binding */ stagesValue),
/* harmony export */   l9: () => (/* binding */ roundMs),
/* harmony export */   qL: () => (/* binding */ renderBaseline),
/* harmony export */   yq: () => (/* binding */ pricesValue)
/* harmony export */ });
/* unused harmony export baselineValue */
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);

/** Version of the file's format. */
const VERSION = 1;
/** Microseconds: finer digits are noise and make every diff longer. */
const MS_DECIMALS = 3;
/** Without the timed samples, which stand at the end of the file. */
function baselineValue(baseline) {
    return {
        version: VERSION,
        suite: baseline.suite,
        definition: baseline.definition,
        k: baseline.k,
        retriever: retrieverValue(baseline.retriever),
        judge: baseline.judge,
        tool: baseline.tool,
        environment: baseline.environment,
        timing: baseline.timing,
        plan: baseline.plan && { ...baseline.plan, ms: roundMs(baseline.plan.ms) },
        anchor: baseline.anchor && new Map([...baseline.anchor].map(([scope, own]) => [scope, roundedMs(own)])),
        metrics: bucketsValue(baseline.means, (means) => means),
        latency: bucketsValue(baseline.latency, latencyValue),
        cases: new Map([...baseline.cases].map(([id, one]) => [id, caseValue(one)])),
        prices: baseline.prices && pricesValue(baseline.prices),
        files: baseline.files,
        runs: baseline.runs?.map((run) => bucketsValue(run, (means) => means)),
    };
}
/** Keys are sorted, but the samples stand last, a line for each case: whatever else a change moves stays readable. */
function renderBaseline(baseline) {
    const text = (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(baselineValue(baseline));
    const samples = [...baseline.cases]
        .map(([id, one]) => [id, samplesValue(one)])
        .filter(([, value]) => value !== null)
        .toSorted(([a], [b]) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(a, b))
        .map(([id, value]) => `    ${JSON.stringify(id)}: ${(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compactCanonical */ .SM)(value)}`);
    if (samples.length === 0)
        return text;
    return `${text.slice(0, -"\n}\n".length)},\n  "samples": {\n${samples.join(",\n")}\n  }\n}\n`;
}
/** Null where the case was not timed. */
function samplesValue({ latency_ms: latencyMs, spans_ms: spansMs }) {
    if (latencyMs.length === 0 && spansMs === undefined)
        return null;
    return { latency_ms: latencyMs.map(roundMs), spans_ms: stagesValue(spansMs) };
}
/** Null where the run had errors: such numbers must not be adopted by copying a file. */
function renderBaselineJson(report) {
    return report.new_baseline === null ? null : renderBaseline(report.new_baseline);
}
function retrieverValue(retriever) {
    const { kind, fingerprint, corpus_digest, params } = retriever;
    return { kind, fingerprint, corpus_digest, params };
}
/** `{ overall, by_intent }` of any bucketed thing. */
function bucketsValue(buckets, value) {
    return {
        overall: value(buckets.overall),
        by_intent: new Map([...buckets.by_intent].map(([intent, bucket]) => [intent, value(bucket)])),
    };
}
function latencyValue(summary) {
    const round = (ms) => (ms === null ? null : roundMs(ms));
    return {
        samples: summary.samples,
        p50_ms: round(summary.p50_ms),
        p90_ms: round(summary.p90_ms),
        p95_ms: round(summary.p95_ms),
        p99_ms: round(summary.p99_ms),
        mean_ms: round(summary.mean_ms),
        spans: summary.spans && new Map([...summary.spans].map(([stage, each]) => [stage, latencyValue(each)])),
    };
}
/** As a config writes them. */
function pricesValue({ currency, models }) {
    const written = (price) => price ?? undefined;
    return {
        currency,
        models: new Map([...models].map(([model, { prompt, completion, per_call }]) => [
            model,
            { prompt: written(prompt), completion: written(completion), per_call: written(per_call) },
        ])),
    };
}
/** Timed samples by stage; undefined, which is left out, where there are none. */
function stagesValue(spansMs) {
    return spansMs && new Map([...spansMs].map(([stage, samples]) => [stage, samples.map(roundMs)]));
}
function roundedMs(figures) {
    return new Map([...figures].map(([metric, ms]) => [metric, roundMs(ms)]));
}
/** Milliseconds rounded to 3 decimals. */
function roundMs(ms) {
    return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .roundNumber */ .Wf)(ms, MS_DECIMALS);
}
function caseValue(one) {
    return {
        digest: one.digest,
        intent: one.intent,
        metrics: one.metrics,
        ranks: one.ranks,
        results: one.results,
        found_in: one.found?.in,
        variances: one.variances,
    };
}


/***/ }),

/***/ 65553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ renderManyText),
/* harmony export */   y: () => (/* binding */ renderManyJson)
/* harmony export */ });
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _words_compared_systems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28915);
/* harmony import */ var _words_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50354);
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1454);
/* harmony import */ var _baseline_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13574);
/** A comparison of several systems as JSON and as text; keys sorted, so that equal figures give equal bytes. */





const SCHEMA_VERSION = 1;
const LABEL = 60;
function renderManyJson(comparison) {
    const { metrics, systems, ...rest } = comparison;
    return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)({
        schema_version: SCHEMA_VERSION,
        ...rest,
        systems: systems.map((system) => systemValue(system, metrics)),
    });
}
function systemValue(system, metrics) {
    const { label, path, digest, settings, figures, latency } = system;
    const round = (ms) => (ms === null ? null : (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_2__/* .roundMs */ .l9)(ms));
    return {
        label,
        config_path: path,
        config_digest: digest,
        settings,
        metrics: new Map(metrics.map(({ name }, i) => [name, figures[i]])),
        latency: latency === null
            ? null
            : { samples: latency.samples, p50_ms: round(latency.p50_ms), p95_ms: round(latency.p95_ms) },
    };
}
function renderManyText(comparison) {
    const { metrics, systems, suite, cases, k } = comparison;
    const head = ["", ...metrics.map(({ name }) => name), "p50", "p95"];
    const rows = systems.map(({ label, figures, latency }) => [
        (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__.logLine)(label, LABEL),
        ...figures.map(({ mean }, i) => (0,_words_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatValue */ .Fl)(metrics[i].unit, mean)),
        (0,_words_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatMs */ ._V)(latency?.p50_ms ?? null),
        (0,_words_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatMs */ ._V)(latency?.p95_ms ?? null),
    ]);
    const all = [head, ...rows];
    const widths = head.map((_, at) => Math.max(...all.map((row) => row[at].length)));
    const lines = all.map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join("  "));
    const tests = systems.slice(1).flatMap((system) => [
        `${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__.logLine)(system.label, LABEL)}, against the first:`,
        ...metrics.map(({ name, unit }, i) => {
            const test = system.figures[i].against_first;
            return `  ${name}: ${test === null ? _words_format_js__WEBPACK_IMPORTED_MODULE_4__/* .NONE */ .x3 : (0,_words_compared_systems_js__WEBPACK_IMPORTED_MODULE_0__/* .testWords */ .Kp)(test, unit)}`;
        }),
    ]);
    const title = `${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__.logLine)(suite.name, LABEL)} ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__.logLine)(suite.revision, LABEL)}, ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(cases, "case")}, k = ${k}`;
    return `${[title, "", ...lines, "", ...tests].join("\n")}\n`;
}


/***/ }),

/***/ 43257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q4: () => (/* binding */ renderCompareJson),
/* harmony export */   gP: () => (/* binding */ renderCompareCsv),
/* harmony export */   z8: () => (/* binding */ renderCompareText)
/* harmony export */ });
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _words_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50354);
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1454);
/** Comparison -> JSON; keys sorted, so that equal inputs give equal bytes in any folder. */



const SCHEMA_VERSION = 1;
function renderCompareJson(comparison) {
    const { k, digests, a, b, delta, overlap, queries } = comparison;
    return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)({
        schema_version: SCHEMA_VERSION,
        k,
        corpus_digest: digests.corpus,
        queries_digest: digests.queries,
        qrels_digest: digests.qrels,
        systems: { A: systemValue(a), B: systemValue(b) },
        delta: { macro: figuresValue(delta) },
        overlap: { macro: overlapValue(overlap) },
        per_query: queries.map((each) => ({
            qid: each.id,
            A: sideValue(each.a),
            B: sideValue(each.b),
            delta: figuresValue(each.delta),
            overlap: overlapValue(each.overlap),
        })),
    });
}
function systemValue(side) {
    return { config_path: side.path, config_digest: side.digest, metrics: { macro: figuresValue(side.macro) } };
}
function figuresValue({ recall, mrr, ndcg }) {
    return { recall, mrr, ndcg };
}
function sideValue(side) {
    const { recall, mrr, ndcg, hits } = side;
    return { recall, mrr, ndcg, hits };
}
function overlapValue({ jaccard, rbo, found }) {
    return { jaccard, rbo, a_found_by_b: found };
}
// Comparison -> CSV: two rows a query, A then B.
const HEADER = "qid,system,recall,mrr,ndcg,hits";
const DECIMALS = 6;
const EOL = "\r\n";
function renderCompareCsv(comparison) {
    const rows = comparison.queries.flatMap((each) => [row(each.id, "A", each.a), row(each.id, "B", each.b)]);
    return [HEADER, ...rows].map((line) => line + EOL).join("");
}
function row(id, system, side) {
    const number = (value) => (value === null ? "" : value.toFixed(DECIMALS));
    return [
        (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .csvCell */ .rK)(id),
        system,
        number(side.recall),
        number(side.mrr),
        number(side.ndcg),
        (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .csvCell */ .rK)(side.hits.join(",")),
    ].join(",");
}
// Comparison -> a few lines for a terminal.
const METRICS = ["recall", "mrr", "ndcg"];
/** Smaller moves are rounding. */
const EPSILON = 1e-9;
const SHOWN = 5;
const LONGEST_ID = 60;
function renderCompareText(comparison) {
    const { a, b, delta, overlap, queries, k } = comparison;
    const rows = METRICS.map((name) => [`${name}@${k}`, ...cells(name, a.macro, b.macro, delta)]);
    const shared = [
        ["Jaccard", overlap.jaccard],
        ["rank-biased overlap (p = 0.9)", overlap.rbo],
        [`share of A's top ${k} that B finds`, overlap.found],
    ];
    return [
        `A: ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_1__.logLine)(a.path)}`,
        `B: ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_1__.logLine)(b.path)}`,
        `${queries.length} queries`,
        "",
        ...table([["", "A", "B", "B - A"], ...rows]),
        "",
        ...table(shared.map(([name, value]) => [name, (0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)("share", value, 4)])),
        "",
        ...movers(queries, k),
        "",
    ].join("\n");
}
function cells(name, a, b, delta) {
    return [
        (0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)("share", a[name], 4),
        (0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)("share", b[name], 4),
        (0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDelta */ .CW)("share", delta[name], 4),
    ];
}
function table(rows) {
    const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at].length)));
    return rows.map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join("  "));
}
/** How many queries moved either way by ndcg, and the ones that moved most. */
function movers(queries, k) {
    const moved = queries.filter((each) => Math.abs(each.delta.ndcg ?? 0) > EPSILON);
    const better = moved.filter((each) => each.delta.ndcg > 0).length;
    const worst = moved.toSorted((x, y) => Math.abs(y.delta.ndcg) - Math.abs(x.delta.ndcg) || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(x.id, y.id));
    return [
        `ndcg@${k}: B is better on ${better} queries, worse on ${moved.length - better}, equal on ${queries.length - moved.length}`,
        ...worst
            .slice(0, SHOWN)
            .map((each) => `  ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_1__.logLine)(each.id, LONGEST_ID)}: ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)("share", each.a.ndcg)} -> ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)("share", each.b.ndcg)}`),
    ];
}


/***/ }),

/***/ 65887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ rank)
/* harmony export */ });
/* unused harmony export documentId */
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41229);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/** A retriever's results become hits: named, ordered, collapsed and cut to k. */



/**
 * What scores below `min_score` is as if it had not been returned. Order first, then cut to k. Throws retriever_answer where a result can't be named, where `order` or `collapse` needs
 * scores that are missing, and for a repeated document under `duplicates: error`.
 */
function rank(results, caseId, k, definition) {
    // Own keys before the spread, here and below: the other way round is twenty times as slow.
    const named = results.map((result, index) => {
        const docId = documentId(result, index);
        if (result.score === undefined || definition.scores === "float64")
            return { doc_id: docId, ...result };
        return { doc_id: docId, ...result, score: Math.fround(result.score) };
    });
    const kept = named.filter((result, index) => 
    // As the retriever wrote it: rounded to 32 bits, a score of 0.7 would fall short of 0.7.
    !isBelow(results[index].score, definition.min_score) &&
        !(definition.ignore_identical_ids && (result.id ?? result.doc_id) === caseId));
    const ordered = collapse(order(kept, definition.order), definition.collapse);
    return markRepeats(ordered.slice(0, k), definition.duplicates);
}
/** A result without a score is below nothing. */
function isBelow(score, least) {
    return least !== null && score !== undefined && score < least;
}
/**
 * `id`, else `path::qualified_name`, `path::name`, `path#start-end`, `path#` + hash of the text, `path`, `text:` + hash.
 * An id without a path names the document that `start` and `end` count in: then its chunks are `id#start-end`.
 */
function documentId(result, index) {
    const { id, path, qualified_name: qualifiedName, name, text, span } = result;
    if (id !== undefined)
        return span === undefined || path !== undefined ? id : chunkId(id, span);
    if (path !== undefined) {
        if (qualifiedName !== undefined)
            return `${path}::${qualifiedName}`;
        if (name !== undefined)
            return `${path}::${name}`;
        if (span !== undefined)
            return chunkId(path, span);
        return text === undefined ? path : `${path}#${shortHash(text)}`;
    }
    if (text !== undefined)
        return `text:${shortHash(text)}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `results[${index}] has none of id, path and text`, {
        hint: "Give every result at least one of `id`, `path`, `text`, so that it can be told from the others.",
    });
}
function chunkId(document, { start, end }) {
    return `${document}#${start}-${end}`;
}
function shortHash(text) {
    return (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(text).slice(0, 12);
}
function order(results, by) {
    if (by === "rank")
        return settleTies(results);
    const ascending = by === "score" ? 1 : -1;
    return results.toSorted((a, b) => scoreOf(b) - scoreOf(a) || ascending * (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(a.doc_id, b.doc_id));
}
function scoreOf(result) {
    if (result.score !== undefined)
        return result.score;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `result "${result.doc_id}" has no score`, {
        hint: "`definition.order: score`, `order: trec` and `collapse: max` need a score in every result; or use `order: rank`.",
    });
}
/**
 * Ranks as returned, but neighbours with equal scores by id: their order is the retriever's chance. Untouched where any
 * score is missing or all are equal, since then the scores say nothing and the order everything.
 */
function settleTies(results) {
    const first = results[0]?.score;
    if (results.some((result) => result.score === undefined))
        return results;
    if (results.every((result) => result.score === first))
        return results;
    const settled = [];
    for (let start = 0; start < results.length;) {
        let end = start + 1;
        while (end < results.length && results[end].score === results[start].score)
            end++;
        settled.push(...results.slice(start, end).toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(a.doc_id, b.doc_id)));
        start = end;
    }
    return settled;
}
/** Chunks to documents: one entry a path (or id, without one), named by it. */
function collapse(results, how) {
    if (how === "none")
        return results;
    const best = new Map();
    for (const result of results) {
        const key = result.path ?? result.id ?? result.doc_id;
        const held = best.get(key);
        if (held === undefined || (how === "max" && scoreOf(result) > scoreOf(held)))
            best.set(key, { ...result, doc_id: key });
    }
    const documents = [...best.values()];
    if (how === "first")
        return documents;
    return documents.toSorted((a, b) => scoreOf(b) - scoreOf(a) || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(a.doc_id, b.doc_id));
}
function markRepeats(results, duplicates) {
    const seen = new Set();
    return results.map((result) => {
        const repeat = seen.has(result.doc_id);
        if (repeat && duplicates === "error") {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `document "${result.doc_id}" is in the results twice`, {
                hint: "Fix the retriever, collapse chunks with `definition.collapse`, or accept repeats with `duplicates: ignore`.",
            });
        }
        seen.add(result.doc_id);
        return { repeat, ...result };
    });
}


/***/ }),

/***/ 28915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ testWords),
/* harmony export */   WI: () => (/* binding */ manyTitle),
/* harmony export */   aS: () => (/* binding */ bestTrades),
/* harmony export */   iq: () => (/* binding */ manyClockNote),
/* harmony export */   lx: () => (/* binding */ MANY_NOTE)
/* harmony export */ });
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57417);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50354);


/** At most this share of false findings over the whole comparison. */
const LEVEL = 0.05;
/** `−0.067, 3 better and 11 worse of 60; no chance (p = 0.0031, corrected)`. */
function testWords({ delta, wins, losses, units, p_holm: p }, unit) {
    if (wins + losses === 0)
        return "the same in every case";
    const shown = (0,_causes_js__WEBPACK_IMPORTED_MODULE_0__/* .pWords */ .gh)(p);
    const said = `p ${shown.startsWith("<") ? shown : `= ${shown}`}, corrected`;
    const verdict = p <= LEVEL ? "no chance" : "may be chance";
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDelta */ .CW)(unit, delta)}, ${wins} better and ${losses} worse of ${units}; ${verdict} (${said})`;
}
function manyTitle({ suite, systems, cases, k }) {
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(systems.length, "system")} on ${suite.name} ${suite.revision}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(cases, "case")}, k = ${k}`;
}
const MANY_NOTE = "Each system is compared with the first, case by case, by a paired permutation test. p is corrected by Holm for all tests of this page: 0.05 or less is no chance.";
function manyClockNote({ repeats, systems }) {
    if (systems.every(({ latency }) => latency === null))
        return "No clock ran, so there is no picture of quality against latency.";
    return `Each case was timed ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(repeats, "time")}, one system after the other. Small differences in latency may be noise.`;
}
/** Systems that no other beats in one of the two without losing in the other. */
function bestTrades(systems, metric) {
    const at = ({ figures, latency }) => {
        const [mean, ms] = [figures[metric]?.mean ?? null, latency?.p50_ms ?? null];
        return mean === null || ms === null ? null : [mean, ms];
    };
    return systems.filter((system) => {
        const own = at(system);
        if (own === null)
            return false;
        return !systems.some((other) => {
            const its = at(other);
            if (its === null || other === system)
                return false;
            return its[0] >= own[0] && its[1] <= own[1] && (its[0] > own[0] || its[1] < own[1]);
        });
    });
}


/***/ })

};
