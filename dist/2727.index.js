export const id = 2727;
export const ids = [2727];
export const modules = {

/***/ 44033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J9: () => (/* binding */ wrongFormerIds),
/* harmony export */   Qk: () => (/* binding */ unsoundCases),
/* harmony export */   TO: () => (/* binding */ repeatedIds),
/* harmony export */   iD: () => (/* binding */ baseUnderNewIds),
/* harmony export */   s5: () => (/* binding */ inFile),
/* harmony export */   zn: () => (/* binding */ underNewIds)
/* harmony export */ });
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72508);

/** New ids by old ones; `known` has the digests under the old id, and nothing may stand under the new one. */
function renamed({ cases }, known) {
    return new Map(cases.flatMap(({ id, was, digests }) => {
        const before = was === undefined || known.has(id) ? undefined : known.get(was);
        return before !== undefined && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .sameCase */ .LG)(before.digests, digests) ? [[was, id]] : [];
    }));
}
/** A row whose case has another id by now. */
function underNewIds(baseline, suite) {
    return withIds(baseline, renamed(suite, baseline.cases));
}
function withIds(baseline, ids) {
    if (ids.size === 0)
        return baseline;
    const rows = [...baseline.cases].map(([id, row]) => [ids.get(id) ?? id, row]);
    return { ...baseline, cases: new Map(rows) };
}
/** The base as the head calls its cases: what the head renamed is neither gone nor new. */
function baseUnderNewIds(base, head) {
    const ids = renamed(head.suite, new Map(base.suite.cases.map((each) => [each.id, each])));
    if (ids.size === 0)
        return base;
    const named = (each) => ({ ...each, id: ids.get(each.id) ?? each.id });
    return {
        ...base,
        suite: { ...base.suite, cases: base.suite.cases.map(named) },
        baseline: base.baseline === null ? null : withIds(base.baseline, ids),
    };
}
/** A former id belongs to one case, which has another one now. */
function wrongFormerIds(cases) {
    const now = new Map(cases.map((each) => [each.id, each]));
    const claimed = new Map();
    return cases.flatMap((each) => {
        if (each.was === undefined)
            return [];
        const still = now.get(each.was);
        const earlier = claimed.get(each.was);
        claimed.set(each.was, each);
        const other = still ?? earlier;
        if (other === undefined)
            return [];
        const what = still === undefined ? "is claimed by" : "is still the id of";
        const message = `case "${each.id}": \`was: ${each.was}\` ${what} ${other.place.file}:${other.place.line}; remove one`;
        return [{ file: each.place.file, pointer: "/cases", line: each.place.line, message }];
    });
}
/** The cases of a file that its schema refuses and that have an id all the same. */
function unsoundCases({ document, sound, }) {
    const { cases } = (document.value ?? {});
    if (!Array.isArray(cases) || sound === null)
        return [];
    return cases.flatMap((each, index) => {
        const pointer = `/cases/${index}`;
        if (!sound.leftOut(pointer) || typeof each?.id !== "string")
            return [];
        return [{ id: each.id, place: { file: document.file, line: document.lineOf(pointer) } }];
    });
}
/** The sound cases as they stand, with the others where they are in the file. */
function inFile(cases, unsound) {
    if (unsound.length === 0)
        return cases;
    const files = [...new Set([...cases, ...unsound].map(({ place }) => place.file))];
    const at = ({ place }) => files.indexOf(place.file);
    return [...cases, ...unsound].toSorted((a, b) => at(a) - at(b) || a.place.line - b.place.line);
}
function repeatedIds(cases) {
    const first = new Map();
    return cases.flatMap((each) => {
        const earlier = first.get(each.id);
        if (earlier === undefined) {
            first.set(each.id, each);
            return [];
        }
        const message = `case id "${each.id}" is taken by ${earlier.place.file}:${earlier.place.line}; ids are unique across files`;
        return [{ file: each.place.file, pointer: "/cases", line: each.place.line, message }];
    });
}


/***/ }),

/***/ 54803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ finishCase),
/* harmony export */   H7: () => (/* binding */ makeSuite),
/* harmony export */   bu: () => (/* binding */ loadSuite)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41229);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16886);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44141);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(72508);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72050);
/* harmony import */ var _former_ids_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44033);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62611);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19733);
/* harmony import */ var _metrics_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64235);
/** Suite files: what the user wrote becomes cases, sorted, digested and checked against one another. */











