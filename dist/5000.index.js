export const id = 5000;
export const ids = [5000];
export const modules = {

/***/ 84780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hT: () => (/* binding */ checkConfiguredRetriever),
  n6: () => (/* binding */ emptyRequest),
  jx: () => (/* binding */ hasConfig),
  r6: () => (/* binding */ readNames),
  Jc: () => (/* binding */ requestFiles),
  v7: () => (/* binding */ requestedShard)
});

// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: ./lib/files/document.js
var files_document = __webpack_require__(72050);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
;// CONCATENATED MODULE: ./lib/files/names.js






const SUITE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;
async function readGateNames(root, config, overrides) {
  const written = await readMembers(root, config, "config");
  const { suite } = written;
  const firstSuite = Array.isArray(suite) ? suite[0] : suite;
  const suiteFile = overrides.suite ?? resolveConfigPath(root, config, firstSuite);
  const baseline = overrides.baseline ?? resolveConfigPath(root, config, written["baseline"]);
  const { name } = suiteFile === null ? {} : await readMembers(root, suiteFile, "suite");
  const isName = typeof name === "string" && SUITE_NAME.test(name);
  return { suite: isName ? name : null, baseline };
}
async function readMembers(root, file, what) {
  try {
    const document = await (0,files_document/* parseDocument */.Tp)((0,read/* readText */.yR)(root, file, what), "invalid_file");
    return (0,json/* objectMembers */.vN)(document.value);
  } catch (error) {
    if (error instanceof errors.GateError) {
      return {};
    }
    throw error;
  }
}
function resolveConfigPath(root, config, written) {
  if (typeof written !== "string") {
    return null;
  }
  try {
    return (0,system_root/* insideRoot */.p0)(root, external_node_path_.posix.dirname(config), written, config);
  } catch (error) {
    if (error instanceof errors.GateError) {
      return null;
    }
    throw error;
  }
}


// EXTERNAL MODULE: ./lib/retrievers/registry.js + 3 modules
var registry = __webpack_require__(93705);
// EXTERNAL MODULE: ./lib/shards/split.js
var split = __webpack_require__(23925);
// EXTERNAL MODULE: ./lib/app/config-places.js
var config_places = __webpack_require__(51198);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/app/request.js








function emptyRequest(command, workingDirectory) {
  return {
    command,
    workingDirectory,
    config: null,
    suite: null,
    baseline: null,
    baseDirectory: null,
    baseRef: null,
    reportDir: null,
    shard: null,
    parts: [],
    leaderboard: null,
    out: null,
    runs: null
  };
}
const DEFAULT_CONFIG = "retrieval-gate.yaml";
function requestFiles(request, root) {
  const from = external_node_path_.relative(root.directory, request.workingDirectory);
  const resolveInside = (written, what) => written === null ? null : (0,system_root/* insideRoot */.p0)(root, from, written, what);
  return {
    config: (0,system_root/* insideRoot */.p0)(root, from, request.config ?? DEFAULT_CONFIG, "config"),
    overrides: {
      suite: resolveInside(request.suite, "suite"),
      baseline: resolveInside(request.baseline, "baseline")
    }
  };
}
function hasConfig({ workingDirectory, config }) {
  return (0,external_node_fs_.existsSync)(external_node_path_.resolve(workingDirectory, config ?? DEFAULT_CONFIG));
}
async function readNames(request) {
  try {
    const root = (0,system_root/* findRoot */.wg)(request.workingDirectory);
    const { config, overrides } = requestFiles(request, root);
    return await readGateNames(root, config, overrides);
  } catch (error) {
    if (error instanceof errors.GateError) {
      return { suite: null, baseline: null };
    }
    throw error;
  }
}
function listRefusedCombinations(request) {
  const { command, parts, only = null } = request;
  const isMerge = command === "merge";
  const hasShard = request.shard !== null;
  const hasBaseDirectory = request.baseDirectory !== null;
  const hasLeaderboard = request.leaderboard !== null;
  return [
    {
      applies: only !== null && (hasShard || hasBaseDirectory || hasLeaderboard),
      message: "a part of the suite can't be used with shard, base-directory or leaderboard",
      hint: "Remove --case, --intent and --tag; they are for work at the desk."
    },
    {
      applies: hasShard && isMerge,
      message: "merge joins all shards and is none",
      hint: "Remove shard; each part says which one it is."
    },
    {
      applies: hasShard && command === "record",
      message: "a baseline is recorded of all cases, not of a shard",
      hint: "Run gate with the shard; the report of merge brings baseline.json."
    },
    {
      applies: hasShard && hasBaseDirectory,
      message: "shard and base-directory don't go together",
      hint: "Side by side is measured in one job: remove one of the two."
    },
    {
      applies: hasShard && hasLeaderboard,
      message: "a shard has no figures for a leaderboard",
      hint: "Give the leaderboard to merge."
    },
    {
      applies: isMerge && hasBaseDirectory,
      message: "merge asks no retriever, so base-directory has no place in it",
      hint: "Remove base-directory."
    },
    {
      applies: isMerge && parts.length === 0,
      message: "merge needs the folders of the parts",
      hint: "Name them: `retrieval-gate merge retrieval-gate-parts`."
    }
  ];
}
function requestedShard(request) {
  const refused = listRefusedCombinations(request).find(({ applies }) => applies);
  if (refused !== void 0) {
    throw new errors.GateError("usage", refused.message, { hint: refused.hint });
  }
  return request.shard === null ? null : (0,split/* parseShard */.uK)(request.shard);
}
async function checkConfiguredRetriever(inputs, ports) {
  try {
    await (0,registry/* checkRetriever */.x1)(inputs.config.retriever, ports);
  } catch (error) {
    throw (0,config_places/* placeRetrieverError */.W)(error, inputs);
  }
}



/***/ }),

/***/ 41761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LT: () => (/* binding */ requireKnownNames),
/* harmony export */   Rl: () => (/* binding */ narrowToTier),
/* harmony export */   cB: () => (/* binding */ findDeselected)
/* harmony export */ });
/* harmony import */ var _gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84778);
/* harmony import */ var _decision_accepted_figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20237);
/* harmony import */ var _decision_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74349);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16886);
/* harmony import */ var _model_select_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54017);
/* harmony import */ var _files_validate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4593);
/* harmony import */ var _model_config_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55789);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73196);








