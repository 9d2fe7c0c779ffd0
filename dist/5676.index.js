export const id = 5676;
export const ids = [5676];
export const modules = {

/***/ 5676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInit: () => (/* binding */ runInit)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/workbench/init/files.js
var init_files = __webpack_require__(69863);
// EXTERNAL MODULE: ./lib/workbench/init/look.js + 13 modules
var look = __webpack_require__(16024);
// EXTERNAL MODULE: ./lib/messages/escape.js
var messages_escape = __webpack_require__(28213);
// EXTERNAL MODULE: ./lib/workbench/init/unusable.js
var unusable = __webpack_require__(26025);
;// CONCATENATED MODULE: ./lib/workbench/init/sightings.js




const MOST_LISTED = 10;
function describeFindings(found, used, program) {
  return [
    ...describeData(found.data, program),
    ...limitLines(describeSearches(found, used, program)),
    ...describeCorpus(used),
    ...describeDocuments(found, used),
    ...limitLines(found.unusable.map((file) => describeUnusableFile(file, program))),
    ...limitLines(found.packages.map((folder) => describePackage(folder, program)))
  ];
}
function describeUnusableFile({ what, reason, line }, program) {
  const sentence = `can't be used as it is: ${what}. ${reason}`;
  if (line === null) {
    return sentence;
  }
  const isCommand = line.startsWith("suggest ");
  return `${sentence}. To use it: ${isCommand ? `${program} ${line}` : line}`;
}
function describePackage(folder, program) {
  const command = `(cd ${(0,messages_escape/* shellWord */.r7)(folder)} && ${program} init)`;
  return `not used: ${folder}, a package. For a gate of its own: ${command}`;
}
function limitLines(lines) {
  if (lines.length <= MOST_LISTED) {
    return lines;
  }
  return [...lines.slice(0, MOST_LISTED), `and ${lines.length - MOST_LISTED} more of these`];
}
function describeData([first, ...others], program) {
  if (first === void 0) {
    return [];
  }
  const suiteFolder = first.kind === "suite" ? external_node_path_.posix.dirname(first.file) : "retrieval";
  const unused = others.map((data) => {
    return `not used: ${nameData(data)}. To use it: ${lineThatUses(data, suiteFolder, program)}`;
  });
  const hints = first.kind === "dataset" ? first.hintsForPerson ?? [] : [];
  return [`used: ${nameData(first)}: the cases`, ...hints, ...limitLines(unused)];
}
function nameData(data) {
  if (data.kind === "suite") {
    return `${data.file}, a suite`;
  }
  if (data.kind === "log") {
    return `${data.file}, a log of searches`;
  }
  return `${data.file}, in the format ${String(data.keys["format"])}`;
}
function lineThatUses(data, suiteFolder, program) {
  if (data.kind === "suite") {
    return `suite: ${data.file}`;
  }
  if (data.kind === "log") {
    return `${program} suggest --log ${(0,messages_escape/* shellWord */.r7)(data.file)}`;
  }
  return datasetLine(data, suiteFolder);
}
function datasetLine(data, suiteFolder) {
  const { format, ...keysWithoutFormat } = data.keys;
  const file = external_node_path_.posix.relative(suiteFolder, data.file);
  const first = { format, path: file, ...keysWithoutFormat };
  const { furtherDatasets = [] } = data;
  const others = furtherDatasets.map((further) => ({ format, path: file, ...further }));
  return (0,unusable/* writeDataset */.Mf)(others.length === 0 ? first : [first, ...others]);
}
function describeSearches(found, used, program) {
  const { search: usedSearch } = (0,init_files/* chooseSearch */.Ej)(used);
  const lines = found.searches.map((search) => {
    if (search.retriever === null) {
      return `can't be used as it is: ${search.what}: ${search.advice}`;
    }
    if (search === usedSearch) {
      return `used: ${search.what}: the retriever. ${search.advice}`;
    }
    return `not used: ${search.what}. To use it: retriever: ${search.retriever}${noteOnUse(search)}`;
  });
  return lines.map((line) => line.replaceAll("`retrieval-gate ", `\`${program} `));
}
function noteOnUse({ adapter, needsPreparation, advice }) {
  if (adapter !== void 0) {
    return ` (write ${adapter.path}: \`${adapter.line}\`)`;
  }
  return needsPreparation === true ? ` (${advice})` : "";
}
function describeCorpus(used) {
  const [first] = used.data;
  const corpus = first?.kind === "dataset" ? first.corpus : null;
  if (corpus === null) {
    return [];
  }
  const { search, embedded } = (0,init_files/* chooseSearch */.Ej)(used);
  if (search === null) {
    return [`used: ${corpus}: the embedded BM25 searches its documents`];
  }
  return [`not used: ${corpus}. To search it with the embedded BM25: retriever: ${embedded}`];
}
function describeDocuments(found, used) {
  const [first] = used.data;
  const hasCorpus = first?.kind === "dataset" && first.corpus !== null;
  if (found.documents === null || hasCorpus) {
    return [];
  }
  const place = found.documents === "." ? "here" : `in ${found.documents}`;
  const what = `the Markdown files ${place}`;
  const areCases = found.data.length === 0;
  if (used.documents === null) {
    return [`not used: ${what}: too few of them have a title of words`];
  }
  const { search, embedded } = (0,init_files/* chooseSearch */.Ej)(used);
  if (search === null) {
    const searchClause = found.searches.length === 0 ? "" : ", not your own search";
    const casesClause = areCases ? "; their headings are the cases" : "";
    return [`used: ${what}: the embedded BM25 searches them${searchClause}${casesClause}`];
  }
  const searchAdvice = `To search them with the embedded BM25: retriever: ${embedded}`;
  return areCases ? [`used: ${what}: their headings are the cases. ${searchAdvice}`] : [`not used: ${what}. ${searchAdvice}`];
}


// EXTERNAL MODULE: ./lib/workbench/init/pack-rules.js
var pack_rules = __webpack_require__(49393);
// EXTERNAL MODULE: ./lib/workbench/init/workflows.js
var workflows = __webpack_require__(59786);
// EXTERNAL MODULE: ./lib/decision/random.js
var random = __webpack_require__(57435);
// EXTERNAL MODULE: ./lib/workbench/suggest/draft.js
var draft = __webpack_require__(90683);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/change/git.js
var change_git = __webpack_require__(15656);
// EXTERNAL MODULE: ./lib/files/config.js
var files_config = __webpack_require__(14929);
// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(99859);
// EXTERNAL MODULE: ./lib/app/origin.js
var origin = __webpack_require__(85609);
// EXTERNAL MODULE: ./lib/workbench/ask.js
var ask = __webpack_require__(96012);
// EXTERNAL MODULE: ./lib/cli/outcome.js + 1 modules
var outcome = __webpack_require__(58213);
;// CONCATENATED MODULE: ./lib/workbench/init/command.js


















const HELP = `Usage: retrieval-gate init [--here] [--side-by-side] [--record-workflow]

Writes a config, a suite, two workflows (or a job for GitLab) and a line in .gitignore. Overwrites nothing.
It looks for: a suite; a golden file in JSON, JSON Lines or YAML, with any keys; a table of questions, judgments or a
collection (CSV, Quepid, BEIR, TREC, _rank_eval, OpenSearch); a cruxe query pack, with floors and ceilings from its
policy and baseline; a log of searches; a search server of a compose file, an MCP server, a Python or JavaScript
function, a program; documents. It runs none of these. It prints all that it found, and a config line for what it did
not use. If it finds no search, it uses the built-in search BM25, and records the first baseline.

  --here               one gate for all packages of a repository, in this folder
  --side-by-side       no baseline: the workflow builds base and head, and compares them in one job
  --record-workflow    a workflow that you start by hand: it records a baseline and opens a pull request

If the folder has a gate already, --side-by-side and --record-workflow write only the workflow.

Example: retrieval-gate init && retrieval-gate gate
`;
async function runInit(argv, ports) {
  const values = (0,command.readFlags)("init", argv, {
    here: { type: "boolean" },
    "side-by-side": { type: "boolean" },
    "record-workflow": { type: "boolean" }
  });
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const { workingDirectory } = ports;
  const root = (0,system_root/* findRoot */.wg)(workingDirectory).directory;
  const foundProject = (0,look/* lookAround */.h)(workingDirectory, root);
  const folder = external_node_path_.relative(root, (0,external_node_fs_.realpathSync)(workingDirectory)).split(external_node_path_.sep).join("/");
  const isSideBySide = values["side-by-side"] === true;
  const isRecorded = values["record-workflow"] === true;
  const isGitLab = usesGitLab(root, ports);
  if (isGitLab && (isSideBySide || isRecorded)) {
    throw gitHubFlagError(isSideBySide ? "side-by-side" : "record-workflow");
  }
  if ((isRecorded || isSideBySide) && (0,external_node_fs_.existsSync)(external_node_path_.join(workingDirectory, CONFIG))) {
    return addWorkflows(foundProject, { folder, isSideBySide, isRecorded }, ports);
  }
  if (foundProject.isMonorepo && values["here"] !== true) {
    refuseSeveralPackages(foundProject.packages, ports);
  }
  const { project, cases } = await draftCases(foundProject, ports);
  const packRules = await readPackRules(project, root, folder);
  const branch = findDefaultBranch(ports);
  const chosenWays = { isSideBySide, isRecorded, isGitLab };
  const choices = { branch, project, cases, folder, packRules, ...chosenWays };
  const files = (0,init_files/* initFiles */.u$)(choices);
  refuseExisting({ files, gates: project.gates, folder: workingDirectory });
  printFindings(foundProject, project, ports);
  printNotes(foundProject, { isSample: cases === init_files/* CASES */.Gd }, ports);
  writeFiles(files, ports);
  ignoreReports(ports);
  const recordsNow = !isSideBySide && !isRecorded;
  const ending = await startSuite(project, folder, { recordsNow }, ports);
  for (const line of listRemainingSteps(project, folder, ending, chosenWays, ports)) {
    ports.out(`${line}
`);
  }
  return ending;
}
function printNotes(found, { isSample }, ports) {
  if (found.searches.length === 0) {
    ports.out(`${SERVER_NOTE}
`);
  }
  if (found.data.length === 0 && isSample) {
    const isEmpty = found.searches.length === 0 && found.unusable.length === 0;
    ports.out(`${isEmpty ? EMPTY_NOTE : SAMPLE_NOTE}
`);
  }
}
function gitHubFlagError(flag) {
  return new errors.GateError("usage", `--${flag} writes a workflow of GitHub, and this repository is one of GitLab`, {
    hint: "Remove the flag: `init` writes the job of GitLab. For the rest see docs/other-ci.md."
  });
}
const CONFIG = "retrieval-gate.yaml";
function writeFiles(files, ports) {
  for (const [file, text] of files) {
    const fullPath = external_node_path_.join(ports.workingDirectory, file);
    (0,external_node_fs_.mkdirSync)(external_node_path_.dirname(fullPath), { recursive: true });
    (0,external_node_fs_.writeFileSync)(fullPath, (0,origin/* asInstalled */.tu)(text, external_node_path_.dirname(ports.moduleHost)), { flag: "wx" });
    ports.out(`wrote ${file}
`);
  }
}
async function addWorkflows(project, { folder, isSideBySide, isRecorded }, ports) {
  const { workingDirectory } = ports;
  const root = (0,system_root/* findRoot */.wg)(workingDirectory);
  const configPath = external_node_path_.posix.join(folder, CONFIG);
  const { config } = await (0,files_config/* loadConfig */.Z)(root, configPath, { suite: null, baseline: null });
  if (isRecorded && config.baseline === null) {
    throw new errors.GateError("usage", `${configPath} names no baseline, so there is none to record`, {
      hint: "Write one into it, for example `baseline: baselines/search.json`."
    });
  }
  const baseline = config.baseline && external_node_path_.posix.relative(folder, config.baseline);
  const choices = { branch: findDefaultBranch(ports), project, folder, isSideBySide, isRecorded };
  const files = (0,init_files/* workflowFiles */.BF)(choices, baseline);
  const rerunHint = "Remove it, and run this again: it writes the workflow alone. Or edit it by hand.";
  refuseExisting({ files, gates: [], folder: workingDirectory, hint: rerunHint });
  writeFiles(files, ports);
  return { kind: "answered" };
}
function usesGitLab(root, { environment }) {
  const host = remoteHost(root, environment);
  if (host !== null) {
    return host.includes("gitlab");
  }
  return (0,external_node_fs_.existsSync)(external_node_path_.join(root, ".gitlab-ci.yml")) && !(0,external_node_fs_.existsSync)(external_node_path_.join(root, ".github"));
}
function remoteHost(root, environment) {
  try {
    const address = (0,change_git/* openGit */.zY)(root, environment).origin() ?? "";
    return /^(?:\w+:\/\/)?(?:[^@/]*@)?([\w.-]+\.[\w.-]+)[:/]/.exec(address)?.[1] ?? null;
  } catch (error) {
    if (error instanceof errors.GateError) {
      return null;
    }
    throw error;
  }
}
const SERVER_NOTE = 'If your search is a server, name it in retrieval-gate.yaml: retriever: { kind: http, url: "http://127.0.0.1:8080/search?q={{query}}&limit={{k}}" }';
const EMPTY_NOTE = "No queries and no search were found here: the cases are a sample.";
const SAMPLE_NOTE = "Nothing that was found holds queries in a form that can be read: the cases are a sample.";
function printFindings(found, used, ports) {
  const lines = describeFindings(found, used, (0,origin.commandName)(ports));
  if (lines.length === 0) {
    return;
  }
  ports.out("Found here (nothing of it was run):\n");
  for (const line of lines) {
    ports.out(`- ${(0,messages_escape.logLine)(line)}
`);
  }
}
async function readPackRules(project, root, folder) {
  const [first] = project.data;
  const pack = first?.kind === "dataset" ? first.pack : void 0;
  if (pack === void 0 || pack.policy === null) {
    return null;
  }
  const pathFromRoot = (file) => external_node_path_.posix.join(folder, file);
  return await (0,pack_rules/* writePackRules */.oN)({ directory: root }, pathFromRoot(pack.policy), {
    intents: pack.intents,
    baseline: pack.baseline === null ? null : pathFromRoot(pack.baseline)
  });
}
function refuseSeveralPackages(packages, ports) {
  const program = (0,origin.commandName)(ports);
  for (const folder of packages.slice(0, command_MOST_LISTED)) {
    ports.out(`(cd ${(0,messages_escape.logLine)((0,messages_escape/* shellWord */.r7)(folder))} && ${program} init)
`);
  }
  const message = `there are ${packages.length} packages here, and each has a gate of its own`;
  const hint = `Run the commands above. For one gate of all of them: ${program} init --here`;
  throw new errors.GateError("usage", message, { hint });
}
const command_MOST_LISTED = 20;
function refuseExisting({ files, gates, folder, hint = OVERWRITES_NOTHING }) {
  const existingFiles = [...files.keys()].filter((file) => (0,external_node_fs_.existsSync)(external_node_path_.join(folder, file)));
  for (const file of files.keys()) {
    refuseFileAsFolder(file, folder);
  }
  const otherGates = gates.filter((file) => !file.includes("/") && !existingFiles.includes(file));
  const conflicts = [...existingFiles, ...otherGates];
  if (conflicts.length === 0) {
    return;
  }
  throw new errors.GateError("usage", `${conflicts.join(", ")} ${conflicts.length === 1 ? "exists" : "exist"} already`, { hint });
}
function refuseFileAsFolder(file, folder) {
  const parts = external_node_path_.posix.dirname(file).split("/");
  for (const count of parts.keys()) {
    const parent = parts.slice(0, count + 1).join("/");
    const isFile = (0,external_node_fs_.statSync)(external_node_path_.join(folder, parent), { throwIfNoEntry: false })?.isFile();
    if (isFile === true) {
      throw new errors.GateError("usage", `${parent} is a file, and init writes ${file}`, {
        hint: "Rename the file, so that a folder can have its name."
      });
    }
  }
}
const OVERWRITES_NOTHING = "`init` overwrites nothing: remove the file, or edit it by hand. `retrieval-gate validate` checks a gate that is there.";
async function startSuite(project, folder, { recordsNow }, ports) {
  const [first] = project.data;
  if (first?.kind === "log") {
    await draftFromLog(project, first.file, folder, ports);
  }
  const commandArguments = [];
  return recordsNow && (0,init_files/* canRecord */.m8)(project) ? (0,outcome.record)(commandArguments, ports) : { kind: "answered" };
}
async function draftFromLog(project, logFile, folder, ports) {
  const { writeDraft } = await Promise.all(/* import() */[__webpack_require__.e(6906), __webpack_require__.e(7783), __webpack_require__.e(4150), __webpack_require__.e(774), __webpack_require__.e(5746)]).then(__webpack_require__.bind(__webpack_require__, 25746));
  const { suite: name, suiteFile } = (0,init_files/* chooseNames */.yC)(folder, project.data);
  const pathFromRoot = (file) => external_node_path_.posix.join(folder, file);
  const config = (0,init_files/* isEmbedded */.nq)(project) ? pathFromRoot("retrieval-gate.yaml") : null;
  const files = {
    log: pathFromRoot(logFile),
    fields: null,
    corpus: null,
    config,
    out: pathFromRoot(suiteFile)
  };
  const request = { ...files, name, cases: MOST_DRAFTED, known_items: 0, seed: 1 };
  const root = (0,system_root/* findRoot */.wg)(ports.workingDirectory);
  const { cases, found } = await writeDraft(root, request, (0,ask.askPorts)(ports));
  for (const line of found) {
    ports.out(`${(0,messages_escape.logLine)(line)}
`);
  }
  ports.out(`wrote ${suiteFile}, a draft of ${cases.length} cases
`);
}
const MOST_DRAFTED = 60;
function listRemainingSteps(project, folder, ending, ways, ports) {
  const suite = shownSuitePath(project);
  const actionNote = (0,origin/* unknownVersionAdvice */.Vb)(external_node_path_.dirname(ports.moduleHost));
  const whenToCheck = ways.isSideBySide ? "before you open a pull request" : "before you record";
  const checkAdvice = hasRecorded(ending) ? `The baseline is of the embedded BM25. For your own search: name it in retrieval-gate.yaml, read the cases in ${suite}, and run ${(0,origin.commandName)(ports)} record --accept` : `Check two things ${whenToCheck}: the retriever in retrieval-gate.yaml, and the cases in ${suite}.`;
  return [
    checkAdvice,
    ...actionNote === null ? [] : [actionNote],
    ...ways.isGitLab ? includeLines((0,init_files/* chooseNames */.yC)(folder, project.data)) : [],
    `Next: ${nextStep(project, ending, ways, ports)}`
  ];
}
function includeLines(names) {
  return [
    "Add to .gitlab-ci.yml, to its `include` if it has one:",
    "include:",
    `  - local: ${(0,workflows/* includedPath */.yD)(names)}`
  ];
}
function shownSuitePath({ data: [first] }) {
  return (0,messages_escape.logLine)(first?.kind === "suite" ? first.file : "retrieval/suite.yaml");
}
function nextStep(project, ending, { isSideBySide, isRecorded }, ports) {
  const program = (0,origin.commandName)(ports);
  if ((0,init_files/* isDraft */.Qx)(project)) {
    return `${program} suggest --review ${(0,messages_escape/* shellWord */.r7)(shownSuitePath(project))}`;
  }
  if ((0,init_files/* chooseSearch */.Ej)(project).search?.needsPreparation === true) {
    return `complete the retriever in retrieval-gate.yaml as its comment says. Then run ${program} ask "a query"`;
  }
  if (isRecorded) {
    return "commit the files to the default branch, and start the recording workflow under Actions.";
  }
  if (isSideBySide) {
    return "commit the files, and open a pull request. Each one is compared with its base.";
  }
  return `${program} ${hasRecorded(ending) ? "gate" : "record"}`;
}
function hasRecorded(ending) {
  return ending.kind === "judged" && ending.verdict === "pass";
}
const FIRST_CASES = 5;
const ENOUGH_CASES = FIRST_CASES - 2;
async function draftCases(project, ports) {
  const sample = { project: { ...project, documents: null }, cases: init_files/* CASES */.Gd };
  if (project.documents === null) {
    return sample;
  }
  if (project.data.length > 0) {
    return { project, cases: init_files/* CASES */.Gd };
  }
  const { loadCorpus } = await Promise.all(/* import() */[__webpack_require__.e(6906), __webpack_require__.e(7783), __webpack_require__.e(4150), __webpack_require__.e(774), __webpack_require__.e(5746)]).then(__webpack_require__.bind(__webpack_require__, 25746));
  const { suggestKnownItems } = await Promise.all(/* import() */[__webpack_require__.e(4150), __webpack_require__.e(774)]).then(__webpack_require__.bind(__webpack_require__, 14150));
  const directory = ports.workingDirectory;
  const documents = await loadCorpus({ directory }, project.documents, (0,ask.askPorts)(ports));
  const { cases } = suggestKnownItems(documents, FIRST_CASES, (0,random/* splitMix64 */.fv)(1));
  if (cases.length < ENOUGH_CASES) {
    return sample;
  }
  const draftedCases = cases.map((each) => ({ ...each, today: null }));
  return { project, cases: (0,draft/* caseBlocks */.ld)(draftedCases, []) };
}
const REPORTS_LINE = "retrieval-gate-report/";
function ignoreReports({ workingDirectory, out }) {
  const file = external_node_path_.join(workingDirectory, ".gitignore");
  const oldText = (0,external_node_fs_.existsSync)(file) ? (0,external_node_fs_.readFileSync)(file, "utf8") : "";
  const withoutSlashes = (line) => line.trim().replaceAll(/^\/|\/$/g, "");
  if (oldText.split(/\r?\n/).map(withoutSlashes).includes(withoutSlashes(REPORTS_LINE))) {
    return;
  }
  const lineBreak = oldText === "" || oldText.endsWith("\n") ? "" : "\n";
  (0,external_node_fs_.appendFileSync)(file, `${lineBreak}${REPORTS_LINE}
`);
  out(`added ${REPORTS_LINE} to .gitignore
`);
}
function findDefaultBranch({ workingDirectory, environment }) {
  try {
    const git = (0,change_git/* openGit */.zY)((0,system_root/* findRoot */.wg)(workingDirectory).directory, environment);
    const remoteBranch = git.symbolicRef("refs/remotes/origin/HEAD")?.replace("refs/remotes/origin/", "");
    const localBranch = git.symbolicRef("HEAD")?.replace("refs/heads/", "");
    const name = remoteBranch ?? localBranch ?? "main";
    return /^[\w./-]+$/.test(name) ? name : "main";
  } catch (error) {
    if (error instanceof errors.GateError) {
      return "main";
    }
    throw error;
  }
}



/***/ })

};
