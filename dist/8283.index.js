export const id = 8283;
export const ids = [8283];
export const modules = {

/***/ 67734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ bucketOf),
/* harmony export */   I4: () => (/* binding */ newlyFound),
/* harmony export */   Kw: () => (/* binding */ newlyLost),
/* harmony export */   Q6: () => (/* binding */ pairCases),
/* harmony export */   RP: () => (/* binding */ valueOf),
/* harmony export */   XZ: () => (/* binding */ withChurn),
/* harmony export */   _d: () => (/* binding */ bucketFor),
/* harmony export */   c1: () => (/* binding */ groupsOf),
/* harmony export */   gW: () => (/* binding */ wantingPairs),
/* harmony export */   ox: () => (/* binding */ churnOf),
/* harmony export */   tL: () => (/* binding */ finds),
/* harmony export */   uZ: () => (/* binding */ withBefore),
/* harmony export */   vn: () => (/* binding */ acceptedValue),
/* harmony export */   yB: () => (/* binding */ lostTarget)
/* harmony export */ });
/* harmony import */ var _metrics_churn_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74879);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90997);



function pairCases(scores, baseline) {
  const asked = scores.cases.flatMap((now) => {
    const before = baseline?.cases.get(now.id);
    return before?.digests.ask === now.digests.ask ? [{ now, before }] : [];
  });
  const bucket = (pairs) => {
    const paired2 = new Set(pairs.map(({ now }) => now));
    return { pairs, added: scores.cases.filter((each) => !paired2.has(each)) };
  };
  const by = (part) => bucket(asked.filter(({ now, before }) => now.digests[part] === before.digests[part]));
  const judged = by("targets");
  const paired = new Set(judged.pairs.map((pair) => pair.now.id));
  const absent = [...baseline?.cases.keys() ?? []].filter((id) => !paired.has(id));
  return {
    ...judged,
    asked: bucket(asked),
    limited: by("limits"),
    absent: absent.toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP)
  };
}
function lostTarget(pair) {
  return pair.before.ranks.some((rank, target) => rank !== null && (pair.now.ranks[target] ?? null) === null);
}
function newlyLost({ before, now }) {
  return finds(before) && !finds(now);
}
function newlyFound({ before, now }) {
  return !finds(before) && finds(now);
}
function wantingPairs({ cases }, { pairs }) {
  const wanting = new Set(cases.flatMap((each) => each.expect_empty ? [] : [each.id]));
  return pairs.filter(({ now }) => wanting.has(now.id));
}
function valueOf({ metrics }, name) {
  return metrics.get(name) ?? null;
}
function acceptedValue(row, metric, k) {
  const value = valueOf(row, `${metric}@${k}`);
  return value === null ? null : row.accepted?.[metric] ?? value;
}
function finds({ ranks }) {
  return ranks.some((rank) => rank !== null);
}
function withBefore(pairing, replaced) {
  const known = /* @__PURE__ */ new Map();
  const one = (pair) => {
    if (!replaced(pair))
      return pair;
    const { before, now } = pair;
    const { metrics, ranks, results } = before;
    const asBefore = { metrics, ranks, results, error: null, degraded: false };
    const made = known.get(now) ?? { before, now: Object.assign({}, now, asBefore) };
    known.set(now, made);
    return made;
  };
  const side = ({ pairs, added }) => ({ pairs: pairs.map(one), added });
  return { ...pairing, ...side(pairing), asked: side(pairing.asked), limited: side(pairing.limited) };
}
function churnOf(pair, k) {
  const before = pair.before.results.slice(0, k);
  return (0,_metrics_churn_js__WEBPACK_IMPORTED_MODULE_0__/* .overlapOf */ .H)(before, pair.now.results.slice(0, k), k).jaccard;
}
function withChurn(pairing, metrics) {
  const asked = new Map(metrics.map((metric) => [metric.name, metric]));
  const churn = [...asked].flatMap(([name, { family, k }]) => family.kind === "churn" ? [{ name, k }] : []);
  if (churn.length === 0)
    return pairing;
  const pairs = pairing.asked.pairs.map((pair) => {
    const [now, before] = [new Map(pair.now.metrics), new Map(pair.before.metrics)];
    for (const { name, k } of churn) {
      now.set(name, churnOf(pair, k));
      before.set(name, 1);
    }
    return { now: { ...pair.now, metrics: now }, before: { ...pair.before, metrics: before } };
  });
  return { ...pairing, asked: { ...pairing.asked, pairs } };
}
function bucketOf({ pairs, added }, scope) {
  return { pairs: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .inScope */ .SB)(pairs, scope, ({ now }) => now), added: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .casesIn */ .XV)(added, scope) };
}
function bucketFor(pairing, scope, family) {
  if (family.kind === "quality")
    return bucketOf(pairing, scope);
  const needs = "needs" in family ? family.needs : void 0;
  const limited = needs === "forbidden" || needs === "expect_empty";
  return bucketOf(limited ? pairing.limited : pairing.asked, scope);
}
function groupsOf(suite) {
  return new Map(suite.cases.flatMap((each) => each.group === void 0 ? [] : [[each.id, each.group]]));
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
const LEVELS = {
  baseline: { suite: 0.15, part: 0.1 },
  anchor: { suite: 0.05, part: 0.05 }
};
const OWN_LEVEL = 0.01;
const FIVE = 5;
const WATCH_LEVEL = 1e-3;
const GAIN_LEVEL = 0.01;
const ON = 1e-9;
function ruleOn(buckets, span) {
  const looked = buckets.map((bucket) => new Look(bucket));
  const repeats = repeated(buckets);
  const own = looked.filter((_, at) => !repeats.has(at));
  const levels = levelsOf(own, span);
  return looked.map((look, at) => rulingOf(look, repeats.has(at) ? null : levels, span));
}
function gainP(bucket) {
  const { sums } = new Look(bucket);
  return sums.reduce((sum, each) => sum + each, 0) > 0 ? (0,_statistics_sign_flip_js__WEBPACK_IMPORTED_MODULE_0__/* .signFlipP */ .t2)(sums.map((each) => -each)) : 1;
}
function fallP(bucket) {
  return new Look(bucket).p;
}
class Look {
  bucket;
  /** By block, of what the test sums. */
  sums;
  #p = null;
  constructor(bucket) {
    this.bucket = bucket;
    const { held, moves } = bucket;
    const summed = ["recall", "ndcg"].filter((metric) => held[metric] !== void 0);
    const tested = summed.length === 0 ? ["mrr"] : summed;
    this.sums = blockSums(moves, (move) => tested.reduce((sum, metric) => sum + move[metric], 0));
  }
  get p() {
    return this.#p ??= (0,_statistics_sign_flip_js__WEBPACK_IMPORTED_MODULE_0__/* .signFlipP */ .t2)(this.sums);
  }
}
function blockSums(moves, of) {
  const sums = /* @__PURE__ */ new Map();
  for (const move of moves) {
    const block = move.block ?? move;
    sums.set(block, (sums.get(block) ?? 0) + of(move));
  }
  return [...sums.values()];
}
function repeated(buckets) {
  const known = /* @__PURE__ */ new Set();
  const repeats = /* @__PURE__ */ new Set();
  for (const wanted of ["overall", "intent"]) {
    for (const [at, { kind, moves }] of buckets.entries()) {
      if (kind !== wanted)
        continue;
      const ids = JSON.stringify(moves.map(({ id }) => id));
      if (known.has(ids))
        repeats.add(at);
      known.add(ids);
    }
  }
  return repeats;
}
function levelOf({ kind }, { significance }, span) {
  if (significance === "off")
    return null;
  const usual = LEVELS[span][kind === "overall" ? "suite" : "part"];
  if (significance === "auto")
    return usual;
  return span === "anchor" ? Math.min(significance, LEVELS.anchor.suite) : significance;
}
function canReach({ sums }, level) {
  return 2 ** -sums.length <= level + ON;
}
function levelsOf(looked, span) {
  const families = /* @__PURE__ */ new Map();
  const isHeldAt = ({ bucket }, level) => Object.values(bucket.held).some((held) => levelOf(bucket, held, span) === level);
  const stepsOf = (kind, level) => {
    const family = looked.filter((each) => each.bucket.kind === kind && canReach(each, level) && isHeldAt(each, level)).toSorted((a, b) => a.p - b.p);
    let missed = null;
    return new Map(family.map((each, at) => {
      const step = missed ?? level / (family.length - at);
      if (each.p > step + ON)
        missed = step;
      return [each, step];
    }));
  };
  return (look, level) => {
    const { kind } = look.bucket;
    if (kind === "overall" || !canReach(look, level))
      return level;
    const key = `${kind} ${level}`;
    const steps = families.get(key) ?? stepsOf(kind, level);
    families.set(key, steps);
    return steps.get(look);
  };
}
function rulingOf(look, levels, span) {
  const { bucket } = look;
  const n = bucket.moves.length;
  const gated = HEADLINE.flatMap((metric) => {
    const held = bucket.held[metric];
    if (held === void 0)
      return [];
    const fall = n === 0 ? 0 : -bucket.moves.reduce((sum, move) => sum + move[metric], 0) / n;
    return [{ metric, fall, level: levelOf(bucket, held, span), beyond: fall > held.tolerance + ON }];
  });
  const tested = gated.filter(({ level, beyond }) => level !== null && beyond);
  const decided = levels === null ? null : decisionOn(look, tested, levels);
  return new Map(gated.map(({ metric, fall, level, beyond }) => {
    if (level === null)
      return [metric, beyond ? { outcome: "fail", fall, by: "line" } : { outcome: "pass", fall }];
    if (levels === null || fall <= ON)
      return [metric, { outcome: "pass", fall }];
    if (beyond && decided !== null)
      return [metric, { outcome: "fail", fall, ...decided }];
    const held = levels(look, level);
    const shown = canReach(look, level) ? { p: look.p, level: held } : {};
    if (beyond && fall > 1 / n + ON)
      return [metric, { outcome: "watch", fall, ...shown }];
    const sure = !beyond && look.p <= WATCH_LEVEL + ON;
    return [metric, { outcome: sure ? "watch" : "pass", fall, ...sure ? shown : {} }];
  }));
}
function decisionOn(look, beyond, levels) {
  if (beyond.length === 0)
    return null;
  const worse = look.sums.filter((each) => each < -_statistics_sign_flip_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_CHANGE */ .XG).length;
  const tests = beyond.map(({ level }) => ({ p: look.p, level: levels(look, level), at: level }));
  const reached = tests.find(({ p, level, at }) => canReach(look, at) && p <= level + ON);
  if (reached !== void 0)
    return { by: "test", p: reached.p, level: reached.level };
  if (look.bucket.kind === "overall") {
    const { moves } = look.bucket;
    const ps = beyond.map(({ metric }) => (0,_statistics_sign_flip_js__WEBPACK_IMPORTED_MODULE_0__/* .signFlipP */ .t2)(blockSums(moves, (move) => move[metric])));
    const own = Math.min(...ps);
    if (own <= OWN_LEVEL + ON)
      return { by: "own", p: own, level: OWN_LEVEL };
  } else if (worse >= FIVE && !look.sums.some((each) => each > _statistics_sign_flip_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_CHANGE */ .XG))
    return { by: "five" };
  const few = tests.some(({ at }) => !canReach(look, at));
  return few && worse === look.sums.length ? { by: "few" } : null;
}



/***/ }),

