export const id = 2712;
export const ids = [2712];
export const modules = {

/***/ 57417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A$: () => (/* binding */ CAUSE_MEANING),
/* harmony export */   CR: () => (/* binding */ churnWords),
/* harmony export */   I5: () => (/* binding */ isExplainNotice),
/* harmony export */   VH: () => (/* binding */ lossWords),
/* harmony export */   V_: () => (/* binding */ holesWords),
/* harmony export */   dS: () => (/* binding */ explainSentence),
/* harmony export */   f5: () => (/* binding */ evidenceClause),
/* harmony export */   qh: () => (/* binding */ causesWords)
/* harmony export */ });
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58664);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50354);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13480);



/** `3 better, 11 worse of 60`. */
function evidenceClause({ wins, losses, units }) {
    return `${wins} better, ${losses} worse of ${units}`;
}
/** What each cause says of a case. */
const CAUSE_MEANING = {
    error: "the query failed",
    degraded: "the retriever answered in degraded mode",
    nothing_returned: "nothing was returned",
    no_longer_matches: "the document is returned, but no longer matches",
    crowded_out: "crowded out by one cluster",
    duplicates: "crowded out by repeats",
    deeper: "found further down",
    not_found: "not found at all",
    displaced: "pushed out by other documents",
    not_looked_up: "not looked up",
    unresolved: "no cause was found",
};
/** One lost case in a clause: `found further down, at rank 14`. */
function lossWords(loss) {
    const ranks = (of) => loss.targets.flatMap((target) => of(target) ?? []).join(" and ");
    const meaning = CAUSE_MEANING[loss.cause];
    const deeper = ranks((target) => target.deeper);
    switch (loss.cause) {
        case "no_longer_matches":
            return `${meaning}, at rank ${ranks((target) => target.unmatched)}`;
        case "crowded_out":
            return `${meaning}: ${loss.cluster?.now ?? 0} of the list are of ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(loss.cluster?.key ?? "")}${deeper === "" ? "" : `; found at rank ${deeper}`}`;
        case "duplicates":
            return `${meaning}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(loss.repeats.now, "repeat")}${deeper === "" ? "" : `; found at rank ${deeper}`}`;
        case "deeper":
            return `${meaning}, at rank ${deeper}`;
        case "not_found":
            return loss.probe === null ? meaning : `${meaning} in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(loss.probe.returned, "result")}`;
        case "displaced":
            return `${meaning}: ${displacedWords(loss)}`;
        case "not_looked_up":
            return loss.displaced_by.length === 0 ? meaning : `${meaning}; ${displacedWords(loss)} in the list`;
        default:
            return meaning;
    }
}
function displacedWords({ displaced_by: displacedBy }) {
    const unjudged = displacedBy.filter((each) => each.judged === "unjudged").length;
    const relevant = displacedBy.filter((each) => each.judged === "relevant").length;
    const of = [
        ...(unjudged > 0 ? [`${unjudged} unjudged`] : []),
        ...(relevant > 0 ? [`${relevant} relevant`] : []),
    ];
    return `${displacedBy.length} new${of.length === 0 ? "" : ` (${of.join(", ")})`}`;
}
/** `10 cases lost a target: 7 found further down; 3 not found at all`; empty where nothing was lost. */
function causesWords(causes) {
    const cases = causes.reduce((sum, each) => sum + each.cases, 0);
    if (cases === 0)
        return "";
    const [first] = causes;
    const lost = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(cases, "case")} lost a target`;
    if (first !== undefined && causes.length === 1)
        return `${lost}${because(first.cause)} ${CAUSE_MEANING[first.cause]}`;
    const shares = causes.map((each) => `${each.cases}${because(each.cause).replace(":", "")} ${CAUSE_MEANING[each.cause]}`);
    return `${lost}: ${shares.join("; ")}`;
}
/** These say what broke the answer, the others where the target is. */
function because(cause) {
    return cause === "error" || cause === "degraded" ? " because" : ":";
}
/** `97 of 118 results are unjudged; if none or all of them are relevant: ndcg@10 0.612 to 0.934`; empty without a hole. */
function holesWords(holes) {
    if (holes === null || holes.unjudged === 0)
        return "";
    const bounds = [...holes.bounds].map(([metric, { pessimistic, optimistic }]) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)("share", pessimistic)} to ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)("share", optimistic)}`);
    const counted = `${holes.unjudged} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(holes.results, "result")} ${holes.unjudged === 1 ? "is" : "are"} unjudged`;
    return `${counted}; if none or all of them are relevant: ${bounds.join(", ")}`;
}
/** `overlap with the baseline's lists: jaccard@10 0.812, rbo@10 0.901`; empty where no list was compared, or all are the same. */
function churnWords(churn) {
    const values = [...(churn?.overall ?? [])].flatMap(([metric, value]) => value === null ? [] : [[metric, value]]);
    // Sums of floats: a list may agree with itself to the last bit but one.
    if (values.every(([, value]) => value > 1 - 1e-9))
        return "";
    return `overlap with the baseline's lists: ${values.map(([metric, value]) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)("share", value)}`).join(", ")}`;
}
const CODES = [
    "improved",
    "implausible_jump",
    "intent_falls",
    "baseline_age",
    "probe_failed",
    "probe_capped",
    "probe_limit",
];
function isExplainNotice(notice) {
    return CODES.includes(notice.code);
}
function explainSentence(notice) {
    switch (notice.code) {
        case "improved":
            return `${notice.metric} improved by ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDelta */ .CW)((0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOfMetric */ .QG)(notice.metric), notice.delta)} ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeWords */ .AN)(notice.scope)}; record a new baseline to keep the gain.`;
        case "implausible_jump":
            return `${notice.metric} moved by ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDelta */ .CW)((0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOfMetric */ .QG)(notice.metric), notice.delta)} overall; a jump of this size is more often a broken measurement than an improvement, so check the suite and the retriever before you merge.`;
        case "intent_falls":
            return `${notice.metric} fell by ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDelta */ .CW)((0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOfMetric */ .QG)(notice.metric), notice.delta)} in intent ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(notice.intent)}, within its tolerance, while it rose by ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDelta */ .CW)((0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOfMetric */ .QG)(notice.metric), notice.overall)} overall.`;
        case "baseline_age":
            return `The baseline is ${notice.days} days old (limit ${notice.limit}). Record a new baseline, so that it compares with what is in use.`;
        case "probe_failed":
            return `The lost cases could not be asked for more results, so it is not known where their targets went: ${notice.reason.trim().replace(/\.$/, "")}.`;
        case "probe_capped":
            return `The retriever gives no more than ${notice.k} results, also where more are asked for: how far down ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(notice.cases, "lost case")} went can't be seen.`;
        case "probe_limit":
            return `Of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(notice.lost, "lost case")} the ${notice.asked} worst were asked for more results.`;
    }
}


