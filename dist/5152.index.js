export const id = 5152;
export const ids = [5152];
export const modules = {

/***/ 48354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Au: () => (/* binding */ driftOver),
/* harmony export */   BZ: () => (/* binding */ gained),
/* harmony export */   H6: () => (/* binding */ sameClock),
/* harmony export */   HZ: () => (/* binding */ withDrifts),
/* harmony export */   X9: () => (/* binding */ anchored),
/* harmony export */   cj: () => (/* binding */ figureAnchor),
/* harmony export */   hJ: () => (/* binding */ distanceOf),
/* harmony export */   nN: () => (/* binding */ spreadName),
/* harmony export */   pS: () => (/* binding */ asScore),
/* harmony export */   sV: () => (/* binding */ inPlaceOf),
/* harmony export */   uq: () => (/* binding */ keptOf)
/* harmony export */ });
/* unused harmony export standing */
/* harmony import */ var _metrics_fill_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64168);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27139);
/* harmony import */ var _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6267);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16886);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90997);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(72508);
/* harmony import */ var _moves_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40333);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96142);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67734);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5305);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(28654);
/* harmony import */ var _runs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(51613);
/**
 * The anchor: the state that was last accepted, or last gained. A fall within tolerance that is recorded as the new
 * baseline could otherwise be repeated without end. Of recall, mrr and ndcg each row keeps what they have moved since
 * (drift); of every other gated figure the baseline keeps how far it lies from the best that was recorded. So whatever is
 * edited in between, now - anchor = what the file keeps + (now - baseline). Everything here follows from two files and,
 * where targets were edited, from what the run scores by the base's.
 */












/** The new baseline with its anchor: carried on, moved by a gain, or moved by an acceptance of what failed. */
function anchored(made, recording) {
    const before = comparable(recording.before, made);
    if (before === null)
        return made;
    const moved = withDrifts(made, driftOver(made, before, recording.byBase));
    const { accepting } = recording;
    const held = accepting === null ? moved : acceptedIn(moved, recording, scopesOf(accepting, recording.config));
    // What was accepted here may have gained elsewhere; recorded again it would be a gain.
    const settled = gained(held, recording) ?? held;
    const own = accepting?.filter(({ passed }) => !passed) ?? [];
    const released = new Set(own.map(({ scope, metric }) => `${(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeText */ .Cm)(scope)} ${metric}`));
    const anchor = figureAnchor(settled, before, recording, released);
    const still = sameRecord(before, { ...settled, anchor });
    const count = settled === moved ? (before.recordings ?? 0) + Number(!still) : 0;
    return {
        ...settled,
        ...(anchor.size === 0 ? {} : { anchor }),
        ...(count === 0 ? {} : { recordings: count }),
    };
}
/** What was measured in place of a stored baseline, as far from the anchor as that says. */
function inPlaceOf(stored, made, by) {
    const before = comparable(stored, made);
    if (before === null)
        return made;
    const moved = withDrifts(made, driftOver(made, before, null));
    return { ...moved, anchor: figureAnchor(moved, before, by) };
}
/** Null where its figures mean something else: then the new baseline is its own anchor. */
function comparable(before, made) {
    if (before === null || before.foreign !== undefined || before.k !== made.k)
        return null;
    return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)(before.definition) === (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)(made.definition) ? before : null;
}
function sameRecord(before, after) {
    const rows = ({ cases }) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)([...cases].map(([id, { digests, metrics, ranks, results }]) => [id, digests, metrics, ranks, results]));
    return rows(before) === rows(after);
}
// Drift of the rows.
/**
 * What each row has moved since the anchor, by id: what its former row kept, plus how far the run moved, scored by the
 * former targets; at most the row's value, since no anchor is below 0. A query that was edited keeps what it had.
 */
function driftOver(made, before, byBase) {
    const scored = new Map(byBase?.cases.map((each) => [each.id, each]));
    const drifts = new Map();
    for (const [id, row] of made.cases) {
        const former = before.cases.get(id);
        if (former === undefined)
            continue;
        const now = (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_11__/* .sameQuestion */ .RB)(former.digests, row.digests) ? row : scored.get(id);
        const compared = now !== undefined && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_11__/* .sameQuestion */ .RB)(former.digests, now.digests) ? now : null;
        const drift = driftOf(former, compared, row, made.k);
        if (drift !== null)
            drifts.set(id, drift);
    }
    return drifts;
}
/** What was recorded is rounded: a difference that small is none. */
function moveOf(difference) {
    return Math.abs(difference) <= _rules_js__WEBPACK_IMPORTED_MODULE_9__/* .EPSILON */ .p8 ? 0 : difference;
}
function driftOf(former, now, row, k) {
    const entries = _rule_js__WEBPACK_IMPORTED_MODULE_8__/* .HEADLINE */ .ZS.flatMap((metric) => {
        const name = `${metric}@${k}`;
        const [was, is, own] = [former, now, row].map((each) => each?.metrics.get(name) ?? null);
        const move = was === null || is === null ? 0 : moveOf(is - was);
        const drift = (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .roundNumber */ .Wf)(Math.min((former.drift?.[metric] ?? 0) + move, own ?? 0));
        return drift === 0 ? [] : [[metric, drift]];
    });
    return entries.length === 0 ? null : Object.fromEntries(entries);
}
function withDrifts(made, drifts) {
    const rows = [...made.cases].map(([id, row]) => {
        const { drift: _drift, ...still } = row;
        const drift = drifts.get(id);
        return [id, drift === undefined ? still : { ...still, drift }];
    });
    return { ...made, cases: new Map(rows) };
}
/** Each row beside itself: what the rule is asked of it is its drift. */
function standing(made, { config, suite }) {
    const { rules } = (0,_rules_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveRules */ .SJ)(config, suite);
    return (0,_moves_js__WEBPACK_IMPORTED_MODULE_5__/* .headlineBuckets */ .aW)(rules, { config, suite, baseline: made }, { pairs: pairsOf(made, suite), added: [] }, "anchor");
}
function pairsOf(made, { cases }) {
    return cases.flatMap((each) => {
        const before = made.cases.get(each.id);
        return before === undefined ? [] : [{ now: asScore(each, before), before }];
    });
}
/** A row as if a run had just answered it. */
function asScore({ id, intent, tags }, row) {
    const { digests, metrics, ranks, results, latency_ms: samples, spans_ms: spans } = row;
    return {
        id,
        intent,
        ...(tags === undefined ? {} : { tags }),
        digests,
        metrics,
        ranks,
        results,
        forbidden_ranks: [],
        many_to_many: false,
        targets: ranks.length,
        degraded: false,
        error: null,
        samples_ms: samples,
        ...(spans === undefined ? {} : { spans_ms: spans }),
    };
}
/**
 * The whole suite gained significantly since the anchor: it moves where nothing is below it, intent by intent. Null where
 * it stays: no gain, or what is left of the drift would fail by itself.
 */
function gained(moved, recording) {
    const { suite, config } = recording;
    const whole = standing(moved, recording).find(({ kind }) => kind === "overall");
    if (whole === undefined || (0,_rule_js__WEBPACK_IMPORTED_MODULE_8__/* .gainP */ .qD)(whole) > _rule_js__WEBPACK_IMPORTED_MODULE_8__/* .GAIN_LEVEL */ .Nt + _rules_js__WEBPACK_IMPORTED_MODULE_9__/* .EPSILON */ .p8)
        return null;
    const cleared = new Set([...new Set(suite.cases.map(({ intent }) => intent))].flatMap((intent) => {
        const own = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .casesIn */ .XV)(suite.cases, (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .intentScope */ .Ln)(intent)).map(({ id }) => id);
        const below = _rule_js__WEBPACK_IMPORTED_MODULE_8__/* .HEADLINE */ .ZS.some((metric) => {
            const drifts = own.map((id) => moved.cases.get(id)?.drift?.[metric] ?? 0);
            return drifts.reduce((sum, each) => sum + each, 0) < -_rules_js__WEBPACK_IMPORTED_MODULE_9__/* .EPSILON */ .p8 * own.length;
        });
        return below ? [] : own;
    }));
    const made = withoutDrift(moved, cleared);
    return failingScopes(made, { suite, config }).length > 0 ? null : made;
}
function withoutDrift(made, ids) {
    const left = [...made.cases].flatMap(([id, { drift }]) => drift === undefined || ids.has(id) ? [] : [[id, drift]]);
    return withDrifts(made, new Map(left));
}
/** The buckets that fail by their drift alone. */
function failingScopes(made, recording) {
    const buckets = standing(made, recording);
    const rulings = (0,_rule_js__WEBPACK_IMPORTED_MODULE_8__/* .ruleOn */ .YC)(buckets, "anchor");
    return buckets.flatMap(({ scope }, at) => [...rulings[at].values()].some(({ outcome }) => outcome === "fail") ? [scope] : []);
}
/** The anchor of what fell: the rows of these buckets, and of each that then fails, until none does. */
function acceptedIn(moved, recording, scopes) {
    let made = moved;
    for (let open = [...scopes, ...failingScopes(moved, recording)]; open.length > 0;) {
        const ids = open.flatMap((scope) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .casesIn */ .XV)(recording.suite.cases, scope).map(({ id }) => id));
        made = withoutDrift(made, new Set(ids));
        open = [...failingScopes(made, recording)];
    }
    return made;
}
/** Of failed checks of recall, mrr or ndcg. */
function scopesOf(checks, config) {
    const failed = checks.filter(({ passed, metric, kind }) => !passed && kind === "mean" && (0,_rules_js__WEBPACK_IMPORTED_MODULE_9__/* .isRuled */ .bf)(metric, config));
    return [...new Map(failed.map(({ scope }) => [(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeText */ .Cm)(scope), scope])).values()];
}
// Every other gated figure: one distance for each scope and metric.
/** What the spread between the runs of a baseline is called among its figures. */
function spreadName(metric) {
    return `${metric} spread`;
}
/** A spread that is less by more than this share is the new anchor. */
const SPREAD_SHARE = 0.25;
/**
 * How far each figure of the new baseline lies from its anchor, over the cases that both baselines asked: what the former
 * kept plus the move. 0, and left out, where it is better by more than its tolerance, where it was released (by scope and
 * metric), and of lists that got shorter and find more.
 */
function figureAnchor(made, before, { config, suite }, released = new Set()) {
    const { rules } = (0,_rules_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveRules */ .SJ)(config, suite);
    const scores = { cases: pairsOf(made, suite).map(({ now }) => now) };
    const pairing = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_7__/* .pairCases */ .Q6)(scores, before);
    const buckets = (0,_moves_js__WEBPACK_IMPORTED_MODULE_5__/* .headlineBuckets */ .aW)(rules, { config, suite, baseline: before }, pairing, "baseline");
    const anchor = new Map();
    const keep = (scope, metric, distance) => {
        const rounded = (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .roundNumber */ .Wf)(distance);
        if (rounded === 0 || released.has(`${(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeText */ .Cm)(scope)} ${metric}`))
            return;
        const own = anchor.get((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeText */ .Cm)(scope)) ?? new Map();
        anchor.set((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeText */ .Cm)(scope), own.set(metric, rounded));
    };
    for (const rule of rules) {
        const { metric, scope } = rule;
        const spreads = [made, before].map((each) => (0,_runs_js__WEBPACK_IMPORTED_MODULE_10__/* .spreadOf */ .jg)(each, scope, metric.name));
        if (spreads.every((each) => each !== null)) {
            const [now, was] = spreads;
            const distance = keptOf(before, scope, spreadName(metric.name)) + moveOf(now - was);
            if (-distance <= SPREAD_SHARE * (now - distance))
                keep(scope, spreadName(metric.name), distance);
        }
        const found = (0,_rules_js__WEBPACK_IMPORTED_MODULE_9__/* .isHeadline */ .R)(metric, config) ? null : distanceOf(rule, pairing, made, before);
        if (found === null)
            continue;
        const { distance, worse, tolerance } = found;
        // What did not move keeps its anchor, though by now fewer or more cases share the tolerance.
        const still = distance === keptOf(before, scope, metric.name);
        if (!still && worse < -(tolerance + _rules_js__WEBPACK_IMPORTED_MODULE_9__/* .EPSILON */ .p8))
            continue;
        const bucket = buckets.find((each) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeText */ .Cm)(each.scope) === (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeText */ .Cm)(scope));
        const fill = metric.family.name === _metrics_fill_js__WEBPACK_IMPORTED_MODULE_0__/* .FILL_RATE */ .R.name && bucket !== undefined;
        if (fill && worse > tolerance + _rules_js__WEBPACK_IMPORTED_MODULE_9__/* .EPSILON */ .p8 && (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_6__/* .foundMore */ .af)(bucket))
            continue;
        keep(scope, metric.name, distance);
    }
    return anchor;
}
/** What a baseline keeps of a figure; 0 where it is its own anchor. */
function keptOf({ anchor }, scope, metric) {
    return anchor?.get((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeText */ .Cm)(scope))?.get(metric) ?? 0;
}
/** Null for what has no tolerance, and for what has no figure on both sides. */
function distanceOf(rule, pairing, made, before) {
    const { metric, scope } = rule;
    const { family, name } = metric;
    if (rule.tolerance.length === 0 || family.kind === "churn" || family.kind === "load")
        return null;
    if (family.kind === "latency" && !sameClock(made, before))
        return null;
    const { pairs } = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_7__/* .bucketFor */ ._d)(pairing, scope, family);
    const figure = (side) => family.kind === "latency"
        ? (0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_2__/* .bucketStatistic */ .Zh)(pairs.map((pair) => timesIn(pair, side, metric)), family.statistic, made.definition.percentile)
        : (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(pairs.map((pair) => pair.now), (_, at) => pairs[at][side].metrics.get(name) ?? null, family.weight);
    const [now, was] = [figure("now"), figure("before")];
    const kept = keptOf(before, scope, name);
    if (now === null || was === null)
        return null;
    const distance = kept + moveOf(now - was);
    const anchor = now - distance;
    const tolerance = (0,_rules_js__WEBPACK_IMPORTED_MODULE_9__/* .toleranceValue */ .H$)(rule.tolerance, anchor, Math.max(1, pairs.length), (0,_runs_js__WEBPACK_IMPORTED_MODULE_10__/* .spreadOf */ .jg)(before, scope, name) ?? 0);
    return { distance, worse: family.direction === "higher" ? -distance : distance, tolerance, anchor };
}
/** Of whole answers, or of a stage. */
function timesIn({ now, before }, side, metric) {
    const stage = metric.k === null ? metric.stage : undefined;
    if (stage === undefined)
        return side === "now" ? now.samples_ms : before.latency_ms;
    return (side === "now" ? now : before).spans_ms?.get(stage) ?? [];
}
/** Times of another machine or clock are no measure of these. */
function sameClock(a, b) {
    const of = ({ environment, timing }) => {
        const { node: _node, ...machine } = environment;
        return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)([machine, timing.source]);
    };
    return of(a) === of(b);
}


/***/ }),

/***/ 50703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ht: () => (/* binding */ makeCheck),
/* harmony export */   Hx: () => (/* binding */ missingCheck),
/* harmony export */   TE: () => (/* binding */ latencyCheck),
/* harmony export */   eJ: () => (/* binding */ weakeningCheck),
/* harmony export */   mM: () => (/* binding */ absentCheck),
/* harmony export */   or: () => (/* binding */ countCheck),
/* harmony export */   u: () => (/* binding */ ratioCheck)
/* harmony export */ });
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90997);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28654);
/** The one place where checks are made. What they hold is decided before; nothing here judges but `makeCheck`'s limit. */



