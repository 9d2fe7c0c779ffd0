export const id = 8205;
export const ids = [8205];
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








function readCache(root, { judge }) {
  return judge === void 0 ? /* @__PURE__ */ new Map() : (0,_files_part_js__WEBPACK_IMPORTED_MODULE_1__/* .loadVerdicts */ .X8)(root, judge.cache);
}
async function judgeRun(root, known, plan, measured, ports, without) {
  const { judge } = plan.head.config;
  if (judge === void 0 || measured.failure !== null || !isSound(plan.head, measured.head)) {
    return measured;
  }
  const { judgeAnswers } = await Promise.all(/* import() */[__webpack_require__.e(6191), __webpack_require__.e(4343), __webpack_require__.e(9650), __webpack_require__.e(1588)]).then(__webpack_require__.bind(__webpack_require__, 11588));
  const head = listTasks(plan.head, measured.head);
  const base = plan.base === null ? [] : listTasks(plan.base, measured.base);
  const progress = (0,_progress_js__WEBPACK_IMPORTED_MODULE_7__/* .showProgress */ .R)({
    line: ports.line,
    print: ports.progress,
    now: () => performance.now()
  });
  const judged = await judgeAnswers(judge, [...head, ...base], {
    environment: ports.environment,
    signal: ports.signal,
    known,
    progress: (done, total) => progress("judging", done, total)
  });
  const { samples, spending, failure } = judged;
  const kept = await keepVerdicts(root, judge, known, without(judged.added));
  return {
    head: { ...withSamples(measured.head, head, samples), judging: spending },
    base: withSamples(measured.base, base, samples.slice(head.length)),
    failure: failure ?? kept
  };
}
function isSound({ config, suite, baseline }, run) {
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
function listTasks({ config, suite }, run) {
  const metrics = (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .judgedMetrics */ .PH)(config);
  const runs = new Map(run.cases.map((each) => [each.case_id, each]));
  return suite.cases.flatMap((subject) => {
    const own = runs.get(subject.id);
    if (own === void 0 || subject.expect_empty) {
      return [];
    }
    return metrics.map((metric) => ({ case: subject, run: own, metric }));
  });
}
function withSamples(run, tasks, samples) {
  const byCase = /* @__PURE__ */ new Map();
  for (const [index, task] of tasks.entries()) {
    const own = byCase.get(task.case.id) ?? /* @__PURE__ */ new Map();
    byCase.set(task.case.id, own.set(task.metric, samples[index]));
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
    await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_6__/* .writeWhole */ .f8)(root, judge.cache, (0,_files_part_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictLines */ .rz)([...known.values(), ...added]));
    return null;
  } catch (error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError) {
      return error;
    }
    throw error;
  }
}



/***/ }),

/***/ 14830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jc: () => (/* binding */ requestFiles),
/* harmony export */   hT: () => (/* binding */ checkConfiguredRetriever),
/* harmony export */   jx: () => (/* binding */ hasConfig),
/* harmony export */   n6: () => (/* binding */ emptyRequest),
/* harmony export */   r6: () => (/* binding */ readNames),
/* harmony export */   v7: () => (/* binding */ requestedShard)
/* harmony export */ });
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _files_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14929);
/* harmony import */ var _files_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27906);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93705);
/* harmony import */ var _shards_split_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23925);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76760);








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
  const from = node_path__WEBPACK_IMPORTED_MODULE_7__.relative(root.directory, request.workingDirectory);
  const resolveInside = (written, what) => written === null ? null : (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .insideRoot */ .p0)(root, from, written, what);
  return {
    config: (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .insideRoot */ .p0)(root, from, request.config ?? DEFAULT_CONFIG, "config"),
    overrides: {
      suite: resolveInside(request.suite, "suite"),
      baseline: resolveInside(request.baseline, "baseline")
    }
  };
}
function hasConfig({ workingDirectory, config }) {
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_6__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_7__.resolve(workingDirectory, config ?? DEFAULT_CONFIG));
}
async function readNames(request) {
  let known = {};
  try {
    const root = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .findRoot */ .wg)(request.workingDirectory);
    const { config, overrides } = requestFiles(request, root);
    const { baseline, suites } = (await (0,_files_config_js__WEBPACK_IMPORTED_MODULE_2__/* .loadConfig */ .Z)(root, config, overrides)).config;
    known = { baseline };
    return { baseline, suite: (await (0,_files_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .loadSuite */ .bu)(root, suites)).suite.name };
  } catch {
    return known;
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
      message: "a part of the suite goes with neither shard nor base-directory nor leaderboard",
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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", refused.message, { hint: refused.hint });
  }
  return request.shard === null ? null : (0,_shards_split_js__WEBPACK_IMPORTED_MODULE_5__/* .parseShard */ .uK)(request.shard);
}
async function checkConfiguredRetriever({ config, lines = /* @__PURE__ */ new Map() }, ports) {
  try {
    await (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .checkRetriever */ .x1)(config.retriever, ports);
  } catch (error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError)) {
      throw error;
    }
    const [place = "retriever"] = /^retriever(?:\.[\w-]+)*/.exec(error.message) ?? [];
    const problem = {
      file: config.file,
      pointer: `/${place.replaceAll(".", "/")}`,
      line: findLine(lines, place),
      message: error.message
    };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError(error.code, `config ${config.file} has 1 problem`, {
      problems: [problem],
      cause: error,
      ...error.hint === void 0 ? {} : { hint: error.hint }
    });
  }
}
function findLine(lines, place) {
  const parts = place.split(".");
  for (let length = parts.length; length > 0; length -= 1) {
    const line = lines.get(parts.slice(0, length).join("."));
    if (line !== void 0) {
      return line;
    }
  }
  return 1;
}



