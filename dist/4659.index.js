export const id = 4659;
export const ids = [4659];
export const modules = {

/***/ 64659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCompareMany: () => (/* binding */ runCompareMany),
  settingOf: () => (/* binding */ settingOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/config.js + 2 modules
var config = __webpack_require__(71132);
// EXTERNAL MODULE: ./lib/files/document.js
var files_document = __webpack_require__(72050);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/files/suite.js
var files_suite = __webpack_require__(54803);
// EXTERNAL MODULE: ./lib/metrics/family.js
var metrics_family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/metrics/score.js
var score = __webpack_require__(27139);
// EXTERNAL MODULE: ./lib/gate/evidence.js + 1 modules
var evidence = __webpack_require__(87297);
// EXTERNAL MODULE: ./lib/gate/statistics/holm.js
var holm = __webpack_require__(89833);
;// CONCATENATED MODULE: ./lib/gate/comparison-of-many.js
/** Means of several systems, and paired tests of each against the first, corrected over all of them. */





/** Of the tests by draws. */
const SEED = 1;
/** `metrics` are of single cases. */
function compareMany({ suite, k, definition }, metrics, systems) {
    const scored = systems.map(({ run }) => (0,score/* score */.fN)(suite, run, metrics, definition));
    const options = { seed: SEED, groups: (0,evidence/* groupsOf */.c1)(suite) };
    const tests = scored.map((scores, at) => metrics.map(({ name, family }) => at === 0 || !(0,metrics_family/* isPerCase */.uE)(family)
        ? null
        : (0,evidence/* evidenceFor */.hF)(pairsOf(scored[0], scores), { name, family }, options)));
    const corrected = correctedOf(tests.flat());
    const timed = systems.map(({ run }) => run.timing.repeats);
    return {
        k,
        suite: { name: suite.name, revision: suite.revision, digest: suite.digest },
        cases: suite.cases.length,
        repeats: Math.max(0, ...timed),
        metrics: metrics.map(({ name, family }) => ({
            name,
            unit: (0,registry/* unitOfMetric */.QG)(name),
            direction: family.direction,
        })),
        systems: systems.map(({ label, path, digest, settings }, at) => ({
            label,
            path,
            digest,
            settings,
            figures: metrics.map(({ name }, i) => ({
                mean: scored[at].means.overall.get(name) ?? null,
                against_first: tested(tests[at][i], corrected),
            })),
            latency: scored[at].latency.overall.samples === 0 ? null : scored[at].latency.overall,
        })),
    };
}
/** Every case, since all were asked the same suite. */
function pairsOf(first, other) {
    const before = new Map(first.cases.map((each) => [each.id, each]));
    return other.cases.map((now) => ({ now, before: rowOf(before.get(now.id)) }));
}
function rowOf({ digest, intent, metrics, ranks, results }) {
    return { digest, intent, metrics, ranks, results, latency_ms: [] };
}
function correctedOf(tests) {
    const all = tests.filter((test) => test !== null);
    const p = (0,holm/* holm */.f)(all.map((test) => test.p_permutation));
    return new Map(all.map((test, i) => [test, p[i]]));
}
function tested(test, corrected) {
    if (test === null)
        return null;
    const { delta, wins, losses, units, p_permutation: p } = test;
    return { delta, wins, losses, units, p, p_holm: corrected.get(test) };
}

// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/reporters/compare-many.js
var compare_many = __webpack_require__(65553);
// EXTERNAL MODULE: ./lib/retrievers/registry.js + 6 modules
var retrievers_registry = __webpack_require__(78691);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/system/write-whole.js
var write_whole = __webpack_require__(79456);
// EXTERNAL MODULE: ./lib/app/compare.js
var compare = __webpack_require__(51872);
// EXTERNAL MODULE: ./lib/app/compare-inputs.js
var compare_inputs = __webpack_require__(35700);
;// CONCATENATED MODULE: ./lib/app/compare-many.js
/** `compare --config F --config F …`: several configs, or one with several values of a setting, on one suite. */

















/** Each is a whole run of the suite. */
const MOST_SYSTEMS = 50;
/** Reads `FIELD=VALUE,VALUE…`; throws usage. Values are JSON where they can be, else text. */
function settingOf(written) {
    const [field = "", list] = [written.split("=")[0], written.slice(written.indexOf("=") + 1)];
    if (!written.includes("=") || list === "" || !/^retriever(?:\.[\w-]+)+$/.test(field)) {
        throw new errors.GateError("usage", `compare: --set "${written}" is no setting of the retriever`, {
            hint: "Write a field of the retriever and its values, such as --set retriever.params.ef=32,64,128.",
        });
    }
    return { field, values: list.split(",").map(compare_many_valueOf) };
}
function compare_many_valueOf(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}
/** Throws as `compare` of two configs does; before anything is asked where a file can't be written there. */
async function runCompareMany(workingDirectory, request, ports) {
    const root = (0,system_root/* findRoot */.wg)(workingDirectory);
    const from = external_node_path_.relative(root.directory, workingDirectory);
    const inside = (written, flag) => written === null ? null : (0,system_root/* insideRoot */.p0)(root, from, written, flag);
    const [out, html] = [inside(request.out, "--out"), inside(request.html, "--html")];
    const files = request.configs.map((written) => (0,system_root/* insideRoot */.p0)(root, from, written, "--config"));
    const variants = await variantsOf(root, files, request.settings);
    if (variants.length < 2 || variants.length > MOST_SYSTEMS) {
        throw new errors.GateError("usage", `compare: ${variants.length} to compare, expected 2 to ${MOST_SYSTEMS}`, {
            hint: "Give --config more than once, or --set with more than one value.",
        });
    }
    const [first] = variants;
    const suite = await (0,files_suite/* loadSuite */.bu)(root, first.loaded.config.suites);
    for (const { loaded } of variants.slice(1))
        (0,compare_inputs/* requireSame */.qb)(first.loaded, loaded, suite, await (0,files_suite/* loadSuite */.bu)(root, loaded.config.suites));
    for (const notice of suite.suite.notices)
        ports.note(notice);
    const { k, definition } = first.loaded.config;
    const digest = (0,compare_inputs/* digestOf */.ol)(suite.digests);
    const plan = {
        suite: suite.suite,
        k,
        definition,
        digests: { corpus: "absent", queries: digest, qrels: digest },
    };
    const systems = [];
    for (const { label, settings, loaded } of variants) {
        ports.progress(`${systems.length + 1} of ${variants.length}: ${label}`);
        const { latency, retriever } = loaded.config;
        const clocked = latency === "off" || (0,retrievers_registry/* clockOf */.ie)(retriever) === "recorded" ? null : { latency, repeats: request.repeats };
        const measured = await (0,compare/* measureSystem */.W)(root, plan, (0,compare_inputs/* systemOf */.br)(loaded), ports, clocked);
        systems.push({ ...measured, label, settings });
    }
    const comparison = compareMany(plan, metricsOf(first.loaded, k), systems);
    if (out !== null)
        await (0,write_whole/* writeWhole */.f8)(root, out, (0,compare_many/* renderManyJson */.y)(comparison));
    if (html === null)
        return comparison;
    const { renderCompareHtml } = await Promise.all(/* import() */[__webpack_require__.e(8976), __webpack_require__.e(8347)]).then(__webpack_require__.bind(__webpack_require__, 58347));
    await (0,write_whole/* writeWhole */.f8)(root, html, renderCompareHtml(comparison));
    return comparison;
}
/** What ranks are mostly judged by, then what the first config reports. */
function metricsOf({ config }, k) {
    const names = new Set(["ndcg", "recall", "mrr", "hit_rate"].map((name) => `${name}@${k}`));
    const metrics = [...names, ...config.metrics.filter((name) => !names.has(name))].map((name) => (0,registry/* parseMetric */.uo)(name));
    return metrics.flatMap((metric) => typeof metric !== "string" && (0,metrics_family/* isPerCase */.uE)(metric.family) && metric.family.kind === "quality"
        ? [metric]
        : []);
}
async function variantsOf(root, files, settings) {
    const combinations = settings.reduce((all, { field, values }) => all.flatMap((each) => values.map((value) => ({ ...each, [field]: value }))), [{}]);
    const variants = [];
    for (const file of files) {
        for (const own of combinations) {
            const changed = Object.entries(own).map(([field, value]) => `${field}=${(0,canonical_json/* compactCanonical */.SM)(value)}`);
            const loaded = await (0,config/* loadConfig */.Z)(await withSettings(root, file, own), file, {
                suite: null,
                baseline: null,
            });
            variants.push({ label: [file, ...changed].join(" "), settings: own, loaded });
        }
    }
    return variants;
}
/** The same files, but for the config: JSON, which YAML is a superset of. */
async function withSettings(root, file, settings) {
    if (Object.keys(settings).length === 0)
        return root;
    const { value } = await (0,files_document/* parseDocument */.T)((0,read/* readText */.yR)(root, file, "config"), "invalid_config");
    const changed = Object.entries(settings).reduce((all, [field, set]) => placed(all, field.split("."), set), value);
    const bytes = Buffer.from(JSON.stringify(changed));
    return {
        ...root,
        read: (name, what, limit) => (name === file ? bytes : (0,read/* readBytes */.io)(root, name, what, limit ?? read/* JSON_LIMIT */.Vz)),
    };
}
function placed(value, [key, ...rest], set) {
    if (key === undefined)
        return set;
    const members = (0,json/* isObject */.Gv)(value) ? value : {};
    return { ...members, [key]: placed(members[key], rest, set) };
}


/***/ }),

