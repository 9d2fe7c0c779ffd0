export const id = 665;
export const ids = [665];
export const modules = {

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
// EXTERNAL MODULE: ./lib/gate/means-checks.js
var means_checks = __webpack_require__(73071);
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
// EXTERNAL MODULE: ./lib/gate/anchor.js
var gate_anchor = __webpack_require__(48354);
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
  const cases = baseline === null || baseline.foreign !== void 0 ? null : baseline;
  return [
    ...absentNotices(rules, scores),
    ...checks.flatMap(movementNotices),
    ...cases === null ? [] : anchorNotices({ ...policy, baseline: cases }, pairing, checks),
    ...cases === null ? [] : lossNotice(policy, pairing),
    ...intentNotices(checks),
    ...baseline === null ? [] : comparisonNotices({ ...policy, baseline }, run, rules),
    ...cases === null ? [] : lackingNotices(rules, pairing),
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
  const drifting = checks.flatMap(({ span, outcome, metric, scope, baseline: anchor, current }) => span === "anchor" && outcome === "watch" && anchor !== null && current !== null ? [{ code: "drifting", metric, scope, anchor, current }] : []);
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
  const recordings = policy.baseline.recordings ?? 0;
  return [...drifting, ...gain, { code: "anchor_distance", recordings, moved }];
}
function comparisonNotices(policy, run, rules) {
  const { baseline, suite, config } = policy;
  if (baseline.foreign !== void 0) {
    const lacking = (0,means_checks/* notCompared */.vK)(baseline, rules, config);
    return [{ code: "means_only", tool: baseline.foreign, not_compared: lacking }];
  }
  const [was, is] = [baseline.environment, run.environment];
  const machine = ["cpu", "os", "arch", "cores", "node"].map((field) => [`environment.${field}`, String(was[field]), String(is[field])]);
  const part = baseline.suite.revision === suite.revision ? "digest" : "revision";
  const differences = [[`suite.${part}`, baseline.suite[part], suite[part]], ...machine];
  const notices = differences.filter(([, before, now]) => before !== now).map(([field, before, now]) => ({ code: "differs", field, baseline: before, current: now }));
  notices.push(...keptDefinition(policy));
  if (config.latency === "off" || run.timing.source === "off")
    return notices;
  const kept = [...baseline.anchor?.values() ?? []].flatMap((own) => [...own.keys()]);
  if (kept.some((metric) => metric.startsWith("latency_")) && !(0,gate_anchor/* sameClock */.H6)(baseline, run))
    notices.push({ code: "latency_anchor_new" });
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
    const [kept, usual] = [config.definition[field], model_config/* DEFAULT_DEFINITION */.Kr[field]].map(canonical_json/* compactCanonical */.SM);
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
    new_cases: baseline === null || baseline.foreign !== void 0 ? [] : idsOf(pairing.added),
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
function timingNotices(config, { unstable, retries, timing, cases }) {
  const notices = [];
  if (unstable.length > 0)
    notices.push({ code: "unstable", cases: unstable });
  if (retries > 0)
    notices.push({ code: "retries", count: retries });
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
  const overall = compared.filter(({ scope, delta }) => scope.kind === "overall" && (delta ?? 0) > gate_rules/* EPSILON */.p8);
  const rising = new Map(overall.map(({ metric, delta }) => [metric, delta]));
  const worst = /* @__PURE__ */ new Map();
  for (const { metric, scope, delta, tolerance, passed } of compared) {
    const rise = rising.get(metric);
    if (!passed || scope.kind !== "intent" || rise === void 0)
      continue;
    const { name: intent } = scope;
    const used = -(delta ?? 0) / tolerance;
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


// EXTERNAL MODULE: ./lib/gate/runs.js
var runs = __webpack_require__(51613);
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
  const timed = rules.flatMap((rule) => timedChecks(rule, pairing, policy, latency, run));
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
  if (family.kind === "load" || family.kind === "latency")
    return [];
  const all = (0,gate_pairs/* bucketFor */._d)(pairing, rule.scope, family);
  if (family.kind === "churn")
    return (0,gate_checks/* churnChecks */.A$)(rule, family, all, policy);
  const { bucket, missing } = comparableBucket(rule, all);
  if (missing !== void 0)
    return [missing];
  return policy.baseline?.foreign === void 0 ? (0,gate_checks/* qualityChecks */.RZ)(rule, family, bucket, (0,runs/* spreadOf */.jg)(policy.baseline, rule.scope, rule.metric.name)) : (0,means_checks/* meansChecks */.uO)(rule, family, bucket.added, policy.baseline, policy.config.k);
}
function timedChecks(rule, pairing, policy, latency, run) {
  const { family } = rule.metric;
  if (family.kind === "load")
    return (0,gate_checks/* loadChecks */.o$)(rule, family, run, policy.config.definition);
  if (!(0,plan/* isTimed */._Y)(rule) || policy.config.latency === "off")
    return [];
  if (latency === null) {
    const before = policy.baseline?.timing.source ?? "off";
    return rule.named || before !== "off" && before !== "recorded" ? [(0,gate_checks/* notMeasured */.q7)(rule)] : [];
  }
  const { bucket, missing } = comparableBucket(rule, (0,gate_pairs/* bucketFor */._d)(pairing, rule.scope, family));
  if (missing !== void 0)
    return [missing];
  const checks = (0,latency_policy/* latencyRuleChecks */.ke)(rule, bucket, policy, latency);
  const failed = bucket.pairs.some(({ now }) => now.error !== null);
  if (!failed || !checks.some(({ kind }) => kind === "missing"))
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
  const spans = before.spans_ms === void 0 ? {} : { spans_ms: before.spans_ms };
  return { before, now: { ...now, error: null, samples_ms: before.latency_ms, ...spans } };
}
function comparableBucket(rule, bucket) {
  const { family, stage } = rule.metric;
  if (stage !== void 0)
    return (0,means_checks/* stageBucket */.$e)(rule, stage, bucket);
  return family.kind === "cost" ? (0,means_checks/* costBucket */.Iq)(rule, bucket) : { bucket };
}
function caseChecks(policy, pairing) {
  const losses = lossChecks(policy, pairing);
  const { baseline, suite } = policy;
  if (baseline === null)
    return losses;
  const absent = baseline.foreign === void 0 ? absenceChecks(pairing) : (0,means_checks/* absentIntentChecks */.H2)(baseline, suite);
  return [...losses, ...absent];
}
const LOSS_LEVEL = 0.05;
function lossChecks({ config, suite, baseline }, pairing) {
  const { newly_lost: rule, significance } = config.gate;
  const wanting = (0,gate_pairs/* wantingPairs */.gW)(suite, pairing);
  const lost = wanting.filter(gate_pairs/* newlyLost */.Kw);
  const checks = [];
  if (rule.max !== null && baseline?.foreign === void 0 && baseline !== null) {
    const found = wanting.filter(gate_pairs/* newlyFound */.I4).length;
    const allowed = (0,gate_rules/* lossesAllowed */.qR)(rule.max, wanting.length);
    const made = (0,gate_checks/* countCheck */.or)("newly_lost", wanting.length, lost.map(asCulprit), allowed, found);
    const sure = rule.significance ?? significance ?? "off";
    checks.push(made.passed || sure === "off" ? made : testedLosses(made, wanting, (0,gate_pairs/* groupsOf */.c1)(suite), sure));
  }
  const critical = new Set(suite.cases.flatMap((each) => each.critical ? [each.id] : []));
  if (critical.size === 0)
    return checks;
  const gone = [
    ...lost.filter((pair) => critical.has(pair.now.id)).map(asCulprit),
    ...pairing.added.filter((each) => critical.has(each.id) && !(0,gate_pairs/* finds */.tL)(each)).map(({ id, ranks }) => (0,gate_checks/* bareCulprit */.aI)(id, 0, ranks))
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

/***/ 47639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ groupsBetween)
/* harmony export */ });
/* unused harmony export changeGroups */
const LEAST = 5;
const LEVEL = 1e-3;
const MOST = 8;
const FULL = 0.8;
const WIDER = 1.5;
const SAME = 1e-9;
function changeGroups(cases, clusterOf = () => void 0) {
  const moved = cases.map(({ before, now }) => !sameList(before, now));
  if (!moved.includes(true))
    return [];
  const candidates = [things(cases, moved, clusterOf), traits(cases, moved)].flatMap((family) => {
    const level = Math.log(LEVEL / family.length);
    return family.map((candidate) => ({ ...candidate, level }));
  });
  const left = new Set(cases.keys());
  const found = [];
  while (found.length < MOST) {
    const outcomes = [(at) => moved[at], (at) => cases[at].change < -SAME];
    const rates = outcomes.map((outcome) => ({ outcome, of: [...left].filter(outcome).length }));
    let best = null;
    for (const candidate of candidates) {
      const own = candidate.members.filter((at) => left.has(at));
      const hits = own.filter((at) => candidate.hits.has(at)).length;
      const signs = candidate.kind === "stage" ? Math.log(LEVEL) : candidate.level;
      const signed = logSign(hits, candidate.against);
      if (hits < LEAST || signed > signs)
        continue;
      const logs = rates.map(({ outcome, of }) => logRate(own, outcome, of, left.size));
      if (rates[0].of > FULL * left.size && /^(?:came|went)_/.test(candidate.kind))
        logs.push(signed);
      const log = Math.min(...logs);
      if (log <= candidate.level && isStronger({ candidate, log }, best))
        best = { candidate, log };
    }
    if (best === null)
      break;
    found.push(groupOf(best.candidate, cases, left));
    for (const at of best.candidate.members)
      left.delete(at);
  }
  return found.toSorted((a, b) => b.cases.length - a.cases.length);
}
function isStronger({ candidate, log }, best) {
  if (best === null)
    return log < -SAME;
  const wider = (candidate.lost ?? 0) >= WIDER * (best.candidate.lost ?? Infinity);
  return log < best.log + (wider ? SAME : -SAME);
}
function groupOf({ kind, name, members, hits }, cases, left) {
  const own = members.filter((at) => left.has(at));
  const touched = own.filter((at) => hits.has(at)).map((at) => cases[at]);
  const ranks = kind === "came_document" ? touched.map(({ now }) => now.indexOf(name) + 1) : [];
  return {
    kind,
    name,
    of: own.length,
    worse: touched.filter(({ change }) => change < -SAME).length,
    better: touched.filter(({ change }) => change > SAME).length,
    rank: ranks.length === 0 ? null : ranks.toSorted((a, b) => a - b)[ranks.length >> 1],
    cases: touched.toSorted((a, b) => a.change - b.change).map(({ id }) => id)
  };
}
function sameList(a, b) {
  return a.length === b.length && a.every((document, i) => document === b[i]);
}
const KINDS = ["document", "folder", "cluster"];
function keysOf(document, clusterOf) {
  const path = document.split(/::|#/)[0];
  const parts = path.split("/").slice(0, -1);
  const cluster = clusterOf(document);
  return [
    `document:${document}`,
    ...parts.map((_, i) => `folder:${parts.slice(0, i + 1).join("/")}/`),
    ...cluster === void 0 ? [] : [`cluster:${cluster}`]
  ];
}
function counterOf(clusterOf) {
  const keys = /* @__PURE__ */ new Map();
  return (documents) => {
    const counts = /* @__PURE__ */ new Map();
    for (const document of documents) {
      if (!keys.has(document))
        keys.set(document, keysOf(document, clusterOf));
      for (const key of keys.get(document))
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
  };
}
function moves(cases, moved, counted) {
  const came = /* @__PURE__ */ new Map();
  const went = /* @__PURE__ */ new Map();
  const lost = /* @__PURE__ */ new Map();
  for (const [at, { before, now }] of cases.entries()) {
    if (!moved[at])
      continue;
    const [was, is] = [counted(new Set(before)), counted(new Set(now))];
    const replaced = before.every((document) => !now.includes(document));
    for (const key of counted(overtakers(before, now)).keys()) {
      const says = !replaced || key.startsWith("document:");
      if (says && (was.get(key) ?? 0) < is.get(key))
        added(came, key, at);
    }
    for (const [key, count] of was) {
      const gone = count - (is.get(key) ?? 0);
      if (gone * 2 < count)
        continue;
      added(went, key, at);
      lost.set(key, (lost.get(key) ?? 0) + gone);
    }
  }
  return { came, went, lost };
}
function things(cases, moved, clusterOf) {
  const counted = counterOf(clusterOf);
  const { came, went, lost } = moves(cases, moved, counted);
  const often = (lists) => [...lists].filter(([, own]) => own.length >= LEAST).map(([key]) => key);
  const [arrived, frequent] = [often(came), often(went)];
  const holders = holdersOf(cases, new Set(frequent), counted);
  const candidate = (key, what) => {
    const [hits, others] = what === "came" ? [came, went] : [went, came];
    const own = hits.get(key);
    return {
      kind: `${what}_${KINDS.find((kind) => key.startsWith(`${kind}:`))}`,
      name: key.slice(key.indexOf(":") + 1),
      members: what === "came" ? own : holders.get(key),
      against: others.get(key)?.length ?? 0,
      hits: new Set(own),
      ...what === "went" ? { lost: lost.get(key) } : {}
    };
  };
  return [
    ...frequent.map((key) => candidate(key, "went")),
    ...arrived.map((key) => candidate(key, "came"))
  ].filter(({ hits, members }) => hits.size * 2 >= members.length);
}
function holdersOf(cases, wanted, counted) {
  const holders = /* @__PURE__ */ new Map();
  if (wanted.size === 0)
    return holders;
  for (const [at, { before }] of cases.entries())
    for (const key of counted(new Set(before)).keys())
      if (wanted.has(key))
        added(holders, key, at);
  return holders;
}
function overtakers(before, now) {
  const known = new Set(before);
  const last = now.findLastIndex((document) => known.has(document));
  return now.filter((document, i) => !known.has(document) && (last === -1 || i < last));
}
function added(lists, key, at) {
  const list = lists.get(key);
  if (list === void 0)
    lists.set(key, [at]);
  else
    list.push(at);
}
function lengthOf(query) {
  const words = query.trim().split(/\s+/u).filter(Boolean).length;
  return words <= 1 ? "1" : words <= 3 ? "2-3" : words <= 7 ? "4-7" : "8+";
}
const WRITINGS = {
  identifiers: new RegExp("[\\p{L}\\p{N}](?:_|::|\\.)[\\p{L}\\p{N}]|\\p{Ll}\\p{Lu}|\\(\\)", "u"),
  hyphens: /[\p{L}\p{N}]-[\p{L}\p{N}]/u,
  digits: new RegExp("\\p{N}", "u"),
  capitals: new RegExp("\\p{Lu}", "u"),
  accents: /[^\p{ASCII}]/u,
  quotes: /["“”]/u
};
function traits(cases, moved) {
  const members = /* @__PURE__ */ new Map();
  for (const [at, { query, intent, stage }] of cases.entries()) {
    added(members, `intent:${intent}`, at);
    added(members, `length:${lengthOf(query)}`, at);
    for (const [name, pattern] of Object.entries(WRITINGS))
      if (pattern.test(query))
        added(members, `writing:${name}`, at);
    if (stage !== void 0)
      added(members, `stage:${stage}`, at);
  }
  const gained = cases.filter(({ found }) => found).length;
  return [...members].flatMap(([key, own]) => {
    if (own.length < LEAST || own.length === cases.length)
      return [];
    const [kind, name] = [key.slice(0, key.indexOf(":")), key.slice(key.indexOf(":") + 1)];
    const hits = new Set(own.filter((at) => moved[at]));
    return [{ kind, name, members: own, against: kind === "stage" ? gained : 0, hits }];
  });
}
function logSign(up, down) {
  if (up <= down)
    return 0;
  const all = up + down;
  let term = 0;
  for (let i = 1; i <= down; i++)
    term += Math.log((all - down + i) / i);
  return Math.min(0, term - all * Math.LN2 - Math.log1p(-down / (up + 1)));
}
function logRate(own, outcome, of, all) {
  const [a, m] = [own.filter(outcome).length, own.length];
  const [b, rest] = [of - a, all - m];
  if (m === 0 || a * all <= of * m)
    return 0;
  const part = (x, size, rate2) => x === 0 ? 0 : x * Math.log(x / size / rate2);
  const [rate, still] = [of / all, (all - of) / all];
  const ratio = 2 * (part(a, m, rate) + part(m - a, m, still) + part(b, rest, rate) + part(rest - b, rest, still));
  return ratio < 1 ? 0 : -ratio / 2 - Math.log(Math.PI * (ratio / 2)) / 2;
}
const MOST_CASES = 5e4;
function groupsBetween({ suite, k, pairs, runs, stages }) {
  if (pairs.length > MOST_CASES)
    return [];
  const queries = new Map(suite.cases.map(({ id, query }) => [id, query]));
  const clusters = /* @__PURE__ */ new Map();
  for (const { outcome } of runs.flatMap(({ cases }) => cases)) {
    if (outcome.kind !== "answer")
      continue;
    for (const { doc_id: id, cluster } of outcome.hits)
      if (cluster !== void 0)
        clusters.set(id, cluster);
  }
  const lists = pairs.flatMap(({ now, before }) => {
    if (now.error !== null)
      return [];
    const change = [`recall@${k}`, `ndcg@${k}`].reduce((sum, name) => sum + (now.metrics.get(name) ?? 0) - (before.metrics.get(name) ?? 0), 0);
    const found = now.ranks.some((rank, at) => rank !== null && (before.ranks[at] ?? null) === null);
    const query = queries.get(now.id) ?? "";
    const { id, intent, results } = now;
    const stage = stages.get(id);
    return [{ id, query, intent, before: before.results, now: results, change, found, stage }];
  });
  return changeGroups(lists, (document) => clusters.get(document));
}



/***/ }),

/***/ 73071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ stageBucket),
/* harmony export */   Be: () => (/* binding */ figureOfRows),
/* harmony export */   H2: () => (/* binding */ absentIntentChecks),
/* harmony export */   Iq: () => (/* binding */ costBucket),
/* harmony export */   uO: () => (/* binding */ meansChecks),
/* harmony export */   vK: () => (/* binding */ notCompared),
/* harmony export */   vU: () => (/* binding */ foreignFigure)
/* harmony export */ });
/* harmony import */ var _metrics_cost_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36292);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27139);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65418);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67734);
/* harmony import */ var _metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6267);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90997);







