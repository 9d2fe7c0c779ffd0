export const id = 248;
export const ids = [248];
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

/***/ 4248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validate: () => (/* binding */ validate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/files/inputs.js
var files_inputs = __webpack_require__(8550);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(2611);
// EXTERNAL MODULE: ./lib/metrics/matching.js + 2 modules
var matching = __webpack_require__(4930);
// EXTERNAL MODULE: ./lib/model/order.js
var order = __webpack_require__(4209);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(4141);
// EXTERNAL MODULE: ./lib/gate/rules.js
var gate_rules = __webpack_require__(220);
// EXTERNAL MODULE: ./lib/gate/tolerance.js
var tolerance = __webpack_require__(5116);
;// CONCATENATED MODULE: ./lib/gate/statistics/exact-tests.js
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
    const sizes = deltas.map(Math.abs).filter((size) => size > EPSILON);
    const sum = Math.abs(deltas.reduce((total, delta) => total + delta, 0));
    if (sum <= EPSILON)
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
    const least = threshold(sizes, sum) - EPSILON;
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
    const perUnit = DENOMINATORS.find((each) => sizes.every((size) => Math.abs(size * each - Math.round(size * each)) <= EPSILON * each));
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
    const random = splitMix64(seed);
    let extreme = 0;
    for (let round = 0; round < rounds; round++) {
        random.draw(words);
        let total = 0;
        for (let four = 0; four < fours; four++) {
            const signs = (words[four >>> 3] >>> ((four & 7) * 4)) & 15;
            total += tables[four * 16 + signs];
        }
        if (Math.abs(total) >= sum - EPSILON)
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

;// CONCATENATED MODULE: ./lib/gate/statistics/power.js



/** The smallest number of losses without a win whose sign test is at or below the level. */
function significantLosses(units, level = 0.05) {
    const smallest = (p) => {
        for (let losses = 1; losses <= units; losses++)
            if (p(losses) <= level)
                return losses;
        return null;
    };
    return {
        oneSided: smallest((losses) => signTest(0, losses).worse),
        twoSided: smallest((losses) => signTest(0, losses).twoSided),
    };
}
/**
 * Every quality and rate rule of the config. With a baseline its values count, without one the best that any baseline
 * could hold: a rule listed then fires for none.
 */
function powerOf(config, suite, baseline) {
    return (0,gate_rules/* resolveRules */.SJ)(config, suite).rules.flatMap((rule) => {
        const { family } = rule.metric;
        if (family.kind === "latency")
            return [];
        const bucket = suite.cases.filter((each) => rule.scope === "overall" || rule.scope === `intent:${each.intent}`);
        const counted = bucket.filter((each) => counts(rule.metric, family, each, baseline));
        if (counted.length === 0)
            return [];
        const units = new Set(counted.map((each) => (each.group === undefined ? `case ${each.id}` : `group ${each.group}`)));
        return [
            {
                metric: rule.metric.name,
                scope: rule.scope,
                cases: counted.length,
                units: units.size,
                weight: heaviest(counted, family, config),
                losses: significantLosses(units.size),
                neverFires: neverFires(rule, baselineMean(rule, baseline), counted.length),
            },
        ];
    });
}
/** Whether the metric has a value for this case, as the baseline saw it or, without one, as the case is written. */
function counts(metric, family, subject, baseline) {
    const before = baseline?.cases.get(subject.id);
    const seen = before?.digest === subject.digest ? before.metrics.get(metric.name) : undefined;
    if (seen !== undefined)
        return seen !== null;
    if (family.needs === "forbidden")
        return subject.forbidden.length > 0;
    if (family.needs === "expect_empty")
        return subject.expectEmpty;
    return (!subject.expectEmpty ||
        family.category === "semantic_degraded_spike" ||
        family.category === "retriever_error");
}
function heaviest(cases, family, config) {
    if (family.weight === undefined)
        return 1 / cases.length;
    const { relevance } = config.definition;
    const targets = cases.map((each) => each.expected.filter((target) => target.grade >= relevance).length);
    return (Math.max(...targets) /
        Math.max(1, targets.reduce((sum, count) => sum + count, 0)));
}
function baselineMean(rule, baseline) {
    const means = baseline?.means;
    const bucket = rule.scope === "overall" ? means?.overall : means?.byIntent.get(rule.scope.slice("intent:".length));
    return bucket?.get(rule.metric.name) ?? null;
}
/**
 * Null where some answer of the retriever would make the rule fail. Quality metrics and rates lie in [0, 1]. Without a
 * baseline value (null) the one is taken that is hardest to keep: 1 where higher is better, 0 where lower is.
 */
function neverFires(rule, baseline, cases) {
    const { direction } = rule.metric.family;
    if (rule.metric.family.kind === "latency")
        return null;
    const [best, worst] = direction === "higher" ? [1, 0] : [0, 1];
    const reference = baseline ?? best;
    const relative = rule.tolerance.length === 0 ? null : reference;
    const limit = (0,tolerance/* limitOf */.LF)(direction, relative, (0,tolerance/* toleranceValue */.H$)(rule.tolerance, reference, cases), rule);
    if (limit === null)
        return { code: "no_limit" };
    const beyond = direction === "higher" ? limit <= worst + tolerance/* EPSILON */.p8 : limit >= worst - tolerance/* EPSILON */.p8;
    return beyond ? { code: "limit_beyond_worst", limit, worst } : null;
}
/** The same for `newly_lost`: null where it is off or can fail. */
function newlyLostNeverFires(config, suite) {
    const rule = config.gate.newlyLost;
    if (rule === "off")
        return null;
    const cases = suite.cases.filter((each) => !each.expectEmpty).length;
    const allowed = Math.floor(toleranceValue(rule.max, cases, cases));
    return allowed >= cases && cases > 0 ? { code: "allows_every_loss", allowed, cases } : null;
}

;// CONCATENATED MODULE: ./lib/gate/lint.js
/** What is legal in a suite and still weakens it. */





function lintSuite(config, suite, baseline) {
    const sizes = new Map([["overall", suite.cases.length]]);
    for (const { intent } of suite.cases)
        sizes.set(`intent:${intent}`, (sizes.get(`intent:${intent}`) ?? 0) + 1);
    const buckets = [...sizes]
        .toSorted(([a], [b]) => Number(a !== "overall") - Number(b !== "overall") || (0,order/* compareCodePoints */.O)(a, b))
        .map(([scope, cases]) => ({
        scope,
        cases,
        weight: 1 / cases,
        losses: significantLosses(cases).oneSided,
    }));
    const rules = powerOf(config, suite, baseline);
    return {
        buckets,
        rules,
        warnings: [
            ...suite.cases.flatMap((each) => overlaps(each, config.definition)),
            ...buckets.filter((each) => each.cases < gate_rules/* SMALL_INTENT */.Pk).map(smallBucket),
            ...sameQueries(suite),
            ...rules.flatMap(neverFiresWarning),
        ],
    };
}
function smallBucket({ scope, cases }) {
    return `${scope} has ${cases} cases; below ${gate_rules/* SMALL_INTENT */.Pk} its quality is not gated unless named`;
}
function neverFiresWarning({ metric, scope, neverFires }) {
    if (neverFires === null)
        return [];
    const rule = `the rule for ${metric} (${scope}) can never fail`;
    switch (neverFires.code) {
        case "no_limit":
            return [`${rule}: it has no tolerance, floor or ceiling`];
        case "limit_beyond_worst":
            return [
                `${rule}: its limit ${neverFires.limit.toFixed(4)} is no better than the worst, ${neverFires.worst}`,
            ];
        case "allows_every_loss":
            return [`${rule}: it allows ${neverFires.allowed} losses of ${neverFires.cases}`];
    }
}
/** Two targets that one result could cover: recall counts both, ndcg only one. */
function overlaps(subject, definition) {
    return subject.expected.flatMap((target, i) => subject.expected
        .filter((other, j) => i !== j && other.kind !== "text" && covers(target, other, definition))
        .map((other) => `${subject.place.file}:${subject.place.line}: case ${subject.id}: a result for "${(0,suite/* targetLabel */.O)(other)}" also covers "${(0,suite/* targetLabel */.O)(target)}"`));
}
/** Whether a result that is exactly `other` covers `target`. */
function covers(target, other, definition) {
    const asPath = other.kind === "path" || other.kind === "hint" ? { path: other.value } : {};
    const asName = other.kind === "name" ? { name: other.value } : {};
    const asQualified = other.kind === "qualified_name" ? { qualifiedName: other.value } : {};
    const hit = { docId: other.value, repeat: false, ...asPath, ...asName, ...asQualified };
    return (0,matching/* matcher */.j)(target, definition)((0,matching/* matchable */.k)(hit, definition, false));
}
function sameQueries(suite) {
    const first = new Map();
    return suite.cases.flatMap((each) => {
        const key = each.query.trim().toLowerCase();
        const earlier = first.get(key);
        if (earlier === undefined) {
            first.set(key, each.id);
            return [];
        }
        return [`${each.place.file}:${each.place.line}: case ${each.id} asks the same as ${earlier}`];
    });
}

// EXTERNAL MODULE: ./lib/reporters/escape.js
var reporters_escape = __webpack_require__(8607);
// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(9859);
// EXTERNAL MODULE: ./lib/cli/comparable.js
var comparable = __webpack_require__(3168);
// EXTERNAL MODULE: ./lib/cli/root.js
var cli_root = __webpack_require__(9520);
;// CONCATENATED MODULE: ./lib/cli/validate.js
/** `validate`: every file is checked, the suite is linted; no retriever runs. */








const FLAGS = { config: { type: "string" }, json: { type: "boolean" } };
const HELP = `Usage: retrieval-gate validate [--config F] [--json]

Checks config, suite and baseline, and lints the suite. Exit code: 0 fine (warnings included), 2 wrong.

Example: retrieval-gate validate --config retrieval-gate.yaml
`;
async function validate(argv, ports) {
    const values = (0,command/* readFlags */.u)("validate", argv, FLAGS);
    if (values["help"] === true) {
        ports.out(HELP);
        return { kind: "answered", exitCode: 0 };
    }
    const root = (0,cli_root/* findRoot */.w)(ports.workingDirectory);
    const from = external_node_path_.relative(root.directory, ports.workingDirectory);
    const config = (0,read/* insideRoot */.p0)(root, from, (0,command/* text */.Q)(values, "config") ?? "retrieval-gate.yaml", "config");
    const inputs = await (0,files_inputs/* loadInputs */.I)(root, config, { suite: null, baseline: null });
    (0,comparable/* requireComparable */.M)(inputs);
    const { suite, baseline } = inputs;
    const lint = lintSuite(inputs.config, suite, baseline);
    if (values["json"] === true) {
        ports.out(`${JSON.stringify({ valid: true, suite: suite.name, cases: suite.cases.length, buckets: lint.buckets, rules: lint.rules, warnings: lint.warnings }, null, 2)}\n`);
        return { kind: "answered", exitCode: 0 };
    }
    ports.out(`${(0,reporters_escape.logLine)(config)}: valid\n`);
    ports.out(`suite ${suite.name}, revision ${(0,reporters_escape.logLine)(suite.revision)}: ${suite.cases.length} cases\n`);
    for (const { scope, cases, weight, losses } of lint.buckets) {
        const enough = losses === null
            ? "too few cases for a significant loss"
            : `${losses} losses without a win are significant`;
        ports.out(`  ${scope}: ${cases} cases, one case weighs ${weight.toFixed(4)}, ${enough}\n`);
    }
    ports.out(`baseline ${(0,reporters_escape.logLine)(inputs.config.baseline)}: ${baseline === null ? "none yet" : `${baseline.cases.size} cases`}\n`);
    for (const warning of lint.warnings)
        ports.out(`warning: ${(0,reporters_escape.logLine)(warning)}\n`);
    return { kind: "answered", exitCode: 0 };
}


/***/ }),

