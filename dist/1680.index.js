export const id = 1680;
export const ids = [1680];
export const modules = {

/***/ 56192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ findDerivation),
/* harmony export */   m: () => (/* binding */ findDerivable)
/* harmony export */ });
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44141);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13480);


function countFound(ranks, k) {
  return ranks.filter((rank) => rank !== null && rank <= k).length;
}
function recallOfRanks(ranks, k) {
  return ranks.length === 0 ? 0 : countFound(ranks, k) / ranks.length;
}
function reciprocalRank(ranks, k) {
  const first = ranks.reduce((least, rank) => Math.min(least, rank ?? least), Infinity);
  return first <= k ? 1 / first : 0;
}
const FROM_RANKS = /* @__PURE__ */ new Map([
  ["recall", recallOfRanks],
  ["coverage", recallOfRanks],
  ["evidence_recall", recallOfRanks],
  ["full_coverage_rate", (ranks, k) => Number(recallOfRanks(ranks, k) === 1)],
  ["hit_rate", (ranks, k) => Number(countFound(ranks, k) > 0)],
  ["mrr", reciprocalRank]
]);
const FROM_RESULTS = /* @__PURE__ */ new Map([
  [
    "zero_result_rate",
    ({ length }, _, asksDocuments) => asksDocuments ? Number(length === 0) : null
  ],
  ["fill_rate", ({ length }, k, asksDocuments) => asksDocuments ? Math.min(length, k) / k : null],
  ["duplicate_rate", (results, k) => repeatedShare(results.slice(0, k))]
]);
function repeatedShare(results) {
  if (results.length === 0) {
    return null;
  }
  return (results.length - new Set(results).size) / results.length;
}
const USUAL = /* @__PURE__ */ new Map([
  ["degraded_rate", () => 0],
  ["error_rate", () => 0],
  [
    "forbidden_rate",
    ({ ranks, digests }) => ranks.length === 0 || digests.limits === _model_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_LIMITS */ .d1 ? null : 0
  ],
  [
    "false_result_rate",
    ({ ranks, results, digests }) => ranks.length > 0 || digests.limits === _model_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_LIMITS */ .d1 ? null : Number(results.length > 0)
  ]
]);
function findDerivable(name) {
  const metric = (0,_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMetric */ .uo)(name);
  if (typeof metric === "string" || metric.k === null) {
    return null;
  }
  const { family, k } = metric;
  const fromRanks = FROM_RANKS.get(family.name);
  const fromResults = FROM_RESULTS.get(family.name);
  if (fromRanks !== void 0) {
    return { by: "ranks", compute: fromRanks, k };
  }
  return fromResults === void 0 ? null : { by: "results", compute: fromResults, k };
}
function findDerivation(name, { relevance, runs }) {
  if (runs > 1) {
    return null;
  }
  const derivable = findDerivable(name);
  if (derivable?.by === "ranks") {
    if (relevance > 1) {
      return null;
    }
    return ({ ranks }) => ranks.length === 0 ? null : derivable.compute(ranks, derivable.k);
  }
  if (derivable !== null) {
    return ({ ranks, results }) => derivable.compute(results, derivable.k, ranks.length > 0);
  }
  const metric = (0,_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMetric */ .uo)(name);
  return typeof metric === "string" ? null : USUAL.get(metric.family.name) ?? null;
}



/***/ }),

/***/ 27139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I6: () => (/* binding */ scoreRun),
/* harmony export */   TY: () => (/* binding */ suiteOfAskedCases),
/* harmony export */   eI: () => (/* binding */ summariseCases),
/* harmony export */   hY: () => (/* binding */ weightedMean),
/* harmony export */   jw: () => (/* binding */ averageKnown),
/* harmony export */   xk: () => (/* binding */ caseScorer)
/* harmony export */ });
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _model_figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26536);
/* harmony import */ var _model_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30060);
/* harmony import */ var _model_scores_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74430);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44141);
/* harmony import */ var _cost_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36292);
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86509);
/* harmony import */ var _latency_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72987);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19148);









