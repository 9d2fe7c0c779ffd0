export const id = 7442;
export const ids = [7442,5887];
export const modules = {

/***/ 87442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadCruxePolicy: () => (/* binding */ loadCruxePolicy),
/* harmony export */   readCruxeBaseline: () => (/* binding */ readCruxeBaseline)
/* harmony export */ });
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69559);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72050);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62611);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19733);
/* harmony import */ var _cruxe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15887);





const CRUXE_POLICY = "retrieval-gate-policy-v1";
/** What cruxe takes where the policy has no p50. */
const DEFAULT_P50 = { ceiling: 500, tolerance: 25 };
/**
 * What the policy names is gated as it says, in its units (rates and means absolute, latency in milliseconds); what it
 * does not know (forbidden_rate, newly_lost, quality by intent) keeps our defaults. A degraded rate that it does not
 * enforce is off. Throws `invalid_config` with every problem.
 */
async function loadCruxePolicy(root, file, k, newlyLost) {
    const document = await (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .T)((0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(root, file, "policy"), "invalid_config");
    const problems = [];
    const fields = _cruxe_js__WEBPACK_IMPORTED_MODULE_4__.Fields.of(document, problems);
    fields.only(["version", "quality", "latency", "tolerance"]);
    fields.text("version", CRUXE_POLICY);
    const quality = fields.object("quality", "required");
    const latency = fields.object("latency", "required");
    const tolerances = fields.object("tolerance", "required");
    tolerances.only([
        "recall_at_k",
        "mrr",
        "ndcg_at_k",
        "zero_result_rate",
        "clustering_ratio",
        "degraded_query_rate",
        "p50_latency_ms",
        "p95_latency_ms",
    ]);
    const metrics = new Map([
        ...qualityRules(quality, tolerances, k),
        [
            "latency_p50_ms",
            {
                tolerance: absolute(tolerances.number("p50_latency_ms", DEFAULT_P50.tolerance)),
                ceiling: latency.number("max_p50_latency_ms", DEFAULT_P50.ceiling),
            },
        ],
        [
            "latency_p95_ms",
            {
                tolerance: absolute(tolerances.number("p95_latency_ms", null)),
                ceiling: latency.number("max_p95_latency_ms", null) ?? 0,
            },
        ],
    ]);
    latency.only(["max_p50_latency_ms", "max_p95_latency_ms", "by_intent"]);
    const intents = new Map(latency
        .object("by_intent", "optional")
        .objects()
        .map(([intent, each]) => [intent, intentRules(each)]));
    if (problems.length > 0)
        throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .Gq)("invalid_config", "policy", file, problems);
    return {
        policy: { significance: "off", metrics, per_intent: null, intents, newly_lost: newlyLost },
        digest: document.digest,
    };
}
function qualityRules(quality, tolerances, k) {
    const floor = (metric, limit, tolerance) => [
        metric,
        { tolerance: absolute(tolerances.number(tolerance, null)), floor: quality.number(limit, null) ?? 0 },
    ];
    const ceiling = (metric, limit, tolerance) => [
        metric,
        { tolerance: absolute(tolerances.number(tolerance, null)), ceiling: quality.number(limit, null) ?? 0 },
    ];
    const degraded = ceiling("degraded_rate", "max_degraded_query_rate", "degraded_query_rate");
    const enforced = quality.boolean("enforce_degraded_query_rate", true);
    quality.only([
        "min_recall_at_k",
        "min_mrr",
        "min_ndcg_at_k",
        "max_zero_result_rate",
        "max_clustering_ratio",
        "max_degraded_query_rate",
        "enforce_degraded_query_rate",
    ]);
    return [
        floor(`recall@${k}`, "min_recall_at_k", "recall_at_k"),
        floor(`mrr@${k}`, "min_mrr", "mrr"),
        floor(`ndcg@${k}`, "min_ndcg_at_k", "ndcg_at_k"),
        ceiling(`clustering_ratio@${k}`, "max_clustering_ratio", "clustering_ratio"),
        ceiling("zero_result_rate", "max_zero_result_rate", "zero_result_rate"),
        enforced ? degraded : [degraded[0], "off"],
    ];
}
/** Tolerances of an intent, and ceilings that it lacks, are the overall ones. */
function intentRules(fields) {
    fields.only(["max_p50_latency_ms", "max_p95_latency_ms"]);
    const rules = new Map();
    for (const [metric, key] of [
        ["latency_p50_ms", "max_p50_latency_ms"],
        ["latency_p95_ms", "max_p95_latency_ms"],
    ]) {
        const ceiling = fields.maybe(key);
        if (ceiling !== null)
            rules.set(metric, { ceiling });
    }
    return rules;
}
/** Null only where a problem was reported, and nothing is judged then. */
function absolute(value) {
    return [{ unit: "absolute", value: value ?? 0 }];
}
// cruxe's baseline (`retrieval-eval-baseline-v1`), unchanged: means and latency summaries, and nothing about cases.
/** Their names by ours, which have no cutoff here, since the file does not say its k. */
const MEANS = [
    ["recall", "recall_at_k"],
    ["mrr", "mrr"],
    ["ndcg", "ndcg_at_k"],
    ["zero_result_rate", "zero_result_rate"],
    ["clustering_ratio", "clustering_ratio"],
    ["degraded_rate", "degraded_query_rate"],
];
const LATENCY = ["latency_p50_ms", "latency_p95_ms", "latency_mean_ms"];
const UNKNOWN = "not recorded";
/** Throws `invalid_baseline` with every problem. */
function readCruxeBaseline(document) {
    const problems = [];
    const root = _cruxe_js__WEBPACK_IMPORTED_MODULE_4__.Fields.of(document, problems);
    root.only(["version", "suite_version", "metrics", "latency_by_intent"]);
    const revision = root.text("suite_version");
    const metrics = root.object("metrics", "required");
    metrics.only([...MEANS.map(([, theirs]) => theirs), "semantic_budget_exhaustion_rate", ...LATENCY]);
    const means = new Map(MEANS.map(([ours, theirs]) => [ours, metrics.number(theirs, null)]));
    const intents = root
        .object("latency_by_intent", "optional")
        .objects()
        .map(([intent, fields]) => {
        fields.only(["sample_count", "p50_ms", "p95_ms", "mean_ms"]);
        return [intent, summary(fields, fields.maybe("sample_count") ?? 0, "")];
    });
    const samples = intents.reduce((sum, [, each]) => sum + each.samples, 0);
    const overall = summary(metrics, samples, "latency_");
    if (problems.length > 0)
        throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .Gq)("invalid_baseline", "baseline", document.file, problems);
    return {
        version: 1,
        foreign: "cruxe",
        suite: { name: "cruxe", revision, digest: UNKNOWN },
        definition: _model_config_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_DEFINITION */ .Kr,
        k: 0,
        retriever: { kind: UNKNOWN, fingerprint: UNKNOWN, corpus_digest: null },
        tool: "cruxe",
        environment: { os: UNKNOWN, arch: UNKNOWN, cpu: UNKNOWN, cores: 0, node: UNKNOWN },
        timing: { source: "measured", repeats: 1 },
        means: { overall: means, by_intent: new Map() },
        latency: { overall, by_intent: new Map(intents) },
        cases: new Map(),
    };
}
function summary(fields, samples, prefix) {
    return {
        samples,
        p50_ms: measured(fields.number(`${prefix}p50_ms`, null)),
        p90_ms: null,
        p95_ms: measured(fields.number(`${prefix}p95_ms`, null)),
        p99_ms: null,
        mean_ms: measured(fields.maybe(`${prefix}mean_ms`)),
    };
}
/** cruxe writes 0 for a percentile of no samples, and holds only its policy's cap against it. */
function measured(ms) {
    return ms === 0 ? null : ms;
}


