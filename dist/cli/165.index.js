export const id = 165;
export const ids = [165];
export const modules = {

/***/ 5824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ overlapOf)
/* harmony export */ });
/* unused harmony export rankBiasedOverlap */
/** How far down the list rank-biased overlap looks: at 0.9 the first ten ranks hold 86 % of the weight. */
const PERSISTENCE = 0.9;
/** Of the first k distinct documents of each list. */
function overlapOf(a, b, k, p = PERSISTENCE) {
    const [first, second] = [distinct(a, k), distinct(b, k)];
    const other = new Set(second);
    const common = first.filter((document) => other.has(document)).length;
    const all = first.length + second.length - common;
    return {
        jaccard: all === 0 ? null : common / all,
        rbo: all === 0 ? null : rankBiasedOverlap(first, second, p),
        found: first.length === 0 ? null : common / first.length,
    };
}
/**
 * RBO_ext of two lists without repeats, of any lengths: in [0, 1], 1 for equal lists. Webber, Moffat & Zobel (2010), A
 * similarity measure for indefinite rankings, eq. 32: what is not seen is taken to agree as what is seen does.
 */
function rankBiasedOverlap(a, b, p) {
    const [short, long] = a.length <= b.length ? [a, b] : [b, a];
    const [s, l] = [short.length, long.length];
    if (s === 0)
        return l === 0 ? 1 : 0;
    const [inShort, inLong] = [new Set(), new Set()];
    let common = 0;
    let atShort = 0;
    let sum = 0;
    for (let depth = 1; depth <= l; depth++) {
        const [x, y] = [short[depth - 1], long[depth - 1]];
        if (x === y)
            common++;
        else
            common += Number(x !== undefined && inLong.has(x)) + Number(inShort.has(y));
        if (x !== undefined)
            inShort.add(x);
        inLong.add(y);
        sum += (common / depth) * p ** depth;
        if (depth === s)
            atShort = common;
        if (depth > s)
            sum += ((atShort * (depth - s)) / (s * depth)) * p ** depth;
    }
    return ((1 - p) / p) * sum + ((common - atShort) / l + atShort / s) * p ** l;
}
function distinct(list, k) {
    return [...new Set(list)].slice(0, k);
}


/***/ }),

/***/ 8345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ judgeWords),
/* harmony export */   q: () => (/* binding */ answerSentence)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3783);

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
            return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(notice.cases.length, "case")} with a reference answer and nothing to find took no part in the metrics of relevance: ${ids}.`;
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


/***/ }),

/***/ 4929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ churnWords),
/* harmony export */   I5: () => (/* binding */ isExplainNotice),
/* harmony export */   VH: () => (/* binding */ lossWords),
/* harmony export */   V_: () => (/* binding */ holesWords),
/* harmony export */   dS: () => (/* binding */ explainSentence),
/* harmony export */   f5: () => (/* binding */ evidenceClause),
/* harmony export */   gh: () => (/* binding */ pWords),
/* harmony export */   qh: () => (/* binding */ causesWords)
/* harmony export */ });
/* unused harmony export CAUSE_MEANING */
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3783);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8350);


/** `3 better, 11 worse of 60; p = 0.03, 0.21 corrected`. */
function evidenceClause(evidence) {
    const { wins, losses, units, pPermutation, pHolm } = evidence;
    const counts = `${wins} better, ${losses} worse of ${units}`;
    if (wins + losses === 0)
        return counts;
    const p = pWords(pPermutation);
    return `${counts}; p ${p.startsWith("<") ? p : `= ${p}`}, ${pWords(pHolm)} corrected`;
}
/** Two significant digits; finer ones than the tests can show are cut. */
function pWords(p) {
    return p < 0.0001 ? "< 0.0001" : String(Number(p.toPrecision(2)));
}
/** What each cause says of a case. */
const CAUSE_MEANING = {
    error: "the query failed",
    degraded: "the retriever fell back",
    nothing_returned: "nothing was returned",
    no_longer_matches: "the document is there, but no longer matches",
    crowded_out: "one cluster took the places",
    duplicates: "repeats took the places",
    deeper: "found further down",
    not_found: "not found at all",
    displaced: "other documents have the places",
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
            return `${meaning}: ${loss.cluster?.now ?? 0} of the list are of ${(0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(loss.cluster?.key ?? "")}${deeper === "" ? "" : `; found at rank ${deeper}`}`;
        case "duplicates":
            return `${meaning}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(loss.repeats.now, "repeat")}${deeper === "" ? "" : `; found at rank ${deeper}`}`;
        case "deeper":
            return `${meaning}, at rank ${deeper}`;
        case "not_found":
            return loss.probe === null ? meaning : `${meaning} in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(loss.probe.returned, "result")}`;
        case "displaced":
            return `${meaning}: ${displacedWords(loss)}`;
        default:
            return meaning;
    }
}
function displacedWords({ displacedBy }) {
    const unjudged = displacedBy.filter((each) => each.judged === "unjudged").length;
    const relevant = displacedBy.filter((each) => each.judged === "relevant").length;
    const of = [
        ...(unjudged > 0 ? [`${unjudged} unjudged`] : []),
        ...(relevant > 0 ? [`${relevant} relevant`] : []),
    ];
    return `${displacedBy.length} new${of.length === 0 ? "" : ` (${of.join(", ")})`}`;
}
/** `10 lost cases: 7 found further down, 3 not found at all`; empty where nothing was lost. */
function causesWords(causes) {
    const cases = causes.reduce((sum, each) => sum + each.cases, 0);
    if (cases === 0)
        return "";
    const shares = causes.map((each) => `${each.cases} ${CAUSE_MEANING[each.cause]}`);
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(cases, "case")} lost a target: ${shares.join("; ")}`;
}
/** `97 of 118 results are unjudged; with none to all of them relevant: ndcg@10 0.612 to 0.934`; empty without a hole. */
function holesWords(holes) {
    if (holes === null || holes.unjudged === 0)
        return "";
    const bounds = [...holes.bounds].map(([metric, { pessimistic, optimistic }]) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(metric, pessimistic)} to ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(metric, optimistic)}`);
    const counted = `${holes.unjudged} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(holes.results, "result")} ${holes.unjudged === 1 ? "is" : "are"} unjudged`;
    return `${counted}; with none to all of them relevant: ${bounds.join(", ")}`;
}
/** `left of the baseline's lists: jaccard@10 0.812, rbo@10 0.901`; empty where no list was compared, or all are the same. */
function churnWords(churn) {
    const values = [...(churn?.overall ?? [])].flatMap(([metric, value]) => value === null ? [] : [[metric, value]]);
    // Sums of floats: a list may agree with itself to the last bit but one.
    if (values.every(([, value]) => value > 1 - 1e-9))
        return "";
    return `left of the baseline's lists: ${values.map(([metric, value]) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(metric, value)}`).join(", ")}`;
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
            return `${notice.metric} improved by ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDelta */ .CW)(notice.metric, notice.delta)} ${notice.scope === "overall" ? "overall" : `in intent ${(0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(notice.scope.slice("intent:".length))}`}; record a new baseline to keep the gain.`;
        case "implausible_jump":
            return `${notice.metric} moved by ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDelta */ .CW)(notice.metric, notice.delta)} overall; a jump of this size is more often a broken measurement than an improvement, so check the suite and the retriever before merging.`;
        case "intent_falls":
            return `${notice.metric} fell by ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDelta */ .CW)(notice.metric, notice.delta)} in intent ${(0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(notice.intent)}, within its tolerance, while it rose by ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDelta */ .CW)(notice.metric, notice.overall)} overall.`;
        case "baseline_age":
            return `The baseline is ${notice.days} days old, more than ${notice.limit}: record it anew, so that it compares with what is in use.`;
        case "probe_failed":
            return `The lost cases could not be asked for more results, so where their targets went is not known: ${notice.reason.trim().replace(/\.$/, "")}.`;
        case "probe_capped":
            return `The retriever gives no more than ${notice.k} results, also where more are asked for: how far down ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(notice.cases, "lost case")} went can't be seen.`;
        case "probe_limit":
            return `Of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(notice.lost, "lost case")} the ${notice.asked} worst were asked for more results.`;
    }
}


