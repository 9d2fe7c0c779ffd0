export const id = 1030;
export const ids = [1030];
export const modules = {

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

/***/ 81030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compare: () => (/* binding */ compare)
});

// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/gate/comparison.js
var gate_comparison = __webpack_require__(14914);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/words/format.js
var format = __webpack_require__(50354);
// EXTERNAL MODULE: ./lib/words/escape.js
var words_escape = __webpack_require__(1454);
;// CONCATENATED MODULE: ./lib/reporters/compare.js
/** Comparison -> JSON; keys sorted, so that equal inputs give equal bytes in any folder. */



const SCHEMA_VERSION = 1;
function renderCompareJson(comparison) {
    const { k, digests, a, b, delta, overlap, queries } = comparison;
    return (0,canonical_json/* canonicalJson */.dj)({
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
        (0,words_escape/* csvCell */.rK)(id),
        system,
        number(side.recall),
        number(side.mrr),
        number(side.ndcg),
        (0,words_escape/* csvCell */.rK)(side.hits.join(",")),
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
        `A: ${(0,words_escape.logLine)(a.path)}`,
        `B: ${(0,words_escape.logLine)(b.path)}`,
        `${queries.length} queries`,
        "",
        ...table([["", "A", "B", "B - A"], ...rows]),
        "",
        ...table(shared.map(([name, value]) => [name, (0,format/* formatValue */.Fl)("share", value, 4)])),
        "",
        ...movers(queries, k),
        "",
    ].join("\n");
}
function cells(name, a, b, delta) {
    return [
        (0,format/* formatValue */.Fl)("share", a[name], 4),
        (0,format/* formatValue */.Fl)("share", b[name], 4),
        (0,format/* formatDelta */.CW)("share", delta[name], 4),
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
    const worst = moved.toSorted((x, y) => Math.abs(y.delta.ndcg) - Math.abs(x.delta.ndcg) || (0,canonical_json/* compareCodePoints */.OP)(x.id, y.id));
    return [
        `ndcg@${k}: B is better on ${better} queries, worse on ${moved.length - better}, equal on ${queries.length - moved.length}`,
        ...worst
            .slice(0, SHOWN)
            .map((each) => `  ${(0,words_escape.logLine)(each.id, LONGEST_ID)}: ${(0,format/* formatValue */.Fl)("share", each.a.ndcg)} -> ${(0,format/* formatValue */.Fl)("share", each.b.ndcg)}`),
    ];
}

// EXTERNAL MODULE: ./lib/retrievers/process.js + 1 modules
var process = __webpack_require__(87033);
// EXTERNAL MODULE: ./lib/retrievers/registry.js + 6 modules
var registry = __webpack_require__(78691);
// EXTERNAL MODULE: ./lib/run/run-suite.js
var run_suite = __webpack_require__(59525);
// EXTERNAL MODULE: ./lib/system/write-whole.js
var write_whole = __webpack_require__(79456);
// EXTERNAL MODULE: ./lib/system/digest.js
var digest = __webpack_require__(41229);
// EXTERNAL MODULE: ./lib/files/config.js + 2 modules
var config = __webpack_require__(71132);
// EXTERNAL MODULE: ./lib/files/suite.js
var files_suite = __webpack_require__(54803);
// EXTERNAL MODULE: ./lib/model/config.js
var model_config = __webpack_require__(69559);
;// CONCATENATED MODULE: ./lib/app/compare-inputs.js
/** What `compare` compares: two configs on the suite of the first, or two recorded runs on named files. */










/** No metric's cutoff may be larger, in configs neither. */
const MOST_RESULTS = 1000;
const ABSENT = "absent";
/** `from`: the working directory, from the root. Throws not_comparable for configs that measure different things. */
async function readCompareInputs(root, from, request) {
    const inside = (written, flag) => (0,system_root/* insideRoot */.p0)(root, from, written, `--${flag}`);
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
    const [first, second] = [await (0,config/* loadConfig */.Z)(root, a, overrides), await (0,config/* loadConfig */.Z)(root, b, overrides)];
    const suite = await (0,files_suite/* loadSuite */.bu)(root, first.config.suites);
    const other = await (0,files_suite/* loadSuite */.bu)(root, second.config.suites);
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
        .map(([field, x, y]) => [field, (0,canonical_json/* compactCanonical */.SM)(x), (0,canonical_json/* compactCanonical */.SM)(y)])
        .filter(([, x, y]) => x !== y)
        .map(([field, x, y]) => ({
        file: b.config.file,
        pointer: `/${field}`,
        message: `${field} is ${y} here and ${x} in ${a.config.file}`,
    }));
    if (problems.length === 0)
        return;
    throw new errors.GateError("not_comparable", `${a.config.file} and ${b.config.file} measure different things`, {
        problems,
        hint: "Both systems are asked the same suite: let the configs differ in their retriever alone.",
    });
}
/** Of one file its own SHA-256, of several that of their list as sha256sum prints it. */
function digestOf(files) {
    const [only, ...more] = files.values();
    if (only !== undefined && more.length === 0)
        return only;
    return (0,digest/* sha256 */.s)([...files].map(([file, digest]) => `${digest}  ${file}\n`).join(""));
}
/** Where the retrievers name their corpora: one digest, or the list's where they search different ones. */
async function corpusOf(root, a, b) {
    const corpora = new Map();
    for (const { config } of [a, b]) {
        const data = (0,registry/* dataOf */.qu)(config.retriever);
        if (data?.holds === "corpus")
            corpora.set(data.file, await (0,write_whole/* digestFile */.TM)(root, data.file));
    }
    return corpora.size === 0 ? ABSENT : digestOf(corpora);
}
/** Whoever has queries, judgments and runs in files, and no config, gets ndcg of 2^grade - 1. */
const FROM_FILES = { ...model_config/* DEFAULT_DEFINITION */.Kr, gain: "exponential" };
async function fromFiles(root, files, runs, k) {
    const { loadPair } = await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(1282)]).then(__webpack_require__.bind(__webpack_require__, 31282));
    const { suite, queries, judgments: qrels } = await loadPair(root, files);
    const systems = [];
    for (const run of runs)
        systems.push({ path: run, digest: await (0,write_whole/* digestFile */.TM)(root, run), retriever: runRetriever(run) });
    const corpus = files.corpus === null ? ABSENT : await (0,write_whole/* digestFile */.TM)(root, files.corpus);
    const [a, b] = systems;
    return { suite, k, definition: FROM_FILES, digests: { corpus, queries, qrels }, a, b };
}
function runRetriever(file) {
    return {
        kind: "run",
        path: file,
        cwd: external_node_path_.posix.dirname(file),
        env: {},
        env_only: null,
        startup_timeout_ms: 60_000,
        timeout_ms: 60_000,
        total_timeout_ms: 3_600_000,
        concurrency: 1,
        params: null,
    };
}

