export const id = 2557;
export const ids = [2557];
export const modules = {

/***/ 1812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ judgeRun),
/* harmony export */   x: () => (/* binding */ readCache)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _files_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31462);
/* harmony import */ var _decision_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29853);
/* harmony import */ var _gate_sound_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44780);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27139);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49946);
/* harmony import */ var _system_write_whole_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79456);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63532);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97855);









function readCache(root, { judge }) {
  return judge === void 0 ? /* @__PURE__ */ new Map() : (0,_files_part_js__WEBPACK_IMPORTED_MODULE_1__/* .loadVerdicts */ .X8)(root, judge.cache);
}
async function judgeRun(root, known, plan, measured, ports, without) {
  const { judge } = plan.head.config;
  if (judge === void 0 || measured.failure !== null || !canBeJudged(plan.head, measured.head)) {
    return measured;
  }
  const { judgeAnswers } = await Promise.all(/* import() */[__webpack_require__.e(6191), __webpack_require__.e(4343), __webpack_require__.e(9650), __webpack_require__.e(1588)]).then(__webpack_require__.bind(__webpack_require__, 11588));
  const headTasks = listTasks(plan.head, measured.head);
  const baseTasks = plan.base === null ? [] : listTasks(plan.base, measured.base);
  const progress = (0,_progress_js__WEBPACK_IMPORTED_MODULE_7__/* .showProgress */ .R)({
    line: ports.line,
    print: ports.progress,
    now: () => performance.now()
  });
  const judged = await judgeAnswers(judge, [...headTasks, ...baseTasks], {
    environment: ports.environment,
    signal: ports.signal,
    known,
    progress: (done, total) => progress("judging", done, total)
  });
  const { samples, spending, failure } = judged;
  const writeFailure = await keepVerdicts(root, judge, known, without(judged.added));
  return {
    head: { ...withSamples(measured.head, headTasks, samples), judging: spending },
    base: withSamples(measured.base, baseTasks, samples.slice(headTasks.length)),
    failure: failure ?? writeFailure
  };
}
function canBeJudged({ config, suite, baseline }, run) {
  try {
    (0,_gate_sound_js__WEBPACK_IMPORTED_MODULE_3__/* .assertMeasured */ .TG)(config, suite, (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_4__/* .scoreRun */ .I6)(suite, run, (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .listMetrics */ .u7)(config), config.definition), baseline);
    return true;
  } catch (error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError) {
      return false;
    }
    throw error;
  }
}
function listTasks({ config, suite }, measuredRun) {
  const metrics = (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .judgedMetrics */ .PH)(config);
  const runs = new Map(measuredRun.cases.map((each) => [each.case_id, each]));
  return suite.cases.flatMap((subject) => {
    const run = runs.get(subject.id);
    if (run === void 0 || subject.expect_empty) {
      return [];
    }
    return metrics.map((metric) => ({ case: subject, run, metric }));
  });
}
function withSamples(run, tasks, samples) {
  const byCase = /* @__PURE__ */ new Map();
  for (const [index, task] of tasks.entries()) {
    const caseSamples = byCase.get(task.case.id) ?? /* @__PURE__ */ new Map();
    byCase.set(task.case.id, caseSamples.set(task.metric, (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .requireItem */ .l5)(samples, index)));
  }
  return {
    ...run,
    cases: run.cases.map((each) => {
      const judged = byCase.get(each.case_id);
      return judged === void 0 ? each : Object.assign({}, each, { judged });
    })
  };
}
async function keepVerdicts(root, judge, known, added) {
  if (added.length === 0) {
    return null;
  }
  try {
    await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_6__/* .writeWhole */ .f8)(root, judge.cache, (0,_files_part_js__WEBPACK_IMPORTED_MODULE_1__/* .formatVerdictLines */ .Wd)([...known.values(), ...added]));
    return null;
  } catch (error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError) {
      return error;
    }
    throw error;
  }
}



/***/ }),

/***/ 88429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eZ: () => (/* binding */ findEmptyIntents),
  dS: () => (/* binding */ findWideTolerances),
  ST: () => (/* binding */ hitOfTarget),
  ug: () => (/* binding */ lintSuite)
});

