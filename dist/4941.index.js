export const id = 4941;
export const ids = [4941];
export const modules = {

/***/ 58282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LH: () => (/* binding */ byOutcomes),
  XF: () => (/* binding */ categorise),
  LD: () => (/* binding */ decide),
  I9: () => (/* binding */ limitsFor)
});

// EXTERNAL MODULE: ./lib/model/verdict.js
var verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/gate/checks.js
var gate_checks = __webpack_require__(65418);
// EXTERNAL MODULE: ./lib/gate/latency-notices.js + 1 modules
var latency_notices = __webpack_require__(83443);
// EXTERNAL MODULE: ./lib/gate/latency-policy.js
var latency_policy = __webpack_require__(9124);
// EXTERNAL MODULE: ./lib/gate/check.js
var check = __webpack_require__(50703);
// EXTERNAL MODULE: ./lib/gate/moves.js
var moves = __webpack_require__(40333);
// EXTERNAL MODULE: ./lib/gate/pairs.js
var gate_pairs = __webpack_require__(67734);
// EXTERNAL MODULE: ./lib/gate/rules.js + 1 modules
var gate_rules = __webpack_require__(28654);
// EXTERNAL MODULE: ./lib/gate/rule.js
var rule = __webpack_require__(5305);
// EXTERNAL MODULE: ./lib/gate/statistics/sign-flip.js
var sign_flip = __webpack_require__(81456);
;// CONCATENATED MODULE: ./lib/gate/losses.js







/** Of net losses, where a significance is asked for and no number names it. */
const LEVEL = 0.05;
/** Net losses where a rule limits them, and critical cases. */
function lossChecks({ config, suite, baseline }, pairing) {
    const { newly_lost: rule, significance } = config.gate;
    const wanting = wantingPairs(suite, pairing);
    const lost = wanting.filter(gate_pairs/* newlyLost */.Kw);
    const checks = [];
    if (rule.max !== null && baseline?.foreign === undefined && baseline !== null) {
        const found = wanting.filter(gate_pairs/* newlyFound */.I4).length;
        const allowed = (0,gate_rules/* lossesAllowed */.qR)(rule.max, wanting.length);
        const made = (0,check/* countCheck */.or)("newly_lost", "recall_drop", wanting.length, lost.map(asCulprit), allowed, found);
        const sure = rule.significance ?? significance ?? "off";
        checks.push(made.passed || sure === "off" ? made : tested(made, wanting, (0,moves/* groupsOf */.c1)(suite), sure));
    }
    const critical = new Set(suite.cases.flatMap((each) => (each.critical ? [each.id] : [])));
    if (critical.size === 0)
        return checks;
    const gone = [
        ...lost.filter((pair) => critical.has(pair.now.id)).map(asCulprit),
        ...pairing.added
            .filter((each) => critical.has(each.id) && each.ranks.every((rank) => rank === null))
            .map(unpaired),
    ];
    return [...checks, (0,check/* countCheck */.or)("critical_lost", "recall_drop", critical.size, gone, rule.critical)];
}
/** Cases that found something and find nothing now, and the other way round: told on a pass, too. */
function lossNotice(suite, pairing) {
    const wanting = wantingPairs(suite, pairing);
    const [lost, found] = [wanting.filter(gate_pairs/* newlyLost */.Kw).length, wanting.filter(gate_pairs/* newlyFound */.I4).length];
    return wanting.length === 0 ? [] : [{ code: "lost_and_found", lost, found }];
}
function wantingPairs({ cases }, { pairs }) {
    const wanting = new Set(cases.flatMap((each) => (each.expect_empty ? [] : [each.id])));
    return pairs.filter(({ now }) => wanting.has(now.id));
}
function tested(check, pairs, groups, significance) {
    const moves = pairs.map((pair) => ({ pair, block: groups.get(pair.now.id) ?? null }));
    const p = (0,sign_flip/* signFlipP */.t2)((0,rule/* blockSums */.MS)(moves, ({ pair }) => Number((0,gate_pairs/* newlyFound */.I4)(pair)) - Number((0,gate_pairs/* newlyLost */.Kw)(pair))));
    const level = typeof significance === "number" ? significance : LEVEL;
    if (p <= level + gate_rules/* EPSILON */.p8)
        return { ...check, by: "test", p, level };
    const { by: _by, ...rest } = check;
    return { ...rest, outcome: "watch", passed: true, p, level, reason: "not_significant" };
}
function asCulprit(pair) {
    return (0,gate_checks/* culprit */.ik)(pair, 1, 0);
}
function unpaired(each) {
    return { id: each.id, before: null, after: 0, ranks_before: null, ranks_after: each.ranks };
}
/** Cases that the baseline has and the run lacks: what was gated once can't leave unseen. */
function absenceChecks(pairing) {
    const cases = pairing.absent.map((id) => ({
        id,
        before: null,
        after: null,
        ranks_before: null,
        ranks_after: null,
    }));
    const seen = { before: pairing.pairs.length + pairing.absent.length, now: pairing.pairs.length };
    if (pairing.pairs.length === 0)
        return [(0,check/* absentCheck */.mM)("no_paired_cases", seen, cases)];
    return pairing.absent.length > 0 ? [(0,check/* absentCheck */.mM)("cases_absent", seen, cases)] : [];
}

// EXTERNAL MODULE: ./lib/gate/means-checks.js
var means_checks = __webpack_require__(73071);
// EXTERNAL MODULE: ./lib/metrics/family.js
var family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/metrics/latency.js
var latency = __webpack_require__(72987);
// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(49946);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/config.js
var model_config = __webpack_require__(69559);
// EXTERNAL MODULE: ./lib/model/gain.js
var gain = __webpack_require__(13850);
// EXTERNAL MODULE: ./lib/gate/anchor.js
var gate_anchor = __webpack_require__(48354);
// EXTERNAL MODULE: ./lib/gate/evidence.js + 1 modules
var evidence = __webpack_require__(87297);
// EXTERNAL MODULE: ./lib/gate/dead-cases.js
var dead_cases = __webpack_require__(6269);
;// CONCATENATED MODULE: ./lib/gate/notices.js
/** What a reader should know beside the verdict. */