/** Reads and joins suite files (relative to the root). Throws invalid_suite with every problem found. */
async function loadSuite(root, files) {
    const documents = [];
    const open = new Set();
    for (const file of files)
        documents.push(asApproved(await (0,_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parseDocument */ .T)((0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readText */ .yR)(root, file, "suite"), "invalid_suite"), open));
    const checked = documents.map((document) => ({ document, ...(0,_validate_js__WEBPACK_IMPORTED_MODULE_6__/* .checkAll */ .K7)(document, "suite") }));
    const problems = checked.flatMap((each) => each.problems);
    const refused = problems.length > 0;
    const written = checked.flatMap(({ document, sound }) => sound === null ? [] : [{ document, sound, suite: sound.value }]);
    const parts = [];
    for (const { document, sound, suite } of written) {
        // A dataset is a file of its own, with problems of its own.
        if (refused && suite.dataset !== undefined)
            continue;
        parts.push(await readPart(root, document, suite, sound.origin, problems));
    }
    const cases = parts.flatMap((part) => part.cases).filter(({ id }) => !open.has(id));
    const [first, ...others] = written;
    for (const { document, suite } of others) {
        if (refused || (suite.name === first.suite.name && suite.revision === first.suite.revision))
            continue;
        const message = `joined suites must agree on name and revision; expected "${first.suite.name}" and "${first.suite.revision}"`;
        problems.push({ file: document.file, pointer: "/name", line: document.lineOf("/name"), message });
    }
    problems.push(...(0,_former_ids_js__WEBPACK_IMPORTED_MODULE_8__/* .repeatedIds */ .TO)((0,_former_ids_js__WEBPACK_IMPORTED_MODULE_8__/* .inFile */ .s5)(cases, checked.flatMap(_former_ids_js__WEBPACK_IMPORTED_MODULE_8__/* .unsoundCases */ .Qk))), ...(0,_former_ids_js__WEBPACK_IMPORTED_MODULE_8__/* .wrongFormerIds */ .J9)(cases));
    if (problems.length > 0)
        throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_6__/* .invalid */ .Gq)("invalid_suite", "suite", files.join(", "), problems);
    const digests = new Map(parts.flatMap((part) => [...part.digests]));
    const partial = parts.some((part) => part.partial);
    const notices = parts.flatMap((part) => part.notices);
    const { name, revision } = first.suite;
    if (cases.length === 0 && open.size > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_suite", `draft ${files.join(", ")}: none of its ${open.size} cases has a target yet`, {
            hint: "Name what they should find in the file, or with `suggest --review`.",
        });
    }
    const suite = makeSuite(name, revision, cases, [...digests.keys()], partial, notices);
    const draft = written.find((each) => each.suite.draft === true)?.document.file;
    return {
        suite: draft === undefined ? suite : { ...suite, draft: { file: draft, without_target: [...open] } },
        digests,
    };
}
/** A draft's cases may lack their targets: they pass the schema for negative controls, and go to `open`. */
function asApproved(document, open) {
    const { draft, cases } = (document.value ?? {});
    if (draft !== true || !Array.isArray(cases))
        return document;
    const filled = cases.map((each) => {
        if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(each) || "expected" in each || "expect_empty" in each)
            return each;
        open.add(String(each["id"]));
        return { ...each, expect_empty: true };
    });
    return { ...document, value: { ...document.value, cases: filled } };
}
async function readPart(root, document, suite, origin, problems) {
    const own = [document.file, document.digest];
    if (suite.dataset === undefined) {
        const cases = suite.cases.map((each, index) => readCase(each, document, (below) => origin(`/cases/${index}${below}`), problems));
        return { cases, notices: [], digests: new Map([own]), partial: false };
    }
    // Most suites are written by hand, and pay nothing for the formats.
    const { readDataset } = await __webpack_require__.e(/* import() */ 2963).then(__webpack_require__.bind(__webpack_require__, 42963));
    const { cases, digests, ...rest } = await readDataset(root, document, suite.dataset, suite.revision);
    return { ...rest, cases: cases.map(finishCase), digests: new Map([own, ...digests]) };
}
function makeSuite(name, revision, cases, files, partial, notices = []) {
    const sorted = cases.toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .OP)(a.id, b.id));
    const digest = (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .sc)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)({ name, revision, cases: sorted.map((each) => [each.id, each.digest]) }));
    return { name, revision, digest, cases: sorted, files, partial, notices };
}
/** `placeOf` gives the place in the file, of one in the case. */
function readCase(written, document, placeOf, problems) {
    const place = { file: document.file, line: document.lineOf(placeOf("")) };
    const targets = (key) => {
        const list = (written[key] ?? []).map(readTarget);
        const seen = new Set();
        for (const [index, target] of list.entries()) {
            const at = placeOf(`/${key}/${index}`);
            const report = (message) => {
                problems.push({ file: document.file, pointer: at, line: document.lineOf(at), message });
            };
            const same = (0,_metrics_text_js__WEBPACK_IMPORTED_MODULE_7__/* .identityOf */ .cu)(target);
            if (seen.has(same))
                report(`target "${(0,_model_suite_js__WEBPACK_IMPORTED_MODULE_9__/* .targetLabel */ .Op)(target)}" is already in \`${key}\` of case "${written.id}"; remove one`);
            seen.add(same);
            if (target.kind === "span" && target.end <= target.start)
                report(`expected \`end\` above \`start\` (${target.start}), which it does not include; got ${target.end}`);
        }
        return list.toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .OP)((0,_model_suite_js__WEBPACK_IMPORTED_MODULE_9__/* .targetLabel */ .Op)(a), (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_9__/* .targetLabel */ .Op)(b)));
    };
    for (const key of ["id", "intent"]) {
        if (!_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .FORBIDDEN_KEYS */ .p5.has(written[key]))
            continue;
        const at = placeOf(`/${key}`);
        const message = `"${written[key]}" can't be a name, because reports have names as keys; choose another`;
        problems.push({ file: document.file, pointer: at, line: document.lineOf(at), message });
    }
    return finishCase({
        id: written.id,
        query: written.query,
        intent: written.intent,
        expected: targets("expected"),
        expect_empty: written.expect_empty === true,
        forbidden: targets("forbidden"),
        critical: written.critical ?? false,
        ...(written.group === undefined ? {} : { group: written.group }),
        ...(written.reference_answer === undefined ? {} : { reference_answer: written.reference_answer }),
        ...(written.params === undefined ? {} : { params: written.params }),
        ...(written.was === undefined ? {} : { was: written.was }),
        ...(written.tags === undefined ? {} : { tags: written.tags }),
        ...(written.judged_irrelevant === undefined
            ? {}
            : { judged_irrelevant: written.judged_irrelevant.toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .OP) }),
        place,
    });
}
/**
 * Adds the digests. `digest` is of everything but the ids, the tags and the place: suites, shards and baselines of version 1
 * hold it. Its keys, and those of `digests`, are a format of their own.
 */
