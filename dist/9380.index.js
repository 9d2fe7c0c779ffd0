export const id = 9380;
export const ids = [9380];
export const modules = {

/***/ 29380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCompareCommand: () => (/* binding */ runCompareCommand)
});

// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(99859);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/messages/escape.js
var messages_escape = __webpack_require__(28213);
// EXTERNAL MODULE: ./lib/messages/format.js
var format = __webpack_require__(31385);
// EXTERNAL MODULE: ./lib/messages/notices.js
var notices = __webpack_require__(63989);
// EXTERNAL MODULE: ./lib/workbench/compare/files.js
var files = __webpack_require__(44158);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/files/config.js
var config = __webpack_require__(14929);
// EXTERNAL MODULE: ./lib/files/document.js
var files_document = __webpack_require__(72050);
// EXTERNAL MODULE: ./lib/files/formats/beir.js
var beir = __webpack_require__(80608);
// EXTERNAL MODULE: ./lib/files/formats/dataset.js + 1 modules
var dataset = __webpack_require__(81372);
// EXTERNAL MODULE: ./lib/files/formats/format.js
var formats_format = __webpack_require__(29389);
// EXTERNAL MODULE: ./lib/files/formats/judgments.js
var formats_judgments = __webpack_require__(56985);
// EXTERNAL MODULE: ./lib/files/formats/trec.js
var trec = __webpack_require__(82144);
// EXTERNAL MODULE: ./lib/files/formats/tsv.js
var tsv = __webpack_require__(98597);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/files/suite.js + 1 modules
var files_suite = __webpack_require__(27906);
// EXTERNAL MODULE: ./lib/files/validate.js
var validate = __webpack_require__(4593);
// EXTERNAL MODULE: ./lib/metrics/family.js
var metrics_family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/metrics/mrr.js
var mrr = __webpack_require__(33130);
// EXTERNAL MODULE: ./lib/metrics/ndcg.js
var ndcg = __webpack_require__(78409);
// EXTERNAL MODULE: ./lib/metrics/recall.js
var recall = __webpack_require__(83368);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/config.js
var model_config = __webpack_require__(69559);
// EXTERNAL MODULE: ./lib/retrievers/registry.js + 3 modules
var retrievers_registry = __webpack_require__(93705);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: ./lib/system/write-whole.js
var write_whole = __webpack_require__(79456);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
;// CONCATENATED MODULE: ./lib/workbench/compare/inputs.js
























