export const id = 4069;
export const ids = [4069,1246];
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
/* harmony export */   Pz: () => (/* binding */ bucketsValue),
/* harmony export */   Wl: () => (/* binding */ latencyValue),
/* harmony export */   Ws: () => (/* binding */ renderBaselineJson),
/* harmony export */   f2: () => (/* binding */ stagesValue),
/* harmony export */   l9: () => (/* binding */ roundMs),
/* harmony export */   qL: () => (/* binding */ renderBaseline),
/* harmony export */   yq: () => (/* binding */ pricesValue)
/* harmony export */ });
/* unused harmony export baselineValue */
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);

/** Version of the file's format. */
const VERSION = 1;
/** Microseconds: finer digits are noise and make every diff longer. */
const MS_DECIMALS = 3;
function baselineValue(baseline) {
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
        anchor: baseline.anchor && new Map([...baseline.anchor].map(([scope, own]) => [scope, roundedMs(own)])),
        metrics: bucketsValue(baseline.means, (means) => means),
        latency: bucketsValue(baseline.latency, latencyValue),
        cases: new Map([...baseline.cases].map(([id, one]) => [id, caseValue(one)])),
        prices: baseline.prices && pricesValue(baseline.prices),
        files: baseline.files,
        runs: baseline.runs?.map((run) => bucketsValue(run, (means) => means)),
    };
}
function renderBaseline(baseline) {
    return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(baselineValue(baseline));
}
/** Null where the run had errors: such numbers must not be adopted by copying a file. */
function renderBaselineJson(report) {
    return report.new_baseline === null ? null : renderBaseline(report.new_baseline);
}
function retrieverValue(retriever) {
    const { kind, fingerprint, corpus_digest, params } = retriever;
    return { kind, fingerprint, corpus_digest, params };
}
/** `{ overall, by_intent }` of any bucketed thing. */
function bucketsValue(buckets, value) {
    return {
        overall: value(buckets.overall),
        by_intent: new Map([...buckets.by_intent].map(([intent, bucket]) => [intent, value(bucket)])),
    };
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
function roundedMs(figures) {
    return new Map([...figures].map(([metric, ms]) => [metric, roundMs(ms)]));
}
/** Milliseconds rounded to 3 decimals. */
function roundMs(ms) {
    return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .roundNumber */ .Wf)(ms, MS_DECIMALS);
}
function caseValue(one) {
    return {
        digest: one.digest,
        intent: one.intent,
        metrics: one.metrics,
        ranks: one.ranks,
        results: one.results,
        found_in: one.found?.in,
        variances: one.variances,
        latency_ms: one.latency_ms.map(roundMs),
        spans_ms: stagesValue(one.spans_ms),
    };
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
function renderPartJson(report) {
    const { part = null } = report;
    if (part === null)
        return null;
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
    return `{\n${members.join("")}"cases": [\n${caseLines(part).join(",\n")}\n]\n}\n`;
}
/** Nearly all of the file, one text for each case. */
function caseLines({ run }) {
    return run.cases.map((each) => JSON.stringify(caseValue(each)));
}
function runValue({ timing, environment, unstable, retries, log }) {
    return { timing: renamed(timing, _model_part_js__WEBPACK_IMPORTED_MODULE_0__/* .TIMING_NAMES */ .q8), environment, unstable, retries, log };
}
function caseValue({ case_id: caseId, outcome, first_ms: firstMs, samples_ms: samplesMs, spans_ms: spansMs, }) {
    const spans = spansMs === undefined ? {} : { spans_ms: Object.fromEntries(spansMs) };
    const timed = { id: caseId, first_ms: firstMs, samples_ms: samplesMs, ...spans };
    if (outcome.kind === "error")
        return { ...timed, outcome };
    const { hits, ...answer } = outcome;
    const named = { ...renamed(answer, _model_part_js__WEBPACK_IMPORTED_MODULE_0__/* .ANSWER_NAMES */ .UR), hits: hits.map((hit) => renamed(hit, _model_part_js__WEBPACK_IMPORTED_MODULE_0__/* .HIT_NAMES */ .v7)) };
    return { ...timed, outcome: named };
}
/** Members that have a name in the file. */
function renamed(value, names) {
    return Object.fromEntries(Object.entries(value).flatMap(([key, member]) => (key in names ? [[names[key], member]] : [])));
}


/***/ }),

/***/ 84069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ REPORTERS)
});

// UNUSED EXPORTS: renderFiles

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
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
;// CONCATENATED MODULE: ./lib/reporters/cases-csv.js
/** cases.csv: one line a case, safe to open in a spreadsheet (RFC 4180, formulas disarmed). */






