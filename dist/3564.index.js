export const id = 3564;
export const ids = [3564];
export const modules = {

/***/ 63564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ refuseChangeWithoutBase),
/* harmony export */   N8: () => (/* binding */ refuseUnsafeEvent),
/* harmony export */   T6: () => (/* binding */ findSystem),
/* harmony export */   hf: () => (/* binding */ adviseForOtherSystem),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   l8: () => (/* binding */ refuseTwoSystems),
/* harmony export */   tv: () => (/* binding */ requireSafeEvent)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _model_docs_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52164);




const RUNS_ON = ["pull_request", "merge_group", "push", "workflow_dispatch", "schedule"];
const UNREVIEWED_EVENTS = ["pull_request", "merge_group"];
async function readEvent(environment) {
  const name = environment["GITHUB_EVENT_NAME"];
  if (!name) {
    return null;
  }
  const payload = await readPayload(environment["GITHUB_EVENT_PATH"]);
  return {
    name,
    action: getText(payload, "action"),
    sha: environment["GITHUB_SHA"] || null,
    ref: environment["GITHUB_REF"] || null,
    defaultBranch: getText(payload, "repository", "default_branch"),
    label: getText(payload, "label", "name"),
    pullRequest: name.startsWith("pull_request") ? readPullRequest(payload) : null
  };
}
function refuseUnsafeEvent(event, command) {
  if (event === null || command === "merge") {
    return;
  }
  if (!RUNS_ON.includes(event.name)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("unsafe_event", `the gate does not run on ${event.name}`, `Use ${RUNS_ON.join(", ")}. On other events strangers may start code with a token and secrets, or no commit is told whose rules could decide.`);
  }
  if (command === "record" && UNREVIEWED_EVENTS.includes(event.name)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("unsafe_event", `a baseline is not recorded on ${event.name}`, "copy baseline.json from the report and commit it, or record on push or workflow_dispatch");
  }
}
async function requireSafeEvent(environment) {
  refuseUnsafeEvent(await readEvent(environment), "gate");
}
async function readPayload(path) {
  if (!path) {
    return null;
  }
  const what = "the event's payload (GITHUB_EVENT_PATH)";
  const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, "utf8").catch((cause) => {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("file_unreadable", `${what} can't be read`, { cause });
  });
  let payload;
  try {
    payload = JSON.parse(text);
  } catch (cause) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("invalid_file", `${what} is not JSON`, { cause });
  }
  if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(payload)) {
    return payload;
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("invalid_file", `${what} is not a JSON object`);
}
function getPath(value, ...keys) {
  let member = value;
  for (const key of keys) {
    if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(member) || !Object.hasOwn(member, key)) {
      return null;
    }
    member = member[key];
  }
  return member;
}
function getText(value, ...keys) {
  const member = getPath(value, ...keys);
  return typeof member === "string" ? member : null;
}
function readPullRequest(payload) {
  const headSha = getText(payload, "pull_request", "head", "sha");
  if (headSha === null) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("invalid_file", "the event's payload names no pull request with its head", "GITHUB_EVENT_PATH is read as GitHub wrote it; don't change it in the job");
  }
  const number = getPath(payload, "pull_request", "number");
  return {
    headSha,
    number: typeof number === "number" ? number : null,
    baseSha: getText(payload, "pull_request", "base", "sha"),
    baseRef: getText(payload, "pull_request", "base", "ref"),
    // Only the payload of an edit that chose another base has `changes.base`.
    retargeted: getPath(payload, "changes", "base") !== null
  };
}
const OTHER_SYSTEMS = [
  {
    name: "GitLab",
    mark: "GITLAB_CI",
    change: "CI_MERGE_REQUEST_IID",
    history: "Set the variable `GIT_DEPTH: 0` for the job"
  },
  {
    name: "Jenkins",
    mark: "JENKINS_URL",
    change: "CHANGE_ID",
    history: "Take the shallow clone out of the job's Git settings (`shallow: false`)"
  },
  {
    name: "Buildkite",
    mark: "BUILDKITE",
    change: "BUILDKITE_PULL_REQUEST",
    history: "Take `--depth` out of BUILDKITE_GIT_CLONE_FLAGS"
  },
  {
    name: "CircleCI",
    mark: "CIRCLECI",
    change: "CIRCLE_PULL_REQUEST",
    history: "Check out with `checkout: { method: full }`"
  },
  {
    name: "Azure Pipelines",
    mark: "TF_BUILD",
    change: "SYSTEM_PULLREQUEST_PULLREQUESTID",
    history: "Set `fetchDepth: 0` on the checkout step"
  }
];
function adviseForOtherSystem(error, environment) {
  if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue) || environment["GITHUB_EVENT_NAME"]) {
    return error;
  }
  const { code, message, problems } = error;
  const ownHint = error.hint ?? "";
  const advisesOnHistory = /fetch-depth|actions\/checkout/.test(ownHint) && !ownHint.includes("lfs");
  if (!advisesOnHistory) {
    return error;
  }
  const hint = ADVICE_OFF_GITHUB.get(code) ?? adviseOnHistory(environment);
  return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue(code, message, { hint, problems, cause: error });
}
const ADVICE_OFF_GITHUB = /* @__PURE__ */ new Map([
  [
    "no_repository",
    "Run the command in a git repository, with its folder `.git`. Or remove --base-ref."
  ],
  ["git_missing", "Install git. Or remove --base-ref."]
]);
function adviseOnHistory(environment) {
  const history = findOtherSystem(environment)?.history ?? "Clone without `--depth`";
  return `${history}, or run \`git fetch --unshallow origin\` before the gate; for a branch that is not there, \`git fetch origin <branch>\`.`;
}
const CHANGE_VARIABLE = /^(?:[A-Z0-9_]*_)?(?:(?:PR|PULL_REQUEST|MERGE_REQUEST|GERRIT_CHANGE)(?:_(?:ID|IID|KEY|NO|NUM|NUMBER))?|PULL_(?:ID|NO|NUM|NUMBER))$/;
const EVENT_VARIABLE = /^(?!.*_PREV).*_(?:EVENT|EVENT_TYPE|EVENT_NAME|TRIGGER)$/;
const CHANGE_EVENT = /^(?:pull|merge)[-_]?request(?!.*(?:merged|closed))/i;
function findOtherSystem(environment) {
  return OTHER_SYSTEMS.find(({ mark }) => environment[mark]);
}
function findSystem(environment) {
  return findOtherSystem(environment)?.name ?? null;
}
function refuseTwoSystems(environment) {
  const allMarks = ["GITHUB_EVENT_NAME", ...OTHER_SYSTEMS.map(({ mark }) => mark)];
  const marks = allMarks.filter((mark) => environment[mark]);
  if (marks.length > 1) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("unsafe_event", `${marks.join(" and ")} are set: two CI systems at once`, "The base would be another for each. Unset those of the system that this job does not run on.");
  }
}
function findChangeVariable(environment) {
  const system = findOtherSystem(environment);
  if (system === void 0 && !environment["CI"] && !environment["CODEBUILD_CI"]) {
    return void 0;
  }
  return Object.entries(environment).find(([name, value = ""]) => {
    if (name === system?.change || CHANGE_VARIABLE.test(name)) {
      return !["", "false", "0"].includes(value);
    }
    return EVENT_VARIABLE.test(name) && CHANGE_EVENT.test(value);
  });
}
function refuseChangeWithoutBase(environment, baseRef) {
  const isOnGithub = Boolean(environment["GITHUB_EVENT_NAME"]);
  const changeVariable = isOnGithub ? void 0 : findChangeVariable(environment);
  if (baseRef !== null || changeVariable === void 0) {
    return;
  }
  const [name, value] = changeVariable;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("base_not_found", `${name} is ${JSON.stringify(value)}, so this job is for a change, and there is no --base-ref`, `Without a base the change's own files would judge it. Name its target branch, for example \`--base-ref origin/main\`: ${(0,_model_docs_page_js__WEBPACK_IMPORTED_MODULE_3__/* .docsPage */ .t)("other-ci.md")}`);
}



/***/ })

};