/***/ }),

/***/ 58664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   $o: () => (/* binding */ scopeLabel),
/* harmony export */   AN: () => (/* binding */ scopeWords),
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   FZ: () => (/* binding */ isRuleNotice),
/* harmony export */   NT: () => (/* binding */ boundWord),
/* harmony export */   Or: () => (/* binding */ ruleSentence),
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   bX: () => (/* binding */ byWords),
/* harmony export */   d2: () => (/* binding */ judgeWords),
/* harmony export */   hs: () => (/* binding */ latencyLabel),
/* harmony export */   oP: () => (/* binding */ isAbsolute),
/* harmony export */   q7: () => (/* binding */ answerSentence),
/* harmony export */   rj: () => (/* binding */ countWords)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1454);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50354);


const CODES = [
    "bootstrap",
    "head_only",
    "base_ref_ignored",
    "base_unconfirmed",
    "weakened",
    "targets_added",
    "allowance_grew",
    "verdicts_not_used",
    "secret_in_suite",
    "accepted",
    "acceptable",
    "rule_off",
    "latency_off",
    "small_intent",
];
function isRuleNotice(notice) {
    return CODES.includes(notice.code);
}
function ruleSentence(notice) {
    switch (notice.code) {
        case "bootstrap":
            return "First run: the base has no gate files yet, so the files of this change decided.";
        case "head_only":
            return `Only the files of this checkout decided: ${HEAD_ONLY[notice.reason]}.`;
        case "base_ref_ignored":
            return "base-ref is ignored here. The event says which commit is the base.";
        case "base_unconfirmed":
            return `The base is ${notice.commit.slice(0, 12)}, the first parent of the merge commit. The event names ${notice.event?.slice(0, 12) ?? "none"}, and this clone is too shallow to show that one follows the other. Check out with fetch-depth: 0 to have it checked.`;
        case "weakened":
            return `The rules were loosened: ${clip(notice.field)}, ${clip(notice.before)} before, ${clip(notice.after)} now.`;
        case "targets_added":
            return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(notice.cases.length, "case")} that the base finds got more targets: ${names(notice.cases)}. Finding any of them keeps the case found.`;
        case "allowance_grew":
            return `The tolerance of ${notice.metric} ${scopeWords(notice.scope)} allows ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(notice.after, "case")} now. It allowed ${notice.before} before.`;
        case "verdicts_not_used":
            return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(notice.count, "verdict")} in the judge's cache come from this change, so they are not used. The judge is asked again.`;
        case "secret_in_suite":
            return `The value of ${names(notice.variables)} stands in the suite or its corpus, so it is not hidden in this report. Choose another secret.`;
        case "accepted":
            return `Accepted with the label: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(notice.checks, "failure")} by the base's rules.`;
        case "acceptable":
            return `To accept this change: add the label ${notice.label} (remove and re-add it if it is there already). The workflow must run on pull_request type labeled. "Re-run" repeats the old event.`;
        case "rule_off":
            return `${notice.metric} is not gated ${scopeWords(notice.scope)}: the config sets it to off.`;
        case "latency_off":
            return notice.by === "config"
                ? "Latency is not gated: the config says latency: off."
                : "Latency is not gated: this kind of retriever has no clock.";
        case "small_intent":
            return `Intent ${clip(notice.intent)} has ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(notice.cases, "case")}, too few to be gated unless a rule names it.`;
    }
}
const HEAD_ONLY = {
    record: "a baseline is recorded",
    no_git: "there is no git",
    no_repository: "there is no git repository",
    on_default_branch: "this is the default branch",
    default_branch_unknown: "the default branch is not known; name a base with base-ref",
    default_branch_not_fetched: "the default branch is not in this clone; check out with fetch-depth: 0",
    no_merge_base: "this clone shows no common commit with the default branch; check out with fetch-depth: 0",
};
const REASONS = {
    query_failed: "the retriever failed on the query",
    no_answer: "the retriever gave no answer",
    no_text: "a result has no text",
    no_reference: "the case has no reference answer",
    no_claims: "the text makes no claim that could be checked",
    refused: "the judge refused",
    malformed: "the judge's reply was not what it was asked for",
    too_long: "the texts are more than the judge takes",
    not_asked: "the judging ended before",
};
/** `ids` are the notice's cases, as a reader should see them. */
function answerSentence(notice, ids) {
    switch (notice.code) {
        case "answers_only":
            return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(notice.cases.length, "case")} with a reference answer but no targets do not count in the relevance metrics: ${ids}.`;
        case "answers_unmeasured":
            return `${notice.metric} has no value for ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(notice.cases.length, "case")}, since ${REASONS[notice.reason]}: ${ids}.`;
        case "judged_by":
            return `Answers were judged by ${notice.model}: ${spendingWords(notice)}.`;
    }
}
/** What makes the judge's verdicts comparable, in one line. */
function judgeWords(judge) {
    return Object.entries(judge)
        .filter(([, value]) => value !== null)
        .map(([field, value]) => `${field} ${value}`)
        .join(", ");
}
function spendingWords(spent) {
    const retries = spent.retries === 0 ? "" : ` (${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(spent.retries, "retry", "retries")} among them)`;
    const tokens = spent.prompt_tokens + spent.completion_tokens + spent.embedding_tokens;
    const cost = spent.cost === null ? "" : `, cost ${Number(spent.cost.toFixed(6))}`;
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(spent.requests, "request")}${retries}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(spent.cached, "verdict")} from the cache, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(tokens, "token")}${cost}`;
}
// The names of strangers within a sentence.
/** How many ids a sentence names before it counts the rest. */
const NAMED = 5;
const NAME_LENGTH = 80;
/** The first few ids, then how many more. */
function names(ids) {
    const shown = ids.slice(0, NAMED).map(clip).join(", ");
    return ids.length > NAMED ? `${shown} and ${ids.length - NAMED} more` : shown;
}
/** Sentences are one-liners: a name of 10 kB would bury what they say. */
function clip(name) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .capped */ .uo)(name, NAME_LENGTH);
}
/** Twelve digits tell two digests apart; the receipt has all. */
function shortDigest(value) {
    return /^[0-9a-f]{64}$/.test(value) ? value.slice(0, 12) : value;
}
/** `overall`, or `in intent howto`. */
function scopeWords(scope) {
    return scope.kind === "overall" ? "overall" : `in ${scope.kind} ${clip(scope.name)}`;
}
/** The bucket's name, for tables: intents bare, and tags told from them. */
function scopeLabel(scope) {
    if (scope.kind === "overall")
        return "overall";
    return scope.kind === "tag" ? `tag ${scope.name}` : scope.name;
}
/** What a table of these buckets is made by; `by intent` where it has the whole alone. */
function byWords(scopes) {
    const kinds = new Set(scopes.map(({ kind }) => kind));
    if (!kinds.has("tag"))
        return "by intent";
    return kinds.has("intent") ? "by intent and tag" : "by tag";
}
/** `2 intents and 1 tag`, or `2 more intents and 1 more tag`. */
function countWords(scopes, more = "") {
    const tags = scopes.filter(({ kind }) => kind === "tag").length;
    const intents = scopes.length - tags;
    const words = [
        ...(intents === 0 ? [] : [(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(intents, `${more}intent`)]),
        ...(tags === 0 ? [] : [(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(tags, `${more}tag`)]),
    ];
    return words.join(" and ");
}
/** `howto`, or `howto [rerank]` for one stage of its answers. */
function latencyLabel({ scope, stage, }) {
    return stage === null ? scopeLabel(scope) : `${scopeLabel(scope)} [${stage}]`;
}
/** `limit` comes from the baseline; a floor or ceiling holds whatever the baseline says. */
function boundWord(check) {
    if (!isAbsolute(check))
        return "limit";
    return check.direction === "higher" ? "floor" : "ceiling";
}
/** Whether the limit is the rule's own floor or ceiling, which no new baseline moves. */
function isAbsolute({ baseline, tolerance, limit, direction, }) {
    if (limit === null)
        return false;
    if (baseline === null || tolerance === null)
        return true;
    const allowed = direction === "higher" ? baseline - tolerance : baseline + tolerance;
    return Math.abs(allowed - limit) > 1e-9;
}


/***/ }),

