export const id = 3021;
export const ids = [3021];
export const modules = {

/***/ 93021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   init: () => (/* binding */ init)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69863);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82400);
/* harmony import */ var _pack_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49393);
/* harmony import */ var _gate_statistics_random_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(47352);
/* harmony import */ var _suggest_draft_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90683);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(452);
/* harmony import */ var _policy_git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84774);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34081);
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1454);
/* harmony import */ var _cli_command_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99859);
/* harmony import */ var _app_origin_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(85609);
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(96012);
/* harmony import */ var _cli_outcome_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(59374);















const HELP = `Usage: retrieval-gate init [--here]

Writes a config, a suite, two workflows and the line for .gitignore, in names of the folder's own. Overwrites nothing.
It takes what is there: a suite; a table of questions, judgments or a collection (CSV, Quepid, BEIR, TREC, _rank_eval,
OpenSearch); a cruxe query pack, with floors and ceilings from its policy and baseline; a log of searches; a search
server of a compose file, an MCP server, a program; documents. What it guessed stands beside it. With documents, or with nothing, it also records the first baseline.

  --here               one gate for a repository of several packages, in the folder above them

Example: retrieval-gate init && retrieval-gate gate
`;
async function init(argv, ports) {
  const values = (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_9__.readFlags)("init", argv, { here: { type: "boolean" } });
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const { workingDirectory } = ports;
  const looked = (0,_look_js__WEBPACK_IMPORTED_MODULE_3__/* .lookAt */ .t)(workingDirectory);
  const root = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_8__/* .findRoot */ .wg)(workingDirectory).directory;
  const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workingDirectory)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
  if (looked.packages.length > 0 && values["here"] !== true)
    throw severalPackages(looked.packages, ports);
  const { project, cases } = await casesOf(looked, ports);
  const packRules = await readPackRules(project, root, folder);
  const files = (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .initFiles */ .u$)(defaultBranch(ports), project, cases, folder, packRules);
  refuseOthers(project, files, workingDirectory);
  for (const [file, text] of files) {
    const target = node_path__WEBPACK_IMPORTED_MODULE_1__.join(workingDirectory, file);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(target), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(target, (0,_app_origin_js__WEBPACK_IMPORTED_MODULE_10__/* .asInstalled */ .tu)(text, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(ports.moduleHost)), { flag: "wx" });
    ports.out(`wrote ${file}
`);
  }
  ignoreReports(ports);
  const ending = await started(project, folder, ports);
  for (const line of leftToDo(project, ending, ports))
    ports.out(`${line}
`);
  return ending;
}
async function readPackRules(project, root, folder) {
  const [first] = project.data;
  const pack = first?.kind === "dataset" ? first.pack : void 0;
  if (!pack?.policy)
    return null;
  const within = (file) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, file);
  const baseline = pack.baseline === null ? null : within(pack.baseline);
  return await (0,_pack_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .writePackRules */ .oN)({ directory: root }, within(pack.policy), { ...pack, baseline });
}
function severalPackages(packages, ports) {
  const program = programOf(ports);
  for (const folder of packages.slice(0, MOST_LISTED))
    ports.out(`(cd ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_13__.logLine)((0,_words_escape_js__WEBPACK_IMPORTED_MODULE_13__/* .shellWord */ .r7)(folder))} && ${program} init)
`);
  const message = `there are ${packages.length} packages here, and each has a gate of its own`;
  const hint = `Run the commands above. For one gate of all of them: ${program} init --here`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_6__.GateError("usage", message, { hint });
}
const programOf = ({ environment, moduleHost }) => (0,_app_origin_js__WEBPACK_IMPORTED_MODULE_10__/* .commandOf */ .Nl)(environment, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(moduleHost));
const MOST_LISTED = 20;
function refuseOthers(project, files, folder) {
  const present = [...files.keys()].filter((file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, file)));
  const gates = project.gates.filter((file) => !file.includes("/") && !present.includes(file));
  const found = [...present, ...gates];
  if (found.length === 0)
    return;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__.GateError("usage", `${found.join(", ")} ${found.length === 1 ? "exists" : "exist"} already`, {
    hint: "`init` overwrites nothing: remove the file, or edit it by hand. `retrieval-gate validate` checks a gate that is there."
  });
}
async function started(project, folder, ports) {
  const [first] = project.data;
  if (first?.kind === "log") {
    const { suggest } = await Promise.all(/* import() */[__webpack_require__.e(6906), __webpack_require__.e(7783), __webpack_require__.e(4150), __webpack_require__.e(774), __webpack_require__.e(5746)]).then(__webpack_require__.bind(__webpack_require__, 25746));
    const { suite: name, suiteFile } = (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .namesOf */ .eZ)(folder, project.data);
    const within = (file) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, file);
    const config = (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isEmbedded */ .nq)(project) ? within("retrieval-gate.yaml") : null;
    const files = { log: within(first.file), fields: null, corpus: null, config, out: within(suiteFile) };
    const request = { ...files, name, cases: MOST_DRAFTED, known_items: 0, seed: 1 };
    const { cases, found } = await suggest((0,_system_root_js__WEBPACK_IMPORTED_MODULE_8__/* .findRoot */ .wg)(ports.workingDirectory), request, (0,_ask_js__WEBPACK_IMPORTED_MODULE_11__.asksOf)(ports));
    for (const line of found)
      ports.out(`${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_13__.logLine)(line)}
`);
    ports.out(`wrote ${suiteFile}, a draft of ${cases.length} cases
`);
  }
  return (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .canRecord */ .m8)(project) ? (0,_cli_outcome_js__WEBPACK_IMPORTED_MODULE_12__.record)([], ports) : { kind: "answered" };
}
const MOST_DRAFTED = 60;
function leftToDo(project, ending, ports) {
  const [first, ...others] = project.data;
  const suite = (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_13__.logLine)(first?.kind === "suite" ? first.file : "retrieval/suite.yaml");
  const unnamed = (0,_app_origin_js__WEBPACK_IMPORTED_MODULE_10__/* .unnamedAction */ .jP)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(ports.moduleHost));
  const recorded = ending.kind === "judged" && ending.verdict === "pass";
  const next = recorded ? "gate" : (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isDraft */ .Qx)(project) ? `suggest --review ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_13__/* .shellWord */ .r7)(suite)}` : "record";
  return [
    `Two edits are left: the retriever in retrieval-gate.yaml, and the cases in ${suite}.`,
    ...others.length === 0 ? [] : [`Not used: ${others.map(({ file }) => (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_13__.logLine)(file)).join(", ")}.`],
    ...unnamed === null ? [] : [unnamed],
    `Next: ${programOf(ports)} ${next}`
  ];
}
const FIRST_CASES = 5;
async function casesOf(project, ports) {
  const example = { project: { ...project, documents: null }, cases: _files_js__WEBPACK_IMPORTED_MODULE_2__/* .CASES */ .Gd };
  if (project.documents === null)
    return example;
  if (project.data.length > 0)
    return { project, cases: _files_js__WEBPACK_IMPORTED_MODULE_2__/* .CASES */ .Gd };
  const { documentsOf } = await Promise.all(/* import() */[__webpack_require__.e(6906), __webpack_require__.e(7783), __webpack_require__.e(4150), __webpack_require__.e(774), __webpack_require__.e(5746)]).then(__webpack_require__.bind(__webpack_require__, 25746));
  const { suggestKnownItems } = await Promise.all(/* import() */[__webpack_require__.e(4150), __webpack_require__.e(774)]).then(__webpack_require__.bind(__webpack_require__, 14150));
  const directory = ports.workingDirectory;
  const documents = await documentsOf({ directory }, project.documents, (0,_ask_js__WEBPACK_IMPORTED_MODULE_11__.asksOf)(ports));
  const { cases } = suggestKnownItems(documents, FIRST_CASES, (0,_gate_statistics_random_js__WEBPACK_IMPORTED_MODULE_14__/* .splitMix64 */ .f)(1));
  if (cases.length < FIRST_CASES - 2)
    return example;
  const drafted = cases.map((each) => ({ ...each, today: null }));
  return { project, cases: (0,_suggest_draft_js__WEBPACK_IMPORTED_MODULE_5__/* .caseBlocks */ .ld)(drafted, []) };
}
const IGNORED = "retrieval-gate-report/";
function ignoreReports({ workingDirectory, out }) {
  const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(workingDirectory, ".gitignore");
  const before = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8") : "";
  const lines = before.split(/\r?\n/).map((line) => line.trim().replaceAll(/^\/|\/$/g, ""));
  if (lines.includes(IGNORED.slice(0, -1)))
    return;
  (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, `${before === "" || before.endsWith("\n") ? "" : "\n"}${IGNORED}
`);
  out(`added ${IGNORED} to .gitignore
`);
}
function defaultBranch({ workingDirectory, environment }) {
  try {
    const git = (0,_policy_git_js__WEBPACK_IMPORTED_MODULE_7__/* .openGit */ .zY)((0,_system_root_js__WEBPACK_IMPORTED_MODULE_8__/* .findRoot */ .wg)(workingDirectory).directory, environment);
    const remote = git.symbolicRef("refs/remotes/origin/HEAD")?.replace("refs/remotes/origin/", "");
    const name = remote ?? git.symbolicRef("HEAD")?.replace("refs/heads/", "") ?? "main";
    return /^[\w./-]+$/.test(name) ? name : "main";
  } catch (error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_6__.GateError)
      return "main";
    throw error;
  }
}



/***/ })

};
