export const id = 9100;
export const ids = [9100];
export const modules = {

/***/ 66579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   names: () => (/* binding */ names)
/* harmony export */ });
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13480);
/* harmony import */ var _reporters_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52245);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78691);
/** What can be named in a config or found in a report, as the registries have it. */



function names() {
    return {
        metrics: (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .metricForms */ .IP)(),
        retrievers: _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .RETRIEVERS */ .eL.map(({ kind }) => kind),
        reports: _reporters_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORTERS */ .P.map(({ file }) => file),
    };
}


/***/ }),

/***/ 27139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UB: () => (/* binding */ askedIn),
/* harmony export */   fN: () => (/* binding */ score),
/* harmony export */   fS: () => (/* binding */ summarise),
/* harmony export */   i2: () => (/* binding */ mean)
/* harmony export */ });
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16886);
/* harmony import */ var _cost_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36292);
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86509);
/* harmony import */ var _latency_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72987);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19148);
/** Scores a run: every case of the suite counts, answered or not. */






/** `metrics` are computed for every case; the means follow from them. */
function score(suite, run, metrics, definition) {
    const runs = new Map(run.cases.map((each) => [each.case_id, each]));
    const cases = suite.cases.map((subject) => {
        const caseRun = runs.get(subject.id) ?? notAsked(subject);
        return scoreCase((0,_view_js__WEBPACK_IMPORTED_MODULE_4__/* .viewCase */ .U1)(subject, caseRun, definition), caseRun, metrics);
    });
    return { cases, ...summarise(cases, metrics, definition) };
}
/** Means and latency of these cases, overall and by intent. */
function summarise(cases, metrics, definition) {
    return {
        means: bucketed(cases, (bucket) => means(bucket, metrics)),
        latency: bucketed(cases, (bucket) => (0,_latency_js__WEBPACK_IMPORTED_MODULE_3__/* .summariseBucket */ .z9)(bucket, definition.percentile)),
    };
}
/** The cases that were asked, of a run that ended early. */
function askedIn(suite, run) {
    const unasked = run.cases.filter(({ outcome }) => outcome.kind === "error" && outcome.asked === false);
    const ids = new Set(unasked.map((each) => each.case_id));
    return ids.size === 0 ? suite : { ...suite, cases: suite.cases.filter(({ id }) => !ids.has(id)) };
}
function notAsked(subject) {
    return {
        case_id: subject.id,
        outcome: { kind: "error", message: "not asked", asked: false },
        first_ms: null,
        samples_ms: [],
    };
}
function scoreCase(view, run, metrics) {
    const values = new Map();
    for (const metric of metrics) {
        if ((0,_family_js__WEBPACK_IMPORTED_MODULE_2__/* .isPerCase */ .uE)(metric.family))
            values.set(metric.name, metric.family.value(view, metric.k ?? Number.POSITIVE_INFINITY));
    }
    const consumed = (0,_view_js__WEBPACK_IMPORTED_MODULE_4__/* .consume */ .Fg)(view, () => true);
    return {
        id: view.case.id,
        intent: view.case.intent,
        digest: view.case.digest,
        metrics: values,
        ranks: (0,_view_js__WEBPACK_IMPORTED_MODULE_4__/* .targetRanks */ .Hc)(view),
        forbidden_ranks: view.forbidden.flatMap((hit, i) => (hit ? [i + 1] : [])),
        results: view.hits.map((hit) => hit.doc_id),
        many_to_many: view.covers.some((targets, i) => targets.length > 1 || (targets.length === 1 && consumed[i] === null)),
        targets: (0,_view_js__WEBPACK_IMPORTED_MODULE_4__/* .relevantCount */ .zQ)(view),
        degraded: view.degraded,
        error: run.outcome.kind === "error" ? run.outcome.message : null,
        samples_ms: run.samples_ms,
        ...(run.spans_ms === undefined ? {} : { spans_ms: run.spans_ms }),
    };
}
function bucketed(cases, make) {
    const intents = [...(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(cases, (each) => each.intent)].toSorted(([a], [b]) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compareCodePoints */ .OP)(a, b));
    return {
        overall: make(cases),
        by_intent: new Map(intents.map(([intent, bucket]) => [intent, make(bucket)])),
    };
}
function means(bucket, metrics) {
    const result = new Map();
    for (const metric of metrics) {
        const { family, name } = metric;
        if (!(0,_family_js__WEBPACK_IMPORTED_MODULE_2__/* .isPerCase */ .uE)(family))
            continue;
        const whole = family.kind !== "cost" || (0,_cost_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutCost */ .CJ)(bucket, name).length === 0;
        result.set(name, whole ? mean(bucket, (each) => each.metrics.get(name) ?? null, family.weight) : null);
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

/***/ 1732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R6: () => (/* binding */ CATEGORIES),
/* harmony export */   VV: () => (/* binding */ WEAKENINGS),
/* harmony export */   bg: () => (/* binding */ evidenceOfCheck),
/* harmony export */   my: () => (/* binding */ isCount),
/* harmony export */   oy: () => (/* binding */ missingOf)
/* harmony export */ });
/** In the order in which they are reported. */
const CATEGORIES = [
    "recall_drop",
    "ranking_shift",
    "latency_regression",
    "diversity_collapse",
    "semantic_degraded_spike",
    "forbidden_hit",
    "retriever_error",
    "cost_regression",
    "answer_regression",
    "missing_data",
    "gate_weakened",
];
/** Why there was nothing to compare; null where there was. */
function missingOf(check) {
    return check.kind === "missing" || check.kind === "absent" ? check.missing : null;
}
/** Could the check's change be chance; null where that was not tested. */
function evidenceOfCheck(check) {
    return check.kind === "mean" ? (check.evidence ?? null) : null;
}
/** Whether the check counts cases instead of averaging over them. */
function isCount(check) {
    return check.kind === "count" || check.kind === "absent";
}
const WEAKENINGS = [
    "config_moved",
    "base_unusable",
    "link",
    "retriever",
    "definition",
    "rule_removed",
    "rule_loosened",
    "sampling",
    "prices",
    "metric_removed",
    "suite_renamed",
    "case_removed",
    "case_edited",
    "baseline_removed",
    "baseline_lowered",
    "baseline_not_measured",
    "baseline_vouches",
    "verdict_changed",
    "unlisted",
];


/***/ })

};
