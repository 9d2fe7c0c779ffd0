export const id = 3302;
export const ids = [3302];
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
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16886);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69559);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78691);
/* harmony import */ var _system_write_whole_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79456);
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
        .map(([field, x, y]) => [field, (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__/* .compactCanonical */ .SM)(x), (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__/* .compactCanonical */ .SM)(y)])
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
    return (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)([...files].map(([file, digest]) => `${digest}  ${file}\n`).join(""));
}
/** Where the retrievers name their corpora: one digest, or the list's where they search different ones. */
async function corpusOf(root, a, b) {
    const corpora = new Map();
    for (const { config } of [a, b]) {
        const data = (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .dataOf */ .qu)(config.retriever);
        if (data?.holds === "corpus")
            corpora.set(data.file, await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_9__/* .digestFile */ .TM)(root, data.file));
    }
    return corpora.size === 0 ? ABSENT : digestOf(corpora);
}
/** Whoever has queries, judgments and runs in files, and no config, gets ndcg of 2^grade - 1. */
const FROM_FILES = { ..._model_config_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_DEFINITION */ .Kr, gain: "exponential" };
async function fromFiles(root, files, runs, k) {
    const { loadPair } = await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(1282)]).then(__webpack_require__.bind(__webpack_require__, 31282));
    const { suite, queries, judgments: qrels } = await loadPair(root, files);
    const systems = [];
    for (const run of runs)
        systems.push({ path: run, digest: await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_9__/* .digestFile */ .TM)(root, run), retriever: runRetriever(run) });
    const corpus = files.corpus === null ? ABSENT : await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_9__/* .digestFile */ .TM)(root, files.corpus);
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
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16886);
/* harmony import */ var _reporters_compare_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43257);
/* harmony import */ var _retrievers_process_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87033);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78691);
/* harmony import */ var _run_run_suite_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(59525);
/* harmony import */ var _system_write_whole_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(79456);
/* harmony import */ var _compare_inputs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(35700);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(63532);
/* harmony import */ var _secrecy_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(98228);
/** `compare`: asks both systems every query once, no clock runs, and writes the files that were asked for. */