function foreignFigure({ means, latency }, { metric, scope }, k) {
  const { family } = metric;
  if (family.kind === "latency")
    return (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_6__/* .bucketAt */ .wW)(latency, scope)?.[`${family.statistic}_ms`] ?? null;
  if (metric.k !== null && Number.isFinite(metric.k) && metric.k !== k)
    return void 0;
  return (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_6__/* .bucketAt */ .wW)(means, scope)?.get(family.name);
}
function meansChecks(rule, metric, cases, baseline, k) {
  const { name } = rule.metric;
  if (cases.length === 0)
    return [(0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .notMeasured */ .q7)(rule)];
  const before = foreignFigure(baseline, rule, k);
  const values = cases.filter((each) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOf */ .RP)(each, name) !== null);
  const current = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(values, (each) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOf */ .RP)(each, name), metric.weight);
  const seen = { baseline: before ?? null, current, n: values.length };
  const relative = rule.tolerance.length > 0;
  if (before === void 0 && rule.named && relative)
    return [(0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .missingCheck */ .Hx)(rule, { code: "baseline_lacks_metric" }, seen)];
  if (current === null)
    return rule.named || typeof before === "number" ? [(0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .notMeasured */ .q7)(rule, seen)] : [];
  const check = (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .meanCheck */ .MD)(rule, { ...seen, current }, () => (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .worstNow */ .qg)(values, name, metric.direction));
  return check === null ? [] : [check];
}
function absentIntentChecks(baseline, suite) {
  const known = new Set(suite.cases.map((each) => each.intent));
  const absent = [...baseline.latency.by_intent].filter(([intent]) => !known.has(intent));
  return absent.toSorted(([a], [b]) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(a, b)).map(([intent, { samples }]) => (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .absentCheck */ .mM)("cases_absent", { before: samples, now: 0, intent }, []));
}
function notCompared(baseline, rules, config) {
  const lacking = rules.filter((rule) => rule.scope.kind === "overall" && rule.tolerance.length > 0 && foreignFigure(baseline, rule, config.k) === void 0);
  const names = lacking.map((rule) => rule.metric.name);
  return config.gate.newly_lost.max === null ? names : [...names, "newly_lost"];
}
function stageBucket(rule, stage, { pairs, added }) {
  const now = [...pairs.map((pair) => pair.now), ...added];
  const incomplete = now.filter((each) => lacksStage(each.samples_ms, each.spans_ms?.get(stage)));
  if (incomplete.length > 0)
    return { missing: (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .notMeasured */ .q7)(rule, {}, listed(incomplete)) };
  const unknown = pairs.filter(({ before }) => lacksStage(before.latency_ms, before.spans_ms?.get(stage)));
  if (unknown.length > 0 && rule.tolerance.length > 0)
    return { missing: notInBaseline(rule, unknown) };
  const scored = (each) => ({ ...each, samples_ms: each.spans_ms?.get(stage) ?? [] });
  const recorded = (before) => ({
    ...before,
    latency_ms: before.spans_ms?.get(stage) ?? []
  });
  return {
    bucket: {
      pairs: pairs.map((pair) => ({ now: scored(pair.now), before: recorded(pair.before) })),
      added: added.map(scored)
    }
  };
}
function lacksStage(whole, stage) {
  return (stage?.length ?? 0) !== whole.length;
}
function costBucket(rule, { pairs, added }) {
  const { name } = rule.metric;
  const incomplete = (0,_metrics_cost_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCost */ .CJ)([...pairs.map((pair) => pair.now), ...added], name);
  if (incomplete.length > 0)
    return { missing: (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .notMeasured */ .q7)(rule, {}, listed(incomplete)) };
  const priced = pairs.filter(({ now }) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOf */ .RP)(now, name) !== null);
  const compared = priced.filter(({ before }) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOf */ .RP)(before, name) !== null);
  const fresh = priced.filter((pair) => !compared.includes(pair));
  if (compared.length === 0 && fresh.length > 0 && rule.tolerance.length > 0)
    return { missing: notInBaseline(rule, fresh) };
  return { bucket: { pairs: compared, added: [...fresh.map((pair) => pair.now), ...added] } };
}
function listed(cases) {
  return cases.map(({ id }) => (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .bareCulprit */ .aI)(id));
}
function notInBaseline(rule, pairs) {
  const cases = listed(pairs.map(({ now }) => now));
  return (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .missingCheck */ .Hx)(rule, { code: "baseline_lacks_metric" }, {}, cases);
}
function figureOfRows(rows, { family, name }, method) {
  if (family.kind === "latency") {
    const samples = rows.map((each) => each.latency_ms);
    return (0,_metrics_weighted_latency_js__WEBPACK_IMPORTED_MODULE_5__/* .bucketStatistic */ .Zh)(samples, family.statistic, method);
  }
  return (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_1__/* .average */ .G8)(rows.map((each) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOf */ .RP)(each, name)));
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
const BASELINE_VERSION = 2;


