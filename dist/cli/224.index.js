export const id = 224;
export const ids = [224];
export const modules = {

/***/ 3168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ requireComparable)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _gate_comparable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2831);
/** Refuses to compare numbers that mean different things. */


/** Throws not_comparable, naming every field that differs. */
function requireComparable(inputs) {
    const { config, suite, baseline } = inputs;
    if (baseline === null)
        return;
    const found = (0,_gate_comparable_js__WEBPACK_IMPORTED_MODULE_1__/* .differences */ .t)(config, suite, baseline);
    if (found.length === 0)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("not_comparable", `${config.baseline} can't be compared with this run`, {
        problems: found.map((each) => ({
            file: config.baseline,
            pointer: `/${each.field.replaceAll(".", "/")}`,
            message: `${each.field} is ${each.baseline} in the baseline and ${each.current} in this run`,
        })),
        hint: "Use the definition that the baseline was recorded with, or record a new baseline and say so in the pull request.",
    });
}


/***/ }),

/***/ 5687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ judgeRun),
  x: () => (/* binding */ readCache)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(6886);
// EXTERNAL MODULE: ./lib/model/order.js
var order = __webpack_require__(4209);
// EXTERNAL MODULE: ./lib/files/formats/lines.js
var formats_lines = __webpack_require__(987);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(2611);
// EXTERNAL MODULE: ./lib/files/validate.js
var validate = __webpack_require__(4593);
;// CONCATENATED MODULE: ./lib/files/verdicts.js
/** The judge's cache: JSON Lines of verdicts, each under the SHA-256 of what was asked. */






/** Empty where there is no such file. Throws invalid_verdicts with every line that is wrong, and as readText. */
function loadVerdicts(root, file) {
    const text = textOf(root, file);
    const verdicts = new Map();
    const lines = new Map();
    const problems = [];
    (0,formats_lines/* jsonObjects */.T5)({ file, text }, problems, (value, line) => {
        const read = checkLine(file, value, line, problems);
        if (read === null)
            return;
        const earlier = verdicts.get(read.key);
        // Two branches that were merged may both have asked: that is no trouble where the answer was one.
        if (earlier !== undefined && (0,canonical_json/* compactCanonical */.SM)(earlier) !== (0,canonical_json/* compactCanonical */.SM)(read)) {
            const message = `key ${read.key} has another verdict on line ${lines.get(read.key)}; remove one of the two`;
            problems.push({ file, line, message });
        }
        verdicts.set(read.key, read);
        lines.set(read.key, line);
    });
    if (problems.length > 0)
        throw (0,validate/* invalid */.Gq)("invalid_verdicts", "judge.cache", file, problems);
    return verdicts;
}
function textOf(root, file) {
    try {
        return (0,read/* readText */.yR)(root, file, "judge.cache").text;
    }
    catch (error) {
        if (error instanceof errors.GateError && error.code === "file_not_found")
            return "";
        throw error;
    }
}
function checkLine(file, value, line, problems) {
    try {
        return (0,validate/* checkSchema */._U)({ file, value, digest: "", lineOf: () => line }, "verdicts");
    }
    catch (error) {
        if (!(error instanceof errors.GateError))
            throw error;
        problems.push(...error.problems);
        return null;
    }
}
/** One line a verdict, by key: the same verdicts are the same bytes, and two branches rarely touch the same place. */
function verdictLines(verdicts) {
    return [...verdicts]
        .toSorted((a, b) => (0,order/* compareCodePoints */.O)(a.key, b.key))
        .map((each) => `${(0,canonical_json/* compactCanonical */.SM)(each)}\n`)
        .join("");
}

// EXTERNAL MODULE: ./lib/gate/rules.js
var rules = __webpack_require__(220);
// EXTERNAL MODULE: ./lib/gate/sanity.js
var sanity = __webpack_require__(4957);
// EXTERNAL MODULE: ./lib/metrics/score.js
var score = __webpack_require__(7139);
// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(9946);
// EXTERNAL MODULE: ./lib/cli/progress.js
var cli_progress = __webpack_require__(9095);
// EXTERNAL MODULE: ./lib/cli/write-file.js
var write_file = __webpack_require__(4168);
;// CONCATENATED MODULE: ./lib/cli/judge-answers.js
/** The judge's step of a run: its cache in, samples for both laws, its cache out. */








