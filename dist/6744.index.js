export const id = 6744;
export const ids = [6744];
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
/* harmony import */ var _model_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30060);
/* harmony import */ var _system_write_whole_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79456);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63532);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97855);










function readCache(root, { judge }) {
  return judge === void 0 ? /* @__PURE__ */ new Map() : (0,_files_part_js__WEBPACK_IMPORTED_MODULE_1__/* .loadVerdicts */ .X8)(root, judge.cache);
}
async function judgeRun(root, known, plan, measured, ports, hideSecrets) {
  const { judge } = plan.head.config;
  if (judge === void 0 || measured.failure !== null || !canBeJudged(plan.head, measured.head)) {
    return measured;
  }
  const { judgeAnswers } = await Promise.all(/* import() */[__webpack_require__.e(8002), __webpack_require__.e(6191), __webpack_require__.e(1681), __webpack_require__.e(8208), __webpack_require__.e(4195), __webpack_require__.e(2499), __webpack_require__.e(9650), __webpack_require__.e(1588)]).then(__webpack_require__.bind(__webpack_require__, 11588));
  const headTasks = listTasks(plan.head, measured.head);
  const baseTasks = plan.base === null ? [] : listTasks(plan.base, measured.base);
  const progress = (0,_progress_js__WEBPACK_IMPORTED_MODULE_7__/* .showProgress */ .R)(ports);
  const judged = await judgeAnswers(judge, [...headTasks, ...baseTasks], {
    environment: ports.environment,
    signal: ports.signal,
    known,
    progress: (done, total) => progress("judging", done, total)
  });
  const { samples, spending, failure } = judged;
  const writeFailure = await keepVerdicts(root, judge, known, hideSecrets(judged.added));
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
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .valueForGateError */ .Uh)(error, false);
  }
}
function listTasks({ config, suite }, measuredRun) {
  const metrics = (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .judgedMetrics */ .PH)(config);
  const runs = (0,_model_run_js__WEBPACK_IMPORTED_MODULE_8__/* .runsById */ .j8)(measuredRun);
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
    byCase.set(task.case.id, caseSamples.set(task.metric, (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_9__/* .requireItem */ .l5)(samples, index)));
  }
  return {
    ...run,
    cases: run.cases.map((caseRun) => {
      const judged = byCase.get(caseRun.case_id);
      return judged === void 0 ? caseRun : Object.assign({}, caseRun, { judged });
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
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue) {
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
  ug: () => (/* binding */ lintSuite),
  vc: () => (/* binding */ warnOfShortLists)
});

// EXTERNAL MODULE: ./lib/model/alike-names.js
var alike_names = __webpack_require__(7072);
// EXTERNAL MODULE: ./lib/decision/bucket-test.js
var bucket_test = __webpack_require__(60711);
// EXTERNAL MODULE: ./lib/decision/levels.js
var levels = __webpack_require__(34215);
// EXTERNAL MODULE: ./lib/decision/rules.js
var decision_rules = __webpack_require__(29853);
// EXTERNAL MODULE: ./lib/metrics/matching.js
var matching = __webpack_require__(87362);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/model/suite.js
var model_suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/gate/dead-cases.js
var dead_cases = __webpack_require__(6269);
// EXTERNAL MODULE: ./lib/gate/odd-limits.js
var odd_limits = __webpack_require__(97439);
// EXTERNAL MODULE: ./lib/gate/rule-power.js
var rule_power = __webpack_require__(88317);
;// CONCATENATED MODULE: ./lib/gate/suite-power.js



const POWER = 0.8;
const LOST_SHARE = 0.75;
const MOST_CASES = 2e3;
const FALL_STEP = 5e-4;
function findSuitePower(config, suite, baseline) {
  const overallRules = (0,decision_rules/* resolveRules */.SJ)(config, suite).filter(({ scope }) => scope.kind === "overall");
  const [suiteBucket] = (0,bucket_test/* findBuckets */.BA)(overallRules, config);
  const cases = suite.cases.filter(rule_power/* hasTargets */.Hc);
  const suiteRules = {
    ...(0,rule_power/* findMoveFacts */.U_)(suiteBucket, cases, config, baseline),
    rules: [...suiteBucket?.rules.values() ?? []],
    ceiling: overallRules.find(({ metric }) => metric.family.kind === "loss")?.ceiling ?? Infinity
  };
  const losable = suite.cases.filter((each) => !each.expect_empty).length;
  const hasGroups = cases.some(({ group }) => group !== void 0);
  const canFindFall = !hasGroups && cases.length > 0 && cases.length <= MOST_CASES;
  const failsBeside = (lost, better) => doesSuiteFail({ lost, better, p: upperTail(lost + better, lost) }, suiteRules);
  const failsBesideHalf = (lost) => {
    const better = Math.floor(lost / 2);
    return better > 0 && failsBeside(lost, better);
  };
  return {
    lost: (0,rule_power/* findLeastLosses */.K_)((lost) => failsBeside(lost, 0), losable),
    lost_beside_better: (0,rule_power/* findLeastLosses */.K_)(failsBesideHalf, losable),
    ...canFindFall && { recall_fall: findNoticedFall(suiteRules) }
  };
}
function doesSuiteFail(moves, suiteRules) {
  const { n, rules, ceiling } = suiteRules;
  if (moves.lost > ceiling) {
    return true;
  }
  return moves.lost <= n && rules.some((rule) => (0,rule_power/* doMovesFail */.Sz)(moves, rule, suiteRules));
}
function upperTail(n, least) {
  let tail = 0;
  for (let heads = least; heads <= n; heads++) {
    tail += binomial(n, heads, 0.5);
  }
  return tail;
}
function findNoticedFall(suiteRules) {
  const { n } = suiteRules;
  const largestFall = 2 * LOST_SHARE - 1;
  const chancesByMoved = Array.from({ length: n + 1 }, (_, moved) => chanceToFailIfMoved(moved, suiteRules));
  const chanceToFail = (fall) => {
    const movedShare = Math.min(1, fall / largestFall);
    return chancesByMoved.reduce((sum, chance, moved) => sum + chance * binomial(n, moved, movedShare), 0);
  };
  if (chanceToFail(largestFall) < POWER) {
    return null;
  }
  let low = 0;
  let high = largestFall;
  while (high - low > FALL_STEP) {
    const middle = (low + high) / 2;
    if (chanceToFail(middle) < POWER) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return high;
}
function chanceToFailIfMoved(moved, suiteRules) {
  let chance = 0;
  let p = 0;
  for (let lost = moved; lost >= 0; lost--) {
    p += binomial(moved, lost, 0.5);
    if (!doesSuiteFail({ lost, better: moved - lost, p }, suiteRules)) {
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
  if (share <= 0) {
    return k === 0 ? 1 : 0;
  }
  if (share >= 1) {
    return k === n ? 1 : 0;
  }
  const ways = logFactorial(n) - logFactorial(k) - logFactorial(n - k);
  return Math.exp(ways + k * Math.log(share) + (n - k) * Math.log(1 - share));
}


;// CONCATENATED MODULE: ./lib/gate/lint.js













function lintSuite(config, suite, baseline) {
  const intents = [...new Set(suite.cases.map(({ intent }) => intent))].toSorted(canonical_json/* compareCodePoints */.OP);
  const scopes = [model_scope/* OVERALL */.aD, ...intents.map(model_scope/* intentScope */.Ln)];
  const buckets = scopes.map((scope) => describeBucket(suite, scope));
  const rules = (0,rule_power/* findRulePower */.Vy)(config, suite, baseline);
  const oddLimits = (0,odd_limits/* findOddLimits */.p)(config, suite, baseline);
  const oddMetrics = new Set(oddLimits.map(({ metric }) => metric));
  const otherRules = rules.filter(({ metric }) => !oddMetrics.has(metric));
  const warnings = [
    ...suite.cases.flatMap((each) => warnOfOverlaps(each, config.definition)),
    ...suite.cases.flatMap((each) => warnOfLowGrades(each, config.definition)),
    ...suite.cases.flatMap(warnOfUnlikelyTargets),
    ...warnOfSmallBuckets(buckets),
    ...warnOfUntestedIntents(config, suite, otherRules),
    ...warnOfRulesThatNeverFail(otherRules),
    ...warnOfDeadCases(suite, baseline),
    ...warnOfShortLists(config.k, baseline)
  ];
  const power = findSuitePower(config, suite, baseline);
  return { buckets, power, rules, oddLimits, warnings };
}
function describeBucket(suite, scope) {
  const casesOfScope = (0,model_scope/* selectCases */._H)(suite.cases, scope);
  return {
    scope,
    size: casesOfScope.length,
    cases: casesOfScope.filter(rule_power/* hasTargets */.Hc).length,
    controls: casesOfScope.filter((each) => each.expect_empty).length
  };
}
const LEAST_LISTS = 3;
function warnOfShortLists(k, baseline) {
  const lists = [...baseline?.cases.values() ?? []].map(({ results }) => results);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const asLong = lists.filter(({ length }) => length === longest).length;
  const areCut = asLong >= LEAST_LISTS && 2 * asLong >= lists.length;
  const hasEveryDocument = new Set(lists.flat()).size === longest;
  if (longest < 2 || longest >= k || !areCut || hasEveryDocument) {
    return [];
  }
  return [
    `no answer has more than ${longest} of the ${k} results that the gate asks for. Give the search this number ({{k}}), or write \`k: ${longest}\` in the config`
  ];
}
const NAMED = 10;
function warnOfRulesThatNeverFail(rules) {
  const deadRules = [];
  for (const { metric, scope, neverFires } of rules) {
    if (neverFires !== null) {
      const reason = neverFires.code === "no_limit" ? "it has no tolerance, floor or ceiling" : `no value is worse than its limit ${neverFires.limit.toFixed(4)}`;
      deadRules.push({ scope: (0,model_scope/* scopeText */.Cm)(scope), metric, reason });
    }
  }
  const groups = (0,model_scope/* groupBy */.$z)(deadRules, ({ metric, reason }) => `${metric} ${reason}`);
  return [...groups.values()].map((group) => {
    const { metric, reason } = (0,lookup/* requireItem */.l5)(group, 0);
    const scopes = group.map(({ scope }) => scope);
    return `the rule for ${metric} (${(0,lookup/* listFirst */.rL)(scopes, NAMED)}) can never fail: ${reason}`;
  });
}
function warnOfUntestedIntents(config, suite, rules) {
  const buckets = (0,bucket_test/* findBuckets */.BA)((0,decision_rules/* resolveRules */.SJ)(config, suite), config);
  const intents = buckets.map(({ scope }) => scope).filter((scope) => scope.kind !== "overall");
  const headlineRules = rules.filter(({ metric }) => (0,rule_power/* isTestedTogether */.q$)(metric));
  const rulesByScope = (0,model_scope/* groupBy */.$z)(headlineRules, ({ scope }) => (0,model_scope/* scopeText */.Cm)(scope));
  const untested = [];
  for (const intent of intents) {
    const rulesOfIntent = rulesByScope.get((0,model_scope/* scopeText */.Cm)(intent)) ?? [];
    const [first] = rulesOfIntent;
    if (first !== void 0 && rulesOfIntent.every(passesAnyLoss)) {
      untested.push(`${intent.name} (${first.cases})`);
    }
  }
  if (untested.length === 0) {
    return [];
  }
  return [
    `the gate can't fail by these intents alone, even if all of their queries are lost: ${(0,lookup/* listFirst */.rL)(untested, NAMED)}. With ${intents.length} intents, each needs ${countNeededQueries(intents.length)} queries. Add queries, or merge intents`
  ];
}
function passesAnyLoss({ visible, neverFires }) {
  return visible === null && neverFires === null;
}
function countNeededQueries(intentCount) {
  let needed = 1;
  while (2 ** -needed > (0,levels/* bucketLevel */.Nf)("baseline", intentCount, "auto", needed)) {
    needed += 1;
  }
  return needed;
}
function countCases(count) {
  return count === 1 ? "1 case" : `${count} cases`;
}
function warnOfDeadCases(suite, baseline) {
  const dead = new Set((0,dead_cases/* findDeadCases */.V)(suite, baseline));
  if (dead.size === 0) {
    return [];
  }
  const names = suite.cases.filter(({ id }) => dead.has(id)).map(model_suite/* nameCase */.Ic);
  const worse = names.length === 1 ? "it gets worse" : "they get worse";
  return [
    `${countCases(names.length)} found no expected document in the baseline, so the gate can't notice if ${worse}: ${(0,lookup/* listFirst */.rL)(names, NAMED)}. Check the expected documents, or the index`
  ];
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
  for (const target of [...expected, ...forbidden].flatMap(model_suite/* singleTargets */.xG)) {
    const isName = target.kind !== "text" && target.kind !== "file" && target.kind !== "glob";
    if (!isName || URL_START.test(target.value)) {
      continue;
    }
    const isTableCell = /\.[ct]sv$/i.test(place.file);
    const reason = findUnlikelyForm(target.value);
    const where = `${place.file}:${place.line}: case ${id}: the target "${shortLabel(target)}"`;
    if (reason !== null) {
      warnings.push(`${where} ${reason}; write it as the search returns it`);
    } else if (namesSeveral(target.value) && !isTableCell) {
      warnings.push(`${where} seems to name several documents; write each as a target of its own`);
    }
  }
  return warnings;
}
function namesSeveral(value) {
  const isList = /^\[\s*['"].*\]$/s.test(value);
  return (0,alike_names/* looksLikeSeveralNames */.y)(value) || isList;
}
function findUnlikelyForm(value) {
  return UNLIKELY_FORMS.find(([pattern]) => pattern.test(value))?.[1] ?? null;
}
function findEmptyIntents({ gate }, suite) {
  const suiteIntents = new Set(suite.cases.map(({ intent }) => intent));
  return [...gate.intents].filter(([name, rules]) => !suiteIntents.has(name) && [...rules.values()].some((rule) => rule !== "off")).map(([name]) => name).toSorted(canonical_json/* compareCodePoints */.OP);
}
function warnOfSmallBuckets(buckets) {
  const warnings = [];
  const intents = [];
  for (const { scope, size } of buckets.filter((bucket) => bucket.size < levels/* SMALL_INTENT */.Pk)) {
    if (scope.kind === "overall") {
      warnings.push(`the suite has only ${countCases(size)}, so the gate notices only large losses. Add cases`);
    } else {
      intents.push(`${scope.name} (${size})`);
    }
  }
  if (intents.length > 0) {
    warnings.push(`these intents have fewer than ${levels/* SMALL_INTENT */.Pk} cases: ${(0,lookup/* listFirst */.rL)(intents, NAMED)}. The gate checks them only if the config names them. Add cases, or merge intents`);
  }
  return warnings;
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
  const compiledTargets = targets.map((target) => ({
    label: shortLabel(target),
    covers: (0,matching/* compileTarget */.bs)(target, definition),
    hit: (0,matching/* normaliseHit */.Sv)((0,matching/* hitOfTarget */.ST)(target), definition)
  }));
  const warnings = [];
  for (const [index, target] of compiledTargets.entries()) {
    for (const earlier of compiledTargets.slice(0, index)) {
      if (target.covers(earlier.hit) || earlier.covers(target.hit)) {
        warnings.push(`${caseLabel}: one result can match both "${earlier.label}" and "${target.label}", and recall then counts this result twice. Keep one of them`);
      }
    }
  }
  return warnings;
}
const MOST_LABEL_CHARACTERS = 80;
function shortLabel(target) {
  const label = (0,model_suite/* targetLabel */.Op)(target).replaceAll(/\s+/g, " ");
  return label.length > MOST_LABEL_CHARACTERS ? `${(0,lookup/* cutText */.IN)(label, MOST_LABEL_CHARACTERS - 1)}\u2026` : label;
}



/***/ })

};
