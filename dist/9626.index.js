export const id = 9626;
export const ids = [9626,1271,2577];
export const modules = {

/***/ 69995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ runGateOnEvent)
});

// UNUSED EXPORTS: runGate

// EXTERNAL MODULE: ./lib/system/digest.js
var system_digest = __webpack_require__(41229);
// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/gate/runs.js
var gate_runs = __webpack_require__(51613);
// EXTERNAL MODULE: ./lib/metrics/score.js
var score = __webpack_require__(27139);
// EXTERNAL MODULE: ./lib/model/verdict.js
var verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/gate/dead-cases.js
var dead_cases = __webpack_require__(6269);
// EXTERNAL MODULE: ./lib/gate/decide.js + 3 modules
var decide = __webpack_require__(58282);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/gate/moves.js
var moves = __webpack_require__(40333);
// EXTERNAL MODULE: ./lib/gate/pairs.js
var pairs = __webpack_require__(67734);
// EXTERNAL MODULE: ./lib/gate/rule.js
var rule = __webpack_require__(5305);
// EXTERNAL MODULE: ./lib/gate/rules.js + 1 modules
var gate_rules = __webpack_require__(28654);
;// CONCATENATED MODULE: ./lib/gate/drifted.js
/**
 * Side by side, what the change's own build left in the base's checkout breaks both sides alike, and nothing differs.
 * What was once recorded on the default branch still holds then.
 */







/** Of either side alone; both have to fall short. */
const LEVEL = 0.01;
const SPREADS = 3;
/** `inputs` are the base's, with the baseline as stored. Throws base_drifted where a fall of both is no chance. */
function refuseDrift(inputs, base, head) {
    const { config, suite, baseline } = inputs;
    if (baseline === null || (config.latency !== "off" && config.latency.side_by_side.drift === "allow"))
        return;
    for (const rule of (0,gate_rules/* resolveRules */.SJ)(config, suite).rules) {
        if (rule.scope.kind !== "overall")
            continue;
        const [below, too] = [shortOf(rule, inputs, base), shortOf(rule, inputs, head)];
        if (below === null || too === null)
            continue;
        const p = Math.max(below.p, too.p);
        if (p > LEVEL)
            continue;
        const figures = `${rule.metric.name} was ${shown(below.stored)} when it was recorded; now the base has ${shown(below.measured)} and the head ${shown(too.measured)}`;
        throw new errors.GateError("base_drifted", `base and head both fall short of the stored baseline, and not by chance (p ${p.toFixed(4)} at most): ${figures}`, {
            hint: "Give the base directory what the base had, its index above all, built by the base's own scripts. Where the data itself moved, record a new baseline on the default branch first; an index that lives on its own may say `latency.side_by_side.drift: allow`.",
        });
    }
}
/** Null where the run reaches what was recorded, within what a stored baseline allows. The p is that of the rule's test. */
function shortOf({ metric }, { config, suite, baseline }, scores) {
    if (!(0,gate_rules/* isHeadline */.R)(metric, config))
        return null;
    const pairing = (0,pairs/* pairCases */.Q6)(scores, baseline);
    const { rules } = (0,gate_rules/* resolveRules */.SJ)(config, suite);
    const whole = (0,moves/* headlineBuckets */.aW)(rules, { config, suite, baseline }, pairing, "baseline").find(({ kind }) => kind === "overall");
    const held = whole?.held[metric.family.name];
    if (whole === undefined || held === undefined)
        return null;
    const rows = whole.pairs.flatMap(({ before, now }) => {
        const [was, is] = [before.metrics.get(metric.name) ?? null, now.metrics.get(metric.name) ?? null];
        return was === null || is === null ? [] : [{ was, is }];
    });
    const stored = rows.reduce((sum, { was }) => sum + was, 0) / rows.length;
    const measured = rows.reduce((sum, { is }) => sum + is, 0) / rows.length;
    const allowed = Math.max(held.tolerance, SPREADS * ((0,gate_runs/* spreadOf */.jg)(baseline, model_scope/* OVERALL */.aD, metric.name) ?? 0));
    return stored - measured > allowed + gate_rules/* EPSILON */.p8 ? { stored, measured, p: (0,rule/* fallP */.eQ)(whole) } : null;
}
function shown(value) {
    return value.toFixed(3);
}

// EXTERNAL MODULE: ./lib/gate/explain/explain.js + 2 modules
var explain = __webpack_require__(38761);
;// CONCATENATED MODULE: ./lib/gate/explain/lost-documents.js
/** A page holds no more of their texts. */
const MOST = 500;
/** Ids, of the worst losses first. What the base's own policy lost stands in another baseline. */
function lostDocuments({ losses }, baseline) {
    const ids = (losses ?? [])
        .filter(({ policy }) => policy === undefined)
        .flatMap(({ id, targets }) => {
        const results = baseline?.cases.get(id)?.results ?? [];
        const ranks = targets.flatMap(({ before, now }) => (before !== null && now === null ? [before] : []));
        return ranks.flatMap((rank) => results[rank - 1] ?? []);
    });
    return new Set([...new Set(ids)].slice(0, MOST));
}

// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/digests.js
var model_digests = __webpack_require__(72508);
// EXTERNAL MODULE: ./lib/gate/anchor.js
var gate_anchor = __webpack_require__(48354);
;// CONCATENATED MODULE: ./lib/gate/measured-rows.js







/** Of the test between recorded rows and this run, in either direction, where answers vary. */
const VARYING_LEVEL = 0.01;
/** None where no base judges, and where the change leaves the baseline as it is. */
function findingsOfRows({ base, head }, recording, { scores, run }) {
    const [before, after] = [base?.baseline ?? null, head.baseline];
    if (before === null || after === null || after.foreign !== undefined || before.foreign !== undefined)
        return [];
    if (before.k !== after.k || (0,canonical_json/* compactCanonical */.SM)(before.definition) !== (0,canonical_json/* compactCanonical */.SM)(after.definition))
        return [];
    const file = head.config.baseline;
    const varies = run.unstable.length > 0 || after.runs !== undefined;
    const unlike = unlikeRows(head, before, after, scores.cases);
    const written = varies ? unlikeAsWhole(head, after, scores) : unlike;
    const equal = unlike.length === 0;
    return [
        ...(written.length > 0 && unlike.length > 0 ? [notMeasured(file, written, after, scores.cases)] : []),
        ...movedDrifts(file, recording, { before, after, equal, byBase: varies ? null : recording.byBase }),
        ...movedFigures(file, recording, before, after),
    ];
}
/** Altered rows that are not what was measured. Latency, costs and what a judge thinks differ from run to run. */
function unlikeRows(head, before, after, scores) {
    const exact = (0,gate_rules/* metricsOf */.Ps)(head.config).flatMap(({ name, family }) => {
        const repeats = family.kind === "quality" || family.kind === "rate";
        return repeats && !("needs" in family && family.needs === "judge") ? [name] : [];
    });
    return scores.flatMap((measured) => {
        const row = after.cases.get(measured.id);
        // A row of another version of the case is missing data already.
        if (row === undefined || !(0,model_digests/* sameQuestion */.RB)(row.digests, measured.digests))
            return [];
        if (sameRow(before.cases.get(measured.id), row))
            return [];
        const found = difference(row, measured, exact);
        return found === null ? [] : [{ id: measured.id, ...found }];
    });
}
/** Latency aside, which is recorded as a whole. */
function sameRow(before, after) {
    if (before === undefined)
        return false;
    const content = ({ digests, metrics, ranks, results }) => (0,canonical_json/* compactCanonical */.SM)({ digests, metrics, ranks, results });
    return content(before) === content(after);
}
function difference(row, measured, metrics) {
    const ranks = (list) => `ranks ${list.map((rank) => rank ?? "–").join(", ")}`;
    if ((0,canonical_json/* compactCanonical */.SM)(row.ranks) !== (0,canonical_json/* compactCanonical */.SM)(measured.ranks)) {
        return { written: ranks(row.ranks), measured: ranks(measured.ranks) };
    }
    for (const name of metrics) {
        const written = row.metrics.get(name);
        const now = measured.metrics.get(name) ?? null;
        // A baseline of an older version lacks a metric, and says so where it is gated.
        if (written === undefined || sameValue(written, now))
            continue;
        return { written: `${name} ${written ?? "–"}`, measured: `${name} ${now ?? "–"}` };
    }
    if ((0,canonical_json/* compactCanonical */.SM)(row.results) === (0,canonical_json/* compactCanonical */.SM)(measured.results))
        return null;
    return { written: "another list of results", measured: "the list in run.trec" };
}
function sameValue(a, b) {
    if (a === null || b === null)
        return a === b;
    return Math.abs(a - b) <= gate_rules/* EPSILON */.p8;
}
/** Of a retriever that answers differently each time no row equals the run: the rows as a whole are like it, or not. */
function unlikeAsWhole(head, after, scores) {
    const { rules } = (0,gate_rules/* resolveRules */.SJ)(head.config, head.suite);
    const policy = { config: head.config, suite: head.suite, baseline: after };
    const [whole] = (0,moves/* headlineBuckets */.aW)(rules, policy, (0,pairs/* pairCases */.Q6)(scores, after), "baseline");
    if (whole === undefined || whole.kind !== "overall")
        return [];
    const p = Math.min((0,rule/* fallP */.eQ)(whole), (0,rule/* gainP */.qD)(whole));
    if (p > VARYING_LEVEL + gate_rules/* EPSILON */.p8)
        return [];
    const figure = (side) => rule/* HEADLINE */.ZS.map((metric) => {
        const name = `${metric}@${head.config.k}`;
        const values = whole.pairs.map((pair) => pair[side].metrics.get(name) ?? 0);
        const mean = values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
        return `${name} ${Number(mean.toFixed(4))}`;
    }).join(", ");
    const told = { written: figure("before"), measured: `${figure("now")} (p ${Number(p.toPrecision(2))})` };
    return whole.pairs.slice(0, 1).map(({ now }) => ({ id: now.id, ...told }));
}
function notMeasured(file, unlike, after, scores) {
    const [first] = unlike;
    return {
        code: "baseline_not_measured",
        field: "baseline.cases",
        file,
        before: `${first.id}: ${first.written}`,
        after: first.measured,
        cases: unlike.map(({ id }) => ({
            ...bare(id),
            ranks_before: after.cases.get(id)?.ranks ?? null,
            ranks_after: scores.find((each) => each.id === id)?.ranks ?? null,
        })),
    };
}
/** Rows whose drift is neither what the change moved them nor what its gain makes of it: an anchor that was moved by hand, or accepted. */
function movedDrifts(file, recording, { before, after, equal, byBase }) {
    const plain = (0,gate_anchor/* withDrifts */.HZ)(after, (0,gate_anchor/* driftOver */.Au)(after, before, byBase));
    const gain = equal ? (0,gate_anchor/* gained */.BZ)(plain, recording) : null;
    const wrong = [...after.cases].flatMap(([id, { drift }]) => {
        const expected = plain.cases.get(id)?.drift;
        const alike = sameDrift(drift, expected) || (gain !== null && sameDrift(drift, gain.cases.get(id)?.drift));
        return alike ? [] : [{ id, written: driftWords(drift), expected: driftWords(expected) }];
    });
    const [first] = wrong;
    if (first === undefined)
        return [];
    const words = (text) => `${first.id}: ${text}`;
    const cases = wrong.map(({ id }) => bare(id));
    return [
        {
            code: "anchor_moved",
            field: "baseline.cases.*.drift",
            file,
            before: words(first.expected),
            after: words(first.written),
            cases,
        },
    ];
}
function sameDrift(a = {}, b = {}) {
    return rule/* HEADLINE */.ZS.every((metric) => Math.abs((a[metric] ?? 0) - (b[metric] ?? 0)) <= gate_rules/* EPSILON */.p8);
}
function driftWords(drift = {}) {
    const parts = rule/* HEADLINE */.ZS.flatMap((metric) => drift[metric] === undefined ? [] : [`${metric} ${Number(drift[metric].toFixed(4))}`]);
    return parts.length === 0 ? "no drift" : `drift ${parts.join(", ")}`;
}
/** Figures that keep less of their way from the anchor than they came. */
function movedFigures(file, { config, suite }, before, after) {
    const { anchor: _anchor, ...bareAfter } = after;
    const expected = (0,gate_anchor/* figureAnchor */.cj)(bareAfter, before, { config, suite });
    const keys = new Set([...expected, ...(after.anchor ?? [])].flatMap(([scope, own]) => [...own.keys()].map((metric) => JSON.stringify([scope, metric]))));
    return [...keys].flatMap((key) => {
        const [scope, metric] = JSON.parse(key);
        const [should, is] = [expected, after.anchor].map((each) => each?.get(scope)?.get(metric) ?? 0);
        if (Math.abs(should - is) <= gate_rules/* EPSILON */.p8 * Math.max(1, Math.abs(should)))
            return [];
        const field = `baseline.anchor.${scope}.${metric}`;
        return [{ code: "anchor_moved", field, file, before: figure(should), after: figure(is), cases: [] }];
    });
}
function figure(value) {
    return String(Number(value.toPrecision(6)));
}
function bare(id) {
    return { id, before: null, after: null, ranks_before: null, ranks_after: null };
}

// EXTERNAL MODULE: ./lib/gate/outcome.js + 1 modules
var outcome = __webpack_require__(18900);
// EXTERNAL MODULE: ./lib/model/packed-answer.js
var packed_answer = __webpack_require__(20848);
// EXTERNAL MODULE: ./lib/model/run.js
var model_run = __webpack_require__(30060);
// EXTERNAL MODULE: ./lib/gate/sound.js
var sound = __webpack_require__(44780);
// EXTERNAL MODULE: ./lib/gate/statistics/random.js
var statistics_random = __webpack_require__(47352);
;// CONCATENATED MODULE: ./lib/gate/selftest.js
/**
 * A gate that can't fail guards nothing: on every run, deliberately broken rankings go through the same decision code,
 * each compared with the run that it was made from. What the rules can't see is said.
 */










/** Far beyond any tolerance that somebody would choose. */
const SLOWER_MS = 100_000;
const RANKINGS = [
    { name: "empty", change: () => () => [] },
    { name: "constant", change: constant },
    { name: "reversed", change: () => (hits) => hits.toReversed() },
    { name: "shuffled", change: shuffle },
    { name: "one intent dropped", change: dropIntent },
];
/**
 * Each broken ranking beside the run that it was made from, so that what the change did has no say in it. Returns what
 * to tell the reader; throws selftest_failed where the run beside itself fails. `tidy` is called before each of them is
 * scored: what was held of the one before is not needed any more.
 */
function selfTest(policy, scores, run, tidy = () => { }) {
    const blocked = [];
    const blind = [];
    // A mutant's answers are not judged again: of cases for answers alone it says nothing.
    const sought = policy.suite.cases.some((each) => each.answers_only !== true);
    const own = { ...policy, baseline: itself(policy, scores) };
    // Latency is the slow part of a judgement, and no broken ranking changes it.
    const untimed = { ...own, config: { ...own.config, latency: "off" } };
    assertSelfEqual(untimed, scores, run);
    const tell = (name, isBlocked) => {
        if (isBlocked)
            blocked.push(name);
        else if (sought)
            blind.push({ code: "blind_to", mutant: name });
    };
    for (const { name, change } of RANKINGS) {
        tidy();
        const broken = withResults(scores, change(run, policy.suite), untimed, run);
        tell(name, isBlocked(untimed, { cases: broken }, run));
    }
    tidy();
    tell("slower", isBlocked(own, { cases: scores.cases.map(delayed) }, run));
    return [{ code: "selftest", blocked }, ...blind];
}
/** This very run as a baseline without an anchor; the times are the recorded ones. */
function itself({ config, suite, baseline }, scores) {
    const { anchor: _anchor, recordings: _recordings, ...rest } = baseline;
    const { cases } = (0,outcome/* baselineOf */.Bv)(config, suite, scores);
    const rows = [...cases].map(([id, row]) => {
        const { latency_ms: times = [], spans_ms: spans } = baseline.cases.get(id) ?? {};
        return [id, { ...row, latency_ms: times, ...(spans === undefined ? {} : { spans_ms: spans }) }];
    });
    return { ...rest, cases: new Map(rows) };
}
/** Whether the rules fail these scores. */
function isBlocked(own, scores, run) {
    const rules = (0,gate_rules/* resolveRules */.SJ)(own.config, own.suite).rules.map((rule) => ({ anonymous: true, ...rule }));
    return (0,decide/* byOutcomes */.LH)((0,decide/* limitsFor */.I9)(rules, own, scores, run), own, rules).checks.some(({ passed }) => !passed);
}
/** What was answered, with these results instead; a query that failed stays as it is. */
function withResults(scores, change, { suite, config }, run) {
    const runs = (0,model_run/* runsById */.j)(run);
    const subjects = new Map(suite.cases.map((each) => [each.id, each]));
    const scoreOf = (0,score/* caseScorer */.xk)((0,gate_rules/* metricsOf */.Ps)(config), config.definition);
    return scores.cases.map((score) => {
        const [subject, each] = [subjects.get(score.id), runs.get(score.id)];
        if (subject === undefined || each?.outcome.kind !== "answer")
            return score;
        const hits = change(each.outcome.hits, each);
        return hits === null ? score : scoreOf(subject, { ...each, outcome: (0,packed_answer/* withHits */.Ly)(each.outcome, hits) });
    });
}
function failure(what) {
    return new errors.GateError("selftest_failed", `the gate's self-test failed: ${what}`, {
        hint: "This is a defect of the gate; please report it with report.json.",
    });
}
/** The run beside itself fails nothing but a floor or ceiling that it is itself beyond. */
function assertSelfEqual(policy, scores, run) {
    const { rules } = (0,gate_rules/* resolveRules */.SJ)(policy.config, policy.suite);
    const { checks } = (0,decide/* byOutcomes */.LH)((0,decide/* limitsFor */.I9)(rules, policy, scores, run), policy, rules);
    const wrong = checks.find((check) => !check.passed && check.delta !== null && isRelative(check));
    if (wrong !== undefined)
        throw failure(`the run beside itself fails ${wrong.metric} (${(0,model_scope/* scopeText */.Cm)(wrong.scope)})`);
}
/** The limit is the baseline's own, not a floor or ceiling. */
function isRelative(check) {
    if (check.baseline === null || check.tolerance === null || check.limit === null)
        return false;
    const own = check.direction === "higher" ? check.baseline - check.tolerance : check.baseline + check.tolerance;
    return Math.abs(own - check.limit) < 1e-12;
}
/** Everybody gets what the first query got. */
function constant(run) {
    const first = run.cases.find(({ outcome }) => outcome.kind === "answer" && outcome.hits.length > 0);
    const same = first?.outcome.kind === "answer" ? first.outcome.hits : [];
    return () => same;
}
function shuffle() {
    const random = (0,statistics_random/* splitMix64 */.f)(1);
    return (hits) => (0,statistics_random/* shuffled */.A)(hits, random);
}
/** The first intent that is large enough to be gated. */
function dropIntent(_, suite) {
    const sizes = new Map();
    for (const each of suite.cases)
        sizes.set(each.intent, (sizes.get(each.intent) ?? 0) + 1);
    const intent = [...sizes].find(([, size]) => size >= gate_rules/* SMALL_INTENT */.Pk)?.[0];
    const dropped = new Set(suite.cases.filter((each) => each.intent === intent).map((each) => each.id));
    return (_hits, each) => (dropped.has(each.case_id) ? [] : null);
}
function delayed(each) {
    const later = (samples) => samples.map((time) => time + SLOWER_MS);
    const slower = { ...each, samples_ms: later(each.samples_ms) };
    if (each.spans_ms === undefined)
        return slower;
    const spans = new Map([...each.spans_ms].map(([stage, samples]) => [stage, later(samples)]));
    return { ...slower, spans_ms: spans };
}
// A pass has to be believed: the measurement found something, and the gate shows that it can still fail.
/** Adds what the self-test found; throws zero_quality or selftest_failed where the verdict can't be believed. */
function prove(verdict, policy, scores, run, tidy) {
    const notices = [];
    if ((0,sound/* allZero */.I)(policy.suite, scores)) {
        if (verdict.verdict === "pass") {
            throw new errors.GateError("zero_quality", "no query found any of its targets, and no rule would fail it", {
                hint: "Ids or paths of the results don't fit the suite's targets; or the index holds other documents.",
            });
        }
        notices.push({ code: "zero_quality" });
    }
    const { baseline } = policy;
    if (baseline !== null && !policy.suite.partial)
        notices.push(...selfTest({ ...policy, baseline }, scores, run, tidy));
    return { ...verdict, notices: [...verdict.notices, ...notices] };
}

;// CONCATENATED MODULE: ./lib/gate/side-by-side.js
/** Where the base's retriever was asked beside the head's, its answers of this very job are what each policy compares with. */








/**
 * `run` is the base retriever's, over the union of both suites. It takes the place of the stored baselines; where the
 * label accepts, only of the base's, whose judgement is for the record: the head's own files hold. Throws base_failed
 * where there is nothing to compare with.
 */
function sideBySide(policies, union, run, beside, tool) {
    const measured = (policy, inputs) => {
        const part = union.part(run, policy);
        const { config, suite } = inputs;
        const scores = (0,score/* score */.fN)(suite, part, (0,gate_rules/* metricsOf */.Ps)(config), config.definition);
        // What the head has stored says nothing about the base.
        assertBaseMeasured(inputs, scores, policy === "base" ? inputs.baseline : null);
        const made = (0,outcome/* makeBaseline */.c1)({ ...inputs, retriever: beside.receipt }, part, scores, tool);
        const far = (0,gate_anchor/* inPlaceOf */.sV)(inputs.baseline, made, inputs);
        return { scores, part, inputs: { ...inputs, baseline: { ...far, beside: { commit: beside.commit } } } };
    };
    const judged = measured("head", policies.head).inputs;
    const accepted = policies.acceptance === "given";
    const notices = accepted ? [{ code: "not_side_by_side", reason: "accepted" }] : [];
    const head = accepted ? policies.head : judged;
    if (policies.base === null)
        return { head, base: null, notices, scores: null };
    const base = measured("base", policies.base);
    return {
        head,
        base: base.inputs,
        scores: accepted ? null : base.scores,
        notices: [...notices, ...belowStored(policies.base, base.scores, base.part)],
    };
}
/** One failed query is enough: a base that scores 0 somewhere lets the head get worse there. */
function assertBaseMeasured(inputs, scores, stored) {
    const failed = scores.cases.filter((each) => each.error !== null);
    const [first] = failed;
    if (first !== undefined) {
        const count = failed.length === 1 ? "1 query" : `${failed.length} queries`;
        throw (0,errors/* failureOfBase */.LD)(new errors.GateError("query_errors", `${count} failed, first "${first.id}": ${first.error}`));
    }
    try {
        (0,sound/* assertMeasured */.TG)(inputs.config, inputs.suite, scores, stored);
    }
    catch (error) {
        throw error instanceof errors.GateError ? (0,errors/* failureOfBase */.LD)(error) : error;
    }
}
/**
 * The base held to its own stored baseline, as the gate would hold it: where it fails, the base directory may lack what
 * the base had, and the head is compared with too little.
 */
function belowStored(base, scores, run) {
    if (base.baseline === null)
        return [];
    const { checks } = (0,decide/* decide */.LD)({ ...base, config: { ...base.config, latency: "off" } }, scores, run);
    for (const check of checks) {
        const { passed, secondary_to: follows, metric, scope, baseline, current } = check;
        if (passed || (0,verdict/* missingOf */.oy)(check) !== null || follows !== null || baseline === null || current === null)
            continue;
        return [{ code: "base_below_baseline", metric, scope, stored: baseline, measured: current }];
    }
    return [];
}

// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(49946);
// EXTERNAL MODULE: ./lib/gate/check.js
var check = __webpack_require__(50703);
;// CONCATENATED MODULE: ./lib/gate/two-policies.js







/**
 * The base's files where they judge too; null where they don't, or can't by the same measurement: another k or
 * definition asks for other lists, another judge gives other verdicts, and files that don't fit together judge nothing.
 * By another clock they judge all but latency. Each of these is a finding.
 */
function basePolicy(decision) {
    const { mode, head, base } = decision;
    if (base === null || mode === "default_branch" || mode === "head_only")
        return null;
    if (base.config.k !== head.config.k)
        return null;
    if ((0,canonical_json/* compactCanonical */.SM)(base.config.definition) !== (0,canonical_json/* compactCanonical */.SM)(head.config.definition))
        return null;
    if (base.config.judge !== undefined && otherJudge(base.config.judge, head.config.judge))
        return null;
    if (base.baseline !== null && (0,sound/* differences */.tX)(base.config, base.suite, base.baseline).length > 0)
        return null;
    const [prices, newer] = [base.config.prices, head.config.prices];
    const config = hasOtherClock(base, head) ? { ...base.config, latency: "off" } : base.config;
    if (prices === undefined || newer === undefined)
        return { ...base, config };
    return { ...base, config: { ...config, prices: (0,sound/* withNewModels */.fc)(prices, newer) } };
}
/** Then the base's times say nothing of this run's. */
function hasOtherClock({ config: base }, { config: head }) {
    return base.latency !== "off" && head.latency !== "off" && base.latency.source !== head.latency.source;
}
function otherJudge(base, head) {
    if (head === undefined)
        return true;
    return (0,sound/* judgeDifferences */.S4)((0,answers/* judgeFingerprint */.cT)(base), (0,answers/* judgeFingerprint */.cT)(head)).length > 0;
}
/** What a report says of it. */
function receiptOf(decision) {
    const { mode, base_commit: baseCommit, bootstrap, acceptance, policy_digest: policyDigest } = decision;
    return {
        mode,
        base_commit: baseCommit,
        bootstrap,
        accepted: acceptance === "given",
        policy_digest: policyDigest,
    };
}
/**
 * Every question of both suites once. A case is asked once for both policies where id, query and params are the same,
 * since then the answer is, too; a base's case that asked something else is asked apart.
 */
function unionOf(head, base) {
    const heads = new Map(head.cases.map((each) => [each.id, each]));
    const ids = new Set(heads.keys());
    const cases = [...head.cases];
    const baseIds = new Map();
    for (const each of base?.cases ?? []) {
        const same = heads.get(each.id);
        if (same !== undefined && asksTheSame(same, each)) {
            baseIds.set(each.id, each.id);
            continue;
        }
        let id = same === undefined ? each.id : `${each.id} (base)`;
        while (ids.has(id))
            id += "'";
        ids.add(id);
        baseIds.set(id, each.id);
        cases.push(id === each.id ? each : { ...each, id, asked_as: each.id });
    }
    const names = { head: new Map(head.cases.map(({ id }) => [id, id])), base: baseIds };
    return {
        cases: cases.toSorted((a, b) => (0,canonical_json/* compareCodePoints */.OP)(a.id, b.id)),
        part: (run, policy) => ({
            ...run,
            cases: run.cases
                .flatMap((each) => {
                const caseId = names[policy].get(each.case_id);
                if (caseId === undefined)
                    return [];
                return [caseId === each.case_id ? each : { ...each, case_id: caseId }];
            })
                .toSorted((a, b) => (0,canonical_json/* compareCodePoints */.OP)(a.case_id, b.case_id)),
            unstable: run.unstable.flatMap((id) => names[policy].get(id) ?? []).toSorted(canonical_json/* compareCodePoints */.OP),
        }),
    };
}
function asksTheSame(one, other) {
    const params = (each) => (0,canonical_json/* compactCanonical */.SM)(each.params ?? {});
    return one.query === other.query && params(one) === params(other);
}
function measuredBy(union, asked) {
    const { run, failure } = asked;
    return { head: union.part(run, "head"), base: union.part(run, "base"), failure };
}
/** How latency is measured: as the head says, unless only the base wants it at all. */
function latencyOf(head, base) {
    const { latency } = head.config;
    return latency === "off" && base !== null ? base.config.latency : latency;
}
/**
 * The base's judgement of its part of the run. A base that is only kept for the record, after acceptance, may hold
 * cases that the change broke for good; elsewhere a measurement that must not be judged throws as the head's does.
 */
function decideBase(base, run, acceptance) {
    const { config, suite, baseline } = base;
    const scores = (0,score/* score */.fN)(suite, run, (0,gate_rules/* metricsOf */.Ps)(config), config.definition);
    if (acceptance !== "given") {
        (0,sound/* assertPriced */.EB)(config, run);
        (0,sound/* assertMeasured */.TG)(config, suite, scores, baseline);
        (0,sound/* assertLikeClocks */.JR)(config, run, baseline);
    }
    return { verdict: (0,decide/* decide */.LD)(base, scores, run), decided: { policy: base, scores, run } };
}
/**
 * The one verdict. Both judgements must pass and nothing may have been weakened; where the label accepts, the head's
 * judgement alone decides and the rest stays readable in `accepted`. An error is nobody's to accept.
 */
function combine(head, base, decision) {
    if (head.verdict === "error")
        return { ...head, accepted: [] };
    const { findings, acceptance, mode, label } = decision;
    const weakened = mode === "default_branch" ? [] : findings.map(check/* weakeningCheck */.eJ);
    const notices = [...head.notices, ...decision.notices];
    if (mode === "default_branch") {
        notices.push(...findings.map(({ field, before, after }) => ({ code: "weakened", field, before, after })));
    }
    if (acceptance === "given") {
        const failedThere = (base?.checks ?? []).filter((check) => !check.passed);
        const accepted = [...weakened, ...failedThere.map((check) => ({ ...check, policy: "base" }))];
        if (accepted.length > 0)
            notices.push({ code: "accepted", checks: accepted.length });
        return { ...head, accepted, notices };
    }
    const checks = [...weakened, ...merged(head.checks, base?.checks ?? null)];
    const { primary, secondary } = (0,decide/* categorise */.XF)(checks);
    const passed = weakened.length === 0 && head.verdict === "pass" && (base === null || base.verdict === "pass");
    const partial = head.verdict === "partial" || base?.verdict === "partial";
    const refused = weakened.length > 0 || (base !== null && base.verdict !== "pass");
    if (acceptance === "possible" && refused)
        notices.push({ code: "acceptable", label });
    return {
        verdict: partial ? "partial" : passed ? "pass" : "fail",
        categories: primary,
        secondary_categories: secondary,
        checks,
        accepted: [],
        notices,
    };
}
/** The head's checks, then the base's that say something else. */
function merged(head, base) {
    if (base === null)
        return head;
    const shared = new Set(base.map(canonical_json/* compactCanonical */.SM));
    const known = new Set(head.map(canonical_json/* compactCanonical */.SM));
    return [
        ...head.map((check) => shared.has((0,canonical_json/* compactCanonical */.SM)(check)) ? check : { ...check, policy: "head" }),
        ...base
            .filter((check) => !known.has((0,canonical_json/* compactCanonical */.SM)(check)))
            .map((check) => ({ ...check, policy: "base" })),
    ];
}

;// CONCATENATED MODULE: ./lib/gate/conclude.js
/** From a run and its scores to the one verdict and what stands beside it. */















/** Never rejects: a failure is the verdict `error`, beside which stands what was decided until then. */
async function conclude(measurement, options) {
    const { policies, plan, asked, measured, scores } = measurement;
    let { inputs } = measurement;
    let verdict = null;
    let explanation = null;
    try {
        if (measured.failure !== null)
            throw measured.failure;
        const run = measured.head;
        const sides = besideOf(measurement, options.tool);
        inputs = sides.head;
        if (plan.base !== null && sides.scores !== null)
            refuseDrift(plan.base, sides.scores, scores);
        (0,sound/* assertPriced */.EB)(inputs.config, run);
        (0,sound/* assertMeasured */.TG)(inputs.config, inputs.suite, scores, inputs.baseline);
        if (options.command === "gate")
            (0,sound/* assertLikeClocks */.JR)(inputs.config, run, inputs.baseline);
        const head = { policy: policyIn(inputs, options), scores, run };
        verdict = (0,decide/* decide */.LD)(head.policy, scores, run);
        verdict = prove(verdict, head.policy, scores, run, () => options.tidy?.(scores.cases.length));
        const before = sides.base && decideBase(sides.base, measured.base, policies.acceptance);
        const notices = [...policies.notices, ...sides.notices, ...(asked.notices ?? [])];
        const recording = recordingOf(measurement);
        const fallen = options.command === "record" ? fallenIn(recording, scores, run) : null;
        if (options.command === "record") {
            verdict = await withSought(verdict, head, options);
            if (fallen !== null)
                verdict = heldTo(verdict, fallen, options, inputs.config);
        }
        const written = findingsOfRows(policies, recording, { scores, run });
        const findings = [...policies.findings, ...written];
        verdict = combine(verdict, before?.verdict ?? null, { ...policies, findings, notices });
        const decided = { head, base: before?.decided ?? null };
        ({ verdict, explanation } = await (0,explain/* explain */.WE)(verdict, decided, options.probe));
        const gone = lostDocuments(explanation, inputs.baseline);
        if (options.texts !== undefined && gone.size > 0)
            explanation = { ...explanation, documents: await options.texts(gone) };
        if (plan.beside === null)
            requireBaseline(inputs, options);
        // A recording that was refused is a failing run: its report has what would accept it.
        const refused = options.accept === true || verdict.verdict === "fail";
        const own = refused ? (fallen?.checks ?? []) : [];
        const all = fallen === null ? [...verdict.checks, ...(verdict.accepted ?? [])] : own;
        const beyond = all.filter(({ passed }) => !passed);
        const accepting = beyond.length === 0 ? null : beyond;
        return { inputs, verdict, explanation, failure: null, recording: { ...recording, accepting } };
    }
    catch (error) {
        const failure = (0,outcome/* failureOf */.g5)(error);
        return { inputs, verdict: (0,outcome/* failed */.gz)(failure, inputs, verdict), explanation, failure };
    }
}
/** The policies as they are, where no base was asked beside. */
function besideOf({ policies, plan, union, asked }, tool) {
    const { head, base, beside } = plan;
    if (beside === null)
        return { head, base, notices: [], scores: null };
    if (asked.base === null)
        throw new errors.GateError("base_failed", "the base's retriever was not asked");
    return sideBySide({ ...policies, base }, union, asked.base, beside, tool);
}
function policyIn(inputs, { command }) {
    return command === "record" ? { ...inputs, baseline: null, recording: true } : inputs;
}
/** Over the base's baseline where there is a base, and by its targets; else over the file's own. */
function recordingOf({ policies, measured }) {
    const { head, over } = policies;
    const { config, suite } = head;
    if (over === null)
        return { config, suite, before: head.baseline, byBase: null };
    const asked = new Map(suite.cases.map((each) => [each.id, each.digests.ask]));
    const cases = over.suite.cases.filter(({ id, digests }) => asked.get(id) === digests.ask);
    const byBase = (0,score/* score */.fN)({ ...over.suite, cases }, measured.head, (0,gate_rules/* metricsOf */.Ps)(config), config.definition);
    return { config, suite, before: over.baseline, byBase };
}
/** What a run that is recorded fails of the rules against what it is recorded over, floors and latency aside. */
function fallenIn(recording, scores, run) {
    const { before, config, suite } = recording;
    if (before === null || (0,sound/* differences */.tX)(config, suite, before).length > 0)
        return { checks: [], notices: [] };
    const policy = { config: { ...config, latency: "off" }, suite, baseline: before };
    const { checks, notices } = (0,decide/* decide */.LD)(policy, scores, run);
    return {
        checks: checks.filter((check) => !check.passed && (0,verdict/* missingOf */.oy)(check) === null && check.by !== "floor" && check.by !== "ceiling"),
        notices: notices.filter(({ code }) => ANCHOR_NOTICES.has(code)),
    };
}
/** Beyond the rule nothing is written, unless that is accepted. Other figures keep their anchor, which the gate holds them to. */
function heldTo(verdict, fallen, { accept = false }, config) {
    const notices = [...verdict.notices, ...fallen.notices];
    const beyond = fallen.checks.filter(({ metric }) => (0,gate_rules/* isRuled */.bf)(metric, config));
    if (accept || beyond.length === 0)
        return { ...verdict, notices };
    const checks = [...verdict.checks, ...beyond];
    const { primary, secondary } = (0,decide/* categorise */.XF)(checks);
    return { verdict: "fail", categories: primary, secondary_categories: secondary, checks, notices };
}
const ANCHOR_NOTICES = new Set([
    "anchor_distance",
    "drifting",
    "gained",
]);
async function withSought(verdict, head, options) {
    if (options.probe === null)
        return verdict;
    const sources = { probe: options.probe, corpus: options.corpus ?? (() => Promise.resolve(null)) };
    return { ...verdict, notices: [...verdict.notices, ...(await (0,dead_cases/* targetsNowhere */.P)(head, sources))] };
}
/** Checked after the run, so that the report brings the baseline that is missing. */
function requireBaseline(inputs, { command }) {
    if (command === "record" || inputs.baseline !== null)
        return;
    throw new errors.GateError("baseline_missing", `there is no baseline ${inputs.config.baseline}`, {
        hint: `Look at the report, then commit <report-dir>/baseline.json as ${inputs.config.baseline}.`,
    });
}