/***/ 2712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* reexport safe */ _checks_js__WEBPACK_IMPORTED_MODULE_2__.$o),
/* harmony export */   AN: () => (/* reexport safe */ _checks_js__WEBPACK_IMPORTED_MODULE_2__.AN),
/* harmony export */   DQ: () => (/* binding */ missingReason),
/* harmony export */   J4: () => (/* binding */ CATEGORY_MEANING),
/* harmony export */   Qz: () => (/* binding */ failureSentence),
/* harmony export */   YC: () => (/* binding */ checkSentence),
/* harmony export */   bX: () => (/* reexport safe */ _checks_js__WEBPACK_IMPORTED_MODULE_2__.bX),
/* harmony export */   cv: () => (/* binding */ noticeSentence),
/* harmony export */   gx: () => (/* binding */ failureMeaning),
/* harmony export */   hs: () => (/* reexport safe */ _checks_js__WEBPACK_IMPORTED_MODULE_2__.hs),
/* harmony export */   rj: () => (/* reexport safe */ _checks_js__WEBPACK_IMPORTED_MODULE_2__.rj)
/* harmony export */ });
/* harmony import */ var _side_by_side_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50676);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57417);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58664);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50354);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67627);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13480);
/* harmony import */ var _weakenings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72979);
/* harmony import */ var _sampling_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77472);
/** Findings as plain English. The text of strangers stays raw in here; each reporter escapes the whole sentence. */