// EXTERNAL MODULE: ./lib/gate/latency/policy.js
var policy = __webpack_require__(67922);
// EXTERNAL MODULE: ./lib/gate/rules.js
var rules = __webpack_require__(60220);
;// CONCATENATED MODULE: ./lib/gate/outcome.js





function failureOf(error) {
  if (error instanceof errors.GateError) {
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
    notices: judged?.notices ?? (inputs === null ? [] : (0,rules/* resolveRules */.SJ)(inputs.config, inputs.suite).notices)
  };
}
function makeBaseline(inputs, run, scores, tool) {
  const { suite, config } = inputs;
  const others = [config.file, config.baseline];
  const files = new Map([...inputs.digests].filter(([file]) => !others.includes(file)));
  return {
    ...baselineOf(config, suite, scores),
    retriever: inputs.retriever,
    ...config.judge === void 0 ? {} : { judge: (0,answers/* judgeFingerprint */.cT)(config.judge) },
    tool,
    environment: run.environment,
    timing: { source: run.timing.source, repeats: run.timing.repeats },
    ...planPart(inputs, run, scores),
    ...config.prices === void 0 ? {} : { prices: config.prices },
    ...files.size === 0 ? {} : { files }
  };
}
function planPart(inputs, run, scores) {
  if (inputs.config.latency === "off" || run.timing.source === "off")
    return {};
  return { plan: (0,policy/* runPlan */.Fo)(inputs, scores, run) };
}
function makeCase(each) {
  return {
    digests: each.digests,
    intent: each.intent,
    ...each.tags === void 0 ? {} : { tags: each.tags },
    metrics: each.metrics,
    ranks: each.ranks,
    results: each.results,
    latency_ms: each.samples_ms,
    ...each.spans_ms === void 0 ? {} : { spans_ms: each.spans_ms }
  };
}
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
    cases: new Map(cases.map((each) => [each.id, makeCase(each)]))
  };
}



