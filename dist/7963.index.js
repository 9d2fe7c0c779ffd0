export const id = 7963;
export const ids = [7963];
export const modules = {

/***/ 67734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ bucketOf),
/* harmony export */   I4: () => (/* binding */ newlyFound),
/* harmony export */   Kw: () => (/* binding */ newlyLost),
/* harmony export */   Q6: () => (/* binding */ pairCases),
/* harmony export */   XZ: () => (/* binding */ withChurn),
/* harmony export */   ox: () => (/* binding */ churnOf),
/* harmony export */   tL: () => (/* binding */ finds),
/* harmony export */   yB: () => (/* binding */ lostTarget)
/* harmony export */ });
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14914);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90997);



function pairCases(scores, baseline) {
    const pairs = [];
    const added = [];
    for (const now of scores.cases) {
        const before = baseline?.cases.get(now.id);
        if (before !== undefined && before.digest === now.digest)
            pairs.push({ now, before });
        else
            added.push(now);
    }
    const paired = new Set(pairs.map((pair) => pair.now.id));
    const absent = [...(baseline?.cases.keys() ?? [])]
        .filter((id) => !paired.has(id))
        .toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP);
    return { pairs, added, absent };
}
/** A target was found in the baseline's top k and is not found now. */
function lostTarget(pair) {
    return pair.before.ranks.some((rank, target) => rank !== null && (pair.now.ranks[target] ?? null) === null);
}
/** Some target was found in the top k of the baseline (of all of its runs), and none is found now. */
function newlyLost({ before, now }) {
    const { found } = before;
    const was = found === undefined ? finds(before) : found.in === found.of;
    return was && !finds(now);
}
/** No target was found in the top k of the baseline (of any of its runs), and one is found now. */
function newlyFound({ before, now }) {
    const { found } = before;
    const was = found === undefined ? finds(before) : found.in > 0;
    return !was && finds(now);
}
/** Some target of the case stands in the top k. */
function finds({ ranks }) {
    return ranks.some((rank) => rank !== null);
}
// How much of each list is left since the baseline: metrics whose value for a case takes two runs.
/** Null where both lists are empty. */
function churnOf(pair, family, k) {
    const before = pair.before.results.slice(0, k);
    return (0,_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .overlapOf */ .HV)(before, pair.now.results.slice(0, k), k)[family.overlap];
}
/** The pairs with these metrics' values among their own, 1 at the baseline; others are left out of `metrics`. */
function withChurn(pairing, metrics) {
    const asked = new Map(metrics.map((metric) => [metric.name, metric]));
    const churn = [...asked].flatMap(([name, { family, k }]) => family.kind === "churn" ? [{ name, family, k }] : []);
    if (churn.length === 0)
        return pairing;
    const pairs = pairing.pairs.map((pair) => {
        const [now, before] = [new Map(pair.now.metrics), new Map(pair.before.metrics)];
        for (const { name, family, k } of churn) {
            now.set(name, churnOf(pair, family, k));
            before.set(name, 1);
        }
        return { now: { ...pair.now, metrics: now }, before: { ...pair.before, metrics: before } };
    });
    return { ...pairing, pairs };
}
function bucketOf({ pairs, added }, scope) {
    return { pairs: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .inScope */ .SB)(pairs, scope, ({ now }) => now), added: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .casesIn */ .XV)(added, scope) };
}


/***/ }),

/***/ 28654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p8: () => (/* reexport */ EPSILON),
  Pk: () => (/* binding */ SMALL_INTENT),
  TN: () => (/* binding */ keyOf),
  LF: () => (/* reexport */ limitOf),
  qR: () => (/* reexport */ lossesAllowed),
  Ps: () => (/* binding */ metricsOf),
  WE: () => (/* reexport */ passes),
  SJ: () => (/* binding */ resolveRules),
  H$: () => (/* reexport */ toleranceValue)
});

// EXTERNAL MODULE: ./lib/metrics/cost.js
var cost = __webpack_require__(36292);
// EXTERNAL MODULE: ./lib/metrics/context-chars.js
var context_chars = __webpack_require__(99850);
// EXTERNAL MODULE: ./lib/metrics/family.js
var metrics_family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/metrics/map.js
var map = __webpack_require__(5535);
// EXTERNAL MODULE: ./lib/metrics/mrr.js
var mrr = __webpack_require__(33130);
// EXTERNAL MODULE: ./lib/metrics/ndcg.js
var ndcg = __webpack_require__(78409);
// EXTERNAL MODULE: ./lib/metrics/precision.js
var precision = __webpack_require__(62573);
// EXTERNAL MODULE: ./lib/metrics/recall.js
var recall = __webpack_require__(83368);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(49946);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/config.js
var model_config = __webpack_require__(69559);
// EXTERNAL MODULE: ./lib/metrics/rates.js
var rates = __webpack_require__(22142);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
;// CONCATENATED MODULE: ./lib/gate/limits.js
// Limits. Contract: `max(floor, baseline - tolerance)` where higher is better, `min(ceiling, baseline + tolerance)` where lower is.
/** Absorbs the rounding of baselines and of sums such as 0.8 - 0.1 = 0.7000000000000001; far below any real change. */
const EPSILON = 1e-9;
/**
 * The largest of the tolerances in the metric's unit. `percent` is of the baseline, `cases` is 1/n of the bucket.
 * `spread` is between the baseline's runs, in the metric's unit, and 0 where it has one run. No tolerance at all is 0.
 */