/** A refactoring rarely wins this much: look for a broken measurement first. */
const IMPLAUSIBLE = 0.15;
function findNotices(policy, scores, run, pairing, rules, checks) {
    return [
        ...movementNotices(rules, scores, checks),
        ...anchorNotices(policy, rules, pairing, checks),
        ...(policy.baseline === null || policy.baseline.foreign !== undefined
            ? []
            : lossNotice(policy.suite, pairing)),
        ...(0,evidence/* intentNotices */.Qb)(checks),
        ...comparisonNotices(policy, run, rules),
        ...lackingNotices(policy, rules, pairing),
        ...caseNotices(policy, scores, pairing),
        ...answerNotices(policy, run),
        ...timingNotices(policy.config, run),
    ];
}
function movementNotices(rules, scores, checks) {
    const notices = [];
    for (const { metric, scope } of rules) {
        const absent = scope.kind === "overall" && (scores.means.overall.get(metric.name) ?? null) === null;
        // A cost that is absent was not told, which is missing data.
        const told = (0,family/* isPerCase */.uE)(metric.family) && metric.family.kind !== "cost";
        if (told && absent)
            notices.push({ code: "not_applicable", metric: metric.name, scope });
    }
    for (const check of checks) {
        if (!check.passed || check.delta === null || check.tolerance === null || (0,verdict/* missingOf */.oy)(check) !== null)
            continue;
        if (check.reason === "found_more")
            notices.push({ code: "shorter_lists", metric: check.metric, scope: check.scope });
        const gained = check.direction === "higher" ? check.delta : -check.delta;
        if (check.kind === "count" || check.span === "anchor")
            continue;
        if (check.scope.kind !== "overall" || gained <= Math.max(check.tolerance, 1e-9))
            continue;
        notices.push({ code: "improved", metric: check.metric, scope: check.scope, delta: check.delta });
        const quality = check.category === "recall_drop" || check.category === "ranking_shift";
        if (quality && gained >= IMPLAUSIBLE) {
            notices.push({ code: "implausible_jump", metric: check.metric, delta: check.delta });
        }
    }
    return notices;
}
/** A gain over the anchor, what drifts away from it without a failure, and where that is not all, how far it all went. */
function anchorNotices(policy, rules, pairing, checks) {
    const { baseline } = policy;
    if (baseline === null || baseline.foreign !== undefined)
        return [];
    const drifting = checks.flatMap(({ span, outcome, metric, scope, baseline: anchor, current }) => span === "anchor" && outcome === "watch" && anchor !== null && current !== null
        ? [{ code: "drifting", metric, scope, anchor, current }]
        : []);
    const own = (0,moves/* headlineBuckets */.aW)(rules, policy, pairing, "anchor");
    const whole = (own.length > 0 ? own : (0,moves/* headlineBuckets */.aW)(rules, policy, pairing, "baseline")).find(({ kind }) => kind === "overall");
    if (whole === undefined || whole.moves.length === 0)
        return drifting;
    const p = (0,rule/* gainP */.qD)(whole);
    const gain = p <= rule/* GAIN_LEVEL */.Nt ? [{ code: "gained", p }] : [];
    if (own.length === 0)
        return [...drifting, ...gain];
    const moved = rule/* HEADLINE */.ZS.flatMap((metric) => whole.held[metric] === undefined
        ? []
        : [
            {
                metric: `${metric}@${policy.config.k}`,
                delta: whole.moves.reduce((sum, each) => sum + each[metric], 0) / whole.moves.length,
            },
        ]);
    return [...drifting, ...gain, { code: "anchor_distance", recordings: baseline.recordings ?? 0, moved }];
}
function comparisonNotices(policy, run, rules) {
    const { baseline, suite } = policy;
    if (baseline === null)
        return [];
    if (baseline.foreign !== undefined) {
        return [
            {
                code: "means_only",
                tool: baseline.foreign,
                not_compared: (0,means_checks/* notCompared */.vK)(baseline, rules, policy.config),
            },
        ];
    }
    const differences = [
        ["suite.revision", baseline.suite.revision, suite.revision],
        // Another revision says as much: its digest is always another.
        ...(baseline.suite.revision === suite.revision
            ? [["suite.digest", baseline.suite.digest, suite.digest]]
            : []),
        ["environment.cpu", baseline.environment.cpu, run.environment.cpu],
        ["environment.os", baseline.environment.os, run.environment.os],
        ["environment.arch", baseline.environment.arch, run.environment.arch],
        ["environment.cores", String(baseline.environment.cores), String(run.environment.cores)],
        ["environment.node", baseline.environment.node, run.environment.node],
    ];
    const notices = differences
        .filter(([, before, now]) => before !== now)
        .map(([field, before, now]) => ({ code: "differs", field, baseline: before, current: now }));
    notices.push(...keptDefinition(policy));
    const otherMachine = differences.some(([field, a, b]) => a !== b && /cpu|os|arch|cores/.test(field));
    if (policy.config.latency === "off" || run.timing.source === "off")
        return notices;
    const kept = [...(baseline.anchor?.values() ?? [])].flatMap((own) => [...own.keys()]);
    if (kept.some((metric) => metric.startsWith("latency_")) && !(0,gate_anchor/* sameClock */.H6)(baseline, run))
        notices.push({ code: "latency_anchor_new" });
    if (run.timing.source !== "measured")
        return notices;
    if (baseline.beside === undefined && baseline.timing.source !== "off")
        notices.push({ code: "stored_latency" });
    if (otherMachine)
        notices.push({ code: "other_machine" });
    return notices;
}
/** Where the baseline's definition holds because the config writes none, and a new one would be another. */
function keptDefinition({ config }) {
    const fields = Object.keys(model_config/* DEFAULT_DEFINITION */.Kr);
    return fields.flatMap((field) => {
        if (config.written_definition[field] !== undefined)
            return [];
        const [kept, usual] = [config.definition[field], model_config/* DEFAULT_DEFINITION */.Kr[field]].map(canonical_json/* compactCanonical */.SM);
        return kept === usual ? [] : [{ code: "definition_kept", field, kept, usual }];
    });
}
/** Gated by default since the baseline was recorded. */
function lackingNotices({ baseline }, rules, { pairs }) {
    if (baseline === null || baseline.foreign !== undefined || pairs.length === 0)
        return [];
    return rules
        .filter(({ metric, scope, named }) => scope.kind === "overall" && !named && metric.family.baselineMayLack)
        .filter(({ metric }) => pairs.every(({ before }) => before.metrics.get(metric.name) === undefined))
        .map(({ metric }) => ({ code: "not_in_baseline", metric: metric.name }));
}
function caseNotices(policy, scores, pairing) {
    const notices = [...policy.suite.notices];
    const list = (code, ids) => {
        if (ids.length > 0)
            notices.push({ code, cases: ids });
    };
    list("new_cases", policy.baseline === null || policy.baseline.foreign !== undefined
        ? []
        : pairing.added.map((each) => each.id));
    list("dead_cases", (0,dead_cases/* deadCases */.M)(policy.suite, policy.baseline));
    list("duplicates", scores.cases.filter((each) => new Set(each.results).size < each.results.length).map((each) => each.id));
    list("no_relevant_target", policy.suite.cases
        .filter((each) => !each.expect_empty &&
        each.answers_only !== true &&
        !each.expected.some((t) => t.grade >= policy.config.definition.relevance))
        .map((each) => each.id));
    list("errored_cases", scores.cases.filter((each) => each.error !== null).map((each) => each.id));
    // Repeats are left out of run.trec, which moves what stands below them; trec_eval cuts a gain that is no integer.
    const { definition } = policy.config;
    const uncounted = new Set(policy.suite.cases
        .filter(({ expected }) => expected.some((t) => !Number.isSafeInteger((0,gain/* gainOf */.v)(t.grade, definition))))
        .map(({ id }) => id));
    const differing = scores.cases
        .filter((each) => each.many_to_many || uncounted.has(each.id) || new Set(each.results).size < each.results.length)
        .map((each) => each.id);
    if (differing.length > 0)
        notices.push({ code: "trec_counts_differ", cases: differing });
    return notices;
}
/** Who measured the answers, what that took, and which samples have no value. */
function answerNotices(policy, run) {
    const notices = [];
    const alone = policy.suite.cases.filter((each) => each.answers_only === true).map((each) => each.id);
    if (alone.length > 0)
        notices.push({ code: "answers_only", cases: alone });
    const { judge } = policy.config;
    if (judge !== undefined && run.judging !== undefined)
        notices.push({ code: "judged_by", model: judge.model, ...run.judging });
    for (const metric of answers/* JUDGED_METRICS */.YC) {
        for (const reason of answers/* UNMEASURED_REASONS */.mq) {
            const cases = run.cases.filter((each) => {
                const sample = each.judged?.get(metric);
                return sample?.kind === "unmeasured" && sample.reason === reason;
            });
            if (cases.length > 0)
                notices.push({
                    code: "answers_unmeasured",
                    metric,
                    reason,
                    cases: cases.map((each) => each.case_id),
                });
        }
    }
    return notices;
}
/** Repeats this much faster than the first time look like a cache's answers, not the retriever's. */
const CACHE_RATIO = 3;
const CACHE_FLOOR_MS = 1;
function timingNotices(config, run) {
    const notices = [];
    if (run.unstable.length > 0)
        notices.push({ code: "unstable", cases: run.unstable });
    if (run.retries > 0)
        notices.push({ code: "retries", count: run.retries });
    if (config.latency === "off")
        return notices;
    if (run.timing.source === "off")
        return [...notices, { code: "latency_off", by: "retriever" }];
    if (run.timing.includes_start)
        notices.push({ code: "includes_start" });
    if (run.timing.source === "reported")
        notices.push({ code: "reported_latency" });
    if (run.timing.source === "recorded")
        notices.push({ code: "recorded_latency" });
    if (run.timing.budget_ended)
        notices.push({ code: "budget_ended", repeats: run.timing.repeats });
    const first = median(run.cases.flatMap((each) => (each.first_ms === null ? [] : [each.first_ms])));
    const repeats = median(run.cases.flatMap((each) => each.samples_ms));
    if (first !== null &&
        repeats !== null &&
        first > CACHE_RATIO * repeats &&
        first - repeats > CACHE_FLOOR_MS) {
        notices.push({ code: "cached_answers", first_ms: first, repeat_ms: repeats });
    }
    return notices;
}
function median(values) {
    return (0,latency/* percentile */.Ym)(Float64Array.from(values).sort(), 0.5, "nearest");
}

