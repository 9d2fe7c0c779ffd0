export const id = 795;
export const ids = [795];
export const modules = {

/***/ 50795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   shardPorts: () => (/* binding */ shardPorts)
/* harmony export */ });
/* unused harmony export assertFits */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62611);
/* harmony import */ var _gate_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18900);
/* harmony import */ var _gate_explain_explain_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38761);
/* harmony import */ var _gate_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28654);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27139);
/* harmony import */ var _reporters_part_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32712);
/* harmony import */ var _shards_binding_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15852);
/* harmony import */ var _shards_split_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23925);
/* harmony import */ var _write_outcome_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95998);
/** `gate --shard i/n`: asks its part of the cases and judges nothing; what it measured goes into part.json. */












/** For what part.json holds beside its cases: the retriever's log, mostly. */
const HEAD_ROOM = 2 * 1024 * 1024;
/** Asks the shard's cases, hands on what was measured, and decides nothing. */
function shardPorts(shard, request, tools) {
    return {
        share: (cases) => (0,_shards_split_js__WEBPACK_IMPORTED_MODULE_10__/* .casesOf */ .DS)(cases, shard),
        retrieve: async (plan) => {
            const directory = (0,_write_outcome_js__WEBPACK_IMPORTED_MODULE_11__/* .reportDirectory */ .s6)(request, plan.head.suite.name, shard);
            (0,_write_outcome_js__WEBPACK_IMPORTED_MODULE_11__/* .requireNoLinks */ .a2)(request, directory);
            await removeEarlier(directory);
            const measured = await tools.retrieve(plan);
            const part = partOf(shard, plan, measured, tools);
            assertFits(part, _files_read_js__WEBPACK_IMPORTED_MODULE_3__/* .JSON_LIMIT */ .Vz - HEAD_ROOM);
            return { ...measured, part };
        },
        // The merge has them judged, all at once.
        judgeAnswers: (_, measured) => Promise.resolve(measured),
        conclude: async (measurement) => {
            const { inputs, plan, asked } = measurement;
            const partial = (0,_shards_split_js__WEBPACK_IMPORTED_MODULE_10__/* .partialVerdict */ .Z5)(shard, asked.run.cases.length, plan.all.length);
            const failure = asked.failure && (0,_gate_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .failureOf */ .g5)(asked.failure);
            return {
                inputs: { ...inputs, suite: { ...inputs.suite, partial: true } },
                verdict: failure === null ? partial : (0,_gate_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .gz)(failure, inputs, partial),
                explanation: null,
                failure,
                ...(failure === null ? { part: await withDeeper(measurement, tools.probe) } : {}),
            };
        },
    };
}
/** The job that joins the shards has no retriever: where a target is lost, each shard asks for more results itself. */
async function withDeeper({ inputs, plan, asked, measured, scores }, probe) {
    const head = { policy: inputs, scores, run: measured.head };
    return { ...asked.part, deeper: await (0,_gate_explain_explain_js__WEBPACK_IMPORTED_MODULE_5__/* .probeLosses */ .se)(head, baseOf(plan.base, measured.base), probe) };
}
/** The base's judgement of the cases that this shard asked. */
function baseOf(base, run) {
    if (base === null)
        return null;
    const ids = new Set(run.cases.map((each) => each.case_id));
    const suite = { ...base.suite, cases: base.suite.cases.filter(({ id }) => ids.has(id)) };
    const { definition } = base.config;
    return { policy: { ...base, suite }, scores: (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_7__/* .score */ .fN)(suite, run, (0,_gate_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .metricsOf */ .Ps)(base.config), definition), run };
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
        workflow: (0,_shards_binding_js__WEBPACK_IMPORTED_MODULE_9__/* .workflowRunOf */ .ol)(environment),
        binding: (0,_shards_binding_js__WEBPACK_IMPORTED_MODULE_9__/* .bindingOf */ .hJ)(tool, { head, base, cases: all }),
        run,
        failure: failure && { code: failure.code, message: failure.message, hint: failure.hint ?? null },
    };
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


/***/ }),

/***/ 15852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hJ: () => (/* binding */ bindingOf),
/* harmony export */   ol: () => (/* binding */ workflowRunOf),
/* harmony export */   uV: () => (/* binding */ otherRun),
/* harmony export */   uX: () => (/* binding */ bindingDifferences)
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
    return (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compactCanonical */ .SM)(value));
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
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** The run of the workflow that this process is a step of; null outside of one. */
function workflowRunOf(environment) {
    const id = environment["GITHUB_RUN_ID"] ?? "";
    const attempt = Number(environment["GITHUB_RUN_ATTEMPT"] ?? 1);
    const commit = environment["GITHUB_SHA"] ?? "";
    if (!/^\d{1,20}$/.test(id) || !COMMIT.test(commit))
        return null;
    return Number.isSafeInteger(attempt) && attempt >= 1 ? { id, attempt, commit } : null;
}
/**
 * How a part's run differs from the one that merges; null where it does not. Another run measured another commit, or the
 * same one with another retriever's answers, and an attempt that has not begun measured nothing.
 */
function otherRun(part, here) {
    if (part === null)
        return `it is of no workflow, and this is workflow run ${here.id}`;
    if (part.id !== here.id)
        return `it is of workflow run ${part.id}, and this is workflow run ${here.id}`;
    if (part.commit !== here.commit) {
        return `it is of commit ${part.commit.slice(0, 12)}, and this run is for ${here.commit.slice(0, 12)}`;
    }
    if (part.attempt <= here.attempt)
        return null;
    return `it is of attempt ${part.attempt}, and this is attempt ${here.attempt}`;
}


/***/ })

};
