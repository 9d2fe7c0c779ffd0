export const id = 1904;
export const ids = [1904];
export const modules = {

/***/ 76326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ churnWords),
/* harmony export */   Io: () => (/* binding */ LIST_CATEGORIES),
/* harmony export */   Jg: () => (/* binding */ causeSentence),
/* harmony export */   Jk: () => (/* binding */ groupWords),
/* harmony export */   Jx: () => (/* binding */ causeMeaning),
/* harmony export */   TD: () => (/* binding */ judgedWords),
/* harmony export */   Uq: () => (/* binding */ findCauseText),
/* harmony export */   VH: () => (/* binding */ lossWords),
/* harmony export */   V_: () => (/* binding */ holesWords),
/* harmony export */   X_: () => (/* binding */ stagesWords),
/* harmony export */   Yi: () => (/* binding */ errorWords),
/* harmony export */   _c: () => (/* binding */ causeNames),
/* harmony export */   f5: () => (/* binding */ evidenceClause),
/* harmony export */   jZ: () => (/* binding */ queriesOfGroup),
/* harmony export */   mu: () => (/* binding */ repeatsWords),
/* harmony export */   qh: () => (/* binding */ causesWords),
/* harmony export */   qq: () => (/* binding */ hasLosses),
/* harmony export */   uT: () => (/* binding */ corpusWords)
/* harmony export */ });
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(51246);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _check_sentences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24171);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49077);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28213);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31385);
/* harmony import */ var _misfit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84624);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7195);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97855);
/* harmony import */ var _sampling_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93315);










