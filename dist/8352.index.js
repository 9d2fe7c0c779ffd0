export const id = 8352;
export const ids = [8352];
export const modules = {

/***/ 78352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lu: () => (/* binding */ readHistory),
/* harmony export */   X0: () => (/* binding */ selectNamedCases),
/* harmony export */   iB: () => (/* binding */ recentBaselines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _files_baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43708);
/* harmony import */ var _decision_pairs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28599);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16886);
/* harmony import */ var _model_renames_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29874);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90997);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44141);
/* harmony import */ var _change_change_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(45174);
/* harmony import */ var _change_git_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15656);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(73196);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(19207);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(97855);














const MOST_POINTS = 1e3;
async function readHistory(root, file, environment) {
  const git = (0,_change_git_js__WEBPACK_IMPORTED_MODULE_10__/* .openGit */ .zY)(root.directory, environment);
  const head = git.commit("HEAD");
  if (head === null) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("base_not_found", "this repository has no commit", "Commit the baseline first.");
  }
  const changes = listFileChanges(git, head, file);
  if (changes.length === 0) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("file_not_found", `no commit up to ${head.slice(0, 12)} has ${file}`, "With --baseline, name a baseline that is committed to git.");
  }
  const changesOldestFirst = changes.slice(0, MOST_POINTS).toReversed();
  const readPoints = [];
  let previousBaseline = null;
  for (const change of changesOldestFirst) {
    const readPoint = await readPointOfChange(root, git, change, previousBaseline);
    readPoints.push(readPoint);
    previousBaseline = readPoint.baseline ?? previousBaseline;
  }
  const baselines = readPoints.map(({ baseline }) => baseline);
  return {
    file,
    points: readPoints.map(({ point }) => point),
    series: makeSeries(baselines),
    cases: readCases(baselines),
    incomplete: readPoints.some(({ point }) => point.shallow),
    left_out: changes.length - readPoints.length
  };
}
const MOST_RECENT_COMMITS = 20;
const MOST_RECENT_BYTES = 4 * 1024 * 1024;
async function recentBaselines(root, file, environment) {
  if (file === null || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(root.directory, ".git"))) {
    return [];
  }
  try {
    const git = (0,_change_git_js__WEBPACK_IMPORTED_MODULE_10__/* .openGit */ .zY)(root.directory, environment);
    const commits = git.changing("HEAD", file).slice(0, MOST_RECENT_COMMITS);
    const baselines = [];
    const versions = commits.map((commit) => `${commit}:${file}`);
    for (const bytes of git.blobs(versions, MOST_RECENT_BYTES).values()) {
      const rootOfCommit = { ...root, read: () => bytes };
      const loaded = await (0,_files_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .loadBaseline */ .o)(rootOfCommit, file).catch((error) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .valueForGateError */ .Uh)(error, null));
      if (loaded !== null) {
        baselines.push(loaded.baseline);
      }
    }
    return baselines;
  } catch (error) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .valueForGateError */ .Uh)(error, []);
  }
}
function listFileChanges(git, head, file) {
  const changes = /* @__PURE__ */ new Map();
  const listings = [{ upTo: head, path: file }];
  for (const { upTo, path: path2 } of listings) {
    for (const commit of git.changing(upTo, path2).filter((id) => !changes.has(id))) {
      const change = { commit, path: path2, facts: git.facts(commit) };
      changes.set(commit, change);
      listings.push(...findOlderPaths(git, change));
    }
  }
  return [...changes.values()].toSorted((a, b) => b.facts.time - a.facts.time);
}
function findOlderPaths(git, { commit, path: path2, facts }) {
  const isRemoved = git.entry(commit, path2) === null;
  if (isRemoved) {
    return [];
  }
  const olderPaths = [];
  for (const parent of facts.parents) {
    const parentLacksPath = git.has(parent) && git.entry(parent, path2) === null;
    const olderPath = parentLacksPath ? (0,_model_renames_js__WEBPACK_IMPORTED_MODULE_6__/* .invertRenames */ .UL)(git.renames(parent, commit)).get(path2) : void 0;
    if (olderPath !== void 0) {
      olderPaths.push({ upTo: parent, path: olderPath });
    }
  }
  return olderPaths;
}
async function readPointOfChange(root, git, { commit, path: path2, facts }, before) {
  const common = {
    commit,
    date: new Date(facts.time * 1e3).toISOString(),
    subject: facts.subject,
    path: path2,
    shallow: facts.parents.some((parent) => !git.has(parent)),
    differs: [],
    moved: null
  };
  try {
    const loaded = await (0,_files_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .loadBaseline */ .o)((0,_change_change_js__WEBPACK_IMPORTED_MODULE_9__/* .commitRoot */ .Yd)(root, git, commit, _change_change_js__WEBPACK_IMPORTED_MODULE_9__/* .NOTHING_VOUCHED */ .XZ), path2);
    if (loaded === null) {
      return { point: { ...common, state: { kind: "removed" } }, baseline: null };
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
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue)) {
      throw error;
    }
    const state = { kind: "unreadable", reason: error.message };
    return { point: { ...common, state }, baseline: null };
  }
}
const LEAST_MOVE = 1e-3;
function findAcceptedMove(before, now) {
  if (before === null || before.k !== now.k) {
    return null;
  }
  const pairs = [];
  for (const [id, newRow] of now.cases) {
    const oldRow = before.cases.get(id);
    if (oldRow !== void 0 && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .sameQuestion */ .RB)(oldRow.digests, newRow.digests)) {
      pairs.push({ oldRow, newRow });
    }
  }
  let moves = {};
  for (const metric of ["recall", "mrr", "ndcg"]) {
    let sum = 0;
    for (const { oldRow, newRow } of pairs) {
      const oldValue = (0,_decision_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .acceptedValue */ .vn)(oldRow, metric, now.k) ?? 0;
      const newValue = (0,_decision_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .acceptedValue */ .vn)(newRow, metric, now.k) ?? 0;
      sum += newValue - oldValue;
    }
    const meanMove = sum / Math.max(pairs.length, 1);
    if (Math.abs(meanMove) >= LEAST_MOVE) {
      moves = { ...moves, [metric]: meanMove };
    }
  }
  return Object.keys(moves).length === 0 ? null : moves;
}
function describeDifferences(before, now) {
  if (before === null) {
    return [];
  }
  const comparedParts = [
    { part: "k", isSame: before.k === now.k },
    { part: "definition", isSame: (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .sameCanonical */ .FN)(before.definition, now.definition) },
    { part: "suite name", isSame: before.suite.name === now.suite.name },
    { part: "cases", isSame: before.suite.digest === now.suite.digest }
  ];
  return comparedParts.filter(({ isSame }) => !isSame).map(({ part }) => part);
}
const PERCENTILES = ["p50_ms", "p90_ms", "p95_ms", "p99_ms", "mean_ms"];
function makeSeries(baselines) {
  const intents = new Set(baselines.flatMap((baseline) => [...baseline?.means.by_intent.keys() ?? []]));
  const scopes = [_model_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .OVERALL */ .aD, ...[...intents].toSorted().map(_model_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .intentScope */ .Ln)];
  const series = [];
  for (const scope of scopes) {
    const figures = baselines.map((baseline) => baseline && recordedFigures(baseline, scope));
    const metrics = new Set(figures.flatMap((baselineFigures) => [...baselineFigures?.keys() ?? []]));
    for (const metric of [...metrics].toSorted()) {
      const values = figures.map((baselineFigures) => baselineFigures?.get(metric) ?? null);
      if (values.some((value) => value !== null)) {
        series.push({ metric, scope, values });
      }
    }
  }
  return series;
}
function readCases(baselines) {
  const ids = new Set(baselines.flatMap((baseline) => [...baseline?.cases.keys() ?? []]));
  return [...ids].toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compareCodePoints */ .OP).map((id) => ({
    id,
    ranks: baselines.map((baseline) => findBestRank(baseline, id))
  }));
}
function selectNamedCases({ file, cases }, ids) {
  const casesById = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_12__/* .indexById */ .RX)(cases);
  return ids.map((id) => {
    const historyCase = casesById.get(id);
    if (historyCase !== void 0) {
      return historyCase;
    }
    const nearId = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_13__/* .nearestWord */ .z)(id, [...casesById.keys()]);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("usage", `history: no version of ${file} has a case "${id}"`, nearId === null ? "Name the id of a recorded case." : `Did you mean --case ${nearId}?`);
  });
}
function findBestRank(baseline, id) {
  const row = baseline?.cases.get(id);
  if (row === void 0) {
    return void 0;
  }
  const foundRanks = row.ranks.filter((rank) => rank !== null);
  return foundRanks.length === 0 ? null : Math.min(...foundRanks);
}
function recordedFigures({ means, latency }, scope) {
  const bucketMeans = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .findBucket */ .Ub)(means, scope) ?? [];
  const summary = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .findBucket */ .Ub)(latency, scope);
  const figures = /* @__PURE__ */ new Map();
  for (const [metric, mean] of bucketMeans) {
    if (!metric.startsWith("latency_")) {
      figures.set(metric, mean);
    }
  }
  for (const name of PERCENTILES) {
    const value = summary?.[name] ?? null;
    if (value !== null) {
      figures.set(`latency_${name}`, value);
    }
  }
  return figures;
}



