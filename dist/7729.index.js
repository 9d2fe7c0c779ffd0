export const id = 7729;
export const ids = [7729];
export const modules = {

/***/ 80414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I4: () => (/* binding */ isBaselineRemoved),
/* harmony export */   Lr: () => (/* binding */ isAcceptable),
/* harmony export */   S1: () => (/* binding */ findAdvice),
/* harmony export */   hl: () => (/* binding */ approvalWords),
/* harmony export */   iZ: () => (/* binding */ relativePath)
/* harmony export */ });
/* harmony import */ var _model_base_worktree_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(31752);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69559);
/* harmony import */ var _model_digests_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(72508);
/* harmony import */ var _model_query_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74961);
/* harmony import */ var _check_sentences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24171);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76326);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49077);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28213);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31385);
/* harmony import */ var _items_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51232);
/* harmony import */ var _misfit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84624);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63989);
/* harmony import */ var _sampling_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93315);













const LABEL = "retrieval-gate:accept";
const BASE_MODES = ["pull_request", "base_ref", "merge_base"];
function findDesk(report, folder) {
  const { origin, inputs, policies = null, new_baseline: newBaseline } = report;
  return {
    folder,
    program: origin?.command ?? "retrieval-gate",
    origin,
    inputs,
    isStored: inputs?.baseline?.beside === void 0 || inputs.digests.has(inputs.config.baseline ?? ""),
    hasNewBaseline: newBaseline !== null,
    hasBase: policies !== null && BASE_MODES.includes(policies.mode)
  };
}
function findAdvice(report, facts, { folder = "", reportDir } = {}) {
  const desk = findDesk(report, folder);
  const { fix, accept: steps } = decideAdvice(report, facts, desk);
  const { verdict } = report.verdict;
  const lacksBaseline = report.failure?.code === "baseline_missing";
  const sequence = lacksBaseline ? "" : steps.map(({ why }) => why).join(", then ");
  const acceptSentence = sequence === "" ? "" : `${ACCEPT_START[verdict]}, ${sequence}.`;
  const also = report.verdict.notices.find(({ code }) => code === "also_accepted");
  const alsoSentence = sequence === "" || also === void 0 ? "" : (0,_notices_js__WEBPACK_IMPORTED_MODULE_8__/* .noticeSentence */ .cv)(also);
  const accept = [acceptSentence, alsoSentence].filter(Boolean).join(" ");
  const newBaseline = reportDir === void 0 ? REPORTED : (0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .shellWord */ .r7)(`${reportDir}/baseline.json`);
  const next = [...lookSteps(facts.tables.checks.primary, desk), ...steps].map((step) => ({
    ...step,
    command: step.command.replace(REPORTED, () => newBaseline)
  }));
  const name = (words) => reportDir === void 0 ? words : nameFiles(words, reportDir);
  return verdict === "fail" ? { advice: name(fix), accept: name(accept), next } : { advice: name([fix, accept].filter(Boolean).join(" ")), accept: "", next };
}
const REPORTED = "<report-dir>/baseline.json";
function nameFiles(words, reportDir) {
  const baseline = (0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .shellWord */ .r7)(`${reportDir}/baseline.json`);
  const log = `${reportDir}/retriever.log`;
  return words.replaceAll(REPORTED, () => baseline).replaceAll(/\bretriever\.log\b(?: in the report)?/g, () => log);
}
const ACCEPT_START = {
  fail: "To accept this change",
  pass: "To keep the gain",
  error: "To keep the change",
  partial: "To continue"
};
function decideAdvice(report, facts, desk) {
  const { verdict, notices } = report.verdict;
  const { explanation = null } = report;
  const cause = explanation?.cause ?? null;
  const { cases, checks } = facts.tables;
  if (report.failure !== null) {
    return failureAdvice(report.failure, report.scores, facts.isFirst, desk);
  }
  if (verdict === "pass") {
    return passAdvice(report.verdict, explanation, facts, desk);
  }
  const [worst] = checks.primary;
  if (verdict !== "fail" || worst === void 0) {
    return { fix: "", accept: [] };
  }
  const hasOtherNames = cause !== null && OTHER_IDS.includes(cause.kind) && _causes_js__WEBPACK_IMPORTED_MODULE_3__/* .LIST_CATEGORIES */ .Io.includes(worst.category);
  const doesNotFit = hasOtherNames && !(0,_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .areLossesEdited */ .t3)(notices, explanation?.losses ?? []);
  if (doesNotFit || facts.misfit !== null) {
    return { fix: _misfit_js__WEBPACK_IMPORTED_MODULE_7__/* .FIT_RESULTS */ .Zy, accept: [] };
  }
  const renameFix = adviseOnRenames(cause, cases);
  if (renameFix !== "" && _causes_js__WEBPACK_IMPORTED_MODULE_3__/* .LIST_CATEGORIES */ .Io.includes(worst.category)) {
    return { fix: renameFix, accept: [] };
  }
  const findsNothing = notices.some(({ code }) => code === "zero_quality");
  const unacceptable = findsNothing ? worst : checks.failed.find((check) => !isAcceptable(check) && check.policy !== "base");
  const fixFacts = { notices, cases, cause };
  if (unacceptable === void 0) {
    return {
      fix: findFix(worst, fixFacts, desk),
      accept: acceptSteps(checks.primary, desk)
    };
  }
  const leading = unacceptable.category === worst.category ? unacceptable : worst;
  return {
    fix: findFix(leading, fixFacts, desk) + (needsLooserRules(leading) ? labelWords(desk) : ""),
    accept: []
  };
}
const OTHER_IDS = ["other_names", "other_parts"];
const FILES = 3;
function adviseOnRenames(cause, book) {
  if (cause?.kind !== "renamed" || cause.lost < cause.of_lost) {
    return "";
  }
  const ids = new Set(cause.cases);
  const rows = [...book.values()].filter((row) => ids.has(row.case.id));
  const files = [...new Set(rows.map((row) => row.case.place.file))];
  return `Change ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .listNames */ .Zv)(files, FILES)}: write the new names of these documents.`;
}
function needsLooserRules(check) {
  const { category, kind } = check;
  return category === "forbidden_hit" || kind === "missing" || kind === "count" || (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .missesBound */ .pl)(check);
}
function labelWords(desk) {
  const needsLabel = desk.hasBase && overruleSteps(desk, { records: false })[0]?.do === "label";
  return needsLabel ? ` If you change a rule, a maintainer must also add the label ${LABEL}.` : "";
}
const FIX = {
  retriever_error: "Fix the search so that these queries do not fail. See retriever.log in the report.",
  forbidden_hit: "Remove these documents from the index, or from the suite's list `forbidden`.",
  semantic_degraded_spike: "Find out which part of the search did not work. See retriever.log in the report.",
  answer_regression: "Fix the answers to these queries, or the results that the answers use.",
  latency_regression: "Make the search as fast as before.",
  cost_regression: "Make queries as cheap as before.",
  diversity_collapse: "Change the search so that the results of these queries come from more clusters (groups of documents).",
  golden_data_edited: _edits_js__WEBPACK_IMPORTED_MODULE_4__/* .RESTORE_QUERIES */ .K5,
  gate_weakened: "Undo the changes that weaken the rules."
};
const NO_RESULT = "These queries should return nothing: fix them, or remove `expect_empty`.";
const OTHER_MACHINE = "Measure base and head on one machine, with base-directory. If the head is also slower there, make the search as fast as before.";
function findFix(check, { notices, cases, cause }, desk) {
  if (check.kind === "weakening" && check.category === "golden_data_edited") {
    return (0,_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .fixEditsWords */ .aj)(check.weakening, notices);
  }
  const isOtherMachine = notices.some(_sampling_js__WEBPACK_IMPORTED_MODULE_9__/* .isOfOtherMachine */ .Tc);
  if (check.category === "latency_regression" && isOtherMachine) {
    return OTHER_MACHINE;
  }
  if (check.kind === "missing" || check.kind === "absent") {
    const [, todo] = (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .missingWords */ .y4)(check);
    return FIX[check.category] ?? todo;
  }
  const hasRepeats = check.category === "diversity_collapse" && (0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .repeatsWords */ .mu)(check, cases) !== "";
  if (hasRepeats) {
    return LOOK.repeats;
  }
  const fix = check.metric === "false_result_rate" ? NO_RESULT : FIX[check.category];
  const isNeverAccepted = NEVER_ACCEPTED.includes(check.category);
  if (isNeverAccepted || check.kind === "weakening" || !(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .missesBound */ .pl)(check)) {
    return fix ?? adviseOnLook(check, cause, desk);
  }
  const bound = check.direction === "higher" ? "floor" : "ceiling";
  const { config, lines } = desk.inputs ?? {};
  const line = lines?.get(`gate.metrics.${check.metric}.${bound}`);
  const place = line === void 0 ? "" : ` (${config?.file}:${line})`;
  return `A new baseline does not help, because the config sets this ${bound}${place}. ${adviseOnLook(check, cause, desk)}`;
}
const LOOK = {
  empty: "Look why these queries get no results: a filter, how their words are read, or the index.",
  same_list: "Look whether the query reaches the search.",
  repeats: "Make the search return each document once.",
  shorter: "Look at the limit, the lowest score and the filters of the search.",
  fewer_results: "Look at the limit, the lowest score and the filters of the search.",
  reversed: "Look at how the search sorts its results.",
  reordered: "Look at how the search scores and sorts its results.",
  first_result: "Look at where the search moves or drops its first result.",
  replaced: "Look at which index and model the search uses.",
  copies: "Remove the copies from the index."
};
function adviseOnLook(check, cause, desk) {
  const words = cause === null || !_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .LIST_CATEGORIES */ .Io.includes(check.category) ? "" : lookWords(cause);
  const command = askCommand(check, desk);
  if (words !== "" || command === "") {
    return words || "Look at the worst queries first.";
  }
  return `See what the worst query finds: \`${command}\``;
}
function lookWords(cause) {
  const { kind, names, everywhere } = cause;
  const all = (0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .causeNames */ ._c)(cause);
  if (kind in LOOK) {
    return LOOK[kind];
  }
  switch (kind) {
    case "stage":
      return `Look at the stage ${all}.`;
    case "intent":
    case "length":
    case "writing":
      return `Look at how the search treats ${(0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .queriesOfGroup */ .jZ)(kind, names[0] ?? "")}.`;
    case "went_document":
    case "went_folder":
    case "went_cluster":
      return everywhere ? `Look for ${all} in the index. If nothing is missing there, look how the search treats these queries.` : `Look why ${all} rank lower.`;
    case "came_document":
      return everywhere ? `Judge ${all}: expect what answers these queries, else look why it ranks so high.` : `Look why ${all} ranks higher.`;
    case "came_folder":
    case "came_cluster":
      return `Look whether documents of ${all} belong into these results.`;
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
  if (check.kind === "weakening" || check.kind === "absent") {
    return true;
  }
  if (NEVER_ACCEPTED.includes(check.category)) {
    return false;
  }
  if (check.kind === "missing") {
    return isMissingInBaseline(check.missing);
  }
  if (check.metric === "critical_lost") {
    return check.cases.every((culprit) => culprit.ranks_before !== null);
  }
  return !(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .missesBound */ .pl)(check);
}
function isMissingInBaseline(missing) {
  if (missing.code === "too_few_samples" || missing.code === "too_few_repeats") {
    return missing.side === "before";
  }
  return missing.code === "baseline_lacks_metric" || missing.code === "baseline_lacks_lists";
}
function acceptSteps(failed, desk) {
  const keepsOldRows = ({ weakening }) => weakening.code === "passes_only_with_edits" && hasOldRows(weakening, desk.inputs);
  const headFailures = failed.filter((check) => check.kind === "weakening" ? keepsOldRows(check) : check.policy !== "base");
  const needsBaseline = headFailures.length > 0 && desk.isStored;
  if (needsBaseline && !desk.hasNewBaseline) {
    return [];
  }
  const needsNoLabel = failed.every((check) => check.kind === "missing" && check.policy === "head");
  const labelSteps = desk.hasBase && !needsNoLabel ? overruleSteps(desk, { records: needsBaseline }) : [];
  const merges = labelSteps.some(({ do: what }) => what === "merge");
  return needsBaseline && !merges ? [keepStep(desk, " --accept"), ...labelSteps] : labelSteps;
}
function hasOldRows({ cases }, inputs) {
  const baseline = inputs?.baseline;
  if (inputs === null || baseline === null || baseline === void 0) {
    return false;
  }
  if (baseline.beside !== void 0) {
    return true;
  }
  const suiteCases = new Map(inputs.suite.cases.map((each) => [each.id, each]));
  return cases.some(({ id }) => {
    const row = baseline.cases.get(id);
    const subject = suiteCases.get(id);
    return row !== void 0 && !(subject && (0,_model_digests_js__WEBPACK_IMPORTED_MODULE_11__/* .sameQuestion */ .RB)(row.digests, subject.digests));
  });
}
function overruleSteps({ origin, inputs }, { records }) {
  if (origin !== void 0 && origin.ci !== null && origin.ci !== "GitHub") {
    const flags = `${runsFlag(inputs)} --accept`;
    const command = `${origin.command} record${flags}`;
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
function keepStep(desk, acceptFlag = "") {
  const runs = runsFlag(desk.inputs);
  return runs === "" ? adoptStep(desk) : recordStep(desk, runs + acceptFlag);
}
function runsFlag(inputs) {
  const runs = inputs?.baseline?.run_count ?? 1;
  return runs <= 2 ? "" : ` --runs ${runs}`;
}
function recordStep({ program, folder, inputs }, flags) {
  const config = (0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .shellWord */ .r7)(relativePath(folder, inputs?.config.file ?? "retrieval-gate.yaml"));
  const command = `${program} record --config ${config}${flags}`;
  return { do: "record", why: `run \`record${flags}\` and commit the baseline`, command };
}
function adoptStep({ inputs, folder }) {
  const baseline = (0,_model_config_js__WEBPACK_IMPORTED_MODULE_0__/* .baselineFile */ ._S)(inputs.config);
  const path = relativePath(folder, baseline);
  const file = (0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .shellWord */ .r7)(path);
  const parent = inputs.baseline === null ? /^(.+)\//.exec(path)?.[1] : void 0;
  const makeFolder = parent === void 0 ? "" : `mkdir -p ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .shellWord */ .r7)(parent)} && `;
  return {
    do: "adopt",
    why: `commit the report's baseline.json as ${baseline}`,
    command: `${makeFolder}cp ${REPORTED} ${file}`
  };
}
function passAdvice({ notices, checks, accepted = [] }, explanation, { tables, unrecorded }, desk) {
  const isPlain = accepted.length === 0;
  const gain = notices.find((notice) => notice.code === "gained");
  const canKeep = desk.hasNewBaseline && desk.isStored;
  const hasGained = gain !== void 0 || unrecorded > 0;
  const keeps = isPlain && hasGained && canKeep;
  const hasFallen = isPlain && checks.some(({ outcome }) => outcome === "fell");
  const cause = explanation?.cause ?? null;
  const renameFix = hasFallen ? adviseOnRenames(cause, tables.cases) : "";
  const isLossy = (0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .hasLosses */ .qq)(notices, explanation) || (0,_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .hasLostAndGone */ .r9)(notices);
  const merge = isLossy ? "" : "You can merge.";
  const isListed = (explanation?.losses ?? []).length > 0;
  const look = hasFallen ? `${merge}${lookAtFallen(checks, tables.cases, isListed)}`.trim() : "";
  const record = canKeep && !keeps ? (0,_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .recordEditsWords */ .e9)(notices) : "";
  return { fix: renameFix || look || record, accept: keeps ? [keepStep(desk)] : [] };
}
const LOOKED_AT = 3;
function lookAtFallen(checks, book, isListed) {
  const fallen = checks.filter(({ outcome, unit }) => outcome === "fell" && unit !== "ms");
  const ids = new Set(fallen.flatMap(({ cases }) => cases.map(({ id }) => id)));
  const rows = [...book.values()].filter((row) => ids.has(row.case.id));
  if (rows.length === 0) {
    return "";
  }
  const queries = rows.map((row) => row.case.query);
  const names = isListed ? "" : `: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .listNames */ .Zv)(queries, LOOKED_AT)}`;
  return ` Look at these queries first${names}.`;
}
function failureAdvice({ code, hint, problems }, scores, isFirst, desk) {
  const failedRun = code === "query_errors" ? adviseOnFailedQueries(scores, desk.inputs) : null;
  const lines = problems.length === 0 ? "" : `Fix the ${problems.length === 1 ? "line" : "lines"} shown.`;
  const words = failedRun ?? hint ?? lines;
  const fix = words.replaceAll("`retrieval-gate ", `\`${desk.program} `);
  if (isFirst && desk.isStored) {
    return { fix, accept: [{ ...adoptStep(desk), why: "commit the file" }] };
  }
  if (code !== "not_comparable" || !desk.origin?.pull_request) {
    return { fix, accept: [] };
  }
  return {
    fix,
    accept: [recordStep(desk, runsFlag(desk.inputs)), ...overruleSteps(desk, { records: false })]
  };
}
function adviseOnFailedQueries(scores, inputs) {
  const cases = scores?.cases ?? [];
  const errors = cases.flatMap(({ error }) => error === null ? [] : [error]);
  if (inputs === null || errors.length === 0) {
    return null;
  }
  const config = { file: inputs.config.file, lines: inputs.lines };
  return (0,_model_query_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .adviseOnQueryErrors */ .v)(errors, cases.length, config) ?? "Every query failed, so fix the retriever. See retriever.log in the report.";
}
function lookSteps([worst], desk) {
  const { inputs, folder, program } = desk;
  if (inputs === null) {
    return [];
  }
  const file = (0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .shellWord */ .r7)(relativePath(folder, inputs.config.file));
  const place = file.includes("/") && folder === "" ? ", in the repository's top folder" : "";
  const gate = `${program} gate --config ${file}`;
  const run = {
    do: "run",
    why: `run the gate on your machine${place}`,
    command: inputs.baseline?.beside === void 0 ? gate : besideCommand(gate, inputs.baseline.beside.commit)
  };
  const command = worst === void 0 ? "" : askCommand(worst, desk);
  return command === "" ? [run] : [run, { do: "ask", why: "see what the worst query finds", command }];
}
function askCommand(check, { inputs, folder, program }) {
  const id = UNSEEN.includes(check.category) ? void 0 : (0,_items_js__WEBPACK_IMPORTED_MODULE_6__/* .worstCulprit */ .Zl)(check)?.id;
  if (inputs === null || id === void 0 || !inputs.suite.cases.some((each) => each.id === id)) {
    return "";
  }
  const file = (0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .shellWord */ .r7)(relativePath(folder, inputs.config.file));
  return `${program} ask --config ${file} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .caseFlag */ .Lk)(id)}`;
}
function besideCommand(gate, baseCommit) {
  const commit = baseCommit.slice(0, 12);
  return `${(0,_model_base_worktree_js__WEBPACK_IMPORTED_MODULE_12__/* .makeBaseCommand */ .R)("../base", commit)} && ${gate} --base-ref ${commit} --base-directory ../base`;
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
  return checks.some((check) => check.kind === "weakening" && check.weakening.code === "baseline_edited" && check.weakening.fields.some(({ field }) => field === "baseline"));
}
function approvalWords(file, openCases) {
  const correction = openCases === 0 ? "" : "A case without a document in `expected` is only watched. ";
  if (!/\.ya?ml$/i.test(file)) {
    return openCases === 0 ? "Correct the cases of the draft, then remove `draft` to approve the draft." : `${correction}Then remove \`draft\` to approve the draft.`;
  }
  const review = `Review the draft with \`retrieval-gate suggest --review ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .shellWord */ .r7)(file)}\``;
  return openCases === 0 ? `${review}, or delete the line \`draft: true\` to approve the draft.` : `${review}, or edit the file. ${correction}Then delete the line \`draft: true\` to approve the draft.`;
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
/* harmony export */   JU: () => (/* binding */ moveWords),
/* harmony export */   Oo: () => (/* binding */ nameFallen),
/* harmony export */   Zl: () => (/* binding */ worstCulprit),
/* harmony export */   _8: () => (/* binding */ followItems),
/* harmony export */   hE: () => (/* binding */ fellSentence),
/* harmony export */   i0: () => (/* binding */ fellItems),
/* harmony export */   vq: () => (/* binding */ movedRanks),
/* harmony export */   xG: () => (/* binding */ makeRow)
/* harmony export */ });
/* unused harmony exports groupByCause, hasLostTarget */
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44141);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76326);
/* harmony import */ var _check_sentences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24171);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(28213);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31385);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7195);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49077);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63989);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35132);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97855);











