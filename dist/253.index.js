export const id = 253;
export const ids = [253];
export const modules = {

/***/ 66579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   names: () => (/* binding */ names)
/* harmony export */ });
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13480);
/* harmony import */ var _reporters_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49160);
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

/***/ 56192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dU: () => (/* binding */ derivationOf),
/* harmony export */   rc: () => (/* binding */ decided),
/* harmony export */   yW: () => (/* binding */ meanOfRows)
/* harmony export */ });
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72508);
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13480);



function foundWithin(ranks, k) {
    return ranks.filter((rank) => rank !== null && rank <= k).length;
}
function recallAt(ranks, k) {
    return ranks.length === 0 ? 0 : foundWithin(ranks, k) / ranks.length;
}
function reciprocalRank(ranks, k) {
    const first = ranks.reduce((least, rank) => Math.min(least, rank ?? least), Infinity);
    return first <= k ? 1 / first : 0;
}
/** Where every target counts, these follow from the ranks. */
const FROM_RANKS = new Map([
    ["recall", recallAt],
    ["coverage", recallAt],
    ["evidence_recall", recallAt],
    ["full_coverage_rate", (ranks, k) => Number(recallAt(ranks, k) === 1)],
    ["hit_rate", (ranks, k) => Number(foundWithin(ranks, k) > 0)],
    ["mrr", reciprocalRank],
]);
const FROM_RESULTS = new Map([
    ["zero_result_rate", ({ length }, _, judged) => (judged ? Number(length === 0) : null)],
    ["fill_rate", ({ length }, k, judged) => (judged ? Math.min(length, k) / k : null)],
    ["duplicate_rate", (results, k) => repeatedShare(results.slice(0, k))],
]);
function repeatedShare(results) {
    if (results.length === 0)
        return null;
    return (results.length - new Set(results).size) / results.length;
}
/** These don't follow: the usual value is left out, so that a failed or degraded answer is seen in its row. */
const USUAL = new Map([
    ["degraded_rate", () => 0],
    ["error_rate", () => 0],
    ["forbidden_rate", ({ ranks, digests }) => (ranks.length === 0 || digests.limits === _model_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_LIMITS */ .d1 ? null : 0)],
    [
        "false_result_rate",
        ({ ranks, results, digests }) => ranks.length > 0 || digests.limits === _model_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_LIMITS */ .d1 ? null : Number(results.length > 0),
    ],
]);
/** Null for other metrics, and for a name that is no metric's. */
function decided(name) {
    const metric = (0,_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMetric */ .uo)(name);
    if (typeof metric === "string" || metric.k === null)
        return null;
    const { family, k } = metric;
    const [ranks, results] = [FROM_RANKS.get(family.name), FROM_RESULTS.get(family.name)];
    if (ranks !== undefined)
        return { by: "ranks", of: ranks, k };
    return results === undefined ? null : { by: "results", of: results, k };
}
/**
 * How a baseline of version 2 works out a metric that a row does not name; null where each row has a value of its own. The
 * format depends on it: a change here is another version.
 */
function derivationOf(name, { relevance, runs }) {
    if (runs > 1)
        return null;
    const found = decided(name);
    // Which targets a higher threshold leaves is in the suite alone.
    if (found?.by === "ranks")
        return relevance > 1 ? null : ({ ranks }) => (ranks.length === 0 ? null : found.of(ranks, found.k));
    if (found !== null)
        return ({ ranks, results }) => found.of(results, found.k, ranks.length > 0);
    const metric = (0,_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMetric */ .uo)(name);
    return typeof metric === "string" ? null : (USUAL.get(metric.family.name) ?? null);
}
function meanOfRows(name, rows) {
    const metric = (0,_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMetric */ .uo)(name);
    const family = typeof metric !== "string" && (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .isPerCase */ .uE)(metric.family) ? metric.family : null;
    const weighted = family?.weight === "targets";
    const valueOf = ({ metrics }) => metrics.get(name) ?? null;
    // A query that failed has no cost and is left out; one that was answered without telling its own leaves no mean.
    const untold = family?.kind === "cost" ? rows.filter((row) => valueOf(row) === null) : [];
    const whole = untold.length === 0;
    if (untold.some(({ metrics }) => (metrics.get("error_rate") ?? 0) === 0))
        return { mean: null, whole, weighted };
    let [sum, weight] = [0, 0];
    for (const row of rows) {
        const value = valueOf(row);
        if (value === null)
            continue;
        const share = weighted ? row.ranks.length : 1;
        sum += share * value;
        weight += share;
    }
    return { mean: weight === 0 ? null : sum / weight, whole, weighted };
}


