export const id = 3599;
export const ids = [3599];
export const modules = {

/***/ 81741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Up: () => (/* binding */ pick),
/* harmony export */   Wm: () => (/* binding */ selectionOf),
/* harmony export */   wH: () => (/* binding */ selected)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73196);


function selectionOf(selection) {
  return Object.values(selection).every((names) => names.length === 0) ? null : selection;
}
function selected(loaded, selection) {
  return { ...loaded, base: null, head: partOf(loaded.head, selection) };
}
function partOf(inputs, selection) {
  const { suite, baseline, config } = inputs;
  const cases = pick(suite.cases, selection);
  const ids = new Set(cases.map(({ id }) => id));
  const intents = new Set(cases.map(({ intent }) => intent));
  const rows = baseline && new Map([...baseline.cases].filter(([id]) => ids.has(id)));
  const tags = new Set(cases.flatMap(({ tags: own = [] }) => own));
  const { gate } = config;
  const rules = new Map([...gate.intents].filter(([intent]) => intents.has(intent)));
  const ofTags = new Map([...gate.tags ?? []].filter(([tag]) => tags.has(tag)));
  return {
    ...inputs,
    config: {
      ...config,
      // So few answers say nothing of the times.
      latency: "off",
      gate: { ...gate, intents: rules, ...gate.tags === void 0 ? {} : { tags: ofTags } }
    },
    suite: { ...suite, cases, partial: true },
    baseline: baseline && { ...baseline, cases: rows }
  };
}
function pick(cases, { cases: ids, intents, tags }) {
  const known = {
    case: [ids, cases.map(({ id }) => id)],
    intent: [intents, cases.map(({ intent }) => intent)],
    tag: [tags, cases.flatMap(({ tags: own = [] }) => own)]
  };
  for (const [flag, [names, all]] of Object.entries(known)) {
    const missing = names.find((name) => !all.includes(name));
    if (missing === void 0)
      continue;
    const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestWord */ .z)(missing, [...new Set(all)]);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("usage", `--${flag} ${JSON.stringify(missing)}: no case of the suite has it`, {
      hint: near === null ? "See the suite for those that it has." : `Did you mean ${near}?`
    });
  }
  return cases.filter(({ id, intent, tags: own = [] }) => ids.includes(id) || intents.includes(intent) || own.some((tag) => tags.includes(tag)));
}



/***/ }),

/***/ 88550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ retrieverReceipt),
/* harmony export */   IV: () => (/* binding */ loadInputs),
/* harmony export */   L$: () => (/* binding */ resolved)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41229);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90457);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14929);
/* harmony import */ var _definition_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54618);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62611);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96786);
/* harmony import */ var _suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54803);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13480);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(27139);