/***/ 87297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hF: () => (/* binding */ evidenceFor),
  X1: () => (/* binding */ evidenceOf),
  c1: () => (/* binding */ groupsOf),
  Qb: () => (/* binding */ intentNotices)
});

// EXTERNAL MODULE: ./lib/metrics/family.js
var metrics_family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/model/verdict.js
var verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/gate/pairs.js
var pairs = __webpack_require__(67734);
// EXTERNAL MODULE: ./lib/gate/rules.js + 1 modules
var rules = __webpack_require__(28654);
// EXTERNAL MODULE: ./lib/metrics/latency.js
var latency = __webpack_require__(72987);
// EXTERNAL MODULE: ./lib/gate/statistics/power.js
var power = __webpack_require__(86646);
// EXTERNAL MODULE: ./lib/gate/statistics/random.js
var statistics_random = __webpack_require__(47352);
;// CONCATENATED MODULE: ./lib/gate/statistics/bootstrap.js
/**
 * How far a mean paired delta could lie from what these cases show. A deterministic retriever has no variance between
 * reruns; what varies is which queries the suite holds, so whole information needs are resampled, within their intents.
 */




/** Fewer units, or fewer that differ, and no method tried in bench/statistics.mjs covers what it promises. */
const MIN_UNITS = 10;
const MIN_DIFFER = 10;
/**
 * Interval of the mean paired delta. The corrected percentile bootstrap (bootstrap-mean.ts) was chosen over BCa and
 * bootstrap-t in bench/statistics.mjs: on deltas that are mostly zero both cover less, and it never leaves the range of
 * the deltas. Zeros say little about the spread, so the units that differ less one bound the degrees of freedom.
 */
