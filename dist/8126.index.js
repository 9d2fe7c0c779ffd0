export const id = 8126;
export const ids = [8126,2240];
export const modules = {

/***/ 99859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readArguments: () => (/* binding */ readArguments),
/* harmony export */   readFlags: () => (/* binding */ readFlags),
/* harmony export */   text: () => (/* binding */ text),
/* harmony export */   texts: () => (/* binding */ texts),
/* harmony export */   unknownCommand: () => (/* binding */ unknownCommand)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73196);



function readFlags(command, argv, flags) {
  return readArguments(command, argv, flags, false).values;
}
function readArguments(command, argv, flags, allowPositionals = true) {
  for (const argument of argv) {
    if (/^--?dry[-_]?run(=|$)/i.test(argument)) {
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("dry_run_refused", "there is no dry run: a gate that cannot fail guards nothing", {
        hint: `Remove ${argument}. \`validate\` checks files without running the retriever.`
      });
    }
  }
  try {
    return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
      args: [...argv],
      options: { ...flags, help: { type: "boolean", short: "h" } },
      strict: true,
      allowPositionals
    });
  } catch (error) {
    const known = Object.keys(flags).map((name) => `--${name}`);
    const wrong = argv.find((argument) => argument.startsWith("-") && !known.includes(argument.split("=")[0]));
    const near = wrong === void 0 ? null : (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(wrong.split("=")[0], known);
    const reason = error instanceof Error ? error.message.split(". ")[0] : String(error);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `${command}: ${reason}`, {
      hint: near === null ? `Flags: ${known.join(", ")}. See \`retrieval-gate ${command} --help\`.` : `Did you mean ${near}?`,
      cause: error
    });
  }
}
function text(values, name) {
  const value = values[name];
  return typeof value === "string" && value !== "" ? value : null;
}
function texts(values, name) {
  const value = values[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === "string" && each !== "") : [];
}
function unknownCommand(name, commands) {
  const known = commands.map((command) => command.name);
  if (/^--?dry[-_]?run/i.test(name)) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("dry_run_refused", "there is no dry run: a gate that cannot fail guards nothing");
  }
  const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(name, known);
  const hint = near === null ? `Commands: ${known.join(", ")}.` : `Did you mean \`${near}\`?`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `unknown command "${name}"`, { hint });
}



/***/ }),

/***/ 78352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readHistory),
/* harmony export */   i: () => (/* binding */ recentBaselines)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _files_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90457);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13480);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16886);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90997);
/* harmony import */ var _policy_blobs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16170);
/* harmony import */ var _policy_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84774);