const NO_FIGURES = { interval: null, delta: null, tolerance: null, limit: null, secondary_to: null };
/** A mean; null where the rule has no limit: no baseline, and no floor or ceiling. */
function makeCheck(rule, measured, culprits) {
    const { direction, category } = rule.metric.family;
    const { baseline, current } = measured;
    const tolerance = baseline === null ? null : (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .toleranceValue */ .H$)(rule.tolerance, baseline, measured.cases, measured.spread);
    const relative = rule.tolerance.length === 0 ? null : baseline;
    const limit = (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .limitOf */ .LF)(direction, relative, tolerance, rule);
    if (limit === null)
        return null;
    const passed = (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .passes */ .WE)(direction, measured.judged, limit);
    const by = passed ? {} : { by: byOf(rule, direction, measured.judged) };
    return {
        kind: "mean",
        ...subject(rule),
        n: measured.n,
        baseline,
        current,
        interval: measured.interval,
        delta: baseline === null ? null : current - baseline,
        tolerance,
        limit,
        direction,
        outcome: passed ? "pass" : "fail",
        passed,
        ...(baseline === null ? {} : { span: "baseline" }),
        ...by,
        category,
        secondary_to: null,
        cases: passed || rule.anonymous ? [] : culprits(),
    };
}
/** Which limit a figure is beyond: a bound holds whatever the baseline says. */
function byOf({ floor, ceiling }, direction, figure) {
    if (direction === "higher")
        return floor !== null && !(0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .passes */ .WE)(direction, figure, floor) ? "floor" : "line";
    return ceiling !== null && !(0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .passes */ .WE)(direction, figure, ceiling) ? "ceiling" : "line";
}
/** A percentile or mean of milliseconds, decided before. */
function latencyCheck(rule, measured, culprits) {
    const { baseline, current, outcome } = measured;
    return {
        kind: "latency",
        ...subject(rule),
        ...measured,
        delta: baseline === null ? null : current - baseline,
        direction: "lower",
        passed: outcome !== "fail",
        category: "latency_regression",
        secondary_to: null,
        cases: outcome === "pass" || rule.anonymous ? [] : culprits(),
    };
}
/** Head beside base, in milliseconds for people; `ratio` is what was judged. */
function ratioCheck(rule, measured, ratio, culprits) {
    const { samples, baseMs, headMs, outcome, visible } = measured;
    return {
        kind: "ratio",
        ...subject(rule),
        n: samples,
        baseline: baseMs,
        current: headMs,
        interval: [baseMs * ratio.low, baseMs * ratio.high],
        delta: headMs - baseMs,
        tolerance: baseMs * ratio.tolerance,
        limit: baseMs * (1 + ratio.tolerance),
        direction: "lower",
        outcome,
        passed: outcome !== "fail",
        category: "latency_regression",
        secondary_to: null,
        cases: outcome === "pass" || rule.anonymous ? [] : culprits(),
        ratio,
        visible,
    };
}
function missingCheck(rule, missing, seen, cases = []) {
    return {
        kind: "missing",
        ...subject(rule),
        ...NO_FIGURES,
        ...seen,
        direction: rule.metric.family.direction,
        outcome: "fail",
        passed: false,
        category: "missing_data",
        missing,
        cases,
    };
}
function subject({ metric, scope }) {
    return { metric: metric.name, unit: (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .unitOf */ .uF)(metric.family), scope };
}
/** Whole cases that were lost, of `n`; `found` others make up for them, where they are counted. */
function countCheck(metric, category, n, lost, limit, found = null) {
    const net = lost.length - (found ?? 0);
    const passed = (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .passes */ .WE)("lower", net, limit);
    return {
        kind: "count",
        metric,
        unit: "cases",
        scope: _model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERALL */ .aD,
        n,
        baseline: 0,
        current: net,
        interval: null,
        delta: net,
        tolerance: limit,
        limit,
        direction: "lower",
        outcome: passed ? "pass" : "fail",
        passed,
        category,
        secondary_to: null,
        cases: passed ? [] : lost,
        ...(found === null ? {} : { counts: { lost: lost.length, found } }),
    };
}
/** Cases, or samples, of the baseline that this run has no counterpart for. */
function absentCheck(code, { before, now, intent }, cases) {
    return {
        ...NO_FIGURES,
        kind: "absent",
        metric: "cases",
        unit: "cases",
        scope: intent === undefined ? _model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERALL */ .aD : (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .intentScope */ .Ln)(intent),
        n: now,
        baseline: before,
        current: now,
        delta: now - before,
        direction: "higher",
        outcome: "fail",
        passed: false,
        category: "missing_data",
        missing: { code },
        cases,
    };
}
/** What the change loosens: it has no figures, and always fails. */
function weakeningCheck(found) {
    return {
        ...NO_FIGURES,
        kind: "weakening",
        metric: found.field,
        unit: "share",
        scope: _model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERALL */ .aD,
        n: found.cases.length,
        baseline: null,
        current: null,
        direction: "higher",
        outcome: "fail",
        passed: false,
        category: "gate_weakened",
        cases: found.cases,
        weakening: found,
    };
}


/***/ }),

/***/ 65418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A$: () => (/* binding */ churnChecks),
/* harmony export */   RZ: () => (/* binding */ qualityChecks),
/* harmony export */   Zs: () => (/* binding */ worstChanges),
/* harmony export */   ik: () => (/* binding */ culprit),
/* harmony export */   o$: () => (/* binding */ loadChecks),
/* harmony export */   qg: () => (/* binding */ worstNow)
/* harmony export */ });
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27139);
/* harmony import */ var _metrics_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93897);
/* harmony import */ var _metrics_rates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22142);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16886);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28654);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50703);
/** One check for one rule: quality metrics and rates. */






/**
 * Checks of a quality metric or rate in one bucket. Means of baseline and run are over the paired cases; where there
 * are new cases too, a floor or ceiling is checked over all of them, in a check of its own.
 */
function qualityChecks(rule, metric, bucket, spread = null) {
    const name = rule.metric.name;
    const { pairs, added } = countedIn(metric, bucket);
    if (pairs.length + added.length === 0) {
        return [(0,_check_js__WEBPACK_IMPORTED_MODULE_5__/* .missingCheck */ .Hx)(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
    }
    const checks = [];
    if (pairs.length > 0)
        checks.push(pairedCheck(rule, metric, pairs, spread));
    if (added.length > 0) {
        const all = [...pairs.map((pair) => pair.now), ...added];
        const current = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(all, (each) => each.metrics.get(name) ?? null, metric.weight);
        const bare = { ...rule, tolerance: [] };
        if (current !== null) {
            const measured = {
                n: all.length,
                baseline: null,
                current,
                interval: null,
                judged: current,
                cases: all.length,
            };
            checks.push((0,_check_js__WEBPACK_IMPORTED_MODULE_5__/* .makeCheck */ .Ht)(bare, measured, () => worstNow(all, name, metric.direction)));
        }
        else if (rule.named) {
            checks.push((0,_check_js__WEBPACK_IMPORTED_MODULE_5__/* .missingCheck */ .Hx)(rule, { code: "not_measured" }, { baseline: null, current, n: 0 }));
        }
    }
    return checks.filter((check) => check !== null);
}
/** A query that failed counts 0 in the quality of its case, and in no rate but the errors'. */
function countedIn(metric, bucket) {
    if (metric.kind === "quality" || metric.name === _metrics_rates_js__WEBPACK_IMPORTED_MODULE_2__/* .ERROR_RATE */ .Qf.name)
        return bucket;
    const { pairs, added } = bucket;
    if (pairs.every(({ now }) => now.error === null) && added.every(({ error }) => error === null))
        return bucket;
    return {
        pairs: pairs.filter(({ now }) => now.error === null),
        added: added.filter(({ error }) => error === null),
    };
}
function pairedCheck(rule, metric, pairs, spread) {
    const name = rule.metric.name;
    const now = pairs.map((pair) => pair.now);
    const current = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(now, (each) => each.metrics.get(name) ?? null, metric.weight);
    if (pairs.every((pair) => pair.before.metrics.get(name) === undefined)) {
        if (!rule.named && rule.metric.family.baselineMayLack === true)
            return null;
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_5__/* .missingCheck */ .Hx)(rule, { code: "baseline_lacks_metric" }, { baseline: null, current, n: pairs.length });
    }
    const baseline = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(now, (_, at) => pairs[at].before.metrics.get(name) ?? null, metric.weight);
    // No case of the baseline has a value where the same cases have one now: what the rule compares with is not there.
    if (baseline === null && current !== null && rule.tolerance.length > 0) {
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_5__/* .missingCheck */ .Hx)(rule, { code: "baseline_lacks_metric" }, { baseline, current, n: pairs.length });
    }
    if (current === null) {
        if (baseline === null && !rule.named)
            return null;
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_5__/* .missingCheck */ .Hx)(rule, { code: "not_measured" }, { baseline, current, n: pairs.length });
    }
    const unasked = metric.kind === "rate" && "needs" in metric ? notAsked(pairs, name) : [];
    if (unasked.length > 0)
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_5__/* .missingCheck */ .Hx)(rule, { code: "not_measured" }, { baseline, current, n: pairs.length }, unasked);
    const n = now.filter((each) => (each.metrics.get(name) ?? null) !== null).length;
    const between = spread === null ? {} : { spread };
    const measured = { n, baseline, current, interval: null, judged: current, cases: n, ...between };
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_5__/* .makeCheck */ .Ht)(rule, measured, () => worstChanges(pairs, name, metric.direction));
}
/** Negative controls and cases with a forbidden list that a recorded run has no row for: not asked is never good. */
function notAsked(pairs, name) {
    const known = (value) => (value ?? null) !== null;
    return pairs
        .filter(({ now, before }) => known(before.metrics.get(name)) && !known(now.metrics.get(name)))
        .map((pair) => culprit(pair, pair.before.metrics.get(name) ?? null, null));
}
/** Cases that moved in the bad direction, largest move first, then by id. */
function worstChanges(pairs, metric, direction) {
    const sign = direction === "higher" ? 1 : -1;
    const changed = pairs.flatMap((pair) => {
        const before = pair.before.metrics.get(metric) ?? null;
        const after = pair.now.metrics.get(metric) ?? null;
        if (after === null)
            return [];
        const loss = sign * ((before ?? 0) - after);
        return loss > _rules_js__WEBPACK_IMPORTED_MODULE_4__/* .EPSILON */ .p8 ? [{ loss, culprit: culprit(pair, before, after) }] : [];
    });
    if (changed.length === 0)
        return worstNow(pairs.map((pair) => pair.now), metric, direction);
    return changed
        .toSorted((a, b) => b.loss - a.loss || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .OP)(a.culprit.id, b.culprit.id))
        .map((each) => each.culprit);
}
/** Cases that are furthest from good, where nothing moved and a floor or ceiling failed. */
function worstNow(cases, metric, direction) {
    const best = direction === "higher" ? 1 : 0;
    return cases
        .flatMap((each) => {
        const after = each.metrics.get(metric) ?? null;
        return after === null || Math.abs(best - after) <= _rules_js__WEBPACK_IMPORTED_MODULE_4__/* .EPSILON */ .p8
            ? []
            : [{ far: Math.abs(best - after), each, after }];
    })
        .toSorted((a, b) => b.far - a.far || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .OP)(a.each.id, b.each.id))
        .map(({ each, after }) => ({
        id: each.id,
        before: null,
        after,
        ranks_before: null,
        ranks_after: each.ranks,
    }));
}
function culprit(pair, before, after) {
    return { id: pair.now.id, before, after, ranks_before: pair.before.ranks, ranks_after: pair.now.ranks };
}
/** Cases that the baseline lacks have no list to compare with: they take no part. */
function churnChecks(rule, family, bucket, policy) {
    if (policy.recording === true)
        return [];
    const lists = policy.baseline !== null && policy.baseline.foreign === undefined;
    if (lists && bucket.pairs.length > 0)
        return qualityChecks(rule, family, { ...bucket, added: [] });
    const code = lists ? "not_measured" : "baseline_lacks_lists";
    return [(0,_check_js__WEBPACK_IMPORTED_MODULE_5__/* .missingCheck */ .Hx)(rule, { code }, { baseline: null, current: null, n: 0 })];
}
/** A figure under load against its own ceiling or floor; missing where nothing was asked under load. */
function loadChecks(rule, { figure }, { load }, { percentile }) {
    const current = load === undefined ? null : (0,_metrics_load_js__WEBPACK_IMPORTED_MODULE_1__/* .loadFigures */ .QM)(load, percentile)[figure];
    const n = load?.queries.length ?? 0;
    if (current === null)
        return [(0,_check_js__WEBPACK_IMPORTED_MODULE_5__/* .missingCheck */ .Hx)(rule, { code: "not_measured" }, { baseline: null, current, n })];
    const measured = { n, baseline: null, current, interval: null, judged: current, cases: n };
    const check = (0,_check_js__WEBPACK_IMPORTED_MODULE_5__/* .makeCheck */ .Ht)(rule, measured, () => []);
    return check === null ? [] : [check];
}


/***/ }),

/***/ 6269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ deadCases),
/* harmony export */   P: () => (/* binding */ targetsNowhere)
/* harmony export */ });
/* harmony import */ var _metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87362);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72508);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67734);
/** Cases that guard nothing. */




/**
 * Ids of the cases that found none of their targets in the baseline, in any of its runs: they can never be lost, and a
 * target that exists nowhere looks like this. In the order of the suite.
 */
function deadCases(suite, baseline) {
    if (suite === null || baseline === null)
        return [];
    return suite.cases
        .filter((each) => {
        const before = baseline.cases.get(each.id);
        if (before === undefined || !(0,_model_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .sameQuestion */ .RB)(before.digests, each.digests) || each.expected.length === 0)
            return false;
        return before.found === undefined ? !(0,_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .finds */ .tL)(before) : before.found.in === 0;
    })
        .map(({ id }) => id);
}
/** How much more is asked for than the run did. */
const DEEPER = 10;
/** Cases that are asked again. */
const MOST_SOUGHT = 50;
/**
 * Cases with a target that neither their list holds, nor ten times as many results, nor the corpus where it is known:
 * nothing may ever find it. Cases that find nothing are sought first.
 */
async function targetsNowhere({ policy: { suite, config }, scores }, { probe, corpus }) {
    const found = new Map(scores.cases.map((each) => [each.id, each]));
    const unfound = suite.cases
        .filter(({ id }) => found.get(id)?.error === null && found.get(id).ranks.includes(null))
        .toSorted((a, b) => Number((0,_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .finds */ .tL)(found.get(a.id))) - Number((0,_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .finds */ .tL)(found.get(b.id))));
    const sought = unfound.slice(0, MOST_SOUGHT);
    if (sought.length === 0)
        return [];
    const { answers, failure } = await probe(sought, config.k * DEEPER);
    const left = sought.flatMap((subject, at) => {
        const answer = answers[at] ?? null;
        if (answer === null)
            return [];
        const missing = answer.ranks.flatMap((rank, target) => rank === null && found.get(subject.id).ranks[target] === null ? [subject.expected[target]] : []);
        return missing.length === 0 ? [] : [{ id: subject.id, missing }];
    });
    const documents = left.length === 0 ? null : await corpus();
    const known = documents?.map((each) => (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .matchable */ .kU)(each, config.definition)) ?? null;
    const nowhere = left.filter(({ missing }) => missing.some((target) => {
        const covers = (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .matcher */ .jN)(target, config.definition);
        return known === null || !known.some((each) => covers(each));
    }));
    const cases = nowhere.map(({ id }) => id).toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP);
    return [
        ...(cases.length === 0 ? [] : [{ code: "targets_nowhere", cases, corpus: known !== null }]),
        ...(failure === null ? [] : [{ code: "probe_failed", reason: failure }]),
    ];
}


/***/ }),

/***/ 30227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Er: () => (/* binding */ timedCase),
/* harmony export */   N5: () => (/* binding */ slower),
/* harmony export */   Yp: () => (/* binding */ recordedSamples),
/* harmony export */   gB: () => (/* binding */ ceilingCheck),
/* harmony export */   o3: () => (/* binding */ latencyChecks),
/* harmony export */   uU: () => (/* binding */ storedRule)
/* harmony export */ });
/* unused harmony exports storedCheck, slowest */
/* harmony import */ var _metrics_latency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72987);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6267);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65418);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28654);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50703);
/* harmony import */ var _latency_plans_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39338);
/* harmony import */ var _latency_two_looks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32189);
/* harmony import */ var _latency_visible_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41008);
/** Latency against recorded samples and ceilings: a percentile fails where it is over its limit beyond noise. */









