export const id = 2647;
export const ids = [2647];
export const modules = {

/***/ 92647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCompareCommand: () => (/* binding */ runCompareCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(99859);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/messages/escape.js
var messages_escape = __webpack_require__(28213);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
// EXTERNAL MODULE: ./lib/output/write.js
var write = __webpack_require__(50522);
// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/system/write-whole.js
var write_whole = __webpack_require__(79456);
// EXTERNAL MODULE: ./lib/messages/format.js
var format = __webpack_require__(31385);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/reporters/baseline-json.js
var baseline_json = __webpack_require__(13574);
// EXTERNAL MODULE: ./lib/reporters/terminal.js
var terminal = __webpack_require__(32448);
// EXTERNAL MODULE: ./lib/workbench/outcome.js
var workbench_outcome = __webpack_require__(65841);
;// CONCATENATED MODULE: ./lib/workbench/compare/files.js







const SCHEMA_VERSION = 1;
function systemKey(index) {
  const letter = String.fromCodePoint(65 + index % 26);
  return index < 26 ? letter : systemKey(Math.floor(index / 26) - 1) + letter;
}
function metricKey(name, k) {
  return name.endsWith(`@${k}`) ? name.slice(0, name.lastIndexOf("@")) : name;
}
function renderJson(comparison) {
  const { k, gain, digests, suite, queries, metrics, systems } = comparison;
  const nameValues = (values) => Object.fromEntries((0,lookup/* zipLists */.L7)(metrics, values).map(([name, value]) => [metricKey(name, k), value]));
  const nameSystems = (values) => Object.fromEntries(values.map((value, at) => [systemKey(at), value]));
  const [first, second, ...others] = systems;
  const isPair = first !== void 0 && second !== void 0 && others.length === 0;
  return (0,canonical_json/* canonicalJson */.dj)({
    schema_version: SCHEMA_VERSION,
    k,
    gain,
    suite,
    ...digests && {
      corpus_digest: digests.corpus,
      queries_digest: digests.queries,
      qrels_digest: digests.qrels
    },
    systems: nameSystems(systems.map(({ label, path, digest, settings, means, latency, judged }) => ({
      label,
      config_path: path,
      config_digest: digest,
      settings,
      metrics: { macro: nameValues(means) },
      latency: latency && latencyValue(latency),
      judged
    }))),
    ...isPair && { delta: { macro: nameValues(subtractValues(second.means, first.means)) } },
    per_query: queries.map((qid, at) => {
      const answers = systems.map((system) => (0,lookup/* requireItem */.l5)(system.answers, at));
      const [a, b] = answers;
      return {
        qid,
        ...nameSystems(answers.map(({ values, hits }) => ({ ...nameValues(values), hits }))),
        ...isPair && a && b && { delta: nameValues(subtractValues(b.values, a.values)) }
      };
    })
  });
}
function subtractValues(now, before) {
  return (0,lookup/* zipLists */.L7)(now, before).map(([newValue, oldValue]) => oldValue === null || newValue === null ? null : newValue - oldValue);
}
function latencyValue({ samples, p50_ms: p50, p95_ms: p95 }) {
  return { samples, p50_ms: (0,baseline_json/* msValue */.Uk)(p50), p95_ms: (0,baseline_json/* msValue */.Uk)(p95) };
}
const DECIMALS = 6;
const EOL = "\r\n";
function renderCsv({ k, metrics, queries, systems }) {
  const keys = metrics.map((name) => metricKey(name, k));
  const lines = [["qid", "system", ...keys, "hits"].join(",")];
  for (const [at, id] of queries.entries()) {
    for (const [index, { answers }] of systems.entries()) {
      const { values, hits } = (0,lookup/* requireItem */.l5)(answers, at);
      const numbers = values.map((value) => value === null ? "" : value.toFixed(DECIMALS));
      lines.push([(0,messages_escape/* csvCell */.rK)(id), systemKey(index), ...numbers, (0,messages_escape/* csvCell */.rK)(hits.join(","))].join(","));
    }
  }
  return lines.map((line) => line + EOL).join("");
}
const LABEL = 60;
function renderText({ metrics, systems, suite, queries, k }) {
  const rows = systems.map(({ label, means, latency }, at) => [
    `${systemKey(at)}: ${(0,messages_escape.logLine)(label, LABEL)}`,
    ...(0,lookup/* zipLists */.L7)(metrics, means).map(([name, mean]) => (0,workbench_outcome/* valueText */.Ru)(name, mean)),
    (0,format/* formatMs */._V)(latency?.p50_ms ?? null),
    (0,format/* formatMs */._V)(latency?.p95_ms ?? null)
  ]);
  const verdicts = [];
  for (const [at, { judged }] of systems.entries()) {
    if (judged !== null) {
      const words = [workbench_outcome/* OUTCOME_WORDS */.nx[judged.outcome], judged.words].filter(Boolean).join(", ");
      verdicts.push(`${systemKey(at)} compared with A: ${(0,messages_escape.logLine)(words)}`);
      verdicts.push(`  ${(0,messages_escape.logLine)(judged.report)}`);
    }
  }
  const title = `${(0,messages_escape.logLine)(suite.name, LABEL)} ${(0,messages_escape.logLine)(suite.revision, LABEL)}, ${(0,format/* pluralise */.aX)(queries.length, "query", "queries")}, k = ${k}`;
  const table = (0,terminal/* alignCells */.H6)([["", ...metrics, "p50", "p95"], ...rows]);
  return [title, "", ...table, "", ...verdicts].map((line) => `${line}
`).join("");
}


// EXTERNAL MODULE: ./lib/files/config.js
var files_config = __webpack_require__(14929);
// EXTERNAL MODULE: ./lib/files/document.js
var files_document = __webpack_require__(72050);
// EXTERNAL MODULE: ./lib/files/formats/beir.js
var beir = __webpack_require__(80608);
// EXTERNAL MODULE: ./lib/files/formats/dataset.js + 1 modules
var dataset = __webpack_require__(81372);
// EXTERNAL MODULE: ./lib/files/formats/format.js
var formats_format = __webpack_require__(29389);
// EXTERNAL MODULE: ./lib/files/formats/judgments.js
var judgments = __webpack_require__(56985);
// EXTERNAL MODULE: ./lib/files/formats/trec.js
var trec = __webpack_require__(82144);
// EXTERNAL MODULE: ./lib/files/formats/qrels-tsv.js
var qrels_tsv = __webpack_require__(8815);
// EXTERNAL MODULE: ./lib/files/inputs.js
var files_inputs = __webpack_require__(88550);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/files/suite.js + 1 modules
var files_suite = __webpack_require__(27906);
// EXTERNAL MODULE: ./lib/files/validate.js
var validate = __webpack_require__(4593);
// EXTERNAL MODULE: ./lib/gate/selected-cases.js
var selected_cases = __webpack_require__(84778);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/system/json.js
var system_json = __webpack_require__(10107);
// EXTERNAL MODULE: ./lib/workbench/judged-run.js
var judged_run = __webpack_require__(88928);
;// CONCATENATED MODULE: ./lib/workbench/compare/inputs.js






















const MOST_RESULTS = 1e3;
const MOST_SYSTEMS = 50;
const ABSENT = "absent";
async function readComparedInputs(root, request) {
  return request.kind === "configs" ? readConfigsInputs(root, request) : readRunInputs(root, request);
}
async function readConfigsInputs(root, { configs, settings }) {
  const variants = await loadVariants(root, configs, settings);
  if (variants.length < 2 || variants.length > MOST_SYSTEMS) {
    throw new errors/* GateError */.ue("usage", `compare: ${(0,format/* pluralise */.aX)(variants.length, "config is", "configs are")} named, expected 2 to ${MOST_SYSTEMS}`, "Give --config more than once, or --set with more than one value.");
  }
  const { label: firstLabel, inputs: first } = (0,lookup/* requireItem */.l5)(variants, 0);
  (0,judged_run/* refuseJudge */.qQ)("compare", first.config);
  const metrics = reportedMetrics(first.config.metrics, first.config.k);
  const sharedConfig = { ...first.config, metrics, baseline: firstLabel };
  const systems = variants.map((variant) => {
    const { inputs, ...named } = variant;
    requireSamePlan(first, inputs);
    const { file, retriever, latency } = inputs.config;
    const config = { ...sharedConfig, file, retriever, latency };
    return { ...named, inputs: (0,selected_cases/* keepSelected */.fn)({ ...inputs, config, baseline: null }) };
  });
  return { systems, metrics, digests: null };
}
function reportedMetrics(reported, k) {
  const usualNames = ["recall", "mrr", "ndcg", "hit_rate"].map((name) => `${name}@${k}`);
  return [.../* @__PURE__ */ new Set([...usualNames, ...reported])].filter((name) => (0,registry/* findMetric */.GF)(name)?.family.kind === "quality");
}
function readSetFlag(written) {
  const [field = ""] = written.split("=");
  const list = written.slice(written.indexOf("=") + 1);
  const isFieldOfRetriever = /^retriever(?:\.[\w-]+)+$/.test(field);
  if (!written.includes("=") || list === "" || !isFieldOfRetriever) {
    throw new errors/* GateError */.ue("usage", `compare: --set "${written}" does not have the form retriever.FIELD=VALUE,VALUE`, "Write a field of the retriever and its values, such as --set retriever.params.ef=32,64,128.");
  }
  const isTextField = /^retriever\.(?:env|start\.env|headers|embed\.headers)\./.test(field);
  const values = list.split(",").map((text) => {
    const json = (0,system_json/* tryParseJson */.Bl)(text);
    const value = json === void 0 ? text : json;
    const isPlain = typeof value === "number" || typeof value === "boolean";
    return isTextField && isPlain ? text : value;
  });
  return { field, values };
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
      const inputs = await loadWithSettings(root, file, combination);
      const label = [name ?? file, ...settingTexts].join(" ");
      const digest = (0,lookup/* requireValue */.vd)(inputs.digests, file);
      variants.push({ label, path: file, digest, settings: combination, inputs });
    }
  }
  return variants;
}
function settingText([field, value]) {
  return `${field}=${(0,canonical_json/* compactCanonical */.SM)(value)}`;
}
async function loadWithSettings(root, file, settings) {
  const load = (from) => (0,files_inputs/* loadInputs */.IV)(from, file, files_config/* NO_OVERRIDES */.cp, root, "replaced");
  if (Object.keys(settings).length === 0) {
    return load(root);
  }
  const { value } = await (0,files_document/* parseDocument */.Tp)((0,read/* readText */.yR)(root, file, "config"), "invalid_config");
  let changedConfig = value;
  for (const [field, newValue] of Object.entries(settings)) {
    changedConfig = setValueAtPath(changedConfig, field.split("."), newValue);
  }
  try {
    return await load(rootWithFile(root, file, changedConfig));
  } catch (error) {
    if (!(error instanceof errors/* GateError */.ue) || error.problems.length === 0) {
      throw error;
    }
    await load(root);
    const flags = Object.entries(settings).map((setting) => `--set ${settingText(setting)}`);
    throw new errors/* GateError */.ue("usage", `compare: ${file} is not valid with ${flags.join(" ")}`, {
      problems: error.problems.map(({ line: _lineOfCopy, ...problem }) => problem),
      hint: "Correct the value or the name of the field in --set."
    });
  }
}
function rootWithFile(root, file, value) {
  const bytes = Buffer.from(JSON.stringify(value));
  return {
    ...root,
    read: (name, what, limit) => name === file ? bytes : (0,read/* readBytes */.io)(root, name, what, limit ?? read/* JSON_LIMIT */.Vz)
  };
}
function setValueAtPath(value, [key, ...furtherKeys], newValue) {
  if (key === void 0) {
    return newValue;
  }
  const members = (0,system_json/* objectMembers */.vN)(value);
  return { ...members, [key]: setValueAtPath(members[key], furtherKeys, newValue) };
}
function requireSamePlan(a, b) {
  const fields = [
    { field: "k", valueA: a.config.k, valueB: b.config.k },
    { field: "definition", valueA: a.config.definition, valueB: b.config.definition },
    { field: "suite", valueA: a.suite.digest, valueB: b.suite.digest }
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
  if (problems.length > 0) {
    throw new errors/* GateError */.ue("not_comparable", `${a.config.file} and ${b.config.file} measure different things`, {
      problems,
      hint: "All compared configs need the same suite. The configs may differ only in their retriever."
    });
  }
}
async function readRunInputs(root, { k, gain, runA, runB, ...files }) {
  const { suite, queries, qrels } = await readSuiteFiles(root, files);
  const systems = [];
  for (const run of [runA, runB]) {
    const digest = (0,write_whole/* digestFile */.TM)(root, run);
    const written = {
      version: 1,
      suite: files.queries,
      k,
      definition: { gain },
      latency: "off",
      retriever: { kind: "run", path: external_node_path_.posix.basename(run) }
    };
    const file = `${run}.json`;
    const overrides = { suite: files.queries, baseline: runA };
    const { config } = await (0,files_config/* loadConfig */.Z9)(rootWithFile(root, file, written), file, overrides);
    const inputs = {
      // The file that exists, in place of the one in memory.
      config: { ...config, file: run },
      suite,
      baseline: null,
      retriever: (0,files_inputs/* retrieverReceipt */.BR)(root, config.retriever),
      digests: /* @__PURE__ */ new Map([
        [run, digest],
        [files.queries, queries],
        [files.truth, qrels]
      ])
    };
    systems.push({ label: run, path: run, digest, settings: {}, inputs });
  }
  const corpus = files.corpus === null ? ABSENT : (0,write_whole/* digestFile */.TM)(root, files.corpus);
  const metrics = ["recall", "mrr", "ndcg"].map((name) => `${name}@${k}`);
  return { systems, metrics, digests: { corpus, queries, qrels } };
}
async function readSuiteFiles(root, { queries, truth, corpus }) {
  const files = new formats_format/* DatasetFiles */.cc(root);
  const problems = [];
  const judged = await (0,judgments.readJudgments)(files, { places: [truth], hint: "Check the path.", grades: "decimals" }, problems);
  const text = files.readText([queries], { what: "queries", hint: "Check the path." });
  const queryFile = /\.jsonl(?:\.gz)?$/i.test(text.file) ? (0,beir.readQueryLines)(text, problems) : (0,trec.readTopics)(text, problems);
  (0,qrels_tsv.reportHeader)(queryFile, judged.queries, problems);
  const joined = (0,judgments.joinJudgments)(queryFile, judged, "all", problems);
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
    ...(0,files_suite/* makeSuite */.H7)("runs", "1", cases.map(files_suite/* finishCase */.AO), suiteFiles, isPartial),
    warnings: [...joined.warnings, ...missingDocuments]
  };
  return {
    suite,
    queries: (0,lookup/* requireValue */.vd)(files.digests, text.file),
    qrels: (0,lookup/* requireValue */.vd)(files.digests, judged.file)
  };
}


