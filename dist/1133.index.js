export const id = 1133;
export const ids = [1133];
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
    const tags = new Set(cases.flatMap(({ tags: own = [] }) => own));
    const { gate } = config;
    const rules = new Map([...gate.intents].filter(([intent]) => intents.has(intent)));
    const ofTags = new Map([...(gate.tags ?? [])].filter(([tag]) => tags.has(tag)));
    return {
        ...inputs,
        config: {
            ...config,
            gate: { ...gate, intents: rules, ...(gate.tags === undefined ? {} : { tags: ofTags }) },
        },
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

/***/ 1870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ loadBaseline)
});

// UNUSED EXPORTS: readPieces

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/model/figures.js
var figures = __webpack_require__(26536);
// EXTERNAL MODULE: ./lib/model/scores.js
var scores = __webpack_require__(74430);
// EXTERNAL MODULE: ./lib/files/document.js
var files_document = __webpack_require__(72050);
// EXTERNAL MODULE: ./lib/files/answers-config.js
var answers_config = __webpack_require__(9419);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/files/json-scan.js
var json_scan = __webpack_require__(36575);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
;// CONCATENATED MODULE: ./lib/files/baseline-pieces.js
/**
 * A large baseline as the gate writes it, read a few hundred cases at a time: parsed whole, its objects take several
 * times what is kept of them. What is not as the gate writes it is for the usual way, which also says what is wrong.
 */



/** Members that a piece has at least, but for the last. */
const PIECE = 500;
/** Null for another form. What `cases` and `samples` give throws SyntaxError where it is none after all. */
function inPieces(text) {
    const cases = blockOf(text, "cases");
    if (cases === null)
        return null;
    const samples = blockOf(text, "samples");
    // Where each was cut out stands a mark that no text can have: it tells whether the file's own was cut.
    const mark = (0,external_node_crypto_.randomUUID)();
    const without = [cases, ...(samples === null ? [] : [samples])]
        .toSorted((a, b) => b.from - a.from)
        .reduce((left, { from, to }) => `${left.slice(0, from)}"${mark}":0${left.slice(to)}`, text);
    const isCut = (value) => (0,json/* isObject */.Gv)(value) && Object.hasOwn(value, mark);
    try {
        const rest = JSON.parse(without);
        if (!(0,json/* isObject */.Gv)(rest) || (0,json_scan/* scanJson */.E)(without, "").problems.length > 0)
            return null;
        if (!isCut(rest["cases"]) || isCut(rest["samples"]) !== (samples !== null))
            return null;
        if (samples === null && rest["samples"] !== undefined)
            return null;
        return {
            rest: { ...rest, cases: {}, ...(samples === null ? {} : { samples: {} }) },
            cases: membersIn(text, cases),
            samples: samples === null ? [] : membersIn(text, samples),
        };
    }
    catch {
        return null;
    }
}
function blockOf(text, key) {
    const open = `\n  "${key}": {\n`;
    const at = text.indexOf(open);
    if (at === -1 || at !== text.lastIndexOf(open))
        return null;
    const from = at + open.length - 1;
    // Without an end, what is left of the text is no JSON.
    return { from, to: text.indexOf("\n  }", from) };
}
const START = '\n    "';
function* membersIn(text, { from, to }) {
    const known = new Set();
    const block = text.slice(from, to);
    for (let start = 0; start < block.length;) {
        let end = start;
        for (let count = 0; count < PIECE && end !== -1; count++)
            end = block.indexOf(START, end + START.length);
        if (end === -1)
            end = block.length;
        const piece = `{${block.slice(start, end).replace(/,$/, "")}\n}`;
        const value = JSON.parse(piece);
        if (!(0,json/* isObject */.Gv)(value) || (0,json_scan/* scanJson */.E)(piece, "").problems.length > 0)
            throw new SyntaxError("no members");
        for (const id of Object.keys(value)) {
            if (known.has(id))
                throw new SyntaxError(`${id} twice`);
            known.add(id);
        }
        yield value;
        start = end;
    }
}

// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/metrics/family.js
var metrics_family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/metrics/latency.js
var latency = __webpack_require__(72987);
// EXTERNAL MODULE: ./lib/files/keys.js
var keys = __webpack_require__(82347);
;// CONCATENATED MODULE: ./lib/files/baseline-sums.js
/** A baseline's summaries must follow from its cases: what was edited by hand is no measurement. */




