export const id = 9056;
export const ids = [9056];
export const modules = {

/***/ 63532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ showProgress)
/* harmony export */ });
const LOG_EVERY_MS = 5e3;
const BAR_EVERY_MS = 100;
const BAR_WIDTH = 24;
const PHASES = { quality: "asking", latency: "timing", judging: "judging" };
function showProgress(sink) {
  const every = sink.line === null ? LOG_EVERY_MS : BAR_EVERY_MS;
  let last = sink.now();
  return (phase, done, total) => {
    const now = sink.now();
    if (sink.line !== null && phase !== "quality" && done >= total)
      return sink.line("");
    if (now - last < every)
      return;
    last = now;
    const share = total === 0 ? 1 : done / total;
    const text = `${PHASES[phase]} ${done}/${total} (${Math.floor(share * 100)} %)`;
    if (sink.line === null)
      return sink.print(text);
    const filled = Math.round(share * BAR_WIDTH);
    sink.line(`${"\u2588".repeat(filled)}${"\u2591".repeat(BAR_WIDTH - filled)} ${text}`);
  };
}



/***/ }),

/***/ 65418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A$: () => (/* binding */ churnChecks),
/* harmony export */   EG: () => (/* binding */ checkOf),
/* harmony export */   H1: () => (/* binding */ byOf),
/* harmony export */   Hx: () => (/* binding */ missingCheck),
/* harmony export */   RZ: () => (/* binding */ qualityChecks),
/* harmony export */   Zs: () => (/* binding */ worstChanges),
/* harmony export */   aI: () => (/* binding */ bareCulprit),
/* harmony export */   eJ: () => (/* binding */ weakeningCheck),
/* harmony export */   ik: () => (/* binding */ culprit),
/* harmony export */   lo: () => (/* binding */ inTurn),
/* harmony export */   mM: () => (/* binding */ absentCheck),
/* harmony export */   or: () => (/* binding */ countCheck),
/* harmony export */   q7: () => (/* binding */ notMeasured)
/* harmony export */ });
/* unused harmony exports meanCheck, worstNow */
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22142);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27139);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16886);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90997);
/* harmony import */ var _model_digests_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72508);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67734);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60220);








const NO_FIGURES = {
  n: 0,
  baseline: null,
  current: null,
  interval: null,
  delta: null,
  tolerance: null,
  limit: null,
  secondary_to: null
};
const BARE = {
  ...NO_FIGURES,
  scope: _model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .OVERALL */ .aD,
  direction: "higher",
  outcome: "fail",
  passed: false
};
function checkOf({ metric, scope, anonymous }, outcome, figures, culprits) {
  const { baseline, current } = figures;
  return {
    ...NO_FIGURES,
    metric: metric.name,
    unit: (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .unitOf */ .uF)(metric.family),
    scope,
    direction: metric.family.direction,
    category: metric.family.category,
    delta: baseline === null || current === null ? null : current - baseline,
    ...figures,
    outcome,
    passed: outcome !== "fail",
    cases: outcome === "pass" || anonymous ? [] : culprits()
  };
}
function meanCheck(rule, figures, culprits) {
  const { direction } = rule.metric.family;
  const { baseline, current, n } = figures;
  const tolerance = baseline === null ? null : (0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .toleranceValue */ .H$)(rule.tolerance, baseline, n);
  const relative = rule.tolerance.length === 0 ? null : baseline;
  const limit = (0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .limitOf */ .LF)(direction, relative, tolerance, rule);
  if (limit === null)
    return null;
  const passed = (0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .passes */ .WE)(direction, current, limit);
  return {
    kind: "mean",
    ...checkOf(rule, passed ? "pass" : "fail", { ...figures, tolerance, limit }, culprits),
    ...baseline === null ? {} : { span: "baseline" },
    ...passed ? {} : { by: byOf(rule, direction, current) }
  };
}
function byOf({ floor, ceiling }, direction, figure) {
  if (direction === "higher")
    return floor !== null && !(0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .passes */ .WE)(direction, figure, floor) ? "floor" : "line";
  return ceiling !== null && !(0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .passes */ .WE)(direction, figure, ceiling) ? "ceiling" : "line";
}
function missingCheck(rule, missing, seen = {}, cases = []) {
  const made = checkOf(rule, "fail", { ...NO_FIGURES, ...seen }, () => []);
  return { kind: "missing", ...made, category: "missing_data", missing, cases };
}
function notMeasured(rule, seen = {}, cases) {
  return missingCheck(rule, { code: "not_measured" }, seen, cases);
}
function countCheck(metric, n, lost, limit, found = null) {
  const net = lost.length - (found ?? 0);
  const passed = (0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .passes */ .WE)("lower", net, limit);
  return {
    ...BARE,
    kind: "count",
    metric,
    unit: "cases",
    n,
    baseline: 0,
    current: net,
    delta: net,
    tolerance: limit,
    limit,
    direction: "lower",
    outcome: passed ? "pass" : "fail",
    passed,
    category: "recall_drop",
    cases: passed ? [] : lost,
    ...found === null ? {} : { counts: { lost: lost.length, found } }
  };
}
function absentCheck(code, { before, now }, cases) {
  return {
    ...BARE,
    kind: "absent",
    metric: "cases",
    unit: "cases",
    n: now,
    baseline: before,
    current: now,
    delta: now - before,
    category: "missing_data",
    missing: { code },
    cases
  };
}
function weakeningCheck(found) {
  return {
    ...BARE,
    kind: "weakening",
    metric: found.field,
    unit: "share",
    n: found.cases.length,
    category: "gate_weakened",
    cases: found.cases,
    weakening: found
  };
}
function qualityChecks(rule, metric, bucket) {
  const { name } = rule.metric;
  const { pairs, added } = countedIn(metric, name, bucket);
  if (pairs.length + added.length === 0)
    return [notMeasured(rule)];
  const paired = pairs.length === 0 ? null : pairedCheck(rule, metric, pairs);
  const checks = [paired];
  if (added.length > 0) {
    const all = [...pairs.map((pair) => pair.now), ...added];
    const current = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)(all, (each) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(each, name), metric.weight);
    const figures = { n: all.length, baseline: null };
    if (current !== null) {
      const worst = () => worstNow(all, name, metric.direction);
      checks.push(meanCheck({ ...rule, tolerance: [] }, { ...figures, current }, worst));
    } else if (rule.named)
      checks.push(notMeasured(rule));
  }
  return checks.filter((check) => check !== null);
}
function countedIn(metric, name, { pairs, added }) {
  if (metric.kind === "quality" || metric.name === _metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_RATE */ .Qf.name)
    return { pairs, added };
  const answered = pairs.filter(({ now }) => now.error === null);
  const isNew = ({ now, before }) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(before, _metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_RATE */ .Qf.name) === 1 && (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(now, name) !== null;
  const back = metric.kind === "churn" ? [] : answered.filter(isNew).map(({ now }) => now);
  return {
    pairs: answered.filter((pair) => !isNew(pair)),
    added: [...back, ...added.filter(({ error }) => error === null)]
  };
}
function pairedCheck(rule, metric, pairs) {
  const { name } = rule.metric;
  const now = pairs.map((pair) => pair.now);
  const current = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)(now, (each) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(each, name), metric.weight);
  const baseline = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)(now, (_, at) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(pairs[at].before, name), metric.weight);
  const seen = { baseline, current, n: pairs.length };
  const unknown = pairs.every(({ before }) => before.metrics.get(name) === void 0);
  if (unknown && !rule.named && rule.metric.family.baselineMayLack === true)
    return null;
  if (unknown || baseline === null && current !== null && rule.tolerance.length > 0)
    return missingCheck(rule, { code: "baseline_lacks_metric" }, seen);
  if (current === null)
    return baseline === null && !rule.named ? null : notMeasured(rule, seen);
  const unasked = metric.kind === "rate" && "needs" in metric ? notAsked(pairs, name, metric.needs === "forbidden") : [];
  if (unasked.length > 0)
    return notMeasured(rule, seen, unasked);
  const n = now.filter((each) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(each, name) !== null).length;
  const figures = { n, baseline, current };
  return meanCheck(rule, figures, () => worstChanges(pairs, name, metric.direction));
}
function notAsked(pairs, name, limited) {
  return pairs.filter(({ now, before }) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(now, name) === null && // Where a query failed, the row of before may stand in its place: it owes nothing new.
  ((0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(before, name) !== null || limited && now.results !== before.results && mustTell(now))).map((pair) => culprit(pair, (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(pair.before, name), null));
}
function mustTell({ digests, ranks, error }) {
  return error === null && digests.limits !== _model_digests_js__WEBPACK_IMPORTED_MODULE_7__/* .NO_LIMITS */ .d1 && ranks.length > 0;
}
function worstChanges(pairs, metric, direction) {
  const sign = direction === "higher" ? 1 : -1;
  const changed = pairs.flatMap((pair) => {
    const [before, after] = [(0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(pair.before, metric), (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(pair.now, metric)];
    const by = after === null ? 0 : sign * ((before ?? 0) - after);
    return by > _rules_js__WEBPACK_IMPORTED_MODULE_6__/* .EPSILON */ .p8 ? [{ by, culprit: culprit(pair, before, after) }] : [];
  });
  if (changed.length > 0)
    return inTurn(changed);
  return worstNow(pairs.map(({ now }) => now), metric, direction);
}
function worstNow(cases, metric, direction) {
  const best = direction === "higher" ? 1 : 0;
  const far = cases.flatMap((each) => {
    const after = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(each, metric);
    const by = after === null ? 0 : Math.abs(best - after);
    return by <= _rules_js__WEBPACK_IMPORTED_MODULE_6__/* .EPSILON */ .p8 ? [] : [{ by, culprit: bareCulprit(each.id, after, each.ranks) }];
  });
  return inTurn(far);
}
function inTurn(found) {
  return found.toSorted((a, b) => b.by - a.by || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .OP)(a.culprit.id, b.culprit.id)).map((each) => each.culprit);
}
function culprit(pair, before, after) {
  return { id: pair.now.id, before, after, ranks_before: pair.before.ranks, ranks_after: pair.now.ranks };
}
function bareCulprit(id, after = null, ranks = null) {
  return { id, before: null, after, ranks_before: null, ranks_after: ranks };
}
function churnChecks(rule, family, bucket, policy) {
  if (policy.recording === true)
    return [];
  if (policy.baseline === null)
    return [missingCheck(rule, { code: "baseline_lacks_lists" })];
  return qualityChecks(rule, family, { ...bucket, added: [] });
}



/***/ }),

/***/ 22831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ costBucket),
/* harmony export */   f: () => (/* binding */ recordedLatency)
/* harmony export */ });
/* harmony import */ var _metrics_cost_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36292);
/* harmony import */ var _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6267);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65418);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67734);




function costBucket(rule, { pairs, added }) {
  const { name } = rule.metric;
  const incomplete = (0,_metrics_cost_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCost */ .CJ)([...pairs.map((pair) => pair.now), ...added], name);
  if (incomplete.length > 0)
    return { missing: (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .notMeasured */ .q7)(rule, {}, listed(incomplete)) };
  const compared = pairs.filter(({ before }) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOf */ .RP)(before, name) !== null);
  const fresh = pairs.filter((pair) => !compared.includes(pair));
  if (compared.length === 0 && fresh.length > 0 && rule.tolerance.length > 0)
    return { missing: notInBaseline(rule, fresh) };
  return { bucket: { pairs: compared, added: [...fresh.map((pair) => pair.now), ...added] } };
}
function listed(cases) {
  return cases.map(({ id }) => (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .bareCulprit */ .aI)(id));
}
function notInBaseline(rule, pairs) {
  const cases = listed(pairs.map(({ now }) => now));
  return (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .missingCheck */ .Hx)(rule, { code: "baseline_lacks_metric" }, {}, cases);
}
function recordedLatency(rows, statistic, method) {
  return (0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .bucketStatistic */ .Zh)(rows.map((row) => row.latency_ms), statistic, method);
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




function deadCases(suite, baseline) {
  if (suite === null || baseline === null)
    return [];
  return suite.cases.filter((each) => {
    const before = baseline.cases.get(each.id);
    if (before === void 0 || !(0,_model_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .sameQuestion */ .RB)(before.digests, each.digests) || each.expected.length === 0)
      return false;
    return before.found === void 0 ? !(0,_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .finds */ .tL)(before) : before.found.in === 0;
  }).map(({ id }) => id);
}
const DEEPER = 10;
const MOST_SOUGHT = 50;
async function targetsNowhere({ policy: { suite, config }, scores }, { probe, corpus }) {
  const found = new Map(scores.cases.map((each) => [each.id, each]));
  const unfound = suite.cases.filter(({ id }) => found.get(id)?.error === null && found.get(id).ranks.includes(null)).toSorted((a, b) => Number((0,_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .finds */ .tL)(found.get(a.id))) - Number((0,_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .finds */ .tL)(found.get(b.id))));
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
    ...cases.length === 0 ? [] : [{ code: "targets_nowhere", cases, corpus: known !== null }],
    ...failure === null ? [] : [{ code: "probe_failed", reason: failure }]
  ];
}



/***/ }),