function latencyChecks(rule, metric, { pairs, added }, by) {
    const all = [...pairs.map(({ now }) => now), ...added];
    if (all.length === 0) {
        return [(0,_check_js__WEBPACK_IMPORTED_MODULE_5__/* .missingCheck */ .Hx)(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
    }
    const checks = [];
    if (pairs.length > 0) {
        checks.push(storedCheck(rule, metric, timedPairs(pairs, by), by, () => slower({ pairs, added })));
    }
    if (added.length > 0)
        checks.push(ceilingCheck(rule, metric, all, by));
    return checks.filter((check) => check !== null);
}
const timed = new WeakMap();
/** One list for all percentiles of a bucket. */
function timedPairs(pairs, by) {
    const own = timed.get(by) ?? new WeakMap();
    timed.set(by, own);
    const known = own.get(pairs);
    if (known !== undefined)
        return known;
    const made = pairs.map(({ now, before }) => timedCase(now, before.latency_ms, by));
    own.set(pairs, made);
    return made;
}
/** The rule's ceiling over these cases; null where it has none. */
function ceilingCheck(rule, metric, cases, by) {
    const alone = cases.map((each) => timedCase(each, [], by));
    return storedCheck({ ...rule, tolerance: [] }, metric, alone, by, () => slowest(cases));
}
function timedCase(now, before, { repeats }) {
    return { planned: now.error === null ? (0,_latency_plans_js__WEBPACK_IMPORTED_MODULE_6__/* .timesOf */ .Qv)(repeats, now) : 0, now: now.samples_ms, before };
}
/** Null where the rule has no limit. */
function storedCheck(rule, metric, cases, by, culprits) {
    if (!(0,_latency_plans_js__WEBPACK_IMPORTED_MODULE_6__/* .hasLimit */ .yR)(rule))
        return null;
    const held = storedRule(rule, metric, cases.length);
    const options = { seed: by.settings.seed, method: by.definition.percentile };
    const found = (0,_latency_two_looks_js__WEBPACK_IMPORTED_MODULE_7__/* .storedInTwoLooks */ .NH)(cases, held, options);
    if (found.kind === "missing")
        return missing(rule, metric, cases, by, found.reason);
    const { look } = found;
    const { current, baseline, limit, samples } = look;
    const outcome = outcomeOf(rule, found, by);
    // What only people read of it takes most of the time.
    const told = rule.anonymous !== true;
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_5__/* .latencyCheck */ .TE)(rule, {
        n: samples,
        baseline,
        current,
        interval: told ? look.interval : null,
        tolerance: baseline === null ? null : (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .toleranceValue */ .H$)(rule.tolerance, baseline, cases.length),
        limit,
        outcome,
        visible: told ? (0,_latency_visible_js__WEBPACK_IMPORTED_MODULE_8__/* .visibleRise */ .u)((0,_latency_two_looks_js__WEBPACK_IMPORTED_MODULE_7__/* .sidesOf */ .Mm)(cases).before, held, options) : null,
    }, culprits);
}
/** While recording, a ceiling within what the noise reaches would fail the same code on another day. */
function outcomeOf({ ceiling }, found, { recording }) {
    if (!recording || ceiling === null)
        return found.outcome;
    return found.look.interval[1] <= ceiling ? found.outcome : "fail";
}
/** A bucket of so many cases, for a tolerance in cases. */
function storedRule(rule, { statistic }, cases) {
    const { tolerance, ceiling } = rule;
    const allowed = (ms) => (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .toleranceValue */ .H$)(tolerance, ms, cases);
    return { statistic, tolerance: tolerance.length === 0 ? null : allowed, ceiling };
}
function missing(rule, { statistic }, cases, { definition }, reason) {
    const { now, before } = (0,_latency_two_looks_js__WEBPACK_IMPORTED_MODULE_7__/* .sidesOf */ .Mm)(cases);
    const recorded = before.some((samples) => samples.length > 0);
    const why = rule.tolerance.length > 0 && !recorded ? { code: "baseline_lacks_metric" } : reason;
    const figure = (samples) => (0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_2__/* .bucketStatistic */ .Zh)(samples, statistic, definition.percentile);
    const n = now.reduce((sum, samples) => sum + samples.length, 0);
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_5__/* .missingCheck */ .Hx)(rule, why, { baseline: figure(before), current: figure(now), n });
}
function median(samples) {
    return (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .percentile */ .Ym)(Float64Array.from(samples).sort(), 0.5, "nearest");
}
/** By how much the case's median rose, most first. */
function slower(bucket) {
    return bucket.pairs
        .flatMap((pair) => {
        const [before, after] = [median(pair.before.latency_ms), median(pair.now.samples_ms)];
        return after === null ? [] : [{ rise: after - (before ?? 0), each: (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .culprit */ .ik)(pair, before, after) }];
    })
        .filter(({ rise }) => rise > 0)
        .toSorted((a, b) => b.rise - a.rise || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP)(a.each.id, b.each.id))
        .map(({ each }) => each);
}
function slowest(cases) {
    return cases
        .flatMap((each) => {
        const after = median(each.samples_ms);
        return after === null
            ? []
            : [{ id: each.id, before: null, after, ranks_before: null, ranks_after: each.ranks }];
    })
        .toSorted((a, b) => b.after - a.after || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP)(a.id, b.id));
}
/** Timed samples of a case's baseline, of whole answers or of one stage. */
function recordedSamples(before, stage) {
    return (stage === undefined ? before?.latency_ms : before?.spans_ms?.get(stage)) ?? [];
}


/***/ }),

/***/ 83443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ latencyNotices),
  B: () => (/* binding */ planNotices)
});

// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
;// CONCATENATED MODULE: ./lib/gate/latency/between-machines.js
/** What a comparison with a stored baseline can't see, since another machine may have recorded it. */
/** Hosted machines of one kind differ by about a third on the same code. */
const SPREAD_BETWEEN_MACHINES = 1 / 3;
/** A rise that has to be larger than this many times the baseline is one that hardly any change makes. */
const MOST_TOLERANCE = 2;
/** Both in milliseconds; the baseline is above 0. */
function meaningOfTolerance(baselineMs, toleranceMs) {
    if (toleranceMs < SPREAD_BETWEEN_MACHINES * baselineMs)
        return "below_noise";
    return toleranceMs > MOST_TOLERANCE * baselineMs ? "sees_little" : "meaningful";
}

// EXTERNAL MODULE: ./lib/gate/latency/plan.js
var latency_plan = __webpack_require__(92015);
// EXTERNAL MODULE: ./lib/gate/latency/plans.js
var plans = __webpack_require__(39338);
// EXTERNAL MODULE: ./lib/gate/latency/visible.js
var visible = __webpack_require__(41008);
// EXTERNAL MODULE: ./lib/gate/latency-checks.js
var latency_checks = __webpack_require__(30227);
;// CONCATENATED MODULE: ./lib/gate/latency-notices.js






function latencyNotices(policy, part, checks, { run, scores, rules }) {
    const queries = run.timing.asked?.queries ?? 0;
    const asked = queries === 0 ? [] : [{ code: "queries_asked", queries }];
    if (part === null)
        return asked;
    return [
        ...asked,
        ...leftOut(policy, part.plan),
        ...notPlanned(policy, part.plan, checks),
        ...visibleNotices(policy.recording === true ? recordedRises(rules, scores, part) : risesOf(checks)),
        ...bluntNotices(policy, checks),
    ];
}
/** What a policy's stored plan leaves out, before anybody is asked. Nothing where there is no plan. */
function planNotices(policy) {
    const { config, baseline } = policy;
    const plan = config.latency === "off" ? null : (0,plans/* storedPlan */.Rg)(policy, baseline, config.latency);
    return plan === null ? [] : [...leftOut(policy, plan), ...notPlanned(policy, plan, [])];
}
function leftOut(policy, plan) {
    const notices = [];
    if (isStored(policy) && policy.baseline?.plan === undefined)
        notices.push({ code: "plan_missing" });
    const left = new Map();
    for (const each of plan.unfilled.filter(({ named }) => !named)) {
        left.set(each.scope, [...(left.get(each.scope) ?? []), each]);
    }
    for (const [scope, own] of left) {
        notices.push({
            code: "not_sampled",
            scope: (0,model_scope/* readScope */.hx)(scope),
            metrics: own.map(({ statistic }) => `latency_${statistic}_ms`),
            budget_s: Math.max(...own.map(({ budget_s: seconds }) => seconds)),
            queries: Math.max(...own.map(({ queries }) => queries)),
            by: [...new Set(own.flatMap(({ by }) => by))],
        });
    }
    return notices;
}
/** Compared with what another run recorded. */
function isStored({ baseline, recording }) {
    return (recording !== true &&
        baseline !== null &&
        baseline.foreign === undefined &&
        baseline.beside === undefined &&
        baseline.timing.source !== "off");
}
function notPlanned(policy, plan, checks) {
    const known = new Set([...plan.filled, ...plan.unfilled].map(plans/* keyOf */.TN));
    const made = new Set(checks.map(({ metric, scope }) => `${metric} ${(0,model_scope/* scopeText */.Cm)(scope)}`));
    const metrics = (0,plans/* gatedBuckets */.zb)(policy)
        .flatMap(latency_plan/* checksOf */.tg)
        .filter((each) => !known.has((0,plans/* keyOf */.TN)(each)) && !made.has(nameOf(each)))
        .map(nameOf);
    return metrics.length === 0 ? [] : [{ code: "not_planned", metrics }];
}
function nameOf({ scope, statistic }) {
    return `latency_${statistic}_ms ${scope}`;
}
/** Overall only: the checks carry their own in report.json. */
function risesOf(checks) {
    return checks.flatMap((check) => (check.kind === "ratio" || (check.kind === "latency" && check.tolerance !== null)) &&
        check.scope.kind === "overall"
        ? [{ metric: check.metric, rise: check.visible }]
        : []);
}
/** What is measured now is the next run's baseline. */
function recordedRises(rules, { cases }, { plan, by }) {
    const filled = new Set(plan.filled.map(plans/* keyOf */.TN));
    const options = { seed: by.settings.seed, method: by.definition.percentile };
    const samples = cases.map((each) => each.samples_ms);
    return rules.flatMap((rule) => {
        const { metric, scope, tolerance } = rule;
        const { family } = metric;
        const whole = metric.k === null && metric.stage === undefined;
        if (family.kind !== "latency" || !whole || scope.kind !== "overall" || tolerance.length === 0)
            return [];
        if (!filled.has((0,plans/* keyOf */.TN)({ scope: "overall", statistic: family.statistic })))
            return [];
        return [
            { metric: metric.name, rise: (0,visible/* visibleRise */.u)(samples, (0,latency_checks/* storedRule */.uU)(rule, family, cases.length), options) },
        ];
    });
}
function visibleNotices(rises) {
    return rises.length === 0 ? [] : [{ code: "visible_rise", rises }];
}
function bluntNotices(policy, checks) {
    if (!isStored(policy))
        return [];
    return checks.flatMap((check) => {
        const { kind, scope, metric, baseline, tolerance } = check;
        if (kind !== "latency" || scope.kind !== "overall")
            return [];
        if (baseline === null || !(baseline > 0) || tolerance === null)
            return [];
        const meaning = meaningOfTolerance(baseline, tolerance);
        return meaning === "meaningful"
            ? []
            : [{ code: "blunt_tolerance", metric, meaning, baseline, tolerance }];
    });
}


/***/ }),

/***/ 37854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: () => (/* binding */ LOOKS),
/* harmony export */   ff: () => (/* binding */ ERROR),
/* harmony export */   gu: () => (/* binding */ settled)
/* harmony export */ });
/**
 * How sure a latency check must be. It is looked at twice: after the plan, and, where it is then undecided, after twice
 * the plan. Each look has half of the error, so both together have no more than one look would.
 */
const LOOKS = 2;
/**
 * Share of unchanged code that one check may fail: a rise is certain at 99 %, a broken ceiling at 95 %. Side by side p50
 * has two ratios and no second run's drift to hide behind, so each ratio is held to 99.5 %.
 */
const ERROR = { rise: 0.01, ceiling: 0.05, ratio: 0.005 };
/** What is left of an undecided check when nothing more is asked. */
function settled(outcome) {
    return outcome === "undecided" ? "watch" : outcome;
}


/***/ }),

/***/ 92015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PW: () => (/* binding */ planSampling),
/* harmony export */   eP: () => (/* binding */ repeatsFor),
/* harmony export */   tg: () => (/* binding */ checksOf)
/* harmony export */ });
/* unused harmony export FEWEST_CASES */
/* harmony import */ var _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6267);
/**
 * How often each case is timed. The plan is made once, when a baseline is recorded, and belongs to it: unchanged code
 * then gets the same samples whatever the speed of the machine of the day.
 */

/** Intents below this are not gated on latency unless a rule names them. */
const FEWEST_CASES = 5;
/** The repeats that fill a bucket of so many cases: three at least. `cases` is at least 1. */
function repeatsFor(statistic, cases) {
    return Math.max(_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .MIN_REPEATS */ .AV, Math.ceil(_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .MIN_SAMPLES */ .Pu[statistic] / cases));
}
/**
 * Fills what the limits allow: checks that rules name first, then `overall`, then whatever adds the least time. Small
 * buckets are asked more often than others. `msByCase` is what one query takes; cases that it lacks take its mean.
 */
function planSampling(buckets, msByCase, limits) {
    const draft = new Draft(buckets, msByCase, limits);
    const open = buckets.flatMap(checksOf);
    const rank = (check) => (check.named ? 0 : check.scope === "overall" ? 1 : 2);
    const filled = [];
    const left = [];
    while (open.length > 0) {
        // What a check adds depends on those before it, so the cheapest is looked for again.
        const lowest = Math.min(...open.map(rank));
        const next = open
            .filter((check) => rank(check) === lowest)
            .reduce((best, check) => (draft.addedBy(check).ms < draft.addedBy(best).ms ? check : best));
        open.splice(open.indexOf(next), 1);
        if (draft.exceeded(next).length === 0) {
            draft.add(next);
            filled.push(next);
        }
        else
            left.push(next);
    }
    const { queries, ms } = draft.cost();
    const unfilled = left.map((check) => {
        const cost = draft.costWith(check);
        const by = draft.exceeded(check);
        return { ...check, queries: cost.queries, budget_s: Math.ceil(cost.ms / 1000), by };
    });
    return { repeats: draft.repeats, filled, unfilled, queries, ms };
}
/** What may be planned of a bucket: all that rules name, the rest where it is large enough. */
function checksOf({ scope, cases, spare = 0, statistics }) {
    if (cases.length === 0)
        return [];
    return statistics
        .filter(({ named }) => named || scope === "overall" || cases.length >= FEWEST_CASES)
        .map(({ statistic, named }) => ({
        scope,
        statistic,
        named,
        repeats: repeatsFor(statistic, cases.length - spare),
    }));
}
/** The plan so far: repeats by scope, and by case what they come to. */
class Draft {
    repeats = new Map();
    #byCase = new Map();
    #casesOf;
    #cases;
    #ms;
    #limits;
    /** What each check would add to the cost. */
    #added = new Map();
    #cost;
    constructor(buckets, msByCase, limits) {
        this.#casesOf = new Map(buckets.map(({ scope, cases }) => [scope, cases]));
        this.#cases = new Set(buckets.flatMap(({ cases }) => cases));
        const mean = [...msByCase.values()].reduce((sum, ms) => sum + ms, 0) / Math.max(1, msByCase.size);
        this.#ms = (id) => msByCase.get(id) ?? mean;
        this.#limits = limits;
        this.#cost = { queries: limits.warmup * this.#cases.size, ms: 0 };
    }
    cost() {
        return this.#cost;
    }
    costWith(check) {
        const { queries, ms } = this.addedBy(check);
        return { queries: this.#cost.queries + queries, ms: this.#cost.ms + ms };
    }
    /** Worked out once, until a check is added that shares cases with this one. */
    addedBy(check) {
        const known = this.#added.get(check);
        if (known !== undefined)
            return known;
        const { scope, repeats } = check;
        let [queries, ms] = [0, 0];
        for (const id of this.#casesOf.get(scope)) {
            const more = Math.max(0, repeats - (this.#byCase.get(id) ?? 0));
            queries += more;
            ms += more * this.#ms(id);
        }
        this.#added.set(check, { queries, ms });
        return { queries, ms };
    }
    exceeded(check) {
        const { queries, ms } = this.costWith(check);
        const { budgetS, maxQueries } = this.#limits;
        const found = [];
        if (!(ms <= budgetS * 1000))
            found.push("budget_s");
        if (maxQueries !== null && queries > maxQueries)
            found.push("max_queries");
        return found;
    }
    add(check) {
        this.#cost = this.costWith(check);
        const { scope, repeats } = check;
        // A case has one intent; with any other scope it may be shared.
        const isOfIntent = (each) => each.scope.startsWith("intent:");
        const shares = (other) => other.scope === scope || !isOfIntent(check) || !isOfIntent(other);
        for (const other of this.#added.keys())
            if (shares(other))
                this.#added.delete(other);
        this.repeats.set(scope, Math.max(repeats, this.repeats.get(scope) ?? 0));
        for (const id of this.#casesOf.get(scope)) {
            this.#byCase.set(id, Math.max(repeats, this.#byCase.get(id) ?? 0));
        }
    }
}


/***/ }),

/***/ 39338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ unplannedIn),
/* harmony export */   Bv: () => (/* binding */ casesAt),
/* harmony export */   CI: () => (/* binding */ unknownChecks),
/* harmony export */   EI: () => (/* binding */ newPlan),
/* harmony export */   Qv: () => (/* binding */ timesOf),
/* harmony export */   Rg: () => (/* binding */ storedPlan),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   ap: () => (/* binding */ planWith),
/* harmony export */   oh: () => (/* binding */ meansOf),
/* harmony export */   yR: () => (/* binding */ hasLimit),
/* harmony export */   zb: () => (/* binding */ gatedBuckets)
/* harmony export */ });
/* unused harmony export limitsOf */
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28654);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92015);



