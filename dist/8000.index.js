export const id = 8000;
export const ids = [8000];
export const modules = {

/***/ 63564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ refuseElsewhere),
/* harmony export */   Fv: () => (/* binding */ adviseElsewhere),
/* harmony export */   N8: () => (/* binding */ refuseUnsafeEvent),
/* harmony export */   T6: () => (/* binding */ findSystem),
/* harmony export */   j_: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);



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
    repository: getText(payload, "repository", "full_name"),
    label: getText(payload, "label", "name"),
    pullRequest: name.startsWith("pull_request") ? readPullRequest(payload) : null
  };
}
function refuseUnsafeEvent(event, command) {
  if (event === null || command === "merge") {
    return;
  }
  if (!RUNS_ON.includes(event.name)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("unsafe_event", `the gate does not run on ${event.name}`, {
      hint: `Use ${RUNS_ON.join(", ")}. On other events strangers may start code with a token and secrets, or no commit is told whose rules could decide.`
    });
  }
  if (command === "record" && UNREVIEWED_EVENTS.includes(event.name)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("unsafe_event", `a baseline is not recorded on ${event.name}`, {
      hint: "copy baseline.json from the report and commit it, or record on push or workflow_dispatch"
    });
  }
}
async function readPayload(path) {
  if (!path) {
    return null;
  }
  const what = "the event's payload (GITHUB_EVENT_PATH)";
  const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, "utf8").catch((cause) => {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("file_unreadable", `${what} can't be read`, { cause });
  });
  let payload;
  try {
    payload = JSON.parse(text);
  } catch (cause) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("invalid_file", `${what} is not JSON`, { cause });
  }
  if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(payload)) {
    return payload;
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("invalid_file", `${what} is not a JSON object`);
}
function getPath(value, ...keys) {
  return keys.reduce((at, key) => (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(at) && Object.hasOwn(at, key) ? at[key] : null, value);
}
function getText(value, ...keys) {
  const found = getPath(value, ...keys);
  return typeof found === "string" ? found : null;
}
function readPullRequest(payload) {
  const headSha = getText(payload, "pull_request", "head", "sha");
  if (headSha === null) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("invalid_file", "the event's payload names no pull request with its head", {
      hint: "GITHUB_EVENT_PATH is read as GitHub wrote it; don't change it in the job"
    });
  }
  const number = getPath(payload, "pull_request", "number");
  return {
    headSha,
    number: typeof number === "number" ? number : null,
    baseSha: getText(payload, "pull_request", "base", "sha"),
    baseRef: getText(payload, "pull_request", "base", "ref"),
    retargeted: getPath(payload, "changes", "base") !== null
  };
}
const SYSTEMS = [
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
function adviseElsewhere(error, environment) {
  const isOfGithub = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError && /fetch-depth|actions\/checkout/.test(error.hint ?? "");
  if (!isOfGithub || environment["GITHUB_EVENT_NAME"]) {
    return error;
  }
  const { code, message, problems } = error;
  const system = SYSTEMS.find(({ mark }) => environment[mark]);
  const history = system?.history ?? "Clone without `--depth`";
  const hint = `${history}, or run \`git fetch --unshallow origin\` before the gate; for a branch that is not there, \`git fetch origin <branch>\`.`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError(code, message, { hint, problems, cause: error });
}
const CHANGE_VARIABLE = /^(?:[A-Z0-9_]*_)?(?:PR|PULL_REQUEST|MERGE_REQUEST|GERRIT_CHANGE)(?:_(?:ID|IID|KEY|NO|NUM|NUMBER))?$/;
function findSystem(environment) {
  return SYSTEMS.find(({ mark }) => environment[mark])?.name ?? null;
}
function refuseElsewhere(environment, baseRef) {
  const present = SYSTEMS.filter(({ mark }) => environment[mark]);
  const marks = ["GITHUB_EVENT_NAME", ...present.map(({ mark }) => mark)].filter((each) => environment[each]);
  if (marks.length > 1) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("unsafe_event", `${marks.join(" and ")} are set: two CI systems at once`, {
      hint: "The base would be another for each. Unset those of the system that this job does not run on."
    });
  }
  const [system] = present;
  if (baseRef !== null) {
    return;
  }
  if (system === void 0) {
    return refuseUnknownSystem(environment);
  }
  const change = environment[system.change];
  if (!change || change === "false") {
    return;
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("base_not_found", `${system.change} is ${JSON.stringify(change)}: a change on ${system.name}, and no --base-ref`, {
    hint: "Without a base the change's own files would judge it. See docs/other-ci.md for what to name."
  });
}
function refuseUnknownSystem(environment) {
  if (!environment["CI"] || environment["GITHUB_EVENT_NAME"]) {
    return;
  }
  const said = Object.entries(environment).find(([name2, value2]) => CHANGE_VARIABLE.test(name2) && !["", "false", "0"].includes(value2 ?? ""));
  if (said === void 0) {
    return;
  }
  const [name, value] = said;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("base_not_found", `${name} is ${JSON.stringify(value)}, so this job is for a change, and there is no --base-ref`, {
    hint: "Without a base the change's own files would judge it. Name its target branch, for example `--base-ref origin/main`; see docs/other-ci.md."
  });
}



/***/ }),