// EXTERNAL MODULE: ./lib/gate/outcomes.js
var outcomes = __webpack_require__(96142);
// EXTERNAL MODULE: ./lib/gate/runs.js
var runs = __webpack_require__(51613);
// EXTERNAL MODULE: ./lib/metrics/fill.js
var fill = __webpack_require__(64168);
// EXTERNAL MODULE: ./lib/metrics/rates.js
var rates = __webpack_require__(22142);
// EXTERNAL MODULE: ./lib/metrics/recall.js
var recall = __webpack_require__(83368);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
;// CONCATENATED MODULE: ./lib/gate/secondaries.js
/** The cause leads: a failure that follows from another one says so, and does not make the headline. */






/** In the order in which they are asked. */
const CAUSES = [
    {
        metric: rates/* DEGRADED_RATE */.ON.name,
        category: "semantic_degraded_spike",
        explains: ["recall_drop", "ranking_shift"],
        touched: ({ now }) => now.degraded,
    },
    {
        metric: fill/* FILL_RATE */.R.name,
        category: "recall_drop",
        explains: ["diversity_collapse"],
        touched: ({ now, before }) => now.results.length < before.results.length,
    },
];
/** What two decisions of the same rules have in common. */
function checkKey({ metric, scope, span, kind, baseline }) {
    const isFloor = kind === "mean" && baseline === null;
    return JSON.stringify([(0,model_scope/* scopeText */.Cm)(scope), metric, span ?? "baseline", isFloor]);
}
/**
 * Nobody gains by failing: with failed queries each check is decided twice, as they are and with their baseline rows, and
 * the worse outcome counts. What fails, and passes with those rows, fails because the retriever failed.
 */