/** What each category says about the change. */
const CATEGORY_MEANING = {
    recall_drop: "relevant results are no longer found",
    ranking_shift: "relevant results moved down, or left some cases while others gained",
    latency_regression: "answers take longer",
    diversity_collapse: "results crowd into one cluster",
    semantic_degraded_spike: "the retriever answered in degraded mode more often",
    forbidden_hit: "forbidden results came back",
    retriever_error: "queries failed",
    cost_regression: "a query costs more",
    answer_regression: "answers got worse",
    missing_data: "something gated was not measured",
    gate_weakened: "the change loosens the gate's own rules",
};
/** What failed in a category: figures that did not fall are only on the wrong side of a fixed bound. */
function failureMeaning(category, failed) {
    const own = failed.filter((check) => check.category === category);
    const stands = own.every(({ delta, direction }) => delta !== null && (direction === "higher" ? delta >= 0 : delta <= 0));
    const bounds = own.every((check) => check.kind !== "count" && (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsolute */ .oP)(check));
    return own.length > 0 && stands && bounds
        ? `no worse than the baseline, but ${own[0].direction === "higher" ? "below" : "above"} the config's ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .boundWord */ .NT)(own[0])}`
        : CATEGORY_MEANING[category];
}
/** One check without a full stop: `recall@10 fell from 0.921 to 0.854 (limit 0.911) in intent howto`. */
function checkSentence(check) {
    return check.policy === "base" ? `${plainSentence(check)} by the base's rules` : plainSentence(check);
}
function plainSentence(check) {
    const where = (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeWords */ .AN)(check.scope);
    if (check.kind === "weakening")
        return (0,_weakenings_js__WEBPACK_IMPORTED_MODULE_5__/* .weakeningSentence */ .r)(check.weakening);
    if (check.kind === "absent")
        return absentSentence(check);
    if (check.kind === "count")
        return countSentence(check);
    if (check.kind === "missing")
        return `${check.metric} ${where} could not be checked: ${missingReason(check.missing)}`;
    const { baseline, current, limit } = (0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .checkNumbers */ .PM)(check);
    const bound = check.limit === null ? "" : ` (${(0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .boundWord */ .NT)(check)} ${limit})`;
    if (check.kind === "latency" && check.outcome === "fail" && isWithin(check)) {
        const high = (0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .checkNumbers */ .PM)({ ...check, current: check.interval?.[1] ?? null }).current;
        return `${check.metric} is ${current} ${where}, and up to ${high} with noise, which is over the ceiling ${limit}`;
    }
    if (check.baseline === null || check.delta === null)
        return `${check.metric} is ${current}${bound} ${where}`;
    if (baseline === current)
        return `${check.metric} stayed at ${current}${bound} ${where}`;
    // Nearly every query may be slower while the percentile, which one query decides, is not.
    if (check.kind === "ratio" && check.ratio.ratio > 1 && check.delta <= 0) {
        return `${check.metric} ${where}: a typical query took ${(0,_side_by_side_js__WEBPACK_IMPORTED_MODULE_0__/* .ratioWords */ .ft)(check.ratio)}, though the percentile went from ${baseline} to ${current}`;
    }
    const moved = check.delta < 0 ? "fell" : "rose";
    const beside = check.kind === "ratio" ? `: ${(0,_side_by_side_js__WEBPACK_IMPORTED_MODULE_0__/* .ratioWords */ .ft)(check.ratio)}` : "";
    return `${check.metric} ${moved} from ${baseline} to ${current}${bound} ${where}${beside}`;
}
function absentSentence({ baseline, current, missing }) {
    const gone = (baseline ?? 0) - (current ?? 0);
    const all = `the baseline's ${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(baseline ?? 0, "case")}`;
    if (missing.code === "no_paired_cases")
        return `${all}: none is the same in this run`;
    return `${gone} of ${all} ${gone === 1 ? "is gone or was" : "are gone or were"} edited`;
}
function countSentence(check) {
    const { current, limit } = (0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .checkNumbers */ .PM)(check);
    if (check.metric === "critical_lost") {
        return `${current} critical ${check.current === 1 ? "case finds" : "cases find"} no target (${limit} allowed)`;
    }
    const { lost, found } = check.counts ?? { lost: 0, found: 0 };
    if (found > 0)
        return `newly_lost is ${current} (${limit} allowed): ${lost} lost, ${found} found`;
    return `${current} ${check.current === 1 ? "case" : "cases"} found a target at the baseline and none now (${limit} allowed)`;
}
function missingReason(reason) {
    switch (reason.code) {
        case "not_measured":
            return "this run did not measure it";
        case "baseline_lacks_metric":
            return "the baseline has no value for it; record a new baseline, or set the rule to off";
        case "baseline_lacks_lists":
            return "it compares with the baseline's lists, and there are none; record a baseline of this tool's";
        case "cases_absent":
            return "they are gone from the suite or were edited";
        case "no_paired_cases":
            return "no case is the same in the baseline and in this run";
        case "too_few_samples":
            return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(reason.have, "sample")} ${IN[reason.side]} where ${reason.need} are needed; record a new baseline`;
        case "too_few_repeats":
            return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(reason.cases, "case")} ${IN[reason.side]} ${reason.cases === 1 ? "was" : "were"} timed less than ${reason.need} times; record a new baseline`;
        case "plan_unfinished":
            return `asking ended after ${reason.have} of ${reason.need} timed queries, at the limit of time or queries`;
        case "not_in_plan":
            return (0,_sampling_js__WEBPACK_IMPORTED_MODULE_6__/* .notPlannedReason */ .wl)(reason);
        default:
            return unknown(reason);
    }
}
/** While recording, a ceiling within what noise reaches fails though the figure itself does not. */
function isWithin({ current, limit }) {
    return current !== null && limit !== null && current <= limit;
}
const IN = { now: "in this run", before: "in the baseline" };
/** What went wrong, and after it what to do; problems are listed apart. */
function failureSentence(failure) {
    return failure.hint === null
        ? sentence(failure.message)
        : `${sentence(failure.message)} ${sentence(failure.hint)}`;
}
/** A full sentence, with its full stop. */
function noticeSentence(notice) {
    if ((0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .isRuleNotice */ .FZ)(notice))
        return (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleSentence */ .Or)(notice);
    if ((0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .isExplainNotice */ .I5)(notice))
        return (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .explainSentence */ .dS)(notice);
    if ((0,_side_by_side_js__WEBPACK_IMPORTED_MODULE_0__/* .isBesideNotice */ .nI)(notice))
        return (0,_side_by_side_js__WEBPACK_IMPORTED_MODULE_0__/* .besideSentence */ .o0)(notice);
    if ((0,_sampling_js__WEBPACK_IMPORTED_MODULE_6__/* .isSamplingNotice */ .yc)(notice))
        return (0,_sampling_js__WEBPACK_IMPORTED_MODULE_6__/* .samplingSentence */ .DN)(notice);
    return measurementSentence(notice);
}
function measurementSentence(notice) {
    switch (notice.code) {
        case "not_applicable":
            return `${notice.metric} does not apply ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeWords */ .AN)(notice.scope)}: no case has what it measures.`;
        case "differs":
            return `${notice.field} differs from the baseline: ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)((0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigest */ .VK)(notice.baseline))} there, ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)((0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigest */ .VK)(notice.current))} here.`;
        case "other_machine":
            return "The baseline was recorded on another kind of machine, so a difference in latency may come from the machine. With base-directory both are measured in one job.";
        case "means_only":
            return meansOnly(notice.tool, notice.not_compared);
        case "includes_start":
            return "Each query starts a process, so every latency figure includes the start of a process.";
        case "reported_latency":
            return "The retriever reported the latency figures. They were not measured here.";
        case "recorded_latency":
            return "A recorded run or another job brought the latency figures: only rules of latency that the config names hold them to something.";
        case "zero_quality":
            return "No query found any of its targets: the ids or paths of the results may not fit the suite.";
        case "selftest":
            return notice.blocked.length === 0
                ? "Self-test: your rules block none of the deliberately broken retrievers; the run beside itself passes."
                : `Self-test: blocked the broken retrievers ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .names */ .Dy)(notice.blocked)}; the run beside itself passes.`;
        case "blind_to":
            return `Your rules would not catch a ranking that is ${notice.mutant}.`;
        case "cached_answers":
            return `Answers look cached: the first time a query took ${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatMs */ ._V)(notice.first_ms)}, a repeat ${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatMs */ ._V)(notice.repeat_ms)}, so the latency figures may not be those of new queries.`;
        case "not_in_baseline":
            return `${notice.metric} is not compared yet: the baseline is older than its rule. Record a new baseline.`;
        case "definition_kept":
            return `definition.${notice.field} is ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(notice.kept)}, as in the baseline. A new baseline would have ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(notice.usual)}: to move, write definition.${notice.field} into the config and record.`;
        case "lost_and_found":
            return `${notice.lost} lost, ${notice.found} found: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(notice.lost, "case")} that found something ${notice.lost === 1 ? "finds" : "find"} nothing now, and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(notice.found, "case")} the other way round.`;
        case "shorter_lists":
            return `${notice.metric} ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeWords */ .AN)(notice.scope)} fell beyond its tolerance and passes: the shorter lists find more.`;
        case "gained":
            return `The whole suite is significantly better than the last accepted state (p = ${(0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .pWords */ .gh)(notice.p)}). Adopt baseline.json to keep the gain: it becomes the state that later changes are compared with.`;
        case "drifting":
            return `Drifting: ${notice.metric} ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeWords */ .AN)(notice.scope)} was ${formatFigure(notice.metric, notice.anchor)} when it was last accepted and is ${formatFigure(notice.metric, notice.current)} now. It passes.`;
        case "anchor_distance":
            return `Since the last acceptance or gain, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(notice.recordings, "recording")}: ${movedWords(notice.moved)}.`;
        case "latency_anchor_new":
            return "The times of the baseline come from another machine or clock, so from now on latency is held to those of this run.";
        case "retries":
            return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(notice.count, "transport retry", "transport retries")} happened.`;
        case "unjudged_queries":
            return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(notice.count, "query", "queries")} of the dataset had no judgments and are left out.`;
        case "judged_missing_from_corpus":
            return `The corpus lacks ${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(notice.documents.length, "judged document")}: ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .names */ .Dy)(notice.documents)}.`;
        case "limit":
            return `The dataset was cut to ${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(notice.cases, "case")}; such a run never passes.`;
        case "answers_only":
        case "answers_unmeasured":
            return (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .answerSentence */ .q7)(notice, (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .names */ .Dy)(notice.cases));
        case "judged_by":
            return (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .answerSentence */ .q7)(notice, "");
        case "shard":
        case "joined":
        case "older_attempts":
        case "unlike_machines":
            return (0,_sampling_js__WEBPACK_IMPORTED_MODULE_6__/* .shardSentence */ .YE)(notice);
        default:
            return caseListSentence(notice);
    }
}
function movedWords(moved) {
    return moved.map(({ metric, delta }) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatDelta */ .CW)("share", delta)}`).join(", ");
}
function formatFigure(metric, value) {
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatValue */ .Fl)((0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .unitOfMetric */ .QG)(metric), value);
}
function meansOnly(tool, notCompared) {
    const left = notCompared.length === 0 ? "" : ` It lacks ${notCompared.join(", ")}, which took no part.`;
    return `The baseline is ${tool}'s: its means were compared with this run's, as if of the same k, definition and machine, and no single case was.${left} Record a baseline to gate cases.`;
}
function caseListSentence(notice) {
    const count = (0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(notice.cases.length, "case");
    const list = (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .names */ .Dy)(notice.cases);
    switch (notice.code) {
        case "new_cases":
            return `${count} ${notice.cases.length === 1 ? "is" : "are"} new or edited since the baseline and can't be compared: ${list}.`;
        case "duplicates":
            return `${count} got the same document more than once; only the first counts: ${list}.`;
        case "dead_cases":
            return `${count} found none of the targets at the baseline, so they can't be lost: ${list}. Check the targets, or the index.`;
        case "targets_nowhere": {
            const where = notice.corpus ? "nor the corpus" : "nor ten times as many results";
            return `${count} ${notice.cases.length === 1 ? "has" : "have"} a target that neither the list holds ${where}, so nothing may ever find it: ${list}. Check its spelling, or the index.`;
        }
        case "no_relevant_target":
            return `${count} ${notice.cases.length === 1 ? "has" : "have"} no relevant target and can only score 0: ${list}.`;
        case "unstable":
            return `${count} got other results when asked again: ${list}.`;
        case "errored_cases":
            return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(notice.cases.length, "query", "queries")} failed and scored 0: ${list}.`;
        case "trec_counts_differ":
            return `In ${count} a result matches several targets or several results one target. trec_eval counts these differently: ${list}.`;
        default:
            return unknown(notice);
    }
}
function sentence(text) {
    return /[.!?:)]$/.test(text.trimEnd()) ? text.trimEnd() : `${text.trimEnd()}.`;
}
/** Compiles only while every variant has its words. */
function unknown(value) {
    throw new TypeError(`no sentence for ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 67627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ THE_RULE),