// EXTERNAL MODULE: ./lib/gate/latency/plans.js
var latency_plans = __webpack_require__(39338);
// EXTERNAL MODULE: ./lib/gate/latency/plan.js
var plan = __webpack_require__(92015);
;// CONCATENATED MODULE: ./lib/gate/latency/kept.js





/** `made` with the latency of `before`, unless a figure moved beyond its tolerance, or it was measured otherwise. */
function keptLatency(planned, before, made) {
    const { latency } = planned.config;
    if (before?.plan === undefined || made.plan === undefined || latency === "off")
        return made;
    const kept = before.beside === undefined &&
        isMeasuredAlike(before, made) &&
        isPlanKept(before.plan, made.plan, planned, latency) &&
        !(0,gate_rules/* resolveRules */.SJ)(planned.config, planned.suite).rules.some((rule) => moved(rule, planned, { before, made }));
    return kept ? withLatencyOf(before, made) : made;
}
/** On the same machine, by the same clock, of the same cases and stages. */
function isMeasuredAlike(before, made) {
    const measured = ({ environment, timing, definition, cases }) => (0,canonical_json/* compactCanonical */.SM)([
        environment,
        timing.source,
        definition.percentile,
        [...cases].map(([id, { digests, intent, latency_ms: samples, spans_ms: spans }]) => {
            return [id, digests.ask, intent, samples.length > 0, [...(spans?.keys() ?? [])].toSorted()];
        }),
    ]);
    return measured(before) === measured(made);
}
/** Whether the old plan is still the config's: a slow day alone must not take a check out of it. */
function isPlanKept(before, made, planned, { repeats, budget_s: budgetS, max_queries: most }) {
    const known = new Set([...before.filled, ...before.unfilled].map(latency_plans/* keyOf */.TN));
    if ((0,latency_plans/* gatedBuckets */.zb)(planned)
        .flatMap(plan/* checksOf */.tg)
        .some((check) => !known.has((0,latency_plans/* keyOf */.TN)(check))))
        return false;
    const filled = new Set(before.filled.map(latency_plans/* keyOf */.TN));
    if (made.filled.some((check) => !filled.has((0,latency_plans/* keyOf */.TN)(check))))
        return false;
    if (repeats !== "auto" || made.filled.length === filled.size) {
        return (0,canonical_json/* compactCanonical */.SM)(before.repeats) === (0,canonical_json/* compactCanonical */.SM)(made.repeats);
    }
    return before.ms <= budgetS * 1000 && before.queries <= (most ?? Infinity);
}
/** By more than the rule's tolerance, up or down. */
function moved({ metric, scope, tolerance }, { suite }, { before, made }) {
    const { family } = metric;
    if (family.kind !== "latency" || tolerance.length === 0)
        return false;
    const stage = metric.k === null ? metric.stage : undefined;
    const of = ({ latency }) => kept_figure((0,model_scope/* bucketAt */.wW)(latency, scope), family, stage);
    const [was, is] = [of(before), of(made)];
    if (was === null || is === null)
        return was !== is;
    const cases = Math.max(1, (0,model_scope/* casesIn */.XV)(suite.cases, scope).length);
    return !(Math.abs(is - was) <= (0,gate_rules/* toleranceValue */.H$)(tolerance, was, cases) + gate_rules/* EPSILON */.p8);
}
function kept_figure(summary, { statistic }, stage) {
    return (stage === undefined ? summary : summary?.spans?.get(stage))?.[`${statistic}_ms`] ?? null;
}
function withLatencyOf(before, made) {
    const timed = ([id, each]) => {
        const { latency_ms: samples, spans_ms: spans } = before.cases.get(id);
        return [id, { ...each, latency_ms: samples, ...(spans === undefined ? {} : { spans_ms: spans }) }];
    };
    return {
        ...made,
        timing: before.timing,
        plan: before.plan,
        latency: before.latency,
        cases: new Map([...made.cases].map(timed)),
    };
}

;// CONCATENATED MODULE: ./lib/gate/plan.js

/** `share` picks the cases of this job. */
function planOf(policies, share) {
    const { head, beside = null } = policies;
    const base = basePolicy(policies);
    const union = unionOf(head.suite, base?.suite ?? null);
    return { plan: { head, base, cases: share(union.cases), all: union.cases, beside }, union };
}
/** The head's files with the cases that this job asks. */
function askedOf({ head, cases, all }) {
    if (cases.length === all.length)
        return head;
    const asked = new Set(cases.map((each) => each.id));
    return {
        ...head,
        suite: { ...head.suite, cases: head.suite.cases.filter((each) => asked.has(each.id)) },
    };
}

;// CONCATENATED MODULE: ./lib/pipeline.js









/** Never rejects for a known failure: it becomes a report with verdict `error` that keeps whatever was reached. */
async function pipeline(ports) {
    let reached = { inputs: null, policies: null, run: null, scores: null, part: null };
    try {
        const loaded = await ports.load();
        if (ports.command === "gate")
            (0,sound/* requireComparable */.Mv)(loaded.head);
        const policies = { ...loaded, findings: ports.weakening(loaded) };
        reached = { ...reached, inputs: policies.head, policies: receiptOf(policies) };
        const { plan, union } = planOf(policies, ports.share);
        const asked = await ports.retrieve(plan);
        const measured = await ports.judgeAnswers(plan, measuredBy(union, asked));
        const inputs = askedOf(plan);
        // A query that was never asked has no figures: not 0, and none at all where none was.
        const suite = measured.failure === null ? inputs.suite : (0,score/* askedIn */.UB)(inputs.suite, measured.head);
        const scores = (0,score/* score */.fN)(suite, measured.head, (0,gate_rules/* metricsOf */.Ps)(inputs.config), inputs.config.definition);
        const shown = scores.cases.length === 0 ? null : scores;
        reached = { ...reached, inputs, run: measured.head, scores: shown, part: asked.part ?? null };
        const concluded = await ports.conclude({ policies, plan, union, asked, measured, inputs, scores });
        const runs = [scores];
        if (concluded.failure === null && concluded.verdict.verdict === "pass")
            runs.push(...(await repeated(plan, union, ports)));
        const { recording, ...told } = concluded;
        return sealed({ ...reached, ...told }, ports, runs, recording);
    }
    catch (error) {
        const failure = (0,outcome/* failureOf */.g5)(error);
        return sealed({ ...reached, failure, verdict: (0,outcome/* failed */.gz)(failure, reached.inputs, null) }, ports);
    }
}
/** The scores of the other runs; throws what a run ended with, since all of them become the baseline. */
async function repeated(plan, union, { again }) {
    const { config, suite } = plan.head;
    const untimed = { ...plan, head: { ...plan.head, config: { ...config, latency: "off" } } };
    const runs = [];
    for (let at = 0; at < (again?.times ?? 0); at++) {
        const { head, failure } = measuredBy(union, await again.ask(untimed));
        if (failure !== null)
            throw failure;
        const scores = (0,score/* score */.fN)(suite, head, (0,gate_rules/* metricsOf */.Ps)(config), config.definition);
        (0,sound/* assertMeasured */.TG)(config, suite, scores, null);
        runs.push(scores);
    }
    return runs;
}
/** The report with what follows from it: the baseline to adopt, and the digest over the whole. */
function sealed(reached, { tool, digest, retime = false }, runs = [], recording = null) {
    const { failure, inputs, run, scores, part } = reached;
    const whole = (failure === null || failure.code === "baseline_missing") && !part;
    const timed = whole && inputs && run && scores ? (0,outcome/* makeBaseline */.c1)(inputs, run, scores, tool) : null;
    const keeps = timed !== null && inputs !== null && !retime;
    const made = keeps ? keptLatency(inputs, inputs.baseline, timed) : timed;
    const many = made !== null && runs.length > 1 ? (0,gate_runs/* overRuns */.nX)(made, runs) : made;
    const newBaseline = many !== null && recording ? (0,gate_anchor/* anchored */.X9)(many, recording) : many;
    const report = { tool, ...reached, new_baseline: newBaseline, deterministic_digest: null };
    return { ...report, deterministic_digest: scores === null ? null : digest(report) };
}

;// CONCATENATED MODULE: ./lib/policy/age.js
/** How long ago the baseline was recorded, as git tells it: from its last change to the commit that is judged. */


/** A quarter: after it a baseline compares with a project that nobody remembers. */
const LIMIT_DAYS = 90;
const DAY = 86_400;
const MOST_BYTES = 256 * 1024 * 1024;
/**
 * A notice where the file's last change is more than 90 days older than HEAD. No wall clock: the same commit is always
 * as old. A clone that is too shallow to show the change shows a younger one, so that the age may be understated.
 */
function baselineAge(git, { config, digests }) {
    const file = config.baseline;
    try {
        const opened = git();
        const head = opened.commit("HEAD");
        if (head === null)
            return [];
        const [now, changed] = [opened.changedAt(head, null), opened.changedAt(head, file)];
        if (now === null || changed === null)
            return [];
        const days = Math.floor((now - changed) / DAY);
        if (days <= LIMIT_DAYS || !isCommitted(opened, head, file, digests.get(file)))
            return [];
        return [{ code: "baseline_age", days, limit: LIMIT_DAYS }];
    }
    catch (error) {
        // Only a notice: without git there is none.
        if (error instanceof errors.GateError)
            return [];
        throw error;
    }
}
/** The file that was read is the commit's own, and no fresh one beside it. */
function isCommitted(git, commit, file, digest) {
    const entry = git.entry(commit, file);
    return entry !== null && (0,system_digest/* sha256 */.sc)(git.blob(entry.id, MOST_BYTES)) === digest;
}

// EXTERNAL MODULE: ./lib/files/inputs.js
var inputs = __webpack_require__(88550);
// EXTERNAL MODULE: ./lib/retrievers/registry.js + 6 modules
var registry = __webpack_require__(78691);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/policy/blobs.js
var policy_blobs = __webpack_require__(16170);
;// CONCATENATED MODULE: ./lib/policy/work-tree.js
/** Whether a folder holds a commit's files as they are: read and hashed one by one, whatever git's index says of them. */




/**
 * Every tracked file that is not what the commit has. Files that the commit does not know are not looked at: a build
 * makes them; nor are executable bits, whose loss is loud. Line ends that checkout wrote as CRLF are the commit's own, and
 * so is a Git LFS file of the right digest.
 */