function narrowToTier(read) {
  const { base, head, over, mode } = read;
  requireKnownNames(head);
  const isJudgedByBase = base !== null && mode !== "default_branch" && mode !== "head_only";
  const edited = isJudgedByBase ? /* @__PURE__ */ new Set([...findEditedRows(base, head), ...findEditedUnselected(base, head)]) : /* @__PURE__ */ new Set();
  if (edited.size > 0) {
    return { ...read, notices: [...read.notices, { code: "tier_widened", cases: [...edited] }] };
  }
  const tier = (0,_gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .selectTier */ .l0)(head);
  return {
    ...read,
    head: tier,
    base: base && (0,_gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .selectTier */ .l0)(base),
    over: over && (0,_gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .selectSameCases */ .Un)(over, tier)
  };
}
function findEditedRows(base, head) {
  const before = (0,_gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .findUnselectedRows */ .$l)((0,_gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .selectTier */ .l0)(base, head.config.select));
  const after = (0,_gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .findUnselectedRows */ .$l)((0,_gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .selectTier */ .l0)(head));
  return [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])].filter((id) => {
    const oldRow = before.get(id);
    const row = after.get(id);
    return oldRow === void 0 || row === void 0 || !(0,_decision_accepted_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .hasSameContent */ .q1)(oldRow, row) || !(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .sameCanonical */ .FN)(oldRow.accepted ?? null, row.accepted ?? null);
  });
}
function findEditedUnselected(base, head) {
  const { select } = head.config;
  const headCases = new Map(head.suite.cases.map((each) => [each.id, each]));
  const edited = base.suite.cases.filter((before) => {
    const after = headCases.get(before.id);
    return !(0,_model_select_js__WEBPACK_IMPORTED_MODULE_5__/* .isSelected */ .s)(select, after ?? before) && after?.digest !== before.digest;
  });
  return edited.map(({ id }) => id);
}
function requireKnownNames({ config, suite, lines = /* @__PURE__ */ new Map() }) {
  const { file, select } = config;
  const { cases } = suite;
  if (select === void 0) {
    return;
  }
  const knownNames = {
    tags: new Set(cases.flatMap(({ tags = [] }) => tags)),
    intents: new Set(cases.map(({ intent }) => intent)),
    ids: new Set(cases.map(({ id }) => id))
  };
  const problems = [];
  for (const key of ["tags", "intents", "ids"]) {
    for (const [index, name] of select[key].entries()) {
      if (!knownNames[key].has(name)) {
        const place = (0,_model_config_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .placeOfKey */ .q)(file, lines, `select.${key}.${index}`);
        problems.push({ ...place, message: describeUnknownName(key, name, [...knownNames[key]]) });
      }
    }
  }
  if (problems.length > 0) {
    throw (0,_files_validate_js__WEBPACK_IMPORTED_MODULE_4__/* .invalidFile */ .Am)("invalid_config", "config", file, problems);
  }
}
const MOST_NAMES = 20;
function describeUnknownName(key, name, known) {
  const what = { tags: "tag", intents: "intent", ids: "id" }[key];
  const message = `no case of the suite has the ${what} ${JSON.stringify(name)}`;
  if (known.length === 0) {
    return `${message}: no case has \`tags\`; add some in the suite, or select by \`intents\``;
  }
  const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_7__/* .nearestWord */ .z)(name, known);
  const suggestion = near === null ? "" : `; did you mean \`${near}\`?`;
  const shown = known.toSorted().slice(0, MOST_NAMES).join(", ");
  const more = known.length > MOST_NAMES ? ` and ${known.length - MOST_NAMES} more` : "";
  return `${message}${suggestion}; there are ${shown}${more}`;
}
function findDeselected({ base, head }) {
  const before = base.config.select;
  const after = head.config.select;
  if ((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .sameCanonical */ .FN)(before ?? null, after ?? null)) {
    return [];
  }
  const headCases = new Map(head.suite.cases.map((each) => [each.id, each]));
  const deselected = base.suite.cases.filter((oldCase) => {
    const newCase = headCases.get(oldCase.id);
    return newCase !== void 0 && (0,_model_select_js__WEBPACK_IMPORTED_MODULE_5__/* .isSelected */ .s)(before, oldCase) && !(0,_model_select_js__WEBPACK_IMPORTED_MODULE_5__/* .isSelected */ .s)(after, newCase);
  });
  if (deselected.length === 0) {
    return [];
  }
  const field = { field: "select", before: (0,_model_select_js__WEBPACK_IMPORTED_MODULE_5__/* .describeSelect */ .O)(before), after: (0,_model_select_js__WEBPACK_IMPORTED_MODULE_5__/* .describeSelect */ .O)(after) };
  const cases = deselected.map(({ id }) => (0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .bareCulprit */ .aI)(id));
  return [{ code: "config_edited", file: head.config.file, fields: [field], cases }];
}



/***/ }),

/***/ 20237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Si: () => (/* binding */ findMetricsBelow),
/* harmony export */   W7: () => (/* binding */ comparableBaseline),
/* harmony export */   cW: () => (/* binding */ updateAcceptedFigures),
/* harmony export */   dK: () => (/* binding */ mayReset),
/* harmony export */   hP: () => (/* binding */ findEarlierChanges),
/* harmony export */   iD: () => (/* binding */ hasAcceptedFigure),
/* harmony export */   oq: () => (/* binding */ carryAcceptedFigures),
/* harmony export */   q1: () => (/* binding */ hasSameContent)
/* harmony export */ });
/* harmony import */ var _metrics_rates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22142);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27139);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13480);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16886);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72508);
/* harmony import */ var _bucket_test_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60711);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(54444);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28599);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29853);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85398);