/** Read before the retriever starts, so that a broken line costs nobody a run. */
function readCache(root, { judge }) {
    return judge === undefined ? new Map() : loadVerdicts(root, judge.cache);
}
/** A run that failed, or that no verdict can come of, is not judged: what it would cost buys nothing. */
async function judgeRun(root, known, plan, measured, ports) {
    const { judge } = plan.head.config;
    if (judge === undefined || measured.failure !== null || !isSound(plan.head, measured.head))
        return measured;
    const { judgeAnswers } = await __webpack_require__.e(/* import() */ 359).then(__webpack_require__.bind(__webpack_require__, 3359));
    const head = tasksOf(plan.head, measured.head);
    const base = plan.base === null ? [] : tasksOf(plan.base, measured.base);
    const progress = (0,cli_progress/* showProgress */.R)({ line: ports.line, print: ports.progress, now: () => performance.now() });
    const judged = await judgeAnswers(judge, [...head, ...base], {
        environment: ports.environment,
        signal: ports.signal,
        known,
        progress: (done, total) => progress("judging", done, total),
    });
    const { samples, spending, failure } = judged;
    const kept = await keep(root, judge, known, judged.added);
    return {
        head: { ...withSamples(measured.head, head, samples), judging: spending },
        base: withSamples(measured.base, base, samples.slice(head.length)),
        failure: failure ?? kept,
    };
}
function isSound({ config, suite, baseline }, run) {
    try {
        (0,sanity/* assertMeasured */.T)(config, suite, (0,score/* score */.f)(suite, run, (0,rules/* metricsOf */.Ps)(config), config.definition), baseline);
        return true;
    }
    catch (error) {
        if (error instanceof errors.GateError)
            return false;
        throw error;
    }
}
/** Every metric that the law names, of every case that asks for an answer. */
function tasksOf({ config, suite }, run) {
    const metrics = (0,answers/* judgedMetrics */.PH)(config);
    const runs = new Map(run.cases.map((each) => [each.caseId, each]));
    return suite.cases.flatMap((subject) => {
        const own = runs.get(subject.id);
        if (own === undefined || subject.expectEmpty)
            return [];
        return metrics.map((metric) => ({ case: subject, run: own, metric }));
    });
}
/** `samples` begin with those of the tasks. */
function withSamples(run, tasks, samples) {
    const byCase = new Map();
    for (const [index, task] of tasks.entries()) {
        const own = byCase.get(task.case.id) ?? new Map();
        byCase.set(task.case.id, own.set(task.metric, samples[index]));
    }
    return {
        ...run,
        cases: run.cases.map((each) => {
            const judged = byCase.get(each.caseId);
            return judged === undefined ? each : { ...each, judged };
        }),
    };
}
/** What was paid for is kept, whatever became of the run; a cache with nothing new stays as it is, to the byte. */
async function keep(root, judge, known, added) {
    if (added.length === 0)
        return null;
    try {
        await (0,write_file/* writeWhole */.f)(root, judge.cache, verdictLines([...known.values(), ...added]));
        return null;
    }
    catch (error) {
        if (error instanceof errors.GateError)
            return error;
        throw error;
    }
}


/***/ }),

/***/ 9916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ loadBaseline)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2050);
/* harmony import */ var _prices_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8749);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2611);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4593);
/** The baseline file. Missing, unreadable and another suite's baseline are three different outcomes. */





/** Null where the file does not exist. Throws invalid_baseline or file_unreadable for one that can't be used. */
async function loadBaseline(root, file) {
    try {
        const document = await (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .T)((0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readText */ .yR)(root, file, "baseline"), "invalid_baseline");
        if (isCruxe(document.value)) {
            const { readCruxeBaseline } = await __webpack_require__.e(/* import() */ 278).then(__webpack_require__.bind(__webpack_require__, 1278));
            return { baseline: readCruxeBaseline(document), digest: document.digest };
        }
        const written = (0,_validate_js__WEBPACK_IMPORTED_MODULE_4__/* .checkSchema */ ._U)(document, "baseline");
        return { baseline: readBaseline(written), digest: document.digest };
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError && error.code === "file_not_found")
            return null;
        throw error;
    }
}
/** Ours have a number there. */
function isCruxe(value) {
    return (typeof value === "object" &&
        value !== null &&
        "version" in value &&
        value.version === "retrieval-eval-baseline-v1");
}
function readBaseline(written) {
    return {
        suite: written.suite,
        definition: written.definition,
        k: written.k,
        retriever: {
            kind: written.retriever.kind,
            fingerprint: written.retriever.fingerprint,
            corpusDigest: written.retriever.corpus_digest,
        },
        ...(written.judge === undefined ? {} : { judge: written.judge }),
        tool: written.tool,
        environment: written.environment,
        timing: written.timing,
        means: {
            overall: mapOf(written.metrics.overall),
            byIntent: new Map(Object.entries(written.metrics.by_intent).map(([intent, means]) => [intent, mapOf(means)])),
        },
        latency: {
            overall: readLatency(written.latency.overall),
            byIntent: new Map(Object.entries(written.latency.by_intent).map(([intent, each]) => [intent, readLatency(each)])),
        },
        cases: new Map(Object.entries(written.cases).map(([id, each]) => [id, readCase(each)])),
        ...(written.prices === undefined ? {} : { prices: (0,_prices_js__WEBPACK_IMPORTED_MODULE_2__/* .readPrices */ .R)(written.prices) }),
        ...(written.files === undefined ? {} : { files: mapOf(written.files) }),
    };
}
function readCase(written) {
    return {
        digest: written.digest,
        intent: written.intent,
        metrics: mapOf(written.metrics),
        ranks: written.ranks,
        results: written.results,
        latencyMs: written.latency_ms,
        ...(written.spans_ms === undefined ? {} : { spansMs: mapOf(written.spans_ms) }),
    };
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

/***/ 987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   IM: () => (/* binding */ misspelt),
/* harmony export */   T5: () => (/* binding */ jsonObjects),
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   b6: () => (/* binding */ textOf)
/* harmony export */ });
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6575);
/* harmony import */ var _nearest_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8062);