function pairedInterval(units, options) {
    const { level = 0.95, method = "expanded", resamples = resamplesFor(units.length), seed } = options;
    const none = tooFew(units);
    if (none !== null)
        return { kind: "none", reason: none };
    const mean = meanOf(units);
    const mostDf = units.filter(differs).length - 1;
    const [low, high] = meanInterval(influences(units, mean), { level, method, resamples, seed, mostDf });
    return { kind: "interval", low: mean + low, high: mean + high, level, resamples };
}
/** The weighted mean of all cases in the units; NaN for none. */
function meanOf(units) {
    let [sum, weight] = [0, 0];
    for (const unit of units) {
        sum += unit.sum;
        weight += unit.weight;
    }
    return sum / weight;
}
function differs(unit) {
    return Math.abs(unit.sum) > rules/* EPSILON */.p8;
}
function tooFew(units) {
    if (units.length < MIN_UNITS)
        return { code: "too_few_units", have: units.length, need: MIN_UNITS };
    const differing = units.filter(differs).length;
    return differing < MIN_DIFFER ? { code: "too_few_differ", have: differing, need: MIN_DIFFER } : null;
}
/** Below this a stratum's own spread says little: such strata are drawn from together. */
const SMALL_STRATUM = 5;
/**
 * Each unit's pull on the mean, by stratum: (sum - mean x weight) / mean weight. With equal weights it is the delta's
 * distance from the mean; with unequal ones the ratio of sums to first order (Cochran, Sampling Techniques, sec. 6.3).
 */