function toleranceValue(tolerances, baseline, cases, spread = 0) {
    return tolerances.reduce((largest, tolerance) => Math.max(largest, inUnits(tolerance, baseline, cases, spread)), 0);
}
/** Whole cases within a tolerance: 18.4 % of 375 are 69, though the product is a hair below. */
function wholeCases(tolerance) {
    return Math.floor(tolerance + EPSILON);
}
/** Cases of `n` that may be lost: what is counted is cases, so that "3 cases" and 3 are the same. */
function lossesAllowed(max, n) {
    const counted = max.map((each) => (each.unit === "cases" ? { ...each, unit: "absolute" } : each));
    return wholeCases(toleranceValue(counted, n, n));
}
function inUnits(tolerance, baseline, cases, spread) {
    switch (tolerance.unit) {
        case "absolute":
            return tolerance.value;
        case "percent":
            return (Math.abs(baseline) * tolerance.value) / 100;
        case "cases":
            return tolerance.value / cases;
        case "spread":
            return tolerance.value * spread;
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

;// CONCATENATED MODULE: ./lib/gate/rules.js
/** Which rule holds for which metric where: defaults, the config's own, and what intents and tags inherit. */














/** Below this an intent is its single cases, so it is gated only where the config names it. */
const SMALL_INTENT = 5;
/** What a rule and its checks have in common, and no other rule. */
function keyOf({ scope, metric, }) {
    return `${(0,model_scope/* scopeText */.Cm)(scope)} ${typeof metric === "string" ? metric : metric.name}`;
}
/** Reported in any case, so that a baseline has what a later config may want to gate. */
const ALWAYS = [recall/* RECALL */.wV, mrr/* MRR */.M, ndcg/* NDCG */.f, precision/* PRECISION */.P, precision/* HIT_RATE */.V, map/* MAP */.l, rates/* DUPLICATE_RATE */.nP];
/** Every metric that the run is scored on: gated or named anywhere, and the usual ones at k. */
function metricsOf(config) {
    const { prices } = config;
    const usual = prices === undefined ? ALWAYS : [...ALWAYS, cost/* COST */.oF];
    const defaults = registry/* METRICS */.Cb.filter((family) => isDefault(family, config) || usual.includes(family));
    const named = (0,model_config/* namedRules */.PR)(config.gate).flatMap(({ rules }) => [...rules.keys()]);
    const all = new Map(defaults.map((family) => (0,registry/* metricAt */.Qx)(family, config.k)).map((metric) => [metric.name, metric]));
    for (const name of [...named, ...config.metrics]) {
        const metric = (0,registry/* parseMetric */.uo)(name);
        if (typeof metric !== "string")
            all.set(metric.name, metric);
    }
    return [...all.values()].flatMap((metric) => {
        if (metric.k === null || !(0,metrics_family/* isPerCase */.uE)(metric.family))
            return [];
        const priced = metric.family.kind === "cost" && prices !== undefined;
        return [priced ? { ...metric, family: (0,cost/* costMetric */.Gg)(prices) } : metric];
    });
}
/** Every rule of the config, overall first, then by intent and by tag in code point order. */
function resolveRules(config, suite) {
    const metrics = gatedMetrics(config);
    const notices = [];
    const rules = [];
    for (const metric of metrics) {
        const setting = config.gate.metrics.get(metric.name);
        if (setting === "off")
            notices.push({ code: "rule_off", metric: metric.name, scope: model_scope/* OVERALL */.aD });
        else if (meaningful(metric, suite.cases)) {
            rules.push(makeRule(config, metric, model_scope/* OVERALL */.aD, [defaults(metric), setting], setting !== undefined));
        }
    }
    const add = (scope, all, named, small) => {
        for (const metric of withNamed(all, named)) {
            const own = named?.get(metric.name);
            if (own === "off")
                notices.push({ code: "rule_off", metric: metric.name, scope });
            const rule = ruleIn(config, metric, scope, own, small, (0,model_scope/* casesIn */.XV)(suite.cases, scope));
            if (rule !== null)
                rules.push(rule);
        }
    };
    for (const intent of intentsOf(config, suite)) {
        const { length } = (0,model_scope/* casesIn */.XV)(suite.cases, (0,model_scope/* intentScope */.Ln)(intent));
        const small = length > 0 && length < SMALL_INTENT;
        if (small)
            notices.push({ code: "small_intent", intent, cases: length });
        add((0,model_scope/* intentScope */.Ln)(intent), metrics, config.gate.intents.get(intent), small);
    }
    // A tag is gated by what its own rules name, and by nothing else.
    const tags = [...(config.gate.tags ?? [])].toSorted(([a], [b]) => (0,canonical_json/* compareCodePoints */.OP)(a, b));
    for (const [tag, named] of tags)
        add((0,model_scope/* tagScope */.hE)(tag), [], named, false);
    if (config.latency === "off")
        notices.push({ code: "latency_off", by: "config" });
    return { rules, notices };
}
function gatedMetrics(config) {
    const byDefault = registry/* METRICS */.Cb.filter((family) => isDefault(family, config)).map((family) => (0,registry/* metricAt */.Qx)(family, config.k));
    const all = withNamed(byDefault, config.gate.metrics);
    const clocked = ({ family }) => family.kind === "latency" || family.kind === "load";
    return config.latency === "off" ? all.filter((metric) => !clocked(metric)) : all;
}
/** Gated where the config says nothing; what only a judge can measure, where the config asks one. */
function isDefault(family, config) {
    const judge = (0,metrics_family/* isPerCase */.uE)(family) && family.needs === "judge";
    return family.gatedByDefault && (!judge || (0,answers/* judgedMetrics */.PH)(config).length > 0);
}
function withNamed(metrics, named) {
    const known = new Set(metrics.map((metric) => metric.name));
    const more = [...(named?.keys() ?? [])].filter((name) => !known.has(name)).toSorted(canonical_json/* compareCodePoints */.OP);
    return [
        ...metrics,
        ...more.flatMap((name) => {
            const metric = (0,registry/* parseMetric */.uo)(name);
            return typeof metric === "string" ? [] : [metric];
        }),
    ];
}
function intentsOf(config, suite) {
    const names = new Set([...suite.cases.map((each) => each.intent), ...config.gate.intents.keys()]);
    return [...names].toSorted(canonical_json/* compareCodePoints */.OP);
}
function ruleIn(config, metric, scope, own, small, bucket) {
    // Load is of all users together.
    if (metric.family.kind === "load")
        return null;
    const overall = config.gate.metrics.get(metric.name);
    // An intent or tag without a case is here only because the config names it.
    if (own === "off" || (own === undefined && (overall === "off" || bucket.length === 0)))
        return null;
    const wider = overall === "off" ? undefined : overall;
    if (metric.family.kind === "latency") {
        if (own === undefined && small)
            return null;
        return makeRule(config, metric, scope, [defaults(metric), wider, own], own !== undefined);
    }
    // In an intent, as overall, churn is gated where it is named.
    if (metric.family.kind === "churn") {
        return own === undefined ? null : makeRule(config, metric, scope, [defaults(metric), wider, own], true);
    }
    const perIntent = scope.kind === "intent" ? config.gate.per_intent : null;
    if (own === undefined && (small || perIntent === "off" || !meaningful(metric, bucket)))
        return null;
    const inherited = inheritedOf(metric, wider);
    const shared = perIntent === null || perIntent === "off" || isApart(metric) ? undefined : perIntent;
    return makeRule(config, metric, scope, [usualOf(metric), inherited, shared, own], own !== undefined);
}
/** `per_intent` says nothing of it: what is never tolerated overall is not in an intent, and 0.05 is a share of queries. */
function isApart({ family }) {
    const { tolerance } = family.rule;
    const strict = tolerance.length > 0 && tolerance.every((each) => each.value === 0);
    return strict || family.kind === "cost" || family.kind === "size";
}
function usualOf(metric) {
    const { category, rule } = metric.family;
    const found = category === "recall_drop" || category === "ranking_shift";
    return found && rule.tolerance.length > 0 && !isApart(metric) ? IN_INTENTS : { tolerance: rule.tolerance };
}
/** In an intent or a tag, unless the config says otherwise: its means are over fewer cases and move more by chance. */
const IN_INTENTS = {
    tolerance: [
        { unit: "absolute", value: 0.05 },
        { unit: "cases", value: 1 },
    ],
};
/** What an intent or a tag takes from the overall rule: floors and ceilings only where they are a share of failures. */
function inheritedOf(metric, wider) {
    // Its default is a ceiling, which a wider one overall would be void beside.
    const bound = metric.family.kind === "rate" && metric.family.rule.ceiling !== undefined;
    const { tolerance, significance, ceiling = metric.family.rule.ceiling } = wider ?? {};
    return {
        ...(tolerance === undefined ? {} : { tolerance }),
        ...(significance === undefined ? {} : { significance }),
        ...(bound && ceiling !== undefined ? { ceiling } : {}),
    };
}
function defaults(metric) {
    return metric.family.rule;
}
/** `forbidden_rate` without a forbidden list, or `false_result_rate` without a negative control, has nothing to say. */
function meaningful(metric, cases) {
    if (!(0,metrics_family/* isPerCase */.uE)(metric.family) || metric.family.needs === undefined)
        return true;
    if (metric.family.needs === "judge")
        return cases.some((each) => !each.expect_empty);
    if (metric.family.needs === "text")
        return cases.some((each) => each.expected.some(context_chars/* isTextTarget */.D));
    return metric.family.needs === "forbidden"
        ? cases.some((each) => each.forbidden.length > 0)
        : cases.some((each) => each.expect_empty);
}
/** Later patches win, field by field. */
function makeRule(config, metric, scope, patches, named) {
    const merged = patches.reduce((sum, patch) => ({ ...sum, ...patch }), {});
    return {
        metric,
        scope,
        tolerance: merged.tolerance ?? [],
        floor: merged.floor ?? null,
        ceiling: merged.ceiling ?? null,
        significance: (0,metrics_family/* isTested */.eW)(metric.family) ? (merged.significance ?? config.gate.significance) : "off",
        named,
    };
}



/***/ }),