/** Means and values are written with 12 decimals each. */
const ROUNDING = 1e-9;
/** Samples are written in microseconds, and so are their figures. */
const MS_ROUNDING = 1.5e-3;
/** Every summary that is not that of its cases, with both values, in no order; empty where all are. */
function wrongSummaries(written) {
    const rows = [...written.cases.values()];
    const intents = new Map();
    for (const row of rows) {
        const known = intents.get(row.intent);
        if (known === undefined)
            intents.set(row.intent, [row]);
        else
            known.push(row);
    }
    const named = (buckets) => [
        ...new Set([...Object.keys(buckets.by_intent), ...intents.keys()]),
    ];
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
    const stages = new Set(Object.keys(spans));
    for (const row of rows)
        for (const stage of Object.keys(row.spans_ms ?? {}))
            stages.add(stage);
    return [
        ...against(pointer, written, rows.map((row) => row.latency_ms)),
        ...[...stages].flatMap((stage) => {
            const told = Object.hasOwn(spans, stage) ? spans[stage] : undefined;
            const samples = rows.map(({ spans_ms: own = {} }) => (Object.hasOwn(own, stage) ? own[stage] : []));
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
    const names = new Set(Object.keys(means));
    for (const row of rows)
        for (const name of row.metrics.keys())
            names.add(name);
    return [...names].flatMap((name) => {
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
        const value = row.metrics.get(name) ?? null;
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











/**
 * Null where the file does not exist. Throws invalid_baseline or file_unreadable for one that can't be used. `suite` is
 * held beside it: what it has in common with its rows is kept once.
 */
async function loadBaseline(root, file, suite) {
    const held = new Map(suite?.cases.map((each) => [each.id, each]));
    try {
        const source = (0,read/* readText */.yR)(root, file, "baseline");
        const quick = /\.json$/i.test(file) ? readPieces(source) : null;
        if (quick !== null && wrongSummaries(quick).length === 0)
            return { baseline: readBaseline(quick, held), digest: source.digest };
        const document = await (0,files_document/* parseDocument */.T)(source, "invalid_baseline");
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
        return { baseline: readBaseline(written, held), digest: document.digest };
    }
    catch (error) {
        if (error instanceof errors.GateError && error.code === "file_not_found")
            return null;
        throw error;
    }
}
/** Characters; a smaller file is quick to read as any other. */
const LARGE = 4_000_000;
/** Null for a file that is small, wrong, or not as the gate writes it. */
function readPieces({ text }) {
    const pieces = text.length < LARGE ? null : inPieces(text);
    if (pieces === null)
        return null;
    const { rest } = pieces;
    const kinds = new figures/* FigureKinds */.ei();
    const cases = new Map();
    let sound = {};
    try {
        for (const piece of pieces.cases) {
            sound = piece;
            if (!(0,validate/* isSound */.gH)({ ...rest, cases: piece, samples: {} }, "baseline"))
                return null;
            for (const [id, row] of Object.entries(piece)) {
                if (row.latency_ms !== undefined || row.spans_ms !== undefined)
                    return null;
                cases.set(id, { latency_ms: [], ...row, metrics: (0,figures/* figuresOf */.h5)(row.metrics, kinds) });
            }
        }
        for (const piece of pieces.samples) {
            if (!(0,validate/* isSound */.gH)({ ...rest, cases: sound, samples: piece }, "baseline"))
                return null;
            for (const [id, own] of Object.entries(piece)) {
                const row = cases.get(id);
                if (row === undefined)
                    return null;
                cases.set(id, { ...row, ...own });
            }
        }
    }
    catch {
        // The usual way comes to the same error, and says what is wrong.
        return null;
    }
    // Sound with any of the pieces, so whole.
    return { ...rest, cases };
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
    const kinds = new figures/* FigureKinds */.ei();
    const rows = Object.entries(cases).map(([id, row]) => {
        const own = Object.hasOwn(samples, id) ? samples[id] : undefined;
        return [id, { latency_ms: [], ...row, ...own, metrics: (0,figures/* figuresOf */.h5)(row.metrics, kinds) }];
    });
    return { written: { ...rest, cases: new Map(rows) }, stray };
}
/** Ours have a number there. */
function isCruxe(value) {
    return (typeof value === "object" &&
        value !== null &&
        "version" in value &&
        value.version === "retrieval-eval-baseline-v1");
}
function readBaseline(written, held) {
    const metricsOf = (record) => new Map(Object.entries(record).map(([name, value]) => [(0,registry/* nameAt */.Dc)(name, written.k), value]));
    const renamed = new Map();
    const rename = (names) => {
        // Where two names are of one metric, the later holds.
        const known = renamed.get(names) ?? new figures/* FigureNames */.j(names.list.map((name) => (0,registry/* nameAt */.Dc)(name, written.k)));
        renamed.set(names, known);
        return known;
    };
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
        ...(written.anchor === undefined ? {} : { anchor: mapped(written.anchor, mapOf) }),
        means: bucketsOf(written.metrics, metricsOf),
        latency: bucketsOf(written.latency, readLatency),
        cases: new Map([...written.cases].map(([id, each]) => {
            const own = held.get(id);
            return [own?.id ?? id, readCase(each, each.metrics.under(rename), written.runs?.length ?? 1, own)];
        })),
        ...(written.prices === undefined ? {} : { prices: (0,answers_config/* readPrices */.RP)(written.prices) }),
        ...(written.files === undefined ? {} : { files: mapOf(written.files) }),
        ...(written.runs === undefined ? {} : { runs: written.runs.map((run) => bucketsOf(run, metricsOf)) }),
    };
}
function bucketsOf({ overall, by_intent: byIntent }, read) {
    return { overall: read(overall), by_intent: mapped(byIntent, read) };
}
function readCase(written, metrics, runs, held) {
    return {
        digest: written.digest === held?.digest ? held.digest : written.digest,
        intent: written.intent === held?.intent ? held.intent : written.intent,
        metrics,
        ranks: (0,scores/* keptRanks */.S)(written.ranks),
        results: written.results,
        ...(written.found_in === undefined ? {} : { found: { in: written.found_in, of: runs } }),
        ...(written.variances === undefined ? {} : { variances: mapOf(written.variances) }),
        latency_ms: written.latency_ms,
        ...(written.spans_ms === undefined ? {} : { spans_ms: mapOf(written.spans_ms) }),
    };
}
function readLatency({ spans, ...whole }) {
    return spans === undefined ? whole : { ...whole, spans: mapped(spans, readLatency) };
}
function mapped(record, read) {
    return new Map(Object.entries(record).map(([name, each]) => [name, read(each)]));
}
function mapOf(record) {
    return new Map(Object.entries(record));
}


/***/ }),

/***/ 87642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ loadInputs),
  B: () => (/* binding */ retrieverReceipt)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/system/digest.js
var digest = __webpack_require__(41229);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/files/baseline.js + 2 modules
var files_baseline = __webpack_require__(1870);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/metrics/score.js
var score = __webpack_require__(27139);
;// CONCATENATED MODULE: ./lib/files/baseline-tags.js
/** Figures of a baseline by tag: the file has none, since tags are outside of a case's digest and may change without a new run. */


/** The rows under the tags that the suite gives their cases now, with the means and latency of each tag. */
function underTags(baseline, { cases }) {
    const { relevance } = baseline.definition;
    const rows = new Map(baseline.cases);
    const tagged = cases.flatMap(({ id, digest, intent, tags, expected }) => {
        const row = rows.get(id);
        if (tags === undefined || row?.digest !== digest)
            return [];
        rows.set(id, Object.assign({}, row, { tags }));
        const { metrics, latency_ms: samples, spans_ms: spans } = row;
        const targets = expected.filter(({ grade }) => grade >= relevance).length;
        const of = spans === undefined ? {} : { spans_ms: spans };
        return [{ intent, tags, metrics, targets, error: null, samples_ms: samples, ...of }];
    });
    if (tagged.length === 0)
        return baseline;
    const names = [...new Set(tagged.flatMap(({ metrics }) => [...metrics.keys()]))];
    const known = names.map(registry/* parseMetric */.uo).filter((metric) => typeof metric !== "string");
    const { means, latency } = (0,score/* summarise */.fS)(tagged, known, baseline.definition);
    return {
        ...baseline,
        cases: rows,
        means: { ...baseline.means, ...(means.by_tag && { by_tag: means.by_tag }) },
        latency: { ...baseline.latency, ...(latency.by_tag && { by_tag: latency.by_tag }) },
    };
}

// EXTERNAL MODULE: ./lib/files/config.js + 2 modules
var files_config = __webpack_require__(71132);
// EXTERNAL MODULE: ./lib/files/former-ids.js
var former_ids = __webpack_require__(44033);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/retrievers/registry.js + 6 modules
var retrievers_registry = __webpack_require__(78691);
// EXTERNAL MODULE: ./lib/files/suite.js
var files_suite = __webpack_require__(54803);
;// CONCATENATED MODULE: ./lib/files/inputs.js
/** Everything that a judgement depends on, read before anything runs. */










/**
 * `config` and the overrides are relative to the root, and so is the retriever's data, which lies where it runs: in
 * `data`. Throws GateError for the first file that can't be used.
 */
async function loadInputs(root, config, overrides, data = root, oldBaseline = "needed") {
    const loaded = await (0,files_config/* loadConfig */.Z)(root, config, overrides);
    const suite = await (0,files_suite/* loadSuite */.bu)(root, loaded.config.suites);
    const baseline = await (0,files_baseline/* loadBaseline */.o)(root, loaded.config.baseline, suite.suite).catch((error) => {
        // What can't be read is what `record` is asked to replace.
        if (oldBaseline === "replaced" && error instanceof errors.GateError && error.code === "invalid_baseline")
            return null;
        throw error;
    });
    const digests = new Map([[config, loaded.digest], ...loaded.files, ...suite.digests]);
    if (baseline !== null)
        digests.set(loaded.config.baseline, baseline.digest);
    return {
        config: loaded.config,
        suite: suite.suite,
        baseline: baseline === null ? null : underTags((0,former_ids/* underNewIds */.zn)(baseline.baseline, suite.suite), suite.suite),
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
    const data = (0,retrievers_registry/* dataOf */.qu)(retriever);
    return {
        kind: retriever.kind,
        fingerprint: (0,digest/* sha256 */.s)((0,canonical_json/* compactCanonical */.SM)(identity(retriever))),
        ...(retriever.params === null || retriever.params === undefined ? {} : { params: retriever.params }),
        corpus_digest: data === null ? null : (0,digest/* sha256 */.s)((0,read/* readBytes */.io)(root, data.file, "corpus", read/* JSON_LIMIT */.Vz)),
    };
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


/***/ })

};