async function loadInputs(root, config, overrides, data = root, oldBaseline = "needed") {
  const loaded = await (0,_config_js__WEBPACK_IMPORTED_MODULE_4__/* .loadConfig */ .Z)(root, config, overrides);
  const suite = await (0,_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .loadSuite */ .bu)(root, loaded.config.suites);
  const baseline = await (0,_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .loadBaseline */ .oU)(root, loaded.config.baseline, suite.suite).catch((error) => {
    if (oldBaseline === "replaced" && error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError && error.code === "invalid_baseline")
      return null;
    throw error;
  });
  const digests = new Map([[config, loaded.digest], ...loaded.files, ...suite.digests]);
  if (baseline !== null)
    digests.set(loaded.config.baseline, baseline.digest);
  return {
    config: (0,_definition_js__WEBPACK_IMPORTED_MODULE_5__/* .withDefinition */ .sJ)(loaded.config, baseline?.baseline ?? null),
    suite: suite.suite,
    baseline: baseline === null ? null : resolved(baseline.baseline, suite.suite),
    retriever: retrieverReceipt(data, loaded.config.retriever),
    digests,
    lines: loaded.lines
  };
}
function identity(retriever) {
  const idle = /* @__PURE__ */ new Set(["concurrency", "startup_timeout_ms", "timeout_ms", "total_timeout_ms"]);
  return Object.fromEntries(Object.entries(retriever).filter(([key]) => !idle.has(key)));
}
function retrieverReceipt(root, retriever) {
  const data = (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_7__/* .dataOf */ .qu)(retriever);
  return {
    kind: retriever.kind,
    fingerprint: (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compactCanonical */ .SM)(identity(retriever))),
    ...retriever.params === null || retriever.params === void 0 ? {} : { params: retriever.params },
    corpus_digest: data === null ? null : (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)((0,_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readBytes */ .io)(root, data.file, "corpus", _read_js__WEBPACK_IMPORTED_MODULE_6__/* .JSON_LIMIT */ .Vz))
  };
}
function resolved(baseline, suite) {
  return underTags((0,_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .underNewIds */ .zn)(withDigests(baseline, suite), suite), suite);
}
function withDigests(baseline, { cases }) {
  if (baseline.version !== 1 || baseline.cases.size === 0)
    return baseline;
  const known = new Map(cases.map((each) => [each.id, each]));
  const renamed = new Map(cases.flatMap((each) => each.was === void 0 ? [] : [[each.was, each]]));
  const found = (id, { digests }) => [known.get(id), renamed.get(id)].find((each) => each?.digest === digests.ask);
  const rows = [...baseline.cases].map(([id, row]) => {
    const digests = found(id, row)?.digests;
    return [id, digests === void 0 ? row : Object.assign({}, row, { digests })];
  });
  return { ...baseline, cases: new Map(rows) };
}
function underTags(baseline, { cases }) {
  const { relevance } = baseline.definition;
  const rows = new Map(baseline.cases);
  const tagged = cases.flatMap(({ id, digests, intent, tags, expected }) => {
    const row = rows.get(id);
    if (tags === void 0 || row?.digests.ask !== digests.ask)
      return [];
    rows.set(id, Object.assign({}, row, { tags }));
    const { metrics, latency_ms: samples, spans_ms: spans } = row;
    const targets = expected.filter(({ grade }) => grade >= relevance).length;
    const of = spans === void 0 ? {} : { spans_ms: spans };
    return [{ intent, tags, metrics, targets, error: null, samples_ms: samples, ...of }];
  });
  if (tagged.length === 0)
    return baseline;
  const names = [...new Set(tagged.flatMap(({ metrics }) => [...metrics.keys()]))];
  const known = names.map(_metrics_registry_js__WEBPACK_IMPORTED_MODULE_9__/* .parseMetric */ .uo).filter((metric) => typeof metric !== "string");
  const { means, latency } = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_10__/* .summarise */ .fS)(tagged, known, baseline.definition);
  return {
    ...baseline,
    cases: rows,
    means: { ...baseline.means, ...means.by_tag && { by_tag: means.by_tag } },
    latency: { ...baseline.latency, ...latency.by_tag && { by_tag: latency.by_tag } }
  };
}



/***/ }),

/***/ 81350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ refuseElsewhere),
/* harmony export */   N8: () => (/* binding */ refuseUnsafeEvent),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   sp: () => (/* binding */ ciOf)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


