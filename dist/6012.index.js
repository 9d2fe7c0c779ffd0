export const id = 6012;
export const ids = [6012];
export const modules = {

/***/ 96012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askPorts: () => (/* binding */ askPorts),
/* harmony export */   runAsk: () => (/* binding */ runAsk),
/* harmony export */   withRetriever: () => (/* binding */ withRetriever)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44141);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(28213);
/* harmony import */ var _messages_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31385);
/* harmony import */ var _cli_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99859);
/* harmony import */ var _files_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14929);
/* harmony import */ var _files_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88550);
/* harmony import */ var _metrics_view_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19148);
/* harmony import */ var _model_query_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74961);
/* harmony import */ var _change_event_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63564);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93705);
/* harmony import */ var _run_ranking_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(65887);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(34081);
/* harmony import */ var _app_config_places_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(51198);
/* harmony import */ var _app_secrecy_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(95139);
/* harmony import */ var _app_selection_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(81741);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(97855);

















const FLAGS = {
  config: _cli_command_js__WEBPACK_IMPORTED_MODULE_3__.TEXT,
  case: _cli_command_js__WEBPACK_IMPORTED_MODULE_3__.TEXT,
  json: _cli_command_js__WEBPACK_IMPORTED_MODULE_3__.SWITCH
};
const HELP = `Usage: retrieval-gate ask [QUERY\u2026] [--config F] [--case ID] [--json]

Asks the retriever, and prints its results with scores, texts and time. With --case (an
id, or the text of a query), asks the case's query with its params, or QUERY with these
params. Then it also prints the targets, with their ranks in the baseline. It writes
nothing.
Exit code: 0 answered, 2 wrong input, 3 the retriever failed.

Example: retrieval-gate ask how do I install it
`;
const USUAL_WIDTH = 120;
const runAsk = (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_3__.makeCommand)({ name: "ask", flags: FLAGS, help: HELP, takesWords: true }, async (values, ports, positionals) => {
  const query = positionals.join(" ").trim();
  const caseId = (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_3__.textFlag)(values, "case");
  if (query === "" && caseId === null) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("usage", "ask: there is no query", "Write a query after `ask`, or name a case of the suite with --case.");
  }
  const { root, inside } = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_11__/* .openRoot */ .R8)(ports.workingDirectory);
  const config = (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_3__.configFlag)(values, inside);
  await (0,_change_event_js__WEBPACK_IMPORTED_MODULE_8__/* .requireSafeEvent */ .tv)(ports.environment);
  const answer = caseId === null ? await askWords(root, config, query, askPorts(ports)) : await askCase(root, config, caseId, query, askPorts(ports));
  const width = ports.columns ?? USUAL_WIDTH;
  (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_3__.printResult)(ports, values, answer, formatAnswer(answer, width));
});
const ROOM_FOR_NUMBERS = 20;
const TEXT_INDENT = "     ";
function formatAnswer(answer, columns) {
  const { query, params, elapsed_ms: ms, degraded, hits, targets } = answer;
  const time = ms === null ? "" : `, ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMs */ ._V)(ms)}`;
  const lines = [
    `"${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_15__.logLine)(query, columns)}"`,
    ...params === void 0 ? [] : [`params: ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_15__.logLine)(JSON.stringify(params), columns)}`],
    `${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(hits.length, "result")}${time}${degraded ? ", degraded" : ""}`,
    "",
    ...hits.flatMap((hit, i) => hitLines(hit, i + 1, columns))
  ];
  if (targets !== null) {
    lines.push("", targets.length === 0 ? "Nothing should be found." : "ranks of the expected documents");
    for (const target of targets) {
      const label = (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_15__.logLine)(target.label, columns - ROOM_FOR_NUMBERS);
      lines.push(`  ${label}: ${rankText(target)}`);
    }
  }
  return `${lines.join("\n")}
`;
}
function hitLines(hit, rank, width) {
  const score = hit.score === void 0 ? "" : `  ${Number(hit.score.toPrecision(6))}`;
  const id = (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_15__.logLine)(hit.doc_id, width - ROOM_FOR_NUMBERS);
  const idLine = `${String(rank).padStart(3)}. ${id}${score}`;
  const text = hit.text?.replaceAll(/\s+/g, " ").trim() ?? "";
  return text === "" ? [idLine] : [idLine, `${TEXT_INDENT}${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_15__.logLine)(text, width - TEXT_INDENT.length)}`];
}
function rankText({ rank, rank_before: before }) {
  if (before === void 0) {
    return (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatRank */ .Uf)(rank);
  }
  return `${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatRank */ .Uf)(before)} \u2192 ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatRank */ .Uf)(rank)} (baseline \u2192 now)`;
}
function askPorts({ environment, moduleHost, guard, err: log }) {
  return { environment, moduleHost, signal: guard.signal, listen: () => guard.listen(), log };
}
async function askWords(root, configFile, query, ports) {
  return askQuestion(root, await (0,_files_config_js__WEBPACK_IMPORTED_MODULE_4__/* .loadConfig */ .Z9)(root, configFile), { case_id: query, query }, ports);
}
async function askCase(root, configFile, caseId, words, ports) {
  const inputs = await (0,_files_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .loadInputs */ .IV)(root, configFile);
  const selection = { cases: [caseId], intents: [], tags: [] };
  const subject = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_16__/* .requireItem */ .l5)((0,_app_selection_js__WEBPACK_IMPORTED_MODULE_14__/* .pickCases */ .dA)(inputs.suite.cases, selection), 0);
  const { id, params } = subject;
  const query = words === "" ? subject.query : words;
  const question = { case_id: id, query, ...params && { params } };
  const answer = await askQuestion(root, inputs, question, ports);
  return { ...answer, targets: rankTargets(subject, answer, inputs) };
}
async function askQuestion(root, read, { case_id: id, ...question }, ports) {
  const { k, definition } = read.config;
  return withRetriever(root, read, ports, async (ask) => {
    const { results, elapsed_ms, degraded } = await ask({ case_id: id, ...question, k });
    const hits = (0,_run_ranking_js__WEBPACK_IMPORTED_MODULE_10__/* .rankAnswer */ .PN)(results, id, k, definition);
    const returned = results.length;
    return { ...question, k, elapsed_ms, degraded, returned, hits, targets: null };
  });
}
async function withRetriever(root, read, { environment, moduleHost, signal, listen, log }, use) {
  listen?.();
  const { retriever: retrieverConfig, ...otherSettings } = read.config;
  const secrecy = new _app_secrecy_js__WEBPACK_IMPORTED_MODULE_13__.Secrecy(environment);
  secrecy.learnSecrets({ retrievers: [retrieverConfig], named: [], files: [otherSettings] }, root);
  let hasOutput = false;
  const created = (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_9__/* .createRetriever */ .HF)(retrieverConfig, {
    root: root.directory,
    environment,
    moduleHost,
    signal,
    log: (text) => {
      hasOutput ||= text.trim() !== "";
      log(secrecy.without(text));
    }
  });
  const retriever = (0,_app_config_places_js__WEBPACK_IMPORTED_MODULE_12__/* .withConfigPlaces */ .$)(created, read);
  const ask = async (question) => {
    const raw = await retriever.ask(question);
    if (raw.kind === "error") {
      const { config, lines } = read;
      const hint = (0,_model_query_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .adviseOnQueryErrors */ .v)([raw.message], 1, { file: config.file, lines });
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("retriever_failed", raw.message, hint === null ? {} : { hint });
    }
    return secrecy.without(raw);
  };
  try {
    try {
      await retriever.start();
      return await use(ask);
    } finally {
      await retriever.stop();
    }
  } catch (error) {
    const shownError = secrecy.hideInError(error);
    throw shownError instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue ? replaceLogHint(shownError, hasOutput) : shownError;
  }
}
const LOG_SENTENCE = / ?[^.]*\bretriever\.log\b[^.]*\./;
function replaceLogHint(error, hasOutput) {
  const { code, message, problems, cause, key } = error;
  const output = hasOutput ? " See the full output above." : "";
  const hint = error.hint?.replace(LOG_SENTENCE, output).trim() || void 0;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(code, message, { problems, cause, hint, key });
}
function rankTargets(subject, { hits, returned, degraded }, { config, baseline }) {
  const { id, expected } = subject;
  if (expected.length === 0 && !subject.expect_empty) {
    return null;
  }
  const outcome = { kind: "answer", hits, returned, degraded };
  const caseRun = { case_id: id, outcome, first_ms: null, samples_ms: [] };
  const ranks = (0,_metrics_view_js__WEBPACK_IMPORTED_MODULE_6__/* .targetRanks */ .Hc)((0,_metrics_view_js__WEBPACK_IMPORTED_MODULE_6__/* .viewCase */ .U1)(subject, caseRun, config.definition));
  const row = baseline?.cases.get(id);
  const ranksBefore = row !== void 0 && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .sameQuestion */ .RB)(row.digests, subject.digests) ? row.ranks : null;
  return expected.map((target, i) => ({
    label: (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .targetLabel */ .Op)(target),
    rank: ranks[i] ?? null,
    ...ranksBefore === null ? {} : { rank_before: ranksBefore[i] ?? null }
  }));
}



/***/ })

};