/***/ 84039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XF: () => (/* binding */ categorise),
  LD: () => (/* binding */ decide),
  Qz: () => (/* binding */ decideBy)
});

// UNUSED EXPORTS: markSecondaries, withFailures

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
// EXTERNAL MODULE: ./lib/model/verdict.js
var verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/gate/checks.js
var gate_checks = __webpack_require__(65418);
// EXTERNAL MODULE: ./lib/gate/latency/plan.js
var plan = __webpack_require__(92015);
// EXTERNAL MODULE: ./lib/gate/latency/policy.js
var latency_policy = __webpack_require__(67922);
// EXTERNAL MODULE: ./lib/gate/comparable.js
var comparable = __webpack_require__(22831);
// EXTERNAL MODULE: ./lib/gate/pairs.js
var gate_pairs = __webpack_require__(67734);
// EXTERNAL MODULE: ./lib/metrics/family.js
var family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(49946);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/config.js
var model_config = __webpack_require__(69559);
// EXTERNAL MODULE: ./lib/model/figures.js
var figures = __webpack_require__(26536);
// EXTERNAL MODULE: ./lib/gate/dead-cases.js
var dead_cases = __webpack_require__(6269);
// EXTERNAL MODULE: ./lib/gate/outcomes.js
var outcomes = __webpack_require__(96142);
// EXTERNAL MODULE: ./lib/gate/latency/checks.js
var checks = __webpack_require__(71601);
// EXTERNAL MODULE: ./lib/gate/rule.js
var rule = __webpack_require__(5305);
// EXTERNAL MODULE: ./lib/gate/rules.js
var gate_rules = __webpack_require__(60220);
;// CONCATENATED MODULE: ./lib/gate/notices.js












const IMPLAUSIBLE = 0.15;
function findNotices(judgement) {
  const { policy, scores, run, pairing, rules, checks } = judgement;
  const { baseline } = policy;
  return [
    ...absentNotices(rules, scores),
    ...checks.flatMap(movementNotices),
    ...baseline === null ? [] : anchorNotices({ ...policy, baseline }, pairing, checks),
    ...baseline === null ? [] : lossNotice(policy, pairing),
    ...intentNotices(checks),
    ...baseline === null ? [] : comparisonNotices({ ...policy, baseline }, run),
    ...baseline === null ? [] : lackingNotices(rules, pairing),
    ...caseNotices(policy, scores, pairing),
    ...answerNotices(policy, run),
    ...timingNotices(policy.config, run)
  ];
}
function absentNotices(rules, { means }) {
  return rules.filter(({ metric, scope }) => (0,family/* isPerCase */.uE)(metric.family) && scope.kind === "overall").filter(({ metric }) => metric.family.kind !== "cost" && (means.overall.get(metric.name) ?? null) === null).map(({ metric, scope }) => ({ code: "not_applicable", metric: metric.name, scope }));
}
function movementNotices(check) {
  const { metric, scope, delta, tolerance, category } = check;
  if (!check.passed || delta === null || tolerance === null || (0,verdict/* missingOf */.oy)(check) !== null)
    return [];
  const shorter = check.reason === "found_more" ? [{ code: "shorter_lists", metric, scope }] : [];
  const gained = check.direction === "higher" ? delta : -delta;
  if (check.kind === "count" || check.span === "anchor")
    return shorter;
  if (scope.kind !== "overall" || gained <= Math.max(tolerance, 1e-9))
    return shorter;
  const quality = category === "recall_drop" || category === "ranking_shift";
  const jump = quality && gained >= IMPLAUSIBLE;
  return [
    ...shorter,
    { code: "improved", metric, scope, delta },
    ...jump ? [{ code: "implausible_jump", metric, delta }] : []
  ];
}
function anchorNotices(policy, pairing, checks) {
  const drifting = checks.flatMap((check) => {
    const { metric, scope, baseline: anchor, current } = check;
    const drifts = check.span === "anchor" && check.outcome === "watch";
    return drifts && anchor !== null && current !== null ? [{ code: "drifting", metric, scope, anchor, current }] : [];
  });
  const drifted = (0,outcomes/* wholeBucket */.GD)(policy, pairing, "anchor");
  const whole = drifted ?? (0,outcomes/* wholeBucket */.GD)(policy, pairing, "baseline");
  if (whole === void 0 || whole.moves.length === 0)
    return drifting;
  const p = (0,rule/* gainP */.qD)(whole);
  const gain = p <= rule/* GAIN_LEVEL */.Nt ? [{ code: "gained", p }] : [];
  if (drifted === void 0)
    return [...drifting, ...gain];
  const held = rule/* HEADLINE */.ZS.filter((metric) => whole.held[metric] !== void 0);
  const moved = held.map((metric) => ({
    metric: `${metric}@${policy.config.k}`,
    delta: whole.moves.reduce((sum, each) => sum + each[metric], 0) / whole.moves.length
  }));
  const recordings = policy.baseline.accepted?.recordings ?? 0;
  return [...drifting, ...gain, { code: "anchor_distance", recordings, moved }];
}
function comparisonNotices(policy, run) {
  const { baseline, suite, config } = policy;
  const [was, is] = [baseline.environment, run.environment];
  const machine = ["cpu", "os", "arch", "cores", "node"].map((field) => [`environment.${field}`, String(was[field]), String(is[field])]);
  const part = baseline.suite.revision === suite.revision ? "digest" : "revision";
  const differences = [[`suite.${part}`, baseline.suite[part], suite[part]], ...machine];
  const notices = differences.filter(([, before, now]) => before !== now).map(([field, before, now]) => ({ code: "differs", field, baseline: before, current: now }));
  notices.push(...keptDefinition(policy));
  if (config.latency === "off" || run.timing.source === "off")
    return notices;
  if (run.timing.source !== "measured")
    return notices;
  if (baseline.beside === void 0 && baseline.timing.source !== "off")
    notices.push({ code: "stored_latency" });
  const others = machine.filter(([, before, now]) => before !== now);
  if (others.some(([field]) => field !== "environment.node"))
    notices.push({ code: "other_machine" });
  return notices;
}
function keptDefinition({ config }) {
  const fields = Object.keys(model_config/* DEFAULT_DEFINITION */.Kr);
  return fields.flatMap((field) => {
    if (config.written_definition[field] !== void 0)
      return [];
    const [kept, usual] = [config.definition, model_config/* DEFAULT_DEFINITION */.Kr].map((of) => (0,canonical_json/* compactCanonical */.SM)(of[field]));
    return kept === usual ? [] : [{ code: "definition_kept", field, kept, usual }];
  });
}
function lackingNotices(rules, { pairs }) {
  if (pairs.length === 0)
    return [];
  return rules.filter(({ metric, scope, named }) => scope.kind === "overall" && !named && metric.family.baselineMayLack).filter(({ metric }) => pairs.every(({ before }) => before.metrics.get(metric.name) === void 0)).map(({ metric }) => ({ code: "not_in_baseline", metric: metric.name }));
}
function caseNotices({ suite, baseline, config }, scores, pairing) {
  const { definition } = config;
  const listed = suite.cases.filter(({ expected }) => expected.some(({ grade }) => !Number.isSafeInteger((0,figures/* gainOf */.vC)(grade, definition))));
  const repeated = idsOf(scores.cases.filter(({ results }) => new Set(results).size < results.length));
  const uncounted = /* @__PURE__ */ new Set([...idsOf(listed), ...repeated]);
  const finding = new Set(idsOf(scores.cases.filter(gate_pairs/* finds */.tL)));
  const lists = {
    new_cases: baseline === null ? [] : idsOf(pairing.added),
    dead_cases: (0,dead_cases/* deadCases */.M)(suite, baseline).filter((id) => !finding.has(id)),
    duplicates: repeated,
    no_relevant_target: idsOf(suite.cases.filter(({ expect_empty: empty, answers_only: alone, expected }) => !empty && alone !== true && !expected.some(({ grade }) => grade >= definition.relevance))),
    errored_cases: idsOf(scores.cases.filter(({ error }) => error !== null)),
    trec_counts_differ: idsOf(scores.cases.filter(({ id, many_to_many: many }) => many || uncounted.has(id)))
  };
  const codes = Object.keys(lists);
  return [
    ...suite.notices,
    ...codes.flatMap((code) => lists[code].length === 0 ? [] : [{ code, cases: lists[code] }])
  ];
}
function idsOf(cases) {
  return cases.map(({ id }) => id);
}
function answerNotices(policy, run) {
  const notices = [];
  const alone = idsOf(policy.suite.cases.filter((each) => each.answers_only === true));
  if (alone.length > 0)
    notices.push({ code: "answers_only", cases: alone });
  const { judge } = policy.config;
  if (judge !== void 0 && run.judging !== void 0)
    notices.push({ code: "judged_by", model: judge.model, ...run.judging });
  for (const metric of answers/* JUDGED_METRICS */.YC) {
    for (const reason of answers/* UNMEASURED_REASONS */.mq) {
      const cases = run.cases.filter((each) => {
        const sample = each.judged?.get(metric);
        return sample?.kind === "unmeasured" && sample.reason === reason;
      });
      const ids = cases.map((each) => each.case_id);
      if (ids.length > 0)
        notices.push({ code: "answers_unmeasured", metric, reason, cases: ids });
    }
  }
  return notices;
}
const CACHE_RATIO = 3;
const CACHE_FLOOR_MS = 1;
function timingNotices(config, run) {
  const { unstable, retries, corrected, timing, cases } = run;
  const notices = [];
  if (unstable.length > 0)
    notices.push({ code: "unstable", cases: unstable });
  if (config.vary === "off")
    notices.push({ code: "vary_off" });
  if (retries > 0)
    notices.push({ code: "retries", count: retries });
  const { absolute_paths: absolute = 0, skipped_lines: skipped = 0 } = corrected ?? {};
  if (absolute > 0)
    notices.push({ code: "absolute_paths", count: absolute });
  if (skipped > 0)
    notices.push({ code: "skipped_lines", count: skipped });
  if (config.latency === "off")
    return notices;
  if (timing.source === "off")
    return [...notices, { code: "latency_off", by: "retriever" }];
  if (timing.includes_start)
    notices.push({ code: "includes_start" });
  if (timing.source === "reported")
    notices.push({ code: "reported_latency" });
  if (timing.source === "recorded")
    notices.push({ code: "recorded_latency" });
  if (timing.budget_ended)
    notices.push({ code: "budget_ended", repeats: timing.repeats });
  const first = (0,checks/* median */.JZ)(cases.flatMap((each) => each.first_ms === null ? [] : [each.first_ms]));
  const repeats = (0,checks/* median */.JZ)(cases.flatMap((each) => each.samples_ms));
  if (first === null || repeats === null)
    return notices;
  if (first > CACHE_RATIO * repeats && first - repeats > CACHE_FLOOR_MS)
    notices.push({ code: "cached_answers", first_ms: first, repeat_ms: repeats });
  return notices;
}
const SHARE = 0.5;
function intentNotices(checks) {
  const compared = checks.filter((check) => check.direction === "higher" && (0,verdict/* missingOf */.oy)(check) === null && (check.tolerance ?? 0) > 0);
  const overall = compared.filter(({ scope, delta }) => scope.kind === "overall" && delta > gate_rules/* EPSILON */.p8);
  const rising = new Map(overall.map(({ metric, delta }) => [metric, delta]));
  const worst = /* @__PURE__ */ new Map();
  for (const { metric, scope, delta, tolerance, passed } of compared) {
    const rise = rising.get(metric);
    if (!passed || scope.kind !== "intent" || rise === void 0)
      continue;
    const { name: intent } = scope;
    const used = -delta / tolerance;
    if (used <= SHARE + gate_rules/* EPSILON */.p8 || used <= (worst.get(intent)?.used ?? 0))
      continue;
    const notice = { code: "intent_falls", intent, metric, delta, overall: rise };
    worst.set(intent, { used, notice });
  }
  return [...worst.values()].map(({ notice }) => notice);
}
function lossNotice({ suite }, pairing) {
  const wanting = (0,gate_pairs/* wantingPairs */.gW)(suite, pairing);
  const [lost, found] = [wanting.filter(gate_pairs/* newlyLost */.Kw).length, wanting.filter(gate_pairs/* newlyFound */.I4).length];
  return wanting.length === 0 ? [] : [{ code: "lost_and_found", lost, found }];
}


// EXTERNAL MODULE: ./lib/gate/statistics/sign-flip.js
var sign_flip = __webpack_require__(81456);
;// CONCATENATED MODULE: ./lib/gate/decide.js
