/***/ }),

/***/ 3783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CW: () => (/* binding */ formatDelta),
/* harmony export */   Ep: () => (/* binding */ isCost),
/* harmony export */   Fl: () => (/* binding */ formatValue),
/* harmony export */   Fv: () => (/* binding */ formatMove),
/* harmony export */   HS: () => (/* binding */ changedMoves),
/* harmony export */   Hh: () => (/* binding */ isLatency),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   PM: () => (/* binding */ checkNumbers),
/* harmony export */   _V: () => (/* binding */ formatMs),
/* harmony export */   _j: () => (/* binding */ culpritMoves),
/* harmony export */   m8: () => (/* binding */ culpritChange),
/* harmony export */   mh: () => (/* binding */ withArrow),
/* harmony export */   my: () => (/* binding */ isCount),
/* harmony export */   x3: () => (/* binding */ NONE)
/* harmony export */ });
/* unused harmony export formatRank */
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4141);
/** Numbers for people. */

const NONE = "–";
const MINUS = "−";
function isLatency(metric) {
    return metric.startsWith("latency_");
}
/** In the currency of the config's prices. */
function isCost(metric) {
    return metric === "cost_per_query";
}
/** Checks that count cases instead of averaging over them. */
function isCount(metric) {
    return metric === "newly_lost" || metric === "critical_lost" || metric === "cases";
}
/** Three significant digits, never more than the clock gives: 0.042 ms, 4.21 ms, 42.1 ms, 421 ms, 4210 ms. */
function formatMs(ms, decimals = msDecimals(ms)) {
    return ms === null ? NONE : `${withMinus(ms.toFixed(decimals))} ms`;
}
/** Three significant digits: a query may cost a hundred-thousandth. */
function costDecimals(cost) {
    const size = Math.abs(cost ?? 0);
    return size === 0 ? 0 : Math.min(Math.max(2 - Math.floor(Math.log10(size)), 0), 12);
}
function msDecimals(ms) {
    const size = Math.abs(ms ?? 0);
    return size < 1 ? 3 : size < 10 ? 2 : size < 100 ? 1 : 0;
}
/** A metric's value in the metric's unit: quality with 3 decimals, milliseconds with three digits, unless told otherwise. */
function formatValue(metric, value, decimals) {
    if (value === null)
        return NONE;
    if (isLatency(metric))
        return formatMs(value, decimals);
    if (isCount(metric))
        return withMinus(String(Math.round(value * 1e6) / 1e6));
    return withMinus(value.toFixed(decimals ?? (isCost(metric) ? costDecimals(value) : 3)));
}
/** With a sign, also for gains: `+0.012`, `−0.067`, `0.000`. */
function formatDelta(metric, delta, decimals) {
    if (delta === null)
        return NONE;
    const shown = formatValue(metric, delta, decimals);
    return delta > 0 && /[1-9]/.test(shown) ? `+${shown}` : shown;
}
/** `▲` or `▼` before a delta that shows; direction of movement, not of merit. */
function withArrow(delta) {
    if (delta.startsWith("+"))
        return `▲ ${delta}`;
    return delta.startsWith(MINUS) ? `▼ ${delta}` : delta;
}
function withMinus(text) {
    if (!text.startsWith("-"))
        return text;
    return /[1-9]/.test(text) ? MINUS + text.slice(1) : text.slice(1);
}
/** The figures of one row, all with the same number of decimals. */
function checkNumbers(check) {
    const values = [check.baseline, check.current, check.limit].filter((value) => value !== null);
    const decimals = isLatency(check.metric)
        ? Math.max(0, ...values.map(msDecimals))
        : isCost(check.metric)
            ? Math.max(0, ...values.map(costDecimals))
            : qualityDecimals(values);
    return {
        baseline: formatValue(check.metric, check.baseline, decimals),
        current: formatValue(check.metric, check.current, decimals),
        delta: formatDelta(check.metric, check.delta, decimals),
        limit: formatValue(check.metric, check.limit, decimals),
    };
}
/** Three, or up to six where fewer would print two different values alike. */
function qualityDecimals(values) {
    const distinct = (decimals) => new Set(values.map((value) => value.toFixed(decimals))).size;
    return [3, 4, 5].find((decimals) => distinct(decimals) === distinct(9)) ?? 6;
}
/** A rank, or a dash where the target was not found in the top k. */
function formatRank(rank) {
    return rank === null ? NONE : String(rank);
}
/** `3 → –`; only the rank of now where the case has no counterpart in the baseline. */
function formatMove(before, after) {
    return before === undefined ? formatRank(after) : `${formatRank(before)} → ${formatRank(after)}`;
}
/** What a check saw of one case: its metric before and now; of a latency percentile the case's median. */
function culpritChange(check, culprit) {
    if (isCount(check.metric))
        return check.metric === "cases" ? "not in this run" : "no target found";
    const name = isLatency(check.metric) ? "median" : check.metric;
    const { baseline, current } = checkNumbers({
        ...check,
        baseline: culprit.before,
        current: culprit.after,
        delta: null,
        limit: null,
    });
    return `${name} ${culprit.before === null ? "" : `${baseline} → `}${current}`;
}
/** The targets of a culprit with their ranks, those that lost most first; empty where the case is unknown. */
function culpritMoves(culprit, one) {
    if (one === null)
        return [];
    const moves = one.expected.map((target, i) => ({
        label: (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .targetLabel */ .O)(target),
        grade: target.grade,
        before: culprit.ranks_before === null ? undefined : (culprit.ranks_before[i] ?? null),
        after: culprit.ranks_after?.[i] ?? null,
    }));
    return moves.toSorted((a, b) => fall(b) - fall(a));
}
/** Only those that moved, where any did: the others explain nothing. */
function changedMoves(moves) {
    const changed = moves.filter((move) => move.before !== move.after);
    return changed.length > 0 ? changed : moves;
}
/** Ranks lost; a target that vanished lost more than any that is still there. */
function fall(move) {
    const [before, after] = [move.before ?? null, move.after];
    if (before === null)
        return after === null ? 0 : -1e9 + after;
    return after === null ? 1e9 - before : after - before;
}
/** `1 case`, `4 cases`. */
function plural(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}