const EOL = "\r\n";
/** Null where nothing was scored. */
function renderCasesCsv(report) {
    if (report.scores === null)
        return null;
    const rows = (0,words_rows/* caseRows */.yE)(report);
    const metrics = metricNames(report);
    const header = [...LEADING, ...metrics.flatMap((name) => [name, `${name} baseline`])];
    const lines = rows.map((row) => [...leadingCells(row), ...metricCells(row, metrics)]);
    return [header, ...lines].map((cells) => cells.map((cell) => (0,words_escape/* csvCell */.rK)(cell)).join(",") + EOL).join("");
}
const LEADING = [
    "id",
    "intent",
    "query",
    "failed_checks",
    "targets",
    "ranks_baseline",
    "ranks",
    "results",
    "degraded",
    "error",
    "latency_median_ms",
];
function leadingCells(row) {
    const { case: one, score } = row;
    const median = (0,words_rows/* medianMs */.Vz)(score?.samples_ms ?? []);
    return [
        one.id,
        one.intent,
        one.query,
        row.failed.map((check) => `${check.metric} ${(0,model_scope/* scopeText */.Cm)(check.scope)}`).join(LIST),
        one.expected.map(suite/* targetLabel */.O).join(LIST),
        row.before === null ? null : one.expected.map((_, i) => rankCell((0,words_rows/* rankBefore */.OC)(row, i) ?? null)).join(LIST),
        one.expected.map((_, i) => rankCell(score?.ranks[i] ?? null)).join(LIST),
        (score?.results ?? []).join(LIST),
        score?.degraded === true ? "true" : "false",
        score?.error ?? null,
        median === null ? null : (0,baseline_json/* roundMs */.l9)(median),
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
    const names = new Set(report.scores?.cases.flatMap((each) => [...each.metrics.keys()]));
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
// EXTERNAL MODULE: ./lib/words/watches.js
var watches = __webpack_require__(76254);
// EXTERNAL MODULE: ./lib/words/notices.js
var notices = __webpack_require__(2712);
;// CONCATENATED MODULE: ./lib/reporters/html/charts.js
/** From values to positions along a picture, in percent of its width. */

/** A straight axis over the values with a little room at both ends, within `bounds`. */
function linearScale(values, bounds = [-Infinity, Infinity]) {
    const [low, high] = [minOf(values), maxOf(values)];
    const room = (high - low) * 0.08 || Math.abs(high) * 0.1 || 1;
    const from = Math.max(low - room, bounds[0]);
    const to = Math.min(high + room, bounds[1]);
    const ticks = roundSteps(from, to);
    return { at: (value) => position(value, from, to), ticks };
}
/** Equal distances are equal ratios; every value must be above 0. */
function logScale(values) {
    const [from, to] = [Math.log10(minOf(values)) - 0.05, Math.log10(maxOf(values)) + 0.05];
    const inside = (value) => Math.log10(value) >= from && Math.log10(value) <= to;
    const first = Math.floor(from);
    const steps = Array.from({ length: Math.ceil(to) - first + 1 }, (_, i) => [1, 3].map((digit) => Number(`${digit}e${first + i}`)));
    const powers = steps.map(([power]) => power).filter(inside);
    return {
        at: (value) => position(Math.log10(Math.max(value, Number.MIN_VALUE)), from, to),
        ticks: powers.length >= 3 ? powers : steps.flat().filter(inside),
    };
}
function position(value, from, to) {
    const share = to > from ? (value - from) / (to - from) : 0.5;
    return 100 * Math.min(Math.max(share, 0), 1);
}
/** Multiples of 1, 2 or 5 times a power of ten, about four of them. */
function roundSteps(from, to) {
    const raw = (to - from) / 4;
    const power = 10 ** Math.floor(Math.log10(raw));
    const step = power * ([1, 2, 5, 10].find((each) => each * power >= raw) ?? 10);
    const first = Math.ceil(from / step - 1e-9);
    const count = Math.floor(to / step + 1e-9) - first + 1;
    // A multiple of the step, rounded to the step's own digits: 3 * 0.1 is not 0.3 in binary.
    return Array.from({ length: Math.max(count, 0) }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}
// Math.min(...values) runs out of stack at about 100,000 arguments.
function minOf(values) {
    return values.reduce((least, value) => Math.min(least, value), Infinity);
}
function maxOf(values) {
    return values.reduce((most, value) => Math.max(most, value), -Infinity);
}
/** A position as an SVG coordinate. */
function percentOf(position) {
    return `${Number(position.toFixed(2))}%`;
}
/** The axis under a group of pictures: a figure at each tick, the unit at the last. */
function axisSvg(scale, unit = "") {
    const labels = scale.ticks.map((tick, i) => {
        const label = i === scale.ticks.length - 1 ? `${tick}${unit}` : String(tick);
        return `<text x="${percentOf(scale.at(tick))}" y="11">${label}</text>`;
    });
    return `<svg class="axis" aria-hidden="true">${labels.join("")}</svg>`;
}
function gridLines(scale) {
    return scale.ticks
        .map((tick) => `<line class="grid" x1="${percentOf(scale.at(tick))}" x2="${percentOf(scale.at(tick))}" y1="0" y2="100%"/>`)
        .join("");
}
// One check as a picture: hollow is the baseline, filled is now, the band is what the tolerance allows, up to the limit.
const MIDDLE = 12;
/** Checks with two ends to draw a line between. */
function canDraw(check) {
    return check.baseline !== null && check.current !== null && (0,verdict/* missingOf */.oy)(check) === null;
}
/** One axis for the checks of one metric, so that lengths compare. Milliseconds, money and characters start at 0, shares are enlarged. */
function scaleOf(checks) {
    const values = checks
        .filter(canDraw)
        .flatMap((check) => [check.baseline, check.current, check.limit])
        .filter((value) => value !== null);
    const amounts = checks.some((check) => ["ms", "money", "characters"].includes(check.unit));
    if (amounts)
        return linearScale([0, ...values], [0, Infinity]);
    // Within a narrow range a change of nothing would fill the picture.
    const centre = values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
    return linearScale([...values, centre - 0.03, centre + 0.03], [0, 1]);
}
/** Says nothing to a screen reader: the figures stand beside it. */
function dumbbell(check, scale) {
    const { baseline, current, limit, interval } = check;
    if (baseline === null || current === null)
        return "";
    const x = (value) => percentOf(scale.at(value));
    const held = check.passed ? "held" : "failed";
    const range = interval === null
        ? ""
        : `<line class="interval" x1="${x(interval[0])}" x2="${x(interval[1])}" y1="${MIDDLE}" y2="${MIDDLE}"/>`;
    return (`<svg class="dumbbell ${held}" aria-hidden="true">${gridLines(scale)}${limit === null ? "" : bandSvg(check, limit, scale)}` +
        `<line class="move" x1="${x(baseline)}" x2="${x(current)}" y1="${MIDDLE}" y2="${MIDDLE}"/>${range}` +
        `<circle class="was" cx="${x(baseline)}" cy="${MIDDLE}" r="4.5"/><circle class="now" cx="${x(current)}" cy="${MIDDLE}" r="5"/></svg>`);
}
/** From the baseline to the limit; a floor or ceiling may have put the limit on the baseline's other side: no band then. */
function bandSvg(check, limit, scale) {
    const allowed = check.direction === "higher" ? [limit, check.baseline] : [check.baseline, limit];
    const [from, to] = [scale.at(allowed[0]), scale.at(allowed[1])];
    const band = to > from
        ? `<rect class="band" x="${percentOf(from)}" width="${percentOf(to - from)}" y="3" height="18"/>`
        : "";
    const tick = percentOf(scale.at(limit));
    return `${band}<line class="limit" x1="${tick}" x2="${tick}" y1="3" y2="21"/>`;
}

;// CONCATENATED MODULE: ./lib/reporters/html/html.js
/** The few building blocks of static markup. Text of strangers enters through `text` and `code` only. */

/** Longest name, query and sentence on the page; the whole text is in report.json. */
const NAME = 120;
const QUERY = 300;
const SENTENCE = 1_000;
function html_text(value, max = Infinity) {
    return (0,words_escape/* escapeHtml */.ZD)(value, max);
}
function code(value, max = Infinity) {
    return `<code>${(0,words_escape/* escapeHtml */.ZD)(value, max)}</code>`;
}
const PATHS = {
    bad: "M4 4l8 8M12 4l-8 8",
    good: "M3 8.5l3.5 3.5L13 4.5",
    half: "M3 8h10",
};
/** A mark beside a word that says the same; never alone. */
function icon(name) {
    return `<svg class="icon ${name}" viewBox="0 0 16 16" aria-hidden="true"><path d="${PATHS[name]}"/></svg>`;
}
/** The fragment that opens a case; the page's script compares encoded ids, so a lone surrogate is no obstacle. */
function caseHref(id) {
    return (0,words_escape/* escapeHtml */.ZD)(`#case=${encodeURIComponent(id.replaceAll(/\p{Cs}/gu, "\ufffd"))}`);
}
function section(id, title, body) {
    return body === ""
        ? ""
        : `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${html_text(title)}</h2>\n${body}</section>\n`;
}
/** Collapsed until asked for; the page's script opens all before printing. */
function details(summary, body, open = false) {
    return `<details${open ? " open" : ""}><summary>${html_text(summary)}</summary>\n${body}</details>\n`;
}
const plain = (name) => ({ name, kind: "plain" });
const num = (name) => ({ name, kind: "num" });
const html_long = (name) => ({ name, kind: "text" });
/** The first cell of each row is its header. The frame can be scrolled, and therefore reached, by keyboard. */
function table(caption, columns, rows) {
    const classes = columns.map(({ kind }) => (kind === "plain" ? "" : ` class="${kind}"`));
    const head = columns
        .map(({ name }, i) => `<th scope="col"${classes[i]}>${html_text(name, NAME)}</th>`)
        .join("");
    const body = rows
        .map((cells) => `<tr>${cells.map((cell, i) => cellHtml(cell, i, classes[i])).join("")}</tr>\n`)
        .join("");
    return (`<div class="scroll" role="region" tabindex="0" aria-label="${html_text(caption)}"><table><caption>${html_text(caption)}</caption>\n` +
        `<thead><tr>${head}</tr></thead>\n<tbody>\n${body}</tbody></table></div>\n`);
}
function cellHtml(cell, index, attributes) {
    return index === 0 ? `<th scope="row"${attributes}>${cell}</th>` : `<td${attributes}>${cell}</td>`;
}
// The beginnings of result texts, each once, as many as a report can carry.
const LENGTH = 220;
/** As much of a text as is looked at for its first line. */
const READ = 4 * LENGTH;
/** Characters over the whole report. */
const BUDGET = 2_000_000;
/** Cases that changed are served first: theirs are the texts that people read. */
function snippetsOf(rows) {
    const texts = [];
    const numbers = new Map();
    const byCase = new Map();
    let left = BUDGET;
    let cut = false;
    const numberOf = (text) => {
        const head = text.slice(0, READ);
        const known = numbers.get(head);
        if (known !== undefined || cut)
            return known ?? -1;
        const shown = beginning(head);
        left -= shown.length;
        cut = left < 0;
        if (cut)
            return -1;
        numbers.set(head, texts.length);
        return texts.push(shown) - 1;
    };
    for (const row of [...rows.filter(changed), ...rows.filter((each) => !changed(each))]) {
        if (row.run?.outcome.kind !== "answer")
            continue;
        const { hits } = row.run.outcome;
        if (!hits.some((hit) => hit.text))
            continue;
        byCase.set(row.case.id, hits.map((hit) => (hit.text ? numberOf(hit.text) : -1)));
    }
    return { texts, cut, of: (caseId) => byCase.get(caseId) ?? [] };
}
/** On one line, cut between characters. Of a text that begins with pages of white space nothing is shown. */
function beginning(head) {
    const line = head.replaceAll(/\s+/gu, " ").trim();
    return line.length > LENGTH ? `${line.slice(0, LENGTH).replace(/[\ud800-\udbff]$/, "")}…` : line;
}
function changed({ failed, before, score }) {
    return (failed.length > 0 || before === null || before.ranks.some((rank, i) => rank !== (score?.ranks[i] ?? null)));
}

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
    const { checks } = report.verdict;
    const failed = (0,words_rows/* failedChecks */.HH)(report);
    if (checks.length === 0)
        return "";
    if (failed.length === 0)
        return watchedPanel(report) + heldPanels(checks);
    const panels = [...new Set(failed.map((check) => check.metric))].map((metric) => panelOf(metric, checks, failed));
    const primary = panels.filter((each) => each.primary);
    const shown = primary.slice(0, PANELS).map((each) => each.html);
    const rest = primary.slice(PANELS).map((each) => each.html);
    const follow = panels.filter((each) => !each.primary);
    return (LEGEND +
        shown.join("") +
        watchedPanel(report) +
        (rest.length === 0 ? "" : details((0,format/* plural */.LS)(rest.length, "more failed metric"), rest.join(""))) +
        (follow.length === 0
            ? ""
            : details(`Failed as a consequence: ${follow.map((each) => each.metric).join(", ")}`, follow.map((each) => each.html).join(""), panels.length <= OPEN)));
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
    const title = `<h3>${code(metric, NAME)} <span>${html_text(notices/* CATEGORY_MEANING */.J4[worst.category])}</span></h3>`;
    return { metric, primary, html: `<div class="panel">${title}${rowsHtml(metric, rows)}${more}</div>\n` };
}
/** Beyond their limits, and no failures; each with its reason, p and worst cases. */
function watchedPanel(report) {
    const watched = (0,watches/* watchedChecks */.uM)(report);
    if (watched.length === 0)
        return "";
    const rows = watched.map((check) => {
        const cases = check.cases
            .slice(0, ROWS)
            .map(({ id }) => code(id, NAME))
            .join(" ");
        return `<li>${html_text((0,watches/* watchSentence */.jb)(check), SENTENCE)}${cases === "" ? "" : `: ${cases}`}</li>\n`;
    });
    const title = `<h3>Watch <span>beyond the limit, and no failure</span></h3>`;
    return `<div class="panel watch">${title}<ul class="notices">\n${rows.join("")}</ul></div>\n`;
}
/** On a pass: the overall figures of what is gated, shares on one axis; latency has a picture of its own. */
function heldPanels(checks) {
    const overall = checks.filter((check) => check.scope.kind === "overall" && canDraw(check) && check.unit === "share");
    if (overall.length === 0)
        return "";
    const scale = scaleOf(overall);
    const rows = overall.map((check) => rowHtml(check, check.metric, scale));
    return `${LEGEND}<div class="panel"><h3>Overall <span>every gated metric, within its tolerance</span></h3>${grid("Gated metrics, overall", rows, axisSvg(scale))}</div>\n`;
}
function rowsHtml(metric, checks) {
    const scale = scaleOf(checks);
    const drawn = checks.some((check) => canDraw(check) && !(0,verdict/* isCount */.my)(check));
    const axis = drawn ? axisSvg(scale, checks.some(({ unit }) => unit === "ms") ? " ms" : "") : "";
    const rows = checks.map((check) => rowHtml(check, (0,notices/* scopeLabel */.$o)(check.scope), scale));
    return grid(`${metric}, by intent`, rows, axis);
}
/** A table whose rows become two lines on a narrow screen, which costs the native roles in some browsers. */
function grid(label, rows, axis) {
    const names = ["Where", "Baseline to now", "Baseline", "Now", "Change", "Limit"];
    const head = names.map((name) => `<th role="columnheader" scope="col">${name}</th>`).join("");
    const foot = axis === "" ? "" : `<div class="axis-row">${axis}</div>`;
    return (`<table class="checks" role="table" aria-label="${html_text(label, NAME)}"><thead role="rowgroup"><tr role="row">${head}</tr></thead>` +
        `<tbody role="rowgroup">\n${rows.join("")}</tbody></table>${foot}`);
}
function rowHtml(check, name, scale) {
    const head = `<th role="rowheader" scope="row">${icon(check.passed ? "good" : "bad")}<span class="name">${html_text(name, NAME)}</span>${statusWords(check)}</th>`;
    const kind = check.passed ? "held" : check.secondary_to === null ? "failed" : "follows";
    if (!canDraw(check) || (0,verdict/* isCount */.my)(check)) {
        return `<tr role="row" class="${kind}">${head}<td role="cell" class="says" colspan="5" aria-colspan="5">${html_text(sentenceOf(check), SENTENCE)}</td></tr>\n`;
    }
    const { baseline, current, delta, limit } = (0,format/* checkNumbers */.PM)(check);
    const bound = check.limit === null ? limit : `${check.direction === "higher" ? "≥" : "≤"} ${limit}`;
    const cells = [
        ["picture", dumbbell(check, scale)],
        ["base", baseline],
        ["current", current],
        ["delta", (0,format/* withArrow */.mh)(delta)],
        ["bound", bound],
    ];
    const row = `<tr role="row" class="${kind}">${head}${cells.map(([cls, cell]) => `<td role="cell" class="${cls}">${cell}</td>`).join("")}</tr>\n`;
    if (check.kind !== "ratio")
        return row;
    return `${row}<tr role="row" class="${kind}"><td role="cell" class="says" colspan="6" aria-colspan="6">${html_text((0,side_by_side/* ratioWords */.ft)(check.ratio))}</td></tr>\n`;
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
    const hint = report.failure?.hint ?? null;
    const todo = hint === null ? "" : `<p class="todo"><b>What to do:</b> ${html_text(hint, SENTENCE)}</p>`;
    return (`<header class="verdict ${verdict}"><h1><span class="word">${icon(ICON[verdict])}${verdict.toUpperCase()}</span> ` +
        `<span class="meanings">${meanings(report).join(" ")}</span></h1>\n` +
        `<p class="fact">${html_text((0,headline/* worstFact */.yD)(report), SENTENCE)}</p>${todo}${aboutHtml(report)}</header>\n`);
}
function meanings(report) {
    const { verdict, categories } = report.verdict;
    if (verdict === "pass")
        return [meaning("nothing got worse than its tolerance allows")];
    if (verdict === "partial")
        return [meaning("one part of several: merge them for a verdict")];
    if (verdict === "error") {
        const why = (0,exit_code/* exitCodeOfReport */.j0)(report) === 3
            ? "the retriever or the measurement failed"
            : "the input is wrong or can't be compared";
        return [meaning(why, report.failure?.code)];
    }
    return categories.map((category) => meaning(notices/* CATEGORY_MEANING */.J4[category], category));
}
function meaning(words, name) {
    const word = words.charAt(0).toUpperCase() + words.slice(1);
    return `<span class="meaning">${html_text(word)}${name === undefined ? "" : ` ${code(name, NAME)}`}</span>`;
}
function aboutHtml(report) {
    if (report.inputs === null)
        return "";
    const { suite, baseline, config } = report.inputs;
    const { checks } = report.verdict;
    const failed = checks.filter((check) => !check.passed).length;
    const watched = checks.filter(({ outcome }) => outcome === "watch").length;
    const parts = [
        `${html_text(suite.name, NAME)} ${html_text(suite.revision, NAME)}`,
        (0,format/* plural */.LS)(suite.cases.length, "case"),
        checks.length === 0
            ? "no checks"
            : `${failed} of ${(0,format/* plural */.LS)(checks.length, "check")} failed${watched === 0 ? "" : `, ${watched} to watch`}`,
        againstHtml(report, baseline === null, config.baseline),
    ];
    return `<p class="about">${parts.map((part) => `<span>${part}</span>`).join(" ")}</p>`;
}
function againstHtml(report, none, file) {
    const beside = (0,side_by_side/* besideCommit */.yD)(report);
    if (beside !== null)
        return `side by side with the base ${code(beside, NAME)}`;
    return `${none ? "no baseline at" : "compared with"} ${code(file, NAME)}`;
}
/** Every problem of the files that could not be used. */
function problems(report) {
    const all = report.failure?.problems ?? [];
    if (all.length === 0)
        return "";
    const rows = all.map((problem) => [
        code((0,model_problem/* placeOf */.$)(problem), QUERY),
        code(problem.pointer ?? "", QUERY),
        html_text(problem.message, SENTENCE),
    ]);
    return table((0,format/* plural */.LS)(rows.length, "problem"), [html_long("Where"), plain("Field"), html_long("Problem")], rows);
}
// The end of the page: notices, what to do next, and the receipt.
function header_notices(report) {
    const items = report.verdict.notices.map((notice) => `<li>${html_text((0,notices/* noticeSentence */.cv)(notice), SENTENCE)}</li>\n`);
    return items.length === 0 ? "" : `<ul class="notices">\n${items.join("")}</ul>\n`;
}
/** Commands to paste; the page's script adds a button that copies. */
function next(report) {
    const items = (0,advice/* nextSteps */.Z)(report).map((step) => `<li><p>${html_text(step.why)}</p><pre class="command" tabindex="0">${html_text(step.command, SENTENCE)}</pre></li>\n`);
    return items.length === 0 ? "" : `<ul class="steps">\n${items.join("")}</ul>\n`;
}
function receipt(report) {
    const rows = (0,advice/* receiptFacts */.q)(report).map((fact) => `<div><dt>${html_text(fact.name, QUERY)}</dt><dd>${code(fact.value, SENTENCE)}</dd></div>\n`);
    return `<dl class="receipt">\n${rows.join("")}</dl>\n`;
}

// EXTERNAL MODULE: ./lib/words/causes.js
var causes = __webpack_require__(57417);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
;// CONCATENATED MODULE: ./lib/reporters/html/page-data.js







// Report -> what the page's script reads, as a JSON block that nothing in it can close.
const ANSWER = 2_000;
/** Per-case figures worth a column each; the rest is in the case's own view. */
const COLUMN = /^(recall|mrr|ndcg)(@|$)/;
const FALLBACK = /^(hit_rate|map|precision)(@|$)/;
const COLUMNS = 3;
function pageData(report) {
    const rows = (0,words_rows/* caseRows */.yE)(report);
    const metrics = [...(report.scores?.cases[0]?.metrics.keys() ?? [])];
    const worst = (0,words_rows/* worstCases */.pE)(report);
    const index = new Map(rows.map((row, i) => [row.case.id, i]));
    const words = {
        intents: new Numbering(),
        documents: new Numbering(),
        categories: new Numbering(),
        metrics,
        snippets: snippetsOf(rows),
    };
    const losses = (0,words_rows/* lossesById */.Kr)(report);
    const cases = rows.map((row) => ({
        ...encodeCase(row, words),
        loss: lossOf(losses.get(row.case.id)),
        unjudged: report.explanation?.holes?.by_case.get(row.case.id)?.unjudged || undefined,
    }));
    return {
        k: report.inputs?.config.k ?? 0,
        command: (0,advice/* nextSteps */.Z)(report)[0]?.command ?? null,
        intents: words.intents.names(),
        metrics,
        units: metrics.map(registry/* unitOfMetric */.QG),
        columns: columnsOf(metrics),
        categories: words.categories.names(),
        documents: words.documents.names(),
        snippets: words.snippets.texts,
        snippetsCut: words.snippets.cut,
        cases,
        worst: worst.map(({ id }) => index.get(id)).filter((at) => at !== undefined),
    };
}
function lossOf(loss) {
    return loss === undefined ? undefined : [loss.cause, (0,causes/* lossWords */.VH)(loss)];
}
/** `<` would end the block, the others can't be seen or reorder what is; JSON reads `\u003c` as the same character. */
function jsonBlock(value) {
    return JSON.stringify(value).replaceAll(/[<>&\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
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
        return [...this.#numbers.keys()];
    }
}
function columnsOf(metrics) {
    const matching = (pattern) => metrics.flatMap((name, i) => (pattern.test(name) ? [i] : []));
    return [...matching(COLUMN), ...matching(FALLBACK)].slice(0, COLUMNS);
}
function encodeCase(row, words) {
    const { case: one, score } = row;
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
        targets: some(one.expected.map((target, i) => targetOf(row, target, i))),
        now,
        before: beforeOf(row, words, now ?? [], results),
        results: some(results),
        texts: some(words.snippets.of(one.id)),
        forbidden: some(score?.forbidden_ranks ?? []),
        samples: some((score?.samples_ms ?? []).map((ms) => rounded(ms, 3))),
        failed: some([...new Set(row.failed.map((check) => words.categories.of(check.category)))]),
        ...answerOf(row),
    };
}
/** A path is seen to be one and needs no `path:` before it. */
function targetOf(row, target, index) {
    const label = target.kind === "path" ? target.value : (0,suite/* targetLabel */.O)(target);
    return [label, target.grade, (0,words_rows/* rankBefore */.OC)(row, index) ?? 0, row.score?.ranks[index] ?? 0];
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

// EXTERNAL MODULE: ./lib/words/sampling.js
var sampling = __webpack_require__(77472);
;// CONCATENATED MODULE: ./lib/reporters/html/latency.js
/** Latency as distributions: per scope the baseline's box above, this run's below, on one axis. */








/** More intents than this are in the table of latency figures only. */
const SHOWN = 8;
/** Beyond this ratio of slowest to fastest a straight axis squeezes most boxes into a line. */
const LOG_FROM = 40;
function latencyPanel(report) {
    const rows = boxRows(report);
    const values = rows.flatMap(({ now, before }) => [now, before].flatMap((box) => (box === null ? [] : [box.low, box.p95])));
    if (values.length === 0)
        return "";
    const scale = latency_scaleOf(values);
    const all = (0,words_rows/* latencyRows */.uG)(report).length;
    const more = all > rows.length
        ? `<p class="more">${(0,format/* plural */.LS)(all - rows.length, "more intent")}: see latency in figures</p>`
        : "";
    const itself = (0,side_by_side/* noiseWords */.aJ)(report);
    const lines = [...(itself === null ? [] : [itself]), ...(0,sampling/* samplingLines */.lj)(report)];
    const words = lines.map((line) => `<p class="more">${html_text(line, SENTENCE)}</p>`).join("");
    const legend = '<p class="legend" aria-hidden="true"><span>upper: baseline, lower: now</span><span>box: middle half, upright: p50, dot: p95</span></p>';
    return `${legend}<div class="panel"><ul class="boxes">\n${rows.map((each) => latency_rowHtml(report, each, scale)).join("")}</ul><div class="axis-row">${axisSvg(scale, " ms")}</div>${more}${words}</div>\n`;
}
function latency_scaleOf(values) {
    const positive = values.filter((value) => value > 0);
    const [least, most] = [Math.min(...positive), Math.max(...positive)];
    return positive.length === values.length && most / least > LOG_FROM
        ? logScale(values)
        : linearScale([0, ...values], [0, Infinity]);
}
/** Overall first, then what failed, then by name. */
function boxRows(report) {
    const rows = (0,words_rows/* latencyRows */.uG)(report);
    const failed = new Set(rows.filter((row) => (0,words_rows/* slowerThanAllowed */.SM)(report, row)).map(({ scope }) => (0,model_scope/* scopeText */.Cm)(scope)));
    const rank = ({ scope }) => scope.kind === "overall" ? 0 : failed.has((0,model_scope/* scopeText */.Cm)(scope)) ? 1 : 2;
    const shown = rows.toSorted((a, b) => rank(a) - rank(b)).slice(0, SHOWN);
    const now = (report.scores?.cases ?? []).map(({ intent, samples_ms: samples }) => ({ intent, samples }));
    const recorded = [...(report.inputs?.baseline?.cases.values() ?? [])];
    const before = recorded.map(({ intent, latency_ms: samples }) => ({ intent, samples }));
    return shown.map((row) => ({
        row,
        now: boxOf(poolOf(now, row.scope), row.now),
        before: row.before === null ? null : boxOf(poolOf(before, row.scope), row.before),
        failed: failed.has((0,model_scope/* scopeText */.Cm)(row.scope)),
    }));
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
    const status = failed ? `${icon("bad")}<span class="unseen">failed: </span>` : "";
    const figures = ["p50_ms", "p95_ms"]
        .map((key) => `<span><i>${key.slice(0, 3)}</i> ${row.before === null ? "" : `${(0,format/* formatMs */._V)(row.before[key])} → `}<b>${(0,format/* formatMs */._V)(row.now[key])}</b></span>${ratioHtml(report, row.scope, `latency_${key}`)}`)
        .join(" ");
    return (`<li class="${failed ? "failed" : "held"}"><span class="name">${status}${html_text((0,notices/* scopeLabel */.$o)(row.scope), NAME)}</span>` +
        `<svg class="box" aria-hidden="true">${gridLines(scale)}${boxes}</svg><span class="figures">${figures}</span></li>\n`);
}
function ratioHtml(report, scope, metric) {
    const cell = (0,side_by_side/* ratioCell */.oV)(report, scope, metric);
    return cell === format/* NONE */.x3 ? "" : `<span>${html_text(cell)}</span>`;
}
function boxSvg(box, scale, side, y) {
    const x = (value) => percentOf(scale.at(value));
    const width = percentOf(Math.max(scale.at(box.q3) - scale.at(box.q1), 0));
    return (`<g class="${side}"><line class="whisker" x1="${x(box.low)}" x2="${x(box.p95)}" y1="${y}" y2="${y}"/>` +
        `<rect x="${x(box.q1)}" width="${width}" y="${y - 5}" height="10"/>` +
        `<line class="p50" x1="${x(box.p50)}" x2="${x(box.p50)}" y1="${y - 6}" y2="${y + 6}"/><circle cx="${x(box.p95)}" cy="${y}" r="3.5"/></g>`);
}
function latencyTable(report) {
    const rows = [...(0,words_rows/* latencyRows */.uG)(report), ...(0,words_rows/* stageRows */.U7)(report)].map(({ now, before, ...where }) => [
        html_text((0,notices/* latencyLabel */.hs)(where), NAME),
        String(now.samples),
        ...[now.p50_ms, before?.p50_ms, now.p90_ms, now.p95_ms, before?.p95_ms, now.p99_ms, now.mean_ms].map((ms) => (0,format/* formatMs */._V)(ms ?? null)),
    ]);
    if (rows.length === 0)
        return "";
    const names = ["Samples", "p50", "p50 baseline", "p90", "p95", "p95 baseline", "p99", "Mean"];
    return table("Latency of timed repeats, warm-up excluded", [plain("Where"), ...names.map(num)], rows);
}

;// CONCATENATED MODULE: ./lib/reporters/html/page.generated.js
// Generated from web/ by scripts/build-page.mjs; do not edit.
const EARLY = "\"use strict\";(()=>{var r=\"retrieval-gate-theme\";function t(){try{let e=localStorage.getItem(r);return e===\"light\"||e===\"dark\"?e:null}catch{return null}}function o(e){e===null?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e}o(t());})();";
const EARLY_HASH = "sha256-Spt4oHfMbGsoJyy8253kszfOSD8EJPLGJYTJ0z1Ouq4=";
const SCRIPT = "/* Contains preact:\nThe MIT License (MIT)\n\nCopyright (c) 2015-present Jason Miller\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the \"Software\"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all\ncopies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE\nSOFTWARE.\n*/\n\"use strict\";(()=>{var ne,m,Ie,zn,$,Ae,Ne,Oe,_e,Z,q,Be,ye,pe,me,Gn,X={},Y=[],Zn=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,te=Array.isArray;function P(e,n){for(var t in n)e[t]=n[t];return e}function he(e){e&&e.parentNode&&e.parentNode.removeChild(e)}function Jn(e,n,t){var r,s,a,l={};for(a in n)a==\"key\"?r=n[a]:a==\"ref\"?s=n[a]:l[a]=n[a];if(arguments.length>2&&(l.children=arguments.length>3?ne.call(arguments,2):t),typeof e==\"function\"&&e.defaultProps!=null)for(a in e.defaultProps)l[a]===void 0&&(l[a]=e.defaultProps[a]);return J(e,l,r,s,null)}function J(e,n,t,r,s){var a={type:e,props:n,key:t,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:s??++Ie,__i:-1,__u:0};return s==null&&m.vnode!=null&&m.vnode(a),a}function C(e){return e.children}function Q(e,n){this.props=e,this.context=n}function F(e,n){if(n==null)return e.__?F(e.__,e.__i+1):null;for(var t;n<e.__k.length;n++)if((t=e.__k[n])!=null&&t.__e!=null)return t.__e;return typeof e.type==\"function\"?F(e):null}function Qn(e){if(e.__P&&e.__d){var n=e.__v,t=n.__e,r=[],s=[],a=P({},n);a.__v=n.__v+1,m.vnode&&m.vnode(a),ge(e.__P,a,n,e.__n,e.__P.namespaceURI,32&n.__u?[t]:null,r,t??F(n),!!(32&n.__u),s),a.__v=n.__v,a.__.__k[a.__i]=a,Ve(r,a,s),n.__e=n.__=null,a.__e!=t&&We(a)}}function We(e){if((e=e.__)!=null&&e.__c!=null)return e.__e=e.__c.base=null,e.__k.some(function(n){if(n!=null&&n.__e!=null)return e.__e=e.__c.base=n.__e}),We(e)}function Fe(e){(!e.__d&&(e.__d=!0)&&$.push(e)&&!ee.__r++||Ae!=m.debounceRendering)&&((Ae=m.debounceRendering)||Ne)(ee)}function ee(){try{for(var e,n=1;$.length;)$.length>n&&$.sort(Oe),e=$.shift(),n=$.length,Qn(e)}finally{$.length=ee.__r=0}}function qe(e,n,t,r,s,a,l,u,d,c,f){var _,i,p,y,k,x,w=r&&r.__k||Y,h=n.length;for(d=Xn(t,n,w,d,h),_=0;_<h;_++)(p=t.__k[_])!=null&&(i=p.__i!=-1&&w[p.__i]||X,p.__i=_,x=ge(e,p,i,s,a,l,u,d,c,f),y=p.__e,p.ref&&i.ref!=p.ref&&(i.ref&&be(i.ref,null,p),f.push(p.ref,p.__c||y,p)),k==null&&y!=null&&(k=y),4&p.__u?(d=Ue(p,d,e),i.__e&&(i.__e=null)):typeof p.type==\"function\"&&x!==void 0?d=x:y&&(d=y.nextSibling),p.__u&=-7);return t.__e=k,d}function Xn(e,n,t,r,s){var a,l,u,d,c,f=t.length,_=f,i=0;for(e.__k=new Array(s),a=0;a<s;a++)(l=n[a])!=null&&typeof l!=\"boolean\"&&typeof l!=\"function\"?(typeof l==\"string\"||typeof l==\"number\"||typeof l==\"bigint\"||l.constructor==String?l=e.__k[a]=J(null,l,null,null,null):te(l)?l=e.__k[a]=J(C,{children:l},null,null,null):l.constructor===void 0&&l.__b>0?l=e.__k[a]=J(l.type,l.props,l.key,l.ref?l.ref:null,l.__v):e.__k[a]=l,d=a+i,l.__=e,l.__b=e.__b+1,u=null,(c=l.__i=Yn(l,t,d,_))!=-1&&(_--,(u=t[c])&&(u.__u|=2)),u==null||u.__v==null?(c==-1&&(s>f?i--:s<f&&i++),typeof l.type!=\"function\"&&(l.__u|=4)):c!=d&&(c==d-1?i--:c==d+1?i++:(c>d?i--:i++,l.__u|=4))):e.__k[a]=null;if(_)for(a=0;a<f;a++)(u=t[a])!=null&&(2&u.__u)==0&&(u.__e==r&&(r=F(u)),ze(u,u));return r}function Ue(e,n,t){var r,s;if(typeof e.type==\"function\"){for(r=e.__k,s=0;r&&s<r.length;s++)r[s]&&(r[s].__=e,n=Ue(r[s],n,t));return n}e.__e!=n&&(n&&e.type&&!n.parentNode&&(n=F(e)),n=t.insertBefore(e.__e,n||null));do n=n&&n.nextSibling;while(n!=null&&n.nodeType==8);return n}function Yn(e,n,t,r){var s,a,l,u=e.key,d=e.type,c=n[t],f=c!=null&&(2&c.__u)==0;if(c===null&&u==null||f&&u==c.key&&d==c.type)return t;if(r>(f?1:0)){for(s=t-1,a=t+1;s>=0||a<n.length;)if((c=n[l=s>=0?s--:a++])!=null&&(2&c.__u)==0&&u==c.key&&d==c.type)return l}return-1}function He(e,n,t){n[0]==\"-\"?e.setProperty(n,t??\"\"):e[n]=t==null?\"\":typeof t!=\"number\"||Zn.test(n)?t:t+\"px\"}function G(e,n,t,r,s){var a,l;e:if(n==\"style\")if(typeof t==\"string\")e.style.cssText=t;else{if(typeof r==\"string\"&&(e.style.cssText=r=\"\"),r)for(n in r)t&&n in t||He(e.style,n,\"\");if(t)for(n in t)r&&t[n]==r[n]||He(e.style,n,t[n])}else if(n[0]==\"o\"&&n[1]==\"n\")a=n!=(n=n.replace(Be,\"$1\")),l=n.toLowerCase(),n=l in e||n==\"onFocusOut\"||n==\"onFocusIn\"?l.slice(2):n.slice(2),e.l||(e.l={}),e.l[n+a]=t,t?r?t[q]=r[q]:(t[q]=ye,e.addEventListener(n,a?me:pe,a)):e.removeEventListener(n,a?me:pe,a);else{if(s==\"http://www.w3.org/2000/svg\")n=n.replace(/xlink(H|:h)/,\"h\").replace(/sName$/,\"s\");else if(n!=\"width\"&&n!=\"height\"&&n!=\"href\"&&n!=\"list\"&&n!=\"form\"&&n!=\"tabIndex\"&&n!=\"download\"&&n!=\"rowSpan\"&&n!=\"colSpan\"&&n!=\"role\"&&n!=\"popover\"&&n in e)try{e[n]=t??\"\";break e}catch{}typeof t==\"function\"||(t==null||t===!1&&n[4]!=\"-\"?e.removeAttribute(n):e.setAttribute(n,n==\"popover\"&&t==1?\"\":t))}}function Le(e){return function(n){if(this.l){var t=this.l[n.type+e];if(n[Z]==null)n[Z]=ye++;else if(n[Z]<t[q])return;return t(m.event?m.event(n):n)}}}function ge(e,n,t,r,s,a,l,u,d,c){var f,_,i,p,y,k,x,w,h,T,B,A,W,De,z,fe,S=n.type;if(n.constructor!==void 0)return null;128&t.__u&&(d=!!(32&t.__u),a=[u=n.__e=t.__e]),(f=m.__b)&&f(n);e:if(typeof S==\"function\"){_=l.length;try{if(h=n.props,T=S.prototype&&S.prototype.render,B=(f=S.contextType)&&r[f.__c],A=f?B?B.props.value:f.__:r,t.__c?w=(i=n.__c=t.__c).__=i.__E:(T?n.__c=i=new S(h,A):(n.__c=i=new Q(h,A),i.constructor=S,i.render=nt),B&&B.sub(i),i.state||(i.state={}),i.__n=r,p=i.__d=!0,i.__h=[],i._sb=[]),T&&i.__s==null&&(i.__s=i.state),T&&S.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=P({},i.__s)),P(i.__s,S.getDerivedStateFromProps(h,i.__s))),y=i.props,k=i.state,i.__v=n,p)T&&S.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),T&&i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(T&&S.getDerivedStateFromProps==null&&h!==y&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps(h,A),n.__v==t.__v||!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate(h,i.__s,A)===!1){n.__v!=t.__v&&(i.props=h,i.state=i.__s,i.__d=!1),n.__e=t.__e,n.__k=t.__k,n.__k.some(function(L){L&&(L.__=n)}),Y.push.apply(i.__h,i._sb),i._sb=[],i.__h.length&&l.push(i),u=F(t);break e}i.componentWillUpdate!=null&&i.componentWillUpdate(h,i.__s,A),T&&i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(y,k,x)})}if(i.context=A,i.props=h,i.__P=e,i.__e=!1,W=m.__r,De=0,T)i.state=i.__s,i.__d=!1,W&&W(n),f=i.render(i.props,i.state,i.context),Y.push.apply(i.__h,i._sb),i._sb=[];else do i.__d=!1,W&&W(n),f=i.render(i.props,i.state,i.context),i.state=i.__s;while(i.__d&&++De<25);i.state=i.__s,i.getChildContext!=null&&(r=P(P({},r),i.getChildContext())),T&&!p&&i.getSnapshotBeforeUpdate!=null&&(x=i.getSnapshotBeforeUpdate(y,k)),z=f!=null&&f.type===C&&f.key==null?je(f.props.children):f,u=qe(e,te(z)?z:[z],n,t,r,s,a,l,u,d,c),i.base=n.__e,n.__u&=-161,i.__h.length&&l.push(i),w&&(i.__E=i.__=null)}catch(L){if(l.length=_,n.__v=null,d||a!=null){if(L.then){for(n.__u|=d?160:128;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;a!=null&&(a[a.indexOf(u)]=null),n.__e=u}else if(a!=null)for(fe=a.length;fe--;)he(a[fe])}else n.__e=t.__e;n.__k==null&&(n.__k=t.__k||[]),L.then||Ke(n),m.__e(L,n,t)}}else a==null&&n.__v==t.__v?(n.__k=t.__k,n.__e=t.__e):u=n.__e=et(t.__e,n,t,r,s,a,l,d,c);return(f=m.diffed)&&f(n),128&n.__u?void 0:u}function Ke(e){e&&(e.__c&&(e.__c.__e=!0),e.__k&&e.__k.some(Ke))}function Ve(e,n,t){for(var r=0;r<t.length;r++)be(t[r],t[++r],t[++r]);m.__c&&m.__c(n,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(a){a.call(s)})}catch(a){m.__e(a,s.__v)}})}function je(e){return typeof e!=\"object\"||e==null||e.__b>0?e:te(e)?e.map(je):e.constructor!==void 0?null:P({},e)}function et(e,n,t,r,s,a,l,u,d){var c,f,_,i,p,y,k,x=t.props||X,w=n.props,h=n.type;if(h==\"svg\"?s=\"http://www.w3.org/2000/svg\":h==\"math\"?s=\"http://www.w3.org/1998/Math/MathML\":s||(s=\"http://www.w3.org/1999/xhtml\"),a!=null){for(c=0;c<a.length;c++)if((p=a[c])&&\"setAttribute\"in p==!!h&&(h?p.localName==h:p.nodeType==3)){e=p,a[c]=null;break}}if(e==null){if(h==null)return document.createTextNode(w);e=document.createElementNS(s,h,w.is&&w),u&&(m.__m&&m.__m(n,a),u=!1),a=null}if(h==null)x===w||u&&e.data==w||(e.data=w);else{if(a=h==\"textarea\"&&w.defaultValue!=null?null:a&&ne.call(e.childNodes),!u&&a!=null)for(x={},c=0;c<e.attributes.length;c++)x[(p=e.attributes[c]).name]=p.value;for(c in x)p=x[c],c==\"dangerouslySetInnerHTML\"?_=p:c==\"children\"||c in w||c==\"value\"&&\"defaultValue\"in w||c==\"checked\"&&\"defaultChecked\"in w||G(e,c,null,p,s);for(c in w)p=w[c],c==\"children\"?i=p:c==\"dangerouslySetInnerHTML\"?f=p:c==\"value\"?y=p:c==\"checked\"?k=p:u&&typeof p!=\"function\"||x[c]===p||G(e,c,p,x[c],s);if(f)u||_&&(f.__html==_.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),n.__k=[];else if(_&&(e.innerHTML=\"\"),qe(n.type==\"template\"?e.content:e,te(i)?i:[i],n,t,r,h==\"foreignObject\"?\"http://www.w3.org/1999/xhtml\":s,a,l,a?a[0]:t.__k&&F(t,0),u,d),a!=null)for(c=a.length;c--;)he(a[c]);u&&h!=\"textarea\"||(c=\"value\",h==\"progress\"&&y==null?e.removeAttribute(\"value\"):y!=null&&(y!==e[c]||h==\"progress\"&&!y||h==\"option\"&&y!=x[c])&&G(e,c,y,x[c],s),c=\"checked\",k!=null&&k!=e[c]&&G(e,c,k,x[c],s))}return e}function be(e,n,t){try{if(typeof e==\"function\"){var r=typeof e.__u==\"function\";r&&e.__u(),r&&n==null||(e.__u=e(n))}else e.current=n}catch(s){m.__e(s,t)}}function ze(e,n,t){var r,s;if(m.unmount&&m.unmount(e),(r=e.ref)&&(r.current&&r.current!=e.__e||be(r,null,n)),(r=e.__c)!=null){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(a){m.__e(a,n)}r.base=r.__P=r.__n=null}if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&ze(r[s],n,t||typeof e.type!=\"function\");t||he(e.__e),e.__c=e.__=e.__e=void 0}function nt(e,n,t){return this.constructor(e,t)}function re(e,n,t){var r,s,a,l;n==document&&(n=document.documentElement),m.__&&m.__(e,n),s=(r=typeof t==\"function\")?null:t&&t.__k||n.__k,a=[],l=[],ge(n,e=(!r&&t||n).__k=Jn(C,null,[e]),s||X,X,n.namespaceURI,!r&&t?[t]:s?null:n.firstChild?ne.call(n.childNodes):null,a,!r&&t?t:s?s.__e:n.firstChild,r,l),Ve(a,e,l),e.props.children=null}ne=Y.slice,m={__e:function(e,n,t,r){for(var s,a,l;n=n.__;)if((s=n.__c)&&!s.__)try{if((a=s.constructor)&&a.getDerivedStateFromError!=null&&(s.setState(a.getDerivedStateFromError(e)),l=s.__d),s.componentDidCatch!=null&&(s.componentDidCatch(e,r||{}),l=s.__d),l)return s.__E=s}catch(u){e=u}throw e}},Ie=0,zn=function(e){return e!=null&&e.constructor===void 0},Q.prototype.setState=function(e,n){var t;t=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=P({},this.state),typeof e==\"function\"&&(e=e(P({},t),this.props)),e&&P(t,e),e!=null&&this.__v&&(n&&this._sb.push(n),Fe(this))},Q.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Fe(this))},Q.prototype.render=C,$=[],Ne=typeof Promise==\"function\"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Oe=function(e,n){return e.__v.__b-n.__v.__b},ee.__r=0,_e=Math.random().toString(8),Z=\"__d\"+_e,q=\"__a\"+_e,Be=/(PointerCapture)$|Capture$/i,ye=0,pe=Le(!1),me=Le(!0),Gn=0;var I,b,ve,Ge,U=0,tn=[],v=m,Ze=v.__b,Je=v.__r,Qe=v.diffed,Xe=v.__c,Ye=v.unmount,en=v.__;function se(e,n){v.__h&&v.__h(b,e,U||n),U=0;var t=b.__H||(b.__H={__:[],__h:[]});return e>=t.__.length&&t.__.push({}),t.__[e]}function R(e){return U=1,tt(on,e)}function tt(e,n,t){var r=se(I++,2);if(r.t=e,!r.__c&&(r.__=[t?t(n):on(void 0,n),function(u){var d=r.__N?r.__N[0]:r.__[0],c=r.t(d,u);d!==c&&(r.__N=[c,r.__[1]],r.__c.setState({}))}],r.__c=b,!b.__f)){var s=function(u,d,c){if(!r.__c.__H)return!0;var f=!1,_=r.__c.props!==u;if(r.__c.__H.__.some(function(p){if(p.__N){f=!0;var y=p.__[0];p.__=p.__N,p.__N=void 0,y!==p.__[0]&&(_=!0)}}),a){var i=a.call(this,u,d,c);return f?i||_:i}return!f||_};b.__f=!0;var a=b.shouldComponentUpdate,l=b.componentWillUpdate;b.componentWillUpdate=function(u,d,c){if(this.__e){var f=a;a=void 0,s(u,d,c),a=f}l&&l.call(this,u,d,c)},b.shouldComponentUpdate=s}return r.__N||r.__}function M(e,n){var t=se(I++,3);!v.__s&&xe(t.__H,n)&&(t.__=e,t.u=n,b.__H.__h.push(t))}function ae(e,n){var t=se(I++,4);!v.__s&&xe(t.__H,n)&&(t.__=e,t.u=n,b.__h.push(t))}function N(e){return U=5,H(function(){return{current:e}},[])}function H(e,n){var t=se(I++,7);return xe(t.__H,n)&&(t.__=e(),t.__H=n,t.__h=e),t.__}function rn(e,n){return U=8,H(function(){return e},n)}function rt(){for(var e;e=tn.shift();){var n=e.__H;if(e.__P&&n)try{n.__h.some(oe),n.__h.some(we),n.__h=[]}catch(t){n.__h=[],v.__e(t,e.__v)}}}v.__b=function(e){b=null,Ze&&Ze(e)},v.__=function(e,n){e&&n.__k&&n.__k.__m&&(e.__m=n.__k.__m),en&&en(e,n)},v.__r=function(e){Je&&Je(e),I=0;var n=(b=e.__c).__H;n&&(ve===b?(n.__h=[],b.__h=[],n.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})):(n.__h.some(oe),n.__h.some(we),n.__h=[],I=0)),ve=b},v.diffed=function(e){Qe&&Qe(e);var n=e.__c;n&&n.__H&&(n.__H.__h.length&&(tn.push(n)!==1&&Ge===v.requestAnimationFrame||((Ge=v.requestAnimationFrame)||ot)(rt)),n.__H.__.some(function(t){t.u&&(t.__H=t.u,t.u=void 0)})),ve=b=null},v.__c=function(e,n){n.some(function(t){try{t.__h.some(oe),t.__h=t.__h.filter(function(r){return!r.__||we(r)})}catch(r){n.some(function(s){s.__h&&(s.__h=[])}),n=[],v.__e(r,t.__v)}}),Xe&&Xe(e,n)},v.unmount=function(e){Ye&&Ye(e);var n,t=e.__c;t&&t.__H&&(t.__H.__.some(function(r){try{oe(r)}catch(s){n=s}}),t.__H=void 0,n&&v.__e(n,t.__v))};var nn=typeof requestAnimationFrame==\"function\";function ot(e){var n,t=function(){clearTimeout(r),nn&&cancelAnimationFrame(n),setTimeout(e)},r=setTimeout(t,35);nn&&(n=requestAnimationFrame(t))}function oe(e){var n=b,t=e.__c;typeof t==\"function\"&&(e.__c=void 0,t()),b=n}function we(e){var n=b;e.__c=e.__(),b=n}function xe(e,n){return!e||e.length!==n.length||n.some(function(t,r){return t!==e[r]})}function on(e,n){return typeof n==\"function\"?n(e):n}var st=0;function o(e,n,t,r,s,a){n||(n={});var l,u,d=n;if(\"ref\"in d)for(u in d={},n)u==\"ref\"?l=n[u]:d[u]=n[u];var c={type:e,props:d,key:t,ref:l,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:--st,__i:-1,__u:0,__source:s,__self:a};if(typeof e==\"function\"&&(l=e.defaultProps))for(u in l)d[u]===void 0&&(d[u]=l[u]);return m.vnode&&m.vnode(c),c}function le({text:e}){let[n,t]=R(!1);return navigator.clipboard===void 0?null:o(\"button\",{type:\"button\",class:\"quiet copy\",onClick:()=>{navigator.clipboard.writeText(e).then(()=>t(!0),()=>t(!1))},children:[n?\"Copied\":\"Copy\",o(\"span\",{class:\"unseen\",role:\"status\",children:n?\" to the clipboard\":\" the command\"})]})}function an(e){let n=new Map(e.worst.map((r,s)=>[r,s])),t=e.cases.map((r,s)=>at(e,r,s,n.get(s)??1/0));return{page:e,rows:t}}function at(e,n,t,r){let s=n.before!==void 0,a=(n.targets??[]).map(([_,i,p,y])=>({label:_,grade:i,before:s?p||null:void 0,after:y||null})).toSorted((_,i)=>ke(i,e.k)-ke(_,e.k)),l=_=>_.map(i=>e.documents[i]??\"\"),u=l(n.results??[]),d=n.now??[],c=s?n.before.metrics??d:null,f=a[0];return{index:t,case:n,intent:e.intents[n.intent]??\"\",targets:a,metrics:d,metricsBefore:c,results:u,resultsBefore:s?n.before.results===void 0?u:l(n.before.results):null,ms:sn(n.samples??[]),msBefore:sn(n.before?.samples??[]),failed:(n.failed??[]).map(_=>e.categories[_]??\"\"),changed:s&&(n.before.metrics!==void 0||a.some(_=>_.before!==_.after)),lost:a.some(_=>typeof _.before==\"number\"&&_.after===null),fall:f===void 0||!s?null:ke(f,e.k),severity:r}}function ke({before:e,after:n},t){let[r,s]=[e??null,n];return r===s?0:s===null?2*t+1-(r??0):r===null?s-(2*t+1):s-r}function sn(e){return e.length===0?null:e.toSorted((n,t)=>n-t)[Math.ceil(e.length/2)-1]??null}var Ce=\"\\u2013\",ln=\"\\u2212\";function D(e,n=cn(e)){return e===null?Ce:`${Re(e.toFixed(n))} ms`}function un(e){let n=Math.abs(e??0);return n===0?0:Math.min(Math.max(2-Math.floor(Math.log10(n)),0),12)}function cn(e){let n=Math.abs(e??0);return n<1?3:n<10?2:n<100?1:0}function E(e,n,t){if(n===null)return Ce;if(e===\"ms\")return D(n,t);if(e===\"cases\")return Re(String(Math.round(n*1e6)/1e6));let r=e===\"characters\"?1:e===\"money\"?un(n):3;return Re(n.toFixed(t??r))}function lt(e,n,t){if(n===null)return Ce;let r=E(e,n,t);return n>0&&/[1-9]/.test(r)?`+${r}`:r}function dn(e){return e.startsWith(\"+\")?`\\u25B2 ${e}`:e.startsWith(ln)?`\\u25BC ${e}`:e}function Re(e){return e.startsWith(\"-\")?/[1-9]/.test(e)?ln+e.slice(1):e.slice(1):e}function fn({unit:e,baseline:n,current:t,delta:r,limit:s}){let a=[n,t,s].filter(u=>u!==null),l=e===\"ms\"?Math.max(0,...a.map(cn)):e===\"money\"?Math.max(0,...a.map(un)):e===\"characters\"?1:it(a);return{baseline:E(e,n,l),current:E(e,t,l),delta:lt(e,r,l),limit:E(e,s,l)}}function it(e){let n=t=>new Set(e.map(r=>r.toFixed(t))).size;return[3,4,5].find(t=>n(t)===n(9))??6}function Te(e,n,t=`${n}s`){return`${e} ${e===1?n:t}`}var _n=\"#case=\";function K(e){return _n+encodeURIComponent(e.replaceAll(new RegExp(\"\\\\p{Cs}\",\"gu\"),\"\\uFFFD\"))}function Se(e,n){return n.startsWith(_n)?e.find(t=>ut(K(t.case.id),n))??null:null}function ut(e,n){return e===n||e.replaceAll(\"'\",\"%27\")===n}function pn(e){try{history.replaceState(null,\"\",e===\"\"?location.pathname+location.search:e)}catch{}}function V({tone:e}){if(e===\"dim\")return null;let n={bad:\"M4 4l8 8M12 4l-8 8\",good:\"M3 8.5l3.5 3.5L13 4.5\",warn:\"M3 8h10\"}[e];return o(\"svg\",{class:`icon ${e}`,viewBox:\"0 0 16 16\",\"aria-hidden\":\"true\",children:o(\"path\",{d:n})})}var ct=/[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}\\p{Noncharacter_Code_Point}\\u00ad\\u200b\\u2060-\\u2064\\ufeff\\u{e0000}-\\u{e007f}]/gu;function dt(e,n){if(e.length<=n)return e;let t=Array.from(e);return t.length<=n?e:`${t.slice(0,n).join(\"\")}\\u2026 (+${t.length-n} characters)`}function mn(e,n=1/0){return dt(e,n).replaceAll(ct,ft)}function ft(e){return`\\\\u{${e.codePointAt(0).toString(16)}}`}var g=mn;function ie({before:e,after:n}){return e===void 0?n===null?\"not found\":`rank ${n}`:e===null?n===null?\"not found\":`new \\u2192 ${n}`:n===null?`${e} \\u2192 lost`:e===n?`${n}`:`${e} \\u2192 ${n}`}function j({before:e,after:n}){return e===void 0||e===n?\"dim\":n===null?\"bad\":e===null||n<e?\"good\":\"bad\"}function ue(e){return e.case.error!==void 0?{tone:\"bad\",words:\"error\"}:e.failed.length>0?{tone:\"bad\",words:e.failed.join(\", \")}:e.metricsBefore===null?{tone:\"warn\",words:\"no baseline\"}:e.case.degraded?{tone:\"warn\",words:\"degraded\"}:e.lost?{tone:\"warn\",words:\"lost, within tolerance\"}:{tone:\"dim\",words:e.changed?\"changed\":\"same\"}}var ce=200;function yn({report:e,row:n,position:t,active:r,onFocus:s}){let{units:a,columns:l}=e.page,u=ue(n);return o(\"tr\",{\"aria-rowindex\":t+2,children:[o(\"th\",{scope:\"row\",class:\"c-query\",children:[o(\"a\",{href:K(n.case.id),tabIndex:r?0:-1,\"data-position\":t,onFocus:s,children:g(n.case.query,ce)||\"(empty query)\"}),n.case.critical&&o(\"span\",{class:\"tag\",children:\"critical\"})]}),o(\"td\",{class:\"c-id\",children:o(\"code\",{children:g(n.case.id,ce)})}),o(\"td\",{class:\"c-intent\",children:g(n.intent,ce)}),o(\"td\",{class:\"c-move\",children:o(_t,{row:n})}),l.map(d=>o(\"td\",{class:\"c-num num\",children:o(pt,{unit:a[d]??\"share\",now:n.metrics[d]??null,before:n.metricsBefore?.[d]??null})},d)),o(\"td\",{class:\"c-num num\",children:D(n.ms)}),o(\"td\",{class:\"c-outcome\",children:o(\"span\",{class:u.tone,children:[o(V,{tone:u.tone}),u.words]})})]})}function _t({row:e}){let[n,...t]=e.targets;return e.case.expect_empty?o(\"span\",{class:\"dim\",children:[\"nothing expected, \",e.results.length,\" found\"]}):n===void 0?o(\"span\",{class:\"dim\",children:\"no target\"}):o(C,{children:[o(\"span\",{class:`move-words ${j(n)}`,children:ie(n)}),\" \",o(\"code\",{children:g(n.label,ce)}),t.length>0&&o(\"span\",{class:\"dim\",children:[\" +\",t.length]})]})}function pt(e){let{unit:n,now:t,before:r}=e;if(t===null||r===null||Math.abs(t-r)<5e-4)return o(C,{children:E(n,t)});let s=E(n,r);return o(\"span\",{title:`was ${s}`,children:[o(\"span\",{class:\"arrow\",\"aria-hidden\":\"true\",children:[t>r?\"\\u25B2\":\"\\u25BC\",\" \"]}),E(n,t),o(\"span\",{class:\"unseen\",children:[\", was \",s]})]})}var hn=6,gn=12;function bn(e,n,t){let[r,s]=R({top:0,size:800});ae(()=>{let u=e.current;if(u===null)return;let d=()=>{let[f,_]=[u.scrollTop,u.clientHeight];s(i=>i.top===f&&i.size===_?i:{top:f,size:_})},c=new ResizeObserver(d);return c.observe(u),u.addEventListener(\"scroll\",d,{passive:!0}),()=>{c.disconnect(),u.removeEventListener(\"scroll\",d)}},[e]),M(()=>{e.current!==null&&e.current.scrollTop>n*t&&(e.current.scrollTop=0)},[e,n,t]);let a=Math.max(Math.min(Math.floor(r.top/t),n)-hn,0),l=Math.min(a+Math.ceil(r.size/t)+2*hn,n);return{first:a,last:l}}function vn(e,n,t){let r={ArrowDown:n+1,ArrowUp:n-1,PageDown:n+gn,PageUp:n-gn,Home:0,End:t-1},s=Object.hasOwn(r,e)?r[e]:void 0;return s===void 0?null:Math.min(Math.max(s,0),Math.max(t-1,0))}var de=36;function xn({metrics:e,columns:n}){return[{key:\"query\",name:\"Query\",cls:\"c-query\",descending:!1},{key:\"id\",name:\"Case\",cls:\"c-id\",descending:!1},{key:\"intent\",name:\"Intent\",cls:\"c-intent\",descending:!1},{key:\"fall\",name:\"Target, rank before \\u2192 now\",cls:\"c-move\",descending:!0},...n.map(t=>({key:`metric:${t}`,name:e[t]??\"\",cls:\"c-num num\",descending:!1})),{key:\"latency\",name:\"Latency\",cls:\"c-num num\",descending:!0},{key:\"outcome\",name:\"Outcome\",cls:\"c-outcome\",descending:!1}]}function kn(e){return xn(e).map(({key:n})=>n)}function Rn({report:e,rows:n,sort:t,onSort:r}){let s=N(null),{first:a,last:l}=bn(s,n.length,de),[u,d]=yt(s,n),c=xn(e.page);return o(\"div\",{class:\"cases\",ref:s,role:\"region\",\"aria-label\":\"Table of cases\",tabIndex:0,onKeyDown:_=>{let i=_.target instanceof HTMLAnchorElement?vn(_.key,u,n.length):null;i!==null&&(_.preventDefault(),d(i))},children:[o(\"table\",{\"aria-rowcount\":n.length+1,children:[o(\"thead\",{children:o(\"tr\",{\"aria-rowindex\":1,children:c.map(_=>o(mt,{column:_,sort:t,onSort:r},_.key))})}),o(\"tbody\",{children:[o(wn,{rows:a,columns:c.length}),n.slice(a,l).map((_,i)=>o(yn,{report:e,row:_,position:a+i,active:a+i===u,onFocus:()=>d(a+i,!1)},a+i)),o(wn,{rows:n.length-l,columns:c.length})]})]}),n.length===0&&o(\"p\",{class:\"none\",children:\"No case matches these filters.\"})]})}function mt({column:e,sort:n,onSort:t}){let r=n.key===e.key,s=r?!n.descending:e.descending,a=n.descending?\"descending\":\"ascending\";return o(\"th\",{scope:\"col\",class:e.cls,...r&&{\"aria-sort\":a},children:o(\"button\",{type:\"button\",onClick:()=>t({key:e.key,descending:s}),children:[e.name,o(\"span\",{class:\"arrow\",\"aria-hidden\":\"true\",children:r?n.descending?\" \\u25BC\":\" \\u25B2\":\"\"})]})})}function wn({rows:e,columns:n}){return e<=0?null:o(\"tr\",{class:\"spacer\",\"aria-hidden\":\"true\",children:o(\"td\",{colSpan:n,style:{height:`${e*de}px`}})})}function yt(e,n){let[t,r]=R(0),s=N(!1);return M(()=>r(0),[n]),ae(()=>{let l=e.current?.querySelector(`[data-position=\"${t}\"]`);!s.current||!l||(s.current=!1,l.focus({preventScroll:!0}))}),[t,(l,u=!0)=>{if(r(l),!u||e.current===null)return;s.current=!0;let{scrollTop:d,clientHeight:c}=e.current,[f,_]=[l*de,(l+2)*de];f<d?e.current.scrollTop=f:_>d+c&&(e.current.scrollTop=_-c)}]}function Cn({report:e,row:n}){let t=e.page.metrics.map((r,s)=>({metric:r,unit:e.page.units[s]??\"share\",current:n.metrics[s]??null,baseline:n.metricsBefore?.[s]??null})).filter(({current:r,baseline:s})=>r!==null||s!==null);return t.length===0?null:o(\"section\",{children:[o(\"h3\",{children:\"Figures\"}),o(\"table\",{class:\"figures\",children:[o(\"thead\",{children:o(\"tr\",{children:[o(\"th\",{scope:\"col\",children:\"Metric\"}),o(\"th\",{scope:\"col\",class:\"num\",children:\"Baseline\"}),o(\"th\",{scope:\"col\",class:\"num\",children:\"Now\"}),o(\"th\",{scope:\"col\",class:\"num\",children:\"Change\"})]})}),o(\"tbody\",{children:t.map(({metric:r,unit:s,current:a,baseline:l})=>{let u=a===null||l===null?null:a-l,d=fn({unit:s,baseline:l,current:a,delta:u,limit:null});return o(\"tr\",{children:[o(\"th\",{scope:\"row\",children:o(\"code\",{children:r})}),o(\"td\",{class:\"num dim\",children:d.baseline}),o(\"td\",{class:\"num\",children:d.current}),o(\"td\",{class:\"num\",children:u===0?\"=\":dn(d.delta)})]},r)})})]})]})}function Sn(e,n){let t=gt(e,n),[r,s]=[Tn(n.results),n.resultsBefore&&Tn(n.resultsBefore)],a=(l,u,d)=>{let c=u+1,f=d===\"now\"?s:r,i=(d===\"now\"?r:s)?.get(l)===c?f?.get(l)??null:null,p=n.targets.filter(y=>(d===\"now\"?y.after:y.before)===c);return{rank:c,document:l,other:i,fate:s===null?null:ht(d,c,i),targets:p,lost:d===\"before\"&&p.some(y=>y.after===null),forbidden:d===\"now\"&&(n.case.forbidden?.includes(c)??!1),score:d===\"now\"?n.case.scores?.[u]??null:null,text:t.get(l)??null}};return{before:n.resultsBefore?.map((l,u)=>a(l,u,\"before\"))??null,now:n.results.map((l,u)=>a(l,u,\"now\"))}}function ht(e,n,t){return t===null?e===\"before\"?\"gone\":\"new\":t===n?\"same\":e===\"now\"==t>n?\"up\":\"down\"}function Tn(e){let n=new Map;for(let[t,r]of e.entries())n.has(r)||n.set(r,t+1);return n}function gt({page:e},n){let t=new Map;for(let[r,s]of n.results.entries()){let a=e.snippets[n.case.texts?.[r]??-1];a!==void 0&&!t.has(s)&&t.set(s,a)}return t}var Mn=46,Me=64;function $n({report:e,row:n}){let t=Sn(e,n),{k:r}=e.page;return o(\"section\",{class:\"rankings\",children:[o(\"h3\",{id:\"was-title\",children:[\"Baseline, top \",r]}),o(\"h3\",{id:\"now-title\",children:[\"Now, top \",r]}),t.before===null?o(\"p\",{class:\"dim\",children:\"No counterpart in the baseline: the case is new or was edited.\"}):o(Pn,{places:t.before,side:\"was\"}),o(wt,{joined:t}),o(Pn,{places:t.now,side:\"now\"}),e.page.snippetsCut&&o(\"p\",{class:\"dim note\",children:\"Texts of some results were left out to keep this file small.\"})]})}function Pn({places:e,side:n}){return e.length===0?o(\"p\",{class:\"dim\",children:\"No results.\"}):o(\"ol\",{class:`places ${n}`,\"aria-labelledby\":`${n}-title`,children:e.map(t=>o(bt,{place:t,side:n},t.rank))})}function bt({place:e,side:n}){let r=[e.score===null?\"\":`score ${e.score}`,g(e.text??\"\")].filter(Boolean).join(\" \\xB7 \"),s=e.lost||e.forbidden?\"lost\":e.targets.length>0?\"target\":\"\";return o(\"li\",{class:s,title:g(`${e.document}${e.text===null?\"\":`: ${e.text}`}`),children:[o(\"span\",{class:\"rank num\",children:e.rank}),o(\"span\",{class:\"what\",children:[o(\"code\",{children:g(e.document,300)}),r!==\"\"&&o(\"span\",{class:\"snippet\",children:r})]}),o(\"span\",{class:\"marks\",children:[e.targets.length>0&&o(\"span\",{class:\"tag judged\",children:[e.lost?\"lost target\":\"target\",\", grade\",\" \",Math.max(...e.targets.map(a=>a.grade))]}),e.forbidden&&o(\"span\",{class:\"tag judged\",children:\"forbidden\"}),o(\"span\",{class:\"fate\",children:vt(e,n)})]})]})}function vt({fate:e,other:n},t){return e===\"gone\"||e===\"new\"?e:e===null||e===\"same\"||n===null?\"\":t===\"was\"?`\\u2192 ${n}`:`${e===\"up\"?\"\\u25B2\":\"\\u25BC\"} was ${n}`}function wt({joined:e}){let{before:n,now:t}=e,r=Math.max(n?.length??0,t.length)*Mn,s=l=>(l-.5)*Mn,a=Me/2;return o(\"svg\",{class:\"lines\",width:Me,height:r,\"aria-hidden\":\"true\",children:n?.map(l=>l.other===null?o(\"path\",{class:l.lost?\"lost\":\"gone\",d:`M0 ${s(l.rank)}h18m-4-4l4 4l-4 4`},l.rank):o(\"path\",{class:l.targets.length>0?\"target\":\"other\",d:`M0 ${s(l.rank)}C${a} ${s(l.rank)} ${a} ${s(l.other)} ${Me} ${s(l.other)}`},l.rank))})}function En({row:e}){let[n,t]=[e.case.samples??[],e.case.before?.samples??[]];if(n.length===0&&t.length===0)return null;let r=[...n,...t].reduce((a,l)=>Math.max(a,l),0)||1,s=[{name:\"Baseline\",cls:\"was\",samples:t,median:e.msBefore},{name:\"Now\",cls:\"now\",samples:n,median:e.ms}].filter(({samples:a})=>a.length>0);return o(\"section\",{children:[o(\"h3\",{children:\"Latency\"}),o(\"ul\",{class:\"samples\",children:[s.map(({name:a,cls:l,samples:u,median:d})=>o(\"li\",{class:l,children:[o(\"span\",{children:a}),o(\"svg\",{\"aria-hidden\":\"true\",children:[o(\"line\",{class:\"grid\",x1:\"0\",x2:\"100%\",y1:\"9\",y2:\"9\"}),u.map((c,f)=>o(\"circle\",{cx:`${c/r*96+2}%`,cy:\"9\",r:\"4\"},f))]}),o(\"span\",{class:\"num\",children:[\"median \",o(\"b\",{children:D(d)})]}),o(\"span\",{class:\"unseen\",children:[\", samples: \",u.map(c=>D(c)).join(\", \")]})]},l)),o(\"li\",{class:\"ends-row\",\"aria-hidden\":\"true\",children:o(\"span\",{class:\"ends\",children:[o(\"span\",{children:\"0\"}),o(\"span\",{children:D(r)})]})})]})]})}function Dn({row:e}){let n=Object.entries(e.case.spans??{});if(n.length===0)return null;let t=n.reduce((r,[,s])=>Math.max(r,s),0)||1;return o(\"section\",{children:[o(\"h3\",{children:\"Stages of one answer\"}),o(\"ul\",{class:\"samples spans\",children:n.map(([r,s])=>o(\"li\",{children:[o(\"span\",{children:g(r,60)}),o(\"svg\",{\"aria-hidden\":\"true\",children:o(\"rect\",{x:\"0\",y:\"4\",height:\"10\",width:`${Math.max(s/t*100,.5)}%`})}),o(\"span\",{class:\"num\",children:D(s)})]},r))})]})}function An({report:e,row:n,rows:t,onShow:r}){let s=N(null),a=N(null);M(()=>s.current?.showModal(),[]),M(()=>{a.current!==null&&(a.current.scrollTop=0,a.current.querySelector(\"h2\")?.focus())},[n]);let l=t.indexOf(n),u=c=>{let f=t[l+c];f!==void 0&&r(f)};return o(\"dialog\",{ref:s,class:\"case\",\"aria-labelledby\":\"case-title\",onClose:()=>r(null),onKeyDown:c=>{c.altKey||c.ctrlKey||c.metaKey||(c.key===\"ArrowLeft\"?u(-1):c.key===\"ArrowRight\"&&u(1))},onClick:c=>c.target===s.current&&s.current?.close(),children:[o(\"div\",{class:\"case-bar\",children:[o(\"button\",{type:\"button\",class:\"quiet\",disabled:l<=0,onClick:()=>u(-1),children:\"\\u2190 Previous\"}),o(\"button\",{type:\"button\",class:\"quiet\",disabled:l>=t.length-1,onClick:()=>u(1),children:\"Next \\u2192\"}),o(\"span\",{class:\"dim num\",children:[l+1,\" of \",t.length]}),o(\"button\",{type:\"button\",class:\"quiet close\",onClick:()=>s.current?.close(),children:[\"Close \",o(\"kbd\",{children:\"Esc\"})]})]}),o(\"div\",{class:\"case-body\",ref:a,tabIndex:0,role:\"region\",\"aria-labelledby\":\"case-title\",children:[o(xt,{row:n}),o(kt,{row:n}),o($n,{report:e,row:n}),o(\"div\",{class:\"case-columns\",children:[o(Cn,{report:e,row:n}),o(\"div\",{children:[o(En,{row:n}),o(Dn,{row:n})]})]}),o(Rt,{report:e,row:n})]})]})}function xt({row:e}){let n=ue(e);return o(\"div\",{class:\"case-head\",children:[o(\"h2\",{id:\"case-title\",tabIndex:-1,children:g(e.case.query,2e3)||\"(empty query)\"}),o(\"p\",{class:\"about\",children:[o(\"span\",{class:`strong ${n.tone}`,children:[o(V,{tone:n.tone}),n.words]}),o(\"code\",{children:g(e.case.id,300)}),o(\"span\",{children:g(e.intent,120)}),e.case.critical&&o(\"span\",{class:\"tag\",children:\"critical\"}),e.case.degraded&&o(\"span\",{class:\"tag\",children:\"degraded answer\"}),o(\"code\",{children:g(e.case.place,300)})]}),e.case.error!==void 0&&o(\"p\",{class:\"says bad\",children:g(e.case.error,2e3)}),e.case.answer!==void 0&&o(\"p\",{class:\"says\",children:g(e.case.answer)})]})}function kt({row:e}){return e.case.expect_empty?o(\"p\",{class:\"dim\",children:[\"Nothing should be found for this query; \",e.results.length,\" found\",e.results.length===0?\", as it should be\":\"\",\".\"]}):o(\"ul\",{class:\"moves targets\",children:e.targets.map(n=>o(\"li\",{children:[o(\"span\",{class:`move-words ${j(n)}`,children:[o(V,{tone:j(n)}),ie(n)]}),\" \",o(\"code\",{children:g(n.label,300)}),\" \",o(\"span\",{class:\"dim\",children:[\"grade \",n.grade]})]},n.label))})}function Rt({report:e,row:n}){let{command:t}=e.page;return t===null?null:o(\"section\",{children:[o(\"h3\",{children:\"Run it again\"}),o(\"p\",{class:\"dim\",children:[\"This case is in \",o(\"code\",{children:g(n.case.place,300)}),\"; the whole gate on your machine:\"]}),o(\"div\",{class:\"steps\",children:[o(\"pre\",{class:\"command\",tabIndex:0,children:g(t,1e3)}),o(le,{text:t})]})]})}var Hn=[\"failed\",\"changed\",\"lost\",\"critical\",\"error\",\"new\"],O={search:\"\",intent:\"\",flags:[]},Ct={failed:e=>e.failed.length>0,changed:e=>e.changed,lost:e=>e.lost,critical:e=>e.case.critical===!0,error:e=>e.case.error!==void 0,new:e=>e.metricsBefore===null};function Pe(e,n){return Ct[n](e)}var Fn=new WeakMap;function Tt(e){let n=Fn.get(e);return n===void 0&&Fn.set(e,n=`${e.case.id}\n${e.case.query}`.toLowerCase()),n}function Ln(e,n){if(n===O)return e;let t=n.search.toLowerCase().split(/\\s+/u).filter(Boolean);return e.filter(r=>(n.intent===\"\"||r.intent===n.intent)&&n.flags.every(s=>Pe(r,s))&&t.every(s=>Tt(r).includes(s)))}var St={failed:\"Behind a failure\",changed:\"Changed\",lost:\"Lost a target\",critical:\"Critical\",error:\"Error\",new:\"No baseline\"};function In({report:e,filter:n,onChange:t,shown:r}){let s=e.rows.length;return o(\"div\",{class:\"filters\",role:\"search\",\"aria-label\":\"Cases\",children:[o(\"input\",{type:\"search\",\"aria-label\":\"Search in query and id\",placeholder:\"Search query or id\",value:n.search,onInput:a=>t({...n,search:a.currentTarget.value})}),o(\"select\",{\"aria-label\":\"Intent\",value:n.intent,onChange:a=>t({...n,intent:a.currentTarget.value}),children:[o(\"option\",{value:\"\",children:\"All intents\"}),e.page.intents.map(a=>o(\"option\",{value:a,children:g(a,80)},a))]}),o(Mt,{report:e,filter:n,onChange:t}),o(\"p\",{class:\"count\",role:\"status\",children:r===s?Te(s,\"case\"):`${r} of ${Te(s,\"case\")}`}),n!==O&&o(\"button\",{type:\"button\",class:\"quiet\",onClick:()=>t(O),children:\"Clear\"})]})}function Mt({report:e,filter:n,onChange:t}){let r=H(()=>Hn.map(a=>({flag:a,count:e.rows.filter(l=>Pe(l,a)).length})),[e]),s=a=>{let l=n.flags.includes(a);t({...n,flags:l?n.flags.filter(u=>u!==a):[...n.flags,a]})};return o(\"div\",{class:\"flags\",role:\"group\",\"aria-label\":\"Show only\",children:r.filter(({count:a})=>a>0).map(({flag:a,count:l})=>o(\"button\",{type:\"button\",\"aria-pressed\":n.flags.includes(a),onClick:()=>s(a),children:[St[a],\" \",o(\"span\",{class:\"num\",children:l})]},a))})}var On={key:\"severity\",descending:!1};function Bn(e,{key:n,descending:t}){let r=Wn(e,n),s=e.length;return Float64Array.from(r,(l,u)=>(l===$e?s:t?s-1-l:l)*s+u).sort().reduce((l,u)=>{let d=e[u%s];return d!==void 0&&l.push(d),l},[])}function Ee(e,n){let[t,...r]=n;t!==void 0&&(globalThis.requestIdleCallback??setTimeout)(()=>{Wn(e,t),Ee(e,r)})}var $e=-1,Nn=new WeakMap;function Wn(e,n){let t=Nn.get(e)??new Map;Nn.set(e,t);let r=t.get(n);if(r!==void 0)return r;let s=e.map(d=>Pt(d,n)),a=[...new Set(s)].filter(d=>d!==null).toSorted((d,c)=>d<c?-1:1),l=new Map(a.map((d,c)=>[d,c])),u=s.map(d=>d===null?$e:l.get(d)??$e);return t.set(n,u),u}function Pt(e,n){switch(n){case\"severity\":return e.severity;case\"query\":return e.case.query.toLowerCase();case\"id\":return e.case.id;case\"intent\":return e.intent;case\"fall\":return e.fall;case\"latency\":return e.ms;case\"outcome\":return $t(e);default:return e.metrics[Number(n.slice(7))]??null}}function $t(e){return e.case.error!==void 0?0:e.failed.length>0?1:e.lost?2:e.changed?3:e.metricsBefore===null?4:5}function qn({report:e}){let[n,t]=R(O),[r,s]=R(On),[a,l]=Et(e.rows);M(()=>Ee(e.rows,kn(e.page)),[e]);let u=H(()=>Bn(e.rows,r),[e,r]),d=H(()=>Ln(u,n),[u,n]);return o(C,{children:[o(In,{report:e,filter:n,onChange:t,shown:d.length}),o(Rn,{report:e,rows:d,sort:r,onSort:s}),a!==null&&o(An,{report:e,row:a,rows:d.includes(a)?d:e.rows,onShow:l})]})}function Et(e){let[n,t]=R(()=>Se(e,location.hash));M(()=>{let s=()=>t(Se(e,location.hash));return addEventListener(\"hashchange\",s),()=>removeEventListener(\"hashchange\",s)},[e]);let r=rn(s=>{pn(s===null?\"\":K(s.case.id)),t(s)},[]);return[n,r]}var Dt=\"retrieval-gate-theme\";function Un(e){try{localStorage.setItem(Dt,e)}catch{}}function Kn(e){e===null?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e}function Vn(){let e=document.documentElement.dataset.theme;return e===\"light\"||e===\"dark\"?e:matchMedia(\"(prefers-color-scheme: dark)\").matches?\"dark\":\"light\"}function jn(){let[e,n]=R(Vn()),t=e===\"dark\"?\"light\":\"dark\";return o(\"button\",{type:\"button\",class:\"quiet\",onClick:()=>{Kn(t),Un(t),n(t)},children:[t===\"dark\"?\"Dark\":\"Light\",o(\"span\",{class:\"unseen\",children:\" colours\"})]})}function At(){let e=document.getElementById(\"explorer\"),n=JSON.parse(document.getElementById(\"data\")?.textContent??\"null\");e===null||n===null||(e.replaceChildren(),re(o(qn,{report:an(n)}),e))}function Ft(){let e=document.getElementById(\"theme\");e!==null&&re(o(jn,{}),e);for(let n of document.querySelectorAll(\"pre.command\")){let t=document.createElement(\"span\");n.after(t),re(o(le,{text:n.textContent??\"\"}),t)}addEventListener(\"beforeprint\",()=>{for(let n of document.querySelectorAll(\"details\"))n.open=!0})}function Ht(e){document.hidden?e():requestAnimationFrame(()=>setTimeout(e))}Ft();Ht(At);})();";
const SCRIPT_HASH = "sha256-lyC3P8lIwRKbWtd0+0Ne49yydBLz9FZPKi8PeJ/Diqs=";
const STYLE = ":root{color-scheme:light dark;--bg: light-dark(#fcfcfa, #141517);--panel: light-dark(#ffffff, #1a1c1f);--fg: light-dark(#191b1f, #e9e9e6);--dim: light-dark(#5c6068, #a3a7ae);--line: light-dark(#e3e3df, #2e3136);--soft: light-dark(#f3f3ef, #212327);--accent: light-dark(#1b56a8, #8ebbff);--accent-soft: light-dark(#e6eefa, #1c2b42);--bad: light-dark(#b3241c, #ff9389);--bad-soft: light-dark(#fcebe9, #3a201e);--good: light-dark(#1b6b3e, #82d6a2);--warn: light-dark(#7a5100, #eec46c);--sans: system-ui, -apple-system, \"Segoe UI\", Roboto, \"Helvetica Neue\", Arial, sans-serif;--mono: ui-monospace, SFMono-Regular, Menlo, Consolas, \"Liberation Mono\", monospace}:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}*,:before,:after{box-sizing:border-box}html{scroll-padding-top:12px;-webkit-text-size-adjust:100%}body{margin:0;background:var(--bg);color:var(--fg);font:14px/1.5 var(--sans);font-variant-numeric:tabular-nums}main{max-width:1440px;margin:0 auto;padding:0 24px 72px}h1,h2,h3,p,ul,ol,dl,dd,pre{margin:0;padding:0}ul,ol{list-style:none}h2{font-size:15px;font-weight:650;letter-spacing:-.005em;margin:0 0 10px}h3{font-size:13px;font-weight:600}a{color:var(--accent);text-underline-offset:2px;text-decoration-thickness:1px}code,pre,kbd{font:12.5px/1.5 var(--mono)}code{overflow-wrap:anywhere}section{margin-top:36px}.dim{color:var(--dim)}.bad{color:var(--bad)}.good{color:var(--good)}.warn{color:var(--warn)}.strong{font-weight:600}.num{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.icon{width:11px;height:11px;margin-right:5px;fill:none;stroke:currentColor;stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round;vertical-align:-.5px}.icon.bad{stroke:var(--bad)}.icon.good{stroke:var(--dim)}.tag{display:inline-block;padding:0 5px;border:1px solid var(--line);border-radius:3px;font-size:11.5px;line-height:17px;color:var(--dim);white-space:nowrap}:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:3px}.skip{position:absolute;left:-999px}.skip:focus{left:12px;top:8px;padding:4px 10px;background:var(--panel);z-index:2}button,input,select{font:inherit;font-size:13px;color:inherit;background:var(--panel);border:1px solid var(--line);border-radius:5px;padding:4px 9px;min-height:30px}button{cursor:pointer}button:hover:not(:disabled){border-color:var(--dim)}button:disabled{color:var(--dim);cursor:default;opacity:.6}.quiet{background:none}@media(max-width:640px){main{padding:0 14px 48px}}.bar{display:flex;flex-wrap:wrap;align-items:center;gap:4px 18px;max-width:1440px;margin:0 auto;padding:10px 24px;font-size:13px;color:var(--dim)}.bar .tool{margin-right:auto}.bar a{color:inherit;text-decoration:none}.bar a:hover{color:var(--fg);text-decoration:underline}.bar button{min-height:26px;padding:1px 9px;color:inherit}.scroll{position:relative;overflow-x:auto;background:var(--panel);border:1px solid var(--line);border-radius:6px}table{border-collapse:collapse;width:100%}caption{text-align:left;padding:8px 12px;color:var(--dim);font-size:12.5px}th,td{padding:5px 12px;text-align:left;vertical-align:top}.scroll th,.scroll td{border-top:1px solid var(--line)}thead th{font-size:12.5px;font-weight:600;color:var(--dim);white-space:nowrap}tbody th{font-weight:400}td.num,th.num{text-align:right}td.text,th.text{min-width:12em;max-width:40em;overflow-wrap:anywhere}.matrix thead th{max-width:14em;overflow:hidden;text-overflow:ellipsis}.matrix tbody th{position:sticky;left:0;background:var(--panel);white-space:nowrap}.cell,.moved{display:block}.cell.bad{color:var(--bad);font-weight:650}.moved{font-size:11.5px;color:var(--dim);line-height:1.2}details{margin-top:14px}summary{cursor:pointer;width:fit-content;color:var(--accent);font-size:13px}details>:not(summary){margin-top:10px}.notices li{padding:3px 0;max-width:90ch;overflow-wrap:anywhere}.notices li:before{content:\"\\2013  \";color:var(--dim)}.steps>li{margin-bottom:12px}.steps p{margin-bottom:3px}.command{display:inline-block;vertical-align:middle;max-width:100%;overflow-x:auto;padding:5px 10px;background:var(--soft);border:1px solid var(--line);border-radius:5px}.copy{margin-left:8px;vertical-align:middle}.receipt{border-top:1px solid var(--line);font-size:13px}.receipt>div{display:grid;grid-template-columns:220px 1fr;gap:12px;padding:4px 0;border-bottom:1px solid var(--line)}.receipt dt{color:var(--dim);overflow-wrap:anywhere}.without{color:var(--dim)}@media(max-width:640px){.bar{padding:8px 14px;gap:2px 10px;font-size:12px}.bar .tool{display:none}.bar #theme{margin-left:auto}.receipt>div{grid-template-columns:1fr;gap:0}}.verdict{padding:14px 0 4px;border-top:3px solid var(--fg)}.verdict.fail,.verdict.error{border-color:var(--bad)}.verdict.pass{border-color:var(--good)}.verdict.partial{border-color:var(--warn)}.verdict h1{display:grid;grid-template-columns:auto 1fr;align-items:baseline;gap:2px 24px;font-size:18px;line-height:1.3;font-weight:600;letter-spacing:-.01em}.verdict .word{font-size:34px;font-weight:750;letter-spacing:-.02em;line-height:1.15}.verdict .word .icon{width:25px;height:25px;margin-right:9px;vertical-align:-1px;stroke:currentColor}.fail .word,.error .word{color:var(--bad)}.pass .word{color:var(--good)}.partial .word{color:var(--warn)}.meanings{display:flex;flex-wrap:wrap;gap:0 24px}.meaning code{margin-left:4px;font-size:12px;font-weight:400;letter-spacing:0;color:var(--dim)}.fact{margin-top:8px;font-size:16px;line-height:1.45;max-width:120ch;overflow-wrap:anywhere}.todo{margin-top:6px;font-size:15px;max-width:120ch;overflow-wrap:anywhere}.about{display:flex;flex-wrap:wrap;gap:2px 18px;margin-top:8px;font-size:13px;color:var(--dim)}.about>*{overflow-wrap:anywhere;min-width:0}.columns{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:0 44px}.columns>div>section{margin-top:26px}.columns>div:empty{display:none}.columns>:only-child,.columns>div:has(+:empty){grid-column:1 / -1}@media(max-width:1080px){.columns{grid-template-columns:minmax(0,1fr)}}@media(max-width:640px){.verdict h1{grid-template-columns:1fr;font-size:16px}.verdict .word{font-size:28px}.verdict .word .icon{width:21px;height:21px}.fact{font-size:15px}}.legend{display:flex;flex-wrap:wrap;gap:2px 16px;margin-bottom:8px;font-size:12px;color:var(--dim)}.legend svg{width:16px;height:16px;margin-right:4px;vertical-align:-4px}.panel{padding:10px 0 4px;border-top:1px solid var(--line)}.panel+.panel{margin-top:8px}.panel h3 span{font-weight:400;color:var(--dim);margin-left:6px}.panel h3 code{font-size:13px;font-weight:600}.more{font-size:12.5px;color:var(--dim);padding:2px 0 4px}.checks,.checks tbody{display:block}.checks thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.checks tbody tr{display:grid;grid-template-columns:minmax(90px,150px) minmax(120px,1fr) 64px 64px 76px 76px;align-items:center;gap:0 10px;min-height:25px}.checks th,.checks td{padding:0;font-size:13px;line-height:24px;white-space:nowrap}.checks th{display:flex;align-items:center;min-width:0}.checks .icon{flex:none}.checks .name{overflow:hidden;text-overflow:ellipsis}.checks .base,.checks .current,.checks .delta,.checks .bound{text-align:right}.checks .base,.checks .bound{color:var(--dim)}.checks .says{grid-column:2 / -1;white-space:normal;line-height:1.5;padding:2px 0;overflow-wrap:anywhere}.checks .held th,.checks .held td{color:var(--dim)}.checks .failed th,.checks .failed .current,.checks .failed .delta{font-weight:650}.checks .failed .current,.checks .failed .delta{color:var(--bad)}.picture{padding:0 8px!important}.dumbbell{display:block;width:100%;height:24px;overflow:visible}.legend .dumbbell{display:inline-block;width:16px;height:16px}.grid{stroke:var(--line);stroke-width:1}.band{fill:light-dark(#1b56a81c,#8ebbff2b)}.limit{stroke:var(--accent);stroke-width:2}.move{stroke:var(--dim);stroke-width:2}.was{fill:var(--bg);stroke:var(--dim);stroke-width:1.8}.now{fill:var(--fg)}.interval{stroke:var(--fg);stroke-width:5;opacity:.28;stroke-linecap:round}.held .now,.held .interval{fill:var(--dim);stroke:none}.failed .now,.follows .now{fill:var(--bad)}.failed .move,.failed .interval{stroke:var(--bad)}.axis-row{padding-left:168px;padding-right:328px}.checks+.axis-row{margin-top:1px}.axis{display:block;width:100%;height:14px;overflow:visible}.axis text{text-anchor:middle;fill:var(--dim);font-size:11px;font-family:var(--sans)}@media(max-width:640px){.checks tbody tr{grid-template-columns:minmax(0,1fr) auto auto auto;gap:0 9px;padding-bottom:3px}.checks .base{display:none}.checks th{grid-column:1}.checks .picture{grid-column:1 / -1;grid-row:2}.checks .says{grid-column:1 / -1}.checks+.axis-row{padding:0 8px}}.boxes li{display:grid;grid-template-columns:minmax(80px,110px) minmax(110px,1fr) auto;align-items:center;gap:0 12px;font-size:13px;min-height:36px}.boxes .name{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.boxes .failed .name{font-weight:650}.boxes .figures{width:172px;text-align:right;line-height:1.3;font-size:12.5px}.boxes .figures:has(span:nth-child(3)){padding:4px 0}.boxes .figures span{display:block;white-space:nowrap;color:var(--dim)}.boxes .figures i{font-style:normal;font-size:11.5px}.boxes .figures b{font-weight:600;color:var(--fg)}.boxes .failed b{color:var(--bad)}.boxes~.axis-row{padding-left:122px;padding-right:184px}.box{display:block;width:100%;height:30px;overflow:visible}.box g{fill:var(--dim);stroke:var(--dim);stroke-width:1.5}.box .was rect{fill:var(--bg)}.box .now{fill:var(--fg);stroke:var(--fg)}.box .now rect{fill:light-dark(#191b1f40,#e9e9e64d)}.failed .box .now{fill:var(--bad);stroke:var(--bad)}.failed .box .now rect{fill:light-dark(#b3241c40,#ff938950)}.box .p50{stroke-width:2.5}.box circle{stroke:none}@media(max-width:640px){.boxes li{grid-template-columns:72px minmax(80px,1fr) auto;gap:0 8px}.boxes .figures{width:140px;font-size:11.5px}.boxes~.axis-row{padding-left:80px;padding-right:148px}}.worst>li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 14px;align-items:baseline;padding:6px 0;border-top:1px solid var(--line)}.worst .query{font-size:14px;font-weight:500;overflow-wrap:anywhere;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}.worst .query a{color:inherit;text-decoration-color:var(--dim)}.worst .query a:hover{color:var(--accent)}.worst .why{font-size:12px;color:var(--dim);overflow-wrap:anywhere;max-width:240px;text-align:right}.worst .moves{grid-column:1 / -1;min-width:0}.moves li{display:flex;align-items:center;gap:8px;min-width:0;font-size:13px;line-height:21px}.moves code{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.move-words{flex:none;min-width:56px;font-weight:600;white-space:nowrap}.ladder{flex:none;overflow:visible}.ladder .step{fill:var(--dim);opacity:.5}.ladder .move{stroke:var(--bad);stroke-width:1.6}.ladder .was{stroke-width:1.5}.ladder .now{fill:var(--bad)}.ladder.rose .now{fill:var(--dim)}.ladder.rose .move{stroke:var(--dim)}.ladder .gone{fill:none;stroke:var(--bad);stroke-width:2;stroke-linecap:round}.filters{display:flex;flex-wrap:wrap;align-items:center;gap:8px;margin-bottom:10px}.filters input{width:260px}.filters select{max-width:200px}.filters .count{margin-left:auto;font-size:13px;color:var(--dim)}.flags{display:flex;flex-wrap:wrap;gap:6px}.flags .num{color:var(--dim)}.flags [aria-pressed=true]{background:var(--accent-soft);border-color:var(--accent);color:var(--accent);font-weight:600}.flags [aria-pressed=true] .num{color:inherit}.cases{contain:content;position:relative;max-height:min(74vh,900px);overflow:auto;background:var(--panel);border:1px solid var(--line);border-radius:6px}.cases table{table-layout:fixed;min-width:1200px}.cases th,.cases td{padding:0 10px;height:36px;vertical-align:middle;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;font-size:13px}.cases tbody tr{border-top:1px solid var(--line)}.cases tbody tr:hover{background:var(--soft)}.cases thead th{position:sticky;top:0;z-index:1;background:var(--soft);padding:0}.cases thead button{width:100%;height:36px;padding:0 10px;border:0;border-radius:0;background:none;text-align:inherit;font-size:12.5px;font-weight:600;color:var(--dim);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.cases thead button:hover,.cases [aria-sort] button{color:var(--fg)}.cases :focus-visible{outline-offset:-2px}.cases .spacer,.cases .spacer:hover{background:none;border:0}.cases .spacer td{padding:0}.c-id{width:120px}.c-intent{width:92px}.c-move{width:240px}.c-num{width:90px}.c-outcome{width:168px}.cases .c-query a{color:inherit;text-decoration:none;font-weight:500}.cases tr:hover .c-query a{text-decoration:underline}.cases .tag{margin-left:6px}.cases .c-id code{color:var(--dim)}.cases .move-words{display:inline-block;min-width:62px}.cases .move-words.dim{font-weight:400}.cases .arrow{font-size:9px;color:var(--dim)}.cases .c-outcome .bad{font-weight:600}.cases .none{padding:18px;color:var(--dim)}@media(max-width:640px){.filters input,.filters select{width:100%;max-width:none}.cases table{min-width:1120px}.cases .c-query{width:210px}}@media(min-width:1500px){.c-id{width:150px}.c-intent{width:110px}.c-move{width:280px}.c-outcome{width:180px}}dialog.case{width:min(1180px,100vw);max-width:none;height:100dvh;max-height:none;margin:0 0 0 auto;padding:0;border:0;background:var(--bg);color:var(--fg);box-shadow:0 0 40px #0006}dialog.case::backdrop{background:#0007}.case-bar{display:flex;align-items:center;gap:8px;padding:9px 24px;border-bottom:1px solid var(--line);background:var(--soft);height:50px}.case-bar .close{margin-left:auto}kbd{padding:0 4px;border:1px solid var(--line);border-radius:3px;font-size:11px;color:var(--dim)}.case-body{height:calc(100dvh - 50px);overflow-y:auto;padding:18px 24px 48px}.case-body>section,.case-columns section{margin-top:24px}.case-head h2:focus{outline:none}.case-head h2{font-size:20px;line-height:1.3;letter-spacing:-.01em;margin:0;overflow-wrap:anywhere}.case-body h3{margin-bottom:6px}.says{margin-top:8px;max-width:100ch;overflow-wrap:anywhere}.targets{margin-top:14px}.targets code{white-space:normal}.case-columns{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:0 64px;align-items:start}table.figures th,table.figures td{padding:3px 8px 3px 0;border-top:1px solid var(--line)}table.figures td.num{padding-right:0;padding-left:12px}.samples li{display:grid;grid-template-columns:74px minmax(60px,1fr) 130px;align-items:center;gap:10px;font-size:13px;min-height:26px}.samples svg{display:block;width:100%;height:18px;overflow:visible}.samples .was circle{fill:var(--bg);stroke:var(--dim);stroke-width:1.5}.samples .now circle{fill:var(--fg);opacity:.7}.samples .ends{display:flex;justify-content:space-between;grid-column:2;font-size:11px;color:var(--dim)}.samples .ends-row{min-height:0}.spans rect{fill:var(--dim)}.spans span:first-child{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}@media(max-width:760px){.case-bar,.case-body{padding-left:14px;padding-right:14px}.case-bar kbd{display:none}.case-columns{grid-template-columns:minmax(0,1fr)}}.rankings{display:grid;grid-template-columns:minmax(0,1fr) 64px minmax(0,1fr);align-items:start}.rankings h3:nth-of-type(2){grid-column:3}.rankings .note{grid-column:1 / -1;padding-top:6px}.places{border:1px solid var(--line);border-radius:6px;background:var(--panel);overflow:hidden}.places li{display:flex;align-items:center;gap:10px;height:46px;padding:0 10px;box-shadow:inset 0 -1px var(--line)}.places .rank{flex:none;width:20px;color:var(--dim);font-size:12.5px}.places .what{flex:1;min-width:0;line-height:1.3}.places .what>*{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.places .snippet{font-size:12px;color:var(--dim)}.places .marks{flex:none;display:flex;align-items:center;gap:8px}.places .fate{min-width:52px;text-align:right;font-size:12px;color:var(--dim);white-space:nowrap}.places .target{background:var(--accent-soft)}.places .target .judged{color:var(--accent);border-color:currentColor}.places .lost{background:var(--bad-soft)}.places .lost .judged{color:var(--bad);border-color:currentColor;font-weight:600}.places .target code,.places .lost code{font-weight:600}.lines{display:block;grid-column:2}.lines path{fill:none;stroke-width:1.2;stroke:var(--dim);opacity:.55}.lines .target{stroke:var(--accent);stroke-width:2.4;opacity:1}.lines .lost{stroke:var(--bad);stroke-width:2.4;opacity:1}@media(max-width:760px){.rankings{grid-template-columns:minmax(0,1fr)}.lines{display:none}.rankings h3:nth-of-type(2){grid-column:1}.rankings h3:first-of-type,.rankings .was,.rankings>p:not(.note){order:1}.rankings h3:first-of-type{margin-top:16px}.rankings .note{order:2}}@media print{:root,:root[data-theme]{color-scheme:light}.bar,.skip,.copy,#cases,dialog.case{display:none}main{max-width:none;padding:0}body{font-size:11px;background:none}.scroll{overflow:visible;border:0}.scroll th,.scroll td{padding:2px 4px;white-space:normal;overflow-wrap:anywhere}.panel,.worst>li,.receipt>div,tr{break-inside:avoid}summary{color:inherit;list-style:none;font-weight:600}.columns{grid-template-columns:minmax(0,1fr)}}";
const STYLE_HASH = "sha256-JKVNRv79nFxN0FZRThq+v9KQCkycxXqkkeAfOX+FZUk=";

;// CONCATENATED MODULE: ./lib/reporters/html/losses.js







/** More are in report.json. */
const losses_ROWS = 10;
const EVIDENCE = 8;
function lossTable({ explanation = null }) {
    const losses = explanation?.losses ?? [];
    if (losses.length === 0)
        return "";
    const left = losses.length - losses_ROWS;
    const more = left > 0 ? `; the worst ${losses_ROWS}, and ${left} more in report.json` : "";
    const columns = [html_long("Query"), plain("Intent"), plain("What happened")];
    return table(`${(0,causes/* causesWords */.qh)(explanation?.causes ?? [])}${more}`, columns, losses.slice(0, losses_ROWS).map(lossRow));
}
function lossRow(loss) {
    return [
        `<a href="${caseHref(loss.id)}">${html_text(loss.query, QUERY)}</a>`,
        html_text(loss.intent, NAME),
        html_text((0,causes/* lossWords */.VH)(loss), QUERY),
    ];
}
/** Whether what failed could be chance, a row for each failed check that was tested. */
function evidenceTable(report) {
    const rows = (0,words_rows/* failedChecks */.HH)(report).flatMap((check) => {
        const evidence = (0,verdict/* evidenceOfCheck */.bg)(check);
        if (evidence === null)
            return [];
        const { metric, unit, scope } = check;
        return [[html_text(metric, NAME), html_text((0,notices/* scopeLabel */.$o)(scope), NAME), ...figures(unit, evidence)]];
    });
    if (rows.length === 0)
        return "";
    const left = rows.length - EVIDENCE;
    const more = left > 0 ? `; ${left} more in report.json` : "";
    const columns = ["Cases better", "Worse", "Of", "95 % interval of the change", "p", "p, corrected"].map(num);
    return table(`Could what failed be chance? Corrected by Holm for all checks tested; the tolerance alone decides${more}`, [plain("Metric"), plain("Where"), ...columns], rows.slice(0, EVIDENCE));
}
function figures(unit, { wins, losses, units, interval, p_permutation: pPermutation, p_holm: pHolm }) {
    const between = intervalWords(unit, interval);
    const tested = wins + losses === 0 ? [format/* NONE */.x3, format/* NONE */.x3] : [(0,causes/* pWords */.gh)(pPermutation), (0,causes/* pWords */.gh)(pHolm)];
    return [String(wins), String(losses), String(units), between, ...tested].map((cell) => html_text(cell));
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
    const items = facts.filter((fact) => fact !== "").map((fact) => `<li>${html_text(fact, SENTENCE)}</li>\n`);
    return items.length === 0 ? "" : `<ul class="notices">\n${items.join("")}</ul>\n`;
}
function acceptedList({ verdict: { accepted = [] } }) {
    const items = accepted.map((check) => `<li>${html_text((0,notices/* checkSentence */.YC)(check), SENTENCE)}</li>\n`);
    return items.length === 0 ? "" : `<ul class="notices">\n${items.join("")}</ul>\n`;
}
// The five cases that prove it: of each category in turn the worst. Where nothing failed, those that moved most.
const WORST = 5;
const MOVES = 2;
function worstList(report) {
    const k = report.inputs?.config.k ?? 0;
    const items = interleaved(report).map((each) => worstItem(each, k));
    return items.length === 0 ? "" : `<ol class="worst">\n${items.join("")}</ol>\n`;
}
/** The first of each category, then the second of each, until there are five. */
function interleaved(report) {
    const groups = [...(0,words_rows/* worstByCategory */.j1)(report).values()];
    const rounds = Array.from({ length: WORST }, (_, i) => groups.flatMap((group) => group.slice(i, i + 1)));
    return rounds.flat().slice(0, WORST);
}
function worstItem({ id, case: one, culprit, check }, k) {
    const moves = check.unit === "ms" ? [] : (0,format/* changedMoves */.HS)((0,format/* culpritMoves */._j)(culprit, one));
    const left = moves.length - MOVES;
    const lines = moves.slice(0, MOVES).map((move) => moveHtml(move, k));
    const more = left > 0 ? `<li class="dim">${(0,format/* plural */.LS)(left, "more target")}</li>` : "";
    const figures = lines.length === 0 ? `<li>${html_text((0,format/* culpritChange */.m8)(check, culprit), QUERY)}</li>` : "";
    const why = one?.critical === true ? `<b>critical</b> · ${check.category}` : check.category;
    return itemHtml(id, one?.query ?? id, one?.intent ?? "", why, lines.join("") + more + figures);
}
function itemHtml(id, query, intent, why, moves) {
    return (`<li><p class="query"><a href="${caseHref(id)}">${html_text(query, QUERY)}</a></p>` +
        `<p class="why">${intent === "" ? "" : `${html_text(intent, NAME)} · `}${why}</p><ul class="moves">${moves}</ul></li>\n`);
}
function moveHtml(move, k) {
    return `<li>${ladder(move, k)}<span class="move-words">${moveWords(move)}</span> ${code(move.label.replace(/^path: /, ""), NAME)}</li>`;
}
/** `2 → lost`: what a dash means, said. */
function moveWords({ before, after }) {
    const now = after === null ? "lost" : String(after);
    if (before === undefined)
        return after === null ? "not found" : `rank ${now}`;
    if (before === null)
        return after === null ? "not found" : `new → ${now}`;
    return `${before} → ${now}`;
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
    const k = report.inputs?.config.k ?? 0;
    const fallen = (0,words_rows/* caseRows */.yE)(report).flatMap((row) => row.case.expected.map((target, i) => {
        const [before, after] = [(0,words_rows/* rankBefore */.OC)(row, i), row.score?.ranks[i] ?? null];
        const fall = typeof before === "number" ? (after ?? k + 1) - before : 0;
        const { id, query, intent } = row.case;
        return {
            id,
            query,
            intent,
            move: { label: (0,suite/* targetLabel */.O)(target), grade: target.grade, before, after },
            fall,
        };
    }));
    const worst = fallen.filter((each) => each.fall > 0).toSorted((a, b) => b.fall - a.fall);
    if (worst.length === 0)
        return `<p class="dim">No target is further down than at the baseline.</p>\n`;
    const items = worst
        .slice(0, WORST)
        .map(({ id, query, intent, move }) => itemHtml(id, query, intent, "within tolerance", moveHtml(move, k)));
    return `<ol class="worst">\n${items.join("")}</ol>\n`;
}

;// CONCATENATED MODULE: ./lib/reporters/html/tables.js





/** Wider and longer tables help nobody; cases.csv and report.json hold the rest. */
const SCOPES = 24;
const tables_ROWS = 1_000;
const STATUS = {
    held: `${icon("good")}held`,
    watched: "watch",
    failed: `${icon("bad")}<b class="bad">failed</b>`,
    secondary: `${icon("bad")}failed, follows`,
    missing: `${icon("bad")}<b class="bad">missing</b>`,
    reported: '<span class="dim">not gated</span>',
};
function metricTables(report) {
    const rows = (0,words_rows/* metricRows */.IN)(report);
    if (rows.length === 0)
        return "";
    return matrix(rows) + details("All checks with baselines and limits", checkTable(rows));
}
/** One row a metric, one column a scope: the figure, and under it how far it moved. */
function matrix(rows) {
    const scopes = [...new Map(rows.map(({ scope }) => [(0,model_scope/* scopeText */.Cm)(scope), scope]))];
    const shown = scopes.slice(0, SCOPES);
    const cells = new Map(rows.map((row) => [`${row.metric}\n${(0,model_scope/* scopeText */.Cm)(row.scope)}`, row]));
    const lines = [...new Set(rows.map((row) => row.metric))].map((metric) => [
        code(metric, NAME),
        ...shown.map(([key]) => tables_cellHtml(cells.get(`${metric}\n${key}`))),
    ]);
    const left = scopes.length - shown.length;
    const caption = `Now, and the change since the baseline${left > 0 ? `; ${(0,format/* plural */.LS)(left, "more intent")} in report.json` : ""}`;
    return `<div class="matrix">${table(caption, [plain("Metric"), ...shown.map(([, scope]) => num((0,notices/* scopeLabel */.$o)(scope)))], lines)}</div>\n`;
}
function tables_cellHtml(row) {
    if (row === undefined)
        return `<span class="dim">${format/* NONE */.x3}</span>`;
    const { current } = (0,format/* checkNumbers */.PM)(row);
    const bad = row.status === "failed" || row.status === "missing" || row.status === "secondary";
    const mark = bad ? `${icon("bad")}<span class="unseen">failed: </span>` : "";
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
            code(row.metric, NAME),
            html_text((0,notices/* scopeLabel */.$o)(row.scope), NAME),
            baseline,
            current,
            (0,format/* withArrow */.mh)(delta),
            limit,
            STATUS[row.status],
        ];
    });
    const left = rows.length - lines.length;
    const columns = [
        plain("Metric"),
        plain("Where"),
        num("Baseline"),
        num("Now"),
        num("Change"),
        num("Limit"),
        plain("Gate"),
    ];
    return table(`Overall, then by intent${left > 0 ? `; ${left} more in report.json` : ""}`, columns, lines);
}

;// CONCATENATED MODULE: ./lib/reporters/html/report-html.js









const POLICY = [
    "default-src 'none'",
    `script-src '${EARLY_HASH}' '${SCRIPT_HASH}'`,
    `style-src '${STYLE_HASH}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
].join("; ");
function renderReportHtml(report) {
    const suite = report.inputs?.suite.name ?? "retrieval gate";
    return (`<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n` +
        `<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n` +
        `<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="referrer" content="no-referrer">\n` +
        `<title>${html_text((0,headline/* verdictWords */.L2)(report))} - ${html_text(suite, 80)}</title>\n<script>${EARLY}</script>\n<style>${STYLE}</style>\n</head>\n<body>\n` +
        `${bodyHtml(report)}</body>\n</html>\n`);
}
function bodyHtml(report) {
    const data = pageData(report);
    const some = data.cases.length > 0 && report.scores !== null;
    const parts = [
        firstScreen(report),
        some ? casesHtml(data.cases.length) : "",
        report_html_figures(report),
        ending(report),
    ];
    const script = `<script id="data" type="application/json">${some ? jsonBlock(data) : "null"}</script>\n<script>${SCRIPT}</script>\n`;
    return `<a class="skip" href="#main">To the report</a>\n${barHtml(report, some)}<main id="main">\n${parts.join("")}</main>\n${script}`;
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
    return `<nav class="bar" aria-label="Parts of the report"><span class="tool">${html_text(report.tool, 80)}</span>${items.join("")}<span id="theme"></span></nav>\n`;
}
/** Two columns where there is room: what failed, and beside it who and how slow. */
function firstScreen(report) {
    const failed = report.verdict.checks.some((check) => !check.passed);
    const checks = section("checks", failed ? "Failed checks" : "Checks", checkPanels(report));
    const worst = failed ? section("worst", "Worst cases", worstList(report)) : "";
    const moved = !failed && report.scores !== null ? section("worst", "Moved most", movedList(report)) : "";
    const side = worst + moved + section("latency", "Latency", latencyPanel(report));
    const columns = checks + side === "" ? "" : `<div class="columns"><div>${checks}</div><div>${side}</div></div>\n`;
    return (header(report) +
        section("problems", "What is wrong", problems(report)) +
        section("accepted", "Accepted with the label", acceptedList(report)) +
        columns +
        section("losses", "What happened to the lost cases", lossTable(report)) +
        section("beside", "Beside the verdict", evidenceTable(report) + besideList(report)));
}
function casesHtml(count) {
    const without = `<p class="without">The table of ${count} cases needs this page's script; cases.csv and report.json beside this file hold the same.</p>`;
    return section("cases", "All cases", `<div id="explorer">${without}</div>\n`);
}
function report_html_figures(report) {
    const latency = latencyTable(report);
    return section("metrics", "Metrics", metricTables(report) + (latency === "" ? "" : details("Latency in figures", latency)));
}
function ending(report) {
    return (section("notices", "Notices", header_notices(report)) +
        section("next", "What next", next(report)) +
        section("receipt", "Receipt", receipt(report)));
}

;// CONCATENATED MODULE: ./lib/reporters/junit-xml.js
/** junit.xml for test dashboards: a suite of the checks, and one for each intent with a test for each case. */








/** Dashboards store names in columns; what is longer is in report.json. */
const junit_xml_NAME = 250;
const TEXT = 2_000;
/** A check over 20,000 cases names the worst. */
const CULPRITS = 50;
function renderJunitXml(report) {
    const suite = report.inputs?.suite.name ?? "retrieval-gate";
    const byIntent = new Map();
    const losses = (0,words_rows/* lossesById */.Kr)(report);
    for (const row of (0,words_rows/* caseRows */.yE)(report)) {
        const tests = byIntent.get(row.case.intent) ?? [];
        byIntent.set(row.case.intent, tests);
        tests.push(caseTest(row, losses.get(row.case.id)));
    }
    const groups = [
        ["checks", [...failureTests(report), ...checkTests(report)]],
    ];
    for (const [intent, tests] of byIntent)
        groups.push([`intent ${intent}`, tests]);
    const all = groups.flatMap(([, tests]) => tests);
    const suites = groups
        .filter(([, tests]) => tests.length > 0)
        .map(([name, tests]) => suiteXml(suite, name, tests));
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${(0,words_escape/* xmlText */.xK)(suite, junit_xml_NAME)}" ${counts(all)}>\n${suites.join("")}</testsuites>\n`;
}
function suiteXml(suite, name, tests) {
    const className = (0,words_escape/* xmlText */.xK)(`${suite}.${name}`, junit_xml_NAME);
    const cases = tests.map((test) => testXml(className, test)).join("");
    return `  <testsuite name="${className}" ${counts(tests)}>\n${cases}  </testsuite>\n`;
}
function counts(tests) {
    const count = (kind) => tests.filter((test) => test.outcome?.kind === kind).length;
    return `tests="${tests.length}" failures="${count("failure")}" errors="${count("error")}" skipped="0"`;
}
function testXml(className, test) {
    const time = test.seconds === null ? "" : ` time="${test.seconds.toFixed(6)}"`;
    const open = `    <testcase classname="${className}" name="${(0,words_escape/* xmlText */.xK)(test.name, junit_xml_NAME)}"${time}`;
    if (test.outcome === null) {
        const said = test.remark === undefined ? "" : (0,words_escape/* xmlText */.xK)(test.remark, TEXT);
        return said === ""
            ? `${open}/>\n`
            : `${open}>\n      <system-out>${said}</system-out>\n    </testcase>\n`;
    }
    const { kind, type, message, text } = test.outcome;
    const attributes = `type="${(0,words_escape/* xmlText */.xK)(type, junit_xml_NAME)}" message="${(0,words_escape/* xmlText */.xK)(message, TEXT)}"`;
    return `${open}>\n      <${kind} ${attributes}>${(0,words_escape/* xmlText */.xK)(text, TEXT)}</${kind}>\n    </testcase>\n`;
}
/** A case fails where it is behind a primary failed check, and errs where its query did. */
function caseTest(row, loss) {
    const { case: one, score, failed } = row;
    const median = (0,words_rows/* medianMs */.Vz)(score?.samples_ms ?? []);
    const base = { name: `${one.id}: ${one.query}`, seconds: median === null ? null : median / 1000 };
    const error = score?.error ?? null;
    if (error !== null)
        return { ...base, outcome: { kind: "error", type: "query_error", message: error, text: one.query } };
    const [check] = failed;
    const culprit = check?.cases.find((each) => each.id === one.id);
    if (check === undefined || culprit === undefined)
        return { ...base, outcome: null };
    const moves = (0,format/* culpritMoves */._j)(culprit, one).map((move) => `${move.label}: rank ${(0,format/* formatMove */.Fv)(move.before, move.after)}`);
    const why = loss === undefined ? [] : [(0,causes/* lossWords */.VH)(loss)];
    const text = [`query: ${one.query}`, ...moves, ...why, ...failed.map(notices/* checkSentence */.YC)].join("\n");
    return { ...base, outcome: { kind: "failure", type: check.category, message: (0,notices/* checkSentence */.YC)(check), text } };
}
function checkTests(report) {
    const order = [...(0,words_rows/* failedChecks */.HH)(report), ...report.verdict.checks.filter((check) => check.passed)];
    return order.map((check) => ({
        name: `${check.metric} ${(0,notices/* scopeWords */.AN)(check.scope)}`,
        // A watch passes under the same name as before, so that dashboards keep its history.
        ...(check.outcome === "watch" ? { remark: `watch: ${(0,watches/* watchSentence */.jb)(check)}` } : {}),
        seconds: null,
        outcome: checkOutcome(check),
    }));
}
/** A failure that another one explains doesn't count twice: a secondary check passes here, as in `categories`. */
function checkOutcome(check) {
    if (check.passed || check.secondary_to !== null)
        return null;
    const ids = check.cases.slice(0, CULPRITS).map((each) => each.id);
    const more = check.cases.length > CULPRITS ? [`+${check.cases.length - CULPRITS} more`] : [];
    const tested = (0,verdict/* evidenceOfCheck */.bg)(check);
    const evidence = tested === null ? [] : [(0,causes/* evidenceClause */.f5)(tested)];
    const behind = `${(0,format/* plural */.LS)(check.cases.length, "case")} behind it`;
    const text = [...evidence, behind, ...ids, ...more].join("\n");
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
// EXTERNAL MODULE: ./lib/reporters/report-json.js + 1 modules
var report_json = __webpack_require__(63801);
// EXTERNAL MODULE: ./lib/reporters/retriever-log.js
var retriever_log = __webpack_require__(54115);
// EXTERNAL MODULE: ./lib/reporters/summary-md.js + 2 modules
var summary_md = __webpack_require__(63162);
// EXTERNAL MODULE: ./lib/model/gain.js
var model_gain = __webpack_require__(13850);
;// CONCATENATED MODULE: ./lib/reporters/trec.js



/** Null where nothing was retrieved. */
function renderRunTrec(report) {
    if (report.run === null || report.scores === null)
        return null;
    return judgedRows(report).map(runLines).join("");
}
/** Null where nothing was retrieved: the docnos come from the run. */
function renderQrelsTrec(report) {
    if (report.inputs === null || report.scores === null)
        return null;
    const { gain } = report.inputs.config.definition;
    return judgedRows(report)
        .map((row) => qrelsLines(row, gain))
        .join("");
}
function judgedRows(report) {
    return (0,words_rows/* caseRows */.yE)(report).filter((row) => !row.case.expect_empty);
}
function runLines(row) {
    const hits = hitsOf(row).filter((hit) => !hit.repeat);
    const query = trecId(row.case.id);
    // Scores count down, so that no evaluator sees a tie and reorders.
    return hits
        .map((hit, i) => `${query} Q0 ${trecId(hit.doc_id)} ${i + 1} ${hits.length - i} retrieval-gate\n`)
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
    return target.kind === "id" ? target.value : (0,suite/* targetLabel */.O)(target);
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

;// CONCATENATED MODULE: ./lib/reporters/unjudged-jsonl.js


/** Enough to judge by; the rest is in the document itself. */
const unjudged_jsonl_TEXT = 1_000;
/** Lines that carry text: beyond them, as beyond what anybody labels, the file holds names only. */
const TEXTS = 10_000;
/** Null where nothing was retrieved, or no case has judgments. */
function renderUnjudgedJsonl(report) {
    const holes = report.explanation?.holes ?? null;
    if (holes === null)
        return null;
    const cases = (0,words_rows/* casesById */.aX)(report);
    const runs = new Map(report.run?.cases.map((each) => [each.case_id, each.outcome]));
    const lines = holes.queue.flatMap(({ case_id: caseId, rank }, i) => {
        const outcome = runs.get(caseId);
        const hit = outcome?.kind === "answer" ? outcome.hits[rank - 1] : undefined;
        if (hit === undefined)
            return [];
        const text = hit.text === undefined || i >= TEXTS ? undefined : (0,words_escape/* capped */.uo)(hit.text, unjudged_jsonl_TEXT);
        const query = cases.get(caseId)?.query;
        return [`${JSON.stringify({ id: caseId, query, doc_id: hit.doc_id, path: hit.path, text, rank })}\n`];
    });
    return lines.join("");
}

;// CONCATENATED MODULE: ./lib/reporters/registry.js










const REPORTERS = [
    {
        file: "report.json",
        meaning: "everything: the verdict, every check with its evidence, every case, why each lost case was lost; [schema](schemas/report.schema.json)",
        render: report_json/* renderReportJson */.BK,
    },
    {
        file: "baseline.json",
        meaning: "what `record` would have written; absent where the run had errors",
        render: baseline_json/* renderBaselineJson */.Ws,
    },
    { file: "report.html", meaning: "the same as a page, without network", render: renderReportHtml },
    { file: "summary.md", meaning: "the job summary", render: summary_md/* renderSummaryMd */.s },
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
        meaning: "results that nobody judged, ready to label; the most informative come first",
        render: renderUnjudgedJsonl,
    },
    { file: "retriever.log", meaning: "what the retriever wrote for people", render: retriever_log/* renderRetrieverLog */.b },
    {
        file: "part.json",
        meaning: "of a [shard](docs/shards.md) alone: what it measured, for `merge`",
        render: part_json/* renderPartJson */.Q,
    },
];
/** The files of a report by name. */
function renderFiles(report) {
    const files = new Map();
    for (const { file, render } of REPORTERS) {
        const content = render(report);
        if (content !== null)
            files.set(file, content);
    }
    return files;
}


/***/ }),

