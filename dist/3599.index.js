export const id = 3599;
export const ids = [3599];
export const modules = {

/***/ 81741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Up: () => (/* binding */ pick),
/* harmony export */   Wm: () => (/* binding */ selectionOf),
/* harmony export */   wH: () => (/* binding */ selected)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73196);
/** `gate --case / --intent / --tag`: a part of the suite, for work at the desk. It passes nothing. */


/** Null where nothing is selected: then all of it is asked. */
function selectionOf(selection) {
    return Object.values(selection).every((names) => names.length === 0) ? null : selection;
}
/** The head's part alone. What the change loosens is asked of the whole suite, in a run that can pass. */
function selected(loaded, selection) {
    return { ...loaded, base: null, head: partOf(loaded.head, selection) };
}
function partOf(inputs, selection) {
    const { suite, baseline, config } = inputs;
    const cases = pick(suite.cases, selection);
    const ids = new Set(cases.map(({ id }) => id));
    const intents = new Set(cases.map(({ intent }) => intent));
    const rows = baseline && new Map([...baseline.cases].filter(([id]) => ids.has(id)));
    const rules = new Map([...config.gate.intents].filter(([intent]) => intents.has(intent)));
    return {
        ...inputs,
        config: { ...config, gate: { ...config.gate, intents: rules } },
        suite: { ...suite, cases, partial: true },
        baseline: baseline && { ...baseline, cases: rows },
    };
}
/** Throws `usage` for a name that no case has. */
function pick(cases, { cases: ids, intents, tags }) {
    const known = {
        case: [ids, cases.map(({ id }) => id)],
        intent: [intents, cases.map(({ intent }) => intent)],
        tag: [tags, cases.flatMap(({ tags: own = [] }) => own)],
    };
    for (const [flag, [names, all]] of Object.entries(known)) {
        const missing = names.find((name) => !all.includes(name));
        if (missing === undefined)
            continue;
        const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestWord */ .z)(missing, [...new Set(all)]);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("usage", `--${flag} ${JSON.stringify(missing)}: no case of the suite has it`, {
            hint: near === null ? "See the suite for those that it has." : `Did you mean ${near}?`,
        });
    }
    return cases.filter(({ id, intent, tags: own = [] }) => ids.includes(id) || intents.includes(intent) || own.some((tag) => tags.includes(tag)));
}


/***/ }),

/***/ 2011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ loadBaseline)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/files/document.js
var files_document = __webpack_require__(72050);
// EXTERNAL MODULE: ./lib/files/answers-config.js
var answers_config = __webpack_require__(9419);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/metrics/family.js
var metrics_family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/metrics/latency.js
var latency = __webpack_require__(72987);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/files/keys.js
var keys = __webpack_require__(82347);
;// CONCATENATED MODULE: ./lib/files/baseline-sums.js
/** A baseline's summaries must follow from its cases: what was edited by hand is no measurement. */





