export const id = 8718;
export const ids = [8718];
export const modules = {

/***/ 98718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BJ: () => (/* binding */ openBaseDirectory),
  KC: () => (/* binding */ openIfThere),
  Yn: () => (/* binding */ readRequestPolicies),
  WE: () => (/* binding */ refuseDraft)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/files/inputs.js
var inputs = __webpack_require__(88550);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/gate/side-by-side.js
var side_by_side = __webpack_require__(75906);
// EXTERNAL MODULE: ./lib/model/policy.js
var policy = __webpack_require__(39711);
// EXTERNAL MODULE: ./lib/retrievers/interpreter.js
var interpreter = __webpack_require__(92557);
// EXTERNAL MODULE: ./lib/retrievers/registry.js + 3 modules
var registry = __webpack_require__(93705);
// EXTERNAL MODULE: ./lib/system/digest.js
var system_digest = __webpack_require__(41229);
// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/change/change.js
var change = __webpack_require__(45174);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./lib/retrievers/python.js
var python = __webpack_require__(81113);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
;// CONCATENATED MODULE: ./lib/change/base-directory.js
















function openBesideDirectory(policies, named, ports) {
  const { base, head, bootstrap, mode } = policies;
  const commit = policies.base_commit ?? refuseUnknownBase(mode);
  const directory = requireCheckout(named, commit, describeBase(policies), ports);
  const { config } = base ?? head;
  const receipt = (0,side_by_side/* failAsBase */._E)(() => (0,inputs/* retrieverReceipt */.BR)({ directory }, config.retriever));
  const headSide = { directory: ports.root.directory, config: head.config.retriever };
  const baseSide = { directory, config: config.retriever };
  const beside = {
    commit,
    ...baseSide,
    receipt,
    shared_path: findSharedPath(headSide, baseSide),
    edited_code: listEditedCode(ports.open(ports.root.directory), commit),
    ...bootstrap && { is_first: true }
  };
  requireTwoSystems(head, beside);
  refuseSharedEnvironment(headSide, baseSide, ports.environment);
  return beside;
}
const CODE_FILE = /\.(?:py|[cm]?[jt]sx?|go|rs|java|kt|scala|cs|php|rb|c|cc|cpp|sh|sql)$/i;
const TEST_PATH = /(?:^|[/_.-])(?:__tests__|tests?|specs?)(?:[/_.-])/i;
function listEditedCode(git, commit) {
  const edited = [...git.changed(commit, "HEAD")];
  return edited.filter((file) => CODE_FILE.test(file) && !TEST_PATH.test(file));
}
function baseDirectoryError(message, hint) {
  return new errors/* GateError */.ue("base_directory", message, hint);
}
function refuseUnknownBase(mode) {
  if (mode === "default_branch") {
    throw baseDirectoryError("base-directory needs the commit before this one, which this clone does not reach", "Set `fetch-depth: 2` on actions/checkout.");
  }
  throw baseDirectoryError("base-directory is given, but no base commit is known to compare it with", "Name the base with `base-ref`, or clone the whole history (on GitHub, `fetch-depth: 0`); or remove base-directory, to compare with the stored baseline.");
}
function describeBase({ mode, base_branch }) {
  if (base_branch !== null) {
    return `The base is the newest commit of ${base_branch} that HEAD has.`;
  }
  return mode === "pull_request" ? "The base is the first parent of the merge commit; `pull_request.base.sha` of the event goes stale." : "The base is the commit before HEAD.";
}
function requireCheckout({ written, shellWord, directory }, commit, baseWords, ports) {
  const { root, open } = ports;
  const name = external_node_path_.isAbsolute(written) ? external_node_path_.basename(written) : written;
  const folder = external_node_path_.isAbsolute(written) ? "<base-directory>" : shellWord;
  const command = (0,policy/* makeBaseCommand */.RL)(folder, commit);
  const remakeAdvice = `Make the folder again before the gate runs: \`${command}\`.`;
  if (!(0,system_root/* hasFolder */.bU)(directory)) {
    throw baseDirectoryError(`base-directory: there is no folder ${name}`, remakeAdvice);
  }
  const real = (0,external_node_fs_.realpathSync)(directory);
  if (real === root.directory) {
    throw baseDirectoryError("base-directory is the checkout under test itself", remakeAdvice);
  }
  if (!(0,external_node_fs_.existsSync)(external_node_path_.join(real, ".git"))) {
    throw baseDirectoryError(`base-directory ${name} is not the top of a git work tree`, `Name the folder that holds \`.git\`. ${remakeAdvice}`);
  }
  const git = open(real);
  const isClone = (0,system_root/* hasFolder */.bU)(external_node_path_.join(real, ".git"));
  const advice = isClone ? adviseOnClone(git, folder, commit) : remakeAdvice;
  const checkedOut = git.commit("HEAD");
  if (checkedOut !== commit) {
    throw baseDirectoryError(`base-directory ${name} is at ${checkedOut ?? "no commit"}, the base is ${commit}`, `${baseWords} ${advice}`);
  }
  const pointer = findPointer(git.tree(commit).keys(), real, root.directory);
  if (pointer !== null) {
    throw baseDirectoryError(`base-directory ${name} has a Git LFS pointer in place of ${pointer}`, "Check it out with the Git LFS files that the head has: `lfs: true` on actions/checkout.");
  }
  const changedFiles = listChangedFiles(git, commit, real);
  if (changedFiles.length > 0) {
    throw baseDirectoryError(`base-directory ${name} has tracked files that differ from its commit: ${(0,lookup/* listFirst */.rL)(changedFiles, 5)}`, `${advice} If a build step changes them, use a step that does not (\`npm ci\` in place of \`npm install\`).`);
  }
  return real;
}
function adviseOnClone(git, folder, commit) {
  const fetching = git.has(commit) ? "" : `git -C ${folder} fetch origin ${commit} && `;
  const command = `${fetching}git -C ${folder} checkout --force ${commit}`;
  return `Check out the base there before the gate runs: \`${command}\`.`;
}
function listChangedFiles(git, commit, directory) {
  const tree = git.tree(commit);
  return git.changedHere().filter((file) => {
    const entry = tree.get(file);
    return entry === void 0 || !isCopy(git, entry, external_node_path_.join(directory, file));
  });
}
function isCopy(git, { id }, file) {
  const stats = (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false });
  const blob = git.blobs([id], read/* JSON_LIMIT */.Vz).get(id);
  if (stats?.isFile() !== true || blob === void 0) {
    return false;
  }
  const digest = (0,change/* lfsDigest */.m)(blob);
  return digest === null ? (0,change/* sameLines */.mH)((0,external_node_fs_.readFileSync)(file), blob) : (0,system_digest/* digestLargeFile */.ss)(file) === digest;
}
function findPointer(files, base, head) {
  for (const file of files) {
    const headFile = external_node_path_.join(head, file);
    if (isPointer(external_node_path_.join(base, file)) && (0,external_node_fs_.existsSync)(headFile) && !isPointer(headFile)) {
      return file;
    }
  }
  return null;
}
function isPointer(file) {
  const stats = (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false });
  const isSmall = stats?.isFile() === true && stats.size <= change/* POINTER_BYTES */.YY;
  return isSmall && (0,change/* lfsDigest */.m)((0,external_node_fs_.readFileSync)(file)) !== null;
}
function requireTwoSystems(head, { config, receipt }) {
  const url = (0,registry/* retrieverServer */.Qe)(config);
  if (url === null || receipt.fingerprint !== head.retriever.fingerprint) {
    return;
  }
  throw baseDirectoryError(`base and head would both ask the server at ${url}, which is compared with itself then`, "Let the gate start the server from each checkout (`retriever.start` with `{{port}}`), or remove base-directory.");
}
function isPython(config) {
  return config.kind === "python";
}
function refuseSharedEnvironment(head, base, environment) {
  const folder = environmentFolder(head, environment);
  if (folder === null || folder !== environmentFolder(base, environment)) {
    return;
  }
  const sides = [head, base].toSorted((a, b) => b.directory.length - a.directory.length);
  const localPackages = listLibraries(folder).flatMap(listLocalPackages);
  for (const { name, importNames, directory } of localPackages) {
    const owner = sides.find((side) => (0,system_root/* isInside */.FK)(side.directory, directory));
    const otherSide = owner === head ? base : head;
    const importsInstalled = importNames.some((module) => !hasOwnModule(otherSide, module));
    if (owner !== void 0 && importsInstalled) {
      const [interpreter = "python"] = (0,registry/* retrieverCommand */.ME)(head.config);
      const ownPrograms = isPython(head.config) ? "Without VIRTUAL_ENV and `retriever.python` the gate takes each checkout's own `.venv`." : "Start the search with it: command: [.venv/bin/python, \u2026].";
      throw baseDirectoryError(`base and head run ${interpreter} of one Python environment, in which ${name} is installed from the ${owner === head ? "head" : "base"}'s checkout; so both run the code of one side`, `Make an environment in each checkout (\`python3 -m venv .venv\`), and install each side's package there. ${ownPrograms}`);
    }
  }
}
function environmentFolder({ directory, config }, environment) {
  const surroundings = { root: directory, environment };
  const [program] = (0,registry/* retrieverCommand */.ME)(config);
  let file = null;
  try {
    if (isPython(config)) {
      ({ file } = (0,interpreter/* findInterpreter */.A)(config, surroundings));
    } else if (program !== void 0) {
      file = (0,interpreter/* findProgram */.K)(program, config, surroundings);
    }
  } catch {
  }
  return file === null ? null : external_node_path_.dirname(external_node_path_.dirname(file));
}
function hasOwnModule(side, moduleName) {
  const names = [moduleName, `${moduleName}.py`];
  return listImportFolders(side).some((folder) => names.some((name) => (0,external_node_fs_.existsSync)(external_node_path_.join(folder, name))));
}
function listImportFolders({ directory, config }) {
  if (isPython(config)) {
    return (0,python.importRoots)(config, directory);
  }
  const cwd = external_node_path_.resolve(directory, config.cwd);
  const named = (config.env["PYTHONPATH"] ?? "").split(external_node_path_.delimiter).filter(Boolean);
  const folders = named.map((folder) => external_node_path_.resolve(cwd, folder));
  const [, ...words] = (0,registry/* retrieverCommand */.ME)(config);
  if (words.includes("-m")) {
    return [cwd, ...folders];
  }
  const script = words.find((word) => word.endsWith(".py"));
  return script === void 0 ? folders : [external_node_path_.dirname(external_node_path_.resolve(cwd, script)), ...folders];
}
function listLibraries(environmentPath) {
  const places = environmentPath === "/usr" ? ["/usr", "/usr/local"] : [environmentPath];
  const libraries = [];
  for (const library of places.map((place) => external_node_path_.join(place, "lib")).filter(external_node_fs_.existsSync)) {
    for (const version of (0,external_node_fs_.readdirSync)(library)) {
      for (const name of ["site-packages", "dist-packages"]) {
        libraries.push(external_node_path_.join(library, version, name));
      }
    }
  }
  return libraries.filter(external_node_fs_.existsSync);
}
function listLocalPackages(library) {
  const packages = [];
  for (const folder of (0,external_node_fs_.readdirSync)(library)) {
    const directory = readSource(external_node_path_.join(library, folder, "direct_url.json"));
    if (directory !== null) {
      const name = folder.split("-")[0] ?? folder;
      const listFile = external_node_path_.join(library, folder, "top_level.txt");
      const listed = (0,external_node_fs_.existsSync)(listFile) ? (0,external_node_fs_.readFileSync)(listFile, "utf8").split(/\s+/) : [name];
      packages.push({ name, importNames: listed.filter(Boolean), directory });
    }
  }
  return packages;
}
function readSource(file) {
  try {
    const { url } = (0,json/* objectMembers */.vN)(JSON.parse((0,external_node_fs_.readFileSync)(file, "utf8")));
    return typeof url === "string" && url.startsWith("file://") ? (0,external_node_fs_.realpathSync)((0,external_node_url_.fileURLToPath)(url)) : null;
  } catch {
    return null;
  }
}
function findSharedPath(head, base) {
  const baseFiles = new Set(listNamedPaths(base).map(({ file }) => file));
  const shared = listNamedPaths(head).find(({ file }) => baseFiles.has(file) && !(0,system_root/* isInside */.FK)(head.directory, file) && !(0,system_root/* isInside */.FK)(base.directory, file) && (0,external_node_fs_.existsSync)(file));
  return shared?.written ?? null;
}
function listNamedPaths({ directory, config }) {
  const { params, env } = config;
  const toolArguments = "arguments" in config ? config.arguments : null;
  const words = (0,registry/* retrieverCommand */.ME)(config).slice(1);
  const texts = JSON.stringify([words, env, params, toolArguments]).match(/[^"=,]+/g) ?? [];
  return texts.filter((text) => text.startsWith("../") || external_node_path_.isAbsolute(text) && text !== "/").map((written) => ({ written, file: external_node_path_.resolve(directory, config.cwd, written) }));
}


// EXTERNAL MODULE: ./lib/change/base.js
var base = __webpack_require__(92655);
// EXTERNAL MODULE: ./lib/change/event.js
var change_event = __webpack_require__(63564);
// EXTERNAL MODULE: ./lib/change/git.js
var git = __webpack_require__(15656);
// EXTERNAL MODULE: ./lib/change/policies.js + 4 modules
var change_policies = __webpack_require__(64880);
// EXTERNAL MODULE: ./lib/change/tiers.js
var tiers = __webpack_require__(41761);
// EXTERNAL MODULE: ./lib/messages/advice.js
var advice = __webpack_require__(80414);
// EXTERNAL MODULE: ./lib/messages/escape.js
var messages_escape = __webpack_require__(28213);
// EXTERNAL MODULE: ./lib/app/record.js
var record = __webpack_require__(12442);
// EXTERNAL MODULE: ./lib/app/request.js
var app_request = __webpack_require__(14830);
;// CONCATENATED MODULE: ./lib/app/read-policies.js














async function readRequestPolicies(request, root, git, ports) {
  const command = request.command === "record" ? "record" : "gate";
  const loaded = await (0,change_policies/* readPolicies */.h9)({ command, ...(0,app_request/* requestFiles */.Jc)(request, root), baseRef: request.baseRef }, ports.event, { root, git }).catch((error) => {
    throw (0,change_event/* adviseForOtherSystem */.hf)(error, ports.environment);
  });
  const isAtDesk = ports.event === null;
  const findBase = isAtDesk ? () => (0,base/* findDeskBase */.Us)(git) : null;
  (0,record/* requireReference */.jZ)(request, loaded.head.config, findBase);
  refuseRunsWithJudge(request, loaded.head.config);
  refuseRecordingOverUnreadable(request, loaded, root);
  const policies = (0,tiers/* narrowToSelection */.P)(loaded);
  refuseDraft(policies.head.suite, external_node_path_.relative(root.directory, request.workingDirectory));
  return addFactsOfGit(policies, git, isAtDesk);
}
function addFactsOfGit(policies, git, isAtDesk) {
  const removedBaselineIn = isAtDesk ? findRemovedBaseline(policies.head, git) : null;
  const { baseline: replacedBaseline } = policies.over ?? policies.head;
  const acceptedDay = findAcceptedDay(git, replacedBaseline);
  return {
    ...policies,
    head: {
      ...policies.head,
      ...removedBaselineIn !== null && { baseline_in: removedBaselineIn }
    },
    ...acceptedDay !== null && { accepted_on: acceptedDay }
  };
}
function findAcceptedDay(git, baseline) {
  const commit = baseline?.accepted?.commit ?? null;
  if (commit === null) {
    return null;
  }
  try {
    return new Date(git().facts(commit).time * 1e3).toISOString().slice(0, 10);
  } catch (error) {
    return (0,errors/* valueForGateError */.Uh)(error, null);
  }
}
function refuseRecordingOverUnreadable({ command, out }, { head, over }, root) {
  const { baseline: file } = head.config;
  const readableBaseline = over?.baseline ?? head.baseline;
  const isReplacing = command === "record" && out === null;
  if (!isReplacing || file === null || readableBaseline !== null || !hasText(root, file)) {
    return;
  }
  throw new errors/* GateError */.ue("invalid_baseline", `baseline ${file} can't be read, and git has none to compare with in its place`, "Take the file of the default branch, or remove this file to record without a comparison.");
}
function findRemovedBaseline({ baseline, config: { baseline: file } }, open) {
  if (baseline !== null || file === null) {
    return null;
  }
  const git = openIfThere(open);
  const head = git?.commit("HEAD") ?? null;
  if (git === null || head === null) {
    return null;
  }
  if (git.entry(head, file) !== null) {
    return "HEAD";
  }
  const removingCommit = git.lastChange(head, file);
  return removingCommit === null ? null : `${removingCommit.slice(0, 12)}~1`;
}
function openIfThere(open) {
  try {
    return open();
  } catch (error) {
    return (0,errors/* valueForGateError */.Uh)(error, null);
  }
}
function hasText(root, file) {
  const target = (0,system_root/* absolutePath */.Hi)(root, file);
  return (0,external_node_fs_.existsSync)(target) && !["", "{}"].includes((0,external_node_fs_.readFileSync)(target, "utf8").trim());
}
function refuseRunsWithJudge({ runs }, { judge, file }) {
  if (runs !== null && judge !== void 0) {
    throw new errors/* GateError */.ue("usage", `--runs ${runs}: ${file} has a judge, and answers are judged in one run only`, "Remove --runs, or put the metrics of answers into a config and baseline of their own.");
  }
}
function refuseDraft({ draft, files, cases }, folder) {
  if (draft === void 0) {
    return;
  }
  const openCount = cases.filter(({ watched }) => watched === true).length;
  const openCases = openCount === 0 ? "" : `; ${openCount} of ${cases.length} cases have no target yet`;
  throw new errors/* GateError */.ue("invalid_suite", `suite ${files.join(", ")} is a draft${openCases}`, (0,advice/* approvalWords */.hl)((0,advice/* relativePath */.iZ)(folder, draft.file), openCount));
}
function openBaseDirectory({ command, workingDirectory, baseDirectory }, policies, root, { environment }) {
  if (baseDirectory === null) {
    return policies;
  }
  if (command === "record") {
    throw new errors/* GateError */.ue("usage", "a baseline is recorded from one retriever", "Remove base-directory.");
  }
  if (policies.head.config.judge !== void 0) {
    throw new errors/* GateError */.ue("usage", "answers are judged against a stored baseline, not side by side", "Remove base-directory, or `judge` from the config.");
  }
  const named = {
    written: baseDirectory,
    shellWord: (0,messages_escape/* shellWord */.r7)(baseDirectory),
    directory: external_node_path_.resolve(workingDirectory, baseDirectory)
  };
  const ports = { root, open: (folder) => (0,git/* openGit */.zY)(folder, environment), environment };
  try {
    return { ...policies, beside: openBesideDirectory(policies, named, ports) };
  } catch (error) {
    if (!policies.bootstrap || !(0,errors/* isFailureOfBase */.zx)(error)) {
      throw error;
    }
    const notice = { code: "not_side_by_side", reason: "bootstrap" };
    return { ...policies, notices: [...policies.notices, notice] };
  }
}



/***/ }),