const MOST_RESULTS = 1e3;
const MOST_SYSTEMS = 50;
const ABSENT = "absent";
async function readComparedInputs(root, request, inside) {
  if (request.kind === "configs") {
    return readConfigsInputs(root, request, inside);
  }
  return readRunInputs(root, request, inside);
}
function runMetrics(k) {
  return [recall/* RECALL */.wV, mrr/* MRR */.M, ndcg/* NDCG */.f].map((family) => (0,registry/* metricWithCutoff */.Gq)(family, k));
}
async function readConfigsInputs(root, { configs, settings, repeats }, inside) {
  const files = configs.map(({ name, file }) => ({ name, file: inside(file, "config") }));
  const variants = await loadVariants(root, files, settings);
  if (variants.length < 2 || variants.length > MOST_SYSTEMS) {
    throw new errors.GateError("usage", `compare: ${variants.length} to compare, expected 2 to ${MOST_SYSTEMS}`, {
      hint: "Give --config more than once, or --set with more than one value."
    });
  }
  const plan = await makeComparisonPlan(root, variants);
  const { config } = (0,lookup/* requireItem */.l5)(variants, 0).loaded;
  const systems = variants.map((variant) => makeSystem(variant, repeats));
  return {
    ...plan,
    digests: null,
    metrics: reportedMetrics(config.metrics, plan.k),
    rules: config,
    systems
  };
}
function reportedMetrics(reported, k) {
  const usualNames = ["recall", "mrr", "ndcg", "hit_rate"].map((name) => `${name}@${k}`);
  const metrics = [];
  for (const name of /* @__PURE__ */ new Set([...usualNames, ...reported])) {
    const metric = (0,registry/* parseMetric */.uo)(name);
    if (typeof metric !== "string" && (0,metrics_family/* isPerCase */.uE)(metric.family) && metric.family.kind === "quality") {
      metrics.push(metric);
    }
  }
  return metrics;
}
function readSetFlag(written) {
  const [field = ""] = written.split("=");
  const list = written.slice(written.indexOf("=") + 1);
  const isFieldOfRetriever = /^retriever(?:\.[\w-]+)+$/.test(field);
  if (!written.includes("=") || list === "" || !isFieldOfRetriever) {
    throw new errors.GateError("usage", `compare: --set "${written}" is no setting of the retriever`, {
      hint: "Write a field of the retriever and its values, such as --set retriever.params.ef=32,64,128."
    });
  }
  const isTextField = /^retriever\.(?:env|start\.env|headers|embed\.headers)\./.test(field);
  const values = list.split(",").map((text) => {
    const value = parseValue(text);
    const isPlain = typeof value === "number" || typeof value === "boolean";
    return isTextField && isPlain ? text : value;
  });
  return { field, values };
}
function parseValue(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
async function loadVariants(root, files, settings) {
  let combinations = [{}];
  for (const { field, values } of settings) {
    combinations = combinations.flatMap((combination) => values.map((value) => ({ ...combination, [field]: value })));
  }
  const variants = [];
  for (const { name, file } of files) {
    for (const combination of combinations) {
      const settingTexts = Object.entries(combination).map(settingText);
      const loaded = await loadWithSettings(root, file, combination);
      const label = [name ?? file, ...settingTexts].join(" ");
      variants.push({ label, settings: combination, loaded });
    }
  }
  return variants;
}
function settingText([field, value]) {
  return `${field}=${(0,canonical_json/* compactCanonical */.SM)(value)}`;
}
async function loadWithSettings(root, file, settings) {
  const options = { suite: null, baseline: null };
  if (Object.keys(settings).length === 0) {
    return (0,config/* loadConfig */.Z)(root, file, options);
  }
  const changedRoot = await makeRootWithSettings(root, file, settings);
  try {
    return await (0,config/* loadConfig */.Z)(changedRoot, file, options);
  } catch (error) {
    if (!(error instanceof errors.GateError) || error.problems.length === 0) {
      throw error;
    }
    await (0,config/* loadConfig */.Z)(root, file, options);
    const flags = Object.entries(settings).map((setting) => {
      return { field: setting[0], flag: `--set ${settingText(setting)}` };
    });
    const allFlags = flags.map(({ flag }) => flag).join(" ");
    throw new errors.GateError("usage", `compare: ${file} is no valid config with ${allFlags}`, {
      problems: error.problems.map(({ line: _lineOfCopy, ...problem }) => ({
        ...problem,
        file: flags.find(({ field }) => isPlaceOfField(problem.pointer, field))?.flag ?? allFlags
      })),
      hint: "Correct the value or the name of the field in --set."
    });
  }
}
function isPlaceOfField(pointer, field) {
  const place = (pointer ?? "").slice(1).replaceAll("/", ".");
  return place !== "retriever" && `${field}.`.startsWith(`${place}.`);
}
async function makeRootWithSettings(root, file, settings) {
  if (Object.keys(settings).length === 0) {
    return root;
  }
  const { value } = await (0,files_document/* parseDocument */.Tp)((0,read/* readText */.yR)(root, file, "config"), "invalid_config");
  let changedConfig = value;
  for (const [field, newValue] of Object.entries(settings)) {
    changedConfig = setValueAtPath(changedConfig, field.split("."), newValue);
  }
  const bytes = Buffer.from(JSON.stringify(changedConfig));
  return {
    ...root,
    read: (name, what, limit) => name === file ? bytes : (0,read/* readBytes */.io)(root, name, what, limit ?? read/* JSON_LIMIT */.Vz)
  };
}
function setValueAtPath(value, [key, ...furtherKeys], newValue) {
  if (key === void 0) {
    return newValue;
  }
  const members = (0,json/* objectMembers */.vN)(value);
  return { ...members, [key]: setValueAtPath(members[key], furtherKeys, newValue) };
}
function makeSystem({ label, settings, loaded: { config, digest } }, repeats) {
  const { file, latency, retriever } = config;
  const untimed = latency === "off" || (0,retrievers_registry/* retrieverClock */.DH)(retriever) === "recorded";
  return {
    label,
    path: file,
    digest,
    settings,
    retriever,
    clocked: untimed ? null : { latency, repeats }
  };
}
async function makeComparisonPlan(root, variants) {
  const [{ loaded: first }] = variants;
  const { suite } = await (0,files_suite/* loadSuite */.bu)(root, first.config.suites);
  for (const { loaded } of variants.slice(1)) {
    const { suite: otherSuite } = await (0,files_suite/* loadSuite */.bu)(root, loaded.config.suites);
    requireSamePlan(first, loaded, suite, otherSuite);
  }
  const { k, definition } = first.config;
  return { suite, k, definition };
}
function requireSamePlan(a, b, suiteA, suiteB) {
  const fields = [
    { field: "k", valueA: a.config.k, valueB: b.config.k },
    { field: "definition", valueA: a.config.definition, valueB: b.config.definition },
    { field: "suite", valueA: suiteA.digest, valueB: suiteB.digest }
  ];
  const problems = [];
  for (const { field, valueA, valueB } of fields) {
    const textA = (0,canonical_json/* compactCanonical */.SM)(valueA);
    const textB = (0,canonical_json/* compactCanonical */.SM)(valueB);
    if (textA !== textB) {
      problems.push({
        file: b.config.file,
        pointer: `/${field}`,
        message: `${field} is ${textB} here and ${textA} in ${a.config.file}`
      });
    }
  }
  if (problems.length === 0) {
    return;
  }
  throw new errors.GateError("not_comparable", `${a.config.file} and ${b.config.file} measure different things`, {
    problems,
    hint: "All compared configs need the same suite. The configs may differ only in their retriever."
  });
}
async function readRunInputs(root, request, inside) {
  const files = {
    queries: inside(request.queries, "queries"),
    judgments: inside(request.truth, "truth"),
    corpus: request.corpus === null ? null : inside(request.corpus, "corpus")
  };
  const runA = inside(request.runA, "run-a");
  const runB = inside(request.runB, "run-b");
  const { suite, queries, qrels } = await readSuiteFiles(root, files);
  const systems = [];
  for (const run of [runA, runB]) {
    const digest = await (0,write_whole/* digestFile */.TM)(root, run);
    const retriever = retrieverOfRun(run);
    systems.push({ label: run, path: run, digest, settings: {}, retriever, clocked: null });
  }
  const corpus = files.corpus === null ? ABSENT : await (0,write_whole/* digestFile */.TM)(root, files.corpus);
  const { k } = request;
  const digests = { corpus, queries, qrels };
  return {
    suite,
    k,
    definition: { ...model_config/* DEFAULT_DEFINITION */.Kr, gain: request.gain },
    digests,
    metrics: runMetrics(k),
    rules: null,
    systems
  };
}
async function readSuiteFiles(root, { queries, judgments, corpus }) {
  const files = new formats_format/* DatasetFiles */.cc(root);
  const problems = [];
  const judged = await (0,formats_judgments.readJudgments)(files, { places: [judgments], hint: "Check the path.", grades: "decimals" }, problems);
  const text = files.readText([queries], { what: "queries", hint: "Check the path." });
  const queryFile = /\.jsonl(?:\.gz)?$/i.test(text.file) ? (0,beir.readQueryLines)(text, problems) : (0,trec.readTopics)(text, problems);
  (0,tsv.reportHeader)(queryFile, judged.queries, problems);
  const joined = (0,formats_judgments.joinJudgments)(queryFile, judged, "all", problems);
  const oneIntent = { file: null, intentOfAll: "all" };
  const cases = (0,dataset/* finishCases */.N)(joined.cases, oneIntent, problems);
  if (problems.length > 0) {
    throw (0,validate/* invalidFile */.Am)("invalid_suite", "queries", queries, problems);
  }
  const usualCorpus = null;
  const missingDocuments = await (0,dataset/* warnOfMissingDocuments */.C)(root, corpus, usualCorpus, cases);
  const suiteFiles = [...files.digests.keys()];
  const isPartial = false;
  const suite = {
    ...(0,files_suite/* makeSuite */.H7)("compare", "1", cases.map(files_suite/* finishCase */.AO), suiteFiles, isPartial),
    warnings: [...joined.warnings, ...missingDocuments]
  };
  return {
    suite,
    queries: (0,lookup/* requireValue */.vd)(files.digests, text.file),
    qrels: (0,lookup/* requireValue */.vd)(files.digests, judged.file)
  };
}
function retrieverOfRun(file) {
  return {
    kind: "run",
    path: file,
    cwd: external_node_path_.posix.dirname(file),
    env: {},
    env_only: null,
    startup_timeout_ms: 6e4,
    timeout_ms: 6e4,
    total_timeout_ms: 36e5,
    concurrency: 1,
    params: null
  };
}


// EXTERNAL MODULE: ./lib/workbench/compare/words.js
var words = __webpack_require__(72452);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/app/origin.js
var origin = __webpack_require__(85609);
// EXTERNAL MODULE: ./lib/app/progress.js
var progress = __webpack_require__(63532);
// EXTERNAL MODULE: ./lib/app/secrecy.js
var app_secrecy = __webpack_require__(95139);
// EXTERNAL MODULE: ./lib/model/problem.js
var problem = __webpack_require__(51246);
// EXTERNAL MODULE: ./lib/retrievers/failures.js
var failures = __webpack_require__(36132);
// EXTERNAL MODULE: ./lib/run/run-suite.js
var run_suite = __webpack_require__(59525);
// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/system/deflate.js
var deflate = __webpack_require__(70366);
// EXTERNAL MODULE: ./lib/explain/groups.js
var groups = __webpack_require__(61655);
// EXTERNAL MODULE: ./lib/decision/verdict.js + 2 modules
var decision_verdict = __webpack_require__(85398);
// EXTERNAL MODULE: ./lib/decision/pairs.js
var decision_pairs = __webpack_require__(28599);
// EXTERNAL MODULE: ./lib/decision/rules.js
var decision_rules = __webpack_require__(29853);
// EXTERNAL MODULE: ./lib/explain/evidence.js
var explain_evidence = __webpack_require__(82790);
// EXTERNAL MODULE: ./lib/gate/outcome.js
var outcome = __webpack_require__(80443);
// EXTERNAL MODULE: ./lib/metrics/churn.js
var churn = __webpack_require__(74879);
// EXTERNAL MODULE: ./lib/metrics/matching.js
var matching = __webpack_require__(87362);
// EXTERNAL MODULE: ./lib/metrics/score.js
var score = __webpack_require__(27139);
// EXTERNAL MODULE: ./lib/metrics/view.js
var view = __webpack_require__(19148);
// EXTERNAL MODULE: ./lib/model/run.js
var model_run = __webpack_require__(30060);
;// CONCATENATED MODULE: ./lib/workbench/compare/comparison.js














function compareSystems(plan, systems) {
  const { suite, k, definition, digests, metrics, rules } = plan;
  const allMetrics = [...metrics, ...rules === null ? [] : (0,decision_rules/* listMetrics */.u7)(rules)];
  const distinctMetrics = [...new Map(allMetrics.map((metric) => [metric.name, metric])).values()];
  const scoresBySystem = systems.map(({ run }) => (0,score/* scoreRun */.I6)(suite, run, distinctMetrics, definition));
  const tests = rules === null ? systems.map(() => UNTESTED) : testMetrics(plan, rules, systems, scoresBySystem);
  const first = { run: (0,lookup/* requireItem */.l5)(systems, 0).run, scores: (0,lookup/* requireItem */.l5)(scoresBySystem, 0) };
  return {
    k,
    gain: definition.gain,
    suite: { name: suite.name, revision: suite.revision, digest: suite.digest },
    digests,
    repeats: Math.max(0, ...systems.map(({ run }) => run.timing.repeats)),
    metrics: metrics.map(({ name, family: { direction } }) => ({
      name,
      unit: (0,registry/* unitOfMetric */.QG)(name),
      direction
    })),
    queries: suite.cases,
    systems: systems.map((system, at) => {
      const scores = (0,lookup/* requireItem */.l5)(scoresBySystem, at);
      return compareSystem(plan, system, scores, first, (0,lookup/* requireItem */.l5)(tests, at));
    })
  };
}
function compareSystem(plan, { run, label, path, digest, settings }, scores, first, { evidence, ruling }) {
  const { suite, k, metrics } = plan;
  const answers = compareAnswers(plan, run, scores, (0,model_run/* runsById */.j)(first.run));
  const figures = metrics.map(({ name }) => ({
    mean: scores.means.overall.get(name) ?? null,
    against_first: evidence.get(name) ?? null
  }));
  const overlap = meanOverlap(answers.map((answer) => answer.overlap));
  const latency = scores.latency.overall;
  const isFirst = run === first.run;
  const pairs = (0,lookup/* zipLists */.L7)(first.scores.cases, scores.cases).map(([before, now]) => {
    return { before, now };
  });
  return {
    label,
    path,
    digest,
    settings,
    figures,
    overlap,
    answers,
    groups: isFirst ? [] : (0,groups/* groupChanges */.tw)(suite, k, pairs, [first.run, run]),
    ruling,
    latency: latency.samples === 0 ? null : latency
  };
}
function compareAnswers({ suite, k, definition, metrics }, run, scores, firstRuns) {
  const runs = (0,model_run/* runsById */.j)(run);
  return (0,lookup/* zipLists */.L7)(suite.cases, scores.cases).map(([subject, score]) => {
    const { hits, covers } = (0,view/* viewCase */.U1)(subject, (0,lookup/* requireValue */.vd)(runs, subject.id), definition);
    const isJudgedIrrelevant = (hit) => (0,matching/* documentIds */.UQ)(hit).some((id) => subject.judged_irrelevant?.includes(id) === true);
    const judgedHits = hits.filter((hit, index) => {
      const matchesTarget = (0,lookup/* requireItem */.l5)(covers, index).length > 0;
      return !hit.repeat && (matchesTarget || isJudgedIrrelevant(hit));
    });
    const { outcome } = (0,lookup/* requireValue */.vd)(firstRuns, subject.id);
    return {
      values: metrics.map(({ name }) => score.metrics.get(name) ?? null),
      hits: hitDocumentIds(judgedHits),
      results: hits,
      overlap: (0,churn/* compareLists */.t)(hitDocumentIds(outcome.kind === "answer" ? outcome.hits : []), hitDocumentIds(hits), k),
      score
    };
  });
}
function hitDocumentIds(hits) {
  return hits.map((hit) => hit.doc_id);
}
function meanOverlap(all) {
  return {
    jaccard: (0,score/* averageKnown */.jw)(all.map(({ jaccard }) => jaccard)),
    found: (0,score/* averageKnown */.jw)(all.map(({ found }) => found))
  };
}
const UNTESTED = { evidence: /* @__PURE__ */ new Map(), ruling: null };
function testMetrics({ suite, metrics }, rules, systems, scored) {
  const baseline = (0,outcome/* baselineFromRun */.bQ)(rules, suite, (0,lookup/* requireItem */.l5)(scored, 0));
  const policy = { config: { ...rules, latency: "off" }, suite, baseline };
  const judgedCases = scored.map((scores) => {
    return { policy, scores, pairing: (0,decision_pairs/* pairCases */.Q6)(scores, baseline) };
  });
  const rulings = correctRulings(judgedCases.map((judged, at) => at === 0 ? null : decideSystem(judged)));
  return (0,lookup/* zipLists */.L7)(judgedCases, rulings).map(([{ pairing }, ruling], at) => {
    if (at === 0) {
      return UNTESTED;
    }
    const { pairs } = pairing;
    const groups = (0,decision_pairs/* caseGroups */.nX)(suite);
    const evidence = metrics.map(({ name, family }) => {
      return [name, (0,metrics_family/* isPerCase */.uE)(family) ? (0,explain_evidence/* collectEvidence */.mE)(pairs, { name, family }, groups) : null];
    });
    return { evidence: new Map(evidence), ruling };
  });
}
function decideSystem(judged) {
  const { policy } = judged;
  const rules = (0,decision_rules/* resolveRules */.SJ)(policy.config, policy.suite);
  const verdict = (0,decision_verdict/* decideVerdict */.AU)(rules, judged);
  const checks = verdict.checks.filter(({ outcome }) => outcome !== "pass");
  const wholeSuiteTest = verdict.tests.baseline.get("overall");
  const p = Math.min(wholeSuiteTest?.p ?? 1, wholeSuiteTest?.riseP ?? 1);
  if (checks.some(({ outcome }) => outcome === "fail")) {
    return { outcome: "fail", checks, p };
  }
  const hasGained = (0,decision_verdict/* findGain */.vd)(rules, verdict, policy) !== null;
  if (hasGained) {
    return { outcome: "gain", checks, p };
  }
  return { outcome: checks.length > 0 ? "fell" : "pass", checks, p };
}
function correctRulings(rulings) {
  const rulingsByP = rulings.filter((each) => each !== null).toSorted((a, b) => a.p - b.p);
  if (rulingsByP.length < 2) {
    return rulings;
  }
  const correctedP = /* @__PURE__ */ new Map();
  let largestSoFar = 0;
  for (const [index, ruling] of rulingsByP.entries()) {
    const multipliedP = Math.min(1, ruling.p * (rulingsByP.length - index));
    largestSoFar = Math.max(largestSoFar, multipliedP);
    correctedP.set(ruling, largestSoFar);
  }
  return rulings.map((ruling) => ruling === null ? null : { ...ruling, p_systems: (0,lookup/* requireValue */.vd)(correctedP, ruling) });
}


;// CONCATENATED MODULE: ./lib/workbench/compare/command.js






















const FLAGS = {
  config: { type: "string", multiple: true },
  set: { type: "string", multiple: true },
  repeats: { type: "string" },
  html: { type: "string" },
  queries: { type: "string" },
  truth: { type: "string" },
  corpus: { type: "string" },
  "run-a": { type: "string" },
  "run-b": { type: "string" },
  k: { type: "string" },
  gain: { type: "string" },
  out: { type: "string" },
  csv: { type: "string" },
  traces: { type: "string" },
  "trace-queries": { type: "boolean" },
  json: { type: "boolean" }
};
const HELP = `Usage: retrieval-gate compare --config [NAME=]F [--config [NAME=]F]\u2026 [--set FIELD=V,V\u2026] [flags]
       retrieval-gate compare --queries F --truth F --run-a F --run-b F --k N [flags]

Measures two or more systems on one suite. It gives no verdict.
With --config: each system is compared with the first one, by the rules of the first config.
With --run-a and --run-b: two recorded runs, A and B. It shows recall, mrr and ndcg of each run, the differences B - A,
and what the two result lists have in common.
Exit code: 0 all systems were measured, 2 wrong or incomparable input, 3 a retriever failed.

  --config [NAME=]F    a config, and a name for it; give --config more than once. All configs need the same suite, k
                       and definition
  --set FIELD=V,V\u2026     run each config once with each value of a field below retriever; may be repeated. Values below
                       env and headers are text: retriever.env.EF=1,2
  --repeats N          with --config: how often each case is timed (3). A config with latency: off is not timed
  --html F             with --config: write a page: what changed, and every query with its list in each system
  --queries F          two columns (id, query) without header, TREC topics, or BEIR's lines (.jsonl); gz is fine
  --truth F            qrels of three or four columns; a query that they lack counts 0
  --run-a F, --run-b F recorded runs: TREC, or JSON Lines of query_id and ranked
  --k N                cutoff of the recorded runs
  --gain NAME          with runs: linear (the default) or exponential (2^grade - 1)
  --corpus F           with runs: the documents. A note names judged documents that the corpus lacks
  --out F              write JSON, with SHA-256 digests of the inputs. Paths are relative to the root of the repository
  --csv F              write a row for each query and system: its metrics, and hits, the judged documents of the top k
  --traces D           write the results of each system: 1.jsonl, 2.jsonl\u2026 in the order of the systems. The text of a
                       query is [REDACTED], and query_id is its SHA-1
  --trace-queries      write the query text into the traces
  --json               print the JSON instead of text

Example: retrieval-gate compare --config now=retrieval-gate.yaml --config hybrid=hybrid.yaml --html compare.html
Example: retrieval-gate compare --config retrieval-gate.yaml --set retriever.params.ef=32,64,128 --html compare.html
Example: retrieval-gate compare --queries queries.tsv --truth qrels.tsv --run-a old.run --run-b new.run --k 10
`;
async function runCompareCommand(argv, ports) {
  const values = (0,command.readFlags)("compare", argv, FLAGS);
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const comparePorts = {
    environment: ports.environment,
    signal: ports.guard.signal,
    listen: () => ports.guard.listen(),
    moduleHost: ports.moduleHost,
    progress: (line) => ports.err(`${(0,messages_escape.logLine)(line)}
`),
    // On a terminal a line of progress replaces the one before: \r goes to its start, \x1b[2K
    // clears it.
    line: ports.columns === null ? null : (line) => ports.err(`\r\x1B[2K${(0,messages_escape.logLine)(line)}`),
    note: (sentence) => ports.err(`note: ${(0,messages_escape.logLine)(sentence)}
`)
  };
  const request = readRequest(values);
  const comparison = await runCompare(ports.workingDirectory, request, readOutputs(values), comparePorts);
  warnOfZeros(comparison, ports);
  if (values["json"] === true) {
    ports.out((0,files/* renderJson */.hF)(comparison));
  } else if (request.kind === "configs") {
    ports.out((0,words/* renderConfigsText */.pV)(comparison));
  } else {
    ports.out((0,words/* renderRunsText */.em)(comparison));
  }
  return { kind: "answered" };
}
const REPEATS = 3;
const MOST_REPEATS = 100;
const FILE_FLAGS = ["queries", "truth", "run-a", "run-b", "k"];
function readRequest(values) {
  if ((0,command.repeatedFlag)(values, "config").length > 0) {
    return readConfigsRequest(values);
  }
  const flagOfConfigs = ["set", "repeats", "html"].find((flag) => values[flag] !== void 0);
  if (flagOfConfigs !== void 0) {
    throw usageError(`--${flagOfConfigs} goes with --config`);
  }
  const missingFlags = FILE_FLAGS.filter((flag) => (0,command.textFlag)(values, flag) === null);
  if (missingFlags.length === FILE_FLAGS.length) {
    throw usageError("--config is missing");
  }
  if (missingFlags.length > 0) {
    throw usageError(`--${missingFlags.join(", --")} ${missingFlags.length === 1 ? "is" : "are"} missing`);
  }
  const requireFlag = (flag) => {
    const written = (0,command.textFlag)(values, flag);
    if (written === null) {
      throw usageError(`--${flag} is missing`);
    }
    return written;
  };
  return {
    kind: "runs",
    queries: requireFlag("queries"),
    truth: requireFlag("truth"),
    corpus: (0,command.textFlag)(values, "corpus"),
    runA: requireFlag("run-a"),
    runB: requireFlag("run-b"),
    k: readWholeNumber("k", requireFlag("k"), MOST_RESULTS),
    gain: readGain((0,command.textFlag)(values, "gain") ?? "linear")
  };
}
function readGain(written) {
  if (written === "linear" || written === "exponential") {
    return written;
  }
  throw usageError(`--gain "${written}", expected linear or exponential`);
}
function readConfigsRequest(values) {
  const otherFlag = [...FILE_FLAGS, "corpus", "gain"].find((flag) => values[flag] !== void 0);
  if (otherFlag !== void 0) {
    throw usageError(`--config and --${otherFlag} don't go together`);
  }
  const settings = (0,command.repeatedFlag)(values, "set").map(readSetFlag);
  const written = (0,command.textFlag)(values, "repeats");
  const repeats = written === null ? REPEATS : readWholeNumber("repeats", written, MOST_REPEATS);
  const configs = (0,command.repeatedFlag)(values, "config").map((config) => {
    const [, name = null, file = config] = /^([^=/\\]+)=(.+)$/s.exec(config) ?? [];
    return { name, file };
  });
  return { kind: "configs", configs, settings, repeats };
}
function readWholeNumber(flag, written, most) {
  const number = /^\d{1,6}$/.test(written) ? Number(written) : 0;
  if (number >= 1 && number <= most) {
    return number;
  }
  throw usageError(`--${flag} "${written}", expected a whole number from 1 to ${most}`);
}
function readOutputs(values) {
  return {
    out: (0,command.textFlag)(values, "out"),
    html: (0,command.textFlag)(values, "html"),
    csv: (0,command.textFlag)(values, "csv"),
    traces: (0,command.textFlag)(values, "traces"),
    queryText: values["trace-queries"] === true ? "shown" : "redacted"
  };
}
function usageError(message) {
  return new errors.GateError("usage", `compare: ${message}`, {
    hint: "Name each config with --config. For recorded runs, use --queries, --truth, --run-a, --run-b and --k. See compare --help."
  });
}
function warnOfZeros({ systems, k }, ports) {
  for (const { label, path, figures } of systems) {
    if (figures.some(({ mean }) => mean !== null && mean > 0)) {
      continue;
    }
    const system = label === path ? label : `${label} (${path})`;
    ports.err(`warning: every metric of ${(0,messages_escape.logLine)(system)} is 0 at k = ${k}: it found no judged document; check its index, and that its ids are those of the judgments
`);
  }
}
async function runCompare(workingDirectory, request, outputs, ports) {
  const { root, inside } = (0,system_root/* openRoot */.R8)(workingDirectory);
  const resolveInside = (written, flag) => inside(written, `--${flag}`);
  const outputPath = (flag) => outputs[flag] === null ? null : resolveInside(outputs[flag], flag);
  const out = outputPath("out");
  const html = outputPath("html");
  const csv = outputPath("csv");
  const traces = outputPath("traces");
  const { systems, ...plan } = await readComparedInputs(root, request, resolveInside);
  const traceFiles = systems.map((_, at) => traces === null ? null : `${traces}/${at + 1}.jsonl`);
  refuseForeignOutputs(root, { out, html, csv, traceFiles });
  const showsNumber = request.kind === "configs";
  const measured = await measureAll(root, plan, systems, ports, showsNumber);
  const comparison = compareSystems(plan, measured);
  if (out !== null) {
    await (0,write_whole/* writeWhole */.f8)(root, out, (0,files/* renderJson */.hF)(comparison));
  }
  if (csv !== null) {
    await (0,write_whole/* writeWhole */.f8)(root, csv, (0,files/* renderCsv */.PQ)(comparison));
  }
  for (const [at, file] of traceFiles.entries()) {
    if (file !== null) {
      await (0,write_whole/* writeWhole */.f8)(root, file, traceLines(comparison, at, outputs.queryText));
    }
  }
  if (html !== null) {
    const { renderCompareHtml } = await Promise.all(/* import() */[__webpack_require__.e(4268), __webpack_require__.e(8618)]).then(__webpack_require__.bind(__webpack_require__, 8618));
    const program = (0,origin.commandName)(ports);
    await (0,write_whole/* writeWhole */.f8)(root, html, renderCompareHtml(comparison, program, deflate/* deflateToBase64 */.G));
  }
  return comparison;
}
function refuseForeignOutputs(root, { out, html, csv, traceFiles }) {
  if (out !== null) {
    (0,write_whole/* refuseForeignFile */.D3)(root, out, "--out", "comparison");
  }
  if (csv !== null) {
    (0,write_whole/* refuseForeignFile */.D3)(root, csv, "--csv", "comparison_csv");
  }
  if (html !== null) {
    (0,write_whole/* refuseForeignFile */.D3)(root, html, "--html", "page");
  }
  for (const file of traceFiles) {
    if (file !== null) {
      (0,write_whole/* refuseForeignFile */.D3)(root, file, "--traces", "traces");
    }
  }
}
async function measureAll(root, plan, systems, ports, showsNumber) {
  const secrecy = new app_secrecy.Secrecy(ports.environment);
  const retrievers = systems.map(({ retriever }) => retriever);
  const secretNotices = secrecy.learnSecrets({ retrievers, named: [], files: [plan.suite] }, root);
  for (const warning of plan.suite.warnings ?? []) {
    ports.note((0,problem.formatProblem)(warning));
  }
  for (const notice of [...plan.suite.notices, ...secretNotices]) {
    ports.note((0,notices/* noticeSentence */.cv)(notice));
  }
  ports.listen?.();
  const measured = [];
  for (const [at, system] of systems.entries()) {
    if (showsNumber) {
      ports.progress(`${at + 1} of ${systems.length}: ${system.label}`);
    }
    try {
      const measuredSystem = await measureSystem(root, plan, system, ports);
      const { run } = measuredSystem;
      const idNotices = secrecy.releasePlainWordsInIds({ run, base: null });
      for (const notice of idNotices) {
        ports.note((0,notices/* noticeSentence */.cv)(notice));
      }
      measured.push(measuredSystem);
    } catch (error) {
      throw secrecy.hideInError(error);
    }
  }
  return measured;
}
const NO_MACHINE = { os: "", arch: "", cpu: "", cores: 0, node: "" };
async function measureSystem(root, { suite, k, definition }, { retriever: config, clocked, ...system }, ports) {
  const allIds = suite.cases.map(({ id }) => id);
  const log = new failures/* BoundedLog */.ot();
  const retriever = (0,retrievers_registry/* createRetriever */.HF)(config, {
    root: root.directory,
    environment: ports.environment,
    moduleHost: ports.moduleHost,
    signal: ports.signal,
    caseIds: allIds,
    log: (text) => log.push(Buffer.from(text))
  });
  const rounds = Array.from({ length: clocked?.repeats ?? 0 }, () => allIds);
  const planTiming = () => ({ rounds, confirmingRounds: () => [], ends_ms: Infinity });
  const now = () => performance.now();
  const { failure, ...measured } = await (0,run_suite/* runSuite */.og)({
    cases: suite.cases,
    k,
    definition,
    latency: clocked?.latency ?? "off",
    concurrency: config.concurrency,
    clock: (0,retrievers_registry/* retrieverClock */.DH)(config) === "recorded" ? "recorded" : "ours",
    planTiming
  }, {
    retriever,
    now,
    cancelled: () => ports.signal.aborted,
    progress: (0,progress/* showProgress */.R)({ line: ports.line, print: ports.progress, now }),
    environment: NO_MACHINE
  });
  refuseFailures(system.path, failure, measured.cases);
  return { ...system, run: { ...measured, environment: NO_MACHINE, log: log.text() } };
}
function refuseFailures(path, failure, cases) {
  if (failure !== null) {
    const { code, message: message2, hint, problems } = failure;
    const options = { problems, cause: failure, ...hint === void 0 ? {} : { hint } };
    throw new errors.GateError(code, `${path}: ${message2}`, options);
  }
  const failedCases = cases.filter((each) => each.outcome.kind === "error");
  const [firstFailed] = failedCases;
  if (firstFailed?.outcome.kind !== "error") {
    return;
  }
  const message = `${path}: ${(0,format/* pluralise */.aX)(failedCases.length, "query", "queries")} failed, first "${firstFailed.case_id}": ${firstFailed.outcome.message}`;
  throw new errors.GateError("query_errors", message);
}
const SCHEMA_VERSION = 1;
const REDACTED = "[REDACTED]";
function traceLines({ systems, queries, k }, at, queryText) {
  const { label, digest, answers } = (0,lookup/* requireItem */.l5)(systems, at);
  const records = (0,lookup/* zipLists */.L7)(queries, answers).map(([{ id, query }, answer]) => ({
    trace_schema_version: SCHEMA_VERSION,
    system: label,
    digest,
    query_id: (0,external_node_crypto_.createHash)("sha1").update(query).digest("hex"),
    query: queryText === "shown" ? query : REDACTED,
    items: traceItems(answer),
    meta: { qid: id, k }
  }));
  return records.map((record) => `${(0,canonical_json/* compactCanonical */.SM)(record)}
`).join("");
}
function traceItems({ results, hits }) {
  const judged = new Set(hits);
  return results.map((hit, index) => ({
    id: hit.doc_id,
    rank: index + 1,
    judged: !hit.repeat && judged.has(hit.doc_id),
    ...hit.score === void 0 ? {} : { score: hit.score }
  }));
}



/***/ }),

