export const id = 9470;
export const ids = [9470];
export const modules = {

/***/ 1812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ judgeRun),
/* harmony export */   x: () => (/* binding */ readCache)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _files_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31462);
/* harmony import */ var _gate_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60220);
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
  if (judge === void 0 || measured.failure !== null || !isSound(plan.head, measured.head))
    return measured;
  const { judgeAnswers } = await Promise.all(/* import() */[__webpack_require__.e(6191), __webpack_require__.e(8208), __webpack_require__.e(9650), __webpack_require__.e(1588)]).then(__webpack_require__.bind(__webpack_require__, 11588));
  const head = tasksOf(plan.head, measured.head);
  const base = plan.base === null ? [] : tasksOf(plan.base, measured.base);
  const progress = (0,_progress_js__WEBPACK_IMPORTED_MODULE_7__/* .showProgress */ .R)({ line: ports.line, print: ports.progress, now: () => performance.now() });
  const judged = await judgeAnswers(judge, [...head, ...base], {
    environment: ports.environment,
    signal: ports.signal,
    known,
    progress: (done, total) => progress("judging", done, total)
  });
  const { samples, spending, failure } = judged;
  const kept = await keep(root, judge, known, without(judged.added));
  return {
    head: { ...withSamples(measured.head, head, samples), judging: spending },
    base: withSamples(measured.base, base, samples.slice(head.length)),
    failure: failure ?? kept
  };
}
function isSound({ config, suite, baseline }, run) {
  try {
    (0,_gate_sound_js__WEBPACK_IMPORTED_MODULE_3__/* .assertMeasured */ .TG)(config, suite, (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_4__/* .score */ .fN)(suite, run, (0,_gate_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .metricsOf */ .Ps)(config), config.definition), baseline);
    return true;
  } catch (error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError)
      return false;
    throw error;
  }
}
function tasksOf({ config, suite }, run) {
  const metrics = (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .judgedMetrics */ .PH)(config);
  const runs = new Map(run.cases.map((each) => [each.case_id, each]));
  return suite.cases.flatMap((subject) => {
    const own = runs.get(subject.id);
    if (own === void 0 || subject.expect_empty)
      return [];
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
async function keep(root, judge, known, added) {
  if (added.length === 0)
    return null;
  try {
    await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_6__/* .writeWhole */ .f8)(root, judge.cache, (0,_files_part_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictLines */ .rz)([...known.values(), ...added]));
    return null;
  } catch (error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError)
      return error;
    throw error;
  }
}



/***/ }),

