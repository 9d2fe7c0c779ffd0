export const id = 7083;
export const ids = [7083];
export const modules = {

/***/ 63532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ showProgress)
/* harmony export */ });
const LOG_EVERY_MS = 5e3;
const BAR_EVERY_MS = 100;
const BAR_WIDTH = 24;
const PHASES = { quality: "asking", latency: "timing", judging: "judging" };
function showProgress(sink) {
  const intervalMs = sink.line === null ? LOG_EVERY_MS : BAR_EVERY_MS;
  let lastShown = sink.now();
  return (phase, done, total) => {
    const now = sink.now();
    if (sink.line !== null && done >= total) {
      return sink.line("");
    }
    if (now - lastShown < intervalMs) {
      return;
    }
    lastShown = now;
    const share = total === 0 ? 1 : done / total;
    const text = `${PHASES[phase]} ${done}/${total} (${Math.floor(share * 100)} %)`;
    if (sink.line === null) {
      return sink.print(text);
    }
    const filled = Math.round(share * BAR_WIDTH);
    sink.line(`${"\u2588".repeat(filled)}${"\u2591".repeat(BAR_WIDTH - filled)} ${text}`);
  };
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
/* harmony import */ var _files_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90807);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69559);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93705);
/* harmony import */ var _shards_split_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23925);
/* harmony import */ var _config_places_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51198);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76760);









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
function requestFiles(request, root) {
  const from = node_path__WEBPACK_IMPORTED_MODULE_8__.relative(root.directory, request.workingDirectory);
  const resolveInside = (written, what) => written === null ? null : (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .insideRoot */ .p0)(root, from, written, what);
  return {
    config: (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .insideRoot */ .p0)(root, from, request.config ?? _model_config_js__WEBPACK_IMPORTED_MODULE_3__/* .USUAL_CONFIG */ .kV, "config"),
    overrides: {
      suite: resolveInside(request.suite, "suite"),
      baseline: resolveInside(request.baseline, "baseline")
    }
  };
}
function hasConfig({ workingDirectory, config }) {
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_7__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_8__.resolve(workingDirectory, config ?? _model_config_js__WEBPACK_IMPORTED_MODULE_3__/* .USUAL_CONFIG */ .kV));
}
async function readNames(request) {
  try {
    const root = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .findRoot */ .wg)(request.workingDirectory);
    const { config, overrides } = requestFiles(request, root);
    return await (0,_files_names_js__WEBPACK_IMPORTED_MODULE_2__/* .readGateNames */ .s)(root, config, overrides);
  } catch (error) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .valueForGateError */ .Uh)(error, { suite: null, baseline: null });
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
      hint: "Remove --case, --intent and --tag; use them on your own machine only."
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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", refused.message, refused.hint);
  }
  return request.shard === null ? null : (0,_shards_split_js__WEBPACK_IMPORTED_MODULE_5__/* .parseShard */ .uK)(request.shard);
}
async function checkConfiguredRetriever(inputs, ports) {
  try {
    await (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .checkRetriever */ .x1)(inputs.config.retriever, ports);
  } catch (error) {
    throw (0,_config_places_js__WEBPACK_IMPORTED_MODULE_6__/* .placeRetrieverError */ .W)(error, inputs);
  }
}



/***/ }),

/***/ 67038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ refuseUnknownTargets)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _metrics_matching_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87362);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44141);
/* harmony import */ var _expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93117);
/* harmony import */ var _messages_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31385);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97855);






function refuseUnknownTargets(suite, definition, searched) {
  const datasets = (suite.datasets ?? []).filter(({ expected }) => expected !== null);
  const fields = new Set(datasets.flatMap(({ expected }) => expected ?? []));
  const targets = listNamedTargets(suite);
  if (fields.size === 0 || targets.length === 0 || searched.documents.length === 0) {
    return;
  }
  const hits = searched.documents.map((hit) => (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseHit */ .Sv)(hit, definition));
  if (targets.some((target) => isFound(target, hits, definition))) {
    return;
  }
  const isOneField = fields.size === 1;
  const field = isOneField ? (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .requireItem */ .l5)([...fields], 0) : "expected";
  const forms = new Set(datasets.map(({ form: form2 }) => form2));
  const form = isOneField && forms.size === 1 ? (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .requireItem */ .l5)([...forms], 0) : null;
  const labels = targets.map(({ value }) => value);
  const subject = targets.length === 1 ? `the name in \`${field}\` is no document` : `none of the ${targets.length} names in \`${field}\` is a document`;
  const where = searched.from === "corpus" ? "of the corpus" : "in the results of any query";
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_suite", `${subject} ${where}: ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_4__/* .listNames */ .Zv)(labels)}`, keyAdvice(targets, hits, definition) ?? renamingAdvice({ field, form }, targets, hits, definition, searched));
}
function listNamedTargets({ cases }) {
  const byLabel = /* @__PURE__ */ new Map();
  for (const target of cases.flatMap(({ expected }) => expected.flatMap(_model_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .singleTargets */ .xG))) {
    if (target.kind === "text" || target.kind === "file") {
      return [];
    }
    byLabel.set((0,_model_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .targetKey */ .hD)(target), target);
  }
  return [...byLabel.values()];
}
function isFound(target, hits, definition) {
  const documentTarget = target.kind === "span" ? { kind: target.by, value: target.value, grade: target.grade } : target;
  const matches = (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_1__/* .compileTarget */ .bs)(documentTarget, definition);
  return hits.some(matches);
}
function keyAdvice(targets, hits, definition) {
  const foundTarget = targets.find(({ value, grade }) => isFound({ kind: "hint", value, grade }, hits, definition));
  if (foundTarget === void 0) {
    return null;
  }
  const key = foundTarget.kind === "id" ? "path" : "id";
  return `A result has ${JSON.stringify(foundTarget.value)} as its ${key}, and the suite names it as ${foundTarget.kind}. Write \`${key}\` in the expression, or the text alone, which matches both.`;
}
const MOST_TRIED = 20;
function renamingAdvice({ field, form }, targets, hits, definition, { documents, from }) {
  const names = documents.map(({ path, doc_id: id }) => path ?? id);
  if (names.every((name) => /^text:[0-9a-f]{12}$/.test(name))) {
    return "The results have neither id nor path, only texts. Send the document's id or path with each result.";
  }
  const best = findBestWay(listWays(names, targets), targets, hits, definition);
  if (best === null) {
    const otherCause = from === "corpus" ? "" : " Or the index holds other documents than the suite is about.";
    const texts = (0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteExpression */ .nn)((0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .continueExpression */ .IO)(field, "[].{text: @}"));
    const textAdvice = form === "text" ? "" : ` For words of the results' texts: \`expected: ${texts}\`.`;
    return `Documents are called ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_4__/* .listNames */ .Zv)([...new Set(names)].slice(0, 3))}. Words of titles, or parts of names, match no document: write paths or ids.${textAdvice}${otherCause}`;
  }
  const { words, renaming, count } = best;
  const found = `${words}, ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(count, "name")} of ${targets.length} ${count === 1 ? "is a document" : "are documents"}.`;
  const corpusNote = from === "corpus" ? " If the search returns the names as they are, change nothing." : "";
  const key = documents.some(({ path }) => path !== void 0) ? "path" : "id";
  const expression = renameInExpression(field, renaming, form, key);
  return expression === null ? `${found} Write them so in the file.${corpusNote}` : `${found} Write \`expected: ${(0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteExpression */ .nn)(expression)}\` beside \`query\` in the suite, or write them so in the file.${corpusNote}`;
}
function renameInExpression(field, renaming, form, key) {
  const addedEnding = "mark" in renaming ? `.join('', [@, '${renaming.mark}'])` : null;
  if (addedEnding !== null && field.endsWith(addedEnding)) {
    return field.slice(0, -addedEnding.length);
  }
  return form === null ? null : (0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renameDocuments */ .nW)(field, renaming, form, key);
}
function listWays(names, targets) {
  const ending = /\.[A-Za-z0-9]{1,8}$/;
  const ways = [];
  for (const after of listCommon(names, ending)) {
    ways.push({ words: `With the ending \`${after}\``, renaming: { before: "", after } });
  }
  const values = targets.map(({ value }) => value);
  for (const mark of listCommon(values, ending)) {
    ways.push({ words: `Without the ending \`${mark}\``, renaming: { mark, part: 0 } });
  }
  for (const before of listCommon(names, /^.*\//)) {
    ways.push({ words: `With the folder \`${before}\``, renaming: { before, after: "" } });
  }
  ways.push({ words: "Without their folders", renaming: { mark: "/", part: -1 } });
  return ways;
}
function findBestWay(ways, targets, hits, definition) {
  let best = null;
  for (const way of ways) {
    const renamed = targets.map((target) => ({
      ...target,
      value: rename(target.value, way.renaming)
    }));
    const count = renamed.filter((target) => isFound(target, hits, definition)).length;
    if (2 * count >= targets.length && count > (best?.count ?? 0)) {
      best = { ...way, count };
    }
  }
  return best;
}
function rename(name, renaming) {
  return "mark" in renaming ? name.split(renaming.mark).filter(Boolean).at(renaming.part) ?? name : `${renaming.before}${name}${renaming.after}`;
}
function listCommon(names, pattern) {
  const parts = names.flatMap((name) => pattern.exec(name)?.[0] ?? []);
  const byCount = [...(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .countItems */ .A1)(parts)].toSorted((a, b) => b[1] - a[1]);
  return byCount.map(([part]) => part).slice(0, MOST_TRIED);
}



/***/ }),

/***/ 20237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Si: () => (/* binding */ findMetricsBelow),
/* harmony export */   W7: () => (/* binding */ comparableBaseline),
/* harmony export */   _F: () => (/* binding */ resetAcceptedFigures),
/* harmony export */   cW: () => (/* binding */ updateAcceptedFigures),
/* harmony export */   dK: () => (/* binding */ mayReset),
/* harmony export */   hP: () => (/* binding */ findEarlierChanges),
/* harmony export */   iD: () => (/* binding */ hasAcceptedFigure),
/* harmony export */   oD: () => (/* binding */ hasWorseAccepted),
/* harmony export */   oq: () => (/* binding */ carryAcceptedFigures),
/* harmony export */   q1: () => (/* binding */ hasSameContent)
/* harmony export */ });
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97855);
/* harmony import */ var _metrics_rates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22142);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27139);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13480);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16886);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44141);
/* harmony import */ var _bucket_test_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60711);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29853);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28599);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43037);










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
  const cases = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_9__/* .mapValues */ .LG)(baseline.cases, (row) => withAccepted(row, NO_FIGURES));
  const { accepted: _accepted, ...rest } = baseline;
  return { ...rest, cases };
}
function carryAcceptedFigures(newBaseline, before, commit) {
  const cases = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_9__/* .mapValues */ .LG)(newBaseline.cases, (row, id) => {
    const former = before.cases.get(id);
    const isSame = former !== void 0 && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_4__/* .sameQuestion */ .RB)(former.digests, row.digests);
    return withAccepted(row, isSame ? differingFigures(former, row, newBaseline) : NO_FIGURES);
  });
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
    const accepted = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_7__/* .acceptedValue */ .vn)(former, metric, k);
    const recorded = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_7__/* .metricValue */ .a3)(row, `${metric}@${k}`);
    if (accepted !== null && recorded !== null && Math.abs(accepted - recorded) > _rules_js__WEBPACK_IMPORTED_MODULE_6__/* .EPSILON */ .p8) {
      figures[metric] = accepted;
    }
  }
  if (former.digests.limits !== row.digests.limits) {
    return figures;
  }
  for (const hit of HITS) {
    const name = hitMetric(hit, k);
    const accepted = isHit((0,_pairs_js__WEBPACK_IMPORTED_MODULE_7__/* .acceptedHit */ .Nu)(former, name));
    const recorded = isHit((0,_pairs_js__WEBPACK_IMPORTED_MODULE_7__/* .metricValue */ .a3)(row, name));
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
  const isRelevant = (grade) => grade >= relevance;
  const isSameRelevance = grades.every((grade, at) => isRelevant(grade) === isRelevant(formerGrades[at] ?? 0));
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
  return value === null ? null : value > _rules_js__WEBPACK_IMPORTED_MODULE_6__/* .EPSILON */ .p8;
}
function hasWorseAccepted(row, other, k) {
  const isLower = _rules_js__WEBPACK_IMPORTED_MODULE_6__/* .HEADLINE */ .ZS.some((metric) => {
    const accepted = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_7__/* .acceptedValue */ .vn)(row, metric, k);
    const otherAccepted = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_7__/* .acceptedValue */ .vn)(other, metric, k);
    return accepted !== null && otherAccepted !== null && accepted < otherAccepted - _rules_js__WEBPACK_IMPORTED_MODULE_6__/* .EPSILON */ .p8;
  });
  return isLower || HITS.some((hit) => {
    const name = hitMetric(hit, k);
    return isHit((0,_pairs_js__WEBPACK_IMPORTED_MODULE_7__/* .acceptedHit */ .Nu)(row, name)) === true && isHit((0,_pairs_js__WEBPACK_IMPORTED_MODULE_7__/* .acceptedHit */ .Nu)(other, name)) === false;
  });
}
function findEarlierChanges({ k, accepted, cases }, suite) {
  const rows = [];
  const lost = [];
  for (const { id } of suite.cases) {
    const row = cases.get(id);
    if (row === void 0) {
      continue;
    }
    rows.push(row);
    if ((0,_pairs_js__WEBPACK_IMPORTED_MODULE_7__/* .foundWhenAccepted */ .YW)(row, k) && !row.found) {
      lost.push(id);
    }
  }
  const moved = [];
  for (const metric of _rules_js__WEBPACK_IMPORTED_MODULE_6__/* .HEADLINE */ .ZS) {
    const name = `${metric}@${k}`;
    const acceptedMean = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_1__/* .averageKnown */ .jw)(rows.map((row) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_7__/* .acceptedValue */ .vn)(row, metric, k))) ?? 0;
    const recordedMean = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_1__/* .averageKnown */ .jw)(rows.map((row) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_7__/* .metricValue */ .a3)(row, name))) ?? 0;
    const delta = recordedMean - acceptedMean;
    if (Math.abs(delta) > _rules_js__WEBPACK_IMPORTED_MODULE_6__/* .EPSILON */ .p8) {
      moved.push({ metric: name, delta });
    }
  }
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
  const pairing = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_7__/* .pairCases */ .Q6)(scores, policy.baseline);
  const tests = (0,_bucket_test_js__WEBPACK_IMPORTED_MODULE_5__/* .testBothReferences */ .G_)(rules, policy, pairing);
  return (0,_verdict_js__WEBPACK_IMPORTED_MODULE_8__/* .findGain */ .vd)(rules, { pairing, tests }, policy) !== null;
}
function isFirstMean(newBaseline, before, recording) {
  const isMean = newBaseline.answers_vary === true && newBaseline.run_count !== void 0;
  const isFirst = isMean && before.run_count === void 0;
  return isFirst && findMetricsBelow(newBaseline, before, recording).length === 0;
}
function findMetricsBelow(baseline, other, { config, suite }) {
  const scores = { cases: scoreRows(baseline, suite) };
  const comparison = (0,_bucket_test_js__WEBPACK_IMPORTED_MODULE_5__/* .compareWholeSuite */ .hU)({ config, suite, baseline: other }, scores);
  if (comparison === null) {
    return [];
  }
  const { test } = comparison;
  return [...test.bucket.rules.keys()].filter((metric) => {
    const { state, reason } = test.decide(metric);
    return state !== "pass" && reason !== "noise";
  });
}
const ANSWERED = {
  forbidden_ranks: [],
  many_to_many: false,
  degraded: false,
  error: null,
  samples_ms: []
};
function scoreRows({ cases }, suite) {
  const scores = [];
  for (const { id, intent } of suite.cases) {
    const row = cases.get(id);
    if (row !== void 0) {
      const { digests, metrics, ranks, found, results } = row;
      const figures = { digests, metrics, ranks, found, results, targets: ranks.length };
      scores.push({ id, intent, ...figures, ...ANSWERED });
    }
  }
  return scores;
}



/***/ }),

/***/ 60711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ findBuckets),
/* harmony export */   G_: () => (/* binding */ testBothReferences),
/* harmony export */   QW: () => (/* binding */ sumBlocks),
/* harmony export */   ck: () => (/* binding */ compareValues),
/* harmony export */   hU: () => (/* binding */ compareWholeSuite),
/* harmony export */   vr: () => (/* binding */ noiseOfRows)
/* harmony export */ });
/* unused harmony export BucketTest */
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27139);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97855);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90997);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34215);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29853);
/* harmony import */ var _lost_queries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85587);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28599);
/* harmony import */ var _sign_flip_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30813);








function findBuckets(rules, config) {
  const comparedRules = rules.filter(({ metric, tolerance }) => (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .isHeadline */ .R)(metric.name, config) && tolerance.length > 0);
  return [...(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(comparedRules, ({ scope }) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeText */ .Cm)(scope)).values()].map((rulesOfScope) => {
    const { scope, intents } = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .requireItem */ .l5)(rulesOfScope, 0);
    const rulesByMetric = rulesOfScope.map((rule) => [rule.metric.family.name, rule]);
    return { scope, rules: new Map(rulesByMetric), intents };
  });
}
class BucketTest {
  bucket;
  reference;
  moves;
  /** How far the mean of each gated metric may fall, as a number from 0 to 1. */
  tolerances;
  facts;
  #blocks = null;
  #p = null;
  #riseP = null;
  /** `moves` are in the order of case ids: sign-flip.ts numbers the blocks by it. */
  constructor(bucket, reference, moves, tolerances, facts) {
    this.bucket = bucket;
    this.reference = reference;
    this.moves = moves;
    this.tolerances = tolerances;
    this.facts = facts;
  }
  /** The metrics that the test adds up: recall and nDCG as far as they are gated, else MRR. */
  get tested() {
    const added = ["recall", "ndcg"].filter((metric) => this.bucket.rules.has(metric));
    return added.length === 0 ? ["mrr"] : added;
  }
  get blocks() {
    const { tested } = this;
    this.#blocks ??= sumBlocks(this.moves, (move) => tested.reduce((sum, metric) => sum + move[metric], 0));
    return this.#blocks;
  }
  /** How often chance alone would make the bucket fall at least as far. */
  get p() {
    this.#p ??= (0,_sign_flip_js__WEBPACK_IMPORTED_MODULE_5__/* .signFlipP */ .t2)(this.blocks);
    return this.#p;
  }
  /** The p of a rise. 1 if the sum did not rise. */
  get riseP() {
    this.#riseP ??= this.rise > _rules_js__WEBPACK_IMPORTED_MODULE_2__/* .EPSILON */ .p8 ? (0,_sign_flip_js__WEBPACK_IMPORTED_MODULE_5__/* .signFlipP */ .t2)(this.blocks.map((each) => -each)) : 1;
    return this.#riseP;
  }
  get rise() {
    return this.blocks.reduce((sum, each) => sum + each, 0);
  }
  get hasWorseCase() {
    return this.isAnyCaseWorse([...this.bucket.rules.keys()]);
  }
  isAnyCaseWorse(metrics) {
    return this.moves.some((move) => metrics.some((metric) => move[metric] < -_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .EPSILON */ .p8));
  }
  /** The number of cases whose tested differences add up to a fall. */
  get worseCaseCount() {
    const { tested } = this;
    return this.moves.filter((move) => tested.reduce((sum, metric) => sum + move[metric], 0) < -_sign_flip_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_CHANGE */ .XG).length;
  }
  /** Returns by how much the mean rose: negative if it fell, 0 without cases. */
  meanRise(metric) {
    if (this.moves.length === 0) {
      return 0;
    }
    return this.moves.reduce((sum, move) => sum + move[metric], 0) / this.moves.length;
  }
  /** Returns the largest p at which a fall fails; a number as significance can only lower it. */
  levelOf(significance) {
    const { reference, bucket, facts } = this;
    return (0,_levels_js__WEBPACK_IMPORTED_MODULE_7__/* .bucketLevel */ .Nf)(reference, bucket.intents, significance, facts.changedQueries);
  }
  /**
   * Returns what the rule says about a metric, by the first that applies:
   * - It passes if it is not gated here or fell by at most its tolerance.
   * - It fails if significance is off (`limit`).
   * - It is only marked if the fall is within what answers that vary do on their own (`noise`).
   * - It fails if the bucket's test is significant (`test`).
   * - It fails if queries of the suite are lost and none, or few, got better (`lost`).
   * - Any other fall is only marked (`not_significant`).
   */
  decide(metric) {
    const rule = this.bucket.rules.get(metric);
    const tolerance = this.tolerances.get(metric);
    if (rule === void 0 || tolerance === void 0 || this.meanRise(metric) >= -(tolerance + _rules_js__WEBPACK_IMPORTED_MODULE_2__/* .EPSILON */ .p8)) {
      return { state: "pass" };
    }
    if (rule.significance === "off") {
      return { state: "fail", by: "limit" };
    }
    if (this.isNoise()) {
      return { state: "fell", reason: "noise" };
    }
    const level = this.levelOf(rule.significance);
    const { p } = this;
    if (p <= level + _rules_js__WEBPACK_IMPORTED_MODULE_2__/* .EPSILON */ .p8) {
      return { state: "fail", by: "test", p, level };
    }
    const { losses } = this.facts;
    if (losses !== null && (0,_lost_queries_js__WEBPACK_IMPORTED_MODULE_3__/* .doLossesFail */ .Hc)(losses.lost.length, losses.better.length)) {
      return { state: "fail", by: "lost", p, level };
    }
    return { state: "fell", reason: "not_significant", p, level };
  }
  /** Whether the tested sum fell by less than answers that vary move it on their own. */
  isNoise() {
    return this.facts.noise !== null && -this.rise < this.facts.noise;
  }
  /** Whether the mean rose by more than the tolerance of the metric. */
  isRiseBeyondTolerance(metric) {
    return this.meanRise(metric) > (this.tolerances.get(metric) ?? 0) + _rules_js__WEBPACK_IMPORTED_MODULE_2__/* .EPSILON */ .p8;
  }
  /** Whether the mean of a gated metric fell by more than its tolerance, significantly or not. */
  hasFallBeyondTolerance() {
    return [...this.bucket.rules.keys()].some((metric) => this.decide(metric).state !== "pass");
  }
}
function testBuckets(buckets, compared, policy, reference) {
  const { config, suite } = policy;
  const groups = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .caseGroups */ .nX)(suite);
  const changedQueries = (0,_lost_queries_js__WEBPACK_IMPORTED_MODULE_3__/* .countChangedQueries */ .oB)(compared.pairs, config.k);
  const varies = (0,_lost_queries_js__WEBPACK_IMPORTED_MODULE_3__/* .doAnswersVary */ .HM)(policy);
  const tests = /* @__PURE__ */ new Map();
  for (const bucket of buckets) {
    const { pairs } = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .casesOfScope */ .Fq)(compared, bucket.scope);
    if (reference === "accepted" && !pairs.some(({ before }) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .hasAcceptedQuality */ .bS)(before))) {
      continue;
    }
    const isSuite = bucket.intents === null;
    const countsLost = isSuite && !varies && (0,_lost_queries_js__WEBPACK_IMPORTED_MODULE_3__/* .hasDefaultRecall */ .Jm)(config);
    const rows = pairs.map(({ before }) => before);
    const facts = {
      changedQueries,
      noise: varies ? noiseOfRows(rows, policy.baseline) : null,
      losses: countsLost ? (0,_lost_queries_js__WEBPACK_IMPORTED_MODULE_3__/* .findLostQueries */ .cH)(pairs, reference, policy) : null
    };
    const test = testBucket(bucket, pairs, { k: config.k, reference, groups, facts });
    tests.set((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeText */ .Cm)(bucket.scope), test);
  }
  return tests;
}
function testBothReferences(rules, policy, compared) {
  const buckets = findBuckets(rules, policy.config);
  return {
    baseline: testBuckets(buckets, compared, policy, "baseline"),
    accepted: testBuckets(buckets, compared, policy, "accepted")
  };
}
function compareWholeSuite(policy, scores) {
  const { config, suite, baseline } = policy;
  const pairing = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .pairCases */ .Q6)(scores, baseline);
  const rules = (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveRules */ .SJ)(config, suite).filter(({ scope }) => scope.kind === "overall");
  const tests = testBuckets(findBuckets(rules, config), pairing, policy, "baseline");
  const test = tests.get("overall");
  return test === void 0 ? null : { pairs: pairing.pairs, test };
}
function testBucket(bucket, pairs, { k, reference, groups, facts }) {
  const gatedMetrics = [...bucket.rules.keys()];
  const valueBefore = ({ before }, metric) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .referenceValue */ .Fp)(before, metric, k, reference);
  const pairDifference = (pair, metric) => {
    const newValue = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .metricValue */ .a3)(pair.now, `${metric}@${k}`);
    const oldValue = valueBefore(pair, metric);
    return newValue === null || oldValue === null ? null : newValue - oldValue;
  };
  const comparedPairs = pairs.filter((pair) => gatedMetrics.some((metric) => pairDifference(pair, metric) !== null));
  const moves = comparedPairs.map((pair) => ({
    block: groups.get(pair.now.id) ?? null,
    recall: pairDifference(pair, "recall") ?? 0,
    mrr: pairDifference(pair, "mrr") ?? 0,
    ndcg: pairDifference(pair, "ndcg") ?? 0
  }));
  const tolerances = /* @__PURE__ */ new Map();
  const caseCount = Math.max(1, comparedPairs.length);
  for (const [metric, rule] of bucket.rules) {
    const oldMean = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_0__/* .averageKnown */ .jw)(comparedPairs.map((pair) => valueBefore(pair, metric))) ?? 0;
    tolerances.set(metric, (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .toleranceValue */ .H$)(rule.tolerance, oldMean, caseCount));
  }
  return new BucketTest(bucket, reference, moves, tolerances, facts);
}
function sumBlocks(cases, difference) {
  const sums = /* @__PURE__ */ new Map();
  for (const each of cases) {
    const block = each.block ?? each;
    sums.set(block, (sums.get(block) ?? 0) + difference(each));
  }
  return [...sums.values()];
}
function compareValues(pairs, metric, groups, readBefore = _pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .metricValue */ .a3) {
  const compared = [];
  for (const pair of pairs) {
    const before = readBefore(pair.before, metric);
    const now = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .metricValue */ .a3)(pair.now, metric);
    if (before !== null && now !== null) {
      compared.push({ block: groups.get(pair.now.id) ?? null, pair, before, now });
    }
  }
  return compared;
}
const ONE_SIDED_95 = 1.64;
function noiseOfRows(rows, baseline) {
  const variances = [...baseline?.cases.values() ?? []].map((row) => row.variance ?? null);
  const meanVariance = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_0__/* .averageKnown */ .jw)(variances);
  if (meanVariance === null) {
    return null;
  }
  const runs = baseline?.run_count ?? 1;
  const rowsToFind = rows.filter(({ targets }) => targets.length > 0);
  const sum = rowsToFind.reduce((all, row) => all + (row.variance ?? meanVariance), 0);
  return ONE_SIDED_95 * Math.sqrt(sum * (1 + 1 / runs));
}



