export const id = 3735;
export const ids = [3735];
export const modules = {

/***/ 77908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ describeIgnoredFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _change_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15656);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28213);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34081);





function describeIgnoredFiles(fullPaths, { workingDirectory, environment }) {
  const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workingDirectory);
  const root = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_3__/* .findRoot */ .wg)(folder).directory;
  const relativePaths = fullPaths.map((file) => node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, file).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/"));
  const ignored = (0,_change_git_js__WEBPACK_IMPORTED_MODULE_2__/* .openGitIfThere */ .ap)(root, environment)?.ignored(relativePaths) ?? [];
  return ignored.map((fromRoot) => {
    const file = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(folder, node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, fromRoot));
    return `git ignores ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(file)}, which has to be committed: git add -f ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)((0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .shellWord */ .r7)(file))}`;
  });
}



/***/ }),

/***/ 83735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkWithCorpus: () => (/* binding */ checkWithCorpus),
  runValidate: () => (/* binding */ runValidate)
});

// EXTERNAL MODULE: ./lib/messages/rule.js
var rule = __webpack_require__(35132);
// EXTERNAL MODULE: ./lib/app/ignored-file.js
var ignored_file = __webpack_require__(77908);
// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/files/inputs.js
var files_inputs = __webpack_require__(88550);
// EXTERNAL MODULE: ./lib/files/select.js
var files_select = __webpack_require__(97455);
// EXTERNAL MODULE: ./lib/gate/selected-cases.js
var selected_cases = __webpack_require__(84778);
// EXTERNAL MODULE: ./lib/gate/lint.js + 1 modules
var gate_lint = __webpack_require__(88429);
// EXTERNAL MODULE: ./lib/gate/rule-power.js
var rule_power = __webpack_require__(88317);
// EXTERNAL MODULE: ./lib/files/validate.js
var validate = __webpack_require__(4593);
// EXTERNAL MODULE: ./lib/messages/format.js
var format = __webpack_require__(31385);
// EXTERNAL MODULE: ./lib/gate/sound.js
var sound = __webpack_require__(44780);
// EXTERNAL MODULE: ./lib/messages/escape.js
var messages_escape = __webpack_require__(28213);
// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(99859);
// EXTERNAL MODULE: ./lib/app/request.js
var request = __webpack_require__(14830);
// EXTERNAL MODULE: ./lib/app/unknown-targets.js
var unknown_targets = __webpack_require__(67038);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/app/answers.js
var answers = __webpack_require__(1812);
// EXTERNAL MODULE: ./lib/model/config.js
var model_config = __webpack_require__(69559);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/model/problem.js
var problem = __webpack_require__(51246);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: ./lib/workbench/history/read.js
var read = __webpack_require__(78352);
// EXTERNAL MODULE: ./lib/metrics/matching.js
var matching = __webpack_require__(87362);
// EXTERNAL MODULE: ./lib/metrics/text.js + 2 modules
var metrics_text = __webpack_require__(64235);
// EXTERNAL MODULE: ./lib/workbench/near-duplicates.js
var near_duplicates = __webpack_require__(60774);
;// CONCATENATED MODULE: ./lib/workbench/validate/old-cases.js






