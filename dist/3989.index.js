export const id = 3989;
export const ids = [3989];
export const modules = {

/***/ 49077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K5: () => (/* binding */ RESTORE_QUERIES),
/* harmony export */   KJ: () => (/* binding */ passEditsWords),
/* harmony export */   LO: () => (/* binding */ whyEditsWords),
/* harmony export */   V3: () => (/* binding */ editsSentence),
/* harmony export */   Xj: () => (/* binding */ editedCaseWords),
/* harmony export */   _p: () => (/* binding */ editedRecallWords),
/* harmony export */   aj: () => (/* binding */ fixEditsWords),
/* harmony export */   e9: () => (/* binding */ recordEditsWords),
/* harmony export */   r9: () => (/* binding */ hasLostAndGone),
/* harmony export */   rh: () => (/* binding */ onlyWithEditsWords),
/* harmony export */   t3: () => (/* binding */ areLossesEdited),
/* harmony export */   uA: () => (/* binding */ editedLossesWords),
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
    return `This change passes only if ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(count, "query is", "queries are")} removed, ${MUST_ACCEPT}`;
  }
  return `This change passes only with ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(count, "edit")} of the suite, ${MUST_ACCEPT}`;
}
function shrinkWords({ fields, of = fields.length }) {
  const count = `${fields.length} of ${of} recorded queries`;
  const names = fields.map(({ before }) => quote(before));
  const queries = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .listFirst */ .rL)(names, NAMED_EDITS);
  const hasId = ({ field, before }) => field !== `cases.${before}`;
  const areRemoved = fields.every((field) => field.after === "removed" && hasId(field));
  return `This change ${areRemoved ? "removes" : "edits or removes"} ${count}: ${queries}`;
}
function editedCaseWords({ code, fields, cases }, id) {
  if (code === "suite_edited") {
    return listLostGuards(fields, id).join(", ");
  }
  const field = fields[cases.findIndex((culprit) => culprit.id === id)];
  return field === void 0 ? "edited" : fieldEditWords(field);
}
function listLostGuards(fields, id) {
  const critical = `cases.${id}.critical`;
  const forbidden = `cases.${id}.forbidden.`;
  const words = [];
  for (const { field, after } of fields) {
    if (field === critical) {
      words.push(after === "removed" ? "was critical, and is removed" : "no longer critical");
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
  const one = "query left without expected documents finds none of them";
  const several = "queries left without expected documents find none of them";
  const sentences = [
    goneWords(removed, "removed query finds nothing", "removed queries find nothing"),
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
  return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(lost.length, one, several)} now: ${nameQueries(lost)}${reason}`;
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
  const { kind, query, reworded = "", added, recorded_rank: before, rank } = edit;
  const change = rank === void 0 ? "" : (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .moveWords */ .JU)(before, rank);
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
  const doAllExist = existing.length > 0 && existing.length === dropped.length;
  const facts = [change, doAllExist ? exist : ""].filter(Boolean).join(", ");
  return facts === "" ? documents : `${documents}: ${facts}`;
}
function placeWords(rank) {
  if (rank === void 0) {
    return "";
  }
  return rank === null ? ", which it does not find" : `, at rank ${rank}`;
}
const RESTORE_QUERIES = "Restore these queries in the suite as they were.";
function fixEditsWords({ code }, notices) {
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
  const compared = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(count, "edited query is compared by its", "edited queries are compared by their");
  const byRow = count === 0 ? [] : [`${compared} earlier documents`];
  return [...byRow, ...lostAndGoneWords(edits)].map((sentence) => `. ${sentence}`).join("");
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
function editedRecallWords(notices, name, value) {
  const hasNewTargets = listEdits(notices).some(({ kind, suite_rank: rank }) => kind === "targets" && rank !== void 0);
  return hasNewTargets && value !== null ? `With the edited suite, ${name} is ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)("share", value)}` : "";
}
function editedLossesWords(notices, lost) {
  const editedIds = new Set(listEdits(notices).map(({ id }) => id));
  const count = lost.filter((row) => editedIds.has(row.case.id)).length;
  const helpsToAccept = listNeededEdits(notices).length > 0;
  if (count === 0 || helpsToAccept) {
    return "";
  }
  const edited = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(count, "lost query is", "lost queries are");
  return `${edited} edited; the gate fails with ${count === 1 ? "this edit" : "these edits"}, too`;
}
function editsSentence({ edits, renamed }) {
  const sentences = [];
  if (renamed.length > 0) {
    const documents = renamed.map(({ before, after }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clipName */ .es)(before)} is now ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clipName */ .es)(after)}`);
    sentences.push(`${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(renamed.length, "expected document was", "expected documents were")} renamed: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(documents)}. The gate treats the old and the new name as the same document.`);
  }
  sentences.push(...describeKinds(edits.filter((edit) => edit.earlier !== true)));
  const needed = edits.filter((edit) => edit.needed === true);
  if (needed.length > 0) {
    const which = needed.length === 1 ? "this edit" : `these ${needed.length} edits`;
    sentences.push(`Without ${which} the gate would fail: ${nameQueries(needed)}.`);
  }
  const earlier = edits.filter((edit) => edit.earlier === true);
  if (earlier.length > 0) {
    sentences.push(`${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(earlier.length, "recorded query was", "recorded queries were")} edited or removed since the baseline was recorded: ${nameQueries(earlier)}. Record the baseline again.`);
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
      const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(sameKind.length, "query was", "queries were");
      const names = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .listFirst */ .rL)(sameKind.map(describeEdit), NAMED_EDITS);
      sentences.push(`${queries} ${words}: ${names}.`);
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