/***/ }),

/***/ 59525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ askRounds),
/* harmony export */   bf: () => (/* binding */ fewestRepeats),
/* harmony export */   og: () => (/* binding */ runSuite)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _side_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23038);


async function runSuite(plan, ports) {
  const session = new Session(plan, ports);
  try {
    await ports.retriever.start();
    await session.run();
    return session.measurement(null);
  } catch (error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError)
      return session.measurement(error);
    throw error;
  } finally {
    await ports.retriever.stop();
  }
}
class Session {
  #plan;
  #ports;
  #side;
  #samples = /* @__PURE__ */ new Map();
  #taken = { budget_ended: false, ms: 0 };
  #stages = new _side_js__WEBPACK_IMPORTED_MODULE_1__/* .Stages */ .e();
  /** Cases whose first answer counts as a sample, until their first round comes. */
  #ahead = /* @__PURE__ */ new Set();
  #source = "off";
  constructor(plan, ports) {
    this.#plan = plan;
    this.#ports = ports;
    this.#side = new _side_js__WEBPACK_IMPORTED_MODULE_1__/* .Side */ .m(plan, ports);
  }
  async run() {
    const { cases, latency, clock } = this.#plan;
    let done = 0;
    await this.#side.qualityPass(cases, () => this.#ports.progress("quality", ++done, cases.length));
    if (latency === "off")
      return clock === "recorded" ? void 0 : this.#askTwice();
    if (clock === "recorded")
      this.#adoptRecorded();
    else
      await this.#time(latency);
  }
  measurement(failure) {
    const timing = {
      source: this.#source,
      repeats: fewestRepeats(this.#samples, (id) => this.#side.answered(id)),
      budget_ended: this.#taken.budget_ended,
      asked: { queries: this.#side.asked, ms: this.#taken.ms, plan: [] }
    };
    const sampled = { samples: this.#samples, stages: this.#stages.byCase, timing };
    return this.#side.measurement(this.#plan.cases, sampled, failure);
  }
  async #time(latency) {
    const { cases, concurrency } = this.#plan;
    const byId = new Map(cases.map((each) => [each.id, each]));
    this.#source = latency.source;
    for (let pass = 1; pass < latency.warmup; pass++)
      await this.#warmUp(latency);
    const sampling = this.#plan.sampling(this.#side.tookMs);
    if (latency.warmup === 0 && concurrency === 1)
      this.#adoptFirst(sampling);
    await askRounds(sampling, this.#taken, {
      now: this.#ports.now,
      mayAsk: () => this.#mayAsk(latency),
      order: (ids) => ids,
      ask: async (id) => {
        if (!this.#ahead.delete(id))
          await this.#sample(byId.get(id));
      },
      lacks: (id, times) => this.#side.answered(id) && (this.#samples.get(id)?.length ?? 0) < times,
      again: () => false,
      more: () => sampling.more(this.#samples, this.#stages.byCase),
      progress: (done, total) => this.#ports.progress("latency", done, total)
    });
  }
  /** Of cases all over the suite. */
  async #askTwice() {
    const { cases, twice = 0 } = this.#plan;
    const step = Math.max(1, Math.ceil(cases.length / Math.max(1, twice)));
    const asked = twice === 0 ? [] : cases.filter((_, at) => at % step === 0);
    for (const subject of asked)
      if (this.#side.answered(subject.id))
        await this.#side.again(subject);
  }
  #mayAsk({ max_queries: most }) {
    return most === null || this.#side.asked < most;
  }
  async #warmUp(latency) {
    for (const subject of this.#plan.cases) {
      if (!this.#mayAsk(latency))
        return;
      if (this.#side.answered(subject.id))
        await this.#side.again(subject);
    }
  }
  async #sample(subject) {
    if (!this.#side.answered(subject.id))
      return;
    const timed = await this.#side.again(subject);
    if (timed !== null)
      return this.#adopt(subject.id, timed);
    if (this.#side.answered(subject.id))
      return;
    this.#samples.delete(subject.id);
    this.#stages.delete(subject.id);
  }
  /** Without a warm-up the first answers of the cases that are timed at all are their first samples. */
  #adoptFirst({ rounds }) {
    const timed = new Set(rounds.flat());
    for (const [id, first] of this.#side.firstTimes()) {
      if (!timed.has(id))
        continue;
      this.#adopt(id, first);
      this.#ahead.add(id);
    }
  }
  /** A recorded run is asked once: its own times are the samples where every answer has one, else latency is off. */
  #adoptRecorded() {
    const first = this.#side.firstTimes();
    if (first.size === 0 || first.size < this.#side.answers)
      return;
    this.#source = "recorded";
    for (const [id, timed] of first)
      this.#adopt(id, timed);
  }
  #adopt(id, { ms, spans }) {
    this.#samples.set(id, (this.#samples.get(id) ?? []).concat(ms));
    this.#stages.add(id, spans);
  }
}
function fewestRepeats(samples, answered) {
  const counts = [...samples].flatMap(([id, own]) => answered(id) ? [own.length] : []);
  return counts.length === 0 ? 0 : Math.min(...counts);
}
async function askRounds({ rounds, ends_ms: endsMs }, taken, ports) {
  const start = ports.now();
  const isOver = () => ports.now() - start >= endsMs || !ports.mayAsk();
  let done = 0;
  const askAll = async (all) => {
    const total = done + all.reduce((sum, ids) => sum + ids.length, 0);
    for (const ids of all) {
      for (const id of ports.order(ids)) {
        if (isOver())
          return false;
        await ports.ask(id);
        ports.progress(++done, total);
      }
    }
    return true;
  };
  const due = /* @__PURE__ */ new Map();
  for (const id of rounds.flat())
    due.set(id, (due.get(id) ?? 0) + 1);
  let [passes, planned] = [0, true];
  const lacking = () => [...due].flatMap(([id, times]) => ports.lacks(id, passes * times) ? [id] : []);
  do {
    passes++;
    planned = await askAll(rounds);
    for (const _ of rounds)
      planned &&= await askAll([lacking()]);
  } while (planned && ports.again());
  taken.ms = ports.now() - start;
  taken.budget_ended = !planned || !await askAll(ports.more());
}



/***/ }),

