export const id = 5731;
export const ids = [5731];
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
  const intervalMs = sink.line === null ? LOG_EVERY_MS : BAR_EVERY_MS;
  let lastShown = sink.now();
  return (phase, done, total) => {
    const now = sink.now();
    if (sink.line !== null && phase !== "quality" && done >= total) {
      return sink.line("");
    }
    if (now - lastShown < intervalMs) {
      return;
    }
    lastShown = now;
    const share = total === 0 ? 1 : done / total;
    const text = `${PHASES[phase]} ${done}/${total} (${Math.floor(share * 100)} %)`;
    if (sink.line === null) {
      return sink.print(text);
    }
    const filled = Math.round(share * BAR_WIDTH);
    sink.line(`${"\u2588".repeat(filled)}${"\u2591".repeat(BAR_WIDTH - filled)} ${text}`);
  };
}



/***/ }),

/***/ 66958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ sumBlocks)
/* harmony export */ });
function sumBlocks(cases, difference) {
  const sums = /* @__PURE__ */ new Map();
  for (const each of cases) {
    const block = each.block ?? each;
    sums.set(block, (sums.get(block) ?? 0) + difference(each));
  }
  return [...sums.values()];
}



/***/ }),

/***/ 60711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ BucketTest),
/* harmony export */   BA: () => (/* binding */ findBuckets),
/* harmony export */   G_: () => (/* binding */ testBothReferences),
/* harmony export */   o3: () => (/* binding */ testWholeSuite)
/* harmony export */ });
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27139);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97855);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90997);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66958);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(34215);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(54444);
/* harmony import */ var _lost_queries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85587);
/* harmony import */ var _noise_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2684);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28599);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29853);
/* harmony import */ var _sign_flip_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30813);











function findBuckets(rules, config) {
  const comparedRules = rules.filter(({ metric, tolerance }) => (0,_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .isHeadline */ .R)(metric.name, config) && tolerance.length > 0);
  return [...(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(comparedRules, ({ scope }) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeText */ .Cm)(scope)).values()].map((rulesOfScope) => {
    const { scope, intents } = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .requireItem */ .l5)(rulesOfScope, 0);
    const rulesByMetric = rulesOfScope.map((rule) => [rule.metric.family.name, rule]);
    return { scope, rules: new Map(rulesByMetric), intents };
  });
}
const NO_FACTS = { changedQueries: 0, noise: null, losses: null };
class BucketTest {
  bucket;
  reference;
  moves;
  /** How far the mean of each gated metric may fall, as a number from 0 to 1. */
  tolerances;
  facts;
  #blocks = null;
  #p = null;
  #riseP = null;
  /**
   * `moves` are in the order of the case ids: sign-flip.ts numbers the blocks of the test by it.
   */
  constructor(bucket, reference, moves, tolerances, facts = NO_FACTS) {
    this.bucket = bucket;
    this.reference = reference;
    this.moves = moves;
    this.tolerances = tolerances;
    this.facts = facts;
  }
  /** The metrics that the test adds up: recall and nDCG as far as they are gated, else MRR. */
  get tested() {
    const added = ["recall", "ndcg"].filter((metric) => this.bucket.rules.has(metric));
    return added.length === 0 ? ["mrr"] : added;
  }
  get blocks() {
    const { tested } = this;
    this.#blocks ??= (0,_blocks_js__WEBPACK_IMPORTED_MODULE_8__/* .sumBlocks */ .Q)(this.moves, (move) => tested.reduce((sum, metric) => sum + move[metric], 0));
    return this.#blocks;
  }
  /** How often chance alone would make the bucket fall at least as far. */
  get p() {
    this.#p ??= (0,_sign_flip_js__WEBPACK_IMPORTED_MODULE_6__/* .signFlipP */ .t2)(this.blocks);
    return this.#p;
  }
  /** The p of a rise. 1 if the sum did not rise. */
  get riseP() {
    this.#riseP ??= this.rise > _limits_js__WEBPACK_IMPORTED_MODULE_9__/* .EPSILON */ .p8 ? (0,_sign_flip_js__WEBPACK_IMPORTED_MODULE_6__/* .signFlipP */ .t2)(this.blocks.map((each) => -each)) : 1;
    return this.#riseP;
  }
  get rise() {
    return this.blocks.reduce((sum, each) => sum + each, 0);
  }
  get hasWorseCase() {
    return this.isAnyCaseWorse([...this.bucket.rules.keys()]);
  }
  isAnyCaseWorse(metrics) {
    return this.moves.some((move) => metrics.some((metric) => move[metric] < -_limits_js__WEBPACK_IMPORTED_MODULE_9__/* .EPSILON */ .p8));
  }
  /** The number of cases whose tested differences add up to a fall. */
  get worseCaseCount() {
    const { tested } = this;
    return this.moves.filter((move) => tested.reduce((sum, metric) => sum + move[metric], 0) < -_sign_flip_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_CHANGE */ .XG).length;
  }
  /** Before minus now: negative if the mean rose, 0 without cases. */
  meanFall(metric) {
    if (this.moves.length === 0) {
      return 0;
    }
    return -this.moves.reduce((sum, move) => sum + move[metric], 0) / this.moves.length;
  }
  /** Returns the largest p at which a fall fails; a number as significance can only lower it. */
  levelOf(significance) {
    const { reference, bucket, facts } = this;
    return (0,_levels_js__WEBPACK_IMPORTED_MODULE_10__/* .bucketLevel */ .Nf)(reference, bucket.intents, significance, facts.changedQueries);
  }
  /**
   * Returns what the rule says about a metric, by the first that applies:
   * - It passes if it is not gated here or fell by at most its tolerance.
   * - It fails if significance is off (`limit`).
   * - It is only marked if the fall is within what answers that vary do on their own (`noise`).
   * - It fails if the bucket's test is significant (`test`).
   * - It fails if queries of the suite are lost and none, or few, got better (`lost`).
   * - Any other fall is only marked (`not_significant`).
   */
  decide(metric) {
    const rule = this.bucket.rules.get(metric);
    const tolerance = this.tolerances.get(metric);
    if (rule === void 0 || tolerance === void 0 || this.meanFall(metric) <= tolerance + _limits_js__WEBPACK_IMPORTED_MODULE_9__/* .EPSILON */ .p8) {
      return { outcome: "pass" };
    }
    if (rule.significance === "off") {
      return { outcome: "fail", by: "limit" };
    }
    if (this.isNoise()) {
      return { outcome: "fell", reason: "noise" };
    }
    const level = this.levelOf(rule.significance);
    const { p } = this;
    if (p <= level + _limits_js__WEBPACK_IMPORTED_MODULE_9__/* .EPSILON */ .p8) {
      return { outcome: "fail", by: "test", p, level };
    }
    const { losses } = this.facts;
    if (losses !== null && (0,_lost_queries_js__WEBPACK_IMPORTED_MODULE_2__/* .isLossWithoutGain */ .zn)(losses.lost.length, losses.better.length)) {
      return { outcome: "fail", by: "lost", p, level };
    }
    return { outcome: "fell", reason: "not_significant", p, level };
  }
  /** Whether the tested sum fell by less than answers that vary move it on their own. */
  isNoise() {
    return this.facts.noise !== null && -this.rise < this.facts.noise;
  }
  /** Whether the mean of a tested metric rose by more than its tolerance. */
  isAboveLimit() {
    return this.tested.some((metric) => -this.meanFall(metric) > (this.tolerances.get(metric) ?? 0) + _limits_js__WEBPACK_IMPORTED_MODULE_9__/* .EPSILON */ .p8);
  }
  isBelowLimit() {
    return [...this.bucket.rules.keys()].some((metric) => this.decide(metric).outcome !== "pass");
  }
}
function testBuckets(buckets, compared, policy, reference) {
  const { config, suite } = policy;
  const groups = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .caseGroups */ .nX)(suite);
  const changedQueries = (0,_lost_queries_js__WEBPACK_IMPORTED_MODULE_2__/* .countChangedQueries */ .oB)(compared.pairs, config.k);
  const varies = (0,_lost_queries_js__WEBPACK_IMPORTED_MODULE_2__/* .doAnswersVary */ .HM)(policy);
  const tests = /* @__PURE__ */ new Map();
  for (const bucket of buckets) {
    const { pairs } = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .casesOfScope */ .Fq)(compared, bucket.scope);
    if (reference === "accepted" && !pairs.some(({ before }) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .hasAcceptedQuality */ .bS)(before))) {
      continue;
    }
    const isSuite = bucket.intents === null;
    const rows = pairs.map(({ before }) => before);
    const facts = {
      changedQueries,
      noise: varies ? (0,_noise_js__WEBPACK_IMPORTED_MODULE_3__/* .noiseOfRows */ .v)(rows, policy.baseline) : null,
      losses: isSuite && !varies && (0,_lost_queries_js__WEBPACK_IMPORTED_MODULE_2__/* .hasDefaultRecall */ .Jm)(config) ? (0,_lost_queries_js__WEBPACK_IMPORTED_MODULE_2__/* .findLostQueries */ .cH)(pairs, reference, policy) : null
    };
    const test = testBucket(bucket, pairs, { k: config.k, reference, groups, facts });
    tests.set((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeText */ .Cm)(bucket.scope), test);
  }
  return tests;
}
function testBothReferences(rules, policy, compared) {
  const buckets = findBuckets(rules, policy.config);
  return {
    baseline: testBuckets(buckets, compared, policy, "baseline"),
    accepted: testBuckets(buckets, compared, policy, "accepted")
  };
}
function testWholeSuite(policy, compared, reference) {
  const { config, suite } = policy;
  const rules = (0,_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveRules */ .SJ)(config, suite).filter(({ scope }) => scope.kind === "overall");
  const tests = testBuckets(findBuckets(rules, config), compared, policy, reference);
  return tests.get("overall") ?? null;
}
function testBucket(bucket, pairs, { k, reference, groups, facts }) {
  const gatedMetrics = [...bucket.rules.keys()];
  const valueBefore = ({ before }, metric) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .referenceValue */ .Fp)(before, metric, k, reference);
  const pairDifference = (pair, metric) => {
    const newValue = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .metricValue */ .a3)(pair.now, `${metric}@${k}`);
    const oldValue = valueBefore(pair, metric);
    return newValue === null || oldValue === null ? null : newValue - oldValue;
  };
  const comparedPairs = pairs.filter((pair) => gatedMetrics.some((metric) => pairDifference(pair, metric) !== null));
  const moves = comparedPairs.map((pair) => ({
    block: groups.get(pair.now.id) ?? null,
    recall: pairDifference(pair, "recall") ?? 0,
    mrr: pairDifference(pair, "mrr") ?? 0,
    ndcg: pairDifference(pair, "ndcg") ?? 0
  }));
  const tolerances = /* @__PURE__ */ new Map();
  const caseCount = Math.max(1, comparedPairs.length);
  for (const [metric, rule] of bucket.rules) {
    const oldMean = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_0__/* .averageKnown */ .jw)(comparedPairs.map((pair) => valueBefore(pair, metric))) ?? 0;
    tolerances.set(metric, (0,_limits_js__WEBPACK_IMPORTED_MODULE_9__/* .toleranceValue */ .H$)(rule.tolerance, oldMean, caseCount));
  }
  return new BucketTest(bucket, reference, moves, tolerances, facts);
}



