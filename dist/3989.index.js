export const id = 3989;
export const ids = [3989];
export const modules = {

/***/ 63989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OY: () => (/* binding */ ownNotices),
/* harmony export */   _I: () => (/* binding */ findDoubt),
/* harmony export */   cv: () => (/* binding */ noticeSentence),
/* harmony export */   pY: () => (/* binding */ noticeSentences)
/* harmony export */ });
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13480);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31385);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35132);
/* harmony import */ var _sampling_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93315);





const SAYS = {
  /** What makes a pass worth less, the worst first. */
  doubt: {
    zero_quality: () => "No query found any of its targets: the ids or paths of the results may not fit the suite.",
    implausible_jump: [
      ({ metric, delta }) => `${metric} moved by ${deltaWords(metric, delta)} overall, more than most changes do. Check some of the queries that moved before you rely on it.`,
      ({ metric }) => metric
    ],
    cached_answers: ({ first_ms: first, repeat_ms: repeat }) => `Answers look cached: the first time a query took ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMs */ ._V)(first)}, a repeat ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMs */ ._V)(repeat)}, so the latency figures may not be those of new queries.`,
    errored_cases: ({ cases }, errors) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(cases.length, "query", "queries")} failed and scored 0: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(cases)}.${errors === "" ? "" : ` ${errors}.`}`
  },
  /** What a reader may have to act on. */
  urgent: {
    secret_in_suite: ({ variables: { length }, variables }) => `The ${length === 1 ? "value" : "values"} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(variables)} can be read in the suite, the config or the corpus, and ${length === 1 ? "is" : "are"} not hidden in this report. Choose ${length === 1 ? "another secret" : "other secrets"}.`,
    secret_in_ids: ({ variables }) => `The ids of results hold the value of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(variables)}, so it is not hidden in this report. If it is a secret, return other ids and replace it.`,
    base_outdated: ({ commit, tip, files }) => `The rules that decided are those of ${commit.slice(0, 12)}. The default branch, at ${tip.slice(0, 12)}, has others by now: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(files)}. Merge it into this branch, or rebase onto it.`,
    base_unconfirmed: ({ commit, event }) => `The base is ${commit.slice(0, 12)}, the first parent of the merge commit. The event names ${event?.slice(0, 12) ?? "none"}, and this clone is too shallow to show that one follows the other. Check out with fetch-depth: 0 to have it checked.`,
    base_ref_ignored: () => "base-ref is ignored here. The event says which commit is the base.",
    other_base: ({ branch, default_branch }) => `The rules of the branch ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .clipName */ .es)(branch)} decided. The check belongs to the commit, so it also counts in a pull request of it into ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .clipName */ .es)(default_branch)}.`,
    weakened: ({ field, before, after }) => `The rules were loosened: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .clipName */ .es)(field)}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .clipName */ .es)(before)} before, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .clipName */ .es)(after)} now.`,
    allowance_grew: [
      ({ metric, scope, before, after }) => `The tolerance of ${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeWords */ .AN)(scope)} allows ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(after, "case")} now. It allowed ${before} before.`,
      ({ metric, scope, before, after }) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeWords */ .AN)(scope)} (${before} before, ${after} now)`,
      (list, count) => `The tolerances of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(count, "check")} allow more lost cases than before: ${list}.`
    ],
    targets_added: ({ cases }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(cases.length, "case")} got more answers: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(cases)}. Until they are recorded, the answers of before decide.`,
    documents_renamed: ({ documents }) => {
      const list = documents.map(({ before, after }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .clipName */ .es)(before)} is now ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .clipName */ .es)(after)}`);
      return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(list.length, "expected document")} ${list.length === 1 ? "was" : "were"} renamed, and ${list.length === 1 ? "is" : "are"} compared as the same: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(list)}.`;
    },
    grades_raised: ({ cases }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(cases.length, "case")} got a higher grade for a target: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(cases)}. Until they are recorded, the grades of before decide.`,
    corpus_changed: ({ file, before, after }) => {
      const was = before === null ? "\u2013 documents" : (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(before, "document");
      const counts = `: ${was} before, ${after ?? "\u2013"} now`;
      const fewer = before !== null && after !== null && after < before;
      return `The corpus ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .clipName */ .es)(file)} is another than the base's${before === null && after === null ? "" : counts}.${fewer ? " Fewer documents are an easier search." : ""}`;
    },
    address_changed: ({ field, before, after }) => `${field} is ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .clipName */ .es)(after)} now, and was ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .clipName */ .es)(before)}. Check that it is the same index.`,
    models_added: ({ models }) => `cost_per_query is gated, and ${models.length === 1 ? "one model is" : "some models are"} new since the baseline: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listFirst */ .rL)(models.map(describeAddedModel), NAMED)}. Check what ${models.length === 1 ? "it costs" : "they cost"}.`,
    verdicts_not_used: ({ count }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(count, "verdict")} in the judge's cache ${count === 1 ? "comes" : "come"} from this change and ${count === 1 ? "is" : "are"} not used. The judge is asked again.`,
    new_hits: ({ cases }) => `${someCases(cases, "has", "have")} a forbidden or false result that the baseline does not have: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(cases)}.`,
    gained: ({ p }) => `The whole suite is significantly better than the last accepted state (${(0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .pWords */ .gh)(p)}). Once baseline.json is adopted, later changes are compared with this state.`,
    gain_unconfirmed: ({ p }) => `The whole suite is significantly better than the last accepted state (${(0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .pWords */ .gh)(p)}). But answers vary, so this run may be a lucky one: record the mean of several fresh runs to see whether it is a gain.`
  },
  /** What else this run alone has to say. */
  own: {
    bootstrap: () => "First run: the base has no gate files yet, so the files of this change decided.",
    head_only: ({ reason }) => `Only the files of this checkout decided: ${HEAD_ONLY[reason]}.`,
    answers_unmeasured: ({ metric, cases, reason }) => `${metric} has no value for ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(cases.length, "case")}, since ${UNMEASURED[reason]}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(cases)}.`,
    baseline_age: ({ days, limit }) => `The baseline is ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(days, "day")} old (limit ${limit}). Record a new baseline, so that it compares with what is in use.`,
    probe_failed: ({ reason }) => `The lost cases could not be asked for more results, so it is not known where their targets went: ${reason.trim().replace(/\.$/, "")}.`,
    not_side_by_side: ({ reason }) => `Not judged side by side, in spite of base-directory: ${NOT_BESIDE[reason]}.`,
    base_below_baseline: ({ metric, stored, measured }) => `The base itself fails its stored baseline: ${metric} is ${valueWords(metric, measured)} where ${valueWords(metric, stored)} was recorded. Check that the base directory got all that the head got, its index above all. Otherwise the head is compared with too little.`,
    budget_ended: ({ repeats }) => `Asking ended early, at the limit of time: the cases were timed at least ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(repeats, "time")}.`,
    not_planned: ({ metrics }) => `Not gated yet, because the baseline has no samples for it: ${metrics.join(", ")}. Record a new baseline.`,
    older_attempts: ({ shards }) => `Several attempts of the workflow left parts of ${shards.length === 1 ? "shard" : "shards"} ${shards.join(", ")}; the latest counts.`,
    unlike_machines: ({ machines }) => `The shards ran on ${machines} kinds of machine: latency figures mix these machines and are less exact. The first shard's machine is recorded.`,
    other_machine: () => "The baseline was recorded on another kind of machine, so a difference in latency may come from the machine. With base-directory both are measured in one job.",
    not_in_baseline: [
      ({ metric }) => `${metric} is not gated yet: the baseline has no value for it. Record a new baseline.`,
      ({ metric }) => metric,
      (list) => `Not gated yet, because the baseline has no values for them: ${list}. Record a new baseline.`
    ],
    since_accepted: ({ recordings, moved }) => `Since the last acceptance or gain, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(recordings, "recording")}: ${moved.map(({ metric, delta }) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDelta */ .CW)("share", delta)}`).join(", ")}.`,
    limit: ({ cases }) => `The dataset was cut to ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(cases, "case")}; such a run never passes.`,
    new_cases: ({ cases }) => `${someCases(cases, "is", "are")} new or edited since the baseline and can't be compared: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(cases)}.`,
    duplicates: ({ cases }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(cases.length, "case")} got the same document more than once; only the first counts: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(cases)}.`,
    no_relevant_target: ({ cases }) => `${someCases(cases, "has", "have")} no relevant target and can only score 0: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(cases)}.`,
    second_start_failed: ({ reason }) => `The retriever could not be asked in a second start, so it is not known whether each start answers the same: ${reason.trim().replace(/\.$/, "")}.`,
    vary_off: () => "No query was asked twice (`vary: off`), so that answers that vary are not seen.",
    unstable: ({ cases }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(cases.length, "case")} got other results when asked again: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(cases)}. A baseline of \`record --runs 5\` evens that out.`
  },
  /** What describes the set-up, and so is the same in every run: it stands in the report alone. */
  standing: {
    dead_cases: ({ cases }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(cases.length, "query", "queries")} never found their documents: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(cases)}. Fix or remove ${cases.length === 1 ? "it" : "them"}.`,
    targets_nowhere: ({ cases, corpus }) => `${someCases(cases, "has", "have")} a target that neither the list holds ${corpus ? "nor the corpus" : "nor ten times as many results"}, so nothing may ever find it: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(cases)}. Check its spelling, or the index.`,
    absolute_paths: ({ count }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(count, "result")} came with an absolute path below the repository. Paths were cut to relative ones, for the next machine has them elsewhere.`,
    skipped_lines: ({ count }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(count, "line")} of the MCP server's standard output ${count === 1 ? "was no message" : "were no messages"} and ${count === 1 ? "was" : "were"} skipped. Print such lines to standard error.`,
    answers_only: ({ cases }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(cases.length, "case")} with a reference answer but no targets ${cases.length === 1 ? "does" : "do"} not count in the relevance metrics: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(cases)}.`,
    blunt_tolerance: [
      ({ metric, meaning, baseline, tolerance }) => `${metric} has a baseline of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMs */ ._V)(baseline)} and a tolerance of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMs */ ._V)(tolerance)} (${Math.round(100 * tolerance / baseline)} %). ${meaning === "below_noise" ? "Two machines of one kind differ by more, so another machine alone may fail it. Use base-directory." : "A smaller rise passes unseen. Use base-directory, or a tolerance in percent."}`,
      ({ metric }) => metric
    ],
    differs: ({ field, baseline, current }) => `${field} differs from the baseline: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .clipName */ .es)(shortDigest(baseline))} there, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .clipName */ .es)(shortDigest(current))} here.`,
    joined: ({ shards }) => `Joined from the parts of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(shards, "shard")}.`,
    judged_missing_from_corpus: ({ documents }) => `The corpus lacks ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(documents.length, "judged document")}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(documents)}.`,
    latency_off: ({ by }) => `Latency is not gated: ${by === "config" ? "the config says latency: off" : "this kind of retriever has no clock"}.`,
    not_applicable: [
      ({ metric, scope }) => `${metric} does not apply ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeWords */ .AN)(scope)}: no case has what it measures.`,
      metricWords,
      (list) => `No case has what these measure: ${list}.`
    ],
    not_sampled: [
      (notice) => `${notice.metrics.join(", ")} ${notice.metrics.length === 1 ? "is" : "are"} not gated ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeWords */ .AN)(notice.scope)}: ${(0,_sampling_js__WEBPACK_IMPORTED_MODULE_4__/* .notPlannedReason */ .wl)(notice)}.`,
      ({ metrics, scope }) => `${metrics.join(", ")} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeWords */ .AN)(scope)}`
    ],
    queries_asked: ({ queries }) => `This run asked ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(queries, "query", "queries")}.`,
    rule_off: [
      ({ metric, scope }) => `${metric} is not gated ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeWords */ .AN)(scope)}: the config sets it to off.`,
      metricWords,
      (list) => `Not gated, because the config sets them to off: ${list}.`
    ],
    small_intent: [
      ({ intent, cases }) => `Intent ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .clipName */ .es)(intent)} has ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(cases, "case")}, too few to be gated unless a rule names it.`,
      ({ intent, cases }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .clipName */ .es)(intent)} (${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(cases, "case")})`,
      (list, count) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(count, "intent")} have too few cases to be gated unless a rule names them: ${list}.`
    ],
    stored_latency: () => "Latency was compared with a stored baseline, which another run recorded.",
    trec_counts_differ: ({ cases }) => `In ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(cases.length, "case")} several results match one target, or one result several. trec_eval counts each document singly: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(cases)}.`,
    named_by_query: ({ cases, repeated }) => {
      const shared = repeated === 0 ? "" : ` ${repeated} of them share their query, and their place tells them apart.`;
      return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(cases, "case")} ${cases === 1 ? "has" : "have"} no id and ${cases === 1 ? "is" : "are"} named by the query.${shared}`;
    },
    doubtful_cells: ({ places }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(places.length, "cell")} of the table may hold several documents, or passages, and ${places.length === 1 ? "is" : "are"} read as names: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(places)}. Set \`separator\`, or write a list such as ["a.md", "b.md"]. Passages are read by the format ragas-csv.`,
    unjudged_queries: ({ count }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(count, "query", "queries")} of the dataset had no judgments and ${count === 1 ? "is" : "are"} left out.`,
    visible_rise: _sampling_js__WEBPACK_IMPORTED_MODULE_4__/* .visibleWords */ .iV
  },
  /** What other blocks say, in a place of its own. */
  told: {
    acceptable: ({ label }) => `The label ${label} can accept this change. The workflow must run on pull_request type labeled. "Re-run" repeats the old event.`,
    also_accepted: ({ since, recordings, moved, lost }) => {
      const start = since === void 0 ? "the last acceptance" : dayWords(since);
      const changes = moved.map(({ metric, delta }) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDelta */ .CW)("share", delta)}`);
      const parts = [changes.join(", "), lost.length === 0 ? "" : `lost: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(lost)}`];
      return `This also accepts all changes since ${start} (${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(recordings, "recording")}): ${parts.filter(Boolean).join("; ")}.`;
    },
    accepted: ({ checks }) => `Accepted with the label: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(checks, "failure")} by the base's rules.`,
    below_accepted: ({ metric, scope, accepted, current }) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeWords */ .AN)(scope)} was ${valueWords(metric, accepted)} when the state was last accepted and is ${valueWords(metric, current)} now. This change made no query worse, so it passes.`,
    lost_and_found: ({ lost, found }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(lost.length, "query", "queries")} found something and ${lost.length === 1 ? "finds" : "find"} nothing any more${lost.length === 0 ? "" : `: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(lost)}`}. ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(found, "query is", "queries are")} newly found.`,
    shard: ({ index, count, cases, of }) => `This is shard ${index} of ${count}: it asked ${cases} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(of, "case")}. Merge all shards to get the verdict.`
  }
};
const ALL = {
  ...SAYS.doubt,
  ...SAYS.urgent,
  ...SAYS.own,
  ...SAYS.standing,
  ...SAYS.told
};
function findSentence({ code }) {
  const sentence = ALL[code];
  return typeof sentence === "function" ? [sentence, () => ""] : sentence;
}
function noticeSentence(notice, errors = "") {
  return findSentence(notice)[0](notice, errors);
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
    const told = several === void 0 ? others : group.map(([, notice]) => notice);
    const list = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listFirst */ .rL)(told.map(item), NAMED);
    return several?.(list, told.length) ?? `${one(first, errors)} The same holds for ${list}.`;
  });
}
const FIRST = [...Object.keys(SAYS.doubt), ...Object.keys(SAYS.urgent)];
const SETTLED = [
  "record",
  "no_git",
  "no_repository",
  "on_default_branch"
];
function ownNotices(notices) {
  const own = notices.filter((notice) => !(notice.code in SAYS.standing) && !(notice.code in SAYS.told) && !(notice.code === "head_only" && SETTLED.includes(notice.reason)));
  const noticePlace = ({ code }) => FIRST.includes(code) ? FIRST.indexOf(code) : FIRST.length;
  return own.toSorted((a, b) => noticePlace(a) - noticePlace(b));
}
function findDoubt(notices) {
  return ownNotices(notices).find(({ code }) => code in SAYS.doubt);
}
const MONTHS = "January February March April May June July August September October November December".split(" ");
function dayWords(day) {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ""} ${year}`;
}
const HEAD_ONLY = {
  record: "a baseline is recorded",
  no_git: "there is no git",
  no_repository: "there is no git repository",
  on_default_branch: "this is the default branch",
  default_branch_unknown: "the default branch is not known; name a base with base-ref",
  default_branch_not_fetched: "the default branch is not in this clone; check out with fetch-depth: 0",
  no_merge_base: "this clone shows no common commit with the default branch; check out with fetch-depth: 0"
};
const UNMEASURED = {
  query_failed: "the retriever failed on the query",
  no_answer: "the retriever gave no answer",
  no_text: "a result has no text",
  no_reference: "the case has no reference answer",
  no_claims: "the text makes no claim that could be checked",
  refused: "the judge refused",
  malformed: "the judge's reply was not what it was asked for",
  too_long: "the texts are more than the judge takes",
  not_asked: "the judging ended before"
};
const NOT_BESIDE = {
  bootstrap: "the base has no gate yet, and its code can't answer. Side by side begins with the next change",
  accepted: "the change was accepted, so the head's own files decide"
};
function metricWords({ metric, scope }) {
  return `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeWords */ .AN)(scope)}`;
}
function describeAddedModel({ model, tokens_per_query: tokens, ...price }) {
  const { prompt, completion, per_call: call } = price;
  const parts = [
    prompt === null ? [] : [`prompt ${prompt}`],
    completion === null ? [] : [`completion ${completion}`]
  ].flat();
  const costs = [
    parts.length === 0 ? [] : [`${parts.join(", ")} per 1,000 tokens`],
    call === null ? [] : [`${call} a call`],
    tokens === null ? [] : [`${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(tokens, "token")} a query`]
  ].flat();
  return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .clipName */ .es)(model)} (${costs.join(", ")})`;
}
const deltaWords = (metric, delta) => (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDelta */ .CW)((0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOfMetric */ .QG)(metric), delta);
const valueWords = (metric, value) => (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)((0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOfMetric */ .QG)(metric), value);
function someCases(cases, is, are) {
  return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(cases.length, "case")} ${cases.length === 1 ? is : are}`;
}
function shortDigest(value) {
  return /^[0-9a-f]{64}$/.test(value) ? value.slice(0, 12) : value;
}



/***/ }),

/***/ 93315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: () => (/* binding */ announceQueries),
/* harmony export */   DO: () => (/* binding */ planWords),
/* harmony export */   iV: () => (/* binding */ visibleWords),
/* harmony export */   lj: () => (/* binding */ samplingLines),
/* harmony export */   wl: () => (/* binding */ notPlannedReason)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31385);

function announceQueries({ planned, most }, passes) {
  const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(planned, "query", "queries");
  if (passes === null) {
    return `This run asks ${queries} of base and head together. The base's times then tell how many more it takes to see a rise, within latency.budget_s.`;
  }
  const asked = passes === void 0 ? queries : `${queries} of base and head together (${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(passes, "pass", "passes")})`;
  return most > planned ? `This run asks ${asked}, and at most ${most} if latency stays undecided.` : `This run asks ${asked}.`;
}
function samplingLines({ run, verdict }) {
  const { queries = 0, plan = [], passes = 1 } = run?.timing.asked ?? {};
  const repeats = new Map(plan.map((each) => [each.scope, each.repeats * passes]));
  const rise = verdict.notices.find((notice) => notice.code === "visible_rise");
  return [
    ...plan.length === 0 ? [] : [`Asked by the sampling plan: ${planWords({ queries, repeats })}.`],
    ...rise === void 0 ? [] : [visibleWords(rise)]
  ];
}
function planWords({ queries, repeats }) {
  const scopes = [...repeats].map(([scope, times]) => {
    const where = scope === "overall" ? "each case" : `in ${scope.replace(":", " ")}`;
    return `${where} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(times, "time")}`;
  });
  const asked = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(queries, "query", "queries");
  return scopes.length === 0 ? asked : `${asked}: ${scopes.join(", ")}`;
}
function notPlannedReason({ budget_s: seconds, by }) {
  if (by.includes("recorded")) {
    return "a recorded run has one time for each case, and a check takes three";
  }
  if (by.includes("repeats")) {
    return "latency.repeats is too low for it; set it to auto, or raise it";
  }
  return `the sampling plan has no room for it; it needs latency.budget_s: ${seconds}`;
}
function visibleWords({ rises }) {
  const each = rises.map(({ metric, rise }) => `${metric} ${riseWords(rise)}`).join(", ");
  return `This run can't notice a smaller rise of latency than: ${each}.`;
}
function riseWords(rise) {
  if (rise === null) {
    return "none";
  }
  return rise.share > 10 ? `+${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMs */ ._V)(rise.ms)}` : `+${Math.ceil(100 * rise.share)} % (${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMs */ ._V)(rise.ms)})`;
}



/***/ })

};