/***/ 63801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W_: () => (/* binding */ deterministicPart),
  BK: () => (/* binding */ renderReportJson)
});

// UNUSED EXPORTS: reportValue

// EXTERNAL MODULE: ./lib/exit-code.js
var exit_code = __webpack_require__(28449);
// EXTERNAL MODULE: ./lib/model/verdict.js
var model_verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/reporters/baseline-json.js
var baseline_json = __webpack_require__(13574);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(49946);
;// CONCATENATED MODULE: ./lib/reporters/report-parts.js
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
            retriever: (0,baseline_json/* retrieverValue */.CD)(beside.retriever),
            seed: run?.timing.seed ?? null,
        },
        baseline: before && {
            file: inputs.config.baseline,
            suite: before.suite,
            retriever: (0,baseline_json/* retrieverValue */.CD)(before.retriever),
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
        retriever: (0,baseline_json/* retrieverValue */.CD)(retriever),
        prices: config.prices === undefined ? null : (0,baseline_json/* pricesValue */.yq)(config.prices),
        judge: config.judge && (0,answers/* judgeFingerprint */.cT)(config.judge),
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
        p_sign: evidence.p_sign,
        p_permutation: evidence.p_permutation,
        p_corrected: evidence.p_holm,
        permutation: evidence.permutation,
    };
}
function explanationValue({ explanation = null }) {
    const churn = explanation?.churn ?? null;
    return {
        losses: explanation?.losses?.map(lossValue) ?? null,
        loss_causes: explanation?.causes ?? [],
        holes: holesValue(explanation?.holes ?? null),
        churn: churn && (0,baseline_json/* bucketsValue */.Pz)(churn, (means) => means),
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

// EXTERNAL MODULE: ./lib/words/rows.js + 1 modules
var rows = __webpack_require__(78015);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/model/scope.js
var scope = __webpack_require__(90997);
;// CONCATENATED MODULE: ./lib/reporters/report-json.js
/** Report -> report.json (schemas/report.schema.json), and the part of it that may not differ between two runs. */









const SCHEMA_VERSION = 1;
function renderReportJson(report) {
    return (0,canonical_json/* canonicalJson */.dj)(reportValue(report));
}
/** The whole of report.json as a value; milliseconds with 3 decimals. */
function reportValue(report) {
    const { verdict, scores } = report;
    return {
        schema_version: SCHEMA_VERSION,
        tool: report.tool,
        verdict: verdict.verdict,
        exit_code: (0,exit_code/* exitCodeOfReport */.j0)(report),
        categories: verdict.categories,
        secondary_categories: verdict.secondary_categories,
        checks: verdict.checks.map(checkValue),
        accepted: (verdict.accepted ?? []).map(checkValue),
        bootstrap: report.policies?.bootstrap ?? false,
        notices: verdict.notices.map(noticeValue),
        metrics: scores === null ? null : (0,baseline_json/* bucketsValue */.Pz)(scores.means, (means) => means),
        latency: scores === null ? null : (0,baseline_json/* bucketsValue */.Pz)(scores.latency, baseline_json/* latencyValue */.Wl),
        cases: (0,rows/* caseRows */.yE)(report).map((row) => ({
            ...caseValue(row),
            ...explainedCase(report, row.case.id),
            latency_ms: (row.score?.samples_ms ?? []).map(baseline_json/* roundMs */.l9),
            spans_ms: (0,baseline_json/* stagesValue */.f2)(row.score?.spans_ms),
        })),
        ...explanationValue(report),
        receipt: receiptValue(report),
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
    const checks = verdict.checks.filter((check) => check.unit !== "ms");
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
        cases: (0,rows/* caseRows */.yE)(report).map((row) => ({ ...caseValue(row), ...explainedCase(report, row.case.id) })),
        ...explanationValue(report),
        // Without the files' digests: a config that only asks with another concurrency gives the same answers.
        receipt: inputs === null ? null : { ...inputsValue(report), files: undefined },
        failure: failureValue(report),
    };
}
function isDeterministic(notice) {
    switch (notice.code) {
        case "other_machine":
        case "stored_latency":
        case "includes_start":
        case "reported_latency":
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
        evidence: evidenceValue((0,model_verdict/* evidenceOfCheck */.bg)(check)),
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
function caseValue(row) {
    const { case: one, score, before } = row;
    return {
        id: one.id,
        query: one.query,
        intent: one.intent,
        digest: one.digest,
        critical: one.critical,
        expect_empty: one.expect_empty,
        paired: before !== null,
        metrics: score?.metrics ?? null,
        metrics_before: before?.metrics ?? null,
        targets: one.expected.map((target, i) => ({
            label: (0,suite/* targetLabel */.O)(target),
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
function failureValue(report) {
    if (report.failure === null)
        return null;
    const { code, message, hint, problems } = report.failure;
    return { code, exit_code: (0,exit_code/* exitCodeOfReport */.j0)(report), message, hint, problems };
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

/***/ 63162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ renderSummaryMd)
});

// EXTERNAL MODULE: ./lib/words/side-by-side.js
var side_by_side = __webpack_require__(50676);
// EXTERNAL MODULE: ./lib/model/problem.js
var model_problem = __webpack_require__(51246);
// EXTERNAL MODULE: ./lib/words/advice.js
var advice = __webpack_require__(3073);
// EXTERNAL MODULE: ./lib/words/escape.js
var words_escape = __webpack_require__(1454);
// EXTERNAL MODULE: ./lib/words/causes.js
var causes = __webpack_require__(57417);
// EXTERNAL MODULE: ./lib/words/format.js
var format = __webpack_require__(50354);
// EXTERNAL MODULE: ./lib/words/headline.js
var headline = __webpack_require__(55337);
;// CONCATENATED MODULE: ./lib/reporters/markdown.js
/** Markdown blocks of bounded size, cut between rows and never inside one. Cells arrive escaped. */

/** Rows are made one at a time, so that 20,000 of them cost nothing beyond those shown. */
function mdTable(columns, items, row, bounds) {
    const headings = columns.map((name) => (0,words_escape/* escapeMarkdown */.FV)(name.replace(/:$/, "")));
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
    return `<details>\n<summary>${(0,words_escape/* escapeMarkdown */.FV)(summary)}</summary>\n\n${body}\n</details>\n`;
}
function line(cells) {
    return `| ${cells.join(" | ")} |\n`;
}
function fill(items, text, bounds) {
    const parts = [];
    let bytes = 0;
    for (const item of items.slice(0, bounds.rows)) {
        const part = text(item);
        bytes += (0,words_escape/* utf8Length */.wI)(part);
        if (bytes > bounds.bytes)
            break;
        parts.push(part);
    }
    return { text: parts.join(""), left: items.length - parts.length };
}

// EXTERNAL MODULE: ./lib/words/rows.js + 1 modules
var words_rows = __webpack_require__(78015);
// EXTERNAL MODULE: ./lib/model/verdict.js
var verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/words/notices.js
var words_notices = __webpack_require__(2712);
// EXTERNAL MODULE: ./lib/words/watches.js
var watches = __webpack_require__(76254);
// EXTERNAL MODULE: ./lib/words/sampling.js
var sampling = __webpack_require__(77472);
;// CONCATENATED MODULE: ./lib/reporters/summary-tables.js
/** The checks of the job summary: those that failed, and those that the label accepted. */










const CHECK_NAME_LENGTH = 80;
const SENTENCE = 600;
const FAILED = { rows: 30, bytes: 120_000 };
const WATCHED_CASES = 5;
const ACCEPTED = { rows: 30, bytes: 40_000 };
const COLUMNS = ["Failed check", "Where", "Baseline:", "Now:", "Change:", "Limit:", "Category"];
function failedBlock(report) {
    const failed = (0,words_rows/* failedChecks */.HH)(report);
    return failed.length === 0 ? "" : mdTable(COLUMNS, failed, failedRow, FAILED);
}
/** What failed by the base's files and is no failure, because somebody said so. */
function acceptedBlock({ verdict: { accepted = [] } }) {
    if (accepted.length === 0)
        return "";
    const title = `<b>Accepted with the label:</b> ${(0,format/* plural */.LS)(accepted.length, "check")} that failed by the base's files\n`;
    const row = (check) => [
        (0,words_escape/* escapeMarkdown */.FV)((0,words_notices/* checkSentence */.YC)(check), SENTENCE),
        check.category,
    ];
    return `${title}\n${mdTable(["Accepted", "Category"], accepted, row, ACCEPTED)}`;
}
/** Beyond its limit, and no failure. */
function watchedBlock(report) {
    const watched = (0,watches/* watchedChecks */.uM)(report);
    if (watched.length === 0)
        return "";
    const row = (check) => [
        (0,words_escape/* escapeMarkdown */.FV)((0,watches/* watchSentence */.jb)(check), SENTENCE),
        check.cases
            .slice(0, WATCHED_CASES)
            .map(({ id }) => (0,words_escape/* codeMarkdown */.fl)(id, CHECK_NAME_LENGTH))
            .join(" "),
    ];
    return mdTable(["⚠️ Watch: beyond its limit, and no failure", "Cases, worst first"], watched, row, ACCEPTED);
}
function failedRow(check) {
    const { baseline, current, delta, limit } = (0,format/* checkNumbers */.PM)(check);
    const missing = (0,verdict/* missingOf */.oy)(check);
    const why = missing === null
        ? check.kind === "ratio"
            ? (0,side_by_side/* ratioWords */.ft)(check.ratio)
            : undefined
        : (0,words_notices/* missingReason */.DQ)(missing);
    const category = check.secondary_to === null
        ? `<b>${check.category}</b>${why === undefined ? "" : `: ${(0,words_escape/* escapeMarkdown */.FV)(why)}`}`
        : `${check.category}, follows from ${check.secondary_to}`;
    const tested = (0,verdict/* evidenceOfCheck */.bg)(check);
    const evidence = tested === null ? "" : `<br>${(0,words_escape/* escapeMarkdown */.FV)((0,causes/* evidenceClause */.f5)(tested))}`;
    return [
        (0,words_escape/* escapeMarkdown */.FV)(check.metric, CHECK_NAME_LENGTH),
        whereMd(check.scope),
        baseline,
        `<b>${current}</b>`,
        (0,format/* withArrow */.mh)(delta),
        limit,
        category + evidence,
    ];
}
function whereMd(scope) {
    return (0,words_escape/* escapeMarkdown */.FV)((0,words_notices/* scopeLabel */.$o)(scope), CHECK_NAME_LENGTH);
}
// Latency of the job summary: by intent and by stage, beside the baseline's or times the base's.
const NAME = 80;
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
        (0,words_escape/* escapeMarkdown */.FV)((0,words_notices/* latencyLabel */.hs)(where), NAME),
        String(now.samples),
        (0,format/* formatMs */._V)(now.p50_ms),
        (0,format/* formatMs */._V)(before?.p50_ms ?? null),
        (0,format/* formatMs */._V)(now.p95_ms),
        (0,format/* formatMs */._V)(before?.p95_ms ?? null),
        (0,format/* formatMs */._V)(now.p99_ms),
        (0,format/* formatMs */._V)(now.mean_ms),
        ...(beside ? side_by_side/* RATIO_METRICS */.Gz.map(({ metric }) => ratioOf(where, metric)) : []),
    ];
    const lines = (0,sampling/* samplingLines */.lj)(report).map((line) => `\n${(0,words_escape/* escapeMarkdown */.FV)(line, SENTENCE)}\n`);
    return mdDetails("Latency by intent", mdTable(columns, rows, row, LATENCY) + lines.join(""));
}

;// CONCATENATED MODULE: ./lib/reporters/summary-md.js
/**
 * The job summary, for a reviewer with ten seconds: the verdict with its worst fact, what failed, who lost, and the
 * rest folded away. GitHub drops a summary over 1 MiB without a word, so every part has its share of 1,000,000 bytes.
 */












const summary_md_NAME = 80;
const QUERY = 120;
const summary_md_SENTENCE = 600;
/** Targets of one case in one cell. */
const MOVES = 3;
/** Shares of the limit, WORST once for each category; with headline, hint and the checks below 900,000 bytes. */
const WORST = { rows: 8, bytes: 20_000 };
const PROBLEMS = { rows: 100, bytes: 150_000 };
const OVERALL = { rows: 30, bytes: 50_000 };
const METRICS = { rows: 400, bytes: 80_000 };
const NOTICES = { rows: 50, bytes: 60_000 };
const RECEIPT = { rows: 60, bytes: 60_000 };
function renderSummaryMd(report) {
    const blocks = [
        `### ${verdictMd(report)}\n`,
        contextLine(report),
        problemBlock(report),
        failedBlock(report),
        acceptedBlock(report),
        watchedBlock(report),
        causesLine(report),
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
    return `${(0,words_escape/* escapeMarkdown */.FV)((0,headline/* verdictWords */.L2)(report))} · ${(0,words_escape/* escapeMarkdown */.FV)((0,headline/* worstFact */.yD)(report), summary_md_SENTENCE)}`;
}
function contextLine(report) {
    if (report.inputs === null)
        return "";
    const { suite, config, baseline } = report.inputs;
    const { checks } = report.verdict;
    const failed = checks.filter((check) => !check.passed).length;
    const watched = (0,watches/* watchedChecks */.uM)(report).length;
    const beside = (0,side_by_side/* besideCommit */.yD)(report);
    const stored = baseline === null ? "no baseline" : `compared with ${(0,words_escape/* codeMarkdown */.fl)(config.baseline, summary_md_NAME)}`;
    const against = beside === null ? stored : `side by side with the base ${(0,words_escape/* codeMarkdown */.fl)(beside)}`;
    const counted = checks.length === 0
        ? ""
        : ` · ${failed} of ${(0,format/* plural */.LS)(checks.length, "check")} failed${watched === 0 ? "" : `, ${watched} to watch`}`;
    return `Suite <b>${(0,words_escape/* escapeMarkdown */.FV)(suite.name, summary_md_NAME)}</b> ${(0,words_escape/* escapeMarkdown */.FV)(suite.revision, summary_md_NAME)}, ${(0,format/* plural */.LS)(suite.cases.length, "case")}${counted} · ${against}\n`;
}
function problemBlock(report) {
    if (report.failure === null)
        return "";
    const { hint, problems } = report.failure;
    const todo = hint === null ? "" : `<b>What to do:</b> ${(0,words_escape/* escapeMarkdown */.FV)(hint, summary_md_SENTENCE)}\n`;
    if (problems.length === 0)
        return todo;
    const row = (problem) => [
        (0,words_escape/* codeMarkdown */.fl)((0,model_problem/* placeOf */.$)(problem), QUERY),
        problem.pointer ? (0,words_escape/* codeMarkdown */.fl)(problem.pointer, QUERY) : "",
        (0,words_escape/* escapeMarkdown */.FV)(problem.message, summary_md_SENTENCE),
    ];
    const table = mdTable(["Where", "Field", "What is wrong"], problems, row, PROBLEMS);
    return todo === "" ? table : `${todo}\n${table}`;
}
function worstBlocks(report) {
    const losses = (0,words_rows/* lossesById */.Kr)(report);
    return [...(0,words_rows/* worstByCategory */.j1)(report)].map(([category, cases]) => worstBlock(category, cases, losses));
}
function worstBlock(category, cases, losses) {
    const title = `<b>Worst cases, ${category}</b>: ${words_notices/* CATEGORY_MEANING */.J4[category]}\n`;
    const ranked = cases.every((each) => each.check.unit !== "ms");
    const columns = ranked
        ? ["Query", "Intent", "Target: rank before → now", "Before → now"]
        : ["Query", "Intent", "Before → now"];
    return `${title}\n${mdTable(columns, cases, (each) => worstRow(each, ranked, losses), WORST)}`;
}
function worstRow(worst, ranked, losses) {
    const { culprit, check } = worst;
    const query = worst.case === null ? (0,words_escape/* codeMarkdown */.fl)(worst.id, summary_md_NAME) : (0,words_escape/* escapeMarkdown */.FV)(worst.case.query, QUERY);
    const intent = (0,words_escape/* escapeMarkdown */.FV)(worst.case?.intent ?? format/* NONE */.x3, summary_md_NAME);
    const change = (0,words_escape/* escapeMarkdown */.FV)((0,format/* culpritChange */.m8)(check, culprit), summary_md_NAME);
    return ranked ? [query, intent, movesMd(worst, losses.get(worst.id)), change] : [query, intent, change];
}
function movesMd(worst, loss) {
    const moves = (0,format/* changedMoves */.HS)((0,format/* culpritMoves */._j)(worst.culprit, worst.case));
    const shown = moves
        .slice(0, MOVES)
        .map((move) => `${(0,words_escape/* codeMarkdown */.fl)(move.label, summary_md_NAME)} <b>${(0,format/* formatMove */.Fv)(move.before, move.after)}</b>`);
    const more = moves.length > MOVES ? [`+${moves.length - MOVES} more`] : [];
    const why = loss === undefined ? [] : [(0,words_escape/* escapeMarkdown */.FV)((0,causes/* lossWords */.VH)(loss), summary_md_SENTENCE)];
    return [...shown, ...more, ...why].join("<br>");
}
function causesLine(report) {
    const words = (0,causes/* causesWords */.qh)(report.explanation?.causes ?? []);
    return words === "" ? "" : `<b>What happened:</b> ${(0,words_escape/* escapeMarkdown */.FV)(words, summary_md_SENTENCE)}\n`;
}
/** What the figures leave out: results that nobody judged, and lists that changed. */
function besideBlock({ explanation = null }) {
    const facts = [(0,causes/* holesWords */.V_)(explanation?.holes ?? null), (0,causes/* churnWords */.CR)(explanation?.churn ?? null)];
    const some = facts.filter((fact) => fact !== "");
    const list = mdList(some, (fact) => (0,words_escape/* escapeMarkdown */.FV)(fact, summary_md_SENTENCE), NOTICES);
    return some.length === 0 ? "" : mdDetails("Beside the verdict: unjudged results, changed lists", list);
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
/** In the open only where nothing failed: then it is the news. */
function overallBlock(report) {
    if (report.verdict.verdict !== "pass" && report.verdict.verdict !== "partial")
        return "";
    const rows = (0,words_rows/* metricRows */.IN)(report).filter((row) => row.scope.kind === "overall");
    return rows.length === 0 ? "" : mdTable(METRIC_COLUMNS, rows, metricMd, OVERALL);
}
function metricsBlock(report) {
    const rows = (0,words_rows/* metricRows */.IN)(report);
    if (rows.length === 0)
        return "";
    return mdDetails(`All metrics, overall and by intent (${rows.length})`, mdTable(METRIC_COLUMNS, rows, metricMd, METRICS));
}
function noticesBlock(report) {
    const { notices } = report.verdict;
    if (notices.length === 0)
        return "";
    const list = mdList(notices, (notice) => (0,words_escape/* escapeMarkdown */.FV)((0,words_notices/* noticeSentence */.cv)(notice), summary_md_SENTENCE), NOTICES);
    return mdDetails(`Notices (${notices.length})`, list);
}
function receiptBlock(report) {
    const row = (fact) => [
        (0,words_escape/* escapeMarkdown */.FV)(fact.name, QUERY),
        (0,words_escape/* codeMarkdown */.fl)(fact.value, summary_md_SENTENCE),
    ];
    return mdDetails("Receipt: what was judged, by what", mdTable(["What", "Value"], (0,advice/* receiptFacts */.q)(report), row, RECEIPT));
}
function nextBlock(report) {
    const steps = (0,advice/* nextSteps */.Z)(report);
    if (steps.length === 0 || report.verdict.verdict === "pass")
        return "";
    return mdList(steps, (step) => `${(0,words_escape/* escapeMarkdown */.FV)(step.why)}: ${(0,words_escape/* codeMarkdown */.fl)(step.command, summary_md_SENTENCE)}`, NOTICES);
}


/***/ }),

/***/ 3073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ nextSteps),
/* harmony export */   q: () => (/* binding */ receiptFacts)
/* harmony export */ });
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49946);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1454);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58664);
/** What to do next, as commands to paste. Plain text, unescaped. */