/** `workingDirectory` is absolute. Throws GateError for the inputs, for a system that fails, and for a file. */
async function runCompare(workingDirectory, request, outputs, ports) {
    const root = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .findRoot */ .wg)(workingDirectory);
    const from = node_path__WEBPACK_IMPORTED_MODULE_2__.relative(root.directory, workingDirectory);
    const inputs = await (0,_compare_inputs_js__WEBPACK_IMPORTED_MODULE_11__/* .readCompareInputs */ .nj)(root, from, request);
    const secrecy = new _secrecy_js__WEBPACK_IMPORTED_MODULE_13__/* .Secrecy */ .z(ports.environment);
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
    const log = new _retrievers_process_js__WEBPACK_IMPORTED_MODULE_7__/* .BoundedLog */ .ot();
    const retriever = (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .createRetriever */ .HF)(system.retriever, {
        root: root.directory,
        environment: ports.environment,
        moduleHost: ports.moduleHost,
        signal: ports.signal,
        log: (text) => log.push(Buffer.from(text)),
    });
    const { failure, ...measured } = await (0,_run_run_suite_js__WEBPACK_IMPORTED_MODULE_9__/* .runSuite */ .o)({
        cases: suite.cases,
        k,
        definition,
        latency: clocked?.latency ?? "off",
        concurrency: system.retriever.concurrency,
        clock: (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .clockOf */ .ie)(system.retriever) === "recorded" ? "recorded" : "ours",
        sampling: () => ({
            rounds: Array.from({ length: clocked?.repeats ?? 0 }, () => suite.cases.map(({ id }) => id)),
            more: () => [],
            ends_ms: Infinity,
        }),
    }, {
        retriever,
        now: () => performance.now(),
        cancelled: () => ports.signal.aborted,
        progress: (0,_progress_js__WEBPACK_IMPORTED_MODULE_12__/* .showProgress */ .R)({
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
        await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_10__/* .writeWhole */ .f8)(root, out, (0,_reporters_compare_js__WEBPACK_IMPORTED_MODULE_6__/* .renderCompareJson */ .Q4)(comparison));
    if (csv !== null)
        await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_10__/* .writeWhole */ .f8)(root, csv, (0,_reporters_compare_js__WEBPACK_IMPORTED_MODULE_6__/* .renderCompareCsv */ .gP)(comparison));
    for (const system of traces === null ? [] : ["A", "B"]) {
        await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_10__/* .writeWhole */ .f8)(root, `${traces}/${system}.jsonl`, traceLines(comparison, system, outputs.queryText));
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
        .map((record) => `${(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactCanonical */ .SM)(record)}\n`)
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

/***/ 63532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ showProgress)
/* harmony export */ });
/** Progress on long runs: a bar on a terminal, one line every few seconds in a job log. */
const LOG_EVERY_MS = 5000;
const BAR_EVERY_MS = 100;
const BAR_WIDTH = 24;
const PHASES = { quality: "asking", latency: "timing", judging: "judging" };
/** Says nothing on runs that end before the first interval does. */
function showProgress(sink) {
    const every = sink.line === null ? LOG_EVERY_MS : BAR_EVERY_MS;
    let last = sink.now();
    return (phase, done, total) => {
        const now = sink.now();
        if (sink.line !== null && phase !== "quality" && done >= total)
            return sink.line("");
        if (now - last < every)
            return;
        last = now;
        const share = total === 0 ? 1 : done / total;
        const text = `${PHASES[phase]} ${done}/${total} (${Math.floor(share * 100)} %)`;
        if (sink.line === null)
            return sink.print(text);
        const filled = Math.round(share * BAR_WIDTH);
        sink.line(`${"█".repeat(filled)}${"░".repeat(BAR_WIDTH - filled)} ${text}`);
    };
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
/* harmony import */ var _reporters_compare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43257);
/* harmony import */ var _reporters_compare_many_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65553);
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1454);
/* harmony import */ var _words_notices_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2712);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99859);
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
    const values = (0,_command_js__WEBPACK_IMPORTED_MODULE_6__.readFlags)("compare", argv, FLAGS);
    if (values["help"] === true) {
        ports.out(HELP);
        return { kind: "answered" };
    }
    const asked = {
        environment: ports.environment,
        signal: ports.guard.signal,
        listen: () => ports.guard.listen(),
        moduleHost: ports.moduleHost,
        progress: (line) => ports.err(`${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_7__.logLine)(line)}\n`),
        line: ports.columns === null ? null : (line) => ports.err(`\r\x1b[2K${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_7__.logLine)(line)}`),
        note: (notice) => ports.err(`note: ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_7__.logLine)((0,_words_notices_js__WEBPACK_IMPORTED_MODULE_5__/* .noticeSentence */ .cv)(notice))}\n`),
    };
    if ((0,_command_js__WEBPACK_IMPORTED_MODULE_6__.texts)(values, "config").length > 0)
        return compareConfigs(values, ports, asked);
    const only = ["set", "repeats", "html"].find((flag) => values[flag] !== undefined);
    if (only !== undefined)
        throw usage(`--${only} goes with --config`);
    const comparison = await (0,_app_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .runCompare */ .L)(ports.workingDirectory, requestOf(values), outputsOf(values), asked);
    warnOfZeros(comparison, ports);
    ports.out(values["json"] === true ? (0,_reporters_compare_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCompareJson */ .Q4)(comparison) : (0,_reporters_compare_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCompareText */ .z8)(comparison));
    return { kind: "answered" };
}
const REPEATS = 3;
async function compareConfigs(values, ports, asked) {
    const other = [...CONFIG_FLAGS, ...FILE_FLAGS, "corpus", "csv", "traces", "trace-queries"].find((flag) => values[flag] !== undefined);
    if (other !== undefined)
        throw usage(`--config and --${other} don't go together`);
    const { runCompareMany, settingOf } = await Promise.all(/* import() */[__webpack_require__.e(5152), __webpack_require__.e(4941), __webpack_require__.e(4659)]).then(__webpack_require__.bind(__webpack_require__, 64659));
    const settings = (0,_command_js__WEBPACK_IMPORTED_MODULE_6__.texts)(values, "set").map(settingOf);
    const written = (0,_command_js__WEBPACK_IMPORTED_MODULE_6__.text)(values, "repeats");
    const repeats = written === null ? REPEATS : wholeOf("repeats", written, 100);
    const files = { out: (0,_command_js__WEBPACK_IMPORTED_MODULE_6__.text)(values, "out"), html: (0,_command_js__WEBPACK_IMPORTED_MODULE_6__.text)(values, "html") };
    const request = { configs: (0,_command_js__WEBPACK_IMPORTED_MODULE_6__.texts)(values, "config"), settings, repeats, ...files };
    const comparison = await runCompareMany(ports.workingDirectory, request, asked);
    ports.out(values["json"] === true ? (0,_reporters_compare_many_js__WEBPACK_IMPORTED_MODULE_4__/* .renderManyJson */ .y)(comparison) : (0,_reporters_compare_many_js__WEBPACK_IMPORTED_MODULE_4__/* .renderManyText */ .v)(comparison));
    return { kind: "answered" };
}
const CONFIG_FLAGS = ["a", "b"];
const FILE_FLAGS = ["queries", "truth", "run-a", "run-b", "k"];
/** Throws usage for flags that don't fit together. */
function requestOf(values) {
    const given = (flags) => flags.filter((flag) => (0,_command_js__WEBPACK_IMPORTED_MODULE_6__.text)(values, flag) !== null);
    const [configs, files] = [given(CONFIG_FLAGS), given([...FILE_FLAGS, "corpus"])];
    if (configs.length > 0 && files.length > 0) {
        throw usage(`--${configs[0]} and --${files[0]} don't go together`);
    }
    const wanted = configs.length > 0 ? CONFIG_FLAGS : FILE_FLAGS;
    const missing = wanted.filter((flag) => (0,_command_js__WEBPACK_IMPORTED_MODULE_6__.text)(values, flag) === null);
    if (missing.length > 0)
        throw usage(`--${missing.join(", --")} ${missing.length === 1 ? "is" : "are"} missing`);
    const present = (flag) => (0,_command_js__WEBPACK_IMPORTED_MODULE_6__.text)(values, flag);
    if (configs.length > 0)
        return { kind: "configs", a: present("a"), b: present("b") };
    return {
        kind: "runs",
        queries: present("queries"),
        truth: present("truth"),
        corpus: (0,_command_js__WEBPACK_IMPORTED_MODULE_6__.text)(values, "corpus"),
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
        out: (0,_command_js__WEBPACK_IMPORTED_MODULE_6__.text)(values, "out"),
        csv: (0,_command_js__WEBPACK_IMPORTED_MODULE_6__.text)(values, "csv"),
        traces: (0,_command_js__WEBPACK_IMPORTED_MODULE_6__.text)(values, "traces"),
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
        ports.err(`warning: every metric of ${name} (${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_7__.logLine)(side.path)}) is 0 at k = ${k}: it found no judged document; check its index, and that its ids are those of the judgments\n`);
    }
}
function found({ macro }) {
    return Object.values(macro).some((value) => value !== null && value > 0);
}


/***/ }),

/***/ 14914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HV: () => (/* binding */ overlapOf),
/* harmony export */   qv: () => (/* binding */ compareSystems)
/* harmony export */ });
/* unused harmony export rankBiasedOverlap */
/* harmony import */ var _metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87362);
/* harmony import */ var _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33130);
/* harmony import */ var _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78409);
/* harmony import */ var _metrics_recall_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83368);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13480);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27139);
/* harmony import */ var _metrics_view_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19148);
/** A and B on the same suite: figures, differences, and how much their lists have in common. */