/***/ }),

/***/ 27139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UB: () => (/* binding */ askedIn),
/* harmony export */   fN: () => (/* binding */ score),
/* harmony export */   fS: () => (/* binding */ summarise),
/* harmony export */   i2: () => (/* binding */ mean),
/* harmony export */   xk: () => (/* binding */ caseScorer)
/* harmony export */ });
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _model_packed_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20848);
/* harmony import */ var _model_figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26536);
/* harmony import */ var _model_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30060);
/* harmony import */ var _model_scores_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74430);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44141);
/* harmony import */ var _cost_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36292);
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86509);
/* harmony import */ var _latency_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72987);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19148);
/** Scores a run: every case of the suite counts, answered or not. */










/** `metrics` are computed for every case; the means follow from them. */
function score(suite, run, metrics, definition) {
    const runs = (0,_model_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runsById */ .j)(run);
    const scoreOf = caseScorer(metrics, definition);
    const cases = suite.cases.map((subject) => scoreOf(subject, runs.get(subject.id) ?? notAsked(subject)));
    return { cases, ...summarise(cases, metrics, definition) };
}
/** Scores one case after the other. */
function caseScorer(metrics, definition) {
    const perCase = metrics.flatMap(({ name, family, k }) => ((0,_family_js__WEBPACK_IMPORTED_MODULE_6__/* .isPerCase */ .uE)(family) ? [{ name, family, k }] : []));
    const names = new _model_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .FigureNames */ .j(perCase.map(({ name }) => name));
    return (subject, run) => {
        const view = (0,_view_js__WEBPACK_IMPORTED_MODULE_8__/* .viewCase */ .U1)(subject, run, definition);
        const values = perCase.map(({ family, k }) => family.value(view, k ?? Number.POSITIVE_INFINITY));
        return scoreCase(view, run, names.of(values));
    };
}
/** Means and latency of these cases, overall, by intent and by tag. */
function summarise(cases, metrics, definition) {
    return {
        means: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .bucketed */ .qd)(cases, itself, (bucket) => means(bucket, metrics)),
        latency: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .bucketed */ .qd)(cases, itself, (bucket) => (0,_latency_js__WEBPACK_IMPORTED_MODULE_7__/* .summariseBucket */ .z9)(bucket, definition.percentile)),
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
    const consumed = (0,_view_js__WEBPACK_IMPORTED_MODULE_8__/* .consume */ .Fg)(view, () => true);
    return {
        id: view.case.id,
        intent: view.case.intent,
        ...(view.case.tags === undefined ? {} : { tags: view.case.tags }),
        digests: view.case.digests,
        metrics,
        ranks: (0,_model_scores_js__WEBPACK_IMPORTED_MODULE_4__/* .keptRanks */ .S)((0,_view_js__WEBPACK_IMPORTED_MODULE_8__/* .targetRanks */ .Hc)(view)),
        forbidden_ranks: view.forbidden.includes(true)
            ? view.forbidden.flatMap((hit, i) => (hit ? [i + 1] : []))
            : _model_suite_js__WEBPACK_IMPORTED_MODULE_9__/* .NONE */ .x3,
        results: run.outcome.kind === "answer" ? (0,_model_packed_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(run.outcome) : _model_suite_js__WEBPACK_IMPORTED_MODULE_9__/* .NONE */ .x3,
        many_to_many: view.covers.some((targets, i) => targets.length > 1 || (targets.length === 1 && consumed[i] === null)),
        targets: (0,_view_js__WEBPACK_IMPORTED_MODULE_8__/* .relevantCount */ .zQ)(view),
        degraded: view.degraded,
        error: run.outcome.kind === "error" ? run.outcome.message : null,
        samples_ms: run.samples_ms,
        ...(run.spans_ms === undefined ? {} : { spans_ms: run.spans_ms }),
    };
}
function itself(each) {
    return each;
}
function means(bucket, metrics) {
    const result = new Map();
    for (const metric of metrics) {
        const { family, name } = metric;
        if (!(0,_family_js__WEBPACK_IMPORTED_MODULE_6__/* .isPerCase */ .uE)(family))
            continue;
        const whole = family.kind !== "cost" || (0,_cost_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutCost */ .CJ)(bucket, name).length === 0;
        result.set(name, whole ? mean(bucket, (each) => each.metrics.get(name) ?? null, family.weight) : null);
    }
    return result;
}
/** Mean over the cases that have a value, weighted where the metric says so; null where none has. */
function mean(cases, value, weigh) {
    let sum = 0;
    let weight = 0;
    for (let at = 0; at < cases.length; at++) {
        const each = cases[at];
        const measured = value(each, at);
        if (measured === null)
            continue;
        const own = weigh === "targets" ? each.targets : 1;
        sum += measured * own;
        weight += own;
    }
    return weight === 0 ? null : sum / weight;
}