const CASES = 10;
const QUERY = 80;
function groupByCause(checks) {
  const leaderByMetric = /* @__PURE__ */ new Map();
  const firstOfCategory = /* @__PURE__ */ new Map();
  const groups = /* @__PURE__ */ new Map();
  for (const check of checks) {
    const { kind, category, cases, metric } = check;
    if (!firstOfCategory.has(category) && kind !== "missing") {
      firstOfCategory.set(category, { check, ids: culpritIds(cases) });
    }
    if (kind === "missing" || kind === "weakening") {
      groups.set(check, [check]);
      continue;
    }
    const first = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .requireValue */ .vd)(firstOfCategory, category);
    const hasSameCases = cases.length > 0 && cases.every(({ id }) => first.ids.has(id));
    const key = `${kind} ${metric}`;
    const leader = leaderByMetric.get(key) ?? (hasSameCases ? first.check : check);
    leaderByMetric.set(key, leader);
    groups.set(leader, [...groups.get(leader) ?? [], check]);
  }
  return groups;
}
function culpritIds(cases) {
  return new Set(cases.map(({ id }) => id));
}
function makeItems(checks, book, inputs, errors) {
  const listedIds = /* @__PURE__ */ new Map();
  return [...groupByCause(checks)].map(([leader, group]) => {
    const { category } = leader;
    const isFirstOfErrors = category === "retriever_error" && !listedIds.has(category);
    const idsOfCategory = listedIds.get(category) ?? /* @__PURE__ */ new Set();
    listedIds.set(category, idsOfCategory);
    const sentence = isFirstOfErrors && errors !== "" ? errorsSentence(errors, worstQuery(book, leader)) : itemSentence(book, leader);
    return {
      ...makeItem(book, group, sentence, itemCases(book, group, idsOfCategory)),
      ...itemPlace(inputs, leader)
    };
  });
}
function errorsSentence(errors, query) {
  return query === "" ? errors : `${errors}. First query: ${query}`;
}
function worstQuery(book, check) {
  const id = worstCulprit(check)?.id;
  return id === void 0 ? "" : (0,_escape_js__WEBPACK_IMPORTED_MODULE_9__/* .capText */ .yA)(book.get(id)?.case.query ?? id, QUERY);
}
function makeItem(book, group, sentence, cases = []) {
  const checksWithRow = group.filter(({ kind }) => ["mean", "latency", "ratio"].includes(kind));
  const shownTests = /* @__PURE__ */ new Set();
  const testWords = (check) => {
    const words = (0,_rule_js__WEBPACK_IMPORTED_MODULE_7__/* .decidedWords */ .iC)(check) || (0,_rule_js__WEBPACK_IMPORTED_MODULE_7__/* .testedWords */ .Hn)(check);
    const test = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeWords */ .AN)(check.scope)} ${words}`;
    const isShown = check.p !== void 0 && shownTests.has(test);
    shownTests.add(test);
    return isShown ? "by the same test" : words;
  };
  return {
    code: (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .requireItem */ .l5)(group, 0).category,
    metric: (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .requireItem */ .l5)(group, 0).metric,
    sentence,
    rows: checksWithRow.map((check) => makeRow(check, testWords(check))),
    cases: cases.slice(0, CASES).map(({ check, culprit }) => caseView(book, check, culprit)),
    more: countCulprits(book, (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .requireItem */ .l5)(group, 0), cases) - Math.min(cases.length, CASES)
  };
}
function countCulprits(book, leader, cases) {
  const isWorseCount = cases.length > 0 && isAboutRanks(leader) && leader.by !== "floor";
  return isWorseCount ? Math.max(cases.length, countWorse(book, leader)) : cases.length;
}
function itemCases(book, group, listedIds) {
  const culprits = group.flatMap((check) => {
    const first = worstCulprit(check);
    const slowerCases = (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .selectSlowerCases */ .Ib)(check);
    const cases = slowerCases.length === 0 ? check.cases : slowerCases;
    const ordered = first === void 0 ? [] : [first, ...cases.filter((culprit) => culprit !== first)];
    return ordered.map((culprit) => ({ check, culprit }));
  });
  return culprits.filter(({ check: { kind }, culprit: { id } }) => {
    const canBeShown = book.has(id) || kind === "absent" || kind === "weakening";
    if (listedIds.has(id) || !canBeShown) {
      return false;
    }
    listedIds.add(id);
    return true;
  });
}
function worstCulprit(check) {
  const worst = check.cases[0];
  return isAboutLosses(check) ? check.cases.find(hasLostTarget) ?? worst : worst;
}
function isAboutLosses(check) {
  return check.category === "recall_drop" && !(0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .isListMetric */ .Pz)(check.metric);
}
function hasLostTarget({ ranks_before: before, ranks_after: after }) {
  return before?.some((rank, target) => rank !== null && (after?.[target] ?? null) === null) ?? false;
}
function itemPlace(inputs, check) {
  if (check.kind !== "weakening") {
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
  const { baseline, current, delta, limit } = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .checkNumbers */ .PM)(check);
  const where = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeLabel */ .$o)(check.scope);
  return { metric: check.metric, where, baseline, now: current, change: delta, limit, by };
}
function itemSentence(book, check) {
  const culprits = culpritWords(book, check);
  const joint = isCountOfOne(check) ? ": " : ". ";
  return [(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .checkSentence */ .YC)(check), culprits].filter(Boolean).join(joint);
}
function isCountOfOne({ kind, cases }) {
  return kind === "count" && cases.length === 1;
}
function culpritWords(book, check) {
  if (check.losses !== void 0) {
    return lossesWords(book, check.losses);
  }
  const first = worstCulprit(check);
  if (first === void 0 || check.kind === "absent" || check.kind === "weakening") {
    return "";
  }
  const [forbidden] = check.category === "forbidden_hit" ? caseView(book, check, first).ranks : [];
  const query = worstQuery(book, check) + (forbidden === void 0 ? "" : ` (${forbidden.document} at ${forbidden.words})`);
  if (isCountOfOne(check)) {
    return query;
  }
  if ((0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .isOnlyOutOfBounds */ .rz)(check)) {
    return `${check.direction === "higher" ? "Query with the lowest value" : "Query with the highest value"}: ${query}`;
  }
  const isMissing = check.kind === "missing";
  const count = countQueriesBehind(book, check);
  if (count === null) {
    return `${isMissing ? "First" : "Worst"} query: ${query}`;
  }
  const words = isMissing ? (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(count, "query has no value", "queries have no value") : worseWords(check, count);
  const which = isMissing ? "first" : "worst";
  return `${words}${count === 1 ? "" : `, ${which}`}: ${query}`;
}
function lossesWords(book, { lost, better, asked_again: isAskedAgain }) {
  const textOf = (id) => book.get(id)?.case.query ?? id;
  const again = isAskedAgain ? ", also when asked again" : "";
  const betterWords = better.length === 0 ? "no query got better" : `only ${(0,_notices_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteQueries */ .TP)(better.map(textOf))} got better`;
  const queries = (0,_notices_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteQueries */ .TP)(lost.map(textOf));
  return lost.length === 1 ? `${queries} finds no right document${again}, and ${betterWords}` : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(lost.length, "query", "queries")} find no right document${again}, and ${betterWords}: ${queries}`;
}
function countQueriesBehind(book, check) {
  if (check.kind === "missing") {
    return check.cases.length;
  }
  if (check.kind === "count" || check.by === "floor") {
    return null;
  }
  if (check.worse_cases !== void 0 || isAboutRanks(check)) {
    return countWorse(book, check);
  }
  return check.unit === "ms" ? null : check.cases.length;
}
function countWorse(book, check) {
  const rows = [...book.values()];
  const cases = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .selectCases */ ._H)(rows.map((row) => row.case), check.scope);
  const idsInScope = new Set(cases.map(({ id }) => id));
  const worse = rows.filter((row) => idsInScope.has(row.case.id) && (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .isWorse */ .Bx)(row)).length;
  return worse === 0 ? check.worse_cases ?? check.cases.length : worse;
}
function isAboutRanks({ category, metric }) {
  return ["recall_drop", "ranking_shift"].includes(category) && !(0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .isListMetric */ .Pz)(metric);
}
const WORSE_WORDS = {
  clustering_ratio: "got less varied results",
  context_chars: "got longer texts",
  cost_per_query: "cost more",
  degraded_rate: "got a degraded answer",
  error_rate: "failed",
  false_result_rate: "got a false result",
  fill_rate: "got fewer results",
  forbidden_rate: "got a forbidden result",
  zero_result_rate: "got no results"
};
function worseWords({ metric }, count) {
  const [name = metric] = metric.split("@");
  const what = WORSE_WORDS[name] ?? "got worse";
  return (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(count, `query ${what}`, `queries ${what}`);
}
function followItems(failed, book) {
  const follows = failed.filter((check) => check.secondary_to !== null);
  return [...(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(follows, (check) => check.secondary_to)].map(([code, checks]) => {
    const sentence = `Follows from ${code}: ${followingNames(checks)}`;
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
    const { baseline, current } = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .checkNumbers */ .PM)(first);
    const shortName = first.scope.kind === "overall" ? first.metric : name;
    return `${shortName} ${baseline} \u2192 ${current}`;
  });
  return (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listFirst */ .rL)(words, FOLLOWING);
}
function checkName({ metric, scope }) {
  return `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeWords */ .AN)(scope)}`;
}
function fellItems(fell, book) {
  const causes = [];
  for (const check of fell) {
    const cause = causes.find((group) => isSameCause(group, check));
    if (cause === void 0) {
      causes.push({ first: check, checks: [check], ids: culpritIds(check.cases) });
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
const FALLEN = 3;
function nameFallen(fell) {
  const names = fell.map(({ metric, rows: [row], earlier }) => {
    const verb = row?.change.startsWith("+") === true ? "rose" : "fell";
    const when = earlier === true ? " by earlier changes" : "";
    return `${metric} ${row?.where ?? ""} ${verb}${when}`.replace("  ", " ");
  });
  return `Not enough to fail: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listFirst */ .rL)(names, FALLEN)}`;
}
function fellSentence([first, ...others]) {
  const check = first;
  const otherChecks = others.filter((other) => checkName(other) !== checkName(check));
  const verb = check.direction === "lower" ? "rose" : "fell";
  const also = otherChecks.length === 0 ? "" : `; ${alsoNames(check, otherChecks)} ${verb}, too`;
  const reason = reasonWords(check);
  return `${(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .checkSentence */ .YC)(check)}${also}${reason === "" ? "" : `. The check passes because ${reason}`}`;
}
function alsoNames(first, others) {
  const isSameScope = others.every(({ scope }) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(scope) === (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(first.scope));
  const names = [
    ...new Set(others.map((check) => isSameScope ? check.metric : checkName(check)))
  ];
  return (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listFirst */ .rL)(names, 4, names.length === 2 ? " and " : ", ");
}
const REASONS = {
  not_significant: "this can be chance",
  noise: "answers that vary differ by as much on their own",
  earlier: "this change itself made no query worse",
  found_more: "recall and nDCG rose"
};
function reasonWords(check) {
  if (check.reason === void 0) {
    return check.unit === "ms" ? "the difference may be measurement noise" : "";
  }
  const { p, level } = check;
  const isTested = p !== void 0 && level !== void 0;
  return REASONS[check.reason] + (isTested ? `: ${(0,_rule_js__WEBPACK_IMPORTED_MODULE_7__/* .pWords */ .gh)(p)}, ${(0,_rule_js__WEBPACK_IMPORTED_MODULE_7__/* .levelWords */ .s2)(level)}` : "");
}
const LABEL = 200;
const MESSAGE = 300;
const MOVES = 10;
function caseView(book, check, culprit) {
  const row = book.get(culprit.id);
  const { case: suiteCase = null, score = null } = row ?? {};
  const error = score?.error ?? null;
  const showsRanks = isRanked(check) && error === null;
  const name = suiteCase === null ? { ...UNKNOWN, id: culprit.id, query: culprit.id } : namedCase(suiteCase);
  const moves = showsRanks ? movedRanks(culprit, suiteCase) : [];
  const ranks = check.reference === "accepted" ? moves.map(markEarlierLoss) : moves;
  return {
    ...name,
    change: error === null ? changeWords(check, culprit) : `the query failed: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_9__/* .capText */ .yA)(error, MESSAGE)}`,
    ranks: check.category === "forbidden_hit" ? forbiddenMoves(score) : ranks,
    why: check.category === "answer_regression" ? (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedWords */ .TD)(book.get(culprit.id), check.metric) : causeWords(row, showsRanks)
  };
}
function markEarlierLoss(move) {
  const isEarlierLoss = move.before === null && move.after === null;
  return isEarlierLoss ? { ...move, words: "lost before this change" } : move;
}
function causeWords(row, showsRanks) {
  const loss = row?.loss ?? null;
  return loss === null || !showsRanks || row?.isExplained === true ? "" : (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .lossWords */ .VH)(loss);
}
const UNKNOWN = { intent: "", critical: false };
function namedCase({ id, query, intent, critical, params, place }) {
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
function caseClause({ change, ranks, why }) {
  const moves = ranks.map(({ document, words }) => `${document} ${words}`).join(", ");
  return [moves || change, why].filter(Boolean).join("; ");
}
function isRanked({ kind, category }) {
  return kind === "count" || ["recall_drop", "ranking_shift", "semantic_degraded_spike"].includes(category);
}
function forbiddenMoves(score) {
  return (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .forbiddenResults */ .sX)(score).map(({ rank, id }) => ({
    document: (0,_escape_js__WEBPACK_IMPORTED_MODULE_9__/* .capText */ .yA)((0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plainName */ .MH)(id, score?.results ?? []), LABEL),
    words: `rank ${rank}`,
    after: rank
  }));
}
function changeWords(check, { id, before: baseline, after: current }) {
  const { kind, metric, unit } = check;
  if (kind === "absent") {
    return "gone or reworded";
  }
  if (kind === "missing") {
    return "not measured";
  }
  if (check.kind === "weakening" && baseline === null && current === null) {
    const isEdited = check.category === "golden_data_edited";
    return isEdited ? (0,_edits_js__WEBPACK_IMPORTED_MODULE_5__/* .editedCaseWords */ .Xj)(check.weakening, id) : "rules loosened";
  }
  if (kind === "count") {
    return metric === "critical_hit" ? "has a new forbidden or false result" : "finds none of its documents any more";
  }
  if (metric === "degraded_rate") {
    return "answered in degraded mode";
  }
  const name = unit === "ms" ? "median" : metric;
  const figures = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .checkNumbers */ .PM)({ unit, baseline, current, delta: null, limit: null });
  return `${name} ${baseline === null ? "" : `${figures.baseline} \u2192 `}${figures.current}`;
}
function moveWords(before, after) {
  const now = after === null ? "lost" : String(after);
  if (before === void 0) {
    return after === null ? "not found" : `rank ${now}`;
  }
  if (before === null) {
    return after === null ? "not found before either" : `new \u2192 ${now}`;
  }
  return `${before} \u2192 ${now}`;
}
function movedRanks({ ranks_before: oldRanks, ranks_after: newRanks, targets }, suiteCase, lead = "falls") {
  if (suiteCase === null || newRanks === null) {
    return [];
  }
  const labels = targets ?? suiteCase.expected.map(_model_suite_js__WEBPACK_IMPORTED_MODULE_10__/* .targetLabel */ .Op);
  const allMoves = labels.map((label, i) => {
    const before = oldRanks === null ? void 0 : oldRanks[i] ?? null;
    const after = newRanks[i] ?? null;
    const document = (0,_escape_js__WEBPACK_IMPORTED_MODULE_9__/* .capText */ .yA)(label, LABEL);
    return {
      document,
      words: moveWords(before, after),
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
function rankFall({ before = null, after }) {
  if (before === null) {
    return after === null ? 0 : -BEYOND_ALL_RANKS + after;
  }
  return after === null ? BEYOND_ALL_RANKS - before : after - before;
}



/***/ }),

/***/ 11612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JM: () => (/* binding */ aloneWords),
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
function aloneWords(baseline) {
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
function policyFacts(policies) {
  return {
    "base commit": policies?.base_commit,
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

/***/ 25339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I5: () => (/* binding */ visibleSteps),
/* harmony export */   P5: () => (/* binding */ joinHeadline),
/* harmony export */   Vk: () => (/* binding */ acceptedWords),
/* harmony export */   kK: () => (/* binding */ buildView),
/* harmony export */   l9: () => (/* binding */ viewLines),
/* harmony export */   rj: () => (/* binding */ countWords)
/* harmony export */ });
/* harmony import */ var _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33130);
/* harmony import */ var _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78409);
/* harmony import */ var _metrics_recall_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83368);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13480);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90997);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80414);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76326);
/* harmony import */ var _check_sentences_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24171);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49077);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(28213);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(31385);
/* harmony import */ var _items_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(51232);
/* harmony import */ var _misfit_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(84624);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(63989);
/* harmony import */ var _receipt_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(11612);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7195);
/* harmony import */ var _model_digests_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(72508);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(35132);


















