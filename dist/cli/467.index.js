export const id = 467;
export const ids = [467];
export const modules = {

/***/ 9095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ showProgress)
/* harmony export */ });
const LOG_EVERY_MS = 5000;
const BAR_EVERY_MS = 100;
const BAR_WIDTH = 24;
const PHASES = { quality: "asking", latency: "timing" };
/** Says nothing on runs that end before the first interval does. */
function showProgress(sink) {
    const every = sink.line === null ? LOG_EVERY_MS : BAR_EVERY_MS;
    let last = sink.now();
    return (phase, done, total) => {
        const now = sink.now();
        if (sink.line !== null && phase === "latency" && done >= total)
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

/***/ 4168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ digestFile),
/* harmony export */   f: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2611);
/** Single files that a command was asked for: written whole or not at all. */






/** `file` is relative to the root. Throws report_incomplete. */
async function writeWhole(root, file, text) {
    const target = (0,_files_read_js__WEBPACK_IMPORTED_MODULE_5__/* .absolutePath */ .Hi)(root, file);
    const temporary = `${target}.${process.pid}.tmp`;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(target), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporary, text);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, target);
    }
    catch (cause) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true }).catch(() => null);
        const why = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.GateError("report_incomplete", `${file} can't be written (${why})`, {
            hint: "Check that its folder is writable, that it is no folder itself, and that the disk has room.",
            cause,
        });
    }
}
/** SHA-256 of a file of any size. Throws file_not_found and file_unreadable. */
async function digestFile(root, file) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    try {
        for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)((0,_files_read_js__WEBPACK_IMPORTED_MODULE_5__/* .absolutePath */ .Hi)(root, file)))
            hash.update(chunk);
        return hash.digest("hex");
    }
    catch (cause) {
        const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
        if (code === "ENOENT")
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.GateError("file_not_found", `${file} does not exist`, { cause });
        const why = code === "EISDIR" ? "is a folder, expected a file" : `can't be read: ${code}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.GateError("file_unreadable", `${file} ${why}`, { cause });
    }
}


/***/ }),

/***/ 7139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ score),
/* harmony export */   i: () => (/* binding */ mean)
/* harmony export */ });
/* harmony import */ var _model_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4209);
/* harmony import */ var _latency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2987);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9148);



/** `metrics` are computed for every case; the means follow from them. */
function score(suite, run, metrics, definition) {
    const runs = new Map(run.cases.map((each) => [each.caseId, each]));
    const cases = suite.cases.map((subject) => {
        const caseRun = runs.get(subject.id) ?? notAsked(subject);
        return scoreCase((0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .viewCase */ .U1)(subject, caseRun, definition), caseRun, metrics);
    });
    return {
        cases,
        means: bucketed(cases, (bucket) => means(bucket, metrics)),
        latency: bucketed(cases, (bucket) => (0,_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .summariseLatency */ .p)(bucket.flatMap((each) => each.samplesMs), definition.percentile)),
    };
}
function notAsked(subject) {
    return {
        caseId: subject.id,
        outcome: { kind: "error", message: "not asked" },
        firstMs: null,
        samplesMs: [],
    };
}
function scoreCase(view, run, metrics) {
    const values = new Map();
    for (const metric of metrics) {
        if (metric.family.kind !== "latency")
            values.set(metric.name, metric.family.value(view, metric.k ?? Number.POSITIVE_INFINITY));
    }
    const consumed = (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .consume */ .Fg)(view, () => true);
    return {
        id: view.case.id,
        intent: view.case.intent,
        digest: view.case.digest,
        metrics: values,
        ranks: (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .targetRanks */ .Hc)(view),
        forbiddenRanks: view.forbidden.flatMap((hit, i) => (hit ? [i + 1] : [])),
        results: view.hits.map((hit) => hit.docId),
        manyToMany: view.covers.some((targets, i) => targets.length > 1 || (targets.length === 1 && consumed[i] === null)),
        targets: (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .relevantCount */ .zQ)(view),
        degraded: view.degraded,
        error: run.outcome.kind === "error" ? run.outcome.message : null,
        samplesMs: run.samplesMs,
    };
}
function bucketed(cases, make) {
    const intents = [...new Set(cases.map((each) => each.intent))].toSorted(_model_order_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .O);
    return {
        overall: make(cases),
        byIntent: new Map(intents.map((intent) => [intent, make(cases.filter((each) => each.intent === intent))])),
    };
}
function means(bucket, metrics) {
    const result = new Map();
    for (const metric of metrics) {
        if (metric.family.kind === "latency")
            continue;
        result.set(metric.name, mean(bucket, (each) => each.metrics.get(metric.name) ?? null, metric.family.weight));
    }
    return result;
}
/** Mean over the cases that have a value, weighted where the metric says so; null where none has. */
function mean(cases, value, weigh) {
    let sum = 0;
    let weight = 0;
    for (const each of cases) {
        const measured = value(each);
        if (measured === null)
            continue;
        const own = weigh === "targets" ? each.targets : 1;
        sum += measured * own;
        weight += own;
    }
    return weight === 0 ? null : sum / weight;
}


/***/ }),

/***/ 3783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CW: () => (/* binding */ formatDelta),
/* harmony export */   Fl: () => (/* binding */ formatValue),
/* harmony export */   Fv: () => (/* binding */ formatMove),
/* harmony export */   HS: () => (/* binding */ changedMoves),
/* harmony export */   Hh: () => (/* binding */ isLatency),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   PM: () => (/* binding */ checkNumbers),
/* harmony export */   _V: () => (/* binding */ formatMs),
/* harmony export */   _j: () => (/* binding */ culpritMoves),
/* harmony export */   m8: () => (/* binding */ culpritChange),
/* harmony export */   mh: () => (/* binding */ withArrow),
/* harmony export */   my: () => (/* binding */ isCount),
/* harmony export */   x3: () => (/* binding */ NONE)
/* harmony export */ });
/* unused harmony export formatRank */
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4141);
/** Numbers for people. */

const NONE = "–";
const MINUS = "−";
function isLatency(metric) {
    return metric.startsWith("latency_");
}
/** Checks that count cases instead of averaging over them. */
function isCount(metric) {
    return metric === "newly_lost" || metric === "critical_lost" || metric === "cases";
}
/** Three significant digits, never more than the clock gives: 0.042 ms, 4.21 ms, 42.1 ms, 421 ms, 4210 ms. */
function formatMs(ms, decimals = msDecimals(ms)) {
    return ms === null ? NONE : `${withMinus(ms.toFixed(decimals))} ms`;
}
function msDecimals(ms) {
    const size = Math.abs(ms ?? 0);
    return size < 1 ? 3 : size < 10 ? 2 : size < 100 ? 1 : 0;
}
/** A metric's value in the metric's unit: quality with 3 decimals, milliseconds with three digits, unless told otherwise. */
function formatValue(metric, value, decimals) {
    if (value === null)
        return NONE;
    if (isLatency(metric))
        return formatMs(value, decimals);
    if (isCount(metric))
        return withMinus(String(Math.round(value * 1e6) / 1e6));
    return withMinus(value.toFixed(decimals ?? 3));
}
/** With a sign, also for gains: `+0.012`, `−0.067`, `0.000`. */
function formatDelta(metric, delta, decimals) {
    if (delta === null)
        return NONE;
    const shown = formatValue(metric, delta, decimals);
    return delta > 0 && /[1-9]/.test(shown) ? `+${shown}` : shown;
}
/** `▲` or `▼` before a delta that shows; direction of movement, not of merit. */
function withArrow(delta) {
    if (delta.startsWith("+"))
        return `▲ ${delta}`;
    return delta.startsWith(MINUS) ? `▼ ${delta}` : delta;
}
function withMinus(text) {
    if (!text.startsWith("-"))
        return text;
    return /[1-9]/.test(text) ? MINUS + text.slice(1) : text.slice(1);
}
/** The figures of one row, all with the same number of decimals. */
function checkNumbers(check) {
    const values = [check.baseline, check.current, check.limit].filter((value) => value !== null);
    const decimals = isLatency(check.metric) ? Math.max(0, ...values.map(msDecimals)) : qualityDecimals(values);
    return {
        baseline: formatValue(check.metric, check.baseline, decimals),
        current: formatValue(check.metric, check.current, decimals),
        delta: formatDelta(check.metric, check.delta, decimals),
        limit: formatValue(check.metric, check.limit, decimals),
    };
}
/** Three, or up to six where fewer would print two different values alike. */
function qualityDecimals(values) {
    const distinct = (decimals) => new Set(values.map((value) => value.toFixed(decimals))).size;
    return [3, 4, 5].find((decimals) => distinct(decimals) === distinct(9)) ?? 6;
}
/** A rank, or a dash where the target was not found in the top k. */
function formatRank(rank) {
    return rank === null ? NONE : String(rank);
}
/** `3 → –`; only the rank of now where the case has no counterpart in the baseline. */
function formatMove(before, after) {
    return before === undefined ? formatRank(after) : `${formatRank(before)} → ${formatRank(after)}`;
}
/** What a check saw of one case: its metric before and now; of a latency percentile the case's median. */
function culpritChange(check, culprit) {
    if (isCount(check.metric))
        return check.metric === "cases" ? "not in this run" : "no target found";
    const name = isLatency(check.metric) ? "median" : check.metric;
    const { baseline, current } = checkNumbers({
        ...check,
        baseline: culprit.before,
        current: culprit.after,
        delta: null,
        limit: null,
    });
    return `${name} ${culprit.before === null ? "" : `${baseline} → `}${current}`;
}
/** The targets of a culprit with their ranks, those that lost most first; empty where the case is unknown. */
function culpritMoves(culprit, one) {
    if (one === null)
        return [];
    const moves = one.expected.map((target, i) => ({
        label: (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .targetLabel */ .O)(target),
        grade: target.grade,
        before: culprit.ranks_before === null ? undefined : (culprit.ranks_before[i] ?? null),
        after: culprit.ranks_after?.[i] ?? null,
    }));
    return moves.toSorted((a, b) => fall(b) - fall(a));
}
/** Only those that moved, where any did: the others explain nothing. */
function changedMoves(moves) {
    const changed = moves.filter((move) => move.before !== move.after);
    return changed.length > 0 ? changed : moves;
}
/** Ranks lost; a target that vanished lost more than any that is still there. */
function fall(move) {
    const [before, after] = [move.before ?? null, move.after];
    if (before === null)
        return after === null ? 0 : -1e9 + after;
    return after === null ? 1e9 - before : after - before;
}
/** `1 case`, `4 cases`. */
function plural(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}


/***/ }),

/***/ 7156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ scopeLabel),
/* harmony export */   AN: () => (/* binding */ scopeWords),
/* harmony export */   DQ: () => (/* binding */ missingReason),
/* harmony export */   J4: () => (/* binding */ CATEGORY_MEANING),
/* harmony export */   Qz: () => (/* binding */ failureSentence),
/* harmony export */   YC: () => (/* binding */ checkSentence),
/* harmony export */   cv: () => (/* binding */ noticeSentence)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3783);

/** How many ids a sentence names before it counts the rest. */
const NAMED = 5;
const NAME_LENGTH = 80;
/** What each category says about the change. */
const CATEGORY_MEANING = {
    recall_drop: "relevant results are no longer found",
    ranking_shift: "relevant results are found, but further down",
    latency_regression: "answers take longer",
    diversity_collapse: "results crowd into one cluster",
    semantic_degraded_spike: "the retriever fell back more often",
    forbidden_hit: "results that must not appear do",
    retriever_error: "queries failed",
    cost_regression: "a query costs more",
    answer_regression: "answers got worse",
    missing_data: "something gated was not measured",
    gate_weakened: "the change loosens the gate's own rules",
};
/** `overall`, or `in intent howto`. */
function scopeWords(scope) {
    return scope.startsWith("intent:") ? `in intent ${clip(scope.slice("intent:".length))}` : scope;
}
/** The bucket's bare name, for tables. */
function scopeLabel(scope) {
    return scope.startsWith("intent:") ? scope.slice("intent:".length) : scope;
}
/** One check without a full stop: `recall@10 fell from 0.921 to 0.854 (limit 0.911) in intent howto`. */
function checkSentence(check) {
    return check.law === "base" ? `${lawlessSentence(check)} by the base's rules` : lawlessSentence(check);
}
function lawlessSentence(check) {
    const where = scopeWords(check.scope);
    if (check.weakening !== undefined)
        return weakeningSentence(check.weakening);
    if ((0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my)(check.metric))
        return countSentence(check);
    if (check.missing !== null)
        return `${check.metric} ${where} could not be judged: ${missingReason(check.missing)}`;
    const { baseline, current, limit } = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .checkNumbers */ .PM)(check);
    const bound = check.limit === null ? "" : ` (limit ${limit})`;
    if (check.baseline === null || check.delta === null)
        return `${check.metric} is ${current}${bound} ${where}`;
    if (check.delta === 0)
        return `${check.metric} stayed at ${current}${bound} ${where}`;
    const moved = check.delta < 0 ? "fell" : "rose";
    return `${check.metric} ${moved} from ${baseline} to ${current}${bound} ${where}`;
}
/** `gate.recall@10.tolerance: [0.01, 1 case] before, 0.5 now`. */
function weakeningSentence({ code, field, before, after }) {
    const [was, is] = [clip(before), clip(after)];
    switch (code) {
        case "base_unusable":
            return `the base's files can't judge: ${was}`;
        case "config_moved":
            return `the base is gated by ${was}, this change by ${is}`;
        case "link":
            return `a file of the gate became a symbolic link, which the next change can't be judged by`;
        default:
            return `${clip(field)}: ${was} before, ${is} now`;
    }
}
/** `newly_lost`, `critical_lost` and `cases`: whole cases, overall. */
function countSentence(check) {
    const { current, limit } = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .checkNumbers */ .PM)(check);
    const count = check.current ?? 0;
    if (check.metric === "cases") {
        const gone = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)((check.baseline ?? 0) - count, "case");
        return `${gone} of the baseline's ${check.baseline ?? 0} can't be compared: ${missingReason(check.missing ?? { code: "cases_absent" })}`;
    }
    if (check.metric === "critical_lost") {
        return `${current} critical ${count === 1 ? "case finds" : "cases find"} no target (${limit} allowed)`;
    }
    return `${current} ${count === 1 ? "case" : "cases"} found a target at the baseline and none now (${limit} allowed)`;
}
function missingReason(reason) {
    switch (reason.code) {
        case "not_measured":
            return "this run did not measure it";
        case "baseline_lacks_metric":
            return "the baseline has no value for it; record a new baseline, or set the rule to off";
        case "cases_absent":
            return "they are missing from the suite, or were edited";
        case "no_paired_cases":
            return "no case is the same in the baseline and in this run";
        case "too_few_samples":
            return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(reason.have, "sample")} where ${reason.need} are needed${moreSamples(reason.repeats)}`;
        default:
            return unknown(reason);
    }
}
/** No number of repeats helps where no case answers. */
function moreSamples(repeats) {
    return repeats > 0 ? `; set latency.repeats to ${repeats}, or raise latency.budget_s` : "";
}
/** What went wrong, and after it what to do; problems are listed apart. */
function failureSentence(failure) {
    return failure.hint === null
        ? sentence(failure.message)
        : `${sentence(failure.message)} ${sentence(failure.hint)}`;
}
/** A full sentence, with its full stop. */
function noticeSentence(notice) {
    switch (notice.code) {
        case "bootstrap":
            return "First run: the base has no gate files yet, so the files of this change judged it.";
        case "head_only":
            return `Only the files of this checkout judged: ${HEAD_ONLY[notice.reason]}.`;
        case "base_ref_ignored":
            return "base-ref is ignored here: the event decides what the base is.";
        case "weakened":
            return `The rules were loosened: ${clip(notice.field)}, ${clip(notice.before)} before, ${clip(notice.after)} now.`;
        case "accepted":
            return `Accepted with the label: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(notice.checks, "failure")} by the base's rules.`;
        case "acceptable":
            return `If this is meant to be: add the label ${notice.label} (remove and re-add it where it is there already); the workflow's pull_request types must have labeled. "Re-run" repeats the old event.`;
        case "rule_off":
            return `${notice.metric} is not gated ${scopeWords(notice.scope)}: the config sets it to off.`;
        case "latency_off":
            return notice.by === "config"
                ? "Latency is not gated: the config says latency: off."
                : "Latency is not gated: this kind of retriever has no clock.";
        case "not_applicable":
            return `${notice.metric} does not apply ${scopeWords(notice.scope)}: no case has what it measures.`;
        case "improved":
            return `${notice.metric} improved by ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDelta */ .CW)(notice.metric, notice.delta)} ${scopeWords(notice.scope)}; record a new baseline to keep the gain.`;
        case "implausible_jump":
            return `${notice.metric} moved by ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDelta */ .CW)(notice.metric, notice.delta)} overall; a jump of this size is more often a broken measurement than an improvement, so check the suite and the retriever before merging.`;
        case "differs":
            return `${notice.field} differs from the baseline: ${clip(notice.baseline)} there, ${clip(notice.current)} here.`;
        case "small_intent":
            return `Intent ${clip(notice.intent)} has ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(notice.cases, "case")}, too few to be gated on quality unless a rule names it.`;
        default:
            return measurementSentence(notice);
    }
}
const HEAD_ONLY = {
    record: "a baseline is recorded",
    no_git: "there is no git",
    no_repository: "there is no git repository",
    on_default_branch: "this is the default branch",
    default_branch_unknown: "the default branch is not known; name a base with base-ref",
    default_branch_not_fetched: "the default branch is not in this clone; check out with fetch-depth: 0",
    no_merge_base: "this clone shows no common commit with the default branch; check out with fetch-depth: 0",
};
function measurementSentence(notice) {
    switch (notice.code) {
        case "other_machine":
            return "The baseline was recorded on another kind of machine, so differences in latency may be the machine's.";
        case "means_only":
            return meansOnly(notice.tool, notice.not_compared);
        case "includes_start":
            return "One process answers one query: every latency figure includes the start of a process.";
        case "reported_latency":
            return "Latency figures are the retriever's own, not measured here.";
        case "zero_quality":
            return "No query found any of its targets: the ids or paths of the results may not fit the suite.";
        case "selftest":
            return `Self-test: blocked the broken retrievers ${names(notice.blocked)}; the baseline against itself passes.`;
        case "blind_to":
            return `These rules let a retriever pass that is ${notice.mutant}.`;
        case "cached_answers":
            return `Answers look cached: the first time a query took ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMs */ ._V)(notice.first_ms)}, a repeat ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMs */ ._V)(notice.repeat_ms)}, so the latency figures may not be those of new queries.`;
        case "budget_ended":
            return `The latency budget ended after ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(notice.repeats, "repeat")}.`;
        case "ties":
            return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(notice.cases, "case")} had results with equal scores; their order was settled by document id.`;
        case "short_lists":
            return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(notice.cases, "case")} got fewer than ${notice.k} results.`;
        case "retries":
            return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(notice.count, "transport retry", "transport retries")} happened.`;
        case "unjudged_queries":
            return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(notice.count, "query", "queries")} of the dataset had no judgments and took no part.`;
        case "judged_missing_from_corpus":
            return `The corpus lacks ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(notice.documents.length, "judged document")}: ${names(notice.documents)}.`;
        case "limit":
            return `The dataset was cut to ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(notice.cases, "case")}; such a run never passes.`;
        default:
            return caseListSentence(notice);
    }
}
function meansOnly(tool, notCompared) {
    const left = notCompared.length === 0 ? "" : ` It lacks ${notCompared.join(", ")}, which took no part.`;
    return `The baseline is ${tool}'s: its means were compared with this run's, as if of the same k, definition and machine, and no single case was.${left} Record a baseline to gate cases.`;
}
function caseListSentence(notice) {
    const count = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(notice.cases.length, "case");
    const list = names(notice.cases);
    switch (notice.code) {
        case "new_cases":
            return `${count} without a counterpart in the baseline, new or edited, could not be compared: ${list}.`;
        case "duplicates":
            return `${count} got the same document more than once; only the first counts: ${list}.`;
        case "no_relevant_target":
            return `${count} without a relevant target can only score 0: ${list}.`;
        case "unstable":
            return `${count} got other results when asked again: ${list}.`;
        case "errored_cases":
            return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(notice.cases.length, "query", "queries")} failed and scored 0: ${list}.`;
        case "trec_counts_differ":
            return `In ${count} a result matches several targets or several results one target, where trec_eval counts otherwise: ${list}.`;
        default:
            return unknown(notice);
    }
}
/** The first few ids, then how many more. */
function names(ids) {
    const shown = ids.slice(0, NAMED).map(clip).join(", ");
    return ids.length > NAMED ? `${shown} and ${ids.length - NAMED} more` : shown;
}
/** Sentences are one-liners: a name of 10 kB would bury what they say. */
function clip(name) {
    const points = name.length > NAME_LENGTH ? Array.from(name) : [];
    return points.length > NAME_LENGTH
        ? `${points.slice(0, NAME_LENGTH).join("")}… (+${points.length - NAME_LENGTH} characters)`
        : name;
}
function sentence(text) {
    return /[.!?:)]$/.test(text.trimEnd()) ? text.trimEnd() : `${text.trimEnd()}.`;
}
/** Compiles only while every variant has its words. */
function unknown(value) {
    throw new TypeError(`no sentence for ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 2817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ BoundedLog)