/***/ }),

/***/ 74349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ht: () => (/* binding */ makeCheck),
/* harmony export */   Hx: () => (/* binding */ missingCheck),
/* harmony export */   L4: () => (/* binding */ lostQueriesCheck),
/* harmony export */   MD: () => (/* binding */ meanCheck),
/* harmony export */   Mz: () => (/* binding */ exceededBound),
/* harmony export */   Zs: () => (/* binding */ worstChanges),
/* harmony export */   aI: () => (/* binding */ bareCulprit),
/* harmony export */   dq: () => (/* binding */ sortCulprits),
/* harmony export */   eJ: () => (/* binding */ weakeningCheck),
/* harmony export */   mM: () => (/* binding */ absentCheck),
/* harmony export */   or: () => (/* binding */ countCheck),
/* harmony export */   qB: () => (/* binding */ notMeasuredCheck),
/* harmony export */   qg: () => (/* binding */ worstNow),
/* harmony export */   ut: () => (/* binding */ makeCulprit),
/* harmony export */   xS: () => (/* binding */ notGatedCheck)
/* harmony export */ });
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90997);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44141);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1732);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54444);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28599);







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
const FAILED = {
  ...NO_FIGURES,
  scope: _model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .OVERALL */ .aD,
  direction: "higher",
  outcome: "fail",
  passed: false
};
function makeCheck({ metric, scope }, outcome, figures, findCulprits) {
  const { baseline, current } = figures;
  return {
    ...NO_FIGURES,
    metric: metric.name,
    unit: (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .metricUnit */ .n2)(metric.family),
    scope,
    direction: metric.family.direction,
    category: metric.family.category,
    delta: baseline === null || current === null ? null : current - baseline,
    ...figures,
    outcome,
    passed: outcome !== "fail",
    cases: outcome === "pass" ? [] : findCulprits()
  };
}
function meanCheck(rule, figures, findCulprits) {
  const { direction } = rule.metric.family;
  const { baseline, current, n } = figures;
  const tolerance = baseline === null ? null : (0,_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .toleranceValue */ .H$)(rule.tolerance, baseline, n);
  const comparedBaseline = rule.tolerance.length === 0 ? null : baseline;
  const limit = (0,_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .checkLimit */ .ab)(direction, comparedBaseline, tolerance, rule);
  if (limit === null) {
    return null;
  }
  const isWithin = (0,_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithinLimit */ .T1)(direction, current, limit);
  const check = makeCheck(rule, isWithin ? "pass" : "fail", { ...figures, tolerance, limit }, findCulprits);
  const reference = baseline === null ? {} : { reference: "baseline" };
  const by = isWithin ? {} : { by: exceededBound(rule, direction, current) };
  return { kind: "mean", ...check, ...reference, ...by };
}
function exceededBound({ floor, ceiling }, direction, figure) {
  if (direction === "higher") {
    return floor !== null && !(0,_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithinLimit */ .T1)(direction, figure, floor) ? "floor" : "limit";
  }
  return ceiling !== null && !(0,_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithinLimit */ .T1)(direction, figure, ceiling) ? "ceiling" : "limit";
}
function missingCheck(rule, missing, knownFigures = {}, cases = []) {
  const check = makeCheck(rule, "fail", { ...NO_FIGURES, ...knownFigures }, () => []);
  return { kind: "missing", ...check, category: "missing_data", missing, cases };
}
function notMeasuredCheck(rule, knownFigures = {}, cases) {
  return missingCheck(rule, { code: "not_measured" }, knownFigures, cases);
}
function notGatedCheck(rule, lacks = "before", knownFigures = {}) {
  const check = makeCheck(rule, "pass", { ...NO_FIGURES, ...knownFigures }, () => []);
  return { kind: "not_gated", lacks, ...check };
}
function countCheck(metric, n, failed) {
  const passed = failed.length === 0;
  return {
    ...FAILED,
    kind: "count",
    metric,
    unit: "cases",
    n,
    baseline: 0,
    current: failed.length,
    delta: failed.length,
    tolerance: 0,
    limit: 0,
    direction: "lower",
    outcome: passed ? "pass" : "fail",
    passed,
    category: metric === "critical_lost" ? "recall_drop" : "forbidden_hit",
    cases: failed
  };
}
function lostQueriesCheck({ scope }, ceiling, n, lost) {
  const check = countCheck("critical_lost", n, lost);
  const passed = lost.length <= ceiling;
  return {
    ...check,
    metric: "lost_queries",
    scope,
    limit: ceiling,
    outcome: passed ? "pass" : "fail",
    passed,
    cases: passed ? [] : lost
  };
}
function absentCheck(before, cases) {
  return {
    ...FAILED,
    kind: "absent",
    metric: "cases",
    unit: "cases",
    n: 0,
    baseline: before,
    current: 0,
    delta: -before,
    category: "missing_data",
    missing: { code: "no_paired_cases" },
    cases
  };
}
function weakeningCheck(finding) {
  const field = finding.fields[0]?.field ?? finding.file;
  return {
    ...FAILED,
    kind: "weakening",
    metric: field,
    // Every check needs a unit. Without figures, none is shown.
    unit: "share",
    n: finding.cases.length,
    category: _model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .GOLDEN_DATA_FINDINGS */ .YD.includes(finding.code) ? "golden_data_edited" : "gate_weakened",
    cases: finding.cases,
    weakening: { ...finding, field }
  };
}
function worstChanges(pairs, metric, direction) {
  const sign = direction === "higher" ? 1 : -1;
  const changed = [];
  for (const pair of pairs) {
    const before = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .metricValue */ .a3)(pair.before, metric);
    const after = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .metricValue */ .a3)(pair.now, metric);
    const badness = after === null ? 0 : sign * ((before ?? 0) - after);
    if (badness > _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .EPSILON */ .p8) {
      changed.push({ badness, culprit: makeCulprit(pair, before, after) });
    }
  }
  if (changed.length > 0) {
    return sortCulprits(changed);
  }
  const cases = pairs.map(({ now }) => now);
  return worstNow(cases, metric, direction);
}
function worstNow(cases, metric, direction) {
  const best = direction === "higher" ? 1 : 0;
  const far = [];
  for (const each of cases) {
    const after = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .metricValue */ .a3)(each, metric);
    const badness = after === null ? 0 : Math.abs(best - after);
    if (badness > _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .EPSILON */ .p8) {
      far.push({ badness, culprit: bareCulprit(each.id, after, each.ranks) });
    }
  }
  return sortCulprits(far);
}
function sortCulprits(culprits) {
  return culprits.toSorted((a, b) => b.badness - a.badness || sumLostGains(b.culprit) - sumLostGains(a.culprit) || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP)(a.culprit.id, b.culprit.id)).map((each) => each.culprit);
}
function sumLostGains({ ranks_before: before, ranks_after: after }) {
  const gainAt = (rank) => rank === null || rank === void 0 ? 0 : 1 / Math.log2(rank + 1);
  let lost = 0;
  for (const [target, rank] of (before ?? []).entries()) {
    lost += Math.max(0, gainAt(rank) - gainAt(after?.[target]));
  }
  return lost;
}
function makeCulprit(pair, before, after) {
  return {
    id: pair.now.id,
    before,
    after,
    ranks_before: pair.before.ranks,
    ranks_after: pair.now.ranks,
    ...pair.by_suite === void 0 ? {} : { targets: pair.before.targets.map(_model_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .targetLabel */ .Op) }
  };
}
function bareCulprit(id, after = null, ranks = null) {
  return { id, before: null, after, ranks_before: null, ranks_after: ranks };
}