const LINE = 1e3;
const QUERY = 120;
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
  const misfit = (0,_misfit_js__WEBPACK_IMPORTED_MODULE_11__/* .findMisfit */ .WM)(worst, notices, rows, inputs?.baseline ?? null);
  const unrecorded = countUnrecorded(report, rows);
  const titleParts = { checks, lost, failed, follows, accepted, unrecorded };
  const [title, ...output] = titleLines(report, titleParts);
  const adviceFacts = { tables, isFirst, misfit, unrecorded };
  const { advice, accept, next } = (0,_advice_js__WEBPACK_IMPORTED_MODULE_5__/* .findAdvice */ .S1)(report, adviceFacts, places);
  const causeText = (0,_causes_js__WEBPACK_IMPORTED_MODULE_6__/* .findCauseText */ .Uq)(report, worst, misfit, tables);
  const names = explanation?.cause?.names ?? [];
  const startsWithName = names.some((name) => causeText.startsWith(name));
  const cause = startsWithName ? causeText : (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_7__/* .capitalise */ .sK)(causeText);
  const endSentence = endNote(report);
  const listsSentence = failure === null ? listsNote(explanation, cause) : "";
  const note = [endSentence, listsSentence, ...noticeNotes(verdict, next, errors)].filter(Boolean).join(" ");
  const recallName = `recall@${inputs?.config.k}`;
  const recall = { name: recallName, value: report.scores?.means.overall.get(recallName) ?? null };
  const hidden = listHiddenNotices(verdict, { worst, misfit, ci: report.origin?.ci });
  return {
    verdict: verdict.verdict,
    first_run: isFirst,
    heading: makeHeading(verdict, failure, isFirst),
    title,
    output,
    also: failure === null ? [
      ...furtherCategories(failed),
      ...(0,_edits_js__WEBPACK_IMPORTED_MODULE_8__/* .alsoEditsWords */ .KE)(verdict, lost, recall),
      ...newEmptyWords(inputs, rows)
    ] : listLoosenedRules(failed),
    cause,
    advice: (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_7__/* .capitalise */ .sK)(advice),
    accept,
    note,
    counts: countQueries(checks.all, lost, verdict.verdict === "error" ? null : rows, inputs),
    about: inputs === null ? [] : aboutWords(inputs, report.origin),
    failed,
    follows,
    accepted,
    fell,
    figures: passed || isFirst ? figureRows(tables.metrics, inputs?.baseline ?? null, notices) : [],
    times: timesWords(verdict, tables.latency),
    lost: lost.slice(0, _items_js__WEBPACK_IMPORTED_MODULE_10__/* .CASES */ .Gd).map((row) => lostView(row, passed)),
    won: failure === null ? wonCases(rows, inputs) : [],
    notices: shownNotices(verdict, hidden, errors).filter((notice) => !note.includes(notice)),
    next,
    error: failure === null || isFirst ? null : makeError(failure, rows),
    tables
  };
}
function makeError(failure, rows) {
  const queries = rows.flatMap(({ case: suiteCase, score }) => {
    const error = score?.error ?? null;
    return error === null ? [] : [{ ...(0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .namedCase */ .II)(suiteCase), change: error, ranks: [], why: "" }];
  });
  return { code: failure.code, problems: failure.problems, queries };
}
function viewLines(view) {
  const lines = [
    ["Why", view.cause],
    ["What to do", view.advice],
    ...view.also.map((words) => ["Also", words]),
    ["Note", view.note]
  ];
  return lines.filter(([, words]) => words !== "");
}
function visibleSteps({ verdict, next }) {
  const steps = verdict === "pass" ? next.filter((step) => step.do === "adopt") : next;
  return steps.map((step) => ({
    ...step,
    why: step.why.charAt(0).toUpperCase() + step.why.slice(1)
  }));
}
function joinHeadline({ heading, title, output, also }) {
  return (0,_escape_js__WEBPACK_IMPORTED_MODULE_16__/* .escapeInvisible */ .ts)(`${heading} \xB7 ${[title, ...output, ...also].join(" / ")}`, LINE);
}
function countWords(counts) {
  const { checks, failed, worse, better, lost, empty, found } = counts;
  const betterPart = better === 0 ? "" : `, ${better} better`;
  const worsePart = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(worse, "query", "queries")} got worse${betterPart}`;
  const lostPart = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(lost, "query", "queries")} lost a document`;
  const parts = [
    failed === 0 ? "" : `${failed} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(checks, "check")} failed`,
    worse === 0 ? "" : worsePart,
    lost === 0 ? "" : lostPart + emptyWords(lost, empty),
    found === 0 ? "" : (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(found, "query is newly found", "queries are newly found")
  ];
  return parts.filter(Boolean).join("; ");
}
function emptyWords(lost, empty) {
  if (empty === 0) {
    return "";
  }
  const words = `${(empty < lost ? empty : lost) === 1 ? "finds" : "find"} no right document any more`;
  return empty < lost ? ` (${empty} ${words})` : ` and ${words}`;
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
  return [verdict.toUpperCase(), reasons.join(", ")].filter(Boolean).join(": ");
}
function isFirstRun(report) {
  const { failure, verdict, new_baseline: newBaseline, inputs } = report;
  return failure?.code === "baseline_missing" && newBaseline !== null && inputs?.suite.partial !== true && inputs?.near_baseline === void 0 && inputs?.baseline_in === void 0 && !(0,_advice_js__WEBPACK_IMPORTED_MODULE_5__/* .isBaselineRemoved */ .I4)(verdict.checks) && verdict.checks.every(({ passed, kind }) => passed || kind === "weakening");
}
function aboutWords(inputs, origin) {
  const { suite, config, baseline } = inputs;
  const commit = (0,_receipt_js__WEBPACK_IMPORTED_MODULE_13__/* .besideCommit */ .yD)(baseline);
  const stored = baseline === null ? "no baseline" : `compared with ${config.baseline}`;
  const comparison = commit === null ? stored : `side by side with the base ${commit}${(0,_receipt_js__WEBPACK_IMPORTED_MODULE_13__/* .aloneWords */ .JM)(baseline)}`;
  const words = [
    `${suite.name} ${suite.revision}`,
    queriesWords(inputs),
    comparison,
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
  const regressions = primary.filter(({ kind }) => kind !== "weakening" && kind !== "absent").length;
  const edits = primary.filter((check) => check.kind === "weakening" && (regressions === 0 || !RECORDED.includes(check.weakening.code))).length;
  const changes = edits === 0 && regressions === 0 ? 1 : edits;
  const words = [
    regressions === 0 ? "" : (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(regressions, "accepted regression"),
    changes === 0 ? "" : (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(changes, "accepted change")
  ];
  return `passed with ${words.filter(Boolean).join(" and ")}`;
}
function countUnrecorded(report, rows) {
  const { inputs, run, verdict, explanation = null } = report;
  const varies = inputs?.baseline?.answers_vary === true || (run?.unstable.length ?? 0) > 0;
  const isStored = inputs?.baseline?.beside === void 0;
  return verdict.verdict !== "pass" || isRecording(verdict.notices) || varies || !isStored || (0,_causes_js__WEBPACK_IMPORTED_MODULE_6__/* .hasLosses */ .qq)(verdict.notices, explanation) ? 0 : rows.filter(_rows_js__WEBPACK_IMPORTED_MODULE_14__/* .isNewlyFound */ .UE).length;
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
  const corpus = (0,_causes_js__WEBPACK_IMPORTED_MODULE_6__/* .corpusWords */ .uT)(report, lost);
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
  const gated = all.filter(({ kind }) => kind !== "not_gated");
  const passing = gated.filter(({ outcome }) => outcome === "pass").length;
  const scopePart = `over ${comparedWords(inputs?.suite.cases.length ?? 0, notices)}`;
  const bootstrapPart = policies?.bootstrap === true ? "First run, the base has no gate yet: " : "";
  const fall = largeFallWords(fell);
  const checkPart = fall === "" ? passSentence(passing, gated.length, scopePart) : fall;
  const editsPart = (0,_edits_js__WEBPACK_IMPORTED_MODULE_8__/* .passEditsWords */ .KJ)(notices);
  const title = `${corpus}${checkPart}${editsPart}${lossTitle(lost)}`;
  const gainPart = gainWords(unrecorded, newBaseline === null ? [] : notices);
  return gainPart + (bootstrapPart === "" ? (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_7__/* .capitalise */ .sK)(title) : bootstrapPart + title);
}
function comparedWords(count, notices) {
  const notice = notices.find(({ code }) => code === "new_cases");
  const newCount = notice?.code === "new_cases" ? notice.cases.length : 0;
  const all = (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(count, "query", "queries");
  return newCount === 0 || newCount >= count ? all : `${count - newCount} of ${all}`;
}
function passSentence(passing, all, over) {
  if (all === 0) {
    return `no checks ${over}`;
  }
  if (passing < all) {
    return `${passing} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(all, "check")} pass ${over}, ${all - passing} fell without failing`;
  }
  return `${all === 1 ? "the one check passes" : `all ${all} checks pass`} ${over}`;
}
function lossTitle(lost) {
  const [first] = lost;
  if (first === void 0) {
    return "";
  }
  const query = (0,_escape_js__WEBPACK_IMPORTED_MODULE_16__/* .capText */ .yA)(first.case.query, QUERY);
  const words = (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(lost.length, "query lost a document", "queries lost a document");
  return `. ${words}${lost.length === 1 ? "" : ", first"}: ${query}`;
}
const ROUNDING = 1e-9;
function largeFallWords(fell) {
  const large = fell.find(({ scope, unit, delta, n }) => scope.kind === "overall" && unit === "share" && n > 0 && Math.abs(delta ?? 0) > 1 / n + ROUNDING);
  return large === void 0 ? "" : `${(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_7__/* .checkSentence */ .YC)(large)}; ${(0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .reasonWords */ .IK)(large)}`;
}
function gainWords(found, notices) {
  if (found > 0) {
    const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(found, "query is", "queries are");
    return `${queries} found that the baseline does not have: record to keep ${found === 1 ? "it" : "them"}. `;
  }
  const gain = notices.find((notice) => notice.code === "gained");
  return gain === void 0 || gain.p === null ? "" : `Recall and nDCG are significantly better (${(0,_rule_js__WEBPACK_IMPORTED_MODULE_15__/* .pWords */ .gh)(gain.p)}): record to keep the gain. `;
}
function countQueries(checks, lost, rows, inputs) {
  const gated = checks.filter(({ kind }) => kind !== "not_gated");
  return {
    queries: inputs?.suite.cases.length ?? 0,
    checks: gated.length,
    failed: gated.filter(({ passed }) => !passed).length,
    fell: gated.filter(({ outcome }) => outcome === "fell").length,
    worse: rows === null ? 0 : rows.filter(_rows_js__WEBPACK_IMPORTED_MODULE_14__/* .isWorse */ .Bx).length,
    better: rows === null ? 0 : rows.filter(_rows_js__WEBPACK_IMPORTED_MODULE_14__/* .isBetter */ .LK).length,
    lost: lost.length,
    empty: lost.filter(findsNothing).length,
    found: rows === null ? 0 : rows.filter(_rows_js__WEBPACK_IMPORTED_MODULE_14__/* .isNewlyFound */ .UE).length
  };
}
function noticeNotes({ verdict, notices, checks, accepted = [] }, next, errors) {
  const doubt = verdict === "pass" && accepted.length === 0 ? (0,_notices_js__WEBPACK_IMPORTED_MODULE_12__/* .findDoubt */ ._I)(notices) : void 0;
  const asksForLabel = next.some(({ do: what }) => what === "label");
  const hasDrifted = asksForLabel || checks.some(({ reason }) => reason === "earlier");
  const shown = notices.filter(({ code }) => code === doubt?.code || code === "unstable" && verdict === "fail" || code === "since_accepted" && hasDrifted);
  return (0,_notices_js__WEBPACK_IMPORTED_MODULE_12__/* .noticeSentences */ .pY)(shown, errors);
}
function endNote({ failure, run, inputs }) {
  const all = inputs?.suite.cases.length ?? 0;
  const asked = run?.timing.asked?.queries ?? 0;
  return failure === null || asked === 0 || asked >= all ? "" : `The run ended after it asked ${asked} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(all, "query", "queries")}.`;
}
function listsNote(explanation, cause) {
  const lists = explanation?.lists ?? null;
  const leading = explanation?.cause ?? null;
  const isSaid = leading !== null && cause.startsWith((0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_7__/* .capitalise */ .sK)((0,_causes_js__WEBPACK_IMPORTED_MODULE_6__/* .causeSentence */ .Jg)(leading)));
  return lists === null || isSaid ? "" : `${(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_7__/* .capitalise */ .sK)((0,_causes_js__WEBPACK_IMPORTED_MODULE_6__/* .causeSentence */ .Jg)(lists))}.`;
}
const ON_PASS = 2;
function listHiddenNotices({ verdict, checks }, { worst, misfit, ci }) {
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
  const ranks = score?.error === null ? score.ranks : [];
  return loss !== null && ranks.every((rank) => rank === null);
}
function newEmptyWords(inputs, rows) {
  const baseline = inputs?.baseline ?? null;
  if (baseline === null) {
    return [];
  }
  const isAskedBefore = ({ case: { id, digests } }) => {
    const row = baseline.cases.get(id);
    return row !== void 0 && (0,_model_digests_js__WEBPACK_IMPORTED_MODULE_17__/* .sameQuery */ .tC)(row.digests, digests);
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
    const name = (0,_escape_js__WEBPACK_IMPORTED_MODULE_16__/* .capText */ .yA)(query, QUERY);
    return isRepeated ? `${name} (${place.file}:${place.line})` : name;
  });
  return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(rows.length, one, many)}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .listFirst */ .rL)(names, NAMED)}`;
}
function isUncomparedAndEmpty({ before, score }) {
  if (before !== null || score === null || score.error !== null || score.ranks.length === 0) {
    return false;
  }
  return score.ranks.every((rank) => rank === null);
}
function lostView(row, passed) {
  const { case: suiteCase, score, loss } = row;
  const targets = loss?.targets ?? [];
  const moves = {
    ranks_before: targets.map(({ before }) => before),
    ranks_after: targets.map(({ now }) => now),
    targets: targets.map(({ label }) => label)
  };
  const ranks = (0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .movedRanks */ .vq)(moves, suiteCase);
  const lost = findsNothing(row) ? "finds none of its documents any more" : "lost a document";
  const hasCause = loss !== null && !row.isExplained && !(passed && loss.cause === "not_looked_up");
  return {
    ...(0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .namedCase */ .II)(suiteCase),
    change: (score?.error ?? null) === null ? lost : "the query failed",
    ranks,
    why: hasCause ? (0,_causes_js__WEBPACK_IMPORTED_MODULE_6__/* .lossWords */ .VH)(loss) : ""
  };
}
function figureRows(metrics, baseline, notices) {
  const overallRows = metrics.filter(({ scope, current }) => {
    return scope.kind === "overall" && current !== null;
  });
  const gatedRows = overallRows.filter((row) => isQuality(row) && row.status !== "reported");
  const usualRows = overallRows.filter(isUsual);
  const isNew = usualRows.every((row) => row.baseline === null);
  const isUngated = baseline === null || isNew && gatedRows.length === 0;
  const shownRows = isUngated ? usualRows : overallRows.filter((row) => gatedRows.includes(row) || isRecording(notices) && isUsual(row));
  return shownRows.map((row) => (0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .makeRow */ .xG)(row));
}
function timesWords({ verdict, checks }, [row]) {
  const isGated = checks.some(({ scope, unit }) => scope.kind === "overall" && unit === "ms");
  if (row === void 0 || verdict !== "pass" && !isGated) {
    return "";
  }
  const failed = (0,_rows_js__WEBPACK_IMPORTED_MODULE_14__/* .failedTimes */ .Yo)(row);
  const words = ["p50", "p95"].filter((name) => !failed.includes(name)).map((name) => `${name} ${compareTimes(row.before?.[`${name}_ms`] ?? null, row.now[`${name}_ms`])}`);
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

/***/ 31752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ makeBaseCommand)
/* harmony export */ });
function makeBaseCommand(folder, commit) {
  return `git worktree remove --force ${folder} 2>/dev/null; git worktree add --detach ${folder} ${commit}`;
}



/***/ }),

/***/ 61172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R2: () => (/* binding */ RUN_TAG),
/* harmony export */   i8: () => (/* binding */ decodeDocno),
/* harmony export */   uM: () => (/* binding */ encodeDocno)
/* harmony export */ });
const RUN_TAG = "retrieval-gate";
function encodeDocno(id) {
  return id.replaceAll(/[\s\p{Cc}\p{Cs}\u0085]|%(?=[0-9a-f]{2})|^#/giu, percentEncode);
}
function decodeDocno(docno) {
  return docno.replaceAll(/(?:%[0-9A-F]{2})+/g, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}
function percentEncode(character) {
  const bytes = utf8Bytes(character.codePointAt(0));
  return bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}
function utf8Bytes(codePoint) {
  const tailByte = (shift) => 128 | codePoint >> shift & 63;
  if (codePoint < 128) {
    return [codePoint];
  }
  if (codePoint < 2048) {
    return [192 | codePoint >> 6, tailByte(0)];
  }
  return [224 | codePoint >> 12, tailByte(6), tailByte(0)];
}



/***/ }),

/***/ 20333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ mdList),
/* harmony export */   X0: () => (/* binding */ mdProse),
/* harmony export */   gJ: () => (/* binding */ mdTable),
/* harmony export */   mF: () => (/* binding */ mdDetails)
/* harmony export */ });
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28213);

function mdTable(columns, items, cells, bounds) {
  if (items.length === 0) {
    return "";
  }
  const headings = columns.map((name) => (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(name.replace(/:$/, "")));
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
<summary>${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(summary)}</summary>

${body}
</details>
`;
}
function mdProse(text, max) {
  return (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(text, max).replaceAll(/&#96;((?:(?!&#96;).)+)&#96;/g, "<code>$1</code>");
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
    bytes += (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Length */ .wI)(part);
    if (bytes > bounds.bytes) {
      break;
    }
    parts.push(part);
  }
  return { text: parts.join(""), leftCount: items.length - parts.length };
}



/***/ }),