/***/ 9916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ loadBaseline)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2050);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2611);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4593);
/** The baseline file. Missing, unreadable and another suite's baseline are three different outcomes. */




/** Null where the file does not exist. Throws invalid_baseline or file_unreadable for one that can't be used. */
async function loadBaseline(root, file) {
    try {
        const document = await (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .T)((0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(root, file, "baseline"), "invalid_baseline");
        if (isCruxe(document.value)) {
            const { readCruxeBaseline } = await __webpack_require__.e(/* import() */ 278).then(__webpack_require__.bind(__webpack_require__, 1278));
            return { baseline: readCruxeBaseline(document), digest: document.digest };
        }
        const written = (0,_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSchema */ ._)(document, "baseline");
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
        tool: written.tool,
        environment: written.environment,
        timing: written.timing,
        means: {
            overall: mapOf(written.metrics.overall),
            byIntent: new Map(Object.entries(written.metrics.by_intent).map(([intent, means]) => [intent, mapOf(means)])),
        },
        latency: { overall: written.latency.overall, byIntent: mapOf(written.latency.by_intent) },
        cases: new Map(Object.entries(written.cases).map(([id, each]) => [id, readCase(each)])),
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
    };
}
function mapOf(record) {
    return new Map(Object.entries(record));
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
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4224);
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
/* harmony export */   t: () => (/* binding */ differences)
/* harmony export */ });
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6886);