/** Rerunning where a config was read, and adopting the new figures where there is something to adopt. */
function nextSteps(report) {
    if (report.inputs === null)
        return [];
    const { file, baseline } = report.inputs.config;
    const steps = [
        { why: "Run the gate on your machine", command: `retrieval-gate gate --config ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)(file)}` },
    ];
    if (report.new_baseline !== null && hasNewFigures(report) && isStored(report)) {
        steps.push({ why: acceptWords(report), command: `cp <report-dir>/baseline.json ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)(baseline)}` });
    }
    return steps;
}
function hasNewFigures(report) {
    const { checks, notices } = report.verdict;
    const codes = notices.map((notice) => notice.code);
    // No figure of this run mends a rule that was loosened.
    const figures = checks.some((check) => !check.passed && check.category !== "gate_weakened");
    return figures || codes.includes("improved") || codes.includes("new_cases") || noBaseline(report);
}
/** Side by side works without a baseline file, and then there is none to update. */
function isStored({ inputs }) {
    return inputs?.baseline?.beside === undefined || inputs.digests.has(inputs.config.baseline);
}
function noBaseline(report) {
    return report.inputs?.baseline === null;
}
function acceptWords(report) {
    if (noBaseline(report))
        return "Make this run the first baseline: commit the file";
    if (report.verdict.verdict === "fail" && report.policies?.mode === "pull_request") {
        return "Accept the change: commit the new baseline in the same pull request; also ask for the label `retrieval-gate:accept`";
    }
    return report.verdict.verdict === "fail"
        ? "Accept the change: commit the new baseline in the same pull request, for review beside the code"
        : "Adopt the new figures: commit the new baseline in the same pull request";
}
/** The receipt as names and values: what was judged, by what, against what. */
function receiptFacts(report) {
    const facts = [
        { name: "tool", value: report.tool },
        ...inputFacts(report),
        ...policyFacts(report.policies ?? null),
        ...runFacts(report),
    ];
    const digest = report.deterministic_digest;
    facts.push(digest === null ? null : { name: "deterministic digest", value: digest });
    return facts.filter((fact) => fact !== null);
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
        config.judge === undefined ? null : { name: "judge", value: (0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeWords */ .d2)((0,_model_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeFingerprint */ .cT)(config.judge)) },
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

/***/ 55337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   yD: () => (/* binding */ worstFact)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1454);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78015);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50354);
/* harmony import */ var _watches_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76254);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2712);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13480);






