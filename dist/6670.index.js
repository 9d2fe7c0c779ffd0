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
// EXTERNAL MODULE: ./lib/workbench/history/model.js
var model = __webpack_require__(1419);
// EXTERNAL MODULE: ./lib/workbench/history/read.js
var read = __webpack_require__(78352);
// EXTERNAL MODULE: ./lib/files/config.js
var files_config = __webpack_require__(14929);
// EXTERNAL MODULE: ./lib/files/suite.js + 1 modules
var suite = __webpack_require__(27906);
// EXTERNAL MODULE: ./lib/decision/rules.js
var decision_rules = __webpack_require__(29853);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/messages/escape.js
var messages_escape = __webpack_require__(28213);
// EXTERNAL MODULE: ./lib/messages/format.js
var format = __webpack_require__(31385);
// EXTERNAL MODULE: ./lib/reporters/terminal.js
var terminal = __webpack_require__(32448);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
;// CONCATENATED MODULE: ./lib/workbench/history/words.js






const ROUNDING = 1e-12;
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
    notes.push(`This clone is shallow and ends at ${(0,format/* listFirst */.rL)(lastCommits, 3)}: what was recorded before is missing, and the figures there may be older than the commit. Fetch the rest with \`git fetch --unshallow\`, or check out with fetch-depth: 0.`);
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
    differs.length > 0 ? `another ${differs.join(", ")}: not comparable with the one before` : "",
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
function limitWords(rule, limit) {
  if (rule === null || rule.limit === null) {
    return "";
  }
  return `${rule.direction === "higher" ? "\u2265" : "\u2264"} ${limit}`;
}
function stepWords(series, { points }) {
  const { values } = series;
  let largest = null;
  let previousValue = null;
  for (const [value, point] of (0,lookup/* zipLists */.L7)(values, points)) {
    if (value === null) {
      continue;
    }
    const delta = previousValue === null ? 0 : value - previousValue;
    if (Math.abs(delta) > Math.max(Math.abs(largest?.delta ?? 0), ROUNDING)) {
      largest = { first: previousValue, last: value, delta, point };
    }
    previousValue = value;
  }
  if (largest === null) {
    return "no change";
  }
  const { commit, subject } = largest.point;
  const { change } = stepFigures(series, largest);
  return `${change} at ${commit.slice(0, 12)} ${subject}`;
}
function seriesFigures(series) {
  const knownValues = series.values.filter((value) => value !== null);
  const first = knownValues[0] ?? null;
  const last = knownValues.at(-1) ?? null;
  return stepFigures(series, { first, last });
}
function stepFigures({ unit, rule }, { first, last }) {
  const delta = first === null || last === null ? null : last - first;
  const limit = rule?.limit ?? null;
  const figures = (0,format/* checkNumbers */.PM)({ unit, baseline: first, current: last, delta, limit });
  return {
    first: figures.baseline,
    last: figures.current,
    change: figures.delta,
    limit: limitWords(rule, figures.limit)
  };
}
const SCHEMA_VERSION = 1;
const MOST_CHARACTERS = 60;
const MOST_BARS = 40;
function renderHistoryJson(history) {
  const series = history.series.map((each) => ({ ...each, scope: (0,model_scope/* scopeText */.Cm)(each.scope) }));
  return (0,canonical_json/* canonicalJson */.dj)({ schema_version: SCHEMA_VERSION, ...history, series });
}
function renderHistoryText(history) {
  const scopes = [
    ...new Map(history.series.map(({ scope }) => [(0,model_scope/* scopeText */.Cm)(scope), scope])).values()
  ];
  const lines = [
    (0,messages_escape.logLine)(historyTitle(history)),
    "",
    ...pointLines(history),
    ...scopes.flatMap((scope) => scopeLines(history, scope)),
    ...historyNotes(history).flatMap((note) => ["", `note: ${(0,messages_escape.logLine)(note)}`])
  ];
  return lines.map((line) => `${line.trimEnd()}
`).join("");
}
function pointLines(history) {
  return history.points.toReversed().map((point) => {
    const note = pointNote(point, history.file);
    const subject = (0,messages_escape.logLine)(point.subject, MOST_CHARACTERS);
    return `${point.commit.slice(0, 12)}  ${commitDay(point)}  ${subject}${note === "" ? "" : `  (${(0,messages_escape.logLine)(note)})`}`;
  });
}
function scopeLines(history, scope) {
  const seriesOfScope = history.series.filter((each) => (0,model_scope/* scopeText */.Cm)(each.scope) === (0,model_scope/* scopeText */.Cm)(scope));
  const rows = seriesOfScope.map((series) => {
    const { first, last, change, limit } = seriesFigures(series);
    return [
      `${series.rule === null ? "  " : "* "}${(0,messages_escape.logLine)(series.metric)}`,
      first,
      last,
      change,
      renderBars(series),
      limit,
      (0,messages_escape.logLine)(cutLine(stepWords(series, history)))
    ];
  });
  const heads = ["first", "now", "change", "over time", "limit now", "largest step"];
  const table = [[(0,messages_escape.logLine)((0,format/* scopeLabel */.$o)(scope)), ...heads], ...rows];
  return ["", ...(0,terminal/* alignCells */.H6)(table, (column) => column >= 1 && column <= 3)];
}
function cutLine(line) {
  const characters = Array.from(line);
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS - 1).join("")}\u2026` : line;
}
function renderCasesText({ points }, cases) {
  const rows = points.map((point, at) => [
    point.commit.slice(0, 12),
    ...cases.map(({ ranks }) => rankWords(ranks[at])),
    commitDay(point),
    (0,messages_escape.logLine)(cutLine(point.subject))
  ]).toReversed();
  const ids = cases.map(({ id }) => (0,messages_escape.logLine)(id, MOST_CHARACTERS));
  const table = (0,terminal/* alignCells */.H6)([["commit", ...ids, "date", "subject"], ...rows], (column) => {
    return column >= 1 && column <= ids.length;
  });
  return table.map((line) => `${line.trimEnd()}