/***/ }),

/***/ 37804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ recordedLatency),
/* harmony export */   j: () => (/* binding */ costCases)
/* harmony export */ });
/* harmony import */ var _metrics_cost_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36292);
/* harmony import */ var _metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72987);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74349);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28599);




function costCases(rule, { pairs, added }) {
  const { name } = rule.metric;
  const scoresNow = [...pairs.map((pair) => pair.now), ...added];
  const casesWithoutCost = (0,_metrics_cost_js__WEBPACK_IMPORTED_MODULE_0__/* .findCasesWithoutCost */ .qg)(scoresNow, name);
  if (casesWithoutCost.length > 0) {
    return { missing: (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .notMeasuredCheck */ .qB)(rule, {}, listCulprits(casesWithoutCost)) };
  }
  const pairsWithCostBefore = pairs.filter(({ before }) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .metricValue */ .a3)(before, name) !== null);
  const pairsWithoutCostBefore = pairs.filter((pair) => !pairsWithCostBefore.includes(pair));
  if (pairsWithCostBefore.length === 0 && pairsWithoutCostBefore.length > 0 && rule.tolerance.length > 0) {
    return { missing: notInBaseline(rule, pairsWithoutCostBefore) };
  }
  return {
    cases: {
      pairs: pairsWithCostBefore,
      added: [...pairsWithoutCostBefore.map((pair) => pair.now), ...added]
    }
  };
}
function listCulprits(cases) {
  return cases.map(({ id }) => (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .bareCulprit */ .aI)(id));
}
function notInBaseline(rule, pairs) {
  const cases = listCulprits(pairs.map(({ now }) => now));
  return (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .missingCheck */ .Hx)(rule, { code: "baseline_lacks_metric" }, {}, cases);
}
function recordedLatency(rows, statistic, method) {
  return (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .latencyStatistic */ .fv)(rows.map((row) => row.latency_ms), statistic, method);
}



/***/ }),

/***/ 12522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ failIfWorseNow),
/* harmony export */   m: () => (/* binding */ decideByOwnTest)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54444);

function failIfWorseNow(check, isWorseNow, policy) {
  if (check.passed || policy.adopting === true || isWorseNow) {
    return check;
  }
  const { by: _by, ...rest } = check;
  return { ...rest, outcome: "fell", passed: true, reason: "earlier" };
}
function decideByOwnTest(check, p, level) {
  const test = { p, level, tested: [check.metric] };
  const { by: _byLimit, ...figures } = check;
  if (p <= level + _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8) {
    return { ...figures, ...test, by: "test" };
  }
  return { ...figures, ...test, outcome: "fell", passed: true, reason: "not_significant" };
}



/***/ }),

/***/ 49844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ hasFailed),
/* harmony export */   _: () => (/* binding */ assumeWorstOfFailures)
/* harmony export */ });
/* harmony import */ var _metrics_clustering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32967);
/* harmony import */ var _metrics_fill_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64168);
/* harmony import */ var _metrics_rates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22142);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28599);




const hasTargets = ({ ranks }) => ranks.length > 0;
const WORST_RATES = /* @__PURE__ */ new Map([
  [_metrics_rates_js__WEBPACK_IMPORTED_MODULE_2__/* .FORBIDDEN_RATE */ .lI.name, { value: 1, counts: (_score, { forbidden = [] }) => forbidden.length > 0 }],
  [_metrics_rates_js__WEBPACK_IMPORTED_MODULE_2__/* .FALSE_RESULT_RATE */ .Tc.name, { value: 1, counts: (_score, limits) => limits.expect_empty === true }],
  [_metrics_rates_js__WEBPACK_IMPORTED_MODULE_2__/* .ZERO_RESULT_RATE */ .QJ.name, { value: 1, counts: hasTargets }],
  [_metrics_fill_js__WEBPACK_IMPORTED_MODULE_1__/* .FILL_RATE */ .R.name, { value: 0, counts: hasTargets }],
  [_metrics_rates_js__WEBPACK_IMPORTED_MODULE_2__/* .DUPLICATE_RATE */ .nP.name, { value: 1, counts: hasTargets }],
  [_metrics_clustering_js__WEBPACK_IMPORTED_MODULE_0__/* .CLUSTERING */ .Z.name, { value: 1, counts: hasTargets }]
]);
function hasFailed({ error }) {
  return error !== null;
}
function assumeWorstOfFailures(pairing, suite) {
  if (![...pairing.pairs.map(({ now }) => now), ...pairing.added].some(hasFailed)) {
    return pairing;
  }
  const cases = new Map(suite.cases.map((each) => [each.id, each]));
  const pairs = pairing.pairs.map((pair) => {
    const { now, before, by_suite: bySuite } = pair;
    return {
      ...pair,
      now: addWorstRates(now, before),
      ...bySuite === void 0 ? {} : { by_suite: addWorstRates(bySuite, cases.get(bySuite.id) ?? {}) }
    };
  });
  const added = pairing.added.map((score) => addWorstRates(score, cases.get(score.id) ?? {}));
  return { ...pairing, pairs, added };
}
function addWorstRates(score, limits) {
  if (!hasFailed(score)) {
    return score;
  }
  const values = /* @__PURE__ */ new Map();
  for (const name of score.metrics.keys()) {
    const [family = name] = name.split("@");
    const worst = WORST_RATES.get(family);
    if (worst?.counts(score, limits) === true) {
      values.set(name, worst.value);
    }
  }
  return (0,_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .addMetrics */ .l)(score, values);
}



/***/ }),

/***/ 33061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b2: () => (/* binding */ findUnrecordedHits),
/* harmony export */   lb: () => (/* binding */ hitChecks),
/* harmony export */   mu: () => (/* binding */ hasMoreHits),
/* harmony export */   w5: () => (/* binding */ criticalHitChecks)
/* harmony export */ });
/* unused harmony export findNewHits */
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22142);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27139);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(66958);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74349);
/* harmony import */ var _decision_inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(12522);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34215);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(54444);
/* harmony import */ var _mean_checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52567);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28599);
/* harmony import */ var _sign_flip_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30813);











