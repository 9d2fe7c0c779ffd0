export const id = 5838;
export const ids = [5838];
export const modules = {

/***/ 65838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ loadBaseline)
});

// UNUSED EXPORTS: readPieces

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/model/scores.js
var scores = __webpack_require__(74430);
// EXTERNAL MODULE: ./lib/model/digests.js
var model_digests = __webpack_require__(72508);
// EXTERNAL MODULE: ./lib/files/answers-config.js
var answers_config = __webpack_require__(9419);
// EXTERNAL MODULE: ./lib/metrics/derived.js
var metrics_derived = __webpack_require__(56192);
;// CONCATENATED MODULE: ./lib/files/baseline-form.js
/** Of several runs that were recorded as one. */
function runsOf({ runs }) {
    return runs?.length ?? 1;
}

// EXTERNAL MODULE: ./lib/metrics/family.js
var family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/metrics/latency.js
var latency = __webpack_require__(72987);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/files/definition.js
var files_definition = __webpack_require__(54618);
// EXTERNAL MODULE: ./lib/files/keys.js
var keys = __webpack_require__(82347);
;// CONCATENATED MODULE: ./lib/files/baseline-sums.js
/**
 * Means and latency of a baseline. What is written down must follow from its cases: what was edited by hand is no
 * measurement. Version 2 leaves latency out.
 */