/***/ }),

/***/ 74349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ decideCheck),
/* harmony export */   Ht: () => (/* binding */ makeCheck),
/* harmony export */   Hx: () => (/* binding */ missingCheck),
/* harmony export */   MD: () => (/* binding */ meanCheck),
/* harmony export */   Mz: () => (/* binding */ exceededBound),
/* harmony export */   W6: () => (/* binding */ subjectOfRule),
/* harmony export */   Zs: () => (/* binding */ worstChanges),
/* harmony export */   aI: () => (/* binding */ bareCulprit),
/* harmony export */   dq: () => (/* binding */ sortCulprits),
/* harmony export */   eJ: () => (/* binding */ weakeningCheck),
/* harmony export */   kR: () => (/* binding */ decideByTest),
/* harmony export */   mM: () => (/* binding */ absentCheck),
/* harmony export */   or: () => (/* binding */ countCheck),
/* harmony export */   pJ: () => (/* binding */ NOT_MEASURED),
/* harmony export */   qg: () => (/* binding */ worstNow),
/* harmony export */   ut: () => (/* binding */ makeCulprit),
/* harmony export */   xS: () => (/* binding */ notGatedCheck)
/* harmony export */ });
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90997);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44141);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1732);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29853);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28599);







const NOT_MEASURED = { code: "not_measured" };
const NO_FIGURES = {
  n: 0,
  baseline: null,
  current: null,
  interval: null,
  tolerance: null,
  limit: null
};
function subjectOfRule({ metric: { name, family }, scope }) {
  const { direction, category } = family;
  return { metric: name, unit: (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .metricUnit */ .n2)(family), scope, direction, category };
}
function makeCheck(subject, state, members, findCulprits = () => []) {
  const { baseline = null, current = null } = members;
  return {
    ...subject,
    ...NO_FIGURES,
    delta: baseline === null || current === null ? null : current - baseline,
    secondary_to: null,
    ...members,
    state,
    passed: isPassing(state),
    cases: state === "pass" ? [] : findCulprits()
  };
}
function isPassing(state) {
  return state !== "fail" && state !== "missing";
}
function decideCheck({ by: _byLimit, ...check }, decision, cases = check.cases) {
  const { state } = decision;
  return { ...check, ...decision, passed: isPassing(state), cases: state === "pass" ? [] : cases };
}
function decideByTest(p, level, tested) {
  return p <= level + _rules_js__WEBPACK_IMPORTED_MODULE_4__/* .EPSILON */ .p8 ? { state: "fail", by: "test", p, level, tested } : { state: "fell", reason: "not_significant", p, level, tested };
}
function meanCheck(rule, figures, findCulprits) {
  const { direction } = rule.metric.family;
  const { baseline, current, n } = figures;
  const tolerance = baseline === null ? null : (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .toleranceValue */ .H$)(rule.tolerance, baseline, n);
  const comparedBaseline = rule.tolerance.length === 0 ? null : baseline;
  const limit = (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .checkLimit */ .ab)(direction, comparedBaseline, tolerance, rule);
  if (limit === null) {
    return null;
  }
  const isWithin = (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithinLimit */ .T1)(direction, current, limit);
  const members = {
    ...figures,
    tolerance,
    limit,
    ...baseline !== null && { reference: "baseline" },
    ...!isWithin && { by: exceededBound(rule, current) }
  };
  return makeCheck(subjectOfRule(rule), isWithin ? "pass" : "fail", members, findCulprits);
}
function exceededBound({ metric, floor, ceiling }, figure) {
  const { direction } = metric.family;
  if (direction === "higher") {
    return floor !== null && !(0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithinLimit */ .T1)(direction, figure, floor) ? "floor" : "limit";
  }
  return ceiling !== null && !(0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithinLimit */ .T1)(direction, figure, ceiling) ? "ceiling" : "limit";
}
function missingCheck(rule, missing, knownFigures = {}, cases = []) {
  const members = { ...knownFigures, category: "missing_data", missing };
  return makeCheck(subjectOfRule(rule), "missing", members, () => cases);
}
function notGatedCheck(rule, lacks = "before", knownFigures = {}) {
  return makeCheck(subjectOfRule(rule), "not_gated", { ...knownFigures, lacks });
}
function countCheck(subject, n, counted, limit = 0) {
  const current = counted.length;
  const figures = { n, baseline: 0, current, tolerance: 0, limit };
  const state = current <= limit ? "pass" : "fail";
  return makeCheck({ ...subject, unit: "cases", direction: "lower" }, state, figures, () => counted);
}
function absentCheck(recordedCount, cases) {
  return makeCheck({
    metric: "cases",
    unit: "cases",
    scope: _model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .OVERALL */ .aD,
    direction: "higher",
    category: "missing_data"
  }, "missing", { baseline: recordedCount, current: 0, missing: { code: "no_paired_cases" } }, () => cases);
}
function weakeningCheck(weakening) {
  const { code, fields, file, cases } = weakening;
  const isGoldenData = _model_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .GOLDEN_DATA_FINDINGS */ .YD.includes(code);
  const subject = {
    metric: fields[0]?.field ?? file,
    // Every check needs a unit. Without figures, none is shown.
    unit: "share",
    scope: _model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .OVERALL */ .aD,
    direction: "higher",
    category: isGoldenData ? "golden_data_edited" : "gate_weakened"
  };
  return makeCheck(subject, "fail", { n: cases.length, weakening }, () => cases);
}
function worstChanges(pairs, metric, direction) {
  const sign = direction === "higher" ? 1 : -1;
  const changed = [];
  for (const pair of pairs) {
    const before = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(pair.before, metric);
    const after = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(pair.now, metric);
    const badness = after === null ? 0 : sign * ((before ?? 0) - after);
    if (badness > _rules_js__WEBPACK_IMPORTED_MODULE_4__/* .EPSILON */ .p8) {
      changed.push({ badness, culprit: makeCulprit(pair, before, after) });
    }
  }
  if (changed.length > 0) {
    return sortCulprits(changed);
  }
  const cases = pairs.map(({ now }) => now);
  return worstNow(cases, metric, direction);
}
function worstNow(cases, metric, direction) {
  const best = direction === "higher" ? 1 : 0;
  const far = [];
  for (const each of cases) {
    const after = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(each, metric);
    const badness = after === null ? 0 : Math.abs(best - after);
    if (badness > _rules_js__WEBPACK_IMPORTED_MODULE_4__/* .EPSILON */ .p8) {
      far.push({ badness, culprit: bareCulprit(each.id, after, each.ranks) });
    }
  }
  return sortCulprits(far);
}
function sortCulprits(culprits) {
  return culprits.toSorted((a, b) => b.badness - a.badness || sumLostGains(b.culprit) - sumLostGains(a.culprit) || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP)(a.culprit.id, b.culprit.id)).map((each) => each.culprit);
}
function sumLostGains({ ranks_before: before, ranks_after: after }) {
  const gainAt = (rank) => rank === null || rank === void 0 ? 0 : 1 / Math.log2(rank + 1);
  let lost = 0;
  for (const [target, rank] of (before ?? []).entries()) {
    lost += Math.max(0, gainAt(rank) - gainAt(after?.[target]));
  }
  return lost;
}
function makeCulprit(pair, before, after) {
  return {
    id: pair.now.id,
    before,
    after,
    ranks_before: pair.before.ranks,
    ranks_after: pair.now.ranks,
    ...pair.by_suite === void 0 ? {} : { targets: pair.before.targets.map(_model_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .targetLabel */ .Op) }
  };
}
function bareCulprit(id, after = null, ranks = null) {
  return { id, before: null, after, ranks_before: null, ranks_after: ranks };
}



/***/ }),

/***/ 12522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ excuseEarlierFall)
/* harmony export */ });
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74349);

function excuseEarlierFall(check, isWorseNow, policy) {
  return check.passed || policy.adopting === true || isWorseNow ? check : (0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .decideCheck */ .BL)(check, { state: "fell", reason: "earlier" });
}



/***/ }),

/***/ 33061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b2: () => (/* binding */ findUnrecordedHits),
/* harmony export */   lb: () => (/* binding */ hitChecks),
/* harmony export */   mu: () => (/* binding */ hasMoreHits),
/* harmony export */   w5: () => (/* binding */ criticalHitChecks)
/* harmony export */ });
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22142);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27139);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90997);
/* harmony import */ var _bucket_test_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60711);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74349);
/* harmony import */ var _decision_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12522);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(34215);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29853);
/* harmony import */ var _mean_checks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52567);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(28599);
/* harmony import */ var _sign_flip_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(30813);












function hitChecks(check, rule, { policy, pairing, groups }) {
  const { significance, metric, scope } = rule;
  if (significance === "off" || !(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .isPerCase */ .uE)(metric.family)) {
    return [check];
  }
  const { pairs } = (0,_mean_checks_js__WEBPACK_IMPORTED_MODULE_8__/* .countedCases */ .IG)(metric.family, metric.name, (0,_pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .casesOfScope */ .Fq)(pairing, scope));
  const hasNewHit = pairs.some((pair) => isNewHit(pair, metric.name));
  const decide = (reference) => {
    const readBefore = reference === "accepted" ? _pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .acceptedHit */ .Nu : _pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .metricValue */ .a3;
    const hits = (0,_bucket_test_js__WEBPACK_IMPORTED_MODULE_4__/* .compareValues */ .ck)(pairs, metric.name, groups, readBefore);
    const level = (0,_levels_js__WEBPACK_IMPORTED_MODULE_11__/* .bucketLevel */ .Nf)(reference, rule.intents, significance);
    return decideHits({ ...check, reference }, hits, { rule, pairs, level });
  };
  const againstBaseline = decide("baseline");
  const hasOtherAccepted = pairs.some(({ before }) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .acceptedHit */ .Nu)(before, metric.name) !== (0,_pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .metricValue */ .a3)(before, metric.name));
  if (!hasOtherAccepted) {
    return [againstBaseline];
  }
  const againstAccepted = (0,_decision_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .excuseEarlierFall */ .v)(decide("accepted"), hasNewHit, policy);
  return againstAccepted.state === "pass" ? [againstBaseline] : [againstBaseline, againstAccepted];
}
function decideHits(checkByLimit, hits, { rule, pairs, level }) {
  const { name, family } = rule.metric;
  const baseline = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_2__/* .averageKnown */ .jw)(hits.map((hit) => hit.before)) ?? 0;
  const current = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_2__/* .averageKnown */ .jw)(hits.map((hit) => hit.now)) ?? 0;
  const tolerance = (0,_rules_js__WEBPACK_IMPORTED_MODULE_7__/* .toleranceValue */ .H$)(rule.tolerance, baseline, Math.max(1, hits.length));
  const limit = Math.min(rule.ceiling ?? Infinity, baseline + tolerance);
  const delta = current - baseline;
  const check = { ...checkByLimit, baseline, current, delta, tolerance, limit };
  if (delta <= tolerance + _rules_js__WEBPACK_IMPORTED_MODULE_7__/* .EPSILON */ .p8) {
    return (0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .decideCheck */ .BL)(check, { state: "pass" });
  }
  const cases = (0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .worstChanges */ .Zs)(pairs, name, family.direction);
  if (baseline <= _rules_js__WEBPACK_IMPORTED_MODULE_7__/* .EPSILON */ .p8) {
    return (0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .decideCheck */ .BL)(check, { state: "fail", by: "new_hit" }, cases);
  }
  const p = (0,_sign_flip_js__WEBPACK_IMPORTED_MODULE_10__/* .signFlipP */ .t2)((0,_bucket_test_js__WEBPACK_IMPORTED_MODULE_4__/* .sumBlocks */ .QW)(hits, (hit) => hit.before - hit.now));
  return (0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .decideCheck */ .BL)(check, (0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .decideByTest */ .kR)(p, level, [name]), cases);
}
function isNewHit({ now, before }, name) {
  return (0,_pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .metricValue */ .a3)(now, name) === 1 && (0,_pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .metricValue */ .a3)(before, name) === 0;
}
function findUnrecordedHits({ pairs, added }, k) {
  const names = hitNames(k);
  const isHit = (score, name) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .metricValue */ .a3)(score, name) === 1;
  const hitPairs = pairs.filter((pair) => names.some((name) => {
    const isHitNow = isHit(pair.now, name) || isHit((0,_pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .scoreBySuite */ .gl)(pair), name);
    return isHitNow && ((0,_pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .metricValue */ .a3)(pair.before, name) ?? 0) === 0;
  }));
  const addedHits = added.filter((score) => names.some((name) => isHit(score, name)));
  return [...hitPairs.map(({ now }) => now), ...addedHits];
}
function hitNames(k) {
  return [`${_metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .FORBIDDEN_RATE */ .lI.name}@${k}`, _metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .FALSE_RESULT_RATE */ .Tc.name];
}
function hasMoreHits(rules, pairing) {
  return rules.some((rule) => {
    const { family, name } = rule.metric;
    if (!(0,_metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .isHitRate */ .gt)(family) || !(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .isPerCase */ .uE)(family)) {
      return false;
    }
    const { pairs } = (0,_mean_checks_js__WEBPACK_IMPORTED_MODULE_8__/* .countedCases */ .IG)(family, name, (0,_pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .casesOfScope */ .Fq)(pairing, rule.scope));
    const hits = (0,_bucket_test_js__WEBPACK_IMPORTED_MODULE_4__/* .compareValues */ .ck)(pairs, name, /* @__PURE__ */ new Map(), _pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .acceptedHit */ .Nu);
    return hits.reduce((rise, { now, before }) => rise + (now - before), 0) > _rules_js__WEBPACK_IMPORTED_MODULE_7__/* .EPSILON */ .p8;
  });
}
function criticalHitChecks({ suite, config }, pairing) {
  const criticalIds = /* @__PURE__ */ new Set();
  for (const each of suite.cases) {
    if (each.critical && (each.forbidden.length > 0 || each.expect_empty)) {
      criticalIds.add(each.id);
    }
  }
  if (criticalIds.size === 0) {
    return [];
  }
  const names = hitNames(config.k);
  const newCriticalHits = pairing.pairs.filter((pair) => criticalIds.has(pair.now.id) && names.some((name) => isNewHit(pair, name)));
  return [
    (0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .countCheck */ .or)({ metric: "critical_hit", scope: _model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .OVERALL */ .aD, category: "forbidden_hit" }, criticalIds.size, newCriticalHits.map((pair) => (0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .makeCulprit */ .ut)(pair, 0, 1)))
  ];
}



/***/ }),

/***/ 85587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ findLostIds),
/* harmony export */   HM: () => (/* binding */ doAnswersVary),
/* harmony export */   Hc: () => (/* binding */ doLossesFail),
/* harmony export */   Jm: () => (/* binding */ hasDefaultRecall),
/* harmony export */   bL: () => (/* binding */ riseOfCase),
/* harmony export */   cH: () => (/* binding */ findLostQueries),
/* harmony export */   oB: () => (/* binding */ countChangedQueries)
/* harmony export */ });
/* harmony import */ var _row_scores_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90468);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29853);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28599);
/* harmony import */ var _sign_flip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30813);




const LEAST_LOST_BESIDE_BETTER = 3;
function doLossesFail(lost, better) {
  if (better === 0) {
    return lost >= 1;
  }
  return lost >= LEAST_LOST_BESIDE_BETTER && lost >= 2 * better;
}
function doAnswersVary({ vary, baseline }) {
  return vary ?? baseline?.answers_vary === true;
}
function findLostQueries(pairs, reference, policy) {
  const { k } = policy.config;
  const countedPairs = pairs.filter(({ now, unedited }) => unedited && !(0,_row_scores_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFailed */ .WN)(now));
  const lostPairs = countedPairs.filter((pair) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .isNewlyLost */ .OO)(pair) && policy.asked_again?.has(pair.now.id) !== true && (reference === "baseline" || (0,_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .foundWhenAccepted */ .YW)(pair.before, k)));
  const betterPairs = countedPairs.filter((pair) => riseOfCase(pair, reference, k) > _rules_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8);
  return {
    lost: lostPairs.map(({ now }) => now.id),
    better: betterPairs.map(({ now }) => now.id),
    asked_again: policy.asked_again !== void 0
  };
}
function findLostIds({ losses, metric, cases, passed }) {
  if (metric === "lost_queries" && !passed) {
    return cases.map(({ id }) => id);
  }
  return losses?.lost ?? [];
}
function riseOfCase({ now, before }, reference, k) {
  let rise = 0;
  for (const metric of ["recall", "ndcg"]) {
    const oldValue = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .referenceValue */ .Fp)(before, metric, k, reference);
    const newValue = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .metricValue */ .a3)(now, `${metric}@${k}`);
    rise += oldValue === null || newValue === null ? 0 : newValue - oldValue;
  }
  return rise;
}
function countChangedQueries(pairs, k) {
  return pairs.filter((pair) => Math.abs(riseOfCase(pair, "baseline", k)) > _sign_flip_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_CHANGE */ .XG).length;
}
function hasDefaultRecall({ gate, k }) {
  const setting = gate.metrics.get(`recall@${k}`);
  return setting !== "off" && setting?.tolerance === void 0;
}



/***/ }),

/***/ 52567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IG: () => (/* binding */ countedCases),
/* harmony export */   L7: () => (/* binding */ limitChecks),
/* harmony export */   T$: () => (/* binding */ boundCheck)
/* harmony export */ });
/* harmony import */ var _metrics_cost_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36292);
/* harmony import */ var _metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22142);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27139);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44141);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97855);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74349);
/* harmony import */ var _row_scores_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90468);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28599);








const LACKS_METRIC = { code: "baseline_lacks_metric" };
function limitChecks(rule, pairing, policy) {
  const { family } = rule.metric;
  if (family.kind === "latency" || family.kind === "loss") {
    return [];
  }
  const cases = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .casesOfScope */ .Fq)(pairing, rule.scope);
  if (family.kind === "churn") {
    if (policy.recording === true) {
      return [];
    }
    if (policy.baseline === null) {
      return [(0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .missingCheck */ .Hx)(rule, { code: "baseline_lacks_lists" })];
    }
    return comparedChecks(rule, family, { ...cases, added: [] });
  }
  if (family.kind === "cost") {
    const scoresNow = [...cases.pairs.map(({ now }) => now), ...cases.added];
    const casesWithoutCost = (0,_metrics_cost_js__WEBPACK_IMPORTED_MODULE_0__/* .findCasesWithoutCost */ .qg)(scoresNow, rule.metric.name);
    if (casesWithoutCost.length > 0) {
      const culprits = casesWithoutCost.map(({ id }) => (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .bareCulprit */ .aI)(id));
      return [(0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .missingCheck */ .Hx)(rule, _checks_js__WEBPACK_IMPORTED_MODULE_4__/* .NOT_MEASURED */ .pJ, {}, culprits)];
    }
  }
  return comparedChecks(rule, family, cases);
}
function comparedChecks(rule, metric, cases) {
  const { name } = rule.metric;
  const { pairs, added } = countedCases(metric, name, cases);
  if (pairs.length + added.length === 0) {
    const areNew = cases.pairs.length === 0 && cases.added.length > 0;
    return areNew && !rule.named ? [] : [(0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .missingCheck */ .Hx)(rule, _checks_js__WEBPACK_IMPORTED_MODULE_4__/* .NOT_MEASURED */ .pJ)];
  }
  const checks = [];
  const hasBound = rule.floor !== null || rule.ceiling !== null;
  const hasOtherCases = added.length > 0 || pairs.some((pair) => pair.by_suite !== void 0);
  if (pairs.length === 0) {
    if (cases.pairs.length > 0 && rule.tolerance.length > 0) {
      const haveAllFailed = cases.pairs.every(({ now }) => (0,_row_scores_js__WEBPACK_IMPORTED_MODULE_5__/* .hasFailed */ .WN)(now));
      checks.push((0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .missingCheck */ .Hx)(rule, haveAllFailed ? _checks_js__WEBPACK_IMPORTED_MODULE_4__/* .NOT_MEASURED */ .pJ : LACKS_METRIC));
    }
    checks.push(boundCheck(rule, metric, added));
  } else if (hasBound && hasOtherCases) {
    const withoutBounds = { ...rule, floor: null, ceiling: null };
    checks.push(pairedCheck(withoutBounds, metric, { pairs, added }));
    checks.push(boundCheck(rule, metric, [...pairs.map(_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .scoreBySuite */ .gl), ...added]));
  } else {
    checks.push(pairedCheck(rule, metric, { pairs, added }));
  }
  return checks.filter((check) => check !== null);
}
function boundCheck(rule, metric, cases) {
  const { name } = rule.metric;
  const current = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_2__/* .weightedMean */ .hY)(cases, (each) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)(each, name), metric.weight);
  if (current === null) {
    return rule.named ? (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .missingCheck */ .Hx)(rule, _checks_js__WEBPACK_IMPORTED_MODULE_4__/* .NOT_MEASURED */ .pJ) : null;
  }
  const figures = { n: cases.length, baseline: null, current };
  return (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .meanCheck */ .MD)({ ...rule, tolerance: [] }, figures, () => (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .worstNow */ .qg)(cases, name, metric.direction));
}
function countedCases(metric, name, { pairs, added }) {
  if (metric.kind === "quality" || metric.name === _metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_RATE */ .Qf.name) {
    return { pairs, added };
  }
  const isRateOfAll = metric.kind === "rate" && metric.name !== _metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .DEGRADED_RATE */ .ON.name;
  const hasWorstValue = isRateOfAll || metric.kind === "churn";
  const isCounted = (score) => hasWorstValue || !(0,_row_scores_js__WEBPACK_IMPORTED_MODULE_5__/* .hasFailed */ .WN)(score);
  const countedPairs = pairs.filter(({ now }) => isCounted(now));
  const isNew = ({ now, before }) => {
    const hasNoCost = metric.kind === "cost" && (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)(before, name) === null;
    const isUnrecorded = hasNoCost || (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)(before, _metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_RATE */ .Qf.name) === 1;
    return isUnrecorded && (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)(now, name) !== null;
  };
  const countedAsNew = metric.kind === "churn" ? [] : countedPairs.filter(isNew).map(({ now }) => now);
  return {
    pairs: countedPairs.filter((pair) => !isNew(pair)),
    added: [...countedAsNew, ...added.filter(isCounted)]
  };
}
function pairedCheck(rule, metric, { pairs, added }) {
  const { name } = rule.metric;
  const scoresNow = pairs.map((pair) => pair.now);
  const current = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_2__/* .weightedMean */ .hY)(scoresNow, (each) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)(each, name), metric.weight);
  const baseline = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_2__/* .weightedMean */ .hY)(scoresNow, (_, at) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .requireItem */ .l5)(pairs, at).before, name), metric.weight);
  const knownFigures = { baseline, current, n: pairs.length };
  const lackMetric = pairs.every(({ before }) => before.metrics.get(name) === void 0);
  const hasNothingToCompare = baseline === null && current !== null && rule.tolerance.length > 0;
  if (lackMetric || hasNothingToCompare) {
    return (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .missingCheck */ .Hx)(rule, LACKS_METRIC, knownFigures);
  }
  if (current === null) {
    return checkWithoutValue(rule, knownFigures, added);
  }
  const isRateWithNeeds = metric.kind === "rate" && "needs" in metric;
  const unmeasured = isRateWithNeeds ? findUnmeasured(pairs, name, metric.needs) : [];
  if (unmeasured.length > 0) {
    return (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .missingCheck */ .Hx)(rule, _checks_js__WEBPACK_IMPORTED_MODULE_4__/* .NOT_MEASURED */ .pJ, knownFigures, unmeasured);
  }
  const n = scoresNow.filter((each) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)(each, name) !== null).length;
  return (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .meanCheck */ .MD)(rule, { n, baseline, current }, () => (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .worstChanges */ .Zs)(pairs, name, metric.direction));
}
function checkWithoutValue(rule, figures, added) {
  const { name } = rule.metric;
  const isInAdded = added.some((each) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)(each, name) !== null);
  if (figures.baseline === null && isInAdded) {
    return rule.tolerance.length === 0 ? null : (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .notGatedCheck */ .xS)(rule, "before", figures);
  }
  const isMissing = figures.baseline !== null || rule.named;
  return isMissing ? (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .missingCheck */ .Hx)(rule, _checks_js__WEBPACK_IMPORTED_MODULE_4__/* .NOT_MEASURED */ .pJ, figures) : null;
}
function findUnmeasured(pairs, name, needs) {
  const isUnmeasured = ({ now, before }) => {
    if ((0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)(now, name) !== null) {
      return false;
    }
    return (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)(before, name) !== null || needs === "forbidden" && now.results !== before.results && hasForbiddenList(now);
  };
  return pairs.filter(isUnmeasured).map((pair) => (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .makeCulprit */ .ut)(pair, (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)(pair.before, name), null));
}
function hasForbiddenList({ digests, ranks, error }) {
  return error === null && digests.limits !== _model_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_LIMITS */ .d1 && ranks.length > 0;
}



/***/ }),

