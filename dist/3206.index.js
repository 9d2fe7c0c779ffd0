export const id = 3206;
export const ids = [3206,1246];
export const modules = {

/***/ 51246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   formatProblem: () => (/* binding */ formatProblem)
/* harmony export */ });
function placeOf(problem) {
  return problem.line === void 0 ? problem.file : `${problem.file}:${problem.line}`;
}
function formatProblem(problem) {
  const pointer = problem.pointer ? ` (${problem.pointer})` : "";
  return `${placeOf(problem)}${pointer}: ${problem.message}`;
}



/***/ }),

/***/ 13574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ retrieverValue),
/* harmony export */   Mh: () => (/* binding */ baselineParts),
/* harmony export */   Pz: () => (/* binding */ bucketsValue),
/* harmony export */   Wl: () => (/* binding */ latencyValue),
/* harmony export */   Ws: () => (/* binding */ renderBaselineJson),
/* harmony export */   f2: () => (/* binding */ stagesValue),
/* harmony export */   l9: () => (/* binding */ roundMs),
/* harmony export */   yq: () => (/* binding */ pricesValue)
/* harmony export */ });
/* unused harmony export baselineValue */
/* harmony import */ var _metrics_derived_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56192);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90997);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72508);




const VERSION = 2;
const MS_DECIMALS = 3;
const DIGEST_LENGTH = 32;
function baselineValue(baseline) {
  const caseValue = caseWriter(baseline);
  return {
    version: VERSION,
    suite: baseline.suite,
    definition: baseline.definition,
    k: baseline.k,
    retriever: retrieverValue(baseline.retriever),
    judge: baseline.judge,
    tool: baseline.tool,
    environment: baseline.environment,
    timing: baseline.timing,
    plan: baseline.plan && { ...baseline.plan, ms: roundMs(baseline.plan.ms) },
    anchor: baseline.anchor && anchorValue(baseline.anchor),
    recordings: baseline.recordings === 0 ? void 0 : baseline.recordings,
    metrics: bucketsValue({ overall: baseline.means.overall, by_intent: baseline.means.by_intent }, (own) => own),
    cases: _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .Streamed */ .ML.members(function* () {
      for (const [id, one] of casesInOrder(baseline))
        yield [id, caseValue(one)];
    }, true),
    prices: baseline.prices && pricesValue(baseline.prices),
    files: baseline.files,
    runs: baseline.runs?.map(({ overall, by_intent }) => bucketsValue({ overall, by_intent }, (own) => own))
  };
}
function caseWriter({ definition, means, runs }) {
  const names = [...means.overall.keys()].toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP);
  const recording = { relevance: definition.relevance, runs: runs?.length ?? 1 };
  const columns = names.map((name) => ({ name, derive: (0,_metrics_derived_js__WEBPACK_IMPORTED_MODULE_0__/* .derivationOf */ .dU)(name, recording) }));
  return (one) => {
    const values = [];
    const told = [];
    for (const { name, derive } of columns) {
      const value = rounded(one.metrics.get(name) ?? null);
      if (derive === null)
        values.push(value);
      else if (value !== rounded(derive(one)))
        told.push([name, value]);
    }
    return {
      digests: digestsValue(one.digests),
      drift: driftValue(one.drift),
      found_in: one.found?.in,
      intent: one.intent,
      metrics: orNothing(new Map(told)),
      ranks: one.ranks,
      results: one.results,
      values: values.length === 0 ? void 0 : values,
      variances: one.variances && orNothing(one.variances)
    };
  };
}
function rounded(value) {
  return value === null ? null : (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNumber */ .Wf)(value);
}
function orNothing(map) {
  return map.size === 0 ? void 0 : map;
}
function digestsValue({ ask, targets, limits }) {
  const all = limits === _model_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_LIMITS */ .d1 ? [ask, targets] : [ask, targets, limits];
  return all.map((digest) => digest.slice(0, DIGEST_LENGTH));
}
function driftValue(drift = {}) {
  const moved = Object.entries(drift).map(([metric, by]) => [metric, (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNumber */ .Wf)(by)]);
  return orNothing(new Map(moved.filter(([, by]) => by !== 0)));
}
function anchorValue(anchor) {
  const scopes = [...anchor].map(([scope, own]) => {
    const moved = [...own].map(([metric, by]) => {
      return [metric, metric.startsWith("latency_") ? roundMs(by) : (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNumber */ .Wf)(by)];
    });
    return [scope, new Map(moved.filter(([, by]) => by !== 0))];
  });
  return orNothing(new Map(scopes.filter(([, own]) => own.size > 0)));
}
function* baselineParts(baseline) {
  const end = "\n}\n";
  let held = "";
  for (const part of (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalParts */ .BE)(baselineValue(baseline))) {
    held += part;
    if (held.length <= end.length)
      continue;
    yield held.slice(0, -end.length);
    held = held.slice(-end.length);
  }
  let lead = ',\n  "samples": {\n';
  for (const [id, one] of casesInOrder(baseline)) {
    const value = samplesValue(one);
    if (value === null)
      continue;
    yield `${lead}    ${JSON.stringify(id)}: ${(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compactCanonical */ .SM)(value)}`;
    lead = ",\n";
  }
  yield lead === ",\n" ? `
  }${end}` : end;
}
function casesInOrder({ cases }) {
  return [...cases].toSorted(([a], [b]) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP)(a, b));
}
function samplesValue({ latency_ms: latencyMs, spans_ms: spansMs }) {
  if (spansMs !== void 0)
    return { latency_ms: latencyMs.map(roundMs), spans_ms: stagesValue(spansMs) };
  return latencyMs.length === 0 ? null : latencyMs.map(roundMs);
}
function renderBaselineJson(report) {
  return report.new_baseline === null ? null : baselineParts(report.new_baseline);
}
function retrieverValue(retriever) {
  const { kind, fingerprint, corpus_digest, params } = retriever;
  return { kind, fingerprint, corpus_digest, params };
}
function bucketsValue(buckets, value) {
  const { overall, by_intent, by_tag } = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .mapBuckets */ .A9)(buckets, value);
  return { overall, by_intent, by_tag };
}
function latencyValue(summary) {
  const round = (ms) => ms === null ? null : roundMs(ms);
  return {
    samples: summary.samples,
    p50_ms: round(summary.p50_ms),
    p90_ms: round(summary.p90_ms),
    p95_ms: round(summary.p95_ms),
    p99_ms: round(summary.p99_ms),
    mean_ms: round(summary.mean_ms),
    spans: summary.spans && new Map([...summary.spans].map(([stage, each]) => [stage, latencyValue(each)]))
  };
}
function pricesValue({ currency, models }) {
  const written = (price) => price ?? void 0;
  return {
    currency,
    models: new Map([...models].map(([model, { prompt, completion, per_call }]) => [
      model,
      { prompt: written(prompt), completion: written(completion), per_call: written(per_call) }
    ]))
  };
}
function stagesValue(spansMs) {
  return spansMs && new Map([...spansMs].map(([stage, samples]) => [stage, samples.map(roundMs)]));
}
function roundMs(ms) {
  return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNumber */ .Wf)(ms, MS_DECIMALS);
}