/** Where the cases of a plan take no time that is known, they take this, in milliseconds. */
const UNKNOWN_MS = 0;
/** Of a scope by its text, as plans write it. */
function casesAt({ cases }, scope) {
    return (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .casesIn */ .XV)(cases, (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .readScope */ .hx)(scope));
}
/** The most that any scope of the case asks; 0 where none asks it at all. */
function timesOf(repeats, { intent, tags = [] }) {
    const scopes = [_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .OVERALL */ .aD, (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .intentScope */ .Ln)(intent), ...tags.map(_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .tagScope */ .hE)];
    return Math.max(...scopes.map((scope) => repeats.get((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(scope)) ?? 0));
}
/** A tenth of a bucket may fail or be edited; a bucket of one has nothing to spare. */
function spareOf(cases) {
    return cases < 2 ? 0 : Math.ceil(cases / 10);
}
/** The buckets that latency rules gate, each with its percentiles. Rules without any limit are left out. */
function gatedBuckets({ config, suite }) {
    const byScope = new Map();
    for (const rule of (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRules */ .SJ)(config, suite).rules) {
        const { family } = rule.metric;
        if (family.kind !== "latency" || !hasLimit(rule))
            continue;
        const scope = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(rule.scope);
        const own = byScope.get(scope) ?? new Map();
        byScope.set(scope, own.set(family.statistic, rule.named || own.get(family.statistic) === true));
    }
    return [...byScope].map(([scope, statistics]) => {
        const cases = casesAt(suite, scope).map(({ id }) => id);
        return {
            scope,
            cases,
            spare: spareOf(cases.length),
            statistics: [...statistics].map(([statistic, named]) => ({ statistic, named })),
        };
    });
}
function hasLimit({ tolerance, ceiling }) {
    return tolerance.length > 0 || ceiling !== null;
}
/** `warmup` counts the quality pass, which is the first in any case. */
function limitsOf({ budget_s: budgetS, max_queries: maxQueries, warmup, }) {
    return { budgetS, maxQueries, warmup: Math.max(1, warmup) };
}
/**
 * A plan made now, from what one query of each case takes in milliseconds. The config's own number of repeats holds
 * whatever it takes; with `auto` the plan fills what the budget allows, and asks for overall figures where it can.
 */
function newPlan(planned, settings, msByCase) {
    const buckets = gatedBuckets(planned);
    if (settings.repeats !== "auto") {
        return planWith(new Map([["overall", settings.repeats]]), planned, settings, msByCase);
    }
    const made = (0,_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .planSampling */ .PW)(buckets, msByCase, limitsOf(settings));
    if (made.repeats.has("overall") || buckets.some(({ scope }) => scope === "overall"))
        return made;
    const figures = { scope: "overall", cases: planned.suite.cases.map(({ id }) => id) };
    const ungated = { ...figures, statistics: [{ statistic: "p50", named: false }] };
    const more = (0,_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .planSampling */ .PW)([...buckets, ungated], msByCase, limitsOf(settings));
    return planWith(more.repeats, planned, settings, msByCase);
}
/**
 * What a policy's checks make of repeats that are given: a check is filled where its bucket then has the samples that
 * its percentile needs. `limit` is what keeps the others out, unless budget or queries do.
 */
function planWith(repeats, planned, settings, msByCase, limit = settings.repeats === "auto" ? "budget_s" : "repeats") {
    const [cost, raised] = costOf(repeats, planned, settings, msByCase);
    const filled = [];
    const unfilled = [];
    for (const bucket of gatedBuckets(planned)) {
        const own = casesAt(planned.suite, bucket.scope);
        const times = Math.min(...own.map((each) => timesOf(repeats, each)));
        for (const check of (0,_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .checksOf */ .tg)(bucket)) {
            const need = (0,_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .repeatsFor */ .eP)(check.statistic, own.length);
            if (times >= need) {
                filled.push({ ...check, repeats: times });
                continue;
            }
            const { queries, ms } = raised(cost, own, check.repeats);
            const by = [];
            if (ms > settings.budget_s * 1000)
                by.push("budget_s");
            if (settings.max_queries !== null && queries > settings.max_queries)
                by.push("max_queries");
            const budget = Math.max(Math.ceil(ms / 1000), by.length === 0 ? 1 : 0);
            unfilled.push({ ...check, queries, budget_s: budget, by: by.length === 0 ? [limit] : by });
        }
    }
    return { repeats, filled, unfilled, ...cost };
}
/** What these repeats cost, and what it comes to where some cases are asked at least so often. */
function costOf(repeats, { suite }, settings, msByCase) {
    const known = [...msByCase.values()];
    const mean = known.length === 0 ? UNKNOWN_MS : known.reduce((sum, ms) => sum + ms, 0) / known.length;
    const adding = (from, cases, timesFor) => {
        let { queries, ms } = from;
        for (const each of cases) {
            const times = timesFor(each);
            queries += times;
            ms += times * (msByCase.get(each.id) ?? mean);
        }
        return { queries, ms };
    };
    const start = { queries: limitsOf(settings).warmup * suite.cases.length, ms: 0 };
    const more = (times) => (each) => Math.max(0, times - timesOf(repeats, each));
    return [
        adding(start, suite.cases, (each) => timesOf(repeats, each)),
        (from, cases, times) => adding(from, cases, more(times)),
    ];
}
/**
 * The plan of a stored baseline: its own, or, of one that an earlier version recorded, what its samples fill. Null where
 * nothing was timed, or another tool's baseline has no samples.
 */
function storedPlan(planned, baseline, settings) {
    if (baseline === null || baseline.foreign !== undefined || baseline.timing.source === "off")
        return null;
    return baseline.plan ?? planFromSamples(planned, baseline.cases, settings);
}
/** As often as each bucket needs, where the samples are there; the number of repeats that a config names as it is. */
function planFromSamples(planned, cases, settings) {
    const { suite } = planned;
    const repeats = new Map();
    for (const bucket of gatedBuckets(planned)) {
        const own = casesAt(suite, bucket.scope);
        const counts = own.flatMap(({ id }) => cases.get(id)?.latency_ms.length ?? []);
        const taken = counts.length === 0 ? 0 : Math.min(...counts);
        const needs = (0,_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .checksOf */ .tg)(bucket)
            .map(({ statistic }) => (0,_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .repeatsFor */ .eP)(statistic, own.length))
            .filter((need) => need <= taken);
        const times = settings.repeats === "auto" ? Math.max(0, ...needs) : Math.min(taken, settings.repeats);
        if (times > 0)
            repeats.set(bucket.scope, times);
    }
    return planWith(repeats, planned, settings, meansOf(cases));
}
/** What one query of each case takes, in milliseconds; cases without samples are left out. */
function meansOf(cases) {
    return new Map([...cases].flatMap(([id, { latency_ms: samples }]) => samples.length === 0 ? [] : [[id, samples.reduce((sum, ms) => sum + ms, 0) / samples.length]]));
}
/** Checks of a policy that its plan has never heard of: rules, intents or tags that are new since it was made. */
function unknownChecks(planned, plan) {
    const known = new Set([...plan.filled, ...plan.unfilled].map(keyOf));
    return gatedBuckets(planned)
        .flatMap(_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .checksOf */ .tg)
        .filter((check) => !known.has(keyOf(check)));
}
/** Checks of a policy that the plan does not fill. */
function unplannedIn(planned, plan) {
    const filled = new Set(plan?.filled.map(keyOf));
    return gatedBuckets(planned)
        .flatMap(_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .checksOf */ .tg)
        .filter((check) => !filled.has(keyOf(check)));
}
function keyOf({ scope, statistic }) {
    return `${statistic} ${scope}`;
}


/***/ }),

/***/ 22883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eB: () => (/* binding */ resampled),
/* harmony export */   mE: () => (/* binding */ drawsFrom),
/* harmony export */   oq: () => (/* binding */ shareAtMost),
/* harmony export */   zM: () => (/* binding */ drawsIn)
/* harmony export */ });
/* harmony import */ var _statistics_random_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47352);
/* harmony import */ var _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6267);
/**
 * Resampling within cases. The suite is fixed and the same on both sides, so which of its queries are slow is no noise:
 * only the repeats of a case could have come out otherwise.
 *
 * Of a case with r samples r - 1 are drawn with replacement. Drawing r would give a variance that is too small by
 * (r - 1) / r, a third where a case was asked three times (McCarthy & Snowden, The bootstrap and finite population
 * sampling, 1985; Rao & Wu, JASA 83, 1988).
 */


/** Of each side: every pair of the two counts, so that the tail of a difference is told by 250,000 pairs. */
const RESAMPLES = 500;
/** Draws from a case with so many samples: one less, but one where there is a single sample. */
function drawsFrom(samples) {
    return Math.max(1, samples - 1);
}
/** Draws in a whole resample. */
function drawsIn(sizes) {
    return sizes.reduce((sum, size) => sum + drawsFrom(size), 0);
}
/** What nearly every bucket is asked for: one drawing serves both. */
const USUAL = ["p50", "p95"];
const known = new WeakMap();
/**
 * Of a list of cases that never changes, and that has samples. The same samples, seed and method give the same
 * distribution, so it is made once.
 */
function resampled(cases, statistic, options) {
    const bucket = (0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .sortBucket */ .N$)(cases);
    const own = known.get(bucket) ?? new Map();
    known.set(bucket, own);
    const keyOf = (each) => `${each} ${options.seed} ${options.method}`;
    if (!own.has(keyOf(statistic))) {
        const wanted = USUAL.includes(statistic) ? USUAL : [statistic];
        const made = drawn(bucket, wanted, options);
        for (const [at, each] of wanted.entries())
            own.set(keyOf(each), made[at]);
    }
    return own.get(keyOf(statistic));
}
function drawn(bucket, statistics, { seed, method }) {
    const random = (0,_statistics_random_js__WEBPACK_IMPORTED_MODULE_1__/* .splitMix64 */ .f)(seed);
    const words = new Uint32Array(drawsIn(bucket.sizes));
    const weights = new Float64Array(bucket.values.length);
    const made = statistics.map(() => new Float64Array(RESAMPLES));
    for (let round = 0; round < RESAMPLES; round++) {
        random.draw(words);
        weigh(bucket, words, weights);
        for (const [at, statistic] of statistics.entries())
            made[at][round] = (0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .weightedStatistic */ .QM)(bucket, weights, statistic, method);
    }
    return made.map((values) => values.sort());
}
/**
 * The weights of one resample by sorted place. A word times r / 2^32 is uneven by at most r / 2^32, and several times as
 * fast as a division.
 */
function weigh({ sizes, places }, words, weights) {
    weights.fill(0);
    let [first, at] = [0, 0];
    for (let i = 0; i < sizes.length; i++) {
        const size = sizes[i];
        const end = at + drawsFrom(size);
        const [scale, own] = [size / 2 ** 32, 1 / (end - at)];
        for (; at < end; at++) {
            const place = places[first + ((words[at] * scale) >>> 0)];
            weights[place] = weights[place] + own;
        }
        first += size;
    }
}
/** The share of pairs, one of each distribution, in which `left` is at most `right`. O(n). */
function shareAtMost(left, right) {
    let [pairs, below] = [0, 0];
    for (const bound of right) {
        while (below < left.length && left[below] <= bound)
            below++;
        pairs += below;
    }
    return pairs / (left.length * right.length);
}


/***/ }),

/***/ 38639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ lookAtRatios)
});

// EXTERNAL MODULE: ./lib/gate/rules.js + 1 modules
var rules = __webpack_require__(28654);
// EXTERNAL MODULE: ./lib/gate/latency/looks.js
var looks = __webpack_require__(37854);
// EXTERNAL MODULE: ./lib/gate/statistics/random.js
var statistics_random = __webpack_require__(47352);
// EXTERNAL MODULE: ./lib/gate/latency/resample.js
var resample = __webpack_require__(22883);
// EXTERNAL MODULE: ./lib/metrics/weighted-latency.js
var weighted_latency = __webpack_require__(6267);
;// CONCATENATED MODULE: ./lib/gate/latency/pairs.js
/** Base's and head's samples of the same queries, and what the ratio between them could have been. */



/** Enough for the tail that decides. Larger buckets have smoother bounds, and fewer keep large suites within a second. */
const MOST_RESAMPLES = 1000;
const FEWEST_RESAMPLES = 600;
const WORK = 2_000_000;
/** Clocks that say 0 ms would make a ratio infinite; a microsecond is below what any of them resolves. */
const LEAST_MS = 0.001;
/** The pairs of each case that has any; samples without a partner are left out. */
function completePairs(cases) {
    return cases
        .map(({ base, head }) => {
        const length = Math.min(base.length, head.length);
        return { base: base.slice(0, length), head: head.slice(0, length) };
    })
        .filter(({ base }) => base.length > 0);
}
function sidesOf(paired) {
    return {
        base: (0,weighted_latency/* sortBucket */.N$)(paired.map((each) => each.base)),
        head: (0,weighted_latency/* sortBucket */.N$)(paired.map((each) => each.head)),
    };
}
/** What the samples say themselves. */
function figuresOf(paired, { base, head }, statistic, method) {
    const of = (bucket) => (0,weighted_latency/* weightedStatistic */.QM)(bucket, bucket.weights, statistic, method);
    const [baseMs, headMs] = [of(base), of(head)];
    const bucket = ["bucket", Math.log(floored(headMs) / floored(baseMs))];
    const logs = statistic === "p50" ? [["typical", typicalLog(paired)], bucket] : [bucket];
    return { baseMs, headMs, logs };
}
/** Both ratios in logs, each ascending; `typical` is empty where the statistic has none. */
function resampledRatios(paired, sides, statistic, options) {
    const random = (0,statistics_random/* splitMix64 */.f)(options.seed);
    const { base } = sides;
    const words = new Uint32Array((0,resample/* drawsIn */.zM)(base.sizes));
    const weights = { base: new Float64Array(base.values.length), head: new Float64Array(base.values.length) };
    const of = (side) => floored((0,weighted_latency/* weightedStatistic */.QM)(sides[side], weights[side], statistic, options.method));
    const logs = statistic === "p50" ? rankedLogs(paired) : null;
    const rounds = resamplesFor(base.values.length);
    const typical = new Float64Array(logs === null ? 0 : rounds);
    const bucket = Float64Array.from({ length: rounds }, (_, round) => {
        random.draw(words);
        weighPairs(sides, words, weights);
        if (logs !== null)
            typical[round] = resampledTypical(logs, base.sizes, words);
        return Math.log(of("head") / of("base"));
    });
    return { typical: typical.toSorted(), bucket: bucket.toSorted() };
}
/** Of a bucket with so many pairs. */
function resamplesFor(pairs) {
    return Math.max(FEWEST_RESAMPLES, Math.min(MOST_RESAMPLES, Math.floor(WORK / pairs)));
}
/** A pair that is drawn weighs on both sides. */
function weighPairs({ base, head }, words, weights) {
    const [before, after] = [weights.base.fill(0), weights.head.fill(0)];
    let [first, at] = [0, 0];
    for (let i = 0; i < base.sizes.length; i++) {
        const size = base.sizes[i];
        const end = at + (0,resample/* drawsFrom */.mE)(size);
        const [scale, own] = [size / 2 ** 32, 1 / (end - at)];
        for (; at < end; at++) {
            const pair = first + ((words[at] * scale) >>> 0);
            const [left, right] = [base.places[pair], head.places[pair]];
            before[left] = before[left] + own;
            after[right] = after[right] + own;
        }
        first += size;
    }
}
/** By sample: the log ratio of its pair, sorted within its case. Which of the equally likely is first says nothing. */
function rankedLogs(paired) {
    return Float64Array.from(paired.flatMap((each) => Array.from(pairLogs(each).sort())));
}
function pairLogs({ base, head }) {
    return Float64Array.from(head, (ms, i) => Math.log(floored(ms) / floored(base[i])));
}
/**
 * The mean over cases of the median of the logs drawn. The logs of a case are ascending, so counting how often each is
 * drawn finds the median.
 */