const QUERY_LENGTH = 80;
const LINE_LENGTH = 1_000;
/** `FAIL: recall_drop, latency_regression`; for an error the code of the failure. */
function verdictWords(report) {
    const { verdict, categories } = report.verdict;
    const named = verdict === "error" && report.failure !== null ? [report.failure.code] : categories;
    return named.length === 0 ? verdict.toUpperCase() : `${verdict.toUpperCase()}: ${named.join(", ")}`;
}
/** The fact that a reviewer needs first; holds text of strangers, unescaped. */
function worstFact(report) {
    if (report.failure !== null)
        return report.failure.message;
    const worst = (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .primaryFailures */ .Ic)(report)[0] ?? (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .failedChecks */ .HH)(report)[0];
    if (worst !== undefined)
        return [(0,_notices_js__WEBPACK_IMPORTED_MODULE_2__/* .checkSentence */ .YC)(worst), culpritWords(report, worst)].filter(Boolean).join("; ");
    const shard = report.verdict.notices.find((notice) => notice.code === "shard");
    if (shard !== undefined)
        return (0,_notices_js__WEBPACK_IMPORTED_MODULE_2__/* .noticeSentence */ .cv)(shard);
    const checks = report.verdict.checks.filter(({ outcome }) => outcome !== "watch").length;
    const cases = report.inputs?.suite.cases.length ?? 0;
    const held = checks === 0 ? "no checks" : checks === 1 ? "the one check held" : `all ${checks} checks held`;
    return `${held} over ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(cases, "case")}${(0,_watches_js__WEBPACK_IMPORTED_MODULE_1__/* .watchedWords */ .Cv)(report)}${gainWords(report)}`;
}
/** Latency is left out: it falls where the machine is another. */
function gainWords({ verdict, new_baseline: newBaseline }) {
    const gained = verdict.notices.filter((notice) => notice.code === "improved" && (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .unitOfMetric */ .QG)(notice.metric) !== "ms");
    if (gained.length === 0 || newBaseline === null)
        return "";
    return `; ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(gained.length, "check")} improved beyond tolerance: adopt baseline.json to keep the gain`;
}
/** Both in one line of at most about 1,000 characters, nothing hidden in it: the action's output `summary`. */
function headline(report) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(`${verdictWords(report)} · ${worstFact(report)}`, LINE_LENGTH);
}
function culpritWords(report, check) {
    const first = check.cases[0];
    if (first === undefined)
        return "";
    const query = (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .casesById */ .aX)(report).get(first.id)?.query;
    const shown = query === undefined ? `case ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .capped */ .uo)(first.id, QUERY_LENGTH)}` : `"${(0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .capped */ .uo)(query, QUERY_LENGTH)}"`;
    return `${countWords(check)}, worst: ${shown}`;
}
function countWords(check) {
    const lost = check.cases.filter(lostTarget).length;
    if ((check.category === "recall_drop" || check.kind === "count") && lost > 0) {
        return lost === 1 ? "1 query lost a target" : `${lost} queries lost a target`;
    }
    const slower = check.unit === "ms" && check.cases[0]?.before !== null;
    const count = check.cases.length;
    if (slower)
        return count === 1 ? "1 query got slower" : `${count} queries got slower`;
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(count, "query caused it", "queries caused it");
}
function lostTarget(culprit) {
    const { ranks_before: before, ranks_after: after } = culprit;
    return before?.some((rank, target) => rank !== null && (after?.[target] ?? null) === null) ?? false;
}


