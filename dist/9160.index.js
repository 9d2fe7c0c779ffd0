export const id = 9160;
export const ids = [9160,1246];
export const modules = {

/***/ 42956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UR: () => (/* binding */ ANSWER_NAMES),
/* harmony export */   q8: () => (/* binding */ TIMING_NAMES),
/* harmony export */   v7: () => (/* binding */ HIT_NAMES)
/* harmony export */ });
/** `repeat` is left out: it follows from the list. */
const HIT_NAMES = {
    doc_id: "doc_id",
    id: "id",
    path: "path",
    name: "name",
    qualified_name: "qualified_name",
    text: "text",
    score: "score",
    cluster: "cluster",
    span: "span",
};
const ANSWER_NAMES = {
    kind: "kind",
    returned: "returned",
    degraded: "degraded",
    absent: "absent",
    reported_ms: "reported_ms",
    spans: "spans",
    usage: "usage",
    answer: "answer",
};
/** Without `seed`: a shard has no base beside it. */
const TIMING_NAMES = {
    source: "source",
    repeats: "repeats",
    budget_ended: "budget_ended",
    includes_start: "includes_start",
    asked: "asked",
};


/***/ }),

/***/ 51246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   formatProblem: () => (/* binding */ formatProblem)
/* harmony export */ });
/** What is wrong in a user's file, and where. */
/** `file:line`, the form that editors and log readers jump to. */
function placeOf(problem) {
    return problem.line === undefined ? problem.file : `${problem.file}:${problem.line}`;
}
/** `file:line (pointer): message`, not escaped. */
function formatProblem(problem) {
    const pointer = problem.pointer ? ` (${problem.pointer})` : "";
    return `${placeOf(problem)}${pointer}: ${problem.message}`;
}


/***/ }),

/***/ 13574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ retrieverValue),
/* harmony export */   Mh: () => (/* binding */ baselineParts),
/* harmony export */   Pz: () => (/* binding */ bucketsValue),
/* harmony export */   Wl: () => (/* binding */ latencyValue),
/* harmony export */   Ws: () => (/* binding */ renderBaselineJson),
/* harmony export */   f2: () => (/* binding */ stagesValue),
/* harmony export */   l9: () => (/* binding */ roundMs),
/* harmony export */   yq: () => (/* binding */ pricesValue)
/* harmony export */ });
/* unused harmony export baselineValue */
/* harmony import */ var _metrics_derived_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56192);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90997);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72508);
/** Baseline -> the JSON of contract 1.3; files/ reads it back. */




/** Version of the file's format. */
const VERSION = 2;
/** Microseconds: finer digits are noise and make every diff longer. */
const MS_DECIMALS = 3;
/** Hex digits of a row's digests. */
const DIGEST_LENGTH = 32;
/** Without the timed samples, which stand at the end of the file. */
function baselineValue(baseline) {
    const caseValue = caseWriter(baseline);
    return {
        version: VERSION,
        suite: baseline.suite,
        definition: baseline.definition,
        k: baseline.k,
        retriever: retrieverValue(baseline.retriever),
        judge: baseline.judge,
        tool: baseline.tool,
        environment: baseline.environment,
        timing: baseline.timing,
        plan: baseline.plan && { ...baseline.plan, ms: roundMs(baseline.plan.ms) },
        anchor: baseline.anchor && anchorValue(baseline.anchor),
        recordings: baseline.recordings === 0 ? undefined : baseline.recordings,
        metrics: bucketsValue({ overall: baseline.means.overall, by_intent: baseline.means.by_intent }, (own) => own),
        cases: _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .Streamed */ .ML.members(function* () {
            for (const [id, one] of casesInOrder(baseline))
                yield [id, caseValue(one)];
        }, true),
        prices: baseline.prices && pricesValue(baseline.prices),
        files: baseline.files,
        runs: baseline.runs?.map(({ overall, by_intent }) => bucketsValue({ overall, by_intent }, (own) => own)),
    };
}
/**
 * A case as one line. A metric that its ranks and results decide, or that has its usual value, is left out; of the others,
 * which `metrics.overall` names in this order, the case has a list of values.
 */
function caseWriter({ definition, means, runs }) {
    const names = [...means.overall.keys()].toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP);
    const recording = { relevance: definition.relevance, runs: runs?.length ?? 1 };
    const columns = names.map((name) => ({ name, derive: (0,_metrics_derived_js__WEBPACK_IMPORTED_MODULE_0__/* .derivationOf */ .dU)(name, recording) }));
    return (one) => {
        const values = [];
        const told = [];
        for (const { name, derive } of columns) {
            const value = rounded(one.metrics.get(name) ?? null);
            if (derive === null)
                values.push(value);
            else if (value !== rounded(derive(one)))
                told.push([name, value]);
        }
        return {
            digests: digestsValue(one.digests),
            drift: driftValue(one.drift),
            found_in: one.found?.in,
            intent: one.intent,
            metrics: orNothing(new Map(told)),
            ranks: one.ranks,
            results: one.results,
            values: values.length === 0 ? undefined : values,
            variances: one.variances && orNothing(one.variances),
        };
    };
}
function rounded(value) {
    return value === null ? null : (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNumber */ .Wf)(value);
}
/** Undefined, which is left out, in place of an empty map. */
function orNothing(map) {
    return map.size === 0 ? undefined : map;
}
/** The digest of a row of version 1 is longer and equals none of today's; half of it equals none either. */
function digestsValue({ ask, targets, limits }) {
    const all = limits === _model_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_LIMITS */ .d1 ? [ask, targets] : [ask, targets, limits];
    return all.map((digest) => digest.slice(0, DIGEST_LENGTH));
}
function driftValue(drift = {}) {
    const moved = Object.entries(drift).map(([metric, by]) => [metric, (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNumber */ .Wf)(by)]);
    return orNothing(new Map(moved.filter(([, by]) => by !== 0)));
}
function anchorValue(anchor) {
    const scopes = [...anchor].map(([scope, own]) => {
        const moved = [...own].map(([metric, by]) => {
            return [metric, metric.startsWith("latency_") ? roundMs(by) : (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNumber */ .Wf)(by)];
        });
        return [scope, new Map(moved.filter(([, by]) => by !== 0))];
    });
    return orNothing(new Map(scopes.filter(([, own]) => own.size > 0)));
}
/** Keys are sorted, but the samples stand last, a line for each case: whatever else a change moves stays readable. */
function* baselineParts(baseline) {
    const end = "\n}\n";
    // What is known of the end of the file is held back: the samples come before it.
    let held = "";
    for (const part of (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalParts */ .BE)(baselineValue(baseline))) {
        held += part;
        if (held.length <= end.length)
            continue;
        yield held.slice(0, -end.length);
        held = held.slice(-end.length);
    }
    let lead = ',\n  "samples": {\n';
    for (const [id, one] of casesInOrder(baseline)) {
        const value = samplesValue(one);
        if (value === null)
            continue;
        yield `${lead}    ${JSON.stringify(id)}: ${(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compactCanonical */ .SM)(value)}`;
        lead = ",\n";
    }
    yield lead === ",\n" ? `\n  }${end}` : end;
}
function casesInOrder({ cases }) {
    return [...cases].toSorted(([a], [b]) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP)(a, b));
}
/** Null where the case was not timed; a list where no answer told of its stages. */
function samplesValue({ latency_ms: latencyMs, spans_ms: spansMs }) {
    if (spansMs !== undefined)
        return { latency_ms: latencyMs.map(roundMs), spans_ms: stagesValue(spansMs) };
    return latencyMs.length === 0 ? null : latencyMs.map(roundMs);
}
/** Null where the run had errors: such numbers must not be adopted by copying a file. */
function renderBaselineJson(report) {
    return report.new_baseline === null ? null : baselineParts(report.new_baseline);
}
function retrieverValue(retriever) {
    const { kind, fingerprint, corpus_digest, params } = retriever;
    return { kind, fingerprint, corpus_digest, params };
}
/** `{ overall, by_intent }`, and `by_tag` where cases have tags, of any bucketed thing. */
function bucketsValue(buckets, value) {
    const { overall, by_intent, by_tag } = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .mapBuckets */ .A9)(buckets, value);
    return { overall, by_intent, by_tag };
}
function latencyValue(summary) {
    const round = (ms) => (ms === null ? null : roundMs(ms));
    return {
        samples: summary.samples,
        p50_ms: round(summary.p50_ms),
        p90_ms: round(summary.p90_ms),
        p95_ms: round(summary.p95_ms),
        p99_ms: round(summary.p99_ms),
        mean_ms: round(summary.mean_ms),
        spans: summary.spans && new Map([...summary.spans].map(([stage, each]) => [stage, latencyValue(each)])),
    };
}
/** As a config writes them. */
function pricesValue({ currency, models }) {
    const written = (price) => price ?? undefined;
    return {
        currency,
        models: new Map([...models].map(([model, { prompt, completion, per_call }]) => [
            model,
            { prompt: written(prompt), completion: written(completion), per_call: written(per_call) },
        ])),
    };
}
/** Timed samples by stage; undefined, which is left out, where there are none. */
function stagesValue(spansMs) {
    return spansMs && new Map([...spansMs].map(([stage, samples]) => [stage, samples.map(roundMs)]));
}
/** Milliseconds rounded to 3 decimals. */
function roundMs(ms) {
    return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNumber */ .Wf)(ms, MS_DECIMALS);
}


/***/ }),

/***/ 22627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _5: () => (/* binding */ isUnchanged),
/* harmony export */   sV: () => (/* binding */ isLarge),
/* harmony export */   vI: () => (/* binding */ shortened)
/* harmony export */ });
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44141);
/** What files of a report leave out where its suite is large, and another of its files has it. */


/** Whether the suite is large, and the report's baseline.json has the figures of every case. */
function isLarge({ inputs, new_baseline: recorded }) {
    return recorded !== null && (inputs?.suite.cases.length ?? 0) > _model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .LARGE_SUITE */ .LI;
}
/** Neither its list nor a metric moved since the baseline, and no check failed because of it. */
function isUnchanged({ score, before, failed }) {
    if (score === null || before === null || score.error !== null || failed.length > 0)
        return false;
    if (!sameList(score.results, before.results) || score.metrics.size !== before.metrics.size)
        return false;
    for (const [name, value] of score.metrics)
        if (!sameValue(value, before.metrics.get(name)))
            return false;
    return true;
}
function sameList(one, other) {
    return one === other || (one.length === other.length && one.every((id, at) => id === other[at]));
}
/** As files have them. */
function sameValue(one, other) {
    if (one === other)
        return true;
    if (one === null || other === null || other === undefined)
        return false;
    return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .roundNumber */ .Wf)(one) === (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .roundNumber */ .Wf)(other);
}
/** Of a case that is unchanged, report.json leaves out what baseline.json has, and what says nothing. */
const LEFT_OUT = {
    digest: undefined,
    metrics: undefined,
    metrics_before: undefined,
    results: undefined,
    results_before: undefined,
    latency_ms: undefined,
    spans_ms: undefined,
    optimistic: undefined,
    churn: undefined,
    error: undefined,
    paired: undefined,
};
/** The value of a case that is unchanged, without those members. */
function shortened(value, { case: one, score }) {
    return {
        ...value,
        ...LEFT_OUT,
        unchanged: true,
        // Its kind and value are there, and its rank is what it was.
        targets: value.targets.map((target) => ({ ...target, label: undefined, rank_before: undefined })),
        critical: one.critical || undefined,
        expect_empty: one.expect_empty || undefined,
        degraded: score?.degraded || undefined,
        forbidden_ranks: score?.forbidden_ranks.length === 0 ? undefined : score?.forbidden_ranks,
    };
}


/***/ }),

/***/ 20333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ mdList),
/* harmony export */   X0: () => (/* binding */ mdProse),
/* harmony export */   gJ: () => (/* binding */ mdTable),
/* harmony export */   mF: () => (/* binding */ mdDetails)
/* harmony export */ });
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1454);
/** Markdown blocks of bounded size, cut between rows and never inside one. Cells arrive escaped. */

/** Rows are made one at a time, so that 20,000 of them cost nothing beyond those shown. */
function mdTable(columns, items, row, bounds) {
    const headings = columns.map((name) => (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(name.replace(/:$/, "")));
    const rules = columns.map((name) => (name.endsWith(":") ? "--:" : "---"));
    const head = `${line(headings)}${line(rules)}`;
    const { text, left } = fill(items, (item) => line(row(item)), bounds);
    const rest = left === 0 ? "" : line([`+${left} more`, ...columns.slice(1).map(() => "")]);
    return `${head}${text}${rest}`;
}
function mdList(items, text, bounds) {
    const filled = fill(items, (item) => `- ${text(item)}\n`, bounds);
    return filled.text + (filled.left === 0 ? "" : `- +${filled.left} more\n`);
}
/** Folded away until asked for; the blank lines make GitHub read the inside as Markdown. */
function mdDetails(summary, body) {
    return `<details>\n<summary>${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(summary)}</summary>\n\n${body}\n</details>\n`;
}
/** A hint, which is ours, escaped: what stands in backticks is code. In all else they may be a stranger's. */
function mdProse(text, max) {
    return (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(text, max).replaceAll(/&#96;((?:(?!&#96;).)+)&#96;/g, "<code>$1</code>");
}
function line(cells) {
    return `| ${cells.join(" | ")} |\n`;
}
function fill(items, text, bounds) {
    const parts = [];
    let bytes = 0;
    for (const item of items.slice(0, bounds.rows)) {
        const part = text(item);
        bytes += (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Length */ .wI)(part);
        if (bytes > bounds.bytes)
            break;
        parts.push(part);
    }
    return { text: parts.join(""), left: items.length - parts.length };
}


/***/ }),

/***/ 32712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ renderPartJson),
/* harmony export */   m: () => (/* binding */ caseLines)
/* harmony export */ });
/* harmony import */ var _model_part_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42956);
/** Part -> part.json (schemas/part.schema.json); files/part.ts reads it back. A line a case, and no number is rounded. */

const SCHEMA_VERSION = 1;
/** Null where the report is no shard's. */
function renderPartJson({ part = null }) {
    return part === null ? null : partParts(part);
}
function* partParts(part) {
    const { shard, workflow, binding, failure, deeper, run } = part;
    const head = {
        schema_version: SCHEMA_VERSION,
        shard,
        workflow,
        binding,
        failure,
        deeper,
        ...runValue(run),
    };
    const written = Object.entries(head).filter(([, value]) => value !== undefined);
    const members = written.map(([key, value]) => `"${key}": ${JSON.stringify(value)},\n`);
    yield `{\n${members.join("")}"cases": [\n`;
    let lead = "";
    for (const line of caseLines(part)) {
        yield lead + line;
        lead = ",\n";
    }
    yield "\n]\n}\n";
}
/** Nearly all of the file, one text for each case. */
function* caseLines({ run }) {
    for (const each of run.cases)
        yield JSON.stringify(caseValue(each));
}
function runValue({ timing, environment, unstable, retries, log }) {
    return { timing: renamed(timing, _model_part_js__WEBPACK_IMPORTED_MODULE_0__/* .TIMING_NAMES */ .q8), environment, unstable, retries, log };
}
function caseValue({ case_id: caseId, outcome, first_ms: firstMs, samples_ms: samplesMs, spans_ms: spansMs, }) {
    const spans = spansMs === undefined ? {} : { spans_ms: Object.fromEntries(spansMs) };
    const timed = { id: caseId, first_ms: firstMs, samples_ms: samplesMs, ...spans };
    if (outcome.kind === "error")
        return Object.assign(timed, { outcome });
    const { hits, ...answer } = outcome;
    const named = Object.assign(renamed(answer, _model_part_js__WEBPACK_IMPORTED_MODULE_0__/* .ANSWER_NAMES */ .UR), {
        hits: hits.map((hit) => renamed(hit, _model_part_js__WEBPACK_IMPORTED_MODULE_0__/* .HIT_NAMES */ .v7)),
    });
    return Object.assign(timed, { outcome: named });
}
/** Members that have a name in the file. */
function renamed(value, names) {
    return Object.fromEntries(Object.entries(value).flatMap(([key, member]) => (key in names ? [[names[key], member]] : [])));
}


/***/ }),

/***/ 49160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ REPORTERS)
});

// EXTERNAL MODULE: ./lib/reporters/baseline-json.js
var baseline_json = __webpack_require__(13574);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/words/escape.js
var words_escape = __webpack_require__(1454);
// EXTERNAL MODULE: ./lib/words/rows.js + 1 modules
var words_rows = __webpack_require__(78015);
// EXTERNAL MODULE: ./lib/reporters/large-suites.js
var large_suites = __webpack_require__(22627);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
;// CONCATENATED MODULE: ./lib/reporters/cases-csv.js
/** cases.csv: one line a case, safe to open in a spreadsheet (RFC 4180, formulas disarmed). */







const EOL = "\r\n";
/** Null where nothing was scored. */
function renderCasesCsv(report) {
    return report.scores === null ? null : csvLines(report);
}
function* csvLines(report) {
    const losses = (0,words_rows/* lossesById */.Kr)(report);
    const metrics = metricNames(report);
    const large = (0,large_suites/* isLarge */.sV)(report);
    yield csvLine([...LEADING, ...metrics.flatMap((name) => [name, `${name} baseline`])]);
    for (const row of (0,words_rows/* caseRows */.yE)(report))
        yield csvLine([
            ...leadingCells(row, losses.get(row.case.id)?.cause ?? null, large && (0,large_suites/* isUnchanged */._5)(row)),
            ...metricCells(row, metrics),
        ]);
}
function csvLine(cells) {
    return cells.map((cell) => (0,words_escape/* csvCell */.rK)(cell)).join(",") + EOL;
}
const LEADING = [
    "id",
    "intent",
    "query",
    "params",
    "file",
    "line",
    "critical",
    "tags",
    "failed_checks",
    "cause",
    "targets",
    "ranks_baseline",
    "ranks",
    "results",
    "degraded",
    "error",
    "latency_median_ms",
    "latency_median_ms baseline",
];
/** `cause`: of a lost target. `short`: without the results, which baseline.json has. */
function leadingCells(row, cause, short) {
    const { case: one, score } = row;
    const [median, before] = [score?.samples_ms, row.before?.latency_ms].map((samples) => (0,words_rows/* medianMs */.Vz)(samples ?? []));
    return [
        one.id,
        one.intent,
        one.query,
        one.params === undefined ? null : JSON.stringify(one.params),
        one.place.file,
        one.place.line,
        one.critical ? "true" : "false",
        (one.tags ?? []).join(LIST),
        row.failed.map((check) => `${check.metric} ${(0,model_scope/* scopeText */.Cm)(check.scope)}`).join(LIST),
        cause,
        one.expected.map(suite/* targetLabel */.Op).join(LIST),
        row.before === null ? null : one.expected.map((_, i) => rankCell((0,words_rows/* rankBefore */.OC)(row, i) ?? null)).join(LIST),
        one.expected.map((_, i) => rankCell(score?.ranks[i] ?? null)).join(LIST),
        short ? null : (score?.results ?? []).join(LIST),
        score?.degraded === true ? "true" : "false",
        score?.error ?? null,
        ...[median, before].map((ms) => (ms === null || ms === undefined ? null : (0,baseline_json/* roundMs */.l9)(ms))),
    ];
}
const LIST = "; ";
/** A word and no dash: a dash would start a formula, an empty place would shift the list. */
function rankCell(rank) {
    return rank === null ? "none" : String(rank);
}
function metricCells(row, metrics) {
    return metrics.flatMap((name) => [row.score?.metrics.get(name), row.before?.metrics.get(name)].map((value) => value === undefined || value === null ? null : (0,canonical_json/* roundNumber */.Wf)(value)));
}
function metricNames(report) {
    const names = new Set();
    for (const each of report.scores?.cases ?? [])
        for (const name of each.metrics.keys())
            names.add(name);
    return [...names].toSorted(canonical_json/* compareCodePoints */.OP);
}

// EXTERNAL MODULE: ./lib/words/headline.js
var headline = __webpack_require__(55337);
// EXTERNAL MODULE: ./lib/words/side-by-side.js
var side_by_side = __webpack_require__(50676);
// EXTERNAL MODULE: ./lib/model/verdict.js
var verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/words/format.js
var format = __webpack_require__(50354);
// EXTERNAL MODULE: ./lib/words/joined.js
var joined = __webpack_require__(17108);
// EXTERNAL MODULE: ./lib/words/watches.js
var watches = __webpack_require__(76254);
// EXTERNAL MODULE: ./lib/words/rule.js
var rule = __webpack_require__(67627);
// EXTERNAL MODULE: ./lib/words/notices.js
var notices = __webpack_require__(2712);
// EXTERNAL MODULE: ./lib/reporters/html/charts.js
var charts = __webpack_require__(40305);
// EXTERNAL MODULE: ./lib/reporters/html/html.js
var html_html = __webpack_require__(92845);
;// CONCATENATED MODULE: ./lib/reporters/html/checks.js
/** The failed checks: a panel per metric, in it a dumbbell per scope. Where nothing failed, what was held overall. */










/** More rows of one metric are in the table of all checks. */
const ROWS = 8;
const PANELS = 8;
/** As many fit beside the worst cases and the latency; then what follows from others need not be hidden. */
const OPEN = 4;
const LEGEND = '<p class="legend" aria-hidden="true"><span><svg class="dumbbell held"><circle class="was" cx="8" cy="8" r="4.5"/></svg>baseline</span>' +
    '<span><svg class="dumbbell held"><circle class="now" cx="8" cy="8" r="5"/></svg>now</span>' +
    '<span><svg class="dumbbell held"><rect class="band" x="0" width="14" y="1" height="14"/><line class="limit" x1="1" x2="1" y1="1" y2="15"/></svg>tolerance up to the limit</span></p>';