// EXTERNAL MODULE: ./lib/app/measure.js + 4 modules
var measure = __webpack_require__(90068);
// EXTERNAL MODULE: ./lib/app/secrecy.js
var app_secrecy = __webpack_require__(95139);
// EXTERNAL MODULE: ./lib/change/event.js
var change_event = __webpack_require__(63564);
// EXTERNAL MODULE: ./lib/change/policies.js + 4 modules
var change_policies = __webpack_require__(64880);
// EXTERNAL MODULE: ./lib/messages/view.js
var messages_view = __webpack_require__(25339);
// EXTERNAL MODULE: ./lib/metrics/matching.js
var matching = __webpack_require__(87362);
// EXTERNAL MODULE: ./lib/metrics/view.js
var view = __webpack_require__(19148);
// EXTERNAL MODULE: ./lib/model/problem.js
var problem = __webpack_require__(51246);
// EXTERNAL MODULE: ./lib/model/run.js
var model_run = __webpack_require__(30060);
// EXTERNAL MODULE: ./lib/model/config.js
var config = __webpack_require__(69559);
;// CONCATENATED MODULE: ./lib/workbench/compare/command.js























const FLAGS = {
  config: command.TEXTS,
  set: command.TEXTS,
  queries: command.TEXT,
  truth: command.TEXT,
  corpus: command.TEXT,
  "run-a": command.TEXT,
  "run-b": command.TEXT,
  k: command.TEXT,
  gain: command.TEXT,
  "report-dir": command.TEXT,
  out: command.TEXT,
  csv: command.TEXT,
  json: command.SWITCH
};
const HELP = `Usage: retrieval-gate compare --config [NAME=]F [--config [NAME=]F]\u2026 [--set FIELD=V,V\u2026] [flags]
       retrieval-gate compare --queries F --truth F --run-a F --run-b F --k N [flags]

Measures two or more systems on one suite, and writes for each but the first the report of a gate
whose baseline is the first one.
With --config: by the rules of the first config.
With --run-a and --run-b: two recorded runs, A and B, by the usual rules. Exit code: 0 all systems
were measured, 2 wrong or incomparable input, 3 a retriever failed.

  --config [NAME=]F    a config, and a name for it; give --config more than once. All configs need
                       the same suite, k and definition
  --set FIELD=V,V\u2026     run each config once with each value of a field below retriever; may be
                       repeated. Values below env and headers are text: retriever.env.EF=1,2
  --queries F          two columns (id, query) without header, TREC topics, or BEIR's lines
                       (.jsonl); gz is fine
  --truth F            qrels of three or four columns; a query that they lack counts 0
  --run-a F, --run-b F recorded runs: TREC, or JSON Lines of query_id and ranked
  --k N                cutoff of the recorded runs
  --gain NAME          with runs: linear (the default) or exponential (2^grade - 1)
  --corpus F           with runs: the documents. A note names judged documents that the corpus lacks
  --report-dir D       where the reports go (retrieval-gate-report/compare-<suite name>):
                       B/report.html, C/report.html\u2026
  --out F              write JSON, with SHA-256 digests of the inputs. Their paths are relative to
                       the root of the repository
  --csv F              write a row for each query and system: its metrics, and hits, the judged
                       documents of the top k
  --json               print the JSON instead of text

Example: retrieval-gate compare --config now=retrieval-gate.yaml --config hybrid=hybrid.yaml
Example: retrieval-gate compare --config retrieval-gate.yaml --set retriever.params.ef=32,64,128
Example: retrieval-gate compare --queries queries.tsv --truth qrels.tsv --run-a old.run --run-b new.run --k 10
`;
const runCompareCommand = (0,command.makeCommand)({ name: "compare", flags: FLAGS, help: HELP }, async (values, ports) => {
  const { root, inside } = (0,system_root/* openRoot */.R8)(ports.workingDirectory);
  const request = readRequest(values, inside);
  const out = (0,command.fileFlag)(values, "out", inside);
  const csv = (0,command.fileFlag)(values, "csv", inside);
  if (request.kind === "configs") {
    await (0,change_event/* requireSafeEvent */.tv)(ports.environment);
  }
  const inputs = await readComparedInputs(root, request);
  if (out !== null) {
    (0,write_whole/* refuseForeignFile */.D3)(root, out, "--out", "comparison");
  }
  if (csv !== null) {
    (0,write_whole/* refuseForeignFile */.D3)(root, csv, "--csv", "comparison_csv");
  }
  const { suite } = (0,lookup/* requireItem */.l5)(inputs.systems, 0).inputs;
  const folder = external_node_path_.resolve(ports.workingDirectory, (0,command.textFlag)(values, "report-dir") ?? `retrieval-gate-report/compare-${suite.name}`);
  await (0,write/* lockFolder */.MS)(folder);
  try {
    await removeEarlierReports(folder);
    const comparison = await compareSystems(root, inputs, folder, ports);
    if (out !== null) {
      await (0,write_whole/* writeWhole */.f8)(root, out, renderJson(comparison));
    }
    if (csv !== null) {
      await (0,write_whole/* writeWhole */.f8)(root, csv, renderCsv(comparison));
    }
    ports.out(values["json"] === true ? renderJson(comparison) : renderText(comparison));
  } finally {
    (0,write/* unlockFolders */.eh)();
  }
});
const RUN_FLAGS = ["queries", "truth", "run-a", "run-b", "k"];
function readRequest(values, inside) {
  if ((0,command.repeatedFlag)(values, "config").length > 0) {
    return readConfigsRequest(values, inside);
  }
  if (values["set"] !== void 0) {
    throw usageError("--set goes with --config");
  }
  const queries = (0,command.fileFlag)(values, "queries", inside);
  const truth = (0,command.fileFlag)(values, "truth", inside);
  const runA = (0,command.fileFlag)(values, "run-a", inside);
  const runB = (0,command.fileFlag)(values, "run-b", inside);
  const k = (0,command.numberFlag)("compare", values, "k", { least: 1, most: MOST_RESULTS });
  if (queries === null || truth === null || runA === null || runB === null || k === null) {
    const missingFlags = RUN_FLAGS.filter((flag) => (0,command.textFlag)(values, flag) === null);
    const isNoneGiven = missingFlags.length === RUN_FLAGS.length;
    const subject = isNoneGiven ? "--config" : `--${missingFlags.join(", --")}`;
    const verb = isNoneGiven || missingFlags.length === 1 ? "is" : "are";
    throw usageError(`${subject} ${verb} missing`);
  }
  const corpus = (0,command.fileFlag)(values, "corpus", inside);
  const gain = (0,command.choiceFlag)("compare", values, "gain", config/* GAINS */.HM) ?? "linear";
  return { kind: "runs", queries, truth, corpus, runA, runB, k, gain };
}
function readConfigsRequest(values, inside) {
  const otherFlag = [...RUN_FLAGS, "corpus", "gain"].find((flag) => values[flag] !== void 0);
  if (otherFlag !== void 0) {
    throw usageError(`--config and --${otherFlag} don't go together`);
  }
  const settings = (0,command.repeatedFlag)(values, "set").map(readSetFlag);
  const configs = (0,command.repeatedFlag)(values, "config").map((config) => {
    const [, name = null, file = config] = /^([^=/\\]+)=(.+)$/s.exec(config) ?? [];
    return { name, file: inside(file, "--config") };
  });
  return { kind: "configs", configs, settings };
}
function usageError(message) {
  return new errors/* GateError */.ue("usage", `compare: ${message}`, "Name each config with --config. For recorded runs, use --queries, --truth, --run-a, --run-b and --k. See compare --help.");
}
async function removeEarlierReports(folder) {
  for (const entry of (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && /^[A-Z]+$/.test(entry.name)) {
      await (0,write/* removeEarlierFiles */.qT)(external_node_path_.join(folder, entry.name));
    }
  }
}
async function compareSystems(root, { systems, metrics, digests }, folder, ports) {
  const { config, suite } = (0,lookup/* requireItem */.l5)(systems, 0).inputs;
  for (const warning of suite.warnings ?? []) {
    ports.err(`note: ${(0,messages_escape.logLine)((0,problem.formatProblem)(warning))}
`);
  }
  const gate = (0,command.gatePorts)(ports);
  gate.listen?.();
  const comparedSystems = [];
  let baseline = null;
  for (const [at, system] of systems.entries()) {
    gate.progress(`${at + 1} of ${systems.length}: ${system.label}`);
    const { inputs, ...named } = system;
    const judgedReport = await judgeSystem(root, { ...inputs, baseline }, gate);
    const { run, scores } = requireMeasured(judgedReport, system.label);
    const report = { ...judgedReport, new_baseline: null };
    const latency = scores.latency.overall;
    const reportFolder = external_node_path_.join(folder, systemKey(at));
    comparedSystems.push({
      ...named,
      means: metrics.map((name) => scores.means.overall.get(name) ?? null),
      latency: latency.samples === 0 ? null : latency,
      answers: listAnswers(suite, run, scores, config.definition, metrics),
      judged: baseline === null ? null : await writeAndDescribeReport(report, reportFolder, ports)
    });
    baseline ??= (0,judged_run/* baselineOfReport */.zT)(report);
  }
  return {
    k: config.k,
    gain: config.definition.gain,
    suite: { name: suite.name, revision: suite.revision, digest: suite.digest },
    digests,
    metrics,
    queries: suite.cases.map(({ id }) => id),
    systems: comparedSystems
  };
}
async function judgeSystem(root, inputs, ports) {
  const secrecy = new app_secrecy.Secrecy(ports.environment);
  const policies = (0,change_policies/* headPolicies */.Df)(inputs, root);
  const secretNotices = secrecy.learnPolicySecrets(policies, root);
  const report = await (0,judged_run/* judgeRun */.Zy)({ ...policies, notices: secretNotices }, async (plan) => {
    const measured = await (0,measure/* measureRun */.uw)(root, plan, { ...ports, event: null }, "gate");
    const notices = secrecy.releasePlainWordsInIds(measured);
    return { ...measured, notices: [...measured.notices ?? [], ...notices] };
  });
  if (ports.signal.aborted) {
    throw ports.signal.reason;
  }
  return secrecy.hideInReport(report);
}
function requireMeasured({ failure, run, scores }, label) {
  if (failure !== null && failure.code !== "baseline_missing") {
    const { code, message, hint, problems } = failure;
    throw new errors/* GateError */.ue(code, `${label}: ${message}`, {
      problems,
      hint: hint ?? void 0
    });
  }
  if (run === null || scores === null) {
    throw new Error(`${label} has no run and no failure`);
  }
  return { run, scores };
}
async function writeAndDescribeReport(report, folder, ports) {
  const view = (0,messages_view/* buildView */.kK)(report);
  const outcome = (0,workbench_outcome/* findOutcome */.Cn)(report, view);
  const words = (0,workbench_outcome/* describeOutcome */.SS)(outcome, view);
  return { outcome, words, report: await (0,judged_run/* writeReport */.u5)(folder, report, null, ports) };
}
function listAnswers({ cases }, run, scores, definition, metrics) {
  const runs = (0,model_run/* runsById */.j8)(run);
  return (0,lookup/* zipLists */.L7)(cases, scores.cases).map(([subject, score]) => {
    const { hits, covers } = (0,view/* viewCase */.U1)(subject, (0,lookup/* requireValue */.vd)(runs, subject.id), definition);
    const isJudgedIrrelevant = (hit) => (0,matching/* documentIds */.UQ)(hit).some((id) => subject.judged_irrelevant?.includes(id) === true);
    const judgedHits = hits.filter((hit, index) => {
      const matchesTarget = (0,lookup/* requireItem */.l5)(covers, index).length > 0;
      return !hit.repeat && (matchesTarget || isJudgedIrrelevant(hit));
    });
    return {
      values: metrics.map((name) => score.metrics.get(name) ?? null),
      hits: judgedHits.map((hit) => hit.doc_id)
    };
  });
}



/***/ })

};