function compareSystems(plan, a, b) {
    const [left, right] = [measure(plan, a), measure(plan, b)];
    const queries = plan.suite.cases.map((subject) => {
        const [one, other] = [left.queries.get(subject.id), right.queries.get(subject.id)];
        const ids = (side) => side.results.map((hit) => hit.doc_id);
        return {
            id: subject.id,
            query: subject.query,
            a: one,
            b: other,
            delta: difference(one, other),
            overlap: overlapOf(ids(one), ids(other), plan.k),
        };
    });
    return {
        k: plan.k,
        digests: plan.digests,
        a: left.side,
        b: right.side,
        delta: difference(left.side.macro, right.side.macro),
        overlap: meanOverlap(queries.map((each) => each.overlap)),
        queries,
    };
}
function measure({ suite, k, definition }, { path, digest, run }) {
    const scores = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_5__/* .score */ .fN)(suite, run, [_metrics_recall_js__WEBPACK_IMPORTED_MODULE_3__/* .RECALL */ .wV, _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_1__/* .MRR */ .M, _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_2__/* .NDCG */ .f].map((family) => (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .metricAt */ .Qx)(family, k)), definition);
    const cases = new Map(suite.cases.map((each) => [each.id, each]));
    const runs = new Map(run.cases.map((each) => [each.case_id, each]));
    const queries = scores.cases.map((each) => {
        const view = (0,_metrics_view_js__WEBPACK_IMPORTED_MODULE_6__/* .viewCase */ .U1)(cases.get(each.id), runs.get(each.id), definition);
        const judged = view.hits.filter((hit, rank) => !hit.repeat && (view.covers[rank].length > 0 || isIrrelevant(view.case, hit)));
        return [
            each.id,
            { hits: judged.map((hit) => hit.doc_id), results: view.hits, ...figures(each.metrics, k) },
        ];
    });
    return { side: { path, digest, macro: figures(scores.means.overall, k) }, queries: new Map(queries) };
}
function isIrrelevant(subject, hit) {
    return (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .idsOf */ .UX)(hit).some((id) => subject.judged_irrelevant?.includes(id) === true);
}
function figures(metrics, k) {
    const of = (name) => metrics.get(`${name}@${k}`) ?? null;
    return { recall: of("recall"), mrr: of("mrr"), ndcg: of("ndcg") };
}
function difference(a, b) {
    const minus = (x, y) => (x === null || y === null ? null : y - x);
    return { recall: minus(a.recall, b.recall), mrr: minus(a.mrr, b.mrr), ndcg: minus(a.ndcg, b.ndcg) };
}
function meanOverlap(all) {
    const mean = (values) => {
        const known = values.filter((value) => value !== null);
        return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
    };
    return {
        jaccard: mean(all.map((each) => each.jaccard)),
        rbo: mean(all.map((each) => each.rbo)),
        found: mean(all.map((each) => each.found)),
    };
}
// What two ranked lists have in common; needs no judgments.
/** How far down the list rank-biased overlap looks: at 0.9 the first ten ranks hold 86 % of the weight. */
const PERSISTENCE = 0.9;
/** Of the first k distinct documents of each list. */
function overlapOf(a, b, k, p = PERSISTENCE) {
    const [first, second] = [distinct(a, k), distinct(b, k)];
    const other = new Set(second);
    const common = first.filter((document) => other.has(document)).length;
    const all = first.length + second.length - common;
    return {
        jaccard: all === 0 ? null : common / all,
        rbo: all === 0 ? null : rankBiasedOverlap(first, second, p),
        found: first.length === 0 ? null : common / first.length,
    };
}
/**
 * RBO_ext of two lists without repeats, of any lengths: in [0, 1], 1 for equal lists. Webber, Moffat & Zobel (2010), A
 * similarity measure for indefinite rankings, eq. 32: what is not seen is taken to agree as what is seen does.
 */
function rankBiasedOverlap(a, b, p) {
    const [short, long] = a.length <= b.length ? [a, b] : [b, a];
    const [s, l] = [short.length, long.length];
    if (s === 0)
        return l === 0 ? 1 : 0;
    const [inShort, inLong] = [new Set(), new Set()];
    let common = 0;
    let atShort = 0;
    let sum = 0;
    for (let depth = 1; depth <= l; depth++) {
        const [x, y] = [short[depth - 1], long[depth - 1]];
        if (x === y)
            common++;
        else
            common += Number(x !== undefined && inLong.has(x)) + Number(inShort.has(y));
        if (x !== undefined)
            inShort.add(x);
        inLong.add(y);
        sum += (common / depth) * p ** depth;
        if (depth === s)
            atShort = common;
        if (depth > s)
            sum += ((atShort * (depth - s)) / (s * depth)) * p ** depth;
    }
    return ((1 - p) / p) * sum + ((common - atShort) / l + atShort / s) * p ** l;
}
function distinct(list, k) {
    return [...new Set(list)].slice(0, k);
}


/***/ }),

/***/ 56192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dU: () => (/* binding */ derivationOf),
/* harmony export */   rc: () => (/* binding */ decided),
/* harmony export */   yW: () => (/* binding */ meanOfRows)
/* harmony export */ });
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72508);
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13480);