function hitChecks(check, rule, { policy, pairing, groups }) {
  const { significance, metric, scope } = rule;
  if (significance === "off" || !(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .isPerCase */ .uE)(metric.family)) {
    return [check];
  }
  const { pairs } = (0,_mean_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .countedCases */ .IG)(metric.family, metric.name, (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .casesOfScope */ .Fq)(pairing, scope));
  const hasNewHit = pairs.some((pair) => isNewHit(pair, metric.name));
  const decide = (reference) => {
    const hits = caseHits(pairs, metric.name, groups, reference);
    const level = (0,_levels_js__WEBPACK_IMPORTED_MODULE_7__/* .bucketLevel */ .Nf)(reference, rule.intents, significance);
    return decideHits({ ...check, reference }, hits, { rule, pairs, level });
  };
  const againstBaseline = decide("baseline");
  const hasOtherAccepted = pairs.some(({ before }) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .acceptedHit */ .Nu)(before, metric.name) !== (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(before, metric.name));
  if (!hasOtherAccepted) {
    return [againstBaseline];
  }
  const againstAccepted = (0,_decision_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .failIfWorseNow */ .Y)(decide("accepted"), hasNewHit, policy);
  return againstAccepted.outcome === "pass" ? [againstBaseline] : [againstBaseline, againstAccepted];
}
function decideHits({ by: _byLimit, ...figures }, hits, { rule, pairs, level }) {
  const { name, family } = rule.metric;
  const baseline = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_2__/* .averageKnown */ .jw)(hits.map((hit) => hit.before)) ?? 0;
  const current = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_2__/* .averageKnown */ .jw)(hits.map((hit) => hit.now)) ?? 0;
  const tolerance = (0,_limits_js__WEBPACK_IMPORTED_MODULE_9__/* .toleranceValue */ .H$)(rule.tolerance, baseline, Math.max(1, hits.length));
  const limit = Math.min(rule.ceiling ?? Infinity, baseline + tolerance);
  const check = { ...figures, baseline, current, delta: current - baseline, tolerance, limit };
  const cases = (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .worstChanges */ .Zs)(pairs, name, family.direction);
  if (current - baseline <= tolerance + _limits_js__WEBPACK_IMPORTED_MODULE_9__/* .EPSILON */ .p8) {
    return { ...check, outcome: "pass", passed: true, cases: [] };
  }
  if (baseline <= _limits_js__WEBPACK_IMPORTED_MODULE_9__/* .EPSILON */ .p8) {
    return { ...check, outcome: "fail", passed: false, by: "new_hit", cases };
  }
  const blocks = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_10__/* .sumBlocks */ .Q)(hits, (hit) => hit.before - hit.now);
  const p = (0,_sign_flip_js__WEBPACK_IMPORTED_MODULE_6__/* .signFlipP */ .t2)(blocks);
  const tested = { p, level, tested: [name] };
  if (p <= level + _limits_js__WEBPACK_IMPORTED_MODULE_9__/* .EPSILON */ .p8) {
    return { ...check, ...tested, outcome: "fail", passed: false, by: "test", cases };
  }
  return { ...check, ...tested, outcome: "fell", passed: true, reason: "not_significant", cases };
}
function caseHits(pairs, metric, groups, reference) {
  const hits = [];
  for (const { now, before } of pairs) {
    const valueNow = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(now, metric);
    const valueThen = reference === "accepted" ? (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .acceptedHit */ .Nu)(before, metric) : (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(before, metric);
    if (valueNow !== null && valueThen !== null) {
      hits.push({ block: groups.get(now.id) ?? null, before: valueThen, now: valueNow });
    }
  }
  return hits;
}
function isNewHit({ now, before }, name) {
  return (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(now, name) === 1 && (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(before, name) === 0;
}
function findNewHits({ pairs }, k) {
  const names = hitNames(k);
  return pairs.filter((pair) => names.some((name) => isNewHit(pair, name)));
}
function findUnrecordedHits({ pairs, added }, k) {
  const names = hitNames(k);
  const isHit = (score, name) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(score, name) === 1;
  const hitPairs = pairs.filter((pair) => names.some((name) => {
    const isHitNow = isHit(pair.now, name) || isHit((0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreBySuite */ .gl)(pair), name);
    return isHitNow && ((0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(pair.before, name) ?? 0) === 0;
  }));
  const addedHits = added.filter((score) => names.some((name) => isHit(score, name)));
  return [...hitPairs.map(({ now }) => now), ...addedHits];
}
function hitNames(k) {
  return [`${_metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .FORBIDDEN_RATE */ .lI.name}@${k}`, _metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .FALSE_RESULT_RATE */ .Tc.name];
}
function hasMoreHits(rules, pairing) {
  return rules.some((rule) => {
    const { family, name } = rule.metric;
    if (!(0,_metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .isHitRate */ .gt)(family) || !(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .isPerCase */ .uE)(family)) {
      return false;
    }
    const { pairs } = (0,_mean_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .countedCases */ .IG)(family, name, (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .casesOfScope */ .Fq)(pairing, rule.scope));
    let rise = 0;
    for (const { now, before } of pairs) {
      const valueNow = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(now, name);
      const valueThen = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .acceptedHit */ .Nu)(before, name);
      if (valueNow !== null && valueThen !== null) {
        rise += valueNow - valueThen;
      }
    }
    return rise > _limits_js__WEBPACK_IMPORTED_MODULE_9__/* .EPSILON */ .p8;
  });
}
function criticalHitChecks({ suite, config }, pairing) {
  const criticalIds = /* @__PURE__ */ new Set();
  for (const each of suite.cases) {
    if (each.critical && (each.forbidden.length > 0 || each.expect_empty)) {
      criticalIds.add(each.id);
    }
  }
  if (criticalIds.size === 0) {
    return [];
  }
  const newCriticalHits = findNewHits(pairing, config.k).filter(({ now }) => criticalIds.has(now.id));
  return [
    (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .countCheck */ .or)("critical_hit", criticalIds.size, newCriticalHits.map((pair) => (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .makeCulprit */ .ut)(pair, 0, 1)))
  ];
}



/***/ }),

/***/ 85587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ findLostIds),
/* harmony export */   HM: () => (/* binding */ doAnswersVary),
/* harmony export */   Jm: () => (/* binding */ hasDefaultRecall),
/* harmony export */   cH: () => (/* binding */ findLostQueries),
/* harmony export */   oB: () => (/* binding */ countChangedQueries),
/* harmony export */   zn: () => (/* binding */ isLossWithoutGain)
/* harmony export */ });
/* harmony import */ var _failed_queries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49844);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54444);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28599);
/* harmony import */ var _sign_flip_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30813);




const LEAST_LOST_BESIDE_BETTER = 3;
function isLossWithoutGain(lost, better) {
  if (better === 0) {
    return lost >= 1;
  }
  return lost >= LEAST_LOST_BESIDE_BETTER && lost >= 2 * better;
}
function doAnswersVary({ vary, baseline }) {
  return vary ?? baseline?.answers_vary === true;
}
function findLostQueries(pairs, reference, policy) {
  const { k } = policy.config;
  const countedPairs = pairs.filter(({ now, unedited }) => unedited && !(0,_failed_queries_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFailed */ .W)(now));
  const lostPairs = countedPairs.filter((pair) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_1__/* .isNewlyLost */ .OO)(pair) && policy.asked_again?.has(pair.now.id) !== true && (reference === "baseline" || (0,_pairs_js__WEBPACK_IMPORTED_MODULE_1__/* .foundWhenAccepted */ .YW)(pair.before, k)));
  const betterPairs = countedPairs.filter((pair) => riseOfCase(pair, reference, k) > _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .EPSILON */ .p8);
  return {
    lost: lostPairs.map(({ now }) => now.id),
    better: betterPairs.map(({ now }) => now.id),
    asked_again: policy.asked_again !== void 0
  };
}
function findLostIds({ losses, metric, cases, passed }) {
  if (metric === "lost_queries" && !passed) {
    return cases.map(({ id }) => id);
  }
  return losses?.lost ?? [];
}
function riseOfCase({ now, before }, reference, k) {
  let rise = 0;
  for (const metric of ["recall", "ndcg"]) {
    const oldValue = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_1__/* .referenceValue */ .Fp)(before, metric, k, reference);
    const newValue = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_1__/* .metricValue */ .a3)(now, `${metric}@${k}`);
    rise += oldValue === null || newValue === null ? 0 : newValue - oldValue;
  }
  return rise;
}
function countChangedQueries(pairs, k) {
  return pairs.filter((pair) => Math.abs(riseOfCase(pair, "baseline", k)) > _sign_flip_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_CHANGE */ .XG).length;
}
function hasDefaultRecall({ gate, k }) {
  const setting = gate.metrics.get(`recall@${k}`);
  return setting !== "off" && setting?.tolerance === void 0;
}



/***/ }),

/***/ 52567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IG: () => (/* binding */ countedCases),
/* harmony export */   L7: () => (/* binding */ limitChecks),
/* harmony export */   T$: () => (/* binding */ boundCheck)
/* harmony export */ });
/* harmony import */ var _metrics_rates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22142);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27139);
/* harmony import */ var _model_digests_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72508);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97855);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74349);
/* harmony import */ var _comparable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37804);
/* harmony import */ var _failed_queries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49844);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28599);








