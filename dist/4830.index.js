export const id = 4830;
export const ids = [4830];
export const modules = {

/***/ 14830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jc: () => (/* binding */ requestFiles),
/* harmony export */   hT: () => (/* binding */ checkConfiguredRetriever),
/* harmony export */   jx: () => (/* binding */ hasConfig),
/* harmony export */   listRegisteredNames: () => (/* binding */ listRegisteredNames),
/* harmony export */   n6: () => (/* binding */ emptyRequest),
/* harmony export */   r6: () => (/* binding */ readNames),
/* harmony export */   v7: () => (/* binding */ requestedShard)
/* harmony export */ });
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _files_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90807);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93705);
/* harmony import */ var _shards_split_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23925);
/* harmony import */ var _config_places_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51198);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76760);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13480);
/* harmony import */ var _reporters_registry_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60492);










function emptyRequest(command, workingDirectory) {
  return {
    command,
    workingDirectory,
    config: null,
    suite: null,
    baseline: null,
    baseDirectory: null,
    baseRef: null,
    reportDir: null,
    shard: null,
    parts: [],
    leaderboard: null,
    out: null,
    runs: null
  };
}
const DEFAULT_CONFIG = "retrieval-gate.yaml";
function requestFiles(request, root) {
  const from = node_path__WEBPACK_IMPORTED_MODULE_7__.relative(root.directory, request.workingDirectory);
  const resolveInside = (written, what) => written === null ? null : (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .insideRoot */ .p0)(root, from, written, what);
  return {
    config: (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .insideRoot */ .p0)(root, from, request.config ?? DEFAULT_CONFIG, "config"),
    overrides: {
      suite: resolveInside(request.suite, "suite"),
      baseline: resolveInside(request.baseline, "baseline")
    }
  };
}
function hasConfig({ workingDirectory, config }) {
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_6__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_7__.resolve(workingDirectory, config ?? DEFAULT_CONFIG));
}
async function readNames(request) {
  try {
    const root = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .findRoot */ .wg)(request.workingDirectory);
    const { config, overrides } = requestFiles(request, root);
    return await (0,_files_names_js__WEBPACK_IMPORTED_MODULE_2__/* .readGateNames */ .s)(root, config, overrides);
  } catch (error) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .valueForGateError */ .Uh)(error, { suite: null, baseline: null });
  }
}
function listRefusedCombinations(request) {
  const { command, parts, only = null } = request;
  const isMerge = command === "merge";
  const hasShard = request.shard !== null;
  const hasBaseDirectory = request.baseDirectory !== null;
  const hasLeaderboard = request.leaderboard !== null;
  return [
    {
      applies: only !== null && (hasShard || hasBaseDirectory || hasLeaderboard),
      message: "a part of the suite can't be used with shard, base-directory or leaderboard",
      hint: "Remove --case, --intent and --tag; use them on your own machine only."
    },
    {
      applies: hasShard && isMerge,
      message: "merge joins all shards and is none",
      hint: "Remove shard; each part says which one it is."
    },
    {
      applies: hasShard && command === "record",
      message: "a baseline is recorded of all cases, not of a shard",
      hint: "Run gate with the shard; the report of merge brings baseline.json."
    },
    {
      applies: hasShard && hasBaseDirectory,
      message: "shard and base-directory don't go together",
      hint: "Side by side is measured in one job: remove one of the two."
    },
    {
      applies: hasShard && hasLeaderboard,
      message: "a shard has no figures for a leaderboard",
      hint: "Give the leaderboard to merge."
    },
    {
      applies: isMerge && hasBaseDirectory,
      message: "merge asks no retriever, so base-directory has no place in it",
      hint: "Remove base-directory."
    },
    {
      applies: isMerge && parts.length === 0,
      message: "merge needs the folders of the parts",
      hint: "Name them: `retrieval-gate merge retrieval-gate-parts`."
    }
  ];
}
function requestedShard(request) {
  const refused = listRefusedCombinations(request).find(({ applies }) => applies);
  if (refused !== void 0) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", refused.message, refused.hint);
  }
  return request.shard === null ? null : (0,_shards_split_js__WEBPACK_IMPORTED_MODULE_4__/* .parseShard */ .uK)(request.shard);
}
async function checkConfiguredRetriever(inputs, ports) {
  try {
    await (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .checkRetriever */ .x1)(inputs.config.retriever, ports);
  } catch (error) {
    throw (0,_config_places_js__WEBPACK_IMPORTED_MODULE_5__/* .placeRetrieverError */ .W)(error, inputs);
  }
}
function listRegisteredNames() {
  return [
    ["metrics", (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .metricForms */ .IP)()],
    ["retriever.kind", _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .RETRIEVERS */ .eL.map(({ kind }) => kind)],
    ["report files", _reporters_registry_js__WEBPACK_IMPORTED_MODULE_9__/* .REPORTERS */ .P.map(({ file }) => file)]
  ];
}



/***/ }),

/***/ 80414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I4: () => (/* binding */ isBaselineRemoved),
/* harmony export */   Lr: () => (/* binding */ isAcceptable),
/* harmony export */   S1: () => (/* binding */ findAdvice),
/* harmony export */   hl: () => (/* binding */ approvalWords),
/* harmony export */   iZ: () => (/* binding */ relativePath)
/* harmony export */ });
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49946);
/* harmony import */ var _model_policy_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(39711);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69559);
/* harmony import */ var _model_digests_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(72508);
/* harmony import */ var _model_query_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74961);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1732);
/* harmony import */ var _check_sentences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24171);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76326);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49077);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(28213);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31385);
/* harmony import */ var _items_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51232);
/* harmony import */ var _misfit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84624);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(63989);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7195);
/* harmony import */ var _sampling_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(93315);
/* harmony import */ var _model_docs_page_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(52164);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(97855);


















const LABEL = "retrieval-gate:accept";
const BASE_MODES = ["pull_request", "base_ref", "merge_base"];
function makeContext(report, { folder = "", reportDir }) {
  const { origin, inputs, policies = null, new_baseline: newBaseline } = report;
  return {
    folder,
    reportedBaseline: reportDir === void 0 ? REPORTED : (0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .shellWord */ .r7)(`${reportDir}/baseline.json`),
    program: origin?.command ?? "retrieval-gate",
    origin,
    inputs,
    isStored: inputs?.baseline?.beside === void 0 || inputs.digests.has(inputs.config.baseline ?? ""),
    hasNewBaseline: newBaseline !== null,
    hasBase: policies !== null && BASE_MODES.includes(policies.mode)
  };
}
function findAdvice(report, facts, places = {}) {
  const { reportDir } = places;
  const context = makeContext(report, places);
  const { fix, accept: acceptingSteps } = decideAdvice(report, facts, context);
  const lacksBaseline = report.failure?.code === "baseline_missing";
  const accept = lacksBaseline ? "" : acceptSentences(report.verdict, acceptingSteps);
  const { explanation = null, failure } = report;
  const worstCase = findWorstCase(facts.tables.checks, failure === null ? explanation : null);
  const next = [...lookSteps(worstCase, context), ...acceptingSteps];
  if (report.verdict.verdict === "fail") {
    return { advice: nameFiles(fix, reportDir), accept: nameFiles(accept, reportDir), next };
  }
  const advice = [fix, accept].filter(Boolean).join(" ");
  return { advice: nameFiles(advice, reportDir), accept: "", next };
}
function acceptSentences({ verdict, notices }, steps) {
  if (steps.length === 0) {
    return "";
  }
  const sentence = `${ACCEPT_START[verdict]}, ${steps.map(({ why }) => why).join(", then ")}.`;
  const also = notices.find(({ code }) => code === "also_accepted");
  return also === void 0 ? sentence : `${sentence} ${(0,_notices_js__WEBPACK_IMPORTED_MODULE_9__/* .noticeSentence */ .cv)(also)}`;
}
const REPORTED = "<report-dir>/baseline.json";
function nameFiles(words, reportDir) {
  if (reportDir === void 0) {
    return words;
  }
  const baseline = (0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .shellWord */ .r7)(`${reportDir}/baseline.json`);
  const log = `${reportDir}/retriever.log`;
  return words.replaceAll(REPORTED, () => baseline).replaceAll(/\bretriever\.log\b(?: in the report)?/g, () => log);
}
const ACCEPT_START = {
  fail: "To accept this change",
  pass: "To keep the gain",
  error: "To keep the change",
  partial: "To continue"
};
function decideAdvice(report, facts, context) {
  if (report.failure !== null) {
    return failureAdvice(report.failure, report.scores, facts.isFirst, context);
  }
  const { explanation = null } = report;
  if (report.verdict.verdict === "pass") {
    return passAdvice(report.verdict, explanation, facts, context);
  }
  const [worst] = facts.tables.checks.primary;
  if (report.verdict.verdict !== "fail" || worst === void 0) {
    return { fix: "", accept: [] };
  }
  const namesFix = adviseOnNames(worst, report, facts);
  return namesFix === "" ? failAdvice(worst, report, facts, context) : { fix: namesFix, accept: [] };
}
function failAdvice(worst, report, { tables: { cases, checks } }, context) {
  const findsNothing = report.verdict.notices.some(({ code }) => code === "zero_quality");
  const unacceptable = findsNothing ? worst : checks.failed.find((check) => !isAcceptable(check) && check.policy !== "base");
  if (unacceptable === void 0) {
    return {
      fix: findFix(worst, report, cases, context),
      accept: acceptSteps(checks.primary, context)
    };
  }
  const leading = unacceptable.category === worst.category ? unacceptable : worst;
  const labelSentence = needsLooserRules(leading) ? labelWords(context) : "";
  return { fix: findFix(leading, report, cases, context) + labelSentence, accept: [] };
}
const OTHER_IDS = ["other_names", "other_parts"];
function adviseOnNames(worst, { verdict: { notices }, explanation, inputs }, { tables, misfit }) {
  if (misfit !== null) {
    return (0,_misfit_js__WEBPACK_IMPORTED_MODULE_8__/* .fitWords */ .z5)(inputs?.baseline ?? null);
  }
  const cause = explanation?.cause ?? null;
  if (cause === null || !_causes_js__WEBPACK_IMPORTED_MODULE_4__/* .LIST_CATEGORIES */ .Io.includes(worst.category)) {
    return "";
  }
  const hasNewNames = (0,_edits_js__WEBPACK_IMPORTED_MODULE_5__/* .areLossesEdited */ .t3)(notices, explanation?.losses ?? []);
  return OTHER_IDS.includes(cause.kind) && !hasNewNames ? (0,_misfit_js__WEBPACK_IMPORTED_MODULE_8__/* .fitWords */ .z5)(inputs?.baseline ?? null) : adviseOnRenames(cause, tables.cases);
}
const FILES = 3;
function adviseOnRenames(cause, book) {
  if (cause?.kind !== "renamed" || cause.lost < cause.of_lost) {
    return "";
  }
  const ids = new Set(cause.cases);
  const rows = [...book.values()].filter((row) => ids.has(row.case.id));
  const files = [...new Set(rows.map((row) => row.case.place.file))];
  return `Change ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .listNames */ .Zv)(files, FILES)}: write the new names of these documents.`;
}
function needsLooserRules(check) {
  return check.category === "forbidden_hit" || (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .lacksFigure */ .V6)(check) || (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .isOnlyOutOfBounds */ .rz)(check);
}
function labelWords({ hasBase, origin }) {
  return hasBase && hasLabel(origin) ? ` If you change a rule, a maintainer must also add the label ${LABEL}.` : "";
}
const FIX = {
  retriever_error: "Fix the search so that these queries do not fail. See retriever.log in the report.",
  forbidden_hit: "Remove these documents from the index, or from the suite's list `forbidden`.",
  semantic_degraded_spike: "Find out which part of the search did not work. See retriever.log in the report.",
  answer_regression: "Fix the answers to these queries, or the results that the answers use.",
  latency_regression: "Make the search as fast as before.",
  cost_regression: "Reduce the cost of a query to that in the baseline.",
  diversity_collapse: "Change the search so that the results of these queries come from more clusters (groups of documents).",
  golden_data_edited: _edits_js__WEBPACK_IMPORTED_MODULE_5__/* .RESTORE_QUERIES */ .K5,
  gate_weakened: "Undo the changes that weaken the rules."
};
const NO_RESULT = "These queries should return nothing: fix them, or remove `expect_empty`.";
const NO_VALUE = `The notes say why these answers have no value. If the search gives no answer, let it return the text as \`answer\` beside \`results\` (${(0,_model_docs_page_js__WEBPACK_IMPORTED_MODULE_14__/* .docsPage */ .t)("answers.md")}), or remove the rules of judged metrics.`;
const OTHER_MACHINE = "Measure base and head on one machine, with base-directory. If the head is also slower there, make the search as fast as before.";
function findFix(check, { verdict: { notices }, explanation = null }, cases, context) {
  const { missing, weakening } = check;
  if (weakening !== void 0 && check.category === "golden_data_edited") {
    return (0,_edits_js__WEBPACK_IMPORTED_MODULE_5__/* .fixEditsWords */ .aj)(weakening, notices);
  }
  const isOtherMachine = notices.some(_sampling_js__WEBPACK_IMPORTED_MODULE_11__/* .isOfOtherMachine */ .Tc);
  if (check.category === "latency_regression" && isOtherMachine) {
    return OTHER_MACHINE;
  }
  if (missing !== void 0) {
    const [, todo] = (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .missingWords */ .y4)(missing, check);
    return FIX[check.category] ?? todo;
  }
  if (check.category === "diversity_collapse" && (0,_causes_js__WEBPACK_IMPORTED_MODULE_4__/* .repeatsWords */ .mu)(check, cases) !== "") {
    return LOOK.repeats;
  }
  if (check.metric === _model_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .UNMEASURED_RATE */ .$9) {
    return NO_VALUE;
  }
  const fix = check.metric === "false_result_rate" ? NO_RESULT : FIX[check.category];
  const cause = (0,_causes_js__WEBPACK_IMPORTED_MODULE_4__/* .findCheckCause */ .jt)(check, explanation, cases);
  const mayTryBaseline = !NEVER_ACCEPTED.includes(check.category) && weakening === void 0;
  if (!mayTryBaseline || !(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .missesBound */ .pl)(check)) {
    return fix ?? adviseOnLook(check, cause, context);
  }
  const bound = check.direction === "higher" ? "floor" : "ceiling";
  const { config, lines } = context.inputs ?? {};
  const line = lines?.get(`gate.metrics.${check.metric}.${bound}`);
  const place = line === void 0 ? "" : ` (${config?.file}:${line})`;
  return `A new baseline does not help, because the config sets this ${bound}${place}. ${adviseOnLook(check, cause, context)}`;
}
const LOOK = {
  empty: "Find out why these queries get no results: a filter, how their words are read, or the index.",
  same_list: "Check that the text of the query reaches the search.",
  repeats: "Make the search return each document once.",
  shorter: "Look at the limit, the lowest score and the filters of the search, at how many words must match, and at what of each document is indexed.",
  fewer_results: "Look at the limit, the lowest score, the filters and the fields of the search.",
  reversed: "Look at how the search sorts its results.",
  reordered: "Look at how the search scores and sorts its results.",
  first_result: "Look at where the search moves or drops its first result.",
  replaced: "Look at which index and model the search uses.",
  copies: "Remove the copies from the index."
};
function adviseOnLook(check, cause, context) {
  const words = cause === null ? "" : lookWords(cause);
  return words || adviseOnWorst(firstWorstCase(check), context) || "Look at the worst queries first.";
}
function adviseOnWorst(caseId, context) {
  const command = askCommand(caseId, context);
  return command === "" ? "" : `See what the worst query finds: \`${command}\`.`;
}
function lookWords(cause) {
  const { kind, names, everywhere } = cause;
  if (kind in LOOK) {
    return LOOK[kind];
  }
  const isOfGroup = kind.endsWith("_folder") || kind.endsWith("_cluster");
  const documents = `${isOfGroup ? "documents of " : ""}${(0,_causes_js__WEBPACK_IMPORTED_MODULE_4__/* .causeNames */ ._c)(cause)}`;
  switch (kind) {
    case "stage":
      return `Look at the stage ${(0,_causes_js__WEBPACK_IMPORTED_MODULE_4__/* .causeNames */ ._c)(cause)}.`;
    case "intent":
    case "length":
    case "writing":
      return `Look at how the search treats ${(0,_causes_js__WEBPACK_IMPORTED_MODULE_4__/* .queriesOfGroup */ .jZ)(kind, names[0] ?? "")}.`;
    case "went_document":
    case "went_folder":
    case "went_cluster":
      return everywhere ? `Look for ${documents} in the index, and then for what the search filters out.` : `Find out why ${documents} rank lower.`;
    case "came_document":
      return everywhere ? `Judge ${documents}: add what answers these queries to \`expected\`, else find out why it ranks so high.` : `Find out why ${documents} ranks higher.`;
    case "came_folder":
    case "came_cluster":
      return `Check whether ${documents} belong into these results.`;
    default:
      return "";
  }
}
const NEVER_ACCEPTED = [
  "retriever_error",
  "forbidden_hit",
  "semantic_degraded_spike"
];
function isAcceptable(check) {
  if (check.weakening !== void 0 || (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .hasNoPairs */ .Hb)(check)) {
    return true;
  }
  if (NEVER_ACCEPTED.includes(check.category)) {
    return false;
  }
  if (check.missing !== void 0) {
    return isMissingInBaseline(check.missing);
  }
  if (check.metric === "critical_lost") {
    return check.cases.every((culprit) => culprit.ranks_before !== null);
  }
  return !(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .missesBound */ .pl)(check);
}
function isMissingInBaseline(missing) {
  if (missing.code === "too_few_samples" || missing.code === "too_few_repeats") {
    return missing.side === "before";
  }
  return missing.code === "baseline_lacks_metric" || missing.code === "baseline_lacks_lists";
}
function acceptSteps(failed, context) {
  const failsByHead = failed.some(({ weakening, policy }) => weakening === void 0 ? policy !== "base" : needsNewRows(weakening, context.inputs));
  const needsBaseline = failsByHead && context.isStored;
  if (needsBaseline && !context.hasNewBaseline) {
    return [];
  }
  const isMissingByHead = failed.every((check) => (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .lacksFigure */ .V6)(check) && check.policy === "head");
  const failsByBase = context.hasBase && !isMissingByHead;
  const laterSteps = failsByBase ? overruleSteps(context, { records: needsBaseline }) : [];
  const isRecordedLater = failsByBase && !hasLabel(context.origin);
  return needsBaseline && !isRecordedLater ? [keepStep(context, " --accept"), ...laterSteps] : laterSteps;
}
function hasLabel(origin) {
  return origin === void 0 || origin.ci === null || origin.ci === "GitHub";
}
function needsNewRows({ code, cases }, inputs) {
  const baseline = inputs?.baseline ?? null;
  if (code !== "passes_only_with_edits" || inputs === null || baseline === null) {
    return false;
  }
  if (baseline.beside !== void 0) {
    return true;
  }
  const suiteCases = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_15__/* .indexById */ .RX)(inputs.suite.cases);
  return cases.some(({ id }) => {
    const row = baseline.cases.get(id);
    if (row === void 0) {
      return false;
    }
    const suiteCase = suiteCases.get(id);
    return suiteCase === void 0 || !(0,_model_digests_js__WEBPACK_IMPORTED_MODULE_16__/* .sameQuestion */ .RB)(row.digests, suiteCase.digests);
  });
}
function overruleSteps({ origin, inputs, program }, { records }) {
  if (!hasLabel(origin)) {
    const flags = `${runsFlag(inputs)} --accept`;
    const command = `${program} record${flags}`;
    const merge = "ask a maintainer to merge this change although the job failed";
    const record = `run \`record${flags}\` on the default branch and commit the baseline`;
    return [
      { do: "merge", why: merge, command: "" },
      ...records ? [{ do: "record", why: record, command }] : []
    ];
  }
  const place = origin?.pull_request ? "" : " to the pull request";
  const why = `ask a maintainer to add the label ${LABEL}${place} after the last push`;
  return [{ do: "label", why, command: "" }];
}
function keepStep(context, acceptFlag = "") {
  const runs = runsFlag(context.inputs);
  return runs === "" ? adoptStep(context) : recordStep(context, runs + acceptFlag);
}
function runsFlag(inputs) {
  const runs = inputs?.baseline?.run_count ?? 1;
  return runs <= 2 ? "" : ` --runs ${runs}`;
}
function recordStep({ program, folder, inputs }, flags) {
  const config = (0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .shellWord */ .r7)(relativePath(folder, inputs?.config.file ?? "retrieval-gate.yaml"));
  const command = `${program} record --config ${config}${flags}`;
  return { do: "record", why: `run \`record${flags}\` and commit the baseline`, command };
}
function adoptStep({ inputs, folder, reportedBaseline }) {
  const baseline = (0,_model_config_js__WEBPACK_IMPORTED_MODULE_1__/* .baselineFile */ ._S)(inputs.config);
  const path = relativePath(folder, baseline);
  const file = (0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .shellWord */ .r7)(path);
  const parent = inputs.baseline === null ? /^(.+)\//.exec(path)?.[1] : void 0;
  const makeFolder = parent === void 0 ? "" : `mkdir -p ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .shellWord */ .r7)(parent)} && `;
  return {
    do: "adopt",
    why: `commit the report's baseline.json as ${baseline}`,
    command: `${makeFolder}cp ${reportedBaseline} ${file}`
  };
}
function passAdvice({ notices, checks, accepted = [] }, explanation, { tables, unrecorded }, context) {
  const canKeep = context.hasNewBaseline && context.isStored;
  const recordEdits = canKeep ? (0,_edits_js__WEBPACK_IMPORTED_MODULE_5__/* .recordEditsWords */ .e9)(notices) : "";
  if (accepted.length > 0) {
    return { fix: recordEdits, accept: [] };
  }
  const hasFallen = checks.some(({ state }) => state === "fell");
  const fallenWords = hasFallen ? adviseOnFallen(notices, checks, explanation, tables.cases) : "";
  const isRenamed = adviseOnRenames(explanation?.cause ?? null, tables.cases) !== "";
  const look = isRenamed ? "" : adviseOnWorst(findWorstCase(tables.checks, explanation), context);
  const listRule = offerLostRule(notices, context) || offerFillRule(explanation, context);
  const hasGained = unrecorded > 0 || notices.some(({ code }) => code === "gained");
  const keepsGain = canKeep && hasGained;
  const edits = keepsGain || fallenWords !== "" ? "" : recordEdits;
  return {
    fix: [fallenWords, look, listRule || edits].filter(Boolean).join(" "),
    accept: keepsGain ? [keepStep(context)] : []
  };
}
function offerLostRule(notices, { inputs }) {
  const isEmptied = notices.some((notice) => notice.code === "watched" && notice.emptied > 0);
  if (inputs === null || !isEmptied) {
    return "";
  }
  const hasRule = (0,_model_config_js__WEBPACK_IMPORTED_MODULE_1__/* .namedRules */ .PR)(inputs.config.gate).some(({ rules }) => rules.has("lost_queries"));
  return hasRule ? "" : "To fail the gate if a watched query returns nothing any more, add the rule `lost_queries: { ceiling: 0 }`.";
}
function offerFillRule(explanation, { inputs }) {
  const { kind } = explanation?.cause ?? explanation?.lists ?? {};
  if (inputs === null || kind === void 0 || !_causes_js__WEBPACK_IMPORTED_MODULE_4__/* .SHORT_LISTS */ .PC.includes(kind)) {
    return "";
  }
  const { gate, k } = inputs.config;
  const names = (0,_model_config_js__WEBPACK_IMPORTED_MODULE_1__/* .namedRules */ .PR)(gate).flatMap(({ rules }) => [...rules.keys()]);
  const hasGolden = inputs.suite.cases.some(({ expected }) => expected.length > 0);
  return !hasGolden || names.some(_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .isListMetric */ .Pz) ? "" : `If lists must not get shorter, add the rule \`fill_rate@${k}: { tolerance: 0.1 }\`.`;
}
function adviseOnFallen(notices, checks, explanation, cases) {
  const renameFix = adviseOnRenames(explanation?.cause ?? null, cases);
  if (renameFix !== "") {
    return renameFix;
  }
  const isListed = (explanation?.losses ?? []).length > 0;
  const look = lookAtFallen(checks, cases, isListed);
  if ((0,_causes_js__WEBPACK_IMPORTED_MODULE_4__/* .hasLosses */ .qq)(notices, explanation) || (0,_edits_js__WEBPACK_IMPORTED_MODULE_5__/* .hasLostAndGone */ .r9)(notices)) {
    return look === "" || isListed ? "" : `${(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .capitalise */ .sK)(look)}.`;
  }
  return look === "" ? "You can merge." : `You can merge, but first ${look}.`;
}
function lookAtFallen(checks, book, isListed) {
  const fallen = checks.filter(({ state, unit }) => state === "fell" && unit !== "ms");
  const ids = new Set(fallen.flatMap(({ cases }) => cases.map(({ id }) => id)));
  const rows = [...book.values()].filter((row) => ids.has(row.case.id));
  if (rows.length === 0) {
    return "";
  }
  const queries = rows.map((row) => row.case.query);
  const names = isListed ? "" : `: ${(0,_notices_js__WEBPACK_IMPORTED_MODULE_9__/* .quoteQueries */ .TP)(queries)}`;
  return `look at ${queries.length === 1 ? "this query" : "these queries"}${names}`;
}
function failureAdvice({ code, hint, problems }, scores, isFirst, context) {
  const failedRun = code === "query_errors" ? adviseOnFailedQueries(scores, context.inputs) : null;
  const lines = problems.length === 0 ? "" : `Fix the ${problems.length === 1 ? "line" : "lines"} shown.`;
  const words = failedRun ?? hint ?? lines;
  const fix = words.replaceAll("`retrieval-gate ", `\`${context.program} `);
  if (isFirst && context.isStored) {
    return { fix, accept: [{ ...adoptStep(context), why: "commit the file" }] };
  }
  if (code !== "not_comparable" || !context.origin?.pull_request) {
    return { fix, accept: [] };
  }
  return {
    fix,
    accept: [
      recordStep(context, runsFlag(context.inputs)),
      ...overruleSteps(context, { records: false })
    ]
  };
}
function adviseOnFailedQueries(scores, inputs) {
  const cases = scores?.cases ?? [];
  const errors = cases.flatMap(({ error }) => error === null ? [] : [error]);
  if (inputs === null || errors.length === 0) {
    return null;
  }
  const config = { file: inputs.config.file, lines: inputs.lines };
  return (0,_model_query_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .adviseOnQueryErrors */ .v)(errors, cases.length, config) ?? `Every query failed. ${_model_query_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FIX_RETRIEVER */ .X}`;
}
function lookSteps(worstCase, context) {
  const { inputs, folder, program } = context;
  if (inputs === null) {
    return [];
  }
  const file = (0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .shellWord */ .r7)(relativePath(folder, inputs.config.file));
  const place = file.includes("/") && folder === "" ? ", in the repository's top folder" : "";
  const gate = `${program} gate --config ${file}`;
  const beside = inputs.baseline?.beside;
  const command = beside === void 0 ? gate : besideCommand(gate, beside.commit);
  const run = { do: "run", why: `run the gate on your machine${place}`, command };
  const ask = askCommand(worstCase, context);
  return ask === "" ? [run] : [run, { do: "ask", why: "see what the worst query finds", command: ask }];
}
function askCommand(caseId, { inputs, folder, program }) {
  const isInSuite = inputs?.suite.cases.some(({ id }) => id === caseId) ?? false;
  if (inputs === null || caseId === null || !isInSuite) {
    return "";
  }
  const file = (0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .shellWord */ .r7)(relativePath(folder, inputs.config.file));
  return `${program} ask --config ${file} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .caseFlag */ .Lk)(caseId)}`;
}
function findWorstCase({ primary: [worst], fell }, explanation) {
  if (worst !== void 0) {
    return firstWorstCase(worst);
  }
  const fallenCase = fell.map(firstWorstCase).find((id) => id !== null);
  return fallenCase ?? explanation?.losses?.[0]?.id ?? null;
}
function firstWorstCase(check) {
  return UNSEEN.includes(check.category) ? null : (0,_items_js__WEBPACK_IMPORTED_MODULE_7__/* .worstCulprit */ .Zl)(check)?.id ?? null;
}
function besideCommand(gate, baseCommit) {
  const commit = baseCommit.slice(0, 12);
  return `${(0,_model_policy_js__WEBPACK_IMPORTED_MODULE_17__/* .makeBaseCommand */ .RL)("../base", commit)} && ${gate} --base-ref ${commit} --base-directory ../base`;
}
const UNSEEN = ["latency_regression", "answer_regression", "cost_regression"];
function relativePath(folder, file) {
  if (folder === "") {
    return file;
  }
  const folderNames = folder.split("/");
  const fileNames = file.split("/");
  const firstDifference = folderNames.findIndex((name, i) => name !== fileNames[i]);
  const sharedCount = firstDifference === -1 ? folderNames.length : firstDifference;
  const stepsUp = folderNames.slice(sharedCount).map(() => "..");
  return [...stepsUp, ...fileNames.slice(sharedCount)].join("/");
}
function isBaselineRemoved(checks) {
  return checks.some(({ weakening }) => weakening?.code === "baseline_edited" && weakening.fields.some(({ field }) => field === "baseline"));
}
function approvalWords(file, openCases) {
  const correction = openCases === 0 ? "" : "A case without a document in `expected` has no recall: the report shows whether its results change. ";
  if (!/\.ya?ml$/i.test(file)) {
    return openCases === 0 ? "Correct the cases of the draft, then remove `draft` to approve the draft." : `${correction}Then remove \`draft\` to approve the draft.`;
  }
  const review = `Review the draft with \`retrieval-gate suggest --review ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .shellWord */ .r7)(file)}\``;
  return openCases === 0 ? `${review}, or delete the line \`draft: true\` to approve the draft.` : `${review}, or edit the file. ${correction}Then delete the line \`draft: true\` to approve the draft.`;
}



/***/ }),

/***/ 76326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ churnWords),
/* harmony export */   Io: () => (/* binding */ LIST_CATEGORIES),
/* harmony export */   Jg: () => (/* binding */ causeSentence),
/* harmony export */   Jk: () => (/* binding */ groupWords),
/* harmony export */   Jx: () => (/* binding */ causeMeaning),
/* harmony export */   PC: () => (/* binding */ SHORT_LISTS),
/* harmony export */   TD: () => (/* binding */ judgedWords),
/* harmony export */   Uq: () => (/* binding */ findCauseText),
/* harmony export */   VH: () => (/* binding */ lossWords),
/* harmony export */   V_: () => (/* binding */ holesWords),
/* harmony export */   X_: () => (/* binding */ stagesWords),
/* harmony export */   Yi: () => (/* binding */ errorWords),
/* harmony export */   _c: () => (/* binding */ causeNames),
/* harmony export */   jZ: () => (/* binding */ queriesOfGroup),
/* harmony export */   jt: () => (/* binding */ findCheckCause),
/* harmony export */   mu: () => (/* binding */ repeatsWords),
/* harmony export */   qh: () => (/* binding */ causesWords),
/* harmony export */   qq: () => (/* binding */ hasLosses),
/* harmony export */   uT: () => (/* binding */ corpusWords)
/* harmony export */ });
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(51246);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1732);
/* harmony import */ var _check_sentences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24171);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49077);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28213);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31385);
/* harmony import */ var _misfit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84624);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7195);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97855);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16886);
/* harmony import */ var _sampling_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93315);












const CAUSE_MEANING = {
  error: "the query failed",
  degraded: "a part of the search did not work",
  nothing_returned: "nothing was returned",
  no_longer_matches: "the document is returned, but no longer matches",
  dropped_by_stage: "dropped by a stage of the search",
  never_retrieved: "never retrieved",
  cut_before_ranking: "probably cut off before the search ranks its results",
  crowded_out: "crowded out by one cluster",
  duplicates: "crowded out by repeats",
  deeper: "found only further down",
  not_found: "not among the results",
  not_looked_up: "not looked for further down"
};
function causeMeaning({ cause, stage }) {
  return cause === "dropped_by_stage" && stage !== void 0 ? `dropped by stage ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(stage)}` : CAUSE_MEANING[cause];
}
function lossWords(loss) {
  const joinRanks = (rankOf) => loss.targets.flatMap((target) => rankOf(target) ?? []).join(" and ");
  const meaning = CAUSE_MEANING[loss.cause];
  const deeperRanks = joinRanks((target) => target.deeper);
  const foundWords = `found only at rank ${deeperRanks}`;
  const foundPart = deeperRanks === "" ? "" : `; ${foundWords}`;
  switch (loss.cause) {
    case "no_longer_matches":
      return `${meaning}, at rank ${joinRanks((target) => target.unmatched)}`;
    case "crowded_out":
      return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(loss.cluster?.now ?? 0, "result")} of the list come from ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(loss.cluster?.key ?? "")}${foundPart}`;
    case "dropped_by_stage":
      return causeMeaning(loss);
    case "duplicates":
      return `${meaning}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(loss.repeats.now, "repeat")}${foundPart}`;
    case "cut_before_ranking":
      return `at rank ${deeperRanks} if more results are asked for`;
    case "deeper":
      return foundWords;
    case "not_found":
      return loss.probe === null ? meaning : `not among the first ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(loss.probe.returned, "result")}`;
    case "not_looked_up": {
      const deeperWords = loss.probe === null ? "the gate did not search deeper" : "a deeper search returned no more results";
      return loss.displaced_by.length === 0 ? deeperWords : `${displacedWords(loss)} in the list; ${deeperWords}`;
    }
    default:
      return meaning;
  }
}
function displacedWords({ displaced_by: newcomers }) {
  const countParts = ["unjudged", "relevant"].map((word) => {
    const count = newcomers.filter(({ judged }) => judged === word).length;
    return count === 0 ? "" : `${count} ${word}`;
  });
  const judgedPart = countParts.filter(Boolean).join(", ");
  return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(newcomers.length, "new result")}${judgedPart === "" ? "" : ` (${judgedPart})`}`;
}
function causesWords(causes) {
  const cases = causes.reduce((sum, share) => sum + share.cases, 0);
  const [first] = causes;
  if (first === void 0 || cases === 0) {
    return "";
  }
  const lost = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cases, "query lost a document", "queries lost a document");
  if (causes.length === 1) {
    const because = first.cause === "error" || first.cause === "degraded" ? " because" : ":";
    return `${lost}${because} ${causeMeaning(first)}`;
  }
  const parts = causes.map((share) => `${causeMeaning(share)}: ${share.cases}`);
  return `${lost} (${parts.join(", ")})`;
}
const GROUP_WORDS = {
  came_document: (name, queries) => `${name} is new in the results of ${queries}`,
  came_folder: (name, queries) => `Documents of ${name} are new in the results of ${queries}`,
  came_cluster: (name, queries) => `Documents of the cluster ${name} are new in the results of ${queries}`,
  went_document: (name, _, part) => `${name} is gone from the results of ${part}`,
  went_folder: (name, _, part) => `Documents of ${name} are gone from the results of ${part}`,
  went_cluster: (name, _, part) => `Documents of the cluster ${name} are gone from the results of ${part}`,
  intent: (name, _, part) => `Intent "${name}": the results of ${part} changed`,
  length: (name, _, part) => `${(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalise */ .sK)(queriesOfGroup("length", name))}: the results of ${part} changed`,
  writing: (name, _, part) => `${(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalise */ .sK)(queriesOfGroup("writing", name))}: the results of ${part} changed`,
  stage: (name, queries) => `Stage ${name} dropped expected documents of ${queries}`
};
function groupWords({ kind, name, of, worse, better, rank, cases }) {
  const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cases.length, "query", "queries");
  const part = `${cases.length} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(of, "query", "queries")}`;
  const what = GROUP_WORDS[kind]((0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(name), queries, part);
  const where = rank === null ? "" : `, mostly at rank ${rank}`;
  const worsePart = worse > 0 || better === 0 ? `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(worse, "query", "queries")} got worse` : "";
  const betterPart = better > 0 ? `${better} got better` : "";
  return `${what}${where}; ${[worsePart, betterPart].filter(Boolean).join(", ")}`;
}
function causeSentence(cause, emptied = 0) {
  const { happened, of, names, rank, kind, everywhere } = cause;
  const queries = `${happened} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(of, "query", "queries")}`;
  const results = `the results of ${queries}`;
  const lengthPart = rank === null ? "" : `, mostly ${rank}`;
  switch (kind) {
    case "error":
      return `${queries} failed${sharedWords(cause)}${messageWords(cause)}`;
    case "degraded":
      return `a part of the search did not work for ${queries}${sharedWords(cause)}`;
    case "empty":
      return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(happened, "query returns", "queries return")} nothing now, and returned results before${sharedWords(cause)}`;
    case "renamed":
      return renamedWords(cause);
    case "other_names":
      return `${results} have other ids in the same places: ${pairWords(cause)}`;
    case "other_parts":
      return `${cause.lost} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cause.of_lost, "lost document")} have another part of the same document in their place: ${pairWords(cause)}`;
    case "same_list":
      return `${queries} get the same results, which are ${causeNames(cause)}`;
    case "repeats":
      return `${results} have documents several times`;
    case "shorter":
      return `${shorterWords(cause)}${emptiedWords(emptied)}`;
    case "more_results":
      return `${queries} have more results${lengthPart}`;
    case "fewer_results":
      return `${queries} have fewer results${lengthPart}`;
    case "reversed":
      return `the order of results is reversed for ${queries}`;
    case "first_result":
      return rank === null ? `the first result is missing for ${queries}, and the others kept their order` : `the first result moved down for ${queries}, mostly to rank ${rank}`;
    case "other_first":
      return `${queries} have another first result${names.length === 0 ? "" : `, mostly ${causeNames(cause)}`}`;
    case "reordered":
      return `${queries} have the same results in another order`;
    case "replaced":
      return `${queries} have mostly other results than before`;
    case "stage":
      return `stage ${causeNames(cause)} dropped expected documents of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(happened, "query", "queries")}`;
    case "intent":
    case "length":
    case "writing":
      return `${queriesOfGroup(kind, names[0] ?? "")}: ${results} changed${worseWords(cause)}`;
    case "copies":
    case "came_document":
    case "came_folder":
    case "came_cluster":
      return everywhere ? newWords(cause) : risenWords(cause);
    case "went_document":
    case "went_folder":
    case "went_cluster":
      return everywhere ? `${goneWords(cause)}${emptiedWords(emptied)}` : `${causeSubject(cause)} gone from ${results}${worseWords(cause)}`;
  }
}
function queriesOfGroup(kind, name) {
  if (kind === "intent") {
    return `queries of intent "${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(name)}"`;
  }
  if (kind === "writing") {
    return `queries with ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(name)}`;
  }
  const words = name === "1" ? "one word" : `${name.replace("-", " to ").replace("8+", "8 or more")} words`;
  return `queries of ${words}`;
}
function shorterWords({ happened, of, rank }) {
  const verb = happened === 1 ? "ends" : "end";
  const place = rank === null ? ", at different lengths" : `, mostly after ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(rank, "result")}`;
  return `${happened} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(of, "list")} ${verb} earlier${place}`;
}
function sharedWords({ shared }) {
  return shared === void 0 ? "" : ` (all ${queriesOfGroup(shared.kind, shared.name)}, and no others)`;
}
function messageWords({ names, more }) {
  const [message] = names;
  if (message === void 0) {
    return "";
  }
  const part = names.length + more === 1 ? "with" : "most of them with";
  return `, ${part}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .capText */ .yA)(message, MESSAGE)}`;
}
function causeNames({ names, more }) {
  const shown = names.slice(0, NAMED).map((name) => (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(name));
  const hiddenCount = names.length - shown.length + more;
  const parts = hiddenCount > 0 ? [...shown, `${hiddenCount} more`] : shown;
  const last = parts.at(-1) ?? "";
  return parts.length <= 1 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}
function causeSubject(cause) {
  const names = causeNames(cause);
  if (cause.kind.endsWith("folder")) {
    return `documents of ${names} are`;
  }
  if (cause.kind.endsWith("cluster")) {
    return `results of ${names} are`;
  }
  return `${names} ${cause.names.length + cause.more === 1 ? "is" : "are"}`;
}
function goneWords(cause) {
  const { kind, names, more, lost, of_lost: all } = cause;
  const isOne = names.length + more === 1;
  if (kind === "went_document" || lost === 0) {
    const isPart = lost > 0 && lost < all;
    const part = isPart ? ` (${lost} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(all, "lost document")})` : "";
    return `${causeSubject(cause)} gone from all results${part}`;
  }
  return `${lost} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(all, "lost document")} are in ${causeNames(cause)}, which ${isOne ? "is" : "are"} gone from all results`;
}
function renamedWords(cause) {
  const { names, new_names: newNames = [], more, lost, of_lost: all } = cause;
  const part = lost === all ? "" : ` (${lost} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(all, "lost document")})`;
  const count = names.length + more;
  const pairs = names.map((name, at) => ({
    oldName: (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(name),
    newName: (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(newNames[at] ?? "")
  }));
  const shownPairs = pairs.slice(0, NAMED);
  const [first] = pairs;
  if (first !== void 0 && first.oldName.endsWith("/")) {
    const moves = shownPairs.map(({ oldName, newName }) => `${oldName} are in ${newName} now`);
    const hidden2 = count > NAMED ? ` and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(count - NAMED, "more folder")}` : "";
    return `the lost documents of ${moves.join(", those of ")}${hidden2}${part}; the suite has the old names`;
  }
  if (first !== void 0 && count === 1) {
    return `${first.oldName} was renamed to ${first.newName}${part}; the suite has the old name`;
  }
  const renames = shownPairs.map(({ oldName, newName }) => `${oldName} is now ${newName}`);
  const hidden = count > renames.length ? ` and ${count - renames.length} more` : "";
  return `${count} documents were renamed: ${renames.join(", ")}${hidden}${part}; the suite has the old names`;
}
const PAIRS = 2;
function pairWords({ names, new_names: newNames = [], more }) {
  const pairs = names.slice(0, PAIRS).map((name, at) => {
    const oldName = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(name);
    const newName = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(newNames[at] ?? "");
    return oldName.endsWith("/") ? `documents of ${newName} stand where those of ${oldName} stood` : `${newName} stands where ${oldName} stood`;
  });
  const hidden = names.length + more - pairs.length;
  return `${pairs.join(", ")}${hidden === 0 ? "" : ` and ${hidden} more`}`;
}
function emptiedWords(emptied) {
  return emptied === 0 ? "" : `; ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(emptied, "query returns", "queries return")} nothing now`;
}
function newWords(cause) {
  const { kind, happened, rank, worse, of_worse: all } = cause;
  const start = `in ${worse} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(all, "worse query", "worse queries")},`;
  const overtook = `overtook other results (new in the results of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(happened, "query", "queries")}, mostly at rank ${rank ?? 0})`;
  const [name = ""] = cause.names;
  if (kind === "copies") {
    const count = cause.names.length + cause.more;
    const original = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(cause.new_names?.[0] ?? "");
    return `${start} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(count, "copy", "copies")} of documents, such as ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(name)} of ${original}, ${overtook}`;
  }
  const subject = kind === "came_document" ? causeNames(cause) : causeSubject(cause).replace(/ are$/, "");
  return `${start} ${subject} ${overtook}`;
}
function risenWords(cause) {
  const where = cause.rank === null ? "" : `, mostly at rank ${cause.rank}`;
  return `${causeSubject(cause)} new or higher in the results of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cause.happened, "query", "queries")}${where}${worseWords(cause)}`;
}
function worseWords({ worse, of_worse: all }) {
  return worse === 0 ? "" : `, among them ${worse === all ? "all" : `${worse} of the`} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(all, "query", "queries")} that got worse`;
}
function holesWords(holes) {
  if (holes === null || holes.unjudged === 0) {
    return "";
  }
  const formatShare = (value) => (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatValue */ .Fl)("share", value);
  const bounds = [...holes.bounds].flatMap(([metric, { pessimistic, optimistic }]) => {
    const least = formatShare(pessimistic);
    const most = formatShare(optimistic);
    return least === most ? [] : [`${metric} is ${least} or ${most}`];
  });
  const countPart = `${holes.unjudged} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(holes.results, "result")} ${holes.unjudged === 1 ? "is" : "are"} unjudged`;
  return bounds.length === 0 ? countPart : `${countPart}. If none or all of these are relevant, ${bounds.join(", ")}`;
}
function stagesWords(stages = []) {
  if (stages.length === 0) {
    return "";
  }
  const stageParts = stages.map(({ stage, recall }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(stage)} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatValue */ .Fl)("share", recall)}`);
  return `recall after each stage: ${stageParts.join(", ")} (${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_9__/* .requireItem */ .l5)(stages, 0).cases, "query", "queries")})`;
}
const SAME_LISTS = 1 - 1e-9;
function churnWords(churn) {
  const values = [...churn?.overall ?? []].filter(([, value]) => value !== null);
  if (values.every(([, value]) => value !== null && value > SAME_LISTS)) {
    return "";
  }
  const words = values.map(([metric, value]) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatValue */ .Fl)("share", value)}`);
  return `overlap with the results of the baseline: ${words.join(", ")}`;
}
const ERRORS = 2;
function errorWords(scores) {
  const cases = scores?.cases ?? [];
  const errors = cases.flatMap(({ error }) => error ?? []);
  const [commonest, ...others] = countTexts(errors);
  if (commonest === void 0) {
    return "";
  }
  const start = `${errors.length} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cases.length, "query", "queries")} failed`;
  if (others.length === 0) {
    return `${start} with: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .capText */ .yA)(commonest.text, MESSAGE)}`;
  }
  const named = [commonest, ...others].slice(0, ERRORS);
  const words = named.map(({ text, count }) => `${count} with: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .capText */ .yA)(text, MESSAGE)}`);
  const hidden = others.length + 1 - named.length;
  const more = hidden === 0 ? "" : `; and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(hidden, "other error")}`;
  return `${start}, ${words.join("; ")}${more}`;
}
function hasLosses(notices, explanation) {
  return notices.some(({ code }) => code === "lost" || code === "not_lost") || (explanation?.losses ?? []).length > 0;
}
function countTexts(texts) {
  const counts = [...(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_9__/* .countItems */ .A1)(texts)].map(([text, count]) => ({ text, count }));
  return counts.toSorted((a, b) => b.count - a.count);
}
const MESSAGE = 300;
const NAMED = 3;
function findCauseText(report, worst, misfit, { cases, checks }) {
  if (report.failure !== null) {
    return problemWords(report.failure.problems);
  }
  const { explanation = null, inputs, verdict } = report;
  if (worst === void 0) {
    return findWhyFallen(explanation?.cause ?? null, checks.fell, cases);
  }
  const { currency } = inputs?.config.prices ?? {};
  return findWhy(worst, misfit, { notices: verdict.notices, explanation, currency, cases });
}
function findWhyFallen(cause, fell, book) {
  if (!fell.some(({ category }) => LIST_CATEGORIES.includes(category))) {
    return "";
  }
  return cause === null ? sharedIntentWords(book) : causeSentence(cause);
}
function findWhy(check, misfit, facts) {
  if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .hasNoPairs */ .Hb)(check)) {
    return absentWords(check);
  }
  if (check.state === "missing") {
    return "";
  }
  if (misfit !== null) {
    return (0,_misfit_js__WEBPACK_IMPORTED_MODULE_4__/* .misfitWords */ .UZ)(misfit);
  }
  const cause = findCheckCause(check, facts.explanation, facts.cases);
  if (cause !== null) {
    const losses = facts.explanation?.losses ?? [];
    const emptied = losses.filter((loss) => loss.cause === "nothing_returned");
    return causeSentence(cause, emptied.length);
  }
  return WHY_OF_CATEGORY[check.category]?.(check, facts) ?? "";
}
const SHORT_LISTS = ["empty", "shorter", "fewer_results"];
function findCheckCause({ category, cases }, explanation, book) {
  const { cause = null, lists = null, causes = [] } = explanation ?? {};
  if (category === "fewer_results") {
    return lists !== null && SHORT_LISTS.includes(lists.kind) ? lists : null;
  }
  if (!LIST_CATEGORIES.includes(category)) {
    return null;
  }
  if (category === "forbidden_hit") {
    return cases.some(({ id }) => cause?.cases.includes(id)) ? cause : null;
  }
  if (cause !== null) {
    return cause;
  }
  if (category === "ranking_shift") {
    return cases.some((culprit) => listFalls(culprit).length > 0) ? null : lists;
  }
  const isKnownOfQueries = hasKnownCause(causes) || sharedIntentWords(book) !== "";
  return category === "recall_drop" && !isKnownOfQueries ? lists : null;
}
function problemWords([first, ...others]) {
  if (first === void 0) {
    return "";
  }
  return `${(0,_model_problem_js__WEBPACK_IMPORTED_MODULE_11__.formatProblem)(first)}${others.length === 0 ? "" : `; and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(others.length, "more problem")}`}`;
}
function lossesWhy(_worst, { explanation, cases: book }) {
  const causes = explanation?.causes ?? [];
  if (!hasKnownCause(causes)) {
    const groups = explanation?.groups ?? [];
    return sharedIntentWords(book) || changedListsWords(book, groups.length > 0);
  }
  const lower = [...book.values()].filter((row) => row.loss === null && (0,_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .isWorse */ .Bx)(row)).length;
  if (lower === 0) {
    return causesWords(causes);
  }
  const verb = lower === 1 ? "ranks" : "rank";
  return `${causesWords(causes)}; ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(lower, "other query", "other queries")} ${verb} documents lower`;
}
const LEAST_LISTS = 5;
const MOST_CHANGED = 10;
const NON_ASCII_LETTER = new RegExp("(?!\\p{ASCII})[\\p{L}\\p{M}]", "u");
function changedListsWords(book, hasGroups) {
  const compared = [];
  const changed = [];
  for (const row of book.values()) {
    const { before, score } = row;
    if (before !== null && score !== null && score.error === null) {
      compared.push(row);
      if (!(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__/* .sameCanonical */ .FN)(before.results, score.results)) {
        changed.push(row);
      }
    }
  }
  if (compared.length < LEAST_LISTS || changed.length === 0) {
    return "";
  }
  const words = `the results of ${changed.length} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(compared.length, "query", "queries")} changed`;
  if (hasGroups) {
    return words;
  }
  const queries = changed.map((row) => `"${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(row.case.query)}"`);
  const names = changed.length > MOST_CHANGED ? "" : ` (${queries.join(", ")})`;
  return areOfKind(changed, compared, (row) => NON_ASCII_LETTER.test(row.case.query)) ? `${words}${names}, and all ${changed.length} have letters other than a to z: the search may read accents or encodings differently` : `${words}${names}, and no document, folder or kind of query stands out`;
}
const UNKNOWN_CAUSES = ["not_found", "not_looked_up"];
function hasKnownCause(causes) {
  return causes.some(({ cause }) => !UNKNOWN_CAUSES.includes(cause));
}
function sharedIntentWords(book) {
  const compared = [...book.values()].filter(({ before }) => before !== null);
  const worse = compared.filter((row) => row.loss !== null || (0,_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .isWorse */ .Bx)(row));
  const intent = findSharedIntent(worse, compared);
  if (intent === null) {
    return "";
  }
  const what = worse.every(({ loss }) => loss !== null) ? "lost a document" : "got worse";
  return `all ${worse.length} queries that ${what} are of intent "${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(intent)}"`;
}
const BY_CHANCE = 0.05;
function findSharedIntent(rows, compared) {
  const intent = rows[0]?.case.intent ?? null;
  return areOfKind(rows, compared, (row) => row.case.intent === intent) ? intent : null;
}
function areOfKind(rows, compared, isOfKind) {
  const ofKind = compared.filter(isOfKind).length;
  let chance = 1;
  for (const drawn of rows.keys()) {
    chance *= (ofKind - drawn) / (compared.length - drawn);
  }
  return rows.length >= 2 && rows.every(isOfKind) && chance <= BY_CHANCE;
}
const LIST_CATEGORIES = [
  "recall_drop",
  "ranking_shift",
  "retriever_error",
  "semantic_degraded_spike",
  "forbidden_hit",
  "diversity_collapse"
];
const WHY_OF_CATEGORY = {
  recall_drop: lossesWhy,
  semantic_degraded_spike: lossesWhy,
  ranking_shift: movedWords,
  latency_regression: slowerWords,
  diversity_collapse: clusterWords,
  forbidden_hit: forbiddenWords,
  cost_regression: costWords,
  answer_regression: answerWords,
  golden_data_edited: (_worst, { notices }) => (0,_edits_js__WEBPACK_IMPORTED_MODULE_2__/* .whyEditsWords */ .LO)(notices),
  gate_weakened: allowedWords
};
function movedWords(worst, { explanation }) {
  const lossesText = causesWords(explanation?.causes ?? []);
  const falls = worst.cases.flatMap(listFalls);
  const [furthest] = falls.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  if (furthest === void 0) {
    return lossesText;
  }
  const moved = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(falls.length, "document")} moved down, furthest from rank ${furthest.from} to ${furthest.to}`;
  return `${moved}; ${lossesText === "" ? "none was lost" : lossesText}`;
}
function listFalls({ ranks_before: before, ranks_after: after }) {
  return (before ?? []).flatMap((from, i) => {
    const to = after?.[i] ?? null;
    return from !== null && to !== null && to > from ? [{ from, to }] : [];
  });
}
function slowerWords(check, { notices, cases: book }) {
  const { tolerance, scope } = check;
  if (notices.some(_sampling_js__WEBPACK_IMPORTED_MODULE_7__/* .isOfOtherMachine */ .Tc)) {
    return "the baseline was recorded on another kind of machine, which may be slower or faster";
  }
  const slowerCases = (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_1__/* .selectSlowerCases */ .Ib)(check);
  if (tolerance === null || slowerCases.length === 0) {
    return "";
  }
  const rows = [...book.values()];
  const suiteCases = rows.map((row) => row.case);
  const all = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .selectCases */ ._H)(suiteCases, scope).length, "query", "queries");
  const verb = slowerCases.length === 1 ? "is" : "are";
  const slowerPart = `${verb} more than ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatValue */ .Fl)("ms", tolerance)} slower`;
  if (scope.kind !== "overall") {
    return `${slowerCases.length} of ${all} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeWords */ .AN)(scope)} ${slowerPart}`;
  }
  const slowerRows = slowerCases.flatMap(({ id }) => book.get(id) ?? []);
  const intent = findSharedIntent(slowerRows, rows);
  const sharedPart = intent === null ? "" : `, all of intent "${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(intent)}"`;
  return `${slowerCases.length} of ${all} ${slowerPart}${sharedPart}`;
}
function repeatsWords({ cases, metric }, book) {
  if (!metric.startsWith("clustering_ratio")) {
    return "";
  }
  const counts = cases.flatMap(({ id, before }) => countRepeats(book.get(id), before) ?? []);
  const isMost = counts.length > cases.length / 2;
  if (!isMost) {
    return "";
  }
  const [times = 0] = counts;
  if (counts.every((count) => count === times) && times > 0) {
    return `each document is returned ${times === 2 ? "twice" : `${times} times`}`;
  }
  return `the results of ${counts.length} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cases.length, "worse query", "worse queries")} repeat documents`;
}
function countRepeats(row, before) {
  const hits = (0,_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .listHits */ .$8)(row);
  const documents = countTexts(hits.map(({ doc_id: id }) => id));
  const [commonest] = documents;
  if (commonest === void 0 || commonest.count === 1 || before === null) {
    return null;
  }
  const firstHits = hits.filter(({ repeat }) => !repeat);
  const [largest] = countTexts(firstHits.flatMap(({ cluster, path }) => cluster ?? path ?? []));
  if (largest === void 0) {
    return null;
  }
  const isCrowded = largest.count > 1 && largest.count / firstHits.length > before;
  if (isCrowded) {
    return null;
  }
  const isEven = documents.filter(({ count }) => count !== commonest.count).length <= 1;
  return isEven ? commonest.count : 0;
}
function clusterWords(check, { cases: book }) {
  const repeatsText = repeatsWords(check, book);
  if (repeatsText !== "") {
    return repeatsText;
  }
  const hits = (0,_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .listHits */ .$8)(book.get(check.cases[0]?.id ?? ""));
  const [largest] = countTexts(hits.flatMap(({ cluster, path }) => cluster ?? path ?? []));
  if (largest === void 0 || !check.metric.startsWith("clustering_ratio")) {
    return "";
  }
  return `${largest.count} of the worst query's ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(hits.length, "result")} come from one cluster (or file): ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(largest.text)}`;
}
function forbiddenWords({ cases }, { cases: book }) {
  const hits = cases.flatMap(({ id }) => {
    const row = book.get(id);
    const [first] = (0,_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .forbiddenResults */ .sX)(row?.score);
    if (row === void 0 || first === void 0) {
      return [];
    }
    const name = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)((0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plainName */ .MH)(first.id, row.score?.results ?? []));
    return [`"${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(row.case.query)}" returns ${name} at rank ${first.rank}`];
  });
  return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_9__/* .listFirst */ .rL)(hits, NAMED);
}
const CLAIMS = 2;
const CLAIM = 80;
const ANSWER = 80;
function judgedWords(row, metric) {
  const sample = row?.run?.judged?.get(metric);
  const claims = sample?.kind === "value" ? sample.claims ?? [] : [];
  const ordered = claims.toSorted((a, b) => Number(a.supported) - Number(b.supported));
  const shown = ordered.slice(0, CLAIMS).map(({ text, supported }) => `${supported ? "\u2713" : "\u2715"} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .capText */ .yA)(text, CLAIM)}`);
  const outcome = row?.run?.outcome;
  const now = outcome?.kind === "answer" ? outcome.answer : void 0;
  const before = row?.before?.answer;
  const answers = [
    now === void 0 ? "" : `answer now: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .capText */ .yA)(now, ANSWER)}`,
    before === void 0 ? "" : `before: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .capText */ .yA)(before, ANSWER)}`
  ];
  return [...shown, ...answers].filter(Boolean).join("; ");
}
function answerWords({ cases: [worst], metric }, { cases: book }) {
  const run = book.get(worst?.id ?? "")?.run;
  const sample = run?.judged?.get(metric);
  if (sample?.kind !== "value" || sample.claims === void 0) {
    return "";
  }
  const unsupported = sample.claims.filter(({ supported }) => !supported);
  const [first] = unsupported;
  if (first === void 0) {
    return "";
  }
  const count = `${unsupported.length} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(sample.claims.length, "claim")}`;
  return `${count} of the worst query have no support in the results, such as "${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(first.text)}"`;
}
function costWords({ baseline, current }, { currency }) {
  if (current === null) {
    return "";
  }
  const unit = currency === void 0 ? "" : ` ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(currency)}`;
  const now = `a query costs ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatValue */ .Fl)("money", current)}${unit}`;
  if (baseline === null || baseline <= 0) {
    return now;
  }
  return `${now}, ${(current / baseline).toFixed(1)} times as much as in the baseline`;
}
function allowedWords(_worst, { notices }) {
  const allowances = notices.filter((notice) => notice.code === "allowance_grew");
  const byGrowth = allowances.toSorted((a, b) => b.after - b.before - (a.after - a.before));
  const named = byGrowth.find(({ scope }) => scope.kind === "overall") ?? byGrowth[0];
  return named === void 0 ? "" : `the check of ${named.metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeWords */ .AN)(named.scope)} would pass with ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(named.after, "lost query", "lost queries")} (before: ${named.before})`;
}
function absentWords({ cases }) {
  const ids = cases.map(({ id }) => id);
  return ids.length === 0 ? "" : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(ids.length, "query is", "queries are")} no longer in the suite: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(ids, NAMED)}`;
}
function corpusWords({ inputs, run }) {
  const baseline = inputs?.baseline;
  const before = baseline?.retriever.corpus;
  const now = run?.corpus;
  if (before === void 0 || now === void 0 || before.digest === now.digest) {
    return "";
  }
  const otherSide = baseline?.beside === void 0 ? "the baseline" : "the base";
  const documents = `The corpus has ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(now.documents, "document")}`;
  const difference = now.documents - before.documents;
  if (difference === 0) {
    return `${documents}, as many as in ${otherSide}, but not the same: `;
  }
  const more = difference > 0 ? "more" : "fewer";
  return `${documents}, ${Math.abs(difference)} ${more} than in ${otherSide}: `;
}



/***/ }),

/***/ 24171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ missingReason),
/* harmony export */   Ib: () => (/* binding */ selectSlowerCases),
/* harmony export */   Qz: () => (/* binding */ failureSentence),
/* harmony export */   YC: () => (/* binding */ checkSentence),
/* harmony export */   ft: () => (/* binding */ ratioWords),
/* harmony export */   gx: () => (/* binding */ failureMeaning),
/* harmony export */   i3: () => (/* binding */ hasNoTargets),
/* harmony export */   o7: () => (/* binding */ statusWords),
/* harmony export */   pl: () => (/* binding */ missesBound),
/* harmony export */   rz: () => (/* binding */ isOnlyOutOfBounds),
/* harmony export */   sK: () => (/* binding */ capitalise),
/* harmony export */   y4: () => (/* binding */ missingWords)
/* harmony export */ });
/* unused harmony export weakeningSentence */
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1732);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49077);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31385);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35132);
/* harmony import */ var _metrics_churn_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74879);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97855);
/* harmony import */ var _sampling_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93315);







const CATEGORY_MEANING = {
  recall_drop: "queries lost expected documents",
  ranking_shift: "expected documents rank lower",
  fewer_results: "queries get fewer results",
  latency_regression: "answers take longer",
  diversity_collapse: "results crowd into one cluster",
  semantic_degraded_spike: "a part of the search failed more often",
  forbidden_hit: "forbidden results came back",
  retriever_error: "queries failed",
  cost_regression: "a query costs more",
  answer_regression: "answers got worse",
  missing_data: "something gated was not measured",
  golden_data_edited: "the change edits golden data",
  gate_weakened: "the change loosens the gate's own rules"
};
function failureMeaning(category, failed) {
  const categoryChecks = failed.filter((check) => check.category === category);
  const [first] = categoryChecks;
  if (first === void 0) {
    return CATEGORY_MEANING[category];
  }
  if (categoryChecks.every(({ metric }) => (0,_metrics_churn_js__WEBPACK_IMPORTED_MODULE_3__/* .isChurn */ .vp)(metric))) {
    return "queries get other results than before";
  }
  if (categoryChecks.every(areOnlyWatchedLost)) {
    return "watched queries return nothing any more";
  }
  if (!categoryChecks.every(isOnlyOutOfBounds)) {
    return CATEGORY_MEANING[category];
  }
  return `no worse than the baseline, but ${outsideWords(first)}`;
}
function areOnlyWatchedLost({ metric, cases }) {
  return metric === "lost_queries" && cases.every(hasNoTargets);
}
function outsideWords(check) {
  return `${check.direction === "higher" ? "below" : "above"} the config's ${boundWord(check)}`;
}
function isOnlyOutOfBounds(check) {
  const { delta, direction } = check;
  if (delta === null || (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .isCount */ .my)(check) || !hasBoundAsLimit(check)) {
    return false;
  }
  return direction === "higher" ? delta >= 0 : delta <= 0;
}
function checkSentence(check) {
  const since = check.reference === "accepted" ? " since the last accepted state" : "";
  const base = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .lacksFigure */ .V6)(check) || check.weakening !== void 0 ? "" : policyWords(check);
  const rise = check.quality_rise_p === void 0 ? "" : `, though recall and nDCG rose (${(0,_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .pWords */ .gh)(check.quality_rise_p)})`;
  return `${plainSentence(check)}${since}${base}${rise}`;
}
function policyWords({ policy }) {
  return policy === "base" ? " under the base branch's rules" : "";
}
function plainSentence(check) {
  const { metric, weakening, lacks, missing } = check;
  if (weakening !== void 0) {
    return weakeningSentence(weakening);
  }
  if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .hasNoPairs */ .Hb)(check)) {
    return absentSentence(check);
  }
  if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .isCount */ .my)(check)) {
    return countSentence(check);
  }
  if (lacks !== void 0) {
    const why = lacks === "before" ? "yet: the baseline has no value for it" : "now: no query with a value in the baseline has two results";
    return `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeWords */ .AN)(check.scope)} is not checked ${why}`;
  }
  if (missing !== void 0) {
    return `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeWords */ .AN)(check.scope)} could not be checked${policyWords(check)}: ${missingReason(missing, check)}`;
  }
  return changeSentence(check);
}
function changeSentence(check) {
  const { metric, delta, ratio } = check;
  const where = whereWords(check);
  const bound = boundWords(check);
  const { baseline, current, limit } = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .checkNumbers */ .PM)(check);
  const missedBound = `, ${outsideWords(check)} ${limit}`;
  if (check.baseline === null || delta === null) {
    const missed = check.passed || !hasBoundAsLimit(check) ? bound : missedBound;
    return `${metric} is ${current}${where}${missed}`;
  }
  if (!check.passed && isOnlyOutOfBounds(check)) {
    return `${metric} is ${current}${where}${missedBound} (${baseline} before)`;
  }
  if (baseline === current) {
    return `${metric} stayed at ${current}${where}${bound}`;
  }
  if (ratio !== void 0 && ratio.ratio > 1 && delta <= 0) {
    return `${metric}${where}: ${ratioWords(metric, ratio)}, though the percentile went from ${baseline} to ${current}`;
  }
  const ratioText = ratio === void 0 ? "" : `: ${ratioWords(metric, ratio)}`;
  return `${metric} ${delta < 0 ? "fell" : "rose"} from ${baseline} to ${current}${where}${bound}${ratioText}`;
}
function boundWords(check) {
  const { unit, baseline, current, ratio, limit } = check;
  const parts = [];
  const isTimeAlone = unit === "ms" && ratio === void 0;
  if (isTimeAlone && current !== null && baseline !== null && baseline > 0) {
    parts.push(`${(current / baseline).toFixed(2)}x`);
  }
  if (limit !== null) {
    parts.push(`${boundWord(check)} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .checkNumbers */ .PM)(check).limit}`);
  }
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}
function whereWords({ scope, unit, n }) {
  if (scope.kind !== "overall") {
    return ` for ${scope.kind} "${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clipName */ .es)(scope.name)}"`;
  }
  return unit !== "ms" && n > 0 ? ` over ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(n, "query", "queries")}` : "";
}
function absentSentence({ baseline }) {
  const all = `the ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(baseline ?? 0, "query", "queries")} in the baseline`;
  return `None of ${all} is the same in this run`;
}
function countSentence(check) {
  const { metric, current: count, scope } = check;
  const where = scope.kind === "overall" ? "" : ` ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeWords */ .AN)(scope)}`;
  if (metric === "lost_queries") {
    return lostQueriesSentence(check, where);
  }
  const noun = count === 1 ? "critical query" : "critical queries";
  const queries = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)("cases", count)} ${noun}${where}`;
  if (metric === "critical_hit") {
    return count === 1 ? `${queries} now returns a forbidden document, or results where it should find nothing` : `${queries} now return a forbidden document, or results where they should find nothing`;
  }
  return count === 1 ? `${queries} no longer finds any of its documents` : `${queries} no longer find any of their documents`;
}
function lostQueriesSentence({ current: count, limit, cases }, where) {
  const watched = cases.filter(hasNoTargets).length;
  const golden = (count ?? 0) - watched;
  const parts = [];
  if (golden > 0 || watched === 0) {
    const finds = golden === 1 ? "finds" : "find";
    parts.push(`${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(golden, "query", "queries")}${where} ${finds} no right document`);
  }
  if (watched > 0) {
    const returns = watched === 1 ? "returns" : "return";
    const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(watched, "watched query", "watched queries");
    parts.push(`${queries}${where} ${returns} nothing`);
  }
  return `${parts.join(" and ")} any more (ceiling ${limit})`;
}
function hasNoTargets({ ranks_before: ranks }) {
  return ranks?.length === 0;
}
const SIDE_WORDS = { now: "in this run", before: "in the baseline" };
const RECORD = "Record a new baseline.";
const STEADY = "Make the search return the same results each time, or set the rule to off in the config.";
const FIXED_REASONS = {
  baseline_lacks_metric: [
    "the baseline has no value for it; record a new baseline, or set the rule to off",
    "Record a new baseline, or set the rule to off in the config."
  ],
  baseline_lacks_lists: [
    "the baseline has no lists of results to compare with",
    "Record a new baseline with this version of the gate."
  ],
  no_paired_cases: ["no query is the same in the baseline and in this run", _edits_js__WEBPACK_IMPORTED_MODULE_0__/* .RESTORE_QUERIES */ .K5]
};
function shortageWords(category, side) {
  if (category === "retriever_error") {
    return "queries failed";
  }
  return side === "before" ? "record a new baseline" : "queries are not timed if their results differ between two answers";
}
function missingReason(reason, check) {
  const [why] = missingWords(reason, check);
  return why;
}
function missingWords(reason, fact) {
  switch (reason.code) {
    case "not_measured":
      return unmeasuredWords(fact);
    case "too_few_samples": {
      const timings = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(reason.have, "timing")} ${SIDE_WORDS[reason.side]}`;
      return [
        `the queries have ${timings}, but a latency check needs ${reason.need}; ${shortageWords(fact.category, reason.side)}`,
        reason.side === "now" ? STEADY : RECORD
      ];
    }
    case "too_few_repeats": {
      const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(reason.cases, "query", "queries");
      const verb = reason.cases === 1 ? "was" : "were";
      return [
        `${queries} ${SIDE_WORDS[reason.side]} ${verb} timed fewer than ${reason.need} times; ${shortageWords(fact.category, reason.side)}`,
        reason.side === "now" ? STEADY : RECORD
      ];
    }
    case "plan_unfinished":
      return [
        `the time limit ended the run after ${reason.have} of ${reason.need} timed queries`,
        "Raise latency.budget_s in the config."
      ];
    case "not_in_plan":
      return (0,_sampling_js__WEBPACK_IMPORTED_MODULE_4__/* .notPlannedWords */ .LB)(reason);
    default:
      return FIXED_REASONS[reason.code];
  }
}
function unmeasuredWords({ metric = "", scope, n, cases = [] }) {
  if (metric.startsWith("forbidden_rate")) {
    return [
      "a result that may be forbidden has no `cluster`, or a query was not asked",
      "The retriever must answer every query, with a `cluster` for each result."
    ];
  }
  if (metric.startsWith("cost")) {
    return [
      "the gate computes the cost from usage, which some answers lack",
      "Add `usage` to every answer: `{ model, prompt_tokens, completion_tokens }`. Or set the rule to off in the config."
    ];
  }
  const hasNoQueries = n === 0 && cases.length === 0;
  if (hasNoQueries && scope !== void 0 && scope.kind !== "overall") {
    return [
      `no query of the suite counts in this ${scope.kind}`,
      `Correct the name of this ${scope.kind} in the config, or in the queries.`
    ];
  }
  if (metric.startsWith("clustering_ratio")) {
    return [
      "no list has two results with a `path` or a `cluster`",
      "Make the retriever return a `path` or a `cluster` for each result, or set the rule to off in the config."
    ];
  }
  if (metric.startsWith("latency")) {
    return ["this run has no timing that counts", STEADY];
  }
  return [
    "this run did not measure it",
    "Make the retriever return what this metric needs, or set the rule to off in the config."
  ];
}
const MEANING_FIELDS = /^(?:k$|definition\.)/;
const ONLY_ACCEPTED = "Only a maintainer can accept a change of these values";
const FIELDS = 5;
function weakeningSentence(finding) {
  const { code, fields, cases } = finding;
  const first = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .requireItem */ .l5)(fields, 0);
  const before = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clipName */ .es)(roundUnlessAlike(first.before, first.after));
  const after = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clipName */ .es)(roundUnlessAlike(first.after, first.before));
  switch (code) {
    case "base_unusable":
      return `The gate can't use the files of the base branch: ${before}`;
    case "config_moved":
      return `The base branch uses the config file ${before}, but this change uses ${after}`;
    case "baseline_not_measured": {
      const queries = cases.length === 0 ? "" : ` for ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(cases.length, "query", "queries")}`;
      return `The baseline file of this change has values that this run did not measure${queries}, such as ${before} in place of ${after}. Copy baseline.json from the report, or run record again`;
    }
    case "accepted_moved": {
      const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(cases.length, "query", "queries");
      return `The baseline file of this change has worse accepted values of ${queries} than the base branch, such as ${after} in place of ${before}. ${ONLY_ACCEPTED}`;
    }
    case "passes_only_with_edits":
      return (0,_edits_js__WEBPACK_IMPORTED_MODULE_0__/* .onlyWithEditsWords */ .rh)(finding);
    case "suite_shrinks":
      return (0,_edits_js__WEBPACK_IMPORTED_MODULE_0__/* .shrinkWords */ .vj)(finding);
    case "link":
      return `A file of the gate became a symbolic link. The gate can't check later changes against a link: use a normal file instead`;
    case "baseline_vouches":
      return `The baseline file of this change has a wrong SHA-256 of ${listFields(fields)}. Run record again`;
    case "verdict_changed":
      return `This change edits stored replies of the judge for unchanged texts: ${listFields(fields)}. Remove these lines, and the gate asks the judge again`;
    default: {
      const changesMeaning = fields.some(({ field }) => MEANING_FIELDS.test(field));
      return `${listFields(fields)}${changesMeaning ? ", so the base's rules can't judge this run" : ""}`;
    }
  }
}
function listFields(fields) {
  const words = fields.slice(0, FIELDS).map(fieldWords);
  const others = fields.length - words.length;
  return `${words.join("; ")}${others > 0 ? `; and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(others, "more field")}` : ""}`;
}
function fieldWords({ field, before, after }) {
  const oldValue = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clipName */ .es)(roundUnlessAlike(before, after));
  if (after === "removed") {
    const value = field.endsWith(`.${before}`) ? "" : ` (before: ${oldValue})`;
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clipName */ .es)(field)} was removed${value}`;
  }
  return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clipName */ .es)(field)}: ${oldValue} before, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clipName */ .es)(roundUnlessAlike(after, before))} now`;
}
function roundUnlessAlike(text, other) {
  const roundToFour = (value) => value.replaceAll(/(?<![\w./-])\d+\.\d{4,}(?![\w./-])/g, (figure) => String(Number(Number(figure).toPrecision(4))));
  return roundToFour(text) === roundToFour(other) ? text : roundToFour(text);
}
function boundWord(check) {
  if (!hasBoundAsLimit(check)) {
    return "limit";
  }
  return check.direction === "higher" ? "floor" : "ceiling";
}
function missesBound(check) {
  if ((0,_metrics_churn_js__WEBPACK_IMPORTED_MODULE_3__/* .isChurn */ .vp)(check.metric)) {
    return false;
  }
  return check.by === "floor" || check.by === "ceiling" || !(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .isCount */ .my)(check) && hasBoundAsLimit(check);
}
const ROUNDING = 1e-9;
function hasBoundAsLimit({ baseline, tolerance, limit, direction }) {
  if (limit === null) {
    return false;
  }
  if (baseline === null || tolerance === null) {
    return true;
  }
  const limitOfBaseline = direction === "higher" ? baseline - tolerance : baseline + tolerance;
  return Math.abs(limitOfBaseline - limit) > ROUNDING;
}
function ratioWords(metric, figures) {
  const { ratio } = figures;
  const factor = `${ratio.toFixed(2)}x`;
  const range = `(${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .rangeText */ .lq)(figures)})`;
  if (metric === "latency_p50_ms") {
    return `a typical query took ${factor} as long ${range}`;
  }
  if (ratio >= 1.005) {
    return `${factor} slower ${range}`;
  }
  return `${factor}, ${ratio < 0.995 ? "faster" : "as fast"} ${range}`;
}
function failureSentence({ message, hint }) {
  const withFullStop = (text) => /[.!?:)]$/.test(text.trimEnd()) ? text.trimEnd() : `${text.trimEnd()}.`;
  return [message, ...hint === null ? [] : [hint]].map(withFullStop).join(" ");
}
function capitalise(text) {
  return /^[a-z]+(?:'s)?[ ,]/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
function selectSlowerCases({ unit, tolerance, cases }) {
  if (tolerance === null || unit !== "ms") {
    return [];
  }
  return cases.filter(({ before, after }) => {
    return before !== null && after !== null && after - before > tolerance;
  });
}
const STATUS_WORDS = {
  pass: "passes",
  fell: "fell, not significant",
  fail: "fails",
  follows: "fails, follows",
  missing: "missing",
  not_gated: "not gated yet",
  reported: "not gated"
};
function statusWords({ status, direction, reason }) {
  if (status !== "fell") {
    return STATUS_WORDS[status];
  }
  const moved = direction === "lower" ? "rose" : "fell";
  if (reason === "earlier") {
    return `${moved} earlier`;
  }
  return reason === "found_more" ? `${moved}, passes` : `${moved}, not significant`;
}



/***/ }),

/***/ 49077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K5: () => (/* binding */ RESTORE_QUERIES),
/* harmony export */   KE: () => (/* binding */ alsoEditsWords),
/* harmony export */   KJ: () => (/* binding */ passEditsWords),
/* harmony export */   LO: () => (/* binding */ whyEditsWords),
/* harmony export */   V3: () => (/* binding */ editsSentence),
/* harmony export */   Xj: () => (/* binding */ editedCaseWords),
/* harmony export */   aj: () => (/* binding */ fixEditsWords),
/* harmony export */   e9: () => (/* binding */ recordEditsWords),
/* harmony export */   r9: () => (/* binding */ hasLostAndGone),
/* harmony export */   rh: () => (/* binding */ onlyWithEditsWords),
/* harmony export */   t3: () => (/* binding */ areLossesEdited),
/* harmony export */   vj: () => (/* binding */ shrinkWords)
/* harmony export */ });
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97855);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28213);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31385);



const NAMED_EDITS = 3;
const QUERY = 60;
function listEdits(notices) {
  return notices.find((notice) => notice.code === "suite_edits")?.edits ?? [];
}
function listNeededEdits(notices) {
  return listEdits(notices).filter((edit) => edit.needed === true);
}
const MUST_ACCEPT = "which a maintainer must accept";
function onlyWithEditsWords({ fields }) {
  const count = fields.length;
  if (fields.every(({ after }) => after === "removed")) {
    const verb = count === 1 ? "is" : "are";
    return `This change passes only if ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(count, "query", "queries")} ${verb} removed, ${MUST_ACCEPT}`;
  }
  return `This change passes only with ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(count, "edit")} of the suite, ${MUST_ACCEPT}`;
}
function shrinkWords({ fields, of = fields.length }) {
  const count = `${fields.length} of ${of} recorded queries`;
  const names = fields.map(({ before }) => quote(before));
  const queries = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .listFirst */ .rL)(names, NAMED_EDITS);
  const isEach = (after) => fields.every((field) => field.after === after);
  const haveIds = fields.every(({ field, before }) => field !== `cases.${before}`);
  if (isEach("removed") && haveIds) {
    return `This change removes ${count}: ${queries}`;
  }
  if (isEach("unlabelled")) {
    return `This change leaves ${count} without expected documents: ${queries}`;
  }
  return `This change removes or rewords ${count}: ${queries}`;
}
function editedCaseWords({ code, fields, cases }, id) {
  if (code === "suite_edited") {
    return listUnwatched(fields, id).join(", ");
  }
  const field = fields[cases.findIndex((culprit) => culprit.id === id)];
  return field === void 0 ? "edited" : fieldEditWords(field);
}
function listUnwatched(fields, id) {
  const critical = `cases.${id}.critical`;
  const forbidden = `cases.${id}.forbidden.`;
  const words = [];
  for (const { field } of fields) {
    if (field === critical) {
      words.push("no longer critical");
    }
    if (field.startsWith(forbidden)) {
      words.push(`no longer forbids ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clipName */ .es)(field.slice(forbidden.length))}`);
    }
  }
  return words;
}
function fieldEditWords({ field, before, after }) {
  if (after === "removed") {
    return `${quote(before)} was removed`;
  }
  if (after === "unlabelled") {
    return "left without expected documents";
  }
  return field.endsWith(".expected") ? `${before} \u2192 ${after}` : `was ${quote(before)}`;
}
function whyEditsWords(notices) {
  const needed = listNeededEdits(notices);
  const others = needed.filter((edit) => !isLostAndGone(edit));
  const sentences = [
    ...lostAndGoneWords(needed),
    ...others.slice(0, NAMED_EDITS).map(replacementWords)
  ];
  if (others.length > NAMED_EDITS) {
    sentences.push(`And ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(others.length - NAMED_EDITS, "more edit")}`);
  }
  return sentences.join(". ");
}
function isLostAndGone({ kind, rank, recorded_rank: recordedRank }) {
  const isGone = kind === "removed" || kind === "unlabelled";
  return isGone && recordedRank !== null && rank === null;
}
function areLossesEdited(notices, losses) {
  const edited = listEdits(notices).filter(({ kind }) => kind === "targets");
  const editedIds = new Set(edited.map(({ id }) => id));
  return losses.length > 0 && losses.every(({ id }) => editedIds.has(id));
}
function hasLostAndGone(notices) {
  return listEdits(notices).some(isLostAndGone);
}
function lostAndGoneWords(edits) {
  const lost = edits.filter(isLostAndGone);
  const removed = lost.filter(({ kind }) => kind === "removed");
  const unlabelled = lost.filter(({ kind }) => kind === "unlabelled");
  const one = "query without expected documents finds";
  const several = "queries without expected documents find";
  const sentences = [
    goneWords(removed, "removed query finds", "removed queries find"),
    goneWords(unlabelled, one, several)
  ];
  return sentences.filter(Boolean);
}
function goneWords(lost, one, several) {
  if (lost.length === 0) {
    return "";
  }
  const deleted = deletedWords(lost);
  const reason = deleted === "" ? "" : ` (${deleted})`;
  return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(lost.length, one, several)} nothing now: ${nameQueries(lost)}${reason}`;
}
function deletedWords(edits) {
  const deleted = listDeletedDocuments(edits);
  if (deleted.length === 0) {
    return "";
  }
  return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(deleted)} ${deleted.length === 1 ? "was" : "were"} deleted`;
}
function listDeletedDocuments(edits) {
  return [...new Set(edits.flatMap(({ deleted }) => deleted))];
}
function replacementWords(edit) {
  const { kind, query, reworded = "", added } = edit;
  const change = rankChange(edit);
  const oldQuery = `${quote(query)}${change === "" ? "" : ` (${change})`}`;
  const place = placeWords(edit.suite_rank);
  switch (kind) {
    case "removed":
      return `${oldQuery} was removed`;
    case "unlabelled":
      return `${oldQuery} expects no documents now`;
    case "reworded":
      return `${oldQuery} is now ${quote(reworded)}${place}`;
    case "params":
      return `${oldQuery} is asked with other params now${place}`;
    case "targets": {
      const documents = added.length === 0 ? "fewer documents" : (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(added);
      return `${droppedWords(edit, change)}; ${quote(query)} now expects ${documents}${place}`;
    }
  }
}
function droppedWords(edit, change) {
  const { dropped, existing } = edit;
  const deleted = deletedWords([edit]);
  if (deleted !== "") {
    return deleted;
  }
  const documents = dropped.length === 0 ? "its recorded documents" : (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(dropped);
  const exist = dropped.length === 1 ? "the document exists" : "the documents exist";
  const facts = [change, existing.length > 0 && existing.length === dropped.length ? exist : ""];
  return [documents, facts.filter(Boolean).join(", ")].filter(Boolean).join(": ");
}
function placeWords(rank) {
  if (rank === void 0) {
    return "";
  }
  return rank === null ? ", which it does not find" : `, at rank ${rank}`;
}
function rankChange({ rank, recorded_rank: before }) {
  if (rank === void 0) {
    return "";
  }
  if (before === null) {
    return rank === null ? "not found before either" : `now at rank ${rank}`;
  }
  return `rank ${before} \u2192 ${rank ?? "lost"}`;
}
const RESTORE_QUERIES = "Restore these queries in the suite.";
function restoreWords(fields) {
  const keys = ["critical", "forbidden"].filter((key) => fields.some(({ field }) => field.includes(`.${key}`)));
  const isCriticalRemoved = fields.some(({ field, after }) => field.endsWith(".critical") && after === "removed");
  if (isCriticalRemoved || keys.length === 0) {
    return RESTORE_QUERIES;
  }
  return `Restore ${keys.map((key) => `\`${key}\``).join(" and ")} of these queries in the suite.`;
}
function fixEditsWords({ code, fields }, notices) {
  if (code === "suite_edited") {
    return restoreWords(fields);
  }
  if (code !== "passes_only_with_edits") {
    return RESTORE_QUERIES;
  }
  const deleted = listDeletedDocuments(listNeededEdits(notices));
  const repair = deleted.length > 0 ? `restore ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(deleted)}` : "fix the search for these queries";
  return `If these edits are right, accept the change. Else ${repair}.`;
}
function passEditsWords(notices) {
  const edits = listEdits(notices);
  const count = edits.filter(({ kind }) => kind === "targets").length;
  const byRow = count === 0 ? "" : `. ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(count, "edited query is compared by its", "edited queries are compared by their")} earlier documents`;
  return [byRow, ...lostAndGoneWords(edits)].join(". ");
}
function recordEditsWords(notices) {
  const unrecorded = listEdits(notices).filter((edit) => edit.unrecorded === true && edit.kind !== "removed");
  if (unrecorded.length === 0) {
    return "";
  }
  const notFound = unrecorded.filter(({ suite_rank: rank }) => rank === null);
  const check = notFound.length === 0 ? "" : ` Check what ${nameQueries(notFound)} expects: it is not found.`;
  return `Run \`record\`, so that the next change is compared by the edited queries.${check}`;
}
function alsoEditsWords({ verdict, notices }, lost, recall) {
  const edits = listEdits(notices);
  if (verdict === "pass") {
    const hasNewTargets = edits.some(({ kind, suite_rank: rank }) => kind === "targets" && rank !== void 0);
    return hasNewTargets && recall.value !== null ? [`With the edited suite, ${recall.name} is ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)("share", recall.value)}`] : [];
  }
  const editedIds = new Set(edits.map(({ id }) => id));
  const count = lost.filter((row) => editedIds.has(row.case.id)).length;
  if (verdict !== "fail" || count === 0 || listNeededEdits(notices).length > 0) {
    return [];
  }
  const lostCount = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(lost.length, "lost query", "lost queries");
  const verb = count === 1 ? "is" : "are";
  const which = count === 1 ? "this edit" : "these edits";
  return [`${count} of the ${lostCount} ${verb} edited; the gate fails with ${which}, too`];
}
function editsSentence({ edits, renamed }) {
  const sentences = [];
  if (renamed.length > 0) {
    const documents = renamed.map(({ before, after }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clipName */ .es)(before)} is now ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clipName */ .es)(after)}`);
    const verb = renamed.length === 1 ? "was" : "were";
    sentences.push(`${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(renamed.length, "expected document")} ${verb} renamed: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(documents)}. The gate treats the old and the new name as the same document.`);
  }
  sentences.push(...describeKinds(edits.filter((edit) => edit.earlier !== true)));
  const needed = edits.filter((edit) => edit.needed === true);
  if (needed.length > 0) {
    const which = needed.length === 1 ? "this edit" : `these ${needed.length} edits`;
    sentences.push(`Without ${which} the gate would fail: ${nameQueries(needed)}.`);
  }
  const earlier = edits.filter((edit) => edit.earlier === true);
  if (earlier.length > 0) {
    const verb = earlier.length === 1 ? "was" : "were";
    sentences.push(`${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(earlier.length, "recorded query", "recorded queries")} ${verb} edited or removed since the baseline was recorded: ${nameQueries(earlier)}. Record the baseline again.`);
  }
  return sentences.join(" ");
}
function describeKinds(edits) {
  const haveIds = edits.every(({ kind, id, query }) => kind !== "removed" || id !== query);
  const wordsByKind = {
    removed: haveIds ? "removed from the suite" : "removed from the suite or reworded",
    unlabelled: "left without expected documents",
    reworded: "reworded",
    params: "given other params",
    targets: "given other expected documents"
  };
  const sentences = [];
  for (const [kind, words] of Object.entries(wordsByKind)) {
    const sameKind = edits.filter((edit) => edit.kind === kind);
    if (sameKind.length > 0) {
      const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(sameKind.length, "query", "queries");
      const verb = sameKind.length === 1 ? "was" : "were";
      const names = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .listFirst */ .rL)(sameKind.map(describeEdit), NAMED_EDITS);
      sentences.push(`${queries} ${verb} ${words}: ${names}.`);
    }
  }
  return sentences;
}
function describeEdit({ kind, query, reworded = "", dropped, added }) {
  if (kind === "reworded") {
    return `${quote(query)} \u2192 ${quote(reworded)}`;
  }
  if (kind !== "targets") {
    return quote(query);
  }
  if (dropped.length === 0) {
    return `${quote(query)} (+ ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(added)})`;
  }
  return added.length === 0 ? `${quote(query)} (\u2212 ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(dropped)})` : `${quote(query)} (${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(dropped)} \u2192 ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(added)})`;
}
function nameQueries(edits) {
  const names = edits.map(({ query }) => quote(query));
  return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .listFirst */ .rL)(names, NAMED_EDITS);
}
function quote(query) {
  return `"${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .capText */ .yA)(query, QUERY)}"`;
}



/***/ }),

/***/ 51232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ makeItems),
/* harmony export */   C8: () => (/* binding */ caseClause),
/* harmony export */   Gd: () => (/* binding */ CASES),
/* harmony export */   I7: () => (/* binding */ caseView),
/* harmony export */   II: () => (/* binding */ namedCase),
/* harmony export */   IK: () => (/* binding */ reasonWords),
/* harmony export */   Jg: () => (/* binding */ isUnknownCase),
/* harmony export */   Oo: () => (/* binding */ nameFallen),
/* harmony export */   R$: () => (/* binding */ orderMoves),
/* harmony export */   Zl: () => (/* binding */ worstCulprit),
/* harmony export */   _8: () => (/* binding */ followItems),
/* harmony export */   hE: () => (/* binding */ fellSentence),
/* harmony export */   i0: () => (/* binding */ fellItems),
/* harmony export */   vq: () => (/* binding */ movedRanks),
/* harmony export */   xG: () => (/* binding */ makeRow)
/* harmony export */ });
/* unused harmony export hasLostTarget */
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44141);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1732);
/* harmony import */ var _metrics_churn_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74879);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76326);
/* harmony import */ var _check_sentences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24171);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(28213);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31385);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7195);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49077);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63989);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35132);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(97855);













const CASES = 10;
const QUERY = 80;
function groupByCause(checks) {
  const leaderByMetric = /* @__PURE__ */ new Map();
  const firstByCategory = /* @__PURE__ */ new Map();
  const groups = /* @__PURE__ */ new Map();
  for (const check of checks) {
    const { weakening, category, metric, ratio } = check;
    if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .lacksFigure */ .V6)(check) || weakening !== void 0) {
      groups.set(check, [check]);
      continue;
    }
    const first = firstByCategory.get(category) ?? check;
    firstByCategory.set(category, first);
    const key = ratio === void 0 ? metric : `ratio ${metric}`;
    const leader = leaderByMetric.get(key) ?? (isWithinCases(check, first) ? first : check);
    leaderByMetric.set(key, leader);
    (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_11__/* .addToList */ .vH)(groups, leader, check);
  }
  return groups;
}
function isWithinCases({ cases }, other) {
  const otherIds = new Set(other.cases.map(({ id }) => id));
  return cases.length > 0 && cases.every(({ id }) => otherIds.has(id));
}
function makeItems(checks, book, inputs, errors) {
  const listedIds = /* @__PURE__ */ new Map();
  const items = [];
  for (const [leader, group] of groupByCause(checks)) {
    const { category } = leader;
    const isFirstOfErrors = category === "retriever_error" && !listedIds.has(category);
    const idsOfCategory = listedIds.get(category) ?? /* @__PURE__ */ new Set();
    listedIds.set(category, idsOfCategory);
    const sentence = isFirstOfErrors && errors !== "" ? errorsSentence(errors, worstQuery(book, leader)) : itemSentence(book, leader);
    const cases = itemCases(book, group, idsOfCategory);
    items.push({ ...makeItem(book, group, sentence, cases), ...itemPlace(inputs, leader) });
  }
  return items;
}
function errorsSentence(errors, query) {
  return query === "" ? errors : `${errors}. First query: "${query}"`;
}
function worstQuery(book, check) {
  const id = worstCulprit(check)?.id;
  return id === void 0 ? "" : (0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .capText */ .yA)(book.get(id)?.case.query ?? id, QUERY);
}
function makeItem(book, group, sentence, cases = []) {
  const leader = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_11__/* .requireItem */ .l5)(group, 0);
  const shownCases = cases.slice(0, CASES);
  return {
    code: leader.category,
    metric: leader.metric,
    sentence,
    rows: makeRows(group),
    cases: shownCases.map(({ check, culprit }) => caseView(book, check, culprit)),
    more: countCulprits(book, leader, cases) - shownCases.length
  };
}
function makeRows(group) {
  const rows = [];
  const shownTests = /* @__PURE__ */ new Set();
  for (const check of group) {
    const isCompared = ["pass", "fell", "fail"].includes(check.state);
    if (!isCompared || check.weakening !== void 0 || (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .isCount */ .my)(check)) {
      continue;
    }
    const words = (0,_rule_js__WEBPACK_IMPORTED_MODULE_9__/* .decidedWords */ .iC)(check) || (0,_rule_js__WEBPACK_IMPORTED_MODULE_9__/* .testedWords */ .Hn)(check);
    const test = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeWords */ .AN)(check.scope)} ${words}`;
    const isTestShown = check.p !== void 0 && shownTests.has(test);
    shownTests.add(test);
    rows.push(makeRow(check, isTestShown ? "by the same test" : words));
  }
  return rows;
}
function countCulprits(book, leader, cases) {
  const isWorseCount = cases.length > 0 && isAboutRanks(leader) && leader.by !== "floor";
  return isWorseCount ? Math.max(cases.length, countWorse(book, leader)) : cases.length;
}
function itemCases(book, group, listedIds) {
  const culprits = [];
  for (const check of group) {
    const showsUnknown = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .hasNoPairs */ .Hb)(check) || check.weakening !== void 0;
    for (const culprit of worstFirst(check)) {
      const canBeShown = showsUnknown || book.has(culprit.id);
      if (canBeShown && !listedIds.has(culprit.id)) {
        listedIds.add(culprit.id);
        culprits.push({ check, culprit });
      }
    }
  }
  return culprits;
}
function worstFirst(check) {
  const worst = worstCulprit(check);
  const slowerCases = (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .selectSlowerCases */ .Ib)(check);
  const cases = slowerCases.length === 0 ? check.cases : slowerCases;
  return worst === void 0 ? [] : [worst, ...cases.filter((culprit) => culprit !== worst)];
}
function worstCulprit(check) {
  const worst = check.cases[0];
  return isAboutLosses(check) ? check.cases.find(hasLostTarget) ?? worst : worst;
}
function isAboutLosses(check) {
  return check.category === "recall_drop" && !(0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .isListMetric */ .Pz)(check.metric);
}
function hasLostTarget({ ranks_before: before, ranks_after: after }) {
  return before?.some((rank, i) => rank !== null && (after?.[i] ?? null) === null) ?? false;
}
function itemPlace(inputs, check) {
  if (check.weakening === void 0) {
    return {};
  }
  const { file, fields, cases } = check.weakening;
  const place = inputs?.suite.cases.find(({ id }) => id === cases[0]?.id)?.place;
  const line = place?.file === file ? place.line : configLine(inputs, file, fields[0]?.field ?? "");
  return { file, ...line === void 0 ? {} : { line } };
}
function configLine(inputs, file, field) {
  if (file !== inputs?.config.file || field === "") {
    return void 0;
  }
  const outerField = field.slice(0, Math.max(0, field.lastIndexOf(".")));
  return inputs.lines?.get(field) ?? configLine(inputs, file, outerField);
}
function makeRow(check, by = "") {
  const { baseline, current, delta, limit } = (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .checkNumbers */ .PM)(check);
  const where = (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeLabel */ .$o)(check.scope);
  return { metric: check.metric, where, baseline, now: current, change: delta, limit, by };
}
function itemSentence(book, check) {
  const culprits = culpritWords(book, check);
  const joint = isCountOfOne(check) ? ": " : ". ";
  return [(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .checkSentence */ .YC)(check), culprits].filter(Boolean).join(joint);
}
function isCountOfOne(check) {
  return (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .isCount */ .my)(check) && check.cases.length === 1;
}
function culpritWords(book, check) {
  if (check.losses !== void 0) {
    return lossesWords(book, check.losses);
  }
  const first = worstCulprit(check);
  if (first === void 0 || (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .hasNoPairs */ .Hb)(check) || check.weakening !== void 0) {
    return "";
  }
  const query = nameWorstQuery(book, check, first);
  if (isCountOfOne(check)) {
    return query;
  }
  if ((0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .isOnlyOutOfBounds */ .rz)(check)) {
    return `Query with the ${check.direction === "higher" ? "lowest" : "highest"} value: ${query}`;
  }
  if (check.state === "missing") {
    const concerned = (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .pluralise */ .aX)(check.cases.length, "query", "queries");
    return `This concerns ${concerned}${check.cases.length === 1 ? ":" : ", such as"} ${query}`;
  }
  const count = countQueriesBehind(book, check);
  if (count === null) {
    return `Worst query: ${query}`;
  }
  if (count === 1) {
    return `${worseWords(check, count)}: ${query}`;
  }
  const joint = worseVerb(check) === GOT_WORSE ? "worst:" : "such as";
  return `${worseWords(check, count)}, ${joint} ${query}`;
}
function nameWorstQuery(book, check, worst) {
  const query = `"${worstQuery(book, check)}"`;
  const [forbidden] = check.category === "forbidden_hit" ? caseView(book, check, worst).ranks : [];
  return forbidden === void 0 ? query : `${query} (${forbidden.document} at ${forbidden.words})`;
}
function lossesWords(book, { lost, better, asked_again: isAskedAgain }) {
  const textOf = (id) => book.get(id)?.case.query ?? id;
  const again = isAskedAgain ? ", also when asked again" : "";
  const betterWords = better.length === 0 ? "no query got better" : `only ${(0,_notices_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteQueries */ .TP)(better.map(textOf))} got better`;
  const queries = (0,_notices_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteQueries */ .TP)(lost.map(textOf));
  return lost.length === 1 ? `${queries} finds no right document${again}, and ${betterWords}` : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .pluralise */ .aX)(lost.length, "query", "queries")} find no right document${again}, and ${betterWords}: ${queries}`;
}
function countQueriesBehind(book, check) {
  if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .isCount */ .my)(check) || check.by === "floor") {
    return null;
  }
  if (check.worse_cases !== void 0 || isAboutRanks(check)) {
    return countWorse(book, check);
  }
  return check.unit === "ms" ? null : check.cases.length;
}
function countWorse(book, check) {
  const rows = [...book.values()];
  const suiteCases = rows.map((row) => row.case);
  const idsInScope = new Set((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .selectCases */ ._H)(suiteCases, check.scope).map(({ id }) => id));
  const worse = rows.filter((row) => idsInScope.has(row.case.id) && (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .isWorse */ .Bx)(row)).length;
  return worse === 0 ? check.worse_cases ?? check.cases.length : worse;
}
function isAboutRanks({ category, metric }) {
  const isOfTargets = !(0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .isListMetric */ .Pz)(metric) && !(0,_metrics_churn_js__WEBPACK_IMPORTED_MODULE_2__/* .isChurn */ .vp)(metric);
  return isOfTargets && ["recall_drop", "ranking_shift"].includes(category);
}
const GOT_WORSE = "got worse";
const WORSE_WORDS = {
  answers_unmeasured_rate: "got no judged answer",
  clustering_ratio: "got less varied results",
  context_chars: "got longer texts",
  cost_per_query: "cost more",
  degraded_rate: "got a degraded answer (a part of the search did not work)",
  error_rate: "failed",
  false_result_rate: "got a false result",
  fill_rate: "got fewer results",
  forbidden_rate: "got a forbidden result",
  jaccard: "got other results",
  zero_result_rate: "got no results"
};
function worseVerb({ metric }) {
  return WORSE_WORDS[(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_11__/* .firstSegment */ ._V)(metric, "@")] ?? GOT_WORSE;
}
function worseWords(check, count) {
  const what = worseVerb(check);
  return (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .pluralise */ .aX)(count, `query ${what}`, `queries ${what}`);
}
function followItems(failed, book) {
  const follows = failed.filter((check) => check.secondary_to !== null);
  return [...(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(follows, (check) => check.secondary_to)].map(([code, checks]) => {
    const names = followingNames(checks);
    const sentence = `${checks.length === 1 ? "This failure follows" : "These failures follow"} from ${code}: ${names}`;
    return { ...makeItem(book, checks, sentence), code };
  });
}
const FOLLOWING = 2;
function followingNames(checks) {
  const checksByName = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(checks, checkName);
  const words = [...checksByName].map(([name, [first]]) => {
    if (first === void 0 || first.baseline === null) {
      return name;
    }
    const { baseline, current } = (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .checkNumbers */ .PM)(first);
    const shortName = first.scope.kind === "overall" ? first.metric : name;
    return `${shortName} ${baseline} \u2192 ${current}`;
  });
  return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_11__/* .listFirst */ .rL)(words, FOLLOWING);
}
function checkName({ metric, scope }) {
  return `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeWords */ .AN)(scope)}`;
}
function fellItems(fell, book) {
  const causes = [];
  for (const check of fell) {
    const cause = causes.find((group) => isSameCause(group, check));
    if (cause === void 0) {
      const ids = new Set(check.cases.map(({ id }) => id));
      causes.push({ first: check, checks: [check], ids });
    } else {
      cause.checks.push(check);
    }
  }
  return causes.map(({ first, checks }) => {
    const cases = first.unit === "ms" ? [] : itemCases(book, [first], /* @__PURE__ */ new Set());
    const item = makeItem(book, checks, fellSentence(checks), cases);
    return first.reason === "earlier" ? { ...item, earlier: true } : item;
  });
}
function isSameCause({ first, ids }, check) {
  if (first.reason !== check.reason || first.unit === "ms" !== (check.unit === "ms")) {
    return false;
  }
  return check.unit === "ms" ? first.metric === check.metric : check.cases.some(({ id }) => ids.has(id));
}
const FALLEN = 2;
function nameFallen(fell) {
  const names = fell.flatMap(({ rows, earlier }) => rows.map(({ metric, where, baseline, now }) => {
    const scope = where === "overall" ? "" : ` ${where}`;
    const when = earlier === true ? " by earlier changes" : "";
    return `${metric}${scope} ${baseline} \u2192 ${now}${when}`;
  }));
  return `Not enough to fail: ${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_11__/* .listFirst */ .rL)(names, FALLEN)}`;
}
function fellSentence([first, ...others]) {
  const check = first;
  const otherChecks = others.filter((other) => checkName(other) !== checkName(check));
  const verb = check.direction === "lower" ? "rose" : "fell";
  const also = otherChecks.length === 0 ? "" : `; ${alsoNames(check, otherChecks)} ${verb}, too`;
  const reason = reasonWords(check);
  const passes = otherChecks.length === 0 ? "The check passes" : "These checks pass";
  return `${(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .checkSentence */ .YC)(check)}${also}${reason === "" ? "" : `. ${passes} because ${reason}`}`;
}
function alsoNames(first, others) {
  const isSameScope = others.every(({ scope }) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(scope) === (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(first.scope));
  const names = [
    ...new Set(others.map((check) => isSameScope ? check.metric : checkName(check)))
  ];
  return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_11__/* .listFirst */ .rL)(names, 4, names.length === 2 ? " and " : ", ");
}
const REASONS = {
  not_significant: "this may be chance",
  noise: "answers vary by as much from run to run",
  earlier: "this change itself made no query worse",
  found_more: "recall and nDCG rose"
};
function reasonWords(check) {
  if (check.reason === void 0) {
    return check.unit === "ms" ? "the difference may be measurement noise" : "";
  }
  const { p, level } = check;
  const isTested = p !== void 0 && level !== void 0;
  return REASONS[check.reason] + (isTested ? ` (${(0,_rule_js__WEBPACK_IMPORTED_MODULE_9__/* .pWords */ .gh)(p)}, ${(0,_rule_js__WEBPACK_IMPORTED_MODULE_9__/* .levelWords */ .s2)(level, check.n)})` : "");
}
const LABEL = 200;
const MESSAGE = 300;
const MOVES = 10;
function caseView(book, check, culprit) {
  const row = book.get(culprit.id);
  const error = row?.score?.error ?? null;
  const name = row === void 0 ? { ...UNKNOWN, id: culprit.id, query: culprit.id } : namedCase(row.case);
  const change = error === null ? changeWords(check, culprit) : `the query failed: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .capText */ .yA)(error, MESSAGE)}`;
  if (check.category === "answer_regression") {
    return { ...name, change, ranks: [], why: (0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .judgedWords */ .TD)(row, check.metric) };
  }
  const showsRanks = isRanked(check) && error === null;
  const why = showsRanks ? causeWords(row) : "";
  if (check.category === "forbidden_hit") {
    return { ...name, change, ranks: forbiddenMoves(row?.score ?? null), why };
  }
  const moves = showsRanks ? movedRanks(culprit, row?.case ?? null) : [];
  const ranks = check.reference === "accepted" ? moves.map(markEarlierLoss) : moves;
  return { ...name, change, ranks, why };
}
function markEarlierLoss(move) {
  const isEarlierLoss = move.before === null && move.after === null;
  return isEarlierLoss ? { ...move, words: "lost before this change" } : move;
}
function causeWords(row) {
  const loss = row?.loss ?? null;
  return loss === null || row?.isExplained === true ? "" : (0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .lossWords */ .VH)(loss);
}
const UNKNOWN = { intent: "", critical: false };
function namedCase(suiteCase) {
  const { id, query, intent, critical, params, place } = suiteCase;
  return {
    id,
    query,
    intent,
    critical,
    ...params === void 0 ? {} : { params: JSON.stringify(params) },
    file: place.file,
    line: place.line
  };
}
function isUnknownCase({ id, query, file }) {
  return file === void 0 && query === id;
}
function caseClause({ change, ranks, why }) {
  const moves = orderMoves(ranks, why).map(({ document, words }) => `${document} ${words}`).join(", ");
  return [moves || change, why].filter(Boolean).join("; ");
}
function orderMoves(moves, why) {
  const isLost = ({ after }) => after === null;
  return why === "" ? moves : [...moves.filter((move) => !isLost(move)), ...moves.filter(isLost)];
}
function isRanked(check) {
  return (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .isCount */ .my)(check) || ["recall_drop", "ranking_shift", "semantic_degraded_spike"].includes(check.category);
}
function forbiddenMoves(score) {
  return (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .forbiddenResults */ .sX)(score).map(({ rank, id }) => ({
    document: (0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .capText */ .yA)((0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plainName */ .MH)(id, score?.results ?? []), LABEL),
    words: `rank ${rank}`,
    after: rank
  }));
}
function changeWords(check, culprit) {
  const { id, before: baseline, after: current } = culprit;
  const { state, metric, unit, weakening } = check;
  if (state === "missing") {
    return (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .hasNoPairs */ .Hb)(check) ? "removed or reworded" : "not measured";
  }
  if (weakening !== void 0 && baseline === null && current === null) {
    const isEdited = check.category === "golden_data_edited";
    return isEdited ? (0,_edits_js__WEBPACK_IMPORTED_MODULE_7__/* .editedCaseWords */ .Xj)(weakening, id) : "rules loosened";
  }
  if (metric === "critical_hit") {
    return "has a new forbidden or false result";
  }
  if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .isCount */ .my)(check)) {
    return (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .hasNoTargets */ .i3)(culprit) ? "returns nothing any more" : "no longer finds any of its documents";
  }
  if (metric === "degraded_rate") {
    return "a part of the search did not work";
  }
  const name = unit === "ms" ? "median latency" : metric;
  const figures = (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .checkNumbers */ .PM)({ unit, baseline, current, delta: null, limit: null });
  return `${name} ${baseline === null ? "" : `${figures.baseline} \u2192 `}${figures.current}`;
}
function movedRanks({ ranks_before: oldRanks, ranks_after: newRanks, targets }, suiteCase, lead = "falls") {
  if (suiteCase === null || newRanks === null || oldRanks?.length === 0) {
    return [];
  }
  const labels = targets ?? suiteCase.expected.map(_model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .targetLabel */ .Op);
  const allMoves = labels.map((label, i) => {
    const before = oldRanks === null ? void 0 : oldRanks[i] ?? null;
    const after = newRanks[i] ?? null;
    const document = (0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .capText */ .yA)(label, LABEL);
    return {
      document,
      words: (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .moveWords */ .JU)(before, after),
      after,
      ...before === void 0 ? {} : { before }
    };
  });
  const changedMoves = allMoves.filter(({ before, after }) => before !== after);
  const moves = changedMoves.length > 0 ? changedMoves : allMoves.filter(({ after }) => after === null);
  const fallsFirst = moves.toSorted((a, b) => rankFall(b) - rankFall(a));
  const ordered = lead === "gains" ? fallsFirst.toReversed() : fallsFirst;
  return ordered.slice(0, MOVES);
}
const BEYOND_ALL_RANKS = 1e9;
function rankFall({ before, after }) {
  return (after ?? BEYOND_ALL_RANKS) - (before ?? BEYOND_ALL_RANKS);
}



/***/ }),

/***/ 84624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UZ: () => (/* binding */ misfitWords),
/* harmony export */   WM: () => (/* binding */ findMisfit),
/* harmony export */   z5: () => (/* binding */ fitWords)
/* harmony export */ });
/* harmony import */ var _model_alike_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7072);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44141);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31385);



function fitWords(baseline) {
  const fit = "Make the search return the ids or paths that the suite expects (by `results` in the config, where the retriever has this key)";
  const rows = [...baseline?.cases.values() ?? []];
  const hasFound = rows.some(({ ranks }) => ranks.some((rank) => rank !== null));
  return hasFound ? `${fit}. Change the suite only if the documents have new names.` : `${fit}, or change the expected documents of the suite.`;
}
const FOUND_CATEGORIES = ["recall_drop", "ranking_shift"];
function findMisfit(check, notices, rows, baseline) {
  const findsNothing = notices.some(({ code }) => code === "zero_quality");
  if (!findsNothing || check === void 0 || !FOUND_CATEGORIES.includes(check.category)) {
    return null;
  }
  if (rows.some(({ score }) => score?.ranks.some((rank) => rank !== null) === true)) {
    return null;
  }
  let example = null;
  for (const { case: suiteCase, score } of rows) {
    for (const returned of score?.results ?? []) {
      for (const target of suiteCase.expected) {
        const expected = (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .targetLabel */ .Op)(target);
        if ((0,_model_alike_names_js__WEBPACK_IMPORTED_MODULE_2__/* .hasSameEnd */ .Gb)(expected, returned)) {
          return { expected, returned, isSameEnd: true };
        }
        example ??= { expected, returned, isSameEnd: false };
      }
    }
  }
  return hasKnownResult(rows, baseline) ? null : example;
}
function hasKnownResult(rows, baseline) {
  const knownNames = /* @__PURE__ */ new Set();
  for (const { case: suiteCase } of rows) {
    for (const target of suiteCase.expected) {
      knownNames.add((0,_model_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .targetLabel */ .Op)(target));
    }
  }
  for (const { results } of baseline?.cases.values() ?? []) {
    for (const result of results) {
      knownNames.add(result);
    }
  }
  return rows.some(({ score }) => score?.results.some((id) => knownNames.has(id)) === true);
}
function misfitWords({ expected, returned, isSameEnd }) {
  const fit = isSameEnd ? "do not fit" : "may not fit";
  return `no query finds any of its documents: the ids or paths of the results ${fit} the suite (expected ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clipName */ .es)(expected)}, returned ${returned === "" ? '""' : (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clipName */ .es)(returned)})`;
}



/***/ }),

/***/ 63989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TP: () => (/* binding */ quoteQueries),
/* harmony export */   _I: () => (/* binding */ findDoubt),
/* harmony export */   cv: () => (/* binding */ noticeSentence),
/* harmony export */   dX: () => (/* binding */ selectRunNotices),
/* harmony export */   pY: () => (/* binding */ noticeSentences)
/* harmony export */ });
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97855);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28213);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13480);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49077);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31385);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35132);
/* harmony import */ var _sampling_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93315);








const SENTENCES = {
  /** What makes a pass worth less, the worst first. */
  doubt: {
    zero_quality: () => "No query found any of its documents.",
    lost: lostWords,
    not_lost: ({ reason, cases }) => reason === "found" ? `${someQueries(cases, "was", "were")} lost at first, but not when asked again: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}. So the gate does not count ${itOrThem(cases)} as lost.` : `${someQueries(cases, "was", "were")} lost at first, and the base loses ${itOrThem(cases)}, too, when asked again: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}. So the gate does not count ${itOrThem(cases)} as lost.`,
    not_asked_again: ({ reason }) => `The gate could not ask the lost queries again: ${withoutFullStop(reason)}. So these queries count as lost.`,
    implausible_jump: [
      ({ metric, delta }) => `${metric} changed by ${deltaWords(metric, delta)} overall, which is unusually much. Before you trust this value, check some queries whose results changed.`,
      ({ metric, delta }) => `${metric} by ${deltaWords(metric, delta)}`,
      (list) => `These values changed unusually much overall: ${list}. Before you trust these values, check some queries whose results changed.`
    ],
    cached_answers: ({ first_ms: first, repeat_ms: repeat }) => `Answers look cached: a query took ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMs */ ._V)(first)} the first time and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMs */ ._V)(repeat)} when the gate repeated it. New queries may take longer than this report says.`,
    errored_cases: ({ cases }, errors) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cases.length, "query", "queries")} failed and scored 0: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}.${errors === "" ? "" : ` ${errors}.`}`
  },
  /** What a reader may have to act on. */
  urgent: {
    secret_shown: ({ where, variables: { length }, variables }) => where === "files" ? `The ${length === 1 ? "value" : "values"} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(variables)} can be read in the suite, the config or the corpus, and ${length === 1 ? "is" : "are"} not hidden in this report. Choose ${length === 1 ? "another secret" : "other secrets"}.` : `The ids of results contain the value of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(variables)}, so this report shows this value. If the value is a secret, replace the secret, and make the retriever return ids without secrets.`,
    base_outdated: ({ commit, tip, files }) => `This run used the rules of commit ${commit.slice(0, 12)}. These files are newer on the default branch (commit ${tip.slice(0, 12)}): ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(files)}. Merge the default branch into this branch, or rebase this branch.`,
    base_suite_unread: ({ reason }) => `The suite of the base branch can't be read: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .capText */ .yA)(reason, 200)}. So the gate used the queries in the baseline of the base branch. The baseline does not say which queries are critical.`,
    other_base: ({ branch, default_branch }) => `This pull request goes into the branch ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(branch)}, whose rules decided. GitHub stores a check's result for a commit. If another pull request into ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(default_branch)} has the same commit, this check also counts there.`,
    weakened: ({ place, before, after }) => `A rule is weaker now: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(place)}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(before)} before, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(after)} now.`,
    allowance_grew: [
      ({ metric, scope, before, after }) => `The tolerance of ${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeWords */ .AN)(scope)} allows ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(after, "lost query", "lost queries")} now (before: ${before}).`,
      ({ metric, scope, before, after }) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeWords */ .AN)(scope)} (${before} before, ${after} now)`,
      (list, count) => `The tolerances of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(count, "check")} allow more lost queries than before: ${list}.`
    ],
    index_changed: ({ place, before, after }) => {
      if (typeof before === "string" || typeof after === "string") {
        return `${place} is ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(String(after))} now (before: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(String(before))}). Check that the index did not change.`;
      }
      const was = before === null ? "\u2013 documents" : (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(before, "document");
      const counts = before === null && after === null ? "" : `: ${was} before, ${after ?? "\u2013"} now`;
      const isSmaller = before !== null && after !== null && after < before;
      const easier = isSmaller ? " The right documents are easier to find among fewer documents." : "";
      return `The corpus ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(place)} differs from the base's corpus${counts}.${easier}`;
    },
    models_added: ({ models }) => `cost_per_query is gated, and ${models.length === 1 ? "one model is" : "some models are"} new since the baseline: ${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .listFirst */ .rL)(models.map(describeAddedModel), NAMED)}. Check what ${models.length === 1 ? "it costs" : "they cost"}.`,
    suite_edits: _edits_js__WEBPACK_IMPORTED_MODULE_2__/* .editsSentence */ .V3,
    gained: ({ p }) => {
      const gain = p === null ? "Since the last accepted state, search finds right documents for more queries, and no query got worse." : `The whole suite is significantly better than the last accepted state (${(0,_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .pWords */ .gh)(p)}).`;
      return `${gain} If you commit baseline.json, the gate compares later changes with these better results.`;
    },
    odd_limit: oddLimitWords,
    one_system: oneSystemWords,
    new_hits: ({ cases }) => `${someQueries(cases, "returns", "return")} a forbidden or false result, and returned none in the baseline: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}.`
  },
  /** Other facts of this run. */
  own: {
    head_only: ({ reason, branch = "BRANCH" }) => `The gate used only the files of this checkout, because ${HEAD_ONLY[reason].replaceAll("BRANCH", branch)}.`,
    answers_unmeasured: ({ metric, cases, reason }) => `${metric} has no value for ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cases.length, "query", "queries")}, since ${UNMEASURED[reason]}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}.`,
    baseline_age: ({ days, limit }) => `The baseline is ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(days, "day")} old (limit ${limit}). Record a new baseline, so that the gate compares with the search that you use now.`,
    probe_failed: ({ reason }) => `The gate could not ask the lost queries for more results: ${withoutFullStop(reason)}. So the report can't say at which rank the lost documents are now.`,
    not_side_by_side: ({ reason }) => `This run did not compare side by side, although base-directory is set: ${NOT_BESIDE[reason]}.`,
    base_below_baseline: ({ metric, before, after }) => `The base is worse than its own baseline: ${metric} is ${valueWords(metric, after)}, but the baseline has ${valueWords(metric, before)}. Check that you prepared the base directory in the same way as the head. First check that you built the index of the base. Without this index, the base finds too few documents, and the comparison is wrong.`,
    latency_limits: _sampling_js__WEBPACK_IMPORTED_MODULE_5__/* .limitWords */ .vd,
    not_gated: [
      ({ metric, lacks }) => lacks === "before" ? `${metric} is not checked yet: the baseline has no value for it. Record a new baseline.` : `${metric} was not checked, because no query with a value in the baseline has two results now.`,
      ({ metric, lacks }) => lacks === "before" ? metric : `${metric} (no query with a value in the baseline has two results now)`,
      (list) => `These metrics are not checked: ${list}. If the baseline has no value for a metric, record a new baseline.`
    ],
    since_accepted: ({ recordings, moved }) => `Since the last gain or accepted loss, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(recordings, "baseline was", "baselines were")} recorded. Total change: ${moved.map(({ metric, delta }) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDelta */ .CW)("share", delta)}`).join(", ")}. If losses add up significantly, the gate fails.`,
    limit: ({ count }) => `The dataset was cut to ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(count, "query", "queries")}. A run with only a part of the dataset never passes.`,
    tier_widened: ({ cases }) => `This change edits ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cases.length, "query", "queries")} (or recorded values) that this config does not select: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}. To check ${itOrThem(cases)}, too, the gate asked all queries of the suite.`,
    watched: watchedSentence,
    new_cases: ({ cases }) => `${someQueries(cases, "is", "are")} new or edited: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}. The gate compares ${itOrThem(cases)} once the baseline is recorded again.`,
    base_failed_queries: ({ cases }) => `${someQueries(cases, "is", "are")} left out of the comparison, because the base's search failed on ${itOrThem(cases)}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}.`,
    unstable: varyWords,
    scores_rise: ({ cases, query, rank, score, score_before: before }) => `${someQueries(cases, "has", "have")} scores that rise down the list: "${query}" has ${before} at rank ${rank - 1} and ${score} at rank ${rank}. The gate measures the order in which the results were returned. If that order is wrong, correct how the search sorts. If the scores are right, write \`definition: { order: score }\`.`,
    vary_unknown: ({ reason }) => reason === null ? "No query was asked twice (`vary: off`), so the gate does not know whether answers vary." : `The gate could not start and ask the retriever a second time: ${withoutFullStop(reason)}. So the gate does not know whether a restarted retriever gives the same results.`
  },
  /** What describes the set-up and is the same in every run. Shown on the page alone. */
  standing: {
    dead_cases: ({ reason, cases }) => {
      switch (reason) {
        case "no_target":
          return `${someQueries(cases, "has", "have")} no expected document and can only score 0: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}.`;
        case "never_found":
          return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cases.length, "query", "queries")} found none of ${cases.length === 1 ? "its" : "their"} documents in the baseline: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}. Fix the search, or correct the expected documents.`;
        case "not_returned":
        case "not_in_corpus":
          return `${someQueries(cases, "has", "have")} an expected document that ${reason === "not_in_corpus" ? "neither the results nor the corpus contain" : "even ten times as many results do not contain"}, so perhaps no search can find it: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}. Check the document's name and the index.`;
      }
    },
    absolute_paths: ({ count }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(count, "result")} had an absolute path in the repository. The gate made these paths relative, because the repository is in another folder on other machines.`,
    trec_counts_differ: ({ cases }) => `trec_eval counts ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cases.length, "query", "queries")} in another way, since several results match one expected document, or one result matches several: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}.`,
    named_by_query: ({ count, repeated }) => {
      const shared = repeated === 0 ? "" : ` ${repeated} of these queries have the same text as another, so the gate tells them apart by their order in the file.`;
      return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(count, "query", "queries")} ${count === 1 ? "has" : "have"} no id and ${count === 1 ? "is" : "are"} named by ${count === 1 ? "its" : "their"} text.${shared}`;
    }
  },
  /** What the title, the advice or a check's row says already. */
  elsewhere: {
    also_accepted: ({ since, recordings, moved, lost }) => {
      const start = since === void 0 ? "the last acceptance" : dayWords(since);
      const changes = moved.map(({ metric, delta }) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDelta */ .CW)("share", delta)}`);
      const parts = [
        changes.join(", "),
        lost.length === 0 ? "" : `lost queries: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(lost)}`
      ];
      return `You also accept all changes since ${start} (${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(recordings, "recorded baseline")}). In total: ${parts.filter(Boolean).join("; ")}.`;
    },
    below_accepted: ({ metric, scope, before, after }) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeWords */ .AN)(scope)} was ${valueWords(metric, before)} in the last accepted state and is ${valueWords(metric, after)} now. This change made no query worse, so the check passes.`,
    shard: ({ index, count, cases, of }) => `This is shard ${index} of ${count}: it asked ${cases} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(of, "query", "queries")}. Merge all shards to get the verdict.`
  }
};
const ALL = {
  ...SENTENCES.doubt,
  ...SENTENCES.urgent,
  ...SENTENCES.own,
  ...SENTENCES.standing,
  ...SENTENCES.elsewhere
};
function findSentence({ code }) {
  const sentence = ALL[code];
  return typeof sentence === "function" ? [sentence, () => "", () => ""] : sentence;
}
function noticeSentence(notice, errors = "") {
  const [one] = findSentence(notice);
  return one(notice, errors);
}
const NAMED = 3;
function noticeSentences(notices, errors = "") {
  const groups = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)([...notices.entries()], ([i, { code }]) => typeof ALL[code] === "function" ? i : code);
  return [...groups.values()].map((group) => {
    const [first, ...others] = group.map(([, notice]) => notice);
    const [one, item, several] = findSentence(first);
    if (others.length === 0) {
      return one(first, errors);
    }
    const items = group.map(([, notice]) => item(notice));
    return several((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .listFirst */ .rL)(items, NAMED), group.length);
  });
}
const FIRST_CODES = [...Object.keys(SENTENCES.doubt), ...Object.keys(SENTENCES.urgent)];
const USUAL_REASONS = [
  "record",
  "no_git",
  "no_repository",
  "on_default_branch"
];
function selectRunNotices(notices) {
  const runNotices = notices.filter((notice) => !(notice.code in SENTENCES.standing) && !(notice.code in SENTENCES.elsewhere) && !(notice.code === "head_only" && USUAL_REASONS.includes(notice.reason)));
  const noticePlace = ({ code }) => FIRST_CODES.includes(code) ? FIRST_CODES.indexOf(code) : FIRST_CODES.length;
  return runNotices.toSorted((a, b) => noticePlace(a) - noticePlace(b));
}
function findDoubt(notices) {
  return selectRunNotices(notices).find(({ code }) => code in SENTENCES.doubt);
}
const MONTHS = "January February March April May June July August September October November December".split(" ");
function dayWords(day) {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ""} ${year}`;
}
function quoteQueries(queries) {
  const quoted = queries.map((query) => `"${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(query)}"`);
  return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .listFirst */ .rL)(quoted, NAMED, queries.length === 2 ? " and " : ", ");
}
function lostWords({ lost, better, because }) {
  const reasons = {
    better: `${quoteQueries(better)} got better`,
    within: "the whole suite fell by no more than its tolerance",
    vary: "answers vary, and the fall is not significant",
    rule: "the config has its own rule for recall"
  };
  const was = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(lost.length, "query was", "queries were");
  return `${was} lost: ${quoteQueries(lost)}. The gate does not fail, because ${reasons[because]}.`;
}
function oneSystemWords({ path, queries, edited }) {
  const used = path === null ? "" : ` Both use ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(path)}.`;
  if (edited.length === 0) {
    return `Base and head both use ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(path ?? "\u2013")}, which is in neither checkout. If each build writes it, both are measured on what the last build wrote: let each build write into its own checkout.`;
  }
  return `Base and head gave the same results to ${queries === 1 ? "the query" : `all ${queries} queries`}, although this change edits ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(edited)}.${used} If the edit should change results, check that each side uses its own code and its own index.`;
}
function oddLimitWords(notice) {
  const { metric, scope } = notice;
  switch (notice.reason) {
    case "too_wide": {
      const { tolerance } = notice;
      return `The tolerance ${tolerance} of ${metric} allows any change, because ${metric} lies between 0 and 1. Did you mean ${tolerance / 100} or "${tolerance}%"?`;
    }
    case "percent_of_zero": {
      const { percent } = notice;
      const zero = valueWords(metric, 0);
      return `The tolerance "${percent}%" of ${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeWords */ .AN)(scope)} allows no rise, because the baseline has ${zero}. Write a number in place of the percentage.`;
    }
    case "unreachable": {
      const { floor, most, k, lowest, lowest_most: lowestMost } = notice;
      const lowestCase = lowest === null || lowestMost === null ? "" : ` Case ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(lowest)} has at most ${lowestMost.toFixed(3)}.`;
      return `No search can reach the floor ${floor} of ${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeWords */ .AN)(scope)}: a perfect search has ${most.toFixed(3)} with this suite and k = ${k}.${lowestCase}`;
    }
  }
}
function varyWords({ cases, differ, of, noise }) {
  if (differ !== null && of !== null) {
    const noiseText = noise === null ? "" : `; a fall below ${noise.toFixed(3)} is noise`;
    return `Answers vary: the answers to ${differ} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(of, "query", "queries")} asked twice differ${noiseText}.`;
  }
  const now = cases.length === 0 ? "Answers vary" : `Answers vary: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cases.length, "query", "queries")} got other results when the gate asked again: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}`;
  return `${now}. The baseline does not say by how much: run \`record\` again.`;
}
function watchedSentence({ count, changed, first_changed: firstChanged, emptied }) {
  const watched = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(count, "watched query", "watched queries");
  if (changed.length === 0) {
    return `${watched}: no results changed.`;
  }
  const first = firstChanged === 0 ? "" : `, ${firstChanged} ${firstChanged === 1 ? "has" : "have"} another first result`;
  const nothing = emptied === 0 ? "" : `, ${emptied} ${emptied === 1 ? "returns" : "return"} nothing now`;
  return `${watched}: the results of ${changed.length} changed${first}${nothing}. Changed most: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(changed)}.`;
}
const HEAD_ONLY = {
  bootstrap: "the base has no gate files yet",
  record: "this run records a baseline",
  no_git: "git is not installed",
  no_repository: "there is no git repository",
  on_default_branch: "this is the default branch",
  default_branch_unknown: "the default branch is not known. To compare with BRANCH, add --base-ref BRANCH",
  default_branch_not_fetched: "the default branch is not in this clone. Clone the whole history (on GitHub, fetch-depth: 0)",
  no_merge_base: "this clone shows no common commit with the default branch. Clone the whole history (on GitHub, fetch-depth: 0)"
};
const UNMEASURED = {
  query_failed: "the retriever failed on the query",
  no_answer: "the retriever gave no answer",
  no_text: "a result has no text",
  no_reference: "the suite has no reference answer",
  no_claims: "the text has no claim to check",
  refused: "the judge refused",
  malformed: "the judge's reply had the wrong form",
  too_long: "the texts are too long for the judge",
  not_asked: "the judging ended too early"
};
const NOT_BESIDE = {
  bootstrap: "the base has no gate yet, and the base's code can't answer with this change's config. After this change is merged, the gate sends each query to base and head",
  accepted: "the change was accepted, so the head's own files decide"
};
function describeAddedModel({ model, tokens_per_query: tokens, ...price }) {
  const { prompt, completion, per_call: call } = price;
  const tokenPrices = [
    prompt === null ? "" : `prompt ${prompt}`,
    completion === null ? "" : `completion ${completion}`
  ].filter(Boolean);
  const costs = [
    tokenPrices.length === 0 ? "" : `${tokenPrices.join(", ")} per 1,000 tokens`,
    call === null ? "" : `${call} a call`,
    tokens === null ? "" : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(tokens, "token")} a query`
  ].filter(Boolean);
  return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(model)} (${costs.join(", ")})`;
}
const deltaWords = (metric, delta) => (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDelta */ .CW)((0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOfMetric */ .QG)(metric), delta);
const valueWords = (metric, value) => (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatValue */ .Fl)((0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOfMetric */ .QG)(metric), value);
function itOrThem({ length }) {
  return length === 1 ? "it" : "them";
}
function withoutFullStop(text) {
  return text.trim().replace(/\.$/, "");
}
function someQueries(cases, singular, plural) {
  return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cases.length, "query", "queries")} ${cases.length === 1 ? singular : plural}`;
}



/***/ }),

/***/ 11612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LP: () => (/* binding */ acceptedSuffix),
/* harmony export */   nP: () => (/* binding */ baseWords),
/* harmony export */   q9: () => (/* binding */ receiptFacts),
/* harmony export */   uY: () => (/* binding */ originWords),
/* harmony export */   yD: () => (/* binding */ besideCommit)
/* harmony export */ });
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49946);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31385);


function receiptFacts(report) {
  const facts = {
    tool: report.tool,
    ...originFacts(report.origin),
    ...inputFacts(report.inputs),
    ...policyFacts(report.policies),
    ...runFacts(report.run),
    "deterministic digest": report.deterministic_digest
  };
  return Object.entries(facts).flatMap(([name, value = null]) => value === null ? [] : [{ name, value }]);
}
function originFacts(origin) {
  return {
    commit: origin?.commit,
    ref: origin?.ref,
    "pull request": origin?.pull_request ? `#${origin.pull_request}` : null,
    "workflow run": origin?.run_url,
    time: origin?.time
  };
}
function originWords(origin) {
  const commit = origin?.commit ? [`commit ${origin.commit.slice(0, 12)}`] : [];
  const number = origin?.pull_request ? [`pull request #${origin.pull_request}`] : [];
  return [...commit, ...number].join(", ");
}
function besideCommit(baseline) {
  return baseline?.beside?.commit.slice(0, 12) ?? null;
}
function acceptedSuffix(baseline) {
  const beside = baseline?.beside;
  return beside === void 0 || beside.accepted_figures ? "" : ", without accepted figures";
}
function inputFacts(inputs) {
  if (inputs === null) {
    return {};
  }
  const { config, suite, retriever, digests } = inputs;
  const files = [...digests].map(([file, digest]) => [`SHA-256 of ${file}`, digest]);
  return {
    config: config.file,
    suite: `${suite.name} ${suite.revision}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(suite.cases.length, "query", "queries")}, ${suite.digest}`,
    k: String(config.k),
    definition: definitionWords(config.definition),
    "prices per 1,000 tokens": config.prices && priceWords(config.prices),
    retriever: `${retriever.kind}, ${retriever.fingerprint}`,
    judge: config.judge && membersWords((0,_model_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeFingerprint */ .cT)(config.judge), ", "),
    corpus: retriever.corpus_digest,
    ...baselineFacts(inputs),
    ...Object.fromEntries(files)
  };
}
function baselineFacts({ config: { baseline: file }, baseline }) {
  if (baseline === null) {
    return { baseline: file === null ? "none" : `none at ${file}` };
  }
  const { beside, retriever, suite, tool, environment } = baseline;
  if (beside !== void 0) {
    return {
      "side by side with": `the base commit ${beside.commit}`,
      "accepted figures": beside.accepted_figures ? `of ${file}` : "none",
      "base's retriever": `${retriever.kind}, ${retriever.fingerprint}`
    };
  }
  return {
    baseline: file,
    "baseline's suite": `${suite.revision}, ${suite.digest}`,
    "baseline's tool": tool,
    "baseline's machine": machineWords(environment)
  };
}
function baseWords(policies) {
  const { base_branch: branch, base_commit: commit = null } = policies ?? {};
  return branch === void 0 || commit === null ? "" : `base ${branch} ${commit.slice(0, 12)}`;
}
function policyFacts(policies) {
  return {
    "base commit": policies?.base_commit,
    "base branch": policies?.base_branch,
    policy: policies?.policy_digest.head,
    "base's policy": policies?.policy_digest.base
  };
}
function runFacts(run) {
  if (run === null) {
    return {};
  }
  const { timing, environment, retries } = run;
  return {
    latency: timing.source === "off" ? "off" : `${timing.source}, ${timing.repeats} timed repeats a query`,
    "seed of the order": timing.seed?.toString(),
    machine: machineWords(environment),
    "transport retries": retries === 0 ? null : String(retries)
  };
}
function machineWords({ os, arch, cpu, cores, node }) {
  return `${os} ${arch}, ${cpu}, ${cores} cores, Node ${node}`;
}
function membersWords(value, between) {
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return members.map(([name, member]) => `${name} ${String(member)}`).join(between);
}
function priceWords({ currency, models }) {
  const words = [...models].map(([model, price]) => `${model} ${membersWords(price, " ")}`);
  return `${words.join(", ")}, in ${currency}`;
}
function definitionWords(definition) {
  const parts = Object.entries(definition).map(([name, value]) => typeof value === "object" && value !== null ? `${name} (${definitionWords(value)})` : `${name} ${String(value)}`);
  return parts.join(", ");
}



/***/ }),

/***/ 7195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ listHits),
/* harmony export */   Bx: () => (/* binding */ isWorse),
/* harmony export */   IL: () => (/* binding */ joinTables),
/* harmony export */   LK: () => (/* binding */ isBetter),
/* harmony export */   Pz: () => (/* binding */ isListMetric),
/* harmony export */   UE: () => (/* binding */ isNewlyFound),
/* harmony export */   W7: () => (/* binding */ comparableBaseline),
/* harmony export */   Yo: () => (/* binding */ failedTimes),
/* harmony export */   sX: () => (/* binding */ forbiddenResults)
/* harmony export */ });
/* unused harmony export sortChecks */
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _model_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30060);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44141);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1732);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90997);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13480);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27139);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97855);








function sortChecks({ checks, accepted = [] }) {
  const all = mergePolicyChecks(checks);
  const failed = all.filter((check) => !check.passed).toSorted(compareSeverity);
  const scopePlace = ({ scope }) => Number(scope.kind !== "overall");
  return {
    all,
    failed,
    primary: failed.filter((check) => check.secondary_to === null),
    fell: all.filter(({ state }) => state === "fell").toSorted((a, b) => scopePlace(a) - scopePlace(b)),
    accepted: accepted.toSorted(compareSeverity)
  };
}
function mergePolicyChecks(checks) {
  const checksByComparison = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(checks, comparisonKey);
  const checksOfOnePolicy = [];
  for (const check of checks) {
    const sameChecks = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .requireValue */ .vd)(checksByComparison, comparisonKey(check));
    if (check.weakening !== void 0) {
      checksOfOnePolicy.push(check);
    } else if (check === sameChecks[0]) {
      checksOfOnePolicy.push(...checksOfWorsePolicy(sameChecks));
    }
  }
  return keepWorseReference(checksOfOnePolicy);
}
function comparisonKey({ metric, scope, state, ratio, reference = "baseline" }) {
  const comparedWith = ratio === void 0 ? reference : "ratio";
  const lack = state === "missing" || state === "not_gated" ? state : "";
  return `${lack} ${comparedWith} ${metric} ${(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeText */ .Cm)(scope)}`;
}
function keepWorseReference(checks) {
  const figureKey = ({ metric, scope }) => `${metric} ${(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeText */ .Cm)(scope)}`;
  const worst = /* @__PURE__ */ new Map();
  for (const check of checks) {
    const worstSoFar = worst.get(figureKey(check));
    const isWorse2 = worstSoFar === void 0 || (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .rankSeverity */ .yq)(check) > (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .rankSeverity */ .yq)(worstSoFar);
    if (check.reference !== void 0 && isWorse2) {
      worst.set(figureKey(check), check);
    }
  }
  return checks.filter((check) => check.reference === void 0 || worst.get(figureKey(check)) === check);
}
function checksOfWorsePolicy(sameChecks) {
  const baseChecks = sameChecks.filter(({ policy }) => policy === "base");
  const headChecks = sameChecks.filter(({ policy }) => policy !== "base");
  const worstSeverity = (checks) => Math.max(-1, ...checks.map(_model_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .rankSeverity */ .yq));
  return worstSeverity(baseChecks) > worstSeverity(headChecks) ? baseChecks : headChecks;
}
function compareSeverity(one, other) {
  const otherOrder = severityOrder(other);
  const differences = severityOrder(one).map((value, i) => value - (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .requireItem */ .l5)(otherOrder, i));
  return differences.find((difference) => difference !== 0) ?? 0;
}
const RANKED = ["ndcg", "mrr", "recall"];
function severityOrder(check) {
  const { category, current, limit, scope, unit } = check;
  const beyond = current === null || limit === null ? 0 : Math.abs(current - limit);
  return [
    Number(check.secondary_to !== null),
    // Critical queries come before means.
    -Number((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .isCount */ .my)(check)),
    _model_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .CATEGORIES */ .R6.indexOf(category),
    Number(check.state === "missing"),
    Number(scope.kind !== "overall"),
    // Checks of what was found come before checks of how long the lists are.
    Number(isListMetric(check.metric)),
    Number((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .hasNoPairs */ .Hb)(check)),
    // The further beyond its limit the worse. Latency counts as a share of the limit: p50 and p95
    // differ in size.
    -(unit === "ms" && limit !== null && limit > 0 ? beyond / limit : beyond),
    // Of equals recall comes first, then MRR, nDCG and other metrics.
    -RANKED.indexOf((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .firstSegment */ ._V)(check.metric, "@"))
  ];
}
function isListMetric(metric) {
  return metric.startsWith("fill_rate") || metric.startsWith("zero_result_rate");
}
const ROUNDING = 1e-9;
function isWorse({ change, loss }) {
  return change === null ? loss !== null : change < -ROUNDING;
}
function isBetter({ change }) {
  return change !== null && change > ROUNDING;
}
function isNewlyFound({ before, score }) {
  const wasNotFound = before !== null && before.ranks.length > 0 && !before.found;
  return wasNotFound && score !== null && score.found;
}
function listHits(row) {
  const outcome = row?.run?.outcome;
  return outcome?.kind === "answer" ? outcome.hits : [];
}
function joinTables(report) {
  const { verdict, scores, inputs } = report;
  const checks = sortChecks(verdict);
  const oldScores = averageScoredRows(scores, inputs);
  const oldLatency = (oldScores ?? inputs?.baseline)?.latency;
  return {
    checks,
    cases: joinCases(report, checks.primary),
    metrics: metricRows(checks.all, scores?.means, oldScores?.means),
    latency: latencyRows(verdict.checks, scores?.latency, oldLatency)
  };
}
function comparableBaseline(inputs) {
  const baseline = inputs?.baseline ?? null;
  return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .sameCanonical */ .FN)(baseline?.definition, inputs?.config.definition) ? baseline : null;
}
function joinCases(report, primary) {
  const { inputs, explanation, verdict } = report;
  const scores = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .indexById */ .RX)(report.scores?.cases ?? []);
  const runs = report.run === null ? null : (0,_model_run_js__WEBPACK_IMPORTED_MODULE_7__/* .runsById */ .j8)(report.run);
  const losses = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .indexById */ .RX)(explanation?.losses ?? []);
  const baseline = comparableBaseline(inputs);
  const failures = failuresByCase(primary);
  const explained = new Set(verdict.verdict === "fail" ? explanation?.cause?.cases : []);
  const rows = (inputs?.suite.cases ?? []).map((suiteCase) => {
    const { id, digests } = suiteCase;
    const row = baseline?.cases.get(id);
    const before = row !== void 0 && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .sameQuestion */ .RB)(row.digests, digests) ? row : null;
    const score = scores.get(id) ?? null;
    return {
      case: suiteCase,
      score,
      run: runs?.get(id) ?? null,
      before,
      loss: losses.get(id) ?? null,
      failed: failures.get(id) ?? [],
      isExplained: explained.has(id),
      change: measureChange(score, before, inputs?.config.k ?? 0)
    };
  });
  return new Map(rows.map((row) => [row.case.id, row]));
}
function failuresByCase(primary) {
  const failures = /* @__PURE__ */ new Map();
  for (const check of primary) {
    for (const { id } of check.cases) {
      (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .addToList */ .vH)(failures, id, check);
    }
  }
  return failures;
}
function measureChange(score, before, k) {
  if (score === null || before === null) {
    return null;
  }
  let change = 0;
  for (const name of [`recall@${k}`, `ndcg@${k}`]) {
    change += (score.metrics.get(name) ?? 0) - (before.metrics.get(name) ?? 0);
  }
  return change;
}
function forbiddenResults(score) {
  if (!score) {
    return [];
  }
  const mustFindNothing = score.forbidden_ranks.length === 0 && score.ranks.length === 0;
  const badRanks = mustFindNothing ? [1] : score.forbidden_ranks;
  return badRanks.flatMap((rank) => {
    const id = score.results[rank - 1];
    return id === void 0 ? [] : [{ rank, id }];
  });
}
function metricRows(checks, means, oldMeans) {
  const shownChecks = selectTableChecks(checks);
  const checksByScope = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(shownChecks, ({ scope }) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeText */ .Cm)(scope));
  const allScopes = [...(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .listScopes */ .cV)(means), ...shownChecks.map(({ scope }) => scope)];
  const scopes = new Map(allScopes.map((scope) => [(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeText */ .Cm)(scope), scope]));
  const rows = [];
  for (const [key, scope] of scopes) {
    const scopeChecks = checksByScope.get(key) ?? [];
    const gatedMetrics = new Set(scopeChecks.map((check) => check.metric));
    const reported = reportedRows(scope, means, oldMeans);
    rows.push(...scopeChecks.map((check) => ({ ...check, status: rowStatus(check) })), ...reported.filter((row) => !gatedMetrics.has(row.metric)));
  }
  return rows;
}
function selectTableChecks(checks) {
  const shownChecks = [];
  const seenNames = /* @__PURE__ */ new Set();
  for (const check of checks) {
    const passesByBase = check.policy === "base" && (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .rankSeverity */ .yq)(check) === 0;
    if (check.weakening !== void 0 || passesByBase) {
      continue;
    }
    const name = `${check.metric} ${(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeText */ .Cm)(check.scope)}`;
    if (!check.passed || !seenNames.has(name)) {
      shownChecks.push(check);
    }
    seenNames.add(name);
  }
  return shownChecks;
}
function rowStatus({ state, secondary_to: follows }) {
  return state === "fail" && follows !== null ? "follows" : state;
}
function reportedRows(scope, means, oldMeans) {
  const oldMeansOfScope = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .findBucket */ .Ub)(oldMeans, scope);
  const rows = [];
  for (const [metric, current] of (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .findBucket */ .Ub)(means, scope) ?? []) {
    const oldMean = oldMeansOfScope?.get(metric) ?? null;
    if (current === null && oldMean === null) {
      continue;
    }
    rows.push({
      scope,
      metric,
      unit: (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .unitOfMetric */ .QG)(metric),
      baseline: oldMean,
      current,
      delta: oldMean === null || current === null ? null : current - oldMean,
      limit: null,
      status: "reported",
      direction: (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .directionOfMetric */ .l$)(metric)
    });
  }
  return rows;
}
function averageScoredRows(scores, inputs) {
  const baseline = comparableBaseline(inputs);
  if (scores === null || inputs === null || baseline === null || scores.cases.length === 0) {
    return null;
  }
  const rows = [];
  for (const score of scores.cases) {
    const row = baseline.cases.get(score.id);
    if (row === void 0 || !(0,_model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .sameQuestion */ .RB)(row.digests, score.digests)) {
      return null;
    }
    rows.push(useFiguresOfRow(score, row));
  }
  if (rows.length === baseline.cases.size && !inputs.suite.partial) {
    return baseline;
  }
  const names = [...new Set(rows.flatMap(({ metrics: metrics2 }) => [...metrics2.keys()]))];
  const metrics = names.map(_metrics_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .parseMetric */ .uo).filter((metric) => typeof metric !== "string");
  return (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_4__/* .summariseCases */ .eI)(rows, metrics, inputs.config.definition);
}
function useFiguresOfRow(score, row) {
  const { metrics, latency_ms: samples, spans_ms: spans } = row;
  const { spans_ms: _, ...scoreWithoutSpans } = score;
  return {
    ...scoreWithoutSpans,
    metrics,
    samples_ms: samples,
    ...spans === void 0 ? {} : { spans_ms: spans }
  };
}
function latencyRows(checks, now, before) {
  if (now === void 0 || now.overall.samples === 0) {
    return [];
  }
  const latencyChecks = checks.filter(({ metric }) => latencyStatistic(metric) !== null);
  return (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .listScopes */ .cV)(now).map((scope) => {
    const scopeChecks = latencyChecks.filter((check) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .sameScope */ .xk)(check.scope, scope));
    const oldTimes = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .findBucket */ .Ub)(before, scope);
    return {
      scope,
      stage: null,
      now: useCheckedFigures((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .findBucket */ .Ub)(now, scope), scopeChecks, "current"),
      before: oldTimes === void 0 ? null : useCheckedFigures(oldTimes, scopeChecks, "baseline"),
      checks: scopeChecks
    };
  });
}
function latencyStatistic(metric) {
  const parsed = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .parseMetric */ .uo)(metric);
  return typeof parsed !== "string" && parsed.family.kind === "latency" ? parsed.family.statistic : null;
}
function useCheckedFigures(summary, checks, side) {
  let checked = summary;
  for (const check of checks) {
    const value = check[side];
    if (value === null) {
      continue;
    }
    const samples = side === "current" ? check.n : checked.samples;
    checked = { ...checked, [`${latencyStatistic(check.metric)}_ms`]: value, samples };
  }
  return checked;
}
function failedTimes({ checks }) {
  const failedChecks = checks.filter(({ passed }) => !passed);
  return [...new Set(failedChecks.map(({ metric }) => latencyStatistic(metric)))];
}



/***/ }),

/***/ 93315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: () => (/* binding */ announceQueries),
/* harmony export */   LB: () => (/* binding */ notPlannedWords),
/* harmony export */   Tc: () => (/* binding */ isOfOtherMachine),
/* harmony export */   lj: () => (/* binding */ samplingLines),
/* harmony export */   vd: () => (/* binding */ limitWords)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31385);

function announceQueries({ cases, planned, most }, passes) {
  const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(planned, "query", "queries");
  if (passes === null) {
    return `This run sends at least ${queries} in total to base and head. From the base's response times, the gate computes how many more queries it must send. The limit is latency.budget_s.`;
  }
  if (passes === void 0) {
    const times = planned === cases ? "" : `, ${planned} times in total`;
    const again = most > planned ? `, or up to ${most} times if it measures latency again` : "";
    return `This run asks ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(cases, "query", "queries")}${times}${again}.`;
  }
  const rounds = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(passes, "round");
  const announcement = `This run sends ${queries} in total to base and head (${rounds} of timing).`;
  return most > planned ? `${announcement} If the gate measures latency again, it sends up to ${most} queries.` : announcement;
}
function samplingLines({ run, verdict }) {
  const { queries = 0, repeats = 0, passes = 1 } = run?.timing.asked ?? {};
  const limits = verdict.notices.find((notice) => notice.code === "latency_limits");
  const asked = `The gate asked ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(queries, "time")} in total. Each timed query has ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(repeats * passes, "timing")}.`;
  return [...repeats === 0 ? [] : [asked], ...limits === void 0 ? [] : [limitWords(limits)]];
}
function notPlannedWords({ by, needed }) {
  switch (by) {
    case "recorded":
      return [
        "a recorded run has one time for each query, and the check needs three",
        "Remove the rule."
      ];
    case "repeats":
      return [
        "the check needs more timings of each query",
        `Set latency.repeats to ${needed}, or remove the rule.`
      ];
    case "budget_s":
      return [
        `timing takes ${needed} seconds, and latency.budget_s allows less`,
        `Set latency.budget_s to ${needed}, measure fewer queries (latency.cases), or remove the rule.`
      ];
  }
}
function isOfOtherMachine(notice) {
  return notice.code === "latency_limits" && notice.other_machine;
}
const MOST_PERCENT = 1e3;
function limitWords({ beside, other_machine: isOtherMachine, rises, budget_s: budget }) {
  if (budget !== null) {
    return `Latency is not gated: timing takes ${budget} seconds, and latency.budget_s allows less. Raise this time limit, or measure fewer queries (latency.cases).`;
  }
  const riseWords = rises.map(({ metric, ms, baseline }) => {
    const name = metric.replace(/^latency_(\w+)_ms$/, "$1");
    const percent = Math.ceil(100 * ms / baseline);
    const share = percent <= MOST_PERCENT ? ` (${percent} %)` : "";
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMs */ ._V)(ms)}${share} at ${name}`;
  });
  const machine = isOtherMachine ? " The baseline was recorded on another kind of machine." : "";
  const better = beside ? "" : " To notice smaller rises of latency, compare head and base side by side (`base-directory`).";
  return `Latency checks can't notice rises below ${riseWords.join(", or ")}.${machine}${better}`;
}



/***/ }),

/***/ 25339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I5: () => (/* binding */ visibleSteps),
/* harmony export */   P5: () => (/* binding */ joinHeadline),
/* harmony export */   kK: () => (/* binding */ buildView),
/* harmony export */   l9: () => (/* binding */ viewLines),
/* harmony export */   m8: () => (/* binding */ listLostBelow),
/* harmony export */   rj: () => (/* binding */ countWords)
/* harmony export */ });
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(97855);
/* harmony import */ var _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33130);
/* harmony import */ var _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78409);
/* harmony import */ var _metrics_recall_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83368);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13480);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90997);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(1732);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80414);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76326);
/* harmony import */ var _check_sentences_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24171);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49077);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(28213);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(31385);
/* harmony import */ var _items_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(51232);
/* harmony import */ var _misfit_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(84624);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(63989);
/* harmony import */ var _receipt_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(11612);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7195);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(44141);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(35132);




















const LINE = 1e3;
const QUERY = 120;
const HEADED = 4;
const NAMED = 3;
function buildView(report, places = {}) {
  const { verdict, failure, inputs, explanation = null } = report;
  const { notices } = verdict;
  const tables = (0,_rows_js__WEBPACK_IMPORTED_MODULE_14__/* .joinTables */ .IL)(report);
  const { checks, cases: book } = tables;
  const rows = [...book.values()];
  const losses = failure === null ? explanation?.losses ?? [] : [];
  const lost = losses.flatMap(({ id }) => book.get(id) ?? []);
  const errors = (0,_causes_js__WEBPACK_IMPORTED_MODULE_6__/* .errorWords */ .Yi)(report.scores);
  const failed = (0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .makeItems */ .$1)(checks.primary, book, inputs, errors);
  const follows = (0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .followItems */ ._8)(checks.failed, book);
  const fell = (0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .fellItems */ .i0)(checks.fell, book);
  const primaryAccepted = checks.accepted.filter((check) => check.secondary_to === null);
  const accepted = (0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .makeItems */ .$1)(primaryAccepted, book, inputs, errors);
  const passed = verdict.verdict === "pass";
  const isFirst = isFirstRun(report);
  const worst = checks.primary[0] ?? checks.accepted[0];
  const isRenamed = explanation?.cause?.kind === "renamed";
  const misfit = isRenamed ? null : (0,_misfit_js__WEBPACK_IMPORTED_MODULE_11__/* .findMisfit */ .WM)(worst, notices, rows, inputs?.baseline ?? null);
  const unrecorded = countUnrecorded(report, rows);
  const titleParts = { checks, lost, failed, follows, accepted, unrecorded };
  const [title = "", ...output] = titleLines(report, titleParts);
  const adviceFacts = { tables, isFirst, misfit, unrecorded };
  const { advice, accept, next } = (0,_advice_js__WEBPACK_IMPORTED_MODULE_5__/* .findAdvice */ .S1)(report, adviceFacts, places);
  const causeText = (0,_causes_js__WEBPACK_IMPORTED_MODULE_6__/* .findCauseText */ .Uq)(report, worst, misfit, tables);
  const listsSentence = failure === null ? listsNote(explanation, causeText) : "";
  const noteSentences = [endNote(report), listsSentence, ...noticeNotes(verdict, next, errors)];
  const notes = noteSentences.filter(Boolean);
  const hidden = listHiddenNotices(verdict, worst, misfit, report.origin?.ci);
  return {
    verdict: verdict.verdict,
    first_run: isFirst,
    heading: makeHeading(verdict, failure, isFirst),
    title,
    output,
    also: failure === null ? listFurther(report, failed, lost, rows) : listLoosenedRules(failed),
    cause: capitaliseCause(causeText, explanation?.cause ?? null),
    advice: (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_7__/* .capitalise */ .sK)(advice),
    accept,
    notes,
    counts: countQueries(checks.all, lost, verdict.verdict === "error" ? [] : rows, inputs),
    about: inputs === null ? [] : aboutWords(inputs, report),
    failed,
    follows,
    accepted,
    fell,
    figures: passed || isFirst ? figureRows(tables.metrics, inputs?.baseline ?? null, notices) : [],
    times: timesWords(verdict, tables.latency),
    lost: lost.slice(0, _items_js__WEBPACK_IMPORTED_MODULE_10__/* .CASES */ .Gd).map((row) => lostView(row, passed)),
    won: failure === null ? wonCases(rows, inputs) : [],
    notices: shownNotices(verdict, hidden, errors).filter((notice) => !notes.includes(notice)),
    next,
    error: failure === null || isFirst ? null : makeError(failure, rows),
    tables
  };
}
function capitaliseCause(text, cause) {
  const names = cause?.names ?? [];
  return names.some((name) => text.startsWith(name)) ? text : (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_7__/* .capitalise */ .sK)(text);
}
function listFurther({ verdict, inputs, scores }, failed, lost, rows) {
  const name = `recall@${inputs?.config.k}`;
  const recall = { name, value: scores?.means.overall.get(name) ?? null };
  return [
    ...furtherCategories(failed),
    ...(0,_edits_js__WEBPACK_IMPORTED_MODULE_8__/* .alsoEditsWords */ .KE)(verdict, lost, recall),
    ...newEmptyWords(inputs, rows)
  ];
}
function makeError(failure, rows) {
  const queries = rows.flatMap(({ case: suiteCase, score }) => {
    const error = score?.error ?? null;
    return error === null ? [] : [{ ...(0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .namedCase */ .II)(suiteCase), change: error, ranks: [], why: "" }];
  });
  return { code: failure.code, problems: failure.problems, queries };
}
function listLostBelow({ lost, failed, counts }) {
  const [worst] = failed;
  const shownAbove = new Set(worst?.cases.map(({ id }) => id));
  const queries = lost.filter(({ id }) => !shownAbove.has(id));
  if (worst !== void 0 && lost.length !== counts.lost) {
    return { queries, all: null };
  }
  const aboveCount = lost.length - queries.length;
  return { queries, all: counts.lost - aboveCount };
}
function viewLines(view) {
  const lines = [
    { name: "Why", words: view.cause, isProse: false },
    { name: "What to do", words: view.advice, isProse: true },
    ...view.also.map((words) => ({ name: "Also", words, isProse: false })),
    ...view.notes.map((words) => ({ name: "Note", words, isProse: true }))
  ];
  return lines.filter(({ words }) => words !== "");
}
function visibleSteps({ verdict, next }) {
  const steps = verdict === "pass" ? next.filter((step) => step.do === "adopt") : next;
  return steps.map((step) => ({ ...step, why: (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_7__/* .capitalise */ .sK)(step.why) }));
}
function joinHeadline({ heading, title, output, also }) {
  return (0,_escape_js__WEBPACK_IMPORTED_MODULE_17__/* .escapeInvisible */ .ts)(`${heading} \xB7 ${[title, ...output, ...also].join(" / ")}`, LINE);
}
function countWords(counts) {
  const { checks, failed, worse, better, lost, empty, found } = counts;
  const betterPart = better === 0 ? "" : `, ${better} got better`;
  const worsePart = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(worse, "query", "queries")} got worse${betterPart}`;
  const lostNoun = worse === 0 ? (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(lost, "query", "queries") : String(lost);
  const lostPart = `${lostNoun} lost a document`;
  const parts = [
    failed === 0 ? "" : `${failed} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(checks, "check")} failed`,
    worse === 0 ? "" : worsePart,
    lost === 0 ? "" : lostPart + emptyWords(lost, empty),
    found === 0 ? "" : (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(found, "query is newly found", "queries are newly found")
  ];
  return parts.filter(Boolean).join(". ");
}
function emptyWords(lost, empty) {
  if (empty === 0) {
    return "";
  }
  const findNothing = (count) => `${count === 1 ? "finds" : "find"} no right document`;
  return empty < lost ? `, ${empty} of them ${findNothing(empty)}` : ` and ${findNothing(lost)} any more`;
}
function makeHeading(fullVerdict, failure, isFirst) {
  const { verdict, categories } = fullVerdict;
  const accepted = acceptedWords(fullVerdict);
  if (accepted !== "") {
    return `PASS: ${accepted}`;
  }
  if (isFirst) {
    return "FIRST RUN (error): there is no baseline yet";
  }
  const reasons = verdict === "error" && failure !== null ? [failure.code] : categories;
  return [verdict.toUpperCase(), (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_18__/* .listFirst */ .rL)(reasons, HEADED)].filter(Boolean).join(": ");
}
function isFirstRun({ failure, verdict, new_baseline: newBaseline, inputs }) {
  if (failure?.code !== "baseline_missing" || newBaseline === null) {
    return false;
  }
  const hasBaselineElsewhere = inputs?.near_baseline !== void 0 || inputs?.baseline_in !== void 0 || (0,_advice_js__WEBPACK_IMPORTED_MODULE_5__/* .isBaselineRemoved */ .I4)(verdict.checks);
  if (inputs?.suite.partial === true || hasBaselineElsewhere) {
    return false;
  }
  return verdict.checks.every(({ passed, weakening }) => passed || weakening !== void 0);
}
function aboutWords(inputs, { origin, policies }) {
  const { suite, config, baseline } = inputs;
  const commit = (0,_receipt_js__WEBPACK_IMPORTED_MODULE_13__/* .besideCommit */ .yD)(baseline);
  const stored = baseline === null ? "no baseline" : `compared with ${config.baseline}`;
  const comparison = commit === null ? stored : `side by side with the base ${commit}${(0,_receipt_js__WEBPACK_IMPORTED_MODULE_13__/* .acceptedSuffix */ .LP)(baseline)}`;
  const words = [
    `${suite.name} ${suite.revision}`,
    queriesWords(inputs),
    comparison,
    (0,_receipt_js__WEBPACK_IMPORTED_MODULE_13__/* .baseWords */ .nP)(policies),
    (0,_receipt_js__WEBPACK_IMPORTED_MODULE_13__/* .originWords */ .uY)(origin)
  ];
  return words.filter(Boolean);
}
function queriesWords({ suite, whole }) {
  const all = (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(whole?.suite.cases.length ?? suite.cases.length, "query", "queries");
  const asked = whole === void 0 ? all : `${suite.cases.length} of ${all}`;
  const watchedCount = suite.cases.filter(({ watched }) => watched === true).length;
  return watchedCount === 0 ? asked : `${asked}, ${watchedCount} of them watched`;
}
const RECORDED = [
  "baseline_edited",
  "baseline_not_measured",
  "accepted_moved"
];
function acceptedWords({ verdict, accepted = [] }) {
  const primary = accepted.filter((check) => check.secondary_to === null);
  if (primary.length === 0 || verdict !== "pass") {
    return "";
  }
  const regressions = primary.filter((check) => check.weakening === void 0 && !(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_19__/* .hasNoPairs */ .Hb)(check)).length;
  const findings = primary.flatMap(({ weakening }) => weakening?.code ?? []);
  const edits = regressions === 0 ? findings : findings.filter((code) => !RECORDED.includes(code));
  const changes = edits.length === 0 && regressions === 0 ? 1 : edits.length;
  const words = [
    regressions === 0 ? "" : (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(regressions, "accepted regression"),
    changes === 0 ? "" : (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(changes, "accepted change")
  ];
  return `passed with ${words.filter(Boolean).join(" and ")}`;
}
function countUnrecorded(report, rows) {
  const { inputs, run, verdict, explanation = null } = report;
  const isStored = inputs?.baseline?.beside === void 0;
  if (verdict.verdict !== "pass" || isRecording(verdict.notices) || !isStored) {
    return 0;
  }
  const varies = inputs?.baseline?.answers_vary === true || (run?.unstable.length ?? 0) > 0;
  if (varies || (0,_causes_js__WEBPACK_IMPORTED_MODULE_6__/* .hasLosses */ .qq)(verdict.notices, explanation)) {
    return 0;
  }
  return rows.filter(_rows_js__WEBPACK_IMPORTED_MODULE_14__/* .isNewlyFound */ .UE).length;
}
function isRecording(notices) {
  return notices.some((notice) => notice.code === "head_only" && notice.reason === "record");
}
function titleLines(report, parts) {
  const { lost, failed, follows, accepted } = parts;
  if (report.failure !== null) {
    const [first2 = "", ...rest] = report.failure.message.split(/\r?\n/);
    return [(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_7__/* .capitalise */ .sK)(first2), ...rest.filter((line) => line.trim() !== "")];
  }
  const corpus = lost.length === 0 ? "" : (0,_causes_js__WEBPACK_IMPORTED_MODULE_6__/* .corpusWords */ .uT)(report);
  const items = [...failed, ...follows];
  const [first] = items;
  if (first !== void 0) {
    const sentence = leadingWords(items, first);
    return [first.file === void 0 ? corpus + sentence : sentence];
  }
  if (accepted[0] !== void 0) {
    return [accepted[0].sentence];
  }
  const shard = report.verdict.notices.find((notice) => notice.code === "shard");
  return [shard === void 0 ? passWords(report, parts, corpus) : (0,_notices_js__WEBPACK_IMPORTED_MODULE_12__/* .noticeSentence */ .cv)(shard)];
}
function leadingWords(items, { code, sentence, file }) {
  if (code !== "gate_weakened" || file === void 0) {
    return sentence;
  }
  const otherCount = items.filter((item) => item.code === code).length - 1;
  return `This change loosens the gate: ${sentence}${otherCount > 0 ? `. ${(0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(otherCount, "more finding")}` : ""}`;
}
function furtherCategories(failed) {
  const firsts = [...(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(failed, ({ code }) => code).values()].map(([first]) => first);
  return firsts.slice(1).map((item) => leadingWords(failed, item));
}
function listLoosenedRules(failed) {
  const item = failed.find(({ code }) => code === "gate_weakened");
  return item === void 0 ? [] : [leadingWords(failed, item)];
}
function passWords({ verdict, inputs, policies, new_baseline: newBaseline }, { checks: { all, fell }, lost, unrecorded }, corpus) {
  const { notices } = verdict;
  const gated = all.filter(({ state }) => state !== "not_gated");
  const scopePart = `over ${comparedWords(inputs?.suite.cases.length ?? 0, notices)}`;
  const branch = notices.find((notice) => notice.code === "head_only")?.branch;
  const bootstrapPart = policies?.bootstrap === true ? `First run: ${branch ?? "the base branch"} has no gate yet. ` : "";
  const fall = largeFallWords(fell);
  const checkPart = fall === "" ? passSentence(gated, scopePart) : fall;
  const editsPart = (0,_edits_js__WEBPACK_IMPORTED_MODULE_8__/* .passEditsWords */ .KJ)(notices);
  const title = `${corpus}${checkPart}${editsPart}${lossTitle(lost)}`;
  const gainPart = gainWords(unrecorded, newBaseline === null ? [] : notices);
  return gainPart + bootstrapPart + (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_7__/* .capitalise */ .sK)(title);
}
function comparedWords(count, notices) {
  const newCount = notices.find((notice) => notice.code === "new_cases")?.cases.length ?? 0;
  const all = (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(count, "query", "queries");
  return newCount === 0 || newCount >= count ? all : `${count - newCount} of ${all}`;
}
function passSentence(gated, over) {
  if (gated.length === 0) {
    return `no checks ${over}`;
  }
  const others = gated.filter(({ state }) => state !== "pass");
  if (others.length === 0) {
    return `${gated.length === 1 ? "the one check passes" : `all ${gated.length} checks pass`} ${over}`;
  }
  const noisy = others.filter(({ unit }) => unit === "ms").length;
  const worse = others.length - noisy;
  const parts = [
    worse === 0 ? "" : `${worse} got worse, but not enough to fail`,
    noisy === 0 ? "" : `the difference of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(noisy, "latency value")} may be measurement noise`
  ];
  const passing = gated.length - others.length;
  return `${passing} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(gated.length, "check")} pass ${over}; ${parts.filter(Boolean).join("; ")}`;
}
function lossTitle(lost) {
  const [first] = lost;
  if (first === void 0) {
    return "";
  }
  const query = (0,_escape_js__WEBPACK_IMPORTED_MODULE_17__/* .capText */ .yA)(first.case.query, QUERY);
  const words = (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(lost.length, "query lost a document", "queries lost a document");
  return `. ${words}${lost.length === 1 ? ": " : ", such as "}"${query}"`;
}
const ROUNDING = 1e-9;
function largeFallWords(fell) {
  const large = fell.find(isLargeFall);
  return large === void 0 ? "" : `${(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_7__/* .checkSentence */ .YC)(large)}. The gate passes: ${(0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .reasonWords */ .IK)(large)}`;
}
function isLargeFall({ scope, unit, delta, n, current, direction }) {
  if (unit !== "share" || n === 0) {
    return false;
  }
  return scope.kind === "overall" ? Math.abs(delta ?? 0) > 1 / n + ROUNDING : direction === "higher" && current === 0;
}
function gainWords(found, notices) {
  if (found > 0) {
    const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(found, "query is", "queries are");
    return `${queries} found that the baseline does not have: record to keep ${found === 1 ? "it" : "them"}. `;
  }
  const gain = notices.find((notice) => notice.code === "gained");
  return gain === void 0 || gain.p === null ? "" : `Recall and nDCG are significantly better (${(0,_rule_js__WEBPACK_IMPORTED_MODULE_16__/* .pWords */ .gh)(gain.p)}): record to keep the gain. `;
}
function countQueries(checks, lost, rows, inputs) {
  const gated = checks.filter(({ state }) => state !== "not_gated");
  return {
    queries: inputs?.suite.cases.length ?? 0,
    checks: gated.length,
    failed: gated.filter(({ passed }) => !passed).length,
    fell: gated.filter(({ state }) => state === "fell").length,
    worse: rows.filter(_rows_js__WEBPACK_IMPORTED_MODULE_14__/* .isWorse */ .Bx).length,
    better: rows.filter(_rows_js__WEBPACK_IMPORTED_MODULE_14__/* .isBetter */ .LK).length,
    lost: lost.length,
    empty: lost.filter(findsNothing).length,
    found: rows.filter(_rows_js__WEBPACK_IMPORTED_MODULE_14__/* .isNewlyFound */ .UE).length
  };
}
function noticeNotes({ verdict, notices, checks, accepted = [] }, next, errors) {
  const doubt = verdict === "pass" && accepted.length === 0 ? (0,_notices_js__WEBPACK_IMPORTED_MODULE_12__/* .findDoubt */ ._I)(notices) : void 0;
  const asksForLabel = next.some(({ do: what }) => what === "label");
  const hasDrifted = asksForLabel || checks.some(({ reason }) => reason === "earlier");
  const shown = notices.filter(({ code }) => code === doubt?.code || code === "new_cases" && verdict === "pass" || code === "unstable" && verdict === "fail" || code === "since_accepted" && hasDrifted);
  return (0,_notices_js__WEBPACK_IMPORTED_MODULE_12__/* .noticeSentences */ .pY)(shown, errors);
}
function endNote({ failure, run, inputs }) {
  const all = inputs?.suite.cases.length ?? 0;
  const asked = run?.timing.asked?.queries ?? 0;
  return failure === null || asked === 0 || asked >= all ? "" : `The run ended after it asked ${asked} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(all, "query", "queries")}.`;
}
function listsNote(explanation, causeText) {
  const { lists = null, cause = null } = explanation ?? {};
  if (lists === null) {
    return "";
  }
  const listsText = (0,_causes_js__WEBPACK_IMPORTED_MODULE_6__/* .causeSentence */ .Jg)(lists);
  const saysCause = cause !== null && causeText.startsWith((0,_causes_js__WEBPACK_IMPORTED_MODULE_6__/* .causeSentence */ .Jg)(cause));
  return saysCause || causeText.startsWith(listsText) ? "" : `${capitaliseCause(listsText, lists)}.`;
}
const ON_PASS = 2;
function listHiddenNotices({ verdict, checks }, worst, misfit, ci) {
  const hidden = /* @__PURE__ */ new Set();
  if (ci === null && verdict === "pass") {
    hidden.add("head_only");
  }
  const isSlower = checks.some(({ unit, passed }) => unit === "ms" && !passed);
  if (verdict === "fail" && !isSlower) {
    hidden.add("latency_limits");
  }
  if (verdict === "fail") {
    hidden.add("unstable");
    hidden.add("lost");
  }
  if (worst?.category === "forbidden_hit") {
    hidden.add("new_hits");
  }
  if (misfit !== null) {
    hidden.add("zero_quality");
  }
  return hidden;
}
function shownNotices({ verdict, notices }, hidden, errors) {
  const visibleNotices = (0,_notices_js__WEBPACK_IMPORTED_MODULE_12__/* .selectRunNotices */ .dX)(notices).filter(({ code }) => !hidden.has(code));
  const sentences = (0,_notices_js__WEBPACK_IMPORTED_MODULE_12__/* .noticeSentences */ .pY)(visibleNotices, errors);
  return verdict === "pass" ? sentences.slice(0, ON_PASS) : sentences;
}
function findsNothing({ score, loss }) {
  if (loss === null) {
    return false;
  }
  return score === null || score.error !== null || !score.found;
}
function newEmptyWords(inputs, rows) {
  const baseline = (0,_rows_js__WEBPACK_IMPORTED_MODULE_14__/* .comparableBaseline */ .W7)(inputs);
  if (baseline === null) {
    return [];
  }
  const isAskedBefore = ({ case: { id, digests } }) => {
    const row = baseline.cases.get(id);
    return row !== void 0 && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_15__/* .sameQuery */ .tC)(row.digests, digests);
  };
  const emptyRows = rows.filter(isUncomparedAndEmpty);
  const newWords = nameQueries(emptyRows.filter((row) => !isAskedBefore(row)), rows, "new query finds none of its documents", "new queries find none of their documents");
  const changedWords = nameQueries(emptyRows.filter(isAskedBefore), rows, "query finds none of the documents that the suite expects now", "queries find none of the documents that the suite expects now");
  return [newWords, changedWords].filter((words) => words !== "");
}
function nameQueries(rows, allRows, one, many) {
  if (rows.length === 0) {
    return "";
  }
  const rowsByQuery = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(allRows, ({ case: { query } }) => query);
  const names = rows.map(({ case: { query, place } }) => {
    const isRepeated = (rowsByQuery.get(query)?.length ?? 0) > 1;
    const name = (0,_escape_js__WEBPACK_IMPORTED_MODULE_17__/* .capText */ .yA)(query, QUERY);
    return isRepeated ? `${name} (${place.file}:${place.line})` : name;
  });
  return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(rows.length, one, many)}: ${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_18__/* .listFirst */ .rL)(names, NAMED)}`;
}
function isUncomparedAndEmpty({ before, score }) {
  return before === null && score !== null && score.error === null && score.ranks.length > 0 && !score.found;
}
function lostView(row, passed) {
  const { case: suiteCase, score, loss } = row;
  const targets = loss?.targets ?? [];
  const moves = {
    ranks_before: targets.map(({ before }) => before),
    ranks_after: targets.map(({ now }) => now),
    targets: targets.map(({ label }) => label)
  };
  const hasFailed = typeof score?.error === "string";
  const lostWords = findsNothing(row) ? "finds none of its documents any more" : "lost a document";
  const isSaidElsewhere = row.isExplained || passed && loss?.cause === "not_looked_up";
  return {
    ...(0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .namedCase */ .II)(suiteCase),
    change: hasFailed ? "the query failed" : lostWords,
    ranks: (0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .movedRanks */ .vq)(moves, suiteCase),
    why: loss === null || isSaidElsewhere ? "" : (0,_causes_js__WEBPACK_IMPORTED_MODULE_6__/* .lossWords */ .VH)(loss)
  };
}
function figureRows(metrics, baseline, notices) {
  const overallRows = metrics.filter(({ scope, current }) => scope.kind === "overall" && current !== null);
  const isGated = (row) => isQuality(row) && row.status !== "reported";
  const usualRows = overallRows.filter(isUsual);
  const areAllNew = usualRows.every((row) => row.baseline === null) && !overallRows.some(isGated);
  if (baseline === null || areAllNew) {
    return usualRows.map((row) => (0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .makeRow */ .xG)(row));
  }
  const isShown = (row) => isGated(row) || isRecording(notices) && isUsual(row);
  return overallRows.filter(isShown).map((row) => (0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .makeRow */ .xG)(row));
}
function timesWords({ verdict, checks }, [row]) {
  const isGated = checks.some(({ scope, unit }) => scope.kind === "overall" && unit === "ms");
  if (row === void 0 || verdict !== "pass" && !isGated) {
    return "";
  }
  const failed = (0,_rows_js__WEBPACK_IMPORTED_MODULE_14__/* .failedTimes */ .Yo)(row);
  const words = [];
  for (const name of ["p50", "p95"]) {
    if (!failed.includes(name)) {
      const before = row.before?.[`${name}_ms`] ?? null;
      words.push(`${name} ${compareTimes(before, row.now[`${name}_ms`])}`);
    }
  }
  return words.length === 0 ? "" : `latency ${words.join(", ")}`;
}
function compareTimes(before, now) {
  if (before === null || now === null || before === 0) {
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatMs */ ._V)(now);
  }
  const figures = { unit: "ms", baseline: before, current: now, delta: null, limit: null };
  const { baseline, current } = (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .checkNumbers */ .PM)(figures);
  return `${baseline.replace(/ ms$/, "")} \u2192 ${current} (${(now / before).toFixed(2)}x)`;
}
function isQuality({ metric }) {
  const parsed = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .parseMetric */ .uo)(metric);
  return typeof parsed !== "string" && parsed.family.kind === "quality";
}
function isUsual({ metric }) {
  const parsed = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .parseMetric */ .uo)(metric);
  return typeof parsed !== "string" && [_metrics_recall_js__WEBPACK_IMPORTED_MODULE_2__/* .RECALL */ .wV, _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_0__/* .MRR */ .M, _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_1__/* .NDCG */ .f].some(({ name }) => name === parsed.family.name);
}
const WON = 3;
function wonCases(rows, inputs) {
  const k = inputs?.config.k ?? 0;
  if (inputs === null || inputs.baseline?.k !== k) {
    return [];
  }
  const wins = rows.map((row) => ({ row, gain: ranksWon(row, k) })).filter(({ gain }) => gain >= WON);
  const largestWins = wins.toSorted((a, b) => b.gain - a.gain).slice(0, _items_js__WEBPACK_IMPORTED_MODULE_10__/* .CASES */ .Gd);
  return largestWins.map(({ row: { case: suiteCase, before, score } }) => {
    const moved = { ranks_before: before.ranks, ranks_after: score.ranks };
    const ranks = (0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .movedRanks */ .vq)(moved, suiteCase, "gains");
    return { ...(0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .namedCase */ .II)(suiteCase), change: "", ranks, why: "" };
  });
}
function ranksWon({ before, score }, k) {
  if (before === null || score === null || score.error !== null) {
    return 0;
  }
  const bestRank = (ranks) => Math.min(k + WON, ...ranks.flatMap((rank) => rank ?? []));
  return bestRank(before.ranks) - bestRank(score.ranks);
}



/***/ }),

/***/ 39711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ policyToDigest),
/* harmony export */   RL: () => (/* binding */ makeBaseCommand),
/* harmony export */   WX: () => (/* binding */ findAddresses),
/* harmony export */   d6: () => (/* binding */ findHosts),
/* harmony export */   o6: () => (/* binding */ parseHost)
/* harmony export */ });
function policyToDigest(config) {
  const { file: _file, retriever, ...policy } = config;
  const { kind, timeout_ms } = retriever;
  return {
    ...policy,
    retriever: { kind, timeout_ms, hosts: new Map(findHosts(retriever, "retriever")) }
  };
}
const FREE_KEYS = ["params", "env", "headers", "body", "arguments"];
function findHosts(value, prefix) {
  return findAddresses(value, prefix).map(([field, address]) => [field, parseHost(address)]);
}
function parseHost(address) {
  return /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(address)?.[0].toLowerCase() ?? address;
}
function findAddresses(value, prefix) {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, member]) => {
    if (FREE_KEYS.includes(key)) {
      return [];
    }
    const field = `${prefix}.${key}`;
    const isAddress = /(?:^|_)url$/.test(key) && typeof member === "string";
    return isAddress ? [[field, member]] : findAddresses(member, field);
  });
}
function makeBaseCommand(folder, commit) {
  return `git worktree remove --force ${folder} 2>/dev/null; git worktree add --detach ${folder} ${commit}`;
}



/***/ }),

/***/ 1732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hb: () => (/* binding */ hasNoPairs),
/* harmony export */   R6: () => (/* binding */ CATEGORIES),
/* harmony export */   V6: () => (/* binding */ lacksFigure),
/* harmony export */   YD: () => (/* binding */ GOLDEN_DATA_FINDINGS),
/* harmony export */   my: () => (/* binding */ isCount),
/* harmony export */   yq: () => (/* binding */ rankSeverity)
/* harmony export */ });
/* unused harmony export WEAKENINGS */
const CATEGORIES = [
  "forbidden_hit",
  "recall_drop",
  "ranking_shift",
  "fewer_results",
  "latency_regression",
  "diversity_collapse",
  "semantic_degraded_spike",
  "retriever_error",
  "cost_regression",
  "answer_regression",
  "missing_data",
  "golden_data_edited",
  "gate_weakened"
];
function isCount({ unit, missing }) {
  return unit === "cases" && missing === void 0;
}
function hasNoPairs({ missing }) {
  return missing?.code === "no_paired_cases";
}
function lacksFigure(check) {
  return check.state === "missing" && !hasNoPairs(check);
}
function rankSeverity({ passed, state }) {
  if (!passed) {
    return 2;
  }
  return state === "fell" ? 1 : 0;
}
const WEAKENINGS = (/* unused pure expression or super */ null && ([
  /** The base has another config than the head. */
  "config_moved",
  /** The base's files can't be read. */
  "base_unusable",
  /** A file of the gate became a symbolic link. */
  "link",
  "config_edited",
  /** Stored verdicts of the judge were edited. */
  "verdict_changed",
  /** The run passes only with edits of recorded cases. */
  "passes_only_with_edits",
  /** Much of the suite is taken out. */
  "suite_shrinks",
  /** Critical cases or forbidden documents are no longer watched. */
  "suite_edited",
  "baseline_edited",
  /** The baseline has a new digest of a file outside of git, which the file does not have. */
  "baseline_vouches",
  /** Rows of the baseline were edited to values that this run did not measure. */
  "baseline_not_measured",
  /** The baseline has other accepted figures than it must keep, as after `record --accept`. */
  "accepted_moved"
]));
const GOLDEN_DATA_FINDINGS = [
  "passes_only_with_edits",
  "suite_shrinks",
  "suite_edited"
];



/***/ }),

/***/ 13574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ retrieverValue),
/* harmony export */   Mh: () => (/* binding */ baselineParts),
/* harmony export */   Uk: () => (/* binding */ msValue),
/* harmony export */   Wl: () => (/* binding */ latencyValue),
/* harmony export */   Ws: () => (/* binding */ renderBaselineJson),
/* harmony export */   f2: () => (/* binding */ stagesValue),
/* harmony export */   l9: () => (/* binding */ roundMs),
/* harmony export */   yq: () => (/* binding */ pricesValue)
/* harmony export */ });
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97855);
/* harmony import */ var _metrics_derived_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56192);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);



const VERSION = 1;
const MS_DECIMALS = 3;
function baselineValue(baseline) {
  const { suite, definition, k, judge, tool, environment, timing, files, means } = baseline;
  const caseValue = makeCaseWriter(baseline);
  return {
    version: VERSION,
    suite,
    definition,
    k,
    judge,
    tool,
    environment,
    timing: { ...timing, ms: roundMs(timing.ms) },
    files,
    retriever: retrieverValue(baseline.retriever),
    accepted: baseline.accepted,
    // The means by tag are computed from the rows when the file is read.
    metrics: { overall: means.overall, by_intent: means.by_intent },
    // A line for each case.
    cases: _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .StreamedValue */ .zX.members(function* () {
      for (const [id, row] of casesInOrder(baseline)) {
        yield [id, caseValue(row)];
      }
    }, true),
    prices: baseline.prices && pricesValue(baseline.prices),
    run_count: baseline.run_count,
    answers_vary: baseline.answers_vary
  };
}
function makeCaseWriter({ definition, means, run_count: runs = 1 }) {
  const metricNames = [...means.overall.keys()].toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP);
  const recording = { relevance: definition.relevance, runs };
  const metricColumns = metricNames.map((name) => ({
    name,
    derive: (0,_metrics_derived_js__WEBPACK_IMPORTED_MODULE_0__/* .findDerivation */ .R)(name, recording)
  }));
  return (row) => {
    const values = [];
    const deviatingMetrics = [];
    for (const { name, derive } of metricColumns) {
      const value = roundValue(row.metrics.get(name) ?? null);
      if (derive === null) {
        values.push(value);
      } else if (value !== roundValue(derive(row))) {
        deviatingMetrics.push([name, value]);
      }
    }
    return {
      ask: row.digests.ask,
      query: row.digests.query,
      answer: row.answer,
      clusters: row.clusters,
      targets: row.targets,
      forbidden: row.forbidden,
      expect_empty: row.expect_empty,
      accepted: row.accepted,
      found_in: row.found_in,
      variance: row.variance,
      intent: row.intent,
      metrics: deviatingMetrics.length === 0 ? void 0 : new Map(deviatingMetrics),
      ranks: row.ranks,
      results: row.results,
      values: values.length === 0 ? void 0 : values
    };
  };
}
function roundValue(value) {
  return value === null ? null : (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNumber */ .Wf)(value);
}
function* baselineParts(baseline) {
  const end = "\n}\n";
  let heldText = "";
  for (const part of (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalParts */ .BE)(baselineValue(baseline))) {
    heldText += part;
    if (heldText.length <= end.length) {
      continue;
    }
    yield heldText.slice(0, -end.length);
    heldText = heldText.slice(-end.length);
  }
  let lead = ',\n  "samples": {\n';
  let hasSamples = false;
  for (const [id, row] of casesInOrder(baseline)) {
    const value = samplesValue(row);
    if (value === null) {
      continue;
    }
    yield `${lead}    ${JSON.stringify(id)}: ${(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compactCanonical */ .SM)(value)}`;
    lead = ",\n";
    hasSamples = true;
  }
  yield hasSamples ? `
  }${end}` : end;
}
function casesInOrder({ cases }) {
  return [...cases].toSorted(([a], [b]) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP)(a, b));
}
function samplesValue({ latency_ms: latencyMs, spans_ms: spansMs }) {
  if (spansMs !== void 0) {
    return { latency_ms: latencyMs.map(roundMs), spans_ms: stagesValue(spansMs) };
  }
  return latencyMs.length === 0 ? null : latencyMs.map(roundMs);
}
function renderBaselineJson(report) {
  return report.new_baseline === null ? null : baselineParts(report.new_baseline);
}
function retrieverValue({ kind, fingerprint, corpus_digest, corpus, params }) {
  return { kind, fingerprint, corpus_digest, corpus, params };
}
function latencyValue({ samples, spans, ...times }) {
  return {
    samples,
    ...Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, ms && roundMs(ms)])),
    spans: spans && (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .mapValues */ .LG)(spans, latencyValue)
  };
}
function pricesValue({ currency, models }) {
  const priceEntries = [...models].map(([model, prices]) => {
    const setPrices = Object.entries(prices).filter(([, price]) => price !== null);
    return [model, Object.fromEntries(setPrices)];
  });
  return { currency, models: new Map(priceEntries) };
}
function stagesValue(spansMs) {
  return spansMs && (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .mapValues */ .LG)(spansMs, (samples) => samples.map(roundMs));
}
function roundMs(ms) {
  return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNumber */ .Wf)(ms, MS_DECIMALS);
}
function msValue(ms) {
  return ms === null ? null : roundMs(ms);
}



/***/ }),

/***/ 40305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YH: () => (/* binding */ gridLines),
/* harmony export */   fL: () => (/* binding */ percentText),
/* harmony export */   kg: () => (/* binding */ axisSvg),
/* harmony export */   om: () => (/* binding */ linearScale),
/* harmony export */   qV: () => (/* binding */ dumbbellSvg),
/* harmony export */   tA: () => (/* binding */ logScale),
/* harmony export */   xt: () => (/* binding */ canDraw),
/* harmony export */   zy: () => (/* binding */ chartScale)
/* harmony export */ });
const ROOM_OF_RANGE = 0.08;
const ROOM_OF_VALUE = 0.1;
const ROOM_OF_LOG = 0.05;
function linearScale(values, bounds = [-Infinity, Infinity]) {
  const low = findMinimum(values);
  const high = findMaximum(values);
  const room = (high - low) * ROOM_OF_RANGE || Math.abs(high) * ROOM_OF_VALUE || 1;
  const from = Math.max(low - room, bounds[0]);
  const to = Math.min(high + room, bounds[1]);
  return { at: (value) => scalePosition(value, from, to), ticks: roundSteps(from, to) };
}
function logScale(values) {
  const from = Math.log10(findMinimum(values)) - ROOM_OF_LOG;
  const to = Math.log10(findMaximum(values)) + ROOM_OF_LOG;
  const isOnScale = (value) => Math.log10(value) >= from && Math.log10(value) <= to;
  const powers = [];
  const powersAndThrees = [];
  for (let exponent = Math.floor(from); exponent <= Math.ceil(to); exponent++) {
    powers.push(Number(`1e${exponent}`));
    powersAndThrees.push(Number(`1e${exponent}`), Number(`3e${exponent}`));
  }
  const powerTicks = powers.filter(isOnScale);
  return {
    at: (value) => scalePosition(Math.log10(Math.max(value, Number.MIN_VALUE)), from, to),
    ticks: powerTicks.length >= 3 ? powerTicks : powersAndThrees.filter(isOnScale)
  };
}
function scalePosition(value, from, to) {
  const share = to > from ? (value - from) / (to - from) : 0.5;
  return 100 * Math.min(Math.max(share, 0), 1);
}
function roundSteps(from, to) {
  const quarter = (to - from) / 4;
  const power = 10 ** Math.floor(Math.log10(quarter));
  const step = power * ([1, 2, 5, 10].find((digit) => digit * power >= quarter) ?? 10);
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}
function findMinimum(values) {
  return values.reduce((least, value) => Math.min(least, value), Infinity);
}
function findMaximum(values) {
  return values.reduce((most, value) => Math.max(most, value), -Infinity);
}
function percentText(position) {
  return `${Number(position.toFixed(2))}%`;
}
function axisSvg({ ticks, at }, unit = "") {
  const labels = ticks.map((tick, i) => {
    const suffix = i === ticks.length - 1 ? unit : "";
    return `<text x="${percentText(at(tick))}" y="11">${tick}${suffix}</text>`;
  });
  return `<svg class="axis" aria-hidden="true">${labels.join("")}</svg>`;
}
function gridLines(scale) {
  const places = scale.ticks.map((tick) => percentText(scale.at(tick)));
  return places.map((x) => `<line class="grid" x1="${x}" x2="${x}" y1="0" y2="100%"/>`).join("");
}
const MIDDLE = 12;
function canDraw(check) {
  return check.baseline !== null && check.current !== null && check.state !== "missing";
}
const LEAST_HALF_RANGE = 0.03;
function chartScale(checks) {
  const values = checks.filter(canDraw).flatMap((check) => [check.baseline, check.current, check.limit]).filter((value) => value !== null);
  const areAmounts = checks.some((check) => ["ms", "money", "characters"].includes(check.unit));
  if (areAmounts) {
    return linearScale([0, ...values], [0, Infinity]);
  }
  const centre = values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
  const leastRange = [centre - LEAST_HALF_RANGE, centre + LEAST_HALF_RANGE];
  return linearScale([...values, ...leastRange], [0, 1]);
}
function dumbbellSvg(check, scale) {
  const { baseline, current, limit, interval } = check;
  if (baseline === null || current === null) {
    return "";
  }
  const x = (value) => percentText(scale.at(value));
  const line = (name, from, to) => `<line class="${name}" x1="${x(from)}" x2="${x(to)}" y1="${MIDDLE}" y2="${MIDDLE}"/>`;
  const heldOrFailed = check.passed ? "held" : "failed";
  const state = check.state === "fell" ? "fell" : heldOrFailed;
  const band = limit === null ? "" : bandSvg(check, limit, scale);
  const intervalLine = interval === null ? "" : line("interval", interval[0], interval[1]);
  return `<svg class="dumbbell ${state}" aria-hidden="true">${gridLines(scale)}${band}${line("move", baseline, current)}${intervalLine}<circle class="was" cx="${x(baseline)}" cy="${MIDDLE}" r="4.5"/><circle class="now" cx="${x(current)}" cy="${MIDDLE}" r="5"/></svg>`;
}
function bandSvg(check, limit, scale) {
  const baseline = scale.at(check.baseline);
  const end = scale.at(limit);
  const [from, to] = check.direction === "higher" ? [end, baseline] : [baseline, end];
  const band = to > from ? `<rect class="band" x="${percentText(from)}" width="${percentText(to - from)}" y="3" height="18"/>` : "";
  const tick = percentText(end);
  return `${band}<line class="limit" x1="${tick}" x2="${tick}" y1="3" y2="21"/>`;
}



/***/ }),

/***/ 57107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o_: () => (/* binding */ NAME),
  Jj: () => (/* binding */ QUERY),
  gz: () => (/* binding */ SENTENCE),
  my: () => (/* binding */ caseHref),
  v1: () => (/* binding */ codeHtml),
  c9: () => (/* binding */ detailsHtml),
  X1: () => (/* binding */ escapeText),
  M5: () => (/* binding */ groupList),
  vF: () => (/* binding */ iconHtml),
  LU: () => (/* binding */ html_long),
  zc: () => (/* binding */ notesHtml),
  bu: () => (/* binding */ num),
  pj: () => (/* binding */ plain),
  pA: () => (/* binding */ proseHtml),
  jB: () => (/* binding */ sectionHtml),
  qj: () => (/* binding */ tableHtml),
  e$: () => (/* binding */ termHtml)
});

;// CONCATENATED MODULE: ./lib/reporters/html/icons.js
const ICON_PATHS = {
  bad: "M4 4l8 8M12 4l-8 8",
  good: "M3 8.5l3.5 3.5L13 4.5",
  half: "M3 8h10"
};


// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/messages/escape.js
var messages_escape = __webpack_require__(28213);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
;// CONCATENATED MODULE: ./lib/reporters/html/html.js




const NAME = 120;
const QUERY = 300;
const SENTENCE = 1e3;
function escapeText(value, max = Infinity) {
  return (0,messages_escape/* escapeHtml */.ZD)(value, max);
}
function proseHtml(sentence, max = Infinity) {
  return (0,messages_escape/* markCode */.n7)((0,messages_escape/* escapeHtml */.ZD)(sentence, max));
}
function codeHtml(value, max = Infinity) {
  return `<code>${(0,messages_escape/* escapeHtml */.ZD)(value, max)}</code>`;
}
function termHtml(metric) {
  const meaning = (0,registry/* meaningOfMetric */.ZW)(metric);
  if (meaning === null) {
    return codeHtml(metric, NAME);
  }
  const id = (0,messages_escape/* escapeHtml */.ZD)(`check-${metric}`, NAME);
  return `<span class="term"><code tabindex="0" aria-describedby="${id}">${(0,messages_escape/* escapeHtml */.ZD)(metric, NAME)}</code><span role="tooltip" id="${id}">${escapeText(meaning)}</span></span>`;
}
function iconHtml(name) {
  return `<svg class="icon ${name}" viewBox="0 0 16 16" aria-hidden="true"><path d="${ICON_PATHS[name]}"/></svg>`;
}
function caseHref(id) {
  return (0,messages_escape/* escapeHtml */.ZD)(`#case=${encodeURIComponent(id.replaceAll(new RegExp("\\p{Cs}", "gu"), "\uFFFD"))}`);
}
function sectionHtml(id, title, body) {
  return body === "" ? "" : `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${escapeText(title)}</h2>
${body}</section>
`;
}
const GROUPS = 3;
function groupList(groups) {
  const items = groups.slice(0, GROUPS).map((words, index) => `<li><a href="#group=${index}">${escapeText(words, SENTENCE)}</a></li>
`);
  const hiddenCount = groups.length - items.length;
  const more = hiddenCount > 0 ? `<p class="more">${hiddenCount} more in the table's filter</p>
` : "";
  return items.length === 0 ? "" : `<ol class="groups">
${items.join("")}</ol>
${more}`;
}
function notesHtml(items) {
  const list = items.map((item) => `<li>${item}</li>
`).join("");
  return list === "" ? "" : `<ul class="notices">
${list}</ul>
`;
}
function detailsHtml(summary, body, open = false) {
  return body === "" ? "" : `<details${open ? " open" : ""}><summary>${escapeText(summary)}</summary>
${body}</details>
`;
}
const plain = (name) => ({ name, kind: "plain" });
const num = (name) => ({ name, kind: "num" });
const html_long = (name) => ({ name, kind: "text" });
function tableHtml(caption, columns, rows) {
  const columnClass = ({ kind }) => kind === "plain" ? "" : ` class="${kind}"`;
  const head = columns.map((column) => `<th scope="col"${columnClass(column)}>${escapeText(column.name, NAME)}</th>`).join("");
  const cellHtml = (cell, i) => {
    const attributes = columnClass((0,lookup/* requireItem */.l5)(columns, i));
    return i === 0 ? `<th scope="row"${attributes}>${cell}</th>` : `<td${attributes}>${cell}</td>`;
  };
  const body = rows.map((cells) => `<tr>${cells.map(cellHtml).join("")}</tr>
`).join("");
  return `<div class="scroll" role="region" tabindex="0" aria-label="${escapeText(caption)}"><table><caption>${escapeText(caption)}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${body}</tbody></table></div>
`;
}



/***/ }),

/***/ 2513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oe: () => (/* binding */ renderBar),
  Cf: () => (/* binding */ renderPage)
});

// UNUSED EXPORTS: POLICY

// EXTERNAL MODULE: ./lib/reporters/html/html.js + 1 modules
var html = __webpack_require__(57107);
;// CONCATENATED MODULE: ./lib/reporters/html/page.generated.js
const SCRIPT = '/* Contains preact:\nThe MIT License (MIT)\n\nCopyright (c) 2015-present Jason Miller\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the "Software"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all\ncopies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE\nSOFTWARE.\n*/\n"use strict";(()=>{var ie,h,nn,dt,A,Ze,tn,rn,xe,ne,K,on,Ce,Re,Se,pt,oe={},se=[],ft=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,le=Array.isArray;function P(e,n){for(var t in n)e[t]=n[t];return e}function Te(e){e&&e.parentNode&&e.parentNode.removeChild(e)}function mt(e,n,t){var r,o,a,i={};for(a in n)a=="key"?r=n[a]:a=="ref"?o=n[a]:i[a]=n[a];if(arguments.length>2&&(i.children=arguments.length>3?ie.call(arguments,2):t),typeof e=="function"&&e.defaultProps!=null)for(a in e.defaultProps)i[a]===void 0&&(i[a]=e.defaultProps[a]);return te(e,i,r,o,null)}function te(e,n,t,r,o){var a={type:e,props:n,key:t,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:o??++nn,__i:-1,__u:0};return o==null&&h.vnode!=null&&h.vnode(a),a}function R(e){return e.children}function re(e,n){this.props=e,this.context=n}function N(e,n){if(n==null)return e.__?N(e.__,e.__i+1):null;for(var t;n<e.__k.length;n++)if((t=e.__k[n])!=null&&t.__e!=null)return t.__e;return typeof e.type=="function"?N(e):null}function _t(e){if(e.__P&&e.__d){var n=e.__v,t=n.__e,r=[],o=[],a=P({},n);a.__v=n.__v+1,h.vnode&&h.vnode(a),Me(e.__P,a,n,e.__n,e.__P.namespaceURI,32&n.__u?[t]:null,r,t??N(n),!!(32&n.__u),o),a.__v=n.__v,a.__.__k[a.__i]=a,cn(r,a,o),n.__e=n.__=null,a.__e!=t&&sn(a)}}function sn(e){if((e=e.__)!=null&&e.__c!=null)return e.__e=e.__c.base=null,e.__k.some(function(n){if(n!=null&&n.__e!=null)return e.__e=e.__c.base=n.__e}),sn(e)}function Ye(e){(!e.__d&&(e.__d=!0)&&A.push(e)&&!ae.__r++||Ze!=h.debounceRendering)&&((Ze=h.debounceRendering)||tn)(ae)}function ae(){try{for(var e,n=1;A.length;)A.length>n&&A.sort(rn),e=A.shift(),n=A.length,_t(e)}finally{A.length=ae.__r=0}}function an(e,n,t,r,o,a,i,u,d,l,p){var m,c,f,b,x,k,_=r&&r.__k||se,g=n.length;for(d=gt(t,n,_,d,g),m=0;m<g;m++)(f=t.__k[m])!=null&&(c=f.__i!=-1&&_[f.__i]||oe,f.__i=m,k=Me(e,f,c,o,a,i,u,d,l,p),b=f.__e,f.ref&&c.ref!=f.ref&&(c.ref&&$e(c.ref,null,f),p.push(f.ref,f.__c||b,f)),x==null&&b!=null&&(x=b),4&f.__u?(d=ln(f,d,e),c.__e&&(c.__e=null)):typeof f.type=="function"&&k!==void 0?d=k:b&&(d=b.nextSibling),f.__u&=-7);return t.__e=x,d}function gt(e,n,t,r,o){var a,i,u,d,l,p=t.length,m=p,c=0;for(e.__k=new Array(o),a=0;a<o;a++)(i=n[a])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i=="string"||typeof i=="number"||typeof i=="bigint"||i.constructor==String?i=e.__k[a]=te(null,i,null,null,null):le(i)?i=e.__k[a]=te(R,{children:i},null,null,null):i.constructor===void 0&&i.__b>0?i=e.__k[a]=te(i.type,i.props,i.key,i.ref?i.ref:null,i.__v):e.__k[a]=i,d=a+c,i.__=e,i.__b=e.__b+1,u=null,(l=i.__i=yt(i,t,d,m))!=-1&&(m--,(u=t[l])&&(u.__u|=2)),u==null||u.__v==null?(l==-1&&(o>p?c--:o<p&&c++),typeof i.type!="function"&&(i.__u|=4)):l!=d&&(l==d-1?c--:l==d+1?c++:(l>d?c--:c++,i.__u|=4))):e.__k[a]=null;if(m)for(a=0;a<p;a++)(u=t[a])!=null&&(2&u.__u)==0&&(u.__e==r&&(r=N(u)),pn(u,u));return r}function ln(e,n,t){var r,o;if(typeof e.type=="function"){for(r=e.__k,o=0;r&&o<r.length;o++)r[o]&&(r[o].__=e,n=ln(r[o],n,t));return n}e.__e!=n&&(n&&e.type&&!n.parentNode&&(n=N(e)),n=t.insertBefore(e.__e,n||null));do n=n&&n.nextSibling;while(n!=null&&n.nodeType==8);return n}function yt(e,n,t,r){var o,a,i,u=e.key,d=e.type,l=n[t],p=l!=null&&(2&l.__u)==0;if(l===null&&u==null||p&&u==l.key&&d==l.type)return t;if(r>(p?1:0)){for(o=t-1,a=t+1;o>=0||a<n.length;)if((l=n[i=o>=0?o--:a++])!=null&&(2&l.__u)==0&&u==l.key&&d==l.type)return i}return-1}function Xe(e,n,t){n[0]=="-"?e.setProperty(n,t??""):e[n]=t==null?"":typeof t!="number"||ft.test(n)?t:t+"px"}function ee(e,n,t,r,o){var a,i;e:if(n=="style")if(typeof t=="string")e.style.cssText=t;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(n in r)t&&n in t||Xe(e.style,n,"");if(t)for(n in t)r&&t[n]==r[n]||Xe(e.style,n,t[n])}else if(n[0]=="o"&&n[1]=="n")a=n!=(n=n.replace(on,"$1")),i=n.toLowerCase(),n=i in e||n=="onFocusOut"||n=="onFocusIn"?i.slice(2):n.slice(2),e.l||(e.l={}),e.l[n+a]=t,t?r?t[K]=r[K]:(t[K]=Ce,e.addEventListener(n,a?Se:Re,a)):e.removeEventListener(n,a?Se:Re,a);else{if(o=="http://www.w3.org/2000/svg")n=n.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(n!="width"&&n!="height"&&n!="href"&&n!="list"&&n!="form"&&n!="tabIndex"&&n!="download"&&n!="rowSpan"&&n!="colSpan"&&n!="role"&&n!="popover"&&n in e)try{e[n]=t??"";break e}catch{}typeof t=="function"||(t==null||t===!1&&n[4]!="-"?e.removeAttribute(n):e.setAttribute(n,n=="popover"&&t==1?"":t))}}function en(e){return function(n){if(this.l){var t=this.l[n.type+e];if(n[ne]==null)n[ne]=Ce++;else if(n[ne]<t[K])return;return t(h.event?h.event(n):n)}}}function Me(e,n,t,r,o,a,i,u,d,l){var p,m,c,f,b,x,k,_,g,S,W,I,U,Qe,X,ke,$=n.type;if(n.constructor!==void 0)return null;128&t.__u&&(d=!!(32&t.__u),a=[u=n.__e=t.__e]),(p=h.__b)&&p(n);e:if(typeof $=="function"){m=i.length;try{if(g=n.props,S=$.prototype&&$.prototype.render,W=(p=$.contextType)&&r[p.__c],I=p?W?W.props.value:p.__:r,t.__c?_=(c=n.__c=t.__c).__=c.__E:(S?n.__c=c=new $(g,I):(n.__c=c=new re(g,I),c.constructor=$,c.render=bt),W&&W.sub(c),c.state||(c.state={}),c.__n=r,f=c.__d=!0,c.__h=[],c._sb=[]),S&&c.__s==null&&(c.__s=c.state),S&&$.getDerivedStateFromProps!=null&&(c.__s==c.state&&(c.__s=P({},c.__s)),P(c.__s,$.getDerivedStateFromProps(g,c.__s))),b=c.props,x=c.state,c.__v=n,f)S&&$.getDerivedStateFromProps==null&&c.componentWillMount!=null&&c.componentWillMount(),S&&c.componentDidMount!=null&&c.__h.push(c.componentDidMount);else{if(S&&$.getDerivedStateFromProps==null&&g!==b&&c.componentWillReceiveProps!=null&&c.componentWillReceiveProps(g,I),n.__v==t.__v||!c.__e&&c.shouldComponentUpdate!=null&&c.shouldComponentUpdate(g,c.__s,I)===!1){n.__v!=t.__v&&(c.props=g,c.state=c.__s,c.__d=!1),n.__e=t.__e,n.__k=t.__k,n.__k.some(function(O){O&&(O.__=n)}),se.push.apply(c.__h,c._sb),c._sb=[],c.__h.length&&i.push(c),u=N(t);break e}c.componentWillUpdate!=null&&c.componentWillUpdate(g,c.__s,I),S&&c.componentDidUpdate!=null&&c.__h.push(function(){c.componentDidUpdate(b,x,k)})}if(c.context=I,c.props=g,c.__P=e,c.__e=!1,U=h.__r,Qe=0,S)c.state=c.__s,c.__d=!1,U&&U(n),p=c.render(c.props,c.state,c.context),se.push.apply(c.__h,c._sb),c._sb=[];else do c.__d=!1,U&&U(n),p=c.render(c.props,c.state,c.context),c.state=c.__s;while(c.__d&&++Qe<25);c.state=c.__s,c.getChildContext!=null&&(r=P(P({},r),c.getChildContext())),S&&!f&&c.getSnapshotBeforeUpdate!=null&&(k=c.getSnapshotBeforeUpdate(b,x)),X=p!=null&&p.type===R&&p.key==null?dn(p.props.children):p,u=an(e,le(X)?X:[X],n,t,r,o,a,i,u,d,l),c.base=n.__e,n.__u&=-161,c.__h.length&&i.push(c),_&&(c.__E=c.__=null)}catch(O){if(i.length=m,n.__v=null,d||a!=null){if(O.then){for(n.__u|=d?160:128;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;a!=null&&(a[a.indexOf(u)]=null),n.__e=u}else if(a!=null)for(ke=a.length;ke--;)Te(a[ke])}else n.__e=t.__e;n.__k==null&&(n.__k=t.__k||[]),O.then||un(n),h.__e(O,n,t)}}else a==null&&n.__v==t.__v?(n.__k=t.__k,n.__e=t.__e):u=n.__e=ht(t.__e,n,t,r,o,a,i,d,l);return(p=h.diffed)&&p(n),128&n.__u?void 0:u}function un(e){e&&(e.__c&&(e.__c.__e=!0),e.__k&&e.__k.some(un))}function cn(e,n,t){for(var r=0;r<t.length;r++)$e(t[r],t[++r],t[++r]);h.__c&&h.__c(n,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(a){a.call(o)})}catch(a){h.__e(a,o.__v)}})}function dn(e){return typeof e!="object"||e==null||e.__b>0?e:le(e)?e.map(dn):e.constructor!==void 0?null:P({},e)}function ht(e,n,t,r,o,a,i,u,d){var l,p,m,c,f,b,x,k=t.props||oe,_=n.props,g=n.type;if(g=="svg"?o="http://www.w3.org/2000/svg":g=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),a!=null){for(l=0;l<a.length;l++)if((f=a[l])&&"setAttribute"in f==!!g&&(g?f.localName==g:f.nodeType==3)){e=f,a[l]=null;break}}if(e==null){if(g==null)return document.createTextNode(_);e=document.createElementNS(o,g,_.is&&_),u&&(h.__m&&h.__m(n,a),u=!1),a=null}if(g==null)k===_||u&&e.data==_||(e.data=_);else{if(a=g=="textarea"&&_.defaultValue!=null?null:a&&ie.call(e.childNodes),!u&&a!=null)for(k={},l=0;l<e.attributes.length;l++)k[(f=e.attributes[l]).name]=f.value;for(l in k)f=k[l],l=="dangerouslySetInnerHTML"?m=f:l=="children"||l in _||l=="value"&&"defaultValue"in _||l=="checked"&&"defaultChecked"in _||ee(e,l,null,f,o);for(l in _)f=_[l],l=="children"?c=f:l=="dangerouslySetInnerHTML"?p=f:l=="value"?b=f:l=="checked"?x=f:u&&typeof f!="function"||k[l]===f||ee(e,l,f,k[l],o);if(p)u||m&&(p.__html==m.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),n.__k=[];else if(m&&(e.innerHTML=""),an(n.type=="template"?e.content:e,le(c)?c:[c],n,t,r,g=="foreignObject"?"http://www.w3.org/1999/xhtml":o,a,i,a?a[0]:t.__k&&N(t,0),u,d),a!=null)for(l=a.length;l--;)Te(a[l]);u&&g!="textarea"||(l="value",g=="progress"&&b==null?e.removeAttribute("value"):b!=null&&(b!==e[l]||g=="progress"&&!b||g=="option"&&b!=k[l])&&ee(e,l,b,k[l],o),l="checked",x!=null&&x!=e[l]&&ee(e,l,x,k[l],o))}return e}function $e(e,n,t){try{if(typeof e=="function"){var r=typeof e.__u=="function";r&&e.__u(),r&&n==null||(e.__u=e(n))}else e.current=n}catch(o){h.__e(o,t)}}function pn(e,n,t){var r,o;if(h.unmount&&h.unmount(e),(r=e.ref)&&(r.current&&r.current!=e.__e||$e(r,null,n)),(r=e.__c)!=null){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(a){h.__e(a,n)}r.base=r.__P=r.__n=null}if(r=e.__k)for(o=0;o<r.length;o++)r[o]&&pn(r[o],n,t||typeof e.type!="function");t||Te(e.__e),e.__c=e.__=e.__e=void 0}function bt(e,n,t){return this.constructor(e,t)}function Pe(e,n,t){var r,o,a,i;n==document&&(n=document.documentElement),h.__&&h.__(e,n),o=(r=typeof t=="function")?null:t&&t.__k||n.__k,a=[],i=[],Me(n,e=(!r&&t||n).__k=mt(R,null,[e]),o||oe,oe,n.namespaceURI,!r&&t?[t]:o?null:n.firstChild?ie.call(n.childNodes):null,a,!r&&t?t:o?o.__e:n.firstChild,r,i),cn(a,e,i),e.props.children=null}ie=se.slice,h={__e:function(e,n,t,r){for(var o,a,i;n=n.__;)if((o=n.__c)&&!o.__)try{if((a=o.constructor)&&a.getDerivedStateFromError!=null&&(o.setState(a.getDerivedStateFromError(e)),i=o.__d),o.componentDidCatch!=null&&(o.componentDidCatch(e,r||{}),i=o.__d),i)return o.__E=o}catch(u){e=u}throw e}},nn=0,dt=function(e){return e!=null&&e.constructor===void 0},re.prototype.setState=function(e,n){var t;t=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=P({},this.state),typeof e=="function"&&(e=e(P({},t),this.props)),e&&P(t,e),e!=null&&this.__v&&(n&&this._sb.push(n),Ye(this))},re.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Ye(this))},re.prototype.render=R,A=[],tn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,rn=function(e,n){return e.__v.__b-n.__v.__b},ae.__r=0,xe=Math.random().toString(8),ne="__d"+xe,K="__a"+xe,on=/(PointerCapture)$|Capture$/i,Ce=0,Re=en(!1),Se=en(!0),pt=0;var V,w,Ae,fn,G=0,vn=[],v=h,mn=v.__b,_n=v.__r,gn=v.diffed,yn=v.__c,hn=v.unmount,bn=v.__;function ce(e,n){v.__h&&v.__h(w,e,G||n),G=0;var t=w.__H||(w.__H={__:[],__h:[]});return e>=t.__.length&&t.__.push({}),t.__[e]}function T(e){return G=1,wt(kn,e)}function wt(e,n,t){var r=ce(V++,2);if(r.t=e,!r.__c&&(r.__=[t?t(n):kn(void 0,n),function(u){var d=r.__N?r.__N[0]:r.__[0],l=r.t(d,u);d!==l&&(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=w,!w.__f)){var o=function(u,d,l){if(!r.__c.__H)return!0;var p=!1,m=r.__c.props!==u;if(r.__c.__H.__.some(function(f){if(f.__N){p=!0;var b=f.__[0];f.__=f.__N,f.__N=void 0,b!==f.__[0]&&(m=!0)}}),a){var c=a.call(this,u,d,l);return p?c||m:c}return!p||m};w.__f=!0;var a=w.shouldComponentUpdate,i=w.componentWillUpdate;w.componentWillUpdate=function(u,d,l){if(this.__e){var p=a;a=void 0,o(u,d,l),a=p}i&&i.call(this,u,d,l)},w.shouldComponentUpdate=o}return r.__N||r.__}function M(e,n){var t=ce(V++,3);!v.__s&&Ie(t.__H,n)&&(t.__=e,t.u=n,w.__H.__h.push(t))}function de(e,n){var t=ce(V++,4);!v.__s&&Ie(t.__H,n)&&(t.__=e,t.u=n,w.__h.push(t))}function E(e){return G=5,C(function(){return{current:e}},[])}function C(e,n){var t=ce(V++,7);return Ie(t.__H,n)&&(t.__=e(),t.__H=n,t.__h=e),t.__}function De(e,n){return G=8,C(function(){return e},n)}function vt(){for(var e;e=vn.shift();){var n=e.__H;if(e.__P&&n)try{n.__h.some(ue),n.__h.some(Ee),n.__h=[]}catch(t){n.__h=[],v.__e(t,e.__v)}}}v.__b=function(e){w=null,mn&&mn(e)},v.__=function(e,n){e&&n.__k&&n.__k.__m&&(e.__m=n.__k.__m),bn&&bn(e,n)},v.__r=function(e){_n&&_n(e),V=0;var n=(w=e.__c).__H;n&&(Ae===w?(n.__h=[],w.__h=[],n.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})):(n.__h.some(ue),n.__h.some(Ee),n.__h=[],V=0)),Ae=w},v.diffed=function(e){gn&&gn(e);var n=e.__c;n&&n.__H&&(n.__H.__h.length&&(vn.push(n)!==1&&fn===v.requestAnimationFrame||((fn=v.requestAnimationFrame)||kt)(vt)),n.__H.__.some(function(t){t.u&&(t.__H=t.u,t.u=void 0)})),Ae=w=null},v.__c=function(e,n){n.some(function(t){try{t.__h.some(ue),t.__h=t.__h.filter(function(r){return!r.__||Ee(r)})}catch(r){n.some(function(o){o.__h&&(o.__h=[])}),n=[],v.__e(r,t.__v)}}),yn&&yn(e,n)},v.unmount=function(e){hn&&hn(e);var n,t=e.__c;t&&t.__H&&(t.__H.__.some(function(r){try{ue(r)}catch(o){n=o}}),t.__H=void 0,n&&v.__e(n,t.__v))};var wn=typeof requestAnimationFrame=="function";function kt(e){var n,t=function(){clearTimeout(r),wn&&cancelAnimationFrame(n),setTimeout(e)},r=setTimeout(t,35);wn&&(n=requestAnimationFrame(t))}function ue(e){var n=w,t=e.__c;typeof t=="function"&&(e.__c=void 0,t()),w=n}function Ee(e){var n=w;e.__c=e.__(),w=n}function Ie(e,n){return!e||e.length!==n.length||n.some(function(t,r){return t!==e[r]})}function kn(e,n){return typeof n=="function"?n(e):n}var xt=/[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}\\p{Noncharacter_Code_Point}\\u00ad\\u200b\\u2060-\\u2064\\ufeff\\u{e0000}-\\u{e007f}]/gu;function xn(e,n){if(e.length<=n)return e;let t=Array.from(e),r=t.length-n;if(r<=0)return e;let o=r<20?"":` (+${r} characters)`;return`${t.slice(0,n).join("")}\\u2026${o}`}function y(e,n=1/0){return xn(e,n).replaceAll(xt,Rt)}function Rt(e){return`\\\\u{${e.codePointAt(0).toString(16)}}`}function Ne(e){return/^[\\w@%+=:,./-]+$/.test(e)&&!e.startsWith("-")?e:`\'${e.replaceAll("\'","\'\\\\\'\'")}\'`}function Rn(e){return`--case${e.startsWith("-")?"=":" "}${Ne(e)}`}var Sn={bad:"M4 4l8 8M12 4l-8 8",good:"M3 8.5l3.5 3.5L13 4.5",half:"M3 8h10"};var St=0;function s(e,n,t,r,o,a){n||(n={});var i,u,d=n;if("ref"in d)for(u in d={},n)u=="ref"?i=n[u]:d[u]=n[u];var l={type:e,props:d,key:t,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:--St,__i:-1,__u:0,__source:o,__self:a};if(typeof e=="function"&&(i=e.defaultProps))for(u in i)d[u]===void 0&&(d[u]=i[u]);return h.vnode&&h.vnode(l),l}function z({tone:e}){return e==="dim"?null:s("svg",{class:`icon ${e}`,viewBox:"0 0 16 16","aria-hidden":"true",children:s("path",{d:Sn[e==="warn"?"half":e]})})}function pe({text:e}){let[n,t]=T(!1);return navigator.clipboard===void 0?null:s("button",{type:"button",class:"quiet copy",onClick:()=>{navigator.clipboard.writeText(e).then(()=>t(!0),()=>t(!1))},children:[n?"Copied":"Copy",s("span",{class:"unseen",role:"status",children:n?" to the clipboard":" the command"})]})}var Ct=/^(?:..?|the|and|for|how|what|does|which|when|with|are|can)$/u;function F({text:e,query:n}){let t=new Set((n.toLowerCase().match(/[\\p{L}\\p{N}]+/gu)??[]).filter(o=>!Ct.test(o))),r=y(e).split(/([\\p{L}\\p{N}]+)/u);return s(R,{children:r.map((o,a)=>a%2===1&&t.has(o.toLowerCase())?s("mark",{children:o},a):o)})}var Le="\\u2013",Cn="\\u2212";function Oe(e,n=Mn(e)){return e===null?Le:`${fe(Fe(e.toFixed(n)))} ms`}function Tn(e){let n=Math.abs(e??0);if(n===0)return 0;let t=2-Math.floor(Math.log10(n));return Math.min(Math.max(t,0),12)}function Mn(e){let n=Math.abs(e??0);return n<1?3:n<10?2:n<100?1:0}function L(e,n,t){return n===null?Le:e==="ms"?Oe(n,t):fe(e==="cases"?Fe(String(Math.round(n*1e6)/1e6)):e==="money"?n.toFixed(t??Tn(n)):n.toFixed(t??(e==="characters"?1:3)))}function Ve(e,n,t){if(n===null)return Le;let r=L(e,n,t);return n>0&&/[1-9]/.test(r)?`+${r}`:r}function $n(e){return e.startsWith("+")?`\\u25B2 ${e}`:e.startsWith(Cn)?`\\u25BC ${e}`:e}function fe(e){return e.startsWith("-")?/[1-9]/.test(e)?Cn+e.slice(1):e.slice(1):e}function Fe(e){return/\\d{5}/.test(e)?e.replaceAll(/(?<!\\.\\d*)\\B(?=(?:\\d{3})+(?!\\d))/g,","):e}function Pn(e){let{unit:n,baseline:t,current:r,limit:o}=e,a=[t,r,o].filter(u=>u!==null),i=Tt(n,a);return{baseline:L(n,t,i),current:L(n,r,i),delta:Ve(n,Mt(e,i),i),limit:L(n,o,i)}}function Tt(e,n){switch(e){case"ms":return $t(n);case"money":return Math.max(0,...n.map(Tn));case"characters":return 1;default:return An(n,3,6)}}function Mt({unit:e,baseline:n,current:t,delta:r},o){return n===null||t===null||r===null||e==="cases"?r:Number(t.toFixed(o))-Number(n.toFixed(o))}function $t(e){let n=Math.max(0,...e.map(Math.abs)),t=3;n>=1e3?t=0:n>=100&&(t=1);let r=Math.max(0,...e.map(Mn));return An(e,Math.min(t,r),3)}var Pt=9;function An(e,n,t){let r=a=>new Set(e.map(i=>i.toFixed(a))).size,o=n;for(;o<t&&r(o)<r(Pt);)o++;return o}function D(e,n,t=`${n}s`){return`${Fe(String(e))} ${e===1?n:t}`}function En(e,n){return e===null?n===null?"not found before either":`new at rank ${n}`:e===void 0||e===n?n===null?"not found by the search":`rank ${n}`:`rank ${e} \\u2192 ${n??"lost"}`}function Dn(e){let n=new Map(e.worst.map((o,a)=>[o,a])),t=e.cases.map((o,a)=>At(o,a,e.k,n.get(a)??1/0)),r=[];for(let{now:o}of e.cases)for(let[a,i]of(o?.texts??[]).entries()){let u=o?.results[a];u!==void 0&&i>=0&&(r[u]??=i)}return{page:e,rows:t,measures:Dt(e),texts:r}}function At(e,n,t,r){let{before:o,now:a}=e,i=e.targets.map((l,p)=>({...l,before:o===null?void 0:o.ranks[p]??null,after:a===null?void 0:a.ranks[p]??null})).toSorted((l,p)=>He(p,t)-He(l,t)),[u]=i,d=o!==null&&a!==null;return{index:n,case:e,targets:i,changed:d&&(o.metrics.some((l,p)=>l!==a.metrics[p])||i.some(l=>l.before!==l.after)),lost:i.some(l=>typeof l.before=="number"&&l.after===null),fall:d&&u!==void 0?He(u,t):null,severity:r}}function He({before:e,after:n},t){if(n===void 0)return 0;let r=2*t+1;return(n??r)-(e??r)}var me=["worse","same","better"],H="latency",Et=5e-7;function Dt({metrics:e}){let n=e.map((r,o)=>({...r,noise:[Et,0],readValue:a=>a?.metrics[o]??null})),t={name:H,unit:"ms",meaning:"median of the query\'s timed answers; within 20 % or 1 ms is the same",lower:!0,noise:[1,.2],readValue:r=>r?.ms??null};return[...n,t]}function J({readValue:e,lower:n,noise:t},{case:r}){let o=e(r.before),a=e(r.now);if(o===null||a===null)return null;let i=n?o-a:a-o;return Math.abs(i)<=Math.max(t[0],t[1]*o)?0:i}function _e(e,n){let t=J(e,n);return t===null?null:Be(t)}function Be(e){return e===0?"same":e<0?"worse":"better"}var In=6,Nn=12;function Ln(e,n,t){let[r,o]=T({top:0,size:800});de(()=>{let u=e.current;if(u===null)return;let d=()=>{let p=u.scrollTop,m=u.clientHeight;o(c=>c.top===p&&c.size===m?c:{top:p,size:m})},l=new ResizeObserver(d);return l.observe(u),u.addEventListener("scroll",d,{passive:!0}),()=>{l.disconnect(),u.removeEventListener("scroll",d)}},[e]),M(()=>{e.current!==null&&e.current.scrollTop>n*t&&(e.current.scrollTop=0)},[e,n,t]);let a=Math.max(Math.min(Math.floor(r.top/t),n)-In,0),i=Math.min(a+Math.ceil(r.size/t)+2*In,n);return{first:a,last:i}}function On(e,n,t){let r={ArrowDown:n+1,ArrowUp:n-1,PageDown:n+Nn,PageUp:n-Nn,Home:0,End:t-1},o=Object.hasOwn(r,e)?r[e]:void 0;return o===void 0?null:Math.min(Math.max(o,0),Math.max(t-1,0))}function ge({before:e,after:n}){return n===void 0?"not asked":En(e,n)}function Q({before:e,after:n}){return e===void 0||n===void 0||e===n?"dim":n===null?"bad":e===null||n<e?"good":"bad"}function B({case:{before:e,now:n,failed:t},lost:r,changed:o}){return n===null?{rank:null,tone:"dim",words:"not asked"}:n.error!==void 0?{rank:0,tone:"bad",words:"error"}:t.length>0?{rank:1,tone:"bad",words:t.join(", ")}:n.degraded?{rank:2,tone:"warn",words:"degraded"}:r?{rank:3,tone:"warn",words:"lost a document"}:o?{rank:4,tone:"dim",words:"changed"}:e===null?{rank:5,tone:"warn",words:"no baseline"}:{rank:6,tone:"dim",words:"same"}}var ye=36,he=200,It={key:"query",name:"Query",cls:"c-query"},Nt=[{key:"id",name:"Id",cls:"c-id",renderCell:e=>s("code",{children:y(e.case.id,he)})},{key:"intent",name:"Intent",cls:"c-intent",renderCell:e=>y(e.case.intent,he)},{key:"fall",name:"Document, rank before \\u2192 now",cls:"c-move",descending:!0,renderCell:e=>s(Wt,{row:e})}],Lt={key:"outcome",name:"Outcome",cls:"c-outcome",renderCell:e=>{let{tone:n,words:t}=B(e);return s("span",{class:n,children:[s(z,{tone:n}),t]})}},Ot=3,Vt=/^(recall|mrr|ndcg)(@|$)/,Ft=/^(hit_rate|map|precision|faithfulness|answer_relevancy|context_recall|context_precision)(@|$)/;function Ht({measures:e},n){let t=e.filter(({name:d})=>d!==H),r=[Vt,Ft].flatMap(d=>t.filter(({name:l})=>d.test(l))).slice(0,Ot),o=t.filter(({name:d})=>n.endsWith(`:${d}`)),a=e.filter(({name:d})=>d===H),u=[...new Set([...r,...o,...a])].map(d=>({key:`value:${d.name}`,name:d.name===H?"Latency":d.name,cls:"c-num num",...d.name===H&&{descending:!0},renderCell:l=>s(Ut,{row:l,measure:d})}));return[...Nt,...u,Lt]}function Fn({report:e,rows:n,sort:t,onSort:r,rowHref:o}){let a=E(null),{first:i,last:u}=Ln(a,n.length,ye),[d,l]=jt(a,n),p=Ht(e,t);return s("div",{class:"cases",ref:a,role:"region","aria-label":"Table of queries",tabIndex:0,onKeyDown:c=>{let b=c.target instanceof HTMLAnchorElement?On(c.key,d,n.length):null;b!==null&&(c.preventDefault(),l(b))},children:[s("table",{"aria-rowcount":n.length+1,children:[s("thead",{children:s("tr",{"aria-rowindex":1,children:[It,...p].map(c=>s(Bt,{column:c,sort:t,onSort:r},c.key))})}),s("tbody",{children:[s(Vn,{rows:i,columns:p.length+1}),n.slice(i,u).map((c,f)=>s(qt,{row:c,columns:p,href:o(c),position:i+f,active:i+f===d,onFocus:()=>l(i+f,!1)},i+f)),s(Vn,{rows:n.length-u,columns:p.length+1})]})]}),n.length===0&&s("p",{class:"none",children:"No query matches these filters."})]})}function Bt({column:{key:e,name:n,cls:t,descending:r=!1},sort:o,onSort:a}){let i=o.replace(/^-/,""),u=o.startsWith("-"),d=i===e,l=!d&&i===e.replace("value:","change:"),p=d||l,m=d?!u:r;return s("th",{scope:"col",class:t,...p&&{"aria-sort":u?"descending":"ascending"},children:s("button",{type:"button",onClick:()=>a(m?`-${e}`:e),children:[n,l&&" change",p&&s("span",{class:"arrow","aria-hidden":"true",children:u?" \\u25BC":" \\u25B2"})]})})}function Vn({rows:e,columns:n}){return e<=0?null:s("tr",{class:"spacer","aria-hidden":"true",children:s("td",{colSpan:n,style:{height:`${e*ye}px`}})})}function jt(e,n){let[t,r]=T(0),o=E(!1);return M(()=>r(0),[n]),de(()=>{let i=e.current?.querySelector(`[data-position="${t}"]`);o.current&&i&&(o.current=!1,i.focus({preventScroll:!0}))}),[t,(i,u=!0)=>{if(r(i),!u||e.current===null)return;o.current=!0;let{scrollTop:d,clientHeight:l}=e.current,p=i*ye,m=(i+2)*ye;p<d?e.current.scrollTop=p:m>d+l&&(e.current.scrollTop=m-l)}]}function qt({row:e,columns:n,position:t,href:r,active:o,onFocus:a}){return s("tr",{"aria-rowindex":t+2,children:[s("th",{scope:"row",class:"c-query",children:[s("a",{href:r,tabIndex:o?0:-1,"data-position":t,onFocus:a,children:y(e.case.query,he)||"(empty query)"}),e.case.critical&&s("span",{class:"tag",children:"critical"})]}),n.map(({key:i,cls:u,renderCell:d})=>s("td",{class:u,children:d(e)},i))]})}function Wt({row:e}){let[n,...t]=e.targets,{now:r,expect_empty:o}=e.case;return r===null?s("span",{class:"dim",children:"not asked"}):o?s("span",{class:"dim",children:["nothing expected, ",r.results.length," found"]}):n===void 0?s("span",{class:"dim",children:"no document"}):s(R,{children:[s("span",{class:`move-words ${Q(n)}`,children:ge(n)})," ",s("code",{children:y(n.label,he)}),t.length>0&&s("span",{class:"dim",children:[" +",t.length]})]})}function Ut({row:e,measure:n}){let t=n.readValue(e.case.before),r=n.readValue(e.case.now),o=_e(n,e),a=L(n.unit,r),i=L(n.unit,t);return r===null||t===null||o==="same"||a===i?s(R,{children:a}):s("span",{title:`was ${i}`,children:[s("span",{class:"arrow","aria-hidden":"true",children:[r>t?"\\u25B2":"\\u25BC"," "]}),a,s("span",{class:"unseen",children:[", was ",i]})]})}function Hn(e,n,t){let r=n.case[t],o=n.case[t==="now"?"before":"now"];return r===null?[]:r.results.map((a,i)=>{let u=i+1,d=r.results.indexOf(a)<i,l=o?.results.indexOf(a)??-1,p=l===-1?null:l+1,m=n.targets.filter(({before:c,after:f})=>(t==="before"?c:f)===u);return{rank:u,document:e.page.documents[a]??"",other:o===null||d?void 0:p,targets:m,lost:m.some(({after:c})=>c===null),forbidden:r.forbidden?.includes(u)??!1,score:r.scores?.[i]??null,text:jn(e,r,u)}})}function jn({page:e,texts:n},t,r){let o=e.snippets[t.texts?.[r-1]??-1],a=t.results[r-1]??-1;return o??e.snippets[n[a]??-1]??null}function qn(e,{case:{before:n}},{passage:t,before:r}){return t!==void 0?t:typeof r=="number"&&n!==null?jn(e,n,r):null}function Wn({report:e,row:n}){let{before:t,now:r,query:o}=n.case,a=Hn(e,n,"before"),i=Hn(e,n,"now");return s("section",{class:"rankings",children:[s("div",{class:"side-by-side",children:[s("div",{class:"ranking",children:[s("h3",{id:"list-before",children:["Before, top ",e.page.k]}),s(Bn,{places:a,name:"before",none:t===null?"The baseline does not have this query: it is new or was edited.":"No results.",query:o})]}),t!==null&&r!==null&&s(zt,{oldPlaces:a,newCount:i.length}),s("div",{class:"ranking",children:[s("h3",{id:"list-now",children:["Now, top ",e.page.k]}),s(Bn,{places:i,name:"now",none:r===null?"Not asked.":"No results.",query:o})]})]}),e.page.snippetsCut&&s("p",{class:"dim note",children:"Texts of some results were left out to keep this file small."})]})}function Bn({places:e,name:n,none:t,query:r}){return e.length===0?s("p",{class:"dim",children:t}):s("ol",{class:`places ${n==="now"?"now":"was"}`,"aria-labelledby":`list-${n}`,children:e.map(o=>s(Kt,{place:o,name:n,query:r},o.rank))})}function Kt({place:e,name:n,query:t}){let{document:r,targets:o,score:a,text:i}=e,u=a===null?"":`score ${a}`,d=o.length>0?"target":"";return s("li",{class:e.lost||e.forbidden?"lost":d,title:y(i===null?r:`${r}: ${i}`),children:[s("span",{class:"rank num",children:e.rank}),s("span",{class:"what",children:[s("code",{children:y(r,300)}),(u!==""||i!==null)&&s("span",{class:"snippet",children:[u,u!==""&&i!==null&&" \\xB7 ",i!==null&&s(F,{text:i,query:t})]})]}),s("span",{class:"marks",children:[o.length>0&&s("span",{class:"tag judged",children:[e.lost?"lost":"expected",", grade"," ",Math.max(...o.map(({grade:l})=>l))]}),e.forbidden&&s("span",{class:"tag judged",children:"forbidden"}),s("span",{class:"fate",children:Gt(e,n)})]})]})}function Gt({rank:e,other:n},t){return n===void 0||n===e?"":t==="before"?n===null?"gone":`\\u2192 ${n}`:n===null?"new":`${e<n?"\\u25B2":"\\u25BC"} was ${n}`}var je=46,qe=64;function zt({oldPlaces:e,newCount:n}){let t=Math.max(e.length,n)*je;return s("svg",{class:"lines",width:qe,height:t,"aria-hidden":"true",children:e.map(r=>s(Jt,{place:r},r.rank))})}function Jt({place:{rank:e,other:n,lost:t,targets:r}}){if(n===void 0)return null;let o=(e-.5)*je;if(n===null)return s("path",{class:t?"lost":"gone",d:`M0 ${o}h18m-4-4l4 4l-4 4`});let a=(n-.5)*je,i=qe/2,u=`M0 ${o}C${i} ${o} ${i} ${a} ${qe} ${a}`;return s("path",{class:r.length>0?"target":"other",d:u})}function Un({report:e,row:n,rows:t,onShow:r}){let o=E(null),a=E(null);M(()=>o.current?.showModal(),[]),M(()=>{a.current!==null&&(a.current.scrollTop=0,a.current.querySelector("h2")?.focus())},[n]);let i=t.indexOf(n),u=l=>{let p=t[i+l];p!==void 0&&r(p)};return s("dialog",{ref:o,class:"case","aria-labelledby":"case-title",onClose:()=>r(null),onKeyDown:l=>{l.altKey||l.ctrlKey||l.metaKey||(l.key==="ArrowLeft"?u(-1):l.key==="ArrowRight"&&u(1))},onClick:l=>l.target===o.current&&o.current?.close(),children:[s("div",{class:"case-bar",children:[s("button",{type:"button",class:"quiet",disabled:i<=0,onClick:()=>u(-1),children:"\\u2190 Previous"}),s("button",{type:"button",class:"quiet",disabled:i>=t.length-1,onClick:()=>u(1),children:"Next \\u2192"}),s("span",{class:"dim num",children:[i+1," of ",t.length]}),s("button",{type:"button",class:"quiet close",onClick:()=>o.current?.close(),children:["Close ",s("kbd",{children:"Esc"})]})]}),s("div",{class:"case-body",ref:a,tabIndex:0,role:"region","aria-labelledby":"case-title",children:[s(Qt,{row:n}),s(Zt,{row:n}),s(Xt,{report:e,row:n}),s(Wn,{report:e,row:n}),s("div",{class:"case-columns",children:[s(er,{report:e,row:n}),s(tr,{row:n})]}),s(rr,{report:e,row:n})]})]})}function Qt({row:e}){let n=B(e);return s("div",{class:"case-head",children:[s("h2",{id:"case-title",tabIndex:-1,children:y(e.case.query,2e3)||"(empty query)"}),s("p",{class:"about",children:[s("span",{class:`strong ${n.tone}`,children:[s(z,{tone:n.tone}),n.words]}),s("code",{children:y(e.case.id,300)}),s("span",{children:y(e.case.intent,120)}),e.case.critical&&s("span",{class:"tag",children:"critical"}),e.case.now?.degraded&&s("span",{class:"tag",children:"degraded answer"}),e.case.tags?.map(t=>s("span",{class:"tag",children:y(t,80)},t)),s("code",{children:y(e.case.place,300)})]}),e.case.params!==void 0&&s("p",{class:"about",children:["sent with the query: ",s("code",{children:y(e.case.params)})]}),e.case.loss!==void 0&&s("p",{class:"says",children:[s("b",{children:"Why:"})," ",y(e.case.loss[1])]}),e.case.now?.error!==void 0&&s("p",{class:"says bad",children:y(e.case.now.error,2e3)})]})}function Zt({row:{case:e}}){let n=[{name:"Before",text:e.before?.answer},{name:"Now",text:e.now?.answer}],t=e.now?.claims??[];return t.length===0&&n.every(({text:r})=>r===void 0)?null:s("section",{class:"answers",children:[s("h3",{children:"Answer"}),t.map(r=>s(Yt,{judged:r},r[0])),n.map(({name:r,text:o})=>o!==void 0&&s("div",{children:[s("h4",{children:r}),s("p",{class:"says",children:y(o)})]},r))]})}function Yt({judged:[e,n]}){let t=n.toSorted((o,a)=>o[1]-a[1]),r=n.filter(o=>o[1]===1).length;return s("div",{children:[s("h4",{children:[s("code",{children:e}),": ",r," of ",D(n.length,"claim")," supported by the retrieved texts"]}),s("ul",{class:"claims",children:t.map(([o,a],i)=>s("li",{class:a===1?"good":"bad",children:[s("span",{"aria-hidden":"true",children:a===1?"\\u2713":"\\u2715"}),s("span",{class:"unseen",children:a===1?"supported: ":"not supported: "}),y(o)]},i))})]})}function Xt({report:e,row:n}){if(n.case.expect_empty){let t=n.case.now?.results.length??0,r=t===0?"0 found, as it should be":`${t} found`,o=n.case.now===null?"it was not asked":r;return s("p",{class:"dim",children:["Nothing should be found for this query; ",o,"."]})}return s("ul",{class:"moves targets",children:n.targets.map(t=>{let r=t.after===null?qn(e,n,t):null;return s("li",{children:[s("span",{class:`move-words ${Q(t)}`,children:[s(z,{tone:Q(t)}),ge(t)]})," ",s("code",{children:y(t.label,300)})," ",s("span",{class:"dim",children:["grade ",t.grade]}),t.deeper!==void 0&&s("b",{children:["at rank ",t.deeper," if more results are asked for"]}),r!==null&&s("p",{class:"says dim",children:s(F,{text:r,query:n.case.query})})]},t.label)})})}function er({report:e,row:n}){let{before:t,now:r}=n.case,o=e.measures.filter(({readValue:a})=>a(t)!==null||a(r)!==null);return o.length===0?null:s("section",{children:[s("h3",{children:"Figures"}),s("table",{class:"figures",children:[s("thead",{children:s("tr",{children:[s("th",{scope:"col",children:"Metric"}),["Before","Now","Change"].map(a=>s("th",{scope:"col",class:"num",children:a},a))]})}),s("tbody",{children:o.map(a=>s(nr,{measure:a,row:n},a.name))})]})]})}function nr({measure:e,row:n}){let{name:t,unit:r,readValue:o}=e,a=o(n.case.before),i=o(n.case.now),u=a===null||i===null?null:i-a,d=Pn({unit:r,baseline:a,current:i,delta:u,limit:null});return s("tr",{children:[s("th",{scope:"row",children:s("code",{children:t})}),s("td",{class:"num dim",children:d.baseline}),s("td",{class:"num",children:d.current}),s("td",{class:"num",children:u===0?"=":$n(d.delta)})]})}function tr({row:e}){let n=Object.entries(e.case.now?.spans??{});return n.length===0?null:s("section",{children:[s("h3",{children:"Stages of one answer"}),s("ul",{class:"spans",children:n.map(([t,r])=>s("li",{children:[s("span",{children:y(t,60)})," ",s("span",{class:"num",children:Oe(r)})]},t))})]})}function rr({report:e,row:n}){let{config:t,program:r}=e.page;if(t===null)return null;let o=`--config ${Ne(t)} ${Rn(n.case.id)}`,a=[["What it finds now, beside the baseline\'s ranks:",`${r} ask ${o}`],["Its checks alone (verdict partial):",`${r} gate ${o}`]];return s("section",{children:[s("h3",{children:"Run it again"}),s("p",{class:"dim",children:["The query is in ",s("code",{children:y(n.case.place,300)}),"."]}),a.map(([i,u])=>s("div",{class:"steps",children:[s("p",{children:i}),s("pre",{class:"command",tabIndex:0,children:y(u,1e3)}),s(pe,{text:u})]},i))]})}var Kn={query:e=>e.case.query.toLowerCase(),id:e=>e.case.id,intent:e=>e.case.intent,fall:e=>e.fall,outcome:e=>B(e).rank};function Gn({measures:e},n){if(Object.hasOwn(Kn,n))return Kn[n]??null;let t=e.find(({name:r})=>n.endsWith(`:${r}`));return t!==void 0&&n===`value:${t.name}`?r=>t.readValue(r.case.now):t!==void 0&&n===`change:${t.name}`?r=>J(t,r):null}function zn(e,n){return Gn(e,n.replace(/^-/,""))!==null}function Jn(e,n){let t=i=>i.severity,r=Gn(e,n.replace(/^-/,""))??t,o=n.startsWith("-")?-1:1,a=e.rows.map(i=>({row:i,value:r(i)}));return a.sort((i,u)=>i.value===u.value?0:i.value===null||u.value===null?i.value===null?1:-1:i.value<u.value?-o:o),a.map(({row:i})=>i)}var q=[["failed","Behind a failure",e=>e.case.failed.length>0],["changed","Changed",e=>e.changed],["lost","Lost a document",e=>e.lost],["critical","Critical",e=>e.case.critical===!0],["degraded","Degraded",e=>e.case.now?.degraded===!0],["forbidden","Forbidden",e=>e.case.now?.forbidden!==void 0],["dead","Not found before",({targets:e})=>e.length>0&&e.every(({before:n})=>n===null)],["error","Error",e=>e.case.now?.error!==void 0],["unasked","Not asked",e=>e.case.now===null],["new","No baseline",e=>e.case.before===null]],be=["intent","category","cause","tag","group"],Qn=["q",...be,"show","change"],We=[...Qn,"sort","judge","case"],we=Zn(new URLSearchParams);function Zn(e){let n=We.map(t=>[t,e.get(t)??""]);return Object.fromEntries(n)}function ve(e){return Qn.map(n=>e[n]).join(`\n`).trim()}function Ue(e){let n=We.filter(t=>e[t]!=="").map(t=>[t,e[t]]);return n.length===0?"":`#${new URLSearchParams(n).toString()}`}function Ke(e,n,t){let r=new URLSearchParams(e.slice(1)),o=Zn(r),a=We.some(l=>l!=="case"&&r.has(l));if(e!==""&&!a)return{...t,case:o.case,judge:""};let i=Ge(n),u=be.map(l=>{let p=i[l].some(([m])=>m===o[l]);return[l,p?o[l]:""]}),d=q.filter(([l])=>j(o,l)).map(([l])=>l);return{...o,...Object.fromEntries(u),show:d.join(),change:Xn(o,n)===null?"":o.change,sort:zn(n,o.sort)?o.sort:""}}function Ge({page:e,rows:n}){let t=r=>[...new Set(n.flatMap(r))].map(o=>[o,o]);return{intent:t(r=>[r.case.intent]),category:t(r=>r.case.failed),cause:e.causes,tag:t(r=>r.case.tags??[]),group:e.groups.map(({words:r},o)=>[String(o),r])}}function j({show:e},n){return e.split(",").includes(n)}function Yn(e,n){let t=q.map(([r])=>r).filter(r=>r===n?!j(e,r):j(e,r));return{...e,show:t.join()}}function Xn({change:e},{measures:n}){let t=me.find(o=>e.startsWith(`${o}:`)),r=n.find(({name:o})=>e===`${t}:${o}`);return t===void 0||r===void 0?null:{trend:t,measure:r}}function et(e,n,t){let r=t.q.toLowerCase().split(/\\s+/u).filter(Boolean),o=q.filter(([d])=>j(t,d)),a=t.group===""?void 0:e.page.groups[Number(t.group)],i=a===void 0?null:new Set(a.cases),u=Xn(t,e);return n.filter(d=>(t.intent===""||d.case.intent===t.intent)&&(t.category===""||d.case.failed.includes(t.category))&&(t.cause===""||d.case.loss?.[0]===t.cause)&&(t.tag===""||d.case.tags?.includes(t.tag)===!0)&&(i===null||i.has(d.index))&&o.every(([,,l])=>l(d))&&(u===null||_e(u.measure,d)===u.trend)&&(r.length===0||or(d,r)))}function or({case:{id:e,query:n}},t){let r=`${e}\n${n}`.toLowerCase();return t.every(o=>r.includes(o))}function nt(e){if(e!==location.hash)try{history.replaceState(null,"",e===""?location.pathname+location.search:e)}catch{}}var tt={intent:["Intent","All intents"],category:["Category","All categories"],cause:["Cause of a loss","All causes"],tag:["Tag","All tags"],group:["What changed","All changes"]};function rt({report:e,view:n,onChange:t,count:r}){let o=e.rows.length,a=D(o,"query","queries"),i=C(()=>Ge(e),[e]);return s("div",{class:"filters",role:"search","aria-label":"Queries",children:[s("input",{type:"search","aria-label":"Search in query and id",placeholder:"Search query or id",value:n.q,onInput:u=>t({q:u.currentTarget.value})}),be.filter(u=>i[u].length>0).map(u=>s("select",{"aria-label":tt[u][0],value:n[u],onChange:d=>t({[u]:d.currentTarget.value}),children:[s("option",{value:"",children:tt[u][1]}),i[u].map(([d,l])=>s("option",{value:d,children:y(l,80)},d))]},u)),s(sr,{report:e,view:n,onChange:t}),s("p",{class:"count",role:"status",children:r===o?a:`${r} of ${a}`}),ve(n)!==""&&s("button",{type:"button",class:"quiet",onClick:()=>t({...we,sort:n.sort}),children:"Clear"}),e.page.queue.length>0&&s("button",{type:"button",class:"quiet",onClick:()=>t({judge:"1"}),children:"Judge results"}),n.group!==""&&s("p",{class:"group says",role:"status",children:y(e.page.groups[Number(n.group)]?.words??"")})]})}function sr({report:e,view:n,onChange:t}){let r=C(()=>q.map(([,,o])=>e.rows.filter(a=>o(a)).length),[e]);return s("div",{class:"flags",role:"group","aria-label":"Show only",children:q.map(([o,a],i)=>r[i]!==0&&s("button",{type:"button","aria-pressed":j(n,o),onClick:()=>t(Yn(n,o)),children:[a," ",s("span",{class:"num",children:r[i]})]},o))})}function ar({measures:e,rows:n}){return e.map(r=>ir(r,n)).filter(({counts:r})=>r.worse+r.same+r.better>0)}function ir(e,n){let t={worse:0,same:0,better:0},r=[];for(let o of n){let a=J(e,o);a!==null&&(t[Be(a)]++,a!==0&&r.push({row:o,change:a}))}return{measure:e,counts:t,moved:r.toSorted((o,a)=>o.change-a.change)}}function ot({report:e,view:n,onChange:t,onOpen:r}){let o=C(()=>ar(e),[e]),a=o.filter(({moved:l})=>l.length>0),u=e.rows.every(l=>l.case.now!==null)?o.length-a.length:0;if(a.length===0&&u===0)return null;let d=(l,p)=>{let m=`${p}:${l}`;t({change:n.change===m?"":m,sort:`${p==="better"?"-":""}change:${l}`})};return s("div",{class:"glance",children:[s("h3",{children:"What changed, query by query"}),a.length>0&&s("ul",{children:a.map(l=>s(lr,{changes:l,chosen:n.change,onToggle:p=>d(l.measure.name,p),onOpen:r},l.measure.name))}),u>0&&s("p",{class:"more",children:[D(u,"metric")," did not change for any query."]})]})}function lr({changes:e,chosen:n,onToggle:t,onOpen:r}){let{name:o,meaning:a}=e.measure,i=`meaning-${o}`,u=C(()=>s(dr,{changes:e,onOpen:r}),[e,r]);return s("li",{children:[s("span",{class:"term",children:[s("code",{tabIndex:a===""?void 0:0,"aria-describedby":i,children:o}),s("span",{role:"tooltip",id:i,children:a})]}),u,s("span",{class:"flags",role:"group","aria-label":`Queries by ${o}`,children:me.map(d=>s("button",{type:"button",class:d,"aria-pressed":n===`${d}:${o}`,disabled:e.counts[d]===0,onClick:()=>t(d),children:[s("span",{class:"num",children:e.counts[d]})," ",d]},d))})]})}var ur=240,cr=24,Z=14;function dr({changes:{measure:e,moved:n},onOpen:t}){let r=Math.max(n.length/ur,1),o=d=>Math.floor(d/r),a=n.filter((d,l)=>o(l)!==o(l-1)),i=Math.max(a.length,cr),u=Math.max(...a.map(({change:d})=>Math.abs(d)));return s("svg",{class:"waterfall",viewBox:`0 0 ${i} ${2*Z+2}`,preserveAspectRatio:"none","aria-hidden":"true",children:[s("path",{class:"zero",d:`M0 ${Z+1}h${i}`}),a.map(({row:d,change:l},p)=>{let m=Math.max(Math.abs(l)/u*Z,1.5),c=Ve(e.unit,e.lower?-l:l);return s("rect",{class:l<0?"worse":"better",x:p,y:l<0?Z+1:Z+1-m,width:.86,height:m,onClick:()=>t(d),children:s("title",{children:y(`${d.case.query}: ${c}`,400)})},d.index)})]})}var ze="judged.jsonl";function at({report:e,onClose:n}){let t=E(null),{queue:r,unjudged:o}=e.page,[a,i]=T(!0),[u,d]=T(()=>mr(e)),[l,p]=T(()=>Math.max(st(e,u,-1),0)),m=r[l];M(()=>{t.current?.showModal(),t.current?.querySelector("h2")?.focus()},[]);let c=r.filter(_=>u.has(Y(e,_))).length,f=_=>p(Math.min(Math.max(_,0),r.length-1)),b=_=>{if(m===void 0)return;let g=new Map([...u,[Y(e,m),_]]);i(_r(e,g)),d(g);let S=st(e,g,l);p(S<0?l:S)},x=()=>{c>0&&yr(ze,gr(e,u),"application/x-ndjson")};return s("dialog",{ref:t,class:"case judge","aria-labelledby":"judge-title",onClose:n,onKeyDown:_=>{if(_.altKey||_.ctrlKey||_.metaKey)return;let g=fr[_.key];if(g!==void 0)b(g);else if(_.key==="j")f(l+1);else if(_.key==="k")f(l-1);else if(_.key==="e")x();else return;_.preventDefault()},children:[s("div",{class:"case-bar",children:[s(Je,{name:"k",label:"Previous",disabled:l<=0,onPress:()=>f(l-1)}),s(Je,{name:"j",label:"Next",disabled:l>=r.length-1,onPress:()=>f(l+1)}),s(Je,{name:"e",label:`Export ${c}`,disabled:c===0,onPress:x}),s("button",{type:"button",class:"quiet close",onClick:()=>t.current?.close(),children:["Close ",s("kbd",{children:"Esc"})]})]}),s("div",{class:"case-body",tabIndex:0,role:"region","aria-labelledby":"judge-title",children:[s("p",{class:"dim",role:"status",children:["Result ",l+1," of ",r.length,o>r.length?` (${o} in unjudged.jsonl)`:"",", ",c," graded",a?"":". Your browser stores nothing for this page: export before you close it"]}),m!==void 0&&s(pr,{report:e,result:m}),m!==void 0&&s("div",{class:"flags grades",role:"group","aria-label":"Grade of this result",children:it.map(([_,g])=>s("button",{type:"button","aria-pressed":u.get(Y(e,m))===_,onClick:()=>b(_),children:[s("kbd",{children:_})," ",g]},_))}),s("p",{class:"dim note",children:["Export saves ",ze,": ",D(c,"graded line")," of unjudged.jsonl. Put them into the suite with"," ",s("code",{children:[e.page.program," label --labels ",ze]}),"."]})]})]})}function st(e,n,t){let{queue:r}=e.page,o=i=>!n.has(Y(e,i)),a=r.findIndex((i,u)=>u>t&&o(i));return a>=0?a:r.findIndex(o)}function pr({report:e,result:n}){let t=e.rows[n.case];return t===void 0?null:s(R,{children:[s("div",{class:"case-head",children:[s("h2",{id:"judge-title",tabIndex:-1,children:y(t.case.query,2e3)||"(empty query)"}),s("p",{class:"about",children:[s("code",{children:y(t.case.id,300)}),s("span",{children:y(t.case.intent,120)}),t.case.params!==void 0&&s("code",{children:y(t.case.params)})]}),s("p",{class:"dim",children:[t.targets.length===0?"Does this document answer the query? y is yes, n is no.":"Already judged relevant: ",t.targets.map(({label:r})=>s("code",{children:[y(r,200)," "]},r))]})]}),s("section",{class:"judged-text",children:[s("h3",{children:[n.gone?`Gone, was at rank ${n.rank}`:`Rank ${n.rank}`,":"," ",s("code",{children:y(n.doc_id,300)})]}),s("p",{children:n.text===void 0?"The retriever gave no text for this result.":s(F,{text:n.text,query:t.case.query})})]})]})}function Je({name:e,label:n,disabled:t,onPress:r}){return s("button",{type:"button",class:"quiet",disabled:t,onClick:r,"aria-keyshortcuts":e,children:[n," ",s("kbd",{children:e})]})}var it=[[0,"not relevant"],[1,"somewhat"],[2,"relevant"],[3,"just this"]],fr={0:0,1:1,2:2,3:3,y:1,n:0};function Y({page:e},n){return JSON.stringify([e.cases[n.case]?.id,n.doc_id])}function lt({page:e}){return`retrieval-gate-grades ${e.suite}`}function mr(e){let n=new Map;try{let t=JSON.parse(localStorage.getItem(lt(e))??"[]");for(let r of Array.isArray(t)?t:[]){let[o,a]=Array.isArray(r)?r:[],i=it.find(([u])=>u===a)?.[0];typeof o=="string"&&i!==void 0&&n.set(o,i)}}catch{}return n}function _r(e,n){try{return localStorage.setItem(lt(e),JSON.stringify([...n])),!0}catch{return!1}}function gr(e,n){let t="";for(let r of e.page.queue){let o=n.get(Y(e,r)),a=e.page.cases[r.case];if(o!==void 0&&a!==void 0){let{id:i,query:u}=a,{doc_id:d,path:l,text:p,rank:m}=r;t+=`${JSON.stringify({id:i,query:u,doc_id:d,path:l,text:p,rank:m,grade:o})}\n`}}return t}function yr(e,n,t){let r=URL.createObjectURL(new Blob([n],{type:t})),o=document.createElement("a");o.href=r,o.download=e,o.click(),setTimeout(()=>URL.revokeObjectURL(r),6e4)}function ct({page:e}){let n=C(()=>Dn(e),[e]),[t,r]=br(n),o=C(()=>Jn(n,t.sort),[n,t.sort]),a=ve(t),i=C(()=>a===""?o:et(n,o,t),[n,o,a]),u=De(l=>r({case:l?.case.id??""}),[r]),d=C(()=>hr(n,t.case),[n,t.case]);return s(R,{children:[s(ot,{report:n,view:t,onChange:r,onOpen:u}),s(rt,{report:n,view:t,onChange:r,count:i.length}),s(Fn,{report:n,rows:i,sort:t.sort,onSort:l=>r({sort:l}),rowHref:l=>Ue({...t,case:l.case.id})}),t.judge!==""&&s(at,{report:n,onClose:()=>r({judge:""})}),d!==void 0&&t.judge===""&&s(Un,{report:n,row:d,rows:i.includes(d)?i:n.rows,onShow:u})]})}function hr({rows:e},n){let t=r=>r.replaceAll(new RegExp("\\\\p{Cs}","gu"),"\\uFFFD");return n===""?void 0:e.find(r=>t(r.case.id)===t(n))}function br(e){let[n,t]=T(()=>Ke(location.hash,e,we));M(()=>{let o=()=>{t(a=>Ke(location.hash,e,a)),ut()};return ut(),addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)},[e]);let r=De(o=>{t(a=>{let i={...a,...o};return nt(Ue(i)),i})},[]);return[n,r]}function ut(){/[#&]group=/.test(location.hash)&&document.getElementById("cases")?.scrollIntoView()}async function wr(){let e=document.getElementById("data"),n=e?.textContent??"null",t=e?.getAttribute("type")==="application/x-deflate"?await vr(n):n;return JSON.parse(t)}async function vr(e){let n=atob(e),t=new Uint8Array(n.length);for(let o=0;o<n.length;o++)t[o]=n.charCodeAt(o);let r=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return await new Response(r).text()}async function kr(){let e=document.getElementById("explorer"),n=await wr();e===null||n===null||(e.replaceChildren(),Pe(s(ct,{page:n}),e))}function xr(){for(let e of document.querySelectorAll("pre.command")){let n=document.createElement("span");e.after(n),Pe(s(pe,{text:e.textContent??""}),n)}}function Rr(e){document.hidden?e():requestAnimationFrame(()=>setTimeout(e))}xr();Rr(()=>{kr()});})();';
const SCRIPT_HASH = "sha256-4MOnUuIhvQdhtnVeo2nFkv8EUFu16l3lCwqCRL9/Eq4=";
const STYLE = ':root{color-scheme:light dark;--bg: light-dark(#fcfcfa, #141517);--panel: light-dark(#ffffff, #1a1c1f);--fg: light-dark(#191b1f, #e9e9e6);--dim: light-dark(#5c6068, #a3a7ae);--line: light-dark(#e3e3df, #2e3136);--soft: light-dark(#f3f3ef, #212327);--accent: light-dark(#1b56a8, #8ebbff);--accent-soft: light-dark(#e6eefa, #1c2b42);--bad: light-dark(#b3241c, #ff9389);--bad-soft: light-dark(#fcebe9, #3a201e);--good: light-dark(#1b6b3e, #82d6a2);--warn: light-dark(#7a5100, #eec46c);--sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;--mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace}*,:before,:after{box-sizing:border-box}html{scroll-padding-top:12px;-webkit-text-size-adjust:100%}body{margin:0;background:var(--bg);color:var(--fg);font:14px/1.5 var(--sans);font-variant-numeric:tabular-nums}main{max-width:1440px;margin:0 auto;padding:0 24px 72px}h1,h2,h3,p,ul,ol,dl,dd,pre{margin:0;padding:0}ul,ol{list-style:none}h2{font-size:15px;font-weight:650;letter-spacing:-.005em;margin:0 0 10px}h3{font-size:13px;font-weight:600}a{color:var(--accent);text-underline-offset:2px;text-decoration-thickness:1px}code,pre,kbd{font:12.5px/1.5 var(--mono)}code{overflow-wrap:anywhere}section{margin-top:36px}.dim{color:var(--dim)}.bad{color:var(--bad)}.good{color:var(--good)}.warn{color:var(--warn)}.strong{font-weight:600}.num{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.icon{width:11px;height:11px;margin-right:5px;fill:none;stroke:currentColor;stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round;vertical-align:-.5px}.icon.bad{stroke:var(--bad)}.icon.good{stroke:var(--dim)}.tag{display:inline-block;padding:0 5px;border:1px solid var(--line);border-radius:3px;font-size:11.5px;line-height:17px;color:var(--dim);white-space:nowrap}:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:3px}.skip{position:absolute;left:-999px}.skip:focus{left:12px;top:8px;padding:4px 10px;background:var(--panel);z-index:2}button,input,select{font:inherit;font-size:13px;color:inherit;background:var(--panel);border:1px solid var(--line);border-radius:5px;padding:4px 9px;min-height:30px}button{cursor:pointer}button:hover:not(:disabled){border-color:var(--dim)}button:disabled{color:var(--dim);cursor:default;opacity:.6}.quiet{background:none}@media(max-width:640px){main{padding:0 14px 48px}}.bar{display:flex;flex-wrap:wrap;align-items:center;gap:4px 18px;max-width:1440px;margin:0 auto;padding:10px 24px;font-size:13px;color:var(--dim)}.bar .tool{margin-right:auto}.bar a{color:inherit;text-decoration:none}.bar a:hover{color:var(--fg);text-decoration:underline}.scroll{position:relative;overflow-x:auto;background:var(--panel);border:1px solid var(--line);border-radius:6px}table{border-collapse:collapse;width:100%}caption{text-align:left;padding:8px 12px;color:var(--dim);font-size:12.5px}th,td{padding:5px 12px;text-align:left;vertical-align:top}.scroll th,.scroll td{border-top:1px solid var(--line)}thead th{font-size:12.5px;font-weight:600;color:var(--dim);white-space:nowrap}tbody th{font-weight:400}td.num,th.num{text-align:right}td.text,th.text{min-width:12em;max-width:40em;overflow-wrap:anywhere}.matrix thead th{max-width:14em;overflow:hidden;text-overflow:ellipsis}.matrix tbody th{position:sticky;left:0;background:var(--panel);white-space:nowrap}.cell,.moved{display:block}.cell.bad{color:var(--bad);font-weight:650}.moved{font-size:11.5px;color:var(--dim);line-height:1.2}details{margin-top:14px}summary{cursor:pointer;width:fit-content;color:var(--accent);font-size:13px}details>:not(summary){margin-top:10px}.notices li{padding:3px 0;max-width:90ch;overflow-wrap:anywhere}.notices li:before{content:"\\2013  ";color:var(--dim)}.steps>li{margin-bottom:12px}.steps p{margin-bottom:3px}.command{display:inline-block;vertical-align:middle;max-width:100%;overflow-x:auto;padding:5px 10px;background:var(--soft);border:1px solid var(--line);border-radius:5px}.copy{margin-left:8px;vertical-align:middle}.receipt{border-top:1px solid var(--line);font-size:13px}.receipt>div{display:grid;grid-template-columns:220px 1fr;gap:12px;padding:4px 0;border-bottom:1px solid var(--line)}.receipt dt{color:var(--dim);overflow-wrap:anywhere}.without{color:var(--dim)}@media(max-width:640px){.bar{padding:8px 14px;gap:2px 10px;font-size:12px}.bar .tool{display:none}.receipt>div{grid-template-columns:1fr;gap:0}}.verdict{padding:14px 0 4px;border-top:3px solid var(--fg)}.verdict.fail,.verdict.error{border-color:var(--bad)}.verdict.pass{border-color:var(--good)}.verdict.first{border-color:var(--accent)}.verdict.partial,.verdict.fell{border-color:var(--warn)}.verdict h1{display:grid;grid-template-columns:auto 1fr;align-items:baseline;gap:2px 24px;font-size:18px;line-height:1.3;font-weight:600;letter-spacing:-.01em}.verdict .word{font-size:34px;font-weight:750;letter-spacing:-.02em;line-height:1.15}.verdict .word .icon{width:25px;height:25px;margin-right:9px;vertical-align:-1px;stroke:currentColor}.fail .word,.error .word{color:var(--bad)}.pass .word{color:var(--good)}.first .word{color:var(--accent)}.partial .word,.verdict.fell .word{color:var(--warn)}.verdict.fell .word .icon{stroke:var(--warn)}.meanings{display:flex;flex-wrap:wrap;gap:0 24px}.meaning code{margin-left:4px;font-size:12px;font-weight:400;letter-spacing:0;color:var(--dim)}.fact{margin-top:8px;font-size:16px;line-height:1.45;max-width:120ch;overflow-wrap:anywhere;white-space:pre-wrap}.fact.log{font:13px/1.5 var(--mono)}.fact.log:first-line{font:16px/1.45 var(--sans)}.todo{margin-top:6px;font-size:15px;max-width:120ch;overflow-wrap:anywhere}.about{display:flex;flex-wrap:wrap;gap:2px 18px;margin-top:8px;font-size:13px;color:var(--dim)}.about>*{overflow-wrap:anywhere;min-width:0}.columns{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:0 44px}.columns>div>section{margin-top:26px}.columns>div:empty{display:none}.columns>:only-child,.columns>:empty+div,.columns>div:has(+:empty){grid-column:1 / -1}@media(max-width:1080px){.columns{grid-template-columns:minmax(0,1fr)}}@media(max-width:640px){.verdict h1{grid-template-columns:1fr;font-size:16px}.verdict .word{font-size:28px}.verdict .word .icon{width:21px;height:21px}.fact{font-size:15px}}.legend{display:flex;flex-wrap:wrap;gap:2px 16px;margin-bottom:8px;font-size:12px;color:var(--dim)}.legend svg{width:16px;height:16px;margin-right:4px;vertical-align:-4px}.panel{padding:10px 0 4px;border-top:1px solid var(--line)}.panel+.panel{margin-top:8px}.panel h3>span:not(.term){font-weight:400;color:var(--dim);margin-left:6px}.panel h3 code{font-size:13px;font-weight:600}.more{font-size:12.5px;color:var(--dim);padding:2px 0 4px}.panel:has(.check-grid){container-type:inline-size}.check-grid{display:grid;grid-template-columns:minmax(90px,150px) minmax(110px,1fr) repeat(4,max-content);gap:0 10px}.checks,.checks tbody,.checks tbody tr{display:grid;grid-column:1 / -1;grid-template-columns:subgrid}.checks thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.checks tbody tr{align-items:center;min-height:25px}.checks th,.checks td{padding:0;font-size:13px;line-height:24px;white-space:nowrap}.checks th{display:flex;align-items:center;min-width:0}.checks .icon{flex:none}.checks .name{overflow:hidden;text-overflow:ellipsis}.checks .base,.checks .current,.checks .delta,.checks .bound{text-align:right}.checks .base,.checks .bound{color:var(--dim)}.checks .says{grid-column:2 / -1;white-space:normal;line-height:1.5;padding:2px 0;overflow-wrap:anywhere}.checks .held th,.checks .held td{color:var(--dim)}.checks .failed th,.checks .failed .current,.checks .failed .delta{font-weight:650}.checks .failed .current,.checks .failed .delta{color:var(--bad)}.picture{padding:0 8px!important}.dumbbell{display:block;width:100%;height:24px;overflow:visible}.legend .dumbbell{display:inline-block;width:16px;height:16px}.grid{stroke:var(--line);stroke-width:1}.band{fill:light-dark(#1b56a81c,#8ebbff2b)}.limit{stroke:var(--accent);stroke-width:2}.move{stroke:var(--dim);stroke-width:2}.was{fill:var(--bg);stroke:var(--dim);stroke-width:1.8}.now{fill:var(--fg)}.interval{stroke:var(--fg);stroke-width:5;opacity:.28;stroke-linecap:round}.held .now{fill:var(--dim)}.held .interval{stroke:var(--dim)}.fell .now{fill:var(--warn)}.fell .interval,.fell .move{stroke:var(--warn)}.failed .now,.follows .now{fill:var(--bad)}.failed .move,.failed .interval{stroke:var(--bad)}.check-grid .axis-row{grid-column:2;margin-top:1px;padding:0 8px}.axis{display:block;width:100%;height:14px;overflow:visible}.axis text{text-anchor:middle;fill:var(--dim);font-size:11px;font-family:var(--sans)}@container (max-width: 660px){.check-grid{grid-template-columns:minmax(0,1fr) repeat(3,max-content)}.checks tbody tr{padding-bottom:3px}.checks .base{display:none}.checks th{grid-column:1}.checks .picture{grid-column:1 / -1;grid-row:2}.checks .says,.check-grid .axis-row{grid-column:1 / -1}}.panel:has(.box-grid){container-type:inline-size}.box-grid{display:grid;grid-template-columns:minmax(72px,110px) minmax(90px,1fr) max-content;gap:0 12px}.boxes,.boxes li{display:grid;grid-column:1 / -1;grid-template-columns:subgrid}.boxes li{align-items:center;font-size:13px;min-height:36px}.boxes .name{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.boxes .failed .name{font-weight:650}.boxes .figures{text-align:right;line-height:1.3;font-size:12.5px}.boxes .figures:has(span:nth-child(3)){padding:4px 0}.boxes .figures span{display:block;white-space:nowrap;color:var(--dim)}.boxes .figures i{font-style:normal;font-size:11.5px}.boxes .figures b{font-weight:600;color:var(--fg)}.boxes .over b{color:var(--bad)}.box-grid .axis-row{grid-column:2}.box{display:block;width:100%;height:30px;overflow:visible}.box g{fill:var(--dim);stroke:var(--dim);stroke-width:1.5}.box .was rect{fill:var(--bg)}.box .now{fill:var(--fg);stroke:var(--fg)}.box .now rect{fill:light-dark(#191b1f40,#e9e9e64d)}.failed .box .now{fill:var(--bad);stroke:var(--bad)}.failed .box .now rect{fill:light-dark(#b3241c40,#ff938950)}.box .p50{stroke-width:2.5}.box circle{stroke:none}@container (max-width: 420px){.box-grid{grid-template-columns:minmax(0,1fr) max-content}.boxes .box{grid-column:1 / -1;grid-row:2}.box-grid .axis-row{grid-column:1 / -1}}.worst>li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 14px;align-items:baseline;padding:6px 0;border-top:1px solid var(--line)}.worst .query{font-size:14px;font-weight:500;overflow-wrap:anywhere;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}.worst .query a{color:inherit;text-decoration-color:var(--dim)}.worst .query a:hover{color:var(--accent)}.worst .why{font-size:12px;color:var(--dim);overflow-wrap:anywhere;max-width:240px;text-align:right}.worst .moves{grid-column:1 / -1;min-width:0}.moves li{display:flex;align-items:center;gap:8px;min-width:0;font-size:13px;line-height:21px}.moves code{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.move-words{flex:none;min-width:56px;font-weight:600;white-space:nowrap}.groups{counter-reset:group}.groups li{padding:3px 0;font-size:15px;overflow-wrap:anywhere}#groups{margin-top:18px}.glance{margin-bottom:18px}.glance ul{display:grid;grid-template-columns:fit-content(220px) minmax(80px,1fr) max-content;gap:0 16px;margin-top:6px}.glance li{display:grid;grid-column:1 / -1;grid-template-columns:subgrid;align-items:center;padding:4px 0;border-top:1px solid var(--line)}.waterfall{display:block;width:100%;height:34px;cursor:pointer}.waterfall .zero{stroke:var(--line);stroke-width:1;vector-effect:non-scaling-stroke}.waterfall .worse{fill:var(--bad)}.waterfall .better{fill:var(--good)}.glance .flags{flex-wrap:nowrap}.glance .flags .num{color:inherit;font-weight:600}.glance .flags .worse:not(:disabled) .num{color:var(--bad)}.glance .flags .better:not(:disabled) .num{color:var(--good)}.term{position:relative;min-width:0}.term>code{text-decoration:underline dotted var(--dim);text-underline-offset:3px;cursor:help}.term>[role=tooltip]{position:absolute;left:0;top:calc(100% + 4px);z-index:3;width:max-content;max-width:min(46ch,80vw);padding:5px 9px;background:var(--fg);color:var(--bg);border-radius:5px;font:400 12.5px/1.4 var(--sans);letter-spacing:0;margin:0!important;display:none}.term:hover>[role=tooltip],.term:focus-within>[role=tooltip]{display:block}.case-head .says,.targets .says{flex-basis:100%}.targets li{flex-wrap:wrap}.targets .says{margin:0 0 6px 22px}.judge .case-body{max-width:90ch}.judged-text>p{padding:12px 14px;background:var(--panel);border:1px solid var(--line);border-radius:6px;min-height:8em;white-space:pre-wrap;overflow-wrap:anywhere}.grades{margin:14px 0}@media(max-width:760px){.glance ul{grid-template-columns:minmax(0,1fr) max-content}.glance .waterfall{grid-column:1 / -1;grid-row:2}.glance .flags button{padding:2px 6px}.case-bar{gap:4px}.case-bar button{padding:4px 6px}}.filters{display:flex;flex-wrap:wrap;align-items:center;gap:8px;margin-bottom:10px}.filters input{width:260px}.filters select{max-width:200px}.filters .count{margin-left:auto;font-size:13px;color:var(--dim)}.flags{display:flex;flex-wrap:wrap;gap:6px}.flags .num{color:var(--dim)}.flags [aria-pressed=true]{background:var(--accent-soft);border-color:var(--accent);color:var(--accent);font-weight:600}.flags [aria-pressed=true] .num{color:inherit}.cases{contain:content;position:relative;max-height:min(74vh,900px);overflow:auto;background:var(--panel);border:1px solid var(--line);border-radius:6px}.cases table{table-layout:fixed;min-width:1120px}.cases th,.cases td{padding:0 10px;height:36px;vertical-align:middle;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;font-size:13px}.cases tbody tr{border-top:1px solid var(--line)}.cases tbody tr:hover{background:var(--soft)}.cases thead th{position:sticky;top:0;z-index:1;background:var(--soft);padding:0}.cases thead button{width:100%;height:36px;padding:0 10px;border:0;border-radius:0;background:none;text-align:inherit;font-size:12.5px;font-weight:600;color:var(--dim);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.cases thead button:hover,.cases [aria-sort] button{color:var(--fg)}.cases :focus-visible{outline-offset:-2px}.cases .spacer,.cases .spacer:hover{background:none;border:0}.cases .spacer td{padding:0}.c-id{width:200px}.c-intent{width:92px}.c-move{width:240px}.c-num{width:90px}.c-outcome{width:260px}.cases .c-query a{color:inherit;text-decoration:none;font-weight:500}.cases tr:hover .c-query a{text-decoration:underline}.cases .tag{margin-left:6px}.cases .c-id code{color:var(--dim)}.cases .move-words{display:inline-block;min-width:62px}.cases .move-words.dim{font-weight:400}.filters .group{width:100%;margin:0}.cases .arrow{font-size:9px;color:var(--dim)}.cases .c-outcome .bad{font-weight:600}.cases .none{padding:18px;color:var(--dim)}@media(max-width:640px){.filters input,.filters select{width:100%;max-width:none}.cases table{min-width:1120px}.cases .c-query{width:210px}}@media(min-width:641px)and (max-width:1499px){.c-id{width:130px}.c-move{width:200px}.c-num{width:78px}.c-outcome{width:170px}}@media(min-width:1500px){.c-id{width:150px}.c-intent{width:110px}.c-move{width:280px}.c-outcome{width:180px}}dialog.case{width:min(1180px,100vw);max-width:none;height:100dvh;max-height:none;margin:0 0 0 auto;padding:0;border:0;background:var(--bg);color:var(--fg);box-shadow:0 0 40px #0006}dialog.case::backdrop{background:#0007}.case-bar{display:flex;align-items:center;gap:8px;padding:9px 24px;border-bottom:1px solid var(--line);background:var(--soft);height:50px}.case-bar .close{margin-left:auto}kbd{padding:0 4px;border:1px solid var(--line);border-radius:3px;font-size:11px;color:var(--dim)}.case-body{height:calc(100dvh - 50px);overflow-y:auto;padding:18px 24px 48px}.case-body>section,.case-columns section{margin-top:24px}.case-head h2:focus{outline:none}.case-head h2{font-size:20px;line-height:1.3;letter-spacing:-.01em;margin:0;overflow-wrap:anywhere}.case-body h3{margin-bottom:6px}.says{margin-top:8px;max-width:100ch;overflow-wrap:anywhere}.targets{margin-top:14px}.targets code{white-space:normal}.case-columns{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:0 64px;align-items:start}table.figures th,table.figures td{padding:3px 8px 3px 0;border-top:1px solid var(--line)}table.figures td.num{padding-right:0;padding-left:12px}.spans li{display:flex;justify-content:space-between;gap:12px;padding:3px 0;border-top:1px solid var(--line);font-size:13px}@media(max-width:760px){.case-bar,.case-body{padding-left:14px;padding-right:14px}.case-bar kbd{display:none}.case-columns{grid-template-columns:minmax(0,1fr)}}.answers h4{margin:10px 0 2px;font-size:13px;font-weight:600}.claims{margin:4px 0 10px;padding:0;list-style:none}.claims li{padding:2px 0 2px 22px;text-indent:-22px;overflow-wrap:anywhere}.claims li>[aria-hidden]{display:inline-block;width:22px;font-weight:700;text-indent:0}.claims .bad>[aria-hidden]{color:var(--bad)}.claims .good>[aria-hidden]{color:var(--good)}.side-by-side{display:flex;align-items:start}.ranking{flex:1 1 0;min-width:0}.ranking h3{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.rankings .note{padding-top:6px}mark{background:none;color:inherit;font-weight:700}.places{border:1px solid var(--line);border-radius:6px;background:var(--panel);overflow:hidden}.places li{display:flex;align-items:center;gap:10px;height:46px;padding:0 10px;box-shadow:inset 0 -1px var(--line)}.places .rank{flex:none;width:20px;color:var(--dim);font-size:12.5px}.places .what{flex:1;min-width:0;line-height:1.3}.places .what>*{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.places .snippet{font-size:12px;color:var(--dim)}.places .marks{flex:none;display:flex;align-items:center;gap:8px}.places .fate{min-width:52px;text-align:right;font-size:12px;color:var(--dim);white-space:nowrap}.places .target{background:var(--accent-soft)}.places .target .judged{color:var(--accent);border-color:currentColor}.places .lost{background:var(--bad-soft)}.places .lost .judged{color:var(--bad);border-color:currentColor;font-weight:600}.places .target code,.places .lost code{font-weight:600}.lines{display:block;flex:none;margin-top:26px}.lines path{fill:none;stroke-width:1.2;stroke:var(--dim);opacity:.55}.lines .target{stroke:var(--accent);stroke-width:2.4;opacity:1}.lines .lost{stroke:var(--bad);stroke-width:2.4;opacity:1}@media(max-width:760px){.side-by-side{flex-direction:column;gap:16px}.ranking{flex:none;width:100%;min-width:0}.lines{display:none}.rankings .ranking:first-child{order:1}}.replay>header{padding-top:20px}.replay h1{font-size:22px;line-height:1.3;margin-bottom:6px}.replay tbody th,.replay tbody td{vertical-align:middle}.replay .day{white-space:nowrap}.sparkline{display:block;width:300px;overflow:visible}.sparkline line{stroke:var(--dim);stroke-width:1.2}.sparkline circle{fill:var(--fg)}.sparkline .fail{fill:var(--bad)}@media(max-width:640px){.sparkline{width:150px}}@media print{:root{color-scheme:light}.bar,.skip,.copy,#cases,dialog.case{display:none}main{max-width:none;padding:0}body{font-size:11px;background:none}.scroll{overflow:visible;border:0}.scroll th,.scroll td{padding:2px 4px;white-space:normal;overflow-wrap:anywhere}.groups li,.notices li,.todo,.fact{max-width:100%;overflow-wrap:anywhere}.panel,.groups li,.worst>li,.receipt>div,tr{break-inside:avoid}details::details-content{content-visibility:visible;height:auto}summary{color:inherit;list-style:none;font-weight:600}.columns{grid-template-columns:minmax(0,1fr)}}';
const STYLE_HASH = "sha256-mpfcOjNnHpOVK7rMmSumQoQp76cww00VmvTwyUykTRY=";


;// CONCATENATED MODULE: ./lib/reporters/html/page.js


const POLICY = [
  "default-src 'none'",
  `script-src '${SCRIPT_HASH}'`,
  `style-src '${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'"
].join("; ");
function* renderPage({ title, kind, bar, body, data }, pack) {
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="generator" content="retrieval-eval-gate">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
`;
  const main = kind === "" ? "" : ` class="${kind}"`;
  yield `<a class="skip" href="#main">To the content</a>
${bar}<main id="main"${main}>
`;
  yield `${body}</main>
`;
  yield `<script id="data" type="application/${pack === void 0 ? "json" : "x-deflate"}">`;
  yield* pack === void 0 ? data : pack(data);
  yield "</script>\n";
  yield `<script>${SCRIPT}</script>
</body>
</html>
`;
}
function renderBar(tool, links) {
  const items = links.map(([id, name]) => `<a href="#${id}">${name}</a>`);
  return `<nav class="bar" aria-label="Parts of the page"><span class="tool">${(0,html/* escapeText */.X1)(tool, 80)}</span>${items.join("")}</nav>
`;
}



/***/ }),

/***/ 32712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QG: () => (/* binding */ renderPartJson),
/* harmony export */   _c: () => (/* binding */ partTextPieces),
/* harmony export */   mA: () => (/* binding */ caseLines)
/* harmony export */ });
const SCHEMA_VERSION = 1;
function renderPartJson({ part = null }) {
  return part === null ? null : partTextPieces(part);
}
function* partTextPieces(part) {
  const { run, ...shardMembers } = part;
  const { cases: _cases, judging: _judging, run_count: _runCount, timing, ...runMembers } = run;
  const { seed: _seed, ...ownTiming } = timing;
  const entries = Object.entries({
    schema_version: SCHEMA_VERSION,
    ...shardMembers,
    timing: ownTiming,
    ...runMembers
  });
  const members = entries.filter(([, value]) => value !== void 0).map(([key, value]) => `"${key}": ${JSON.stringify(value)},
`);
  yield `{
${members.join("")}"cases": [
`;
  let lead = "";
  for (const line of caseLines(part)) {
    yield lead + line;
    lead = ",\n";
  }
  yield "\n]\n}\n";
}
function* caseLines({ run }) {
  for (const caseRun of run.cases) {
    yield JSON.stringify(caseValue(caseRun));
  }
}
function caseValue({ case_id: id, outcome, spans_ms: spansMs, judged: _judged, ...times }) {
  const spans = spansMs === void 0 ? {} : { spans_ms: Object.fromEntries(spansMs) };
  const written = outcome.kind === "error" ? outcome : Object.assign({}, outcome, { hits: outcome.hits.map(withoutRepeat) });
  return Object.assign({ id }, times, spans, { outcome: written });
}
function withoutRepeat(hit) {
  return Object.fromEntries(Object.entries(hit).filter(([key]) => key !== "repeat"));
}



/***/ }),

/***/ 60492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ REPORTERS)
});

// EXTERNAL MODULE: ./lib/reporters/baseline-json.js
var baseline_json = __webpack_require__(13574);
// EXTERNAL MODULE: ./lib/metrics/latency.js
var latency = __webpack_require__(72987);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/messages/escape.js
var messages_escape = __webpack_require__(28213);
// EXTERNAL MODULE: ./lib/reporters/report-cases.js
var report_cases = __webpack_require__(25698);
;// CONCATENATED MODULE: ./lib/reporters/cases-csv.js







const EOL = "\r\n";
const LIST_SEPARATOR = "; ";
function renderCasesCsv(report, { tables }) {
  const { scores } = report;
  return scores === null ? null : csvLines(tables.cases, metricNames(scores), (0,report_cases/* isLarge */.sV)(report));
}
function* csvLines(cases, metrics, large) {
  yield csvLine([
    ...Object.keys(LEADING),
    ...metrics.flatMap((name) => [name, `${name}_baseline`])
  ]);
  for (const row of cases.values()) {
    const leavesOutResults = large && (0,report_cases/* isUnchanged */._5)(row);
    const leading = Object.values(LEADING).map((makeCell) => makeCell(row, leavesOutResults));
    const values = metrics.flatMap((name) => [row.score, row.before].map((side) => side?.metrics.get(name) ?? null));
    const roundedValues = values.map((value) => value && (0,canonical_json/* roundNumber */.Wf)(value));
    yield csvLine([...leading, ...roundedValues]);
  }
}
function csvLine(cells) {
  return cells.map((cell) => (0,messages_escape/* csvCell */.rK)(cell)).join(",") + EOL;
}
const LEADING = {
  id: (row) => row.case.id,
  intent: (row) => row.case.intent,
  query: (row) => row.case.query,
  params: (row) => row.case.params === void 0 ? null : JSON.stringify(row.case.params),
  file: (row) => row.case.place.file,
  line: (row) => row.case.place.line,
  critical: (row) => String(row.case.critical),
  tags: (row) => (row.case.tags ?? []).join(LIST_SEPARATOR),
  failed_checks: ({ failed }) => failed.map(({ metric, scope }) => `${metric} ${(0,model_scope/* scopeText */.Cm)(scope)}`).join(LIST_SEPARATOR),
  cause: ({ loss }) => loss?.cause ?? null,
  targets: (row) => row.case.expected.map(suite/* targetLabel */.Op).join(LIST_SEPARATOR),
  ranks_baseline: (row) => row.before && ranksCell(row, row.before.ranks),
  ranks: (row) => row.score && ranksCell(row, row.score.ranks),
  results: ({ score }, leavesOutResults) => leavesOutResults || score === null ? null : score.results.join(LIST_SEPARATOR),
  degraded: ({ score }) => score && String(score.degraded),
  error: ({ score }) => score === null ? "not asked" : score.error,
  latency_median_ms: ({ score }) => (0,baseline_json/* msValue */.Uk)((0,latency/* medianOfTimes */.Kg)(score?.samples_ms ?? [])),
  latency_median_ms_baseline: ({ before }) => (0,baseline_json/* msValue */.Uk)((0,latency/* medianOfTimes */.Kg)(before?.latency_ms ?? []))
};
function ranksCell({ case: { expected } }, ranks) {
  return expected.map((_, i) => ranks[i] ?? "none").join(LIST_SEPARATOR);
}
function metricNames({ cases }) {
  const names = /* @__PURE__ */ new Set();
  for (const { metrics } of cases) {
    for (const name of metrics.keys()) {
      names.add(name);
    }
  }
  return [...names].toSorted(canonical_json/* compareCodePoints */.OP);
}


// EXTERNAL MODULE: ./lib/messages/view.js
var messages_view = __webpack_require__(25339);
// EXTERNAL MODULE: ./lib/model/verdict.js
var verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/messages/format.js
var format = __webpack_require__(31385);
// EXTERNAL MODULE: ./lib/messages/check-sentences.js
var check_sentences = __webpack_require__(24171);
// EXTERNAL MODULE: ./lib/messages/rule.js
var rule = __webpack_require__(35132);
// EXTERNAL MODULE: ./lib/reporters/html/charts.js
var charts = __webpack_require__(40305);
// EXTERNAL MODULE: ./lib/reporters/html/html.js + 1 modules
var html_html = __webpack_require__(57107);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
;// CONCATENATED MODULE: ./lib/reporters/html/check-panels.js









const ROWS = 8;
const PANELS = 8;
const MOST_OPEN = 4;
const LEGEND = '<p class="legend" aria-hidden="true"><span><svg class="dumbbell held"><circle class="was" cx="8" cy="8" r="4.5"/></svg>before</span><span><svg class="dumbbell held"><circle class="now" cx="8" cy="8" r="5"/></svg>now</span><span><svg class="dumbbell held"><rect class="band" x="0" width="14" y="1" height="14"/><line class="limit" x1="1" x2="1" y1="1" y2="15"/></svg>up to the limit</span></p>';
function checkPanels(view) {
  const { all, failed } = view.tables.checks;
  if (failed.length === 0) {
    return fellPanel(view) + passedPanel(all);
  }
  const failedFigures = failed.filter(({ weakening }) => weakening === void 0);
  const failedMetrics = [...new Set(failedFigures.map(({ metric }) => metric))];
  const metricPanels = failedMetrics.map((metric) => metricPanel(metric, all, failedFigures));
  const panels = [...metricPanels, ...findingPanels(failed, view)];
  const primaryPanels = panels.filter(({ primary }) => primary);
  const followingPanels = panels.filter(({ primary }) => !primary);
  const joinPanels = (joined) => joined.map(({ html }) => html).join("");
  const hiddenWords = (0,format/* pluralise */.aX)(primaryPanels.length - PANELS, "more failed metric");
  const consequences = `Failed as a consequence: ${followingPanels.map(({ metric }) => metric).join(", ")}`;
  const areFollowingOpen = panels.length <= MOST_OPEN;
  return (failed.some(hasPicture) ? LEGEND : "") + joinPanels(primaryPanels.slice(0, PANELS)) + fellPanel(view) + (0,html_html/* detailsHtml */.c9)(hiddenWords, joinPanels(primaryPanels.slice(PANELS))) + (0,html_html/* detailsHtml */.c9)(consequences, joinPanels(followingPanels), areFollowingOpen);
}
function hasPicture(check) {
  return (0,charts/* canDraw */.xt)(check) && !(0,verdict/* isCount */.my)(check);
}
const FINDING_PANELS = [
  { category: "golden_data_edited", title: "Edited golden data", metric: "the suite" },
  { category: "gate_weakened", title: "Loosened rules", metric: "the rules" }
];
function findingPanels(failed, view) {
  const itemPlaceHtml = ({ file, line }) => file === void 0 ? "" : ` (${(0,html_html/* codeHtml */.v1)(line === void 0 ? file : `${file}:${line}`, html_html/* NAME */.o_)})`;
  return FINDING_PANELS.flatMap(({ category, title, metric }) => {
    const findings = view.failed.filter((item) => item.code === category);
    if (findings.length === 0) {
      return [];
    }
    const items = findings.map((item) => `${(0,html_html/* escapeText */.X1)(item.sentence, html_html/* SENTENCE */.gz)}${itemPlaceHtml(item)}`);
    const meaning = (0,html_html/* escapeText */.X1)((0,check_sentences/* failureMeaning */.gx)(category, failed));
    const html = notesPanel("panel", `<h3>${title}: <span>${meaning}</span></h3>`, items);
    return [{ metric, primary: true, html }];
  });
}
function notesPanel(classes, title, items) {
  return `<div class="${classes}">${title}${(0,html_html/* notesHtml */.zc)(items).trimEnd()}</div>
`;
}
function metricPanel(metric, checks, failed) {
  const metricFailures = failed.filter((check) => check.metric === metric);
  const metricPasses = checks.filter((check) => check.metric === metric && check.passed);
  const place = ({ scope }) => Number(scope.kind !== "overall");
  const ordered = [...metricFailures, ...metricPasses].toSorted((a, b) => place(a) - place(b));
  const rows = rowsHtml(metric, ordered.slice(0, ROWS));
  const more = moreChecksHtml(ordered.slice(ROWS));
  const { category } = (0,lookup/* requireItem */.l5)(metricFailures, 0);
  const meaning = (0,html_html/* escapeText */.X1)((0,check_sentences/* failureMeaning */.gx)(category, metricFailures));
  const title = `<h3>${(0,html_html/* termHtml */.e$)(metric)}: <span>${meaning}</span></h3>`;
  return {
    metric,
    primary: metricFailures.some((check) => check.secondary_to === null),
    html: `<div class="panel">${title}${rows}${more}</div>
`
  };
}
function moreChecksHtml(hidden) {
  if (hidden.length === 0) {
    return "";
  }
  const failedCount = hidden.filter((check) => !check.passed).length;
  const part = failedCount === hidden.length ? "all" : `${failedCount} of them`;
  return `<p class="more">${(0,format/* pluralise */.aX)(hidden.length, "more check")}, ${part} failed: see all checks</p>`;
}
function fellPanel({ fell }) {
  const rows = fell.map(({ sentence, cases }) => {
    const queries = cases.slice(0, ROWS).map(({ id, query }) => `<a href="${(0,html_html/* caseHref */.my)(id)}">${(0,html_html/* escapeText */.X1)(query, html_html/* QUERY */.Jj)}</a>`);
    const queriesPart = queries.length === 0 ? "" : `. Queries: ${queries.join(", ")}`;
    return (0,html_html/* escapeText */.X1)(sentence, html_html/* SENTENCE */.gz) + queriesPart;
  });
  const title = `<h3>Beyond the limit, <span>but not enough to fail</span></h3>`;
  return fell.length === 0 ? "" : notesPanel("panel fell", title, rows);
}
function passedPanel(checks) {
  const overall = checks.filter((check) => check.scope.kind === "overall" && (0,charts/* canDraw */.xt)(check) && check.unit === "share");
  if (overall.length === 0) {
    return "";
  }
  const scale = (0,charts/* chartScale */.zy)(overall);
  const rows = overall.map((check) => rowHtml(check, check.metric, scale));
  return `${LEGEND}<div class="panel"><h3>Overall: <span>every gated metric</span></h3>${gridHtml("Gated metrics, overall", rows, (0,charts/* axisSvg */.kg)(scale))}</div>
`;
}
function rowsHtml(metric, checks) {
  const scale = (0,charts/* chartScale */.zy)(checks);
  const unitSuffix = checks.some(({ unit }) => unit === "ms") ? " ms" : "";
  const axis = checks.some(hasPicture) ? (0,charts/* axisSvg */.kg)(scale, unitSuffix) : "";
  const rows = checks.map((check) => rowHtml(check, (0,format/* scopeLabel */.$o)(check.scope), scale));
  return gridHtml(`${metric}, ${(0,format/* byWords */.bX)(checks.map(({ scope }) => scope))}`, rows, axis);
}
function gridHtml(label, rows, axis) {
  const names = ["Where", "Before to now", "Before", "Now", "Change", "Limit"];
  const head = names.map((name) => `<th role="columnheader" scope="col">${name}</th>`).join("");
  const foot = axis === "" ? "" : `<div class="axis-row">${axis}</div>`;
  return `<div class="check-grid"><table class="checks" role="table" aria-label="${(0,html_html/* escapeText */.X1)(label, html_html/* NAME */.o_)}"><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">
${rows.join("")}</tbody></table>${foot}</div>`;
}
function rowHtml(check, name, scale) {
  const [mark, kind, words] = checkState(check);
  const head = `<th role="rowheader" scope="row">${(0,html_html/* iconHtml */.vF)(mark)}<span class="name">${(0,html_html/* escapeText */.X1)(name, html_html/* NAME */.o_)}</span><span class="unseen">, ${words}</span></th>`;
  if (!hasPicture(check)) {
    const { missing } = check;
    const sentence = missing === void 0 || (0,verdict/* hasNoPairs */.Hb)(check) ? (0,check_sentences/* checkSentence */.YC)(check) : `Not judged: ${(0,check_sentences/* missingReason */.DQ)(missing, check)}`;
    return `<tr role="row" class="${kind}">${head}${wordsCell(sentence, 5)}</tr>
`;
  }
  const row = `<tr role="row" class="${kind}">${head}${figureCells(check, scale)}</tr>
`;
  if (check.ratio === void 0) {
    return row;
  }
  const ratioCell = wordsCell((0,check_sentences/* ratioWords */.ft)(check.metric, check.ratio), 6);
  return `${row}<tr role="row" class="${kind}">${ratioCell}</tr>
`;
}
function wordsCell(sentence, span) {
  return `<td role="cell" class="says" colspan="${span}" aria-colspan="${span}">${(0,html_html/* escapeText */.X1)(sentence, html_html/* SENTENCE */.gz)}</td>`;
}
function figureCells(check, scale) {
  const { baseline, current, delta, limit } = (0,format/* checkNumbers */.PM)(check);
  const sign = check.direction === "higher" ? "\u2265" : "\u2264";
  const cellsByClass = {
    picture: (0,charts/* dumbbellSvg */.qV)(check, scale),
    base: baseline,
    current,
    delta: (0,format/* withArrow */.mh)(delta),
    bound: check.limit === null ? limit : `${sign} ${limit}`
  };
  return Object.entries(cellsByClass).map(([className, cell]) => `<td role="cell" class="${className}">${cell}</td>`).join("");
}
function checkState({ state, secondary_to: cause }) {
  if (state === "not_gated") {
    return ["half", "held", "not gated yet"];
  }
  if (state === "fell") {
    return ["half", "fell", "beyond the limit, not enough to fail"];
  }
  if (state === "pass") {
    return ["good", "held", "passes"];
  }
  return cause === null ? ["bad", "failed", "fails"] : ["bad", "follows", `fails, follows from ${cause}`];
}
function firstFigures({ figures }) {
  const rows = figures.map(({ metric, now }) => [(0,html_html/* codeHtml */.v1)(metric, html_html/* NAME */.o_), now]);
  return rows.length === 0 ? "" : (0,html_html/* tableHtml */.qj)("Over all queries", [(0,html_html/* plain */.pj)("Metric"), (0,html_html/* num */.bu)("Now")], rows);
}
const SCOPES = 24;
const TABLE_ROWS = 1e3;
function statusHtml(row) {
  const words = (0,html_html/* escapeText */.X1)((0,check_sentences/* statusWords */.o7)(row));
  switch (row.status) {
    case "pass":
      return `${(0,html_html/* iconHtml */.vF)("good")}${words}`;
    case "fell":
      return `${(0,html_html/* iconHtml */.vF)("half")}${words}`;
    case "fail":
    case "missing":
      return `${(0,html_html/* iconHtml */.vF)("bad")}<b class="bad">${words}</b>`;
    case "follows":
      return `${(0,html_html/* iconHtml */.vF)("bad")}${words}`;
    default:
      return `<span class="dim">${words}</span>`;
  }
}
const CELL_KINDS = {
  pass: "held",
  fell: "fell",
  fail: "bad",
  follows: "follows",
  missing: "bad",
  not_gated: "reported",
  reported: "reported"
};
function metricTables(rows) {
  if (rows.length === 0) {
    return "";
  }
  return matrixHtml(rows) + (0,html_html/* detailsHtml */.c9)("What the metrics mean", metricMeanings(rows)) + (0,html_html/* detailsHtml */.c9)("When the gate fails", `<p>${(0,html_html/* escapeText */.X1)(rule/* THE_RULE */.$m, html_html/* SENTENCE */.gz)}</p>
`) + (0,html_html/* detailsHtml */.c9)("All checks with baselines and limits", checkTable(rows));
}
function metricMeanings(rows) {
  const entries = [...new Set(rows.map(({ metric }) => metric))].flatMap((metric) => {
    const meaning = (0,registry/* meaningOfMetric */.ZW)(metric);
    return meaning === null ? [] : [`<div><dt>${(0,html_html/* codeHtml */.v1)(metric, html_html/* NAME */.o_)}</dt><dd>${(0,html_html/* escapeText */.X1)(meaning)}</dd></div>
`];
  });
  return `<dl class="receipt">
${entries.join("")}</dl>
`;
}
function matrixHtml(rows) {
  const scopes = [...new Map(rows.map(({ scope }) => [(0,model_scope/* scopeText */.Cm)(scope), scope])).values()];
  const shownScopes = scopes.slice(0, SCOPES);
  const cellKey = (metric, scope) => `${metric}
${(0,model_scope/* scopeText */.Cm)(scope)}`;
  const cells = new Map(rows.map((row) => [cellKey(row.metric, row.scope), row]));
  const lines = [...new Set(rows.map((row) => row.metric))].map((metric) => [
    (0,html_html/* codeHtml */.v1)(metric, html_html/* NAME */.o_),
    ...shownScopes.map((scope) => cellHtml(cells.get(cellKey(metric, scope))))
  ]);
  const hiddenScopes = scopes.slice(SCOPES);
  const caption = `Now, and the change since the baseline${hiddenScopes.length > 0 ? `; ${(0,format/* countWords */.rj)(hiddenScopes, "more ")} in report.json` : ""}`;
  const columns = [(0,html_html/* plain */.pj)("Metric"), ...shownScopes.map((scope) => (0,html_html/* num */.bu)((0,format/* scopeLabel */.$o)(scope)))];
  return `<div class="matrix">${(0,html_html/* tableHtml */.qj)(caption, columns, lines)}</div>
`;
}
function cellHtml(row) {
  if (row === void 0) {
    return `<span class="dim">${format/* NONE */.x3}</span>`;
  }
  const { current, delta } = (0,format/* checkNumbers */.PM)(row);
  const isBad = row.status === "fail" || row.status === "missing" || row.status === "follows";
  const mark = isBad ? `${(0,html_html/* iconHtml */.vF)("bad")}<span class="unseen">failed: </span>` : "";
  const kind = CELL_KINDS[row.status];
  const change = row.delta === null || /[1-9]/.test(delta) ? (0,format/* withArrow */.mh)(delta) : "=";
  return `<span class="cell ${kind}">${mark}${current}</span><span class="moved">${change}</span>`;
}
function checkTable(rows) {
  const lines = rows.slice(0, TABLE_ROWS).map((row) => {
    const { baseline, current, delta, limit } = (0,format/* checkNumbers */.PM)(row);
    return [
      (0,html_html/* codeHtml */.v1)(row.metric, html_html/* NAME */.o_),
      (0,html_html/* escapeText */.X1)((0,format/* scopeLabel */.$o)(row.scope), html_html/* NAME */.o_),
      baseline,
      current,
      (0,format/* withArrow */.mh)(delta),
      limit,
      statusHtml(row)
    ];
  });
  const hiddenCount = rows.length - lines.length;
  const figures = ["Before", "Now", "Change", "Limit"].map(html_html/* num */.bu);
  const columns = [(0,html_html/* plain */.pj)("Metric"), (0,html_html/* plain */.pj)("Where"), ...figures, (0,html_html/* plain */.pj)("Gate")];
  const by = (0,format/* byWords */.bX)(rows.map(({ scope }) => scope));
  return (0,html_html/* tableHtml */.qj)(`Overall, then ${by}${hiddenCount > 0 ? `; ${hiddenCount} more in report.json` : ""}`, columns, lines);
}


// EXTERNAL MODULE: ./lib/model/alike-names.js
var alike_names = __webpack_require__(7072);
// EXTERNAL MODULE: ./lib/messages/causes.js
var causes = __webpack_require__(76326);
// EXTERNAL MODULE: ./lib/messages/rows.js
var messages_rows = __webpack_require__(7195);
;// CONCATENATED MODULE: ./lib/reporters/html/page-data.js








function* pageParts(report, view) {
  const rows = [...view.tables.cases.values()];
  const metrics = pageMetrics(report, view);
  const snippets = collectSnippets(rows);
  const numbering = { documents: /* @__PURE__ */ new Map(), snippets: snippets.numbers };
  yield '{"cases":[';
  let lead = "";
  for (const row of rows) {
    yield lead + jsonBlock(encodeCase(row, report.explanation ?? null, metrics, numbering));
    lead = ",";
  }
  yield '],"documents":[';
  lead = "";
  for (const name of shortenNames([...numbering.documents.keys()])) {
    yield lead + jsonBlock(name);
    lead = ",";
  }
  const otherMembers = {
    ...pageFacts(report, view, rows),
    metrics,
    snippets: snippets.texts,
    snippetsCut: snippets.cut
  };
  yield `],${jsonBlock(otherMembers).slice(1)}`;
}
function jsonBlock(value) {
  return JSON.stringify(value).replaceAll(/[<>&\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function pageMetrics({ scores }, { tables }) {
  const names = [...scores?.cases[0]?.metrics.keys() ?? []];
  const failedNames = tables.checks.primary.map(({ metric }) => metric);
  const orderedNames = [...failedNames.filter((name) => names.includes(name)), ...names];
  return [...new Set(orderedNames)].map((name) => {
    const metric = (0,registry/* parseMetric */.uo)(name);
    const family = typeof metric === "string" ? null : metric.family;
    return {
      name,
      unit: (0,registry/* unitOfMetric */.QG)(name),
      meaning: family?.meaning ?? "",
      lower: family?.direction === "lower"
    };
  });
}
function pageFacts(report, view, rows) {
  const { inputs, explanation, verdict } = report;
  const indexById = new Map(rows.map((row, i) => [row.case.id, i]));
  const rowIndexes = (ids) => ids.flatMap((id) => indexById.get(id) ?? []);
  const failedIds = view.tables.checks.primary.flatMap(({ cases }) => cases.map(({ id }) => id));
  const watchedIds = verdict.notices.flatMap((notice) => notice.code === "watched" ? notice.changed : []);
  const queue = explanation?.holes?.queue ?? [];
  return {
    suite: inputs?.suite.name ?? "",
    k: inputs?.config.k ?? 0,
    config: inputs?.config.file ?? null,
    program: report.origin?.command ?? "retrieval-gate",
    causes: (explanation?.causes ?? []).map((share) => [causeKey(share), (0,causes/* causeMeaning */.Jx)(share)]),
    groups: (explanation?.groups ?? []).map((group) => ({
      words: (0,causes/* groupWords */.Jk)(group),
      cases: rowIndexes(group.cases)
    })),
    worst: rowIndexes([.../* @__PURE__ */ new Set([...failedIds, ...watchedIds])]),
    queue: pageQueue(queue.slice(0, QUEUE), rows, indexById),
    unjudged: queue.length
  };
}
function causeKey({ cause, stage }) {
  return stage === void 0 ? cause : `${cause} ${stage}`;
}
const QUEUE = 1e3;
const TEXT = 1e3;
function pageQueue(queue, rows, indexById) {
  const holes = [];
  for (const { case_id: id, rank, gone } of queue) {
    const index = indexById.get(id);
    const row = rows[index ?? -1];
    if (index === void 0 || row === void 0) {
      continue;
    }
    const hit = (0,messages_rows/* listHits */.$8)(row)[rank - 1];
    if (gone !== void 0) {
      holes.push({ case: index, rank, doc_id: gone, gone: true });
    } else if (hit !== void 0) {
      const text = hit.text === void 0 ? void 0 : (0,messages_escape/* capText */.yA)(hit.text, TEXT);
      holes.push({ case: index, rank, doc_id: hit.doc_id, path: hit.path, text });
    }
  }
  return holes;
}
function shortenNames(names) {
  const counts = (0,lookup/* countItems */.A1)(names.map(alike_names/* withoutTextHash */.ch));
  return names.map((name) => {
    const path = (0,alike_names/* withoutTextHash */.ch)(name);
    return counts.get(path) === 1 ? path : name;
  });
}
const ANSWER = 2e3;
const CLAIM = 500;
const PASSAGE = 600;
const PARAMS = 1e3;
const VALUE_DECIMALS = 6;
const SCORE_DIGITS = 5;
const MS_DECIMALS = 3;
function encodeCase(row, explanation, metrics, numbering) {
  const { case: suiteCase, before, score, loss, failed } = row;
  const encodeSide = (figures, samples) => encodeFigures(figures, samples, metrics, numbering.documents);
  return {
    id: suiteCase.id,
    query: suiteCase.query,
    intent: suiteCase.intent,
    place: `${suiteCase.place.file}:${suiteCase.place.line}`,
    critical: suiteCase.critical || void 0,
    expect_empty: suiteCase.expect_empty || void 0,
    targets: encodeTargets(row, explanation?.documents),
    params: suiteCase.params === void 0 ? void 0 : (0,messages_escape/* capText */.yA)(JSON.stringify(suiteCase.params), PARAMS),
    tags: suiteCase.tags,
    before: before && {
      ...encodeSide(before, before.latency_ms),
      answer: before.answer === void 0 ? void 0 : (0,messages_escape/* capText */.yA)(before.answer, ANSWER)
    },
    now: score && {
      ...encodeSide(score, score.samples_ms),
      ...encodeAnswer(row, numbering.snippets),
      error: score.error ?? void 0,
      degraded: score.degraded || void 0,
      forbidden: undefinedIfEmpty(score.forbidden_ranks)
    },
    failed: [...new Set(failed.map(({ category }) => category))],
    loss: loss === null ? void 0 : [causeKey(loss), (0,causes/* lossWords */.VH)(loss)]
  };
}
function encodeTargets({ case: suiteCase, before, score, loss }, documents) {
  return suiteCase.expected.map((target, i) => {
    const oldRank = before?.ranks[i] ?? null;
    const isLost = score !== null && oldRank !== null && (score.ranks[i] ?? null) === null;
    const lostDocument = isLost ? before?.results[oldRank - 1] : void 0;
    const suiteText = target.kind === "file" || target.kind === "span" ? target.text : void 0;
    const text = suiteText ?? documents?.get(lostDocument ?? "");
    return {
      label: (0,suite/* targetLabel */.Op)(target),
      grade: target.grade,
      deeper: loss?.targets[i]?.deeper ?? void 0,
      passage: text === void 0 ? void 0 : (0,messages_escape/* capText */.yA)(text, PASSAGE)
    };
  });
}
function encodeFigures(figures, samples, metrics, documents) {
  return {
    ranks: figures.ranks,
    metrics: metrics.map(({ name }) => roundValue(figures.metrics.get(name) ?? null, VALUE_DECIMALS)),
    results: figures.results.map((id) => {
      const number = documents.get(id) ?? documents.size;
      documents.set(id, number);
      return number;
    }),
    ms: roundValue((0,latency/* medianOfTimes */.Kg)(samples), MS_DECIMALS)
  };
}
function encodeAnswer({ run }, snippets) {
  if (run?.outcome.kind !== "answer") {
    return {};
  }
  const { hits, spans, answer } = run.outcome;
  const texts = hits.map(({ text }) => snippets.get(snippetKey(text)) ?? -1);
  const scores = hits.map(({ score }) => score === void 0 ? null : Number(score.toPrecision(SCORE_DIGITS)));
  return {
    texts: texts.every((text) => text === -1) ? void 0 : texts,
    scores: scores.every((score) => score === null) ? void 0 : scores,
    spans,
    answer: answer === void 0 ? void 0 : (0,messages_escape/* capText */.yA)(answer, ANSWER),
    claims: undefinedIfEmpty(pageClaims(run))
  };
}
function pageClaims(run) {
  const claimsByMetric = [];
  for (const [metric, sample] of run.judged ?? []) {
    if (sample.kind === "value" && sample.claims !== void 0) {
      const claims = sample.claims.map(({ text: claim, supported }) => [(0,messages_escape/* capText */.yA)(claim, CLAIM), supported ? 1 : 0]);
      claimsByMetric.push([metric, claims]);
    }
  }
  return claimsByMetric;
}
function undefinedIfEmpty(list) {
  return list.length === 0 ? void 0 : list;
}
function roundValue(value, decimals) {
  return value === null ? null : Number(value.toFixed(decimals));
}
const LENGTH = 220;
const BUDGET = 2e6;
function snippetKey(text = "") {
  return text.slice(0, 4 * LENGTH);
}
function collectSnippets(rows) {
  const texts = [];
  const numbers = /* @__PURE__ */ new Map();
  let charactersLeft = BUDGET;
  const changedFirst = rows.toSorted((a, b) => Number(hasChanged(b)) - Number(hasChanged(a)));
  for (const row of changedFirst) {
    for (const { text } of (0,messages_rows/* listHits */.$8)(row)) {
      const key = snippetKey(text);
      if (key === "" || numbers.has(key)) {
        continue;
      }
      const snippet = makeSnippet(key);
      charactersLeft -= snippet.length;
      if (charactersLeft < 0) {
        return { texts, numbers, cut: true };
      }
      numbers.set(key, texts.push(snippet) - 1);
    }
  }
  return { texts, numbers, cut: false };
}
function makeSnippet(key) {
  const line = key.replaceAll(/\s+/gu, " ").trim();
  return line.length > LENGTH ? `${(0,lookup/* cutText */.IN)(line, LENGTH)}\u2026` : line;
}
function hasChanged({ failed, before, score }) {
  return failed.length > 0 || before === null || before.ranks.some((rank, i) => rank !== (score?.ranks[i] ?? null));
}


// EXTERNAL MODULE: ./lib/reporters/html/page.js + 1 modules
var page = __webpack_require__(2513);
;// CONCATENATED MODULE: ./lib/reporters/html/latency.js





const SHOWN = 8;
const LOG_FROM = 40;
function latencyPanel(latency, samples, sampling) {
  const rows = boxRows(latency, samples);
  const boxes = rows.flatMap(({ nowBox, baselineBox }) => [nowBox, baselineBox]);
  const ends = boxes.flatMap((box) => box === null ? [] : [box.low, box.p95]);
  if (ends.length === 0) {
    return "";
  }
  const scale = timeScale(ends);
  const shownScopes = new Set(rows.map(({ row }) => row.scope));
  const hiddenScopes = latency.map(({ scope }) => scope).filter((scope) => !shownScopes.has(scope));
  const moreHtml = hiddenScopes.length > 0 ? `<p class="more">${(0,format/* countWords */.rj)(hiddenScopes, "more ")}: see latency in figures</p>` : "";
  const samplingHtml = sampling.map((line) => `<p class="more">${(0,html_html/* proseHtml */.pA)(line, html_html/* SENTENCE */.gz)}</p>`).join("");
  const hasBaseline = rows.some(({ baselineBox }) => baselineBox !== null);
  const sides = hasBaseline ? "<span>upper: baseline, lower: now</span>" : "";
  const legend = `<p class="legend" aria-hidden="true">${sides}<span>box: middle half of the times, line: p50, dot: p95</span></p>`;
  const rowsHtml = rows.map((row) => latency_rowHtml(row, scale)).join("");
  return `${legend}<div class="panel"><div class="box-grid"><ul class="boxes">
${rowsHtml}</ul><div class="axis-row">${(0,charts/* axisSvg */.kg)(scale, " ms")}</div></div>${moreHtml}${samplingHtml}</div>
`;
}
function timeScale(values) {
  const positiveValues = values.filter((value) => value > 0);
  const least = Math.min(...positiveValues);
  const most = Math.max(...positiveValues);
  return positiveValues.length === values.length && most / least > LOG_FROM ? (0,charts/* logScale */.tA)(values) : (0,charts/* linearScale */.om)([0, ...values], [0, Infinity]);
}
function boxRows(rows, { now, before }) {
  const hasFailed = ({ checks }) => checks.some(({ passed }) => !passed);
  const rowRank = (row) => {
    if (row.scope.kind === "overall") {
      return 0;
    }
    return hasFailed(row) ? 1 : 2;
  };
  const shownRows = rows.toSorted((a, b) => rowRank(a) - rowRank(b)).slice(0, SHOWN);
  return shownRows.map((row) => ({
    row,
    nowBox: makeBox(poolSamples(now, row.scope), row.now),
    baselineBox: row.before === null ? null : makeBox(poolSamples(before, row.scope), row.before),
    failed: hasFailed(row)
  }));
}
function collectSamples({ scores, inputs }) {
  return {
    now: (scores?.cases ?? []).map((score) => ({ case: score, samples: score.samples_ms })),
    before: [...inputs?.baseline?.cases.values() ?? []].map((row) => ({
      case: row,
      samples: row.latency_ms
    }))
  };
}
function poolSamples(cases, scope) {
  return cases.flatMap(({ case: member, samples }) => (0,model_scope/* isInScope */.yX)(scope, member) ? samples : []);
}
function makeBox(samples, summary) {
  if (samples.length === 0 || summary.p50_ms === null) {
    return null;
  }
  const sorted = Float64Array.from(samples).toSorted();
  const quantile = (share) => (0,latency/* percentileValue */.VD)(sorted, share, "nearest") ?? NaN;
  return {
    low: quantile(0.05),
    q1: quantile(0.25),
    p50: summary.p50_ms,
    q3: quantile(0.75),
    p95: summary.p95_ms ?? quantile(0.95)
  };
}
const BASELINE_Y = 8;
const NOW_Y = 22;
function latency_rowHtml({ row, nowBox, baselineBox, failed }, scale) {
  const upperBox = baselineBox === null ? "" : boxSvg(baselineBox, scale, "was", BASELINE_Y);
  const lowerBox = nowBox === null ? "" : boxSvg(nowBox, scale, "now", NOW_Y);
  const status = failed ? `${(0,html_html/* iconHtml */.vF)("bad")}<span class="unseen">failed: </span>` : "";
  const figures = ["p50_ms", "p95_ms"].map((key) => percentileHtml(row, key));
  return `<li class="${failed ? "failed" : "held"}"><span class="name">${status}${(0,html_html/* escapeText */.X1)((0,format/* scopeLabel */.$o)(row.scope), html_html/* NAME */.o_)}</span><svg class="box" aria-hidden="true">${(0,charts/* gridLines */.YH)(scale)}${upperBox}${lowerBox}</svg><span class="figures">${figures.join(" ")}</span></li>
`;
}
function percentileHtml(row, key) {
  const hasFailed = findPercentileCheck(row, key)?.passed === false;
  const figures = percentileFigures(row, key);
  const baseline = row.before === null ? "" : `${figures.baseline} \u2192 `;
  const ratioHtml = ratioSpan(row, key);
  const name = key.slice(0, 3);
  return `<span${hasFailed ? ' class="over"' : ""}><i>${name}</i> ${baseline}<b>${figures.current}</b></span>${ratioHtml}`;
}
function ratioSpan({ checks }, key) {
  for (const { ratio, metric, policy } of checks) {
    if (ratio !== void 0 && metric === `latency_${key}` && policy !== "base") {
      return `<span>${ratio.ratio.toFixed(2)}x (${(0,format/* rangeText */.lq)(ratio)})</span>`;
    }
  }
  return "";
}
function findPercentileCheck({ checks }, key) {
  return checks.find(({ metric }) => metric === `latency_${key}`);
}
function percentileFigures(row, key) {
  return (0,format/* checkNumbers */.PM)({
    unit: "ms",
    baseline: row.before?.[key] ?? null,
    current: row.now[key],
    delta: null,
    limit: findPercentileCheck(row, key)?.limit ?? null
  });
}
function boxSvg(box, scale, side, y) {
  const x = (value) => (0,charts/* percentText */.fL)(scale.at(value));
  const width = (0,charts/* percentText */.fL)(Math.max(scale.at(box.q3) - scale.at(box.q1), 0));
  return `<g class="${side}"><line class="whisker" x1="${x(box.low)}" x2="${x(box.p95)}" y1="${y}" y2="${y}"/><rect x="${x(box.q1)}" width="${width}" y="${y - 5}" height="10"/><line class="p50" x1="${x(box.p50)}" x2="${x(box.p50)}" y1="${y - 6}" y2="${y + 6}"/><circle cx="${x(box.p95)}" cy="${y}" r="3.5"/></g>`;
}
function stageRows({ scope, now, before }) {
  return [...now.spans ?? []].map(([stage, summary]) => ({
    scope,
    stage,
    now: summary,
    before: before?.spans?.get(stage) ?? null,
    checks: []
  }));
}
function latencyTable(latency) {
  const rows = [...latency, ...latency.flatMap(stageRows)].map((row) => {
    const p50 = percentileFigures(row, "p50_ms");
    const p95 = percentileFigures(row, "p95_ms");
    const scope = (0,format/* scopeLabel */.$o)(row.scope);
    return [
      (0,html_html/* escapeText */.X1)(row.stage === null ? scope : `${scope} [${row.stage}]`, html_html/* NAME */.o_),
      String(row.now.samples),
      p50.current,
      p50.baseline,
      (0,format/* formatMs */._V)(row.now.p90_ms),
      p95.current,
      p95.baseline,
      (0,format/* formatMs */._V)(row.now.p99_ms),
      (0,format/* formatMs */._V)(row.now.mean_ms)
    ];
  });
  if (rows.length === 0) {
    return "";
  }
  const columnNames = [
    "Samples",
    "p50",
    "p50 baseline",
    "p90",
    "p95",
    "p95 baseline",
    "p99",
    "Mean"
  ];
  return (0,html_html/* tableHtml */.qj)("Latency of timed repeats, warm-up excluded", [(0,html_html/* plain */.pj)("Where"), ...columnNames.map(html_html/* num */.bu)], rows);
}


;// CONCATENATED MODULE: ./lib/reporters/html/worst.js






const WORST = 5;
const MOVES = 2;
function worstList({ failed }) {
  const itemsByCategory = (0,model_scope/* groupBy */.$z)(failed, ({ code }) => code);
  const shown = [];
  for (let round = 0; round < WORST; round++) {
    for (const [category, items] of itemsByCategory) {
      const view = items.flatMap(({ cases }) => cases)[round];
      if (view !== void 0) {
        shown.push(worstItem(view, category));
      }
    }
  }
  return listHtml(shown.slice(0, WORST));
}
function wonList({ won }) {
  return listHtml(won.slice(0, WORST).map((view) => worstItem(view, "better")));
}
function listHtml(items) {
  return items.length === 0 ? "" : `<ol class="worst">
${items.join("")}</ol>
`;
}
function failedQueryList({ error }) {
  const failed = error?.queries ?? [];
  const hiddenCount = failed.length - WORST;
  const items = failed.slice(0, WORST).map((query) => itemHtml(query, "the query failed", `<li>${(0,html_html/* escapeText */.X1)(query.change, html_html/* QUERY */.Jj)}</li>`));
  const more = hiddenCount > 0 ? `<p class="more">${hiddenCount} more: see all queries</p>
` : "";
  return listHtml(items) + more;
}
function worstItem(view, category) {
  const { critical, change, ranks, why } = view;
  const tone = category === "forbidden_hit" ? " bad" : "";
  const lines = ranks.slice(0, MOVES).map((move) => moveHtml(move, tone));
  if (ranks.length === 0) {
    lines.push(`<li>${(0,html_html/* escapeText */.X1)(change, html_html/* QUERY */.Jj)}</li>`);
  }
  if (ranks.length > MOVES) {
    lines.push(`<li class="dim">${(0,format/* pluralise */.aX)(ranks.length - MOVES, "more document")}</li>`);
  }
  if (category === "answer_regression" && why !== "") {
    lines.push(`<li class="dim">${(0,html_html/* escapeText */.X1)(why, html_html/* SENTENCE */.gz)}</li>`);
  }
  return itemHtml(view, critical ? `<b>critical</b> \xB7 ${category}` : category, lines.join(""));
}
function itemHtml({ id, query, intent }, why, moves) {
  return `<li><p class="query"><a href="${(0,html_html/* caseHref */.my)(id)}">${(0,html_html/* escapeText */.X1)(query, html_html/* QUERY */.Jj)}</a></p><p class="why">${intent === "" ? "" : `${(0,html_html/* escapeText */.X1)(intent, html_html/* NAME */.o_)} \xB7 `}${why}</p><ul class="moves">${moves}</ul></li>
`;
}
function moveHtml({ document, words }, tone = "") {
  return `<li><span class="move-words${tone}">${(0,html_html/* escapeText */.X1)(words)}</span> ${(0,html_html/* codeHtml */.v1)(document, html_html/* NAME */.o_)}</li>`;
}
function movedList({ fell, tables }, k) {
  const moved = [...tables.cases.values()].flatMap((row) => movedTargets(row, k));
  if (moved.length === 0) {
    return `<p class="dim">Every document has the same rank as in the baseline.</p>
`;
  }
  const idsBeyondLimit = new Set(fell.flatMap(({ cases }) => cases.map(({ id }) => id)));
  const withinWords = tables.checks.all.length === 0 ? "not judged" : "within the limit";
  const furthest = moved.toSorted((a, b) => Math.abs(b.fall) - Math.abs(a.fall)).slice(0, WORST);
  const items = furthest.map(({ suiteCase, move, fall }) => {
    const fallWords = idsBeyondLimit.has(suiteCase.id) ? "beyond the limit" : withinWords;
    return itemHtml(suiteCase, fall < 0 ? "better" : fallWords, moveHtml(move));
  });
  return listHtml(items);
}
function movedTargets(row, k) {
  const { case: suiteCase, score, before: oldRow } = row;
  if (oldRow === null || score === null || score.error !== null) {
    return [];
  }
  const moved = [];
  for (const [i, target] of suiteCase.expected.entries()) {
    const before = oldRow.ranks[i] ?? null;
    const after = score.ranks[i] ?? null;
    const fall = (after ?? k + 1) - (before ?? k + 1);
    if (fall !== 0) {
      const move = { document: (0,suite/* targetLabel */.Op)(target), words: (0,format/* moveWords */.JU)(before, after) };
      moved.push({ suiteCase, move, fall });
    }
  }
  return moved;
}
const LOSSES = 10;
const EVIDENCE = 8;
const ACCEPTED = 4;
function lossTable(explanation) {
  const losses = explanation?.losses ?? [];
  if (losses.length === 0) {
    return "";
  }
  const hiddenCount = losses.length - LOSSES;
  const more = hiddenCount > 0 ? `; the worst ${LOSSES}, and ${hiddenCount} more in report.json` : "";
  const columns = [(0,html_html/* long */.LU)("Query"), (0,html_html/* plain */.pj)("Intent"), (0,html_html/* plain */.pj)("What happened")];
  const rows = losses.slice(0, LOSSES).map((loss) => [
    `<a href="${(0,html_html/* caseHref */.my)(loss.id)}">${(0,html_html/* escapeText */.X1)(loss.query, html_html/* QUERY */.Jj)}</a>`,
    (0,html_html/* escapeText */.X1)(loss.intent, html_html/* NAME */.o_),
    (0,html_html/* escapeText */.X1)((0,causes/* lossWords */.VH)(loss), html_html/* QUERY */.Jj)
  ]);
  return (0,html_html/* tableHtml */.qj)(`${(0,causes/* causesWords */.qh)(explanation?.causes ?? [])}${more}`, columns, rows);
}
function evidenceTable({ failed, fell }) {
  const fellByTest = fell.filter(({ evidence }) => (evidence?.interval ?? null) !== null);
  const rows = [];
  for (const check of [...failed, ...fellByTest]) {
    if (check.evidence !== void 0) {
      rows.push(evidenceCells(check, check.evidence));
    }
  }
  if (rows.length === 0) {
    return "";
  }
  const hiddenCount = rows.length - EVIDENCE;
  const more = hiddenCount > 0 ? `; ${hiddenCount} more in report.json` : "";
  const figures = ["Queries better", "Worse", "Of", "Interval, about 95 %"].map(html_html/* num */.bu);
  const columns = [(0,html_html/* plain */.pj)("Metric"), (0,html_html/* plain */.pj)("Where"), ...figures, (0,html_html/* plain */.pj)("Decided by")];
  return (0,html_html/* tableHtml */.qj)(`Confidence intervals of the changes${more}`, columns, rows.slice(0, EVIDENCE));
}
function evidenceCells(check, evidence) {
  const { wins, losses, units, interval } = evidence;
  const range = interval === null ? "\u2013" : interval.map((end) => (0,format/* formatDelta */.CW)(check.unit, end)).join(" to ");
  const decidedBy = (0,rule/* decidedWords */.iC)(check) || (0,rule/* testedWords */.Hn)(check) || "limit";
  return [
    (0,html_html/* escapeText */.X1)(check.metric, html_html/* NAME */.o_),
    (0,html_html/* escapeText */.X1)((0,format/* scopeLabel */.$o)(check.scope), html_html/* NAME */.o_),
    String(wins),
    String(losses),
    String(units),
    (0,html_html/* escapeText */.X1)(range),
    (0,html_html/* escapeText */.X1)(decidedBy)
  ];
}
function besideList(explanation) {
  const facts = [
    (0,causes/* stagesWords */.X_)(explanation?.stages),
    (0,causes/* holesWords */.V_)(explanation?.holes ?? null),
    (0,causes/* churnWords */.CR)(explanation?.churn ?? null)
  ];
  return (0,html_html/* notesHtml */.zc)(facts.filter(Boolean).map((fact) => (0,html_html/* escapeText */.X1)(fact, html_html/* SENTENCE */.gz)));
}
function acceptedList({ accepted }) {
  const items = accepted.map(({ sentence }) => (0,html_html/* escapeText */.X1)(sentence, html_html/* SENTENCE */.gz));
  const foldedItems = items.slice(ACCEPTED);
  return (0,html_html/* notesHtml */.zc)(items.slice(0, ACCEPTED)) + (0,html_html/* detailsHtml */.c9)(`${foldedItems.length} more`, (0,html_html/* notesHtml */.zc)(foldedItems));
}


// EXTERNAL MODULE: ./lib/model/problem.js
var model_problem = __webpack_require__(51246);
// EXTERNAL MODULE: ./lib/messages/notices.js
var messages_notices = __webpack_require__(63989);
// EXTERNAL MODULE: ./lib/messages/receipt.js
var receipt = __webpack_require__(11612);
// EXTERNAL MODULE: ./lib/messages/sampling.js
var sampling = __webpack_require__(93315);
;// CONCATENATED MODULE: ./lib/reporters/html/report-html.js














const PACKED_FROM = 300;
function* renderReportHtml(report, view, pack) {
  const suiteName = report.inputs?.suite.name ?? "retrieval gate";
  const caseCount = report.inputs?.suite.cases.length ?? 0;
  const hasCases = caseCount > 0 && report.scores !== null;
  const parts = {
    title: `${(0,html_html/* escapeText */.X1)(view.heading)} - ${(0,html_html/* escapeText */.X1)(suiteName, 80)}`,
    kind: "",
    bar: barHtml(report, view, hasCases),
    body: firstScreen(report, view) + (hasCases ? casesHtml(caseCount) : "") + endingHtml(report, view),
    data: hasCases ? pageParts(report, view) : ["null"]
  };
  yield* (0,page/* renderPage */.Cf)(parts, hasCases && caseCount >= PACKED_FROM ? pack : void 0);
}
function barHtml(report, view, hasCases) {
  const links = [
    ["checks", view.first_run ? "Figures" : "Checks", report.verdict.checks.length > 0],
    ["cases", "Queries", hasCases],
    ["metrics", "Metrics", report.scores !== null],
    ["next", "What next", report.inputs !== null],
    ["receipt", "Receipt", true]
  ];
  const shownLinks = links.flatMap(([id, name, isThere]) => isThere ? [[id, name]] : []);
  return (0,page/* renderBar */.oe)(report.tool, shownLinks);
}
function firstScreen(report, view) {
  const { explanation = null } = report;
  const groups = explanation?.groups ?? [];
  const evidence = evidenceTable(view.tables.checks) + besideList(explanation);
  return headerHtml(report, view) + (0,html_html/* sectionHtml */.jB)("problems", "What is wrong", problemsHtml(report.failure)) + (0,html_html/* sectionHtml */.jB)("failed-queries", "Failed queries", failedQueryList(view)) + (0,html_html/* sectionHtml */.jB)("accepted", "Accepted with the label", acceptedList(view)) + (0,html_html/* sectionHtml */.jB)("groups", "What changed in many lists", (0,html_html/* groupList */.M5)(groups.map(causes/* groupWords */.Jk))) + columnsHtml(report, view) + (0,html_html/* sectionHtml */.jB)("losses", "What happened to the lost queries", lossTable(explanation)) + (0,html_html/* sectionHtml */.jB)("beside", "Beside the verdict", (0,html_html/* detailsHtml */.c9)("How sure is this?", evidence));
}
function columnsHtml(report, view) {
  const hasFailed = view.tables.checks.failed.length > 0;
  const checks = view.first_run ? (0,html_html/* sectionHtml */.jB)("checks", "Figures", firstFigures(view)) : (0,html_html/* sectionHtml */.jB)("checks", hasFailed ? "Failed checks" : "Checks", checkPanels(view));
  const queries = hasFailed ? (0,html_html/* sectionHtml */.jB)("worst", "Worst queries", worstList(view)) : movesHtml(report, view);
  const latency = isWhole(report) ? latencyPanel(view.tables.latency, collectSamples(report), (0,sampling/* samplingLines */.lj)(report)) : "";
  const secondColumn = queries + (0,html_html/* sectionHtml */.jB)("latency", "Latency", latency);
  return checks + secondColumn === "" ? "" : `<div class="columns"><div>${checks}</div><div>${secondColumn}</div></div>
`;
}
function movesHtml(report, view) {
  const { inputs } = report;
  if (!isWhole(report) || view.accepted.length > 0) {
    return "";
  }
  if (view.lost.length === 0 && view.won.length > 0) {
    return (0,html_html/* sectionHtml */.jB)("worst", "Queries that got better", wonList(view));
  }
  if (inputs === null || inputs.baseline === null) {
    return "";
  }
  return (0,html_html/* sectionHtml */.jB)("worst", "Moved most", movedList(view, inputs.config.k));
}
function isWhole({ failure, scores, new_baseline: newBaseline }) {
  return scores !== null && (failure === null || newBaseline !== null);
}
function casesHtml(count) {
  const noScript = `<p class="without">The table of ${count} queries needs JavaScript. The same data is in cases.csv and report.json, beside this file.</p>`;
  return (0,html_html/* sectionHtml */.jB)("cases", "All queries", `<div id="explorer">${noScript}</div>
`);
}
function endingHtml(report, view) {
  const { metrics, latency } = view.tables;
  const notices = (0,messages_notices/* noticeSentences */.pY)(report.verdict.notices).map((notice) => (0,html_html/* proseHtml */.pA)(notice, html_html/* SENTENCE */.gz));
  const figures = metricTables(metrics) + (0,html_html/* detailsHtml */.c9)("Latency in figures", latencyTable(latency));
  return (0,html_html/* sectionHtml */.jB)("metrics", "Metrics", figures) + (0,html_html/* sectionHtml */.jB)("notices", "Notices", (0,html_html/* notesHtml */.zc)(notices)) + (0,html_html/* sectionHtml */.jB)("next", "What next", nextHtml(view)) + (0,html_html/* sectionHtml */.jB)("receipt", "Receipt", receiptHtml(report));
}
const VERDICT_ICON = {
  pass: "good",
  fail: "bad",
  error: "bad",
  partial: "half"
};
function headerHtml(report, view) {
  const { verdict } = report.verdict;
  const titleLines = [view.title, ...view.output].map((line) => (0,html_html/* escapeText */.X1)(line, html_html/* SENTENCE */.gz));
  const titleClass = report.failure !== null && titleLines.length > 1 ? "fact log" : "fact";
  const viewLinesHtml = (0,messages_view/* viewLines */.l9)(view).map(({ name, words, isProse }) => {
    const html = isProse ? (0,html_html/* proseHtml */.pA)(words, html_html/* SENTENCE */.gz) : (0,html_html/* escapeText */.X1)(words, html_html/* SENTENCE */.gz);
    return `<p class="todo"><b>${name}:</b> ${html}</p>`;
  });
  const icon = (0,html_html/* iconHtml */.vF)(view.first_run ? "half" : VERDICT_ICON[verdict]);
  const [verdictWord = ""] = view.heading.split(": ", 1);
  const meanings = meaningsHtml(report, view).map((html) => `<span class="meaning">${html}</span>`);
  return `<header class="verdict ${verdictClass(view)}"><h1><span class="word">${icon}${verdictWord}</span> <span class="meanings">${meanings.join(" ")}</span></h1>
<p class="${titleClass}">${titleLines.join("\n")}</p>${viewLinesHtml.join("")}${aboutHtml(report.origin, view)}</header>
`;
}
function verdictClass({ verdict, first_run: isFirst, accepted, fell }) {
  if (isFirst) {
    return "first";
  }
  return verdict === "pass" && accepted.length + fell.length > 0 ? "fell" : verdict;
}
function meaningsHtml(report, view) {
  const { verdict, categories } = report.verdict;
  const { primary } = view.tables.checks;
  if (verdict === "fail") {
    return categories.map((category) => `${(0,html_html/* escapeText */.X1)((0,check_sentences/* capitalise */.sK)((0,check_sentences/* failureMeaning */.gx)(category, primary)))}: ${(0,html_html/* codeHtml */.v1)(category, html_html/* NAME */.o_)}`);
  }
  if (view.error !== null) {
    return [(0,html_html/* codeHtml */.v1)(view.error.code, html_html/* NAME */.o_)];
  }
  const [, ...words] = view.heading.split(": ");
  return words.length === 0 ? [] : [(0,html_html/* escapeText */.X1)((0,check_sentences/* capitalise */.sK)(words.join(": ")))];
}
const ADDRESS = /^https?:\/\/[^\s"'<>]+$/;
function aboutHtml(origin, { about, counts }) {
  const parts = [...about, (0,messages_view/* countWords */.rj)(counts)].map((words) => (0,html_html/* escapeText */.X1)(words, html_html/* SENTENCE */.gz));
  if (origin !== void 0) {
    const { run_url: run, time } = origin;
    const hasLink = run !== null && ADDRESS.test(run);
    parts.push(hasLink ? `<a href="${(0,html_html/* escapeText */.X1)(run)}">workflow run</a>` : "");
    parts.push((0,html_html/* escapeText */.X1)(`${time.slice(0, 16).replace("T", " ")} UTC`));
  }
  const shown = parts.filter((part) => part !== "").map((part) => `<span>${part}</span>`);
  return shown.length === 0 ? "" : `<p class="about">${shown.join(" ")}</p>`;
}
function problemsHtml(failure) {
  const problems = failure?.problems ?? [];
  if (problems.length === 0) {
    return "";
  }
  const rows = problems.map((problem) => [
    (0,html_html/* codeHtml */.v1)((0,model_problem/* problemPlace */.N)(problem), html_html/* QUERY */.Jj),
    (0,html_html/* codeHtml */.v1)(problem.pointer ?? "", html_html/* QUERY */.Jj),
    (0,html_html/* escapeText */.X1)(problem.message, html_html/* SENTENCE */.gz)
  ]);
  return (0,html_html/* tableHtml */.qj)((0,format/* pluralise */.aX)(rows.length, "problem"), [(0,html_html/* long */.LU)("Where"), (0,html_html/* plain */.pj)("Field"), (0,html_html/* long */.LU)("Problem")], rows);
}
function nextHtml(view) {
  const items = view.next.map(({ why, command }) => {
    const commandHtml = command === "" ? "" : `<pre class="command" tabindex="0">${(0,html_html/* escapeText */.X1)(command, html_html/* SENTENCE */.gz)}</pre>`;
    return `<li><p>${(0,html_html/* proseHtml */.pA)((0,check_sentences/* capitalise */.sK)(why))}</p>${commandHtml}</li>
`;
  });
  const accept = view.accept === "" ? "" : `<p>${(0,html_html/* proseHtml */.pA)(view.accept, html_html/* SENTENCE */.gz)}</p>
`;
  return items.length === 0 ? accept : `${accept}<ul class="steps">
${items.join("")}</ul>
`;
}
function receiptHtml(report) {
  const rows = (0,receipt/* receiptFacts */.q9)(report).map((fact) => `<div><dt>${(0,html_html/* escapeText */.X1)(fact.name, html_html/* QUERY */.Jj)}</dt><dd>${(0,html_html/* codeHtml */.v1)(fact.value, html_html/* SENTENCE */.gz)}</dd></div>
`);
  return `<dl class="receipt">
${rows.join("")}</dl>
`;
}


// EXTERNAL MODULE: ./lib/messages/items.js
var items = __webpack_require__(51232);
;// CONCATENATED MODULE: ./lib/reporters/junit-xml.js










const NAME = 250;
const junit_xml_TEXT = 2e3;
const CULPRITS = 50;
function skippedOutcome(reason) {
  return { kind: "skipped", type: reason.replace(" ", "_"), message: reason, text: "" };
}
function* renderJunitXml(report, view) {
  const suite = report.inputs?.suite.name ?? "retrieval-gate";
  const checks = [...failureTests(report.failure), ...checkTests(view.tables.checks)];
  const caseGroups = makeGroups(view, (0,report_cases/* isLarge */.sV)(report));
  const groups = [{ name: "checks", tests: () => checks }, ...caseGroups].map((group) => ({
    ...group,
    ...countTests(group.tests())
  }));
  const sumCounts = (outcome) => groups.reduce((sum, group) => sum + group[outcome], 0);
  const totals = {
    tested: sumCounts("tested"),
    failure: sumCounts("failure"),
    error: sumCounts("error")
  };
  yield `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${(0,messages_escape/* xmlText */.xK)(suite, NAME)}" ${countsXml(totals)}>
`;
  const shownGroups = groups.filter(({ tested }) => tested > 0);
  for (const group of shownGroups) {
    const className = (0,messages_escape/* xmlText */.xK)(`${suite}.${group.name}`, NAME);
    yield `  <testsuite name="${className}" ${countsXml(group)} skipped="${group.skipped}">
`;
    for (const test of group.tests()) {
      yield testXml(className, test);
    }
    if (group === shownGroups[0]) {
      yield outXml("    ", viewText(view));
    }
    yield "  </testsuite>\n";
  }
  yield "</testsuites>\n";
}
function makeGroups({ tables }, large) {
  const { cases } = tables;
  const hasChecks = tables.checks.all.length > 0;
  const intents = [...(0,model_scope/* groupBy */.$z)([...cases.values()], (row) => row.case.intent)];
  return intents.map(([intent, rows]) => ({
    name: `intent ${intent}`,
    *tests() {
      for (const row of rows) {
        const test = caseTest(row, cases, hasChecks);
        if (!large || test.outcome !== null && test.outcome.kind !== "skipped") {
          yield test;
        }
      }
    }
  }));
}
function viewText(view) {
  const { heading, title, output, also, cause, advice, accept, times, counts, lost } = view;
  const queries = lost.map((query) => `"${query.query}": ${(0,items/* caseClause */.C8)(query)}`);
  const start = [heading, title, ...output, ...also, cause, advice, ...view.notes];
  const lines = [...start, (0,messages_view/* countWords */.rj)(counts), times, accept, ...queries];
  return lines.filter(Boolean).join("\n");
}
function countTests(tests) {
  const counted = { tested: 0, failure: 0, error: 0, skipped: 0 };
  for (const { outcome } of tests) {
    counted.tested++;
    if (outcome !== null) {
      counted[outcome.kind]++;
    }
  }
  return counted;
}
function countsXml({ tested, failure, error }) {
  return `tests="${tested}" failures="${failure}" errors="${error}"`;
}
function testXml(className, test) {
  const time = test.seconds === null ? "" : ` time="${test.seconds.toFixed(6)}"`;
  const open = `    <testcase classname="${className}" name="${(0,messages_escape/* xmlText */.xK)(test.name, NAME)}"${time}`;
  if (test.outcome === null) {
    if (test.note === void 0) {
      return `${open}/>
`;
    }
    return `${open}>
${outXml("      ", test.note)}    </testcase>
`;
  }
  const { kind, type, message, text } = test.outcome;
  const attributes = `type="${(0,messages_escape/* xmlText */.xK)(type, NAME)}" message="${(0,messages_escape/* xmlText */.xK)(message, junit_xml_TEXT)}"`;
  return `${open}>
      <${kind} ${attributes}>${(0,messages_escape/* xmlText */.xK)(text, junit_xml_TEXT)}</${kind}>
    </testcase>
`;
}
function outXml(indent, text) {
  return `${indent}<system-out>${(0,messages_escape/* xmlText */.xK)(text, junit_xml_TEXT)}</system-out>
`;
}
function caseTest({ case: suiteCase, score, failed }, book, hasChecks) {
  const median = (0,latency/* medianOfTimes */.Kg)(score?.samples_ms ?? []);
  const base = {
    name: suiteCase.id,
    seconds: median === null ? null : median / 1e3,
    outcome: null
  };
  if (score === null) {
    return { ...base, outcome: skippedOutcome("not asked") };
  }
  const params = suiteCase.params === void 0 ? [] : [`params: ${JSON.stringify(suiteCase.params)}`];
  const aboutLines = [
    `${suiteCase.place.file}:${suiteCase.place.line}`,
    `query: ${suiteCase.query}`,
    ...params
  ];
  if (score.error !== null) {
    const text2 = [...aboutLines, score.error].join("\n");
    return { ...base, outcome: { kind: "error", type: "query_error", message: score.error, text: text2 } };
  }
  if (!hasChecks) {
    return { ...base, outcome: skippedOutcome("not judged") };
  }
  const [check] = failed;
  const culprit = check?.cases.find(({ id }) => id === suiteCase.id);
  if (check === void 0 || culprit === void 0) {
    return base;
  }
  const what = (0,items/* caseClause */.C8)((0,items/* caseView */.I7)(book, check, culprit));
  const heading = "failed checks that include this query:";
  const text = [...aboutLines, what, heading, ...failed.map(check_sentences/* checkSentence */.YC)].join("\n");
  return {
    ...base,
    outcome: { kind: "failure", type: check.category, message: (0,check_sentences/* checkSentence */.YC)(check), text }
  };
}
function checkTests({ all, failed, accepted }) {
  const passed = all.filter((check) => check.passed);
  const acceptedByName = new Map(accepted.map((check) => [testName(check), check]));
  return [...failed, ...passed].map((check) => {
    const base = { name: testName(check), seconds: null, outcome: checkOutcome(check) };
    if (check.state === "fell") {
      return { ...base, note: (0,items/* fellSentence */.hE)([check]) };
    }
    const acceptedCheck = acceptedByName.get(base.name);
    return acceptedCheck === void 0 ? base : { ...base, note: `accepted with the label: ${(0,check_sentences/* checkSentence */.YC)(acceptedCheck)}` };
  });
}
function testName(check) {
  return `${check.metric} ${(0,format/* scopeWords */.AN)(check.scope)}`;
}
function checkOutcome(check) {
  if (check.passed) {
    return null;
  }
  const { cases, category, secondary_to: cause, evidence } = check;
  const lines = [
    cause === null ? "" : `The check failed because of ${cause}.`,
    evidence === void 0 ? "" : `${evidence.wins} of ${evidence.units} queries or groups got better, ${evidence.losses} got worse`,
    (0,rule/* decidedWords */.iC)(check),
    cases.length === 0 ? "" : `${(0,format/* pluralise */.aX)(cases.length, "query", "queries")} behind this failure:`,
    ...cases.slice(0, CULPRITS).map(({ id }) => id),
    cases.length > CULPRITS ? `+${cases.length - CULPRITS} more` : ""
  ];
  const text = lines.filter(Boolean).join("\n");
  return { kind: "failure", type: category, message: (0,check_sentences/* checkSentence */.YC)(check), text };
}
function failureTests(failure) {
  if (failure === null) {
    return [];
  }
  const text = failure.problems.map(model_problem.formatProblem).join("\n");
  const outcome = {
    kind: "error",
    type: failure.code,
    message: (0,check_sentences/* failureSentence */.Qz)(failure),
    text
  };
  return [{ name: "the gate could judge", seconds: null, outcome }];
}


// EXTERNAL MODULE: ./lib/reporters/part-json.js
var part_json = __webpack_require__(32712);
// EXTERNAL MODULE: ./lib/reporters/report-json.js
var report_json = __webpack_require__(55177);
// EXTERNAL MODULE: ./lib/reporters/retriever-log.js
var retriever_log = __webpack_require__(54115);
// EXTERNAL MODULE: ./lib/reporters/summary-md.js
var summary_md = __webpack_require__(14758);
// EXTERNAL MODULE: ./lib/model/docno.js
var model_docno = __webpack_require__(61172);
// EXTERNAL MODULE: ./lib/model/figures.js
var figures = __webpack_require__(26536);
// EXTERNAL MODULE: ./lib/metrics/matching.js
var matching = __webpack_require__(87362);
;// CONCATENATED MODULE: ./lib/reporters/trec.js






function renderRunTrec(report, { tables }) {
  const { inputs } = report;
  if (inputs === null || report.run === null || report.scores === null) {
    return null;
  }
  return listLines(tables.cases, (row) => runLines(row, inputs.config.definition));
}
function renderQrelsTrec(report, { tables }) {
  if (report.inputs === null || report.scores === null) {
    return null;
  }
  const { gain } = report.inputs.config.definition;
  return listLines(tables.cases, (row) => qrelsLines(row.case, gain));
}
function* listLines(cases, renderLines) {
  for (const row of cases.values()) {
    if (!row.case.expect_empty) {
      yield renderLines(row);
    }
  }
}
function runLines(row, definition) {
  const { case: suiteCase, score } = row;
  const hits = (0,messages_rows/* listHits */.$8)(row);
  const documents = judgedDocuments(suiteCase);
  const usedDocnos = new Set(documents.map(({ docno }) => docno));
  const hasNeeds = suiteCase.expected.some(({ kind }) => kind === "any");
  const documentByRank = hasNeeds ? memberByRank(hits, documents, definition) : targetByRank(suiteCase, documents, score?.ranks ?? []);
  const docnos = [];
  for (const [i, { doc_id: id, repeat }] of hits.entries()) {
    if (!repeat) {
      const document = documentByRank.get(i + 1);
      docnos.push(document?.docno ?? addFreeDocno((0,model_docno/* encodeDocno */.uM)(id), usedDocnos));
    }
  }
  const query = (0,model_docno/* encodeDocno */.uM)(suiteCase.id);
  return docnos.map((docno, i) => `${query} Q0 ${docno} ${i + 1} ${docnos.length - i} ${model_docno/* RUN_TAG */.R2}
`).join("");
}
function qrelsLines(suiteCase, gain) {
  const query = (0,model_docno/* encodeDocno */.uM)(suiteCase.id);
  const qrelsLine = (docno, grade) => `${query} 0 ${docno} ${grade}
`;
  const documents = judgedDocuments(suiteCase);
  const relevant = documents.map(({ docno, grade }) => qrelsLine(docno, (0,figures/* documentGain */.nu)(grade, { gain })));
  const relevantDocnos = new Set(documents.map(({ docno }) => docno));
  const irrelevant = (suiteCase.judged_irrelevant ?? []).map(model_docno/* encodeDocno */.uM).filter((docno) => !relevantDocnos.has(docno));
  return [...relevant, ...irrelevant.map((docno) => qrelsLine(docno, 0))].join("");
}
function judgedDocuments({ expected }) {
  const usedDocnos = /* @__PURE__ */ new Set();
  const byTarget = /* @__PURE__ */ new Map();
  for (const target of expected.flatMap(suite/* singleTargets */.xG)) {
    const name = (0,suite/* targetLabel */.Op)(target);
    const key = `${target.kind} ${(0,suite/* targetKey */.hD)(target)}`;
    const earlier = byTarget.get(key);
    const docno = earlier?.docno ?? addFreeDocno((0,model_docno/* encodeDocno */.uM)(name), usedDocnos);
    const grade = Math.max(target.grade, earlier?.grade ?? 0);
    byTarget.set(key, { docno, grade, target });
  }
  return [...byTarget.values()];
}
function addFreeDocno(docno, usedDocnos) {
  let candidate = docno;
  while (usedDocnos.has(candidate)) {
    candidate += "~";
  }
  usedDocnos.add(candidate);
  return candidate;
}
function targetByRank(suiteCase, documents, ranks) {
  const byRank = /* @__PURE__ */ new Map();
  for (const i of suiteCase.expected.keys()) {
    const rank = ranks[i] ?? null;
    if (rank === null) {
      continue;
    }
    const document = (0,lookup/* requireItem */.l5)(documents, i);
    const earlier = byRank.get(rank);
    if (earlier === void 0 || document.grade > earlier.grade) {
      byRank.set(rank, document);
    }
  }
  return byRank;
}
function memberByRank(hits, documents, definition) {
  const freeDocuments = new Map(documents.toSorted((a, b) => b.grade - a.grade).map((document) => [document, (0,matching/* compileTarget */.bs)(document.target, definition)]));
  const byRank = /* @__PURE__ */ new Map();
  for (const [i, hit] of hits.entries()) {
    if (hit.repeat) {
      continue;
    }
    const normalised = (0,matching/* normaliseHit */.Sv)(hit, definition);
    const document = [...freeDocuments].find(([, matches]) => matches(normalised))?.[0];
    if (document === void 0) {
      continue;
    }
    freeDocuments.delete(document);
    byRank.set(i + 1, document);
  }
  return byRank;
}


;// CONCATENATED MODULE: ./lib/reporters/unjudged-jsonl.js


const unjudged_jsonl_TEXT = 1e3;
const TEXTS = 1e4;
function renderUnjudgedJsonl({ explanation }, { tables }) {
  return explanation?.holes ? queueLines(explanation.holes.queue, tables.cases) : null;
}
function* queueLines(queue, cases) {
  for (const [i, { case_id: id, rank, gone: goneId }] of queue.entries()) {
    const row = cases.get(id);
    const query = row?.case.query;
    if (goneId !== void 0) {
      yield jsonLine({ id, query, doc_id: goneId, rank, gone: true });
      continue;
    }
    const hit = (0,messages_rows/* listHits */.$8)(row)[rank - 1];
    if (hit !== void 0) {
      const { doc_id, path } = hit;
      const fullText = i < TEXTS ? hit.text : void 0;
      const text = fullText === void 0 ? void 0 : (0,messages_escape/* capText */.yA)(fullText, unjudged_jsonl_TEXT);
      yield jsonLine({ id, query, doc_id, path, text, rank });
    }
  }
}
function jsonLine(value) {
  return `${JSON.stringify(value)}
`;
}


;// CONCATENATED MODULE: ./lib/reporters/registry.js










function inOnePart(text) {
  return text === null ? null : [text];
}
const REPORTERS = [
  {
    file: "report.json",
    meaning: "everything: the verdict, all checks, all cases, and the cause of each loss; see [its schema](schemas/report.schema.json)",
    render: report_json/* renderReportJson */.B
  },
  {
    file: "baseline.json",
    meaning: "the baseline that `record` would write; absent if the run had errors",
    render: baseline_json/* renderBaselineJson */.Ws
  },
  {
    file: "report.html",
    meaning: "the report as a page; it loads nothing from the network",
    render: renderReportHtml
  },
  {
    file: "summary.md",
    meaning: "the summary of the job",
    render: (_report, view) => inOnePart((0,summary_md/* renderSummaryMd */.s)(view))
  },
  { file: "cases.csv", meaning: "a line for each case, for a spreadsheet", render: renderCasesCsv },
  { file: "junit.xml", meaning: "checks and cases for test dashboards", render: renderJunitXml },
  {
    file: "run.trec",
    meaning: "the results, for trec_eval or any other evaluator",
    render: renderRunTrec
  },
  {
    file: "qrels.trec",
    meaning: "the judgments, for trec_eval or any other evaluator",
    render: renderQrelsTrec
  },
  {
    file: "unjudged.jsonl",
    meaning: "results without a judgment, to label; at most 20,000, the most useful ones first",
    render: renderUnjudgedJsonl
  },
  {
    file: "retriever.log",
    meaning: "the log of the retriever",
    render: (report) => inOnePart((0,retriever_log/* renderRetrieverLog */.b)(report))
  },
  {
    file: "part.json",
    meaning: "the results of a [shard](docs/several-jobs.md), for `merge`; only in a run with `--shard`",
    render: part_json/* renderPartJson */.QG
  }
];



/***/ }),

/***/ 25698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jl: () => (/* binding */ casesValue),
/* harmony export */   _5: () => (/* binding */ isUnchanged),
/* harmony export */   sV: () => (/* binding */ isLarge)
/* harmony export */ });
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44141);


function isLarge({ inputs, new_baseline: recorded }) {
  return recorded !== null && (inputs?.suite.cases.length ?? 0) > _model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .LARGE_SUITE */ .LI;
}
function isUnchanged({ score, before, failed }) {
  if (score === null || before === null || score.error !== null || failed.length > 0) {
    return false;
  }
  const hasSameSizes = score.results.length === before.results.length && score.metrics.size === before.metrics.size;
  if (!hasSameSizes || score.results.some((id, i) => id !== before.results[i])) {
    return false;
  }
  const roundValue = (value) => value && (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .roundNumber */ .Wf)(value);
  for (const [name, value] of score.metrics) {
    const oldValue = before.metrics.get(name) ?? null;
    if (value !== oldValue && roundValue(value) !== roundValue(oldValue)) {
      return false;
    }
  }
  return true;
}
function casesValue(cases, explanation, moreMembers, large = false) {
  return _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .StreamedValue */ .zX.list(function* () {
    for (const row of cases.values()) {
      const explained = {
        unjudged: explanation?.holes?.by_case.get(row.case.id)?.unjudged ?? null,
        churn: explanation?.churn?.by_case.get(row.case.id) ?? null
      };
      const value = Object.assign(caseValue(row), explained, moreMembers(row));
      yield large && isUnchanged(row) ? withoutMembers(value, row) : value;
    }
  }, large);
}
function caseValue(row) {
  const { score, before } = row;
  const { id, query, params, intent, tags, critical, expect_empty, expected } = row.case;
  return {
    id,
    query,
    params,
    intent,
    tags,
    critical,
    expect_empty,
    asked: score === null ? false : void 0,
    metrics: score?.metrics ?? null,
    metrics_before: before?.metrics ?? null,
    targets: expected.map((target, i) => ({
      label: (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .targetLabel */ .Op)(target),
      grade: target.grade,
      rank_before: before?.ranks[i] ?? null,
      rank: score?.ranks[i] ?? null
    })),
    forbidden_ranks: score?.forbidden_ranks ?? [],
    results: score?.results ?? [],
    results_before: before?.results ?? null,
    degraded: score?.degraded ?? false,
    error: score?.error ?? null,
    unmeasured: unmeasuredValue(row)
  };
}
function unmeasuredValue({ run }) {
  const reasons = [...run?.judged ?? []].flatMap(([metric, sample]) => sample.kind === "unmeasured" ? [[metric, sample.reason]] : []);
  return reasons.length === 0 ? void 0 : new Map(reasons);
}
const LEFT_OUT = /^(?:metrics|metrics_before|results|results_before|latency_ms|spans_ms|churn|error)$/;
function withoutMembers(value, { case: suiteCase, score }) {
  return {
    ...Object.fromEntries(Object.entries(value).filter(([name]) => !LEFT_OUT.test(name))),
    unchanged: true,
    targets: value.targets.map((target) => ({ ...target, rank_before: void 0 })),
    critical: suiteCase.critical || void 0,
    expect_empty: suiteCase.expect_empty || void 0,
    degraded: score?.degraded || void 0,
    forbidden_ranks: score?.forbidden_ranks.length === 0 ? void 0 : score?.forbidden_ranks
  };
}



/***/ }),

/***/ 55177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderReportJson),
/* harmony export */   W: () => (/* binding */ deterministicPart)
/* harmony export */ });
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28449);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13480);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49946);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16886);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90997);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1732);
/* harmony import */ var _baseline_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13574);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25698);
/* harmony import */ var _messages_rows_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7195);









const SCHEMA_VERSION = 1;
function renderReportJson(report, view) {
  return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalParts */ .BE)(reportValue(report, view));
}
function reportValue(report, view) {
  const { verdict, scores } = report;
  return {
    schema_version: SCHEMA_VERSION,
    tool: report.tool,
    origin: report.origin === void 0 ? null : { ...report.origin, command: void 0 },
    verdict: verdict.verdict,
    exit_code: (0,_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .exitCodeOfReport */ .j0)(report),
    // Members of their own: the verdict, what ended the run, and the tables.
    view: { ...view, verdict: void 0, error: void 0, tables: void 0 },
    categories: verdict.categories,
    secondary_categories: verdict.secondary_categories,
    checks: verdict.checks.map(checkValue),
    accepted: (verdict.accepted ?? []).map(checkValue),
    notices: verdict.notices.map(noticeValue),
    metrics: scores === null ? null : (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .mapBuckets */ .A9)(scores.means, (means) => means),
    latency: scores === null ? null : (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .mapBuckets */ .A9)(scores.latency, _baseline_json_js__WEBPACK_IMPORTED_MODULE_5__/* .latencyValue */ .Wl),
    cases: (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_6__/* .casesValue */ .Jl)(view.tables.cases, report.explanation, (row) => ({
      latency_ms: (row.score?.samples_ms ?? []).map(_baseline_json_js__WEBPACK_IMPORTED_MODULE_5__/* .roundMs */ .l9),
      spans_ms: (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_5__/* .stagesValue */ .f2)(row.score?.spans_ms)
    }), (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_6__/* .isLarge */ .sV)(report)),
    ...explanationValue(report),
    receipt: receiptValue(report),
    failure: report.failure,
    deterministic_digest: report.deterministic_digest
  };
}
function deterministicPart(report) {
  const { verdict, scores, inputs } = report;
  const checks = verdict.checks.filter(({ unit }) => unit !== "ms");
  const failed = checks.filter((check) => !check.passed);
  const hasVerdict = verdict.verdict === "pass" || verdict.verdict === "fail";
  const verdictOfChecks = failed.length === 0 ? "pass" : "fail";
  const primary = failed.filter((check) => check.secondary_to === null);
  const secondary = failed.filter((check) => check.secondary_to !== null);
  const listCategories = (listed) => _model_verdict_js__WEBPACK_IMPORTED_MODULE_8__/* .CATEGORIES */ .R6.filter((name) => listed.some(({ category }) => category === name));
  return {
    schema_version: SCHEMA_VERSION,
    verdict: hasVerdict ? verdictOfChecks : verdict.verdict,
    categories: listCategories(primary),
    secondary_categories: listCategories(secondary),
    checks: checks.map(checkValue),
    notices: verdict.notices.filter(isDeterministic).map(noticeValue),
    metrics: scores === null ? null : (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .mapBuckets */ .A9)(scores.means, (means) => means),
    cases: (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_6__/* .casesValue */ .Jl)((0,_messages_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .joinTables */ .IL)(report).cases, report.explanation, () => ({})),
    ...explanationValue(report),
    // Without the files' digests: a config that only asks with another concurrency gives the same
    // answers.
    receipt: inputs && { ...inputsValue(inputs), files: void 0 },
    failure: report.failure
  };
}
const VARYING = [
  "latency_limits",
  "cached_answers",
  "unstable",
  "vary_unknown",
  "baseline_age",
  "secret_shown",
  "probe_failed"
];
function isDeterministic(notice) {
  return !VARYING.includes(notice.code) && !("metric" in notice && (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOfMetric */ .QG)(notice.metric) === "ms");
}
function noticeValue(notice) {
  if ("scope" in notice) {
    return { ...notice, scope: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeText */ .Cm)(notice.scope) };
  }
  if ("moved" in notice) {
    const moved = notice.moved.map(({ metric, delta }) => [metric, delta]);
    return { ...notice, moved: new Map(moved) };
  }
  if ("renamed" in notice) {
    const renamed = notice.renamed.map(({ before, after }) => [before, after]);
    return { ...notice, renamed: new Map(renamed) };
  }
  return notice;
}
function checkValue(check) {
  const { unit, evidence, weakening, ratio, ...members } = check;
  const value = {
    ...members,
    scope: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeText */ .Cm)(check.scope),
    evidence: evidence && {
      wins: evidence.wins,
      losses: evidence.losses,
      interval: evidence.interval
    },
    weakening: weakening && {
      code: weakening.code,
      file: weakening.file,
      fields: weakening.fields,
      ...weakening.of === void 0 ? {} : { of: weakening.of }
    }
  };
  if (unit !== "ms") {
    return value;
  }
  return {
    ...value,
    baseline: (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_5__/* .msValue */ .Uk)(check.baseline),
    current: (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_5__/* .msValue */ .Uk)(check.current),
    interval: check.interval?.map(_baseline_json_js__WEBPACK_IMPORTED_MODULE_5__/* .roundMs */ .l9) ?? null,
    delta: (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_5__/* .msValue */ .Uk)(check.delta),
    tolerance: (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_5__/* .msValue */ .Uk)(check.tolerance),
    limit: (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_5__/* .msValue */ .Uk)(check.limit),
    ratio: ratio && ratioValue(ratio),
    cases: check.cases.map((culprit) => ({
      ...culprit,
      before: (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_5__/* .msValue */ .Uk)(culprit.before),
      after: (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_5__/* .msValue */ .Uk)(culprit.after)
    }))
  };
}
const RATIO_DECIMALS = 6;
function ratioValue({ ratio, low, high, tolerance }) {
  return {
    ratio: (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .roundNumber */ .Wf)(ratio, RATIO_DECIMALS),
    low: (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .roundNumber */ .Wf)(low, RATIO_DECIMALS),
    high: (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .roundNumber */ .Wf)(high, RATIO_DECIMALS),
    tolerance: (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .roundNumber */ .Wf)(tolerance, RATIO_DECIMALS)
  };
}
function receiptValue({ inputs, run, policies = null }) {
  if (inputs === null) {
    return null;
  }
  const { beside } = inputs.baseline ?? {};
  return {
    ...inputsValue(inputs),
    policies: policies && { ...policies, bootstrap: void 0 },
    side_by_side: beside === void 0 ? null : {
      accepted_figures: beside.accepted_figures,
      retriever: (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_5__/* .retrieverValue */ .CD)(inputs.baseline.retriever),
      seed: run?.timing.seed ?? null
    },
    baseline: beside === void 0 ? baselineReceipt(inputs) : null,
    environment: run?.environment ?? null,
    timing: run && {
      ...run.timing,
      queries: run.timing.asked?.queries ?? null,
      asked: void 0,
      seed: void 0
    },
    retries: run?.retries ?? null,
    judging: run?.judging && { ...run.judging, retries: void 0 }
  };
}
function baselineReceipt({ config, baseline }) {
  if (baseline === null) {
    return null;
  }
  const { suite, judge, environment } = baseline;
  const retriever = (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_5__/* .retrieverValue */ .CD)(baseline.retriever);
  return { file: config.baseline, suite, retriever, judge, environment };
}
function inputsValue({ config, suite, retriever, digests }) {
  const { name, revision, digest, cases, partial } = suite;
  return {
    config: config.file,
    suite: { name, revision, digest, cases: cases.length, partial },
    definition: config.definition,
    k: config.k,
    retriever: (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_5__/* .retrieverValue */ .CD)(retriever),
    prices: config.prices === void 0 ? null : (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_5__/* .pricesValue */ .yq)(config.prices),
    judge: config.judge && (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeFingerprint */ .cT)(config.judge),
    files: digests
  };
}
function explanationValue({ explanation }) {
  const { losses, cause = null, lists = null, groups = null, stages = null, holes = null, churn = null } = explanation ?? {};
  return {
    losses: losses?.map(lossValue) ?? null,
    cause,
    lists,
    groups,
    stages,
    holes: holes && { ...holes, by_case: void 0, queue: void 0 },
    churn: churn && (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .mapBuckets */ .A9)(churn, (means) => means)
  };
}
function lossValue(loss) {
  const { targets, cluster, repeats } = loss;
  return Object.assign({}, loss, {
    query: void 0,
    intent: void 0,
    critical: void 0,
    targets: targets.map(({ label, before, now, deeper, unmatched }) => ({
      label,
      rank_before: before,
      rank: now,
      rank_deeper: deeper,
      rank_unmatched: unmatched
    })),
    cluster: cluster && { key: cluster.key, results: cluster.now, largest_before: cluster.before },
    repeats: repeats.now,
    repeats_before: repeats.before
  });
}



/***/ }),

/***/ 54115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderRetrieverLog)
/* harmony export */ });
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28213);

function renderRetrieverLog(report) {
  if (report.run === null) {
    return null;
  }
  const plain = report.run.log.replaceAll(/\u001b\[[0-9;]*m/g, "");
  const lines = plain.split(/\r?\n/).map((line) => (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_0__.logLine)(line));
  if (lines.at(-1) === "") {
    lines.pop();
  }
  return lines.map((line) => `${line}
`).join("");
}



/***/ }),

/***/ 14758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ renderSummaryMd)
/* harmony export */ });
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51246);
/* harmony import */ var _messages_error_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82640);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28213);
/* harmony import */ var _messages_view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25339);
/* harmony import */ var _view_md_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84323);





const QUERY = 120;
const SENTENCE = 600;
const PROBLEMS = { rows: 100, bytes: 15e4 };
const QUERIES = { rows: 8, bytes: 2e4 };
const ROW_COUNTS = {
  rows: 6,
  queries: 5,
  fell: 3,
  lost: 3,
  won: 3,
  by: true,
  short: false
};
const NOTICES = { rows: 3, bytes: 2e4 };
const STEPS = { rows: 5, bytes: 2e4 };
function renderSummaryMd(view, reportUrl = null) {
  const { error } = view;
  const blocks = [
    `### ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(view.heading)} \xB7 ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(view.title, SENTENCE)}
`,
    (0,_view_md_js__WEBPACK_IMPORTED_MODULE_1__/* .logMd */ .m_)(view.output, SENTENCE),
    ...(0,_view_md_js__WEBPACK_IMPORTED_MODULE_1__/* .linesMd */ .zX)(view, ROW_COUNTS),
    error === null ? "" : `<b>More:</b> <a href="${(0,_messages_error_page_js__WEBPACK_IMPORTED_MODULE_3__/* .pageOfError */ .N)(error.code)}">${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(error.code)}</a>
`,
    aboutLine(view, reportUrl),
    ...errorMd(view),
    ...(0,_view_md_js__WEBPACK_IMPORTED_MODULE_1__/* .partsMd */ .i2)(view, ROW_COUNTS),
    stepsMd(view),
    noticesMd(view)
  ];
  return blocks.filter(Boolean).join("\n");
}
function aboutLine({ about, counts }, reportUrl) {
  const link = reportUrl === null ? "" : `[Full report](${reportUrl})`;
  const words = about.map((part) => (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(part, QUERY));
  const aboutText = [...words, link].filter(Boolean).join(" \xB7 ");
  const lines = [(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)((0,_messages_view_js__WEBPACK_IMPORTED_MODULE_0__/* .countWords */ .rj)(counts), SENTENCE), aboutText].filter(Boolean);
  return lines.length === 0 ? "" : `${lines.join("\n\n")}
`;
}
function errorMd({ error }) {
  const { problems = [], queries = [] } = error ?? {};
  const problemCells = (problem) => [
    (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .codeMarkdown */ .fl)((0,_model_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .problemPlace */ .N)(problem), QUERY),
    problem.pointer ? (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .codeMarkdown */ .fl)(problem.pointer, QUERY) : "",
    (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(problem.message, SENTENCE)
  ];
  const failedCells = ({ query, change }) => [
    (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(query, QUERY),
    (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(change, SENTENCE)
  ];
  return [
    (0,_view_md_js__WEBPACK_IMPORTED_MODULE_1__/* .mdTable */ .gJ)(["Where", "Field", "What is wrong"], problems, problemCells, PROBLEMS),
    (0,_view_md_js__WEBPACK_IMPORTED_MODULE_1__/* .mdTable */ .gJ)(["Failed query", "What the retriever said"], queries, failedCells, QUERIES)
  ];
}
function stepsMd(view) {
  const list = (0,_view_md_js__WEBPACK_IMPORTED_MODULE_1__/* .mdList */ .Ej)((0,_messages_view_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleSteps */ .I5)(view), stepMd, STEPS);
  return list === "" ? "" : `<b>Next:</b>

${list}`;
}
function stepMd({ why, command }) {
  return (0,_view_md_js__WEBPACK_IMPORTED_MODULE_1__/* .mdProse */ .X0)(why, SENTENCE) + (command === "" ? "" : `: ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .codeMarkdown */ .fl)(command, SENTENCE)}`);
}
function noticesMd({ notices }) {
  const list = (0,_view_md_js__WEBPACK_IMPORTED_MODULE_1__/* .mdList */ .Ej)(notices, (notice) => (0,_view_md_js__WEBPACK_IMPORTED_MODULE_1__/* .mdProse */ .X0)(notice, SENTENCE), NOTICES);
  return list === "" ? "" : `<b>Notices:</b>

${list}`;
}



/***/ }),

/***/ 84323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ mdList),
/* harmony export */   X0: () => (/* binding */ mdProse),
/* harmony export */   gJ: () => (/* binding */ mdTable),
/* harmony export */   i2: () => (/* binding */ partsMd),
/* harmony export */   mF: () => (/* binding */ mdDetails),
/* harmony export */   m_: () => (/* binding */ logMd),
/* harmony export */   zX: () => (/* binding */ linesMd)
/* harmony export */ });
/* harmony import */ var _messages_items_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51232);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28213);
/* harmony import */ var _messages_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31385);
/* harmony import */ var _messages_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25339);




const NAME = 80;
const QUERY = 120;
const SENTENCE = 600;
const CLAUSE = 320;
const MOVES = 2;
function linesMd(view, { short }) {
  const shown = short ? { ...view, also: shortenAlso(view.also) } : view;
  return (0,_messages_view_js__WEBPACK_IMPORTED_MODULE_2__/* .viewLines */ .l9)(shown).map(({ name, words, isProse }) => {
    const md = isProse ? mdProse(words, SENTENCE) : (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(words, SENTENCE);
    return `<b>${name}:</b> ${md}
`;
  });
}
const ALSO = 4;
function shortenAlso(also) {
  const hiddenCount = also.length - ALSO;
  const more = hiddenCount > 0 ? [`${hiddenCount} more in the report`] : [];
  return [...also.slice(0, ALSO).map(firstSentence), ...more];
}
function firstSentence(text) {
  return text.split(". ", 1)[0] ?? text;
}
function logMd(lines, max) {
  return lines.length === 0 ? "" : `<pre>${lines.map((line) => (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(line, max)).join("\n")}</pre>
`;
}
function partsMd(view, rowCounts) {
  const { failed, accepted, won } = view;
  const hasFailed = failed.length > 0;
  const leavesOutWon = rowCounts.short && (view.lost.length > 0 || hasFailed);
  const wonCount = hasFailed ? 1 : rowCounts.won;
  return [
    failedMd(view, rowCounts),
    followsMd(view),
    // The title names the first accepted item.
    acceptedMd(accepted.slice(1), rowCounts),
    worstMd(failed, rowCounts),
    lostMd(view, rowCounts),
    fellMd(view, rowCounts),
    figuresMd(view, rowCounts),
    view.times === "" ? "" : `${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(view.times, SENTENCE)}
`,
    leavesOutWon ? "" : queriesMd("Queries that got better", won, wonCount, won.length),
    view.accept === "" ? "" : `${mdProse(view.accept, SENTENCE)}
`
  ];
}
const rowBounds = (rows) => ({ rows, bytes: 6e4 });
const FIGURES = ["Metric", "Where", "Before:", "Now:", "Change:", "Limit:"];
function failedMd({ failed, also }, rowCounts) {
  const isShownAbove = ({ sentence }) => rowCounts.short && also.some((words) => words.includes(sentence));
  const findings = failed.slice(1).filter((item) => item.rows.length === 0 && !isShownAbove(item));
  const list = mdList(findings, (item) => findingMd(item, rowCounts), rowBounds(rowCounts.rows));
  return [list, failedTable(failed, rowCounts)].filter(Boolean).join("\n");
}
function failedTable(failed, { rows: most, by }) {
  const rows = failed.flatMap((item) => item.rows);
  const columns = ["Failed check", ...FIGURES.slice(1)];
  const nowColumn = FIGURES.indexOf("Now:");
  const figureCells = (row) => rowMd(row).with(nowColumn, `<b>${figureMd(row.now)}</b>`);
  if (!by) {
    return mdTable(columns, rows, figureCells, rowBounds(most));
  }
  const allCells = (row) => [
    ...figureCells(row),
    (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(row.by || "limit", SENTENCE)
  ];
  return mdTable([...columns, "Decided by"], rows, allCells, rowBounds(most));
}
function followsMd({ follows }) {
  const lines = follows.map(({ sentence }) => `${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(sentence, CLAUSE)}
`);
  return lines.join("\n");
}
function acceptedMd(accepted, rowCounts) {
  const list = mdList(accepted, (item) => findingMd(item, rowCounts), rowBounds(rowCounts.rows));
  return list === "" ? "" : `<b>Also accepted with the label:</b>

${list}`;
}
function figuresMd(view, rowCounts) {
  const { verdict, figures } = view;
  if (figures.length === 0) {
    return "";
  }
  return verdict === "pass" ? figureLine(figures, rowCounts) : mdTable(FIGURES, figures, rowMd, rowBounds(rowCounts.rows));
}
function figureLine(figures, rowCounts) {
  const words = figures.slice(0, rowCounts.rows).map(({ metric, baseline, now }) => {
    const hasMoved = baseline !== now && baseline !== "\u2013";
    return `${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(metric, NAME)} ${hasMoved ? `${figureMd(baseline)} \u2192 ` : ""}<b>${figureMd(now)}</b>`;
  });
  return `${words.join(", ")}
`;
}
function rowMd({ metric, where, baseline, now, change, limit }) {
  const cells = [baseline, now, (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_1__/* .withArrow */ .mh)(change), limit].map(figureMd);
  return [(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(metric, NAME), (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(where, NAME), ...cells];
}
function figureMd(cell) {
  return /^(?:[▲▼] )?[+−]?[\d.,]+(?: ms)?$/.test(cell) ? cell : (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(cell, NAME);
}
function findingMd({ sentence, file, line }, { short }) {
  const place = file ? `${file}${line ? `:${line}` : ""}` : "";
  const words = short ? firstSentence(sentence) : sentence;
  return (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(words, SENTENCE) + (place === "" ? "" : ` (${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(place, QUERY)})`);
}
function worstMd([worst], rowCounts) {
  if (worst === void 0) {
    return "";
  }
  const isJudged = worst.code === "answer_regression";
  const most = isJudged ? Math.ceil(rowCounts.queries / 3) : rowCounts.queries;
  return queriesMd("Worst queries", worst.cases, most, worst.cases.length + worst.more);
}
function lostMd(view, rowCounts) {
  const { queries, all } = (0,_messages_view_js__WEBPACK_IMPORTED_MODULE_2__/* .listLostBelow */ .m8)(view);
  const name = view.failed.length > 0 ? "Also lost a document" : "Lost a document";
  const shortened = queries.map((query) => ({
    ...query,
    ranks: query.ranks.slice(0, 1),
    why: ""
  }));
  return queriesMd(name, shortened, rowCounts.lost, all);
}
function fellMd({ fell, verdict }, rowCounts) {
  if (fell.length === 0) {
    return "";
  }
  if (verdict !== "pass" || rowCounts.fell === 0) {
    return `\u26A0\uFE0F ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)((0,_messages_items_js__WEBPACK_IMPORTED_MODULE_0__/* .nameFallen */ .Oo)(fell), CLAUSE)}
`;
  }
  const itemMd = ({ sentence, cases }) => {
    const queries = cases.slice(0, MOVES).map(({ query }) => `"${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(query, QUERY)}"`);
    return (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(sentence, SENTENCE) + (queries.length === 0 ? "" : `. Queries: ${queries.join(", ")}`);
  };
  return `<b>\u26A0\uFE0F Not enough to fail:</b>

${mdList(fell, itemMd, rowBounds(rowCounts.fell))}`;
}
function queriesMd(name, cases, most, all) {
  const shown = cases.slice(0, most);
  if (shown.length === 0) {
    return "";
  }
  const hiddenCount = all === null ? null : all - shown.length;
  const hiddenWords = hiddenCount === null ? "and more" : `+${hiddenCount} more`;
  const more = hiddenCount === 0 ? "" : `- ${hiddenWords}
`;
  return `<b>${name}:</b>

${mdList(shown, caseMd, rowBounds(most))}${more}`;
}
function caseMd(view) {
  const { id, query, critical, change, ranks, why } = view;
  const name = (0,_messages_items_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnknownCase */ .Jg)(view) ? (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(id, NAME) : `"${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(query, QUERY)}"`;
  const moves = (0,_messages_items_js__WEBPACK_IMPORTED_MODULE_0__/* .orderMoves */ .R$)(ranks.slice(0, MOVES), why).map(({ document, words }) => `${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(document, NAME)} <b>${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(words, NAME)}</b>`);
  const more = ranks.length > MOVES ? `+${ranks.length - MOVES} more` : "";
  const what = moves.length === 0 ? (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(change, CLAUSE) : [...moves, more].filter(Boolean).join(", ");
  const clause = [what, (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(why, CLAUSE)].filter(Boolean).join("; ");
  const mark = critical ? " <b>critical</b>" : "";
  return `${name}${mark}${clause === "" ? "" : `: ${clause}`}`;
}
function mdTable(columns, items, cells, bounds) {
  if (items.length === 0) {
    return "";
  }
  const headings = columns.map((name) => (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(name.replace(/:$/, "")));
  const alignments = columns.map((name) => name.endsWith(":") ? "--:" : "---");
  const head = `${tableLine(headings)}${tableLine(alignments)}`;
  const { text, leftCount } = joinFitting(items, (item) => tableLine(cells(item)), bounds);
  const emptyCells = columns.slice(1).map(() => "");
  const lastRow = leftCount === 0 ? "" : tableLine([`+${leftCount} more`, ...emptyCells]);
  return `${head}${text}${lastRow}`;
}
function mdList(items, itemMd, bounds) {
  const { text, leftCount } = joinFitting(items, (item) => `- ${itemMd(item)}
`, bounds);
  return text + (leftCount === 0 ? "" : `- +${leftCount} more
`);
}
function mdDetails(summary, body) {
  return body === "" ? "" : `<details>
<summary>${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(summary)}</summary>

${body}
</details>
`;
}
function mdProse(text, max) {
  return (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markCode */ .n7)((0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(text, max));
}
function tableLine(cells) {
  return `| ${cells.join(" | ")} |
`;
}
function joinFitting(items, itemText, bounds) {
  const parts = [];
  let bytes = 0;
  for (const item of items.slice(0, bounds.rows)) {
    const part = itemText(item);
    bytes += (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .utf8Length */ .wI)(part);
    if (bytes > bounds.bytes) {
      break;
    }
    parts.push(part);
  }
  return { text: parts.join(""), leftCount: items.length - parts.length };
}



/***/ }),

/***/ 23925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   Ci: () => (/* binding */ selectShardCases),
/* harmony export */   PR: () => (/* binding */ requireShardCases),
/* harmony export */   X2: () => (/* binding */ makeSampleFiller),
/* harmony export */   Z5: () => (/* binding */ partialVerdict),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97855);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90997);



const MOST_SHARDS = 1e3;
function parseShard(text) {
  const match = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text);
  const index = Number(match?.[1]);
  const count = Number(match?.[2]);
  if (index <= count && count <= MOST_SHARDS) {
    return { index, count };
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("usage", `shard is "${text}"`, `Expected i/n, the first shard being 1, such as 1/4 (4/4 the last); n is at most ${MOST_SHARDS}.`);
}
function shardName({ index, count }) {
  return `shard ${index} of ${count}`;
}
function selectShardCases(cases, { index, count }) {
  return cases.filter((_, at) => at % count === index - 1);
}
function requireShardCases(cases, shard) {
  if (shard.count <= cases.length) {
    return selectShardCases(cases, shard);
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("usage", `${shardName(shard)}: there are ${cases.length} cases for ${shard.count} shards`, `Use at most ${cases.length} shards.`);
}
function partialVerdict(shard, askedCases, allCases) {
  return {
    verdict: "partial",
    categories: [],
    secondary_categories: [],
    checks: [],
    notices: [{ code: "shard", ...shard, cases: askedCases, of: allCases }]
  };
}
function makeSampleFiller(allCases, shardCases) {
  const standInIds = chooseStandIns(allCases, shardCases);
  return (samples) => {
    const filledSamples = /* @__PURE__ */ new Map();
    for (const [id, standInId] of standInIds) {
      const caseSamples = samples.get(standInId);
      if (caseSamples !== void 0) {
        filledSamples.set(id, caseSamples);
      }
    }
    return filledSamples;
  };
}
function chooseStandIns(allCases, shardCases) {
  const shardIds = new Set(shardCases.map(({ id }) => id));
  const shardCasesByIntent = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(shardCases, ({ intent }) => intent);
  const turnByIntent = /* @__PURE__ */ new Map();
  const standInIds = /* @__PURE__ */ new Map();
  for (const { id, intent } of allCases) {
    if (shardIds.has(id)) {
      standInIds.set(id, id);
      continue;
    }
    const candidates = shardCasesByIntent.get(intent) ?? shardCases;
    const turn = turnByIntent.get(intent) ?? 0;
    turnByIntent.set(intent, turn + 1);
    standInIds.set(id, (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireItem */ .l5)(candidates, turn % candidates.length).id);
  }
  return standInIds;
}



/***/ })

};