/***/ 32712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QG: () => (/* binding */ renderPartJson),
/* harmony export */   _c: () => (/* binding */ partTextPieces),
/* harmony export */   mA: () => (/* binding */ caseLines)
/* harmony export */ });
/* harmony import */ var _model_part_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42956);

const SCHEMA_VERSION = 1;
function renderPartJson({ part = null }) {
  return part === null ? null : partTextPieces(part);
}
function* partTextPieces(part) {
  const { shard, workflow, binding, failure, deeper } = part;
  const { timing, environment, unstable, retries, corrected, corpus, log } = part.run;
  const shardMembers = { shard, workflow, binding, failure, deeper };
  const runMembers = {
    timing: withFileNames(timing, _model_part_js__WEBPACK_IMPORTED_MODULE_0__/* .TIMING_NAMES */ .q8),
    environment,
    unstable,
    retries,
    corrected,
    corpus,
    log
  };
  const entries = Object.entries({
    schema_version: SCHEMA_VERSION,
    ...shardMembers,
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
function caseValue({ case_id: caseId, outcome, first_ms: firstMs, samples_ms: samplesMs, spans_ms: spansMs }) {
  const spans = spansMs === void 0 ? {} : { spans_ms: Object.fromEntries(spansMs) };
  const timed = { id: caseId, first_ms: firstMs, samples_ms: samplesMs, ...spans };
  if (outcome.kind === "error") {
    return Object.assign(timed, { outcome });
  }
  const { hits, ...answer } = outcome;
  const namedAnswer = Object.assign(withFileNames(answer, _model_part_js__WEBPACK_IMPORTED_MODULE_0__/* .ANSWER_NAMES */ .UR), {
    hits: hits.map((hit) => withFileNames(hit, _model_part_js__WEBPACK_IMPORTED_MODULE_0__/* .HIT_NAMES */ .v7))
  });
  return Object.assign(timed, { outcome: namedAnswer });
}
function withFileNames(value, names) {
  return Object.fromEntries(Object.entries(value).flatMap(([key, member]) => key in names ? [[names[key], member]] : []));
}



/***/ }),

/***/ 87729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ REPORTERS)
});

