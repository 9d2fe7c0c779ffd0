export const id = 4225;
export const ids = [4225];
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
function showProgress({ line, progress }, clock = () => performance.now()) {
  const intervalMs = line === null ? LOG_EVERY_MS : BAR_EVERY_MS;
  let lastShown = clock();
  return (phase, done, total) => {
    const now = clock();
    if (line !== null && done >= total) {
      return line("");
    }
    if (now - lastShown < intervalMs) {
      return;
    }
    lastShown = now;
    const share = total === 0 ? 1 : done / total;
    const text = `${PHASES[phase]} ${done}/${total} (${Math.floor(share * 100)} %)`;
    if (line === null) {
      return progress(text);
    }
    const filled = Math.round(share * BAR_WIDTH);
    line(`${"\u2588".repeat(filled)}${"\u2591".repeat(BAR_WIDTH - filled)} ${text}`);
  };
}



/***/ }),

/***/ 14830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jc: () => (/* binding */ requestFiles),
/* harmony export */   hT: () => (/* binding */ checkConfiguredRetriever),
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
function requestFiles(request, root) {
  const from = node_path__WEBPACK_IMPORTED_MODULE_7__.relative(root.directory, request.workingDirectory);
  const resolveInside = (written, what) => written === null ? null : (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .insideRoot */ .p0)(root, from, written, what);
  return {
    config: (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .insideRoot */ .p0)(root, from, request.config ?? _model_config_js__WEBPACK_IMPORTED_MODULE_3__/* .USUAL_CONFIG */ .kV, "config"),
    overrides: {
      suite: resolveInside(request.suite, "suite"),
      baseline: resolveInside(request.baseline, "baseline")
    }
  };
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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("usage", refused.message, refused.hint);
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
/* harmony export */   N: () => (/* binding */ refuseUnknownTargets),
/* harmony export */   x: () => (/* binding */ makeHits)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _metrics_matching_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87362);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44141);
/* harmony import */ var _expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93117);
/* harmony import */ var _messages_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31385);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97855);