function withFailures(checks, pairs, again) {
    const failed = ({ now }) => now.error !== null;
    if (!pairs.some(failed))
        return checks;
    const spared = new Map(again(failed).map((check) => [checkKey(check), check]));
    const known = new Set(checks.map(checkKey));
    return [
        ...checks.map((check) => {
            const other = spared.get(checkKey(check));
            if (check.outcome !== "fail") {
                const worse = other?.outcome === "fail" || (check.outcome === "pass" && other?.outcome === "watch");
                return worse ? other : check;
            }
            const follows = other === undefined ? check.span === "anchor" : other.passed;
            return follows ? { ...check, category: "retriever_error" } : check;
        }),
        // Against the anchor there may be a check only with the rows of before.
        ...[...spared.values()].filter((check) => check.outcome !== "pass" && !known.has(checkKey(check))),
    ];
}
/** Marks the failed checks that would pass without what another failure did, and the rankings of a bucket that lost targets. */
function markSecondaries(checks, pairs, again) {
    const failed = checks.filter((check) => !check.passed && (0,verdict/* missingOf */.oy)(check) === null);
    const lost = new Set(failed.filter((check) => familyOf(check) === recall/* RECALL */.wV.name).map(bucketText));
    const follows = new Map();
    for (const { metric, category, explains, touched } of CAUSES) {
        const scopes = new Set(failed.filter((check) => familyOf(check) === metric).map(({ scope }) => (0,model_scope/* scopeText */.Cm)(scope)));
        const open = failed.filter((check) => explains.includes(check.category) &&
            familyOf(check) !== metric &&
            (scopes.has((0,model_scope/* scopeText */.Cm)(check.scope)) || scopes.has("overall")));
        if (open.length === 0 || !pairs.some(touched))
            continue;
        const spared = new Map(again(touched).map((check) => [checkKey(check), check.passed]));
        for (const check of open)
            if (spared.get(checkKey(check)) !== false && !follows.has(check))
                follows.set(check, category);
    }
    return checks.map((check) => {
        const cause = follows.get(check) ?? (isShift(check) && lost.has(bucketText(check)) ? "recall_drop" : null);
        return cause === null || cause === check.category ? check : { ...check, secondary_to: cause };
    });
}
/** A ranking that got worse. */
function isShift(check) {
    return !check.passed && check.category === "ranking_shift" && check.kind === "mean";
}
function bucketText({ scope, span }) {
    return `${span ?? ""} ${(0,model_scope/* scopeText */.Cm)(scope)}`;
}
function familyOf({ metric }) {
    const parsed = (0,registry/* parseMetric */.uo)(metric);
    return typeof parsed === "string" ? null : parsed.family.name;
}

;// CONCATENATED MODULE: ./lib/gate/decide.js













function decide(policy, scores, run) {
    const { rules, notices } = (0,gate_rules/* resolveRules */.SJ)(policy.config, policy.suite);
    const limits = limitsFor(rules, policy, scores, run);
    const { pairing, latency } = limits;
    const decided = byOutcomes(limits, policy, rules);
    const { checks } = decided;
    return {
        ...decided,
        notices: [
            ...notices,
            ...findNotices(policy, scores, run, pairing, rules, checks),
            ...(0,latency_notices/* latencyNotices */.q)(policy, latency, checks, { run, scores, rules }),
        ],
    };
}
function limitsFor(rules, policy, scores, run) {
    const pairing = (0,gate_pairs/* withChurn */.XZ)((0,gate_pairs/* pairCases */.Q6)(scores, policy.baseline), rules.map((rule) => rule.metric));
    const latency = (0,latency_policy/* latencyPart */.SE)(policy, scores, run);
    return {
        pairing,
        latency,
        timed: rules.flatMap((rule) => timedChecks(rule, pairing, policy, latency, run)),
    };
}
/** The verdict that follows by these rules. */
function byOutcomes({ pairing, timed }, policy, rules) {
    const judge = (paired) => [
        ...(0,outcomes/* withOutcomes */.IF)(rules.flatMap((rule) => meanChecks(rule, paired, policy)), { rules, policy, pairing: paired }),
        ...caseChecks(policy, paired),
    ];
    const again = (asBefore) => judge((0,gate_pairs/* withBefore */.uZ)(pairing, asBefore));
    const { pairs } = pairing.asked;
    const means = markSecondaries(withFailures(judge(pairing), pairs, again), pairs, again);
    const checks = inOrder([...means, ...timed], rules);
    const { primary, secondary } = categorise(checks);
    // Against a baseline, no check at all means that nothing was looked at.
    const judged = checks.length > 0 || policy.baseline === null;
    const passed = judged && checks.every((check) => check.passed);
    return {
        verdict: policy.suite.partial ? "partial" : passed ? "pass" : "fail",
        categories: primary,
        secondary_categories: secondary,
        checks,
    };
}
/** In the order of the rules; what belongs to none stands last. */
function inOrder(checks, rules) {
    const places = new Map(rules.map((rule, at) => [(0,gate_rules/* keyOf */.TN)(rule), at]));
    const placeOf = (check) => places.get((0,gate_rules/* keyOf */.TN)(check)) ?? rules.length;
    return checks.toSorted((a, b) => placeOf(a) - placeOf(b));
}
/** Checks of means over cases by their limits. */
function meanChecks(rule, pairing, policy) {
    const { family } = rule.metric;
    if (family.kind === "load" || family.kind === "latency")
        return [];
    const all = (0,gate_pairs/* bucketFor */._d)(pairing, rule.scope, family);
    if (family.kind === "churn")
        return (0,gate_checks/* churnChecks */.A$)(rule, family, all, policy);
    const { bucket, missing } = comparableBucket(rule, all);
    if (missing !== undefined)
        return [missing];
    // Another tool's baseline has no cases to pair: every case of the run is in `added`.
    return policy.baseline?.foreign === undefined
        ? (0,gate_checks/* qualityChecks */.RZ)(rule, family, bucket, (0,runs/* spreadOf */.jg)(policy.baseline, rule.scope, rule.metric.name))
        : (0,means_checks/* meansChecks */.uO)(rule, family, bucket.added, policy.baseline, policy.config.k);
}
/** Checks of times, and of what was asked under load. */
function timedChecks(rule, pairing, policy, latency, run) {
    const { family } = rule.metric;
    if (family.kind === "load")
        return (0,gate_checks/* loadChecks */.o$)(rule, family, run, policy.config.definition);
    if (family.kind !== "latency" || policy.config.latency === "off")
        return [];
    if (latency === null) {
        const before = policy.baseline?.timing.source ?? "off";
        const wanted = rule.named || (before !== "off" && before !== "recorded");
        return wanted
            ? [(0,check/* missingCheck */.Hx)(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })]
            : [];
    }
    const { bucket, missing } = comparableBucket(rule, (0,gate_pairs/* bucketFor */._d)(pairing, rule.scope, family));
    if (missing !== undefined)
        return [missing];
    const checks = (0,latency_policy/* latencyRuleChecks */.ke)(rule, family, bucket, policy, latency);
    const failed = bucket.pairs.some(({ now }) => now.error !== null);
    if (!failed || !checks.some(({ kind }) => kind === "missing"))
        return checks;
    // Samples that are missing because the retriever failed are told as its failure.
    const spared = (0,latency_policy/* latencyRuleChecks */.ke)(rule, family, { ...bucket, pairs: bucket.pairs.map(timedBefore) }, policy, latency);
    if (spared.some(({ kind }) => kind === "missing"))
        return checks;
    return checks.map((check) => check.kind === "missing" ? { ...check, category: "retriever_error" } : check);
}
function timedBefore(pair) {
    const { now, before } = pair;
    if (now.error === null)
        return pair;
    const spans = before.spans_ms === undefined ? {} : { spans_ms: before.spans_ms };
    return { before, now: { ...now, error: null, samples_ms: before.latency_ms, ...spans } };
}
function comparableBucket(rule, bucket) {
    const { metric } = rule;
    if (metric.k === null)
        return metric.stage === undefined ? { bucket } : (0,means_checks/* stageBucket */.$e)(rule, metric.stage, bucket);
    return metric.family.kind === "cost" ? (0,means_checks/* costBucket */.Iq)(rule, bucket) : { bucket };
}
function caseChecks(policy, pairing) {
    const losses = lossChecks(policy, pairing);
    if (policy.baseline === null)
        return losses;
    return policy.baseline.foreign === undefined
        ? [...losses, ...absenceChecks(pairing)]
        : [...losses, ...(0,means_checks/* absentIntentChecks */.H2)(policy.baseline, policy.suite)];
}
function categorise(checks) {
    const failed = checks.filter((check) => !check.passed);
    const primary = new Set(failed.filter((check) => check.secondary_to === null).map((check) => check.category));
    const all = new Set(failed.map((check) => check.category));
    return {
        primary: verdict/* CATEGORIES */.R6.filter((category) => primary.has(category)),
        secondary: verdict/* CATEGORIES */.R6.filter((category) => all.has(category) && !primary.has(category)),
    };
}