/** Means and values are written with 12 decimals each. */
const ROUNDING = 1e-9;
/** Samples are written in microseconds, and so are their figures. */
const MS_ROUNDING = 1.5e-3;
/** Every summary that is not that of its cases, with both values; empty where all are. */
function wrongSummaries(written) {
    const rows = Object.values(written.cases);
    const intents = new Map();
    for (const row of rows) {
        const known = intents.get(row.intent);
        if (known === undefined)
            intents.set(row.intent, [row]);
        else
            known.push(row);
    }
    const named = (buckets) => [...new Set([...Object.keys(buckets.by_intent), ...intents.keys()])].toSorted(canonical_json/* compareCodePoints */.OP);
    const { metrics, latency, runs } = written;
    return [
        ...wrongIn("/metrics/overall", metrics.overall, rows, written),
        ...named(metrics).flatMap((intent) => wrongIn(at("/metrics", intent), own(metrics, intent) ?? {}, intents.get(intent) ?? [], written)),
        ...wrongTimes("/latency/overall", latency.overall, rows, written),
        ...named(latency).flatMap((intent) => wrongTimes(at("/latency", intent), own(latency, intent), intents.get(intent) ?? [], written)),
        ...(runs === undefined ? [] : wrongRuns(runs, metrics)),
    ];
}
function own({ by_intent: byIntent }, intent) {
    return Object.hasOwn(byIntent, intent) ? byIntent[intent] : undefined;
}
function at(pointer, intent) {
    return `${pointer}/by_intent/${(0,keys/* escapePointer */.lZ)(intent)}`;
}
/** Figures of the samples of a bucket, and of each stage's. */
function wrongTimes(pointer, written, rows, summarised) {
    const { percentile } = summarised.definition;
    const against = (place, told, samples) => Object.entries((0,latency/* summariseLatency */.pv)(samples, percentile)).flatMap(([figure, value]) => {
        const is = told === undefined ? null : told[figure];
        const near = typeof is === "number" && typeof value === "number" && Math.abs(is - value) <= MS_ROUNDING;
        if (is === value || near || (told === undefined && value === 0))
            return [];
        return [wrong(`${place}/${figure}`, is, value)];
    });
    const spans = written?.spans ?? {};
    const stages = new Set([...Object.keys(spans), ...rows.flatMap((row) => Object.keys(row.spans_ms ?? {}))]);
    return [
        ...against(pointer, written, rows.map((row) => row.latency_ms)),
        ...[...stages].toSorted(canonical_json/* compareCodePoints */.OP).flatMap((stage) => {
            const told = Object.hasOwn(spans, stage) ? spans[stage] : undefined;
            const samples = rows.map((row) => row.spans_ms?.[stage] ?? []);
            return against(`${pointer}/spans/${(0,keys/* escapePointer */.lZ)(stage)}`, told, samples);
        }),
    ];
}
/**
 * The figures are means over the runs. Checked where every run has the same cases in its mean, which are those of quality:
 * a rate of lists may apply to other cases in each run.
 */
function wrongRuns(runs, metrics) {
    const scopes = [
        { pointer: "/runs/*/overall", of: (buckets) => buckets.overall },
        ...Object.keys(metrics.by_intent).map((intent) => ({
            pointer: at("/runs/*", intent),
            of: (buckets) => own(buckets, intent) ?? {},
        })),
    ];
    return scopes.flatMap(({ pointer, of }) => Object.entries(of(metrics)).flatMap(([name, mean]) => {
        const metric = (0,registry/* parseMetric */.uo)(name);
        if (typeof metric === "string" || !(0,metrics_family/* isTested */.eW)(metric.family) || mean === null)
            return [];
        const values = runs.map((run) => (Object.hasOwn(of(run), name) ? of(run)[name] : null));
        const known = values.filter((value) => value !== null);
        const over = known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
        if (known.length === runs.length && same(over, mean))
            return [];
        const message = `have the mean ${shown(over)} over ${known.length} runs; the cases of this file give ${shown(mean)}`;
        return [{ pointer: `${pointer}/${(0,keys/* escapePointer */.lZ)(name)}`, message }];
    }));
}
function wrong(pointer, written, own) {
    return { pointer, message: `is ${shown(written)}; the cases of this file give ${shown(own)}` };
}
function wrongIn(pointer, means, rows, { definition }) {
    const names = new Set([...Object.keys(means), ...rows.flatMap((row) => Object.keys(row.metrics))]);
    return [...names].toSorted(canonical_json/* compareCodePoints */.OP).flatMap((name) => {
        const written = Object.hasOwn(means, name) ? means[name] : null;
        const value = meanOf(name, rows, definition.relevance);
        if (value === undefined || same(written, value))
            return [];
        return [wrong(`${pointer}/${(0,keys/* escapePointer */.lZ)(name)}`, written, value)];
    });
}
/** Undefined where the file does not hold what the mean is taken of. */
function meanOf(name, rows, relevance) {
    const metric = (0,registry/* parseMetric */.uo)(name);
    const family = typeof metric !== "string" && (0,metrics_family/* isPerCase */.uE)(metric.family) ? metric.family : null;
    // Which targets a higher threshold leaves is in the suite, not here.
    if (family?.weight === "targets" && relevance > 1)
        return undefined;
    let [sum, weight] = [0, 0];
    for (const row of rows) {
        const value = Object.hasOwn(row.metrics, name) ? row.metrics[name] : null;
        // A cost that one answer did not tell has no mean.
        if (value === null && family?.kind === "cost")
            return undefined;
        if (value === null)
            continue;
        const share = family?.weight === "targets" ? row.ranks.length : 1;
        sum += share * value;
        weight += share;
    }
    return weight === 0 ? null : sum / weight;
}
function same(a, b) {
    if (a === null || b === null)
        return a === b;
    return Math.abs(a - b) <= ROUNDING * Math.max(1, Math.abs(b));
}
function shown(value) {
    return value === null ? "no value" : String(Number(value.toFixed(12)));
}