function influences(units, mean) {
    const meanWeight = units.reduce((sum, unit) => sum + unit.weight, 0) / units.length;
    const byStratum = new Map();
    for (const unit of units) {
        const own = byStratum.get(unit.stratum) ?? [];
        own.push((unit.sum - mean * unit.weight) / meanWeight);
        byStratum.set(unit.stratum, own);
    }
    const strata = [...byStratum.values()].toSorted((a, b) => a.length - b.length);
    const large = strata.filter((each) => each.length >= SMALL_STRATUM);
    const rest = strata.filter((each) => each.length < SMALL_STRATUM).flat();
    if (rest.length >= SMALL_STRATUM || large.length === 0)
        large.push(rest);
    else
        large[0] = [...large[0], ...rest];
    return large.map((each) => Float64Array.from(each));
}
/** 2000 up to 2,000 units; fewer beyond, where the bounds are smoother, but never below 500. */
function resamplesFor(units) {
    return Math.max(500, Math.min(2000, Math.floor(4_000_000 / units)));
}
/**
 * Interval of the mean of all values, each stratum resampled within itself and keeping its size; at least two values a
 * stratum. `expanded` is the percentile bootstrap with its level widened so that a normal sample gets its t interval
 * (Hesterberg, What Teachers Should Know about the Bootstrap, Am. Stat. 69(4), 2015): the bootstrap's standard error
 * lacks the factor sqrt(n / (n - 1)) of each stratum, and z stands where t should. Degrees of freedom by Satterthwaite
 * over the strata.
 */
function meanInterval(strata, options) {
    const means = resampledMeans(strata, options.resamples, options.seed).toSorted();
    const share = options.method === "expanded" ? expandedShare(strata, options) : (1 + options.level) / 2;
    return [(0,latency/* percentile */.Ym)(means, 1 - share, "linear"), (0,latency/* percentile */.Ym)(means, share, "linear")];
}
/** One mean a resample, in the order drawn. */
function resampledMeans(strata, resamples, seed) {
    const n = strata.reduce((sum, stratum) => sum + stratum.length, 0);
    const random = (0,statistics_random/* splitMix64 */.f)(seed);
    const words = new Uint32Array(n);
    const means = new Float64Array(resamples);
    for (let round = 0; round < resamples; round++) {
        random.draw(words);
        let sum = 0;
        let at = 0;
        for (const stratum of strata)
            sum += drawn(stratum, words, (at += stratum.length) - stratum.length);
        means[round] = sum / n;
    }
    return means;
}
/** The sum of as many draws as the stratum has units. A 32-bit word times n / 2^32 is uneven by at most n / 2^32. */
function drawn(stratum, words, from) {
    const scale = stratum.length / 2 ** 32;
    let sum = 0;
    for (let i = 0; i < stratum.length; i++)
        sum += stratum[(words[from + i] * scale) >>> 0];
    return sum;
}
function expandedShare(strata, { level, mostDf = Infinity }) {
    let [bootstrap, unbiased, inverse] = [0, 0, 0];
    for (const stratum of strata) {
        const n = stratum.length;
        const center = stratum.reduce((sum, value) => sum + value, 0) / n;
        const squares = stratum.reduce((sum, value) => sum + (value - center) ** 2, 0);
        const variance = (squares * n) / (n - 1);
        bootstrap += squares;
        unbiased += variance;
        inverse += variance ** 2 / (n - 1);
    }
    // No spread at all: every quantile is the mean.
    if (bootstrap === 0)
        return (1 + level) / 2;
    return widenedShare(level, Math.min(mostDf, unbiased ** 2 / inverse), unbiased / bootstrap);
}
/** The upper quantile to read so that a normal sample gives its t interval; `inflation` is of the variance. */
function widenedShare(level, df, inflation) {
    return (0,power/* normalCdf */.vr)((0,power/* tQuantile */.YW)((1 + level) / 2, df) * Math.sqrt(inflation));
}
/**
 * The plain percentile bootstrap of a mean: `resamples` means of n draws each, an index being 64 bits modulo n; bounds
 * by linear interpolation. Seeded alike, it gives the same bounds as other programs that use SplitMix64.
 */
function percentileInterval(values, options) {
    if (values.length === 0)
        return null;
    const random = splitMix64(options.seed);
    const means = Float64Array.from({ length: options.resamples }, () => {
        let sum = 0;
        for (let draw = 0; draw < values.length; draw++)
            sum += values[random.below(values.length)];
        return sum / values.length;
    }).toSorted();
    const alpha = (1 - options.level) / 2;
    return [percentile(means, alpha, "linear"), percentile(means, 1 - alpha, "linear")];
}

