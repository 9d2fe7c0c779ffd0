export const id = 278;
export const ids = [278];
export const modules = {

/***/ 1278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readCruxeBaseline: () => (/* binding */ readCruxeBaseline)
/* harmony export */ });
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9559);
/* harmony import */ var _cruxe_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9852);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4593);



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
    const root = _cruxe_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .Fields */ .C.of(document, problems);
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
        throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .Gq)("invalid_baseline", "baseline", document.file, problems);
    return {
        foreign: "cruxe",
        suite: { name: "cruxe", revision, digest: UNKNOWN },
        definition: _model_config_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_DEFINITION */ .Kr,
        k: 0,
        retriever: { kind: UNKNOWN, fingerprint: UNKNOWN, corpusDigest: null },
        tool: "cruxe",
        environment: { os: UNKNOWN, arch: UNKNOWN, cpu: UNKNOWN, cores: 0, node: UNKNOWN },
        timing: { source: "measured", repeats: 1 },
        means: { overall: means, byIntent: new Map() },
        latency: { overall, byIntent: new Map(intents) },
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

/***/ 9852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ Fields)
/* harmony export */ });
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2347);
/* harmony import */ var _nearest_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8062);


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
            const near = (0,_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestWord */ .z)(key, known);
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


/***/ })

};