/***/ 65887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ stageHits),
/* harmony export */   PN: () => (/* binding */ rankAnswer),
/* harmony export */   fs: () => (/* binding */ rankIds),
/* harmony export */   nc: () => (/* binding */ tieOrder)
/* harmony export */ });
/* unused harmony export documentId */
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41229);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);



function rankAnswer(results, caseId, k, definition, ties = "by id") {
  return markRepeats(rankResults(results, caseId, k, definition, ties));
}
function rankIds(results, caseId, k, definition, ties = "by id") {
  return rankResults(results, caseId, k, definition, ties).map((result) => result.doc_id);
}
function rankResults(results, caseId, k, definition, ties) {
  const nameStageHit = results.map((result, index) => {
    const docId = documentId(result, index);
    if (result.score === void 0 || definition.scores === "float64") {
      return { doc_id: docId, ...result };
    }
    return { doc_id: docId, ...result, score: Math.fround(result.score) };
  });
  const kept = nameStageHit.filter((result, index) => (
    // As the retriever wrote it: rounded to 32 bits, a score of 0.7 would fall short of 0.7.
    !isBelow(results[index].score, definition.min_score) && !(definition.ignore_identical_ids && (result.id ?? result.doc_id) === caseId)
  ));
  const keepsOrder = definition.order === "rank" && ties === "as returned";
  const ordered = collapseChunks(keepsOrder ? kept : orderResults(kept, definition.order), definition.collapse);
  const ranked = ordered.slice(0, k);
  if (definition.duplicates === "error") {
    refuseRepeats(ranked);
  }
  return ranked;
}
function tieOrder(answer) {
  return answer.rounded_scores === true ? "as returned" : "by id";
}
function isBelow(score, least) {
  return least !== null && score !== void 0 && score < least;
}
function documentId(result, index) {
  const { id, path, qualified_name: qualifiedName, name, text, span } = result;
  if (id !== void 0) {
    return span === void 0 || path !== void 0 ? id : chunkId(id, span);
  }
  if (path !== void 0) {
    if (qualifiedName !== void 0) {
      return `${path}::${qualifiedName}`;
    }
    if (name !== void 0) {
      return `${path}::${name}`;
    }
    if (span !== void 0) {
      return chunkId(path, span);
    }
    return text === void 0 ? path : `${path}#${shortHash(text)}`;
  }
  if (text !== void 0) {
    return `text:${shortHash(text)}`;
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `results[${index}] has none of id, path and text`, {
    hint: "Give every result at least one of `id`, `path`, `text`, so that it can be told from the others."
  });
}
function chunkId(document, { start, end }) {
  return `${document}#${start}-${end}`;
}
function shortHash(text) {
  return (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestText */ .M6)(text).slice(0, 12);
}
function orderResults(results, by) {
  if (by === "rank") {
    return settleTies(results);
  }
  const ascending = by === "score" ? 1 : -1;
  return results.toSorted((a, b) => requireScore(b) - requireScore(a) || ascending * (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(a.doc_id, b.doc_id));
}
function requireScore(result) {
  if (result.score !== void 0) {
    return result.score;
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `result "${result.doc_id}" has no score`, {
    hint: "`definition.order: score`, `order: trec` and `collapse: max` need a score in every result; or use `order: rank`."
  });
}
function settleTies(results) {
  const first = results[0]?.score;
  if (results.some((result) => result.score === void 0)) {
    return results;
  }
  if (results.every((result) => result.score === first)) {
    return results;
  }
  const settled = [];
  for (let start = 0; start < results.length; ) {
    let end = start + 1;
    while (end < results.length && results[end].score === results[start].score) {
      end++;
    }
    settled.push(...results.slice(start, end).toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(a.doc_id, b.doc_id)));
    start = end;
  }
  return settled;
}
function collapseChunks(results, how) {
  if (how === "none") {
    return results;
  }
  const best = /* @__PURE__ */ new Map();
  for (const result of results) {
    const key = result.path ?? result.id ?? result.doc_id;
    const held = best.get(key);
    if (held === void 0 || how === "max" && requireScore(result) > requireScore(held)) {
      best.set(key, { ...result, doc_id: key });
    }
  }
  const documents = [...best.values()];
  if (how === "first") {
    return documents;
  }
  return documents.toSorted((a, b) => requireScore(b) - requireScore(a) || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(a.doc_id, b.doc_id));
}
function refuseRepeats(results) {
  const seen = /* @__PURE__ */ new Set();
  for (const { doc_id: id } of results) {
    if (seen.has(id)) {
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `document "${id}" is in the results twice`, {
        hint: "Fix the retriever, collapse chunks with `definition.collapse`, or accept repeats with `duplicates: ignore`."
      });
    }
    seen.add(id);
  }
}
function markRepeats(results) {
  const seen = /* @__PURE__ */ new Set();
  return results.map((result) => {
    const repeat = seen.has(result.doc_id);
    seen.add(result.doc_id);
    return { repeat, ...result };
  });
}
function stageHits(stages) {
  const nameStageHit = (result, index) => {
    const { text: _text, score: _score, cluster: _cluster, span: _span, ...names } = result;
    return { doc_id: documentId(result, index), ...names };
  };
  return Object.fromEntries(Object.entries(stages).map(([stage, results]) => [stage, results.map(nameStageHit)]));
}



/***/ })

};