// EXTERNAL MODULE: ./lib/model/document-names.js
var document_names = __webpack_require__(45577);
// EXTERNAL MODULE: ./lib/decision/levels.js
var levels = __webpack_require__(34215);
// EXTERNAL MODULE: ./lib/metrics/matching.js
var matching = __webpack_require__(87362);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/gate/dead-cases.js
var dead_cases = __webpack_require__(6269);
// EXTERNAL MODULE: ./lib/decision/bucket-test.js
var bucket_test = __webpack_require__(60711);
// EXTERNAL MODULE: ./lib/decision/limits.js
var limits = __webpack_require__(54444);
// EXTERNAL MODULE: ./lib/decision/lost-queries.js
var lost_queries = __webpack_require__(85587);
// EXTERNAL MODULE: ./lib/decision/noise.js
var decision_noise = __webpack_require__(2684);
// EXTERNAL MODULE: ./lib/decision/rules.js
var decision_rules = __webpack_require__(29853);
// EXTERNAL MODULE: ./lib/gate/rule-power.js
var rule_power = __webpack_require__(88317);
;// CONCATENATED MODULE: ./lib/gate/suite-power.js







const POWER = 0.8;
const LOST_SHARE = 0.75;
const MOST_CASES = 2e3;
function findSuitePower(config, suite, baseline) {
  const rules = (0,decision_rules/* resolveRules */.SJ)(config, suite).filter(({ scope }) => scope.kind === "overall");
  const ceiling = rules.find(({ metric }) => metric.family.kind === "loss")?.ceiling ?? Infinity;
  const cases = suite.cases.filter(rule_power/* hasTargets */.Hc);
  const n = cases.length;
  const changes = describeChanges(config, rules, n, baseline);
  const isFailing = (lost, better) => lost > ceiling || doesFail({ lost, better, p: upperTail(lost + better, lost) }, changes);
  const counts = Array.from({ length: n }, (_, at) => at + 1);
  const hasGroups = cases.some(({ group }) => group !== void 0);
  return {
    lost: counts.find((lost) => isFailing(lost, 0)) ?? null,
    lost_beside_better: counts.find((lost) => lost > 1 && isFailing(lost, Math.floor(lost / 2))) ?? null,
    recall_fall: hasGroups || n > MOST_CASES ? null : findNoticedFall(n, ceiling, changes)
  };
}
function describeChanges(config, rules, n, baseline) {
  const varies = baseline?.answers_vary === true;
  const suiteRules = (0,bucket_test/* findBuckets */.BA)(rules, config)[0]?.rules ?? /* @__PURE__ */ new Map();
  const moveOfQuery = suiteRules.has("recall") && suiteRules.has("ndcg") ? 2 : 1;
  const rows = [...baseline?.cases.values() ?? []];
  const noise = varies ? (0,decision_noise/* noiseOfRows */.v)(rows, baseline) ?? 0 : 0;
  return {
    rules: suiteRules,
    n,
    countsLost: !varies && (0,lost_queries/* hasDefaultRecall */.Jm)(config),
    noise: noise / moveOfQuery
  };
}
function doesFail({ lost, better, p }, { rules, n, countsLost, noise }) {
  return [...rules.values()].some(({ tolerance, significance }) => {
    if ((lost - better) / n <= (0,limits/* toleranceValue */.H$)(tolerance, 1, n) + limits/* EPSILON */.p8) {
      return false;
    }
    if (significance === "off") {
      return true;
    }
    if (lost - better < noise) {
      return false;
    }
    const level = (0,levels/* bucketLevel */.Nf)("baseline", null, significance, lost + better);
    return p <= level + limits/* EPSILON */.p8 || countsLost && (0,lost_queries/* isLossWithoutGain */.zn)(lost, better);
  });
}
function upperTail(n, least) {
  let tail = 0;
  for (let heads = least; heads <= n; heads++) {
    tail += binomial(n, heads, 0.5);
  }
  return tail;
}
function findNoticedFall(n, ceiling, rules) {
  const largestFall = 2 * LOST_SHARE - 1;
  const chancesByMoved = Array.from({ length: n + 1 }, (_, moved) => chanceToFailIfMoved(moved, ceiling, rules));
  const chanceToFail = (fall) => {
    const movedShare = Math.min(1, fall / largestFall);
    return chancesByMoved.reduce((sum, chance, moved) => sum + chance * binomial(n, moved, movedShare), 0);
  };
  if (n === 0 || chanceToFail(largestFall) < POWER) {
    return null;
  }
  let low = 0;
  let high = largestFall;
  while (high - low > 5e-4) {
    const middle = (low + high) / 2;
    if (chanceToFail(middle) < POWER) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return high;
}
function chanceToFailIfMoved(moved, ceiling, rules) {
  let chance = 0;
  let p = 0;
  for (let lost = moved; lost >= 0; lost--) {
    p += binomial(moved, lost, 0.5);
    if (lost <= ceiling && !doesFail({ lost, better: moved - lost, p }, rules)) {
      break;
    }
    chance += binomial(moved, lost, LOST_SHARE);
  }
  return chance;
}
const LOG_FACTORIALS = [0];
function logFactorial(n) {
  for (let next = LOG_FACTORIALS.length; next <= n; next++) {
    LOG_FACTORIALS.push((LOG_FACTORIALS[next - 1] ?? 0) + Math.log(next));
  }
  return LOG_FACTORIALS[n] ?? 0;
}
function binomial(n, k, share) {
  if (share <= 0 || share >= 1) {
    return k === (share <= 0 ? 0 : n) ? 1 : 0;
  }
  const ways = logFactorial(n) - logFactorial(k) - logFactorial(n - k);
  return Math.exp(ways + k * Math.log(share) + (n - k) * Math.log(1 - share));
}


;// CONCATENATED MODULE: ./lib/gate/lint.js










function lintSuite(config, suite, baseline) {
  const intents = [...new Set(suite.cases.map(({ intent }) => intent))].toSorted(canonical_json/* compareCodePoints */.OP);
  const failingLosses = (0,rule_power/* findFailingLosses */.Nm)(config, suite);
  const scopes = [model_scope/* OVERALL */.aD, ...intents.map(model_scope/* intentScope */.Ln)];
  const buckets = scopes.map((scope) => describeBucket(suite, scope, failingLosses));
  const rules = (0,rule_power/* findRulePower */.Vy)(config, suite, baseline, failingLosses);
  const wideTolerances = findWideTolerances(config);
  const otherRules = rules.filter(({ metric }) => !wideTolerances.has(metric));
  const warnings = [
    ...suite.cases.flatMap((each) => warnOfOverlaps(each, config.definition)),
    ...suite.cases.flatMap((each) => warnOfLowGrades(each, config.definition)),
    ...suite.cases.flatMap(warnOfUnlikelyTargets),
    ...buckets.filter(({ size }) => size < levels/* SMALL_INTENT */.Pk).map(warnOfSmallBucket),
    ...warnOfSimilarIntents(intents),
    ...wideTolerances.values(),
    ...otherRules.flatMap(warnOfRuleThatNeverFails),
    ...(0,dead_cases/* findDeadCases */.V)(suite, baseline).map(warnOfDeadCase)
  ];
  return { buckets, power: findSuitePower(config, suite, baseline), rules, warnings };
}
function describeBucket(suite, scope, failingLosses) {
  const casesOfScope = (0,model_scope/* selectCases */._H)(suite.cases, scope);
  const withTargets = casesOfScope.filter(rule_power/* hasTargets */.Hc).length;
  return {
    scope,
    size: casesOfScope.length,
    cases: withTargets,
    controls: casesOfScope.filter((each) => each.expect_empty).length,
    weight: withTargets === 0 ? null : 1 / withTargets,
    losses: failingLosses.get((0,model_scope/* scopeText */.Cm)(scope)) ?? null
  };
}
function warnOfRuleThatNeverFails({ metric, scope, neverFires }) {
  if (neverFires === null) {
    return [];
  }
  const reason = neverFires.code === "no_limit" ? "it has no tolerance, floor or ceiling" : `its limit ${neverFires.limit.toFixed(4)} is no better than the worst, ${neverFires.worst}`;
  return [`the rule for ${metric} (${(0,model_scope/* scopeText */.Cm)(scope)}) can never fail: ${reason}`];
}
function warnOfDeadCase(id) {
  return `case ${id} found none of its targets at the baseline, so it can't be lost. Check the targets, or the index`;
}
function warnOfLowGrades(subject, { relevance }) {
  const { expected, id, place } = subject;
  const bestGrade = expected.reduce((most, { grade }) => Math.max(most, grade), 0);
  if (expected.length === 0 || bestGrade >= relevance) {
    return [];
  }
  return [
    `${place.file}:${place.line}: case ${id}: its best grade is ${bestGrade}, below \`definition.relevance\` (${relevance}), so its recall and MRR are always 0`
  ];
}
const UNLIKELY_FORMS = [
  [/^\//, "begins with a slash; paths are relative to the repository"],
  [/\/\//, "has a double slash"],
  [/\/$/, "ends with a slash, as a folder does"],
  [/^[“”‘’"']|[“”‘’"']$/u, "has a quote at its end"]
];
const URL_START = /^[a-z][a-z0-9+.-]*:\/\//i;
function warnOfUnlikelyTargets({ expected, forbidden, id, place }) {
  const warnings = [];
  for (const target of [...expected, ...forbidden].flatMap(suite/* singleTargets */.xG)) {
    if (target.kind === "text" || target.kind === "file" || target.kind === "glob") {
      continue;
    }
    const reason = findUnlikelyForm(target.value);
    const where = `${place.file}:${place.line}: case ${id}: the target "${shortLabel(target)}"`;
    if (reason !== null) {
      warnings.push(`${where} ${reason}; write it as the search returns it`);
    } else if (namesSeveral(target.value) && !/\.[ct]sv$/i.test(place.file)) {
      warnings.push(`${where} seems to name several documents; write each as a target of its own`);
    }
  }
  return warnings;
}
function namesSeveral(value) {
  return !URL_START.test(value) && ((0,document_names/* looksLikeSeveralNames */.y)(value) || /^\[\s*['"].*\]$/s.test(value));
}
function findUnlikelyForm(value) {
  if (URL_START.test(value)) {
    return null;
  }
  return UNLIKELY_FORMS.find(([pattern]) => pattern.test(value))?.[1] ?? null;
}
function warnOfSimilarIntents(intents) {
  const warnings = [];
  for (const [at, name] of intents.entries()) {
    const lower = name.toLowerCase();
    if (intents.slice(at + 1).some((other) => other.toLowerCase() === lower)) {
      warnings.push(`intents "${name}" and one that differs in letter case alone are two: give them one name`);
    }
  }
  return warnings;
}
const SHARES = /* @__PURE__ */ new Set(["quality", "rate", "answer"]);
function findWideTolerances({ gate }) {
  const warnings = /* @__PURE__ */ new Map();
  for (const [name, rule] of gate.metrics) {
    const metric = (0,registry/* parseMetric */.uo)(name);
    const tolerances = rule === "off" ? [] : rule.tolerance ?? [];
    const absolute = tolerances.filter(({ unit }) => unit === "absolute");
    const largest = Math.max(0, ...absolute.map(({ value }) => value));
    if (largest > 1 && typeof metric !== "string" && SHARES.has(metric.family.kind)) {
      warnings.set(name, `the tolerance ${largest} of ${name} allows any change, because ${name} lies between 0 and 1. Did you mean ${largest / 100} or "${largest}%"?`);
    }
  }
  return warnings;
}
function findEmptyIntents({ gate }, suite) {
  const suiteIntents = new Set(suite.cases.map(({ intent }) => intent));
  return [...gate.intents].filter(([name, rules]) => !suiteIntents.has(name) && [...rules.values()].some((rule) => rule !== "off")).map(([name]) => name).toSorted(canonical_json/* compareCodePoints */.OP);
}
function warnOfSmallBucket({ scope, size }) {
  const cases = size === 1 ? "1 case" : `${size} cases`;
  if (scope.kind === "overall") {
    return `the suite has ${cases}, and checks of so few see little. Add cases`;
  }
  return `${(0,model_scope/* scopeText */.Cm)(scope)} has ${cases}; below ${levels/* SMALL_INTENT */.Pk} its quality is not gated unless the config names the intent. Add cases, or join this intent with another`;
}
const MOST_COMPARED = 300;
function warnOfOverlaps(subject, definition) {
  const { expected, id, place } = subject;
  const caseLabel = `${place.file}:${place.line}: case ${id}`;
  if (expected.length > MOST_COMPARED) {
    return [
      `${caseLabel} has ${expected.length} targets; which of them one result could cover is looked at up to ${MOST_COMPARED}`
    ];
  }
  const targets = expected.flatMap((target) => target.kind === "any" ? [] : [target]);
  if (targets.length < expected.length) {
    return [];
  }
  const resultsOfTargets = targets.map((target) => ({
    target,
    hit: (0,matching/* normaliseHit */.Sv)(hitOfTarget(target), definition)
  }));
  const warnings = [];
  for (const target of targets) {
    const covers = (0,matching/* compileTarget */.bs)(target, definition);
    for (const otherResult of resultsOfTargets) {
      if (otherResult.target !== target && covers(otherResult.hit)) {
        warnings.push(`${caseLabel}: a result for "${shortLabel(otherResult.target)}" also covers "${shortLabel(target)}", so recall counts it twice. Keep one of the two`);
      }
    }
  }
  return warnings;
}
function hitOfTarget(target) {
  const { kind, value } = target;
  const hit = { doc_id: value, repeat: false };
  switch (kind) {
    case "hint":
    case "path":
      return { ...hit, path: value };
    case "name":
      return { ...hit, name: value };
    case "qualified_name":
      return { ...hit, qualified_name: value };
    case "cluster":
      return { ...hit, cluster: value };
    case "id":
    case "glob":
      return hit;
    case "text":
      return { ...hit, doc_id: "", text: value };
    case "file":
      return { ...hit, path: value, text: target.text };
    case "span": {
      const document = target.by === "path" ? { path: value } : { id: value };
      return { ...hit, doc_id: "", ...document, span: { start: target.start, end: target.end } };
    }
  }
}
const MOST_LABEL_CHARACTERS = 80;
const HALF_CHARACTER_AT_END = /[\ud800-\udbff]$/;
function shortLabel(target) {
  const label = (0,suite/* targetLabel */.Op)(target).replaceAll(/\s+/g, " ");
  if (label.length <= MOST_LABEL_CHARACTERS) {
    return label;
  }
  const start = label.slice(0, MOST_LABEL_CHARACTERS - 1).replace(HALF_CHARACTER_AT_END, "");
  return `${start}\u2026`;
}



/***/ }),

/***/ 61866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ warnOfUnreachableFloors)
/* harmony export */ });
/* harmony import */ var _decision_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54444);
/* harmony import */ var _decision_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29853);
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86509);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27139);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90997);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44141);
/* harmony import */ var _lint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88429);