/***/ }),

/***/ 20848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KZ: () => (/* binding */ unpacked),
/* harmony export */   Ly: () => (/* binding */ withHits),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   xc: () => (/* binding */ packed)
/* harmony export */ });
class PackedAnswer {
    kind = "answer";
    returned;
    degraded;
    /** Document ids by rank - 1. */
    #ids;
    /** What the retriever called each of them. */
    #name;
    /** Null where no result has a score. */
    #scores;
    /** By rank - 1; null where none is a repeat. */
    #repeats;
    constructor({ returned, degraded }, { ids, name, scores, repeats }, rest) {
        this.returned = returned;
        this.degraded = degraded;
        this.#ids = ids;
        this.#name = name;
        this.#scores = scores;
        this.#repeats = repeats;
        Object.assign(this, rest);
    }
    /** Made each time that they are asked for. */
    get hits() {
        // Each member is written out: a spread with one more would be an object of a class of its own, and slow, in Node 20.
        return this.#ids.map((id, at) => {
            const repeat = this.#repeats?.[at] ?? false;
            const score = this.#scores?.[at];
            if (this.#name === "id")
                return score === undefined ? { repeat, doc_id: id, id } : { repeat, doc_id: id, id, score };
            return score === undefined ? { repeat, doc_id: id, path: id } : { repeat, doc_id: id, path: id, score };
        });
    }
    get ids() {
        return this.#ids;
    }
}
/**
 * The same answer, packed where its results say nothing but an id or a path and a score. `known` is a list that is held
 * anyway, such as the baseline's: where it is the same, it is kept once.
 */
function packed(answer, known) {
    const { hits, kind: _, returned, degraded, ...rest } = answer;
    const columns = columnsOf(hits, known);
    return columns === null ? answer : new PackedAnswer({ returned, degraded }, columns, rest);
}
/** Document ids of the results, in order. */
function listOf(answer) {
    return answer instanceof PackedAnswer ? answer.ids : answer.hits.map((hit) => hit.doc_id);
}
/** The same with its results as a member, for those who look through any object. */
function unpacked(answer) {
    return answer instanceof PackedAnswer ? withHits(answer, answer.hits) : answer;
}
/** The answer with other results. */
function withHits(answer, hits) {
    return Object.assign({}, answer, { hits });
}
const MEMBERS = new Set(["repeat", "doc_id", "id", "path", "score"]);
/** Null where there is more to keep. */
function columnsOf(hits, known) {
    const [first] = hits;
    if (first === undefined)
        return null;
    const name = first.id === undefined ? "path" : "id";
    const other = name === "id" ? "path" : "id";
    const scored = first.score !== undefined;
    for (const hit of hits) {
        if (hit[name] !== hit.doc_id || other in hit || (hit.score !== undefined) !== scored)
            return null;
        for (const member in hit)
            if (!MEMBERS.has(member))
                return null;
    }
    const isKnown = known?.length === hits.length && hits.every((hit, at) => hit.doc_id === known[at]);
    return {
        ids: isKnown ? known : hits.map((hit) => hit.doc_id),
        name,
        scores: scored ? hits.map((hit) => hit.score) : null,
        repeats: hits.some((hit) => hit.repeat) ? hits.map((hit) => hit.repeat) : null,
    };
}