function limitChecks(rule, pairing, policy) {
  const { family } = rule.metric;
  if (family.kind === "latency" || family.kind === "loss") {
    return [];
  }
  const cases = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .casesOfScope */ .Fq)(pairing, rule.scope);
  if (family.kind === "churn") {
    return churnChecks(rule, family, cases, policy);
  }
  const comparable = family.kind === "cost" ? (0,_comparable_js__WEBPACK_IMPORTED_MODULE_3__/* .costCases */ .j)(rule, cases) : { cases };
  if (comparable.missing !== void 0) {
    return [comparable.missing];
  }
  return comparedChecks(rule, family, comparable.cases);
}
function churnChecks(rule, family, cases, policy) {
  if (policy.recording === true) {
    return [];
  }
  if (policy.baseline === null) {
    return [(0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .missingCheck */ .Hx)(rule, { code: "baseline_lacks_lists" })];
  }
  return comparedChecks(rule, family, { ...cases, added: [] });
}
function comparedChecks(rule, metric, cases) {
  const { name } = rule.metric;
  const { pairs, added } = countedCases(metric, name, cases);
  if (pairs.length + added.length === 0) {
    const areNew = cases.pairs.length === 0 && cases.added.length > 0;
    return areNew && !rule.named ? [] : [(0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .notMeasuredCheck */ .qB)(rule)];
  }
  const checks = [];
  const hasOtherCases = added.length > 0 || pairs.some((pair) => pair.by_suite !== void 0);
  const pairedRule = hasOtherCases ? { ...rule, floor: null, ceiling: null } : rule;
  const paired = pairs.length === 0 ? null : pairedCheck(pairedRule, metric, { pairs, added });
  if (paired !== null) {
    checks.push(paired);
  }
  const haveAllFailed = cases.pairs.length > 0 && cases.pairs.every(({ now }) => (0,_failed_queries_js__WEBPACK_IMPORTED_MODULE_4__/* .hasFailed */ .W)(now));
  if (pairs.length === 0 && haveAllFailed && rule.tolerance.length > 0) {
    checks.push((0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .notMeasuredCheck */ .qB)(rule));
  }
  const hasBound = rule.floor !== null || rule.ceiling !== null;
  if (hasOtherCases && (hasBound || pairs.length === 0)) {
    const bound = boundCheck(rule, metric, [...pairs.map(_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreBySuite */ .gl), ...added]);
    if (bound !== null) {
      checks.push(bound);
    }
  }
  return checks;
}
function boundCheck(rule, metric, cases) {
  const { name } = rule.metric;
  const current = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_1__/* .weightedMean */ .hY)(cases, (each) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(each, name), metric.weight);
  if (current === null) {
    return rule.named ? (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .notMeasuredCheck */ .qB)(rule) : null;
  }
  const figures = { n: cases.length, baseline: null, current };
  return (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .meanCheck */ .MD)({ ...rule, tolerance: [] }, figures, () => (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .worstNow */ .qg)(cases, name, metric.direction));
}
function countedCases(metric, name, { pairs, added }) {
  if (metric.kind === "quality" || metric.name === _metrics_rates_js__WEBPACK_IMPORTED_MODULE_0__/* .ERROR_RATE */ .Qf.name) {
    return { pairs, added };
  }
  const isRateOfAll = metric.kind === "rate" && metric.name !== _metrics_rates_js__WEBPACK_IMPORTED_MODULE_0__/* .DEGRADED_RATE */ .ON.name;
  const hasWorstValue = isRateOfAll || metric.kind === "churn";
  const isCounted = (score) => hasWorstValue || !(0,_failed_queries_js__WEBPACK_IMPORTED_MODULE_4__/* .hasFailed */ .W)(score);
  const countedPairs = pairs.filter(({ now }) => isCounted(now));
  const isNew = ({ now, before }) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(before, _metrics_rates_js__WEBPACK_IMPORTED_MODULE_0__/* .ERROR_RATE */ .Qf.name) === 1 && (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(now, name) !== null;
  const countedAsNew = metric.kind === "churn" ? [] : countedPairs.filter(isNew).map(({ now }) => now);
  return {
    pairs: countedPairs.filter((pair) => !isNew(pair)),
    added: [...countedAsNew, ...added.filter(isCounted)]
  };
}
function pairedCheck(rule, metric, { pairs, added }) {
  const { name } = rule.metric;
  const scoresNow = pairs.map((pair) => pair.now);
  const current = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_1__/* .weightedMean */ .hY)(scoresNow, (each) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(each, name), metric.weight);
  const baseline = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_1__/* .weightedMean */ .hY)(scoresNow, (_, at) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .requireItem */ .l5)(pairs, at).before, name), metric.weight);
  const knownFigures = { baseline, current, n: pairs.length };
  const lackMetric = pairs.every(({ before }) => before.metrics.get(name) === void 0);
  const hasNothingToCompare = baseline === null && current !== null && rule.tolerance.length > 0;
  if (lackMetric || hasNothingToCompare) {
    return (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .missingCheck */ .Hx)(rule, { code: "baseline_lacks_metric" }, knownFigures);
  }
  if (current === null) {
    if (baseline === null && added.some((each) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(each, name) !== null)) {
      return rule.tolerance.length === 0 ? null : (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .notGatedCheck */ .xS)(rule, "before", knownFigures);
    }
    return baseline === null && !rule.named ? null : (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .notMeasuredCheck */ .qB)(rule, knownFigures);
  }
  const unmeasured = metric.kind === "rate" && "needs" in metric ? findUnmeasured(pairs, name, metric.needs) : [];
  if (unmeasured.length > 0) {
    return (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .notMeasuredCheck */ .qB)(rule, knownFigures, unmeasured);
  }
  const n = scoresNow.filter((each) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(each, name) !== null).length;
  return (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .meanCheck */ .MD)(rule, { n, baseline, current }, () => (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .worstChanges */ .Zs)(pairs, name, metric.direction));
}
function findUnmeasured(pairs, name, needs) {
  const isUnmeasured = ({ now, before }) => {
    if ((0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(now, name) !== null) {
      return false;
    }
    return (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(before, name) !== null || needs === "forbidden" && now.results !== before.results && hasForbiddenList(now);
  };
  return pairs.filter(isUnmeasured).map((pair) => (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .makeCulprit */ .ut)(pair, (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(pair.before, name), null));
}
function hasForbiddenList({ digests, ranks, error }) {
  return error === null && digests.limits !== _model_digests_js__WEBPACK_IMPORTED_MODULE_7__/* .NO_LIMITS */ .d1 && ranks.length > 0;
}



/***/ }),

/***/ 2684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ noiseOfRows)
/* harmony export */ });
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27139);

const ONE_SIDED_95 = 1.64;
function noiseOfRows(rows, baseline) {
  const variances = [...baseline?.cases.values() ?? []].map((row) => row.variance ?? null);
  const meanVariance = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_0__/* .averageKnown */ .jw)(variances);
  if (meanVariance === null) {
    return null;
  }
  const runs = baseline?.run_count ?? 1;
  const rowsToFind = rows.filter(({ targets }) => targets.length > 0);
  const sum = rowsToFind.reduce((all, row) => all + (row.variance ?? meanVariance), 0);
  return ONE_SIDED_95 * Math.sqrt(sum * (1 + 1 / runs));
}



/***/ }),

/***/ 30813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XG: () => (/* binding */ NO_CHANGE),
/* harmony export */   t2: () => (/* binding */ signFlipP)
/* harmony export */ });
/* unused harmony exports EXACT_BLOCKS, ROUNDS */
/* harmony import */ var _random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57435);

const NO_CHANGE = 1e-12;
const EXACT_BLOCKS = 20;
const ROUNDS = 2e4;
const ROUNDS_AT_ONCE = 500;
const SEED = 1;
const TIE = 1e-9;
const LEAST_FLIPPED_SUM = -TIE / 2;
function signFlipP(differences) {
  const changed = differences.filter((each) => Math.abs(each) > NO_CHANGE);
  return changed.length > EXACT_BLOCKS ? drawnFlipP(differences) : exactFlipP(changed);
}
function exactFlipP(changed) {
  const half = Math.ceil(changed.length / 2);
  const leftSums = sortedSubsetSums(changed.slice(0, half));
  const rightSums = sortedSubsetSums(changed.slice(half));
  let count = 0;
  let from = rightSums.length;
  for (const leftSum of leftSums) {
    while (from > 0 && leftSum + rightSums[from - 1] >= LEAST_FLIPPED_SUM) {
      from--;
    }
    count += rightSums.length - from;
  }
  return count / 2 ** changed.length;
}
function sortedSubsetSums(values) {
  const sums = new Float64Array(2 ** values.length);
  for (const [at, value] of values.entries()) {
    for (let i = 0; i < 2 ** at; i++) {
      sums[2 ** at + i] = sums[i] + value;
    }
  }
  return sums.sort();
}
function drawnFlipP(differences) {
  const flippedSums = new Float64Array(ROUNDS);
  for (let from = 0; from < differences.length; from += 64) {
    const group = differences.slice(from, from + 64).map((each) => Math.abs(each) > NO_CHANGE ? each : 0);
    if (group.some((each) => each !== 0)) {
      addFlipped(flippedSums, group, from / 64);
    }
  }
  let asLowCount = 0;
  for (let round = 0; round < ROUNDS; round++) {
    if (flippedSums[round] >= LEAST_FLIPPED_SUM) {
      asLowCount++;
    }
  }
  return (1 + asLowCount) / (1 + ROUNDS);
}
function addFlipped(flippedSums, differences, groupsBefore) {
  const random = (0,_random_js__WEBPACK_IMPORTED_MODULE_0__/* .splitMix64 */ .f)(SEED, groupsBefore * ROUNDS);
  const words = new Uint32Array(2 * ROUNDS_AT_ONCE);
  const sums = sumsByByte(differences);
  for (let round = 0; round < ROUNDS; round += ROUNDS_AT_ONCE) {
    random.draw(words);
    addWords(flippedSums.subarray(round, round + ROUNDS_AT_ONCE), words, sums);
  }
}
function addWords(flippedSums, words, sums) {
  for (let round = 0; round < flippedSums.length; round++) {
    const lowWord = words[2 * round + 1];
    const highWord = words[2 * round];
    flippedSums[round] += sumFlipped(sums, 0, lowWord) + sumFlipped(sums, 1024, highWord);
  }
}
function sumFlipped(sums, from, word) {
  const low = sums[from + (word & 255)] + sums[from + 256 + (word >>> 8 & 255)];
  return low + sums[from + 512 + (word >>> 16 & 255)] + sums[from + 768 + (word >>> 24)];
}
function sumsByByte(differences) {
  const sums = new Float64Array(8 * 256);
  for (let at = 0; at < 64; at++) {
    const from = 256 * (at >>> 3);
    const bit = 1 << (at & 7);
    for (let i = 0; i < bit; i++) {
      sums[from + bit + i] = sums[from + i] + (differences[at] ?? 0);
    }
  }
  return sums;
}



/***/ }),