function updateAcceptedFigures(newBaseline, recording) {
  const before = comparableBaseline(recording.before, newBaseline);
  if (before === null || recording.accepts) {
    return resetAcceptedFigures(newBaseline);
  }
  const carried = carryAcceptedFigures(newBaseline, before, recording.commit);
  return mayReset(carried, before, recording) ? resetAcceptedFigures(newBaseline) : carried;
}
function comparableBaseline(before, newBaseline) {
  if (before === null || before.k !== newBaseline.k) {
    return null;
  }
  return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .sameCanonical */ .FN)(before.definition, newBaseline.definition) ? before : null;
}
function resetAcceptedFigures(baseline) {
  const cases = /* @__PURE__ */ new Map();
  for (const [id, row] of baseline.cases) {
    cases.set(id, withAccepted(row, NO_FIGURES));
  }
  const { accepted: _accepted, ...rest } = baseline;
  return { ...rest, cases };
}
function carryAcceptedFigures(newBaseline, before, commit) {
  const cases = /* @__PURE__ */ new Map();
  for (const [id, row] of newBaseline.cases) {
    const former = before.cases.get(id);
    const isSame = former !== void 0 && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .sameQuestion */ .RB)(former.digests, row.digests);
    const figures = isSame ? differingFigures(former, row, newBaseline) : NO_FIGURES;
    cases.set(id, withAccepted(row, figures));
  }
  const { accepted: _accepted, ...rest } = newBaseline;
  const accepted = nextAcceptedState(newBaseline, before, commit);
  return { ...rest, cases, ...accepted === null ? {} : { accepted } };
}
function nextAcceptedState({ cases }, before, commit) {
  const isUnchanged = cases.size === before.cases.size && [...cases].every(([id, row]) => {
    const former = before.cases.get(id);
    return former !== void 0 && hasSameContent(row, former);
  });
  const oldState = before.accepted ?? { commit, recordings: 0 };
  const recordings = oldState.recordings + (isUnchanged ? 0 : 1);
  return recordings === 0 ? null : { commit: oldState.commit, recordings };
}
function hasSameContent(a, b) {
  return ["digests", "metrics", "ranks", "results", "clusters"].every((key) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .sameCanonical */ .FN)(a[key] ?? null, b[key] ?? null));
}
const NO_FIGURES = {};
function withAccepted(row, accepted) {
  const { accepted: _accepted, ...rest } = row;
  return Object.keys(accepted).length === 0 ? rest : { ...rest, accepted };
}
function differingFigures(former, row, { k, definition }) {
  const figures = {};
  for (const metric of listMetricsOfBoth(former, row, definition.relevance)) {
    const accepted = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .acceptedValue */ .vn)(former, metric, k);
    const recorded = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(row, `${metric}@${k}`);
    if (accepted !== null && recorded !== null && Math.abs(accepted - recorded) > _limits_js__WEBPACK_IMPORTED_MODULE_9__/* .EPSILON */ .p8) {
      figures[metric] = accepted;
    }
  }
  if (former.digests.limits !== row.digests.limits) {
    return figures;
  }
  for (const hit of HITS) {
    const name = hitMetric(hit, k);
    const accepted = isHit((0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .acceptedHit */ .Nu)(former, name));
    const recorded = isHit((0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(row, name));
    if (accepted !== null && recorded !== null && accepted !== recorded) {
      figures[hit] = accepted;
    }
  }
  return figures;
}
function listMetricsOfBoth(former, row, relevance) {
  const grades = row.targets.map(({ grade }) => grade);
  const formerGrades = former.targets.map(({ grade }) => grade);
  if ((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .sameCanonical */ .FN)(grades, formerGrades)) {
    return _rules_js__WEBPACK_IMPORTED_MODULE_6__/* .HEADLINE */ .ZS;
  }
  const isSameRelevance = grades.every((grade, at) => grade >= relevance === (formerGrades[at] ?? 0) >= relevance);
  return isSameRelevance ? ["recall", "mrr"] : [];
}
const HITS = ["forbidden", "false_result"];
function hasAcceptedFigure(metric, config) {
  return (0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .isHeadline */ .R)(metric, config) || HITS.some((hit) => metric === hitMetric(hit, config.k));
}
function hitMetric(hit, k) {
  return (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .metricWithCutoff */ .Gq)(hit === "forbidden" ? _metrics_rates_js__WEBPACK_IMPORTED_MODULE_0__/* .FORBIDDEN_RATE */ .lI : _metrics_rates_js__WEBPACK_IMPORTED_MODULE_0__/* .FALSE_RESULT_RATE */ .Tc, k).name;
}
function isHit(value) {
  return value === null ? null : value > _limits_js__WEBPACK_IMPORTED_MODULE_9__/* .EPSILON */ .p8;
}
function findEarlierChanges({ k, accepted, cases }, suite) {
  const rows = [];
  for (const { id } of suite.cases) {
    const row = cases.get(id);
    if (row !== void 0) {
      rows.push({ id, row });
    }
  }
  const moved = [];
  for (const metric of _rules_js__WEBPACK_IMPORTED_MODULE_6__/* .HEADLINE */ .ZS) {
    const name = `${metric}@${k}`;
    const acceptedMean = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_1__/* .averageKnown */ .jw)(rows.map(({ row }) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .acceptedValue */ .vn)(row, metric, k)));
    const recordedMean = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_1__/* .averageKnown */ .jw)(rows.map(({ row }) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(row, name)));
    if (acceptedMean !== null && recordedMean !== null && Math.abs(recordedMean - acceptedMean) > _limits_js__WEBPACK_IMPORTED_MODULE_9__/* .EPSILON */ .p8) {
      moved.push({ metric: name, delta: recordedMean - acceptedMean });
    }
  }
  const lostRows = rows.filter(({ row }) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .foundWhenAccepted */ .YW)(row, k) && !(0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .hasFoundTarget */ .am)(row));
  const lost = lostRows.map(({ id }) => id);
  if (moved.length === 0 && lost.length === 0) {
    return null;
  }
  return { recordings: accepted?.recordings ?? 0, moved, lost };
}
function mayReset(carried, before, recording) {
  return hasGained(carried, before, recording) || isFirstMean(carried, before, recording);
}
function hasGained(carried, before, { config, suite, by_row: byRow = /* @__PURE__ */ new Map() }) {
  const rules = (0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .resolveRules */ .SJ)(config, suite);
  const comparedRows = new Map(carried.cases);
  for (const id of byRow.keys()) {
    const former = before.cases.get(id);
    if (former !== void 0) {
      comparedRows.set(id, former);
    }
  }
  const vary = before.answers_vary === true;
  const policy = { config, suite, baseline: { ...carried, cases: comparedRows }, vary };
  const scores = { cases: scoreRows(carried, suite), by_row: byRow };
  const pairing = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .pairCases */ .Q6)(scores, policy.baseline);
  const tests = (0,_bucket_test_js__WEBPACK_IMPORTED_MODULE_4__/* .testBothReferences */ .G_)(rules, policy, pairing);
  return (0,_verdict_js__WEBPACK_IMPORTED_MODULE_7__/* .findGain */ .vd)(rules, { pairing, tests }, policy) !== null;
}
function isFirstMean(newBaseline, before, recording) {
  const isMean = newBaseline.answers_vary === true && newBaseline.run_count !== void 0;
  const isFirst = isMean && before.run_count === void 0;
  return isFirst && findMetricsBelow(newBaseline, before, recording).length === 0;
}
function findMetricsBelow(baseline, other, { config, suite }) {
  const pairing = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .pairCases */ .Q6)({ cases: scoreRows(baseline, suite) }, other);
  const wholeTest = (0,_bucket_test_js__WEBPACK_IMPORTED_MODULE_4__/* .testWholeSuite */ .o3)({ config, suite, baseline: other }, pairing, "baseline");
  const metrics = [...wholeTest?.bucket.rules.keys() ?? []];
  return metrics.filter((metric) => {
    const decision = wholeTest?.decide(metric);
    return decision?.outcome !== "pass" && decision?.reason !== "noise";
  });
}
function scoreRows({ cases }, suite) {
  return suite.cases.flatMap((subject) => {
    const row = cases.get(subject.id);
    return row === void 0 ? [] : [scoreOfRow(subject, row)];
  });
}
function scoreOfRow(subject, row) {
  const { id, intent, tags } = subject;
  const { digests, metrics, ranks, results, clusters, latency_ms: samples, spans_ms: spans } = row;
  return {
    id,
    intent,
    ...tags === void 0 ? {} : { tags },
    digests,
    metrics,
    ranks,
    results,
    ...clusters === void 0 ? {} : { clusters },
    forbidden_ranks: [],
    many_to_many: false,
    targets: row.ranks.length,
    degraded: false,
    error: null,
    samples_ms: samples,
    ...spans === void 0 ? {} : { spans_ms: spans }
  };
}



/***/ }),

/***/ 6269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ findTargetsNowhere),
/* harmony export */   V: () => (/* binding */ findDeadCases)
/* harmony export */ });
/* harmony import */ var _metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87362);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97855);
/* harmony import */ var _decision_pairs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28599);




