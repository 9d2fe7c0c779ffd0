export const id = 7442;
export const ids = [7442];
export const modules = {

/***/ 87442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadCruxePolicy: () => (/* binding */ loadCruxePolicy),
/* harmony export */   readCruxeBaseline: () => (/* binding */ readCruxeBaseline)
/* harmony export */ });
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69559);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72050);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62611);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4593);
/* harmony import */ var _cruxe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15887);





const CRUXE_POLICY = "retrieval-gate-policy-v1";
const DEFAULT_P50 = { ceiling: 500, tolerance: 25 };
const TOLERANCES = [
  "recall_at_k",
  "mrr",
  "ndcg_at_k",
  "zero_result_rate",
  "clustering_ratio",
  "degraded_query_rate",
  "p50_latency_ms",
  "p95_latency_ms"
];
async function loadCruxePolicy(root, file, k, newlyLost) {
  const document = await (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .T)((0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(root, file, "policy"), "invalid_config");
  const problems = [];
  const fields = _cruxe_js__WEBPACK_IMPORTED_MODULE_4__.Fields.of(document, problems);
  fields.only(["version", "quality", "latency", "tolerance"]);
  fields.text("version", CRUXE_POLICY);
  const quality = fields.object("quality", "required");
  const latency = fields.object("latency", "required");
  const tolerances = fields.object("tolerance", "required");
  tolerances.only(TOLERANCES);
  const latencyRule = (percentile, otherwise) => ({
    tolerance: absolute(tolerances.number(`${percentile}_latency_ms`, otherwise?.tolerance ?? null)),
    ceiling: latency.number(`max_${percentile}_latency_ms`, otherwise?.ceiling ?? null)
  });
  const metrics = new Map([
    ...qualityRules(quality, tolerances, k),
    ["latency_p50_ms", latencyRule("p50", DEFAULT_P50)],
    ["latency_p95_ms", latencyRule("p95", null)]
  ]);
  latency.only(["max_p50_latency_ms", "max_p95_latency_ms", "by_intent"]);
  const intents = new Map(latency.object("by_intent", "optional").objects().map(([intent, each]) => [intent, intentRules(each)]));
  if (problems.length > 0)
    throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .Gq)("invalid_config", "policy", file, problems);
  return {
    policy: { significance: "off", metrics, per_intent: null, intents, newly_lost: newlyLost },
    digest: document.digest
  };
}
function qualityRules(quality, tolerances, k) {
  const floor = (metric, limit, tolerance) => [
    metric,
    { tolerance: absolute(tolerances.number(tolerance, null)), floor: quality.number(limit, null) }
  ];
  const ceiling = (metric, limit, tolerance) => [
    metric,
    { tolerance: absolute(tolerances.number(tolerance, null)), ceiling: quality.number(limit, null) }
  ];
  const degraded = ceiling("degraded_rate", "max_degraded_query_rate", "degraded_query_rate");
  const enforced = quality.boolean("enforce_degraded_query_rate", true);
  quality.only([
    "min_recall_at_k",
    "min_mrr",
    "min_ndcg_at_k",
    "max_zero_result_rate",
    "max_clustering_ratio",
    "max_degraded_query_rate",
    "enforce_degraded_query_rate"
  ]);
  return [
    floor(`recall@${k}`, "min_recall_at_k", "recall_at_k"),
    floor(`mrr@${k}`, "min_mrr", "mrr"),
    floor(`ndcg@${k}`, "min_ndcg_at_k", "ndcg_at_k"),
    ceiling(`clustering_ratio@${k}`, "max_clustering_ratio", "clustering_ratio"),
    ceiling("zero_result_rate", "max_zero_result_rate", "zero_result_rate"),
    enforced ? degraded : [degraded[0], "off"]
  ];
}
function intentRules(fields) {
  fields.only(["max_p50_latency_ms", "max_p95_latency_ms"]);
  const rules = /* @__PURE__ */ new Map();
  for (const [metric, key] of [
    ["latency_p50_ms", "max_p50_latency_ms"],
    ["latency_p95_ms", "max_p95_latency_ms"]
  ]) {
    const ceiling = fields.maybe(key);
    if (ceiling !== null)
      rules.set(metric, { ceiling });
  }
  return rules;
}
function absolute(value) {
  return [{ unit: "absolute", value }];
}
const MEANS = [
  ["recall", "recall_at_k"],
  ["mrr", "mrr"],
  ["ndcg", "ndcg_at_k"],
  ["zero_result_rate", "zero_result_rate"],
  ["clustering_ratio", "clustering_ratio"],
  ["degraded_rate", "degraded_query_rate"]
];
const LATENCY = ["latency_p50_ms", "latency_p95_ms", "latency_mean_ms"];
const UNKNOWN = "not recorded";
function readCruxeBaseline(document) {
  const problems = [];
  const root = _cruxe_js__WEBPACK_IMPORTED_MODULE_4__.Fields.of(document, problems);
  root.only(["version", "suite_version", "metrics", "latency_by_intent"]);
  const revision = root.text("suite_version");
  const metrics = root.object("metrics", "required");
  metrics.only([...MEANS.map(([, theirs]) => theirs), "semantic_budget_exhaustion_rate", ...LATENCY]);
  const means = new Map(MEANS.map(([ours, theirs]) => [ours, metrics.number(theirs, null)]));
  const intents = root.object("latency_by_intent", "optional").objects().map(([intent, fields]) => {
    fields.only(["sample_count", "p50_ms", "p95_ms", "mean_ms"]);
    return [intent, summary(fields, fields.number("sample_count", 0), "")];
  });
  const samples = intents.reduce((sum, [, each]) => sum + each.samples, 0);
  const overall = summary(metrics, samples, "latency_");
  if (problems.length > 0)
    throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .Gq)("invalid_baseline", "baseline", document.file, problems);
  return {
    foreign: "cruxe",
    suite: { name: "cruxe", revision, digest: UNKNOWN },
    definition: _model_config_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_DEFINITION */ .Kr,
    k: 0,
    retriever: { kind: UNKNOWN, fingerprint: UNKNOWN, corpus_digest: null },
    tool: "cruxe",
    environment: { os: UNKNOWN, arch: UNKNOWN, cpu: UNKNOWN, cores: 0, node: UNKNOWN },
    timing: { source: "measured", repeats: 1 },
    means: { overall: means, by_intent: /* @__PURE__ */ new Map() },
    latency: { overall, by_intent: new Map(intents) },
    cases: /* @__PURE__ */ new Map()
  };
}
function summary(fields, samples, prefix) {
  return {
    samples,
    p50_ms: measured(fields.number(`${prefix}p50_ms`, null)),
    p90_ms: null,
    p95_ms: measured(fields.number(`${prefix}p95_ms`, null)),
    p99_ms: null,
    mean_ms: measured(fields.maybe(`${prefix}mean_ms`))
  };
}
function measured(ms) {
  return ms === 0 ? null : ms;
}



/***/ })

};