/***/ 14830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IS: () => (/* binding */ shardOf),
/* harmony export */   R8: () => (/* binding */ filesOf),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   jR: () => (/* binding */ checkAsked),
/* harmony export */   jx: () => (/* binding */ hasConfig),
/* harmony export */   n6: () => (/* binding */ emptyRequest)
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
function filesOf(request, root) {
  const from = node_path__WEBPACK_IMPORTED_MODULE_7__.relative(root.directory, request.workingDirectory);
  const inside = (written, what) => written === null ? null : (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .insideRoot */ .p0)(root, from, written, what);
  return {
    config: (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .insideRoot */ .p0)(root, from, request.config ?? DEFAULT_CONFIG, "config"),
    overrides: { suite: inside(request.suite, "suite"), baseline: inside(request.baseline, "baseline") }
  };
}
function hasConfig({ workingDirectory, config }) {
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_6__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_7__.resolve(workingDirectory, config ?? DEFAULT_CONFIG));
}
async function namesOf(request) {
  let known = {};
  try {
    const root = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .findRoot */ .wg)(request.workingDirectory);
    const { config, overrides } = filesOf(request, root);
    const { baseline, suites } = (await (0,_files_config_js__WEBPACK_IMPORTED_MODULE_2__/* .loadConfig */ .Z)(root, config, overrides)).config;
    known = { baseline };
    return { baseline, suite: (await (0,_files_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .loadSuite */ .bu)(root, suites)).suite.name };
  } catch {
    return known;
  }
}
function refusalsOf(request) {
  const { command, shard, baseDirectory, leaderboard, parts, only = null } = request;
  const [merging, sharded, beside] = [command === "merge", shard !== null, baseDirectory !== null];
  const ranked = leaderboard !== null;
  return [
    [
      only !== null && (sharded || beside || ranked),
      "a part of the suite goes with neither shard nor base-directory nor leaderboard",
      "Remove --case, --intent and --tag; they are for work at the desk."
    ],
    [
      sharded && merging,
      "merge joins all shards and is none",
      "Remove shard; each part says which one it is."
    ],
    [
      sharded && command === "record",
      "a baseline is recorded of all cases, not of a shard",
      "Run gate with the shard; the report of merge brings baseline.json."
    ],
    [
      sharded && beside,
      "shard and base-directory don't go together",
      "Side by side is measured in one job: remove one of the two."
    ],
    [sharded && ranked, "a shard has no figures for a leaderboard", "Give the leaderboard to merge."],
    [
      merging && beside,
      "merge asks no retriever, so base-directory has no place in it",
      "Remove base-directory."
    ],
    [
      merging && parts.length === 0,
      "merge needs the folders of the parts",
      "Name them: `retrieval-gate merge retrieval-gate-parts`."
    ]
  ];
}
function shardOf(request) {
  const refused = refusalsOf(request).find(([when]) => when);
  if (refused !== void 0)
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", refused[1], { hint: refused[2] });
  return request.shard === null ? null : (0,_shards_split_js__WEBPACK_IMPORTED_MODULE_5__/* .parseShard */ .uK)(request.shard);
}
async function checkAsked({ config, lines = /* @__PURE__ */ new Map() }, ports) {
  await (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .checkRetriever */ .x1)(config.retriever, ports).catch((error) => {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError))
      throw error;
    const [place = "retriever"] = /^retriever(?:\.[\w-]+)*/.exec(error.message) ?? [];
    const known = place.split(".").map((_, i, parts) => parts.slice(0, parts.length - i).join("."));
    const line = lines.get(known.find((each) => lines.has(each)) ?? "") ?? 1;
    const problems = [
      { file: config.file, pointer: `/${place.replaceAll(".", "/")}`, line, message: error.message }
    ];
    const { hint } = error;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError(error.code, `config ${config.file} has 1 problem`, {
      problems,
      cause: error,
      ...hint === void 0 ? {} : { hint }
    });
  });
}



/***/ }),

/***/ 2190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SK: () => (/* binding */ scoreOfRow),
/* harmony export */   W7: () => (/* binding */ comparableBaseline),
/* harmony export */   cW: () => (/* binding */ updateAcceptedFigures),
/* harmony export */   dK: () => (/* binding */ mayReset),
/* harmony export */   iD: () => (/* binding */ hasAcceptedFigure),
/* harmony export */   oq: () => (/* binding */ carryAcceptedFigures),
/* harmony export */   q1: () => (/* binding */ hasSameContent),
/* harmony export */   r_: () => (/* binding */ DIFFERENT_LEVEL)
/* harmony export */ });
/* unused harmony export resetAcceptedFigures */
/* harmony import */ var _metrics_rates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22142);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13480);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72508);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96142);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67734);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5305);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60220);