function findDeadCases(suite, baseline) {
  if (suite === null || baseline === null) {
    return [];
  }
  const isDead = ({ id, digests }) => {
    const row = baseline.cases.get(id);
    if (row === void 0 || row.digests.ask !== digests.ask || row.targets.length === 0) {
      return false;
    }
    return row.found_in === void 0 ? !(0,_decision_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFoundTarget */ .am)(row) : row.found_in === 0;
  };
  return suite.cases.filter(isDead).map(({ id }) => id);
}
const DEPTH_FACTOR = 10;
const MOST_ASKED_AGAIN = 50;
async function findTargetsNowhere({ policy: { suite, config }, scores }, { probe, corpus }) {
  const scoresById = new Map(scores.cases.map((each) => [each.id, each]));
  const withMissingTarget = suite.cases.filter(({ id }) => {
    const score = scoresById.get(id);
    return score?.error === null && score.ranks.includes(null);
  }).toSorted((a, b) => Number((0,_decision_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFoundTarget */ .am)((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .requireValue */ .vd)(scoresById, a.id))) - Number((0,_decision_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFoundTarget */ .am)((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .requireValue */ .vd)(scoresById, b.id))));
  const askedAgain = withMissingTarget.slice(0, MOST_ASKED_AGAIN);
  if (askedAgain.length === 0) {
    return [];
  }
  const { answers, failure } = await probe(askedAgain, config.k * DEPTH_FACTOR);
  const stillMissing = askedAgain.map((subject, at) => {
    const { ranks } = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .requireValue */ .vd)(scoresById, subject.id);
    return { id: subject.id, targets: findMissingTargets(subject, ranks, answers[at] ?? null) };
  }).filter(({ targets }) => targets.length > 0);
  const corpusHits = stillMissing.length === 0 ? null : await corpus();
  const documents = corpusHits?.map((each) => (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .normaliseHit */ .Sv)(each, config.definition)) ?? null;
  const nowhere = stillMissing.filter(({ targets }) => targets.some((target) => {
    const covers = (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .compileTarget */ .bs)(target, config.definition);
    return documents === null || !documents.some((each) => covers(each));
  }));
  const cases = nowhere.map(({ id }) => id).toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP);
  const notices = [];
  if (cases.length > 0) {
    const reason = documents === null ? "not_returned" : "not_in_corpus";
    notices.push({ code: "dead_cases", reason, cases });
  }
  if (failure !== null) {
    notices.push({ code: "probe_failed", reason: failure });
  }
  return notices;
}
function findMissingTargets({ expected }, ranks, longerAnswer) {
  const longerRanks = longerAnswer?.ranks ?? [];
  return longerRanks.flatMap((rank, target) => rank === null && ranks[target] === null ? [(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .requireItem */ .l5)(expected, target)] : []);
}



/***/ }),

/***/ 97439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ findOddLimits)
/* harmony export */ });
/* harmony import */ var _decision_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54444);
/* harmony import */ var _decision_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29853);
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86509);
/* harmony import */ var _metrics_matching_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87362);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27139);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90997);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44141);







function findOddLimits(config, suite, baseline) {
  const rules = (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveRules */ .SJ)(config, suite);
  const notices = /* @__PURE__ */ new Map();
  for (const rule of rules) {
    const notice = findWideTolerance(rule) ?? findPercentOfZero(rule, baseline);
    if (notice !== null && !notices.has(notice.metric)) {
      notices.set(notice.metric, notice);
    }
  }
  return [...notices.values(), ...findUnreachableFloors(rules, config, suite)];
}
const SHARES = /* @__PURE__ */ new Set(["quality", "rate", "answer"]);
function findWideTolerance({ metric, scope, tolerance }) {
  const absolute = tolerance.filter(({ unit }) => unit === "absolute");
  const largest = Math.max(0, ...absolute.map(({ value }) => value));
  return largest > 1 && SHARES.has(metric.family.kind) ? { code: "odd_limit", reason: "too_wide", metric: metric.name, scope, tolerance: largest } : null;
}
function findPercentOfZero({ metric, scope, tolerance }, baseline) {
  const percent = Math.max(0, ...tolerance.map(({ value }) => value));
  const isRelative = percent > 0 && tolerance.every(({ unit }) => unit === "percent");
  if (!isRelative || metric.family.direction === "higher" || baseline === null) {
    return null;
  }
  const times = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .findBucket */ .Ub)(baseline.latency, scope);
  const recorded = metric.family.kind === "latency" ? times?.[metric.name.replace(/^latency_/, "")] : (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .findBucket */ .Ub)(baseline.means, scope)?.get(metric.name);
  return recorded === 0 ? { code: "odd_limit", reason: "percent_of_zero", metric: metric.name, scope, percent } : null;
}
function findUnreachableFloors(rules, config, suite) {
  const floorRules = rules.filter(({ floor, metric: { family } }) => floor !== null && family.kind === "quality" && (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_1__/* .isPerCase */ .uE)(family));
  if (floorRules.length === 0) {
    return [];
  }
  const metrics = (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .listMetrics */ .u7)(config);
  const scoreCase = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_3__/* .caseScorer */ .xk)(metrics, config.definition);
  const scores = suite.cases.map((subject) => scoreCase(subject, answerPerfectly(subject, config.k)));
  const { means } = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_3__/* .summariseCases */ .eI)(scores, metrics, config.definition);
  const notices = [];
  for (const { metric, scope, floor } of floorRules) {
    const { name } = metric;
    const most = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .findBucket */ .Ub)(means, scope)?.get(name) ?? null;
    if (floor === null || most === null || most >= floor - _decision_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .EPSILON */ .p8) {
      continue;
    }
    const below = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .selectCases */ ._H)(scores, scope).find(({ metrics: values }) => (values.get(name) ?? floor) < floor);
    notices.push({
      code: "odd_limit",
      reason: "unreachable",
      metric: name,
      scope,
      floor,
      most,
      k: config.k,
      lowest: below?.id ?? null,
      lowest_most: below?.metrics.get(name) ?? null
    });
  }
  return notices;
}
function answerPerfectly(subject, k) {
  const targets = subject.expected.toSorted((a, b) => b.grade - a.grade);
  const hits = targets.slice(0, k).map((target) => (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_2__/* .hitOfTarget */ .ST)((0,_model_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .singleTargets */ .xG)(target)[0]));
  return {
    case_id: subject.id,
    outcome: { kind: "answer", hits, returned: hits.length, degraded: false },
    first_ms: null,
    samples_ms: []
  };
}



/***/ }),

/***/ 88317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hc: () => (/* binding */ hasTargets),
/* harmony export */   Nm: () => (/* binding */ findFailingLosses),
/* harmony export */   Vy: () => (/* binding */ findRulePower),
/* harmony export */   by: () => (/* binding */ countAllowedLosses),
/* harmony export */   q$: () => (/* binding */ isTestedTogether)
/* harmony export */ });
/* harmony import */ var _decision_bucket_test_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60711);
/* harmony import */ var _decision_levels_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34215);
/* harmony import */ var _decision_lost_queries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85587);
/* harmony import */ var _decision_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54444);
/* harmony import */ var _decision_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29853);
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86509);
/* harmony import */ var _metrics_rates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22142);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90997);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72508);









