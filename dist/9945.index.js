export const id = 9945;
export const ids = [9945];
export const modules = {

/***/ 78510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ asking),
/* harmony export */   q: () => (/* binding */ askOne)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _files_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71132);
/* harmony import */ var _files_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88550);
/* harmony import */ var _metrics_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19148);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(72508);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(44141);
/* harmony import */ var _policy_event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81350);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78691);
/* harmony import */ var _run_ranking_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65887);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34081);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81741);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76760);
/** One query to the retriever of a config. It decides nothing, and writes nothing. */











/** Throws GateError where the query fails, too. */
async function askOne(request, ports) {
    (0,_policy_event_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseUnsafeEvent */ .N)(await (0,_policy_event_js__WEBPACK_IMPORTED_MODULE_4__/* .readEvent */ .j)(ports.environment), "gate");
    const root = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_7__/* .findRoot */ .wg)(request.workingDirectory);
    const from = node_path__WEBPACK_IMPORTED_MODULE_9__.relative(root.directory, request.workingDirectory);
    const file = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_7__/* .insideRoot */ .p0)(root, from, request.config, "config");
    const overrides = { suite: null, baseline: null };
    const inputs = request.case === null ? null : await (0,_files_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .loadInputs */ .I)(root, file, overrides);
    const config = inputs?.config ?? (await (0,_files_config_js__WEBPACK_IMPORTED_MODULE_1__/* .loadConfig */ .Z)(root, file, overrides)).config;
    const subject = inputs && (0,_selection_js__WEBPACK_IMPORTED_MODULE_8__/* .pick */ .Up)(inputs.suite.cases, { cases: [request.case], intents: [], tags: [] })[0];
    const query = request.query ?? subject.query;
    const params = subject?.params;
    const id = subject?.id ?? query;
    return asking(root, config, ports, async (ask) => {
        const raw = await ask({ case_id: id, query, k: config.k, ...(params === undefined ? {} : { params }) });
        return {
            query,
            ...(params === undefined ? {} : { params }),
            ...listed(config, id, raw, subject, inputs),
        };
    });
}
/** Starts the config's retriever, and stops it in every case. `ask` throws retriever_failed where a query fails. */
async function asking(root, config, { environment, moduleHost, signal, listen, log }, use) {
    listen?.();
    const retriever = (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_5__/* .createRetriever */ .HF)(config.retriever, {
        root: root.directory,
        environment,
        moduleHost,
        signal,
        log,
    });
    try {
        await retriever.start();
        return await use(async (question) => {
            const raw = await retriever.ask(question);
            if (raw.kind === "error")
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("retriever_failed", raw.message);
            return raw;
        });
    }
    finally {
        await retriever.stop();
    }
}
function listed({ k, definition }, id, raw, subject, inputs) {
    const hits = (0,_run_ranking_js__WEBPACK_IMPORTED_MODULE_6__/* .rank */ .T)(raw.results, id, k, definition);
    const { elapsed_ms, degraded } = raw;
    const returned = raw.results.length;
    const answer = { k, elapsed_ms, degraded, returned, hits };
    if (subject === null)
        return { ...answer, targets: null };
    const outcome = { kind: "answer", hits, returned, degraded };
    const run = { case_id: id, outcome, first_ms: null, samples_ms: [] };
    const ranks = (0,_metrics_view_js__WEBPACK_IMPORTED_MODULE_3__/* .targetRanks */ .Hc)((0,_metrics_view_js__WEBPACK_IMPORTED_MODULE_3__/* .viewCase */ .U1)(subject, run, definition));
    const row = inputs?.baseline?.cases.get(id);
    const before = row !== undefined && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_10__/* .sameQuestion */ .RB)(row.digests, subject.digests) ? row.ranks : null;
    const targets = subject.expected.map((target, i) => ({
        label: (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_11__/* .targetLabel */ .Op)(target),
        rank: ranks[i] ?? null,
        ...(before === null ? {} : { rank_before: before[i] ?? null }),
    }));
    return { ...answer, targets };
}