/***/ 13756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ signTest),
/* harmony export */   tx: () => (/* binding */ permutationTest)
/* harmony export */ });
/* unused harmony exports binomialTail, ENUMERATED */
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28654);
/* harmony import */ var _random_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47352);
/* harmony import */ var _subset_sums_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13958);
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
    const sizes = deltas.map(Math.abs).filter((size) => size > _rules_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8);
    const sum = Math.abs(deltas.reduce((total, delta) => total + delta, 0));
    if (sum <= _rules_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8)
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
function enumerated(sizes, sum) {
    const count = (0,_subset_sums_js__WEBPACK_IMPORTED_MODULE_1__/* .subsetsFrom */ .y)(sizes, threshold(sizes, sum) - _rules_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8);
    return Math.min(1, (2 * count) / 2 ** sizes.length);
}
/** Denominators to try: shares of few targets, precision at k, and 1/rank up to rank 10 (2520 = lcm of 1 to 10). */
const DENOMINATORS = [...Array.from({ length: 120 }, (_, i) => i + 1), 840, 2520];
/** The sizes as whole numbers of a common step, where they have one and counting on it is quick. */
function onGrid(sizes) {
    const perUnit = DENOMINATORS.find((each) => sizes.every((size) => Math.abs(size * each - Math.round(size * each)) <= _rules_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8 * each));
    if (perUnit === undefined)
        return null;
    const steps = sizes.map((size) => Math.round(size * perUnit));
    const range = steps.reduce((total, step) => total + step, 0);
    return (range * steps.length) / 2 > GRID_WORK ? null : { steps, perUnit };
}
/** The distribution of T, one size after the other; probabilities, since counts of 2^n would overflow. */
function countedOnGrid({ steps }, sum) {
    // Whole, since a sum of steps and their total are both even or both odd.
    const least = threshold(steps, sum);
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
    const random = (0,_random_js__WEBPACK_IMPORTED_MODULE_2__/* .splitMix64 */ .f)(seed);
    let extreme = 0;
    for (let round = 0; round < rounds; round++) {
        random.draw(words);
        let total = 0;
        for (let four = 0; four < fours; four++) {
            const signs = (words[four >>> 3] >>> ((four & 7) * 4)) & 15;
            total += tables[four * 16 + signs];
        }
        if (Math.abs(total) >= sum - _rules_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8)
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

/***/ 89833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ holm)
/* harmony export */ });
/**
 * Holm's step-down correction (Scand. J. Stat. 6, 1979): p-values adjusted so that the chance of any false finding
 * among all of them stays at the level. The i-th smallest of m is multiplied by m - i (from 0), never falls below a
 * smaller one's, and stops at 1. In the order given.
 */
