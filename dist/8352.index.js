export const id = 8352;
export const ids = [8352];
export const modules = {

/***/ 78352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readHistory),
/* harmony export */   i: () => (/* binding */ recentBaselines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _files_baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73664);
/* harmony import */ var _decision_limits_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(54444);
/* harmony import */ var _decision_pairs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28599);
/* harmony import */ var _decision_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29853);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13480);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16886);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90997);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(72508);
/* harmony import */ var _change_change_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(45174);
/* harmony import */ var _change_git_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15656);













const MOST_POINTS = 1e3;
async function readHistory(root, file, environment, rules = []) {
  const git = (0,_change_git_js__WEBPACK_IMPORTED_MODULE_10__/* .openGit */ .zY)(root.directory, environment);
  const head = git.commit("HEAD");
  if (head === null) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("base_not_found", "this repository has no commit", {
      hint: "Commit the baseline first."
    });
  }
  const changes = listFileChanges(git, head, file);
  if (changes.length === 0) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("file_not_found", `no commit up to ${head.slice(0, 12)} has ${file}`, {
      hint: "With --baseline, name a baseline that is committed to git."
    });
  }
  const kept = changes.slice(0, MOST_POINTS).toReversed();
  const readPoints = [];
  const newestBaseline = () => readPoints.findLast(({ baseline }) => baseline !== null)?.baseline ?? null;
  for (const change of kept) {
    readPoints.push(await readPoint(root, git, change, newestBaseline()));
  }
  const baselines = readPoints.map(({ baseline }) => baseline);
  return {
    file,
    points: readPoints.map(({ point }) => point),
    series: makeSeries(baselines, rules),
    cases: movedCases(baselines),
    address: repositoryAddress(root, environment),
    incomplete: readPoints.some(({ point }) => point.shallow),
    left_out: changes.length - kept.length
  };
}
const MOST_RECENT_COMMITS = 20;
const MOST_RECENT_BYTES = 64 * 1024 * 1024;
async function recentBaselines(root, file, environment) {
  if (file === null) {
    return [];
  }
  try {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(root.directory, ".git"))) {
      return [];
    }
    const git = (0,_change_git_js__WEBPACK_IMPORTED_MODULE_10__/* .openGit */ .zY)(root.directory, environment);
    const commits = git.changing("HEAD", file).slice(0, MOST_RECENT_COMMITS);
    const baselines = [];
    for (const bytes of git.versions(commits, file, MOST_RECENT_BYTES)) {
      const loaded = await (0,_files_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .loadBaseline */ .o)({ ...root, read: () => bytes }, file).catch(nullForGateError);
      if (loaded !== null) {
        baselines.push(loaded.baseline);
      }
    }
    return baselines;
  } catch (error) {
    return nullForGateError(error) ?? [];
  }
}
function nullForGateError(error) {
  if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError) {
    return null;
  }
  throw error;
}
function takeNewest(lists) {
  const timeOfFirst = ([first]) => first?.facts.time ?? -Infinity;
  const [newest] = lists.toSorted((a, b) => timeOfFirst(b) - timeOfFirst(a));
  return newest?.shift();
}
function listFileChanges(git, head, file) {
  const commitsChanging = (commit, path2) => git.changing(commit, path2).map((id) => ({ commit: id, path: path2, facts: git.facts(id) }));
  const listsByPath = [commitsChanging(head, file)];
  const walked = /* @__PURE__ */ new Set([`${head}
${file}`]);
  const changeByCommit = /* @__PURE__ */ new Map();
  for (; ; ) {
    const change = takeNewest(listsByPath);
    if (change === void 0) {
      return [...changeByCommit.values()];
    }
    if (changeByCommit.has(change.commit)) {
      continue;
    }
    changeByCommit.set(change.commit, change);
    for (const [parent, source] of findOlderPaths(git, change)) {
      const key = `${parent}
${source}`;
      if (!walked.has(key)) {
        listsByPath.push(commitsChanging(parent, source));
      }
      walked.add(key);
    }
  }
}
function findOlderPaths(git, { commit, path: path2, facts }) {
  if (git.entry(commit, path2) === null) {
    return [];
  }
  return facts.parents.flatMap((parent) => {
    if (!git.has(parent) || git.entry(parent, path2) !== null) {
      return [];
    }
    const source = git.renamedFrom(parent, commit, path2);
    return source === null ? [] : [[parent, source]];
  });
}
async function readPoint(root, git, { commit, path: path2, facts }, before) {
  const common = {
    commit,
    date: new Date(facts.time * 1e3).toISOString(),
    subject: facts.subject,
    path: path2,
    shallow: facts.parents.some((parent) => !git.has(parent))
  };
  try {
    const loaded = await (0,_files_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .loadBaseline */ .o)((0,_change_change_js__WEBPACK_IMPORTED_MODULE_9__/* .commitRoot */ .Yd)(root, git, commit, /* @__PURE__ */ new Map()), path2);
    if (loaded === null) {
      return {
        point: { ...common, state: { kind: "removed" }, differs: [], moved: null },
        baseline: null
      };
    }
    const { baseline } = loaded;
    const { suite, k, cases } = baseline;
    const state = { kind: "baseline", revision: suite.revision, cases: cases.size, k };
    const moved = findAcceptedMove(before, baseline);
    return {
      point: { ...common, state, differs: describeDifferences(before, baseline), moved },
      baseline
    };
  } catch (error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError)) {
      throw error;
    }
    const state = { kind: "unreadable", reason: error.message };
    return { point: { ...common, state, differs: [], moved: null }, baseline: null };
  }
}
const LEAST_MOVE = 1e-3;
function findAcceptedMove(before, now) {
  if (before === null || before.k !== now.k) {
    return null;
  }
  const pairs = [...now.cases].flatMap(([id, row]) => {
    const oldRow = before.cases.get(id);
    return oldRow !== void 0 && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_11__/* .sameQuestion */ .RB)(oldRow.digests, row.digests) ? [{ old: oldRow, row }] : [];
  });
  const moved = ["recall", "mrr", "ndcg"].flatMap((name) => {
    const moves = pairs.map(({ old, row }) => {
      return ((0,_decision_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .acceptedValue */ .vn)(row, name, now.k) ?? 0) - ((0,_decision_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .acceptedValue */ .vn)(old, name, now.k) ?? 0);
    });
    const mean = moves.reduce((sum, each) => sum + each, 0) / Math.max(pairs.length, 1);
    return Math.abs(mean) < LEAST_MOVE ? [] : [[name, mean]];
  });
  return moved.length === 0 ? null : Object.fromEntries(moved);
}
function describeDifferences(before, now) {
  if (before === null) {
    return [];
  }
  const comparedParts = [
    ["k", before.k === now.k],
    ["definition", (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .sameCanonical */ .FN)(before.definition, now.definition)],
    ["suite name", before.suite.name === now.suite.name],
    ["cases", before.suite.digest === now.suite.digest]
  ];
  return comparedParts.filter(([, same]) => !same).map(([what]) => what);
}
const PERCENTILES = ["p50_ms", "p90_ms", "p95_ms", "p99_ms", "mean_ms"];
function makeSeries(baselines, rules) {
  const newest = baselines.findLast((each) => each !== null) ?? null;
  const ruleByKey = new Map(rules.map((rule, at) => [(0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleKey */ .ep)(rule), { rule, at }]));
  const intents = new Set(baselines.flatMap((each) => [...each?.means.by_intent.keys() ?? []]));
  const scopes = [_model_scope_js__WEBPACK_IMPORTED_MODULE_8__/* .OVERALL */ .aD, ...[...intents].toSorted().map(_model_scope_js__WEBPACK_IMPORTED_MODULE_8__/* .intentScope */ .Ln)];
  return scopes.flatMap((scope) => {
    const figures = baselines.map((each) => each && recordedFigures(each, scope));
    const rulePlace = (metric) => ruleByKey.get((0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleKey */ .ep)({ scope, metric }))?.at ?? Infinity;
    const allFigures = figures.flatMap((each) => [...each ?? []]);
    const measuredMetrics = new Set(allFigures.flatMap(([name, value]) => value === null ? [] : [name]));
    const names = [...measuredMetrics].toSorted();
    const ordered = names.toSorted((a, b) => rulePlace(a) === rulePlace(b) ? 0 : rulePlace(a) - rulePlace(b));
    return ordered.map((metric) => {
      const values = figures.map((each) => each?.get(metric) ?? null);
      const metricRule = ruleByKey.get((0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleKey */ .ep)({ scope, metric }))?.rule;
      const cases = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_8__/* .selectCases */ ._H)([...newest?.cases.values() ?? []], scope).length;
      const limit = metricRule === void 0 ? null : nextLimit(metricRule, values.at(-1) ?? null, cases);
      return { metric, unit: (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .unitOfMetric */ .QG)(metric), scope, rule: limit, values };
    });
  });
}
function nextLimit(rule, value, cases) {
  const { direction } = rule.metric.family;
  const tolerance = rule.tolerance.length === 0 || value === null ? null : (0,_decision_limits_js__WEBPACK_IMPORTED_MODULE_12__/* .toleranceValue */ .H$)(rule.tolerance, value, cases);
  const bound = direction === "higher" ? rule.floor : rule.ceiling;
  return { direction, limit: (0,_decision_limits_js__WEBPACK_IMPORTED_MODULE_12__/* .checkLimit */ .ab)(direction, value, tolerance, rule), bound };
}
function movedCases(baselines) {
  const ids = new Set(baselines.flatMap((each) => [...each?.cases.keys() ?? []]));
  const cases = [...ids].map((id) => ({
    id,
    ranks: baselines.map((each) => {
      const ranks = each?.cases.get(id)?.ranks.filter((rank) => rank !== null);
      return ranks === void 0 ? void 0 : ranks.length === 0 ? null : Math.min(...ranks);
    })
  }));
  const knownRanks = (ranks) => ranks.filter((rank) => rank !== void 0);
  const countLosses = ({ ranks }) => knownRanks(ranks).filter((rank, at, ofCase) => rank === null && ofCase[at - 1] !== null && at > 0).length;
  return cases.filter(({ ranks }) => new Set(knownRanks(ranks)).size > 1).toSorted((a, b) => countLosses(b) - countLosses(a) || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compareCodePoints */ .OP)(a.id, b.id));
}
function repositoryAddress(root, environment) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, CI_PROJECT_URL: project } = environment;
  const projectUrl = server && name ? `${server}/${name}` : project;
  return projectUrl || readOriginUrl(root);
}
const ORIGIN = /\[remote "origin"\][^[]*?\n[ \t]*url\s*=\s*(\S+)/;
const HOST_AND_PATH = /^(?:https?:\/\/|ssh:\/\/)?(?:[^@/\s]*@)?([\w.-]+)(?::\d+)?[:/]([\w./~-]+?)(?:\.git)?\/?$/;
function readOriginUrl({ directory }) {
  try {
    const config = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, ".git/config"), "utf8");
    const originUrl = ORIGIN.exec(config)?.[1] ?? "";
    const [, host = "", repository = ""] = HOST_AND_PATH.exec(originUrl) ?? [];
    return host.includes(".") ? `https://${host}/${repository}` : null;
  } catch {
    return null;
  }
}
function recordedFigures({ means, latency }, scope) {
  const bucketMeans = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_8__/* .findBucket */ .Ub)(means, scope) ?? [];
  const summary = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_8__/* .findBucket */ .Ub)(latency, scope);
  const times = PERCENTILES.flatMap((name) => {
    const value = summary?.[name] ?? null;
    return value === null ? [] : [[`latency_${name}`, value]];
  });
  const meansWithoutTimes = [...bucketMeans].filter(([metric]) => !metric.startsWith("latency_"));
  return new Map([...meansWithoutTimes, ...times]);
}



/***/ })

};
