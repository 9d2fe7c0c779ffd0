export const id = 8213;
export const ids = [8213];
export const modules = {

/***/ 77908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ describeIgnoredFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _change_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15656);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28213);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34081);





function describeIgnoredFiles(fullPaths, { workingDirectory, environment }) {
  const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workingDirectory);
  const root = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_3__/* .findRoot */ .wg)(folder).directory;
  const relativePaths = fullPaths.map((file) => node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, file).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/"));
  const ignored = (0,_change_git_js__WEBPACK_IMPORTED_MODULE_2__/* .openGitIfThere */ .ap)(root, environment)?.ignored(relativePaths) ?? [];
  return ignored.map((fromRoot) => {
    const file = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(folder, node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, fromRoot));
    return `git ignores ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(file)}, which has to be committed: git add -f ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)((0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .shellWord */ .r7)(file))}`;
  });
}



/***/ }),

/***/ 58213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gate: () => (/* binding */ outcome_gate),
  merge: () => (/* binding */ merge),
  record: () => (/* binding */ record)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/app/gate.js + 6 modules
var gate = __webpack_require__(81168);
// EXTERNAL MODULE: ./lib/app/ignored-file.js
var ignored_file = __webpack_require__(77908);
// EXTERNAL MODULE: ./lib/app/record-text.js + 1 modules
var record_text = __webpack_require__(88702);
// EXTERNAL MODULE: ./lib/app/request.js
var request = __webpack_require__(14830);
// EXTERNAL MODULE: ./lib/app/selection.js
var selection = __webpack_require__(81741);
// EXTERNAL MODULE: ./lib/exit-code.js
var exit_code = __webpack_require__(28449);
// EXTERNAL MODULE: ./lib/messages/items.js
var items = __webpack_require__(51232);
// EXTERNAL MODULE: ./lib/messages/escape.js
var messages_escape = __webpack_require__(28213);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
;// CONCATENATED MODULE: ./lib/reporters/brief-json.js



const SCHEMA_VERSION = 1;
const MOST_BYTES = 4096;
const CHECKS = 12;
const QUERIES = 10;
const NOTICES = 3;
const SENTENCE = 500;
const CLAUSE = 120;
const NAME = 60;
function renderBrief(view, exitCode, reportPath) {
  let most = Math.max(CHECKS, QUERIES, NOTICES);
  let text = formatBrief(view, exitCode, reportPath, most);
  while ((0,messages_escape/* utf8Length */.wI)(text) > MOST_BYTES && most > 0) {
    most -= 1;
    text = formatBrief(view, exitCode, reportPath, most);
  }
  return text;
}
function formatBrief(view, exitCode, reportPath, most) {
  const rows = view.failed.flatMap(({ code, rows: itemRows }) => itemRows.map((row) => ({ code, row })));
  const failedCases = view.failed.flatMap(({ cases: cases2 }) => cases2);
  const cases = (0,lookup/* indexById */.RX)([...failedCases, ...view.lost]);
  const brief = {
    schema_version: SCHEMA_VERSION,
    verdict: view.verdict,
    exit_code: exitCode,
    heading: (0,messages_escape/* capText */.yA)(view.heading, SENTENCE),
    title: (0,messages_escape/* capText */.yA)([view.title, ...view.output].join(" / "), SENTENCE),
    cause: (0,messages_escape/* capText */.yA)(view.cause, SENTENCE),
    advice: (0,messages_escape/* capText */.yA)(`${view.advice} ${view.accept}`.trim(), 2 * SENTENCE),
    commands: view.next.map(({ command }) => command).filter((command) => command !== ""),
    counts: view.counts,
    failed_checks: rows.slice(0, Math.min(CHECKS, most)).map(({ code, row }) => ({
      category: code,
      metric: (0,messages_escape/* capText */.yA)(row.metric, NAME),
      where: (0,messages_escape/* capText */.yA)(row.where, NAME),
      baseline: row.baseline,
      now: row.now,
      limit: row.limit
    })),
    queries: [...cases.values()].slice(0, Math.min(QUERIES, most)).map(briefQuery),
    notices: [...view.notes, ...view.notices].filter(Boolean).slice(0, Math.min(NOTICES, most)).map((notice) => (0,messages_escape/* capText */.yA)(notice, SENTENCE)),
    report: reportPath
  };
  return `${JSON.stringify(brief)}
`;
}
function briefQuery(view) {
  return {
    id: (0,messages_escape/* capText */.yA)(view.id, NAME),
    query: (0,messages_escape/* capText */.yA)(view.query, CLAUSE),
    what: (0,messages_escape/* capText */.yA)((0,items/* caseClause */.C8)(view), CLAUSE)
  };
}