const DIFFERENT_LEVEL = 0.01;
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
  return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .sameCanonical */ .FN)(before.definition, newBaseline.definition) ? before : null;
}
function resetAcceptedFigures(baseline) {
  const cases = /* @__PURE__ */ new Map();
  for (const [id, row] of baseline.cases) {
    cases.set(id, withAccepted(row, {}));
  }
  const { accepted: _accepted, ...rest } = baseline;
  return { ...rest, cases };
}
function carryAcceptedFigures(newBaseline, before, commit) {
  const { k } = newBaseline;
  const cases = /* @__PURE__ */ new Map();
  for (const [id, row] of newBaseline.cases) {
    const former = before.cases.get(id);
    const isSame = former !== void 0 && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_7__/* .sameQuestion */ .RB)(former.digests, row.digests);
    cases.set(id, withAccepted(row, isSame ? differingFigures(former, row, k) : {}));
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
  const last = before.accepted ?? { commit, recordings: 0 };
  const recordings = last.recordings + (isUnchanged ? 0 : 1);
  return recordings === 0 ? null : { commit: last.commit, recordings };
}
function hasSameContent(a, b) {
  return ["digests", "metrics", "ranks", "results"].every((key) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .sameCanonical */ .FN)(a[key], b[key]));
}
function withAccepted(row, accepted) {
  const { accepted: _accepted, ...rest } = row;
  return Object.keys(accepted).length === 0 ? rest : { ...rest, accepted };
}
function differingFigures(former, row, k) {
  const figures = {};
  for (const metric of _rule_js__WEBPACK_IMPORTED_MODULE_5__/* .HEADLINE */ .ZS) {
    const accepted = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .acceptedValue */ .vn)(former, metric, k);
    const own = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOf */ .RP)(row, `${metric}@${k}`);
    if (accepted !== null && own !== null && Math.abs(accepted - own) > _rules_js__WEBPACK_IMPORTED_MODULE_6__/* .EPSILON */ .p8) {
      figures[metric] = accepted;
    }
  }
  if (former.digests.limits !== row.digests.limits) {
    return figures;
  }
  for (const hit of HITS) {
    const accepted = acceptedHit(former, hit, k);
    const own = isHit(row, hit, k);
    if (accepted !== null && own !== null && accepted !== own) {
      figures[hit] = accepted;
    }
  }
  return figures;
}
const HITS = ["forbidden", "false_result"];
function hasAcceptedFigure(metric, config) {
  return (0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .isHeadline */ .R)(metric, config) || HITS.some((hit) => metric === hitMetric(hit, config.k));
}
function hitMetric(hit, k) {
  return (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .metricAt */ .Qx)(hit === "forbidden" ? _metrics_rates_js__WEBPACK_IMPORTED_MODULE_0__/* .FORBIDDEN_RATE */ .lI : _metrics_rates_js__WEBPACK_IMPORTED_MODULE_0__/* .FALSE_RESULT_RATE */ .Tc, k).name;
}
function hitValue(row, hit, k) {
  return (0,_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOf */ .RP)(row, hitMetric(hit, k));
}
function isHit(row, hit, k) {
  const value = hitValue(row, hit, k);
  return value === null ? null : value > _rules_js__WEBPACK_IMPORTED_MODULE_6__/* .EPSILON */ .p8;
}
function acceptedHit(row, hit, k) {
  return row.accepted?.[hit] ?? isHit(row, hit, k);
}
function mayReset(carried, before, recording) {
  return hasGained(carried, recording) || isFirstMean(carried, before, recording);
}
function hasGained(carried, recording) {
  const buckets = bucketsOver(carried, carried, recording, "anchor");
  const whole = buckets.find(({ kind }) => kind === "overall");
  if (whole === void 0 || (0,_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .gainP */ .qD)(whole) > _rule_js__WEBPACK_IMPORTED_MODULE_5__/* .GAIN_LEVEL */ .Nt + _rules_js__WEBPACK_IMPORTED_MODULE_6__/* .EPSILON */ .p8) {
    return false;
  }
  return !buckets.some(isBelowLimit) && !hasMoreHits(carried, recording);
}
function isBelowLimit({ moves, held }) {
  return _rule_js__WEBPACK_IMPORTED_MODULE_5__/* .HEADLINE */ .ZS.some((metric) => {
    const fall = -moves.reduce((sum, move) => sum + move[metric], 0) / Math.max(1, moves.length);
    const limit = held[metric];
    return limit !== void 0 && fall > limit.tolerance + _rules_js__WEBPACK_IMPORTED_MODULE_6__/* .EPSILON */ .p8;
  });
}
function hasMoreHits({ cases, k }, { suite }) {
  for (const hit of HITS) {
    const added = /* @__PURE__ */ new Map();
    for (const { id, intent } of suite.cases) {
      const row = cases.get(id);
      const now = row === void 0 ? null : isHit(row, hit, k);
      if (row !== void 0 && now !== null) {
        const more = Number(now) - Number(acceptedHit(row, hit, k));
        added.set("", (added.get("") ?? 0) + more);
        added.set(`intent ${intent}`, (added.get(`intent ${intent}`) ?? 0) + more);
      }
    }
    if ([...added.values()].some((count) => count > 0)) {
      return true;
    }
  }
  return false;
}
function isFirstMean(newBaseline, before, recording) {
  if (newBaseline.answers_vary !== true || newBaseline.run_count === void 0) {
    return false;
  }
  if (before.run_count !== void 0) {
    return false;
  }
  const buckets = bucketsOver(newBaseline, before, recording, "baseline");
  const whole = buckets.find(({ kind }) => kind === "overall");
  return whole !== void 0 && Math.min((0,_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .fallP */ .eQ)(whole), (0,_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .gainP */ .qD)(whole)) > DIFFERENT_LEVEL;
}
function bucketsOver(newBaseline, before, { config, suite }, span) {
  const { rules } = (0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .resolveRules */ .SJ)(config, suite);
  const pairs = [];
  for (const subject of suite.cases) {
    const row = newBaseline.cases.get(subject.id);
    const former = before.cases.get(subject.id);
    if (row !== void 0 && former !== void 0 && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_7__/* .sameQuestion */ .RB)(row.digests, former.digests)) {
      pairs.push({ now: scoreOfRow(subject, row), before: former });
    }
  }
  return (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_3__/* .headlineBuckets */ .aW)(rules, { config, suite, baseline: before }, { pairs, added: [] }, span);
}
function scoreOfRow(subject, row) {
  const { id, intent, tags } = subject;
  const { digests, metrics, ranks, results, latency_ms: samples, spans_ms: spans } = row;
  return {
    id,
    intent,
    ...tags === void 0 ? {} : { tags },
    digests,
    metrics,
    ranks,
    results,
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

/***/ 44780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: () => (/* binding */ assertPriced),
/* harmony export */   JR: () => (/* binding */ assertLikeClocks),
/* harmony export */   Mv: () => (/* binding */ requireComparable),
/* harmony export */   S4: () => (/* binding */ judgeDifferences),
/* harmony export */   TG: () => (/* binding */ assertMeasured),
/* harmony export */   aC: () => (/* binding */ queryErrors),
/* harmony export */   tX: () => (/* binding */ differences),
/* harmony export */   uN: () => (/* binding */ gatesCost),
/* harmony export */   zn: () => (/* binding */ prove)
/* harmony export */ });
/* unused harmony exports allZero, selfTest */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _metrics_cost_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36292);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13480);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27139);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49946);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16886);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69559);
/* harmony import */ var _model_packed_answer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20848);
/* harmony import */ var _model_run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(30060);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90997);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84039);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80443);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(67734);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(60220);
/* harmony import */ var _statistics_random_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(47352);