/***/ }),

/***/ 19207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VG: () => (/* binding */ renderHistoryJson),
/* harmony export */   xK: () => (/* binding */ selectMovedCases),
/* harmony export */   ym: () => (/* binding */ renderHistoryText)
/* harmony export */ });
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97855);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28213);
/* harmony import */ var _messages_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31385);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90997);
/* harmony import */ var _reporters_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32448);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65841);







const SCHEMA_VERSION = 1;
const MOST_CHARACTERS = 60;
function renderHistoryJson(history) {
  const series = history.series.map((metricSeries) => ({
    ...metricSeries,
    scope: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeText */ .Cm)(metricSeries.scope)
  }));
  return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)({ schema_version: SCHEMA_VERSION, ...history, series });
}
function renderHistoryText(history, cases) {
  const columns = cases === null ? metricColumns(history) : cases.map(rankColumn);
  const rows = history.points.map((point, at) => {
    const note = pointNote(point, history.file);
    const subject = (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__.logLine)(point.subject, MOST_CHARACTERS);
    return [
      point.commit.slice(0, 12),
      commitDay(point),
      ...columns.map(({ cells }) => cells[at] ?? ""),
      note === "" ? subject : `${subject}  (${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__.logLine)(note)})`
    ];
  });
  const head = ["commit", "date", ...columns.map(({ name }) => name), "subject"];
  const isNumber = (column) => column >= 2 && column < 2 + columns.length;
  const lines = [
    (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__.logLine)(historyTitle(history)),
    "",
    ...(0,_reporters_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .alignCells */ .H6)([head, ...rows.toReversed()], isNumber),
    ...historyNotes(history).flatMap((note) => ["", `note: ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__.logLine)(note)}`])
  ];
  return lines.map((line) => `${line}
`).join("");
}
const SHOWN_METRICS = ["recall", "mrr", "ndcg", "latency_p50_ms", "latency_p95_ms"];
function metricColumns({ series }) {
  const overall = series.filter(({ scope }) => scope.kind === "overall");
  return SHOWN_METRICS.flatMap((shown) => overall.filter(({ metric }) => metric === shown || metric.startsWith(`${shown}@`)).map(({ metric, values }) => ({
    name: metric,
    cells: values.map((value) => (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .valueText */ .Ru)(metric, value))
  })));
}
function rankColumn({ id, ranks }) {
  const cells = ranks.map((rank) => rank === void 0 ? "" : String(rank ?? _messages_format_js__WEBPACK_IMPORTED_MODULE_0__/* .NONE */ .x3));
  return { name: (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__.logLine)(id, MOST_CHARACTERS), cells };
}
function historyTitle({ file, points }) {
  const first = points[0];
  const last = points.at(-1);
  const span = first === void 0 || last === void 0 ? "" : `, ${commitDay(first)} to ${commitDay(last)}`;
  return `${file}: ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(points.length, "commit")} changed it${span}`;
}
function commitDay({ date }) {
  return date.slice(0, 10);
}
function historyNotes({ points, incomplete, left_out: leftOut }) {
  const notes = [];
  if (incomplete) {
    const lastCommits = points.filter(({ shallow }) => shallow).map(({ commit }) => commit.slice(0, 12));
    notes.push(`This clone is shallow and ends at ${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .listFirst */ .rL)(lastCommits, 3)}: what was recorded before is missing, and the figures there may be older than the commit. Fetch the rest with \`git fetch --unshallow\`, or check out with fetch-depth: 0.`);
  }
  if (leftOut > 0) {
    notes.push(`${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(leftOut, "older commit is", "older commits are")} left out.`);
  }
  return notes;
}
function pointNote({ state, shallow, differs, path, moved }, file) {
  const notes = [
    shallow ? "the clone ends here" : "",
    state.kind === "removed" ? "the file is removed" : "",
    state.kind === "unreadable" ? `can't be read: ${state.reason}` : "",
    acceptedMoveWords(moved),
    differs.length > 0 ? `${differs.join(", ")} changed: not comparable with the one before` : "",
    path === file ? "" : `then ${path}`
  ];
  return notes.filter(Boolean).join("; ");
}
function acceptedMoveWords(move) {
  const changes = Object.entries(move ?? {}).map(([metric, change]) => ({ metric, change }));
  const listChanges = (label, sign) => {
    const words = changes.filter(({ change }) => Math.sign(change) === sign).map(({ metric, change }) => `${metric} ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDelta */ .CW)("share", change)}`);
    return words.length === 0 ? "" : `${label}: ${words.join(", ")}`;
  };
  return [listChanges("accepted", -1), listChanges("gained", 1)].filter(Boolean).join("; ");
}
function selectMovedCases({ cases }) {
  return cases.filter(({ ranks }) => new Set(ranks.filter((rank) => rank !== void 0)).size > 1);
}



/***/ })

};