function decide(policy, scores, run) {
  const { rules, notices } = (0,gate_rules/* resolveRules */.SJ)(policy.config, policy.suite);
  const { pairing, latency, ...decided } = decideBy(rules, policy, scores, run);
  const { checks } = decided;
  return {
    ...decided,
    notices: [
      ...notices,
      ...findNotices({ policy, scores, run, pairing, rules, checks }),
      ...(0,latency_policy/* latencyNotices */.qH)(policy, latency, checks, { run, scores, rules })
    ]
  };
}
function decideBy(rules, policy, scores, run) {
  const metrics = rules.map((rule) => rule.metric);
  const pairing = (0,gate_pairs/* withChurn */.XZ)((0,gate_pairs/* pairCases */.Q6)(scores, policy.baseline), metrics);
  const latency = (0,latency_policy/* latencyPart */.SE)(policy, scores, run);
  const timed = rules.flatMap((rule) => timedChecks(rule, pairing, policy, latency));
  const judge = (paired) => [
    ...(0,outcomes/* withOutcomes */.IF)((rule) => meanChecks(rule, paired, policy), { rules, policy, pairing: paired }),
    ...caseChecks(policy, paired)
  ];
  const again = (asBefore) => judge((0,gate_pairs/* withBefore */.uZ)(pairing, asBefore));
  const { pairs } = pairing.asked;
  const means = markSecondaries(withFailures(judge(pairing), pairs, again), pairs, again);
  const checks = inOrder([...means, ...timed], rules);
  const judged = checks.length > 0 || policy.baseline === null;
  const passed = judged && checks.every((check) => check.passed);
  const verdict = policy.suite.partial ? "partial" : passed ? "pass" : "fail";
  return { verdict, ...categorise(checks), checks, pairing, latency };
}
function inOrder(checks, rules) {
  const places = new Map(rules.map((rule, at) => [(0,gate_rules/* keyOf */.TN)(rule), at]));
  const placeOf = (check) => places.get((0,gate_rules/* keyOf */.TN)(check)) ?? rules.length;
  return checks.toSorted((a, b) => placeOf(a) - placeOf(b));
}
function meanChecks(rule, pairing, policy) {
  const { family } = rule.metric;
  if (family.kind === "latency")
    return [];
  const all = (0,gate_pairs/* bucketFor */._d)(pairing, rule.scope, family);
  if (family.kind === "churn")
    return (0,gate_checks/* churnChecks */.A$)(rule, family, all, policy);
  const { bucket, missing } = comparableBucket(rule, all);
  if (missing !== void 0)
    return [missing];
  return (0,gate_checks/* qualityChecks */.RZ)(rule, family, bucket);
}
function timedChecks(rule, pairing, policy, latency) {
  if (!(0,plan/* isTimed */._Y)(rule) || policy.config.latency === "off")
    return [];
  if (latency === null) {
    const before = policy.baseline?.timing.source ?? "off";
    return rule.named || before !== "off" && before !== "recorded" ? [(0,gate_checks/* notMeasured */.q7)(rule)] : [];
  }
  const { bucket, missing } = comparableBucket(rule, (0,gate_pairs/* bucketFor */._d)(pairing, rule.scope, rule.metric.family));
  if (missing !== void 0)
    return [missing];
  const checks = (0,latency_policy/* latencyRuleChecks */.ke)(rule, bucket, policy, latency);
  if (!checks.some(({ kind }) => kind === "missing"))
    return checks;
  const asBefore = { ...bucket, pairs: bucket.pairs.map(timedBefore) };
  const spared = (0,latency_policy/* latencyRuleChecks */.ke)(rule, asBefore, policy, latency);
  if (spared.some(({ kind }) => kind === "missing"))
    return checks;
  return checks.map((check) => check.kind === "missing" ? { ...check, category: "retriever_error" } : check);
}
function timedBefore(pair) {
  const { now, before } = pair;
  if (now.error === null || before.latency_ms.length === 0)
    return pair;
  return { before, now: { ...now, error: null, samples_ms: before.latency_ms } };
}
function comparableBucket(rule, bucket) {
  return rule.metric.family.kind === "cost" ? (0,comparable/* costBucket */.I)(rule, bucket) : { bucket };
}
function caseChecks(policy, pairing) {
  const losses = lossChecks(policy, pairing);
  return policy.baseline === null ? losses : [...losses, ...absenceChecks(pairing)];
}
const LOSS_LEVEL = 0.05;
function lossChecks({ config, suite, baseline, replaced }, pairing) {
  const { newly_lost: rule, significance } = config.gate;
  const wanting = (0,gate_pairs/* wantingPairs */.gW)(suite, pairing);
  const lost = wanting.filter(gate_pairs/* newlyLost */.Kw);
  const checks = [];
  if (rule.max !== null && baseline !== null) {
    const found = wanting.filter(gate_pairs/* newlyFound */.I4).length;
    const allowed = (0,gate_rules/* lossesAllowed */.qR)(rule.max, wanting.length);
    const made = (0,gate_checks/* countCheck */.or)("newly_lost", wanting.length, lost.map(asCulprit), allowed, found);
    const sure = rule.significance ?? significance ?? "off";
    checks.push(made.passed || sure === "off" ? made : testedLosses(made, wanting, (0,gate_pairs/* groupsOf */.c1)(suite), sure));
  }
  const critical = new Set(suite.cases.flatMap((each) => each.critical ? [each.id] : []));
  if (critical.size === 0)
    return checks;
  const over = baseline === null ? replaced ?? null : null;
  const held = over === null ? pairing : (0,gate_pairs/* pairCases */.Q6)({ cases: pairing.added }, over.baseline);
  const missed = over === null ? lost : over.accept ? [] : (0,gate_pairs/* wantingPairs */.gW)(suite, held).filter(gate_pairs/* newlyLost */.Kw);
  const gone = [
    ...missed.filter((pair) => critical.has(pair.now.id)).map(asCulprit),
    ...held.added.filter((each) => critical.has(each.id) && !(0,gate_pairs/* finds */.tL)(each)).map(({ id, ranks }) => (0,gate_checks/* bareCulprit */.aI)(id, 0, ranks))
  ];
  return [...checks, (0,gate_checks/* countCheck */.or)("critical_lost", critical.size, gone, rule.critical)];
}
function testedLosses(check, pairs, groups, significance) {
  const moves = pairs.map((pair) => ({ pair, block: groups.get(pair.now.id) ?? null }));
  const p = (0,sign_flip/* signFlipP */.t2)((0,rule/* blockSums */.MS)(moves, ({ pair }) => Number((0,gate_pairs/* newlyFound */.I4)(pair)) - Number((0,gate_pairs/* newlyLost */.Kw)(pair))));
  const level = typeof significance === "number" ? significance : LOSS_LEVEL;
  if (p <= level + gate_rules/* EPSILON */.p8)
    return { ...check, by: "test", p, level };
  const { by: _by, ...rest } = check;
  return { ...rest, outcome: "watch", passed: true, p, level, reason: "not_significant" };
}
function asCulprit(pair) {
  return (0,gate_checks/* culprit */.ik)(pair, 1, 0);
}
function absenceChecks(pairing) {
  const cases = pairing.absent.map((id) => (0,gate_checks/* bareCulprit */.aI)(id));
  const seen = { before: pairing.pairs.length + pairing.absent.length, now: pairing.pairs.length };
  if (pairing.pairs.length === 0)
    return [(0,gate_checks/* absentCheck */.mM)("no_paired_cases", seen, cases)];
  return pairing.absent.length > 0 ? [(0,gate_checks/* absentCheck */.mM)("cases_absent", seen, cases)] : [];
}
function categorise(checks) {
  const failed = checks.filter((check) => !check.passed);
  const leads = (category) => failed.some((check) => check.category === category && check.secondary_to === null);
  const all = verdict/* CATEGORIES */.R6.filter((category) => failed.some((check) => check.category === category));
  return {
    categories: all.filter(leads),
    secondary_categories: all.filter((category) => !leads(category))
  };
}
const CAUSES = [
  {
    metric: rates/* DEGRADED_RATE */.ON.name,
    category: "semantic_degraded_spike",
    explains: ["recall_drop", "ranking_shift"],
    touched: ({ now }) => now.degraded
  },
  {
    metric: fill/* FILL_RATE */.R.name,
    category: "recall_drop",
    explains: ["diversity_collapse"],
    touched: ({ now, before }) => now.results.length < before.results.length
  }
];
function checkKey({ metric, scope, span, kind, baseline }) {
  const isFloor = kind === "mean" && baseline === null;
  return JSON.stringify([(0,model_scope/* scopeText */.Cm)(scope), metric, span ?? "baseline", isFloor]);
}
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
        const worse = other?.outcome === "fail" || check.outcome === "pass" && other?.outcome === "watch";
        return worse ? other : check;
      }
      const follows = other === void 0 ? check.span === "anchor" : other.passed;
      return follows ? { ...check, category: "retriever_error" } : check;
    }),
    // Against the anchor there may be a check only with the rows of before.
    ...[...spared.values()].filter((check) => check.outcome !== "pass" && !known.has(checkKey(check)))
  ];
}
function markSecondaries(checks, pairs, again) {
  const failed = checks.filter((check) => !check.passed && (0,verdict/* missingOf */.oy)(check) === null);
  const failedOf = (family) => failed.filter((check) => familyOf(check) === family);
  const lost = new Set(failedOf(recall/* RECALL */.wV.name).map(bucketText));
  const follows = /* @__PURE__ */ new Map();
  for (const { metric, category, explains, touched } of CAUSES) {
    const scopes = new Set(failedOf(metric).map(({ scope }) => (0,model_scope/* scopeText */.Cm)(scope)));
    const open = failed.filter((check) => explains.includes(check.category) && familyOf(check) !== metric && (scopes.has((0,model_scope/* scopeText */.Cm)(check.scope)) || scopes.has("overall")));
    if (open.length === 0 || !pairs.some(touched))
      continue;
    const spared = new Map(again(touched).map((check) => [checkKey(check), check.passed]));
    for (const check of open)
      if (spared.get(checkKey(check)) !== false && !follows.has(check))
        follows.set(check, category);
  }
  return checks.map((check) => {
    const isShift = !check.passed && check.category === "ranking_shift" && check.kind === "mean";
    const cause = follows.get(check) ?? (isShift && lost.has(bucketText(check)) ? "recall_drop" : null);
    return cause === null || cause === check.category ? check : { ...check, secondary_to: cause };
  });
}
function bucketText({ scope, span }) {
  return `${span ?? ""} ${(0,model_scope/* scopeText */.Cm)(scope)}`;
}
function familyOf({ metric }) {
  const parsed = (0,registry/* parseMetric */.uo)(metric);
  return typeof parsed === "string" ? null : parsed.family.name;
}



/***/ }),

/***/ 5166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ unitsOf),
/* harmony export */   Kg: () => (/* binding */ withEvidence),
/* harmony export */   hF: () => (/* binding */ evidenceFor)
/* harmony export */ });
/* unused harmony exports normalCdf, normalQuantile, pairedInterval, tQuantile */
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72987);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13480);
/* harmony import */ var _model_defaults_generated_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96400);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90997);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67734);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60220);
/* harmony import */ var _statistics_random_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47352);