// EXTERNAL MODULE: ./lib/reporters/report-json.js + 1 modules
var report_json = __webpack_require__(1670);
// EXTERNAL MODULE: ./lib/system/chunks.js
var chunks = __webpack_require__(53179);
// EXTERNAL MODULE: ./lib/messages/view.js
var messages_view = __webpack_require__(25339);
// EXTERNAL MODULE: ./lib/reporters/text.js
var reporters_text = __webpack_require__(38079);
// EXTERNAL MODULE: ./lib/system/root.js
var root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/cli/command.js
var cli_command = __webpack_require__(99859);
;// CONCATENATED MODULE: ./lib/cli/outcome.js

















const COMMON_FLAGS = {
  config: cli_command.TEXT,
  suite: cli_command.TEXT,
  baseline: cli_command.TEXT,
  "base-directory": cli_command.TEXT,
  "report-dir": cli_command.TEXT,
  shard: cli_command.TEXT,
  leaderboard: cli_command.TEXT,
  json: cli_command.SWITCH,
  brief: cli_command.SWITCH
};
const COMMON_HELP = `  --config F           config file (retrieval-gate.yaml)
  --suite F            suite in place of the config's
  --baseline F         baseline in place of the config's
  --report-dir D       where the report goes (retrieval-gate-report/<suite name>)
  --leaderboard F      CSV to which a run that passed or failed adds a row; its header must be the
                       leaderboard's
  --json               print report.json instead of text
  --brief              print the report in short, as JSON of at most 4 KB
                       (schemas/brief.schema.json)
`;
const BASE_REF_HELP = `  --base-ref R         branch or commit: the rules of its newest commit in HEAD apply
                       (the default branch). A branch of origin goes before a local one. Ignored on
                       GitHub's events pull_request and merge_group, and on a push to the default
                       branch
`;
function makeRequest(command, values, { workingDirectory }, parts = []) {
  if (values["base-ref"] === "") {
    throw new errors/* GateError */.ue("base_not_found", "--base-ref is empty", "Perhaps a variable is not set, or this clone lacks the history. Without a base a change is judged by its own files: name the base, or leave the flag out.");
  }
  return {
    ...(0,request/* emptyRequest */.n6)(command, workingDirectory),
    config: (0,cli_command.textFlag)(values, "config"),
    suite: (0,cli_command.textFlag)(values, "suite"),
    baseline: (0,cli_command.textFlag)(values, "baseline"),
    baseDirectory: (0,cli_command.textFlag)(values, "base-directory"),
    baseRef: (0,cli_command.textFlag)(values, "base-ref"),
    reportDir: (0,cli_command.textFlag)(values, "report-dir"),
    shard: (0,cli_command.textFlag)(values, "shard"),
    parts,
    leaderboard: (0,cli_command.textFlag)(values, "leaderboard"),
    only: (0,selection/* selectionOrNull */.$f)({
      cases: (0,cli_command.repeatedFlag)(values, "case"),
      intents: (0,cli_command.repeatedFlag)(values, "intent"),
      tags: (0,cli_command.repeatedFlag)(values, "tag")
    }),
    out: (0,cli_command.textFlag)(values, "out"),
    runs: (0,cli_command.textFlag)(values, "runs"),
    latency: values["latency"] === true,
    accept: values["accept"] === true
  };
}
async function runAndPrint(request, format, ports) {
  const outcome = await (0,gate/* runGateOnEvent */._)(request, (0,cli_command.gatePorts)(ports));
  const { report } = outcome;
  const ending = (0,exit_code/* endingOfReport */.HV)(report, outcome.complete);
  printReport(outcome, ending, format, ports);
  if (outcome.keptEarlier === true) {
    const folder = external_node_path_.relative(ports.workingDirectory, outcome.reportDir);
    ports.err(`note: nothing was measured, so the earlier report stays in ${(0,messages_escape.logLine)(folder)}
`);
  }
  if (request.command === "gate" && format === "text") {
    ports.out((0,record_text/* misspeltText */.v)(report, ports.workingDirectory));
  }
  if (request.command === "record" && format === "text") {
    ports.out((0,record_text/* recordText */.P)(outcome, ports.workingDirectory));
    const { baselinePath } = outcome;
    const warnings = baselinePath === null ? [] : (0,ignored_file/* describeIgnoredFiles */.R)([baselinePath], ports);
    ports.out(warnings.map((warning) => `warning: ${warning}
`).join(""));
  }
  if (outcome.leaderboard !== void 0) {
    const { written, message } = outcome.leaderboard;
    ports.err(`${written ? "note" : "warning"}: ${(0,messages_escape.logLine)(message)}
`);
  }
  return ending;
}
function printReport({ report, reportDir, files }, ending, format, { environment, columns, workingDirectory, out }) {
  if (format === "json") {
    for (const chunk of (0,chunks/* inChunks */.m)((0,report_json/* renderReportJson */.B)(report, (0,messages_view/* buildView */.kK)(report)))) {
      out(chunk);
    }
    return;
  }
  const reportPath = files.includes("report.html") ? `${reportDir}/report.html` : null;
  const view = (0,messages_view/* buildView */.kK)(report, {
    folder: folderInRepository(workingDirectory),
    reportDir: external_node_path_.relative(workingDirectory, reportDir)
  });
  if (format === "brief") {
    out(renderBrief(view, (0,exit_code/* findExitCode */.pf)(ending), reportPath));
    return;
  }
  const isTerminal = columns !== null;
  const isColorForced = !["", "0", void 0].includes(environment["FORCE_COLOR"]);
  const color = (isTerminal || isColorForced) && !(0,cli_command.isPlainTerminal)(environment);
  const width = columns ?? 120;
  out((0,reporters_text/* renderText */.S)(view, { color, wrap: isTerminal, width, reportPath }));
}
function folderInRepository(directory) {
  if (!(0,external_node_fs_.existsSync)(directory)) {
    return void 0;
  }
  const fromRoot = external_node_path_.relative((0,root/* findRoot */.wg)(directory).directory, (0,external_node_fs_.realpathSync)(directory));
  return fromRoot.split(external_node_path_.sep).join("/");
}
function outputFormat(values) {
  if (values["brief"] === true) {
    return "brief";
  }
  return values["json"] === true ? "json" : "text";
}
function makeGateCommand(name, flags, help) {
  return (0,cli_command.makeCommand)({ name, flags, help, takesWords: name === "merge" }, (values, ports, words) => runAndPrint(makeRequest(name, values, ports, words), outputFormat(values), ports));
}
const outcome_gate = makeGateCommand("gate", {
  ...COMMON_FLAGS,
  "base-ref": cli_command.TEXT,
  case: cli_command.TEXTS,
  intent: cli_command.TEXTS,
  tag: cli_command.TEXTS
}, `Usage: retrieval-gate gate [flags]

Runs the suite against the retriever, compares with the baseline, writes the report. Exit code: 0
pass, 1 fail, 2 wrong or incomparable input, 3 retriever or measurement failed.

${COMMON_HELP}${BASE_REF_HELP}  --base-directory D   checkout of the base commit; measures base and head side by side
  --shard i/n          ask part i of n of the cases, and write part.json for \`merge\`; the verdict
                       is partial, the exit code 1
  --case ID            ask only this case, by its id or the text of its query; --intent X and --tag
                       T ask only the cases of an intent or tag. All three may be repeated. The
                       verdict is partial, the exit code 1 at best

Example: retrieval-gate gate --config retrieval-gate.yaml
`);
const record = makeGateCommand("record", {
  ...COMMON_FLAGS,
  out: cli_command.TEXT,
  runs: cli_command.TEXT,
  latency: cli_command.SWITCH,
  accept: cli_command.SWITCH
}, `Usage: retrieval-gate record [flags]

Runs the suite and writes the baseline. Writes none if the run has errors, breaks a floor or
ceiling, or fails a rule against the baseline that it replaces or the state that was last accepted.

${COMMON_HELP}  --out F              where the baseline goes (the config's \`baseline\`)
  --runs N             record the mean of N runs (2 to 100); each starts the retriever again. For
                       retrievers whose answers vary
  --accept             write it even if it is worse: later changes are then compared with the worse
                       state
  --latency            write the new latency; without it, the old latency stays if the new one is
                       within its tolerance

Example: retrieval-gate record --config retrieval-gate.yaml
`);
const merge = makeGateCommand("merge", { ...COMMON_FLAGS, "base-ref": cli_command.TEXT }, `Usage: retrieval-gate merge DIR\u2026 [flags]

Joins the results of the shards (\`gate --shard i/n\`), and decides about them as one run, by the
files of this checkout. A DIR has a part.json, or folders with one each, as
actions/download-artifact writes them. No retriever runs. All shards must be there, each once, and
measured with the same files.
Exit code: 0 pass, 1 fail, 2 wrong or incomparable input, 3 retriever or measurement failed.

${COMMON_HELP}${BASE_REF_HELP}
Example: retrieval-gate merge retrieval-gate-parts --config retrieval-gate.yaml
`);



/***/ })

};