`).join("");
}
function rankWords(rank) {
  if (rank === void 0) {
    return "";
  }
  return rank === null ? format/* NONE */.x3 : String(rank);
}
const LEVELS = ["\u2581", "\u2582", "\u2583", "\u2584", "\u2585", "\u2586", "\u2587", "\u2588"];
const MIDDLE_LEVEL = 3;
function renderBars({ values }) {
  const shown = values.slice(-MOST_BARS);
  const knownValues = shown.filter((value) => value !== null);
  const low = Math.min(...knownValues);
  const range = Math.max(...knownValues) - low;
  const barOfValue = (value) => {
    if (range <= ROUNDING) {
      return (0,lookup/* requireItem */.l5)(LEVELS, MIDDLE_LEVEL);
    }
    const share = (value - low) / range;
    return (0,lookup/* requireItem */.l5)(LEVELS, Math.round(share * (LEVELS.length - 1)));
  };
  return shown.map((value) => value === null ? format/* NONE */.x3 : barOfValue(value)).join("");
}


// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(99859);
;// CONCATENATED MODULE: ./lib/workbench/history/command.js









const FLAGS = {
  config: { type: "string" },
  baseline: { type: "string" },
  case: { type: "string", multiple: true },
  json: { type: "boolean" }
};
const HELP = `Usage: retrieval-gate history [flags]

Every metric, overall and by intent, over the commits that changed the baseline. Reads only git, across renames and
merges. First the metrics that the config checks, with today's limits. Names the commits that accepted a loss, and the
end of a shallow clone. Exit code: 0 printed, 2 there is no such history.

  --config F           config file that names the baseline (retrieval-gate.yaml)
  --baseline F         baseline in place of the config's
  --case ID            print the best rank of this case in each baseline instead; may be repeated. \u2013 is not found
  --json               print JSON instead of text

Example: retrieval-gate history
`;
async function runHistory(argv, ports) {
  const values = (0,command.readFlags)("history", argv, FLAGS);
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const { root, inside } = (0,system_root/* openRoot */.R8)(ports.workingDirectory);
  const baselineFlag = (0,command.textFlag)(values, "baseline");
  const config = (0,command.textFlag)(values, "config") ?? (baselineFlag === null ? "retrieval-gate.yaml" : null);
  const overrides = { suite: null, baseline: null };
  const loaded = config === null ? null : (await (0,files_config/* loadConfig */.Z)(root, inside(config, "config"), overrides)).config;
  const file = baselineFlag === null ? loaded?.baseline ?? null : inside(baselineFlag, "--baseline");
  if (file === null) {
    throw new errors.GateError("usage", `${config} names no baseline, so there is no history of it`, {
      hint: "Name a baseline's file with --baseline."
    });
  }
  const rules = loaded === null ? [] : (0,decision_rules/* resolveRules */.SJ)(loaded, (await (0,suite/* loadSuite */.bu)(root, loaded.suites)).suite);
  const history = await (0,read/* readHistory */.Lu)(root, file, ports.environment, rules);
  const ids = (0,command.repeatedFlag)(values, "case");
  const cases = ids.length === 0 ? (0,model/* selectMovedCases */.x)(history) : (0,read/* selectNamedCases */.X0)(history, ids);
  if (values["json"] === true) {
    ports.out(renderHistoryJson({ ...history, cases }));
  } else {
    ports.out(ids.length === 0 ? renderHistoryText(history) : renderCasesText(history, cases));
  }
  return { kind: "answered" };
}



/***/ })

};