function evidenceClause({ wins, losses, units }) {
  return `${wins} better, ${losses} worse of ${units}`;
}
const CAUSE_MEANING = {
  error: "the query failed",
  degraded: "the retriever answered in degraded mode",
  nothing_returned: "nothing was returned",
  no_longer_matches: "the document is returned, but no longer matches",
  dropped_by_stage: "dropped by a stage",
  never_retrieved: "never retrieved",
  crowded_out: "crowded out by one cluster",
  duplicates: "crowded out by repeats",
  deeper: "found further down",
  not_found: "not among the results",
  not_looked_up: "not seen further down"
};
function causeMeaning({ cause, stage }) {
  return cause === "dropped_by_stage" && stage !== void 0 ? `dropped by ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(stage)}` : CAUSE_MEANING[cause];
}
const CAUSE_OF_SEVERAL = {
  ...CAUSE_MEANING,
  error: "because the query failed",
  degraded: "because the retriever answered in degraded mode",
  nothing_returned: "returned nothing",
  no_longer_matches: "returned, but no longer matching"
};
function lossWords(loss) {
  const joinRanks = (rankOf) => loss.targets.flatMap((target) => rankOf(target) ?? []).join(" and ");
  const meaning = CAUSE_MEANING[loss.cause];
  const deeperRanks = joinRanks((target) => target.deeper);
  const foundPart = deeperRanks === "" ? "" : `; a longer list has it at rank ${deeperRanks}`;
  switch (loss.cause) {
    case "no_longer_matches":
      return `${meaning}, at rank ${joinRanks((target) => target.unmatched)}`;
    case "crowded_out":
      return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(loss.cluster?.now ?? 0, "result")} of the list come from ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(loss.cluster?.key ?? "")}${foundPart}`;
    case "dropped_by_stage":
      return causeMeaning(loss);
    case "duplicates":
      return `${meaning}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(loss.repeats.now, "repeat")}${foundPart}`;
    case "deeper":
      return `a longer list has it at rank ${deeperRanks}`;
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
  const shareMeaning = (share) => share.stage === void 0 ? CAUSE_OF_SEVERAL[share.cause] : causeMeaning(share);
  const parts = causes.map((share) => `${share.cases} ${shareMeaning(share)}`);
  return `${lost} (${parts.join(", ")})`;
}
const GROUP_WORDS = {
  came_document: (name, cases) => `${name} is new in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cases, "list")}`,
  came_folder: (name, cases) => `Documents of ${name} are new in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cases, "list")}`,
  came_cluster: (name, cases) => `Results of cluster ${name} are new in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cases, "list")}`,
  went_document: (name, _, part) => `${name} is gone from ${part}`,
  went_folder: (name, _, part) => `Documents of ${name} are gone from ${part}`,
  went_cluster: (name, _, part) => `Results of cluster ${name} are gone from ${part}`,
  intent: (name, _, part) => `Intent ${name}: ${part} changed`,
  length: (name, _, part) => `${(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalise */ .sK)(queriesOfGroup("length", name))}: ${part} changed`,
  writing: (name, _, part) => `${(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalise */ .sK)(queriesOfGroup("writing", name))}: ${part} changed`,
  stage: (name, cases) => `Stage ${name} dropped expected documents of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cases, "query", "queries")}`
};
function groupWords({ kind, name, of, worse, better, rank, cases }) {
  const part = `${cases.length} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(of, "list")}`;
  const what = GROUP_WORDS[kind]((0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(name), cases.length, part);
  const where = rank === null ? "" : `, mostly at rank ${rank}`;
  const worsePart = worse > 0 || better === 0 ? `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(worse, "query", "queries")} got worse` : "";
  const betterPart = better > 0 ? `${better} got better` : "";
  return `${what}${where}; ${[worsePart, betterPart].filter(Boolean).join(", ")}`;
}
function causeSentence(cause, emptied = 0) {
  const { happened, of, rank, kind, everywhere } = cause;
  const queries = `${happened} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(of, "query", "queries")}`;
  const lists = `${happened} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(of, "list")}`;
  switch (kind) {
    case "error":
      return `${queries} failed${sharedWords(cause)}${messageWords(cause)}`;
    case "degraded":
      return `${queries} ${happened === 1 ? "was" : "were"} answered in degraded mode${sharedWords(cause)}`;
    case "empty":
      return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(happened, "query returns", "queries return")} nothing now, and returned results before${sharedWords(cause)}`;
    case "renamed":
      return renamedWords(cause);
    case "other_names":
      return `${lists} have other ids in the same places: ${pairWords(cause)}`;
    case "other_parts":
      return `${cause.lost} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cause.of_lost, "lost document")} have another part of the same document in their place: ${pairWords(cause)}`;
    case "same_list":
      return `${queries} get the same results, which are ${causeNames(cause)}`;
    case "repeats":
      return `${lists} have documents several times`;
    case "shorter":
      return `${lists} ${happened === 1 ? "is" : "are"} cut${rank === null ? " at different lengths" : `, mostly after ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(rank, "result")}`}${emptiedWords(emptied)}`;
    case "more_results":
    case "fewer_results":
      return `${lists} have ${kind === "more_results" ? "more" : "fewer"} results${rank === null ? "" : `, mostly ${rank}`}`;
    case "reversed":
      return `the order of results is reversed in ${lists}`;
    case "first_result":
      return rank === null ? `the first result is missing from ${lists}, and the others kept their order` : `the first result moved down in ${lists}, mostly to rank ${rank}`;
    case "other_first":
      return `${lists} have another first result${cause.names.length === 0 ? "" : `, mostly ${causeNames(cause)}`}`;
    case "reordered":
      return `${lists} have the same results in another order`;
    case "replaced":
      return `${lists} have mostly other results than before`;
    case "stage":
      return `stage ${causeNames(cause)} dropped expected documents of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(happened, "query", "queries")}`;
    case "intent":
    case "length":
    case "writing":
      return `${queriesOfGroup(kind, cause.names[0] ?? "")}: ${lists} changed${worseWords(cause)}`;
    case "copies":
    case "came_document":
    case "came_folder":
    case "came_cluster":
      return everywhere ? newWords(cause) : risenWords(cause);
    case "went_document":
    case "went_folder":
    case "went_cluster":
      return everywhere ? `${goneWords(cause)}${emptiedWords(emptied)}` : `${causeSubject(cause)} gone from ${lists}${worseWords(cause)}`;
  }
}
function queriesOfGroup(kind, name) {
  if (kind === "intent") {
    return `queries of intent ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(name)}`;
  }
  if (kind === "writing") {
    return `queries with ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(name)}`;
  }
  const words = name === "1" ? "one word" : `${name.replace("-", " to ").replace("8+", "8 or more")} words`;
  return `queries of ${words}`;
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
  return `, ${part}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .capText */ .yA)(message, MESSAGE)}`;
}
function causeNames({ names, more }) {
  const shown = names.slice(0, NAMED).map((name) => (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(name));
  const hiddenCount = names.length - shown.length + more;
  const last = hiddenCount > 0 ? `${hiddenCount} more` : shown.pop();
  return shown.length === 0 ? last ?? "" : `${shown.join(", ")} and ${last}`;
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
  if (kind === "went_document") {
    const part = lost === all ? "" : ` (${lost} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(all, "lost document")})`;
    return `${causeSubject(cause)} gone from all results${part}`;
  }
  return `${lost} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(all, "lost document")} are in ${causeNames(cause)}, which ${isOne ? "is" : "are"} gone from all results`;
}
function renamedWords(cause) {
  const { names, new_names: newNames = [], more, lost, of_lost: all } = cause;
  const part = lost === all ? "" : ` (${lost} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(all, "lost document")})`;
  const count = names.length + more;
  const pairs = names.map((name, at) => [(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(name), (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(newNames[at] ?? "")]);
  const [first] = pairs;
  if (first?.[0].endsWith("/") === true) {
    const moves = pairs.map(([oldName, newName]) => `${oldName} are in ${newName} now`);
    const hidden2 = count > NAMED ? ` and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(count - NAMED, "more folder")}` : "";
    return `the lost documents of ${moves.slice(0, NAMED).join(", those of ")}${hidden2}${part}; the suite has the old names`;
  }
  if (first !== void 0 && count === 1) {
    const [oldName, newName] = first;
    return `${oldName} was renamed to ${newName}${part}; the suite has the old name`;
  }
  const shown = pairs.slice(0, NAMED).map(([oldName, newName]) => `${oldName} is now ${newName}`);
  const hidden = count > shown.length ? ` and ${count - shown.length} more` : "";
  return `${count} documents were renamed: ${shown.join(", ")}${hidden}${part}; the suite has the old names`;
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
  const start = `${worse} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(all, "worse query", "worse queries")} ${worse === 1 ? "is" : "are"} overtaken by`;
  const where = `in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(happened, "list")} now, mostly at rank ${rank ?? 0}`;
  const [name = ""] = cause.names;
  if (kind === "copies") {
    const count = cause.names.length + cause.more;
    const original = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(cause.new_names?.[0] ?? "");
    return `${start} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(count, "copy", "copies")} of documents, such as ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(name)} of ${original} (${where})`;
  }
  const subject = kind === "came_document" ? causeNames(cause) : causeSubject(cause).replace(/ are$/, "");
  return `${start} ${subject}, which the baseline never returned (${where})`;
}
function risenWords(cause) {
  const where = cause.rank === null ? "" : `, mostly at rank ${cause.rank}`;
  return `${causeSubject(cause)} new or higher in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cause.happened, "list")}${where}${worseWords(cause)}`;
}
function worseWords({ worse, of_worse: all }) {
  const verb = all === 1 ? "is" : "are";
  return worse === 0 ? "" : `; ${worse} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(all, "worse query", "worse queries")} ${verb} among these`;
}
function holesWords(holes) {
  if (holes === null || holes.unjudged === 0) {
    return "";
  }
  const formatShare = (value) => (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatValue */ .Fl)("share", value);
  const bounds = [...holes.bounds].flatMap(([metric, { pessimistic, optimistic }]) => {
    const least = formatShare(pessimistic);
    const most = formatShare(optimistic);
    return least === most ? [] : [`${metric} ${least} to ${most}`];
  });
  const countPart = `${holes.unjudged} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(holes.results, "result")} ${holes.unjudged === 1 ? "is" : "are"} unjudged`;
  return bounds.length === 0 ? countPart : `${countPart}; if none or all of them are relevant: ${bounds.join(", ")}`;
}
function stagesWords(stages = []) {
  if (stages.length === 0) {
    return "";
  }
  const stageParts = stages.map(({ stage, recall }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(stage)} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatValue */ .Fl)("share", recall)}`);
  return `recall by stage: ${stageParts.join(", ")} (of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .requireItem */ .l5)(stages, 0).cases, "query", "queries")})`;
}
const SAME_LISTS = 1 - 1e-9;
function churnWords(churn) {
  const values = [...churn?.overall ?? []].filter(([, value]) => value !== null);
  if (values.every(([, value]) => value > SAME_LISTS)) {
    return "";
  }
  const words = values.map(([metric, value]) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatValue */ .Fl)("share", value)}`);
  return `overlap with the baseline's lists: ${words.join(", ")}`;
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
    return `${start} with: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .capText */ .yA)(commonest.text, MESSAGE)}`;
  }
  const named = [commonest, ...others].slice(0, ERRORS);
  const words = named.map(({ text, count }) => `${count} with: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .capText */ .yA)(text, MESSAGE)}`);
  const hidden = others.length + 1 - named.length;
  const more = hidden === 0 ? "" : `; and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(hidden, "other error")}`;
  return `${start}, ${words.join("; ")}${more}`;
}
function hasLosses(notices, explanation) {
  return notices.some(({ code }) => code === "lost" || code === "not_lost") || (explanation?.losses ?? []).length > 0;
}
function countTexts(texts) {
  const counts = [...(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(texts, (text) => text)].map(([text, sameTexts]) => ({
    text,
    count: sameTexts.length
  }));
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
  if (check.kind === "absent") {
    return absentWords(check);
  }
  if (check.kind === "missing") {
    return "";
  }
  if (misfit !== null) {
    return (0,_misfit_js__WEBPACK_IMPORTED_MODULE_4__/* .misfitWords */ .UZ)(misfit);
  }
  const { cause = null, losses = null } = facts.explanation ?? {};
  const isAbout = check.category !== "forbidden_hit" || check.cases.some(({ id }) => cause?.cases.includes(id));
  if (cause !== null && isAbout && LIST_CATEGORIES.includes(check.category)) {
    const emptied = (losses ?? []).filter((loss) => loss.cause === "nothing_returned");
    return causeSentence(cause, emptied.length);
  }
  return WHY_OF_CATEGORY[check.category]?.(check, facts) ?? "";
}
function problemWords([first, ...others]) {
  if (first === void 0) {
    return "";
  }
  return `${(0,_model_problem_js__WEBPACK_IMPORTED_MODULE_9__.formatProblem)(first)}${others.length === 0 ? "" : `; and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(others.length, "more problem")}`}`;
}
function lossesWhy(_worst, { explanation, cases: book }) {
  const causes = explanation?.causes ?? [];
  const isKnown = causes.some(({ cause }) => !UNKNOWN_CAUSES.includes(cause));
  if (!isKnown) {
    const groups = explanation?.groups ?? [];
    return sharedIntentWords(book) || changedListsWords(book, groups.length > 0);
  }
  const lower = [...book.values()].filter(isRankedLower).length;
  if (lower === 0) {
    return causesWords(causes);
  }
  const lowerText = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(lower, "other query ranks documents lower", "other queries rank documents lower");
  return [causesWords(causes), lowerText].filter(Boolean).join("; ");
}
const LEAST_LISTS = 5;
function changedListsWords(book, hasGroups) {
  const compared = [...book.values()].filter(({ before, score }) => before !== null && score !== null && score.error === null);
  const changed = compared.filter(({ before, score }) => before?.results.join("\n") !== score?.results.join("\n"));
  if (compared.length < LEAST_LISTS || changed.length === 0) {
    return "";
  }
  const apartPart = hasGroups ? "" : ", and no document, folder or kind of query stands out";
  return `${changed.length} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(compared.length, "list")} changed${apartPart}`;
}
const UNKNOWN_CAUSES = ["not_found", "not_looked_up"];
function isRankedLower({ before, score, loss }) {
  if (before === null || score === null || score.error !== null || loss !== null) {
    return false;
  }
  return before.ranks.some((rank, target) => rank !== null && (score.ranks[target] ?? 0) > rank);
}
function sharedIntentWords(book) {
  const compared = [...book.values()].filter(({ before }) => before !== null);
  const worse = compared.filter((row) => row.loss !== null || isRankedLower(row));
  const intent = findSharedIntent(worse, compared);
  if (intent === null) {
    return "";
  }
  const what = worse.every(({ loss }) => loss !== null) ? "lost a document" : "got worse";
  return `all ${worse.length} queries that ${what} are of intent ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(intent)}`;
}
function findSharedIntent(rows, compared) {
  const [first] = rows;
  if (first === void 0 || rows.length < 2) {
    return null;
  }
  const { intent } = first.case;
  const ofIntent = compared.filter((row) => row.case.intent === intent);
  const isShared = rows.every((row) => row.case.intent === intent);
  return isShared && ofIntent.length * 2 <= compared.length ? intent : null;
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
  return (before ?? []).flatMap((from, target) => {
    const to = after?.[target] ?? null;
    return from !== null && to !== null && to > from ? [{ from, to }] : [];
  });
}
function slowerWords(check, { notices, cases: book }) {
  const { tolerance, scope } = check;
  if (notices.some(_sampling_js__WEBPACK_IMPORTED_MODULE_6__/* .isOfOtherMachine */ .Tc)) {
    return "the baseline was recorded on another kind of machine, so this may be the machine";
  }
  const slowerCases = (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_1__/* .selectSlowerCases */ .Ib)(check);
  if (tolerance === null || slowerCases.length === 0) {
    return "";
  }
  const suiteCases = [...book.values()].map((row) => row.case);
  const all = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .selectCases */ ._H)(suiteCases, scope).length, "query", "queries");
  const where = scope.kind === "overall" ? "" : ` ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeWords */ .AN)(scope)}`;
  const slowerRows = slowerCases.flatMap(({ id }) => book.get(id) ?? []);
  const intent = scope.kind === "overall" ? findSharedIntent(slowerRows, [...book.values()]) : null;
  const sharedPart = intent === null ? "" : `, all of intent ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(intent)}`;
  return `${slowerCases.length} of ${all}${where} ${slowerCases.length === 1 ? "is" : "are"} more than ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatValue */ .Fl)("ms", tolerance)} slower${sharedPart}`;
}
function repeatsWords({ cases, metric }, book) {
  if (!metric.startsWith("clustering_ratio")) {
    return "";
  }
  const counts = cases.flatMap(({ id, before }) => countRepeats(book.get(id), before) ?? []);
  if (counts.length * 2 <= cases.length) {
    return "";
  }
  const [times = 0] = counts;
  if (counts.every((count) => count === times) && times > 0) {
    return `each document is returned ${times === 2 ? "twice" : `${times} times`}`;
  }
  return `the results of ${counts.length} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(cases.length, "worse query", "worse queries")} repeat documents`;
}
function countRepeats(row, before) {
  const outcome = row?.run?.outcome;
  if (outcome?.kind !== "answer" || before === null) {
    return null;
  }
  const documents = countTexts(outcome.hits.map(({ doc_id: id }) => id));
  const firstHits = outcome.hits.filter(({ repeat }) => !repeat);
  const [largest] = countTexts(firstHits.flatMap(({ cluster, path }) => cluster ?? path ?? []));
  const [commonest] = documents;
  if (largest === void 0 || commonest === void 0 || commonest.count === 1) {
    return null;
  }
  const isExplained = largest.count === 1 || largest.count / firstHits.length <= before;
  if (!isExplained) {
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
  const outcome = book.get(check.cases[0]?.id ?? "")?.run?.outcome;
  if (outcome?.kind !== "answer" || !check.metric.startsWith("clustering_ratio")) {
    return "";
  }
  const [largest] = countTexts(outcome.hits.flatMap(({ cluster, path }) => cluster ?? path ?? []));
  if (largest === void 0) {
    return "";
  }
  return `${largest.count} of the worst query's ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(outcome.hits.length, "result")} come from ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(largest.text)}`;
}
function forbiddenWords({ cases }, { cases: book }) {
  const names = cases.flatMap(({ id }) => {
    const score = book.get(id)?.score;
    const [first] = (0,_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .forbiddenResults */ .sX)(score);
    return first === void 0 ? [] : [`${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)((0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plainName */ .MH)(first.id, score?.results ?? []))} at rank ${first.rank}`];
  });
  return names.length === 0 ? "" : `the results have ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listFirst */ .rL)([...new Set(names)], NAMED)}`;
}
const CLAIMS = 2;
const CLAIM = 80;
const ANSWER = 80;
function judgedWords(row, metric) {
  const sample = [...row?.run?.judged ?? []].find(([name]) => name === metric)?.[1];
  const claims = sample?.kind === "value" ? sample.claims ?? [] : [];
  const ordered = claims.toSorted((a, b) => Number(a.supported) - Number(b.supported));
  const shown = ordered.slice(0, CLAIMS).map(({ text, supported }) => `${supported ? "\u2713" : "\u2715"} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .capText */ .yA)(text, CLAIM)}`);
  const outcome = row?.run?.outcome;
  const now = outcome?.kind === "answer" ? outcome.answer : void 0;
  const before = row?.before?.answer;
  const answers = [
    now === void 0 ? "" : `answer now: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .capText */ .yA)(now, ANSWER)}`,
    before === void 0 ? "" : `before: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .capText */ .yA)(before, ANSWER)}`
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
  return `${now}, ${(current / baseline).toFixed(1)} times as much as at the baseline`;
}
function allowedWords(_worst, { notices }) {
  const allowances = notices.filter((notice) => notice.code === "allowance_grew");
  const [largest] = allowances.toSorted((a, b) => Number(a.scope.kind !== "overall") - Number(b.scope.kind !== "overall") || b.after - b.before - (a.after - a.before));
  return largest === void 0 ? "" : `${largest.metric} would not notice ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(largest.after, "lost query", "lost queries")} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeWords */ .AN)(largest.scope)} (before: ${largest.before})`;
}
function absentWords({ cases }) {
  const ids = cases.map(({ id }) => id);
  return ids.length === 0 ? "" : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(ids.length, "query is", "queries are")} gone: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(ids, NAMED)}`;
}
function corpusWords({ inputs, run }, lost) {
  const baseline = inputs?.baseline;
  const before = baseline?.retriever.corpus;
  const now = run?.corpus;
  if (lost.length === 0 || before === void 0 || now === void 0 || before.digest === now.digest) {
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
/* harmony export */   o7: () => (/* binding */ statusWords),
/* harmony export */   pl: () => (/* binding */ missesBound),
/* harmony export */   rz: () => (/* binding */ isOnlyOutOfBounds),
/* harmony export */   sK: () => (/* binding */ capitalise),
/* harmony export */   y4: () => (/* binding */ missingWords)
/* harmony export */ });
/* unused harmony exports CATEGORY_MEANING, weakeningSentence */
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49077);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31385);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35132);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97855);
/* harmony import */ var _sampling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93315);





const CATEGORY_MEANING = {
  recall_drop: "queries lost expected documents",
  ranking_shift: "expected documents rank lower",
  fewer_results: "queries get fewer results",
  latency_regression: "answers take longer",
  diversity_collapse: "results crowd into one cluster",
  semantic_degraded_spike: "the retriever answered in degraded mode more often",
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
  if (first === void 0 || !categoryChecks.every(isOnlyOutOfBounds)) {
    return CATEGORY_MEANING[category];
  }
  const side = first.direction === "higher" ? "below" : "above";
  return `no worse than the baseline, but ${side} the config's ${boundWord(first)}`;
}
function isOnlyOutOfBounds(check) {
  const { delta, direction, kind } = check;
  if (delta === null || kind === "count" || !isLimitAbsolute(check)) {
    return false;
  }
  return direction === "higher" ? delta >= 0 : delta <= 0;
}
function checkSentence(check) {
  const since = check.reference === "accepted" ? " since the last accepted state" : "";
  const base = check.kind === "missing" ? "" : policyWords(check);
  const rise = check.quality_rise_p === void 0 ? "" : `, though recall and nDCG rose (${(0,_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .pWords */ .gh)(check.quality_rise_p)})`;
  return `${plainSentence(check)}${since}${base}${rise}`;
}
function policyWords({ policy }) {
  return policy === "base" ? " by the base's rules" : "";
}
function plainSentence(check) {
  const { metric, kind, delta } = check;
  const where = whereWords(check);
  if (kind === "weakening") {
    return weakeningSentence(check.weakening);
  }
  if (kind === "absent") {
    return absentSentence(check);
  }
  if (kind === "count") {
    return countSentence(check);
  }
  if (kind === "not_gated") {
    const why = check.lacks === "before" ? "yet: the baseline has no value for it" : "now: no query with a value in the baseline has two results";
    return `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeWords */ .AN)(check.scope)} is not gated ${why}`;
  }
  if (kind === "missing") {
    return `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeWords */ .AN)(check.scope)} could not be checked${policyWords(check)}: ${missingReason(check)}`;
  }
  const { baseline, current, limit } = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .checkNumbers */ .PM)(check);
  const ratio = kind === "latency" && check.baseline !== null && check.baseline > 0 && check.current !== null ? `${(check.current / check.baseline).toFixed(2)}x` : "";
  const boundPart = check.limit === null ? "" : `${boundWord(check)} ${limit}`;
  const inBrackets = [ratio, boundPart].filter(Boolean).join(", ");
  const bound = inBrackets === "" ? "" : ` (${inBrackets})`;
  if (check.baseline === null || delta === null) {
    return `${metric} is ${current}${where}${bound}`;
  }
  if (baseline === current) {
    return `${metric} stayed at ${current}${where}${bound}`;
  }
  if (kind === "ratio" && check.ratio.ratio > 1 && delta <= 0) {
    return `${metric}${where}: a typical query was ${ratioWords(check.ratio)}, though the percentile went from ${baseline} to ${current}`;
  }
  const beside = kind === "ratio" ? `: ${ratioWords(check.ratio)}` : "";
  return `${metric} ${delta < 0 ? "fell" : "rose"} from ${baseline} to ${current}${where}${bound}${beside}`;
}
function whereWords({ scope, kind, n }) {
  if (scope.kind !== "overall") {
    return ` ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeWords */ .AN)(scope)}`;
  }
  return kind === "mean" && n > 0 ? ` over ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(n, "query", "queries")}` : "";
}
function absentSentence({ baseline }) {
  const all = `the ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(baseline ?? 0, "query", "queries")} in the baseline`;
  return `None of ${all} is the same in this run`;
}
function countSentence({ metric, current: count, scope, limit }) {
  const cases = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)("cases", count);
  if (metric === "lost_queries") {
    const finds = count === 1 ? "query finds" : "queries find";
    const where = scope.kind === "overall" ? "" : ` ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeWords */ .AN)(scope)}`;
    return `${cases} ${finds} no right document any more${where} (ceiling ${limit})`;
  }
  if (metric === "critical_hit") {
    return count === 1 ? `${cases} critical query now returns a forbidden document, or results where it should find nothing` : `${cases} critical queries now return a forbidden document, or results where they should find nothing`;
  }
  return count === 1 ? `${cases} critical query finds none of its documents any more` : `${cases} critical queries find none of their documents any more`;
}
const SIDE_WORDS = { now: "in this run", before: "in the baseline" };
const RECORD = "Record a new baseline.";
const STEADY = "Make the search return the same results each time, or set the rule to off in the config.";
const PUT_BACK = "Restore these queries in the suite.";
const FIXED_REASONS = {
  baseline_lacks_metric: [
    "the baseline has no value for it; record a new baseline, or set the rule to off",
    "Record a new baseline, or set the rule to off in the config."
  ],
  baseline_lacks_lists: [
    "the baseline has no lists of results to compare with",
    "Record a new baseline with this version of the gate."
  ],
  no_paired_cases: ["no query is the same in the baseline and in this run", PUT_BACK]
};
function shortageWords(category, side) {
  if (category === "retriever_error") {
    return "queries failed";
  }
  return side === "before" ? "record a new baseline" : "the other queries got other results when the gate timed them again";
}
function missingReason(check) {
  const [why] = missingWords(check);
  return why;
}
function missingWords(check) {
  const { missing: reason, category, metric, scope, n, cases = [] } = check;
  switch (reason.code) {
    case "not_measured":
      if (metric?.startsWith("forbidden_rate")) {
        return [
          "a result that may be forbidden has no `cluster`, or a query was not asked",
          "The retriever must answer every query, with a `cluster` for each result."
        ];
      }
      if (metric?.startsWith("cost") === true) {
        return [
          "the gate computes the cost from usage, and some answers have no usage",
          "Add `usage` to every answer: `{ model, prompt_tokens, completion_tokens }`. Or set the rule to off in the config."
        ];
      }
      if (n === 0 && cases.length === 0 && scope !== void 0 && scope.kind !== "overall") {
        return [
          `no query of the suite counts in this ${scope.kind}`,
          `Correct the name of this ${scope.kind} in the config, or in the queries.`
        ];
      }
      if (metric?.startsWith("clustering_ratio") === true) {
        return [
          "no list has two results with a `path` or a `cluster`",
          "Make the retriever return a `path` or a `cluster` for each result, or set the rule to off in the config."
        ];
      }
      if (metric?.startsWith("latency") === true) {
        return ["this run has no timing that counts", STEADY];
      }
      return [
        "this run did not measure it",
        "Make the retriever return what this metric needs, or set the rule to off in the config."
      ];
    case "too_few_samples":
      return [
        `the queries of this check have ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(reason.have, "timing")} ${SIDE_WORDS[reason.side]}, but the check needs ${reason.need}; ${shortageWords(category, reason.side)}`,
        reason.side === "now" ? STEADY : RECORD
      ];
    case "too_few_repeats": {
      const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(reason.cases, "query", "queries");
      const verb = reason.cases === 1 ? "was" : "were";
      return [
        `${queries} ${SIDE_WORDS[reason.side]} ${verb} timed fewer than ${reason.need} times; ${shortageWords(category, reason.side)}`,
        reason.side === "now" ? STEADY : RECORD
      ];
    }
    case "plan_unfinished":
      return [
        `the time limit ended the run after ${reason.have} of ${reason.need} timed queries`,
        "Raise latency.budget_s in the config."
      ];
    case "not_in_plan":
      return (0,_sampling_js__WEBPACK_IMPORTED_MODULE_3__/* .notPlannedWords */ .LB)(reason);
    default:
      return FIXED_REASONS[reason.code];
  }
}
const MEANING_FIELDS = /^(?:k$|definition\.)/;
const ONLY_ACCEPTED = "Only a maintainer can accept a change of these values";
const FIELDS = 5;
function weakeningSentence(finding) {
  const { code, fields, cases } = finding;
  const first = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .requireItem */ .l5)(fields, 0);
  const field = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clipName */ .es)(first.field);
  const before = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clipName */ .es)(roundUnlessAlike(first.before, first.after));
  const after = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clipName */ .es)(roundUnlessAlike(first.after, first.before));
  switch (code) {
    case "base_unusable":
      return `The base's files can't be used: ${before}`;
    case "config_moved":
      return `The base uses the config ${before}, but this change uses ${after}`;
    case "baseline_not_measured": {
      const rows = cases.length === 0 ? "" : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(cases.length, "row")} of `;
      return `This change sets ${rows}the baseline to values that this run did not measure. The file has ${before}, but this run has ${after}. Copy baseline.json from the report, or run record again`;
    }
    case "accepted_moved": {
      if (cases.length === 0) {
        return `${field} is wrong. The right value is ${before}, but the file has ${after}. ${ONLY_ACCEPTED}`;
      }
      const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(cases.length, "query", "queries");
      return `This change accepts new values for ${queries}, like the command \`record --accept\`. Last accepted: ${before}. In the file: ${after}. ${ONLY_ACCEPTED}`;
    }
    case "passes_only_with_edits":
      return (0,_edits_js__WEBPACK_IMPORTED_MODULE_0__/* .onlyWithEditsWords */ .rh)(finding);
    case "suite_shrinks":
      return (0,_edits_js__WEBPACK_IMPORTED_MODULE_0__/* .shrinkWords */ .vj)(finding);
    case "link":
      return `A file of the gate became a symbolic link, so the gate could not check the next change against this file`;
    case "baseline_vouches":
      return `${listFields(fields)}. The new value is not the SHA-256 of this file. Run record again`;
    case "verdict_changed":
      return `This change edits stored replies of the judge for unchanged texts: ${listFields(fields)}. Remove these lines, and the gate asks the judge again`;
    default: {
      const changesMeaning = fields.some((each) => MEANING_FIELDS.test(each.field));
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
  if (!isLimitAbsolute(check)) {
    return "limit";
  }
  return check.direction === "higher" ? "floor" : "ceiling";
}
function missesBound(check) {
  return check.by === "floor" || check.by === "ceiling" || check.kind !== "count" && isLimitAbsolute(check);
}
const ROUNDING = 1e-9;
function isLimitAbsolute({ baseline, tolerance, limit, direction }) {
  if (limit === null) {
    return false;
  }
  if (baseline === null || tolerance === null) {
    return true;
  }
  const relativeLimit = direction === "higher" ? baseline - tolerance : baseline + tolerance;
  return Math.abs(relativeLimit - limit) > ROUNDING;
}
function ratioWords(figures) {
  const { ratio } = figures;
  const comparison = ratio >= 1.005 ? " slower" : ratio < 0.995 ? ", faster" : ", as fast";
  return `${ratio.toFixed(2)}x${comparison} (${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .rangeText */ .lq)(figures)})`;
}
function failureSentence({ message, hint }) {
  const withFullStop = (text) => /[.!?:)]$/.test(text.trimEnd()) ? text.trimEnd() : `${text.trimEnd()}.`;
  return [message, ...hint === null ? [] : [hint]].map(withFullStop).join(" ");
}
function capitalise(text) {
  return /^[a-z]+(?:'s)?[ ,]/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
function selectSlowerCases({ kind, tolerance, cases }) {
  if (tolerance === null || kind !== "latency" && kind !== "ratio") {
    return [];
  }
  return cases.filter(({ before, after }) => {
    return before !== null && after !== null && after - before > tolerance;
  });
}
const STATUS_WORDS = {
  passes: "passes",
  fell: "fell, not significant",
  fails: "fails",
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

/***/ 84624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UZ: () => (/* binding */ misfitWords),
/* harmony export */   WM: () => (/* binding */ findMisfit),
/* harmony export */   Zy: () => (/* binding */ FIT_RESULTS)
/* harmony export */ });
/* harmony import */ var _model_alike_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7072);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44141);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31385);