function evidenceFor(pairs, metric, { seed, groups }) {
  const units = unitsOf(pairs, metric, groups);
  if (units.length === 0)
    return null;
  const sign = metric.family.direction === "higher" ? 1 : -1;
  const changed = units.filter(differs);
  const wins = changed.filter((unit) => unit.sum * sign > 0).length;
  return {
    delta: meanOf(units),
    interval: pairedInterval(units, { seed }),
    wins,
    losses: changed.length - wins,
    ties: units.length - changed.length,
    units: units.length
  };
}
const MOST_VALUES = 1e6;
function withEvidence(verdict, head, base) {
  const { checks } = verdict;
  const found = new Map([
    ...evidenceBy(checks, head, "head"),
    ...base === null ? [] : evidenceBy(checks, base, "base")
  ]);
  return { ...verdict, checks: checks.map((check) => found.get(check) ?? check) };
}
function evidenceBy(checks, { policy, scores }, whose) {
  const { latency } = policy.config;
  const options = {
    seed: latency === "off" ? _model_defaults_generated_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULTS */ .z.latency.seed : latency.seed,
    groups: (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .groupsOf */ .c1)(policy.suite)
  };
  const pairing = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .pairCases */ .Q6)(scores, policy.baseline);
  const own = checks.flatMap((check) => {
    if (check.kind !== "mean" || (check.policy ?? "head") !== whose)
      return [];
    const metric = testedIn(check);
    return metric === null ? [] : [{ check, metric }];
  });
  const few = sumOf(own, ({ check }) => check.n) <= MOST_VALUES;
  return own.flatMap(({ check, metric }) => {
    if (!few && check.passed && check.scope.kind !== "overall")
      return [];
    const { pairs } = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .bucketFor */ ._d)(pairing, check.scope, metric.family);
    const evidence = evidenceFor(pairs, metric, options);
    return evidence === null ? [] : [[check, { ...check, evidence }]];
  });
}
function testedIn({ metric, baseline, span }) {
  if (baseline === null || span === "anchor")
    return null;
  const parsed = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .parseMetric */ .uo)(metric);
  if (typeof parsed === "string" || !(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .isPerCase */ .uE)(parsed.family))
    return null;
  return { name: parsed.name, family: parsed.family };
}
function unitsOf(pairs, { name, family }, groups) {
  const units = /* @__PURE__ */ new Map();
  for (const { now, before } of pairs) {
    const [after, earlier] = [(0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(now, name), (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(before, name)];
    const weight = family.weight === "targets" ? now.targets : 1;
    if (after === null || earlier === null || weight === 0)
      continue;
    const group = groups.get(now.id);
    const key = group === void 0 ? `case ${now.id}` : `group ${group}`;
    const unit = units.get(key) ?? { intents: /* @__PURE__ */ new Set(), sum: 0, weight: 0 };
    unit.intents.add(now.intent);
    unit.sum += weight * (after - earlier);
    unit.weight += weight;
    units.set(key, unit);
  }
  return [...units.values()].map(({ intents, sum, weight }) => ({
    stratum: JSON.stringify([...intents].toSorted()),
    sum,
    weight
  }));
}
function meanOf(units) {
  return sumOf(units, ({ sum }) => sum) / sumOf(units, ({ weight }) => weight);
}
function sumOf(all, of) {
  let sum = 0;
  for (const each of all)
    sum += of(each);
  return sum;
}
function differs(unit) {
  return Math.abs(unit.sum) > _rules_js__WEBPACK_IMPORTED_MODULE_6__/* .EPSILON */ .p8;
}
const LEAST_UNITS = 10;
const LEVEL = 0.95;
function pairedInterval(units, { seed, resamples }) {
  const { length: n } = units;
  const differing = units.filter(differs).length;
  const [code, have] = n < LEAST_UNITS ? ["too_few_units", n] : ["too_few_differ", differing];
  if (have < LEAST_UNITS)
    return { kind: "none", reason: { code, have, need: LEAST_UNITS } };
  const drawn = resamples ?? Math.max(500, Math.min(2e3, Math.floor(4e6 / n)));
  const mean = meanOf(units);
  const strata = influences(units, mean);
  const means = resampledMeans(strata, drawn, seed).toSorted();
  const share = expandedShare(strata, differing - 1);
  const [low, high] = [1 - share, share].map((each) => mean + (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .percentile */ .Ym)(means, each, "linear"));
  return { kind: "interval", low, high, level: LEVEL, resamples: drawn };
}
const SMALL_STRATUM = 5;
function influences(units, mean) {
  const meanWeight = sumOf(units, ({ weight }) => weight) / units.length;
  const byStratum = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(units, ({ stratum }) => stratum);
  const strata = [...byStratum.values()].map((own) => own.map(({ sum, weight }) => (sum - mean * weight) / meanWeight)).toSorted((a, b) => a.length - b.length);
  const large = strata.filter((each) => each.length >= SMALL_STRATUM);
  const rest = strata.filter((each) => each.length < SMALL_STRATUM).flat();
  if (rest.length >= SMALL_STRATUM || large.length === 0)
    large.push(rest);
  else
    large[0] = [...large[0], ...rest];
  return large.map((each) => Float64Array.from(each));
}
function resampledMeans(strata, resamples, seed) {
  const n = sumOf(strata, ({ length }) => length);
  const random = (0,_statistics_random_js__WEBPACK_IMPORTED_MODULE_7__/* .splitMix64 */ .f)(seed);
  const words = new Uint32Array(n);
  return Float64Array.from({ length: resamples }, () => {
    random.draw(words);
    let [sum, at] = [0, 0];
    for (const stratum of strata)
      sum += sumDrawn(stratum, words, (at += stratum.length) - stratum.length);
    return sum / n;
  });
}
function sumDrawn(stratum, words, from) {
  const scale = stratum.length / 2 ** 32;
  let sum = 0;
  for (let i = 0; i < stratum.length; i++)
    sum += stratum[words[from + i] * scale >>> 0];
  return sum;
}
function expandedShare(strata, mostDf) {
  let [bootstrap, unbiased, inverse] = [0, 0, 0];
  for (const stratum of strata) {
    const n = stratum.length;
    const center = sumOf(stratum, (value) => value) / n;
    const squares = sumOf(stratum, (value) => (value - center) ** 2);
    const variance = squares * n / (n - 1);
    bootstrap += squares;
    unbiased += variance;
    inverse += variance ** 2 / (n - 1);
  }
  if (bootstrap === 0)
    return (1 + LEVEL) / 2;
  const df = Math.min(mostDf, unbiased ** 2 / inverse);
  return normalCdf(tQuantile((1 + LEVEL) / 2, df) * Math.sqrt(unbiased / bootstrap));
}
function normalCdf(z) {
  if (z < -8)
    return 0;
  if (z > 8)
    return 1;
  let [sum, term] = [z, z];
  for (let i = 3; Math.abs(term) > 1e-17; i += 2) {
    term *= z * z / i;
    sum += term;
  }
  return 0.5 + sum * Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI);
}
function normalQuantile(p) {
  let [low, high] = [-8, 8];
  for (let i = 0; i < 54; i++) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < p)
      low = middle;
    else
      high = middle;
  }
  return (low + high) / 2;
}
function tQuantile(p, df) {
  const z = normalQuantile(p);
  const [z3, z5, z7, z9] = [z ** 3, z ** 5, z ** 7, z ** 9];
  return z + (z3 + z) / (4 * df) + (5 * z5 + 16 * z3 + 3 * z) / (96 * df ** 2) + (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * df ** 3) + (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / (92160 * df ** 4);
}



/***/ }),

/***/ 71601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   KN: () => (/* binding */ ratioRule),
/* harmony export */   Nq: () => (/* binding */ ratioChecks),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   o3: () => (/* binding */ latencyChecks),
/* harmony export */   uU: () => (/* binding */ storedRule),
/* harmony export */   y7: () => (/* binding */ TimedBucket)
/* harmony export */ });
/* unused harmony export inTwoLooks */
/* harmony import */ var _metrics_latency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72987);
/* harmony import */ var _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6267);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69559);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65418);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60220);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92015);
/* harmony import */ var _ratios_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10904);
/* harmony import */ var _resample_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22883);
/* harmony import */ var _stored_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39843);









class TimedBucket {
  cases;
  now;
  before;
  /** Some cases of the bucket were not asked, and say nothing of a ceiling. */
  isPart;
  #options;
  constructor(cases, options, isPart = false) {
    this.cases = cases;
    this.isPart = isPart;
    this.#options = options;
    this.now = new _resample_js__WEBPACK_IMPORTED_MODULE_7__/* .Samples */ .CC(cases.map(({ now }) => now), options);
    this.before = new _resample_js__WEBPACK_IMPORTED_MODULE_7__/* .Samples */ .CC(cases.map(({ before }) => before), options);
  }
  /** What the plan asked of each case; the bucket itself where nothing was asked beyond it. */
  get planned() {
    if (this.cases.every(({ now, planned }) => now.length <= planned))
      return this;
    const cases = this.cases.map((each) => ({ ...each, now: each.now.slice(0, each.planned) }));
    return new TimedBucket(cases, this.#options);
  }
  get pairs() {
    return this.cases.map(({ now, before }) => ({ base: before, head: now }));
  }
  /**
   * What can be compared of a plan that time ended: the cases that were asked three times. Where these are too few, all
   * that were asked, as often as each was, as repeats of one: which case is slow then counts as noise, too.
   */
  get cut() {
    const asked = this.cases.filter(({ now }) => now.length > 0);
    const least = Math.min(...asked.map(({ now }) => now.length));
    const all = (side) => asked.flatMap((each) => each[side].slice(0, least));
    const whole = asked.filter(({ now }) => now.length >= _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .MIN_REPEATS */ .AV);
    const one = { planned: 0, now: all("now"), before: all("before") };
    const { length } = this.cases.filter(({ planned }) => planned > 0);
    return [
      new TimedBucket(whole, this.#options, whole.length < length),
      new TimedBucket([one], this.#options, asked.length < length)
    ];
  }
  /** The plan could not be carried out. Null where it was. */
  get unfinished() {
    if (this.cases.every(({ now, planned }) => now.length >= planned))
      return null;
    const sum = (of) => this.cases.reduce((total, each) => total + of(each), 0);
    const have = sum(({ now, planned }) => Math.min(now.length, planned));
    return { code: "plan_unfinished", have, need: sum(({ planned }) => planned) };
  }
}
function latencyChecks(rule, bucket, part) {
  const { pairs, added } = timedOnBoth(bucket);
  const all = [...pairs.map(({ now }) => now), ...added];
  if (all.length === 0)
    return [(0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .notMeasured */ .q7)(rule)];
  const known = part.timed.get(bucket.pairs) ?? timedPairs(pairs, part);
  part.timed.set(bucket.pairs, known);
  const checks = [
    pairs.length === 0 ? null : storedCheck(rule, known, part, () => slower(bucket)),
    added.length === 0 ? null : ceilingCheck(rule, all, part)
  ];
  return checks.filter((check) => check !== null);
}
function timedOnBoth({ pairs, added }) {
  const timed = pairs.filter(({ before }) => before.latency_ms.length > 0);
  if (timed.length === 0 || timed.length === pairs.length)
    return { pairs, added };
  const untimed = pairs.filter(({ before }) => before.latency_ms.length === 0);
  return { pairs: timed, added: [...untimed.map(({ now }) => now), ...added] };
}
function timedPairs(pairs, part) {
  const cases = pairs.map(({ now, before }) => timedCase(now, before.latency_ms, part));
  return new TimedBucket(cases, part.options);
}
function timedCase(now, before, part) {
  const { error, samples_ms: samples } = now;
  const times = error === null ? part.times(now) : 0;
  if (part.ended)
    return { planned: times, now: samples, before: error === null ? before : [] };
  const planned = Math.min(times, samples.length);
  return { planned, now: samples, before: samples.length === 0 ? [] : before };
}
function ceilingCheck(rule, cases, part) {
  const timed = cases.map((each) => timedCase(each, [], part));
  const alone = new TimedBucket(timed, part.options);
  return storedCheck({ ...rule, tolerance: [] }, alone, part, () => slowest(cases));
}
function storedCheck(rule, bucket, part, culprits) {
  if (!(0,_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .hasLimit */ .yR)(rule))
    return null;
  const cases = bucket.cases.length;
  const held = storedRule(rule, cases);
  const lookAt = (seen) => (0,_stored_js__WEBPACK_IMPORTED_MODULE_8__/* .lookAtStored */ .o$)(seen, seen.isPart ? { ...held, ceiling: null } : held);
  const found = inTwoLooks(bucket, lookAt, part);
  if (found.kind === "missing")
    return missing(rule, bucket, found.reason);
  const { look } = found;
  const { current, baseline, limit, samples: n } = look;
  const tolerance = baseline === null ? null : (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .toleranceValue */ .H$)(rule.tolerance, baseline, cases);
  const told = rule.anonymous !== true;
  const interval = told ? look.interval : null;
  const visible = told ? (0,_stored_js__WEBPACK_IMPORTED_MODULE_8__/* .visibleRise */ .uC)(bucket.before, held) : null;
  const figures = { n, baseline, current, interval, tolerance, limit };
  const outcome = outcomeOf(rule, found, part);
  const beyond = outcome === "fail" && current !== null && (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .byOf */ .H1)(rule, "lower", current) === "ceiling";
  const by = beyond ? { by: "ceiling" } : {};
  return { kind: "latency", ...(0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .checkOf */ .EG)(rule, outcome, figures, culprits), ...by, visible };
}
function outcomeOf({ ceiling }, { look, outcome }, { recording }) {
  if (!recording || ceiling === null)
    return outcome;
  return look.interval[1] <= ceiling ? outcome : "fail";
}
function storedRule({ metric, tolerance, ceiling }, cases) {
  const allowed = (ms) => (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .toleranceValue */ .H$)(tolerance, ms, cases);
  const { statistic } = metric.family;
  return { statistic, tolerance: tolerance.length === 0 ? null : allowed, ceiling };
}
function missing(rule, { now, before }, reason) {
  const { statistic } = rule.metric.family;
  const [baseline, current] = [before.figure(statistic), now.figure(statistic)];
  const lacks = rule.tolerance.length > 0 && baseline === null;
  const n = now.sorted.values.length;
  return (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .missingCheck */ .Hx)(rule, lacks ? { code: "baseline_lacks_metric" } : reason, { baseline, current, n });
}
function median(samples) {
  return (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .percentile */ .Ym)(Float64Array.from(samples).sort(), 0.5, "nearest");
}
function slower({ pairs }) {
  const risen = pairs.flatMap((pair) => {
    const [before, after] = [median(pair.before.latency_ms), median(pair.now.samples_ms)];
    const by = (after ?? 0) - (before ?? 0);
    return by > 0 ? [{ by, culprit: (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .culprit */ .ik)(pair, before, after) }] : [];
  });
  return (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .inTurn */ .lo)(risen);
}
function slowest(cases) {
  const timed = cases.flatMap(({ id, ranks, samples_ms: samples }) => {
    const by = median(samples);
    return by === null ? [] : [{ by, culprit: (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .bareCulprit */ .aI)(id, by, ranks) }];
  });
  return (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .inTurn */ .lo)(timed);
}
function ratioRule({ metric }, shares) {
  const { statistic } = metric.family;
  if (!hasRatio(statistic))
    return null;
  return { statistic, tolerance: shares[statistic], floorMs: _model_config_js__WEBPACK_IMPORTED_MODULE_2__/* .SIDE_BY_SIDE_FLOOR_MS */ .Am };
}
function hasRatio(statistic) {
  return statistic === "p50" || statistic === "p95";
}
function ratioChecks(rule, held, bucket, part) {
  const now = [...bucket.pairs.map((pair) => pair.now), ...bucket.added];
  if (now.length === 0)
    return [(0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .notMeasured */ .q7)(rule)];
  const check = bucket.pairs.length === 0 ? null : compared(rule, held, bucket, part);
  const ceiling = check?.kind === "missing" ? null : ceilingCheck(rule, now, part);
  return [check, ceiling].filter((each) => each !== null);
}
function compared(rule, held, bucket, part) {
  const { options } = part;
  const timed = timedPairs(bucket.pairs, part);
  const found = inTwoLooks(timed, ({ pairs }) => (0,_ratios_js__WEBPACK_IMPORTED_MODULE_6__/* .lookAtRatios */ .LK)(pairs, held, options), part);
  if (found.kind === "missing") {
    const n2 = timed.cases.reduce((sum, each) => sum + each.now.length, 0);
    return (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .missingCheck */ .Hx)(rule, found.reason, { n: n2 });
  }
  const { samples: n, baseMs: baseline, headMs: current, ratios } = found.look;
  const { ratio, interval } = ratios.reduce((worst, each) => isWorse(each, worst) ? each : worst);
  const [low, high] = interval;
  const { tolerance, floorMs } = held;
  const noise = (0,_ratios_js__WEBPACK_IMPORTED_MODULE_6__/* .baseNoise */ .yH)(timed.pairs, held.statistic, options);
  const figures = {
    n,
    baseline,
    current,
    interval: [baseline * low, baseline * high],
    tolerance: baseline * tolerance,
    limit: baseline * (1 + tolerance)
  };
  return {
    kind: "ratio",
    ...(0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .checkOf */ .EG)(rule, found.outcome, figures, () => slower(bucket)),
    ratio: { ratio, low, high, tolerance, floor_ms: floorMs, noise },
    visible: (0,_ratios_js__WEBPACK_IMPORTED_MODULE_6__/* .visibleRatio */ .a8)(found.look, held)
  };
}
const ORDER = ["pass", "undecided", "fail"];
function isWorse(a, b) {
  const by = ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome);
  return by > 0 || by === 0 && a.ratio > b.ratio;
}
function isOpen(look) {
  return look.kind === "measured" && look.outcome === "undecided";
}
function inTwoLooks(bucket, look, part) {
  const { unfinished } = bucket;
  if (unfinished !== null)
    return ofUnfinished(bucket, look, part) ?? { kind: "missing", reason: unfinished };
  const first = look(bucket.planned);
  if (first.kind === "missing")
    return first;
  if (first.outcome === "fail")
    return { kind: "measured", outcome: "fail", look: first };
  if (first.outcome === "pass")
    return { kind: "measured", outcome: "pass", look: first };
  const all = look(bucket);
  if (all.kind === "missing")
    return all;
  const { outcome } = all;
  return { kind: "measured", outcome: outcome === "undecided" ? "watch" : outcome, look: all };
}
function ofUnfinished(bucket, look, { ended, recording }) {
  const found = bucket.cut.map(look).find(({ kind }) => kind === "measured");
  if (found?.kind !== "measured")
    return null;
  if (found.outcome === "fail")
    return { kind: "measured", outcome: "fail", look: found };
  return ended && !recording ? { kind: "measured", outcome: "watch", look: found } : null;
}



/***/ }),