/***/ }),

/***/ 8350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   $o: () => (/* binding */ scopeLabel),
/* harmony export */   AN: () => (/* binding */ scopeWords),
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   hs: () => (/* binding */ latencyLabel)
/* harmony export */ });
/** The names of strangers within a sentence. */
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
    const points = name.length > NAME_LENGTH ? Array.from(name) : [];
    return points.length > NAME_LENGTH
        ? `${points.slice(0, NAME_LENGTH).join("")}… (+${points.length - NAME_LENGTH} characters)`
        : name;
}
/** `overall`, or `in intent howto`. */
function scopeWords(scope) {
    return scope.startsWith("intent:") ? `in intent ${clip(scope.slice("intent:".length))}` : scope;
}
/** The bucket's bare name, for tables. */
function scopeLabel(scope) {
    return scope.startsWith("intent:") ? scope.slice("intent:".length) : scope;
}
/** `howto`, or `howto [rerank]` for one stage of its answers. */
function latencyLabel({ scope, stage, }) {
    return stage === null ? scopeLabel(scope) : `${scopeLabel(scope)} [${stage}]`;
}


/***/ }),

/***/ 3303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J4: () => (/* binding */ CATEGORY_MEANING),
  YC: () => (/* binding */ checkSentence),
  Qz: () => (/* binding */ failureSentence),
  hs: () => (/* reexport */ names/* latencyLabel */.hs),
  DQ: () => (/* binding */ missingReason),
  cv: () => (/* binding */ noticeSentence),
  $o: () => (/* reexport */ names/* scopeLabel */.$o),
  AN: () => (/* reexport */ names/* scopeWords */.AN)
});

// EXTERNAL MODULE: ./lib/reporters/answer-sentences.js
var answer_sentences = __webpack_require__(8345);
// EXTERNAL MODULE: ./lib/reporters/explain-words.js
var explain_words = __webpack_require__(4929);
// EXTERNAL MODULE: ./lib/reporters/format.js
var format = __webpack_require__(3783);
// EXTERNAL MODULE: ./lib/reporters/names.js
var names = __webpack_require__(8350);
;// CONCATENATED MODULE: ./lib/reporters/rule-sentences.js