/** Lines that are not blank, without their line ends. */
function linesOf(text) {
    return text.split("\n").flatMap((written, index) => {
        const line = written.endsWith("\r") ? written.slice(0, -1) : written;
        return line.trim() === "" ? [] : [{ line: index + 1, text: line }];
    });
}
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/**
 * Hands over each line as an object. `take` adds what is wrong with it to the problems; lines that are no objects are
 * added here.
 */
function jsonObjects({ file, text }, problems, take) {
    for (const { line, text: written } of linesOf(text)) {
        let value;
        try {
            value = JSON.parse(written);
        }
        catch (error) {
            const message = `not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
            problems.push({ file, line, message });
            continue;
        }
        const hidden = (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .scanJson */ .E)(written, file, line).problems;
        problems.push(...hidden);
        if (!isObject(value))
            problems.push({ file, line, message: `expected an object, got ${show(value)}` });
        else if (hidden.length === 0)
            take(value, line);
    }
}
/** The member, where it is a string that is not blank. */
function textOf(value, key, report) {
    const member = value[key];
    if (typeof member === "string" && member.trim() !== "")
        return member;
    if (member === undefined)
        report(`\`${key}\` is missing`);
    else
        report(`expected text that is not blank; got ${show(member)}`, `/${key}`);
    return null;
}
/** Public files may carry more than a format names; a misspelt name of the format is still a mistake. */
function misspelt(value, known) {
    for (const key of Object.keys(value)) {
        if (known.includes(key))
            continue;
        const near = (0,_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestWord */ .z)(key, known.filter((name) => value[name] === undefined));
        if (near !== null)
            return `unknown key "${key}"; did you mean \`${near}\`?`;
    }
    return null;
}
/** A value as it would be written, cut where it is long. */
function show(value) {
    const text = value === undefined ? "nothing" : JSON.stringify(value);
    return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}


/***/ }),

/***/ 8550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ retrieverReceipt),
/* harmony export */   I: () => (/* binding */ loadInputs)
/* harmony export */ });
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6886);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9916);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1520);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2611);
/* harmony import */ var _suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4803);
/** Everything that a judgement depends on, read before anything runs. */





/** `config` and the overrides are relative to the root. Throws GateError for the first file that can't be used. */
async function loadInputs(root, config, overrides) {
    const loaded = await (0,_config_js__WEBPACK_IMPORTED_MODULE_1__/* .loadConfig */ .Z)(root, config, overrides);
    const suite = await (0,_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .loadSuite */ .bu)(root, loaded.config.suites);
    const baseline = await (0,_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .loadBaseline */ .o)(root, loaded.config.baseline);
    const digests = new Map([[config, loaded.digest], ...loaded.files, ...suite.digests]);
    if (baseline !== null)
        digests.set(loaded.config.baseline, baseline.digest);
    return {
        config: loaded.config,
        suite: suite.suite,
        baseline: baseline?.baseline ?? null,
        retriever: retrieverReceipt(root, loaded.config.retriever),
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
    const data = retriever.kind === "run" ? retriever.path : retriever.kind === "bm25" ? retriever.corpus : null;
    return {
        kind: retriever.kind,
        fingerprint: (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .sc)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactCanonical */ .SM)(identity(retriever))),
        corpusDigest: data === null ? null : (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .sc)((0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readBytes */ .io)(root, data, "corpus", _read_js__WEBPACK_IMPORTED_MODULE_2__/* .JSON_LIMIT */ .Vz)),
    };
}


/***/ }),

/***/ 2831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ judgeDifferences),
/* harmony export */   t: () => (/* binding */ differences)
/* harmony export */ });
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9946);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6886);
/* harmony import */ var _prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7005);



/** Fields that must match and don't; empty where baseline and run are comparable. */
function differences(config, suite, baseline) {
    const found = [];
    const compare = (field, before, now) => {
        const [a, b] = [(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compactCanonical */ .SM)(before), (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compactCanonical */ .SM)(now)];
        if (a !== b)
            found.push({ field, baseline: a, current: b });
    };
    if (baseline.foreign !== undefined) {
        // It knows its suite by the revision alone, and says nothing of k and definition.
        compare("suite_version", baseline.suite.revision, suite.revision);
        return found;
    }
    compare("suite.name", baseline.suite.name, suite.name);
    compare("k", baseline.k, config.k);
    for (const field of Object.keys(config.definition)) {
        compare(`definition.${field}`, baseline.definition[field], config.definition[field]);
    }
    const judge = config.judge === undefined ? null : (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeFingerprint */ .cT)(config.judge);
    for (const [field, before, now] of judgeDifferences(baseline.judge ?? null, judge))
        compare(field, before, now);
    if (config.prices === undefined || baseline.prices === undefined || !(0,_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .gatesCost */ .uN)(config))
        return found;
    compare("prices.currency", baseline.prices.currency, config.prices.currency);
    for (const [model, before] of baseline.prices.models) {
        const now = config.prices.models.get(model);
        // A model that is used no more leaves what it cost as it was.
        if (now !== undefined)
            compare(`prices.models.${model}`, before, now);
    }
    return found;
}
/** By field, or as a whole where one side has no judge; empty where both are alike. */
function judgeDifferences(before, now) {
    if (before === null || now === null)
        return before === now ? [] : [["judge", before, now]];
    const fields = Object.keys(now);
    return fields
        .filter((field) => before[field] !== now[field])
        .map((field) => [`judge.${field}`, before[field], now[field]]);
}