/***/ }),

/***/ 30060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ runsById)
/* harmony export */ });
const byId = new WeakMap();
/** Looked through once, however many ask. */
function runsById(run) {
    const known = byId.get(run) ?? new Map(run.cases.map((each) => [each.case_id, each]));
    byId.set(run, known);
    return known;
}


/***/ }),

/***/ 90997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ groupBy),
/* harmony export */   A9: () => (/* binding */ mapBuckets),
/* harmony export */   Cm: () => (/* binding */ scopeText),
/* harmony export */   Ln: () => (/* binding */ intentScope),
/* harmony export */   SB: () => (/* binding */ inScope),
/* harmony export */   XV: () => (/* binding */ casesIn),
/* harmony export */   ZK: () => (/* binding */ scopesOf),
/* harmony export */   aD: () => (/* binding */ OVERALL),
/* harmony export */   hE: () => (/* binding */ tagScope),
/* harmony export */   hU: () => (/* binding */ covers),
/* harmony export */   hx: () => (/* binding */ readScope),
/* harmony export */   qd: () => (/* binding */ bucketed),
/* harmony export */   wW: () => (/* binding */ bucketAt),
/* harmony export */   xk: () => (/* binding */ sameScope)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/** Where a rule or figure holds: over all cases, or over a named part of them. */

const OVERALL = { kind: "overall" };
function intentScope(name) {
    return { kind: "intent", name };
}
function tagScope(name) {
    return { kind: "tag", name };
}
/** As report.json and cases.csv write it: `overall`, `intent:howto`, `tag:rare`. Two scopes are the same where their texts are. */
function scopeText(scope) {
    return scope.kind === "overall" ? "overall" : `${scope.kind}:${scope.name}`;
}
/** Reads what `scopeText` writes; any other text is overall. */
function readScope(text) {
    const [, kind, name] = /^(intent|tag):([^]*)$/.exec(text) ?? [];
    if (name === undefined)
        return OVERALL;
    return kind === "tag" ? tagScope(name) : intentScope(name);
}
function sameScope(a, b) {
    if (a.kind === "overall" || b.kind === "overall")
        return a.kind === b.kind;
    return a.kind === b.kind && a.name === b.name;
}
function namesOf({ intent, tags }, part) {
    return part === "intent" ? [intent] : (tags ?? []);
}
/** Whether a case counts in the scope. */
function covers(scope, each) {
    return scope.kind === "overall" || namesOf(each, scope.kind).includes(scope.name);
}
const known = {
    intent: new WeakMap(),
    tag: new WeakMap(),
};
/**
 * Of a list that never changes, what counts in the scope, in its order. The list is looked through once, however many
 * intents and tags are asked for: a suite may have thousands.
 */