// EXTERNAL MODULE: ./lib/files/validate.js + 1 modules
var validate = __webpack_require__(19733);
;// CONCATENATED MODULE: ./lib/files/baseline.js








/** Null where the file does not exist. Throws invalid_baseline or file_unreadable for one that can't be used. */
async function loadBaseline(root, file) {
    try {
        const document = await (0,files_document/* parseDocument */.T)((0,read/* readText */.yR)(root, file, "baseline"), "invalid_baseline");
        if (isCruxe(document.value)) {
            const { readCruxeBaseline } = await __webpack_require__.e(/* import() */ 7442).then(__webpack_require__.bind(__webpack_require__, 87442));
            return { baseline: readCruxeBaseline(document), digest: document.digest };
        }
        const { written, stray } = joined((0,validate/* checkSchema */._U)(document, "baseline"));
        const wrong = [...stray, ...wrongSummaries(written)].map((each) => {
            return { ...each, file: document.file, line: document.lineOf(each.pointer) };
        });
        if (wrong.length > 0) {
            const { message, problems } = (0,validate/* invalid */.Gq)("invalid_baseline", "baseline", document.file, wrong);
            const hint = "Baselines are not edited by hand: record it again, or copy baseline.json of a report.";
            throw new errors.GateError("invalid_baseline", message, { problems, hint });
        }
        return { baseline: readBaseline(written), digest: document.digest };
    }
    catch (error) {
        if (error instanceof errors.GateError && error.code === "file_not_found")
            return null;
        throw error;
    }
}
/** The samples beside their cases. Those of no case, or of one that has its own, are wrong. */
function joined({ cases, samples = {}, ...rest }) {
    const stray = Object.keys(samples).flatMap((id) => {
        const row = Object.hasOwn(cases, id) ? cases[id] : undefined;
        const pointer = `/samples/${(0,keys/* escapePointer */.lZ)(id)}`;
        if (row === undefined)
            return [{ pointer, message: "samples of a case that the baseline does not have" }];
        if (row.latency_ms === undefined && row.spans_ms === undefined)
            return [];
        return [{ pointer, message: "the case has samples of its own, too" }];
    });
    const rows = Object.entries(cases).map(([id, row]) => {
        const own = Object.hasOwn(samples, id) ? samples[id] : undefined;
        return [id, { latency_ms: [], ...row, ...own }];
    });
    return { written: { ...rest, cases: Object.fromEntries(rows) }, stray };
}
/** Ours have a number there. */
function isCruxe(value) {
    return (typeof value === "object" &&
        value !== null &&
        "version" in value &&
        value.version === "retrieval-eval-baseline-v1");
}
function readBaseline(written) {
    const metricsOf = (record) => new Map(Object.entries(record).map(([name, value]) => [(0,registry/* nameAt */.Dc)(name, written.k), value]));
    return {
        suite: written.suite,
        // Linear gain is the default of configs only: a file that names none is read as it was meant.
        definition: { gain: "exponential", ...written.definition },
        ...(written.definition.gain === undefined ? { gain_unnamed: true } : {}),
        k: written.k,
        retriever: {
            kind: written.retriever.kind,
            fingerprint: written.retriever.fingerprint,
            corpus_digest: written.retriever.corpus_digest,
            ...(written.retriever.params === undefined ? {} : { params: written.retriever.params }),
        },
        ...(written.judge === undefined ? {} : { judge: written.judge }),
        tool: written.tool,
        environment: written.environment,
        timing: written.timing,
        ...(written.plan === undefined
            ? {}
            : { plan: { ...written.plan, repeats: mapOf(written.plan.repeats) } }),
        ...(written.anchor === undefined ? {} : { anchor: readAnchor(written.anchor) }),
        means: bucketsOf(written.metrics, metricsOf),
        latency: bucketsOf(written.latency, readLatency),
        cases: new Map(Object.entries(written.cases).map(([id, each]) => [
            id,
            readCase(each, metricsOf(each.metrics), written.runs?.length ?? 1),
        ])),
        ...(written.prices === undefined ? {} : { prices: (0,answers_config/* readPrices */.RP)(written.prices) }),
        ...(written.files === undefined ? {} : { files: mapOf(written.files) }),
        ...(written.runs === undefined ? {} : { runs: written.runs.map((run) => bucketsOf(run, metricsOf)) }),
    };
}
function bucketsOf({ overall, by_intent: byIntent }, read) {
    const intents = Object.entries(byIntent).map(([intent, each]) => [intent, read(each)]);
    return { overall: read(overall), by_intent: new Map(intents) };
}
function readCase(written, metrics, runs) {
    return {
        digest: written.digest,
        intent: written.intent,
        metrics,
        ranks: written.ranks,
        results: written.results,
        ...(written.found_in === undefined ? {} : { found: { in: written.found_in, of: runs } }),
        ...(written.variances === undefined ? {} : { variances: mapOf(written.variances) }),
        latency_ms: written.latency_ms,
        ...(written.spans_ms === undefined ? {} : { spans_ms: mapOf(written.spans_ms) }),
    };
}
function readAnchor(written) {
    return new Map(Object.entries(written).map(([scope, own]) => [scope, mapOf(own)]));
}
function readLatency({ spans, ...whole }) {
    if (spans === undefined)
        return whole;
    const stages = Object.entries(spans).map(([stage, each]) => [stage, readLatency(each)]);
    return { ...whole, spans: new Map(stages) };
}
function mapOf(record) {
    return new Map(Object.entries(record));
}