function changedFiles(tree, commit) {
    return [...tree.git.tree(commit)].flatMap(([file, entry]) => {
        if (entry.mode === "160000")
            return changedSubmodule(tree, file, entry);
        const how = changeOf(tree, file, entry);
        return how === null ? [] : [{ file, how }];
    });
}
function changeOf(tree, file, { mode, id }) {
    const at = external_node_path_.join(tree.directory, file);
    const found = (0,external_node_fs_.lstatSync)(at, { throwIfNoEntry: false });
    if (found === undefined)
        return "missing";
    if (found.isSymbolicLink()) {
        const target = Buffer.from((0,external_node_fs_.readlinkSync)(at));
        return mode === "120000" && blobId(id, [target], target.length) === id ? null : "changed";
    }
    if (!found.isFile())
        return "changed";
    // Where the file system has no links, checkout writes what one points to as a file.
    if (process.platform !== "win32" && mode === "120000")
        return "changed";
    if (!sameContent(tree.git, at, id, found.size))
        return "changed";
    const beside = external_node_path_.join(tree.beside, file);
    const pointer = isPointer(at) && (0,external_node_fs_.existsSync)(beside) && !isPointer(beside);
    return pointer ? "a Git LFS pointer in place of its file" : null;
}
/** One for all: a chunk is hashed before the next one is read. */
const CHUNK = Buffer.alloc(1 << 20);
/** Text beyond this is no text that anybody edits. */
const TEXT = 64 << 20;
function sameContent(git, at, id, size) {
    if (blobId(id, chunksOf(at), size) === id)
        return true;
    const digest = (0,policy_blobs/* lfsDigest */.m)(smallBlob(git, id));
    if (digest !== null)
        return digest === hashOf("sha256", chunksOf(at));
    if (size > TEXT)
        return false;
    const plain = Buffer.from((0,external_node_fs_.readFileSync)(at, "latin1").replaceAll("\r\n", "\n"), "latin1");
    return plain.length < size && blobId(id, [plain], plain.length) === id;
}
/** Empty for one that is too large to be a pointer. */
function smallBlob(git, id) {
    try {
        return git.blob(id, 1024);
    }
    catch {
        return Buffer.alloc(0);
    }
}
function* chunksOf(at) {
    const descriptor = (0,external_node_fs_.openSync)(at, "r");
    try {
        for (;;) {
            const read = (0,external_node_fs_.readSync)(descriptor, CHUNK);
            if (read === 0)
                return;
            yield CHUNK.subarray(0, read);
        }
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
function hashOf(algorithm, chunks, header = "") {
    const hash = (0,external_node_crypto_.createHash)(algorithm).update(header);
    for (const chunk of chunks)
        hash.update(chunk);
    return hash.digest("hex");
}
/** As git names a blob, in the repository's own kind of id (gitformat-object). */
function blobId(like, chunks, size) {
    return hashOf(like.length === 64 ? "sha256" : "sha1", chunks, `blob ${size}\0`);
}
function isPointer(at) {
    const found = (0,external_node_fs_.lstatSync)(at, { throwIfNoEntry: false });
    return found?.isFile() === true && found.size <= 1024 && (0,policy_blobs/* lfsDigest */.m)((0,external_node_fs_.readFileSync)(at)) !== null;
}
function changedSubmodule(tree, file, { id }) {
    const [directory, beside] = [external_node_path_.join(tree.directory, file), external_node_path_.join(tree.beside, file)];
    if (isEmpty(directory)) {
        return isEmpty(beside) ? [] : [{ file, how: "a submodule that is not checked out" }];
    }
    if (!(0,external_node_fs_.existsSync)(external_node_path_.join(directory, ".git")))
        return [{ file, how: "changed" }];
    const git = tree.open(directory);
    if (git.commit("HEAD") !== id)
        return [{ file, how: "a submodule at another commit" }];
    return changedFiles({ ...tree, directory, git, beside }, id).map((each) => ({
        ...each,
        file: `${file}/${each.file}`,
    }));
}
function isEmpty(directory) {
    return !(0,external_node_fs_.existsSync)(directory) || (0,external_node_fs_.readdirSync)(directory).length === 0;
}

;// CONCATENATED MODULE: ./lib/policy/base-directory.js






/**
 * Throws base_directory where it is no unchanged checkout of the base
 * commit, or where no base commit is known; base_failed where the base's retriever lacks its files there.
 */
function openBeside(policies, named, ports) {
    const commit = policies.base_commit ?? unknownBase(policies.mode);
    const real = requireCheckout(named, commit, ports);
    if (policies.base === null)
        return { kind: "alone", reason: whyAlone(policies) };
    const config = policies.base.config.retriever;
    const beside = { commit, directory: real, config, receipt: receiptIn(real, policies.base) };
    requireTwoSystems(policies.head, beside);
    return { kind: "beside", beside };
}
function whyAlone(policies) {
    if (policies.bootstrap)
        return "bootstrap";
    return policies.unusable === null ? "config_moved" : "base_unusable";
}
function refuse(message, hint) {
    return new errors.GateError("base_directory", message, { hint });
}
function unknownBase(mode) {
    if (mode === "default_branch") {
        throw refuse("base-directory needs the commit before this one, which this clone does not reach", "Set `fetch-depth: 2` on actions/checkout.");
    }
    throw refuse("base-directory is given, but no base commit is known to compare it with", "Name the base with `base-ref`, or check out with `fetch-depth: 0`; or remove base-directory, which compares with the stored baseline.");
}
/** The folder's real path. */
function requireCheckout({ written, directory }, commit, ports) {
    // A report holds no absolute path.
    const name = external_node_path_.isAbsolute(written) ? external_node_path_.basename(written) : written;
    const again = `Make it afresh before the gate runs: \`git worktree add --detach <base-directory> ${commit}\`.`;
    if ((0,external_node_fs_.statSync)(directory, { throwIfNoEntry: false })?.isDirectory() !== true) {
        throw refuse(`base-directory: there is no folder ${name}`, again);
    }
    const real = (0,external_node_fs_.realpathSync)(directory);
    if (real === ports.root.directory) {
        throw refuse("base-directory is the checkout under test itself", again);
    }
    if (!(0,external_node_fs_.existsSync)(external_node_path_.join(real, ".git"))) {
        throw refuse(`base-directory ${name} is not the top of a git work tree`, `Name the folder that holds \`.git\`. ${again}`);
    }
    const found = ports.open(real).commit("HEAD");
    if (found !== commit) {
        throw refuse(`base-directory ${name} is at ${found ?? "no commit"}, the base is ${commit}`, `The base is the first parent of the merge commit; \`pull_request.base.sha\` of the event goes stale. ${again}`);
    }
    requireUnchanged(name, real, commit, ports);
    return real;
}
/** How many files a message names. */
const NAMED = 5;
function requireUnchanged(name, real, commit, { root, open }) {
    const tree = { directory: real, git: open(root.directory), open, beside: root.directory };
    const changed = changedFiles(tree, commit);
    if (changed.length === 0)
        return;
    const named = changed.slice(0, NAMED).map(({ file, how }) => `${file} (${how})`);
    const more = changed.length > NAMED ? ` and ${changed.length - NAMED} more` : "";
    throw refuse(`base-directory ${name} is not as ${commit.slice(0, 12)} has it: ${named.join(", ")}${more}`, "Build the base without changing files that git tracks, and check it out with the submodules and Git LFS files that the head has, without `sparse-checkout`.");
}
function receiptIn(directory, base) {
    try {
        return (0,inputs/* retrieverReceipt */.B)({ directory }, base.config.retriever);
    }
    catch (error) {
        throw error instanceof errors.GateError ? (0,errors/* failureOfBase */.LD)(error) : error;
    }
}
/** A server that runs already is the same one for both: it would be compared with itself, and pass. */
function requireTwoSystems(head, { config, receipt }) {
    const url = (0,registry/* serverOf */.FN)(config);
    if (url === null || receipt.fingerprint !== head.retriever.fingerprint)
        return;
    throw refuse(`base and head would both ask the server at ${url}, which is compared with itself then`, "Let the gate start the server from each checkout (`retriever.start` with `{{port}}`), or remove base-directory.");
}

;// CONCATENATED MODULE: ./lib/policy/elsewhere.js
/** CI systems other than GitHub Actions, as far as the choice of the base depends on them. */

const SYSTEMS = [
    { name: "GitLab", mark: "GITLAB_CI", change: "CI_MERGE_REQUEST_IID" },
    { name: "Jenkins", mark: "JENKINS_URL", change: "CHANGE_ID" },
    { name: "Buildkite", mark: "BUILDKITE", change: "BUILDKITE_PULL_REQUEST" },
    { name: "CircleCI", mark: "CIRCLECI", change: "CIRCLE_PULL_REQUEST" },
    { name: "Azure Pipelines", mark: "TF_BUILD", change: "SYSTEM_PULLREQUEST_PULLREQUESTID" },
];
/**
 * Throws `unsafe_event` where two systems say that the job is theirs, since a job's author can set variables and each
 * would name another base, and `base_not_found` where a merge request would be judged by its own files alone.
 */
function refuseElsewhere(environment, baseRef) {
    const present = SYSTEMS.filter(({ mark }) => environment[mark]);
    const marks = [
        ...(environment["GITHUB_EVENT_NAME"] ? ["GITHUB_EVENT_NAME"] : []),
        ...present.map(({ mark }) => mark),
    ];
    if (marks.length > 1) {
        throw new errors.GateError("unsafe_event", `${marks.join(" and ")} are set: two CI systems at once`, {
            hint: "The base would be another for each. Unset those of the system that this job does not run on.",
        });
    }
    const [system] = present;
    if (system === undefined || baseRef !== null)
        return;
    const change = environment[system.change];
    if (!change || change === "false")
        return;
    throw new errors.GateError("base_not_found", `${system.change} is ${JSON.stringify(change)}: a change on ${system.name}, and no --base-ref`, { hint: "Without a base the change's own files would judge it. See docs/other-ci.md for what to name." });
}

// EXTERNAL MODULE: ./lib/policy/event.js
var policy_event = __webpack_require__(81350);
// EXTERNAL MODULE: ./lib/policy/git.js + 1 modules
var policy_git = __webpack_require__(39556);
// EXTERNAL MODULE: ./lib/files/former-ids.js
var former_ids = __webpack_require__(44033);
;// CONCATENATED MODULE: ./lib/model/policy.js
// What of a config is policy: everything but the retriever's own arguments, which are the author's to change.
/** Two configs with the same policy judge by the same rules, wherever the files lie. To be digested as canonical JSON. */
function policyOf(config) {
    const { file: _file, policy_file: _policyFile, retriever, ...policy } = config;
    const { kind, timeout_ms } = retriever;
    return { ...policy, retriever: { kind, timeout_ms, hosts: new Map(hostsOf(retriever, "retriever")) } };
}
/** Members of a retriever whose own members are the author's. */
const FREE = ["params", "env", "headers", "body", "arguments"];
/** Scheme and authority of every address, by where it is written; placeholders in it stay as they are. */
function hostsOf(value, at) {
    if (typeof value !== "object" || value === null)
        return [];
    return Object.entries(value).flatMap(([key, member]) => {
        if (FREE.includes(key))
            return [];
        const field = `${at}.${key}`;
        if (!/(?:^|_)url$/.test(key) || typeof member !== "string")
            return hostsOf(member, field);
        return [[field, /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(member)?.[0].toLowerCase() ?? member]];
    });
}

;// CONCATENATED MODULE: ./lib/policy/merged.js
/** The commit that a pull request's head was merged into for this run, and that it is the one the event means. */

const REMOVE_REF = "Remove `ref:` from actions/checkout, and set `fetch-depth: 2`: the base is the first parent of the merge commit.";
const CHECK_OUT_DEFAULT = "Let actions/checkout take the ref of the event (no `ref:`, `fetch-depth: 2`), and run the gate before any step that commits or checks out something else.";
/** `sha` is GITHUB_SHA. Throws `unsafe_base` where HEAD is not GitHub's merge, and `shallow_clone`. */
function firstParent(git, sha, pull) {
    const head = git.commit("HEAD");
    if (head === null)
        throw unsafe("HEAD names no commit", CHECK_OUT_DEFAULT);
    if (head !== sha) {
        if (head === pull.headSha)
            throw unsafe("the pull request's own head is checked out, not its merge into the base", REMOVE_REF);
        throw unsafe(`HEAD is ${head}, but this run is for ${sha ?? "no commit (GITHUB_SHA is not set)"}`, CHECK_OUT_DEFAULT);
    }
    const parents = git.parents(head);
    if (parents.length !== 2 || parents[1] !== pull.headSha) {
        const reason = parents.length === 2
            ? `its second parent is ${parents[1]}, not the pull request's head ${pull.headSha}`
            : `it has ${parents.length} parents, not two`;
        throw unsafe(`HEAD ${head} is not the merge of this pull request: ${reason}`, CHECK_OUT_DEFAULT);
    }
    const commit = parents[0];
    if (git.has(commit))
        return { commit, notices: descent(git, commit, pull) };
    throw new errors.GateError("shallow_clone", `the base commit ${commit} is not in this clone, so its rules can't be read`, { hint: "Set `fetch-depth: 2` on actions/checkout." });
}
/**
 * The event's base commit lags behind where the base moved on, so the first parent may follow it, and nothing else: a
 * merge into another branch would be judged by that branch's rules. A notice where the clone is too shallow to tell.
 */
function descent(git, commit, { baseSha, baseRef, retargeted }) {
    if (commit === baseSha)
        return [];
    const known = baseSha !== null && git.has(baseSha);
    if (known && git.isAncestor(baseSha, commit))
        return [];
    const shown = baseSha !== null && (!git.isShallow() || (known && git.isAncestor(commit, baseSha)));
    const said = `the merge's first parent is ${commit}; the event's base is ${baseSha ?? "not named"} of ${baseRef ?? "no branch"}`;
    if (shown) {
        throw unsafe(`${said}, and the first parent neither is that commit nor follows it`, "Push to the pull request again, so that GitHub merges it into its base as it is now.");
    }
    if (retargeted) {
        throw unsafe(`${said}, and this clone does not show whether the one follows the other`, "Check out with `fetch-depth: 0`: this pull request has just got another base.");
    }
    return [{ code: "base_unconfirmed", commit, event: baseSha }];
}
function unsafe(message, hint) {
    return new errors.GateError("unsafe_base", message, { hint });
}

;// CONCATENATED MODULE: ./lib/policy/base.js
/** Which commit's rules a change is held against. */


/**
 * On a pull request the first parent of the merge commit that GitHub made, in the merge queue and on the default branch
 * the commit before, elsewhere `baseRef` or the merge base with the default branch. In a workflow every other ref needs
 * a base: judged by its own files, a run there would satisfy the pull request's check. `open` is called where git is
 * needed. Throws `git_missing`, `no_repository`, `shallow_clone`, `unsafe_base`, `unsafe_head`, `base_not_found`.
 */
function findBase(event, baseRef, open) {
    if (event !== null && event.pullRequest !== null) {
        const git = open();
        return { mode: "pull_request", ...firstParent(git, event.sha, event.pullRequest), git };
    }
    if (event !== null && onDefaultBranch(event))
        return before(open);
    if (baseRef !== null) {
        const git = open();
        return { mode: "base_ref", commit: named(git, baseRef), git };
    }
    return branchedFrom(event, open);
}
function onDefaultBranch(event) {
    if (event.name === "merge_group")
        return true;
    return (event.name === "push" && event.defaultBranch !== null && event.ref === `refs/heads/${event.defaultBranch}`);
}
/** What it would tell is only noticed here, so a clone without history is no error. */
function before(open) {
    const opened = openOr(open);
    if (typeof opened === "string")
        return { mode: "default_branch", commit: null, git: null };
    const head = opened.commit("HEAD");
    const parent = head === null ? undefined : opened.parents(head)[0];
    const commit = parent !== undefined && opened.has(parent) ? parent : null;
    return { mode: "default_branch", commit, git: opened };
}
/** A name with what may follow it: `main`, `origin/main~2`, `v1^{commit}`. */
const REVISION = /^([^~^@:{]*)(.*)$/s;
const WHOLE_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** Branches before tags: git itself would take a tag `main` for the branch, and anybody who may push can make one. */
function named(git, baseRef) {
    const [, name = "", rest = ""] = REVISION.exec(baseRef) ?? [];
    const plain = name === "" || name === "HEAD" || name.startsWith("refs/") || WHOLE_ID.test(name);
    const branches = [`refs/remotes/origin/${name}`, `refs/heads/${name}`, `refs/remotes/${name}`];
    for (const ref of [...(plain ? [] : branches), name]) {
        const commit = git.commit(`${ref}${rest}`);
        if (commit !== null)
            return commit;
    }
    throw new errors.GateError("base_not_found", `base-ref "${baseRef}" names no commit of this clone`, {
        hint: "Fetch it first: `fetch-depth: 0` on actions/checkout brings every branch.",
    });
}
function branchedFrom(event, open) {
    const git = openOr(open);
    const alone = (reason) => {
        // At the desk the author may look at the change by its own files; in a workflow that would be a verdict.
        if (event !== null && reason !== "on_default_branch")
            throw withoutBase(event, reason);
        return { mode: "head_only", reason };
    };
    if (typeof git === "string")
        return onBranch(event, event?.defaultBranch ?? null) ? alone("on_default_branch") : alone(git);
    const remote = git.symbolicRef("refs/remotes/origin/HEAD")?.replace("refs/remotes/origin/", "") ?? null;
    const name = event?.defaultBranch ?? remote;
    if (name === null)
        return alone("default_branch_unknown");
    const current = event === null ? git.symbolicRef("HEAD") : event.ref;
    if (current === `refs/heads/${name}`)
        return alone("on_default_branch");
    if (event !== null)
        requireOwnCommit(git, event);
    const tip = git.commit(`refs/remotes/origin/${name}`) ?? git.commit(`refs/heads/${name}`);
    const commit = tip === null ? null : git.mergeBase(tip, "HEAD");
    if (commit !== null)
        return { mode: "merge_base", commit, git };
    return alone(tip === null ? "default_branch_not_fetched" : "no_merge_base");
}
function onBranch(event, name) {
    return event !== null && name !== null && event.ref === `refs/heads/${name}`;
}
/** A push run satisfies the pull request's check: a commit made in the job would bring rules that nobody pushed. */
function requireOwnCommit(git, { name, sha }) {
    const head = git.commit("HEAD");
    if (name !== "push" || sha === null || head === sha)
        return;
    throw new errors.GateError("unsafe_head", `HEAD is ${head ?? "no commit"}, but this run is for ${sha}`, {
        hint: "Run the gate before any step that commits or checks out something else.",
    });
}
const NO_BASE = {
    no_git: ["git_missing", "there is no `git` on the PATH"],
    no_repository: ["no_repository", "the checkout is no git repository"],
    default_branch_unknown: ["base_not_found", "the event does not name the default branch"],
    default_branch_not_fetched: ["shallow_clone", "the default branch is not in this clone"],
    no_merge_base: ["shallow_clone", "this clone shows no common commit with the default branch"],
};
function withoutBase(event, reason) {
    const [code, why] = NO_BASE[reason];
    const where = event.ref ?? "an unknown ref";
    return new errors.GateError(code, `${event.name} on ${where} has no base whose rules could decide: ${why}`, {
        hint: "Check out with `fetch-depth: 0`, name a base with the input `base-ref`, or run on `pull_request` only.",
    });
}
function openOr(open) {
    try {
        return open();
    }
    catch (error) {
        if (error instanceof errors.GateError && error.code === "git_missing")
            return "no_git";
        if (error instanceof errors.GateError && error.code === "no_repository")
            return "no_repository";
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
;// CONCATENATED MODULE: ./lib/policy/finding.js
/** As findings of one file, in the order in which they were reported. */
function findingsIn(file, look) {
    const found = [];
    look((code, field, before, after) => void found.push(finding(code, field, file, before, after)));
    return found;
}
function finding(code, field, file, before, after, cases = []) {
    return { code, field, file, before, after, cases };
}
/** A figure as people read it: at most nine digits, which still shows a difference of 1e-9. */
function finding_figure(value) {
    return value === null ? "none" : String(Number(value.toPrecision(9)));
}

;// CONCATENATED MODULE: ./lib/policy/weakening-rules.js
/** Rules that are gone, or that let more pass: resolved as they would be for the base's cases, and compared by effect. */





const RULES = { name: "rules", find: ({ base, head }) => weakerRules(base, head) };
function weakerRules(base, head) {
    const after = new Map((0,gate_rules/* resolveRules */.SJ)(head.config, base.suite).rules.map((rule) => [keyOf(rule), rule]));
    const found = (0,gate_rules/* resolveRules */.SJ)(base.config, base.suite).rules.flatMap((rule) => {
        // Without latency there are no rules for it, which is a finding of its own.
        if (rule.metric.family.kind === "latency" && head.config.latency === "off")
            return [];
        const now = after.get(keyOf(rule)) ?? after.get(keyAt(rule, head.config.k, base.config.k));
        return now === undefined ? [removed(rule, base, head)] : loosened(rule, now, base, head);
    });
    found.push(...weakerLosses(base, head));
    // One edit loosens a rule in every intent that inherits it.
    return [...new Map(found.toReversed().map((each) => [each.field, each])).values()].toReversed();
}
function rulesFile(config) {
    return config.policy_file ?? config.file;
}
/** What makes two configs' rules the same rule. */
function keyOf(rule) {
    return `${(0,model_scope/* scopeText */.Cm)(rule.scope)} ${rule.metric.name}`;
}
/** The same rule under another k: its metric is named after it. */
function keyAt(rule, k, from) {
    return `${(0,model_scope/* scopeText */.Cm)(rule.scope)} ${rule.metric.name.replace(new RegExp(`@${from}$`), `@${k}`)}`;
}
function removed(rule, base, head) {
    const field = fieldOf(rule, base.config, head.config, true);
    return finding("rule_removed", field, rulesFile(head.config), ruleText(rule), "no rule");
}
function loosened(rule, now, base, head) {
    const field = fieldOf(rule, base.config, head.config, false);
    const found = [];
    const report = (part, before, after) => {
        found.push(finding("rule_loosened", `${field}.${part}`, rulesFile(head.config), before, after));
    };
    const wider = widerAt(rule, now, base, head);
    if (wider !== null) {
        const [before, after] = [toleranceText(rule, wider.before), toleranceText(now, wider.after)];
        const at = wider.of === null ? ")" : ` at a baseline of ${finding_figure(wider.of)})`;
        report("tolerance", before.replace(/\)$/, at), after.replace(/\)$/, at));
    }
    if (rule.floor !== null && !(now.floor !== null && now.floor >= rule.floor - gate_rules/* EPSILON */.p8)) {
        report("floor", finding_figure(rule.floor), finding_figure(now.floor));
    }
    if (rule.ceiling !== null && !(now.ceiling !== null && now.ceiling <= rule.ceiling + gate_rules/* EPSILON */.p8)) {
        report("ceiling", finding_figure(rule.ceiling), finding_figure(now.ceiling));
    }
    if (lessSure(rule.significance, now.significance))
        report("significance", String(rule.significance), String(now.significance));
    return found;
}
/** `off` is the strictest, and a higher number is stricter than a lower one. `auto` is neither: leaving it is a finding. */
function lessSure(before, after) {
    if (before === after || after === "off")
        return false;
    return !(typeof before === "number" && typeof after === "number" && after > before);
}
/** Where the baseline has one run: larger than most, so that more spreads are more. */
const TYPICAL_SPREAD = 0.01;
/**
 * A tolerance's effect depends on the value it is taken of: held against the base's, the one that comes next, and others
 * that may come later, since a share of nothing is nothing today.
 */
function widerAt(rule, now, base, head) {
    if (rule.tolerance.length === 0)
        return null;
    if (now.tolerance.length === 0)
        return { of: null, before: 0, after: Number.POSITIVE_INFINITY };
    const cases = (0,model_scope/* casesIn */.XV)(base.suite.cases, rule.scope);
    const n = Math.max(1, cases.length);
    const spread = (0,gate_runs/* spreadOf */.jg)(base.baseline, rule.scope, rule.metric.name) ?? TYPICAL_SPREAD;
    const known = [valueIn(base, rule), valueIn(head, now)].filter((value) => value !== null);
    for (const value of [...known, ...typical(rule)]) {
        const before = (0,gate_rules/* toleranceValue */.H$)(rule.tolerance, value, n, spread);
        const after = (0,gate_rules/* toleranceValue */.H$)(now.tolerance, value, n, spread);
        if (after <= before + gate_rules/* EPSILON */.p8)
            continue;
        const shares = [...rule.tolerance, ...now.tolerance].some(({ unit }) => unit === "percent");
        return { of: known.includes(value) || !shares ? null : value, before, after };
    }
    return null;
}
function valueIn({ baseline }, rule) {
    if (baseline === null)
        return null;
    const { family, name } = rule.metric;
    if (family.kind !== "latency")
        return (0,model_scope/* bucketAt */.wW)(baseline.means, rule.scope)?.get(name) ?? null;
    const summary = (0,model_scope/* bucketAt */.wW)(baseline.latency, rule.scope);
    const stage = rule.metric.k === null ? rule.metric.stage : undefined;
    const whole = stage === undefined ? summary : summary?.spans?.get(stage);
    return whole?.[`${family.statistic}_ms`] ?? null;
}
/** Low, middling and high. */
function typical(rule) {
    return rule.metric.family.kind === "latency" ? [1, 100, 10_000] : [0.01, 0.5, 1];
}
/** Where the change was written: an intent's rule may come from the intent, from per_intent, or from the metric, a tag's from the tag or the metric. */
function fieldOf(rule, base, head, gone) {
    const { name, family } = rule.metric;
    const overall = `gate.${name}`;
    if (rule.scope.kind === "overall")
        return overall;
    const { kind, name: bucket } = rule.scope;
    const own = ({ gate }) => (kind === "intent" ? gate.intents : gate.tags)?.get(bucket)?.get(name) ?? null;
    if (differs(own(base), own(head)))
        return `gate.${kind}s.${bucket}.${name}`;
    if (kind === "tag")
        return overall;
    const off = gone && head.gate.metrics.get(name) === "off";
    const shared = family.kind !== "latency" && !off && differs(base.gate.per_intent, head.gate.per_intent);
    return shared ? "gate.per_intent" : overall;
}
function differs(before, after) {
    return (0,canonical_json/* compactCanonical */.SM)(before) !== (0,canonical_json/* compactCanonical */.SM)(after);
}
function weakerLosses(base, head) {
    const [before, after] = [base.config.gate.newly_lost, head.config.gate.newly_lost];
    const n = base.suite.cases.filter((each) => !each.expect_empty).length;
    const file = rulesFile(head.config);
    const found = [];
    if (!(after.critical <= before.critical)) {
        const [was, is] = [String(before.critical), String(after.critical)];
        found.push(finding("rule_loosened", "gate.newly_lost.critical", file, was, is));
    }
    if (before.max === null)
        return found;
    if (after.max === null)
        return [...found, finding("rule_removed", "gate.newly_lost", file, tolerances(before.max), "off")];
    const [allowed, now] = [(0,gate_rules/* lossesAllowed */.qR)(before.max, n), (0,gate_rules/* lossesAllowed */.qR)(after.max, n)];
    if (!(now <= allowed)) {
        const text = (max, count) => `${tolerances(max)} (${count} of ${n} cases)`;
        const [was, is] = [text(before.max, allowed), text(after.max, now)];
        found.push(finding("rule_loosened", "gate.newly_lost.max", file, was, is));
    }
    const sure = before.significance ?? base.config.gate.significance ?? "off";
    const less = after.significance ?? head.config.gate.significance ?? "off";
    if (lessSure(sure, less))
        found.push(finding("rule_loosened", "gate.newly_lost.significance", file, String(sure), String(less)));
    return found;
}
function ruleText(rule) {
    const parts = [
        rule.tolerance.length === 0 ? null : `tolerance ${tolerances(rule.tolerance)}`,
        rule.floor === null ? null : `floor ${finding_figure(rule.floor)}`,
        rule.ceiling === null ? null : `ceiling ${finding_figure(rule.ceiling)}`,
    ];
    return parts.filter((part) => part !== null).join(", ") || "no limit";
}
function toleranceText(rule, effect) {
    if (rule.tolerance.length === 0)
        return "none";
    const { scope } = rule;
    const where = scope.kind === "overall" ? "overall" : `in ${scope.kind === "tag" ? "tag " : ""}${scope.name}`;
    return `${tolerances(rule.tolerance)} (${finding_figure(effect)} ${where})`;
}
/** As written in a config: `0.01`, `25%`, `1 case`. */
function tolerances(list) {
    const words = list.map(({ unit, value }) => {
        if (unit === "absolute")
            return finding_figure(value);
        if (unit === "percent")
            return `${finding_figure(value)}%`;
        if (unit === "spread")
            return `${finding_figure(value)} spread`;
        return `${finding_figure(value)} ${value === 1 ? "case" : "cases"}`;
    });
    return words.length === 1 ? words[0] : `[${words.join(", ")}]`;
}

;// CONCATENATED MODULE: ./lib/policy/change-notices.js
/** What a change does to its gate that is no weakening, and that a reviewer should see. */




/** `known` are the verdicts that count, where they are not all that the head's cache holds. */
function changeNotices(change, known) {
    const { base } = change;
    if (base === null)
        return [];
    const compared = { ...change, base };
    return [...targetsAdded(compared), ...allowances(compared), ...verdictsAdded(compared, known)];
}
/** An easy target beside one that is found already: the case is then harder to lose. */
function targetsAdded({ base, head }) {
    const now = new Map(head.suite.cases.map((each) => [each.id, each]));
    const cases = base.suite.cases.flatMap(({ id, expected }) => {
        const before = new Set(expected.map(suite/* targetLabel */.Op));
        const found = base.baseline?.cases.get(id)?.ranks.some((rank) => rank !== null) === true;
        const added = now.get(id)?.expected.some((target) => !before.has((0,suite/* targetLabel */.Op)(target))) === true;
        return found && added ? [id] : [];
    });
    return cases.length === 0 ? [] : [{ code: "targets_added", cases }];
}
/** A share of more cases is more cases: the rule is the same, and lets more pass. */
function allowances({ base, head }) {
    const after = new Map((0,gate_rules/* resolveRules */.SJ)(head.config, head.suite).rules.map((rule) => [keyOf(rule), rule]));
    return (0,gate_rules/* resolveRules */.SJ)(base.config, base.suite).rules.flatMap((rule) => {
        const now = after.get(keyOf(rule));
        const { kind, name } = { ...rule.metric.family, name: rule.metric.name };
        if (now === undefined || (kind !== "quality" && kind !== "rate"))
            return [];
        const [before, larger] = [casesAllowed(rule, base), casesAllowed(now, head)];
        return before === null || larger === null || larger <= before
            ? []
            : [{ code: "allowance_grew", metric: name, scope: rule.scope, before, after: larger }];
    });
}
/** Whole cases of the bucket that may be lost, at what the baseline recorded; null without a figure. */
function casesAllowed(rule, { config, suite, baseline }) {
    const n = (0,model_scope/* casesIn */.XV)(suite.cases, rule.scope).length;
    const value = (0,model_scope/* bucketAt */.wW)(baseline?.means, rule.scope)?.get(rule.metric.name) ?? null;
    if (value === null || rule.tolerance.length === 0)
        return null;
    const within = Math.floor((0,gate_rules/* toleranceValue */.H$)(rule.tolerance, value, Math.max(1, n)) * n + 1e-9);
    const tested = rule.significance !== "off" && (0,gate_rules/* isHeadline */.R)(rule.metric, config);
    return tested ? Math.max(within, FEWEST[rule.scope.kind] - 1) : within;
}
/** Losses without a win that the rule fails, whatever the size of the bucket. */
const FEWEST = { overall: 3, intent: 5, tag: 5 };
function verdictsAdded({ verdicts }, known) {
    if (verdicts === undefined || known === null)
        return [];
    const count = [...verdicts.head.keys()].filter((key) => !known.has(key)).length;
    return count === 0 ? [] : [{ code: "verdicts_not_used", count }];
}

// EXTERNAL MODULE: ./lib/files/baseline.js + 6 modules
var files_baseline = __webpack_require__(65838);
// EXTERNAL MODULE: ./lib/files/config.js + 2 modules
var files_config = __webpack_require__(71132);
// EXTERNAL MODULE: ./lib/files/part.js
var part = __webpack_require__(31462);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/files/baseline-of-suite.js
var baseline_of_suite = __webpack_require__(36157);
// EXTERNAL MODULE: ./lib/files/definition.js
var definition = __webpack_require__(54618);
// EXTERNAL MODULE: ./lib/files/suite.js
var files_suite = __webpack_require__(54803);
// EXTERNAL MODULE: ./lib/files/document.js
var files_document = __webpack_require__(72050);
;// CONCATENATED MODULE: ./lib/policy/gated.js
/** Whether a commit has a gate, whatever its config is called: by name, by what a workflow names, and by content. */



const CONFIG_NAME = /(?:^|\/)retrieval-gate[^/]*\.(?:yaml|yml|json)$/;
/** Workflows are often called like the config that they use. */
const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const STRUCTURED = /\.(?:yaml|yml|json)$/;
const KEYS = ["suite", "baseline", "retriever"];
const gated_MOST_BYTES = 1024 * 1024;
/** Paths of the commit's configs, sorted; empty where it has no gate. */
async function configsOf(git, commit) {
    const tree = { git, entries: git.tree(commit) };
    const files = [...tree.entries.keys()];
    const found = new Set(files.filter((file) => CONFIG_NAME.test(file) && !WORKFLOW.test(file)));
    for (const file of git.mentioning(commit, "retriever")) {
        const candidate = STRUCTURED.test(file) && !WORKFLOW.test(file) && !found.has(file);
        if (candidate && hasKeys(tree, file) && (await isConfig(tree, file)))
            found.add(file);
    }
    for (const file of files.filter((each) => WORKFLOW.test(each))) {
        for (const named of await namedBy(tree, file))
            found.add(named);
    }
    return [...found].toSorted();
}
/** Most files need no parser: every config as people write it has these words. */
function hasKeys(tree, file) {
    const text = textOf(tree, file);
    return text !== null && KEYS.every((key) => text.includes(key));
}
async function isConfig(tree, file) {
    const text = textOf(tree, file);
    if (text === null)
        return false;
    const value = await gated_valueOf(file, text);
    if (!isObject(value))
        return false;
    return KEYS.every((key) => Object.hasOwn(value, key)) && isObject(value["retriever"]);
}
/** Files that a step of this gate's gets as `config`, as far as the commit has them. */
async function namedBy(tree, file) {
    const text = textOf(tree, file);
    if (text === null || !text.includes("config"))
        return [];
    const value = await gated_valueOf(file, text);
    const configs = [...stringsUnder(value, "config"), ...flags(text)];
    const folders = ["", ...stringsUnder(value, "working-directory")];
    const paths = configs.flatMap((name) => folders.map((folder) => external_node_path_.posix.join(folder, name)));
    const kept = [];
    for (const each of new Set(paths)) {
        // Other actions have an input of that name, too.
        if (tree.entries.has(each) && (await isConfig(tree, each)))
            kept.push(each);
    }
    return kept;
}
/** `--config F` and `--config=F` of the command, wherever a script has them. */
function flags(text) {
    return [...text.matchAll(/--config[ =]["']?([^\s"']+)/g)].map((match) => match[1]);
}
function stringsUnder(value, key) {
    if (Array.isArray(value))
        return value.flatMap((each) => stringsUnder(each, key));
    if (!isObject(value))
        return [];
    return Object.entries(value).flatMap(([name, member]) => {
        const own = name === key ? [member].flat().filter((each) => typeof each === "string") : [];
        return [...own, ...stringsUnder(member, key)];
    });
}
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** Null for what is no plain file, and for what is too large for a config. */
function textOf({ git, entries }, file) {
    const entry = entries.get(file);
    if (entry === undefined || !entry.mode.startsWith("100"))
        return null;
    try {
        return git.blob(entry.id, gated_MOST_BYTES).toString("utf8");
    }
    catch {
        return null;
    }
}
/** Null for what can't be read: other tools' files need not be to our liking. */
async function gated_valueOf(file, text) {
    try {
        return (await (0,files_document/* parseDocument */.T)({ file, text, digest: (0,system_digest/* sha256 */.sc)(text) }, "invalid_config")).value;
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./lib/policy/change.js
/** What a change did: the base's files as its commit has them, beside the head's. */













/** Null where the base has no gate at all. Throws GateError for the clone, not for the base's files. */
async function changeSince(compare) {
    const { git, commit, head } = compare;
    const gone = (0,policy_blobs/* find */.I6)(git, commit, compare.config).kind === "absent";
    const configs = gone ? await configsOf(git, commit) : [];
    const moved = gone && configs.length === 0 ? orphaned(git, commit, head) : configs;
    if (gone && moved.length === 0)
        return null;
    const config = gone ? renamedFrom(git, configs) : compare.config;
    const links = [...head.digests.keys()].filter((file) => (0,policy_blobs/* find */.I6)(git, "HEAD", file).kind === "link");
    const common = { head, moved, links };
    if (config === null)
        return { ...common, base: null, unusable: null };
    try {
        const base = await loadBase(compare, config);
        const verdicts = verdictsOf(compare, base);
        return { ...common, base, unusable: null, ...verdicts, vouched: vouching(git, base, head) };
    }
    catch (error) {
        // The way out of a broken base leads through a change like this one, so it must stay acceptable: no error.
        if (!(error instanceof errors.GateError) || !isOfFiles(error))
            throw error;
        const details = error.problems.slice(0, 3).map((problem) => problem.message);
        return {
            ...common,
            base: null,
            unusable: { file: config, reason: [error.message, ...details].join("; ") },
        };
    }
}
/** Failures that are the base's files' own, not the clone's. */
function isOfFiles(error) {
    return error.exitCode === 2 && error.code !== "shallow_clone" && error.code !== "git_failed";
}
/** A baseline shows that the base was gated, though no config there does. */
function orphaned(git, commit, { config }) {
    return (0,policy_blobs/* find */.I6)(git, commit, config.baseline).kind === "absent" ? [] : [config.baseline];
}
/** The one config of the base that the head lacks: the head's is its successor. */
function renamedFrom(git, configs) {
    const gone = configs.filter((path) => (0,policy_blobs/* find */.I6)(git, "HEAD", path).kind === "absent");
    return gone.length === 1 ? gone[0] : null;
}
/** As loadInputs, from the commit: the baseline first, since it vouches for suite files that are no blobs. */
async function loadBase({ git, commit, workTree, overrides }, file) {
    const blobs = (0,policy_blobs/* commitRoot */.Yd)(workTree, git, commit, new Map());
    const { config, digest } = await (0,files_config/* loadConfig */.Z)(blobs, file, overrides);
    const loaded = await (0,files_baseline/* loadBaseline */.o)(blobs, config.baseline);
    const baseline = loaded?.baseline ?? null;
    const suite = await (0,files_suite/* loadSuite */.bu)((0,policy_blobs/* commitRoot */.Yd)(workTree, git, commit, vouchedBy(baseline)), config.suites);
    const digests = new Map([[file, digest], ...suite.digests]);
    if (loaded !== null)
        digests.set(config.baseline, loaded.digest);
    const { retriever } = config;
    return {
        config: (0,definition/* withDefinition */.sJ)(config, baseline),
        suite: suite.suite,
        baseline: baseline === null ? null : (0,baseline_of_suite/* resolved */.L)(baseline, suite.suite),
        // The base's retriever never runs here: what matters of it is its kind, and what a recorded run says.
        retriever: {
            kind: retriever.kind,
            fingerprint: (0,system_digest/* sha256 */.sc)((0,canonical_json/* compactCanonical */.SM)(retriever)),
            corpus_digest: recordedRun(blobs, git, commit, retriever),
        },
        digests,
    };
}
function vouchedBy(baseline) {
    return baseline?.files ?? new Map();
}
/** Null for other kinds, and for a run that is made in each job. */
function recordedRun(blobs, git, commit, retriever) {
    const data = (0,registry/* dataOf */.qu)(retriever);
    if (data?.holds !== "answers" || (0,policy_blobs/* find */.I6)(git, commit, data.file).kind !== "file")
        return null;
    return (0,system_digest/* sha256 */.sc)((0,read/* readBytes */.io)(blobs, data.file, "run", read/* JSON_LIMIT */.Vz));
}
/** What both judges' caches hold, as the commits have them. */
function verdictsOf({ git, commit, head, headRoot, workTree }, base) {
    const [before, after] = [base.config.judge, head.config.judge];
    if (before === undefined || after === undefined)
        return {};
    // A cache that the job restores is the workflow's own; one that a commit brings is its author's.
    const committed = (at, file) => (0,policy_blobs/* find */.I6)(git, at, file).kind !== "absent";
    if (!committed(commit, before.cache) && !committed("HEAD", after.cache))
        return {};
    const blobs = (0,policy_blobs/* commitRoot */.Yd)(workTree, git, commit, new Map());
    return { verdicts: { base: (0,part/* loadVerdicts */.X8)(blobs, before.cache), head: (0,part/* loadVerdicts */.X8)(headRoot, after.cache) } };
}
/** Files that HEAD has no blob of: their digest in the baseline is what the next change is held to. */
function vouching(git, base, head) {
    const before = vouchedBy(base.baseline);
    return [...vouchedBy(head.baseline)].flatMap(([file, after]) => {
        if (before.get(file) === after || head.digests.get(file) === after)
            return [];
        return (0,policy_blobs/* find */.I6)(git, "HEAD", file).kind === "file" ? [] : [{ file, before: before.get(file) ?? null, after }];
    });
}

;// CONCATENATED MODULE: ./lib/policy/head.js
/** HEAD's own files in place of the work tree's: what a reviewer sees decides, not what the job made of it. */







/**
 * A file that HEAD tracks is read from its blob; any other (generated, in a submodule, behind a link) from the work
 * tree. Its reads throw `unsafe_head` where the work tree has another text than the blob by more than line ends: by a
 * step of the job, or by `working-tree-encoding`, `ident` and filters of .gitattributes. A file that a sparse checkout
 * left out, and a baseline that `record` has just written, are no difference.
 */
function headRoot(workTree, git, recorded) {
    const commit = git.commit("HEAD");
    let tree = null;
    return {
        directory: workTree.directory,
        read: (file, what, limit) => {
            tree ??= commit === null ? new Map() : git.tree(commit);
            const entry = tree.get(file);
            if (commit === null || entry === undefined || !/^100(?:644|755)$/.test(entry.mode)) {
                return (0,read/* readBytes */.io)(workTree, file, what, limit);
            }
            const here = bytesHere(workTree, file, what, limit);
            // One process of git a file is saved where nothing was changed.
            if (here !== null && isBlob(entry.id, here))
                return requireNoPointer(here, file);
            const blob = git.blob(entry.id, limit);
            const digest = (0,policy_blobs/* lfsDigest */.m)(blob);
            if (digest !== null)
                return large(here, digest, { file, what, commit });
            if (here === null || sameText(here, blob))
                return blob;
            if (what === "baseline" && recorded((0,system_digest/* sha256 */.sc)(here)))
                return blob;
            throw changed(file, what, commit);
        },
    };
}
/** Null where the checkout left it out. Throws as readBytes does for what is no file. */
function bytesHere(workTree, file, what, limit) {
    const found = (0,external_node_fs_.lstatSync)(external_node_path_.join(workTree.directory, file), { throwIfNoEntry: false });
    return found === undefined ? null : (0,read/* readBytes */.io)({ directory: workTree.directory }, file, what, limit);
}
function isBlob(id, bytes) {
    return blobId(id, [bytes], bytes.length) === id;
}
/** A pointer that checkout left as it is says nothing that a parser could read. */
function requireNoPointer(bytes, file) {
    if ((0,policy_blobs/* lfsDigest */.m)(bytes) === null)
        return bytes;
    throw new errors.GateError("unsafe_head", `${file} is a Git LFS pointer in the work tree, not the file that it names`, {
        hint: "Set `lfs: true` on actions/checkout.",
    });
}
function large(here, digest, { file, what, commit }) {
    if (here !== null && (0,system_digest/* sha256 */.sc)(here) === digest)
        return here;
    throw changed(file, what, commit);
}
/** Checkout may write LF as CRLF. */
function sameText(a, b) {
    const plain = (bytes) => bytes.toString("latin1").replaceAll("\r\n", "\n");
    return plain(a) === plain(b);
}
function changed(file, what, commit) {
    return new errors.GateError("unsafe_head", `${what} ${file} in the work tree is not the file of the commit ${commit.slice(0, 12)} under test`, {
        hint: "Run the gate before any step that changes it, and remove `working-tree-encoding`, `ident` and `filter` for it from .gitattributes.",
    });
}

;// CONCATENATED MODULE: ./lib/policy/policies.js
/** Accepting a change that the base's rules refuse: by a label, which only people with triage rights can add. */










const ACCEPT_LABEL = "retrieval-gate:accept";
/**
 * The label counts where adding it started this run. A re-run replays the event, so it still counts there; among the
 * labels that the pull request merely has, it may have been given to an earlier commit, so it does not.
 */
function acceptanceOf(event) {
    if (event === null || event.pullRequest === null)
        return "impossible";
    const given = event.name === "pull_request" && event.action === "labeled" && event.label === ACCEPT_LABEL;
    return given ? "given" : "possible";
}
/** Reads every file that judges, before any retriever starts. Throws GateError for the head's files and for git. */
async function readPolicies(request, event, ports) {
    const base = request.command === "record"
        ? { mode: "head_only", reason: "record" }
        : findBase(event, request.baseRef, ports.git);
    const root = request.command === "record" || event === null ? ports.root : rootOf(base, ports);
    const head = await (0,inputs/* loadInputs */.I)(root, request.config, request.overrides, ports.root, request.command === "record" ? "replaced" : "needed");
    const ignored = request.baseRef !== null && (base.mode === "pull_request" || base.mode === "default_branch");
    const notices = ignored ? [{ code: "base_ref_ignored" }] : [];
    if (base.mode !== "head_only" && base.mode !== "default_branch")
        notices.push(...(base.notices ?? []));
    if (base.mode === "head_only")
        notices.push({ code: "head_only", reason: base.reason });
    const policyDigest = { head: digestOf(head.config), base: null };
    const alone = { head, base: null, moved: [], unusable: null, links: [], policy_digest: policyDigest };
    const acceptance = acceptanceOf(event);
    const common = { mode: base.mode, root, acceptance, label: ACCEPT_LABEL, known: null };
    if (base.mode === "head_only" || base.git === null || base.commit === null) {
        const over = request.command === "record" ? await recordedOver(request, head, ports) : null;
        return { ...common, ...alone, over, base_commit: null, bootstrap: false, notices };
    }
    const { config, overrides } = request;
    const places = { headRoot: root, workTree: ports.root };
    const change = await changeSince({
        git: base.git,
        commit: base.commit,
        head,
        config,
        overrides,
        ...places,
    });
    if (change === null) {
        requireDefaultBranch(event, request.baseRef, { git: base.git, commit: base.commit });
        notices.push({ code: "bootstrap" });
        return { ...common, ...alone, over: null, base_commit: base.commit, bootstrap: true, notices };
    }
    const untrusted = event !== null && base.mode !== "default_branch" && acceptance !== "given";
    const known = untrusted ? (change.verdicts?.base ?? null) : null;
    notices.push(...changeNotices(change, known));
    return {
        ...common,
        ...change,
        // What the head renamed is neither gone nor new.
        base: change.base && (0,former_ids/* baseUnderNewIds */.iD)(change.base, head),
        // What is merged already stands in the checkout's own baseline.
        over: base.mode === "default_branch" ? null : change.base && (0,former_ids/* baseUnderNewIds */.iD)(change.base, head),
        known,
        policy_digest: { ...policyDigest, base: change.base && digestOf(change.base.config) },
        base_commit: base.commit,
        bootstrap: false,
        notices,
    };
}
/**
 * On a branch the files of its merge base with the default branch; elsewhere those of HEAD, where the work tree's baseline
 * can't be read. Null where neither is to be had: the work tree's baseline is what is recorded over.
 */
async function recordedOver(request, head, ports) {
    try {
        const base = findBase(null, null, ports.git);
        const git = ports.git();
        const commit = base.mode === "merge_base" ? base.commit : head.baseline === null ? git.commit("HEAD") : null;
        if (commit === null)
            return null;
        const { config, overrides } = request;
        const change = await changeSince({
            git,
            commit,
            head,
            config,
            overrides,
            headRoot: ports.root,
            workTree: ports.root,
        });
        return change?.base ? (0,former_ids/* baseUnderNewIds */.iD)(change.base, head) : null;
    }
    catch (error) {
        // Without git, or with a history that can't be read, there is no other baseline than the work tree's.
        if (error instanceof errors.GateError)
            return null;
        throw error;
    }
}
/** In a workflow what HEAD tracks is read from it; a job without git has the checkout's files alone. */
function rootOf(base, ports) {
    const recorded = ports.recorded ?? (() => false);
    try {
        const git = base.mode === "head_only" ? ports.git() : base.git;
        return git === null ? ports.root : headRoot(ports.root, git, recorded);
    }
    catch (error) {
        const absent = error instanceof errors.GateError && ["git_missing", "no_repository"].includes(error.code);
        if (absent)
            return ports.root;
        throw error;
    }
}
/** Elsewhere a branch that somebody made without a gate would let any change through. */
function requireDefaultBranch(event, baseRef, { git, commit }) {
    if (event === null)
        return;
    const { name, ref, pullRequest, defaultBranch } = event;
    const queue = name === "merge_group" ? /^refs\/heads\/gh-readonly-queue\/(.+)\/[^/]+$/.exec(ref ?? "")?.[1] : null;
    const branch = pullRequest?.baseRef ?? queue ?? null;
    if (branch !== null && branch === defaultBranch)
        return;
    if (branch === null && name === "push" && ref === `refs/heads/${defaultBranch}`)
        return;
    const tip = defaultBranch === null ? null : git.commit(`refs/remotes/origin/${defaultBranch}`);
    if (branch === null && tip !== null && git.isAncestor(commit, tip))
        return;
    const where = branch ?? baseRef ?? commit.slice(0, 12);
    throw new errors.GateError("no_gate_on_base", `the base ${where} has no gate, and is not the default branch`, {
        hint: `A first gate is introduced on ${defaultBranch ?? "the default branch"}: merge it there first, then into ${where}.`,
    });
}
function digestOf(config) {
    return (0,system_digest/* sha256 */.sc)((0,canonical_json/* compactCanonical */.SM)(policyOf(config)));
}

;// CONCATENATED MODULE: ./lib/policy/recorded.js
/** What `record` wrote in this job: the next step's gate then knows why the work tree's baseline is not the commit's. */



/** RUNNER_TEMP is emptied before each job. */
function noteOf(environment) {
    const temp = environment["RUNNER_TEMP"];
    return temp ? external_node_path_.join(temp, "retrieval-gate-recorded.txt") : null;
}
/** `file` is absolute. Outside of a workflow nothing is noted. A note that can't be written costs an error later, no verdict. */
function noteRecorded(environment, file) {
    const note = noteOf(environment);
    if (note === null)
        return;
    try {
        (0,external_node_fs_.appendFileSync)(note, `${(0,system_digest/* sha256 */.sc)((0,external_node_fs_.readFileSync)(file))}\n`);
    }
    catch {
        // The gate then asks for the commit's own baseline.
    }
}
/** A forged note gains nothing: the commit's baseline is read, whatever stands in the work tree. */
function wasRecorded(environment, digest) {
    const note = noteOf(environment);
    if (note === null)
        return false;
    try {
        return (0,external_node_fs_.readFileSync)(note, "utf8").split("\n").filter(Boolean).includes(digest);
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./lib/system/memory.js
var memory = __webpack_require__(98214);
// EXTERNAL MODULE: ./lib/gate/means-checks.js
var means_checks = __webpack_require__(73071);
;// CONCATENATED MODULE: ./lib/policy/weakening-means.js
/**
 * A baseline of another tool that asks less than it did. It has means and no cases, so which cases moved can't be told:
 * its figures are held as they stand, and a baseline of ours in its place to what it recorded for the base's cases.
 */






function loweredMeans(before, after, base, head) {
    const rules = new Set((0,gate_rules/* resolveRules */.SJ)(head.config, base.suite).rules.map(keyOf));
    return (0,gate_rules/* resolveRules */.SJ)(base.config, base.suite).rules.flatMap((rule) => {
        const was = foreignFigure(before, rule, base.config.k);
        if (was === null)
            return [];
        const is = after.foreign === undefined ? ownFigure(after, rule, base) : foreignFigure(after, rule, base.config.k);
        // A figure goes with its rule, whose end is a finding of its own.
        if (is === null && !rules.has(keyOf(rule)))
            return [];
        const cases = (0,model_scope/* casesIn */.XV)(base.suite.cases, rule.scope).length;
        if (is !== null && !isWorse(rule, was, is, cases))
            return [];
        const file = head.config.baseline;
        return [finding("baseline_lowered", loweredField(rule), file, finding_figure(was), finding_figure(is))];
    });
}
/** Quality and rates by any amount; latency, costs, and what a judge thinks of answers by more than the base's tolerance. */
function isWorse({ metric, tolerance }, before, after, cases) {
    const { family } = metric;
    const worse = family.direction === "higher" ? before - after : after - before;
    const exact = family.kind === "quality" || (family.kind === "rate" && family.needs !== "judge");
    const allowed = exact ? 0 : (0,gate_rules/* toleranceValue */.H$)(tolerance, before, cases);
    return !(worse <= allowed + gate_rules/* EPSILON */.p8);
}
function loweredField({ metric, scope }) {
    const group = metric.family.kind === "latency" ? "latency" : "metrics";
    const bucket = scope.kind === "overall" ? "overall" : `by_${scope.kind}.${scope.name}`;
    return `baseline.${group}.${bucket}.${metric.name}`;
}
function foreignFigure({ means, latency }, { metric, scope }, k) {
    const { family } = metric;
    if (family.kind === "latency") {
        return (0,model_scope/* bucketAt */.wW)(latency, scope)?.[`${family.statistic}_ms`] ?? null;
    }
    // The file does not say its cutoff: it is taken to be the config's.
    if (metric.k !== null && Number.isFinite(metric.k) && metric.k !== k)
        return null;
    return (0,model_scope/* bucketAt */.wW)(means, scope)?.get(family.name) ?? null;
}
function ownFigure({ cases }, rule, base) {
    const kept = (0,model_scope/* casesIn */.XV)(base.suite.cases, rule.scope).flatMap(({ id, digests }) => {
        const recorded = cases.get(id);
        return recorded !== undefined && (0,model_digests/* sameQuestion */.RB)(recorded.digests, digests) ? [recorded] : [];
    });
    return (0,means_checks/* figureOfRows */.Be)(kept, rule.metric, base.config.definition.percentile);
}

;// CONCATENATED MODULE: ./lib/policy/weakening-baseline.js
/**
 * A baseline that is gone, or that can say less than the base's did. What its rows and figures hold is held to this run
 * and to the anchor (gate/measured-rows.ts).
 */



const BASELINE = {
    name: "baseline",
    find: ({ base, head }) => lesserBaseline(base, head),
};
function lesserBaseline(base, head) {
    const [before, after] = [base.baseline, head.baseline];
    const file = head.config.baseline;
    if (before === null)
        return [];
    if (after === null)
        return [finding("baseline_removed", "baseline", file, base.config.baseline, "none")];
    if (before.foreign === undefined && after.foreign !== undefined)
        return [finding("baseline_lowered", "baseline.cases", file, "a row for each case", "means only")];
    const same = base.config.k === head.config.k &&
        (0,canonical_json/* compactCanonical */.SM)(base.config.definition) === (0,canonical_json/* compactCanonical */.SM)(head.config.definition);
    // Otherwise the figures don't mean the same, which is a finding already.
    if (!same)
        return [];
    if (before.foreign !== undefined)
        return loweredMeans(before, after, base, head);
    const older = after.version < before.version
        ? [finding("baseline_lowered", "baseline.version", file, String(before.version), String(after.version))]
        : [];
    const kept = new Set(head.suite.cases.map(({ id }) => id));
    const gone = [...before.cases.keys()].filter((id) => kept.has(id) && !after.cases.has(id));
    return [
        ...older,
        ...gone.map((id) => finding("baseline_lowered", `baseline.cases.${id}`, file, "recorded", "none", [weakening_baseline_bare(id)])),
    ];
}
function weakening_baseline_bare(id) {
    return { id, before: null, after: null, ranks_before: null, ranks_after: null };
}

;// CONCATENATED MODULE: ./lib/policy/weakening-cases.js
/** Cases that are gone, or that became easier to satisfy. */




const CASES = { name: "cases", find: ({ base, head }) => weakerCases(base, head) };
function weakerCases(base, head) {
    const found = [];
    const now = new Map(head.suite.cases.map((each) => [each.id, each]));
    const known = new Set(base.suite.cases.map((each) => each.id));
    const sizes = new Map();
    for (const { group } of head.suite.cases) {
        if (group !== undefined)
            sizes.set(group, (sizes.get(group) ?? 0) + 1);
    }
    const gated = new Set((0,gate_rules/* resolveRules */.SJ)(base.config, base.suite).rules.flatMap(({ scope }) => scope.kind === "tag" ? scope.name : []));
    // The digest leaves the id out: a new case with an old one's digest is that case renamed.
    const renamed = new Map(head.suite.cases.filter((each) => !known.has(each.id)).map((each) => [each.digest, each.id]));
    for (const before of base.suite.cases) {
        const after = now.get(before.id);
        if (after === undefined)
            found.push(weakening_cases_removed(before, renamed.get(before.digest)));
        else {
            if (after.digest !== before.digest)
                found.push(...easier(before, after, sizes));
            found.push(...untagged(before, after, gated));
        }
    }
    return found;
}
function weakening_cases_removed(before, renamed) {
    const after = renamed === undefined ? "removed" : `renamed to ${renamed}`;
    return finding("case_removed", `cases.${before.id}`, before.place.file, before.query, after, culprits(before));
}
/** A case that leaves a gated tag takes its losses along. Other tags are the author's own. */
function untagged(before, after, gated) {
    const field = `cases.${before.id}.tags`;
    return (before.tags ?? [])
        .filter((tag) => gated.has(tag) && after.tags?.includes(tag) !== true)
        .map((tag) => finding("case_edited", field, after.place.file, tag, "removed", culprits(after)));
}
function easier(before, after, sizes) {
    const found = [];
    const report = (part, was, is) => {
        const field = `cases.${before.id}.${part}`;
        found.push(finding("case_edited", field, after.place.file, was, is, culprits(after)));
    };
    if (after.query !== before.query)
        report("query", before.query, after.query);
    if (after.intent !== before.intent)
        report("intent", before.intent, after.intent);
    const [was, is] = [paramsOf(before), paramsOf(after)];
    if (was !== is)
        report("params", was, is);
    if (before.critical && !after.critical)
        report("critical", "true", "false");
    if (after.expect_empty !== before.expect_empty) {
        report("expect_empty", String(before.expect_empty), String(after.expect_empty));
    }
    if (before.reference_answer !== undefined && after.reference_answer !== before.reference_answer) {
        report("reference_answer", before.reference_answer, after.reference_answer ?? "removed");
    }
    // Cases of one group count as one block, so that a loss among them is more easily chance.
    if (after.group !== undefined && after.group !== before.group && sizes.get(after.group) > 1) {
        report("group", before.group ?? "none", after.group);
    }
    for (const target of before.expected) {
        const label = (0,suite/* targetLabel */.Op)(target);
        const now = counterpart(target, after.expected);
        if (now === undefined) {
            report(`expected.${label}`, `grade ${target.grade}`, "removed");
            continue;
        }
        if (now.grade < target.grade)
            report(`expected.${label}.grade`, String(target.grade), String(now.grade));
        const [was, is] = [quoteOf(target), quoteOf(now)];
        if (was !== null && was !== is)
            report(`expected.${label}.text`, was, is ?? "not read");
    }
    const forbidden = byLabel(after.forbidden);
    for (const target of before.forbidden) {
        const label = (0,suite/* targetLabel */.Op)(target);
        if (!forbidden.has(label))
            report(`forbidden.${label}`, "forbidden", "removed");
    }
    return found;
}
function paramsOf({ params }) {
    return params === undefined ? "none" : (0,canonical_json/* compactCanonical */.SM)(params);
}
/** The same target; of a document that was edited above it, the same words at other characters. */
function counterpart(target, targets) {
    const same = byLabel(targets).get((0,suite/* targetLabel */.Op)(target));
    if (same !== undefined || target.kind !== "span" || target.text === undefined)
        return same;
    return targets.find((other) => other.kind === "span" && other.value === target.value && other.text === target.text);
}
/** What a file or a document says there. */
function quoteOf(target) {
    return target.kind === "file" || target.kind === "span" ? (target.text ?? null) : null;
}
function byLabel(targets) {
    return new Map(targets.map((target) => [(0,suite/* targetLabel */.Op)(target), target]));
}
function culprits(subject) {
    return [{ id: subject.id, before: null, after: null, ranks_before: null, ranks_after: null }];
}

;// CONCATENATED MODULE: ./lib/policy/weakening-definition.js
/** What the numbers mean: another k or definition makes them easier or harder, and comparable with nothing. */


const DEFINITION = {
    name: "definition",
    find: ({ base: { config: base }, head: { config: head } }) => findingsIn(head.file, (report) => {
        if (base.k !== head.k)
            report("definition", "k", String(base.k), String(head.k));
        const definition = new Map(Object.entries(head.definition));
        for (const [field, value] of Object.entries(base.definition)) {
            const [before, after] = [(0,canonical_json/* compactCanonical */.SM)(value), (0,canonical_json/* compactCanonical */.SM)(definition.get(field) ?? null)];
            if (before !== after)
                report("definition", `definition.${field}`, before, after);
        }
    }),
};

;// CONCATENATED MODULE: ./lib/policy/weakening-incomparable.js
/** A base whose own files don't fit together judges nothing. */


const INCOMPARABLE = {
    name: "incomparable",
    find: ({ base }) => {
        if (base.baseline === null)
            return [];
        const fields = (0,sound/* differences */.tX)(base.config, base.suite, base.baseline).map((each) => each.field);
        if (fields.length === 0)
            return [];
        const reason = `its baseline differs from its config in ${fields.join(", ")}`;
        return [finding("base_unusable", "base", base.config.baseline, reason, "not judged by the base's files")];
    },
};

;// CONCATENATED MODULE: ./lib/policy/weakening-judge.js
/** Another judge, another endpoint, or verdicts from another file: what comes of it can't be held against the base's. */




const JUDGE = {
    name: "judge",
    find: ({ base: { config: before }, head: { config: after } }) => findingsIn(after.file, (report) => {
        const [base, head] = [before.judge, after.judge];
        if (base === undefined)
            return;
        if (head === undefined)
            return report("definition", "judge", base.model, "none");
        for (const [field, was, is] of (0,sound/* judgeDifferences */.S4)((0,answers/* judgeFingerprint */.cT)(base), (0,answers/* judgeFingerprint */.cT)(head))) {
            report("definition", field, String(was), String(is));
        }
        const [[, was] = [], [, is] = []] = [hostsOf(base, "judge")[0], hostsOf(head, "judge")[0]];
        if (was !== is)
            report("definition", "judge.base_url", String(was), String(is));
        if (base.cache !== head.cache)
            report("definition", "judge.cache", base.cache, head.cache);
    }),
};

;// CONCATENATED MODULE: ./lib/policy/weakening-latency.js
/**
 * A baseline that lets answers take longer: latency is held to the figures at the last acceptance, and what was once
 * timed often enough to be gated stays so. A rise within tolerance that is recorded could otherwise be repeated.
 */







const LATENCY = { name: "latency", find: ({ base, head }) => weakerLatency(base, head) };
function weakerLatency(base, head) {
    const [before, after] = [base.baseline, head.baseline];
    const [settings, now] = [base.config.latency, head.config.latency];
    // Each of the others is a finding of its own.
    if (settings === "off" || now === "off" || before === null || after === null)
        return [];
    const [clock, other] = [before.timing.source, after.timing.source];
    if (clock !== other) {
        // What is timed by another clock is not held to the base's times any more.
        const told = clock === "off" || settings.source !== now.source;
        return told ? [] : [finding("sampling", "baseline.timing.source", head.config.baseline, clock, other)];
    }
    const plan = (0,latency_plans/* storedPlan */.Rg)(base, before, settings);
    if (plan === null || after.foreign !== undefined || before.foreign !== undefined)
        return [];
    const planned = (0,latency_plans/* storedPlan */.Rg)(head, after, now);
    const dropped = [...droppedChecks(plan, planned, head), ...thinnedChecks(plan, planned, head)];
    return [
        ...beyondAnchor(base, head, before, after),
        ...dropped.map(({ scope, statistic }) => finding("sampling", `baseline.plan.${scope}.latency_${statistic}_ms`, head.config.baseline, "timed", "left out")),
    ];
}
/** Recorded times that lie beyond their tolerance from the anchor, over the cases that both baselines asked. */
function beyondAnchor(base, head, before, after) {
    const cases = head.suite.cases.flatMap((each) => {
        const row = after.cases.get(each.id);
        return row === undefined ? [] : [(0,gate_anchor/* asScore */.pS)(each, row)];
    });
    const pairing = (0,pairs/* pairCases */.Q6)({ cases }, before);
    return (0,gate_rules/* resolveRules */.SJ)(base.config, base.suite).rules.flatMap((rule) => {
        if (rule.metric.family.kind !== "latency")
            return [];
        const found = (0,gate_anchor/* distanceOf */.hJ)(rule, pairing, after, before);
        if (found === null ||
            found.worse <= found.tolerance + gate_rules/* EPSILON */.p8 ||
            found.distance <= (0,gate_anchor/* keptOf */.uq)(before, rule.scope, rule.metric.name))
            return [];
        const field = `baseline.latency.${(0,model_scope/* scopeText */.Cm)(rule.scope)}.${rule.metric.name}`;
        const { anchor, distance } = found;
        return [
            finding("baseline_lowered", field, head.config.baseline, finding_figure(anchor), finding_figure(anchor + distance)),
        ];
    });
}
/** Checks that the base's plan fills and the head's does not, where the head's rules still want them. */
function droppedChecks(before, after, head) {
    const wanted = new Set((0,latency_plans/* unplannedIn */.$6)(head, after).map(latency_plans/* keyOf */.TN));
    return before.filled.filter((each) => wanted.has((0,latency_plans/* keyOf */.TN)(each)));
}
/** Checks that the head's plan calls filled and asks less for than they take: nobody measured such a plan. */
function thinnedChecks(before, after, { suite }) {
    const kept = new Set(after?.filled.map(latency_plans/* keyOf */.TN));
    return before.filled.filter((check) => {
        const own = (0,latency_plans/* casesAt */.Bv)(suite, check.scope);
        const least = (plan) => Math.min(...own.map((each) => (0,latency_plans/* timesOf */.Qv)(plan.repeats, each)));
        if (after === null || !kept.has((0,latency_plans/* keyOf */.TN)(check)))
            return false;
        return least(after) < least(before) && least(after) < (0,plan/* repeatsFor */.eP)(check.statistic, own.length);
    });
}

;// CONCATENATED MODULE: ./lib/policy/weakening-metrics.js
/** Metrics that are no longer reported. */


const METRICS_REMOVED = {
    name: "metrics",
    find: ({ base: { config: base }, head: { config: head } }) => findingsIn(head.file, (report) => {
        // Another k names them all again, which is a finding already.
        if (base.k !== head.k)
            return;
        const kept = new Set([...(0,gate_rules/* metricsOf */.Ps)(head).map((metric) => metric.name), ...head.metrics]);
        for (const name of base.metrics)
            if (!kept.has(name))
                report("metric_removed", "metrics", name, "none");
    }),
};

;// CONCATENATED MODULE: ./lib/policy/weakening-prices.js
/** A cost looks smaller where the same tokens are worth less. */



const PRICES = ["prompt", "completion", "per_call"];
const PRICES_LOWERED = {
    name: "prices",
    find: ({ base: { config: before }, head: { config: after } }) => findingsIn(after.file, (report) => {
        const [base, head] = [before.prices, after.prices];
        if (!(0,sound/* gatesCost */.uN)(before) || base === undefined)
            return;
        if (head === undefined)
            return report("prices", "prices", base.currency, "none");
        if (base.currency !== head.currency)
            report("prices", "prices.currency", base.currency, head.currency);
        for (const [model, price] of base.models) {
            const now = head.models.get(model);
            if (now === undefined) {
                report("prices", `prices.models.${model}`, (0,canonical_json/* compactCanonical */.SM)(price), "none");
                continue;
            }
            for (const part of PRICES) {
                const [was, is] = [price[part], now[part]];
                if (was !== null && !(is !== null && is >= was))
                    report("prices", `prices.models.${model}.${part}`, finding_figure(was), finding_figure(is));
            }
        }
    }),
};

;// CONCATENATED MODULE: ./lib/policy/weakening-retriever.js



/** Kinds that answer without the system under test. */
const STAND_INS = ["run", "bm25"];
/** How an answer is read: without it a degraded answer looks whole, and the retriever's own clock is another. */
const READINGS = ["degraded", "latency_ms"];
const RETRIEVER = {
    name: "retriever",
    find: ({ base, head }) => findingsIn(head.config.file, (report) => {
        const [before, after] = [base.config.retriever, head.config.retriever];
        if (before.kind !== after.kind && STAND_INS.includes(after.kind)) {
            report("retriever", "retriever.kind", before.kind, after.kind);
            return;
        }
        otherHosts(before, after, report);
        otherReadings(before, after, report);
        if (before.kind !== after.kind)
            return;
        if (after.timeout_ms > before.timeout_ms) {
            report("retriever", "retriever.timeout_ms", String(before.timeout_ms), String(after.timeout_ms));
        }
        const [many, fewer] = [before, after].map((each) => weakening_retriever_valueOf(each, "max_docs"));
        if (typeof fewer === "number" && (typeof many !== "number" || fewer < many)) {
            report("retriever", "retriever.max_docs", typeof many === "number" ? String(many) : "all", String(fewer));
        }
        const [was, is] = [(0,registry/* dataOf */.qu)(before), (0,registry/* dataOf */.qu)(after)];
        if (was?.holds !== "answers" || is?.holds !== "answers")
            return;
        const [digest, now] = [base.retriever.corpus_digest, head.retriever.corpus_digest];
        if (was.file !== is.file)
            report("retriever", "retriever.path", was.file, is.file);
        else if (digest !== null && digest !== now) {
            report("retriever", `retriever.path ${is.file}`, weakening_retriever_short(digest), weakening_retriever_short(now));
        }
    }),
};
/** Field by field; an address where there was none, or under another kind, is another system, too. */
function otherHosts(base, head, report) {
    const before = new Map(hostsOf(base, "retriever"));
    const after = new Map(hostsOf(head, "retriever"));
    const known = new Set(before.values());
    if (base.kind === head.kind) {
        for (const [field, host] of before) {
            const now = after.get(field);
            if (now !== host)
                report("retriever", field, host, now ?? "none");
        }
    }
    for (const [field, host] of after) {
        const compared = base.kind === head.kind && before.has(field);
        if (compared || known.has(host))
            continue;
        report("retriever", field, `none (kind ${base.kind})`, host);
        known.add(host);
    }
}
function otherReadings(base, head, report) {
    for (const field of READINGS) {
        const [before, after] = [weakening_retriever_textOf(base, field), weakening_retriever_textOf(head, field)];
        if (before !== null && before !== after)
            report("retriever", `retriever.${field}`, before, after ?? "none");
    }
}
function weakening_retriever_valueOf(retriever, field) {
    return new Map(Object.entries(retriever)).get(field) ?? null;
}
function weakening_retriever_textOf(retriever, field) {
    const value = weakening_retriever_valueOf(retriever, field);
    return typeof value === "string" ? value : null;
}
function weakening_retriever_short(digest) {
    return digest === null ? "none" : `SHA-256 ${digest.slice(0, 12)}`;
}

;// CONCATENATED MODULE: ./lib/policy/weakening-runs.js
/**
 * What a baseline of several runs says of how answers vary: it decides how far the next recording may fall, and which
 * lost case counts. One run can't measure it, so that more of it than before is never taken on trust.
 */





/** Of ten runs the spread itself is uncertain by a quarter. */
const MOST_GROWTH = 1.25;
const RUNS = {
    name: "runs",
    find: ({ base, head }) => findingsIn(head.config.baseline, (report) => {
        const [before, after] = [base.baseline, head.baseline];
        if (before === null || after === null || before.foreign !== undefined)
            return;
        const [was, is] = [before.runs?.length ?? 1, after.runs?.length ?? 1];
        if (is > 1 && was === 1)
            report("baseline_lowered", "baseline.runs", "one run", `${is} runs`);
        for (const { scope, metric } of (0,gate_rules/* resolveRules */.SJ)(base.config, base.suite).rules) {
            const [old, now] = [(0,gate_runs/* spreadOf */.jg)(before, scope, metric.name), (0,gate_runs/* spreadOf */.jg)(after, scope, metric.name)];
            if (old === null || now === null)
                continue;
            const anchor = old - (0,gate_anchor/* keptOf */.uq)(before, scope, (0,gate_anchor/* spreadName */.nN)(metric.name));
            if (now <= MOST_GROWTH * anchor)
                continue;
            const field = `baseline.runs.${(0,model_scope/* scopeText */.Cm)(scope)}.${metric.name}`;
            report("baseline_lowered", field, `spread ${finding_figure(anchor)}`, `spread ${finding_figure(now)}`);
        }
        for (const { id, metric, variance, most } of (0,gate_runs/* impossible */.yW)(after))
            report("baseline_lowered", `baseline.cases.${id}.variances.${metric}`, `at most ${finding_figure(most)}`, finding_figure(variance));
        for (const [id, { digests, found }] of before.cases) {
            const now = after.cases.get(id);
            // Found in every run, its loss counts; found in some, it does not.
            const always = found === undefined || found.in === found.of;
            if (!always || now?.digests.targets !== digests.targets || now.found === undefined)
                continue;
            const missed = now.found.of - now.found.in;
            const had = found !== undefined || before.cases.get(id).ranks.some((rank) => rank !== null);
            if (had && missed > 0)
                report("baseline_lowered", `baseline.cases.${id}.found_in`, "every run", `${now.found.in} of ${now.found.of}`);
        }
    }),
};

;// CONCATENATED MODULE: ./lib/policy/weakening-sampling.js
/** Latency that is measured less often, in another way, or not at all; and the ratios that head and base may differ by. */


/** `repeats: auto` takes at least these. */
const AUTO_REPEATS = 3;
const SAMPLING = {
    name: "sampling",
    find: ({ base: { config: before }, head: { config: after } }) => findingsIn(after.file, (report) => {
        const [base, head] = [before.latency, after.latency];
        const drift = (latency) => (latency === "off" ? undefined : latency.side_by_side.drift) ?? "refuse";
        // The stored baseline holds side by side, whether latency is measured or not.
        if (drift(base) === "refuse" && drift(head) === "allow")
            report("rule_loosened", "latency.side_by_side.drift", "refuse", "allow");
        if (base === "off")
            return;
        if (head === "off")
            return report("sampling", "latency", "on", "off");
        const sampling = (field) => {
            report("sampling", `latency.${field}`, String(base[field]), String(head[field]));
        };
        if (fewerRepeats(base.repeats, head.repeats))
            sampling("repeats");
        if (head.warmup < base.warmup)
            sampling("warmup");
        if (head.budget_s < base.budget_s)
            sampling("budget_s");
        if ((head.max_queries ?? Infinity) < (base.max_queries ?? Infinity))
            sampling("max_queries");
        // The base's times say nothing of another clock's; and of many seeds one draws a lucky interval.
        if (head.source !== base.source)
            sampling("source");
        if (head.seed !== base.seed)
            sampling("seed");
        if (base.load !== undefined && head.load === undefined)
            report("sampling", "latency.load", "on", "off");
        for (const at of ["rate", "duration_s"]) {
            const [was, is] = [base.load?.[at], head.load?.[at]];
            if (was !== undefined && is !== undefined && is < was)
                report("sampling", `latency.load.${at}`, String(was), String(is));
        }
        for (const at of ["p50", "p95"]) {
            const [was, is] = [base.side_by_side[at], head.side_by_side[at]];
            if (!(is <= was + gate_rules/* EPSILON */.p8)) {
                report("rule_loosened", `latency.side_by_side.${at}`, percent(was), percent(is));
            }
        }
    }),
};
/** `auto` fills what is gated, so it is never fewer; what drops out of the plan is found in the baseline. */
function fewerRepeats(base, head) {
    if (head === "auto")
        return false;
    return head < (base === "auto" ? AUTO_REPEATS : base);
}
function percent(share) {
    return `${finding_figure(share * 100)}%`;
}

;// CONCATENATED MODULE: ./lib/policy/weakening-suite-name.js
/** Another suite in the place of the base's. */

const SUITE_NAME = {
    name: "suite name",
    find: ({ base, head }) => {
        if (base.suite.name === head.suite.name)
            return [];
        const file = head.suite.files[0] ?? head.config.file;
        return [finding("suite_renamed", "suite.name", file, base.suite.name, head.suite.name)];
    },
};

;// CONCATENATED MODULE: ./lib/policy/directions.js
/**
 * Every field of config, case and baseline, with what a change of it may do: the one list, and it is closed. A field
 * that stands here nowhere and changes is a finding, so that a new one can't be forgotten.
 */
const RULE = "tolerance floor ceiling significance";
function below(path, names) {
    return names.split(" ").map((name) => `${path}.${name}`);
}
function same(direction, paths) {
    return Object.fromEntries(paths.map((path) => [path, direction]));
}
const CONFIG = {
    // What it brings is compared, wherever it lies.
    suite: "free",
    baseline: "free",
    k: "definition",
    ...same("definition", [
        "definition",
        ...below("definition", "case_sensitive collapse duplicates gain ignore_identical_ids min_score order"),
        ...below("definition", "percentile relevance scores text"),
        ...below("definition.text", "autojunk min_contained threshold"),
    ]),
    metrics: "metrics",
    ...same("rules", [
        "gate",
        ...below("gate", "significance policy per_intent newly_lost * intents intents.* intents.*.*"),
        ...below("gate", "tags tags.* tags.*.*"),
        ...below("gate.per_intent", "tolerance significance"),
        ...below("gate.newly_lost", "max critical significance"),
        ...below("gate.*", RULE),
        ...below("gate.intents.*.*", RULE),
        ...below("gate.tags.*.*", RULE),
    ]),
    ...same("sampling", [
        "latency",
        ...below("latency", "warmup repeats budget_s max_queries seed source side_by_side load"),
        ...below("latency.load", "rate duration_s"),
        ...below("latency.side_by_side", "p50 p95 drift"),
    ]),
    ...same("prices", [
        "prices",
        ...below("prices", "currency models models.*"),
        ...below("prices.models.*", "prompt completion per_call"),
    ]),
    judge: "judge",
    "judge.model": "judge",
    "judge.embedding_model": "judge",
    "judge.temperature": "judge",
    "judge.seed": "judge",
    "judge.base_url": "judge",
    "judge.cache": "judge",
    "judge.api_key.**": "free",
    // A judge that is asked less ends the run; it passes nothing.
    "judge.max_requests": "free",
    "judge.max_cost": "free",
    "judge.prices.**": "free",
    "judge.timeout_ms": "free",
    "judge.retries": "free",
    "judge.concurrency": "free",
    retriever: "retriever",
    "retriever.kind": "retriever",
    "retriever.url": "retriever",
    "retriever.ready_url": "retriever",
    "retriever.embed": "retriever",
    "retriever.embed.url": "retriever",
    "retriever.path": "retriever",
    // Fewer documents are an easier search under the corpus's old digest.
    "retriever.max_docs": "retriever",
    "retriever.timeout_ms": "retriever",
    "retriever.degraded": "retriever",
    "retriever.latency_ms": "retriever",
    "retriever.embed.headers.**": "free",
    "retriever.embed.body.**": "free",
    "retriever.embed.vector": "free",
    "retriever.arguments.**": "free",
    "retriever.body.**": "free",
    "retriever.command": "free",
    "retriever.ca": "free",
    "retriever.concurrency": "free",
    "retriever.corpus": "free",
    "retriever.cwd": "free",
    "retriever.env.**": "free",
    "retriever.env_only": "free",
    "retriever.files": "free",
    "retriever.headers.**": "free",
    "retriever.method": "free",
    "retriever.params.**": "free",
    "retriever.per_query": "free",
    "retriever.preset": "free",
    "retriever.ready": "free",
    "retriever.results": "free",
    "retriever.retries": "free",
    "retriever.start.**": "free",
    "retriever.startup_timeout_ms": "free",
    "retriever.tool": "free",
    "retriever.total_timeout_ms": "free",
};
const CASE = {
    id: "cases",
    query: "cases",
    intent: "cases",
    "expected.**": "cases",
    expect_empty: "cases",
    "forbidden.**": "cases",
    critical: "cases",
    group: "cases",
    reference_answer: "cases",
    "params.**": "cases",
    // Only a case of the same digest takes over the old one's row; any other is `case_removed`.
    was: "cases",
    // Taking a case out of a tag that rules gate weakens; all others are the author's own.
    tags: "cases",
};
const directions_BASELINE = {
    version: "baseline",
    "cases.*.digest": "baseline",
    // Held to this run, and to what the base's baseline keeps (gate/measured-rows.ts).
    ...same("measured", ["cases.*.drift", ...below("cases.*.drift", "recall mrr ndcg")]),
    recordings: "free",
    // The bucket is the suite's; this is for readers.
    "cases.*.intent": "free",
    "cases.*.metrics.**": "baseline",
    "cases.*.ranks": "baseline",
    "cases.*.values": "baseline",
    "cases.*.results": "measured",
    "cases.*.latency_ms": "baseline",
    "cases.*.spans_ms.**": "baseline",
    // Read as the cases' own.
    ...same("baseline", ["samples", "samples.*", "samples.*.latency_ms"]),
    ...same("baseline", ["samples.*.spans_ms", "samples.*.spans_ms.*"]),
    "cases.*.found_in": "runs",
    ...same("runs", ["cases.*.variances", "cases.*.variances.*"]),
    ...same("runs", ["runs", "runs.overall", "runs.overall.*"]),
    ...same("runs", ["runs.by_intent", "runs.by_intent.*", "runs.by_intent.*.*"]),
    // A row that is new is held to what was measured, one that is gone is lowered.
    "cases.*": "baseline",
    // They follow from the cases.
    "metrics.**": "baseline",
    "latency.**": "baseline",
    ...same("measured", ["anchor", "anchor.*", "anchor.*.*"]),
    // What it leaves out is what counts.
    ...same("latency", ["plan", "plan.filled", ...below("plan.filled", "named repeats scope statistic")]),
    ...same("latency", ["plan.repeats", "plan.repeats.*"]),
    // What the plan takes, and would take.
    ...same("free", ["plan.ms", "plan.queries", "plan.unfilled"]),
    ...same("free", below("plan.unfilled", "budget_s by named queries repeats scope statistic")),
    // These have to fit the config, or nothing is compared.
    "definition.**": "incomparable",
    k: "incomparable",
    "judge.**": "incomparable",
    "prices.**": "incomparable",
    "suite.name": "incomparable",
    "suite.digest": "free",
    "suite.revision": "free",
    // Of how it was recorded, for readers.
    "environment.**": "free",
    "retriever.**": "free",
    "timing.source": "latency",
    "timing.**": "free",
    tool: "free",
    "files.**": "vouched files",
};
const DIRECTIONS = { config: CONFIG, case: CASE, baseline: directions_BASELINE };
/** What the loaded files say beside what was written, or in other places: names of files, and what follows from fields. */
const DERIVED = {
    ...same("rules", ["gate.metrics", "gate.metrics.*", ...below("gate.metrics.*", RULE)]),
    ...same("runs", ["cases.*.found", ...below("cases.*.found", "in of")]),
    // The suite's, where a change of them is judged.
    "cases.*.tags": "free",
    ...same("definition", ["written_definition.**"]),
    "cases.*.digests.**": "baseline",
    "digests.**": "cases",
    "file.**": "free",
    "suites.**": "free",
    "policy_file.**": "free",
    "means.**": "baseline",
    "foreign.**": "baseline",
    "beside.**": "free",
    "digest.**": "cases",
    "place.**": "free",
    "answers_only.**": "cases",
    "judged_irrelevant.**": "cases",
};
/** The row of a path, given by its names; undefined where none lists it. */
function directionOf(rows, path) {
    return rowOf(rows, path) ?? rowOf(DERIVED, path);
}
function rowOf(rows, path) {
    return (rows[path.join(".")] ?? Object.entries(rows).find(([pattern]) => matches(pattern.split("."), path))?.[1]);
}
function matches(pattern, parts) {
    for (const [index, name] of pattern.entries()) {
        if (name === "**")
            return true;
        if (index >= parts.length || (name !== "*" && name !== parts[index]))
            return false;
    }
    return pattern.length === parts.length;
}

;// CONCATENATED MODULE: ./lib/policy/weakening-unlisted.js
/** A field that changed and that no one has said of which way weakens: the list of directions is closed. */



const UNLISTED = { name: "unlisted", find: (change) => unlisted(change, DIRECTIONS) };
function unlisted({ base, head }, directions) {
    const now = new Map(head.suite.cases.map((each) => [each.id, each]));
    const pairs = [
        { of: "config", file: head.config.file, before: base.config, after: head.config },
        { of: "baseline", file: head.config.baseline, before: base.baseline, after: head.baseline },
        ...base.suite.cases.flatMap((before) => {
            const after = now.get(before.id);
            return after === undefined ? [] : [{ of: "case", file: after.place.file, before, after }];
        }),
    ];
    return pairs.flatMap(({ of, file, before, after }) => findingsIn(file, (report) => {
        if (before === null || after === null)
            return;
        for (const path of changedPaths(before, after, [])) {
            if (directionOf(directions[of], path) !== undefined)
                continue;
            report("unlisted", [of, ...path].join("."), "as the base has it", "changed");
        }
    }));
}
/** Paths of the leaves that differ, name by name; list items share their list's path. */
function changedPaths(before, after, at) {
    const [a, b] = [membersOf(before), membersOf(after)];
    if (a === null || b === null) {
        return (0,canonical_json/* compactCanonical */.SM)(before ?? null) === (0,canonical_json/* compactCanonical */.SM)(after ?? null) ? [] : [at];
    }
    const keys = new Set([...a.keys(), ...b.keys()]);
    return [...keys].flatMap((key) => changedPaths(a.get(key), b.get(key), [...at, key]));
}
function membersOf(value) {
    if (value instanceof Map)
        return value;
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return null;
    return new Map(Object.entries(value));
}

;// CONCATENATED MODULE: ./lib/policy/weakening-verdicts.js
/** Verdicts of the judge that are others than the base's for the very same texts: nobody asked the judge again. */


const VERDICTS = {
    name: "verdicts",
    find: ({ head, verdicts }) => {
        if (verdicts === undefined)
            return [];
        const file = head.config.judge?.cache ?? head.config.file;
        return [...verdicts.base].flatMap(([key, before]) => {
            const after = verdicts.head.get(key);
            if (after === undefined || (0,canonical_json/* compactCanonical */.SM)(before) === (0,canonical_json/* compactCanonical */.SM)(after))
                return [];
            const [was, is] = [(0,canonical_json/* compactCanonical */.SM)(before.verdict), (0,canonical_json/* compactCanonical */.SM)(after.verdict)];
            return [finding("verdict_changed", `judge.cache.${key.slice(0, 12)}`, file, was, is)];
        });
    },
};

;// CONCATENATED MODULE: ./lib/policy/weakening-vouched.js
/** A digest in the baseline that vouches for a file outside of git: the next change would be held to that file. */

const VOUCHED = {
    name: "vouched files",
    find: ({ head, vouched = [] }) => vouched.map(({ file, before, after }) => finding("baseline_vouches", `baseline.files.${file}`, head.config.baseline, before ?? "none", after)),
};

;// CONCATENATED MODULE: ./lib/policy/weakening.js

















/** In the order in which reports list their findings. */
const WAYS = [
    INCOMPARABLE,
    DEFINITION,
    RETRIEVER,
    SAMPLING,
    JUDGE,
    VERDICTS,
    PRICES_LOWERED,
    METRICS_REMOVED,
    RULES,
    SUITE_NAME,
    CASES,
    BASELINE,
    RUNS,
    LATENCY,
    VOUCHED,
    UNLISTED,
];
/** Empty where nothing got easier. */
function weakening(change, ways = WAYS) {
    const { head, base, moved, unusable, links } = change;
    const found = links.map((file) => finding("link", "file", file, "a plain file", "a symbolic link"));
    if (moved.length > 0) {
        found.push(finding("config_moved", "config", head.config.file, moved.join(", "), head.config.file));
    }
    if (unusable !== null) {
        found.push(finding("base_unusable", "base", unusable.file, unusable.reason, "not judged by the base's files"));
    }
    if (base === null)
        return found;
    return [...found, ...ways.flatMap((way) => way.find({ ...change, base }))];
}

// EXTERNAL MODULE: ./lib/reporters/report-json.js + 2 modules
var report_json = __webpack_require__(6717);
// EXTERNAL MODULE: ./lib/words/advice.js
var advice = __webpack_require__(3073);
// EXTERNAL MODULE: ./lib/words/draft.js
var words_draft = __webpack_require__(50242);
// EXTERNAL MODULE: ./lib/app/answers.js
var app_answers = __webpack_require__(1812);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/run/load.js
/**
 * Asks as many users do: each query starts at its own time, whether those before it are answered or not (an open loop),
 * and its latency counts from then. A retriever that stalls is seen by all who came meanwhile.
 */

/** A generator that starts its queries later than this measures itself. */
const LATE_MS = 10;
const LATE_SHARE = 0.05;
/** When queries start, in milliseconds from the beginning: a Poisson process of this rate. At least one. */
function arrivals({ rate, duration_s }, random) {
    const starts = [];
    for (let at = 0;;) {
        at += (-Math.log(1 - random()) / rate) * 1000;
        if (at >= duration_s * 1000 && starts.length > 0)
            return starts;
        starts.push(at);
    }
}
/** Throws `load_generator` where the queries could not be started in time, and what `ask` rejects with. */
async function runLoad(cases, settings, ports) {
    const starts = arrivals(settings, ports.random);
    const begun = ports.now();
    const late = [];
    const running = [];
    let failure = null;
    for (const [at, start] of starts.entries()) {
        const wait = start - (ports.now() - begun);
        if (wait > 0)
            await ports.sleep(wait);
        if (failure !== null || ports.cancelled())
            break;
        late.push(Math.max(0, ports.now() - begun - start));
        const one = async () => {
            const answered = await ports.ask(cases[at % cases.length]).catch((error) => {
                failure ??= error;
                return false;
            });
            return { start_ms: start, ms: answered ? ports.now() - begun - start : null };
        };
        running.push(one());
    }
    const queries = await Promise.all(running);
    if (failure !== null)
        throw failure;
    if (ports.cancelled())
        throw new errors.GateError("cancelled", "the run was cancelled under load");
    requireInTime(late, queries);
    return { ...settings, queries };
}
function requireInTime(late, queries) {
    const took = queries.flatMap(({ ms }) => ms ?? []).toSorted((a, b) => a - b);
    const p95 = took[Math.ceil(took.length * 0.95) - 1] ?? 0;
    const most = Math.max(LATE_MS, LATE_SHARE * p95);
    const count = late.filter((ms) => ms > most).length;
    // One of a few may be anybody's.
    if (count <= Math.max(1, LATE_SHARE * late.length))
        return;
    throw new errors.GateError("load_generator", `latency.load: this machine started ${count} of ${late.length} queries more than ${most.toFixed(0)} ms late`, { hint: "The figures would be those of this machine. Lower `rate`, or use a runner with more cores." });
}

// EXTERNAL MODULE: ./lib/app/request.js
var app_request = __webpack_require__(14830);
;// CONCATENATED MODULE: ./lib/app/load.js
/** Asks the head's retriever once more for `latency.load`, in a session of its own. */





/** Connections to a server. An open loop knows no limit; a machine has one. */
const MOST_IN_FLIGHT = 512;
/** Asked before, one after the other: the first answers of a session wait for its start. */
const WARM_UP = 5;
/** Null where the config asks for none. Throws GateError. */
async function loadOf({ head, base, cases }, ports, open) {
    const { retriever: config, k } = head.config;
    const asked = [head, base].flatMap((each) => settingsOf(each?.config.latency));
    const seed = asked[0]?.seed;
    if (seed === undefined)
        return null;
    // What the change asks less of, the base's rules are judged by all the same.
    const rate = Math.max(...asked.map(({ load }) => load.rate));
    const duration_s = Math.max(...asked.map(({ load }) => load.duration_s));
    ports.progress(`asking ${rate} queries a second for ${duration_s} s`);
    const retriever = open({ ...config, concurrency: MOST_IN_FLIGHT });
    const random = (0,statistics_random/* splitMix64 */.f)(seed);
    const order = (0,statistics_random/* shuffled */.A)(cases, random);
    const ask = async ({ id, asked_as, query, params }) => {
        const question = { case_id: asked_as ?? id, query, k, ...(params === undefined ? {} : { params }) };
        return (await retriever.ask(question)).kind === "answer";
    };
    try {
        await retriever.start();
        for (const each of order.slice(0, WARM_UP))
            await ask(each);
        return await runLoad(order, { rate, duration_s }, {
            ask,
            now: () => performance.now(),
            sleep: (ms) => (0,promises_.setTimeout)(ms),
            random: () => random.next()[0] / 2 ** 32,
            cancelled: () => ports.signal.aborted,
        });
    }
    finally {
        await retriever.stop();
    }
}
/** As a part of the run, with the failure that ends it; after an earlier failure nothing is asked. */
async function underLoad(failure, plan, ports, open) {
    if (failure !== null)
        return { failure };
    try {
        const load = await loadOf(plan, ports, open);
        return load === null ? { failure: null } : { load, failure: null };
    }
    catch (error) {
        if (error instanceof errors.GateError)
            return { failure: error };
        throw error;
    }
}
function settingsOf(latency) {
    if (latency === undefined || latency === "off" || latency.load === undefined)
        return [];
    return [{ seed: latency.seed, load: latency.load }];
}
/** A shard asks a part of the suite, and load is of the whole. */
function refuseLoadInParts(request, { latency, file }) {
    if (settingsOf(latency).length === 0)
        return;
    if (request.command !== "merge" && (0,app_request/* shardOf */.IS)(request) === null)
        return;
    throw new errors.GateError("usage", `${file}: latency.load is measured in one job, and this suite has shards`, {
        hint: "Put `load` and its rules into a config of their own, for a job without `shard`.",
    });
}

// EXTERNAL MODULE: ./lib/metrics/view.js
var view = __webpack_require__(19148);
// EXTERNAL MODULE: ./lib/run/ranking.js
var ranking = __webpack_require__(65887);
;// CONCATENATED MODULE: ./lib/run/probe.js
/** Asks some cases once more, for more results than the run did. No clock, no verdict: it only looks. */


/** What of the probe's k is asked for where a server refuses more: many have a longest page. */
const SHARES = [1, 0.5, 0.2];
/**
 * Starts the retriever and stops it in every case. A query that errs, falls back or can't be ranked has no answer; a
 * retriever that can't go on ends it, and what was answered until then stays. Rejects only for what is no GateError.
 */
async function askAgain(plan, retriever) {
    const answers = plan.cases.map(() => null);
    const asking = { plan, retriever, refused: 0, errors: [] };
    try {
        await retriever.start();
        let next = 0;
        const worker = async () => {
            for (let i = next++; i < plan.cases.length; i = next++) {
                answers[i] = await ask(asking, plan.cases[i]);
            }
        };
        const workers = Array.from({ length: Math.min(plan.concurrency, plan.cases.length) }, worker);
        const failed = (await Promise.allSettled(workers)).find((each) => each.status === "rejected");
        if (failed !== undefined)
            throw failed.reason;
        const [first] = asking.errors;
        const { length } = asking.errors;
        return {
            answers,
            failure: first === undefined ? null : `${length} of ${answers.length} failed: ${first}`,
        };
    }
    catch (error) {
        if (error instanceof errors.GateError)
            return { answers, failure: error.message };
        throw error;
    }
    finally {
        await retriever.stop();
    }
}
async function ask(asking, subject) {
    const { plan, retriever } = asking;
    let error = "";
    for (let step = asking.refused; step < SHARES.length; step++) {
        const k = Math.max(1, Math.floor(plan.k * SHARES[step]));
        const raw = await retriever.ask({
            case_id: subject.id,
            query: subject.query,
            k,
            ...(subject.params === undefined ? {} : { params: subject.params }),
        });
        if (raw.kind === "error") {
            error ||= raw.message;
            continue;
        }
        asking.refused = Math.max(asking.refused, step);
        if (raw.degraded)
            return null;
        return answerOf(plan, subject, raw, k);
    }
    asking.errors.push(error);
    return null;
}
function answerOf(plan, subject, raw, k) {
    try {
        const hits = (0,ranking/* rank */.T)(raw.results, subject.id, k, plan.definition);
        return { hits, returned: raw.results.length, ...(k === plan.k ? {} : { k }) };
    }
    catch (error) {
        if (error instanceof errors.GateError)
            return null;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/run/run-suite.js
var run_suite = __webpack_require__(59525);
// EXTERNAL MODULE: ./lib/run/rounds.js
var rounds = __webpack_require__(34396);
// EXTERNAL MODULE: ./lib/run/stages.js
var stages = __webpack_require__(37522);
// EXTERNAL MODULE: ./lib/run/side.js + 1 modules
var side = __webpack_require__(40285);
;// CONCATENATED MODULE: ./lib/run/side-by-side.js
/**
 * Two retrievers in one job. Both are asked everything once for quality; then in rounds, each in a new random order, base
 * and head one after the other for each case, so that whatever slows the machine hits both.
 */





/** Starts both retrievers, measures, and stops both in every case. Rejects only for what is no GateError. */
async function runSideBySide(plan, ports) {
    if (plan.base.clock === "recorded" || plan.head.clock === "recorded")
        return oneByOne(plan, ports);
    const session = new PairedSession(plan, ports);
    try {
        await ofBase(ports.base.start());
        await ports.head.start();
        await session.run();
        return session.measurement(null);
    }
    catch (error) {
        if (error instanceof errors.GateError)
            return session.measurement(error);
        throw error;
    }
    finally {
        await Promise.all([ports.base.stop(), ports.head.stop()]);
    }
}
/** A recorded run has no clock that could run beside another's: its own times, if any, are as they are. */
async function oneByOne(plan, ports) {
    const { cases } = plan;
    // Beside a retriever that runs, a recorded time is another clock's.
    const alike = plan.base.clock === plan.head.clock;
    const latency = alike ? plan.latency : "off";
    const sampling = () => ({ rounds: [], more: () => [], ends_ms: 0 });
    const base = await (0,run_suite/* runSuite */.o)({ ...plan.base, cases, latency, sampling }, { ...ports, retriever: ports.base });
    if (base.failure !== null) {
        const failure = (0,errors/* failureOfBase */.LD)(base.failure);
        const unasked = new side/* Side */.m(plan.head, { retriever: ports.head, cancelled: ports.cancelled });
        const timing = { source: "off", repeats: 0, budget_ended: false };
        return {
            base,
            head: unasked.measurement(cases, { samples: new Map(), stages: new Map(), timing }, failure),
            failure,
        };
    }
    const head = await (0,run_suite/* runSuite */.o)({ ...plan.head, cases, latency, sampling }, { ...ports, retriever: ports.head });
    return { base, head, failure: head.failure };
}
/** What fails in here says that it was the base's. */
async function ofBase(work) {
    try {
        return await work;
    }
    catch (error) {
        throw error instanceof errors.GateError ? (0,errors/* failureOfBase */.LD)(error) : error;
    }
}
const SIDES = ["base", "head"];
class PairedSession {
    #plan;
    #ports;
    #base;
    #head;
    #pairs = new Map();
    #stages = { base: new stages/* Stages */.e(), head: new stages/* Stages */.e() };
    #timed = false;
    #taken = { budget_ended: false, ms: 0 };
    constructor(plan, ports) {
        this.#plan = plan;
        this.#ports = ports;
        this.#base = new side/* Side */.m(plan.base, { retriever: ports.base, cancelled: ports.cancelled });
        this.#head = new side/* Side */.m(plan.head, { retriever: ports.head, cancelled: ports.cancelled });
    }
    async run() {
        const { cases, latency } = this.#plan;
        let asked = 0;
        const done = () => this.#ports.progress("quality", ++asked, 2 * cases.length);
        await ofBase(this.#base.qualityPass(cases, done));
        await this.#head.qualityPass(cases, done);
        if (latency !== "off")
            await this.#time(latency);
    }
    async #time(latency) {
        const { cases, sampling: sample } = this.#plan;
        const byId = new Map(cases.map((each) => [each.id, each]));
        this.#timed = true;
        for (let pass = 1; pass < latency.warmup; pass++)
            await this.#warmUp(latency);
        const sampling = sample(sums(this.#base.tookMs, this.#head.tookMs));
        await (0,rounds/* askRounds */.B)(sampling, this.#taken, {
            now: this.#ports.now,
            mayAsk: () => this.#mayAsk(latency),
            order: this.#ports.dice.shuffled,
            ask: async (id) => this.#adopt(id, await this.#pair(byId.get(id))),
            more: () => sampling.more(this.#pairs, this.#stagesByCase()),
            progress: (done, total) => this.#ports.progress("latency", done, total),
        });
    }
    /** Of both sides together. */
    #mayAsk({ max_queries: most }) {
        return most === null || this.#base.asked + this.#head.asked + 2 <= most;
    }
    async #warmUp(latency) {
        for (const subject of this.#ports.dice.shuffled(this.#plan.cases)) {
            if (this.#mayAsk(latency))
                await this.#pair(subject);
        }
    }
    #stagesByCase() {
        return { base: this.#stages.base.byCase, head: this.#stages.head.byCase };
    }
    measurement(failure) {
        const { cases, latency } = this.#plan;
        const of = (side) => {
            const samples = new Map([...this.#pairs].map(([id, pairs]) => [id, pairs[side]]));
            const measured = side === "base" ? this.#base : this.#head;
            const timing = {
                source: this.#timed && latency !== "off" ? latency.source : "off",
                repeats: (0,run_suite/* fewestRepeats */.b)(samples, (id) => this.#base.answered(id) && this.#head.answered(id)),
                budget_ended: this.#taken.budget_ended,
                ...(latency === "off" ? {} : { seed: latency.seed }),
                asked: { queries: measured.asked, ms: this.#taken.ms, plan: [] },
            };
            const stages = this.#stages[side].byCase;
            return measured.measurement(cases, { samples, stages, timing }, failure);
        };
        return { base: of("base"), head: of("head"), failure };
    }
    /** Null where either side has no answer, or has none now. */
    async #pair(subject) {
        const baseFirst = this.#ports.dice.coin();
        if (!this.#base.answered(subject.id) || !this.#head.answered(subject.id))
            return null;
        const taken = { base: null, head: null };
        for (const side of baseFirst ? SIDES : SIDES.toReversed())
            taken[side] = await this.#again(side, subject);
        const { base, head } = taken;
        return base === null || head === null ? null : { base, head };
    }
    #again(side, subject) {
        return side === "base" ? ofBase(this.#base.again(subject)) : this.#head.again(subject);
    }
    #adopt(id, pair) {
        if (pair === null)
            return;
        const { base, head } = pair;
        const known = this.#pairs.get(id) ?? { base: [], head: [] };
        this.#pairs.set(id, { base: [...known.base, base.ms], head: [...known.head, head.ms] });
        this.#stages.base.add(id, base.spans);
        this.#stages.head.add(id, head.spans);
    }
}
function sums(left, right) {
    return new Map([...left].map(([id, ms]) => [id, ms + (right.get(id) ?? ms)]));
}

// EXTERNAL MODULE: ./lib/shards/split.js
var split = __webpack_require__(23925);
// EXTERNAL MODULE: ./lib/app/progress.js
var app_progress = __webpack_require__(63532);
;// CONCATENATED MODULE: ./lib/gate/latency/asking.js
/** Carrying out a sampling plan: who is asked how often, in which order, and when asking ends. */
/** Of base's and head's plan the larger, scope by scope. */
function unionOfPlans(base, head) {
    const scopes = new Set([...base.keys(), ...head.keys()]);
    return new Map([...scopes].map((scope) => [scope, Math.max(base.get(scope) ?? 0, head.get(scope) ?? 0)]));
}
/**
 * The rounds of one pass through the plan: a case that is asked r times of R is in r of R rounds, evenly spread, so
 * that whatever slows the machine for a while hits no bucket more than another. Ids stand in the order given.
 */
function roundsOf(timesByCase) {
    const rounds = Math.max(0, ...timesByCase.values());
    return Array.from({ length: rounds }, (_, round) => [...timesByCase].flatMap(([id, times]) => {
        const due = Math.floor(((round + 1) * times) / rounds) > Math.floor((round * times) / rounds);
        return due ? [id] : [];
    }));
}
/** How much longer than recorded a run may take before asking ends. */
const PATIENCE = 3;
/**
 * When asking ends, in milliseconds after the first timed query: at three times what the plan took when it was
 * recorded, or at `budget_s`, whichever is later.
 */
function askingEndsMs(recordedMs, budgetS) {
    return Math.max(PATIENCE * recordedMs, budgetS * 1000);
}
/** What is said before the run. `sides` is 2 where base and head are both asked. */
function announced(timesByCase, limits, sides = 1) {
    const timed = [...timesByCase.values()].reduce((sum, times) => sum + times, 0);
    const cap = limits.maxQueries ?? Infinity;
    const before = limits.warmup * timesByCase.size;
    return {
        planned: Math.min(cap, sides * (before + timed)),
        most: Math.min(cap, sides * (before + limits.looks * timed)),
    };
}

// EXTERNAL MODULE: ./lib/gate/latency-checks.js
var latency_checks = __webpack_require__(30227);
// EXTERNAL MODULE: ./lib/gate/ratio-checks.js + 1 modules
var ratio_checks = __webpack_require__(60185);
// EXTERNAL MODULE: ./lib/gate/latency/side-by-side.js + 1 modules
var side_by_side = __webpack_require__(38639);
// EXTERNAL MODULE: ./lib/gate/latency/stored.js
var stored = __webpack_require__(39843);
// EXTERNAL MODULE: ./lib/gate/latency/two-looks.js
var two_looks = __webpack_require__(32189);
;// CONCATENATED MODULE: ./lib/gate/latency/open.js








/** Ids of the cases asked, for one policy. */
function openCases(policy, asking, seen) {
    const { suite, config, baseline } = policy;
    const left = new Set(((0,latency_plans/* storedPlan */.Rg)(policy, baseline, asking.settings)?.unfilled ?? []).map(latency_plans/* keyOf */.TN));
    const idOf = askedIds(suite.cases, asking.cases);
    const open = new Set();
    for (const rule of (0,gate_rules/* resolveRules */.SJ)(config, suite).rules) {
        const { family } = rule.metric;
        if (family.kind !== "latency" || !(0,latency_plans/* hasLimit */.yR)(rule))
            continue;
        if (left.has((0,latency_plans/* keyOf */.TN)({ scope: (0,model_scope/* scopeText */.Cm)(rule.scope), statistic: family.statistic })) && !rule.named)
            continue;
        const cases = (0,model_scope/* casesIn */.XV)(suite.cases, rule.scope).filter((each) => idOf.has(each.id));
        const timed = cases.map((each) => timedOf(each, idOf.get(each.id), rule, { policy, asking, seen }));
        if (!isRuleOpen(rule, timed, asking, seen.base !== null))
            continue;
        for (const { id } of cases)
            open.add(idOf.get(id));
    }
    return open;
}
/** By which id a policy's case is asked; another policy's case of that id may ask something else. */
function askedIds(cases, asked) {
    const queries = new Map(cases.map(({ id, query }) => [id, query]));
    return new Map(asked.flatMap((each) => {
        const own = each.asked_as ?? each.id;
        return queries.get(own) === each.query ? [[own, each.id]] : [];
    }));
}
function timedOf({ id, digests }, asked, { metric }, { policy, asking, seen }) {
    const stage = metric.k === null ? metric.stage : undefined;
    const of = ({ now, stages }) => (stage === undefined ? now.get(asked) : stages.get(asked)?.get(stage)) ?? [];
    const recorded = policy.baseline?.cases.get(id);
    const before = recorded?.digests.ask === digests.ask ? recorded : undefined;
    return {
        planned: asking.sampling.times.get(asked) ?? 0,
        now: of(seen),
        before: seen.base === null ? (0,latency_checks/* recordedSamples */.Yp)(before, stage) : of(seen.base),
        paired: seen.base !== null || before !== undefined,
    };
}
function isRuleOpen(rule, timed, asking, beside) {
    const { family } = rule.metric;
    if (family.kind !== "latency")
        return false;
    const options = { seed: asking.settings.seed, method: asking.definition.percentile };
    const look = (bare, cases) => (0,latency_plans/* hasLimit */.yR)(bare) &&
        (0,two_looks/* isOpen */.nT)((0,stored/* lookAtStored */.o$)((0,two_looks/* sidesOf */.Mm)((0,two_looks/* firstLook */.yb)(cases)), (0,latency_checks/* storedRule */.uU)(bare, family, cases.length), options));
    const ceiling = { ...rule, tolerance: [] };
    const whole = rule.metric.k === null && rule.metric.stage === undefined;
    if (beside && whole && (0,ratio_checks/* hasRatio */.GZ)(family)) {
        const pairs = (0,two_looks/* firstLook */.yb)(timed).map((each) => (0,two_looks/* pairOf */.cF)((0,two_looks/* evenly */.Aw)(each)));
        const ratio = (0,side_by_side/* lookAtRatios */.L)(pairs, (0,ratio_checks/* ruleOf */.Y)(family.statistic, asking.settings.side_by_side), options);
        return (0,two_looks/* isOpen */.nT)(ratio) || look(ceiling, timed);
    }
    const paired = timed.filter((each) => each.paired);
    return look(rule, paired) || (paired.length < timed.length && look(ceiling, timed));
}

;// CONCATENATED MODULE: ./lib/gate/latency/run-plan.js


/** What the baselines say without asking anybody; null where a plan, or a part of it, has yet to be made. */
function knownRepeats(policies, settings) {
    const plans = policies.map((policy) => (0,latency_plans/* storedPlan */.Rg)(policy, policy.baseline, settings));
    const whole = plans.every((plan, index) => plan !== null && (0,latency_plans/* unknownChecks */.CI)(policies[index], plan).length === 0);
    return whole
        ? joined(plans.flatMap((plan) => plan ?? []), settings)
        : null;
}
/**
 * The plans of all policies, scope by scope the larger, and as often what is new to them. `tookMs` is what one query of
 * each case took in the quality pass.
 */
function runSampling(policies, cases, settings, tookMs) {
    const plans = policies.flatMap((policy) => {
        const stored = (0,latency_plans/* storedPlan */.Rg)(policy, policy.baseline, settings);
        if (stored === null)
            return [(0,latency_plans/* newPlan */.EI)(policy, settings, tookMs)];
        const unknown = new Set((0,latency_plans/* unknownChecks */.CI)(policy, stored).map(({ scope }) => scope));
        if (unknown.size === 0)
            return [stored];
        const made = (0,latency_plans/* newPlan */.EI)(policy, settings, tookMs);
        const repeats = new Map([...made.repeats].filter(([scope]) => unknown.has(scope)));
        return [stored, { repeats, ms: made.ms }];
    });
    const repeats = joined(plans, settings);
    const times = timesByCase(repeats, policies, cases);
    const recordedMs = Math.max(0, ...plans.map(({ ms }) => ms));
    return { repeats, times, rounds: roundsOf(times), ends_ms: askingEndsMs(recordedMs, settings.budget_s) };
}
function joined(plans, { repeats }) {
    const own = repeats === "auto" ? new Map() : new Map([["overall", repeats]]);
    return plans.reduce((sum, plan) => unionOfPlans(sum, plan.repeats), own);
}
/** A case may be in one intent by the base's suite and in another by the head's: it is asked for both. */
function timesByCase(repeats, policies, cases) {
    const suites = policies.map(({ suite }) => new Map(suite.cases.map((each) => [each.id, each])));
    return new Map(cases.map((each) => {
        const versions = [
            each,
            ...suites.flatMap((suite) => suite.get(each.asked_as ?? each.id) ?? []),
        ];
        return [each.id, Math.max(...versions.map((version) => (0,latency_plans/* timesOf */.Qv)(repeats, version)))];
    }));
}
/** One more pass through the plan for these cases alone. */
function roundsFor(times, ids) {
    return roundsOf(new Map([...times].filter(([id]) => ids.has(id))));
}

// EXTERNAL MODULE: ./lib/words/sampling.js
var sampling = __webpack_require__(77472);
;// CONCATENATED MODULE: ./lib/app/sampling.js
/** The sampling of a run: made from the policies' plans, announced, and written into what was measured. */






class Sampler {
    #plan;
    #settings;
    #policies;
    #say;
    #made = null;
    #announced = false;
    /** `recording` leaves the old baseline's plan out: a new one is made. */
    constructor(plan, recording, say) {
        this.#plan = plan;
        this.#settings = latencyOf(plan.head, plan.base);
        const policies = plan.base === null ? [plan.head] : [plan.head, plan.base];
        this.#policies = policies
            .filter(({ config }) => config.latency !== "off")
            .map(({ config, suite, baseline }) => ({ config, suite, baseline: recording ? null : baseline }));
        this.#say = say;
    }
    /** How this job is timed: of `max_queries` a shard has the share that its cases take of the whole plan. */
    get settings() {
        const settings = this.#settings;
        const { cases, all } = this.#plan;
        if (settings === "off" || settings.max_queries === null || cases.length === all.length)
            return settings;
        const repeats = knownRepeats(this.#policies, settings);
        const times = repeats === null ? null : timesByCase(repeats, this.#policies, all);
        const queries = (asked) => asked.reduce((sum, { id }) => sum + Math.max(1, settings.warmup) + (times?.get(id) ?? 0), 0);
        return { ...settings, max_queries: Math.floor((settings.max_queries * queries(cases)) / queries(all)) };
    }
    /** Says how many queries the run asks, where the baselines' plans tell it without asking anybody. */
    announceKnown() {
        if (this.#settings === "off")
            return this.#announce(new Map());
        const repeats = knownRepeats(this.#policies, this.#settings);
        if (repeats === null)
            return;
        this.#announce(timesByCase(repeats, this.#policies, this.#plan.cases));
    }
    /** `tookMs`: what one query of each case took in the quality pass, both sides together. */
    sampling(tookMs) {
        if (this.#settings === "off")
            throw new Error("nothing is sampled where latency is off");
        const all = this.#plan.all;
        const made = runSampling(this.#policies, all, this.#settings, tookMs);
        const own = new Set(this.#plan.cases.map(({ id }) => id));
        const times = new Map([...made.times].filter(([id]) => own.has(id)));
        this.#made = { ...made, times, rounds: roundsFor(times, own) };
        if (!this.#announced)
            this.#announce(times);
        return this.#made;
    }
    /** The rounds that the checks need which the plan's samples leave open. */
    more(seen) {
        const [settings, sampling] = [this.#settings, this.#made];
        if (settings === "off" || sampling === null)
            return [];
        const cases = this.#plan.all;
        const asking = { cases, sampling, settings, definition: this.#plan.head.config.definition };
        const open = new Set(this.#policies.flatMap((policy) => [...openCases(policy, asking, seen)]));
        return roundsFor(sampling.times, open);
    }
    /** With the plan that was asked. */
    written(timing) {
        const plan = [...(this.#made?.repeats ?? [])].map(([scope, repeats]) => ({ scope, repeats }));
        return timing.asked === undefined ? timing : { ...timing, asked: { ...timing.asked, plan } };
    }
    #announce(times) {
        this.#announced = true;
        const { settings } = this;
        const cases = new Map(this.#plan.cases.map(({ id }) => [id, times.get(id) ?? 0]));
        const limits = settings === "off"
            ? { warmup: 1, maxQueries: null, looks: 1 }
            : { warmup: Math.max(1, settings.warmup), maxQueries: settings.max_queries, looks: 2 };
        this.#say((0,sampling/* announcement */.uF)(announced(cases, limits, this.#plan.beside === null ? 1 : 2)));
    }
}
/** The order of base and head, block by block: always the same from one seed. */
function diceOf(seed) {
    const random = (0,statistics_random/* splitMix64 */.f)(seed);
    return { shuffled: (values) => (0,statistics_random/* shuffled */.A)(values, random), coin: () => random.below(2) === 0 };
}

// EXTERNAL MODULE: ./lib/retrievers/process.js + 1 modules
var retrievers_process = __webpack_require__(87033);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/app/measure.js












/** Asks for the run, and for more of the lost cases; the second works on what the first was asked. */
function measurement(root, ports, recording) {
    let asked = null;
    return {
        retrieve: (plan) => {
            asked = { plan, since: performance.now() };
            return retrieve(root, plan, { ...ports, recording });
        },
        probe: (cases, k) => {
            if (asked === null)
                throw new Error("probe was called before retrieve");
            return probe(asked, { cases, k }, root, ports);
        },
        corpus: async () => {
            const documents = await documentsOf(asked.plan, root, ports, {});
            return documents?.map((each) => ({ ...each, doc_id: each.id, repeat: false })) ?? null;
        },
        // Those, too, that the index leaves out: they may be what is lost.
        texts: async (ids) => {
            const documents = await documentsOf(asked.plan, root, ports, { max_docs: null }).catch(() => null);
            const wanted = (documents ?? []).filter(({ id }) => ids.has(id));
            return new Map(wanted.map(({ id, text }) => [id, text]));
        },
    };
}
/** Null where only the retriever itself knows them. */
async function documentsOf({ head }, root, ports, changes) {
    if (head.config.retriever.kind !== "bm25")
        return null;
    const { readCorpus } = await __webpack_require__.e(/* import() */ 164).then(__webpack_require__.bind(__webpack_require__, 87783));
    const config = { ...head.config.retriever, ...changes };
    return await readCorpus(config, portsIn(root.directory, ports));
}
/** A retriever of its own, in what is left of the run's total time. */
async function probe({ plan, since }, wanted, root, ports) {
    const { retriever, definition } = plan.head.config;
    const left = Math.floor(retriever.total_timeout_ms - (performance.now() - since));
    if (left <= 0)
        return { answers: [], failure: "the run's total_timeout_ms was used up" };
    ports.progress(`asking again for ${wanted.k} results: ${wanted.cases.length} cases miss a target`);
    const again = opened({ ...retriever, total_timeout_ms: left }, root.directory, ports);
    const asked = { ...wanted, definition, concurrency: retriever.concurrency };
    const { answers, failure } = await askAgain(asked, again.retriever);
    const ranked = wanted.cases.map((subject, at) => {
        const list = answers[at] ?? null;
        if (list === null)
            return null;
        const outcome = { kind: "answer", ...list, degraded: false };
        const run = { case_id: subject.id, outcome, first_ms: null, samples_ms: [] };
        return { ranks: (0,view/* targetRanks */.Hc)((0,view/* viewCase */.U1)(subject, run, definition)), returned: list.returned };
    });
    return { answers: ranked, failure };
}
/** Both retrievers live in this job at once where there is a base beside. */
async function retrieve(root, plan, ports) {
    const environment = describeMachine();
    const now = () => performance.now();
    const progress = (0,app_progress/* showProgress */.R)({ line: ports.line, print: ports.progress, now });
    const shared = { now, cancelled: () => ports.signal.aborted, progress, environment };
    const head = opened(plan.head.config.retriever, root.directory, ports);
    const sampler = new Sampler(plan, ports.recording, ports.progress);
    sampler.announceKnown();
    const written = (run) => ({
        ...run,
        timing: sampler.written(run.timing),
    });
    const open = (config) => opened(config, root.directory, ports).retriever;
    const loaded = (failure) => underLoad(failure, plan, ports, open);
    if (plan.beside === null) {
        const { failure, ...run } = await (0,run_suite/* runSuite */.o)(measure_planOf(plan, sampler), {
            ...shared,
            retriever: head.retriever,
        });
        const { failure: ended, ...load } = await loaded(failure);
        return {
            run: { ...written(run), environment, log: head.log.text(), ...load },
            base: null,
            failure: ended,
        };
    }
    const base = opened(plan.beside.config, plan.beside.directory, ports);
    const pairs = pairPlanOf(plan, plan.beside.config, sampler);
    const dice = diceOf(pairs.latency === "off" ? 0 : pairs.latency.seed);
    const both = { ...shared, head: head.retriever, base: base.retriever, dice };
    const measured = await runSideBySide(pairs, both);
    const { failure, ...load } = await loaded(measured.failure);
    const log = [head.log.text(), "[the base's retriever]\n", base.log.text()];
    return {
        run: {
            ...written(measured.head),
            environment,
            log: base.log.text() === "" ? head.log.text() : log.join(""),
            ...load,
        },
        base: { ...written(measured.base), environment, log: "" },
        failure,
    };
}
function opened(config, directory, ports) {
    const log = new retrievers_process/* BoundedLog */.ot();
    const to = (text) => log.push(Buffer.from(text));
    const retriever = (0,registry/* createRetriever */.HF)(config, { ...portsIn(directory, ports), log: to });
    return { retriever, log };
}
function portsIn(root, { environment, moduleHost, signal }) {
    return { root, environment, moduleHost, signal, log: () => { } };
}
function sideOf(retriever, { head, base }) {
    const { definition, k } = head.config;
    const { concurrency } = retriever;
    const held = (id) => head.baseline?.cases.get(id)?.results;
    return { k, definition, latency: latencyOf(head, base), concurrency, clock: (0,registry/* clockOf */.ie)(retriever), held };
}
/** Asked twice where a change brings a baseline: whether its rows can equal this run depends on whether answers vary. */
const TWICE = 20;
function bringsBaseline({ head, base }) {
    if (base === null || head.baseline === null)
        return false;
    return head.digests.get(head.config.baseline) !== base.digests.get(base.config.baseline);
}
function measure_planOf(plan, sampler) {
    // Another shard's cases count as this one's do.
    const fill = (0,split/* standIns */.dS)(plan.all, plan.cases);
    return {
        ...sideOf(plan.head.config.retriever, plan),
        latency: sampler.settings,
        cases: plan.cases,
        ...(bringsBaseline(plan) ? { twice: TWICE } : {}),
        sampling: (tookMs) => {
            const { rounds, ends_ms } = sampler.sampling(fill(tookMs));
            const more = (samples, stages) => sampler.more({ now: fill(samples), stages: fill(stages), base: null });
            return { rounds, ends_ms, more };
        },
    };
}
function pairPlanOf(plan, base, sampler) {
    const { head, cases } = plan;
    const side = (pairs, which) => new Map([...pairs].map(([id, pair]) => [id, pair[which]]));
    return {
        cases,
        latency: latencyOf(head, plan.base),
        base: sideOf(base, plan),
        head: sideOf(head.config.retriever, plan),
        sampling: (tookMs) => {
            const { rounds, ends_ms } = sampler.sampling(tookMs);
            const more = (pairs, stages) => sampler.more({
                now: side(pairs, "head"),
                stages: stages.head,
                base: { now: side(pairs, "base"), stages: stages.base },
            });
            return { rounds, ends_ms, more };
        },
    };
}
function describeMachine() {
    return {
        os: process.platform,
        arch: process.arch,
        cpu: (0,external_node_os_.cpus)()[0]?.model.trim() ?? "unknown",
        cores: (0,external_node_os_.availableParallelism)(),
        node: process.versions.node,
    };
}

// EXTERNAL MODULE: ./lib/app/origin.js
var app_origin = __webpack_require__(85609);
;// CONCATENATED MODULE: ./lib/app/observed.js
/** The ports with each step reported as it ends, well or not. */
function observed(ports, observer, secrecy) {
    const { load, weakening, retrieve, judgeAnswers } = ports;
    return {
        ...ports,
        load: async () => {
            const loaded = await timed("read the files", load, observer);
            observer.loaded(loaded, secrecy.masks);
            return loaded;
        },
        weakening: (change) => {
            const findings = weakening(change);
            observer.weakened(findings.length);
            return findings;
        },
        retrieve: (plan) => timed("ask the retriever", () => retrieve(plan), observer),
        judgeAnswers: (plan, measured) => timed("judge the answers", () => judgeAnswers(plan, measured), observer),
    };
}
/** Runs one step and tells how long it took. */
async function timed(step, act, { took }) {
    const begun = performance.now();
    try {
        return await act();
    }
    finally {
        took(step, performance.now() - begun);
    }
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./lib/system/program-files.js
var __rewriteRelativeImportExtension = (undefined && undefined.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
/** The program's own files, which run as the same user as the code under test: loaded before it, compared after it. */




/** Digests of the files in the folder and below, by path within it. */
function programFiles(folder) {
    const entries = (0,external_node_fs_.readdirSync)(folder, { recursive: true, withFileTypes: true });
    const files = entries
        .filter((entry) => !entry.isDirectory())
        .map((entry) => external_node_path_.join(entry.parentPath, entry.name));
    return new Map(files.map((file) => [external_node_path_.relative(folder, file), entryDigest(file)]));
}
function entryDigest(file) {
    try {
        return (0,system_digest/* sha256 */.sc)((0,external_node_fs_.readFileSync)(file));
    }
    catch {
        return "unreadable";
    }
}
/** Names of those that changed, came or went. */
function program_files_changedFiles(folder, before) {
    const now = programFiles(folder);
    const names = new Set([...before.keys(), ...now.keys()]);
    return [...names].filter((name) => before.get(name) !== now.get(name)).toSorted();
}
/** Loads the bundle's chunks, so that nothing is read from the disk any more; sources that run unbundled have none. */
async function loadChunks(folder) {
    const chunks = (0,external_node_fs_.readdirSync)(folder).filter((name) => /^\d+\.index\.js$/.test(name));
    await Promise.all(chunks.map((name) => import(__rewriteRelativeImportExtension(/* webpackIgnore: true */ (0,external_node_url_.pathToFileURL)(external_node_path_.join(folder, name)).href))));
}

;// CONCATENATED MODULE: ./lib/app/guarded.js
/** The ports of a run with what keeps its retriever from deciding by other means than its answers. */




/** Secrets are known once the files are read; the program's own files are compared whenever a retriever has ended. */
function guarded(ports, secrecy, root, given) {
    const { load, retrieve, again, conclude, digest } = ports;
    const folder = external_node_path_.dirname(given.moduleHost);
    let before = null;
    const unchanged = (value) => {
        if (before !== null)
            guarded_requireUnchanged(folder, before);
        return value;
    };
    const checked = (asked) => {
        secrecy.check(unchanged(asked));
        return asked;
    };
    return {
        ...ports,
        ...(again === undefined
            ? {}
            : { again: { ...again, ask: async (plan) => checked(await again.ask(plan)) } }),
        load: async () => {
            (0,memory/* keepHeapTight */.CB)();
            const loaded = await load();
            const cases = loaded.head.suite.cases.length;
            (0,memory/* loosenHeap */.FH)(cases);
            given.listen?.();
            (0,memory/* requireMemory */.Fr)(cases);
            const notices = secrecy.learn(loaded, root);
            return { ...loaded, notices: [...loaded.notices, ...notices] };
        },
        retrieve: async (plan) => {
            before = programFiles(folder);
            // At the desk the code under test is the author's own, and the start may be quick.
            if (given.event !== null)
                await loadChunks(folder);
            return checked(await retrieve(plan));
        },
        // Lost cases are asked once more.
        conclude: async (measured) => {
            (0,memory/* requireMemory */.Fr)(measured.scores.cases.length);
            return unchanged(await conclude(measured));
        },
        digest: (report) => digest(secrecy.hidden(report)),
    };
}
function guarded_requireUnchanged(folder, before) {
    const changed = program_files_changedFiles(folder, before);
    if (changed.length === 0)
        return;
    throw new errors.GateError("program_changed", `the gate's own files changed while the retriever ran: ${changed.slice(0, 5).join(", ")}`, { hint: "The code under test wrote to them, or something else did: nothing that they would say counts." });
}

// EXTERNAL MODULE: ./lib/app/record.js
var record = __webpack_require__(12442);
// EXTERNAL MODULE: ./lib/app/secrecy.js + 1 modules
var app_secrecy = __webpack_require__(98228);
// EXTERNAL MODULE: ./lib/app/selection.js
var selection = __webpack_require__(81741);
// EXTERNAL MODULE: ./lib/app/version.js
var version = __webpack_require__(81271);
// EXTERNAL MODULE: ./lib/app/write-outcome.js + 5 modules
var write_outcome = __webpack_require__(95998);
;// CONCATENATED MODULE: ./lib/app/gate.js
/** From a request to a report on disk: fills the ports, runs the pipeline, writes what it says. Shared by CLI and action. */

































const NOBODY = { loaded: () => { }, weakened: () => { }, took: () => { } };
/**
 * In a workflow the same rules hold for the action and the command. Rejects for an event that can't be read or on which
 * no retriever may run; else as runGate.
 */
async function runGateOnEvent(request, ports) {
    if (request.command !== "record")
        refuseElsewhere(ports.environment, request.baseRef);
    const event = await (0,policy_event/* readEvent */.j)(ports.environment);
    (0,policy_event/* refuseUnsafeEvent */.N)(event, request.command);
    return runGate(request, { ...ports, event });
}
/** Known errors come back as a report with verdict `error`; it rejects only where even that can't be made. */
async function runGate(request, ports) {
    const observer = ports.observer ?? NOBODY;
    const secrecy = new app_secrecy/* Secrecy */.z(ports.environment);
    const judged = await reportOf(request, ports, observer, secrecy);
    const commit = commitOf(request.workingDirectory, ports);
    const origin = (0,app_origin/* originOf */.y)(ports.environment, ports.event, commit, external_node_path_.dirname(ports.moduleHost), new Date());
    const report = secrecy.hidden({ ...judged, origin });
    const write = () => (0,write_outcome/* writeOutcome */.gZ)(request, report, ports.event === null);
    const outcome = await timed("write the report", write, observer);
    if (request.command === "record" && outcome.baselinePath !== null) {
        noteRecorded(ports.environment, outcome.baselinePath);
    }
    return outcome;
}
/** Null where there is no git, or no commit. */
function commitOf(workingDirectory, { environment }) {
    try {
        return (0,policy_git/* openGit */.z)((0,system_root/* findRoot */.wg)(workingDirectory).directory, environment).commit("HEAD");
    }
    catch (error) {
        if (error instanceof errors.GateError)
            return null;
        throw error;
    }
}
async function reportOf(request, ports, observer, secrecy) {
    try {
        const root = (0,system_root/* findRoot */.wg)(request.workingDirectory);
        const plain = await portsOf(request, root, { ...ports, without: (lines) => secrecy.without(lines) }, observer);
        const report = await pipeline(observed(guarded(plain, secrecy, root, ports), observer, secrecy));
        // A baseline of a part is none that anybody may adopt.
        return !request.only ? report : { ...report, new_baseline: null };
    }
    catch (error) {
        return (0,write_outcome/* errorReport */.ZV)((0,outcome/* failureOf */.g5)(error));
    }
}
/** One job, a shard and a merge differ in which cases they ask, of whom, and whether they decide. */
async function portsOf(request, root, ports, observer) {
    const shard = (0,app_request/* shardOf */.IS)(request);
    (0,record/* refuseFolder */.tE)(request);
    const common = commonPorts(request, root, ports);
    const { command, tool } = common;
    if (request.command === "merge") {
        const { joinParts } = await __webpack_require__.e(/* import() */ 7968).then(__webpack_require__.bind(__webpack_require__, 67968));
        const from = external_node_path_.relative(root.directory, request.workingDirectory);
        const git = () => (0,policy_git/* openGit */.z)(root.directory, ports.environment);
        let probe = null;
        return {
            ...common,
            retrieve: async (plan) => {
                const joined = await joinParts(root, from, request.parts, plan, {
                    environment: ports.environment,
                    git,
                });
                probe = joined.probe;
                return joined;
            },
            conclude: (measured) => conclude(measured, { command, tool, probe, tidy: memory/* tidyHeap */.Pg }),
        };
    }
    const { retrieve, probe: ask, corpus, texts } = measurement(root, ports, command === "record");
    if (shard !== null) {
        const { shardPorts } = await __webpack_require__.e(/* import() */ 795).then(__webpack_require__.bind(__webpack_require__, 50795));
        return {
            ...common,
            ...shardPorts(shard, request, { environment: ports.environment, tool, retrieve, probe: ask }),
        };
    }
    const probe = (cases, k) => timed("ask for more results", () => ask(cases, k), observer);
    const times = runsOf(request) - 1;
    return {
        ...common,
        retrieve,
        ...(times === 0
            ? {}
            : { again: { times, ask: (plan) => measurement(root, ports, true).retrieve(plan) } }),
        conclude: (measured) => {
            const accept = request.accept === true;
            return conclude(measured, { command, accept, tool, probe, corpus, texts, tidy: memory/* tidyHeap */.Pg });
        },
    };
}
const MOST_RUNS = 100;
/** Throws usage for a number of runs that says nothing of their spread, or that nobody waits for. */
function runsOf({ runs }) {
    if (runs === null)
        return 1;
    const count = /^\d{1,4}$/.test(runs) ? Number(runs) : 0;
    if (count >= gate_runs/* LEAST_RUNS */.lk && count <= MOST_RUNS)
        return count;
    throw new errors.GateError("usage", `--runs "${runs}", expected a whole number from ${gate_runs/* LEAST_RUNS */.lk} to ${MOST_RUNS}`);
}
/** Of the other runs no answer is judged, so that their means would be of something else. */
function refuseJudgedRuns({ runs }, { judge, file }) {
    if (runs === null || judge === undefined)
        return;
    throw new errors.GateError("usage", `--runs ${runs}: ${file} has a judge, and answers are judged in one run only`, {
        hint: "Remove --runs, or put the metrics of answers into a config and baseline of their own.",
    });
}
/** A tolerance in spreads needs a baseline of several runs, which `gate` would ask for. */
function refuseOneRun({ command, runs }, config) {
    if (command !== "record" || runs !== null || !(0,gate_runs/* needsSpread */.BC)(config))
        return;
    throw new errors.GateError("usage", `${config.file} has a tolerance in spreads, and one run has no spread`, {
        hint: `Record several: record --runs ${gate_runs/* LEAST_RUNS */.lk}.`,
    });
}
/** What nobody has gone through decides nothing. */
function refuseDraft({ draft, files, cases }, folder) {
    if (draft === undefined)
        return;
    const open = draft.without_target.length;
    const lacking = open === 0 ? "" : `; ${open} of ${open + cases.length} cases have no target yet`;
    const hint = (0,words_draft/* approvalWords */.hl)((0,advice/* seenFrom */.ky)(folder, draft.file));
    throw new errors.GateError("invalid_suite", `suite ${files.join(", ")} is a draft${lacking}`, { hint });
}
function commonPorts(request, root, ports) {
    const files = (0,app_request/* filesOf */.R8)(request, root);
    const command = request.command === "record" ? "record" : "gate";
    let known = new Map();
    return {
        command,
        retime: request.latency === true,
        tool: version.TOOL,
        load: async () => {
            const git = () => (0,policy_git/* openGit */.z)(root.directory, ports.environment);
            const asked = { command, ...files, baseRef: request.baseRef };
            const recorded = (digest) => wasRecorded(ports.environment, digest);
            const read = await readPolicies(asked, ports.event, { root, git, recorded });
            refuseJudgedRuns(request, read.head.config);
            refuseOneRun(request, read.head.config);
            refuseDraft(read.head.suite, external_node_path_.relative(root.directory, request.workingDirectory));
            refuseLoadInParts(request, read.head.config);
            known = read.known ?? (0,app_answers/* readCache */.x)(read.root, read.head.config);
            const aged = command === "gate" ? baselineAge(git, read.head) : [];
            const dated = { ...read, notices: [...read.notices, ...aged] };
            if (request.only)
                return (0,selection/* selected */.wH)(dated, request.only);
            return request.baseDirectory === null ? dated : besideIn(request, dated, { root, ports });
        },
        weakening: weakening,
        share: (cases) => cases,
        judgeAnswers: (plan, measured) => (0,app_answers/* judgeRun */.Z)(root, known, plan, measured, ports),
        digest: (report) => (0,system_digest/* sha256Of */.Bj)((0,canonical_json/* compactParts */.yg)((0,report_json/* deterministicPart */.W)(report))),
    };
}
/** The policies with the base directory's retriever; throws `base_directory` where it is not the base. */
function besideIn({ command, baseDirectory, workingDirectory }, policies, { root, ports }) {
    if (command === "record" || baseDirectory === null) {
        throw new errors.GateError("usage", "a baseline is recorded from one retriever", {
            hint: "Remove base-directory.",
        });
    }
    if (policies.head.config.judge !== undefined) {
        throw new errors.GateError("usage", "answers are judged against a stored baseline, not side by side", {
            hint: "Remove base-directory, or `judge` from the config.",
        });
    }
    const directory = external_node_path_.resolve(workingDirectory, baseDirectory);
    const open = (folder) => (0,policy_git/* openGit */.z)(folder, ports.environment);
    const found = openBeside(policies, { written: baseDirectory, directory }, { root, open });
    if (found.kind === "beside")
        return { ...policies, beside: found.beside };
    return { ...policies, notices: [...policies.notices, { code: "not_side_by_side", reason: found.reason }] };
}


/***/ }),

/***/ 97378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ actionOf),
/* harmony export */   t: () => (/* binding */ asInstalled)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10107);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81271);
/** Where this program was installed from, so that a workflow that `init` writes runs the same one. */




const NAME = "retrieval-eval-gate";
const COMMIT = /^[0-9a-f]{40}$/;
const ADDRESS = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?(?:#([0-9a-f]{40}))?$/;
/**
 * For `uses:`, with a comment where a commit is named: npm writes the address that it installed from beside the package,
 * and the release writes its commit into it. `folder` is that of the program; elsewhere it is what package.json names.
 */
function actionOf(folder) {
    const root = packageRoot(folder);
    const own = root === null ? {} : jsonOf(node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, "package.json"));
    const installed = root === null ? "" : resolvedOf(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(root, "../.package-lock.json"));
    const [, from, commit] = ADDRESS.exec(installed) ?? [];
    const [, named] = ADDRESS.exec(textOf((0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(own["repository"]) ? own["repository"]["url"] : null)) ?? [];
    const released = textOf(own["gitHead"]);
    const repository = from ?? named ?? `OWNER/${NAME}`;
    if (commit !== undefined)
        return `${repository}@${commit} # ${_version_js__WEBPACK_IMPORTED_MODULE_3__.VERSION}`;
    if (COMMIT.test(released))
        return `${repository}@${released} # v${_version_js__WEBPACK_IMPORTED_MODULE_3__.VERSION}`;
    return `${repository}@v${_version_js__WEBPACK_IMPORTED_MODULE_3__.VERSION.split(".")[0]}`;
}
/** A file that `init` writes, with this program where the sources name the project. */
function asInstalled(text, folder) {
    const action = actionOf(folder);
    const [, repository, ref] = /^(\S+)@(\S+)/.exec(action);
    return text
        .replaceAll(/(?<=uses: )[\w.-]+\/retrieval-eval-gate@v0\b/g, action)
        .replaceAll(/[\w.-]+\/retrieval-eval-gate\/v0(?=\/)/g, `${repository}/${ref}`);
}
/** The folder of this package: the program's, or one of the two above it. */
function packageRoot(folder) {
    const above = [folder, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder), node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder))];
    return above.find((each) => jsonOf(node_path__WEBPACK_IMPORTED_MODULE_1__.join(each, "package.json"))["name"] === NAME) ?? null;
}
/** What npm wrote of an installed package, by its path below node_modules. */
function resolvedOf(lockFile) {
    const { packages } = jsonOf(lockFile);
    const entry = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(packages) ? packages[`node_modules/${NAME}`] : undefined;
    return textOf((0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(entry) ? entry["resolved"] : null);
}
function textOf(value) {
    return typeof value === "string" ? value : "";
}
function jsonOf(file) {
    try {
        const value = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8"));
        return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) ? value : {};
    }
    catch {
        return {};
    }
}


/***/ }),

/***/ 85609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ commandOf),
/* harmony export */   y: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _installed_from_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97378);

/** `commit`: what is checked out; null where there is no git. `folder`: where this program lies. */
function originOf(environment, event, commit, folder, now) {
    const pullRequest = event?.pullRequest ?? null;
    return {
        // On a pull request HEAD is a merge that nobody else knows.
        commit: pullRequest?.headSha ?? commit,
        ref: event?.ref ?? null,
        pull_request: pullRequest?.number ?? null,
        run_url: runUrl(environment),
        time: now.toISOString(),
        command: commandOf(environment, folder),
    };
}
function runUrl(environment) {
    const parts = ["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_RUN_ID"].map((name) => environment[name] ?? "");
    const [server, repository, run] = parts.map(encodeURI);
    const attempt = environment["GITHUB_RUN_ATTEMPT"] ?? "1";
    return parts.includes("")
        ? null
        : `${server}/${repository}/actions/runs/${run}/attempts/${encodeURI(attempt)}`;
}
/**
 * How a reader starts this program. Those of an action's report, and who came by `npx`, have no `retrieval-gate`
 * installed; `npx` runs it from the repository.
 */
function commandOf(environment, folder) {
    const repository = environment["GITHUB_ACTION_REPOSITORY"] ?? "";
    if (/^[\w.-]+\/[\w.-]+$/.test(repository)) {
        const ref = environment["GITHUB_ACTION_REF"] ?? "";
        return `npx github:${repository}${/^[\w./-]+$/.test(ref) ? `#${ref}` : ""}`;
    }
    if (environment["npm_lifecycle_event"] !== "npx")
        return "retrieval-gate";
    const [, name, ref] = /^(\S+)@(\S+)/.exec((0,_installed_from_js__WEBPACK_IMPORTED_MODULE_0__/* .actionOf */ .q)(folder));
    return `npx github:${name}#${ref}`;
}


/***/ }),

/***/ 12442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pe: () => (/* binding */ recordText),
/* harmony export */   V3: () => (/* binding */ recordBaseline),
/* harmony export */   tE: () => (/* binding */ refuseFolder)
/* harmony export */ });
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _system_gzip_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22577);
/* harmony import */ var _system_write_whole_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79456);
/* harmony import */ var _reporters_baseline_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13574);
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1454);
/* harmony import */ var _words_checks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58664);
/* harmony import */ var _words_notices_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2712);
/* harmony import */ var _words_rows_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78015);
/* harmony import */ var _gate_dead_cases_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6269);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(72508);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76760);
/** `record`: writes the run as the new baseline. */













const LARGE_BYTES = 40e6;
/**
 * Returns the absolute path written, or null where the report says why there is nothing to record: the run had errors,
 * or it breaks its own floors. Throws report_incomplete where the file can't be written.
 */
async function recordBaseline(request, report) {
    if (report.verdict.verdict !== "pass" || report.new_baseline === null || report.inputs === null)
        return null;
    const root = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .findRoot */ .wg)(request.workingDirectory);
    const from = node_path__WEBPACK_IMPORTED_MODULE_10__.relative(root.directory, request.workingDirectory);
    const file = request.out === null ? report.inputs.config.baseline : (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .insideRoot */ .p0)(root, from, request.out, "--out");
    const target = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file);
    if (isFolder(target))
        throw folderError(file);
    await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_3__/* .writeWhole */ .f8)(root, file, (0,_system_gzip_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenAs */ .u)(file, (0,_reporters_baseline_json_js__WEBPACK_IMPORTED_MODULE_4__/* .baselineParts */ .Mh)(report.new_baseline)));
    return target;
}
/** Before anything runs: throws usage where `--out` names a folder. */
function refuseFolder(request) {
    if (request.out === null)
        return;
    const root = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .findRoot */ .wg)(request.workingDirectory);
    const from = node_path__WEBPACK_IMPORTED_MODULE_10__.relative(root.directory, request.workingDirectory);
    const file = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .insideRoot */ .p0)(root, from, request.out, "--out");
    if (isFolder((0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file)))
        throw folderError(file);
}
function isFolder(target) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_9__.statSync)(target, { throwIfNoEntry: false })?.isDirectory() === true;
}
function folderError(file) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `--out ${file} is a folder`, {
        hint: "Name a file, such as baselines/docs.json.",
    });
}
// What `record` says after the report: how the new baseline differs from the old, and where it went.
function recordText(outcome, workingDirectory) {
    const { report, baselinePath } = outcome;
    if (baselinePath === null)
        return `No baseline was written: ${refusal(outcome)}\n`;
    const file = (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_11__.logLine)(node_path__WEBPACK_IMPORTED_MODULE_10__.relative(workingDirectory, baselinePath));
    const before = report.inputs?.baseline ?? null;
    const now = report.scores?.means.overall ?? new Map();
    const fallback = now.get("degraded_rate") ?? 0;
    const warning = fallback > 0
        ? `warning: ${(100 * fallback).toFixed(1)} % of the answers were degraded; from now on that is normal\n`
        : "";
    const remarks = warning + sizeWords(baselinePath) + distanceWords(report) + deadWords(outcome);
    if (before === null)
        return `Baseline written to ${file} (there was none).\n${remarks}`;
    const { was, is, cases } = pairedMeans(before, outcome);
    const changes = changed(was, is);
    const others = (report.scores?.cases.length ?? 0) - cases;
    if (others > 0)
        changes.push(`  over the ${cases} cases that both have; ${others} are new or edited`);
    if (cases === 0)
        return `Baseline written to ${file}. No case is in the one it replaces: all are new or edited.\n${remarks}`;
    const lines = changes.length === 0 ? ["  no metric changed"] : changes;
    return `Baseline written to ${file}. Against the one it replaces:\n${lines.join("\n")}\n${remarks}`;
}
/** Why: the failure, or the first check that the run itself does not pass. */
function refusal({ report }) {
    if (report.failure !== null)
        return (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_11__.logLine)((0,_words_notices_js__WEBPACK_IMPORTED_MODULE_6__/* .failureSentence */ .Qz)(report.failure));
    const [worst] = (0,_words_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .failedChecks */ .HH)(report);
    if (worst === undefined)
        return "the run did not pass.";
    const sentence = (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_11__.logLine)((0,_words_notices_js__WEBPACK_IMPORTED_MODULE_6__/* .checkSentence */ .YC)(worst));
    if (worst.baseline === null || (0,_words_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsolute */ .oP)(worst))
        return `the run does not pass its own rules. ${sentence}.`;
    const than = worst.span === "anchor" ? "the state that was last accepted" : "the baseline that it would replace";
    return `the run is worse than ${than}. ${sentence}. To accept it, record again with --accept.`;
}
/** Hosts of repositories warn at 50 MB and refuse at 100. */
function sizeWords(file) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_9__.statSync)(file);
    if (size <= LARGE_BYTES)
        return "";
    const gzip = /\.gz$/i.test(file) ? "" : "; named `.json.gz` in the config, it is written compressed";
    return `warning: the file has ${(size / 1e6).toFixed(0)} MB, and hosts of repositories refuse files of 100${gzip}\n`;
}
/** How far the run is from what was last accepted, and what a gain moved. */
function distanceWords({ verdict }) {
    const told = verdict.notices.filter(({ code }) => code === "anchor_distance" || code === "gained");
    return told.map((notice) => `${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_11__.logLine)((0,_words_notices_js__WEBPACK_IMPORTED_MODULE_6__/* .noticeSentence */ .cv)(notice))}\n`).join("");
}
/** Cases without a single target found guard nothing: they can't be lost. */
function deadWords({ report }) {
    const dead = (0,_gate_dead_cases_js__WEBPACK_IMPORTED_MODULE_8__/* .deadCases */ .M)(report.inputs?.suite ?? null, report.new_baseline);
    if (dead.length === 0)
        return "";
    const count = dead.length === 1 ? "1 case finds" : `${dead.length} cases find`;
    return `warning: ${count} none of the targets and so can't be lost: ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_11__.logLine)((0,_words_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .names */ .Dy)(dead))}; check the targets, or the index\n`;
}
/** Over the cases of the same id and digest, in both. */
function pairedMeans(before, { report }) {
    const own = report.new_baseline?.cases ?? new Map();
    const pairs = [...own].flatMap(([id, now]) => {
        const old = before.cases.get(id);
        return old !== undefined && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_12__/* .sameQuestion */ .RB)(old.digests, now.digests) ? [{ old, now }] : [];
    });
    const metrics = new Set(pairs.flatMap(({ old, now }) => [...old.metrics.keys(), ...now.metrics.keys()]));
    const meansOf = (rows) => new Map([...metrics].map((name) => [name, meanOf(rows, name)]));
    return {
        was: meansOf(pairs.map(({ old }) => old)),
        is: meansOf(pairs.map(({ now }) => now)),
        cases: pairs.length,
    };
}
function meanOf(rows, name) {
    const values = rows.map((row) => row.metrics.get(name) ?? null).filter((value) => value !== null);
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
function changed(before, now) {
    const show = (value) => typeof value === "number" ? value.toFixed(4) : "none";
    return [...new Set([...before.keys(), ...now.keys()])].flatMap((metric) => {
        const [a, b] = [show(before.get(metric)), show(now.get(metric))];
        return a === b ? [] : [`  ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_11__.logLine)(metric)}: ${a} -> ${b}`];
    });
}


/***/ }),