function checkPanels(report) {
    const checks = (0,words_rows/* saidOnce */.Xf)(report.verdict.checks);
    return checks.length === 0
        ? ""
        : `${panels(report, checks)}<p class="more">${(0,html_html/* text */.Qq)(rule/* THE_RULE */.$m, html_html/* SENTENCE */.gz)}</p>\n`;
}
function panels(report, checks) {
    const failed = (0,words_rows/* failedChecks */.HH)(report);
    if (failed.length === 0)
        return watchedPanel(report) + heldPanels(checks);
    const figures = failed.filter((check) => check.kind !== "weakening");
    const all = [
        ...[...new Set(figures.map((check) => check.metric))].map((metric) => panelOf(metric, checks, figures)),
        ...loosenedPanel(failed),
    ];
    const primary = all.filter((each) => each.primary);
    const shown = primary.slice(0, PANELS).map((each) => each.html);
    const rest = primary.slice(PANELS).map((each) => each.html);
    const follow = all.filter((each) => !each.primary);
    return ((failed.some((check) => (0,charts/* canDraw */.xt)(check) && !(0,verdict/* isCount */.my)(check)) ? LEGEND : "") +
        shown.join("") +
        watchedPanel(report) +
        (rest.length === 0 ? "" : (0,html_html/* details */.zH)((0,format/* plural */.LS)(rest.length, "more failed metric"), rest.join(""))) +
        (follow.length === 0
            ? ""
            : (0,html_html/* details */.zH)(`Failed as a consequence: ${follow.map((each) => each.metric).join(", ")}`, follow.map((each) => each.html).join(""), all.length <= OPEN)));
}
/** What has no figures: each finding as a sentence, those that one edit makes once. */
function loosenedPanel(failed) {
    const loosened = failed.filter((check) => check.kind === "weakening");
    if (loosened.length === 0)
        return [];
    const items = (0,joined/* joinedSentences */.o)(loosened).map(({ check, sentence }) => `<li>${(0,html_html/* text */.Qq)(sentence, html_html/* SENTENCE */.gz)}${check.kind === "weakening" ? ` in ${(0,html_html/* code */.aY)(check.weakening.file, html_html/* NAME */.o_)}` : ""}</li>\n`);
    const title = `<h3>Loosened rules <span>${(0,html_html/* text */.Qq)((0,notices/* failureMeaning */.gx)("gate_weakened", loosened))}</span></h3>`;
    const html = `<div class="panel">${title}<ul class="notices">\n${items.join("")}</ul></div>\n`;
    return [{ metric: "the rules", primary: loosened.some((check) => check.secondary_to === null), html }];
}
/** Overall first, then what failed, worst first, then what held. */
function panelOf(metric, checks, failed) {
    const own = failed.filter((check) => check.metric === metric);
    const others = checks.filter((check) => check.metric === metric && check.passed);
    const all = [...own, ...others];
    const ordered = [
        ...all.filter((check) => check.scope.kind === "overall"),
        ...all.filter((check) => check.scope.kind !== "overall"),
    ];
    const rows = ordered.slice(0, Math.max(ROWS, 1));
    const left = ordered.slice(rows.length);
    const leftFailed = left.filter((check) => !check.passed).length;
    const more = left.length === 0
        ? ""
        : `<p class="more">${leftFailed} more failed, ${left.length - leftFailed} more held: see all checks</p>`;
    const primary = own.some((check) => check.secondary_to === null);
    const worst = own[0];
    const title = `<h3>${(0,html_html/* term */.jk)(metric, "check")} <span>${(0,html_html/* text */.Qq)((0,notices/* failureMeaning */.gx)(worst.category, own))}</span></h3>`;
    return { metric, primary, html: `<div class="panel">${title}${rowsHtml(metric, rows)}${more}</div>\n` };
}
/** Beyond their limits, and no failures; each with its reason, p and worst cases. */
function watchedPanel(report) {
    const watched = (0,watches/* watches */.ao)(report);
    if (watched.length === 0)
        return "";
    const rows = watched.map((watch) => {
        const cases = watch.check.cases
            .slice(0, ROWS)
            .map(({ id }) => (0,html_html/* code */.aY)(id, html_html/* NAME */.o_))
            .join(" ");
        return `<li>${(0,html_html/* text */.Qq)((0,watches/* watchSentence */.jb)(watch), html_html/* SENTENCE */.gz)}${cases === "" ? "" : `: ${cases}`}</li>\n`;
    });
    const title = `<h3>Watch <span>beyond the limit, and no failure</span></h3>`;
    return `<div class="panel watch">${title}<ul class="notices">\n${rows.join("")}</ul></div>\n`;
}
/** On a pass: the overall figures of what is gated, shares on one axis; latency has a picture of its own. */
function heldPanels(checks) {
    const overall = checks.filter((check) => check.scope.kind === "overall" && (0,charts/* canDraw */.xt)(check) && check.unit === "share");
    if (overall.length === 0)
        return "";
    const scale = (0,charts/* scaleOf */._K)(overall);
    const rows = overall.map((check) => rowHtml(check, check.metric, scale));
    return `${LEGEND}<div class="panel"><h3>Overall <span>every gated metric</span></h3>${grid("Gated metrics, overall", rows, (0,charts/* axisSvg */.kg)(scale))}</div>\n`;
}
function rowsHtml(metric, checks) {
    const scale = (0,charts/* scaleOf */._K)(checks);
    const drawn = checks.some((check) => (0,charts/* canDraw */.xt)(check) && !(0,verdict/* isCount */.my)(check));
    const axis = drawn ? (0,charts/* axisSvg */.kg)(scale, checks.some(({ unit }) => unit === "ms") ? " ms" : "") : "";
    const rows = checks.map((check) => rowHtml(check, (0,notices/* scopeLabel */.$o)(check.scope), scale));
    return grid(`${metric}, ${(0,notices/* byWords */.bX)(checks.map(({ scope }) => scope))}`, rows, axis);
}
/** A table whose rows become two lines on a narrow screen, which costs the native roles in some browsers. */
function grid(label, rows, axis) {
    const names = ["Where", "Baseline to now", "Baseline", "Now", "Change", "Limit"];
    const head = names.map((name) => `<th role="columnheader" scope="col">${name}</th>`).join("");
    const foot = axis === "" ? "" : `<div class="axis-row">${axis}</div>`;
    return (`<div class="check-grid"><table class="checks" role="table" aria-label="${(0,html_html/* text */.Qq)(label, html_html/* NAME */.o_)}"><thead role="rowgroup"><tr role="row">${head}</tr></thead>` +
        `<tbody role="rowgroup">\n${rows.join("")}</tbody></table>${foot}</div>`);
}
function rowHtml(check, name, scale) {
    const mark = check.outcome === "watch" ? "half" : check.passed ? "good" : "bad";
    const head = `<th role="rowheader" scope="row">${(0,html_html/* icon */.Kk)(mark)}<span class="name">${(0,html_html/* text */.Qq)(name, html_html/* NAME */.o_)}</span>${statusWords(check)}</th>`;
    const kind = check.outcome === "watch"
        ? "watched"
        : check.passed
            ? "held"
            : check.secondary_to === null
                ? "failed"
                : "follows";
    if (!(0,charts/* canDraw */.xt)(check) || (0,verdict/* isCount */.my)(check)) {
        return `<tr role="row" class="${kind}">${head}<td role="cell" class="says" colspan="5" aria-colspan="5">${(0,html_html/* text */.Qq)(sentenceOf(check), html_html/* SENTENCE */.gz)}</td></tr>\n`;
    }
    const { baseline, current, delta, limit } = (0,format/* checkNumbers */.PM)(check);
    const bound = check.limit === null ? limit : `${check.direction === "higher" ? "≥" : "≤"} ${limit}`;
    const cells = [
        ["picture", (0,charts/* dumbbell */.YL)(check, scale)],
        ["base", baseline],
        ["current", current],
        ["delta", (0,format/* withArrow */.mh)(delta)],
        ["bound", bound],
    ];
    const row = `<tr role="row" class="${kind}">${head}${cells.map(([cls, cell]) => `<td role="cell" class="${cls}">${cell}</td>`).join("")}</tr>\n`;
    if (check.kind !== "ratio")
        return row;
    return `${row}<tr role="row" class="${kind}"><td role="cell" class="says" colspan="6" aria-colspan="6">${(0,html_html/* text */.Qq)((0,side_by_side/* ratioWords */.ft)(check.ratio))}</td></tr>\n`;
}
/** For those who see neither the mark nor its colour. */
function statusWords(check) {
    const words = check.passed
        ? check.outcome === "watch"
            ? "beyond its limit, watched"
            : "held"
        : check.secondary_to === null
            ? "failed"
            : `failed, follows from ${check.secondary_to}`;
    return `<span class="unseen">, ${words}</span>`;
}
function sentenceOf(check) {
    return check.kind === "missing" ? `Not judged: ${(0,notices/* missingReason */.DQ)(check.missing)}` : (0,notices/* checkSentence */.YC)(check);
}

// EXTERNAL MODULE: ./lib/exit-code.js
var exit_code = __webpack_require__(28449);
// EXTERNAL MODULE: ./lib/model/problem.js
var model_problem = __webpack_require__(51246);
// EXTERNAL MODULE: ./lib/words/advice.js
var advice = __webpack_require__(3073);
// EXTERNAL MODULE: ./lib/words/receipt.js
var receipt = __webpack_require__(69797);
// EXTERNAL MODULE: ./lib/words/todo.js
var todo = __webpack_require__(70029);
// EXTERNAL MODULE: ./lib/words/why.js
var why = __webpack_require__(76675);
// EXTERNAL MODULE: ./lib/words/notice-list.js
var notice_list = __webpack_require__(33834);
;// CONCATENATED MODULE: ./lib/reporters/html/header.js
/** What ten seconds are for: the word, what got worse in words, and the one fact. */














