export const id = 578;
export const ids = [578];
export const modules = {

/***/ 5578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   measureShard: () => (/* binding */ measureShard)
/* harmony export */ });
/* unused harmony export assertFits */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2611);
/* harmony import */ var _gate_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1669);
/* harmony import */ var _gate_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(220);
/* harmony import */ var _gate_two_laws_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9263);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7139);
/* harmony import */ var _reporters_part_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2712);
/* harmony import */ var _shards_binding_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5852);
/* harmony import */ var _shards_split_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3925);
/* harmony import */ var _write_outcome_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7234);
/** `gate --shard i/n`: asks its part of the cases and judges nothing; what it measured goes into part.json. */












/** For what part.json holds beside its cases: the retriever's log, mostly. */
const HEAD_ROOM = 2 * 1024 * 1024;
/** Never rejects for a known failure: it is in the report, and where cases were asked in the part, too. */
async function measureShard(shard, request, ports) {
    const empty = { tool: ports.tool, run: null, scores: null, newBaseline: null, deterministicDigest: null };
    let laws = null;
    try {
        laws = await ports.load();
        const { head } = laws;
        const base = (0,_gate_two_laws_js__WEBPACK_IMPORTED_MODULE_6__/* .baseLaw */ .cn)(laws);
        const union = (0,_gate_two_laws_js__WEBPACK_IMPORTED_MODULE_6__/* .unionOf */ .Z6)(head.suite, base?.suite ?? null);
        const cases = (0,_shards_split_js__WEBPACK_IMPORTED_MODULE_10__/* .casesOf */ .DS)(union.cases, shard);
        await removeEarlier((0,_write_outcome_js__WEBPACK_IMPORTED_MODULE_11__/* .reportDirectory */ .s6)(request, head.suite.name, shard));
        const plan = { head, base, cases, all: union.cases, beside: null };
        const measured = await ports.retrieve(plan);
        const part = partOf(shard, plan, measured, ports);
        assertFits(part, _files_read_js__WEBPACK_IMPORTED_MODULE_3__/* .JSON_LIMIT */ .Vz - HEAD_ROOM);
        return reportOf(part, measured.failure, { laws, union, ports });
    }
    catch (error) {
        const failure = (0,_gate_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .failureOf */ .P)(error);
        const inputs = laws?.head ?? null;
        return {
            ...empty,
            verdict: (0,_gate_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .g)(failure, inputs, null),
            failure,
            inputs,
            laws: laws && (0,_gate_two_laws_js__WEBPACK_IMPORTED_MODULE_6__/* .receiptOf */ .W7)(laws),
        };
    }
}
/** A shard that is killed must not leave the part of an earlier run behind. */
async function removeEarlier(directory) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "part.json"), { force: true });
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("report_incomplete", `${directory}: an earlier part.json can't be removed`, {
            hint: "Choose another report directory.",
            cause,
        });
    }
}
function partOf(shard, { head, base, all }, { run, failure }, { tool, environment }) {
    return {
        shard,
        workflow: workflowOf(environment),
        binding: (0,_shards_binding_js__WEBPACK_IMPORTED_MODULE_9__/* .bindingOf */ .h)(tool, { head, base, cases: all }),
        run,
        failure: failure && { code: failure.code, message: failure.message, hint: failure.hint ?? null },
    };
}
function workflowOf(environment) {
    const id = environment["GITHUB_RUN_ID"] ?? "";
    const attempt = Number(environment["GITHUB_RUN_ATTEMPT"] ?? 1);
    if (!/^\d{1,20}$/.test(id) || !Number.isSafeInteger(attempt) || attempt < 1)
        return null;
    return { id, attempt };
}
/** A part is handed on whole or not at all: cut texts would be another measurement. Throws `part_too_large`. */
function assertFits(part, limit) {
    let bytes = 0;
    for (const line of (0,_reporters_part_json_js__WEBPACK_IMPORTED_MODULE_8__/* .caseLines */ .m)(part))
        bytes += Buffer.byteLength(line);
    if (bytes <= limit)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("part_too_large", `the results of this shard have ${mebibytes(bytes)}; the limit is ${mebibytes(limit)}`, {
        hint: "Use more shards, or return less text with each result.",
    });
}
function mebibytes(bytes) {
    return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}
/** The shard's own cases and their scores; no check looks at them. */
function reportOf(part, ended, { laws, union, ports }) {
    const run = union.part(part.run, "head");
    const inputs = onlyAsked(laws.head, run);
    const { config, suite } = inputs;
    const partial = (0,_shards_split_js__WEBPACK_IMPORTED_MODULE_10__/* .partialVerdict */ .Z5)(part.shard, part.run.cases.length, union.cases.length);
    const failure = ended && (0,_gate_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .failureOf */ .P)(ended);
    const report = {
        tool: ports.tool,
        verdict: failure === null ? partial : (0,_gate_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .g)(failure, inputs, partial),
        failure,
        inputs,
        laws: (0,_gate_two_laws_js__WEBPACK_IMPORTED_MODULE_6__/* .receiptOf */ .W7)(laws),
        run,
        scores: (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_7__/* .score */ .f)(suite, run, (0,_gate_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .metricsOf */ .Ps)(config), config.definition),
        newBaseline: null,
        part,
        deterministicDigest: null,
    };
    return { ...report, deterministicDigest: ports.digest(report) };
}
function onlyAsked(inputs, run) {
    const asked = new Set(run.cases.map((each) => each.caseId));
    const cases = inputs.suite.cases.filter((each) => asked.has(each.id));
    const suite = { ...inputs.suite, cases, partial: true };
    return { ...inputs, suite };
}


/***/ }),

/***/ 5852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ bindingOf),
/* harmony export */   u: () => (/* binding */ bindingDifferences)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6886);
/** What ties a part to the files it was measured by. */


/** `base` where it judges, too; `cases` are all that are asked, by whatever shard. */
function bindingOf(tool, { head, base, cases, }) {
    const { config, suite, retriever, digests } = head;
    return {
        tool,
        config: digests.get(config.file) ?? digestOf(config.file),
        suite: suite.digest,
        base_suite: base?.suite.digest ?? null,
        definition: digestOf(config.definition),
        k: config.k,
        retriever: retriever.fingerprint,
        corpus: retriever.corpusDigest,
        cases: digestOf(cases.map(({ id, digest }) => [id, digest])),
    };
}
function digestOf(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compactCanonical */ .SM)(value)).digest("hex");
}
/** Fields of the binding, in words. */
const WORDS = {
    tool: "the program",
    config: "the config file",
    suite: "the suite",
    base_suite: "the base's suite",
    definition: "the definition",
    k: "k",
    retriever: "the retriever's config",
    corpus: "the corpus",
    cases: "the list of cases",
};
function bindingDifferences(part, here) {
    const fields = Object.keys(WORDS);
    return fields
        .filter((field) => part[field] !== here[field])
        .map((field) => ({
        field,
        message: `${WORDS[field]} is another: ${shown(part[field])} in the part, ${shown(here[field])} in this checkout`,
    }));
}
/** The first digits tell digests apart. */
function shown(value) {
    if (value === null)
        return "none";
    const text = String(value);
    return /^[0-9a-f]{64}$/.test(text) ? text.slice(0, 12) : text;
}


/***/ })

};