/***/ 63989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TP: () => (/* binding */ quoteQueries),
/* harmony export */   _I: () => (/* binding */ findDoubt),
/* harmony export */   dX: () => (/* binding */ selectRunNotices),
/* harmony export */   noticeSentence: () => (/* binding */ noticeSentence),
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
    not_lost: ({ reason, cases }) => {
      const again = reason === "found" ? "but not" : `and the base loses ${itOrThem(cases)}, too,`;
      return `${someQueries(cases, "was", "were")} lost at first, ${again} when asked again: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}. So the gate does not count ${itOrThem(cases)} as lost.`;
    },
    not_asked_again: ({ reason }) => `The gate could not ask the lost queries again: ${withoutFullStop(reason)}. So these queries count as lost.`,
    implausible_jump: [
      ({ metric, delta }) => `${metric} by ${deltaWords(metric, delta)}`,
      (list) => `These values changed unusually much overall: ${list}. Before you trust these values, check some queries whose results changed.`
    ],
    cached_answers: ({ first_ms: first, repeat_ms: repeat }) => `Answers look cached: a query took ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMs */ ._V)(first)} the first time and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMs */ ._V)(repeat)} when the gate repeated it. New queries may take longer than this report says.`,
    errored_cases: ({ cases }, errors) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .queriesText */ .m4)(cases.length)} failed and scored 0: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}.${errors === "" ? "" : ` ${errors}.`}`
  },
  /** What a reader may have to act on. */
  urgent: {
    secret_shown: ({ where, variables: { length }, variables }) => where === "files" ? `The ${length === 1 ? "value" : "values"} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(variables)} can be read in the suite, the config or the corpus, and ${length === 1 ? "is" : "are"} not hidden in this report. Choose ${length === 1 ? "another secret" : "other secrets"}.` : `The ids of results contain the value of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(variables)}, so this report shows this value. If the value is a secret, replace the secret, and make the retriever return ids without secrets.`,
    base_outdated: ({ commit, tip, files }) => `This run used the rules of commit ${commit.slice(0, 12)}. These files are newer on the default branch (commit ${tip.slice(0, 12)}): ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(files)}. Merge the default branch into this branch, or rebase this branch.`,
    base_suite_unread: ({ reason }) => `The suite of the base branch can't be read: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .capText */ .yA)(reason, 200)}. So the gate used the queries in the baseline of the base branch. The baseline does not say which queries are critical.`,
    other_base: ({ branch, default_branch }) => `This pull request goes into the branch ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(branch)}, whose rules decided. GitHub stores a check's result for a commit. If another pull request into ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(default_branch)} has the same commit, this check also counts there.`,
    weakened: ({ place, before, after }) => `A rule is weaker now: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(place)}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(before)} before, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(after)} now.`,
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
    new_hits: ({ cases }) => `${someQueries(cases, "returns", "return")} a forbidden or false result that the baseline did not count: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}.`
  },
  /** Other facts of this run. */
  own: {
    head_only: ({ reason, branch = "BRANCH" }) => `The gate used only the files of this checkout, because ${HEAD_ONLY[reason].replaceAll("BRANCH", branch)}.`,
    answers_unmeasured: ({ metric, cases, reason }) => `${metric} has no value for ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .queriesText */ .m4)(cases.length)}, since ${UNMEASURED[reason]}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}.`,
    probe_failed: ({ reason }) => `The gate could not ask the lost queries for more results: ${withoutFullStop(reason)}. So the report can't say at which rank the lost documents are now.`,
    not_side_by_side: ({ reason }) => `This run did not compare side by side, although base-directory is set: ${NOT_BESIDE[reason]}.`,
    base_below_baseline: ({ metric, before, after }) => `The base is worse than its own baseline: ${metric} is ${valueWords(metric, after)}, but the baseline has ${valueWords(metric, before)}. Check that you prepared the base directory in the same way as the head. First check that you built the index of the base. Without this index, the base finds too few documents, and the comparison is wrong.`,
    latency_limits: _sampling_js__WEBPACK_IMPORTED_MODULE_5__/* .limitWords */ .vd,
    not_gated: [
      ({ metric, lacks }) => lacks === "before" ? metric : `${metric} (no query with a value in the baseline has two results now)`,
      (list) => `These metrics are not checked: ${list}. If the baseline has no value for a metric, record a new baseline.`
    ],
    since_accepted: ({ recordings, moved }) => `Since the last gain or accepted loss, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(recordings, "baseline was", "baselines were")} recorded. Total change: ${changesWords(moved)}. If losses add up significantly, the gate fails.`,
    limit: ({ count }) => `The dataset was cut to ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .queriesText */ .m4)(count)}. A run with only a part of the dataset never passes.`,
    tier_widened: ({ cases }) => `This change edits ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .queriesText */ .m4)(cases.length)} (or recorded values) that this config does not select: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}. To check ${itOrThem(cases)}, too, the gate asked all queries of the suite.`,
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
          return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .queriesText */ .m4)(cases.length)} found none of ${cases.length === 1 ? "its" : "their"} documents in the baseline: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}. Fix the search, or correct the expected documents.`;
        case "not_returned":
        case "not_in_corpus":
          return `${someQueries(cases, "has", "have")} an expected document that ${reason === "not_in_corpus" ? "neither the results nor the corpus contain" : "even ten times as many results do not contain"}, so perhaps no search can find it: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}. Check the document's name and the index.`;
      }
    },
    absolute_paths: ({ count }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(count, "result")} had an absolute path in the repository. The gate made these paths relative, because the repository is in another folder on other machines.`,
    trec_counts_differ: ({ cases }) => `trec_eval counts ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .queriesText */ .m4)(cases.length)} in another way, since several results match one expected document, or one result matches several: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}.`,
    named_by_query: ({ count, repeated }) => {
      const shared = repeated === 0 ? "" : ` ${repeated} of these queries have the same text as another, so the gate tells them apart by their order in the file.`;
      return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .queriesText */ .m4)(count)} ${count === 1 ? "has" : "have"} no id and ${count === 1 ? "is" : "are"} named by ${count === 1 ? "its" : "their"} text.${shared}`;
    }
  },
  /** What the title, the advice or a check's row says already. */
  elsewhere: {
    also_accepted: ({ since, recordings, moved, lost }) => {
      const start = since ?? "the last acceptance";
      const parts = [
        changesWords(moved),
        lost.length === 0 ? "" : `lost queries: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(lost)}`
      ];
      return `You also accept all changes since ${start} (${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralise */ .aX)(recordings, "recorded baseline")}). In total: ${parts.filter(Boolean).join("; ")}.`;
    },
    below_accepted: ({ metric, scope, before, after }) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeWords */ .AN)(scope)} was ${valueWords(metric, before)} in the last accepted state and is ${valueWords(metric, after)} now. This change made no query worse, so the check passes.`,
    shard: ({ index, count, cases, of }) => `This is shard ${index} of ${count}: it asked ${cases} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .queriesText */ .m4)(of)}. Merge all shards to get the verdict.`
  }
};
const ALL = {
  ...SENTENCES.doubt,
  ...SENTENCES.urgent,
  ...SENTENCES.own,
  ...SENTENCES.standing,
  ...SENTENCES.elsewhere
};
const NAMED = 3;
function noticeSentence(notice, errors = "") {
  return writeSentence([notice], errors);
}
function noticeSentences(notices, errors = "") {
  const groups = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(notices, (notice) => {
    const hasList = typeof ALL[notice.code] !== "function";
    return hasList ? notice.code : notice;
  });
  return [...groups.values()].map((group) => writeSentence(group, errors));
}
function writeSentence(notices, errors) {
  const first = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .requireItem */ .l5)(notices, 0);
  const sentence = ALL[first.code];
  if (typeof sentence === "function") {
    return sentence(first, errors);
  }
  const [itemWords, listSentence] = sentence;
  return listSentence((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .listFirst */ .rL)(notices.map(itemWords), NAMED));
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
  const sharedPath = path === null ? "" : (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .clipName */ .es)(path);
  if (edited.length === 0) {
    return `Base and head both use ${sharedPath}, which is in neither checkout. If each build writes it, both are measured on what the last build wrote: let each build write into its own checkout.`;
  }
  const used = path === null ? "" : ` Both use ${sharedPath}.`;
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
  if (differ === 0) {
    return "Answers vary, but recall and nDCG of all recorded queries stay the same.";
  }
  if (differ !== null && of !== null) {
    const noiseText = noise === null ? "" : `; a fall below ${noise.toFixed(3)} is noise`;
    return `Answers vary: the answers to ${differ} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .queriesText */ .m4)(of)} asked twice differ${noiseText}.`;
  }
  const now = cases.length === 0 ? "Answers vary" : `Answers vary: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .queriesText */ .m4)(cases.length)} got other results when the gate asked again: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(cases)}`;
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
function changesWords(moved) {
  return moved.map(({ metric, delta }) => `${metric} ${deltaWords(metric, delta)}`).join(", ");
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
  return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .queriesText */ .m4)(cases.length)} ${cases.length === 1 ? singular : plural}`;
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
  if (passes === void 0) {
    const times = planned === cases ? "" : `, ${planned} times in total`;
    const again = most > planned ? `, or up to ${most} times if it measures latency again` : "";
    return `This run asks ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .queriesText */ .m4)(cases)}${times}${again}.`;
  }
  const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .queriesText */ .m4)(planned);
  if (passes === null) {
    return `This run sends at least ${queries} in total to base and head. From the base's response times, the gate computes how many more queries it must send. The limit is latency.budget_s.`;
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



/***/ })

};