const DISTINCT_QUERIES = 5;
function assertMeasured(config, suite, scores, baseline) {
  assertAnswered(config, scores);
  const judged = scoresOf(suite, scores, (each) => !each.expect_empty);
  if (judged.length === 0)
    return;
  const found = judged.filter((each) => each.results.length > 0);
  if (found.length === 0) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("nothing_retrieved", `none of the ${judged.length} queries got a single result`, {
      hint: "An empty index answers like this: check that the retriever's index is built before the gate runs."
    });
  }
  if (baseline !== null)
    assertNotMostlyEmpty(judged, found, baseline);
  assertNotConstant(suite, found, baseline);
}
function assertAnswered(config, scores) {
  const rule = config.gate.metrics.get("error_rate");
  if (rule === "off" || rule?.ceiling !== void 0)
    return;
  const failed = queryErrors(scores, "Fix the retriever; if some failures must be lived with, give `error_rate` a `ceiling` in the config.");
  if (failed !== null)
    throw failed;
}
function queryErrors({ cases }, hint) {
  const failed = cases.filter((each) => each.error !== null);
  const [first] = failed;
  if (first === void 0)
    return null;
  const count = failed.length === 1 ? "1 query" : `${failed.length} queries`;
  const message = `${count} failed, first "${first.id}": ${first.error}`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("query_errors", message, hint === void 0 ? {} : { hint });
}
function assertNotMostlyEmpty(judged, found, baseline) {
  const before = judged.flatMap((each) => baseline.cases.get(each.id) ?? []);
  const answered = before.filter((each) => each.results.length > 0).length;
  if (before.length === 0 || found.length / judged.length >= answered / before.length / 2)
    return;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("mostly_empty", `${found.length} of ${judged.length} queries got a result; in the baseline it was ${answered} of ${before.length}`, {
    hint: "A half-built index answers like this: check that the retriever's index is complete before the gate runs."
  });
}
function assertNotConstant(suite, found, baseline) {
  const queries = new Map(suite.cases.map((each) => [each.id, each.query]));
  const distinct = new Set(found.map((each) => queries.get(each.id)));
  const answers = new Set(found.map((each) => JSON.stringify(each.results)));
  if (distinct.size < DISTINCT_QUERIES || answers.size > 1)
    return;
  const leftOver = (each) => {
    const before = new Set(baseline?.cases.get(each.id)?.results);
    return each.results.filter((document) => before.has(document)).length >= each.results.length / 2;
  };
  if (found.every(leftOver))
    return;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("constant_answers", `${distinct.size} different queries all got the same results`, {
    hint: "The retriever ignores the query: check that it reads `query` from the request."
  });
}
function allZero(suite, scores) {
  const judged = scoresOf(suite, scores, (each) => !each.expect_empty && each.answers_only !== true);
  return judged.length > 0 && !judged.some(_pairs_js__WEBPACK_IMPORTED_MODULE_11__/* .finds */ .tL);
}
function scoresOf(suite, scores, wanted) {
  const ids = new Set(suite.cases.filter(wanted).map(({ id }) => id));
  return scores.cases.filter(({ id }) => ids.has(id));
}
function assertLikeClocks(config, run, baseline) {
  const { latency, baseline: file } = config;
  if (latency === "off" || baseline === null)
    return;
  const [before, now] = [baseline.timing.source, run.timing.source];
  if (before === "off" || now === "off" || before === now)
    return;
  if (now === "recorded" && !hasRule(config, ({ family }) => family.kind === "latency"))
    return;
  const hint = now === "recorded" || before === "recorded" ? "Times of a recorded run or of another job compare with their like only: adopt the baseline.json of such a run." : "Set latency.source to the baseline's, or record a new baseline.";
  throw notComparable(file, [{ field: "timing.source", baseline: before, current: now }], hint);
}
function hasRule({ gate }, is) {
  return (0,_model_config_js__WEBPACK_IMPORTED_MODULE_6__/* .namedRules */ .PR)(gate).some(({ rules }) => [...rules].some(([name, setting]) => {
    const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .parseMetric */ .uo)(name);
    return typeof metric !== "string" && is(metric) && setting !== "off";
  }));
}
function gatesCost(config) {
  return hasRule(config, ({ family }) => family.name === _metrics_cost_js__WEBPACK_IMPORTED_MODULE_1__/* .COST */ .oF.name);
}
function assertPriced(config, run) {
  const { prices } = config;
  if (prices === void 0)
    return;
  const missing = new Set(run.cases.flatMap(({ outcome }) => outcome.kind === "answer" ? (0,_metrics_cost_js__WEBPACK_IMPORTED_MODULE_1__/* .unpriced */ .Z_)(outcome.usage ?? [], prices).map(sentence) : []));
  if (missing.size === 0)
    return;
  const problems = [...missing].toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compareCodePoints */ .OP).map((message) => ({
    file: config.file,
    pointer: "/prices/models",
    message
  }));
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_config", `${config.file} lacks prices: ${problems[0].message}`, {
    problems,
    hint: "Write what the model costs under `prices.models`; what is free costs 0."
  });
}
function sentence({ model, part }) {
  if (model === null)
    return "a call does not name its model, so it has no price; send `model` in `usage`";
  const name = JSON.stringify(model);
  return part === null ? `model ${name} has no price` : `model ${name} has no price for ${part} tokens`;
}
function differences(config, suite, baseline) {
  const found = [];
  const compare = (field, before, now) => {
    const [a, b] = [(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactCanonical */ .SM)(before), (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactCanonical */ .SM)(now)];
    if (a === b)
      return;
    found.push({ field, baseline: a, current: b });
  };
  compare("suite.name", baseline.suite.name, suite.name);
  compare("k", baseline.k, config.k);
  for (const field of Object.keys(config.definition)) {
    compare(`definition.${field}`, baseline.definition[field], config.definition[field]);
  }
  const judge = config.judge === void 0 ? null : (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeFingerprint */ .cT)(config.judge);
  for (const [field, before, now] of judgeDifferences(baseline.judge ?? null, judge))
    compare(field, before, now);
  if (config.prices === void 0 || baseline.prices === void 0 || !gatesCost(config))
    return found;
  for (const change of (0,_metrics_cost_js__WEBPACK_IMPORTED_MODULE_1__/* .priceChanges */ .Xo)(baseline.prices, config.prices))
    compare(...change);
  return found;
}
function judgeDifferences(before, now) {
  if (before === null || now === null)
    return before === now ? [] : [["judge", before, now]];
  const fields = Object.keys(now);
  return fields.filter((field) => before[field] !== now[field]).map((field) => [`judge.${field}`, before[field], now[field]]);
}
function requireComparable(inputs) {
  const { config, suite, baseline } = inputs;
  if (baseline === null)
    return;
  const found = differences(config, suite, baseline);
  if (found.length === 0)
    return;
  throw notComparable(config.baseline, found, "Use the definition that the baseline was recorded with, or record a new baseline and say so in the pull request.");
}
function notComparable(file, found, hint) {
  const problems = found.map(({ field, baseline, current }) => ({
    file,
    pointer: `/${field.replaceAll(".", "/")}`,
    message: `${field} is ${baseline} in the baseline and ${current} in this run`
  }));
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("not_comparable", `${file} can't be compared with this run`, { problems, hint });
}
const SLOWER_MS = 1e5;
const RANKINGS = [
  { name: "empty", change: () => () => [] },
  { name: "constant", change: constant },
  { name: "reversed", change: () => (hits) => hits.toReversed() },
  { name: "shuffled", change: shuffle },
  { name: "one intent dropped", change: dropIntent }
];
function selfTest(policy, scores, run, tidy = () => {
}) {
  const blocked = [];
  const blind = [];
  const sought = policy.suite.cases.some((each) => each.answers_only !== true);
  const own = { ...policy, baseline: itself(policy, scores) };
  const untimed = { ...own, config: { ...own.config, latency: "off" } };
  assertSelfEqual(untimed, scores, run);
  const tell = (name, failed) => {
    if (failed.length > 0)
      blocked.push(name);
    else if (sought)
      blind.push({ code: "blind_to", mutant: name });
  };
  for (const { name, change } of RANKINGS) {
    tidy();
    const broken = withResults(scores, change(run, policy.suite), untimed, run);
    tell(name, failedIn(untimed, { cases: broken }, run));
  }
  tidy();
  tell("slower", failedIn(own, { cases: scores.cases.map(delayed) }, run));
  return [{ code: "selftest", blocked }, ...blind];
}
function itself({ config, suite, baseline }, scores) {
  const { accepted: _accepted, ...rest } = baseline;
  const { cases } = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_10__/* .baselineOf */ .Bv)(config, suite, scores);
  const rows = [...cases].map(([id, row]) => {
    const { latency_ms: times = [], spans_ms: spans } = baseline.cases.get(id) ?? {};
    return [id, { ...row, latency_ms: times, ...spans === void 0 ? {} : { spans_ms: spans } }];
  });
  return { ...rest, cases: new Map(rows) };
}
function failedIn(own, scores, run, isOneEnough = true) {
  const rules = (0,_rules_js__WEBPACK_IMPORTED_MODULE_12__/* .resolveRules */ .SJ)(own.config, own.suite).rules.map((rule) => ({ anonymous: true, ...rule }));
  const failedBy = (asked) => (0,_decide_js__WEBPACK_IMPORTED_MODULE_9__/* .decideBy */ .Qz)(asked, own, scores, run).checks.filter(({ passed }) => !passed);
  const whole = isOneEnough ? failedBy(rules.filter(({ scope }) => scope.kind === "overall")) : [];
  return whole.length > 0 ? whole : failedBy(rules);
}
function withResults(scores, change, { suite, config }, run) {
  const runs = (0,_model_run_js__WEBPACK_IMPORTED_MODULE_13__/* .runsById */ .j)(run);
  const subjects = new Map(suite.cases.map((each) => [each.id, each]));
  const scoreOf = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_3__/* .caseScorer */ .xk)((0,_rules_js__WEBPACK_IMPORTED_MODULE_12__/* .metricsOf */ .Ps)(config), config.definition);
  return scores.cases.map((score) => {
    const [subject, each] = [subjects.get(score.id), runs.get(score.id)];
    if (subject === void 0 || each?.outcome.kind !== "answer")
      return score;
    const hits = change(each.outcome.hits, each);
    return hits === null ? score : scoreOf(subject, { ...each, outcome: (0,_model_packed_answer_js__WEBPACK_IMPORTED_MODULE_7__/* .withHits */ .Ly)(each.outcome, hits) });
  });
}
function assertSelfEqual(policy, scores, run) {
  const wrong = failedIn(policy, scores, run, false).find(isRelative);
  if (wrong === void 0)
    return;
  const what = `the run beside itself fails ${wrong.metric} (${(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_8__/* .scopeText */ .Cm)(wrong.scope)})`;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("selftest_failed", `the gate's self-test failed: ${what}`, {
    hint: "This is a defect of the gate; please report it with report.json."
  });
}
function isRelative({ direction, baseline, tolerance, limit }) {
  const own = (0,_rules_js__WEBPACK_IMPORTED_MODULE_12__/* .limitOf */ .LF)(direction, baseline, tolerance, { floor: null, ceiling: null });
  return own !== null && Math.abs(own - limit) < 1e-12;
}
function constant(run) {
  const first = run.cases.find(({ outcome }) => outcome.kind === "answer" && outcome.hits.length > 0);
  const same = first?.outcome.kind === "answer" ? first.outcome.hits : [];
  return () => same;
}
function shuffle() {
  const random = (0,_statistics_random_js__WEBPACK_IMPORTED_MODULE_14__/* .splitMix64 */ .f)(1);
  return (hits) => (0,_statistics_random_js__WEBPACK_IMPORTED_MODULE_14__/* .shuffled */ .A)(hits, random);
}
function dropIntent(_, { cases }) {
  const intents = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_8__/* .groupBy */ .$z)(cases, ({ intent }) => intent);
  const [dropped = []] = [...intents.values()].filter((own) => own.length >= _rules_js__WEBPACK_IMPORTED_MODULE_12__/* .SMALL_INTENT */ .Pk);
  const ids = new Set(dropped.map(({ id }) => id));
  return (_hits, each) => ids.has(each.case_id) ? [] : null;
}
function delayed(each) {
  const later = (samples) => samples.map((time) => time + SLOWER_MS);
  const spans = [...each.spans_ms ?? []].map(([stage, samples]) => [stage, later(samples)]);
  const slower = { ...each, samples_ms: later(each.samples_ms) };
  return each.spans_ms === void 0 ? slower : { ...slower, spans_ms: new Map(spans) };
}
function prove(verdict, policy, scores, run, tidy) {
  const notices = [];
  if (allZero(policy.suite, scores)) {
    if (verdict.verdict === "pass") {
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("zero_quality", "no query found any of its targets, and no rule would fail it", {
        hint: "Ids or paths of the results don't fit the suite's targets; or the index holds other documents."
      });
    }
    notices.push({ code: "zero_quality" });
  }
  const { baseline } = policy;
  if (baseline !== null && !policy.suite.partial)
    notices.push(...selfTest({ ...policy, baseline }, scores, run, tidy));
  return { ...verdict, notices: [...verdict.notices, ...notices] };
}