/***/ }),

/***/ 14921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ explanationValue),
/* harmony export */   NO: () => (/* binding */ evidenceValue),
/* harmony export */   Pl: () => (/* binding */ inputsValue),
/* harmony export */   cv: () => (/* binding */ receiptValue),
/* harmony export */   x_: () => (/* binding */ explainedCase)
/* harmony export */ });
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49946);
/* harmony import */ var _baseline_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13574);


function receiptValue(report) {
  const { inputs, run } = report;
  if (inputs === null)
    return null;
  const beside = inputs.baseline?.beside ? inputs.baseline : null;
  const before = beside === null ? inputs.baseline : null;
  return {
    ...inputsValue(report),
    policies: policiesValue(report.policies ?? null),
    side_by_side: beside && {
      base_commit: beside.beside?.commit,
      retriever: (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_1__/* .retrieverValue */ .CD)(beside.retriever),
      seed: run?.timing.seed ?? null
    },
    baseline: before && {
      file: inputs.config.baseline,
      suite: before.suite,
      retriever: (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_1__/* .retrieverValue */ .CD)(before.retriever),
      judge: before.judge,
      tool: before.tool,
      environment: before.environment,
      timing: before.timing
    },
    environment: run?.environment ?? null,
    timing: run && {
      source: run.timing.source,
      repeats: run.timing.repeats,
      queries: run.timing.asked?.queries ?? null,
      budget_ended: run.timing.budget_ended,
      includes_start: run.timing.includes_start
    },
    retries: run?.retries ?? null,
    judging: run?.judging
  };
}
function inputsValue(report) {
  const { config, suite, retriever, digests } = report.inputs;
  return {
    config: config.file,
    suite: {
      name: suite.name,
      revision: suite.revision,
      digest: suite.digest,
      files: suite.files,
      cases: suite.cases.length,
      partial: suite.partial
    },
    definition: config.definition,
    k: config.k,
    retriever: (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_1__/* .retrieverValue */ .CD)(retriever),
    prices: config.prices === void 0 ? null : (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_1__/* .pricesValue */ .yq)(config.prices),
    judge: config.judge && (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeFingerprint */ .cT)(config.judge),
    files: digests
  };
}
function policiesValue(policies) {
  if (policies === null)
    return null;
  const { mode, base_commit: baseCommit, accepted, policy_digest: policyDigest } = policies;
  return { mode, base_commit: baseCommit, accepted, policy_digest: policyDigest };
}
function evidenceValue(evidence) {
  if (evidence === null)
    return null;
  const { interval } = evidence;
  return {
    units: evidence.units,
    wins: evidence.wins,
    losses: evidence.losses,
    ties: evidence.ties,
    delta: evidence.delta,
    interval: interval.kind === "interval" ? [interval.low, interval.high] : null,
    no_interval: interval.kind === "none" ? interval.reason : null
  };
}
function explanationValue({ explanation = null }) {
  const churn = explanation?.churn ?? null;
  return {
    losses: explanation?.losses?.map(lossValue) ?? null,
    loss_causes: explanation?.causes ?? [],
    holes: holesValue(explanation?.holes ?? null),
    churn: churn && (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_1__/* .bucketsValue */ .Pz)(churn, (means) => means)
  };
}
function explainedCase({ explanation = null }, id) {
  const holes = explanation?.holes?.by_case.get(id);
  return {
    unjudged: holes?.unjudged ?? null,
    optimistic: holes?.optimistic ?? null,
    churn: explanation?.churn?.by_case.get(id) ?? null
  };
}
function lossValue(loss) {
  const { id, query, intent, critical, policy, cause, targets, displaced_by: displacedBy, cluster, repeats, probe } = loss;
  return {
    id,
    query,
    intent,
    critical,
    policy,
    cause,
    targets: targets.map((target) => ({
      label: target.label,
      grade: target.grade,
      rank_before: target.before,
      rank: target.now,
      rank_deeper: target.deeper,
      rank_unmatched: target.unmatched
    })),
    displaced_by: displacedBy.map(({ doc_id: docId, rank, judged }) => ({ doc_id: docId, rank, judged })),
    cluster: cluster && { key: cluster.key, results: cluster.now, largest_before: cluster.before },
    repeats: repeats.now,
    repeats_before: repeats.before,
    probe
  };
}
function holesValue(holes) {
  if (holes === null)
    return null;
  const { cases, results, unjudged, bounds } = holes;
  return { cases, results, unjudged, bounds };
}



/***/ })

};