/***/ 85398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y5: () => (/* binding */ categoriseChecks),
  AU: () => (/* binding */ decideVerdict),
  vd: () => (/* binding */ findGain)
});

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
// EXTERNAL MODULE: ./lib/decision/checks.js
var checks = __webpack_require__(74349);
// EXTERNAL MODULE: ./lib/decision/failed-queries.js
var failed_queries = __webpack_require__(49844);
// EXTERNAL MODULE: ./lib/decision/hit-checks.js
var hit_checks = __webpack_require__(33061);
// EXTERNAL MODULE: ./lib/decision/bucket-test.js
var bucket_test = __webpack_require__(60711);
// EXTERNAL MODULE: ./lib/decision/levels.js
var levels = __webpack_require__(34215);
// EXTERNAL MODULE: ./lib/decision/limits.js
var limits = __webpack_require__(54444);
// EXTERNAL MODULE: ./lib/decision/lost-queries.js
var lost_queries = __webpack_require__(85587);
// EXTERNAL MODULE: ./lib/decision/pairs.js
var decision_pairs = __webpack_require__(28599);
// EXTERNAL MODULE: ./lib/metrics/clustering.js
var clustering = __webpack_require__(32967);
// EXTERNAL MODULE: ./lib/metrics/family.js
var metrics_family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/decision/blocks.js
var blocks = __webpack_require__(66958);
// EXTERNAL MODULE: ./lib/metrics/score.js
var score = __webpack_require__(27139);
// EXTERNAL MODULE: ./lib/decision/decision-inputs.js
var decision_inputs = __webpack_require__(12522);
// EXTERNAL MODULE: ./lib/decision/mean-checks.js
var mean_checks = __webpack_require__(52567);
// EXTERNAL MODULE: ./lib/decision/sign-flip.js
var sign_flip = __webpack_require__(30813);
;// CONCATENATED MODULE: ./lib/decision/clustering-checks.js











function clusteringChecks(rule, family, inputs) {
  const countedOfScope = (0,mean_checks/* countedCases */.IG)(family, rule.metric.name, (0,decision_pairs/* casesOfScope */.Fq)(inputs.pairing, rule.scope));
  const scoresNow = [...countedOfScope.pairs.map(decision_pairs/* scoreBySuite */.gl), ...countedOfScope.added];
  const isCompared = inputs.policy.baseline !== null && rule.tolerance.length > 0;
  const comparedCheck = isCompared ? compareWithBaseline(rule, countedOfScope.pairs, scoresNow, inputs) : null;
  const ceilingCheck = rule.ceiling === null ? null : (0,mean_checks/* boundCheck */.T$)(rule, family, scoresNow);
  return [comparedCheck, ceilingCheck].filter((check) => check !== null);
}
function compareWithBaseline(rule, pairs, cases, { policy, pairing, groups }) {
  const k = rule.metric.k ?? policy.config.k;
  const ratios = compareRatios(pairs, { name: rule.metric.name, k }, groups);
  const baseline = (0,score/* averageKnown */.jw)(ratios.map((ratio) => ratio.before));
  const current = (0,score/* averageKnown */.jw)(ratios.map((ratio) => ratio.now));
  if (baseline === null || current === null) {
    return checkWithoutRatios(rule, pairs, cases);
  }
  const withoutCeiling = { ...rule, ceiling: null };
  const figures = { n: ratios.length, baseline, current };
  const check = (0,checks/* meanCheck */.MD)(withoutCeiling, figures, () => listRisenCases(ratios));
  if (check === null || check.passed || rule.significance === "off") {
    return check;
  }
  if (sumQualityRise(pairing, rule, policy.config.k) > limits/* EPSILON */.p8) {
    const { by: _limit, ...withoutReason } = check;
    return { ...withoutReason, outcome: "fell", passed: true, reason: "found_more" };
  }
  const p = (0,sign_flip/* signFlipP */.t2)((0,blocks/* sumBlocks */.Q)(ratios, (ratio) => ratio.before - ratio.now));
  return (0,decision_inputs/* decideByOwnTest */.m)(check, p, (0,levels/* ownLevel */.$m)(rule.significance));
}
function checkWithoutRatios(rule, pairs, cases) {
  const { name } = rule.metric;
  const answered = cases.filter((each) => !(0,failed_queries/* hasFailed */.W)(each));
  const isMeasuredNow = answered.some((each) => (0,decision_pairs/* metricValue */.a3)(each, name) !== null);
  const measuredPairs = pairs.filter(({ before }) => (0,decision_pairs/* metricValue */.a3)(before, name) !== null);
  if (isMeasuredNow) {
    return (0,checks/* notGatedCheck */.xS)(rule);
  }
  if (measuredPairs.length === 0 || answered.length === 0) {
    return rule.named ? (0,checks/* notGatedCheck */.xS)(rule) : null;
  }
  const hasLists = measuredPairs.some(({ now }) => !(0,failed_queries/* hasFailed */.W)(now) && now.results.length > 1);
  return hasLists || rule.named ? (0,checks/* notMeasuredCheck */.qB)(rule) : (0,checks/* notGatedCheck */.xS)(rule, "now");
}
function sumQualityRise(pairing, { scope }, k) {
  let rise = 0;
  for (const { now, before } of (0,decision_pairs/* casesOfScope */.Fq)(pairing, scope).pairs) {
    for (const name of [`recall@${k}`, `ndcg@${k}`]) {
      const valueNow = (0,decision_pairs/* metricValue */.a3)(now, name);
      const valueBefore = (0,decision_pairs/* metricValue */.a3)(before, name);
      rise += valueNow === null || valueBefore === null ? 0 : valueNow - valueBefore;
    }
  }
  return rise;
}
function compareRatios(pairs, { name, k }, groups) {
  const compared = [];
  for (const pair of pairs) {
    if ((0,decision_pairs/* metricValue */.a3)(pair.now, name) === null || (0,decision_pairs/* metricValue */.a3)(pair.before, name) === null) {
      continue;
    }
    const ratios = (0,failed_queries/* hasFailed */.W)(pair.now) ? assumeLargestRise(pair, k) : ratiosAtShorterLength(pair, k);
    if (ratios !== null) {
      compared.push({ block: groups.get(pair.now.id) ?? null, pair, ...ratios });
    }
  }
  return compared;
}
function ratiosAtShorterLength(pair, k) {
  const clustersBefore = pair.before.clusters ?? pair.before.results;
  const clustersNow = pair.now.clusters ?? pair.now.results;
  const length = Math.min(clustersBefore.length, clustersNow.length, k);
  const before = (0,clustering/* clusteringRatio */.k)(clustersBefore.slice(0, length));
  const now = (0,clustering/* clusteringRatio */.k)(clustersNow.slice(0, length));
  return before === null || now === null ? null : { before, now };
}
function assumeLargestRise({ before: row }, k) {
  const clusters = (row.clusters ?? row.results).slice(0, k);
  const ratios = clusters.map((_, at) => (0,clustering/* clusteringRatio */.k)(clusters.slice(0, at + 1))).filter((ratio) => ratio !== null);
  return ratios.length === 0 ? null : { before: Math.min(...ratios), now: 1 };
}
function listRisenCases(ratios) {
  const risen = ratios.filter((ratio) => ratio.now - ratio.before > limits/* EPSILON */.p8);
  return (0,checks/* sortCulprits */.dq)(risen.map(({ pair, before, now }) => ({
    badness: now - before,
    culprit: (0,checks/* makeCulprit */.ut)(pair, before, now)
  })));
}


// EXTERNAL MODULE: ./lib/decision/rules.js
var decision_rules = __webpack_require__(29853);
;// CONCATENATED MODULE: ./lib/decision/rule-checks.js