/***/ }),

/***/ 7005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: () => (/* binding */ assertPriced),
/* harmony export */   fc: () => (/* binding */ withNewModels),
/* harmony export */   uN: () => (/* binding */ gatesCost)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _metrics_cost_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6292);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3001);
/* harmony import */ var _model_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4209);
/** Prices as rules: which models they must know, and when a cost is gated by them. */




/** Whether a rule of the config, overall or of an intent, holds cost to something. */
function gatesCost({ gate }) {
    return [gate.metrics, ...gate.intents.values()].some((rules) => [...rules].some(([name, setting]) => {
        const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .parseMetric */ .uo)(name);
        return typeof metric !== "string" && metric.family.name === _metrics_cost_js__WEBPACK_IMPORTED_MODULE_1__/* .COST */ .oF.name && setting !== "off";
    }));
}
/** Throws invalid_config naming every model that answers used and the prices lack: it would be used for nothing. */
function assertPriced(config, run) {
    const { prices } = config;
    if (prices === undefined)
        return;
    const missing = new Set(run.cases.flatMap(({ outcome }) => outcome.kind === "answer" ? (0,_metrics_cost_js__WEBPACK_IMPORTED_MODULE_1__/* .unpriced */ .Z_)(outcome.usage ?? [], prices).map(sentence) : []));
    if (missing.size === 0)
        return;
    const problems = [...missing].toSorted(_model_order_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O).map((message) => ({
        file: config.file,
        pointer: "/prices/models",
        message,
    }));
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_config", `${config.file} lacks prices: ${problems[0].message}`, {
        problems,
        hint: "Write what the model costs under `prices.models`; what is free costs 0.",
    });
}
function sentence({ model, part }) {
    if (model === null)
        return "a call does not name its model, so it has no price; send `model` in `usage`";
    const name = JSON.stringify(model);
    return part === null ? `model ${name} has no price` : `model ${name} has no price for ${part} tokens`;
}
/**
 * The base's prices hold for the models that it knows; a model that is new in this change has no other price than the
 * head's.
 */
function withNewModels(base, head) {
    return { ...base, models: new Map([...head.models, ...base.models]) };
}


/***/ }),

/***/ 220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pk: () => (/* binding */ SMALL_INTENT),
/* harmony export */   Ps: () => (/* binding */ metricsOf),
/* harmony export */   SJ: () => (/* binding */ resolveRules)
/* harmony export */ });
/* harmony import */ var _metrics_cost_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6292);
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6509);
/* harmony import */ var _metrics_listing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9121);
/* harmony import */ var _metrics_map_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5535);
/* harmony import */ var _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3130);
/* harmony import */ var _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8409);
/* harmony import */ var _metrics_precision_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2573);
/* harmony import */ var _metrics_recall_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3368);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3001);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9946);
/* harmony import */ var _model_order_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4209);
/** Which rule holds for which metric where: defaults, the config's own, and what intents inherit. */