/***/ }),

/***/ 87297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hF: () => (/* binding */ evidenceFor),
  X1: () => (/* binding */ evidenceOf),
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

;// CONCATENATED MODULE: ./lib/gate/evidence.js
/** What a report shows beside each check of means: how far the change could lie from what these cases show. It decides nothing. */





/** Evidence for one metric over these pairs; null where no pair has a value on both sides. */
function evidenceFor(pairs, metric, options) {
    const units = unitsOf(pairs, metric, options.groups);
    if (units.length === 0)
        return null;
    const sign = metric.family.direction === "higher" ? 1 : -1;
    const changed = units.filter(differs);
    const wins = changed.filter((unit) => unit.sum * sign > 0).length;
    return {
        delta: meanOf(units),
        interval: pairedInterval(units, { seed: options.seed }),
        wins,
        losses: changed.length - wins,
        ties: units.length - changed.length,
        units: units.length,
    };
}
/** Evidence for every metric and scope that has some, in the order given; latency has its own interval. */
function evidenceOf(tested, pairing, options) {
    return tested.flatMap(({ metric, scope }) => {
        const { name, family } = metric;
        if (!(0,metrics_family/* isPerCase */.uE)(family))
            return [];
        const evidence = evidenceFor((0,pairs/* bucketFor */._d)(pairing, scope, family).pairs, { name, family }, options);
        return evidence === null ? [] : [{ ...evidence, metric: name, scope }];
    });
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

/***/ 9124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fo: () => (/* binding */ runPlan),
/* harmony export */   SE: () => (/* binding */ latencyPart),
/* harmony export */   ke: () => (/* binding */ latencyRuleChecks)
/* harmony export */ });
/* unused harmony export planOf */
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50703);
/* harmony import */ var _latency_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30227);
/* harmony import */ var _latency_plans_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39338);
/* harmony import */ var _means_checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73071);
/* harmony import */ var _ratio_checks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60185);