function foundWithin(ranks, k) {
    return ranks.filter((rank) => rank !== null && rank <= k).length;
}
function recallAt(ranks, k) {
    return ranks.length === 0 ? 0 : foundWithin(ranks, k) / ranks.length;
}
function reciprocalRank(ranks, k) {
    const first = ranks.reduce((least, rank) => Math.min(least, rank ?? least), Infinity);
    return first <= k ? 1 / first : 0;
}
/** Where every target counts, these follow from the ranks. */
const FROM_RANKS = new Map([
    ["recall", recallAt],
    ["coverage", recallAt],
    ["evidence_recall", recallAt],
    ["full_coverage_rate", (ranks, k) => Number(recallAt(ranks, k) === 1)],
    ["hit_rate", (ranks, k) => Number(foundWithin(ranks, k) > 0)],
    ["mrr", reciprocalRank],
]);
const FROM_RESULTS = new Map([
    ["zero_result_rate", ({ length }, _, judged) => (judged ? Number(length === 0) : null)],
    ["fill_rate", ({ length }, k, judged) => (judged ? Math.min(length, k) / k : null)],
    ["duplicate_rate", (results, k) => repeatedShare(results.slice(0, k))],
]);
function repeatedShare(results) {
    if (results.length === 0)
        return null;
    return (results.length - new Set(results).size) / results.length;
}
/** These don't follow: the usual value is left out, so that a failed or degraded answer is seen in its row. */
const USUAL = new Map([
    ["degraded_rate", () => 0],
    ["error_rate", () => 0],
    ["forbidden_rate", ({ ranks, digests }) => (ranks.length === 0 || digests.limits === _model_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_LIMITS */ .d1 ? null : 0)],
    [
        "false_result_rate",
        ({ ranks, results, digests }) => ranks.length > 0 || digests.limits === _model_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_LIMITS */ .d1 ? null : Number(results.length > 0),
    ],
]);
/** Null for other metrics, and for a name that is no metric's. */
function decided(name) {
    const metric = (0,_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMetric */ .uo)(name);
    if (typeof metric === "string" || metric.k === null)
        return null;
    const { family, k } = metric;
    const [ranks, results] = [FROM_RANKS.get(family.name), FROM_RESULTS.get(family.name)];
    if (ranks !== undefined)
        return { by: "ranks", of: ranks, k };
    return results === undefined ? null : { by: "results", of: results, k };
}
/**
 * How a baseline of version 2 works out a metric that a row does not name; null where each row has a value of its own. The
 * format depends on it: a change here is another version.
 */
function derivationOf(name, { relevance, runs }) {
    if (runs > 1)
        return null;
    const found = decided(name);
    // Which targets a higher threshold leaves is in the suite alone.
    if (found?.by === "ranks")
        return relevance > 1 ? null : ({ ranks }) => (ranks.length === 0 ? null : found.of(ranks, found.k));
    if (found !== null)
        return ({ ranks, results }) => found.of(results, found.k, ranks.length > 0);
    const metric = (0,_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMetric */ .uo)(name);
    return typeof metric === "string" ? null : (USUAL.get(metric.family.name) ?? null);
}
function meanOfRows(name, rows) {
    const metric = (0,_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMetric */ .uo)(name);
    const family = typeof metric !== "string" && (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .isPerCase */ .uE)(metric.family) ? metric.family : null;
    const weighted = family?.weight === "targets";
    const valueOf = ({ metrics }) => metrics.get(name) ?? null;
    // A query that failed has no cost and is left out; one that was answered without telling its own leaves no mean.
    const untold = family?.kind === "cost" ? rows.filter((row) => valueOf(row) === null) : [];
    const whole = untold.length === 0;
    if (untold.some(({ metrics }) => (metrics.get("error_rate") ?? 0) === 0))
        return { mean: null, whole, weighted };
    let [sum, weight] = [0, 0];
    for (const row of rows) {
        const value = valueOf(row);
        if (value === null)
            continue;
        const share = weighted ? row.ranks.length : 1;
        sum += share * value;
        weight += share;
    }
    return { mean: weight === 0 ? null : sum / weight, whole, weighted };
}


/***/ }),

/***/ 90997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ groupBy),
/* harmony export */   A9: () => (/* binding */ mapBuckets),
/* harmony export */   Cm: () => (/* binding */ scopeText),
/* harmony export */   Ln: () => (/* binding */ intentScope),
/* harmony export */   SB: () => (/* binding */ inScope),
/* harmony export */   XV: () => (/* binding */ casesIn),
/* harmony export */   ZK: () => (/* binding */ scopesOf),
/* harmony export */   aD: () => (/* binding */ OVERALL),
/* harmony export */   hE: () => (/* binding */ tagScope),
/* harmony export */   hU: () => (/* binding */ covers),
/* harmony export */   hx: () => (/* binding */ readScope),
/* harmony export */   qd: () => (/* binding */ bucketed),
/* harmony export */   wW: () => (/* binding */ bucketAt),
/* harmony export */   xk: () => (/* binding */ sameScope)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/** Where a rule or figure holds: over all cases, or over a named part of them. */

const OVERALL = { kind: "overall" };
function intentScope(name) {
    return { kind: "intent", name };
}
function tagScope(name) {
    return { kind: "tag", name };
}
/** As report.json and cases.csv write it: `overall`, `intent:howto`, `tag:rare`. Two scopes are the same where their texts are. */
function scopeText(scope) {
    return scope.kind === "overall" ? "overall" : `${scope.kind}:${scope.name}`;
}
/** Reads what `scopeText` writes; any other text is overall. */
function readScope(text) {
    const [, kind, name] = /^(intent|tag):([^]*)$/.exec(text) ?? [];
    if (name === undefined)
        return OVERALL;
    return kind === "tag" ? tagScope(name) : intentScope(name);
}
function sameScope(a, b) {
    if (a.kind === "overall" || b.kind === "overall")
        return a.kind === b.kind;
    return a.kind === b.kind && a.name === b.name;
}
function namesOf({ intent, tags }, part) {
    return part === "intent" ? [intent] : (tags ?? []);
}
/** Whether a case counts in the scope. */
function covers(scope, each) {
    return scope.kind === "overall" || namesOf(each, scope.kind).includes(scope.name);
}
const known = {
    intent: new WeakMap(),
    tag: new WeakMap(),
};
/**
 * Of a list that never changes, what counts in the scope, in its order. The list is looked through once, however many
 * intents and tags are asked for: a suite may have thousands.
 */