/***/ 92015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ unplannedIn),
/* harmony export */   Bv: () => (/* binding */ casesAt),
/* harmony export */   CI: () => (/* binding */ unknownChecks),
/* harmony export */   EI: () => (/* binding */ newPlan),
/* harmony export */   PT: () => (/* binding */ timedCases),
/* harmony export */   QF: () => (/* binding */ planKeyOf),
/* harmony export */   Qp: () => (/* binding */ sampledOf),
/* harmony export */   Qv: () => (/* binding */ timesOf),
/* harmony export */   Rg: () => (/* binding */ storedPlan),
/* harmony export */   S4: () => (/* binding */ latencyRules),
/* harmony export */   _Y: () => (/* binding */ isTimed),
/* harmony export */   ap: () => (/* binding */ planWith),
/* harmony export */   eP: () => (/* binding */ repeatsFor),
/* harmony export */   oh: () => (/* binding */ meansOf),
/* harmony export */   vH: () => (/* binding */ planKey),
/* harmony export */   yR: () => (/* binding */ hasLimit)
/* harmony export */ });
/* unused harmony exports gatedChecks, planSampling */
/* harmony import */ var _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6267);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90997);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60220);
/* harmony import */ var _stored_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39843);





function isTimed(rule) {
  return rule.metric.family.kind === "latency";
}
function latencyRules({ config, suite }) {
  return (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveRules */ .SJ)(config, suite).rules.filter(isTimed).filter(hasLimit);
}
function hasLimit({ tolerance, ceiling }) {
  return tolerance.length > 0 || ceiling !== null;
}
function planKey({ scope, statistic }) {
  return `${statistic} ${scope}`;
}
function planKeyOf({ scope, metric }) {
  return planKey({ scope: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeText */ .Cm)(scope), statistic: metric.family.statistic });
}
function casesAt({ cases }, scope) {
  return (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .casesIn */ .XV)(cases, (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .readScope */ .hx)(scope));
}
function timesOf(repeats, { intent }) {
  return Math.max(...[_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .OVERALL */ .aD, (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .intentScope */ .Ln)(intent)].map((scope) => repeats.get((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeText */ .Cm)(scope)) ?? 0));
}
const FEW_CASES = 15;
function timedCases({ config: { latency }, suite: { cases } }) {
  const wanted = latency === "off" ? void 0 : latency.cases;
  if (wanted === void 0 || wanted >= cases.length)
    return cases;
  const intents = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(cases, ({ intent }) => intent);
  const least = Math.min(FEW_CASES, Math.floor(wanted / intents.size));
  let open = [...intents.values()];
  let [left, size] = [wanted, cases.length];
  const timed = /* @__PURE__ */ new Set();
  const take = (own, count) => {
    const sorted = own.toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP)(a.digests.ask, b.digests.ask));
    for (const each of sorted.slice(0, count))
      timed.add(each);
  };
  for (const own of open.toSorted((a, b) => a.length - b.length)) {
    if (left * own.length / size >= least)
      continue;
    take(own, least);
    [left, size] = [left - Math.min(least, own.length), size - own.length];
    open = open.filter((each) => each !== own);
  }
  let end = 0;
  for (const own of open) {
    const before = Math.round(end);
    end += left * own.length / size;
    take(own, Math.round(end) - before);
  }
  return cases.filter((each) => timed.has(each));
}
function repeatsFor(statistic, cases) {
  return Math.max(_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .MIN_REPEATS */ .AV, Math.ceil(_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .MIN_SAMPLES */ .Pu[statistic] / cases));
}
function repeatsWithSpare(statistic, cases, isSample) {
  const bare = repeatsFor(statistic, cases);
  const spared = repeatsFor(statistic, cases < 2 ? cases : cases - Math.ceil(cases / 10));
  return isSample && bare <= 4 ? Math.min(4, spared) : spared;
}
function gatedChecks(planned) {
  const checks = /* @__PURE__ */ new Map();
  const timed = timedCases(planned);
  const isSample = timed.length < planned.suite.cases.length;
  for (const rule of latencyRules(planned)) {
    const { length } = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .casesIn */ .XV)(timed, rule.scope);
    if (length === 0)
      continue;
    const { statistic } = rule.metric.family;
    const key = planKeyOf(rule);
    const named = rule.named || checks.get(key)?.named === true;
    const repeats = repeatsWithSpare(statistic, length, isSample);
    checks.set(key, { scope: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeText */ .Cm)(rule.scope), statistic, named, repeats });
  }
  return [...checks.values()];
}
class Draft {
  #repeats;
  #times;
  #timed;
  #settings;
  #ms;
  /** What each check would add to the cost. */
  #added = /* @__PURE__ */ new Map();
  #cost;
  /** `msByCase` is what one query takes; cases that it lacks take its mean. */
  constructor(planned, settings, msByCase, repeats = /* @__PURE__ */ new Map()) {
    const mean = [...msByCase.values()].reduce((sum, ms2) => sum + ms2, 0) / Math.max(1, msByCase.size);
    this.#timed = { cases: timedCases(planned) };
    this.#settings = settings;
    this.#ms = (id) => msByCase.get(id) ?? mean;
    this.#repeats = new Map(repeats);
    this.#times = new Map(this.#timed.cases.map((each) => [each.id, timesOf(repeats, each)]));
    let [queries, ms] = [Math.max(1, settings.warmup) * planned.suite.cases.length, 0];
    for (const [id, times] of this.#times) {
      queries += times;
      ms += times * this.#ms(id);
    }
    this.#cost = { queries, ms };
  }
  /** How often each case of the check's bucket is asked at least. */
  timesIn({ scope }) {
    return Math.min(...casesAt(this.#timed, scope).map(({ id }) => this.#times.get(id)));
  }
  /** Worked out once, until a check is added that shares cases with this one. */
  addedBy(check) {
    const known = this.#added.get(check);
    if (known !== void 0)
      return known;
    let [queries, ms] = [0, 0];
    for (const { id } of casesAt(this.#timed, check.scope)) {
      const more = Math.max(0, check.repeats - this.#times.get(id));
      queries += more;
      ms += more * this.#ms(id);
    }
    this.#added.set(check, { queries, ms });
    return { queries, ms };
  }
  #costWith(check) {
    const { queries, ms } = this.addedBy(check);
    return { queries: this.#cost.queries + queries, ms: this.#cost.ms + ms };
  }
  /** What keeps the check out. */
  exceeded(check) {
    return this.#costWith(check).ms <= this.#settings.budget_s * 1e3 ? [] : ["budget_s"];
  }
  add(check) {
    this.#cost = this.#costWith(check);
    const { scope, repeats } = check;
    const isOfIntent = (each) => each.scope.startsWith("intent:");
    for (const other of this.#added.keys())
      if (other.scope === scope || !isOfIntent(check) || !isOfIntent(other))
        this.#added.delete(other);
    this.#repeats.set(scope, Math.max(repeats, this.#repeats.get(scope) ?? 0));
    for (const { id } of casesAt(this.#timed, scope))
      this.#times.set(id, Math.max(repeats, this.#times.get(id)));
  }
  /** `limit` is what keeps the others out, unless the budget does. */
  plan(filled, left, limit) {
    const unfilled = left.map((check) => {
      const { queries, ms } = this.#costWith(check);
      const by = this.exceeded(check);
      const budget = Math.max(Math.ceil(ms / 1e3), by.length === 0 ? 1 : 0);
      return { ...check, queries, budget_s: budget, by: by.length === 0 ? [limit] : by };
    });
    return { repeats: this.#repeats, filled, unfilled, ...this.#cost };
  }
}
function planSampling(checks, planned, settings, msByCase) {
  const draft = new Draft(planned, settings, msByCase);
  const open = [...checks];
  const rank = (check) => check.named ? 0 : check.scope === "overall" ? 1 : 2;
  const filled = [];
  const left = [];
  while (open.length > 0) {
    const lowest = Math.min(...open.map(rank));
    const next = open.filter((check) => rank(check) === lowest).reduce((best, check) => draft.addedBy(check).ms < draft.addedBy(best).ms ? check : best);
    open.splice(open.indexOf(next), 1);
    const fits = draft.exceeded(next).length === 0;
    if (fits)
      draft.add(next);
    (fits ? filled : left).push(next);
  }
  return draft.plan(filled, left, "budget_s");
}
function newPlan(planned, settings, msByCase) {
  if (settings.repeats !== "auto")
    return planWith(/* @__PURE__ */ new Map([["overall", settings.repeats]]), planned, settings, msByCase);
  const gated = gatedChecks(planned);
  if (gated.some(({ scope }) => scope === "overall"))
    return planSampling(gated, planned, settings, msByCase);
  const repeats = repeatsFor("p50", timedCases(planned).length);
  const figures = { scope: "overall", statistic: "p50", named: false, repeats };
  const more = planSampling([...gated, figures], planned, settings, msByCase);
  return planWith(more.repeats, planned, settings, msByCase);
}
function planWith(repeats, planned, settings, msByCase, limit = settings.repeats === "auto" ? "budget_s" : "repeats") {
  const draft = new Draft(planned, settings, msByCase, repeats);
  const timed = { cases: timedCases(planned) };
  const filled = [];
  const left = [];
  for (const check of gatedChecks(planned)) {
    const times = draft.timesIn(check);
    const need = repeatsFor(check.statistic, casesAt(timed, check.scope).length);
    if (times >= need)
      filled.push({ ...check, repeats: times });
    else
      left.push(check);
  }
  return draft.plan(filled, left, limit);
}
function storedPlan(baseline) {
  const plan = baseline?.plan;
  if (baseline === null || plan === void 0) {
    return null;
  }
  return { ...plan, filled: sampledOf(plan.filled, [...baseline.cases.values()]) };
}
function sampledOf(filled, cases) {
  if (cases.every(({ latency_ms: samples }) => samples.length > 0))
    return filled;
  return filled.filter(({ scope, statistic }) => {
    const samples = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .casesIn */ .XV)(cases, (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .readScope */ .hx)(scope)).map(({ latency_ms: own }) => own);
    return (0,_stored_js__WEBPACK_IMPORTED_MODULE_4__/* .shortage */ .wD)(samples, statistic, "before") === null;
  });
}
function meansOf(cases) {
  return new Map([...cases].flatMap(([id, samples]) => samples.length === 0 ? [] : [[id, samples.reduce((sum, ms) => sum + ms, 0) / samples.length]]));
}
function unknownChecks(planned, { filled, unfilled }) {
  const known = new Set([...filled, ...unfilled].map(planKey));
  return gatedChecks(planned).filter((check) => !known.has(planKey(check)));
}
function unplannedIn(planned, plan) {
  return unknownChecks(planned, { filled: plan?.filled ?? [], unfilled: [] });
}



/***/ }),

/***/ 67922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: () => (/* binding */ planNotices),
/* harmony export */   Fo: () => (/* binding */ runPlan),
/* harmony export */   SE: () => (/* binding */ latencyPart),
/* harmony export */   ke: () => (/* binding */ latencyRuleChecks),
/* harmony export */   qH: () => (/* binding */ latencyNotices)
/* harmony export */ });
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65418);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71601);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92015);
/* harmony import */ var _resample_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22883);
/* harmony import */ var _stored_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39843);