/** Null where nothing was timed, or nobody wants it. */
function latencyPart(policy, scores, run) {
    const { config } = policy;
    if (config.latency === "off" || run.timing.source === "off")
        return null;
    const repeats = repeatsOf(run);
    const recording = policy.recording === true;
    return {
        plan: planOf(policy, scores, run),
        recorded: run.timing.source === "recorded",
        paired: policy.baseline?.beside !== undefined && run.timing.seed !== undefined,
        by: { settings: config.latency, definition: config.definition, repeats, recording },
    };
}
/** The plan that the policy's baseline carries; where there is none, what this run asked. */
function planOf(policy, scores, run) {
    const { latency } = policy.config;
    if (latency === "off")
        return { repeats: new Map(), filled: [], unfilled: [], queries: 0, ms: 0 };
    const stored = policy.recording === true ? null : (0,_latency_plans_js__WEBPACK_IMPORTED_MODULE_3__/* .storedPlan */ .Rg)(policy, policy.baseline, latency);
    return stored ?? runPlan(policy, scores, run);
}
/** What a run asked, as the plan of a baseline. */
function runPlan(policy, scores, run) {
    const { config } = policy;
    if (config.latency === "off")
        return { repeats: new Map(), filled: [], unfilled: [], queries: 0, ms: 0 };
    const samples = new Map(scores.cases.map(({ id, samples_ms: own }) => [id, { latency_ms: own }]));
    const limit = config.retriever.kind === "run" ? "recorded" : undefined;
    const plan = (0,_latency_plans_js__WEBPACK_IMPORTED_MODULE_3__/* .planWith */ .ap)(repeatsOf(run), policy, config.latency, (0,_latency_plans_js__WEBPACK_IMPORTED_MODULE_3__/* .meansOf */ .oh)(samples), limit);
    const ms = run.timing.asked?.ms ?? 0;
    return ms > 0 ? { ...plan, ms } : plan;
}
/** A run of an earlier version, or a recorded one, says only how often every case was asked. */
function repeatsOf({ timing }) {
    const asked = timing.asked?.plan ?? [];
    if (asked.length > 0)
        return new Map(asked.map(({ scope, repeats }) => [scope, repeats]));
    return timing.repeats > 0 ? new Map([["overall", timing.repeats]]) : new Map();
}
/** No check at all of a rule that no plan fills and that the config does not name: a notice says so. */
function latencyRuleChecks(rule, metric, bucket, policy, part) {
    if (!(0,_latency_plans_js__WEBPACK_IMPORTED_MODULE_3__/* .hasLimit */ .yR)(rule) || (part.recorded && !rule.named))
        return [];
    const standing = standingOf(rule, metric, part.plan);
    if (standing.kind === "unfilled") {
        const { budget_s: budgetS, queries, by } = standing.check;
        const missing = { code: "not_in_plan", budget_s: budgetS, queries, by };
        return rule.named ? [(0,_check_js__WEBPACK_IMPORTED_MODULE_1__/* .missingCheck */ .Hx)(rule, missing, { baseline: null, current: null, n: 0 })] : [];
    }
    const checks = checksBy(rule, metric, bucket, policy, part);
    // What is new since the plan was made has nothing to be compared with yet, unless a rule insists.
    return standing.kind === "filled" || rule.named ? checks : checks.filter(({ kind }) => kind !== "missing");
}
function standingOf({ scope }, { statistic }, plan) {
    return standingsIn(plan).get((0,_latency_plans_js__WEBPACK_IMPORTED_MODULE_3__/* .keyOf */ .TN)({ scope: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(scope), statistic })) ?? { kind: "unknown" };
}
const standings = new WeakMap();
/** By check, of a plan that may have thousands. */
function standingsIn(plan) {
    const known = standings.get(plan);
    if (known !== undefined)
        return known;
    const filled = plan.filled.map((each) => [(0,_latency_plans_js__WEBPACK_IMPORTED_MODULE_3__/* .keyOf */ .TN)(each), { kind: "filled" }]);
    const unfilled = plan.unfilled.map((check) => [(0,_latency_plans_js__WEBPACK_IMPORTED_MODULE_3__/* .keyOf */ .TN)(check), { kind: "unfilled", check }]);
    const made = new Map([...filled, ...unfilled]);
    standings.set(plan, made);
    return made;
}
function checksBy(rule, metric, bucket, { baseline }, { by, paired }) {
    const whole = rule.metric.k === null && rule.metric.stage === undefined;
    if (whole && paired && (0,_ratio_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .hasRatio */ .GZ)(metric))
        return (0,_ratio_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .ratioChecks */ .Nq)(rule, metric, bucket, by);
    return baseline?.foreign === undefined
        ? (0,_latency_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .latencyChecks */ .o3)(rule, metric, bucket, by)
        : (0,_means_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .latencyMeansChecks */ .cX)(rule, metric, bucket.added, baseline, by);
}


/***/ }),

/***/ 73071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ stageBucket),
/* harmony export */   Be: () => (/* binding */ figureOfRows),
/* harmony export */   H2: () => (/* binding */ absentIntentChecks),
/* harmony export */   Iq: () => (/* binding */ costBucket),
/* harmony export */   cX: () => (/* binding */ latencyMeansChecks),
/* harmony export */   uO: () => (/* binding */ meansChecks),
/* harmony export */   vK: () => (/* binding */ notCompared)
/* harmony export */ });
/* harmony import */ var _metrics_cost_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36292);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27139);
/* harmony import */ var _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6267);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16886);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65418);
/* harmony import */ var _latency_checks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30227);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28654);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90997);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50703);
/**
 * Checks against a baseline of another tool, which has means and no cases: this run's mean over all of its cases beside
 * the mean there. Which cases made a difference can't be known, so culprits are the ones furthest from good.
 */









/** Null: the tool measured it and had no value. Undefined: the file does not have it. */
function meanBefore(baseline, rule, k) {
    const { metric, scope } = rule;
    // The file does not say its cutoff: it is taken to be the config's.
    if (metric.k !== null && Number.isFinite(metric.k) && metric.k !== k)
        return undefined;
    return (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .bucketAt */ .wW)(baseline.means, scope)?.get(metric.family.name);
}
function latencyBefore(baseline, rule, metric) {
    // It knows nothing of stages.
    if (rule.metric.k === null && rule.metric.stage !== undefined)
        return null;
    return (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .bucketAt */ .wW)(baseline.latency, rule.scope)?.[`${metric.statistic}_ms`] ?? null;
}
/**
 * One check of a quality metric or rate. Where the baseline lacks the metric, a rule that the config names is missing
 * data, and of one that it does not name floor and ceiling hold.
 */