/***/ }),

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
/** New ids by old ones; `known` is the digest under the old id, and nothing may stand under the new one. */
function renamed({ cases }, known) {
    return new Map(cases.flatMap(({ id, was, digest }) => was !== undefined && !known.has(id) && known.get(was)?.digest === digest ? [[was, id]] : []));
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

/***/ 88550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ retrieverReceipt),
/* harmony export */   I: () => (/* binding */ loadInputs)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41229);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16886);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2011);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71132);
/* harmony import */ var _former_ids_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44033);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62611);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78691);
/* harmony import */ var _suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54803);
/** Everything that a judgement depends on, read before anything runs. */









/**
 * `config` and the overrides are relative to the root, and so is the retriever's data, which lies where it runs: in
 * `data`. Throws GateError for the first file that can't be used.
 */
async function loadInputs(root, config, overrides, data = root, oldBaseline = "needed") {
    const loaded = await (0,_config_js__WEBPACK_IMPORTED_MODULE_3__/* .loadConfig */ .Z)(root, config, overrides);
    const suite = await (0,_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .loadSuite */ .bu)(root, loaded.config.suites);
    const baseline = await (0,_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .loadBaseline */ .o)(root, loaded.config.baseline).catch((error) => {
        // What can't be read is what `record` is asked to replace.
        if (oldBaseline === "replaced" && error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError && error.code === "invalid_baseline")
            return null;
        throw error;
    });
    const digests = new Map([[config, loaded.digest], ...loaded.files, ...suite.digests]);
    if (baseline !== null)
        digests.set(loaded.config.baseline, baseline.digest);
    return {
        config: loaded.config,
        suite: suite.suite,
        baseline: baseline === null ? null : (0,_former_ids_js__WEBPACK_IMPORTED_MODULE_7__/* .underNewIds */ .zn)(baseline.baseline, suite.suite),
        retriever: retrieverReceipt(data, loaded.config.retriever),
        digests,
    };
}
/** What decides the answers: how many queries are in flight, and how long one may take, does not. */
function identity(retriever) {
    const idle = new Set(["concurrency", "startup_timeout_ms", "timeout_ms", "total_timeout_ms"]);
    return Object.fromEntries(Object.entries(retriever).filter(([key]) => !idle.has(key)));
}
/** `root` is the folder that the retriever runs in: its data is digested. */
function retrieverReceipt(root, retriever) {
    const data = (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_5__/* .dataOf */ .qu)(retriever);
    return {
        kind: retriever.kind,
        fingerprint: (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_8__/* .compactCanonical */ .SM)(identity(retriever))),
        ...(retriever.params === null || retriever.params === undefined ? {} : { params: retriever.params }),
        corpus_digest: data === null ? null : (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)((0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readBytes */ .io)(root, data.file, "corpus", _read_js__WEBPACK_IMPORTED_MODULE_4__/* .JSON_LIMIT */ .Vz)),
    };
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
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82347);
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41229);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16886);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44141);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72050);
/* harmony import */ var _former_ids_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44033);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62611);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19733);
/* harmony import */ var _metrics_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64235);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10107);
/** Suite files: what the user wrote becomes cases, sorted, digested and checked against one another. */











