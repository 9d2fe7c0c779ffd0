export const id = 795;
export const ids = [795];
export const modules = {

/***/ 50795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   measureShard: () => (/* binding */ measureShard)
/* harmony export */ });
/* unused harmony export assertFits */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62611);
/* harmony import */ var _gate_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80443);
/* harmony import */ var _gate_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60220);
/* harmony import */ var _gate_two_policies_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88084);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27139);
/* harmony import */ var _reporters_part_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32712);
/* harmony import */ var _shards_binding_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15852);
/* harmony import */ var _shards_split_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23925);
/* harmony import */ var _write_outcome_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(57755);
/** `gate --shard i/n`: asks its part of the cases and judges nothing; what it measured goes into part.json. */












/** For what part.json holds beside its cases: the retriever's log, mostly. */
const HEAD_ROOM = 2 * 1024 * 1024;
/** Never rejects for a known failure: it is in the report, and where cases were asked in the part, too. */
async function measureShard(shard, request, ports) {
    const empty = { tool: ports.tool, run: null, scores: null, new_baseline: null, deterministic_digest: null };
    let policies = null;
    try {
        policies = await ports.load();
        const { head } = policies;
        const base = (0,_gate_two_policies_js__WEBPACK_IMPORTED_MODULE_6__/* .basePolicy */ .ut)(policies);
        const union = (0,_gate_two_policies_js__WEBPACK_IMPORTED_MODULE_6__/* .unionOf */ .Z6)(head.suite, base?.suite ?? null);
        const cases = (0,_shards_split_js__WEBPACK_IMPORTED_MODULE_10__/* .casesOf */ .DS)(union.cases, shard);
        await removeEarlier((0,_write_outcome_js__WEBPACK_IMPORTED_MODULE_11__/* .reportDirectory */ .s6)(request, head.suite.name, shard));
        const plan = { head, base, cases, all: union.cases, beside: null };
        const measured = await ports.retrieve(plan);
        const part = partOf(shard, plan, measured, ports);
        assertFits(part, _files_read_js__WEBPACK_IMPORTED_MODULE_3__/* .JSON_LIMIT */ .Vz - HEAD_ROOM);
        return reportOf(part, measured.failure, { policies, union, ports });
    }
    catch (error) {
        const failure = (0,_gate_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .failureOf */ .g5)(error);
        const inputs = policies?.head ?? null;
        return {
            ...empty,
            verdict: (0,_gate_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)(failure, inputs, null),
            failure,
            inputs,
            policies: policies && (0,_gate_two_policies_js__WEBPACK_IMPORTED_MODULE_6__/* .receiptOf */ .W7)(policies),
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
function reportOf(part, ended, { policies, union, ports }) {
    const run = union.part(part.run, "head");
    const inputs = onlyAsked(policies.head, run);
    const { config, suite } = inputs;
    const partial = (0,_shards_split_js__WEBPACK_IMPORTED_MODULE_10__/* .partialVerdict */ .Z5)(part.shard, part.run.cases.length, union.cases.length);
    const failure = ended && (0,_gate_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .failureOf */ .g5)(ended);
    const report = {
        tool: ports.tool,
        verdict: failure === null ? partial : (0,_gate_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)(failure, inputs, partial),
        failure,
        inputs,
        policies: (0,_gate_two_policies_js__WEBPACK_IMPORTED_MODULE_6__/* .receiptOf */ .W7)(policies),
        run,
        scores: (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_7__/* .score */ .f)(suite, run, (0,_gate_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .metricsOf */ .Ps)(config), config.definition),
        new_baseline: null,
        part,
        deterministic_digest: null,
    };
    return { ...report, deterministic_digest: ports.digest(report) };
}
function onlyAsked(inputs, run) {
    const asked = new Set(run.cases.map((each) => each.case_id));
    const cases = inputs.suite.cases.filter((each) => asked.has(each.id));
    const suite = { ...inputs.suite, cases, partial: true };
    return { ...inputs, suite };
}


/***/ }),

/***/ 15852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ bindingOf),
/* harmony export */   u: () => (/* binding */ bindingDifferences)
/* harmony export */ });
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41229);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
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
        corpus: retriever.corpus_digest,
        cases: digestOf(cases.map(({ id, digest }) => [id, digest])),
    };
}
function digestOf(value) {
    return (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compactCanonical */ .SM)(value));
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