const FIT_RESULTS = "Make the search return the ids or paths that the suite expects (by `results` in the config, where the retriever has this key), or change the expected documents of the suite.";
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
        const expected = (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .targetLabel */ .Op)(target);
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
  const known = /* @__PURE__ */ new Set();
  for (const { case: suiteCase } of rows) {
    for (const target of suiteCase.expected) {
      known.add((0,_model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .targetLabel */ .Op)(target));
    }
  }
  for (const { results } of baseline?.cases.values() ?? []) {
    for (const result of results) {
      known.add(result);
    }
  }
  return rows.some(({ score }) => score?.results.some((result) => known.has(result)) === true);
}
function misfitWords({ expected, returned, isSameEnd }) {
  const fit = isSameEnd ? "do not fit" : "may not fit";
  return `no query finds any of its documents: the ids or paths of the results ${fit} the suite (expected ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clipName */ .es)(expected)}, returned ${returned === "" ? '""' : (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clipName */ .es)(returned)})`;
}



/***/ }),

/***/ 7195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ isWorse),
/* harmony export */   IL: () => (/* binding */ joinTables),
/* harmony export */   LK: () => (/* binding */ isBetter),
/* harmony export */   Pz: () => (/* binding */ isListMetric),
/* harmony export */   UE: () => (/* binding */ isNewlyFound),
/* harmony export */   Yo: () => (/* binding */ failedTimes),
/* harmony export */   sX: () => (/* binding */ forbiddenResults)
/* harmony export */ });
/* unused harmony export sortChecks */
/* harmony import */ var _model_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30060);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72508);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1732);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13480);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27139);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97855);