function findRulePower(config, suite, baseline, failingLosses) {
  const powers = [];
  for (const rule of (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveRules */ .SJ)(config, suite)) {
    const { scope } = rule;
    const { family, name: metric } = rule.metric;
    if (family.kind === "loss" && rule.ceiling !== null) {
      powers.push(describeCeiling(rule, rule.ceiling, suite));
    }
    if (!(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_3__/* .isPerCase */ .uE)(family) || family.kind === "cost" || family.kind === "size") {
      continue;
    }
    const countedCases = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .selectCases */ ._H)(suite.cases, scope).filter((each) => hasValue(metric, family, each, baseline));
    const cases = countedCases.length;
    if (cases === 0) {
      continue;
    }
    const recordedMean = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .findBucket */ .Ub)(baseline?.means, scope)?.get(metric) ?? null;
    const weight = weighHeaviestCase(countedCases, family, config);
    const steppedLimit = makeSteppedLimit(rule, recordedMean, cases, weight);
    const lossesOfBucket = failingLosses.get((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeText */ .Cm)(scope)) ?? null;
    const losses = findLeastLosses(rule, lossesOfBucket, steppedLimit, config);
    const visible = losses === null ? null : { losses, drop: losses * steppedLimit.weight };
    const neverFires = explainNeverFiring(rule, steppedLimit);
    powers.push({ metric, scope, cases, visible, neverFires });
  }
  return powers;
}
function isTestedTogether(metric) {
  return _decision_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .HEADLINE */ .ZS.some((name) => metric.startsWith(`${name}@`));
}
function describeCeiling({ metric, scope }, ceiling, suite) {
  const cases = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .selectCases */ ._H)(suite.cases, scope).filter(hasTargets).length;
  const losses = Math.floor(ceiling) + 1;
  const isReachable = losses <= cases;
  return {
    metric: metric.name,
    scope,
    cases,
    visible: isReachable ? { losses, drop: losses } : null,
    neverFires: isReachable ? null : { code: "limit_beyond_worst", limit: ceiling, worst: cases }
  };
}
function findFailingLosses(config, suite) {
  const rules = (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveRules */ .SJ)(config, suite);
  const cases = suite.cases.filter(hasTargets);
  const failingLosses = /* @__PURE__ */ new Map();
  for (const bucket of (0,_decision_bucket_test_js__WEBPACK_IMPORTED_MODULE_0__/* .findBuckets */ .BA)(rules, config)) {
    const casesOfBucket = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .selectCases */ ._H)(cases, bucket.scope);
    const leastLosses = findLeastFailingLosses([...bucket.rules.keys()], bucket, casesOfBucket, config);
    if (leastLosses !== null) {
      failingLosses.set((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeText */ .Cm)(bucket.scope), leastLosses);
    }
  }
  return failingLosses;
}
function countAllowedLosses(config, suite) {
  const cases = suite.cases.filter(hasTargets);
  const allowedLosses = /* @__PURE__ */ new Map();
  for (const bucket of (0,_decision_bucket_test_js__WEBPACK_IMPORTED_MODULE_0__/* .findBuckets */ .BA)((0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveRules */ .SJ)(config, suite), config)) {
    const casesOfBucket = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .selectCases */ ._H)(cases, bucket.scope);
    for (const [metric, rule] of bucket.rules) {
      const leastLosses = findLeastFailingLosses([metric], bucket, casesOfBucket, config);
      const allowed = leastLosses === null ? casesOfBucket.length : leastLosses - 1;
      allowedLosses.set((0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleKey */ .ep)(rule), allowed);
    }
  }
  return allowedLosses;
}
function findLeastFailingLosses(metrics, bucket, cases, config) {
  const failsAtLosses = (losses) => {
    const test = testMadeUpLosses(bucket, cases, losses, config);
    return metrics.some((metric) => test.decide(metric).outcome === "fail");
  };
  return findLeastCount(failsAtLosses, cases.length);
}
function testMadeUpLosses(bucket, cases, losses, config) {
  const groups = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(cases, (each) => each.group ?? each);
  const firstOfGroups = new Set([...groups.values()].map(([first]) => first));
  const firstsFirst = cases.toSorted((a, b) => Number(firstOfGroups.has(b)) - Number(firstOfGroups.has(a)));
  const lostCases = new Set(firstsFirst.slice(0, losses));
  const moves = cases.map((each) => {
    const move = lostCases.has(each) ? -1 : 0;
    return { block: each.group ?? null, recall: move, mrr: move, ndcg: move };
  });
  const meanBefore = 1;
  const tolerances = new Map([...bucket.rules].map(([metric, rule]) => [
    metric,
    (0,_decision_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .toleranceValue */ .H$)(rule.tolerance, meanBefore, Math.max(1, cases.length))
  ]));
  const lostIds = [...lostCases].map(({ id }) => id);
  const isSuite = bucket.intents === null;
  return new _decision_bucket_test_js__WEBPACK_IMPORTED_MODULE_0__/* .BucketTest */ .$E(bucket, "baseline", moves, tolerances, {
    changedQueries: losses,
    noise: null,
    losses: isSuite && (0,_decision_lost_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .hasDefaultRecall */ .Jm)(config) ? { lost: lostIds, better: [], asked_again: false } : null
  });
}
function hasTargets({ expect_empty: empty, watched }) {
  return !empty && watched !== true;
}
function findLeastCount(isEnough, most) {
  let high = 1;
  while (high < most && !isEnough(high)) {
    high = Math.min(2 * high, most);
  }
  if (high >= most && (most === 0 || !isEnough(most))) {
    return null;
  }
  let low = (high >> 1) + 1;
  while (low < high) {
    const middle = low + high >> 1;
    if (isEnough(middle)) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low;
}
function makeSteppedLimit(rule, recordedMean, cases, weight) {
  const { direction } = rule.metric.family;
  const reference = recordedMean ?? (direction === "higher" ? 1 : 0);
  const comparedMean = rule.tolerance.length === 0 ? null : reference;
  const tolerance = (0,_decision_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .toleranceValue */ .H$)(rule.tolerance, reference, cases);
  return { reference, limit: (0,_decision_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .checkLimit */ .ab)(direction, comparedMean, tolerance, rule), cases, weight };
}
function findLeastLosses(rule, lossesOfBucket, stepped, config) {
  const { family, name } = rule.metric;
  const isTested = rule.significance !== "off" && (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_3__/* .hasTest */ .Hg)(family);
  if ((0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .isHeadline */ .R)(name, config)) {
    if (rule.floor === null) {
      return lossesOfBucket;
    }
    const limitWithoutTest = isTested ? { ...stepped, limit: rule.floor } : stepped;
    const lossesByFloor = findLossesByLimit(rule, limitWithoutTest);
    return lossesByFloor === null ? lossesOfBucket : Math.min(lossesOfBucket ?? Infinity, lossesByFloor);
  }
  const lossesByLimit = findLossesByLimit(rule, stepped);
  if (lossesByLimit === null || rule.significance === "off" || !isTested || (0,_metrics_rates_js__WEBPACK_IMPORTED_MODULE_4__/* .isHitRate */ .gt)(family)) {
    return lossesByLimit;
  }
  const lossesByOwnTest = Math.ceil(-Math.log2((0,_decision_levels_js__WEBPACK_IMPORTED_MODULE_7__/* .ownLevel */ .$m)(rule.significance)) - _decision_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .EPSILON */ .p8);
  const losses = Math.max(lossesByLimit, lossesByOwnTest);
  return losses > stepped.cases ? null : losses;
}
function findLossesByLimit(rule, { reference, limit, cases, weight }) {
  const { direction } = rule.metric.family;
  if (limit === null) {
    return null;
  }
  const sign = direction === "higher" ? -1 : 1;
  return findLeastCount((losses) => !(0,_decision_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .isWithinLimit */ .T1)(direction, reference + sign * losses * weight, limit), cases);
}
function explainNeverFiring({ metric: { family } }, { limit }) {
  if (limit === null) {
    return { code: "no_limit" };
  }
  const worst = family.direction === "higher" ? 0 : 1;
  return (0,_decision_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .isWithinLimit */ .T1)(family.direction, worst, limit) ? { code: "limit_beyond_worst", limit, worst } : null;
}
function hasValue(metric, family, subject, baseline) {
  const row = baseline?.cases.get(subject.id);
  const isRecorded = row !== void 0 && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .sameQuestion */ .RB)(row.digests, subject.digests);
  const recordedValue = isRecorded ? row.metrics.get(metric) : void 0;
  if (recordedValue !== void 0) {
    return recordedValue !== null;
  }
  if (family.needs === "forbidden") {
    return subject.forbidden.length > 0;
  }
  if (family.needs === "expect_empty") {
    return subject.expect_empty;
  }
  if (family.kind === "answer" || family.needs === "judge") {
    return !subject.expect_empty;
  }
  const countsEveryCase = family.category === "semantic_degraded_spike" || family.category === "retriever_error";
  return countsEveryCase || hasTargets(subject);
}
function weighHeaviestCase(cases, family, { definition }) {
  if (family.weight === void 0) {
    return 1 / cases.length;
  }
  const targetsOfCases = cases.map(({ expected }) => expected.filter(({ grade }) => grade >= definition.relevance).length);
  const allTargets = targetsOfCases.reduce((sum, count) => sum + count, 0);
  return Math.max(...targetsOfCases) / Math.max(1, allTargets);
}