const ICON = {
    pass: "good",
    fail: "bad",
    error: "bad",
    partial: "half",
};
function header(report) {
    const { verdict } = report.verdict;
    const lines = (0,headline/* factLines */.Kp)(report).map((line) => (0,html_html/* text */.Qq)(line, html_html/* SENTENCE */.gz));
    // What a retriever wrote last is set as a log; line ends of strangers make no element.
    const kind = report.failure !== null && lines.length > 1 ? "fact log" : "fact";
    return (`<header class="verdict ${noteworthy(report) ? "watched" : verdict}"><h1><span class="word">${(0,html_html/* icon */.Kk)(ICON[verdict])}${verdict.toUpperCase()}</span> ` +
        `<span class="meanings">${meanings(report).join(" ")}</span></h1>\n` +
        `<p class="${kind}">${lines.join("\n")}</p>` +
        `${told("Why", (0,html_html/* text */.Qq)((0,why/* whyWords */.W)(report), html_html/* SENTENCE */.gz))}${told("What to do", (0,html_html/* text */.Qq)((0,todo/* todoWords */.o)(report), html_html/* SENTENCE */.gz))}${told("Note", (0,html_html/* text */.Qq)((0,notice_list/* noteWords */.e)(report), html_html/* SENTENCE */.gz))}${aboutHtml(report)}${originHtml(report)}${filesHtml(report)}</header>\n`);
}
function told(title, words) {
    return words === "" ? "" : `<p class="todo"><b>${title}:</b> ${words}</p>`;
}
/** A pass that a reader should look at. */
function noteworthy(report) {
    return report.verdict.verdict === "pass" && (0,headline/* acceptedCount */.n)(report) + (0,watches/* watchedChecks */.uM)(report).length > 0;
}
function meanings(report) {
    const { verdict, categories } = report.verdict;
    if (verdict === "pass")
        return [meaning(passMeaning(report))];
    if (verdict === "partial")
        return [meaning(partialMeaning(report))];
    if (verdict === "error") {
        const why = (0,exit_code/* exitCodeOfReport */.j0)(report) === 3
            ? "the retriever or the measurement failed"
            : "the input is wrong or can't be compared";
        return [meaning(why, report.failure?.code)];
    }
    const failed = (0,words_rows/* primaryFailures */.Ic)(report);
    return categories.map((category) => meaning((0,notices/* failureMeaning */.gx)(category, failed), category));
}
function partialMeaning({ verdict }) {
    return verdict.notices.some(({ code }) => code === "shard")
        ? "one part of several: merge them for a verdict"
        : "only a part of the suite was asked: this is no verdict";
}
function passMeaning(report) {
    const [accepted, watched] = [(0,headline/* acceptedCount */.n)(report), (0,watches/* watchedChecks */.uM)(report).length];
    if (accepted > 0)
        return `passed with ${(0,format/* plural */.LS)(accepted, "accepted regression")}`;
    if (watched > 0)
        return `nothing failed; ${(0,format/* plural */.LS)(watched, "check")} to watch`;
    if (report.policies?.bootstrap === true)
        return "the first run: there was nothing to be worse than";
    return report.inputs?.baseline === null
        ? "there was no baseline to compare with"
        : "nothing got worse than its tolerance allows";
}
function meaning(words, name) {
    const word = words.charAt(0).toUpperCase() + words.slice(1);
    return `<span class="meaning">${(0,html_html/* text */.Qq)(word)}${name === undefined ? "" : ` ${(0,html_html/* code */.aY)(name, html_html/* NAME */.o_)}`}</span>`;
}
function aboutHtml(report) {
    if (report.inputs === null)
        return "";
    const { suite, baseline, config } = report.inputs;
    const { checks } = report.verdict;
    const failed = (0,words_rows/* failedChecks */.HH)(report).length;
    const watched = (0,watches/* watchedChecks */.uM)(report).length;
    const parts = [
        `${(0,html_html/* text */.Qq)(suite.name, html_html/* NAME */.o_)} ${(0,html_html/* text */.Qq)(suite.revision, html_html/* NAME */.o_)}`,
        (0,format/* plural */.LS)(suite.cases.length, "case"),
        checks.length === 0
            ? "no checks"
            : `${failed} of ${(0,format/* plural */.LS)(checks.length, "check")} failed${watched === 0 ? "" : `, ${watched} to watch`}`,
        againstHtml(report, baseline === null, config.baseline),
    ];
    return `<p class="about">${parts.map((part) => `<span>${part}</span>`).join(" ")}</p>`;
}
const ADDRESS = /^https?:\/\/[^\s"'<>]+$/;
/** Where and when the run was: links where the run has an address. */
function originHtml({ origin }) {
    if (origin === undefined)
        return "";
    const { commit, ref, pull_request: number, run_url: run, time } = origin;
    const address = run !== null && ADDRESS.test(run) ? run : null;
    const repository = address?.includes("/actions/") ? address.slice(0, address.indexOf("/actions/")) : null;
    const linked = (to, words) => to === null ? words : `<a href="${(0,html_html/* text */.Qq)(to)}">${words}</a>`;
    const parts = [
        number === null ? "" : linked(repository && `${repository}/pull/${number}`, `pull request #${number}`),
        commit === null
            ? ""
            : `commit ${linked(repository && `${repository}/commit/${encodeURIComponent(commit)}`, (0,html_html/* code */.aY)(commit.slice(0, 12)))}`,
        number === null && ref !== null ? (0,html_html/* code */.aY)(ref, html_html/* NAME */.o_) : "",
        address === null ? "" : linked(address, "workflow run"),
        (0,html_html/* text */.Qq)(`${time.slice(0, 16).replace("T", " ")} UTC`),
    ];
    return `<p class="about">${parts
        .filter((part) => part !== "")
        .map((part) => `<span>${part}</span>`)
        .join(" ")}</p>`;
}
/** The report's other files, which lie beside the page. */
function filesHtml(report) {
    const files = [
        "report.json",
        "junit.xml",
        ...(report.scores === null ? [] : ["cases.csv"]),
        ...(report.run === null ? [] : ["retriever.log"]),
        ...((report.explanation?.holes ?? null) === null ? [] : ["unjudged.jsonl"]),
    ];
    const links = files.map((file) => `<a href="${file}" download>${file}</a>`);
    return `<p class="about files"><span>Beside this page:</span> ${links.join(" ")}</p>`;
}
function againstHtml(report, none, file) {
    const beside = (0,side_by_side/* besideCommit */.yD)(report);
    if (beside !== null)
        return `side by side with the base ${(0,html_html/* code */.aY)(beside, html_html/* NAME */.o_)}`;
    return `${none ? "no baseline at" : "compared with"} ${(0,html_html/* code */.aY)(file, html_html/* NAME */.o_)}`;
}
/** Every problem of the files that could not be used. */
function problems(report) {
    const all = report.failure?.problems ?? [];
    if (all.length === 0)
        return "";
    const rows = all.map((problem) => [
        (0,html_html/* code */.aY)((0,model_problem/* placeOf */.$)(problem), html_html/* QUERY */.Jj),
        (0,html_html/* code */.aY)(problem.pointer ?? "", html_html/* QUERY */.Jj),
        (0,html_html/* text */.Qq)(problem.message, html_html/* SENTENCE */.gz),
    ]);
    return (0,html_html/* table */.tp)((0,format/* plural */.LS)(rows.length, "problem"), [(0,html_html/* long */.LU)("Where"), (0,html_html/* plain */.pj)("Field"), (0,html_html/* long */.LU)("Problem")], rows);
}
// The end of the page: notices, what to do next, and the receipt.
function header_notices(report) {
    const items = (0,notice_list/* noticeSentences */.p)(report).map((notice) => `<li>${(0,html_html/* text */.Qq)(notice, html_html/* SENTENCE */.gz)}</li>\n`);
    return items.length === 0 ? "" : `<ul class="notices">\n${items.join("")}</ul>\n`;
}
/** Commands to paste; the page's script adds a button that copies. */
function next(report) {
    const items = (0,advice/* nextSteps */.Zn)(report).map((step) => `<li><p>${(0,html_html/* text */.Qq)(step.why)}</p><pre class="command" tabindex="0">${(0,html_html/* text */.Qq)(step.command, html_html/* SENTENCE */.gz)}</pre></li>\n`);
    return items.length === 0 ? "" : `<ul class="steps">\n${items.join("")}</ul>\n`;
}
function header_receipt(report) {
    const rows = (0,receipt/* receiptFacts */.q)(report).map((fact) => `<div><dt>${(0,html_html/* text */.Qq)(fact.name, html_html/* QUERY */.Jj)}</dt><dd>${(0,html_html/* code */.aY)(fact.value, html_html/* SENTENCE */.gz)}</dd></div>\n`);
    return `<dl class="receipt">\n${rows.join("")}</dl>\n`;
}

// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/words/causes.js
var causes = __webpack_require__(57417);
;// CONCATENATED MODULE: ./lib/reporters/html/page-case.js
/** One case as the page's script reads it. */




const ANSWER = 2_000;
/** Of what a target says, where its name does not tell. */
const PASSAGE = 600;
const PARAMS = 1_000;
/** Names by number, in the order of first use. */
class Numbering {
    #numbers = new Map();
    of(name) {
        const known = this.#numbers.get(name);
        if (known !== undefined)
            return known;
        this.#numbers.set(name, this.#numbers.size);
        return this.#numbers.size - 1;
    }
    names() {
        return this.#numbers.keys();
    }
}
function encodeCase(row, words) {
    const { case: one, score } = row;
    const loss = words.losses.get(one.id);
    const results = score?.results.map((id) => words.documents.of(id)) ?? [];
    const now = score === null ? undefined : figuresOf(score.metrics, words);
    return {
        id: one.id,
        query: one.query,
        intent: words.intents.of(one.intent),
        place: `${one.place.file}:${one.place.line}`,
        critical: one.critical || undefined,
        expect_empty: one.expect_empty || undefined,
        degraded: score?.degraded === true || undefined,
        error: score?.error ?? undefined,
        targets: some(one.expected.map((target, i) => targetOf(row, target, i, loss, words.corpus))),
        params: one.params === undefined ? undefined : (0,words_escape/* capped */.uo)(JSON.stringify(one.params), PARAMS),
        tags: some((one.tags ?? []).map((tag) => words.tags.of(tag))),
        now,
        before: beforeOf(row, words, now ?? [], results),
        results: some(results),
        texts: some(words.snippets.of(one.id)),
        forbidden: some(score?.forbidden_ranks ?? []),
        samples: some((score?.samples_ms ?? []).map((ms) => rounded(ms, 3))),
        failed: some([...new Set(row.failed.map((check) => words.categories.of(check.category)))]),
        loss: loss === undefined ? undefined : [loss.cause, (0,causes/* lossWords */.VH)(loss)],
        ...answerOf(row),
    };
}
/** A path is seen to be one and needs no `path:` before it. */
function targetOf(row, target, index, loss, corpus) {
    const label = target.kind === "path" ? target.value : (0,suite/* targetLabel */.Op)(target);
    const ranks = [(0,words_rows/* rankBefore */.OC)(row, index) ?? 0, row.score?.ranks[index] ?? 0];
    const deeper = loss?.targets[index]?.deeper ?? 0;
    const own = target.kind === "file" || target.kind === "span" ? target.text : undefined;
    const lost = ranks[0] > 0 && ranks[1] === 0 ? row.before?.results[ranks[0] - 1] : undefined;
    const passage = own ?? (lost === undefined ? undefined : corpus.get(lost));
    if (passage !== undefined)
        return [label, target.grade, ...ranks, deeper, (0,words_escape/* capped */.uo)(passage, PASSAGE)];
    return deeper === 0 ? [label, target.grade, ...ranks] : [label, target.grade, ...ranks, deeper];
}
function figuresOf(metrics, words) {
    return words.metrics.map((name) => {
        const value = metrics.get(name) ?? null;
        return value === null ? null : rounded(value, 6);
    });
}
function beforeOf({ before }, words, now, results) {
    if (before === null)
        return undefined;
    const metrics = figuresOf(before.metrics, words);
    const documents = before.results.map((id) => words.documents.of(id));
    return {
        metrics: same(metrics, now) ? undefined : metrics,
        results: same(documents, results) ? undefined : documents,
        samples: some(before.latency_ms.map((ms) => rounded(ms, 3))),
    };
}
function answerOf({ run }) {
    if (run?.outcome.kind !== "answer")
        return {};
    const { hits, spans, answer } = run.outcome;
    const scores = hits.map((hit) => (hit.score === undefined ? null : Number(hit.score.toPrecision(5))));
    return {
        scores: scores.some((score) => score !== null) ? scores : undefined,
        spans,
        answer: answer === undefined ? undefined : (0,words_escape/* capped */.uo)(answer, ANSWER),
    };
}
/** JSON leaves out what is undefined. */
function some(list) {
    return list.length === 0 ? undefined : list;
}
function same(a, b) {
    return a.length === b.length && a.every((value, i) => value === b[i]);
}
function rounded(value, decimals) {
    return Number(value.toFixed(decimals));
}

;// CONCATENATED MODULE: ./lib/reporters/html/page-data.js
/** What the page's script reads: every case once, with documents and snippets named by number. */






// Report -> what the page's script reads, as a JSON block that nothing in it can close.
/** Per-case figures worth a column each; the rest is in the case's own view. */
const COLUMN = /^(recall|mrr|ndcg)(@|$)/;
const FALLBACK = /^(hit_rate|map|precision)(@|$)/;
const COLUMNS = 3;
/** The text in parts, a case at a time. */
function* pageParts(report) {
    const rows = (0,words_rows/* caseRows */.yE)(report);
    const metrics = [...(report.scores?.cases[0]?.metrics.keys() ?? [])];
    const index = new Map(rows.map((row, i) => [row.case.id, i]));
    const words = {
        intents: new Numbering(),
        documents: new Numbering(),
        categories: new Numbering(),
        tags: new Numbering(),
        metrics,
        snippets: (0,html_html/* snippetsOf */.WT)(rows),
        losses: (0,words_rows/* lossesById */.Kr)(report),
        corpus: report.explanation?.documents ?? new Map(),
    };
    const holes = report.explanation?.holes ?? null;
    let lead = '{"cases":[';
    for (const row of rows) {
        const unjudged = holes?.by_case.get(row.case.id)?.unjudged || undefined;
        yield lead + jsonBlock({ unjudged, ...encodeCase(row, words) });
        lead = ",";
    }
    const families = metrics
        .map((name) => (0,registry/* parseMetric */.uo)(name))
        .map((each) => (typeof each === "string" ? null : each.family));
    // The names are known once every case was encoded.
    const { documents } = words;
    yield `${rows.length === 0 ? lead : ""}],"documents":[`;
    lead = "";
    for (const name of documents.names()) {
        yield lead + jsonBlock(name);
        lead = ",";
    }
    const others = {
        suite: report.inputs?.suite.name ?? "",
        k: report.inputs?.config.k ?? 0,
        config: report.inputs?.config.file ?? null,
        program: report.origin?.command ?? "retrieval-gate",
        intents: [...words.intents.names()],
        tags: [...words.tags.names()],
        causes: (report.explanation?.causes ?? []).map(({ cause }) => [cause, causes/* CAUSE_MEANING */.A$[cause]]),
        metrics,
        units: metrics.map(registry/* unitOfMetric */.QG),
        meanings: families.map((family) => family?.meaning ?? ""),
        lower: families.map((family) => family?.direction === "lower"),
        columns: columnsOf(metrics),
        categories: [...words.categories.names()],
        snippets: words.snippets.texts,
        snippetsCut: words.snippets.cut,
        worst: (0,words_rows/* worstCases */.pE)(report)
            .map(({ id }) => index.get(id))
            .filter((at) => at !== undefined),
        queue: queueOf(report, rows, index),
        unjudged: holes?.queue.length ?? 0,
    };
    yield `],${jsonBlock(others).slice(1)}`;
}
/** As many as one person grades; all of them are in unjudged.jsonl. */
const QUEUE = 1_000;
const TEXT = 1_000;
function queueOf(report, rows, index) {
    const queue = report.explanation?.holes?.queue.slice(0, QUEUE) ?? [];
    return queue.flatMap(({ case_id: id, rank }) => {
        const at = index.get(id);
        const outcome = at === undefined ? undefined : rows[at]?.run?.outcome;
        const hit = outcome?.kind === "answer" ? outcome.hits[rank - 1] : undefined;
        if (at === undefined || hit === undefined)
            return [];
        const text = hit.text === undefined ? undefined : (0,words_escape/* capped */.uo)(hit.text, TEXT);
        return [{ case: at, rank, doc_id: hit.doc_id, path: hit.path, text }];
    });
}
/** `<` would end the block, the others can't be seen or reorder what is; JSON reads `\u003c` as the same character. */
function jsonBlock(value) {
    return JSON.stringify(value).replaceAll(/[<>&\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function columnsOf(metrics) {
    const matching = (pattern) => metrics.flatMap((name, i) => (pattern.test(name) ? [i] : []));
    return [...matching(COLUMN), ...matching(FALLBACK)].slice(0, COLUMNS);
}

// EXTERNAL MODULE: ./lib/words/sampling.js
var sampling = __webpack_require__(77472);
// EXTERNAL MODULE: ./lib/metrics/load.js
var metrics_load = __webpack_require__(93897);
;// CONCATENATED MODULE: ./lib/reporters/html/load.js
/** Many users at once as a picture: latency against the time at which each query was to start, and the rate reached. */


/** Of more queries than twice this, each moment's fastest and slowest are drawn. */
const MOMENTS = 300;
/** The lines are figures of so many parts of the time. */
const PARTS = 10;
/** Says nothing to a screen reader: the same figures stand below it as sentences. Empty where nothing was asked under load. */
function loadPicture({ run, inputs }) {
    const load = run?.load;
    if (load === undefined || inputs === null)
        return "";
    const answered = load.queries.flatMap(({ start_ms, ms }) => (ms === null ? [] : [{ start_ms, ms }]));
    const end = answered.reduce((latest, { start_ms, ms }) => Math.max(latest, start_ms + ms), load.duration_s * 1000);
    const time = (0,charts/* linearScale */.om)([0, end / 1000], [0, end / 1000]);
    const latency = (0,charts/* linearScale */.om)([0, ...answered.map(({ ms }) => ms)], [0, Infinity]);
    const p95 = (0,metrics_load/* loadParts */.B)(load, PARTS, inputs.config.definition.percentile).map((part) => part?.p95_ms ?? null);
    const perSecond = answersASecond(answered, end);
    const rate = (0,charts/* linearScale */.om)([0, load.rate, ...perSecond], [0, Infinity]);
    const asked = `M0 ${y(rate, load.rate)}H${x(time, load.duration_s)}`;
    return (`<div class="load-frame" aria-hidden="true">` +
        plot(latency, " ms", [
            ["dots", dots(answered, load, time, latency)],
            ["now", steps(p95, load.duration_s, time, latency)],
            ["failed", failures(load, time)],
        ]) +
        plot(rate, "/s", [
            ["was", asked],
            ["now", steps(perSecond, end / 1000, time, rate)],
        ]) +
        `${(0,charts/* axisSvg */.kg)(time, " s")}</div>` +
        legend(load, answered.length));
}
function legend({ queries }, answered) {
    const dot = answered > 2 * MOMENTS ? "dots: the fastest and slowest query of each moment" : "dot: a query";
    const failed = answered < queries.length ? "<span>mark at the top: a query that failed</span>" : "";
    return (`<p class="legend" aria-hidden="true"><span>under load, by the time a query was to start; ${dot}, line: p95</span>${failed}` +
        `<span>below: answers a second; dashed: queries asked a second</span></p>`);
}
/** By the time at which answers came, in tenths of the whole time. */
function answersASecond(answered, end) {
    const counts = Array.from({ length: PARTS }, () => 0);
    for (const { start_ms, ms } of answered) {
        const at = Math.min(Math.floor(((start_ms + ms) / end) * PARTS), PARTS - 1);
        counts[at] = counts[at] + 1;
    }
    return counts.map((count) => count / (end / 1000 / PARTS));
}
function dots(answered, { duration_s }, time, latency) {
    const shown = answered.length > 2 * MOMENTS ? extremes(answered, duration_s * 1000) : answered;
    return shown.map(({ start_ms, ms }) => `M${x(time, start_ms / 1000)} ${y(latency, ms)}h0`).join("");
}
function extremes(answered, end) {
    const moments = new Map();
    for (const each of answered) {
        const moment = Math.floor((each.start_ms / end) * MOMENTS);
        const { fastest, slowest } = moments.get(moment) ?? { fastest: each, slowest: each };
        moments.set(moment, {
            fastest: each.ms < fastest.ms ? each : fastest,
            slowest: each.ms > slowest.ms ? each : slowest,
        });
    }
    return [...moments.values()].flatMap(({ fastest, slowest }) => fastest === slowest ? [fastest] : [fastest, slowest]);
}
function failures({ queries }, time) {
    return queries
        .flatMap(({ start_ms, ms }) => (ms === null ? `M${x(time, start_ms / 1000)} 0v6` : []))
        .join("");
}
/** A level for each part of the time; parts without a figure are left out. `until` in seconds. */
function steps(values, until, time, scale) {
    const edge = (at) => x(time, (at * until) / values.length);
    return values
        .map((value, at) => value === null
        ? ""
        : `${(values[at - 1] ?? null) === null ? "M" : "L"}${edge(at)} ${y(scale, value)}H${edge(at + 1)}`)
        .join("");
}
function plot(scale, unit, lines) {
    const grid = scale.ticks.map((tick) => `M0 ${y(scale, tick)}h100`).join("");
    const labels = scale.ticks.map((tick, i) => {
        const label = i === scale.ticks.length - 1 ? `${tick}${unit}` : String(tick);
        return `<text x="100%" y="${(0,charts/* percentOf */.pR)(100 - scale.at(tick))}">${label}</text>`;
    });
    const paths = lines.map(([cls, d]) => (d === "" ? "" : `<path class="${cls}" d="${d}"/>`)).join("");
    return (`<svg class="ticks">${labels.join("")}</svg>` +
        `<svg class="plot" viewBox="0 0 100 100" preserveAspectRatio="none"><path class="grid" d="${grid}"/>${paths}</svg>`);
}
function x(scale, seconds) {
    return scale.at(seconds).toFixed(2);
}
function y(scale, value) {
    return (100 - scale.at(value)).toFixed(2);
}

;// CONCATENATED MODULE: ./lib/reporters/html/latency.js
/** Latency as distributions: per scope the baseline's box above, this run's below, on one axis. */









/** More intents and tags than this are in the table of latency figures only. */
const SHOWN = 8;
/** Beyond this ratio of slowest to fastest a straight axis squeezes most boxes into a line. */
const LOG_FROM = 40;
function latencyPanel(report) {
    const rows = boxRows(report);
    const values = rows.flatMap(({ now, before }) => [now, before].flatMap((box) => (box === null ? [] : [box.low, box.p95])));
    if (values.length === 0)
        return "";
    const scale = scaleOf(values);
    const shown = new Set(rows.map(({ row }) => (0,model_scope/* scopeText */.Cm)(row.scope)));
    const left = (0,words_rows/* latencyRows */.uG)(report).flatMap(({ scope }) => (shown.has((0,model_scope/* scopeText */.Cm)(scope)) ? [] : [scope]));
    const more = left.length > 0 ? `<p class="more">${(0,notices/* countWords */.rj)(left, "more ")}: see latency in figures</p>` : "";
    const itself = (0,side_by_side/* noiseWords */.aJ)(report);
    const lines = [...(itself === null ? [] : [itself]), ...(0,sampling/* samplingLines */.lj)(report)];
    const words = lines.map((line) => `<p class="more">${(0,html_html/* text */.Qq)(line, html_html/* SENTENCE */.gz)}</p>`).join("");
    const legend = '<p class="legend" aria-hidden="true"><span>upper: baseline, lower: now</span><span>box: middle half, upright: p50, dot: p95</span></p>';
    return `${legend}<div class="panel"><div class="box-grid"><ul class="boxes">\n${rows.map((each) => latency_rowHtml(report, each, scale)).join("")}</ul><div class="axis-row">${(0,charts/* axisSvg */.kg)(scale, " ms")}</div></div>${ecdf(report, scale)}${more}${loadPicture(report)}${words}</div>\n`;
}
/** As many points as a line can show. */
const POINTS = 200;
/** Every sample overall: the share of answers (upwards) that took at most so long. */
function ecdf(report, scale) {
    const { now, before } = samplesOf(report);
    const lines = [
        { cls: "was", samples: poolOf(before, model_scope/* OVERALL */.aD) },
        { cls: "now", samples: poolOf(now, model_scope/* OVERALL */.aD) },
    ].filter(({ samples }) => samples.length > 1);
    if (lines.length === 0)
        return "";
    const paths = lines.map(({ cls, samples }) => `<path class="${cls}" d="${stepPath(samples, scale)}"/>`);
    const legend = `<p class="legend" aria-hidden="true"><span>all answers: the share that took at most so long</span>${lines.length === 2 ? "<span>dashed: baseline, line: now</span>" : ""}</p>`;
    return (`<div class="ecdf-frame" aria-hidden="true"><span class="shares"><span>100 %</span><span>50 %</span><span>0 %</span></span>` +
        `<svg class="ecdf" viewBox="0 0 100 100" preserveAspectRatio="none"><path class="grid" d="M0 0h100M0 50h100M0 100h100"/>${paths.join("")}</svg>${(0,charts/* axisSvg */.kg)(scale, " ms")}</div>${legend}`);
}
function stepPath(samples, scale) {
    const sorted = Float64Array.from(samples).toSorted();
    const count = Math.min(sorted.length, POINTS);
    const steps = Array.from({ length: count }, (_, i) => {
        const share = (i + 1) / count;
        const ms = sorted[Math.max(Math.ceil(share * sorted.length - 1e-9) - 1, 0)];
        return `H${scale.at(ms).toFixed(2)}V${(100 - 100 * share).toFixed(1)}`;
    });
    return `M0 100${steps.join("")}H100`;
}
function scaleOf(values) {
    const positive = values.filter((value) => value > 0);
    const [least, most] = [Math.min(...positive), Math.max(...positive)];
    return positive.length === values.length && most / least > LOG_FROM
        ? (0,charts/* logScale */.tA)(values)
        : (0,charts/* linearScale */.om)([0, ...values], [0, Infinity]);
}
/** Overall first, then what failed, then by name. */
function boxRows(report) {
    const rows = (0,words_rows/* latencyRows */.uG)(report);
    const failed = new Set(rows.filter((row) => (0,words_rows/* slowerThanAllowed */.SM)(report, row)).map(({ scope }) => (0,model_scope/* scopeText */.Cm)(scope)));
    const rank = ({ scope }) => scope.kind === "overall" ? 0 : failed.has((0,model_scope/* scopeText */.Cm)(scope)) ? 1 : 2;
    const shown = rows.toSorted((a, b) => rank(a) - rank(b)).slice(0, SHOWN);
    const { now, before } = samplesOf(report);
    return shown.map((row) => ({
        row,
        now: boxOf(poolOf(now, row.scope), row.now),
        before: row.before === null ? null : boxOf(poolOf(before, row.scope), row.before),
        failed: failed.has((0,model_scope/* scopeText */.Cm)(row.scope)),
    }));
}
function samplesOf(report) {
    const recorded = [...(report.inputs?.baseline?.cases.values() ?? [])];
    return {
        now: (report.scores?.cases ?? []).map(({ intent, tags = [], samples_ms: samples }) => ({
            intent,
            tags,
            samples,
        })),
        before: recorded.map(({ intent, tags = [], latency_ms: samples }) => ({ intent, tags, samples })),
    };
}
/** All samples of a scope. */
function poolOf(cases, scope) {
    return cases.flatMap((each) => ((0,model_scope/* covers */.hU)(scope, each) ? each.samples : []));
}
/** p50 and p95 are the report's own figures; the rest of the shape is read off the samples (nearest rank). */
function boxOf(pool, summary) {
    if (pool === undefined || pool.length === 0 || summary.p50_ms === null)
        return null;
    const sorted = Float64Array.from(pool).toSorted();
    const at = (p) => sorted[Math.max(Math.ceil(p * sorted.length - 1e-9) - 1, 0)];
    return { low: at(0.05), q1: at(0.25), p50: summary.p50_ms, q3: at(0.75), p95: summary.p95_ms ?? at(0.95) };
}
function latency_rowHtml(report, { row, now, before, failed }, scale) {
    const boxes = `${before === null ? "" : boxSvg(before, scale, "was", 8)}${now === null ? "" : boxSvg(now, scale, "now", 22)}`;
    const status = failed ? `${(0,html_html/* icon */.Kk)("bad")}<span class="unseen">failed: </span>` : "";
    const figures = ["p50_ms", "p95_ms"]
        .map((key) => `<span${isOver(report, row.scope, `latency_${key}`) ? ' class="over"' : ""}><i>${key.slice(0, 3)}</i> ${row.before === null ? "" : `${(0,format/* formatMs */._V)(row.before[key])} → `}<b>${(0,format/* formatMs */._V)(row.now[key])}</b></span>${ratioHtml(report, row.scope, `latency_${key}`)}`)
        .join(" ");
    return (`<li class="${failed ? "failed" : "held"}"><span class="name">${status}${(0,html_html/* text */.Qq)((0,notices/* scopeLabel */.$o)(row.scope), html_html/* NAME */.o_)}</span>` +
        `<svg class="box" aria-hidden="true">${(0,charts/* gridLines */.YH)(scale)}${boxes}</svg><span class="figures">${figures}</span></li>\n`);
}
/** Of the two percentiles only the one that failed is red. */
function isOver(report, scope, metric) {
    return report.verdict.checks.some((check) => !check.passed && check.metric === metric && (0,model_scope/* sameScope */.xk)(check.scope, scope));
}
function ratioHtml(report, scope, metric) {
    const cell = (0,side_by_side/* ratioCell */.oV)(report, scope, metric);
    return cell === format/* NONE */.x3 ? "" : `<span>${(0,html_html/* text */.Qq)(cell)}</span>`;
}
function boxSvg(box, scale, side, y) {
    const x = (value) => (0,charts/* percentOf */.pR)(scale.at(value));
    const width = (0,charts/* percentOf */.pR)(Math.max(scale.at(box.q3) - scale.at(box.q1), 0));
    return (`<g class="${side}"><line class="whisker" x1="${x(box.low)}" x2="${x(box.p95)}" y1="${y}" y2="${y}"/>` +
        `<rect x="${x(box.q1)}" width="${width}" y="${y - 5}" height="10"/>` +
        `<line class="p50" x1="${x(box.p50)}" x2="${x(box.p50)}" y1="${y - 6}" y2="${y + 6}"/><circle cx="${x(box.p95)}" cy="${y}" r="3.5"/></g>`);
}
function latencyTable(report) {
    const rows = [...(0,words_rows/* latencyRows */.uG)(report), ...(0,words_rows/* stageRows */.U7)(report)].map(({ now, before, ...where }) => [
        (0,html_html/* text */.Qq)((0,notices/* latencyLabel */.hs)(where), html_html/* NAME */.o_),
        String(now.samples),
        ...[now.p50_ms, before?.p50_ms, now.p90_ms, now.p95_ms, before?.p95_ms, now.p99_ms, now.mean_ms].map((ms) => (0,format/* formatMs */._V)(ms ?? null)),
    ]);
    if (rows.length === 0)
        return "";
    const names = ["Samples", "p50", "p50 baseline", "p90", "p95", "p95 baseline", "p99", "Mean"];
    return (0,html_html/* table */.tp)("Latency of timed repeats, warm-up excluded", [(0,html_html/* plain */.pj)("Where"), ...names.map(html_html/* num */.bu)], rows);
}

// EXTERNAL MODULE: ./lib/reporters/html/page.generated.js
var page_generated = __webpack_require__(63116);
;// CONCATENATED MODULE: ./lib/reporters/html/losses.js








/** More are in report.json. */
const losses_ROWS = 10;
const EVIDENCE = 8;
/** So many say what was accepted; the others are folded. */
const ACCEPTED = 4;
function lossTable({ explanation = null }) {
    const losses = explanation?.losses ?? [];
    if (losses.length === 0)
        return "";
    const left = losses.length - losses_ROWS;
    const more = left > 0 ? `; the worst ${losses_ROWS}, and ${left} more in report.json` : "";
    const columns = [(0,html_html/* long */.LU)("Query"), (0,html_html/* plain */.pj)("Intent"), (0,html_html/* plain */.pj)("What happened")];
    return (0,html_html/* table */.tp)(`${(0,causes/* causesWords */.qh)(explanation?.causes ?? [])}${more}`, columns, losses.slice(0, losses_ROWS).map(lossRow));
}
function lossRow(loss) {
    return [
        `<a href="${(0,html_html/* caseHref */.my)(loss.id)}">${(0,html_html/* text */.Qq)(loss.query, html_html/* QUERY */.Jj)}</a>`,
        (0,html_html/* text */.Qq)(loss.intent, html_html/* NAME */.o_),
        (0,html_html/* text */.Qq)((0,causes/* lossWords */.VH)(loss), html_html/* QUERY */.Jj),
    ];
}
/** Whether what failed could be chance, a row for each failed check that was tested. */
function evidenceTable(report) {
    const rows = (0,words_rows/* failedChecks */.HH)(report).flatMap((check) => {
        const evidence = (0,verdict/* evidenceOfCheck */.bg)(check);
        if (evidence === null)
            return [];
        const { metric, unit, scope } = check;
        return [[(0,html_html/* text */.Qq)(metric, html_html/* NAME */.o_), (0,html_html/* text */.Qq)((0,notices/* scopeLabel */.$o)(scope), html_html/* NAME */.o_), ...figures(unit, evidence, check)]];
    });
    if (rows.length === 0)
        return "";
    const left = rows.length - EVIDENCE;
    const more = left > 0 ? `; ${left} more in report.json` : "";
    const columns = [
        ...["Cases better", "Worse", "Of", "95 % interval of the change"].map(html_html/* num */.bu),
        (0,html_html/* plain */.pj)("Decided by"),
    ];
    return (0,html_html/* table */.tp)(`How sure what failed is${more}`, [(0,html_html/* plain */.pj)("Metric"), (0,html_html/* plain */.pj)("Where"), ...columns], rows.slice(0, EVIDENCE));
}
function figures(unit, { wins, losses, units, interval }, check) {
    const between = intervalWords(unit, interval);
    const by = (0,rule/* decidedWords */.iC)(check) || (0,rule/* testedWords */.Hn)(check) || "limit";
    return [String(wins), String(losses), String(units), between, by].map((cell) => (0,html_html/* text */.Qq)(cell));
}
/** Too few make an interval that promises more than it holds: then the reason stands there. */
function intervalWords(unit, interval) {
    if (interval.kind === "interval")
        return `${(0,format/* formatDelta */.CW)(unit, interval.low)} to ${(0,format/* formatDelta */.CW)(unit, interval.high)}`;
    const { code, have, need } = interval.reason;
    return code === "too_few_units"
        ? `none: ${have} cases, ${need} needed`
        : `none: ${have} differ, ${need} needed`;
}
/** Results that nobody judged, and lists that changed. */
function besideList({ explanation = null }) {
    const facts = [(0,causes/* holesWords */.V_)(explanation?.holes ?? null), (0,causes/* churnWords */.CR)(explanation?.churn ?? null)];
    const items = facts.filter((fact) => fact !== "").map((fact) => `<li>${(0,html_html/* text */.Qq)(fact, html_html/* SENTENCE */.gz)}</li>\n`);
    return items.length === 0 ? "" : `<ul class="notices">\n${items.join("")}</ul>\n`;
}
function acceptedList(report) {
    const accepted = (0,words_rows/* acceptedChecks */.d4)(report);
    const own = accepted.filter((check) => check.secondary_to === null);
    const follows = accepted.filter((check) => check.secondary_to !== null);
    const itemsOf = (checks) => (0,joined/* joinedSentences */.o)(checks).map(({ sentence }) => `<li>${(0,html_html/* text */.Qq)(sentence, html_html/* SENTENCE */.gz)}</li>\n`);
    const list = (some) => some.length === 0 ? "" : `<ul class="notices">\n${some.join("")}</ul>\n`;
    const items = itemsOf(own);
    const rest = [...items.slice(ACCEPTED), ...itemsOf(follows)];
    return (list(items.slice(0, ACCEPTED)) + (rest.length === 0 ? "" : (0,html_html/* details */.zH)(`${rest.length} more`, list(rest))));
}

;// CONCATENATED MODULE: ./lib/reporters/html/tables.js
/** Every metric, overall, by intent and by tag; every check with its limit. */






/** Wider and longer tables help nobody; cases.csv and report.json hold the rest. */
const SCOPES = 24;
const tables_ROWS = 1_000;
const STATUS = {
    held: `${(0,html_html/* icon */.Kk)("good")}held`,
    watched: "watch",
    failed: `${(0,html_html/* icon */.Kk)("bad")}<b class="bad">failed</b>`,
    secondary: `${(0,html_html/* icon */.Kk)("bad")}failed, follows`,
    missing: `${(0,html_html/* icon */.Kk)("bad")}<b class="bad">missing</b>`,
    reported: '<span class="dim">not gated</span>',
};
function metricTables(report) {
    const rows = (0,words_rows/* metricRows */.IN)(report);
    if (rows.length === 0)
        return "";
    return (matrix(rows) +
        (0,html_html/* details */.zH)("What the metrics mean", tables_meanings(rows)) +
        (0,html_html/* details */.zH)("All checks with baselines and limits", checkTable(rows)));
}
function tables_meanings(rows) {
    const known = [...new Set(rows.map(({ metric }) => metric))].flatMap((metric) => {
        const meaning = (0,registry/* meaningOfMetric */.ZW)(metric);
        return meaning === null ? [] : [`<div><dt>${(0,html_html/* code */.aY)(metric, html_html/* NAME */.o_)}</dt><dd>${(0,html_html/* text */.Qq)(meaning)}</dd></div>\n`];
    });
    return `<dl class="receipt">\n${known.join("")}</dl>\n`;
}
/** One row a metric, one column a scope: the figure, and under it how far it moved. */
function matrix(rows) {
    const scopes = [...new Map(rows.map(({ scope }) => [(0,model_scope/* scopeText */.Cm)(scope), scope]))];
    const shown = scopes.slice(0, SCOPES);
    const cells = new Map(rows.map((row) => [`${row.metric}\n${(0,model_scope/* scopeText */.Cm)(row.scope)}`, row]));
    const lines = [...new Set(rows.map((row) => row.metric))].map((metric) => [
        titled(metric),
        ...shown.map(([key]) => cellHtml(cells.get(`${metric}\n${key}`))),
    ]);
    const left = scopes.slice(SCOPES).map(([, scope]) => scope);
    const caption = `Now, and the change since the baseline${left.length > 0 ? `; ${(0,notices/* countWords */.rj)(left, "more ")} in report.json` : ""}`;
    return `<div class="matrix">${(0,html_html/* table */.tp)(caption, [(0,html_html/* plain */.pj)("Metric"), ...shown.map(([, scope]) => (0,html_html/* num */.bu)((0,notices/* scopeLabel */.$o)(scope)))], lines)}</div>\n`;
}
/** A tooltip of ours would be cut off by the frame that scrolls; the list below says the same to everybody. */
function titled(metric) {
    const meaning = (0,registry/* meaningOfMetric */.ZW)(metric);
    return meaning === null
        ? (0,html_html/* code */.aY)(metric, html_html/* NAME */.o_)
        : `<span title="${(0,html_html/* text */.Qq)(meaning)}">${(0,html_html/* code */.aY)(metric, html_html/* NAME */.o_)}</span>`;
}
function cellHtml(row) {
    if (row === undefined)
        return `<span class="dim">${format/* NONE */.x3}</span>`;
    const { current } = (0,format/* checkNumbers */.PM)(row);
    const bad = row.status === "failed" || row.status === "missing" || row.status === "secondary";
    const mark = bad ? `${(0,html_html/* icon */.Kk)("bad")}<span class="unseen">failed: </span>` : "";
    const kind = row.status === "secondary" ? "follows" : bad ? "bad" : row.status;
    return `<span class="cell ${kind}">${mark}${current}</span><span class="moved">${movedWords(row)}</span>`;
}
function movedWords({ unit, delta }) {
    if (delta === null)
        return format/* NONE */.x3;
    const shown = (0,format/* formatDelta */.CW)(unit, delta);
    return /[1-9]/.test(shown) ? (0,format/* withArrow */.mh)(shown) : "=";
}
function checkTable(rows) {
    const lines = rows.slice(0, tables_ROWS).map((row) => {
        const { baseline, current, delta, limit } = (0,format/* checkNumbers */.PM)(row);
        return [
            (0,html_html/* code */.aY)(row.metric, html_html/* NAME */.o_),
            (0,html_html/* text */.Qq)((0,notices/* scopeLabel */.$o)(row.scope), html_html/* NAME */.o_),
            baseline,
            current,
            (0,format/* withArrow */.mh)(delta),
            limit,
            STATUS[row.status],
        ];
    });
    const left = rows.length - lines.length;
    const columns = [
        (0,html_html/* plain */.pj)("Metric"),
        (0,html_html/* plain */.pj)("Where"),
        (0,html_html/* num */.bu)("Baseline"),
        (0,html_html/* num */.bu)("Now"),
        (0,html_html/* num */.bu)("Change"),
        (0,html_html/* num */.bu)("Limit"),
        (0,html_html/* plain */.pj)("Gate"),
    ];
    const by = (0,notices/* byWords */.bX)(rows.map(({ scope }) => scope));
    return (0,html_html/* table */.tp)(`Overall, then ${by}${left > 0 ? `; ${left} more in report.json` : ""}`, columns, lines);
}

;// CONCATENATED MODULE: ./lib/reporters/html/worst.js





const WORST = 5;
const MOVES = 2;
function worstList(report) {
    const k = report.inputs?.config.k ?? 0;
    const scores = new Map(report.scores?.cases.map((each) => [each.id, each]));
    const items = interleaved(report).map((each) => worstItem(each, k, scores.get(each.id)));
    return items.length === 0 ? "" : `<ol class="worst">\n${items.join("")}</ol>\n`;
}
/** The first of each category, then the second of each, until there are five. */
function interleaved(report) {
    const groups = [...(0,words_rows/* worstByCategory */.j1)(report).values()];
    const rounds = Array.from({ length: WORST }, (_, i) => groups.flatMap((group) => group.slice(i, i + 1)));
    return rounds.flat().slice(0, WORST);
}
/** What the retriever said to each query that failed. */
function failedQueryList(report) {
    const failed = (0,words_rows/* failedQueries */.MH)(report);
    const left = failed.length - WORST;
    const items = failed
        .slice(0, WORST)
        .map(({ case: one, error }) => itemHtml(one.id, one.query, one.intent, "the query failed", `<li>${(0,html_html/* text */.Qq)(error, html_html/* QUERY */.Jj)}</li>`));
    const more = left > 0 ? `<p class="more">${left} more: see all cases</p>\n` : "";
    return items.length === 0 ? "" : `<ol class="worst">\n${items.join("")}</ol>\n${more}`;
}
function worstItem({ id, case: one, culprit, check }, k, score) {
    const why = one?.critical === true ? `<b>critical</b> · ${check.category}` : check.category;
    const forbidden = check.category === "forbidden_hit" ? forbiddenItems(score) : [];
    const items = forbidden.length > 0 ? forbidden : changeItems(check, culprit, one, k);
    return itemHtml(id, one?.query ?? id, one?.intent ?? "", why, items.join(""));
}
/** Ranks say what happened where ranks are what failed; elsewhere the figure does, and ranks that moved follow from it. */
function changeItems(check, culprit, one, k) {
    const all = (0,format/* culpritMoves */._j)(culprit, one);
    const ranked = check.kind === "count" || ["recall_drop", "ranking_shift"].includes(check.category);
    const figures = check.unit === "ms" || check.unit === "money";
    const moves = ranked
        ? (0,format/* changedMoves */.HS)(all)
        : figures
            ? []
            : all.filter(({ before, after }) => before !== after);
    const left = moves.length - MOVES;
    return [
        ...(ranked && moves.length > 0 ? [] : [`<li>${(0,html_html/* text */.Qq)((0,format/* culpritChange */.m8)(check, culprit), html_html/* QUERY */.Jj)}</li>`]),
        ...moves.slice(0, MOVES).map((move) => moveHtml(move, k)),
        ...(left > 0 ? [`<li class="dim">${(0,format/* plural */.LS)(left, "more target")}</li>`] : []),
    ];
}
/** What must not be there, and is: the targets say nothing about it. A negative control has results instead. */
function forbiddenItems(score) {
    return (0,words_rows/* forbiddenResults */.sX)(score)
        .slice(0, MOVES)
        .map(({ rank, id }) => `<li><span class="move-words bad">rank ${rank}</span> ${(0,html_html/* code */.aY)(id, html_html/* NAME */.o_)}</li>`);
}
function itemHtml(id, query, intent, why, moves) {
    return (`<li><p class="query"><a href="${(0,html_html/* caseHref */.my)(id)}">${(0,html_html/* text */.Qq)(query, html_html/* QUERY */.Jj)}</a></p>` +
        `<p class="why">${intent === "" ? "" : `${(0,html_html/* text */.Qq)(intent, html_html/* NAME */.o_)} · `}${why}</p><ul class="moves">${moves}</ul></li>\n`);
}
function moveHtml(move, k) {
    return `<li>${ladder(move, k)}<span class="move-words">${(0,format/* moveWords */.JU)(move)}</span> ${(0,html_html/* code */.aY)(move.label.replace(/^path: /, ""), html_html/* NAME */.o_)}</li>`;
}
const STEP = 7;
const LADDER = 10;
/** Ranks as a row of steps, the last one outside the list; deeper lists are drawn to scale. */
function ladder({ before, after }, k) {
    const steps = Math.min(Math.max(k, 1), LADDER);
    const x = (rank) => rank === null
        ? (steps + 0.8) * STEP
        : (((rank - 1) * (steps - 1)) / Math.max(k - 1, 1)) * STEP + STEP / 2;
    const width = (steps + 1.5) * STEP;
    const dots = Array.from({ length: steps }, (_, i) => `<circle class="step" cx="${(i + 0.5) * STEP}" cy="7" r="1.2"/>`).join("");
    const from = before === undefined ? "" : `<circle class="was" cx="${x(before).toFixed(1)}" cy="7" r="3.2"/>`;
    const line = before === undefined
        ? ""
        : `<line class="move" x1="${x(before).toFixed(1)}" x2="${x(after).toFixed(1)}" y1="7" y2="7"/>`;
    const end = after === null
        ? `<path class="gone" d="M${x(null) - 3} 4l6 6m0-6l-6 6"/>`
        : `<circle class="now" cx="${x(after).toFixed(1)}" cy="7" r="3.6"/>`;
    const rose = typeof before === "number" && after !== null && after < before;
    return `<svg class="ladder${rose ? " rose" : ""}" width="${width}" height="14" viewBox="0 0 ${width} 14" aria-hidden="true">${dots}${line}${from}${end}</svg>`;
}
/** Targets that fell without failing anything: what a reviewer of a green check may still want to see. */
function movedList(report) {
    if (report.inputs?.baseline === null)
        return "";
    const k = report.inputs?.config.k ?? 0;
    const watched = new Set((0,watches/* watchedChecks */.uM)(report).flatMap((check) => check.cases.map(({ id }) => id)));
    // A query that failed found nothing, and did not get worse within tolerance.
    const answered = (0,words_rows/* caseRows */.yE)(report).filter((row) => (row.score?.error ?? null) === null);
    const fallen = answered.flatMap((row) => row.case.expected.map((target, i) => {
        const [before, after] = [(0,words_rows/* rankBefore */.OC)(row, i), row.score?.ranks[i] ?? null];
        const fall = typeof before === "number" ? (after ?? k + 1) - before : 0;
        const { id, query, intent } = row.case;
        return {
            id,
            query,
            intent,
            move: { label: (0,suite/* targetLabel */.Op)(target), grade: target.grade, before, after },
            fall,
        };
    }));
    const worst = fallen.filter((each) => each.fall > 0).toSorted((a, b) => b.fall - a.fall);
    if (worst.length === 0)
        return `<p class="dim">No target is further down than at the baseline.</p>\n`;
    const within = report.verdict.checks.length === 0 ? "not judged" : "within tolerance";
    const items = worst
        .slice(0, WORST)
        .map(({ id, query, intent, move }) => itemHtml(id, query, intent, watched.has(id) ? "watch" : within, moveHtml(move, k)));
    return `<ol class="worst">\n${items.join("")}</ol>\n`;
}

;// CONCATENATED MODULE: ./lib/reporters/html/report-html.js










const POLICY = [
    "default-src 'none'",
    `script-src '${page_generated/* EARLY_HASH */.NC}' '${page_generated/* SCRIPT_HASH */.j_}'`,
    `style-src '${page_generated/* STYLE_HASH */.h3}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
].join("; ");
/** Characters of data beyond which they are packed; below, they can be read in the file. */
const PACKED_FROM = 500_000;
function* renderReportHtml(report, pack) {
    const suite = report.inputs?.suite.name ?? "retrieval gate";
    yield (`<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n` +
        `<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n` +
        `<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="referrer" content="no-referrer">\n` +
        `<title>${(0,html_html/* text */.Qq)((0,headline/* verdictWords */.L2)(report))} - ${(0,html_html/* text */.Qq)(suite, 80)}</title>\n<script>${page_generated/* EARLY */.oX}</script>\n<style>${page_generated/* STYLE */.Y}</style>\n</head>\n<body>\n`);
    const cases = report.inputs?.suite.cases.length ?? 0;
    const some = cases > 0 && report.scores !== null;
    yield `<a class="skip" href="#main">To the report</a>\n${barHtml(report, some)}<main id="main">\n`;
    yield firstScreen(report) + (some ? casesHtml(cases) : "") + report_html_figures(report) + ending(report);
    yield "</main>\n";
    yield* dataBlock(some ? pageParts(report) : ["null"], pack);
    yield `<script>${page_generated/* SCRIPT */.Mm}</script>\n</body>\n</html>\n`;
}
function* dataBlock(json, pack) {
    const parts = json[Symbol.iterator]();
    // Whether the data are packed hangs on how many they are: the beginning is held until that is known.
    const held = [];
    const most = pack === undefined ? Infinity : PACKED_FROM;
    let length = 0;
    let next = parts.next();
    for (; !next.done && length < most; next = parts.next()) {
        held.push(next.value);
        length += next.value.length;
    }
    const packed = pack !== undefined && length >= PACKED_FROM;
    yield `<script id="data" type="application/${packed ? "x-deflate" : "json"}">`;
    if (packed)
        yield* pack(rest(held, next, parts));
    else
        yield* held;
    yield "</script>\n";
}
function* rest(held, next, parts) {
    yield* held;
    for (; !next.done; next = parts.next())
        yield next.value;
}
function barHtml(report, some) {
    const links = [
        ["checks", "Checks", report.verdict.checks.length > 0],
        ["cases", "Cases", some],
        ["metrics", "Metrics", report.scores !== null],
        ["next", "What next", report.inputs !== null],
        ["receipt", "Receipt", true],
    ];
    const items = links.filter(([, , there]) => there).map(([id, name]) => `<a href="#${id}">${name}</a>`);
    return `<nav class="bar" aria-label="Parts of the report"><span class="tool">${(0,html_html/* text */.Qq)(report.tool, 80)}</span>${items.join("")}<span id="theme"></span></nav>\n`;
}
/** Two columns where there is room: what failed, and beside it who and how slow. */
function firstScreen(report) {
    const failed = report.verdict.checks.some((check) => !check.passed);
    const checks = (0,html_html/* section */.uW)("checks", failed ? "Failed checks" : "Checks", checkPanels(report));
    const worst = failed ? (0,html_html/* section */.uW)("worst", "Worst cases", worstList(report)) : "";
    // Against the new baseline nothing moved; what was accepted did.
    const moved = !failed && isWhole(report) && (0,headline/* acceptedCount */.n)(report) === 0
        ? (0,html_html/* section */.uW)("worst", "Moved most", movedList(report))
        : "";
    const latency = isWhole(report) ? (0,html_html/* section */.uW)("latency", "Latency", latencyPanel(report)) : "";
    const side = worst + moved + latency;
    const columns = checks + side === "" ? "" : `<div class="columns"><div>${checks}</div><div>${side}</div></div>\n`;
    return (header(report) +
        (0,html_html/* section */.uW)("problems", "What is wrong", problems(report)) +
        (0,html_html/* section */.uW)("failed-queries", "Failed queries", report.failure === null ? "" : failedQueryList(report)) +
        (0,html_html/* section */.uW)("accepted", "Accepted with the label", acceptedList(report)) +
        columns +
        (0,html_html/* section */.uW)("losses", "What happened to the lost cases", lossTable(report)) +
        (0,html_html/* section */.uW)("beside", "Beside the verdict", folded("How sure is this?", evidenceTable(report)) + besideList(report)));
}
/** A run that broke off, or whose queries failed, has figures that compare with nothing. */
function isWhole({ failure, scores, new_baseline: newBaseline }) {
    return scores !== null && (failure === null || newBaseline !== null);
}
function folded(title, body) {
    return body === "" ? "" : (0,html_html/* details */.zH)(title, body);
}
function casesHtml(count) {
    const without = `<p class="without">The table of ${count} cases needs this page's script; cases.csv and report.json beside this file hold the same.</p>`;
    return (0,html_html/* section */.uW)("cases", "All cases", `<div id="explorer">${without}</div>\n`);
}
function report_html_figures(report) {
    const latency = latencyTable(report);
    return (0,html_html/* section */.uW)("metrics", "Metrics", metricTables(report) + (latency === "" ? "" : (0,html_html/* details */.zH)("Latency in figures", latency)));
}
function ending(report) {
    return ((0,html_html/* section */.uW)("notices", "Notices", header_notices(report)) +
        (0,html_html/* section */.uW)("next", "What next", next(report)) +
        (0,html_html/* section */.uW)("receipt", "Receipt", header_receipt(report)));
}

;// CONCATENATED MODULE: ./lib/reporters/junit-xml.js
/** junit.xml for test dashboards: a suite of the checks, and one for each intent with a test for each case. */











/** Dashboards store names in columns; what is longer is in report.json. */
const NAME = 250;
const junit_xml_TEXT = 2_000;
/** A check over 20,000 cases names the worst. */
const CULPRITS = 50;
function* renderJunitXml(report) {
    const suite = report.inputs?.suite.name ?? "retrieval-gate";
    const losses = (0,words_rows/* lossesById */.Kr)(report);
    const large = (0,large_suites/* isLarge */.sV)(report);
    const checks = [...failureTests(report), ...checkTests(report)];
    const intents = (0,model_scope/* groupBy */.$z)((0,words_rows/* caseRows */.yE)(report), (row) => row.case.intent);
    // Made twice, for the counts and for the file: all of them at once are as large as the report.
    const groups = [
        { name: "checks", tests: () => checks },
        ...[...intents].map(([intent, rows]) => ({
            name: `intent ${intent}`,
            *tests() {
                for (const row of rows) {
                    const test = caseTest(row, losses.get(row.case.id));
                    // No dashboard takes so many tests, and those that pass say nothing.
                    if (!large || test.outcome !== null)
                        yield test;
                }
            },
        })),
    ];
    const counted = groups.map((group) => ({ ...group, ...countsOf(group.tests()) }));
    const all = counted.reduce((sum, { tested, failures, errors }) => ({
        tested: sum.tested + tested,
        failures: sum.failures + failures,
        errors: sum.errors + errors,
    }), NOTHING);
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${(0,words_escape/* xmlText */.xK)(suite, NAME)}" ${counts(all)}>\n`;
    for (const group of counted) {
        if (group.tested === 0)
            continue;
        const className = (0,words_escape/* xmlText */.xK)(`${suite}.${group.name}`, NAME);
        yield `  <testsuite name="${className}" ${counts(group)} skipped="0">\n`;
        for (const test of group.tests())
            yield testXml(className, test);
        yield "  </testsuite>\n";
    }
    yield "</testsuites>\n";
}
const NOTHING = { tested: 0, failures: 0, errors: 0 };
function countsOf(tests) {
    let { tested, failures, errors } = NOTHING;
    for (const { outcome } of tests) {
        tested++;
        if (outcome?.kind === "failure")
            failures++;
        if (outcome?.kind === "error")
            errors++;
    }
    return { tested, failures, errors };
}
/** What Jenkins' schema has for both; `skipped` is for a testsuite alone. */
function counts({ tested, failures, errors }) {
    return `tests="${tested}" failures="${failures}" errors="${errors}"`;
}
function testXml(className, test) {
    const time = test.seconds === null ? "" : ` time="${test.seconds.toFixed(6)}"`;
    const open = `    <testcase classname="${className}" name="${(0,words_escape/* xmlText */.xK)(test.name, NAME)}"${time}`;
    if (test.outcome === null) {
        return test.note === undefined
            ? `${open}/>\n`
            : `${open}>\n      <system-out>${(0,words_escape/* xmlText */.xK)(test.note, junit_xml_TEXT)}</system-out>\n    </testcase>\n`;
    }
    const { kind, type, message, text } = test.outcome;
    const attributes = `type="${(0,words_escape/* xmlText */.xK)(type, NAME)}" message="${(0,words_escape/* xmlText */.xK)(message, junit_xml_TEXT)}"`;
    return `${open}>\n      <${kind} ${attributes}>${(0,words_escape/* xmlText */.xK)(text, junit_xml_TEXT)}</${kind}>\n    </testcase>\n`;
}
/** A case fails where it is behind a primary failed check, and errs where its query did. The schema has no place for file and line but the text. */
function caseTest(row, loss) {
    const { case: one, score, failed } = row;
    const median = (0,words_rows/* medianMs */.Vz)(score?.samples_ms ?? []);
    const base = { name: one.id, seconds: median === null ? null : median / 1000, outcome: null };
    const params = one.params === undefined ? [] : [`params: ${JSON.stringify(one.params)}`];
    const about = [`${one.place.file}:${one.place.line}`, `query: ${one.query}`, ...params];
    const error = score?.error ?? null;
    if (error !== null) {
        const text = [...about, error].join("\n");
        return { ...base, outcome: { kind: "error", type: "query_error", message: error, text } };
    }
    const [check] = failed;
    const culprit = check?.cases.find((each) => each.id === one.id);
    if (check === undefined || culprit === undefined)
        return base;
    const moves = (0,format/* culpritMoves */._j)(culprit, one).map((move) => `${move.label}: rank ${(0,format/* formatMove */.Fv)(move.before, move.after)}`);
    const why = loss === undefined ? [] : [(0,causes/* lossWords */.VH)(loss)];
    const text = [...about, ...moves, ...why, ...failed.map(notices/* checkSentence */.YC)].join("\n");
    return { ...base, outcome: { kind: "failure", type: check.category, message: (0,notices/* checkSentence */.YC)(check), text } };
}
function checkTests(report) {
    const passed = (0,words_rows/* saidOnce */.Xf)(report.verdict.checks.filter((check) => check.passed));
    const accepted = new Map((0,words_rows/* acceptedChecks */.d4)(report).map((check) => [testName(check), check]));
    return [...(0,words_rows/* failedChecks */.HH)(report), ...passed].map((check) => {
        const base = { name: testName(check), seconds: null, outcome: checkOutcome(check) };
        // A watch passes, and says so where a reader of test results looks; so does what the label accepted.
        if (check.outcome === "watch")
            return { ...base, note: `watch: ${(0,watches/* watchSentence */.jb)({ check, others: [] })}` };
        const was = accepted.get(base.name);
        return was === undefined ? base : { ...base, note: `accepted with the label: ${(0,notices/* checkSentence */.YC)(was)}` };
    });
}
function testName(check) {
    return `${check.metric} ${(0,notices/* scopeWords */.AN)(check.scope)}`;
}
/** A failure that another one explains says so; it is a failure all the same. */
function checkOutcome(check) {
    if (check.passed)
        return null;
    const ids = check.cases.slice(0, CULPRITS).map((each) => each.id);
    const more = check.cases.length > CULPRITS ? [`+${check.cases.length - CULPRITS} more`] : [];
    const tested = (0,verdict/* evidenceOfCheck */.bg)(check);
    const evidence = [...(tested === null ? [] : [(0,causes/* evidenceClause */.f5)(tested)]), (0,rule/* decidedWords */.iC)(check)].filter(Boolean);
    const behind = `caused by ${(0,format/* plural */.LS)(check.cases.length, "case")}`;
    const follows = check.secondary_to === null ? [] : [`failed because of ${check.secondary_to}`];
    const text = [...follows, ...evidence, behind, ...ids, ...more].join("\n");
    return { kind: "failure", type: check.category, message: (0,notices/* checkSentence */.YC)(check), text };
}
function failureTests(report) {
    if (report.failure === null)
        return [];
    const { code, problems } = report.failure;
    const text = problems.map(model_problem.formatProblem).join("\n");
    return [
        {
            name: "the gate could judge",
            seconds: null,
            outcome: { kind: "error", type: code, message: (0,notices/* failureSentence */.Qz)(report.failure), text },
        },
    ];
}

// EXTERNAL MODULE: ./lib/reporters/part-json.js
var part_json = __webpack_require__(32712);
// EXTERNAL MODULE: ./lib/reporters/report-json.js + 2 modules
var report_json = __webpack_require__(6717);
// EXTERNAL MODULE: ./lib/reporters/retriever-log.js
var retriever_log = __webpack_require__(54115);
// EXTERNAL MODULE: ./lib/reporters/summary-md.js + 2 modules
var summary_md = __webpack_require__(46559);
// EXTERNAL MODULE: ./lib/model/gain.js
var model_gain = __webpack_require__(13850);
;// CONCATENATED MODULE: ./lib/reporters/trec.js



/** Null where nothing was retrieved. */
function renderRunTrec(report) {
    if (report.run === null || report.scores === null)
        return null;
    return linesOf(report, runLines);
}
/** Null where nothing was retrieved: the docnos come from the run. */
function renderQrelsTrec(report) {
    if (report.inputs === null || report.scores === null)
        return null;
    const { gain } = report.inputs.config.definition;
    return linesOf(report, (row) => qrelsLines(row, gain));
}
function* linesOf(report, lines) {
    for (const row of (0,words_rows/* caseRows */.yE)(report))
        if (!row.case.expect_empty)
            yield lines(row);
}
function runLines(row) {
    const hits = hitsOf(row).filter((hit) => !hit.repeat);
    const query = trecId(row.case.id);
    // Scores count down, so that no evaluator sees a tie and reorders.
    return hits
        .map((hit, i) => `${query} Q0 ${trecId(hit.doc_id)} ${i + 1} ${hits.length - i} gate\n`)
        .join("");
}
function hitsOf(row) {
    return row.run?.outcome.kind === "answer" ? row.run.outcome.hits : [];
}
function qrelsLines(row, gain) {
    const query = trecId(row.case.id);
    const line = (docno, grade) => `${query} 0 ${docno} ${grade}\n`;
    const docnos = docnosOf(row);
    const relevant = row.case.expected.map((target, i) => line(docnos[i], (0,model_gain/* gainOf */.v)(target.grade, { gain })));
    const taken = new Set(docnos);
    const irrelevant = (row.case.judged_irrelevant ?? []).map(trecId).filter((docno) => !taken.has(docno));
    return [...relevant, ...irrelevant.map((docno) => line(docno, 0))].join("");
}
/** A docno for each target, in the order of `expected`; all different, as qrels must be. */
function docnosOf(row) {
    const hits = hitsOf(row);
    const found = hitOfTarget(row.case, row.score?.ranks ?? []);
    const taken = new Set(hits.map((hit) => trecId(hit.doc_id)));
    return row.case.expected.map((target, i) => {
        const rank = found.get(i);
        const hit = rank === undefined ? undefined : hits[rank - 1];
        if (hit !== undefined)
            return trecId(hit.doc_id);
        let docno = trecId(labelOf(target));
        while (taken.has(docno))
            docno += "~";
        taken.add(docno);
        return docno;
    });
}
/** Rank by target. A hit that covers several targets goes to the one with the highest grade, the first among equals. */
function hitOfTarget(one, ranks) {
    const byRank = new Map();
    for (const [i, target] of one.expected.entries()) {
        const rank = ranks[i] ?? null;
        if (rank === null)
            continue;
        const holder = byRank.get(rank);
        if (holder === undefined || target.grade > one.expected[holder].grade)
            byRank.set(rank, i);
    }
    return new Map([...byRank].map(([rank, i]) => [i, rank]));
}
/** An id target is a document id already: written bare it joins with the data set it came from. */
function labelOf(target) {
    return target.kind === "id" ? target.value : (0,suite/* targetLabel */.Op)(target);
}
/**
 * An id as one column: white space and controls percent-encoded, and a percent sign where it could be read as such an
 * escape, so that different ids stay different. A leading `#` would make the line a comment.
 */
function trecId(id) {
    return id.replaceAll(/[\s\p{Cc}\p{Cs}\u0085]|%(?=[0-9a-f]{2})|^#/giu, percentEncoded);
}
/** UTF-8 bytes, generalised to lone surrogates, which encodeURIComponent refuses. */
function percentEncoded(character) {
    const point = character.codePointAt(0);
    const tail = (shift) => 0x80 | ((point >> shift) & 0x3f);
    const bytes = point < 0x80
        ? [point]
        : point < 0x800
            ? [0xc0 | (point >> 6), tail(0)]
            : [0xe0 | (point >> 12), tail(6), tail(0)];
    return bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}

// EXTERNAL MODULE: ./lib/model/run.js
var run = __webpack_require__(30060);
;// CONCATENATED MODULE: ./lib/reporters/unjudged-jsonl.js



/** Enough to judge by; the rest is in the document itself. */
const unjudged_jsonl_TEXT = 1_000;
/** Lines that carry text: beyond them, as beyond what anybody labels, the file holds names only. */
const TEXTS = 10_000;
/** Null where nothing was retrieved, or no case has judgments. */
function renderUnjudgedJsonl(report) {
    const holes = report.explanation?.holes ?? null;
    return holes === null ? null : queueLines(report, holes);
}
function* queueLines(report, { queue }) {
    const cases = (0,words_rows/* casesById */.aX)(report);
    const runs = report.run === null ? null : (0,run/* runsById */.j)(report.run);
    for (const [i, { case_id: caseId, rank }] of queue.entries()) {
        const outcome = runs?.get(caseId)?.outcome;
        const hit = outcome?.kind === "answer" ? outcome.hits[rank - 1] : undefined;
        if (hit === undefined)
            continue;
        const text = hit.text === undefined || i >= TEXTS ? undefined : (0,words_escape/* capped */.uo)(hit.text, unjudged_jsonl_TEXT);
        const query = cases.get(caseId)?.query;
        yield `${JSON.stringify({ id: caseId, query, doc_id: hit.doc_id, path: hit.path, text, rank })}\n`;
    }
}

;// CONCATENATED MODULE: ./lib/reporters/registry.js










/** A small file in one part. */
function whole(text) {
    return text === null ? null : [text];
}
const REPORTERS = [
    {
        file: "report.json",
        meaning: "everything: the verdict, every check with its evidence, every case, why each lost case was lost; [schema](schemas/report.schema.json)",
        render: report_json/* renderReportJson */.B,
    },
    {
        file: "baseline.json",
        meaning: "what `record` would have written; absent where the run had errors",
        render: baseline_json/* renderBaselineJson */.Ws,
    },
    { file: "report.html", meaning: "the same as a page, without network", render: renderReportHtml },
    { file: "summary.md", meaning: "the job summary", render: (report) => whole((0,summary_md/* renderSummaryMd */.s)(report)) },
    { file: "cases.csv", meaning: "a line a case, for a spreadsheet", render: renderCasesCsv },
    { file: "junit.xml", meaning: "checks and cases for test dashboards", render: renderJunitXml },
    { file: "run.trec", meaning: "the results, for trec_eval or any other evaluator", render: renderRunTrec },
    {
        file: "qrels.trec",
        meaning: "the judgments, for trec_eval or any other evaluator",
        render: renderQrelsTrec,
    },
    {
        file: "unjudged.jsonl",
        meaning: "results that nobody judged, ready to label; the 20,000 most informative, those first that tell most",
        render: renderUnjudgedJsonl,
    },
    {
        file: "retriever.log",
        meaning: "what the retriever wrote for people",
        render: (report) => whole((0,retriever_log/* renderRetrieverLog */.b)(report)),
    },
    {
        file: "part.json",
        meaning: "of a [shard](docs/shards.md) alone: what it measured, for `merge`",
        render: part_json/* renderPartJson */.Q,
    },
];


/***/ }),

/***/ 6717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ deterministicPart),
  B: () => (/* binding */ renderReportJson)
});