/***/ }),

/***/ 6269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ deadCases),
/* harmony export */   P: () => (/* binding */ targetsNowhere)
/* harmony export */ });
/* harmony import */ var _metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87362);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _decision_pairs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28599);



function deadCases(suite, baseline) {
  if (suite === null || baseline === null) {
    return [];
  }
  return suite.cases.filter((each) => {
    const before = baseline.cases.get(each.id);
    if (before === void 0 || before.digests.ask !== each.digests.ask) {
      return false;
    }
    if (before.targets.length === 0) {
      return false;
    }
    return before.found === void 0 ? !(0,_decision_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFoundTarget */ .am)(before) : before.found.in === 0;
  }).map(({ id }) => id);
}
const DEEPER = 10;
const MOST_SOUGHT = 50;
async function targetsNowhere({ policy: { suite, config }, scores }, { probe, corpus }) {
  const found = new Map(scores.cases.map((each) => [each.id, each]));
  const unfound = suite.cases.filter(({ id }) => found.get(id)?.error === null && found.get(id).ranks.includes(null)).toSorted((a, b) => Number((0,_decision_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFoundTarget */ .am)(found.get(a.id))) - Number((0,_decision_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFoundTarget */ .am)(found.get(b.id))));
  const sought = unfound.slice(0, MOST_SOUGHT);
  if (sought.length === 0) {
    return [];
  }
  const { answers, failure } = await probe(sought, config.k * DEEPER);
  const left = sought.flatMap((subject, at) => {
    const answer = answers[at] ?? null;
    if (answer === null) {
      return [];
    }
    const missing = answer.ranks.flatMap((rank, target) => rank === null && found.get(subject.id).ranks[target] === null ? [subject.expected[target]] : []);
    return missing.length === 0 ? [] : [{ id: subject.id, missing }];
  });
  const documents = left.length === 0 ? null : await corpus();
  const known = documents?.map((each) => (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .normaliseHit */ .Sv)(each, config.definition)) ?? null;
  const nowhere = left.filter(({ missing }) => missing.some((target) => {
    const covers = (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .compileTarget */ .bs)(target, config.definition);
    return known === null || !known.some((each) => covers(each));
  }));
  const cases = nowhere.map(({ id }) => id).toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP);
  const notices = [];
  if (cases.length > 0) {
    const reason = known === null ? "not_returned" : "not_in_corpus";
    notices.push({ code: "dead_cases", reason, cases });
  }
  if (failure !== null) {
    notices.push({ code: "probe_failed", reason: failure });
  }
  return notices;
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
/* harmony export */   oh: () => (/* binding */ refuseZeroQuality),
/* harmony export */   sg: () => (/* binding */ refuseMostlyEmpty),
/* harmony export */   uN: () => (/* binding */ gatesCost)
/* harmony export */ });
/* unused harmony export allZero */
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97855);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _metrics_cost_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36292);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13480);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49946);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16886);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69559);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44141);
/* harmony import */ var _decision_pairs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28599);