/***/ }),

/***/ 78015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yE: () => (/* binding */ caseRows),
  aX: () => (/* binding */ casesById),
  HH: () => (/* binding */ failedChecks),
  uG: () => (/* binding */ latencyRows),
  Kr: () => (/* binding */ lossesById),
  Vz: () => (/* binding */ medianMs),
  IN: () => (/* binding */ metricRows),
  Ic: () => (/* binding */ primaryFailures),
  OC: () => (/* binding */ rankBefore),
  SM: () => (/* binding */ slowerThanAllowed),
  U7: () => (/* binding */ stageRows),
  j1: () => (/* binding */ worstByCategory),
  pE: () => (/* binding */ worstCases)
});

// UNUSED EXPORTS: checkStatus

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
        if (before === undefined || before.digest !== now.digest)
            return [];
        const { metrics, latency_ms: samples, spans_ms: spans } = before;
        const { spans_ms: _, ...rest } = now;
        return [{ ...rest, metrics, samples_ms: samples, ...(spans === undefined ? {} : { spans_ms: spans }) }];
    });
    if (rows.length < scores.cases.length)
        return null;
    if (rows.length === baseline.cases.size)
        return baseline;
    const names = [...new Set(rows.flatMap(({ metrics }) => [...metrics.keys()]))];
    const metrics = names.map(registry/* parseMetric */.uo).filter((metric) => typeof metric !== "string");
    return (0,score/* summarise */.fS)(rows, metrics, inputs.config.definition);
}

