export const id = 8550;
export const ids = [8550];
export const modules = {

/***/ 43708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ loadBaseline),
  R: () => (/* binding */ refuseFileType)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: ./lib/metrics/score.js
var score = __webpack_require__(27139);
// EXTERNAL MODULE: ./lib/metrics/derived.js
var derived = __webpack_require__(56192);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/scores.js
var scores = __webpack_require__(74430);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/files/suite.js + 1 modules
var files_suite = __webpack_require__(27906);
;// CONCATENATED MODULE: ./lib/files/baseline-rows.js






function readBaselineRows(file, contradictions) {
  const { cases, samples = {}, run_count: runs, k } = file;
  const { relevance } = file.definition;
  for (const id of Object.keys(samples)) {
    if (!Object.hasOwn(cases, id)) {
      const message = "samples of a case that the baseline does not have";
      contradictions.push({ pointer: `/samples/${(0,read/* escapePointer */.lZ)(id)}`, message });
    }
  }
  const columns = listColumns(file);
  const nameFigures = (0,scores/* makeValueMapper */.N)(columns.map(({ name }) => name));
  const rows = /* @__PURE__ */ new Map();
  for (const [id, written] of Object.entries(cases)) {
    const { ask: _ask, query: _query, values: _values, metrics: _metrics, ...members } = written;
    const digests = readDigests(written);
    const relevantRanks = selectRelevantRanks(written, relevance);
    const report = (pointerInRow, message) => {
      contradictions.push({ pointer: `/cases/${(0,read/* escapePointer */.lZ)(id)}${pointerInRow}`, message });
    };
    const figures = readFigures(columns, relevantRanks, written, digests, report);
    const rowSamples = Object.hasOwn(samples, id) && samples[id] || [];
    const row = Object.assign({}, members, readSamples(rowSamples), {
      digests,
      metrics: nameFigures(figures),
      found: relevantRanks.some((rank) => rank !== null)
    });
    rows.set(id, row);
    checkFoundRuns(row, runs, report);
    checkRanks(row, k, report);
  }
  return rows;
}
function readDigests(row) {
  const { ask, query, targets, forbidden = suite/* NONE */.x3, expect_empty: expectEmpty = false } = row;
  return {
    ask,
    ...query !== void 0 && { query },
    targets: (0,files_suite/* digestTargets */.RO)(targets),
    limits: (0,files_suite/* digestLimits */.TV)(forbidden, expectEmpty)
  };
}
function selectRelevantRanks({ targets, ranks }, relevance) {
  return ranks.filter((_, index) => (targets[index]?.grade ?? 0) >= relevance);
}
function readSamples(samples) {
  if (!("latency_ms" in samples)) {
    return { latency_ms: samples };
  }
  const { latency_ms, spans_ms } = samples;
  return { latency_ms, ...spans_ms && { spans_ms: new Map(Object.entries(spans_ms)) } };
}
function checkFoundRuns({ found_in: foundRuns, found }, runs, report) {
  const pointer = "/found_in";
  if (foundRuns === void 0 !== (runs === void 0)) {
    return report(pointer, "expected in each row of a baseline with `run_count`, and in no other");
  }
  if (foundRuns === void 0 || runs === void 0) {
    return;
  }
  const isFoundInMostRuns = 2 * foundRuns > runs;
  if (foundRuns > runs) {
    report(pointer, `is ${foundRuns}; there are ${runs} runs`);
  } else if (found !== isFoundInMostRuns) {
    const ranksText = found ? "a target was found" : "no target was found";
    report(pointer, `is ${foundRuns} of ${runs} runs; the row's ranks say that ${ranksText}`);
  }
}
function checkRanks({ ranks, results, targets }, k, report) {
  if (results.length > k) {
    report("/results", `has ${results.length} results; k is ${k}`);
  }
  if (ranks.length !== targets.length) {
    report("/ranks", `has ${ranks.length} ranks; the row has ${targets.length} targets`);
  }
  for (const [index, rank] of ranks.entries()) {
    if (rank !== null && rank > results.length) {
      report(`/ranks/${index}`, `is ${rank}; the row has ${results.length} results`);
    }
  }
}
function listColumns({ metrics, definition, run_count }) {
  const recording = { relevance: definition.relevance, runs: run_count ?? 1 };
  return Object.keys(metrics.overall).toSorted(canonical_json/* compareCodePoints */.OP).map((name) => ({
    name,
    derivation: (0,derived/* findDerivation */.R)(name, recording)
  }));
}
function readFigures(columns, relevantRanks, row, digests, report) {
  const { ranks, results, values = [], metrics: exceptions = {} } = row;
  checkFigureNames(columns, row, report);
  const storedValues = values.values();
  return columns.map(({ name, derivation }) => {
    if (derivation === null) {
      return storedValues.next().value ?? null;
    }
    const deriveFrom = (someRanks) => {
      const value2 = derivation.derive({ ranks: someRanks, results, digests });
      return value2 === null ? null : (0,canonical_json/* roundNumber */.Wf)(value2);
    };
    const isException = Object.hasOwn(exceptions, name);
    const value = isException ? exceptions[name] ?? null : deriveFrom(ranks);
    const hasFailed = value === null && exceptions["error_rate"] === 1;
    if (derivation.isFixed && !hasFailed && contradictsRanks(value, relevantRanks, deriveFrom)) {
      const rightValue = deriveFrom(relevantRanks) ?? "no value";
      const message = `${name} is ${value ?? "no value"}; the row's ranks and results give ${rightValue}`;
      report(`/metrics/${(0,read/* escapePointer */.lZ)(name)}`, message);
    }
    return value;
  });
}
function checkFigureNames(columns, { values = [], metrics: exceptions = {} }, report) {
  const storedColumns = columns.filter(({ derivation }) => derivation === null);
  const storedNames = storedColumns.map(({ name }) => name);
  if (values.length !== storedNames.length) {
    const expected = `${storedNames.length} values, of ${storedNames.join(", ") || "no metric"}`;
    report("/values", `expected ${expected}; got ${values.length}`);
  }
  for (const name of Object.keys(exceptions)) {
    const pointer = `/metrics/${(0,read/* escapePointer */.lZ)(name)}`;
    if (storedNames.includes(name)) {
      report(pointer, `${name} stands in \`values\``);
    } else if (!columns.some((column) => column.name === name)) {
      report(pointer, `${name} is not among the file's \`metrics.overall\``);
    }
  }
}
function contradictsRanks(value, relevantRanks, deriveFrom) {
  const isOfMissedTarget = relevantRanks.length === 0 && value === deriveFrom([null]);
  return value !== deriveFrom(relevantRanks) && !isOfMissedTarget;
}