// EXTERNAL MODULE: ./lib/exit-code.js
var exit_code = __webpack_require__(28449);
// EXTERNAL MODULE: ./lib/model/verdict.js
var model_verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/reporters/baseline-json.js
var baseline_json = __webpack_require__(13574);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/reporters/report-parts.js
var report_parts = __webpack_require__(14921);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/words/rows.js + 1 modules
var rows = __webpack_require__(78015);
// EXTERNAL MODULE: ./lib/reporters/large-suites.js
var large_suites = __webpack_require__(22627);
;// CONCATENATED MODULE: ./lib/reporters/report-cases.js
/** The cases of report.json. */





/** `large`: a line a case; those that are as they were leave out what baseline.json has of them, and what says nothing. */
function casesValue(report, more, large = false) {
    return canonical_json/* Streamed */.ML.list(function* () {
        for (const row of (0,rows/* caseRows */.yE)(report)) {
            const value = Object.assign(caseValue(row), (0,report_parts/* explainedCase */.x_)(report, row.case.id), more(row));
            yield large && (0,large_suites/* isUnchanged */._5)(row) ? (0,large_suites/* shortened */.vI)(value, row) : value;
        }
    }, large);
}
function caseValue(row) {
    const { case: one, score, before } = row;
    return {
        id: one.id,
        query: one.query,
        params: one.params,
        intent: one.intent,
        tags: one.tags,
        digest: one.digest,
        critical: one.critical,
        expect_empty: one.expect_empty,
        paired: before !== null,
        metrics: score?.metrics ?? null,
        metrics_before: before?.metrics ?? null,
        targets: one.expected.map((target, i) => ({
            label: (0,suite/* targetLabel */.Op)(target),
            kind: target.kind,
            value: target.value,
            span: target.kind === "span" ? { by: target.by, start: target.start, end: target.end } : undefined,
            grade: target.grade,
            rank_before: (0,rows/* rankBefore */.OC)(row, i) ?? null,
            rank: score?.ranks[i] ?? null,
        })),
        forbidden_ranks: score?.forbidden_ranks ?? [],
        results: score?.results ?? [],
        results_before: before?.results ?? null,
        degraded: score?.degraded ?? false,
        error: score?.error ?? null,
        unmeasured: unmeasuredValue(row),
    };
}
/** Reasons by judged metric; left out where there is none. */
function unmeasuredValue({ run }) {
    const reasons = [...(run?.judged ?? [])].flatMap(([metric, sample]) => sample.kind === "unmeasured" ? [[metric, sample.reason]] : []);
    return reasons.length === 0 ? undefined : new Map(reasons);
}