/***/ }),

/***/ 23925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   DS: () => (/* binding */ casesOf),
/* harmony export */   Z5: () => (/* binding */ partialVerdict),
/* harmony export */   dS: () => (/* binding */ standIns),
/* harmony export */   h6: () => (/* binding */ dealt),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

const MOST_SHARDS = 1e3;
function parseShard(text) {
  const [, index = NaN, count = NaN] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
  if (index <= count && count <= MOST_SHARDS)
    return { index, count };
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("usage", `shard is "${text}"`, {
    hint: `Expected i/n, the first shard being 1, such as 1/4 (4/4 the last); n is at most ${MOST_SHARDS}.`
  });
}
function shardName({ index, count }) {
  return `shard ${index} of ${count}`;
}
function dealt(cases, { index, count }) {
  return cases.filter((_, at) => at % count === index - 1);
}
function casesOf(cases, shard) {
  if (shard.count <= cases.length)
    return dealt(cases, shard);
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
  for (const each of own)
    byIntent.set(each.intent, [...byIntent.get(each.intent) ?? [], each]);
  const dealt2 = /* @__PURE__ */ new Map();
  const model = all.map(({ id, intent }) => {
    if (ids.has(id))
      return [id, id];
    const models = byIntent.get(intent) ?? own;
    const turn = dealt2.get(intent) ?? 0;
    dealt2.set(intent, turn + 1);
    return [id, models[turn % models.length].id];
  });
  return (samples) => new Map(model.flatMap(([id, from]) => {
    const taken = samples.get(from);
    return taken === void 0 ? [] : [[id, taken]];
  }));
}



/***/ })

};