// EXTERNAL MODULE: ./lib/files/document.js
var files_document = __webpack_require__(72050);
// EXTERNAL MODULE: ./lib/files/gate-config.js
var gate_config = __webpack_require__(3351);
// EXTERNAL MODULE: ./lib/files/validate.js
var validate = __webpack_require__(4593);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
;// CONCATENATED MODULE: ./lib/files/baseline.js









async function loadBaseline(root, file) {
  if (file === null) {
    return null;
  }
  refuseFileType(file);
  try {
    const document = await (0,files_document/* parseDocument */.Tp)((0,read/* readText */.yR)(root, file, "baseline"), "invalid_baseline");
    return { baseline: readDocument(document), digest: document.digest };
  } catch (error) {
    return (0,errors/* valueForGateError */.Uh)(error, null, ["file_not_found"]);
  }
}
function refuseFileType(file) {
  if (/\.(?:json|ya?ml)$/i.test(file)) {
    return;
  }
  throw new errors/* GateError */.ue("usage", `baseline ${file}: unknown file type`, "Expected .json; .yaml and .yml are read as well. A baseline is not compressed.");
}
function readDocument(document) {
  (0,files_document/* refuseNewer */._$)(document);
  const file = (0,validate/* checkSchema */._U)(document, "baseline");
  const contradictions = [];
  const rows = readBaselineRows(file, contradictions);
  const summary = (0,score/* summariseRows */.Qg)(rows.values(), Object.keys(file.metrics.overall), file.definition);
  const means = {
    overall: toMap(file.metrics.overall),
    by_intent: (0,lookup/* mapValues */.LG)(toMap(file.metrics.by_intent), toMap)
  };
  contradictions.push(...findWrongMeans(means, summary.means));
  throwContradictions(document, contradictions);
  const { $schema: _schema, version: _version, cases: _cases, samples: _samples, ...rest } = file;
  const { metrics: _metrics, prices, files, ...sameMembers } = rest;
  return (0,json/* withoutUndefined */.r$)({
    ...sameMembers,
    // Not those of `summary`: they are of rounded rows, and may differ in the last decimal.
    means,
    latency: summary.latency,
    cases: rows,
    prices: prices && (0,gate_config/* readPrices */.RP)(prices),
    files: files && toMap(files)
  });
}
function toMap(record) {
  return new Map(Object.entries(record));
}
function throwContradictions({ file, lineOf }, contradictions) {
  if (contradictions.length === 0) {
    return;
  }
  const problems = contradictions.map(({ pointer, message }) => {
    return { file, pointer, line: lineOf(pointer), message };
  });
  const hint = "Baselines are not edited by hand: record it again, or copy baseline.json of a report.";
  throw (0,validate/* invalidFile */.Am)("invalid_baseline", "baseline", file, problems, hint);
}
const ROUNDING = 1e-9;
function findWrongMeans(written, computed) {
  const contradictions = compareMeans("/metrics/overall", written.overall, computed.overall);
  for (const intent of /* @__PURE__ */ new Set([...written.by_intent.keys(), ...computed.by_intent.keys()])) {
    const writtenMeans = written.by_intent.get(intent) ?? /* @__PURE__ */ new Map();
    const computedMeans = computed.by_intent.get(intent) ?? /* @__PURE__ */ new Map();
    const pointer = `/metrics/by_intent/${(0,read/* escapePointer */.lZ)(intent)}`;
    contradictions.push(...compareMeans(pointer, writtenMeans, computedMeans));
  }
  return contradictions;
}
function compareMeans(pointer, written, means) {
  const contradictions = [];
  for (const name of /* @__PURE__ */ new Set([...written.keys(), ...means.keys()])) {
    const value = written.get(name) ?? null;
    const mean = means.get(name) ?? null;
    const rounding = ROUNDING * Math.max(1, Math.abs(mean ?? 0));
    const isNear = value === null || mean === null ? value === mean : Math.abs(value - mean) <= rounding;
    if (!isNear) {
      const message = `is ${showFigure(value)}; the cases of this file give ${showFigure(mean)}`;
      contradictions.push({ pointer: `${pointer}/${(0,read/* escapePointer */.lZ)(name)}`, message });
    }
  }
  return contradictions;
}
function showFigure(value) {
  return value === null ? "no value" : String(Number(value.toFixed(12)));
}