function inScope(all, scope, of) {
    if (scope.kind === "overall")
        return all;
    const lists = known[scope.kind];
    let groups = lists.get(all);
    if (groups === undefined)
        lists.set(all, (groups = groupsOf(all, scope.kind, of)));
    // Made of this very list, with the one meaning that `of` has for it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return (groups.get(scope.name) ?? []);
}
/** The cases of a suite, a score or a baseline that count in the scope. */
function casesIn(all, scope) {
    return inScope(all, scope, (each) => each);
}
/** By intent, each in one group; or by tag, where one may be in several, or in none. */
function groupsOf(all, part, of) {
    const named = all.flatMap((each) => namesOf(of(each), part).map((name) => ({ name, each })));
    const groups = [...groupBy(named, ({ name }) => name)];
    return new Map(groups.map(([name, own]) => [name, own.map(({ each }) => each)]));
}
/** `Map.groupBy` came with Node 21. */
function groupBy(all, keyOf) {
    const groups = new Map();
    for (const each of all) {
        const key = keyOf(each);
        const own = groups.get(key);
        if (own === undefined)
            groups.set(key, [each]);
        else
            own.push(each);
    }
    return groups;
}
/** What belongs to the scope; undefined where there is nothing of it. */
function bucketAt(buckets, scope) {
    if (scope.kind === "overall")
        return buckets?.overall;
    return (scope.kind === "intent" ? buckets?.by_intent : buckets?.by_tag)?.get(scope.name);
}
/** Overall first, then by intent and by tag, in the order of the buckets. */
function scopesOf(buckets) {
    const { by_intent: intents, by_tag: tags } = buckets ?? {};
    return [
        OVERALL,
        ...[...(intents?.keys() ?? [])].map(intentScope),
        ...[...(tags?.keys() ?? [])].map(tagScope),
    ];
}
/** A bucket for each scope of the list, by name in code point order; none by tag where nothing has one. */
function bucketed(all, of, make) {
    const parts = (part, scopeOf) => {
        const groups = [...groupsOf(all, part, of)].toSorted(([a], [b]) => (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(a, b));
        return new Map(groups.map(([name, own]) => [name, make(own, scopeOf(name))]));
    };
    const tags = parts("tag", tagScope);
    return {
        overall: make(all, OVERALL),
        by_intent: parts("intent", intentScope),
        ...(tags.size === 0 ? {} : { by_tag: tags }),
    };
}
/** Another thing for each bucket. */
function mapBuckets(buckets, make) {
    const parts = (own, scopeOf) => new Map([...own].map(([name, bucket]) => [name, make(bucket, scopeOf(name))]));
    return {
        overall: make(buckets.overall, OVERALL),
        by_intent: parts(buckets.by_intent, intentScope),
        ...(buckets.by_tag === undefined ? {} : { by_tag: parts(buckets.by_tag, tagScope) }),
    };
}


/***/ }),

/***/ 74430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ keptRanks)
/* harmony export */ });
/** By rank; most cases of most suites have one target, and share these. */
const OF_ONE = new Map();
/** The same ranks in less memory. */
function keptRanks(ranks) {
    const [rank] = ranks;
    if (ranks.length !== 1 || rank === undefined)
        return ranks;
    const kept = OF_ONE.get(rank) ?? ranks;
    OF_ONE.set(rank, kept);
    return kept;
}


/***/ }),

/***/ 13574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ retrieverValue),
/* harmony export */   Mh: () => (/* binding */ baselineParts),
/* harmony export */   Pz: () => (/* binding */ bucketsValue),
/* harmony export */   Wl: () => (/* binding */ latencyValue),
/* harmony export */   Ws: () => (/* binding */ renderBaselineJson),
/* harmony export */   f2: () => (/* binding */ stagesValue),
/* harmony export */   l9: () => (/* binding */ roundMs),
/* harmony export */   yq: () => (/* binding */ pricesValue)
/* harmony export */ });
/* unused harmony export baselineValue */
/* harmony import */ var _metrics_derived_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56192);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90997);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72508);
/** Baseline -> the JSON of contract 1.3; files/ reads it back. */




/** Version of the file's format. */
const VERSION = 2;
/** Microseconds: finer digits are noise and make every diff longer. */
const MS_DECIMALS = 3;
/** Hex digits of a row's digests. */
const DIGEST_LENGTH = 32;
/** Without the timed samples, which stand at the end of the file. */
function baselineValue(baseline) {
    const caseValue = caseWriter(baseline);
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
        anchor: baseline.anchor && anchorValue(baseline.anchor),
        recordings: baseline.recordings === 0 ? undefined : baseline.recordings,
        metrics: bucketsValue({ overall: baseline.means.overall, by_intent: baseline.means.by_intent }, (own) => own),
        cases: _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .Streamed */ .ML.members(function* () {
            for (const [id, one] of casesInOrder(baseline))
                yield [id, caseValue(one)];
        }, true),
        prices: baseline.prices && pricesValue(baseline.prices),
        files: baseline.files,
        runs: baseline.runs?.map(({ overall, by_intent }) => bucketsValue({ overall, by_intent }, (own) => own)),
    };
}
/**
 * A case as one line. A metric that its ranks and results decide, or that has its usual value, is left out; of the others,
 * which `metrics.overall` names in this order, the case has a list of values.
 */