/* harmony export */   Hn: () => (/* binding */ testedWords),
/* harmony export */   gh: () => (/* binding */ pWords),
/* harmony export */   iC: () => (/* binding */ decidedWords)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50354);

/** For README, config reference, `validate` and the report alike. */
const THE_RULE = "The gate fails if recall, MRR or nDCG drops by more than 0.01 (0.05 within an intent) and the drop is significant. In a small suite, three lost queries with none gained are enough; in a small intent, five. A smaller drop may be shown as a watch; it passes.";
/** Two significant digits; finer ones than the tests can show are cut. */
function pWords(p) {
    return p < 0.0001 ? "< 0.0001" : String(Number(p.toPrecision(2)));
}
/** `p = 0.031, level 0.05`; empty where no test was made. */
function testedWords({ p, level }) {
    if (p === undefined)
        return "";
    const shown = pWords(p);
    const held = level === undefined ? "" : `, level ${Number(level.toPrecision(2))}`;
    return `p ${shown.startsWith("<") ? shown : `= ${shown}`}${held}`;
}
const BY = {
    test: (check) => `significant (${testedWords(check)})`,
    own: (check) => `significant by itself (${testedWords(check)})`,
    five: ({ cases }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(cases.length, "case")} got worse and none better`,
    few: ({ cases }) => `all ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(cases.length, "case")} got worse`,
    line: () => "",
    floor: () => "",
    ceiling: () => "",
};
/** What made the check fail, beside its limit; empty where the limit alone did. */
function decidedWords(check) {
    return check.by === undefined ? "" : BY[check.by](check);
}


/***/ }),

/***/ 77472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DN: () => (/* binding */ samplingSentence),
/* harmony export */   DO: () => (/* binding */ planWords),
/* harmony export */   YE: () => (/* binding */ shardSentence),
/* harmony export */   c1: () => (/* binding */ loadLines),
/* harmony export */   lj: () => (/* binding */ samplingLines),
/* harmony export */   uF: () => (/* binding */ announcement),
/* harmony export */   wl: () => (/* binding */ notPlannedReason),
/* harmony export */   yc: () => (/* binding */ isSamplingNotice)
/* harmony export */ });
/* unused harmony export riseWords */
/* harmony import */ var _metrics_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93897);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58664);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50354);
/** What a run asks, and what its latency checks can see, as plain English. */



/** Printed before the run. `most`: where everything stays open after the plan. */
function announcement({ planned, most }) {
    const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(planned, "query", "queries");
    return most > planned
        ? `This run asks ${queries}, and at most ${most} if latency stays undecided.`
        : `This run asks ${queries}.`;
}
const CODES = [
    "budget_ended",
    "queries_asked",
    "not_sampled",
    "not_planned",
    "plan_missing",
    "visible_rise",
    "blunt_tolerance",
];
function isSamplingNotice(notice) {
    return CODES.includes(notice.code);
}
function samplingSentence(notice) {
    switch (notice.code) {
        case "budget_ended":
            return `Asking ended early, at the limit of time or queries: the cases were timed at least ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(notice.repeats, "time")}.`;
        case "queries_asked":
            return `This run asked ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(notice.queries, "query", "queries")}.`;
        case "not_sampled":
            return `${list(notice.metrics)} ${notice.metrics.length === 1 ? "is" : "are"} not gated ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeWords */ .AN)(notice.scope)}: ${notPlannedReason(notice)}.`;
        case "not_planned":
            return `Not gated yet, because the baseline has no samples for it: ${list(notice.metrics)}. Record a new baseline.`;
        case "plan_missing":
            return "The baseline has no sampling plan, because an earlier version recorded it. Its own samples decide which latency checks are gated. Record a new baseline.";
        case "visible_rise":
            return `The smallest rise that the latency checks can see overall: ${notice.rises.map(({ metric, rise }) => `${metric} ${riseWords(rise)}`).join(", ")}.`;
        case "blunt_tolerance":
            return bluntWords(notice);
    }
}
/** How this run was timed, and what it could see: a line each. */
function samplingLines({ run, verdict, inputs, }) {
    const { queries = 0, plan = [] } = run?.timing.asked ?? {};
    const repeats = new Map(plan.map((each) => [each.scope, each.repeats]));
    const rise = verdict.notices.find((notice) => notice.code === "visible_rise");
    return [
        ...(plan.length === 0 ? [] : [`Asked by the sampling plan: ${planWords({ queries, repeats })}.`]),
        ...(rise === undefined ? [] : [samplingSentence(rise)]),
        ...loadLines({ run, inputs }),
    ];
}
/** What many users at once saw, and how it went on over the time; none where nothing was asked under load. */
function loadLines({ run, inputs }) {
    const load = run?.load;
    if (load === undefined || inputs === null)
        return [];
    const { percentile } = inputs.config.definition;
    const { p50_ms: p50, p95_ms: p95, error_rate: errors, qps } = (0,_metrics_load_js__WEBPACK_IMPORTED_MODULE_0__/* .loadFigures */ .QM)(load, percentile);
    const { rate, duration_s: seconds, queries } = load;
    const asked = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(queries.length, "query", "queries")} at ${rate} a second for ${seconds} s`;
    const parts = (0,_metrics_load_js__WEBPACK_IMPORTED_MODULE_0__/* .loadParts */ .B)(load, LOAD_PARTS, percentile).map((part) => part?.p95_ms ?? null);
    return [
        `Under load: ${asked}, ${qps.toFixed(1)} answers a second reached, p50 ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMs */ ._V)(p50)}, p95 ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMs */ ._V)(p95)}, ${(100 * errors).toFixed(1)} % failed.`,
        `p95 under load, by tenth of the time: ${parts.map((ms) => (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMs */ ._V)(ms)).join(", ")}.`,
    ];
}
const LOAD_PARTS = 10;
/** `120 queries: each case 4 times, in intent rare 12 times`. */
function planWords({ queries, repeats, }) {
    const scopes = [...repeats].map(([scope, times]) => {
        const where = scope === "overall" ? "each case" : `in ${scope.replace(":", " ")}`;
        return `${where} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(times, "time")}`;
    });
    const asked = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(queries, "query", "queries");
    return scopes.length === 0 ? asked : `${asked}: ${scopes.join(", ")}`;
}
/** `too few samples within the budget; budget_s: 50 would do`; also the reason of a check that is missing. */
function notPlannedReason({ budget_s: seconds, queries, by, }) {
    if (by.includes("recorded"))
        return "a recorded run has one time for each case, and a check takes three";
    if (by.includes("repeats"))
        return "latency.repeats is too low for it; set it to auto, or raise it";
    const needs = [
        ...(by.includes("budget_s") ? [`latency.budget_s: ${seconds}`] : []),
        ...(by.includes("max_queries") ? [`latency.max_queries: ${queries}`] : []),
    ];
    return `the sampling plan has no room for it; it needs ${needs.join(" and ")}`;
}
/** `+52 % (4.2 ms)` */
function riseWords(rise) {
    if (rise === null)
        return "none";
    // A share of a fraction of a millisecond says nothing.
    return rise.share > 10
        ? `+${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMs */ ._V)(rise.ms)}`
        : `+${Math.ceil(100 * rise.share)} % (${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMs */ ._V)(rise.ms)})`;
}
function bluntWords(notice) {
    const [before, allowed] = [(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMs */ ._V)(notice.baseline), (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMs */ ._V)(notice.tolerance)];
    const share = Math.round((100 * notice.tolerance) / notice.baseline);
    const subject = `${notice.metric} has a baseline of ${before} and a tolerance of ${allowed}`;
    return notice.meaning === "below_noise"
        ? `${subject} (${share} %). Two machines of one kind differ by more, so another machine alone may fail it. Use base-directory.`
        : `${subject} (${share} %). A smaller rise passes unseen. Use base-directory, or a tolerance in percent.`;
}
function list(metrics) {
    return metrics.join(", ");
}
function shardSentence(notice) {
    switch (notice.code) {
        case "shard":
            return `This is shard ${notice.index} of ${notice.count}: it asked ${notice.cases} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(notice.of, "case")}. Merge all shards to get the verdict.`;
        case "joined":
            return `Joined from the parts of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(notice.shards, "shard")}.`;
        case "older_attempts":
            return `Several attempts of the workflow left parts of ${notice.shards.length === 1 ? "shard" : "shards"} ${notice.shards.join(", ")}; the latest counts.`;
        case "unlike_machines":
            return `The shards ran on ${notice.machines} kinds of machine: latency figures mix these machines and are less exact. The first shard's machine is recorded.`;
    }
}