function holm(pValues) {
    const adjusted = [...pValues];
    const ascending = pValues
        .map((p, index) => ({ p, index }))
        .toSorted((a, b) => a.p - b.p || a.index - b.index);
    let largest = 0;
    for (const [i, { p, index }] of ascending.entries()) {
        largest = Math.max(largest, Math.min(1, p * (pValues.length - i)));
        adjusted[index] = largest;
    }
    return adjusted;
}


/***/ }),

/***/ 86646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YW: () => (/* binding */ tQuantile),
/* harmony export */   dV: () => (/* binding */ newlyLostNeverFires),
/* harmony export */   f: () => (/* binding */ powerOf),
/* harmony export */   lN: () => (/* binding */ significantLosses),
/* harmony export */   vr: () => (/* binding */ normalCdf)
/* harmony export */ });
/* unused harmony exports neverFires, normalQuantile */
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28654);
/* harmony import */ var _significance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91184);
/* harmony import */ var _exact_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13756);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90997);
/** What a suite of this size can show at all, and which rules can never speak: for `validate`, before any run. */





/** The smallest number of losses without a win whose sign test is at or below the level. */
function significantLosses(units, level = 0.05) {
    const smallest = (p) => {
        for (let losses = 1; losses <= units; losses++)
            if (p(losses) <= level)
                return losses;
        return null;
    };
    return {
        oneSided: smallest((losses) => (0,_exact_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .signTest */ .W)(0, losses).worse),
        twoSided: smallest((losses) => (0,_exact_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .signTest */ .W)(0, losses).twoSided),
    };
}
/**
 * Every rule of quality and rates, which lie between 0 and 1, of of the config. With a baseline its values count, without one the best that any baseline
 * could hold: a rule listed then fires for none.
 */