/***/ 41761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ narrowToSelection),
/* harmony export */   c: () => (/* binding */ findDeselected)
/* harmony export */ });
/* harmony import */ var _gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84778);
/* harmony import */ var _decision_accepted_figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20237);
/* harmony import */ var _decision_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74349);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16886);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69559);
/* harmony import */ var _files_select_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97455);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97855);







function narrowToSelection(read) {
  const { base, head, over, mode } = read;
  (0,_files_select_js__WEBPACK_IMPORTED_MODULE_5__/* .requireKnownNames */ .L)(head);
  const isJudgedByBase = base !== null && mode !== "default_branch";
  const cases = isJudgedByBase ? [.../* @__PURE__ */ new Set([...findEditedRows(base, head), ...findEditedUnselected(base, head)])] : [];
  if (cases.length > 0) {
    return { ...read, notices: [...read.notices, { code: "tier_widened", cases }] };
  }
  const selectedHead = (0,_gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .keepSelected */ .fn)(head);
  return {
    ...read,
    head: selectedHead,
    base: base && (0,_gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .keepSelected */ .fn)(base),
    over: over && (0,_gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .selectSameCases */ .Un)(over, selectedHead)
  };
}
function findEditedRows(base, head) {
  const before = (0,_gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .findUnselectedRows */ .$l)((0,_gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .keepSelected */ .fn)(base, head.config.select));
  const after = (0,_gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .findUnselectedRows */ .$l)((0,_gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .keepSelected */ .fn)(head));
  return [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])].filter((id) => {
    const oldRow = before.get(id);
    const row = after.get(id);
    if (oldRow === void 0 || row === void 0) {
      return true;
    }
    const hasSameAccepted = (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .sameCanonical */ .FN)(oldRow.accepted ?? null, row.accepted ?? null);
    return !(0,_decision_accepted_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .hasSameContent */ .q1)(oldRow, row) || !hasSameAccepted;
  });
}
function findEditedUnselected(base, head) {
  const { select } = head.config;
  const headCases = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .indexById */ .RX)(head.suite.cases);
  const edited = base.suite.cases.filter((before) => {
    const after = headCases.get(before.id);
    return !(0,_model_config_js__WEBPACK_IMPORTED_MODULE_4__/* .isSelected */ .sp)(select, after ?? before) && after?.digest !== before.digest;
  });
  return edited.map(({ id }) => id);
}
function findDeselected({ base, head }) {
  const before = base.config.select;
  const after = head.config.select;
  if ((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .sameCanonical */ .FN)(before ?? null, after ?? null)) {
    return [];
  }
  const headCases = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .indexById */ .RX)(head.suite.cases);
  const deselected = base.suite.cases.filter((oldCase) => {
    const newCase = headCases.get(oldCase.id);
    return newCase !== void 0 && (0,_model_config_js__WEBPACK_IMPORTED_MODULE_4__/* .isSelected */ .sp)(before, oldCase) && !(0,_model_config_js__WEBPACK_IMPORTED_MODULE_4__/* .isSelected */ .sp)(after, newCase);
  });
  if (deselected.length === 0) {
    return [];
  }
  const field = { field: "select", before: (0,_model_config_js__WEBPACK_IMPORTED_MODULE_4__/* .describeSelect */ .OC)(before), after: (0,_model_config_js__WEBPACK_IMPORTED_MODULE_4__/* .describeSelect */ .OC)(after) };
  const cases = deselected.map(({ id }) => (0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .bareCulprit */ .aI)(id));
  return [{ code: "config_edited", file: head.config.file, fields: [field], cases }];
}



/***/ })

};