/***/ 44158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PQ: () => (/* binding */ renderCsv),
/* harmony export */   QE: () => (/* binding */ meanValues),
/* harmony export */   hF: () => (/* binding */ renderJson)
/* harmony export */ });
/* unused harmony exports systemKey, valueChanges */
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90997);
/* harmony import */ var _reporters_baseline_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13574);
/* harmony import */ var _reporters_report_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55177);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28213);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97855);






const SCHEMA_VERSION = 1;
function differenceValue(against) {
  const { delta, units, ties } = against;
  return { ...(0,_reporters_report_json_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceValue */ .NO)(against), delta, units, ties };
}
function systemKey(index) {
  const letter = String.fromCodePoint(65 + index % 26);
  return index < 26 ? letter : systemKey(Math.floor(index / 26) - 1) + letter;
}
function metricKey(name, k) {
  return name.endsWith(`@${k}`) ? name.slice(0, name.lastIndexOf("@")) : name;
}
function renderJson(comparison) {
  const { k, gain, digests, suite, queries, repeats, metrics, systems } = comparison;
  const keys = metrics.map(({ name }) => metricKey(name, k));
  const [first, second, ...others] = systems;
  const isPair = first !== void 0 && second !== void 0 && others.length === 0;
  const deltaOf = (before, now) => figuresValue(keys, valueChanges(before, now));
  return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)({
    schema_version: SCHEMA_VERSION,
    k,
    gain,
    suite,
    repeats,
    ...digests && {
      corpus_digest: digests.corpus,
      queries_digest: digests.queries,
      qrels_digest: digests.qrels
    },
    systems: Object.fromEntries(systems.map((system, at) => [systemKey(at), systemValue(system, keys)])),
    ...isPair && { delta: { macro: deltaOf(meanValues(first), meanValues(second)) } },
    per_query: queries.map(({ id }, at) => {
      const answers = systems.map((system) => (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .requireItem */ .l5)(system.answers, at));
      const [answerA, answerB] = answers;
      return {
        qid: id,
        ...Object.fromEntries(answers.map((answer, index) => [systemKey(index), answerValue(answer, keys, index)])),
        ...isPair && answerA && answerB && { delta: deltaOf(answerA.values, answerB.values) }
      };
    })
  });
}
function meanValues({ figures }) {
  return figures.map(({ mean }) => mean);
}
function valueChanges(before, now) {
  return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .zipLists */ .L7)(before, now).map(([oldValue, newValue]) => oldValue === null || newValue === null ? null : newValue - oldValue);
}
function figuresValue(keys, values) {
  return Object.fromEntries((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .zipLists */ .L7)(keys, values));
}
function answerValue({ values, hits, overlap }, keys, index) {
  return {
    ...figuresValue(keys, values),
    hits,
    ...index > 0 && { overlap: overlapValue(overlap) }
  };
}
function overlapValue({ jaccard, found }) {
  return { jaccard, a_found: found };
}
function systemValue(system, keys) {
  const { label, path, digest, settings, figures, overlap, latency } = system;
  const roundedMs = (ms) => ms === null ? null : (0,_reporters_baseline_json_js__WEBPACK_IMPORTED_MODULE_2__/* .roundMs */ .l9)(ms);
  const differences = figures.map(({ against_first: against }) => {
    return against === null ? null : differenceValue(against);
  });
  return {
    label,
    config_path: path,
    config_digest: digest,
    settings,
    metrics: { macro: figuresValue(keys, meanValues(system)) },
    against_first: Object.fromEntries((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .zipLists */ .L7)(keys, differences)),
    overlap: overlapValue(overlap),
    ruling: system.ruling && rulingValue(system.ruling),
    latency: latency === null ? null : {
      samples: latency.samples,
      p50_ms: roundedMs(latency.p50_ms),
      p95_ms: roundedMs(latency.p95_ms)
    }
  };
}
const DECIMALS = 6;
const EOL = "\r\n";
function renderCsv({ k, metrics, queries, systems }) {
  const keys = metrics.map(({ name }) => metricKey(name, k));
  const lines = [["qid", "system", ...keys, "hits"].join(",")];
  for (const [at, { id }] of queries.entries()) {
    for (const [index, { answers }] of systems.entries()) {
      const { values, hits } = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .requireItem */ .l5)(answers, at);
      const numbers = values.map((value) => value === null ? "" : value.toFixed(DECIMALS));
      lines.push([(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .csvCell */ .rK)(id), systemKey(index), ...numbers, (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .csvCell */ .rK)(hits.join(","))].join(","));
    }
  }
  return lines.map((line) => line + EOL).join("");
}
function rulingValue({ checks, ...ruling }) {
  return {
    ...ruling,
    checks: checks.map(({ metric, scope, baseline, current, outcome, by, p, level }) => {
      return { metric, scope: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeText */ .Cm)(scope), first: baseline, current, outcome, by, p, level };
    })
  };
}