function latencyPart(policy, scores, run) {
  const { config } = policy;
  if (config.latency === "off" || run.timing.source === "off")
    return null;
  const { latency: settings, definition } = config;
  const recording = policy.recording === true;
  const repeats = repeatsOf(run);
  const timed = new Set((0,_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .timedCases */ .PT)(policy).map(({ id }) => id));
  const plan = (recording ? null : (0,_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .storedPlan */ .Rg)(policy.baseline)) ?? runPlan(policy, scores, run);
  return {
    plan,
    planned: new Map([
      ...plan.filled.map((each) => [(0,_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .planKey */ .vH)(each), null]),
      ...plan.unfilled.map((each) => [(0,_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .planKey */ .vH)(each), each])
    ]),
    settings,
    options: { seed: settings.seed, method: definition.percentile },
    times: (subject) => timed.has(subject.id) ? passesOf(run) * (0,_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .timesOf */ .Qv)(repeats, subject) : 0,
    ended: run.timing.budget_ended,
    recording,
    recorded: run.timing.source === "recorded",
    paired: policy.baseline?.beside !== void 0 && run.timing.seed !== void 0,
    timed: /* @__PURE__ */ new Map()
  };
}
function runPlan(policy, scores, run) {
  const { config } = policy;
  if (config.latency === "off")
    return { repeats: /* @__PURE__ */ new Map(), filled: [], unfilled: [], queries: 0, ms: 0 };
  const samples = scores.cases.map((each) => Object.assign({}, each, { latency_ms: each.samples_ms }));
  const limit = config.retriever.kind === "run" ? "recorded" : void 0;
  const once = run.cases.map(({ case_id: id, first_ms: ms2 }) => [id, ms2 === null ? [] : [ms2]]);
  const timed = scores.cases.map(({ id, samples_ms: own }) => [id, own]);
  const means = new Map([once, timed].flatMap((times) => [...(0,_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .meansOf */ .oh)(new Map(times))]));
  const plan = (0,_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .planWith */ .ap)(repeatsOf(run), policy, config.latency, means, limit);
  const ms = (run.timing.asked?.ms ?? 0) / passesOf(run);
  const filled = run.unstable.length === 0 ? plan.filled : (0,_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .sampledOf */ .Qp)(plan.filled, samples);
  return { ...plan, filled, ...ms > 0 ? { ms } : {} };
}
function passesOf({ timing }) {
  return timing.asked?.passes ?? 1;
}
function repeatsOf({ timing }) {
  const asked = timing.asked?.plan ?? [];
  if (asked.length > 0)
    return new Map(asked.map(({ scope, repeats }) => [scope, repeats]));
  return timing.repeats > 0 ? /* @__PURE__ */ new Map([["overall", timing.repeats]]) : /* @__PURE__ */ new Map();
}
function latencyRuleChecks(rule, bucket, policy, part) {
  if (!(0,_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .hasLimit */ .yR)(rule) || part.recorded && !rule.named)
    return [];
  const unfilled = part.planned.get((0,_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .planKeyOf */ .QF)(rule));
  if (unfilled) {
    const { budget_s: budgetS, queries, by } = unfilled;
    return rule.named ? [(0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .missingCheck */ .Hx)(rule, { code: "not_in_plan", budget_s: budgetS, queries, by })] : [];
  }
  const checks = checksBy(rule, comparedTimes(bucket), part);
  return unfilled === null || rule.named ? checks : checks.filter(({ kind }) => kind !== "missing");
}
function comparedTimes(bucket) {
  const isNew = ({ before, now }) => before.results.length === 0 && now.results.length > 0;
  if (!bucket.pairs.some(isNew))
    return bucket;
  const found = bucket.pairs.filter(isNew).map(({ now }) => now);
  return { pairs: bucket.pairs.filter((pair) => !isNew(pair)), added: [...found, ...bucket.added] };
}
function checksBy(rule, bucket, part) {
  const held = part.paired ? (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .ratioRule */ .KN)(rule, part.settings.side_by_side) : null;
  if (held !== null)
    return (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .ratioChecks */ .Nq)(rule, held, bucket, part);
  return (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .latencyChecks */ .o3)(rule, bucket, part);
}
function latencyNotices(policy, part, checks, { run, scores, rules }) {
  const queries = run.timing.asked?.queries ?? 0;
  const asked = queries === 0 ? [] : [{ code: "queries_asked", queries }];
  if (part === null)
    return asked;
  const rises = policy.recording === true ? recordedRises(rules, scores, part) : risesOf(checks);
  return [
    ...asked,
    ...leftOut(policy, part.plan),
    ...notPlanned(policy, part.plan, checks),
    ...rises.length === 0 ? [] : [{ code: "visible_rise", rises }],
    ...bluntNotices(policy, checks)
  ];
}
function planNotices(policy) {
  const { config, baseline } = policy;
  const plan = config.latency === "off" ? null : (0,_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .storedPlan */ .Rg)(baseline);
  return plan === null ? [] : [...leftOut(policy, plan), ...notPlanned(policy, plan, [])];
}
function leftOut(policy, plan) {
  const notices = [];
  const named = new Set((0,_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .latencyRules */ .S4)(policy).flatMap((rule) => rule.named ? (0,_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .planKeyOf */ .QF)(rule) : []));
  const left = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(plan.unfilled.filter((check) => !named.has((0,_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .planKey */ .vH)(check))), ({ scope }) => scope);
  for (const [scope, own] of left) {
    notices.push({
      code: "not_sampled",
      scope: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .readScope */ .hx)(scope),
      metrics: own.map(({ statistic }) => `latency_${statistic}_ms`),
      budget_s: Math.max(...own.map(({ budget_s: seconds }) => seconds)),
      queries: Math.max(...own.map(({ queries }) => queries)),
      by: [...new Set(own.flatMap(({ by }) => by))]
    });
  }
  return notices;
}
function isStored({ baseline }) {
  return baseline !== null && baseline.beside === void 0 && baseline.timing.source !== "off";
}
function notPlanned(policy, plan, checks) {
  const made = new Set(checks.map(({ metric, scope }) => `${metric} ${(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(scope)}`));
  const metrics = (0,_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownChecks */ .CI)(policy, plan).map(({ scope, statistic }) => `latency_${statistic}_ms ${scope}`).filter((name) => !made.has(name));
  return metrics.length === 0 ? [] : [{ code: "not_planned", metrics }];
}
function risesOf(checks) {
  return checks.flatMap((check) => (check.kind === "ratio" || check.kind === "latency" && check.tolerance !== null) && check.scope.kind === "overall" ? [{ metric: check.metric, rise: check.visible }] : []);
}
function recordedRises(rules, { cases }, { plan, options }) {
  const filled = new Set(plan.filled.map(_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .planKey */ .vH));
  const samples = new _resample_js__WEBPACK_IMPORTED_MODULE_4__/* .Samples */ .CC(cases.map((each) => each.samples_ms), options);
  return rules.filter(_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .isTimed */ ._Y).flatMap((rule) => {
    const { metric, scope, tolerance } = rule;
    if (scope.kind !== "overall" || tolerance.length === 0)
      return [];
    if (!filled.has((0,_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .planKeyOf */ .QF)(rule)))
      return [];
    return [{ metric: metric.name, rise: (0,_stored_js__WEBPACK_IMPORTED_MODULE_5__/* .visibleRise */ .uC)(samples, (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .storedRule */ .uU)(rule, cases.length)) }];
  });
}
const SPREAD_BETWEEN_MACHINES = 1 / 3;
const MOST_TOLERANCE = 2;
function bluntNotices(policy, checks) {
  if (!isStored(policy))
    return [];
  return checks.flatMap((check) => {
    const { kind, scope, metric, baseline, tolerance } = check;
    if (kind !== "latency" || scope.kind !== "overall")
      return [];
    if (baseline === null || !(baseline > 0) || tolerance === null)
      return [];
    const meaning = tolerance < SPREAD_BETWEEN_MACHINES * baseline ? "below_noise" : tolerance > MOST_TOLERANCE * baseline ? "sees_little" : null;
    return meaning === null ? [] : [{ code: "blunt_tolerance", metric, meaning, baseline, tolerance }];
  });
}



/***/ }),

/***/ 10904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LK: () => (/* binding */ lookAtRatios),
/* harmony export */   Lf: () => (/* binding */ repeatsToSee),
/* harmony export */   a8: () => (/* binding */ visibleRatio),
/* harmony export */   yH: () => (/* binding */ baseNoise)
/* harmony export */ });
/* unused harmony exports pairFigures, resamplesFor, sidesOf */
/* harmony import */ var _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6267);
/* harmony import */ var _metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72987);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60220);
/* harmony import */ var _statistics_random_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47352);
/* harmony import */ var _resample_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22883);
/* harmony import */ var _stored_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39843);