function caseWriter({ definition, means, runs }) {
    const names = [...means.overall.keys()].toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP);
    const recording = { relevance: definition.relevance, runs: runs?.length ?? 1 };
    const columns = names.map((name) => ({ name, derive: (0,_metrics_derived_js__WEBPACK_IMPORTED_MODULE_0__/* .derivationOf */ .dU)(name, recording) }));
    return (one) => {
        const values = [];
        const told = [];
        for (const { name, derive } of columns) {
            const value = rounded(one.metrics.get(name) ?? null);
            if (derive === null)
                values.push(value);
            else if (value !== rounded(derive(one)))
                told.push([name, value]);
        }
        return {
            digests: digestsValue(one.digests),
            drift: driftValue(one.drift),
            found_in: one.found?.in,
            intent: one.intent,
            metrics: orNothing(new Map(told)),
            ranks: one.ranks,
            results: one.results,
            values: values.length === 0 ? undefined : values,
            variances: one.variances && orNothing(one.variances),
        };
    };
}
function rounded(value) {
    return value === null ? null : (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNumber */ .Wf)(value);
}
/** Undefined, which is left out, in place of an empty map. */
function orNothing(map) {
    return map.size === 0 ? undefined : map;
}
/** The digest of a row of version 1 is longer and equals none of today's; half of it equals none either. */
function digestsValue({ ask, targets, limits }) {
    const all = limits === _model_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_LIMITS */ .d1 ? [ask, targets] : [ask, targets, limits];
    return all.map((digest) => digest.slice(0, DIGEST_LENGTH));
}
function driftValue(drift = {}) {
    const moved = Object.entries(drift).map(([metric, by]) => [metric, (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNumber */ .Wf)(by)]);
    return orNothing(new Map(moved.filter(([, by]) => by !== 0)));
}
function anchorValue(anchor) {
    const scopes = [...anchor].map(([scope, own]) => {
        const moved = [...own].map(([metric, by]) => {
            return [metric, metric.startsWith("latency_") ? roundMs(by) : (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNumber */ .Wf)(by)];
        });
        return [scope, new Map(moved.filter(([, by]) => by !== 0))];
    });
    return orNothing(new Map(scopes.filter(([, own]) => own.size > 0)));
}
/** Keys are sorted, but the samples stand last, a line for each case: whatever else a change moves stays readable. */
function* baselineParts(baseline) {
    const end = "\n}\n";
    // What is known of the end of the file is held back: the samples come before it.
    let held = "";
    for (const part of (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalParts */ .BE)(baselineValue(baseline))) {
        held += part;
        if (held.length <= end.length)
            continue;
        yield held.slice(0, -end.length);
        held = held.slice(-end.length);
    }
    let lead = ',\n  "samples": {\n';
    for (const [id, one] of casesInOrder(baseline)) {
        const value = samplesValue(one);
        if (value === null)
            continue;
        yield `${lead}    ${JSON.stringify(id)}: ${(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compactCanonical */ .SM)(value)}`;
        lead = ",\n";
    }
    yield lead === ",\n" ? `\n  }${end}` : end;
}
function casesInOrder({ cases }) {
    return [...cases].toSorted(([a], [b]) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP)(a, b));
}
/** Null where the case was not timed; a list where no answer told of its stages. */
function samplesValue({ latency_ms: latencyMs, spans_ms: spansMs }) {
    if (spansMs !== undefined)
        return { latency_ms: latencyMs.map(roundMs), spans_ms: stagesValue(spansMs) };
    return latencyMs.length === 0 ? null : latencyMs.map(roundMs);
}
/** Null where the run had errors: such numbers must not be adopted by copying a file. */
function renderBaselineJson(report) {
    return report.new_baseline === null ? null : baselineParts(report.new_baseline);
}
function retrieverValue(retriever) {
    const { kind, fingerprint, corpus_digest, params } = retriever;
    return { kind, fingerprint, corpus_digest, params };
}
/** `{ overall, by_intent }`, and `by_tag` where cases have tags, of any bucketed thing. */
function bucketsValue(buckets, value) {
    const { overall, by_intent, by_tag } = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .mapBuckets */ .A9)(buckets, value);
    return { overall, by_intent, by_tag };
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
/** Milliseconds rounded to 3 decimals. */
function roundMs(ms) {
    return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNumber */ .Wf)(ms, MS_DECIMALS);
}


/***/ }),

/***/ 65553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ renderManyText),
/* harmony export */   y: () => (/* binding */ renderManyJson)
/* harmony export */ });
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _words_compared_systems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28915);
/* harmony import */ var _words_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50354);
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1454);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90997);
/* harmony import */ var _baseline_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13574);
/* harmony import */ var _report_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14921);
/** A comparison of several systems as JSON and as text; keys sorted, so that equal figures give equal bytes. */







const SCHEMA_VERSION = 1;
const LABEL = 60;
function renderManyJson(comparison) {
    const { metrics, systems, ...rest } = comparison;
    return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)({
        schema_version: SCHEMA_VERSION,
        ...rest,
        systems: systems.map((system) => systemValue(system, metrics)),
    });
}
function systemValue(system, metrics) {
    const { label, path, digest, settings, figures, latency } = system;
    const round = (ms) => (ms === null ? null : (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_3__/* .roundMs */ .l9)(ms));
    return {
        label,
        config_path: path,
        config_digest: digest,
        settings,
        metrics: new Map(metrics.map(({ name }, i) => {
            const { mean, against_first: against } = figures[i];
            return [name, { mean, against_first: (0,_report_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .evidenceValue */ .NO)(against) }];
        })),
        ruling: system.ruling && rulingValue(system.ruling),
        latency: latency === null
            ? null
            : { samples: latency.samples, p50_ms: round(latency.p50_ms), p95_ms: round(latency.p95_ms) },
    };
}
function rulingValue({ checks, ...ruling }) {
    return {
        ...ruling,
        checks: checks.map(({ metric, scope, baseline, current, outcome, by, p, level }) => {
            return { metric, scope: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeText */ .Cm)(scope), first: baseline, current, outcome, by, p, level };
        }),
    };
}
function renderManyText(comparison) {
    const { metrics, systems, suite, cases, k } = comparison;
    const head = ["", ...metrics.map(({ name }) => name), "p50", "p95"];
    const rows = systems.map(({ label, figures, latency }) => [
        (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_5__.logLine)(label, LABEL),
        ...figures.map(({ mean }, i) => (0,_words_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatValue */ .Fl)(metrics[i].unit, mean)),
        (0,_words_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatMs */ ._V)(latency?.p50_ms ?? null),
        (0,_words_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatMs */ ._V)(latency?.p95_ms ?? null),
    ]);
    const all = [head, ...rows];
    const widths = head.map((_, at) => Math.max(...all.map((row) => row[at].length)));
    const lines = all.map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join("  "));
    const tests = systems.slice(1).flatMap((system) => [
        `${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_5__.logLine)(system.label, LABEL)}, against the first:`,
        ...(system.ruling === null ? [] : [`  ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_5__.logLine)((0,_words_compared_systems_js__WEBPACK_IMPORTED_MODULE_1__/* .rulingWords */ .Hr)(system.ruling))}`]),
        ...metrics.map(({ name, unit }, i) => {
            const test = system.figures[i].against_first;
            return `  ${name}: ${test === null ? _words_format_js__WEBPACK_IMPORTED_MODULE_6__/* .NONE */ .x3 : (0,_words_compared_systems_js__WEBPACK_IMPORTED_MODULE_1__/* .differenceWords */ .XY)(test, unit)}`;
        }),
    ]);
    const title = `${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_5__.logLine)(suite.name, LABEL)} ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_5__.logLine)(suite.revision, LABEL)}, ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(cases, "case")}, k = ${k}`;
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