function checkRule(rule, inputs) {
  const { family, name } = rule.metric;
  const { policy } = inputs;
  if (family.kind === "loss") {
    return lostQueriesChecks(rule, inputs);
  }
  if (family.name === clustering/* CLUSTERING */.Z.name && (0,metrics_family/* isPerCase */.uE)(family)) {
    return clusteringChecks(rule, family, inputs).map((check) => addRise(check, inputs));
  }
  return (0,mean_checks/* limitChecks */.L7)(rule, inputs.pairing, policy).flatMap((check) => {
    if (check.kind !== "mean" || check.baseline === null || check.by === "floor" || check.by === "ceiling") {
      return [check];
    }
    if ((0,decision_rules/* isHeadline */.R)(name, policy.config)) {
      return headlineChecks(check, rule, inputs);
    }
    if ((0,rates/* isHitRate */.gt)(family)) {
      return (0,hit_checks/* hitChecks */.lb)(check, rule, inputs).map((each) => addRise(each, inputs));
    }
    if ((0,metrics_family/* isPerCase */.uE)(family) && (0,metrics_family/* hasTest */.Hg)(family)) {
      return [applyOwnTest(check, rule, family, inputs)];
    }
    return [family.kind === "rate" ? addRise(check, inputs) : check];
  });
}
function lostQueriesChecks(rule, { policy, pairing }) {
  const { ceiling, scope } = rule;
  if (ceiling === null || policy.baseline === null) {
    return [];
  }
  const { pairs } = (0,decision_pairs/* casesOfScope */.Fq)(pairing, scope);
  const pairsToFind = (0,decision_pairs/* selectPairsToFind */.Yv)(policy.suite, { pairs });
  const lostPairs = pairsToFind.filter((pair) => ((0,decision_pairs/* isNewlyLost */.OO)(pair) || returnsNothingAnyMore(pair)) && policy.asked_again?.has(pair.now.id) !== true);
  const culprits = lostPairs.map((pair) => (0,checks/* makeCulprit */.ut)(pair, 1, 0));
  return [(0,checks/* lostQueriesCheck */.L4)(rule, ceiling, pairsToFind.length, culprits)];
}
function returnsNothingAnyMore({ before, now }) {
  const hasNoTargets = before.ranks.length === 0 && now.ranks.length === 0;
  const isWatched = hasNoTargets && before.expect_empty !== true;
  return isWatched && before.results.length > 0 && now.results.length === 0;
}
function addRise(check, { tests }) {
  const test = tests.baseline.get((0,model_scope/* scopeText */.Cm)(check.scope));
  if (check.passed || test === void 0) {
    return check;
  }
  return test.riseP <= test.levelOf("auto") + limits/* EPSILON */.p8 ? { ...check, quality_rise_p: test.riseP } : check;
}
function headlineChecks(check, rule, { policy, pairing, tests }) {
  const metric = rule.metric.family.name;
  const scope = (0,model_scope/* scopeText */.Cm)(rule.scope);
  const { pairs } = (0,decision_pairs/* casesOfScope */.Fq)(pairing, rule.scope);
  const baselineTest = tests.baseline.get(scope);
  const againstBaseline = baselineTest === void 0 ? check : decideHeadline(check, rule, baselineTest, pairs);
  const acceptedTest = tests.accepted.get(scope);
  if (acceptedTest === void 0 || acceptedTest.decide(metric).outcome === "pass") {
    return [againstBaseline];
  }
  const checkOfAccepted = withAcceptedFigures(check, rule, acceptedTest, metric);
  const againstAccepted = decideHeadline(checkOfAccepted, rule, acceptedTest, (0,decision_pairs/* useAcceptedFigures */.W7)(pairs, policy.config.k));
  return [
    againstBaseline,
    (0,decision_inputs/* failIfWorseNow */.Y)(againstAccepted, baselineTest?.hasWorseCase === true, policy)
  ];
}
function decideHeadline(check, rule, test, pairs) {
  const { name, family } = rule.metric;
  const { outcome, by, reason, p, level } = test.decide(family.name);
  const { by: _byLimit, ...figures } = check;
  if (outcome === "pass") {
    return { ...figures, outcome, passed: true, cases: [] };
  }
  const k = rule.metric.k ?? 0;
  const ofTest = p === void 0 || level === void 0 ? {} : { p, level, tested: test.tested.map((metric) => `${metric}@${k}`) };
  const { losses } = test.facts;
  return {
    ...figures,
    outcome,
    passed: outcome !== "fail",
    ...by && { by },
    ...ofTest,
    ...reason && { reason },
    ...by === "lost" && losses !== null && { losses },
    worse_cases: test.worseCaseCount,
    cases: (0,checks/* worstChanges */.Zs)(pairs, name, family.direction)
  };
}
function withAcceptedFigures(check, rule, acceptedTest, metric) {
  const delta = -acceptedTest.meanFall(metric);
  const tolerance = acceptedTest.tolerances.get(metric) ?? 0;
  const baseline = check.current - delta;
  const limit = Math.max(rule.floor ?? -Infinity, baseline - tolerance);
  return {
    ...check,
    reference: "accepted",
    n: acceptedTest.moves.length,
    baseline,
    delta,
    tolerance,
    limit
  };
}
function applyOwnTest(check, rule, family, { pairing, groups }) {
  if (check.passed || rule.significance === "off") {
    return check;
  }
  const { pairs } = (0,decision_pairs/* casesOfScope */.Fq)(pairing, rule.scope);
  const p = (0,sign_flip/* signFlipP */.t2)(blockDifferences(pairs, rule.metric.name, family, groups));
  return (0,decision_inputs/* decideByOwnTest */.m)(check, p, (0,levels/* ownLevel */.$m)(rule.significance));
}
function blockDifferences(pairs, name, family, groups) {
  const sign = family.direction === "higher" ? 1 : -1;
  const moves = [];
  for (const { now, before } of pairs) {
    const valueNow = (0,decision_pairs/* metricValue */.a3)(now, name);
    const valueBefore = (0,decision_pairs/* metricValue */.a3)(before, name);
    if (valueNow !== null && valueBefore !== null) {
      const weight = family.weight === "targets" ? now.targets : 1;
      const move = sign * weight * (valueNow - valueBefore);
      moves.push({ block: groups.get(now.id) ?? null, move });
    }
  }
  return (0,blocks/* sumBlocks */.Q)(moves, ({ move }) => move);
}


;// CONCATENATED MODULE: ./lib/decision/verdict.js