/***/ 30813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XG: () => (/* binding */ NO_CHANGE),
/* harmony export */   t2: () => (/* binding */ signFlipP)
/* harmony export */ });
/* unused harmony exports EXACT_BLOCKS, ROUNDS */
/* harmony import */ var _random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57435);

const NO_CHANGE = 1e-12;
const EXACT_BLOCKS = 20;
const ROUNDS = 2e4;
const ROUNDS_AT_ONCE = 500;
const SEED = 1;
const TIE = 1e-9;
const LEAST_FLIPPED_SUM = -TIE / 2;
function signFlipP(differences) {
  const changed = differences.filter((each) => Math.abs(each) > NO_CHANGE);
  return changed.length > EXACT_BLOCKS ? drawnFlipP(differences) : exactFlipP(changed);
}
function exactFlipP(changed) {
  const half = Math.ceil(changed.length / 2);
  const leftSums = sortedSubsetSums(changed.slice(0, half));
  const rightSums = sortedSubsetSums(changed.slice(half));
  let count = 0;
  let from = rightSums.length;
  for (const leftSum of leftSums) {
    while (from > 0 && leftSum + rightSums[from - 1] >= LEAST_FLIPPED_SUM) {
      from--;
    }
    count += rightSums.length - from;
  }
  return count / 2 ** changed.length;
}
function sortedSubsetSums(values) {
  const sums = new Float64Array(2 ** values.length);
  for (const [at, value] of values.entries()) {
    for (let i = 0; i < 2 ** at; i++) {
      sums[2 ** at + i] = sums[i] + value;
    }
  }
  return sums.sort();
}
function drawnFlipP(differences) {
  const flippedSums = new Float64Array(ROUNDS);
  for (let from = 0; from < differences.length; from += 64) {
    const group = differences.slice(from, from + 64).map((each) => Math.abs(each) > NO_CHANGE ? each : 0);
    if (group.some((each) => each !== 0)) {
      addFlipped(flippedSums, group, from / 64);
    }
  }
  const asLowCount = flippedSums.filter((sum) => sum >= LEAST_FLIPPED_SUM).length;
  return (1 + asLowCount) / (1 + ROUNDS);
}
function addFlipped(flippedSums, differences, groupsBefore) {
  const random = (0,_random_js__WEBPACK_IMPORTED_MODULE_0__/* .splitMix64 */ .f)(SEED, groupsBefore * ROUNDS);
  const words = new Uint32Array(2 * ROUNDS_AT_ONCE);
  const sums = sumsByByte(differences);
  for (let round = 0; round < ROUNDS; round += ROUNDS_AT_ONCE) {
    random.draw(words);
    addWords(flippedSums.subarray(round, round + ROUNDS_AT_ONCE), words, sums);
  }
}
function addWords(flippedSums, words, sums) {
  for (let round = 0; round < flippedSums.length; round++) {
    const lowWord = words[2 * round + 1];
    const highWord = words[2 * round];
    flippedSums[round] += sumFlipped(sums, 0, lowWord) + sumFlipped(sums, 1024, highWord);
  }
}
function sumFlipped(sums, from, word) {
  const low = sums[from + (word & 255)] + sums[from + 256 + (word >>> 8 & 255)];
  return low + sums[from + 512 + (word >>> 16 & 255)] + sums[from + 768 + (word >>> 24)];
}
function sumsByByte(differences) {
  const sums = new Float64Array(8 * 256);
  for (let at = 0; at < 64; at++) {
    const from = 256 * (at >>> 3);
    const bit = 1 << (at & 7);
    for (let i = 0; i < bit; i++) {
      sums[from + bit + i] = sums[from + i] + (differences[at] ?? 0);
    }
  }
  return sums;
}



/***/ }),

/***/ 43037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y5: () => (/* binding */ categoriseChecks),
  AU: () => (/* binding */ decideVerdict),
  vd: () => (/* binding */ findGain)
});

// EXTERNAL MODULE: ./lib/metrics/rates.js
var rates = __webpack_require__(22142);
// EXTERNAL MODULE: ./lib/metrics/recall.js
var recall = __webpack_require__(83368);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/model/verdict.js
var verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/decision/checks.js
var decision_checks = __webpack_require__(74349);
// EXTERNAL MODULE: ./lib/decision/row-scores.js
var row_scores = __webpack_require__(90468);
// EXTERNAL MODULE: ./lib/decision/hit-checks.js
var hit_checks = __webpack_require__(33061);
// EXTERNAL MODULE: ./lib/decision/bucket-test.js
var bucket_test = __webpack_require__(60711);
// EXTERNAL MODULE: ./lib/decision/levels.js
var levels = __webpack_require__(34215);
// EXTERNAL MODULE: ./lib/decision/rules.js
var decision_rules = __webpack_require__(29853);
// EXTERNAL MODULE: ./lib/decision/lost-queries.js
var lost_queries = __webpack_require__(85587);
// EXTERNAL MODULE: ./lib/decision/pairs.js
var decision_pairs = __webpack_require__(28599);
// EXTERNAL MODULE: ./lib/metrics/clustering.js
var clustering = __webpack_require__(32967);
// EXTERNAL MODULE: ./lib/metrics/family.js
var metrics_family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/decision/decision-inputs.js
var decision_inputs = __webpack_require__(12522);
// EXTERNAL MODULE: ./lib/decision/mean-checks.js
var mean_checks = __webpack_require__(52567);
// EXTERNAL MODULE: ./lib/decision/sign-flip.js
var sign_flip = __webpack_require__(30813);
// EXTERNAL MODULE: ./lib/metrics/score.js
var score = __webpack_require__(27139);
;// CONCATENATED MODULE: ./lib/decision/rule-checks.js
















function checkRule(rule, inputs) {
  const { family } = rule.metric;
  if (family.kind === "loss") {
    return lostQueriesChecks(rule, inputs);
  }
  if (family.name === clustering/* CLUSTERING */.Z.name && (0,metrics_family/* isPerCase */.uE)(family)) {
    return clusteringChecks(rule, family, inputs).map((check) => addRise(check, inputs));
  }
  const checks = (0,mean_checks/* limitChecks */.L7)(rule, inputs.pairing, inputs.policy);
  return checks.flatMap((check) => testLimitCheck(check, rule, inputs));
}
function testLimitCheck(check, rule, inputs) {
  const { family, name } = rule.metric;
  const exceedsBound = check.by === "floor" || check.by === "ceiling";
  const isCompared = check.reference !== void 0;
  if (!isCompared || exceedsBound) {
    return [check];
  }
  if ((0,decision_rules/* isHeadline */.R)(name, inputs.policy.config)) {
    return headlineChecks(check, rule, inputs);
  }
  if ((0,rates/* isHitRate */.gt)(family)) {
    return (0,hit_checks/* hitChecks */.lb)(check, rule, inputs).map((each) => addRise(each, inputs));
  }
  if ((0,metrics_family/* isPerCase */.uE)(family) && (0,metrics_family/* hasTest */.Hg)(family)) {
    return [applyOwnTest(check, rule, family, inputs)];
  }
  return [family.kind === "rate" ? addRise(check, inputs) : check];
}
function lostQueriesChecks(rule, { policy, pairing }) {
  const { ceiling, scope } = rule;
  if (ceiling === null || policy.baseline === null) {
    return [];
  }
  const { pairs } = (0,decision_pairs/* casesOfScope */.Fq)(pairing, scope);
  const pairsToFind = (0,decision_pairs/* selectPairsToFind */.Yv)(policy.suite, { pairs });
  const lostPairs = pairsToFind.filter((pair) => (0,decision_pairs/* findsNothingAnyMore */.tt)(pair) && policy.asked_again?.has(pair.now.id) !== true);
  const culprits = lostPairs.map((pair) => (0,decision_checks/* makeCulprit */.ut)(pair, 1, 0));
  return [(0,decision_checks/* countCheck */.or)((0,decision_checks/* subjectOfRule */.W6)(rule), pairsToFind.length, culprits, ceiling)];
}
function addRise(check, { tests }) {
  const test = tests.baseline.get((0,model_scope/* scopeText */.Cm)(check.scope));
  if (check.passed || test === void 0) {
    return check;
  }
  return test.riseP <= test.levelOf("auto") + decision_rules/* EPSILON */.p8 ? { ...check, quality_rise_p: test.riseP } : check;
}
function headlineChecks(check, rule, { policy, pairing, tests }) {
  const metric = rule.metric.family.name;
  const scope = (0,model_scope/* scopeText */.Cm)(rule.scope);
  const { pairs } = (0,decision_pairs/* casesOfScope */.Fq)(pairing, rule.scope);
  const baselineTest = tests.baseline.get(scope);
  const againstBaseline = baselineTest === void 0 ? check : decideHeadline(check, rule, baselineTest, pairs);
  const acceptedTest = tests.accepted.get(scope);
  if (acceptedTest === void 0 || acceptedTest.decide(metric).state === "pass") {
    return [againstBaseline];
  }
  const checkOfAccepted = withAcceptedFigures(check, rule, acceptedTest, metric);
  const againstAccepted = decideHeadline(checkOfAccepted, rule, acceptedTest, (0,decision_pairs/* useAcceptedFigures */.W7)(pairs, policy.config.k));
  return [
    againstBaseline,
    (0,decision_inputs/* excuseEarlierFall */.v)(againstAccepted, baselineTest?.hasWorseCase === true, policy)
  ];
}
function decideHeadline(check, { metric: { name, family, k } }, test, pairs) {
  const decision = test.decide(family.name);
  if (decision.state === "pass") {
    return (0,decision_checks/* decideCheck */.BL)(check, decision);
  }
  const { losses } = test.facts;
  const facts = {
    ...decision.p !== void 0 && { tested: test.tested.map((metric) => `${metric}@${k}`) },
    ...decision.by === "lost" && losses !== null && { losses },
    worse_cases: test.worseCaseCount
  };
  const cases = (0,decision_checks/* worstChanges */.Zs)(pairs, name, family.direction);
  return (0,decision_checks/* decideCheck */.BL)(check, { ...decision, ...facts }, cases);
}
function withAcceptedFigures(check, rule, acceptedTest, metric) {
  const delta = acceptedTest.meanRise(metric);
  const tolerance = acceptedTest.tolerances.get(metric) ?? 0;
  const baseline = (check.current ?? 0) - delta;
  const limit = Math.max(rule.floor ?? -Infinity, baseline - tolerance);
  return {
    ...check,
    reference: "accepted",
    n: acceptedTest.moves.length,
    baseline,
    delta,
    tolerance,
    limit
  };
}
function applyOwnTest(check, rule, family, { pairing, groups }) {
  if (check.passed || rule.significance === "off") {
    return check;
  }
  const { pairs } = (0,decision_pairs/* casesOfScope */.Fq)(pairing, rule.scope);
  const sign = family.direction === "higher" ? 1 : -1;
  const differences = (0,bucket_test/* sumBlocks */.QW)((0,bucket_test/* compareValues */.ck)(pairs, rule.metric.name, groups), ({ pair, before, now }) => sign * (0,score/* weighCase */.by)(pair.now, family.weight) * (now - before));
  const p = (0,sign_flip/* signFlipP */.t2)(differences);
  return (0,decision_checks/* decideCheck */.BL)(check, (0,decision_checks/* decideByTest */.kR)(p, (0,levels/* ownLevel */.$m)(rule.significance), [check.metric]));
}
function clusteringChecks(rule, family, inputs) {
  const casesWithinScope = (0,decision_pairs/* casesOfScope */.Fq)(inputs.pairing, rule.scope);
  const { pairs, added } = (0,mean_checks/* countedCases */.IG)(family, rule.metric.name, casesWithinScope);
  const scoresNow = [...pairs.map(decision_pairs/* scoreBySuite */.gl), ...added];
  const checks = [];
  if (inputs.policy.baseline !== null && rule.tolerance.length > 0) {
    checks.push(checkRatios(rule, pairs, scoresNow, inputs));
  }
  if (rule.ceiling !== null) {
    checks.push((0,mean_checks/* boundCheck */.T$)(rule, family, scoresNow));
  }
  return checks.filter((check) => check !== null);
}
function checkRatios(rule, pairs, cases, { policy, pairing, groups }) {
  const ratios = compareRatios(pairs, rule.metric, groups);
  const baseline = (0,score/* averageKnown */.jw)(ratios.map((ratio) => ratio.before));
  const current = (0,score/* averageKnown */.jw)(ratios.map((ratio) => ratio.now));
  if (baseline === null || current === null) {
    return checkWithoutRatios(rule, pairs, cases);
  }
  const withoutCeiling = { ...rule, ceiling: null };
  const figures = { n: ratios.length, baseline, current };
  const check = (0,decision_checks/* meanCheck */.MD)(withoutCeiling, figures, () => listRisenCases(ratios));
  if (check === null || check.passed || rule.significance === "off") {
    return check;
  }
  const { pairs: pairsOfScope } = (0,decision_pairs/* casesOfScope */.Fq)(pairing, rule.scope);
  const qualityRises = pairsOfScope.map((pair) => (0,lost_queries/* riseOfCase */.bL)(pair, "baseline", policy.config.k));
  if (qualityRises.reduce((sum, rise) => sum + rise, 0) > decision_rules/* EPSILON */.p8) {
    return (0,decision_checks/* decideCheck */.BL)(check, { state: "fell", reason: "found_more" });
  }
  const p = (0,sign_flip/* signFlipP */.t2)((0,bucket_test/* sumBlocks */.QW)(ratios, (ratio) => ratio.before - ratio.now));
  return (0,decision_checks/* decideCheck */.BL)(check, (0,decision_checks/* decideByTest */.kR)(p, (0,levels/* ownLevel */.$m)(rule.significance), [check.metric]));
}
function checkWithoutRatios(rule, pairs, cases) {
  const { name } = rule.metric;
  const answered = cases.filter((each) => !(0,row_scores/* hasFailed */.WN)(each));
  const isMeasuredNow = answered.some((each) => (0,decision_pairs/* metricValue */.a3)(each, name) !== null);
  const measuredPairs = pairs.filter(({ before }) => (0,decision_pairs/* metricValue */.a3)(before, name) !== null);
  if (isMeasuredNow) {
    return (0,decision_checks/* notGatedCheck */.xS)(rule);
  }
  if (measuredPairs.length === 0 || answered.length === 0) {
    return rule.named ? (0,decision_checks/* notGatedCheck */.xS)(rule) : null;
  }
  const hasTwoResults = measuredPairs.some(({ now }) => !(0,row_scores/* hasFailed */.WN)(now) && now.results.length > 1);
  return hasTwoResults || rule.named ? (0,decision_checks/* missingCheck */.Hx)(rule, decision_checks/* NOT_MEASURED */.pJ) : (0,decision_checks/* notGatedCheck */.xS)(rule, "now");
}
function compareRatios(pairs, { name, k }, groups) {
  const compared = [];
  for (const atOwnLength of (0,bucket_test/* compareValues */.ck)(pairs, name, groups)) {
    const { pair } = atOwnLength;
    const ratios = (0,row_scores/* hasFailed */.WN)(pair.now) ? assumeLargestRise(pair, k) : ratiosAtShorterLength(pair, k);
    if (ratios !== null) {
      compared.push({ ...atOwnLength, ...ratios });
    }
  }
  return compared;
}
function ratiosAtShorterLength(pair, k) {
  const clustersBefore = pair.before.clusters ?? pair.before.results;
  const clustersNow = pair.now.clusters ?? pair.now.results;
  const length = Math.min(clustersBefore.length, clustersNow.length, k);
  const before = (0,clustering/* clusteringRatio */.k)(clustersBefore.slice(0, length));
  const now = (0,clustering/* clusteringRatio */.k)(clustersNow.slice(0, length));
  return before === null || now === null ? null : { before, now };
}
function assumeLargestRise({ before: row }, k) {
  const clusters = (row.clusters ?? row.results).slice(0, k);
  const ratios = clusters.map((_, at) => (0,clustering/* clusteringRatio */.k)(clusters.slice(0, at + 1))).filter((ratio) => ratio !== null);
  return ratios.length === 0 ? null : { before: Math.min(...ratios), now: 1 };
}
function listRisenCases(ratios) {
  const risen = ratios.filter((ratio) => ratio.now - ratio.before > decision_rules/* EPSILON */.p8);
  return (0,decision_checks/* sortCulprits */.dq)(risen.map(({ pair, before, now }) => ({
    badness: now - before,
    culprit: (0,decision_checks/* makeCulprit */.ut)(pair, before, now)
  })));
}


;// CONCATENATED MODULE: ./lib/decision/verdict.js














function decideVerdict(rules, judged, timedChecks = []) {
  const { policy } = judged;
  const metrics = rules.map((rule) => rule.metric);
  const groups = (0,decision_pairs/* caseGroups */.nX)(policy.suite);
  const testAndCheck = (checked) => {
    const tests = (0,bucket_test/* testBothReferences */.G_)(rules, policy, checked);
    const inputs = { policy, pairing: checked, tests, groups };
    const checks2 = rules.flatMap((rule) => checkRule(rule, inputs));
    return { tests, checks: [...checks2, ...caseChecks(policy, checked)] };
  };
  const pairing = (0,decision_pairs/* addChurn */.u1)(judged.pairing, metrics);
  const checkedPairing = (0,row_scores/* assumeWorstOfFailures */._s)(pairing, policy.suite);
  const { pairs } = checkedPairing;
  const measured = testAndCheck(checkedPairing);
  const checkAgain = (isReplaced) => testAndCheck((0,decision_pairs/* useBaselineRows */.yN)(checkedPairing, isReplaced)).checks;
  const worseChecks = takeWorseOfFailures(measured.checks, pairs, checkAgain);
  const markedChecks = markConsequences(worseChecks, pairs, checkAgain);
  const checks = sortByRules([...markedChecks, ...timedChecks], rules);
  return { ...summariseChecks(checks, policy), checks, pairing, tests: measured.tests };
}
function summariseChecks(checks, { suite, baseline }) {
  const categories = categoriseChecks(checks);
  if (suite.partial) {
    return { verdict: "partial", ...categories };
  }
  const isJudged = checks.length > 0 || baseline === null;
  const isPass = isJudged && checks.every((check) => check.passed);
  return { verdict: isPass ? "pass" : "fail", ...categories };
}
function sortByRules(checks, rules) {
  const places = new Map(rules.map((rule, at) => [(0,decision_rules/* ruleKey */.ep)(rule), at]));
  const rulePlace = (check) => places.get((0,decision_rules/* ruleKey */.ep)(check)) ?? rules.length;
  return checks.toSorted((a, b) => rulePlace(a) - rulePlace(b));
}
function findGain(rules, { pairing, tests }, policy) {
  const sinceAccepted = [...tests.baseline].map(([scope, test]) => tests.accepted.get(scope) ?? test);
  const wholeTest = sinceAccepted.find(({ bucket }) => bucket.scope.kind === "overall");
  if (wholeTest === void 0 || sinceAccepted.some((test) => test.hasFallBeyondTolerance())) {
    return null;
  }
  if ((0,hit_checks/* hasMoreHits */.mu)(rules, pairing)) {
    return null;
  }
  const varies = (0,lost_queries/* doAnswersVary */.HM)(policy);
  const level = varies ? levels/* VARYING_GAIN_LEVEL */.OF : levels/* GAIN_LEVEL */.Nt;
  const hasRisen = wholeTest.tested.some((metric) => wholeTest.isRiseBeyondTolerance(metric));
  if (hasRisen && wholeTest.riseP <= level + decision_rules/* EPSILON */.p8) {
    return { p: wholeTest.riseP };
  }
  const { k } = policy.config;
  const isNewlyFound = ({ now, before }) => !(0,decision_pairs/* foundWhenAccepted */.YW)(before, k) && now.found;
  const isNoneWorse = !wholeTest.isAnyCaseWorse(decision_rules/* HEADLINE */.ZS);
  const isFactualGain = !varies && isNoneWorse && pairing.pairs.some(isNewlyFound);
  return isFactualGain ? { p: null } : null;
}
const CRITICAL_LOST = {
  metric: "critical_lost",
  scope: model_scope/* OVERALL */.aD,
  category: "recall_drop"
};
function caseChecks(policy, pairing) {
  const { baseline } = policy;
  const checks = [...criticalLostChecks(policy, pairing)];
  if (baseline === null) {
    return checks;
  }
  checks.push(...(0,hit_checks/* criticalHitChecks */.w5)(policy, pairing));
  if (pairing.pairs.length === 0) {
    const absentCases = pairing.absent.map((id) => (0,decision_checks/* bareCulprit */.aI)(id));
    checks.push((0,decision_checks/* absentCheck */.mM)(baseline.cases.size, absentCases));
  }
  return checks;
}
function criticalLostChecks({ suite }, pairing) {
  const criticalCases = suite.cases.filter((each) => each.critical && (each.expected.length > 0 || each.watched === true));
  const criticalIds = new Set(criticalCases.map(({ id }) => id));
  if (criticalIds.size === 0) {
    return [];
  }
  const lostPairs = (0,decision_pairs/* selectPairsToFind */.Yv)(suite, pairing).filter((pair) => (0,decision_pairs/* findsNothingAnyMore */.tt)(pair) && criticalIds.has(pair.now.id));
  const culprits = lostPairs.map((pair) => (0,decision_checks/* makeCulprit */.ut)(pair, 1, 0));
  return [(0,decision_checks/* countCheck */.or)(CRITICAL_LOST, criticalIds.size, culprits)];
}
function checkKey({ metric, scope, reference, baseline, limit }) {
  const isBound = baseline === null && limit !== null;
  return JSON.stringify([(0,model_scope/* scopeText */.Cm)(scope), metric, reference ?? "baseline", isBound]);
}
function takeWorseOfFailures(checks, pairs, checkAgain) {
  const isFailed = ({ now }) => (0,row_scores/* hasFailed */.WN)(now);
  if (!pairs.some(isFailed)) {
    return checks;
  }
  const checksWithRows = new Map(checkAgain(isFailed).map((check) => [checkKey(check), check]));
  return checks.map((check) => {
    const checkWithRows = checksWithRows.get(checkKey(check));
    const passesWithRows = checkWithRows?.passed ?? check.reference === "accepted";
    return !check.passed && passesWithRows ? { ...check, category: "retriever_error" } : worseCheck(check, checkWithRows);
  });
}
function worseCheck(check, other) {
  return other !== void 0 && (0,verdict/* rankSeverity */.yq)(other) > (0,verdict/* rankSeverity */.yq)(check) ? other : check;
}
function markConsequences(checks, pairs, checkAgain) {
  const degraded = findDegradedConsequences(checks, pairs, checkAgain);
  const failedRecalls = checks.filter(({ passed, metric }) => !passed && (0,registry/* findMetric */.GF)(metric)?.family.name === recall/* RECALL */.wV.name);
  const lostBuckets = new Set(failedRecalls.map(bucketKey));
  return checks.map((check) => {
    if (degraded.has(check)) {
      return { ...check, secondary_to: "semantic_degraded_spike" };
    }
    const isRanking = !check.passed && check.category === "ranking_shift";
    return isRanking && lostBuckets.has(bucketKey(check)) ? { ...check, secondary_to: "recall_drop" } : check;
  });
}
const BY_DEGRADED = ["recall_drop", "ranking_shift"];
function findDegradedConsequences(checks, pairs, checkAgain) {
  const failed = checks.filter(({ state }) => state === "fail");
  const failedRates = failed.filter(({ metric, category }) => metric === rates/* DEGRADED_RATE */.ON.name && category === "semantic_degraded_spike");
  const scopes = new Set(failedRates.map(({ scope }) => (0,model_scope/* scopeText */.Cm)(scope)));
  const isDegraded = ({ now }) => now.degraded;
  if (scopes.size === 0 || !pairs.some(isDegraded)) {
    return /* @__PURE__ */ new Set();
  }
  const mayFollow = ({ category, scope }) => BY_DEGRADED.includes(category) && (scopes.has("overall") || scopes.has((0,model_scope/* scopeText */.Cm)(scope)));
  const failedWithRows = checkAgain(isDegraded).filter(({ passed }) => !passed);
  const keysOfFailed = new Set(failedWithRows.map(checkKey));
  return new Set(failed.filter((check) => mayFollow(check) && !keysOfFailed.has(checkKey(check))));
}
function bucketKey({ scope, reference }) {
  return `${reference ?? ""} ${(0,model_scope/* scopeText */.Cm)(scope)}`;
}
function categoriseChecks(checks) {
  const failed = checks.filter((check) => !check.passed);
  const isLeading = (category) => failed.some((check) => check.category === category && check.secondary_to === null);
  const failedCategories = verdict/* CATEGORIES */.R6.filter((category) => failed.some((check) => check.category === category));
  return {
    categories: failedCategories.filter(isLeading),
    secondary_categories: failedCategories.filter((category) => !isLeading(category))
  };
}



/***/ }),

/***/ 79525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UL: () => (/* binding */ DEEPER),
  vp: () => (/* binding */ MOST_PROBED),
  Df: () => (/* binding */ explainRun),
  jk: () => (/* binding */ lostDocuments),
  se: () => (/* binding */ probeLosses)
});

// UNUSED EXPORTS: churnReport, findHoles

// EXTERNAL MODULE: ./lib/metrics/churn.js
var churn = __webpack_require__(74879);
// EXTERNAL MODULE: ./lib/metrics/score.js
var score = __webpack_require__(27139);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/model/config.js
var model_config = __webpack_require__(69559);
// EXTERNAL MODULE: ./lib/model/renames.js
var model_renames = __webpack_require__(29874);
// EXTERNAL MODULE: ./lib/model/scope.js
var scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/model/scores.js
var scores = __webpack_require__(74430);
// EXTERNAL MODULE: ./lib/decision/lost-queries.js
var lost_queries = __webpack_require__(85587);
// EXTERNAL MODULE: ./lib/decision/pairs.js
var decision_pairs = __webpack_require__(28599);
// EXTERNAL MODULE: ./lib/model/run.js
var model_run = __webpack_require__(30060);
// EXTERNAL MODULE: ./lib/metrics/family.js
var family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
// EXTERNAL MODULE: ./lib/decision/bucket-test.js
var bucket_test = __webpack_require__(60711);
// EXTERNAL MODULE: ./lib/decision/rules.js
var rules = __webpack_require__(29853);
;// CONCATENATED MODULE: ./lib/explain/evidence.js