function warnOfGoneTargets({ cases }, documents, definition) {
  const corpus = new Corpus(documents, definition);
  const warnings = [];
  for (const subject of cases) {
    for (const list of ["expected", "forbidden"]) {
      for (const target of subject[list].flatMap(suite/* singleTargets */.xG)) {
        const words = corpus.describeGone(target, list);
        if (words !== null) {
          warnings.push(`${casePlace(subject)}: ${words}`);
        }
      }
    }
  }
  return warnings;
}
const GONE_WORDS = {
  expected: {
    name: "target",
    effect: "nothing can find it",
    advice: "Name the document that now answers the query, or remove the case."
  },
  forbidden: {
    name: "forbidden document",
    effect: "it guards nothing",
    advice: "Remove it, or name what must not come back now."
  }
};
class Corpus {
  #hits;
  #definition;
  #ids;
  /** Ids, names, paths, and every end of a path that begins after a slash. */
  #names = /* @__PURE__ */ new Set();
  /** Paths by their last part, the file's name; of several with the same name the last. */
  #pathByFileName = /* @__PURE__ */ new Map();
  /** All texts, as passages are looked for; filled when the first one is: most suites have none. */
  #texts = [];
  constructor(documents, definition) {
    this.#hits = documents.map((document) => (0,matching/* normaliseHit */.Sv)(document, definition));
    this.#definition = definition;
    this.#ids = new Set(documents.flatMap(matching/* documentIds */.UQ));
    for (const { hit, path, name } of this.#hits) {
      for (const documentName of [hit.doc_id, hit.id, path, name]) {
        if (documentName !== void 0) {
          this.#names.add(documentName);
        }
      }
      if (path === void 0 || hit.path === void 0) {
        continue;
      }
      for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) {
        this.#names.add(path.slice(slash + 1));
      }
      this.#pathByFileName.set(path.slice(path.lastIndexOf("/") + 1), hit.path);
    }
  }
  /** Returns what is wrong with a target that no document is, and what to do; null if one is. */
  describeGone(target, list) {
    const label = (0,format/* clipName */.es)((0,suite/* targetLabel */.Op)(target));
    if (target.kind === "text") {
      return this.#hasPassage(target) ? null : `no document of the corpus holds the ${label} as it was. Copy the passage that now answers the query, or remove the case.`;
    }
    if (target.kind === "span") {
      const length = this.#measureDocument(target.value);
      if (length !== null) {
        return target.end <= length ? null : `the target "${label}" ends after the document, which has ${(0,format/* pluralise */.aX)(length, "character")}. Look where the passage stands now, and write its start and end.`;
      }
    }
    if (this.#hasTarget(target)) {
      return null;
    }
    const { name, effect, advice } = GONE_WORDS[list];
    const like = this.#pathByFileName.get(target.value.slice(target.value.lastIndexOf("/") + 1));
    const nextStep = like === void 0 ? advice : `Did it move to "${(0,format/* clipName */.es)(like)}"? Write the new path.`;
    return `the ${name} "${label}" is not in the corpus, so ${effect}. ${nextStep}`;
  }
  /**
   * Returns the length of the document with this path or id in code points, as the ends of spans
   * are counted. Null without its whole text: a document with a span of its own is only a chunk.
   */
  #measureDocument(name) {
    const found = this.#hits.find(({ hit }) => hit.path === name || hit.id === name);
    const { text, span } = found?.hit ?? {};
    return text === void 0 || span !== void 0 ? null : Array.from(text).length;
  }
  /**
   * Returns whether some document is the target. An id must be equal. Another value may be an id,
   * a name, a path or the end of a path, or match a document as it would match a result. Of a span
   * only the document counts, not the characters. A cluster or a pattern always counts as there,
   * since its documents may come later.
   */
  #hasTarget(target) {
    const { kind, value } = target;
    if (kind === "cluster" || kind === "glob") {
      return true;
    }
    if (kind === "id") {
      return this.#ids.has(value);
    }
    if (this.#names.has(value)) {
      return true;
    }
    if (kind === "span") {
      return this.#hits.some(({ hit }) => hit.path?.endsWith(`/${value}`) === true);
    }
    return this.#hits.some((0,matching/* compileTarget */.bs)(target, this.#definition));
  }
  /** Returns whether a document has the passage word for word, or as a target would match it. */
  #hasPassage(target) {
    if (this.#texts.length === 0) {
      this.#texts = this.#hits.map(({ hit: { text = "" } }) => (0,metrics_text/* normaliseText */.af)(text));
    }
    const passage = (0,metrics_text/* normaliseText */.af)(target.value);
    return this.#texts.some((text) => text.includes(passage)) || this.#hits.some((0,matching/* compileTarget */.bs)(target, this.#definition));
  }
}
function warnOfSameQuestions({ cases }) {
  const indexesOfFirst = (0,near_duplicates/* firstAlike */.r)(cases.map(({ query }) => query));
  const warnings = [];
  for (const [index, subject] of cases.entries()) {
    const first = (0,lookup/* requireItem */.l5)(cases, (0,lookup/* requireItem */.l5)(indexesOfFirst, index));
    const hasOtherParams = JSON.stringify(first.params) !== JSON.stringify(subject.params);
    const isOneGroup = subject.group !== void 0 && subject.group === first.group;
    if (first === subject || hasOtherParams || isOneGroup) {
      continue;
    }
    const isExact = first.query.trim().toLowerCase() === subject.query.trim().toLowerCase();
    const likeness = isExact ? "the same as" : "almost the same as";
    warnings.push(`${casePlace(subject)} asks ${likeness} ${first.id} ("${(0,format/* clipName */.es)(first.query)}"), so the same question counts twice. Remove one, or give both the same \`group\`.`);
  }
  return warnings;
}
const LEAST_BASELINES = 3;
const MOST_NAMED = 10;
function warnOfAlwaysOrNeverSolved({ cases }, baselines) {
  const casesWithRows = [];
  for (const { id, digests, expected } of cases) {
    const rows = baselines.flatMap((baseline) => baseline.cases.get(id) ?? []).filter((row) => (0,suite/* sameQuestion */.RB)(row.digests, digests));
    if (expected.length > 0 && rows.length >= LEAST_BASELINES) {
      casesWithRows.push({ id, rows });
    }
  }
  const listIds = (isListed) => casesWithRows.filter(({ rows }) => rows.every(isListed)).map(({ id }) => id);
  const alwaysSolved = listIds(({ ranks }) => !ranks.includes(null) && ranks.includes(1));
  const neverSolved = listIds((row) => !row.found);
  const warnings = [];
  if (alwaysSolved.length > 0) {
    warnings.push(`${(0,format/* pluralise */.aX)(alwaysSolved.length, "case")} found every target, the first at rank 1, in every baseline with the same query and targets: ${(0,format/* listNames */.Zv)(alwaysSolved, MOST_NAMED)}. A case that is always right can get worse, but not better. Add harder cases, too.`);
  }
  if (neverSolved.length > 0) {
    warnings.push(`${(0,format/* pluralise */.aX)(neverSolved.length, "case")} found no expected document in any baseline with the same query and targets, so the gate can't notice a loss: ${(0,format/* listNames */.Zv)(neverSolved, MOST_NAMED)}. Correct the expected documents, or remove the cases.`);
  }
  return warnings;
}
function casePlace({ id, place }) {
  return `${place.file}:${place.line}: case ${id}`;
}