/***/ }),

/***/ 50676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gz: () => (/* binding */ RATIO_METRICS),
/* harmony export */   aJ: () => (/* binding */ noiseWords),
/* harmony export */   ft: () => (/* binding */ ratioWords),
/* harmony export */   nI: () => (/* binding */ isBesideNotice),
/* harmony export */   o0: () => (/* binding */ besideSentence),
/* harmony export */   oV: () => (/* binding */ ratioCell),
/* harmony export */   yD: () => (/* binding */ besideCommit)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50354);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13480);



/** The base commit that this run was measured beside, shortened; null where it was compared with a stored baseline. */
function besideCommit(report) {
    return report.inputs?.baseline?.beside?.commit.slice(0, 12) ?? null;
}
/** `1.32x slower (1.27 to 1.38); noise here: 0.99 to 1.02`. */
function ratioWords(figures) {
    const { ratio, noise } = figures;
    const way = ratio >= 1.005 ? " slower" : ratio < 0.995 ? ", faster" : ", as fast";
    const [times, interval] = [`${ratio.toFixed(2)}x`, between(figures)];
    const itself = noise === null ? "" : `; noise here: ${between(noise)}`;
    return `${times}${way} (${interval})${itself}`;
}
function between({ low, high }) {
    return `${low.toFixed(2)} to ${high.toFixed(2)}`;
}
/** The percentiles that have a ratio, and the metrics that gate them. */
const RATIO_METRICS = [
    { statistic: "p50", metric: "latency_p50_ms" },
    { statistic: "p95", metric: "latency_p95_ms" },
];
/** One bucket's ratio for a table: `1.32x (1.27 to 1.38)`. */
function ratioCell(report, scope, metric) {
    const found = ratioOf(report, scope, metric);
    return found === null ? _format_js__WEBPACK_IMPORTED_MODULE_2__/* .NONE */ .x3 : `${found.ratio.toFixed(2)}x (${between(found)})`;
}
/** The machine's noise overall, for a foot line; null where none was taken. */
function noiseWords(report) {
    const known = RATIO_METRICS.flatMap(({ statistic, metric }) => {
        const noise = ratioOf(report, _model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .OVERALL */ .aD, metric)?.noise ?? null;
        return noise === null ? [] : [`${statistic} ${between(noise)}`];
    });
    return known.length === 0 ? null : `Noise here, overall: ${known.join(", ")}`;
}
/** By the head's rules, or by rules of both. */
function ratioOf(report, scope, metric) {
    const ratios = report.verdict.checks.filter((check) => check.kind === "ratio");
    const own = ratios.find((check) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .sameScope */ .xk)(check.scope, scope) && check.metric === metric && check.policy !== "base");
    return own?.ratio ?? null;
}
const NOT_BESIDE = {
    bootstrap: "the base has no gate yet. Side by side begins with the next change",
    config_moved: "which of the base's configs is this one's can't be told",
    base_unusable: "the base's files can't be used",
    accepted: "the change was accepted, so the head's own files judge, its stored baseline among them",
};
const CODES = ["not_side_by_side", "base_below_baseline", "stored_latency"];
function isBesideNotice(notice) {
    return CODES.includes(notice.code);
}
function besideSentence(notice) {
    switch (notice.code) {
        case "not_side_by_side":
            return `Not judged side by side, in spite of base-directory: ${NOT_BESIDE[notice.reason]}.`;
        case "stored_latency":
            return "Latency was compared with a stored baseline, which another run recorded.";
        case "base_below_baseline": {
            const { metric, stored, measured } = notice;
            const [before, now] = [stored, measured].map((value) => (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)((0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOfMetric */ .QG)(metric), value));
            return `The base itself fails its stored baseline: ${metric} is ${now} where ${before} was recorded. Check that the base directory got all that the head got, its index above all; else the head is compared with too little.`;
        }
    }
}