function powerOf(config, suite, baseline) {
    return (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRules */ .SJ)(config, suite).rules.flatMap((rule) => {
        const { family } = rule.metric;
        if (!(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .isPerCase */ .uE)(family) || family.kind === "cost" || family.kind === "size")
            return [];
        const bucket = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .casesIn */ .XV)(suite.cases, rule.scope);
        const counted = bucket.filter((each) => counts(rule.metric, family, each, baseline));
        if (counted.length === 0)
            return [];
        const units = new Set(counted.map((each) => (each.group === undefined ? `case ${each.id}` : `group ${each.group}`)));
        const weight = heaviest(counted, family, config);
        const before = baselineMean(rule, baseline);
        return [
            {
                visible: visibleLosses(rule, before, { cases: counted.length, units: units.size, weight }),
                metric: rule.metric.name,
                scope: rule.scope,
                cases: counted.length,
                units: units.size,
                weight,
                losses: significantLosses(units.size),
                neverFires: neverFires(rule, before, counted.length),
            },
        ];
    });
}
/**
 * The fewest cases that fail the rule by going from best to worst while no other moves, each a unit of its own. A floor
 * or ceiling needs no test; without a baseline value the best one is assumed.
 */
function visibleLosses(rule, before, { cases, units, weight }) {
    const { direction } = rule.metric.family;
    const reference = before ?? (direction === "higher" ? 1 : 0);
    const sign = direction === "higher" ? -1 : 1;
    const relative = rule.tolerance.length === 0 ? null : reference;
    const limit = (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .limitOf */ .LF)(direction, relative, (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .toleranceValue */ .H$)(rule.tolerance, reference, cases), rule);
    const bound = direction === "higher" ? rule.floor : rule.ceiling;
    for (let losses = 1; losses <= cases; losses++) {
        const value = reference + sign * losses * weight;
        if (limit === null || (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .passes */ .WE)(direction, value, limit))
            continue;
        const untested = bound !== null && !(0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .passes */ .WE)(direction, value, bound);
        if (untested || isNoChance(rule, losses, units))
            return { losses, drop: losses * weight };
    }
    return null;
}
/** Losses without a win: p is 0.5 to their number, and a bucket in which everything is lost needs no test. */
function isNoChance({ significance }, losses, units) {
    if (significance === "off" || losses >= units)
        return true;
    return 0.5 ** losses <= (significance === "auto" ? _significance_js__WEBPACK_IMPORTED_MODULE_2__/* .LOSS_LEVEL */ .fK : significance) + _rules_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8;
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
        return subject.expect_empty;
    if (family.kind === "answer" || family.needs === "judge")
        return !subject.expect_empty;
    return ((!subject.expect_empty && subject.answers_only !== true) ||
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
    return (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .bucketAt */ .wW)(baseline?.means, rule.scope)?.get(rule.metric.name) ?? null;
}
/**
 * Null where some answer of the retriever would make the rule fail. Quality metrics and rates lie in [0, 1]. Without a
 * baseline value (null) the one is taken that is hardest to keep: 1 where higher is better, 0 where lower is.
 */
function neverFires(rule, baseline, cases) {
    const { direction } = rule.metric.family;
    const { kind } = rule.metric.family;
    if (kind === "latency" || kind === "cost" || kind === "size")
        return null;
    const [best, worst] = direction === "higher" ? [1, 0] : [0, 1];
    const reference = baseline ?? best;
    const relative = rule.tolerance.length === 0 ? null : reference;
    const limit = (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .limitOf */ .LF)(direction, relative, (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .toleranceValue */ .H$)(rule.tolerance, reference, cases), rule);
    if (limit === null)
        return { code: "no_limit" };
    const beyond = direction === "higher" ? limit <= worst + _rules_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8 : limit >= worst - _rules_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8;
    return beyond ? { code: "limit_beyond_worst", limit, worst } : null;
}
/** The same for `newly_lost`: null where it is off or can fail. */
function newlyLostNeverFires(config, suite) {
    const rule = config.gate.newly_lost;
    if (rule === "off")
        return null;
    const cases = suite.cases.filter((each) => !each.expect_empty).length;
    const allowed = (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .lossesAllowed */ .qR)(rule.max, cases);
    return allowed >= cases && cases > 0 ? { code: "allows_every_loss", allowed, cases } : null;
}
// The normal and the t distribution, as far as intervals need them.
/**
 * P(Z <= z) for standard normal Z, to 1e-15 or better: the power series of Marsaglia (Evaluating the Normal
 * Distribution, J. Stat. Softw. 11(4), 2004), formula 3; beyond 8 it is 0 or 1 to that precision.
 */
function normalCdf(z) {
    if (z < -8)
        return 0;
    if (z > 8)
        return 1;
    let sum = z;
    let term = z;
    for (let i = 3; Math.abs(term) > 1e-17; i += 2) {
        term *= (z * z) / i;
        sum += term;
    }
    return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}
/** The z with P(Z <= z) = p, 0 < p < 1, by bisection of `normalCdf` to 2^-50. */
function normalQuantile(p) {
    let low = -8;
    let high = 8;
    for (let i = 0; i < 54; i++) {
        const middle = (low + high) / 2;
        if (normalCdf(middle) < p)
            low = middle;
        else
            high = middle;
    }
    return (low + high) / 2;
}
/**
 * The p-quantile of Student's t, by its expansion in 1/df (Abramowitz & Stegun 26.7.5): at p = 0.975 within 0.01 from
 * 4 degrees of freedom on, within 0.001 from 8.
 */
function tQuantile(p, df) {
    const z = normalQuantile(p);
    const [z3, z5, z7, z9] = [z ** 3, z ** 5, z ** 7, z ** 9];
    return (z +
        (z3 + z) / (4 * df) +
        (5 * z5 + 16 * z3 + 3 * z) / (96 * df ** 2) +
        (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * df ** 3) +
        (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / (92160 * df ** 4));
}


/***/ }),