// EXTERNAL MODULE: ./lib/metrics/load.js
var metrics_load = __webpack_require__(93897);
// EXTERNAL MODULE: ./lib/words/joined.js
var joined = __webpack_require__(17108);
// EXTERNAL MODULE: ./lib/words/headline.js
var headline = __webpack_require__(55337);
// EXTERNAL MODULE: ./lib/words/notice-list.js
var notice_list = __webpack_require__(33834);
// EXTERNAL MODULE: ./lib/words/todo.js
var todo = __webpack_require__(70029);
// EXTERNAL MODULE: ./lib/words/watches.js
var watches = __webpack_require__(76254);
// EXTERNAL MODULE: ./lib/words/why.js
var why = __webpack_require__(76675);
;// CONCATENATED MODULE: ./lib/words/told.js







/** More are in the checks. */
const MOST = 20;
function toldOf(report) {
    const accepted = (0,rows/* acceptedChecks */.d4)(report).filter((check) => check.secondary_to === null);
    return {
        fact: (0,headline/* worstFact */.yD)(report),
        why: (0,why/* whyWords */.W)(report),
        what_to_do: (0,todo/* todoWords */.o)(report),
        note: (0,notice_list/* noteWords */.e)(report),
        watched: (0,watches/* watches */.ao)(report).slice(0, MOST).map(watches/* watchSentence */.jb),
        accepted: (0,joined/* joinedSentences */.o)(accepted)
            .slice(0, MOST)
            .map(({ sentence }) => sentence),
    };
}

// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/model/scope.js
var scope = __webpack_require__(90997);
;// CONCATENATED MODULE: ./lib/reporters/report-json.js
/** Report -> report.json (schemas/report.schema.json), and the part of it that may not differ between two runs. */











const SCHEMA_VERSION = 1;
function renderReportJson(report) {
    return (0,canonical_json/* canonicalParts */.BE)(reportValue(report));
}
/** The whole of report.json as a value; milliseconds with 3 decimals. */
function reportValue(report) {
    const { verdict, scores } = report;
    return {
        schema_version: SCHEMA_VERSION,
        tool: report.tool,
        origin: report.origin ?? null,
        verdict: verdict.verdict,
        exit_code: (0,exit_code/* exitCodeOfReport */.j0)(report),
        told: toldOf(report),
        categories: verdict.categories,
        secondary_categories: verdict.secondary_categories,
        checks: verdict.checks.map(checkValue),
        accepted: (verdict.accepted ?? []).map(checkValue),
        bootstrap: report.policies?.bootstrap ?? false,
        notices: verdict.notices.map(noticeValue),
        metrics: scores === null ? null : (0,baseline_json/* bucketsValue */.Pz)(scores.means, (means) => means),
        latency: scores === null ? null : (0,baseline_json/* bucketsValue */.Pz)(scores.latency, baseline_json/* latencyValue */.Wl),
        load: report.run?.load && loadValue(report.run.load, report),
        cases: casesValue(report, (row) => ({
            latency_ms: (row.score?.samples_ms ?? []).map(baseline_json/* roundMs */.l9),
            spans_ms: (0,baseline_json/* stagesValue */.f2)(row.score?.spans_ms),
        }), (0,large_suites/* isLarge */.sV)(report)),
        ...(0,report_parts/* explanationValue */.F2)(report),
        receipt: (0,report_parts/* receiptValue */.cv)(report),
        failure: failureValue(report),
        deterministic_digest: report.deterministic_digest,
    };
}
/**
 * Everything but latency, environment and tool version, with the verdict as it would be without them: equal for two
 * runs on the same inputs, in any folder and at any concurrency. Its SHA-256 is `deterministic_digest`.
 */
function deterministicPart(report) {
    const { verdict, scores, inputs } = report;
    const checks = verdict.checks.filter((check) => check.unit !== "ms" && !isUnderLoad(check));
    const failed = checks.filter((check) => !check.passed);
    const judged = verdict.verdict === "pass" || verdict.verdict === "fail";
    const named = (primary) => model_verdict/* CATEGORIES */.R6.filter((each) => failed.some((one) => one.category === each && (one.secondary_to === null) === primary));
    return {
        schema_version: SCHEMA_VERSION,
        verdict: judged ? (failed.length === 0 ? "pass" : "fail") : verdict.verdict,
        categories: named(true),
        secondary_categories: named(false),
        checks: checks.map(checkValue),
        notices: verdict.notices.filter(isDeterministic).map(noticeValue),
        metrics: scores === null ? null : (0,baseline_json/* bucketsValue */.Pz)(scores.means, (means) => means),
        cases: casesValue(report, () => ({})),
        ...(0,report_parts/* explanationValue */.F2)(report),
        // Without the files' digests: a config that only asks with another concurrency gives the same answers.
        receipt: inputs === null ? null : { ...(0,report_parts/* inputsValue */.Pl)(report), files: undefined },
        failure: failureValue(report),
    };
}
/** Its figures hang on the machine, whatever their unit. */
function isUnderLoad({ metric }) {
    return metrics_load/* LOAD */.xM.some(({ name }) => name === metric);
}
function loadValue(load, { inputs }) {
    const { p50_ms, p95_ms, error_rate, qps } = (0,metrics_load/* loadFigures */.QM)(load, inputs.config.definition.percentile);
    return {
        rate: load.rate,
        duration_s: load.duration_s,
        p50_ms: p50_ms === null ? null : (0,baseline_json/* roundMs */.l9)(p50_ms),
        p95_ms: p95_ms === null ? null : (0,baseline_json/* roundMs */.l9)(p95_ms),
        error_rate,
        qps: (0,baseline_json/* roundMs */.l9)(qps),
        queries: load.queries.map(({ start_ms, ms }) => [(0,baseline_json/* roundMs */.l9)(start_ms), ms === null ? null : (0,baseline_json/* roundMs */.l9)(ms)]),
    };
}
function isDeterministic(notice) {
    switch (notice.code) {
        case "other_machine":
        case "stored_latency":
        case "includes_start":
        case "reported_latency":
        case "recorded_latency":
        case "cached_answers":
        case "budget_ended":
        case "queries_asked":
        case "not_sampled":
        case "not_planned":
        case "plan_missing":
        case "visible_rise":
        case "blunt_tolerance":
        case "retries":
        case "latency_off":
        case "latency_anchor_new":
        case "unstable":
        case "baseline_age":
        case "secret_in_suite":
        // The reason holds times and the retriever's own words.
        case "probe_failed":
        case "judged_by":
        case "selftest":
        case "blind_to":
        case "joined":
        case "older_attempts":
        case "unlike_machines":
            return false;
        case "differs":
            return !/^(tool|environment|timing)\b/.test(notice.field);
        case "improved":
        case "implausible_jump":
        case "rule_off":
        case "not_applicable":
            return (0,registry/* unitOfMetric */.QG)(notice.metric) !== "ms";
        default:
            return true;
    }
}
function noticeValue(notice) {
    return "scope" in notice ? { ...notice, scope: (0,scope/* scopeText */.Cm)(notice.scope) } : notice;
}
/** Without what the file doesn't say: the kind follows from the members that are there, the unit from the metric. */
function checkValue(check) {
    const { kind: _kind, unit, ...members } = check;
    const written = {
        ...members,
        scope: (0,scope/* scopeText */.Cm)(check.scope),
        missing: (0,model_verdict/* missingOf */.oy)(check),
        evidence: (0,report_parts/* evidenceValue */.NO)((0,model_verdict/* evidenceOfCheck */.bg)(check)),
    };
    if (unit !== "ms")
        return written;
    const round = (ms) => (ms === null ? null : (0,baseline_json/* roundMs */.l9)(ms));
    return {
        ...written,
        baseline: round(check.baseline),
        current: round(check.current),
        interval: check.interval?.map(baseline_json/* roundMs */.l9) ?? null,
        delta: round(check.delta),
        tolerance: round(check.tolerance),
        limit: round(check.limit),
        ratio: check.kind === "ratio" ? ratioValue(check.ratio) : undefined,
        cases: check.cases.map((each) => ({ ...each, before: round(each.before), after: round(each.after) })),
    };
}
/** Six decimals are below what any clock resolves. */
function ratioValue(figures) {
    const { tolerance, floor_ms, noise } = figures;
    const bounds = ({ ratio, low, high }) => ({
        ratio: (0,canonical_json/* roundNumber */.Wf)(ratio, 6),
        low: (0,canonical_json/* roundNumber */.Wf)(low, 6),
        high: (0,canonical_json/* roundNumber */.Wf)(high, 6),
    });
    return { ...bounds(figures), tolerance, floor_ms, noise: noise && bounds(noise) };
}
function failureValue(report) {
    if (report.failure === null)
        return null;
    const { code, message, hint, problems } = report.failure;
    return { code, exit_code: (0,exit_code/* exitCodeOfReport */.j0)(report), message, hint, problems };
}


/***/ }),

/***/ 14921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ explanationValue),
/* harmony export */   NO: () => (/* binding */ evidenceValue),
/* harmony export */   Pl: () => (/* binding */ inputsValue),
/* harmony export */   cv: () => (/* binding */ receiptValue),
/* harmony export */   x_: () => (/* binding */ explainedCase)
/* harmony export */ });
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49946);
/* harmony import */ var _baseline_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13574);
/** The receipt of report.json: what was judged, by what, against what. */


/** Null where nothing could be read. */
function receiptValue(report) {
    const { inputs, run } = report;
    if (inputs === null)
        return null;
    const beside = inputs.baseline?.beside ? inputs.baseline : null;
    const before = beside === null ? inputs.baseline : null;
    return {
        ...inputsValue(report),
        policies: policiesValue(report.policies ?? null),
        side_by_side: beside && {
            base_commit: beside.beside?.commit,
            retriever: (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_1__/* .retrieverValue */ .CD)(beside.retriever),
            seed: run?.timing.seed ?? null,
        },
        baseline: before && {
            file: inputs.config.baseline,
            suite: before.suite,
            retriever: (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_1__/* .retrieverValue */ .CD)(before.retriever),
            judge: before.judge,
            tool: before.tool,
            environment: before.environment,
            timing: before.timing,
        },
        environment: run?.environment ?? null,
        timing: run && {
            source: run.timing.source,
            repeats: run.timing.repeats,
            queries: run.timing.asked?.queries ?? null,
            budget_ended: run.timing.budget_ended,
            includes_start: run.timing.includes_start,
        },
        retries: run?.retries ?? null,
        judging: run?.judging,
    };
}
function inputsValue(report) {
    const { config, suite, retriever, digests } = report.inputs;
    return {
        config: config.file,
        suite: {
            name: suite.name,
            revision: suite.revision,
            digest: suite.digest,
            files: suite.files,
            cases: suite.cases.length,
            partial: suite.partial,
        },
        definition: config.definition,
        k: config.k,
        retriever: (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_1__/* .retrieverValue */ .CD)(retriever),
        prices: config.prices === undefined ? null : (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_1__/* .pricesValue */ .yq)(config.prices),
        judge: config.judge && (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeFingerprint */ .cT)(config.judge),
        files: digests,
    };
}
function policiesValue(policies) {
    if (policies === null)
        return null;
    const { mode, base_commit: baseCommit, accepted, policy_digest: policyDigest } = policies;
    return { mode, base_commit: baseCommit, accepted, policy_digest: policyDigest };
}
// The parts of report.json that explain. Everything in them is the same for two runs on the same inputs.
/** Null where there was nothing to test. */
function evidenceValue(evidence) {
    if (evidence === null)
        return null;
    const { interval } = evidence;
    return {
        units: evidence.units,
        wins: evidence.wins,
        losses: evidence.losses,
        ties: evidence.ties,
        delta: evidence.delta,
        interval: interval.kind === "interval" ? [interval.low, interval.high] : null,
        no_interval: interval.kind === "none" ? interval.reason : null,
    };
}
function explanationValue({ explanation = null }) {
    const churn = explanation?.churn ?? null;
    return {
        losses: explanation?.losses?.map(lossValue) ?? null,
        loss_causes: explanation?.causes ?? [],
        holes: holesValue(explanation?.holes ?? null),
        churn: churn && (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_1__/* .bucketsValue */ .Pz)(churn, (means) => means),
    };
}
/** What the explanation says of one case, of the head's. */
function explainedCase({ explanation = null }, id) {
    const holes = explanation?.holes?.by_case.get(id);
    return {
        unjudged: holes?.unjudged ?? null,
        optimistic: holes?.optimistic ?? null,
        churn: explanation?.churn?.by_case.get(id) ?? null,
    };
}
function lossValue(loss) {
    const { id, query, intent, critical, policy, cause, targets, displaced_by: displacedBy, cluster, repeats, probe, } = loss;
    return {
        id,
        query,
        intent,
        critical,
        policy,
        cause,
        targets: targets.map((target) => ({
            label: target.label,
            grade: target.grade,
            rank_before: target.before,
            rank: target.now,
            rank_deeper: target.deeper,
            rank_unmatched: target.unmatched,
        })),
        displaced_by: displacedBy.map(({ doc_id: docId, rank, judged }) => ({ doc_id: docId, rank, judged })),
        cluster: cluster && { key: cluster.key, results: cluster.now, largest_before: cluster.before },
        repeats: repeats.now,
        repeats_before: repeats.before,
        probe,
    };
}
function holesValue(holes) {
    if (holes === null)
        return null;
    const { cases, results, unjudged, bounds } = holes;
    return { cases, results, unjudged, bounds };
}


/***/ }),

/***/ 54115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderRetrieverLog)
/* harmony export */ });
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1454);

/** Null where the run didn't get to a retriever. */
function renderRetrieverLog(report) {
    if (report.run === null)
        return null;
    // oxlint-disable-next-line no-control-regex -- colours are noise in a file: select graphic rendition, ECMA-48 8.3.117
    const plain = report.run.log.replaceAll(/\u001b\[[0-9;]*m/g, "");
    const lines = plain.split(/\r?\n/).map((line) => (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_0__.logLine)(line));
    if (lines.at(-1) === "")
        lines.pop();
    return lines.map((line) => `${line}\n`).join("");
}


/***/ }),

/***/ 46559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ renderSummaryMd)
});

// EXTERNAL MODULE: ./lib/words/side-by-side.js
var side_by_side = __webpack_require__(50676);
// EXTERNAL MODULE: ./lib/model/problem.js
var model_problem = __webpack_require__(51246);
// EXTERNAL MODULE: ./lib/words/error-page.js
var error_page = __webpack_require__(25647);
// EXTERNAL MODULE: ./lib/words/advice.js
var advice = __webpack_require__(3073);
// EXTERNAL MODULE: ./lib/words/receipt.js
var receipt = __webpack_require__(69797);
// EXTERNAL MODULE: ./lib/words/escape.js
var words_escape = __webpack_require__(1454);
// EXTERNAL MODULE: ./lib/words/causes.js
var causes = __webpack_require__(57417);
// EXTERNAL MODULE: ./lib/words/format.js
var format = __webpack_require__(50354);
// EXTERNAL MODULE: ./lib/words/headline.js
var headline = __webpack_require__(55337);
// EXTERNAL MODULE: ./lib/words/todo.js
var todo = __webpack_require__(70029);
// EXTERNAL MODULE: ./lib/words/why.js
var why = __webpack_require__(76675);
// EXTERNAL MODULE: ./lib/reporters/markdown.js
var markdown = __webpack_require__(20333);
// EXTERNAL MODULE: ./lib/words/rows.js + 1 modules
var words_rows = __webpack_require__(78015);
// EXTERNAL MODULE: ./lib/words/notices.js
var notices = __webpack_require__(2712);
;// CONCATENATED MODULE: ./lib/reporters/summary-cases.js