/***/ 14830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IS: () => (/* binding */ shardOf),
/* harmony export */   Qx: () => (/* binding */ suiteName),
/* harmony export */   R8: () => (/* binding */ filesOf),
/* harmony export */   jx: () => (/* binding */ hasConfig),
/* harmony export */   n6: () => (/* binding */ emptyRequest)
/* harmony export */ });
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _files_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71132);
/* harmony import */ var _files_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54803);
/* harmony import */ var _shards_split_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23925);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76760);







/** A request that leaves everything to the defaults. */
function emptyRequest(command, workingDirectory) {
    return {
        command,
        workingDirectory,
        config: null,
        suite: null,
        baseline: null,
        baseDirectory: null,
        baseRef: null,
        reportDir: null,
        shard: null,
        parts: [],
        leaderboard: null,
        out: null,
        runs: null,
    };
}
// Where the files of a request are, as paths relative to the root.
const DEFAULT_CONFIG = "retrieval-gate.yaml";
/** Throws GateError where one lies outside of the root. */
function filesOf(request, root) {
    const from = node_path__WEBPACK_IMPORTED_MODULE_6__.relative(root.directory, request.workingDirectory);
    const inside = (written, what) => written === null ? null : (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .insideRoot */ .p0)(root, from, written, what);
    return {
        config: (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .insideRoot */ .p0)(root, from, request.config ?? DEFAULT_CONFIG, "config"),
        overrides: { suite: inside(request.suite, "suite"), baseline: inside(request.baseline, "baseline") },
    };
}
/** Whether the config is there at all, or, at the desk, somebody is in another folder. */
function hasConfig({ workingDirectory, config }) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_6__.resolve(workingDirectory, config ?? DEFAULT_CONFIG));
}
/** The suite's name, where that much can be read though something else could not; null where it can't. */
async function suiteName(request) {
    try {
        const root = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .findRoot */ .wg)(request.workingDirectory);
        const { config, overrides } = filesOf(request, root);
        const loaded = await (0,_files_config_js__WEBPACK_IMPORTED_MODULE_2__/* .loadConfig */ .Z)(root, config, overrides);
        return (await (0,_files_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .loadSuite */ .bu)(root, loaded.config.suites)).suite.name;
    }
    catch {
        return null;
    }
}
/** The shard that is asked for; null for all cases. Throws `usage`. */
function shardOf(request) {
    const { command, shard, baseDirectory, leaderboard, parts } = request;
    const merging = command === "merge";
    const refusals = [
        {
            when: (request.only ?? null) !== null && (shard !== null || baseDirectory !== null || leaderboard !== null),
            message: "a part of the suite goes with neither shard nor base-directory nor leaderboard",
            hint: "Remove --case, --intent and --tag; they are for work at the desk.",
        },
        {
            when: shard !== null && merging,
            message: "merge joins all shards and is none",
            hint: "Remove shard; each part says which one it is.",
        },
        {
            when: shard !== null && command === "record",
            message: "a baseline is recorded of all cases, not of a shard",
            hint: "Run gate with the shard; the report of merge brings baseline.json.",
        },
        {
            when: shard !== null && baseDirectory !== null,
            message: "shard and base-directory don't go together",
            hint: "Side by side is measured in one job: remove one of the two.",
        },
        {
            when: shard !== null && leaderboard !== null,
            message: "a shard has no figures for a leaderboard",
            hint: "Give the leaderboard to merge.",
        },
        {
            when: merging && baseDirectory !== null,
            message: "merge asks no retriever, so base-directory has no place in it",
            hint: "Remove base-directory.",
        },
        {
            when: merging && parts.length === 0,
            message: "merge needs the folders of the parts",
            hint: "Name them: `retrieval-gate merge retrieval-gate-parts`.",
        },
    ];
    const refused = refusals.find(({ when }) => when);
    if (refused !== undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", refused.message, { hint: refused.hint });
    return shard === null ? null : (0,_shards_split_js__WEBPACK_IMPORTED_MODULE_4__/* .parseShard */ .uK)(shard);
}


/***/ }),