function collectEvidence(pairs, metric, groups) {
  const units = groupUnits(pairs, metric, groups);
  if (units.length === 0) {
    return null;
  }
  const sign = metric.family.direction === "higher" ? 1 : -1;
  const changed = units.filter((unit) => Math.abs(unit.sum) > rules/* EPSILON */.p8);
  const wins = changed.filter((unit) => unit.sum * sign > 0).length;
  return {
    interval: pairedInterval(units),
    wins,
    losses: changed.length - wins,
    units: units.length
  };
}
function withEvidence(verdict, head, base) {
  const headGroups = (0,decision_pairs/* caseGroups */.nX)(head.policy.suite);
  const baseGroups = base === null ? headGroups : (0,decision_pairs/* caseGroups */.nX)(base.policy.suite);
  const checks = verdict.checks.map((check) => {
    const isOfBase = check.policy === "base" && base !== null;
    return isOfBase ? addEvidence(check, base.pairing, baseGroups) : addEvidence(check, head.pairing, headGroups);
  });
  return { ...verdict, checks };
}
function addEvidence(check, pairing, groups) {
  const metric = findTestedMean(check);
  if (metric === null) {
    return check;
  }
  const { pairs } = (0,decision_pairs/* casesOfScope */.Fq)(pairing, check.scope);
  const evidence = collectEvidence(pairs, metric, groups);
  if (evidence === null) {
    return check;
  }
  const isTested = check.p !== void 0 && check.by !== "lost";
  const hasInterval = isTested && check.scope.kind === "overall";
  return { ...check, evidence: hasInterval ? evidence : { ...evidence, interval: null } };
}
function findTestedMean(check) {
  const metric = check.reference === "baseline" ? (0,registry/* findMetric */.GF)(check.metric) : null;
  return metric !== null && (0,family/* isPerCase */.uE)(metric.family) ? { name: metric.name, family: metric.family } : null;
}
function groupUnits(pairs, { name, family }, groups) {
  const weigh = ({ pair }) => (0,score/* weighCase */.by)(pair.now, family.weight);
  const values = (0,bucket_test/* compareValues */.ck)(pairs, name, groups).filter((value) => weigh(value) > 0);
  const sums = (0,bucket_test/* sumBlocks */.QW)(values, (value) => weigh(value) * (value.now - value.before));
  const weights = (0,bucket_test/* sumBlocks */.QW)(values, weigh);
  return (0,lookup/* zipLists */.L7)(sums, weights).map(([sum, weight]) => ({ sum, weight }));
}
function sumEach(items, valueOf) {
  let sum = 0;
  for (const item of items) {
    sum += valueOf(item);
  }
  return sum;
}
function pairedInterval(units) {
  const { length: n } = units;
  const allWeight = sumEach(units, ({ weight }) => weight);
  const mean = sumEach(units, ({ sum }) => sum) / allWeight;
  const meanWeight = allWeight / n;
  const squares = sumEach(units, ({ sum, weight }) => ((sum - mean * weight) / meanWeight) ** 2);
  if (n < 2 || squares < rules/* EPSILON */.p8 ** 2) {
    return null;
  }
  const standardError = Math.sqrt(squares / (n - 1) / n);
  const reach = tQuantile975(n - 1) * standardError;
  return [mean - reach, mean + reach];
}
const T_OF_FEW = [12.7062, 4.3027, 3.1824];
const Z = 1.959964;
function tQuantile975(df) {
  const known = T_OF_FEW[df - 1];
  if (known !== void 0) {
    return known;
  }
  const first = (Z ** 3 + Z) / (4 * df);
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * df ** 2);
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / (384 * df ** 3);
  return Z + first + second + third;
}


// EXTERNAL MODULE: ./lib/metrics/clustering.js
var clustering = __webpack_require__(32967);
// EXTERNAL MODULE: ./lib/metrics/matching.js
var matching = __webpack_require__(87362);
// EXTERNAL MODULE: ./lib/metrics/view.js
var metrics_view = __webpack_require__(19148);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
;// CONCATENATED MODULE: ./lib/model/explanation.js
const LOSS_CAUSES = [
  /** The query failed. */
  "error",
  /** The retriever fell back, which it did not at the baseline. */
  "degraded",
  "nothing_returned",
  /** The document that matched is still in the list, but what it is matched by has changed. */
  "no_longer_matches",
  /** A stage of the search had the document, and `stage`, the next one, did not. */
  "dropped_by_stage",
  /** The first stage, `stage`, did not have the document. */
  "never_retrieved",
  /** The longer list has the document in its first k: the search cuts before it ranks. */
  "cut_before_ranking",
  /** The document is not in the longer list that was asked for (ten times as many results). */
  "not_found",
  /** New results of one cluster fill most of the list. */
  "crowded_out",
  /** Repeated documents fill at least half of the list. */
  "duplicates",
  /** Every lost target is in the longer list, below the cutoff. */
  "deeper",
  /** The longer list was not asked for, or not answered. */
  "not_looked_up"
];


// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/decision/row-scores.js
var row_scores = __webpack_require__(90468);
;// CONCATENATED MODULE: ./lib/explain/losses.js