/***/ }),

/***/ 88550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ retrieverReceipt),
/* harmony export */   IV: () => (/* binding */ loadInputs),
/* harmony export */   UC: () => (/* binding */ matchSuite)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41229);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10107);
/* harmony import */ var _system_near_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27054);
/* harmony import */ var _system_write_whole_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79456);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34081);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73024);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69559);
/* harmony import */ var _metrics_matching_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87362);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(43708);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(27139);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(14929);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(62611);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(93705);
/* harmony import */ var _suite_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(27906);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4593);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(44141);

















async function loadInputs(root, config, overrides = _config_js__WEBPACK_IMPORTED_MODULE_11__/* .NO_OVERRIDES */ .cp, dataRoot = root, oldBaseline = "needed") {
  const loadedConfig = await (0,_config_js__WEBPACK_IMPORTED_MODULE_11__/* .loadConfig */ .Z9)(root, config, overrides);
  const { suites: suiteFiles, baseline: baselinePath } = loadedConfig.config;
  const { suite, digests: suiteDigests } = await (0,_suite_js__WEBPACK_IMPORTED_MODULE_14__/* .loadSuite */ .bu)(root, suiteFiles, loadedConfig.suitePlaces).catch((error) => {
    throw addMissingPaths(error, root, loadedConfig);
  });
  requireRelevance(config, loadedConfig.config, suite);
  refuseContradictions(suite, loadedConfig.config.definition);
  const isNamedByConfig = overrides.baseline === null;
  const loadedBaseline = await loadOldBaseline(root, loadedConfig, isNamedByConfig, oldBaseline);
  const nearBaseline = loadedBaseline === null && baselinePath !== null ? findNearBaseline(root, baselinePath) : null;
  const digests = new Map([[config, loadedConfig.digest], ...suiteDigests]);
  if (loadedBaseline !== null) {
    digests.set((0,_model_config_js__WEBPACK_IMPORTED_MODULE_7__/* .baselineFile */ ._S)(loadedConfig.config), loadedBaseline.digest);
  }
  return {
    config: (0,_config_js__WEBPACK_IMPORTED_MODULE_11__/* .withDefinition */ .sJ)(loadedConfig.config, loadedBaseline?.baseline ?? null),
    suite,
    baseline: loadedBaseline === null ? null : matchSuite(loadedBaseline.baseline, suite),
    ...nearBaseline !== null && { near_baseline: nearBaseline },
    retriever: readReceipt(dataRoot, loadedConfig),
    digests,
    lines: loadedConfig.lines,
    warnings: loadedConfig.warnings
  };
}
async function loadOldBaseline(root, { config, lines }, isNamedByConfig, oldBaseline) {
  try {
    return await (0,_baseline_js__WEBPACK_IMPORTED_MODULE_9__/* .loadBaseline */ .o)(root, config.baseline);
  } catch (error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue)) {
      throw error;
    }
    if (oldBaseline === "replaced" && error.code === "invalid_baseline") {
      return null;
    }
    const isOfFile = error.code.startsWith("file_");
    throw isOfFile && isNamedByConfig ? (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .placeError */ .oW)(error, "config", (0,_model_config_js__WEBPACK_IMPORTED_MODULE_7__/* .placeOfKey */ .qQ)(config.file, lines, "baseline")) : error;
  }
}
function addMissingPaths(error, root, loadedConfig) {
  const config = loadedConfig.config.file;
  const isMissing = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue && error.code === "file_not_found";
  if (!isMissing || !error.problems.some(({ file }) => file === config)) {
    return error;
  }
  const missingPaths = root.read === void 0 ? loadedConfig.findMissingPaths() : [];
  if (missingPaths.length === 0) {
    return error;
  }
  const problems = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sortProblems */ .dS)([...error.problems, ...missingPaths]);
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(error.code, `config ${config} has ${problems.length} problems`, {
    problems,
    hint: error.hint ?? "",
    cause: error
  });
}
function findNearBaseline(root, file) {
  const nearFile = (0,node_fs__WEBPACK_IMPORTED_MODULE_6__.existsSync)((0,_system_root_js__WEBPACK_IMPORTED_MODULE_5__/* .absolutePath */ .Hi)(root, file)) ? null : (0,_system_near_file_js__WEBPACK_IMPORTED_MODULE_3__/* .findNearFile */ .q5)(root, file);
  if (nearFile === null || !/\.(?:json|ya?ml)$/i.test(nearFile)) {
    return null;
  }
  const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_6__.readFileSync)((0,_system_root_js__WEBPACK_IMPORTED_MODULE_5__/* .absolutePath */ .Hi)(root, nearFile), "utf8");
  return (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_4__/* .isOwnBaseline */ .mw)(text) ? nearFile : null;
}
function requireRelevance(file, { written_definition: written }, { scale }) {
  if (scale === void 0 || written.relevance !== void 0) {
    return;
  }
  const message = `${scale.file} has ratings up to ${scale.most}: expected the least one that counts as relevant, for example \`definition: { relevance: ${Math.ceil(scale.most / 2)} }\``;
  throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_15__/* .invalidFile */ .Am)("invalid_config", "config", file, [
    { file, pointer: "/definition/relevance", message }
  ]);
}
function refuseContradictions(suite, definition) {
  const problems = [];
  for (const { id, expected, forbidden, place } of suite.cases) {
    const findForbidden = (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_8__/* .compileTargets */ .wX)(forbidden, definition);
    const contradiction = expected.flatMap(_model_suite_js__WEBPACK_IMPORTED_MODULE_16__/* .singleTargets */ .xG).find((target) => findForbidden((0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_8__/* .normaliseHit */ .Sv)((0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_8__/* .hitOfTarget */ .ST)(target), definition)).length > 0);
    if (contradiction !== void 0) {
      const message = `case "${id}" expects and forbids "${contradiction.value}"; remove it from \`expected\` or \`forbidden\``;
      problems.push({ ...place, message });
    }
  }
  if (problems.length > 0) {
    throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_15__/* .invalidFile */ .Am)("invalid_suite", "suite", suite.files.join(", "), problems);
  }
}
function retrieverIdentity(retriever) {
  const ignoredKeys = /* @__PURE__ */ new Set([
    "concurrency",
    "max_per_second",
    "startup_timeout_ms",
    "timeout_ms",
    "total_timeout_ms"
  ]);
  if (retriever.kind !== "bm25") {
    ignoredKeys.add("corpus");
  }
  return Object.fromEntries(Object.entries(retriever).filter(([key]) => !ignoredKeys.has(key)));
}
function readReceipt(dataRoot, { config, lines }) {
  try {
    return retrieverReceipt(dataRoot, config.retriever);
  } catch (error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue)) {
      throw error;
    }
    const file = (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_13__/* .retrieverData */ .Pp)(config.retriever)?.file;
    const [key] = Object.entries(config.retriever).find(([, value]) => value === file) ?? [];
    const name = key === void 0 ? "retriever" : `retriever.${key}`;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .placeError */ .oW)(error, "config", (0,_model_config_js__WEBPACK_IMPORTED_MODULE_7__/* .placeOfKey */ .qQ)(config.file, lines, name));
  }
}
const DATA_NAMES = { corpus: "corpus", answers: "recorded run" };
function retrieverReceipt(root, retriever) {
  const data = (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_13__/* .retrieverData */ .Pp)(retriever);
  return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutUndefined */ .r$)({
    kind: retriever.kind,
    fingerprint: (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestValue */ .yD)(retrieverIdentity(retriever)),
    params: retriever.params ?? void 0,
    corpus_digest: data === null ? null : (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestText */ .M6)((0,_read_js__WEBPACK_IMPORTED_MODULE_12__/* .readBytes */ .io)(root, data.file, DATA_NAMES[data.holds], _read_js__WEBPACK_IMPORTED_MODULE_12__/* .JSON_LIMIT */ .Vz))
  });
}
function matchSuite(baseline, suite) {
  return addSuiteTags((0,_suite_js__WEBPACK_IMPORTED_MODULE_14__/* .useNewIds */ .En)(baseline, suite), suite);
}
function addSuiteTags(baseline, { cases }) {
  const rows = new Map(baseline.cases);
  const taggedRows = [];
  for (const { id, digests, tags } of cases) {
    const row = rows.get(id);
    if (tags !== void 0 && row?.digests.ask === digests.ask) {
      const taggedRow = Object.assign({}, row, { tags });
      rows.set(id, taggedRow);
      taggedRows.push(taggedRow);
    }
  }
  if (taggedRows.length === 0) {
    return baseline;
  }
  const { means, latency } = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_10__/* .summariseRows */ .Qg)(taggedRows, [...baseline.means.overall.keys()], baseline.definition);
  return {
    ...baseline,
    cases: rows,
    means: { ...baseline.means, ...means.by_tag && { by_tag: means.by_tag } },
    latency: { ...baseline.latency, ...latency.by_tag && { by_tag: latency.by_tag } }
  };
}