/***/ 81271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TOOL: () => (/* binding */ TOOL),
/* harmony export */   VERSION: () => (/* binding */ VERSION)
/* harmony export */ });
/** Name and version, as every report and baseline records them. */
const VERSION = "0.1.0";
const TOOL = `retrieval-eval-gate ${VERSION}`;


/***/ }),

/***/ 95998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZV: () => (/* binding */ errorReport),
  s6: () => (/* binding */ reportDirectory),
  a2: () => (/* binding */ requireNoLinks),
  gZ: () => (/* binding */ writeOutcome)
});

// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/gate/outcome.js + 1 modules
var outcome = __webpack_require__(18900);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/reporters/registry.js + 14 modules
var registry = __webpack_require__(49160);
;// CONCATENATED MODULE: ./lib/output/verify.js
/** The last look before exit 0. */



/**
 * True where every file is on disk as a regular file of the size it should have, and no file of an earlier report is
 * among them. False, never an error, for anything that can't be read.
 */
async function isComplete(directory, files) {
    try {
        const names = await (0,promises_.readdir)(directory);
        if (names.some((name) => OWN_FILES.includes(name) && !files.has(name)))
            return false;
        for (const [name, bytes] of files) {
            const stat = await (0,promises_.lstat)(external_node_path_.join(directory, name));
            if (!stat.isFile() || stat.size !== bytes)
                return false;
        }
        return true;
    }
    catch {
        return false;
    }
}
/** Names that a report directory may hold because an earlier report put them there; anything else is somebody's own. */
const OWN_FILES = registry/* REPORTERS */.P.map(({ file }) => file);
/** What tells a finished report: it goes first and comes last. */
const LAST_FILE = "report.json";