function warnOfUnreachableFloors(config, suite) {
  const rules = (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveRules */ .SJ)(config, suite).filter(({ floor, metric: { family } }) => floor !== null && family.kind === "quality" && (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_1__/* .isPerCase */ .uE)(family));
  if (rules.length === 0) {
    return [];
  }
  const metrics = (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .listMetrics */ .u7)(config);
  const scoreCase = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_2__/* .caseScorer */ .xk)(metrics, config.definition);
  const scores = suite.cases.map((subject) => scoreCase(subject, answerPerfectly(subject, config.k)));
  const { means } = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_2__/* .summariseCases */ .eI)(scores, metrics, config.definition);
  return rules.flatMap((rule) => {
    const { name } = rule.metric;
    const most = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .findBucket */ .Ub)(means, rule.scope)?.get(name) ?? null;
    const floor = rule.floor ?? 0;
    if (most === null || most >= floor - _decision_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .EPSILON */ .p8) {
      return [];
    }
    const casesOfScope = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .selectCases */ ._H)(scores, rule.scope);
    const below = casesOfScope.find(({ metrics: values }) => (values.get(name) ?? floor) < floor);
    const example = below === void 0 ? "" : `; case ${below.id} has at most ${below.metrics.get(name)?.toFixed(3)}`;
    return [
      `the floor ${floor} of ${name} (${(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeText */ .Cm)(rule.scope)}) can't be reached: a perfect search has ${most.toFixed(3)} with this suite and k ${config.k}${example}`
    ];
  });
}
function answerPerfectly(subject, k) {
  const targets = subject.expected.toSorted((a, b) => b.grade - a.grade);
  const hits = targets.slice(0, k).map((target) => (0,_lint_js__WEBPACK_IMPORTED_MODULE_4__/* .hitOfTarget */ .ST)((0,_model_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .singleTargets */ .xG)(target)[0]));
  return {
    case_id: subject.id,
    outcome: { kind: "answer", hits, returned: hits.length, degraded: false },
    first_ms: null,
    samples_ms: []
  };
}



/***/ })

};