/***/ 23038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ Stages),
/* harmony export */   m: () => (/* binding */ Side)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _model_packed_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20848);
/* harmony import */ var _model_sampling_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3292);
/* harmony import */ var _system_memory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98214);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56191);
/* harmony import */ var _ranking_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65887);






const LOOK_EVERY = 256;
class Side {
  #plan;
  #ports;
  #outcomes = /* @__PURE__ */ new Map();
  #firstMs = /* @__PURE__ */ new Map();
  /** What the first answers took by our clock, by case. */
  #tookMs = /* @__PURE__ */ new Map();
  #unstable = /* @__PURE__ */ new Set();
  #refusals = new Refusals();
  #retries = 0;
  #asked = 0;
  constructor(plan, ports) {
    this.#plan = plan;
    this.#ports = ports;
  }
  /** The first answers that were timed, by case id. */
  firstTimes() {
    const timed = (id, ms) => {
      const first = this.#outcomes.get(id);
      return { ms, spans: first?.kind === "answer" ? first.spans : void 0 };
    };
    return new Map([...this.#firstMs].map(([id, ms]) => [id, timed(id, ms)]));
  }
  /** Whether the case has an answer, and nothing failed since. */
  answered(id) {
    return this.#outcomes.get(id)?.kind === "answer";
  }
  /**
   * What each first answer took by our clock, in milliseconds, not by that of the samples. The very first also
   * wait for the retriever's own start, which no plan should count once more for every repeat: at most as the others' slowest.
   */
  get tookMs() {
    const all = [...this.#tookMs];
    const others = all.slice(this.#plan.concurrency);
    if (others.length === 0)
      return this.#tookMs;
    const most = others.reduce((slowest, [, ms]) => Math.max(slowest, ms), 0);
    return new Map(all.map(([id, ms]) => [id, Math.min(ms, most)]));
  }
  get asked() {
    return this.#asked;
  }
  get answers() {
    return [...this.#outcomes.values()].filter((outcome) => outcome.kind === "answer").length;
  }
  /** One answer for every case; concurrent where the plan allows, with the same outcome either way. */
  qualityPass(cases, done) {
    return (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_4__/* .inParallel */ .HN)(cases, this.#plan.concurrency, async (subject) => {
      await this.#first(subject);
      done();
    });
  }
  /**
   * Asks once more and takes the time; null where the query failed, which is the case's outcome from then on, and where
   * the list is not the first answer's: a list that is made in another way says nothing of how long the first takes.
   */
  async again(subject) {
    const raw = await this.#ask(subject);
    if (raw.kind === "error") {
      this.#outcomes.set(subject.id, { kind: "error", message: `in a repeat: ${raw.message}` });
      return null;
    }
    const first = this.#outcomes.get(subject.id);
    const now = this.#answer(subject, raw);
    if (first?.kind === "answer" && !sameList(first, now)) {
      this.#unstable.add(subject.id);
      return null;
    }
    const ms = this.#elapsed(subject, raw);
    return ms === null ? null : { ms, spans: raw.spans };
  }
  measurement(cases, sampled, failure) {
    const unasked = {
      kind: "error",
      message: failure === null ? "not asked" : `not asked: ${failure.message}`,
      asked: false
    };
    return {
      cases: cases.map(({ id }) => {
        const spansMs = sampled.stages.get(id);
        const samples = sampled.samples.get(id) ?? [];
        const few = this.#unstable.has(id) && samples.length < _model_sampling_js__WEBPACK_IMPORTED_MODULE_5__/* .MIN_REPEATS */ .A;
        return {
          case_id: id,
          outcome: this.#outcomes.get(id) ?? unasked,
          first_ms: this.#firstMs.get(id) ?? null,
          samples_ms: few ? [] : samples,
          ...spansMs === void 0 || few ? {} : { spans_ms: spansMs }
        };
      }),
      timing: { ...sampled.timing, includes_start: this.#plan.clock === "with_start" },
      unstable: cases.flatMap((subject) => this.#unstable.has(subject.id) ? [subject.id] : []),
      retries: this.#retries,
      failure
    };
  }
  async #ask(subject) {
    if (this.#ports.cancelled()) {
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("cancelled", "the run was cancelled", {
        hint: "What was measured until then is in the report."
      });
    }
    if (this.#asked++ % LOOK_EVERY === 0)
      (0,_system_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .requireMemory */ .Fr)(this.#outcomes.size);
    const raw = await this.#ports.retriever.ask({
      case_id: subject.asked_as ?? subject.id,
      query: subject.query,
      k: this.#plan.k,
      ...subject.params === void 0 ? {} : { params: subject.params }
    });
    this.#retries += raw.retries;
    return raw;
  }
  async #first(subject) {
    const raw = await this.#ask(subject);
    if (raw.kind === "error") {
      this.#outcomes.set(subject.id, { kind: "error", message: raw.message });
      if (this.#plan.clock !== "recorded")
        this.#refusals.add(subject.query, raw.message);
      return;
    }
    this.#refusals.over();
    const answer = this.#answer(subject, raw);
    this.#outcomes.set(subject.id, answer);
    this.#tookMs.set(subject.id, raw.elapsed_ms ?? 0);
    const elapsed = this.#elapsed(subject, raw);
    if (elapsed !== null)
      this.#firstMs.set(subject.id, elapsed);
  }
  #answer(subject, raw) {
    const { k, definition } = this.#plan;
    try {
      const hits = (0,_ranking_js__WEBPACK_IMPORTED_MODULE_3__/* .rank */ .Tm)(raw.results, subject.asked_as ?? subject.id, k, definition);
      const { results, elapsed_ms: _elapsed, retries: _retries, stages, ...rest } = raw;
      const told = stages === void 0 ? {} : { stages: (0,_ranking_js__WEBPACK_IMPORTED_MODULE_3__/* .stageHits */ .Dc)(stages) };
      const whole = Object.assign({ hits, returned: results.length }, rest, told);
      return (0,_model_packed_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .packed */ .xc)(whole, this.#plan.held?.(subject.asked_as ?? subject.id));
    } catch (error) {
      if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError))
        throw error;
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError(error.code, `case "${subject.id}": ${error.message}`, {
        ...error.hint === void 0 ? {} : { hint: error.hint },
        cause: error
      });
    }
  }
  /** Milliseconds by the clock that the config chose; null where a recorded run carries none. */
  #elapsed(subject, raw) {
    const { latency, clock } = this.#plan;
    if (clock === "recorded")
      return raw.reported_ms ?? null;
    if (latency === "off" || latency.source === "measured")
      return raw.elapsed_ms;
    if (raw.reported_ms !== void 0)
      return raw.reported_ms;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("retriever_answer", `case "${subject.id}": the answer has no latency_ms`, {
      hint: "`latency.source: reported` needs `latency_ms` in every answer; or use `source: measured`."
    });
  }
}
function sameList(one, other) {
  const [first, now] = [(0,_model_packed_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(one), (0,_model_packed_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(other)];
  return first.length === now.length && first.every((id, at) => id === now[at]);
}
const MOST_ALIKE = 10;
class Refusals {
  #alike = null;
  #count = 0;
  #over = false;
  /** A query was answered: what fails from now on is its own matter. */
  over() {
    this.#over = true;
  }
  /** Throws `retriever_failed` for the last of so many that fail alike. */
  add(query, message) {
    if (this.#over)
      return;
    const own = JSON.stringify(query).slice(1, -1);
    const alike = message.replace(/"(?:[^"\\]|\\.)*"/g, (text) => own.startsWith(text.slice(1, -1).replace(/…$/, "")) ? "\u2026" : text);
    if (this.#alike !== null && this.#alike !== alike)
      return this.over();
    this.#alike = alike;
    if (++this.#count < MOST_ALIKE)
      return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("retriever_failed", `the first ${MOST_ALIKE} queries failed alike: ${message}`, {
      hint: hintFor(message)
    });
  }
}
function hintFor(message) {
  const status = /\banswered (4\d\d)\b/.exec(message)?.[1];
  if (status === "401" || status === "403") {
    return `Give the server a key that it takes: headers: { authorization: { env: SEARCH_TOKEN, prefix: "Bearer " } }, and the variable in the step's env.`;
  }
  if (status === "404")
    return "Check the path of retriever.url, and that the index exists by now.";
  return 'No other query was asked. `retrieval-gate ask "some words"` shows one answer.';
}
class Stages {
  #byCase = /* @__PURE__ */ new Map();
  get byCase() {
    return this.#byCase;
  }
  add(caseId, spans) {
    for (const [stage, ms] of Object.entries(spans ?? {})) {
      const own = this.#byCase.get(caseId) ?? /* @__PURE__ */ new Map();
      this.#byCase.set(caseId, own);
      const samples = own.get(stage);
      if (samples === void 0)
        own.set(stage, [ms]);
      else
        samples.push(ms);
    }
  }
  delete(caseId) {
    this.#byCase.delete(caseId);
  }
}



/***/ }),

/***/ 70366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ deflated)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _chunks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53179);


const PIECE = 1 << 20;
function* deflated(parts) {
  let left = new Uint8Array();
  for (const piece of (0,_chunks_js__WEBPACK_IMPORTED_MODULE_1__/* .inChunks */ .m)(parts, PIECE)) {
    const bytes = Buffer.concat([left, (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.deflateRawSync)(piece, { finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_0__.constants.Z_FULL_FLUSH })]);
    const whole = bytes.length - bytes.length % 3;
    yield bytes.toString("base64", 0, whole);
    left = bytes.subarray(whole);
  }
  yield Buffer.concat([left, (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.deflateRawSync)("")]).toString("base64");
}



/***/ }),

