export const id = 5932;
export const ids = [5932];
export const modules = {

/***/ 34215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ ownLevel),
/* harmony export */   EM: () => (/* binding */ SUITE_LEVEL),
/* harmony export */   Nf: () => (/* binding */ bucketLevel),
/* harmony export */   Nt: () => (/* binding */ GAIN_LEVEL),
/* harmony export */   OF: () => (/* binding */ VARYING_GAIN_LEVEL),
/* harmony export */   Pk: () => (/* binding */ SMALL_INTENT)
/* harmony export */ });
/* unused harmony exports VARYING_LEVEL, levelByChanges */
const SMALL_INTENT = 5;
const SUITE_LEVEL = 0.15;
const INTENTS_LEVEL = 0.1;
const ACCEPTED_LEVEL = 0.05;
const OWN_LEVEL = 0.05;
const GAIN_LEVEL = 0.05;
const VARYING_GAIN_LEVEL = 0.01;
const VARYING_LEVEL = 0.01;
function levelByChanges(changedQueries) {
  return 0.75 / Math.sqrt(Math.max(1, changedQueries));
}
function bucketLevel(reference, intents, significance, changedQueries = 0) {
  const usualLevel = intents === null ? SUITE_LEVEL : INTENTS_LEVEL;
  const baselineLevel = Math.min(usualLevel, levelByChanges(changedQueries));
  const largestLevel = reference === "accepted" ? ACCEPTED_LEVEL : baselineLevel;
  const level = significance === "auto" ? largestLevel : Math.min(significance, largestLevel);
  return intents === null ? level : level / Math.max(1, intents);
}
function ownLevel(significance) {
  return significance === "auto" ? OWN_LEVEL : Math.min(significance, OWN_LEVEL);
}



/***/ }),

/***/ 54444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H$: () => (/* binding */ toleranceValue),
/* harmony export */   T1: () => (/* binding */ isWithinLimit),
/* harmony export */   ab: () => (/* binding */ checkLimit),
/* harmony export */   p8: () => (/* binding */ EPSILON)
/* harmony export */ });
const EPSILON = 1e-9;
function toleranceValue(tolerances, baseline, cases) {
  let largest = 0;
  for (const { unit, value } of tolerances) {
    if (unit === "absolute") {
      largest = Math.max(largest, value);
    } else if (unit === "percent") {
      largest = Math.max(largest, Math.abs(baseline) * value / 100);
    } else {
      largest = Math.max(largest, value / cases);
    }
  }
  return largest;
}
function checkLimit(direction, baseline, tolerance, bounds) {
  const bound = direction === "higher" ? bounds.floor : bounds.ceiling;
  if (baseline === null || tolerance === null) {
    return bound;
  }
  const relative = direction === "higher" ? baseline - tolerance : baseline + tolerance;
  if (bound === null) {
    return relative;
  }
  return direction === "higher" ? Math.max(bound, relative) : Math.min(bound, relative);
}
function isWithinLimit(direction, current, limit) {
  return direction === "higher" ? current >= limit - EPSILON : current <= limit + EPSILON;
}



/***/ }),

/***/ 28599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ referenceValue),
/* harmony export */   Fq: () => (/* binding */ casesOfScope),
/* harmony export */   HV: () => (/* binding */ listChurn),
/* harmony export */   Nu: () => (/* binding */ acceptedHit),
/* harmony export */   OO: () => (/* binding */ isNewlyLost),
/* harmony export */   Q6: () => (/* binding */ pairCases),
/* harmony export */   W7: () => (/* binding */ useAcceptedFigures),
/* harmony export */   YW: () => (/* binding */ foundWhenAccepted),
/* harmony export */   Yv: () => (/* binding */ selectPairsToFind),
/* harmony export */   a3: () => (/* binding */ metricValue),
/* harmony export */   am: () => (/* binding */ hasFoundTarget),
/* harmony export */   bS: () => (/* binding */ hasAcceptedQuality),
/* harmony export */   gl: () => (/* binding */ scoreBySuite),
/* harmony export */   iU: () => (/* binding */ hasLostTarget),
/* harmony export */   l: () => (/* binding */ addMetrics),
/* harmony export */   nX: () => (/* binding */ caseGroups),
/* harmony export */   u1: () => (/* binding */ addChurn),
/* harmony export */   vn: () => (/* binding */ acceptedValue),
/* harmony export */   yN: () => (/* binding */ useBaselineRows)
/* harmony export */ });
/* harmony import */ var _metrics_churn_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74879);
/* harmony import */ var _metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22142);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/* harmony import */ var _model_digests_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72508);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90997);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54444);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29853);