/***/ }),

/***/ 56192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ findDerivation)
/* harmony export */ });
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44141);
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86509);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13480);



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
function findDerivation(name, { relevance, runs }) {
  const metric = (0,_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .findMetric */ .GF)(name);
  if (runs > 1 || metric === null || !(0,_family_js__WEBPACK_IMPORTED_MODULE_1__/* .isPerCase */ .uE)(metric.family)) {
    return null;
  }
  const { family, k } = metric;
  const { fromRanks, fromResults } = family;
  if (fromRanks !== void 0) {
    const derive2 = ({ ranks }) => ranks.length === 0 ? null : fromRanks(ranks, k);
    return relevance > 1 ? null : { derive: derive2, isFixed: true };
  }
  if (fromResults !== void 0) {
    const derive2 = ({ ranks, results }) => {
      const hasTargets = ranks.length > 0;
      return fromResults(results, k, hasTargets);
    };
    return { derive: derive2, isFixed: true };
  }
  const derive = USUAL.get(family.name);
  return derive === void 0 ? null : { derive, isFixed: false };
}



/***/ }),

/***/ 27139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I6: () => (/* binding */ scoreRun),
/* harmony export */   Qg: () => (/* binding */ summariseRows),
/* harmony export */   TY: () => (/* binding */ suiteOfAskedCases),
/* harmony export */   by: () => (/* binding */ weighCase),
/* harmony export */   eI: () => (/* binding */ summariseCases),
/* harmony export */   hY: () => (/* binding */ weightedMean),
/* harmony export */   jw: () => (/* binding */ averageKnown),
/* harmony export */   xk: () => (/* binding */ caseScorer)
/* harmony export */ });
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _model_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30060);
/* harmony import */ var _model_scores_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74430);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44141);
/* harmony import */ var _cost_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36292);
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86509);
/* harmony import */ var _latency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72987);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13480);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19148);