function sortChecks({ checks, accepted = [] }) {
  const all = mergePolicyChecks(checks);
  const failed = all.filter((check) => !check.passed).toSorted(compareSeverity);
  const scopePlace = ({ scope }) => Number(scope.kind !== "overall");
  return {
    all,
    failed,
    primary: failed.filter((check) => check.secondary_to === null),
    fell: all.filter(({ outcome }) => outcome === "fell").toSorted((a, b) => scopePlace(a) - scopePlace(b)),
    accepted: accepted.toSorted(compareSeverity)
  };
}
const OUTCOMES = ["pass", "fell", "fail"];
function mergePolicyChecks(checks) {
  const checkKey = ({ metric, scope, kind, reference = "baseline" }) => `${kind} ${reference} ${metric} ${(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(scope)}`;
  const checksByKey = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(checks.filter(({ kind }) => kind !== "weakening"), checkKey);
  const checksOfOnePolicy = [];
  for (const check of checks) {
    if (check.kind === "weakening") {
      checksOfOnePolicy.push(check);
      continue;
    }
    const sameChecks = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .requireValue */ .vd)(checksByKey, checkKey(check));
    if (check === sameChecks[0]) {
      checksOfOnePolicy.push(...checksOfWorsePolicy(sameChecks));
    }
  }
  return keepWorseReference(checksOfOnePolicy);
}
function keepWorseReference(checks) {
  const figureKey = ({ metric, scope }) => `${metric} ${(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(scope)}`;
  const severity = ({ outcome }) => OUTCOMES.indexOf(outcome);
  const worst = /* @__PURE__ */ new Map();
  for (const check of checks) {
    const worstSoFar = worst.get(figureKey(check));
    const isWorse2 = worstSoFar === void 0 || severity(check) > severity(worstSoFar);
    if (check.reference !== void 0 && isWorse2) {
      worst.set(figureKey(check), check);
    }
  }
  return checks.filter((check) => check.reference === void 0 || worst.get(figureKey(check)) === check);
}
function checksOfWorsePolicy(sameChecks) {
  const baseChecks = sameChecks.filter(({ policy }) => policy === "base");
  const headChecks = sameChecks.filter(({ policy }) => policy !== "base");
  const worstOutcome = (checks) => Math.max(-1, ...checks.map(({ outcome }) => OUTCOMES.indexOf(outcome)));
  return worstOutcome(baseChecks) > worstOutcome(headChecks) ? baseChecks : headChecks;
}
function compareSeverity(one, other) {
  const otherOrder = severityOrder(other);
  const differences = severityOrder(one).map((value, i) => value - (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .requireItem */ .l5)(otherOrder, i));
  return differences.find((difference) => difference !== 0) ?? 0;
}
const RANKED = ["ndcg", "mrr", "recall"];
function severityOrder(check) {
  const { category, current, limit, scope, unit } = check;
  const beyond = current === null || limit === null ? 0 : Math.abs(current - limit);
  return [
    Number(check.secondary_to !== null),
    // Critical queries come before means.
    -Number(check.kind === "count"),
    _model_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .CATEGORIES */ .R6.indexOf(category),
    Number((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .missingReason */ .DQ)(check) !== null),
    Number(scope.kind !== "overall"),
    // Checks of what was found come before checks of how long the lists are.
    Number(isListMetric(check.metric)),
    Number((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .isCount */ .my)(check)),
    // The further beyond its limit the worse. Latency counts as a share of the limit: p50 and p95
    // differ in size.
    -(unit === "ms" && limit !== null && limit > 0 ? beyond / limit : beyond),
    // Of equals recall comes first, then MRR and nDCG, which follow it.
    -RANKED.indexOf((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .firstSegment */ ._V)(check.metric, "@"))
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
  if (before === null || score === null || before.ranks.length === 0) {
    return false;
  }
  return before.ranks.every((rank) => rank === null) && score.ranks.some((rank) => rank !== null);
}
function joinTables(report) {
  const { verdict, scores, inputs } = report;
  const checks = sortChecks(verdict);
  const baseline = averageScoredRows(scores, inputs);
  return {
    checks,
    cases: joinCases(report, checks.primary),
    metrics: metricRows(checks.all, scores?.means, baseline?.means),
    latency: latencyRows(verdict.checks, scores?.latency, (baseline ?? inputs?.baseline)?.latency)
  };
}
function joinCases(report, primary) {
  const { inputs, explanation, verdict } = report;
  const scores = new Map(report.scores?.cases.map((score) => [score.id, score]));
  const runs = report.run === null ? null : (0,_model_run_js__WEBPACK_IMPORTED_MODULE_5__/* .runsById */ .j)(report.run);
  const losses = new Map(explanation?.losses?.map((loss) => [loss.id, loss]));
  const failures = failuresByCase(primary);
  const explained = new Set(verdict.verdict === "fail" ? explanation?.cause?.cases : []);
  const rows = (inputs?.suite.cases ?? []).map((suiteCase) => {
    const { id, digests } = suiteCase;
    const row = inputs?.baseline?.cases.get(id);
    const before = row !== void 0 && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .sameQuestion */ .RB)(row.digests, digests) ? row : null;
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
      failures.set(id, [...failures.get(id) ?? [], check]);
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
  const judgedChecks = checks.filter((check) => check.kind !== "weakening" && !(check.policy === "base" && check.outcome === "pass"));
  const rowName = ({ metric, scope }) => `${metric} ${(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(scope)}`;
  const firstByName = new Map(judgedChecks.toReversed().map((check) => [rowName(check), check]));
  const shownChecks = judgedChecks.filter((check) => !check.passed || firstByName.get(rowName(check)) === check);
  const checksByScope = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(shownChecks, ({ scope }) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(scope));
  const allScopes = [...(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .listScopes */ .cV)(means), ...shownChecks.map(({ scope }) => scope)];
  const scopes = new Map(allScopes.map((scope) => [(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(scope), scope]));
  return [...scopes].flatMap(([key, scope]) => {
    const scopeChecks = checksByScope.get(key) ?? [];
    const gatedMetrics = new Set(scopeChecks.map((check) => check.metric));
    return [
      ...scopeChecks.map((check) => ({ ...check, status: checkStatus(check) })),
      ...reportedRows(scope, means, oldMeans).filter((row) => !gatedMetrics.has(row.metric))
    ];
  });
}
function checkStatus(check) {
  if (check.kind === "not_gated") {
    return "not_gated";
  }
  if (check.outcome === "fell") {
    return "fell";
  }
  if (check.passed) {
    return "passes";
  }
  if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .missingReason */ .DQ)(check) !== null) {
    return "missing";
  }
  return check.secondary_to === null ? "fails" : "follows";
}
function reportedRows(scope, means, oldMeans) {
  const oldMeansOfScope = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .findBucket */ .Ub)(oldMeans, scope);
  return [...(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .findBucket */ .Ub)(means, scope) ?? []].flatMap(([metric, current]) => {
    const oldMean = oldMeansOfScope?.get(metric) ?? null;
    if (current === null && oldMean === null) {
      return [];
    }
    const delta = oldMean === null || current === null ? null : current - oldMean;
    const unit = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOfMetric */ .QG)(metric);
    const direction = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .directionOfMetric */ .l$)(metric);
    return [
      {
        scope,
        metric,
        unit,
        baseline: oldMean,
        current,
        delta,
        limit: null,
        status: "reported",
        direction
      }
    ];
  });
}
function averageScoredRows(scores, inputs) {
  const baseline = inputs?.baseline ?? null;
  if (scores === null || inputs === null || baseline === null || scores.cases.length === 0) {
    return null;
  }
  const rows = [];
  for (const score of scores.cases) {
    const row = baseline.cases.get(score.id);
    if (row === void 0 || !(0,_model_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .sameQuestion */ .RB)(row.digests, score.digests)) {
      return null;
    }
    rows.push(useFiguresOfRow(score, row));
  }
  if (rows.length === baseline.cases.size && !inputs.suite.partial) {
    return baseline;
  }
  const names = [...new Set(rows.flatMap(({ metrics: metrics2 }) => [...metrics2.keys()]))];
  const metrics = names.map(_metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMetric */ .uo).filter((metric) => typeof metric !== "string");
  return (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_2__/* .summariseCases */ .eI)(rows, metrics, inputs.config.definition);
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
  return (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .listScopes */ .cV)(now).map((scope) => {
    const scopeChecks = latencyChecks.filter((check) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .sameScope */ .xk)(check.scope, scope));
    const recorded = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .findBucket */ .Ub)(before, scope);
    return {
      scope,
      stage: null,
      now: useCheckedFigures((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .findBucket */ .Ub)(now, scope), scopeChecks, "current"),
      before: recorded === void 0 ? null : useCheckedFigures(recorded, scopeChecks, "baseline"),
      checks: scopeChecks
    };
  });
}
function latencyStatistic(metric) {
  const parsed = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMetric */ .uo)(metric);
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