/***/ }),

/***/ 81741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Up: () => (/* binding */ pick),
/* harmony export */   Wm: () => (/* binding */ selectionOf),
/* harmony export */   wH: () => (/* binding */ selected)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73196);
/** `gate --case / --intent / --tag`: a part of the suite, for work at the desk. It passes nothing. */


/** Null where nothing is selected: then all of it is asked. */
function selectionOf(selection) {
    return Object.values(selection).every((names) => names.length === 0) ? null : selection;
}
/** The head's part alone. What the change loosens is asked of the whole suite, in a run that can pass. */
function selected(loaded, selection) {
    return { ...loaded, base: null, head: partOf(loaded.head, selection) };
}
function partOf(inputs, selection) {
    const { suite, baseline, config } = inputs;
    const cases = pick(suite.cases, selection);
    const ids = new Set(cases.map(({ id }) => id));
    const intents = new Set(cases.map(({ intent }) => intent));
    const rows = baseline && new Map([...baseline.cases].filter(([id]) => ids.has(id)));
    const tags = new Set(cases.flatMap(({ tags: own = [] }) => own));
    const { gate } = config;
    const rules = new Map([...gate.intents].filter(([intent]) => intents.has(intent)));
    const ofTags = new Map([...(gate.tags ?? [])].filter(([tag]) => tags.has(tag)));
    return {
        ...inputs,
        config: {
            ...config,
            // So few answers say nothing of the times.
            latency: "off",
            gate: { ...gate, intents: rules, ...(gate.tags === undefined ? {} : { tags: ofTags }) },
        },
        suite: { ...suite, cases, partial: true },
        baseline: baseline && { ...baseline, cases: rows },
    };
}
/** Throws `usage` for a name that no case has. */
function pick(cases, { cases: ids, intents, tags }) {
    const known = {
        case: [ids, cases.map(({ id }) => id)],
        intent: [intents, cases.map(({ intent }) => intent)],
        tag: [tags, cases.flatMap(({ tags: own = [] }) => own)],
    };
    for (const [flag, [names, all]] of Object.entries(known)) {
        const missing = names.find((name) => !all.includes(name));
        if (missing === undefined)
            continue;
        const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestWord */ .z)(missing, [...new Set(all)]);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("usage", `--${flag} ${JSON.stringify(missing)}: no case of the suite has it`, {
            hint: near === null ? "See the suite for those that it has." : `Did you mean ${near}?`,
        });
    }
    return cases.filter(({ id, intent, tags: own = [] }) => ids.includes(id) || intents.includes(intent) || own.some((tag) => tags.includes(tag)));
}


/***/ }),

/***/ 29945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ask: () => (/* binding */ ask_ask)
});

// EXTERNAL MODULE: ./lib/app/ask.js
var ask = __webpack_require__(78510);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/words/escape.js
var words_escape = __webpack_require__(1454);
// EXTERNAL MODULE: ./lib/words/format.js
var format = __webpack_require__(50354);
;// CONCATENATED MODULE: ./lib/words/asked.js


function askedText(asked, width) {
    const { query, params, elapsed_ms: ms, degraded, hits, targets } = asked;
    const time = ms === null ? "" : `, ${(0,format/* formatMs */._V)(ms)}`;
    const lines = [
        `"${(0,words_escape.logLine)(query, width)}"`,
        ...(params === undefined ? [] : [`params: ${(0,words_escape.logLine)(JSON.stringify(params), width)}`]),
        `${(0,format/* plural */.LS)(hits.length, "result")}${time}${degraded ? ", degraded" : ""}`,
        "",
        ...hits.flatMap((hit, i) => hitLines(hit, i + 1, width)),
    ];
    if (targets !== null) {
        lines.push("", targets.length === 0 ? "No target: nothing should be found." : "targets");
        lines.push(...targets.map((target) => `  ${(0,words_escape.logLine)(target.label, width - 20)}: ${placeOf(target)}`));
    }
    return `${lines.join("\n")}\n`;
}
function hitLines(hit, rank, width) {
    const score = hit.score === undefined ? "" : `  ${Number(hit.score.toPrecision(6))}`;
    const first = `${String(rank).padStart(3)}. ${(0,words_escape.logLine)(hit.doc_id, width - 20)}${score}`;
    const text = hit.text?.replaceAll(/\s+/g, " ").trim() ?? "";
    return text === "" ? [first] : [first, `     ${(0,words_escape.logLine)(text, width - 5)}`];
}
function placeOf({ rank, rank_before: before }) {
    return before === undefined ? (0,format/* formatRank */.Uf)(rank) : `${(0,format/* formatMove */.Fv)(before, rank)} (baseline → now)`;
}

// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(99859);
;// CONCATENATED MODULE: ./lib/cli/ask.js
/** `ask`: one query, and the list that the retriever gives; with `--case` also what the case expects of it. */




const FLAGS = {
    config: { type: "string" },
    case: { type: "string" },
    json: { type: "boolean" },
};
const HELP = `Usage: retrieval-gate ask [QUERY…] [--config F] [--case ID] [--json]

Asks the retriever and prints its list with scores, texts and time. With --case it asks the case's query with its
params, or QUERY with them, and also prints the targets and where the baseline had them. It writes nothing.
Exit code: 0 answered, 2 wrong input, 3 the retriever failed.

Example: retrieval-gate ask how do I install it
`;
async function ask_ask(argv, ports) {
    const { values, positionals } = (0,command.readArguments)("ask", argv, FLAGS);
    if (values["help"] === true) {
        ports.out(HELP);
        return { kind: "answered" };
    }
    const words = positionals.join(" ").trim();
    const id = (0,command.text)(values, "case");
    if (words === "" && id === null) {
        throw new errors.GateError("usage", "ask: there is no query", {
            hint: "Write it after `ask`, or name a case of the suite with --case.",
        });
    }
    const asked = await (0,ask/* askOne */.q)({
        workingDirectory: ports.workingDirectory,
        config: (0,command.text)(values, "config") ?? "retrieval-gate.yaml",
        case: id,
        query: words === "" ? null : words,
    }, {
        environment: ports.environment,
        moduleHost: ports.moduleHost,
        signal: ports.guard.signal,
        listen: () => ports.guard.listen(),
        log: ports.err,
    });
    ports.out(values["json"] === true ? `${JSON.stringify(asked, null, 2)}\n` : askedText(asked, ports.columns ?? 120));
    return { kind: "answered" };
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

/***/ 36157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ resolved)
/* harmony export */ });
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13480);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27139);
/* harmony import */ var _former_ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44033);
/** A baseline beside the suite that it is compared in: which row is which case's, and the figures by tag. */



/**
 * Rows of version 1 take the three digests of the case that they were recorded of, rows of renamed cases their new ids, and
 * all the tags that the suite gives them now.
 */