const WORST = ["fail", "undecided", "pass"];
function lookAtRatios(cases, rule, options) {
  const paired = completePairs(cases);
  const base = paired.map((each) => each.base);
  const reason = (0,_stored_js__WEBPACK_IMPORTED_MODULE_4__/* .shortage */ .wD)(base, rule.statistic, "now");
  if (reason !== null)
    return { kind: "missing", reason };
  const sides = sidesOf(paired);
  const figures = pairFigures(paired, sides, rule.statistic, options.method);
  let drawn = null;
  const spreadOf = (kind) => (drawn ??= resampledRatios(paired, sides, rule.statistic, options))[kind];
  const ratios = figures.logs.map(([kind, log]) => lookAtRatio(kind, log, figures.baseMs, () => spreadOf(kind), rule));
  return {
    kind: "measured",
    outcome: WORST.find((each) => ratios.some((ratio) => ratio.outcome === each)),
    ratios,
    baseMs: figures.baseMs,
    headMs: figures.headMs,
    samples: base.reduce((sum, each) => sum + each.length, 0)
  };
}
function lookAtRatio(kind, log, baseMs, spread, { tolerance, floorMs }) {
  const limit = Math.log(1 + tolerance) + _rules_js__WEBPACK_IMPORTED_MODULE_2__/* .EPSILON */ .p8;
  const low = () => spread()[Math.ceil(_stored_js__WEBPACK_IMPORTED_MODULE_4__/* .ERROR */ .ff.ratio / _stored_js__WEBPACK_IMPORTED_MODULE_4__/* .LOOKS */ .BJ * spread().length) - 1];
  const within = log <= limit || baseMs * (Math.exp(log) - 1) <= floorMs;
  return {
    kind,
    ratio: Math.exp(log),
    get interval() {
      const [from, to] = (0,_stored_js__WEBPACK_IMPORTED_MODULE_4__/* .interval95 */ .QQ)(spread());
      return [Math.exp(from), Math.exp(to)];
    },
    // Written so that NaN never passes.
    outcome: within ? "pass" : low() <= limit ? "undecided" : "fail",
    get spread() {
      return spread();
    }
  };
}
function visibleRatio(look, rule) {
  const { baseMs } = look;
  if (!(baseMs > 0))
    return null;
  const logs = look.ratios.map(({ ratio, spread }) => {
    const log = Math.log(ratio);
    return Math.log(1 + rule.tolerance) + (0,_stored_js__WEBPACK_IMPORTED_MODULE_4__/* .wayDown */ .EZ)(spread, log, _stored_js__WEBPACK_IMPORTED_MODULE_4__/* .ERROR */ .ff.ratio / _stored_js__WEBPACK_IMPORTED_MODULE_4__/* .LOOKS */ .BJ) + (0,_stored_js__WEBPACK_IMPORTED_MODULE_4__/* .wayDown */ .EZ)(spread, log, _stored_js__WEBPACK_IMPORTED_MODULE_4__/* .MISSED */ .kH);
  });
  const share = Math.max(Math.exp(Math.min(...logs)) - 1, rule.floorMs / baseMs);
  return share <= _stored_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_SHARE */ .QO ? { share, ms: baseMs * share } : null;
}
const SOUGHT = 1.5;
const ERRORS_APART = 2.807 + 1.282;
const [MEDIAN_ERROR, MEDIAN_SIZE] = [Math.sqrt(Math.PI / 2), 0.6745];
function repeatsToSee(base, { tolerance, floorMs }) {
  const apart = base.flatMap((own) => own.slice(1).map((ms2, i) => Math.abs(Math.log(floored(ms2) / floored(own[i])))));
  const ms = (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .percentile */ .Ym)(base.flat().toSorted(ascending), 0.5, "nearest");
  const size = (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .percentile */ .Ym)(apart.toSorted(ascending), 0.5, "nearest");
  if (ms === null || size === null || ms * SOUGHT * tolerance <= floorMs)
    return 0;
  const way = Math.log((1 + SOUGHT * tolerance) / (1 + tolerance));
  const cases = base.filter((own) => own.length > 0).length;
  return (ERRORS_APART * MEDIAN_ERROR * size / MEDIAN_SIZE / way) ** 2 / cases;
}
function baseNoise(cases, statistic, options) {
  const random = (0,_statistics_random_js__WEBPACK_IMPORTED_MODULE_5__/* .splitMix64 */ .f)(options.seed);
  const halves = completePairs(cases).map(({ base }) => {
    const mixed = (0,_statistics_random_js__WEBPACK_IMPORTED_MODULE_5__/* .shuffled */ .A)(base, random);
    const half = Math.floor(mixed.length / 2);
    return { base: mixed.slice(0, half), head: mixed.slice(half, 2 * half) };
  });
  const look = lookAtRatios(halves, { statistic, tolerance: 0, floorMs: 0 }, options);
  if (look.kind === "missing")
    return null;
  const { ratio, interval } = look.ratios[0];
  return { ratio, low: interval[0], high: interval[1] };
}
const MOST_RESAMPLES = 1e3;
const FEWEST_RESAMPLES = 600;
const WORK = 2e6;
const LEAST_MS = 1e-3;
function completePairs(cases) {
  return cases.map(({ base, head }) => {
    const length = Math.min(base.length, head.length);
    return { base: base.slice(0, length), head: head.slice(0, length) };
  }).filter(({ base }) => base.length > 0);
}
function sidesOf(paired) {
  return {
    base: (0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .sortBucket */ .N$)(paired.map((each) => each.base)),
    head: (0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .sortBucket */ .N$)(paired.map((each) => each.head))
  };
}
function pairFigures(paired, { base, head }, statistic, method) {
  const of = (bucket2) => (0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .weightedStatistic */ .QM)(bucket2, bucket2.weights, statistic, method);
  const [baseMs, headMs] = [of(base), of(head)];
  const bucket = ["bucket", Math.log(floored(headMs) / floored(baseMs))];
  const logs = statistic === "p50" ? [["typical", typicalLog(paired)], bucket] : [bucket];
  return { baseMs, headMs, logs };
}
function resampledRatios(paired, sides, statistic, options) {
  const random = (0,_statistics_random_js__WEBPACK_IMPORTED_MODULE_5__/* .splitMix64 */ .f)(options.seed);
  const { base } = sides;
  const words = new Uint32Array((0,_resample_js__WEBPACK_IMPORTED_MODULE_3__/* .drawsIn */ .zM)(base.sizes));
  const weights = { base: new Float64Array(base.values.length), head: new Float64Array(base.values.length) };
  const of = (side) => floored((0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .weightedStatistic */ .QM)(sides[side], weights[side], statistic, options.method));
  const ranked = () => paired.flatMap((each) => Array.from(pairLogs(each).sort()));
  const logs = statistic === "p50" ? Float64Array.from(ranked()) : null;
  const rounds = resamplesFor(base.values.length);
  const typical = new Float64Array(logs === null ? 0 : rounds);
  const bucket = Float64Array.from({ length: rounds }, (_, round) => {
    random.draw(words);
    (0,_resample_js__WEBPACK_IMPORTED_MODULE_3__/* .weigh */ .vi)(sides.base, words, weights.base);
    (0,_resample_js__WEBPACK_IMPORTED_MODULE_3__/* .weigh */ .vi)(sides.head, words, weights.head);
    if (logs !== null)
      typical[round] = resampledTypical(logs, base.sizes, words);
    return Math.log(of("head") / of("base"));
  });
  return { typical: typical.toSorted(), bucket: bucket.toSorted() };
}
function resamplesFor(pairs) {
  return Math.max(FEWEST_RESAMPLES, Math.min(MOST_RESAMPLES, Math.floor(WORK / pairs)));
}
function pairLogs({ base, head }) {
  return Float64Array.from(head, (ms, i) => Math.log(floored(ms) / floored(base[i])));
}
function resampledTypical(logs, sizes, words) {
  const counts = new Uint16Array(sizes.reduce((most, size) => Math.max(most, size), 0));
  let [first, at, sum] = [0, 0, 0];
  for (let i = 0; i < sizes.length; i++) {
    const size = sizes[i];
    const draws = (0,_resample_js__WEBPACK_IMPORTED_MODULE_3__/* .drawsFrom */ .mE)(size);
    const scale = size / 2 ** 32;
    counts.fill(0, 0, size);
    for (const end = at + draws; at < end; at++)
      counts[words[at] * scale >>> 0]++;
    sum += (logs[first + placeOf(counts, draws - 1 >> 1)] + logs[first + placeOf(counts, draws >> 1)]) / 2;
    first += size;
  }
  return sum / sizes.length;
}
function placeOf(counts, rank) {
  let [place, left] = [0, rank];
  while (left >= counts[place])
    left -= counts[place++];
  return place;
}
function typicalLog(paired) {
  const medians = paired.map((each) => {
    const logs = pairLogs(each).toSorted();
    const middle = (logs.length - 1) / 2;
    return (logs[Math.floor(middle)] + logs[Math.ceil(middle)]) / 2;
  });
  return medians.reduce((sum, log) => sum + log, 0) / medians.length;
}
const ascending = (a, b) => a - b;
function floored(ms) {
  return Math.max(ms, LEAST_MS);
}



/***/ }),

/***/ 22883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ Samples),
/* harmony export */   mE: () => (/* binding */ drawsFrom),
/* harmony export */   oq: () => (/* binding */ shareAtMost),
/* harmony export */   vi: () => (/* binding */ weigh),
/* harmony export */   zM: () => (/* binding */ drawsIn)
/* harmony export */ });
/* harmony import */ var _statistics_random_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47352);
/* harmony import */ var _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6267);


const RESAMPLES = 500;
function drawsFrom(samples) {
  return Math.max(1, samples - 1);
}
function drawsIn(sizes) {
  return sizes.reduce((sum, size) => sum + drawsFrom(size), 0);
}
const USUAL = ["p50", "p95"];
class Samples {
  cases;
  #options;
  #drawn = /* @__PURE__ */ new Map();
  #sorted = null;
  constructor(cases, options) {
    this.cases = cases;
    this.#options = options;
  }
  get sorted() {
    return this.#sorted ??= (0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .sortBucket */ .N$)(this.cases);
  }
  /** Null without samples. */
  figure(statistic) {
    const { values, weights } = this.sorted;
    return values.length === 0 ? null : (0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .weightedStatistic */ .QM)(this.sorted, weights, statistic, this.#options.method);
  }
  /** What the statistic of a bucket with samples could have been. */
  resampled(statistic) {
    const wanted = USUAL.includes(statistic) ? USUAL : [statistic];
    if (!this.#drawn.has(statistic))
      for (const [at, drawn] of this.#draw(wanted).entries())
        this.#drawn.set(wanted[at], drawn);
    return this.#drawn.get(statistic);
  }
  #draw(statistics) {
    const { seed, method } = this.#options;
    const { sizes, values } = this.sorted;
    const random = (0,_statistics_random_js__WEBPACK_IMPORTED_MODULE_1__/* .splitMix64 */ .f)(seed);
    const words = new Uint32Array(drawsIn(sizes));
    const weights = new Float64Array(values.length);
    const made = statistics.map(() => new Float64Array(RESAMPLES));
    for (let round = 0; round < RESAMPLES; round++) {
      random.draw(words);
      weigh(this.sorted, words, weights);
      for (const [at, statistic] of statistics.entries())
        made[at][round] = (0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .weightedStatistic */ .QM)(this.sorted, weights, statistic, method);
    }
    return made.map((each) => each.sort());
  }
}
function weigh({ sizes, places }, words, weights) {
  weights.fill(0);
  let [first, at] = [0, 0];
  for (let i = 0; i < sizes.length; i++) {
    const size = sizes[i];
    const end = at + drawsFrom(size);
    const [scale, own] = [size / 2 ** 32, 1 / (end - at)];
    for (; at < end; at++) {
      const place = places[first + (words[at] * scale >>> 0)];
      weights[place] = weights[place] + own;
    }
    first += size;
  }
}
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

/***/ 39843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: () => (/* binding */ LOOKS),
/* harmony export */   EZ: () => (/* binding */ wayDown),
/* harmony export */   QO: () => (/* binding */ MOST_SHARE),
/* harmony export */   QQ: () => (/* binding */ interval95),
/* harmony export */   ff: () => (/* binding */ ERROR),
/* harmony export */   kH: () => (/* binding */ MISSED),
/* harmony export */   o$: () => (/* binding */ lookAtStored),
/* harmony export */   uC: () => (/* binding */ visibleRise),
/* harmony export */   wD: () => (/* binding */ shortage)
/* harmony export */ });
/* harmony import */ var _metrics_latency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72987);
/* harmony import */ var _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6267);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60220);
/* harmony import */ var _resample_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22883);




const LOOKS = 2;
const ERROR = { rise: 0.01, ceiling: 0.05, ratio: 5e-3 };
function lookAtStored(samples, rule) {
  const { now, before } = samples;
  const { statistic, tolerance } = rule;
  const reason = shortage(now.cases, statistic, "now") ?? (tolerance === null ? null : shortage(before.cases, statistic, "before"));
  if (reason !== null)
    return { kind: "missing", reason };
  const current = now.figure(statistic);
  const baseline = tolerance === null ? null : before.figure(statistic);
  const limit = limitAbove(rule, baseline ?? 0);
  const over = !(current <= limit + _rules_js__WEBPACK_IMPORTED_MODULE_2__/* .EPSILON */ .p8);
  return {
    kind: "measured",
    outcome: !over ? "pass" : fails(samples, rule) ? "fail" : "undecided",
    current,
    baseline,
    limit,
    // Drawn where it is read: what is within its limit is decided without.
    get interval() {
      return interval95(now.resampled(statistic));
    },
    samples: now.sorted.values.length
  };
}
function fails({ now, before }, rule) {
  const { statistic, tolerance } = rule;
  const ceiling = rule.ceiling ?? Infinity;
  const limitFor = (ms) => limitAbove(rule, ms);
  if (now.sorted.values[0] > limitFor(before.sorted.values.at(-1) ?? 0))
    return true;
  const spread = now.resampled(statistic);
  const limits = tolerance === null ? Float64Array.of(ceiling) : before.resampled(statistic).map(limitFor);
  return (0,_resample_js__WEBPACK_IMPORTED_MODULE_3__/* .shareAtMost */ .oq)(spread, limits) < ERROR.rise / LOOKS || (0,_resample_js__WEBPACK_IMPORTED_MODULE_3__/* .shareAtMost */ .oq)(spread, Float64Array.of(ceiling)) < ERROR.ceiling / LOOKS;
}
function limitAbove({ tolerance, ceiling }, baselineMs) {
  return Math.min(ceiling ?? Infinity, baselineMs + (tolerance?.(baselineMs) ?? Infinity));
}
function shortage(cases, statistic, side) {
  const filled = cases.filter((samples) => samples.length > 0);
  if (filled.length === 0)
    return { code: "not_measured" };
  const few = filled.filter((samples) => samples.length < _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .MIN_REPEATS */ .AV).length;
  if (few > 0)
    return { code: "too_few_repeats", side, cases: few, need: _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .MIN_REPEATS */ .AV };
  const have = filled.reduce((sum, samples) => sum + samples.length, 0);
  const need = _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .MIN_SAMPLES */ .Pu[statistic];
  return have < need ? { code: "too_few_samples", side, have, need } : null;
}
function interval95(spread) {
  return [(0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .percentile */ .Ym)(spread, 0.025, "linear"), (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .percentile */ .Ym)(spread, 0.975, "linear")];
}
const MISSED = 0.02;
const MOST_SHARE = 1e6;
function visibleRise(before, rule) {
  const { statistic } = rule;
  if (rule.tolerance === null || shortage(before.cases, statistic, "before") !== null)
    return null;
  const figure = before.figure(statistic);
  if (!(figure > 0))
    return null;
  const spread = before.resampled(statistic);
  const limitFor = (ms) => limitAbove(rule, ms);
  const limit = limitFor(figure);
  const limits = spread.map(limitFor);
  const share = smallest((rise) => {
    const way = (p) => Math.hypot(wayDown(spread, figure, p) * (1 + rise), Math.max(0, (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .percentile */ .Ym)(limits, 1 - p, "linear") - limit));
    return figure * (1 + rise) - limit > way(ERROR.rise / LOOKS) + way(MISSED);
  });
  return share === null ? null : { share, ms: figure * share };
}
function wayDown(spread, figure, p) {
  return Math.max(0, figure - (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_0__/* .percentile */ .Ym)(spread, p, "linear"));
}
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