/***/ }),

/***/ 84778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ findUnselectedRows),
/* harmony export */   R8: () => (/* binding */ wholeInputs),
/* harmony export */   T4: () => (/* binding */ keepUnselectedRows),
/* harmony export */   Un: () => (/* binding */ selectSameCases),
/* harmony export */   l0: () => (/* binding */ selectTier)
/* harmony export */ });
/* harmony import */ var _model_select_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54017);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _metrics_row_means_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48622);
/* harmony import */ var _sound_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44780);




function selectTier(inputs, select = inputs.config.select) {
  const { suite, baseline } = inputs;
  if (select === void 0) {
    return inputs;
  }
  const cases = suite.cases.filter((each) => (0,_model_select_js__WEBPACK_IMPORTED_MODULE_3__/* .isSelected */ .s)(select, each));
  const narrowed = baseline && selectRows(inputs, baseline, select);
  const isAll = cases.length === suite.cases.length && narrowed?.cases.size === baseline?.cases.size;
  if (isAll) {
    return inputs;
  }
  const config = { ...inputs.config, latency: "off" };
  return { ...inputs, config, suite: { ...suite, cases }, baseline: narrowed, whole: inputs };
}
function selectSameCases(inputs, tier) {
  if (tier.whole === void 0) {
    return wholeInputs(inputs);
  }
  const ids = [...tier.suite.cases.map(({ id }) => id), ...tier.baseline?.cases.keys() ?? []];
  return selectTier(wholeInputs(inputs), { tags: [], intents: [], ids });
}
function selectRows({ suite }, baseline, select) {
  const casesById = new Map(suite.cases.map((each) => [each.id, each]));
  const rows = [...baseline.cases].filter(([id, row]) => (0,_model_select_js__WEBPACK_IMPORTED_MODULE_3__/* .isSelected */ .s)(select, casesById.get(id) ?? { id, intent: row.intent }));
  return withRows(baseline, new Map(rows));
}
function withRows(baseline, cases) {
  const names = [...baseline.means.overall.keys()];
  return { ...baseline, cases, ...(0,_metrics_row_means_js__WEBPACK_IMPORTED_MODULE_1__/* .summariseRows */ .Q)(cases.values(), names, baseline.definition) };
}
function wholeInputs(inputs) {
  return inputs.whole ?? inputs;
}
function keepUnselectedRows(newBaseline, inputs) {
  const { config, suite, baseline: old } = wholeInputs(inputs);
  const unselectedRows = findUnselectedRows(inputs);
  if (old === null || unselectedRows.size === 0) {
    return newBaseline;
  }
  if ((0,_sound_js__WEBPACK_IMPORTED_MODULE_2__/* .findDifferences */ .cG)(config, suite, old).length > 0 || old.run_count !== newBaseline.run_count) {
    return null;
  }
  const tierRows = [...newBaseline.cases].map(([id, row]) => [id, withTimes(row, old.cases.get(id))]);
  const allRows = [...tierRows, ...unselectedRows].toSorted(([a], [b]) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(a, b));
  const { environment, timing, answers_vary: varies } = old;
  const hasAccepted = [...unselectedRows.values()].some((row) => row.accepted !== void 0);
  const accepted = newBaseline.accepted ?? (hasAccepted ? old.accepted : void 0);
  const merged = {
    ...newBaseline,
    environment,
    timing,
    ...accepted && { accepted },
    ...varies && { answers_vary: varies }
  };
  return withRows(merged, new Map(allRows));
}
function findUnselectedRows({ baseline, whole }) {
  const rows = whole?.baseline?.cases ?? /* @__PURE__ */ new Map();
  return new Map([...rows].filter(([id]) => baseline?.cases.has(id) !== true));
}
function withTimes(row, old) {
  const { latency_ms: _samples, spans_ms: _spans, ...withoutTimes } = row;
  const spans = old?.spans_ms;
  return { ...withoutTimes, latency_ms: old?.latency_ms ?? [], ...spans && { spans_ms: spans } };
}



/***/ }),

/***/ 44780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: () => (/* binding */ assertPriced),
/* harmony export */   JR: () => (/* binding */ assertLikeClocks),
/* harmony export */   Mv: () => (/* binding */ requireComparable),
/* harmony export */   S4: () => (/* binding */ judgeDifferences),
/* harmony export */   TG: () => (/* binding */ assertMeasured),
/* harmony export */   aC: () => (/* binding */ queryErrors),
/* harmony export */   cG: () => (/* binding */ findDifferences),
/* harmony export */   rG: () => (/* binding */ addZeroQualityNotice),
/* harmony export */   uN: () => (/* binding */ gatesCost),
/* harmony export */   vf: () => (/* binding */ refuseUnsound)
/* harmony export */ });
/* unused harmony exports hasFoundNothing, refuseMostlyEmpty */
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97855);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _metrics_cost_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36292);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13480);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49946);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16886);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69559);
/* harmony import */ var _model_query_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74961);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44141);
/* harmony import */ var _decision_pairs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28599);