function inScope(all, scope, of) {
    if (scope.kind === "overall")
        return all;
    const lists = known[scope.kind];
    let groups = lists.get(all);
    if (groups === undefined)
        lists.set(all, (groups = groupsOf(all, scope.kind, of)));
    // Made of this very list, with the one meaning that `of` has for it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return (groups.get(scope.name) ?? []);
}
/** The cases of a suite, a score or a baseline that count in the scope. */
function casesIn(all, scope) {
    return inScope(all, scope, (each) => each);
}
/** By intent, each in one group; or by tag, where one may be in several, or in none. */
function groupsOf(all, part, of) {
    const named = all.flatMap((each) => namesOf(of(each), part).map((name) => ({ name, each })));
    const groups = [...groupBy(named, ({ name }) => name)];
    return new Map(groups.map(([name, own]) => [name, own.map(({ each }) => each)]));
}
/** `Map.groupBy` came with Node 21. */
function groupBy(all, keyOf) {
    const groups = new Map();
    for (const each of all) {
        const key = keyOf(each);
        const own = groups.get(key);
        if (own === undefined)
            groups.set(key, [each]);
        else
            own.push(each);
    }
    return groups;
}
/** What belongs to the scope; undefined where there is nothing of it. */
function bucketAt(buckets, scope) {
    if (scope.kind === "overall")
        return buckets?.overall;
    return (scope.kind === "intent" ? buckets?.by_intent : buckets?.by_tag)?.get(scope.name);
}
/** Overall first, then by intent and by tag, in the order of the buckets. */
function scopesOf(buckets) {
    const { by_intent: intents, by_tag: tags } = buckets ?? {};
    return [
        OVERALL,
        ...[...(intents?.keys() ?? [])].map(intentScope),
        ...[...(tags?.keys() ?? [])].map(tagScope),
    ];
}
/** A bucket for each scope of the list, by name in code point order; none by tag where nothing has one. */
function bucketed(all, of, make) {
    const parts = (part, scopeOf) => {
        const groups = [...groupsOf(all, part, of)].toSorted(([a], [b]) => (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(a, b));
        return new Map(groups.map(([name, own]) => [name, make(own, scopeOf(name))]));
    };
    const tags = parts("tag", tagScope);
    return {
        overall: make(all, OVERALL),
        by_intent: parts("intent", intentScope),
        ...(tags.size === 0 ? {} : { by_tag: tags }),
    };
}
/** Another thing for each bucket. */
function mapBuckets(buckets, make) {
    const parts = (own, scopeOf) => new Map([...own].map(([name, bucket]) => [name, make(bucket, scopeOf(name))]));
    return {
        overall: make(buckets.overall, OVERALL),
        by_intent: parts(buckets.by_intent, intentScope),
        ...(buckets.by_tag === undefined ? {} : { by_tag: parts(buckets.by_tag, tagScope) }),
    };
}


/***/ }),

/***/ 74430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ keptRanks)
/* harmony export */ });
/** By rank; most cases of most suites have one target, and share these. */
const OF_ONE = new Map();
/** The same ranks in less memory. */
function keptRanks(ranks) {
    const [rank] = ranks;
    if (ranks.length !== 1 || rank === undefined)
        return ranks;
    const kept = OF_ONE.get(rank) ?? ranks;
    OF_ONE.set(rank, kept);
    return kept;
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
/* unused harmony exports SPANS, BYS, REASONS */
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
/** What a check compares the run with: the recorded baseline, or the state that was last accepted or last gained. */
const SPANS = (/* unused pure expression or super */ null && (["baseline", "anchor"]));
/**
 * What made a check fail: the bucket's test, a metric's own test, five losses without a win, too few blocks that are all
 * lost, a tolerance, a floor, a ceiling.
 */
const BYS = (/* unused pure expression or super */ null && (["test", "own", "five", "few", "line", "floor", "ceiling"]));
/**
 * Why a check is a watch: a fall beyond tolerance that is not significant; one within it that is; against the anchor, one
 * that this change did not add to; or that the base, asked beside, falls short of what was recorded as the head does. And
 * why lists that got shorter pass: they find more.
 */
const REASONS = (/* unused pure expression or super */ null && (["not_significant", "small", "earlier", "drift", "found_more"]));
/** Why there was nothing to compare; null where there was. */
function missingOf(check) {
    return check.kind === "missing" || check.kind === "absent" ? check.missing : null;
}
/** How sure the check's change is; null where nothing was compared. */
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
    "anchor_moved",
    "verdict_changed",
    "unlisted",
];


/***/ })

};