/***/ 80443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   c1: () => (/* binding */ makeBaseline),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   gz: () => (/* binding */ failed)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49946);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44141);
/* harmony import */ var _latency_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67922);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60220);





function failureOf(error) {
  if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError) {
    const { code, message: message2, problems } = error;
    return { code, message: message2, hint: error.hint ?? null, problems };
  }
  const message = error instanceof Error ? `${error.name}: ${error.message}` : `a value was thrown: ${String(error)}`;
  const hint = "This is a defect of the gate, not of your files; please report it with the log.";
  return { code: "internal", message, hint, problems: [] };
}
function failed(failure, inputs, judged) {
  return {
    verdict: "error",
    categories: [],
    secondary_categories: [],
    checks: judged?.checks ?? [],
    notices: judged?.notices ?? (inputs === null ? [] : (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveRules */ .SJ)(inputs.config, inputs.suite).notices)
  };
}
function makeBaseline(inputs, run, scores, tool) {
  const { suite, config } = inputs;
  const others = [config.file, config.baseline];
  const files = new Map([...inputs.digests].filter(([file]) => !others.includes(file)));
  return {
    ...baselineOf(config, suite, scores),
    retriever: inputs.retriever,
    ...config.judge === void 0 ? {} : { judge: (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeFingerprint */ .cT)(config.judge) },
    tool,
    environment: run.environment,
    timing: { source: run.timing.source, repeats: run.timing.repeats },
    // The plan that was asked; nothing where nothing was timed.
    ...run.timing.source === "off" ? {} : { plan: (0,_latency_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .runPlan */ .Fo)(inputs, scores, run) },
    ...run.unstable.length === 0 ? {} : { answers_vary: true },
    ...config.prices === void 0 ? {} : { prices: config.prices },
    ...files.size === 0 ? {} : { files }
  };
}
function makeRow(each, targets) {
  return {
    digests: each.digests,
    intent: each.intent,
    ...each.tags === void 0 ? {} : { tags: each.tags },
    targets,
    metrics: each.metrics,
    ranks: each.ranks,
    results: each.results,
    latency_ms: each.samples_ms,
    ...each.spans_ms === void 0 ? {} : { spans_ms: each.spans_ms }
  };
}
function baselineOf({ definition, k }, suite, { cases, means, latency }) {
  const targets = new Map(suite.cases.map(({ id, expected }) => [id, expected]));
  return {
    suite: { name: suite.name, revision: suite.revision, digest: suite.digest },
    definition,
    k,
    retriever: { kind: "", fingerprint: "", corpus_digest: null },
    tool: "",
    environment: { os: "", arch: "", cpu: "", cores: 0, node: "" },
    timing: { source: "off", repeats: 0 },
    means,
    latency,
    cases: new Map(cases.map((each) => [each.id, makeRow(each, targets.get(each.id) ?? _model_suite_js__WEBPACK_IMPORTED_MODULE_4__/* .NONE */ .x3)]))
  };
}



/***/ }),

/***/ 96142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ wholeBucket),
/* harmony export */   IF: () => (/* binding */ withOutcomes),
/* harmony export */   aW: () => (/* binding */ headlineBuckets),
/* harmony export */   pe: () => (/* binding */ otherLevel)
/* harmony export */ });
/* unused harmony export foundMore */
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _metrics_fill_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64168);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27139);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90997);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65418);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5166);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67734);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5305);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60220);
/* harmony import */ var _statistics_sign_flip_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(81456);










const OTHER_LEVEL = 0.05;
const EXCUSE_LEVEL = 0.05;
function withOutcomes(limitsOf, judged) {
  const spans = { baseline: ruledIn(judged, "baseline"), anchor: ruledIn(judged, "anchor") };
  return judged.rules.flatMap((rule) => limitsOf(rule).flatMap((check) => {
    if (check.kind !== "mean" || check.baseline === null || check.current === null)
      return [check];
    const { family, name } = rule.metric;
    if ((0,_rules_js__WEBPACK_IMPORTED_MODULE_8__/* .isHeadline */ .R)(name, judged.policy.config))
      return headlineChecks(check, rule, judged, spans);
    const own = (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .isTested */ .eW)(family) && (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .isPerCase */ .uE)(family) ? byOwnTest(check, rule, family, judged) : check;
    return [excused(own, rule, spans)];
  }));
}
function ruledIn({ rules, policy, pairing }, span) {
  const buckets = headlineBuckets(rules, policy, pairing, span);
  const rulings = (0,_rule_js__WEBPACK_IMPORTED_MODULE_7__/* .ruleOn */ .YC)(buckets, span);
  return new Map(buckets.map((bucket, at) => [(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeText */ .Cm)(bucket.scope), { bucket, ruling: rulings[at] }]));
}
function headlineChecks(check, rule, judged, spans) {
  if (check.by === "floor")
    return [check];
  const metric = rule.metric.family.name;
  const { pairs } = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .bucketOf */ .AU)(judged.pairing, rule.scope);
  const [now, ever] = [spans.baseline, spans.anchor].map((ruled) => ruled.get((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeText */ .Cm)(rule.scope)));
  const ruling = now?.ruling.get(metric);
  const own = ruling === void 0 ? check : decided(check, rule, ruling, pairs);
  const anchored = ever?.ruling.get(metric);
  if (anchored === void 0 || anchored.outcome === "pass")
    return [own];
  const { bucket } = ever;
  const worse = now?.bucket.moves.some((move) => _rule_js__WEBPACK_IMPORTED_MODULE_7__/* .HEADLINE */ .ZS.some((each) => move[each] < -_rules_js__WEBPACK_IMPORTED_MODULE_8__/* .EPSILON */ .p8)) === true;
  const figures = { ...anchorFigures(rule, bucket, metric, check), span: "anchor" };
  const outcome = decided(figures, rule, anchored, anchoredPairs(pairs, judged.policy.config.k));
  return [own, stopping(outcome, worse, judged)];
}
function stopping(check, worse, { policy }) {
  const { latency } = policy.config;
  const free = policy.baseline?.beside !== void 0 && latency !== "off" && latency.side_by_side.drift === "allow";
  const stands = check.passed || policy.adopting === true || worse && !free;
  return stands ? check : watched(check, { reason: free ? "drift" : "earlier" });
}
function watched({ by: _by, ...check }, more) {
  return { ...check, outcome: "watch", passed: true, ...more };
}
function anchorFigures(rule, bucket, metric, check) {
  const delta = bucket.moves.reduce((sum, move) => sum + move[metric], 0) / bucket.moves.length;
  const { tolerance } = bucket.held[metric];
  const baseline = check.current - delta;
  const limit = Math.max(rule.floor ?? -Infinity, baseline - tolerance);
  return { ...check, n: bucket.moves.length, baseline, delta, tolerance, limit };
}
function decided({ by: _by, p: _p, level: _level, ...bare }, rule, { outcome, by, p, level }, pairs) {
  const { name, family } = rule.metric;
  const beyond = !(0,_rules_js__WEBPACK_IMPORTED_MODULE_8__/* .passes */ .WE)(bare.direction, bare.current, bare.limit);
  const listed = outcome !== "pass" && rule.anonymous !== true;
  return {
    ...bare,
    outcome,
    passed: outcome !== "fail",
    ...by === void 0 ? {} : { by },
    ...p === void 0 ? {} : { p, level },
    ...outcome === "watch" ? { reason: beyond ? "not_significant" : "small" } : {},
    cases: listed ? (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .worstChanges */ .Zs)(pairs, name, family.direction) : []
  };
}
function byOwnTest(check, rule, family, { pairing, policy }) {
  if (check.passed || check.by === "floor" || rule.significance === "off")
    return check;
  const { pairs } = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .bucketFor */ ._d)(pairing, rule.scope, family);
  const units = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .unitsOf */ .$J)(pairs, { name: rule.metric.name, family }, (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .groupsOf */ .c1)(policy.suite));
  const p = (0,_statistics_sign_flip_js__WEBPACK_IMPORTED_MODULE_9__/* .signFlipP */ .t2)(units.map(({ sum }) => sum));
  const level = otherLevel(rule.significance);
  if (p <= level + _rules_js__WEBPACK_IMPORTED_MODULE_8__/* .EPSILON */ .p8)
    return { ...check, by: "test", p, level };
  if (-check.delta > 1 / check.n + _rules_js__WEBPACK_IMPORTED_MODULE_8__/* .EPSILON */ .p8)
    return watched(check, { p, level, reason: "not_significant" });
  return passing(check);
}
function passing({ by: _by, ...check }) {
  return { ...check, outcome: "pass", passed: true, cases: [] };
}
function otherLevel(significance) {
  return typeof significance === "number" ? significance : OTHER_LEVEL;
}
function excused(check, rule, spans) {
  if (check.passed || check.by === "floor" || rule.metric.family.name !== _metrics_fill_js__WEBPACK_IMPORTED_MODULE_1__/* .FILL_RATE */ .R.name)
    return check;
  const bucket = spans[check.span ?? "baseline"].get((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeText */ .Cm)(rule.scope))?.bucket;
  if (bucket === void 0 || !foundMore(bucket))
    return check;
  return { ...passing(check), reason: "found_more" };
}
function foundMore(bucket) {
  const rise = bucket.moves.reduce((sum, { recall }) => sum + recall, 0);
  if (rise > _rules_js__WEBPACK_IMPORTED_MODULE_8__/* .EPSILON */ .p8 && !bucket.pairs.some(_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .lostTarget */ .yB))
    return true;
  return (0,_rule_js__WEBPACK_IMPORTED_MODULE_7__/* .gainP */ .qD)(bucket) <= EXCUSE_LEVEL + _rules_js__WEBPACK_IMPORTED_MODULE_8__/* .EPSILON */ .p8;
}
function headlineBuckets(rules, policy, pairing, span) {
  const { k } = policy.config;
  if (span === "anchor" && !pairing.pairs.some(({ before }) => before.accepted !== void 0))
    return [];
  const groups = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .groupsOf */ .c1)(policy.suite);
  const held = rules.filter(({ metric, tolerance }) => (0,_rules_js__WEBPACK_IMPORTED_MODULE_8__/* .isHeadline */ .R)(metric.name, policy.config) && tolerance.length > 0);
  return [...(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(held, ({ scope }) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeText */ .Cm)(scope)).values()].map((own) => {
    const { scope } = own[0];
    const pairs = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .bucketOf */ .AU)(pairing, scope).pairs.filter(({ now, before }) => own.some(({ metric: { name } }) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .valueOf */ .RP)(now, name) !== null && (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .valueOf */ .RP)(before, name) !== null));
    const moves = pairs.map((pair) => {
      const [recall, mrr, ndcg] = _rule_js__WEBPACK_IMPORTED_MODULE_7__/* .HEADLINE */ .ZS.map((metric) => moveOf(pair, metric, k, span));
      const block = groups.get(pair.now.id) ?? null;
      return { id: pair.now.id, block, recall, mrr, ndcg };
    });
    const byMetric = own.map((rule) => [rule.metric.family.name, heldBy(rule, pairs, policy, span)]);
    return {
      scope,
      kind: scope.kind === "overall" ? "overall" : "intent",
      pairs,
      moves,
      held: Object.fromEntries(byMetric)
    };
  });
}
function wholeBucket(policy, pairing, span) {
  const { rules } = (0,_rules_js__WEBPACK_IMPORTED_MODULE_8__/* .resolveRules */ .SJ)(policy.config, policy.suite);
  const overall = rules.filter(({ scope }) => scope.kind === "overall");
  return headlineBuckets(overall, policy, pairing, span)[0];
}
function heldBy({ metric, tolerance, significance }, pairs, { config }, span) {
  const known = pairs.map(({ before }) => valueThen(before, metric.family.name, config.k, span)).filter((value) => value !== null);
  const mean = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_2__/* .average */ .G8)(known) ?? 0;
  return { tolerance: (0,_rules_js__WEBPACK_IMPORTED_MODULE_8__/* .toleranceValue */ .H$)(tolerance, mean, Math.max(1, known.length)), significance };
}
function valueThen(before, metric, k, span) {
  return span === "baseline" ? (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .valueOf */ .RP)(before, `${metric}@${k}`) : (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .acceptedValue */ .vn)(before, metric, k);
}
function moveOf({ now, before }, metric, k, span) {
  const [is, was] = [(0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .valueOf */ .RP)(now, `${metric}@${k}`), valueThen(before, metric, k, span)];
  return is === null || was === null ? 0 : is - was;
}
function anchoredPairs(pairs, k) {
  return pairs.map(({ now, before }) => {
    const metrics = new Map(before.metrics);
    for (const metric of _rule_js__WEBPACK_IMPORTED_MODULE_7__/* .HEADLINE */ .ZS)
      metrics.set(`${metric}@${k}`, valueThen(before, metric, k, "anchor"));
    return { now, before: Object.assign({}, before, { metrics }) };
  });
}



/***/ })

};