const MOST_POINTS = 1e3;
async function readHistory(root, file, environment) {
  const git = (0,_policy_git_js__WEBPACK_IMPORTED_MODULE_6__/* .openGit */ .zY)(root.directory, environment);
  const head = git.commit("HEAD");
  if (head === null) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("base_not_found", "this repository has no commit", {
      hint: "Commit the baseline first."
    });
  }
  const all = changes(git, head, file);
  if (all.length === 0) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("file_not_found", `no commit up to ${head.slice(0, 12)} has ${file}`, {
      hint: "Give --baseline the path of a baseline that is committed."
    });
  }
  const kept = all.slice(0, MOST_POINTS).toReversed();
  const read = [];
  for (const change of kept)
    read.push(await readPoint(root, git, change, lastOf(read)));
  return {
    file,
    head,
    points: read.map(({ point }) => point),
    series: seriesOf(read.map(({ baseline }) => baseline)),
    incomplete: read.some(({ point }) => point.shallow),
    left_out: all.length - kept.length
  };
}
const RECENT = 20;
async function recentBaselines(root, file, environment) {
  try {
    const git = (0,_policy_git_js__WEBPACK_IMPORTED_MODULE_6__/* .openGit */ .zY)(root.directory, environment);
    const head = git.commit("HEAD");
    const commits = head === null ? [] : git.changing(head, file).slice(0, RECENT);
    const found = [];
    for (const commit of commits) {
      const loaded = await (0,_files_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .loadBaseline */ .oU)((0,_policy_blobs_js__WEBPACK_IMPORTED_MODULE_5__/* .commitRoot */ .Yd)(root, git, commit, /* @__PURE__ */ new Map()), file).catch(knownError);
      if (loaded !== null)
        found.push(loaded.baseline);
    }
    return found;
  } catch (error) {
    return knownError(error) ?? [];
  }
}
function knownError(error) {
  if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError)
    return null;
  throw error;
}
function changes(git, head, file) {
  const listOf = (commit, path) => git.changing(commit, path).map((id) => ({ commit: id, path, facts: git.facts(id) }));
  const open = [listOf(head, file)];
  const walked = /* @__PURE__ */ new Set([`${head}
${file}`]);
  const found = /* @__PURE__ */ new Map();
  for (; ; ) {
    const next = open.filter((list) => list.length > 0).toSorted((a, b) => b[0].facts.time - a[0].facts.time)[0];
    if (next === void 0)
      return [...found.values()];
    const change = next.shift();
    if (found.has(change.commit))
      continue;
    found.set(change.commit, change);
    for (const [parent, source] of renames(git, change)) {
      const key = `${parent}
${source}`;
      if (!walked.has(key))
        open.push(listOf(parent, source));
      walked.add(key);
    }
  }
}
function renames(git, { commit, path, facts }) {
  if (git.entry(commit, path) === null)
    return [];
  return facts.parents.flatMap((parent) => {
    if (!git.has(parent) || git.entry(parent, path) !== null)
      return [];
    const source = git.renamedFrom(parent, commit, path);
    return source === null ? [] : [[parent, source]];
  });
}
function lastOf(read) {
  return read.findLast(({ baseline }) => baseline !== null)?.baseline ?? null;
}
async function readPoint(root, git, { commit, path, facts }, before) {
  const common = {
    commit,
    date: new Date(facts.time * 1e3).toISOString(),
    subject: facts.subject,
    path,
    shallow: facts.parents.some((parent) => !git.has(parent))
  };
  try {
    const loaded = await (0,_files_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .loadBaseline */ .oU)((0,_policy_blobs_js__WEBPACK_IMPORTED_MODULE_5__/* .commitRoot */ .Yd)(root, git, commit, /* @__PURE__ */ new Map()), path);
    if (loaded === null)
      return { point: { ...common, state: { kind: "removed" }, differs: [] }, baseline: null };
    const { baseline } = loaded;
    const { suite, k, cases } = baseline;
    const state = { kind: "baseline", revision: suite.revision, cases: cases.size, k };
    return { point: { ...common, state, differs: differences(before, baseline) }, baseline };
  } catch (error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError))
      throw error;
    const state = { kind: "unreadable", reason: error.message };
    return { point: { ...common, state, differs: [] }, baseline: null };
  }
}
function differences(before, now) {
  if (before === null)
    return [];
  const found = [
    ["k", before.k === now.k],
    ["definition", (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)(before.definition) === (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)(now.definition)],
    ["suite name", before.suite.name === now.suite.name],
    ["cases", before.suite.digest === now.suite.digest]
  ];
  return found.filter(([, same]) => !same).map(([what]) => what);
}
const PERCENTILES = ["p50_ms", "p90_ms", "p95_ms", "p99_ms", "mean_ms"];
function seriesOf(baselines) {
  const intents = new Set(baselines.flatMap((each) => [...each?.means.by_intent.keys() ?? []]));
  const scopes = [_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .OVERALL */ .aD, ...[...intents].toSorted().map(_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .intentScope */ .Ln)];
  return scopes.flatMap((scope) => {
    const figures = baselines.map((each) => each === null ? /* @__PURE__ */ new Map() : figuresOf(each, scope));
    const names = [...new Set(figures.flatMap((each) => [...each.keys()]))].toSorted();
    return names.map((metric) => ({
      metric,
      unit: (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .unitOfMetric */ .QG)(metric),
      scope,
      values: figures.map((each) => each.get(metric) ?? null)
    }));
  });
}
function figuresOf({ means, latency }, scope) {
  const own = (scope.kind === "intent" ? means.by_intent.get(scope.name) : means.overall) ?? /* @__PURE__ */ new Map();
  const summary = scope.kind === "intent" ? latency.by_intent.get(scope.name) : latency.overall;
  const times = PERCENTILES.flatMap((name) => {
    const value = summary?.[name] ?? null;
    return value === null ? [] : [[`latency_${name}`, value]];
  });
  const known = [...own].filter(([metric]) => !metric.startsWith("latency_"));
  return new Map([...known, ...times]);
}



/***/ })

};