/***/ 47352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shuffled),
/* harmony export */   f: () => (/* binding */ splitMix64)
/* harmony export */ });
const GAMMA = 0x9e3779b97f4a7c15n;
/** `skipped`: as if so many draws of 64 bits had been made. */
function splitMix64(seed, skipped = 0) {
    const from = BigInt.asUintN(64, BigInt(seed) + BigInt(skipped) * GAMMA);
    // Typed arrays, since numbers beyond 31 bits in variables of a closure are allocated one by one.
    const state = Uint32Array.of(Number(from >> 32n), Number(from & 0xffffffffn));
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
/** Advances the state by GAMMA and writes the next 64 bits, high half first, from `at` on. */
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

/***/ 91184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fK: () => (/* binding */ LOSS_LEVEL),
  LD: () => (/* binding */ decide)
});

// UNUSED EXPORTS: LARGE_FALL, LEVEL, LOSSES_ALONE, WIDE_LEVEL

// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/gate/statistics/holm.js
var holm = __webpack_require__(89833);
// EXTERNAL MODULE: ./lib/gate/statistics/random.js
var random = __webpack_require__(47352);
// EXTERNAL MODULE: ./lib/gate/statistics/subset-sums.js
var subset_sums = __webpack_require__(13958);
;// CONCATENATED MODULE: ./lib/gate/statistics/sign-flip.js
/**
 * The one-sided paired sign-flip test (Fisher, The Design of Experiments, 1935, sec. 21): were better and worse equally
 * likely for every block, how often would the sum fall at least as far as it did? Anyone can compute the same p:
 *
 * - A difference is run minus baseline, signed so that a loss is negative. Those of at most 1e-12 are left out; the
 *   others are numbered from 0 in the order given.
 * - Up to 20 of them: p = the share of all 2^n assignments of signs whose sum is at most the observed one + 1e-9.
 * - Beyond: 20,000 rounds, p = (1 + c) / 20,001, with c the rounds whose sum is at most the observed one + 1e-9
 *   (Phipson & Smyth 2010). The signs come from one SplitMix64 with seed 1: its 64-bit draw number
 *   floor(i / 64) x 20,000 + r, counted from 0, holds the signs of the differences i in round r; bit i mod 64, from the
 *   least significant, tells whether difference i is flipped.
 */


/** Differences up to this size are no change: the rounding of two ways to sum the same values. */
const NO_CHANGE = 1e-12;
/** Up to this many changed blocks all assignments of signs are counted. */
const EXACT_BLOCKS = 20;
const ROUNDS = 20_000;
const SEED = 1;
/** Sums this close are ties, and ties count as "at least as far". */
const TIE = 1e-9;
function signFlipTest(differences) {
    const changed = differences.filter((each) => Math.abs(each) > NO_CHANGE);
    if (changed.length > EXACT_BLOCKS)
        return { p: drawn(Float64Array.from(changed)), method: "monte_carlo" };
    return { p: counted(changed), method: "exact" };
}
/*
 * With T the sum of the sizes that get a minus, a signed sum is total - 2T: it is as low as the observed one where T
 * reaches the sum of the observed losses.
 */