function meansChecks(rule, metric, cases, baseline, k) {
    const { name } = rule.metric;
    if (cases.length === 0)
        return [(0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .missingCheck */ .Hx)(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
    const before = meanBefore(baseline, rule, k);
    const values = cases.filter((each) => (each.metrics.get(name) ?? null) !== null);
    const current = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(values, (each) => each.metrics.get(name) ?? null, metric.weight);
    const seen = { baseline: before ?? null, current, n: values.length };
    const relative = rule.tolerance.length > 0;
    if (before === undefined && rule.named && relative)
        return [(0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .missingCheck */ .Hx)(rule, { code: "baseline_lacks_metric" }, seen)];
    if (current === null) {
        return rule.named || typeof before === "number"
            ? [(0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .missingCheck */ .Hx)(rule, { code: "not_measured" }, seen)]
            : [];
    }
    const measured = { ...seen, current, interval: null, judged: current, cases: values.length };
    return present((0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .makeCheck */ .Ht)(rule, measured, () => (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .worstNow */ .qg)(values, name, metric.direction)));
}
/** As against cases of ours; where the baseline has no figure for an intent, its ceiling holds alone. */
function latencyMeansChecks(rule, metric, cases, baseline, by) {
    if (cases.length === 0)
        return [(0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .missingCheck */ .Hx)(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
    const before = latencyBefore(baseline, rule, metric);
    // It has no samples, so what it allows is a bound like a ceiling.
    const allowed = before === null
        ? null
        : (0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .limitOf */ .LF)("lower", before, (0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .toleranceValue */ .H$)(rule.tolerance, before, cases.length), rule);
    const check = (0,_latency_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .ceilingCheck */ .gB)({ ...rule, ceiling: allowed ?? rule.ceiling }, metric, cases, by);
    if (check === null || before === null || check.kind === "missing")
        return present(check);
    const tolerance = (0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .toleranceValue */ .H$)(rule.tolerance, before, cases.length);
    return [{ ...check, baseline: before, delta: (check.current ?? before) - before, tolerance }];
}
/** What was measured once can't leave unseen: intents of the baseline without a case in the suite. */
function absentIntentChecks(baseline, suite) {
    const known = new Set(suite.cases.map((each) => each.intent));
    const absent = [...baseline.latency.by_intent].filter(([intent]) => !known.has(intent));
    return absent
        .toSorted(([a], [b]) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .OP)(a, b))
        .map(([intent, { samples }]) => (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .absentCheck */ .mM)("cases_absent", { before: samples, now: 0, intent }, []));
}
/** Metrics that are gated overall and that the baseline knows nothing of, and `newly_lost`, which needs cases. */
function notCompared(baseline, rules, config) {
    const lacking = rules.filter((rule) => rule.scope.kind === "overall" &&
        rule.tolerance.length > 0 &&
        rule.metric.family.kind !== "latency" &&
        meanBefore(baseline, rule, config.k) === undefined);
    const names = lacking.map((rule) => rule.metric.name);
    return config.gate.newly_lost.max === null ? names : [...names, "newly_lost"];
}
function present(check) {
    return check === null ? [] : [check];
}
/** The bucket with a stage's samples in the place of whole answers'. */
function stageBucket(rule, stage, { pairs, added }) {
    const now = [...pairs.map((pair) => pair.now), ...added];
    const incomplete = now.filter((each) => lacksStage(each.samples_ms, each.spans_ms?.get(stage)));
    if (incomplete.length > 0)
        return { missing: notMeasured(rule, incomplete) };
    const unknown = pairs.filter(({ before }) => lacksStage(before.latency_ms, before.spans_ms?.get(stage)));
    if (unknown.length > 0 && rule.tolerance.length > 0)
        return { missing: notInBaseline(rule, unknown) };
    const scored = (each) => ({ ...each, samples_ms: each.spans_ms?.get(stage) ?? [] });
    const recorded = (before) => ({
        ...before,
        latency_ms: before.spans_ms?.get(stage) ?? [],
    });
    return {
        bucket: {
            pairs: pairs.map((pair) => ({ now: scored(pair.now), before: recorded(pair.before) })),
            added: added.map(scored),
        },
    };
}
function lacksStage(whole, stage) {
    return (stage?.length ?? 0) !== whole.length;
}
/** Cases that cost something on both sides as pairs; one that failed costs nothing that is known, and is left out. */
function costBucket(rule, { pairs, added }) {
    const { name } = rule.metric;
    const incomplete = (0,_metrics_cost_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCost */ .CJ)([...pairs.map((pair) => pair.now), ...added], name);
    if (incomplete.length > 0)
        return { missing: notMeasured(rule, incomplete) };
    const known = (value) => (value ?? null) !== null;
    const priced = pairs.filter(({ now }) => known(now.metrics.get(name)));
    const compared = priced.filter(({ before }) => known(before.metrics.get(name)));
    const fresh = priced.filter((pair) => !compared.includes(pair));
    if (compared.length === 0 && fresh.length > 0 && rule.tolerance.length > 0)
        return { missing: notInBaseline(rule, fresh) };
    return { bucket: { pairs: compared, added: [...fresh.map((pair) => pair.now), ...added] } };
}
function notMeasured(rule, cases) {
    const culprits = cases.map((each) => bare(each.id));
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .missingCheck */ .Hx)(rule, { code: "not_measured" }, NOTHING, culprits);
}
function notInBaseline(rule, pairs) {
    const culprits = pairs.map((pair) => bare(pair.now.id));
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .missingCheck */ .Hx)(rule, { code: "baseline_lacks_metric" }, NOTHING, culprits);
}
const NOTHING = { baseline: null, current: null, n: 0 };
function bare(id) {
    return { id, before: null, after: null, ranks_before: null, ranks_after: null };
}
/** What recorded rows say of a metric: the statistic of their times, or the mean of those that have it. */
function figureOfRows(rows, { family, name }, method) {
    if (family.kind === "latency") {
        const samples = rows.map((each) => each.latency_ms);
        return (0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_2__/* .bucketStatistic */ .Zh)(samples, family.statistic, method);
    }
    const values = rows.flatMap((each) => each.metrics.get(name) ?? []);
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}


/***/ }),

/***/ 18900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Bv: () => (/* binding */ baselineOf),
  gz: () => (/* binding */ failed),
  g5: () => (/* binding */ failureOf),
  c1: () => (/* binding */ makeBaseline)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(49946);
;// CONCATENATED MODULE: ./lib/model/baseline.js
/** Of the file's format: what a new baseline is written as. */
const BASELINE_VERSION = 2;

// EXTERNAL MODULE: ./lib/gate/latency-policy.js
var latency_policy = __webpack_require__(9124);
// EXTERNAL MODULE: ./lib/gate/rules.js + 1 modules
var rules = __webpack_require__(28654);
;// CONCATENATED MODULE: ./lib/gate/outcome.js
/** A run that could not be judged. */





