export const id = 5449;
export const ids = [5449];
export const modules = {

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

/***/ 70987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   G1: () => (/* binding */ readTextList),
/* harmony export */   IM: () => (/* binding */ misspelt),
/* harmony export */   T5: () => (/* binding */ jsonObjects),
/* harmony export */   b6: () => (/* binding */ textOf)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73196);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36575);



/** Lines that are not blank, without their line ends. */
function linesOf(text) {
    return text.split("\n").flatMap((written, index) => {
        const line = written.endsWith("\r") ? written.slice(0, -1) : written;
        return line.trim() === "" ? [] : [{ line: index + 1, text: line }];
    });
}
/**
 * Hands over each line as an object. `take` adds what is wrong with it to the problems; lines that are no objects are
 * added here.
 */
function jsonObjects({ file, text }, problems, take) {
    for (const { line, text: written } of linesOf(text)) {
        let value;
        try {
            value = JSON.parse(written);
        }
        catch (error) {
            const message = `not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
            problems.push({ file, line, message });
            continue;
        }
        const hidden = (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .scanJson */ .E)(written, file, line).problems;
        problems.push(...hidden);
        if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            problems.push({ file, line, message: `expected an object, got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(value)}` });
        else if (hidden.length === 0)
            take(value, line);
    }
}
/** The member, where it is a string that is not blank. */
function textOf(value, key, report) {
    const member = value[key];
    if (typeof member === "string" && member.trim() !== "")
        return member;
    if (member === undefined)
        report(`\`${key}\` is missing`);
    else
        report(`expected text that is not blank; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(member)}`, `/${key}`);
    return null;
}
/** Public files may carry more than a format names; a misspelt name of the format is still a mistake. */
function misspelt(value, known) {
    for (const key of Object.keys(value)) {
        if (known.includes(key))
            continue;
        const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(key, known.filter((name) => value[name] === undefined));
        if (near !== null)
            return `unknown key "${key}"; did you mean \`${near}\`?`;
    }
    return null;
}
function readTextList(cell) {
    const text = cell.trim();
    if (!text.startsWith("["))
        return wrong('expected a list of texts, such as ["first", "second"]');
    const json = tryJson(text);
    if (json !== undefined) {
        if (Array.isArray(json) && json.every((each) => typeof each === "string"))
            return { kind: "texts", texts: json };
        return wrong("expected every entry of the list to be a text");
    }
    return readPython(text);
}
function wrong(message) {
    return { kind: "wrong", message };
}
function tryJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** One string, with the white space and the comma or bracket that must follow it. */
const STRING = /\s*(?:'([^'\\\n]*(?:\\[^][^'\\\n]*)*)'|"([^"\\\n]*(?:\\[^][^"\\\n]*)*)")\s*([,\]])/y;
const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{1,3})|([^]))/g;
const NAMED = new Map([
    ["\\", "\\"],
    ["'", "'"],
    ['"', '"'],
    ["n", "\n"],
    ["r", "\r"],
    ["t", "\t"],
    ["a", "\u0007"],
    ["b", "\b"],
    ["f", "\f"],
    ["v", "\v"],
    ["\n", ""],
]);
/** As repr() writes a list of str; anything else that Python would take (prefixes, joined strings, names) is refused. */
function readPython(text) {
    if (/^\[\s*\]$/.test(text))
        return { kind: "texts", texts: [] };
    const texts = [];
    let at = 1;
    for (;;) {
        STRING.lastIndex = at;
        const found = STRING.exec(text);
        if (found === null) {
            return wrong(`expected a list of texts in quotes with commas between them, as JSON or as Python prints it; entry ${texts.length + 1} is none: ${JSON.stringify(text.slice(at, at + 20))}`);
        }
        const value = unescape(found[1] ?? found[2] ?? "");
        if (value === null)
            return wrong(`entry ${texts.length + 1} has an escape that Python does not know`);
        texts.push(value);
        at = STRING.lastIndex;
        if (found[3] === "]")
            break;
    }
    if (at < text.length)
        return wrong(`expected nothing after the list; got ${JSON.stringify(text.slice(at, at + 20))}`);
    return { kind: "texts", texts };
}
function unescape(written) {
    let known = true;
    const value = written.replaceAll(ESCAPE, (_, hex2, hex4, hex8, octal, letter) => {
        const hex = hex2 ?? hex4 ?? hex8;
        const point = hex === undefined ? octal && Number.parseInt(octal, 8) : Number.parseInt(hex, 16);
        if (typeof point === "number" && point <= 0x10ffff)
            return String.fromCodePoint(point);
        const named = letter === undefined ? undefined : NAMED.get(letter);
        if (named === undefined)
            known = false;
        return named ?? "";
    });
    return known ? value : null;
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

/***/ 50242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ draftYaml),
/* harmony export */   hi: () => (/* binding */ TO_REVIEW),
/* harmony export */   hl: () => (/* binding */ approvalWords),
/* harmony export */   ld: () => (/* binding */ caseBlocks),
/* harmony export */   wL: () => (/* binding */ DRAFT_HEADER)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1454);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50354);
/** A draft suite as a person reads it: YAML with a comment above each case. */