/* harmony export */ });
const HEAD_BYTES = 64 * 1024;
const TAIL_BYTES = 64 * 1024;
/**
 * What a retriever wrote for people: the first 64 KiB and the last 64 KiB, and how much lay between. Holds 128 KiB
 * however much comes.
 */
class BoundedLog {
    #head = Buffer.alloc(HEAD_BYTES);
    /** A ring: byte n of what follows the head lies at n modulo its size. */
    #tail = Buffer.alloc(TAIL_BYTES);
    #headBytes = 0;
    #tailBytes = 0;
    push(chunk) {
        const toHead = Math.min(chunk.length, HEAD_BYTES - this.#headBytes);
        chunk.copy(this.#head, this.#headBytes, 0, toHead);
        this.#headBytes += toHead;
        let from = toHead;
        while (from < chunk.length) {
            const at = this.#tailBytes % TAIL_BYTES;
            const copied = chunk.copy(this.#tail, at, from);
            from += copied;
            this.#tailBytes += copied;
        }
    }
    /** Everything kept, decoded as UTF-8 with replacement characters; untrusted, escape before printing. */
    text() {
        const head = this.#head.subarray(0, this.#headBytes);
        const leftOut = this.#tailBytes - TAIL_BYTES;
        if (leftOut <= 0)
            return Buffer.concat([head, this.#tail.subarray(0, this.#tailBytes)]).toString("utf8");
        const at = this.#tailBytes % TAIL_BYTES;
        const tail = Buffer.concat([this.#tail.subarray(at), this.#tail.subarray(0, at)]);
        return `${head.toString("utf8")}\n[${leftOut} bytes left out]\n${tail.toString("utf8")}`;
    }
    /** The last lines with any content, at most `count` lines and 2,000 characters; empty where nothing was written. */
    lastLines(count) {
        const lines = this.text()
            .split("\n")
            .filter((line) => line.trim() !== "");
        return lines.slice(-count).join("\n").slice(-2000);
    }
}


/***/ }),

/***/ 1088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ createRetriever)
/* harmony export */ });
/* unused harmony export RETRIEVERS */
/** Every kind of retriever. Adding one is one file, one entry here and one test. */
const RETRIEVERS = [
    {
        kind: "command",
        meaning: "A program that answers JSON Lines on standard input and output, kept running or started per query",
        load: async (config, ports) => (await Promise.all(/* import() */[__webpack_require__.e(243), __webpack_require__.e(643)]).then(__webpack_require__.bind(__webpack_require__, 5643))).commandRetriever(config, ports),
    },
    {
        kind: "http",
        meaning: "A server that answers JSON over HTTP, already running or started by the gate",
        load: async (config, ports) => (await Promise.all(/* import() */[__webpack_require__.e(243), __webpack_require__.e(331), __webpack_require__.e(700)]).then(__webpack_require__.bind(__webpack_require__, 3700))).httpRetriever(config, ports),
    },
    {
        kind: "mcp",
        meaning: "A tool of a Model Context Protocol server, over standard input and output or HTTP",
        load: async (config, ports) => (await Promise.all(/* import() */[__webpack_require__.e(243), __webpack_require__.e(331), __webpack_require__.e(857)]).then(__webpack_require__.bind(__webpack_require__, 5857))).mcpRetriever(config, ports),
    },
    {
        kind: "module",
        meaning: "An ES module whose default export is (query, { k, signal }) => results, run in a child process",
        load: async (config, ports) => (await Promise.all(/* import() */[__webpack_require__.e(243), __webpack_require__.e(624)]).then(__webpack_require__.bind(__webpack_require__, 243))).moduleRetriever(config, ports),
    },
    {
        kind: "run",
        meaning: "A recorded run: TREC format, or JSON Lines of rankings or answers; no clock",
        load: async (config, ports) => (await Promise.all(/* import() */[__webpack_require__.e(783), __webpack_require__.e(31)]).then(__webpack_require__.bind(__webpack_require__, 4031))).runRetriever(config, ports),
    },
    {
        kind: "bm25",
        meaning: "Embedded lexical search over a JSON Lines corpus or files, for a first run and as a yardstick",
        load: async (config, ports) => (await __webpack_require__.e(/* import() */ 626).then(__webpack_require__.bind(__webpack_require__, 2626))).bm25Retriever(config, ports),
    },
];
/** The retriever that the config describes; its adapter is loaded by `start`. */
function createRetriever(config, ports) {
    const kind = RETRIEVERS.find((entry) => entry.kind === config.kind);
    if (kind === undefined)
        throw new Error(`no retriever is registered for kind ${config.kind}`);
    return new LazyRetriever(() => kind.load(config, ports));
}
/** Commands that never ask a retriever pay nothing for the adapters. */
class LazyRetriever {
    #load;
    #loading = null;
    #loaded = null;
    #stopped = false;
    constructor(load) {
        this.#load = load;
    }
    async start() {
        if (this.#stopped)
            throw new Error("start was called after stop");
        this.#loading ??= this.#load();
        this.#loaded = await this.#loading;
        if (!this.#stopped)
            await this.#loaded.start();
    }
    ask(question) {
        if (this.#loaded === null)
            return Promise.reject(new Error("ask was called before start"));
        return this.#loaded.ask(question);
    }
    async stop() {
        this.#stopped = true;
        try {
            await (await this.#loading)?.stop();
        }
        catch {
            // The adapter could not be loaded: start has said so, and there is nothing to stop.
        }
    }
}


/***/ }),

/***/ 6678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ runSuite)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/model/order.js
var order = __webpack_require__(4209);
;// CONCATENATED MODULE: ./lib/run/ranking.js
/** A retriever's results become hits: named, ordered, collapsed and cut to k. */



/**
 * Order first, then cut to k. Throws retriever_answer where a result can't be named, where `order` or `collapse` needs
 * scores that are missing, and for a repeated document under `duplicates: error`.
 */
function rank(results, caseId, k, definition) {
    // Own keys before the spread, here and below: the other way round is twenty times as slow.
    const named = results.map((result, index) => {
        const docId = documentId(result, index);
        if (result.score === undefined || definition.scores === "float64")
            return { docId, ...result };
        return { docId, ...result, score: Math.fround(result.score) };
    });
    const kept = definition.ignore_identical_ids ? named.filter((result) => result.docId !== caseId) : named;
    const ordered = collapse(ranking_order(kept, definition.order), definition.collapse);
    return markRepeats(ordered.slice(0, k), definition.duplicates);
}
/** `id`, else `path::qualified_name`, `path::name`, `path#` + hash of the text, `path`, `text:` + hash. */
function documentId(result, index) {
    const { id, path, qualifiedName, name, text } = result;
    if (id !== undefined)
        return id;
    if (path !== undefined) {
        if (qualifiedName !== undefined)
            return `${path}::${qualifiedName}`;
        if (name !== undefined)
            return `${path}::${name}`;
        return text === undefined ? path : `${path}#${shortHash(text)}`;
    }
    if (text !== undefined)
        return `text:${shortHash(text)}`;
    throw new errors.GateError("retriever_answer", `results[${index}] has none of id, path and text`, {
        hint: "Give every result at least one of `id`, `path`, `text`, so that it can be told from the others.",
    });
}
function shortHash(text) {
    return (0,external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, 12);
}
function ranking_order(results, by) {
    if (by === "rank")
        return settleTies(results);
    const ascending = by === "score" ? 1 : -1;
    return results.toSorted((a, b) => scoreOf(b) - scoreOf(a) || ascending * (0,order/* compareCodePoints */.O)(a.docId, b.docId));
}
function scoreOf(result) {
    if (result.score !== undefined)
        return result.score;
    throw new errors.GateError("retriever_answer", `result "${result.docId}" has no score`, {
        hint: "`definition.order: score`, `order: trec` and `collapse: max` need a score in every result; or use `order: rank`.",
    });
}
/**
 * Ranks as returned, but neighbours with equal scores by id: their order is the retriever's chance. Untouched where any
 * score is missing or all are equal, since then the scores say nothing and the order everything.
 */
function settleTies(results) {
    const first = results[0]?.score;
    if (results.some((result) => result.score === undefined))
        return results;
    if (results.every((result) => result.score === first))
        return results;
    const settled = [];
    for (let start = 0; start < results.length;) {
        let end = start + 1;
        while (end < results.length && results[end].score === results[start].score)
            end++;
        settled.push(...results.slice(start, end).toSorted((a, b) => (0,order/* compareCodePoints */.O)(a.docId, b.docId)));
        start = end;
    }
    return settled;
}
/** Chunks to documents: one entry a path (or id, without one), named by it. */
function collapse(results, how) {
    if (how === "none")
        return results;
    const best = new Map();
    for (const result of results) {
        const key = result.path ?? result.docId;
        const held = best.get(key);
        if (held === undefined || (how === "max" && scoreOf(result) > scoreOf(held)))
            best.set(key, { ...result, docId: key });
    }
    const documents = [...best.values()];
    if (how === "first")
        return documents;
    return documents.toSorted((a, b) => scoreOf(b) - scoreOf(a) || (0,order/* compareCodePoints */.O)(a.docId, b.docId));
}
function markRepeats(results, duplicates) {
    const seen = new Set();
    return results.map((result) => {
        const repeat = seen.has(result.docId);
        if (repeat && duplicates === "error") {
            throw new errors.GateError("retriever_answer", `document "${result.docId}" is in the results twice`, {
                hint: "Fix the retriever, collapse chunks with `definition.collapse`, or accept repeats with `duplicates: ignore`.",
            });
        }
        seen.add(result.docId);
        return { repeat, ...result };
    });
}

;// CONCATENATED MODULE: ./lib/run/run-suite.js
/** Asks every case's query: once for quality, then in timed passes with one query in flight. */


/** `auto` starts here. */
const FIRST_REPEATS = 5;
const MOST_REPEATS = 1000;
const ASKED_TWICE = 10;
/** Starts the retriever, measures, and stops it in every case. Rejects only for what is no GateError. */
async function runSuite(plan, ports) {
    const session = new Session(plan, ports);
    try {
        await ports.retriever.start();
        await session.qualityPass();
        await session.timedPasses();
        return session.measurement(null);
    }
    catch (error) {
        if (error instanceof errors.GateError)
            return session.measurement(error);
        throw error;
    }
    finally {
        await ports.retriever.stop();
    }
}
function idsOf(answer) {
    return JSON.stringify(answer.hits.map((hit) => hit.docId));
}
class Session {
    #plan;
    #ports;
    #outcomes = new Map();
    #firstMs = new Map();
    #samples = new Map();
    /** Document ids of the first answer, by case. */
    #firstIds = new Map();
    #unstable = new Set();
    #retries = 0;
    #repeats = 0;
    #budgetEnded = false;
    #source = "off";
    constructor(plan, ports) {
        this.#plan = plan;
        this.#ports = ports;
    }
    /** One answer for every case; concurrent where the plan allows, in the same order either way. */
    async qualityPass() {
        const { cases, concurrency } = this.#plan;
        let next = 0;
        let done = 0;
        const worker = async () => {
            for (let subject = cases[next++]; subject !== undefined; subject = cases[next++]) {
                await this.#first(subject);
                this.#ports.progress("quality", ++done, cases.length);
            }
        };
        const workers = Array.from({ length: Math.min(concurrency, cases.length) }, () => worker().catch((error) => {
            next = cases.length;
            throw error;
        }));
        const ended = await Promise.allSettled(workers);
        const failed = ended.find((each) => each.status === "rejected");
        if (failed !== undefined)
            throw failed.reason;
    }
    /** Whole passes, so that every case has as many repeats as the others, until they suffice or the budget ends. */
    async timedPasses() {
        const { latency, cases, settled, concurrency, clock } = this.#plan;
        if (clock === "recorded")
            return latency === "off" ? undefined : this.#adoptRecorded();
        if (latency === "off")
            return this.#askAgain();
        this.#source = latency.source;
        const counted = latency.warmup === 0 && concurrency === 1;
        if (counted)
            this.#adopt(this.#firstMs);
        for (let pass = 1; pass < latency.warmup; pass++)
            await this.#pass();
        const start = this.#ports.now();
        for (;;) {
            const wanted = latency.repeats === "auto" ? FIRST_REPEATS : latency.repeats;
            if (this.#repeats >= wanted && (latency.repeats !== "auto" || settled(this.#samples)))
                return;
            if (this.#repeats >= MOST_REPEATS)
                return;
            const spent = this.#ports.now() - start;
            // A pass that would not end in time is not begun, but one is always taken.
            const each = this.#repeats === 0 ? 0 : spent / this.#repeats;
            if (latency.repeats === "auto" && this.#repeats > 0 && spent + each > latency.budget_s * 1000) {
                this.#budgetEnded = true;
                return;
            }
            this.#adopt(await this.#pass());
            this.#ports.progress("latency", this.#repeats * cases.length, Math.max(wanted, this.#repeats) * cases.length);
        }
    }
    measurement(failure) {
        const unasked = {
            kind: "error",
            message: failure === null ? "not asked" : `not asked: ${failure.message}`,
        };
        return {
            cases: this.#plan.cases.map((subject) => ({
                caseId: subject.id,
                outcome: this.#outcomes.get(subject.id) ?? unasked,
                firstMs: this.#firstMs.get(subject.id) ?? null,
                samplesMs: this.#samples.get(subject.id) ?? [],
            })),
            timing: {
                source: this.#source,
                repeats: this.#repeats,
                budgetEnded: this.#budgetEnded,
                includesStart: this.#plan.clock === "with_start",
            },
            unstable: this.#plan.cases.flatMap((subject) => (this.#unstable.has(subject.id) ? [subject.id] : [])),
            retries: this.#retries,
            failure,
        };
    }
    async #ask(subject) {
        if (this.#ports.cancelled()) {
            throw new errors.GateError("cancelled", "the run was cancelled", {
                hint: "What was measured until then is in the report.",
            });
        }
        const raw = await this.#ports.retriever.ask({
            caseId: subject.askedAs ?? subject.id,
            query: subject.query,
            k: this.#plan.k,
        });
        this.#retries += raw.retries;
        return raw;
    }
    async #first(subject) {
        const raw = await this.#ask(subject);
        if (raw.kind === "error") {
            this.#outcomes.set(subject.id, { kind: "error", message: raw.message });
            return;
        }
        const answer = this.#answer(subject, raw);
        this.#outcomes.set(subject.id, answer);
        this.#firstIds.set(subject.id, idsOf(answer));
        const elapsed = this.#elapsed(subject, raw);
        if (elapsed !== null)
            this.#firstMs.set(subject.id, elapsed);
    }
    #answer(subject, raw) {
        const { k, definition } = this.#plan;
        try {
            const hits = rank(raw.results, subject.askedAs ?? subject.id, k, definition);
            const { kind, degraded, reportedMs, spans, usage, answer } = raw;
            return {
                kind,
                hits,
                returned: raw.results.length,
                degraded,
                ...(reportedMs === undefined ? {} : { reportedMs }),
                ...(spans === undefined ? {} : { spans }),
                ...(usage === undefined ? {} : { usage }),
                ...(answer === undefined ? {} : { answer }),
            };
        }
        catch (error) {
            if (!(error instanceof errors.GateError))
                throw error;
            throw new errors.GateError(error.code, `case "${subject.id}": ${error.message}`, {
                ...(error.hint === undefined ? {} : { hint: error.hint }),
                cause: error,
            });
        }
    }
    /** Milliseconds by the clock that the config chose; null where a recorded run carries none. */
    #elapsed(subject, raw) {
        const { latency, clock } = this.#plan;
        if (clock === "recorded")
            return raw.reportedMs ?? null;
        if (latency === "off" || latency.source === "measured")
            return raw.elapsedMs;
        if (raw.reportedMs !== undefined)
            return raw.reportedMs;
        throw new errors.GateError("retriever_answer", `case "${subject.id}": the answer has no latency_ms`, {
            hint: "`latency.source: reported` needs `latency_ms` in every answer; or use `source: measured`.",
        });
    }
    /** A recorded run is asked once: its own times are the samples where every answer has one, else latency is off. */
    #adoptRecorded() {
        const answered = [...this.#outcomes].filter(([, outcome]) => outcome.kind === "answer");
        if (answered.length === 0 || !answered.every(([id]) => this.#firstMs.has(id)))
            return;
        this.#source = "reported";
        this.#adopt(this.#firstMs);
    }
    async #pass(cases = this.#plan.cases) {
        const times = new Map();
        for (const subject of cases) {
            if (this.#outcomes.get(subject.id)?.kind === "error")
                continue;
            const raw = await this.#ask(subject);
            if (raw.kind === "error") {
                this.#outcomes.set(subject.id, { kind: "error", message: `in a repeat: ${raw.message}` });
                this.#samples.delete(subject.id);
                continue;
            }
            if (idsOf(this.#answer(subject, raw)) !== this.#firstIds.get(subject.id))
                this.#unstable.add(subject.id);
            const elapsed = this.#elapsed(subject, raw);
            if (elapsed !== null)
                times.set(subject.id, elapsed);
        }
        return times;
    }
    /** Without timed passes some cases, evenly spread, are asked twice: a retriever that wavers is worth knowing. */
    async #askAgain() {
        const { cases } = this.#plan;
        const step = Math.max(1, Math.ceil(cases.length / ASKED_TWICE));
        await this.#pass(cases.filter((_, index) => index % step === 0));
    }
    #adopt(times) {
        this.#repeats++;
        for (const [id, time] of times)
            this.#samples.set(id, [...(this.#samples.get(id) ?? []), time]);
    }
}


/***/ })

};