const DEGRADED = 1;
const BROKEN = ["error", "degraded", "nothing_returned", "no_longer_matches"];
function wantsProbe(facts) {
  return !BROKEN.includes(findCause(facts)) && facts.stagedLoss === null && !facts.endedEarly;
}
function explainLoss(facts, probed, k) {
  const targetsInLongerList = facts.targets.map((target, i) => isLost(target) ? { ...target, deeper: probed?.answer.ranks[i] ?? null } : target);
  const factsWithProbe = probed === null ? facts : { ...facts, targets: targetsInLongerList };
  const isLonger = probed !== null && probed.answer.returned > k;
  const cause = findCause(factsWithProbe, isLonger, k);
  return {
    id: facts.id,
    query: facts.query,
    intent: facts.intent,
    critical: facts.critical,
    cause,
    stage: cause === facts.stagedLoss?.cause ? facts.stagedLoss.stage : void 0,
    targets: factsWithProbe.targets,
    displaced_by: facts.displaced_by,
    cluster: facts.cluster,
    repeats: facts.repeats,
    probe: probed && { k: probed.k, returned: probed.answer.returned }
  };
}
function findCause(facts, isLonger = false, k = 0) {
  const lost = facts.targets.filter(isLost);
  if (facts.error) {
    return "error";
  }
  if (facts.degraded) {
    return "degraded";
  }
  if (facts.results === 0) {
    return "nothing_returned";
  }
  if (lost.some((target) => target.unmatched !== null)) {
    return "no_longer_matches";
  }
  if (facts.stagedLoss !== null) {
    return facts.stagedLoss.cause;
  }
  if (lost.some(({ deeper }) => deeper !== null && deeper <= k)) {
    return "cut_before_ranking";
  }
  const isDeeper = lost.every((target) => target.deeper !== null);
  if (!isDeeper && (isLonger || facts.endedEarly)) {
    return "not_found";
  }
  if (isCrowded(facts)) {
    return "crowded_out";
  }
  const addedRepeats = facts.repeats.now - facts.repeats.before;
  if (addedRepeats > 0 && addedRepeats >= facts.displaced_by.length) {
    return "duplicates";
  }
  return isDeeper ? "deeper" : "not_looked_up";
}
function isCrowded({ cluster, newcomersInCluster, displaced_by: displacedBy, repeats }) {
  if (cluster === null || cluster.before === null || cluster.now <= cluster.before) {
    return false;
  }
  const takenPlaces = displacedBy.length + Math.max(0, repeats.now - repeats.before);
  return newcomersInCluster >= 2 && newcomersInCluster * 2 > takenPlaces;
}
function causeShares(losses) {
  const shares = [];
  for (const cause of LOSS_CAUSES) {
    const lossesOfCause = losses.filter((loss) => loss.cause === cause);
    for (const [stage, lossesOfStage] of (0,scope/* groupBy */.$z)(lossesOfCause, (loss) => loss.stage ?? "")) {
      shares.push({ cause, ...stage !== "" && { stage }, cases: lossesOfStage.length });
    }
  }
  return shares;
}
function isNewlyDegraded({ now, before }) {
  return now.degraded && before.metrics.get("degraded_rate") !== DEGRADED;
}
function isLost(target) {
  return target.before !== null && target.now === null;
}
function lossFacts({ policy, run, pairing }) {
  const cases = (0,lookup/* indexById */.RX)(policy.suite.cases);
  const runs = (0,model_run/* runsById */.j8)(run);
  return pairing.pairs.filter(decision_pairs/* hasLostTarget */.iU).map((pair) => {
    const ownCase = (0,lookup/* requireValue */.vd)(cases, pair.now.id);
    const isEdited = pair.by_suite !== void 0;
    const subject = isEdited ? (0,row_scores/* useRowTargets */.aV)(ownCase, pair.before) : ownCase;
    return findFacts(pair, subject, runs.get(subject.id), policy.config);
  }).toSorted(compareLosses);
}
function compareLosses(a, b) {
  return Number(b.critical) - Number(a.critical) || Number(b.findsNothing) - Number(a.findsNothing) || sumLostGrades(b) - sumLostGrades(a) || bestLostRank(a) - bestLostRank(b) || (0,canonical_json/* compareCodePoints */.OP)(a.id, b.id);
}
function bestLostRank(facts) {
  return Math.min(...facts.targets.filter(isLost).flatMap(({ before }) => before ?? []));
}
function sumLostGrades(facts) {
  return facts.targets.filter(isLost).reduce((sum, target) => sum + target.grade, 0);
}
function findFacts(pair, subject, run, { k, definition }) {
  const { now, before } = pair;
  const outcome = run?.outcome;
  const answer = outcome?.kind === "answer" ? outcome : null;
  const hits = answer?.hits ?? [];
  const displacedBy = run === void 0 ? [] : findNewcomers((0,metrics_view/* viewCase */.U1)(subject, run, definition), new Set(before.results));
  const cluster = findLargestCluster(hits, before, k);
  const newRanks = new Set(displacedBy.map(({ rank }) => rank));
  const newcomersInCluster = hits.filter((hit, i) => newRanks.has(i + 1) && hitCluster(hit) === cluster?.key).length;
  return {
    case: subject,
    id: subject.id,
    query: subject.query,
    intent: subject.intent,
    critical: subject.critical,
    error: now.error !== null,
    findsNothing: (0,decision_pairs/* isNewlyLost */.OO)(pair),
    degraded: isNewlyDegraded(pair),
    results: hits.length,
    endedEarly: answer !== null && answer.returned < k,
    targets: findMoves(pair, subject, hits, definition),
    stagedLoss: answer && findStagedLoss(pair, subject, answer, definition),
    displaced_by: displacedBy,
    cluster,
    newcomersInCluster,
    // Results whose document stands above already.
    repeats: {
      now: hits.filter((hit) => hit.repeat).length,
      before: before.results.length - new Set(before.results).size
    }
  };
}
function findMoves({ now, before }, subject, hits, definition) {
  const coveredTargets = (0,matching/* compileTargets */.wX)(subject.expected, definition);
  const hasNeeds = subject.expected.some(({ kind }) => kind === "any");
  const isFoundForOtherNeed = (rank) => {
    const hit = (0,matching/* normaliseHit */.Sv)((0,lookup/* requireItem */.l5)(hits, rank - 1), definition);
    return hasNeeds && coveredTargets(hit).length > 0;
  };
  return subject.expected.map((target, i) => {
    const rankNow = now.ranks[i] ?? null;
    const rankOfOld = rankNow === null ? findOldDocumentRank(before, i, hits) : null;
    const isUnmatched = rankOfOld !== null && !isFoundForOtherNeed(rankOfOld);
    return {
      label: (0,suite/* targetLabel */.Op)(target),
      grade: target.grade,
      before: before.ranks[i] ?? null,
      now: rankNow,
      deeper: null,
      unmatched: isUnmatched ? rankOfOld : null
    };
  });
}
function findStagedLoss({ before, now }, subject, answer, definition) {
  const stages = Object.entries(answer.stages ?? {});
  const ids = /* @__PURE__ */ new Set([...before.results, ...now.results]);
  if (!stages.some(([, hits]) => hits.some(({ doc_id: id }) => ids.has(id)))) {
    return null;
  }
  for (const [at, target] of subject.expected.entries()) {
    const rank = before.ranks[at] ?? null;
    if (rank === null || (now.ranks[at] ?? null) !== null) {
      continue;
    }
    const hasTarget = stages.map(([, hits]) => stageHas(hits, target, definition, before.results[rank - 1]));
    const lastStageWithTarget = hasTarget.lastIndexOf(true);
    if (lastStageWithTarget === stages.length - 1) {
      continue;
    }
    const [stage] = (0,lookup/* requireItem */.l5)(stages, lastStageWithTarget + 1);
    return { cause: lastStageWithTarget === -1 ? "never_retrieved" : "dropped_by_stage", stage };
  }
  return null;
}
function stageHas(hits, target, definition, document) {
  const matches = (0,matching/* compileTarget */.bs)(target, definition);
  return hits.some((hit) => hit.doc_id === document || matches((0,matching/* normaliseHit */.Sv)({ repeat: false, ...hit }, definition)));
}
function findOldDocumentRank(before, target, hits) {
  const rank = before.ranks[target] ?? null;
  const document = rank === null ? void 0 : before.results[rank - 1];
  const at = document === void 0 ? -1 : hits.findIndex((hit) => hit.doc_id === document);
  return at === -1 ? null : at + 1;
}
function findNewcomers(view, oldResults) {
  const irrelevant = new Set(view.case.judged_irrelevant);
  const newcomers = [];
  for (const [i, { doc_id: id, repeat }] of view.hits.entries()) {
    if (!repeat && !oldResults.has(id)) {
      const judged = readJudgment(view, i, irrelevant.has(id));
      newcomers.push({ doc_id: id, rank: i + 1, judged });
    }
  }
  return newcomers;
}
function readJudgment(view, index, isIrrelevant) {
  const covered = (0,lookup/* requireItem */.l5)(view.covers, index);
  if (covered.length > 0) {
    return covered.some((target) => (0,metrics_view/* isRelevant */.MR)(view, target)) ? "relevant" : "irrelevant";
  }
  if (view.forbidden[index] === true) {
    return "forbidden";
  }
  return isIrrelevant ? "irrelevant" : "unjudged";
}
function hitCluster(hit) {
  return hit.cluster ?? hit.path;
}
function findLargestCluster(hits, before, k) {
  const sizes = (0,lookup/* countItems */.A1)(hits.flatMap((hit) => hitCluster(hit) ?? []));
  const clusters = [...sizes].map(([key, now]) => ({ key, now }));
  const largest = clusters.toSorted((a, b) => b.now - a.now)[0];
  if (largest === void 0) {
    return null;
  }
  const share = before.metrics.get((0,registry/* metricWithCutoff */.Gq)(clustering/* CLUSTERING */.Z, k).name) ?? null;
  const { length } = before.results;
  const withoutShare = length < 2 ? length : null;
  return { ...largest, before: share === null ? withoutShare : Math.round(share * length) };
}
function findRenamedDocuments(cases, fileRenames) {
  const oldResults = new Set(cases.flatMap(({ before }) => before));
  const newResults = new Set(cases.flatMap(({ now }) => now));
  const addedResults = [...newResults].filter((id) => !oldResults.has(id));
  const lost = new Set(cases.flatMap((subject) => subject.lost));
  const newIds = new Map(addedResults.toReversed().map((id) => [withoutFragment(id), id]));
  const newPaths = (0,model_renames/* indexByName */.f3)(fileRenames);
  const renames = /* @__PURE__ */ new Map();
  for (const id of lost) {
    const newPath = newPaths.get(withoutFragment(id)) ?? null;
    if (newResults.has(id) || newPath === null) {
      continue;
    }
    const newName = [...(0,model_renames/* indexNames */.dC)([newPath])].find((name) => newIds.has(name));
    if (newName !== void 0) {
      renames.set(id, (0,lookup/* requireValue */.vd)(newIds, newName));
    }
  }
  return renames;
}
function withoutFragment(id) {
  return id.replace(/#.*$/su, "");
}


// EXTERNAL MODULE: ./lib/model/alike-names.js
var alike_names = __webpack_require__(7072);
;// CONCATENATED MODULE: ./lib/explain/groups.js


const LEAST_CASES = 5;
const LEVEL = 1e-3;
const MOST_GROUPS = 8;
const NEARLY_ALL = 0.8;
const APART = 3;
const WIDER = 1.5;
function findChangeGroups(cases, clusterOf = () => void 0) {
  const indices = [...cases.keys()];
  const moved = new Set(indices.filter((at) => hasMoved((0,lookup/* requireItem */.l5)(cases, at))));
  if (moved.size === 0) {
    return [];
  }
  const candidates = [
    ...shareLevel(listMoveCandidates(cases, moved, clusterOf)),
    ...shareLevel(listTraitCandidates(cases, moved))
  ];
  const remaining = {
    cases: new Set(indices),
    moved: new Set(moved),
    worse: new Set(indices.filter((at) => (0,lookup/* requireItem */.l5)(cases, at).change < -rules/* EPSILON */.p8))
  };
  const groups = [];
  while (groups.length < MOST_GROUPS) {
    const strongest = findStrongest(candidates, remaining);
    if (strongest === null) {
      break;
    }
    groups.push(makeGroup(strongest, cases, remaining.cases));
    for (const at of strongest.members) {
      remaining.cases.delete(at);
      remaining.moved.delete(at);
      remaining.worse.delete(at);
    }
  }
  return groups.toSorted((a, b) => b.cases.length - a.cases.length);
}
function hasMoved({ before, now }) {
  return before.length !== now.length || before.some((document, i) => document !== now[i]);
}
function shareLevel(candidates) {
  const logLevel = Math.log(LEVEL / candidates.length);
  return candidates.map((candidate) => ({ ...candidate, logLevel }));
}
function findStrongest(candidates, remaining) {
  let best = null;
  for (const candidate of candidates) {
    const logP = logChance(candidate, remaining);
    if (logP <= candidate.logLevel && isStronger({ candidate, logP }, best)) {
      best = { candidate, logP };
    }
  }
  return best?.candidate ?? null;
}
function logChance(candidate, { cases, moved, worse }) {
  const members = candidate.members.filter((at) => cases.has(at));
  const hits = members.filter((at) => candidate.hits.has(at)).length;
  const signLog = logSign(hits, candidate.against);
  const counts = { hits, members: members.length, moved: moved.size, all: cases.size };
  if (isChance(candidate, signLog, counts)) {
    return 0;
  }
  const rateLog = Math.min(logRate(members, moved, cases.size), logRate(members, worse, cases.size));
  const countsSign = moved.size > NEARLY_ALL * cases.size && /^(?:came|went)_/.test(candidate.kind);
  return countsSign ? Math.min(rateLog, signLog) : rateLog;
}
function isChance({ kind, logLevel }, signLog, counts) {
  if (kind === "intent" || kind === "length" || kind === "writing") {
    const { hits, members, moved, all } = counts;
    const otherHits = moved - hits;
    const others = all - members;
    return hits * 2 < members || hits * others < APART * otherHits * members;
  }
  return signLog > logLevel;
}
function isStronger({ candidate, logP }, best) {
  if (best === null) {
    return true;
  }
  const isWider = (candidate.lost ?? 0) >= WIDER * (best.candidate.lost ?? Infinity);
  return isWider ? logP < best.logP + rules/* EPSILON */.p8 : logP < best.logP - rules/* EPSILON */.p8;
}
function makeGroup({ kind, name, members, hits }, cases, remaining) {
  const remainingMembers = members.filter((at) => remaining.has(at));
  const touched = remainingMembers.filter((at) => hits.has(at)).map((at) => (0,lookup/* requireItem */.l5)(cases, at));
  const ranks = kind === "came_document" ? touched.map(({ now }) => now.indexOf(name) + 1) : [];
  return {
    kind,
    name,
    of: remainingMembers.length,
    worse: touched.filter(({ change }) => change < -rules/* EPSILON */.p8).length,
    better: touched.filter(({ change }) => change > rules/* EPSILON */.p8).length,
    rank: findMedian(ranks),
    cases: touched.toSorted((a, b) => a.change - b.change).map(({ id }) => id)
  };
}
function findMedian(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? null;
}
function documentKeys(document, clusterOf) {
  const cluster = clusterOf(document);
  return [
    `document:${document}`,
    ...parentFolders(document).map((folder) => `folder:${folder}`),
    ...cluster === void 0 ? [] : [`cluster:${cluster}`]
  ];
}
function splitKey(key) {
  const end = key.indexOf(":");
  return { kind: key.slice(0, end), name: key.slice(end + 1) };
}
const MOST_FOLDERS = 32;
function parentFolders(document) {
  const [path = ""] = document.split(/::|#/, 1);
  const folders = [];
  let slash = path.indexOf("/");
  while (slash !== -1 && folders.length < MOST_FOLDERS) {
    folders.push(path.slice(0, slash + 1));
    slash = path.indexOf("/", slash + 1);
  }
  return folders;
}
function makeKeyCounter(clusterOf) {
  const keysByDocument = /* @__PURE__ */ new Map();
  return (documents) => {
    const keys = [];
    for (const document of documents) {
      let keysOfDocument = keysByDocument.get(document);
      if (keysOfDocument === void 0) {
        keysOfDocument = documentKeys(document, clusterOf);
        keysByDocument.set(document, keysOfDocument);
      }
      keys.push(...keysOfDocument);
    }
    return (0,lookup/* countItems */.A1)(keys);
  };
}
function listMoves(cases, moved, countKeys) {
  const came = /* @__PURE__ */ new Map();
  const went = /* @__PURE__ */ new Map();
  const lost = /* @__PURE__ */ new Map();
  for (const at of moved) {
    const moves = findMovedKeys((0,lookup/* requireItem */.l5)(cases, at), countKeys);
    for (const key of moves.came) {
      (0,lookup/* addToList */.vH)(came, key, at);
    }
    for (const [key, gone] of moves.went) {
      (0,lookup/* addToList */.vH)(went, key, at);
      lost.set(key, (lost.get(key) ?? 0) + gone);
    }
  }
  return { came, went, lost };
}
function findMovedKeys({ before, now }, countKeys) {
  const oldCounts = countKeys(new Set(before));
  const newCounts = countKeys(new Set(now));
  const isReplaced = before.every((document) => !now.includes(document));
  const compareShares = (key) => (newCounts.get(key) ?? 0) * before.length - (oldCounts.get(key) ?? 0) * now.length;
  const newKeys = [...countKeys(selectNewAboveOld(before, now)).keys()];
  const came = newKeys.filter((key) => {
    const isEvidence = key.startsWith("document:") || !isReplaced && compareShares(key) > 0;
    return isEvidence && (oldCounts.get(key) ?? 0) < (newCounts.get(key) ?? 0);
  });
  const went = /* @__PURE__ */ new Map();
  for (const [key, count] of oldCounts) {
    const gone = count - (newCounts.get(key) ?? 0);
    const isEvidence = key.startsWith("document:") || now.length === 0 || compareShares(key) < 0;
    if (isEvidence && gone * 2 >= count) {
      went.set(key, gone);
    }
  }
  return { came, went };
}
function listMoveCandidates(cases, moved, clusterOf) {
  const countKeys = makeKeyCounter(clusterOf);
  const { came, went, lost: lostByKey } = listMoves(cases, moved, countKeys);
  const frequentlyGone = selectFrequent(went);
  const oldCasesByKey = listOldCasesByKey(cases, new Set(frequentlyGone.keys()), countKeys);
  const candidates = [];
  for (const [key, indices] of frequentlyGone) {
    const { kind, name } = splitKey(key);
    const members = (0,lookup/* requireValue */.vd)(oldCasesByKey, key);
    const hits = new Set(indices);
    if (hits.size * 2 >= members.length) {
      const against = came.get(key)?.length ?? 0;
      const lost = (0,lookup/* requireValue */.vd)(lostByKey, key);
      candidates.push({ kind: `went_${kind}`, name, members, against, hits, lost });
    }
  }
  for (const [key, members] of selectFrequent(came)) {
    const { kind, name } = splitKey(key);
    const against = went.get(key)?.length ?? 0;
    const hits = new Set(members);
    candidates.push({ kind: `came_${kind}`, name, members, against, hits });
  }
  return candidates;
}
function selectFrequent(casesByKey) {
  return new Map([...casesByKey].filter(([, indices]) => indices.length >= LEAST_CASES));
}
function listOldCasesByKey(cases, wanted, countKeys) {
  const casesByKey = /* @__PURE__ */ new Map();
  if (wanted.size === 0) {
    return casesByKey;
  }
  for (const [at, { before }] of cases.entries()) {
    for (const key of countKeys(new Set(before)).keys()) {
      if (wanted.has(key)) {
        (0,lookup/* addToList */.vH)(casesByKey, key, at);
      }
    }
  }
  return casesByKey;
}
function selectNewAboveOld(before, now) {
  const old = new Set(before);
  const lastOld = now.findLastIndex((document) => old.has(document));
  return now.filter((document, i) => !old.has(document) && (lastOld === -1 || i < lastOld));
}
const WRITINGS = {
  // snake_case, std::vector, os.path, camelCase, call()
  identifiers: new RegExp("[\\p{L}\\p{N}](?:_|::|\\.)[\\p{L}\\p{N}]|\\p{Ll}\\p{Lu}|\\(\\)", "u"),
  hyphens: /[\p{L}\p{N}]-[\p{L}\p{N}]/u,
  digits: new RegExp("\\p{N}", "u"),
  capitals: new RegExp("\\p{Lu}", "u"),
  accents: /[^\p{ASCII}]/u,
  quotes: /["“”]/u
};
function listTraitCandidates(cases, moved) {
  const members = /* @__PURE__ */ new Map();
  for (const [at, subject] of cases.entries()) {
    for (const trait of listTraits(subject)) {
      (0,lookup/* addToList */.vH)(members, trait, at);
    }
  }
  const candidates = [];
  for (const [key, indices] of members) {
    if (indices.length < LEAST_CASES || indices.length === cases.length) {
      continue;
    }
    const { kind, name } = splitKey(key);
    const hits = new Set(indices.filter((at) => moved.has(at)));
    candidates.push({ kind, name, members: indices, against: 0, hits });
  }
  return candidates;
}
function listTraits({ query, intent }) {
  const writings = Object.entries(WRITINGS).filter(([, pattern]) => pattern.test(query));
  return [
    ...writings.map(([name]) => `writing:${name}`),
    `intent:${intent}`,
    `length:${describeLength(query)}`
  ];
}
function findOwnTrait(members, all) {
  const [first] = members;
  if (first === void 0 || logChoose(all.length, members.length) < -Math.log(LEVEL)) {
    return null;
  }
  const isOwnTrait = (trait) => {
    const hasTrait = (subject) => listTraits(subject).includes(trait);
    return members.every(hasTrait) && all.filter(hasTrait).length === members.length;
  };
  const ownTrait = listTraits(first).find(isOwnTrait);
  if (ownTrait === void 0) {
    return null;
  }
  const { kind, name } = splitKey(ownTrait);
  return { kind, name };
}
function logChoose(all, chosen) {
  let log = 0;
  for (let i = 1; i <= chosen; i++) {
    log += Math.log((all - chosen + i) / i);
  }
  return log;
}
function describeLength(query) {
  const words = query.trim().split(/\s+/u).length;
  if (words <= 1) {
    return "1";
  }
  if (words <= 3) {
    return "2-3";
  }
  return words <= 7 ? "4-7" : "8+";
}
function logSign(up, down) {
  if (up <= down) {
    return 0;
  }
  const total = up + down;
  const firstTerm = logChoose(total, down) - total * Math.LN2;
  return Math.min(0, firstTerm - Math.log1p(-down / (up + 1)));
}
function logRate(members, withOutcome, all) {
  const total = withOutcome.size;
  const hits = members.filter((at) => withOutcome.has(at)).length;
  const size = members.length;
  const otherHits = total - hits;
  const otherSize = all - size;
  if (size === 0 || hits * all <= total * size) {
    return 0;
  }
  const ratioPart = (count, of, rate) => count === 0 ? 0 : count * Math.log(count / of / rate);
  const hitRate = total / all;
  const missRate = (all - total) / all;
  const ratio = 2 * (ratioPart(hits, size, hitRate) + ratioPart(size - hits, size, missRate) + ratioPart(otherHits, otherSize, hitRate) + ratioPart(otherSize - otherHits, otherSize, missRate));
  return ratio < 1 ? 0 : -ratio / 2 - Math.log(Math.PI * (ratio / 2)) / 2;
}
const MOST_CASES = 5e4;
function indexHits({ cases }, member) {
  const values = /* @__PURE__ */ new Map();
  for (const { outcome } of cases) {
    for (const hit of outcome.kind === "answer" ? outcome.hits : []) {
      const value = hit[member];
      if (value !== void 0) {
        values.set(hit.doc_id, value);
      }
    }
  }
  return values;
}


;// CONCATENATED MODULE: ./lib/explain/causes.js





const NOTHING_KNOWN = {
  clusterOf: () => void 0,
  textOf: () => void 0,
  renames: /* @__PURE__ */ new Map()
};
const MOST_SHARE = 0.5;
const causes_NEARLY_ALL = 0.8;
const causes_LEAST_CASES = 3;
const HITS_PER_OPPOSITE = 5;
const FAR = 3;
const NAMED = 5;
const causes_LEVEL = 1e-3;
const FINDERS = [
  findErrors,
  findDegraded,
  findRenamed,
  findOtherNames,
  findSameList,
  findMissingFirst,
  findGoneBehindEmptyAnswers,
  findStage,
  findShorterLists,
  findEmptyAnswers,
  findReversedLists,
  findRepeats,
  findFewerAnswers,
  findOtherParts,
  findGoneDocuments,
  findDemotedFirst,
  findNewDocuments,
  findRisenDocuments,
  findGroup,
  findReorderedLists,
  findReplacedLists
];
const LIST_FINDERS = [
  findOtherNames,
  findSameList,
  findMissingFirst,
  findShorterLists,
  findReversedLists,
  findRepeats,
  findGoneFromLists,
  findDemotedFirst,
  findMoreResults,
  findFewerResults,
  findReplacedLists,
  findLargestMove,
  findReorderedLists,
  findOtherFirst
];
function findCauses(cases, groups, documents = NOTHING_KNOWN) {
  const evidence = { ...documents, ...causes_collectEvidence(cases), groups };
  const { compared } = evidence;
  const changed = compared.filter(hasMoved);
  const leading = findFirst(FINDERS, evidence, ({ explains }) => explainsMost(evidence, explains));
  const lists = findFirst(LIST_FINDERS, evidence, (candidate) => touchesMost(candidate, compared)) ?? findFirst([findGoneFromLists], evidence, (candidate) => touchesMost(candidate, changed));
  return {
    leading: leading && describeCause(evidence, leading),
    touched: new Set([...leading?.touched ?? []].map(({ index }) => index)),
    lists: lists && describeCause(evidence, lists)
  };
}
function touchesMost({ touched }, cases) {
  return touched.size >= causes_LEAST_CASES && touched.size > MOST_SHARE * cases.length;
}
function findFirst(finders, evidence, isEnough) {
  for (const find of finders) {
    const candidate = find(evidence);
    if (candidate !== null && isEnough(candidate)) {
      return candidate;
    }
  }
  return null;
}
function explainsMost({ damage }, cases) {
  return damage > rules/* EPSILON */.p8 && totalDamage(cases) > MOST_SHARE * damage;
}
function causes_collectEvidence(comparedCases) {
  const cases = comparedCases.map((subject, index) => {
    const damage = subject.change < -rules/* EPSILON */.p8 ? -subject.change : 0;
    return Object.assign({}, subject, { index, damage });
  });
  const answered = [];
  const listsBefore = /* @__PURE__ */ new Map();
  const listsNow = /* @__PURE__ */ new Map();
  for (const subject of cases) {
    const { error, before, now } = subject;
    if (error !== null) {
      continue;
    }
    countEach(listsBefore, before);
    countEach(listsNow, now);
    if (now.length > 0) {
      answered.push(subject);
    }
  }
  return {
    cases,
    damage: totalDamage(cases),
    compared: cases.filter(({ before, error }) => error === null && before.length > 0),
    answered,
    listsBefore,
    listsNow
  };
}
function countEach(counts, list) {
  for (const key of new Set(list)) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
}
function shortenNames(names) {
  const short = names.map(alike_names/* withoutTextHash */.ch);
  return new Set(short).size === new Set(names).size ? short : names;
}
function totalDamage(cases) {
  return sumEach(cases, ({ damage }) => damage);
}
const causes_BROKEN = ["error", "degraded", "empty"];
function describeCause(evidence, candidate) {
  const { cases } = evidence;
  const { kind, names, newNames, touched, explains, of } = candidate;
  const { rank = null, everywhere = false } = candidate;
  const ownTrait = causes_BROKEN.includes(kind) ? findOwnTrait([...touched], cases) : null;
  const worstFirst = [...explains].toSorted((a, b) => b.damage - a.damage);
  return {
    kind,
    names: shortenNames(names).slice(0, NAMED),
    ...newNames !== void 0 && { new_names: shortenNames(newNames).slice(0, NAMED) },
    more: Math.max(0, names.length - NAMED),
    ...ownTrait !== null && { shared: ownTrait },
    everywhere,
    happened: touched.size,
    of,
    rank,
    worse: explains.size,
    of_worse: cases.filter(({ damage }) => damage > 0).length,
    lost: candidate.lost ?? sumEach(explains, ({ lost }) => lost.length),
    of_lost: sumEach(cases, ({ lost }) => lost.length),
    cases: worstFirst.map(({ id }) => id)
  };
}
function selectCases(cases, happened) {
  const touched = cases.filter(happened);
  return {
    touched: new Set(touched),
    explains: new Set(touched.filter(({ damage }) => damage > 0))
  };
}
function sortByCount(counts) {
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([key]) => key);
}
function isNearlyAll({ touched }, cases) {
  return touched.size >= causes_LEAST_CASES && touched.size >= causes_NEARLY_ALL * cases.length;
}
function hasSameStart(a, b) {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    if (a[i] !== b[i]) {
      return false;
    }
  }
  return true;
}
function findErrors({ cases }) {
  const messages = /* @__PURE__ */ new Map();
  for (const { error } of cases) {
    if (error !== null) {
      countEach(messages, [error]);
    }
  }
  const failed = selectCases(cases, ({ error }) => error !== null);
  return { kind: "error", names: sortByCount(messages), of: cases.length, ...failed };
}
function findDegraded({ cases }) {
  const degraded = selectCases(cases, (subject) => subject.degraded);
  return { kind: "degraded", names: [], of: cases.length, ...degraded };
}
function findRenamed(evidence) {
  const { cases, renames } = evidence;
  const counts = /* @__PURE__ */ new Map();
  for (const { lost } of cases) {
    const renamed = lost.filter((document) => renames.has(document));
    countEach(counts, renamed);
  }
  if (counts.size === 0) {
    return null;
  }
  const oldNames = sortByCount(counts);
  const newNames = oldNames.map((name) => (0,lookup/* requireValue */.vd)(renames, name));
  return {
    kind: "renamed",
    ...useFolderNames(evidence, oldNames, newNames),
    of: cases.length,
    lost: sumEach(counts.values(), (count) => count),
    ...selectCases(cases, ({ lost }) => lost.some((document) => renames.has(document)))
  };
}
const STEADY = 0.9;
function findOtherNames(evidence) {
  const { compared } = evidence;
  const replacements = listReplacements(compared);
  const findPair = (oldName, newName) => {
    const pair = replacements.get(oldName);
    return pair?.newName === newName ? pair : void 0;
  };
  const { touched, explains } = selectCases(compared, (subject) => hasOtherNames(subject, findPair));
  const counts = /* @__PURE__ */ new Map();
  let provenPlaces = 0;
  for (const { before, now } of touched) {
    for (const [place, oldName] of before.entries()) {
      const pair = findPair(oldName, now[place]);
      if (pair !== void 0) {
        provenPlaces += Number(pair.isProven);
        countEach(counts, [oldName]);
      }
    }
  }
  if (touched.size < causes_LEAST_CASES || provenPlaces < causes_LEAST_CASES) {
    return null;
  }
  const lost = new Set([...explains].flatMap((subject) => subject.lost));
  const byCount = sortByCount(counts);
  const names = [
    ...byCount.filter((name) => lost.has(name)),
    ...byCount.filter((name) => !lost.has(name))
  ];
  const newNames = names.map((name) => (0,lookup/* requireValue */.vd)(replacements, name).newName);
  return {
    kind: "other_names",
    ...useFolderNames(evidence, names, newNames),
    of: compared.length,
    touched,
    explains
  };
}
function hasOtherNames({ before, now, fallen }, findPair) {
  const changedPlaces = [...before.keys()].filter((place) => before[place] !== now[place]);
  if (changedPlaces.length === 0) {
    return false;
  }
  const pairAt = (place) => findPair(before[place] ?? "", now[place]);
  const pairs = changedPlaces.map(pairAt);
  const provenCount = pairs.filter((pair) => pair?.isProven === true).length;
  const isWholeList = before.length === now.length && !pairs.includes(void 0);
  if (isWholeList && provenCount * 2 >= changedPlaces.length) {
    return true;
  }
  return fallen.length > 0 && fallen.every((target) => pairAt(target.before)?.isProven === true);
}
function countNewNames(cases) {
  const countsByName = /* @__PURE__ */ new Map();
  const withSameLength = cases.filter(({ before, now }) => now.length === before.length);
  for (const { before, now } of withSameLength) {
    for (const [place, oldName] of before.entries()) {
      const counts = countsByName.get(oldName) ?? /* @__PURE__ */ new Map();
      countsByName.set(oldName, counts);
      countEach(counts, [now[place] ?? ""]);
    }
  }
  return countsByName;
}
function listReplacements(cases) {
  const countsByName = countNewNames(cases);
  const areAlike = compareNames(countsByName.keys());
  const successors = [...countsByName].map(([oldName, counts]) => {
    const newName = (0,lookup/* requireItem */.l5)(sortByCount(counts), 0);
    const oldPlaces = sumEach(counts.values(), (count) => count);
    return { oldName, newName, places: (0,lookup/* requireValue */.vd)(counts, newName), oldPlaces };
  });
  const replacements = /* @__PURE__ */ new Map();
  if (!areSteady(successors)) {
    return replacements;
  }
  for (const { oldName, newName, places, oldPlaces } of successors) {
    if (newName !== oldName && places >= STEADY * oldPlaces) {
      replacements.set(oldName, { newName, isProven: places > 1 || areAlike(oldName, newName) });
    }
  }
  const uses = (0,lookup/* countItems */.A1)([...replacements.values()].map(({ newName }) => newName));
  return new Map([...replacements].filter(([, { newName }]) => uses.get(newName) === 1));
}
function areSteady(successors) {
  let steadyPlaces = 0;
  let allPlaces = 0;
  for (const { oldName, newName, places, oldPlaces } of successors) {
    const isReplaced = newName !== oldName;
    if (oldPlaces > 1 && (isReplaced || places < oldPlaces)) {
      allPlaces += oldPlaces;
      steadyPlaces += isReplaced ? places : 0;
    }
  }
  return steadyPlaces >= STEADY * allPlaces;
}
const COMMON_STEM = 1 / 3;
function compareNames(names) {
  const stems = /* @__PURE__ */ new Map();
  for (const name of names) {
    countEach(stems, [removePartOfName(name)]);
  }
  const most = COMMON_STEM * sumEach(stems.values(), (count) => count);
  return (one, other) => {
    const isSameFile = lastSegment(one) === lastSegment(other);
    if (isSameFile || (0,alike_names/* hasSameLetters */.wW)(one, other) || (0,alike_names/* hasSameEnd */.Gb)(one, other)) {
      return true;
    }
    const stem = removePartOfName(one);
    const isPart = stem !== one;
    return isPart && stem === removePartOfName(other) && (stems.get(stem) ?? 0) <= most;
  };
}
function lastSegment(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}
function removePartOfName(name) {
  return name.replace(/(?:#|::).*$|[-_:/. ]*\d+$/su, "");
}
function findOtherParts({ compared, listsBefore, listsNow }) {
  const areAlike = compareNames(listsBefore.keys());
  const gone = [...listsBefore.keys()].filter((document) => !listsNow.has(document));
  const areMostGone = gone.length > MOST_SHARE * listsBefore.size;
  const findPart = ({ before, now }, document) => {
    const nextPlace = before.indexOf(document) + 1;
    const candidates = now.slice(0, nextPlace + 1);
    const added = areMostGone ? candidates : candidates.filter((id) => !before.includes(id));
    return added.find((id) => areAlike(document, id));
  };
  const withLost = compared.filter(({ lost }) => lost.length > 0);
  const { touched, explains } = selectCases(withLost, (subject) => subject.lost.every((document) => findPart(subject, document) !== void 0));
  if (touched.size < causes_LEAST_CASES) {
    return null;
  }
  const newParts = /* @__PURE__ */ new Map();
  const counts = /* @__PURE__ */ new Map();
  for (const subject of touched) {
    for (const document of subject.lost) {
      const part = findPart(subject, document);
      if (part !== void 0 && !newParts.has(document)) {
        newParts.set(document, part);
      }
      countEach(counts, [document]);
    }
  }
  const names = sortByCount(counts);
  return {
    kind: "other_parts",
    names,
    newNames: names.map((name) => (0,lookup/* requireValue */.vd)(newParts, name)),
    of: compared.length,
    lost: sumEach(counts.values(), (count) => count),
    touched,
    explains
  };
}
function findSameList({ compared }) {
  const joinList = (list) => list.join("\n");
  const counts = /* @__PURE__ */ new Map();
  for (const { now } of compared) {
    if (now.length > 0) {
      countEach(counts, [joinList(now)]);
    }
  }
  const [commonest] = sortByCount(counts);
  if (commonest === void 0) {
    return null;
  }
  const same = selectCases(compared, ({ now }) => joinList(now) === commonest);
  const { size } = same.touched;
  const oldLists = new Set([...same.touched].map(({ before }) => joinList(before)));
  const onlyLostDocuments = [...same.touched].filter(({ before, now }) => {
    const keptDocuments = selectShared(before, now);
    return keptDocuments.length * 2 > now.length && hasSameStart(keptDocuments, now);
  });
  const hadFewLists = oldLists.size * 2 <= size;
  const areMostlyKept = onlyLostDocuments.length * 2 > size;
  if (hadFewLists || areMostlyKept) {
    return null;
  }
  return { kind: "same_list", names: commonest.split("\n"), of: compared.length, ...same };
}
function findRepeats({ compared }) {
  const countRepeats = (list) => list.length - new Set(list).size;
  const repeating = selectCases(compared, ({ before, now }) => countRepeats(now) > countRepeats(before));
  const count = repeating.touched.size;
  const withFewerRepeats = compared.filter(({ before, now }) => countRepeats(now) < countRepeats(before));
  if (count < causes_LEAST_CASES || withFewerRepeats.length * HITS_PER_OPPOSITE > count) {
    return null;
  }
  return { kind: "repeats", names: [], of: compared.length, ...repeating };
}
function findMoreResults({ compared }) {
  const more = selectCases(compared, ({ before, now }) => now.length > before.length);
  return makeLengthCandidate("more_results", compared, more);
}
function findFewerResults({ compared }) {
  const fewer = selectCases(compared, ({ before, now }) => now.length < before.length);
  return makeLengthCandidate("fewer_results", compared, fewer);
}
function findFewerAnswers({ compared, listsNow }) {
  const fewer = selectCases(compared, ({ before, now }) => now.length < before.filter((document) => listsNow.has(document)).length);
  if (isNearlyAll(fewer, compared)) {
    return makeLengthCandidate("fewer_results", compared, fewer);
  }
  const limit = Math.max(0, ...compared.map(({ now }) => now.length));
  const longer = compared.filter(({ before }) => before.length > limit);
  const cut = selectCases(longer, ({ now }) => now.length === limit);
  const hasOtherDocuments = listsNow.size > limit;
  return isNearlyAll(cut, longer) && hasOtherDocuments ? makeLengthCandidate("fewer_results", compared, cut) : null;
}
function makeLengthCandidate(kind, compared, changed) {
  const rank = findCommonLength([...changed.touched].map(({ now }) => now.length));
  return { kind, names: [], of: compared.length, rank, ...changed };
}
function findOtherFirst({ compared }) {
  const other = selectCases(compared, ({ before, now }) => now.length > 0 && now[0] !== before[0]);
  const counts = /* @__PURE__ */ new Map();
  for (const { now } of other.touched) {
    countEach(counts, now.slice(0, 1));
  }
  const names = sortByCount(counts).filter((name) => (0,lookup/* requireValue */.vd)(counts, name) > MOST_SHARE * other.touched.size);
  return { kind: "other_first", names, of: compared.length, ...other };
}
function useFolderNames(evidence, names, newNames) {
  const folders = findMovedFolders(evidence, names, newNames);
  return folders === null ? { names, newNames } : { names: [...folders.keys()], newNames: [...folders.values()] };
}
function findMovedFolders({ listsNow }, oldNames, newNames) {
  const foldersNow = new Set([...listsNow.keys()].flatMap(parentFolders));
  const folders = /* @__PURE__ */ new Map();
  const counts = /* @__PURE__ */ new Map();
  for (const [at, oldName] of oldNames.entries()) {
    const newName = newNames[at] ?? "";
    const oldFolder = parentFolders(oldName).find((folder) => !foldersNow.has(folder) && newName.endsWith(`/${oldName.slice(folder.length)}`));
    if (oldFolder === void 0) {
      return null;
    }
    const fileLength = oldName.length - oldFolder.length;
    const newFolder = newName.slice(0, newName.length - fileLength);
    if ((folders.get(oldFolder) ?? newFolder) !== newFolder) {
      return null;
    }
    folders.set(oldFolder, newFolder);
    countEach(counts, [oldFolder]);
  }
  return [...counts.values()].every((count) => count >= LEAST_IN_FOLDER) ? folders : null;
}
function isEmptied({ before, now, error }) {
  return error === null && before.length > 0 && now.length === 0;
}
function findEmptyAnswers({ cases }) {
  const empty = selectCases(cases, isEmptied);
  return { kind: "empty", names: [], of: cases.length, ...empty };
}
function findStage({ cases }) {
  const counts = /* @__PURE__ */ new Map();
  for (const { stage } of cases) {
    if (stage !== void 0) {
      countEach(counts, [stage]);
    }
  }
  const [name] = sortByCount(counts);
  if (name === void 0) {
    return null;
  }
  const dropped = selectCases(cases, ({ stage }) => stage === name);
  return { kind: "stage", names: [name], of: cases.length, ...dropped };
}
function findCommonLength(lengths) {
  const median = findMedian(lengths);
  return lengths.filter((length) => length === median).length * 2 > lengths.length ? median : null;
}
function findShorterLists({ compared, listsNow }) {
  const shorter = selectCases(compared, ({ before, now }) => now.length < before.length && hasSameStart(before, now));
  const count = shorter.touched.size;
  const notEmpty = [...shorter.touched].filter(({ now }) => now.length > 0).length;
  if (notEmpty < causes_LEAST_CASES || notEmpty * 2 < count) {
    return null;
  }
  const cutDocuments = [...shorter.touched].flatMap(({ before, now }) => before.slice(now.length));
  const stillReturned = cutDocuments.filter((document) => listsNow.has(document)).length;
  const isMinority = count * 2 < compared.length;
  const areMostlyGone = stillReturned * 2 < cutDocuments.length;
  if (isMinority && areMostlyGone) {
    return null;
  }
  return makeLengthCandidate("shorter", compared, shorter);
}
function findReversedLists({ answered }) {
  const ordered = answered.filter(({ before, now }) => Math.min(before.length, now.length) >= 2);
  const reversed = selectCases(ordered, isReversed);
  const longLists = [...reversed.touched].filter(({ before }) => before.length > 2);
  const areFew = longLists.length < causes_LEAST_CASES || reversed.touched.size * 2 <= ordered.length;
  if (areFew) {
    return null;
  }
  return { kind: "reversed", names: [], of: ordered.length, ...reversed };
}
function isReversed({ before, now }) {
  if (hasSameStart(before, now)) {
    return false;
  }
  const oldOrder = selectShared(before, now);
  const newOrder = selectShared(now, before);
  const isMostOfBoth = oldOrder.length * 2 >= Math.max(before.length, now.length);
  return isMostOfBoth && oldOrder.length > 1 && oldOrder.length === newOrder.length && hasSameStart(oldOrder.toReversed(), newOrder);
}
function selectShared(list, other) {
  const others = new Set(other);
  return list.filter((document) => others.has(document));
}
function findDemotedFirst({ answered }) {
  const withSeveral = answered.filter(({ before }) => before.length > 1);
  const demoted = selectCases(withSeveral, ({ before, now }) => {
    const [first] = before;
    if (now[0] === first || now.length < before.length) {
      return false;
    }
    const others = now.filter((document) => document !== first);
    return hasSameStart(before.slice(1), others);
  });
  const count = demoted.touched.size;
  const places = [...demoted.touched].map(({ before: [first = ""], now }) => now.indexOf(first));
  const ranks = places.filter((place) => place >= 0).map((place) => place + 1);
  const areFew = count < causes_LEAST_CASES || count * 3 < withSeveral.length;
  if (areFew || ranks.length * 2 < count) {
    return null;
  }
  const rank = findMedian(ranks);
  return { kind: "first_result", names: [], of: withSeveral.length, rank, ...demoted };
}
function findMissingFirst({ compared, listsNow }) {
  const missing = selectCases(compared, ({ before, now }) => {
    if (before.length === 1) {
      return now.length === 0;
    }
    const keptOthers = now.length >= before.length - 1 && hasSameStart(before.slice(1), now);
    return !now.includes(before[0] ?? "") && keptOthers;
  });
  const notEmpty = [...missing.touched].filter(({ now }) => now.length > 0).length;
  const areMostlyEmpty = notEmpty * 2 < missing.touched.size;
  const firsts = new Set([...missing.touched].map(({ before }) => before[0] ?? ""));
  const stillReturned = [...firsts].filter((document) => listsNow.has(document)).length;
  if (!isNearlyAll(missing, compared) || areMostlyEmpty || stillReturned < causes_LEAST_CASES) {
    return null;
  }
  return { kind: "first_result", names: [], of: compared.length, rank: null, ...missing };
}
function findReorderedLists({ compared }) {
  const hasSameDocuments = compared.every(({ before, now }) => before.length === now.length && selectShared(before, now).length === before.length);
  const reordered = selectCases(compared, ({ before, now }) => !hasSameStart(before, now));
  if (!hasSameDocuments || !isNearlyAll(reordered, compared)) {
    return null;
  }
  return { kind: "reordered", names: [], of: compared.length, ...reordered };
}
function findReplacedLists({ compared }) {
  const replaced = selectCases(compared, ({ before, now }) => {
    const documents = Math.min(new Set(before).size, new Set(now).size);
    return selectShared(before, now).length * 2 < documents;
  });
  if (!isNearlyAll(replaced, compared)) {
    return null;
  }
  return { kind: "replaced", names: [], of: compared.length, ...replaced };
}
function findGoneFromLists(evidence) {
  const candidate = findGoneDocuments(evidence, ({ before }) => before);
  if (candidate === null) {
    return null;
  }
  const { kind, names, of, touched, explains } = candidate;
  return { kind, names, of, touched, explains, everywhere: true };
}
function findGoneDocuments(evidence, listDocuments = ({ lost }) => lost) {
  const { cases } = evidence;
  const notFailed = cases.filter(({ error }) => error === null);
  const gone = listGoneDocuments(evidence);
  const goneCounts = /* @__PURE__ */ new Map();
  for (const subject of notFailed) {
    for (const document of listDocuments(subject)) {
      if (gone.has(document)) {
        goneCounts.set(document, (goneCounts.get(document) ?? 0) + 1);
      }
    }
  }
  if (goneCounts.size === 0) {
    return null;
  }
  const affected = selectCases(notFailed, ({ before }) => before.some((document) => gone.has(document)));
  const explained = [...affected.explains].filter((subject) => subject.lost.some((document) => goneCounts.has(document)));
  const folders = findGoneFolders(evidence, gone, goneCounts);
  return {
    kind: folders === null ? "went_document" : "went_folder",
    names: folders?.names ?? sortByCount(goneCounts),
    of: notFailed.length,
    touched: affected.touched,
    explains: new Set(explained),
    lost: folders?.lost ?? sumEach(goneCounts.values(), (count) => count),
    everywhere: true
  };
}
const FEW = 3;
function findGoneBehindEmptyAnswers(evidence) {
  const { cases, answered, listsNow } = evidence;
  const empty = cases.filter(isEmptied);
  if (empty.length === 0 || answered.length === 0) {
    return null;
  }
  const candidate = findGoneDocuments(evidence);
  if (candidate === null) {
    return null;
  }
  const emptyByGone = empty.filter(({ before }) => before.every((document) => !listsNow.has(document)));
  const lostTargets = sumEach(cases, ({ lost: lost2 }) => lost2.length);
  const { kind, names, lost = 0 } = candidate;
  if (lost < causes_NEARLY_ALL * lostTargets || emptyByGone.length < causes_NEARLY_ALL * empty.length) {
    return null;
  }
  const isNarrow = names.length <= (kind === "went_folder" ? 1 : FEW);
  return isNarrow || isSeenInOtherLists(evidence) ? candidate : null;
}
function isSeenInOtherLists({ cases, answered, listsNow }) {
  const lost = new Set(cases.flatMap((subject) => subject.lost));
  const isGone = (document) => !listsNow.has(document);
  const others = answered.filter(({ before }) => before.some((document) => lost.has(document) && isGone(document)));
  const sameWithout = others.filter(({ before, now }) => {
    const kept = before.filter((document) => !isGone(document));
    return kept.length > 0 && hasSameStart(kept, now);
  });
  const isMoreThanCut = sameWithout.some(({ before, now }) => !hasSameStart(before, now));
  return isMoreThanCut && sameWithout.length * 2 > others.length;
}
function listGoneDocuments({ cases, listsBefore, listsNow }) {
  const deeper = new Set(cases.flatMap((subject) => subject.deeper));
  const absent = new Set([...listsBefore.keys()].filter((document) => !listsNow.has(document) && !deeper.has(document)));
  if (absent.size === 0) {
    return absent;
  }
  const notFailed = cases.filter(({ error }) => error === null);
  const lostForGood = new Set(notFailed.flatMap((subject) => subject.notFound ? subject.lost : []));
  const listsSameWithout = countListsSameWithout(notFailed, absent);
  const chanceToLeave = measureChanceToLeave(notFailed, absent);
  const level = Math.log(causes_LEVEL / absent.size);
  const isGone = (document) => {
    const lists = (0,lookup/* requireValue */.vd)(listsBefore, document);
    const isBeyondNoise = lists * Math.log(chanceToLeave) < level;
    const isMostlySameWithout = (listsSameWithout.get(document) ?? 0) * 2 > lists;
    return lostForGood.has(document) || isBeyondNoise || isMostlySameWithout;
  };
  return new Set([...absent].filter(isGone));
}
function countListsSameWithout(cases, absent) {
  const counts = /* @__PURE__ */ new Map();
  for (const { before, now } of cases) {
    const others = before.filter((document) => !absent.has(document));
    if (others.length > 0 && hasSameStart(others, now)) {
      const isShorter = now.length < before.length;
      const lastKept = Math.max(0, before.lastIndexOf(now.at(-1) ?? ""));
      countEach(counts, isShorter ? before.slice(0, lastKept) : before.slice(0, -FAR));
    }
  }
  return counts;
}
function measureChanceToLeave(cases, absent) {
  let places = 0;
  let keptPlaces = 0;
  for (const { before, now } of cases) {
    const inList = new Set(now);
    const others = before.filter((document) => !absent.has(document));
    keptPlaces += others.filter((document) => inList.has(document)).length;
    places += others.length;
  }
  return (places - keptPlaces + 1) / (places + 2);
}
const LEAST_IN_FOLDER = 3;
const IN_FOLDERS = 2 / 3;
function findGoneFolders({ listsBefore, listsNow }, gone, lossCounts) {
  const foldersNow = new Set([...listsNow.keys()].flatMap(parentFolders));
  const goneInFolder = /* @__PURE__ */ new Map();
  for (const document of listsBefore.keys()) {
    for (const folder of parentFolders(document)) {
      goneInFolder.set(folder, (goneInFolder.get(folder) ?? 0) + Number(gone.has(document)));
    }
  }
  const counts = /* @__PURE__ */ new Map();
  for (const [document, count] of lossCounts) {
    const folder = parentFolders(document).find((path) => !foldersNow.has(path) && (0,lookup/* requireValue */.vd)(goneInFolder, path) >= LEAST_IN_FOLDER);
    if (folder !== void 0) {
      counts.set(folder, (counts.get(folder) ?? 0) + count);
    }
  }
  const lostInFolders = sumEach(counts.values(), (count) => count);
  if (lostInFolders < IN_FOLDERS * sumEach(lossCounts.values(), (count) => count)) {
    return null;
  }
  return { names: sortByCount(counts), lost: lostInFolders };
}
function findNewDocuments(evidence) {
  const { answered, listsBefore } = evidence;
  const isNew = (document) => !listsBefore.has(document);
  const upperNew = ({ now }) => now.slice(0, Math.ceil(now.length / 2)).filter(isNew);
  const isOvertaken = (subject) => {
    const old = subject.now.filter((document) => !isNew(document));
    return old.length > 0 && upperNew(subject).length > 0 && hasSameStart(subject.before, old);
  };
  const overtaken = selectCases(answered, isOvertaken);
  if (overtaken.touched.size < causes_LEAST_CASES) {
    return null;
  }
  const counts = /* @__PURE__ */ new Map();
  const ranks = [];
  for (const subject of overtaken.touched) {
    const documents = upperNew(subject);
    const [first = ""] = documents;
    countEach(counts, documents);
    ranks.push(subject.now.indexOf(first) + 1);
  }
  return {
    ...nameNewDocuments(evidence, sortByCount(counts)),
    of: answered.length,
    rank: findMedian(ranks),
    everywhere: true,
    ...overtaken
  };
}
function nameNewDocuments(evidence, documents) {
  const { listsBefore, clusterOf } = evidence;
  const originals = findOriginals(evidence, documents);
  if (originals.size > MOST_SHARE * documents.length) {
    return { kind: "copies", names: [...originals.keys()], newNames: [...originals.values()] };
  }
  if (documents.length < LEAST_IN_FOLDER) {
    return { kind: "came_document", names: documents };
  }
  const oldFolders = new Set([...listsBefore.keys()].flatMap(parentFolders));
  const [first = "", ...others] = documents;
  const folder = parentFolders(first).find((path) => !oldFolders.has(path) && others.every((other) => parentFolders(other).includes(path)));
  if (folder !== void 0) {
    return { kind: "came_folder", names: [folder] };
  }
  const cluster = clusterOf(first);
  const isOneCluster = others.every((other) => clusterOf(other) === cluster);
  const isOldCluster = [...listsBefore.keys()].some((document) => clusterOf(document) === cluster);
  return cluster !== void 0 && isOneCluster && !isOldCluster ? { kind: "came_cluster", names: [cluster] } : { kind: "came_document", names: documents };
}
function findOriginals({ listsBefore, textOf }, documents) {
  const oldByText = new Map([...listsBefore.keys()].map((id) => [textOf(id) ?? "", id]));
  oldByText.delete("");
  const oldByName = new Map([...listsBefore.keys()].map((id) => [removeExtension(id), id]));
  const originals = /* @__PURE__ */ new Map();
  for (const document of documents) {
    const name = removeExtension(document);
    const plainName = name.replace(COPY_MARK, "");
    const original = oldByText.get(textOf(document) ?? "") ?? (plainName === name ? void 0 : oldByName.get(plainName));
    if (original !== void 0) {
      originals.set(document, original);
    }
  }
  return originals;
}
const COPY_MARK = /[-_. ]*(?:\(?copy\)?[-_ ]?\d*|\(\d+\)|v\d+|bak|old|new|dup\w*)$/i;
function removeExtension(path) {
  return path.replace(/\.\w+$/, "");
}
const MOST_RISEN = 20;
const LARGE = 1 / 3;
function findRisenDocuments(evidence) {
  const damageByKey = /* @__PURE__ */ new Map();
  for (const subject of evidence.answered) {
    if (subject.damage === 0) {
      continue;
    }
    const keys = findOvertakers(subject).flatMap((document) => documentKeys(document, evidence.clusterOf));
    for (const key of new Set(keys)) {
      damageByKey.set(key, (damageByKey.get(key) ?? 0) + subject.damage);
    }
  }
  const shares = measureShares(evidence, new Set(sortByCount(damageByKey).slice(0, MOST_RISEN)));
  let best = null;
  for (const [key, share] of shares) {
    const candidate = share > LARGE ? null : makeRisenCandidate(evidence, key);
    if (candidate !== null && explainsMore(candidate, best)) {
      best = candidate;
    }
  }
  return best;
}
function explainsMore(candidate, best) {
  if (best === null) {
    return true;
  }
  const difference = totalDamage(candidate.explains) - totalDamage(best.explains);
  const isNarrower = candidate.kind === "came_document" && best.kind !== "came_document";
  return isNarrower ? difference > -rules/* EPSILON */.p8 : difference > rules/* EPSILON */.p8;
}
function findOvertakers({ before, now, fallen }) {
  const places = new Map(before.map((document, place) => [document, place]));
  return now.filter((document, place) => fallen.some((target) => place < (target.now ?? Infinity) && (places.get(document) ?? Infinity) > target.before));
}
function measureShares(evidence, keys) {
  const counts = new Map([...keys].map((key) => [key, 0]));
  let results = 0;
  for (const [document, lists] of evidence.listsBefore) {
    results += lists;
    for (const key of documentKeys(document, evidence.clusterOf)) {
      const count = counts.get(key);
      if (count !== void 0) {
        counts.set(key, count + lists);
      }
    }
  }
  return new Map([...counts].map(([key, count]) => [key, results === 0 ? 0 : count / results]));
}
function makeRisenCandidate(evidence, key) {
  const { answered, listsBefore, listsNow, clusterOf } = evidence;
  const allDocuments = [...listsBefore.keys(), ...listsNow.keys()];
  const documents = new Set(allDocuments.filter((document) => documentKeys(document, clusterOf).includes(key)));
  const hasKey = (document) => documents.has(document);
  const moved = answered.filter((subject) => isSameWithout(subject, hasKey));
  const rises = new Map(moved.map((subject) => [subject, findLargestRise(subject, hasKey)]));
  const risen = selectCases(moved, (subject) => (0,lookup/* requireValue */.vd)(rises, subject) >= FAR);
  const sunk = moved.filter((subject) => (0,lookup/* requireValue */.vd)(rises, subject) <= -FAR).length;
  const count = risen.touched.size;
  if (count < causes_LEAST_CASES || sunk * HITS_PER_OPPOSITE > count) {
    return null;
  }
  const ranks = [...risen.touched].map(({ now }) => now.findIndex(hasKey) + 1);
  const { kind, name } = splitKey(key);
  return {
    kind: `came_${kind}`,
    names: [name],
    of: answered.length,
    rank: findMedian(ranks),
    ...risen
  };
}
function isSameWithout({ before, now }, hasKey) {
  const oldOthers = before.filter((document) => !hasKey(document));
  const newOthers = now.filter((document) => !hasKey(document));
  return newOthers.length > 0 && hasSameStart(oldOthers, newOthers);
}
function findLargestRise({ before, now }, hasKey) {
  const oldPlaces = new Map(before.map((document, place) => [document, place]));
  const newPlaces = new Map(now.map((document, place) => [document, place]));
  let highestRise = 0;
  let deepestFall = 0;
  for (const document of new Set([...before, ...now].filter(hasKey))) {
    const oldPlace = oldPlaces.get(document) ?? before.length;
    const rise = oldPlace - (newPlaces.get(document) ?? now.length);
    highestRise = Math.max(highestRise, rise);
    deepestFall = Math.min(deepestFall, rise);
  }
  return highestRise > 0 ? highestRise : deepestFall;
}
function findGroup(evidence) {
  for (const group of evidence.groups) {
    const candidate = makeGroupCandidate(evidence, group);
    const isTrait = TRAITS.includes(group.kind);
    const isCause = explainsMost(evidence, candidate.explains);
    if (isCause && (!isTrait || holdsForWorst(evidence, candidate))) {
      return candidate;
    }
  }
  return null;
}
const TRAITS = ["intent", "length", "writing"];
const WORST = 3;
const OTHERS_DAMAGE = 1 / 3;
function holdsForWorst({ cases, damage }, candidate) {
  const { of: ownCount, explains } = candidate;
  const worstFirst = cases.toSorted((a, b) => b.damage - a.damage);
  const thirdDamage = worstFirst[WORST - 1]?.damage ?? 0;
  const worst = worstFirst.filter((subject) => subject.damage > rules/* EPSILON */.p8 && subject.damage >= thirdDamage - rules/* EPSILON */.p8);
  const covered = worst.filter((subject) => explains.has(subject)).length;
  const areWorstCovered = covered >= causes_NEARLY_ALL * worst.length;
  const ownDamage = totalDamage(explains);
  const otherDamage = damage - ownDamage;
  const otherCount = cases.length - ownCount;
  const areOthersBetter = otherDamage * ownCount <= OTHERS_DAMAGE * ownDamage * otherCount;
  return areWorstCovered && areOthersBetter;
}
function findLargestMove(evidence) {
  const group = evidence.groups.find(({ kind }) => /^(?:came|went)_/.test(kind));
  return group === void 0 ? null : makeGroupCandidate(evidence, group);
}
function makeGroupCandidate(evidence, group) {
  const { kind, name, of, rank } = group;
  const ids = new Set(group.cases);
  const casesOfGroup = selectCases(evidence.cases, ({ id }) => ids.has(id));
  const explained = [...casesOfGroup.explains].filter((subject) => {
    const documents = listMovedDocuments(kind, subject);
    if (documents === null) {
      return true;
    }
    const key = `${kind.slice(kind.indexOf("_") + 1)}:${name}`;
    return documents.some((id) => documentKeys(id, evidence.clusterOf).includes(key));
  });
  return {
    kind,
    names: [name],
    of,
    rank,
    touched: casesOfGroup.touched,
    explains: new Set(explained)
  };
}
function listMovedDocuments(kind, subject) {
  if (kind.startsWith("went_")) {
    return subject.lost;
  }
  return kind.startsWith("came_") ? findOvertakers(subject) : null;
}


// EXTERNAL MODULE: ./lib/metrics/mrr.js
var mrr = __webpack_require__(33130);
// EXTERNAL MODULE: ./lib/metrics/ndcg.js
var metrics_ndcg = __webpack_require__(78409);
// EXTERNAL MODULE: ./lib/metrics/precision.js
var precision = __webpack_require__(62573);
// EXTERNAL MODULE: ./lib/metrics/recall.js
var recall = __webpack_require__(83368);
;// CONCATENATED MODULE: ./lib/explain/explain.js




















const DEEPER = 10;
const MOST_PROBED = 50;
async function explainRun(verdict, { head, base, fileRenames }, probe) {
  const lost = listLostCases(head, base);
  const hasExplainableFailure = verdict.checks.some(({ passed, category, unit }) => !passed && !NOT_BY_LOSSES.includes(category) && unit !== "ms");
  const asksDeeper = probe !== null && hasExplainableFailure;
  const { k } = head.policy.config;
  const { answers, failure } = asksDeeper ? await askDeeper(lost, k, probe) : NOT_ASKED;
  const losses = lost.map(({ facts, judgement }) => {
    const answer = answers.get(facts);
    const result = answer === void 0 ? null : { k: answer.k ?? k * DEEPER, answer };
    const loss = explainLoss(facts, result, k);
    return judgement === head ? loss : { ...loss, policy: "base" };
  });
  const notices = [...verdict.notices];
  if (failure !== null) {
    notices.push({ code: "probe_failed", reason: failure });
  }
  const hasAnyBaseline = hasBaseline(head) || base !== null && hasBaseline(base);
  return {
    verdict: withEvidence({ ...verdict, notices }, head, base),
    explanation: {
      losses: hasAnyBaseline ? losses : null,
      causes: causeShares(losses),
      holes: findHoles(head),
      churn: churnReport(head),
      ...explainChanges({ head, base, fileRenames }, losses),
      ...measureStageRecall(head)
    }
  };
}
function explainChanges({ head, base, fileRenames = () => model_renames/* NO_RENAMES */.Cp }, losses) {
  if (!hasBaseline(head)) {
    return {};
  }
  const byHeadBaseline = explainLists(head, losses, fileRenames);
  if (byHeadBaseline.cause !== null || base === null || !hasBaseline(base)) {
    return byHeadBaseline;
  }
  return { ...byHeadBaseline, cause: explainLists(base, losses, fileRenames).cause };
}
function explainLists(judged, losses, fileRenames) {
  const cases = compareCases(judged, losses);
  const clusters = indexHits(judged.run, "cluster");
  const documentCluster = (document) => clusters.get(document);
  const answered = cases.filter(({ error }) => error === null);
  const groups = findChangeGroups(answered, documentCluster);
  const hasLost = cases.some(({ lost }) => lost.length > 0);
  const renames = hasLost ? findRenamedDocuments(cases, fileRenames()) : model_renames/* NO_RENAMES */.Cp;
  const texts = indexHits(judged.run, "text");
  const causes = findCauses(cases, groups, {
    clusterOf: documentCluster,
    textOf: (document) => texts.get(document),
    renames
  });
  const { leading, touched } = causes;
  const lists = causes.lists && showsAChange(judged, causes.lists) ? causes.lists : null;
  if (leading === null) {
    return { cause: null, lists, groups };
  }
  const untouched = cases.filter(({ error }, at) => error === null && !touched.has(at));
  return { cause: leading, lists, groups: findChangeGroups(untouched, documentCluster) };
}
const BY_VARYING = ["reordered", "replaced", "other_first"];
function showsAChange({ policy: { baseline }, run }, { kind }) {
  const varies = baseline?.answers_vary === true || run.unstable.length > 0;
  return !varies || !BY_VARYING.includes(kind);
}
function compareCases({ policy: { suite, config }, pairing: { pairs } }, losses) {
  if (pairs.length > MOST_CASES) {
    return [];
  }
  const { k } = config;
  const queries = new Map(suite.cases.map(({ id, query }) => [id, query]));
  const lossById = (0,lookup/* indexById */.RX)(losses);
  return pairs.map((pair) => {
    const { now, before } = pair;
    const loss = lossById.get(now.id);
    const fallen = listFallenTargets(before.ranks, now.ranks);
    return {
      id: now.id,
      query: queries.get(now.id) ?? "",
      intent: now.intent,
      before: before.results,
      now: now.results,
      change: (0,lost_queries/* riseOfCase */.bL)(pair, "baseline", k),
      error: now.error,
      degraded: isNewlyDegraded(pair),
      lost: fallen.flatMap((fall) => fall.now === null ? before.results[fall.before] ?? [] : []),
      fallen,
      stage: loss?.cause === "dropped_by_stage" ? loss.stage : void 0,
      notFound: loss?.cause === "not_found" || loss?.cause === "nothing_returned",
      deeper: findDeeper(loss, before.results)
    };
  });
}
function listFallenTargets(oldRanks, newRanks) {
  const fallen = [];
  for (const [target, oldRank] of oldRanks.entries()) {
    const newRank = newRanks[target] ?? null;
    if (oldRank !== null && (newRank === null || newRank > oldRank)) {
      fallen.push({ before: oldRank - 1, now: newRank === null ? null : newRank - 1 });
    }
  }
  return fallen;
}
function findDeeper(loss, oldResults) {
  const targets = loss?.targets ?? [];
  return targets.flatMap(({ before, deeper }) => before === null || deeper === null ? [] : oldResults[before - 1] ?? []);
}
function measureStageRecall({ policy, run }) {
  const { definition } = policy.config;
  const runs = (0,model_run/* runsById */.j8)(run);
  const shares = /* @__PURE__ */ new Map();
  for (const { id, expected } of policy.suite.cases) {
    const outcome = runs.get(id)?.outcome;
    if (outcome?.kind !== "answer" || outcome.stages === void 0 || expected.length === 0) {
      continue;
    }
    for (const [stage, hits] of Object.entries(outcome.stages)) {
      const foundTargets = expected.filter((target) => stageHas(hits, target, definition)).length;
      (0,lookup/* addToList */.vH)(shares, stage, foundTargets / expected.length);
    }
  }
  if (shares.size === 0) {
    return {};
  }
  const stages = [...shares].map(([stage, caseShares]) => ({
    stage,
    recall: (0,score/* averageKnown */.jw)(caseShares) ?? 0,
    cases: caseShares.length
  }));
  return { stages };
}
function hasBaseline({ policy }) {
  return policy.baseline !== null;
}
function listLostCases(head, base) {
  const byHead = lossFacts(head).map((facts) => ({ facts, judgement: head }));
  if (base === null) {
    return byHead;
  }
  const headIds = new Set(byHead.map(({ facts }) => facts.id));
  const onlyByBase = lossFacts(base).filter((facts) => !headIds.has(facts.id));
  const lostByEither = [...byHead, ...onlyByBase.map((facts) => ({ facts, judgement: base }))];
  return lostByEither.toSorted((a, b) => compareLosses(a.facts, b.facts));
}
const NOT_BY_LOSSES = [
  "latency_regression",
  "cost_regression",
  "answer_regression"
];
const NOT_ASKED = { answers: /* @__PURE__ */ new Map(), failure: null };
async function probeLosses(head, base, probe) {
  const lost = listLostCases(head, base);
  const { answers, failure } = await askDeeper(lost, head.policy.config.k, probe);
  const answersById = [...answers].map(([{ case: { id, digest } }, answer]) => {
    return { id, digest, ...answer };
  });
  return { failure, answers: answersById };
}
async function askDeeper(lost, k, probe) {
  const wanted = lost.map(({ facts }) => facts).filter(wantsProbe);
  const asked = wanted.slice(0, MOST_PROBED);
  if (asked.length === 0) {
    return NOT_ASKED;
  }
  const subjects = asked.map((facts) => facts.case);
  const { answers, failure } = await probe(subjects, k * DEEPER).catch((error) => {
    return { answers: [], failure: String(error) };
  });
  const knownAnswers = /* @__PURE__ */ new Map();
  for (const [i, facts] of asked.entries()) {
    const answer = answers[i] ?? null;
    if (answer !== null) {
      knownAnswers.set(facts, answer);
    }
  }
  return { answers: knownAnswers, failure };
}
function churnReport({ policy, pairing: { pairs } }) {
  if (pairs.length === 0) {
    return null;
  }
  const cutoffs = churnCutoffs(policy.config);
  const nameChurn = (0,scores/* makeValueMapper */.N)([...cutoffs.keys()]);
  const byCase = /* @__PURE__ */ new Map();
  for (const pair of pairs) {
    const values = [...cutoffs.values()].map((k) => (0,decision_pairs/* listChurn */.HV)(pair, k));
    byCase.set(pair.now.id, nameChurn(values));
  }
  const churnMeans = (bucket) => (0,lookup/* mapValues */.LG)(cutoffs, (_, name) => (0,score/* averageKnown */.jw)(bucket.map(({ id }) => byCase.get(id)?.get(name) ?? null)));
  const cases = pairs.map(({ now }) => now);
  return { ...(0,scope/* makeBuckets */.Ao)(cases, churnMeans), by_case: byCase };
}
function churnCutoffs(config) {
  const namesInRules = (0,model_config/* namedRules */.PR)(config.gate).flatMap(({ rules }) => [...rules.keys()]);
  const cutoffs = /* @__PURE__ */ new Map([[(0,registry/* metricWithCutoff */.Gq)(churn/* JACCARD */.xH, config.k).name, config.k]]);
  for (const name of [...namesInRules, ...config.metrics]) {
    const metric = (0,registry/* findMetric */.GF)(name);
    if (metric?.family.kind === "churn") {
      cutoffs.set(metric.name, metric.k);
    }
  }
  return cutoffs;
}
const MOST_DOCUMENTS = 500;
function lostDocuments({ losses }, baseline) {
  const documents = /* @__PURE__ */ new Set();
  for (const { id, targets, policy } of losses ?? []) {
    if (policy === "base") {
      continue;
    }
    const results = baseline?.cases.get(id)?.results ?? [];
    for (const { before, now } of targets) {
      const document = before !== null && now === null ? results[before - 1] : void 0;
      if (document !== void 0) {
        documents.add(document);
      }
    }
  }
  return new Set([...documents].slice(0, MOST_DOCUMENTS));
}
const FAMILIES = { precision: precision/* PRECISION */.P, mrr: mrr/* MRR */.M, ndcg: metrics_ndcg/* NDCG */.f, recall: recall/* RECALL */.wV };
const BOUNDED_METRICS = Object.keys(FAMILIES);
function findHoles(judgement) {
  const { policy, run, pairing } = judgement;
  const { k, definition } = policy.config;
  const runs = (0,model_run/* runsById */.j8)(run);
  const queue = new LabelQueue(pairing.pairs);
  const findings = [];
  const unjudgedByCase = /* @__PURE__ */ new Map();
  for (const subject of policy.suite.cases) {
    const caseRun = runs.get(subject.id);
    if (subject.watched === true) {
      queue.addWatched(subject, caseRun);
      continue;
    }
    if (subject.expect_empty || caseRun === void 0) {
      continue;
    }
    const finding = findCaseHoles((0,metrics_view/* viewCase */.U1)(subject, caseRun, definition), k);
    findings.push(finding);
    queue.add(finding);
    unjudgedByCase.set(finding.id, finding.ranks.length);
  }
  const entries = queue.entries();
  if (findings.length === 0 && entries.length === 0) {
    return null;
  }
  return {
    cases: findings.length,
    results: sumEach(findings, ({ results }) => results),
    unjudged: sumEach(findings, ({ ranks }) => ranks.length),
    bounds: meanBounds(findings, k),
    unjudged_by_case: unjudgedByCase,
    queue: entries
  };
}
function meanBounds(findings, k) {
  const { length: n } = findings;
  if (n === 0) {
    return /* @__PURE__ */ new Map();
  }
  return new Map(BOUNDED_METRICS.map((metric) => {
    const pessimistic = sumEach(findings, (finding) => finding.pessimistic[metric]) / n;
    const optimistic = sumEach(findings, (finding) => finding.optimistic[metric]) / n;
    return [(0,registry/* metricWithCutoff */.Gq)(FAMILIES[metric], k).name, { pessimistic, optimistic }];
  }));
}
function findUnjudgedRanks(view, k) {
  const irrelevant = new Set(view.case.judged_irrelevant);
  const ranks = [];
  for (const [i, hit] of view.hits.slice(0, k).entries()) {
    const isTarget = (0,lookup/* requireItem */.l5)(view.covers, i).length > 0;
    const isJudged = isTarget || view.forbidden[i] === true || irrelevant.has(hit.doc_id);
    if (!isJudged && !hit.repeat) {
      ranks.push(i + 1);
    }
  }
  return ranks;
}
function findCaseHoles(view, k) {
  const ranks = findUnjudgedRanks(view, k);
  const familyValue = (family) => family.value(view, k) ?? 0;
  const pessimistic = {
    precision: familyValue(precision/* PRECISION */.P),
    mrr: familyValue(mrr/* MRR */.M),
    ndcg: familyValue(metrics_ndcg/* NDCG */.f),
    recall: familyValue(recall/* RECALL */.wV)
  };
  const relevantTargets = (0,metrics_view/* relevantCount */.zQ)(view);
  const results = Math.min(view.hits.length, k);
  const [firstRank] = ranks;
  if (firstRank === void 0) {
    return { id: view.case.id, results, ranks, pessimistic, optimistic: pessimistic };
  }
  const unjudged = ranks.length;
  const ndcg = metrics_ndcg/* NDCG */.f.value(addTargets(view, ranks), k) ?? 0;
  const optimistic = {
    precision: pessimistic.precision + unjudged / k,
    mrr: Math.max(pessimistic.mrr, 1 / firstRank),
    ndcg: Math.max(pessimistic.ndcg, ndcg),
    recall: (pessimistic.recall * relevantTargets + unjudged) / (relevantTargets + unjudged)
  };
  return { id: view.case.id, results, ranks, pessimistic, optimistic };
}
function addTargets(view, ranks) {
  const grade = Math.max(1, view.definition.relevance);
  const oldCount = view.case.expected.length;
  const expected = ranks.map((rank) => ({
    kind: "id",
    value: (0,lookup/* requireItem */.l5)(view.hits, rank - 1).doc_id,
    grade
  }));
  const targetByRank = new Map(ranks.map((rank, i) => [rank, oldCount + i]));
  return {
    ...view,
    case: { ...view.case, expected: [...view.case.expected, ...expected] },
    covers: view.covers.map((covered, i) => {
      const addedTarget = targetByRank.get(i + 1);
      return addedTarget === void 0 ? covered : [addedTarget];
    })
  };
}
const MOST_QUEUED = 2e4;
class LabelQueue {
  #pairs;
  #ofLosses = [];
  #new = [];
  #others = [];
  #watched = [];
  constructor(pairs) {
    this.#pairs = new Map(pairs.map((pair) => [pair.now.id, pair]));
  }
  add({ id, ranks }) {
    const pair = this.#pairs.get(id);
    const oldResults = new Set(pair?.before.results);
    const fallen = pair === void 0 ? [] : listFallenTargets(pair.before.ranks, pair.now.ranks);
    const hasLost = fallen.some(({ now }) => now === null);
    for (const rank of ranks) {
      const isNew = pair !== void 0 && !oldResults.has((0,lookup/* requireItem */.l5)(pair.now.results, rank - 1));
      const newOrOther = isNew ? this.#new : this.#others;
      const holes = hasLost ? this.#ofLosses : newOrOther;
      if (holes.length < MOST_QUEUED) {
        holes.push({ case_id: id, rank });
      }
    }
  }
  /**
   * Adds the results of a case without targets that came, went, or moved to or from the top. All
   * are new without a row in the baseline.
   */
  addWatched({ id, judged_irrelevant: irrelevant = [] }, caseRun) {
    const outcome = caseRun?.outcome;
    if (outcome?.kind !== "answer") {
      return;
    }
    const oldResults = this.#pairs.get(id)?.before.results ?? [];
    const newResults = outcome.hits.map((hit) => hit.doc_id);
    for (const document of /* @__PURE__ */ new Set([...newResults, ...oldResults])) {
      const newRank = newResults.indexOf(document) + 1;
      const oldRank = oldResults.indexOf(document) + 1;
      const isGone = newRank === 0;
      const isNew = oldRank === 0;
      const movedAtTop = (newRank === 1 || oldRank === 1) && newRank !== oldRank;
      if ((isGone || isNew || movedAtTop) && !irrelevant.includes(document)) {
        const hole = isGone ? { rank: oldRank, gone: document } : { rank: newRank };
        const bestRank = Math.min(newRank || Infinity, oldRank || Infinity);
        this.#watched.push({ bestRank, hole: { case_id: id, ...hole } });
      }
    }
  }
  entries() {
    const watched = this.#watched.toSorted((a, b) => a.bestRank - b.bestRank).map(({ hole }) => hole);
    return [...this.#ofLosses, ...this.#new, ...this.#others, ...watched].slice(0, MOST_QUEUED);
  }
}



/***/ }),

/***/ 6269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ findTargetsNowhere),
/* harmony export */   V: () => (/* binding */ findDeadCases)
/* harmony export */ });
/* harmony import */ var _explain_explain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79525);
/* harmony import */ var _metrics_matching_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87362);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97855);
/* harmony import */ var _decision_pairs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28599);