/** `gate.recall@10.tolerance: [0.01, 1 case] before, 0.5 now`. */
function weakeningSentence({ code, field, before, after }) {
    const [was, is] = [(0,names/* clip */.$Q)(before), (0,names/* clip */.$Q)(after)];
    switch (code) {
        case "base_unusable":
            return `the base's files can't judge: ${was}`;
        case "config_moved":
            return `the base is gated by ${was}, this change by ${is}`;
        case "link":
            return `a file of the gate became a symbolic link, which the next change can't be judged by`;
        default:
            return `${(0,names/* clip */.$Q)(field)}: ${was} before, ${is} now`;
    }
}
const CODES = [
    "bootstrap",
    "head_only",
    "base_ref_ignored",
    "weakened",
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
            return "First run: the base has no gate files yet, so the files of this change judged it.";
        case "head_only":
            return `Only the files of this checkout judged: ${HEAD_ONLY[notice.reason]}.`;
        case "base_ref_ignored":
            return "base-ref is ignored here: the event decides what the base is.";
        case "weakened":
            return `The rules were loosened: ${(0,names/* clip */.$Q)(notice.field)}, ${(0,names/* clip */.$Q)(notice.before)} before, ${(0,names/* clip */.$Q)(notice.after)} now.`;
        case "accepted":
            return `Accepted with the label: ${(0,format/* plural */.LS)(notice.checks, "failure")} by the base's rules.`;
        case "acceptable":
            return `If this is meant to be: add the label ${notice.label} (remove and re-add it where it is there already); the workflow's pull_request types must have labeled. "Re-run" repeats the old event.`;
        case "rule_off":
            return `${notice.metric} is not gated ${(0,names/* scopeWords */.AN)(notice.scope)}: the config sets it to off.`;
        case "latency_off":
            return notice.by === "config"
                ? "Latency is not gated: the config says latency: off."
                : "Latency is not gated: this kind of retriever has no clock.";
        case "small_intent":
            return `Intent ${(0,names/* clip */.$Q)(notice.intent)} has ${(0,format/* plural */.LS)(notice.cases, "case")}, too few to be gated on quality unless a rule names it.`;
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

// EXTERNAL MODULE: ./lib/reporters/side-by-side.js
var side_by_side = __webpack_require__(5597);
;// CONCATENATED MODULE: ./lib/reporters/shard-sentences.js

function shardSentence(notice) {
    switch (notice.code) {
        case "shard":
            return `This is shard ${notice.index} of ${notice.count}: it asked ${notice.cases} of ${(0,format/* plural */.LS)(notice.of, "case")} and judges nothing; merge all shards for the verdict.`;
        case "joined":
            return `Joined from the parts of ${(0,format/* plural */.LS)(notice.shards, "shard")}.`;
        case "older_attempts":
            return `Several attempts of the workflow left a part of ${notice.shards.length === 1 ? "shard" : "shards"} ${notice.shards.join(", ")}; the latest counts.`;
        case "unlike_machines":
            return `The shards ran on ${notice.machines} kinds of machine: latency figures mix them, and say less than those of one machine. The first shard's machine is recorded.`;
        case "repeats_cut":
            return `The shards timed their cases from ${notice.least} to ${notice.most} times; the first ${(0,format/* plural */.LS)(notice.least, "repeat")} of each case counted.`;
    }
}

;// CONCATENATED MODULE: ./lib/reporters/sentences.js








/** What each category says about the change. */
const CATEGORY_MEANING = {
    recall_drop: "relevant results are no longer found",
    ranking_shift: "relevant results are found, but further down",
    latency_regression: "answers take longer",
    diversity_collapse: "results crowd into one cluster",
    semantic_degraded_spike: "the retriever fell back more often",
    forbidden_hit: "results that must not appear do",
    retriever_error: "queries failed",
    cost_regression: "a query costs more",
    answer_regression: "answers got worse",
    missing_data: "something gated was not measured",
    gate_weakened: "the change loosens the gate's own rules",
};
/** One check without a full stop: `recall@10 fell from 0.921 to 0.854 (limit 0.911) in intent howto`. */
function checkSentence(check) {
    return check.law === "base" ? `${lawlessSentence(check)} by the base's rules` : lawlessSentence(check);
}
function lawlessSentence(check) {
    const where = (0,names/* scopeWords */.AN)(check.scope);
    if (check.weakening !== undefined)
        return weakeningSentence(check.weakening);
    if ((0,format/* isCount */.my)(check.metric))
        return countSentence(check);
    if (check.missing !== null)
        return `${check.metric} ${where} could not be judged: ${missingReason(check.missing)}`;
    const { baseline, current, limit } = (0,format/* checkNumbers */.PM)(check);
    const bound = check.limit === null ? "" : ` (limit ${limit})`;
    if (check.baseline === null || check.delta === null)
        return `${check.metric} is ${current}${bound} ${where}`;
    if (check.delta === 0)
        return `${check.metric} stayed at ${current}${bound} ${where}`;
    const moved = check.delta < 0 ? "fell" : "rose";
    const beside = check.ratio === undefined ? "" : `: ${(0,side_by_side/* ratioWords */.ft)(check.ratio)}`;
    return `${check.metric} ${moved} from ${baseline} to ${current}${bound} ${where}${beside}`;
}
/** `newly_lost`, `critical_lost` and `cases`: whole cases, overall. */
function countSentence(check) {
    const { current, limit } = (0,format/* checkNumbers */.PM)(check);
    const count = check.current ?? 0;
    if (check.metric === "cases") {
        const gone = (0,format/* plural */.LS)((check.baseline ?? 0) - count, "case");
        return `${gone} of the baseline's ${check.baseline ?? 0} can't be compared: ${missingReason(check.missing ?? { code: "cases_absent" })}`;
    }
    if (check.metric === "critical_lost") {
        return `${current} critical ${count === 1 ? "case finds" : "cases find"} no target (${limit} allowed)`;
    }
    return `${current} ${count === 1 ? "case" : "cases"} found a target at the baseline and none now (${limit} allowed)`;
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
            return "they are missing from the suite, or were edited";
        case "no_paired_cases":
            return "no case is the same in the baseline and in this run";
        case "too_few_samples":
            return `${(0,format/* plural */.LS)(reason.have, "sample")} where ${reason.need} are needed${moreSamples(reason.repeats)}`;
        default:
            return unknown(reason);
    }
}
/** No number of repeats helps where no case answers. */
function moreSamples(repeats) {
    return repeats > 0 ? `; set latency.repeats to ${repeats}, or raise latency.budget_s` : "";
}
/** What went wrong, and after it what to do; problems are listed apart. */
function failureSentence(failure) {
    return failure.hint === null
        ? sentence(failure.message)
        : `${sentence(failure.message)} ${sentence(failure.hint)}`;
}
/** A full sentence, with its full stop. */
function noticeSentence(notice) {
    if (isRuleNotice(notice))
        return ruleSentence(notice);
    if ((0,explain_words/* isExplainNotice */.I5)(notice))
        return (0,explain_words/* explainSentence */.dS)(notice);
    if ((0,side_by_side/* isBesideNotice */.nI)(notice))
        return (0,side_by_side/* besideSentence */.o0)(notice);
    return measurementSentence(notice);
}
function measurementSentence(notice) {
    switch (notice.code) {
        case "not_applicable":
            return `${notice.metric} does not apply ${(0,names/* scopeWords */.AN)(notice.scope)}: no case has what it measures.`;
        case "differs":
            return `${notice.field} differs from the baseline: ${(0,names/* clip */.$Q)(notice.baseline)} there, ${(0,names/* clip */.$Q)(notice.current)} here.`;
        case "other_machine":
            return "The baseline was recorded on another kind of machine, so differences in latency may be the machine's; with base-directory both are measured in one job.";
        case "means_only":
            return meansOnly(notice.tool, notice.not_compared);
        case "includes_start":
            return "One process answers one query: every latency figure includes the start of a process.";
        case "reported_latency":
            return "Latency figures are the retriever's own, not measured here.";
        case "zero_quality":
            return "No query found any of its targets: the ids or paths of the results may not fit the suite.";
        case "selftest":
            return `Self-test: blocked the broken retrievers ${(0,names/* names */.Dy)(notice.blocked)}; the baseline against itself passes.`;
        case "blind_to":
            return `These rules let a retriever pass that is ${notice.mutant}.`;
        case "cached_answers":
            return `Answers look cached: the first time a query took ${(0,format/* formatMs */._V)(notice.first_ms)}, a repeat ${(0,format/* formatMs */._V)(notice.repeat_ms)}, so the latency figures may not be those of new queries.`;
        case "budget_ended":
            return `The latency budget ended after ${(0,format/* plural */.LS)(notice.repeats, "repeat")}.`;
        case "ties":
            return `${(0,format/* plural */.LS)(notice.cases, "case")} had results with equal scores; their order was settled by document id.`;
        case "short_lists":
            return `${(0,format/* plural */.LS)(notice.cases, "case")} got fewer than ${notice.k} results.`;
        case "retries":
            return `${(0,format/* plural */.LS)(notice.count, "transport retry", "transport retries")} happened.`;
        case "unjudged_queries":
            return `${(0,format/* plural */.LS)(notice.count, "query", "queries")} of the dataset had no judgments and took no part.`;
        case "judged_missing_from_corpus":
            return `The corpus lacks ${(0,format/* plural */.LS)(notice.documents.length, "judged document")}: ${(0,names/* names */.Dy)(notice.documents)}.`;
        case "limit":
            return `The dataset was cut to ${(0,format/* plural */.LS)(notice.cases, "case")}; such a run never passes.`;
        case "answers_only":
        case "answers_unmeasured":
            return (0,answer_sentences/* answerSentence */.q)(notice, (0,names/* names */.Dy)(notice.cases));
        case "judged_by":
            return (0,answer_sentences/* answerSentence */.q)(notice, "");
        case "shard":
        case "joined":
        case "older_attempts":
        case "unlike_machines":
        case "repeats_cut":
            return shardSentence(notice);
        default:
            return caseListSentence(notice);
    }
}
function meansOnly(tool, notCompared) {
    const left = notCompared.length === 0 ? "" : ` It lacks ${notCompared.join(", ")}, which took no part.`;
    return `The baseline is ${tool}'s: its means were compared with this run's, as if of the same k, definition and machine, and no single case was.${left} Record a baseline to gate cases.`;
}
function caseListSentence(notice) {
    const count = (0,format/* plural */.LS)(notice.cases.length, "case");
    const list = (0,names/* names */.Dy)(notice.cases);
    switch (notice.code) {
        case "new_cases":
            return `${count} without a counterpart in the baseline, new or edited, could not be compared: ${list}.`;
        case "duplicates":
            return `${count} got the same document more than once; only the first counts: ${list}.`;
        case "no_relevant_target":
            return `${count} without a relevant target can only score 0: ${list}.`;
        case "unstable":
            return `${count} got other results when asked again: ${list}.`;
        case "errored_cases":
            return `${(0,format/* plural */.LS)(notice.cases.length, "query", "queries")} failed and scored 0: ${list}.`;
        case "trec_counts_differ":
            return `In ${count} a result matches several targets or several results one target, where trec_eval counts otherwise: ${list}.`;
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

/***/ 5597:
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
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3783);

/** The base commit that this run was measured beside, shortened; null where it was compared with a stored baseline. */
function besideCommit(report) {
    return report.inputs?.baseline?.beside?.commit.slice(0, 12) ?? null;
}
/** `1.32x slower (1.27 to 1.38); base against itself 0.99 to 1.02`. */
function ratioWords(figures) {
    const { ratio, noise } = figures;
    const way = ratio >= 1.005 ? " slower" : ratio < 0.995 ? ", faster" : ", as fast";
    const [times, interval] = [`${ratio.toFixed(2)}x`, between(figures)];
    const itself = noise === null ? "" : `; base against itself ${between(noise)}`;
    return `${times}${way} (${interval})${itself}`;
}
function between({ low, high }) {
    return `${low.toFixed(2)} to ${high.toFixed(2)}`;
}
const RATIO_METRICS = ["latency_p50_ms", "latency_p95_ms"];
/** One bucket's ratio for a table: `1.32x (1.27 to 1.38)`. */
function ratioCell(report, scope, metric) {
    const found = ratioOf(report, scope, metric);
    return found === null ? _format_js__WEBPACK_IMPORTED_MODULE_0__/* .NONE */ .x3 : `${found.ratio.toFixed(2)}x (${between(found)})`;
}
/** The machine's noise overall, for a foot line; null where none was taken. */
function noiseWords(report) {
    const known = RATIO_METRICS.flatMap((metric) => {
        const noise = ratioOf(report, "overall", metric)?.noise ?? null;
        return noise === null ? [] : [`${metric.slice("latency_".length, -"_ms".length)} ${between(noise)}`];
    });
    return known.length === 0 ? null : `Base against itself, overall: ${known.join(", ")}`;
}
/** By the head's rules, or by rules of both. */
function ratioOf(report, scope, metric) {
    const { checks } = report.verdict;
    const own = checks.find((check) => check.scope === scope && check.metric === metric && check.ratio && check.law !== "base");
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
            const [before, now] = [(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)(metric, stored), (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)(metric, measured)];
            return `The base itself fails its stored baseline: ${metric} is ${now} where ${before} was recorded. Check that the base directory got all that the head got, its index above all; else the head is compared with too little.`;
        }
    }
}