/***/ 98214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ keepHeapTight),
/* harmony export */   FH: () => (/* binding */ loosenHeap),
/* harmony export */   Fr: () => (/* binding */ requireMemory),
/* harmony export */   Pg: () => (/* binding */ tidyHeap)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30714);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);



const FULL = 0.85;
const REPORTED = 8 * 1024;
function keepHeapTight() {
  (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--heap-growing-percent=10");
}
const FEW_CASES = 2e3;
function loosenHeap(cases) {
  if (cases <= FEW_CASES)
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--heap-growing-percent=0");
}
function tidyHeap(cases) {
  if (cases > FEW_CASES)
    collect();
}
let gc = null;
function collect() {
  (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--expose-gc");
  gc ??= (0,node_vm__WEBPACK_IMPORTED_MODULE_1__.runInNewContext)("gc");
  gc();
}
function requireMemory(cases) {
  const needed = cases * REPORTED;
  const limit = (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.getHeapStatistics)().heap_size_limit;
  if (isRoomFor(needed, limit))
    return;
  collect();
  if (isRoomFor(needed, limit))
    return;
  const megabytes = Math.floor(limit / 2 ** 20);
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("out_of_memory", `${cases} cases and their report don't fit into the ${megabytes} MiB of memory that Node.js may use here`, {
    hint: "Set NODE_OPTIONS: --max-old-space-size=<MiB> in the step's env, use a larger runner, or split the suite into shards."
  });
}
function isRoomFor(needed, limit) {
  return (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.getHeapStatistics)().used_heap_size + needed < FULL * limit;
}



/***/ })

};