function refuseUnsound({ config, suite, baseline }, scores, run, command) {
  assertPriced(config, run);
  assertMeasured(config, suite, scores, baseline);
  if (baseline === null && !suite.partial) {
    refuseMostlyEmpty(suite, scores);
  }
  if (command === "gate") {
    assertLikeClocks(config, run, baseline);
  }
}
const LEAST_DISTINCT_QUERIES = 5;
const MOST_NAMED = 10;
function assertMeasured(config, suite, scores, baseline) {
  assertAnswered(config, scores);
  const scoresWithTargets = selectScores(suite, scores, (each) => !each.expect_empty);
  if (scoresWithTargets.length === 0 || suite.partial) {
    return;
  }
  const scoresWithResults = scoresWithTargets.filter((each) => each.results.length > 0);
  if (scoresWithResults.length === 0) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("nothing_retrieved", `none of the ${scoresWithTargets.length} queries got a single result`, {
      hint: "The index may be empty: check that the retriever's index is built before the gate runs."
    });
  }
  assertNotConstant(suite, scoresWithResults, baseline);
}
function assertAnswered(config, scores) {
  const rule = config.gate.metrics.get("error_rate");
  if (rule === "off" || rule?.ceiling !== void 0) {
    return;
  }
  const errors = scores.cases.flatMap(({ error }) => error === null ? [] : [error]);
  const hint = (0,_model_query_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .adviseOnQueryErrors */ .v)(errors, scores.cases.length, { file: config.file }) ?? "Fix the retriever: every query failed.";
  const failure = queryErrors(scores, hint);
  if (failure !== null) {
    throw failure;
  }
}
const MOST_KINDS = 3;
function queryErrors({ cases }, hint) {
  const kindsByText = /* @__PURE__ */ new Map();
  for (const { error } of cases) {
    if (error === null) {
      continue;
    }
    const text = error.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
    const { example, count } = kindsByText.get(text) ?? { example: error, count: 0 };
    kindsByText.set(text, { example, count: count + 1 });
  }
  const kinds = [...kindsByText.values()].toSorted((a, b) => b.count - a.count);
  const [first] = kinds;
  if (first === void 0) {
    return null;
  }
  const failed = kinds.reduce((sum, { count }) => sum + count, 0);
  const start = `${failed} of ${cases.length === 1 ? "1 query" : `${cases.length} queries`} failed`;
  const shownKinds = kinds.slice(0, MOST_KINDS);
  const named = shownKinds.map(({ example, count }) => `${count} with: ${example}`);
  const more = kinds.length > MOST_KINDS ? `; and ${kinds.length - MOST_KINDS} other errors` : "";
  const message = kinds.length === 1 ? `${start} with: ${first.example}` : `${start}, ${named.join("; ")}${more}`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("query_errors", message, hint === void 0 ? {} : { hint });
}
function refuseMostlyEmpty(suite, scores) {
  const scoresWithTargets = selectScores(suite, scores, (each) => !each.expect_empty);
  const scoresOfAnswers = scoresWithTargets.filter((each) => each.error === null);
  const emptyScores = scoresOfAnswers.filter((each) => each.results.length === 0);
  if (2 * emptyScores.length <= scoresOfAnswers.length) {
    return;
  }
  const namedIds = emptyScores.slice(0, MOST_NAMED).map(({ id }) => id);
  const unnamedCount = emptyScores.length - namedIds.length;
  const more = unnamedCount > 0 ? ` and ${unnamedCount} more` : "";
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("mostly_empty", `${emptyScores.length} of ${scoresOfAnswers.length} queries with targets got no result: ${namedIds.join(", ")}${more}`, {
    hint: "The index may be incomplete: check that the retriever's index is complete before the gate runs."
  });
}
function assertNotConstant(suite, scores, baseline) {
  const queries = new Map(suite.cases.map((each) => [each.id, each.query]));
  const distinctQueries = new Set(scores.map((each) => queries.get(each.id)));
  const distinctLists = new Set(scores.map((each) => JSON.stringify(each.results)));
  if (distinctQueries.size < LEAST_DISTINCT_QUERIES || distinctLists.size > 1) {
    return;
  }
  const isMostlyInBaseline = ({ id, results }) => {
    const oldResults = new Set(baseline?.cases.get(id)?.results);
    const keptCount = results.filter((document) => oldResults.has(document)).length;
    return keptCount >= results.length / 2;
  };
  if (scores.every(isMostlyInBaseline)) {
    return;
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("constant_answers", `${distinctQueries.size} different queries all got the same results`, {
    hint: "The retriever ignores the query: check that it reads `query` from the request."
  });
}
function hasFoundNothing(suite, scores) {
  const scoresWithTargets = selectScores(suite, scores, (each) => !each.expect_empty && each.watched !== true);
  return scoresWithTargets.length > 0 && !scoresWithTargets.some(_decision_pairs_js__WEBPACK_IMPORTED_MODULE_7__/* .hasFoundTarget */ .am);
}
function selectScores(suite, scores, isSelected) {
  const ids = new Set(suite.cases.filter(isSelected).map(({ id }) => id));
  return scores.cases.filter(({ id }) => ids.has(id));
}
function assertLikeClocks(config, run, baseline) {
  const { latency } = config;
  if (latency === "off" || baseline === null) {
    return;
  }
  const oldSource = baseline.timing.source;
  const newSource = run.timing.source;
  if (oldSource === "off" || newSource === "off" || oldSource === newSource) {
    return;
  }
  if (newSource === "recorded" && !hasRule(config, ({ family }) => family.kind === "latency")) {
    return;
  }
  const hint = newSource === "recorded" || oldSource === "recorded" ? "Times of a recorded run or of another job compare with their like only: adopt the baseline.json of such a run." : "Set latency.source to the baseline's, or record a new baseline.";
  throw notComparable((0,_model_config_js__WEBPACK_IMPORTED_MODULE_5__/* .baselineFile */ ._S)(config), [{ field: "timing.source", baseline: oldSource, current: newSource }], hint);
}
function hasRule({ gate }, isMeant) {
  return (0,_model_config_js__WEBPACK_IMPORTED_MODULE_5__/* .namedRules */ .PR)(gate).some(({ rules }) => [...rules].some(([name, setting]) => {
    const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .parseMetric */ .uo)(name);
    return typeof metric !== "string" && isMeant(metric) && setting !== "off";
  }));
}
function gatesCost(config) {
  return hasRule(config, ({ family }) => family.name === _metrics_cost_js__WEBPACK_IMPORTED_MODULE_1__/* .COST */ .oF.name);
}
function assertPriced(config, run) {
  const { prices } = config;
  if (prices === void 0) {
    return;
  }
  const sentences = /* @__PURE__ */ new Set();
  for (const { outcome } of run.cases) {
    const usage = outcome.kind === "answer" ? outcome.usage ?? [] : [];
    for (const unpriced of (0,_metrics_cost_js__WEBPACK_IMPORTED_MODULE_1__/* .findUnpricedCalls */ .R9)(usage, prices)) {
      sentences.add(unpricedSentence(unpriced));
    }
  }
  if (sentences.size === 0) {
    return;
  }
  const problems = [...sentences].toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compareCodePoints */ .OP).map((message) => ({
    file: config.file,
    pointer: "/prices/models",
    message
  }));
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_config", `${config.file} lacks prices: ${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .requireItem */ .l5)(problems, 0).message}`, {
    problems,
    hint: "Write what the model costs under `prices.models`; what is free costs 0."
  });
}
function unpricedSentence({ model, part }) {
  if (model === null) {
    return "a call does not name its model, so it has no price; send `model` in `usage`";
  }
  const name = JSON.stringify(model);
  return part === null ? `model ${name} has no price` : `model ${name} has no price for ${part} tokens`;
}
function findDifferences(config, suite, baseline) {
  const differences = [];
  const addIfDifferent = (field, before, now) => {
    const oldText = (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactCanonical */ .SM)(before);
    const newText = (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactCanonical */ .SM)(now);
    if (oldText !== newText) {
      differences.push({ field, baseline: oldText, current: newText });
    }
  };
  addIfDifferent("suite.name", baseline.suite.name, suite.name);
  addIfDifferent("k", baseline.k, config.k);
  for (const field of Object.keys(config.definition)) {
    addIfDifferent(`definition.${field}`, baseline.definition[field], config.definition[field]);
  }
  const judge = config.judge === void 0 ? null : (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeFingerprint */ .cT)(config.judge);
  for (const [field, before, now] of judgeDifferences(baseline.judge ?? null, judge)) {
    addIfDifferent(field, before, now);
  }
  if (config.prices === void 0 || baseline.prices === void 0 || !gatesCost(config)) {
    return differences;
  }
  for (const [field, before, now] of (0,_metrics_cost_js__WEBPACK_IMPORTED_MODULE_1__/* .priceChanges */ .Xo)(baseline.prices, config.prices)) {
    addIfDifferent(field, before, now);
  }
  return differences;
}
function judgeDifferences(before, now) {
  if (before === null || now === null) {
    return before === now ? [] : [["judge", before, now]];
  }
  const fields = Object.keys(now);
  return fields.filter((field) => before[field] !== now[field]).map((field) => [`judge.${field}`, before[field], now[field]]);
}
function requireComparable(inputs) {
  const { config, suite, baseline } = inputs;
  if (baseline === null) {
    return;
  }
  const differences = findDifferences(config, suite, baseline);
  if (differences.length === 0) {
    return;
  }
  throw notComparable((0,_model_config_js__WEBPACK_IMPORTED_MODULE_5__/* .baselineFile */ ._S)(config), differences, adviseOnDifferences(differences));
}
function adviseOnDifferences(differences) {
  return differences.some(({ field }) => field === "suite.name") ? "Name the baseline of this suite as `baseline` in the config. If the suite was renamed, record a new baseline." : "Write in the config what the baseline has. Or record a new baseline, and explain the reason in the pull request.";
}
function notComparable(file, differences, hint) {
  const problems = differences.map(({ field, baseline, current }) => ({
    file,
    pointer: `/${field.replaceAll(".", "/")}`,
    message: `${field} is ${baseline} in the baseline and ${current} in this run`
  }));
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("not_comparable", `${file} can't be compared with this run`, {
    problems,
    hint
  });
}
function describeMiss(suite, scores) {
  const results = new Map(scores.cases.map((each) => [each.id, each.results]));
  for (const { id, query, expected, place } of suite.cases) {
    const [target] = expected;
    const [result] = results.get(id) ?? [];
    if (target !== void 0 && result !== void 0) {
      const quote = (text) => JSON.stringify(text.slice(0, 80));
      const wanted = `${quote(query)} (${place.file}:${place.line}) expects ${quote((0,_model_suite_js__WEBPACK_IMPORTED_MODULE_9__/* .targetLabel */ .Op)(target))}`;
      return `${wanted}, and its first result is ${quote(result)}.`;
    }
  }
  return "";
}
function addZeroQualityNotice(verdict, suite, scores) {
  if (!hasFoundNothing(suite, scores)) {
    return verdict;
  }
  if (verdict.verdict === "pass") {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("zero_quality", "no query found any of its targets, and no rule would fail it", {
      hint: `Ids or paths of the results don't fit the suite's targets; or the index holds other documents. ${describeMiss(suite, scores)}`.trim()
    });
  }
  return { ...verdict, notices: [...verdict.notices, { code: "zero_quality" }] };
}