function refuseUnknownTargets(suite, definition, searched) {
  const source = findSource(suite);
  const targets = listNamedTargets(suite);
  if (source === null || targets.length === 0 || searched.documents.length === 0) {
    return;
  }
  const isDocument = makeDocumentTest(searched.documents, definition);
  if (targets.some(isDocument)) {
    return;
  }
  const labels = targets.map(({ value }) => value);
  const subject = targets.length === 1 ? `the name in \`${source.field}\` is no document` : `none of the ${targets.length} names in \`${source.field}\` is a document`;
  const where = searched.from === "corpus" ? "of the corpus" : "in the results of any query";
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("invalid_suite", `${subject} ${where}: ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_4__/* .listNames */ .Zv)(labels)}`, keyAdvice(targets, isDocument) ?? renamingAdvice(source, targets, isDocument, searched));
}
function findSource({ datasets = [] }) {
  const takenFrom = datasets.filter(({ expected }) => expected !== null);
  const [field, ...otherFields] = new Set(takenFrom.flatMap(({ expected }) => expected ?? []));
  const [form = null, ...otherForms] = new Set(takenFrom.map((dataset) => dataset.form));
  if (field === void 0) {
    return null;
  }
  if (otherFields.length > 0) {
    return { field: "expected", form: null };
  }
  return { field, form: otherForms.length === 0 ? form : null };
}
function makeHits(documents) {
  return documents.map((document) => ({ ...document, doc_id: document.id, repeat: false }));
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
function makeDocumentTest(documents, definition) {
  const hits = documents.map((hit) => (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseHit */ .Sv)(hit, definition));
  return (target) => {
    const { kind, value, grade } = target;
    const documentTarget = kind === "span" ? { kind: target.by, value, grade } : target;
    return hits.some((0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_1__/* .compileTarget */ .bs)(documentTarget, definition));
  };
}
const KEYS = ["id", "path", "name", "qualified_name"];
function keyAdvice(targets, isDocument) {
  for (const { kind, value, grade } of targets) {
    const key = KEYS.find((otherKind) => isDocument({ kind: otherKind, value, grade }));
    if (key !== void 0) {
      return `A result has ${JSON.stringify(value)} as its ${key}, and the suite names it as ${kind}. Write \`${key}\` in the expression, or the text alone, which matches both.`;
    }
  }
  return null;
}
const MOST_TRIED = 20;
function renamingAdvice(source, targets, isDocument, searched) {
  const { documents, from } = searched;
  const names = documents.map(({ path, doc_id: id }) => path ?? id);
  if (names.every((name) => /^text:[0-9a-f]{12}$/.test(name))) {
    return "The results have neither id nor path, only texts. Send the document's id or path with each result.";
  }
  const best = findBestWay(listWays(names, targets), targets, isDocument);
  if (best !== null) {
    return wayAdvice(best, source, targets.length, searched);
  }
  const otherCause = from === "corpus" ? "" : " Or the index holds other documents than the suite is about.";
  const textExpression = (0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteExpression */ .nn)((0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .continueExpression */ .IO)(source.field, "[].{text: @}"));
  const textAdvice = source.form === "text" ? "" : ` For words of the results' texts: \`expected: ${textExpression}\`.`;
  return `Documents are called ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_4__/* .listNames */ .Zv)([...new Set(names)].slice(0, 3))}. Words of titles, or parts of names, match no document: write paths or ids.${textAdvice}${otherCause}`;
}
function wayAdvice({ words, renaming, count }, source, all, { documents, from }) {
  const found = `${words}, ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(count, "name")} of ${all} ${count === 1 ? "is a document" : "are documents"}.`;
  const corpusNote = from === "corpus" ? " If the search returns the names as they are, change nothing." : "";
  const key = documents.some(({ path }) => path !== void 0) ? "path" : "id";
  const expression = renameInExpression(source, renaming, key);
  const advice = expression === null ? "Write them so in the file." : `Write \`expected: ${(0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteExpression */ .nn)(expression)}\` beside \`query\` in the suite, or write them so in the file.`;
  return `${found} ${advice}${corpusNote}`;
}
function renameInExpression({ field, form }, renaming, key) {
  if ("mark" in renaming) {
    const addition = `.join('', [@, '${renaming.mark}'])`;
    if (field.endsWith(addition)) {
      return field.slice(0, -addition.length);
    }
  }
  return form === null ? null : (0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renameDocuments */ .nW)(field, renaming, form, key);
}
function listWays(documents, targets) {
  const ending = /\.[A-Za-z0-9]{1,8}$/;
  const ways = [];
  for (const after of listCommon(documents, ending)) {
    ways.push({ words: `With the ending \`${after}\``, renaming: { before: "", after } });
  }
  const values = targets.map(({ value }) => value);
  for (const mark of listCommon(values, ending)) {
    ways.push({ words: `Without the ending \`${mark}\``, renaming: { mark, part: 0 } });
  }
  for (const before of listCommon(documents, /^.*\//)) {
    ways.push({ words: `With the folder \`${before}\``, renaming: { before, after: "" } });
  }
  ways.push({ words: "Without their folders", renaming: { mark: "/", part: -1 } });
  return ways;
}
function findBestWay(ways, targets, isDocument) {
  let best = null;
  for (const way of ways) {
    const renamed = targets.map((target) => ({
      ...target,
      value: rename(target.value, way.renaming)
    }));
    const count = renamed.filter(isDocument).length;
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

/***/ 60711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ findBuckets),
/* harmony export */   G_: () => (/* binding */ testBothReferences),
/* harmony export */   QW: () => (/* binding */ sumBlocks),
/* harmony export */   ck: () => (/* binding */ compareValues),
/* harmony export */   hU: () => (/* binding */ compareWholeSuite),
/* harmony export */   pG: () => (/* binding */ countsLostQueries),
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
  /** The tested differences, added up by block. */
  blocks;
  #p = null;
  #riseP = null;
  /** `moves` are in the order of case ids: sign-flip.ts numbers the blocks by it. */
  constructor(bucket, reference, moves, tolerances, facts) {
    this.bucket = bucket;
    this.reference = reference;
    this.moves = moves;
    this.tolerances = tolerances;
    this.facts = facts;
    this.blocks = sumBlocks(moves, (move) => this.#sumTested(move));
  }
  /** The metrics that the test adds up: recall and nDCG as far as they are gated, else MRR. */
  get tested() {
    const added = ["recall", "ndcg"].filter((metric) => this.bucket.rules.has(metric));
    return added.length === 0 ? ["mrr"] : added;
  }
  #sumTested(move) {
    return this.tested.reduce((sum, metric) => sum + move[metric], 0);
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
    return this.moves.filter((move) => this.#sumTested(move) < -_sign_flip_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_CHANGE */ .XG).length;
  }
  /** Returns by how much the mean rose: negative if it fell, 0 without cases. */
  meanRise(metric) {
    return (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_0__/* .averageKnown */ .jw)(this.moves.map((move) => move[metric])) ?? 0;
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
      return { state: "fail", by: "lost", p, level, losses };
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
function countsLostQueries({ intents }, varies, config) {
  return intents === null && !varies && (0,_lost_queries_js__WEBPACK_IMPORTED_MODULE_3__/* .hasDefaultRecall */ .Jm)(config);
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
    const rows = pairs.map(({ before }) => before);
    const facts = {
      changedQueries,
      noise: varies ? noiseOfRows(rows, policy.baseline) : null,
      losses: countsLostQueries(bucket, varies, config) ? (0,_lost_queries_js__WEBPACK_IMPORTED_MODULE_3__/* .findLostQueries */ .cH)(pairs, reference, policy) : null
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
  const lostPairs = countedPairs.filter((pair) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .isNewlyLost */ .OO)(pair) && policy.not_lost?.has(pair.now.id) !== true && (reference === "baseline" || (0,_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .foundWhenAccepted */ .YW)(pair.before, k)));
  const betterPairs = countedPairs.filter((pair) => riseOfCase(pair, reference, k) > _rules_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8);
  return {
    lost: lostPairs.map(({ now }) => now.id),
    better: betterPairs.map(({ now }) => now.id),
    asked_again: policy.not_lost !== void 0
  };
}
function findLostIds({ losses, metric, cases, passed }) {
  const failsByCeiling = metric === "lost_queries" && !passed;
  return failsByCeiling ? cases.map(({ id }) => id) : losses?.lost ?? [];
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
const DRAW_BITS = 64;
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
  for (let from = 0; from < differences.length; from += DRAW_BITS) {
    const group = differences.slice(from, from + DRAW_BITS).map((each) => Math.abs(each) > NO_CHANGE ? each : 0);
    if (group.some((each) => each !== 0)) {
      addFlipped(flippedSums, group, from / DRAW_BITS);
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
  for (let at = 0; at < DRAW_BITS; at++) {
    const from = 256 * (at >>> 3);
    const bit = 1 << (at & 7);
    for (let i = 0; i < bit; i++) {
      sums[from + bit + i] = sums[from + i] + (differences[at] ?? 0);
    }
  }
  return sums;
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
/* harmony import */ var _model_explanation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81714);
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
    return row.found_in === void 0 ? !row.found : row.found_in === 0;
  };
  return suite.cases.filter(isDead).map(({ id }) => id);
}
async function findTargetsNowhere({ policy: { suite, config }, scores }, { probe, corpus }) {
  const scoresById = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .indexById */ .RX)(scores.cases);
  const askedAgain = selectMissing(suite, scoresById).slice(0, _model_explanation_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_PROBED */ .vp);
  if (probe === void 0 || askedAgain.length === 0) {
    return [];
  }
  const { answers, failure } = await probe(askedAgain, config.k * _model_explanation_js__WEBPACK_IMPORTED_MODULE_4__/* .DEEPER */ .UL);
  const stillMissing = askedAgain.map((subject, at) => {
    const { ranks } = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .requireValue */ .vd)(scoresById, subject.id);
    return { id: subject.id, targets: findMissingTargets(subject, ranks, answers[at] ?? null) };
  }).filter(({ targets }) => targets.length > 0);
  const corpusHits = stillMissing.length === 0 ? void 0 : await corpus?.();
  const documents = corpusHits?.map((each) => (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .normaliseHit */ .Sv)(each, config.definition));
  const isInCorpus = (target) => {
    const covers = (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .compileTarget */ .bs)(target, config.definition);
    return documents?.some((each) => covers(each)) === true;
  };
  const nowhere = stillMissing.filter(({ targets }) => !targets.every(isInCorpus));
  const cases = nowhere.map(({ id }) => id).toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP);
  const notices = [];
  if (cases.length > 0) {
    const reason = documents === void 0 ? "not_returned" : "not_in_corpus";
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
  const countFound = ({ id }) => Number((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .requireValue */ .vd)(scoresById, id).found);
  return withMissingTarget.toSorted((a, b) => countFound(a) - countFound(b));
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
/* harmony import */ var _decision_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29853);
/* harmony import */ var _metrics_matching_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87362);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27139);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97855);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90997);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44141);






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
  const { family } = metric;
  const percent = Math.max(0, ...tolerance.map(({ value }) => value));
  const isRelative = percent > 0 && tolerance.every(({ unit }) => unit === "percent");
  if (!isRelative || family.direction === "higher" || baseline === null) {
    return null;
  }
  const recorded = family.kind === "latency" ? (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .findBucket */ .Ub)(baseline.latency, scope)?.[`${family.statistic}_ms`] : (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .findBucket */ .Ub)(baseline.means, scope)?.get(metric.name);
  return recorded === 0 ? { code: "odd_limit", reason: "percent_of_zero", metric: metric.name, scope, percent } : null;
}
function findUnreachableFloors(rules, config, suite) {
  const floorRules = rules.filter(({ floor, metric }) => floor !== null && metric.family.kind === "quality");
  if (floorRules.length === 0) {
    return [];
  }
  const metrics = (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .listMetrics */ .u7)(config);
  const scoreCase = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_2__/* .caseScorer */ .xk)(metrics, config.definition);
  const scores = suite.cases.map((subject) => scoreCase(subject, answerPerfectly(subject, config.k)));
  const { means } = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_2__/* .summariseCases */ .eI)(scores, metrics, config.definition);
  const notices = [];
  for (const { metric, scope, floor } of floorRules) {
    const { name } = metric;
    const most = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .findBucket */ .Ub)(means, scope)?.get(name) ?? null;
    if (floor === null || most === null || most >= floor - _decision_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8) {
      continue;
    }
    const bestValue = ({ metrics: values }) => values.get(name) ?? Infinity;
    const byValue = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .selectCases */ ._H)(scores, scope).toSorted((a, b) => bestValue(a) - bestValue(b));
    const lowestCase = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .requireItem */ .l5)(byValue, 0);
    notices.push({
      code: "odd_limit",
      reason: "unreachable",
      metric: name,
      scope,
      floor,
      most,
      k: config.k,
      lowest: lowestCase.id,
      lowest_most: bestValue(lowestCase)
    });
  }
  return notices;
}
function answerPerfectly(subject, k) {
  const targets = subject.expected.toSorted((a, b) => b.grade - a.grade);
  const hits = targets.slice(0, k).map((target) => (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_1__/* .hitOfTarget */ .ST)((0,_model_suite_js__WEBPACK_IMPORTED_MODULE_4__/* .singleTargets */ .xG)(target)[0]));
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
/* harmony export */   K_: () => (/* binding */ findLeastLosses),
/* harmony export */   Sz: () => (/* binding */ doMovesFail),
/* harmony export */   U_: () => (/* binding */ findMoveFacts),
/* harmony export */   Vy: () => (/* binding */ findRulePower),
/* harmony export */   q$: () => (/* binding */ isTestedTogether)
/* harmony export */ });
/* harmony import */ var _decision_bucket_test_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60711);
/* harmony import */ var _decision_levels_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34215);
/* harmony import */ var _decision_lost_queries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85587);
/* harmony import */ var _decision_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29853);
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86509);
/* harmony import */ var _metrics_rates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22142);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90997);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44141);