function resampledTypical(logs, sizes, words) {
    const counts = new Uint16Array(sizes.reduce((most, size) => Math.max(most, size), 0));
    let [first, at, sum] = [0, 0, 0];
    for (let i = 0; i < sizes.length; i++) {
        const size = sizes[i];
        const draws = (0,resample/* drawsFrom */.mE)(size);
        const scale = size / 2 ** 32;
        counts.fill(0, 0, size);
        for (const end = at + draws; at < end; at++)
            counts[(words[at] * scale) >>> 0]++;
        sum +=
            (logs[first + placeOf(counts, (draws - 1) >> 1)] + logs[first + placeOf(counts, draws >> 1)]) / 2;
        first += size;
    }
    return sum / sizes.length;
}
/** Where the draw of a 0-based rank stands. */
function placeOf(counts, rank) {
    let [place, left] = [0, rank];
    while (left >= counts[place])
        left -= counts[place++];
    return place;
}
/** The log of the geometric mean over cases of the median ratio of their pairs. */
function typicalLog(paired) {
    const medians = paired.map((each) => {
        const logs = pairLogs(each).toSorted();
        const middle = (logs.length - 1) / 2;
        return (logs[Math.floor(middle)] + logs[Math.ceil(middle)]) / 2;
    });
    return medians.reduce((sum, log) => sum + log, 0) / medians.length;
}
function floored(ms) {
    return Math.max(ms, LEAST_MS);
}

// EXTERNAL MODULE: ./lib/gate/latency/stored.js
var stored = __webpack_require__(39843);
;// CONCATENATED MODULE: ./lib/gate/latency/side-by-side.js
/**
 * Latency of two retrievers that ran in one job. Milliseconds move with the machine; the ratio of two answers to the
 * same query, asked one after the other, hardly does.
 */




const WORST = ["fail", "undecided", "pass"];
/**
 * One look at a check side by side. Pairs are resampled within their cases, so both sides move together. A ratio fails
 * where it is over 1 + tolerance at its lower 99.5 % bound (half of the error at each look) and the rise is above the
 * floor. Samples without a partner are left out.
 */
function lookAtRatios(cases, rule, options) {
    const paired = completePairs(cases);
    const base = paired.map((each) => each.base);
    const reason = (0,stored/* shortage */.wD)(base, rule.statistic, "now");
    if (reason !== null)
        return { kind: "missing", reason };
    const sides = sidesOf(paired);
    const figures = figuresOf(paired, sides, rule.statistic, options.method);
    let drawn = null;
    const spreadOf = (kind) => (drawn ??= resampledRatios(paired, sides, rule.statistic, options))[kind];
    const ratios = figures.logs.map(([kind, log]) => lookAtRatio({ kind, log, baseMs: figures.baseMs, spread: () => spreadOf(kind) }, rule));
    return {
        kind: "measured",
        outcome: WORST.find((each) => ratios.some((ratio) => ratio.outcome === each)),
        ratios,
        baseMs: figures.baseMs,
        headMs: figures.headMs,
        samples: base.reduce((sum, each) => sum + each.length, 0),
    };
}
function fits(log, baseMs, rule) {
    return log <= limitOf(rule) || baseMs * (Math.exp(log) - 1) <= rule.floorMs;
}
/** Of the log ratio; the epsilon absorbs rounding, so that a rise of exactly the tolerance passes. */
function limitOf({ tolerance }) {
    return Math.log(1 + tolerance) + rules/* EPSILON */.p8;
}
/** What is within its limit is decided without resamples: they are drawn where somebody reads them. */
function lookAtRatio({ kind, log, baseMs, spread }, rule) {
    const error = looks/* ERROR */.ff.ratio / looks/* LOOKS */.BJ;
    const low = () => spread()[Math.ceil(error * spread().length) - 1];
    const within = fits(log, baseMs, rule);
    return {
        kind,
        ratio: Math.exp(log),
        get interval() {
            const [from, to] = (0,stored/* interval95 */.QQ)(spread());
            return [Math.exp(from), Math.exp(to)];
        },
        get low() {
            return Math.exp(low());
        },
        // Written so that NaN never passes.
        outcome: within ? "pass" : low() <= limitOf(rule) ? "undecided" : "fail",
        get spread() {
            return spread();
        },
    };
}


/***/ }),

/***/ 39843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QQ: () => (/* binding */ interval95),
/* harmony export */   n3: () => (/* binding */ limitAbove),
/* harmony export */   o$: () => (/* binding */ lookAtStored),
/* harmony export */   wD: () => (/* binding */ shortage)
/* harmony export */ });
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28654);
/* harmony import */ var _looks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37854);
/* harmony import */ var _resample_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22883);
/* harmony import */ var _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6267);
/* harmony import */ var _metrics_latency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72987);
/** Latency against recorded samples: a statistic fails where it is over its limit beyond measurement noise. */





/**
 * One look at a check. `current` over min(ceiling, baseline + tolerance) fails where the lower 99 % bound of their
 * difference is above 0, the limit being worked out from each resampled baseline, or where its own lower 95 % bound is
 * over the ceiling; each look has half of the error. Both sides are resampled within their cases.
 */
function lookAtStored({ now, before }, rule, options) {
    const { statistic, tolerance, ceiling } = rule;
    const reason = shortage(now, statistic, "now") ?? (tolerance === null ? null : shortage(before, statistic, "before"));
    if (reason !== null)
        return { kind: "missing", reason };
    const current = (0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_3__/* .bucketStatistic */ .Zh)(now, statistic, options.method);
    const baseline = tolerance === null ? null : (0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_3__/* .bucketStatistic */ .Zh)(before, statistic, options.method);
    const limit = baseline === null ? (ceiling ?? Infinity) : limitAbove(rule, baseline);
    const over = !(current <= limit + _rules_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8);
    const fails = over ? failsOf({ now, before }, rule, options) : { limit: false, ceiling: false };
    return {
        kind: "measured",
        outcome: fails.limit || fails.ceiling ? "fail" : over ? "undecided" : "pass",
        current,
        baseline,
        limit,
        // Drawn where somebody reads it: what is within its limit is decided without.
        get interval() {
            return interval95((0,_resample_js__WEBPACK_IMPORTED_MODULE_2__/* .resampled */ .eB)(now, statistic, options));
        },
        fails,
        samples: now.reduce((sum, samples) => sum + samples.length, 0),
    };
}
/** Of a figure over its limit. All pairs of both sides' resamples are compared, so one seed for both is no matter. */
function failsOf({ now, before }, rule, options) {
    const { statistic, tolerance } = rule;
    const ceiling = rule.ceiling ?? Infinity;
    const limitFor = (ms) => limitAbove(rule, ms);
    // No resample is below the fastest sample, and no limit above that of the slowest.
    const fastest = (0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_3__/* .sortBucket */ .N$)(now).values[0];
    const highest = tolerance === null ? ceiling : limitFor((0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_3__/* .sortBucket */ .N$)(before).values.at(-1));
    const spread = () => (0,_resample_js__WEBPACK_IMPORTED_MODULE_2__/* .resampled */ .eB)(now, statistic, options);
    const limits = () => tolerance === null ? Float64Array.of(ceiling) : (0,_resample_js__WEBPACK_IMPORTED_MODULE_2__/* .resampled */ .eB)(before, statistic, options).map(limitFor);
    return {
        limit: fastest > highest || (0,_resample_js__WEBPACK_IMPORTED_MODULE_2__/* .shareAtMost */ .oq)(spread(), limits()) < _looks_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR */ .ff.rise / _looks_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOKS */ .BJ,
        ceiling: fastest > ceiling || (0,_resample_js__WEBPACK_IMPORTED_MODULE_2__/* .shareAtMost */ .oq)(spread(), Float64Array.of(ceiling)) < _looks_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR */ .ff.ceiling / _looks_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOKS */ .BJ,
    };
}
/** min(ceiling, baseline + tolerance), for a baseline of so many milliseconds. */
function limitAbove({ tolerance, ceiling }, baselineMs) {
    return Math.min(ceiling ?? Infinity, baselineMs + (tolerance?.(baselineMs) ?? Infinity));
}
/** What keeps a side from being decided; null where it has enough. */
function shortage(cases, statistic, side) {
    const filled = cases.filter((samples) => samples.length > 0);
    if (filled.length === 0)
        return { code: "not_measured" };
    const few = filled.filter((samples) => samples.length < _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_3__/* .MIN_REPEATS */ .AV).length;
    if (few > 0)
        return { code: "too_few_repeats", side, cases: few, need: _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_3__/* .MIN_REPEATS */ .AV };
    const have = filled.reduce((sum, samples) => sum + samples.length, 0);
    const need = _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_3__/* .MIN_SAMPLES */ .Pu[statistic];
    return have < need ? { code: "too_few_samples", side, have, need } : null;
}
/** Of a distribution that is ascending. */
function interval95(spread) {
    return [(0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_4__/* .percentile */ .Ym)(spread, 0.025, "linear"), (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_4__/* .percentile */ .Ym)(spread, 0.975, "linear")];
}


/***/ }),

/***/ 32189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ evenly),
/* harmony export */   Mm: () => (/* binding */ sidesOf),
/* harmony export */   NH: () => (/* binding */ storedInTwoLooks),
/* harmony export */   cF: () => (/* binding */ pairOf),
/* harmony export */   d8: () => (/* binding */ ratioInTwoLooks),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   yb: () => (/* binding */ firstLook)
/* harmony export */ });
/* harmony import */ var _looks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37854);
/* harmony import */ var _side_by_side_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38639);
/* harmony import */ var _stored_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39843);
/** A latency check over both looks: what the plan decides, and what is asked once more decides of the rest. */



function storedInTwoLooks(cases, rule, options) {
    return inTwoLooks(cases, firstLook(cases), (seen) => (0,_stored_js__WEBPACK_IMPORTED_MODULE_2__/* .lookAtStored */ .o$)(sidesOf(seen), rule, options));
}
function ratioInTwoLooks(cases, rule, options) {
    return inTwoLooks(cases, firstLook(cases).map(evenly), (seen) => (0,_side_by_side_js__WEBPACK_IMPORTED_MODULE_1__/* .lookAtRatios */ .L)(seen.map(pairOf), rule, options));
}
/** Whether the plan's samples leave a check open, so that asking on is worth it. */
function isOpen(look) {
    return look.kind === "measured" && look.outcome === "undecided";
}
/** What the plan asked of each case; the list itself where nothing was asked beyond it. */
function firstLook(cases) {
    if (cases.every(({ now, planned }) => now.length <= planned))
        return cases;
    return cases.map((each) => ({ ...each, now: each.now.slice(0, each.planned) }));
}
/** Pairs up to what the head has. */
function evenly(each) {
    return { ...each, before: each.before.slice(0, each.now.length) };
}
const sides = new WeakMap();
/** The same lists each time, so that what is worked out of them once is known by them. */
function sidesOf(cases) {
    const known = sides.get(cases);
    if (known !== undefined)
        return known;
    const made = { now: cases.map(({ now }) => now), before: cases.map(({ before }) => before) };
    sides.set(cases, made);
    return made;
}
function pairOf({ now, before }) {
    return { base: before, head: now };
}
/**
 * A failure at the first look is final, and so is a pass; a pass takes the whole plan. What is open then is decided by all
 * samples, and where they leave it open too it is a watch.
 */
function inTwoLooks(cases, planned, look) {
    const first = look(planned);
    const unfinished = unfinishedOf(cases);
    if (first.kind === "missing")
        return { kind: "missing", reason: unfinished ?? first.reason };
    if (first.outcome === "fail")
        return { kind: "measured", outcome: "fail", look: first };
    if (unfinished !== null)
        return { kind: "missing", reason: unfinished };
    if (first.outcome === "pass")
        return { kind: "measured", outcome: "pass", look: first };
    const all = look(cases);
    // The second look has all that the first had.
    if (all.kind === "missing")
        return all;
    return { kind: "measured", outcome: (0,_looks_js__WEBPACK_IMPORTED_MODULE_0__/* .settled */ .gu)(all.outcome), look: all };
}
/** Null where every case was asked as often as planned. */
function unfinishedOf(cases) {
    if (cases.every(({ now, planned }) => now.length >= planned))
        return null;
    const have = cases.reduce((sum, { now, planned }) => sum + Math.min(now.length, planned), 0);
    return { code: "plan_unfinished", have, need: cases.reduce((sum, { planned }) => sum + planned, 0) };
}


/***/ }),

/***/ 41008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ visibleRatio),
/* harmony export */   u: () => (/* binding */ visibleRise)
/* harmony export */ });
/* harmony import */ var _metrics_latency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72987);
/* harmony import */ var _looks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37854);
/* harmony import */ var _resample_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22883);
/* harmony import */ var _stored_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39843);
/* harmony import */ var _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6267);





/** A fifth of the tenth that may miss it: the noise is an estimate too, and where it came out low so did the rise. */
const MISSED = 0.02;
/** A rise beyond this many times the baseline is none that a plan sees. */
const MOST_SHARE = 1e6;
/**
 * Against a stored baseline whose samples are as many as the plan's; null where no rise is seen, since the samples are
 * too few or too noisy. Drift between the two runs is not in it.
 */
function visibleRise(before, rule, options) {
    const { statistic } = rule;
    if (rule.tolerance === null || (0,_stored_js__WEBPACK_IMPORTED_MODULE_3__/* .shortage */ .wD)(before, statistic, "before") !== null)
        return null;
    const figure = (0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_4__/* .bucketStatistic */ .Zh)(before, statistic, options.method);
    if (!(figure > 0))
        return null;
    const spread = (0,_resample_js__WEBPACK_IMPORTED_MODULE_2__/* .resampled */ .eB)(before, statistic, options);
    const limitFor = (ms) => (0,_stored_js__WEBPACK_IMPORTED_MODULE_3__/* .limitAbove */ .n3)(rule, ms);
    const limit = limitFor(figure);
    const limits = spread.map(limitFor);
    const share = smallest((rise) => {
        const way = (p) => Math.hypot(wayDown(spread, figure, p) * (1 + rise), wayUp(limits, limit, p));
        return figure * (1 + rise) - limit > way(_looks_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR */ .ff.rise / _looks_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOKS */ .BJ) + way(MISSED);
    });
    return share === null ? null : { share, ms: figure * share };
}
/** Side by side, from the ratios just measured: as a share of the base, null where no rise is seen. */
function visibleRatio(look, rule) {
    const { baseMs } = look;
    if (!(baseMs > 0))
        return null;
    const logs = look.ratios.map(({ ratio, spread }) => {
        const log = Math.log(ratio);
        return (Math.log(1 + rule.tolerance) + wayDown(spread, log, _looks_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR */ .ff.ratio / _looks_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOKS */ .BJ) + wayDown(spread, log, MISSED));
    });
    // A rise of all answers moves every ratio, and one that fails is enough. Under the floor nothing fails.
    const share = Math.max(Math.exp(Math.min(...logs)) - 1, rule.floorMs / baseMs);
    return share <= MOST_SHARE ? { share, ms: baseMs * share } : null;
}
function wayDown(spread, figure, p) {
    return Math.max(0, figure - (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .percentile */ .Ym)(spread, p, "linear"));
}
function wayUp(spread, figure, p) {
    return Math.max(0, (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .percentile */ .Ym)(spread, 1 - p, "linear") - figure);
}
/** The smallest share that is seen, to a ten-thousandth of itself; null where none is. */
function smallest(isSeen) {
    if (!isSeen(MOST_SHARE))
        return null;
    let [low, high] = [1 / MOST_SHARE, MOST_SHARE];
    while (high > low * 1.0001) {
        const middle = Math.sqrt(low * high);
        if (isSeen(middle))
            high = middle;
        else
            low = middle;
    }
    return high;
}


/***/ }),

/***/ 40333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ anchoredPairs),
/* harmony export */   aW: () => (/* binding */ headlineBuckets),
/* harmony export */   c1: () => (/* binding */ groupsOf)
/* harmony export */ });
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67734);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5305);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28654);
/* harmony import */ var _runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51613);