// EXTERNAL MODULE: ./lib/reporters/baseline-json.js
var baseline_json = __webpack_require__(13574);
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
  latency_median_ms: ({ score }) => msCell((0,report_cases/* medianMs */.Vz)(score?.samples_ms)),
  latency_median_ms_baseline: ({ before }) => msCell((0,report_cases/* medianMs */.Vz)(before?.latency_ms))
};
function ranksCell({ case: { expected } }, ranks) {
  return expected.map((_, i) => ranks[i] ?? "none").join(LIST_SEPARATOR);
}
function msCell(ms) {
  return ms === null ? null : (0,baseline_json/* roundMs */.l9)(ms);
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


// EXTERNAL MODULE: ./lib/model/config.js
var model_config = __webpack_require__(69559);
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
// EXTERNAL MODULE: ./lib/reporters/html/html.js
var html_html = __webpack_require__(92845);
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
  const failedFigures = failed.filter((check) => check.kind !== "weakening");
  const panels = [
    ...[...new Set(failedFigures.map((check) => check.metric))].map((metric) => metricPanel(metric, all, failedFigures)),
    ...findingPanels(failed, view)
  ];
  const primaryPanels = panels.filter(({ primary }) => primary);
  const followingPanels = panels.filter(({ primary }) => !primary);
  const joinPanels = (joined) => joined.map(({ html }) => html).join("");
  const consequences = `Failed as a consequence: ${followingPanels.map(({ metric }) => metric).join(", ")}`;
  return (failed.some((check) => (0,charts/* canDraw */.xt)(check) && !(0,verdict/* isCount */.my)(check)) ? LEGEND : "") + joinPanels(primaryPanels.slice(0, PANELS)) + fellPanel(view) + (0,html_html/* detailsHtml */.c9)((0,format/* pluralise */.aX)(primaryPanels.length - PANELS, "more failed metric"), joinPanels(primaryPanels.slice(PANELS))) + (0,html_html/* detailsHtml */.c9)(consequences, joinPanels(followingPanels), panels.length <= MOST_OPEN);
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
    const html = notesPanel("panel", `<h3>${title} <span>${meaning}</span></h3>`, items);
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
  const rows = ordered.slice(0, ROWS);
  const hiddenChecks = ordered.slice(rows.length);
  const hiddenFailed = hiddenChecks.filter((check) => !check.passed).length;
  const more = hiddenChecks.length === 0 ? "" : `<p class="more">${hiddenFailed} more failed, ${hiddenChecks.length - hiddenFailed} more pass: see all checks</p>`;
  const primary = metricFailures.some((check) => check.secondary_to === null);
  const title = `<h3>${(0,html_html/* termHtml */.e$)(metric, "check")} <span>${(0,html_html/* escapeText */.X1)((0,check_sentences/* failureMeaning */.gx)((0,lookup/* requireItem */.l5)(metricFailures, 0).category, metricFailures))}</span></h3>`;
  return {
    metric,
    primary,
    html: `<div class="panel">${title}${rowsHtml(metric, rows)}${more}</div>
`
  };
}
function fellPanel({ fell }) {
  const rows = fell.map(({ sentence, cases }) => {
    const queries = cases.slice(0, ROWS).map(({ id, query }) => `<a href="${(0,html_html/* caseHref */.my)(id)}">${(0,html_html/* escapeText */.X1)(query, html_html/* QUERY */.Jj)}</a>`);
    return `${(0,html_html/* escapeText */.X1)(sentence, html_html/* SENTENCE */.gz)}${queries.length === 0 ? "" : `: ${queries.join(", ")}`}`;
  });
  const title = `<h3>Fell <span>but not enough to fail</span></h3>`;
  return fell.length === 0 ? "" : notesPanel("panel fell", title, rows);
}
function passedPanel(checks) {
  const overall = checks.filter((check) => check.scope.kind === "overall" && (0,charts/* canDraw */.xt)(check) && check.unit === "share");
  if (overall.length === 0) {
    return "";
  }
  const scale = (0,charts/* chartScale */.zy)(overall);
  const rows = overall.map((check) => rowHtml(check, check.metric, scale));
  return `${LEGEND}<div class="panel"><h3>Overall <span>every gated metric</span></h3>${gridHtml("Gated metrics, overall", rows, (0,charts/* axisSvg */.kg)(scale))}</div>
`;
}
function rowsHtml(metric, checks) {
  const scale = (0,charts/* chartScale */.zy)(checks);
  const hasPicture = checks.some((check) => (0,charts/* canDraw */.xt)(check) && !(0,verdict/* isCount */.my)(check));
  const unitSuffix = checks.some(({ unit }) => unit === "ms") ? " ms" : "";
  const axis = hasPicture ? (0,charts/* axisSvg */.kg)(scale, unitSuffix) : "";
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
  if (!(0,charts/* canDraw */.xt)(check) || (0,verdict/* isCount */.my)(check)) {
    const sentence = check.kind === "missing" ? `Not judged: ${(0,check_sentences/* missingReason */.DQ)(check)}` : (0,check_sentences/* checkSentence */.YC)(check);
    return `<tr role="row" class="${kind}">${head}<td role="cell" class="says" colspan="5" aria-colspan="5">${(0,html_html/* escapeText */.X1)(sentence, html_html/* SENTENCE */.gz)}</td></tr>
`;
  }
  const { baseline, current, delta, limit } = (0,format/* checkNumbers */.PM)(check);
  const bound = check.limit === null ? limit : `${check.direction === "higher" ? "\u2265" : "\u2264"} ${limit}`;
  const cells = {
    picture: (0,charts/* dumbbellSvg */.qV)(check, scale),
    base: baseline,
    current,
    delta: (0,format/* withArrow */.mh)(delta),
    bound
  };
  const cellsHtml = Object.entries(cells).map(([className, cell]) => `<td role="cell" class="${className}">${cell}</td>`).join("");
  const row = `<tr role="row" class="${kind}">${head}${cellsHtml}</tr>
`;
  if (check.kind !== "ratio") {
    return row;
  }
  return `${row}<tr role="row" class="${kind}"><td role="cell" class="says" colspan="6" aria-colspan="6">${(0,html_html/* escapeText */.X1)((0,check_sentences/* ratioWords */.ft)(check.ratio))}</td></tr>
`;
}
function checkState({ kind, outcome, secondary_to: cause }) {
  if (kind === "not_gated") {
    return ["half", "held", "not gated yet"];
  }
  if (outcome === "fell") {
    return ["half", "fell", "fell, but not enough to fail"];
  }
  if (outcome === "pass") {
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
    case "passes":
      return `${(0,html_html/* iconHtml */.vF)("good")}${words}`;
    case "fell":
      return `${(0,html_html/* iconHtml */.vF)("half")}${words}`;
    case "fails":
    case "missing":
      return `${(0,html_html/* iconHtml */.vF)("bad")}<b class="bad">${words}</b>`;
    case "follows":
      return `${(0,html_html/* iconHtml */.vF)("bad")}${words}`;
    default:
      return `<span class="dim">${words}</span>`;
  }
}
const CELL_KINDS = {
  passes: "held",
  fell: "fell",
  fails: "bad",
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
    titledMetric(metric),
    ...shownScopes.map((scope) => cellHtml(cells.get(cellKey(metric, scope))))
  ]);
  const hiddenScopes = scopes.slice(SCOPES);
  const caption = `Now, and the change since the baseline${hiddenScopes.length > 0 ? `; ${(0,format/* countWords */.rj)(hiddenScopes, "more ")} in report.json` : ""}`;
  const columns = [(0,html_html/* plain */.pj)("Metric"), ...shownScopes.map((scope) => (0,html_html/* num */.bu)((0,format/* scopeLabel */.$o)(scope)))];
  return `<div class="matrix">${(0,html_html/* tableHtml */.qj)(caption, columns, lines)}</div>
`;
}
function titledMetric(metric) {
  const meaning = (0,registry/* meaningOfMetric */.ZW)(metric);
  return meaning === null ? (0,html_html/* codeHtml */.v1)(metric, html_html/* NAME */.o_) : `<span title="${(0,html_html/* escapeText */.X1)(meaning)}">${(0,html_html/* codeHtml */.v1)(metric, html_html/* NAME */.o_)}</span>`;
}
function cellHtml(row) {
  if (row === void 0) {
    return `<span class="dim">${format/* NONE */.x3}</span>`;
  }
  const { current, delta } = (0,format/* checkNumbers */.PM)(row);
  const isBad = row.status === "fails" || row.status === "missing" || row.status === "follows";
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


// EXTERNAL MODULE: ./lib/reporters/html/page-data.js
var page_data = __webpack_require__(11448);
// EXTERNAL MODULE: ./lib/reporters/html/page.js + 1 modules
var page = __webpack_require__(2513);
;// CONCATENATED MODULE: ./lib/reporters/html/latency.js





const SHOWN = 8;
const LOG_FROM = 40;
function nearestRank(sorted, share) {
  const rank = Math.ceil(share * sorted.length - 1e-9);
  return (0,lookup/* requireItem */.l5)(sorted, Math.max(rank - 1, 0));
}
function latencyPanel(latency, samples, sampling) {
  const rows = boxRows(latency, samples);
  const boxEnds = rows.flatMap(({ nowBox, baselineBox }) => [nowBox, baselineBox].flatMap((box) => box === null ? [] : [box.low, box.p95]));
  if (boxEnds.length === 0) {
    return "";
  }
  const scale = timeScale(boxEnds);
  const shownScopes = new Set(rows.map(({ row }) => (0,model_scope/* scopeText */.Cm)(row.scope)));
  const scopesNotShown = latency.flatMap(({ scope }) => shownScopes.has((0,model_scope/* scopeText */.Cm)(scope)) ? [] : [scope]);
  const moreHtml = scopesNotShown.length > 0 ? `<p class="more">${(0,format/* countWords */.rj)(scopesNotShown, "more ")}: see latency in figures</p>` : "";
  const samplingHtml = sampling.map((line) => `<p class="more">${(0,html_html/* escapeText */.X1)(line, html_html/* SENTENCE */.gz)}</p>`).join("");
  const sides = rows.some(({ baselineBox }) => baselineBox !== null) ? "<span>upper: baseline, lower: now</span>" : "";
  const isSlower = rows.some(({ failed }) => failed);
  const curve = (0,html_html/* detailsHtml */.c9)("All answers by their time", ecdfSvg(samples, scale), isSlower);
  const legend = `<p class="legend" aria-hidden="true">${sides}<span>box: middle half, upright: p50, dot: p95</span></p>`;
  return `${legend}<div class="panel"><div class="box-grid"><ul class="boxes">
${rows.map((row) => latency_rowHtml(row, scale)).join("")}</ul><div class="axis-row">${(0,charts/* axisSvg */.kg)(scale, " ms")}</div></div>${moreHtml}${samplingHtml}${curve}</div>
`;
}
const STEPS = 200;
function ecdfSvg({ now, before }, scale) {
  const lines = [
    { side: "was", samples: poolSamples(before, model_scope/* OVERALL */.aD) },
    { side: "now", samples: poolSamples(now, model_scope/* OVERALL */.aD) }
  ].filter(({ samples }) => samples.length > 1);
  if (lines.length === 0) {
    return "";
  }
  const paths = lines.map(({ side, samples }) => `<path class="${side}" d="${stepPath(samples, scale)}"/>`);
  const legend = `<p class="legend" aria-hidden="true"><span>all answers: the share that took at most so long</span>${lines.length === 2 ? "<span>dashed: baseline, line: now</span>" : ""}</p>`;
  return `<div class="ecdf-frame" aria-hidden="true"><span class="shares"><span>100 %</span><span>50 %</span><span>0 %</span></span><svg class="ecdf" viewBox="0 0 100 100" preserveAspectRatio="none"><path class="grid" d="M0 0h100M0 50h100M0 100h100"/>${paths.join("")}</svg>${(0,charts/* axisSvg */.kg)(scale, " ms")}</div>${legend}`;
}
function stepPath(samples, scale) {
  const sorted = Float64Array.from(samples).toSorted();
  const count = Math.min(sorted.length, STEPS);
  const steps = Array.from({ length: count }, (_, i) => {
    const share = (i + 1) / count;
    const x = scale.at(nearestRank(sorted, share)).toFixed(2);
    const y = (100 - 100 * share).toFixed(1);
    return `H${x}V${y}`;
  });
  return `M0 100${steps.join("")}H100`;
}
function timeScale(values) {
  const positiveValues = values.filter((value) => value > 0);
  const least = Math.min(...positiveValues);
  const most = Math.max(...positiveValues);
  return positiveValues.length === values.length && most / least > LOG_FROM ? (0,charts/* logScale */.tA)(values) : (0,charts/* linearScale */.om)([0, ...values], [0, Infinity]);
}
function boxRows(rows, { now, before }) {
  const hasFailed = ({ checks }) => checks.some(({ passed }) => !passed);
  const rowRank = (row) => row.scope.kind === "overall" ? 0 : hasFailed(row) ? 1 : 2;
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
  const quantile = (share) => nearestRank(sorted, share);
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
  for (const check of checks) {
    if (check.kind === "ratio" && check.metric === `latency_${key}` && check.policy !== "base") {
      const { ratio } = check;
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
    return [
      (0,html_html/* escapeText */.X1)((0,format/* latencyLabel */.hs)(row), html_html/* NAME */.o_),
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


// EXTERNAL MODULE: ./lib/messages/causes.js
var causes = __webpack_require__(76326);
// EXTERNAL MODULE: ./lib/messages/items.js
var items = __webpack_require__(51232);
;// CONCATENATED MODULE: ./lib/reporters/html/worst.js







const WORST = 5;
const MOVES = 2;
function worstList({ failed }, k) {
  const codes = [...new Set(failed.map((item) => item.code))];
  const groups = codes.map((category) => failed.filter((item) => item.code === category).flatMap(({ cases }) => cases.map((view) => ({ view, category }))));
  const rounds = Array.from({ length: WORST }, (_, i) => groups.flatMap((group) => group.slice(i, i + 1)));
  const items = rounds.flat().slice(0, WORST);
  return listHtml(items.map(({ view, category }) => worstItem(view, category, k)));
}
function wonList({ won }, k) {
  return listHtml(won.slice(0, WORST).map((view) => worstItem(view, "better", k)));
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
function worstItem(view, category, k) {
  const { critical, change, ranks } = view;
  const hiddenCount = ranks.length - MOVES;
  const items = [
    ...ranks.length > 0 ? [] : [`<li>${(0,html_html/* escapeText */.X1)(change, html_html/* QUERY */.Jj)}</li>`],
    ...ranks.slice(0, MOVES).map((move) => category === "forbidden_hit" ? forbiddenHtml(move) : moveHtml(move, k)),
    ...hiddenCount > 0 ? [`<li class="dim">${(0,format/* pluralise */.aX)(hiddenCount, "more document")}</li>`] : [],
    ...category === "answer_regression" && view.why !== "" ? [`<li class="dim">${(0,html_html/* escapeText */.X1)(view.why, html_html/* SENTENCE */.gz)}</li>`] : []
  ];
  const why = critical ? `<b>critical</b> \xB7 ${category}` : category;
  return itemHtml(view, why, items.join(""));
}
function forbiddenHtml({ document, words }) {
  return `<li><span class="move-words bad">${(0,html_html/* escapeText */.X1)(words)}</span> ${(0,html_html/* codeHtml */.v1)(document, html_html/* NAME */.o_)}</li>`;
}
function itemHtml({ id, query, intent }, why, moves) {
  return `<li><p class="query"><a href="${(0,html_html/* caseHref */.my)(id)}">${(0,html_html/* escapeText */.X1)(query, html_html/* QUERY */.Jj)}</a></p><p class="why">${intent === "" ? "" : `${(0,html_html/* escapeText */.X1)(intent, html_html/* NAME */.o_)} \xB7 `}${why}</p><ul class="moves">${moves}</ul></li>
`;
}
function moveHtml(move, k) {
  return `<li>${ladderSvg(move, k)}<span class="move-words">${(0,html_html/* escapeText */.X1)(move.words)}</span> ${(0,html_html/* codeHtml */.v1)(move.document, html_html/* NAME */.o_)}</li>`;
}
const STEP = 7;
const LADDER = 10;
function ladderSvg({ before, after }, k) {
  const dotCount = Math.min(Math.max(k, 1), LADDER);
  const x = (rank) => {
    if (rank === null) {
      return (dotCount + 0.8) * STEP;
    }
    const dotsBefore = (rank - 1) * (dotCount - 1) / Math.max(k - 1, 1);
    return dotsBefore * STEP + STEP / 2;
  };
  const width = (dotCount + 1.5) * STEP;
  const dots = Array.from({ length: dotCount }, (_, i) => `<circle class="step" cx="${(i + 0.5) * STEP}" cy="7" r="1.2"/>`).join("");
  const oldX = before === void 0 ? "" : x(before).toFixed(1);
  const oldMark = oldX === "" ? "" : `<circle class="was" cx="${oldX}" cy="7" r="3.2"/>`;
  const line = oldX === "" ? "" : `<line class="move" x1="${oldX}" x2="${x(after).toFixed(1)}" y1="7" y2="7"/>`;
  const newMark = after === null ? `<path class="gone" d="M${x(null) - 3} 4l6 6m0-6l-6 6"/>` : `<circle class="now" cx="${x(after).toFixed(1)}" cy="7" r="3.6"/>`;
  const rose = before !== void 0 && after !== null && after < (before ?? Infinity);
  return `<svg class="ladder${rose ? " rose" : ""}" width="${width}" height="14" viewBox="0 0 ${width} 14" aria-hidden="true">${dots}${line}${oldMark}${newMark}</svg>`;
}
function movedList({ fell, tables }, k) {
  const idsBeyondLimit = new Set(fell.flatMap(({ cases }) => cases.map(({ id }) => id)));
  const answered = [...tables.cases.values()].filter(({ score, before }) => score?.error === null && before !== null);
  const moved = answered.flatMap((row) => row.case.expected.flatMap((target, i) => {
    const before = row.before?.ranks[i] ?? null;
    const after = row.score?.ranks[i] ?? null;
    const fall = (after ?? k + 1) - (before ?? k + 1);
    const move = {
      document: (0,suite/* targetLabel */.Op)(target),
      words: (0,items/* moveWords */.JU)(before, after),
      before,
      after
    };
    return fall === 0 ? [] : [{ suiteCase: row.case, move, fall }];
  }));
  if (moved.length === 0) {
    return `<p class="dim">No document is at another rank than at the baseline.</p>
`;
  }
  const withinWords = tables.checks.all.length === 0 ? "not judged" : "within the limit";
  const whyShown = (id, fall) => fall < 0 ? "better" : idsBeyondLimit.has(id) ? "beyond the limit" : withinWords;
  const furthest = moved.toSorted((a, b) => Math.abs(b.fall) - Math.abs(a.fall)).slice(0, WORST);
  return listHtml(furthest.map(({ suiteCase, move, fall }) => itemHtml(suiteCase, whyShown(suiteCase.id, fall), moveHtml(move, k))));
}
function lostList(lost) {
  const items = lost.map(({ id, query, ranks, change }) => {
    const moves = ranks.map(({ document, words }) => `${(0,html_html/* codeHtml */.v1)(document, html_html/* NAME */.o_)} ${(0,html_html/* escapeText */.X1)(words)}`).join(", ");
    return `<a href="${(0,html_html/* caseHref */.my)(id)}">${(0,html_html/* escapeText */.X1)(query, html_html/* QUERY */.Jj)}</a>: ${moves || (0,html_html/* escapeText */.X1)(change, html_html/* QUERY */.Jj)}`;
  });
  return (0,html_html/* notesHtml */.zc)(items);
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
  const fellByTest = fell.filter((check) => ((0,verdict/* evidenceOfCheck */.bg)(check)?.interval ?? null) !== null);
  const rows = [...failed, ...fellByTest].flatMap((check) => {
    const evidence = (0,verdict/* evidenceOfCheck */.bg)(check);
    if (evidence === null) {
      return [];
    }
    const { wins, losses, units, interval } = evidence;
    const cells = [
      String(wins),
      String(losses),
      String(units),
      interval === null ? "\u2013" : interval.map((end) => (0,format/* formatDelta */.CW)(check.unit, end)).join(" to ")
    ];
    const decidedBy = (0,rule/* decidedWords */.iC)(check) || (0,rule/* testedWords */.Hn)(check) || "limit";
    const nameCells = [(0,html_html/* escapeText */.X1)(check.metric, html_html/* NAME */.o_), (0,html_html/* escapeText */.X1)((0,format/* scopeLabel */.$o)(check.scope), html_html/* NAME */.o_)];
    const figureCells = [...cells, decidedBy].map((cell) => (0,html_html/* escapeText */.X1)(cell));
    return [[...nameCells, ...figureCells]];
  });
  if (rows.length === 0) {
    return "";
  }
  const hiddenCount = rows.length - EVIDENCE;
  const more = hiddenCount > 0 ? `; ${hiddenCount} more in report.json` : "";
  const figures = ["Queries better", "Worse", "Of", "Interval, about 95 %"].map(html_html/* num */.bu);
  const columns = [(0,html_html/* plain */.pj)("Metric"), (0,html_html/* plain */.pj)("Where"), ...figures, (0,html_html/* plain */.pj)("Decided by")];
  return (0,html_html/* tableHtml */.qj)(`How sure the changes are${more}`, columns, rows.slice(0, EVIDENCE));
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


// EXTERNAL MODULE: ./lib/exit-code.js
var exit_code = __webpack_require__(28449);
// EXTERNAL MODULE: ./lib/model/problem.js
var model_problem = __webpack_require__(51246);
// EXTERNAL MODULE: ./lib/messages/notices.js
var messages_notices = __webpack_require__(63989);
// EXTERNAL MODULE: ./lib/messages/receipt.js
var receipt = __webpack_require__(11612);
// EXTERNAL MODULE: ./lib/messages/sampling.js
var sampling = __webpack_require__(93315);
;// CONCATENATED MODULE: ./lib/reporters/html/report-html.js


















function* renderReportHtml(report, view, pack) {
  const suiteName = report.inputs?.suite.name ?? "retrieval gate";
  const caseCount = report.inputs?.suite.cases.length ?? 0;
  const hasCases = caseCount > 0 && report.scores !== null;
  const parts = {
    title: `${(0,html_html/* escapeText */.X1)(view.heading)} - ${(0,html_html/* escapeText */.X1)(suiteName, 80)}`,
    kind: "",
    bar: barHtml(report, view, hasCases),
    body: firstScreen(report, view) + (hasCases ? casesHtml(caseCount) : "") + endingHtml(report, view),
    data: hasCases ? (0,page_data/* pageParts */.kZ)(exploredReport(report, view)) : ["null"]
  };
  yield* (0,page/* renderPage */.Cf)(parts, pack);
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
  const { checks: shownChecks, latency: times } = view.tables;
  const hasFailed = shownChecks.failed.length > 0;
  const checks = view.first_run ? (0,html_html/* sectionHtml */.jB)("checks", "Figures", firstFigures(view)) : (0,html_html/* sectionHtml */.jB)("checks", hasFailed ? "Failed checks" : "Checks", checkPanels(view));
  const worst = hasFailed ? (0,html_html/* sectionHtml */.jB)("worst", "Worst queries", worstList(view, report.inputs?.config.k ?? 0)) : "";
  const moved = hasFailed ? "" : passedHtml(report, view);
  const groups = explanation?.groups ?? [];
  const latency = isWhole(report) ? (0,html_html/* sectionHtml */.jB)("latency", "Latency", latencyPanel(times, collectSamples(report), (0,sampling/* samplingLines */.lj)(report))) : "";
  const secondColumn = worst + moved + latency;
  const columns = checks + secondColumn === "" ? "" : `<div class="columns"><div>${checks}</div><div>${secondColumn}</div></div>
`;
  return headerHtml(report, view) + (0,html_html/* sectionHtml */.jB)("problems", "What is wrong", problemsHtml(report.failure)) + (0,html_html/* sectionHtml */.jB)("failed-queries", "Failed queries", failedQueryList(view)) + (0,html_html/* sectionHtml */.jB)("accepted", "Accepted with the label", acceptedList(view)) + (0,html_html/* sectionHtml */.jB)("groups", "What changed in many lists", (0,html_html/* groupList */.M5)(groups.map(causes/* groupWords */.Jk))) + columns + (0,html_html/* sectionHtml */.jB)("losses", "What happened to the lost queries", lossTable(explanation)) + (0,html_html/* sectionHtml */.jB)("beside", "Beside the verdict", (0,html_html/* detailsHtml */.c9)("How sure is this?", evidenceTable(shownChecks) + besideList(explanation)));
}
function passedHtml(report, view) {
  const k = report.inputs?.config.k ?? 0;
  if (!isWhole(report) || view.accepted.length > 0) {
    return "";
  }
  if (view.lost.length === 0 && view.won.length > 0) {
    return (0,html_html/* sectionHtml */.jB)("worst", "Queries that got better", wonList(view, k));
  }
  const moved = report.inputs?.baseline === null ? "" : movedList(view, k);
  return lostSection(view) + (0,html_html/* sectionHtml */.jB)("worst", "Moved most", moved);
}
function lostSection({ lost, counts }) {
  const hiddenCount = counts.lost - lost.length;
  if (lost.length === 0) {
    return "";
  }
  const moreHtml = hiddenCount === 0 ? "" : `<p class="more">and ${hiddenCount} more: see all queries</p>
`;
  return (0,html_html/* sectionHtml */.jB)("lost", "Lost a document", `${lostList(lost)}${moreHtml}`);
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
  const notices = (0,messages_notices/* noticeSentences */.pY)(report.verdict.notices).map((notice) => (0,html_html/* escapeText */.X1)(notice, html_html/* SENTENCE */.gz));
  const figures = metricTables(metrics) + (0,html_html/* detailsHtml */.c9)("Latency in figures", latencyTable(latency));
  return (0,html_html/* sectionHtml */.jB)("metrics", "Metrics", figures) + (0,html_html/* sectionHtml */.jB)("notices", "Notices", (0,html_html/* notesHtml */.zc)(notices)) + (0,html_html/* sectionHtml */.jB)("next", "What next", nextHtml(view)) + (0,html_html/* sectionHtml */.jB)("receipt", "Receipt", receiptHtml(report));
}
function exploredReport(report, view) {
  const { inputs, explanation, scores } = report;
  const rows = [...view.tables.cases.values()];
  const { primary } = view.tables.checks;
  const indexById = new Map(rows.map((row, i) => [row.case.id, i]));
  const rowIndexes = (ids) => ids.flatMap((id) => indexById.get(id) ?? []);
  const failedIds = primary.flatMap(({ cases }) => cases.map(({ id }) => id));
  const queue = explanation?.holes?.queue ?? [];
  return {
    facts: {
      names: ["Before", "Now"],
      compared: false,
      suite: inputs?.suite.name ?? "",
      k: inputs?.config.k ?? 0,
      config: inputs?.config.file ?? null,
      program: report.origin?.command ?? "retrieval-gate",
      causes: (explanation?.causes ?? []).map((share) => [(0,page_data/* causeKey */.rI)(share), (0,causes/* causeMeaning */.Jx)(share)]),
      groups: (explanation?.groups ?? []).map((group) => ({
        words: (0,causes/* groupWords */.Jk)(group),
        pair: [0, 1],
        cases: rowIndexes(group.cases)
      })),
      metrics: putFailedFirst(primary, [...scores?.cases[0]?.metrics.keys() ?? []]),
      worst: rowIndexes([.../* @__PURE__ */ new Set([...failedIds, ...changedLists(report.verdict)])]),
      queue: pageQueue(queue.slice(0, page_data/* QUEUE */.a0), rows, indexById),
      unjudged: queue.length,
      issue: issueLines(report.origin, view)
    },
    answers: yieldResultLists(rows),
    cases: exploredCases(rows, explanation)
  };
}
function* exploredCases(rows, explanation) {
  for (const row of rows) {
    const { case: suiteCase, before, score, failed } = row;
    const passageText = (target) => {
      const rank = before?.ranks[target] ?? null;
      const isLost = score !== null && rank !== null && (score.ranks[target] ?? null) === null;
      return isLost ? explanation?.documents?.get(before.results[rank - 1]) : void 0;
    };
    const baselineSide = before && {
      ranks: before.ranks,
      metrics: before.metrics,
      results: before.results,
      samples: before.latency_ms,
      hits: [],
      ...before.answer === void 0 ? {} : { details: { answer: before.answer } }
    };
    const unjudgedResults = explanation?.holes?.by_case.get(suiteCase.id)?.unjudged;
    const failedCategories = failed.map(({ category }) => category);
    yield {
      case: suiteCase,
      sides: [baselineSide, explorerSide(row)],
      loss: row.loss ?? void 0,
      passage: passageText,
      failedCategories,
      unjudgedResults
    };
  }
}
const CLAIM = 500;
const UNASKED_SCORE = {
  ranks: [],
  metrics: /* @__PURE__ */ new Map(),
  results: [],
  samples_ms: [],
  error: null,
  degraded: false,
  forbidden_ranks: []
};
function explorerSide({ score, run }) {
  const figures = score ?? UNASKED_SCORE;
  const outcome = run?.outcome.kind === "answer" ? run.outcome : null;
  const details = {
    unasked: score === null || void 0,
    error: figures.error ?? void 0,
    degraded: figures.degraded || void 0,
    forbidden: figures.forbidden_ranks,
    spans: outcome?.spans,
    answer: outcome?.answer,
    claims: pageClaims(run)
  };
  const { ranks, metrics, results, samples_ms: samples } = figures;
  return { ranks, metrics, results, samples, hits: outcome?.hits ?? [], details };
}
function putFailedFirst(primary, metrics) {
  const failedNames = primary.map(({ metric }) => metric);
  return [.../* @__PURE__ */ new Set([...failedNames.filter((name) => metrics.includes(name)), ...metrics])];
}
function pageClaims(run) {
  const claimsByMetric = [];
  for (const [metric, sample] of run?.judged ?? []) {
    if (sample.kind === "value" && sample.claims !== void 0) {
      const claims = sample.claims.map(({ text: claim, supported }) => [(0,messages_escape/* capText */.yA)(claim, CLAIM), supported ? 1 : 0]);
      claimsByMetric.push([metric, claims]);
    }
  }
  return claimsByMetric;
}
function issueLines(origin, { advice }) {
  const lines = [];
  if (origin?.commit) {
    lines.push(`Commit: ${origin.commit}`);
  }
  if (origin?.run_url && ADDRESS.test(origin.run_url)) {
    lines.push(`Run: ${origin.run_url}`);
  }
  if (advice !== "") {
    lines.push(`What to do: ${advice}`);
  }
  return lines;
}
function* yieldResultLists(rows) {
  for (const row of rows) {
    if (hasChanged(row)) {
      yield rowHits(row);
    }
  }
  for (const row of rows) {
    if (!hasChanged(row)) {
      yield rowHits(row);
    }
  }
}
function rowHits({ run }) {
  return run?.outcome.kind === "answer" ? run.outcome.hits : [];
}
function hasChanged({ failed, before, score }) {
  return failed.length > 0 || before === null || before.ranks.some((rank, i) => rank !== (score?.ranks[i] ?? null));
}
function changedLists(verdict) {
  return verdict.notices.flatMap((notice) => notice.code === "watched" ? notice.changed : []);
}
function pageQueue(queue, rows, indexById) {
  return queue.flatMap(({ case_id: id, rank, gone }) => {
    const at = indexById.get(id);
    if (at !== void 0 && gone !== void 0) {
      return [{ case: at, rank, doc_id: gone, gone: true }];
    }
    const hit = at === void 0 ? void 0 : rowHits((0,lookup/* requireItem */.l5)(rows, at))[rank - 1];
    return at === void 0 || hit === void 0 ? [] : [(0,page_data/* makeHole */.ZS)(at, rank, hit)];
  });
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
  const viewLinesHtml = (0,messages_view/* viewLines */.l9)(view).map(([title, words]) => {
    return `<p class="todo"><b>${title}:</b> ${(0,html_html/* escapeText */.X1)(words, html_html/* SENTENCE */.gz)}</p>`;
  });
  const isNoteworthy = verdict === "pass" && view.accepted.length + view.fell.length > 0;
  const verdictClass = view.first_run ? "first" : isNoteworthy ? "fell" : verdict;
  const verdictWord = view.first_run ? "FIRST RUN" : verdict.toUpperCase();
  return `<header class="verdict ${verdictClass}"><h1><span class="word">${(0,html_html/* iconHtml */.vF)(view.first_run ? "half" : VERDICT_ICON[verdict])}${verdictWord}</span> <span class="meanings">${meaningsHtml(report, view).join(" ")}</span></h1>
<p class="${titleClass}">${titleLines.join("\n")}</p>${viewLinesHtml.join("")}${aboutHtml(report.inputs, view)}${originHtml(report.origin)}${filesHtml(report)}</header>
`;
}
function meaningsHtml(report, view) {
  const { verdict, categories } = report.verdict;
  if (verdict === "pass") {
    return [meaningHtml(passMeaning(report, view))];
  }
  if (verdict === "partial") {
    const isShard = report.verdict.notices.some(({ code }) => code === "shard");
    const why = isShard ? "one part of several: merge them for a verdict" : "only a part of the suite was asked: this is no verdict";
    return [meaningHtml(why)];
  }
  if (view.first_run) {
    return [meaningHtml("there is no baseline yet (error)", report.failure?.code)];
  }
  if (verdict === "error") {
    const why = (0,exit_code/* exitCodeOfReport */.j0)(report) === 3 ? "the retriever or the measurement failed" : "the input is wrong or can't be compared";
    return [meaningHtml(why, report.failure?.code)];
  }
  const { primary } = view.tables.checks;
  return categories.map((category) => meaningHtml((0,check_sentences/* failureMeaning */.gx)(category, primary), category));
}
function passMeaning(report, { counts }) {
  const accepted = (0,messages_view/* acceptedWords */.Vk)(report.verdict);
  const fellCount = counts.fell;
  if (accepted !== "") {
    return accepted;
  }
  if (fellCount > 0) {
    return `nothing failed; ${(0,format/* pluralise */.aX)(fellCount, "check")} beyond the limit`;
  }
  if (report.policies?.bootstrap === true) {
    return "the first run: there was nothing to be worse than";
  }
  return report.inputs?.baseline === null ? "there was no baseline to compare with" : "nothing got worse than its limit allows";
}
function meaningHtml(words, name) {
  return `<span class="meaning">${(0,html_html/* escapeText */.X1)((0,check_sentences/* capitalise */.sK)(words))}${name === void 0 ? "" : ` ${(0,html_html/* codeHtml */.v1)(name, html_html/* NAME */.o_)}`}</span>`;
}
function aboutHtml(inputs, { counts }) {
  const tally = (0,messages_view/* countWords */.rj)(counts);
  if (inputs === null) {
    return "";
  }
  const { suite, baseline, config } = inputs;
  const beside = (0,receipt/* besideCommit */.yD)(baseline);
  const stored = baseline === null ? "no baseline at" : "compared with";
  return spansHtml([
    `${(0,html_html/* escapeText */.X1)(suite.name, html_html/* NAME */.o_)} ${(0,html_html/* escapeText */.X1)(suite.revision, html_html/* NAME */.o_)}`,
    (0,format/* pluralise */.aX)(suite.cases.length, "query", "queries"),
    tally,
    beside === null ? `${stored} ${(0,html_html/* codeHtml */.v1)((0,model_config/* baselineFile */._S)(config), html_html/* NAME */.o_)}` : `side by side with the base ${(0,html_html/* codeHtml */.v1)(beside, html_html/* NAME */.o_)}${(0,receipt/* aloneWords */.JM)(baseline)}`
  ]);
}
function spansHtml(parts) {
  const shown = parts.filter((part) => part !== "").map((part) => `<span>${part}</span>`);
  return `<p class="about">${shown.join(" ")}</p>`;
}
const ADDRESS = /^https?:\/\/[^\s"'<>]+$/;
function originHtml(origin) {
  if (origin === void 0) {
    return "";
  }
  const { commit, ref, pull_request: number, run_url: run, time } = origin;
  const address = run !== null && ADDRESS.test(run) ? run : null;
  const repository = address?.includes("/actions/") ? address.slice(0, address.indexOf("/actions/")) : null;
  const linkHtml = (to, words) => to === null ? words : `<a href="${(0,html_html/* escapeText */.X1)(to)}">${words}</a>`;
  return spansHtml([
    number === null ? "" : linkHtml(repository && `${repository}/pull/${number}`, `pull request #${number}`),
    commit === null ? "" : `commit ${linkHtml(repository && `${repository}/commit/${encodeURIComponent(commit)}`, (0,html_html/* codeHtml */.v1)(commit.slice(0, 12)))}`,
    number === null && ref !== null ? (0,html_html/* codeHtml */.v1)(ref, html_html/* NAME */.o_) : "",
    address === null ? "" : linkHtml(address, "workflow run"),
    (0,html_html/* escapeText */.X1)(`${time.slice(0, 16).replace("T", " ")} UTC`)
  ]);
}
function filesHtml(report) {
  const files = [
    "report.json",
    "junit.xml",
    ...report.scores === null ? [] : ["cases.csv"],
    ...report.run === null ? [] : ["retriever.log"],
    ...(report.explanation?.holes ?? null) === null ? [] : ["unjudged.jsonl"]
  ];
  const names = files.map((file) => `<code>${file}</code>`);
  return `<p class="about files"><span>In the report's folder:</span> ${names.join(" ")}</p>`;
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
    const words = why.charAt(0).toUpperCase() + why.slice(1);
    const shown = command === "" ? "" : `<pre class="command" tabindex="0">${(0,html_html/* escapeText */.X1)(command, html_html/* SENTENCE */.gz)}</pre>`;
    return `<li><p>${(0,html_html/* escapeText */.X1)(words)}</p>${shown}</li>
`;
  });
  const accept = view.accept === "" ? "" : `<p>${(0,html_html/* escapeText */.X1)(view.accept, html_html/* SENTENCE */.gz)}</p>
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


;// CONCATENATED MODULE: ./lib/reporters/junit-xml.js











const NAME = 250;
const TEXT = 2e3;
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
  const queries = lost.map((one) => `${one.query}: ${(0,items/* caseClause */.C8)(one)}`);
  const start = [heading, title, ...output, ...also, cause, advice, view.note];
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
  const attributes = `type="${(0,messages_escape/* xmlText */.xK)(type, NAME)}" message="${(0,messages_escape/* xmlText */.xK)(message, TEXT)}"`;
  return `${open}>
      <${kind} ${attributes}>${(0,messages_escape/* xmlText */.xK)(text, TEXT)}</${kind}>
    </testcase>
`;
}
function outXml(indent, text) {
  return `${indent}<system-out>${(0,messages_escape/* xmlText */.xK)(text, TEXT)}</system-out>
`;
}
function caseTest({ case: suiteCase, score, failed }, book, hasChecks) {
  const median = (0,report_cases/* medianMs */.Vz)(score?.samples_ms);
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
  const text = [...aboutLines, what, ...failed.map(check_sentences/* checkSentence */.YC)].join("\n");
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
    if (check.outcome === "fell") {
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
  const { cases, category, secondary_to: cause } = check;
  const evidence = (0,verdict/* evidenceOfCheck */.bg)(check);
  const lines = [
    cause === null ? "" : `failed because of ${cause}`,
    evidence === null ? "" : (0,causes/* evidenceClause */.f5)(evidence),
    (0,rule/* decidedWords */.iC)(check),
    `caused by ${(0,format/* pluralise */.aX)(cases.length, "query", "queries")}`,
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
function runLines({ case: suiteCase, score, run }, definition) {
  const hits = run?.outcome.kind === "answer" ? run.outcome.hits : [];
  const documents = judgedDocuments(suiteCase);
  const usedDocnos = new Set(documents.map(({ docno }) => docno));
  const documentByRank = hasNeeds(suiteCase) ? memberByRank(hits, documents, definition) : targetByRank(suiteCase, documents, score?.ranks ?? []);
  const docnos = hits.flatMap(({ doc_id: id, repeat }, i) => {
    if (repeat) {
      return [];
    }
    return [documentByRank.get(i + 1)?.docno ?? addFreeDocno((0,model_docno/* encodeDocno */.uM)(id), usedDocnos)];
  });
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
function hasNeeds({ expected }) {
  return expected.some(({ kind }) => kind === "any");
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
  for (const [i, { case_id: id, rank, gone }] of queue.entries()) {
    const row = cases.get(id);
    if (gone !== void 0) {
      yield `${JSON.stringify({ id, query: row?.case.query, doc_id: gone, rank, gone: true })}
`;
      continue;
    }
    const outcome = row?.run?.outcome;
    const hit = outcome?.kind === "answer" ? outcome.hits[rank - 1] : void 0;
    if (hit === void 0) {
      continue;
    }
    const text = hit.text === void 0 || i >= TEXTS ? void 0 : (0,messages_escape/* capText */.yA)(hit.text, unjudged_jsonl_TEXT);
    const { doc_id, path } = hit;
    yield `${JSON.stringify({ id, query: row?.case.query, doc_id, path, text, rank })}
`;
  }
}


;// CONCATENATED MODULE: ./lib/reporters/registry.js










function inOnePart(text) {
  return text === null ? null : [text];
}
const REPORTERS = [
  {
    file: "report.json",
    meaning: "everything: the verdict, all checks, all cases, and the cause of each loss; see [its schema](schemas/report.schema.json)",
    render: report_json/* renderReportJson */.BK
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
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20333);
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
  const words = [(0,_messages_view_js__WEBPACK_IMPORTED_MODULE_0__/* .countWords */ .rj)(counts), ...about].map((part) => (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(part, QUERY));
  const parts = [...words, link].filter(Boolean);
  return parts.length === 0 ? "" : `${parts.join(" \xB7 ")}
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
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .mdTable */ .gJ)(["Where", "Field", "What is wrong"], problems, problemCells, PROBLEMS),
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .mdTable */ .gJ)(["Failed query", "What the retriever said"], queries, failedCells, QUERIES)
  ];
}
function stepsMd(view) {
  const list = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .mdList */ .Ej)((0,_messages_view_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleSteps */ .I5)(view), stepMd, STEPS);
  return list === "" ? "" : `<b>Next:</b>

${list}`;
}
function stepMd({ why, command }) {
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .mdProse */ .X0)(why, SENTENCE) + (command === "" ? "" : `: ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .codeMarkdown */ .fl)(command, SENTENCE)}`);
}
function noticesMd({ notices }) {
  const list = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .mdList */ .Ej)(notices, (notice) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .mdProse */ .X0)(notice, SENTENCE), NOTICES);
  return list === "" ? "" : `<b>Notices:</b>

${list}`;
}