// EXTERNAL MODULE: ./lib/system/chunks.js
var chunks = __webpack_require__(53179);
;// CONCATENATED MODULE: ./lib/output/write.js
/** Atomic writes of the report directory. */





const TEMP_PREFIX = ".retrieval-gate-";
/**
 * Puts `files` into `directory` so that nobody ever reads half a report: they are written and synced
 * in a fresh folder and renamed into place. A directory that holds nothing but an earlier report is replaced whole; in
 * one with other files only names of ours are replaced, or removed where this report has no such file.
 * @throws GateError `report_incomplete` naming the path, where it can't be written or is a symbolic link.
 */
async function writeReport(directory, files) {
    // resolve() drops a trailing slash, after which lstat would follow a link.
    const target = external_node_path_.resolve(directory);
    try {
        const found = await contents(target, directory);
        const whole = found.kind === "report" ? await replaceWhole(target, files) : null;
        if (whole !== null)
            return whole;
        await (0,promises_.mkdir)(target, { recursive: true }).catch((error) => explain(target, error));
        if (found.kind === "absent")
            await syncDirectory(external_node_path_.dirname(target));
        return await replaceFiles(target, files);
    }
    catch (error) {
        throw incomplete(directory, error);
    }
}
/** Node's recursive mkdir says ENOENT where a folder above may not be written to: asks that folder for its reason. */
async function explain(target, error) {
    let above = external_node_path_.dirname(target);
    while (!(await (0,promises_.lstat)(above).catch(absent)) && external_node_path_.dirname(above) !== above)
        above = external_node_path_.dirname(above);
    await (0,promises_.access)(above, promises_.constants.W_OK);
    throw error;
}
async function contents(target, shown) {
    const stat = await (0,promises_.lstat)(target).catch(absent);
    if (stat === null)
        return { kind: "absent" };
    if (stat.isSymbolicLink())
        throw refused(shown, "is a symbolic link", "Name the directory itself.");
    if (!stat.isDirectory())
        throw refused(shown, "is not a directory", "Choose another report directory, or remove the file.");
    const entries = await (0,promises_.readdir)(target, { withFileTypes: true });
    const ours = entries.every((entry) => entry.isFile() && OWN_FILES.includes(entry.name));
    return { kind: ours && entries.some((entry) => entry.name === LAST_FILE) ? "report" : "other" };
}
/** Swaps the folder; null where the place does not allow it (a mount point, a parent without write permission). */
async function replaceWhole(target, files) {
    const parent = external_node_path_.dirname(target);
    const temp = await (0,promises_.mkdtemp)(external_node_path_.join(parent, TEMP_PREFIX)).catch(unlessFull);
    if (temp === null)
        return null;
    try {
        const [next, old] = [external_node_path_.join(temp, "new"), external_node_path_.join(temp, "old")];
        await (0,promises_.mkdir)(next);
        const sizes = await writeAll(next, files);
        if (!(await (0,promises_.rename)(target, old).then(() => true, unlessFull)))
            return null;
        await (0,promises_.rename)(next, target).catch(async (error) => {
            await (0,promises_.rename)(old, target);
            throw error;
        });
        await syncDirectory(parent);
        return sizes;
    }
    finally {
        await (0,promises_.rm)(temp, { recursive: true, force: true });
    }
}
async function replaceFiles(target, files) {
    // Inside the target: a sibling could be on another file system, and rename doesn't cross.
    const temp = await (0,promises_.mkdtemp)(external_node_path_.join(target, TEMP_PREFIX));
    try {
        const sizes = await writeAll(temp, files);
        const stale = [LAST_FILE, ...OWN_FILES.filter((name) => !sizes.has(name))];
        for (const name of stale)
            await (0,promises_.rm)(external_node_path_.join(target, name), { force: true });
        const names = [...sizes.keys()].filter((name) => name !== LAST_FILE);
        if (sizes.has(LAST_FILE))
            names.push(LAST_FILE);
        for (const name of names)
            await (0,promises_.rename)(external_node_path_.join(temp, name), external_node_path_.join(target, name));
        await syncDirectory(target);
        return sizes;
    }
    finally {
        await (0,promises_.rm)(temp, { recursive: true, force: true });
    }
}
async function writeAll(folder, files) {
    const sizes = new Map();
    for (const [name, render] of files) {
        const parts = render();
        if (parts === null)
            continue;
        if (name !== external_node_path_.basename(name))
            throw new TypeError(`${JSON.stringify(name)} is no plain file name`);
        const file = await (0,promises_.open)(external_node_path_.join(folder, name), "wx", 0o644);
        try {
            sizes.set(name, await writeParts(file, parts));
            await file.sync();
        }
        finally {
            await file.close();
        }
    }
    await syncDirectory(folder);
    return sizes;
}
/** The bytes written; the next part is made once the one before is with the system. */
async function writeParts(file, parts) {
    let size = 0;
    for (const part of (0,chunks/* inChunks */.m)(parts)) {
        const bytes = Buffer.from(part, "utf8");
        await file.appendFile(bytes);
        size += bytes.length;
    }
    return size;
}
/** Makes renames last through a power cut; some file systems and Windows refuse, and then nothing is lost but that. */
async function syncDirectory(folder) {
    const handle = await (0,promises_.open)(folder, "r").catch(() => null);
    if (handle === null)
        return;
    await handle.sync().catch(() => null);
    await handle.close();
}
function codeOf(error) {
    return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
function absent(error) {
    if (codeOf(error) === "ENOENT")
        return null;
    throw error;
}
const OF_THE_SWAP = ["EACCES", "EBUSY", "EPERM", "EROFS", "EXDEV"];
/** What only the swap runs into; a full or broken disk would stop the other way too. */
function unlessFull(error) {
    if (OF_THE_SWAP.includes(codeOf(error)))
        return null;
    throw error;
}
const HINTS = new Map([
    ["ENOSPC", "The disk is full: free some space."],
    ["EDQUOT", "The disk quota is used up: free some space."],
    ["EROFS", "The file system is read-only: choose another report directory."],
    ["EACCES", "Permission denied: choose a report directory that this user may write to."],
    ["EPERM", "Permission denied: choose a report directory that this user may write to."],
    ["ENOTDIR", "A part of the path is a file: choose another report directory."],
]);
function incomplete(directory, error) {
    const code = codeOf(error);
    if (error instanceof errors.GateError || code === undefined)
        return error;
    const hint = HINTS.get(code) ?? "Choose another report directory, or look at the disk.";
    return new errors.GateError("report_incomplete", `${directory}: the report could not be written (${code})`, {
        hint,
        cause: error,
    });
}
function refused(directory, why, hint) {
    return new errors.GateError("report_incomplete", `${directory} ${why}; the report was not written`, { hint });
}

// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(49946);
// EXTERNAL MODULE: ./lib/words/escape.js
var words_escape = __webpack_require__(1454);
;// CONCATENATED MODULE: ./lib/reporters/leaderboard.js
/**
 * One row of leaderboard.csv for one run. Rows of one file have one layout: that of retrieval, whose columns carry their
 * k, or that of answers.
 */


const SCHEMA_VERSION = "1.0";
const DECIMALS = 6;
/**
 * The rows that a run can give, first the one that begins a new file: that of answers where they were judged. A layout
 * of which a figure is missing is left out: a blank would read as a zero somewhere. `ts` is ISO 8601 in UTC.
 */
function leaderboardRows(report, ts) {
    const { inputs, scores } = report;
    if (inputs === null || scores === null)
        return [];
    const rows = [answersRow(inputs, scores, ts), retrievalRow(inputs, scores, ts)];
    return rows.filter((row) => row !== null);
}
function retrievalHeader(k) {
    return `schema_version,ts,dataset,k,ndcg@${k},recall@${k},mrr@${k},sample_count`;
}
function retrievalRow({ config, suite }, scores, ts) {
    const { k } = config;
    const figures = figuresOf(scores, ["ndcg", "recall", "mrr"].map((name) => `${name}@${k}`));
    if (figures === null)
        return null;
    const counted = suite.cases.filter((each) => !each.expect_empty && each.answers_only !== true).length;
    const row = [SCHEMA_VERSION, ts, (0,words_escape/* csvCell */.rK)(suite.name), k, ...figures, counted].join(",");
    return { header: retrievalHeader(k), row };
}
const ANSWER_COLUMNS = ["faithfulness", "answer_relevancy", "context_recall", "context_precision"];
/** `sample_count` is the number of cases with every one of the four. */
function answersRow({ suite }, scores, ts) {
    const figures = figuresOf(scores, ANSWER_COLUMNS);
    if (figures === null)
        return null;
    const counted = scores.cases.filter(({ metrics }) => answers/* JUDGED_METRICS */.YC.every((name) => (metrics.get(name) ?? null) !== null)).length;
    const row = [SCHEMA_VERSION, ts, (0,words_escape/* csvCell */.rK)(suite.name), ...figures, counted].join(",");
    return { header: `schema_version,ts,dataset,${ANSWER_COLUMNS.join(",")},sample_count`, row };
}
function figuresOf(scores, names) {
    const values = names.map((name) => scores.means.overall.get(name) ?? null);
    return values.every((value) => value !== null) ? values.map((value) => value.toFixed(DECIMALS)) : null;
}

// EXTERNAL MODULE: ./lib/system/write-whole.js
var write_whole = __webpack_require__(79456);
;// CONCATENATED MODULE: ./lib/app/leaderboard.js
/** `--leaderboard F`: appends this run's row to a CSV that many runs share. */






const EOL = "\r\n";
/** What became of the row that the request asks for; null where it asks for none. Never rejects: the verdict stays. */
async function updateLeaderboard(request, report, now) {
    if (request.leaderboard === null)
        return null;
    try {
        const root = (0,system_root/* findRoot */.wg)(request.workingDirectory);
        const from = external_node_path_.relative(root.directory, request.workingDirectory);
        const file = (0,system_root/* insideRoot */.p0)(root, from, request.leaderboard, "leaderboard");
        await appendLeaderboard(root, file, report, now);
        return { written: true, message: `a row was appended to the leaderboard ${file}` };
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const hint = error instanceof errors.GateError && error.hint !== undefined ? ` ${error.hint}` : "";
        return { written: false, message: `the leaderboard was not written: ${reason}.${hint}` };
    }
}
/**
 * Appends to `file` (relative to the root), whose header chooses the row, or begins it. Runs that passed or failed have a row; others have no figures
 * that could be compared. Throws `invalid_file` where the file's header is another, and `report_incomplete`.
 */
async function appendLeaderboard(root, file, report, now) {
    const { verdict } = report.verdict;
    if (report.inputs === null || (verdict !== "pass" && verdict !== "fail")) {
        throw new errors.GateError("invalid_file", `${file} takes no row of a run with verdict ${verdict}`);
    }
    const rows = leaderboardRows(report, now.toISOString());
    const [usual] = rows;
    if (usual === undefined) {
        const message = `${file} takes no row of a run without recall, mrr and ndcg, or without all four judged metrics`;
        throw new errors.GateError("invalid_file", message);
    }
    const earlier = textOf(root, file);
    if (earlier === null)
        return (0,write_whole/* writeWhole */.f8)(root, file, `${usual.header}${EOL}${usual.row}${EOL}`);
    const [first = ""] = earlier.split("\n", 1);
    const found = first.replace(/^\u{feff}/u, "").trimEnd();
    const fitting = rows.find(({ header }) => header === found);
    if (fitting === undefined) {
        const own = rows.map(({ header }) => `"${header}"`).join(" or ");
        throw new errors.GateError("invalid_file", `${file} has another header: there it is "${found}", this run's is ${own}`, {
            hint: "Rows of one file have one k and one layout: name another file.",
        });
    }
    const eol = first.endsWith("\r") || !earlier.includes("\n") ? EOL : "\n";
    const kept = earlier.endsWith("\n") ? earlier : `${earlier}${eol}`;
    await (0,write_whole/* writeWhole */.f8)(root, file, `${kept}${fitting.row}${eol}`);
}
/** Null where there is no such file, or nothing in it. */
function textOf(root, file) {
    try {
        const text = (0,read/* readBytes */.io)(root, file, "leaderboard", read/* JSON_LIMIT */.Vz).toString("utf8");
        return text.trim() === "" ? null : text;
    }
    catch (error) {
        if (error instanceof errors.GateError && error.code === "file_not_found")
            return null;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/app/record.js
var record = __webpack_require__(12442);
// EXTERNAL MODULE: ./lib/app/request.js
var app_request = __webpack_require__(14830);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/system/deflate.js


/** Characters; deflate looks back over 32 KiB, so that little is lost where a new piece begins. */
const PIECE = 1 << 20;
/** Raw deflate in base64: what a page unpacks with DecompressionStream and atob. */
function* deflated(parts) {
    // A piece that ends with a flush and is not the last can be followed by another: together they are one stream.
    let left = new Uint8Array();
    for (const piece of (0,chunks/* inChunks */.m)(parts, PIECE)) {
        const bytes = Buffer.concat([left, (0,external_node_zlib_.deflateRawSync)(piece, { finishFlush: external_node_zlib_.constants.Z_FULL_FLUSH })]);
        const whole = bytes.length - (bytes.length % 3);
        yield bytes.toString("base64", 0, whole);
        left = bytes.subarray(whole);
    }
    yield Buffer.concat([left, (0,external_node_zlib_.deflateRawSync)("")]).toString("base64");
}

// EXTERNAL MODULE: ./lib/system/memory.js
var memory = __webpack_require__(98214);
// EXTERNAL MODULE: ./lib/app/version.js
var version = __webpack_require__(81271);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/app/write-outcome.js
/** The report on disk, whatever the verdict; exit 0 needs both a pass and every file of it. */















const DEFAULT_REPORTS = "retrieval-gate-report";
/** Where a run reports whose suite can't be read. */
const NO_SUITE = "unnamed";
/** A report that holds nothing but the reason why there is none. */
function errorReport(failure) {
    return {
        tool: version.TOOL,
        verdict: (0,outcome/* failed */.gz)(failure, null, null),
        failure,
        inputs: null,
        run: null,
        scores: null,
        new_baseline: null,
        deterministic_digest: null,
    };
}
/**
 * Writes and verifies the report, and the baseline where `record` may; a failure to write is the verdict `error`.
 * `atDesk`: no workflow waits for files. In a folder that has no config none are left there, unless a place is named.
 */
async function writeOutcome(request, report, atDesk) {
    const suite = report.inputs?.suite.name ?? (await (0,app_request/* suiteName */.Qx)(request)) ?? NO_SUITE;
    const reportDir = reportDirectory(request, suite, report.part?.shard ?? null);
    if (atDesk && report.failure !== null && request.reportDir === null && !(0,app_request/* hasConfig */.jx)(request))
        return { report, reportDir, files: [], complete: false, baselinePath: null };
    try {
        requireNoLinks(request, reportDir);
        const cases = report.scores?.cases.length ?? 0;
        const rendered = (render) => () => {
            if (cases > 0)
                (0,memory/* requireMemory */.Fr)(cases);
            return render(report, deflated);
        };
        const files = await writeReport(reportDir, new Map(registry/* REPORTERS */.P.map(({ file, render }) => [file, rendered(render)])));
        // What ran may have left something running: a link that it put there meanwhile is seen now.
        requireNoLinks(request, reportDir);
        if (!(await isComplete(reportDir, files)))
            throw new errors.GateError("report_incomplete", `${reportDir} is incomplete`);
        const baselinePath = request.command === "record" ? await (0,record/* recordBaseline */.V3)(request, report) : baselineOf(request, report);
        const leaderboard = await updateLeaderboard(request, report, new Date());
        const outcome = { report, reportDir, files: [...files.keys()], complete: true, baselinePath };
        return leaderboard === null ? outcome : { ...outcome, leaderboard };
    }
    catch (error) {
        const failure = (0,outcome/* failureOf */.g5)(error);
        // The reason alone always finds room.
        if (failure.code === "out_of_memory" && report.inputs !== null)
            return writeOutcome({ ...request, reportDir }, errorReport(failure), atDesk);
        const broken = { ...report, verdict: (0,outcome/* failed */.gz)(failure, report.inputs, report.verdict), failure };
        return {
            report: broken,
            reportDir,
            files: [],
            complete: false,
            baselinePath: null,
        };
    }
}
/** Absolute. Shards of one suite don't write over each other, and lie where `merge retrieval-gate-report` finds them. */
function reportDirectory(request, suite, shard) {
    const own = shard === null ? suite : `${suite}-${shard.index}-of-${shard.count}`;
    return external_node_path_.resolve(request.workingDirectory, request.reportDir ?? external_node_path_.join(DEFAULT_REPORTS, own));
}
/** A change can commit a link as `retrieval-gate-report`, and its code can make one while it runs. */
function requireNoLinks({ workingDirectory }, reportDir) {
    const root = (0,system_root/* findRoot */.wg)(workingDirectory).directory;
    // The same place by its real name, and as it was written.
    const shown = external_node_path_.relative(workingDirectory, reportDir);
    (0,write_whole/* refuseLinks */.UA)(root, external_node_path_.resolve((0,external_node_fs_.realpathSync)(workingDirectory), shown), shown);
    (0,write_whole/* refuseLinks */.UA)(root, reportDir, shown);
}
function baselineOf(request, report) {
    if (report.inputs === null)
        return null;
    return (0,system_root/* absolutePath */.Hi)((0,system_root/* findRoot */.wg)(request.workingDirectory), report.inputs.config.baseline);
}


/***/ }),

/***/ 38761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  WE: () => (/* binding */ explain),
  se: () => (/* binding */ probeLosses)
});