/** The tag of a case that nobody has decided on. */
const TO_REVIEW = "to-review";
const HEADER = `# A draft. Go through it: retrieval-gate suggest --review <this file>
# Or by hand: correct the cases, take the tag ${TO_REVIEW} off each, then delete the line \`draft: true\`.
`;
/** The instructions at its top, which an approved suite does not need. */
const DRAFT_HEADER = /^# A draft\. .*\r?\n# Or by hand: .*\r?\n/;
/** What to do with a draft in this file, as the reader names it. */
function approvalWords(file) {
    // `suggest` writes YAML, and goes through nothing else.
    if (!/\.ya?ml$/i.test(file))
        return "Correct its cases, then remove `draft` to approve it.";
    return `Go through it with \`retrieval-gate suggest --review ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(file)}\`, or delete the line \`draft: true\` to approve it.`;
}
const SHOWN = 100;
const MOST_NAMED = 3;
function draftYaml(name, cases, found) {
    return `${HEADER}${found.map((line) => `# ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__.logLine)(line)}\n`).join("")}version: 1
name: ${scalar(name)}
revision: "1"
draft: true # gate and record refuse a draft
cases:
${caseBlocks(cases, [TO_REVIEW])}`;
}
/** The cases of a suite, each with its comment and these tags beside its own. */
function caseBlocks(cases, tags) {
    const ids = new Set();
    return cases
        .map((each) => `${draftBlock({ ...each, tags: [...each.tags, ...tags] }, idOf(each.query, ids))}\n`)
        .join("");
}
function draftBlock(each, id) {
    const lines = [
        ...(each.asked === null ? [] : [`# asked ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(each.asked, "time")}`]),
        ...(each.others.length === 0 ? [] : [`# also: ${some(each.others)}`]),
        ...(each.today === null
            ? []
            : [`# found today: ${each.today.length === 0 ? "nothing" : some(each.today)}`]),
        ...(each.targets.length === 0 && each.asked !== null
            ? ["# nobody clicked a result: name what answers the query under `expected`, or remove the case"]
            : []),
        `- id: ${scalar(id)}`,
        `  query: ${JSON.stringify(each.query)}`,
        `  intent: ${scalar(each.intent)}`,
        ...(each.tags.length === 0 ? [] : [`  tags: [${each.tags.join(", ")}]`]),
        ...(each.targets.length === 0 ? [] : ["  expected:"]),
        ...each.targets.map(({ document, clicks }) => `    - ${scalar(document)}${clicks === null ? "" : ` # ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(clicks, "click")}`}`),
    ];
    return lines.map((line) => `  ${line}`).join("\n");
}
function some(all) {
    const named = all.slice(0, MOST_NAMED).map(comment).join(" | ");
    return all.length > MOST_NAMED ? `${named} and ${all.length - MOST_NAMED} more` : named;
}
function comment(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__.logLine)(text, SHOWN);
}
/** As YAML takes it for text: plain where nothing else could be read. */
function scalar(text) {
    const isPlain = /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
    return isPlain ? text : JSON.stringify(text);
}
const LONGEST_ID = 40;
function idOf(query, taken) {
    const words = query
        .normalize("NFKD")
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
        .replaceAll(/\p{M}/gu, "");
    const short = Array.from(words)
        .slice(0, LONGEST_ID)
        .join("")
        .replaceAll(/^-+|-+$/g, "") || "query";
    let id = short;
    for (let i = 2; taken.has(id); i++)
        id = `${short}-${i}`;
    taken.add(id);
    return id;
}


/***/ })

};