;// CONCATENATED MODULE: ./lib/words/rows.js




/** Failed checks, worst first: primaries by category, within one what could be judged before what could not. */
function failedChecks(report) {
    return report.verdict.checks.filter((check) => !check.passed).toSorted(bySeverity);
}
function primaryFailures(report) {
    return failedChecks(report).filter((check) => check.secondary_to === null);
}
function bySeverity(a, b) {
    return (Number(a.secondary_to !== null) - Number(b.secondary_to !== null) ||
        verdict/* CATEGORIES */.R6.indexOf(a.category) - verdict/* CATEGORIES */.R6.indexOf(b.category) ||
        Number((0,verdict/* missingOf */.oy)(a) !== null) - Number((0,verdict/* missingOf */.oy)(b) !== null) ||
        Number((0,verdict/* isCount */.my)(a)) - Number((0,verdict/* isCount */.my)(b)) ||
        Number(a.scope.kind !== "overall") - Number(b.scope.kind !== "overall") ||
        excess(b) - excess(a));
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
    return groupBy(worstCases(report), (each) => each.check.category);
}
/** `Map.groupBy` came with Node 21. */
function groupBy(items, key) {
    const groups = new Map();
    for (const item of items) {
        const group = groups.get(key(item));
        if (group === undefined)
            groups.set(key(item), [item]);
        else
            group.push(item);
    }
    return groups;
}
function casesById(report) {
    return new Map(report.inputs?.suite.cases.map((each) => [each.id, each]));
}
/** What happened to each lost case, by id; the head's where both policies know one. */
function lossesById(report) {
    const losses = report.explanation?.losses ?? [];
    return new Map(losses.map((loss) => [loss.id, loss]));
}
/** Every case of the suite, in case-id order. */
function caseRows(report) {
    const scores = new Map(report.scores?.cases.map((each) => [each.id, each]));
    const runs = new Map(report.run?.cases.map((each) => [each.case_id, each]));
    const worst = new Map(worstCases(report).map((each) => [each.id, each.checks]));
    return (report.inputs?.suite.cases ?? []).map((each) => {
        const before = report.inputs?.baseline?.cases.get(each.id);
        return {
            case: each,
            score: scores.get(each.id) ?? null,
            run: runs.get(each.id) ?? null,
            before: before?.digest === each.digest ? before : null,
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
    const shown = report.verdict.checks.filter((check) => check.kind !== "weakening" && !(check.policy === "base" && check.passed));
    const checks = groupBy(shown, ({ scope }) => (0,model_scope/* scopeText */.Cm)(scope));
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
/** Whether a latency check of just these samples failed. */
function slowerThanAllowed(report, { scope, stage }) {
    return report.verdict.checks.some((check) => !check.passed &&
        check.unit === "ms" &&
        (0,model_scope/* sameScope */.xk)(check.scope, scope) &&
        (stage === null ? !check.metric.endsWith("]") : check.metric.endsWith(`[${stage}]`)));
}


/***/ }),

/***/ 76254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ watchedWords),
/* harmony export */   jb: () => (/* binding */ watchSentence),
/* harmony export */   uM: () => (/* binding */ watchedChecks)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50354);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2712);