const NAME = 80;
const QUERY = 120;
const SENTENCE = 600;
/** Targets of one case in one cell. */
const MOVES = 3;
/** Once for each category. */
const WORST = { rows: 8, bytes: 20_000 };
function worstBlocks(report) {
    const scores = new Map(report.scores?.cases.map((each) => [each.id, each]));
    const found = { losses: (0,words_rows/* lossesById */.Kr)(report), scores };
    return [...(0,words_rows/* worstByCategory */.j1)(report)].map(([category, cases]) => worstBlock(category, cases, found));
}
function worstBlock(category, cases, found) {
    const title = `<b>Worst cases, ${category}</b>: ${notices/* CATEGORY_MEANING */.J4[category]}\n`;
    const ranked = category === "recall_drop" || category === "ranking_shift";
    const rows = cases.map((each) => ({ each, moves: movesMd(each, found, ranked) }));
    const shown = rows.some(({ moves }) => moves !== "");
    const columns = ["Query", "Intent", ...(shown ? [MOVES_TITLE] : []), ...(ranked ? [] : ["Before → now"])];
    const row = ({ each, moves }) => {
        const { case: one, check, culprit, id } = each;
        return [
            one === null ? (0,words_escape/* codeMarkdown */.fl)(id, NAME) : (0,words_escape/* escapeMarkdown */.FV)(one.query, QUERY),
            (0,words_escape/* escapeMarkdown */.FV)(one?.intent ?? format/* NONE */.x3, NAME),
            ...(shown ? [moves] : []),
            ...(ranked ? [] : [(0,words_escape/* escapeMarkdown */.FV)((0,format/* culpritChange */.m8)(check, culprit), NAME)]),
        ];
    };
    return `${title}\n${(0,markdown/* mdTable */.gJ)(columns, rows, row, WORST)}`;
}
const MOVES_TITLE = "What happened";
/** Ranks where ranks are what failed, else where they changed; of what is forbidden, what came. */
function movesMd(worst, { losses, scores }, ranked) {
    if (worst.check.category === "forbidden_hit") {
        return (0,words_rows/* forbiddenResults */.sX)(scores.get(worst.id))
            .slice(0, MOVES)
            .map(({ rank, id }) => `${(0,words_escape/* codeMarkdown */.fl)(id, NAME)} <b>rank ${rank}</b>`)
            .join("<br>");
    }
    if (worst.check.unit === "ms" || worst.check.unit === "money")
        return "";
    const all = (0,format/* changedMoves */.HS)((0,format/* culpritMoves */._j)(worst.culprit, worst.case));
    const moves = ranked ? all : all.filter(({ before, after }) => before !== after);
    const shown = moves
        .slice(0, MOVES)
        .map((move) => `${(0,words_escape/* codeMarkdown */.fl)(move.label, NAME)} <b>${(0,format/* moveWords */.JU)(move)}</b>`);
    const more = moves.length > MOVES ? [`+${moves.length - MOVES} more`] : [];
    const loss = losses.get(worst.id);
    const why = loss === undefined ? [] : [(0,words_escape/* escapeMarkdown */.FV)((0,causes/* lossWords */.VH)(loss), SENTENCE)];
    return [...shown, ...more, ...why].join("<br>");
}
/** What the retriever said to each query that failed, where that ended the run. */
function queriesBlock(report) {
    const failed = report.failure === null ? [] : (0,words_rows/* failedQueries */.MH)(report);
    if (failed.length === 0)
        return "";
    return (0,markdown/* mdTable */.gJ)(["Failed query", "Intent", "What the retriever said"], failed, ({ case: one, error }) => [
        (0,words_escape/* escapeMarkdown */.FV)(one.query, QUERY),
        (0,words_escape/* escapeMarkdown */.FV)(one.intent, NAME),
        (0,words_escape/* escapeMarkdown */.FV)(error, SENTENCE),
    ], WORST);
}

// EXTERNAL MODULE: ./lib/model/verdict.js
var verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/words/rule.js
var rule = __webpack_require__(67627);
// EXTERNAL MODULE: ./lib/words/joined.js
var joined = __webpack_require__(17108);
// EXTERNAL MODULE: ./lib/words/watches.js
var watches = __webpack_require__(76254);
// EXTERNAL MODULE: ./lib/words/sampling.js
var sampling = __webpack_require__(77472);
;// CONCATENATED MODULE: ./lib/reporters/summary-tables.js
/** The checks of the job summary: those that failed, and those that the label accepted. */











const CHECK_NAME_LENGTH = 80;
const summary_tables_SENTENCE = 600;
const FAILED = { rows: 30, bytes: 120_000 };
const WATCHED_CASES = 5;
const ACCEPTED = { rows: 30, bytes: 40_000 };
const COLUMNS = ["Failed check", "Where", "Baseline:", "Now:", "Change:", "Limit:", "Category"];
/** In the open what failed by itself, as a sentence where it has no figures to compare; folded what follows from it. */
function failedBlock(report) {
    const primary = (0,words_rows/* primaryFailures */.Ic)(report);
    const follows = (0,words_rows/* failedChecks */.HH)(report).filter((check) => check.secondary_to !== null);
    const said = (0,joined/* joinedSentences */.o)(primary.filter((check) => !isCompared(check)));
    const compared = primary.filter(isCompared);
    const parts = [
        said.length === 0 ? "" : (0,markdown/* mdList */.Ej)(said, saidItem, FAILED),
        compared.length === 0 ? "" : failedTable(compared),
        follows.length === 0
            ? ""
            : (0,markdown/* mdDetails */.mF)(`${(0,format/* plural */.LS)(follows.length, "check")} failed as a consequence`, failedTable(follows)),
        chanceBlock(primary),
    ];
    return parts.filter((part) => part !== "").join("\n");
}
/** The heading names the category; a column of it is for more than one. */
function failedTable(checks) {
    const categories = new Set(checks.map((check) => `${check.category} ${check.secondary_to}`));
    const own = checks.every((check) => check.secondary_to === null && check.kind !== "ratio");
    if (categories.size > 1 || !own)
        return (0,markdown/* mdTable */.gJ)(COLUMNS, checks, failedRow, FAILED);
    return (0,markdown/* mdTable */.gJ)(COLUMNS.slice(0, -1), checks, (check) => failedRow(check).slice(0, -1), FAILED);
}
function isCompared(check) {
    return check.kind !== "weakening" && !(0,verdict/* isCount */.my)(check) && (0,verdict/* missingOf */.oy)(check) === null;
}
/** Where the rules were loosened, the file is the place to look. */
function saidItem({ check, sentence }) {
    const file = check.kind === "weakening" ? ` in ${(0,words_escape/* codeMarkdown */.fl)(check.weakening.file, CHECK_NAME_LENGTH)}` : "";
    return `<b>${check.category}</b>: ${(0,words_escape/* escapeMarkdown */.FV)(sentence, summary_tables_SENTENCE)}${file}`;
}
const CHANCE = ["Metric", "Where", "Better:", "Worse:", "Cases:", "Decided by"];
/** Statistics decide nothing that the reader has to do, so they are folded. */
function chanceBlock(checks) {
    const rows = checks.flatMap((check) => {
        const evidence = (0,verdict/* evidenceOfCheck */.bg)(check);
        return evidence === null ? [] : [{ check, evidence }];
    });
    if (rows.length === 0)
        return "";
    const row = ({ check, evidence }) => [
        (0,words_escape/* escapeMarkdown */.FV)(check.metric, CHECK_NAME_LENGTH),
        whereMd(check.scope),
        ...[evidence.wins, evidence.losses, evidence.units].map(String),
        (0,words_escape/* escapeMarkdown */.FV)((0,rule/* decidedWords */.iC)(check) || (0,rule/* testedWords */.Hn)(check) || (check.passed ? "within its limit" : "limit"), summary_tables_SENTENCE),
    ];
    return (0,markdown/* mdDetails */.mF)("How sure is this?", (0,markdown/* mdTable */.gJ)(CHANCE, rows, row, ACCEPTED));
}
/** What failed by the base's files and is no failure, because somebody said so. */
function acceptedBlock(report) {
    const accepted = (0,words_rows/* acceptedChecks */.d4)(report);
    if (accepted.length === 0)
        return "";
    const title = `<b>Accepted with the label:</b> ${(0,format/* plural */.LS)(accepted.length, "check")} that failed by the base's files\n`;
    const row = ({ check, sentence }) => [
        (0,words_escape/* escapeMarkdown */.FV)(sentence, summary_tables_SENTENCE),
        check.category,
    ];
    const own = accepted.filter((check) => check.secondary_to === null);
    const follows = accepted.length - own.length;
    const more = follows === 0 ? "" : `\n${(0,format/* plural */.LS)(follows, "more check")} failed as a consequence.\n`;
    return `${title}\n${(0,markdown/* mdTable */.gJ)(["Accepted", "Category"], (0,joined/* joinedSentences */.o)(own), row, ACCEPTED)}${more}`;
}
/** Beyond its limit, and no failure. */
function watchedBlock(report) {
    const watched = (0,watches/* watches */.ao)(report);
    if (watched.length === 0)
        return "";
    const row = (watch) => [
        (0,words_escape/* escapeMarkdown */.FV)((0,watches/* watchSentence */.jb)(watch), summary_tables_SENTENCE),
        watch.check.cases
            .slice(0, WATCHED_CASES)
            .map(({ id }) => (0,words_escape/* codeMarkdown */.fl)(id, CHECK_NAME_LENGTH))
            .join(" "),
    ];
    return (0,markdown/* mdTable */.gJ)(["⚠️ Watch: beyond its limit, and no failure", "Cases, worst first"], watched, row, ACCEPTED);
}
function failedRow(check) {
    const { baseline, current, delta, limit } = (0,format/* checkNumbers */.PM)(check);
    const why = check.kind === "ratio" ? (0,side_by_side/* ratioWords */.ft)(check.ratio) : undefined;
    const category = check.secondary_to === null
        ? `<b>${check.category}</b>${why === undefined ? "" : `: ${(0,words_escape/* escapeMarkdown */.FV)(why)}`}`
        : `${check.category}, follows from ${check.secondary_to}`;
    return [
        (0,words_escape/* escapeMarkdown */.FV)(check.metric, CHECK_NAME_LENGTH),
        whereMd(check.scope),
        baseline,
        `<b>${current}</b>`,
        (0,format/* withArrow */.mh)(delta),
        limit,
        category,
    ];
}
function whereMd(scope) {
    return (0,words_escape/* escapeMarkdown */.FV)((0,notices/* scopeLabel */.$o)(scope), CHECK_NAME_LENGTH);
}
// Latency of the job summary: by intent and by stage, beside the baseline's or times the base's.
const summary_tables_NAME = 80;
const LATENCY = { rows: 100, bytes: 60_000 };
function latencyBlock(report) {
    const rows = [...(0,words_rows/* latencyRows */.uG)(report), ...(0,words_rows/* stageRows */.U7)(report)];
    if (rows.length === 0)
        return "";
    const beside = (0,side_by_side/* besideCommit */.yD)(report) !== null && report.run?.timing.seed !== undefined;
    const ratios = beside ? ["p50, times the base's:", "p95, times the base's:"] : [];
    const columns = [
        "Where",
        "Samples:",
        "p50:",
        "p50 baseline:",
        "p95:",
        "p95 baseline:",
        "p99:",
        "Mean:",
        ...ratios,
    ];
    const ratioOf = ({ scope, stage }, metric) => stage === null ? (0,side_by_side/* ratioCell */.oV)(report, scope, metric) : format/* NONE */.x3;
    const row = ({ now, before, ...where }) => [
        (0,words_escape/* escapeMarkdown */.FV)((0,notices/* latencyLabel */.hs)(where), summary_tables_NAME),
        String(now.samples),
        (0,format/* formatMs */._V)(now.p50_ms),
        (0,format/* formatMs */._V)(before?.p50_ms ?? null),
        (0,format/* formatMs */._V)(now.p95_ms),
        (0,format/* formatMs */._V)(before?.p95_ms ?? null),
        (0,format/* formatMs */._V)(now.p99_ms),
        (0,format/* formatMs */._V)(now.mean_ms),
        ...(beside ? side_by_side/* RATIO_METRICS */.Gz.map(({ metric }) => ratioOf(where, metric)) : []),
    ];
    const lines = (0,sampling/* samplingLines */.lj)(report).map((line) => `\n${(0,words_escape/* escapeMarkdown */.FV)(line, summary_tables_SENTENCE)}\n`);
    return (0,markdown/* mdDetails */.mF)(`Latency ${(0,notices/* byWords */.bX)(rows.map(({ scope }) => scope))}`, (0,markdown/* mdTable */.gJ)(columns, rows, row, LATENCY) + lines.join(""));
}

// EXTERNAL MODULE: ./lib/words/notice-list.js
var notice_list = __webpack_require__(33834);
;// CONCATENATED MODULE: ./lib/reporters/summary-md.js
/**
 * The job summary, for a reviewer with ten seconds: the verdict with its worst fact, what failed, who lost, and the
 * rest folded away. GitHub drops a summary over 1 MiB without a word, so every part has its share of 1,000,000 bytes.
 */


















const summary_md_NAME = 80;
const summary_md_QUERY = 120;
const summary_md_SENTENCE = 600;
/** Shares of the limit; with headline, hint, the checks and the cases below 900,000 bytes. */
const PROBLEMS = { rows: 100, bytes: 150_000 };
const OVERALL = { rows: 30, bytes: 50_000 };
const METRICS = { rows: 400, bytes: 80_000 };
const NOTICES = { rows: 50, bytes: 60_000 };
const RECEIPT = { rows: 60, bytes: 60_000 };
/** `reportUrl`: where the whole report can be downloaded; null where nobody knows. */
function renderSummaryMd(report, reportUrl = null) {
    const blocks = [
        `### ${verdictMd(report)}\n`,
        lastLinesBlock(report),
        whyBlock(report),
        contextLine(report, reportUrl),
        problemBlock(report),
        queriesBlock(report),
        failedBlock(report),
        acceptedBlock(report),
        watchedBlock(report),
        ...worstBlocks(report),
        overallBlock(report),
        nextBlock(report),
        besideBlock(report),
        metricsBlock(report),
        latencyBlock(report),
        noticesBlock(report),
        receiptBlock(report),
    ];
    return blocks.filter((block) => block !== "").join("\n");
}
function verdictMd(report) {
    return `${(0,words_escape/* escapeMarkdown */.FV)((0,headline/* verdictWords */.L2)(report))} · ${(0,words_escape/* escapeMarkdown */.FV)((0,headline/* factLines */.Kp)(report)[0], summary_md_SENTENCE)}`;
}
/** What the retriever wrote last, as it wrote it. */
function lastLinesBlock(report) {
    const [, ...lines] = (0,headline/* factLines */.Kp)(report);
    if (lines.length === 0)
        return "";
    return `<pre>${lines.map((line) => (0,words_escape/* escapeMarkdown */.FV)(line, summary_md_SENTENCE)).join("\n")}</pre>\n`;
}
/** Why, then what to do; each a line, where it is known. */
function whyBlock(report) {
    const lines = [
        ["Why", (0,why/* whyWords */.W)(report), words_escape/* escapeMarkdown */.FV],
        ["What to do", (0,todo/* todoWords */.o)(report), markdown/* mdProse */.X0],
        ["Note", (0,notice_list/* noteWords */.e)(report), words_escape/* escapeMarkdown */.FV],
        ["More", report.failure === null ? "" : (0,error_page/* pageOfError */.N)(report.failure.code), words_escape/* escapeMarkdown */.FV],
    ];
    return lines
        .filter(([, words]) => words !== "")
        .map(([title, words, toMd]) => `<b>${title}:</b> ${toMd(words, summary_md_SENTENCE)}\n`)
        .join("\n");
}
function contextLine(report, reportUrl) {
    const link = reportUrl === null ? "" : `[Full report](${reportUrl})`;
    if (report.inputs === null)
        return link === "" ? "" : `${link}\n`;
    return `${contextWords(report, report.inputs)}${link === "" ? "" : ` · ${link}`}\n`;
}
function contextWords(report, inputs) {
    const { suite, config, baseline } = inputs;
    const { checks } = report.verdict;
    const failed = (0,words_rows/* failedChecks */.HH)(report).length;
    const watched = (0,watches/* watchedChecks */.uM)(report).length;
    const beside = (0,side_by_side/* besideCommit */.yD)(report);
    const stored = baseline === null ? "no baseline" : `compared with ${(0,words_escape/* codeMarkdown */.fl)(config.baseline, summary_md_NAME)}`;
    const against = beside === null ? stored : `side by side with the base ${(0,words_escape/* codeMarkdown */.fl)(beside)}`;
    const counted = checks.length === 0
        ? ""
        : ` · ${failed} of ${(0,format/* plural */.LS)(checks.length, "check")} failed${watched === 0 ? "" : `, ${watched} to watch`}`;
    const origin = (0,receipt/* originWords */.u)(report);
    return `Suite <b>${(0,words_escape/* escapeMarkdown */.FV)(suite.name, summary_md_NAME)}</b> ${(0,words_escape/* escapeMarkdown */.FV)(suite.revision, summary_md_NAME)}, ${(0,format/* plural */.LS)(suite.cases.length, "case")}${counted} · ${against}${origin === "" ? "" : ` · ${(0,words_escape/* escapeMarkdown */.FV)(origin)}`}`;
}
function problemBlock(report) {
    if (report.failure === null)
        return "";
    const { problems } = report.failure;
    if (problems.length === 0)
        return "";
    const row = (problem) => [
        (0,words_escape/* codeMarkdown */.fl)((0,model_problem/* placeOf */.$)(problem), summary_md_QUERY),
        problem.pointer ? (0,words_escape/* codeMarkdown */.fl)(problem.pointer, summary_md_QUERY) : "",
        (0,words_escape/* escapeMarkdown */.FV)(problem.message, summary_md_SENTENCE),
    ];
    return (0,markdown/* mdTable */.gJ)(["Where", "Field", "What is wrong"], problems, row, PROBLEMS);
}
/** What the figures leave out: results that nobody judged, and lists that changed. */
function besideBlock({ explanation = null }) {
    const facts = [(0,causes/* holesWords */.V_)(explanation?.holes ?? null), (0,causes/* churnWords */.CR)(explanation?.churn ?? null)];
    const some = facts.filter((fact) => fact !== "");
    const list = (0,markdown/* mdList */.Ej)(some, (fact) => (0,words_escape/* escapeMarkdown */.FV)(fact, summary_md_SENTENCE), NOTICES);
    return some.length === 0 ? "" : (0,markdown/* mdDetails */.mF)("Beside the verdict: unjudged results, changed lists", list);
}
const STATUS = {
    held: "held",
    watched: "watch",
    failed: "<b>failed</b>",
    secondary: "failed, follows",
    missing: "<b>missing</b>",
    reported: "not gated",
};
const METRIC_COLUMNS = ["Metric", "Where", "Baseline:", "Now:", "Change:", "Limit:", "Gate"];
function metricMd(row) {
    const { baseline, current, delta, limit } = (0,format/* checkNumbers */.PM)(row);
    return [
        (0,words_escape/* escapeMarkdown */.FV)(row.metric, summary_md_NAME),
        whereMd(row.scope),
        baseline,
        current,
        (0,format/* withArrow */.mh)(delta),
        limit,
        STATUS[row.status],
    ];
}
/** In the open only what moved where nothing failed: then it is the news. What stayed is among all metrics. */
function overallBlock(report) {
    const { verdict, checks } = report.verdict;
    if (verdict !== "pass" && verdict !== "partial")
        return "";
    const rows = (0,words_rows/* metricRows */.IN)(report).filter(({ scope, delta, current }) => scope.kind === "overall" && current !== null && (delta === null || Math.abs(delta) > 1e-9));
    if (rows.length === 0)
        return "";
    // A part of the suite that nobody judged has no limits.
    const columns = checks.length === 0 ? METRIC_COLUMNS.slice(0, -2) : METRIC_COLUMNS;
    return (0,markdown/* mdTable */.gJ)(columns, rows, (row) => metricMd(row).slice(0, columns.length), OVERALL);
}
function metricsBlock(report) {
    const rows = (0,words_rows/* metricRows */.IN)(report);
    if (rows.length === 0)
        return "";
    return (0,markdown/* mdDetails */.mF)(`All metrics, overall and ${(0,notices/* byWords */.bX)(rows.map(({ scope }) => scope))} (${rows.length})`, (0,markdown/* mdTable */.gJ)(METRIC_COLUMNS, rows, metricMd, METRICS));
}
function noticesBlock(report) {
    const notices = (0,notice_list/* noticeSentences */.p)(report);
    if (notices.length === 0)
        return "";
    const list = (0,markdown/* mdList */.Ej)(notices, (notice) => (0,words_escape/* escapeMarkdown */.FV)(notice, summary_md_SENTENCE), NOTICES);
    return (0,markdown/* mdDetails */.mF)(`Notices (${notices.length})`, list);
}
function receiptBlock(report) {
    const row = (fact) => [
        (0,words_escape/* escapeMarkdown */.FV)(fact.name, summary_md_QUERY),
        (0,words_escape/* codeMarkdown */.fl)(fact.value, summary_md_SENTENCE),
    ];
    return (0,markdown/* mdDetails */.mF)("Receipt: what was judged, by what", (0,markdown/* mdTable */.gJ)(["What", "Value"], (0,receipt/* receiptFacts */.q)(report), row, RECEIPT));
}
function nextBlock(report) {
    const steps = (0,advice/* nextSteps */.Zn)(report);
    if (steps.length === 0 || report.verdict.verdict === "pass")
        return "";
    return (0,markdown/* mdList */.Ej)(steps, (step) => `${(0,words_escape/* escapeMarkdown */.FV)(step.why)}: ${(0,words_escape/* codeMarkdown */.fl)(step.command, summary_md_SENTENCE)}`, NOTICES);
}


/***/ }),

/***/ 3073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UY: () => (/* binding */ hasBase),
/* harmony export */   Zn: () => (/* binding */ nextSteps),
/* harmony export */   d_: () => (/* binding */ LABEL),
/* harmony export */   fR: () => (/* binding */ adoptingHelps),
/* harmony export */   hB: () => (/* binding */ labelHelps),
/* harmony export */   ky: () => (/* binding */ seenFrom),
/* harmony export */   oQ: () => (/* binding */ programOf)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1454);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58664);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78015);



/**
 * Rerunning where a config was read, and adopting the new figures where that helps. `folder`: where the reader is,
 * relative to the repository's root; the root itself where that is not known.
 */