/** Below this an intent's quality is its single cases, so it is gated only where the config names it. */
const SMALL_INTENT = 5;
/** Reported in any case, so that a baseline has what a later config may want to gate. */
const ALWAYS = [_metrics_recall_js__WEBPACK_IMPORTED_MODULE_7__/* .RECALL */ .wV, _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_4__/* .MRR */ .M, _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_5__/* .NDCG */ .f, _metrics_precision_js__WEBPACK_IMPORTED_MODULE_6__/* .PRECISION */ .P, _metrics_precision_js__WEBPACK_IMPORTED_MODULE_6__/* .HIT_RATE */ .V, _metrics_map_js__WEBPACK_IMPORTED_MODULE_3__/* .MAP */ .l, _metrics_listing_js__WEBPACK_IMPORTED_MODULE_2__/* .DUPLICATE_RATE */ .nP];
/** Every metric that the run is scored on: gated or named anywhere, and the usual ones at k. */
function metricsOf(config) {
    const { prices } = config;
    const usual = prices === undefined ? ALWAYS : [...ALWAYS, _metrics_cost_js__WEBPACK_IMPORTED_MODULE_0__/* .COST */ .oF];
    const defaults = _metrics_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .METRICS */ .Cb.filter((family) => isDefault(family, config) || usual.includes(family));
    const named = [config.gate.metrics, ...config.gate.intents.values()].flatMap((rules) => [...rules.keys()]);
    const all = new Map(defaults.map((family) => (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .metricAt */ .Qx)(family, config.k)).map((metric) => [metric.name, metric]));
    for (const name of [...named, ...config.metrics]) {
        const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .parseMetric */ .uo)(name);
        if (typeof metric !== "string")
            all.set(metric.name, metric);
    }
    return [...all.values()].flatMap((metric) => {
        if (metric.k === null || !(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_1__/* .isPerCase */ .uE)(metric.family))
            return [];
        const priced = metric.family.kind === "cost" && prices !== undefined;
        return [priced ? { ...metric, family: (0,_metrics_cost_js__WEBPACK_IMPORTED_MODULE_0__/* .costMetric */ .Gg)(prices) } : metric];
    });
}
/** Every rule of the config, overall first, then by intent in code point order. */
function resolveRules(config, suite) {
    const metrics = gatedMetrics(config);
    const notices = [];
    const rules = [];
    for (const metric of metrics) {
        const setting = config.gate.metrics.get(metric.name);
        if (setting === "off")
            notices.push({ code: "rule_off", metric: metric.name, scope: "overall" });
        else if (meaningful(metric, suite.cases)) {
            rules.push(makeRule(metric, "overall", [defaults(metric), setting], setting !== undefined));
        }
    }
    for (const intent of intentsOf(config, suite)) {
        const bucket = suite.cases.filter((each) => each.intent === intent);
        const named = config.gate.intents.get(intent);
        const small = bucket.length > 0 && bucket.length < SMALL_INTENT;
        if (small)
            notices.push({ code: "small_intent", intent, cases: bucket.length });
        for (const metric of withNamed(metrics, named)) {
            const own = named?.get(metric.name);
            if (own === "off")
                notices.push({ code: "rule_off", metric: metric.name, scope: `intent:${intent}` });
            const rule = intentRule(config, metric, intent, own, small, bucket);
            if (rule !== null)
                rules.push(rule);
        }
    }
    if (config.latency === "off")
        notices.push({ code: "latency_off", by: "config" });
    return { rules, notices };
}
function gatedMetrics(config) {
    const byDefault = _metrics_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .METRICS */ .Cb.filter((family) => isDefault(family, config)).map((family) => (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .metricAt */ .Qx)(family, config.k));
    const all = withNamed(byDefault, config.gate.metrics);
    return config.latency === "off" ? all.filter((metric) => metric.family.kind !== "latency") : all;
}
/** Gated where the config says nothing; what only a judge can measure, where the config asks one. */
function isDefault(family, config) {
    const judge = (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_1__/* .isPerCase */ .uE)(family) && family.needs === "judge";
    return family.gatedByDefault && (!judge || (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_9__/* .judgedMetrics */ .PH)(config).length > 0);
}
function withNamed(metrics, named) {
    const known = new Set(metrics.map((metric) => metric.name));
    const more = [...(named?.keys() ?? [])].filter((name) => !known.has(name)).toSorted(_model_order_js__WEBPACK_IMPORTED_MODULE_10__/* .compareCodePoints */ .O);
    return [
        ...metrics,
        ...more.flatMap((name) => {
            const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .parseMetric */ .uo)(name);
            return typeof metric === "string" ? [] : [metric];
        }),
    ];
}
function intentsOf(config, suite) {
    const names = new Set([...suite.cases.map((each) => each.intent), ...config.gate.intents.keys()]);
    return [...names].toSorted(_model_order_js__WEBPACK_IMPORTED_MODULE_10__/* .compareCodePoints */ .O);
}
function intentRule(config, metric, intent, own, small, bucket) {
    const overall = config.gate.metrics.get(metric.name);
    const scope = `intent:${intent}`;
    // An intent without a case is here only because the config names it.
    if (own === "off" || (own === undefined && (overall === "off" || bucket.length === 0)))
        return null;
    const wider = overall === "off" ? undefined : overall;
    if (metric.family.kind === "latency") {
        return makeRule(metric, scope, [defaults(metric), wider, own], own !== undefined);
    }
    // In an intent, as overall, churn is gated where it is named.
    if (metric.family.kind === "churn") {
        return own === undefined ? null : makeRule(metric, scope, [defaults(metric), wider, own], true);
    }
    const perIntent = config.gate.perIntent;
    if (own === undefined && (small || perIntent === "off" || !meaningful(metric, bucket)))
        return null;
    const inherited = wider?.tolerance === undefined ? undefined : { tolerance: wider.tolerance };
    // What is never tolerated overall is not tolerated in an intent either.
    const strict = metric.family.rule.tolerance.every((each) => each.value === 0);
    // 0.05 is a share of queries to them, and a fortune to a cost.
    const apart = strict || metric.family.kind === "cost";
    const shared = perIntent === null || perIntent === "off" || apart ? undefined : perIntent;
    const patches = [{ tolerance: defaults(metric).tolerance ?? [] }, inherited, shared, own];
    return makeRule(metric, scope, patches, own !== undefined);
}
function defaults(metric) {
    return metric.family.rule;
}
/** `forbidden_rate` without a forbidden list, or `false_result_rate` without a negative control, has nothing to say. */
function meaningful(metric, cases) {
    if (!(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_1__/* .isPerCase */ .uE)(metric.family) || metric.family.needs === undefined)
        return true;
    if (metric.family.needs === "judge")
        return cases.some((each) => !each.expectEmpty);
    return metric.family.needs === "forbidden"
        ? cases.some((each) => each.forbidden.length > 0)
        : cases.some((each) => each.expectEmpty);
}
/** Later patches win, field by field. */
function makeRule(metric, scope, patches, named) {
    const merged = patches.reduce((sum, patch) => ({ ...sum, ...patch }), {});
    return {
        metric,
        scope,
        tolerance: merged.tolerance ?? [],
        floor: merged.floor ?? null,
        ceiling: merged.ceiling ?? null,
        named,
    };
}