;// CONCATENATED MODULE: ./lib/workbench/validate/command.js

























const FLAGS = {
  config: command.TEXT,
  corpus: command.TEXT,
  json: command.SWITCH
};
const HELP = `Usage: retrieval-gate validate [--config F] [--corpus F] [--json]

Checks config, suite and baseline. Lists cases to look at: targets and passages that the corpus no
longer has, cases that are right in all recorded baselines or in none, similar queries, small
intents. No retriever runs. Exit code: 0 fine (warnings included), 2 wrong.

  --config F           config file (retrieval-gate.yaml)
  --corpus F           the documents, to look for targets: JSON Lines, or a folder; absent: those of
                       a bm25 retriever
  --json               print JSON instead of text

Example: retrieval-gate validate --config retrieval-gate.yaml
`;
const runValidate = (0,command.makeCommand)({ name: "validate", flags: FLAGS, help: HELP }, async (values, ports) => {
  const validation = await checkFiles(values, ports);
  const text = `${validationLines(validation).join("\n")}
`;
  (0,command.printResult)(ports, values, validationJson(validation), text);
});
async function checkFiles(values, { workingDirectory, environment, moduleHost, guard, err }) {
  const { root, inside } = (0,system_root/* openRoot */.R8)(workingDirectory);
  const config = (0,command.configFlag)(values, inside);
  const loaded = await (0,files_inputs/* loadInputs */.IV)(root, config);
  (0,sound/* requireComparable */.Mv)(loaded);
  (0,files_select/* requireKnownNames */.L)(loaded);
  const inputs = (0,selected_cases/* keepSelected */.fn)(loaded);
  (0,answers/* readCache */.x)(root, inputs.config);
  const retrieverPorts = { environment, moduleHost, signal: guard.signal, log: err };
  await (0,request/* checkConfiguredRetriever */.hT)(inputs, { ...retrieverPorts, root: root.directory });
  refuseEmptyIntents(inputs, config);
  const corpus = (0,command.fileFlag)(values, "corpus", inside);
  const lint = (0,gate_lint/* lintSuite */.ug)(inputs.config, inputs.suite, inputs.baseline);
  const corpusCheck = await checkWithCorpus(root, inputs, corpus, retrieverPorts);
  const fileProblems = [...inputs.warnings ?? [], ...inputs.suite.warnings ?? []];
  const { file: configFile, baseline: baselineFile } = inputs.config;
  const committedFiles = [configFile, ...inputs.suite.files, baselineFile].filter((file) => file !== null).map((file) => (0,system_root/* absolutePath */.Hi)(root, file));
  const warnings = [
    ...(0,ignored_file/* describeIgnoredFiles */.R)(committedFiles, { workingDirectory, environment }),
    ...secretHeaderWarnings(inputs.config.retriever),
    ...fileProblems.map(problem.formatProblem),
    ...lint.warnings,
    ...await describeOddLimits(lint.oddLimits),
    ...corpusCheck.warnings,
    ...nearBaselineWarnings(inputs)
  ];
  return { inputs, lint, documents: corpusCheck.documents, warnings };
}
async function checkWithCorpus(root, { suite, config, baseline }, corpus, ports) {
  let documents = null;
  const warnings = [];
  try {
    documents = await readCorpusHits(root, config.retriever, corpus, ports);
  } catch (error) {
    if (corpus !== null || !(error instanceof errors/* GateError */.ue)) {
      throw error;
    }
    warnings.push(`the corpus can't be looked at: ${error.message}`);
  }
  if (documents !== null) {
    (0,unknown_targets/* refuseUnknownTargets */.N)(suite, config.definition, { documents, from: "corpus" });
    warnings.push(...warnOfGoneTargets(suite, documents, config.definition));
  }
  const committedBaselines = await (0,read/* recentBaselines */.iB)(root, config.baseline, ports.environment);
  const baselines = committedBaselines.length > 0 || baseline === null ? committedBaselines : [baseline];
  warnings.push(...warnOfSameQuestions(suite), ...warnOfAlwaysOrNeverSolved(suite, baselines));
  return { documents: documents?.length ?? null, warnings };
}
async function readCorpusHits(root, retriever, corpus, ports) {
  if (corpus !== null) {
    const { loadCorpus } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8002), __webpack_require__.e(6191), __webpack_require__.e(9), __webpack_require__.e(6906), __webpack_require__.e(8208), __webpack_require__.e(3564), __webpack_require__.e(5139), __webpack_require__.e(8268), __webpack_require__.e(8143), __webpack_require__.e(1014), __webpack_require__.e(1741), __webpack_require__.e(7783), __webpack_require__.e(9389), __webpack_require__.e(3088), __webpack_require__.e(6012), __webpack_require__.e(4150), __webpack_require__.e(683), __webpack_require__.e(9863), __webpack_require__.e(3487), __webpack_require__.e(934)]).then(__webpack_require__.bind(__webpack_require__, 33487));
    return (0,unknown_targets/* makeHits */.x)(await loadCorpus(root, corpus, ports));
  }
  if (retriever.kind !== "bm25") {
    return null;
  }
  const { readCorpus } = await Promise.all(/* import() */[__webpack_require__.e(8002), __webpack_require__.e(6191), __webpack_require__.e(9), __webpack_require__.e(6906), __webpack_require__.e(7783)]).then(__webpack_require__.bind(__webpack_require__, 87783));
  const withoutLimit = { ...retriever, max_docs: null };
  return (0,unknown_targets/* makeHits */.x)(await readCorpus(withoutLimit, { ...ports, root: root.directory }));
}
function refuseEmptyIntents(inputs, configFile) {
  const suiteIntents = [...new Set(inputs.suite.cases.map(({ intent }) => intent))].toSorted();
  const problems = (0,gate_lint/* findEmptyIntents */.eZ)(inputs.config, inputs.suite).map((name) => (0,json/* withoutUndefined */.r$)({
    file: configFile,
    line: inputs.lines?.get(`gate.intents.${name}`),
    pointer: `/gate/intents/${name}`,
    message: `no case of the suite has this intent, so every run fails its rules; the suite has ${(0,format/* listNames */.Zv)(suiteIntents)}`
  }));
  if (problems.length > 0) {
    throw (0,validate/* invalidFile */.Am)("invalid_config", "config", configFile, problems);
  }
}
async function describeOddLimits(notices) {
  if (notices.length === 0) {
    return [];
  }
  const { noticeSentence } = await __webpack_require__.e(/* import() */ 3989).then(__webpack_require__.bind(__webpack_require__, 63989));
  return notices.map((notice) => noticeSentence(notice));
}
function validationJson(validation) {
  const { inputs, lint, documents, warnings } = validation;
  const { suite, baseline } = inputs;
  const withScopeText = (row) => ({
    ...row,
    scope: (0,model_scope/* scopeText */.Cm)(row.scope)
  });
  return {
    valid: true,
    suite: suite.name,
    cases: suite.cases.length,
    draft: suite.draft ?? null,
    buckets: lint.buckets.map(withScopeText),
    power: lint.power,
    rules: lint.rules.map(withScopeText),
    warnings,
    documents,
    datasets: (suite.datasets ?? []).map(({ file, expected, cases, first }) => ({
      file,
      expected,
      cases,
      first: caseJson(first)
    })),
    timing: baseline?.timing ?? null
  };
}
function validationLines({ inputs, lint, warnings }) {
  const { config, suite, baseline, whole } = inputs;
  const partPrefix = whole === void 0 ? "" : `${suite.cases.length} of `;
  const caseCount = (0,format/* pluralise */.aX)((whole ?? inputs).suite.cases.length, "case");
  const watchedCount = suite.cases.filter(({ watched }) => watched === true).length;
  const recordedCases = baseline === null ? "none yet" : (0,format/* pluralise */.aX)(baseline.cases.size, "case");
  const repeats = config.latency === "off" ? 0 : baseline?.timing.repeats ?? 0;
  const lines = [
    `${(0,messages_escape.logLine)(config.file)}: valid`,
    `suite ${suite.name}, revision ${(0,messages_escape.logLine)(suite.revision)}: ${partPrefix}${caseCount}`,
    ...(suite.datasets ?? []).flatMap(datasetLines)
  ];
  if (suite.draft !== void 0) {
    lines.push("draft: gate and record refuse it");
  }
  if (watchedCount > 0) {
    const queries = (0,format/* pluralise */.aX)(watchedCount, "query", "queries");
    lines.push(`watched: ${queries} without expected documents, whose lists are compared`);
  }
  const hasCritical = suite.cases.some((subject) => subject.critical && !subject.expect_empty);
  lines.push(rule/* THE_RULE */.$m, ...powerSentences(lint.power, hasCritical));
  for (const bucket of lint.buckets) {
    if (bucket.scope.kind === "overall" || bucket.size < suite.cases.length) {
      lines.push(...bucketLines(bucket, lint.rules));
    }
  }
  lines.push(config.baseline === null ? "baseline: the config names none. The gate needs base-directory, which measures the base, too" : `baseline ${(0,messages_escape.logLine)(config.baseline)}: ${recordedCases}`);
  if (repeats > 0) {
    lines.push(`latency: each case is timed ${(0,format/* pluralise */.aX)(repeats, "time")}`);
  }
  return [...lines, ...warnings.map((warning) => `warning: ${(0,messages_escape.logLine)(warning)}`)];
}
function caseJson(content) {
  const { query, intent, expected, expect_empty, forbidden, tags, params, place } = content;
  return (0,json/* withoutUndefined */.r$)({
    line: place.line,
    id: content.named_by_query === true ? void 0 : content.id,
    query,
    expected: expected.length === 0 ? void 0 : targetLabels(expected),
    expect_empty: expect_empty || void 0,
    forbidden: forbidden.length === 0 ? void 0 : forbidden.map(suite/* targetLabel */.Op),
    intent,
    tags,
    params
  });
}
function targetLabels(targets) {
  return targets.every(({ grade }) => grade === 1) ? targets.map(suite/* targetLabel */.Op) : targets.map((target) => `${(0,suite/* targetLabel */.Op)(target)} (grade ${target.grade})`);
}
function datasetLines({ file, cases, first }) {
  const { line, ...fields } = caseJson(first);
  const fieldLines = Object.entries(fields).map(([name, value]) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return `  ${name}: ${(0,messages_escape.logLine)(Array.isArray(value) ? value.join("; ") : text)}`;
  });
  return [
    // The folder of the config itself has no name.
    `${(0,messages_escape.logLine)(file === "" ? "." : file)}: ${(0,format/* pluralise */.aX)(cases, "case")}. The first was read as (line ${String(line)}):`,
    ...fieldLines
  ];
}
function nearBaselineWarnings({ config, near_baseline: near, lines = /* @__PURE__ */ new Map() }) {
  if (near === void 0) {
    return [];
  }
  const message = `there is no ${config.baseline}; did you mean ${near}?`;
  return [(0,problem.formatProblem)({ ...(0,model_config/* placeOfKey */.qQ)(config.file, lines, "baseline"), message })];
}
const SECRET_HEADER = /^(?:authorization|cookie|.*(?:api[-_]?key|token|secret).*)$/i;
function secretHeaderWarnings(retriever) {
  const { headers, embed } = retriever;
  const allHeaders = [...Object.entries(headers ?? {}), ...Object.entries(embed?.headers ?? {})];
  const isSecret = ([name, value]) => typeof value === "string" && SECRET_HEADER.test(name) && !value.includes("{{");
  return allHeaders.filter(isSecret).map(([name]) => `the header ${name} is written in the config, so everybody who reads the repository has it. Use { env: NAME }`);
}
function writeLostQueries(count) {
  return (0,format/* pluralise */.aX)(count, "lost query is", "lost queries are");
}
function powerSentences({ lost, lost_beside_better: besideBetter, recall_fall: fall }, hasCritical) {
  if (lost === null) {
    return hasCritical ? ["This suite fails only if a critical query is lost."] : ["This suite does not fail, however many queries are lost."];
  }
  const sentences = [`${writeLostQueries(lost)} enough to fail the gate if no query gets better.`];
  if (besideBetter !== null) {
    sentences.push(`${writeLostQueries(besideBetter)} enough if at most half as many queries get better.`);
  }
  const change = "(Assumed: for every three lost queries, another query is newly found.)";
  if (fall === null) {
    sentences.push(`The suite is too small to notice a fall of recall reliably. ${change}`);
  } else if (fall !== void 0) {
    const digits = fall < 0.1 ? 3 : 2;
    sentences.push(`If recall falls by ${fall.toFixed(digits)}, the gate notices this with a probability of 80 %. ${change}`);
  }
  return sentences;
}
function bucketLines({ scope, cases, controls }, rules) {
  const controlsText = controls === 0 ? "" : `, and ${(0,format/* pluralise */.aX)(controls, "case")} that should find nothing`;
  const metricsByWords = /* @__PURE__ */ new Map();
  for (const rule of rules.filter((candidate) => (0,model_scope/* scopeText */.Cm)(candidate.scope) === (0,model_scope/* scopeText */.Cm)(scope))) {
    const { visible, metric } = rule;
    if (visible === null) {
      continue;
    }
    const { losses } = visible;
    const words = (0,rule_power/* isTestedTogether */.q$)(metric) ? `fails if ${losses} of ${(0,format/* pluralise */.aX)(rule.cases, "query", "queries")} ${losses === 1 ? "is" : "are"} lost` : `fails if it gets worse in ${losses} of ${(0,format/* pluralise */.aX)(rule.cases, "case")}`;
    (0,lookup/* addToList */.vH)(metricsByWords, words, metric);
  }
  return [
    `  ${(0,messages_escape.logLine)((0,model_scope/* scopeText */.Cm)(scope))}: ${(0,format/* pluralise */.aX)(cases, "case")} with expected documents${controlsText}`,
    ...[...metricsByWords].map(([words, metrics]) => `    ${metrics.join(", ")}: ${words}`)
  ];
}



/***/ })

};