function resolved(baseline, suite) {
    return underTags((0,_former_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .underNewIds */ .zn)(withDigests(baseline, suite), suite), suite);
}
/** The one digest of a row of version 1 is that of the whole case: with any edit it is another case. */
function withDigests(baseline, { cases }) {
    if (baseline.version !== 1 || baseline.cases.size === 0)
        return baseline;
    const known = new Map(cases.map((each) => [each.id, each]));
    const renamed = new Map(cases.flatMap((each) => (each.was === undefined ? [] : [[each.was, each]])));
    const found = (id, { digests }) => [known.get(id), renamed.get(id)].find((each) => each?.digest === digests.ask);
    const rows = [...baseline.cases].map(([id, row]) => {
        const digests = found(id, row)?.digests;
        return [id, digests === undefined ? row : Object.assign({}, row, { digests })];
    });
    return { ...baseline, cases: new Map(rows) };
}
/** The file has no figures by tag, since tags may change without a new run. */
function underTags(baseline, { cases }) {
    const { relevance } = baseline.definition;
    const rows = new Map(baseline.cases);
    const tagged = cases.flatMap(({ id, digests, intent, tags, expected }) => {
        const row = rows.get(id);
        if (tags === undefined || row?.digests.ask !== digests.ask)
            return [];
        rows.set(id, Object.assign({}, row, { tags }));
        const { metrics, latency_ms: samples, spans_ms: spans } = row;
        const targets = expected.filter(({ grade }) => grade >= relevance).length;
        const of = spans === undefined ? {} : { spans_ms: spans };
        return [{ intent, tags, metrics, targets, error: null, samples_ms: samples, ...of }];
    });
    if (tagged.length === 0)
        return baseline;
    const names = [...new Set(tagged.flatMap(({ metrics }) => [...metrics.keys()]))];
    const known = names.map(_metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMetric */ .uo).filter((metric) => typeof metric !== "string");
    const { means, latency } = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_1__/* .summarise */ .fS)(tagged, known, baseline.definition);
    return {
        ...baseline,
        cases: rows,
        means: { ...baseline.means, ...(means.by_tag && { by_tag: means.by_tag }) },
        latency: { ...baseline.latency, ...(latency.by_tag && { by_tag: latency.by_tag }) },
    };
}


/***/ }),

/***/ 88550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ retrieverReceipt),
/* harmony export */   I: () => (/* binding */ loadInputs)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41229);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65838);
/* harmony import */ var _baseline_of_suite_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36157);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71132);
/* harmony import */ var _definition_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54618);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62611);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78691);
/* harmony import */ var _suite_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(54803);
/** Everything that a judgement depends on, read before anything runs. */










/**
 * `config` and the overrides are relative to the root, and so is the retriever's data, which lies where it runs: in
 * `data`. Throws GateError for the first file that can't be used.
 */
async function loadInputs(root, config, overrides, data = root, oldBaseline = "needed") {
    const loaded = await (0,_config_js__WEBPACK_IMPORTED_MODULE_5__/* .loadConfig */ .Z)(root, config, overrides);
    const suite = await (0,_suite_js__WEBPACK_IMPORTED_MODULE_9__/* .loadSuite */ .bu)(root, loaded.config.suites);
    const baseline = await (0,_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .loadBaseline */ .o)(root, loaded.config.baseline, suite.suite).catch((error) => {
        // What can't be read is what `record` is asked to replace.
        if (oldBaseline === "replaced" && error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError && error.code === "invalid_baseline")
            return null;
        throw error;
    });
    const digests = new Map([[config, loaded.digest], ...loaded.files, ...suite.digests]);
    if (baseline !== null)
        digests.set(loaded.config.baseline, baseline.digest);
    return {
        config: (0,_definition_js__WEBPACK_IMPORTED_MODULE_6__/* .withDefinition */ .sJ)(loaded.config, baseline?.baseline ?? null),
        suite: suite.suite,
        baseline: baseline === null ? null : (0,_baseline_of_suite_js__WEBPACK_IMPORTED_MODULE_4__/* .resolved */ .L)(baseline.baseline, suite.suite),
        retriever: retrieverReceipt(data, loaded.config.retriever),
        digests,
    };
}
/** What decides the answers: how many queries are in flight, and how long one may take, does not. */
function identity(retriever) {
    const idle = new Set(["concurrency", "startup_timeout_ms", "timeout_ms", "total_timeout_ms"]);
    return Object.fromEntries(Object.entries(retriever).filter(([key]) => !idle.has(key)));
}
/** `root` is the folder that the retriever runs in: its data is digested. */
function retrieverReceipt(root, retriever) {
    const data = (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .dataOf */ .qu)(retriever);
    return {
        kind: retriever.kind,
        fingerprint: (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compactCanonical */ .SM)(identity(retriever))),
        ...(retriever.params === null || retriever.params === undefined ? {} : { params: retriever.params }),
        corpus_digest: data === null ? null : (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)((0,_read_js__WEBPACK_IMPORTED_MODULE_7__/* .readBytes */ .io)(root, data.file, "corpus", _read_js__WEBPACK_IMPORTED_MODULE_7__/* .JSON_LIMIT */ .Vz)),
    };
}