/***/ }),

/***/ 4957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ allZero),
/* harmony export */   T: () => (/* binding */ assertMeasured)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/** Measurements that must not be judged, because they measured nothing. */

/** Fewer distinct queries may well have one answer. */
const DISTINCT_QUERIES = 5;
/**
 * Throws query_errors for failed queries (unless error_rate has a ceiling of its own), nothing_retrieved, mostly_empty
 * where the share of answered queries is less than half the baseline's, and constant_answers where five or more
 * distinct queries got one and the same list.
 */
function assertMeasured(config, suite, scores, baseline) {
    assertAnswered(config, scores);
    const wanting = new Set(suite.cases.filter((each) => !each.expectEmpty).map((each) => each.id));
    const judged = scores.cases.filter((each) => wanting.has(each.id));
    if (judged.length === 0)
        return;
    const found = judged.filter((each) => each.results.length > 0);
    if (found.length === 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("nothing_retrieved", `none of the ${judged.length} queries got a single result`, {
            hint: "An empty index answers like this: check that the retriever's index is built before the gate runs.",
        });
    }
    if (baseline !== null)
        assertNotMostlyEmpty(judged, found, baseline);
    assertNotConstant(suite, found, baseline);
}
function assertAnswered(config, scores) {
    const failed = scores.cases.filter((each) => each.error !== null);
    const rule = config.gate.metrics.get("error_rate");
    const [first] = failed;
    if (first === undefined || rule === "off" || rule?.ceiling !== undefined)
        return;
    const count = failed.length === 1 ? "1 query" : `${failed.length} queries`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("query_errors", `${count} failed, first "${first.id}": ${first.error}`, {
        hint: "Fix the retriever; if some failures must be lived with, give `error_rate` a `ceiling` in the config.",
    });
}
function assertNotMostlyEmpty(judged, found, baseline) {
    const before = judged.flatMap((each) => baseline.cases.get(each.id) ?? []);
    const answered = before.filter((each) => each.results.length > 0).length;
    if (before.length === 0 || found.length / judged.length >= answered / before.length / 2)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("mostly_empty", `${found.length} of ${judged.length} queries got a result; in the baseline it was ${answered} of ${before.length}`, {
        hint: "A half-built index answers like this: check that the retriever's index is complete before the gate runs.",
    });
}
/** A list that every query had, mostly, in its baseline answer too is what a loss leaves over: no sign of a deaf retriever. */
function assertNotConstant(suite, found, baseline) {
    const queries = new Map(suite.cases.map((each) => [each.id, each.query]));
    const distinct = new Set(found.map((each) => queries.get(each.id)));
    const answers = new Set(found.map((each) => JSON.stringify(each.results)));
    if (distinct.size < DISTINCT_QUERIES || answers.size > 1)
        return;
    const leftOver = (each) => {
        const before = new Set(baseline?.cases.get(each.id)?.results);
        return each.results.filter((document) => before.has(document)).length >= each.results.length / 2;
    };
    if (found.every(leftOver))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("constant_answers", `${distinct.size} different queries all got the same results`, {
        hint: "The retriever ignores the query: check that it reads `query` from the request.",
    });
}
/** No case has a target in its top k: either nothing is left of the search, or ids and paths don't fit the suite. */
function allZero(suite, scores) {
    const sought = suite.cases.filter((each) => !each.expectEmpty && each.answersOnly !== true);
    const wanting = new Set(sought.map((each) => each.id));
    const judged = scores.cases.filter((each) => wanting.has(each.id));
    return judged.length > 0 && judged.every((each) => each.ranks.every((rank) => rank === null));
}


/***/ }),

/***/ 3756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ signTest),
/* harmony export */   tx: () => (/* binding */ permutationTest)
/* harmony export */ });
/* unused harmony exports binomialTail, ENUMERATED */
/* harmony import */ var _tolerance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5116);
/* harmony import */ var _random_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7352);
/** Could deltas like these be chance? Tests that assume nothing but that better and worse are equally likely. */