/***/ 13574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ retrieverValue),
/* harmony export */   Mh: () => (/* binding */ baselineParts),
/* harmony export */   Wl: () => (/* binding */ latencyValue),
/* harmony export */   Ws: () => (/* binding */ renderBaselineJson),
/* harmony export */   f2: () => (/* binding */ stagesValue),
/* harmony export */   l9: () => (/* binding */ roundMs),
/* harmony export */   yq: () => (/* binding */ pricesValue)
/* harmony export */ });
/* harmony import */ var _metrics_derived_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56192);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);


const VERSION = 1;
const MS_DECIMALS = 3;
function baselineValue(baseline) {
  const { suite, definition, k, judge, tool, environment, timing, files } = baseline;
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
    metrics: selectWrittenMeans(baseline.means),
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
function selectWrittenMeans({ overall, by_intent }) {
  return { overall, by_intent };
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
      metrics: undefinedIfEmpty(new Map(deviatingMetrics)),
      ranks: row.ranks,
      results: row.results,
      values: values.length === 0 ? void 0 : values
    };
  };
}
function roundValue(value) {
  return value === null ? null : (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNumber */ .Wf)(value);
}
function undefinedIfEmpty(map) {
  return map.size === 0 ? void 0 : map;
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
    spans: spans && new Map([...spans].map(([stage, summary]) => [stage, latencyValue(summary)]))
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
  return spansMs && new Map([...spansMs].map(([stage, samples]) => [stage, samples.map(roundMs)]));
}
function roundMs(ms) {
  return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNumber */ .Wf)(ms, MS_DECIMALS);
}