// EXTERNAL MODULE: ./lib/gate/statistics/exact-tests.js
var exact_tests = __webpack_require__(13756);
// EXTERNAL MODULE: ./lib/gate/statistics/holm.js
var holm = __webpack_require__(89833);
;// CONCATENATED MODULE: ./lib/gate/evidence.js
/** What a report shows beside each quality check: could this change be chance? The tolerance stays the policy. */







function groupsOf(suite) {
    return new Map(suite.cases.flatMap((each) => (each.group === undefined ? [] : [[each.id, each.group]])));
}
/** Evidence for one metric over these pairs; null where no pair has a value on both sides. */
function evidenceFor(pairs, metric, options) {
    const units = unitsOf(pairs, metric, options.groups);
    if (units.length === 0)
        return null;
    const sign = metric.family.direction === "higher" ? 1 : -1;
    const changed = units.filter(differs);
    const wins = changed.filter((unit) => unit.sum * sign > 0).length;
    const losses = changed.length - wins;
    const permutation = (0,exact_tests/* permutationTest */.tx)(changed.map((unit) => unit.sum), options.seed);
    return {
        delta: meanOf(units),
        interval: pairedInterval(units, { seed: options.seed }),
        p_sign: (0,exact_tests/* signTest */.W)(wins, losses).twoSided,
        p_permutation: permutation.p,
        permutation: permutation.method,
        wins,
        losses,
        ties: units.length - changed.length,
        units: units.length,
    };
}
/** Evidence for every metric and scope that can be tested, in the order given; latency has its own interval. */
function evidenceOf(tested, pairing, options) {
    const found = tested.flatMap(({ metric, scope }) => {
        const { name, family } = metric;
        if (!(0,metrics_family/* isPerCase */.uE)(family))
            return [];
        const evidence = evidenceFor((0,pairs/* bucketOf */.AU)(pairing, scope).pairs, { name, family }, options);
        return evidence === null ? [] : [{ ...evidence, metric: name, scope }];
    });
    const corrected = (0,holm/* holm */.f)(found.map((each) => each.p_permutation));
    return found.map((each, i) => Object.assign(each, { p_holm: corrected[i] }));
}
/** Weighs a case as its metric's mean does. A group over several intents is a stratum of its own kind. */
function unitsOf(pairs, metric, groups) {
    const units = new Map();
    for (const { now, before } of pairs) {
        const [after, earlier] = [now.metrics.get(metric.name) ?? null, before.metrics.get(metric.name) ?? null];
        const weight = metric.family.weight === "targets" ? now.targets : 1;
        if (after === null || earlier === null || weight === 0)
            continue;
        const group = groups.get(now.id);
        const key = group === undefined ? `case ${now.id}` : `group ${group}`;
        const unit = units.get(key) ?? { intents: new Set(), sum: 0, weight: 0 };
        unit.intents.add(now.intent);
        unit.sum += weight * (after - earlier);
        unit.weight += weight;
        units.set(key, unit);
    }
    return [...units.values()].map(({ intents, sum, weight }) => ({
        stratum: JSON.stringify([...intents].toSorted()),
        sum,
        weight,
    }));
}
// Movements that no rule fails yet.
/** Of its tolerance: what an intent may fall while the mean rises before it is worth a word. */
const SHARE = 0.5;
/**
 * Intents that fall while the mean over all rises: an average hides them. One notice an intent, for the metric that
 * used up most of its tolerance; a check that failed speaks for itself.
 */
function intentNotices(checks) {
    const compared = checks.filter((check) => check.direction === "higher" && (0,verdict/* missingOf */.oy)(check) === null && (check.tolerance ?? 0) > 0);
    const rising = new Map(compared
        .filter((check) => check.scope.kind === "overall" && (check.delta ?? 0) > rules/* EPSILON */.p8)
        .map((check) => [check.metric, check.delta]));
    const worst = new Map();
    for (const { metric, scope, delta, tolerance, passed } of compared) {
        const overall = rising.get(metric);
        if (!passed || scope.kind !== "intent" || overall === undefined)
            continue;
        const used = -(delta ?? 0) / tolerance;
        if (used <= SHARE + rules/* EPSILON */.p8 || used <= (worst.get(scope.name)?.used ?? 0))
            continue;
        worst.set(scope.name, {
            used,
            notice: { code: "intent_falls", intent: scope.name, metric, delta: delta, overall },
        });
    }
    return [...worst.values()].map(({ notice }) => notice);
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