/** Fields that must match and don't; empty where baseline and run are comparable. */
function differences(config, suite, baseline) {
    const found = [];
    const compare = (field, before, now) => {
        const [a, b] = [(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compactCanonical */ .SM)(before), (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compactCanonical */ .SM)(now)];
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
    return found;
}


/***/ }),

/***/ 220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pk: () => (/* binding */ SMALL_INTENT),
/* harmony export */   Ps: () => (/* binding */ metricsOf),
/* harmony export */   SJ: () => (/* binding */ resolveRules)
/* harmony export */ });
/* harmony import */ var _metrics_listing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9121);
/* harmony import */ var _metrics_map_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5535);
/* harmony import */ var _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3130);
/* harmony import */ var _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8409);
/* harmony import */ var _metrics_precision_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2573);
/* harmony import */ var _metrics_recall_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3368);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9500);
/* harmony import */ var _model_order_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4209);








/** Below this an intent's quality is its single cases, so it is gated only where the config names it. */
const SMALL_INTENT = 5;
/** Reported in any case, so that a baseline has what a later config may want to gate. */
const ALWAYS = [_metrics_recall_js__WEBPACK_IMPORTED_MODULE_5__/* .RECALL */ .wV, _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_2__/* .MRR */ .M, _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_3__/* .NDCG */ .f, _metrics_precision_js__WEBPACK_IMPORTED_MODULE_4__/* .PRECISION */ .P, _metrics_precision_js__WEBPACK_IMPORTED_MODULE_4__/* .HIT_RATE */ .V, _metrics_map_js__WEBPACK_IMPORTED_MODULE_1__/* .MAP */ .l, _metrics_listing_js__WEBPACK_IMPORTED_MODULE_0__/* .DUPLICATE_RATE */ .nP];
/** Every metric that the run is scored on: gated or named anywhere, and the usual ones at k. */
function metricsOf(config) {
    const defaults = _metrics_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .METRICS */ .Cb.filter((family) => family.gatedByDefault || ALWAYS.includes(family));
    const named = [config.gate.metrics, ...config.gate.intents.values()].flatMap((rules) => [...rules.keys()]);
    const all = new Map(defaults.map((family) => (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .metricAt */ .Qx)(family, config.k)).map((metric) => [metric.name, metric]));
    for (const name of [...named, ...config.metrics]) {
        const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .parseMetric */ .uo)(name);
        if (typeof metric !== "string")
            all.set(metric.name, metric);
    }
    return [...all.values()].filter((metric) => metric.family.kind !== "latency");
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
    const byDefault = _metrics_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .METRICS */ .Cb.filter((family) => family.gatedByDefault).map((family) => (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .metricAt */ .Qx)(family, config.k));
    const all = withNamed(byDefault, config.gate.metrics);
    return config.latency === "off" ? all.filter((metric) => metric.family.kind !== "latency") : all;
}
function withNamed(metrics, named) {
    const known = new Set(metrics.map((metric) => metric.name));
    const more = [...(named?.keys() ?? [])].filter((name) => !known.has(name)).toSorted(_model_order_js__WEBPACK_IMPORTED_MODULE_7__/* .compareCodePoints */ .O);
    return [
        ...metrics,
        ...more.flatMap((name) => {
            const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .parseMetric */ .uo)(name);
            return typeof metric === "string" ? [] : [metric];
        }),
    ];
}
function intentsOf(config, suite) {
    const names = new Set([...suite.cases.map((each) => each.intent), ...config.gate.intents.keys()]);
    return [...names].toSorted(_model_order_js__WEBPACK_IMPORTED_MODULE_7__/* .compareCodePoints */ .O);
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
    const perIntent = config.gate.perIntent;
    if (own === undefined && (small || perIntent === "off" || !meaningful(metric, bucket)))
        return null;
    const inherited = wider?.tolerance === undefined ? undefined : { tolerance: wider.tolerance };
    // What is never tolerated overall is not tolerated in an intent either.
    const strict = metric.family.rule.tolerance.every((each) => each.value === 0);
    const shared = perIntent === null || perIntent === "off" || strict ? undefined : perIntent;
    const patches = [{ tolerance: defaults(metric).tolerance ?? [] }, inherited, shared, own];
    return makeRule(metric, scope, patches, own !== undefined);
}
function defaults(metric) {
    return metric.family.rule;
}
/** `forbidden_rate` without a forbidden list, or `false_result_rate` without a negative control, has nothing to say. */
function meaningful(metric, cases) {
    if (metric.family.kind === "latency" || metric.family.needs === undefined)
        return true;
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