/***/ }),

/***/ 81350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ refuseUnsafeEvent),
/* harmony export */   j: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/** The event that started the workflow, and the events on which the gate refuses to run. */


/** Started with a writable token and secrets by people who may not push; retriever code of theirs must not run there. */
const PRIVILEGED_EVENTS = ["pull_request_target", "workflow_run", "issue_comment"];
/** What is recorded here would be the author's own baseline for the author's own change. */
const UNREVIEWED_EVENTS = ["pull_request", "merge_group"];
/**
 * Reads GITHUB_EVENT_NAME, _PATH, _SHA and _REF; null outside GitHub Actions. Throws GateError `file_unreadable` where
 * the payload can't be read, `invalid_file` where it is no JSON object or a pull request in it lacks its head's commit.
 */
async function readEvent(environment) {
    const name = environment["GITHUB_EVENT_NAME"];
    if (!name)
        return null;
    const payload = await readPayload(environment["GITHUB_EVENT_PATH"]);
    return {
        name,
        action: textAt(payload, "action"),
        sha: environment["GITHUB_SHA"] || null,
        ref: environment["GITHUB_REF"] || null,
        defaultBranch: textAt(payload, "repository", "default_branch"),
        label: textAt(payload, "label", "name"),
        pullRequest: name.startsWith("pull_request") ? pullRequestOf(payload) : null,
    };
}
/** Throws GateError `unsafe_event`. */
function refuseUnsafeEvent(event, command) {
    if (event === null || command === "merge")
        return;
    if (PRIVILEGED_EVENTS.includes(event.name)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("unsafe_event", `the retriever's code does not run on ${event.name}`, {
            hint: "this event has a token and secrets that a pull request's author must not reach; use pull_request",
        });
    }
    if (command === "record" && UNREVIEWED_EVENTS.includes(event.name)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("unsafe_event", `a baseline is not recorded on ${event.name}`, {
            hint: "copy baseline.json from the report and commit it, or record on push or workflow_dispatch",
        });
    }
}
async function readPayload(path) {
    if (!path)
        return null;
    let text;
    try {
        text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, "utf8");
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_unreadable", "the event's payload (GITHUB_EVENT_PATH) can't be read", {
            cause,
        });
    }
    let payload;
    try {
        payload = JSON.parse(text);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_file", "the event's payload (GITHUB_EVENT_PATH) is not JSON", { cause });
    }
    if (typeof payload !== "object" || payload === null || Array.isArray(payload)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_file", "the event's payload (GITHUB_EVENT_PATH) is not a JSON object");
    }
    return payload;
}
function valueAt(value, ...keys) {
    let at = value;
    for (const key of keys) {
        if (typeof at !== "object" || at === null || !Object.hasOwn(at, key))
            return null;
        at = Object.entries(at).find(([name]) => name === key)?.[1];
    }
    return at;
}
function textAt(value, ...keys) {
    const found = valueAt(value, ...keys);
    return typeof found === "string" ? found : null;
}
function pullRequestOf(payload) {
    const headSha = textAt(payload, "pull_request", "head", "sha");
    if (headSha === null) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_file", "the event's payload names no pull request with its head", {
            hint: "GITHUB_EVENT_PATH is read as GitHub wrote it; don't change it in the job",
        });
    }
    const number = valueAt(payload, "pull_request", "number");
    return {
        headSha,
        number: typeof number === "number" ? number : null,
        baseSha: textAt(payload, "pull_request", "base", "sha"),
        baseRef: textAt(payload, "pull_request", "base", "ref"),
        retargeted: valueAt(payload, "changes", "base") !== null,
    };
}


/***/ })

};