function finishCase(subject) {
    const { id: _id, was: _was, tags: _tags, place: _place, expect_empty: expectEmpty, ...content } = subject;
    const { answers_only: answersOnly, reference_answer: referenceAnswer, ...others } = content;
    const { judged_irrelevant: judgedIrrelevant, ...rest } = others;
    const digested = {
        expectEmpty,
        // Left out where they are undefined.
        answersOnly,
        referenceAnswer,
        judgedIrrelevant,
        ...rest,
    };
    const forbidden = subject.forbidden.length === 0 ? _model_suite_js__WEBPACK_IMPORTED_MODULE_9__/* .NONE */ .x3 : subject.forbidden;
    const digest = (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .sc)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)(digested));
    // A spread with one more member would give each case a hidden class of its own in Node 20.
    return Object.assign({}, subject, { forbidden, digest, digests: digestsOf(subject) });
}
function digestsOf({ query, params, expected, expect_empty, forbidden }) {
    // Params that say nothing are sent as none.
    const sent = params === undefined || Object.keys(params).length === 0 ? undefined : params;
    const limited = expect_empty || forbidden.length > 0;
    return {
        ask: (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256Half */ .Bh)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)({ query, params: sent })),
        targets: (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256Half */ .Bh)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)(expected)),
        limits: limited ? (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256Half */ .Bh)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)({ expect_empty, forbidden })) : _model_suite_js__WEBPACK_IMPORTED_MODULE_10__/* .NO_LIMITS */ .d1,
    };
}
function readTarget(written) {
    if (typeof written === "string")
        return { kind: "hint", value: written.trim(), grade: 1 };
    const grade = written.grade ?? 1;
    if (written["span"] !== undefined)
        return readSpan(written["span"], grade);
    const kind = WRITTEN_KINDS.find((candidate) => written[candidate] !== undefined) ?? "id";
    const value = String(written[kind]);
    return { kind, value: kind === "text" ? value : value.trim(), grade };
}
const WRITTEN_KINDS = ["path", "name", "qualified_name", "id", "text"];
function readSpan({ path, id, start, end }, grade) {
    const document = path === undefined
        ? { by: "id", value: id.trim() }
        : { by: "path", value: path.trim() };
    return { kind: "span", ...document, start, end, grade };
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

/***/ 65887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ rank)
/* harmony export */ });
/* unused harmony export documentId */
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41229);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/** A retriever's results become hits: named, ordered, collapsed and cut to k. */



