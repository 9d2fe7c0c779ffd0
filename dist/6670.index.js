export const id = 6670;
export const ids = [6670];
export const modules = {

/***/ 16670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runHistory: () => (/* binding */ runHistory)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/config.js
var files_config = __webpack_require__(14929);
// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(99859);
// EXTERNAL MODULE: ./lib/workbench/history/model.js
var model = __webpack_require__(1419);
// EXTERNAL MODULE: ./lib/workbench/history/read.js
var read = __webpack_require__(78352);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
// EXTERNAL MODULE: ./lib/messages/escape.js
var messages_escape = __webpack_require__(28213);
// EXTERNAL MODULE: ./lib/messages/format.js
var format = __webpack_require__(31385);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/scope.js
var scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/reporters/terminal.js
var terminal = __webpack_require__(32448);
;// CONCATENATED MODULE: ./lib/workbench/history/words.js







const SCHEMA_VERSION = 1;
const MOST_CHARACTERS = 60;
function renderHistoryJson(history) {
  const series = history.series.map((each) => ({ ...each, scope: (0,scope/* scopeText */.Cm)(each.scope) }));
  return (0,canonical_json/* canonicalJson */.dj)({ schema_version: SCHEMA_VERSION, ...history, series });
}
function renderHistoryText(history, cases) {
  const columns = cases === null ? metricColumns(history) : cases.map(rankColumn);
  const rows = history.points.map((point, at) => {
    const note = pointNote(point, history.file);
    const subject = (0,messages_escape.logLine)(point.subject, MOST_CHARACTERS);
    return [
      point.commit.slice(0, 12),
      commitDay(point),
      ...columns.map(({ cells }) => cells[at] ?? ""),
      note === "" ? subject : `${subject}  (${(0,messages_escape.logLine)(note)})`
    ];
  });
  const head = ["commit", "date", ...columns.map(({ name }) => name), "subject"];
  const isNumber = (column) => column >= 2 && column < 2 + columns.length;
  const lines = [
    (0,messages_escape.logLine)(historyTitle(history)),
    "",
    ...(0,terminal/* alignCells */.H6)([head, ...rows.toReversed()], isNumber),
    ...historyNotes(history).flatMap((note) => ["", `note: ${(0,messages_escape.logLine)(note)}`])
  ];
  return lines.map((line) => `${line.trimEnd()}
`).join("");
}
const SHOWN_METRICS = ["recall", "mrr", "ndcg", "latency_p50_ms", "latency_p95_ms"];
function metricColumns({ series }) {
  const overall = series.filter(({ scope }) => scope.kind === "overall");
  return SHOWN_METRICS.flatMap((shown) => overall.filter(({ metric }) => metric === shown || metric.startsWith(`${shown}@`)).map(({ metric, values }) => ({
    name: metric,
    cells: values.map((value) => (0,format/* formatValue */.Fl)((0,registry/* unitOfMetric */.QG)(metric), value))
  })));
}
function rankColumn({ id, ranks }) {
  const cells = ranks.map((rank) => rank === void 0 ? "" : String(rank ?? format/* NONE */.x3));
  return { name: (0,messages_escape.logLine)(id, MOST_CHARACTERS), cells };
}
function historyTitle({ file, points }) {
  const first = points[0];
  const last = points.at(-1);
  const span = first === void 0 || last === void 0 ? "" : `, ${commitDay(first)} to ${commitDay(last)}`;
  return `${file}: ${(0,format/* pluralise */.aX)(points.length, "commit")} changed it${span}`;
}
function commitDay({ date }) {
  return date.slice(0, 10);
}
function historyNotes({ points, incomplete, left_out: leftOut }) {
  const notes = [];
  if (incomplete) {
    const lastCommits = points.filter(({ shallow }) => shallow).map(({ commit }) => commit.slice(0, 12));
    notes.push(`This clone is shallow and ends at ${(0,lookup/* listFirst */.rL)(lastCommits, 3)}: what was recorded before is missing, and the figures there may be older than the commit. Fetch the rest with \`git fetch --unshallow\`, or check out with fetch-depth: 0.`);
  }
  if (leftOut > 0) {
    notes.push(`${(0,format/* pluralise */.aX)(leftOut, "older commit is", "older commits are")} left out.`);
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
    const words = changes.filter(({ change }) => Math.sign(change) === sign).map(({ metric, change }) => `${metric} ${(0,format/* formatDelta */.CW)("share", change)}`);
    return words.length === 0 ? "" : `${label}: ${words.join(", ")}`;
  };
  return [listChanges("accepted", -1), listChanges("gained", 1)].filter(Boolean).join("; ");
}


;// CONCATENATED MODULE: ./lib/workbench/history/command.js







const FLAGS = {
  config: { type: "string" },
  baseline: { type: "string" },
  case: { type: "string", multiple: true },
  json: { type: "boolean" }
};
const HELP = `Usage: retrieval-gate history [flags]

A table of the commits that changed the baseline, newest first, with recall, mrr, ndcg and latency. Reads only git, across
renames and merges. Names the commits that accepted a loss, and the end of a shallow clone. --json has every metric,
overall and by intent, and the best ranks of cases that moved. Exit code: 0 printed, 2 there is no such history.

  --config F           config file that names the baseline (retrieval-gate.yaml)
  --baseline F         baseline in place of the config's
  --case ID            show the best rank of this case in place of the metrics; may be repeated. \u2013 is not found
  --json               print JSON instead of text

Example: retrieval-gate history
`;
const runHistory = (0,command.makeCommand)({ name: "history", flags: FLAGS, help: HELP }, async (values, ports) => {
  const { root, inside } = (0,system_root/* openRoot */.R8)(ports.workingDirectory);
  const baselineFlag = (0,command.textFlag)(values, "baseline");
  const config = (0,command.textFlag)(values, "config") ?? "retrieval-gate.yaml";
  const overrides = { suite: null, baseline: null };
  const file = baselineFlag === null ? (await (0,files_config/* loadConfig */.Z)(root, inside(config, "config"), overrides)).config.baseline : inside(baselineFlag, "--baseline");
  if (file === null) {
    throw new errors.GateError("usage", `${config} names no baseline, so there is no history of it`, "Name a baseline's file with --baseline.");
  }
  const history = await (0,read/* readHistory */.Lu)(root, file, ports.environment);
  const ids = (0,command.repeatedFlag)(values, "case");
  const cases = ids.length === 0 ? (0,model/* selectMovedCases */.x)(history) : (0,read/* selectNamedCases */.X0)(history, ids);
  if (values["json"] === true) {
    ports.out(renderHistoryJson({ ...history, cases }));
  } else {
    ports.out(renderHistoryText(history, ids.length === 0 ? null : cases));
  }
});



/***/ })

};