/***/ }),

/***/ 2817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ BoundedLog)
/* harmony export */ });
const HEAD_BYTES = 64 * 1024;
const TAIL_BYTES = 64 * 1024;
/**
 * What a retriever wrote for people: the first 64 KiB and the last 64 KiB, and how much lay between. Holds 128 KiB
 * however much comes.
 */
class BoundedLog {
    #head = Buffer.alloc(HEAD_BYTES);
    /** A ring: byte n of what follows the head lies at n modulo its size. */
    #tail = Buffer.alloc(TAIL_BYTES);
    #headBytes = 0;
    #tailBytes = 0;
    push(chunk) {
        const toHead = Math.min(chunk.length, HEAD_BYTES - this.#headBytes);
        chunk.copy(this.#head, this.#headBytes, 0, toHead);
        this.#headBytes += toHead;
        let from = toHead;
        while (from < chunk.length) {
            const at = this.#tailBytes % TAIL_BYTES;
            const copied = chunk.copy(this.#tail, at, from);
            from += copied;
            this.#tailBytes += copied;
        }
    }
    /** Everything kept, decoded as UTF-8 with replacement characters; untrusted, escape before printing. */
    text() {
        const head = this.#head.subarray(0, this.#headBytes);
        const leftOut = this.#tailBytes - TAIL_BYTES;
        if (leftOut <= 0)
            return Buffer.concat([head, this.#tail.subarray(0, this.#tailBytes)]).toString("utf8");
        const at = this.#tailBytes % TAIL_BYTES;
        const tail = Buffer.concat([this.#tail.subarray(at), this.#tail.subarray(0, at)]);
        return `${head.toString("utf8")}\n[${leftOut} bytes left out]\n${tail.toString("utf8")}`;
    }
    /** The last lines with any content, at most `count` lines and 2,000 characters; empty where nothing was written. */
    lastLines(count) {
        const lines = this.text()
            .split("\n")
            .filter((line) => line.trim() !== "");
        return lines.slice(-count).join("\n").slice(-2000);
    }
}


/***/ }),

/***/ 1088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ createRetriever)
/* harmony export */ });
/* unused harmony export RETRIEVERS */
/** Every kind of retriever. Adding one is one file, one entry here and one test. */
const RETRIEVERS = [
    {
        kind: "command",
        meaning: "A program that answers JSON Lines on standard input and output, kept running or started per query",
        load: async (config, ports) => (await Promise.all(/* import() */[__webpack_require__.e(243), __webpack_require__.e(643)]).then(__webpack_require__.bind(__webpack_require__, 5643))).commandRetriever(config, ports),
    },
    {
        kind: "http",
        meaning: "A server that answers JSON over HTTP, already running or started by the gate",
        load: async (config, ports) => (await Promise.all(/* import() */[__webpack_require__.e(243), __webpack_require__.e(331), __webpack_require__.e(700)]).then(__webpack_require__.bind(__webpack_require__, 3700))).httpRetriever(config, ports),
    },
    {
        kind: "mcp",
        meaning: "A tool of a Model Context Protocol server, over standard input and output or HTTP",
        load: async (config, ports) => (await Promise.all(/* import() */[__webpack_require__.e(243), __webpack_require__.e(331), __webpack_require__.e(857)]).then(__webpack_require__.bind(__webpack_require__, 5857))).mcpRetriever(config, ports),
    },
    {
        kind: "module",
        meaning: "An ES module whose default export is (query, { k, signal }) => results, run in a child process",
        load: async (config, ports) => (await Promise.all(/* import() */[__webpack_require__.e(243), __webpack_require__.e(624)]).then(__webpack_require__.bind(__webpack_require__, 243))).moduleRetriever(config, ports),
    },
    {
        kind: "run",
        meaning: "A recorded run: TREC format, or JSON Lines of rankings or answers; no clock",
        load: async (config, ports) => (await Promise.all(/* import() */[__webpack_require__.e(863), __webpack_require__.e(293), __webpack_require__.e(31)]).then(__webpack_require__.bind(__webpack_require__, 4031))).runRetriever(config, ports),
    },
    {
        kind: "bm25",
        meaning: "Embedded lexical search over a JSON Lines corpus or files, for a first run and as a yardstick",
        load: async (config, ports) => (await __webpack_require__.e(/* import() */ 626).then(__webpack_require__.bind(__webpack_require__, 2626))).bm25Retriever(config, ports),
    },
];
/** The retriever that the config describes; its adapter is loaded by `start`. */
function createRetriever(config, ports) {
    const kind = RETRIEVERS.find((entry) => entry.kind === config.kind);
    if (kind === undefined)
        throw new Error(`no retriever is registered for kind ${config.kind}`);
    return new LazyRetriever(() => kind.load(config, ports));
}
/** Commands that never ask a retriever pay nothing for the adapters. */
class LazyRetriever {
    #load;
    #loading = null;
    #loaded = null;
    #stopped = false;
    constructor(load) {
        this.#load = load;
    }
    async start() {
        if (this.#stopped)
            throw new Error("start was called after stop");
        this.#loading ??= this.#load();
        this.#loaded = await this.#loading;
        if (!this.#stopped)
            await this.#loaded.start();
    }
    ask(question) {
        if (this.#loaded === null)
            return Promise.reject(new Error("ask was called before start"));
        return this.#loaded.ask(question);
    }
    async stop() {
        this.#stopped = true;
        try {
            await (await this.#loading)?.stop();
        }
        catch {
            // The adapter could not be loaded: start has said so, and there is nothing to stop.
        }
    }
}


/***/ }),

/***/ 5887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ rank)
/* harmony export */ });
/* unused harmony export documentId */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _model_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4209);
/** A retriever's results become hits: named, ordered, collapsed and cut to k. */