/**
 * What scores below `min_score` is as if it had not been returned. Order first, then cut to k. Throws retriever_answer where a result can't be named, where `order` or `collapse` needs
 * scores that are missing, and for a repeated document under `duplicates: error`.
 */
function rank(results, caseId, k, definition) {
    // Own keys before the spread, here and below: the other way round is twenty times as slow.
    const named = results.map((result, index) => {
        const docId = documentId(result, index);
        if (result.score === undefined || definition.scores === "float64")
            return { doc_id: docId, ...result };
        return { doc_id: docId, ...result, score: Math.fround(result.score) };
    });
    const kept = named.filter((result, index) => 
    // As the retriever wrote it: rounded to 32 bits, a score of 0.7 would fall short of 0.7.
    !isBelow(results[index].score, definition.min_score) &&
        !(definition.ignore_identical_ids && (result.id ?? result.doc_id) === caseId));
    const ordered = collapse(order(kept, definition.order), definition.collapse);
    return markRepeats(ordered.slice(0, k), definition.duplicates);
}
/** A result without a score is below nothing. */
function isBelow(score, least) {
    return least !== null && score !== undefined && score < least;
}
/**
 * `id`, else `path::qualified_name`, `path::name`, `path#start-end`, `path#` + hash of the text, `path`, `text:` + hash.
 * An id without a path names the document that `start` and `end` count in: then its chunks are `id#start-end`.
 */
function documentId(result, index) {
    const { id, path, qualified_name: qualifiedName, name, text, span } = result;
    if (id !== undefined)
        return span === undefined || path !== undefined ? id : chunkId(id, span);
    if (path !== undefined) {
        if (qualifiedName !== undefined)
            return `${path}::${qualifiedName}`;
        if (name !== undefined)
            return `${path}::${name}`;
        if (span !== undefined)
            return chunkId(path, span);
        return text === undefined ? path : `${path}#${shortHash(text)}`;
    }
    if (text !== undefined)
        return `text:${shortHash(text)}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `results[${index}] has none of id, path and text`, {
        hint: "Give every result at least one of `id`, `path`, `text`, so that it can be told from the others.",
    });
}
function chunkId(document, { start, end }) {
    return `${document}#${start}-${end}`;
}
function shortHash(text) {
    return (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(text).slice(0, 12);
}
function order(results, by) {
    if (by === "rank")
        return settleTies(results);
    const ascending = by === "score" ? 1 : -1;
    return results.toSorted((a, b) => scoreOf(b) - scoreOf(a) || ascending * (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(a.doc_id, b.doc_id));
}
function scoreOf(result) {
    if (result.score !== undefined)
        return result.score;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `result "${result.doc_id}" has no score`, {
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
        settled.push(...results.slice(start, end).toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(a.doc_id, b.doc_id)));
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
        const key = result.path ?? result.id ?? result.doc_id;
        const held = best.get(key);
        if (held === undefined || (how === "max" && scoreOf(result) > scoreOf(held)))
            best.set(key, { ...result, doc_id: key });
    }
    const documents = [...best.values()];
    if (how === "first")
        return documents;
    return documents.toSorted((a, b) => scoreOf(b) - scoreOf(a) || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(a.doc_id, b.doc_id));
}
function markRepeats(results, duplicates) {
    const seen = new Set();
    return results.map((result) => {
        const repeat = seen.has(result.doc_id);
        if (repeat && duplicates === "error") {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `document "${result.doc_id}" is in the results twice`, {
                hint: "Fix the retriever, collapse chunks with `definition.collapse`, or accept repeats with `duplicates: ignore`.",
            });
        }
        seen.add(result.doc_id);
        return { repeat, ...result };
    });
}


/***/ })

};