function nextSteps(report, folder = "") {
    if (report.inputs === null)
        return [];
    const file = seenFrom(folder, report.inputs.config.file);
    const baseline = seenFrom(folder, report.inputs.config.baseline);
    const program = programOf(report);
    const place = file.includes("/") && folder === "" ? ", in the repository's top folder" : "";
    const steps = [
        { why: `Run the gate on your machine${place}`, command: `${program} gate --config ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(file)}` },
    ];
    const failed = (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryFailures */ .Ic)(report).find((check) => check.cases.length > 0);
    const worst = failed && (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .worstCulprit */ .Zl)(failed);
    if (worst !== undefined && report.inputs.suite.cases.some(({ id }) => id === worst.id)) {
        const command = `${program} ask --config ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(file)} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .caseFlag */ .Lk)(worst.id)}`;
        steps.push({ why: "See what the worst query finds", command });
    }
    if (report.new_baseline !== null && isStored(report) && adoptingHelps(report)) {
        steps.push({ why: acceptWords(report), command: adoptCommand(baseline, noBaseline(report)) });
    }
    return steps;
}
function programOf({ origin }) {
    return origin?.command ?? "retrieval-gate";
}
/** A path of the repository as it is named in one of its folders. */
function seenFrom(folder, file) {
    if (folder === "")
        return file;
    const [here, there] = [folder.split("/"), file.split("/")];
    const parting = here.findIndex((name, i) => name !== there[i]);
    const shared = parting === -1 ? here.length : parting;
    return [...here.slice(shared).map(() => ".."), ...there.slice(shared)].join("/");
}
/** The folder of a first baseline may not be there yet. */
function adoptCommand(baseline, first) {
    const folder = baseline.includes("/") ? baseline.slice(0, baseline.lastIndexOf("/")) : "";
    const make = first && folder !== "" ? `mkdir -p ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(folder)} && ` : "";
    const file = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(baseline);
    // Without name and time, so that the same baseline is the same bytes.
    const gzip = /\.gz$/i.test(baseline);
    return (make + (gzip ? `gzip -9nc <report-dir>/baseline.json > ${file}` : `cp <report-dir>/baseline.json ${file}`));
}
/** What fails is the base's judgement alone, and a weakening: the change holds its new baseline already. */
function labelHelps(report) {
    const failed = (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryFailures */ .Ic)(report);
    return (hasBase(report) &&
        failed.every(({ category, policy }) => category === "gate_weakened" || policy === "base"));
}
/** Where checks failed, only if all of them compare with the baseline: the others would fail beside it again. */
function adoptingHelps(report) {
    const failed = (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryFailures */ .Ic)(report);
    if (failed.length > 0)
        return failed.every(comparesWithBaseline);
    const codes = report.verdict.notices.map((notice) => notice.code);
    return codes.includes("improved") || codes.includes("new_cases") || noBaseline(report);
}
const NEVER_ADOPTED = ["retriever_error", "forbidden_hit", "gate_weakened"];
function comparesWithBaseline(check) {
    if (NEVER_ADOPTED.includes(check.category))
        return false;
    if (check.kind === "absent")
        return true;
    if (check.kind === "missing")
        return isForRecording(check.missing);
    // A critical case that the baseline never found fails whatever is recorded.
    if (check.metric === "critical_lost")
        return check.cases.every((each) => each.ranks_before !== null);
    return check.kind === "count" || !(0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsolute */ .oP)(check);
}
function isForRecording(missing) {
    if (missing.code === "too_few_samples" || missing.code === "too_few_repeats")
        return missing.side === "before";
    return missing.code === "baseline_lacks_metric" || missing.code === "baseline_lacks_lists";
}
/** Side by side works without a baseline file, and then there is none to update. */
function isStored({ inputs }) {
    return inputs?.baseline?.beside === undefined || inputs.digests.has(inputs.config.baseline);
}
function noBaseline(report) {
    return report.inputs?.baseline === null;
}
/** What accepts a change on its pull request. */
const LABEL = "retrieval-gate:accept";
function acceptWords(report) {
    if (noBaseline(report))
        return "To make this run the first baseline, commit the file";
    if (report.verdict.verdict !== "fail")
        return "To adopt the new figures, commit the new baseline in the same pull request";
    return "To accept this change, commit the new baseline in the same pull request";
}
/** Base rules that a change meets on its pull request, wherever this run was. */
function hasBase({ policies = null }) {
    return policies !== null && ["pull_request", "base_ref", "merge_base"].includes(policies.mode);
}


/***/ }),

/***/ 55337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ factLines),
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   n: () => (/* binding */ acceptedCount),
/* harmony export */   yD: () => (/* binding */ worstFact)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1454);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78015);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50354);
/* harmony import */ var _joined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17108);
/* harmony import */ var _watches_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76254);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2712);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13480);







const QUERY_LENGTH = 80;
const LINE_LENGTH = 1_000;
/** `FAIL: recall_drop, latency_regression`; for an error the code of the failure. */
function verdictWords(report) {
    const { verdict, categories } = report.verdict;
    const accepted = acceptedCount(report);
    if (accepted > 0 && verdict === "pass")
        return `PASS: passed with ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(accepted, "accepted regression")}`;
    const named = verdict === "error" && report.failure !== null ? [report.failure.code] : categories;
    return named.length === 0 ? verdict.toUpperCase() : `${verdict.toUpperCase()}: ${named.join(", ")}`;
}
/** Failures by the base's files that the label accepted. */
function acceptedCount({ verdict: { accepted = [] } }) {
    return accepted.length;
}
/** The fact that a reviewer needs first; holds text of strangers, unescaped. */
function worstFact(report) {
    if (report.failure !== null)
        return report.failure.message;
    const worst = (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .primaryFailures */ .Ic)(report)[0] ?? (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .failedChecks */ .HH)(report)[0] ?? (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptedChecks */ .d4)(report)[0];
    if (worst !== undefined)
        return factOf(report, worst);
    const shard = report.verdict.notices.find((notice) => notice.code === "shard");
    if (shard !== undefined)
        return (0,_notices_js__WEBPACK_IMPORTED_MODULE_3__/* .noticeSentence */ .cv)(shard);
    return passWords(report);
}
/** What is to be watched comes before what held; a first run has no base that it could be worse than. */
function passWords(report) {
    const checks = (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .saidOnce */ .Xf)(report.verdict.checks).filter(({ outcome }) => outcome !== "watch").length;
    const [first, ...rest] = (0,_watches_js__WEBPACK_IMPORTED_MODULE_2__/* .watches */ .ao)(report);
    const held = checks === 0 ? "no checks" : checks === 1 ? "the one check held" : `all ${checks} checks held`;
    const cases = `over ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(report.inputs?.suite.cases.length ?? 0, "case")}`;
    const start = report.policies?.bootstrap === true ? "first run, the base has no gate yet: " : "";
    if (first === undefined)
        return `${start}${held} ${cases}${gainWords(report)}`;
    const more = rest.length === 0 ? "" : `; ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(rest.length, "more thing")} to watch`;
    return `${start}to watch: ${(0,_notices_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSentence */ .YC)(first.check)}${more}; the other ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(checks, "check")} held ${cases}${gainWords(report)}`;
}
/** What the retriever itself said, what was loosened, or the figure with its worst case. */
function factOf(report, worst) {
    const said = worst.category === "retriever_error" ? errorWords(report) : "";
    if (said !== "")
        return said;
    if (worst.kind === "weakening") {
        const [first, ...others] = (0,_joined_js__WEBPACK_IMPORTED_MODULE_1__/* .joinedSentences */ .o)((0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .primaryFailures */ .Ic)(report).filter((check) => check.kind === "weakening"));
        const more = others.length > 0 ? `; and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(others.length, "more rule")}` : "";
        return `this change loosens the gate: ${first?.sentence ?? (0,_notices_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSentence */ .YC)(worst)}${more}`;
    }
    const culprits = culpritWords(report, worst);
    // A count has said how many.
    const joint = worst.kind === "count" && worst.cases.length === 1 ? ": " : "; ";
    return [(0,_notices_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSentence */ .YC)(worst), culprits].filter(Boolean).join(joint);
}
/** Latency is left out: it falls where the machine is another. */
function gainWords({ verdict, new_baseline: newBaseline }) {
    const gained = verdict.notices.filter((notice) => notice.code === "improved" && (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .unitOfMetric */ .QG)(notice.metric) !== "ms");
    if (gained.length === 0 || newBaseline === null)
        return "";
    return `; ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(gained.length, "check")} improved beyond tolerance: adopt baseline.json to keep the gain`;
}
/** The fact line by line: what a retriever wrote last keeps its line ends. */
function factLines(report) {
    const [first = "", ...rest] = worstFact(report).split(/\r?\n/);
    return [first, ...rest.filter((line) => line.trim() !== "")];
}
/** Both in one line of at most about 1,000 characters, nothing hidden in it: the action's output `summary`. */
function headline(report) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(`${verdictWords(report)} · ${factLines(report).join(" / ")}`, LINE_LENGTH);
}
const MESSAGE_LENGTH = 300;
/** `5 of 37 queries failed, 4 of them with: upstream 503`. */
function errorWords({ scores }) {
    const cases = scores?.cases ?? [];
    const errors = cases.flatMap(({ error }) => error ?? []);
    const counts = new Map();
    for (const error of errors)
        counts.set(error, (counts.get(error) ?? 0) + 1);
    const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
    if (most === undefined)
        return "";
    const [message, count] = most;
    const which = count === errors.length ? "" : `, ${count} of them`;
    return `${errors.length} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(cases.length, "query", "queries")} failed${which} with: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .capped */ .uo)(message, MESSAGE_LENGTH)}`;
}
function culpritWords(report, check) {
    const first = (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .worstCulprit */ .Zl)(check);
    if (first === undefined || check.kind === "absent")
        return "";
    const query = (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .casesById */ .aX)(report).get(first.id)?.query;
    const shown = query === undefined ? `case ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .capped */ .uo)(first.id, QUERY_LENGTH)}` : `"${(0,_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .capped */ .uo)(query, QUERY_LENGTH)}"`;
    if (check.kind === "count" && check.cases.length === 1)
        return shown;
    const which = check.kind === "missing" ? "first" : "worst";
    return [countWords(check), `${which}: ${shown}`].filter(Boolean).join(", ");
}
function countWords(check) {
    if (check.kind === "count")
        return "";
    if (check.kind === "missing")
        return (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(check.cases.length, "query lacks it", "queries lack it");
    const lost = check.cases.filter(_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .lostOne */ .ZC).length;
    if (check.category === "recall_drop" && lost > 0) {
        return lost === 1 ? "1 query lost a target" : `${lost} queries lost a target`;
    }
    // A percentile is not made by all that are a millisecond slower, so no count says what happened.
    if (check.unit === "ms")
        return "";
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(check.cases.length, "query caused it", "queries caused it");
}


/***/ }),

/***/ 17108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ leadersOf),
/* harmony export */   o: () => (/* binding */ joinedSentences)
/* harmony export */ });
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2712);

/** In the order given; of findings that one edit makes the first speaks, and says how many more there are. */
function joinedSentences(checks) {
    const groups = new Map();
    for (const [i, check] of checks.entries()) {
        const key = check.kind === "weakening" && ALIKE.has(check.weakening.code)
            ? `${check.weakening.code} ${check.weakening.file}`
            : String(i);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [check]);
        else
            group.push(check);
    }
    return [...groups.values()].map((group) => {
        const check = group[0];
        const more = group.length === 1 ? "" : `; and ${group.length - 1} more like it`;
        return { check, sentence: `${(0,_notices_js__WEBPACK_IMPORTED_MODULE_0__/* .checkSentence */ .YC)(check)}${more}`, group };
    });
}
/** One edit of a suite or a baseline makes many of these. */
const ALIKE = new Set([
    "baseline_lowered",
    "case_edited",
    "case_removed",
    "verdict_changed",
]);
/**
 * What one cause made fail is one line: a metric in its buckets, and what fails by no other cases than the first of its
 * category. Missing figures each have their own; of findings that one edit makes the first speaks.
 */
function leadersOf(failed) {
    const leaders = new Map();
    for (const { check, group } of joinedSentences(failed))
        for (const each of group)
            leaders.set(each, check);
    const byMetric = new Map();
    const byCategory = new Map();
    for (const check of failed) {
        if (check.kind === "missing" || check.kind === "weakening")
            continue;
        const metric = `${check.kind} ${check.metric}`;
        const first = byCategory.get(check.category);
        if (first === undefined)
            byCategory.set(check.category, { check, ids: new Set(check.cases.map(({ id }) => id)) });
        const led = check.cases.length > 0 && check.cases.every(({ id }) => first?.ids.has(id));
        const leader = byMetric.get(metric) ?? (led ? first?.check : undefined) ?? check;
        byMetric.set(metric, leader);
        leaders.set(check, leader);
    }
    return leaders;
}


/***/ }),

/***/ 33834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ noteWords),
/* harmony export */   p: () => (/* binding */ noticeSentences)
/* harmony export */ });
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13480);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58664);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50354);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2712);




/** What a reader may have to act on comes before what only describes the run. */
const FIRST = new Set([
    "accepted",
    "acceptable",
    "allowance_grew",
    "base_ref_ignored",
    "base_unconfirmed",
    "bootstrap",
    "cached_answers",
    "dead_cases",
    "errored_cases",
    "implausible_jump",
    "retries",
    "secret_in_suite",
    "targets_added",
    "targets_nowhere",
    "verdicts_not_used",
    "weakened",
    "zero_quality",
]);
/** What makes a pass worth less than it looks. */
const DOUBTS = [
    "zero_quality",
    "implausible_jump",
    "cached_answers",
    "errored_cases",
    "dead_cases",
    "targets_nowhere",
];
/** The one notice that a reader of a pass should see at once; empty where there is none. */
function noteWords(report) {
    const { verdict, notices, accepted = [] } = report.verdict;
    if (verdict !== "pass" || accepted.length > 0)
        return "";
    const found = DOUBTS.flatMap((code) => notices.find((notice) => notice.code === code) ?? []);
    return found[0] === undefined ? "" : (0,_notices_js__WEBPACK_IMPORTED_MODULE_2__/* .noticeSentence */ .cv)(found[0]);
}
/** Full sentences, the urgent first, else in the order of the notices; several of a kind are one where the first stood. */
function noticeSentences({ verdict }) {
    const notices = verdict.notices.toSorted((a, b) => Number(FIRST.has(b.code)) - Number(FIRST.has(a.code)));
    const groups = new Map();
    for (const [i, notice] of notices.entries()) {
        const key = JOINED.has(notice.code) ? notice.code : String(i);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [notice]);
        else
            group.push(notice);
    }
    return [...groups.values()].map((group) => sentenceOf(group, verdict.verdict === "pass"));
}
const JOINED = new Set([
    "allowance_grew",
    "blind_to",
    "blunt_tolerance",
    "implausible_jump",
    "improved",
    "intent_falls",
    "not_applicable",
    "not_in_baseline",
    "not_sampled",
    "rule_off",
    "small_intent",
]);
function sentenceOf(group, passed) {
    const [first] = group;
    // A run that fails is no run to record.
    if (first === undefined)
        return "";
    if (first.code === "improved" && !passed)
        return `Improved all the same: ${listOf(group)}.`;
    if (group.length === 1)
        return (0,_notices_js__WEBPACK_IMPORTED_MODULE_2__/* .noticeSentence */ .cv)(first);
    const list = listOf(group);
    switch (first.code) {
        case "allowance_grew":
            return `The tolerances of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(group.length, "check")} allow more lost cases than before: ${list}.`;
        case "blind_to":
            return `Your rules would not catch rankings that are ${list}.`;
        case "blunt_tolerance":
            return `${(0,_notices_js__WEBPACK_IMPORTED_MODULE_2__/* .noticeSentence */ .cv)(first)} The same holds for ${listOf(group.slice(1))}.`;
        case "implausible_jump":
            return `${(0,_notices_js__WEBPACK_IMPORTED_MODULE_2__/* .noticeSentence */ .cv)(first)} The same holds for ${listOf(group.slice(1))}.`;
        case "improved":
            return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(group.length, "check")} improved: ${list}; record a new baseline to keep the gain.`;
        case "intent_falls":
            return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(group.length, "intent")} fell within their tolerances while the mean rose: ${list}.`;
        case "not_applicable":
            return `No case has what these measure: ${list}.`;
        case "not_in_baseline":
            return `Not compared yet, because the baseline is older than their rules: ${list}. Record a new baseline.`;
        case "not_sampled":
            return `${(0,_notices_js__WEBPACK_IMPORTED_MODULE_2__/* .noticeSentence */ .cv)(first)} The same holds for ${listOf(group.slice(1))}.`;
        case "rule_off":
            return `Not gated, because the config sets them to off: ${list}.`;
        default:
            return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(group.length, "intent")} have too few cases to be gated unless a rule names them: ${list}.`;
    }
}
const NAMED = 3;
function listOf(group) {
    const names = group.slice(0, NAMED).map(itemOf).join(", ");
    return group.length > NAMED ? `${names} and ${group.length - NAMED} more` : names;
}
function itemOf(notice) {
    switch (notice.code) {
        case "allowance_grew":
            return `${notice.metric} ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeWords */ .AN)(notice.scope)} (${notice.before} before, ${notice.after} now)`;
        case "blind_to":
            return notice.mutant;
        case "improved":
            return `${notice.metric} ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeWords */ .AN)(notice.scope)} (${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDelta */ .CW)((0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .unitOfMetric */ .QG)(notice.metric), notice.delta)})`;
        case "intent_falls":
            return `${(0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(notice.intent)} (${notice.metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDelta */ .CW)((0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .unitOfMetric */ .QG)(notice.metric), notice.delta)})`;
        case "not_sampled":
            return `${notice.metrics.join(", ")} ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeWords */ .AN)(notice.scope)}`;
        case "small_intent":
            return `${(0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(notice.intent)} (${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(notice.cases, "case")})`;
        case "not_applicable":
        case "rule_off":
            return `${notice.metric} ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeWords */ .AN)(notice.scope)}`;
        case "blunt_tolerance":
        case "implausible_jump":
        case "not_in_baseline":
            return notice.metric;
        default:
            return notice.code;
    }
}


/***/ }),

/***/ 69797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ receiptFacts),
/* harmony export */   u: () => (/* binding */ originWords)
/* harmony export */ });
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49946);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58664);
/** What was judged, by what and against what, as names and values. Plain text, unescaped. */


function receiptFacts(report) {
    const facts = [
        { name: "tool", value: report.tool },
        ...originFacts(report.origin),
        ...inputFacts(report),
        ...policyFacts(report.policies ?? null),
        ...runFacts(report),
    ];
    const digest = report.deterministic_digest;
    facts.push(digest === null ? null : { name: "deterministic digest", value: digest });
    return facts.filter((fact) => fact !== null);
}
function originFacts(origin) {
    if (origin === undefined)
        return [];
    const { commit, ref, pull_request: number, run_url: run, time } = origin;
    return [
        commit === null ? null : { name: "commit", value: commit },
        ref === null ? null : { name: "ref", value: ref },
        number === null ? null : { name: "pull request", value: `#${number}` },
        run === null ? null : { name: "workflow run", value: run },
        { name: "time", value: time },
    ];
}
/** `commit 0123456789ab, pull request #7`; empty where neither is known. */
function originWords({ origin }) {
    const commit = origin?.commit ? [`commit ${origin.commit.slice(0, 12)}`] : [];
    const number = origin?.pull_request ? [`pull request #${origin.pull_request}`] : [];
    return [...commit, ...number].join(", ");
}
function inputFacts(report) {
    if (report.inputs === null)
        return [];
    const { config, suite, baseline, retriever, digests } = report.inputs;
    return [
        { name: "config", value: config.file },
        { name: "suite", value: `${suite.name} ${suite.revision}, ${suite.cases.length} cases, ${suite.digest}` },
        { name: "k", value: String(config.k) },
        { name: "definition", value: definitionWords(config.definition) },
        config.prices === undefined
            ? null
            : { name: "prices per 1,000 tokens", value: priceWords(config.prices) },
        { name: "retriever", value: `${retriever.kind}, ${retriever.fingerprint}` },
        config.judge === undefined ? null : { name: "judge", value: (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeWords */ .d2)((0,_model_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeFingerprint */ .cT)(config.judge)) },
        retriever.corpus_digest === null ? null : { name: "corpus", value: retriever.corpus_digest },
        ...baselineFacts(config.baseline, baseline),
        ...[...digests].map(([file, digest]) => ({ name: `SHA-256 of ${file}`, value: digest })),
    ];
}
function baselineFacts(file, baseline) {
    if (baseline === null)
        return [{ name: "baseline", value: `none at ${file}` }];
    if (baseline.beside !== undefined) {
        const { kind, fingerprint } = baseline.retriever;
        return [
            { name: "side by side with", value: `the base commit ${baseline.beside.commit}` },
            { name: "base's retriever", value: `${kind}, ${fingerprint}` },
        ];
    }
    return [
        { name: "baseline", value: file },
        { name: "baseline's suite", value: `${baseline.suite.revision}, ${baseline.suite.digest}` },
        { name: "baseline's tool", value: baseline.tool },
        { name: "baseline's machine", value: machine(baseline.environment) },
    ];
}
/** The same digest: judged by the same rules. */
function policyFacts(policies) {
    if (policies === null)
        return [];
    const { base_commit: baseCommit, policy_digest: policyDigest } = policies;
    return [
        baseCommit === null ? null : { name: "base commit", value: baseCommit },
        { name: "policy", value: policyDigest.head },
        policyDigest.base === null ? null : { name: "base's policy", value: policyDigest.base },
    ];
}
function runFacts(report) {
    if (report.run === null)
        return [];
    const { timing, environment, retries } = report.run;
    const repeats = timing.source === "off" ? "off" : `${timing.source}, ${timing.repeats} timed repeats a case`;
    return [
        { name: "latency", value: repeats },
        timing.seed === undefined ? null : { name: "seed of the blocks", value: String(timing.seed) },
        { name: "machine", value: machine(environment) },
        retries === 0 ? null : { name: "transport retries", value: String(retries) },
    ];
}
function machine(environment) {
    const { os, arch, cpu, cores, node } = environment;
    return `${os} ${arch}, ${cpu}, ${cores} cores, Node ${node}`;
}
function priceWords({ currency, models }) {
    const words = [...models].map(([model, price]) => {
        const parts = Object.entries(price).filter(([, each]) => each !== null);
        return `${model} ${parts.map(([name, each]) => `${name} ${String(each)}`).join(" ")}`;
    });
    return `${words.join(", ")}, in ${currency}`;
}
function definitionWords(definition) {
    return Object.entries(definition)
        .map(([name, value]) => `${name} ${typeof value === "object" && value !== null ? `(${definitionWords(value)})` : String(value)}`)
        .join(", ");
}


/***/ }),

/***/ 78015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d4: () => (/* binding */ acceptedChecks),
  yE: () => (/* binding */ caseRows),
  aX: () => (/* binding */ casesById),
  HH: () => (/* binding */ failedChecks),
  g5: () => (/* reexport */ failedPercentiles),
  MH: () => (/* binding */ failedQueries),
  sX: () => (/* binding */ forbiddenResults),
  uG: () => (/* reexport */ latencyRows),
  Kr: () => (/* binding */ lossesById),
  ZC: () => (/* binding */ lostOne),
  Vz: () => (/* binding */ medianMs),
  IN: () => (/* binding */ metricRows),
  Ic: () => (/* binding */ primaryFailures),
  OC: () => (/* binding */ rankBefore),
  Xf: () => (/* binding */ saidOnce),
  SM: () => (/* reexport */ slowerThanAllowed),
  U7: () => (/* reexport */ stageRows),
  j1: () => (/* binding */ worstByCategory),
  pE: () => (/* binding */ worstCases),
  Zl: () => (/* binding */ worstCulprit)
});

// UNUSED EXPORTS: checkStatus

// EXTERNAL MODULE: ./lib/model/run.js
var run = __webpack_require__(30060);
// EXTERNAL MODULE: ./lib/model/digests.js
var digests = __webpack_require__(72508);
// EXTERNAL MODULE: ./lib/model/verdict.js
var verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/metrics/score.js
var score = __webpack_require__(27139);
;// CONCATENATED MODULE: ./lib/words/compared.js
/** What stands beside a figure: the baseline's over the same cases. */




/**
 * The baseline's figures over the cases that this run scored, which a shard's or an unfinished run's are a part of. Null
 * where it lacks one of them.
 */