/** Reads and joins suite files (relative to the root). Throws invalid_suite with every problem found. */
async function loadSuite(root, files) {
    const documents = [];
    const open = new Set();
    for (const file of files)
        documents.push(asApproved(await (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDocument */ .T)((0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readText */ .yR)(root, file, "suite"), "invalid_suite"), open));
    const checked = documents.map((document) => ({ document, ...(0,_validate_js__WEBPACK_IMPORTED_MODULE_5__/* .checkAll */ .K7)(document, "suite") }));
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
    problems.push(...(0,_former_ids_js__WEBPACK_IMPORTED_MODULE_7__/* .repeatedIds */ .TO)((0,_former_ids_js__WEBPACK_IMPORTED_MODULE_7__/* .inFile */ .s5)(cases, checked.flatMap(_former_ids_js__WEBPACK_IMPORTED_MODULE_7__/* .unsoundCases */ .Qk))), ...(0,_former_ids_js__WEBPACK_IMPORTED_MODULE_7__/* .wrongFormerIds */ .J9)(cases));
    if (problems.length > 0)
        throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .Gq)("invalid_suite", "suite", files.join(", "), problems);
    const digests = new Map(parts.flatMap((part) => [...part.digests]));
    const partial = parts.some((part) => part.partial);
    const notices = parts.flatMap((part) => part.notices);
    const { name, revision } = first.suite;
    if (cases.length === 0 && open.size > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_suite", `draft ${files.join(", ")}: none of its ${open.size} cases has a target yet`, {
            hint: `Name what they should find: retrieval-gate suggest --review ${files[0]}`,
        });
    }
    const suite = makeSuite(name, revision, cases, [...digests.keys()], partial, notices);
    const draft = written.some((each) => each.suite.draft === true);
    return { suite: draft ? { ...suite, draft: { without_target: [...open] } } : suite, digests };
}
/** A draft's cases may lack their targets: they pass the schema for negative controls, and go to `open`. */
function asApproved(document, open) {
    const { draft, cases } = (document.value ?? {});
    if (draft !== true || !Array.isArray(cases))
        return document;
    const filled = cases.map((each) => {
        if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv)(each) || "expected" in each || "expect_empty" in each)
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
    const sorted = cases.toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__/* .compareCodePoints */ .OP)(a.id, b.id));
    const digest = (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__/* .compactCanonical */ .SM)({ name, revision, cases: sorted.map((each) => [each.id, each.digest]) }));
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
            const same = (0,_metrics_text_js__WEBPACK_IMPORTED_MODULE_6__/* .identityOf */ .cu)(target);
            if (seen.has(same))
                report(`target "${(0,_model_suite_js__WEBPACK_IMPORTED_MODULE_10__/* .targetLabel */ .O)(target)}" is already in \`${key}\` of case "${written.id}"; remove one`);
            seen.add(same);
            if (target.kind === "span" && target.end <= target.start)
                report(`expected \`end\` above \`start\` (${target.start}), which it does not include; got ${target.end}`);
        }
        return list.toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__/* .compareCodePoints */ .OP)((0,_model_suite_js__WEBPACK_IMPORTED_MODULE_10__/* .targetLabel */ .O)(a), (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_10__/* .targetLabel */ .O)(b)));
    };
    for (const key of ["id", "intent"]) {
        if (!_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .FORBIDDEN_KEYS */ .p5.has(written[key]))
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
            : { judged_irrelevant: written.judged_irrelevant.toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__/* .compareCodePoints */ .OP) }),
        place,
    });
}
/** Adds the digest: everything but the ids, the tags and the place. Its keys are a format of their own: baselines hold the digests. */
function finishCase(subject) {
    const { id: _id, was: _was, tags: _tags, place: _place, expect_empty: expectEmpty, ...content } = subject;
    const { answers_only: answersOnly, reference_answer: referenceAnswer, ...others } = content;
    const { judged_irrelevant: judgedIrrelevant, ...rest } = others;
    const digested = {
        ...rest,
        expectEmpty,
        ...(answersOnly === undefined ? {} : { answersOnly }),
        ...(referenceAnswer === undefined ? {} : { referenceAnswer }),
        ...(judgedIrrelevant === undefined ? {} : { judgedIrrelevant }),
    };
    return { ...subject, digest: (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__/* .compactCanonical */ .SM)(digested)) };
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

