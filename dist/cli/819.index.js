export const id = 819;
export const ids = [819];
export const modules = {

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


/***/ }),

/***/ 5819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadCruxePolicy: () => (/* binding */ loadCruxePolicy)
/* harmony export */ });
/* harmony import */ var _cruxe_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9852);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2050);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2611);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4593);




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
    const fields = _cruxe_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .Fields */ .C.of(document, problems);
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
    return { policy: { metrics, perIntent: null, intents, newlyLost }, digest: document.digest };
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


/***/ })

};