/***/ 60220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H$: () => (/* binding */ toleranceValue),
/* harmony export */   LF: () => (/* binding */ limitOf),
/* harmony export */   Pk: () => (/* binding */ SMALL_INTENT),
/* harmony export */   Ps: () => (/* binding */ metricsOf),
/* harmony export */   R: () => (/* binding */ isHeadline),
/* harmony export */   SJ: () => (/* binding */ resolveRules),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   WE: () => (/* binding */ passes),
/* harmony export */   p8: () => (/* binding */ EPSILON),
/* harmony export */   qR: () => (/* binding */ lossesAllowed)
/* harmony export */ });
/* harmony import */ var _metrics_cost_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36292);
/* harmony import */ var _metrics_context_chars_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99850);
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86509);
/* harmony import */ var _metrics_map_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5535);
/* harmony import */ var _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33130);
/* harmony import */ var _metrics_fill_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64168);
/* harmony import */ var _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78409);
/* harmony import */ var _metrics_precision_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62573);
/* harmony import */ var _metrics_recall_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83368);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13480);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(49946);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(16886);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(69559);
/* harmony import */ var _metrics_rates_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(22142);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5305);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(90997);
















const SMALL_INTENT = 5;
function keyOf({ scope, metric }) {
  return `${(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_15__/* .scopeText */ .Cm)(scope)} ${typeof metric === "string" ? metric : metric.name}`;
}
const ALWAYS = [_metrics_recall_js__WEBPACK_IMPORTED_MODULE_8__/* .RECALL */ .wV, _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_4__/* .MRR */ .M, _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_6__/* .NDCG */ .f, _metrics_precision_js__WEBPACK_IMPORTED_MODULE_7__/* .PRECISION */ .P, _metrics_precision_js__WEBPACK_IMPORTED_MODULE_7__/* .HIT_RATE */ .V, _metrics_map_js__WEBPACK_IMPORTED_MODULE_3__/* .MAP */ .l, _metrics_rates_js__WEBPACK_IMPORTED_MODULE_13__/* .DUPLICATE_RATE */ .nP];
function metricsOf(config) {
  const { prices } = config;
  const usual = prices === void 0 ? ALWAYS : [...ALWAYS, _metrics_cost_js__WEBPACK_IMPORTED_MODULE_0__/* .COST */ .oF];
  const defaults = _metrics_registry_js__WEBPACK_IMPORTED_MODULE_9__/* .METRICS */ .Cb.filter((family) => isDefault(family, config) || usual.includes(family));
  const named = (0,_model_config_js__WEBPACK_IMPORTED_MODULE_12__/* .namedRules */ .PR)(config.gate).flatMap(({ rules }) => [...rules.keys()]);
  const all = new Map(defaults.map((family) => (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_9__/* .metricAt */ .Qx)(family, config.k)).map((metric) => [metric.name, metric]));
  for (const name of [...named, ...config.metrics]) {
    const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_9__/* .parseMetric */ .uo)(name);
    if (typeof metric !== "string")
      all.set(metric.name, metric);
  }
  return [...all.values()].flatMap((metric) => {
    if (metric.k === null || !(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_2__/* .isPerCase */ .uE)(metric.family))
      return [];
    const priced = metric.family.kind === "cost" && prices !== void 0;
    return [priced ? { ...metric, family: (0,_metrics_cost_js__WEBPACK_IMPORTED_MODULE_0__/* .costMetric */ .Gg)(prices) } : metric];
  });
}
function resolveRules(config, suite) {
  const metrics = gatedMetrics(config);
  const notices = [];
  const rules = [];
  for (const metric of metrics) {
    const setting = config.gate.metrics.get(metric.name);
    if (setting === "off")
      notices.push({ code: "rule_off", metric: metric.name, scope: _model_scope_js__WEBPACK_IMPORTED_MODULE_15__/* .OVERALL */ .aD });
    else if (meaningful(metric, suite.cases)) {
      rules.push(makeRule(config, metric, _model_scope_js__WEBPACK_IMPORTED_MODULE_15__/* .OVERALL */ .aD, [metric.family.rule], setting));
    }
  }
  const add = (scope, all, named, small) => {
    for (const metric of withNamed(all, named)) {
      const own2 = named?.get(metric.name);
      if (own2 === "off")
        notices.push({ code: "rule_off", metric: metric.name, scope });
      const rule = ruleIn(config, metric, scope, own2, small, (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_15__/* .casesIn */ .XV)(suite.cases, scope));
      if (rule !== null)
        rules.push(rule);
    }
  };
  const isAlone = suite.cases.every(({ intent }) => intent === suite.cases[0]?.intent);
  const own = isAlone ? [] : suite.cases.map(({ intent }) => intent);
  const intents = [.../* @__PURE__ */ new Set([...own, ...config.gate.intents.keys()])].toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_11__/* .compareCodePoints */ .OP);
  for (const intent of intents) {
    const { length } = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_15__/* .casesIn */ .XV)(suite.cases, (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_15__/* .intentScope */ .Ln)(intent));
    const small = length > 0 && length < SMALL_INTENT;
    if (small)
      notices.push({ code: "small_intent", intent, cases: length });
    add((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_15__/* .intentScope */ .Ln)(intent), isAlone ? [] : metrics, config.gate.intents.get(intent), small);
  }
  if (config.latency === "off")
    notices.push({ code: "latency_off", by: "config" });
  return { rules, notices };
}
function gatedMetrics(config) {
  const byDefault = _metrics_registry_js__WEBPACK_IMPORTED_MODULE_9__/* .METRICS */ .Cb.filter((family) => isDefault(family, config)).map((family) => (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_9__/* .metricAt */ .Qx)(family, config.k));
  const all = withNamed(byDefault, config.gate.metrics);
  return config.latency === "off" ? all.filter(({ family }) => family.kind !== "latency") : all;
}
function isDefault(family, config) {
  const judge = (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_2__/* .isPerCase */ .uE)(family) && family.needs === "judge";
  return family.gatedByDefault && (!judge || (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_10__/* .judgedMetrics */ .PH)(config).length > 0);
}
function withNamed(metrics, named) {
  const known = new Set(metrics.map((metric) => metric.name));
  const more = [...named?.keys() ?? []].filter((name) => !known.has(name)).toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_11__/* .compareCodePoints */ .OP);
  return [...metrics, ...more.map(_metrics_registry_js__WEBPACK_IMPORTED_MODULE_9__/* .parseMetric */ .uo).filter((metric) => typeof metric !== "string")];
}
function ruleIn(config, metric, scope, own, small, bucket) {
  const overall = config.gate.metrics.get(metric.name);
  if (own === "off" || own === void 0 && (overall === "off" || bucket.length === 0))
    return null;
  const wider = overall === "off" ? void 0 : overall;
  const { family } = metric;
  if (family.kind === "latency" || family.kind === "churn") {
    if (own === void 0 && (small || family.kind === "churn"))
      return null;
    return makeRule(config, metric, scope, [family.rule, wider], own);
  }
  const perIntent = scope.kind === "intent" ? config.gate.per_intent : null;
  if (own === void 0 && (small || perIntent === "off" || !meaningful(metric, bucket)))
    return null;
  const shared = perIntent === null || perIntent === "off" || isApart(metric) ? void 0 : perIntent;
  const isSilent = (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_2__/* .isTested */ .eW)(family) && !isHeadline(metric.name, config);
  if (isSilent && own === void 0 && shared === void 0)
    return null;
  return makeRule(config, metric, scope, [inPart(metric, wider), shared], own);
}
function isHeadline(name, config) {
  return _rule_js__WEBPACK_IMPORTED_MODULE_14__/* .HEADLINE */ .ZS.some((metric) => name === `${metric}@${config.k}`);
}
function isApart({ family }) {
  const { tolerance } = family.rule;
  const strict = tolerance.length > 0 && tolerance.every((each) => each.value === 0);
  return strict || family.kind === "cost" || family.kind === "size" || family.name === _metrics_fill_js__WEBPACK_IMPORTED_MODULE_5__/* .FILL_RATE */ .R.name;
}
const IN_PARTS = [{ unit: "absolute", value: 0.05 }];
const ONE_CASE = { unit: "cases", value: 1 };
function inPart(metric, wider = {}) {
  const { family } = metric;
  const { tolerance: own, ceiling: bound } = family.rule;
  const { tolerance = own, significance, ceiling = bound } = wider;
  const isRate = family.kind === "rate" && family.name.endsWith("_rate") && !isApart(metric);
  const usual = (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_2__/* .isTested */ .eW)(family) ? IN_PARTS : isRate ? [...IN_PARTS, ONE_CASE, ...tolerance] : tolerance;
  return {
    tolerance: own.length === 0 && (isRate || (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_2__/* .isTested */ .eW)(family)) ? own : usual,
    ...significance === void 0 ? {} : { significance },
    // Its default is a ceiling, which a wider one overall would be void beside.
    ...family.kind === "rate" && bound !== void 0 && ceiling !== void 0 ? { ceiling } : {}
  };
}
function meaningful({ family }, cases) {
  if (!(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_2__/* .isPerCase */ .uE)(family) || family.needs === void 0)
    return true;
  const has = {
    judge: (each) => !each.expect_empty,
    text: (each) => each.expected.some(_metrics_context_chars_js__WEBPACK_IMPORTED_MODULE_1__/* .isTextTarget */ .D),
    forbidden: (each) => each.forbidden.length > 0,
    expect_empty: (each) => each.expect_empty
  };
  return cases.some(has[family.needs]);
}
function makeRule(config, metric, scope, patches, own) {
  const merged = [...patches, own].reduce((sum, patch) => ({ ...sum, ...patch }), {});
  const { significance: gate } = config.gate;
  const significance = own?.tolerance === void 0 ? merged.significance ?? gate ?? "auto" : own.significance ?? gate ?? "off";
  return {
    metric,
    scope,
    tolerance: merged.tolerance ?? [],
    floor: merged.floor ?? null,
    ceiling: merged.ceiling ?? null,
    significance: (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_2__/* .isTested */ .eW)(metric.family) ? significance : "off",
    named: own !== void 0
  };
}
const EPSILON = 1e-9;
function toleranceValue(tolerances, baseline, cases) {
  const inUnits = ({ unit, value }) => {
    if (unit === "absolute")
      return value;
    if (unit === "percent")
      return Math.abs(baseline) * value / 100;
    return value / cases;
  };
  return tolerances.reduce((largest, tolerance) => Math.max(largest, inUnits(tolerance)), 0);
}
function lossesAllowed(max, n) {
  const counted = max.map((each) => each.unit === "cases" ? { ...each, unit: "absolute" } : each);
  return Math.floor(toleranceValue(counted, n, n) + EPSILON);
}
function limitOf(direction, baseline, tolerance, bounds) {
  const bound = direction === "higher" ? bounds.floor : bounds.ceiling;
  if (baseline === null || tolerance === null)
    return bound;
  const relative = direction === "higher" ? baseline - tolerance : baseline + tolerance;
  if (bound === null)
    return relative;
  return direction === "higher" ? Math.max(bound, relative) : Math.min(bound, relative);
}
function passes(direction, current, limit) {
  return direction === "higher" ? current >= limit - EPSILON : current <= limit + EPSILON;
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

const NO_CHANGE = 1e-12;
const EXACT_BLOCKS = 20;
const ROUNDS = 2e4;
const AT_ONCE = 500;
const SEED = 1;
const TIE = 1e-9;
function signFlipP(differences) {
  const changed = differences.filter((each) => Math.abs(each) > NO_CHANGE);
  return changed.length > EXACT_BLOCKS ? drawn(differences) : counted(changed);
}
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
    const block = differences.slice(from, from + 64).map((each) => Math.abs(each) > NO_CHANGE ? each : 0);
    if (block.some((each) => each !== 0))
      addFlipped(flipped, block, from / 64);
  }
  let asLow = 0;
  for (let round = 0; round < ROUNDS; round++)
    if (flipped[round] >= -TIE / 2)
      asLow++;
  return (1 + asLow) / (1 + ROUNDS);
}
function addFlipped(flipped, differences, column) {
  const random = (0,_random_js__WEBPACK_IMPORTED_MODULE_0__/* .splitMix64 */ .f)(SEED, column * ROUNDS);
  const words = new Uint32Array(2 * AT_ONCE);
  const sums = sumsByByte(differences);
  for (let round = 0; round < ROUNDS; round += AT_ONCE) {
    random.draw(words);
    addWords(flipped.subarray(round, round + AT_ONCE), words, sums);
  }
}
function addWords(flipped, words, sums) {
  for (let round = 0; round < flipped.length; round++) {
    flipped[round] += sumOf(sums, 0, words[2 * round + 1]) + sumOf(sums, 1024, words[2 * round]);
  }
}
function sumOf(sums, from, word) {
  const low = sums[from + (word & 255)] + sums[from + 256 + (word >>> 8 & 255)];
  return low + sums[from + 512 + (word >>> 16 & 255)] + sums[from + 768 + (word >>> 24)];
}
function sumsByByte(differences) {
  const sums = new Float64Array(8 * 256);
  for (let at = 0; at < 64; at++) {
    const from = 256 * (at >>> 3);
    const bit = 1 << (at & 7);
    for (let i = 0; i < bit; i++)
      sums[from + bit + i] = sums[from + i] + (differences[at] ?? 0);
  }
  return sums;
}



/***/ })

};