function groupsOf(suite) {
    return new Map(suite.cases.flatMap((each) => (each.group === undefined ? [] : [[each.id, each.group]])));
}
/** One for each scope in which a rule holds recall, mrr or ndcg; against the anchor none where nothing ever moved. */
function headlineBuckets(rules, policy, pairing, span) {
    const { k } = policy.config;
    const still = span === "anchor" && !pairing.pairs.some(({ before }) => before.drift !== undefined);
    if (still)
        return [];
    const groups = groupsOf(policy.suite);
    const scopes = new Map();
    for (const rule of rules) {
        if (!(0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .isHeadline */ .R)(rule.metric, policy.config) || rule.tolerance.length === 0)
            continue;
        const own = scopes.get((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(rule.scope)) ?? [];
        own.push(rule);
        scopes.set((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(rule.scope), own);
    }
    return [...scopes.values()].map((own) => {
        const { scope } = own[0];
        const pairs = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_1__/* .bucketOf */ .AU)(pairing, scope).pairs.filter(({ now, before }) => own.some(({ metric }) => both(now, before, metric.name)));
        const moves = pairs.map((pair) => moveOf(pair, k, span, groups));
        const held = own.map((rule) => [rule.metric.family.name, heldBy(rule, pairs, policy, span)]);
        return { scope, kind: scope.kind, pairs, moves, held: Object.fromEntries(held) };
    });
}
function both(now, before, name) {
    return (now.metrics.get(name) ?? null) !== null && (before.metrics.get(name) ?? null) !== null;
}
/** The tolerance in the metric's unit, at what the bucket had before. */
function heldBy({ metric, tolerance, significance, scope }, pairs, { config, baseline }, span) {
    const values = pairs.map(({ before }) => valueThen(before, metric.family.name, config.k, span));
    const known = values.filter((value) => value !== null);
    const mean = known.length === 0 ? 0 : known.reduce((sum, value) => sum + value, 0) / known.length;
    const spread = (0,_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .spreadOf */ .jg)(baseline, scope, metric.name) ?? 0;
    return { tolerance: (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .toleranceValue */ .H$)(tolerance, mean, Math.max(1, known.length), spread), significance };
}
/** What a row has, or had when it was last accepted. */
function valueThen(before, metric, k, span) {
    const value = before.metrics.get(`${metric}@${k}`) ?? null;
    return value === null || span === "baseline" ? value : value - (before.drift?.[metric] ?? 0);
}
function moveOf(pair, k, span, groups) {
    const { now, before } = pair;
    const of = (metric) => {
        const [is, was] = [now.metrics.get(`${metric}@${k}`) ?? null, valueThen(before, metric, k, span)];
        return is === null || was === null ? 0 : is - was;
    };
    return {
        id: now.id,
        block: groups.get(now.id) ?? null,
        recall: of("recall"),
        mrr: of("mrr"),
        ndcg: of("ndcg"),
    };
}
/** The same pairs with what was last accepted in place of what was last recorded. */
function anchoredPairs(pairs, k) {
    return pairs.map(({ now, before }) => {
        const metrics = new Map(before.metrics);
        for (const metric of _rule_js__WEBPACK_IMPORTED_MODULE_2__/* .HEADLINE */ .ZS)
            metrics.set(`${metric}@${k}`, valueThen(before, metric, k, "anchor"));
        return { now, before: Object.assign({}, before, { metrics }) };
    });
}


/***/ }),

/***/ 96142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IF: () => (/* binding */ withOutcomes),
/* harmony export */   af: () => (/* binding */ foundMore),
/* harmony export */   pe: () => (/* binding */ otherLevel)
/* harmony export */ });
/* harmony import */ var _metrics_fill_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64168);
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86509);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90997);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1732);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50703);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65418);
/* harmony import */ var _moves_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40333);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67734);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5305);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28654);
/* harmony import */ var _statistics_sign_flip_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(81456);
/** Every check of means over cases with its outcome: limits, then the rule, over both spans. */











const OTHER_LEVEL = 0.05;
/** Of the test turned round, for a bucket whose lists got shorter. */
const EXCUSE_LEVEL = 0.05;
/** `limits` are the checks of these rules by their limits alone. */
function withOutcomes(limits, judged) {
    const rules = new Map(judged.rules.map((rule) => [(0,_rules_js__WEBPACK_IMPORTED_MODULE_8__/* .keyOf */ .TN)(rule), rule]));
    const spans = new Map(["baseline", "anchor"].map((span) => [span, new Ruled(judged, span)]));
    return limits.flatMap((check) => {
        const rule = rules.get((0,_rules_js__WEBPACK_IMPORTED_MODULE_8__/* .keyOf */ .TN)(check));
        if (rule === undefined || check.kind !== "mean" || !isCompared(check))
            return [check];
        const { family } = rule.metric;
        if ((0,_rules_js__WEBPACK_IMPORTED_MODULE_8__/* .isHeadline */ .R)(rule.metric, judged.policy.config))
            return headlineChecks(check, rule, judged, spans);
        const own = (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_1__/* .isTested */ .eW)(family) && (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_1__/* .isPerCase */ .uE)(family) ? byOwnTest(check, rule, family, judged) : check;
        const anchored = anchorCheck(rule, own, judged);
        return [own, ...(anchored === null ? [] : [anchored])].map((each) => excused(each, rule, spans));
    });
}
/** With figures on both sides; a floor over new cases has none. */
function isCompared(check) {
    return (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_9__/* .missingOf */ .oy)(check) === null && check.baseline !== null && check.current !== null;
}
/** What the rule says of one span, asked once. */
class Ruled {
    span;
    #buckets;
    #rulings = null;
    constructor({ rules, policy, pairing }, span) {
        this.span = span;
        this.#buckets = (0,_moves_js__WEBPACK_IMPORTED_MODULE_5__/* .headlineBuckets */ .aW)(rules, policy, pairing, span);
    }
    bucket(scope) {
        return this.#buckets.find((each) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeText */ .Cm)(each.scope) === (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeText */ .Cm)(scope));
    }
    ruling(scope, metric) {
        const at = this.#buckets.findIndex((each) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeText */ .Cm)(each.scope) === (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeText */ .Cm)(scope));
        this.#rulings ??= (0,_rule_js__WEBPACK_IMPORTED_MODULE_7__/* .ruleOn */ .YC)(this.#buckets, this.span);
        return this.#rulings[at]?.get(metric);
    }
}
/** The check by the rule, and a second one against the anchor where that has something to say. */
function headlineChecks(check, rule, judged, spans) {
    const { family } = rule.metric;
    const metric = family.name;
    const { pairs } = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .bucketOf */ .AU)(judged.pairing, rule.scope);
    const ruled = spans.get("baseline").ruling(rule.scope, metric);
    const belowFloor = check.by === "floor";
    const own = ruled === undefined || belowFloor ? check : decided(check, rule, ruled, pairs);
    const anchored = spans.get("anchor").ruling(rule.scope, metric);
    if (anchored === undefined || anchored.outcome === "pass" || belowFloor)
        return [own];
    const bucket = spans.get("anchor").bucket(rule.scope);
    const shifted = (0,_moves_js__WEBPACK_IMPORTED_MODULE_5__/* .anchoredPairs */ .Gt)(pairs, judged.policy.config.k);
    const worse = spans.get("baseline").bucket(rule.scope)?.moves.some(isWorse) === true;
    const figures = meanCheckOf(rule, bucket, metric, check);
    const outcome = decided({ ...figures, span: "anchor" }, rule, anchored, shifted);
    return [own, stopping(outcome, worse, judged)];
}
/** What this change did not add to was let in before: it is said, and stops nobody; nor what may drift. */
function stopping(check, worse, { policy }) {
    const { latency } = policy.config;
    const free = policy.baseline?.beside !== undefined && latency !== "off" && latency.side_by_side.drift === "allow";
    if (check.passed || (worse && !free))
        return check;
    const { by: _by, ...rest } = check;
    return { ...rest, outcome: "watch", passed: true, reason: free ? "drift" : "earlier" };
}
function isWorse({ recall, mrr, ndcg }) {
    return [recall, mrr, ndcg].some((move) => move < -_rules_js__WEBPACK_IMPORTED_MODULE_8__/* .EPSILON */ .p8);
}
/** The same check with the anchor's figures. */
function meanCheckOf(rule, bucket, metric, check) {
    const current = check.current;
    const delta = bucket.moves.reduce((sum, move) => sum + move[metric], 0) / bucket.moves.length;
    const tolerance = bucket.held[metric].tolerance;
    const baseline = current - delta;
    const limit = Math.max(rule.floor ?? -Infinity, baseline - tolerance);
    return { ...check, n: bucket.moves.length, baseline, delta, tolerance, limit };
}
function decided(check, rule, { outcome, by, p, level }, pairs) {
    const { by: _by, p: _p, level: _level, ...bare } = check;
    const { name, family } = rule.metric;
    const beyond = !(0,_rules_js__WEBPACK_IMPORTED_MODULE_8__/* .passes */ .WE)(check.direction, check.current, check.limit);
    const listed = outcome !== "pass" && rule.anonymous !== true;
    return {
        ...bare,
        outcome,
        passed: outcome !== "fail",
        ...(by === undefined ? {} : { by }),
        ...(p === undefined ? {} : { p, level: level }),
        ...(outcome === "watch" ? { reason: beyond ? "not_significant" : "small" } : {}),
        cases: listed ? (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .worstChanges */ .Zs)(pairs, name, family.direction) : [],
    };
}
/** Quality beyond the rule: its limit, and the test of its own differences where one is asked for. */
function byOwnTest(check, rule, family, { pairing, policy }) {
    if (check.passed || check.by === "floor" || rule.significance === "off")
        return check;
    const { pairs } = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .bucketFor */ ._d)(pairing, rule.scope, family);
    const p = (0,_statistics_sign_flip_js__WEBPACK_IMPORTED_MODULE_10__/* .signFlipP */ .t2)(ownMoves(pairs, rule.metric.name, family, (0,_moves_js__WEBPACK_IMPORTED_MODULE_5__/* .groupsOf */ .c1)(policy.suite)));
    const level = otherLevel(rule.significance);
    if (p <= level + _rules_js__WEBPACK_IMPORTED_MODULE_8__/* .EPSILON */ .p8)
        return { ...check, by: "test", p, level };
    const { by: _by, ...rest } = check;
    const fall = -(check.delta ?? 0);
    const watched = fall > 1 / check.n + _rules_js__WEBPACK_IMPORTED_MODULE_8__/* .EPSILON */ .p8;
    return watched
        ? { ...rest, outcome: "watch", passed: true, p, level, reason: "not_significant" }
        : { ...rest, outcome: "pass", passed: true, cases: [] };
}
/** Of quality that the rule does not speak of. */
function otherLevel(significance) {
    return typeof significance === "number" ? significance : OTHER_LEVEL;
}
/** By block. More is better in whatever is tested. In weighted means a difference counts times its weight / the mean weight. */
function ownMoves(pairs, name, family, groups) {
    const own = pairs.flatMap(({ now, before }) => {
        const [is, was] = [now.metrics.get(name) ?? null, before.metrics.get(name) ?? null];
        return is === null || was === null
            ? []
            : [
                {
                    block: groups.get(now.id) ?? null,
                    difference: is - was,
                    weight: family.weight === "targets" ? now.targets : 1,
                },
            ];
    });
    const weight = own.reduce((sum, each) => sum + each.weight, 0) / Math.max(1, own.length);
    return (0,_rule_js__WEBPACK_IMPORTED_MODULE_7__/* .blockSums */ .MS)(own, (each) => (weight === 0 ? 0 : (each.difference * each.weight) / weight));
}
/**
 * A figure against its anchor, the best that was recorded since its last acceptance: within its tolerance from there. Null
 * where it is, and where the baseline is its own anchor.
 */
function anchorCheck(rule, check, judged) {
    const { policy, pairing } = judged;
    const { metric, scope } = rule;
    const distance = policy.baseline?.anchor?.get((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeText */ .Cm)(scope))?.get(metric.name) ?? 0;
    if (distance === 0 || rule.tolerance.length === 0 || metric.family.kind === "churn")
        return null;
    const { pairs } = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .bucketFor */ ._d)(pairing, scope, metric.family);
    const baseline = check.baseline - distance;
    const measured = {
        n: check.n,
        baseline,
        current: check.current,
        interval: null,
        judged: check.current,
        cases: check.n,
    };
    const made = (0,_check_js__WEBPACK_IMPORTED_MODULE_3__/* .makeCheck */ .Ht)({ ...rule, floor: null, ceiling: null }, measured, () => (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .worstChanges */ .Zs)(pairs, metric.name, metric.family.direction));
    if (made === null || made.passed)
        return null;
    const worse = metric.family.direction === "higher" ? -check.delta : check.delta;
    return stopping({ ...made, span: "anchor" }, worse > _rules_js__WEBPACK_IMPORTED_MODULE_8__/* .EPSILON */ .p8, judged);
}
/**
 * Lists that got shorter and find more are no loss: recall of the bucket rose and no case lost a target, or the bucket
 * gained. A floor holds.
 */
function excused(check, rule, spans) {
    if (check.passed || check.by === "floor" || rule.metric.family.name !== _metrics_fill_js__WEBPACK_IMPORTED_MODULE_0__/* .FILL_RATE */ .R.name)
        return check;
    const bucket = spans.get(check.span ?? "baseline")?.bucket(rule.scope);
    if (bucket === undefined || !foundMore(bucket))
        return check;
    const { by: _by, ...rest } = check;
    return { ...rest, outcome: "pass", passed: true, reason: "found_more", cases: [] };
}
function foundMore(bucket) {
    const rise = bucket.moves.reduce((sum, { recall }) => sum + recall, 0);
    if (rise > _rules_js__WEBPACK_IMPORTED_MODULE_8__/* .EPSILON */ .p8 && !bucket.pairs.some(_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .lostTarget */ .yB))
        return true;
    return (0,_rule_js__WEBPACK_IMPORTED_MODULE_7__/* .gainP */ .qD)(bucket) <= EXCUSE_LEVEL + _rules_js__WEBPACK_IMPORTED_MODULE_8__/* .EPSILON */ .p8;
}


/***/ }),

/***/ 67734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ bucketOf),
/* harmony export */   I4: () => (/* binding */ newlyFound),
/* harmony export */   Kw: () => (/* binding */ newlyLost),
/* harmony export */   Q6: () => (/* binding */ pairCases),
/* harmony export */   XZ: () => (/* binding */ withChurn),
/* harmony export */   _d: () => (/* binding */ bucketFor),
/* harmony export */   ox: () => (/* binding */ churnOf),
/* harmony export */   tL: () => (/* binding */ finds),
/* harmony export */   uZ: () => (/* binding */ withBefore),
/* harmony export */   yB: () => (/* binding */ lostTarget)
/* harmony export */ });
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14914);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90997);



function pairCases(scores, baseline) {
    const asked = [];
    const fresh = [];
    for (const now of scores.cases) {
        const before = baseline?.cases.get(now.id);
        if (before !== undefined && before.digests.ask === now.digests.ask)
            asked.push({ now, before });
        else
            fresh.push(now);
    }
    const by = (part) => {
        const same = ({ now, before }) => now.digests[part] === before.digests[part];
        if (asked.every(same))
            return { pairs: asked, added: fresh };
        const others = new Set([...asked.filter((pair) => !same(pair)).map(({ now }) => now), ...fresh]);
        return { pairs: asked.filter(same), added: scores.cases.filter((each) => others.has(each)) };
    };
    const judged = by("targets");
    const paired = new Set(judged.pairs.map((pair) => pair.now.id));
    const absent = [...(baseline?.cases.keys() ?? [])].filter((id) => !paired.has(id));
    return {
        ...judged,
        asked: { pairs: asked, added: fresh },
        limited: by("limits"),
        absent: absent.toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP),
    };
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
/** The pairs, with the baseline's figures and lists in place of this run's where `replaced` says so. */
function withBefore(pairing, replaced) {
    const known = new Map();
    const one = (pair) => {
        if (!replaced(pair))
            return pair;
        const made = known.get(pair.now) ?? { before: pair.before, now: asBefore(pair) };
        known.set(pair.now, made);
        return made;
    };
    const side = ({ pairs, added }) => ({ pairs: pairs.map(one), added });
    return { ...pairing, ...side(pairing), asked: side(pairing.asked), limited: side(pairing.limited) };
}
function asBefore({ now, before }) {
    const { metrics, ranks, results } = before;
    return Object.assign({}, now, { metrics, ranks, results, error: null, degraded: false });
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
    const pairs = pairing.asked.pairs.map((pair) => {
        const [now, before] = [new Map(pair.now.metrics), new Map(pair.before.metrics)];
        for (const { name, family, k } of churn) {
            now.set(name, churnOf(pair, family, k));
            before.set(name, 1);
        }
        return { now: { ...pair.now, metrics: now }, before: { ...pair.before, metrics: before } };
    });
    return { ...pairing, asked: { ...pairing.asked, pairs } };
}
/** The pairs of a scope by query and targets. */
function bucketOf({ pairs, added }, scope) {
    return { pairs: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .inScope */ .SB)(pairs, scope, ({ now }) => now), added: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .casesIn */ .XV)(added, scope) };
}
/** The pairs of a scope that a metric is compared over. */
function bucketFor(pairing, scope, family) {
    if (family.kind === "quality")
        return bucketOf(pairing, scope);
    const needs = "needs" in family ? family.needs : undefined;
    const limited = needs === "forbidden" || needs === "expect_empty";
    return bucketOf(limited ? pairing.limited : pairing.asked, scope);
}