function pairCases(scores, baseline, otherSuite = null) {
  const pairs = [];
  const added = [];
  const otherCases = new Map(otherSuite?.cases.map((each) => [each.id, each]));
  for (const score of scores.cases) {
    const row = baseline?.cases.get(score.id);
    const isKnown = row !== void 0 && (0,_model_digests_js__WEBPACK_IMPORTED_MODULE_5__/* .sameQuery */ .tC)(row.digests, score.digests);
    if (!isKnown || isNewlyGolden(row, score)) {
      added.push(score);
      continue;
    }
    const other = otherSuite === null ? score : otherCases.get(score.id);
    const unedited = [score, other].every((each) => each !== void 0 && (0,_model_digests_js__WEBPACK_IMPORTED_MODULE_5__/* .sameQuestion */ .RB)(each.digests, row.digests));
    const scoreByRow = scores.by_row?.get(score.id);
    pairs.push(scoreByRow === void 0 ? { now: score, before: row, unedited } : { now: scoreByRow, before: row, by_suite: score, unedited });
  }
  const ids = new Set(scores.cases.map(({ id }) => id));
  const absent = [...baseline?.cases.keys() ?? []].filter((id) => !ids.has(id));
  return { pairs, added, absent: absent.toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP) };
}
function isNewlyGolden({ targets, digests, expect_empty }, now) {
  const wasWatched = targets.length === 0 && expect_empty !== true;
  return wasWatched && digests.targets !== now.digests.targets;
}
function scoreBySuite({ now, by_suite: bySuite }) {
  return bySuite ?? now;
}
function hasLostTarget(pair) {
  return pair.before.ranks.some((rank, target) => rank !== null && (pair.now.ranks[target] ?? null) === null);
}
function isNewlyLost({ before, now }) {
  return hasFoundTarget(before) && !hasFoundTarget(now);
}
function selectPairsToFind({ cases }, { pairs }) {
  const controls = cases.filter((each) => each.expect_empty);
  const controlIds = new Set(controls.map(({ id }) => id));
  return pairs.filter(({ now }) => !controlIds.has(now.id));
}
function metricValue({ metrics }, name) {
  return metrics.get(name) ?? null;
}
function acceptedValue(row, metric, k) {
  const value = metricValue(row, `${metric}@${k}`);
  return value === null ? null : row.accepted?.[metric] ?? value;
}
function referenceValue(row, metric, k, reference) {
  return reference === "baseline" ? metricValue(row, `${metric}@${k}`) : acceptedValue(row, metric, k);
}
function useAcceptedFigures(pairs, k) {
  return pairs.map(({ now, before, unedited }) => {
    const metrics = new Map(before.metrics);
    for (const metric of _rules_js__WEBPACK_IMPORTED_MODULE_4__/* .HEADLINE */ .ZS) {
      metrics.set(`${metric}@${k}`, acceptedValue(before, metric, k));
    }
    const row = Object.assign({}, before, { metrics });
    return { now, before: row, unedited };
  });
}
function hasAcceptedQuality(row) {
  return _rules_js__WEBPACK_IMPORTED_MODULE_4__/* .HEADLINE */ .ZS.some((metric) => row.accepted?.[metric] !== void 0);
}
function foundWhenAccepted(row, k) {
  return hasAcceptedQuality(row) ? (acceptedValue(row, "ndcg", k) ?? 0) > _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .EPSILON */ .p8 : hasFoundTarget(row);
}
function acceptedHit(row, name) {
  const value = metricValue(row, name);
  const isForbidden = name.startsWith(_metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .FORBIDDEN_RATE */ .lI.name);
  const accepted = isForbidden ? row.accepted?.forbidden : row.accepted?.false_result;
  return value === null || accepted === void 0 ? value : Number(accepted);
}
function hasFoundTarget({ ranks }) {
  return ranks.some((rank) => rank !== null);
}
function useBaselineRows(pairing, isReplaced) {
  const replacePair = ({ before, now, unedited }) => {
    const { metrics, ranks, results, clusters } = before;
    const asBefore = { metrics, ranks, results, clusters, error: null, degraded: false };
    return { before, now: Object.assign({}, now, asBefore), unedited };
  };
  return {
    ...pairing,
    pairs: pairing.pairs.map((pair) => isReplaced(pair) ? replacePair(pair) : pair)
  };
}
function listChurn(pair, k) {
  const before = pair.before.results.slice(0, k);
  return (0,_metrics_churn_js__WEBPACK_IMPORTED_MODULE_0__/* .computeJaccard */ .o)(before, pair.now.results.slice(0, k), k);
}
function addChurn(pairing, metrics) {
  const cutoffs = /* @__PURE__ */ new Map();
  for (const { name, family, k } of metrics) {
    if (family.kind === "churn") {
      cutoffs.set(name, k ?? 0);
    }
  }
  if (cutoffs.size === 0) {
    return pairing;
  }
  const pairs = pairing.pairs.map((pair) => {
    const values = new Map([...cutoffs].map(([name, k]) => [name, listChurn(pair, k)]));
    const ones = new Map([...cutoffs.keys()].map((name) => [name, 1]));
    const { now, before, by_suite: bySuite } = pair;
    return {
      ...pair,
      now: addMetrics(now, values),
      before: addMetrics(before, ones),
      ...bySuite === void 0 ? {} : { by_suite: addMetrics(bySuite, values) }
    };
  });
  return { ...pairing, pairs };
}
function addMetrics(scored, values) {
  return { ...scored, metrics: new Map([...scored.metrics, ...values]) };
}
function casesOfScope({ pairs, added }, scope) {
  return { pairs: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .selectInScope */ .ut)(pairs, scope, ({ now }) => now), added: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .selectCases */ ._H)(added, scope) };
}
function caseGroups(suite) {
  return new Map(suite.cases.flatMap((each) => each.group === void 0 ? [] : [[each.id, each.group]]));
}