/***/ }),

/***/ 25698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jl: () => (/* binding */ casesValue),
/* harmony export */   Vz: () => (/* binding */ medianMs),
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
  const newResults = score.results;
  const oldResults = before.results;
  const hasSameResults = newResults.length === oldResults.length && newResults.every((id, at) => id === oldResults[at]);
  if (!hasSameResults) {
    return false;
  }
  if (score.metrics.size !== before.metrics.size) {
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
      const explained = explainedCase(explanation, row.case.id);
      const value = Object.assign(caseValue(row), explained, moreMembers(row));
      yield large && isUnchanged(row) ? withoutMembers(value, row) : value;
    }
  }, large);
}
function medianMs(samples = []) {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? null;
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
function explainedCase(explanation, id) {
  return {
    unjudged: explanation?.holes?.by_case.get(id)?.unjudged ?? null,
    churn: explanation?.churn?.by_case.get(id) ?? null
  };
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
/* harmony export */   BK: () => (/* binding */ renderReportJson),
/* harmony export */   NO: () => (/* binding */ evidenceValue),
/* harmony export */   W_: () => (/* binding */ deterministicPart)
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
  const { kind: _kind, unit, ...members } = check;
  const evidence = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_8__/* .evidenceOfCheck */ .bg)(check);
  const value = {
    ...members,
    scope: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeText */ .Cm)(check.scope),
    missing: (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_8__/* .missingReason */ .DQ)(check),
    evidence: evidence && evidenceValue(evidence),
    weakening: check.kind === "weakening" ? weakeningValue(check.weakening) : void 0
  };
  if (unit !== "ms") {
    return value;
  }
  return {
    ...value,
    baseline: msValue(check.baseline),
    current: msValue(check.current),
    interval: check.interval?.map(_baseline_json_js__WEBPACK_IMPORTED_MODULE_5__/* .roundMs */ .l9) ?? null,
    delta: msValue(check.delta),
    tolerance: msValue(check.tolerance),
    limit: msValue(check.limit),
    ratio: check.kind === "ratio" ? ratioValue(check.ratio) : void 0,
    cases: check.cases.map((culprit) => ({
      ...culprit,
      before: msValue(culprit.before),
      after: msValue(culprit.after)
    }))
  };
}
function weakeningValue({ code, file, fields, of }) {
  return { code, file, fields, ...of === void 0 ? {} : { of } };
}
function msValue(ms) {
  return ms === null ? null : (0,_baseline_json_js__WEBPACK_IMPORTED_MODULE_5__/* .roundMs */ .l9)(ms);
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
function evidenceValue({ wins, losses, interval }) {
  return { wins, losses, interval };
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
    targets: targets.map(({ label, before, now, deeper, unmatched }) => {
      return {
        label,
        rank_before: before,
        rank: now,
        rank_deeper: deeper,
        rank_unmatched: unmatched
      };
    }),
    cluster: cluster && { key: cluster.key, results: cluster.now, largest_before: cluster.before },
    repeats: repeats.now,
    repeats_before: repeats.before
  });
}



/***/ })

};