/***/ }),

/***/ 72452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hr: () => (/* binding */ rulingWords),
/* harmony export */   WI: () => (/* binding */ manyTitle),
/* harmony export */   XY: () => (/* binding */ differenceWords),
/* harmony export */   aS: () => (/* binding */ bestTrades),
/* harmony export */   em: () => (/* binding */ renderRunsText),
/* harmony export */   iq: () => (/* binding */ manyClockNote),
/* harmony export */   lx: () => (/* binding */ MANY_NOTE),
/* harmony export */   pV: () => (/* binding */ renderConfigsText)
/* harmony export */ });
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _messages_causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76326);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28213);
/* harmony import */ var _messages_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31385);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44158);
/* harmony import */ var _messages_check_sentences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24171);
/* harmony import */ var _messages_rule_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35132);
/* harmony import */ var _reporters_terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32448);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97855);









function differenceWords({ delta, wins, losses, units }, unit) {
  if (wins + losses === 0) {
    return "the same for every query";
  }
  return `${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDelta */ .CW)(unit, delta)}, ${wins} better and ${losses} worse of ${units}`;
}
const OUTCOMES = {
  fail: "worse, and a gate would fail",
  fell: "may be worse; a gate would pass",
  pass: "no drop that fails a gate",
  gain: "better"
};
const NAMED = 2;
function rulingWords({ outcome, checks, p, p_systems: correctedP }) {
  const decisiveChecks = checks.filter((check) => check.outcome === outcome);
  const named = decisiveChecks.slice(0, NAMED).map((check) => {
    if ((0,_messages_check_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .isOnlyOutOfBounds */ .rz)(check)) {
      return (0,_messages_check_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .checkSentence */ .YC)(check);
    }
    const change = `${check.metric} ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDelta */ .CW)(check.unit, check.delta)} ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeWords */ .AN)(check.scope)}`;
    const reason = check.outcome === "fail" ? (0,_messages_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .decidedWords */ .iC)(check) : (0,_messages_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .testedWords */ .Hn)(check);
    return reason === "" ? change : `${change}, ${reason}`;
  });
  const furtherCount = decisiveChecks.length - NAMED;
  const more = furtherCount > 0 ? `; ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(furtherCount, "more check")}` : "";
  const why = named.length === 0 ? ` (${(0,_messages_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .pWords */ .gh)(p)})` : `: ${named.join("; ")}${more}`;
  const correction = correctedP === void 0 ? "" : `; corrected over the systems ${(0,_messages_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .pWords */ .gh)(correctedP)}`;
  const isNoWorse = outcome === "fail" && decisiveChecks.every(_messages_check_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .isOnlyOutOfBounds */ .rz);
  return `${isNoWorse ? "no worse, but a gate would fail" : OUTCOMES[outcome]}${why}${correction}`;
}
function manyTitle({ suite, systems, queries, k }) {
  return `${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(systems.length, "system")} on ${suite.name} ${suite.revision}: ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(queries.length, "query", "queries")}, k = ${k}`;
}
const MANY_NOTE = `Each system is compared with the first by the gate's rule, with the rules of the first config. ${_messages_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .THE_RULE */ .$m}`;
function manyClockNote({ repeats, systems }) {
  if (systems.every(({ latency }) => latency === null)) {
    return "No clock ran, so there is no picture of quality against latency.";
  }
  return `Each query was timed ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(repeats, "time")}, one system after the other. Small differences in latency may be noise.`;
}
function bestTrades(systems, metric) {
  const figuresOfSystem = ({ figures, latency }) => {
    const mean = figures[metric]?.mean ?? null;
    const ms = latency?.p50_ms ?? null;
    return mean === null || ms === null ? null : { mean, ms };
  };
  return systems.filter((system) => {
    const figures = figuresOfSystem(system);
    if (figures === null) {
      return false;
    }
    const isBeaten = systems.some((otherSystem) => {
      const otherFigures = figuresOfSystem(otherSystem);
      if (otherFigures === null || otherSystem === system) {
        return false;
      }
      const isNotWorse = otherFigures.mean >= figures.mean && otherFigures.ms <= figures.ms;
      const isBetter = otherFigures.mean > figures.mean || otherFigures.ms < figures.ms;
      return isNotWorse && isBetter;
    });
    return !isBeaten;
  });
}
const LABEL = 60;
const EPSILON = 1e-9;
const SHOWN = 5;
function renderRunsText(comparison) {
  const { systems, metrics, queries, k } = comparison;
  const [a, b] = systems;
  const before = (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .meanValues */ .QE)(a);
  const now = (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .meanValues */ .QE)(b);
  const rows = metrics.map(({ name }, i) => [
    name,
    (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)("share", (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .requireItem */ .l5)(before, i), 4),
    (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)("share", (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .requireItem */ .l5)(now, i), 4),
    (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDelta */ .CW)("share", printedChange((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .requireItem */ .l5)(before, i), (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .requireItem */ .l5)(now, i)), 4)
  ]);
  const overlapFigures = [
    ["Jaccard", b.overlap.jaccard],
    [`share of A's top ${k} that B finds`, b.overlap.found]
  ];
  return [
    `A: ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_8__.logLine)(a.path)}`,
    `B: ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_8__.logLine)(b.path)}`,
    (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(queries.length, "query", "queries"),
    "",
    ...(0,_reporters_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .alignCells */ .H6)([["", "A", "B", "B - A"], ...rows]),
    "",
    ...(0,_reporters_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .alignCells */ .H6)(overlapFigures.map(([name, value]) => [name, (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)("share", value, 4)])),
    "",
    ...describeMovers(comparison),
    ""
  ].join("\n");
}
function printedChange(before, now) {
  return before === null || now === null ? null : (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .subtractPrinted */ .Pv)(before, now, 4);
}
function describeMovers({ metrics, queries, systems }) {
  const last = metrics.length - 1;
  const [a, b] = systems;
  const changes = queries.map(({ id }, i) => {
    const before = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .requireItem */ .l5)((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .requireItem */ .l5)(a.answers, i).values, last);
    const now = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .requireItem */ .l5)((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .requireItem */ .l5)(b.answers, i).values, last);
    const delta = before === null || now === null ? 0 : now - before;
    return { id, before, now, delta };
  });
  const moved = changes.filter(({ delta }) => Math.abs(delta) > EPSILON);
  const better = moved.filter(({ delta }) => delta > 0).length;
  const mostMoved = moved.toSorted((x, y) => Math.abs(y.delta) - Math.abs(x.delta) || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(x.id, y.id));
  const shown = mostMoved.slice(0, SHOWN).map(({ id, before, now }) => {
    return `  ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_8__.logLine)(id, LABEL)}: ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)("share", before)} -> ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)("share", now)}`;
  });
  return [
    `${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .requireItem */ .l5)(metrics, last).name}: B is better on ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(better, "query", "queries")}, worse on ${moved.length - better}, equal on ${queries.length - moved.length}`,
    ...shown
  ];
}
const GROUPS = 3;
function renderConfigsText(comparison) {
  const { metrics, systems, suite, queries, k } = comparison;
  const head = ["", ...metrics.map(({ name }) => name), "p50", "p95"];
  const rows = systems.map(({ label, figures, latency }) => [
    (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_8__.logLine)(label, LABEL),
    ...(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .zipLists */ .L7)(metrics, figures).map(([{ unit }, { mean }]) => (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)(unit, mean)),
    (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMs */ ._V)(latency?.p50_ms ?? null),
    (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMs */ ._V)(latency?.p95_ms ?? null)
  ]);
  const tests = systems.slice(1).flatMap((system) => [
    `${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_8__.logLine)(system.label, LABEL)}, against the first:`,
    ...system.ruling === null ? [] : [`  ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_8__.logLine)(rulingWords(system.ruling))}`],
    ...system.groups.slice(0, GROUPS).map((group) => `  what changed: ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_8__.logLine)((0,_messages_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .groupWords */ .Jk)(group))}`),
    ...(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .zipLists */ .L7)(metrics, system.figures).map(([{ name, unit }, { against_first: test }]) => {
      return `  ${name}: ${test === null ? _messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .NONE */ .x3 : differenceWords(test, unit)}`;
    })
  ]);
  const title = `${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_8__.logLine)(suite.name, LABEL)} ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_8__.logLine)(suite.revision, LABEL)}, ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(queries.length, "query", "queries")}, k = ${k}`;
  return `${[title, "", ...(0,_reporters_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .alignCells */ .H6)([head, ...rows]), "", ...tests].join("\n")}
`;
}



/***/ })

};