/** Means and values are written with 12 decimals each. */
const ROUNDING = 1e-9;
/** Samples are written in microseconds, and so are their figures. */
const MS_ROUNDING = 1.5e-3;
const MS_DECIMALS = 3;
/** As written, or as they follow from the rows. */
function summariesOf({ head, rows }) {
    const means = meansIn(head.metrics, head.k);
    if (head.version === 1)
        return { means, latency: bucketsOf(head.latency, readLatency) };
    const { percentile } = (0,files_definition/* definitionOfFile */.tJ)(2, head.definition);
    const timed = [...rows.values()].map(({ intent, latency_ms: samples, spans_ms: spans }) => ({
        intent,
        samples_ms: samples,
        ...(spans === undefined ? {} : { spans_ms: new Map(Object.entries(spans)) }),
    }));
    return {
        means,
        latency: (0,model_scope/* bucketed */.qd)(timed, (each) => each, (bucket) => inMicroseconds((0,latency/* summariseBucket */.z9)(bucket, percentile))),
    };
}
/** By metric under its name of today; of two names that are one metric's the later holds. */
function meansIn(buckets, k) {
    return bucketsOf(buckets, (record) => new Map(Object.entries(record).map(([name, value]) => [(0,registry/* nameAt */.Dc)(name, k), value])));
}
function bucketsOf({ overall, by_intent: byIntent }, read) {
    return {
        overall: read(overall),
        by_intent: new Map(Object.entries(byIntent).map(([name, each]) => [name, read(each)])),
    };
}
function readLatency({ spans, ...whole }) {
    if (spans === undefined)
        return whole;
    const stages = Object.entries(spans).map(([stage, each]) => [stage, readLatency(each)]);
    return { ...whole, spans: new Map(stages) };
}
function inMicroseconds({ spans, ...whole }) {
    const rounded = Object.fromEntries(Object.entries(whole).map(([figure, ms]) => [figure, ms === null ? null : (0,canonical_json/* roundNumber */.Wf)(ms, MS_DECIMALS)]));
    if (spans === undefined)
        return rounded;
    return { ...rounded, spans: new Map([...spans].map(([stage, each]) => [stage, inMicroseconds(each)])) };
}
/** Every summary that is not that of its cases, with both values, in no order; empty where all are. */
function wrongSummaries(read, { means }) {
    const { head } = read;
    const runs = head.runs?.map((run) => meansIn(run, head.k)) ?? [];
    return [
        ...wrongMeans(read, means),
        ...(head.version === 1 ? wrongLatency(head, read) : []),
        ...(runs.length === 0 ? [] : wrongRuns(runs, means)),
    ];
}
function wrongMeans({ head, rows }, means) {
    // Which targets a threshold leaves is in the suite, not here; grades of a dataset lie below any.
    const weights = head.version === 1 && (0,files_definition/* definitionOfFile */.tJ)(1, head.definition).relevance <= 1;
    return inBuckets("/metrics", rows, means.by_intent.keys(), (pointer, intent, bucket) => {
        const own = intent === null ? means.overall : (means.by_intent.get(intent) ?? new Map());
        return wrongIn(pointer, own, bucket, weights);
    });
}
function wrongLatency({ definition, latency }, { rows }) {
    const { percentile } = (0,files_definition/* definitionOfFile */.tJ)(1, definition);
    return inBuckets("/latency", rows, Object.keys(latency.by_intent), (pointer, intent, bucket) => {
        const known = intent !== null && Object.hasOwn(latency.by_intent, intent);
        const own = intent === null ? latency.overall : known ? latency.by_intent[intent] : undefined;
        return wrongTimes(pointer, own, bucket, percentile);
    });
}
/** Intents that are written and those that rows have. */
function inBuckets(place, rows, written, find) {
    const all = [...rows.values()];
    const intents = (0,model_scope/* groupBy */.$z)(all, ({ intent }) => intent);
    const named = [...new Set([...written, ...intents.keys()])];
    return [
        ...find(`${place}/overall`, null, all),
        ...named.flatMap((intent) => find(at(place, intent), intent, intents.get(intent) ?? [])),
    ];
}
function at(pointer, intent) {
    return `${pointer}/by_intent/${(0,keys/* escapePointer */.lZ)(intent)}`;
}
/** Figures of the samples of a bucket, and of each stage's. */
function wrongTimes(pointer, written, rows, percentile) {
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
    const whole = rows.map((row) => row.latency_ms);
    return [
        ...against(pointer, written, whole),
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
function wrongRuns(runs, means) {
    const found = [];
    for (const scope of (0,model_scope/* scopesOf */.ZK)(means)) {
        const pointer = scope.kind === "overall" ? "/runs/*/overall" : at("/runs/*", scope.name);
        for (const [name, mean] of (0,model_scope/* bucketAt */.wW)(means, scope) ?? []) {
            const metric = (0,registry/* parseMetric */.uo)(name);
            if (typeof metric === "string" || !(0,family/* isTested */.eW)(metric.family) || mean === null)
                continue;
            const values = runs.map((run) => (0,model_scope/* bucketAt */.wW)(run, scope)?.get(name) ?? null);
            const known = values.filter((value) => value !== null);
            const over = known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
            if (known.length === runs.length && same(over, mean))
                continue;
            const message = `have the mean ${shown(over)} over ${known.length} runs; the cases of this file give ${shown(mean)}`;
            found.push({ pointer: `${pointer}/${(0,keys/* escapePointer */.lZ)(name)}`, message });
        }
    }
    return found;
}
function wrong(pointer, written, own) {
    return { pointer, message: `is ${shown(written)}; the cases of this file give ${shown(own)}` };
}
function wrongIn(pointer, means, rows, weights) {
    const names = new Set(means.keys());
    for (const row of rows)
        for (const name of row.metrics.keys())
            names.add(name);
    return [...names].flatMap((name) => {
        const { mean, whole, weighted } = (0,metrics_derived/* meanOfRows */.yW)(name, rows);
        const written = means.get(name) ?? null;
        if (!whole || (weighted && !weights) || same(written, mean))
            return [];
        return [wrong(`${pointer}/${(0,keys/* escapePointer */.lZ)(name)}`, written, mean)];
    });
}
function same(a, b) {
    if (a === null || b === null)
        return a === b;
    return Math.abs(a - b) <= ROUNDING * Math.max(1, Math.abs(b));
}
/** In a sentence. */
function shown(value) {
    return value === null ? "no value" : String(Number(value.toFixed(12)));
}

;// CONCATENATED MODULE: ./lib/files/baseline-agreement.js
/** Ranks, results and metrics of a row say the same thing, in every version: one that was edited alone is no measurement. */





/** `recorded` is the case that a row was recorded of; undefined where the suite has another by now, or is not known. */
function wrongRows({ head, rows }, recorded) {
    const { relevance } = (0,files_definition/* definitionOfFile */.tJ)(head.version, head.definition);
    const known = new Map();
    const wrong = [];
    for (const [id, row] of rows) {
        const at = `/cases/${(0,keys/* escapePointer */.lZ)(id)}`;
        const expected = recorded(id, row)?.expected;
        wrong.push(...wrongRanks(at, row, head.k, expected?.length));
        // Over several runs, metrics are means, and ranks and results are the first run's.
        if (runsOf(head) > 1)
            continue;
        const checks = [...row.metrics].flatMap(([name, value]) => {
            const found = known.has(name) ? known.get(name) : (0,metrics_derived/* decided */.rc)(name);
            known.set(name, found);
            return found === null ? [] : [{ name, value, found }];
        });
        const relevant = expected?.map(({ grade }) => grade >= relevance);
        wrong.push(...wrongMetrics(at, row, checks, relevant));
    }
    return wrong;
}
function wrongRanks(at, { ranks, results }, k, targets = ranks.length) {
    const wrong = [];
    const add = (pointer, message) => void wrong.push({ pointer: at + pointer, message });
    if (results.length > k)
        add("/results", `has ${results.length} results; k is ${k}`);
    if (ranks.length !== targets)
        add("/ranks", `has ${ranks.length} ranks; the case has ${targets} targets`);
    for (const [index, rank] of ranks.entries()) {
        if (rank !== null && rank > results.length)
            add(`/ranks/${index}`, `is ${rank}; the row has ${results.length} results`);
    }
    return wrong;
}
/** `relevant`, by target: whether its grade counts in binary metrics; undefined where only the suite could tell. */
function wrongMetrics(at, row, checks, relevant) {
    const counted = row.ranks.filter((_, index) => relevant?.[index] !== false);
    const wrong = checks.filter((check) => !agrees(check, row, counted));
    if (wrong.length === 0 || (relevant === undefined && agreesWithSome(row, checks)))
        return [];
    return wrong.map(({ name, value, found }) => ({
        pointer: `${at}/metrics/${(0,keys/* escapePointer */.lZ)(name)}`,
        message: `${name} is ${shown(value)}; the row's ${found.by} give ${shown(given(found, row, counted))}`,
    }));
}
function given(found, { ranks, results }, counted) {
    if (found.by === "results")
        return found.of(results, found.k, ranks.length > 0);
    return ranks.length === 0 ? null : found.of(counted, found.k);
}
function agrees({ value, found }, row, counted) {
    if (near(value, given(found, row, counted)))
        return true;
    // A query that failed has no list to say anything of.
    if (value === null && found.by === "results" && row.metrics.get("error_rate") === 1)
        return true;
    if (row.ranks.length > 0)
        return false;
    // Without targets a case may be one that counts nowhere, or one in whose judgments nothing is relevant.
    const judged = found.by === "ranks" ? found.of([], found.k) : found.of(row.results, found.k, true);
    return near(value, judged);
}
function near(a, b) {
    return a === null || b === null ? a === b : Math.abs(a - b) <= ROUNDING;
}
/** Of more targets the choices are too many to try. */
const MOST_TARGETS = 10;
/**
 * Whether the metrics may be those of some of the targets: grades below the threshold count in no binary metric, and only
 * the suite knows the grades.
 */
function agreesWithSome(row, checks) {
    const { ranks } = row;
    if (ranks.every((rank) => rank === null))
        return false;
    if (ranks.length > MOST_TARGETS)
        return true;
    for (let choice = 0; choice < 1 << ranks.length; choice++) {
        const counted = ranks.filter((_, index) => (choice & (1 << index)) !== 0);
        if (checks.every((check) => agrees(check, row, counted)))
            return true;
    }
    return false;
}

// EXTERNAL MODULE: ./lib/system/digest.js
var digest = __webpack_require__(41229);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
;// CONCATENATED MODULE: ./lib/files/baseline-bytes.js
/** The text of a baseline file, which may be compressed. */



const WHAT = "baseline";
/** Throws invalid_baseline for a `.gz` that is not one sound gzip member, and as readText. */
async function readBaselineText(root, file) {
    if (!/\.gz$/i.test(file))
        return (0,read/* readText */.yR)(root, file, WHAT);
    const { gunzipped } = await __webpack_require__.e(/* import() */ 2577).then(__webpack_require__.bind(__webpack_require__, 22577));
    const bytes = (0,read/* readBytes */.io)(root, file, WHAT, read/* JSON_LIMIT */.Vz);
    const inside = gunzipped(bytes, read/* JSON_LIMIT */.Vz);
    if (typeof inside === "string") {
        throw new errors.GateError("invalid_baseline", `${WHAT} ${file} ${WHY[inside]}`, {
            hint: "Restore it from the last good commit, or record it again: `retrieval-gate record`.",
        });
    }
    return { file, text: (0,read/* decode */.D4)(inside, file, WHAT), digest: (0,digest/* sha256 */.sc)(bytes) };
}
const WHY = {
    no_gzip: "is not a gzip file",
    cut_off: "is cut off: its gzip data has no end",
    damaged: "is damaged: its gzip data or checksum is wrong",
    too_large: `is too large: it inflates to more than ${read/* JSON_LIMIT */.Vz / 1024 / 1024} MiB`,
    more_behind: "has bytes after its gzip data; expected a single gzip member",
};

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/files/json-scan.js
var json_scan = __webpack_require__(36575);
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

// EXTERNAL MODULE: ./lib/model/figures.js
var figures = __webpack_require__(26536);
;// CONCATENATED MODULE: ./lib/files/baseline-rows.js
/** Rows of a baseline file as the program has them: version 2 leaves out what follows from the rest of a row. */








function rowReader(head, wrong) {
    if (head.version === 2) {
        const read = metricsReader(head, wrong);
        return (id, row) => readRow2(row, read(id, row));
    }
    const kinds = new figures/* FigureKinds */.ei();
    const renamed = renamer(head.k);
    return (_, row) => {
        const { digest, ...rest } = row;
        const digests = { ask: digest, targets: digest, limits: digest };
        // A spread with one more member would give each row a hidden class of its own in Node 20.
        return Object.assign({}, rest, { digests, metrics: (0,figures/* figuresOf */.h5)(rest.metrics, kinds).under(renamed) });
    };
}
/** The names that metrics have today; where two names are of one metric, the later holds. */
function renamer(k) {
    const known = new Map();
    return (names) => {
        const found = known.get(names) ?? new figures/* FigureNames */.j(names.list.map((name) => (0,registry/* nameAt */.Dc)(name, k)));
        known.set(names, found);
        return found;
    };
}
function readRow2({ digests, values: _values, metrics: _metrics, ...rest }, metrics) {
    return Object.assign({}, rest, { digests: digestsOf(digests), metrics });
}
function digestsOf([ask, targets, limits]) {
    return { ask: ask, targets: targets, limits: limits ?? model_digests/* NO_LIMITS */.d1 };
}
function metricsReader(head, wrong) {
    const { relevance } = (0,files_definition/* definitionOfFile */.tJ)(2, head.definition);
    const recording = { relevance, runs: runsOf(head) };
    const all = Object.keys(head.metrics.overall).toSorted(canonical_json/* compareCodePoints */.OP);
    const columns = all.map((name) => ({ name, derive: (0,metrics_derived/* derivationOf */.dU)(name, recording) }));
    const own = columns.filter(({ derive }) => derive === null).map(({ name }) => name);
    const derived = new Set(columns.flatMap(({ name, derive }) => (derive === null ? [] : [name])));
    const names = new figures/* FigureNames */.j(all);
    return (id, row) => {
        const { values = [], metrics: told = {} } = row;
        const at = `/cases/${(0,keys/* escapePointer */.lZ)(id)}`;
        if (values.length !== own.length) {
            const message = `expected ${own.length} values, of ${own.join(", ") || "no metric"}; got ${values.length}`;
            wrong.push({ pointer: `${at}/values`, message });
        }
        for (const name of Object.keys(told)) {
            if (derived.has(name))
                continue;
            const where = own.includes(name) ? "stands in `values`" : "is not among the file's `metrics.overall`";
            wrong.push({ pointer: `${at}/metrics/${(0,keys/* escapePointer */.lZ)(name)}`, message: `${name} ${where}` });
        }
        return names.of(valuesOf(columns, row, digestsOf(row.digests)));
    };
}
function valuesOf(columns, { ranks, results, values = [], metrics: told = {} }, digests) {
    let next = 0;
    return columns.map(({ name, derive }) => {
        if (derive === null)
            return values[next++] ?? null;
        return Object.hasOwn(told, name) ? told[name] : rounded(derive({ ranks, results, digests }));
    });
}
/** As it would have been written. */
function rounded(value) {
    return value === null ? null : (0,canonical_json/* roundNumber */.Wf)(value);
}
/** With its samples, where the file has any of it. */
function timedRow(row, samples) {
    const own = isList(samples) ? { latency_ms: samples } : samples;
    return Object.assign({ latency_ms: [] }, row, own);
}
function isList(samples) {
    return Array.isArray(samples);
}
/** The rows of a file, each with its samples. Those of no case, or of one that has its own, are wrong. */
function readRows(file, wrong) {
    const { cases, samples = {} } = file;
    for (const id of Object.keys(samples)) {
        const row = Object.hasOwn(cases, id) ? cases[id] : undefined;
        const pointer = `/samples/${(0,keys/* escapePointer */.lZ)(id)}`;
        if (row === undefined)
            wrong.push({ pointer, message: "samples of a case that the baseline does not have" });
        else if (row.latency_ms !== undefined || row.spans_ms !== undefined)
            wrong.push({ pointer, message: "the case has samples of its own, too" });
    }
    const read = rowReader(file, wrong);
    return new Map(Object.entries(cases).map(([id, row]) => {
        const own = Object.hasOwn(samples, id) ? samples[id] : undefined;
        return [id, timedRow(read(id, row), own)];
    }));
}

// EXTERNAL MODULE: ./lib/files/document.js
var files_document = __webpack_require__(72050);
// EXTERNAL MODULE: ./lib/files/validate.js + 1 modules
var validate = __webpack_require__(19733);
;// CONCATENATED MODULE: ./lib/files/baseline.js
















/**
 * Null where the file does not exist. Throws invalid_baseline, newer_version or file_unreadable for one that can't be used.
 * Beside the `suite`, rows are checked against the targets of their cases, too.
 */
async function loadBaseline(root, file, suite) {
    const held = new Map(suite?.cases.map((each) => [each.id, each]));
    try {
        const source = await readBaselineText(root, file);
        const quick = /\.json(?:\.gz)?$/i.test(file) ? readPieces(source) : null;
        if (quick !== null) {
            const summaries = summariesOf(quick);
            if (wrongFigures(quick, summaries, held).length === 0)
                return { baseline: readBaseline(quick, summaries, held), digest: source.digest };
        }
        const document = await (0,files_document/* parseDocument */.T)(source, "invalid_baseline");
        if (isCruxe(document.value)) {
            const { readCruxeBaseline } = await __webpack_require__.e(/* import() */ 7442).then(__webpack_require__.bind(__webpack_require__, 87442));
            return { baseline: readCruxeBaseline(document), digest: document.digest };
        }
        return { baseline: readDocument(document, held), digest: document.digest };
    }
    catch (error) {
        if (error instanceof errors.GateError && error.code === "file_not_found")
            return null;
        throw error;
    }
}
function readDocument(document, held) {
    refuseNewer(document);
    const file = (0,validate/* checkSchema */._U)(document, "baseline");
    const stray = [];
    const read = { head: file, rows: readRows(file, stray) };
    const summaries = summariesOf(read);
    const wrong = [...stray, ...wrongFigures(read, summaries, held)].map((each) => {
        return { ...each, file: document.file, line: document.lineOf(each.pointer) };
    });
    if (wrong.length > 0) {
        const { message, problems } = (0,validate/* invalid */.Gq)("invalid_baseline", "baseline", document.file, wrong);
        const hint = "Baselines are not edited by hand: record it again, or copy baseline.json of a report.";
        throw new errors.GateError("invalid_baseline", message, { problems, hint });
    }
    return readBaseline(read, summaries, held);
}
const KNOWN_VERSIONS = [1, 2];
/** What a newer program wrote is not ours to judge, and must not be recorded over. */
function refuseNewer({ file, value }) {
    if (!(0,json/* isObject */.Gv)(value))
        return;
    const { version, tool } = value;
    const isVersion = typeof version === "number" || typeof version === "string";
    if (!isVersion || KNOWN_VERSIONS.includes(version))
        return;
    const by = typeof tool === "string" ? ` (tool ${tool})` : "";
    throw new errors.GateError("newer_version", `${file} was written by a newer version${by}`, {
        hint: "Update the gate.",
    });
}
/** Ours have a number there. */
function isCruxe(value) {
    return (0,json/* isObject */.Gv)(value) && value["version"] === "retrieval-eval-baseline-v1";
}
function wrongFigures(read, summaries, held) {
    const recorded = (id, { digests }) => {
        const own = held.get(id);
        return own !== undefined && hasTargets(own, digests) ? own : undefined;
    };
    return [...wrongSummaries(read, summaries), ...wrongRows(read, recorded)];
}
/** Version 1 has one digest, of the whole case. */
function isOf(digests, own) {
    return (0,model_digests/* sameCase */.LG)(digests, own.digests) || digests.ask === own.digest;
}
function hasTargets(own, { targets }) {
    return targets === own.digests.targets || targets === own.digest;
}
/** Characters; a smaller file is quick to read as any other. */
const LARGE = 4_000_000;
/** Null for a file that is small, wrong, or not as the gate writes it. */
function readPieces({ text }) {
    const pieces = text.length < LARGE ? null : inPieces(text);
    if (pieces === null)
        return null;
    const { rest } = pieces;
    const rows = new Map();
    const wrong = [];
    let sound = {};
    // Made with the first piece, which shows that the rest is sound.
    let read;
    try {
        for (const piece of pieces.cases) {
            sound = piece;
            if (!(0,validate/* isSound */.gH)({ ...rest, cases: piece, samples: {} }, "baseline"))
                return null;
            read ??= rowReader(rest, wrong);
            for (const [id, row] of Object.entries(piece)) {
                if ("latency_ms" in row || "spans_ms" in row)
                    return null;
                rows.set(id, timedRow(read(id, row), undefined));
            }
        }
        for (const piece of pieces.samples) {
            if (!(0,validate/* isSound */.gH)({ ...rest, cases: sound, samples: piece }, "baseline"))
                return null;
            for (const [id, own] of Object.entries(piece)) {
                const row = rows.get(id);
                if (row === undefined)
                    return null;
                rows.set(id, timedRow(row, own));
            }
        }
    }
    catch {
        // The usual way comes to the same error, and says what is wrong.
        return null;
    }
    // Sound with any of the pieces, so whole.
    return wrong.length > 0 ? null : { head: rest, rows };
}
function readBaseline({ head, rows }, { means, latency }, held) {
    const { version, suite, k, retriever, judge, tool, environment, timing, plan, prices, files, runs } = head;
    const { kind, fingerprint, corpus_digest, params } = retriever;
    const recordings = head.version === 2 ? head.recordings : undefined;
    const anchor = anchorOf(head, latency);
    return {
        version,
        suite,
        definition: (0,files_definition/* definitionOfFile */.tJ)(version, head.definition),
        k,
        retriever: { kind, fingerprint, corpus_digest, ...(params === undefined ? {} : { params }) },
        ...(judge === undefined ? {} : { judge }),
        tool,
        environment,
        timing,
        ...(plan === undefined ? {} : { plan: { ...plan, repeats: mapOf(plan.repeats) } }),
        ...(anchor.size === 0 ? {} : { anchor }),
        ...(recordings === undefined ? {} : { recordings }),
        means,
        latency,
        cases: new Map([...rows].map(([id, row]) => [held.get(id)?.id ?? id, readCase(row, runsOf(head), held.get(id))])),
        ...(prices === undefined ? {} : { prices: (0,answers_config/* readPrices */.RP)(prices) }),
        ...(files === undefined ? {} : { files: mapOf(files) }),
        ...(runs === undefined ? {} : { runs: runs.map((run) => meansIn(run, k)) }),
    };
}
/** Version 1 has the anchor itself, of latency, in milliseconds. */
function anchorOf({ version, anchor = {} }, latency) {
    const distances = Object.entries(anchor).map(([scope, figures]) => {
        if (version === 2)
            return [scope, mapOf(figures)];
        const summary = (0,model_scope/* bucketAt */.wW)(latency, (0,model_scope/* readScope */.hx)(scope));
        const moved = Object.entries(figures).flatMap(([metric, ms]) => {
            const now = summary?.[metric.replace(/^latency_/, "")] ?? null;
            const distance = now === null ? 0 : (0,canonical_json/* roundNumber */.Wf)(now - ms, baseline_MS_DECIMALS);
            return distance === 0 ? [] : [[metric, distance]];
        });
        return [scope, new Map(moved)];
    });
    return new Map(distances.filter(([, own]) => own.size > 0));
}
/** Times are written in microseconds. */
const baseline_MS_DECIMALS = 3;
function readCase(row, runs, held) {
    const { digests, intent, metrics, ranks, results, found_in: found, variances, drift } = row;
    return {
        digests: held !== undefined && isOf(digests, held) ? held.digests : digests,
        intent: intent === held?.intent ? held.intent : intent,
        metrics,
        ranks: (0,scores/* keptRanks */.S)(ranks),
        results,
        ...(found === undefined ? {} : { found: { in: found, of: runs } }),
        ...(variances === undefined ? {} : { variances: mapOf(variances) }),
        ...(drift === undefined ? {} : { drift }),
        latency_ms: row.latency_ms,
        ...(row.spans_ms === undefined ? {} : { spans_ms: mapOf(row.spans_ms) }),
    };
}
function mapOf(record) {
    return new Map(Object.entries(record));
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


/***/ })

};