/** The sign test (Dixon & Mood 1946): exact binomial probabilities, ties dropped. 1 where nothing differs. */
function signTest(wins, losses) {
    const n = wins + losses;
    return {
        twoSided: Math.min(1, 2 * binomialTail(n, Math.max(wins, losses))),
        worse: binomialTail(n, losses),
    };
}
/** P(X >= k) for n fair coins. Exact as long as the numbers of outcomes are below 2^53, to 1e-12 beyond. */
function binomialTail(n, k) {
    if (k <= 0)
        return 1;
    if (2 * k <= n)
        return 1 - binomialTail(n, n - k + 1);
    let sum = 0;
    let term = binomialTerm(n, k);
    for (let i = k; i <= n && term > 0; i++) {
        sum += term;
        term = (term * (n - i)) / (i + 1);
    }
    return sum;
}
/** C(n, k) / 2^n; halved on the way wherever the product would grow, since C(1030, 515) alone overflows. */
function binomialTerm(n, k) {
    let product = 1;
    let halvings = n;
    for (let i = 1; i <= n - k; i++) {
        product = (product * (k + i)) / i;
        for (; product > 2 ** 40 && halvings > 0; halvings--)
            product /= 2;
    }
    return product * 2 ** -halvings;
}
/** Up to this many deltas that differ, all 2^n assignments are counted, whatever the values. */
const ENUMERATED = 32;
/** Additions that counting on a grid may take: about 10 ms. */
const GRID_WORK = 10_000_000;
const LOOKUPS = 20_000_000;
/** The paired sign-flip test (Fisher 1935, sec. 21), seeded where the deltas are too many and too uneven to count. */
function permutationTest(deltas, seed) {
    const sizes = deltas.map(Math.abs).filter((size) => size > _tolerance_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8);
    const sum = Math.abs(deltas.reduce((total, delta) => total + delta, 0));
    if (sum <= _tolerance_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8)
        return { p: 1, method: "exact" };
    if (sizes.length <= ENUMERATED)
        return { p: enumerated(sizes, sum), method: "exact" };
    const grid = onGrid(sizes);
    if (grid !== null)
        return { p: countedOnGrid(grid, Math.round(sum * grid.perUnit)), method: "exact" };
    return { p: drawnSigns(Float64Array.from(sizes), sum, seed), method: "monte_carlo" };
}
/*
 * With T the sum of the sizes that get a plus, the signed sum is 2T - total, so |2T - total| >= sum on both sides of a
 * symmetric distribution: p = 2 P(T >= (total + sum) / 2).
 */
function threshold(sizes, sum) {
    return (sizes.reduce((total, size) => total + size, 0) + sum) / 2;
}
/** Meet in the middle (Horowitz & Sahni 1974): the subset sums of either half in order, then one walk over both. */
function enumerated(sizes, sum) {
    const half = Math.ceil(sizes.length / 2);
    const left = subsetSums(sizes.slice(0, half));
    const right = subsetSums(sizes.slice(half));
    const least = threshold(sizes, sum) - _tolerance_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8;
    let count = 0;
    let from = right.length;
    for (const each of left) {
        while (from > 0 && each + right[from - 1] >= least)
            from--;
        count += right.length - from;
    }
    return Math.min(1, (2 * count) / 2 ** sizes.length);
}
/** All 2^n sums, ascending: each size merges the sums so far with themselves shifted. */
function subsetSums(sizes) {
    let sums = new Float64Array(1);
    for (const size of sizes) {
        const merged = new Float64Array(sums.length * 2);
        let [plain, shifted] = [0, 0];
        for (let i = 0; i < merged.length; i++) {
            const takePlain = plain < sums.length && sums[plain] <= sums[shifted] + size;
            merged[i] = takePlain ? sums[plain++] : sums[shifted++] + size;
        }
        sums = merged;
    }
    return sums;
}
/** Denominators to try: shares of few targets, precision at k, and 1/rank up to rank 10 (2520 = lcm of 1 to 10). */
const DENOMINATORS = [...Array.from({ length: 120 }, (_, i) => i + 1), 840, 2520];
/** The sizes as whole numbers of a common step, where they have one and counting on it is quick. */
function onGrid(sizes) {
    const perUnit = DENOMINATORS.find((each) => sizes.every((size) => Math.abs(size * each - Math.round(size * each)) <= _tolerance_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8 * each));
    if (perUnit === undefined)
        return null;
    const steps = sizes.map((size) => Math.round(size * perUnit));
    const range = steps.reduce((total, step) => total + step, 0);
    return (range * steps.length) / 2 > GRID_WORK ? null : { steps, perUnit };
}
/** The distribution of T, one size after the other; probabilities, since counts of 2^n would overflow. */
function countedOnGrid({ steps }, sum) {
    const least = Math.ceil(threshold(steps, sum));
    const range = steps.reduce((total, step) => total + step, 0);
    const probability = new Float64Array(range + 1);
    probability[0] = 1;
    let reached = 0;
    for (const step of steps) {
        reached += step;
        for (let at = reached; at >= 0; at--) {
            const shifted = at >= step ? probability[at - step] : 0;
            probability[at] = (probability[at] + shifted) / 2;
        }
    }
    let tail = 0;
    for (let at = range; at >= least; at--)
        tail += probability[at];
    return Math.min(1, 2 * tail);
}
/** (b + 1) / (m + 1): this assignment is one of those drawn, so p is never 0 (Phipson & Smyth 2010). */
function drawnSigns(sizes, sum, seed) {
    const tables = fourSigned(sizes);
    const fours = tables.length / 16;
    const rounds = Math.max(1999, Math.min(9999, Math.floor(LOOKUPS / fours)));
    const words = new Uint32Array(Math.ceil(fours / 8));
    const random = (0,_random_js__WEBPACK_IMPORTED_MODULE_1__/* .splitMix64 */ .f)(seed);
    let extreme = 0;
    for (let round = 0; round < rounds; round++) {
        random.draw(words);
        let total = 0;
        for (let four = 0; four < fours; four++) {
            const signs = (words[four >>> 3] >>> ((four & 7) * 4)) & 15;
            total += tables[four * 16 + signs];
        }
        if (Math.abs(total) >= sum - _tolerance_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8)
            extreme++;
    }
    return (extreme + 1) / (rounds + 1);
}
/** For every four sizes the 16 sums of their signed values: four bits of chance are then one look-up. */
function fourSigned(sizes) {
    const fours = Math.ceil(sizes.length / 4);
    const tables = new Float64Array(fours * 16);
    for (let i = 0; i < tables.length; i++) {
        let sum = 0;
        for (let bit = 0; bit < 4; bit++) {
            const size = sizes[(i >>> 4) * 4 + bit] ?? 0;
            sum += (i >>> bit) & 1 ? size : -size;
        }
        tables[i] = sum;
    }
    return tables;
}