/***/ }),

/***/ 15887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fields: () => (/* binding */ Fields),
/* harmony export */   readCruxePack: () => (/* binding */ readCruxePack)
/* harmony export */ });
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82347);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73196);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72050);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70987);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29389);
/** cruxe's query pack (`retrieval-eval-suite-v1`), unchanged: hints to find, hints that must not appear, intents. */






const QUERY_KEYS = ["id", "query", "intent", "expected_targets", "negative_targets"];
/**
 * The pack's `version` must be the suite's `revision`: cruxe's baselines know their suite by nothing else. A key that
 * the pack does not have is a problem: cruxe itself reads past a misspelt `negative_targets`.
 */
async function readCruxePack({ files, path, revision }) {
    const { file, text } = files.text([path], "query pack", "`path` is the query pack.");
    const { value, lineOf } = await (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDocument */ .T)({ file, text, digest: "" }, "invalid_suite");
    const problems = [];
    const reportAt = (at) => (message, pointer = "") => {
        problems.push({ file, pointer: `${at}${pointer}`, line: lineOf(`${at}${pointer}`), message });
    };
    const pack = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? value : {};
    unknownKeys(pack, ["version", "queries"], reportAt(""));
    const version = (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(pack, "version", reportAt(""));
    if (version !== null && version !== revision) {
        reportAt("")(`the pack's version is ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(version)}, the suite's \`revision\` ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(revision)}; write it as the pack has it`, "/version");
    }
    const queries = pack["queries"];
    if (!Array.isArray(queries) || queries.length === 0)
        reportAt("")("expected a list of queries with at least one", "/queries");
    const cases = new Map();
    for (const [index, query] of (Array.isArray(queries) ? queries : []).entries()) {
        const pointer = `/queries/${index}`;
        const each = readQuery(query, { file, line: lineOf(pointer) }, reportAt(pointer));
        if (each === null)
            continue;
        if (cases.has(each.id))
            reportAt(pointer)(`query id ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(each.id)} is taken by an earlier query`, "/id");
        else
            cases.set(each.id, each);
    }
    return { cases: [...cases.values()], notices: [], corpus: null, problems };
}
function readQuery(value, place, report) {
    if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value)) {
        report(`expected an object; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(value)}`);
        return null;
    }
    unknownKeys(value, QUERY_KEYS, report);
    const [id, query, intent] = [
        (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(value, "id", report),
        (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(value, "query", report),
        (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(value, "intent", report),
    ];
    if (intent !== null && !_format_js__WEBPACK_IMPORTED_MODULE_4__/* .INTENT */ .Xi.test(intent)) {
        report(`expected a word of letters, digits, \`.\`, \`_\` and \`-\`; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(intent)}`, "/intent");
    }
    const expected = readHints(value, "expected_targets", report);
    const forbidden = readHints(value, "negative_targets", report);
    if (expected.length === 0)
        report("expected at least one target", "/expected_targets");
    return id === null || query === null || intent === null
        ? null
        : { id, query, intent, place, expected, forbidden };
}
function readHints(query, key, report) {
    const written = query[key] ?? [];
    if (!Array.isArray(written)) {
        report(`expected a list; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(written)}`, `/${key}`);
        return [];
    }
    const hints = new Set();
    for (const [index, target] of written.entries()) {
        const at = `/${key}/${index}`;
        const inside = (message, pointer = "") => report(message, `${at}${pointer}`);
        if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(target)) {
            inside(`expected an object with \`hint\`; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(target)}`);
            continue;
        }
        unknownKeys(target, ["hint"], inside);
        const hint = (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(target, "hint", inside)?.trim();
        if (hint === undefined)
            continue;
        if (hints.has(hint))
            inside(`hint ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(hint)} is already in the list; remove one`);
        hints.add(hint);
    }
    return [...hints].map((value) => ({ kind: "hint", value, grade: 1 }));
}
function unknownKeys(value, known, report) {
    for (const key of Object.keys(value)) {
        if (!known.includes(key))
            report(`unknown key "${key}"; expected one of ${known.join(", ")}`, `/${key}`);
    }
}
class Fields {
    #document;
    #problems;
    #pointer;
    #value;
    constructor(document, problems, pointer, value) {
        this.#document = document;
        this.#problems = problems;
        this.#pointer = pointer;
        this.#value = value;
    }
    static of(document, problems) {
        const root = new Fields(document, problems, "", {});
        return new Fields(document, problems, "", root.#objectOr(document.value, ""));
    }
    /** Adds a problem for every member whose name is not in `known`. */
    only(known) {
        for (const key of Object.keys(this.#value)) {
            if (known.includes(key))
                continue;
            const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_5__/* .nearestWord */ .z)(key, known);
            const expected = near === null ? `expected one of ${known.join(", ")}` : `did you mean \`${near}\`?`;
            this.#report(`unknown key "${key}"; ${expected}`, this.#at(key));
        }
    }
    /** The member as an object; an empty one where it is missing. */
    object(key, presence) {
        const value = this.#value[key];
        if (value === undefined && presence === "required")
            this.#report(`\`${key}\` is missing`, this.#pointer);
        const object = value === undefined ? {} : this.#objectOr(value, this.#at(key));
        return new Fields(this.#document, this.#problems, this.#at(key), object);
    }
    /** Each member, which must be an object. */
    objects() {
        return Object.keys(this.#value).map((key) => [key, this.object(key, "required")]);
    }
    /** A finite number from `least`; `absent` where it is missing, which is a problem where that is null. */
    number(key, absent, least = 0) {
        const value = this.#value[key];
        if (typeof value === "number" && Number.isFinite(value) && value >= least)
            return value;
        if (value !== undefined)
            this.#report(`expected a number from ${least}; got ${JSON.stringify(value)}`, this.#at(key));
        else if (absent === null)
            this.#report(`\`${key}\` is missing`, this.#pointer);
        return absent;
    }
    /** As `number`; null where it is missing. */
    maybe(key) {
        return this.#value[key] === undefined ? null : this.number(key, null);
    }
    boolean(key, absent) {
        const value = this.#value[key] ?? absent;
        if (typeof value === "boolean")
            return value;
        this.#report(`expected true or false; got ${JSON.stringify(value)}`, this.#at(key));
        return absent;
    }
    /** Text that is not blank; empty where it is wrong. */
    text(key, expected) {
        const value = this.#value[key];
        if (typeof value === "string" && value.trim() !== "" && (expected === undefined || value === expected))
            return value;
        const wanted = expected === undefined ? "text that is not blank" : JSON.stringify(expected);
        if (value === undefined)
            this.#report(`\`${key}\` is missing`, this.#pointer);
        else
            this.#report(`expected ${wanted}; got ${JSON.stringify(value)}`, this.#at(key));
        return "";
    }
    #objectOr(value, pointer) {
        if (typeof value === "object" && value !== null && !Array.isArray(value))
            return value;
        this.#report(`expected an object; got ${JSON.stringify(value)}`, pointer);
        return {};
    }
    #at(key) {
        return `${this.#pointer}/${(0,_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .escapePointer */ .lZ)(key)}`;
    }
    #report(message, pointer) {
        const { file, lineOf } = this.#document;
        this.#problems.push({ file, pointer, line: lineOf(pointer), message });
    }
}


/***/ }),

/***/ 29389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xi: () => (/* binding */ INTENT),
/* harmony export */   vq: () => (/* binding */ FORMAT_KEYS),
/* harmony export */   zH: () => (/* binding */ MAX_GRADE)
/* harmony export */ });
/** Keys of `dataset:` that only some formats understand. */
const FORMAT_KEYS = ["queries", "qrels", "corpus", "documents", "split"];
/** Of a suite's target too. Beyond 52 an exponential gain is no exact integer, but the sums are finite. */
const MAX_GRADE = 255;
/** Letters of any script: an intent is named in its readers' words. */
const INTENT = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,79}$/u;


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


/***/ })

};