/***/ }),

/***/ 54017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ describeSelect),
/* harmony export */   s: () => (/* binding */ isSelected)
/* harmony export */ });
function isSelected(select, { id, intent, tags = [] }) {
  return select === void 0 || select.ids.includes(id) || select.intents.includes(intent) || tags.some((tag) => select.tags.includes(tag));
}
function describeSelect(select) {
  if (select === void 0) {
    return "the whole suite";
  }
  const writtenLists = Object.entries(select).filter(([, names]) => names.length > 0);
  return writtenLists.map(([key, names]) => `${key} ${names.join(", ")}`).join("; ");
}



/***/ }),

/***/ 23925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   Ci: () => (/* binding */ selectShardCases),
/* harmony export */   PR: () => (/* binding */ requireShardCases),
/* harmony export */   X2: () => (/* binding */ makeSampleFiller),
/* harmony export */   Z5: () => (/* binding */ partialVerdict),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97855);


const MOST_SHARDS = 1e3;
function parseShard(text) {
  const match = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text);
  const index = Number(match?.[1]);
  const count = Number(match?.[2]);
  if (index <= count && count <= MOST_SHARDS) {
    return { index, count };
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("usage", `shard is "${text}"`, {
    hint: `Expected i/n, the first shard being 1, such as 1/4 (4/4 the last); n is at most ${MOST_SHARDS}.`
  });
}
function shardName({ index, count }) {
  return `shard ${index} of ${count}`;
}
function selectShardCases(cases, { index, count }) {
  return cases.filter((_, at) => at % count === index - 1);
}
function requireShardCases(cases, shard) {
  if (shard.count <= cases.length) {
    return selectShardCases(cases, shard);
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("usage", `${shardName(shard)}: there are ${cases.length} cases for ${shard.count} shards`, {
    hint: `Use at most ${cases.length} shards.`
  });
}
function partialVerdict(shard, askedCases, allCases) {
  return {
    verdict: "partial",
    categories: [],
    secondary_categories: [],
    checks: [],
    notices: [{ code: "shard", ...shard, cases: askedCases, of: allCases }]
  };
}
function makeSampleFiller(allCases, shardCases) {
  const shardIds = new Set(shardCases.map(({ id }) => id));
  const shardCasesByIntent = /* @__PURE__ */ new Map();
  for (const shardCase of shardCases) {
    const sameIntent = shardCasesByIntent.get(shardCase.intent) ?? [];
    shardCasesByIntent.set(shardCase.intent, [...sameIntent, shardCase]);
  }
  const turnByIntent = /* @__PURE__ */ new Map();
  const standInIds = allCases.map(({ id, intent }) => {
    if (shardIds.has(id)) {
      return { id, standInId: id };
    }
    const candidates = shardCasesByIntent.get(intent) ?? shardCases;
    const turn = turnByIntent.get(intent) ?? 0;
    turnByIntent.set(intent, turn + 1);
    return { id, standInId: (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .requireItem */ .l5)(candidates, turn % candidates.length).id };
  });
  return (samples) => new Map(standInIds.flatMap(({ id, standInId }) => {
    const caseSamples = samples.get(standInId);
    return caseSamples === void 0 ? [] : [[id, caseSamples]];
  }));
}



/***/ })

};
