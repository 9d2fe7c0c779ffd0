export const id = 8550;
export const ids = [8550];
export const modules = {

/***/ 88550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ retrieverReceipt),
/* harmony export */   IV: () => (/* binding */ loadInputs),
/* harmony export */   L$: () => (/* binding */ resolved)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41229);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90457);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14929);
/* harmony import */ var _definition_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54618);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62611);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96786);
/* harmony import */ var _suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54803);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4593);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13480);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(27139);












async function loadInputs(root, config, overrides, data = root, oldBaseline = "needed") {
  const loaded = await (0,_config_js__WEBPACK_IMPORTED_MODULE_4__/* .loadConfig */ .Z)(root, config, overrides);
  const suite = await (0,_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .loadSuite */ .bu)(root, loaded.config.suites);
  requireRelevance(config, loaded.config, suite.suite);
  const baseline = await (0,_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .loadBaseline */ .oU)(root, loaded.config.baseline, suite.suite).catch((error) => {
    if (oldBaseline === "replaced" && error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError && error.code === "invalid_baseline")
      return null;
    throw error;
  });
  const digests = new Map([[config, loaded.digest], ...loaded.files, ...suite.digests]);
  if (baseline !== null)
    digests.set(loaded.config.baseline, baseline.digest);
  return {
    config: (0,_definition_js__WEBPACK_IMPORTED_MODULE_5__/* .withDefinition */ .sJ)(loaded.config, baseline?.baseline ?? null),
    suite: suite.suite,
    baseline: baseline === null ? null : resolved(baseline.baseline, suite.suite),
    retriever: retrieverReceipt(data, loaded.config.retriever),
    digests,
    lines: loaded.lines
  };
}
function requireRelevance(file, { written_definition: written }, { scale }) {
  if (scale === void 0 || written.relevance !== void 0)
    return;
  const message = `${scale.file} has ratings up to ${scale.most}: expected the least one that counts as relevant, for example \`definition: { relevance: ${Math.max(1, Math.ceil(scale.most / 2))} }\``;
  throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_9__/* .invalid */ .Gq)("invalid_config", "config", file, [{ file, pointer: "/definition/relevance", message }]);
}
function identity(retriever) {
  const idle = /* @__PURE__ */ new Set([
    "concurrency",
    "max_per_second",
    "startup_timeout_ms",
    "timeout_ms",
    "total_timeout_ms"
  ]);
  return Object.fromEntries(Object.entries(retriever).filter(([key]) => !idle.has(key)));
}
function retrieverReceipt(root, retriever) {
  const data = (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_7__/* .dataOf */ .qu)(retriever);
  return {
    kind: retriever.kind,
    fingerprint: (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compactCanonical */ .SM)(identity(retriever))),
    ...retriever.params === null || retriever.params === void 0 ? {} : { params: retriever.params },
    corpus_digest: data === null ? null : (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)((0,_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readBytes */ .io)(root, data.file, "corpus", _read_js__WEBPACK_IMPORTED_MODULE_6__/* .JSON_LIMIT */ .Vz))
  };
}
function resolved(baseline, suite) {
  return underTags((0,_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .underNewIds */ .zn)(withDigests(baseline, suite), suite), suite);
}
function withDigests(baseline, { cases }) {
  if (baseline.version !== 1 || baseline.cases.size === 0)
    return baseline;
  const known = new Map(cases.map((each) => [each.id, each]));
  const renamed = new Map(cases.flatMap((each) => each.was === void 0 ? [] : [[each.was, each]]));
  const found = (id, { digests }) => [known.get(id), renamed.get(id)].find((each) => each?.digest === digests.ask);
  const rows = [...baseline.cases].map(([id, row]) => {
    const digests = found(id, row)?.digests;
    return [id, digests === void 0 ? row : Object.assign({}, row, { digests })];
  });
  return { ...baseline, cases: new Map(rows) };
}
function underTags(baseline, { cases }) {
  const { relevance } = baseline.definition;
  const rows = new Map(baseline.cases);
  const tagged = cases.flatMap(({ id, digests, intent, tags, expected }) => {
    const row = rows.get(id);
    if (tags === void 0 || row?.digests.ask !== digests.ask)
      return [];
    rows.set(id, Object.assign({}, row, { tags }));
    const { metrics, latency_ms: samples, spans_ms: spans } = row;
    const targets = expected.filter(({ grade }) => grade >= relevance).length;
    const of = spans === void 0 ? {} : { spans_ms: spans };
    return [{ intent, tags, metrics, targets, error: null, samples_ms: samples, ...of }];
  });
  if (tagged.length === 0)
    return baseline;
  const names = [...new Set(tagged.flatMap(({ metrics }) => [...metrics.keys()]))];
  const known = names.map(_metrics_registry_js__WEBPACK_IMPORTED_MODULE_10__/* .parseMetric */ .uo).filter((metric) => typeof metric !== "string");
  const { means, latency } = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_11__/* .summarise */ .fS)(tagged, known, baseline.definition);
  return {
    ...baseline,
    cases: rows,
    means: { ...baseline.means, ...means.by_tag && { by_tag: means.by_tag } },
    latency: { ...baseline.latency, ...latency.by_tag && { by_tag: latency.by_tag } }
  };
}



/***/ })

};