/***/ }),

/***/ 29853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ isHeadline),
/* harmony export */   SJ: () => (/* binding */ resolveRules),
/* harmony export */   ZS: () => (/* binding */ HEADLINE),
/* harmony export */   ep: () => (/* binding */ ruleKey),
/* harmony export */   u7: () => (/* binding */ listMetrics)
/* harmony export */ });
/* unused harmony export findBucketIntents */
/* harmony import */ var _metrics_context_chars_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99850);
/* harmony import */ var _metrics_cost_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36292);
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86509);
/* harmony import */ var _metrics_fill_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64168);
/* harmony import */ var _metrics_map_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5535);
/* harmony import */ var _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33130);
/* harmony import */ var _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78409);
/* harmony import */ var _metrics_precision_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62573);
/* harmony import */ var _metrics_rates_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22142);
/* harmony import */ var _metrics_recall_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(83368);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13480);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49946);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(16886);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(69559);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(90997);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(34215);
















const HEADLINE = ["recall", "mrr", "ndcg"];
function ruleKey({ scope, metric }) {
  return `${(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_14__/* .scopeText */ .Cm)(scope)} ${typeof metric === "string" ? metric : metric.name}`;
}
const ALWAYS_REPORTED = [
  _metrics_recall_js__WEBPACK_IMPORTED_MODULE_9__/* .RECALL */ .wV,
  _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_5__/* .MRR */ .M,
  _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_6__/* .NDCG */ .f,
  _metrics_precision_js__WEBPACK_IMPORTED_MODULE_7__/* .PRECISION */ .P,
  _metrics_precision_js__WEBPACK_IMPORTED_MODULE_7__/* .HIT_RATE */ .V,
  _metrics_map_js__WEBPACK_IMPORTED_MODULE_4__/* .MAP */ .l,
  _metrics_fill_js__WEBPACK_IMPORTED_MODULE_3__/* .FILL_RATE */ .R,
  _metrics_rates_js__WEBPACK_IMPORTED_MODULE_8__/* .ZERO_RESULT_RATE */ .QJ,
  _metrics_context_chars_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTEXT_CHARS */ .O,
  _metrics_rates_js__WEBPACK_IMPORTED_MODULE_8__/* .DUPLICATE_RATE */ .nP
];
function listMetrics(config) {
  const { prices } = config;
  const alwaysReported = prices === void 0 ? ALWAYS_REPORTED : [...ALWAYS_REPORTED, _metrics_cost_js__WEBPACK_IMPORTED_MODULE_1__/* .COST */ .oF];
  const defaults = _metrics_registry_js__WEBPACK_IMPORTED_MODULE_10__/* .METRICS */ .Cb.filter((family) => isDefault(family, config) || alwaysReported.includes(family));
  const named = (0,_model_config_js__WEBPACK_IMPORTED_MODULE_13__/* .namedRules */ .PR)(config.gate).flatMap(({ rules }) => [...rules.keys()]);
  const metricsByName = new Map(defaults.map((family) => (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_10__/* .metricWithCutoff */ .Gq)(family, config.k)).map((metric) => [metric.name, metric]));
  for (const name of [...named, ...config.metrics]) {
    const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_10__/* .parseMetric */ .uo)(name);
    if (typeof metric !== "string") {
      metricsByName.set(metric.name, metric);
    }
  }
  const scoredMetrics = [];
  for (const metric of metricsByName.values()) {
    if (metric.k === null || !(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_2__/* .isPerCase */ .uE)(metric.family)) {
      continue;
    }
    const hasPrices = metric.family.kind === "cost" && prices !== void 0;
    scoredMetrics.push(hasPrices ? { ...metric, family: (0,_metrics_cost_js__WEBPACK_IMPORTED_MODULE_1__/* .costMetric */ .Gg)(prices) } : metric);
  }
  return scoredMetrics;
}
function findBucketIntents(config, suite) {
  const { gate } = config;
  const sizes = countByIntent(suite);
  const casesWithTargets = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const buckets = /* @__PURE__ */ new Set();
  for (const [intent, size] of sizes) {
    const isLarge = size >= _levels_js__WEBPACK_IMPORTED_MODULE_15__/* .SMALL_INTENT */ .Pk && gate.per_intent !== "off";
    if (size < casesWithTargets && (isLarge || gate.intents.has(intent))) {
      buckets.add(intent);
    }
  }
  return buckets;
}
function countByIntent(suite) {
  const sizes = /* @__PURE__ */ new Map();
  for (const { intent, expected } of suite.cases) {
    if (expected.length > 0) {
      sizes.set(intent, (sizes.get(intent) ?? 0) + 1);
    }
  }
  return sizes;
}
function resolveRules(config, suite) {
  const metrics = gatedMetrics(config);
  const suiteRules = [];
  for (const metric of metrics) {
    const setting = config.gate.metrics.get(metric.name);
    if (setting !== "off" && isMeaningful(metric, suite.cases)) {
      suiteRules.push(makeSuiteRule(config, metric, setting));
    }
  }
  return [...suiteRules, ...resolveIntentRules(config, suite, metrics)];
}
function resolveIntentRules(config, suite, suiteMetrics) {
  const rules = [];
  const buckets = findBucketIntents(config, suite);
  const casesWithTargets = countByIntent(suite);
  const intents = /* @__PURE__ */ new Set([
    ...suite.cases.map(({ intent }) => intent),
    ...config.gate.intents.keys()
  ]);
  for (const intent of [...intents].toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_12__/* .compareCodePoints */ .OP)) {
    const intentSettings = config.gate.intents.get(intent);
    const cases = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_14__/* .selectCases */ ._H)(suite.cases, (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_14__/* .intentScope */ .Ln)(intent));
    const isTimed = cases.length >= _levels_js__WEBPACK_IMPORTED_MODULE_15__/* .SMALL_INTENT */ .Pk && cases.length < suite.cases.length;
    const inheritedMetrics = suiteMetrics.filter(({ family }) => family.kind === "latency" ? isTimed : buckets.has(intent));
    for (const metric of addNamedMetrics(inheritedMetrics, intentSettings)) {
      const intentRule = makeIntentRule(config, metric, intent, cases);
      if (intentRule === null) {
        continue;
      }
      const rule = { ...intentRule, intents: buckets.size };
      const hasTargets = casesWithTargets.has(intent);
      const isTestedTwice = !buckets.has(intent) && hasTargets && rule.significance !== "off";
      rules.push(isTestedTwice ? { ...rule, tolerance: [], significance: "off" } : rule);
    }
  }
  return rules;
}
function gatedMetrics(config) {
  const byDefault = _metrics_registry_js__WEBPACK_IMPORTED_MODULE_10__/* .METRICS */ .Cb.filter((family) => isDefault(family, config)).map((family) => (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_10__/* .metricWithCutoff */ .Gq)(family, config.k));
  const gated = addNamedMetrics(byDefault, config.gate.metrics);
  return config.latency === "off" ? gated.filter(({ family }) => family.kind !== "latency") : gated;
}
function isDefault(family, config) {
  const needsJudge = (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_2__/* .isPerCase */ .uE)(family) && family.needs === "judge";
  return family.gatedByDefault && (!needsJudge || (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_11__/* .judgedMetrics */ .PH)(config).length > 0);
}
function addNamedMetrics(metrics, settings) {
  const givenNames = new Set(metrics.map((metric) => metric.name));
  const addedNames = [...settings?.keys() ?? []].filter((name) => !givenNames.has(name)).toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_12__/* .compareCodePoints */ .OP);
  return [
    ...metrics,
    ...addedNames.map(_metrics_registry_js__WEBPACK_IMPORTED_MODULE_10__/* .parseMetric */ .uo).filter((metric) => typeof metric !== "string")
  ];
}
function makeSuiteRule(config, metric, setting) {
  return makeRule(config, metric, _model_scope_js__WEBPACK_IMPORTED_MODULE_14__/* .OVERALL */ .aD, {
    patches: [metric.family.rule, setting],
    tolerancePatch: setting?.tolerance === void 0 ? null : setting,
    named: setting !== void 0
  });
}
function makeIntentRule(config, metric, intent, cases) {
  const { gate } = config;
  const { family } = metric;
  const scope = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_14__/* .intentScope */ .Ln)(intent);
  const own = gate.intents.get(intent)?.get(metric.name);
  const overallSetting = gate.metrics.get(metric.name);
  if (own === "off") {
    return null;
  }
  if (own === void 0 && (overallSetting === "off" || cases.length === 0)) {
    return null;
  }
  const named = own !== void 0;
  const overall = overallSetting === "off" ? void 0 : overallSetting;
  if (family.kind === "loss") {
    const patches = [family.rule, own];
    return named ? makeRule(config, metric, scope, { patches, tolerancePatch: null, named }) : null;
  }
  if (family.kind === "latency" || family.kind === "churn") {
    if (!named && family.kind === "churn") {
      return null;
    }
    const patches = [family.rule, overall, own];
    return makeRule(config, metric, scope, { patches, tolerancePatch: null, named });
  }
  if (!named && (gate.per_intent === "off" || !isMeaningful(metric, cases))) {
    return null;
  }
  const perIntent = gate.per_intent === null || gate.per_intent === "off" || isOutsidePerIntent(metric) ? void 0 : gate.per_intent;
  const isOtherQuality = (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_2__/* .isTestedQuality */ .T$)(family) && !isHeadline(metric.name, config);
  if (isOtherQuality && !named && perIntent === void 0) {
    return null;
  }
  return makeRule(config, metric, scope, {
    patches: [makeIntentDefaults(metric, overall), perIntent, own],
    tolerancePatch: findTolerancePatch(metric, { own, perIntent, overall }),
    named
  });
}
function findTolerancePatch({ family }, { own, perIntent, overall }) {
  if (own?.tolerance !== void 0) {
    return own;
  }
  const isInherited = !(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_2__/* .isTestedQuality */ .T$)(family) && family.kind !== "answer" && perIntent?.tolerance === void 0;
  return isInherited && overall?.tolerance !== void 0 ? overall : null;
}
function isHeadline(name, config) {
  return HEADLINE.some((metric) => name === `${metric}@${config.k}`);
}
function isOutsidePerIntent({ family }) {
  const { tolerance } = family.rule;
  const isStrict = tolerance.length > 0 && tolerance.every((each) => each.value === 0);
  return isStrict || family.kind === "cost" || family.kind === "size" || family.name === _metrics_fill_js__WEBPACK_IMPORTED_MODULE_3__/* .FILL_RATE */ .R.name;
}
const INTENT_TOLERANCE = [{ unit: "absolute", value: 0.05 }];
const ONE_CASE = { unit: "cases", value: 1 };
function makeIntentDefaults(metric, overall = {}) {
  const { family } = metric;
  const { tolerance: defaultTolerance, ceiling: defaultCeiling } = family.rule;
  const { tolerance = defaultTolerance, significance, ceiling = defaultCeiling } = overall;
  const countsCases = family.kind === "rate" && family.name.endsWith("_rate") && !isOutsidePerIntent(metric);
  let intentTolerance = tolerance;
  if ((0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_2__/* .isTestedQuality */ .T$)(family)) {
    intentTolerance = INTENT_TOLERANCE;
  } else if (countsCases) {
    intentTolerance = [...INTENT_TOLERANCE, ONE_CASE, ...tolerance];
  }
  const isNotComparedByDefault = defaultTolerance.length === 0 && (countsCases || (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_2__/* .isTestedQuality */ .T$)(family));
  const hasCeiling = family.kind === "rate" && defaultCeiling !== void 0;
  return {
    tolerance: isNotComparedByDefault ? defaultTolerance : intentTolerance,
    ...significance === void 0 ? {} : { significance },
    // The suite's rule may have a higher ceiling than the default one. It holds here, too.
    ...hasCeiling && ceiling !== void 0 ? { ceiling } : {}
  };
}
function isMeaningful({ family }, cases) {
  if (!(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_2__/* .isPerCase */ .uE)(family) || family.needs === void 0) {
    return true;
  }
  const hasNeeded = {
    judge: (each) => !each.expect_empty,
    text: (each) => each.expected.some(_metrics_context_chars_js__WEBPACK_IMPORTED_MODULE_0__/* .isTextTarget */ .D),
    forbidden: (each) => each.forbidden.length > 0,
    expect_empty: (each) => each.expect_empty
  };
  return cases.some(hasNeeded[family.needs]);
}
function makeRule(config, metric, scope, { patches, tolerancePatch, named }) {
  const merged = patches.reduce((sum, patch) => ({ ...sum, ...patch }), {});
  const { significance: gateSignificance } = config.gate;
  const significance = tolerancePatch === null ? merged.significance ?? gateSignificance ?? "auto" : tolerancePatch.significance ?? gateSignificance ?? "off";
  return {
    metric,
    scope,
    tolerance: merged.tolerance ?? [],
    floor: merged.floor ?? null,
    ceiling: merged.ceiling ?? null,
    significance: (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_2__/* .hasTest */ .Hg)(metric.family) ? significance : "off",
    named,
    intents: null
  };
}