function scoreRun(suite, run, metrics, definition) {
  const runs = (0,_model_run_js__WEBPACK_IMPORTED_MODULE_7__/* .runsById */ .j8)(run);
  const scoreSubject = caseScorer(metrics, definition);
  const cases = suite.cases.map((subject) => scoreSubject(subject, runs.get(subject.id) ?? makeUnaskedRun(subject)));
  return { cases, ...summariseCases(cases, metrics, definition) };
}
function caseScorer(metrics, definition) {
  const caseMetrics = metrics.flatMap(({ name, family, k }) => (0,_family_js__WEBPACK_IMPORTED_MODULE_3__/* .isPerCase */ .uE)(family) ? [{ name, family, k }] : []);
  const nameValues = (0,_model_scores_js__WEBPACK_IMPORTED_MODULE_8__/* .makeValueMapper */ .N)(caseMetrics.map(({ name }) => name));
  return (subject, run) => {
    const view = (0,_view_js__WEBPACK_IMPORTED_MODULE_6__/* .viewCase */ .U1)(subject, run, definition);
    const values = caseMetrics.map(({ family, k }) => family.value(view, k));
    return scoreCase(view, run, nameValues(values));
  };
}
function summariseCases(cases, metrics, definition) {
  return {
    means: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .makeBuckets */ .Ao)(cases, (bucket) => bucketMeans(bucket, metrics)),
    latency: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .makeBuckets */ .Ao)(cases, (bucket) => (0,_latency_js__WEBPACK_IMPORTED_MODULE_4__/* .summariseBucket */ .z9)(bucket, definition.percentile))
  };
}
function summariseRows(rows, names, definition) {
  const metrics = names.flatMap((name) => (0,_registry_js__WEBPACK_IMPORTED_MODULE_5__/* .findMetric */ .GF)(name) ?? []);
  const summarised = [...rows].map((row) => {
    const { intent, tags, latency_ms: samples, spans_ms: spans } = row;
    return {
      intent,
      ...tags !== void 0 && { tags },
      metrics: row.metrics,
      targets: row.targets.filter(({ grade }) => grade >= definition.relevance).length,
      error: row.metrics.get("error_rate") === 1 ? "failed" : null,
      samples_ms: samples,
      ...spans !== void 0 && { spans_ms: spans }
    };
  });
  return summariseCases(summarised, metrics, definition);
}
function suiteOfAskedCases(suite, run) {
  const unaskedRuns = run.cases.filter(({ outcome }) => outcome.kind === "error" && outcome.asked === false);
  const unaskedIds = new Set(unaskedRuns.map((caseRun) => caseRun.case_id));
  return { ...suite, cases: suite.cases.filter(({ id }) => !unaskedIds.has(id)) };
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
  const ranks = (0,_view_js__WEBPACK_IMPORTED_MODULE_6__/* .targetRanks */ .Hc)(view);
  const forbiddenRanks = view.forbidden.flatMap((isForbidden, i) => isForbidden ? [i + 1] : []);
  return {
    id: view.case.id,
    intent: view.case.intent,
    ...view.case.tags !== void 0 && { tags: view.case.tags },
    digests: view.case.digests,
    metrics,
    ranks,
    found: ranks.some((rank, target) => rank !== null && (0,_view_js__WEBPACK_IMPORTED_MODULE_6__/* .isRelevant */ .MR)(view, target)),
    forbidden_ranks: forbiddenRanks,
    results: run.outcome.kind === "answer" ? run.outcome.hits.map((hit) => hit.doc_id) : _model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .NONE */ .x3,
    ...keepClustersUnlikeIds(view),
    many_to_many: isManyToMany(view),
    targets: (0,_view_js__WEBPACK_IMPORTED_MODULE_6__/* .relevantCount */ .zQ)(view),
    degraded: view.degraded,
    error: run.outcome.kind === "error" ? run.outcome.message : null,
    samples_ms: run.samples_ms,
    ...run.spans_ms !== void 0 && { spans_ms: run.spans_ms }
  };
}
function isManyToMany(view) {
  if (view.case.expected.some(({ kind }) => kind === "any")) {
    return true;
  }
  const targetByResult = (0,_view_js__WEBPACK_IMPORTED_MODULE_6__/* .consumeTargets */ .$h)(view, () => true);
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
    if (!(0,_family_js__WEBPACK_IMPORTED_MODULE_3__/* .isPerCase */ .uE)(family)) {
      continue;
    }
    const lacksCost = family.kind === "cost" && (0,_cost_js__WEBPACK_IMPORTED_MODULE_2__/* .findCasesWithoutCost */ .qg)(bucket, name).length > 0;
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
function weighCase({ targets }, weightBy) {
  return weightBy === "targets" ? targets : 1;
}
function weightedMean(cases, value, weightBy) {
  let sum = 0;
  let totalWeight = 0;
  for (const scored of cases) {
    const caseValue = value(scored);
    if (caseValue === null) {
      continue;
    }
    const weight = weighCase(scored, weightBy);
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
/* harmony export */   N: () => (/* binding */ makeValueMapper)
/* harmony export */ });
const MOST_SHARED = 4096;
function makeValueMapper(names) {
  const mapsByText = /* @__PURE__ */ new Map();
  return (values) => {
    const text = values.join();
    const map = mapsByText.get(text) ?? new Map(names.map((name, index) => [name, values[index] ?? null]));
    if (mapsByText.size < MOST_SHARED) {
      mapsByText.set(text, map);
    }
    return map;
  };
}



/***/ })

};