function decideVerdict(rules, judged, timedChecks = []) {
  const { policy, scores } = judged;
  const metrics = rules.map((rule) => rule.metric);
  const groups = (0,decision_pairs/* caseGroups */.nX)(policy.suite);
  const checkPairing = (checked, testsOfChecked) => {
    const inputs = { policy, pairing: checked, tests: testsOfChecked, groups };
    return [
      ...rules.flatMap((rule) => checkRule(rule, inputs)),
      ...caseChecks(policy, checked, scores)
    ];
  };
  const pairing = (0,decision_pairs/* addChurn */.u1)(judged.pairing, metrics);
  const tests = (0,bucket_test/* testBothReferences */.G_)(rules, policy, pairing);
  const withFailures = (0,failed_queries/* assumeWorstOfFailures */._)(pairing, policy.suite);
  const { pairs } = withFailures;
  const measuredChecks = checkPairing(withFailures, tests);
  const checkAgain = (isAsBefore) => {
    const withRows = (0,decision_pairs/* useBaselineRows */.yN)(withFailures, isAsBefore);
    return checkPairing(withRows, (0,bucket_test/* testBothReferences */.G_)(rules, policy, withRows));
  };
  const worseChecks = takeWorseOfFailures(measuredChecks, pairs, checkAgain);
  const markedChecks = markConsequences(worseChecks, pairs, checkAgain);
  const checks = sortByRules([...markedChecks, ...timedChecks], rules);
  return { ...summariseChecks(checks, policy), checks, pairing, tests };
}
function summariseChecks(checks, { suite, baseline }) {
  const categories = categoriseChecks(checks);
  if (suite.partial) {
    return { verdict: "partial", ...categories };
  }
  const isJudged = checks.length > 0 || baseline === null;
  const isPass = isJudged && checks.every((check) => check.passed);
  return { verdict: isPass ? "pass" : "fail", ...categories };
}
function sortByRules(checks, rules) {
  const places = new Map(rules.map((rule, at) => [(0,decision_rules/* ruleKey */.ep)(rule), at]));
  const rulePlace = (check) => places.get((0,decision_rules/* ruleKey */.ep)(check)) ?? rules.length;
  return checks.toSorted((a, b) => rulePlace(a) - rulePlace(b));
}
function findGain(rules, { pairing, tests }, policy) {
  const sinceAccepted = [...tests.baseline].map(([scope, test]) => tests.accepted.get(scope) ?? test);
  const wholeTest = sinceAccepted.find(({ bucket }) => bucket.scope.kind === "overall");
  if (wholeTest === void 0 || sinceAccepted.some((test) => test.isBelowLimit())) {
    return null;
  }
  if ((0,hit_checks/* hasMoreHits */.mu)(rules, pairing)) {
    return null;
  }
  const varies = (0,lost_queries/* doAnswersVary */.HM)(policy);
  const level = varies ? levels/* VARYING_GAIN_LEVEL */.OF : levels/* GAIN_LEVEL */.Nt;
  if (wholeTest.isAboveLimit() && wholeTest.riseP <= level + limits/* EPSILON */.p8) {
    return { p: wholeTest.riseP };
  }
  const { k } = policy.config;
  const isNewlyFound = ({ now, before }) => !(0,decision_pairs/* foundWhenAccepted */.YW)(before, k) && (0,decision_pairs/* hasFoundTarget */.am)(now);
  const isNoneWorse = !wholeTest.isAnyCaseWorse(decision_rules/* HEADLINE */.ZS);
  const isFactualGain = !varies && isNoneWorse && pairing.pairs.some(isNewlyFound);
  return isFactualGain ? { p: null } : null;
}
function caseChecks(policy, pairing, scores) {
  const { baseline } = policy;
  const critical = criticalLostChecks(policy, pairing, scores);
  if (baseline === null) {
    return critical;
  }
  return [...critical, ...(0,hit_checks/* criticalHitChecks */.w5)(policy, pairing), ...absenceChecks(baseline, pairing)];
}
function criticalLostChecks({ suite, baseline, replaced }, pairing, scores) {
  const criticalCases = suite.cases.filter((each) => each.critical && each.expected.length > 0);
  const criticalIds = new Set(criticalCases.map(({ id }) => id));
  if (criticalIds.size === 0) {
    return [];
  }
  const replacedByRecord = baseline === null ? replaced ?? null : null;
  if (replacedByRecord?.accept === true) {
    return [(0,checks/* countCheck */.or)("critical_lost", criticalIds.size, [])];
  }
  const comparedPairing = replacedByRecord === null ? pairing : (0,decision_pairs/* pairCases */.Q6)(scores, replacedByRecord.baseline);
  const lostPairs = (0,decision_pairs/* selectPairsToFind */.Yv)(suite, comparedPairing).filter((pair) => (0,decision_pairs/* isNewlyLost */.OO)(pair) && criticalIds.has(pair.now.id));
  const culprits = lostPairs.map((pair) => (0,checks/* makeCulprit */.ut)(pair, 1, 0));
  return [(0,checks/* countCheck */.or)("critical_lost", criticalIds.size, culprits)];
}
function absenceChecks(baseline, { pairs, absent }) {
  const cases = absent.map((id) => (0,checks/* bareCulprit */.aI)(id));
  return pairs.length > 0 ? [] : [(0,checks/* absentCheck */.mM)(baseline.cases.size, cases)];
}
function checkKey({ metric, scope, reference, kind, baseline }) {
  const isBound = kind === "mean" && baseline === null;
  return JSON.stringify([(0,model_scope/* scopeText */.Cm)(scope), metric, reference ?? "baseline", isBound]);
}
const SEVERITY = ["pass", "fell", "fail"];
function takeWorseOfFailures(checks, pairs, checkAgain) {
  const isFailed = ({ now }) => (0,failed_queries/* hasFailed */.W)(now);
  if (!pairs.some(isFailed)) {
    return checks;
  }
  const checksWithRows = new Map(checkAgain(isFailed).map((check) => [checkKey(check), check]));
  const measuredKeys = new Set(checks.map(checkKey));
  const worseChecks = checks.map((check) => {
    const checkWithRows = checksWithRows.get(checkKey(check));
    if (check.outcome !== "fail") {
      const isWorse = checkWithRows !== void 0 && SEVERITY.indexOf(checkWithRows.outcome) > SEVERITY.indexOf(check.outcome);
      return isWorse ? checkWithRows : check;
    }
    const passesWithRows = checkWithRows === void 0 ? check.reference === "accepted" : checkWithRows.passed;
    return passesWithRows ? { ...check, category: "retriever_error" } : check;
  });
  const onlyWithRows = [...checksWithRows.values()].filter((check) => check.outcome !== "pass" && !measuredKeys.has(checkKey(check)));
  return [...worseChecks, ...onlyWithRows];
}
function markConsequences(checks, pairs, checkAgain) {
  const degraded = findDegradedConsequences(checks, pairs, checkAgain);
  const failedRecalls = checks.filter((check) => !check.passed && familyNameOfCheck(check) === recall/* RECALL */.wV.name);
  const lostBuckets = new Set(failedRecalls.map(bucketKey));
  return checks.map((check) => {
    if (degraded.has(check)) {
      return { ...check, secondary_to: "semantic_degraded_spike" };
    }
    const isRanking = !check.passed && check.category === "ranking_shift" && check.kind === "mean";
    return isRanking && lostBuckets.has(bucketKey(check)) ? { ...check, secondary_to: "recall_drop" } : check;
  });
}
const BY_DEGRADED = ["recall_drop", "ranking_shift"];
function findDegradedConsequences(checks, pairs, checkAgain) {
  const failed = checks.filter((check) => !check.passed && (0,verdict/* missingReason */.DQ)(check) === null);
  const failedRates = failed.filter((check) => familyNameOfCheck(check) === rates/* DEGRADED_RATE */.ON.name && check.category === "semantic_degraded_spike");
  const scopes = new Set(failedRates.map(({ scope }) => (0,model_scope/* scopeText */.Cm)(scope)));
  const isDegraded = ({ now }) => now.degraded;
  if (scopes.size === 0 || !pairs.some(isDegraded)) {
    return /* @__PURE__ */ new Set();
  }
  const passesWithRows = new Map(checkAgain(isDegraded).map((check) => [checkKey(check), check.passed]));
  return new Set(failed.filter((check) => BY_DEGRADED.includes(check.category) && (scopes.has("overall") || scopes.has((0,model_scope/* scopeText */.Cm)(check.scope))) && // Undefined if the check is not made with those rows: then it passes, too.
  passesWithRows.get(checkKey(check)) !== false));
}
function bucketKey({ scope, reference }) {
  return `${reference ?? ""} ${(0,model_scope/* scopeText */.Cm)(scope)}`;
}
function familyNameOfCheck({ metric }) {
  const parsed = (0,registry/* parseMetric */.uo)(metric);
  return typeof parsed === "string" ? null : parsed.family.name;
}
function categoriseChecks(checks) {
  const failed = checks.filter((check) => !check.passed);
  const isLeading = (category) => failed.some((check) => check.category === category && check.secondary_to === null);
  const failedCategories = verdict/* CATEGORIES */.R6.filter((category) => failed.some((check) => check.category === category));
  return {
    categories: failedCategories.filter(isLeading),
    secondary_categories: failedCategories.filter((category) => !isLeading(category))
  };
}



/***/ }),

/***/ 80443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ baselineFromRun),
/* harmony export */   c1: () => (/* binding */ makeBaseline),
/* harmony export */   w2: () => (/* binding */ toFailure),
/* harmony export */   yP: () => (/* binding */ errorVerdict)
/* harmony export */ });
/* unused harmony export answersVary */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49946);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44141);



function toFailure(thrown) {
  const error = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .explainSystemError */ .Tr)(thrown);
  if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError) {
    const { code, message: message2, problems } = error;
    return { code, message: message2, hint: error.hint ?? null, problems };
  }
  const message = error instanceof Error ? `${error.name}: ${error.message}` : `a value was thrown: ${String(error)}`;
  const hint = "This is a defect of the gate, not of your files; please report it with the log.";
  return { code: "internal", message, hint, problems: [] };
}
function errorVerdict(judged) {
  return {
    verdict: "error",
    categories: [],
    secondary_categories: [],
    checks: judged?.checks ?? [],
    notices: judged?.notices ?? []
  };
}
function answersVary({ config, baseline }, run, command) {
  if (run.unstable.length > 0) {
    return true;
  }
  return baseline?.answers_vary === true && (command === "gate" || config.vary === "off");
}
function makeBaseline(inputs, run, scores, tool, command = "gate") {
  const { suite, config } = inputs;
  const ownFiles = [config.file, config.baseline];
  const files = new Map([...inputs.digests].filter(([file]) => !ownFiles.includes(file)));
  const baseline = baselineFromRun(config, suite, scores);
  return {
    ...baseline,
    ...config.judge === void 0 ? {} : { cases: addAnswers(baseline.cases, run) },
    retriever: run.corpus === void 0 ? inputs.retriever : { ...inputs.retriever, corpus: run.corpus },
    ...config.judge === void 0 ? {} : { judge: (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeFingerprint */ .cT)(config.judge) },
    tool,
    environment: run.environment,
    timing: recordedTiming(run),
    ...answersVary(inputs, run, command) ? { answers_vary: true } : {},
    ...config.prices === void 0 ? {} : { prices: config.prices },
    ...files.size === 0 ? {} : { files }
  };
}
function recordedTiming({ timing }) {
  const { source, repeats, asked } = timing;
  return source === "off" ? { source, repeats: 0, ms: 0 } : { source, repeats: asked?.repeats ?? repeats, ms: asked?.ms ?? 0 };
}
const MOST_ANSWER_CHARACTERS = 2e3;
const HALF_CHARACTER_AT_END = /[\ud800-\udbff]$/;
function addAnswers(rows, run) {
  const withAnswers = new Map(rows);
  for (const { case_id: id, outcome } of run.cases) {
    const row = rows.get(id);
    if (row !== void 0 && outcome.kind === "answer" && outcome.answer !== void 0) {
      const answer = outcome.answer.slice(0, MOST_ANSWER_CHARACTERS).replace(HALF_CHARACTER_AT_END, "");
      withAnswers.set(id, { ...row, answer });
    }
  }
  return withAnswers;
}
function makeBaselineRow(score, subject) {
  const forbidden = subject?.forbidden ?? _model_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .NONE */ .x3;
  return {
    digests: score.digests,
    intent: score.intent,
    ...score.tags === void 0 ? {} : { tags: score.tags },
    targets: subject?.expected ?? _model_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .NONE */ .x3,
    ...forbidden.length === 0 ? {} : { forbidden },
    ...subject?.expect_empty === true ? { expect_empty: true } : {},
    metrics: score.metrics,
    ranks: score.ranks,
    results: score.results,
    ...score.clusters === void 0 ? {} : { clusters: score.clusters },
    latency_ms: score.samples_ms,
    ...score.spans_ms === void 0 ? {} : { spans_ms: score.spans_ms }
  };
}
function baselineFromRun({ definition, k }, suite, { cases, means, latency }) {
  const subjects = new Map(suite.cases.map((each) => [each.id, each]));
  return {
    suite: { name: suite.name, revision: suite.revision, digest: suite.digest },
    definition,
    k,
    retriever: { kind: "", fingerprint: "", corpus_digest: null },
    tool: "",
    environment: { os: "", arch: "", cpu: "", cores: 0, node: "" },
    timing: { source: "off", repeats: 0, ms: 0 },
    means,
    latency,
    cases: new Map(cases.map((each) => [each.id, makeBaselineRow(each, subjects.get(each.id))]))
  };
}



/***/ })

};