function counted(changed) {
    const losses = changed.reduce((sum, each) => (each < 0 ? sum - each : sum), 0);
    return (0,subset_sums/* subsetsFrom */.y)(changed.map(Math.abs), losses - TIE / 2) / 2 ** changed.length;
}
function drawn(changed) {
    // Any flip of a loss raises the sum, and these draws flip one of the first 21 in each round.
    if (changed.every((each) => each < -TIE))
        return 1 / (1 + ROUNDS);
    const totals = new Float64Array(ROUNDS);
    for (let from = 0; from < changed.length; from += 64) {
        addSigned(totals, changed.subarray(from, from + 64), signsOf(from / 64));
    }
    const observed = changed.reduce((sum, each) => sum + each, 0);
    let asLow = 0;
    for (const total of totals)
        if (total <= observed + TIE)
            asLow++;
    return (1 + asLow) / (1 + ROUNDS);
}
/** Adds up to 64 differences, signed by each round. The second of its two words has the signs of the first 32. */
function addSigned(totals, differences, signs) {
    addHalf(totals, differences.subarray(0, 32), signs, 1);
    if (differences.length > 32)
        addHalf(totals, differences.subarray(32), signs, 0);
}
/** A byte of signs is one look-up. */
function addHalf(totals, differences, signs, half) {
    const [a, b, c, d] = [0, 8, 16, 24].map((from) => sumsByByte(differences.subarray(from, from + 8)));
    for (let round = 0; round < ROUNDS; round++) {
        const word = signs[round * 2 + half];
        totals[round] += a[word & 255] + b[(word >>> 8) & 255] + c[(word >>> 16) & 255] + d[word >>> 24];
    }
}
/** For each of 256 bytes the sum of these (up to 8) differences, those whose bit is set flipped. */
function sumsByByte(differences) {
    const sums = new Float64Array(256);
    for (let byte = 0; byte < 256; byte++) {
        let sum = 0;
        for (let bit = 0; bit < differences.length; bit++) {
            sum += (byte >>> bit) & 1 ? -differences[bit] : differences[bit];
        }
        sums[byte] = sum;
    }
    return sums;
}
/** Drawn once and kept, since every test of a run asks for the same ones: 160 kB for 64 blocks, 10 MB at most. */
const columns = [];
const MOST_COLUMNS = 64;
/** Of the columns beyond, one at a time. */
const beyond = new Uint32Array(ROUNDS * 2);
/** The draws for blocks 64 x column and up: high and low half of each round's. Read before the next call. */
function signsOf(column) {
    const known = columns[column];
    if (known !== undefined)
        return known;
    const words = column < MOST_COLUMNS ? new Uint32Array(ROUNDS * 2) : beyond;
    (0,random/* splitMix64 */.f)(SEED, column * ROUNDS).draw(words);
    if (column < MOST_COLUMNS)
        columns[column] = words;
    return words;
}

;// CONCATENATED MODULE: ./lib/gate/statistics/significance.js



/** The level of `auto`. */
const LEVEL = 0.025;
/** Of `auto`, where neither recall nor nDCG rose, or the fall is large. */
const WIDE_LEVEL = 0.15;
/** A fall of the mean by so much is large. */
const LARGE_FALL = 0.15;
/** Of `auto`, where no case got better: three losses. */
const LOSS_LEVEL = 0.125;
/** So many losses without a win are news in an intent, however many intents there are: 0.5^5 = 0.031. */
const LOSSES_ALONE = 5;
/** Of recall and nDCG together: both have to be as sure as this. */
const BETTER_LEVEL = 0.05;
/** Means that moved by less are as they were. */
const RISE = 1e-9;
/** A p this far above a level is still on it. */
const ON_LEVEL = 1e-9;
/**
 * One decision for each check, in the order given. All checks of a run belong into one call, those within their limits
 * too: the intents of a metric are corrected for each other. `headlines` by the scope's text; a scope without one has nothing that
 * speaks for or against its falls.
 */