/**
 * Order first, then cut to k. Throws retriever_answer where a result can't be named, where `order` or `collapse` needs
 * scores that are missing, and for a repeated document under `duplicates: error`.
 */
function rank(results, caseId, k, definition) {
    // Own keys before the spread, here and below: the other way round is twenty times as slow.
    const named = results.map((result, index) => {
        const docId = documentId(result, index);
        if (result.score === undefined || definition.scores === "float64")
            return { docId, ...result };
        return { docId, ...result, score: Math.fround(result.score) };
    });
    const kept = definition.ignore_identical_ids
        ? named.filter((result) => (result.id ?? result.docId) !== caseId)
        : named;
    const ordered = collapse(order(kept, definition.order), definition.collapse);
    return markRepeats(ordered.slice(0, k), definition.duplicates);
}
/**
 * `id`, else `path::qualified_name`, `path::name`, `path#start-end`, `path#` + hash of the text, `path`, `text:` + hash.
 * An id without a path names the document that `start` and `end` count in: then its chunks are `id#start-end`.
 */
function documentId(result, index) {
    const { id, path, qualifiedName, name, text, span } = result;
    if (id !== undefined)
        return span === undefined || path !== undefined ? id : chunkId(id, span);
    if (path !== undefined) {
        if (qualifiedName !== undefined)
            return `${path}::${qualifiedName}`;
        if (name !== undefined)
            return `${path}::${name}`;
        if (span !== undefined)
            return chunkId(path, span);
        return text === undefined ? path : `${path}#${shortHash(text)}`;
    }
    if (text !== undefined)
        return `text:${shortHash(text)}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `results[${index}] has none of id, path and text`, {
        hint: "Give every result at least one of `id`, `path`, `text`, so that it can be told from the others.",
    });
}
function chunkId(document, { start, end }) {
    return `${document}#${start}-${end}`;
}
function shortHash(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex").slice(0, 12);
}
function order(results, by) {
    if (by === "rank")
        return settleTies(results);
    const ascending = by === "score" ? 1 : -1;
    return results.toSorted((a, b) => scoreOf(b) - scoreOf(a) || ascending * (0,_model_order_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .O)(a.docId, b.docId));
}
function scoreOf(result) {
    if (result.score !== undefined)
        return result.score;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `result "${result.docId}" has no score`, {
        hint: "`definition.order: score`, `order: trec` and `collapse: max` need a score in every result; or use `order: rank`.",
    });
}
/**
 * Ranks as returned, but neighbours with equal scores by id: their order is the retriever's chance. Untouched where any
 * score is missing or all are equal, since then the scores say nothing and the order everything.
 */