/** In the order of the checks. */
function watchedChecks({ verdict: { checks } }) {
    return checks.filter(({ outcome }) => outcome === "watch");
}
const REASONS = {
    chance: "chance explains it",
    gain: "recall and ndcg are significantly better",
    recall_rose: "recall rose",
};
/** Without a full stop: the check's own sentence, the reason, and the cases behind it. */
function watchSentence(check) {
    const noise = check.unit === "ms" ? "; measurement noise explains it" : "";
    const reason = check.reason === undefined ? noise : `; ${REASONS[check.reason]}`;
    const p = check.p === undefined ? "" : ` (p = ${shownP(check.p)})`;
    const cases = check.cases.length === 0 ? "" : `; ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(check.cases.length, "case")} behind it`;
    return `${(0,_notices_js__WEBPACK_IMPORTED_MODULE_0__/* .checkSentence */ .YC)(check)}${reason}${p}${cases}`;
}
/** Two digits that count: 0.31, 0.042. */
function shownP(p) {
    return String(Number(p.toPrecision(2)));
}
/** `; 2 checks to watch`, or nothing. */
function watchedWords(report) {
    const count = watchedChecks(report).length;
    return count === 0 ? "" : `; ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(count, "check")} to watch: beyond the limit, and no failure`;
}


/***/ })

};