const RUNS_ON = [
  "pull_request",
  "pull_request_review",
  "merge_group",
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "release",
  "create",
  "deployment",
  "deployment_status"
];
const UNREVIEWED_EVENTS = ["pull_request", "merge_group"];
async function readEvent(environment) {
  const name = environment["GITHUB_EVENT_NAME"];
  if (!name)
    return null;
  const payload = await readPayload(environment["GITHUB_EVENT_PATH"]);
  return {
    name,
    action: textAt(payload, "action"),
    sha: environment["GITHUB_SHA"] || null,
    ref: environment["GITHUB_REF"] || null,
    defaultBranch: textAt(payload, "repository", "default_branch"),
    label: textAt(payload, "label", "name"),
    pullRequest: name.startsWith("pull_request") ? pullRequestOf(payload) : null
  };
}
function refuseUnsafeEvent(event, command) {
  if (event === null || command === "merge")
    return;
  if (!RUNS_ON.includes(event.name)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("unsafe_event", `the retriever's code does not run on ${event.name}`, {
      hint: "strangers can start this event, with a token and secrets that a change's code must not reach; use pull_request, push or workflow_dispatch"
    });
  }
  if (command === "record" && UNREVIEWED_EVENTS.includes(event.name)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("unsafe_event", `a baseline is not recorded on ${event.name}`, {
      hint: "copy baseline.json from the report and commit it, or record on push or workflow_dispatch"
    });
  }
}
async function readPayload(path) {
  if (!path)
    return null;
  let text;
  try {
    text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, "utf8");
  } catch (cause) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_unreadable", "the event's payload (GITHUB_EVENT_PATH) can't be read", {
      cause
    });
  }
  let payload;
  try {
    payload = JSON.parse(text);
  } catch (cause) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_file", "the event's payload (GITHUB_EVENT_PATH) is not JSON", { cause });
  }
  if (typeof payload !== "object" || payload === null || Array.isArray(payload)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_file", "the event's payload (GITHUB_EVENT_PATH) is not a JSON object");
  }
  return payload;
}
function valueAt(value, ...keys) {
  let at = value;
  for (const key of keys) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key))
      return null;
    at = Object.entries(at).find(([name]) => name === key)?.[1];
  }
  return at;
}
function textAt(value, ...keys) {
  const found = valueAt(value, ...keys);
  return typeof found === "string" ? found : null;
}
function pullRequestOf(payload) {
  const headSha = textAt(payload, "pull_request", "head", "sha");
  if (headSha === null) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_file", "the event's payload names no pull request with its head", {
      hint: "GITHUB_EVENT_PATH is read as GitHub wrote it; don't change it in the job"
    });
  }
  const number = valueAt(payload, "pull_request", "number");
  return {
    headSha,
    number: typeof number === "number" ? number : null,
    baseSha: textAt(payload, "pull_request", "base", "sha"),
    baseRef: textAt(payload, "pull_request", "base", "ref"),
    retargeted: valueAt(payload, "changes", "base") !== null
  };
}
const SYSTEMS = [
  { name: "GitLab", mark: "GITLAB_CI", change: "CI_MERGE_REQUEST_IID" },
  { name: "Jenkins", mark: "JENKINS_URL", change: "CHANGE_ID" },
  { name: "Buildkite", mark: "BUILDKITE", change: "BUILDKITE_PULL_REQUEST" },
  { name: "CircleCI", mark: "CIRCLECI", change: "CIRCLE_PULL_REQUEST" },
  { name: "Azure Pipelines", mark: "TF_BUILD", change: "SYSTEM_PULLREQUEST_PULLREQUESTID" }
];
function ciOf(environment) {
  return SYSTEMS.find(({ mark }) => environment[mark])?.name ?? null;
}
function refuseElsewhere(environment, baseRef) {
  const present = SYSTEMS.filter(({ mark }) => environment[mark]);
  const marks = [
    ...environment["GITHUB_EVENT_NAME"] ? ["GITHUB_EVENT_NAME"] : [],
    ...present.map(({ mark }) => mark)
  ];
  if (marks.length > 1) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("unsafe_event", `${marks.join(" and ")} are set: two CI systems at once`, {
      hint: "The base would be another for each. Unset those of the system that this job does not run on."
    });
  }
  const [system] = present;
  if (system === void 0 || baseRef !== null)
    return;
  const change = environment[system.change];
  if (!change || change === "false")
    return;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("base_not_found", `${system.change} is ${JSON.stringify(change)}: a change on ${system.name}, and no --base-ref`, { hint: "Without a base the change's own files would judge it. See docs/other-ci.md for what to name." });
}