/***/ }),

/***/ 5305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MS: () => (/* binding */ blockSums),
/* harmony export */   Nt: () => (/* binding */ GAIN_LEVEL),
/* harmony export */   YC: () => (/* binding */ ruleOn),
/* harmony export */   ZS: () => (/* binding */ HEADLINE),
/* harmony export */   eQ: () => (/* binding */ fallP),
/* harmony export */   qD: () => (/* binding */ gainP)
/* harmony export */ });
/* unused harmony export LEVELS */
/* harmony import */ var _statistics_sign_flip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81456);

const HEADLINE = ["recall", "mrr", "ndcg"];
/** The largest p of a failing bucket, by span; in intents and tags before Holm's step. */
const LEVELS = {
    baseline: { suite: 0.15, part: 0.1 },
    anchor: { suite: 0.05, part: 0.05 },
};
/** Of a metric's own differences in the whole suite. */
const OWN_LEVEL = 0.01;
/** So many blocks that lost, and none that won, are news in an intent or a tag: 0.5^5 = 0.031. */
const FIVE = 5;
/** A fall within its tolerance is a watch where chance explains it this rarely. */
const WATCH_LEVEL = 0.001;
/** Of the test turned round: the whole suite gained. */
const GAIN_LEVEL = 0.01;
/** A p this far above a level is still on it; a fall this far beyond a tolerance still within. */
const ON = 1e-9;
/**
 * One ruling for each bucket, in the order given. All buckets of a policy belong into one call: intents are one family of
 * Holm's correction, tags another. A bucket that has the very cases of a wider one before it is held to its lines alone.
 */
function ruleOn(buckets, span) {
    const looked = buckets.map((bucket) => new Look(bucket));
    const repeats = repeated(buckets);
    const own = looked.filter((_, at) => !repeats.has(at));
    const levels = new Levels(own, span);
    return looked.map((look, at) => rulingOf(look, repeats.has(at) ? null : levels, span));
}
/** The p of the test turned round: how rarely chance alone gains as much as this bucket did. 1 where nothing gained. */
function gainP(bucket) {
    return (0,_statistics_sign_flip_js__WEBPACK_IMPORTED_MODULE_0__/* .signFlipP */ .t2)(new Look(bucket).sums.map((each) => -each));
}
/** The one p of the bucket's test. */
function fallP(bucket) {
    return new Look(bucket).p;
}
/** What a bucket's cases did, looked at when asked for. */
class Look {
    bucket;
    /** By block, of what the test sums. */
    sums;
    #p = null;
    constructor(bucket) {
        this.bucket = bucket;
        const { held, moves } = bucket;
        const summed = ["recall", "ndcg"].filter((metric) => held[metric] !== undefined);
        this.sums = blockSums(moves, (move) => summed.length === 0 ? move.mrr : summed.reduce((sum, metric) => sum + move[metric], 0));
    }
    get p() {
        return (this.#p ??= (0,_statistics_sign_flip_js__WEBPACK_IMPORTED_MODULE_0__/* .signFlipP */ .t2)(this.sums));
    }
    get worse() {
        return this.sums.filter((each) => each < -_statistics_sign_flip_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_CHANGE */ .XG).length;
    }
    get better() {
        return this.sums.filter((each) => each > _statistics_sign_flip_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_CHANGE */ .XG).length;
    }
    ownP(metric) {
        return (0,_statistics_sign_flip_js__WEBPACK_IMPORTED_MODULE_0__/* .signFlipP */ .t2)(blockSums(this.bucket.moves, (move) => move[metric]));
    }
    fall(metric) {
        const { moves } = this.bucket;
        return moves.length === 0 ? 0 : -moves.reduce((sum, move) => sum + move[metric], 0) / moves.length;
    }
}
/** One for each group and each case without one, in the order of their first cases. */
function blockSums(moves, of) {
    const sums = [];
    const places = new Map();
    for (const move of moves) {
        const place = move.block === null ? undefined : places.get(move.block);
        if (place !== undefined)
            sums[place] += of(move);
        else {
            if (move.block !== null)
                places.set(move.block, sums.length);
            sums.push(of(move));
        }
    }
    return sums;
}
/** Places of the buckets whose cases are those of the suite, of an intent, or of an earlier tag. */
function repeated(buckets) {
    const known = new Set();
    const order = ["overall", "intent", "tag"];
    const places = buckets
        .map(({ kind, moves }, at) => ({ at, kind, ids: JSON.stringify(moves.map(({ id }) => id)) }))
        .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.at - b.at);
    return new Set(places.flatMap(({ at, ids }) => {
        if (known.has(ids))
            return [at];
        known.add(ids);
        return [];
    }));
}
/** The level that a metric's test is held against, before Holm's step; null where its limit decides alone. */
function levelOf({ kind }, { significance }, span) {
    if (significance === "off")
        return null;
    const usual = LEVELS[span][kind === "overall" ? "suite" : "part"];
    if (significance === "auto")
        return usual;
    return span === "anchor" ? Math.min(significance, LEVELS.anchor.suite) : significance;
}
/** Whether losses in every block would reach the level. */
function canReach({ sums }, level) {
    return 2 ** -sums.length <= level + ON;
}
/**
 * Holm's steps (Scand. J. Stat. 6, 1979) in the families of this span: of m buckets the smallest p is held against
 * level / m, the next against level / (m - 1), and from the first that misses its level on all are held against that one.
 * Only buckets with blocks enough to reach the level take part, which no run changes.
 */
class Levels {
    #looked;
    #span;
    #families = new Map();
    constructor(looked, span) {
        this.#looked = looked;
        this.#span = span;
    }
    /** What the bucket's p is held against where its metric has this level. */
    at(look, level) {
        const { kind } = look.bucket;
        if (kind === "overall" || !canReach(look, level))
            return level;
        const key = `${kind} ${level}`;
        const known = this.#families.get(key) ?? this.#stepsOf(kind, level);
        this.#families.set(key, known);
        return known.get(look);
    }
    #stepsOf(kind, level) {
        const family = this.#looked
            .filter((each) => each.bucket.kind === kind && canReach(each, level) && this.#isHeldAt(each, level))
            .toSorted((a, b) => a.p - b.p);
        let missed = null;
        return new Map(family.map((each, at) => {
            const step = missed ?? level / (family.length - at);
            if (each.p > step + ON)
                missed = step;
            return [each, step];
        }));
    }
    #isHeldAt({ bucket }, level) {
        return Object.values(bucket.held).some((held) => levelOf(bucket, held, this.#span) === level);
    }
}
/** `levels` is null for a bucket that is held to its lines alone. */
function rulingOf(look, levels, span) {
    const { bucket } = look;
    const n = bucket.moves.length;
    const gated = HEADLINE.flatMap((metric) => {
        const held = bucket.held[metric];
        if (held === undefined)
            return [];
        const fall = look.fall(metric);
        return [{ metric, fall, level: levelOf(bucket, held, span), beyond: fall > held.tolerance + ON }];
    });
    const tested = levels === null ? [] : gated.filter(({ level, beyond }) => level !== null && beyond);
    const decided = levels === null ? null : decisionOn(look, tested, levels);
    return new Map(gated.map(({ metric, fall, level, beyond }) => {
        if (level === null)
            return [metric, beyond ? { outcome: "fail", fall, by: "line" } : { outcome: "pass", fall }];
        if (levels === null || fall <= ON)
            return [metric, { outcome: "pass", fall }];
        if (beyond && decided !== null)
            return [metric, { outcome: "fail", fall, ...decided }];
        const held = levels.at(look, level);
        const shown = canReach(look, level) ? { p: look.p, level: held } : {};
        if (beyond && fall > 1 / n + ON)
            return [metric, { outcome: "watch", fall, ...shown }];
        const sure = !beyond && look.p <= WATCH_LEVEL + ON;
        return [metric, { outcome: sure ? "watch" : "pass", fall, ...(sure ? shown : {}) }];
    }));
}
/** What fails the bucket, for all its metrics that fell beyond their tolerance; null where nothing does. */
function decisionOn(look, beyond, levels) {
    if (beyond.length === 0)
        return null;
    const tests = beyond.map(({ level }) => ({ p: look.p, level: levels.at(look, level), at: level }));
    const reached = tests.find(({ p, level, at }) => canReach(look, at) && p <= level + ON);
    if (reached !== undefined)
        return { by: "test", p: reached.p, level: reached.level };
    if (look.bucket.kind === "overall") {
        const own = beyond
            .map(({ metric }) => look.ownP(metric))
            .toSorted((a, b) => a - b)
            .at(0);
        if (own <= OWN_LEVEL + ON)
            return { by: "own", p: own, level: OWN_LEVEL };
    }
    else if (look.worse >= FIVE && look.better === 0)
        return { by: "five" };
    const few = tests.some(({ at }) => !canReach(look, at));
    return few && look.worse === look.sums.length ? { by: "few" } : null;
}


/***/ }),

/***/ 28654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p8: () => (/* reexport */ EPSILON),
  Pk: () => (/* binding */ SMALL_INTENT),
  R: () => (/* binding */ isHeadline),
  bf: () => (/* binding */ isRuled),
  TN: () => (/* binding */ keyOf),
  LF: () => (/* reexport */ limitOf),
  qR: () => (/* reexport */ lossesAllowed),
  Ps: () => (/* binding */ metricsOf),
  WE: () => (/* reexport */ passes),
  SJ: () => (/* binding */ resolveRules),
  H$: () => (/* reexport */ toleranceValue)
});

// UNUSED EXPORTS: isAlone

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
// EXTERNAL MODULE: ./lib/metrics/fill.js
var fill = __webpack_require__(64168);
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
// EXTERNAL MODULE: ./lib/gate/rule.js
var rule = __webpack_require__(5305);
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
            rules.push(makeRule(config, metric, model_scope/* OVERALL */.aD, [defaults(metric)], setting));
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
        add((0,model_scope/* intentScope */.Ln)(intent), isAlone(suite) ? [] : metrics, config.gate.intents.get(intent), small);
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
/** One intent has all cases: what holds overall holds there already. */
function isAlone({ cases }) {
    return cases.every(({ intent }) => intent === cases[0]?.intent);
}
function intentsOf(config, suite) {
    const own = isAlone(suite) ? [] : suite.cases.map((each) => each.intent);
    const names = new Set([...own, ...config.gate.intents.keys()]);
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
        return makeRule(config, metric, scope, [defaults(metric), wider], own);
    }
    // In an intent, as overall, churn is gated where it is named.
    if (metric.family.kind === "churn") {
        return own === undefined ? null : makeRule(config, metric, scope, [defaults(metric), wider], own);
    }
    const perIntent = scope.kind === "intent" ? config.gate.per_intent : null;
    if (own === undefined && (small || perIntent === "off" || !meaningful(metric, bucket)))
        return null;
    const shared = perIntent === null || perIntent === "off" || isApart(metric) ? undefined : perIntent;
    // Quality that the rule does not speak of is gated where it is named.
    if ((0,metrics_family/* isTested */.eW)(metric.family) && !isHeadline(metric, config) && own === undefined && shared === undefined)
        return null;
    return makeRule(config, metric, scope, [usualOf(metric, wider), inheritedOf(metric, wider), shared], own);
}
/** recall, mrr or ndcg at the config's k: what the rule speaks of (rule.ts). */
function isHeadline({ family, k }, config) {
    return rule/* HEADLINE */.ZS.includes(family.name) && k === config.k;
}
/** The same, by its name. */
function isRuled(name, config) {
    return rule/* HEADLINE */.ZS.some((metric) => name === `${metric}@${config.k}`);
}
/** `per_intent` says nothing of it: its own tolerance holds in every scope alike. */
function isApart({ family }) {
    const { tolerance } = family.rule;
    const strict = tolerance.length > 0 && tolerance.every((each) => each.value === 0);
    return strict || family.kind === "cost" || family.kind === "size" || family.name === fill/* FILL_RATE */.R.name;
}
/** In an intent or a tag, unless the config says otherwise: its means are over fewer cases and move more by chance. */
function usualOf(metric, wider) {
    const { tolerance } = metric.family.rule;
    if (tolerance.length === 0 || isApart(metric))
        return { tolerance };
    if ((0,metrics_family/* isTested */.eW)(metric.family))
        return { tolerance: IN_PARTS };
    if (!isRate(metric))
        return { tolerance };
    return { tolerance: [...IN_PARTS, ONE_CASE, ...(wider?.tolerance ?? tolerance)] };
}
/** Of cases: its own tolerance may be less than a case of an intent. */
function isRate({ family }) {
    return family.kind === "rate" && family.name.endsWith("_rate");
}
const IN_PARTS = [{ unit: "absolute", value: 0.05 }];
const ONE_CASE = { unit: "cases", value: 1 };
/**
 * What an intent or a tag takes from the overall rule: floors and ceilings only where they are a share of failures, and
 * no tolerance of quality, which moves by other amounts there, nor one of rates, which theirs holds already.
 */
function inheritedOf(metric, wider) {
    // Its default is a ceiling, which a wider one overall would be void beside.
    const bound = metric.family.kind === "rate" && metric.family.rule.ceiling !== undefined;
    const { tolerance, significance, ceiling = metric.family.rule.ceiling } = wider ?? {};
    return {
        ...(tolerance === undefined || (0,metrics_family/* isTested */.eW)(metric.family) || (isRate(metric) && !isApart(metric))
            ? {}
            : { tolerance }),
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
/**
 * Later patches win, field by field; `own` names the metric in this scope. A tolerance that is written there decides alone,
 * unless significance is written beside it or for the whole gate.
 */
function makeRule(config, metric, scope, patches, own) {
    const merged = [...patches, own].reduce((sum, patch) => ({ ...sum, ...patch }), {});
    const { significance: gate } = config.gate;
    const significance = own?.tolerance === undefined
        ? (merged.significance ?? gate ?? "auto")
        : (own.significance ?? gate ?? "off");
    return {
        metric,
        scope,
        tolerance: merged.tolerance ?? [],
        floor: merged.floor ?? null,
        ceiling: merged.ceiling ?? null,
        significance: (0,metrics_family/* isTested */.eW)(metric.family) ? significance : "off",
        named: own !== undefined,
    };
}



/***/ }),

/***/ 51613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ needsSpread),
/* harmony export */   jg: () => (/* binding */ spreadOf),
/* harmony export */   lk: () => (/* binding */ LEAST_RUNS),
/* harmony export */   nX: () => (/* binding */ overRuns),
/* harmony export */   yW: () => (/* binding */ impossible)
/* harmony export */ });
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27139);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13480);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69559);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90997);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67734);
/** A baseline of several runs: for retrievers that answer the same query differently from run to run. */






/** Fewer runs say too little of their spread. */
const LEAST_RUNS = 10;
/**
 * The first run's baseline with the values of all: a case's metrics are means over the runs in which it has them, and
 * its ranks and results stay the first run's. `runs` are all of the same cases, the first one included.
 */