function scoreRun(suite, run, metrics, definition) {
  const runs = (0,_model_run_js__WEBPACK_IMPORTED_MODULE_8__/* .runsById */ .j8)(run);
  const scoreSubject = caseScorer(metrics, definition);
  const cases = suite.cases.map((subject) => scoreSubject(subject, runs.get(subject.id) ?? makeUnaskedRun(subject)));
  return { cases, ...summariseCases(cases, metrics, definition) };
}
function caseScorer(metrics, definition) {
  const caseMetrics = metrics.flatMap(({ name, family, k }) => (0,_family_js__WEBPACK_IMPORTED_MODULE_5__/* .isPerCase */ .uE)(family) ? [{ name, family, k }] : []);
  const names = new _model_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .FigureNames */ .j(caseMetrics.map(({ name }) => name));
  return (subject, run) => {
    const view = (0,_view_js__WEBPACK_IMPORTED_MODULE_7__/* .viewCase */ .U1)(subject, run, definition);
    const values = caseMetrics.map(({ family, k }) => family.value(view, k ?? Number.POSITIVE_INFINITY));
    return scoreCase(view, run, names.makeFigures(values));
  };
}
function summariseCases(cases, metrics, definition) {
  return {
    means: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .makeBuckets */ .Ao)(cases, (bucket) => bucketMeans(bucket, metrics)),
    latency: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .makeBuckets */ .Ao)(cases, (bucket) => (0,_latency_js__WEBPACK_IMPORTED_MODULE_6__/* .summariseBucket */ .z9)(bucket, definition.percentile))
  };
}
function suiteOfAskedCases(suite, run) {
  const unaskedRuns = run.cases.filter(({ outcome }) => outcome.kind === "error" && outcome.asked === false);
  const unaskedIds = new Set(unaskedRuns.map((caseRun) => caseRun.case_id));
  return unaskedIds.size === 0 ? suite : { ...suite, cases: suite.cases.filter(({ id }) => !unaskedIds.has(id)) };
}
function makeUnaskedRun(subject) {
  return {
    case_id: subject.id,
    outcome: { kind: "error", message: "not asked", asked: false },
    first_ms: null,
    samples_ms: []
  };
}
function scoreCase(view, run, metrics) {
  const ranks = (0,_view_js__WEBPACK_IMPORTED_MODULE_7__/* .targetRanks */ .Hc)(view);
  const forbiddenRanks = view.forbidden.flatMap((isForbidden, i) => isForbidden ? [i + 1] : []);
  return {
    id: view.case.id,
    intent: view.case.intent,
    ...view.case.tags === void 0 ? {} : { tags: view.case.tags },
    digests: view.case.digests,
    metrics,
    ranks: (0,_model_scores_js__WEBPACK_IMPORTED_MODULE_2__/* .shareSingleRank */ .U)(ranks),
    found: ranks.some((rank, target) => rank !== null && (0,_view_js__WEBPACK_IMPORTED_MODULE_7__/* .isRelevant */ .MR)(view, target)),
    forbidden_ranks: forbiddenRanks.length === 0 ? _model_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .NONE */ .x3 : forbiddenRanks,
    results: run.outcome.kind === "answer" ? run.outcome.hits.map((hit) => hit.doc_id) : _model_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .NONE */ .x3,
    ...keepClustersUnlikeIds(view),
    many_to_many: isManyToMany(view),
    targets: (0,_view_js__WEBPACK_IMPORTED_MODULE_7__/* .relevantCount */ .zQ)(view),
    degraded: view.degraded,
    error: run.outcome.kind === "error" ? run.outcome.message : null,
    samples_ms: run.samples_ms,
    ...run.spans_ms === void 0 ? {} : { spans_ms: run.spans_ms }
  };
}
function isManyToMany(view) {
  if (view.case.expected.some(({ kind }) => kind === "any")) {
    return true;
  }
  const targetByResult = (0,_view_js__WEBPACK_IMPORTED_MODULE_7__/* .consumeTargets */ .$h)(view, () => true);
  return view.covers.some((targets, i) => targets.length > 1 || targets.length === 1 && targetByResult[i] === null);
}
function keepClustersUnlikeIds({ hits }) {
  const clusters = hits.map((hit) => hit.cluster ?? hit.path ?? null);
  const isKnown = clusters.some((cluster) => cluster !== null);
  const isOwnDocument = hits.every(({ doc_id: id }, at) => clusters[at] === id);
  return isKnown && !isOwnDocument ? { clusters } : {};
}
function bucketMeans(bucket, metrics) {
  const means = /* @__PURE__ */ new Map();
  for (const { family, name } of metrics) {
    if (!(0,_family_js__WEBPACK_IMPORTED_MODULE_5__/* .isPerCase */ .uE)(family)) {
      continue;
    }
    const lacksCost = family.kind === "cost" && (0,_cost_js__WEBPACK_IMPORTED_MODULE_4__/* .findCasesWithoutCost */ .qg)(bucket, name).length > 0;
    const mean = weightedMean(bucket, ({ metrics: values }) => values.get(name) ?? null, family.weight);
    means.set(name, lacksCost ? null : mean);
  }
  return means;
}
function averageKnown(values) {
  const numbers = values.filter((value) => value !== null);
  const sum = numbers.reduce((total, value) => total + value, 0);
  return numbers.length === 0 ? null : sum / numbers.length;
}
function weightedMean(cases, value, weightBy) {
  let sum = 0;
  let totalWeight = 0;
  for (const [index, scored] of cases.entries()) {
    const caseValue = value(scored, index);
    if (caseValue === null) {
      continue;
    }
    const weight = weightBy === "targets" ? scored.targets : 1;
    sum += caseValue * weight;
    totalWeight += weight;
  }
  return totalWeight === 0 ? null : sum / totalWeight;
}



/***/ }),

/***/ 30060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g5: () => (/* binding */ markRepeats),
/* harmony export */   j8: () => (/* binding */ runsById),
/* harmony export */   rj: () => (/* binding */ addCorrections)
/* harmony export */ });
function addCorrections(left, right) {
  if (left === void 0 || right === void 0) {
    return left ?? right;
  }
  return { absolute_paths: left.absolute_paths + right.absolute_paths };
}
function runsById({ cases }) {
  return new Map(cases.map((run) => [run.case_id, run]));
}
function markRepeats(results) {
  const seen = /* @__PURE__ */ new Set();
  return results.map((result) => {
    const repeat = seen.has(result.doc_id);
    seen.add(result.doc_id);
    return { repeat, ...result };
  });
}



/***/ }),

/***/ 74430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ shareSingleRank)
/* harmony export */ });
const SINGLE_RANKS = /* @__PURE__ */ new Map();
function shareSingleRank(ranks) {
  const [rank] = ranks;
  if (ranks.length !== 1 || rank === void 0) {
    return ranks;
  }
  const sharedList = SINGLE_RANKS.get(rank) ?? ranks;
  SINGLE_RANKS.set(rank, sharedList);
  return sharedList;
}



/***/ })

};