/***/ }),

/***/ 7352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shuffled),
/* harmony export */   f: () => (/* binding */ splitMix64)
/* harmony export */ });
function splitMix64(seed) {
    // Typed arrays, since numbers beyond 31 bits in variables of a closure are allocated one by one.
    const state = Uint32Array.of(Math.floor(seed / 2 ** 32), seed);
    const drawn = new Uint32Array(2);
    const next = () => {
        step(state, drawn, 0);
        return [drawn[0], drawn[1]];
    };
    const below = (n) => {
        step(state, drawn, 0);
        // high * 2^32 mod n + low mod n, the product below 2^52. A quotient rounded up shows as a negative rest.
        const sum = (drawn[0] % n) * (2 ** 32 % n) + (drawn[1] % n);
        const rest = sum - Math.floor(sum / n) * n;
        return rest < 0 ? rest + n : rest;
    };
    const draw = (words) => {
        // Past an odd end the last half is written nowhere.
        for (let i = 0; i < words.length; i += 2)
            step(state, words, i);
    };
    return { next, below, draw };
}
/** Advances the state and writes the next 64 bits, high half first, from `at` on. */
function step(state, out, at) {
    const before = state[1];
    let low = (before + 0x7f4a7c15) | 0;
    let high = (state[0] + 0x9e3779b9 + (low >>> 0 < before ? 1 : 0)) | 0;
    state[0] = high;
    state[1] = low;
    low ^= (low >>> 30) | (high << 2);
    high ^= high >>> 30;
    high = (carry(low, 0x1ce4, 0xe5b9) + Math.imul(high, 0x1ce4e5b9) + Math.imul(low, 0xbf58476d)) | 0;
    low = Math.imul(low, 0x1ce4e5b9);
    low ^= (low >>> 27) | (high << 5);
    high ^= high >>> 27;
    high = (carry(low, 0x1331, 0x11eb) + Math.imul(high, 0x133111eb) + Math.imul(low, 0x94d049bb)) | 0;
    low = Math.imul(low, 0x133111eb);
    out[at] = high ^ (high >>> 31);
    out[at + 1] = low ^ ((low >>> 31) | (high << 1));
}
/** The upper 32 bits of low x (above x 2^16 + below), by 16-bit limbs: no sum reaches 2^32. */
function carry(low, above, below) {
    const l0 = low & 0xffff;
    const l1 = low >>> 16;
    const middle = ((Math.imul(l0, below) >>> 16) + Math.imul(l1, below)) >>> 0;
    const second = (Math.imul(l0, above) + (middle & 0xffff)) >>> 0;
    return (Math.imul(l1, above) + (middle >>> 16) + (second >>> 16)) | 0;
}
/** Fisher-Yates; returns a new array. */
function shuffled(values, random) {
    const result = [...values];
    for (let i = result.length - 1; i > 0; i--) {
        const j = random.below(i + 1);
        [result[i], result[j]] = [result[j], result[i]];
    }
    return result;
}


/***/ }),

/***/ 5116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H$: () => (/* binding */ toleranceValue),
/* harmony export */   LF: () => (/* binding */ limitOf),
/* harmony export */   WE: () => (/* binding */ passes),
/* harmony export */   p8: () => (/* binding */ EPSILON)
/* harmony export */ });
/** Absorbs the rounding of baselines and of sums such as 0.8 - 0.1 = 0.7000000000000001; far below any real change. */
const EPSILON = 1e-9;
/**
 * The largest of the tolerances in the metric's unit. `percent` is of the baseline, `cases` is 1/n of the bucket.
 * No tolerance at all is 0.
 */
function toleranceValue(tolerances, baseline, cases) {
    return tolerances.reduce((largest, tolerance) => Math.max(largest, inUnits(tolerance, baseline, cases)), 0);
}
function inUnits(tolerance, baseline, cases) {
    switch (tolerance.unit) {
        case "absolute":
            return tolerance.value;
        case "percent":
            return (Math.abs(baseline) * tolerance.value) / 100;
        case "cases":
            return tolerance.value / cases;
    }
}
/** The value that `current` is held against; null where neither a baseline nor a bound gives one. */
function limitOf(direction, baseline, tolerance, bounds) {
    const bound = direction === "higher" ? bounds.floor : bounds.ceiling;
    if (baseline === null || tolerance === null)
        return bound;
    const relative = direction === "higher" ? baseline - tolerance : baseline + tolerance;
    if (bound === null)
        return relative;
    return direction === "higher" ? Math.max(bound, relative) : Math.min(bound, relative);
}
/** Written so that NaN on either side never passes. */
function passes(direction, current, limit) {
    return direction === "higher" ? current >= limit - EPSILON : current <= limit + EPSILON;
}


/***/ })

};
