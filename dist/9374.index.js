export const id = 9374;
export const ids = [9374];
export const modules = {

/***/ 59374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gate: () => (/* binding */ gate),
/* harmony export */   merge: () => (/* binding */ merge),
/* harmony export */   record: () => (/* binding */ record)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _app_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20788);
/* harmony import */ var _app_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12442);
/* harmony import */ var _app_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14830);
/* harmony import */ var _app_selection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81741);
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28449);
/* harmony import */ var _reporters_report_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55177);
/* harmony import */ var _system_chunks_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(53179);
/* harmony import */ var _messages_view_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(25339);
/* harmony import */ var _reporters_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38079);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(34081);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(28213);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(99859);














const COMMON_FLAGS = {
  config: { type: "string" },
  suite: { type: "string" },
  baseline: { type: "string" },
  "base-directory": { type: "string" },
  "report-dir": { type: "string" },
  shard: { type: "string" },
  leaderboard: { type: "string" },
  json: { type: "boolean" }
};
const COMMON_HELP = `  --config F           config file (retrieval-gate.yaml)
  --suite F            suite in place of the config's
  --baseline F         baseline in place of the config's
  --report-dir D       where the report goes (retrieval-gate-report/<suite name>)
  --leaderboard F      CSV to which a run that passed or failed appends its row; other headers are refused
  --json               print report.json instead of text
`;
function requestOf(command, values, { workingDirectory }, parts = []) {
  return {
    ...(0,_app_request_js__WEBPACK_IMPORTED_MODULE_4__/* .emptyRequest */ .n6)(command, workingDirectory),
    config: (0,_command_js__WEBPACK_IMPORTED_MODULE_11__.text)(values, "config"),
    suite: (0,_command_js__WEBPACK_IMPORTED_MODULE_11__.text)(values, "suite"),
    baseline: (0,_command_js__WEBPACK_IMPORTED_MODULE_11__.text)(values, "baseline"),
    baseDirectory: (0,_command_js__WEBPACK_IMPORTED_MODULE_11__.text)(values, "base-directory"),
    baseRef: (0,_command_js__WEBPACK_IMPORTED_MODULE_11__.text)(values, "base-ref"),
    reportDir: (0,_command_js__WEBPACK_IMPORTED_MODULE_11__.text)(values, "report-dir"),
    shard: (0,_command_js__WEBPACK_IMPORTED_MODULE_11__.text)(values, "shard"),
    parts,
    leaderboard: (0,_command_js__WEBPACK_IMPORTED_MODULE_11__.text)(values, "leaderboard"),
    only: (0,_app_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .selectionOf */ .Wm)({
      cases: (0,_command_js__WEBPACK_IMPORTED_MODULE_11__.texts)(values, "case"),
      intents: (0,_command_js__WEBPACK_IMPORTED_MODULE_11__.texts)(values, "intent"),
      tags: (0,_command_js__WEBPACK_IMPORTED_MODULE_11__.texts)(values, "tag")
    }),
    out: (0,_command_js__WEBPACK_IMPORTED_MODULE_11__.text)(values, "out"),
    runs: (0,_command_js__WEBPACK_IMPORTED_MODULE_11__.text)(values, "runs"),
    latency: values["latency"] === true,
    accept: values["accept"] === true
  };
}
async function runAndPrint(request, json, ports) {
  const plain = ports.environment["NO_COLOR"] !== void 0 || ports.environment["TERM"] === "dumb";
  const outcome = await (0,_app_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .runGateOnEvent */ ._)(request, {
    environment: ports.environment,
    signal: ports.guard.signal,
    listen: () => ports.guard.listen(),
    moduleHost: ports.moduleHost,
    progress: (line) => ports.err(`${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_12__.logLine)(line)}
`),
    line: ports.columns === null || plain ? null : (line) => ports.err(`\r\x1B[2K${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_12__.logLine)(line)}`)
  });
  const { report } = outcome;
  const reportPath = outcome.files.includes("report.html") ? `${outcome.reportDir}/report.html` : null;
  if (json) {
    for (const part of (0,_system_chunks_js__WEBPACK_IMPORTED_MODULE_13__/* .inChunks */ .m)((0,_reporters_report_json_js__WEBPACK_IMPORTED_MODULE_7__/* .renderReportJson */ .BK)(report, (0,_messages_view_js__WEBPACK_IMPORTED_MODULE_8__/* .buildView */ .kK)(report)))) {
      ports.out(part);
    }
  } else {
    const forced = !["", "0", void 0].includes(ports.environment["FORCE_COLOR"]);
    const own = ports.workingDirectory;
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(own) ? node_path__WEBPACK_IMPORTED_MODULE_1__.relative((0,_system_root_js__WEBPACK_IMPORTED_MODULE_10__/* .findRoot */ .wg)(own).directory, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(own)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/") : void 0;
    const width = ports.columns ?? 120;
    const atDesk = ports.columns !== null;
    const color = (atDesk || forced) && !plain;
    const view = (0,_messages_view_js__WEBPACK_IMPORTED_MODULE_8__/* .buildView */ .kK)(report, { folder, reportDir: outcome.reportDir });
    ports.out((0,_reporters_text_js__WEBPACK_IMPORTED_MODULE_9__/* .renderText */ .S)(view, { color, wrap: atDesk, width, reportPath }));
  }
  if (request.command === "record" && !json) {
    ports.out((0,_app_record_js__WEBPACK_IMPORTED_MODULE_3__/* .recordText */ .Pe)(outcome, ports.workingDirectory));
  }
  if (outcome.leaderboard !== void 0) {
    const { written, message } = outcome.leaderboard;
    ports.err(`${written ? "note" : "warning"}: ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_12__.logLine)(message)}
`);
  }
  return (0,_exit_code_js__WEBPACK_IMPORTED_MODULE_6__/* .endingOfReport */ .HV)(report, outcome.complete);
}
function commandOf(name, flags, help) {
  return async (argv, ports) => {
    const { values, positionals } = (0,_command_js__WEBPACK_IMPORTED_MODULE_11__.readArguments)(name, argv, flags, name === "merge");
    if (values["help"] !== true) {
      return runAndPrint(requestOf(name, values, ports, positionals), values["json"] === true, ports);
    }
    ports.out(help);
    return { kind: "answered" };
  };
}
const gate = commandOf("gate", {
  ...COMMON_FLAGS,
  "base-ref": { type: "string" },
  case: { type: "string", multiple: true },
  intent: { type: "string", multiple: true },
  tag: { type: "string", multiple: true }
}, `Usage: retrieval-gate gate [flags]

Runs the suite against the retriever, compares with the baseline, writes the report.
Exit code: 0 pass, 1 fail, 2 wrong or incomparable input, 3 retriever or measurement failed.

${COMMON_HELP}  --base-ref R         commit or branch whose rules hold (the merge base with the default branch)
  --base-directory D   checkout of that commit; base and head are then measured side by side
  --shard i/n          ask part i of n of the cases and write it for \`merge\`; the verdict is partial, the exit code 1
  --case ID            ask this case alone; --intent X and --tag T those of an intent or tag. Each may be repeated;
                       for work at the desk: the verdict is partial, the exit code 1 at best

Example: retrieval-gate gate --config retrieval-gate.yaml
`);
const record = commandOf("record", {
  ...COMMON_FLAGS,
  out: { type: "string" },
  runs: { type: "string" },
  latency: { type: "boolean" },
  accept: { type: "boolean" }
}, `Usage: retrieval-gate record [flags]

Runs the suite and writes the baseline. Refuses when the run had errors, breaks its own floors and ceilings, or fails the
rule against the baseline that it replaces or the state that was last accepted.

${COMMON_HELP}  --out F              where the baseline goes (the config's \`baseline\`)
  --runs N             record the mean of N runs (2 to 100), with the retriever started again for each: for retrievers
                       whose answers differ from run to run
  --accept             write it though it fails the rule: what fell is the state that later changes are compared with
  --latency            write the latency measured now; without it the old one stays while it holds

Example: retrieval-gate record --config retrieval-gate.yaml
`);
const merge = commandOf("merge", { ...COMMON_FLAGS, "base-ref": { type: "string" } }, `Usage: retrieval-gate merge DIR\u2026 [flags]

Joins what the shards measured (\`gate --shard i/n\`) and judges it as one run, by the files of this checkout. A DIR holds a
part.json, or folders that do, as actions/download-artifact lays them out. No retriever runs. A shard that is missing, is
there twice, or measured by other files is refused.
Exit code: 0 pass, 1 fail, 2 wrong or incomparable input, 3 retriever or measurement failed.

${COMMON_HELP}  --base-ref R         commit or branch whose rules hold (the merge base with the default branch)

Example: retrieval-gate merge retrieval-gate-parts --config retrieval-gate.yaml
`);



/***/ })

};