/***/ 14921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ explanationValue),
/* harmony export */   NO: () => (/* binding */ evidenceValue),
/* harmony export */   Pl: () => (/* binding */ inputsValue),
/* harmony export */   cv: () => (/* binding */ receiptValue),
/* harmony export */   x_: () => (/* binding */ explainedCase)
/* harmony export */ });
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49946);
/* harmony import */ var _baseline_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13574);
/** The receipt of report.json: what was judged, by what, against what. */


/** Null where nothing could be read. */
function receiptValue(report) {
    const { inputs, run } = report;
    if (inputs === null)
        return null;
    const beside = inputs.baseline?.beside ? inputs.baseline : null;
    const before = beside === null ? inputs.baseline : null;
    return {
        ...inputsValue(report),
        policies: policiesValue(report.policies ?? null),
        side_by_side: beside && {
            base_commit: beside.beside?.commit,
            retriever: (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_1__/* .retrieverValue */ .CD)(beside.retriever),
            seed: run?.timing.seed ?? null,
        },
        baseline: before && {
            file: inputs.config.baseline,
            suite: before.suite,
            retriever: (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_1__/* .retrieverValue */ .CD)(before.retriever),
            judge: before.judge,
            tool: before.tool,
            environment: before.environment,
            timing: before.timing,
        },
        environment: run?.environment ?? null,
        timing: run && {
            source: run.timing.source,
            repeats: run.timing.repeats,
            queries: run.timing.asked?.queries ?? null,
            budget_ended: run.timing.budget_ended,
            includes_start: run.timing.includes_start,
        },
        retries: run?.retries ?? null,
        judging: run?.judging,
    };
}
function inputsValue(report) {
    const { config, suite, retriever, digests } = report.inputs;
    return {
        config: config.file,
        suite: {
            name: suite.name,
            revision: suite.revision,
            digest: suite.digest,
            files: suite.files,
            cases: suite.cases.length,
            partial: suite.partial,
        },
        definition: config.definition,
        k: config.k,
        retriever: (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_1__/* .retrieverValue */ .CD)(retriever),
        prices: config.prices === undefined ? null : (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_1__/* .pricesValue */ .yq)(config.prices),
        judge: config.judge && (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeFingerprint */ .cT)(config.judge),
        files: digests,
    };
}
function policiesValue(policies) {
    if (policies === null)
        return null;
    const { mode, base_commit: baseCommit, accepted, policy_digest: policyDigest } = policies;
    return { mode, base_commit: baseCommit, accepted, policy_digest: policyDigest };
}
// The parts of report.json that explain. Everything in them is the same for two runs on the same inputs.
/** Null where there was nothing to test. */
function evidenceValue(evidence) {
    if (evidence === null)
        return null;
    const { interval } = evidence;
    return {
        units: evidence.units,
        wins: evidence.wins,
        losses: evidence.losses,
        ties: evidence.ties,
        delta: evidence.delta,
        interval: interval.kind === "interval" ? [interval.low, interval.high] : null,
        no_interval: interval.kind === "none" ? interval.reason : null,
    };
}
function explanationValue({ explanation = null }) {
    const churn = explanation?.churn ?? null;
    return {
        losses: explanation?.losses?.map(lossValue) ?? null,
        loss_causes: explanation?.causes ?? [],
        holes: holesValue(explanation?.holes ?? null),
        churn: churn && (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_1__/* .bucketsValue */ .Pz)(churn, (means) => means),
    };
}
/** What the explanation says of one case, of the head's. */
function explainedCase({ explanation = null }, id) {
    const holes = explanation?.holes?.by_case.get(id);
    return {
        unjudged: holes?.unjudged ?? null,
        optimistic: holes?.optimistic ?? null,
        churn: explanation?.churn?.by_case.get(id) ?? null,
    };
}
function lossValue(loss) {
    const { id, query, intent, critical, policy, cause, targets, displaced_by: displacedBy, cluster, repeats, probe, } = loss;
    return {
        id,
        query,
        intent,
        critical,
        policy,
        cause,
        targets: targets.map((target) => ({
            label: target.label,
            grade: target.grade,
            rank_before: target.before,
            rank: target.now,
            rank_deeper: target.deeper,
            rank_unmatched: target.unmatched,
        })),
        displaced_by: displacedBy.map(({ doc_id: docId, rank, judged }) => ({ doc_id: docId, rank, judged })),
        cluster: cluster && { key: cluster.key, results: cluster.now, largest_before: cluster.before },
        repeats: repeats.now,
        repeats_before: repeats.before,
        probe,
    };
}
function holesValue(holes) {
    if (holes === null)
        return null;
    const { cases, results, unjudged, bounds } = holes;
    return { cases, results, unjudged, bounds };
}