function findDeadCases(suite, baseline) {
  if (suite === null || baseline === null) {
    return [];
  }
  const isDead = ({ id, digests }) => {
    const row = baseline.cases.get(id);
    if (row === void 0 || row.digests.ask !== digests.ask || row.targets.length === 0) {
      return false;
    }
    return row.found_in === void 0 ? !row.found : row.found_in === 0;
  };
  return suite.cases.filter(isDead).map(({ id }) => id);
}
async function findTargetsNowhere({ policy: { suite, config }, scores }, { probe, corpus }) {
  const scoresById = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .indexById */ .RX)(scores.cases);
  const askedAgain = selectMissing(suite, scoresById).slice(0, _explain_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_PROBED */ .vp);
  if (askedAgain.length === 0) {
    return [];
  }
  const { answers, failure } = await probe(askedAgain, config.k * _explain_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .DEEPER */ .UL);
  const stillMissing = askedAgain.map((subject, at) => {
    const { ranks } = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .requireValue */ .vd)(scoresById, subject.id);
    return { id: subject.id, targets: findMissingTargets(subject, ranks, answers[at] ?? null) };
  }).filter(({ targets }) => targets.length > 0);
  const corpusHits = stillMissing.length === 0 ? null : await corpus();
  const documents = corpusHits?.map((each) => (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseHit */ .Sv)(each, config.definition)) ?? null;
  const nowhere = stillMissing.filter(({ targets }) => targets.some((target) => {
    const covers = (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_1__/* .compileTarget */ .bs)(target, config.definition);
    return documents === null || !documents.some((each) => covers(each));
  }));
  const cases = nowhere.map(({ id }) => id).toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP);
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
function selectMissing(suite, scoresById) {
  const withMissingTarget = suite.cases.filter(({ id }) => {
    const score = scoresById.get(id);
    return score?.error === null && score.ranks.includes(null);
  });
  const countFound = ({ id }) => Number((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .requireValue */ .vd)(scoresById, id).found);
  return withMissingTarget.toSorted((a, b) => countFound(a) - countFound(b));
}
function findMissingTargets({ expected }, ranks, longerAnswer) {
  const longerRanks = longerAnswer?.ranks ?? [];
  return longerRanks.flatMap((rank, target) => rank === null && ranks[target] === null ? [(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .requireItem */ .l5)(expected, target)] : []);
}