const DISTINCT_QUERIES = 5;
const EMPTY_NAMED = 10;
function assertMeasured(config, suite, scores, baseline) {
  assertAnswered(config, scores);
  const judged = suiteScores(suite, scores, (each) => !each.expect_empty);
  if (judged.length === 0) {
    return;
  }
  const found = judged.filter((each) => each.results.length > 0);
  if (found.length === 0) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("nothing_retrieved", `none of the ${judged.length} queries got a single result`, {
      hint: "An empty index answers like this: check that the retriever's index is built before the gate runs."
    });
  }
  assertNotConstant(suite, found, baseline);
}
function assertAnswered(config, scores) {
  const rule = config.gate.metrics.get("error_rate");
  if (rule === "off" || rule?.ceiling !== void 0) {
    return;
  }
  const failed = queryErrors(scores, "Fix the retriever. To allow some failures, set gate.error_rate.ceiling in the config.");
  if (failed !== null) {
    throw failed;
  }
}
function queryErrors({ cases }, hint) {
  const failed = cases.filter((each) => each.error !== null);
  const [first] = failed;
  if (first === void 0) {
    return null;
  }
  const count = failed.length === 1 ? "1 query" : `${failed.length} queries`;
  const message = `${count} failed, first "${first.id}": ${first.error}`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("query_errors", message, hint === void 0 ? {} : { hint });
}
function refuseMostlyEmpty(suite, scores) {
  const judged = suiteScores(suite, scores, (each) => !each.expect_empty);
  const answered = judged.filter((each) => each.error === null);
  const empty = answered.filter((each) => each.results.length === 0);
  if (2 * empty.length <= answered.length) {
    return;
  }
  const shown = empty.slice(0, EMPTY_NAMED).map(({ id }) => id);
  const more = empty.length > shown.length ? ` and ${empty.length - shown.length} more` : "";
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("mostly_empty", `${empty.length} of ${answered.length} queries with targets got no result: ${shown.join(", ")}${more}`, {
    hint: "A half-built index answers like this: check that the retriever's index is complete before the gate runs."
  });
}
function assertNotConstant(suite, found, baseline) {
  const queries = new Map(suite.cases.map((each) => [each.id, each.query]));
  const distinct = new Set(found.map((each) => queries.get(each.id)));
  const answers = new Set(found.map((each) => JSON.stringify(each.results)));
  if (distinct.size < DISTINCT_QUERIES || answers.size > 1) {
    return;
  }
  const isLeftOver = (each) => {
    const before = new Set(baseline?.cases.get(each.id)?.results);
    return each.results.filter((document) => before.has(document)).length >= each.results.length / 2;
  };
  if (found.every(isLeftOver)) {
    return;
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("constant_answers", `${distinct.size} different queries all got the same results`, {
    hint: "The retriever ignores the query: check that it reads `query` from the request."
  });
}
function allZero(suite, scores) {
  const judged = suiteScores(suite, scores, (each) => !each.expect_empty && each.answers_only !== true);
  return judged.length > 0 && !judged.some(_decision_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .hasFoundTarget */ .am);
}
function suiteScores(suite, scores, wanted) {
  const ids = new Set(suite.cases.filter(wanted).map(({ id }) => id));
  return scores.cases.filter(({ id }) => ids.has(id));
}
function assertLikeClocks(config, run, baseline) {
  const { latency } = config;
  if (latency === "off" || baseline === null) {
    return;
  }
  const before = baseline.timing.source;
  const now = run.timing.source;
  if (before === "off" || now === "off" || before === now) {
    return;
  }
  if (now === "recorded" && !hasRule(config, ({ family }) => family.kind === "latency")) {
    return;
  }
  const hint = now === "recorded" || before === "recorded" ? "Times of a recorded run or of another job compare with their like only: adopt the baseline.json of such a run." : "Set latency.source to the baseline's, or record a new baseline.";
  throw notComparable((0,_model_config_js__WEBPACK_IMPORTED_MODULE_5__/* .baselineFile */ ._S)(config), [{ field: "timing.source", baseline: before, current: now }], hint);
}
function hasRule({ gate }, is) {
  return (0,_model_config_js__WEBPACK_IMPORTED_MODULE_5__/* .namedRules */ .PR)(gate).some(({ rules }) => [...rules].some(([name, setting]) => {
    const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .parseMetric */ .uo)(name);
    return typeof metric !== "string" && is(metric) && setting !== "off";
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
  const missing = new Set(run.cases.flatMap(({ outcome }) => outcome.kind === "answer" ? (0,_metrics_cost_js__WEBPACK_IMPORTED_MODULE_1__/* .findUnpricedCalls */ .R9)(outcome.usage ?? [], prices).map(unpricedSentence) : []));
  if (missing.size === 0) {
    return;
  }
  const problems = [...missing].toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compareCodePoints */ .OP).map((message) => ({
    file: config.file,
    pointer: "/prices/models",
    message
  }));
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_config", `${config.file} lacks prices: ${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .requireItem */ .l5)(problems, 0).message}`, {
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
  const found = [];
  const compareField = (field, before, now) => {
    const a = (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactCanonical */ .SM)(before);
    const b = (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .compactCanonical */ .SM)(now);
    if (a === b) {
      return;
    }
    found.push({ field, baseline: a, current: b });
  };
  compareField("suite.name", baseline.suite.name, suite.name);
  compareField("k", baseline.k, config.k);
  for (const field of Object.keys(config.definition)) {
    compareField(`definition.${field}`, baseline.definition[field], config.definition[field]);
  }
  const judge = config.judge === void 0 ? null : (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeFingerprint */ .cT)(config.judge);
  for (const [field, before, now] of judgeDifferences(baseline.judge ?? null, judge)) {
    compareField(field, before, now);
  }
  if (config.prices === void 0 || baseline.prices === void 0 || !gatesCost(config)) {
    return found;
  }
  for (const change of (0,_metrics_cost_js__WEBPACK_IMPORTED_MODULE_1__/* .priceChanges */ .Xo)(baseline.prices, config.prices)) {
    compareField(...change);
  }
  return found;
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
  const found = findDifferences(config, suite, baseline);
  if (found.length === 0) {
    return;
  }
  throw notComparable((0,_model_config_js__WEBPACK_IMPORTED_MODULE_5__/* .baselineFile */ ._S)(config), found, "Use the definition that the baseline was recorded with, or record a new baseline and say so in the pull request.");
}
function notComparable(file, found, hint) {
  const problems = found.map(({ field, baseline, current }) => ({
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
      const wanted = `${quote(query)} (${place.file}:${place.line}) expects ${quote((0,_model_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .targetLabel */ .Op)(target))}`;
      return `${wanted}, and its first result is ${quote(result)}.`;
    }
  }
  return "";
}
function refuseZeroQuality(verdict, suite, scores) {
  if (!allZero(suite, scores)) {
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

/***/ 23925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   Ci: () => (/* binding */ selectShardCases),
/* harmony export */   PR: () => (/* binding */ requireShardCases),
/* harmony export */   Z5: () => (/* binding */ partialVerdict),
/* harmony export */   dS: () => (/* binding */ standIns),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97855);


const MOST_SHARDS = 1e3;
function parseShard(text) {
  const [, index = NaN, count = NaN] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
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
function partialVerdict(shard, asked, all) {
  return {
    verdict: "partial",
    categories: [],
    secondary_categories: [],
    checks: [],
    notices: [{ code: "shard", ...shard, cases: asked, of: all }]
  };
}
function standIns(all, own) {
  const ids = new Set(own.map((each) => each.id));
  const byIntent = /* @__PURE__ */ new Map();
  for (const each of own) {
    byIntent.set(each.intent, [...byIntent.get(each.intent) ?? [], each]);
  }
  const dealt = /* @__PURE__ */ new Map();
  const model = all.map(({ id, intent }) => {
    if (ids.has(id)) {
      return [id, id];
    }
    const models = byIntent.get(intent) ?? own;
    const turn = dealt.get(intent) ?? 0;
    dealt.set(intent, turn + 1);
    return [id, (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .requireItem */ .l5)(models, turn % models.length).id];
  });
  return (samples) => new Map(model.flatMap(([id, from]) => {
    const taken = samples.get(from);
    return taken === void 0 ? [] : [[id, taken]];
  }));
}



/***/ })

};