/***/ 81350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ refuseUnsafeEvent),
/* harmony export */   j: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/** The event that started the workflow, and the events on which the gate refuses to run. */


/** Started with a writable token and secrets by people who may not push; retriever code of theirs must not run there. */
const PRIVILEGED_EVENTS = ["pull_request_target", "workflow_run", "issue_comment"];
/** What is recorded here would be the author's own baseline for the author's own change. */
const UNREVIEWED_EVENTS = ["pull_request", "merge_group"];
/**
 * Reads GITHUB_EVENT_NAME, _PATH, _SHA and _REF; null outside GitHub Actions. Throws GateError `file_unreadable` where
 * the payload can't be read, `invalid_file` where it is no JSON object or a pull request in it lacks its head's commit.
 */
async function readEvent(environment) {
    const name = environment["GITHUB_EVENT_NAME"];
    if (!name)
        return null;
    const payload = await readPayload(environment["GITHUB_EVENT_PATH"]);
    return {
        name,
        action: textAt(payload, "action"),
        sha: environment["GITHUB_SHA"] || null,
        ref: environment["GITHUB_REF"] || null,
        defaultBranch: textAt(payload, "repository", "default_branch"),
        label: textAt(payload, "label", "name"),
        pullRequest: name.startsWith("pull_request") ? pullRequestOf(payload) : null,
    };
}
/** Throws GateError `unsafe_event`. */
function refuseUnsafeEvent(event, command) {
    if (event === null || command === "merge")
        return;
    if (PRIVILEGED_EVENTS.includes(event.name)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("unsafe_event", `the retriever's code does not run on ${event.name}`, {
            hint: "this event has a token and secrets that a pull request's author must not reach; use pull_request",
        });
    }
    if (command === "record" && UNREVIEWED_EVENTS.includes(event.name)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("unsafe_event", `a baseline is not recorded on ${event.name}`, {
            hint: "copy baseline.json from the report and commit it, or record on push or workflow_dispatch",
        });
    }
}
async function readPayload(path) {
    if (!path)
        return null;
    let text;
    try {
        text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, "utf8");
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_unreadable", "the event's payload (GITHUB_EVENT_PATH) can't be read", {
            cause,
        });
    }
    let payload;
    try {
        payload = JSON.parse(text);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_file", "the event's payload (GITHUB_EVENT_PATH) is not JSON", { cause });
    }
    if (typeof payload !== "object" || payload === null || Array.isArray(payload)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_file", "the event's payload (GITHUB_EVENT_PATH) is not a JSON object");
    }
    return payload;
}
function valueAt(value, ...keys) {
    let at = value;
    for (const key of keys) {
        if (typeof at !== "object" || at === null || !Object.hasOwn(at, key))
            return null;
        at = Object.entries(at).find(([name]) => name === key)?.[1];
    }
    return at;
}
function textAt(value, ...keys) {
    const found = valueAt(value, ...keys);
    return typeof found === "string" ? found : null;
}
function pullRequestOf(payload) {
    const headSha = textAt(payload, "pull_request", "head", "sha");
    if (headSha === null) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_file", "the event's payload names no pull request with its head", {
            hint: "GITHUB_EVENT_PATH is read as GitHub wrote it; don't change it in the job",
        });
    }
    const number = valueAt(payload, "pull_request", "number");
    return {
        headSha,
        number: typeof number === "number" ? number : null,
        baseSha: textAt(payload, "pull_request", "base", "sha"),
        baseRef: textAt(payload, "pull_request", "base", "ref"),
        retargeted: valueAt(payload, "changes", "base") !== null,
    };
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
    return (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(text).slice(0, 12);
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