/***/ }),

/***/ 97439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ findOddLimits)
/* harmony export */ });
/* harmony import */ var _decision_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29853);
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86509);
/* harmony import */ var _metrics_matching_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87362);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27139);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90997);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44141);






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
  const { family } = metric;
  const recorded = family.kind === "latency" ? (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .findBucket */ .Ub)(baseline.latency, scope)?.[`${family.statistic}_ms`] : (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .findBucket */ .Ub)(baseline.means, scope)?.get(metric.name);
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
    if (floor === null || most === null || most >= floor - _decision_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8) {
      continue;
    }
    const lowestCase = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .selectCases */ ._H)(scores, scope).find(({ metrics: values }) => (values.get(name) ?? floor) < floor);
    notices.push({
      code: "odd_limit",
      reason: "unreachable",
      metric: name,
      scope,
      floor,
      most,
      k: config.k,
      lowest: lowestCase?.id ?? null,
      lowest_most: lowestCase?.metrics.get(name) ?? null
    });
  }
  return notices;
}
function answerPerfectly(subject, k) {
  const targets = subject.expected.toSorted((a, b) => b.grade - a.grade);
  const hits = targets.slice(0, k).map((target) => (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_2__/* .hitOfTarget */ .ST)((0,_model_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .singleTargets */ .xG)(target)[0]));
  return {
    case_id: subject.id,
    outcome: { kind: "answer", hits, returned: hits.length, degraded: false },
    first_ms: null,
    samples_ms: []
  };
}



/***/ }),

/***/ 84778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ findUnselectedRows),
/* harmony export */   R8: () => (/* binding */ wholeInputs),
/* harmony export */   T4: () => (/* binding */ keepUnselectedRows),
/* harmony export */   Un: () => (/* binding */ selectSameCases),
/* harmony export */   fn: () => (/* binding */ keepSelected)
/* harmony export */ });
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69559);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27139);
/* harmony import */ var _sound_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44780);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97855);





function keepSelected(inputs, select = inputs.config.select) {
  const { suite, baseline } = inputs;
  if (select === void 0) {
    return inputs;
  }
  const cases = suite.cases.filter((each) => (0,_model_config_js__WEBPACK_IMPORTED_MODULE_0__/* .isSelected */ .sp)(select, each));
  const narrowed = baseline && selectRows(inputs, baseline, select);
  const isAll = cases.length === suite.cases.length && narrowed?.cases.size === baseline?.cases.size;
  if (isAll) {
    return inputs;
  }
  const config = { ...inputs.config, latency: "off" };
  return { ...inputs, config, suite: { ...suite, cases }, baseline: narrowed, whole: inputs };
}
function selectSameCases(inputs, model) {
  if (model.whole === void 0) {
    return wholeInputs(inputs);
  }
  const ids = [...model.suite.cases.map(({ id }) => id), ...model.baseline?.cases.keys() ?? []];
  return keepSelected(wholeInputs(inputs), { tags: [], intents: [], ids });
}
function selectRows({ suite }, baseline, select) {
  const casesById = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .indexById */ .RX)(suite.cases);
  const rows = [...baseline.cases].filter(([id, row]) => (0,_model_config_js__WEBPACK_IMPORTED_MODULE_0__/* .isSelected */ .sp)(select, casesById.get(id) ?? { id, intent: row.intent }));
  return withRows(baseline, new Map(rows));
}
function withRows(baseline, cases) {
  const names = [...baseline.means.overall.keys()];
  return { ...baseline, cases, ...(0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_2__/* .summariseRows */ .Qg)(cases.values(), names, baseline.definition) };
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
  if ((0,_sound_js__WEBPACK_IMPORTED_MODULE_3__/* .findDifferences */ .cG)(config, suite, old).length > 0 || old.run_count !== newBaseline.run_count) {
    return null;
  }
  const askedRows = [...newBaseline.cases].map(([id, row]) => [id, withTimes(row, old.cases.get(id))]);
  const allRows = [...askedRows, ...unselectedRows].toSorted(([a], [b]) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP)(a, b));
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
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97855);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _metrics_cost_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36292);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13480);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49946);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16886);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69559);
/* harmony import */ var _model_query_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74961);
/* harmony import */ var _model_alike_names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7072);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44141);










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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("nothing_retrieved", `none of the ${scoresWithTargets.length} queries got a single result`, "The index may be empty, or the query does not reach the search: build the index before the gate runs, and check where the config passes on the query.");
  }
  assertNotConstant(suite, scoresWithResults, baseline);
}
function assertAnswered(config, scores) {
  const rule = config.gate.metrics.get("error_rate");
  if (rule === "off" || rule?.ceiling !== void 0) {
    return;
  }
  const errors = scores.cases.flatMap(({ error }) => error === null ? [] : [error]);
  const hint = (0,_model_query_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .adviseOnQueryErrors */ .v)(errors, scores.cases.length, { file: config.file }) ?? `Every query failed. ${_model_query_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .FIX_RETRIEVER */ .X}`;
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
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("query_errors", message, hint);
}
function refuseMostlyEmpty(suite, scores) {
  const scoresWithTargets = selectScores(suite, scores, (each) => !each.expect_empty);
  const scoresOfAnswers = scoresWithTargets.filter((each) => each.error === null);
  const emptyScores = scoresOfAnswers.filter((each) => each.results.length === 0);
  if (2 * emptyScores.length <= scoresOfAnswers.length) {
    return;
  }
  const emptyIds = emptyScores.map(({ id }) => id);
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("mostly_empty", `${emptyScores.length} of ${scoresOfAnswers.length} queries with targets got no result: ${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .listFirst */ .rL)(emptyIds, MOST_NAMED)}`, "The index may be incomplete: check that the retriever's index is complete before the gate runs.");
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
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("constant_answers", `${distinctQueries.size} different queries all got the same results`, "The retriever ignores the query: check that it reads `query` from the request.");
}
function hasFoundNothing(suite, scores) {
  const scoresWithTargets = selectScores(suite, scores, (each) => !each.expect_empty && each.watched !== true);
  return scoresWithTargets.length > 0 && !scoresWithTargets.some(({ found }) => found);
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
    const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .findMetric */ .GF)(name);
    return metric !== null && isMeant(metric) && setting !== "off";
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
  return differences.some(({ field }) => field === "suite.name") ? "Name the baseline of this suite as `baseline` in the config. If the suite was renamed, record a new baseline." : "Write the value of the baseline into the config. Or record a new baseline, and explain the reason in the pull request.";
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
  const quote = (text) => JSON.stringify(text.slice(0, 80));
  const results = new Map(scores.cases.map((each) => [each.id, each.results]));
  for (const { id, query, expected, place } of suite.cases) {
    const [target] = expected;
    const found = results.get(id) ?? [];
    const [first] = found;
    if (target === void 0 || first === void 0) {
      continue;
    }
    const label = (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_7__/* .targetLabel */ .Op)(target);
    const alike = found.find((name) => (0,_model_alike_names_js__WEBPACK_IMPORTED_MODULE_9__/* .hasSameEnd */ .Gb)(label, name));
    const wanted = `${quote(query)} (${place.file}:${place.line}) expects ${quote(label)}`;
    return alike === void 0 ? `${wanted}, and its first result is ${quote(first)}.` : `${wanted}, and finds ${quote(alike)}. Write each name in the suite as the search returns it.`;
  }
  return "";
}
function addZeroQualityNotice(verdict, suite, scores) {
  if (!hasFoundNothing(suite, scores)) {
    return verdict;
  }
  if (verdict.verdict === "pass") {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("zero_quality", "no query found any of its targets, and no rule would fail it", `Ids or paths of the results don't fit the suite's targets; or the index holds other documents. ${describeMiss(suite, scores)}`.trim());
  }
  return { ...verdict, notices: [...verdict.notices, { code: "zero_quality" }] };
}



/***/ }),

/***/ 49077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K5: () => (/* binding */ RESTORE_QUERIES),
/* harmony export */   KE: () => (/* binding */ alsoEditsWords),
/* harmony export */   KJ: () => (/* binding */ passEditsWords),
/* harmony export */   LO: () => (/* binding */ whyEditsWords),
/* harmony export */   V3: () => (/* binding */ editsSentence),
/* harmony export */   Xj: () => (/* binding */ editedCaseWords),
/* harmony export */   aj: () => (/* binding */ fixEditsWords),
/* harmony export */   e9: () => (/* binding */ recordEditsWords),
/* harmony export */   r9: () => (/* binding */ hasLostAndGone),
/* harmony export */   rh: () => (/* binding */ onlyWithEditsWords),
/* harmony export */   t3: () => (/* binding */ areLossesEdited),
/* harmony export */   vj: () => (/* binding */ shrinkWords)
/* harmony export */ });
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97855);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28213);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31385);