/***/ }),

/***/ 65887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ rank)
/* harmony export */ });
/* unused harmony export documentId */
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41229);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);



function rank(results, caseId, k, definition) {
  const named = results.map((result, index) => {
    const docId = documentId(result, index);
    if (result.score === void 0 || definition.scores === "float64")
      return { doc_id: docId, ...result };
    return { doc_id: docId, ...result, score: Math.fround(result.score) };
  });
  const kept = named.filter((result, index) => (
    // As the retriever wrote it: rounded to 32 bits, a score of 0.7 would fall short of 0.7.
    !isBelow(results[index].score, definition.min_score) && !(definition.ignore_identical_ids && (result.id ?? result.doc_id) === caseId)
  ));
  const ordered = collapse(order(kept, definition.order), definition.collapse);
  return markRepeats(ordered.slice(0, k), definition.duplicates);
}
function isBelow(score, least) {
  return least !== null && score !== void 0 && score < least;
}
function documentId(result, index) {
  const { id, path, qualified_name: qualifiedName, name, text, span } = result;
  if (id !== void 0)
    return span === void 0 || path !== void 0 ? id : chunkId(id, span);
  if (path !== void 0) {
    if (qualifiedName !== void 0)
      return `${path}::${qualifiedName}`;
    if (name !== void 0)
      return `${path}::${name}`;
    if (span !== void 0)
      return chunkId(path, span);
    return text === void 0 ? path : `${path}#${shortHash(text)}`;
  }
  if (text !== void 0)
    return `text:${shortHash(text)}`;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `results[${index}] has none of id, path and text`, {
    hint: "Give every result at least one of `id`, `path`, `text`, so that it can be told from the others."
  });
}
function chunkId(document, { start, end }) {
  return `${document}#${start}-${end}`;
}
function shortHash(text) {
  return (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(text).slice(0, 12);
}
function order(results, by) {
  if (by === "rank")
    return settleTies(results);
  const ascending = by === "score" ? 1 : -1;
  return results.toSorted((a, b) => scoreOf(b) - scoreOf(a) || ascending * (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(a.doc_id, b.doc_id));
}
function scoreOf(result) {
  if (result.score !== void 0)
    return result.score;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `result "${result.doc_id}" has no score`, {
    hint: "`definition.order: score`, `order: trec` and `collapse: max` need a score in every result; or use `order: rank`."
  });
}
function settleTies(results) {
  const first = results[0]?.score;
  if (results.some((result) => result.score === void 0))
    return results;
  if (results.every((result) => result.score === first))
    return results;
  const settled = [];
  for (let start = 0; start < results.length; ) {
    let end = start + 1;
    while (end < results.length && results[end].score === results[start].score)
      end++;
    settled.push(...results.slice(start, end).toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(a.doc_id, b.doc_id)));
    start = end;
  }
  return settled;
}
function collapse(results, how) {
  if (how === "none")
    return results;
  const best = /* @__PURE__ */ new Map();
  for (const result of results) {
    const key = result.path ?? result.id ?? result.doc_id;
    const held = best.get(key);
    if (held === void 0 || how === "max" && scoreOf(result) > scoreOf(held))
      best.set(key, { ...result, doc_id: key });
  }
  const documents = [...best.values()];
  if (how === "first")
    return documents;
  return documents.toSorted((a, b) => scoreOf(b) - scoreOf(a) || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(a.doc_id, b.doc_id));
}
function markRepeats(results, duplicates) {
  const seen = /* @__PURE__ */ new Set();
  return results.map((result) => {
    const repeat = seen.has(result.doc_id);
    if (repeat && duplicates === "error") {
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `document "${result.doc_id}" is in the results twice`, {
        hint: "Fix the retriever, collapse chunks with `definition.collapse`, or accept repeats with `duplicates: ignore`."
      });
    }
    seen.add(result.doc_id);
    return { repeat, ...result };
  });
}



/***/ })

};