function decide(checks, headlines) {
    const tested = checks.map(testOf);
    const families = (0,model_scope/* groupBy */.$z)(tested.filter(inFamily), ({ check }) => check.metric);
    const gains = new Map();
    const isBetter = (headline) => {
        const known = gains.get(headline) ?? better(headline);
        gains.set(headline, known);
        return known;
    };
    return tested.map((each) => {
        const { beyond, significance, scope } = each.check;
        if (beyond === "nothing")
            return { outcome: "pass", p: null, why: "within_limit" };
        if (beyond === "bound")
            return { outcome: "fail", p: null, why: "bound" };
        if (significance === "off")
            return { outcome: "fail", p: null, why: "off" };
        const family = inIntent(each) ? families.get(each.check.metric) : [each];
        const p = corrected(each, family, each.level);
        const headline = headlines.get((0,model_scope/* scopeText */.Cm)(scope)) ?? null;
        if (significance === "auto" && headline !== null && isBetter(headline)) {
            return { outcome: "watch", p, why: "outweighed" };
        }
        const why = reason(each, family, p, () => headline !== null && !eitherRose(headline));
        return { outcome: why === "chance" ? "watch" : "fail", p, why };
    });
}
/** Recall and nDCG both rose, and neither by chance. */
function better({ recall, ndcg }) {
    return [recall, ndcg].every((moves) => {
        const turned = blockSums(moves).map((each) => -each);
        return turned.some((each) => each < 0) && signFlipTest(turned).p <= BETTER_LEVEL + ON_LEVEL;
    });
}
function eitherRose({ recall, ndcg }) {
    return [recall, ndcg].some((moves) => moves.reduce((sum, { difference }) => sum + difference, 0) > RISE * moves.length);
}
function blockSums(moves) {
    const sums = [];
    const places = new Map();
    for (const { block, difference } of moves) {
        const place = block === null ? undefined : places.get(block);
        if (place !== undefined)
            sums[place] += difference;
        else {
            if (block !== null)
                places.set(block, sums.length);
            sums.push(difference);
        }
    }
    return sums;
}
function testOf(check) {
    const asked = typeof check.significance === "number" ? check.significance : null;
    let seen = null;
    return {
        check,
        level: asked ?? LEVEL,
        lossLevel: asked ?? LOSS_LEVEL,
        seen: () => (seen ??= lookAt(check.moves)),
    };
}
/** The moves are read once: they may be made on demand, and are many. */
function lookAt(moves) {
    const differences = blockSums(moves);
    let p = null;
    return {
        fall: -differences.reduce((sum, each) => sum + each, 0) / moves.length,
        blocks: differences.length,
        changed: differences.filter((each) => Math.abs(each) > NO_CHANGE).length,
        lost: differences.filter((each) => each < -NO_CHANGE).length,
        win: moves.some(({ difference }) => difference > NO_CHANGE),
        p: () => (p ??= signFlipTest(differences).p),
    };
}
/** A test is corrected for those of its metric in all intents; outside of intents it stands alone. */
function inFamily(each) {
    return inIntent(each) && each.check.significance !== "off";
}
function inIntent({ check }) {
    return check.scope.kind === "intent";
}
/** No p of n changed blocks is below 0.5^n, that of losses alone. */
function canReach(blocks, level) {
    return 2 ** -blocks <= level + ON_LEVEL;
}
/**
 * Holm's p over those of the family whose changed blocks could reach the level at all: the others can't be false alarms
 * (Tarone, Biometrics 46, 1990). One of the others keeps its own p, which is above the level.
 */
function corrected(one, family, level) {
    const reaching = family.filter((each) => canReach(each.seen().changed, level));
    const at = reaching.indexOf(one);
    return at < 0 || reaching.length === 1
        ? one.seen().p()
        : (0,holm/* holm */.f)(reaching.map((each) => each.seen().p()))[at];
}
function reason(one, family, p, uncontradicted) {
    if (p <= one.level + ON_LEVEL)
        return "significant";
    const { fall, win, lost, blocks } = one.seen();
    if (one.check.significance === "auto") {
        if (!inIntent(one) && p <= WIDE_LEVEL + ON_LEVEL) {
            if (uncontradicted())
                return "uncontradicted";
            if (fall >= LARGE_FALL - RISE)
                return "large";
        }
        if (!win && corrected(one, family, one.lossLevel) <= one.lossLevel + ON_LEVEL)
            return "no_win";
        if (!win && inIntent(one) && lost >= LOSSES_ALONE)
            return "losses_alone";
    }
    if (!canReach(blocks, one.lossLevel))
        return "too_few";
    return lost === blocks ? "all_lost" : "chance";
}


/***/ }),

/***/ 13958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ subsetsFrom)
/* harmony export */ });
/* unused harmony export subsetSums */
/**
 * All 2^n sums of the subsets of n sizes (zero or more each), ascending: each size merges the sums so far with the same
 * sums shifted. Of the two halves of a set they answer questions about 2^n subsets in 2^(n/2) steps (Horowitz & Sahni,
 * J. ACM 21, 1974).
 */
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
/** How many of the 2^n subsets sum to `least` or more. */
function subsetsFrom(sizes, least) {
    const half = Math.ceil(sizes.length / 2);
    const left = subsetSums(sizes.slice(0, half));
    const right = subsetSums(sizes.slice(half));
    let count = 0;
    let from = right.length;
    for (const each of left) {
        while (from > 0 && each + right[from - 1] >= least)
            from--;
        count += right.length - from;
    }
    return count;
}


/***/ })

};