const NAMED_EDITS = 3;
const QUERY = 60;
function listEdits(notices) {
  return notices.find((notice) => notice.code === "suite_edits")?.edits ?? [];
}
function listNeededEdits(notices) {
  return listEdits(notices).filter((edit) => edit.needed === true);
}
const MUST_ACCEPT = "which a maintainer must accept";
function onlyWithEditsWords({ fields }) {
  const count = fields.length;
  if (fields.every(({ after }) => after === "removed")) {
    const verb = count === 1 ? "is" : "are";
    return `This change passes only if ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(count, "query", "queries")} ${verb} removed, ${MUST_ACCEPT}`;
  }
  return `This change passes only with ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(count, "edit")} of the suite, ${MUST_ACCEPT}`;
}
function shrinkWords({ fields, of = fields.length }) {
  const count = `${fields.length} of ${of} recorded queries`;
  const names = fields.map(({ before }) => quote(before));
  const queries = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .listFirst */ .rL)(names, NAMED_EDITS);
  const areRemoved = fields.every(({ field, before, after }) => after === "removed" && field !== `cases.${before}`);
  return `This change ${areRemoved ? "removes" : "edits or removes"} ${count}: ${queries}`;
}
function editedCaseWords({ code, fields, cases }, id) {
  if (code === "suite_edited") {
    return listUnwatched(fields, id).join(", ");
  }
  const field = fields[cases.findIndex((culprit) => culprit.id === id)];
  return field === void 0 ? "edited" : fieldEditWords(field);
}
function listUnwatched(fields, id) {
  const critical = `cases.${id}.critical`;
  const forbidden = `cases.${id}.forbidden.`;
  const words = [];
  for (const { field } of fields) {
    if (field === critical) {
      words.push("no longer critical");
    }
    if (field.startsWith(forbidden)) {
      words.push(`no longer forbids ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clipName */ .es)(field.slice(forbidden.length))}`);
    }
  }
  return words;
}
function fieldEditWords({ field, before, after }) {
  if (after === "removed") {
    return `${quote(before)} was removed`;
  }
  if (after === "unlabelled") {
    return "left without expected documents";
  }
  return field.endsWith(".expected") ? `${before} \u2192 ${after}` : `was ${quote(before)}`;
}
function whyEditsWords(notices) {
  const needed = listNeededEdits(notices);
  const others = needed.filter((edit) => !isLostAndGone(edit));
  const sentences = [
    ...lostAndGoneWords(needed),
    ...others.slice(0, NAMED_EDITS).map(replacementWords)
  ];
  if (others.length > NAMED_EDITS) {
    sentences.push(`And ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(others.length - NAMED_EDITS, "more edit")}`);
  }
  return sentences.join(". ");
}
function isLostAndGone({ kind, rank, recorded_rank: recordedRank }) {
  const isGone = kind === "removed" || kind === "unlabelled";
  return isGone && recordedRank !== null && rank === null;
}
function areLossesEdited(notices, losses) {
  const edited = listEdits(notices).filter(({ kind }) => kind === "targets");
  const editedIds = new Set(edited.map(({ id }) => id));
  return losses.length > 0 && losses.every(({ id }) => editedIds.has(id));
}
function hasLostAndGone(notices) {
  return listEdits(notices).some(isLostAndGone);
}
function lostAndGoneWords(edits) {
  const lost = edits.filter(isLostAndGone);
  const removed = lost.filter(({ kind }) => kind === "removed");
  const unlabelled = lost.filter(({ kind }) => kind === "unlabelled");
  const one = "query without expected documents finds";
  const several = "queries without expected documents find";
  const sentences = [
    goneWords(removed, "removed query finds", "removed queries find"),
    goneWords(unlabelled, one, several)
  ];
  return sentences.filter(Boolean);
}
function goneWords(lost, one, several) {
  if (lost.length === 0) {
    return "";
  }
  const deleted = deletedWords(lost);
  const reason = deleted === "" ? "" : ` (${deleted})`;
  return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(lost.length, one, several)} nothing now: ${nameQueries(lost)}${reason}`;
}
function deletedWords(edits) {
  const deleted = listDeletedDocuments(edits);
  if (deleted.length === 0) {
    return "";
  }
  return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(deleted)} ${deleted.length === 1 ? "was" : "were"} deleted`;
}
function listDeletedDocuments(edits) {
  return [...new Set(edits.flatMap(({ deleted }) => deleted))];
}
function replacementWords(edit) {
  const { kind, query, reworded = "", added } = edit;
  const change = rankChange(edit);
  const oldQuery = `${quote(query)}${change === "" ? "" : ` (${change})`}`;
  const place = placeWords(edit.suite_rank);
  switch (kind) {
    case "removed":
      return `${oldQuery} was removed`;
    case "unlabelled":
      return `${oldQuery} expects no documents now`;
    case "reworded":
      return `${oldQuery} is now ${quote(reworded)}${place}`;
    case "params":
      return `${oldQuery} is asked with other params now${place}`;
    case "targets": {
      const documents = added.length === 0 ? "fewer documents" : (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(added);
      return `${droppedWords(edit, change)}; ${quote(query)} now expects ${documents}${place}`;
    }
  }
}
function droppedWords(edit, change) {
  const { dropped, existing } = edit;
  const deleted = deletedWords([edit]);
  if (deleted !== "") {
    return deleted;
  }
  const documents = dropped.length === 0 ? "its recorded documents" : (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(dropped);
  const exist = dropped.length === 1 ? "the document exists" : "the documents exist";
  const facts = [change, existing.length > 0 && existing.length === dropped.length ? exist : ""];
  return [documents, facts.filter(Boolean).join(", ")].filter(Boolean).join(": ");
}
function placeWords(rank) {
  if (rank === void 0) {
    return "";
  }
  return rank === null ? ", which it does not find" : `, at rank ${rank}`;
}
function rankChange({ rank, recorded_rank: before }) {
  return rank === void 0 ? "" : (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .moveWords */ .JU)(before, rank);
}
const RESTORE_QUERIES = "Restore these queries in the suite.";
function fixEditsWords({ code }, notices) {
  if (code !== "passes_only_with_edits") {
    return RESTORE_QUERIES;
  }
  const deleted = listDeletedDocuments(listNeededEdits(notices));
  const repair = deleted.length > 0 ? `restore ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(deleted)}` : "fix the search for these queries";
  return `If these edits are right, accept the change. Else ${repair}.`;
}
function passEditsWords(notices) {
  const edits = listEdits(notices);
  const count = edits.filter(({ kind }) => kind === "targets").length;
  const byRow = count === 0 ? "" : `. ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(count, "edited query is compared by its", "edited queries are compared by their")} earlier documents`;
  return [byRow, ...lostAndGoneWords(edits)].join(". ");
}
function recordEditsWords(notices) {
  const unrecorded = listEdits(notices).filter((edit) => edit.unrecorded === true && edit.kind !== "removed");
  if (unrecorded.length === 0) {
    return "";
  }
  const notFound = unrecorded.filter(({ suite_rank: rank }) => rank === null);
  const check = notFound.length === 0 ? "" : ` Check what ${nameQueries(notFound)} expects: it is not found.`;
  return `Run \`record\`, so that the next change is compared by the edited queries.${check}`;
}
function alsoEditsWords({ verdict, notices }, lost, recall) {
  const edits = listEdits(notices);
  if (verdict === "pass") {
    const hasNewTargets = edits.some(({ kind, suite_rank: rank }) => kind === "targets" && rank !== void 0);
    return hasNewTargets && recall.value !== null ? [`With the edited suite, ${recall.name} is ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)("share", recall.value)}`] : [];
  }
  const editedIds = new Set(edits.map(({ id }) => id));
  const count = lost.filter((row) => editedIds.has(row.case.id)).length;
  if (verdict !== "fail" || count === 0 || listNeededEdits(notices).length > 0) {
    return [];
  }
  const lostCount = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(lost.length, "lost query", "lost queries");
  const verb = count === 1 ? "is" : "are";
  const which = count === 1 ? "this edit" : "these edits";
  return [`${count} of the ${lostCount} ${verb} edited; the gate fails with ${which}, too`];
}
function editsSentence({ edits, renamed }) {
  const sentences = [];
  if (renamed.length > 0) {
    const documents = renamed.map(({ before, after }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clipName */ .es)(before)} is now ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clipName */ .es)(after)}`);
    const verb = renamed.length === 1 ? "was" : "were";
    sentences.push(`${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(renamed.length, "expected document")} ${verb} renamed: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(documents)}. The gate treats the old and the new name as the same document.`);
  }
  sentences.push(...describeKinds(edits.filter((edit) => edit.earlier !== true)));
  const needed = edits.filter((edit) => edit.needed === true);
  if (needed.length > 0) {
    const which = needed.length === 1 ? "this edit" : `these ${needed.length} edits`;
    sentences.push(`Without ${which} the gate would fail: ${nameQueries(needed)}.`);
  }
  const earlier = edits.filter((edit) => edit.earlier === true);
  if (earlier.length > 0) {
    const verb = earlier.length === 1 ? "was" : "were";
    sentences.push(`${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(earlier.length, "recorded query", "recorded queries")} ${verb} edited or removed since the baseline was recorded: ${nameQueries(earlier)}. Record the baseline again.`);
  }
  return sentences.join(" ");
}
function describeKinds(edits) {
  const haveIds = edits.every(({ kind, id, query }) => kind !== "removed" || id !== query);
  const wordsByKind = {
    removed: haveIds ? "removed from the suite" : "removed from the suite or reworded",
    unlabelled: "left without expected documents",
    reworded: "reworded",
    params: "given other params",
    targets: "given other expected documents"
  };
  const sentences = [];
  for (const [kind, words] of Object.entries(wordsByKind)) {
    const sameKind = edits.filter((edit) => edit.kind === kind);
    if (sameKind.length > 0) {
      const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(sameKind.length, "query", "queries");
      const verb = sameKind.length === 1 ? "was" : "were";
      const names = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .listFirst */ .rL)(sameKind.map(describeEdit), NAMED_EDITS);
      sentences.push(`${queries} ${verb} ${words}: ${names}.`);
    }
  }
  return sentences;
}
function describeEdit({ kind, query, reworded = "", dropped, added }) {
  if (kind === "reworded") {
    return `${quote(query)} \u2192 ${quote(reworded)}`;
  }
  if (kind !== "targets") {
    return quote(query);
  }
  if (dropped.length === 0) {
    return `${quote(query)} (+ ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(added)})`;
  }
  return added.length === 0 ? `${quote(query)} (\u2212 ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(dropped)})` : `${quote(query)} (${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(dropped)} \u2192 ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(added)})`;
}
function nameQueries(edits) {
  const names = edits.map(({ query }) => quote(query));
  return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .listFirst */ .rL)(names, NAMED_EDITS);
}
function quote(query) {
  return `"${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .capText */ .yA)(query, QUERY)}"`;
}



/***/ }),

/***/ 63989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TP: () => (/* binding */ quoteQueries),
/* harmony export */   _I: () => (/* binding */ findDoubt),
/* harmony export */   cv: () => (/* binding */ noticeSentence),
/* harmony export */   dX: () => (/* binding */ selectRunNotices),
/* harmony export */   pY: () => (/* binding */ noticeSentences)
/* harmony export */ });
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97855);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28213);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13480);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49077);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31385);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35132);
/* harmony import */ var _sampling_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93315);








const SENTENCES = {
  /** What makes a pass worth less, the worst first. */
  doubt: {
    zero_quality: () => "No query found any of its documents.",
    lost: lostWords,
    not_lost: ({ reason, cases }) => reason === "found" ? `${someQueries(cases, "was", "were")} lost at first, but not when asked again: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}. So the gate does not count ${itOrThem(cases)} as lost.` : `${someQueries(cases, "was", "were")} lost at first, and the base loses ${itOrThem(cases)}, too, when asked again: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}. So the gate does not count ${itOrThem(cases)} as lost.`,
    not_asked_again: ({ reason }) => `The gate could not ask the lost queries again: ${withoutFullStop(reason)}. So these queries count as lost.`,
    implausible_jump: [
      ({ metric, delta }) => `${metric} by ${deltaWords(metric, delta)}`,
      (list) => `These values changed unusually much overall: ${list}. Before you trust these values, check some queries whose results changed.`
    ],
    cached_answers: ({ first_ms: first, repeat_ms: repeat }) => `Answers look cached: a query took ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMs */ ._V)(first)} the first time and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMs */ ._V)(repeat)} when the gate repeated it. New queries may take longer than this report says.`,
    errored_cases: ({ cases }, errors) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cases.length, "query", "queries")} failed and scored 0: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}.${errors === "" ? "" : ` ${errors}.`}`
  },
  /** What a reader may have to act on. */
  urgent: {
    secret_shown: ({ where, variables: { length }, variables }) => where === "files" ? `The ${length === 1 ? "value" : "values"} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(variables)} can be read in the suite, the config or the corpus, and ${length === 1 ? "is" : "are"} not hidden in this report. Choose ${length === 1 ? "another secret" : "other secrets"}.` : `The ids of results contain the value of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(variables)}, so this report shows this value. If the value is a secret, replace the secret, and make the retriever return ids without secrets.`,
    base_outdated: ({ commit, tip, files }) => `This run used the rules of commit ${commit.slice(0, 12)}. These files are newer on the default branch (commit ${tip.slice(0, 12)}): ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(files)}. Merge the default branch into this branch, or rebase this branch.`,
    base_suite_unread: ({ reason }) => `The suite of the base branch can't be read: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .capText */ .yA)(reason, 200)}. So the gate used the queries in the baseline of the base branch. The baseline does not say which queries are critical.`,
    other_base: ({ branch, default_branch }) => `This pull request goes into the branch ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(branch)}, whose rules decided. GitHub stores a check's result for a commit. If another pull request into ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(default_branch)} has the same commit, this check also counts there.`,
    weakened: ({ place, before, after }) => `A rule is weaker now: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(place)}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(before)} before, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(after)} now.`,
    index_changed: ({ place, before, after }) => {
      if (typeof before === "string" || typeof after === "string") {
        return `${place} is ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(String(after))} now (before: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(String(before))}). Check that the index did not change.`;
      }
      const was = before === null ? "\u2013 documents" : (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(before, "document");
      const counts = before === null && after === null ? "" : `: ${was} before, ${after ?? "\u2013"} now`;
      const isSmaller = before !== null && after !== null && after < before;
      const easier = isSmaller ? " The right documents are easier to find among fewer documents." : "";
      return `The corpus ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(place)} differs from the base's corpus${counts}.${easier}`;
    },
    models_added: ({ models }) => `cost_per_query is gated, and ${models.length === 1 ? "one model is" : "some models are"} new since the baseline: ${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .listFirst */ .rL)(models.map(describeAddedModel), NAMED)}. Check what ${models.length === 1 ? "it costs" : "they cost"}.`,
    suite_edits: _edits_js__WEBPACK_IMPORTED_MODULE_2__/* .editsSentence */ .V3,
    gained: ({ p }) => {
      const gain = p === null ? "Since the last accepted state, search finds right documents for more queries, and no query got worse." : `The whole suite is significantly better than the last accepted state (${(0,_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .pWords */ .gh)(p)}).`;
      return `${gain} If you commit baseline.json, the gate compares later changes with these better results.`;
    },
    odd_limit: oddLimitWords,
    one_system: oneSystemWords,
    new_hits: ({ cases }) => `${someQueries(cases, "returns", "return")} a forbidden or false result, and returned none in the baseline: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}.`
  },
  /** Other facts of this run. */
  own: {
    head_only: ({ reason, branch = "BRANCH" }) => `The gate used only the files of this checkout, because ${HEAD_ONLY[reason].replaceAll("BRANCH", branch)}.`,
    answers_unmeasured: ({ metric, cases, reason }) => `${metric} has no value for ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cases.length, "query", "queries")}, since ${UNMEASURED[reason]}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}.`,
    probe_failed: ({ reason }) => `The gate could not ask the lost queries for more results: ${withoutFullStop(reason)}. So the report can't say at which rank the lost documents are now.`,
    not_side_by_side: ({ reason }) => `This run did not compare side by side, although base-directory is set: ${NOT_BESIDE[reason]}.`,
    base_below_baseline: ({ metric, before, after }) => `The base is worse than its own baseline: ${metric} is ${valueWords(metric, after)}, but the baseline has ${valueWords(metric, before)}. Check that you prepared the base directory in the same way as the head. First check that you built the index of the base. Without this index, the base finds too few documents, and the comparison is wrong.`,
    latency_limits: _sampling_js__WEBPACK_IMPORTED_MODULE_5__/* .limitWords */ .vd,
    not_gated: [
      ({ metric, lacks }) => lacks === "before" ? metric : `${metric} (no query with a value in the baseline has two results now)`,
      (list) => `These metrics are not checked: ${list}. If the baseline has no value for a metric, record a new baseline.`
    ],
    since_accepted: ({ recordings, moved }) => `Since the last gain or accepted loss, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(recordings, "baseline was", "baselines were")} recorded. Total change: ${moved.map(({ metric, delta }) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDelta */ .CW)("share", delta)}`).join(", ")}. If losses add up significantly, the gate fails.`,
    limit: ({ count }) => `The dataset was cut to ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(count, "query", "queries")}. A run with only a part of the dataset never passes.`,
    tier_widened: ({ cases }) => `This change edits ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cases.length, "query", "queries")} (or recorded values) that this config does not select: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}. To check ${itOrThem(cases)}, too, the gate asked all queries of the suite.`,
    watched: watchedSentence,
    new_cases: ({ cases }) => `${someQueries(cases, "is", "are")} new or edited: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}. The gate compares ${itOrThem(cases)} once the baseline is recorded again.`,
    base_failed_queries: ({ cases }) => `${someQueries(cases, "is", "are")} left out of the comparison, because the base's search failed on ${itOrThem(cases)}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}.`,
    unstable: varyWords,
    scores_rise: ({ cases, query, rank, score, score_before: before }) => `${someQueries(cases, "has", "have")} scores that rise down the list: "${query}" has ${before} at rank ${rank - 1} and ${score} at rank ${rank}. The gate measures the order in which the results were returned. If that order is wrong, correct how the search sorts. If the scores are right, write \`definition: { order: score }\`.`,
    vary_unknown: ({ reason }) => reason === null ? "No query was asked twice (`vary: off`), so the gate does not know whether answers vary." : `The gate could not start and ask the retriever a second time: ${withoutFullStop(reason)}. So the gate does not know whether a restarted retriever gives the same results.`
  },
  /** What describes the set-up and is the same in every run. Shown on the page alone. */
  standing: {
    dead_cases: ({ reason, cases }) => {
      switch (reason) {
        case "no_target":
          return `${someQueries(cases, "has", "have")} no expected document and can only score 0: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}.`;
        case "never_found":
          return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cases.length, "query", "queries")} found none of ${cases.length === 1 ? "its" : "their"} documents in the baseline: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}. Fix the search, or correct the expected documents.`;
        case "not_returned":
        case "not_in_corpus":
          return `${someQueries(cases, "has", "have")} an expected document that ${reason === "not_in_corpus" ? "neither the results nor the corpus contain" : "even ten times as many results do not contain"}, so perhaps no search can find it: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}. Check the document's name and the index.`;
      }
    },
    absolute_paths: ({ count }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(count, "result")} had an absolute path in the repository. The gate made these paths relative, because the repository is in another folder on other machines.`,
    trec_counts_differ: ({ cases }) => `trec_eval counts ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cases.length, "query", "queries")} in another way, since several results match one expected document, or one result matches several: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}.`,
    named_by_query: ({ count, repeated }) => {
      const shared = repeated === 0 ? "" : ` ${repeated} of these queries have the same text as another, so the gate tells them apart by their order in the file.`;
      return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(count, "query", "queries")} ${count === 1 ? "has" : "have"} no id and ${count === 1 ? "is" : "are"} named by ${count === 1 ? "its" : "their"} text.${shared}`;
    }
  },
  /** What the title, the advice or a check's row says already. */
  elsewhere: {
    also_accepted: ({ since, recordings, moved, lost }) => {
      const start = since ?? "the last acceptance";
      const changes = moved.map(({ metric, delta }) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDelta */ .CW)("share", delta)}`);
      const parts = [
        changes.join(", "),
        lost.length === 0 ? "" : `lost queries: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(lost)}`
      ];
      return `You also accept all changes since ${start} (${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(recordings, "recorded baseline")}). In total: ${parts.filter(Boolean).join("; ")}.`;
    },
    below_accepted: ({ metric, scope, before, after }) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeWords */ .AN)(scope)} was ${valueWords(metric, before)} in the last accepted state and is ${valueWords(metric, after)} now. This change made no query worse, so the check passes.`,
    shard: ({ index, count, cases, of }) => `This is shard ${index} of ${count}: it asked ${cases} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(of, "query", "queries")}. Merge all shards to get the verdict.`
  }
};
const ALL = {
  ...SENTENCES.doubt,
  ...SENTENCES.urgent,
  ...SENTENCES.own,
  ...SENTENCES.standing,
  ...SENTENCES.elsewhere
};
const NAMED = 3;
function noticeSentence(notice, errors = "") {
  return writeSentence([notice], errors);
}
function noticeSentences(notices, errors = "") {
  const groups = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)([...notices.entries()], ([i, { code }]) => typeof ALL[code] === "function" ? i : code);
  return [...groups.values()].map((group) => writeSentence(group.map(([, notice]) => notice), errors));
}
function writeSentence(notices, errors) {
  const first = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .requireItem */ .l5)(notices, 0);
  const sentence = ALL[first.code];
  if (typeof sentence === "function") {
    return sentence(first, errors);
  }
  const [item, all] = sentence;
  return all((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .listFirst */ .rL)(notices.map(item), NAMED));
}
const FIRST_CODES = [...Object.keys(SENTENCES.doubt), ...Object.keys(SENTENCES.urgent)];
const USUAL_REASONS = [
  "record",
  "no_git",
  "no_repository",
  "on_default_branch"
];
function selectRunNotices(notices) {
  const runNotices = notices.filter((notice) => !(notice.code in SENTENCES.standing) && !(notice.code in SENTENCES.elsewhere) && !(notice.code === "head_only" && USUAL_REASONS.includes(notice.reason)));
  const noticePlace = ({ code }) => FIRST_CODES.includes(code) ? FIRST_CODES.indexOf(code) : FIRST_CODES.length;
  return runNotices.toSorted((a, b) => noticePlace(a) - noticePlace(b));
}
function findDoubt(notices) {
  return selectRunNotices(notices).find(({ code }) => code in SENTENCES.doubt);
}
function quoteQueries(queries) {
  const quoted = queries.map((query) => `"${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(query)}"`);
  return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .listFirst */ .rL)(quoted, NAMED, queries.length === 2 ? " and " : ", ");
}
function lostWords({ lost, better, because }) {
  const reasons = {
    better: `${quoteQueries(better)} got better`,
    within: "the whole suite fell by no more than its tolerance",
    vary: "answers vary, and the fall is not significant",
    rule: "the config has its own rule for recall"
  };
  const was = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(lost.length, "query was", "queries were");
  return `${was} lost: ${quoteQueries(lost)}. The gate does not fail, because ${reasons[because]}.`;
}
function oneSystemWords({ path, queries, edited }) {
  const used = path === null ? "" : ` Both use ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(path)}.`;
  if (edited.length === 0) {
    return `Base and head both use ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(path ?? "\u2013")}, which is in neither checkout. If each build writes it, both are measured on what the last build wrote: let each build write into its own checkout.`;
  }
  return `Base and head gave the same results to ${queries === 1 ? "the query" : `all ${queries} queries`}, although this change edits ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(edited)}.${used} If the edit should change results, check that each side uses its own code and its own index.`;
}
function oddLimitWords(notice) {
  const { metric, scope } = notice;
  switch (notice.reason) {
    case "too_wide": {
      const { tolerance } = notice;
      return `The tolerance ${tolerance} of ${metric} allows any change, because ${metric} lies between 0 and 1. Did you mean ${tolerance / 100} or "${tolerance}%"?`;
    }
    case "percent_of_zero": {
      const { percent } = notice;
      const zero = valueWords(metric, 0);
      return `The tolerance "${percent}%" of ${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeWords */ .AN)(scope)} allows no rise, because the baseline has ${zero}. Write a number in place of the percentage.`;
    }
    case "unreachable": {
      const { floor, most, k, lowest, lowest_most: lowestMost } = notice;
      const lowestCase = lowest === null || lowestMost === null ? "" : ` Case ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(lowest)} has at most ${lowestMost.toFixed(3)}.`;
      return `No search can reach the floor ${floor} of ${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeWords */ .AN)(scope)}: a perfect search has ${most.toFixed(3)} with this suite and k = ${k}.${lowestCase}`;
    }
  }
}
function varyWords({ cases, differ, of, noise }) {
  if (differ !== null && of !== null) {
    const noiseText = noise === null ? "" : `; a fall below ${noise.toFixed(3)} is noise`;
    return `Answers vary: the answers to ${differ} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(of, "query", "queries")} asked twice differ${noiseText}.`;
  }
  const now = cases.length === 0 ? "Answers vary" : `Answers vary: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cases.length, "query", "queries")} got other results when the gate asked again: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}`;
  return `${now}. The baseline does not say by how much: run \`record\` again.`;
}
function watchedSentence({ count, changed, first_changed: firstChanged, emptied }) {
  const watched = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(count, "watched query", "watched queries");
  if (changed.length === 0) {
    return `${watched}: no results changed.`;
  }
  const first = firstChanged === 0 ? "" : `, ${firstChanged} ${firstChanged === 1 ? "has" : "have"} another first result`;
  const nothing = emptied === 0 ? "" : `, ${emptied} ${emptied === 1 ? "returns" : "return"} nothing now`;
  return `${watched}: the results of ${changed.length} changed${first}${nothing}. Changed most: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(changed)}.`;
}
const HEAD_ONLY = {
  bootstrap: "the base has no gate files yet",
  record: "this run records a baseline",
  no_git: "git is not installed",
  no_repository: "there is no git repository",
  on_default_branch: "this is the default branch",
  default_branch_unknown: "the default branch is not known. To compare with BRANCH, add --base-ref BRANCH",
  default_branch_not_fetched: "the default branch is not in this clone. Clone the whole history (on GitHub, fetch-depth: 0)",
  no_merge_base: "this clone shows no common commit with the default branch. Clone the whole history (on GitHub, fetch-depth: 0)"
};
const UNMEASURED = {
  query_failed: "the retriever failed on the query",
  no_answer: "the retriever gave no answer",
  no_text: "a result has no text",
  no_reference: "the suite has no reference answer",
  no_claims: "the text has no claim to check",
  refused: "the judge refused",
  malformed: "the judge's reply had the wrong form",
  too_long: "the texts are too long for the judge",
  not_asked: "the judging ended too early"
};
const NOT_BESIDE = {
  bootstrap: "the base has no gate yet, and the base's code can't answer with this change's config. After this change is merged, the gate sends each query to base and head",
  accepted: "the change was accepted, so the head's own files decide"
};
function describeAddedModel({ model, tokens_per_query: tokens, ...price }) {
  const { prompt, completion, per_call: call } = price;
  const tokenPrices = [
    prompt === null ? "" : `prompt ${prompt}`,
    completion === null ? "" : `completion ${completion}`
  ].filter(Boolean);
  const costs = [
    tokenPrices.length === 0 ? "" : `${tokenPrices.join(", ")} per 1,000 tokens`,
    call === null ? "" : `${call} a call`,
    tokens === null ? "" : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(tokens, "token")} a query`
  ].filter(Boolean);
  return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(model)} (${costs.join(", ")})`;
}
const deltaWords = (metric, delta) => (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDelta */ .CW)((0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOfMetric */ .QG)(metric), delta);
const valueWords = (metric, value) => (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatValue */ .Fl)((0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOfMetric */ .QG)(metric), value);
function itOrThem({ length }) {
  return length === 1 ? "it" : "them";
}
function withoutFullStop(text) {
  return text.trim().replace(/\.$/, "");
}
function someQueries(cases, singular, plural) {
  return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cases.length, "query", "queries")} ${cases.length === 1 ? singular : plural}`;
}



/***/ }),

/***/ 93315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: () => (/* binding */ announceQueries),
/* harmony export */   LB: () => (/* binding */ notPlannedWords),
/* harmony export */   Tc: () => (/* binding */ isOfOtherMachine),
/* harmony export */   lj: () => (/* binding */ samplingLines),
/* harmony export */   vd: () => (/* binding */ limitWords)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31385);

function announceQueries({ cases, planned, most }, passes) {
  const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(planned, "query", "queries");
  if (passes === null) {
    return `This run sends at least ${queries} in total to base and head. From the base's response times, the gate computes how many more queries it must send. The limit is latency.budget_s.`;
  }
  if (passes === void 0) {
    const times = planned === cases ? "" : `, ${planned} times in total`;
    const again = most > planned ? `, or up to ${most} times if it measures latency again` : "";
    return `This run asks ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(cases, "query", "queries")}${times}${again}.`;
  }
  const rounds = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(passes, "round");
  const announcement = `This run sends ${queries} in total to base and head (${rounds} of timing).`;
  return most > planned ? `${announcement} If the gate measures latency again, it sends up to ${most} queries.` : announcement;
}
function samplingLines({ run, verdict }) {
  const { queries = 0, repeats = 0, passes = 1 } = run?.timing.asked ?? {};
  const limits = verdict.notices.find((notice) => notice.code === "latency_limits");
  const asked = `The gate asked ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(queries, "time")} in total. Each timed query has ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(repeats * passes, "timing")}.`;
  return [...repeats === 0 ? [] : [asked], ...limits === void 0 ? [] : [limitWords(limits)]];
}
function notPlannedWords({ by, needed }) {
  switch (by) {
    case "recorded":
      return [
        "a recorded run has one time for each query, and the check needs three",
        "Remove the rule."
      ];
    case "repeats":
      return [
        "the check needs more timings of each query",
        `Set latency.repeats to ${needed}, or remove the rule.`
      ];
    case "budget_s":
      return [
        `timing takes ${needed} seconds, and latency.budget_s allows less`,
        `Set latency.budget_s to ${needed}, measure fewer queries (latency.cases), or remove the rule.`
      ];
  }
}
function isOfOtherMachine(notice) {
  return notice.code === "latency_limits" && notice.other_machine;
}
const MOST_PERCENT = 1e3;
function limitWords({ beside, other_machine: isOtherMachine, rises, budget_s: budget }) {
  if (budget !== null) {
    return `Latency is not gated: timing takes ${budget} seconds, and latency.budget_s allows less. Raise this time limit, or measure fewer queries (latency.cases).`;
  }
  const riseWords = rises.map(({ metric, ms, baseline }) => {
    const name = metric.replace(/^latency_(\w+)_ms$/, "$1");
    const percent = Math.ceil(100 * ms / baseline);
    const share = percent <= MOST_PERCENT ? ` (${percent} %)` : "";
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMs */ ._V)(ms)}${share} at ${name}`;
  });
  const machine = isOtherMachine ? " The baseline was recorded on another kind of machine." : "";
  const better = beside ? "" : " To notice smaller rises of latency, compare head and base side by side (`base-directory`).";
  return `Latency checks can't notice rises below ${riseWords.join(", or ")}.${machine}${better}`;
}



/***/ }),

/***/ 1732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hb: () => (/* binding */ hasNoPairs),
/* harmony export */   R6: () => (/* binding */ CATEGORIES),
/* harmony export */   V6: () => (/* binding */ lacksFigure),
/* harmony export */   YD: () => (/* binding */ GOLDEN_DATA_FINDINGS),
/* harmony export */   my: () => (/* binding */ isCount),
/* harmony export */   yq: () => (/* binding */ rankSeverity)
/* harmony export */ });
/* unused harmony export WEAKENINGS */
const CATEGORIES = [
  "forbidden_hit",
  "recall_drop",
  "ranking_shift",
  "fewer_results",
  "latency_regression",
  "diversity_collapse",
  "semantic_degraded_spike",
  "retriever_error",
  "cost_regression",
  "answer_regression",
  "missing_data",
  "golden_data_edited",
  "gate_weakened"
];
function isCount({ unit, missing }) {
  return unit === "cases" && missing === void 0;
}
function hasNoPairs({ missing }) {
  return missing?.code === "no_paired_cases";
}
function lacksFigure(check) {
  return check.state === "missing" && !hasNoPairs(check);
}
function rankSeverity({ passed, state }) {
  if (!passed) {
    return 2;
  }
  return state === "fell" ? 1 : 0;
}
const WEAKENINGS = (/* unused pure expression or super */ null && ([
  /** The base has another config than the head. */
  "config_moved",
  /** The base's files can't be read. */
  "base_unusable",
  /** A file of the gate became a symbolic link. */
  "link",
  "config_edited",
  /** Stored verdicts of the judge were edited. */
  "verdict_changed",
  /** The run passes only with edits of recorded cases. */
  "passes_only_with_edits",
  /** Much of the suite is taken out. */
  "suite_shrinks",
  /** Critical cases or forbidden documents are no longer watched. */
  "suite_edited",
  "baseline_edited",
  /** The baseline has a new digest of a file outside of git, which the file does not have. */
  "baseline_vouches",
  /** Rows of the baseline were edited to values that this run did not measure. */
  "baseline_not_measured",
  /** The baseline has other accepted figures than it must keep, as after `record --accept`. */
  "accepted_moved"
]));
const GOLDEN_DATA_FINDINGS = [
  "passes_only_with_edits",
  "suite_shrinks",
  "suite_edited"
];



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
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97855);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90997);



const MOST_SHARDS = 1e3;
function parseShard(text) {
  const match = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text);
  const index = Number(match?.[1]);
  const count = Number(match?.[2]);
  if (index <= count && count <= MOST_SHARDS) {
    return { index, count };
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("usage", `shard is "${text}"`, `Expected i/n, the first shard being 1, such as 1/4 (4/4 the last); n is at most ${MOST_SHARDS}.`);
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
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("usage", `${shardName(shard)}: there are ${cases.length} cases for ${shard.count} shards`, `Use at most ${cases.length} shards.`);
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
  const standInIds = chooseStandIns(allCases, shardCases);
  return (samples) => {
    const filledSamples = /* @__PURE__ */ new Map();
    for (const [id, standInId] of standInIds) {
      const caseSamples = samples.get(standInId);
      if (caseSamples !== void 0) {
        filledSamples.set(id, caseSamples);
      }
    }
    return filledSamples;
  };
}
function chooseStandIns(allCases, shardCases) {
  const shardIds = new Set(shardCases.map(({ id }) => id));
  const shardCasesByIntent = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(shardCases, ({ intent }) => intent);
  const turnByIntent = /* @__PURE__ */ new Map();
  const standInIds = /* @__PURE__ */ new Map();
  for (const { id, intent } of allCases) {
    if (shardIds.has(id)) {
      standInIds.set(id, id);
      continue;
    }
    const candidates = shardCasesByIntent.get(intent) ?? shardCases;
    const turn = turnByIntent.get(intent) ?? 0;
    turnByIntent.set(intent, turn + 1);
    standInIds.set(id, (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireItem */ .l5)(candidates, turn % candidates.length).id);
  }
  return standInIds;
}



/***/ })

};
