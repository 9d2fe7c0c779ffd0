export const id = 5609;
export const ids = [5609];
export const modules = {

/***/ 85609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P2: () => (/* binding */ readOrigin),
/* harmony export */   Vb: () => (/* binding */ unknownVersionAdvice),
/* harmony export */   Vp: () => (/* binding */ runUrl),
/* harmony export */   commandName: () => (/* binding */ commandName),
/* harmony export */   tu: () => (/* binding */ asInstalled)
/* harmony export */ });
/* unused harmony export actionName */
/* harmony import */ var _change_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63564);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10107);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28213);
/* harmony import */ var _model_repository_generated_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70202);
/* harmony import */ var _version_generated_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38984);







function readOrigin(environment, event, commit, program, now) {
  const pullRequest = event?.pullRequest ?? null;
  const run = runUrl(environment);
  return {
    // On a pull request HEAD is a merge that only this run knows.
    commit: pullRequest?.headSha ?? commit,
    ref: event?.ref ?? null,
    // `push`, `pull_request (edited)`
    event: event && (event.action === null ? event.name : `${event.name} (${event.action})`),
    pull_request: pullRequest?.number ?? null,
    run_url: run && `${run}/attempts/${encodeURI(environment["GITHUB_RUN_ATTEMPT"] ?? "1")}`,
    ci: event === null ? (0,_change_event_js__WEBPACK_IMPORTED_MODULE_0__/* .findSystem */ .T6)(environment) : "GitHub",
    time: now.toISOString(),
    command: program
  };
}
function runUrl(environment) {
  const parts = ["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_RUN_ID"].map((name) => environment[name] ?? "");
  const [server, repository, run] = parts.map(encodeURI);
  return parts.includes("") ? null : `${server}/${repository}/actions/runs/${run}`;
}
function commandName({ environment, moduleHost }) {
  const programFolder = node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(moduleHost);
  const repository = environment["GITHUB_ACTION_REPOSITORY"] ?? "";
  if (/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    const ref2 = environment["GITHUB_ACTION_REF"] ?? "";
    return `npx github:${repository}${/^[\w./-]+$/.test(ref2) ? `#${ref2}` : ""}`;
  }
  if (environment["RETRIEVAL_GATE_LAUNCHER"] === "uvx") {
    return "uvx retrieval-gate";
  }
  if (environment["npm_lifecycle_event"] !== "npx") {
    return commandOfCheckout(programFolder) ?? "retrieval-gate";
  }
  const [, name, ref] = /^(\S+)@(\S+)/.exec(actionName(programFolder));
  return `npx github:${name}#${ref}`;
}
function commandOfCheckout(folder) {
  const root = node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(folder);
  if (node_path__WEBPACK_IMPORTED_MODULE_2__.basename(folder) !== "dist" || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, "src/program.ts"))) {
    return null;
  }
  return `node ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .shellWord */ .r7)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, "cli/index.js"))}`;
}
const PACKAGE_NAME = "retrieval-eval-gate";
const COMMIT = /^[0-9a-f]{40}$/;
const ADDRESS = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?(?:#([0-9a-f]{40}))?$/;
function actionName(folder) {
  const root = [folder, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(folder), node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(folder))].find((candidate) => readJson(node_path__WEBPACK_IMPORTED_MODULE_2__.join(candidate, "package.json"))["name"] === PACKAGE_NAME);
  const packageJson = root === void 0 ? {} : readJson(node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, "package.json"));
  const lock = root === void 0 ? {} : readJson(node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(root, "../.package-lock.json"));
  const installed = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_3__/* .objectMembers */ .vN)((0,_system_json_js__WEBPACK_IMPORTED_MODULE_3__/* .objectMembers */ .vN)(lock["packages"])[`node_modules/${PACKAGE_NAME}`]);
  const [, installedFrom, installedCommit] = ADDRESS.exec((0,_system_json_js__WEBPACK_IMPORTED_MODULE_3__/* .textOrEmpty */ ._c)(installed["resolved"])) ?? [];
  const packageUrl = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_3__/* .textOrEmpty */ ._c)((0,_system_json_js__WEBPACK_IMPORTED_MODULE_3__/* .objectMembers */ .vN)(packageJson["repository"])["url"]);
  const [, packageRepository] = ADDRESS.exec(packageUrl) ?? [];
  const releasedCommit = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_3__/* .textOrEmpty */ ._c)(packageJson["gitHead"]);
  const repository = installedFrom ?? packageRepository ?? _model_repository_generated_js__WEBPACK_IMPORTED_MODULE_5__/* .REPOSITORY */ .B;
  if (installedCommit !== void 0) {
    return `${repository}@${installedCommit} # ${_version_generated_js__WEBPACK_IMPORTED_MODULE_6__/* .VERSION */ .x}`;
  }
  if (COMMIT.test(releasedCommit)) {
    return `${repository}@${releasedCommit} # v${_version_generated_js__WEBPACK_IMPORTED_MODULE_6__/* .VERSION */ .x}`;
  }
  return `${repository}@v${_version_generated_js__WEBPACK_IMPORTED_MODULE_6__/* .VERSION */ .x.split(".")[0]}`;
}
function unknownVersionAdvice(folder) {
  const action = actionName(folder);
  if (action.includes("#")) {
    return null;
  }
  return `This program can't find its own version. In the new files, replace ${action} by the gate's repository and commit.`;
}
function asInstalled(text, folder) {
  const action = actionName(folder);
  const [, repository, ref] = /^(\S+)@(\S+)/.exec(action);
  return text.replaceAll(
    /(?<=uses: )[\w.-]+\/retrieval-eval-gate@v0\b( # [^\n]*)?/g,
    // A pinned action comes with a comment that has its version.
    (_, comment = "") => action + (action.includes(" #") ? "" : comment)
  ).replaceAll(/(?<=npx --yes github:)[\w.-]+\/retrieval-eval-gate#v0\b/g, `${repository}#${ref}`).replaceAll(/[\w.-]+\/retrieval-eval-gate\/v0(?=\/)/g, `${repository}/${ref}`);
}
function readJson(file) {
  try {
    return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_3__/* .objectMembers */ .vN)(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, "utf8")));
  } catch {
    return {};
  }
}



/***/ }),

/***/ 38984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = "0.1.0";



/***/ })

};