function overRuns(first, runs) {
    const byRun = runs.map((run) => new Map(run.cases.map((each) => [each.id, each])));
    const averaged = new Map();
    const cases = new Map();
    for (const [id, one] of first.cases) {
        const seen = byRun.flatMap((run) => run.get(id) ?? []);
        const names = [...one.metrics.keys()];
        const values = new Map(names.map((name) => [name, known(seen, name)]));
        const metrics = new Map(names.map((name) => [name, average(values.get(name))]));
        const spreads = names.map((name) => [name, variance(values.get(name))]);
        averaged.set(byRun[0].get(id), metrics);
        cases.set(id, {
            ...one,
            metrics,
            found: { in: seen.filter(_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .finds */ .tL).length, of: runs.length },
            variances: new Map(spreads.filter(([, value]) => value > 0)),
        });
    }
    const all = [...averaged.keys()];
    return {
        ...first,
        cases,
        means: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .mapBuckets */ .A9)(first.means, (means, scope) => {
            const own = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .casesIn */ .XV)(all, scope).map((each) => [each, averaged.get(each)]);
            return meansOf(new Map(own), means);
        }),
        runs: runs.map(({ means }) => means),
    };
}
function meansOf(averaged, of) {
    return new Map([...of.keys()].map((name) => {
        const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .parseMetric */ .uo)(name);
        const weight = typeof metric !== "string" && (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .isPerCase */ .uE)(metric.family) ? metric.family.weight : undefined;
        return [name, (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)([...averaged.keys()], (each) => averaged.get(each).get(name) ?? null, weight)];
    }));
}
function known(seen, name) {
    return seen.map((each) => each.metrics.get(name) ?? null).filter((value) => value !== null);
}
function average(values) {
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
/** With n - 1; 0 where there are fewer than two values. */
function variance(values) {
    if (values.length < 2)
        return 0;
    const middle = average(values);
    return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}
/**
 * How far another run of the same retriever may lie from the baseline's mean, in the metric's unit: sqrt(1 + 1/N) times
 * the larger of the runs' standard deviation and sqrt(sum of the cases' variances) / n, at least a third of a case. Runs
 * that happen to agree must not make it 0. Null where the baseline has one run, or no value there.
 */
function spreadOf(baseline, scope, metric) {
    const runs = baseline?.runs ?? [];
    if (baseline === null || runs.length < 2)
        return null;
    const cases = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .casesIn */ .XV)(listOf(baseline), scope).filter((each) => (each.metrics.get(metric) ?? null) !== null);
    const n = cases.length;
    if (n === 0)
        return null;
    const means = runs
        .map((run) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .bucketAt */ .wW)(run, scope)?.get(metric) ?? null)
        .filter((value) => value !== null);
    const ofCases = cases.reduce((sum, each) => sum + (each.variances?.get(metric) ?? 0), 0);
    const noise = Math.max(Math.sqrt(variance(means)), Math.sqrt(ofCases) / n);
    return Math.max(Math.sqrt(1 + 1 / runs.length) * noise, 1 / 3 / n);
}
const lists = new WeakMap();
/** The same list every time, so that its intents are looked for once. */
function listOf(baseline) {
    const list = lists.get(baseline) ?? [...baseline.cases.values()];
    lists.set(baseline, list);
    return list;
}
/** Whether some rule allows a multiple of the spread. */
function needsSpread({ gate }) {
    const settings = (0,_model_config_js__WEBPACK_IMPORTED_MODULE_3__/* .namedRules */ .PR)(gate).flatMap(({ rules }) => [...rules.values()]);
    const tolerances = [...settings, gate.per_intent].flatMap((setting) => setting === null || setting === "off" ? [] : (setting.tolerance ?? []));
    return tolerances.some(({ unit }) => unit === "spread");
}
/** Variances that no runs can have: values between 0 and 1 vary by at most n / (4 (n - 1)), half of the runs at either end. */
function impossible({ cases, runs }) {
    const n = runs?.length ?? 1;
    if (n < 2)
        return [];
    const most = n / (4 * (n - 1));
    return [...cases].flatMap(([id, { variances }]) => [...(variances ?? [])].flatMap(([name, variance]) => {
        const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .parseMetric */ .uo)(name);
        const isShare = typeof metric !== "string" && (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .unitOf */ .uF)(metric.family) === "share";
        return isShare && variance > most + 1e-9 ? [{ id, metric: name, variance, most }] : [];
    }));
}


/***/ }),

/***/ 86646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YW: () => (/* binding */ tQuantile),
/* harmony export */   bN: () => (/* binding */ lossesSeen),
/* harmony export */   dV: () => (/* binding */ newlyLostNeverFires),
/* harmony export */   f: () => (/* binding */ powerOf),
/* harmony export */   vr: () => (/* binding */ normalCdf)
/* harmony export */ });
/* unused harmony exports neverFires, normalQuantile */
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72508);
/* harmony import */ var _anchor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48354);
/* harmony import */ var _moves_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40333);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96142);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5305);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28654);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90997);
/** What a suite of this size can show at all, and which rules can never speak: for `validate`, before any run. */








/**
 * Every rule of quality and rates, which lie between 0 and 1, of the config. With a baseline its values count, without
 * one the best that any baseline could hold: a rule listed then fires for none.
 */
function powerOf(config, suite, baseline) {
    const { rules } = (0,_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveRules */ .SJ)(config, suite);
    const seen = lossesSeen(rules, { config, suite });
    return rules.flatMap((rule) => {
        const { family, name } = rule.metric;
        if (!(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .isPerCase */ .uE)(family) || family.kind === "cost" || family.kind === "size")
            return [];
        const bucket = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_6__/* .casesIn */ .XV)(suite.cases, rule.scope);
        const counted = bucket.filter((each) => counts(rule.metric, family, each, baseline));
        if (counted.length === 0)
            return [];
        const weight = heaviest(counted, family, config);
        const before = baselineMean(rule, baseline);
        const tested = rule.significance !== "off" && (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .isTested */ .eW)(family);
        const headline = (0,_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .isHeadline */ .R)(rule.metric, config);
        const bare = tested && headline ? { ...rule, tolerance: [] } : rule;
        const alone = limitLosses(bare, before, { cases: counted.length, weight });
        const byLimit = alone === null || headline || !tested ? alone : Math.max(alone, testLosses(rule));
        const byRule = headline ? (seen.get((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_6__/* .scopeText */ .Cm)(rule.scope)) ?? null) : byLimit;
        const losses = rule.floor !== null && byLimit !== null ? Math.min(byRule ?? Infinity, byLimit) : byRule;
        return [
            {
                visible: losses === null ? null : { losses, drop: losses * weight },
                metric: name,
                scope: rule.scope,
                cases: counted.length,
                weight,
                neverFires: neverFires(rule, before, counted.length),
            },
        ];
    });
}
/**
 * By scope: from how many lost cases without a win on the rule fails, where each falls from 1 to 0 in every metric and
 * nothing else moves; a scope in which all may be lost is left out.
 */
function lossesSeen(rules, { config, suite }) {
    const wanting = suite.cases.filter((each) => !each.expect_empty && each.answers_only !== true);
    const pairs = wanting.map((each) => {
        const row = bestRow(each, config.k);
        return { now: (0,_anchor_js__WEBPACK_IMPORTED_MODULE_1__/* .asScore */ .pS)(each, row), before: row };
    });
    const buckets = (0,_moves_js__WEBPACK_IMPORTED_MODULE_2__/* .headlineBuckets */ .aW)(rules, { config, suite, baseline: null }, { pairs, added: [] }, "baseline");
    return new Map(buckets.flatMap((bucket, at) => {
        const fails = (losses) => {
            const tried = buckets.map((each, i) => i === at ? { ...each, moves: withLosses(each.moves, losses) } : each);
            return [...(0,_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .ruleOn */ .YC)(tried, "baseline")[at].values()].some(({ outcome }) => outcome === "fail");
        };
        const least = leastOf(fails, bucket.moves.length);
        return least === null ? [] : [[(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_6__/* .scopeText */ .Cm)(bucket.scope), least]];
    }));
}
/** The first of 1 to `most` for which it holds, where it holds for all from there on; null for none. */
function leastOf(holds, most) {
    if (most === 0 || !holds(most))
        return null;
    let [low, high] = [1, most];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (holds(middle))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}
/** Of different blocks as far as there are any. */
function withLosses(moves, losses) {
    const seen = new Set();
    const first = (block) => block === null || (!seen.has(block) && seen.add(block).size > 0);
    const [apart, beside] = [[], []];
    for (const { id, block } of moves)
        (first(block) ? apart : beside).push(id);
    const lost = new Set([...apart, ...beside].slice(0, losses));
    return moves.map((move) => (lost.has(move.id) ? { ...move, recall: -1, mrr: -1, ndcg: -1 } : move));
}
function bestRow({ digests, intent, tags }, k) {
    const metrics = new Map(_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .HEADLINE */ .ZS.map((metric) => [`${metric}@${k}`, 1]));
    return {
        digests,
        intent,
        ...(tags === undefined ? {} : { tags }),
        metrics,
        ranks: [],
        results: [],
        latency_ms: [],
    };
}
/** The fewest cases that fail a rule by its limit alone, by going from best to worst while no other moves. */
function limitLosses(rule, before, { cases, weight }) {
    const { direction } = rule.metric.family;
    const reference = before ?? (direction === "higher" ? 1 : 0);
    const sign = direction === "higher" ? -1 : 1;
    const relative = rule.tolerance.length === 0 ? null : reference;
    const limit = (0,_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .limitOf */ .LF)(direction, relative, (0,_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .toleranceValue */ .H$)(rule.tolerance, reference, cases), rule);
    if (limit === null)
        return null;
    return leastOf((losses) => !(0,_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .passes */ .WE)(direction, reference + sign * losses * weight, limit), cases);
}
/** So many falls in a row are unlikely by chance: 2^-losses is at most the level. */
function testLosses({ significance }) {
    return Math.ceil(-Math.log2((0,_outcomes_js__WEBPACK_IMPORTED_MODULE_3__/* .otherLevel */ .pe)(significance)) - _rules_js__WEBPACK_IMPORTED_MODULE_5__/* .EPSILON */ .p8);
}
/** Whether the metric has a value for this case, as the baseline saw it or, without one, as the case is written. */
function counts(metric, family, subject, baseline) {
    const before = baseline?.cases.get(subject.id);
    const known = before !== undefined && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_7__/* .sameQuestion */ .RB)(before.digests, subject.digests);
    const seen = known ? before.metrics.get(metric.name) : undefined;
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
    return (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_6__/* .bucketAt */ .wW)(baseline?.means, rule.scope)?.get(rule.metric.name) ?? null;
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
    const limit = (0,_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .limitOf */ .LF)(direction, relative, (0,_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .toleranceValue */ .H$)(rule.tolerance, reference, cases), rule);
    if (limit === null)
        return { code: "no_limit" };
    const beyond = direction === "higher" ? limit <= worst + _rules_js__WEBPACK_IMPORTED_MODULE_5__/* .EPSILON */ .p8 : limit >= worst - _rules_js__WEBPACK_IMPORTED_MODULE_5__/* .EPSILON */ .p8;
    return beyond ? { code: "limit_beyond_worst", limit, worst } : null;
}
/** The same for `newly_lost`: null where it is not gated, or can fail. */
function newlyLostNeverFires(config, suite) {
    const { max } = config.gate.newly_lost;
    if (max === null)
        return null;
    const cases = suite.cases.filter((each) => !each.expect_empty).length;
    const allowed = (0,_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .lossesAllowed */ .qR)(max, cases);
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

/***/ 81456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XG: () => (/* binding */ NO_CHANGE),
/* harmony export */   t2: () => (/* binding */ signFlipP)
/* harmony export */ });
/* unused harmony exports EXACT_BLOCKS, ROUNDS */
/* harmony import */ var _random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47352);
/**
 * The one-sided paired sign-flip test (Fisher, The Design of Experiments, 1935, sec. 21): were better and worse equally
 * likely for every block, how often would the sum fall at least as far as it did? Anyone can compute the same p:
 *
 * - A difference is now minus before, so that a loss is negative. Those of at most 1e-12 are no change. All blocks of the
 *   bucket, changed or not, are numbered from 0 in the order of their case ids.
 * - Up to 20 that changed: p = the share of all 2^n assignments of signs whose sum is at most the observed one + 1e-9.
 * - Beyond: 20,000 rounds, p = (1 + c) / 20,001, with c the rounds whose sum is at most the observed one + 1e-9
 *   (Phipson & Smyth 2010). The signs come from one SplitMix64 with seed 1: its 64-bit draw number
 *   floor(i / 64) x 20,000 + r, counted from 0, holds the signs of the blocks i in round r; bit i mod 64, from the least
 *   significant, tells whether block i is flipped. Each block has its own bit, so that improving one re-deals no other's.
 *
 * With F the sum of the differences that are flipped, a signed sum is total - 2F: it is at most the observed one where F
 * is at least 0. So a difference that grows never lowers p, but for what the draws miss where the 21st block changes.
 */

/** Differences up to this size are no change: the rounding of two ways to sum the same values. */
const NO_CHANGE = 1e-12;
/** Up to this many changed blocks all assignments of signs are counted. */
const EXACT_BLOCKS = 20;
const ROUNDS = 20_000;
const SEED = 1;
/** Sums this close are ties, and ties count as "at least as far". */
const TIE = 1e-9;
/** P(a sum as low as this or lower); 1 where nothing changed. */
function signFlipP(differences) {
    const changed = differences.filter((each) => Math.abs(each) > NO_CHANGE);
    return changed.length > EXACT_BLOCKS ? drawn(differences) : counted(changed);
}
/** Of the 2^n subsets that may be flipped, those that sum to 0 or more; in 2^(n/2) steps (Horowitz & Sahni, J. ACM 21, 1974). */
function counted(changed) {
    const half = Math.ceil(changed.length / 2);
    const left = subsetSums(changed.slice(0, half));
    const right = subsetSums(changed.slice(half));
    let count = 0;
    let from = right.length;
    for (const each of left) {
        while (from > 0 && each + right[from - 1] >= -TIE / 2)
            from--;
        count += right.length - from;
    }
    return count / 2 ** changed.length;
}
/** The sums of all subsets, ascending. */
function subsetSums(values) {
    const sums = new Float64Array(2 ** values.length);
    for (const [at, value] of values.entries()) {
        for (let i = 0; i < 2 ** at; i++)
            sums[2 ** at + i] = sums[i] + value;
    }
    return sums.sort();
}
function drawn(differences) {
    const flipped = new Float64Array(ROUNDS);
    for (let from = 0; from < differences.length; from += 64) {
        const block = differences.slice(from, from + 64).map((each) => (Math.abs(each) > NO_CHANGE ? each : 0));
        if (block.some((each) => each !== 0))
            addFlipped(flipped, block, from / 64);
    }
    let asLow = 0;
    for (const sum of flipped)
        if (sum >= -TIE / 2)
            asLow++;
    return (1 + asLow) / (1 + ROUNDS);
}
/** Adds those of up to 64 differences that each round flips. The second of its two words has the first 32. */
function addFlipped(flipped, differences, column) {
    const words = new Uint32Array(ROUNDS * 2);
    (0,_random_js__WEBPACK_IMPORTED_MODULE_0__/* .splitMix64 */ .f)(SEED, column * ROUNDS).draw(words);
    for (const [half, from] of [1, 0].entries()) {
        const own = differences.slice(half * 32, half * 32 + 32);
        if (own.every((each) => each === 0))
            continue;
        const [a, b, c, d] = [0, 8, 16, 24].map((at) => sumsByByte(own.slice(at, at + 8)));
        for (let round = 0; round < ROUNDS; round++) {
            const word = words[round * 2 + from];
            flipped[round] +=
                a[word & 255] + b[(word >>> 8) & 255] + c[(word >>> 16) & 255] + d[word >>> 24];
        }
    }
}
/** For each of 256 bytes the sum of these (up to 8) differences whose bit is set. */
function sumsByByte(differences) {
    const sums = new Float64Array(256);
    for (let byte = 0; byte < 256; byte++) {
        let sum = 0;
        for (const [bit, each] of differences.entries())
            if ((byte >>> bit) & 1)
                sum += each;
        sums[byte] = sum;
    }
    return sums;
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
/* unused harmony exports SPANS, BYS, REASONS */
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
/** What a check compares the run with: the recorded baseline, or the state that was last accepted or last gained. */
const SPANS = (/* unused pure expression or super */ null && (["baseline", "anchor"]));
/**
 * What made a check fail: the bucket's test, a metric's own test, five losses without a win, too few blocks that are all
 * lost, a tolerance, a floor, a ceiling.
 */
const BYS = (/* unused pure expression or super */ null && (["test", "own", "five", "few", "line", "floor", "ceiling"]));
/**
 * Why a check is a watch: a fall beyond tolerance that is not significant; one within it that is; against the anchor, one
 * that this change did not add to; or that the base, asked beside, falls short of what was recorded as the head does. And
 * why lists that got shorter pass: they find more.
 */
const REASONS = (/* unused pure expression or super */ null && (["not_significant", "small", "earlier", "drift", "found_more"]));
/** Why there was nothing to compare; null where there was. */
function missingOf(check) {
    return check.kind === "missing" || check.kind === "absent" ? check.missing : null;
}
/** How sure the check's change is; null where nothing was compared. */
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
    "anchor_moved",
    "verdict_changed",
    "unlisted",
];


/***/ })

};