function settleTies(results) {
    const first = results[0]?.score;
    if (results.some((result) => result.score === undefined))
        return results;
    if (results.every((result) => result.score === first))
        return results;
    const settled = [];
    for (let start = 0; start < results.length;) {
        let end = start + 1;
        while (end < results.length && results[end].score === results[start].score)
            end++;
        settled.push(...results.slice(start, end).toSorted((a, b) => (0,_model_order_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .O)(a.docId, b.docId)));
        start = end;
    }
    return settled;
}
/** Chunks to documents: one entry a path (or id, without one), named by it. */
function collapse(results, how) {
    if (how === "none")
        return results;
    const best = new Map();
    for (const result of results) {
        const key = result.path ?? result.id ?? result.docId;
        const held = best.get(key);
        if (held === undefined || (how === "max" && scoreOf(result) > scoreOf(held)))
            best.set(key, { ...result, docId: key });
    }
    const documents = [...best.values()];
    if (how === "first")
        return documents;
    return documents.toSorted((a, b) => scoreOf(b) - scoreOf(a) || (0,_model_order_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .O)(a.docId, b.docId));
}
function markRepeats(results, duplicates) {
    const seen = new Set();
    return results.map((result) => {
        const repeat = seen.has(result.docId);
        if (repeat && duplicates === "error") {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `document "${result.docId}" is in the results twice`, {
                hint: "Fix the retriever, collapse chunks with `definition.collapse`, or accept repeats with `duplicates: ignore`.",
            });
        }
        seen.add(result.docId);
        return { repeat, ...result };
    });
}


/***/ }),

/***/ 6593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ repeat)
/* harmony export */ });
/** `auto` starts here. */
const FIRST_REPEATS = 5;
const MOST_REPEATS = 1000;
/** Repeats until the samples suffice or the budget ends; counts in `taken`, where it stands if a pass rejects. */
async function repeat(latency, taken, ports) {
    const auto = latency.repeats === "auto";
    const wanted = latency.repeats === "auto" ? FIRST_REPEATS : latency.repeats;
    const start = ports.now();
    for (;;) {
        if (taken.repeats >= wanted && (!auto || ports.settled()))
            return;
        if (taken.repeats >= MOST_REPEATS)
            return;
        const spent = ports.now() - start;
        // A pass that would not end in time is not begun, but one is always taken.
        const each = taken.repeats === 0 ? 0 : spent / taken.repeats;
        if (auto && taken.repeats > 0 && spent + each > latency.budget_s * 1000) {
            taken.budgetEnded = true;
            return;
        }
        await ports.pass();
        taken.repeats++;
        ports.progress(taken.repeats, Math.max(wanted, taken.repeats));
    }
}


/***/ }),

/***/ 9525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ askedTwice),
/* harmony export */   o: () => (/* binding */ runSuite)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _repeats_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6593);
/* harmony import */ var _side_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3038);
/* harmony import */ var _stages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7522);
/** Asks every case's query: once for quality, then in timed passes with one query in flight. */




const ASKED_TWICE = 10;
/** Starts the retriever, measures, and stops it in every case. Rejects only for what is no GateError. */
async function runSuite(plan, ports) {
    const session = new Session(plan, ports);
    try {
        await ports.retriever.start();
        await session.run();
        return session.measurement(null);
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError)
            return session.measurement(error);
        throw error;
    }
    finally {
        await ports.retriever.stop();
    }
}
/** Without timed passes some cases, evenly spread, are asked twice: a retriever that wavers is worth knowing. */
function askedTwice(cases) {
    const step = Math.max(1, Math.ceil(cases.length / ASKED_TWICE));
    return cases.filter((_, index) => index % step === 0);
}
class Session {
    #plan;
    #ports;
    #side;
    #samples = new Map();
    #taken = { source: "off", repeats: 0, budgetEnded: false };
    #stages = new _stages_js__WEBPACK_IMPORTED_MODULE_2__/* .Stages */ .e();
    constructor(plan, ports) {
        this.#plan = plan;
        this.#ports = ports;
        this.#side = new _side_js__WEBPACK_IMPORTED_MODULE_1__/* .Side */ .m(plan, ports);
    }
    async run() {
        const { cases, latency, clock } = this.#plan;
        let done = 0;
        await this.#side.qualityPass(cases, () => this.#ports.progress("quality", ++done, cases.length));
        if (clock === "recorded") {
            if (latency !== "off")
                this.#adoptRecorded();
        }
        else if (latency === "off")
            await this.#pass(askedTwice(cases));
        else
            await this.#timedPasses(latency);
    }
    measurement(failure) {
        const sampled = { samples: this.#samples, stages: this.#stages.byCase, timing: this.#taken };
        return this.#side.measurement(this.#plan.cases, sampled, failure);
    }
    async #timedPasses(latency) {
        const { cases, settled, concurrency } = this.#plan;
        this.#taken.source = latency.source;
        if (latency.warmup === 0 && concurrency === 1) {
            this.#adopt(this.#side.firstTimes());
            this.#taken.repeats++;
        }
        for (let pass = 1; pass < latency.warmup; pass++)
            await this.#pass(cases);
        await (0,_repeats_js__WEBPACK_IMPORTED_MODULE_3__/* .repeat */ .u)(latency, this.#taken, {
            now: this.#ports.now,
            pass: async () => this.#adopt(await this.#pass(cases)),
            settled: () => settled(this.#samples, this.#stages.byCase),
            progress: (repeats, wanted) => this.#ports.progress("latency", repeats * cases.length, wanted * cases.length),
        });
    }
    /** A recorded run is asked once: its own times are the samples where every answer has one, else latency is off. */
    #adoptRecorded() {
        const first = this.#side.firstTimes();
        if (first.size === 0 || first.size < this.#side.answers)
            return;
        this.#taken.source = "reported";
        this.#taken.repeats = 1;
        this.#adopt(first);
    }
    async #pass(cases) {
        const times = new Map();
        for (const subject of cases) {
            if (!this.#side.answered(subject.id))
                continue;
            const timed = await this.#side.again(subject);
            if (timed !== null)
                times.set(subject.id, timed);
            if (this.#side.answered(subject.id))
                continue;
            this.#samples.delete(subject.id);
            this.#stages.delete(subject.id);
        }
        return times;
    }
    #adopt(times) {
        for (const [id, { ms, spans }] of times) {
            this.#samples.set(id, [...(this.#samples.get(id) ?? []), ms]);
            this.#stages.add(id, spans);
        }
    }
}