// UNUSED EXPORTS: churnReport

// EXTERNAL MODULE: ./lib/metrics/churn.js
var metrics_churn = __webpack_require__(74879);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/model/config.js
var model_config = __webpack_require__(69559);
// EXTERNAL MODULE: ./lib/model/figures.js
var figures = __webpack_require__(26536);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/gate/pairs.js
var gate_pairs = __webpack_require__(67734);
// EXTERNAL MODULE: ./lib/metrics/clustering.js
var clustering = __webpack_require__(32967);
// EXTERNAL MODULE: ./lib/metrics/view.js
var metrics_view = __webpack_require__(19148);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/explanation.js
var explanation = __webpack_require__(81714);
// EXTERNAL MODULE: ./lib/model/run.js
var model_run = __webpack_require__(30060);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
;// CONCATENATED MODULE: ./lib/gate/explain/causes.js
/** One cause for each lost case. Several may hold; LOSS_CAUSES says which is named, and the facts stand beside it. */








/** Whether asking for more could say more: not of an answer that is broken, short, or no answer at all. */
function wantsProbe(facts) {
    return (!["error", "degraded", "nothing_returned", "no_longer_matches"].includes(causeOf(facts)) && !facts.short);
}
/** `probed` is null where the case was not asked again, or did not answer. */
function explainLoss(facts, probed, limits) {
    const seen = probed === null ? facts : { ...facts, targets: deeperTargets(facts, probed) };
    // As many as before the cut, or fewer: no more is ever given, and what comes next can't be seen.
    const beyond = probed !== null && probed.answer.returned > limits.k;
    const { id, query, intent, critical, targets, displaced_by: displacedBy, cluster, repeats } = seen;
    return {
        id,
        query,
        intent,
        critical,
        cause: probed === null ? causeOf(seen) : causeOf(seen, { beyond }),
        targets,
        displaced_by: displacedBy,
        cluster,
        repeats,
        probe: probed && { k: probed.k, returned: probed.answer.returned },
    };
}
function deeperTargets(facts, { answer }) {
    return facts.targets.map((target, i) => isLost(target) ? { ...target, deeper: answer.ranks[i] ?? null } : target);
}
/** `probe` is null where nobody asked for more; `beyond`: its list went past the cutoff. */
function causeOf(facts, probe = null) {
    const lost = facts.targets.filter(isLost);
    if (facts.error)
        return "error";
    if (facts.degraded)
        return "degraded";
    if (facts.results === 0)
        return "nothing_returned";
    if (lost.some((target) => target.unmatched !== null))
        return "no_longer_matches";
    if (isCrowded(facts))
        return "crowded_out";
    const repeats = facts.repeats.now - facts.repeats.before;
    if (repeats > 0 && repeats >= facts.displaced_by.length)
        return "duplicates";
    if (lost.every((target) => target.deeper !== null))
        return "deeper";
    if (probe?.beyond === true || facts.short)
        return "not_found";
    if (probe === null)
        return "not_looked_up";
    return facts.displaced_by.length > 0 ? "displaced" : "unresolved";
}
/**
 * More of one cluster than the baseline's list had of any, and most of the places that changed hands went to it. One
 * new result of a large cluster is no crowd: it is what moves up where a document has left the index.
 */
function isCrowded({ cluster, ofCluster, displaced_by: displacedBy, repeats }) {
    if (cluster === null || cluster.before === null || cluster.now <= cluster.before)
        return false;
    const taken = displacedBy.length + Math.max(0, repeats.now - repeats.before);
    return ofCluster >= 2 && ofCluster * 2 > taken;
}
function sharesOf(losses) {
    return explanation/* LOSS_CAUSES */.P.flatMap((cause) => {
        const cases = losses.filter((loss) => loss.cause === cause).length;
        return cases === 0 ? [] : [{ cause, cases, share: cases / losses.length }];
    });
}
/** A target that was in the top k at the baseline and is not now. */
function isLost(target) {
    return target.before !== null && target.now === null;
}
/** Worst first: critical cases, then those that find nothing now, then by the grades that are gone. */
function lossFacts({ policy, scores, run }) {
    const cases = new Map(policy.suite.cases.map((each) => [each.id, each]));
    const runs = (0,model_run/* runsById */.j)(run);
    return (0,gate_pairs/* pairCases */.Q6)(scores, policy.baseline)
        .pairs.filter(gate_pairs/* lostTarget */.yB)
        .map((pair) => {
        const subject = cases.get(pair.now.id);
        return { pair, facts: factsOf(pair, subject, runs.get(subject.id), policy.config) };
    })
        .toSorted((a, b) => Number(b.facts.critical) - Number(a.facts.critical) ||
        Number((0,gate_pairs/* newlyLost */.Kw)(b.pair)) - Number((0,gate_pairs/* newlyLost */.Kw)(a.pair)) ||
        lostGrades(b.facts) - lostGrades(a.facts) ||
        (0,canonical_json/* compareCodePoints */.OP)(a.facts.id, b.facts.id))
        .map(({ facts }) => facts);
}
function lostGrades(facts) {
    return facts.targets.filter(isLost).reduce((sum, target) => sum + target.grade, 0);
}
function factsOf(pair, subject, run, { k, definition }) {
    const { now, before } = pair;
    const outcome = run?.outcome;
    const hits = outcome?.kind === "answer" ? outcome.hits : [];
    const displacedBy = run === undefined ? [] : newcomers((0,metrics_view/* viewCase */.U1)(subject, run, definition), new Set(before.results));
    const cluster = largestCluster(hits, before, k);
    const ranks = new Set(displacedBy.map((each) => each.rank));
    return {
        case: subject,
        id: subject.id,
        query: subject.query,
        intent: subject.intent,
        critical: subject.critical,
        error: now.error !== null,
        degraded: now.degraded && before.metrics.get("degraded_rate") !== 1,
        results: hits.length,
        short: outcome?.kind === "answer" && outcome.returned < k,
        targets: subject.expected.map((target, i) => ({
            label: (0,suite/* targetLabel */.Op)(target),
            grade: target.grade,
            before: before.ranks[i] ?? null,
            now: now.ranks[i] ?? null,
            deeper: null,
            unmatched: (now.ranks[i] ?? null) === null ? standsUnmatched(before, i, hits) : null,
        })),
        displaced_by: displacedBy,
        cluster,
        ofCluster: hits.filter((hit, i) => ranks.has(i + 1) && clusterOf(hit) === cluster?.key).length,
        repeats: {
            now: hits.filter((hit) => hit.repeat).length,
            before: before.results.length - new Set(before.results).size,
        },
    };
}
/** Where the document that covered the target at the baseline is now. */
function standsUnmatched(before, target, hits) {
    const rank = before.ranks[target] ?? null;
    const document = rank === null ? undefined : before.results[rank - 1];
    const at = document === undefined ? -1 : hits.findIndex((hit) => hit.doc_id === document);
    return at === -1 ? null : at + 1;
}
function newcomers(view, before) {
    const irrelevant = new Set(view.case.judged_irrelevant);
    return view.hits.flatMap((hit, i) => {
        if (hit.repeat || before.has(hit.doc_id))
            return [];
        const covered = view.covers[i];
        const judged = covered.length > 0
            ? covered.some((target) => (0,metrics_view/* isRelevant */.MR)(view, target))
                ? "relevant"
                : "irrelevant"
            : view.forbidden[i] === true
                ? "forbidden"
                : irrelevant.has(hit.doc_id)
                    ? "irrelevant"
                    : "unjudged";
        return [{ doc_id: hit.doc_id, rank: i + 1, judged }];
    });
}
function clusterOf(hit) {
    return hit.cluster ?? hit.path;
}
/** A baseline holds ids and no clusters, but the share of its largest: no cluster had more places than that. */
function largestCluster(hits, before, k) {
    const sizes = new Map();
    for (const key of hits.map(clusterOf))
        if (key !== undefined)
            sizes.set(key, (sizes.get(key) ?? 0) + 1);
    const [key, now] = [...sizes].reduce((largest, each) => (each[1] > largest[1] ? each : largest), ["", 0]);
    if (now === 0)
        return null;
    const share = before.metrics.get((0,registry/* metricAt */.Qx)(clustering/* CLUSTERING */.Z, k).name) ?? null;
    const few = before.results.length < 2 ? before.results.length : null;
    return { key, now, before: share === null ? few : Math.round(share * before.results.length) };
}

// EXTERNAL MODULE: ./lib/metrics/family.js
var family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/metrics/mrr.js
var mrr = __webpack_require__(33130);
// EXTERNAL MODULE: ./lib/metrics/ndcg.js
var ndcg = __webpack_require__(78409);
// EXTERNAL MODULE: ./lib/metrics/precision.js
var precision = __webpack_require__(62573);
// EXTERNAL MODULE: ./lib/metrics/recall.js
var recall = __webpack_require__(83368);
// EXTERNAL MODULE: ./lib/model/defaults.generated.js
var defaults_generated = __webpack_require__(96400);
// EXTERNAL MODULE: ./lib/gate/evidence.js + 1 modules
var evidence = __webpack_require__(87297);
// EXTERNAL MODULE: ./lib/gate/moves.js
var moves = __webpack_require__(40333);
;// CONCATENATED MODULE: ./lib/gate/explain/holes.js
/**
 * Results that nobody judged. The metrics take them as not relevant, which punishes a retriever for finding what the
 * suite does not know; here stands how much that could be. It explains a verdict and never changes one.
 */














/** Judged are targets, forbidden ones and what a dataset judged not relevant. Null where no case has targets. */
function holesOf(judgement) {
    const { policy, run } = judgement;
    const { k, definition } = policy.config;
    const runs = (0,model_run/* runsById */.j)(run);
    const keys = Object.keys(FAMILIES);
    const names = new figures/* FigureNames */.j(keys.map((key) => (0,registry/* metricAt */.Qx)(FAMILIES[key], k).name));
    const totals = keys.map(() => ({ pessimistic: 0, optimistic: 0 }));
    const byCase = new Map();
    const queue = new Queue(judgement);
    let [results, unjudged] = [0, 0];
    for (const subject of policy.suite.cases) {
        const caseRun = runs.get(subject.id);
        if (subject.expect_empty || subject.answers_only === true || caseRun === undefined)
            continue;
        const found = caseHoles((0,metrics_view/* viewCase */.U1)(subject, caseRun, definition), k);
        results += found.results;
        unjudged += found.ranks.length;
        for (const [at, key] of keys.entries()) {
            totals[at].pessimistic += found.pessimistic[key];
            totals[at].optimistic += found.optimistic[key];
        }
        const optimistic = names.of(keys.map((key) => found.optimistic[key]));
        byCase.set(found.id, { unjudged: found.ranks.length, optimistic });
        queue.add(found);
    }
    const cases = byCase.size;
    if (cases === 0)
        return null;
    const bounds = totals.map((each) => ({
        pessimistic: each.pessimistic / cases,
        optimistic: each.optimistic / cases,
    }));
    return {
        cases,
        results,
        unjudged,
        bounds: new Map(names.list.map((name, at) => [name, bounds[at]])),
        by_case: byCase,
        queue: queue.entries(),
    };
}
/** Ranks of results that nobody judged; a repeat is no hole, since its document was seen above. */
function unjudgedRanks(view, k) {
    const irrelevant = new Set(view.case.judged_irrelevant);
    return view.hits.slice(0, k).flatMap((hit, i) => {
        const known = hit.repeat || view.covers[i].length > 0 || view.forbidden[i] === true || irrelevant.has(hit.doc_id);
        return known ? [] : [i + 1];
    });
}
function caseHoles(view, k) {
    const ranks = unjudgedRanks(view, k);
    const at = (family) => family.value(view, k) ?? 0;
    const pessimistic = { precision: at(precision/* PRECISION */.P), mrr: at(mrr/* MRR */.M), ndcg: at(ndcg/* NDCG */.f), recall: at(recall/* RECALL */.wV) };
    const relevant = (0,metrics_view/* relevantCount */.zQ)(view);
    const more = ranks.length;
    const optimistic = {
        precision: pessimistic.precision + more / k,
        mrr: Math.max(pessimistic.mrr, more === 0 ? 0 : 1 / ranks[0]),
        // The ideal grows with the targets, so that many low grades can outweigh what they add: then they are better left out.
        ndcg: more === 0 ? pessimistic.ndcg : Math.max(pessimistic.ndcg, ndcg/* NDCG */.f.value(withTargets(view, ranks), k)),
        recall: more === 0 ? pessimistic.recall : (pessimistic.recall * relevant + more) / (relevant + more),
    };
    return {
        id: view.case.id,
        results: Math.min(view.hits.length, k),
        ranks,
        pessimistic,
        optimistic,
    };
}
const FAMILIES = { precision: precision/* PRECISION */.P, mrr: mrr/* MRR */.M, ndcg: ndcg/* NDCG */.f, recall: recall/* RECALL */.wV };
/** Each of these results as a target of its own, of the lowest grade that counts as relevant. */
function withTargets(view, ranks) {
    const grade = Math.max(1, view.definition.relevance);
    const old = view.case.expected.length;
    const expected = ranks.map((rank) => ({ kind: "id", value: view.hits[rank - 1].doc_id, grade }));
    const added = new Map(ranks.map((rank, i) => [rank, old + i]));
    return {
        ...view,
        case: { ...view.case, expected: [...view.case.expected, ...expected] },
        covers: view.covers.map((covered, i) => {
            const own = added.get(i + 1);
            return own === undefined ? covered : [own];
        }),
    };
}
/** Nobody labels more of one report: a few thousand a day are the most that people do. */
const MOST_QUEUED = 20_000;
/**
 * In which order to label: first what is new in, or stands no lower than, the place that a lost target had; then what
 * else is new since the baseline; then the rest. Within each by case id and rank.
 */
class Queue {
    #pairs;
    #levels = [[], [], []];
    constructor({ policy, scores }) {
        this.#pairs = new Map((0,gate_pairs/* pairCases */.Q6)(scores, policy.baseline).pairs.map((pair) => [pair.now.id, pair]));
    }
    add({ id, ranks }) {
        const pair = this.#pairs.get(id);
        const before = new Set(pair?.before.results);
        const lost = pair !== undefined && (0,gate_pairs/* lostTarget */.yB)(pair);
        const lowest = lost ? lowestLost(pair.before.ranks, pair.now.ranks) : 0;
        for (const rank of ranks) {
            const isNew = pair !== undefined && !before.has(pair.now.results[rank - 1]);
            const level = this.#levels[lost && (isNew || rank <= lowest) ? 0 : isNew ? 1 : 2];
            if (level.length < MOST_QUEUED)
                level.push({ case_id: id, rank });
        }
    }
    entries() {
        return this.#levels.flat().slice(0, MOST_QUEUED);
    }
}
function lowestLost(before, now) {
    return Math.max(...before.map((rank, i) => (rank !== null && (now[i] ?? null) === null ? rank : 0)));
}
// Evidence beside the checks: how sure their change is. The rule has decided already.
/**
 * Values to resample and permute: above it what held in an intent goes without. 20,000 cases under 14 checks overall
 * and in their intents are 560,000, and take some five seconds.
 */
const MOST_VALUES = 1_000_000;
function withEvidence(verdict, head, base) {
    const judged = { head: evidenceBy(verdict, head, "head"), base: base && evidenceBy(verdict, base, "base") };
    const checks = verdict.checks.map((check) => {
        const own = check.policy === "base" ? judged.base : judged.head;
        const evidence = isTested(check) ? own?.get(keyOf(check)) : undefined;
        return evidence === undefined || check.kind !== "mean" ? check : { ...check, evidence };
    });
    return { ...verdict, checks };
}
/** Of the checks of one policy, over what was recorded: where two policies judge, most of their checks are the same. */
function evidenceBy(verdict, { policy, scores }, whose) {
    const own = verdict.checks.filter((check) => isTested(check) && (check.policy ?? "head") === whose);
    const values = own.reduce((sum, check) => sum + check.n, 0);
    const tested = (values > MOST_VALUES ? own.filter(isForemost) : own).flatMap((check) => {
        const metric = metricOf(check);
        return metric === null ? [] : [{ metric, scope: check.scope }];
    });
    const seed = policy.config.latency === "off" ? defaults_generated/* DEFAULTS */.z.latency.seed : policy.config.latency.seed;
    const found = (0,evidence/* evidenceOf */.X1)(tested, (0,gate_pairs/* pairCases */.Q6)(scores, policy.baseline), {
        seed,
        groups: (0,moves/* groupsOf */.c1)(policy.suite),
    });
    return new Map(found.map(({ metric, scope, ...evidence }) => [`${(0,model_scope/* scopeText */.Cm)(scope)} ${metric}`, evidence]));
}
/** Compared with a baseline; a check of floors over new cases has none. */
function isTested(check) {
    return check.baseline !== null && check.span !== "anchor" && metricOf(check) !== null;
}
function isForemost(check) {
    return !check.passed || check.scope.kind === "overall";
}
/** Null for all but means of values that the run alone gives. */
function metricOf(check) {
    if (check.kind !== "mean")
        return null;
    const metric = (0,registry/* parseMetric */.uo)(check.metric);
    return typeof metric !== "string" && (0,family/* isPerCase */.uE)(metric.family) ? metric : null;
}
function keyOf(check) {
    return `${(0,model_scope/* scopeText */.Cm)(check.scope)} ${check.metric}`;
}

;// CONCATENATED MODULE: ./lib/gate/explain/explain.js