/***/ }),

/***/ 72979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ weakeningSentence)
/* harmony export */ });
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58664);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50354);


/** `gate.recall@10.tolerance: [0.01, 1 case] before, 0.5 now`. */
function weakeningSentence({ code, field, before, after, cases }) {
    const [was, is] = [(0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(rounded(before, after)), (0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(rounded(after, before))];
    switch (code) {
        case "base_unusable":
            return `the base's files can't be used: ${was}`;
        case "config_moved":
            return `the base is gated by ${was}, this change by ${is}`;
        case "baseline_not_measured":
            return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(cases.length, "row")} of the baseline that this change alters are not what this run measured. ${was} in the file, ${is} in this run. Copy baseline.json from the report, or run record again`;
        case "anchor_moved":
            return `${(0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(field)} does not follow from the base's baseline: ${was} expected, ${is} in the file. It moves the state that later changes are compared with, which only an acceptance may`;
        case "baseline_vouches":
            return `${(0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(field)} is not the SHA-256 of the file: ${was} before, ${is} now. Run record again`;
        case "verdict_changed":
            return `the judge's verdict ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(field)} is another for the same texts: ${was} before, ${is} now. Remove the line, and the judge is asked again`;
        case "unlisted":
            return `${(0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(field)} changed, and this version can't tell whether that loosens the gate`;
        case "link":
            return `a file of the gate became a symbolic link, so the next change could not be checked against it`;
        default:
            return `${(0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(field)}: ${was} before, ${is} now`;
    }
}
/** Findings hold nine digits; people need four, unless the two sides would look alike. A name with digits stays whole. */
function rounded(text, other) {
    const four = (of) => of.replaceAll(/(?<![\w./-])\d+\.\d{4,}(?![\w./-])/g, (figure) => String(Number(Number(figure).toPrecision(4))));
    return four(text) === four(other) ? text : four(text);
}


/***/ })

};