/***/ }),

/***/ 31462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ loadPart),
/* harmony export */   Wd: () => (/* binding */ formatVerdictLines),
/* harmony export */   X8: () => (/* binding */ loadVerdicts)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/* harmony import */ var _model_part_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42956);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72050);
/* harmony import */ var _formats_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70987);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62611);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4593);








async function loadPart(root, file) {
  const document = await (0,_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parseDocument */ .Tp)((0,_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readText */ .yR)(root, file, "part"), "invalid_part");
  (0,_document_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseNewer */ ._$)(document, "schema_version");
  const { default: compiled } = await __webpack_require__.e(/* import() */ 7522).then(__webpack_require__.t.bind(__webpack_require__, 7522, 19));
  const checked = (0,_validate_js__WEBPACK_IMPORTED_MODULE_7__/* .checkCompiled */ .AT)(document, "part", compiled.part, () => compiled.schemas().part);
  const { shard, workflow, binding, failure, deeper, ...runMembers } = checked;
  return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutUndefined */ .r$)({ shard, workflow, binding, failure, deeper, run: readRun(runMembers) });
}
function readRun(written) {
  const { environment, unstable, retries, corrected, corpus, log } = written;
  const timing = readMembers(written.timing, _model_part_js__WEBPACK_IMPORTED_MODULE_3__/* .TIMING_NAMES */ .q8);
  const cases = written.cases.map(readCase);
  const run = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutUndefined */ .r$)({
    cases,
    timing,
    environment,
    unstable,
    retries,
    corrected,
    corpus,
    log
  });
  return run;
}
function readCase(written) {
  const { id: caseId, first_ms: firstMs, samples_ms: samplesMs } = written;
  const caseRun = {
    case_id: caseId,
    outcome: readOutcome(written.outcome),
    first_ms: firstMs,
    samples_ms: samplesMs,
    ...readStageSamples(written)
  };
  return caseRun;
}
function readStageSamples({ spans_ms: spans }) {
  return spans === void 0 ? {} : { spans_ms: new Map(Object.entries(spans)) };
}
function readOutcome(written) {
  if (written.kind === "error") {
    return written;
  }
  const { hits, ...answer } = written;
  return { hits: readHits(hits), ...readMembers(answer, _model_part_js__WEBPACK_IMPORTED_MODULE_3__/* .ANSWER_NAMES */ .UR) };
}
function readHits(written) {
  const seenDocuments = /* @__PURE__ */ new Set();
  return written.map((writtenHit) => {
    const hit = readMembers(writtenHit, _model_part_js__WEBPACK_IMPORTED_MODULE_3__/* .HIT_NAMES */ .v7);
    const repeat = seenDocuments.has(hit.doc_id);
    seenDocuments.add(hit.doc_id);
    return { repeat, ...hit };
  });
}
function readMembers(value, fileNames) {
  const members = {};
  for (const [name, fileName] of Object.entries(fileNames)) {
    if (value[fileName] !== void 0) {
      members[name] = value[fileName];
    }
  }
  return members;
}
function loadVerdicts(root, file) {
  const text = readCacheText(root, file);
  const verdicts = /* @__PURE__ */ new Map();
  const lineByKey = /* @__PURE__ */ new Map();
  const problems = [];
  (0,_formats_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .readJsonObjects */ .lm)({ file, text }, problems, (value, line) => {
    const verdict = readVerdict({ file, line, value }, problems);
    if (verdict === null) {
      return;
    }
    const earlier = verdicts.get(verdict.key);
    if (earlier !== void 0 && !(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .sameCanonical */ .FN)(earlier, verdict)) {
      const message = `key ${verdict.key} has another verdict on line ${lineByKey.get(verdict.key)}; remove one of the two`;
      problems.push({ file, line, message });
    }
    verdicts.set(verdict.key, verdict);
    lineByKey.set(verdict.key, line);
  });
  if (problems.length > 0) {
    throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_7__/* .invalidFile */ .Am)("invalid_verdicts", "judge.cache", file, problems);
  }
  return verdicts;
}
function readCacheText(root, file) {
  try {
    return (0,_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readText */ .yR)(root, file, "judge.cache").text;
  } catch (error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError && error.code === "file_not_found") {
      return "";
    }
    throw error;
  }
}
function readVerdict({ file, line, value }, problems) {
  try {
    const document = { file, value, digest: "", lineOf: () => line };
    return (0,_validate_js__WEBPACK_IMPORTED_MODULE_7__/* .checkSchema */ ._U)(document, "verdicts");
  } catch (error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError)) {
      throw error;
    }
    problems.push(...error.problems);
    return null;
  }
}
function formatVerdictLines(verdicts) {
  return [...verdicts].toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(a.key, b.key)).map((each) => `${(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compactCanonical */ .SM)(each)}
`).join("");
}



/***/ }),

/***/ 42956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UR: () => (/* binding */ ANSWER_NAMES),
/* harmony export */   q8: () => (/* binding */ TIMING_NAMES),
/* harmony export */   v7: () => (/* binding */ HIT_NAMES)
/* harmony export */ });
const HIT_NAMES = {
  doc_id: "doc_id",
  id: "id",
  path: "path",
  name: "name",
  qualified_name: "qualified_name",
  text: "text",
  score: "score",
  cluster: "cluster",
  span: "span"
};
const ANSWER_NAMES = {
  kind: "kind",
  returned: "returned",
  degraded: "degraded",
  absent: "absent",
  reported_ms: "reported_ms",
  spans: "spans",
  usage: "usage",
  answer: "answer",
  stages: "stages"
};
const TIMING_NAMES = {
  source: "source",
  repeats: "repeats",
  budget_ended: "budget_ended",
  asked: "asked"
};



/***/ })

};