function baselineOfScored({ scores, inputs }) {
    const baseline = inputs?.baseline ?? null;
    if (scores === null || inputs === null || baseline === null || scores.cases.length === 0)
        return null;
    const rows = scores.cases.flatMap((now) => {
        const before = baseline.cases.get(now.id);
        if (before === undefined || !(0,digests/* sameQuestion */.RB)(before.digests, now.digests))
            return [];
        const { metrics, latency_ms: samples, spans_ms: spans } = before;
        const { spans_ms: _, ...rest } = now;
        return [{ ...rest, metrics, samples_ms: samples, ...(spans === undefined ? {} : { spans_ms: spans }) }];
    });
    if (rows.length < scores.cases.length)
        return null;
    // A part of the suite has its rows of the baseline, under the means of all of them.
    if (rows.length === baseline.cases.size && !inputs.suite.partial)
        return baseline;
    const names = [...new Set(rows.flatMap(({ metrics }) => [...metrics.keys()]))];
    const metrics = names.map(registry/* parseMetric */.uo).filter((metric) => typeof metric !== "string");
    return (0,score/* summarise */.fS)(rows, metrics, inputs.config.definition);
}
/** Latency overall, then by intent; empty where nothing was timed. */
function latencyRows(report) {
    const now = report.scores?.latency;
    if (now === undefined || now.overall.samples === 0)
        return [];
    const before = (baselineOfScored(report) ?? report.inputs?.baseline)?.latency;
    return (0,model_scope/* scopesOf */.ZK)(now).map((scope) => ({
        scope,
        stage: null,
        now: (0,model_scope/* bucketAt */.wW)(now, scope),
        before: (0,model_scope/* bucketAt */.wW)(before, scope) ?? null,
    }));
}
/** The same by stage; empty where no answer told any. */
function stageRows(report) {
    return latencyRows(report).flatMap(({ scope, now, before }) => [...(now.spans ?? [])].map(([stage, own]) => ({
        scope,
        stage,
        now: own,
        before: before?.spans?.get(stage) ?? null,
    })));
}
/** The percentiles of just these samples that failed: `p50`, `p95`. */
function failedPercentiles(report, { scope, stage }) {
    const failed = report.verdict.checks.filter((check) => !check.passed &&
        check.unit === "ms" &&
        !check.metric.startsWith("load_") &&
        (0,model_scope/* sameScope */.xk)(check.scope, scope) &&
        (stage === null ? !check.metric.endsWith("]") : check.metric.endsWith(`[${stage}]`)));
    return [...new Set(failed.map(({ metric }) => /p\d+/.exec(metric)?.[0] ?? metric))];
}
/** Whether a latency check of just these samples failed. */
function slowerThanAllowed(report, row) {
    return failedPercentiles(report, row).length > 0;
}

;// CONCATENATED MODULE: ./lib/words/rows.js







/** Failed checks, worst first: primaries by category, overall before intents. One that both policies make stands once. */
function failedChecks(report) {
    return saidOnce(report.verdict.checks.filter((check) => !check.passed)).toSorted(bySeverity);
}
/** What the label accepted, worst first. */
function acceptedChecks({ verdict: { accepted = [] } }) {
    return accepted.toSorted(bySeverity);
}
/** Without the base's checks where the head's say the same of the same bucket, by another limit. */
function saidOnce(checks) {
    const key = ({ metric, scope, kind, span = "baseline" }) => `${kind} ${span} ${metric} ${(0,model_scope/* scopeText */.Cm)(scope)}`;
    const heads = new Set(checks.filter((check) => check.policy !== "base").map(key));
    return checks.filter((check) => check.policy !== "base" || check.kind === "weakening" || !heads.has(key(check)));
}
function primaryFailures(report) {
    return failedChecks(report).filter((check) => check.secondary_to === null);
}
function bySeverity(a, b) {
    return (Number(a.secondary_to !== null) - Number(b.secondary_to !== null) ||
        verdict/* CATEGORIES */.R6.indexOf(a.category) - verdict/* CATEGORIES */.R6.indexOf(b.category) ||
        Number((0,verdict/* missingOf */.oy)(a) !== null) - Number((0,verdict/* missingOf */.oy)(b) !== null) ||
        Number(a.scope.kind !== "overall") - Number(b.scope.kind !== "overall") ||
        Number(isList(a)) - Number(isList(b)) ||
        Number((0,verdict/* isCount */.my)(a)) - Number((0,verdict/* isCount */.my)(b)) ||
        excess(b) - excess(a));
}
/** What was found is told before how long the lists were. */
function isList({ metric }) {
    return metric.startsWith("fill_rate") || metric.startsWith("zero_result_rate");
}
/** Of a check that speaks of lost targets one that lost a target, else the worst. */
function worstCulprit({ category, cases }) {
    return (category === "recall_drop" ? cases.find(lostOne) : undefined) ?? cases[0];
}
/** A target that the baseline found, and this run does not. */
function lostOne({ ranks_before: before, ranks_after: after }) {
    return before?.some((rank, target) => rank !== null && (after?.[target] ?? null) === null) ?? false;
}
/** How far beyond the limit, in units that compare within a category: a latency's as a share of its limit. */
function excess(check) {
    if (check.current === null || check.limit === null)
        return 0;
    const beyond = Math.abs(check.current - check.limit);
    return check.unit === "ms" && check.limit > 0 ? beyond / check.limit : beyond;
}
/** Culprits of the primary failed checks, each case once, in the order of checks and culprits. */
function worstCases(report) {
    const cases = casesById(report);
    const found = new Map();
    for (const check of primaryFailures(report)) {
        for (const culprit of check.cases) {
            const known = found.get(culprit.id);
            if (known === undefined)
                found.set(culprit.id, { culprit, check, checks: [check] });
            else
                known.checks.push(check);
        }
    }
    return [...found].map(([id, each]) => ({ id, case: cases.get(id) ?? null, ...each }));
}
/** The worst cases of each primary category; a case is listed under the first that names it. */
function worstByCategory(report) {
    return (0,model_scope/* groupBy */.$z)(worstCases(report), (each) => each.check.category);
}
function casesById(report) {
    return new Map(report.inputs?.suite.cases.map((each) => [each.id, each]));
}
/** What happened to each lost case, by id; the head's where both policies know one. */
function lossesById(report) {
    const losses = report.explanation?.losses ?? [];
    return new Map(losses.map((loss) => [loss.id, loss]));
}
/** What a case finds that it must not, best rank first; a negative control must find nothing. Empty for others. */
function forbiddenResults(score) {
    if (score === undefined)
        return [];
    const control = score.forbidden_ranks.length === 0 && score.ranks.length === 0;
    return (control ? [1] : score.forbidden_ranks).flatMap((rank) => {
        const id = score.results[rank - 1];
        return id === undefined ? [] : [{ rank, id }];
    });
}
/** The queries that failed, with what the retriever said, in case-id order. */
function failedQueries(report) {
    const cases = casesById(report);
    return (report.scores?.cases ?? []).flatMap(({ id, error }) => {
        const one = cases.get(id);
        return error === null || one === undefined ? [] : [{ case: one, error }];
    });
}
const rows = new WeakMap();
/** Every case of the suite, in case-id order; joined once, however many reporters ask. */
function caseRows(report) {
    const known = rows.get(report) ?? joinedRows(report);
    rows.set(report, known);
    return known;
}
function joinedRows(report) {
    const scores = new Map(report.scores?.cases.map((each) => [each.id, each]));
    const runs = report.run === null ? null : (0,run/* runsById */.j)(report.run);
    const worst = new Map(worstCases(report).map((each) => [each.id, each.checks]));
    return (report.inputs?.suite.cases ?? []).map((each) => {
        const before = report.inputs?.baseline?.cases.get(each.id);
        return {
            case: each,
            score: scores.get(each.id) ?? null,
            run: runs?.get(each.id) ?? null,
            before: before !== undefined && (0,digests/* sameQuestion */.RB)(before.digests, each.digests) ? before : null,
            failed: worst.get(each.id) ?? [],
        };
    });
}
/** Rank of a case's target at the baseline; undefined where the case has no counterpart there. */
function rankBefore(row, target) {
    return row.before === null ? undefined : (row.before.ranks[target] ?? null);
}
function medianMs(samples) {
    if (samples.length === 0)
        return null;
    const sorted = samples.toSorted((a, b) => a - b);
    return sorted[Math.ceil(sorted.length / 2) - 1];
}
/** Checks and ungated means, overall first, then by intent; latency percentiles only where they are gated. */
function metricRows(report) {
    // What was loosened has no figures; what passes by the base's rules, too, needs no second row.
    const judged = saidOnce(report.verdict.checks).filter((check) => check.kind !== "weakening" && !(check.policy === "base" && check.passed));
    const rowOf = ({ metric, scope }) => `${metric} ${(0,model_scope/* scopeText */.Cm)(scope)}`;
    const first = new Map(judged.toReversed().map((check) => [rowOf(check), check]));
    // A ceiling is checked over new cases, too: where both hold, the comparison has both figures.
    const shown = judged.filter((check) => !check.passed || first.get(rowOf(check)) === check);
    const checks = (0,model_scope/* groupBy */.$z)(shown, ({ scope }) => (0,model_scope/* scopeText */.Cm)(scope));
    const all = [...(0,model_scope/* scopesOf */.ZK)(report.scores?.means), ...shown.map(({ scope }) => scope)];
    const scopes = new Map(all.map((scope) => [(0,model_scope/* scopeText */.Cm)(scope), scope]));
    const baseline = baselineOfScored(report);
    return [...scopes].flatMap(([key, scope]) => {
        const own = checks.get(key) ?? [];
        const gated = new Set(own.map((check) => check.metric));
        return [
            ...own.map(checkRow),
            ...reportedRows(report, scope, baseline).filter((row) => !gated.has(row.metric)),
        ];
    });
}
function checkStatus(check) {
    if (check.outcome === "watch")
        return "watched";
    if (check.passed)
        return "held";
    if ((0,verdict/* missingOf */.oy)(check) !== null)
        return "missing";
    return check.secondary_to === null ? "failed" : "secondary";
}
function checkRow(check) {
    const { scope, metric, unit, baseline, current, delta, limit } = check;
    return { scope, metric, unit, baseline, current, delta, limit, status: checkStatus(check) };
}
/** Means as measured, beside the baseline's over the same cases. */
function reportedRows(report, scope, baseline) {
    const means = (0,model_scope/* bucketAt */.wW)(report.scores?.means, scope);
    const before = (0,model_scope/* bucketAt */.wW)(baseline?.means, scope);
    return [...(means ?? [])].flatMap(([metric, current]) => {
        const was = before?.get(metric) ?? null;
        // A metric that applies on neither side is no row: negative controls have no recall.
        if (current === null && was === null)
            return [];
        const delta = was === null || current === null ? null : current - was;
        const unit = (0,registry/* unitOfMetric */.QG)(metric);
        return [{ scope, metric, unit, baseline: was, current, delta, limit: null, status: "reported" }];
    });
}


/***/ }),

/***/ 70029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ todoWords)
/* harmony export */ });
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3073);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58664);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78015);
/* harmony import */ var _watches_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76254);




/** Empty where nothing has to be done, or nothing helps that is known. */
function todoWords(report) {
    const { verdict } = report.verdict;
    if (report.failure !== null)
        return failureTodo(report.failure, (0,_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .programOf */ .oQ)(report));
    if (verdict === "pass")
        return passTodo(report);
    if (verdict !== "fail")
        return "";
    const [worst] = (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .primaryFailures */ .Ic)(report);
    if (worst === undefined)
        return "";
    if (worst.category === "gate_weakened")
        return weakenedTodo((0,_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .hasBase */ .UY)(report));
    const fix = FIX[worst.category];
    if (fix !== undefined)
        return fix;
    if (worst.kind === "missing")
        return MISSING[worst.missing.code] ?? "";
    if ((0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsolute */ .oP)(worst)) {
        const bound = (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .boundWord */ .NT)(worst);
        return `A new baseline does not help: the ${bound} is in the config. Fix the regression, or move the ${bound} there.`;
    }
    return `${undoOf(report, worst)}${acceptWords(report, worst)}`;
}
const FIX = {
    retriever_error: "Fix the queries that fail. retriever.log in the report holds what the retriever wrote.",
    forbidden_hit: "Remove these results from the index, or take the targets off the forbidden lists.",
    semantic_degraded_spike: "Find out why the retriever fell back. retriever.log in the report holds what it wrote.",
};
const MISSING = {
    not_measured: "Let the retriever tell it again, or set the rule to off in the config.",
    baseline_lacks_metric: "Record a new baseline, or set the rule to off in the config.",
    baseline_lacks_lists: "Record a new baseline with this tool.",
    too_few_samples: "Record a new baseline.",
    too_few_repeats: "Record a new baseline.",
    plan_unfinished: "Raise latency.budget_s or latency.max_queries in the config.",
};
function undoOf({ verdict }, { kind }) {
    if (kind !== "absent")
        return "Fix the regression";
    // A former id pairs a renamed case with its row of the baseline.
    const renamed = verdict.checks.some((check) => check.kind === "weakening" && check.weakening.after.startsWith("renamed to "));
    return `Put the cases back as they were${renamed ? ", or name a renamed case's former id with `was`" : ""}`;
}
/** Cases that are gone fail the rules, too, and the label accepts both. */
function acceptWords(report, { kind }) {
    if ((0,_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .labelHelps */ .hB)(report))
        return `, or accept it: ask a maintainer for the label ${_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .LABEL */ .d_}.`;
    const adopted = (0,_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .adoptingHelps */ .fR)(report) || (kind === "absent" && (0,_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .hasBase */ .UY)(report));
    if (report.new_baseline === null || !adopted)
        return ".";
    const commit = ", or accept it: commit the report's baseline.json as the new baseline";
    return (0,_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .hasBase */ .UY)(report) ? `${commit} and ask a maintainer for the label ${_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .LABEL */ .d_}.` : `${commit}.`;
}
function weakenedTodo(labelled) {
    const undo = "Take the change of the rules back";
    if (!labelled)
        return `${undo}.`;
    return `${undo}, or ask a maintainer for the label ${_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .LABEL */ .d_}. After another push, it must be removed and added again.`;
}
/** A failure that lists its problems says in each what is wrong. */
function failureTodo({ hint, problems }, program) {
    if (hint !== null)
        return hint.replaceAll("`retrieval-gate ", `\`${program} `);
    return problems.length === 0 ? "" : `Fix the ${problems.length === 1 ? "line" : "lines"} shown.`;
}
function passTodo(report) {
    if ((0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .acceptedChecks */ .d4)(report).length > 0 || (0,_watches_js__WEBPACK_IMPORTED_MODULE_3__/* .watches */ .ao)(report).length === 0)
        return "";
    return "Nothing must be done. If the change should not touch these queries, look at them.";
}


/***/ }),

/***/ 76254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wd: () => (/* binding */ chanceWords),
/* harmony export */   ao: () => (/* binding */ watches),
/* harmony export */   jb: () => (/* binding */ watchSentence),
/* harmony export */   uM: () => (/* binding */ watchedChecks)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50354);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2712);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78015);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67627);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58664);





/** In the order of the checks. */
function watchedChecks({ verdict: { checks } }) {
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .saidOnce */ .Xf)(checks.filter(({ outcome }) => outcome === "watch"));
}
/** Overall before intents; those that share a reason and cases with the first are its consequences. */
function watches(report) {
    const groups = [];
    const ordered = watchedChecks(report).toSorted((a, b) => Number(a.scope.kind !== "overall") - Number(b.scope.kind !== "overall"));
    for (const check of ordered) {
        const group = groups.find((each) => sameCause(each, check));
        if (group === undefined)
            groups.push({ check, others: [], ids: new Set(check.cases.map(({ id }) => id)) });
        else
            group.others.push(check);
    }
    return groups;
}
/** Percentiles share the machine's noise; the rest shares the cases. */
function sameCause({ check: first, ids }, check) {
    if (first.reason !== check.reason || (first.unit === "ms") !== (check.unit === "ms"))
        return false;
    return check.unit === "ms" ? first.metric === check.metric : check.cases.some(({ id }) => ids.has(id));
}
const REASONS = {
    not_significant: "not significant",
    small: "a small drop, and a significant one",
    earlier: "this change did not add to it",
    drift: "the base beside it falls short of what was recorded, too",
    found_more: "the lists find more",
};
/** Without a full stop: the first check's own sentence, what else the same cause moved, the reason and the cases. */
function watchSentence({ check, others }) {
    const why = chanceWords({ check, others });
    const reason = why === "" ? "" : `; ${why}`;
    const cases = check.cases.length === 0 || check.unit === "ms" ? "" : `; ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(check.cases.length, "case")}`;
    return `${(0,_notices_js__WEBPACK_IMPORTED_MODULE_0__/* .checkSentence */ .YC)(check)}${alsoWords(others)}${reason}${cases}`;
}
/** Why the first watch stops nothing; empty where there is none. */
function chanceWords(watch) {
    if (watch === undefined)
        return "";
    const { reason, unit } = watch.check;
    if (reason === undefined)
        return unit === "ms" ? "this may be measurement noise" : "";
    const tested = (0,_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .testedWords */ .Hn)(watch.check);
    return `${REASONS[reason]}${tested === "" ? "" : ` (${tested})`}`;
}
const NAMED = 4;
function alsoWords(others) {
    if (others.length === 0)
        return "";
    const names = others.slice(0, NAMED).map((check) => `${check.metric} ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeWords */ .AN)(check.scope)}`);
    const more = others.length > NAMED ? ` and ${others.length - NAMED} more` : "";
    return `; with it ${names.join(", ")}${more}`;
}


/***/ }),

/***/ 76675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ whyWords)
/* harmony export */ });
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51246);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1454);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57417);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50354);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58664);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78015);
/* harmony import */ var _watches_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76254);







const NAME = 80;
function whyWords(report) {
    if (report.failure !== null)
        return problemWords(report.failure.problems);
    const worst = (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .primaryFailures */ .Ic)(report)[0] ?? (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .acceptedChecks */ .d4)(report)[0];
    if (worst === undefined)
        return (0,_watches_js__WEBPACK_IMPORTED_MODULE_3__/* .chanceWords */ .Wd)((0,_watches_js__WEBPACK_IMPORTED_MODULE_3__/* .watches */ .ao)(report)[0]);
    if (worst.kind === "absent")
        return absentWords(report, worst);
    if (worst.kind === "missing")
        return missingWords(worst);
    return (WHY[worst.category] ?? nothing)(report, worst);
}
/** The first of the problems; all are listed elsewhere. */
function problemWords([first, ...rest]) {
    if (first === undefined)
        return "";
    return `${(0,_model_problem_js__WEBPACK_IMPORTED_MODULE_4__.formatProblem)(first)}${rest.length === 0 ? "" : `; and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(rest.length, "more problem")}`}`;
}
const nothing = () => "";
const losses = ({ explanation = null }) => (0,_causes_js__WEBPACK_IMPORTED_MODULE_0__/* .causesWords */ .qh)(explanation?.causes ?? []);
const WHY = {
    recall_drop: losses,
    semantic_degraded_spike: losses,
    ranking_shift: movedWords,
    latency_regression: slowerWords,
    diversity_collapse: clusterWords,
    forbidden_hit: forbiddenWords,
    cost_regression: costWords,
    gate_weakened: allowedWords,
};
/** A ranking falls by targets that are lost, too: then their causes say more. */
function movedWords(report, worst) {
    const lost = losses(report, worst);
    const falls = worst.cases.flatMap(fallsOf);
    const [furthest] = falls.toSorted((a, b) => b.to - b.from - (a.to - a.from));
    if (furthest === undefined)
        return lost;
    const moved = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(falls.length, "target")} moved down, furthest from rank ${furthest.from} to ${furthest.to}`;
    return lost === "" ? `${moved}; none was lost` : `${moved}; ${lost}`;
}
function fallsOf({ ranks_before: before, ranks_after: after }) {
    return (before ?? []).flatMap((from, target) => {
        const to = after?.[target] ?? null;
        return from !== null && to !== null && to > from ? [{ from, to }] : [];
    });
}
/** All queries a little slower and a few much slower have different causes. */
function slowerWords(report, worst) {
    if (has(report, "other_machine"))
        return "the baseline was recorded on another kind of machine, so this may be the machine";
    const { tolerance } = worst;
    const compared = worst.cases.filter(({ before, after }) => before !== null && after !== null);
    if (tolerance === null || compared.length === 0 || worst.kind !== "latency")
        return "";
    const slower = compared.filter(({ before, after }) => after - before > tolerance).length;
    const cases = [...(0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .casesById */ .aX)(report).values()].filter(({ intent }) => worst.scope.kind !== "intent" || intent === worst.scope.name);
    if (slower === 0 || worst.scope.kind === "tag")
        return "";
    return `${slower} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(cases.length, "query", "queries")} ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeWords */ .AN)(worst.scope)} ${slower === 1 ? "takes" : "take"} over ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatValue */ .Fl)("ms", tolerance)} longer, by their medians`;
}
function clusterWords({ run }, { cases, metric }) {
    const first = run?.cases.find((each) => each.case_id === cases[0]?.id)?.outcome;
    if (first?.kind !== "answer" || !metric.startsWith("clustering_ratio"))
        return "";
    const counts = new Map();
    for (const { cluster, path } of first.hits) {
        const key = cluster ?? path;
        if (key !== undefined)
            counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const [largest] = [...counts].toSorted(([, a], [, b]) => b - a);
    if (largest === undefined)
        return "";
    return `${largest[1]} of the worst query's ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(first.hits.length, "result")} come from ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .capped */ .uo)(largest[0], NAME)}`;
}
const NAMED = 3;
function forbiddenWords(report, { cases }) {
    const scores = new Map(report.scores?.cases.map((each) => [each.id, each]));
    const found = cases.flatMap(({ id }) => {
        const [first] = (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .forbiddenResults */ .sX)(scores.get(id));
        return first === undefined ? [] : [`${(0,_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .capped */ .uo)(first.id, NAME)} at rank ${first.rank}`];
    });
    const more = found.length > NAMED ? ` and ${found.length - NAMED} more` : "";
    return `${found.slice(0, NAMED).join(", ")}${more}`;
}
/** What money is counted in stands nowhere else. */
function costWords({ inputs }, { baseline, current }) {
    const currency = inputs?.config.prices?.currency;
    const unit = currency === undefined ? "" : ` ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .capped */ .uo)(currency, NAME)}`;
    if (current === null)
        return "";
    const now = `a query costs ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatValue */ .Fl)("money", current)}${unit}`;
    if (baseline === null || baseline <= 0)
        return now;
    return `${now}, ${(current / baseline).toFixed(1)} times as much as at the baseline`;
}
/** What the loosened rules allow in whole cases, the most first: a tolerance alone tells nobody. */
function allowedWords({ verdict }) {
    const grown = verdict.notices.filter((notice) => notice.code === "allowance_grew");
    const [most] = grown.toSorted((a, b) => Number(a.scope.kind !== "overall") - Number(b.scope.kind !== "overall") ||
        b.after - b.before - (a.after - a.before));
    return most === undefined
        ? ""
        : `${most.metric} ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeWords */ .AN)(most.scope)} may lose ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(most.after, "case")} now, and ${most.before} before`;
}
function missingWords({ metric, missing }) {
    if (missing.code !== "not_measured")
        return "";
    return metric.startsWith("cost") ? "an answer that does not tell its usage has no known cost" : "";
}
/** An id that is still there tells an edit from a removal; a bucket that was renamed edits all of its cases. */
function absentWords(report, { cases }) {
    const now = (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .casesById */ .aX)(report);
    const before = report.inputs?.baseline?.cases;
    const edited = cases.filter(({ id }) => now.has(id));
    const moved = edited.filter(({ id }) => before?.get(id)?.intent !== now.get(id)?.intent);
    const gone = cases.filter(({ id }) => !now.has(id));
    const [first] = moved;
    const intent = (of) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .capped */ .uo)(of?.intent ?? _format_js__WEBPACK_IMPORTED_MODULE_5__/* .NONE */ .x3, NAME);
    const intents = first === undefined
        ? ""
        : `, ${moved.length} of them into another intent, such as from ${intent(before?.get(first.id))} to ${intent(now.get(first.id))}`;
    const parts = [
        ...(edited.length > 0 ? [`${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(edited.length, "case")} edited${intents}`] : []),
        ...(gone.length > 0 ? [`${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(gone.length, "case")} gone: ${namesOf(gone)}`] : []),
    ];
    const next = edited.length > 0 ? ". An edited case is compared from the next baseline on" : "";
    return `${parts.join("; ")}${next}`;
}
function namesOf(cases) {
    const names = cases.slice(0, NAMED).map(({ id }) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .capped */ .uo)(id, NAME));
    return `${names.join(", ")}${cases.length > NAMED ? ` and ${cases.length - NAMED} more` : ""}`;
}
function has({ verdict }, code) {
    return verdict.notices.some((notice) => notice.code === code);
}


/***/ })

};