// EXTERNAL MODULE: ./lib/app/measure.js + 6 modules
var measure = __webpack_require__(9611);
;// CONCATENATED MODULE: ./lib/app/compare.js
/** `compare`: asks both systems every query once, no clock runs, and writes the files that were asked for. */













/** `workingDirectory` is absolute. Throws GateError for the inputs, for a system that fails, and for a file. */
async function runCompare(workingDirectory, request, outputs, ports) {
    const root = (0,system_root/* findRoot */.wg)(workingDirectory);
    const from = external_node_path_.relative(root.directory, workingDirectory);
    const inputs = await readCompareInputs(root, from, request);
    for (const notice of inputs.suite.notices)
        ports.note(notice);
    const a = await measureSystem(root, inputs, inputs.a, ports);
    const b = await measureSystem(root, inputs, inputs.b, ports);
    const comparison = (0,gate_comparison/* compareSystems */.qv)(inputs, a, b);
    await writeOutputs(root, from, outputs, comparison);
    return comparison;
}
/** Not part of a comparison, which is the same on every machine. */
const ANYWHERE = { os: "", arch: "", cpu: "", cores: 0, node: "" };
/** Throws what the retriever failed with, and query_errors where it failed on single queries. */
async function measureSystem(root, plan, system, ports) {
    const { suite, k, definition } = plan;
    const log = new process/* BoundedLog */.ot();
    const retriever = (0,registry/* createRetriever */.HF)(system.retriever, {
        root: root.directory,
        environment: ports.environment,
        moduleHost: ports.moduleHost,
        signal: ports.signal,
        log: (text) => log.push(Buffer.from(text)),
    });
    const { failure, ...measured } = await (0,run_suite/* runSuite */.o)({
        cases: suite.cases,
        k,
        definition,
        latency: "off",
        concurrency: system.retriever.concurrency,
        clock: (0,registry/* clockOf */.ie)(system.retriever) === "recorded" ? "recorded" : "ours",
        sampling: () => ({ rounds: [], more: () => [], ends_ms: 0 }),
    }, {
        retriever,
        now: () => performance.now(),
        cancelled: () => ports.signal.aborted,
        progress: (0,measure/* showProgress */.R)({
            line: ports.line,
            print: ports.progress,
            now: () => performance.now(),
        }),
        environment: ANYWHERE,
    });
    if (failure !== null) {
        const { code, message, hint, problems } = failure;
        const options = { problems, cause: failure, ...(hint === undefined ? {} : { hint }) };
        throw new errors.GateError(code, `${system.path}: ${message}`, options);
    }
    const failed = measured.cases.filter((each) => each.outcome.kind === "error");
    const [first] = failed;
    if (first?.outcome.kind === "error") {
        const count = failed.length === 1 ? "1 query" : `${failed.length} queries`;
        throw new errors.GateError("query_errors", `${system.path}: ${count} failed, first "${first.case_id}": ${first.outcome.message}`);
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
        return written === null ? null : (0,system_root/* insideRoot */.p0)(root, from, written, `--${flag}`);
    };
    const [out, csv, traces] = [place("out"), place("csv"), place("traces")];
    if (out !== null)
        await (0,write_whole/* writeWhole */.f8)(root, out, renderCompareJson(comparison));
    if (csv !== null)
        await (0,write_whole/* writeWhole */.f8)(root, csv, renderCompareCsv(comparison));
    for (const system of traces === null ? [] : ["A", "B"]) {
        await (0,write_whole/* writeWhole */.f8)(root, `${traces}/${system}.jsonl`, traceLines(comparison, system, outputs.queryText));
    }
}
// What each system answered, a JSON line a query; the query's own words only on request.
const compare_SCHEMA_VERSION = 1;
const REDACTED = "[REDACTED]";
/** `query_id` is the SHA-1 of the query's text: traces join by it without giving the text away. */
function traceLines(comparison, system, queries) {
    const { digest } = system === "A" ? comparison.a : comparison.b;
    return comparison.queries
        .map((each) => ({
        trace_schema_version: compare_SCHEMA_VERSION,
        system,
        config_digest: digest,
        query_id: (0,external_node_crypto_.createHash)("sha1").update(each.query).digest("hex"),
        query: queries === "shown" ? each.query : REDACTED,
        items: itemsOf(system === "A" ? each.a : each.b),
        meta: { qid: each.id, k: comparison.k },
    }))
        .map((record) => `${(0,canonical_json/* compactCanonical */.SM)(record)}\n`)
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

// EXTERNAL MODULE: ./lib/words/notices.js
var notices = __webpack_require__(2712);
// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(99859);
;// CONCATENATED MODULE: ./lib/cli/compare.js
/** `compare`: two systems on one suite, side by side. No verdict. */







const FLAGS = {
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
       retrieval-gate compare --queries F --truth F --run-a F --run-b F --k N [flags]

Two systems on one suite: recall, mrr and ndcg of each, B - A, and what their lists have in common. No verdict.
Exit code: 0 both were measured, 2 wrong or incomparable input, 3 a retriever failed.

  --a F, --b F         configs; both retrievers are asked A's suite, k and definition, which must be B's too
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
Example: retrieval-gate compare --queries queries.tsv --truth qrels.tsv --run-a old.run --run-b new.run --k 10
`;
async function compare(argv, ports) {
    const values = (0,command.readFlags)("compare", argv, FLAGS);
    if (values["help"] === true) {
        ports.out(HELP);
        return { kind: "answered" };
    }
    const comparison = await runCompare(ports.workingDirectory, requestOf(values), outputsOf(values), {
        environment: ports.environment,
        signal: ports.guard.signal,
        moduleHost: ports.moduleHost,
        progress: (line) => ports.err(`${(0,words_escape.logLine)(line)}\n`),
        line: ports.columns === null ? null : (line) => ports.err(`\r\x1b[2K${(0,words_escape.logLine)(line)}`),
        note: (notice) => ports.err(`note: ${(0,words_escape.logLine)((0,notices/* noticeSentence */.cv)(notice))}\n`),
    });
    warnOfZeros(comparison, ports);
    ports.out(values["json"] === true ? renderCompareJson(comparison) : renderCompareText(comparison));
    return { kind: "answered" };
}
const CONFIG_FLAGS = ["a", "b"];
const FILE_FLAGS = ["queries", "truth", "run-a", "run-b", "k"];
/** Throws usage for flags that don't fit together. */
function requestOf(values) {
    const given = (flags) => flags.filter((flag) => (0,command.text)(values, flag) !== null);
    const [configs, files] = [given(CONFIG_FLAGS), given([...FILE_FLAGS, "corpus"])];
    if (configs.length > 0 && files.length > 0) {
        throw usage(`--${configs[0]} and --${files[0]} don't go together`);
    }
    const wanted = configs.length > 0 ? CONFIG_FLAGS : FILE_FLAGS;
    const missing = wanted.filter((flag) => (0,command.text)(values, flag) === null);
    if (missing.length > 0)
        throw usage(`--${missing.join(", --")} ${missing.length === 1 ? "is" : "are"} missing`);
    const present = (flag) => (0,command.text)(values, flag);
    if (configs.length > 0)
        return { kind: "configs", a: present("a"), b: present("b") };
    return {
        kind: "runs",
        queries: present("queries"),
        truth: present("truth"),
        corpus: (0,command.text)(values, "corpus"),
        runA: present("run-a"),
        runB: present("run-b"),
        k: cutoffOf(present("k")),
    };
}
function cutoffOf(written) {
    const k = /^\d{1,6}$/.test(written) ? Number(written) : 0;
    if (k >= 1 && k <= MOST_RESULTS)
        return k;
    throw usage(`--k "${written}", expected a whole number from 1 to ${MOST_RESULTS}`);
}
function outputsOf(values) {
    return {
        out: (0,command.text)(values, "out"),
        csv: (0,command.text)(values, "csv"),
        traces: (0,command.text)(values, "traces"),
        queryText: values["trace-queries"] === true ? "shown" : "redacted",
    };
}
function usage(message) {
    return new errors.GateError("usage", `compare: ${message}`, {
        hint: "Give --a and --b, two configs; or --queries, --truth, --run-a, --run-b and --k. See compare --help.",
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
        ports.err(`warning: every metric of ${name} (${(0,words_escape.logLine)(side.path)}) is 0 at k = ${k}: it found no judged document; check its index, and that its ids are those of the judgments\n`);
    }
}
function found({ macro }) {
    return Object.values(macro).some((value) => value !== null && value > 0);
}


/***/ })

};