function findRulePower(config, suite, baseline) {
  const rules = (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveRules */ .SJ)(config, suite);
  const buckets = new Map((0,_decision_bucket_test_js__WEBPACK_IMPORTED_MODULE_0__/* .findBuckets */ .BA)(rules, config).map((each) => [(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeText */ .Cm)(each.scope), each]));
  return rules.flatMap((rule) => {
    const { metric, ceiling, scope } = rule;
    if (metric.family.kind === "loss") {
      return ceiling === null ? [] : describeCeiling(rule, ceiling, suite);
    }
    const bucket = buckets.get((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeText */ .Cm)(scope));
    return describeMeanRule(rule, bucket, suite, config, baseline) ?? [];
  });
}
function describeMeanRule(rule, bucket, suite, config, baseline) {
  const { scope } = rule;
  const { family, name: metric } = rule.metric;
  if (!(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_3__/* .isPerCase */ .uE)(family) || family.kind === "cost" || family.kind === "size") {
    return null;
  }
  const countedCases = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .selectCases */ ._H)(suite.cases, scope).filter((each) => hasValue(metric, family, each, baseline));
  const cases = countedCases.length;
  if (cases === 0) {
    return null;
  }
  const recordedMean = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .findBucket */ .Ub)(baseline?.means, scope)?.get(metric) ?? null;
  const weight = weighHeaviestCase(countedCases, family, config);
  const steppedLimit = makeSteppedLimit(rule, recordedMean, cases, weight);
  const facts = findMoveFacts(bucket, countedCases, config, baseline);
  const failsAt = (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .isHeadline */ .R)(metric, config) ? (losses2) => doesHeadlineFail(losses2, rule, steppedLimit, facts) : (losses2) => doesOtherFail(losses2, rule, steppedLimit);
  const losses = findLeastLosses(failsAt, cases);
  const visible = losses === null ? null : { losses, drop: losses * weight };
  return { metric, scope, cases, visible, neverFires: explainNeverFiring(rule, steppedLimit) };
}
function findLeastLosses(failsAt, most) {
  for (let losses = 1; losses <= most; losses++) {
    if (failsAt(losses)) {
      return losses;
    }
  }
  return null;
}
function isTestedTogether(metric) {
  return _decision_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .HEADLINE */ .ZS.some((name) => metric.startsWith(`${name}@`));
}
function describeCeiling({ metric, scope }, ceiling, suite) {
  const cases = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .selectCases */ ._H)(suite.cases, scope).filter((each) => !each.expect_empty).length;
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
function hasTargets({ expect_empty: empty, watched }) {
  return !empty && watched !== true;
}
function makeSteppedLimit(rule, recordedMean, cases, weight) {
  const { direction } = rule.metric.family;
  const reference = recordedMean ?? (direction === "higher" ? 1 : 0);
  const comparedMean = rule.tolerance.length === 0 ? null : reference;
  const tolerance = (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .toleranceValue */ .H$)(rule.tolerance, reference, cases);
  return { reference, limit: (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .checkLimit */ .ab)(direction, comparedMean, tolerance, rule), weight };
}
function doesHeadlineFail(losses, rule, steppedLimit, facts) {
  const steppedFloor = { ...steppedLimit, limit: rule.floor };
  if (isBeyondLimit(losses, rule, steppedFloor)) {
    return true;
  }
  const moves = { lost: losses, better: 0, p: 2 ** -Math.min(losses, facts.blocks) };
  return doMovesFail(moves, rule, facts);
}
function findMoveFacts(bucket, cases, config, baseline) {
  const varies = baseline?.answers_vary === true;
  const rows = cases.flatMap(({ id }) => baseline?.cases.get(id) ?? []);
  const noise = varies ? (0,_decision_bucket_test_js__WEBPACK_IMPORTED_MODULE_0__/* .noiseOfRows */ .vr)(rows, baseline) ?? 0 : 0;
  const testsBoth = bucket?.rules.has("recall") && bucket.rules.has("ndcg");
  return {
    n: cases.length,
    blocks: new Set(cases.map((each) => each.group ?? each)).size,
    countsLost: bucket !== void 0 && (0,_decision_bucket_test_js__WEBPACK_IMPORTED_MODULE_0__/* .countsLostQueries */ .pG)(bucket, varies, config),
    noiseAsLostQueries: testsBoth ? noise / 2 : noise
  };
}
function doMovesFail({ lost, better, p }, { tolerance, significance, intents }, { n, countsLost, noiseAsLostQueries }) {
  const netLost = lost - better;
  if (tolerance.length === 0 || netLost / n <= (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .toleranceValue */ .H$)(tolerance, 1, n) + _decision_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .EPSILON */ .p8) {
    return false;
  }
  if (significance === "off") {
    return true;
  }
  const isNoise = netLost < noiseAsLostQueries;
  if (isNoise) {
    return false;
  }
  const level = (0,_decision_levels_js__WEBPACK_IMPORTED_MODULE_7__/* .bucketLevel */ .Nf)("baseline", intents, significance, lost + better);
  const isSignificant = p <= level + _decision_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .EPSILON */ .p8;
  return isSignificant || countsLost && (0,_decision_lost_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .doLossesFail */ .Hc)(lost, better);
}
function doesOtherFail(losses, rule, steppedLimit) {
  const { family } = rule.metric;
  if (!isBeyondLimit(losses, rule, steppedLimit)) {
    return false;
  }
  const isTested = (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_3__/* .hasTest */ .Hg)(family) && !(0,_metrics_rates_js__WEBPACK_IMPORTED_MODULE_4__/* .isHitRate */ .gt)(family);
  if (!isTested || rule.significance === "off") {
    return true;
  }
  return 2 ** -losses <= (0,_decision_levels_js__WEBPACK_IMPORTED_MODULE_7__/* .ownLevel */ .$m)(rule.significance) + _decision_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .EPSILON */ .p8;
}
function isBeyondLimit(losses, { metric: { family } }, { reference, limit, weight }) {
  const sign = family.direction === "higher" ? -1 : 1;
  const mean = reference + sign * losses * weight;
  return limit !== null && !(0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithinLimit */ .T1)(family.direction, mean, limit);
}
function explainNeverFiring({ metric: { family } }, { limit }) {
  if (limit === null) {
    return { code: "no_limit" };
  }
  const worst = family.direction === "higher" ? 0 : 1;
  return (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithinLimit */ .T1)(family.direction, worst, limit) ? { code: "limit_beyond_worst", limit, worst } : null;
}
function hasValue(metric, family, subject, baseline) {
  const row = baseline?.cases.get(subject.id);
  const isRecorded = row !== void 0 && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .sameQuestion */ .RB)(row.digests, subject.digests);
  const recordedValue = isRecorded ? row.metrics.get(metric) : void 0;
  if (recordedValue !== void 0) {
    return recordedValue !== null;
  }
  if (family.needs !== void 0) {
    return _decision_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .HAS_NEEDED */ .Ry[family.needs](subject);
  }
  if (family.kind === "answer") {
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
  const hasAllCases = model.whole === void 0;
  if (hasAllCases) {
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
  const { spans_ms: _spans, ...withoutSpans } = row;
  const spans = old?.spans_ms;
  return { ...withoutSpans, latency_ms: old?.latency_ms ?? [], ...spans && { spans_ms: spans } };
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
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97855);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _metrics_cost_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36292);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13480);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49946);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16886);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69559);
/* harmony import */ var _model_query_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74961);
/* harmony import */ var _model_alike_names_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7072);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44141);
/* harmony import */ var _rule_power_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88317);











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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("nothing_retrieved", `none of the ${scoresWithTargets.length} queries got a single result`, "The index may be empty, or the query does not reach the search: build the index before the gate runs, and check where the config passes on the query.");
  }
  assertNotConstant(suite, scoresWithResults, baseline);
}
function assertAnswered(config, scores) {
  const rule = config.gate.metrics.get("error_rate");
  if (rule === "off" || rule?.ceiling !== void 0) {
    return;
  }
  const failure = queryErrors(scores, (0,_model_query_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .adviseOnFailures */ .zo)(scores.cases, { file: config.file }));
  if (failure !== null) {
    throw failure;
  }
}
function queryErrors({ cases }, hint) {
  const message = (0,_model_query_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .describeFailures */ .ng)(cases);
  return message === "" ? null : new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("query_errors", message, hint);
}
function refuseMostlyEmpty(suite, scores) {
  const scoresWithTargets = selectScores(suite, scores, (each) => !each.expect_empty);
  const scoresOfAnswers = scoresWithTargets.filter((each) => each.error === null);
  const emptyScores = scoresOfAnswers.filter((each) => each.results.length === 0);
  if (2 * emptyScores.length <= scoresOfAnswers.length) {
    return;
  }
  const emptyIds = emptyScores.map(({ id }) => id);
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("mostly_empty", `${emptyScores.length} of ${scoresOfAnswers.length} queries that should find something got no result: ${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_9__/* .listFirst */ .rL)(emptyIds, MOST_NAMED)}`, "The index may be incomplete: build all of it before the gate runs.");
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
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("constant_answers", `${distinctQueries.size} different queries all got the same results`, "The retriever ignores the query: check that it reads `query` from the request.");
}
function hasFoundNothing(suite, scores) {
  const scoresWithTargets = selectScores(suite, scores, _rule_power_js__WEBPACK_IMPORTED_MODULE_8__/* .hasTargets */ .Hc);
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
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("invalid_config", `${config.file} lacks prices: ${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_9__/* .requireItem */ .l5)(problems, 0).message}`, {
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
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("not_comparable", `${file} can't be compared with this run`, {
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
    const alike = found.find((name) => (0,_model_alike_names_js__WEBPACK_IMPORTED_MODULE_10__/* .hasSameEnd */ .Gb)(label, name));
    const firstName = first.startsWith("text:") ? "a text without id and path" : quote(first);
    const wanted = `${quote(query)} (${place.file}:${place.line}) expects ${quote(label)}`;
    return alike === void 0 ? `${wanted}, and its first result is ${firstName}.` : `${wanted}, and finds ${quote(alike)}. Write each name in the suite as the search returns it.`;
  }
  return "";
}
function addZeroQualityNotice(verdict, suite, scores) {
  if (!hasFoundNothing(suite, scores)) {
    return verdict;
  }
  if (verdict.verdict === "pass") {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("zero_quality", "no query found any of its targets, and no rule would fail it", `Ids or paths of the results don't fit the suite's targets; or the index holds other documents. ${describeMiss(suite, scores)}`.trim());
  }
  return { ...verdict, notices: [...verdict.notices, { code: "zero_quality" }] };
}



/***/ }),

/***/ 81714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P2: () => (/* binding */ LOSS_CAUSES),
/* harmony export */   UL: () => (/* binding */ DEEPER),
/* harmony export */   vp: () => (/* binding */ MOST_PROBED)
/* harmony export */ });
const DEEPER = 10;
const MOST_PROBED = 50;
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
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("usage", `shard is "${text}"`, `Expected i/n, the first shard being 1, such as 1/4 (4/4 the last); n is at most ${MOST_SHARDS}.`);
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
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("usage", `${shardName(shard)}: there are ${cases.length} cases for ${shard.count} shards`, `Use at most ${cases.length} shards.`);
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