/** Known errors keep their code and hint; unknown ones are ours, with the stack as their cause. */
function failureOf(error) {
    if (error instanceof errors.GateError) {
        const { code, message, problems } = error;
        return { code, message, hint: error.hint ?? null, problems };
    }
    const message = error instanceof Error ? `${error.name}: ${error.message}` : `a value was thrown: ${String(error)}`;
    const hint = "This is a defect of the gate, not of your files; please report it with the log.";
    return { code: "internal", message, hint, problems: [] };
}
/** Verdict `error`; checks that were already made stay readable, but decide nothing. */
function failed(failure, inputs, judged) {
    return {
        verdict: "error",
        categories: [],
        secondary_categories: [],
        checks: judged?.checks ?? [],
        notices: judged?.notices ?? (inputs === null ? [] : (0,rules/* resolveRules */.SJ)(inputs.config, inputs.suite).notices),
    };
}
// What `record` writes: this run, as later runs will see it.
function makeBaseline(inputs, run, scores, tool) {
    const { suite, config } = inputs;
    const others = [config.file, config.baseline];
    const files = new Map([...inputs.digests].filter(([file]) => !others.includes(file)));
    return {
        version: BASELINE_VERSION,
        suite: { name: suite.name, revision: suite.revision, digest: suite.digest },
        definition: config.definition,
        k: config.k,
        retriever: inputs.retriever,
        ...(config.judge === undefined ? {} : { judge: (0,answers/* judgeFingerprint */.cT)(config.judge) }),
        tool,
        environment: run.environment,
        timing: { source: run.timing.source, repeats: run.timing.repeats },
        ...planPart(inputs, run, scores),
        means: scores.means,
        latency: scores.latency,
        cases: new Map(scores.cases.map((each) => [each.id, makeCase(each)])),
        ...(config.prices === undefined ? {} : { prices: config.prices }),
        ...(files.size === 0 ? {} : { files }),
    };
}
/** The plan that was asked; nothing where nothing was timed. */
function planPart(inputs, run, scores) {
    if (inputs.config.latency === "off" || run.timing.source === "off")
        return {};
    return { plan: (0,latency_policy/* runPlan */.Fo)(inputs, scores, run) };
}
function makeCase(each) {
    return {
        digests: each.digests,
        intent: each.intent,
        ...(each.tags === undefined ? {} : { tags: each.tags }),
        metrics: each.metrics,
        ranks: each.ranks,
        results: each.results,
        latency_ms: each.samples_ms,
        ...(each.spans_ms === undefined ? {} : { spans_ms: each.spans_ms }),
    };
}
/** A run as a baseline to compare another with, in this process: what is written of a baseline only is left empty. */
function baselineOf({ definition, k }, suite, { cases, means, latency }) {
    return {
        version: BASELINE_VERSION,
        suite: { name: suite.name, revision: suite.revision, digest: suite.digest },
        definition,
        k,
        retriever: { kind: "", fingerprint: "", corpus_digest: null },
        tool: "",
        environment: { os: "", arch: "", cpu: "", cores: 0, node: "" },
        timing: { source: "off", repeats: 0 },
        means,
        latency,
        cases: new Map(cases.map((each) => [each.id, makeCase(each)])),
    };
}


/***/ }),

/***/ 60185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GZ: () => (/* binding */ hasRatio),
  Nq: () => (/* binding */ ratioChecks),
  Y: () => (/* binding */ ruleOf)
});

// EXTERNAL MODULE: ./lib/model/config.js
var config = __webpack_require__(69559);
// EXTERNAL MODULE: ./lib/gate/latency-checks.js
var latency_checks = __webpack_require__(30227);
// EXTERNAL MODULE: ./lib/gate/check.js
var gate_check = __webpack_require__(50703);
// EXTERNAL MODULE: ./lib/gate/statistics/random.js
var statistics_random = __webpack_require__(47352);
// EXTERNAL MODULE: ./lib/gate/latency/side-by-side.js + 1 modules
var side_by_side = __webpack_require__(38639);
;// CONCATENATED MODULE: ./lib/gate/latency/base-noise.js


/**
 * A little more than what the ratio of neighbours suffers, as the halves are neither neighbours nor as many. Null where
 * a half has too few repeats.
 */
function baseNoise(cases, statistic, options) {
    const random = (0,statistics_random/* splitMix64 */.f)(options.seed);
    const halves = cases.map(({ base }) => {
        const mixed = (0,statistics_random/* shuffled */.A)(base, random);
        const half = Math.floor(mixed.length / 2);
        return { base: mixed.slice(0, half), head: mixed.slice(half, 2 * half) };
    });
    const look = (0,side_by_side/* lookAtRatios */.L)(halves, { statistic, tolerance: 0, floorMs: 0 }, options);
    if (look.kind === "missing")
        return null;
    const { ratio, interval } = look.ratios[0];
    return { ratio, low: interval[0], high: interval[1] };
}

// EXTERNAL MODULE: ./lib/gate/latency/two-looks.js
var two_looks = __webpack_require__(32189);
// EXTERNAL MODULE: ./lib/gate/latency/visible.js
var visible = __webpack_require__(41008);
;// CONCATENATED MODULE: ./lib/gate/ratio-checks.js






function hasRatio(metric) {
    return metric.statistic === "p50" || metric.statistic === "p95";
}
function ruleOf(statistic, shares) {
    return { statistic, tolerance: shares[statistic], floorMs: config/* SIDE_BY_SIDE_FLOOR_MS */.Am };
}
/**
 * The ratio in place of the rule's tolerance in milliseconds, and its ceiling in a check of its own. The bucket's pairs
 * hold the base's samples as those of before, in the order in which both were taken.
 */
function ratioChecks(rule, metric, bucket, by) {
    const now = [...bucket.pairs.map((pair) => pair.now), ...bucket.added];
    if (now.length === 0) {
        return [(0,gate_check/* missingCheck */.Hx)(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
    }
    const check = compared(rule, metric.statistic, bucket, by);
    if (check.kind === "missing")
        return [check];
    const ceiling = (0,latency_checks/* ceilingCheck */.gB)(rule, metric, now, by);
    return ceiling === null ? [check] : [check, ceiling];
}
function compared(rule, statistic, bucket, by) {
    const cases = bucket.pairs.map(({ now, before }) => (0,latency_checks/* timedCase */.Er)(now, before.latency_ms, by));
    const held = ruleOf(statistic, by.settings.side_by_side);
    const options = { seed: by.settings.seed, method: by.definition.percentile };
    const found = (0,two_looks/* ratioInTwoLooks */.d8)(cases, held, options);
    if (found.kind === "missing") {
        const n = cases.reduce((sum, each) => sum + each.now.length, 0);
        return (0,gate_check/* missingCheck */.Hx)(rule, found.reason, { baseline: null, current: null, n });
    }
    const { samples, baseMs, headMs, ratios } = found.look;
    // The ratio that decides: of two that fail, or of two that pass, the larger.
    const decisive = ratios.reduce((worst, each) => (isWorse(each, worst) ? each : worst));
    return (0,gate_check/* ratioCheck */.u)(rule, { samples, baseMs, headMs, outcome: found.outcome, visible: (0,visible/* visibleRatio */.a)(found.look, held) }, figuresOf(decisive, held, baseNoise(cases.map((each) => (0,two_looks/* pairOf */.cF)((0,two_looks/* evenly */.Aw)(each))), statistic, options)), () => (0,latency_checks/* slower */.N5)(bucket));
}
const ORDER = ["pass", "undecided", "fail"];
function isWorse(a, b) {
    const by = ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome);
    return by > 0 || (by === 0 && a.ratio > b.ratio);
}
function figuresOf({ ratio, interval: [low, high] }, held, noise) {
    return { ratio, low, high, tolerance: held.tolerance, floor_ms: held.floorMs, noise };
}


/***/ })

};