// Everything that stands beside a verdict, made after it. What goes wrong here is said, and changes nothing.
/** How much more a lost case is asked for. */
const DEEPER = 10;
/** The worst cases that are asked again. */
const MOST_PROBED = 50;
async function explain(verdict, { head, base }, probe) {
    const lost = lostCases(head, base);
    const asked = probe !== null && failedInQuality(verdict) ? await askDeeper(lost, probe) : NOT_ASKED;
    const losses = lost.map(({ facts, judgement }) => {
        const loss = explainLoss(facts, asked.probed.get(facts) ?? null, judgement.policy.config);
        return judgement === head ? loss : { ...loss, policy: "base" };
    });
    return {
        verdict: withEvidence({ ...verdict, notices: [...verdict.notices, ...asked.notices] }, head, base),
        explanation: {
            losses: hasCases(head) || (base !== null && hasCases(base)) ? losses : null,
            causes: sharesOf(losses),
            holes: holesOf(head),
            churn: churnReport(head),
        },
    };
}
function hasCases({ policy }) {
    return policy.baseline !== null && policy.baseline.foreign === undefined;
}
/** Of the base's policy only what the head's own baseline does not show: a loss that the change adopted. */
function lostCases(head, base) {
    const own = lossFacts(head).map((facts) => ({ facts, judgement: head }));
    if (base === null)
        return own;
    const known = new Set(own.map(({ facts }) => facts.id));
    const adopted = lossFacts(base).filter((facts) => !known.has(facts.id));
    return [...own, ...adopted.map((facts) => ({ facts, judgement: base }))];
}
/** What no lost target explains; and what is asked, and so what is reported, must not depend on a clock. */
const APART = ["latency_regression", "cost_regression", "answer_regression"];
function failedInQuality(verdict) {
    const failed = verdict.checks.filter((check) => !check.passed && !APART.includes(check.category));
    return failed.some((check) => check.unit !== "ms");
}
const NOT_ASKED = { probed: new Map(), notices: [] };
/** What a shard asks again for the job that joins them: the worst of its own cases, those of the whole among them. */
async function probeLosses(head, base, probe) {
    const asked = lostCases(head, base)
        .filter(({ facts }) => wantsProbe(facts))
        .slice(0, MOST_PROBED)
        .map(({ facts }) => facts.case);
    if (asked.length === 0)
        return { failure: null, answers: [] };
    const { answers, failure } = await probe(asked, head.policy.config.k * DEEPER);
    const known = asked.flatMap(({ id, digest }, at) => {
        const answer = answers[at] ?? null;
        return answer === null ? [] : [{ id, digest, ...answer }];
    });
    return { failure, answers: known };
}
async function askDeeper(lost, probe) {
    const wanted = lost.filter(({ facts }) => wantsProbe(facts));
    const asked = wanted.slice(0, MOST_PROBED);
    const [first] = asked;
    if (first === undefined)
        return NOT_ASKED;
    // Both policies ask for the same k: a base with another one does not judge.
    const { k } = first.judgement.policy.config;
    const { answers, failure } = await probe(asked.map(({ facts }) => facts.case), k * DEEPER).catch((error) => ({ answers: [], failure: String(error) }));
    const probed = new Map(asked.flatMap(({ facts }, i) => {
        const answer = answers[i] ?? null;
        return answer === null ? [] : [[facts, { k: answer.k ?? k * DEEPER, answer }]];
    }));
    return { probed, notices: probeNotices(wanted, asked, probed, failure, k) };
}
function probeNotices(wanted, asked, probed, failure, k) {
    const notices = [];
    if (failure !== null)
        notices.push({ code: "probe_failed", reason: failure });
    if (wanted.length > asked.length) {
        notices.push({ code: "probe_limit", asked: asked.length, lost: wanted.length });
    }
    const capped = [...probed.values()].filter(({ answer }) => answer.returned <= k).length;
    if (capped > 0)
        notices.push({ code: "probe_capped", cases: capped, k });
    return notices;
}
// How much of the baseline's lists is left, overall, by intent and by case.
/** At k, and at every cutoff that the config names. Null where no case is paired. */
function churnReport({ policy, scores }) {
    const { pairs } = (0,gate_pairs/* pairCases */.Q6)(scores, policy.baseline);
    if (pairs.length === 0)
        return null;
    const metrics = churnMetrics(policy.config);
    const names = new figures/* FigureNames */.j(metrics.map(({ name }) => name));
    const byCase = new Map(pairs.map((pair) => [pair.now.id, names.of(valuesOf(pair, metrics))]));
    const means = (bucket) => new Map(metrics.map(({ name }) => [name, mean(bucket.map((pair) => byCase.get(pair.now.id).get(name)))]));
    return { ...(0,model_scope/* bucketed */.qd)(pairs, ({ now }) => now, means), by_case: byCase };
}
function churnMetrics(config) {
    const { gate } = config;
    const rules = (0,model_config/* namedRules */.PR)(gate).flatMap((each) => [...each.rules.keys()]);
    const named = [...rules, ...config.metrics].map(registry/* parseMetric */.uo).filter((metric) => typeof metric !== "string");
    const all = [(0,registry/* metricAt */.Qx)(metrics_churn/* JACCARD */.x, config.k), (0,registry/* metricAt */.Qx)(metrics_churn/* RBO */.s, config.k), ...named];
    const churn = all.filter((metric) => metric.family.kind === "churn");
    return [...new Map(churn.map((metric) => [metric.name, metric])).values()];
}
function valuesOf(pair, metrics) {
    return metrics.map(({ family, k }) => (family.kind === "churn" ? (0,gate_pairs/* churnOf */.ox)(pair, family, k) : null));
}
function mean(values) {
    const known = values.filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}


/***/ }),

/***/ 81714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ LOSS_CAUSES)
/* harmony export */ });
/**
 * What happened to a case that lost a target, in the order in which it is looked for: the first that holds is the
 * cause. What broke the answer as a whole comes first, then what took the places, then where the target went.
 */
const LOSS_CAUSES = [
    /** The query failed. */
    "error",
    /** The retriever fell back, which it did not at the baseline. */
    "degraded",
    "nothing_returned",
    /** The document that matched is still in the list, but what it is matched by has changed. */
    "no_longer_matches",
    /** New results of one cluster took most of the places. */
    "crowded_out",
    /** Repeats took at least half of the places. */
    "duplicates",
    /** Every lost target comes below the cutoff. */
    "deeper",
    /** Not in ten times as many results, or not before the list's own end. */
    "not_found",
    /** Pushed out by other documents; how far down the target is could not be seen. */
    "displaced",
    /** The lists say nothing of it, and nobody asked for more: it is among too many, the run passed, or no probe is to be had. */
    "not_looked_up",
    "unresolved",
];


/***/ }),

/***/ 26624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ renderText)
});

// EXTERNAL MODULE: ./lib/words/sampling.js
var sampling = __webpack_require__(77472);
// EXTERNAL MODULE: ./lib/words/side-by-side.js
var side_by_side = __webpack_require__(50676);
// EXTERNAL MODULE: ./lib/words/error-page.js
var error_page = __webpack_require__(25647);
// EXTERNAL MODULE: ./lib/words/advice.js
var advice = __webpack_require__(3073);
// EXTERNAL MODULE: ./lib/words/receipt.js
var receipt = __webpack_require__(69797);
// EXTERNAL MODULE: ./lib/words/escape.js
var words_escape = __webpack_require__(1454);
// EXTERNAL MODULE: ./lib/words/format.js
var format = __webpack_require__(50354);
// EXTERNAL MODULE: ./lib/words/headline.js
var headline = __webpack_require__(55337);
// EXTERNAL MODULE: ./lib/words/todo.js
var todo = __webpack_require__(70029);
// EXTERNAL MODULE: ./lib/words/why.js
var why = __webpack_require__(76675);
// EXTERNAL MODULE: ./lib/words/notice-list.js
var notice_list = __webpack_require__(33834);
// EXTERNAL MODULE: ./lib/words/watches.js
var watches = __webpack_require__(76254);
// EXTERNAL MODULE: ./lib/words/rows.js + 1 modules
var words_rows = __webpack_require__(78015);
// EXTERNAL MODULE: ./lib/words/notices.js
var notices = __webpack_require__(2712);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
;// CONCATENATED MODULE: ./lib/reporters/intent-table.js





/** What fits 120 columns. */
const COLUMNS = 4;
const NAME = 40;
const TOLD = ["failed", "missing", "secondary", "watched"];
const RANK = ["failed", "missing", "secondary", "held", "reported"];
/** Rows for `layout`, a head first, of at most `most` scopes; none where all held. `left` are the scopes that have no row. */
function intentTable(report, most, colors) {
    const rows = (0,words_rows/* metricRows */.IN)(report).filter((row) => row.unit !== "ms" && row.unit !== "cases");
    const byScope = (0,model_scope/* groupBy */.$z)(rows, ({ scope }) => (0,model_scope/* scopeText */.Cm)(scope));
    // Those that held are in the report.
    const failed = [...byScope.values()].filter(([row, ...more]) => row.scope.kind !== "overall" && [row, ...more].some(({ status }) => TOLD.includes(status)));
    const [, ...scopes] = (0,model_scope/* scopesOf */.ZK)(report.scores?.means);
    if (failed.length === 0)
        return { lines: [], left: scopes };
    const metrics = rows
        .filter((row) => row.scope.kind === "overall")
        .map((row) => row.metric)
        .slice(0, COLUMNS);
    const told = failed.slice(0, most).map((own) => own[0].scope);
    const head = {
        cells: [(0,notices/* byWords */.bX)(told), "cases", ...metrics.flatMap((metric) => [(0,words_escape.logLine)(metric, NAME), ""])],
        color: colors.dim,
    };
    const cases = report.inputs?.suite.cases ?? [];
    const lines = told.map((scope) => {
        const own = byScope.get((0,model_scope/* scopeText */.Cm)(scope));
        const cells = metrics.flatMap((metric) => cellsOf(own.find((row) => row.metric === metric)));
        const size = (0,model_scope/* casesIn */.XV)(cases, scope).length;
        return {
            cells: [`  ${(0,words_escape.logLine)((0,notices/* scopeLabel */.$o)(scope), NAME)}`, String(size), ...cells],
            color: paint(own, colors),
        };
    });
    const left = scopes.filter((scope) => !told.some((each) => (0,model_scope/* sameScope */.xk)(each, scope)));
    return { lines: [head, ...lines], left };
}
function cellsOf(row) {
    if (row === undefined)
        return ["–", ""];
    const { current, delta } = (0,format/* checkNumbers */.PM)(row);
    return [current, row.delta === null || Math.abs(row.delta) < 5e-4 ? "" : (0,format/* withArrow */.mh)(delta)];
}
/** As bad as the worst of its checks. */
function paint(rows, colors) {
    const worst = RANK.find((status) => rows.some((row) => row.status === status));
    if (worst === "failed" || worst === "missing")
        return colors.red;
    return worst === "secondary" ? colors.yellow : (text) => text;
}

// EXTERNAL MODULE: ./lib/words/causes.js
var causes = __webpack_require__(57417);
// EXTERNAL MODULE: ./lib/words/joined.js
var joined = __webpack_require__(17108);
// EXTERNAL MODULE: ./lib/model/problem.js
var model_problem = __webpack_require__(51246);
;// CONCATENATED MODULE: ./lib/reporters/text-checks.js








/** More than fits a screen is in the report. */
const CHECKS = 20;
const CULPRITS = 3;
const MOVES = 3;
const text_checks_NAME = 40;
const QUERY = 120;
function acceptedLines(report, colors) {
    const accepted = (0,words_rows/* acceptedChecks */.d4)(report);
    if (accepted.length === 0)
        return [];
    const title = `Accepted with the label: ${(0,format/* plural */.LS)(accepted.length, "check")} that failed by the base's files`;
    const own = accepted.filter((check) => check.secondary_to === null);
    const said = (0,joined/* joinedSentences */.o)(own);
    const more = said.length > CHECKS ? [`  +${said.length - CHECKS} more in the report`] : [];
    const lines = said
        .slice(0, CHECKS)
        .map(({ check, sentence }) => `${colors.yellow("·")} ${(0,words_escape.logLine)(sentence)}  ${colors.dim(check.category)}`);
    const follows = accepted.length - own.length;
    const rest = follows === 0 ? [] : [colors.dim(`  ${(0,format/* plural */.LS)(follows, "more check")} failed as a consequence`)];
    return [title, ...lines, ...more, ...rest];
}
/** Beyond its limit, and no failure: the reader should know. */
function watchedLines(report, colors) {
    const watched = (0,watches/* watches */.ao)(report);
    const more = watched.length > CHECKS ? [`+${watched.length - CHECKS} more to watch in the report`] : [];
    const lines = watched
        .slice(0, CHECKS)
        .map((watch) => `${colors.yellow("~")} ${(0,words_escape.logLine)((0,watches/* watchSentence */.jb)(watch))}  ${colors.dim("watch")}`);
    return [...lines, ...more];
}
function failedLines(report, colors, width) {
    const failed = (0,words_rows/* primaryFailures */.Ic)(report);
    const cases = { worst: (0,words_rows/* worstCases */.pE)(report), losses: (0,words_rows/* lossesById */.Kr)(report) };
    const sentences = new Map((0,joined/* joinedSentences */.o)(failed).map(({ check, sentence }) => [check, sentence]));
    const led = (0,joined/* leadersOf */.M)(failed);
    const leaders = failed.filter((check) => led.get(check) === check);
    const lines = leaders.slice(0, CHECKS).map((check) => {
        const others = failed.filter((each) => each !== check && led.get(each) === check);
        return [
            checkLine(check, sentences.get(check) ?? (0,notices/* checkSentence */.YC)(check), colors),
            ...alsoLine(check, others, colors),
            ...culpritLines([check, ...others], cases, colors, width),
        ];
    });
    // The worst is printed last, next to the verdict.
    return [
        ...followLines(report, colors),
        ...(leaders.length > CHECKS ? [`+${leaders.length - CHECKS} more failed checks in the report`] : []),
        ...lines.toReversed().flat(),
    ];
}
const ALSO = 4;
function alsoLine(leader, others, colors) {
    if (others.length === 0 || leader.kind === "weakening")
        return [];
    const names = others.slice(0, ALSO).map((check) => {
        const { baseline, current } = (0,format/* checkNumbers */.PM)(check);
        const metric = check.metric === leader.metric ? "" : `${check.metric} `;
        return `${metric}${(0,notices/* scopeWords */.AN)(check.scope)} (${check.baseline === null ? "" : `${baseline} → `}${current})`;
    });
    const more = others.length > ALSO ? ` and ${(0,format/* plural */.LS)(others.length - ALSO, "more check")}` : "";
    return [colors.dim(`    also ${(0,words_escape.logLine)(names.join(", "))}${more}`)];
}
function checkLine(check, sentence, colors) {
    return `${colors.red("✗")} ${(0,words_escape.logLine)(sentence)}  ${colors.dim(check.category)}`;
}
const FOLLOWING = 4;
/** What failed as a consequence: a line for each cause. */
function followLines(report, colors) {
    const follows = (0,words_rows/* failedChecks */.HH)(report).filter((check) => check.secondary_to !== null);
    return [...new Set(follows.map((check) => check.secondary_to))].map((cause) => {
        const own = follows.filter((check) => check.secondary_to === cause);
        const names = own.slice(0, FOLLOWING).map((check) => `${check.metric} ${(0,notices/* scopeWords */.AN)(check.scope)}`);
        const more = own.length > FOLLOWING ? ` and ${own.length - FOLLOWING} more` : "";
        return `${colors.yellow("·")} ${(0,words_escape.logLine)(`failed because of ${cause}: ${names.join(", ")}${more}`)}`;
    });
}
/** Each case stands under the worst check that names it. */
function culpritLines(checks, { worst, losses }, colors, width) {
    const own = worst.filter((each) => checks.includes(each.check));
    const left = own.length - Math.min(own.length, CULPRITS);
    return [
        ...own.slice(0, CULPRITS).flatMap((each) => caseLines(each, losses.get(each.id), colors, width)),
        ...(left > 0 ? [colors.dim(`    and ${(0,format/* plural */.LS)(left, "more case")}`)] : []),
    ];
}
function caseLines({ case: one, id, check, culprit }, loss, colors, width) {
    const name = one === null ? `case ${(0,words_escape.logLine)(id, width)}` : `"${(0,words_escape.logLine)(one.query, Math.max(20, width - 30))}"`;
    const change = (0,words_escape.logLine)((0,format/* culpritChange */.m8)(check, culprit));
    const moves = check.unit === "ms" || check.unit === "money"
        ? []
        : (0,format/* changedMoves */.HS)((0,format/* culpritMoves */._j)(culprit, one)).slice(0, MOVES);
    const ranks = moves.map((move) => `      ${(0,words_escape.logLine)(move.label, text_checks_NAME * 2)}  rank ${(0,format/* moveWords */.JU)(move).replace(/^rank /, "")}`);
    const why = loss === undefined ? [] : [colors.dim(`      ${(0,words_escape.logLine)((0,causes/* lossWords */.VH)(loss), width * 2)}`)];
    const params = one?.params && [colors.dim(`      params ${(0,words_escape.logLine)(JSON.stringify(one.params), width)}`)];
    return [`    ${name}  ${colors.dim(change)}`, ...(params ?? []), ...ranks, ...why];
}
const QUERIES = 3;
/** What the retriever said to the queries that failed, where that ended the run. */
function queryLines(report, colors) {
    const failed = report.failure === null ? [] : (0,words_rows/* failedQueries */.MH)(report);
    const left = failed.length - QUERIES;
    const lines = failed.slice(0, QUERIES).map(({ case: one, error }) => {
        // What a server said names the query itself.
        const query = error.includes(one.query) ? "" : `"${(0,words_escape.logLine)(one.query, QUERY)}": `;
        return `${colors.red("✗")} ${query}${(0,words_escape.logLine)(error, QUERY * 2)}`;
    });
    return left > 0 ? [...lines, colors.dim(`+${(0,format/* plural */.LS)(left, "more query", "more queries")} failed`)] : lines;
}
/** SGR codes of ECMA-48 8.3.117: each turns off only what it turned on, so that they nest. */
function palette(color) {
    const sgr = (on, off) => (text) => color ? `\u001b[${on}m${text}\u001b[${off}m` : text;
    return { bold: sgr(1, 22), dim: sgr(2, 22), red: sgr(31, 39), green: sgr(32, 39), yellow: sgr(33, 39) };
}
const GAP = "  ";
/** Aligned columns: the first and the last to the left, numbers between them to the right. */
function layout(lines) {
    const count = Math.max(...lines.map((line) => line.cells.length));
    const widths = Array.from({ length: count }, (_, i) => Math.max(...lines.map((line) => width(line.cells[i] ?? ""))));
    return lines.map(({ cells, color }) => {
        const padded = cells.map((cell, i) => {
            const space = " ".repeat(widths[i] - width(cell));
            return i === 0 || i === count - 1 ? cell + space : space + cell;
        });
        return color(padded.join(GAP).trimEnd());
    });
}
const NO_COLUMN = /\p{Mn}|\p{Me}|[\u200b-\u200d]/u;
const TWO_COLUMNS = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
/** Columns that a text takes: wide East Asian characters and emoji take two, combining marks none. */
function width(text) {
    let columns = 0;
    for (const character of text) {
        if (!NO_COLUMN.test(character))
            columns += TWO_COLUMNS.test(character) ? 2 : 1;
    }
    return columns;
}
/** On the machine that has the report, a command to paste as it is. */
function placed(command, reportPath) {
    const folder = reportPath?.replace(/[/\\][^/\\]*$/, "");
    return folder === undefined
        ? command
        : command.replace("<report-dir>/baseline.json", () => (0,words_escape/* shellWord */.r7)(`${folder}/baseline.json`));
}
const PROBLEMS = 50;
function problemLines(report, colors) {
    if (report.failure === null)
        return [];
    const { problems } = report.failure;
    const lines = problems
        .slice(0, PROBLEMS)
        .map((problem) => `${colors.red("✗")} ${(0,words_escape.logLine)((0,model_problem.formatProblem)(problem), 1_000)}`);
    const more = problems.length > PROBLEMS ? [`+${problems.length - PROBLEMS} more`] : [];
    return [...lines, ...more];
}

;// CONCATENATED MODULE: ./lib/reporters/text.js
/** What `gate` and `record` print. Failures last and the verdict at the very end, where a terminal stops scrolling. */
















/** More than fits a screen is in the report. */
const NOTICES = 20;
/** A pass on unchanged results takes ten lines in all. */
const QUIET_NOTICES = 4;
const INTENTS = 30;
const FIGURES = 8;
const text_NAME = 40;
/** The whole run as text with a newline at the end; SGR colours only where asked for. */
function renderText(report, options) {
    const colors = palette(options.color);
    const end = endLines(report, options, colors);
    if (isQuiet(report)) {
        const above = [
            heading(report, colors),
            figuresLine(report),
            ...noticeLines(report, colors, options.width, QUIET_NOTICES),
        ];
        return `${[...above, "", ...end].join("\n")}\n`;
    }
    // A run that broke off has figures that compare with nothing.
    const whole = report.failure === null || report.new_baseline !== null;
    const blocks = [
        [heading(report, colors)],
        ...(whole ? [metricLines(report, colors), [...latencyLines(report, colors), ...(0,sampling/* loadLines */.c1)(report)]] : []),
        noticeLines(report, colors, options.width, NOTICES),
        acceptedLines(report, colors),
        watchedLines(report, colors),
        failedLines(report, colors, options.width),
        problemLines(report, colors),
        queryLines(report, colors),
        end,
    ];
    return blocks
        .filter((lines) => lines.length > 0)
        .map((lines) => `${lines.join("\n")}\n`)
        .join("\n");
}
/** A pass on unchanged results has nothing to show but that it is one. */
function isQuiet(report) {
    const { verdict, accepted = [] } = report.verdict;
    if (verdict !== "pass" || accepted.length > 0 || (0,watches/* watchedChecks */.uM)(report).length > 0)
        return false;
    const rows = (0,words_rows/* metricRows */.IN)(report).filter((row) => row.unit !== "ms");
    return (report.inputs?.baseline !== null && rows.every(({ delta }) => delta === null || Math.abs(delta) < 1e-9));
}
/** The overall figures in one line. */
function figuresLine(report) {
    const overall = (0,words_rows/* metricRows */.IN)(report).filter(({ scope, current }) => scope.kind === "overall" && current !== null);
    const figures = overall.filter(({ unit }) => unit === "share" || unit === "ms").slice(0, FIGURES);
    return (0,words_escape.logLine)(figures.map((row) => `${row.metric} ${(0,format/* checkNumbers */.PM)(row).current}`).join(", "));
}
function heading(report, colors) {
    if (report.inputs === null)
        return colors.dim(report.tool);
    const { suite, config, baseline } = report.inputs;
    const beside = (0,side_by_side/* besideCommit */.yD)(report);
    const stored = baseline === null ? "no baseline" : `baseline ${(0,words_escape.logLine)(config.baseline, text_NAME * 2)}`;
    const against = beside === null ? stored : `side by side with the base ${beside}`;
    const name = `${(0,words_escape.logLine)(suite.name, text_NAME)} ${(0,words_escape.logLine)(suite.revision, text_NAME)}`;
    const facts = [
        (0,format/* plural */.LS)(suite.cases.length, "case"),
        `k = ${config.k}`,
        against,
        (0,words_escape.logLine)((0,receipt/* originWords */.u)(report)),
    ];
    return `${colors.bold(name)}  ${facts.filter((fact) => fact !== "").join(", ")}`;
}
const STATUS = {
    held: "",
    watched: "watch",
    failed: "FAILED",
    secondary: "failed, follows",
    missing: "MISSING",
    reported: "not gated",
};
function statusColor(status, colors) {
    if (status === "failed" || status === "missing")
        return colors.red;
    if (status === "secondary" || status === "watched")
        return colors.yellow;
    return status === "reported" ? colors.dim : (text) => text;
}
/** All metrics overall, then a line for each intent; latency has its own table. */
function metricLines(report, colors) {
    const rows = (0,words_rows/* metricRows */.IN)(report).filter((row) => row.scope.kind === "overall" && row.unit !== "ms");
    if (rows.length === 0)
        return [];
    const judged = report.verdict.checks.length > 0;
    const head = { cells: ["overall", "baseline", "now", "change", "limit", ""], color: colors.dim };
    const { lines, left } = intentTable(report, INTENTS, colors);
    return [
        ...layout([head, ...rows.map((row) => metricCells(row, judged, colors))]),
        ...(lines.length > 0 ? ["", ...layout(lines)] : []),
        ...leftLines(left, colors),
    ];
}
const leftLines = (left, colors) => left.length === 0 ? [] : [colors.dim(`+${(0,notices/* countWords */.rj)(left)} more in the report`)];
function metricCells(row, judged, colors) {
    const { baseline, current, delta, limit } = (0,format/* checkNumbers */.PM)(row);
    const status = judged ? STATUS[row.status] : "";
    const cells = [`  ${(0,words_escape.logLine)(row.metric, text_NAME)}`, baseline, current, (0,format/* withArrow */.mh)(delta), limit, status];
    return { cells, color: statusColor(row.status, colors) };
}
function latencyLines(report, colors) {
    const rows = (0,words_rows/* latencyRows */.uG)(report);
    if (rows.length === 0)
        return [];
    const beside = (0,side_by_side/* besideCommit */.yD)(report) !== null && report.run?.timing.seed !== undefined;
    const titles = ["latency", "samples", "p50", "baseline", "p95", "baseline", "mean"];
    const head = {
        cells: [...titles, ...(beside ? ["p50 / base's", "p95 / base's"] : []), ""],
        color: colors.dim,
    };
    const stages = (0,words_rows/* stageRows */.U7)(report).filter((row) => row.scope.kind === "overall");
    const told = rows.filter((row) => row.scope.kind === "overall" || (0,words_rows/* slowerThanAllowed */.SM)(report, row));
    const shown = [...told.slice(0, INTENTS + 1), ...stages.slice(0, INTENTS)];
    const ratios = (row) => {
        if (!beside)
            return [];
        return side_by_side/* RATIO_METRICS */.Gz.map(({ metric }) => row.stage === null ? (0,side_by_side/* ratioCell */.oV)(report, row.scope, metric) : format/* NONE */.x3);
    };
    const lines = shown.map((row) => latencyLine(row, ratios(row), (0,words_rows/* failedPercentiles */.g5)(report, row), colors));
    const left = rows.filter((row) => !shown.includes(row)).map(({ scope }) => scope);
    return [...layout([head, ...lines]), ...leftLines(left, colors)];
}
function latencyLine(row, ratios, failed, colors) {
    const { now, before } = row;
    return {
        cells: [
            `  ${(0,words_escape.logLine)((0,notices/* latencyLabel */.hs)(row), text_NAME)}`,
            String(now.samples),
            (0,format/* formatMs */._V)(now.p50_ms),
            (0,format/* formatMs */._V)(before?.p50_ms ?? null),
            (0,format/* formatMs */._V)(now.p95_ms),
            (0,format/* formatMs */._V)(before?.p95_ms ?? null),
            (0,format/* formatMs */._V)(now.mean_ms),
            ...ratios,
            failed.length > 0 ? `${failed.join(", ")} ${STATUS.failed}` : "",
        ],
        color: failed.length > 0 ? colors.red : (text) => text,
    };
}
function noticeLines(report, colors, width, most) {
    const notices = (0,notice_list/* noticeSentences */.p)(report);
    const lines = notices.slice(0, most).map((notice) => colors.dim(`note: ${(0,words_escape.logLine)(notice, width * 2)}`));
    const left = notices.length - lines.length;
    return left > 0 ? [...lines, colors.dim(`+${(0,format/* plural */.LS)(left, "note")} more in the report`)] : lines;
}
function endLines(report, options, colors) {
    const { verdict } = report.verdict;
    const paint = verdict === "pass" ? colors.green : verdict === "partial" ? colors.yellow : colors.red;
    const steps = verdict === "pass" ? [] : (0,advice/* nextSteps */.Zn)(report, options.folder).slice(1);
    const [fact, ...lastLines] = (0,headline/* factLines */.Kp)(report);
    const told = [
        // The problems of a failure stand above, each on its line.
        ["why", report.failure === null ? (0,why/* whyWords */.W)(report) : ""],
        ["what to do", (0,todo/* todoWords */.o)(report)],
        ["more", report.failure === null ? "" : (0,error_page/* pageOfError */.N)(report.failure.code)],
    ];
    const said = told.filter(([, words]) => words !== "");
    return [
        ...said.map(([title, words]) => `${colors.bold(`${title}:`)} ${(0,words_escape.logLine)(words, 2_000)}`),
        ...steps.map((step) => colors.dim(`${step.why}: ${(0,words_escape.logLine)(placed(step.command, options.reportPath), 2_000)}`)),
        `${paint(colors.bold((0,words_escape.logLine)((0,headline/* verdictWords */.L2)(report))))}  ${(0,words_escape.logLine)(fact, 2_000)}`,
        ...lastLines.map((line) => `    ${(0,words_escape.logLine)(line, 2_000)}`),
        ...(options.reportPath === null ? [] : [`report: ${(0,words_escape.logLine)(options.reportPath)}`]),
    ];
}


/***/ }),

/***/ 23925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   DS: () => (/* binding */ casesOf),
/* harmony export */   Z5: () => (/* binding */ partialVerdict),
/* harmony export */   dS: () => (/* binding */ standIns),
/* harmony export */   h6: () => (/* binding */ dealt),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/** Which cases are whose. */

/** A matrix of GitHub Actions makes at most 256 jobs. */
const MOST_SHARDS = 1000;
/** Reads `2/4`. Throws `usage`. */
function parseShard(text) {
    const [, index = NaN, count = NaN] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
    if (index <= count && count <= MOST_SHARDS)
        return { index, count };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("usage", `shard is "${text}"`, {
        hint: `Expected i/n, the first shard being 1, such as 1/4 (4/4 the last); n is at most ${MOST_SHARDS}.`,
    });
}
/** `shard 2 of 4` */
function shardName({ index, count }) {
    return `shard ${index} of ${count}`;
}
/** The shard's own: cases are dealt out in their order, so that each is in exactly one shard. */
function dealt(cases, { index, count }) {
    return cases.filter((_, at) => at % count === index - 1);
}
/** As dealt; throws `usage` where a shard of so many would have nothing to ask. */
function casesOf(cases, shard) {
    if (shard.count <= cases.length)
        return dealt(cases, shard);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("usage", `${shardName(shard)}: there are ${cases.length} cases for ${shard.count} shards`, {
        hint: `Use at most ${cases.length} shards.`,
    });
}
/** A shard judges nothing: what it measured decides with the others'. */
function partialVerdict(shard, asked, all) {
    return {
        verdict: "partial",
        categories: [],
        secondary_categories: [],
        checks: [],
        notices: [{ code: "shard", ...shard, cases: asked, of: all }],
    };
}
/**
 * Gives every case that other shards ask the samples of one of this shard's, of its intent where the shard has any.
 * All shards take equally many repeats by the same rule, so what a bucket will have together is known here; and the
 * bootstrap draws as many blocks as there will be, so its interval is the one to expect, not the wider one of a part.
 */
function standIns(all, own) {
    const ids = new Set(own.map((each) => each.id));
    const byIntent = new Map();
    for (const each of own)
        byIntent.set(each.intent, [...(byIntent.get(each.intent) ?? []), each]);
    const dealt = new Map();
    const model = all.map(({ id, intent }) => {
        if (ids.has(id))
            return [id, id];
        const models = byIntent.get(intent) ?? own;
        const turn = dealt.get(intent) ?? 0;
        dealt.set(intent, turn + 1);
        return [id, models[turn % models.length].id];
    });
    return (samples) => new Map(model.flatMap(([id, from]) => {
        const taken = samples.get(from);
        return taken === undefined ? [] : [[id, taken]];
    }));
}


/***/ }),

/***/ 22577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gunzipped: () => (/* binding */ gunzipped),
/* harmony export */   u: () => (/* binding */ writtenAs)
/* harmony export */ });
/* unused harmony export gzipped */
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/** Gzip files (RFC 1952) of one member, made the same every time and read no further than a limit. */

const MAGIC = [0x1f, 0x8b, 8];
const HEADER = 10;
const TRAILER = 8;
const LEVEL = 9;
/** "Maximum compression" in the header's byte for it, and an operating system that is not named. */
const [BEST, UNKNOWN_SYSTEM] = [2, 255];
const FLAGS = { crc: 2, extra: 4, name: 8, comment: 16, reserved: 0xe0 };
/** What is to be written at a path: the text, or where the name says so one gzip member without name and time. */
function writtenAs(file, parts) {
    return /\.gz$/i.test(file) ? gzipped(parts) : parts;
}
function gzipped(parts) {
    const bytes = Buffer.concat([...parts].map((part) => Buffer.from(part)));
    const trailer = Buffer.alloc(TRAILER);
    trailer.writeUInt32LE((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(bytes), 0);
    trailer.writeUInt32LE(bytes.length % 2 ** 32, 4);
    return Buffer.concat([
        Buffer.from([...MAGIC, 0, 0, 0, 0, 0, BEST, UNKNOWN_SYSTEM]),
        (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.deflateRawSync)(bytes, { level: LEVEL }),
        trailer,
    ]);
}
/** The inflated bytes, at most `limit` of them. */
function gunzipped(bytes, limit) {
    const start = headerEnd(bytes);
    if (typeof start === "string")
        return start;
    const body = inflated(bytes.subarray(start), limit);
    if (typeof body === "string")
        return body;
    const end = start + body.read;
    if (end + TRAILER > bytes.length)
        return "cut_off";
    if (end + TRAILER < bytes.length)
        return "more_behind";
    const isSound = bytes.readUInt32LE(end) === (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(body.bytes) &&
        bytes.readUInt32LE(end + 4) === body.bytes.length % 2 ** 32;
    return isSound ? body.bytes : "damaged";
}
/** Where the compressed data starts. */
function headerEnd(bytes) {
    if (!MAGIC.every((byte, at) => bytes[at] === byte))
        return "no_gzip";
    const flags = bytes[3] ?? 0;
    if ((flags & FLAGS.reserved) !== 0)
        return "no_gzip";
    let at = HEADER;
    if ((flags & FLAGS.extra) !== 0 && at + 2 <= bytes.length)
        at += 2 + bytes.readUInt16LE(at);
    for (const flag of [FLAGS.name, FLAGS.comment]) {
        if ((flags & flag) === 0)
            continue;
        const zero = bytes.indexOf(0, at);
        if (zero === -1)
            return "cut_off";
        at = zero + 1;
    }
    if ((flags & FLAGS.crc) !== 0)
        at += 2;
    return at >= bytes.length ? "cut_off" : at;
}
function inflated(bytes, limit) {
    try {
        const { buffer, engine } = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(bytes, {
            info: true,
            maxOutputLength: limit,
        });
        return { bytes: buffer, read: engine.bytesWritten };
    }
    catch (error) {
        const code = error instanceof Error && "code" in error ? error.code : undefined;
        if (code === "ERR_BUFFER_TOO_LARGE")
            return "too_large";
        return code === "Z_BUF_ERROR" ? "cut_off" : "damaged";
    }
}


/***/ })

};