/***/ }),

/***/ 84323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i2: () => (/* binding */ partsMd),
/* harmony export */   m_: () => (/* binding */ logMd),
/* harmony export */   zX: () => (/* binding */ linesMd)
/* harmony export */ });
/* harmony import */ var _messages_items_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51232);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28213);
/* harmony import */ var _messages_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31385);
/* harmony import */ var _messages_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25339);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20333);





const NAME = 80;
const QUERY = 120;
const SENTENCE = 600;
const CLAUSE = 320;
const MOVES = 2;
function linesMd(view, { short }) {
  const shown = short ? { ...view, also: shortenAlso(view.also) } : view;
  return (0,_messages_view_js__WEBPACK_IMPORTED_MODULE_2__/* .viewLines */ .l9)(shown).map(([name, words]) => {
    const isProse = name === "What to do" || name === "Note";
    const md = isProse ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .mdProse */ .X0)(words, SENTENCE) : (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(words, SENTENCE);
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
  return lines.length === 0 ? "" : `<pre>${lines.map((line) => (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(line, max)).join("\n")}</pre>
`;
}
function partsMd(view, rowCounts) {
  const { failed, accepted, won } = view;
  const hasFailed = failed.length > 0;
  const leavesOutWon = rowCounts.short && (view.lost.length > 0 || hasFailed);
  return [
    failedMd(view, rowCounts),
    followsMd(view),
    // The title names the first accepted item.
    acceptedMd(accepted.slice(1), rowCounts),
    worstMd(failed, rowCounts),
    lostMd(view, rowCounts),
    fellMd(view, rowCounts),
    figuresMd(view, rowCounts),
    view.times === "" ? "" : `${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(view.times, SENTENCE)}
`,
    leavesOutWon ? "" : queriesMd("Queries that got better", won, hasFailed ? 1 : rowCounts.won, won.length),
    view.accept === "" ? "" : `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .mdProse */ .X0)(view.accept, SENTENCE)}
`
  ];
}
const rowBounds = (rows) => ({ rows, bytes: 6e4 });
const FIGURES = ["Metric", "Where", "Before:", "Now:", "Change:", "Limit:"];
function failedMd({ failed, also }, rowCounts) {
  const rows = failed.flatMap((item) => item.rows);
  const columns = ["Failed check", ...FIGURES.slice(1), ...rowCounts.by ? ["Decided by"] : []];
  const nowColumn = FIGURES.indexOf("Now:");
  const cells = (row) => [
    ...rowMd(row).with(nowColumn, `<b>${figureMd(row.now)}</b>`),
    ...rowCounts.by ? [(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(row.by || "limit", SENTENCE)] : []
  ];
  const isShownAbove = ({ sentence }) => rowCounts.short && also.some((words) => words.includes(sentence));
  const findings = failed.slice(1).filter((item) => item.rows.length === 0 && !isShownAbove(item));
  const list = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .mdList */ .Ej)(findings, (item) => findingMd(item, rowCounts), rowBounds(rowCounts.rows));
  const table = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .mdTable */ .gJ)(columns, rows, cells, rowBounds(rowCounts.rows));
  return [list, table].filter(Boolean).join("\n");
}
function followsMd({ follows }) {
  const lines = follows.map(({ sentence }) => `${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(sentence, CLAUSE)}
`);
  return lines.join("\n");
}
function acceptedMd(accepted, rowCounts) {
  const list = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .mdList */ .Ej)(accepted, (item) => findingMd(item, rowCounts), rowBounds(rowCounts.rows));
  return list === "" ? "" : `<b>Also accepted with the label:</b>

${list}`;
}
function figuresMd(view, rowCounts) {
  const { verdict, figures } = view;
  if (figures.length === 0) {
    return "";
  }
  return verdict === "pass" ? figureLine(figures, rowCounts) : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .mdTable */ .gJ)(FIGURES, figures, rowMd, rowBounds(rowCounts.rows));
}
function figureLine(figures, rowCounts) {
  const words = figures.slice(0, rowCounts.rows).map(({ metric, baseline, now }) => {
    const hasMoved = baseline !== now && baseline !== "\u2013";
    return `${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(metric, NAME)} ${hasMoved ? `${figureMd(baseline)} \u2192 ` : ""}<b>${figureMd(now)}</b>`;
  });
  return `${words.join(", ")}
`;
}
function rowMd({ metric, where, baseline, now, change, limit }) {
  const cells = [baseline, now, (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_1__/* .withArrow */ .mh)(change), limit].map(figureMd);
  return [(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(metric, NAME), (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(where, NAME), ...cells];
}
function figureMd(cell) {
  return /^(?:[▲▼] )?[+−]?[\d.,]+(?: ms)?$/.test(cell) ? cell : (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(cell, NAME);
}
function findingMd({ sentence, file, line }, { short }) {
  const place = file === void 0 ? "" : `${file}${line === void 0 ? "" : `:${line}`}`;
  const words = short ? firstSentence(sentence) : sentence;
  return (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(words, SENTENCE) + (place === "" ? "" : ` (${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .codeMarkdown */ .fl)(place, QUERY)})`);
}
function worstMd([worst], rowCounts) {
  if (worst === void 0) {
    return "";
  }
  const isJudged = worst.code === "answer_regression";
  const most = isJudged ? Math.ceil(rowCounts.queries / 3) : rowCounts.queries;
  return queriesMd("Worst queries", worst.cases, most, worst.cases.length + worst.more);
}
function lostMd({ lost, failed, counts }, rowCounts) {
  const shownAbove = new Set((failed[0]?.cases ?? []).map(({ id }) => id));
  const otherQueries = lost.filter(({ id }) => !shownAbove.has(id));
  const hasFailed = failed.length > 0;
  const isCut = counts.lost > lost.length;
  const othersCount = isCut ? null : otherQueries.length;
  const name = hasFailed ? "Also lost a document" : "Lost a document";
  const shortened = otherQueries.map((view) => ({
    ...view,
    ranks: view.ranks.slice(0, 1),
    why: ""
  }));
  return queriesMd(name, shortened, rowCounts.lost, hasFailed ? othersCount : counts.lost);
}
function fellMd({ fell, verdict }, rowCounts) {
  if (fell.length === 0) {
    return "";
  }
  if (verdict !== "pass" || rowCounts.fell === 0) {
    return `\u26A0\uFE0F ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)((0,_messages_items_js__WEBPACK_IMPORTED_MODULE_0__/* .nameFallen */ .Oo)(fell), CLAUSE)}
`;
  }
  const itemMd = ({ sentence, cases }) => {
    const queries = cases.slice(0, MOVES).map(({ query }) => (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(query, QUERY));
    return (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(sentence, SENTENCE) + (queries.length === 0 ? "" : `. Queries: ${queries.join(", ")}`);
  };
  return `<b>\u26A0\uFE0F Not enough to fail:</b>

${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .mdList */ .Ej)(fell, itemMd, rowBounds(rowCounts.fell))}`;
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

${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .mdList */ .Ej)(shown, caseMd, rowBounds(most))}${more}`;
}
function caseMd({ id, query, file, critical, change, ranks, why }) {
  const isGone = file === void 0 && query === id;
  const name = isGone ? (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .codeMarkdown */ .fl)(id, NAME) : (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(query, QUERY);
  const moves = ranks.slice(0, MOVES).map(({ document, words }) => `${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .codeMarkdown */ .fl)(document, NAME)} <b>${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(words, NAME)}</b>`);
  const moveParts = [
    ...moves.length === 0 && change !== "" ? [(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(change, CLAUSE)] : moves,
    ...ranks.length > MOVES ? [`+${ranks.length - MOVES} more`] : []
  ];
  const clause = [moveParts.join(", "), (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(why, CLAUSE)].filter(Boolean).join("; ");
  return `${name}${critical ? " <b>critical</b>" : ""}${clause === "" ? "" : `: ${clause}`}`;
}



/***/ })

};