/***/ }),

/***/ 3038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ Side)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _ranking_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5887);
/** One retriever under measurement: what it answered, and whether it answers the same when asked again. */


class Side {
    #plan;
    #ports;
    #outcomes = new Map();
    #firstMs = new Map();
    /** Document ids of the first answer, by case. */
    #firstIds = new Map();
    #unstable = new Set();
    #retries = 0;
    constructor(plan, ports) {
        this.#plan = plan;
        this.#ports = ports;
    }
    /** The first answers that were timed, by case id. */
    firstTimes() {
        const timed = (id, ms) => {
            const first = this.#outcomes.get(id);
            return { ms, spans: first?.kind === "answer" ? first.spans : undefined };
        };
        return new Map([...this.#firstMs].map(([id, ms]) => [id, timed(id, ms)]));
    }
    /** Whether the case has an answer, and nothing failed since. */
    answered(id) {
        return this.#outcomes.get(id)?.kind === "answer";
    }
    get answers() {
        return [...this.#outcomes.values()].filter((outcome) => outcome.kind === "answer").length;
    }
    /** One answer for every case; concurrent where the plan allows, with the same outcome either way. */
    async qualityPass(cases, done) {
        let next = 0;
        const worker = async () => {
            for (let subject = cases[next++]; subject !== undefined; subject = cases[next++]) {
                await this.#first(subject);
                done();
            }
        };
        const workers = Array.from({ length: Math.min(this.#plan.concurrency, cases.length) }, () => worker().catch((error) => {
            next = cases.length;
            throw error;
        }));
        const ended = await Promise.allSettled(workers);
        const failed = ended.find((each) => each.status === "rejected");
        if (failed !== undefined)
            throw failed.reason;
    }
    /** Asks once more and takes the time; null where the query failed, which is the case's outcome from then on. */
    async again(subject) {
        const raw = await this.#ask(subject);
        if (raw.kind === "error") {
            this.#outcomes.set(subject.id, { kind: "error", message: `in a repeat: ${raw.message}` });
            return null;
        }
        if (idsOf(this.#answer(subject, raw)) !== this.#firstIds.get(subject.id))
            this.#unstable.add(subject.id);
        const ms = this.#elapsed(subject, raw);
        return ms === null ? null : { ms, spans: raw.spans };
    }
    measurement(cases, sampled, failure) {
        const unasked = {
            kind: "error",
            message: failure === null ? "not asked" : `not asked: ${failure.message}`,
        };
        return {
            cases: cases.map(({ id }) => {
                const spansMs = sampled.stages.get(id);
                return {
                    caseId: id,
                    outcome: this.#outcomes.get(id) ?? unasked,
                    firstMs: this.#firstMs.get(id) ?? null,
                    samplesMs: sampled.samples.get(id) ?? [],
                    ...(spansMs === undefined ? {} : { spansMs }),
                };
            }),
            timing: { ...sampled.timing, includesStart: this.#plan.clock === "with_start" },
            unstable: cases.flatMap((subject) => (this.#unstable.has(subject.id) ? [subject.id] : [])),
            retries: this.#retries,
            failure,
        };
    }
    async #ask(subject) {
        if (this.#ports.cancelled()) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("cancelled", "the run was cancelled", {
                hint: "What was measured until then is in the report.",
            });
        }
        const raw = await this.#ports.retriever.ask({
            caseId: subject.askedAs ?? subject.id,
            query: subject.query,
            k: this.#plan.k,
        });
        this.#retries += raw.retries;
        return raw;
    }
    async #first(subject) {
        const raw = await this.#ask(subject);
        if (raw.kind === "error") {
            this.#outcomes.set(subject.id, { kind: "error", message: raw.message });
            return;
        }
        const answer = this.#answer(subject, raw);
        this.#outcomes.set(subject.id, answer);
        this.#firstIds.set(subject.id, idsOf(answer));
        const elapsed = this.#elapsed(subject, raw);
        if (elapsed !== null)
            this.#firstMs.set(subject.id, elapsed);
    }
    #answer(subject, raw) {
        const { k, definition } = this.#plan;
        try {
            const hits = (0,_ranking_js__WEBPACK_IMPORTED_MODULE_1__/* .rank */ .T)(raw.results, subject.askedAs ?? subject.id, k, definition);
            const { kind, degraded, reportedMs, spans, usage, answer } = raw;
            return {
                kind,
                hits,
                returned: raw.results.length,
                degraded,
                ...(reportedMs === undefined ? {} : { reportedMs }),
                ...(spans === undefined ? {} : { spans }),
                ...(usage === undefined ? {} : { usage }),
                ...(answer === undefined ? {} : { answer }),
            };
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError))
                throw error;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError(error.code, `case "${subject.id}": ${error.message}`, {
                ...(error.hint === undefined ? {} : { hint: error.hint }),
                cause: error,
            });
        }
    }
    /** Milliseconds by the clock that the config chose; null where a recorded run carries none. */
    #elapsed(subject, raw) {
        const { latency, clock } = this.#plan;
        if (clock === "recorded")
            return raw.reportedMs ?? null;
        if (latency === "off" || latency.source === "measured")
            return raw.elapsedMs;
        if (raw.reportedMs !== undefined)
            return raw.reportedMs;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("retriever_answer", `case "${subject.id}": the answer has no latency_ms`, {
            hint: "`latency.source: reported` needs `latency_ms` in every answer; or use `source: measured`.",
        });
    }
}
function idsOf(answer) {
    return JSON.stringify(answer.hits.map((hit) => hit.docId));
}


/***/ }),

/***/ 7522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ Stages)
/* harmony export */ });
class Stages {
    #byCase = new Map();
    get byCase() {
        return this.#byCase;
    }
    add(caseId, spans) {
        for (const [stage, ms] of Object.entries(spans ?? {})) {
            const own = this.#byCase.get(caseId) ?? new Map();
            this.#byCase.set(caseId, own);
            const samples = own.get(stage);
            if (samples === undefined)
                own.set(stage, [ms]);
            else
                samples.push(ms);
        }
    }
    delete(caseId) {
        this.#byCase.delete(caseId);
    }
}


/***/ })

};