/***/ }),

/***/ 56191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ after),
/* harmony export */   d5: () => (/* binding */ elapsedMs),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   v7: () => (/* binding */ pause)
/* harmony export */ });
/** Timers and clocks. */
/** Longest delay that setTimeout takes; a longer one would fire at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;
/** setTimeout for a limit from a config, however large. */
function after(ms, run) {
    return setTimeout(run, Math.min(ms, MAX_DELAY_MS));
}
function pause(ms) {
    return new Promise((resolve) => {
        setTimeout(resolve, ms);
    });
}
/** True where the promise settled in time. */
async function within(promise, ms) {
    let timer;
    const late = new Promise((resolve) => {
        timer = after(ms, () => resolve(false));
    });
    try {
        return await Promise.race([promise.then(() => true), late]);
    }
    finally {
        clearTimeout(timer);
    }
}
/** Monotonic milliseconds between two readings of process.hrtime.bigint(). */
function elapsedMs(from, to) {
    return Number(to - from) / 1e6;
}


/***/ }),

/***/ 79456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TM: () => (/* binding */ digestFile),
/* harmony export */   UA: () => (/* binding */ refuseLinks),
/* harmony export */   f8: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _chunks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53179);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);
/** Single files that a command was asked for: written whole or not at all. */







/** `content` whole or in parts. `file` is relative to the root; nothing is written through a link. Throws report_incomplete. */
async function writeWhole(root, file, content) {
    const target = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file);
    // Nobody can have put a link there before.
    const temporary = `${target}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.randomUUID)()}.tmp`;
    refuseLinks(root.directory, node_path__WEBPACK_IMPORTED_MODULE_5__.dirname(target), file);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_5__.dirname(target), { recursive: true });
        const whole = typeof content === "string" || content instanceof Uint8Array;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.writeFile)(temporary, whole ? content : (0,_chunks_js__WEBPACK_IMPORTED_MODULE_6__/* .inChunks */ .m)(content), { flag: "wx" });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.rename)(temporary, target);
    }
    catch (cause) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.rm)(temporary, { force: true }).catch(() => null);
        const why = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("report_incomplete", `${file} can't be written (${why})`, {
            hint: "Check that its folder is writable, that it is no folder itself, and that the disk has room.",
            cause,
        });
    }
}
/** Throws report_incomplete where a folder on the way from `directory` to `target` is a link, which leads elsewhere. */
function refuseLinks(directory, target, shown) {
    const link = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .linkOnTheWay */ .KH)(directory, target);
    if (link === null)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("report_incomplete", `${shown} lies behind the symbolic link ${link}; nothing was written`, {
        hint: "Replace the link by a folder, or name another place.",
    });
}
/** SHA-256 of a file of any size. Throws file_not_found and file_unreadable. */
async function digestFile(root, file) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHash)("sha256");
    try {
        for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.createReadStream)((0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file)))
            hash.update(chunk);
        return hash.digest("hex");
    }
    catch (cause) {
        const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
        if (code === "ENOENT")
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_not_found", `${file} does not exist`, { cause });
        const why = code === "EISDIR" ? "is a folder, expected a file" : `can't be read: ${code}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_unreadable", `${file} ${why}`, { cause });
    }
}


/***/ }),

/***/ 28915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hr: () => (/* binding */ rulingWords),
/* harmony export */   WI: () => (/* binding */ manyTitle),
/* harmony export */   XY: () => (/* binding */ differenceWords),
/* harmony export */   aS: () => (/* binding */ bestTrades),
/* harmony export */   iq: () => (/* binding */ manyClockNote),
/* harmony export */   lx: () => (/* binding */ MANY_NOTE)
/* harmony export */ });
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58664);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50354);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67627);



/** `−0.067, 3 better and 11 worse of 60`. */
function differenceWords({ delta, wins, losses, units }, unit) {
    if (wins + losses === 0)
        return "the same in every case";
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDelta */ .CW)(unit, delta)}, ${wins} better and ${losses} worse of ${units}`;
}
const OUTCOMES = {
    fail: "worse: a gate with the first system as its baseline would fail",
    watch: "may be worse: a gate with the first system as its baseline would pass with a watch",
    pass: "no significant difference",
    gain: "better",
};
const NAMED = 4;
/** What the gate's rule says of a system beside the first, in one line. */
function rulingWords({ outcome, checks, p, p_systems: corrected }) {
    const failed = checks.filter((check) => check.outcome === outcome);
    const named = failed.slice(0, NAMED).map((check) => {
        const by = check.outcome === "fail" ? (0,_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .decidedWords */ .iC)(check) : (0,_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .testedWords */ .Hn)(check);
        return `${check.metric} ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeWords */ .AN)(check.scope)}${by === "" ? "" : ` (${by})`}`;
    });
    const more = failed.length > NAMED ? ` and ${failed.length - NAMED} more` : "";
    const why = named.length === 0 ? ` (p = ${(0,_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .pWords */ .gh)(p)})` : `: ${named.join(", ")}${more}`;
    const over = corrected === undefined ? "" : `; corrected over the systems p = ${(0,_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .pWords */ .gh)(corrected)}`;
    return `${OUTCOMES[outcome]}${why}${over}`;
}
function manyTitle({ suite, systems, cases, k }) {
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(systems.length, "system")} on ${suite.name} ${suite.revision}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(cases, "case")}, k = ${k}`;
}
const MANY_NOTE = `Each system is compared with the first by the gate's rule, with the rules of the first config. ${_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .THE_RULE */ .$m}`;
function manyClockNote({ repeats, systems }) {
    if (systems.every(({ latency }) => latency === null))
        return "No clock ran, so there is no picture of quality against latency.";
    return `Each case was timed ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(repeats, "time")}, one system after the other. Small differences in latency may be noise.`;
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
